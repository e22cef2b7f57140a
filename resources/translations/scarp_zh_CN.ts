<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AddressBox</name>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Where the data is; the arrow lists the addresses used last</source>
        <translation>数据所在的位置；箭头列出最近使用的地址</translation>
    </message>
    <message>
        <source>Which address? Paste it here</source>
        <translation>哪个地址？粘贴到这里</translation>
    </message>
    <message>
        <source>That is no address: it begins with https://, s3:// or the like</source>
        <translation>这不是地址：地址以 https://、s3:// 等开头</translation>
    </message>
</context>
<context>
    <name>AssetPicture</name>
    <message>
        <source>%1 by the rule “%2”</source>
        <translation>%1，来自规则“%2”</translation>
    </message>
</context>
<context>
    <name>BrushSections</name>
    <message>
        <source>Size and effect</source>
        <translation>大小与效果</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>From the brush&apos;s centre to its rim. Keys: [ and ]</source>
        <translation>从笔刷中心到边缘。按键：[ 和 ]</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>What one pass changes under the centre. Keys: - and =</source>
        <translation>一次经过在中心下改变多少。按键：- 和 =</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流量</translation>
    </message>
    <message>
        <source>What the brush changes a second while it is held still; 0 for nothing</source>
        <translation>笔刷静止时每秒的改变量；0 为不变</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Never steeper than</source>
        <translation>不陡于</translation>
    </message>
    <message>
        <source>The brush leaves no ground steeper than this, degrees</source>
        <translation>笔刷不会留下比这更陡的地面，度</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>Ground may rise and sink</source>
        <translation>地面可升可降</translation>
    </message>
    <message>
        <source>Ground may only rise</source>
        <translation>地面只能升高</translation>
    </message>
    <message>
        <source>Ground may only sink</source>
        <translation>地面只能降低</translation>
    </message>
    <message>
        <source>Min height</source>
        <translation>最小高度</translation>
    </message>
    <message>
        <source>Ground below this height is left alone</source>
        <translation>低于此高度的地面不变</translation>
    </message>
    <message>
        <source>Max height</source>
        <translation>最大高度</translation>
    </message>
    <message>
        <source>Ground above this height is left alone</source>
        <translation>高于此高度的地面不变</translation>
    </message>
    <message>
        <source>Min slope</source>
        <translation>最小坡度</translation>
    </message>
    <message>
        <source>Gentler ground is left alone, degrees</source>
        <translation>更缓的地面不变，度</translation>
    </message>
    <message>
        <source>Max slope</source>
        <translation>最大坡度</translation>
    </message>
    <message>
        <source>Steeper ground is left alone, degrees</source>
        <translation>更陡的地面不变，度</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>抖动</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Dabs land off the path by up to this much, percent of the radius</source>
        <translation>笔触点最多偏离路径这么多，半径的百分比</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Dabs are smaller by up to this much</source>
        <translation>笔触点最多缩小这么多</translation>
    </message>
    <message>
        <source>Dabs are weaker by up to this much</source>
        <translation>笔触点最多减弱这么多</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Alphas are turned by up to this much to either side, degrees</source>
        <translation>Alpha 向两侧最多旋转这么多，度</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Another number is another chance; the same one gives the same stroke</source>
        <translation>换一个数就换一种随机；同一个数得到同样的笔划</translation>
    </message>
    <message>
        <source>Pen pressure</source>
        <translation>笔压</translation>
    </message>
    <message>
        <source>A harder press makes the brush larger</source>
        <translation>压得越重，笔刷越大</translation>
    </message>
    <message>
        <source>A harder press makes the brush stronger</source>
        <translation>压得越重，笔刷越强</translation>
    </message>
    <message>
        <source>A harder press flows faster while the pen is held still</source>
        <translation>压得越重，笔静止时流量越大</translation>
    </message>
    <message>
        <source>light</source>
        <translation>轻</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>重</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>笔划</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>Between two dabs of the brush, percent of the radius. Changes smoothness and cost, not strength</source>
        <translation>笔刷两个笔触点之间，半径的百分比。影响平滑与开销，不影响强度</translation>
    </message>
    <message>
        <source>Stabiliser</source>
        <translation>稳定器</translation>
    </message>
    <message>
        <source>The brush trails the pointer on a string of this length, percent of the radius, so that a shaky hand draws a calm line</source>
        <translation>笔刷像被这么长的线拖着跟随指针，半径的百分比，使抖动的手也能画出平稳的线</translation>
    </message>
    <message>
        <source>Smooth path</source>
        <translation>平滑路径</translation>
    </message>
    <message>
        <source>Curves through the points that the pointer tells, instead of straight pieces</source>
        <translation>用曲线穿过指针的各点，而不是直线段</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Radial</source>
        <translation>径向</translation>
    </message>
    <message>
        <source>One brush</source>
        <translation>一个笔刷</translation>
    </message>
    <message>
        <source>Mirrored east and west</source>
        <translation>东西镜像</translation>
    </message>
    <message>
        <source>Mirrored north and south</source>
        <translation>南北镜像</translation>
    </message>
    <message>
        <source>Mirrored both ways: four brushes</source>
        <translation>双向镜像：四个笔刷</translation>
    </message>
    <message>
        <source>Turned around a point</source>
        <translation>绕一点旋转</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>臂数</translation>
    </message>
    <message>
        <source>How many brushes there are around the point</source>
        <translation>绕该点有多少个笔刷</translation>
    </message>
    <message>
        <source>Centre east</source>
        <translation>中心（东）</translation>
    </message>
    <message>
        <source>Where the copies meet, to the east of the terrain&apos;s middle</source>
        <translation>各副本相交处，距地形中心向东的距离</translation>
    </message>
    <message>
        <source>Centre north</source>
        <translation>中心（北）</translation>
    </message>
    <message>
        <source>Where the copies meet, to the north of the terrain&apos;s middle</source>
        <translation>各副本相交处，距地形中心向北的距离</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>%1 falloff</source>
        <translation>%1衰减</translation>
    </message>
    <message>
        <source>A falloff that you draw</source>
        <translation>自己绘制的衰减</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>边缘</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>内半径</translation>
    </message>
    <message>
        <source>How much of the radius is at full strength, percent. Keys: Ctrl+Shift+[ and ]</source>
        <translation>半径中有多少为全强度，百分比。按键：Ctrl+Shift+[ 和 ]</translation>
    </message>
</context>
<context>
    <name>CommandSearch</name>
    <message>
        <source>a an the it is this that these to for of in on at as with and my me i you we how do does can make want get let some</source>
        <translation>的 了 把 让 我 我的 你 您 请 怎么 如何 怎样 想 要 能 可以 一个 这个 那个 在 和 与 用 给 到 是 做 弄</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>up higher hill mountain build add ground mound dune</source>
        <translation>抬升 升高 更高 山 丘 堆 加高 地面 沙丘</translation>
    </message>
    <message>
        <source>down dig deeper valley trench remove ground carve</source>
        <translation>降低 挖 更深 山谷 沟 去掉 地面 雕</translation>
    </message>
    <message>
        <source>soften blur bumps rough even relax calm</source>
        <translation>柔和 模糊 颠簸 粗糙 均匀 平滑 平整</translation>
    </message>
    <message>
        <source>crisp detail rough ridges</source>
        <translation>清晰 细节 粗糙 山脊 锐化</translation>
    </message>
    <message>
        <source>flat level even plane building site ground</source>
        <translation>平 平整 平面 建筑场地 地面 压平</translation>
    </message>
    <message>
        <source>exact height elevation metres absolute target</source>
        <translation>精确 高度 海拔 米 绝对 目标</translation>
    </message>
    <message>
        <source>rough random fractal bumps natural detail</source>
        <translation>粗糙 随机 分形 起伏 自然 细节 噪声</translation>
    </message>
    <message>
        <source>steps stairs rice fields strata layers mesa</source>
        <translation>台阶 阶梯 水稻 梯田 地层 层 平顶山</translation>
    </message>
    <message>
        <source>table mesa platform flat top</source>
        <translation>桌山 平顶山 平台 平顶 高原</translation>
    </message>
    <message>
        <source>impact meteor volcano moon caldera</source>
        <translation>撞击 陨石 火山 月球 陨石坑</translation>
    </message>
    <message>
        <source>alpha picture height image mountain shape</source>
        <translation>alpha 图片 高度 图像 山 形状 印章</translation>
    </message>
    <message>
        <source>copy ground elsewhere duplicate mountain</source>
        <translation>复制 地面 别处 山 克隆</translation>
    </message>
    <message>
        <source>smear drag push move ground</source>
        <translation>涂抹 拖动 推 移动 地面</translation>
    </message>
    <message>
        <source>undo here paint history back original erosion</source>
        <translation>撤销 这里 画回 历史 原来 侵蚀</translation>
    </message>
    <message>
        <source>erosion rain water river gully erode wear</source>
        <translation>侵蚀 雨 水 河 冲沟 冲刷</translation>
    </message>
    <message>
        <source>erosion talus scree landslide slump erode weather</source>
        <translation>侵蚀 休止角 碎石 滑坡 塌方 风化</translation>
    </message>
    <message>
        <source>cave tunnel cut out delete ground no data</source>
        <translation>洞穴 隧道 挖去 删除 地面 孔洞 无数据</translation>
    </message>
    <message>
        <source>close hole repair missing patch void no data</source>
        <translation>封闭 孔洞 修复 缺失 补 空 无数据</translation>
    </message>
    <message>
        <source>create blank empty island flat start world</source>
        <translation>新建 创建 空白 岛 平地 开始 世界</translation>
    </message>
    <message>
        <source>load file project dem geotiff heightmap</source>
        <translation>加载 文件 项目 dem geotiff 高度图</translation>
    </message>
    <message>
        <source>team share together others collaborate multiplayer server postgres work</source>
        <translation>团队 共享 一起 他人 协作 多人 服务器 postgres 工作</translation>
    </message>
    <message>
        <source>load raw dem heightmap png geotiff lidar elevation data</source>
        <translation>加载 raw dem 高度图 png geotiff lidar 激光雷达 高程 数据</translation>
    </message>
    <message>
        <source>download internet url web online cloud s3 cog stac wcs dem elevation data</source>
        <translation>下载 互联网 网址 网络 在线 云 s3 cog stac wcs dem 高程 数据</translation>
    </message>
    <message>
        <source>wrong height scale units upside down flipped feet</source>
        <translation>高度错误 比例 单位 颠倒 翻转 英尺</translation>
    </message>
    <message>
        <source>mesh asset tree gltf glb fbx obj add own</source>
        <translation>网格 模型 树 gltf glb fbx obj 添加 自己的</translation>
    </message>
    <message>
        <source>splat map mask texture weight land cover</source>
        <translation>splat 贴图 遮罩 纹理 权重 土地覆盖</translation>
    </message>
    <message>
        <source>satellite aerial photo image map overlay orthophoto texture</source>
        <translation>卫星 航空 照片 图像 地图 叠加 正射影像 纹理</translation>
    </message>
    <message>
        <source>satellite wms wmts map online overlay</source>
        <translation>卫星 wms wmts 地图 在线 叠加</translation>
    </message>
    <message>
        <source>store keep project</source>
        <translation>保存 存储 项目</translation>
    </message>
    <message>
        <source>earlier older backup history restore previous go back</source>
        <translation>更早 旧 备份 历史 恢复 以前 返回</translation>
    </message>
    <message>
        <source>discard throw away changes start over</source>
        <translation>丢弃 放弃 更改 重新开始</translation>
    </message>
    <message>
        <source>save as geotiff png raw r16 exr unity unreal godot terrain3d engine height map elevation data</source>
        <translation>保存为 geotiff png raw r16 exr unity unreal godot terrain3d 引擎 高度图 高程 数据</translation>
    </message>
    <message>
        <source>split save cut chunks streaming world composition unity unreal godot web map cesium mapbox</source>
        <translation>分割 保存 切块 瓦片 流送 world composition unity unreal godot 网络 地图 cesium mapbox</translation>
    </message>
    <message>
        <source>3d print printer stl obj glb ply 3mf triangles model solid</source>
        <translation>3d 打印 打印机 stl obj glb ply 3mf 三角形 模型 实体</translation>
    </message>
    <message>
        <source>trees points csv geojson geopackage gis positions</source>
        <translation>树 点 csv geojson geopackage gis 位置</translation>
    </message>
    <message>
        <source>splat map weight texture alphamap mask</source>
        <translation>splat 贴图 权重 纹理 alphamap 遮罩</translation>
    </message>
    <message>
        <source>settings options configure autosave memory cache</source>
        <translation>设置 选项 配置 自动保存 内存 缓存</translation>
    </message>
    <message>
        <source>back mistake take back wrong erosion step</source>
        <translation>返回 错误 撤回 错 侵蚀 步骤</translation>
    </message>
    <message>
        <source>again forward</source>
        <translation>再次 向前</translation>
    </message>
    <message>
        <source>tree plant forest house rock model asset put prop vegetation</source>
        <translation>树 植物 森林 房子 岩石 模型 资源 放置 道具 植被</translation>
    </message>
    <message>
        <source>move rotate scale tree pick gizmo</source>
        <translation>移动 旋转 缩放 树 选取 操纵杆</translation>
    </message>
    <message>
        <source>distance length area volume profile ruler how far size section</source>
        <translation>距离 长度 面积 体积 剖面 尺 多远 大小 截面</translation>
    </message>
    <message>
        <source>texture snow grass rock sand colour color ground splat surface</source>
        <translation>纹理 雪 草 岩石 沙 颜色 地面 splat 表面</translation>
    </message>
    <message>
        <source>bigger wider size increase</source>
        <translation>更大 更宽 大小 增加</translation>
    </message>
    <message>
        <source>little narrower size decrease</source>
        <translation>小 更窄 大小 减小</translation>
    </message>
    <message>
        <source>more power intensity increase</source>
        <translation>更强 力度 增加</translation>
    </message>
    <message>
        <source>less power intensity gentle decrease</source>
        <translation>更弱 力度 柔和 减小</translation>
    </message>
    <message>
        <source>falloff feather blurry brush</source>
        <translation>衰减 羽化 模糊 笔刷</translation>
    </message>
    <message>
        <source>falloff crisp sharp brush</source>
        <translation>衰减 清晰 锐利 笔刷</translation>
    </message>
    <message>
        <source>eyedropper pick sample height colour</source>
        <translation>吸管 取样 高度 颜色</translation>
    </message>
    <message>
        <source>redo same again</source>
        <translation>重做 同样 再来</translation>
    </message>
    <message>
        <source>remove region</source>
        <translation>移除 区域</translation>
    </message>
    <message>
        <source>region mountain duplicate clipboard</source>
        <translation>区域 山 复制 剪贴板</translation>
    </message>
    <message>
        <source>insert region mountain clipboard</source>
        <translation>插入 区域 山 剪贴板</translation>
    </message>
    <message>
        <source>invisible trees objects</source>
        <translation>不可见 树 物体 隐藏</translation>
    </message>
    <message>
        <source>mask box region marquee area</source>
        <translation>遮罩 框 区域 选框 面积</translation>
    </message>
    <message>
        <source>mask circle oval region</source>
        <translation>遮罩 圆 椭圆 区域</translation>
    </message>
    <message>
        <source>mask freehand outline region</source>
        <translation>遮罩 手绘 轮廓 套索 区域</translation>
    </message>
    <message>
        <source>mask magic similar steep slopes lake cliffs by slope height</source>
        <translation>遮罩 魔棒 相似 陡坡 湖 悬崖 按坡度 高度</translation>
    </message>
    <message>
        <source>mask brush quick</source>
        <translation>遮罩 笔刷 快速</translation>
    </message>
    <message>
        <source>zoom all everything fit center centre lost home reset camera view</source>
        <translation>缩放 全部 适应 中心 居中 迷失 主页 重置 相机 视图</translation>
    </message>
    <message>
        <source>top plan map bird straight down</source>
        <translation>顶视 平面 地图 鸟瞰 正下方</translation>
    </message>
    <message>
        <source>ortho flat plan parallel</source>
        <translation>正交 平面 平行</translation>
    </message>
    <message>
        <source>camera saved</source>
        <translation>相机 已存</translation>
    </message>
    <message>
        <source>what can be seen line of sight visible from here view</source>
        <translation>能看到什么 视线 可见 从这里 视域</translation>
    </message>
    <message>
        <source>shade sunlight day time dark light</source>
        <translation>阴影 阳光 时间 暗 亮</translation>
    </message>
    <message>
        <source>ambient occlusion sky light</source>
        <translation>环境光遮蔽 天空 光</translation>
    </message>
    <message>
        <source>isolines height lines topographic map curves</source>
        <translation>等值线 高度 线 地形图 等高线</translation>
    </message>
    <message>
        <source>sea level ocean lake flood</source>
        <translation>海平面 海洋 湖 洪水</translation>
    </message>
    <message>
        <source>mesh triangles edges polygons topology</source>
        <translation>网格 三角形 边 多边形 拓扑</translation>
    </message>
    <message>
        <source>steepness gradient steep angle avalanche</source>
        <translation>陡度 坡度 陡 角度 雪崩</translation>
    </message>
    <message>
        <source>elevation colours atlas colour ramp</source>
        <translation>高程 颜色 地图集 色带</translation>
    </message>
    <message>
        <source>relief grey shadow light</source>
        <translation>地貌 灰 阴影 光</translation>
    </message>
    <message>
        <source>theme night black mode</source>
        <translation>主题 夜 黑 模式</translation>
    </message>
    <message>
        <source>theme day white bright mode</source>
        <translation>主题 白天 白 亮 模式</translation>
    </message>
    <message>
        <source>mouse navigation like controls orbit</source>
        <translation>鼠标 导航 类似 操作 环绕</translation>
    </message>
    <message>
        <source>panels docks windows lost missing arrange</source>
        <translation>面板 停靠 窗口 丢失 找不到 排列</translation>
    </message>
    <message>
        <source>keyboard keys hotkeys help mouse cheat sheet</source>
        <translation>键盘 按键 快捷键 帮助 鼠标 速查</translation>
    </message>
    <message>
        <source>log errors warnings what was said</source>
        <translation>日志 错误 警告 说过什么</translation>
    </message>
    <message>
        <source>river canal lake stream water surface</source>
        <translation>河流 运河 湖 小溪 水面</translation>
    </message>
    <message>
        <source>script record macro python json automate batch</source>
        <translation>脚本 录制 宏 python json 自动化 批处理</translation>
    </message>
    <message>
        <source>explain control meaning help tip</source>
        <translation>说明 控件 含义 帮助 提示</translation>
    </message>
    <message>
        <source>first start begin example tour new changes</source>
        <translation>首次 开始 入门 示例 导览 新功能 更改</translation>
    </message>
    <message>
        <source>lock reserve lease claim region team</source>
        <translation>锁定 保留 占用 区域 团队</translation>
    </message>
    <message>
        <source>version label tag milestone checkpoint</source>
        <translation>版本 标签 里程碑 检查点</translation>
    </message>
    <message>
        <source>slope path way up incline road</source>
        <translation>坡 路 上坡 斜坡 道路</translation>
    </message>
    <message>
        <source>road river path spline track railway wall dam canal street stream pad pond curve polyline vector</source>
        <translation>道路 河流 路径 样条 小径 铁路 墙 水坝 运河 街道 溪流 平台 池塘 曲线 折线 矢量</translation>
    </message>
    <message>
        <source>stroke along curve spline path brush</source>
        <translation>沿曲线 笔画 样条 路径 画笔</translation>
    </message>
    <message>
        <source>osm openstreetmap gpx geojson shapefile kml dxf roads vector</source>
        <translation>osm openstreetmap gpx geojson shapefile kml dxf 道路 矢量</translation>
    </message>
    <message>
        <source>roads splines geojson dxf geopackage vector</source>
        <translation>道路 样条 geojson dxf geopackage 矢量</translation>
    </message>
    <message>
        <source>repeat batch bake update all presets</source>
        <translation>重复 批量 烘焙 更新 全部 预设</translation>
    </message>
    <message>
        <source>rename other name file</source>
        <translation>重命名 另存 文件</translation>
    </message>
    <message>
        <source>duplicate backup file</source>
        <translation>副本 备份 文件</translation>
    </message>
    <message>
        <source>shrink vacuum smaller file size clean up</source>
        <translation>压缩 整理 文件大小 清理</translation>
    </message>
    <message>
        <source>difference diff change before after</source>
        <translation>差异 差分 变化 前后</translation>
    </message>
    <message>
        <source>units feet miles metres imperial metric language</source>
        <translation>单位 英尺 英里 米 英制 公制 语言</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>退出 关闭</translation>
    </message>
    <message>
        <source>remove erase clear</source>
        <translation>删除 移除 清除</translation>
    </message>
    <message>
        <source>brush from selection alpha heightmap stencil</source>
        <translation>从选区创建画笔 alpha 高度图 模板</translation>
    </message>
    <message>
        <source>copy clone instance</source>
        <translation>复制 克隆 实例</translation>
    </message>
    <message>
        <source>select similar linked</source>
        <translation>选择相似 同类 关联</translation>
    </message>
    <message>
        <source>swap exchange mesh model</source>
        <translation>交换 替换 网格 模型</translation>
    </message>
    <message>
        <source>combine together join</source>
        <translation>组合 合并 一起</translation>
    </message>
    <message>
        <source>freeze protect pin</source>
        <translation>冻结 保护 固定</translation>
    </message>
    <message>
        <source>unhide visible reveal</source>
        <translation>取消隐藏 可见 显示</translation>
    </message>
    <message>
        <source>clear nothing</source>
        <translation>清除 无 取消</translation>
    </message>
    <message>
        <source>inverse opposite swap</source>
        <translation>反选 相反 反转</translation>
    </message>
    <message>
        <source>expand dilate larger</source>
        <translation>扩展 扩大 膨胀</translation>
    </message>
    <message>
        <source>contract erode smaller</source>
        <translation>收缩 缩小 腐蚀</translation>
    </message>
    <message>
        <source>feather soften edge</source>
        <translation>羽化 柔化 边缘</translation>
    </message>
    <message>
        <source>compass up direction</source>
        <translation>指南针 朝上 方向</translation>
    </message>
    <message>
        <source>elevation numpad</source>
        <translation>立面 小键盘</translation>
    </message>
    <message>
        <source>right left elevation numpad</source>
        <translation>右 左 立面 小键盘</translation>
    </message>
    <message>
        <source>3d camera</source>
        <translation>3d 相机</translation>
    </message>
    <message>
        <source>underground collision camera beneath cave</source>
        <translation>地下 碰撞 相机 下方 洞穴</translation>
    </message>
    <message>
        <source>screenshot capture picture image render photo snapshot png print</source>
        <translation>截图 屏幕截图 捕捉 图片 图像 渲染 照片 快照 png 打印</translation>
    </message>
    <message>
        <source>debug ray cursor accuracy</source>
        <translation>调试 光线 光标 精度</translation>
    </message>
    <message>
        <source>coordinates squares overlay</source>
        <translation>坐标 方格 叠加</translation>
    </message>
    <message>
        <source>viewpoint eye tower line of sight</source>
        <translation>视点 眼睛 塔 视线</translation>
    </message>
    <message>
        <source>check out exclusive</source>
        <translation>签出 独占</translation>
    </message>
    <message>
        <source>accessibility readable</source>
        <translation>无障碍 易读</translation>
    </message>
    <message>
        <source>animation accessibility dizzy</source>
        <translation>动画 无障碍 眩晕</translation>
    </message>
    <message>
        <source>help documentation handbook guide docs user tutorial</source>
        <translation>帮助 文档 手册 指南 用户 教程</translation>
    </message>
    <message>
        <source>search palette action menu</source>
        <translation>搜索 面板 操作 菜单</translation>
    </message>
    <message>
        <source>version licence credits</source>
        <translation>版本 许可证 致谢</translation>
    </message>
    <message>
        <source>foliage instance scatter spawn</source>
        <translation>植被 实例 散布 生成</translation>
    </message>
    <message>
        <source>cross section elevation profile cut fill</source>
        <translation>横断面 高程剖面 挖方 填方</translation>
    </message>
    <message>
        <source>layer weight splat blend</source>
        <translation>图层 权重 splat 混合</translation>
    </message>
    <message>
        <source>flow sediment channels</source>
        <translation>水流 沉积 沟渠</translation>
    </message>
    <message>
        <source>plateau pad terrace</source>
        <translation>高原 平台 台地</translation>
    </message>
    <message>
        <source>stamp tool heal</source>
        <translation>图章工具 修复</translation>
    </message>
    <message>
        <source>members invite role administrator permissions rights rename archive delete team</source>
        <translation>成员 邀请 角色 管理员 权限 重命名 归档 删除 团队</translation>
    </message>
    <message>
        <source>polygon shapefile geopackage geojson feature attribute buffer mask import</source>
        <translation>多边形 面 shapefile geopackage geojson 要素 属性 缓冲区 遮罩 导入 矢量</translation>
    </message>
    <message>
        <source>save export for engine scene heightmap landscape weights trees objects everything</source>
        <translation>保存 导出 用于 引擎 场景 高度图 地形 权重 树 物体 全部</translation>
    </message>
    <message>
        <source>slope cliffs steep height altitude elevation threshold mask</source>
        <translation>坡度 悬崖 陡 高度 海拔 阈值 遮罩</translation>
    </message>
    <message>
        <source>texture grass rock sand snow ground surface default</source>
        <translation>纹理 草 岩石 沙 雪 地面 表面 默认</translation>
    </message>
    <message>
        <source>placed stamp movable landform heightmap mountain crater dune</source>
        <translation>放置 印章 可移动 地貌 高度图 山 陨石坑 沙丘</translation>
    </message>
    <message>
        <source>new create</source>
        <translation>新建 创建</translation>
    </message>
    <message>
        <source>folder new create</source>
        <translation>文件夹 新建 创建</translation>
    </message>
    <message>
        <source>folder combine together</source>
        <translation>文件夹 组合 合并 一起</translation>
    </message>
    <message>
        <source>flatten group combine</source>
        <translation>拼合 组 合并 组合</translation>
    </message>
</context>
<context>
    <name>ExportQuestion</name>
    <message>
        <source>export it again to write it as it is</source>
        <translation>再次导出可按原样写入</translation>
    </message>
    <message>
        <source>Export Damaged Project</source>
        <translation>导出已损坏的项目</translation>
    </message>
    <message>
        <source>Part of what is exported is damaged in the project&apos;s file.</source>
        <translation>要导出的部分内容在项目文件中已损坏。</translation>
    </message>
    <message>
        <source>Export Anyway</source>
        <translation>仍然导出</translation>
    </message>
</context>
<context>
    <name>HeightmapExport</name>
    <message>
        <source>no-data value %1</source>
        <translation>无数据值 %1</translation>
    </message>
    <message>
        <source>scale %1</source>
        <translation>比例 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 bands</source>
        <translation>
            <numerusform>%1 个波段</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Terrain</source>
        <translation>导出地形</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>用于哪个程序</translation>
    </message>
    <message>
        <source>Follows the conventions of that program: orientation, range, file layout</source>
        <translation>遵循该程序的惯例：方向、范围、文件布局</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>As the source: with the type, no-data value, scale, bands and layout of the imported file; samples that were not edited keep their stored values</source>
        <translation>与源数据相同：采用所导入文件的类型、无数据值、比例、波段和布局；未编辑的样本保留其存储值</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>How the file is packed; none of them loses anything</source>
        <translation>文件的压缩方式；均为无损</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Cloud optimised (COG)</source>
        <translation>云优化（COG）</translation>
    </message>
    <message>
        <source>Writes overviews and orders tiles for reading over a network</source>
        <translation>写入概览图，并按适合网络读取的顺序排列瓦片</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>大端</translation>
    </message>
    <message>
        <source>Writes the high byte of each sample first</source>
        <translation>先写出每个样本的高位字节</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The first row of the file</source>
        <translation>文件的首行</translation>
    </message>
    <message>
        <source>North first</source>
        <translation>北在前</translation>
    </message>
    <message>
        <source>South first</source>
        <translation>南在前</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>分级</translation>
    </message>
    <message>
        <source>Lowest to highest: all values are used. Fixed step: a height keeps its value, whatever the range</source>
        <translation>最低至最高：使用所有值。固定级差：无论范围如何，同一高度的值不变</translation>
    </message>
    <message>
        <source>Lowest to highest</source>
        <translation>最低至最高</translation>
    </message>
    <message>
        <source>Fixed step</source>
        <translation>固定级差</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>级差</translation>
    </message>
    <message>
        <source>the smallest that fits</source>
        <translation>能容纳的最小值</translation>
    </message>
    <message>
        <source>Difference of height between two values</source>
        <translation>两个值之间的高度差</translation>
    </message>
    <message>
        <source>Anchor height</source>
        <translation>锚点高度</translation>
    </message>
    <message>
        <source>The height that the value stands for</source>
        <translation>该值代表的高度</translation>
    </message>
    <message>
        <source>Anchor value</source>
        <translation>锚点值</translation>
    </message>
    <message>
        <source>The value of samples at that height</source>
        <translation>该高度处样本的值</translation>
    </message>
    <message>
        <source>has the value</source>
        <translation>的值为</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>锚点</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Dither between steps</source>
        <translation>级间抖动</translation>
    </message>
    <message>
        <source>Heights between two steps take the one or the other in a fine pattern, so that slopes have no terraces; a height is then off by a step at most, not by half of one</source>
        <translation>两级之间的高度以细密图案取其中之一，使坡面没有阶梯；高度误差最多为一级，而不是半级</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>导出预设</translation>
    </message>
    <message>
        <source>Save the settings as a preset, or rename or remove one</source>
        <translation>把设置存为预设，或重命名、移除预设</translation>
    </message>
    <message>
        <source>Save Preset…</source>
        <translation>保存预设…</translation>
    </message>
    <message>
        <source>Rename Preset…</source>
        <translation>重命名预设…</translation>
    </message>
    <message>
        <source>Remove Preset</source>
        <translation>移除预设</translation>
    </message>
    <message>
        <source>Any program</source>
        <translation>任何程序</translation>
    </message>
    <message>
        <source>Save Preset</source>
        <translation>保存预设</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>重命名预设</translation>
    </message>
    <message>
        <source>%1 bits: one step is %2.</source>
        <translation>%1 位：一级为 %2。</translation>
    </message>
    <message>
        <source>Height scale is stored in a .json file next to it.</source>
        <translation>高度比例保存在旁边的 .json 文件中。</translation>
    </message>
    <message>
        <source>Heights outside the range are cut off.</source>
        <translation>范围以外的高度会被截断。</translation>
    </message>
    <message>
        <source>Samples are stored as in the source: %1. Samples that were not edited keep their values; what is not kept is listed after the export.</source>
        <translation>样本按源数据的方式存储：%1。未编辑的样本保留其值；未保留的内容会在导出后列出。</translation>
    </message>
    <message>
        <source>Edited heights are rounded to whole steps of %1.</source>
        <translation>编辑过的高度舍入为级差 %1 的整数倍。</translation>
    </message>
    <message>
        <source>32-bit floating point: every height is kept exactly.</source>
        <translation>32 位浮点：每个高度都精确保留。</translation>
    </message>
    <message numerus="yes">
        <source>%1 layers will be flattened.</source>
        <translation>
            <numerusform>将合并 %1 个图层。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hidden layers are left out.</source>
        <translation>
            <numerusform>%1 个隐藏图层未包括。</numerusform>
        </translation>
    </message>
    <message>
        <source>The step has to be above 0</source>
        <translation>级差必须大于 0</translation>
    </message>
    <message>
        <source>-edited.tif</source>
        <translation>-已编辑.tif</translation>
    </message>
    <message>
        <source>Exported %1 and read it back: every height is the same.</source>
        <translation>已导出 %1 并读回：每个高度都相同。</translation>
    </message>
    <message>
        <source>Exported %1 and read it back: the largest error is %2.</source>
        <translation>已导出 %1 并读回：最大误差为 %2。</translation>
    </message>
    <message>
        <source> Resampling changed heights by %1 at most.</source>
        <translation> 重采样使高度最多改变 %1。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>none: read back, every height is the same</source>
        <translation>无：已读回，每个高度都相同</translation>
    </message>
    <message>
        <source>%1, found by reading the file back</source>
        <translation>%1，由读回文件得出</translation>
    </message>
    <message>
        <source>Resampled</source>
        <translation>重采样</translation>
    </message>
    <message>
        <source>to %1 × %2 samples; heights changed by %3 at most, 99 % of them by %4 or less, by %5 on average</source>
        <translation>为 %1 × %2 个样本；高度最多改变 %3，99 % 改变不超过 %4，平均 %5</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>一级</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>ImportFacts</name>
    <message>
        <source>8 bits</source>
        <translation>8 位</translation>
    </message>
    <message>
        <source>8 bits, signed</source>
        <translation>8 位，有符号</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>16 bits, signed</source>
        <translation>16 位，有符号</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 位</translation>
    </message>
    <message>
        <source>32 bits, signed</source>
        <translation>32 位，有符号</translation>
    </message>
    <message>
        <source>16 bits, floating point</source>
        <translation>16 位浮点</translation>
    </message>
    <message>
        <source>32 bits, floating point</source>
        <translation>32 位浮点</translation>
    </message>
    <message>
        <source>64 bits, floating point</source>
        <translation>64 位浮点</translation>
    </message>
    <message>
        <source>brightness of the colours</source>
        <translation>颜色的亮度</translation>
    </message>
    <message>
        <source>colours as Terrarium tiles have them</source>
        <translation>Terrarium 瓦片的颜色</translation>
    </message>
    <message>
        <source>colours as Mapbox tiles have them</source>
        <translation>Mapbox 瓦片的颜色</translation>
    </message>
    <message>
        <source>%1, %2, %3 × %4 samples: %5</source>
        <translation>%1，%2，%3 × %4 个样本：%5</translation>
    </message>
    <message>
        <source>heights %1, %2</source>
        <translation>高度 %1，%2</translation>
    </message>
</context>
<context>
    <name>LineExport</name>
    <message>
        <source>Water Levels</source>
        <translation>水位</translation>
    </message>
    <message>
        <source>Write the levels of the water of rivers, canals and ponds in place of their beds</source>
        <translation>写出河流、运河和池塘的水位，而不是其河床</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines of the layer “%2”, with their heights.</source>
        <translation>
            <numerusform>图层“%2”的 %1 条线，带高度。</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
</context>
<context>
    <name>LineFacts</name>
    <message>
        <source>Border</source>
        <translation>边界</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>Max. grade</source>
        <translation>最大纵坡</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Min. radius</source>
        <translation>最小半径</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>直线</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>上升</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>下降</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>桥梁</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>隧道</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>挖方</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填方</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>搬运</translation>
    </message>
    <message>
        <source>Raised by</source>
        <translation>抬高</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>……以及另外 %1 项。</translation>
    </message>
    <message>
        <source>The ends need a grade of %1; the maximum is %2. Lengthen the line to %3 with hairpins, or raise the maximum grade.</source>
        <translation>两端之间需要 %1 的纵坡，而最大值为 %2。请用回头弯将线延长到 %3，或提高最大纵坡。</translation>
    </message>
    <message>
        <source>Point %1 is %2 above its height; the maximum grade allows no less.</source>
        <translation>第 %1 点比其设定高度高 %2；受最大纵坡所限，无法更低。</translation>
    </message>
    <message>
        <source>Point %1 is %2 below its height; the maximum grade allows no more.</source>
        <translation>第 %1 点比其设定高度低 %2；受最大纵坡所限，无法更高。</translation>
    </message>
    <message>
        <source>From %1 to %2 the bed is up to %3 above the terrain. A bridge, hairpins or a steeper grade avoid that.</source>
        <translation>从 %1 到 %2，路基最多高出地形 %3。桥梁、回头弯或更陡的纵坡可避免这种情况。</translation>
    </message>
    <message>
        <source>From %1 to %2 the bed is up to %3 below the terrain. A tunnel, hairpins or a steeper grade avoid that.</source>
        <translation>从 %1 到 %2，路基最多低于地形 %3。隧道、回头弯或更陡的纵坡可避免这种情况。</translation>
    </message>
    <message>
        <source>The border crosses itself at %1.</source>
        <translation>边界在 %1 处自相交。</translation>
    </message>
    <message>
        <source>The line crosses itself at %1 at heights %2 apart. Add a bridge, or move the line.</source>
        <translation>线在 %1 处自相交，高差为 %2。请添加桥梁，或移动线。</translation>
    </message>
    <message>
        <source>The line crosses itself at %1, as a junction.</source>
        <translation>线在 %1 处自相交，形成平面交叉口。</translation>
    </message>
    <message>
        <source>Steeper banks along %1, retaining walls along %2.</source>
        <translation>较陡边坡长 %1，挡土墙长 %2。</translation>
    </message>
    <message numerus="yes">
        <source>Side slopes end before they meet the terrain at %1 samples. Increase the reach.</source>
        <translation>
            <numerusform>边坡在 %1 个样本处未及地形便已终止。请增大延伸范围。</numerusform>
        </translation>
    </message>
    <message>
        <source>Retaining wall: the side slope does not meet the terrain within its reach.</source>
        <translation>挡土墙：边坡在其延伸范围内未与地形相接。</translation>
    </message>
    <message>
        <source>Steeper bank than the settings say, to meet the terrain within its reach.</source>
        <translation>边坡比设置的更陡，以便在其延伸范围内与地形相接。</translation>
    </message>
</context>
<context>
    <name>MaterialExport</name>
    <message>
        <source>nothing: every weight is kept</source>
        <translation>无：保留每个权重</translation>
    </message>
    <message>
        <source>%1 % of a sample at most, %2 % on average</source>
        <translation>每个样本最多 %1 %，平均 %2 %</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Weights lost</source>
        <translation>丢失的权重</translation>
    </message>
    <message>
        <source>Kept, not drawn</source>
        <translation>保留但不绘制</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>读回</translation>
    </message>
    <message>
        <source>The terrain has no materials yet: add them in the Materials panel, or import them.</source>
        <translation>地形还没有材质：请在“材质”面板中添加，或导入。</translation>
    </message>
    <message>
        <source>Exported %1 and read it back.</source>
        <translation>已导出 %1 并读回。</translation>
    </message>
    <message>
        <source>The format does not hold all weights: lost are %1.</source>
        <translation>该格式容不下所有权重：丢失 %1。</translation>
    </message>
    <message>
        <source>Export Materials</source>
        <translation>导出材质</translation>
    </message>
    <message>
        <source>Exported %1 into %2 and verified %3.</source>
        <translation>已把 %1 导出到 %2 并验证 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%1 materials</source>
        <translation>
            <numerusform>%1 种材质</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>用于哪个程序</translation>
    </message>
    <message>
        <source>Kind of splat maps</source>
        <translation>splat map 的种类</translation>
    </message>
    <message>
        <source>Depth of the maps</source>
        <translation>贴图位深</translation>
    </message>
    <message>
        <source>A vertex at every</source>
        <translation>顶点间隔</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>Other sizes than the terrain&apos;s own are resampled by area over the same ground</source>
        <translation>与地形自身不同的尺寸会在同样的地面上按面积重采样</translation>
    </message>
    <message>
        <source>The editor script that comes along reads the raw files</source>
        <translation>附带的编辑器脚本会读取原始文件</translation>
    </message>
    <message>
        <source>Alphamaps as</source>
        <translation>Alphamap 格式</translation>
    </message>
    <message>
        <source>Splat maps</source>
        <translation>Splat map</translation>
    </message>
    <message>
        <source>Materials of the map</source>
        <translation>贴图中的材质</translation>
    </message>
    <message>
        <source>Four at most; without a choice those that cover most</source>
        <translation>最多四种；不选则取覆盖最多的</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>%1 texels</source>
        <translation>%1 纹素</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>纹理</translation>
    </message>
    <message>
        <source>Along the longer side of colour, normals and roughness</source>
        <translation>沿颜色、法线和粗糙度的长边</translation>
    </message>
    <message>
        <source>1: at every sample. Normals keep the shape of the samples between</source>
        <translation>1：每个样本一个。法线保留其间样本的形状</translation>
    </message>
    <message>
        <source>samples a vertex</source>
        <translation>个样本一个顶点</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>%1, the terrain&apos;s own</source>
        <translation>%1，地形自身的</translation>
    </message>
    <message>
        <source>Alphamaps of four layers each, layers.json and an editor script that assigns them. Every weight is kept.</source>
        <translation>每张四层的 alphamap、layers.json 和指派它们的编辑器脚本。保留每个权重。</translation>
    </message>
    <message>
        <source>An 8-bit grey PNG for each material, in the size of the heights. Every weight is kept.</source>
        <translation>每种材质一张 8 位灰度 PNG，尺寸与高度相同。保留每个权重。</translation>
    </message>
    <message>
        <source>control.exr with the two heaviest materials of each sample, of 32 at most.</source>
        <translation>control.exr，含每个样本权重最大的两种材质，最多 32 种。</translation>
    </message>
    <message>
        <source>splat.png with four materials; the others are left out.</source>
        <translation>splat.png，含四种材质；其余略过。</translation>
    </message>
    <message>
        <source>splat.png, splat2.png … with sixteen materials, of which the four heaviest are drawn.</source>
        <translation>splat.png、splat2.png … 含十六种材质，绘制其中权重最大的四种。</translation>
    </message>
    <message>
        <source>splat_index.png and splat_weight.png with three materials a sample.</source>
        <translation>splat_index.png 和 splat_weight.png，每个样本三种材质。</translation>
    </message>
    <message>
        <source>An 8-bit grey PNG for each material, and a script that builds the material of them. Every weight is kept.</source>
        <translation>每种材质一张 8 位灰度 PNG，以及由它们建立材质的脚本。保留每个权重。</translation>
    </message>
    <message>
        <source>weights.tif with a band for each material, and dominant.tif with the heaviest material, its colour and its name. Every weight is kept.</source>
        <translation>weights.tif，每种材质一个波段；dominant.tif，含权重最大的材质、其颜色和名称。保留每个权重。</translation>
    </message>
    <message>
        <source>The ground&apos;s colour, normals for OpenGL and DirectX, ambient occlusion, flow, slope and curvature.</source>
        <translation>地面颜色、OpenGL 和 DirectX 法线、环境光遮蔽、水流、坡度和曲率。</translation>
    </message>
    <message numerus="yes">
        <source>terrain.glb: a mesh of up to %1 triangles with baked colour, normals and roughness.</source>
        <translation>
            <numerusform>terrain.glb：最多 %1 个三角形的网格，含烘焙的颜色、法线和粗糙度。</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights are resampled by area from %1.</source>
        <translation>权重由 %1 按面积重采样。</translation>
    </message>
    <message>
        <source>Choose at least one format of alphamaps</source>
        <translation>请至少选择一种 alphamap 格式</translation>
    </message>
    <message>
        <source>CLASSIC4 takes %1 materials; %2 are chosen</source>
        <translation>CLASSIC4 容纳 %1 种材质；已选 %2 种</translation>
    </message>
    <message>
        <source>Follows the conventions of that program</source>
        <translation>遵循该程序的惯例</translation>
    </message>
    <message>
        <source>Include unused materials</source>
        <translation>包括未使用的材质</translation>
    </message>
    <message>
        <source>Write materials that are nowhere on the terrain</source>
        <translation>写出不在地形任何地方的材质</translation>
    </message>
    <message>
        <source>%1, resampled by area</source>
        <translation>%1，按面积重采样</translation>
    </message>
    <message>
        <source>All files were read back and verified</source>
        <translation>所有文件均已读回并验证</translation>
    </message>
</context>
<context>
    <name>MeasureFacts</name>
    <message>
        <source>%1° (%2 %)</source>
        <translation>%1°（%2 %）</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Plane length</source>
        <translation>平面长度</translation>
    </message>
    <message>
        <source>Surface length</source>
        <translation>表面长度</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>上升</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>下降</translation>
    </message>
    <message>
        <source>Steepest</source>
        <translation>最陡</translation>
    </message>
    <message>
        <source>Without ground</source>
        <translation>无地面</translation>
    </message>
    <message>
        <source>m²</source>
        <translation>m²</translation>
    </message>
    <message>
        <source>m³</source>
        <translation>m³</translation>
    </message>
    <message>
        <source>Plane area</source>
        <translation>平面面积</translation>
    </message>
    <message>
        <source>Surface area</source>
        <translation>表面面积</translation>
    </message>
    <message>
        <source>Fill (added)</source>
        <translation>填方（增加）</translation>
    </message>
    <message>
        <source>Cut (above)</source>
        <translation>挖方（以上）</translation>
    </message>
    <message>
        <source>Cut (removed)</source>
        <translation>挖方（移除）</translation>
    </message>
    <message>
        <source>Fill (below)</source>
        <translation>填方（以下）</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>差额</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Boo&amp;kmarks</source>
        <translation>书签(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Save Bookmark</source>
        <translation>保存书签(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;hading</source>
        <translation>着色(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Objects</source>
        <translation>物体(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>笔刷(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Te&amp;xt Size</source>
        <translation>文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Mouse Like In</source>
        <translation>鼠标如同(&amp;M)</translation>
    </message>
    <message>
        <source>Export &amp;For</source>
        <translation>为程序导出(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>图层(&amp;L)</translation>
    </message>
</context>
<context>
    <name>MeshExport</name>
    <message numerus="yes">
        <source>%1 triangles</source>
        <translation>
            <numerusform>%1 个三角形</numerusform>
        </translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>%1, at column %2, row %3; measured everywhere, not at samples only</source>
        <translation>%1，位于第 %2 列、第 %3 行；处处测量，不只在样本处</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>读回</translation>
    </message>
    <message>
        <source>every triangle, and every vertex at its very place</source>
        <translation>每个三角形，且每个顶点都在其确切位置</translation>
    </message>
    <message>
        <source>every triangle, and every vertex within %1 of its place</source>
        <translation>每个三角形，且每个顶点距其位置不超过 %1</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>实体</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 mm, 1 : %4</source>
        <translation>%1 × %2 × %3 mm，1 : %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 with %2 and read it back: the mesh is within %3 of the ground.</source>
        <translation>已导出 %1（%2）并读回：网格距地面不超过 %3。</translation>
    </message>
    <message>
        <source>Export Mesh</source>
        <translation>导出网格</translation>
    </message>
    <message>
        <source>Solid, for a 3-D printer</source>
        <translation>实体，用于 3D 打印</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>细节依据</translation>
    </message>
    <message>
        <source>The mesh is nowhere further from the ground than this, measured upwards</source>
        <translation>网格各处距地面都不超过此值，竖直测量</translation>
    </message>
    <message>
        <source>At most, in all files together</source>
        <translation>上限，所有文件合计</translation>
    </message>
    <message>
        <source>With walls and a level bottom, watertight, in millimetres</source>
        <translation>带侧壁和平底，封闭不漏，以毫米计</translation>
    </message>
    <message>
        <source>Size (mm)</source>
        <translation>尺寸（mm）</translation>
    </message>
    <message>
        <source>Of the solid&apos;s longer side</source>
        <translation>实体的长边</translation>
    </message>
    <message>
        <source>Base (mm)</source>
        <translation>底座（mm）</translation>
    </message>
    <message>
        <source>What is under the lowest ground</source>
        <translation>最低地面以下的部分</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>夸张</translation>
    </message>
    <message>
        <source>Heights are multiplied by this</source>
        <translation>高度乘以此数</translation>
    </message>
    <message>
        <source>West to east. Tiles have the same vertices on their borders</source>
        <translation>从西到东。瓦片在边界上顶点相同</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>North to south. Tiles have the same vertices on their borders</source>
        <translation>从北到南。瓦片在边界上顶点相同</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>瓦片</translation>
    </message>
    <message>
        <source>x east, y up, z south.</source>
        <translation>x 东，y 上，z 南。</translation>
    </message>
    <message>
        <source>x east, y north, z up.</source>
        <translation>x 东，y 北，z 上。</translation>
    </message>
    <message>
        <source> In metres, as the format has it.</source>
        <translation> 以米计，如格式所定。</translation>
    </message>
    <message>
        <source> In millimetres.</source>
        <translation> 以毫米计。</translation>
    </message>
    <message>
        <source> In metres from the middle of the terrain.</source>
        <translation> 以距地形中心的米计。</translation>
    </message>
    <message>
        <source>Materials are not in this file; File → Export → Materials… writes them with a mesh, as glTF.</source>
        <translation>材质不在此文件中；“文件 → 导出 → 材质…”可将其与网格一起写为 glTF。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Sets the error or the number of triangles; the other one follows</source>
        <translation>设定误差或三角形数量；另一个随之而定</translation>
    </message>
</context>
<context>
    <name>ObjectExport</name>
    <message>
        <source>The terrain&apos;s CRS</source>
        <translation>地形的 CRS</translation>
    </message>
    <message>
        <source>WGS 84 longitude and latitude</source>
        <translation>WGS 84 经度和纬度</translation>
    </message>
    <message>
        <source>Local metres from the middle of the terrain</source>
        <translation>距地形中心的本地米数</translation>
    </message>
    <message>
        <source>Export Objects</source>
        <translation>导出物体</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>In which coordinates the places of objects are written</source>
        <translation>物体位置以何种坐标写出</translation>
    </message>
    <message>
        <source>The coordinates are metres, not longitude and latitude: map programs will show them at 0°, 0°.</source>
        <translation>坐标是米，不是经纬度：地图程序会显示在 0°, 0°。</translation>
    </message>
    <message>
        <source>GDAL and QGIS read which CRS it is; programs that keep to the GeoJSON standard may not.</source>
        <translation>GDAL 和 QGIS 能读出其 CRS；遵循 GeoJSON 标准的程序可能不能。</translation>
    </message>
    <message>
        <source>Full Precision</source>
        <translation>完整精度</translation>
    </message>
    <message>
        <source>Write numbers with all their digits, not with %1 significant ones.</source>
        <translation>写出数字的全部位数，而不是 %1 位有效数字。</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects with position, rotation and scale.</source>
        <translation>
            <numerusform>%1 个物体，含位置、旋转和缩放。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Includes the objects of %1 scatter rules.</source>
        <translation>
            <numerusform>包含 %1 条散布规则的物体。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 个物体</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 to %2 and read them back: every place is the same.</source>
        <translation>已把 %1 导出到 %2 并读回：每个位置都相同。</translation>
    </message>
    <message>
        <source>Exported %1 to %2 and read them back: the largest error of place is %3.</source>
        <translation>已把 %1 导出到 %2 并读回：位置的最大误差为 %3。</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>none: places are kept exactly</source>
        <translation>无：位置精确保留</translation>
    </message>
    <message>
        <source>By scatter rules</source>
        <translation>由散布规则</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>There are no objects to export: place or scatter some first.</source>
        <translation>没有可导出的物体：请先放置或散布一些。</translation>
    </message>
    <message>
        <source>Columns, axes and units are described in a .json file next to it.</source>
        <translation>列、坐标轴和单位在旁边的 .json 文件中说明。</translation>
    </message>
</context>
<context>
    <name>PanelStyle</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
</context>
<context>
    <name>PlotTexts</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>PresetFiles</name>
    <message>
        <source>%1: is too large for a file of presets</source>
        <translation>%1：作为预设文件太大</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created</source>
        <translation>无法创建文件夹 %1</translation>
    </message>
    <message>
        <source>There is a preset called “%1” already</source>
        <translation>已有名为“%1”的预设</translation>
    </message>
</context>
<context>
    <name>PresetStore</name>
    <message>
        <source>There are no brushes of your own yet</source>
        <translation>还没有自己的笔刷</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1：内存不足</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>End</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最高</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>&amp;Show</source>
        <translation>显示(&amp;S)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>重命名(&amp;N)</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>Ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Stands upright, and keeps its height above the ground when that changes</source>
        <translation>保持直立，地面变化时保持离地高度</translation>
    </message>
    <message>
        <source>The same, square on the slope instead of upright</source>
        <translation>同上，但垂直于坡面而不是直立</translation>
    </message>
    <message>
        <source>Keeps its elevation, whatever becomes of the ground</source>
        <translation>保持其海拔，无论地面怎样变化</translation>
    </message>
    <message>
        <source>Levels the ground under it when it is placed, moved, turned or scaled</source>
        <translation>放置、移动、旋转或缩放时整平其下的地面</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>selection “%1”</source>
        <translation>选区“%1”</translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <translation>%1 至多 %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 从 %2 起</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 至 %3</translation>
    </message>
    <message>
        <source>%1 km²</source>
        <translation>%1 km²</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>非 %1</translation>
    </message>
    <message>
        <source>%1: everywhere</source>
        <translation>%1：处处</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>线 %1</translation>
    </message>
    <message>
        <source>with water</source>
        <translation>有水的</translation>
    </message>
</context>
<context>
    <name>SceneExport</name>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 个物体</numerusform>
        </translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>%1, of which %2 by scatter rules</source>
        <translation>%1，其中 %2 由散布规则放置</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>读回</translation>
    </message>
    <message>
        <source>every object, within %1 of its place and %2° of its turn</source>
        <translation>每个物体，位置误差不超过 %1，转角误差不超过 %2°</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangles, within %2 of the ground everywhere</source>
        <translation>
            <numerusform>%1 个三角形，各处距地面不超过 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>%1 × %2 samples, largest error %3</source>
        <translation>%1 × %2 个样本，最大误差 %3</translation>
    </message>
    <message>
        <source>Material weights</source>
        <translation>材质权重</translation>
    </message>
    <message>
        <source>%1 × %2 samples: %3</source>
        <translation>%1 × %2 个样本：%3</translation>
    </message>
    <message>
        <source>Terrain mesh</source>
        <translation>地形网格</translation>
    </message>
    <message numerus="yes">
        <source>%1 files to %2</source>
        <translation>
            <numerusform>%1 个文件到 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 with %2 and verified it (max. position error %3).</source>
        <translation>已导出 %1（含 %2）并验证（位置的最大误差 %3）。</translation>
    </message>
    <message>
        <source>Exported %1 and verified it.</source>
        <translation>已导出 %1 并验证。</translation>
    </message>
    <message>
        <source>A node for each model; only programs that know EXT_mesh_gpu_instancing open it: three.js, Babylon.js, glTFast.</source>
        <translation>每个模型一个节点；只有支持 EXT_mesh_gpu_instancing 的程序能打开：three.js、Babylon.js、glTFast。</translation>
    </message>
    <message>
        <source>A node for each object; they share the meshes of their models.</source>
        <translation>每个物体一个节点；它们共用模型的网格。</translation>
    </message>
    <message>
        <source>In Blender, run scene.py: Scripting → Open → Run.</source>
        <translation>在 Blender 中运行 scene.py：Scripting → Open → Run。</translation>
    </message>
    <message>
        <source>In Unity, put the folder into Assets and choose Tools → Scarp → Build Scene. Models need the package glTFast.</source>
        <translation>在 Unity 中，把文件夹放入 Assets 并选择 Tools → Scarp → Build Scene。模型需要 glTFast 包。</translation>
    </message>
    <message>
        <source>In Unreal, run scene.py: Tools → Execute Python Script.</source>
        <translation>在 Unreal 中运行 scene.py：Tools → Execute Python Script。</translation>
    </message>
    <message>
        <source>In Godot, put the folder into the project and open scene.tscn. terrain3d_objects.gd gives the objects to Terrain3D.</source>
        <translation>在 Godot 中，把文件夹放入项目并打开 scene.tscn。terrain3d_objects.gd 把物体交给 Terrain3D。</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>细节依据</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Instancing (EXT_mesh_gpu_instancing)</source>
        <translation>实例化 (EXT_mesh_gpu_instancing)</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Levels of Detail</source>
        <translation>细节级别</translation>
    </message>
    <message>
        <source>Write the coarser meshes of models, which engines draw far from the camera</source>
        <translation>写入模型的较粗网格，引擎在远离相机处绘制这些网格</translation>
    </message>
    <message>
        <source>alphamaps, layers.json, ScarpMaterials.cs</source>
        <translation>alphamap、layers.json、ScarpMaterials.cs</translation>
    </message>
    <message>
        <source>a PNG for each material, layers.json</source>
        <translation>每种材质一张 PNG、layers.json</translation>
    </message>
    <message>
        <source>a PNG for each material, material.py</source>
        <translation>每种材质一张 PNG、material.py</translation>
    </message>
    <message>
        <source>splat maps, textures.json</source>
        <translation>splat map、textures.json</translation>
    </message>
    <message>
        <source>Export for Engine</source>
        <translation>为引擎导出</translation>
    </message>
    <message>
        <source>Engine or program</source>
        <translation>引擎或程序</translation>
    </message>
    <message>
        <source>Terrain plugin</source>
        <translation>地形插件</translation>
    </message>
    <message>
        <source>Sets axes, units, sizes and files as the program reads them</source>
        <translation>按程序的读取方式设定坐标轴、单位、大小和文件</translation>
    </message>
    <message>
        <source>Terrain plugin that heights and weights are written for</source>
        <translation>高度和权重所写给的地形插件</translation>
    </message>
    <message>
        <source>Sets the error or the number of triangles of the terrain mesh</source>
        <translation>设定地形网格的误差或三角形数量</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>Height range</source>
        <translation>高度范围</translation>
    </message>
    <message>
        <source>Write a heightmap in the engine&apos;s format and size</source>
        <translation>按引擎的格式和大小写出高度图</translation>
    </message>
    <message>
        <source>Material Weights</source>
        <translation>材质权重</translation>
    </message>
    <message>
        <source>Write the weights of the materials for the engine&apos;s terrain</source>
        <translation>为引擎的地形写出材质权重</translation>
    </message>
    <message>
        <source>Write placed and scattered objects with their models</source>
        <translation>写出已放置和散布的物体及其模型</translation>
    </message>
    <message>
        <source>Water and Models Along Lines</source>
        <translation>沿线的水面和模型</translation>
    </message>
    <message>
        <source>Write the water of rivers, canals and ponds, and models that rules bend along lines</source>
        <translation>写出河流、运河和池塘的水面，以及规则沿线弯曲的模型</translation>
    </message>
    <message>
        <source>Terrain Mesh</source>
        <translation>地形网格</translation>
    </message>
    <message>
        <source>Write the terrain as a mesh of triangles</source>
        <translation>把地形写成三角形网格</translation>
    </message>
    <message>
        <source>Largest vertical distance between the mesh and the terrain</source>
        <translation>网格与地形的最大垂直距离</translation>
    </message>
    <message>
        <source>Maximum number of triangles of the terrain mesh</source>
        <translation>地形网格的最大三角形数量</translation>
    </message>
    <message>
        <source>Texture size (px)</source>
        <translation>纹理大小（px）</translation>
    </message>
    <message>
        <source>Longer side of the texture with the colours of the materials; 0: none</source>
        <translation>材质颜色纹理的长边；0：无</translation>
    </message>
    <message>
        <source>Write the objects of a model as one node: small and fast, but fewer programs open it</source>
        <translation>把一个模型的物体写成一个节点：小而快，但能打开的程序较少</translation>
    </message>
    <message>
        <source>glTF has the terrain as a mesh</source>
        <translation>glTF 以网格表示地形</translation>
    </message>
    <message>
        <source>only of the whole terrain</source>
        <translation>仅限整个地形</translation>
    </message>
    <message>
        <source>the terrain has no materials</source>
        <translation>地形没有材质</translation>
    </message>
    <message>
        <source>the terrain has no objects</source>
        <translation>地形没有物体</translation>
    </message>
    <message>
        <source>no line has water or models along it</source>
        <translation>没有线带有水面或模型</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Export for %1</source>
        <translation>为 %1 导出</translation>
    </message>
    <message>
        <source>model-….glb for each model</source>
        <translation>每个模型一个 model-….glb</translation>
    </message>
    <message>
        <source>Files: %1.</source>
        <translation>文件：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 placed objects</source>
        <translation>
            <numerusform>%1 个已放置的物体</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 and the objects of %2.</source>
        <translation>%1，以及%2的物体。</translation>
    </message>
    <message numerus="yes">
        <source>%1 scatter rules</source>
        <translation>
            <numerusform>%1 条散布规则</numerusform>
        </translation>
    </message>
    <message>
        <source>Image overlays are not exported.</source>
        <translation>叠加的图像不会导出。</translation>
    </message>
    <message>
        <source>Select at least one kind of content to export</source>
        <translation>请至少选择一种要导出的内容</translation>
    </message>
</context>
<context>
    <name>ServerTrustDialog</name>
    <message>
        <source>Trust Server</source>
        <translation>信任服务器</translation>
    </message>
    <message>
        <source>The certificate of %1 has changed.</source>
        <translation>%1 的证书已更改。</translation>
    </message>
    <message>
        <source>The certificate of %1 is not signed by a known authority.</source>
        <translation>%1 的证书不是由已知的证书颁发机构签名的。</translation>
    </message>
    <message>
        <source>Compare its SHA-256 fingerprint with the one that the administrator of the server gives you:</source>
        <translation>请将其 SHA-256 指纹与服务器管理员提供的指纹进行比较：</translation>
    </message>
    <message>
        <source>If they differ, somebody may pretend to be the server, and your password would be sent there.</source>
        <translation>如果两者不同，则可能有人冒充该服务器，您的密码会被发送给对方。</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Drag, or click to type any number.</source>
        <translation>拖动，或单击输入任意数字。</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
</context>
<context>
    <name>TeamWords</name>
    <message>
        <source>That is no address of a server. One looks like postgresql://name@server/database.</source>
        <translation>这不是服务器地址。地址形如 postgresql://name@server/database。</translation>
    </message>
    <message>
        <source>The name or the password is wrong.</source>
        <translation>名称或密码错误。</translation>
    </message>
    <message>
        <source>The server asks for a password.</source>
        <translation>服务器要求密码。</translation>
    </message>
    <message>
        <source>There is no server of this name.</source>
        <translation>没有这个名称的服务器。</translation>
    </message>
    <message>
        <source>No PostgreSQL server answers at this address.</source>
        <translation>此地址没有 PostgreSQL 服务器应答。</translation>
    </message>
    <message>
        <source>The server does not answer.</source>
        <translation>服务器没有应答。</translation>
    </message>
    <message>
        <source>The server does not encrypt, which this address asks for.</source>
        <translation>服务器不加密，而此地址要求加密。</translation>
    </message>
    <message>
        <source>The certificate of the server has to be confirmed first. Connect by File → Open Team Terrain.</source>
        <translation>需要先确认服务器的证书。请通过“文件 → 打开团队地形”连接。</translation>
    </message>
    <message>
        <source>The server cannot prove that it is the one that the address names.</source>
        <translation>服务器无法证明它就是地址所指的服务器。</translation>
    </message>
    <message>
        <source>The server lets nobody in from here under this name.</source>
        <translation>服务器不允许从这里以此名称进入。</translation>
    </message>
    <message>
        <source>The server has no such database.</source>
        <translation>服务器上没有这个数据库。</translation>
    </message>
    <message>
        <source>The server does not know this name.</source>
        <translation>服务器不认识此名称。</translation>
    </message>
    <message>
        <source>The server has no terrain of this name that you may open.</source>
        <translation>服务器上没有您可以打开的同名地形。</translation>
    </message>
    <message>
        <source>look</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Shared: %1</source>
        <translation>共享：%1</translation>
    </message>
    <message>
        <source>not followed any more: %1</source>
        <translation>不再跟随：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits wait</source>
        <translation>
            <numerusform>%1 项编辑在等待</numerusform>
        </translation>
    </message>
    <message>
        <source>no connection, trying again</source>
        <translation>没有连接，正在重试</translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <translation>
            <numerusform>%1 人</numerusform>
        </translation>
    </message>
    <message>
        <source>you may look</source>
        <translation>您可以查看</translation>
    </message>
    <message>
        <source>sending</source>
        <translation>正在发送</translation>
    </message>
    <message>
        <source>all sent</source>
        <translation>已全部发送</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>administer</source>
        <translation>管理</translation>
    </message>
</context>
<context>
    <name>TileExport</name>
    <message>
        <source>Export Tiles</source>
        <translation>导出瓦片</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>用于哪个程序</translation>
    </message>
    <message>
        <source>Follows the conventions of that program</source>
        <translation>遵循该程序的惯例</translation>
    </message>
    <message>
        <source>Samples along a tile&apos;s side</source>
        <translation>瓦片一边的样本数</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>边缘</translation>
    </message>
    <message>
        <source>Ground that does not fill whole tiles</source>
        <translation>填不满整块瓦片的地面</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Which row of tiles is the first</source>
        <translation>哪一行瓦片是第一行</translation>
    </message>
    <message>
        <source>Coarsest zoom</source>
        <translation>最粗缩放级</translation>
    </message>
    <message>
        <source>Finest zoom</source>
        <translation>最细缩放级</translation>
    </message>
    <message>
        <source>as fine as the terrain</source>
        <translation>与地形一样细</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>Samples a side</source>
        <translation>每边样本数</translation>
    </message>
    <message>
        <source>A folder with layer.json, for Cesium and other globes; the tiles fit at their edges, and how far they are from the ground is said.</source>
        <translation>含 layer.json 的文件夹，用于 Cesium 和其他地球；瓦片边缘吻合，并给出距地面的误差。</translation>
    </message>
    <message>
        <source>A folder of PNG tiles with tiles.json; a name that ends in .mbtiles or .pmtiles makes one file. The heights are metres, and where there is no ground they are 0.</source>
        <translation>含 tiles.json 的 PNG 瓦片文件夹；以 .mbtiles 或 .pmtiles 结尾的名称生成单个文件。高度为米，没有地面处为 0。</translation>
    </message>
    <message>
        <source>%1 × %2 tiles of %3 × %3 samples, and a JSON file that says where each lies.</source>
        <translation>%1 × %2 个瓦片，每个 %3 × %3 个样本，以及说明各瓦片位置的 JSON 文件。</translation>
    </message>
    <message>
        <source>The terrain is resampled to %1 × %2 samples.</source>
        <translation>地形重采样为 %1 × %2 个样本。</translation>
    </message>
    <message>
        <source>The border goes on for %1 samples to the east and %2 to the south; no height changes.</source>
        <translation>边界向东延续 %1 个样本，向南 %2 个；高度不变。</translation>
    </message>
    <message>
        <source>Neighbours share an edge; that both have the same samples there is checked.</source>
        <translation>相邻瓦片共用一条边；会检查两者在该处样本相同。</translation>
    </message>
    <message>
        <source>Neighbours share no samples.</source>
        <translation>相邻瓦片不共用样本。</translation>
    </message>
    <message>
        <source>How large a tile is; engines say which sizes they take</source>
        <translation>瓦片的大小；引擎会说明接受哪些尺寸</translation>
    </message>
    <message>
        <source>The format of each tile</source>
        <translation>每个瓦片的格式</translation>
    </message>
    <message>
        <source>From the tiles&apos; lattice at the finest zoom</source>
        <translation>最细缩放级下距瓦片格网的距离</translation>
    </message>
    <message>
        <source>Neighbouring tiles share edge samples</source>
        <translation>相邻瓦片共用边上的样本</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>余下部分</translation>
    </message>
    <message>
        <source>Zoom level with the fewest tiles</source>
        <translation>瓦片最少的缩放级</translation>
    </message>
    <message>
        <source>Zoom level with the most tiles</source>
        <translation>瓦片最多的缩放级</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>瓦片</translation>
    </message>
    <message numerus="yes">
        <source>Exported %1 and verified %2 files.</source>
        <translation>
            <numerusform>已导出 %1 并验证 %2 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>The terrain has no georeference, so it cannot be exported as web tiles.</source>
        <translation>地形没有地理参考，因此无法导出为网络瓦片。</translation>
    </message>
</context>
<context>
    <name>ToolStatus</name>
    <message>
        <source>Base</source>
        <translation>底层</translation>
    </message>
    <message>
        <source>Erasing mask of %1</source>
        <translation>擦除 %1 的遮罩</translation>
    </message>
    <message>
        <source>Smoothing mask of %1</source>
        <translation>平滑 %1 的遮罩</translation>
    </message>
    <message>
        <source>Painting mask of %1</source>
        <translation>绘制 %1 的遮罩</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>放置%1</translation>
    </message>
    <message>
        <source>Select Objects</source>
        <translation>选择物体</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>套索</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>Erase Objects</source>
        <translation>擦除物体</translation>
    </message>
    <message>
        <source>Erase %1</source>
        <translation>擦除%1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>绘制%1</translation>
    </message>
    <message>
        <source>Paint Objects</source>
        <translation>绘制物体</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Erase Materials</source>
        <translation>擦除材质</translation>
    </message>
    <message>
        <source>Blend Materials</source>
        <translation>混合材质</translation>
    </message>
    <message>
        <source>Paint Materials</source>
        <translation>绘制材质</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>新图层</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Adjust Stroke</source>
        <translation>调整笔划</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>ft</source>
        <translation>ft</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>mi</source>
        <translation>mi</translation>
    </message>
    <message>
        <source>km</source>
        <translation>km</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>ft/s</source>
        <translation>ft/s</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 × %2 %3</source>
        <translation>%1 × %2 %3</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 至 %2 %3</translation>
    </message>
</context>
<context>
    <name>VersionLook</name>
    <message>
        <source>Ground: no visible difference</source>
        <translation>地面：没有可见差异</translation>
    </message>
    <message>
        <source>%1: %2 (now %3)</source>
        <translation>%1：%2（现在 %3）</translation>
    </message>
    <message>
        <source>Ground: of another size than the present one</source>
        <translation>地面：尺寸与现在不同</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Ground: %1 % is other, by up to %2</source>
        <translation>地面：%1 % 不同，最多相差 %2</translation>
    </message>
    <message>
        <source>Size: %1 × %2 samples at %3</source>
        <translation>尺寸：%1 × %2 个样本，间距 %3</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Scale ×%1</source>
        <translation>缩放 ×%1</translation>
    </message>
    <message>
        <source>Turn by %1°</source>
        <translation>旋转 %1°</translation>
    </message>
    <message>
        <source>Select Shape</source>
        <translation>选择形状</translation>
    </message>
    <message>
        <source>Magic Wand</source>
        <translation>魔棒</translation>
    </message>
    <message>
        <source>Paint Selection</source>
        <translation>绘制选区</translation>
    </message>
    <message>
        <source>Load Selection</source>
        <translation>载入选区</translation>
    </message>
    <message>
        <source>Mask to Selection</source>
        <translation>遮罩转为选区</translation>
    </message>
    <message>
        <source>Add to Selection</source>
        <translation>添加到选区</translation>
    </message>
    <message>
        <source>Subtract from Selection</source>
        <translation>从选区减去</translation>
    </message>
    <message>
        <source>Intersect Selection</source>
        <translation>与选区相交</translation>
    </message>
    <message>
        <source>Smooth Selection</source>
        <translation>平滑选区</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Deselect</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>Invert Selection</source>
        <translation>反转选区</translation>
    </message>
    <message>
        <source>Grow Selection</source>
        <translation>扩大选区</translation>
    </message>
    <message>
        <source>Shrink Selection</source>
        <translation>缩小选区</translation>
    </message>
    <message>
        <source>Blur Selection</source>
        <translation>模糊选区</translation>
    </message>
    <message>
        <source>Smooth Mask</source>
        <translation>平滑遮罩</translation>
    </message>
    <message>
        <source>Paint Mask</source>
        <translation>绘制遮罩</translation>
    </message>
    <message>
        <source>Change Mask</source>
        <translation>更改遮罩</translation>
    </message>
    <message>
        <source>Delete Mask</source>
        <translation>删除遮罩</translation>
    </message>
    <message>
        <source>Invert Mask</source>
        <translation>反转遮罩</translation>
    </message>
    <message>
        <source>Grow Mask</source>
        <translation>扩大遮罩</translation>
    </message>
    <message>
        <source>Shrink Mask</source>
        <translation>缩小遮罩</translation>
    </message>
    <message>
        <source>Blur Mask</source>
        <translation>模糊遮罩</translation>
    </message>
    <message>
        <source>Flatten layers</source>
        <translation>合并所有图层</translation>
    </message>
    <message>
        <source>Revert ground</source>
        <translation>还原地面</translation>
    </message>
    <message>
        <source>Revert selection</source>
        <translation>还原选区</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Clear paint</source>
        <translation>清除涂绘</translation>
    </message>
    <message>
        <source>Erase paint</source>
        <translation>擦除涂绘</translation>
    </message>
    <message>
        <source>Blend materials</source>
        <translation>混合材质</translation>
    </message>
    <message>
        <source>Change material rules</source>
        <translation>更改材质规则</translation>
    </message>
    <message>
        <source>Change materials</source>
        <translation>更改材质</translation>
    </message>
    <message>
        <source>Change scatter rules</source>
        <translation>更改散布规则</translation>
    </message>
    <message>
        <source>Move scatter rules</source>
        <translation>移动散布规则</translation>
    </message>
    <message>
        <source>Import paint</source>
        <translation>导入涂绘</translation>
    </message>
    <message>
        <source>Erase objects</source>
        <translation>擦除物体</translation>
    </message>
    <message>
        <source>Remove 1 object</source>
        <translation>移除 1 个物体</translation>
    </message>
    <message>
        <source>Take out 1 object</source>
        <translation>取出 1 个物体</translation>
    </message>
    <message>
        <source>Paint objects</source>
        <translation>绘制物体</translation>
    </message>
    <message>
        <source>Place a circle of objects</source>
        <translation>放置一圈物体</translation>
    </message>
    <message>
        <source>Place a line of objects</source>
        <translation>放置一行物体</translation>
    </message>
    <message>
        <source>Add layer &quot;%1&quot;</source>
        <translation>添加图层“%1”</translation>
    </message>
    <message>
        <source>Delete layer &quot;%1&quot;</source>
        <translation>删除图层“%1”</translation>
    </message>
    <message>
        <source>Duplicate layer &quot;%1&quot;</source>
        <translation>复制图层“%1”</translation>
    </message>
    <message>
        <source>Merge layer &quot;%1&quot; down</source>
        <translation>向下合并图层“%1”</translation>
    </message>
    <message>
        <source>Move layer &quot;%1&quot;</source>
        <translation>移动图层“%1”</translation>
    </message>
    <message>
        <source>Change layer &quot;%1&quot;</source>
        <translation>更改图层“%1”</translation>
    </message>
    <message>
        <source>Mask layer &quot;%1&quot;</source>
        <translation>为图层“%1”加遮罩</translation>
    </message>
    <message>
        <source>Fill layer &quot;%1&quot;</source>
        <translation>填充图层“%1”</translation>
    </message>
    <message>
        <source>Add drape &quot;%1&quot;</source>
        <translation>添加铺图“%1”</translation>
    </message>
    <message>
        <source>Keep drape &quot;%1&quot; in the project</source>
        <translation>将铺图“%1”存入项目</translation>
    </message>
    <message>
        <source>Link drape &quot;%1&quot;</source>
        <translation>链接铺图“%1”</translation>
    </message>
    <message>
        <source>Change drape &quot;%1&quot;</source>
        <translation>更改铺图“%1”</translation>
    </message>
    <message>
        <source>Move drape &quot;%1&quot;</source>
        <translation>移动铺图“%1”</translation>
    </message>
    <message>
        <source>Remove drape &quot;%1&quot;</source>
        <translation>移除铺图“%1”</translation>
    </message>
    <message>
        <source>Change asset &quot;%1&quot;</source>
        <translation>更改资源“%1”</translation>
    </message>
    <message>
        <source>Rename asset &quot;%1&quot;</source>
        <translation>重命名资源“%1”</translation>
    </message>
    <message>
        <source>Remove asset &quot;%1&quot;</source>
        <translation>移除资源“%1”</translation>
    </message>
    <message>
        <source>Add material &quot;%1&quot;</source>
        <translation>添加材质“%1”</translation>
    </message>
    <message>
        <source>Change material &quot;%1&quot;</source>
        <translation>更改材质“%1”</translation>
    </message>
    <message>
        <source>Remove material &quot;%1&quot;</source>
        <translation>移除材质“%1”</translation>
    </message>
    <message>
        <source>Add scatter rule &quot;%1&quot;</source>
        <translation>添加散布规则“%1”</translation>
    </message>
    <message>
        <source>Change scatter rule &quot;%1&quot;</source>
        <translation>更改散布规则“%1”</translation>
    </message>
    <message>
        <source>Remove scatter rule &quot;%1&quot;</source>
        <translation>移除散布规则“%1”</translation>
    </message>
    <message>
        <source>Turn scatter rule &quot;%1&quot; into objects</source>
        <translation>将散布规则“%1”转为物体</translation>
    </message>
    <message>
        <source>Save selection &quot;%1&quot;</source>
        <translation>保存选区“%1”</translation>
    </message>
    <message>
        <source>Import selection &quot;%1&quot;</source>
        <translation>导入选区“%1”</translation>
    </message>
    <message>
        <source>Forget selection &quot;%1&quot;</source>
        <translation>删除选区“%1”</translation>
    </message>
    <message>
        <source>Import paint from &quot;%1&quot; and %2 more</source>
        <translation>从“%1”和另外 %2 个导入涂绘</translation>
    </message>
    <message>
        <source>Import paint from &quot;%1&quot;</source>
        <translation>从“%1”导入涂绘</translation>
    </message>
    <message>
        <source>Import &quot;%1&quot;</source>
        <translation>导入“%1”</translation>
    </message>
    <message>
        <source>Fill with &quot;%1&quot;</source>
        <translation>用“%1”填充</translation>
    </message>
    <message>
        <source>Paint &quot;%1&quot;</source>
        <translation>绘制“%1”</translation>
    </message>
    <message>
        <source>Add %1 &quot;%2&quot;</source>
        <translation>添加%1“%2”</translation>
    </message>
    <message>
        <source>Change %1 &quot;%2&quot;</source>
        <translation>更改%1“%2”</translation>
    </message>
    <message>
        <source>Delete %1 &quot;%2&quot;</source>
        <translation>删除%1“%2”</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>%1的不透明度</translation>
    </message>
    <message>
        <source>Scatter %1</source>
        <translation>散布%1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>放置%1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>绘制%1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加%1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除%1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动%1</translation>
    </message>
    <message>
        <source>Lift %1</source>
        <translation>抬起%1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>旋转%1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>缩放%1</translation>
    </message>
    <message>
        <source>Adjust %1</source>
        <translation>调整%1</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>撤销%1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>重做%1</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>3MF</source>
        <translation>3MF</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation>8 位</translation>
    </message>
    <message>
        <source>A few large rocks anywhere, with room around them</source>
        <translation>任意处的几块大石，周围留有空间</translation>
    </message>
    <message>
        <source>A height</source>
        <translation>一个高度</translation>
    </message>
    <message>
        <source>A hole</source>
        <translation>一个孔洞</translation>
    </message>
    <message>
        <source>ARRAY</source>
        <translation>ARRAY</translation>
    </message>
    <message>
        <source>About</source>
        <translation>围绕</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Agriculture with natural vegetation</source>
        <translation>夹有自然植被的农业用地</translation>
    </message>
    <message>
        <source>Agro-forestry areas</source>
        <translation>农林复合区</translation>
    </message>
    <message>
        <source>Airports</source>
        <translation>机场</translation>
    </message>
    <message>
        <source>Albedo</source>
        <translation>反照率</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Ambient occlusion</source>
        <translation>环境光遮蔽</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>振幅</translation>
    </message>
    <message>
        <source>Annual with permanent crops</source>
        <translation>一年生与多年生作物混种</translation>
    </message>
    <message>
        <source>Another number is other noise</source>
        <translation>另一个数就是另一种噪声</translation>
    </message>
    <message>
        <source>Any program</source>
        <translation>任何程序</translation>
    </message>
    <message>
        <source>Arc/Info ASCII grid</source>
        <translation>Arc/Info ASCII 栅格</translation>
    </message>
    <message>
        <source>As</source>
        <translation>作为</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>与文件相同</translation>
    </message>
    <message>
        <source>As the program has it</source>
        <translation>与程序相同</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>坡向</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>平衡</translation>
    </message>
    <message>
        <source>Bank angle</source>
        <translation>边坡角</translation>
    </message>
    <message>
        <source>Bare or sparse vegetation</source>
        <translation>裸地或稀疏植被</translation>
    </message>
    <message>
        <source>Bare rocks</source>
        <translation>裸岩</translation>
    </message>
    <message>
        <source>Barren land</source>
        <translation>荒地</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>底座</translation>
    </message>
    <message>
        <source>Beaches, dunes, sands</source>
        <translation>海滩、沙丘、沙地</translation>
    </message>
    <message>
        <source>Best-fit plane</source>
        <translation>最佳拟合平面</translation>
    </message>
    <message>
        <source>Between points</source>
        <translation>点之间</translation>
    </message>
    <message>
        <source>Bicubic</source>
        <translation>双三次</translation>
    </message>
    <message>
        <source>Bilinear</source>
        <translation>双线性</translation>
    </message>
    <message>
        <source>Billow</source>
        <translation>团状</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Blender</source>
        <translation>Blender</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>模糊</translation>
    </message>
    <message>
        <source>Boulders</source>
        <translation>巨石</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>桥梁</translation>
    </message>
    <message>
        <source>Broad-leaved forest</source>
        <translation>阔叶林</translation>
    </message>
    <message>
        <source>Broadleaf</source>
        <translation>阔叶树</translation>
    </message>
    <message>
        <source>Building plot</source>
        <translation>建筑地块</translation>
    </message>
    <message>
        <source>Built-up</source>
        <translation>建成区</translation>
    </message>
    <message>
        <source>Burnt areas</source>
        <translation>火烧迹地</translation>
    </message>
    <message>
        <source>By</source>
        <translation>按</translation>
    </message>
    <message>
        <source>CLASSIC4</source>
        <translation>CLASSIC4</translation>
    </message>
    <message>
        <source>CORINE Land Cover</source>
        <translation>CORINE 土地覆盖</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>运河</translation>
    </message>
    <message>
        <source>Canyon</source>
        <translation>峡谷</translation>
    </message>
    <message>
        <source>Cell size, east (0: as it is)</source>
        <translation>单元尺寸，东（0：不变）</translation>
    </message>
    <message>
        <source>Cell size, north (0: as it is)</source>
        <translation>单元尺寸，北（0：不变）</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>厘米</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>Cliff steps</source>
        <translation>崖阶</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>克隆</translation>
    </message>
    <message>
        <source>Clone: copy ground from elsewhere; H takes the place to copy from</source>
        <translation>克隆：从别处复制地面；H 取复制的来源</translation>
    </message>
    <message>
        <source>Coarsest zoom</source>
        <translation>最粗缩放级</translation>
    </message>
    <message>
        <source>Coastal lagoons</source>
        <translation>沿海潟湖</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Complex cultivation patterns</source>
        <translation>复合种植地</translation>
    </message>
    <message>
        <source>Concavity</source>
        <translation>凹度</translation>
    </message>
    <message>
        <source>Conifer</source>
        <translation>针叶树</translation>
    </message>
    <message>
        <source>Coniferous forest</source>
        <translation>针叶林</translation>
    </message>
    <message>
        <source>Conifers and broadleaved trees in groves, where the ground is neither steep nor too high</source>
        <translation>成片的针叶树和阔叶树，在不陡也不太高的地面上</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>恒定</translation>
    </message>
    <message>
        <source>Construction sites</source>
        <translation>建筑工地</translation>
    </message>
    <message>
        <source>Continue the border</source>
        <translation>延续边界</translation>
    </message>
    <message>
        <source>Continuous urban fabric</source>
        <translation>连续城市用地</translation>
    </message>
    <message>
        <source>Cracks</source>
        <translation>裂缝</translation>
    </message>
    <message>
        <source>Crags</source>
        <translation>峭壁</translation>
    </message>
    <message>
        <source>Crater</source>
        <translation>陨石坑</translation>
    </message>
    <message>
        <source>Crater: a bowl with a rim thrown up around it</source>
        <translation>陨石坑：四周隆起边缘的凹坑</translation>
    </message>
    <message>
        <source>Crease</source>
        <translation>折痕</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>Cropland</source>
        <translation>农田</translation>
    </message>
    <message>
        <source>Cultivated crops</source>
        <translation>栽培作物</translation>
    </message>
    <message>
        <source>Curvature</source>
        <translation>曲率</translation>
    </message>
    <message>
        <source>Cut and fill</source>
        <translation>挖方和填方</translation>
    </message>
    <message>
        <source>Cut of a volume</source>
        <translation>指定体积的挖方</translation>
    </message>
    <message>
        <source>Cut only</source>
        <translation>仅挖方</translation>
    </message>
    <message>
        <source>DEFLATE (any program)</source>
        <translation>DEFLATE（任何程序）</translation>
    </message>
    <message>
        <source>Dam</source>
        <translation>坝</translation>
    </message>
    <message>
        <source>Dark rock</source>
        <translation>深色岩石</translation>
    </message>
    <message>
        <source>Deciduous forest</source>
        <translation>落叶林</translation>
    </message>
    <message>
        <source>Decimetres</source>
        <translation>分米</translation>
    </message>
    <message>
        <source>Deposition</source>
        <translation>沉积</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>细节依据</translation>
    </message>
    <message>
        <source>Developed, high intensity</source>
        <translation>已开发，高强度</translation>
    </message>
    <message>
        <source>Developed, low intensity</source>
        <translation>已开发，低强度</translation>
    </message>
    <message>
        <source>Developed, medium intensity</source>
        <translation>已开发，中强度</translation>
    </message>
    <message>
        <source>Developed, open space</source>
        <translation>已开发，开放空间</translation>
    </message>
    <message>
        <source>DirectX (green down)</source>
        <translation>DirectX（绿色向下）</translation>
    </message>
    <message>
        <source>Discontinuous urban fabric</source>
        <translation>不连续城市用地</translation>
    </message>
    <message>
        <source>Distance to water</source>
        <translation>距水距离</translation>
    </message>
    <message>
        <source>Drainage area</source>
        <translation>汇水面积</translation>
    </message>
    <message>
        <source>Dry grass</source>
        <translation>干草</translation>
    </message>
    <message>
        <source>Dug into the ground</source>
        <translation>挖入地下</translation>
    </message>
    <message>
        <source>Dump sites</source>
        <translation>垃圾场</translation>
    </message>
    <message>
        <source>Dune field</source>
        <translation>沙丘区</translation>
    </message>
    <message>
        <source>Dunes</source>
        <translation>沙丘</translation>
    </message>
    <message>
        <source>Dwarf scrub</source>
        <translation>矮灌丛</translation>
    </message>
    <message>
        <source>Dyke with berm</source>
        <translation>带马道的堤</translation>
    </message>
    <message>
        <source>ESA WorldCover</source>
        <translation>ESA WorldCover</translation>
    </message>
    <message>
        <source>Earthwork</source>
        <translation>土方</translation>
    </message>
    <message>
        <source>East</source>
        <translation>东</translation>
    </message>
    <message>
        <source>East and west</source>
        <translation>东西</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>边缘</translation>
    </message>
    <message>
        <source>Emergent herbaceous wetlands</source>
        <translation>挺水草本湿地</translation>
    </message>
    <message>
        <source>Enclosed ones</source>
        <translation>封闭的</translation>
    </message>
    <message>
        <source>Erosion &amp; holes</source>
        <translation>侵蚀与孔洞</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Estuaries</source>
        <translation>河口</translation>
    </message>
    <message>
        <source>Evergreen forest</source>
        <translation>常绿林</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>夸张</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Extend</source>
        <translation>延伸</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>英尺</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Fill Holes</source>
        <translation>填充孔洞</translation>
    </message>
    <message>
        <source>Fill of a volume</source>
        <translation>指定体积的填方</translation>
    </message>
    <message>
        <source>Fill only</source>
        <translation>仅填方</translation>
    </message>
    <message>
        <source>Fill with</source>
        <translation>填充为</translation>
    </message>
    <message>
        <source>Fill: close holes</source>
        <translation>填充：封闭孔洞</translation>
    </message>
    <message>
        <source>Fine polish</source>
        <translation>精细打磨</translation>
    </message>
    <message>
        <source>Finest zoom</source>
        <translation>最细缩放级</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>首列</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>首行</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>平整</translation>
    </message>
    <message>
        <source>Flatten to</source>
        <translation>平整到</translation>
    </message>
    <message>
        <source>Flatten: level to the height, or the slope, where the stroke began</source>
        <translation>平整：整平到笔划起点处的高度或坡面</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>翻转</translation>
    </message>
    <message>
        <source>Float GeoTIFF</source>
        <translation>浮点 GeoTIFF</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Follow the ground</source>
        <translation>跟随地面</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>底部</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>森林</translation>
    </message>
    <message>
        <source>Forest floor</source>
        <translation>林地地表</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Fractal Perlin noise: even hills and hollows</source>
        <translation>分形 Perlin 噪声：均匀的丘和洼</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>From crest to crest of the largest bumps</source>
        <translation>最大起伏的峰到峰距离</translation>
    </message>
    <message>
        <source>From east</source>
        <translation>自东</translation>
    </message>
    <message>
        <source>From max</source>
        <translation>原最大值</translation>
    </message>
    <message>
        <source>From min</source>
        <translation>原最小值</translation>
    </message>
    <message>
        <source>From north</source>
        <translation>自北</translation>
    </message>
    <message>
        <source>From point to point</source>
        <translation>点到点</translation>
    </message>
    <message>
        <source>From terrace to terrace</source>
        <translation>台地到台地</translation>
    </message>
    <message>
        <source>Fruit trees and berry plantations</source>
        <translation>果树和浆果园</translation>
    </message>
    <message>
        <source>GIS</source>
        <translation>GIS</translation>
    </message>
    <message>
        <source>GeoJSON</source>
        <translation>GeoJSON</translation>
    </message>
    <message>
        <source>GeoPackage</source>
        <translation>GeoPackage</translation>
    </message>
    <message>
        <source>GeoTIFF (32-bit float)</source>
        <translation>GeoTIFF（32 位浮点）</translation>
    </message>
    <message>
        <source>Glaciers and perpetual snow</source>
        <translation>冰川和永久积雪</translation>
    </message>
    <message>
        <source>Godot</source>
        <translation>Godot</translation>
    </message>
    <message>
        <source>Godot (HTerrain)</source>
        <translation>Godot (HTerrain)</translation>
    </message>
    <message>
        <source>Godot Terrain3D</source>
        <translation>Godot Terrain3D</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>草</translation>
    </message>
    <message>
        <source>Grassland</source>
        <translation>草地</translation>
    </message>
    <message>
        <source>Grassland or herbaceous</source>
        <translation>草地或草本</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>砾石</translation>
    </message>
    <message>
        <source>Greatest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>Green urban areas</source>
        <translation>城市绿地</translation>
    </message>
    <message>
        <source>HTerrain</source>
        <translation>HTerrain</translation>
    </message>
    <message>
        <source>HTerrain ARRAY</source>
        <translation>HTerrain ARRAY</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Height (0: as found)</source>
        <translation>高度（0：按所得）</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Herbaceous wetland</source>
        <translation>草本湿地</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>丘陵</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>孔洞</translation>
    </message>
    <message>
        <source>Hole: cut the ground away</source>
        <translation>孔洞：切去地面</translation>
    </message>
    <message>
        <source>House</source>
        <translation>房屋</translation>
    </message>
    <message>
        <source>How far over the ground where the stroke begins the top lies</source>
        <translation>顶面高出笔划起点处地面多少</translation>
    </message>
    <message>
        <source>How level the steps and how steep their fronts</source>
        <translation>台阶有多平，前缘有多陡</translation>
    </message>
    <message>
        <source>How many sizes of bumps, each half the one before</source>
        <translation>有多少种大小的起伏，每种是前一种的一半</translation>
    </message>
    <message>
        <source>How much ground the water can carry</source>
        <translation>水能携带多少泥土</translation>
    </message>
    <message>
        <source>How much water falls</source>
        <translation>降水多少</translation>
    </message>
    <message>
        <source>Hydraulic Erosion</source>
        <translation>水力侵蚀</translation>
    </message>
    <message>
        <source>Hydraulic erosion</source>
        <translation>水力侵蚀</translation>
    </message>
    <message>
        <source>Hydraulic erosion: rain cuts gullies and carries the ground downhill</source>
        <translation>水力侵蚀：雨水冲出沟壑并把泥土带下山</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>冰</translation>
    </message>
    <message>
        <source>Impact crater</source>
        <translation>撞击坑</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>英寸</translation>
    </message>
    <message>
        <source>Industrial or commercial units</source>
        <translation>工商业用地</translation>
    </message>
    <message>
        <source>Inflate</source>
        <translation>膨胀</translation>
    </message>
    <message>
        <source>Inflate: swell the ground outwards</source>
        <translation>膨胀：使地面向外鼓起</translation>
    </message>
    <message>
        <source>Inland marshes</source>
        <translation>内陆沼泽</translation>
    </message>
    <message>
        <source>Instead of the ground</source>
        <translation>代替地面</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>相交</translation>
    </message>
    <message>
        <source>Intertidal flats</source>
        <translation>潮间带</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>Kerb and pavement</source>
        <translation>路缘与人行道</translation>
    </message>
    <message>
        <source>Kilometres</source>
        <translation>千米</translation>
    </message>
    <message>
        <source>Lanczos</source>
        <translation>Lanczos</translation>
    </message>
    <message>
        <source>Land cover</source>
        <translation>土地覆盖</translation>
    </message>
    <message>
        <source>Landforms</source>
        <translation>地貌</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>Lichens</source>
        <translation>地衣</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Location Z</source>
        <translation>Location Z</translation>
    </message>
    <message>
        <source>Low broadleaved shrubs along the courses that water takes</source>
        <translation>沿水流路径的低矮阔叶灌木</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>降低</translation>
    </message>
    <message>
        <source>Lower: press the ground down</source>
        <translation>降低：把地面压下去</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>MULTISPLAT16</source>
        <translation>MULTISPLAT16</translation>
    </message>
    <message>
        <source>Macro variation</source>
        <translation>大尺度变化</translation>
    </message>
    <message>
        <source>Mangroves</source>
        <translation>红树林</translation>
    </message>
    <message>
        <source>Mapbox RGB (PNG)</source>
        <translation>Mapbox RGB (PNG)</translation>
    </message>
    <message>
        <source>Mapbox Terrain-RGB tile</source>
        <translation>Mapbox Terrain-RGB 瓦片</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>遮罩</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Mesa</source>
        <translation>平顶山</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>米</translation>
    </message>
    <message>
        <source>Middle of the bottom</source>
        <translation>底面中心</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Mineral extraction sites</source>
        <translation>采矿场</translation>
    </message>
    <message>
        <source>Mixed forest</source>
        <translation>混交林</translation>
    </message>
    <message>
        <source>Moors and heathland</source>
        <translation>荒原和石楠地</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>苔藓</translation>
    </message>
    <message>
        <source>Moss and lichen</source>
        <translation>苔藓和地衣</translation>
    </message>
    <message>
        <source>Mountain ridge</source>
        <translation>山脊</translation>
    </message>
    <message>
        <source>Mud</source>
        <translation>泥</translation>
    </message>
    <message>
        <source>Multiply heights by</source>
        <translation>高度乘以</translation>
    </message>
    <message>
        <source>NLCD</source>
        <translation>NLCD</translation>
    </message>
    <message>
        <source>Natural grassland</source>
        <translation>天然草地</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>Noise scale</source>
        <translation>噪声尺度</translation>
    </message>
    <message>
        <source>Noise: roughen with fractal noise</source>
        <translation>噪声：用分形噪声变粗糙</translation>
    </message>
    <message>
        <source>Non-irrigated arable land</source>
        <translation>非灌溉耕地</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>南北</translation>
    </message>
    <message>
        <source>North and south exchanged</source>
        <translation>南北互换</translation>
    </message>
    <message>
        <source>Not shared</source>
        <translation>不共享</translation>
    </message>
    <message>
        <source>Number of triangles</source>
        <translation>三角形数量</translation>
    </message>
    <message>
        <source>OBJ</source>
        <translation>OBJ</translation>
    </message>
    <message>
        <source>Octaves</source>
        <translation>倍频数</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Olive groves</source>
        <translation>橄榄园</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>在地面上</translation>
    </message>
    <message>
        <source>On top of the ground</source>
        <translation>在地面之上</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Open water</source>
        <translation>开阔水域</translation>
    </message>
    <message>
        <source>OpenEXR (32-bit float)</source>
        <translation>OpenEXR（32 位浮点）</translation>
    </message>
    <message>
        <source>OpenGL (green up)</source>
        <translation>OpenGL（绿色向上）</translation>
    </message>
    <message>
        <source>Own curve</source>
        <translation>自定义曲线</translation>
    </message>
    <message>
        <source>PLY</source>
        <translation>PLY</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>PNG (16-bit grey)</source>
        <translation>PNG（16 位灰度）</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Pasture or hay</source>
        <translation>牧场或干草</translation>
    </message>
    <message>
        <source>Pastures</source>
        <translation>牧场</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>山峰</translation>
    </message>
    <message>
        <source>Peat bogs</source>
        <translation>泥炭沼泽</translation>
    </message>
    <message>
        <source>Perennial ice or snow</source>
        <translation>常年冰雪</translation>
    </message>
    <message>
        <source>Perlin</source>
        <translation>Perlin</translation>
    </message>
    <message>
        <source>Permanent water bodies</source>
        <translation>永久水体</translation>
    </message>
    <message>
        <source>Permanently irrigated land</source>
        <translation>长期灌溉地</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Pinch</source>
        <translation>收拢</translation>
    </message>
    <message>
        <source>Pinch: draw the ground together into a crest</source>
        <translation>收拢：把地面聚成一道脊</translation>
    </message>
    <message>
        <source>Plane of an area</source>
        <translation>区域的平面</translation>
    </message>
    <message>
        <source>Plateau</source>
        <translation>高台</translation>
    </message>
    <message>
        <source>Plateau: raise a level top over where the stroke began</source>
        <translation>高台：在笔划起点上方抬起平顶</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>池塘</translation>
    </message>
    <message>
        <source>Port areas</source>
        <translation>港口</translation>
    </message>
    <message>
        <source>Quantized mesh (Cesium)</source>
        <translation>Quantized mesh (Cesium)</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>采石场</translation>
    </message>
    <message>
        <source>Quarter turns, clockwise</source>
        <translation>四分之一转，顺时针</translation>
    </message>
    <message>
        <source>R16 (16-bit samples)</source>
        <translation>R16（16 位样本）</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>铁路</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>雨</translation>
    </message>
    <message>
        <source>Rain gullies</source>
        <translation>雨蚀沟</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>抬升</translation>
    </message>
    <message>
        <source>Raise by</source>
        <translation>抬升量</translation>
    </message>
    <message>
        <source>Raise: push the ground up</source>
        <translation>抬升：把地面推上去</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>斜坡</translation>
    </message>
    <message>
        <source>Ramp: drag from one place to another for an even way between them</source>
        <translation>斜坡：从一处拖到另一处，得到两者之间均匀的坡道</translation>
    </message>
    <message>
        <source>Range, max</source>
        <translation>范围，最大</translation>
    </message>
    <message>
        <source>Range, min</source>
        <translation>范围，最小</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Raw</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>延伸范围</translation>
    </message>
    <message>
        <source>Remap</source>
        <translation>重映射</translation>
    </message>
    <message>
        <source>Remove Seams</source>
        <translation>去除接缝</translation>
    </message>
    <message>
        <source>Remove Spikes</source>
        <translation>去除尖峰</translation>
    </message>
    <message>
        <source>Remove Terraces</source>
        <translation>去除阶梯</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>重采样</translation>
    </message>
    <message>
        <source>Rescale</source>
        <translation>重新缩放</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Restore: paint back the ground of an earlier moment</source>
        <translation>恢复：画回更早时刻的地面</translation>
    </message>
    <message>
        <source>Rice fields</source>
        <translation>稻田</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>山脊</translation>
    </message>
    <message>
        <source>Ridged</source>
        <translation>脊状</translation>
    </message>
    <message>
        <source>Ridges</source>
        <translation>山脊</translation>
    </message>
    <message>
        <source>Ripples</source>
        <translation>波纹</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>隆起</translation>
    </message>
    <message>
        <source>River</source>
        <translation>河流</translation>
    </message>
    <message>
        <source>River bed</source>
        <translation>河床</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>道路</translation>
    </message>
    <message>
        <source>Road and rail networks</source>
        <translation>道路和铁路网</translation>
    </message>
    <message>
        <source>Road bed</source>
        <translation>路基</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>岩石</translation>
    </message>
    <message>
        <source>Rocks of all sizes where the ground is steepest</source>
        <translation>地面最陡处大小不一的岩石</translation>
    </message>
    <message>
        <source>Rocks on steep ground</source>
        <translation>陡坡上的岩石</translation>
    </message>
    <message>
        <source>Rolling ground</source>
        <translation>起伏地面</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>花环</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Roughness</source>
        <translation>粗糙度</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圆</translation>
    </message>
    <message>
        <source>Round bumps with creases between them</source>
        <translation>圆丘，其间有褶痕</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>STL</source>
        <translation>STL</translation>
    </message>
    <message>
        <source>Salines</source>
        <translation>盐田</translation>
    </message>
    <message>
        <source>Salt marshes</source>
        <translation>盐沼</translation>
    </message>
    <message>
        <source>Samples a side</source>
        <translation>每边样本数</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>沙</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Scattered boulders</source>
        <translation>散落的巨石</translation>
    </message>
    <message>
        <source>Sclerophyllous vegetation</source>
        <translation>硬叶植被</translation>
    </message>
    <message>
        <source>Scree</source>
        <translation>碎石</translation>
    </message>
    <message>
        <source>Scree slopes</source>
        <translation>碎石坡</translation>
    </message>
    <message>
        <source>Sea and ocean</source>
        <translation>海洋</translation>
    </message>
    <message>
        <source>Sedge or herbaceous</source>
        <translation>莎草或草本</translation>
    </message>
    <message>
        <source>Sediment capacity</source>
        <translation>泥沙携带力</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Set Height</source>
        <translation>设定高度</translation>
    </message>
    <message>
        <source>Set height</source>
        <translation>设定高度</translation>
    </message>
    <message>
        <source>Set height: bring the ground to a height</source>
        <translation>设定高度：把地面带到一个高度</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>尖锐</translation>
    </message>
    <message>
        <source>Sharp crests over smooth valleys</source>
        <translation>平缓谷地上的尖脊</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <translation>锐化</translation>
    </message>
    <message>
        <source>Sharpen: bring out crests and hollows that are there</source>
        <translation>锐化：突出已有的脊和洼</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>锐度</translation>
    </message>
    <message>
        <source>Shoulder and ditch</source>
        <translation>路肩与边沟</translation>
    </message>
    <message>
        <source>Shrub or scrub</source>
        <translation>灌木或灌丛</translation>
    </message>
    <message>
        <source>Shrubland</source>
        <translation>灌丛</translation>
    </message>
    <message>
        <source>Shrubs near water</source>
        <translation>近水灌木</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>坡度</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Smooth: even out bumps</source>
        <translation>平滑：抹平凸起</translation>
    </message>
    <message>
        <source>Smudge</source>
        <translation>涂抹</translation>
    </message>
    <message>
        <source>Smudge: drag the ground along with the brush</source>
        <translation>涂抹：用笔刷拖动地面</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>雪</translation>
    </message>
    <message>
        <source>Snow and ice</source>
        <translation>雪和冰</translation>
    </message>
    <message>
        <source>Soft hill</source>
        <translation>柔和的丘</translation>
    </message>
    <message>
        <source>Softness above</source>
        <translation>上方柔化</translation>
    </message>
    <message>
        <source>Softness below</source>
        <translation>下方柔化</translation>
    </message>
    <message>
        <source>Soil</source>
        <translation>土壤</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>Sparsely vegetated areas</source>
        <translation>稀疏植被区</translation>
    </message>
    <message>
        <source>Spherical</source>
        <translation>球形</translation>
    </message>
    <message>
        <source>Sport and leisure facilities</source>
        <translation>体育和休闲设施</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>印章</translation>
    </message>
    <message>
        <source>Stamp: press a picture&apos;s shape into the ground</source>
        <translation>印章：把图片的形状压入地面</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>停留</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Step (0: as found)</source>
        <translation>台阶（0：按所得）</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>直</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>地层</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>减去</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>表面</translation>
    </message>
    <message>
        <source>TGA</source>
        <translation>TGA</translation>
    </message>
    <message>
        <source>TMS, from the south</source>
        <translation>TMS，从南起</translation>
    </message>
    <message>
        <source>Talus angle</source>
        <translation>休止角</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Terrace</source>
        <translation>台地</translation>
    </message>
    <message>
        <source>Terrace: cut the slope into steps</source>
        <translation>台地：把坡面切成台阶</translation>
    </message>
    <message>
        <source>Terraces</source>
        <translation>台地</translation>
    </message>
    <message>
        <source>Terrain height</source>
        <translation>地形高度</translation>
    </message>
    <message>
        <source>Terrain width</source>
        <translation>地形宽度</translation>
    </message>
    <message>
        <source>Terrain3D</source>
        <translation>Terrain3D</translation>
    </message>
    <message>
        <source>Terrain3D control map</source>
        <translation>Terrain3D 控制图</translation>
    </message>
    <message>
        <source>Terrarium (PNG)</source>
        <translation>Terrarium (PNG)</translation>
    </message>
    <message>
        <source>Terrarium tile</source>
        <translation>Terrarium 瓦片</translation>
    </message>
    <message>
        <source>The edge</source>
        <translation>边缘</translation>
    </message>
    <message>
        <source>The height that Set Height goes for</source>
        <translation>“设定高度”所趋向的高度</translation>
    </message>
    <message>
        <source>The height where the stroke begins</source>
        <translation>笔划起点处的高度</translation>
    </message>
    <message>
        <source>The plane that lies there, with its slope</source>
        <translation>该处的平面及其坡度</translation>
    </message>
    <message>
        <source>The steepest that loose ground lies, degrees</source>
        <translation>松散地面能保持的最陡角度，度</translation>
    </message>
    <message>
        <source>Then add</source>
        <translation>然后加</translation>
    </message>
    <message>
        <source>Thermal Erosion</source>
        <translation>热力侵蚀</translation>
    </message>
    <message>
        <source>Thermal erosion</source>
        <translation>热力侵蚀</translation>
    </message>
    <message>
        <source>Thermal erosion: what is too steep crumbles and lies as scree</source>
        <translation>热力侵蚀：过陡处崩塌，堆成碎石</translation>
    </message>
    <message>
        <source>Tiles north to south</source>
        <translation>从北到南的瓦片数</translation>
    </message>
    <message>
        <source>Tiles west to east</source>
        <translation>从西到东的瓦片数</translation>
    </message>
    <message>
        <source>Times the roughness</source>
        <translation>乘以粗糙度</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>尖端</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>To max</source>
        <translation>新最大值</translation>
    </message>
    <message>
        <source>To min</source>
        <translation>新最小值</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>小路</translation>
    </message>
    <message>
        <source>Transitional woodland or shrub</source>
        <translation>过渡性林地或灌丛</translation>
    </message>
    <message>
        <source>Tree cover</source>
        <translation>树木覆盖</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>隧道</translation>
    </message>
    <message>
        <source>Unigine</source>
        <translation>Unigine</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Unity</source>
        <translation>Unity</translation>
    </message>
    <message>
        <source>Unreal</source>
        <translation>Unreal</translation>
    </message>
    <message>
        <source>Unreal Engine</source>
        <translation>Unreal Engine</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>向上轴</translation>
    </message>
    <message>
        <source>Valley</source>
        <translation>山谷</translation>
    </message>
    <message>
        <source>Vertex spacing</source>
        <translation>顶点间距</translation>
    </message>
    <message>
        <source>Vineyards</source>
        <translation>葡萄园</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>Wall with foot</source>
        <translation>带基脚的墙</translation>
    </message>
    <message>
        <source>Water bed</source>
        <translation>水床</translation>
    </message>
    <message>
        <source>Water bodies</source>
        <translation>水体</translation>
    </message>
    <message>
        <source>Water courses</source>
        <translation>水道</translation>
    </message>
    <message>
        <source>Water level</source>
        <translation>水位</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西</translation>
    </message>
    <message>
        <source>Where the stroke&apos;s start is copied from, to the east of the terrain&apos;s middle</source>
        <translation>笔划起点从何处复制，距地形中心向东的距离</translation>
    </message>
    <message>
        <source>Where the stroke&apos;s start is copied from, to the north of the terrain&apos;s middle</source>
        <translation>笔划起点从何处复制，距地形中心向北的距离</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>哪个</translation>
    </message>
    <message>
        <source>Whichever is higher</source>
        <translation>取较高者</translation>
    </message>
    <message>
        <source>Whichever is lower</source>
        <translation>取较低者</translation>
    </message>
    <message>
        <source>Woody wetlands</source>
        <translation>林木湿地</translation>
    </message>
    <message>
        <source>X and Y scale</source>
        <translation>X 和 Y 比例</translation>
    </message>
    <message>
        <source>XYZ, from the north</source>
        <translation>XYZ，从北起</translation>
    </message>
    <message>
        <source>Z scale</source>
        <translation>Z 比例</translation>
    </message>
    <message>
        <source>ZSTD (smaller and faster; newer programs)</source>
        <translation>ZSTD（更小更快；较新的程序）</translation>
    </message>
    <message>
        <source>broadleaf</source>
        <translation>阔叶树</translation>
    </message>
    <message>
        <source>canal</source>
        <translation>运河</translation>
    </message>
    <message>
        <source>conifer</source>
        <translation>针叶树</translation>
    </message>
    <message>
        <source>crease</source>
        <translation>折痕</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>坝</translation>
    </message>
    <message>
        <source>glTF</source>
        <translation>glTF</translation>
    </message>
    <message>
        <source>house</source>
        <translation>房屋</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>pad</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>pond</source>
        <translation>池塘</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>采石场</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>铁路</translation>
    </message>
    <message>
        <source>ridge</source>
        <translation>山脊</translation>
    </message>
    <message>
        <source>river</source>
        <translation>河流</translation>
    </message>
    <message>
        <source>road</source>
        <translation>道路</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>岩石</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>纹素</translation>
    </message>
    <message>
        <source>track</source>
        <translation>小路</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>地图集</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>黏土</translation>
    </message>
    <message>
        <source>Cubehelix</source>
        <translation>Cubehelix</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>余烬</translation>
    </message>
    <message>
        <source>Even light</source>
        <translation>均匀亮度</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Hillshade</source>
        <translation>山体阴影</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>潟湖</translation>
    </message>
    <message>
        <source>Material weights</source>
        <translation>材质权重</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>自然</translation>
    </message>
    <message>
        <source>Along the line</source>
        <translation>沿线方向</translation>
    </message>
    <message>
        <source>Away from the line</source>
        <translation>背离线</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>In the middle of lines</source>
        <translation>线的中间</translation>
    </message>
    <message>
        <source>Left and right in turn</source>
        <translation>左右交替</translation>
    </message>
    <message>
        <source>Left of lines</source>
        <translation>线的左侧</translation>
    </message>
    <message>
        <source>Not in rows</source>
        <translation>不成行</translation>
    </message>
    <message>
        <source>On both sides of lines</source>
        <translation>线的两侧</translation>
    </message>
    <message>
        <source>Right of lines</source>
        <translation>线的右侧</translation>
    </message>
    <message>
        <source>Towards the line</source>
        <translation>朝向线</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be done again on what others made</source>
        <translation>&quot;%1&quot; 无法在他人所做的更改上重做</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has characters that are none of a name&apos;s</source>
        <translation>&quot;%1&quot; 含有名称中不允许的字符</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a built-in asset</source>
        <translation>&quot;%1&quot; 是内置资源</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is kept by a document, not by a terrain</source>
        <translation>&quot;%1&quot; 由文档保存，而不由地形保存</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no corner of a section (out:up, in metres)</source>
        <translation>&quot;%1&quot; 不是截面的角（外:上，以米计）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a SHA-256 fingerprint (64 hexadecimal digits)</source>
        <translation>“%1”不是 SHA-256 指纹（64 位十六进制数字）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too long a name (at most %2 bytes)</source>
        <translation>&quot;%1&quot; 这个名称太长（最多 %2 字节）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies further in than the corner before it</source>
        <translation>&quot;%1&quot; 比前一个角更靠内</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice</source>
        <translation>&quot;%1&quot; 重复出现</translation>
    </message>
    <message>
        <source>%1 %2 is locked</source>
        <translation>%1 %2 已锁定</translation>
    </message>
    <message>
        <source>%1 %2 is out of range (%3)</source>
        <translation>%1 %2 超出范围（%3）</translation>
    </message>
    <message>
        <source>%1 after it is not understood</source>
        <translation>无法理解其后的 %1</translation>
    </message>
    <message>
        <source>%1 are more than %2</source>
        <translation>%1 个超过了 %2 个</translation>
    </message>
    <message>
        <source>%1 at %2, %3 is off the terrain</source>
        <translation>位于 %2, %3 的 %1 不在地形上</translation>
    </message>
    <message>
        <source>%1 at %2, %3 is over a hole</source>
        <translation>位于 %2, %3 的 %1 在孔洞上</translation>
    </message>
    <message>
        <source>%1 at columns %2 to %3, rows %4 to %5</source>
        <translation>%1，列 %2 至 %3，行 %4 至 %5</translation>
    </message>
    <message>
        <source>%1 bytes after the samples are left unread</source>
        <translation>样本之后的 %1 字节未读取</translation>
    </message>
    <message>
        <source>%1 describes another size and is not used</source>
        <translation>%1 描述的是另一尺寸，未被使用</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 没有应答</translation>
    </message>
    <message>
        <source>%1 does not have this terrain any more</source>
        <translation>%1 上已不再有此地形</translation>
    </message>
    <message>
        <source>%1 drapes are the most</source>
        <translation>最多 %1 个铺图</translation>
    </message>
    <message>
        <source>%1 has a content of somebody else under an id of this edit</source>
        <translation>%1 在此编辑的标识下存有他人的内容</translation>
    </message>
    <message>
        <source>%1 has a terrain &quot;%2&quot; already</source>
        <translation>%1 上已有地形 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has another terrain of this name than the one that was edited</source>
        <translation>%1 上此名称的地形不是所编辑的那个</translation>
    </message>
    <message>
        <source>%1 has gone back to an earlier state of this terrain</source>
        <translation>%1 已退回到此地形较早的状态</translation>
    </message>
    <message>
        <source>%1 has no change %2 of this terrain</source>
        <translation>%1 上没有此地形的更改 %2</translation>
    </message>
    <message>
        <source>%1 has no change of this terrain that could be undone</source>
        <translation>%1 没有此地形的可撤销更改</translation>
    </message>
    <message>
        <source>%1 has no place %2, %3, %4</source>
        <translation>%1 没有位置 %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 has no terrain &quot;%2&quot; that you are a member of</source>
        <translation>%1 上没有您是成员的地形 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has nothing of this terrain yet</source>
        <translation>%1 上还没有此地形的任何内容</translation>
    </message>
    <message>
        <source>%1 has this file among its own sources</source>
        <translation>%1 自身的源文件中包含此文件</translation>
    </message>
    <message>
        <source>%1 has this terrain already</source>
        <translation>%1 上已有此地形</translation>
    </message>
    <message>
        <source>%1 holds a terrain of a newer version of Scarp</source>
        <translation>%1 上的地形来自较新版本的 Scarp</translation>
    </message>
    <message>
        <source>%1 in the journal is damaged</source>
        <translation>日志中的%1已损坏</translation>
    </message>
    <message>
        <source>%1 is a built-in asset, which stays as it is</source>
        <translation>%1 是内置资源，不可更改</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 已隐藏</translation>
    </message>
    <message>
        <source>%1 is lost</source>
        <translation>%1 已丢失</translation>
    </message>
    <message>
        <source>%1 is no file below its own folder</source>
        <translation>%1 不是其自身文件夹之下的文件</translation>
    </message>
    <message>
        <source>%1 is of no format that may be read</source>
        <translation>%1 的格式不可读取</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 超出范围</translation>
    </message>
    <message>
        <source>%1 is out of range (%2 to %3)</source>
        <translation>%1 超出范围（%2 至 %3）</translation>
    </message>
    <message>
        <source>%1 is out of range (%2)</source>
        <translation>%1 超出范围（%2）</translation>
    </message>
    <message>
        <source>%1 is too large a number</source>
        <translation>%1 这个数太大</translation>
    </message>
    <message>
        <source>%1 kept selections are the most</source>
        <translation>最多 %1 个已存选区</translation>
    </message>
    <message>
        <source>%1 lacks a part of the terrain</source>
        <translation>%1 缺少地形的一部分</translation>
    </message>
    <message>
        <source>%1 layers are more than %2</source>
        <translation>%1 个图层超过了 %2 个</translation>
    </message>
    <message>
        <source>%1 layers are the most</source>
        <translation>最多 %1 个图层</translation>
    </message>
    <message>
        <source>%1 line lies off the ground and is left out</source>
        <translation>%1 条线不在地面上，已略过</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 条线</translation>
    </message>
    <message>
        <source>%1 lines lie off the ground and are left out</source>
        <translation>%1 条线不在地面上，已略过</translation>
    </message>
    <message>
        <source>%1 lines, %2 triangles</source>
        <translation>%1 条线，%2 个三角形</translation>
    </message>
    <message>
        <source>%1 materials are more than %2</source>
        <translation>%1 种材质超过了 %2 种</translation>
    </message>
    <message>
        <source>%1 more pairs of tiles disagree, by less</source>
        <translation>另有 %1 对瓦片不一致，差异较小</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation>%1 必须是整数，而不是 %2</translation>
    </message>
    <message>
        <source>%1 must be above %2</source>
        <translation>%1 必须大于 %2</translation>
    </message>
    <message>
        <source>%1 must be at least %2</source>
        <translation>%1 必须至少为 %2</translation>
    </message>
    <message>
        <source>%1 object</source>
        <translation>%1 个物体</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1 个物体</translation>
    </message>
    <message>
        <source>%1 objects stand over holes or off the terrain and are left out</source>
        <translation>%1 个物体位于孔洞上或地形之外，已略过</translation>
    </message>
    <message>
        <source>%1 of %2 holes are filled</source>
        <translation>已填充 %2 个孔洞中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 steps of the undo history are lost</source>
        <translation>撤销历史的 %2 个步骤中有 %1 个已丢失</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 或更大</translation>
    </message>
    <message>
        <source>%1 overlaps compared</source>
        <translation>已比较 %1 处重叠</translation>
    </message>
    <message>
        <source>%1 placed objects are not in this file</source>
        <translation>此文件不含 %1 个已放置的物体</translation>
    </message>
    <message>
        <source>%1 puts nothing down</source>
        <translation>%1 没有放置任何物体</translation>
    </message>
    <message>
        <source>%1 reads back differently</source>
        <translation>%1 读回的内容不同</translation>
    </message>
    <message>
        <source>%1 sample is a hole</source>
        <translation>%1 个样本为孔洞</translation>
    </message>
    <message>
        <source>%1 sample stands alone out of the ground, by up to %2</source>
        <translation>%1 个样本孤立地突出地面，最多 %2</translation>
    </message>
    <message>
        <source>%1 samples are holes</source>
        <translation>%1 个样本为孔洞</translation>
    </message>
    <message>
        <source>%1 samples stand alone out of the ground, by up to %2</source>
        <translation>%1 个样本孤立地突出地面，最多 %2</translation>
    </message>
    <message>
        <source>%1 samples without a tile are holes</source>
        <translation>没有瓦片的 %1 个样本为孔洞</translation>
    </message>
    <message>
        <source>%1 samples without a tile are sea at height 0</source>
        <translation>没有瓦片的 %1 个样本为高度 0 的海面</translation>
    </message>
    <message>
        <source>%1 stands far from all other heights and is declared nowhere</source>
        <translation>%1 远离其他所有高度，且未在任何地方声明</translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <translation>%1 重复出现</translation>
    </message>
    <message>
        <source>%1 steps of the undo history do not fit the terrain</source>
        <translation>撤销历史的 %1 个步骤与地形不符</translation>
    </message>
    <message>
        <source>%1 takes tiles as %2</source>
        <translation>%1 要求的瓦片格式为 %2</translation>
    </message>
    <message>
        <source>%1 takes tiles of %2 samples a side, not %3</source>
        <translation>%1 要求每边 %2 个样本的瓦片，而不是 %3 个</translation>
    </message>
    <message>
        <source>%1 takes tiles that share no edges</source>
        <translation>%1 要求不共用边缘的瓦片</translation>
    </message>
    <message>
        <source>%1 takes tiles that share their edges</source>
        <translation>%1 要求共用边缘的瓦片</translation>
    </message>
    <message>
        <source>%1 tile has no ground and no file</source>
        <translation>%1 个瓦片没有地面，也没有文件</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 个瓦片</translation>
    </message>
    <message>
        <source>%1 tiles have no ground and no file</source>
        <translation>%1 个瓦片没有地面，也没有文件</translation>
    </message>
    <message>
        <source>%1 to below %2</source>
        <translation>%1 至小于 %2</translation>
    </message>
    <message>
        <source>%1 triangles, %2 vertices</source>
        <translation>%1 个三角形，%2 个顶点</translation>
    </message>
    <message>
        <source>%1 wants a file ending in %2</source>
        <translation>%1 需要以 %2 结尾的文件</translation>
    </message>
    <message>
        <source>%1 x %2 samples</source>
        <translation>%1 x %2 个样本</translation>
    </message>
    <message>
        <source>%1 x %2 tiles are more than %3 x %4 cells</source>
        <translation>%1 x %2 个瓦片多于 %3 x %4 个单元</translation>
    </message>
    <message>
        <source>%1 x %2 tiles take up to %3 GB, and %4 GB are free</source>
        <translation>%1 x %2 个瓦片最多占用 %3 GB，而可用空间为 %4 GB</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is another export&apos;s name too</source>
        <translation>&apos;%1&apos; 也是另一个导出的名称</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no CRS</source>
        <translation>&apos;%1&apos; 不是 CRS</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name for tiles</source>
        <translation>&apos;%1&apos; 不是瓦片的名称</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no time like 2024-06-21T15:00Z or 2024-06-21T17:00+02:00, from 1800 to 2200</source>
        <translation>&apos;%1&apos; 不是 2024-06-21T15:00Z 或 2024-06-21T17:00+02:00 这样的时间，范围为 1800 至 2200 年</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no server</source>
        <translation>&apos;%1&apos; 未指明服务器</translation>
    </message>
    <message>
        <source>&apos;+&apos; must be followed by the header&apos;s bytes</source>
        <translation>&apos;+&apos; 之后必须是文件头的字节数</translation>
    </message>
    <message>
        <source>&apos;:&apos; and a sample type must follow the size</source>
        <translation>尺寸之后必须是 &apos;:&apos; 和样本类型</translation>
    </message>
    <message>
        <source>1 object stands over a hole or off the terrain and is left out</source>
        <translation>1 个物体位于孔洞上或地形之外，已略过</translation>
    </message>
    <message>
        <source>1 placed object is not in this file</source>
        <translation>此文件不含 1 个已放置的物体</translation>
    </message>
    <message>
        <source>Add %1 materials</source>
        <translation>添加 %1 种材质</translation>
    </message>
    <message>
        <source>Bring back &quot;%1&quot;</source>
        <translation>找回 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>GDAL here has no reader for Zarr</source>
        <translation>此处的 GDAL 没有 Zarr 的读取程序</translation>
    </message>
    <message>
        <source>GDAL here has no reader for it</source>
        <translation>此处的 GDAL 没有它的读取程序</translation>
    </message>
    <message>
        <source>GDAL was built without COG</source>
        <translation>构建此 GDAL 时未包含 COG</translation>
    </message>
    <message>
        <source>GDAL was built without GeoTIFF</source>
        <translation>构建此 GDAL 时未包含 GeoTIFF</translation>
    </message>
    <message>
        <source>Import %1 selections</source>
        <translation>导入 %1 个选区</translation>
    </message>
    <message>
        <source>Terrarium and Mapbox colours have 8 bits each, not samples of type %1</source>
        <translation>Terrarium 和 Mapbox 的颜色每通道为 8 位，而不是 %1 类型的样本</translation>
    </message>
    <message>
        <source>VRT files name each other more than %1 deep</source>
        <translation>VRT 文件相互引用超过 %1 层</translation>
    </message>
    <message>
        <source>a 3MF file holds solids, and this is a surface</source>
        <translation>3MF 文件存放实体，而这是表面</translation>
    </message>
    <message>
        <source>a TGA file has at most 65535 samples a side</source>
        <translation>TGA 文件每边最多 65535 个样本</translation>
    </message>
    <message>
        <source>a VRT file has at most 32 MiB</source>
        <translation>VRT 文件最大为 32 MiB</translation>
    </message>
    <message>
        <source>a colour is out of range</source>
        <translation>有颜色超出范围</translation>
    </message>
    <message>
        <source>a corner of the shape is not a finite number</source>
        <translation>形状的一个角不是有限数</translation>
    </message>
    <message>
        <source>a curve goes through 2 to 32 points, not %1</source>
        <translation>曲线经过 2 至 32 个点，而不是 %1 个</translation>
    </message>
    <message>
        <source>a drape has no name</source>
        <translation>有铺图没有名称</translation>
    </message>
    <message>
        <source>a fingerprint can be trusted for an address with one host alone</source>
        <translation>只能为仅含一个主机的地址信任指纹</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>一个有限数</translation>
    </message>
    <message>
        <source>a globe&apos;s tiles begin at zoom 0</source>
        <translation>地球的瓦片从缩放级 0 开始</translation>
    </message>
    <message>
        <source>a kept selection that is gone</source>
        <translation>已不存在的已存选区</translation>
    </message>
    <message>
        <source>a line can be split at a point between its ends</source>
        <translation>线可在两端之间的点处分割</translation>
    </message>
    <message>
        <source>a line has no place on the earth by the terrain&apos;s CRS</source>
        <translation>按地形的 CRS，有线在地球上没有位置</translation>
    </message>
    <message>
        <source>a line has two points or more</source>
        <translation>一条线有两个或更多的点</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>物体列表</translation>
    </message>
    <message>
        <source>a material has no name</source>
        <translation>有材质没有名称</translation>
    </message>
    <message>
        <source>a material&apos;s alpha is of an unknown kind</source>
        <translation>材质的 alpha 类型未知</translation>
    </message>
    <message>
        <source>a material&apos;s number is out of range (0 to 1)</source>
        <translation>材质的一个数值超出范围（0 至 1）</translation>
    </message>
    <message>
        <source>a normal is not of length 1</source>
        <translation>有法线的长度不为 1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数字</translation>
    </message>
    <message>
        <source>a part has a material that is not there</source>
        <translation>一个部件使用了不存在的材质</translation>
    </message>
    <message>
        <source>a part has triangles that are not there</source>
        <translation>一个部件含有不存在的三角形</translation>
    </message>
    <message>
        <source>a part of %1 samples a side cannot be made (a multiple of %2, %3 to %4)</source>
        <translation>无法生成每边 %1 个样本的分块（须为 %2 的倍数，%3 至 %4）</translation>
    </message>
    <message>
        <source>a part of the terrain has no place in the coordinate system of the tiles</source>
        <translation>地形的一部分在瓦片的坐标系中没有位置</translation>
    </message>
    <message>
        <source>a part of the terrain lies beyond the 85° of latitude that web Mercator has</source>
        <translation>地形的一部分超出了 Web Mercator 的纬度 85° 界限</translation>
    </message>
    <message>
        <source>a part of the terrain lies beyond web Mercator</source>
        <translation>地形的一部分超出了 Web Mercator</translation>
    </message>
    <message>
        <source>a picture has another size than it was written with</source>
        <translation>图片的尺寸与写入时不同</translation>
    </message>
    <message>
        <source>a picture is of another shape than it may have</source>
        <translation>图片的形状不符合要求</translation>
    </message>
    <message>
        <source>a picture of a material</source>
        <translation>材质的图片</translation>
    </message>
    <message>
        <source>a picture of a material or a drape</source>
        <translation>材质或铺图的图片</translation>
    </message>
    <message>
        <source>a piece in another&apos;s place</source>
        <translation>有一部分位于其他部分的位置</translation>
    </message>
    <message>
        <source>a place that is cleared is out of range</source>
        <translation>一处清空的位置超出范围</translation>
    </message>
    <message>
        <source>a rule (keep-offset, align, stay, flatten)</source>
        <translation>一种规则（keep-offset、align、stay、flatten）</translation>
    </message>
    <message>
        <source>a rule has no id</source>
        <translation>有规则没有 id</translation>
    </message>
    <message>
        <source>a sample is not a finite number</source>
        <translation>有样本不是有限数</translation>
    </message>
    <message>
        <source>a save of it was interrupted, and it cannot be written to put that right</source>
        <translation>它的一次保存被中断，而又无法写入以修复</translation>
    </message>
    <message>
        <source>a scale above 0</source>
        <translation>一个大于 0 的比例</translation>
    </message>
    <message>
        <source>a scene as glTF is a file that ends in .glb</source>
        <translation>glTF 场景是以 .glb 结尾的文件</translation>
    </message>
    <message>
        <source>a section from the middle needs a corner beside it</source>
        <translation>从中间起的截面需要旁边有一个角</translation>
    </message>
    <message>
        <source>a selection can be changed by 0 m or more only</source>
        <translation>选区的改变量只能为 0 m 或更大</translation>
    </message>
    <message>
        <source>a selection can be kept under a name only</source>
        <translation>选区只能以名称保存</translation>
    </message>
    <message>
        <source>a setting in the journal is damaged</source>
        <translation>日志中的一项设置已损坏</translation>
    </message>
    <message>
        <source>a side cannot be extended by %1 samples</source>
        <translation>一边不能扩展 %1 个样本</translation>
    </message>
    <message>
        <source>a side of a section has at most %1 corners</source>
        <translation>截面的一侧最多有 %1 个角</translation>
    </message>
    <message>
        <source>a square of the file&apos;s size</source>
        <translation>符合文件大小的正方形</translation>
    </message>
    <message>
        <source>a step in the journal does not fit the terrain</source>
        <translation>日志中的一个步骤与地形不符</translation>
    </message>
    <message>
        <source>a step in the journal goes back too far</source>
        <translation>日志中的一个步骤后退过多</translation>
    </message>
    <message>
        <source>a step in the journal goes too far</source>
        <translation>日志中的一个步骤前进过多</translation>
    </message>
    <message>
        <source>a step in the journal is damaged</source>
        <translation>日志中的一个步骤已损坏</translation>
    </message>
    <message>
        <source>a step in the journal is damaged, or was done to other ground than this</source>
        <translation>日志中的一个步骤已损坏，或是在与此不同的地面上执行的</translation>
    </message>
    <message>
        <source>a step in the journal was done to other ground than this</source>
        <translation>日志中的一个步骤是在与此不同的地面上执行的</translation>
    </message>
    <message>
        <source>a terrain of %1 x %2 samples is too large for this (up to %3 x %4)</source>
        <translation>%1 x %2 个样本的地形对此太大（最大 %3 x %4）</translation>
    </message>
    <message>
        <source>a terrain of %1 × %2 samples cannot be made (2 to %3 a side)</source>
        <translation>无法创建 %1 × %2 个样本的地形（每边 2 至 %3）</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>一段文本</translation>
    </message>
    <message>
        <source>a texture coordinate is not a finite number</source>
        <translation>有纹理坐标不是有限数</translation>
    </message>
    <message>
        <source>a texture does not read back as it was written</source>
        <translation>一个纹理读回的内容与写入的不同</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>一个瓦片</translation>
    </message>
    <message>
        <source>a tile beyond the terrain</source>
        <translation>地形之外的瓦片</translation>
    </message>
    <message>
        <source>a tile cannot be read</source>
        <translation>有瓦片无法读取</translation>
    </message>
    <message>
        <source>a tile reads back differently</source>
        <translation>有瓦片读回的内容不同</translation>
    </message>
    <message>
        <source>a tile&apos;s mesh does not cover its ground</source>
        <translation>有瓦片的网格未覆盖其地面</translation>
    </message>
    <message>
        <source>a vertex at every %1 samples is out of range (1 to %2)</source>
        <translation>每 %1 个样本一个顶点超出范围（1 至 %2）</translation>
    </message>
    <message>
        <source>a vertex is out of range</source>
        <translation>有顶点超出范围</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>大于 %1</translation>
    </message>
    <message>
        <source>above %1 to %2</source>
        <translation>大于 %1 至 %2</translation>
    </message>
    <message>
        <source>above %1 to below %2</source>
        <translation>大于 %1 至小于 %2</translation>
    </message>
    <message>
        <source>above the ground</source>
        <translation>地面以上</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>访问被拒绝</translation>
    </message>
    <message>
        <source>albedo and height, RGBA</source>
        <translation>反照率和高度，RGBA</translation>
    </message>
    <message>
        <source>ambient occlusion</source>
        <translation>环境光遮蔽</translation>
    </message>
    <message>
        <source>an area cannot be split</source>
        <translation>区域不能分割</translation>
    </message>
    <message>
        <source>an area has three points or more</source>
        <translation>一个区域有三个或更多的点</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>一个数组</translation>
    </message>
    <message>
        <source>an asset</source>
        <translation>一个资源</translation>
    </message>
    <message>
        <source>an asset&apos;s name must be 1 to %1 characters, without line breaks, and without spaces at its ends</source>
        <translation>资源名称必须为 1 至 %1 个字符，不含换行，两端不含空格</translation>
    </message>
    <message>
        <source>an edit could not be kept in the journal</source>
        <translation>有一项编辑无法保存到日志中</translation>
    </message>
    <message>
        <source>an index names a vertex that is not there</source>
        <translation>有索引指向不存在的顶点</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>一个对象</translation>
    </message>
    <message>
        <source>an object in another&apos;s place</source>
        <translation>某个物体占用了另一个的位置</translation>
    </message>
    <message>
        <source>an opacity must be from 0 to 1</source>
        <translation>不透明度必须为 0 至 1</translation>
    </message>
    <message>
        <source>an unnamed CRS</source>
        <translation>未命名的 CRS</translation>
    </message>
    <message>
        <source>and rows are too many</source>
        <translation>和行数太多</translation>
    </message>
    <message>
        <source>angle step</source>
        <translation>角度步长</translation>
    </message>
    <message>
        <source>another operation</source>
        <translation>其他操作</translation>
    </message>
    <message>
        <source>another part</source>
        <translation>其他部分</translation>
    </message>
    <message>
        <source>another size of parts</source>
        <translation>其他分块大小</translation>
    </message>
    <message>
        <source>another terrain</source>
        <translation>其他地形</translation>
    </message>
    <message>
        <source>any finite number</source>
        <translation>任意有限数</translation>
    </message>
    <message>
        <source>at least 2 x 2 samples are needed</source>
        <translation>至少需要 2 x 2 个样本</translation>
    </message>
    <message>
        <source>band %1 is called %2</source>
        <translation>波段 %1 名为 %2</translation>
    </message>
    <message>
        <source>beds as glTF are a file that ends in .glb</source>
        <translation>glTF 路基是以 .glb 结尾的文件</translation>
    </message>
    <message>
        <source>belongs to another saved state of its project</source>
        <translation>属于其项目的另一个保存状态</translation>
    </message>
    <message>
        <source>binary values are no JSON</source>
        <translation>二进制值不是 JSON</translation>
    </message>
    <message>
        <source>borders are blended along a stroke only</source>
        <translation>边界只能沿笔划混合</translation>
    </message>
    <message>
        <source>brought onto the terrain&apos;s grid by place, by area</source>
        <translation>按位置、按面积转换到地形的栅格</translation>
    </message>
    <message>
        <source>cannot be fetched</source>
        <translation>无法获取</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>cannot stand beside &quot;rule&quot;</source>
        <translation>不能与 &quot;rule&quot; 并用</translation>
    </message>
    <message>
        <source>cell size</source>
        <translation>单元尺寸</translation>
    </message>
    <message>
        <source>change %1 has the name &quot;%2&quot; already</source>
        <translation>更改 %1 已使用名称 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>changes while it is read</source>
        <translation>在读取期间发生变化</translation>
    </message>
    <message>
        <source>class %1 is none of %2</source>
        <translation>类别 %1 不属于 %2</translation>
    </message>
    <message>
        <source>classes are those of %1</source>
        <translation>类别来自 %1</translation>
    </message>
    <message>
        <source>click on the point at which to split first</source>
        <translation>请先单击要分割处的点</translation>
    </message>
    <message>
        <source>colour of the ground, sRGB</source>
        <translation>地面颜色，sRGB</translation>
    </message>
    <message>
        <source>colour variation</source>
        <translation>颜色变化</translation>
    </message>
    <message>
        <source>colour variation is out of range (0 to 1)</source>
        <translation>颜色变化超出范围（0 至 1）</translation>
    </message>
    <message>
        <source>colours of single objects are custom data 0 to 2 of the instances, for a material to multiply</source>
        <translation>单个物体的颜色为实例的自定义数据 0 至 2，供材质相乘</translation>
    </message>
    <message>
        <source>compares samples with the roughness of the whole terrain</source>
        <translation>把样本与整个地形的粗糙程度比较</translation>
    </message>
    <message>
        <source>conditions or order</source>
        <translation>条件或顺序</translation>
    </message>
    <message>
        <source>control map, bits in 32-bit floats</source>
        <translation>控制图，以 32 位浮点存放的位</translation>
    </message>
    <message>
        <source>coordinate system</source>
        <translation>坐标系</translation>
    </message>
    <message>
        <source>coordinates are metres from the middle of the terrain, and the file says no place</source>
        <translation>坐标为距地形中心的米数，文件未说明位置</translation>
    </message>
    <message>
        <source>coordinates are metres from the middle of the terrain, not longitude and latitude</source>
        <translation>坐标为距地形中心的米数，而不是经度和纬度</translation>
    </message>
    <message>
        <source>crown (fall to the sides)</source>
        <translation>路拱（向两侧下降）</translation>
    </message>
    <message>
        <source>density %1 a hectare is too much for so large a terrain</source>
        <translation>每公顷 %1 的密度对这么大的地形太高</translation>
    </message>
    <message>
        <source>density %1 a hectare is too much for so large an area</source>
        <translation>每公顷 %1 的密度对这么大的区域太高</translation>
    </message>
    <message>
        <source>deposits of erosion</source>
        <translation>侵蚀沉积物</translation>
    </message>
    <message>
        <source>depth of water</source>
        <translation>水深</translation>
    </message>
    <message>
        <source>distance from lines</source>
        <translation>与线的距离</translation>
    </message>
    <message>
        <source>distance from placed objects</source>
        <translation>与已放置物体的距离</translation>
    </message>
    <message>
        <source>distance of clusters</source>
        <translation>簇间距</translation>
    </message>
    <message>
        <source>distance to lines</source>
        <translation>到线的距离</translation>
    </message>
    <message>
        <source>distance to placed objects</source>
        <translation>到已放置物体的距离</translation>
    </message>
    <message>
        <source>editor script that makes splines of them</source>
        <translation>生成相应样条的编辑器脚本</translation>
    </message>
    <message>
        <source>ends too soon</source>
        <translation>过早结束</translation>
    </message>
    <message>
        <source>evened out over</source>
        <translation>均匀过渡范围</translation>
    </message>
    <message>
        <source>every sample is a hole</source>
        <translation>所有样本都是孔洞</translation>
    </message>
    <message>
        <source>fill for each part of cut</source>
        <translation>每份挖方得到的填方</translation>
    </message>
    <message>
        <source>fraction of the sky&apos;s light</source>
        <translation>天光的比例</translation>
    </message>
    <message>
        <source>greatest grade (0: any)</source>
        <translation>最大纵坡（0：不限）</translation>
    </message>
    <message>
        <source>greatest tilt in bends</source>
        <translation>弯道最大超高</translation>
    </message>
    <message>
        <source>ground that erosion laid down, metres</source>
        <translation>侵蚀沉积的地面，米</translation>
    </message>
    <message>
        <source>ground under the layers</source>
        <translation>图层之下的地面</translation>
    </message>
    <message>
        <source>has %1 bands, and none are colours</source>
        <translation>有 %1 个波段，但没有颜色波段</translation>
    </message>
    <message>
        <source>has %1 beside the mosaic</source>
        <translation>在镶嵌之外还有 %1</translation>
    </message>
    <message>
        <source>has %1 channels, not %2</source>
        <translation>有 %1 个通道，而不是 %2 个</translation>
    </message>
    <message>
        <source>has %1 levels of detail (1 to %2)</source>
        <translation>有 %1 级细节（1 至 %2）</translation>
    </message>
    <message>
        <source>has %1 materials (1 to %2)</source>
        <translation>有 %1 种材质（1 至 %2）</translation>
    </message>
    <message>
        <source>has %1 x %2 samples, its neighbours have %3 x %4</source>
        <translation>有 %1 x %2 个样本，而相邻的有 %3 x %4 个</translation>
    </message>
    <message>
        <source>has %1, which a mosaic of files does not need</source>
        <translation>有 %1，而文件的镶嵌不需要它</translation>
    </message>
    <message>
        <source>has another CRS than %1</source>
        <translation>与 %1 的 CRS 不同</translation>
    </message>
    <message>
        <source>has changed since the script was written</source>
        <translation>在脚本写成之后已更改</translation>
    </message>
    <message>
        <source>has classes of no legend that is known (%1)</source>
        <translation>类别不属于任何已知图例（%1）</translation>
    </message>
    <message>
        <source>has more XML elements than a VRT file may</source>
        <translation>XML 元素多于 VRT 文件的上限</translation>
    </message>
    <message>
        <source>has more than %1 MiB of pictures</source>
        <translation>有超过 %1 MiB 的图片</translation>
    </message>
    <message>
        <source>has more than %1 parts</source>
        <translation>有超过 %1 个部件</translation>
    </message>
    <message>
        <source>has more than %1 sources</source>
        <translation>有超过 %1 个源</translation>
    </message>
    <message>
        <source>has more than %1 triangles</source>
        <translation>有超过 %1 个三角形</translation>
    </message>
    <message>
        <source>has no channels</source>
        <translation>没有通道</translation>
    </message>
    <message>
        <source>has no layer &quot;%1&quot;</source>
        <translation>没有图层 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>has no red and green to take weights from</source>
        <translation>没有可取权重的红、绿通道</translation>
    </message>
    <message>
        <source>has no red, green and blue to take heights from</source>
        <translation>没有可取高度的红、绿、蓝通道</translation>
    </message>
    <message>
        <source>has no red, green and blue to take indices from</source>
        <translation>没有可取索引的红、绿、蓝通道</translation>
    </message>
    <message>
        <source>has other formats than %1</source>
        <translation>与 %1 的格式不同</translation>
    </message>
    <message>
        <source>has samples beyond 8 bits</source>
        <translation>有超出 8 位的样本</translation>
    </message>
    <message>
        <source>has samples of type %1, not 32-bit floats</source>
        <translation>样本类型为 %1，而不是 32 位浮点</translation>
    </message>
    <message>
        <source>has samples of type %1, not whole numbers</source>
        <translation>样本类型为 %1，而不是整数</translation>
    </message>
    <message>
        <source>has too many materials of such names</source>
        <translation>含有太多此类名称的材质</translation>
    </message>
    <message>
        <source>has too many values for classes of land cover</source>
        <translation>值太多，不像土地覆盖的类别</translation>
    </message>
    <message>
        <source>has too many vertices</source>
        <translation>顶点太多</translation>
    </message>
    <message>
        <source>has what is no number of a material</source>
        <translation>含有不是材质数值的内容</translation>
    </message>
    <message>
        <source>have names and layers of their own</source>
        <translation>各有自己的名称和图层</translation>
    </message>
    <message>
        <source>heights and place are taken from %1</source>
        <translation>高度和位置取自 %1</translation>
    </message>
    <message>
        <source>heights are taken as above the ellipsoid WGS 84, as globes have them</source>
        <translation>高度视为相对于 WGS 84 椭球，如地球的惯例</translation>
    </message>
    <message>
        <source>heights are taken as feet</source>
        <translation>高度按英尺处理</translation>
    </message>
    <message>
        <source>heights are taken as metres</source>
        <translation>高度按米处理</translation>
    </message>
    <message>
        <source>heights are the terrain&apos;s own, in metres, not above the WGS 84 ellipsoid</source>
        <translation>高度为地形自身的高度，以米计，并非相对于 WGS 84 椭球</translation>
    </message>
    <message>
        <source>heights are written in metres, not in %1</source>
        <translation>高度以米写出，而不是 %1</translation>
    </message>
    <message>
        <source>heights cannot be multiplied by %1 (above 0 to %2)</source>
        <translation>高度不能乘以 %1（大于 0 至 %2）</translation>
    </message>
    <message>
        <source>heights stay %1</source>
        <translation>高度保持 %1</translation>
    </message>
    <message>
        <source>holds %1 of its %2 samples, and which cannot be told</source>
        <translation>含有其 %2 个样本中的 %1 个，且无法得知是哪些</translation>
    </message>
    <message>
        <source>holds more than %1 files</source>
        <translation>含有超过 %1 个文件</translation>
    </message>
    <message>
        <source>holds more than a model may have</source>
        <translation>含有的内容超过模型的上限</translation>
    </message>
    <message>
        <source>holds no parts</source>
        <translation>不含分块</translation>
    </message>
    <message>
        <source>holds no raster</source>
        <translation>不含栅格</translation>
    </message>
    <message>
        <source>holds no triangles</source>
        <translation>不含三角形</translation>
    </message>
    <message>
        <source>holds no weights of materials</source>
        <translation>不含材质权重</translation>
    </message>
    <message>
        <source>holds none of its samples, only a header</source>
        <translation>不含任何样本，只有文件头</translation>
    </message>
    <message>
        <source>holds nothing that can be a mask</source>
        <translation>不含可作为遮罩的内容</translation>
    </message>
    <message>
        <source>holds parts of another terrain than %1</source>
        <translation>含有与 %1 不同的另一地形的分块</translation>
    </message>
    <message>
        <source>holes are filled by a membrane from the ground around them</source>
        <translation>孔洞由周围地面张成的膜面填充</translation>
    </message>
    <message>
        <source>how the tiles lie, with checksums</source>
        <translation>瓦片如何排列，附校验和</translation>
    </message>
    <message>
        <source>in &apos;%1&apos; its heights would be further than any ground</source>
        <translation>若以 &apos;%1&apos; 计，其高度会超出任何地面</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain</source>
        <translation>以距地形中心的米计</translation>
    </message>
    <message>
        <source>in metres, as the format has it</source>
        <translation>以米计，如格式所定</translation>
    </message>
    <message>
        <source>in millimetres</source>
        <translation>以毫米计</translation>
    </message>
    <message>
        <source>indices of three textures, RGB</source>
        <translation>三个纹理的索引，RGB</translation>
    </message>
    <message>
        <source>is a folder without files that could be tiles</source>
        <translation>是文件夹，但没有可作为瓦片的文件</translation>
    </message>
    <message>
        <source>is a folder, not a picture</source>
        <translation>是文件夹，不是图片</translation>
    </message>
    <message>
        <source>is a folder, not a raster file</source>
        <translation>是文件夹，不是栅格文件</translation>
    </message>
    <message>
        <source>is a folder, whose files may change unseen</source>
        <translation>是文件夹，其文件可能在不知不觉中改变</translation>
    </message>
    <message>
        <source>is an address, and fetched only where a person gives it</source>
        <translation>是地址，只有由人指定时才会获取</translation>
    </message>
    <message>
        <source>is another project than the one that was edited</source>
        <translation>与所编辑的不是同一项目</translation>
    </message>
    <message>
        <source>is cut off, or longer than it says</source>
        <translation>被截断，或比其声明的更长</translation>
    </message>
    <message>
        <source>is cut short, and which rows are missing cannot be told</source>
        <translation>被截短，且无法得知缺少哪些行</translation>
    </message>
    <message>
        <source>is damaged, and is not compacted before it has been saved</source>
        <translation>已损坏，须先保存才能压缩整理</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>是空的</translation>
    </message>
    <message>
        <source>is hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>is in use by another program</source>
        <translation>正被其他程序使用</translation>
    </message>
    <message>
        <source>is larger than 1 GB</source>
        <translation>大于 1 GB</translation>
    </message>
    <message>
        <source>is larger than 8 GB</source>
        <translation>大于 8 GB</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>is nested deeper than a STAC item</source>
        <translation>嵌套比 STAC 条目更深</translation>
    </message>
    <message>
        <source>is nested too deep</source>
        <translation>嵌套太深</translation>
    </message>
    <message>
        <source>is no STAC item that can be read</source>
        <translation>不是可读取的 STAC 条目</translation>
    </message>
    <message>
        <source>is no VRT mosaic</source>
        <translation>不是 VRT 镶嵌</translation>
    </message>
    <message>
        <source>is no XML that can be read</source>
        <translation>不是可读取的 XML</translation>
    </message>
    <message>
        <source>is no XML that can be read (%1)</source>
        <translation>不是可读取的 XML（%1）</translation>
    </message>
    <message>
        <source>is no archive that can be read, or has no file that could be heights</source>
        <translation>不是可读取的压缩包，或其中没有可作为高度的文件</translation>
    </message>
    <message>
        <source>is no asset of Scarp&apos;s, or is damaged</source>
        <translation>不是 Scarp 的资源，或已损坏</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>不是文件</translation>
    </message>
    <message>
        <source>is no file of lines that can be read</source>
        <translation>不是可读取的线文件</translation>
    </message>
    <message>
        <source>is no file on this machine, and nothing else is read</source>
        <translation>不是本机上的文件，而其他内容不会读取</translation>
    </message>
    <message>
        <source>is no list of exports</source>
        <translation>不是导出列表</translation>
    </message>
    <message>
        <source>is no model by its ending (%1)</source>
        <translation>按扩展名不是模型（%1）</translation>
    </message>
    <message>
        <source>is no name of an asset</source>
        <translation>不是资源名称</translation>
    </message>
    <message>
        <source>is no number</source>
        <translation>不是数字</translation>
    </message>
    <message>
        <source>is no part of a terrain</source>
        <translation>不是地形的分块</translation>
    </message>
    <message>
        <source>is no recovery folder, or another Scarp has it</source>
        <translation>不是恢复文件夹，或正被另一个 Scarp 占用</translation>
    </message>
    <message>
        <source>is no recovery journal, or its beginning is damaged</source>
        <translation>不是恢复日志，或其开头已损坏</translation>
    </message>
    <message>
        <source>is no survey of a terrain</source>
        <translation>不是地形的勘测数据</translation>
    </message>
    <message>
        <source>is no table of classes of lines</source>
        <translation>不是线类别表</translation>
    </message>
    <message>
        <source>is not a Scarp project</source>
        <translation>不是 Scarp 项目</translation>
    </message>
    <message>
        <source>is not an ordinary file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>is of %1 than %2</source>
        <translation>与 %2 不同：属于%1</translation>
    </message>
    <message>
        <source>is of another version</source>
        <translation>属于另一版本</translation>
    </message>
    <message>
        <source>is of format %1, which cannot be read any more</source>
        <translation>格式为 %1，已无法读取</translation>
    </message>
    <message>
        <source>is of the kind %1, not a mosaic of files</source>
        <translation>类型为 %1，不是文件的镶嵌</translation>
    </message>
    <message>
        <source>is only of an object whose rule is &quot;stay&quot;</source>
        <translation>只用于规则为 &quot;stay&quot; 的物体</translation>
    </message>
    <message>
        <source>is out of place</source>
        <translation>不在应有的位置</translation>
    </message>
    <message>
        <source>is out of range</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>is out of range (%1)</source>
        <translation>超出范围（%1）</translation>
    </message>
    <message>
        <source>is part %1 of %2, under another name</source>
        <translation>是 %2 个分块中的第 %1 个，名称却不同</translation>
    </message>
    <message>
        <source>is smaller than a cell of %1</source>
        <translation>小于 %1 的一个单元</translation>
    </message>
    <message>
        <source>is there already, and is no material&apos;s folder</source>
        <translation>已存在，且不是材质的文件夹</translation>
    </message>
    <message>
        <source>is too large, or no file</source>
        <translation>太大，或不是文件</translation>
    </message>
    <message>
        <source>is too long for a material&apos;s file</source>
        <translation>作为材质的文件太长</translation>
    </message>
    <message>
        <source>is too small</source>
        <translation>太小</translation>
    </message>
    <message>
        <source>it cannot be copied as it is</source>
        <translation>无法原样复制</translation>
    </message>
    <message>
        <source>it changes while it is read</source>
        <translation>它在读取期间发生变化</translation>
    </message>
    <message>
        <source>it does not read back as it was written</source>
        <translation>读回的内容与写入的不同</translation>
    </message>
    <message>
        <source>it has %1 samples in place of %2, and they do not both say where they lie</source>
        <translation>它有 %1 个样本而不是 %2 个，且并非双方都说明了位置</translation>
    </message>
    <message>
        <source>it has %1 samples in place of %2, which stand between those of the other</source>
        <translation>它有 %1 个样本而不是 %2 个，且位于对方的样本之间</translation>
    </message>
    <message>
        <source>it has a CRS and the terrain has none</source>
        <translation>它有 CRS，而地形没有</translation>
    </message>
    <message>
        <source>it has another size when read back</source>
        <translation>读回时尺寸不同</translation>
    </message>
    <message>
        <source>it has been cut short</source>
        <translation>它已被截短</translation>
    </message>
    <message>
        <source>it has fewer bands when read back</source>
        <translation>读回时波段较少</translation>
    </message>
    <message>
        <source>it has more than %1 assets</source>
        <translation>它有超过 %1 个资源</translation>
    </message>
    <message>
        <source>it has no asset</source>
        <translation>它没有资源</translation>
    </message>
    <message>
        <source>it has no layer &quot;%1&quot;</source>
        <translation>它没有图层 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it is a file, not a folder</source>
        <translation>它是文件，不是文件夹</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>它被截断</translation>
    </message>
    <message>
        <source>it is longer than what was written</source>
        <translation>它比写入的更长</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>it lies elsewhere in the world</source>
        <translation>它位于世界上的其他地方</translation>
    </message>
    <message>
        <source>it reads back differently</source>
        <translation>它读回的内容不同</translation>
    </message>
    <message>
        <source>it reads back differently at column %1, row %2</source>
        <translation>它在列 %1、行 %2 处读回的内容不同</translation>
    </message>
    <message>
        <source>its .zmetadata names arrays outside its folder</source>
        <translation>其 .zmetadata 指向其文件夹之外的数组</translation>
    </message>
    <message>
        <source>its CRS cannot be understood</source>
        <translation>无法理解其 CRS</translation>
    </message>
    <message>
        <source>its XML is nested too deep</source>
        <translation>其 XML 嵌套太深</translation>
    </message>
    <message>
        <source>its alpha is taken for the %1</source>
        <translation>其 alpha 用作%1</translation>
    </message>
    <message>
        <source>its brightness is read as heights all the same</source>
        <translation>仍将其亮度读作高度</translation>
    </message>
    <message>
        <source>its cells are of another size, so its samples stand at other places</source>
        <translation>其单元尺寸不同，因此样本位于不同的位置</translation>
    </message>
    <message>
        <source>its cells seem to be degrees</source>
        <translation>其单元似乎以度计</translation>
    </message>
    <message>
        <source>its checksum differs</source>
        <translation>其校验和不同</translation>
    </message>
    <message>
        <source>its coordinates are in feet, and it names no unit of height</source>
        <translation>其坐标以英尺计，且未注明高度单位</translation>
    </message>
    <message>
        <source>its decoder has ended</source>
        <translation>其解码器已结束</translation>
    </message>
    <message>
        <source>its decoder needs more memory than it may have</source>
        <translation>其解码器需要的内存超过允许值</translation>
    </message>
    <message>
        <source>its eastings are beyond those of %1, and its northings are not</source>
        <translation>其东坐标超出 %1 的范围，而北坐标没有</translation>
    </message>
    <message>
        <source>its end cannot be read</source>
        <translation>其末尾无法读取</translation>
    </message>
    <message>
        <source>its first and last samples would lie on round numbers if its place were that of samples, and it says that it is that of cells</source>
        <translation>若其位置为样本的位置，首末样本将落在整数坐标上，而它声明为单元的位置</translation>
    </message>
    <message>
        <source>its first row is the southern one</source>
        <translation>其首行为南边的一行</translation>
    </message>
    <message>
        <source>its free places are not in order</source>
        <translation>其空出的位置没有排序</translation>
    </message>
    <message>
        <source>its grid is turned against the coordinates, and cannot be a tile of others</source>
        <translation>其格网相对坐标有旋转，不能作为其他文件的瓦片</translation>
    </message>
    <message>
        <source>its id is that of another line</source>
        <translation>其 id 是另一条线的</translation>
    </message>
    <message>
        <source>its id is that of another rule</source>
        <translation>其 id 是另一条规则的</translation>
    </message>
    <message>
        <source>its latitudes go beyond 90°, and its longitudes do not</source>
        <translation>其纬度超出 90°，而经度没有</translation>
    </message>
    <message>
        <source>its layer is not there any more</source>
        <translation>其图层已不存在</translation>
    </message>
    <message>
        <source>its name is taken</source>
        <translation>其名称已被占用</translation>
    </message>
    <message>
        <source>its names, colours and shares, as a raster attribute table</source>
        <translation>其名称、颜色和占比，作为栅格属性表</translation>
    </message>
    <message>
        <source>its normals are taken for those of DirectX, as slopes of a surface</source>
        <translation>其法线视为 DirectX 法线，即表面的坡度</translation>
    </message>
    <message>
        <source>its normals are taken for those of OpenGL, as slopes of a surface</source>
        <translation>其法线视为 OpenGL 法线，即表面的坡度</translation>
    </message>
    <message>
        <source>its northern edge is not the southern one of the tile above it</source>
        <translation>其北边不是上方瓦片的南边</translation>
    </message>
    <message>
        <source>its objects can stand by keep-offset or align alone</source>
        <translation>其物体只能以 keep-offset 或 align 方式放置</translation>
    </message>
    <message>
        <source>its pages lead to each other without an end</source>
        <translation>其分页相互指向，没有尽头</translation>
    </message>
    <message>
        <source>its picture is missing in the project</source>
        <translation>项目中缺少其图片</translation>
    </message>
    <message>
        <source>its pictures are none of a drape</source>
        <translation>其图片不是铺图的图片</translation>
    </message>
    <message>
        <source>its place is moved by half a cell</source>
        <translation>其位置移动半个单元</translation>
    </message>
    <message>
        <source>its place is taken from its name</source>
        <translation>其位置取自其名称</translation>
    </message>
    <message>
        <source>its place on the earth cannot be worked out from its CRS</source>
        <translation>无法由其 CRS 求出其在地球上的位置</translation>
    </message>
    <message>
        <source>its points are all at one place</source>
        <translation>其各点都在同一位置</translation>
    </message>
    <message>
        <source>its samples are complex numbers, not heights</source>
        <translation>其样本为复数，不是高度</translation>
    </message>
    <message>
        <source>its samples are holes</source>
        <translation>其样本为孔洞</translation>
    </message>
    <message>
        <source>its scale and offset are no numbers</source>
        <translation>其比例和偏移不是数字</translation>
    </message>
    <message>
        <source>its source %1</source>
        <translation>其源 %1</translation>
    </message>
    <message>
        <source>its state</source>
        <translation>其状态</translation>
    </message>
    <message>
        <source>its state is missing</source>
        <translation>缺少其状态</translation>
    </message>
    <message>
        <source>its step of the history is not there any more</source>
        <translation>其历史步骤已不存在</translation>
    </message>
    <message>
        <source>its western edge is not the eastern one of the tile beside it</source>
        <translation>其西边不是相邻瓦片的东边</translation>
    </message>
    <message>
        <source>layers are of a document, not of a terrain</source>
        <translation>图层属于文档，不属于地形</translation>
    </message>
    <message>
        <source>length of vertical curves</source>
        <translation>竖曲线长度</translation>
    </message>
    <message>
        <source>lib3mf cannot do it</source>
        <translation>lib3mf 无法完成</translation>
    </message>
    <message>
        <source>lies too far from %1</source>
        <translation>距 %1 太远</translation>
    </message>
    <message>
        <source>lines are written as .geojson, .gpkg or .dxf</source>
        <translation>线以 .geojson、.gpkg 或 .dxf 写出</translation>
    </message>
    <message>
        <source>lines are written for gltf, unity, unreal and godot</source>
        <translation>线可为 gltf、unity、unreal 和 godot 写出</translation>
    </message>
    <message>
        <source>local metres</source>
        <translation>本地米数</translation>
    </message>
    <message>
        <source>log10 of the area that drains through, m²</source>
        <translation>汇水面积的 log10，m²</translation>
    </message>
    <message>
        <source>looks around holes of any size</source>
        <translation>在任意大小的孔洞周围查找</translation>
    </message>
    <message>
        <source>looks for seams across the whole terrain</source>
        <translation>在整个地形上查找接缝</translation>
    </message>
    <message>
        <source>looks for the step of all heights, and over terraces of any size</source>
        <translation>查找所有高度的级差，并跨越任意大小的台阶</translation>
    </message>
    <message>
        <source>looks like Mapbox elevation colours</source>
        <translation>看似 Mapbox 高程颜色</translation>
    </message>
    <message>
        <source>looks like Terrarium elevation colours</source>
        <translation>看似 Terrarium 高程颜色</translation>
    </message>
    <message>
        <source>many slicers are slow beyond some million triangles</source>
        <translation>许多切片软件在超过约一百万个三角形时会变慢</translation>
    </message>
    <message>
        <source>material &quot;%1&quot; has no id</source>
        <translation>材质 &quot;%1&quot; 没有 id</translation>
    </message>
    <message>
        <source>material %1 lies on the ground, but there is none of this id</source>
        <translation>地面上有材质 %1，但没有此 id 的材质</translation>
    </message>
    <message>
        <source>material %1, which is chosen, lies nowhere</source>
        <translation>所选的材质 %1 不在任何地方</translation>
    </message>
    <message>
        <source>metal, occlusion, height and smoothness, RGBA</source>
        <translation>金属度、遮蔽、高度和光滑度，RGBA</translation>
    </message>
    <message>
        <source>model %1</source>
        <translation>模型 %1</translation>
    </message>
    <message>
        <source>models, their files and counts</source>
        <translation>模型及其文件和数量</translation>
    </message>
    <message>
        <source>more objects are to be changed than there are</source>
        <translation>要更改的物体多于现有的物体</translation>
    </message>
    <message>
        <source>more than %1 objects cannot be taken at once</source>
        <translation>一次不能取超过 %1 个物体</translation>
    </message>
    <message>
        <source>more than %1 objects in one stroke</source>
        <translation>一笔中有超过 %1 个物体</translation>
    </message>
    <message>
        <source>more than %1 rules</source>
        <translation>超过 %1 条规则</translation>
    </message>
    <message>
        <source>must be %1, not %2</source>
        <translation>必须为%1，而不是 %2</translation>
    </message>
    <message>
        <source>must be 16 hexadecimal digits, not &quot;%1&quot;</source>
        <translation>必须为 16 位十六进制数字，而不是 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be a colour like &quot;#a0c0ff&quot;, not &quot;%1&quot;</source>
        <translation>必须为 &quot;#a0c0ff&quot; 这样的颜色，而不是 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be a file in the folder itself</source>
        <translation>必须为该文件夹自身中的文件</translation>
    </message>
    <message>
        <source>must be a number of a group, not %1</source>
        <translation>必须为组的编号，而不是 %1</translation>
    </message>
    <message>
        <source>must be a number, not %1</source>
        <translation>必须为数字，而不是 %1</translation>
    </message>
    <message>
        <source>must be a text, not %1</source>
        <translation>必须为文本，而不是 %1</translation>
    </message>
    <message>
        <source>must be a whole number, not %1</source>
        <translation>必须为整数，而不是 %1</translation>
    </message>
    <message>
        <source>must be an array</source>
        <translation>必须为数组</translation>
    </message>
    <message>
        <source>must be an array of %1 numbers, one for each pixel</source>
        <translation>必须为 %1 个数字的数组，每个像素一个</translation>
    </message>
    <message>
        <source>must be an array of 1 to %1 layers</source>
        <translation>必须为 1 至 %1 个图层的数组</translation>
    </message>
    <message>
        <source>must be an array of at least one sample, not %1</source>
        <translation>必须为至少一个样本的数组，而不是 %1</translation>
    </message>
    <message>
        <source>must be an array of at most %1 assets</source>
        <translation>必须为最多 %1 个资源的数组</translation>
    </message>
    <message>
        <source>must be an array of lengths and values that make up %1 samples</source>
        <translation>必须为由长度和值组成、合计 %1 个样本的数组</translation>
    </message>
    <message>
        <source>must be an array of paths</source>
        <translation>必须为路径的数组</translation>
    </message>
    <message>
        <source>must be an array, not %1</source>
        <translation>必须为数组，而不是 %1</translation>
    </message>
    <message>
        <source>must be an object, not %1</source>
        <translation>必须为对象，而不是 %1</translation>
    </message>
    <message>
        <source>must be an operation, an array of operations or a script</source>
        <translation>必须为操作、操作的数组或脚本</translation>
    </message>
    <message>
        <source>must be as &quot;#5c7a38&quot;, not &quot;%1&quot;</source>
        <translation>必须如 &quot;#5c7a38&quot;，而不是 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be six numbers</source>
        <translation>必须为六个数字</translation>
    </message>
    <message>
        <source>must be the name of a file, not %1</source>
        <translation>必须为文件名，而不是 %1</translation>
    </message>
    <message>
        <source>must be the version 1, not %1</source>
        <translation>必须为版本 1，而不是 %1</translation>
    </message>
    <message>
        <source>must be true or false, not %1</source>
        <translation>必须为 true 或 false，而不是 %1</translation>
    </message>
    <message>
        <source>must be two numbers, not %1</source>
        <translation>必须为两个数字，而不是 %1</translation>
    </message>
    <message>
        <source>must be whole numbers in 0 to 65535, not %1</source>
        <translation>必须为 0 至 65535 的整数，而不是 %1</translation>
    </message>
    <message>
        <source>names &apos;%1&apos; as its overviews, which is not read</source>
        <translation>指定 &apos;%1&apos; 为其概览图，而它不会被读取</translation>
    </message>
    <message>
        <source>names &apos;%1&apos;, which is no file below its own folder</source>
        <translation>引用 &apos;%1&apos;，而它不是其自身文件夹之下的文件</translation>
    </message>
    <message>
        <source>names a file of overviews</source>
        <translation>引用了概览图文件</translation>
    </message>
    <message>
        <source>names no raster that can be fetched</source>
        <translation>没有列出可获取的栅格</translation>
    </message>
    <message>
        <source>needs a &quot;path&quot;</source>
        <translation>需要 &quot;path&quot;</translation>
    </message>
    <message>
        <source>key and value must not be empty</source>
        <translation>key 和 value 不能为空</translation>
    </message>
    <message>
        <source>neighbours differ as those of a shaded picture or a photograph do, not as heights</source>
        <translation>相邻样本的差异像阴影图或照片，而不像高度</translation>
    </message>
    <message>
        <source>netCDF is read from a copy on disk, and there is no room for one</source>
        <translation>netCDF 从磁盘上的副本读取，而空间不足以存放副本</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>no file has so long a header</source>
        <translation>没有文件会有这么长的文件头</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>未指定文件</translation>
    </message>
    <message>
        <source>no file to write is named</source>
        <translation>未指定要写入的文件</translation>
    </message>
    <message>
        <source>no folder to write into is named</source>
        <translation>未指定要写入其中的文件夹</translation>
    </message>
    <message>
        <source>no folder to write is named</source>
        <translation>未指定要写入的文件夹</translation>
    </message>
    <message>
        <source>no material lies anywhere on the ground</source>
        <translation>地面上任何地方都没有材质</translation>
    </message>
    <message>
        <source>no pictures are there</source>
        <translation>其中没有图片</translation>
    </message>
    <message>
        <source>no point can be left out</source>
        <translation>没有可略去的点</translation>
    </message>
    <message>
        <source>no scattered object is named</source>
        <translation>未指定散布的物体</translation>
    </message>
    <message>
        <source>no selection is saved under the name &quot;%1&quot;</source>
        <translation>没有以 &quot;%1&quot; 为名保存的选区</translation>
    </message>
    <message>
        <source>no tiles are given</source>
        <translation>未给出瓦片</translation>
    </message>
    <message>
        <source>none of the layers is taken</source>
        <translation>没有取用任何图层</translation>
    </message>
    <message>
        <source>none of the set&apos;s pictures has a place in a material</source>
        <translation>该组图片中没有可用于材质的图片</translation>
    </message>
    <message>
        <source>normals (OpenGL) and roughness, RGBA</source>
        <translation>法线（OpenGL）和粗糙度，RGBA</translation>
    </message>
    <message>
        <source>not a raster that Scarp can read</source>
        <translation>不是 Scarp 可读取的栅格</translation>
    </message>
    <message>
        <source>not a raster that Scarp can read (%1)</source>
        <translation>不是 Scarp 可读取的栅格（%1）</translation>
    </message>
    <message>
        <source>not an OpenEXR image that Scarp can read (%1)</source>
        <translation>不是 Scarp 可读取的 OpenEXR 图像（%1）</translation>
    </message>
    <message>
        <source>not an OpenEXR image that Scarp can read (it asks for more memory than there is)</source>
        <translation>不是 Scarp 可读取的 OpenEXR 图像（它要求的内存多于现有内存）</translation>
    </message>
    <message>
        <source>nothing can follow the sky, which leaves no heights</source>
        <translation>sky 之后不能再有其他操作，因为它不留下高度</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>没有选择任何内容</translation>
    </message>
    <message>
        <source>nothing is selected here</source>
        <translation>此处没有选择任何内容</translation>
    </message>
    <message>
        <source>nothing of it lies on the terrain</source>
        <translation>其中没有任何内容在地形上</translation>
    </message>
    <message>
        <source>object %1 has no place on the earth by the terrain&apos;s CRS</source>
        <translation>按地形的 CRS，物体 %1 在地球上没有位置</translation>
    </message>
    <message>
        <source>object %1 is both to change and to remove</source>
        <translation>物体 %1 既要更改又要移除</translation>
    </message>
    <message>
        <source>object %1 stands twice among those to change</source>
        <translation>物体 %1 在要更改的物体中重复出现</translation>
    </message>
    <message>
        <source>occlusion, roughness and metal, RGB</source>
        <translation>遮蔽、粗糙度和金属度，RGB</translation>
    </message>
    <message>
        <source>of a scale and heights in range</source>
        <translation>比例和高度在范围内的值</translation>
    </message>
    <message>
        <source>only a GeoTIFF can be cloud optimised</source>
        <translation>只有 GeoTIFF 可以是云优化的</translation>
    </message>
    <message>
        <source>only http, https, s3, gs and az addresses are read</source>
        <translation>只读取 http、https、s3、gs 和 az 地址</translation>
    </message>
    <message>
        <source>only open lines can be joined</source>
        <translation>只有开放的线可以连接</translation>
    </message>
    <message>
        <source>only the %1 x %2 samples that both have are compared</source>
        <translation>只比较双方都有的 %1 x %2 个样本</translation>
    </message>
    <message>
        <source>only what a brush paints can be smoothed</source>
        <translation>只有笔刷绘制的内容可以平滑</translation>
    </message>
    <message>
        <source>or id stands twice</source>
        <translation>或 id 重复</translation>
    </message>
    <message>
        <source>others change the same part of the terrain all the time</source>
        <translation>其他人一直在更改地形的同一部分</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>paint of a material that is gone</source>
        <translation>已不存在的材质的涂绘</translation>
    </message>
    <message>
        <source>paint of the material &quot;%1&quot;</source>
        <translation>材质 &quot;%1&quot; 的涂绘</translation>
    </message>
    <message>
        <source>parts of its directory are lost</source>
        <translation>其目录的一部分已丢失</translation>
    </message>
    <message>
        <source>place in the world</source>
        <translation>在世界上的位置</translation>
    </message>
    <message>
        <source>pressure %1 is out of range (0 to 1)</source>
        <translation>压力 %1 超出范围（0 至 1）</translation>
    </message>
    <message>
        <source>quantized meshes go into a folder</source>
        <translation>quantized mesh 须写入文件夹</translation>
    </message>
    <message>
        <source>reach of side slopes</source>
        <translation>边坡的延伸范围</translation>
    </message>
    <message>
        <source>reaches where the CRS that is wanted does not</source>
        <translation>延伸到所需 CRS 不适用之处</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other</source>
        <translation>每行 %1 个样本时各行相互一致</translation>
    </message>
    <message>
        <source>rows of tiles count from the north (XYZ)</source>
        <translation>瓦片的行从北数起（XYZ）</translation>
    </message>
    <message>
        <source>rows of tiles count from the south (TMS)</source>
        <translation>瓦片的行从南数起（TMS）</translation>
    </message>
    <message>
        <source>run per rise in cut</source>
        <translation>挖方每升高一米的水平距离</translation>
    </message>
    <message>
        <source>run per rise in fill</source>
        <translation>填方每下降一米的水平距离</translation>
    </message>
    <message>
        <source>samples without a header are read from files on this machine only</source>
        <translation>没有文件头的样本只能从本机上的文件读取</translation>
    </message>
    <message>
        <source>says neither in itself nor by its name where it lies among the others</source>
        <translation>自身和名称都没有说明它在其他文件中的位置</translation>
    </message>
    <message>
        <source>says no CRS, and cannot be brought into another</source>
        <translation>未说明 CRS，因此无法转换到另一个 CRS</translation>
    </message>
    <message>
        <source>says nothing of its place in the world</source>
        <translation>未说明其在世界上的位置</translation>
    </message>
    <message>
        <source>says nothing of its place in the world, and cannot be reprojected</source>
        <translation>未说明其在世界上的位置，因此无法重投影</translation>
    </message>
    <message>
        <source>scale %1 is out of range (above 0 to %2)</source>
        <translation>比例 %1 超出范围（大于 0 至 %2）</translation>
    </message>
    <message>
        <source>scale %1 is out of range (finite, not 0)</source>
        <translation>比例 %1 超出范围（有限，且不为 0）</translation>
    </message>
    <message>
        <source>scale variation</source>
        <translation>比例变化</translation>
    </message>
    <message>
        <source>seconds %1 are out of range (-1e+09 to 1e+09)</source>
        <translation>秒数 %1 超出范围（-1e+09 至 1e+09）</translation>
    </message>
    <message>
        <source>seconds fall from %1 to %2</source>
        <translation>秒数从 %1 倒退到 %2</translation>
    </message>
    <message>
        <source>side friction</source>
        <translation>横向摩擦</translation>
    </message>
    <message>
        <source>slope, degrees</source>
        <translation>坡度，度</translation>
    </message>
    <message>
        <source>some of the view and brush settings are lost</source>
        <translation>部分视图和笔刷设置已丢失</translation>
    </message>
    <message>
        <source>some pictures of models are missing</source>
        <translation>缺少模型的部分图片</translation>
    </message>
    <message>
        <source>somebody else keeps this part of the terrain for now</source>
        <translation>目前有其他人占用地形的这一部分</translation>
    </message>
    <message>
        <source>speed that bends are tilted for (0: none)</source>
        <translation>弯道超高所按的速度（0：无）</translation>
    </message>
    <message>
        <source>spikes become the median of what is around them</source>
        <translation>尖峰改为其周围的中值</translation>
    </message>
    <message>
        <source>step %1 of the history is no stroke that is done</source>
        <translation>历史的步骤 %1 不是已完成的笔划</translation>
    </message>
    <message>
        <source>steps of the undo history are lost</source>
        <translation>撤销历史的步骤已丢失</translation>
    </message>
    <message>
        <source>strength %1 is out of range (0 to 1)</source>
        <translation>强度 %1 超出范围（0 至 1）</translation>
    </message>
    <message>
        <source>sun azimuth</source>
        <translation>太阳方位角</translation>
    </message>
    <message>
        <source>sun elevation</source>
        <translation>太阳高度角</translation>
    </message>
    <message>
        <source>terraces become slopes, within half a step</source>
        <translation>台阶变为坡面，误差不超过半级</translation>
    </message>
    <message>
        <source>textures %1 to %2, RGBA</source>
        <translation>纹理 %1 至 %2，RGBA</translation>
    </message>
    <message>
        <source>textures of %1 texels are out of range (%2 to %3)</source>
        <translation>%1 纹素的纹理超出范围（%2 至 %3）</translation>
    </message>
    <message>
        <source>that version is not in it any more</source>
        <translation>其中已没有该版本</translation>
    </message>
    <message>
        <source>the GDAL of this system knows no GeoPackage</source>
        <translation>此系统的 GDAL 不支持 GeoPackage</translation>
    </message>
    <message>
        <source>the address has characters that none has</source>
        <translation>地址含有地址中不允许的字符</translation>
    </message>
    <message>
        <source>the address is none of a PostgreSQL server, like postgresql://name@host/database</source>
        <translation>该地址不是 PostgreSQL 服务器的地址，例如 postgresql://name@host/database</translation>
    </message>
    <message>
        <source>the address is too long</source>
        <translation>地址太长</translation>
    </message>
    <message>
        <source>the address of the file that holds the grid stands between quotes</source>
        <translation>含有该栅格的文件的地址须置于引号之间</translation>
    </message>
    <message>
        <source>the asset &quot;%1&quot; has no model</source>
        <translation>资源 &quot;%1&quot; 没有模型</translation>
    </message>
    <message>
        <source>the asset %1 has no model</source>
        <translation>资源 %1 没有模型</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>底层</translation>
    </message>
    <message>
        <source>the base is not a layer that this can be done to</source>
        <translation>底层不是可以这样操作的图层</translation>
    </message>
    <message>
        <source>the beginning of the journal is damaged</source>
        <translation>日志的开头已损坏</translation>
    </message>
    <message>
        <source>the border goes on for %1 samples to the east and %2 to the south, to fill the last tiles</source>
        <translation>边界向东延续 %1 个样本，向南 %2 个，以填满最后的瓦片</translation>
    </message>
    <message>
        <source>the bounds reach where its CRS does not</source>
        <translation>边界延伸到其 CRS 不适用之处</translation>
    </message>
    <message>
        <source>the checksum of a tile differs</source>
        <translation>有瓦片的校验和不同</translation>
    </message>
    <message>
        <source>the coarsest zoom, %1, is finer than the finest, %2</source>
        <translation>最粗缩放级 %1 比最细缩放级 %2 更细</translation>
    </message>
    <message>
        <source>the database cannot be made</source>
        <translation>无法创建数据库</translation>
    </message>
    <message>
        <source>the description beside the file says so</source>
        <translation>文件旁的说明如此注明</translation>
    </message>
    <message>
        <source>the directory of the undo history</source>
        <translation>撤销历史的目录</translation>
    </message>
    <message>
        <source>the disk may be full</source>
        <translation>磁盘可能已满</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>磁盘报告错误</translation>
    </message>
    <message>
        <source>the drape %1 names no file</source>
        <translation>铺图 %1 未指定文件</translation>
    </message>
    <message>
        <source>the edits of &quot;%1&quot; wait for its server</source>
        <translation>&quot;%1&quot; 的编辑在等待其服务器</translation>
    </message>
    <message>
        <source>the elevation of one that stays</source>
        <translation>stay 物体的高程</translation>
    </message>
    <message>
        <source>the errors of its levels of detail do not rise</source>
        <translation>其各级细节的误差没有递增</translation>
    </message>
    <message>
        <source>the falloff&apos;s curve is nothing throughout</source>
        <translation>衰减曲线处处为零</translation>
    </message>
    <message>
        <source>the feather must be 0 m or more</source>
        <translation>羽化必须为 0 m 或更大</translation>
    </message>
    <message>
        <source>the feather of the paste must be 0 m or more</source>
        <translation>粘贴的羽化必须为 0 m 或更大</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>the ground comes in %1 steps of %2</source>
        <translation>地面呈 %1 级阶梯，每级 %2</translation>
    </message>
    <message>
        <source>the ground has no picture, as it has no materials</source>
        <translation>地面没有图片，因为没有材质</translation>
    </message>
    <message>
        <source>the ground has no triangle whose corners are no holes</source>
        <translation>地面没有四角都不是孔洞的三角形</translation>
    </message>
    <message>
        <source>the ground is being edited just now</source>
        <translation>地面正在编辑中</translation>
    </message>
    <message>
        <source>the ground steps by %1 along column %2</source>
        <translation>地面沿列 %2 有 %1 的落差</translation>
    </message>
    <message>
        <source>the ground steps by %1 along row %2</source>
        <translation>地面沿行 %2 有 %1 的落差</translation>
    </message>
    <message>
        <source>the ground, %1 triangles</source>
        <translation>地面，%1 个三角形</translation>
    </message>
    <message>
        <source>the heaviest material of each sample, 0 in holes</source>
        <translation>每个样本权重最大的材质，孔洞中为 0</translation>
    </message>
    <message>
        <source>the height pyramid is lost</source>
        <translation>高度金字塔已丢失</translation>
    </message>
    <message>
        <source>the height pyramid was built anew</source>
        <translation>高度金字塔已重新生成</translation>
    </message>
    <message>
        <source>the heights for a layer must have the size of the terrain</source>
        <translation>图层的高度必须与地形的尺寸相同</translation>
    </message>
    <message>
        <source>the id %1 is out of place</source>
        <translation>id %1 不在应有的位置</translation>
    </message>
    <message>
        <source>the id %1 stands twice</source>
        <translation>id %1 重复出现</translation>
    </message>
    <message>
        <source>the journal holds something that this Scarp does not know</source>
        <translation>日志含有此 Scarp 不认识的内容</translation>
    </message>
    <message>
        <source>the journal is of version %1, which this Scarp does not know</source>
        <translation>日志的版本为 %1，此 Scarp 不认识</translation>
    </message>
    <message>
        <source>the kept selection &quot;%1&quot;</source>
        <translation>已存选区 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice</source>
        <translation>键 &quot;%1&quot; 重复出现</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot; holds no lines</source>
        <translation>图层 &quot;%1&quot; 不含线</translation>
    </message>
    <message>
        <source>the layer %1 holds lines</source>
        <translation>图层 %1 含有线</translation>
    </message>
    <message>
        <source>the layer %1 holds lines, which replace the ground</source>
        <translation>图层 %1 含有线，会取代地面</translation>
    </message>
    <message>
        <source>the layer %1 is hidden</source>
        <translation>图层 %1 已隐藏</translation>
    </message>
    <message>
        <source>the layer %1 is locked</source>
        <translation>图层 %1 已锁定</translation>
    </message>
    <message>
        <source>the layer has no mask</source>
        <translation>该图层没有遮罩</translation>
    </message>
    <message>
        <source>the least slope is over the most</source>
        <translation>最小坡度大于最大坡度</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>该线</translation>
    </message>
    <message>
        <source>the mask has another size than the terrain</source>
        <translation>遮罩的尺寸与地形不同</translation>
    </message>
    <message>
        <source>the mask of %1 must have the size of the terrain</source>
        <translation>%1 的遮罩必须与地形的尺寸相同</translation>
    </message>
    <message>
        <source>the mask of the layer &quot;%1&quot; lets nothing through here</source>
        <translation>图层 &quot;%1&quot; 的遮罩在此不让任何内容通过</translation>
    </message>
    <message>
        <source>the material %1 stands twice</source>
        <translation>材质 %1 重复出现</translation>
    </message>
    <message>
        <source>the materials are those of another size of terrain</source>
        <translation>材质属于另一尺寸的地形</translation>
    </message>
    <message>
        <source>the mesh does not cover the ground</source>
        <translation>网格未覆盖地面</translation>
    </message>
    <message>
        <source>the min height is above the max height</source>
        <translation>最小高度高于最大高度</translation>
    </message>
    <message>
        <source>the model of &quot;%1&quot; is another one</source>
        <translation>&quot;%1&quot; 的模型已不是原来的</translation>
    </message>
    <message>
        <source>the model of an asset</source>
        <translation>资源的模型</translation>
    </message>
    <message>
        <source>the name of a version has 1 to 200 characters</source>
        <translation>版本名称须为 1 至 200 个字符</translation>
    </message>
    <message>
        <source>the name says a tile of zoom %1 of the world map</source>
        <translation>名称注明为世界地图缩放级 %1 的瓦片</translation>
    </message>
    <message>
        <source>the name speaks of feet, and the file names no unit of height</source>
        <translation>名称提到英尺，而文件未注明高度单位</translation>
    </message>
    <message>
        <source>the observer&apos;s place must be finite</source>
        <translation>观察者的位置必须有限</translation>
    </message>
    <message>
        <source>the offset must be a finite number</source>
        <translation>偏移必须是有限数</translation>
    </message>
    <message>
        <source>the opacity %1 is out of range (0 to 1)</source>
        <translation>不透明度 %1 超出范围（0 至 1）</translation>
    </message>
    <message>
        <source>the part from column %1, row %2 of %3 x %4 samples is not one of a terrain of %5 x %6</source>
        <translation>从列 %1、行 %2 起 %3 x %4 个样本的部分不在 %5 x %6 的地形之内</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; of &quot;%2&quot; is missing</source>
        <translation>缺少 &quot;%2&quot; 的图片 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the picture of the drape %1 was not read</source>
        <translation>铺图 %1 的图片未读取</translation>
    </message>
    <message>
        <source>the place of the paste is not a finite number</source>
        <translation>粘贴的位置不是有限数</translation>
    </message>
    <message>
        <source>the range begins above its end</source>
        <translation>范围的起点高于终点</translation>
    </message>
    <message>
        <source>the rectangle to keep does not lie within the terrain&apos;s %1 × %2 samples</source>
        <translation>要保留的矩形不在地形的 %1 × %2 个样本之内</translation>
    </message>
    <message>
        <source>the rows are turned, north first</source>
        <translation>各行已翻转，北在前</translation>
    </message>
    <message>
        <source>the rules would put down more than %1 objects</source>
        <translation>规则会放置超过 %1 个物体</translation>
    </message>
    <message>
        <source>the scale of the paste must be above 0</source>
        <translation>粘贴的比例必须大于 0</translation>
    </message>
    <message>
        <source>the script</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>选区</translation>
    </message>
    <message>
        <source>the server %1</source>
        <translation>服务器 %1</translation>
    </message>
    <message>
        <source>the server %1 (database %2)</source>
        <translation>服务器 %1（数据库 %2）</translation>
    </message>
    <message>
        <source>the server gives less than it says it has</source>
        <translation>服务器给出的少于它声称拥有的</translation>
    </message>
    <message>
        <source>the server has gone back to an earlier state of this terrain</source>
        <translation>服务器已退回到此地形较早的状态</translation>
    </message>
    <message>
        <source>the server on this machine</source>
        <translation>本机上的服务器</translation>
    </message>
    <message>
        <source>the server on this machine (database %1)</source>
        <translation>本机上的服务器（数据库 %1）</translation>
    </message>
    <message>
        <source>the step &quot;%1&quot; cannot be done anew</source>
        <translation>步骤 &quot;%1&quot; 无法重新执行</translation>
    </message>
    <message>
        <source>the step &quot;%1&quot; cannot be done any more</source>
        <translation>步骤 &quot;%1&quot; 已无法执行</translation>
    </message>
    <message>
        <source>the step becomes a ramp at both sides</source>
        <translation>该台阶在两侧变为斜坡</translation>
    </message>
    <message>
        <source>the store gives less than it says it has</source>
        <translation>存储给出的少于它声称拥有的</translation>
    </message>
    <message>
        <source>the store has no such bucket</source>
        <translation>存储中没有这个存储桶</translation>
    </message>
    <message>
        <source>the stroke reaches too far for %1 objects a hectare</source>
        <translation>该笔划的范围对每公顷 %1 个物体来说太大</translation>
    </message>
    <message>
        <source>the strongest curvatures, 1 of 200, are stored as the first or last step</source>
        <translation>最强的曲率（200 个中的 1 个）存储为第一级或最后一级</translation>
    </message>
    <message>
        <source>the tags of &quot;%1&quot; are too long</source>
        <translation>&quot;%1&quot; 的标签太长</translation>
    </message>
    <message>
        <source>the terrain had another size then</source>
        <translation>当时地形的尺寸不同</translation>
    </message>
    <message>
        <source>the terrain has no materials</source>
        <translation>地形没有材质</translation>
    </message>
    <message>
        <source>the terrain has no materials yet</source>
        <translation>地形还没有材质</translation>
    </message>
    <message>
        <source>the terrain&apos;s CRS has no code by which GeoJSON could name it</source>
        <translation>地形的 CRS 没有可供 GeoJSON 指明的代码</translation>
    </message>
    <message>
        <source>the terrain&apos;s place in the world has no area</source>
        <translation>地形在世界上的位置没有面积</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation>文本 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the tiles are not packed, so any web server can give them as they are</source>
        <translation>瓦片没有打包，因此任何网络服务器都可按原样提供</translation>
    </message>
    <message>
        <source>the tiles together have too many samples</source>
        <translation>这些瓦片合计的样本太多</translation>
    </message>
    <message>
        <source>the tilt of an object is out of range (-180 to 180 degrees)</source>
        <translation>有物体的倾斜超出范围（-180 至 180 度）</translation>
    </message>
    <message>
        <source>the time of its samples falls</source>
        <translation>其样本的时间倒退</translation>
    </message>
    <message>
        <source>the tint of an object is no colour</source>
        <translation>有物体的色调不是颜色</translation>
    </message>
    <message>
        <source>the turn of an object must be a finite number</source>
        <translation>物体的旋转必须是有限数</translation>
    </message>
    <message>
        <source>the two numbers of its place are exchanged</source>
        <translation>其位置的两个数字互换</translation>
    </message>
    <message>
        <source>the undo history is lost</source>
        <translation>撤销历史已丢失</translation>
    </message>
    <message>
        <source>the undo history on disk has been cut short by something else</source>
        <translation>磁盘上的撤销历史被其他程序截短</translation>
    </message>
    <message>
        <source>the undo history on disk was changed or damaged by something else</source>
        <translation>磁盘上的撤销历史被其他程序更改或损坏</translation>
    </message>
    <message>
        <source>the weights are those of another size of terrain</source>
        <translation>权重属于另一尺寸的地形</translation>
    </message>
    <message>
        <source>the weights have not been read from their files</source>
        <translation>权重尚未从其文件中读取</translation>
    </message>
    <message>
        <source>the write failed</source>
        <translation>写入失败</translation>
    </message>
    <message>
        <source>their order</source>
        <translation>它们的顺序</translation>
    </message>
    <message>
        <source>their thickness</source>
        <translation>它们的厚度</translation>
    </message>
    <message>
        <source>there are no layers of weights</source>
        <translation>没有权重图层</translation>
    </message>
    <message>
        <source>there are no layers to flatten</source>
        <translation>没有可合并的图层</translation>
    </message>
    <message>
        <source>there are rules, and no material</source>
        <translation>有规则，但没有材质</translation>
    </message>
    <message>
        <source>there is an asset &quot;%1&quot; already</source>
        <translation>已有资源 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no asset %1</source>
        <translation>没有资源 %1</translation>
    </message>
    <message>
        <source>there is no asset %1 of the project&apos;s own</source>
        <translation>没有项目自带的资源 %1</translation>
    </message>
    <message>
        <source>there is no ground at the place to select from</source>
        <translation>所选位置没有可供选择的地面</translation>
    </message>
    <message>
        <source>there is no ground under the observer</source>
        <translation>观察者下方没有地面</translation>
    </message>
    <message>
        <source>there is no ground, only holes</source>
        <translation>没有地面，只有孔洞</translation>
    </message>
    <message>
        <source>there is no kept selection %1</source>
        <translation>没有已存选区 %1</translation>
    </message>
    <message>
        <source>there is no layer %1</source>
        <translation>没有图层 %1</translation>
    </message>
    <message>
        <source>there is no layer of lines %1</source>
        <translation>没有线图层 %1</translation>
    </message>
    <message>
        <source>there is no line %1</source>
        <translation>没有线 %1</translation>
    </message>
    <message>
        <source>there is no line on the ground to write</source>
        <translation>地面上没有可写出的线</translation>
    </message>
    <message>
        <source>there is no material &quot;%1&quot;</source>
        <translation>没有材质 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no material %1</source>
        <translation>没有材质 %1</translation>
    </message>
    <message>
        <source>there is no object %1</source>
        <translation>没有物体 %1</translation>
    </message>
    <message>
        <source>there is no object at this address</source>
        <translation>此地址没有对象</translation>
    </message>
    <message>
        <source>there is no object to change</source>
        <translation>没有要更改的物体</translation>
    </message>
    <message>
        <source>there is no object to place</source>
        <translation>没有要放置的物体</translation>
    </message>
    <message>
        <source>there is no object to remove</source>
        <translation>没有要移除的物体</translation>
    </message>
    <message>
        <source>there is no other open line to join it with</source>
        <translation>没有可与之连接的其他开放线</translation>
    </message>
    <message>
        <source>there is no place here that suits them</source>
        <translation>这里没有适合它们的位置</translation>
    </message>
    <message>
        <source>there is no scatter rule %1</source>
        <translation>没有散布规则 %1</translation>
    </message>
    <message>
        <source>there is no step %1 of the history to go back to</source>
        <translation>没有可返回的历史步骤 %1</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>没有这个文件夹</translation>
    </message>
    <message>
        <source>there is no way from &apos;%1&apos; to its CRS</source>
        <translation>没有从 &apos;%1&apos; 到其 CRS 的转换途径</translation>
    </message>
    <message>
        <source>there is no way from its CRS to %1</source>
        <translation>没有从其 CRS 到 %1 的转换途径</translation>
    </message>
    <message>
        <source>there is no way from its CRS to that of the terrain</source>
        <translation>没有从其 CRS 到地形的 CRS 的转换途径</translation>
    </message>
    <message>
        <source>there is no way from its CRS to the terrain&apos;s</source>
        <translation>没有从其 CRS 到地形的 CRS 的转换途径</translation>
    </message>
    <message>
        <source>there is no way from the terrain&apos;s coordinate system to that of the tiles</source>
        <translation>没有从地形的坐标系到瓦片的坐标系的转换途径</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>there is not enough memory for a terrain of %1 × %2 samples</source>
        <translation>内存不足以容纳 %1 × %2 个样本的地形</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>内存不足以进行此操作</translation>
    </message>
    <message>
        <source>there is not enough memory to reach %1</source>
        <translation>内存不足以到达 %1</translation>
    </message>
    <message>
        <source>there is not enough memory to reproject it</source>
        <translation>内存不足以重投影</translation>
    </message>
    <message>
        <source>there is nothing at this address</source>
        <translation>此地址没有任何内容</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>没有可重做的内容</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>没有可撤销的内容</translation>
    </message>
    <message>
        <source>there is such a file</source>
        <translation>已有这个文件</translation>
    </message>
    <message>
        <source>these would be more than %1 objects</source>
        <translation>物体总数会超过 %1 个</translation>
    </message>
    <message>
        <source>this file or one of those with it has changed since the script was written</source>
        <translation>此文件或与其相关的文件在脚本写成之后已更改</translation>
    </message>
    <message>
        <source>this journal is of no terrain that several edit</source>
        <translation>此日志不属于多人编辑的地形</translation>
    </message>
    <message>
        <source>tilt evened out over</source>
        <translation>超高过渡范围</translation>
    </message>
    <message>
        <source>tilt variation</source>
        <translation>倾斜变化</translation>
    </message>
    <message>
        <source>tilt variation is out of range (0 to 90 °)</source>
        <translation>倾斜变化超出范围（0 至 90 °）</translation>
    </message>
    <message>
        <source>tolerance and softness must be 0 or more</source>
        <translation>容差和柔和度必须为 0 或更大</translation>
    </message>
    <message>
        <source>transparent samples are holes</source>
        <translation>透明样本为孔洞</translation>
    </message>
    <message>
        <source>two selections are to be kept as &quot;%1&quot;</source>
        <translation>有两个选区要保存为 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>unexpected %1</source>
        <translation>意外的 %1</translation>
    </message>
    <message>
        <source>unexpected byte</source>
        <translation>意外的字节</translation>
    </message>
    <message>
        <source>unknown alpha &quot;%1&quot; (known are %2, and files)</source>
        <translation>未知的 alpha &quot;%1&quot;（已知的有 %2，以及文件）</translation>
    </message>
    <message>
        <source>unknown key (known are %1)</source>
        <translation>未知的键（已知的有 %1）</translation>
    </message>
    <message>
        <source>unknown operation &quot;%1&quot; (known are %2)</source>
        <translation>未知的操作 &quot;%1&quot;（已知的有 %2）</translation>
    </message>
    <message>
        <source>unknown value &quot;%1&quot; (known are %2)</source>
        <translation>未知的值 &quot;%1&quot;（已知的有 %2）</translation>
    </message>
    <message>
        <source>vertical unit</source>
        <translation>高度单位</translation>
    </message>
    <message>
        <source>volume of cut or fill</source>
        <translation>挖方或填方的体积</translation>
    </message>
    <message>
        <source>was cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>was changed after it had been edited in Scarp</source>
        <translation>在 Scarp 中编辑之后又被更改</translation>
    </message>
    <message>
        <source>was exchanged while it was read</source>
        <translation>在读取期间被替换</translation>
    </message>
    <message>
        <source>was overwritten by another program while it was open</source>
        <translation>在打开期间被其他程序覆盖</translation>
    </message>
    <message>
        <source>was saved by a newer version of Scarp (format %1; this one reads up to %2)</source>
        <translation>由较新版本的 Scarp 保存（格式 %1；此版本最高可读取 %2）</translation>
    </message>
    <message>
        <source>was saved by an older version of Scarp, and cannot be written to bring it up to date</source>
        <translation>由较旧版本的 Scarp 保存，且无法写入以更新</translation>
    </message>
    <message>
        <source>was saved by another program after it had been edited</source>
        <translation>在编辑之后被其他程序保存</translation>
    </message>
    <message>
        <source>weights of %1</source>
        <translation>%1 的权重</translation>
    </message>
    <message>
        <source>weights of %1 are beyond 0 to 1 in places, and were clipped</source>
        <translation>%1 的权重在某些位置超出 0 至 1，已被截断</translation>
    </message>
    <message>
        <source>weights of the first two, RG</source>
        <translation>前两个的权重，RG</translation>
    </message>
    <message>
        <source>weights, a band for each material</source>
        <translation>权重，每种材质一个波段</translation>
    </message>
    <message>
        <source>what came after edit %1 was left out</source>
        <translation>编辑 %1 之后的内容未包括</translation>
    </message>
    <message>
        <source>what erosion laid down</source>
        <translation>侵蚀沉积的内容</translation>
    </message>
    <message>
        <source>what is being tried on the ground has to be kept or taken back first</source>
        <translation>必须先保留或取消正在地面上试用的内容</translation>
    </message>
    <message>
        <source>what is selected</source>
        <translation>选中的部分</translation>
    </message>
    <message>
        <source>what it says of its tiles makes no sense</source>
        <translation>它对其瓦片的说明不合理</translation>
    </message>
    <message>
        <source>what the steps of the maps stand for</source>
        <translation>贴图各级所代表的值</translation>
    </message>
    <message>
        <source>what was done before the terrain got another frame cannot be taken back</source>
        <translation>地形更换范围之前所做的内容无法撤销</translation>
    </message>
    <message>
        <source>what was pasted changed nothing</source>
        <translation>粘贴没有改变任何内容</translation>
    </message>
    <message>
        <source>what was written to it reads back otherwise</source>
        <translation>写入其中的内容读回时不同</translation>
    </message>
    <message>
        <source>where a material has no picture of roughness, it is 0.9</source>
        <translation>没有粗糙度图片的材质，粗糙度为 0.9</translation>
    </message>
    <message>
        <source>where there is no ground the height is 0</source>
        <translation>没有地面处的高度为 0</translation>
    </message>
    <message>
        <source>which texture each channel is</source>
        <translation>每个通道是哪个纹理</translation>
    </message>
    <message>
        <source>which texture each index is</source>
        <translation>每个索引是哪个纹理</translation>
    </message>
    <message>
        <source>would have too many samples</source>
        <translation>样本会太多</translation>
    </message>
    <message>
        <source>.</source>
        <comment>The end of a sentence</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>%1 cannot be asked any more</source>
        <translation>无法再查询%1</translation>
    </message>
    <message>
        <source>Brush path</source>
        <translation>笔刷路径</translation>
    </message>
    <message>
        <source>a brush path has a brush</source>
        <translation>笔刷路径须有笔刷</translation>
    </message>
    <message>
        <source>a line&apos;s is one of the project&apos;s own or holds its picture, not %1</source>
        <translation>线的 Alpha 须为项目自己的，或自带图片，不能是 %1</translation>
    </message>
    <message>
        <source>a part of the terrain could not be read</source>
        <translation>无法读取地形的一部分</translation>
    </message>
    <message>
        <source>the picture of its alpha is in a file</source>
        <translation>其 Alpha 的图片在文件中</translation>
    </message>
    <message>
        <source>there is no line %1 in the layer %2</source>
        <translation>没有线 %1（图层 %2）</translation>
    </message>
    <message>
        <source>Distance to lines</source>
        <translation>到线的距离</translation>
    </message>
    <message>
        <source>brush path</source>
        <translation>笔刷路径</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no place in an object store, like s3://bucket/prefix</source>
        <translation>&apos;%1&apos; 不是对象存储中的位置（如 s3://bucket/prefix）</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, which a row of %2 names, is no object of this terrain</source>
        <translation>%2 的一行所指的 &apos;%1&apos; 不是此地形的对象</translation>
    </message>
    <message>
        <source>GDAL here has no way to object stores</source>
        <translation>此处的 GDAL 不支持对象存储</translation>
    </message>
    <message>
        <source>GDAL&apos;s settings name no credentials for it</source>
        <translation>GDAL 的设置未给出其凭据</translation>
    </message>
    <message>
        <source>holds something else under the name %1</source>
        <translation>在名称 %1 下存有其他内容</translation>
    </message>
    <message>
        <source>only a single line can be split</source>
        <translation>只能拆分单条线</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot;</source>
        <translation>线 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too short along the line to be bent</source>
        <translation>&quot;%1&quot; 沿线方向太短，无法弯曲</translation>
    </message>
    <message>
        <source>%1 keeps this part of the terrain for now</source>
        <translation>%1 暂时保留地形的这一部分</translation>
    </message>
    <message>
        <source>Not bent</source>
        <translation>不弯曲</translation>
    </message>
    <message>
        <source>Stretched to fit</source>
        <translation>拉伸以适合</translation>
    </message>
    <message>
        <source>The last one cut off</source>
        <translation>截断最后一个</translation>
    </message>
    <message>
        <source>Whole ones alone</source>
        <translation>仅完整的</translation>
    </message>
    <message>
        <source>it was not edited for a while</source>
        <translation>有一段时间没有编辑</translation>
    </message>
    <message>
        <source>the bent models have more than %1 vertices</source>
        <translation>弯曲模型的顶点多于 %1</translation>
    </message>
    <message>
        <source>%1 ellipsoidal height</source>
        <translation>%1 椭球高</translation>
    </message>
    <message>
        <source>%1 samples at borders and holes are not compared</source>
        <translation>边界和空洞处的 %1 个采样未比较</translation>
    </message>
    <message>
        <source>an overview of %1 x %2 samples</source>
        <translation>%1 x %2 采样的概览</translation>
    </message>
    <message>
        <source>heights are taken as centimetres</source>
        <translation>高度按厘米处理</translation>
    </message>
    <message>
        <source>heights are taken as decimetres</source>
        <translation>高度按分米处理</translation>
    </message>
    <message>
        <source>heights are taken as millimetres</source>
        <translation>高度按毫米处理</translation>
    </message>
    <message>
        <source>heights converted from %1 to %2</source>
        <translation>高度已从 %1 转换为 %2</translation>
    </message>
    <message>
        <source>heights of up to %1 are above all summits, in a shorter unit they would be up to %2</source>
        <translation>最大 %1 的高度超过所有山峰，若用更小的单位则最大为 %2</translation>
    </message>
    <message>
        <source>its CRS has no vertical datum</source>
        <translation>其 CRS 未说明高程基准</translation>
    </message>
    <message>
        <source>its vertical scale is not a number above 0 and is ignored</source>
        <translation>其垂直比例不是大于 0 的数，已忽略</translation>
    </message>
    <message>
        <source>means of %1 x %2 samples were reprojected, which gdalwarp does not do</source>
        <translation>重投影的是 %1 x %2 采样的平均值，gdalwarp 不这样做</translation>
    </message>
    <message>
        <source>statistics in the file</source>
        <translation>文件中的统计信息</translation>
    </message>
    <message>
        <source>heights are converted from %1 to above the ellipsoid WGS 84, as globes have them</source>
        <translation>高度已从 %1 转换为地球仪所用的 WGS 84 椭球面以上高度</translation>
    </message>
    <message>
        <source>%1 changes nothing</source>
        <translation>%1 没有改变任何内容</translation>
    </message>
    <message>
        <source>%1 more of %2 examined lines change no sample</source>
        <translation>已检查的 %2 条线中另有 %1 条没有改变任何样本</translation>
    </message>
    <message>
        <source>bridges and tunnels carry all of it, and these leave the ground as it is</source>
        <translation>它全部由桥梁和隧道组成，而这些不会改变地面</translation>
    </message>
    <message>
        <source>the cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>the fill-layer operation</source>
        <translation>fill-layer 操作</translation>
    </message>
    <message>
        <source>the filter</source>
        <translation>滤镜</translation>
    </message>
    <message>
        <source>the ground already has these heights</source>
        <translation>地面已经是这些高度</translation>
    </message>
    <message>
        <source>the object brush</source>
        <translation>对象画笔</translation>
    </message>
    <message>
        <source>the paint operation</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>the paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>the scatter operation</source>
        <translation>散布</translation>
    </message>
    <message>
        <source>the stroke</source>
        <translation>笔画</translation>
    </message>
    <message>
        <source>there is no ground under it</source>
        <translation>其下方没有地面</translation>
    </message>
    <message>
        <source>%1 has a terrain %2 already</source>
        <translation>%1 已有地形 %2</translation>
    </message>
    <message>
        <source>%1 is not a member of %2</source>
        <translation>%1 不是 %2 的成员</translation>
    </message>
    <message>
        <source>%1 was upgraded by a newer version of Scarp (tables of version %2, this program makes %3)</source>
        <translation>%1 已由较新版本的 Scarp 升级（表版本 %2，本程序为 %3）</translation>
    </message>
    <message>
        <source>%1 windows of %2 x %3 samples</source>
        <translation>%1 个 %2 x %3 采样的窗口</translation>
    </message>
    <message>
        <source>the name of a terrain has 1 to 200 characters</source>
        <translation>地形名称为 1 至 200 个字符</translation>
    </message>
    <message>
        <source>this terrain was deleted on the server</source>
        <translation>此地形已在服务器上被删除</translation>
    </message>
    <message>
        <source>you are no longer a member of this terrain</source>
        <translation>您不再是此地形的成员</translation>
    </message>
    <message>
        <source>you are not a member of %1 on %2</source>
        <translation>您不是 %2 上 %1 的成员</translation>
    </message>
    <message>
        <source>%1 beside it is the journal of an interrupted save and cannot be read</source>
        <translation>旁边的%1是一次中断的保存的日志，无法读取</translation>
    </message>
    <message>
        <source>%1 tiles of %2 at columns %3 to %4, rows %5 to %6</source>
        <translation>%2 的第 %3 至 %4 列、第 %5 至 %6 行中的 %1 个图块</translation>
    </message>
    <message>
        <source>1 tile of %1 at columns %2 to %3, rows %4 to %5</source>
        <translation>%1 的第 %2 至 %3 列、第 %4 至 %5 行中的 1 个图块</translation>
    </message>
    <message>
        <source>%1 of the layer &quot;%2&quot;</source>
        <translation>图层“%2”的 %1</translation>
    </message>
    <message>
        <source>its archive has more than %1 files</source>
        <translation>其存档中的文件超过 %1 个</translation>
    </message>
    <message>
        <source>its block &quot;%1&quot; inserts itself</source>
        <translation>其块“%1”插入了自身</translation>
    </message>
    <message>
        <source>its blocks are inserted in each other more than %1 levels deep</source>
        <translation>其块的嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>its layer &quot;%1&quot; has computed columns. Export the layer to a new file</source>
        <translation>其图层“%1”含计算列。请将该图层导出到新文件</translation>
    </message>
    <message>
        <source>its layer &quot;%1&quot; is a view, which runs a query. Export the layer to a new file</source>
        <translation>其图层“%1”是会执行查询的视图。请将该图层导出到新文件</translation>
    </message>
    <message>
        <source>its table &quot;%1&quot; is a view</source>
        <translation>其表“%1”是视图</translation>
    </message>
    <message>
        <source>its archive is in the ZIP64 format, which is for more than 4 GB. Unpack the archive</source>
        <translation>其存档为用于 4 GB 以上的 ZIP64 格式。请解压存档</translation>
    </message>
    <message>
        <source>%1 is outside the folder of the file that names it, and is read only with permission (--allow-outside)</source>
        <translation>%1 位于引用它的文件所在的文件夹之外，仅在获得许可时读取（--allow-outside）</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name for a file</source>
        <translation>“%1”不是有效的文件名</translation>
    </message>
    <message>
        <source>has an extension that its format does not have</source>
        <translation>扩展名与格式不符</translation>
    </message>
    <message>
        <source>has control characters or is not UTF-8</source>
        <translation>包含控制字符或不是 UTF-8</translation>
    </message>
    <message>
        <source>is named by a %1 that is in no folder</source>
        <translation>被不在任何文件夹中的 %1 引用</translation>
    </message>
    <message>
        <source>is outside the %1&apos;s folder</source>
        <translation>位于 %1 的文件夹之外</translation>
    </message>
    <message>
        <source>it is a symbolic link to another folder</source>
        <translation>它是指向其他文件夹的符号链接</translation>
    </message>
    <message>
        <source>its name has control characters</source>
        <translation>名称包含控制字符</translation>
    </message>
    <message>
        <source>%1 MiB of fields</source>
        <translation>%1 MiB 字段</translation>
    </message>
    <message>
        <source>%1 is a BT file with a vertical scale of %2, which the VRT file does not apply. Convert the source to GeoTIFF first</source>
        <translation>%1 是垂直比例为 %2 的 BT 文件，VRT 文件不应用该比例。请先将源文件转换为 GeoTIFF</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 个点</translation>
    </message>
    <message>
        <source>has more than %1 lines for the terrain, which is the limit of a layer. Select layers or classes, or clip the file</source>
        <translation>地形的线超过 %1 条，这是一个图层的上限。请选择图层或类别，或裁剪文件</translation>
    </message>
    <message>
        <source>has more than %1 lines, which is the limit of a KMZ archive. Unpack the archive, and split the KML</source>
        <translation>线超过 %1 条，这是 KMZ 存档的上限。请解压存档并拆分 KML</translation>
    </message>
    <message>
        <source>the no-data value differs when read back</source>
        <translation>回读时无数据值不同</translation>
    </message>
    <message>
        <source>the number of bands differs when read back</source>
        <translation>回读时波段数不同</translation>
    </message>
    <message>
        <source>the position differs when read back</source>
        <translation>回读时位置不同</translation>
    </message>
    <message>
        <source>its alpha channel is opaque everywhere and is not used as a layer</source>
        <translation>其 alpha 处处不透明，不作为图层</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no CRS</source>
        <translation>&quot;%1&quot; 不是 CRS</translation>
    </message>
    <message>
        <source>%1, epoch %2</source>
        <translation>%1，历元 %2</translation>
    </message>
    <message>
        <source>CRS of %1</source>
        <translation>%1 的 CRS</translation>
    </message>
    <message>
        <source>a FITS file</source>
        <translation>FITS 文件</translation>
    </message>
    <message>
        <source>a PCIDSK file</source>
        <translation>PCIDSK 文件</translation>
    </message>
    <message>
        <source>a PDF file</source>
        <translation>PDF 文件</translation>
    </message>
    <message>
        <source>a layer of lines has no heights of a file</source>
        <translation>线图层没有文件的高度</translation>
    </message>
    <message>
        <source>a place has no coordinates on the terrain&apos;s map</source>
        <translation>有位置在地形的地图上没有坐标</translation>
    </message>
    <message>
        <source>an ASCII grid keeps no such CRS</source>
        <translation>ASCII 栅格不保存此类 CRS</translation>
    </message>
    <message>
        <source>an ASCII grid keeps no vertical datum and no coordinate epoch</source>
        <translation>ASCII 栅格不保存高程基准和坐标历元</translation>
    </message>
    <message>
        <source>an MRF file</source>
        <translation>MRF 文件</translation>
    </message>
    <message>
        <source>heights are in %1, the vertical unit of the terrain&apos;s data</source>
        <translation>高度以 %1 计，即地形数据的高度单位</translation>
    </message>
    <message>
        <source>is for scripts in the frame &quot;world&quot;</source>
        <translation>用于坐标系 &quot;world&quot; 中的脚本</translation>
    </message>
    <message>
        <source>is larger than 64 MB</source>
        <translation>大于 64 MB</translation>
    </message>
    <message>
        <source>is out of range (1 to 2)</source>
        <translation>超出范围（1 至 2）</translation>
    </message>
    <message>
        <source>the terrain has no place in the world, which the frame &quot;world&quot; needs</source>
        <translation>地形没有在世界上的位置，而坐标系 &quot;world&quot; 需要它</translation>
    </message>
    <message>
        <source>the terrain&apos;s coordinates</source>
        <translation>地形的坐标</translation>
    </message>
    <message>
        <source>unknown value &quot;%1&quot; (known are local, world)</source>
        <translation>未知的值 &quot;%1&quot;（已知的有 local、world）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known CRS</source>
        <translation>&quot;%1&quot; 不是已知的 CRS</translation>
    </message>
    <message>
        <source>%1 belong to the file and have to stay with it</source>
        <translation>%1 属于该文件，必须与其放在一起</translation>
    </message>
    <message>
        <source>%1 ground control points</source>
        <translation>%1 个地面控制点（GCP）</translation>
    </message>
    <message>
        <source>%1, but none of its values is above 0</source>
        <translation>%1，但没有大于 0 的值</translation>
    </message>
    <message>
        <source>&apos;-&apos; must be followed by the number of bytes after the samples</source>
        <translation>&apos;-&apos; 之后必须是样本之后的字节数</translation>
    </message>
    <message>
        <source>As the source</source>
        <translation>与源数据相同</translation>
    </message>
    <message>
        <source>ENVI (32-bit float)</source>
        <translation>ENVI（32 位浮点）</translation>
    </message>
    <message>
        <source>Esri BIL (32-bit float)</source>
        <translation>Esri BIL（32 位浮点）</translation>
    </message>
    <message>
        <source>Esri float grid</source>
        <translation>Esri 浮点栅格</translation>
    </message>
    <message>
        <source>GDAL was built without %1</source>
        <translation>构建此 GDAL 时未包含 %1</translation>
    </message>
    <message>
        <source>SAGA grid</source>
        <translation>SAGA 栅格</translation>
    </message>
    <message>
        <source>Select from File</source>
        <translation>从文件选择</translation>
    </message>
    <message>
        <source>a DDS texture</source>
        <translation>DDS 纹理</translation>
    </message>
    <message>
        <source>a Torque terrain</source>
        <translation>Torque 地形</translation>
    </message>
    <message>
        <source>all of its features are outside the terrain</source>
        <translation>其所有要素均位于地形之外</translation>
    </message>
    <message>
        <source>bands %1 to %2</source>
        <translation>波段 %1 至 %2</translation>
    </message>
    <message>
        <source>cloud optimised</source>
        <translation>云优化</translation>
    </message>
    <message>
        <source>colour table differs</source>
        <translation>颜色表不同</translation>
    </message>
    <message>
        <source>contains more files than a tile set can have</source>
        <translation>所含文件数超过瓦片集的上限</translation>
    </message>
    <message>
        <source>has not been read</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>has the same numbers as %1</source>
        <translation>与 %1 的编号相同</translation>
    </message>
    <message>
        <source>heights are written as depths, positive down, as the source has them</source>
        <translation>高度按源数据的方式写为深度，向下为正</translation>
    </message>
    <message>
        <source>holes need a value that no sample has, and there is none</source>
        <translation>孔洞需要一个没有样本使用的值，而这样的值不存在</translation>
    </message>
    <message>
        <source>is a DDS texture of several images (cube, volume or array)</source>
        <translation>是含多个图像（立方体、体积或数组）的 DDS 纹理</translation>
    </message>
    <message>
        <source>is a DDS texture whose header is damaged or cut short</source>
        <translation>是文件头已损坏或被截短的 DDS 纹理</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>超过 %1 字节</translation>
    </message>
    <message>
        <source>it declares that its values are positive down</source>
        <translation>它声明其值向下为正</translation>
    </message>
    <message>
        <source>it has an opening brace without a closing one</source>
        <translation>它有左花括号而没有对应的右花括号</translation>
    </message>
    <message>
        <source>it has another number of bands when read back</source>
        <translation>读回时波段数不同</translation>
    </message>
    <message>
        <source>it has no areas, lines or points</source>
        <translation>它没有面、线或点</translation>
    </message>
    <message>
        <source>it is longer than 100 characters</source>
        <translation>它超过 100 个字符</translation>
    </message>
    <message>
        <source>it is not a file on this computer</source>
        <translation>它不是本机上的文件</translation>
    </message>
    <message>
        <source>it is outside the project&apos;s folder</source>
        <translation>它位于项目文件夹之外</translation>
    </message>
    <message>
        <source>it needs one placeholder x or column, and one y or row</source>
        <translation>它需要一个占位符 x 或 column，以及一个 y 或 row</translation>
    </message>
    <message>
        <source>it reads back differently at column %1, row %2 of band %3</source>
        <translation>它在波段 %3 的列 %1、行 %2 处读回的内容不同</translation>
    </message>
    <message>
        <source>it was not read from a raster file with heights in one band</source>
        <translation>它不是从高度存于单个波段的栅格文件读取的</translation>
    </message>
    <message>
        <source>its name does not match the tile pattern &apos;%1&apos;</source>
        <translation>其名称与瓦片命名模式 &apos;%1&apos; 不匹配</translation>
    </message>
    <message>
        <source>its name suggests depths, and no value is below 0</source>
        <translation>其名称表明是深度，且没有小于 0 的值</translation>
    </message>
    <message>
        <source>its samples are at other places than those of the terrain</source>
        <translation>其样本与地形的样本位置不同</translation>
    </message>
    <message>
        <source>its samples do not cover the terrain</source>
        <translation>其样本未覆盖地形</translation>
    </message>
    <message>
        <source>its scale, offset or unit is out of range</source>
        <translation>其比例、偏移或单位超出范围</translation>
    </message>
    <message>
        <source>its stored samples cannot be read</source>
        <translation>无法读取其存储的样本</translation>
    </message>
    <message>
        <source>its values are read as depths, positive down</source>
        <translation>其值按深度读取，向下为正</translation>
    </message>
    <message>
        <source>mask added</source>
        <translation>已添加遮罩</translation>
    </message>
    <message>
        <source>mask left out</source>
        <translation>遮罩已略过</translation>
    </message>
    <message>
        <source>metadata item %1 left out</source>
        <translation>元数据项 %1 已略过</translation>
    </message>
    <message>
        <source>metadata of the domain %1</source>
        <translation>域 %1 的元数据</translation>
    </message>
    <message>
        <source>netCDF (32-bit float)</source>
        <translation>netCDF（32 位浮点）</translation>
    </message>
    <message>
        <source>no feature satisfies the condition</source>
        <translation>没有满足条件的要素</translation>
    </message>
    <message>
        <source>no file has so many bytes after the samples</source>
        <translation>没有文件会在样本之后有这么多字节</translation>
    </message>
    <message>
        <source>no name of a file in it matches the tile pattern &apos;%1&apos;</source>
        <translation>其中没有与瓦片命名模式 &apos;%1&apos; 匹配的文件名</translation>
    </message>
    <message>
        <source>not cloud optimised</source>
        <translation>未云优化</translation>
    </message>
    <message>
        <source>only a GeoTIFF can store samples as the source</source>
        <translation>只有 GeoTIFF 可以按源数据的方式存储样本</translation>
    </message>
    <message>
        <source>sample %1 is not a number from 0 to %2</source>
        <translation>样本 %1 不是 0 至 %2 的数字</translation>
    </message>
    <message>
        <source>samples of type %1 cannot be written as they are stored</source>
        <translation>类型为 %1 的样本无法按其存储方式写出</translation>
    </message>
    <message>
        <source>statistics of the samples</source>
        <translation>样本的统计信息</translation>
    </message>
    <message>
        <source>the attribute table of band %1</source>
        <translation>波段 %1 的属性表</translation>
    </message>
    <message>
        <source>the class names of band %1</source>
        <translation>波段 %1 的类别名称</translation>
    </message>
    <message>
        <source>the colour table of band %1</source>
        <translation>波段 %1 的颜色表</translation>
    </message>
    <message>
        <source>the condition &quot;%1&quot; cannot be used</source>
        <translation>条件 &quot;%1&quot; 无法使用</translation>
    </message>
    <message>
        <source>the condition is longer than %1 bytes</source>
        <translation>条件超过 %1 字节</translation>
    </message>
    <message>
        <source>the description of band %1</source>
        <translation>波段 %1 的描述</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>文件无法读取</translation>
    </message>
    <message>
        <source>the file is not there</source>
        <translation>文件不存在</translation>
    </message>
    <message>
        <source>the file was replaced</source>
        <translation>该文件现在已是另一个文件</translation>
    </message>
    <message>
        <source>the height band is not one of the bands</source>
        <translation>所指定的波段不在其波段之中</translation>
    </message>
    <message>
        <source>the metadata item %1</source>
        <translation>元数据项 %1</translation>
    </message>
    <message>
        <source>the metadata item %1 of band %2</source>
        <translation>波段 %2 的元数据项 %1</translation>
    </message>
    <message>
        <source>the numbers of the tiles are more than 10000 apart</source>
        <translation>瓦片编号相差超过 10000</translation>
    </message>
    <message>
        <source>the sample type must be u8, i8, u16, i16, u32, i32, f16, f32 or f64</source>
        <translation>样本类型必须为 u8、i8、u16、i16、u32、i32、f16、f32 或 f64</translation>
    </message>
    <message>
        <source>the samples of its overviews, which are computed again as averages</source>
        <translation>其概览图的样本（按平均值重新计算）</translation>
    </message>
    <message>
        <source>the size must be COLUMNSxROWS or COLUMNSxROWSxCHANNELS</source>
        <translation>尺寸必须为“列数x行数”或“列数x行数x通道数”</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>源数据</translation>
    </message>
    <message>
        <source>the tile pattern &apos;%1&apos;</source>
        <translation>瓦片命名模式 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the unit of band %1</source>
        <translation>波段 %1 的单位</translation>
    </message>
    <message>
        <source>the vertical axis of its CRS points down</source>
        <translation>其 CRS 的垂直轴向下</translation>
    </message>
    <message>
        <source>their types differ</source>
        <translation>它们的类型不同</translation>
    </message>
    <message>
        <source>there are 1 to %1 channels</source>
        <translation>通道数为 1 至 %1</translation>
    </message>
    <message>
        <source>white and black exchanged</source>
        <translation>黑白互换</translation>
    </message>
    <message>
        <source>ASCII PGM without a column count, a row count and a maximum value from 1 to 65535</source>
        <translation>ASCII PGM 缺少列数、行数和 1 至 65535 的最大值</translation>
    </message>
    <message>
        <source>is a Radiance image of %1 x %2 samples that is cut short</source>
        <translation>是 %1 x %2 个样本的 Radiance 图片，但已被截短</translation>
    </message>
    <message>
        <source>is a Radiance image of %1 x %2 samples, too many for its %3 bytes</source>
        <translation>是 %1 x %2 个样本的 Radiance 图片，对其 %3 字节来说样本过多</translation>
    </message>
    <message>
        <source>is a Radiance image of XYZ colours, not of grey or RGB</source>
        <translation>是 XYZ 颜色的 Radiance 图片，而不是灰度或 RGB</translation>
    </message>
    <message>
        <source>is a Radiance image without a size of the form -Y rows +X columns</source>
        <translation>是缺少“-Y 行数 +X 列数”形式尺寸的 Radiance 图片</translation>
    </message>
    <message>
        <source>Surfer 7 grid</source>
        <translation>Surfer 7 栅格</translation>
    </message>
    <message>
        <source>By Area</source>
        <translation>按面积</translation>
    </message>
    <message>
        <source>By Centre</source>
        <translation>按中心</translation>
    </message>
    <message>
        <source>%1 reads 16-bit unsigned samples</source>
        <translation>%1 读取 16 位无符号样本</translation>
    </message>
    <message>
        <source>%1 reads little-endian samples</source>
        <translation>%1 读取小端样本</translation>
    </message>
    <message>
        <source>%1 reads the northern row first</source>
        <translation>%1 先读取最北的行</translation>
    </message>
    <message>
        <source>%1 reads the southern row first</source>
        <translation>%1 先读取最南的行</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of %2</source>
        <translation>&apos;%1&apos; 不是 %2 之一</translation>
    </message>
    <message>
        <source>16-bit signed</source>
        <translation>16 位，有符号</translation>
    </message>
    <message>
        <source>16-bit unsigned</source>
        <translation>16 位，无符号</translation>
    </message>
    <message>
        <source>32-bit floating point</source>
        <translation>32 位浮点</translation>
    </message>
    <message>
        <source>8-bit unsigned</source>
        <translation>8 位，无符号</translation>
    </message>
    <message>
        <source>R32 (32-bit float samples)</source>
        <translation>R32（32 位浮点样本）</translation>
    </message>
    <message>
        <source>R8 (8-bit samples)</source>
        <translation>R8（8 位样本）</translation>
    </message>
    <message>
        <source>SRTM tile (16-bit metres)</source>
        <translation>SRTM 瓦片（16 位，米）</translation>
    </message>
    <message>
        <source>a preset needs a name</source>
        <translation>预设需要名称</translation>
    </message>
    <message>
        <source>apply or cancel the current edit first</source>
        <translation>请先应用或取消当前的编辑</translation>
    </message>
    <message>
        <source>bands %1 instead of %2</source>
        <translation>波段数为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>bits of a sample %1 instead of %2</source>
        <translation>样本位数为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>blocks %1 instead of %2</source>
        <translation>块为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>colour %1 instead of %2</source>
        <translation>颜色解释为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>compression %1 instead of %2</source>
        <translation>压缩为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>description %1 instead of %2</source>
        <translation>说明为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>heights that are encoded in colours are not sRGB-encoded</source>
        <translation>以颜色编码的高度未经 sRGB 编码</translation>
    </message>
    <message>
        <source>hidden here by the layer %1</source>
        <translation>在此处被图层 %1 遮住</translation>
    </message>
    <message>
        <source>import the bounds of one whole degree, then resample it</source>
        <translation>请导入一个整度的范围，然后重采样</translation>
    </message>
    <message>
        <source>interleaving %1 instead of %2</source>
        <translation>交错方式为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>is not the one of the extension .%1</source>
        <translation>不是扩展名 .%1 的格式</translation>
    </message>
    <message>
        <source>it has a colour profile of sRGB</source>
        <translation>它有 sRGB 颜色配置文件</translation>
    </message>
    <message>
        <source>it has a gamma of 1/2.2</source>
        <translation>其伽马为 1/2.2</translation>
    </message>
    <message>
        <source>it has an sRGB chunk</source>
        <translation>它有 sRGB 数据块</translation>
    </message>
    <message>
        <source>its EXIF data name the colour space sRGB</source>
        <translation>其 EXIF 数据指明颜色空间为 sRGB</translation>
    </message>
    <message>
        <source>its values are read as sRGB-encoded</source>
        <translation>其值按 sRGB 编码读取</translation>
    </message>
    <message>
        <source>no-data value %1 instead of %2</source>
        <translation>无数据值为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>offset %1 instead of %2</source>
        <translation>偏移为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>overviews %1 instead of %2</source>
        <translation>概览图为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>pixel type %1 instead of %2</source>
        <translation>像素类型为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>predictor %1 instead of %2</source>
        <translation>预测器为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>reproject it to EPSG:4326 when it is imported, then resample it</source>
        <translation>请在导入时重投影到 EPSG:4326，然后重采样</translation>
    </message>
    <message>
        <source>resample it to 1201 x 1201 or 3601 x 3601</source>
        <translation>请重采样为 1201 x 1201 或 3601 x 3601</translation>
    </message>
    <message>
        <source>sample type %1 instead of %2</source>
        <translation>样本类型为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>scale %1 instead of %2</source>
        <translation>比例为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>the anchor&apos;s value %1 is not one of the samples, %2 to %3</source>
        <translation>锚点值 %1 不在样本的取值范围 %2 至 %3 之内</translation>
    </message>
    <message>
        <source>the order of rows is for %1</source>
        <translation>行的顺序用于 %1</translation>
    </message>
    <message>
        <source>the position %1, %2 is outside the terrain</source>
        <translation>位置 %1, %2 在地形之外</translation>
    </message>
    <message>
        <source>the stroke changes nothing there</source>
        <translation>该笔划在那里不改变任何内容</translation>
    </message>
    <message>
        <source>this terrain covers another area</source>
        <translation>此地形覆盖的是其他范围</translation>
    </message>
    <message>
        <source>this terrain has another CRS</source>
        <translation>此地形使用其他 CRS</translation>
    </message>
    <message>
        <source>this terrain has no CRS</source>
        <translation>此地形没有 CRS</translation>
    </message>
    <message>
        <source>unit %1 instead of %2</source>
        <translation>单位为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>values are linearised</source>
        <translation>值转换为线性</translation>
    </message>
    <message>
        <source>model %1, %2 levels of detail</source>
        <translation>模型 %1，%2 级细节</translation>
    </message>
    <message>
        <source>model %1, level of detail %2</source>
        <translation>模型 %1，第 %2 级细节</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>纵断面线形</translation>
    </message>
    <message>
        <source>Least earthwork</source>
        <translation>土方量最小</translation>
    </message>
    <message>
        <source>Mean envelope (earlier versions)</source>
        <translation>平均包络线（较早版本）</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>GeoTIFF</source>
        <translation>GeoTIFF</translation>
    </message>
    <message>
        <source>How far each dab of the brush goes; more take longer</source>
        <translation>笔刷每个笔触点作用多远；越大用时越长</translation>
    </message>
    <message>
        <source>PNG (grey)</source>
        <translation>PNG（灰度）</translation>
    </message>
    <message>
        <source>RAW (samples alone)</source>
        <translation>RAW（仅样本）</translation>
    </message>
    <message>
        <source>%1 byte after the samples is left unread</source>
        <translation>样本之后的 %1 字节未读取</translation>
    </message>
    <message>
        <source>%1 line, %2 triangles</source>
        <translation>%1 条线，%2 个三角形</translation>
    </message>
    <message>
        <source>%1 overlap compared</source>
        <translation>已比较 %1 处重叠</translation>
    </message>
    <message>
        <source>%1 sample at borders and holes is not compared</source>
        <translation>边界和孔洞处的 %1 个样本未比较</translation>
    </message>
    <message>
        <source>%1 sample without a tile is a hole</source>
        <translation>没有瓦片的 %1 个样本为孔洞</translation>
    </message>
    <message>
        <source>%1 sample without a tile is sea at height 0</source>
        <translation>没有瓦片的 %1 个样本为高度 0 的海面</translation>
    </message>
    <message>
        <source>%1 step of the undo history does not fit the terrain</source>
        <translation>撤销历史的 %1 个步骤与地形不符</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>求值位置</translation>
    </message>
    <message>
        <source>Nearest sample (earlier versions)</source>
        <translation>最近的样本（较早版本）</translation>
    </message>
    <message>
        <source>Position of the object</source>
        <translation>物体的位置</translation>
    </message>
    <message>
        <source>Terrain of Godot</source>
        <translation>Godot 的地形</translation>
    </message>
    <message>
        <source>a &quot;select&quot; needs one of rectangle, ellipse, lasso, wand, paint, mask, named, layer-mask, path, range</source>
        <translation>&quot;select&quot; 需要 rectangle、ellipse、lasso、wand、paint、mask、named、layer-mask、path、range 之一</translation>
    </message>
    <message>
        <source>a roughness of %1 is out of range (0 to 1)</source>
        <translation>粗糙度 %1 超出范围（0 至 1）</translation>
    </message>
    <message>
        <source>a shape of %1 is out of range (0 to 1)</source>
        <translation>形状 %1 超出范围（0 至 1）</translation>
    </message>
    <message>
        <source>a size of %1x%2 is not supported (2x2 to %3x%4)</source>
        <translation>不支持大小 %1x%2（2x2 至 %3x%4）</translation>
    </message>
    <message>
        <source>a size of %1x%2 is too large for the template %3 (up to 8193x8193)</source>
        <translation>大小 %1x%2 对模板 %3 来说太大（最大 8193x8193）</translation>
    </message>
    <message>
        <source>glTF has no heightmaps and no weights of materials</source>
        <translation>glTF 没有高度图，也没有材质权重</translation>
    </message>
    <message>
        <source>heights and weights are written of the whole terrain, not of a part</source>
        <translation>高度和权重只按整个地形写出，不能只写一部分</translation>
    </message>
    <message>
        <source>the border goes on for %1 sample to the east and %2 to the south, to fill the last tiles</source>
        <translation>边界向东延续 %1 个样本，向南 %2 个，以填满最后的瓦片</translation>
    </message>
    <message>
        <source>water and models along lines</source>
        <translation>沿线的水面和模型</translation>
    </message>
    <message>
        <source>what to type in %1</source>
        <translation>要在 %1 中输入的内容</translation>
    </message>
    <message>
        <source>Select by Range</source>
        <translation>按范围选择</translation>
    </message>
    <message>
        <source>Barchans</source>
        <translation>新月形沙丘</translation>
    </message>
    <message>
        <source>Coast Indentation</source>
        <translation>海岸曲折度</translation>
    </message>
    <message>
        <source>Continuous ridges (0 %) to separate crescents (100 %)</source>
        <translation>连续沙脊（0 %）至独立的新月形（100 %）</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>平地</translation>
    </message>
    <message>
        <source>Floor Width</source>
        <translation>谷底宽度</translation>
    </message>
    <message>
        <source>Hill Size</source>
        <translation>丘陵大小</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>岛屿</translation>
    </message>
    <message>
        <source>Island with ridges, valleys and a coast</source>
        <translation>有山脊、山谷和海岸的岛屿</translation>
    </message>
    <message>
        <source>Level terrain</source>
        <translation>水平的地形</translation>
    </message>
    <message>
        <source>Main valley with a flat floor and side valleys</source>
        <translation>谷底平坦的主谷和支谷</translation>
    </message>
    <message>
        <source>Mountain range with ridges, side valleys and foothills</source>
        <translation>有山脊、支谷和山麓丘陵的山脉</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>山地</translation>
    </message>
    <message>
        <source>Narrow (0 %) to wide (100 %) mountain range</source>
        <translation>窄（0 %）至宽（100 %）的山脉</translation>
    </message>
    <message>
        <source>Plateau cut by a meandering river, with walls of rock layers and side canyons</source>
        <translation>被曲流切割的高台，有岩层峭壁和侧峡谷</translation>
    </message>
    <message>
        <source>Range Width</source>
        <translation>山脉宽度</translation>
    </message>
    <message>
        <source>River Bends</source>
        <translation>河流弯曲</translation>
    </message>
    <message>
        <source>Round coast (0 %) to bays and headlands (100 %)</source>
        <translation>圆滑海岸（0 %）至海湾和岬角（100 %）</translation>
    </message>
    <message>
        <source>Sand dunes with steep lee sides</source>
        <translation>背风坡陡峭的沙丘</translation>
    </message>
    <message>
        <source>Small (0 %) to large (100 %) hills</source>
        <translation>小（0 %）至大（100 %）的丘陵</translation>
    </message>
    <message>
        <source>Smooth hills with shallow valleys</source>
        <translation>有浅谷的平缓丘陵</translation>
    </message>
    <message>
        <source>Straight (0 %) to strongly meandering (100 %) river</source>
        <translation>笔直（0 %）至强烈弯曲（100 %）的河流</translation>
    </message>
    <message>
        <source>V-shaped (0 %) to wide U-shaped (100 %) valley</source>
        <translation>V 形（0 %）至宽 U 形（100 %）的山谷</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>&quot;line&quot; must be the place of an earlier line of the list that has an image</source>
        <translation>&quot;line&quot; 必须为列表中较前且有图像的线的位置</translation>
    </message>
    <message>
        <source>Update layer %1</source>
        <translation>更新图层 %1</translation>
    </message>
    <message>
        <source>a group of layers has no filter</source>
        <translation>图层组没有滤镜</translation>
    </message>
    <message>
        <source>a group of layers has no lines</source>
        <translation>图层组没有线</translation>
    </message>
    <message>
        <source>a stamp cannot be closed</source>
        <translation>印章不能闭合</translation>
    </message>
    <message>
        <source>a stamp cannot be split</source>
        <translation>印章不能拆分</translation>
    </message>
    <message>
        <source>a stamp has a brush</source>
        <translation>印章须有笔刷</translation>
    </message>
    <message>
        <source>a stamp has no direction</source>
        <translation>印章没有方向</translation>
    </message>
    <message>
        <source>an adjustment layer cannot have the blend &quot;%1&quot;</source>
        <translation>调整图层不能使用混合 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>an adjustment layer has no lines</source>
        <translation>调整图层没有线</translation>
    </message>
    <message>
        <source>an adjustment layer has no lines and no heights of a file</source>
        <translation>调整图层没有线，也没有文件的高度</translation>
    </message>
    <message>
        <source>an adjustment layer of the filter &quot;%1&quot; must have the blend &quot;add&quot;</source>
        <translation>滤镜 &quot;%1&quot; 的调整图层必须使用混合 &quot;add&quot;</translation>
    </message>
    <message>
        <source>groups can be nested at most %1 deep</source>
        <translation>组最多可嵌套 %1 层</translation>
    </message>
    <message>
        <source>it is the first one already</source>
        <translation>它已是第一个</translation>
    </message>
    <message>
        <source>it is the last one already</source>
        <translation>它已是最后一个</translation>
    </message>
    <message>
        <source>lines of a file cannot become height stamps, which have one point</source>
        <translation>文件的线不能变为只有一个点的高度印章</translation>
    </message>
    <message>
        <source>must be an array of layers, counted from 1</source>
        <translation>必须为从 1 起计数的图层数组</translation>
    </message>
    <message>
        <source>only brush paths and stamps have a brush</source>
        <translation>只有笔刷路径和印章有笔刷</translation>
    </message>
    <message>
        <source>the adjustment layer is empty until &quot;update-layer&quot; computes it</source>
        <translation>在 &quot;update-layer&quot; 计算之前，调整图层为空</translation>
    </message>
    <message>
        <source>the base is not an adjustment layer</source>
        <translation>底层不是调整图层</translation>
    </message>
    <message>
        <source>the brush of a stamp is of the kind &quot;stamp&quot;</source>
        <translation>印章的笔刷种类为 &quot;stamp&quot;</translation>
    </message>
    <message>
        <source>the filter was changed in the meantime</source>
        <translation>其间滤镜已被更改</translation>
    </message>
    <message>
        <source>the group &quot;%1&quot; contains no layer that can be edited</source>
        <translation>组 &quot;%1&quot; 不含可编辑的图层</translation>
    </message>
    <message>
        <source>the group &quot;%1&quot; has no mask</source>
        <translation>组 &quot;%1&quot; 没有遮罩</translation>
    </message>
    <message>
        <source>the group %1 cannot be moved into itself</source>
        <translation>组 %1 不能移动到其自身之中</translation>
    </message>
    <message>
        <source>the group %1 has no blend</source>
        <translation>组 %1 没有混合</translation>
    </message>
    <message>
        <source>the group %1 has no mask</source>
        <translation>组 %1 没有遮罩</translation>
    </message>
    <message>
        <source>the group %1 has no opacity</source>
        <translation>组 %1 没有不透明度</translation>
    </message>
    <message>
        <source>the group %1 has to be merged into one layer first</source>
        <translation>必须先将组 %1 合并为一个图层</translation>
    </message>
    <message>
        <source>the group %1 holds no heights</source>
        <translation>组 %1 不含高度</translation>
    </message>
    <message>
        <source>the group %1 is hidden</source>
        <translation>组 %1 已隐藏</translation>
    </message>
    <message>
        <source>the group %1 is locked</source>
        <translation>组 %1 已锁定</translation>
    </message>
    <message>
        <source>the layer %1 has no opacity</source>
        <translation>图层 %1 没有不透明度</translation>
    </message>
    <message>
        <source>the layer %1 is an adjustment layer</source>
        <translation>图层 %1 是调整图层</translation>
    </message>
    <message>
        <source>the layer %1 is an adjustment layer, whose filter determines the blend</source>
        <translation>图层 %1 是调整图层，其混合由滤镜决定</translation>
    </message>
    <message>
        <source>the layer %1 is not a group</source>
        <translation>图层 %1 不是组</translation>
    </message>
    <message>
        <source>the layer %1 is not an adjustment layer</source>
        <translation>图层 %1 不是调整图层</translation>
    </message>
    <message>
        <source>the layer %1 is the lowest of its group</source>
        <translation>图层 %1 已在其组的最下面</translation>
    </message>
    <message>
        <source>the terrain was resized in the meantime</source>
        <translation>其间地形尺寸已被更改</translation>
    </message>
    <message>
        <source>there is no other line %1 to move lines before</source>
        <translation>没有另一条线 %1 可将线移到其前</translation>
    </message>
    <message>
        <source>Add group &quot;%1&quot;</source>
        <translation>添加组“%1”</translation>
    </message>
    <message>
        <source>Group layers as &quot;%1&quot;</source>
        <translation>将图层编组为“%1”</translation>
    </message>
    <message>
        <source>Ungroup &quot;%1&quot;</source>
        <translation>取消编组“%1”</translation>
    </message>
    <message>
        <source>Merge group &quot;%1&quot;</source>
        <translation>合并组“%1”</translation>
    </message>
    <message>
        <source>Delete group &quot;%1&quot;</source>
        <translation>删除组“%1”</translation>
    </message>
    <message>
        <source>Duplicate group &quot;%1&quot;</source>
        <translation>复制组“%1”</translation>
    </message>
    <message>
        <source>Move group &quot;%1&quot;</source>
        <translation>移动组“%1”</translation>
    </message>
    <message>
        <source>Change group &quot;%1&quot;</source>
        <translation>更改组“%1”</translation>
    </message>
    <message>
        <source>Height stamp</source>
        <translation>高度印章</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>height stamp</source>
        <translation>高度印章</translation>
    </message>
    <message>
        <source>the layer %1 is updated by every edit and needs no update</source>
        <translation>图层 %1 会随每次编辑更新，无需更新</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>外形</translation>
    </message>
    <message>
        <source>Limit the image to an ellipse</source>
        <translation>将图像限制在椭圆内</translation>
    </message>
    <message>
        <source>Use the whole image</source>
        <translation>使用整个图像</translation>
    </message>
    <message>
        <source>Width of the stamp divided by its depth</source>
        <translation>印章的宽度除以深度</translation>
    </message>
    <message>
        <source>Width to depth</source>
        <translation>宽深比</translation>
    </message>
    <message>
        <source>Delete %1 layers</source>
        <translation>删除 %1 个图层</translation>
    </message>
    <message>
        <source>Duplicate %1 layers</source>
        <translation>复制 %1 个图层</translation>
    </message>
    <message>
        <source>must have one layer or more</source>
        <translation>必须有一个或更多图层</translation>
    </message>
    <message>
        <source>follows water across the whole terrain</source>
        <translation>在整个地形上追踪水流</translation>
    </message>
    <message>
        <source>Beyond the limits</source>
        <translation>超出限制时</translation>
    </message>
    <message>
        <source>Breach Depressions</source>
        <translation>打通洼地</translation>
    </message>
    <message>
        <source>Fill Depressions</source>
        <translation>填充洼地</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Max depth (0: no limit)</source>
        <translation>最大深度（0：不限）</translation>
    </message>
    <message>
        <source>Max length (0: no limit)</source>
        <translation>最大长度（0：不限）</translation>
    </message>
    <message>
        <source>Min slope</source>
        <translation>最小坡度</translation>
    </message>
    <message>
        <source>a layer without a filter is not outdated</source>
        <translation>没有滤镜的图层不会过期</translation>
    </message>
    <message>
        <source>a list of four numbers</source>
        <translation>四个数字的列表</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>four numbers</source>
        <translation>四个数字</translation>
    </message>
    <message>
        <source>its geotransform is out of range</source>
        <translation>其地理变换超出范围</translation>
    </message>
    <message>
        <source>metres-per-unit is out of range (1e-09 to 1e+09)</source>
        <translation>metres-per-unit 超出范围（1e-09 至 1e+09）</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>必须为%1</translation>
    </message>
    <message>
        <source>must be two whole numbers</source>
        <translation>必须为两个整数</translation>
    </message>
    <message>
        <source>six numbers</source>
        <translation>六个数字</translation>
    </message>
    <message>
        <source>three numbers</source>
        <translation>三个数字</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>两个数字</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>余下部分</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>%1 %2 changes no sample: %3</source>
        <translation>%1 %2 没有改变任何样本：%3</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; changes no sample: %3</source>
        <translation>%1 &quot;%2&quot; 没有改变任何样本：%3</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: changed in both; it stays as in ours</source>
        <translation>%1 &quot;%2&quot;：双方都已更改；保持我方的状态</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: changed in ours and deleted in theirs; it stays</source>
        <translation>%1 &quot;%2&quot;：我方已更改，对方已删除；予以保留</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: deleted in ours and changed in theirs; it stays deleted</source>
        <translation>%1 &quot;%2&quot;：我方已删除，对方已更改；保持删除状态</translation>
    </message>
    <message>
        <source>%1 accessors</source>
        <translation>%1 个访问器</translation>
    </message>
    <message>
        <source>%1 after another filter cannot be done in parts: beyond a part it looks at ground that no filter has changed; join the parts of the filter first</source>
        <translation>另一个滤镜之后的 %1 无法分块进行：在分块之外，它看到的是没有经过任何滤镜的地面；请先合并前一滤镜的分块</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 and %2 disagree by up to %3 where they overlap (%4 samples; in the middle %5 is higher by %6)</source>
        <translation>%1 与 %2 在重叠处最多相差 %3（%4 个样本；按中值，%5 高出 %6）</translation>
    </message>
    <message>
        <source>%1 and %2 disagree by up to %3 where they overlap (%4 samples; most agree)</source>
        <translation>%1 与 %2 在重叠处最多相差 %3（%4 个样本；大多一致）</translation>
    </message>
    <message>
        <source>%1 and along %2 more line: the seam of two tiles</source>
        <translation>%1，另有 %2 行或列也是如此：两个瓦片的接缝</translation>
    </message>
    <message>
        <source>%1 and along %2 more lines: the seam of two tiles</source>
        <translation>%1，另有 %2 行或列也是如此：两个瓦片的接缝</translation>
    </message>
    <message>
        <source>%1 animations</source>
        <translation>%1 个动画</translation>
    </message>
    <message>
        <source>%1 area</source>
        <translation>%1 个区域</translation>
    </message>
    <message>
        <source>%1 area has no mesh: the ground is theirs</source>
        <translation>%1 个区域没有网格：地面即其形状</translation>
    </message>
    <message>
        <source>%1 areas</source>
        <translation>%1 个区域</translation>
    </message>
    <message>
        <source>%1 areas have no mesh: the ground is theirs</source>
        <translation>%1 个区域没有网格：地面即其形状</translation>
    </message>
    <message>
        <source>%1 as MultiMesh, a node a model</source>
        <translation>%1，以 MultiMesh 存放，每个模型一个节点</translation>
    </message>
    <message>
        <source>%1 assets are the most; there would be %2</source>
        <translation>最多 %1 个资源；总数会达到 %2 个</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights</source>
        <translation>%1 个波段（%2）：须选择其中之一作为高度</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights, or their luminance</source>
        <translation>%1 个波段（%2）：须选择其中之一或其亮度作为高度</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights, or their luminance, or Terrarium or Mapbox colours</source>
        <translation>%1 个波段（%2）：须选择其中之一、其亮度，或 Terrarium、Mapbox 颜色作为高度</translation>
    </message>
    <message>
        <source>%1 bands; an alpha has one</source>
        <translation>%1 个波段；alpha 只有一个</translation>
    </message>
    <message>
        <source>%1 beside it is a journal that Scarp does not write: SQLite would delete the file that it names; remove it</source>
        <translation>旁边的 %1 不是 Scarp 写入的日志：SQLite 会删除其中指定的文件；请将其删除</translation>
    </message>
    <message>
        <source>%1 beside it is a link, which is not used as a journal; remove it</source>
        <translation>旁边的 %1 是链接，不会用作日志；请将其删除</translation>
    </message>
    <message>
        <source>%1 beside it is another file too, by a hard link; remove it</source>
        <translation>旁边的 %1 通过硬链接同时也是另一个文件；请将其删除</translation>
    </message>
    <message>
        <source>%1 beside it is not a journal of SQLite, which would delete it; move it to another folder</source>
        <translation>旁边的 %1 不是 SQLite 的日志，SQLite 会将其删除；请将其移到其他文件夹</translation>
    </message>
    <message>
        <source>%1 beside it is not a regular file, so it is not used as a journal; remove it</source>
        <translation>旁边的 %1 不是普通文件，因此不会用作日志；请将其删除</translation>
    </message>
    <message>
        <source>%1 beside it is the journal of an interrupted save and cannot be read: %2</source>
        <translation>旁边的 %1 是一次中断的保存的日志，无法读取：%2</translation>
    </message>
    <message>
        <source>%1 brush path has no mesh: it is the ground alone</source>
        <translation>%1 条笔刷路径没有网格：只有地面</translation>
    </message>
    <message>
        <source>%1 brush paths have no mesh: it is the ground alone</source>
        <translation>%1 条笔刷路径没有网格：只有地面</translation>
    </message>
    <message>
        <source>%1 buffers</source>
        <translation>%1 个缓冲区</translation>
    </message>
    <message>
        <source>%1 cannot be done in parts: it %2</source>
        <translation>%1 无法分块进行：它%2</translation>
    </message>
    <message>
        <source>%1 cannot be reached: %2</source>
        <translation>无法到达 %1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be reached: it does not encrypt</source>
        <translation>无法到达 %1：它不加密连接</translation>
    </message>
    <message>
        <source>%1 cannot be reached: it has no certificate</source>
        <translation>无法到达 %1：它没有证书</translation>
    </message>
    <message>
        <source>%1 cannot be used</source>
        <translation>无法使用 %1</translation>
    </message>
    <message>
        <source>%1 cannot prove its identity: %2. %3</source>
        <translation>%1 无法证明其身份：%2。%3</translation>
    </message>
    <message>
        <source>%1 changes nothing: %2</source>
        <translation>%1 没有改变任何内容：%2</translation>
    </message>
    <message>
        <source>%1 draped pictures are not in this file</source>
        <translation>此文件不含 %1 个铺图</translation>
    </message>
    <message>
        <source>%1 elements of &lt;%2&gt;</source>
        <translation>%1 个 &lt;%2&gt; 元素</translation>
    </message>
    <message>
        <source>%1 elements of a list</source>
        <translation>%1 个列表元素</translation>
    </message>
    <message>
        <source>%1 has changed since it was read: its current values and other bands are used</source>
        <translation>%1 在读取之后已更改：使用其当前的值和其他波段</translation>
    </message>
    <message>
        <source>%1 has no metres: square cells need a projected CRS</source>
        <translation>%1 不以米为单位：方形单元需要投影 CRS</translation>
    </message>
    <message>
        <source>%1 has no team terrains: scarp team init makes the first</source>
        <translation>%1 上没有团队地形：scarp team init 可创建第一个</translation>
    </message>
    <message>
        <source>%1 hidden layers are not in this file</source>
        <translation>此文件不含 %1 个隐藏的图层</translation>
    </message>
    <message>
        <source>%1 images</source>
        <translation>%1 个图像</translation>
    </message>
    <message>
        <source>%1 is archived: it can be looked at, not changed. An administrator can unarchive it: %2</source>
        <translation>%1 已归档：可以查看，不能更改。管理员可以取消归档：%2</translation>
    </message>
    <message>
        <source>%1 is deleted, but not all of its objects: %2</source>
        <translation>%1 已删除，但其对象未全部删除：%2</translation>
    </message>
    <message>
        <source>%1 is not read: a project names it, and nobody has chosen it on this machine</source>
        <translation>不读取 %1：项目引用了它，但本机上无人选择过它</translation>
    </message>
    <message>
        <source>%1 is out of range (above %2 to %3)</source>
        <translation>%1 超出范围（大于 %2 至 %3）</translation>
    </message>
    <message>
        <source>%1 is the only administrator of %2: give another member the role admin first, or delete the terrain</source>
        <translation>%1 是 %2 唯一的管理员：请先将角色 admin 授予其他成员，或删除该地形</translation>
    </message>
    <message>
        <source>%1 iterations of %2 × %3 samples are too much work: %4 samples, where %5 are the limit. Use fewer iterations</source>
        <translation>对 %2 × %3 个样本迭代 %1 次计算量太大：%4 个样本，上限为 %5 个。请减少迭代次数</translation>
    </message>
    <message>
        <source>%1 line</source>
        <translation>%1 条线</translation>
    </message>
    <message>
        <source>%1 line of classes that are not to be imported left out</source>
        <translation>%1 条线属于不导入的类别，已略过</translation>
    </message>
    <message>
        <source>%1 line of more than %2 points left out</source>
        <translation>%1 条线的点超过 %2 个，已略过</translation>
    </message>
    <message>
        <source>%1 line of no known class left out</source>
        <translation>%1 条线不属于任何已知类别，已略过</translation>
    </message>
    <message>
        <source>%1 line off the terrain left out</source>
        <translation>%1 条线不在地形上，已略过</translation>
    </message>
    <message>
        <source>%1 line or point left out: set a buffer above %2 to select them</source>
        <translation>%1 个线或点已略过：要选择它们，请设置大于 %2 的缓冲区</translation>
    </message>
    <message>
        <source>%1 line with places that are none on the terrain&apos;s map left out</source>
        <translation>%1 条线含有地形的地图上不存在的位置，已略过</translation>
    </message>
    <message>
        <source>%1 line within areas left out: areas have no islands</source>
        <translation>%1 条区域内的线已略过：区域不含岛</translation>
    </message>
    <message>
        <source>%1 line without length, or of unusable numbers, left out</source>
        <translation>%1 条线没有长度或数值不可用，已略过</translation>
    </message>
    <message>
        <source>%1 line, each a Path3D</source>
        <translation>%1 条线，每条一个 Path3D</translation>
    </message>
    <message>
        <source>%1 line, in centimetres</source>
        <translation>%1 条线，以厘米计</translation>
    </message>
    <message>
        <source>%1 lines and points left out: set a buffer above %2 to select them</source>
        <translation>%1 个线和点已略过：要选择它们，请设置大于 %2 的缓冲区</translation>
    </message>
    <message>
        <source>%1 lines of classes that are not to be imported left out</source>
        <translation>%1 条线属于不导入的类别，已略过</translation>
    </message>
    <message>
        <source>%1 lines of more than %2 points left out</source>
        <translation>%1 条线的点超过 %2 个，已略过</translation>
    </message>
    <message>
        <source>%1 lines of no known class left out</source>
        <translation>%1 条线不属于任何已知类别，已略过</translation>
    </message>
    <message>
        <source>%1 lines off the terrain left out</source>
        <translation>%1 条线不在地形上，已略过</translation>
    </message>
    <message>
        <source>%1 lines with places that are none on the terrain&apos;s map left out</source>
        <translation>%1 条线含有地形的地图上不存在的位置，已略过</translation>
    </message>
    <message>
        <source>%1 lines within areas left out: areas have no islands</source>
        <translation>%1 条区域内的线已略过：区域不含岛</translation>
    </message>
    <message>
        <source>%1 lines without length, or of unusable numbers, left out</source>
        <translation>%1 条线没有长度或数值不可用，已略过</translation>
    </message>
    <message>
        <source>%1 lines, each a Path3D</source>
        <translation>%1 条线，每条一个 Path3D</translation>
    </message>
    <message>
        <source>%1 lines, in centimetres</source>
        <translation>%1 条线，以厘米计</translation>
    </message>
    <message>
        <source>%1 lines; %2 are the most</source>
        <translation>%1 条线；最多 %2 条</translation>
    </message>
    <message>
        <source>%1 looks like an undeclared void: %2 samples are holes (a no-data value of nan keeps them)</source>
        <translation>%1 看来是未声明的无数据值：%2 个样本为孔洞（无数据值设为 nan 可保留它们）</translation>
    </message>
    <message>
        <source>%1 looks like an undeclared void: its samples are holes</source>
        <translation>%1 看来是未声明的无数据值：其样本为孔洞</translation>
    </message>
    <message>
        <source>%1 materials</source>
        <translation>%1 种材质</translation>
    </message>
    <message>
        <source>%1 materials are not in this file</source>
        <translation>此文件不含 %1 种材质</translation>
    </message>
    <message>
        <source>%1 meshes</source>
        <translation>%1 个网格</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes; the file has %3</source>
        <translation>%1 需要 %2 字节；文件有 %3 字节</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>%1 nodes or more</source>
        <translation>%1 个或更多节点</translation>
    </message>
    <message>
        <source>%1 object stands outside the part and is left out</source>
        <translation>%1 个物体位于该部分之外，已略过</translation>
    </message>
    <message>
        <source>%1 object stands over a hole or off the terrain and is left out</source>
        <translation>%1 个物体位于孔洞上或地形之外，已略过</translation>
    </message>
    <message>
        <source>%1 objects stand outside the part and are left out</source>
        <translation>%1 个物体位于该部分之外，已略过</translation>
    </message>
    <message>
        <source>%1 of %2 materials have no pictures; their textures are for you to choose</source>
        <translation>%2 种材质中有 %1 种没有图片；它们的纹理由您选择</translation>
    </message>
    <message>
        <source>%1 of the element &apos;%2&apos;</source>
        <translation>%1 个 &apos;%2&apos; 元素</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 part of a feature left out: the terrain&apos;s CRS has no such place</source>
        <translation>要素的 %1 个部分已略过：地形的 CRS 没有这样的位置</translation>
    </message>
    <message>
        <source>%1 parts of features left out: the terrain&apos;s CRS has no such place</source>
        <translation>要素的 %1 个部分已略过：地形的 CRS 没有这样的位置</translation>
    </message>
    <message>
        <source>%1 parts of meshes or more</source>
        <translation>%1 个或更多网格部件</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>%1 个点</translation>
    </message>
    <message>
        <source>%1 point left out: it is not a line</source>
        <translation>%1 个点已略过：它不是线</translation>
    </message>
    <message>
        <source>%1 points left out: they are not lines</source>
        <translation>%1 个点已略过：它们不是线</translation>
    </message>
    <message>
        <source>%1 puts down %2 objects; %3 are the most</source>
        <translation>%1 放置 %2 个物体；最多 %3 个</translation>
    </message>
    <message>
        <source>%1 refuses: %2</source>
        <translation>%1 拒绝：%2</translation>
    </message>
    <message>
        <source>%1 rules are more than %2</source>
        <translation>%1 条规则超过了 %2 条</translation>
    </message>
    <message>
        <source>%1 sample is left to Terrain3D&apos;s automatic shader; taken are the textures that are stored for them</source>
        <translation>%1 个样本交由 Terrain3D 的自动着色器处理；采用为其存储的纹理</translation>
    </message>
    <message>
        <source>%1 samples are left to Terrain3D&apos;s automatic shader; taken are the textures that are stored for them</source>
        <translation>%1 个样本交由 Terrain3D 的自动着色器处理；采用为其存储的纹理</translation>
    </message>
    <message>
        <source>%1 scatter rules are not in this file</source>
        <translation>此文件不含 %1 条散布规则</translation>
    </message>
    <message>
        <source>%1 skins</source>
        <translation>%1 个蒙皮</translation>
    </message>
    <message>
        <source>%1 stores whole metres; it takes no height range</source>
        <translation>%1 只存储整数米；不接受高度范围</translation>
    </message>
    <message>
        <source>%1 takes %2 samples a side, not %3 x %4</source>
        <translation>%1 要求每边 %2 个样本，而不是 %3 x %4</translation>
    </message>
    <message>
        <source>%1 takes at most %2 tiles each way, not %3 x %4 tiles; larger tiles make fewer</source>
        <translation>%1 每个方向最多接受 %2 个瓦片，而不是 %3 x %4 个；瓦片更大则数量更少</translation>
    </message>
    <message>
        <source>%1 takes square cells, not %2 x %3</source>
        <translation>%1 要求方形单元，而不是 %2 x %3</translation>
    </message>
    <message>
        <source>%1 takes squares with %2 samples a side, not %3 x %4</source>
        <translation>%1 要求每边 %2 个样本的正方形，而不是 %3 x %4</translation>
    </message>
    <message>
        <source>%1 textures</source>
        <translation>%1 个纹理</translation>
    </message>
    <message>
        <source>%1 tile</source>
        <translation>%1 个瓦片</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 triangles are too few: this ground and its borders take %2 at least</source>
        <translation>%1 个三角形太少：此地面及其边界至少需要 %2 个</translation>
    </message>
    <message>
        <source>%1 triangles make more than 2 GB, where glTF&apos;s readers stop; fewer triangles or several tiles fit</source>
        <translation>%1 个三角形会超过 2 GB，这是 glTF 读取程序的上限；减少三角形或分成几个瓦片即可</translation>
    </message>
    <message>
        <source>%1 triangles, %2 vertices; textures of colour, normals and roughness, %3 texels</source>
        <translation>%1 个三角形，%2 个顶点；颜色、法线和粗糙度纹理，%3 纹素</translation>
    </message>
    <message>
        <source>%1 views of buffers</source>
        <translation>%1 个缓冲区视图</translation>
    </message>
    <message>
        <source>%1 was lost</source>
        <translation>与 %1 的连接已断开</translation>
    </message>
    <message>
        <source>%1 was set up by an earlier version of Scarp: the owner of its tables has to run &quot;scarp team upgrade&quot; first</source>
        <translation>%1 由较早版本的 Scarp 建立：其表的所有者须先运行 &quot;scarp team upgrade&quot;</translation>
    </message>
    <message>
        <source>%1 x %2 pixels; a picture of a material has at most %3 a side</source>
        <translation>%1 x %2 像素；材质的图片每边最多 %3 像素</translation>
    </message>
    <message>
        <source>%1 x %2 pixels; an alpha has at most %3 a side</source>
        <translation>%1 x %2 像素；alpha 每边最多 %3 像素</translation>
    </message>
    <message>
        <source>%1 x %2 samples are too many</source>
        <translation>%1 x %2 个样本太多</translation>
    </message>
    <message>
        <source>%1 x %2 samples need %3 of memory and disk; there are %4</source>
        <translation>%1 x %2 个样本需要 %3 的内存和磁盘；现有 %4</translation>
    </message>
    <message>
        <source>%1 x %2 samples: its rows need %3 at once; the memory budget allows %4</source>
        <translation>%1 x %2 个样本：其各行同时需要 %3；内存限额允许 %4</translation>
    </message>
    <message>
        <source>%1 x %2 samples; a terrain needs at least 2 x 2</source>
        <translation>%1 x %2 个样本；地形至少需要 2 x 2</translation>
    </message>
    <message>
        <source>%1 x %2 tiles are more than %3; larger tiles make fewer</source>
        <translation>%1 x %2 个瓦片多于 %3 个；瓦片更大则数量更少</translation>
    </message>
    <message>
        <source>%1 × %2, height %3</source>
        <translation>%1 × %2，高度 %3</translation>
    </message>
    <message>
        <source>%1, a data table in centimetres</source>
        <translation>%1，数据表，以厘米计</translation>
    </message>
    <message>
        <source>%1, heights in %2</source>
        <translation>%1，高度以 %2 计</translation>
    </message>
    <message>
        <source>%1, radius %2</source>
        <translation>%1，半径 %2</translation>
    </message>
    <message>
        <source>%1: PROJ has no transformation from them to %2</source>
        <translation>%1：PROJ 没有到 %2 的转换</translation>
    </message>
    <message>
        <source>%1: PROJ lacks %2 for the transformation to %3; install it with: %4 (package proj-bin)</source>
        <translation>%1：PROJ 缺少转换到 %3 所需的 %2；安装命令：%4（软件包 proj-bin）</translation>
    </message>
    <message>
        <source>%1: PROJ&apos;s grids for %2 do not cover the whole terrain</source>
        <translation>%1：PROJ 用于 %2 的格网未覆盖整个地形</translation>
    </message>
    <message>
        <source>%1: it needs %2 nodes, about one for each cell that it crosses. All lines together may have %3 with a memory budget of %4 MiB. Clip or simplify the line, or raise the memory budget</source>
        <translation>%1：它需要 %2 个节点，约为每经过一个单元一个。内存限额为 %4 MiB 时，所有线合计最多 %3 个。请裁剪或简化该线，或提高内存限额</translation>
    </message>
    <message>
        <source>%1: it needs more than %2 nodes, about one for each cell that it crosses. All lines together may have %3 with a memory budget of %4 MiB. Clip or simplify the line, or raise the memory budget</source>
        <translation>%1：它需要超过 %2 个节点，约为每经过一个单元一个。内存限额为 %4 MiB 时，所有线合计最多 %3 个。请裁剪或简化该线，或提高内存限额</translation>
    </message>
    <message>
        <source>%1: the seam of two tiles</source>
        <translation>%1：两个瓦片的接缝</translation>
    </message>
    <message>
        <source>%1; --accept-damage uses it as it is</source>
        <translation>%1；--accept-damage 会按原样使用它</translation>
    </message>
    <message>
        <source>%1; a cell size must be given</source>
        <translation>%1；必须给出单元尺寸</translation>
    </message>
    <message>
        <source>%1; an earlier state is there instead</source>
        <translation>%1；取而代之的是较早的状态</translation>
    </message>
    <message>
        <source>%1; and %2 more</source>
        <translation>%1；以及另外 %2 项</translation>
    </message>
    <message>
        <source>%1; holes are there instead</source>
        <translation>%1；取而代之的是孔洞</translation>
    </message>
    <message>
        <source>%1; it stays in memory, compressed</source>
        <translation>%1；它以压缩形式留在内存中</translation>
    </message>
    <message>
        <source>%1; nothing is there instead</source>
        <translation>%1；那里没有任何内容代替</translation>
    </message>
    <message>
        <source>%1; possible fix: %2</source>
        <translation>%1；可能的修正：%2</translation>
    </message>
    <message>
        <source>%1; what came after it is lost</source>
        <translation>%1；其后的内容已丢失</translation>
    </message>
    <message>
        <source>%1; what had not been read of it is not there</source>
        <translation>%1；其中尚未读取的内容已不可得</translation>
    </message>
    <message>
        <source>%1; what stands there now is as it was at an earlier save</source>
        <translation>%1；那里现在是较早保存时的状态</translation>
    </message>
    <message>
        <source>%1; what stands there now is holes</source>
        <translation>%1；那里现在是孔洞</translation>
    </message>
    <message>
        <source>%1; what stands there now is nothing of it</source>
        <translation>%1；那里现在没有其中任何内容</translation>
    </message>
    <message>
        <source>%1; what stands there now is out of the recovery journal</source>
        <translation>%1；那里现在是恢复日志中的内容</translation>
    </message>
    <message>
        <source>%1nd</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1rd</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1st</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1th</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be done in parts; filter, sky and convert can</source>
        <translation>&apos;%1&apos; 无法分块进行；filter、sky 和 convert 可以</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no CRS; it looks like EPSG:32618, EPSG:32618+5773, or is utm</source>
        <translation>&apos;%1&apos; 不是 CRS；CRS 形如 EPSG:32618、EPSG:32618+5773，或为 utm</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no ending of a mesh&apos;s file; there are %2</source>
        <translation>&apos;%1&apos; 不是网格文件的扩展名；现有 %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no preset; there are %2</source>
        <translation>&apos;%1&apos; 不是预设；现有 %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no raw layout: %2; it looks like 512x512:f32le or 256x256:u16be+32</source>
        <translation>&apos;%1&apos; 不是原始数据布局：%2；布局形如 512x512:f32le 或 256x256:u16be+32</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of height: heights are taken as metres</source>
        <translation>&apos;%1&apos; 不是高度单位：高度按米处理</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of height; use %2</source>
        <translation>&apos;%1&apos; 不是高度单位；请用 %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a preset; there are %2</source>
        <translation>&apos;%1&apos; 不是预设；现有 %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a preset; there are %2; one cannot be read: %3</source>
        <translation>&apos;%1&apos; 不是预设；现有 %2；有一个无法读取：%3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the name of a program; choose another one</source>
        <translation>&apos;%1&apos; 是程序的名称；请另选一个</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no object: a bucket and a key are needed</source>
        <translation>&apos;%1&apos; 未指明对象：需要存储桶和键</translation>
    </message>
    <message>
        <source>&apos;{&apos; is not closed</source>
        <translation>&apos;{&apos; 没有闭合</translation>
    </message>
    <message>
        <source>.%1 is not the ending of what is written, %2; use %3</source>
        <translation>.%1 不是所写格式（%2）的扩展名；请用 %3</translation>
    </message>
    <message>
        <source>0 stands for a hole in this file: %1 samples at height 0 are holes (a no-data value of nan keeps them)</source>
        <translation>0 在此文件中代表孔洞：高度为 0 的 %1 个样本为孔洞（无数据值设为 nan 可保留它们）</translation>
    </message>
    <message>
        <source>1 draped picture is not in this file</source>
        <translation>此文件不含 1 个铺图</translation>
    </message>
    <message>
        <source>1 hidden layer is not in this file</source>
        <translation>此文件不含 1 个隐藏的图层</translation>
    </message>
    <message>
        <source>1 material is not in this file</source>
        <translation>此文件不含 1 种材质</translation>
    </message>
    <message>
        <source>1 scatter rule is not in this file</source>
        <translation>此文件不含 1 条散布规则</translation>
    </message>
    <message>
        <source>16-bit samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>16 位样本没有单位：建议高度取宽度的五分之一</translation>
    </message>
    <message>
        <source>8-bit samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>8 位样本没有单位：建议高度取宽度的五分之一</translation>
    </message>
    <message>
        <source>8-bit samples: only 256 levels, the ground comes in steps</source>
        <translation>8 位样本：只有 256 级，地面呈阶梯状</translation>
    </message>
    <message>
        <source>ASCII PGM of %1 x %2 samples, which needs at least %3 bytes; the file has %4</source>
        <translation>%1 x %2 个样本的 ASCII PGM，至少需要 %3 字节；文件有 %4 字节</translation>
    </message>
    <message>
        <source>Add %1 lines</source>
        <translation>添加 %1 条线</translation>
    </message>
    <message>
        <source>CLASSIC4 takes 4 materials; %1 are chosen</source>
        <translation>CLASSIC4 接受 4 种材质；已选择 %1 种</translation>
    </message>
    <message>
        <source>Change %1 lines</source>
        <translation>更改 %1 条线</translation>
    </message>
    <message>
        <source>Change %1 objects</source>
        <translation>更改 %1 个物体</translation>
    </message>
    <message>
        <source>Delete %1 lines</source>
        <translation>删除 %1 条线</translation>
    </message>
    <message>
        <source>Delete %1 objects</source>
        <translation>删除 %1 个物体</translation>
    </message>
    <message>
        <source>East %1</source>
        <translation>东 %1</translation>
    </message>
    <message>
        <source>East %1, north %2</source>
        <translation>东 %1，北 %2</translation>
    </message>
    <message>
        <source>From min %1 is not below from max %2</source>
        <translation>原最小值 %1 不低于原最大值 %2</translation>
    </message>
    <message>
        <source>GeoJSON (RFC 7946) knows only longitude and latitude; GDAL and QGIS read the CRS that is named in it, other programs may not</source>
        <translation>GeoJSON（RFC 7946）只支持经度和纬度；GDAL 和 QGIS 能读出其中注明的 CRS，其他程序可能不能</translation>
    </message>
    <message>
        <source>GeoTIFF cannot contain the CRS: it is in %1, which has to stay with the file</source>
        <translation>GeoTIFF 无法包含该 CRS：它位于 %1 中，须与该文件放在一起</translation>
    </message>
    <message>
        <source>HTerrain&apos;s ARRAY is two files, indices and weights; there are %1</source>
        <translation>HTerrain 的 ARRAY 是两个文件：索引和权重；现有 %1 个</translation>
    </message>
    <message>
        <source>HTerrain&apos;s ARRAY takes %1 materials; there are %2</source>
        <translation>HTerrain 的 ARRAY 接受 %1 种材质；现有 %2 种</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation>高度 %1</translation>
    </message>
    <message>
        <source>If its administrator confirms the certificate, trust it (scarp team --trust): SHA-256 fingerprint %1</source>
        <translation>如果管理员确认该证书，请信任它（scarp team --trust）：SHA-256 指纹 %1</translation>
    </message>
    <message>
        <source>Lift %1 objects</source>
        <translation>抬起 %1 个物体</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Min %1 is above max %2</source>
        <translation>最小值 %1 高于最大值 %2</translation>
    </message>
    <message>
        <source>Move %1 objects</source>
        <translation>移动 %1 个物体</translation>
    </message>
    <message>
        <source>North %1</source>
        <translation>北 %1</translation>
    </message>
    <message>
        <source>OpenGL 4.5 core is needed</source>
        <translation>需要 OpenGL 4.5 核心模式</translation>
    </message>
    <message>
        <source>Place %1 objects</source>
        <translation>放置 %1 个物体</translation>
    </message>
    <message>
        <source>Remove %1 objects</source>
        <translation>移除 %1 个物体</translation>
    </message>
    <message>
        <source>Reorder %1</source>
        <translation>重新排序%1</translation>
    </message>
    <message>
        <source>Reorder %1 &quot;%2&quot;</source>
        <translation>重新排序%1“%2”</translation>
    </message>
    <message>
        <source>Reorder %1 lines</source>
        <translation>重新排序 %1 条线</translation>
    </message>
    <message>
        <source>SQLite&apos;s check of its pages says &quot;%1&quot;</source>
        <translation>SQLite 的页检查报告 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>STL says no unit: slicers take it for millimetres</source>
        <translation>STL 不注明单位：切片软件按毫米处理</translation>
    </message>
    <message>
        <source>Scale %1 objects</source>
        <translation>缩放 %1 个物体</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散布</translation>
    </message>
    <message>
        <source>Take out %1 objects</source>
        <translation>取出 %1 个物体</translation>
    </message>
    <message>
        <source>Terrain3D takes %1 materials; there are %2</source>
        <translation>Terrain3D 接受 %1 种材质；现有 %2 种</translation>
    </message>
    <message>
        <source>Turn %1 objects</source>
        <translation>旋转 %1 个物体</translation>
    </message>
    <message>
        <source>Unity&apos;s HDRP draws 8 layers at most; these are %1</source>
        <translation>Unity 的 HDRP 最多绘制 8 个图层；这里有 %1 个</translation>
    </message>
    <message>
        <source>Unity&apos;s alphamaps are squares; these are as the terrain is</source>
        <translation>Unity 的 alphamap 为正方形；这些与地形的形状相同</translation>
    </message>
    <message>
        <source>[column, row, column, row]</source>
        <translation>[列, 行, 列, 行]</translation>
    </message>
    <message>
        <source>[id, asset, x, y, yaw, scale, height offset, rule, elevation]</source>
        <translation>[id, 资源, x, y, 旋转, 比例, 高度偏移, 规则, 高程]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be selected by range. Supported: %2</source>
        <translation>&quot;%1&quot; 不能按范围选择。支持：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it is laid straight between two places; a road does so</source>
        <translation>&quot;%1&quot; 不能沿线进行：它在两处之间取直；请改用道路</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it opens or closes holes, and a layer of lines holds heights alone</source>
        <translation>&quot;%1&quot; 不能沿线进行：它开启或封闭孔洞，而线图层只含高度</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it paints back earlier ground, and a layer of lines knows the ground beneath it as it is alone</source>
        <translation>&quot;%1&quot; 不能沿线进行：它画回较早的地面，而线图层只知道其下方地面的现状</translation>
    </message>
    <message>
        <source>a GeoPackage</source>
        <translation>GeoPackage</translation>
    </message>
    <message>
        <source>a PDS 3 file</source>
        <translation>PDS 3 文件</translation>
    </message>
    <message>
        <source>a PDS 4 label</source>
        <translation>PDS 4 标签</translation>
    </message>
    <message>
        <source>a Radiance image stores only 8 significant bits of each value: heights may form terraces</source>
        <translation>Radiance 图像只保存每个值的 8 个有效位：高度可能形成台阶</translation>
    </message>
    <message>
        <source>a brush with a radius of %1 is smaller than a cell and may contain no sample; use a radius of at least %2</source>
        <translation>半径为 %1 的笔刷小于一个单元，可能不包含样本；请使用至少 %2 的半径</translation>
    </message>
    <message>
        <source>a cell size of %1 is out of range (%2 to %3)</source>
        <translation>单元尺寸 %1 超出范围（%2 至 %3）</translation>
    </message>
    <message>
        <source>a clearing, [x, y, radius]</source>
        <translation>一处清空 [x, y, 半径]</translation>
    </message>
    <message>
        <source>a geometry of its layer &quot;%1&quot; has %2; at most %3 are read</source>
        <translation>其图层“%1”中有一个几何对象为 %2；最多读取 %3</translation>
    </message>
    <message>
        <source>a height of %1 cannot be added (%2 to %3)</source>
        <translation>无法加上 %1 的高度（%2 至 %3）</translation>
    </message>
    <message>
        <source>a height of %1 is out of range (%2 to %3)</source>
        <translation>高度 %1 超出范围（%2 至 %3）</translation>
    </message>
    <message>
        <source>a height of %1 is out of range (above %2 to %3)</source>
        <translation>高度 %1 超出范围（大于 %2 至 %3）</translation>
    </message>
    <message>
        <source>a height of %1 to extend by is out of range (%2 to %3)</source>
        <translation>扩展部分的高度 %1 超出范围（%2 至 %3）</translation>
    </message>
    <message>
        <source>a height range excludes a step and an anchor; give the one or the other</source>
        <translation>高度范围不能与级差和锚点同时使用；请只给出其中之一</translation>
    </message>
    <message>
        <source>a height range is for 16-bit and 8-bit samples; these store heights as they are</source>
        <translation>高度范围用于 16 位和 8 位样本；这些样本按原样存储高度</translation>
    </message>
    <message>
        <source>a height range is for 16-bit formats; this one stores heights as they are</source>
        <translation>高度范围用于 16 位格式；此格式按原样存储高度</translation>
    </message>
    <message>
        <source>a mesh&apos;s file needs an ending; there are %1</source>
        <translation>网格文件需要扩展名；现有 %1</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>一条消息</translation>
    </message>
    <message>
        <source>a metre of its map is %1 on the ground in the middle: cells are %2 x %3; reprojected to UTM, lengths would be true everywhere</source>
        <translation>其地图上的一米在中央的地面上为 %1：单元为 %2 x %3；重投影到 UTM 后，各处的长度都会正确</translation>
    </message>
    <message>
        <source>a part of the terrain could not be fetched: %1</source>
        <translation>无法获取地形的一部分：%1</translation>
    </message>
    <message>
        <source>a place, [row, column, attempt]</source>
        <translation>一个位置 [行, 列, 尝试次数]</translation>
    </message>
    <message>
        <source>a row of %1 needs %2; the memory budget allows %3</source>
        <translation>%1 的一行需要 %2；内存限额允许 %3</translation>
    </message>
    <message>
        <source>a side of %1 is out of range (up to %2)</source>
        <translation>边长 %1 超出范围（最大 %2）</translation>
    </message>
    <message>
        <source>a stamp has one point: neither can it become a line, nor a line a stamp</source>
        <translation>印章只有一个点：它不能变为线，线也不能变为印章</translation>
    </message>
    <message>
        <source>a step of the history: %1</source>
        <translation>历史中的一个步骤：%1</translation>
    </message>
    <message>
        <source>a step of the undo history is lost</source>
        <translation>撤销历史的一个步骤已丢失</translation>
    </message>
    <message>
        <source>a stroke is being adjusted: drag one of its dots, or press Close under History to edit the ground</source>
        <translation>正在调整一个笔划：拖动其中一个圆点，或按“历史”下的“关闭”来编辑地面</translation>
    </message>
    <message>
        <source>a triangle names a vertex that is missing</source>
        <translation>有三角形引用了缺失的顶点</translation>
    </message>
    <message>
        <source>a vertex at every %1 sample makes %2 GB, and glTF&apos;s readers stop at 2; one at every %3 fits</source>
        <translation>每 %1 个样本一个顶点会达到 %2 GB，而 glTF 读取程序的上限为 2 GB；每 %3 个样本一个则可容纳</translation>
    </message>
    <message>
        <source>a vertex at every sample makes %1 GB, and glTF&apos;s readers stop at 2; one at every %2 fits</source>
        <translation>每个样本一个顶点会达到 %1 GB，而 glTF 读取程序的上限为 2 GB；每 %2 个样本一个则可容纳</translation>
    </message>
    <message>
        <source>albedo</source>
        <translation>反照率</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>an ISIS 3 cube</source>
        <translation>ISIS 3 立方体</translation>
    </message>
    <message>
        <source>an SRTM tile has 1201 x 1201 or 3601 x 3601 samples over one whole degree of EPSG:4326, and %1; %2</source>
        <translation>SRTM 瓦片在 EPSG:4326 的一个整度范围内有 1201 x 1201 或 3601 x 3601 个样本，而%1；%2</translation>
    </message>
    <message>
        <source>an alpha is read from one file, not from tiles</source>
        <translation>alpha 只能从一个文件读取，不能从瓦片读取</translation>
    </message>
    <message>
        <source>an empty one</source>
        <translation>空数组</translation>
    </message>
    <message>
        <source>an error of %1 takes more than %2 triangles; a greater error or a part of the terrain takes fewer</source>
        <translation>误差 %1 需要的三角形多于 %2 个；更大的误差或只取地形的一部分所需更少</translation>
    </message>
    <message>
        <source>an error of %1 takes too many triangles; a greater one takes fewer</source>
        <translation>误差 %1 需要的三角形太多；更大的误差所需更少</translation>
    </message>
    <message>
        <source>an id</source>
        <translation>一个 id</translation>
    </message>
    <message>
        <source>another file has this name; move it</source>
        <translation>另一个文件已使用此名称；请将其移走</translation>
    </message>
    <message>
        <source>another program has set it to write-ahead logging, which Scarp does not read; PRAGMA journal_mode=DELETE in that program puts it back</source>
        <translation>其他程序已将其设为预写日志模式，Scarp 不读取该模式；在该程序中执行 PRAGMA journal_mode=DELETE 可改回</translation>
    </message>
    <message>
        <source>another size, and not both say where they lie: stretched from corner to corner</source>
        <translation>尺寸不同，且并非双方都说明了位置：已从角到角拉伸</translation>
    </message>
    <message>
        <source>attribute %1 is missing</source>
        <translation>缺少属性 %1</translation>
    </message>
    <message>
        <source>averaging its heights takes too long: all lines together need %1 steps from node to node, where %2 are the limit. Reduce &quot;even-over&quot;, &quot;curve&quot; or &quot;run-off&quot;, or simplify the line</source>
        <translation>对其高度求平均耗时过长：所有线合计需要 %1 步节点间计算，上限为 %2 步。请减小 &quot;even-over&quot;、&quot;curve&quot; 或 &quot;run-off&quot;，或简化该线</translation>
    </message>
    <message>
        <source>axes: x east, y north, z up</source>
        <translation>坐标轴：x 向东，y 向北，z 向上</translation>
    </message>
    <message>
        <source>axes: x east, y up, z south</source>
        <translation>坐标轴：x 向东，y 向上，z 向南</translation>
    </message>
    <message>
        <source>band %1</source>
        <translation>波段 %1</translation>
    </message>
    <message>
        <source>base: %1</source>
        <translation>基础材质：%1</translation>
    </message>
    <message>
        <source>both together have more materials or assets than a terrain may have; ours stay</source>
        <translation>两者合计的材质或资源多于一个地形的上限；保持我方的内容</translation>
    </message>
    <message>
        <source>by its longest side, %1</source>
        <translation>按其最长边 %1</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>cannot be brought onto the terrain&apos;s grid: %1</source>
        <translation>无法转换到地形的栅格：%1</translation>
    </message>
    <message>
        <source>cannot be compacted: another program has changed, moved or deleted it</source>
        <translation>无法压缩整理：其他程序更改、移动或删除了它</translation>
    </message>
    <message>
        <source>cannot be fetched (%1)</source>
        <translation>无法获取（%1）</translation>
    </message>
    <message>
        <source>cannot be fetched: there is nothing there, or GDAL&apos;s settings do not open it</source>
        <translation>无法获取：那里没有任何内容，或 GDAL 的设置不能打开它</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>无法打开：%1</translation>
    </message>
    <message>
        <source>cannot be opened: its path is too long or has too many links</source>
        <translation>无法打开：其路径过长或链接过多</translation>
    </message>
    <message>
        <source>cannot be opened: there is not enough memory</source>
        <translation>无法打开：内存不足</translation>
    </message>
    <message>
        <source>cannot be read any more: its decoder has ended</source>
        <translation>已无法读取：其解码器已结束</translation>
    </message>
    <message>
        <source>cannot be read back: %1</source>
        <translation>无法读回：%1</translation>
    </message>
    <message>
        <source>cannot be read in a process of its own: %1</source>
        <translation>无法在独立进程中读取：%1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>cannot be read: a Draco attribute has no id; the file is damaged</source>
        <translation>无法读取：Draco 属性没有 id；文件已损坏</translation>
    </message>
    <message>
        <source>cannot be read: a Draco mesh has no view; the file is damaged</source>
        <translation>无法读取：Draco 网格没有视图；文件已损坏</translation>
    </message>
    <message>
        <source>cannot be read: a node is below itself; the file is damaged</source>
        <translation>无法读取：有节点位于其自身之下；文件已损坏</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 announces %2 elements, more than there can be</source>
        <translation>无法读取：访问器 %1 声明有 %2 个元素，多于可能的数量</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 has an impossible type or size; the file is damaged</source>
        <translation>无法读取：访问器 %1 的类型或大小不可能成立；文件已损坏</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 has no view; the file is damaged</source>
        <translation>无法读取：访问器 %1 没有视图；文件已损坏</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is longer than its view; the file is damaged</source>
        <translation>无法读取：访问器 %1 超出其视图；文件已损坏</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is missing; the file is damaged</source>
        <translation>无法读取：缺少访问器 %1；文件已损坏</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is sparse, which is not read of quantised meshes</source>
        <translation>无法读取：访问器 %1 是稀疏的，对量化网格不支持读取</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 &apos;%2&apos; is not beside or below the file</source>
        <translation>无法读取：缓冲区 %1 &apos;%2&apos; 不在文件旁或其下级文件夹中</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is not base64; the file is damaged</source>
        <translation>无法读取：缓冲区 %1 不是 base64；文件已损坏</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is to have %2 bytes, and &apos;%3&apos; has %4</source>
        <translation>无法读取：缓冲区 %1 应有 %2 字节，而 &apos;%3&apos; 有 %4 字节</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is to have %2 bytes, and it has %3</source>
        <translation>无法读取：缓冲区 %1 应有 %2 字节，而它有 %3 字节</translation>
    </message>
    <message>
        <source>cannot be read: decoding it takes more than %1 s</source>
        <translation>无法读取：解码所需时间超过 %1 秒</translation>
    </message>
    <message>
        <source>cannot be read: it announces %1, more than its %2 bytes can hold; the file is damaged</source>
        <translation>无法读取：它声明有 %1，多于其 %2 字节所能容纳的；文件已损坏</translation>
    </message>
    <message>
        <source>cannot be read: it changes its material more than %1 times</source>
        <translation>无法读取：它更换材质超过 %1 次</translation>
    </message>
    <message>
        <source>cannot be read: it changes while it is read</source>
        <translation>无法读取：它在读取期间发生变化</translation>
    </message>
    <message>
        <source>cannot be read: it has %1 layers; at most %2 are read</source>
        <translation>无法读取：它有 %1 个图层；最多读取 %2 个</translation>
    </message>
    <message>
        <source>cannot be read: it has %1; at most %2 are read</source>
        <translation>无法读取：它有 %1；最多读取 %2 个</translation>
    </message>
    <message>
        <source>cannot be read: it has a polygon of %1 corners; at most %2 are read</source>
        <translation>无法读取：它有 %1 个角的多边形；最多读取 %2 个角</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 materials</source>
        <translation>无法读取：它有超过 %1 种材质</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 objects and groups</source>
        <translation>无法读取：它有超过 %1 个对象和组</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 solids</source>
        <translation>无法读取：它有超过 %1 个实体</translation>
    </message>
    <message>
        <source>cannot be read: it is not an ordinary file</source>
        <translation>无法读取：它不是普通文件</translation>
    </message>
    <message>
        <source>cannot be read: it names more than %1 files of materials</source>
        <translation>无法读取：它引用了超过 %1 个材质文件</translation>
    </message>
    <message>
        <source>cannot be read: it needs more memory than a model may take</source>
        <translation>无法读取：它需要的内存超过模型的上限</translation>
    </message>
    <message>
        <source>cannot be read: its JSON is broken, or nested deeper than that of glTF</source>
        <translation>无法读取：其 JSON 已损坏，或嵌套比 glTF 的更深</translation>
    </message>
    <message>
        <source>cannot be read: its buffers have more than 1 GB, of which the first %1 of %2 are</source>
        <translation>无法读取：其缓冲区超过 1 GB，前 %1 个（共 %2 个）即已超过</translation>
    </message>
    <message>
        <source>cannot be read: its decoder does not answer within %1 s</source>
        <translation>无法读取：其解码器在 %1 秒内没有应答</translation>
    </message>
    <message>
        <source>cannot be read: its file of materials is larger than 1 GB</source>
        <translation>无法读取：其材质文件大于 1 GB</translation>
    </message>
    <message>
        <source>cannot be read: its header has more than 64 KiB</source>
        <translation>无法读取：其文件头超过 64 KiB</translation>
    </message>
    <message>
        <source>cannot be read: its lists have more than 1 GB when they are unpacked</source>
        <translation>无法读取：其列表解压后超过 1 GB</translation>
    </message>
    <message>
        <source>cannot be read: its meshes have more than 1 GB when they are unpacked</source>
        <translation>无法读取：其网格解压后超过 1 GB</translation>
    </message>
    <message>
        <source>cannot be read: its meshes need the extension %1, which is not supported</source>
        <translation>无法读取：其网格需要扩展 %1，而该扩展不受支持</translation>
    </message>
    <message>
        <source>cannot be read: its nodes are nested more than %1 deep</source>
        <translation>无法读取：其节点嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>cannot be read: its nodes repeat others so often that there are more than %1</source>
        <translation>无法读取：其节点过于频繁地重复其他节点，总数超过 %1 个</translation>
    </message>
    <message>
        <source>cannot be read: its reader answers what cannot be</source>
        <translation>无法读取：其读取程序给出了不可能的应答</translation>
    </message>
    <message>
        <source>cannot be read: its reader describes it in a way that cannot be</source>
        <translation>无法读取：其读取程序对它的描述不可能成立</translation>
    </message>
    <message>
        <source>cannot be read: nothing is open</source>
        <translation>无法读取：没有打开任何内容</translation>
    </message>
    <message>
        <source>cannot be read: there is not enough memory</source>
        <translation>无法读取：内存不足</translation>
    </message>
    <message>
        <source>cannot be read: view %1 does not unpack; the file is damaged or newer</source>
        <translation>无法读取：视图 %1 无法解压；文件已损坏或版本较新</translation>
    </message>
    <message>
        <source>cannot be read: view %1 has an impossible size; the file is damaged</source>
        <translation>无法读取：视图 %1 的大小不可能成立；文件已损坏</translation>
    </message>
    <message>
        <source>cannot be read: view %1 has no buffer</source>
        <translation>无法读取：视图 %1 没有缓冲区</translation>
    </message>
    <message>
        <source>cannot be read: view %1 is longer than its buffer; the file is damaged</source>
        <translation>无法读取：视图 %1 超出其缓冲区；文件已损坏</translation>
    </message>
    <message>
        <source>cannot be read: view %1 is packed in an unknown way; the file is damaged or newer</source>
        <translation>无法读取：视图 %1 以未知方式压缩；文件已损坏或版本较新</translation>
    </message>
    <message>
        <source>cannot be read: what its reader gives %1</source>
        <translation>无法读取：其读取程序给出的内容%1</translation>
    </message>
    <message>
        <source>cannot be read: what its reader gives cannot be</source>
        <translation>无法读取：其读取程序给出的内容不可能成立</translation>
    </message>
    <message>
        <source>cannot be read; the file is damaged (%1)</source>
        <translation>无法读取；文件已损坏（%1）</translation>
    </message>
    <message>
        <source>cannot be reprojected: %1</source>
        <translation>无法重投影：%1</translation>
    </message>
    <message>
        <source>cannot be saved: another program has changed, moved or deleted it; save it under another name</source>
        <translation>无法保存：其他程序更改、移动或删除了它；请以其他名称保存</translation>
    </message>
    <message>
        <source>cannot be saved: its undo history is another one by now</source>
        <translation>无法保存：其撤销历史现在已是另一个</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>无法写入：%1</translation>
    </message>
    <message>
        <source>cannot be written: an error has ended the change</source>
        <translation>无法写入：更改因错误而结束</translation>
    </message>
    <message>
        <source>cannot be written: it is read-only</source>
        <translation>无法写入：它是只读的</translation>
    </message>
    <message>
        <source>cannot be written: it was opened read-only</source>
        <translation>无法写入：它是以只读方式打开的</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full</source>
        <translation>无法写入：磁盘已满</translation>
    </message>
    <message>
        <source>cannot be written: the journal of an interrupted save beside it, %1, cannot be rolled back</source>
        <translation>无法写入：无法回滚旁边中断的保存的日志 %1</translation>
    </message>
    <message>
        <source>cannot stand beside &quot;%1&quot;</source>
        <translation>不能与 &quot;%1&quot; 并用</translation>
    </message>
    <message>
        <source>cannot upgrade %1: another session (a backup?) keeps its tables busy. Run the command again later.</source>
        <translation>无法升级 %1：另一个会话（备份？）正占用其表。请稍后再运行该命令。</translation>
    </message>
    <message>
        <source>cannot upgrade %1: only the owner of its tables, the role &quot;%2&quot;, may do this</source>
        <translation>无法升级 %1：只有其表的所有者（角色 &quot;%2&quot;）可以执行此操作</translation>
    </message>
    <message>
        <source>channel %1 is subsampled; a heightmap has a value a pixel</source>
        <translation>通道 %1 经过降采样；高度图每个像素一个值</translation>
    </message>
    <message>
        <source>colours of single objects are kept for three.js, Babylon.js and gltfpack (_COLOR_0); other programs leave them out</source>
        <translation>单个物体的颜色为 three.js、Babylon.js 和 gltfpack 保留（_COLOR_0）；其他程序会将其略去</translation>
    </message>
    <message>
        <source>colours of single objects are rounded to %1 steps a channel, as each is a material; instancing keeps them</source>
        <translation>单个物体的颜色每通道舍入到 %1 级，因为每种颜色都是一种材质；实例化会保留原色</translation>
    </message>
    <message>
        <source>colours of single objects go to the trees of a terrain; objects that stand beside it have none</source>
        <translation>单个物体的颜色用于地形的树；放在地形旁的物体没有颜色</translation>
    </message>
    <message>
        <source>contents in an object store are pruned after 24 hours at least: until then one may be uploaded for a change that is not there yet</source>
        <translation>对象存储中的内容至少 24 小时后才清理：在此之前，可能有内容是为尚未到达的更改而上传的</translation>
    </message>
    <message>
        <source>curvature, 1/m: crests bright</source>
        <translation>曲率，1/m：脊部为亮</translation>
    </message>
    <message>
        <source>depths become heights: their sign is changed</source>
        <translation>深度转换为高度：其符号取反</translation>
    </message>
    <message>
        <source>dithering is for 16-bit and 8-bit samples; these store heights as they are</source>
        <translation>抖动用于 16 位和 8 位样本；这些样本按原样存储高度</translation>
    </message>
    <message>
        <source>editor script that gives the objects to Terrain3D</source>
        <translation>把物体交给 Terrain3D 的编辑器脚本</translation>
    </message>
    <message>
        <source>editor script: Tools &gt; Scarp &gt; Assign Materials</source>
        <translation>编辑器脚本：Tools &gt; Scarp &gt; Assign Materials</translation>
    </message>
    <message>
        <source>editor script: Tools &gt; Scarp &gt; Build Scene</source>
        <translation>编辑器脚本：Tools &gt; Scarp &gt; Build Scene</translation>
    </message>
    <message>
        <source>export &apos;%1&apos; writes %2, which %3; --allow-outside writes it</source>
        <translation>导出 &apos;%1&apos; 会写入 %2，而它%3；使用 --allow-outside 可写入</translation>
    </message>
    <message>
        <source>files of this format are read from disk only; download it and open the file</source>
        <translation>此格式的文件只能从磁盘读取；请下载后再打开该文件</translation>
    </message>
    <message>
        <source>gdalwarp uses another kernel for each chunk of this output, and makes these heights with -wo XSCALE=%1 -wo YSCALE=%2</source>
        <translation>gdalwarp 对此输出的每个数据块使用不同的核，用 -wo XSCALE=%1 -wo YSCALE=%2 可得到这些高度</translation>
    </message>
    <message>
        <source>glTF has y up</source>
        <translation>glTF 以 y 轴向上</translation>
    </message>
    <message>
        <source>glTF is in metres</source>
        <translation>glTF 以米计</translation>
    </message>
    <message>
        <source>globes take heights as above the ellipsoid WGS 84; these stay %1, as PROJ lacks a grid that converts all of them</source>
        <translation>地球仪将高度视为 WGS 84 椭球面以上的高度；这些高度保持 %1，因为 PROJ 缺少能转换全部高度的格网</translation>
    </message>
    <message>
        <source>has %1 channels; its name says that the %2 is channel %3</source>
        <translation>有 %1 个通道；其名称表明%2是通道 %3</translation>
    </message>
    <message>
        <source>has %1 layers; the script names %2</source>
        <translation>有 %1 个图层；脚本指定了 %2 个</translation>
    </message>
    <message>
        <source>has %1 samples; the indices have %2</source>
        <translation>有 %1 个样本；索引有 %2 个</translation>
    </message>
    <message>
        <source>has a vertex that is no finite number, or beyond %1</source>
        <translation>有顶点不是有限数，或超出 %1</translation>
    </message>
    <message>
        <source>has more than %1, which is the limit with a memory budget of %2 MiB. Clip or split the file, or raise the memory budget</source>
        <translation>有超过 %1，这是内存限额为 %2 MiB 时的上限。请裁剪或拆分文件，或提高内存限额</translation>
    </message>
    <message>
        <source>has more than %1, which is the limit. Clip or split the file</source>
        <translation>有超过 %1，这是上限。请裁剪或拆分文件</translation>
    </message>
    <message>
        <source>has no band %1; it has %2</source>
        <translation>没有波段 %1；它有 %2 个波段</translation>
    </message>
    <message>
        <source>has no part %1; there are %2, from 0</source>
        <translation>没有分块 %1；共有 %2 个，从 0 起编号</translation>
    </message>
    <message>
        <source>has no samples in the window; it has %1 x %2</source>
        <translation>窗口中没有样本；它有 %1 x %2 个样本</translation>
    </message>
    <message>
        <source>has no samples within %1; it lies within %2</source>
        <translation>%1 之内没有样本；它位于 %2 之内</translation>
    </message>
    <message>
        <source>has too many nodes</source>
        <translation>节点太多</translation>
    </message>
    <message>
        <source>has two values that stand for holes; convert it first, or name one of them</source>
        <translation>有两个代表孔洞的值；请先转换，或指定其中之一</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>高度 %1</translation>
    </message>
    <message>
        <source>heights</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>heights are resampled; objects stand on the terrain before that, up to %1 off</source>
        <translation>高度经过重采样；物体位于重采样前的地形上，最多偏差 %1</translation>
    </message>
    <message>
        <source>heights are rounded to 32 bits, by up to %1</source>
        <translation>高度舍入到 32 位，最多相差 %1</translation>
    </message>
    <message>
        <source>heights are rounded to 32 bits, by up to %1; an offset of %2 would keep them within %3</source>
        <translation>高度舍入到 32 位，最多相差 %1；偏移为 %2 时，误差可保持在 %3 以内</translation>
    </message>
    <message>
        <source>heights are written positive up; the source has depths, positive down</source>
        <translation>高度以向上为正写出；源数据为深度，向下为正</translation>
    </message>
    <message>
        <source>heights beyond the range of the samples are clipped: %1</source>
        <translation>超出样本取值范围的高度已被截断：%1</translation>
    </message>
    <message>
        <source>heights from %1 to %2</source>
        <translation>高度从 %1 到 %2</translation>
    </message>
    <message>
        <source>heights from %1 to %2 are clipped to %3 to %4</source>
        <translation>从 %1 至 %2 的高度被截断到 %3 至 %4</translation>
    </message>
    <message>
        <source>heights from %1 to %2 are out of range (%3 to %4)</source>
        <translation>从 %1 至 %2 的高度超出范围（%3 至 %4）</translation>
    </message>
    <message>
        <source>heights run from %1 to %2, further than any ground</source>
        <translation>高度从 %1 到 %2，超出任何地面的范围</translation>
    </message>
    <message>
        <source>heights stay %1: the new CRS cannot state that</source>
        <translation>高度保持 %1：新的 CRS 无法注明这一点</translation>
    </message>
    <message>
        <source>heights that differ from %1 are rounded to its steps of %2</source>
        <translation>与 %1 不同的高度按其步长 %2 舍入</translation>
    </message>
    <message>
        <source>heights, %1</source>
        <translation>高度，%1</translation>
    </message>
    <message>
        <source>holds %1 files; put one of them behind /vsizip/ and the address: %2</source>
        <translation>含有 %1 个文件；请把其中之一置于 /vsizip/ 和地址之后：%2</translation>
    </message>
    <message>
        <source>holds %1 files; put one of them behind /vsizip/ and the address: %2 …</source>
        <translation>含有 %1 个文件；请把其中之一置于 /vsizip/ 和地址之后：%2 …</translation>
    </message>
    <message>
        <source>holds %1 grids; open one of them: %2</source>
        <translation>含有 %1 个栅格；请打开其中之一：%2</translation>
    </message>
    <message>
        <source>holds %1 of the %2 samples that its header tells of; the file is damaged</source>
        <translation>含有其文件头所述 %2 个样本中的 %1 个；文件已损坏</translation>
    </message>
    <message>
        <source>holds no operation; the word convert stands for none</source>
        <translation>不含操作；convert 一词表示没有操作</translation>
    </message>
    <message>
        <source>holds samples without a header; %1</source>
        <translation>含有没有文件头的样本；%1</translation>
    </message>
    <message>
        <source>holes are written as the lowest step, %1, for want of any in the format: %2</source>
        <translation>孔洞写为最低的一级 %1，因为该格式没有孔洞：%2 个</translation>
    </message>
    <message>
        <source>in &apos;%1&apos; the ground rises by only %2 over %3; in metres its heights are %4 to %5</source>
        <translation>以 &apos;%1&apos; 计，地面在 %3 内仅升高 %2；以米计，其高度为 %4 至 %5</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2</source>
        <translation>以距地形中心的米计，中心位于 %1, %2</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2 of %3</source>
        <translation>以距地形中心的米计，中心位于 %3 的 %1, %2</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2 of %3; the file does not say so</source>
        <translation>以距地形中心的米计，中心位于 %3 的 %1, %2；文件未如此注明</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2; the file does not say so</source>
        <translation>以距地形中心的米计，中心位于 %1, %2；文件未如此注明</translation>
    </message>
    <message>
        <source>is %1 of %2 x %3 samples, which needs %4 bytes; the file has %5</source>
        <translation>是 %2 x %3 个样本的 %1，需要 %4 字节；文件有 %5 字节</translation>
    </message>
    <message>
        <source>is %1, which is not read from files of others; convert it to GeoTIFF (gdal_translate), or set %2 if you trust it</source>
        <translation>是 %1，来自他人的此类文件不予读取；请将其转换为 GeoTIFF（gdal_translate），若信任它则可设置 %2</translation>
    </message>
    <message>
        <source>is a DDS texture of %1 x %2 samples; a terrain has 2 to %3 samples a side</source>
        <translation>是 %1 x %2 个样本的 DDS 纹理；地形每边为 2 至 %3 个样本</translation>
    </message>
    <message>
        <source>is a DDS texture of colours or compressed blocks; heights need one channel (R8, R16, R16F, R32F)</source>
        <translation>是含颜色或压缩块的 DDS 纹理；高度需要单通道（R8、R16、R16F、R32F）</translation>
    </message>
    <message>
        <source>is a VRT file; what it names is not fetched</source>
        <translation>是 VRT 文件；不会获取它所引用的内容</translation>
    </message>
    <message>
        <source>is a project; options of the import are for rasters</source>
        <translation>是项目；导入选项用于栅格</translation>
    </message>
    <message>
        <source>is damaged: %1</source>
        <translation>已损坏：%1</translation>
    </message>
    <message>
        <source>is damaged: a piece of it is gone</source>
        <translation>已损坏：其中一部分已不存在</translation>
    </message>
    <message>
        <source>is damaged: a text in it is another one</source>
        <translation>已损坏：其中一段文本已不是原来的</translation>
    </message>
    <message>
        <source>is damaged: how large its terrain is and which layers it has is lost (%1)</source>
        <translation>已损坏：其地形的大小和所含图层的信息已丢失（%1）</translation>
    </message>
    <message>
        <source>is damaged: it is of another size than its part</source>
        <translation>已损坏：它的尺寸与其分块不同</translation>
    </message>
    <message>
        <source>is damaged: it says that its format is %1</source>
        <translation>已损坏：它注明其格式为 %1</translation>
    </message>
    <message>
        <source>is damaged: its model cannot be read</source>
        <translation>已损坏：其模型无法读取</translation>
    </message>
    <message>
        <source>is damaged: its model is another one</source>
        <translation>已损坏：其模型已不是原来的</translation>
    </message>
    <message>
        <source>is damaged: its versions are lost</source>
        <translation>已损坏：其版本已丢失</translation>
    </message>
    <message>
        <source>is damaged: some of this version may be lost</source>
        <translation>已损坏：此版本的部分内容可能已丢失</translation>
    </message>
    <message>
        <source>is empty, or ends before its header (HTTP %1)</source>
        <translation>是空的，或在文件头之前就已结束（HTTP %1）</translation>
    </message>
    <message>
        <source>is longer than such a description</source>
        <translation>比这类说明更长</translation>
    </message>
    <message>
        <source>is missing: this is no brush of Scarp&apos;s</source>
        <translation>缺失：这不是 Scarp 的笔刷</translation>
    </message>
    <message>
        <source>is missing: this is not an export preset</source>
        <translation>缺失：这不是导出预设</translation>
    </message>
    <message>
        <source>is no STAC item: it has no assets</source>
        <translation>不是 STAC 条目：它没有 assets</translation>
    </message>
    <message>
        <source>is no STAC item: it has no assets (a catalogue or a collection names items; open one of those)</source>
        <translation>不是 STAC 条目：它没有 assets（目录或集合会列出条目；请打开其中之一）</translation>
    </message>
    <message>
        <source>is no STAC item: it is no JSON object</source>
        <translation>不是 STAC 条目：它不是 JSON 对象</translation>
    </message>
    <message>
        <source>is no grid: a grid over its points would have %1 samples</source>
        <translation>不是栅格：在其点上建立的栅格会有 %1 个样本</translation>
    </message>
    <message>
        <source>is no list of at most %1 views</source>
        <translation>不是最多 %1 个视图的列表</translation>
    </message>
    <message>
        <source>is no model of its format, or is damaged</source>
        <translation>不是其格式的模型，或已损坏</translation>
    </message>
    <message>
        <source>is no part of a terrain: COLUMN, ROW, COLUMNS, ROWS</source>
        <translation>不是地形的一部分：列, 行, 列数, 行数</translation>
    </message>
    <message>
        <source>is not a Scarp project: it holds the %1 &quot;%2&quot;</source>
        <translation>不是 Scarp 项目：它含有 %1 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>is not a Scarp project: it is no file</source>
        <translation>不是 Scarp 项目：它不是文件</translation>
    </message>
    <message>
        <source>is not a model of its format, or needs an extension that is not supported</source>
        <translation>不是其格式的模型，或需要不受支持的扩展</translation>
    </message>
    <message>
        <source>is not used: a material has no place for it</source>
        <translation>未被使用：材质中没有它的位置</translation>
    </message>
    <message>
        <source>is not used: the set has normals for OpenGL</source>
        <translation>未被使用：该组图片有用于 OpenGL 的法线</translation>
    </message>
    <message>
        <source>is not used: there is another picture of the %1</source>
        <translation>未被使用：%1已有另一张图片</translation>
    </message>
    <message>
        <source>is of %1; parts of one terrain and work go into a folder of their own</source>
        <translation>属于 %1；同一地形和同一工作的分块须放在单独的文件夹中</translation>
    </message>
    <message>
        <source>is one file too many; such weights are in one</source>
        <translation>是多余的文件；这类权重存放在一个文件中</translation>
    </message>
    <message>
        <source>is open in another Scarp; it was opened read-only</source>
        <translation>已在另一个 Scarp 中打开；它是以只读方式打开的</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to cut</source>
        <translation>按窗口读取；要裁剪请先转换</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to mend</source>
        <translation>按窗口读取；要修复请先转换</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to reproject</source>
        <translation>按窗口读取；要重投影请先转换</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to spread over a range of heights</source>
        <translation>按窗口读取；要伸展到高度范围请先转换</translation>
    </message>
    <message>
        <source>is the same throughout; a brush would have no shape by it</source>
        <translation>处处相同；笔刷无法由此得到形状</translation>
    </message>
    <message>
        <source>it announces an impossible size</source>
        <translation>它声明的大小不可能成立</translation>
    </message>
    <message>
        <source>it cannot be read back: %1</source>
        <translation>无法读回：%1</translation>
    </message>
    <message>
        <source>it declares depths: %1</source>
        <translation>它声明的是深度：%1</translation>
    </message>
    <message>
        <source>it declares feet over coordinates in metres, heights of %1 to %2; in metres they are %3 to %4</source>
        <translation>它声明以英尺计而坐标以米计，高度为 %1 至 %2；以米计则为 %3 至 %4</translation>
    </message>
    <message>
        <source>it has %1 points; %2 are the fewest</source>
        <translation>它有 %1 个点；至少需要 %2 个</translation>
    </message>
    <message>
        <source>it has %1 points; %2 are the most</source>
        <translation>它有 %1 个点；最多 %2 个</translation>
    </message>
    <message>
        <source>it has %1 points; a stamp has one</source>
        <translation>它有 %1 个点；印章只有一个</translation>
    </message>
    <message>
        <source>it has a colour table: the stored values behind it are read, not the colours</source>
        <translation>它有颜色表：读取的是其背后的存储值，而不是颜色</translation>
    </message>
    <message>
        <source>it has grids of several resolutions; coarser ones leave holes between their samples; resampled to its finest cell size, %1</source>
        <translation>它包含多种分辨率的栅格；较粗的栅格在样本之间留有孔洞；已重采样为其最细的单元尺寸 %1</translation>
    </message>
    <message>
        <source>it has grids of several resolutions; only their low-resolution index can be read</source>
        <translation>它包含多种分辨率的栅格；只能读取其低分辨率索引</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>它是空的</translation>
    </message>
    <message>
        <source>it is not a mesh of triangles</source>
        <translation>它不是三角形网格</translation>
    </message>
    <message>
        <source>it is not beside or below the model&apos;s file</source>
        <translation>它不在模型文件旁或其下级文件夹中</translation>
    </message>
    <message>
        <source>it is outside the terrain, which extends from x %1 to %2 and from y %3 to %4</source>
        <translation>它位于地形之外，地形范围为 x %1 至 %2、y %3 至 %4</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>它太大</translation>
    </message>
    <message>
        <source>it makes more than 2 GB, where glTF&apos;s readers stop; a coarser ground, instancing or a part of the terrain fits</source>
        <translation>它超过 2 GB，这是 glTF 读取程序的上限；更粗的地面、实例化或只取地形的一部分即可</translation>
    </message>
    <message>
        <source>it was changed since it was exported; move or delete it first</source>
        <translation>它在导出之后被更改；请先移动或删除它</translation>
    </message>
    <message>
        <source>its %1 control points lie on no regular grid, so that its place is not known; resample it by them (gdalwarp) and open the result</source>
        <translation>其 %1 个控制点不在规则的栅格上，因此其位置未知；请按控制点重采样（gdalwarp）后打开结果</translation>
    </message>
    <message>
        <source>its CRS has no vertical datum: heights are taken as %1</source>
        <translation>其 CRS 未说明高程基准：高度按 %1 处理</translation>
    </message>
    <message>
        <source>its CRS is %1 already: its cells are kept</source>
        <translation>其 CRS 已是 %1：单元保持不变</translation>
    </message>
    <message>
        <source>its Draco mesh is damaged: %1</source>
        <translation>其 Draco 网格已损坏：%1</translation>
    </message>
    <message>
        <source>its Draco mesh needs more memory than a model may take</source>
        <translation>其 Draco 网格需要的内存超过模型的上限</translation>
    </message>
    <message>
        <source>its KML unpacks to %1; at most %2 are read. Unpack the archive, and split the KML</source>
        <translation>其 KML 解压后为 %1；最多读取 %2。请解压存档并拆分 KML</translation>
    </message>
    <message>
        <source>its area is smaller than a cell, and no sample is inside; enlarge it, or resample the terrain to smaller cells</source>
        <translation>其面积小于一个单元，内部没有样本；请将其放大，或将地形重采样为更小的单元</translation>
    </message>
    <message>
        <source>its bed is %1 wide, less than a cell (%2), and no sample is inside; make it %3 wide, or resample the terrain to smaller cells</source>
        <translation>其路基宽 %1，小于一个单元（%2），内部没有样本；请将宽度设为 %3，或将地形重采样为更小的单元</translation>
    </message>
    <message>
        <source>its brush is %1 wide, less than a cell (%2), and no sample is inside; make it %3 wide, or resample the terrain to smaller cells</source>
        <translation>其笔刷宽 %1，小于一个单元（%2），内部没有样本；请将宽度设为 %3，或将地形重采样为更小的单元</translation>
    </message>
    <message>
        <source>its cells have no size in metres; a cell size must be given</source>
        <translation>其单元没有以米计的尺寸；必须给出单元尺寸</translation>
    </message>
    <message>
        <source>its cells of %1 x %2 do not fit those of %3, %4 x %5; tiles can be resampled onto one grid</source>
        <translation>其 %1 x %2 的单元与 %3 的 %4 x %5 不符；可将瓦片重采样到同一栅格</translation>
    </message>
    <message>
        <source>its decoder crashed: %1</source>
        <translation>其解码器已崩溃：%1</translation>
    </message>
    <message>
        <source>its ending names no format for objects; use .csv, .geojson or .gpkg</source>
        <translation>其扩展名不对应任何物体格式；请用 .csv、.geojson 或 .gpkg</translation>
    </message>
    <message>
        <source>its ending names no format; use one of %1</source>
        <translation>其扩展名不对应任何格式；请用 %1 之一</translation>
    </message>
    <message>
        <source>its longest side would be %1 (%2 to %3): it needs another unit or scale</source>
        <translation>其最长边会是 %1（%2 至 %3）：它需要其他单位或比例</translation>
    </message>
    <message>
        <source>its lowest value is meant to look white: if the ground is upside down, swap the lowest and the highest height</source>
        <translation>其最低值本应显示为白色：如果地面上下颠倒，请互换最低高度和最高高度</translation>
    </message>
    <message>
        <source>its normals are taken for those of OpenGL; they do not tell</source>
        <translation>其法线视为 OpenGL 法线；法线本身无法说明</translation>
    </message>
    <message>
        <source>its objects cannot be listed: there is no right to (s3:ListBucket), or it fails</source>
        <translation>无法列出其对象：没有权限（s3:ListBucket），或操作失败</translation>
    </message>
    <message>
        <source>its place in the world is none: its pixels have no area</source>
        <translation>其在世界上的位置无效：其像素没有面积</translation>
    </message>
    <message>
        <source>its place is that of its %1 control points</source>
        <translation>其位置取自其 %1 个控制点</translation>
    </message>
    <message>
        <source>its samples come in blocks of %1 x %2, which need %3 at once; the memory budget allows %4</source>
        <translation>其样本以 %1 x %2 的块存放，同时需要 %3；内存限额允许 %4</translation>
    </message>
    <message>
        <source>its server cannot be reached</source>
        <translation>无法到达其服务器</translation>
    </message>
    <message>
        <source>its server is not found</source>
        <translation>找不到其服务器</translation>
    </message>
    <message>
        <source>its server serves no parts of files, and it has more than %1 MiB: download it and open the file</source>
        <translation>其服务器不提供文件的部分内容，而它超过 %1 MiB：请下载后再打开该文件</translation>
    </message>
    <message>
        <source>its terrain of %1 x %2 samples needs %3 at once; the memory budget allows %4</source>
        <translation>其 %1 x %2 个样本的地形同时需要 %3；内存限额允许 %4</translation>
    </message>
    <message>
        <source>keeps the picture in the project: needs &quot;pack&quot;: true</source>
        <translation>将图片存入项目：需要 &quot;pack&quot;: true</translation>
    </message>
    <message>
        <source>layer &quot;%1&quot;: its settings were changed in both; they stay as in ours</source>
        <translation>图层 &quot;%1&quot;：双方都更改了其设置；保持我方的内容</translation>
    </message>
    <message>
        <source>layers %1 to %2, RGBA</source>
        <translation>图层 %1 至 %2，RGBA</translation>
    </message>
    <message>
        <source>layers %1 to %2, RGBA bytes, the southern row first</source>
        <translation>图层 %1 至 %2，RGBA 字节，最南的行在前</translation>
    </message>
    <message>
        <source>levels of detail are left out, as each object needs a node for each; instancing keeps them</source>
        <translation>各级细节已略过，因为每个物体的每一级都需要一个节点；实例化会保留它们</translation>
    </message>
    <message>
        <source>lib3mf says: %1</source>
        <translation>lib3mf 报告：%1</translation>
    </message>
    <message>
        <source>lies %1 columns and %2 rows off the grid of %3; tiles can be resampled onto one grid</source>
        <translation>偏离 %3 的栅格 %1 列、%2 行；可将瓦片重采样到同一栅格</translation>
    </message>
    <message>
        <source>line</source>
        <translation>线</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>线 %1</translation>
    </message>
    <message>
        <source>line %1 (%2)</source>
        <translation>线 %1（%2）</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行，第 %2 列：%3</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>material %1: %2</source>
        <translation>材质 %1：%2</translation>
    </message>
    <message>
        <source>material &quot;%1&quot;: with &quot;%2&quot; the pictures of all materials have more than %3 MiB of texels; smaller pictures would do</source>
        <translation>材质 &quot;%1&quot;：加上 &quot;%2&quot; 后，所有材质的图片会超过 %3 MiB 纹素；较小的图片即可</translation>
    </message>
    <message>
        <source>may belong to another file; export under another name</source>
        <translation>可能属于另一个文件；请以其他名称导出</translation>
    </message>
    <message>
        <source>more than %1 objects that rules put down lie in the outline: it selects none of them</source>
        <translation>轮廓内由规则放置的物体超过 %1 个：不会选中其中任何一个</translation>
    </message>
    <message>
        <source>must be [id, object], not %1</source>
        <translation>必须为 [id, 物体]，而不是 %1</translation>
    </message>
    <message>
        <source>must be [x, y, pressure, seconds], of which the last two may be left out</source>
        <translation>必须为 [x, y, 压力, 秒数]，后两项可省略</translation>
    </message>
    <message>
        <source>must be an array of [x, y], not %1</source>
        <translation>必须为 [x, y] 的数组，而不是 %1</translation>
    </message>
    <message>
        <source>must be an array of [x, y]; one of them is %1</source>
        <translation>必须为 [x, y] 的数组；其中一项为 %1</translation>
    </message>
    <message>
        <source>must be an array of ids of layers</source>
        <translation>必须为图层 id 的数组</translation>
    </message>
    <message>
        <source>must be corners, [[x, y], …]</source>
        <translation>必须为角点 [[x, y], …]</translation>
    </message>
    <message>
        <source>must be two corners, [[x, y], [x, y]]</source>
        <translation>必须为两个角点 [[x, y], [x, y]]</translation>
    </message>
    <message>
        <source>must be two numbers, [from, to]</source>
        <translation>必须为两个数字 [起, 止]</translation>
    </message>
    <message>
        <source>names a vertex that is not there</source>
        <translation>引用了不存在的顶点</translation>
    </message>
    <message>
        <source>names and colours of the layers</source>
        <translation>图层的名称和颜色</translation>
    </message>
    <message>
        <source>names, colours and channels of the layers</source>
        <translation>图层的名称、颜色和通道</translation>
    </message>
    <message>
        <source>needs &quot;pack&quot;: true</source>
        <translation>需要 &quot;pack&quot;: true</translation>
    </message>
    <message>
        <source>needs the program %1: %2</source>
        <translation>需要程序 %1：%2</translation>
    </message>
    <message>
        <source>netCDF is read whole, and it has more than %1 MiB: download it and open the file</source>
        <translation>netCDF 须整体读取，而它超过 %1 MiB：请下载后再打开该文件</translation>
    </message>
    <message>
        <source>netCDF takes coordinates without a CRS for degrees, and the terrain has no CRS; use another format</source>
        <translation>netCDF 将没有 CRS 的坐标视为度，而该地形没有 CRS；请使用其他格式</translation>
    </message>
    <message>
        <source>no CRS</source>
        <translation>没有 CRS</translation>
    </message>
    <message>
        <source>no CRS, but its axes are in degrees: taken as WGS 84</source>
        <translation>没有 CRS，但其坐标轴以度计：按 WGS 84 处理</translation>
    </message>
    <message>
        <source>no CRS; its cells may be degrees but are taken as metres</source>
        <translation>没有 CRS；其单元可能以度计，但按米处理</translation>
    </message>
    <message>
        <source>no cell size in the file: %1 assumed</source>
        <translation>文件中没有单元尺寸：假定为 %1</translation>
    </message>
    <message>
        <source>no cell size in the file: %1 is proposed</source>
        <translation>文件中没有单元尺寸：建议为 %1</translation>
    </message>
    <message>
        <source>no cell size in the file: a width of five times the height is proposed</source>
        <translation>文件中没有单元尺寸：建议宽度取高度的五倍</translation>
    </message>
    <message>
        <source>no earlier export wrote this file; move it or choose another folder</source>
        <translation>此文件不是由之前的导出写入的；请移动它或选择其他文件夹</translation>
    </message>
    <message>
        <source>no earlier export wrote this file; move it or choose another name for the export</source>
        <translation>此文件不是由之前的导出写入的；请移动它或为导出选择其他名称</translation>
    </message>
    <message>
        <source>no recovery journal can be kept in &quot;%1&quot;: %2</source>
        <translation>无法在 &quot;%1&quot; 中保存恢复日志：%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>normals (DirectX)</source>
        <translation>法线（DirectX）</translation>
    </message>
    <message>
        <source>normals (OpenGL)</source>
        <translation>法线（OpenGL）</translation>
    </message>
    <message>
        <source>normals, +Y: green looks north</source>
        <translation>法线，+Y：绿色朝北</translation>
    </message>
    <message>
        <source>normals, -Y: green looks south</source>
        <translation>法线，-Y：绿色朝南</translation>
    </message>
    <message>
        <source>not as in %1: %2</source>
        <translation>与 %1 不同：%2</translation>
    </message>
    <message>
        <source>not kept from %1: %2</source>
        <translation>未从 %1 保留：%2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>nothing lies at %1 sample of the ground</source>
        <translation>地面的 %1 个样本处没有任何材质</translation>
    </message>
    <message>
        <source>nothing lies at %1 samples of the ground</source>
        <translation>地面的 %1 个样本处没有任何材质</translation>
    </message>
    <message>
        <source>numbers from %1 to %2 are read as metres; they may be shares of a height that the file does not say</source>
        <translation>%1 至 %2 的数值按米读取；它们可能是某个高度的占比，而文件未注明该高度</translation>
    </message>
    <message>
        <source>numbers without a unit: a height of a fifth of the width is proposed</source>
        <translation>数值没有单位：建议高度取宽度的五分之一</translation>
    </message>
    <message>
        <source>object</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>objects %1 to %2 are as they were at an earlier save</source>
        <translation>物体 %1 至 %2 为较早保存时的状态</translation>
    </message>
    <message>
        <source>objects %1 to %2 are lost</source>
        <translation>物体 %1 至 %2 已丢失</translation>
    </message>
    <message>
        <source>objects cannot be deleted: there is no right to (s3:DeleteObject), or it fails</source>
        <translation>无法删除对象：没有权限（s3:DeleteObject），或操作失败</translation>
    </message>
    <message>
        <source>objects: is no list</source>
        <translation>objects：不是列表</translation>
    </message>
    <message>
        <source>objects: one does not belong here</source>
        <translation>objects：有一个不属于此处</translation>
    </message>
    <message>
        <source>only programs that know EXT_mesh_gpu_instancing open the file: three.js, Babylon.js, glTFast</source>
        <translation>只有支持 EXT_mesh_gpu_instancing 的程序能打开该文件：three.js、Babylon.js、glTFast</translation>
    </message>
    <message>
        <source>other programs may read %1 with this file; it is kept because another file may need it</source>
        <translation>其他程序可能会把 %1 与此文件一起读取；因另一个文件可能需要它，已予保留</translation>
    </message>
    <message>
        <source>ours has %1 in place of the %2 of the base, or other cells; only versions of one size are merged</source>
        <translation>我方有 %1，而不是基准的 %2，或单元不同；只合并尺寸相同的版本</translation>
    </message>
    <message>
        <source>part %1 is missing, of %2</source>
        <translation>缺少分块 %1，共 %2 个</translation>
    </message>
    <message>
        <source>parts %1 are missing, of %2</source>
        <translation>缺少分块 %1，共 %2 个</translation>
    </message>
    <message>
        <source>parts of %1 samples a side would be %2; %3 can be made</source>
        <translation>每边 %1 个样本的分块会有 %2 个；最多可生成 %3 个</translation>
    </message>
    <message>
        <source>parts of its directory are lost; it was put together from what is left</source>
        <translation>其目录的一部分已丢失；已由剩余部分拼合而成</translation>
    </message>
    <message>
        <source>pixels without ground are height 0; tiles without any are not there</source>
        <translation>没有地面的像素高度为 0；不含地面的瓦片不存在</translation>
    </message>
    <message>
        <source>point %1 has no usable height</source>
        <translation>第 %1 个点没有可用的高度</translation>
    </message>
    <message>
        <source>point %1 has no usable width</source>
        <translation>第 %1 个点没有可用的宽度</translation>
    </message>
    <message>
        <source>point %1 is nowhere near</source>
        <translation>第 %1 个点离得太远</translation>
    </message>
    <message>
        <source>point %1 of the curve is not to the right of the one before</source>
        <translation>曲线的第 %1 个点不在前一个点的右侧</translation>
    </message>
    <message>
        <source>point %1 of the curve is not within 0 to 1</source>
        <translation>曲线的第 %1 个点不在 0 至 1 之内</translation>
    </message>
    <message>
        <source>red, green and blue are the same everywhere: read as grey</source>
        <translation>红、绿、蓝处处相同：按灰度读取</translation>
    </message>
    <message>
        <source>red, green and blue are the same: read as grey</source>
        <translation>红、绿、蓝相同：按灰度读取</translation>
    </message>
    <message>
        <source>red, green and blue differ: their luminance is proposed</source>
        <translation>红、绿、蓝不同：建议用它们的亮度</translation>
    </message>
    <message>
        <source>removed files that described the replaced file: %1</source>
        <translation>已删除描述被替换文件的文件：%1</translation>
    </message>
    <message>
        <source>reprojected to %1, cells of %2; there and back places change by about %3, heights by %4 at most and by about %5 in the median</source>
        <translation>已重投影到 %1，单元为 %2；往返转换后，位置约改变 %3，高度最多改变 %4，中值约为 %5</translation>
    </message>
    <message>
        <source>roughness</source>
        <translation>粗糙度</translation>
    </message>
    <message>
        <source>rows %1 to %2 cannot be read; the file is damaged or cut short</source>
        <translation>第 %1 至 %2 行无法读取；文件已损坏或被截短</translation>
    </message>
    <message>
        <source>rows %1 to %2 cannot be read; the file is damaged or cut short (%3)</source>
        <translation>第 %1 至 %2 行无法读取；文件已损坏或被截短（%3）</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, and differ at their ends (%2 times)</source>
        <translation>每行 %1 个样本时各行相互一致，且在行的两端不同（%2 倍）</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, in three equal channels</source>
        <translation>每行 %1 个样本时各行相互一致，三个通道相同</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, in three equal channels, and differ at their ends (%2 times)</source>
        <translation>每行 %1 个样本时各行相互一致，三个通道相同，且在行的两端不同（%2 倍）</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>规则 %1</translation>
    </message>
    <message>
        <source>rule %1 (%2)</source>
        <translation>规则 %1（%2）</translation>
    </message>
    <message>
        <source>rule %1, condition %2</source>
        <translation>规则 %1，条件 %2</translation>
    </message>
    <message>
        <source>rule %1: %2</source>
        <translation>规则 %1：%2</translation>
    </message>
    <message>
        <source>samples are not stored as in the source: %1</source>
        <translation>样本未按源数据的方式存储：%1</translation>
    </message>
    <message>
        <source>samples cannot be stored as in the source: %1</source>
        <translation>样本无法按源数据的方式存储：%1</translation>
    </message>
    <message>
        <source>samples without a header, read as %1: %2</source>
        <translation>没有文件头的样本，按 %1 读取：%2</translation>
    </message>
    <message>
        <source>samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>样本没有单位：建议高度取宽度的五分之一</translation>
    </message>
    <message>
        <source>says no CRS; bounds in another cannot be found in it</source>
        <translation>未说明 CRS；无法在其中找到以另一 CRS 表示的边界</translation>
    </message>
    <message>
        <source>says nothing of its place; a window of columns and rows can be cut</source>
        <translation>未说明其位置；可以裁出一个由列和行构成的窗口</translation>
    </message>
    <message>
        <source>script for Blender: Scripting &gt; Open &gt; Run</source>
        <translation>Blender 脚本：Scripting &gt; Open &gt; Run</translation>
    </message>
    <message>
        <source>script for the editor: Tools &gt; Execute Python Script</source>
        <translation>编辑器脚本：Tools &gt; Execute Python Script</translation>
    </message>
    <message>
        <source>script that builds the material</source>
        <translation>生成材质的脚本</translation>
    </message>
    <message>
        <source>several bands: the first is proposed</source>
        <translation>有多个波段：建议用第一个</translation>
    </message>
    <message>
        <source>size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>size %1 %</source>
        <translation>大小 %1 %</translation>
    </message>
    <message>
        <source>so many nodes are slow in most programs; instancing writes a node a model</source>
        <translation>这么多节点在大多数程序中会很慢；实例化为每个模型写一个节点</translation>
    </message>
    <message>
        <source>state.fills: [%1, %2] belongs to no layer, selection or material that there is</source>
        <translation>state.fills：[%1, %2] 不属于任何现有的图层、选区或材质</translation>
    </message>
    <message>
        <source>state.fills: a raster cannot be full of %1</source>
        <translation>state.fills：栅格不能以 %1 填满</translation>
    </message>
    <message>
        <source>state.fills: is no list of fills</source>
        <translation>state.fills：不是填充值的列表</translation>
    </message>
    <message>
        <source>state.fills: the base of the layers is missing</source>
        <translation>state.fills：缺少图层的底层</translation>
    </message>
    <message>
        <source>state.fills: the ground is missing</source>
        <translation>state.fills：缺少地面</translation>
    </message>
    <message>
        <source>stored values are computed from the heights, not taken from %1: %2</source>
        <translation>存储值由高度计算得出，而不是取自 %1：%2</translation>
    </message>
    <message>
        <source>summary.held: is no list of slots</source>
        <translation>summary.held：不是槽位的列表</translation>
    </message>
    <message>
        <source>takes no objects: there is no right to write, or it fails</source>
        <translation>不接受对象：没有写入权限，或写入失败</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>terrain beyond the memory budget cannot be kept in &quot;%1&quot;: %2</source>
        <translation>超出内存限额的地形无法保存在 &quot;%1&quot; 中：%2</translation>
    </message>
    <message>
        <source>the CRS differs when read back: %1 instead of %2</source>
        <translation>读回时 CRS 不同：%1，而不是 %2</translation>
    </message>
    <message>
        <source>the CRS is not written: %1 may belong to another file</source>
        <translation>不写出 CRS：%1 可能属于另一个文件</translation>
    </message>
    <message>
        <source>the active tool has no brush for a position; choose a brush, Paint Materials or Select by Brush</source>
        <translation>当前工具没有可用于位置的笔刷；请选用笔刷、“绘制材质”或“用笔刷选择”</translation>
    </message>
    <message>
        <source>the archive holds too many files to be read over the network: download it and open one of its files</source>
        <translation>压缩包中的文件过多，无法通过网络读取：请下载后打开其中的文件</translation>
    </message>
    <message>
        <source>the beds make more than 2 GB, where glTF&apos;s readers stop; some lines alone fit</source>
        <translation>路基超过 2 GB，这是 glTF 读取程序的上限；只取部分线即可</translation>
    </message>
    <message>
        <source>the certificate of %1 has changed: somebody may pretend to be the server. %2</source>
        <translation>%1 的证书已更改：可能有人冒充该服务器。%2</translation>
    </message>
    <message>
        <source>the condition &quot;%1&quot; cannot be used: %2</source>
        <translation>条件 &quot;%1&quot; 无法使用：%2</translation>
    </message>
    <message>
        <source>the connection was cut before all was there</source>
        <translation>连接在全部内容到达之前被切断</translation>
    </message>
    <message>
        <source>the contents of this terrain: %1</source>
        <translation>此地形的内容：%1</translation>
    </message>
    <message>
        <source>the drapes were changed in both; they stay as in ours</source>
        <translation>双方都更改了铺图；保持我方的内容</translation>
    </message>
    <message>
        <source>the end of the journal is torn or damaged: %1 bytes</source>
        <translation>日志的末尾残缺或已损坏：%1 字节</translation>
    </message>
    <message>
        <source>the file is cut short or has gaps: %1 of %2 samples are there, the others are holes</source>
        <translation>文件被截短或有缺口：%2 个样本中有 %1 个存在，其余为孔洞</translation>
    </message>
    <message>
        <source>the file says so</source>
        <translation>文件如此注明</translation>
    </message>
    <message>
        <source>the filter &quot;%1&quot; repairs data and cannot be an adjustment layer; apply it to the base</source>
        <translation>滤镜 &quot;%1&quot; 用于修复数据，不能作为调整图层；请将其应用到底层</translation>
    </message>
    <message>
        <source>the given cell size holds in the editor; the place in the CRS stays as it was</source>
        <translation>给定的单元尺寸只在编辑器中有效；在 CRS 中的位置保持不变</translation>
    </message>
    <message>
        <source>the grid is rotated in its CRS; the local frame follows the grid</source>
        <translation>栅格在其 CRS 中有旋转；本地坐标系沿栅格方向</translation>
    </message>
    <message>
        <source>the grid is sheared in its CRS: its rows and columns are not at right angles, but are shown so; reprojected, the ground has its true form</source>
        <translation>栅格在其 CRS 中有错切：其行与列并不成直角，但按直角显示；重投影后，地面呈现真实形状</translation>
    </message>
    <message>
        <source>the grid runs from east to west in its CRS; the local frame follows the grid</source>
        <translation>栅格在其 CRS 中从东向西排列；本地坐标系沿栅格方向</translation>
    </message>
    <message>
        <source>the ground comes in %1 steps of %2: 8-bit heights in a file of more bits</source>
        <translation>地面呈 %1 级阶梯，每级 %2：更多位数的文件中是 8 位高度</translation>
    </message>
    <message>
        <source>the height of an object is out of range (%1 to %2)</source>
        <translation>有物体的高度超出范围（%1 至 %2）</translation>
    </message>
    <message>
        <source>the height range from %1 to %2 is empty</source>
        <translation>从 %1 至 %2 的高度范围是空的</translation>
    </message>
    <message>
        <source>the heights have no steps to take out: they are not the multiples of one number</source>
        <translation>高度没有可消除的台阶：它们不是同一个数的倍数</translation>
    </message>
    <message>
        <source>the heights of the layer &quot;%1&quot; are taken as %2, the terrain&apos;s unit: its CRS has another unit and says nothing about heights</source>
        <translation>图层 &quot;%1&quot; 的高度按 %2（地形的单位）处理：其 CRS 使用另一种单位，且未说明高度</translation>
    </message>
    <message>
        <source>the item has %1 rasters, and none says that it is heights; put # and one of these behind the address: %2</source>
        <translation>该条目有 %1 个栅格，但没有一个说明是高度；请在地址后加上 # 和其中之一：%2</translation>
    </message>
    <message>
        <source>the item has no raster &apos;%1&apos;; it has %2</source>
        <translation>该条目没有栅格 &apos;%1&apos;；它有 %2</translation>
    </message>
    <message>
        <source>the journal&apos;s base: %1</source>
        <translation>日志的基准：%1</translation>
    </message>
    <message>
        <source>the largest error includes that the heights were rounded when they were read, by up to %1</source>
        <translation>最大误差包括读取时对高度的舍入，最多相差 %1</translation>
    </message>
    <message>
        <source>the last %1 bytes of the journal were not written to the end, or are damaged: what they held is lost</source>
        <translation>日志的最后 %1 字节没有写完，或已损坏：其中的内容已丢失</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot;</source>
        <translation>图层 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot; left out: %2</source>
        <translation>图层 &quot;%1&quot; 已略过：%2</translation>
    </message>
    <message>
        <source>the layer that is gone</source>
        <translation>已不存在的图层</translation>
    </message>
    <message>
        <source>the layout of its samples must be said (%1 bytes fit %2)</source>
        <translation>必须指明其样本的布局（%1 字节符合 %2）</translation>
    </message>
    <message>
        <source>the layout of its samples must be said (%1 bytes)</source>
        <translation>必须指明其样本的布局（%1 字节）</translation>
    </message>
    <message>
        <source>the mask of the layer &quot;%1&quot;</source>
        <translation>图层 &quot;%1&quot; 的遮罩</translation>
    </message>
    <message>
        <source>the mask of the layer that is gone</source>
        <translation>已不存在的图层的遮罩</translation>
    </message>
    <message>
        <source>the model of %1 is missing; its box is written</source>
        <translation>缺少 %1 的模型；改为写出其包围盒</translation>
    </message>
    <message>
        <source>the name of an SRTM tile is its south-western corner; this one is %1.hgt</source>
        <translation>SRTM 瓦片的名称是其西南角；此瓦片为 %1.hgt</translation>
    </message>
    <message>
        <source>the name says %1</source>
        <translation>名称注明 %1</translation>
    </message>
    <message>
        <source>the name says %1 from side to side</source>
        <translation>名称注明从一边到另一边为 %1</translation>
    </message>
    <message>
        <source>the name says %1 to %2</source>
        <translation>名称注明 %1 至 %2</translation>
    </message>
    <message>
        <source>the name says a cell size of %1</source>
        <translation>名称注明单元尺寸为 %1</translation>
    </message>
    <message>
        <source>the object %1 of %2 is not there</source>
        <translation>%2 的对象 %1 不存在</translation>
    </message>
    <message>
        <source>the object %1 of %2 is not what was put there</source>
        <translation>%2 的对象 %1 不是当初存入的内容</translation>
    </message>
    <message>
        <source>the objects are still being scattered; try again when they stand</source>
        <translation>物体仍在散布；完成后请再试</translation>
    </message>
    <message>
        <source>the order of bytes is for samples without a header: %1</source>
        <translation>字节序用于没有文件头的样本：%1</translation>
    </message>
    <message>
        <source>the other bands of %1 are not kept: %2</source>
        <translation>%1 的其他波段未保留：%2</translation>
    </message>
    <message>
        <source>the picture %1 is kept at %2 x %3 of its %4 x %5 pixels</source>
        <translation>图片 %1 以 %2 x %3 像素保留，原为 %4 x %5 像素</translation>
    </message>
    <message>
        <source>the picture %1 is left out: %2</source>
        <translation>图片 %1 已略过：%2</translation>
    </message>
    <message>
        <source>the picture %1 is left out: the pictures take more than %2 MiB</source>
        <translation>图片 %1 已略过：图片超过 %2 MiB</translation>
    </message>
    <message>
        <source>the pictures of drapes in the project take %1 MiB; %2 MiB are the most</source>
        <translation>项目中铺图的图片占用 %1 MiB；最多 %2 MiB</translation>
    </message>
    <message>
        <source>the place in the world was changed in both; it stays as in ours</source>
        <translation>双方都更改了在世界上的位置；保持我方的状态</translation>
    </message>
    <message>
        <source>the recovery journal cannot be written to &quot;%1&quot;: %2; a crash would cost what is edited from now on</source>
        <translation>无法把恢复日志写入 &quot;%1&quot;：%2；若崩溃，此后的编辑将会丢失</translation>
    </message>
    <message>
        <source>the role %1 on %2 cannot log in: it is a group, or was locked. Add the roles of persons</source>
        <translation>%2 上的角色 %1 无法登录：它是一个组或已被锁定。请添加个人的角色</translation>
    </message>
    <message>
        <source>the rules of materials were changed in both; they stay as in ours</source>
        <translation>双方都更改了材质规则；保持我方的内容</translation>
    </message>
    <message>
        <source>the scene&apos;s script</source>
        <translation>场景的脚本</translation>
    </message>
    <message>
        <source>the script&apos;s places: %1</source>
        <translation>脚本中的位置：%1</translation>
    </message>
    <message>
        <source>the selection is empty: edits change nothing until it is removed by &quot;change-selection&quot; with &quot;change&quot;: &quot;none&quot;</source>
        <translation>选区是空的：在以 &quot;change-selection&quot; 和 &quot;change&quot;: &quot;none&quot; 移除选区之前，编辑不会改变任何内容</translation>
    </message>
    <message>
        <source>the server answers with a web page, not with data</source>
        <translation>服务器返回的是网页，而不是数据</translation>
    </message>
    <message>
        <source>the server answers with another part than was asked for</source>
        <translation>服务器返回的不是所请求的部分</translation>
    </message>
    <message>
        <source>the server closed the connection without an answer</source>
        <translation>服务器未作应答就关闭了连接</translation>
    </message>
    <message>
        <source>the server does not answer in time</source>
        <translation>服务器没有及时应答</translation>
    </message>
    <message>
        <source>the server does not permit it (HTTP %1)</source>
        <translation>服务器不允许（HTTP %1）</translation>
    </message>
    <message>
        <source>the server fails (HTTP %1)</source>
        <translation>服务器出错（HTTP %1）</translation>
    </message>
    <message>
        <source>the server is too slow: it has sent less than 16 kB a second for %1 s; download it by other means and open the file</source>
        <translation>服务器太慢：%1 秒内每秒发送不足 16 kB；请用其他方式下载后再打开该文件</translation>
    </message>
    <message>
        <source>the server redirects in a circle</source>
        <translation>服务器循环重定向</translation>
    </message>
    <message>
        <source>the server&apos;s answer is not HTTP</source>
        <translation>服务器的应答不是 HTTP</translation>
    </message>
    <message>
        <source>the server&apos;s certificate is not trusted</source>
        <translation>服务器的证书不受信任</translation>
    </message>
    <message>
        <source>the sky after a filter cannot be done in parts: beyond a part it looks at ground that no filter has changed; join the parts of the filter first</source>
        <translation>滤镜之后的 sky 无法分块进行：在分块之外，它看到的是没有经过任何滤镜的地面；请先合并该滤镜的分块</translation>
    </message>
    <message>
        <source>the spacing of rows must be at least %1</source>
        <translation>行距必须至少为 %1</translation>
    </message>
    <message>
        <source>the step of %1 is not above 0</source>
        <translation>级差 %1 不大于 0</translation>
    </message>
    <message>
        <source>the store does not permit it: GDAL&apos;s settings name no credentials that it takes</source>
        <translation>存储不允许：GDAL 的设置中没有它接受的凭据</translation>
    </message>
    <message>
        <source>the strength of %1 is too little for heights of %2, which are stored in steps of %3 mm: a stroke changes up to %4 % more or less; with %5 it is at most 2 %</source>
        <translation>强度 %1 对 %2 的高度来说太小，这些高度以 %3 mm 的步长存储：笔划的改变量最多偏差 %4 %；用 %5 时最多 2 %</translation>
    </message>
    <message>
        <source>the stroke is too long for its brush: %1 dabs (length / spacing, times the copies by symmetry), where %2 are the limit. Use a larger radius or spacing, or a shorter stroke</source>
        <translation>该笔划对其笔刷来说太长：%1 个笔触点（长度 ÷ 间距 × 对称副本数），上限为 %2 个。请使用更大的半径或间距，或更短的笔划</translation>
    </message>
    <message>
        <source>the stroke is too long for its brush: %1 dabs between two samples (length / spacing, times the copies by symmetry), where %2 are the limit. Use a larger radius or spacing, or a shorter stroke</source>
        <translation>该笔划对其笔刷来说太长：两点之间有 %1 个笔触点（长度 ÷ 间距 × 对称副本数），上限为 %2 个。请使用更大的半径或间距，或更短的笔划</translation>
    </message>
    <message>
        <source>the stroke is too much work for its brush: its dabs change %1 samples, where %2 are the limit. Use a smaller radius, a larger spacing or a shorter stroke</source>
        <translation>该笔划对其笔刷来说计算量太大：其笔触点会更改 %1 个样本，上限为 %2 个。请使用更小的半径、更大的间距或更短的笔划</translation>
    </message>
    <message>
        <source>the team&apos;s terrain is damaged: %1</source>
        <translation>团队地形已损坏：%1</translation>
    </message>
    <message>
        <source>the terrain does not say where in the world it lies; web tiles need a coordinate system</source>
        <translation>地形没有说明它在世界上的位置；网络瓦片需要坐标系</translation>
    </message>
    <message>
        <source>the terrain has no CRS; its objects can be written in local metres</source>
        <translation>地形没有 CRS；其物体可以用本地米数写出</translation>
    </message>
    <message>
        <source>the terrain has too many samples to find its depressions: %1 × %2</source>
        <translation>地形的样本太多，无法查找其洼地：%1 × %2</translation>
    </message>
    <message>
        <source>the terrain was changed in the meantime</source>
        <translation>其间地形已被更改</translation>
    </message>
    <message>
        <source>the texture array has empty places: textures.json says which index each material has</source>
        <translation>纹理数组有空位：textures.json 说明每种材质的索引</translation>
    </message>
    <message>
        <source>the two lie at different places in the world; samples are compared by column and row</source>
        <translation>两者位于世界上的不同位置；样本按列和行比较</translation>
    </message>
    <message>
        <source>the undo history cannot be written to &quot;%1&quot;: %2</source>
        <translation>无法把撤销历史写入 &quot;%1&quot;：%2</translation>
    </message>
    <message>
        <source>the undo history on disk cannot be read: %1</source>
        <translation>无法读取磁盘上的撤销历史：%1</translation>
    </message>
    <message>
        <source>theirs has %1 in place of the %2 of the base, or other cells; only versions of one size are merged</source>
        <translation>对方有 %1，而不是基准的 %2，或单元不同；只合并尺寸相同的版本</translation>
    </message>
    <message>
        <source>there are no more ids for layers; open the terrain again</source>
        <translation>没有更多的图层 id；请重新打开地形</translation>
    </message>
    <message>
        <source>there are other files in this folder; name another one</source>
        <translation>此文件夹中还有其他文件；请另指定一个文件夹</translation>
    </message>
    <message>
        <source>there is no OpenGL 4.5 to draw with; install a driver for EGL (Mesa&apos;s: libegl-mesa0 and libgl1-mesa-dri), or draw on a virtual screen: xvfb-run -a scarp render …</source>
        <translation>没有可用于绘制的 OpenGL 4.5；请安装 EGL 驱动（Mesa 的 libegl-mesa0 和 libgl1-mesa-dri），或在虚拟屏幕上绘制：xvfb-run -a scarp render …</translation>
    </message>
    <message>
        <source>there is no OpenGL to draw with</source>
        <translation>没有可用于绘制的 OpenGL</translation>
    </message>
    <message>
        <source>there is no asset &quot;%1&quot;; there are %2</source>
        <translation>没有资源 &quot;%1&quot;；现有 %2</translation>
    </message>
    <message>
        <source>there is no drape %1; there are %2</source>
        <translation>没有铺图 %1；现有 %2 个</translation>
    </message>
    <message>
        <source>there is no ground: no cell whose corners are no holes</source>
        <translation>没有地面：没有四角都不是孔洞的单元</translation>
    </message>
    <message>
        <source>there is no layer %1; there are %2</source>
        <translation>没有图层 %1；现有 %2 个</translation>
    </message>
    <message>
        <source>there is no role %1 on %2. The administrator of the server makes one: createuser --pwprompt NAME</source>
        <translation>%2 上没有角色 %1。服务器的管理员可以创建：createuser --pwprompt NAME</translation>
    </message>
    <message>
        <source>there is no terrain to draw</source>
        <translation>没有可绘制的地形</translation>
    </message>
    <message>
        <source>there is nothing at this address (HTTP %1)</source>
        <translation>此地址没有任何内容（HTTP %1）</translation>
    </message>
    <message>
        <source>there is nothing to write: no objects stand on the ground, and it is left out</source>
        <translation>没有可写入的内容：地面上没有物体，而地面未包括在内</translation>
    </message>
    <message>
        <source>there is too little memory for a picture of %1 x %2 pixels</source>
        <translation>内存不足以容纳 %1 x %2 像素的图片</translation>
    </message>
    <message>
        <source>this OpenGL (%1) draws at most %2 pixels a side</source>
        <translation>此 OpenGL（%1）每边最多绘制 %2 像素</translation>
    </message>
    <message>
        <source>this OpenGL (%1) takes at most %2 samples a pixel</source>
        <translation>此 OpenGL（%1）每像素最多支持 %2 个采样</translation>
    </message>
    <message>
        <source>this description of the heightmap is damaged; remove it to read the file without</source>
        <translation>这份高度图说明已损坏；请移除它，以便不用说明读取文件</translation>
    </message>
    <message>
        <source>this description of the tiles is damaged; remove it to read them without</source>
        <translation>这份瓦片说明已损坏；请移除它，以便不用说明读取瓦片</translation>
    </message>
    <message>
        <source>this format has no rotation, and this grid is turned against its coordinates; write a GeoTIFF, or reproject the terrain when it is imported</source>
        <translation>此格式不支持旋转，而此栅格相对其坐标有旋转；请写出 GeoTIFF，或在导入时重投影地形</translation>
    </message>
    <message>
        <source>this format has no samples of type %1; it has %2</source>
        <translation>此格式没有 %1 类型的样本；它有 %2</translation>
    </message>
    <message>
        <source>this format has square cells only, and those of the terrain are not; write a GeoTIFF, or resample</source>
        <translation>此格式只支持方形单元，而地形的单元不是方形；请写出 GeoTIFF，或重采样</translation>
    </message>
    <message>
        <source>this role may not share terrains on %1: only the owner of the database may. Ask whoever set it up</source>
        <translation>此角色不能在 %1 上共享地形：只有数据库的所有者可以。请询问建立它的人</translation>
    </message>
    <message>
        <source>this terrain has %1 x %2</source>
        <translation>此地形有 %1 x %2 个样本</translation>
    </message>
    <message>
        <source>this terrain is archived: it can be looked at, not changed</source>
        <translation>此地形已归档：可以查看，不能更改</translation>
    </message>
    <message>
        <source>this terrain is not followed any more: %1</source>
        <translation>不再跟随此地形：%1</translation>
    </message>
    <message>
        <source>too much for its brush: the brush paths of the layer come to %1 dabs, where %2 are the most</source>
        <translation>对其笔刷来说太多：该图层的笔刷路径共有 %1 个笔触点，上限为 %2 个</translation>
    </message>
    <message>
        <source>too much for its brush: the brush paths of the layer come to %1 steps of work on samples, where %2 are the most</source>
        <translation>对其笔刷来说计算量太大：该图层的笔刷路径共需对样本计算 %1 步，上限为 %2 步</translation>
    </message>
    <message>
        <source>turn %1°</source>
        <translation>旋转 %1°</translation>
    </message>
    <message>
        <source>unknown placeholder %1; use x or column, and y or row</source>
        <translation>未知的占位符 %1；请用 x 或 column，以及 y 或 row</translation>
    </message>
    <message>
        <source>unpacks to %1, more than %2 times the size of its archive; unpack it and open the file</source>
        <translation>解压后为 %1，超过压缩包大小的 %2 倍；请解压后打开文件</translation>
    </message>
    <message>
        <source>usual for OBJ</source>
        <translation>OBJ 的惯例</translation>
    </message>
    <message>
        <source>usual for PLY</source>
        <translation>PLY 的惯例</translation>
    </message>
    <message>
        <source>usual for STL</source>
        <translation>STL 的惯例</translation>
    </message>
    <message>
        <source>values of %1 are missing</source>
        <translation>缺少 %1 的值</translation>
    </message>
    <message>
        <source>was brought up to date; as it was it is %1</source>
        <translation>已更新到当前格式；原来的文件为 %1</translation>
    </message>
    <message>
        <source>was changed since it was opened</source>
        <translation>在打开之后被更改</translation>
    </message>
    <message>
        <source>was overwritten before it had been read: %1</source>
        <translation>尚未读取就被覆盖：%1</translation>
    </message>
    <message>
        <source>was overwritten by another program while it was open; save it under another name</source>
        <translation>在打开期间被其他程序覆盖；请以其他名称保存</translation>
    </message>
    <message>
        <source>weights of %1 sample add up to less than 255</source>
        <translation>%1 个样本的权重之和小于 255</translation>
    </message>
    <message>
        <source>weights of %1 sample did not add up to 255 and were brought to it; the worst sum was %2</source>
        <translation>%1 个样本的权重之和不是 255，已调整为 255；偏差最大的和为 %2</translation>
    </message>
    <message>
        <source>weights of %1 samples add up to less than 255</source>
        <translation>%1 个样本的权重之和小于 255</translation>
    </message>
    <message>
        <source>weights of %1 samples did not add up to 255 and were brought to it; the worst sum was %2</source>
        <translation>%1 个样本的权重之和不是 255，已调整为 255；偏差最大的和为 %2</translation>
    </message>
    <message>
        <source>what is cut has %1 x %2 samples; a terrain needs at least 2 x 2</source>
        <translation>裁剪部分有 %1 x %2 个样本；地形至少需要 2 x 2</translation>
    </message>
    <message>
        <source>what the columns of objects.csv mean</source>
        <translation>objects.csv 各列的含义</translation>
    </message>
    <message>
        <source>what was copied is no higher or lower than its rim: it has no form to stamp</source>
        <translation>所复制的地面不高于也不低于其边缘：它没有可供压印的形状</translation>
    </message>
    <message>
        <source>with its inserts expanded it has %1 entities and %2 points; at most %3 entities, %4 points and %5 copies of entities are read. Explode the blocks that are needed, and save those</source>
        <translation>展开插入后有 %1 个图元和 %2 个点；最多读取 %3 个图元、%4 个点和 %5 个图元副本。请分解所需的块并只保存这些块</translation>
    </message>
    <message>
        <source>written as it is: %1</source>
        <translation>按原样写出：%1</translation>
    </message>
    <message>
        <source>you may look at this terrain, not change it</source>
        <translation>您可以查看此地形，不能更改</translation>
    </message>
    <message>
        <source>your role in %1 is %2, and this needs %3. An administrator can change your role: %4</source>
        <translation>您在 %1 中的角色是 %2，此操作需要 %3。管理员可以更改您的角色：%4</translation>
    </message>
    <message>
        <source>zoom %1 has about %2 tiles, more than %3; a coarser one has fewer</source>
        <translation>缩放级 %1 约有 %2 个瓦片，超过 %3 个；更粗的缩放级瓦片更少</translation>
    </message>
    <message>
        <source>zoom %1 takes %2 million heights, more than %3 million; a coarser one takes fewer</source>
        <translation>缩放级 %1 需要 %2 百万个高度，超过 %3 百万个；更粗的缩放级所需更少</translation>
    </message>
    <message>
        <source>asset</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>assets</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>drape</source>
        <translation>铺图</translation>
    </message>
    <message>
        <source>drapes</source>
        <translation>铺图</translation>
    </message>
    <message>
        <source>height offset</source>
        <translation>高度偏移</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>rules of materials</source>
        <translation>材质规则</translation>
    </message>
    <message>
        <source>saved selection</source>
        <translation>已存选区</translation>
    </message>
    <message>
        <source>saved selections</source>
        <translation>已存选区</translation>
    </message>
    <message>
        <source>scatter rule</source>
        <translation>散布规则</translation>
    </message>
    <message>
        <source>scatter rules</source>
        <translation>散布规则</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>选区</translation>
    </message>
    <message>
        <source>%1 height stamp is not in this file: a stamp has no course</source>
        <translation>%1 个高度印章不在此文件中：印章没有走向</translation>
    </message>
    <message>
        <source>%1 height stamps are not in this file: a stamp has no course</source>
        <translation>%1 个高度印章不在此文件中：印章没有走向</translation>
    </message>
    <message>
        <source>a point, [x, y] or [x, y, height]</source>
        <translation>点 [x, y] 或 [x, y, 高度]</translation>
    </message>
    <message>
        <source>it has no line &quot;%1&quot;</source>
        <translation>其中没有线“%1”</translation>
    </message>
    <message>
        <source>it has no lines</source>
        <translation>其中没有线</translation>
    </message>
    <message>
        <source>contains a value that is not text</source>
        <translation>包含不是文本的值</translation>
    </message>
</context>
<context>
    <name>scarp::Actions</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>A new terrain, flat or an island</source>
        <translation>新地形，平地或岛屿</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a project or elevation data</source>
        <translation>打开项目或高程数据</translation>
    </message>
    <message>
        <source>Open T&amp;eam Terrain…</source>
        <translation>打开团队地形(&amp;E)…</translation>
    </message>
    <message>
        <source>Open a terrain that several edit together, on a PostgreSQL server</source>
        <translation>打开多人共同编辑的地形，位于 PostgreSQL 服务器上</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Open elevation data, telling Scarp what the file does not say</source>
        <translation>打开高程数据，并告诉 Scarp 文件未说明的内容</translation>
    </message>
    <message>
        <source>Open elevation data from the network: a web address, an object store, a STAC item or a service</source>
        <translation>从网络打开高程数据：网址、对象存储、STAC 条目或服务</translation>
    </message>
    <message>
        <source>Import Settings of &amp;This Terrain…</source>
        <translation>此地形的导入设置(&amp;T)…</translation>
    </message>
    <message>
        <source>Put right the heights, the unit, the size and the direction with which it was imported</source>
        <translation>更正导入时的高度、单位、尺寸和方向</translation>
    </message>
    <message>
        <source>Import &amp;Materials…</source>
        <translation>导入材质(&amp;M)…</translation>
    </message>
    <message>
        <source>Take masks, splat maps, control maps or land cover in as paint or selections</source>
        <translation>把遮罩、splat map、控制图或土地覆盖导入为涂绘或选区</translation>
    </message>
    <message>
        <source>Import M&amp;odels…</source>
        <translation>导入模型(&amp;O)…</translation>
    </message>
    <message>
        <source>Take models (glTF, OBJ, FBX, PLY, STL, DAE) in as assets that objects look like</source>
        <translation>把模型（glTF、OBJ、FBX、PLY、STL、DAE）导入为物体外观的资源</translation>
    </message>
    <message>
        <source>Import &amp;Lines…</source>
        <translation>导入线(&amp;L)…</translation>
    </message>
    <message>
        <source>Take roads, rivers and tracks in from GPX, GeoJSON, GeoPackage, Shapefile, KML, DXF or OpenStreetMap files, as lines that shape the ground</source>
        <translation>从 GPX、GeoJSON、GeoPackage、Shapefile、KML、DXF 或 OpenStreetMap 文件导入道路、河流和小路，作为塑造地面的线</translation>
    </message>
    <message>
        <source>Add &amp;Drape…</source>
        <translation>添加铺图(&amp;D)…</translation>
    </message>
    <message>
        <source>Lay a picture or map over the ground</source>
        <translation>把图片或地图铺在地面上</translation>
    </message>
    <message>
        <source>Lay a picture from the network or a map service over the ground</source>
        <translation>把网络上或地图服务的图片铺在地面上</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>保存项目</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save to another file and go on in that</source>
        <translation>保存到另一个文件并在其中继续</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>保存副本(&amp;Y)…</translation>
    </message>
    <message>
        <source>Save to another file and go on in this one</source>
        <translation>保存到另一个文件并留在这一个</translation>
    </message>
    <message>
        <source>Rever&amp;t to Saved</source>
        <translation>恢复到已保存(&amp;T)</translation>
    </message>
    <message>
        <source>Back to the project as it was saved last</source>
        <translation>回到项目上次保存时的状态</translation>
    </message>
    <message>
        <source>&amp;Versions…</source>
        <translation>版本(&amp;V)…</translation>
    </message>
    <message>
        <source>Look at earlier saved states, open one or restore it</source>
        <translation>查看以前保存的状态，打开或恢复其中之一</translation>
    </message>
    <message>
        <source>&amp;Compact</source>
        <translation>压缩整理(&amp;C)</translation>
    </message>
    <message>
        <source>Make the project&apos;s file as small as it can be</source>
        <translation>使项目文件尽可能小</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Leave Scarp</source>
        <translation>离开 Scarp</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>&amp;Heightmap…</source>
        <translation>高度图(&amp;H)…</translation>
    </message>
    <message>
        <source>Write the terrain to a file, read it back and report the largest error</source>
        <translation>把地形写入文件，再读回并报告最大误差</translation>
    </message>
    <message>
        <source>M&amp;esh…</source>
        <translation>网格(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the ground as triangles, for 3-D programs and printers, and prove how exact they are</source>
        <translation>把地面写成三角形，供三维程序和打印机使用，并证明其精度</translation>
    </message>
    <message>
        <source>&amp;Tiles…</source>
        <translation>瓦片(&amp;T)…</translation>
    </message>
    <message>
        <source>Cut the terrain into tiles for an engine, web maps or a globe, whose seams are exact</source>
        <translation>把地形切成瓦片，供引擎、网络地图或地球使用，接缝精确</translation>
    </message>
    <message>
        <source>&amp;Objects…</source>
        <translation>物体(&amp;O)…</translation>
    </message>
    <message>
        <source>Write the objects as points to a file, read it back and report the largest error</source>
        <translation>把物体作为点写入文件，再读回并报告最大误差</translation>
    </message>
    <message>
        <source>&amp;Materials…</source>
        <translation>材质(&amp;M)…</translation>
    </message>
    <message>
        <source>Write the materials of the ground for an engine, Blender, GIS or as glTF</source>
        <translation>为引擎、Blender、GIS 或以 glTF 写出地面材质</translation>
    </message>
    <message>
        <source>&amp;Lines…</source>
        <translation>线(&amp;L)…</translation>
    </message>
    <message>
        <source>Write the lines of the layer with their heights, as GeoPackage, GeoJSON or DXF</source>
        <translation>写出图层的线及其高度，格式为 GeoPackage、GeoJSON 或 DXF</translation>
    </message>
    <message>
        <source>Export A&amp;gain</source>
        <translation>再次导出(&amp;G)</translation>
    </message>
    <message>
        <source>Do all exports that are kept with the project, or the last one, once more; asks where there is none</source>
        <translation>重做随项目保存的所有导出，或最后一次导出；没有时会询问</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected objects, or the chosen line or its point</source>
        <translation>删除选中的物体，或选定的线或其点</translation>
    </message>
    <message>
        <source>Cu&amp;t Ground</source>
        <translation>剪切地面(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the selected ground with its objects, level it and take them away</source>
        <translation>复制选中的地面及其物体，然后整平并移走它们</translation>
    </message>
    <message>
        <source>&amp;Copy Ground</source>
        <translation>复制地面(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected ground, or all of it, with its objects, to paste it here or on another terrain</source>
        <translation>复制选中的或全部地面及其物体，粘贴到此处或另一地形</translation>
    </message>
    <message>
        <source>&amp;Paste Ground</source>
        <translation>粘贴地面(&amp;P)</translation>
    </message>
    <message>
        <source>Lay the copied ground here: move, turn and scale it; Enter applies it, Esc cancels</source>
        <translation>把复制的地面放在这里：移动、旋转、缩放；Enter 应用，Esc 取消</translation>
    </message>
    <message>
        <source>Use as &amp;Stamp Brush</source>
        <translation>用作印章笔刷(&amp;S)</translation>
    </message>
    <message>
        <source>Take up a brush that stamps the form of the copied ground, as high above its rim</source>
        <translation>拿起一支笔刷，压印所复制地面的形状，高出边缘的高度相同</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>笔刷</translation>
    </message>
    <message>
        <source>Place Objects</source>
        <translation>放置物体</translation>
    </message>
    <message>
        <source>Place objects on the ground, select and drag them</source>
        <translation>在地面上放置物体，选中并拖动它们</translation>
    </message>
    <message>
        <source>Select Objects</source>
        <translation>选择物体</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Measure: draw a line over the ground for its profile and length, an outline for areas and volumes</source>
        <translation>测量：在地面上画线得到剖面和长度，画轮廓得到面积和体积</translation>
    </message>
    <message>
        <source>Paint Materials</source>
        <translation>绘制材质</translation>
    </message>
    <message>
        <source>Paint materials on the ground; Ctrl erases, Shift softens borders</source>
        <translation>在地面上绘制材质；Ctrl 擦除，Shift 柔化边界</translation>
    </message>
    <message>
        <source>Draw Lines</source>
        <translation>绘制线</translation>
    </message>
    <message>
        <source>Smaller Brush</source>
        <translation>缩小笔刷</translation>
    </message>
    <message>
        <source>Radius −10 %</source>
        <translation>半径 −10 %</translation>
    </message>
    <message>
        <source>Larger Brush</source>
        <translation>放大笔刷</translation>
    </message>
    <message>
        <source>Radius +10 %</source>
        <translation>半径 +10 %</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>更弱</translation>
    </message>
    <message>
        <source>Strength −10 %</source>
        <translation>强度 −10 %</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>更强</translation>
    </message>
    <message>
        <source>Strength +10 %</source>
        <translation>强度 +10 %</translation>
    </message>
    <message>
        <source>Softer Edge</source>
        <translation>更柔的边缘</translation>
    </message>
    <message>
        <source>Inner radius −5 % of the radius</source>
        <translation>内半径减少半径的 5 %</translation>
    </message>
    <message>
        <source>Harder Edge</source>
        <translation>更硬的边缘</translation>
    </message>
    <message>
        <source>Inner radius +5 % of the radius</source>
        <translation>内半径增加半径的 5 %</translation>
    </message>
    <message>
        <source>Take From Under Cursor</source>
        <translation>取光标下的值</translation>
    </message>
    <message>
        <source>Make the height under the cursor the target of Set Height; with Clone in hand, the place under it the source; while painting materials, the material the one in hand</source>
        <translation>以光标下的高度作为“设定高度”的目标；使用克隆时以其下位置为来源；绘制材质时取其下的材质</translation>
    </message>
    <message>
        <source>Repeat Last Stroke</source>
        <translation>重复上一笔</translation>
    </message>
    <message>
        <source>Make the last stroke once more, where it was</source>
        <translation>在原处再画一次上一笔</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>创建副本(&amp;U)</translation>
    </message>
    <message>
        <source>Copies of the selected objects beside them</source>
        <translation>在选中物体旁边创建副本</translation>
    </message>
    <message>
        <source>Select &amp;Same Kind</source>
        <translation>选择同类(&amp;S)</translation>
    </message>
    <message>
        <source>Select all objects of the kinds of the selected ones</source>
        <translation>选择与选中物体同类的所有物体</translation>
    </message>
    <message>
        <source>&amp;Replace by Kind in Hand</source>
        <translation>替换为当前种类(&amp;R)</translation>
    </message>
    <message>
        <source>The selected objects look like the model that is chosen for new ones</source>
        <translation>选中的物体改用为新物体所选的模型</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>编组(&amp;G)</translation>
    </message>
    <message>
        <source>Select one of them, and all of them are selected</source>
        <translation>选中其一即选中全部</translation>
    </message>
    <message>
        <source>U&amp;ngroup</source>
        <translation>取消编组(&amp;N)</translation>
    </message>
    <message>
        <source>Each of them on its own again</source>
        <translation>各自独立</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>锁定(&amp;L)</translation>
    </message>
    <message>
        <source>The selected objects can neither be selected nor changed</source>
        <translation>选中的物体既不能选择也不能更改</translation>
    </message>
    <message>
        <source>Unlock &amp;All</source>
        <translation>全部解锁(&amp;A)</translation>
    </message>
    <message>
        <source>Unlock all locked objects</source>
        <translation>解锁所有已锁定的物体</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>隐藏(&amp;H)</translation>
    </message>
    <message>
        <source>Do not draw the selected objects</source>
        <translation>不绘制选中的物体</translation>
    </message>
    <message>
        <source>Sho&amp;w All</source>
        <translation>全部显示(&amp;W)</translation>
    </message>
    <message>
        <source>Draw all hidden objects again</source>
        <translation>重新绘制所有隐藏的物体</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>; Shift adds, Ctrl subtracts</source>
        <translation>；Shift 添加，Ctrl 减去</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>矩形(&amp;R)</translation>
    </message>
    <message>
        <source>Select ground by a rectangle</source>
        <translation>用矩形选择地面</translation>
    </message>
    <message>
        <source>&amp;Ellipse</source>
        <translation>椭圆(&amp;E)</translation>
    </message>
    <message>
        <source>Select ground by an ellipse</source>
        <translation>用椭圆选择地面</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>套索(&amp;L)</translation>
    </message>
    <message>
        <source>Select ground by an outline</source>
        <translation>用轮廓选择地面</translation>
    </message>
    <message>
        <source>&amp;Wand</source>
        <translation>魔棒(&amp;W)</translation>
    </message>
    <message>
        <source>Select ground like that under the pointer, by slope, height, curvature or aspect</source>
        <translation>选择与指针下相似的地面，按坡度、高度、曲率或坡向</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>绘制(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全部(&amp;A)</translation>
    </message>
    <message>
        <source>Select all ground</source>
        <translation>选择全部地面</translation>
    </message>
    <message>
        <source>&amp;Deselect</source>
        <translation>取消选择(&amp;D)</translation>
    </message>
    <message>
        <source>Clear the selection: edits reach everywhere</source>
        <translation>清除选区：编辑作用于所有地方</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>反转(&amp;I)</translation>
    </message>
    <message>
        <source>Select what is not selected</source>
        <translation>选择未选中的部分</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>扩大(&amp;G)</translation>
    </message>
    <message>
        <source>Move the edge outward by the distance set in the panel</source>
        <translation>把边缘向外移动面板中设定的距离</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>Move the edge inward by the distance set in the panel</source>
        <translation>把边缘向内移动面板中设定的距离</translation>
    </message>
    <message>
        <source>&amp;Blur</source>
        <translation>模糊(&amp;B)</translation>
    </message>
    <message>
        <source>Soften the edge over the distance set in the panel</source>
        <translation>在面板中设定的距离内柔化边缘</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>框显(&amp;F)</translation>
    </message>
    <message>
        <source>Bring the selected object, or the whole terrain, into sight</source>
        <translation>使选中的物体或整个地形进入视野</translation>
    </message>
    <message>
        <source>From &amp;Above</source>
        <translation>俯视(&amp;A)</translation>
    </message>
    <message>
        <source>Look straight down, north up</source>
        <translation>垂直向下看，北在上</translation>
    </message>
    <message>
        <source>Towards &amp;North</source>
        <translation>朝北(&amp;N)</translation>
    </message>
    <message>
        <source>Look north, slightly down</source>
        <translation>向北看，略微向下</translation>
    </message>
    <message>
        <source>From the Fron&amp;t</source>
        <translation>正面(&amp;T)</translation>
    </message>
    <message>
        <source>Look north, level, without perspective</source>
        <translation>水平向北看，无透视</translation>
    </message>
    <message>
        <source>From the Si&amp;de</source>
        <translation>侧面(&amp;D)</translation>
    </message>
    <message>
        <source>Look west, level, without perspective</source>
        <translation>水平向西看，无透视</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>透视(&amp;P)</translation>
    </message>
    <message>
        <source>Slanting, with perspective; after a view without, as it was before</source>
        <translation>斜视，有透视；从无透视的视图回到之前的样子</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>正交(&amp;O)</translation>
    </message>
    <message>
        <source>Without perspective</source>
        <translation>无透视</translation>
    </message>
    <message>
        <source>View &amp;Back</source>
        <translation>后退视图(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the view before the camera moved last</source>
        <translation>回到相机上次移动前的视图</translation>
    </message>
    <message>
        <source>View F&amp;orward</source>
        <translation>前进视图(&amp;O)</translation>
    </message>
    <message>
        <source>Forward again to the view that one went back from</source>
        <translation>再次前进到后退之前的视图</translation>
    </message>
    <message>
        <source>Allow Camera &amp;Below Terrain</source>
        <translation>允许相机在地形之下(&amp;B)</translation>
    </message>
    <message>
        <source>Let the camera go beneath the ground</source>
        <translation>让相机进入地面之下</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Dark interface</source>
        <translation>深色界面</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Light interface</source>
        <translation>浅色界面</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation>把所有面板放回最初的位置</translation>
    </message>
    <message>
        <source>View &amp;%1</source>
        <translation>视图 &amp;%1</translation>
    </message>
    <message>
        <source>Bookmarked View 1; 2 … 9 likewise</source>
        <translation>书签视图 1；2 … 9 同理</translation>
    </message>
    <message>
        <source>Go to a saved view</source>
        <translation>转到已存的视图</translation>
    </message>
    <message>
        <source>Save as &amp;%1</source>
        <translation>存为 &amp;%1</translation>
    </message>
    <message>
        <source>Save Bookmark 1; 2 … 9 likewise</source>
        <translation>保存书签 1；2 … 9 同理</translation>
    </message>
    <message>
        <source>Save the view to come back to it</source>
        <translation>保存视图以便返回</translation>
    </message>
    <message>
        <source>Picking &amp;Inspector</source>
        <translation>拾取检查器(&amp;I)</translation>
    </message>
    <message>
        <source>Show how the point under the cursor is found, step by step</source>
        <translation>逐步显示光标下的点是如何找到的</translation>
    </message>
    <message>
        <source>&amp;Pin Ray</source>
        <translation>固定射线(&amp;P)</translation>
    </message>
    <message>
        <source>Pin the ray under the cursor to look at it from elsewhere; once more: unpin it</source>
        <translation>固定光标下的射线，以便从别处观看；再按一次取消固定</translation>
    </message>
    <message>
        <source>View Ray from the &amp;Side</source>
        <translation>从侧面看射线(&amp;S)</translation>
    </message>
    <message>
        <source>Pin the ray and see all of it from beside</source>
        <translation>固定射线并从旁边看到它的全部</translation>
    </message>
    <message>
        <source>View A&amp;long Ray</source>
        <translation>沿射线看(&amp;L)</translation>
    </message>
    <message>
        <source>Back to where the ray was cast from</source>
        <translation>回到射线发出的地方</translation>
    </message>
    <message>
        <source>No A&amp;nalysis</source>
        <translation>无分析(&amp;N)</translation>
    </message>
    <message>
        <source>The ground in its own colours</source>
        <translation>地面自身的颜色</translation>
    </message>
    <message>
        <source>&amp;Viewshed</source>
        <translation>视域(&amp;V)</translation>
    </message>
    <message>
        <source>Which ground an observer sees; it follows every change of the ground</source>
        <translation>观察者看得到哪些地面；随地面的每次变化更新</translation>
    </message>
    <message>
        <source>&amp;Sun Shadow</source>
        <translation>日照阴影(&amp;S)</translation>
    </message>
    <message>
        <source>Which ground the sun shines on; it follows every change of the ground</source>
        <translation>太阳照到哪些地面；随地面的每次变化更新</translation>
    </message>
    <message>
        <source>S&amp;ky Visibility</source>
        <translation>天空可见度(&amp;K)</translation>
    </message>
    <message>
        <source>How much of the sky&apos;s light the ground gets; it follows every change of the ground</source>
        <translation>地面得到多少天光；随地面的每次变化更新</translation>
    </message>
    <message>
        <source>&amp;Observer at Cursor</source>
        <translation>观察者置于光标处(&amp;O)</translation>
    </message>
    <message>
        <source>The viewshed from the ground under the cursor, or from the middle of the view</source>
        <translation>从光标下的地面或视图中心计算视域</translation>
    </message>
    <message>
        <source>Observer in Mid View</source>
        <translation>观察者置于视图中心</translation>
    </message>
    <message>
        <source>&amp;Natural</source>
        <translation>自然(&amp;N)</translation>
    </message>
    <message>
        <source>Grass, rock, scree, sand and snow where they would be</source>
        <translation>草、岩石、碎石、沙和雪各在其应在之处</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>高度(&amp;H)</translation>
    </message>
    <message>
        <source>Colours for heights, as in an atlas</source>
        <translation>高度的颜色，如地图集</translation>
    </message>
    <message>
        <source>H&amp;illshade</source>
        <translation>山体阴影(&amp;I)</translation>
    </message>
    <message>
        <source>Light alone, in grey, as maps have it</source>
        <translation>只有灰色光影，如地图</translation>
    </message>
    <message>
        <source>&amp;Slope</source>
        <translation>坡度(&amp;S)</translation>
    </message>
    <message>
        <source>How steep the ground is</source>
        <translation>地面有多陡</translation>
    </message>
    <message>
        <source>&amp;Aspect</source>
        <translation>坡向(&amp;A)</translation>
    </message>
    <message>
        <source>Which way the ground slopes</source>
        <translation>地面朝哪个方向倾斜</translation>
    </message>
    <message>
        <source>C&amp;urvature</source>
        <translation>曲率(&amp;U)</translation>
    </message>
    <message>
        <source>Crests and hollows</source>
        <translation>脊与洼</translation>
    </message>
    <message>
        <source>&amp;Clay</source>
        <translation>黏土(&amp;C)</translation>
    </message>
    <message>
        <source>One colour: the shape alone</source>
        <translation>一种颜色：只看形状</translation>
    </message>
    <message>
        <source>N&amp;ormals</source>
        <translation>法线(&amp;O)</translation>
    </message>
    <message>
        <source>The ground&apos;s direction, as in a normal map</source>
        <translation>地面的方向，如法线贴图</translation>
    </message>
    <message>
        <source>&amp;Materials</source>
        <translation>材质(&amp;M)</translation>
    </message>
    <message>
        <source>The materials that lie there; natural ground where there are none</source>
        <translation>所铺的材质；没有时为自然地面</translation>
    </message>
    <message>
        <source>Materia&amp;l Weights</source>
        <translation>材质权重(&amp;L)</translation>
    </message>
    <message>
        <source>How much of each material lies where, in their flat colours</source>
        <translation>各材质在何处有多少，以其纯色显示</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Con&amp;tours</source>
        <translation>等高线(&amp;T)</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>等高的线</translation>
    </message>
    <message>
        <source>&amp;Grid on Ground</source>
        <translation>地面网格线(&amp;G)</translation>
    </message>
    <message>
        <source>Lines in even steps</source>
        <translation>等间距的线</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>线框(&amp;W)</translation>
    </message>
    <message>
        <source>The edges of the drawn triangles</source>
        <translation>所绘三角形的边</translation>
    </message>
    <message>
        <source>Wat&amp;er</source>
        <translation>水(&amp;E)</translation>
    </message>
    <message>
        <source>Water up to the sea level</source>
        <translation>到海平面为止的水</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
        <source>Find anything that can be done by a few words</source>
        <translation>用几个词找到能做的任何事</translation>
    </message>
    <message>
        <source>&amp;Keys and Mouse</source>
        <translation>按键与鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>All keys and what the mouse does</source>
        <translation>所有按键以及鼠标的作用</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>消息(&amp;M)</translation>
    </message>
    <message>
        <source>What Scarp has said, to read again and to copy</source>
        <translation>Scarp 说过的话，可重读和复制</translation>
    </message>
    <message>
        <source>&amp;About Scarp</source>
        <translation>关于 Scarp(&amp;A)</translation>
    </message>
    <message>
        <source>About Scarp</source>
        <translation>关于 Scarp</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>比较(&amp;W)…</translation>
    </message>
    <message>
        <source>Show how this terrain differs from a project or elevation data</source>
        <translation>显示此地形与某个项目或高程数据的差异</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>White on black, with bright marks</source>
        <translation>黑底白字，标记明亮</translation>
    </message>
    <message>
        <source>Text %1 %</source>
        <translation>文字 %1 %</translation>
    </message>
    <message>
        <source>How large the texts of the window are</source>
        <translation>窗口文字的大小</translation>
    </message>
    <message>
        <source>Reduce &amp;Motion</source>
        <translation>减少动画(&amp;M)</translation>
    </message>
    <message>
        <source>The camera is at once where it goes to</source>
        <translation>相机立即到达目标</translation>
    </message>
    <message>
        <source>Mouse, units, tips, language, autosave, memory</source>
        <translation>鼠标、单位、提示、语言、自动保存、内存</translation>
    </message>
    <message>
        <source>C&amp;onsole</source>
        <translation>控制台(&amp;O)</translation>
    </message>
    <message>
        <source>What has been done, as a script or as Python, and operations that are typed</source>
        <translation>以脚本或 Python 显示已做的操作，并可键入操作</translation>
    </message>
    <message>
        <source>Draw Brush Path</source>
        <translation>绘制笔刷路径</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Dark or light as the desktop is when Scarp starts</source>
        <translation>深色或浅色，按 Scarp 启动时桌面的设置</translation>
    </message>
    <message>
        <source>The middle button pans, the right one looks round and flies, Alt + left orbits</source>
        <translation>中键平移，右键环顾和飞行，Alt + 左键环绕</translation>
    </message>
    <message>
        <source>The middle button orbits, with Shift it pans, with Ctrl it zooms</source>
        <translation>中键环绕，加 Shift 平移，加 Ctrl 缩放</translation>
    </message>
    <message>
        <source>As Scarp, and Alt + right zooms</source>
        <translation>同 Scarp，另加 Alt + 右键缩放</translation>
    </message>
    <message>
        <source>As Scarp, and Alt + right zooms, Alt + Ctrl + left pans</source>
        <translation>同 Scarp，另加 Alt + 右键缩放、Alt + Ctrl + 左键平移</translation>
    </message>
    <message>
        <source>The middle button or Space + left pans, with Ctrl it zooms, with Shift it orbits</source>
        <translation>中键或空格 + 左键平移，加 Ctrl 缩放，加 Shift 环绕</translation>
    </message>
    <message>
        <source>The middle button orbits, with Ctrl it looks round; Space + left pans, the right one zooms</source>
        <translation>中键环绕，加 Ctrl 环顾；空格 + 左键平移，右键缩放</translation>
    </message>
    <message>
        <source>&amp;Rivers and Ponds</source>
        <translation>河流和池塘(&amp;R)</translation>
    </message>
    <message>
        <source>The water of lines: rivers, canals and ponds</source>
        <translation>线的水面：河流、运河和池塘</translation>
    </message>
    <message>
        <source>&amp;What Is This?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Click on any control to read what it does; over one, the key alone says it</source>
        <translation>单击任一控件可查看其作用；光标在控件上时，只按此键即可显示</translation>
    </message>
    <message>
        <source>&amp;Name This State…</source>
        <translation>命名此状态(&amp;N)…</translation>
    </message>
    <message>
        <source>Give a shared terrain as it is now a name, which makes it a version</source>
        <translation>为共享地形的当前状态命名，使其成为一个版本</translation>
    </message>
    <message>
        <source>&amp;Keep an Area for Me…</source>
        <translation>为我保留区域(&amp;K)…</translation>
    </message>
    <message>
        <source>Keep a part of a shared terrain from the others for a while</source>
        <translation>暂时保留共享地形的一部分，不让他人编辑</translation>
    </message>
    <message>
        <source>&amp;Release My Area</source>
        <translation>释放我的区域(&amp;R)</translation>
    </message>
    <message>
        <source>Let the others edit the area that you keep</source>
        <translation>让他人编辑您保留的区域</translation>
    </message>
    <message>
        <source>Save S&amp;creenshot…</source>
        <translation>保存截图(&amp;C)…</translation>
    </message>
    <message>
        <source>Save the view as a PNG picture, without the cursor, also larger than the window</source>
        <translation>将视图保存为不含光标的 PNG 图片，也可大于窗口</translation>
    </message>
    <message>
        <source>Ma&amp;nual</source>
        <translation>手册(&amp;N)</translation>
    </message>
    <message>
        <source>Read the manual, with pictures and search</source>
        <translation>阅读带有图片和搜索功能的手册</translation>
    </message>
    <message>
        <source>&amp;Manage Team Terrain…</source>
        <translation>管理团队地形(&amp;M)…</translation>
    </message>
    <message>
        <source>List, add and remove members of a shared terrain; rename, archive or delete it</source>
        <translation>列出、添加和移除共享地形的成员；重命名、归档或删除该地形</translation>
    </message>
    <message>
        <source>From &amp;Vector File…</source>
        <translation>从矢量文件(&amp;V)…</translation>
    </message>
    <message>
        <source>Select ground by the polygons, lines or points of a vector file</source>
        <translation>用矢量文件的多边形、线或点选择地面</translation>
    </message>
    <message>
        <source>Position…</source>
        <translation>位置…</translation>
    </message>
    <message>
        <source>Type a position for a dab or a stroke of the active brush, or for the view</source>
        <translation>输入当前笔刷的笔触点或笔划的位置，或视图的位置</translation>
    </message>
    <message>
        <source>By &amp;Coordinates…</source>
        <translation>按坐标(&amp;C)…</translation>
    </message>
    <message>
        <source>Type the corners of a rectangle, an ellipse or a polygon to select</source>
        <translation>输入要选择的矩形、椭圆或多边形的角点</translation>
    </message>
    <message>
        <source>&amp;Unreal Engine…</source>
        <translation>Unreal Engine(&amp;U)…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Unreal Engine</source>
        <translation>为 Unreal Engine 导出高度、材质权重和物体</translation>
    </message>
    <message>
        <source>U&amp;nity…</source>
        <translation>Unity(&amp;N)…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Unity</source>
        <translation>为 Unity 导出高度、材质权重和物体</translation>
    </message>
    <message>
        <source>&amp;Godot…</source>
        <translation>Godot(&amp;G)…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Godot</source>
        <translation>为 Godot 导出高度、材质权重和物体</translation>
    </message>
    <message>
        <source>&amp;Blender…</source>
        <translation>Blender(&amp;B)…</translation>
    </message>
    <message>
        <source>Export the terrain, its materials and objects for Blender</source>
        <translation>为 Blender 导出地形及其材质和物体</translation>
    </message>
    <message>
        <source>glT&amp;F…</source>
        <translation>glTF(&amp;F)…</translation>
    </message>
    <message>
        <source>Export the terrain and its objects as one glTF file</source>
        <translation>把地形及其物体导出为一个 glTF 文件</translation>
    </message>
    <message>
        <source>By Ra&amp;nge…</source>
        <translation>按范围(&amp;N)…</translation>
    </message>
    <message>
        <source>Select ground by a range of slope, height, aspect, curvature, drainage area or noise</source>
        <translation>按坡度、高度、坡向、曲率、汇水面积或噪声的范围选择地面</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>统计信息(&amp;T)</translation>
    </message>
    <message>
        <source>Show the size of the terrain and of its drawing in the view</source>
        <translation>显示地形的大小及其在视图中的绘制量</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>起始页(&amp;S)</translation>
    </message>
    <message>
        <source>Show recent files, ways to start and what&apos;s new</source>
        <translation>显示最近的文件、开始方式和新增功能</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Tool Group: %1</source>
        <translation>工具组：%1</translation>
    </message>
    <message>
        <source>Activate the tool of this group that was active last</source>
        <translation>激活该组中上次使用的工具</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选区</translation>
    </message>
    <message>
        <source>Previous Tool</source>
        <translation>上一个工具</translation>
    </message>
    <message>
        <source>Activate the previous tool of the active group in the toolbar</source>
        <translation>激活工具栏当前组中的上一个工具</translation>
    </message>
    <message>
        <source>Next Tool</source>
        <translation>下一个工具</translation>
    </message>
    <message>
        <source>Activate the next tool of the active group in the toolbar</source>
        <translation>激活工具栏当前组中的下一个工具</translation>
    </message>
    <message>
        <source>&amp;New Terrain…</source>
        <translation>新建地形(&amp;N)…</translation>
    </message>
    <message>
        <source>Import from &amp;URL…</source>
        <translation>从 URL 导入(&amp;U)…</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>添加材质</translation>
    </message>
    <message>
        <source>Add thirteen materials and rules that suit this terrain, and surfaces of its roads</source>
        <translation>添加适合此地形的十三种材质和规则，以及道路的路面</translation>
    </message>
    <message>
        <source>Add Drape from URL…</source>
        <translation>从 URL 添加铺图…</translation>
    </message>
    <message>
        <source>Add Height Stamp</source>
        <translation>添加高度印章</translation>
    </message>
    <message>
        <source>Place an image as a mountain, crater or dune that can be moved, scaled and rotated at any time; drag to set its size</source>
        <translation>将图像放置为山、陨石坑或沙丘，可随时移动、缩放和旋转；拖动可设置其大小</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>&amp;Add Layer</source>
        <translation>添加图层(&amp;A)</translation>
    </message>
    <message>
        <source>Add a layer above the active one</source>
        <translation>在活动图层之上添加图层</translation>
    </message>
    <message>
        <source>Add Gro&amp;up</source>
        <translation>添加组(&amp;U)</translation>
    </message>
    <message>
        <source>Add an empty group above the active layer</source>
        <translation>在活动图层之上添加空组</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layer</source>
        <translation>复制图层(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the active layer or group</source>
        <translation>复制活动图层或组</translation>
    </message>
    <message>
        <source>&amp;Merge Down</source>
        <translation>向下合并(&amp;M)</translation>
    </message>
    <message>
        <source>Merge the active layer with the one under it, or a group into one layer</source>
        <translation>把活动图层与其下的图层合并，或把组合并为一个图层</translation>
    </message>
    <message>
        <source>&amp;Delete Layer</source>
        <translation>删除图层(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the active layer, or a group with its layers</source>
        <translation>删除活动图层，或删除组及其图层</translation>
    </message>
    <message>
        <source>&amp;Group Layers</source>
        <translation>图层编组(&amp;G)</translation>
    </message>
    <message>
        <source>Put the chosen layers into a group; Ctrl+G while the list of layers has the focus</source>
        <translation>将所选图层放入一个组；图层列表有焦点时按 Ctrl+G</translation>
    </message>
    <message>
        <source>U&amp;ngroup Layers</source>
        <translation>取消图层编组(&amp;N)</translation>
    </message>
    <message>
        <source>Remove the active group and keep its layers</source>
        <translation>移除活动组并保留其图层</translation>
    </message>
    <message>
        <source>Select objects, one by one or by a box, and move, turn and scale them; Shift adds, Ctrl subtracts</source>
        <translation>逐个或用框选择物体，并移动、旋转和缩放；Shift 添加，Ctrl 减去</translation>
    </message>
    <message>
        <source>Draw editable roads, rivers, walls and pads</source>
        <translation>绘制可编辑的道路、河流、墙和平台</translation>
    </message>
    <message>
        <source>Draw a line that applies the active brush and updates with the terrain</source>
        <translation>绘制一条应用当前笔刷并随地形更新的线</translation>
    </message>
    <message>
        <source>Select ground with the brush; Ctrl subtracts</source>
        <translation>用笔刷选择地面；Ctrl 减去</translation>
    </message>
</context>
<context>
    <name>scarp::AddressFields</name>
    <message>
        <source>%1 – heights</source>
        <translation>%1 – 高度</translation>
    </message>
    <message>
        <source>A raster on the web, an object as s3://…, gs://… or az://…, a STAC item, a .zip, a Zarr folder, or a service as WCS:https://… or WMS:https://…. Passwords and signatures are used, but neither shown nor kept.</source>
        <translation>网上的栅格、s3://…、gs://… 或 az://… 对象、STAC 条目、.zip、Zarr 文件夹，或 WCS:https://…、WMS:https://… 服务。密码和签名会被使用，但不显示也不保存。</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>地址(&amp;A)</translation>
    </message>
    <message>
        <source>Which of the item&apos;s rasters</source>
        <translation>条目中的哪个栅格</translation>
    </message>
    <message>
        <source>The rasters that the STAC item names</source>
        <translation>STAC 条目列出的栅格</translation>
    </message>
    <message>
        <source>Raster</source>
        <translation>栅格</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>载入</translation>
    </message>
    <message>
        <source>Waits no longer</source>
        <translation>不再等待</translation>
    </message>
    <message>
        <source>Looks at what is there</source>
        <translation>查看那里有什么</translation>
    </message>
    <message>
        <source>Reading the STAC item</source>
        <translation>正在读取 STAC 条目</translation>
    </message>
</context>
<context>
    <name>scarp::AdjustPanel</name>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>调整</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Brush of the stroke</source>
        <translation>该笔划的笔刷</translation>
    </message>
    <message>
        <source>%1 falloff</source>
        <translation>%1衰减</translation>
    </message>
    <message>
        <source>Makes the stroke with these settings, and all that came after it anew, as one step</source>
        <translation>用这些设置重做该笔划及其后的一切，作为一个步骤</translation>
    </message>
    <message>
        <source>Drag the dots on the ground to bend its path.</source>
        <translation>拖动地面上的圆点来弯曲其路径。</translation>
    </message>
    <message>
        <source>Adjust step %1: %2</source>
        <translation>调整步骤 %1：%2</translation>
    </message>
    <message>
        <source>Finish the stroke first.</source>
        <translation>请先完成当前笔划。</translation>
    </message>
    <message>
        <source>Adjusting %1</source>
        <translation>正在调整%1</translation>
    </message>
    <message>
        <source>The terrain was edited meanwhile. Adjust the stroke once more.</source>
        <translation>其间地形已被编辑。请再次调整该笔划。</translation>
    </message>
    <message>
        <source>Adjusting …</source>
        <translation>正在调整…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The kind of brush that the stroke is made with instead</source>
        <translation>改用哪种笔刷来做该笔划</translation>
    </message>
</context>
<context>
    <name>scarp::AdjustmentSettings</name>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Compute the layer from the terrain beneath it</source>
        <translation>根据其下的地形计算图层</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>已是最新</translation>
    </message>
    <message>
        <source>Drag a point, or press beside the curve to add one</source>
        <translation>拖动一个点，或在曲线旁按下以新增一个</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
</context>
<context>
    <name>scarp::AdvancedFields</name>
    <message>
        <source>as the file says</source>
        <translation>按文件所述</translation>
    </message>
    <message>
        <source>Unit of the heights</source>
        <translation>高度的单位</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>米</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>英尺</translation>
    </message>
    <message>
        <source>US survey feet</source>
        <translation>美国测量英尺</translation>
    </message>
    <message>
        <source>kilometres</source>
        <translation>千米</translation>
    </message>
    <message>
        <source>decimetres</source>
        <translation>分米</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>厘米</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>fathoms</source>
        <translation>英寻</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>No-data value</source>
        <translation>无数据值</translation>
    </message>
    <message>
        <source>The stored value that stands for a hole; nan where there is none</source>
        <translation>代表孔洞的存储值；没有时为 nan</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Height = stored value · scale + offset</source>
        <translation>高度 = 存储值 · 比例 + 偏移</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Overrules what the file says: the unit in a file is wrong more often than one would think</source>
        <translation>优先于文件所述：文件中的单位出错比想象的更常见</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Scale 0 would make everything flat</source>
        <translation>比例 0 会使一切变平</translation>
    </message>
    <message>
        <source>What one step of the stored heights is</source>
        <translation>所存高度的一级是多少</translation>
    </message>
    <message>
        <source>Linearise sRGB</source>
        <translation>线性化 sRGB</translation>
    </message>
    <message>
        <source>Converts the values of a picture that is sRGB-encoded to linear ones</source>
        <translation>将 sRGB 编码图片的值转换为线性值</translation>
    </message>
</context>
<context>
    <name>scarp::AlphaCommands</name>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
</context>
<context>
    <name>scarp::AlphaSection</name>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>No alpha: the circle alone</source>
        <translation>无 Alpha：仅圆形</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>笔划</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Always the same way up</source>
        <translation>始终同一方向</translation>
    </message>
    <message>
        <source>Its top leads the stroke</source>
        <translation>其上端沿笔划方向</translation>
    </message>
    <message>
        <source>Another way each dab</source>
        <translation>每个笔触点不同</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>By which it is turned besides, degrees anticlockwise</source>
        <translation>另外旋转的角度，度，逆时针</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Ground that was copied, as a stamp; kept with the brush</source>
        <translation>所复制的地面，作为印章；随笔刷保存</translation>
    </message>
    <message>
        <source>Load Alpha Image</source>
        <translation>载入 Alpha 图像</translation>
    </message>
    <message>
        <source>Load a greyscale image or heightmap: PNG, EXR, TIFF, RAW …</source>
        <translation>载入灰度图像或高度图：PNG、EXR、TIFF、RAW …</translation>
    </message>
    <message>
        <source>Images and heightmaps (*.png *.exr *.tif *.tiff *.raw *.r16 *.r32 *.asc *.hgt *.dem);;All files (*)</source>
        <translation>图像和高度图 (*.png *.exr *.tif *.tiff *.raw *.r16 *.r32 *.asc *.hgt *.dem);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Load Image…</source>
        <translation>载入图像…</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisController</name>
    <message>
        <source>Viewshed</source>
        <translation>视域</translation>
    </message>
    <message>
        <source>Sun shadow</source>
        <translation>日照阴影</translation>
    </message>
    <message>
        <source>Sky visibility</source>
        <translation>天空可见度</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisDock</name>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>As light</source>
        <translation>作为光照</translation>
    </message>
    <message>
        <source>Eye height</source>
        <translation>眼高</translation>
    </message>
    <message>
        <source>Of the observer&apos;s eye above the ground</source>
        <translation>观察者眼睛离地高度</translation>
    </message>
    <message>
        <source>Target height</source>
        <translation>目标高度</translation>
    </message>
    <message>
        <source>Of what is looked for above the ground</source>
        <translation>所找目标离地高度</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>How far the observer looks over the map</source>
        <translation>观察者在地图上看多远</translation>
    </message>
    <message>
        <source>Azimuth</source>
        <translation>方位角</translation>
    </message>
    <message>
        <source>Where the sun stands, degrees from the north clockwise</source>
        <translation>太阳的位置，从北顺时针的度数</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>高度角</translation>
    </message>
    <message>
        <source>How high the sun stands, degrees above the horizon</source>
        <translation>太阳的高度，地平线以上的度数</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>柔和度</translation>
    </message>
    <message>
        <source>Half the sun&apos;s breadth, degrees: 0.27 for the real one, 0 for sharp shadows. Soft ones take longer</source>
        <translation>太阳宽度的一半，度：真实太阳为 0.27，0 为清晰阴影。柔和阴影耗时更长</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Beyond it ground does not hide the sky. The less, the quicker it follows an edit</source>
        <translation>超过此距离的地面不遮挡天空。越小，跟随编辑越快</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>方向数</translation>
    </message>
    <message>
        <source>In how many directions round the horizon is found</source>
        <translation>在多少个方向上求地平线</translation>
    </message>
    <message>
        <source>Dim the light on the ground by the visible share of the sky, in any shading</source>
        <translation>按可见天空的比例减弱地面的光照，适用于任何着色方式</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisLegend</name>
    <message>
        <source>in shadow</source>
        <translation>在阴影中</translation>
    </message>
    <message>
        <source>in the sun</source>
        <translation>在阳光下</translation>
    </message>
    <message>
        <source>≤ 30 %</source>
        <translation>≤ 30 %</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Ground in its own colours is beyond the radius</source>
        <translation>显示自身颜色的地面在半径之外</translation>
    </message>
    <message>
        <source>How much of the sun the ground sees</source>
        <translation>地面能见到多少太阳</translation>
    </message>
    <message>
        <source>How much of the sky&apos;s light falls on the ground</source>
        <translation>多少天光落在地面上</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>被遮挡</translation>
    </message>
</context>
<context>
    <name>scarp::AreaFields</name>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Area, cells and tiles</source>
        <translation>范围、单元与瓦片</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>首列</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>首行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Resample tiles that lie off the common grid</source>
        <translation>重采样不在公共网格上的瓦片</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>与文件相同</translation>
    </message>
    <message>
        <source>Between two samples. Samples of the file are averaged, as many as stay within it; with other cells it is met exactly</source>
        <translation>两个样本之间。文件的样本按其容纳的数量取平均；使用其他单元时精确满足</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>The file&apos;s own</source>
        <translation>文件自身的</translation>
    </message>
    <message>
        <source>Square metres in the UTM zone</source>
        <translation>UTM 带内的方形米制单元</translation>
    </message>
    <message>
        <source>Keep the cells of the file, or make square ones in the UTM zone of its middle or in a CRS: type its code, such as EPSG:2056</source>
        <translation>保留文件的单元，或在其中心所在的 UTM 带或某个 CRS 中生成方形单元：输入其代码，如 EPSG:2056</translation>
    </message>
    <message>
        <source>Where no tile is</source>
        <translation>缺少瓦片处</translation>
    </message>
    <message>
        <source>As the names say</source>
        <translation>按名称所示</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>孔洞</translation>
    </message>
    <message>
        <source>Sea, height 0</source>
        <translation>海，高度 0</translation>
    </message>
    <message>
        <source>Copernicus has no tiles of the sea; of other tiles those that are missing are holes</source>
        <translation>Copernicus 没有海上的瓦片；其他数据缺少的瓦片为孔洞</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more lines</source>
        <translation>
            <numerusform>以及另外 %1 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Square metres in the UTM zone, %1</source>
        <translation>UTM 带内的方形米制单元，%1</translation>
    </message>
    <message>
        <source>; west %1, south %2, east %3, north %4</source>
        <translation>；西 %1，南 %2，东 %3，北 %4</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> 于 %1</translation>
    </message>
    <message>
        <source>; no vertical datum is said</source>
        <translation>；未说明高程基准</translation>
    </message>
    <message>
        <source>; heights: %1</source>
        <translation>；高度：%1</translation>
    </message>
    <message>
        <source>On the new cells: %1</source>
        <translation>在新单元上：%1</translation>
    </message>
    <message>
        <source>New cells: %1</source>
        <translation>新单元：%1</translation>
    </message>
    <message>
        <source>Where the part begins, from the north-west corner</source>
        <translation>该部分的起点，从西北角算起</translation>
    </message>
    <message>
        <source>How many samples the part has</source>
        <translation>该部分有多少个样本</translation>
    </message>
    <message>
        <source>%1 × %2 samples, %3</source>
        <translation>%1 × %2 个样本，%3</translation>
    </message>
    <message>
        <source>Tile names</source>
        <translation>瓦片名称</translation>
    </message>
    <message>
        <source>by position or number</source>
        <translation>按位置或编号</translation>
    </message>
    <message>
        <source>Pattern of the names, such as rock_{x}_{y}. {x}: column from the west; {y}: row from the south; {row}: row from the north; *: any text</source>
        <translation>名称的模式，如 rock_{x}_{y}。{x}：从西算起的列；{y}：从南算起的行；{row}：从北算起的行；*：任意文本</translation>
    </message>
    <message numerus="yes">
        <source>%1 tiles</source>
        <translation>
            <numerusform>%1 个瓦片</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none overlap</source>
        <translation>%1：没有重叠</translation>
    </message>
    <message>
        <source>%1: all agree where they overlap</source>
        <translation>%1：重叠处全部一致</translation>
    </message>
    <message numerus="yes">
        <source>%1 samples without a tile (sea)</source>
        <translation>
            <numerusform>没有瓦片的 %1 个样本（海）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 samples without a tile (holes)</source>
        <translation>
            <numerusform>没有瓦片的 %1 个样本（孔洞）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::AreaMap</name>
    <message>
        <source>Map of the file: drag a rectangle to read that part</source>
        <translation>文件的地图：拖出矩形以读取该部分</translation>
    </message>
    <message>
        <source>Drag a rectangle to read that part only; click to read all again</source>
        <translation>拖出矩形以只读取该部分；单击恢复读取全部</translation>
    </message>
</context>
<context>
    <name>scarp::AssetCommands</name>
    <message>
        <source>Models (%1);;All files (*)</source>
        <translation>模型 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Import Models</source>
        <translation>导入模型</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Importing a model</source>
        <translation>正在导入模型</translation>
    </message>
    <message>
        <source>Rename Asset</source>
        <translation>重命名资源</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Tags of %1</source>
        <translation>%1 的标签</translation>
    </message>
    <message>
        <source>Words with commas between</source>
        <translation>以逗号分隔的词</translation>
    </message>
    <message>
        <source>Replace the Model of %1</source>
        <translation>替换 %1 的模型</translation>
    </message>
    <message>
        <source>Remove Asset</source>
        <translation>移除资源</translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>撤销可以恢复它们。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Saving a model to the library</source>
        <translation>正在把模型保存到库</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>库是空的</translation>
    </message>
    <message>
        <source>Show the Library&apos;s Folder</source>
        <translation>显示库文件夹</translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation>正在读取模型</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects of “%2” are removed too.</source>
        <translation>
            <numerusform>“%2”的 %1 个物体也会被删除。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::AssetGrid</name>
    <message>
        <source>Place: %1</source>
        <translation>放置：%1</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>Its model is missing</source>
        <translation>缺少其模型</translation>
    </message>
    <message>
        <source>Find assets</source>
        <translation>查找资源</translation>
    </message>
    <message>
        <source>Find by name or tag</source>
        <translation>按名称或标签查找</translation>
    </message>
    <message>
        <source>Shows the models whose name or tags have these words</source>
        <translation>显示名称或标签含有这些词的模型</translation>
    </message>
</context>
<context>
    <name>scarp::AssetPictures</name>
    <message>
        <source>Drawing pictures of models</source>
        <translation>正在绘制模型图片</translation>
    </message>
</context>
<context>
    <name>scarp::BrushDock</name>
    <message>
        <source>Brush</source>
        <translation>笔刷</translation>
    </message>
    <message>
        <source>The radius is smaller than a cell (%1): a stroke may touch no sample.</source>
        <translation>半径小于一个单元（%1）：笔划可能碰不到任何样本。</translation>
    </message>
</context>
<context>
    <name>scarp::BrushMarks</name>
    <message>
        <source>%1 long, %2 wide
%3° · %4</source>
        <translation>长 %1，宽 %2
%3° · %4</translation>
    </message>
</context>
<context>
    <name>scarp::BrushProfile</name>
    <message>
        <source>Brush profile</source>
        <translation>笔刷剖面</translation>
    </message>
    <message>
        <source>The brush cut through its middle: how much of its strength acts from rim to rim</source>
        <translation>从中间切开的笔刷：从边到边有多少强度起作用</translation>
    </message>
</context>
<context>
    <name>scarp::ChoiceRow</name>
    <message>
        <source>One of these: %1</source>
        <translation>以下之一：%1</translation>
    </message>
</context>
<context>
    <name>scarp::CommandPalette</name>
    <message>
        <source>Find a Command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>What do you want to do? A few words, such as “make it flat”</source>
        <translation>想做什么？几个词即可，如“弄平”</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>想做什么？</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>现在不可用</translation>
    </message>
    <message>
        <source>Nothing is known by these words.</source>
        <translation>没有与这些词相符的内容。</translation>
    </message>
    <message>
        <source>A few words find anything that can be done; Enter does the first</source>
        <translation>输入几个词即可找到任何可做的操作；按 Enter 执行第一个</translation>
    </message>
</context>
<context>
    <name>scarp::CompareController</name>
    <message>
        <source>Projects (*.scarp)</source>
        <translation>项目 (*.scarp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Comparing with %1</source>
        <translation>正在与 %1 比较</translation>
    </message>
</context>
<context>
    <name>scarp::CompareDock</name>
    <message>
        <source>Only here — %1</source>
        <translation>仅此处有 — %1</translation>
    </message>
    <message>
        <source>Only there — %1</source>
        <translation>仅那里有 — %1</translation>
    </message>
    <message>
        <source>Different — %1</source>
        <translation>不同 — %1</translation>
    </message>
    <message numerus="yes">
        <source>The heights are the same at all %1 samples.</source>
        <translation>
            <numerusform>全部 %1 个样本的高度相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 samples differ.
Lowest %3, highest %4.
Mean %5, root mean square %6.</source>
        <translation>
            <numerusform>%2 个样本中有 %1 个不同。
最低 %3，最高 %4。
平均 %5，均方根 %6。</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>End Comparison</source>
        <translation>结束比较</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>A click or Enter moves the camera there</source>
        <translation>单击或按 Enter 使相机移到那里</translation>
    </message>
    <message>
        <source>This terrain and %1</source>
        <translation>此地形与 %1</translation>
    </message>
    <message>
        <source>It is at no place of its own</source>
        <translation>它没有自己的位置</translation>
    </message>
    <message>
        <source>Greatest difference of heights: %1</source>
        <translation>最大高度差：%1</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>转到那里(&amp;G)</translation>
    </message>
    <message>
        <source>The ground has its own colours again</source>
        <translation>地面恢复自身的颜色</translation>
    </message>
    <message>
        <source>
Holes only here: %1, only there: %2.</source>
        <translation>
仅此处有的孔洞：%1，仅那里有的孔洞：%2。</translation>
    </message>
</context>
<context>
    <name>scarp::CompareLegend</name>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Orange: lower by %1 or more; blue: higher by %1 or more</source>
        <translation>橙色：低 %1 或更多；蓝色：高 %1 或更多</translation>
    </message>
</context>
<context>
    <name>scarp::Compass</name>
    <message>
        <source>Face north</source>
        <translation>面向北</translation>
    </message>
    <message>
        <source>Face east</source>
        <translation>面向东</translation>
    </message>
    <message>
        <source>Face south</source>
        <translation>面向南</translation>
    </message>
    <message>
        <source>Face west</source>
        <translation>面向西</translation>
    </message>
    <message>
        <source>From above; once more: slanting again</source>
        <translation>俯视；再按一次恢复斜视</translation>
    </message>
    <message>
        <source>E</source>
        <translation>东</translation>
    </message>
    <message>
        <source>S</source>
        <translation>南</translation>
    </message>
    <message>
        <source>W</source>
        <translation>西</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>罗盘</translation>
    </message>
    <message>
        <source>Where north is. A click on a letter looks that way, a click in the middle from above and back</source>
        <translation>北在何方。单击字母朝该方向看，单击中间从上方看，再单击则返回</translation>
    </message>
</context>
<context>
    <name>scarp::ConditionEditor</name>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>A curve over the range in place of soft ends</source>
        <translation>用范围上的曲线代替柔和的两端</translation>
    </message>
    <message>
        <source>Not</source>
        <translation>非</translation>
    </message>
    <message>
        <source>Where this does not hold</source>
        <translation>在此不成立之处</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>移除此条件</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Of the surroundings that the ground is compared with</source>
        <translation>与地面比较的周围范围</translation>
    </message>
    <message>
        <source>Water level</source>
        <translation>水位</translation>
    </message>
    <message>
        <source>Ground that is not higher counts as water</source>
        <translation>不高于此的地面视为水</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>查找范围</translation>
    </message>
    <message>
        <source>How far water is looked for; at most 256 samples</source>
        <translation>查找水的距离；最多 256 个样本</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>From crest to crest of the coarsest noise</source>
        <translation>最粗噪声的峰到峰距离</translation>
    </message>
    <message>
        <source>Octaves</source>
        <translation>倍频数</translation>
    </message>
    <message>
        <source>How many finer noises lie over it</source>
        <translation>其上叠加多少层更细的噪声</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Another number gives another noise</source>
        <translation>另一个数给出另一种噪声</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选区</translation>
    </message>
    <message>
        <source>A selection that is kept with the terrain</source>
        <translation>随地形保存的选区</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>It holds from here</source>
        <translation>从这里起成立</translation>
    </message>
    <message>
        <source>It holds up to here</source>
        <translation>到这里为止成立</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>柔化</translation>
    </message>
    <message>
        <source>Below the range it fades out over so much</source>
        <translation>在范围以下这么多之内渐隐</translation>
    </message>
    <message>
        <source>Above the range it fades out over so much</source>
        <translation>在范围以上这么多之内渐隐</translation>
    </message>
</context>
<context>
    <name>scarp::ConditionList</name>
    <message>
        <source>Add Condition</source>
        <translation>添加条件</translation>
    </message>
    <message>
        <source>Only where the ground is high, steep, wet, … too</source>
        <translation>只在地面也高、陡、湿…之处</translation>
    </message>
    <message>
        <source>Saved Selection</source>
        <translation>已存选区</translation>
    </message>
</context>
<context>
    <name>scarp::Console</name>
    <message>
        <source>Console</source>
        <translation>控制台</translation>
    </message>
    <message>
        <source>What has been done, as</source>
        <translation>已做的操作，显示为</translation>
    </message>
    <message>
        <source>a script</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>A script is for scarp run and for Edit → Scripts, Python for its module scarp</source>
        <translation>脚本用于 scarp run 和“编辑 → 脚本”，Python 用于其模块 scarp</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy all of it</source>
        <translation>复制全部内容</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save all of it; scripts in the folder of scripts are listed under Edit → Scripts</source>
        <translation>保存全部内容；脚本文件夹中的脚本列在“编辑 → 脚本”下</translation>
    </message>
    <message>
        <source>What has been done</source>
        <translation>已做的操作</translation>
    </message>
    <message>
        <source>Each step of the history that a script can have, up to the present one</source>
        <translation>历史中脚本可包含的每个步骤，直到当前步骤</translation>
    </message>
    <message>
        <source>An operation to do</source>
        <translation>要执行的操作</translation>
    </message>
    <message>
        <source>An operation as scripts have it; Enter does it</source>
        <translation>按脚本写法的操作；按 Enter 执行</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Do the operation, as one step of the history</source>
        <translation>执行该操作，作为历史中的一个步骤</translation>
    </message>
    <message numerus="yes">
        <source>%n steps are not shown: too many, or made of data that no script has.</source>
        <translation>
            <numerusform>有 %n 个步骤未显示：数量太多，或由脚本无法包含的数据构成。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Script</source>
        <translation>保存脚本</translation>
    </message>
    <message>
        <source>Scripts (*.json)</source>
        <translation>脚本 (*.json)</translation>
    </message>
    <message>
        <source>Python (*.py)</source>
        <translation>Python (*.py)</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
        <source>Running an operation</source>
        <translation>正在执行操作</translation>
    </message>
</context>
<context>
    <name>scarp::CoordinatesField</name>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Choose the coordinates of the positions</source>
        <translation>选择位置所用的坐标</translation>
    </message>
    <message>
        <source>Terrain: metres from its middle</source>
        <translation>地形：距其中心的米数</translation>
    </message>
    <message>
        <source>World: %1</source>
        <translation>世界：%1</translation>
    </message>
    <message>
        <source>World: coordinates of the file</source>
        <translation>世界：文件的坐标</translation>
    </message>
    <message>
        <source>“%1” is not a position. Type two numbers, such as %2.</source>
        <translation>“%1”不是位置。请输入两个数字，如 %2。</translation>
    </message>
    <message>
        <source>Type a position: two numbers, such as %1.</source>
        <translation>请输入位置：两个数字，如 %1。</translation>
    </message>
    <message>
        <source>%1 to %2 east, %3 to %4 north</source>
        <translation>东 %1 至 %2，北 %3 至 %4</translation>
    </message>
</context>
<context>
    <name>scarp::CrashReportDialog</name>
    <message>
        <source>Crash Report</source>
        <translation>崩溃报告</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly, %1. This is where it was then. Nothing of it is sent anywhere: copy it where you tell of the fault, with the system report that the Help menu has.</source>
        <translation>Scarp 意外关闭，%1。这里是当时所在的位置。不会发送到任何地方：报告故障时请复制它，并附上“帮助”菜单中的系统报告。</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>崩溃报告</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Show the folder that it lies in</source>
        <translation>显示它所在的文件夹</translation>
    </message>
    <message>
        <source>What the program was doing; nothing of it is sent anywhere</source>
        <translation>程序当时在做什么；这些都不会发送到任何地方</translation>
    </message>
</context>
<context>
    <name>scarp::CropDialog</name>
    <message>
        <source>Drag the sides, the corners or the inside on the ground. Enter crops.</source>
        <translation>在地面上拖动边、角或内部。Enter 裁剪。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>A size that an engine takes, around the same middle</source>
        <translation>引擎接受的尺寸，中心不变</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
</context>
<context>
    <name>scarp::CurveEditor</name>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Drag a point; press beside the points for a new one; pull it out or double-click it to remove it</source>
        <translation>拖动一个点；在点旁按下新增一个；拉出或双击可移除</translation>
    </message>
</context>
<context>
    <name>scarp::DamageDialog</name>
    <message>
        <source>an earlier saved state</source>
        <translation>以前保存的状态</translation>
    </message>
    <message>
        <source>holes</source>
        <translation>孔洞</translation>
    </message>
    <message>
        <source>what the recovery journal had</source>
        <translation>恢复日志中的内容</translation>
    </message>
    <message>
        <source>built anew: as it was</source>
        <translation>重新生成：与原来相同</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Damage in %1</source>
        <translation>%1 中的损坏</translation>
    </message>
    <message>
        <source>What is odd about this project:</source>
        <translation>此项目的异常之处：</translation>
    </message>
    <message>
        <source>Not everything in this project is what was saved. What is sound was opened; the list says what is not, and what stands there now. The file itself is untouched: the next save writes a new one and keeps this one beside it.</source>
        <translation>此项目中并非一切都与保存时相同。完好的部分已打开；列表说明哪些不是，以及现在以什么代替。文件本身未动：下次保存会写一个新文件，并把这个保留在旁边。</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>损坏处</translation>
    </message>
    <message>
        <source>In its place</source>
        <translation>代之以</translation>
    </message>
    <message>
        <source>Copy List</source>
        <translation>复制列表</translation>
    </message>
</context>
<context>
    <name>scarp::DockTitles</name>
    <message>
        <source>Close %1</source>
        <translation>关闭%1</translation>
    </message>
    <message>
        <source>Close this panel; View, Panels brings %1 back</source>
        <translation>关闭此面板；用“视图，面板”可恢复%1</translation>
    </message>
    <message>
        <source>Float or Dock %1</source>
        <translation>浮动或停靠%1</translation>
    </message>
    <message>
        <source>Float this panel in a window, or dock it again</source>
        <translation>使此面板浮动为窗口，或重新停靠</translation>
    </message>
    <message>
        <source>Drag a tab to move its panel or to float it. Double-click to float the panel, middle-click to close it, right-click for a menu.</source>
        <translation>拖动标签可移动面板或使其浮动。双击使面板浮动，中键单击关闭，右键单击打开菜单。</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>浮动</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>停靠</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close Others</source>
        <translation>关闭其他</translation>
    </message>
    <message>
        <source>Move to Left</source>
        <translation>移到左侧</translation>
    </message>
    <message>
        <source>Move to Right</source>
        <translation>移到右侧</translation>
    </message>
    <message>
        <source>Move to Bottom</source>
        <translation>移到底部</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
</context>
<context>
    <name>scarp::DocumentJournal</name>
    <message>
        <source>A crash would lose what you do now: %1</source>
        <translation>崩溃会丢失现在所做的内容：%1</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeAddressDialog</name>
    <message>
        <source>Add Drape from Address</source>
        <translation>从地址添加铺图</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>A picture or map on the web (https://….tif), a STAC item, or a map service as WMS:https://… or WMTS:https://…. What lies on the terrain is taken into the project.</source>
        <translation>网上的图片或地图（https://….tif）、STAC 条目，或 WMS:https://…、WMTS:https://… 地图服务。位于地形上的部分会存入项目。</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeCommands</name>
    <message>
        <source>Pictures and maps (%1);;All files (*)</source>
        <translation>图片和地图 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Add Drape</source>
        <translation>添加铺图</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>正在获取 %1</translation>
    </message>
    <message>
        <source>Find Picture</source>
        <translation>查找图片</translation>
    </message>
    <message>
        <source>Taking %1 into the project</source>
        <translation>正在把 %1 存入项目</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>正在查看 %1</translation>
    </message>
    <message>
        <source>Open or Add</source>
        <translation>打开或添加</translation>
    </message>
    <message>
        <source>What is “%1” to be?</source>
        <translation>“%1”要作为什么？</translation>
    </message>
    <message>
        <source>A drape is a picture that lies over this terrain. A terrain opens in place of this one.</source>
        <translation>铺图是铺在此地形上的图片。地形则取代当前地形打开。</translation>
    </message>
    <message>
        <source>Add as Drape</source>
        <translation>添加为铺图</translation>
    </message>
    <message>
        <source>Open as Terrain</source>
        <translation>作为地形打开</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeView</name>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>%1 lies outside of the project&apos;s folder. It is read only if you say so.</source>
        <translation>%1 在项目文件夹之外。只有您同意才会读取。</translation>
    </message>
    <message>
        <source>It lies beside this terrain, not over it.</source>
        <translation>它在此地形旁边，不在其上。</translation>
    </message>
    <message>
        <source>, from corner to corner: it has no place in the world that fits</source>
        <translation>，从角到角：它在世界上没有合适的位置</translation>
    </message>
    <message>
        <source>; the file has changed since it was added</source>
        <translation>；该文件在添加之后已改变</translation>
    </message>
    <message>
        <source>Drape “%1” is not shown. %2</source>
        <translation>铺图“%1”未显示。%2</translation>
    </message>
    <message>
        <source>In the project: %1 × %2 pixels</source>
        <translation>项目中：%1 × %2 像素</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
</context>
<context>
    <name>scarp::DrapesDock</name>
    <message>
        <source>Drapes</source>
        <translation>铺图</translation>
    </message>
    <message>
        <source>How much of the picture lies on the ground</source>
        <translation>图片在地面上的可见程度</translation>
    </message>
    <message>
        <source>A drape is a picture that lies over the ground: an orthophoto, a map, or a raster of numbers, in any coordinate system. It stays in its file, or is kept in the project.</source>
        <translation>铺图是铺在地面上的图片：正射影像、地图或数值栅格，可为任何坐标系。它留在自己的文件中，或存入项目。</translation>
    </message>
    <message>
        <source>Drapes, the uppermost first</source>
        <translation>铺图，最上面的在前</translation>
    </message>
    <message>
        <source>Add a picture over the ground…</source>
        <translation>在地面上添加图片…</translation>
    </message>
    <message>
        <source>Go to where the drape lies</source>
        <translation>转到铺图所在处</translation>
    </message>
    <message>
        <source>Put the drape over the next one</source>
        <translation>把铺图移到上一张之上</translation>
    </message>
    <message>
        <source>Put the drape under the one below</source>
        <translation>把铺图移到下一张之下</translation>
    </message>
    <message>
        <source>Remove the drape; its file stays</source>
        <translation>移除铺图；其文件保留</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
    <message>
        <source>Hidden, and not read yet.</source>
        <translation>已隐藏，尚未读取。</translation>
    </message>
    <message>
        <source>. The colours of this look stand for numbers: it shows no drapes.</source>
        <translation>。此外观的颜色代表数值：不显示铺图。</translation>
    </message>
    <message>
        <source>Read It</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Find Picture…</source>
        <translation>查找图片…</translation>
    </message>
    <message>
        <source>Use File Again</source>
        <translation>重新使用文件</translation>
    </message>
    <message>
        <source>Keep in Project</source>
        <translation>存入项目</translation>
    </message>
    <message>
        <source>The project holds the picture no longer and shows the file %1</source>
        <translation>项目不再保存该图片，而显示文件 %1</translation>
    </message>
    <message>
        <source>The project holds the part of the picture that lies on the terrain: it opens without the file, on other machines too</source>
        <translation>项目保存图片位于地形上的部分：没有该文件也能打开，在其他电脑上也行</translation>
    </message>
    <message>
        <source>Pictures over the ground, the uppermost first. The mark shows and hides one, a double click renames it, a right click offers more</source>
        <translation>地面上的图片，最上面的在前。标记用于显示和隐藏，双击可重命名，右键单击有更多选项</translation>
    </message>
    <message>
        <source>Import Heights…</source>
        <translation>导入高度…</translation>
    </message>
    <message>
        <source>Choose units, channel, layout and other import options for the values of the file; the project keeps their colours</source>
        <translation>为文件的值选择单位、通道、布局等导入设置；项目保存其颜色</translation>
    </message>
    <message>
        <source>Select a drape in the list first</source>
        <translation>请先在列表中选择一个铺图</translation>
    </message>
    <message>
        <source>The drape is the uppermost</source>
        <translation>铺图已在最上面</translation>
    </message>
    <message>
        <source>The drape is the lowest</source>
        <translation>铺图已在最下面</translation>
    </message>
    <message>
        <source>The drape is not shown</source>
        <translation>铺图未显示</translation>
    </message>
</context>
<context>
    <name>scarp::EditorDocument</name>
    <message>
        <source>Lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>沥青</translation>
    </message>
</context>
<context>
    <name>scarp::EngineSettingsBox</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the settings</source>
        <translation>复制设置</translation>
    </message>
    <message>
        <source>Working out the settings for %1…</source>
        <translation>正在计算 %1 的设置…</translation>
    </message>
    <message>
        <source>Settings in %1</source>
        <translation>%1 中的设置</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy what to type into the engine</source>
        <translation>复制要在引擎中输入的内容</translation>
    </message>
</context>
<context>
    <name>scarp::EngineSizeBox</name>
    <message>
        <source>Resample on export to</source>
        <translation>导出时重采样为</translation>
    </message>
    <message>
        <source>Export as it is</source>
        <translation>按原样导出</translation>
    </message>
    <message>
        <source>Size to resample to</source>
        <translation>重采样的尺寸</translation>
    </message>
    <message>
        <source>The file gets so many samples over the same ground; the terrain here stays as it is</source>
        <translation>文件在同样的地面上有这么多样本；此处的地形保持不变</translation>
    </message>
    <message>
        <source>The engine may refuse the file, or crop or stretch it</source>
        <translation>引擎可能拒绝该文件，或裁剪、拉伸它</translation>
    </message>
    <message>
        <source>Cells of %1 in place of %2.</source>
        <translation>单元为 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The terrain keeps its length and width; Terrain → Crop… keeps the cells instead.</source>
        <translation>地形保持其长和宽；“地形 → 裁剪…”则保持单元。</translation>
    </message>
    <message>
        <source>Heights change by %1 at most, 99 % of them by %2 or less, by %3 on average.</source>
        <translation>高度最多改变 %1，99 % 改变不超过 %2，平均 %3。</translation>
    </message>
    <message>
        <source>Working out how far the heights change…</source>
        <translation>正在计算高度改变多少…</translation>
    </message>
    <message>
        <source>Sizes that the engine takes; the nearest is proposed</source>
        <translation>引擎接受的尺寸；建议采用最接近的</translation>
    </message>
</context>
<context>
    <name>scarp::ExportCommands</name>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>正在导出 %1</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>详细信息…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export Again</source>
        <translation>再次导出</translation>
    </message>
    <message>
        <source>The project exports to places that you have not confirmed on this computer. Files that are there are replaced.</source>
        <translation>该项目将导出到您尚未在此计算机上确认的位置。已有的文件将被替换。</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>Exporting again</source>
        <translation>正在再次导出</translation>
    </message>
    <message>
        <source>largest error %1</source>
        <translation>最大误差 %1</translation>
    </message>
    <message numerus="yes">
        <source>Exported %1 and verified %2 files.</source>
        <translation>
            <numerusform>已导出 %1 并验证 %2 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message numerus="yes">
        <source>Does not include %1 placed objects (use File → Export → Objects…).</source>
        <translation>
            <numerusform>不含 %1 个已放置的物体（请用“文件 → 导出 → 物体…”）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>scarp::ExportDialog</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Keep as</source>
        <translation>保留为</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>The range&apos;s lowest height is above its highest</source>
        <translation>范围的最低高度高于最高高度</translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation>%1 是文件夹</translation>
    </message>
    <message>
        <source>%1: there is no such folder</source>
        <translation>%1：没有这个文件夹</translation>
    </message>
    <message>
        <source>The height of the first step</source>
        <translation>第一级的高度</translation>
    </message>
    <message>
        <source>The height of the last step</source>
        <translation>最后一级的高度</translation>
    </message>
    <message>
        <source>The format of the file</source>
        <translation>文件的格式</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written</source>
        <translation>导出已取消；没有写入任何内容</translation>
    </message>
    <message>
        <source>Keep with the project as</source>
        <translation>随项目保存为</translation>
    </message>
    <message>
        <source>These choices stay with the project under this name; File → Export Again does all that are kept</source>
        <translation>这些选择以此名称随项目保存；“文件 → 再次导出”会执行所有已保存的导出</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>All of the terrain, or the box about the selection</source>
        <translation>整个地形，或选区的外框</translation>
    </message>
    <message>
        <source>The whole terrain</source>
        <translation>整个地形</translation>
    </message>
    <message>
        <source>The selection&apos;s box</source>
        <translation>选区的方框</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>%1 already exists and will be overwritten.</source>
        <translation>%1 已存在，将被覆盖。</translation>
    </message>
    <message>
        <source>Enter the file to export to, or browse for one</source>
        <translation>请输入要导出到的文件，或浏览</translation>
    </message>
    <message>
        <source>Enter the folder to export to, or browse for one</source>
        <translation>请输入要导出到的文件夹，或浏览</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1 是文件，不是文件夹</translation>
    </message>
    <message>
        <source>“.%1” is not a supported file format. Use %2</source>
        <translation>“.%1”不是支持的文件格式。请使用 %2</translation>
    </message>
    <message>
        <source>Name (used by Export Again)</source>
        <translation>名称（用于“再次导出”）</translation>
    </message>
    <message>
        <source>%1 is not empty. Files of the same names will be overwritten.</source>
        <translation>%1 不为空。同名文件将被覆盖。</translation>
    </message>
</context>
<context>
    <name>scarp::FileCommands</name>
    <message>
        <source>Projects and elevation data</source>
        <translation>项目和高程数据</translation>
    </message>
    <message>
        <source>Scarp projects</source>
        <translation>Scarp 项目</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Generating terrain (%1)</source>
        <translation>正在生成地形（%1）</translation>
    </message>
</context>
<context>
    <name>scarp::FilterDialog</name>
    <message>
        <source>%1 — Base</source>
        <translation>%1 — 底层</translation>
    </message>
    <message>
        <source>%1 — Layer “%2”</source>
        <translation>%1 — 图层“%2”</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Preview on the ground</source>
        <translation>在地面上预览</translation>
    </message>
    <message>
        <source>Shows on the ground what Apply would do; nothing of it stays after Cancel</source>
        <translation>在地面上显示“应用”的效果；取消后不留任何痕迹</translation>
    </message>
    <message>
        <source>Add as Layer</source>
        <translation>添加为图层</translation>
    </message>
    <message>
        <source>Add an adjustment layer with these settings, which can be changed later</source>
        <translation>以这些设置添加调整图层，以后可以更改</translation>
    </message>
</context>
<context>
    <name>scarp::FilterPreview</name>
    <message>
        <source>Previewing</source>
        <translation>正在预览</translation>
    </message>
</context>
<context>
    <name>scarp::FoldingSection</name>
    <message>
        <source>Something here is not as it is at first</source>
        <translation>此处有与初始不同的设置</translation>
    </message>
    <message>
        <source>Back to how this is at first</source>
        <translation>恢复为初始状态</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>Folds this part of the panel away and out again</source>
        <translation>折叠或展开面板的这一部分</translation>
    </message>
</context>
<context>
    <name>scarp::FormDialog</name>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1：“%2”不是数字</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>A path on this machine</source>
        <translation>本机上的路径</translation>
    </message>
    <message>
        <source>Choose the path in a dialog</source>
        <translation>在对话框中选择路径</translation>
    </message>
</context>
<context>
    <name>scarp::GroundFields</name>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Flipped</source>
        <translation>翻转</translation>
    </message>
    <message>
        <source>The first row of the file is the northern edge: as images are seen</source>
        <translation>文件的第一行为北边：如看图像</translation>
    </message>
    <message>
        <source>The first row of the file is the southern edge: as Unity writes it</source>
        <translation>文件的第一行为南边：如 Unity 所写</translation>
    </message>
    <message>
        <source>North and south change places</source>
        <translation>南北对调</translation>
    </message>
    <message>
        <source>First row is</source>
        <translation>第一行是</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>南北</translation>
    </message>
    <message>
        <source>Water at</source>
        <translation>水面于</translation>
    </message>
    <message>
        <source>Show a sheet of water at this height</source>
        <translation>在此高度显示水面</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>海平面</translation>
    </message>
    <message>
        <source>Lowest height</source>
        <translation>最低高度</translation>
    </message>
    <message>
        <source>Highest height</source>
        <translation>最高高度</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>The height of the darkest sample</source>
        <translation>最暗样本的高度</translation>
    </message>
    <message>
        <source>The height of the brightest sample</source>
        <translation>最亮样本的高度</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>单元尺寸</translation>
    </message>
    <message>
        <source>West to east</source>
        <translation>西到东</translation>
    </message>
    <message>
        <source>South to north</source>
        <translation>南到北</translation>
    </message>
    <message>
        <source>Between two samples</source>
        <translation>两个样本之间</translation>
    </message>
    <message>
        <source>The lowest height is above the highest</source>
        <translation>最低高度高于最高高度</translation>
    </message>
    <message>
        <source>The height of the water</source>
        <translation>水面的高度</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
</context>
<context>
    <name>scarp::GroundMenu</name>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 个物体</numerusform>
        </translation>
    </message>
    <message>
        <source>Set &amp;Height to This Height</source>
        <translation>把“设定高度”设为此高度(&amp;H)</translation>
    </message>
    <message>
        <source>Cl&amp;one from Here</source>
        <translation>从这里克隆(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Place Object Here</source>
        <translation>在这里放置物体(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Measure from Here</source>
        <translation>从这里测量(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Centre View Here</source>
        <translation>视图以此为中心(&amp;C)</translation>
    </message>
    <message>
        <source>Ob&amp;serve from Here</source>
        <translation>从这里观察(&amp;S)</translation>
    </message>
    <message>
        <source>Select &amp;Similar Ground</source>
        <translation>选择相似地面(&amp;S)</translation>
    </message>
    <message>
        <source>Paste Ground &amp;Here</source>
        <translation>在这里粘贴地面(&amp;H)</translation>
    </message>
    <message>
        <source>Copy Coo&amp;rdinates</source>
        <translation>复制坐标(&amp;R)</translation>
    </message>
    <message>
        <source>Copy &amp;World Coordinates</source>
        <translation>复制世界坐标(&amp;W)</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1，已锁定</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>解锁(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>地面(&amp;G)</translation>
    </message>
    <message>
        <source>Place &amp;More of These</source>
        <translation>放置更多同类(&amp;M)</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>创建副本(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Pin Here</source>
        <translation>固定在此(&amp;P)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Open Its Rule</source>
        <translation>打开其规则(&amp;O)</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation>高度 %1</translation>
    </message>
</context>
<context>
    <name>scarp::HeightMeasurer</name>
    <message>
        <source>Working out the change of heights</source>
        <translation>正在计算高度的改变</translation>
    </message>
</context>
<context>
    <name>scarp::HistogramDock</name>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Histogram of</source>
        <translation>直方图对象</translation>
    </message>
    <message>
        <source>Choose what the histogram counts</source>
        <translation>选择直方图统计的内容</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Choose the part of the terrain that is counted</source>
        <translation>选择统计地形的哪一部分</translation>
    </message>
    <message>
        <source>Whole terrain</source>
        <translation>整个地形</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选区</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Choose how the range is combined with the selection</source>
        <translation>选择范围与选区的组合方式</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>替换选区</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>添加到选区</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>从选区减去</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>与选区相交</translation>
    </message>
    <message>
        <source>Select Range</source>
        <translation>选择范围</translation>
    </message>
    <message>
        <source>Select the terrain whose value is in the range</source>
        <translation>选择值在范围内的地形</translation>
    </message>
    <message>
        <source>Clear Range</source>
        <translation>清除范围</translation>
    </message>
    <message>
        <source>Remove the range and its preview</source>
        <translation>移除范围及其预览</translation>
    </message>
    <message>
        <source>Logarithmic counts</source>
        <translation>对数计数</translation>
    </message>
    <message>
        <source>Draw the counts on a logarithmic scale, so that rare values can be seen</source>
        <translation>以对数刻度绘制计数，使少见的值也能看到</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Lower end of the range</source>
        <translation>范围的下端</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Upper end of the range</source>
        <translation>范围的上端</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>正在计数 …</translation>
    </message>
    <message>
        <source>There are no values to count.</source>
        <translation>没有可计数的值。</translation>
    </message>
    <message>
        <source>Counting heights</source>
        <translation>正在计数高度</translation>
    </message>
    <message>
        <source>Choose a range first: drag over the histogram</source>
        <translation>请先选择范围：在直方图上拖动</translation>
    </message>
    <message>
        <source>%1 % of the samples are in the range.</source>
        <translation>%1 % 的样本在范围内。</translation>
    </message>
    <message>
        <source>Minimum %1, maximum %2, mean %3, median %4.</source>
        <translation>最小值 %1，最大值 %2，平均值 %3，中值 %4。</translation>
    </message>
    <message>
        <source>Percentiles: 5th %1, 25th %2, 75th %3, 95th %4; %5 samples.</source>
        <translation>百分位数：第 5 %1，第 25 %2，第 75 %3，第 95 %4；%5 个样本。</translation>
    </message>
</context>
<context>
    <name>scarp::HistogramPlot</name>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Drag over the bars to choose a range, or drag its ends</source>
        <translation>在条柱上拖动以选择范围，或拖动其两端</translation>
    </message>
    <message>
        <source>The distribution of the values. Drag over the bars to choose a range, or drag its ends. Keys: Left and Right move an end, with Shift by ten bars; Down chooses the lower end, Up the upper one; Enter selects; Esc removes the range.</source>
        <translation>值的分布。在条柱上拖动以选择范围，或拖动其两端。按键：左和右移动一端，加 Shift 每次十个条柱；下选择下端，上选择上端；Enter 选择；Esc 移除范围。</translation>
    </message>
    <message>
        <source>%1k</source>
        <translation>%1k</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1
%2 % below</source>
        <translation>%1
%2 % 低于此值</translation>
    </message>
</context>
<context>
    <name>scarp::HistoryBudget</name>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Memory for the history</source>
        <translation>历史所用内存</translation>
    </message>
    <message>
        <source>Memory that the history may take. Beyond it older steps are compressed, then kept in a temporary file; all of them can always be undone</source>
        <translation>历史可用的内存。超过后较早的步骤先被压缩，再存入临时文件；所有步骤始终可以撤销</translation>
    </message>
    <message>
        <source>%1 + %2 on disk</source>
        <translation>%1 + 磁盘上 %2</translation>
    </message>
    <message>
        <source>As it is %1, compressed %2, on disk %3</source>
        <translation>原样 %1，压缩 %2，磁盘上 %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Memory that the history takes</source>
        <translation>历史占用的内存</translation>
    </message>
</context>
<context>
    <name>scarp::HistoryDock</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>编辑历史</translation>
    </message>
    <message>
        <source>Redo to This Step</source>
        <translation>重做到此步骤</translation>
    </message>
    <message>
        <source>Go to This Step</source>
        <translation>转到此步骤</translation>
    </message>
    <message>
        <source>Revert Selection to This Step</source>
        <translation>把选区还原到此步骤</translation>
    </message>
    <message>
        <source>Revert All Ground to This Step</source>
        <translation>把全部地面还原到此步骤</translation>
    </message>
    <message>
        <source>Adjust Stroke…</source>
        <translation>调整笔划…</translation>
    </message>
    <message>
        <source>Copy as Script</source>
        <translation>复制为脚本</translation>
    </message>
    <message>
        <source>Every step that was done. A click goes back or forward to it; a right click offers more</source>
        <translation>已做的每个步骤。单击可后退或前进到该步骤；右键单击有更多选项</translation>
    </message>
</context>
<context>
    <name>scarp::HistoryModel</name>
    <message>
        <source>%1 across, strength %2</source>
        <translation>宽 %1，强度 %2</translation>
    </message>
    <message>
        <source>%1 × %2 samples</source>
        <translation>%1 × %2 个样本</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>已打开</translation>
    </message>
    <message>
        <source>Undone. Click to do it again</source>
        <translation>已撤销。单击重做</translation>
    </message>
    <message>
        <source>Click to go back to here</source>
        <translation>单击返回到这里</translation>
    </message>
</context>
<context>
    <name>scarp::HitFacts</name>
    <message>
        <source>west side</source>
        <translation>西侧</translation>
    </message>
    <message>
        <source>east side</source>
        <translation>东侧</translation>
    </message>
    <message>
        <source>south side</source>
        <translation>南侧</translation>
    </message>
    <message>
        <source>north side</source>
        <translation>北侧</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>底面</translation>
    </message>
    <message>
        <source>top</source>
        <translation>顶面</translation>
    </message>
    <message>
        <source>Enters</source>
        <translation>进入</translation>
    </message>
    <message>
        <source>The face of the terrain&apos;s box of heights, and how far from the near plane</source>
        <translation>地形高度盒的进入面，以及距近平面多远</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>The face by which the ray would leave that box</source>
        <translation>射线离开该盒的面</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>Of the triangle: east, north, up; and its slope</source>
        <translation>三角形的：东、北、上；及其坡度</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>Along the ray: 0 at the near plane, 1 at the far plane</source>
        <translation>沿射线：近平面为 0，远平面为 1</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>Column and row, from the north-west corner</source>
        <translation>列和行，从西北角算起</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Which half of the cell, split from its north-west to its south-east corner</source>
        <translation>单元的哪一半，由西北角到东南角划分</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>侧</translation>
    </message>
    <message>
        <source>The side of the ground that the ray comes from</source>
        <translation>射线来自地面的哪一侧</translation>
    </message>
    <message>
        <source>misses the terrain&apos;s box</source>
        <translation>未碰到地形的盒</translation>
    </message>
    <message>
        <source>starts within</source>
        <translation>起点在内</translation>
    </message>
    <message>
        <source>ends within</source>
        <translation>终点在内</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>无命中</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>东北</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>西南</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>从上方</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>从下方</translation>
    </message>
    <message>
        <source>East, north and up from the terrain&apos;s middle</source>
        <translation>从地形中心向东、向北和向上</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
</context>
<context>
    <name>scarp::ImportCommands</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>读作</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>单元尺寸</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>孔洞</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>由来</translation>
    </message>
    <message>
        <source>the file as it is</source>
        <translation>文件原样</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>%1 does not say its heights or its size: they are guessed</source>
        <translation>%1 未说明其高度或尺寸：为猜测值</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation>（以及另外 %1 个）</translation>
    </message>
    <message>
        <source>Import Settings…</source>
        <translation>导入设置…</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>详细信息…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Fill Holes</source>
        <translation>填充孔洞</translation>
    </message>
    <message>
        <source>1 sample inside the terrain is missing.</source>
        <translation>地形内缺少 1 个样本。</translation>
    </message>
    <message>
        <source>%1 samples inside the terrain are missing.</source>
        <translation>地形内缺少 %1 个样本。</translation>
    </message>
    <message>
        <source>Apply or cancel the current preview first.</source>
        <translation>请先应用或取消当前预览。</translation>
    </message>
    <message>
        <source>Filling holes</source>
        <translation>正在填充孔洞</translation>
    </message>
    <message>
        <source>Import from URL…</source>
        <translation>从 URL 导入…</translation>
    </message>
</context>
<context>
    <name>scarp::ImportDialog</name>
    <message>
        <source>Import Elevation Data</source>
        <translation>导入高程数据</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Do not ask again for such files</source>
        <translation>此类文件不再询问</translation>
    </message>
    <message>
        <source>Load it to see it here</source>
        <translation>载入后可在此查看</translation>
    </message>
    <message>
        <source>Reading the STAC item…</source>
        <translation>正在读取 STAC 条目…</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>What of the file is the height</source>
        <translation>文件的什么是高度</translation>
    </message>
    <message>
        <source>Height is in</source>
        <translation>高度在于</translation>
    </message>
    <message>
        <source>They open by the guess at once; Preferences ask again, and File → Import always does</source>
        <translation>它们会按猜测直接打开；在首选项中可恢复询问，“文件 → 导入”总会询问</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Say how many columns and rows it has</source>
        <translation>请说明有多少列和行</translation>
    </message>
    <message>
        <source>Load an address to see what is there</source>
        <translation>载入一个地址，看看那里有什么</translation>
    </message>
    <message>
        <source>Choose a file to see it here</source>
        <translation>选择文件可在此查看</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>按文件所述</translation>
    </message>
    <message>
        <source>Load an address first</source>
        <translation>请先载入一个地址</translation>
    </message>
    <message>
        <source>Which file? Type its path or browse for it</source>
        <translation>哪个文件？输入路径或浏览</translation>
    </message>
    <message>
        <source>%1: there is no such file or folder</source>
        <translation>%1：没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>无法读取该文件</translation>
    </message>
    <message>
        <source>The band, or the colours, that the heights are taken from</source>
        <translation>高度取自的波段或颜色</translation>
    </message>
    <message>
        <source>Import from URL</source>
        <translation>从 URL 导入</translation>
    </message>
    <message>
        <source>This is a URL: File → Import from URL… reads it</source>
        <translation>这是 URL：“文件 → 从 URL 导入…”可读取它</translation>
    </message>
    <message>
        <source>Elevation data (%1);;All files (*)</source>
        <translation>高程数据 (%1);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>scarp::ImportSettingsDialog</name>
    <message>
        <source>Import Settings</source>
        <translation>导入设置</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>What the numbers in the file stand for: heights are worked out anew</source>
        <translation>文件中数字的含义：高度将重新计算</translation>
    </message>
    <message>
        <source>Numbers are</source>
        <translation>数字为</translation>
    </message>
    <message>
        <source>Read the File Again…</source>
        <translation>再次读取文件…</translation>
    </message>
    <message>
        <source>For another band, RAW layout or no-data value: opens %1 once more</source>
        <translation>用于另一波段、RAW 布局或无数据值：再次打开 %1</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>正在查看 %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>现在：%1</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>之后：%1</translation>
    </message>
    <message>
        <source>The highest height must be above the lowest</source>
        <translation>最高高度必须高于最低高度</translation>
    </message>
</context>
<context>
    <name>scarp::InfoBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>scarp::JobBar</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stopping: %1</source>
        <translation>正在停止：%1</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation>（以及另外 %1 个）</translation>
    </message>
</context>
<context>
    <name>scarp::KeyMap</name>
    <message>
        <source>These are no keys: %1</source>
        <translation>这不是按键：%1</translation>
    </message>
    <message>
        <source>the JSON is no object</source>
        <translation>该 JSON 不是对象</translation>
    </message>
    <message>
        <source>There is no preset of keys “%1”</source>
        <translation>没有按键预设“%1”</translation>
    </message>
    <message>
        <source>“keys” is missing, or is no JSON object</source>
        <translation>缺少“keys”，或它不是 JSON 对象</translation>
    </message>
    <message>
        <source>There is no action “%1”</source>
        <translation>没有操作“%1”</translation>
    </message>
    <message>
        <source>The keys of “%1” are no JSON array</source>
        <translation>“%1”的按键不是 JSON 数组</translation>
    </message>
    <message>
        <source>“%1” of “%2” is no key</source>
        <translation>“%2”的“%1”不是按键</translation>
    </message>
    <message>
        <source>“%1” and “%2” have the same key: %3</source>
        <translation>“%1”和“%2”的按键相同：%3</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>While the right button is held, the view flies with it.</source>
        <translation>按住右键时用它使视图飞行。</translation>
    </message>
    <message>
        <source>While a line is drawn or ground is pasted, the view uses it.</source>
        <translation>绘制线或粘贴地面时由视图使用。</translation>
    </message>
</context>
<context>
    <name>scarp::KeysDialog</name>
    <message>
        <source>Set</source>
        <translation>设定</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Find an action by words</source>
        <translation>按词查找操作</translation>
    </message>
    <message>
        <source>Find by key: press it</source>
        <translation>按键查找：请按下</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Show all actions again</source>
        <translation>再次显示所有操作</translation>
    </message>
    <message>
        <source>Keys like in</source>
        <translation>按键如同</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>按下新的按键</translation>
    </message>
    <message>
        <source>The action has this key in place of those it has</source>
        <translation>以此按键取代该操作现有的按键</translation>
    </message>
    <message>
        <source>The action has this key besides those it has</source>
        <translation>在现有按键之外添加此按键</translation>
    </message>
    <message>
        <source>The action has no key</source>
        <translation>该操作没有按键</translation>
    </message>
    <message>
        <source>The action has its usual keys</source>
        <translation>该操作使用默认按键</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>按键 (*.json)</translation>
    </message>
    <message>
        <source>Import Keys</source>
        <translation>导入按键</translation>
    </message>
    <message>
        <source>Export Keys</source>
        <translation>导出按键</translation>
    </message>
    <message>
        <source>Mouse and view (fixed)</source>
        <translation>鼠标与视图（固定）</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Take Over</source>
        <translation>接管</translation>
    </message>
    <message>
        <source>“%1” (%2) has %3, in the whole window: it loses the key.</source>
        <translation>“%1”（%2）在整个窗口中使用 %3：它会失去此按键。</translation>
    </message>
    <message>
        <source>This one is fixed.</source>
        <translation>此项固定。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>无法读取“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” is too large for keys</source>
        <translation>“%1”作为按键文件太大</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>Change the keys of all actions</source>
        <translation>更改所有操作的按键</translation>
    </message>
    <message>
        <source>Shows the actions whose name, menu or key has these words</source>
        <translation>显示名称、菜单或按键含有这些词的操作</translation>
    </message>
    <message>
        <source>Shows the action that has the key which is pressed here</source>
        <translation>显示使用此处所按按键的操作</translation>
    </message>
    <message>
        <source>Keys and mouse gestures that people know from another program; drops your own changes of keys</source>
        <translation>其他程序中为人熟悉的按键和鼠标手势；会放弃您自己对按键的更改</translation>
    </message>
    <message>
        <source>Mouse like in</source>
        <translation>鼠标如同</translation>
    </message>
    <message>
        <source>The buttons that orbit, pan and zoom as in another program; the keys stay</source>
        <translation>环绕、平移和缩放的鼠标键与另一程序相同；键盘按键不变</translation>
    </message>
    <message>
        <source>All actions by their menus, with their keys. Choose one to change its keys</source>
        <translation>按菜单列出的所有操作及其按键。选择一个以更改其按键</translation>
    </message>
    <message>
        <source>The key for the chosen action, as it is pressed here</source>
        <translation>所选操作的按键，在此处按下</translation>
    </message>
</context>
<context>
    <name>scarp::KindSection</name>
    <message>
        <source>State to paint back</source>
        <translation>画回的状态</translation>
    </message>
    <message>
        <source>The moment of the history whose ground is painted back</source>
        <translation>画回历史中哪一时刻的地面</translation>
    </message>
    <message>
        <source>H takes it from under the cursor</source>
        <translation>H 取光标下的值</translation>
    </message>
</context>
<context>
    <name>scarp::LayerDelegate</name>
    <message>
        <source>What the layer holds; click: brushes sculpt it</source>
        <translation>图层的内容；单击：笔刷雕刻它</translation>
    </message>
    <message>
        <source>The layer&apos;s mask, white where it shows; click: brushes paint it, Alt+click: show it on the ground</source>
        <translation>图层的遮罩，白色处可见；单击：笔刷绘制它，Alt+单击：在地面上显示</translation>
    </message>
    <message>
        <source>Collapse or expand the group</source>
        <translation>折叠或展开组</translation>
    </message>
</context>
<context>
    <name>scarp::LayerMenu</name>
    <message>
        <source>Add Layer</source>
        <translation>添加图层</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Merge Down</source>
        <translation>向下合并</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>Edit Heights</source>
        <translation>编辑高度</translation>
    </message>
    <message>
        <source>Paint Mask</source>
        <translation>绘制遮罩</translation>
    </message>
    <message>
        <source>Add Mask from Selection</source>
        <translation>由选区添加遮罩</translation>
    </message>
    <message>
        <source>Mask to Selection</source>
        <translation>遮罩转为选区</translation>
    </message>
    <message>
        <source>Invert Mask</source>
        <translation>反转遮罩</translation>
    </message>
    <message>
        <source>Delete Mask</source>
        <translation>删除遮罩</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Add Group</source>
        <translation>添加组</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Group Layers</source>
        <translation>图层编组</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>取消编组</translation>
    </message>
    <message>
        <source>Merge Group</source>
        <translation>合并组</translation>
    </message>
    <message>
        <source>Delete Group</source>
        <translation>删除组</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>图层 %1</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 副本</translation>
    </message>
    <message>
        <source>Duplicate Layers</source>
        <translation>复制图层</translation>
    </message>
    <message>
        <source>Delete Layers</source>
        <translation>删除图层</translation>
    </message>
</context>
<context>
    <name>scarp::LayerModel</name>
    <message>
        <source>Base</source>
        <translation>底层</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>有遮罩</translation>
    </message>
    <message>
        <source>Base terrain</source>
        <translation>基础地形</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>outdated</source>
        <translation>已过期</translation>
    </message>
</context>
<context>
    <name>scarp::LayerSettings</name>
    <message>
        <source>Blend</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>How much of the layer lies on the ground</source>
        <translation>图层在地面上的作用程度</translation>
    </message>
    <message>
        <source>Raises the ground by what the layer holds</source>
        <translation>按图层内容抬升地面</translation>
    </message>
    <message>
        <source>Fills up to the layer&apos;s height</source>
        <translation>填到图层的高度</translation>
    </message>
    <message>
        <source>Cuts down to the layer&apos;s height</source>
        <translation>削到图层的高度</translation>
    </message>
    <message>
        <source>Puts the layer&apos;s height in place of the ground&apos;s</source>
        <translation>以图层高度代替地面高度</translation>
    </message>
</context>
<context>
    <name>scarp::LayersDock</name>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Layers, the uppermost first</source>
        <translation>图层，最上面的在前</translation>
    </message>
    <message>
        <source>Add a layer above the active one</source>
        <translation>在活动图层之上添加图层</translation>
    </message>
    <message>
        <source>Import a raster as a layer…</source>
        <translation>把栅格导入为图层…</translation>
    </message>
    <message>
        <source>Merge the layer with the one under it</source>
        <translation>把图层与其下的图层合并</translation>
    </message>
    <message>
        <source>Show the layer only where the selection is; without one everywhere</source>
        <translation>只在选区处显示图层；没有选区则处处显示</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
    <message>
        <source>Brushes paint the mask of “%1”: they show the layer, with Ctrl they hide it, with Shift they smooth. A click on the picture of its heights ends that.</source>
        <translation>笔刷正在绘制“%1”的遮罩：显示该图层，按 Ctrl 隐藏，按 Shift 平滑。单击其高度图片即结束。</translation>
    </message>
    <message>
        <source>Import a raster as a layer</source>
        <translation>把栅格导入为图层</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>%1: the terrain has got another size meanwhile</source>
        <translation>%1：其间地形尺寸已改变</translation>
    </message>
    <message>
        <source>%1 does not say where it lies on this terrain: it was stretched from corner to corner.</source>
        <translation>%1 未说明在此地形上的位置：已从角到角拉伸。</translation>
    </message>
    <message>
        <source>Select a layer above the base first</source>
        <translation>请先选择底层之上的图层</translation>
    </message>
    <message>
        <source>The layers of edits, the uppermost first. A click makes one the active one; eye, lock and mask are on its row; a right click offers more. Shift and Ctrl choose several, which can be grouped; rows are dragged to other places, into groups and out of them</source>
        <translation>编辑的图层，最上面的在前。单击使其成为活动图层；眼睛、锁和遮罩在其行上；右键单击有更多选项。Shift 和 Ctrl 可选择多个，以便编组；行可拖到其他位置，拖入或拖出组</translation>
    </message>
    <message>
        <source>Add an adjustment layer: a filter of the layers below</source>
        <translation>添加调整图层：对其下图层的滤镜</translation>
    </message>
    <message>
        <source>Group the chosen layers</source>
        <translation>将所选图层编组</translation>
    </message>
    <message>
        <source>&amp;Merge Group</source>
        <translation>合并组(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Merge Down</source>
        <translation>向下合并(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Delete Group</source>
        <translation>删除组(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete Layer</source>
        <translation>删除图层(&amp;D)</translation>
    </message>
    <message>
        <source>Layer thumbnails</source>
        <translation>图层缩略图</translation>
    </message>
    <message>
        <source>Updating “%1”</source>
        <translation>正在更新“%1”</translation>
    </message>
    <message>
        <source>Duplicate the chosen layers</source>
        <translation>复制所选图层</translation>
    </message>
    <message>
        <source>Delete the chosen layers</source>
        <translation>删除所选图层</translation>
    </message>
    <message>
        <source>&amp;Delete Layers</source>
        <translation>删除图层(&amp;D)</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layers</source>
        <translation>复制图层(&amp;L)</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layer</source>
        <translation>复制图层(&amp;L)</translation>
    </message>
</context>
<context>
    <name>scarp::LayoutChoices</name>
    <message>
        <source>, swapped</source>
        <translation>，已交换</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>scarp::LeaveGuard</name>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>要把更改保存到“%1”吗？</translation>
    </message>
    <message>
        <source>Discarding them cannot be undone.</source>
        <translation>丢弃后无法撤销。</translation>
    </message>
    <message>
        <source>It is in no project yet. Discarding cannot be undone.</source>
        <translation>它还不在任何项目中。丢弃后无法撤销。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Edits Wait</source>
        <translation>有编辑在等待</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits of “%2” have not reached the server.</source>
        <translation>
            <numerusform>“%2”的 %1 项编辑尚未到达服务器。</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits are sent as long as this terrain is open. To be sent later they are kept here and offered at the next start. A copy as a project keeps them, for you alone.</source>
        <translation>此地形打开期间编辑会被发送。要以后发送，则保存在此并在下次启动时提供。另存为项目的副本也会保留它们，仅供您自己。</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Send Later</source>
        <translation>以后发送</translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation>保存副本…</translation>
    </message>
</context>
<context>
    <name>scarp::LineBrushForm</name>
    <message>
        <source>an alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>jitter</source>
        <translation>抖动</translation>
    </message>
    <message>
        <source>symmetry</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>Take the Current Brush</source>
        <translation>取用当前笔刷</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Of the brush</source>
        <translation>笔刷的半径</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>What a pass of the brush changes in its middle</source>
        <translation>笔刷经过一次在其中心改变的量</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>How the brush grows weaker towards its rim</source>
        <translation>笔刷向边缘减弱的方式</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>内半径</translation>
    </message>
    <message>
        <source>How much of the radius is at full strength, percent</source>
        <translation>半径中有多少为全强度，百分比</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>From dab to dab along the line, percent of the radius</source>
        <translation>沿线各笔触点之间，半径的百分比</translation>
    </message>
    <message>
        <source>The line is brushed as the sculpting tool does now: kind, radius, strength, alpha, limits and all else of the brush in hand</source>
        <translation>沿线按雕刻工具现在的设置施加笔刷：种类、半径、强度、Alpha、限制以及手中笔刷的其他一切</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>笔刷</translation>
    </message>
    <message>
        <source>What the brush does along the line</source>
        <translation>笔刷沿线做什么</translation>
    </message>
    <message>
        <source>Also has %1, as the brush had when it was taken.</source>
        <translation>还带有%1，与取用笔刷时相同。</translation>
    </message>
</context>
<context>
    <name>scarp::LineChoiceRow</name>
    <message>
        <source>Layer of lines</source>
        <translation>线图层</translation>
    </message>
    <message>
        <source>Which layers the lines are of</source>
        <translation>线属于哪些图层</translation>
    </message>
    <message>
        <source>Which lines</source>
        <translation>哪些线</translation>
    </message>
    <message>
        <source>Lines of any layer</source>
        <translation>任何图层的线</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>%1 的线</translation>
    </message>
    <message>
        <source>Lines of %1 (no such layer)</source>
        <translation>%1 的线（没有此图层）</translation>
    </message>
    <message>
        <source>%1 (no such line)</source>
        <translation>%1（没有此线）</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>种类：%1</translation>
    </message>
    <message>
        <source>All of them, those with water, those of a kind, or one</source>
        <translation>全部、有水的、某一类或某一条</translation>
    </message>
    <message>
        <source>With water, from its edge</source>
        <translation>有水的，从水边算起</translation>
    </message>
</context>
<context>
    <name>scarp::LineCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
    <message>
        <source>Import Lines</source>
        <translation>导入线</translation>
    </message>
    <message>
        <source>Lines (*.gpx *.geojson *.json *.gpkg *.shp *.kml *.dxf *.osm *.pbf *.fgb);;All files (*)</source>
        <translation>线 (*.gpx *.geojson *.json *.gpkg *.shp *.kml *.dxf *.osm *.pbf *.fgb);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message numerus="yes">
        <source>Imported %1 lines from %2.</source>
        <translation>
            <numerusform>已从 %2 导入 %1 条线。</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>详细信息…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>There are no lines to export.</source>
        <translation>没有可导出的线。</translation>
    </message>
    <message>
        <source>Export Lines</source>
        <translation>导出线</translation>
    </message>
    <message>
        <source>%1: it has no lines</source>
        <translation>%1：其中没有线</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 lines with heights to %2, in %3.</source>
        <translation>
            <numerusform>已把 %1 条带高度的线写入 %2（%3）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 lines with heights to %2. Height stamps have no course and were left out.</source>
        <translation>
            <numerusform>已把 %1 条带高度的线写入 %2。高度印章没有走向，已略过。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LineImportDialog</name>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Import Lines from %1</source>
        <translation>从 %1 导入线</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Layers of the file</source>
        <translation>文件的图层</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>CRS</source>
        <translation>CRS</translation>
    </message>
    <message>
        <source>What lines become</source>
        <translation>线成为什么</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Classes by</source>
        <translation>分类依据</translation>
    </message>
    <message>
        <source>Roads, railways and waterways</source>
        <translation>道路、铁路和水道</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Follow the ground</source>
        <translation>跟随地面</translation>
    </message>
    <message>
        <source>Those of the file</source>
        <translation>文件中的</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>导入为</translation>
    </message>
    <message>
        <source>Lines that shape the ground</source>
        <translation>塑造地面的线</translation>
    </message>
    <message>
        <source>A hidden layer, which leaves the ground as it is</source>
        <translation>隐藏的图层，不改变地面</translation>
    </message>
    <message>
        <source>Bridges and tunnels by their tags</source>
        <translation>按标签识别桥梁和隧道</translation>
    </message>
    <message>
        <source>Where points of the file have a height, lines can go through it</source>
        <translation>文件的点有高度时，线可以经过该高度</translation>
    </message>
    <message>
        <source>The file has no heights</source>
        <translation>文件没有高度</translation>
    </message>
    <message>
        <source>Lines with a bridge or tunnel tag leave the ground alone</source>
        <translation>带桥梁或隧道标签的线不改变地面</translation>
    </message>
    <message>
        <source>Courses of a hidden layer show while it is active; once it is shown it shapes the ground</source>
        <translation>隐藏图层处于活动状态时显示其走向；显示后即塑造地面</translation>
    </message>
    <message>
        <source>CRS of the lines</source>
        <translation>线的 CRS</translation>
    </message>
    <message>
        <source>The terrain&apos;s own</source>
        <translation>地形自身的</translation>
    </message>
    <message>
        <source>Degrees, WGS 84</source>
        <translation>度，WGS 84</translation>
    </message>
    <message>
        <source>The file does not say its CRS: type a code, such as EPSG:2056, or its text</source>
        <translation>文件未说明其 CRS：请输入代码，如 EPSG:2056，或其文本</translation>
    </message>
    <message>
        <source>Values of “%1”</source>
        <translation>“%1”的值</translation>
    </message>
    <message>
        <source>Which field of the file says what a line is</source>
        <translation>文件的哪个字段说明线是什么</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>所有其他</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>所有线</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation>%1 的种类</translation>
    </message>
    <message>
        <source>Width of %1</source>
        <translation>%1 的宽度</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>未选择图层。</translation>
    </message>
    <message>
        <source>“%1” is no known CRS.</source>
        <translation>“%1”不是已知的 CRS。</translation>
    </message>
    <message>
        <source>Looking which lines lie on the terrain…</source>
        <translation>正在查看哪些线在地形上…</translation>
    </message>
    <message>
        <source>Placing lines</source>
        <translation>正在定位线</translation>
    </message>
    <message>
        <source>Placing the lines was cancelled.</source>
        <translation>线的定位已取消。</translation>
    </message>
    <message>
        <source>The file: %1.</source>
        <translation>文件：%1。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines are on the terrain and will be imported.</source>
        <translation>
            <numerusform>%1 条线位于地形上，将被导入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LineList</name>
    <message>
        <source>Lines of the layer</source>
        <translation>图层的线</translation>
    </message>
    <message>
        <source>The lines of the layer. A click chooses one, with Ctrl or Shift more of them, Ctrl+A all. A mark shows and hides what is chosen, a double click renames a line, a right click offers more</source>
        <translation>图层中的线。单击选择一条，按住 Ctrl 或 Shift 选择多条，Ctrl+A 选择全部。勾选显示或隐藏所选的线，双击重命名，右键提供更多操作</translation>
    </message>
</context>
<context>
    <name>scarp::LineMaterialMenu</name>
    <message>
        <source>Add materials in the Materials panel first</source>
        <translation>请先在“材质”面板中添加材质</translation>
    </message>
    <message>
        <source>Within the Area</source>
        <translation>区域内</translation>
    </message>
    <message>
        <source>On the Bed</source>
        <translation>路基或河床上</translation>
    </message>
    <message>
        <source>Around the Area</source>
        <translation>区域周围</translation>
    </message>
    <message>
        <source>Along the Edges</source>
        <translation>沿边缘</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
</context>
<context>
    <name>scarp::LineMeasurement</name>
    <message>
        <source>Measuring a line</source>
        <translation>正在测量线</translation>
    </message>
</context>
<context>
    <name>scarp::LinePlot</name>
    <message>
        <source>Profile and mass haul of the line</source>
        <translation>线的剖面与土方调配</translation>
    </message>
    <message>
        <source>The profile of the chosen line, ground and design, and the mass haul.</source>
        <translation>所选线的剖面（地面与设计）和土方调配。</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>剖面</translation>
    </message>
    <message>
        <source>Mass haul</source>
        <translation>土方调配</translation>
    </message>
    <message>
        <source>%1 (million %2)</source>
        <translation>%1（百万 %2）</translation>
    </message>
    <message>
        <source>%1 (thousand %2)</source>
        <translation>%1（千 %2）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>填方</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>挖方</translation>
    </message>
    <message>
        <source>The ground and the line along its way, and the earth that is to be moved. Point at it for the figures there</source>
        <translation>沿线的地面和线，以及要移动的土方。指向它可查看该处的数值</translation>
    </message>
    <message>
        <source>at %1:  ground %2,  design %3
grade %4 %,  haul %5</source>
        <translation>位于 %1：  地面 %2，  设计 %3
纵坡 %4 %，  累计 %5</translation>
    </message>
</context>
<context>
    <name>scarp::LinePointForm</name>
    <message>
        <source>The line has a width of its own here</source>
        <translation>线在此有自己的宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Of the line at this point</source>
        <translation>线在此点处</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>从此处起</translation>
    </message>
    <message>
        <source>What carries the line up to the next point; bridges and tunnels leave the ground alone</source>
        <translation>到下一点为止由什么承载线；桥和隧道不改变地面</translation>
    </message>
    <message>
        <source>The bed or crest has a height of its own here, as far as the greatest grade of the line allows</source>
        <translation>路基或顶部在此有自己的高度，但以线的最大纵坡所允许的为限</translation>
    </message>
</context>
<context>
    <name>scarp::LineSession</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
</context>
<context>
    <name>scarp::LineSettingsForm</name>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Of the bed, from edge to edge</source>
        <translation>路基从边到边</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>路肩</translation>
    </message>
    <message>
        <source>Beside the bed, on both sides</source>
        <translation>路基两侧</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>路拱</translation>
    </message>
    <message>
        <source>How the bed falls from its middle to its sides</source>
        <translation>路基如何从中间向两侧下降</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Between points</source>
        <translation>点之间</translation>
    </message>
    <message>
        <source>Even out over</source>
        <translation>平整距离</translation>
    </message>
    <message>
        <source>How far along the line the ground is evened out</source>
        <translation>沿线平整地面的长度</translation>
    </message>
    <message>
        <source>Greatest grade</source>
        <translation>最大纵坡</translation>
    </message>
    <message>
        <source>Along the line; 0 for any</source>
        <translation>沿线；0 为任意</translation>
    </message>
    <message>
        <source>Vertical curves</source>
        <translation>竖曲线</translation>
    </message>
    <message>
        <source>Length over which a bend between two grades is rounded</source>
        <translation>两纵坡之间的转折圆滑过渡的长度</translation>
    </message>
    <message>
        <source>Bends tilted for</source>
        <translation>弯道超高按</translation>
    </message>
    <message>
        <source>Kilometres per hour; 0 leaves bends untilted</source>
        <translation>千米/小时；0 则弯道不设超高</translation>
    </message>
    <message>
        <source>Side friction</source>
        <translation>横向摩擦</translation>
    </message>
    <message>
        <source>What the friction of tyres bears of the sideways pull</source>
        <translation>轮胎摩擦承担的横向力</translation>
    </message>
    <message>
        <source>Greatest tilt</source>
        <translation>最大超高</translation>
    </message>
    <message>
        <source>Across the bed in bends</source>
        <translation>弯道处横跨路基</translation>
    </message>
    <message>
        <source>Tilt over</source>
        <translation>超高过渡</translation>
    </message>
    <message>
        <source>How far along the line the tilt is evened out</source>
        <translation>沿线过渡超高的长度</translation>
    </message>
    <message>
        <source>Never rises</source>
        <translation>从不上升</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Greatest slope</source>
        <translation>最大坡度</translation>
    </message>
    <message>
        <source>Of the plane that fits best; 0 for any</source>
        <translation>最佳拟合平面的；0 为任意</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>体积</translation>
    </message>
    <message>
        <source>Of cut or fill that the line is raised or lowered for</source>
        <translation>为达到此挖方或填方而升降线</translation>
    </message>
    <message>
        <source>Above ground</source>
        <translation>离地</translation>
    </message>
    <message>
        <source>How far above the heights that were found; below 0 it is sunk</source>
        <translation>高于所得高度多少；小于 0 则下沉</translation>
    </message>
    <message>
        <source>Earthwork</source>
        <translation>土方</translation>
    </message>
    <message>
        <source>Cut, run per rise</source>
        <translation>挖方坡比</translation>
    </message>
    <message>
        <source>Of side slopes that go up: run for each unit of rise</source>
        <translation>上升边坡：每单位升高的水平距离</translation>
    </message>
    <message>
        <source>Fill, run per rise</source>
        <translation>填方坡比</translation>
    </message>
    <message>
        <source>Of side slopes that go down: run for each unit of rise</source>
        <translation>下降边坡：每单位下降的水平距离</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>延伸范围</translation>
    </message>
    <message>
        <source>Fill for each cut</source>
        <translation>每单位挖方的填方</translation>
    </message>
    <message>
        <source>Volume of fill that each unit of cut gives</source>
        <translation>每单位挖方得到的填方体积</translation>
    </message>
    <message>
        <source>Beside the bed</source>
        <translation>路基旁</translation>
    </message>
    <message>
        <source>Shoulders</source>
        <translation>路肩</translation>
    </message>
    <message>
        <source>How the bed goes on beside its width. Or corners of your own, metres out and up from its edge: 0:0.15 2:0.1; those of the right side stand behind |, and &quot;middle&quot; before all measures from the middle</source>
        <translation>路基在宽度以外如何延续。或自定义转角，从其边缘向外和向上的米数：0:0.15 2:0.1；右侧的写在 | 之后，最前面写 &quot;middle&quot; 则从中间量起</translation>
    </message>
    <message>
        <source>Depth of water</source>
        <translation>水深</translation>
    </message>
    <message>
        <source>Height above the bed; 0 for none</source>
        <translation>高于河床的高度；0 为无水</translation>
    </message>
    <message>
        <source>Height above the ground of the area; 0 for none</source>
        <translation>高于区域地面的高度；0 为无水</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>纵断面线形</translation>
    </message>
    <message>
        <source>Distance from the bed within which side slopes meet the terrain</source>
        <translation>边坡与地形相接的范围（距路基的距离）</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>工程设计</translation>
    </message>
    <message>
        <source>From the higher end to the lower one, as water runs</source>
        <translation>如水流，从较高的一端到较低的一端</translation>
    </message>
</context>
<context>
    <name>scarp::LinesDock</name>
    <message>
        <source>Lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>What the next line is, which says how it begins</source>
        <translation>下一条线是什么，决定其初始设置</translation>
    </message>
    <message>
        <source>Kind of the next line</source>
        <translation>下一条线的种类</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>吸附</translation>
    </message>
    <message>
        <source>Points are drawn to the points and courses of other lines; Ctrl turns it round</source>
        <translation>点会吸附到其他线的点和走向；Ctrl 反转</translation>
    </message>
    <message>
        <source>Click on the ground to draw a line; a double click or Enter ends it, Esc gives it up, Backspace takes the last point back. The ground follows the line, and goes on doing so while you sculpt.</source>
        <translation>在地面上单击以绘制线；双击或 Enter 结束，Esc 放弃，Backspace 收回最后一点。地面随线而变，雕刻时也是如此。</translation>
    </message>
    <message>
        <source>Reverse: from its last point to its first</source>
        <translation>反向：从最后一点到第一点</translation>
    </message>
    <message>
        <source>Split at the chosen point; a closed line opens there</source>
        <translation>在所选点处分割；闭合线在此断开</translation>
    </message>
    <message>
        <source>Simplify: leave out points where the line stays within a cell of where it was</source>
        <translation>简化：在线的偏移不超过一个单元处省去点</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>保存 CSV…</translation>
    </message>
    <message>
        <source>Save the chosen line as a table: ground, design, grade, cut, fill and mass haul by station</source>
        <translation>把所选线保存为表格：按桩号的地面、设计、纵坡、挖方、填方和土方调配</translation>
    </message>
    <message>
        <source>Point %1 of %2</source>
        <translation>第 %1 点，共 %2 点</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
    <message>
        <source>Save Stations</source>
        <translation>保存桩号表</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Lay a material along the line, with soft edges</source>
        <translation>沿线铺设材质，边缘柔和</translation>
    </message>
    <message>
        <source>Join the chosen lines; a single one with the open line whose end is nearest</source>
        <translation>连接所选的线；只有一条时与端点最近的开放线连接</translation>
    </message>
    <message>
        <source>Bring the chosen lines into sight</source>
        <translation>将所选的线移入视野</translation>
    </message>
    <message>
        <source>Delete the chosen lines</source>
        <translation>删除所选的线</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Export Chosen Lines…</source>
        <translation>导出所选的线…</translation>
    </message>
    <message numerus="yes">
        <source>Shape of %1 lines</source>
        <translation>
            <numerusform>%1 条线的形状</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %1 of %2 lines</source>
        <translation>
            <numerusform>%2 条线中 %1 条的形状</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures of %1</source>
        <translation>%1 的数据</translation>
    </message>
    <message>
        <source>This line changes no sample: %1.</source>
        <translation>此线没有改变任何样本：%1。</translation>
    </message>
    <message>
        <source>Draw a line first</source>
        <translation>请先绘制一条线</translation>
    </message>
    <message>
        <source>Select a line in the list first</source>
        <translation>请先在列表中选择一条线</translation>
    </message>
    <message>
        <source>Move up in the list: applied earlier</source>
        <translation>在列表中上移：较早应用</translation>
    </message>
    <message>
        <source>Move down in the list: applied later</source>
        <translation>在列表中下移：较晚应用</translation>
    </message>
    <message>
        <source>Click on the ground to place the image, or drag to set its size. Drag its handles to move, scale and rotate it; Shift + drag changes its height.</source>
        <translation>在地面上单击以放置图像，或拖动以设置其大小。拖动手柄可移动、缩放和旋转；Shift + 拖动可更改其高度。</translation>
    </message>
    <message>
        <source>Height stamps have no course</source>
        <translation>高度印章没有走向</translation>
    </message>
    <message>
        <source>Next height stamp</source>
        <translation>下一个高度印章</translation>
    </message>
    <message>
        <source>Show the findings on this line. Red dots mark their places in the view; hover over one to read what it means</source>
        <translation>显示此线的检查结果。视图中的红点标出其位置；将光标悬停在红点上可查看其含义</translation>
    </message>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>%1 条检查结果</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::MainWindow</name>
    <message>
        <source>A setting that the project keeps cannot be used and is as usual: %1</source>
        <translation>项目保存的一项设置无法使用，按默认处理：%1</translation>
    </message>
    <message>
        <source>Scarp</source>
        <translation>Scarp</translation>
    </message>
    <message>
        <source>%1[*] (shared) — Scarp</source>
        <translation>%1[*]（共享）— Scarp</translation>
    </message>
    <message>
        <source>%1[*] (read-only) — Scarp</source>
        <translation>%1[*]（只读）— Scarp</translation>
    </message>
    <message>
        <source>%1[*] — Scarp</source>
        <translation>%1[*] — Scarp</translation>
    </message>
    <message>
        <source>About Scarp</source>
        <translation>关于 Scarp</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Scarp %1&lt;/h3&gt;&lt;p&gt;An editor for heightmap terrain.&lt;br&gt;What you point at is what you edit.&lt;/p&gt;&lt;p&gt;Drawn by %2.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Scarp %1&lt;/h3&gt;&lt;p&gt;高度图地形编辑器。&lt;br&gt;所指即所编辑。&lt;/p&gt;&lt;p&gt;由 %2 绘制。&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Scarp closes as soon as the export is written.</source>
        <translation>导出写完后 Scarp 即关闭。</translation>
    </message>
    <message>
        <source>Scarp closes as soon as the project is saved.</source>
        <translation>项目保存后 Scarp 即关闭。</translation>
    </message>
    <message>
        <source>Sc&amp;ripts</source>
        <translation>脚本(&amp;R)</translation>
    </message>
    <message>
        <source>Saved “%1” (%2 × %3 pixels).</source>
        <translation>已保存“%1”（%2 × %3 像素）。</translation>
    </message>
    <message>
        <source>Choose how the terrain is coloured</source>
        <translation>选择地形的着色方式</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>详细信息…</translation>
    </message>
    <message>
        <source>Import Textures</source>
        <translation>导入纹理</translation>
    </message>
    <message>
        <source>Restart Scarp to apply the new language.</source>
        <translation>请重新启动 Scarp 以应用新语言。</translation>
    </message>
    <message>
        <source>Choose the quality of the shadows of terrain and objects</source>
        <translation>选择地形和对象阴影的质量</translation>
    </message>
    <message>
        <source>Choose mesh detail, antialiasing and shadows</source>
        <translation>选择网格细节、抗锯齿和阴影</translation>
    </message>
</context>
<context>
    <name>scarp::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Lists the sections that contain these words; Enter finds the next place in the page</source>
        <translation>列出包含这些词的章节；按 Enter 查找页面中的下一处</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>No section contains these words.</source>
        <translation>没有章节包含这些词。</translation>
    </message>
    <message>
        <source>Sections found: %1</source>
        <translation>找到的章节：%1</translation>
    </message>
</context>
<context>
    <name>scarp::MaskImporter</name>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
    <message>
        <source>Saved as selections: %1.</source>
        <translation>已保存为选区：%1。</translation>
    </message>
    <message>
        <source>%1 does not say where it lies on this terrain: it was stretched from corner to corner.</source>
        <translation>%1 未说明在此地形上的位置：已从角到角拉伸。</translation>
    </message>
    <message>
        <source>Import a picture, land cover or vector file as selections</source>
        <translation>把图片、土地覆盖或矢量文件导入为选区</translation>
    </message>
    <message>
        <source>Select from Vector File</source>
        <translation>从矢量文件选择</translation>
    </message>
    <message>
        <source>Vector files (*.gpkg *.geojson *.json *.shp *.kml *.kmz *.gpx *.dxf *.osm *.pbf *.fgb);;All files (*)</source>
        <translation>矢量文件 (*.gpkg *.geojson *.json *.shp *.kml *.kmz *.gpx *.dxf *.osm *.pbf *.fgb);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>scarp::MaskLayersDialog</name>
    <message>
        <source>Import Selections</source>
        <translation>导入选区</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>%1 has several layers. Each that is chosen is saved as a selection of its name.</source>
        <translation>%1 有多个图层。所选的每个会以其名称保存为选区。</translation>
    </message>
    <message>
        <source>Layers of the file</source>
        <translation>文件的图层</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>未选择图层。</translation>
    </message>
    <message>
        <source>What of the file becomes selections</source>
        <translation>文件的哪些内容成为选区</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialBar</name>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.exr *.tif *.tiff *.tga *.webp *.bmp);;All files (*)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.exr *.tif *.tiff *.tga *.webp *.bmp);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Add a material</source>
        <translation>添加材质</translation>
    </message>
    <message>
        <source>Add a material for each set of pictures; they can be dropped here, too</source>
        <translation>为每套图片添加一种材质；也可把图片拖到这里</translation>
    </message>
    <message>
        <source>The library: materials that are kept for all terrains</source>
        <translation>库：为所有地形保留的材质</translation>
    </message>
    <message>
        <source>Add a material like the chosen one</source>
        <translation>添加与所选相同的材质</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Bring materials in from files, or out to engines</source>
        <translation>从文件导入材质，或导出到引擎</translation>
    </message>
    <message>
        <source>Delete the material with its paint and its rules</source>
        <translation>删除材质及其涂绘和规则</translation>
    </message>
    <message>
        <source>Pictures of Materials</source>
        <translation>材质的图片</translation>
    </message>
    <message>
        <source>Material %1</source>
        <translation>材质 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Reading pictures</source>
        <translation>正在读取图片</translation>
    </message>
    <message>
        <source>Save “%1” to the Library</source>
        <translation>把“%1”保存到库</translation>
    </message>
    <message>
        <source>Save to the Library</source>
        <translation>保存到库</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>库是空的</translation>
    </message>
    <message>
        <source>Show the Library&apos;s Folder</source>
        <translation>显示库文件夹</translation>
    </message>
    <message>
        <source>Reading a material</source>
        <translation>正在读取材质</translation>
    </message>
    <message>
        <source>Saving a material</source>
        <translation>正在保存材质</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>已保存到 %1</translation>
    </message>
    <message>
        <source>Added the material “%1”.</source>
        <translation>已添加材质“%1”。</translation>
    </message>
    <message>
        <source>Added %1 materials.</source>
        <translation>已添加 %1 种材质。</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialDelegate</name>
    <message>
        <source>Hide the material in the view, so that what lies below it shows. Rules, paint and exports stay as they are</source>
        <translation>在视图中隐藏此材质，显出其下的内容。规则、涂绘和导出不变</translation>
    </message>
    <message>
        <source>Show this material alone, all others in grey. Rules, paint and exports stay as they are</source>
        <translation>只显示此材质，其他为灰色。规则、涂绘和导出不变</translation>
    </message>
    <message>
        <source>%1. Click: paint with this material. Double-click: rename it</source>
        <translation>%1。单击：用此材质绘制。双击：重命名</translation>
    </message>
    <message>
        <source>%1, %2. Click: paint with this material. Double-click: rename it</source>
        <translation>%1，%2。单击：用此材质绘制。双击：重命名</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialDialog</name>
    <message>
        <source>Material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>How much ground the pictures cover before they come again</source>
        <translation>图片重复之前覆盖的地面长度</translation>
    </message>
    <message>
        <source>Macro variation</source>
        <translation>大尺度变化</translation>
    </message>
    <message>
        <source>Changes of tone over many tiles, so that they are not told apart; at 0 the pictures&apos; rows run on exactly, as those of a wall do</source>
        <translation>跨多个重复单元的色调变化，使其不易察觉；为 0 时图片的行列精确延续，如墙砖</translation>
    </message>
    <message>
        <source>From three sides (triplanar)</source>
        <translation>从三个方向（三平面）</translation>
    </message>
    <message>
        <source>Pictures are not drawn out on steep ground</source>
        <translation>陡坡上图片不被拉长</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>rock, hard</source>
        <translation>岩石, 坚硬</translation>
    </message>
    <message>
        <source>Words for an engine&apos;s physics and sounds, with commas between</source>
        <translation>用于引擎物理和声音的词，以逗号分隔</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the file with the picture of the %1</source>
        <translation>选择%1的图片文件</translation>
    </message>
    <message>
        <source>Take the picture away</source>
        <translation>取走图片</translation>
    </message>
    <message>
        <source>Reading a picture</source>
        <translation>正在读取图片</translation>
    </message>
    <message>
        <source>Reading pictures</source>
        <translation>正在读取图片</translation>
    </message>
    <message>
        <source>A picture is still being read.</source>
        <translation>图片仍在读取中。</translation>
    </message>
    <message>
        <source>The material needs a name.</source>
        <translation>材质需要名称。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1，%2 × %3</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>What the material is called in lists and exports</source>
        <translation>材质在列表和导出中的名称</translation>
    </message>
    <message>
        <source>Which way the green of the normal map points: as OpenGL or as DirectX has it</source>
        <translation>法线贴图的绿色指向何方：如 OpenGL 或 DirectX</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialImportCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
    <message>
        <source>Import Materials</source>
        <translation>导入材质</translation>
    </message>
    <message>
        <source>Masks, splat maps, control maps, land cover (*.png *.tif *.tiff *.exr *.jpg *.bmp *.img);;All files (*)</source>
        <translation>遮罩、splat map、控制图、土地覆盖 (*.png *.tif *.tiff *.exr *.jpg *.bmp *.img);;所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %1 layers from %2 as paint.</source>
        <translation>
            <numerusform>已从 %2 导入 %1 个图层作为涂绘。</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>详细信息…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialImportDialog</name>
    <message>
        <source>nowhere</source>
        <translation>不在任何地方</translation>
    </message>
    <message>
        <source>&lt; 0.1 %</source>
        <translation>&lt; 0.1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Import Materials</source>
        <translation>导入材质</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>As they look</source>
        <translation>按其外观</translation>
    </message>
    <message>
        <source>What the files are</source>
        <translation>这些文件是什么</translation>
    </message>
    <message>
        <source>By its classes</source>
        <translation>按其类别</translation>
    </message>
    <message>
        <source>Legend of the classes</source>
        <translation>类别图例</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Bring weights to a sum of 100 %</source>
        <translation>使权重之和为 100 %</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Masks and splat maps: a layer for each band. Land cover: a layer for each class</source>
        <translation>遮罩和 splat map：每个波段一个图层。土地覆盖：每个类别一个图层</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>读作</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Paint, in place of all paint</source>
        <translation>涂绘，代替所有涂绘</translation>
    </message>
    <message>
        <source>Paint, over the paint there is</source>
        <translation>涂绘，在已有涂绘之上</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>导入为</translation>
    </message>
    <message>
        <source>Percent: how far the paint covers what the rules lay</source>
        <translation>百分比：涂绘覆盖规则所铺内容的程度</translation>
    </message>
    <message>
        <source>Opacity (%)</source>
        <translation>不透明度（%）</translation>
    </message>
    <message>
        <source>Else the rules show where weights add up to less</source>
        <translation>否则在权重之和不足处显出规则</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>成为</translation>
    </message>
    <message>
        <source>Reading weights</source>
        <translation>正在读取权重</translation>
    </message>
    <message>
        <source>Reading was cancelled</source>
        <translation>读取已取消</translation>
    </message>
    <message>
        <source>What %1 becomes</source>
        <translation>%1 成为什么</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>新建：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 layers</source>
        <translation>
            <numerusform>%1 个图层</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Paint is laid as far as the selection reaches.</source>
        <translation>涂绘铺到选区所及之处。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>The files have not been read yet</source>
        <translation>文件尚未读取</translation>
    </message>
    <message>
        <source>Choose other files</source>
        <translation>选择其他文件</translation>
    </message>
    <message>
        <source>Whether the paint replaces the paint that is there or lies over it</source>
        <translation>涂绘是取代已有的涂绘，还是覆盖在其上</translation>
    </message>
    <message>
        <source>What the files hold: each layer, what it becomes, and how much of the ground it covers</source>
        <translation>文件的内容：每个图层、它成为什么，以及覆盖多少地面</translation>
    </message>
    <message>
        <source>Normalising weights</source>
        <translation>正在归一化权重</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialList</name>
    <message>
        <source>nowhere</source>
        <translation>不在任何地方</translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation>低于 0.1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>The materials of the terrain. A click paints with one, a double click renames it; the eye hides it in the view, S shows it alone</source>
        <translation>地形的材质。单击以用其涂绘，双击可重命名；眼睛在视图中隐藏它，S 只显示它</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialSettings</name>
    <message>
        <source>Choose the colour of the material</source>
        <translation>选择材质的颜色</translation>
    </message>
    <message>
        <source>Colour of the material</source>
        <translation>材质的颜色</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>How much ground one tile of its texture covers</source>
        <translation>其纹理一个重复单元覆盖的地面长度</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Show and change the pictures, the size and the tags of the material</source>
        <translation>显示并更改材质的图片、大小和标签</translation>
    </message>
    <message>
        <source>Material Colour</source>
        <translation>材质颜色</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialsDock</name>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>涂绘</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Paint materials by hand, over the rules</source>
        <translation>在规则之上用手绘制材质</translation>
    </message>
    <message>
        <source>Lay materials by rules, where nothing is painted</source>
        <translation>在没有涂绘处按规则铺材质</translation>
    </message>
    <message>
        <source>Materials give the ground grass, rock, sand and snow: by rules that follow while you sculpt, and by paint over them.</source>
        <translation>材质使地面有草、岩石、沙和雪：由规则铺设并随雕刻更新，涂绘在其上。</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>添加材质</translation>
    </message>
    <message>
        <source>Import Materials…</source>
        <translation>导入材质…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Hide in the View</source>
        <translation>在视图中隐藏(&amp;H)</translation>
    </message>
    <message>
        <source>Show A&amp;lone</source>
        <translation>只显示此项(&amp;L)</translation>
    </message>
</context>
<context>
    <name>scarp::MessageLog</name>
    <message>
        <source>Information</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>scarp::MessagesDialog</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Messages, the latest last</source>
        <translation>消息，最新的在最后</translation>
    </message>
    <message>
        <source>The last %1 messages since Scarp was started.</source>
        <translation>Scarp 启动以来的最近 %1 条消息。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the selected messages, or all where none is selected</source>
        <translation>复制选中的消息，没有选中时复制全部</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Empty the list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>What Scarp has said since its start</source>
        <translation>Scarp 自启动以来的消息</translation>
    </message>
</context>
<context>
    <name>scarp::MethodTable</name>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Hit at</source>
        <translation>命中于</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>测试数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Scarp&apos;s own way, and those of the textbooks</source>
        <translation>Scarp 自己的方法与教科书的方法</translation>
    </message>
    <message>
        <source>How far along the ray, from the near plane</source>
        <translation>沿射线多远，从近平面算起</translation>
    </message>
    <message>
        <source>For one pick, on one thread</source>
        <translation>一次拾取，单线程</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>无命中</translation>
    </message>
    <message>
        <source>false hit</source>
        <translation>误命中</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>未命中</translation>
    </message>
    <message>
        <source>Scarp</source>
        <translation>Scarp</translation>
    </message>
    <message>
        <source>Linear march</source>
        <translation>线性步进</translation>
    </message>
    <message>
        <source>March + bisection</source>
        <translation>步进 + 二分</translation>
    </message>
    <message>
        <source>Grid walk</source>
        <translation>网格遍历</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>穷举</translation>
    </message>
    <message>
        <source>The same ray by other methods</source>
        <translation>用其他方法处理同一射线</translation>
    </message>
    <message>
        <source>Heights and height ranges taken, or triangles tested</source>
        <translation>所取的高度和高度范围，或所测试的三角形</translation>
    </message>
    <message>
        <source>How far from the point that Scarp finds; brute force is the independent check</source>
        <translation>与 Scarp 所求点的距离；穷举是独立的校验</translation>
    </message>
    <message>
        <source>It tests boxes only: its answer is where the ray enters the nearest box, so its error is the way from there to the model</source>
        <translation>它只测试盒：答案是射线进入最近盒之处，所以误差是从那里到模型的距离</translation>
    </message>
    <message>
        <source>The tree of boxes, then the triangles in the model&apos;s frame</source>
        <translation>先是盒树，再在模型坐标系中测试三角形</translation>
    </message>
    <message>
        <source>Tree of boxes</source>
        <translation>盒树</translation>
    </message>
    <message>
        <source>Slab test</source>
        <translation>Slab 测试</translation>
    </message>
    <message>
        <source>Of every object&apos;s box in turn. %1</source>
        <translation>依次测试每个物体的盒。%1</translation>
    </message>
    <message>
        <source>Woo&apos;s test</source>
        <translation>Woo 测试</translation>
    </message>
    <message>
        <source>Every triangle</source>
        <translation>每个三角形</translation>
    </message>
    <message>
        <source>Of every model in turn, without a tree</source>
        <translation>依次测试每个模型，不用树</translation>
    </message>
    <message>
        <source>The object by other methods</source>
        <translation>用其他方法处理该物体</translation>
    </message>
    <message>
        <source>Boxes and triangles tested</source>
        <translation>测试的盒和三角形</translation>
    </message>
    <message>
        <source>How far from the point that Scarp finds. Methods that test boxes only answer at the box, so theirs is not zero; every triangle is the independent check</source>
        <translation>与 Scarp 所求点的距离。只测试盒的方法在盒处给出答案，所以其值不为零；“每个三角形”是独立的校验</translation>
    </message>
    <message>
        <source>The same ray by each way: where it hits, how far off that is, how many tests it takes and how long</source>
        <translation>用各种方法处理同一射线：命中何处、有多远、需要多少次测试以及用时多久</translation>
    </message>
</context>
<context>
    <name>scarp::ModelImportDialog</name>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Picture of the model</source>
        <translation>模型的图片</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>tree, alpine</source>
        <translation>树, 高山</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>向上轴</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Times the unit</source>
        <translation>倍单位</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>底部</translation>
    </message>
    <message>
        <source>Middle of the bottom</source>
        <translation>底面中心</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>与文件相同</translation>
    </message>
    <message>
        <source>The middle of the lowest of its box stands on the ground</source>
        <translation>其盒底面的中心落在地面上</translation>
    </message>
    <message>
        <source>What is at 0, 0, 0 in the file stands on the ground</source>
        <translation>文件中 0, 0, 0 处落在地面上</translation>
    </message>
    <message numerus="yes">
        <source>%1 levels of detail</source>
        <translation>
            <numerusform>%1 级细节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 materials</source>
        <translation>
            <numerusform>%1 种材质</numerusform>
        </translation>
    </message>
    <message>
        <source>Guessed: %1 (%2), %3 up (%4)</source>
        <translation>猜测：%1（%2），%3 向上（%4）</translation>
    </message>
    <message>
        <source>Drawing a model</source>
        <translation>正在绘制模型</translation>
    </message>
    <message>
        <source>The model needs a name of up to 80 characters.</source>
        <translation>模型需要一个不超过 80 个字符的名称。</translation>
    </message>
    <message>
        <source>The size is out of range (%1 to %2): choose another unit or scale.</source>
        <translation>尺寸超出范围（%1 至 %2）：请选择其他单位或比例。</translation>
    </message>
    <message>
        <source>What the model is called in lists, scripts and exports</source>
        <translation>模型在列表、脚本和导出中的名称</translation>
    </message>
    <message>
        <source>Words to find the model by, with commas between them</source>
        <translation>用于查找模型的词，以逗号分隔</translation>
    </message>
    <message>
        <source>What one unit of the file is</source>
        <translation>文件的一个单位是多少</translation>
    </message>
    <message>
        <source>Which axis of the file points up</source>
        <translation>文件的哪个轴向上</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangles</source>
        <translation>
            <numerusform>%1 个三角形</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::NavigatorDock</name>
    <message>
        <source>Navigator</source>
        <translation>导航图</translation>
    </message>
</context>
<context>
    <name>scarp::NavigatorMap</name>
    <message>
        <source>Terrain from above</source>
        <translation>俯视地形</translation>
    </message>
    <message>
        <source>Click or drag to go there; the wheel goes nearer and away</source>
        <translation>单击或拖动可前往；滚轮拉近和拉远</translation>
    </message>
</context>
<context>
    <name>scarp::NewTerrainDialog</name>
    <message>
        <source>New Terrain</source>
        <translation>新建地形</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>单元尺寸</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Samples from north to south</source>
        <translation>由北向南的样本数</translation>
    </message>
    <message>
        <source>Enter 0 to 100 %</source>
        <translation>请输入 0 至 100 %</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Samples from west to east</source>
        <translation>从西到东的样本数</translation>
    </message>
    <message>
        <source>Distance between neighbouring samples</source>
        <translation>相邻样本的间距</translation>
    </message>
    <message>
        <source>Level of a flat terrain, peak of an island, or height range; empty for a height in proportion to the width</source>
        <translation>平地的高度、岛屿的山峰或高度范围；留空则高度与宽度成比例</translation>
    </message>
    <message>
        <source>Each seed gives another terrain of the same kind</source>
        <translation>每个种子产生同一种类的另一个地形</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Roughness</source>
        <translation>粗糙度</translation>
    </message>
    <message>
        <source>Amount of small-scale relief</source>
        <translation>小尺度起伏的量</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Shaded relief of the new terrain, north up</source>
        <translation>新地形的阴影地貌，北在上</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Samples that an engine accepts, or a custom size</source>
        <translation>引擎接受的样本数，或自定义大小</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Use a random seed</source>
        <translation>使用随机种子</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>%1, up to %2 (flat areas use no memory)</source>
        <translation>%1，最多 %2（平坦区域不占内存）</translation>
    </message>
    <message>
        <source>%1, peak at %2, %3</source>
        <translation>%1，山峰 %2，%3</translation>
    </message>
    <message>
        <source>%1, heights %2, %3</source>
        <translation>%1，高度 %2，%3</translation>
    </message>
    <message>
        <source>Generating this size needs about %1 of memory.</source>
        <translation>生成此大小约需 %1 的内存。</translation>
    </message>
    <message>
        <source>Generating preview</source>
        <translation>正在生成预览</translation>
    </message>
</context>
<context>
    <name>scarp::Notices</name>
    <message>
        <source>Unlock Layer</source>
        <translation>解锁图层</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>显示图层</translation>
    </message>
    <message>
        <source>Make Layer Opaque</source>
        <translation>使图层不透明</translation>
    </message>
    <message>
        <source>Edit That Layer</source>
        <translation>编辑该图层</translation>
    </message>
    <message>
        <source>Apply Paste</source>
        <translation>应用粘贴</translation>
    </message>
    <message>
        <source>Deselect</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>Nothing is selected, so edits change nothing.</source>
        <translation>没有选择任何内容，因此编辑不会改变任何内容。</translation>
    </message>
    <message>
        <source>Hide That Layer</source>
        <translation>隐藏该图层</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>添加材质</translation>
    </message>
    <message>
        <source>Unlock Group</source>
        <translation>解锁组</translation>
    </message>
    <message>
        <source>Show Group</source>
        <translation>显示组</translation>
    </message>
    <message>
        <source>Make Group Opaque</source>
        <translation>使组不透明</translation>
    </message>
</context>
<context>
    <name>scarp::NumberEdit</name>
    <message>
        <source>%1: a number is missing</source>
        <translation>%1：缺少数字</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1：“%2”不是数字</translation>
    </message>
    <message>
        <source>%1: %2 is not a whole number</source>
        <translation>%1：%2 不是整数</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>above %1, up to %2</source>
        <translation>大于 %1，至 %2</translation>
    </message>
    <message>
        <source>%1: %2 is out of range (%3)</source>
        <translation>%1：%2 超出范围（%3）</translation>
    </message>
</context>
<context>
    <name>scarp::NumberField</name>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1：“%2”不是数字</translation>
    </message>
    <message>
        <source>%1: %2 is not a whole number</source>
        <translation>%1：%2 不是整数</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectCommands</name>
    <message>
        <source>&amp;Copy Objects</source>
        <translation>复制物体(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy Ground</source>
        <translation>复制地面(&amp;C)</translation>
    </message>
    <message>
        <source>Cu&amp;t Objects</source>
        <translation>剪切物体(&amp;T)</translation>
    </message>
    <message>
        <source>Cu&amp;t Ground</source>
        <translation>剪切地面(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Paste Objects</source>
        <translation>粘贴物体(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste Ground</source>
        <translation>粘贴地面(&amp;P)</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectFacts</name>
    <message>
        <source>−X side</source>
        <translation>−X 侧</translation>
    </message>
    <message>
        <source>+X side</source>
        <translation>+X 侧</translation>
    </message>
    <message>
        <source>−Y side</source>
        <translation>−Y 侧</translation>
    </message>
    <message>
        <source>+Y side</source>
        <translation>+Y 侧</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>底面</translation>
    </message>
    <message>
        <source>top</source>
        <translation>顶面</translation>
    </message>
    <message>
        <source>+X is the side that faces east, and +Y north, before the object is turned</source>
        <translation>+X 为物体旋转前朝东的一侧，+Y 为朝北的一侧</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Its model and its number</source>
        <translation>其模型和编号</translation>
    </message>
    <message>
        <source>Slab test</source>
        <translation>Slab 测试</translation>
    </message>
    <message>
        <source>The face by which the ray enters the object&apos;s box, by the slab test, and how far from the near plane. %1</source>
        <translation>射线按 slab 测试进入物体盒的面，以及距近平面多远。%1</translation>
    </message>
    <message>
        <source>Woo&apos;s test</source>
        <translation>Woo 测试</translation>
    </message>
    <message>
        <source>The same by Woo&apos;s candidate planes. %1</source>
        <translation>按 Woo 候选平面的同一结果。%1</translation>
    </message>
    <message>
        <source>Candidate planes</source>
        <translation>候选平面</translation>
    </message>
    <message>
        <source>Of the sides that face the origin of the ray, how far along the ray it meets their planes; it enters by the one that it meets last</source>
        <translation>在朝向射线原点的各面中，沿射线多远碰到其平面；射线从最后碰到的面进入</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>Of the model&apos;s triangle: east, north, up; and its slope</source>
        <translation>模型三角形的：东、北、上；及其坡度</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>Along the ray: 0 at the near plane, 1 at the far plane</source>
        <translation>沿射线：近平面为 0，远平面为 1</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Its number in the model</source>
        <translation>它在模型中的编号</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Whether the two tests name one face</source>
        <translation>两种测试是否指出同一面</translation>
    </message>
    <message>
        <source>starts within</source>
        <translation>起点在内</translation>
    </message>
    <message>
        <source>%1 never</source>
        <translation>%1 无</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>East, north and up from the terrain&apos;s middle</source>
        <translation>从地形中心向东、向北和向上</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectModel</name>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>East</source>
        <translation>东</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectsDock</name>
    <message>
        <source>Objects</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>By Hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>By Rules</source>
        <translation>按规则</translation>
    </message>
    <message>
        <source>Put objects down one by one, or many at once</source>
        <translation>逐个放置物体，或一次放置许多</translation>
    </message>
    <message>
        <source>Rules put objects down, and go on doing so while you sculpt</source>
        <translation>规则放置物体，并随雕刻持续进行</translation>
    </message>
    <message>
        <source>Placed objects</source>
        <translation>已放置的物体</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>标签(&amp;T)…</translation>
    </message>
    <message>
        <source>Replace &amp;Model…</source>
        <translation>替换模型(&amp;M)…</translation>
    </message>
    <message>
        <source>Save to the &amp;Library</source>
        <translation>保存到库(&amp;L)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Painted by the &amp;Brush</source>
        <translation>由笔刷绘制(&amp;B)</translation>
    </message>
    <message>
        <source>As &amp;Chosen Alone</source>
        <translation>仅所选的(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Seldom</source>
        <translation>很少(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Evenly with the Others</source>
        <translation>与其他相同(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Often</source>
        <translation>经常(&amp;O)</translation>
    </message>
    <message>
        <source>No objects yet</source>
        <translation>还没有物体</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects on the terrain</source>
        <translation>
            <numerusform>地形上有 %1 个物体</numerusform>
        </translation>
    </message>
    <message>
        <source>Every object that stands on the terrain. A click selects it, a double click goes there, a right click offers more</source>
        <translation>地形上的每个物体。单击选择，双击转到该处，右键单击有更多选项</translation>
    </message>
</context>
<context>
    <name>scarp::OperationMenu</name>
    <message>
        <source>&amp;Terrain</source>
        <translation>地形(&amp;T)</translation>
    </message>
    <message>
        <source>Rotate 90° Clockwise</source>
        <translation>顺时针旋转 90°</translation>
    </message>
    <message>
        <source>Rotate 180°</source>
        <translation>旋转 180°</translation>
    </message>
    <message>
        <source>Rotate 270° Clockwise</source>
        <translation>顺时针旋转 270°</translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <translation>水平翻转</translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <translation>垂直翻转</translation>
    </message>
    <message>
        <source>%1 changed nothing: there is no step to undo.</source>
        <translation>%1没有改变任何内容：没有可撤销的步骤。</translation>
    </message>
    <message>
        <source>Add Adjustment Layer</source>
        <translation>添加调整图层</translation>
    </message>
</context>
<context>
    <name>scarp::PaintPanel</name>
    <message>
        <source>Brush</source>
        <translation>笔刷</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>From the brush&apos;s centre to its rim. Keys: [ and ]</source>
        <translation>从笔刷中心到边缘。按键：[ 和 ]</translation>
    </message>
    <message>
        <source>Pen pressure sets the size</source>
        <translation>笔压决定大小</translation>
    </message>
    <message>
        <source>A harder press makes the brush larger</source>
        <translation>压得越重，笔刷越大</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>涂绘</translation>
    </message>
    <message>
        <source>Cover the ground with the chosen material</source>
        <translation>用所选材质覆盖地面</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Take paint away: the rules come back</source>
        <translation>去掉涂绘：规则重新显现</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Soften the borders of materials</source>
        <translation>柔化材质的边界</translation>
    </message>
    <message>
        <source>Ctrl erases, Shift blends.</source>
        <translation>Ctrl 擦除，Shift 混合。</translation>
    </message>
    <message>
        <source>How far a stroke covers what lies there</source>
        <translation>一笔覆盖原有内容的程度</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Cover what is selected, or all ground, with the chosen material; only where “Only where” allows</source>
        <translation>用所选材质覆盖选中的或全部地面；只在“仅限于”允许之处</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Take away all paint from what is selected, or from all ground</source>
        <translation>去掉选中的或全部地面上的所有涂绘</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>仅限于</translation>
    </message>
    <message>
        <source>Only where this material lies</source>
        <translation>仅限此材质所在处</translation>
    </message>
    <message>
        <source>Paint only where this material lies</source>
        <translation>只在此材质所在处绘制</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
    <message>
        <source>On any material</source>
        <translation>任何材质上</translation>
    </message>
    <message>
        <source>Only on %1</source>
        <translation>仅在%1上</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>H takes the material under the cursor</source>
        <translation>H 取光标下的材质</translation>
    </message>
    <message>
        <source>H takes: %1</source>
        <translation>H 取：%1</translation>
    </message>
</context>
<context>
    <name>scarp::PastePanel</name>
    <message>
        <source>Paste: drag it, its corners, or around it</source>
        <translation>粘贴：拖动它、它的角，或在其周围拖动</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>逆时针度数</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>How wide it becomes</source>
        <translation>它变多宽</translation>
    </message>
    <message>
        <source>Height scale</source>
        <translation>高度比例</translation>
    </message>
    <message>
        <source>How high it becomes, above the plane on which it stood</source>
        <translation>它在原先所在平面之上变多高</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>What is added to its heights</source>
        <translation>加到其高度上的量</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>羽化</translation>
    </message>
    <message>
        <source>How far its edge fades into the ground</source>
        <translation>其边缘融入地面的宽度</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Add to existing terrain</source>
        <translation>加到现有地形</translation>
    </message>
    <message>
        <source>Its shape is laid on the ground that is there, instead of its own heights</source>
        <translation>把其形状叠加在现有地面上，而不用其自身高度</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Apply the paste where it is (Enter)</source>
        <translation>在原处应用粘贴（Enter）</translation>
    </message>
    <message>
        <source>Leave the ground as it was (Esc)</source>
        <translation>使地面保持原样（Esc）</translation>
    </message>
</context>
<context>
    <name>scarp::PeopleDock</name>
    <message>
        <source>People</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>See What They See</source>
        <translation>看其所见</translation>
    </message>
    <message>
        <source>Who has this terrain open</source>
        <translation>谁打开了此地形</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>May</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>正在做</translation>
    </message>
    <message>
        <source>Move the view to where this person&apos;s cursor is</source>
        <translation>把视图移到此人的光标处</translation>
    </message>
    <message>
        <source>Look from where this person looks</source>
        <translation>从此人观看的位置观看</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1（您）</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1，现在</translation>
    </message>
    <message>
        <source>Who has the shared terrain open, what they may do and what they are doing</source>
        <translation>谁打开了共享地形、可做什么、正在做什么</translation>
    </message>
    <message>
        <source>This person is not in the view</source>
        <translation>此人不在视图中</translation>
    </message>
    <message>
        <source>Select another person in the list first</source>
        <translation>请先在列表中选择另一个人</translation>
    </message>
</context>
<context>
    <name>scarp::PeopleMarks</name>
    <message>
        <source>Kept for you</source>
        <translation>为您保留</translation>
    </message>
    <message>
        <source>Kept for %1</source>
        <translation>为 %1 保留</translation>
    </message>
</context>
<context>
    <name>scarp::PickLegend</name>
    <message>
        <source>Nodes skipped</source>
        <translation>跳过的节点</translation>
    </message>
    <message>
        <source>Blocks of ground that the ray keeps clear of, passed over whole</source>
        <translation>射线未触及而整块跳过的地面块</translation>
    </message>
    <message>
        <source>Nodes entered</source>
        <translation>进入的节点</translation>
    </message>
    <message>
        <source>Blocks whose heights the ray comes between</source>
        <translation>射线进入其高度范围的块</translation>
    </message>
    <message>
        <source>Cells walked</source>
        <translation>遍历的单元</translation>
    </message>
    <message>
        <source>Cells whose triangles the ray may meet</source>
        <translation>射线可能碰到其三角形的单元</translation>
    </message>
    <message>
        <source>March samples</source>
        <translation>步进样本</translation>
    </message>
    <message>
        <source>Heights over ground taken at cell sides and diagonals</source>
        <translation>在单元边和对角线处取的离地高度</translation>
    </message>
    <message>
        <source>Refinements</source>
        <translation>细化</translation>
    </message>
    <message>
        <source>Looks within the bracket, to close in on the hit</source>
        <translation>在区间内为逼近命中点所作的查看</translation>
    </message>
    <message>
        <source>3-D grid walk</source>
        <translation>三维网格遍历</translation>
    </message>
    <message>
        <source>Voxels that a plain 3-D grid walk passes up to the hit: the grid&apos;s cells in layers about as high; drawn when the ray is pinned</source>
        <translation>普通三维网格遍历到命中点为止经过的体素：网格单元按大致同高分层；固定射线时绘出</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>For the pick alone, without recording its steps</source>
        <translation>仅拾取本身，不记录步骤</translation>
    </message>
</context>
<context>
    <name>scarp::PickingInspector</name>
    <message>
        <source>Follows the cursor</source>
        <translation>跟随光标</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>March steps</source>
        <translation>步进步数</translation>
    </message>
    <message>
        <source>Into how many equal steps the marches divide the ray within the terrain&apos;s box</source>
        <translation>步进法把射线在地形盒内分成多少等份</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>What the ray meets: the object before the ground, and the ground behind it</source>
        <translation>射线碰到什么：地面之前的物体，以及其后的地面</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>when pinned</source>
        <translation>固定时</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>单元过多</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>穷举</translation>
    </message>
    <message>
        <source>Picking Inspector</source>
        <translation>拾取检查器</translation>
    </message>
</context>
<context>
    <name>scarp::PlacePanel</name>
    <message>
        <source>Import Models…</source>
        <translation>导入模型…</translation>
    </message>
    <message>
        <source>Take models (glTF, OBJ, FBX, PLY, STL, DAE) in; files can be dropped on the window too</source>
        <translation>导入模型（glTF、OBJ、FBX、PLY、STL、DAE）；也可把文件拖到窗口上</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>库</translation>
    </message>
    <message>
        <source>Models that are kept for all terrains</source>
        <translation>为所有地形保留的模型</translation>
    </message>
    <message>
        <source>Left button</source>
        <translation>左键</translation>
    </message>
    <message>
        <source>Places one</source>
        <translation>放置一个</translation>
    </message>
    <message>
        <source>Selects</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Selects by lasso</source>
        <translation>用套索选择</translation>
    </message>
    <message>
        <source>Places a line</source>
        <translation>放置一行</translation>
    </message>
    <message>
        <source>Places a circle</source>
        <translation>放置一圈</translation>
    </message>
    <message>
        <source>Paints objects</source>
        <translation>绘制物体</translation>
    </message>
    <message>
        <source>Erases objects</source>
        <translation>擦除物体</translation>
    </message>
    <message>
        <source>A click puts one down; a drag turns it, with Shift it grows too, with Ctrl it turns by steps</source>
        <translation>单击放下一个；拖动旋转，加 Shift 同时放大，加 Ctrl 按步旋转</translation>
    </message>
    <message>
        <source>A click selects, a drag moves what is selected or encloses by a box</source>
        <translation>单击选择，拖动移动所选内容或用框圈选</translation>
    </message>
    <message>
        <source>The same, and a drag encloses by an outline</source>
        <translation>同上，拖动用轮廓圈选</translation>
    </message>
    <message>
        <source>A drag puts objects along a line</source>
        <translation>拖动沿线放置物体</translation>
    </message>
    <message>
        <source>A drag puts objects round a circle</source>
        <translation>拖动沿圆放置物体</translation>
    </message>
    <message>
        <source>The brush puts objects down; Ctrl erases</source>
        <translation>笔刷放置物体；Ctrl 擦除</translation>
    </message>
    <message>
        <source>The brush takes objects away; Ctrl paints</source>
        <translation>笔刷移走物体；Ctrl 绘制</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>From one object of the line or circle to the next</source>
        <translation>线或圆上一个物体到下一个的距离</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>How many objects the line or circle has; off: as the distance says</source>
        <translation>线或圆上有多少物体；关：按距离</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Objects a hectare that the brush puts down</source>
        <translation>笔刷每公顷放置的物体数</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>The least distance to other objects</source>
        <translation>与其他物体的最小距离</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Of the density; how many of the objects the brush erases</source>
        <translation>密度的；笔刷擦除多少物体</translation>
    </message>
    <message>
        <source>Erase all kinds</source>
        <translation>擦除所有种类</translation>
    </message>
    <message>
        <source>Else the brush erases objects of the kind in hand alone</source>
        <translation>否则笔刷只擦除当前种类的物体</translation>
    </message>
    <message>
        <source>Ctrl moves by</source>
        <translation>Ctrl 移动步长</translation>
    </message>
    <message>
        <source>Steps to which Ctrl keeps a drag</source>
        <translation>Ctrl 使拖动保持的步长</translation>
    </message>
    <message>
        <source>Ctrl turns by</source>
        <translation>Ctrl 旋转步长</translation>
    </message>
    <message>
        <source>Steps to which Ctrl keeps a turn, degrees</source>
        <translation>Ctrl 使旋转保持的步长，度</translation>
    </message>
    <message>
        <source>Right-click a kind above to change how often it is painted</source>
        <translation>右键单击上面的种类可更改其绘制频率</translation>
    </message>
    <message>
        <source>New objects</source>
        <translation>新物体</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Size of new objects; 1 is life size</source>
        <translation>新物体的大小；1 为实际大小</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>New objects vary in size by up to this much either way</source>
        <translation>新物体的大小上下变化最多这么多</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>高度偏移</translation>
    </message>
    <message>
        <source>How far above the ground new objects are put</source>
        <translation>新物体放在离地多高处</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>倾斜</translation>
    </message>
    <message>
        <source>New objects lean by up to this much, degrees</source>
        <translation>新物体最多倾斜这么多，度</translation>
    </message>
    <message>
        <source>Colour variation</source>
        <translation>颜色变化</translation>
    </message>
    <message>
        <source>How far the colours of new objects vary</source>
        <translation>新物体颜色变化的程度</translation>
    </message>
    <message>
        <source>Random rotation</source>
        <translation>随机旋转</translation>
    </message>
    <message>
        <source>Every new object is turned another way</source>
        <translation>每个新物体旋转不同</translation>
    </message>
    <message>
        <source>The brush paints: %1</source>
        <translation>笔刷绘制：%1</translation>
    </message>
</context>
<context>
    <name>scarp::PositionDialog</name>
    <message>
        <source>&amp;Stroke To</source>
        <translation>笔划到此处(&amp;S)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Type two numbers, east first</source>
        <translation>输入两个数字，东在前</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>&amp;Go To</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>Move the view to the position</source>
        <translation>把视图移到该位置</translation>
    </message>
    <message>
        <source>Make a stroke of the active brush from the end of the last one to the position</source>
        <translation>用当前笔刷从上一笔的终点到该位置画一笔</translation>
    </message>
    <message>
        <source>Make &amp;Dab</source>
        <translation>添加笔触点(&amp;D)</translation>
    </message>
    <message>
        <source>Make one dab of the active brush there</source>
        <translation>用当前笔刷在该处添加一个笔触点</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this dialog</source>
        <translation>关闭此对话框</translation>
    </message>
    <message>
        <source>The view is at %1.</source>
        <translation>视图位于 %1。</translation>
    </message>
    <message>
        <source>%1 is outside the terrain, which covers %2.</source>
        <translation>%1 在地形之外，地形范围为%2。</translation>
    </message>
    <message>
        <source>There is no stroke to continue. Make a dab first.</source>
        <translation>没有可延续的笔划。请先添加一个笔触点。</translation>
    </message>
    <message>
        <source>Stroke from %1 to %2.</source>
        <translation>从 %1 到 %2 的笔划。</translation>
    </message>
    <message>
        <source>Dab at %1.</source>
        <translation>%1 处的笔触点。</translation>
    </message>
    <message>
        <source>The last stroke ends at %1.</source>
        <translation>上一笔的终点为 %1。</translation>
    </message>
    <message>
        <source>The terrain covers %1.</source>
        <translation>地形范围为%1。</translation>
    </message>
</context>
<context>
    <name>scarp::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Ask for import settings again</source>
        <translation>恢复询问导入设置</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>自动保存</translation>
    </message>
    <message>
        <source>Every (minutes)</source>
        <translation>每隔（分钟）</translation>
    </message>
    <message>
        <source>Versions to keep</source>
        <translation>保留的版本</translation>
    </message>
    <message>
        <source>Memory (GiB of %1)</source>
        <translation>内存（GiB，共 %1）</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Metric: metres, kilometres</source>
        <translation>公制：米、千米</translation>
    </message>
    <message>
        <source>Imperial: feet, miles</source>
        <translation>英制：英尺、英里</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Choose a page of preferences</source>
        <translation>选择首选项的页面</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>界面</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>窗口的颜色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Size of the texts of the window</source>
        <translation>窗口文字的大小</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>系统默认</translation>
    </message>
    <message>
        <source>Language of the window, after a restart of Scarp</source>
        <translation>窗口的语言，重新启动 Scarp 后生效</translation>
    </message>
    <message>
        <source>Units of lengths in the window; files and scripts use metres</source>
        <translation>窗口中长度的单位；文件和脚本使用米</translation>
    </message>
    <message>
        <source>Show tooltips</source>
        <translation>显示工具提示</translation>
    </message>
    <message>
        <source>Without them, Help → What Is This? or Shift+F1 explains a control</source>
        <translation>不显示时，“帮助 → 这是什么？”或 Shift+F1 会说明控件</translation>
    </message>
    <message>
        <source>Tooltips</source>
        <translation>工具提示</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Move the camera without animation</source>
        <translation>移动相机时不用动画</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>Navigation and Keys</source>
        <translation>导航与按键</translation>
    </message>
    <message>
        <source>Navigation style</source>
        <translation>导航方式</translation>
    </message>
    <message>
        <source>Mouse buttons that orbit, pan and zoom</source>
        <translation>用于环绕、平移和缩放的鼠标键</translation>
    </message>
    <message>
        <source>Keys as in another program; another keymap discards the shortcuts that you changed</source>
        <translation>按键与另一程序相同；改用另一按键映射会放弃您更改的快捷键</translation>
    </message>
    <message>
        <source>Keymap</source>
        <translation>按键映射</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>性能</translation>
    </message>
    <message>
        <source>Memory for terrain; more terrain is kept in a temporary file</source>
        <translation>用于地形的内存；超出的地形存入临时文件</translation>
    </message>
    <message>
        <source>Mesh detail</source>
        <translation>网格细节</translation>
    </message>
    <message>
        <source>Accuracy of the terrain&apos;s shape in the view</source>
        <translation>视图中地形形状的精度</translation>
    </message>
    <message>
        <source>Antialiasing</source>
        <translation>抗锯齿</translation>
    </message>
    <message>
        <source>Smoothness of edges in the view</source>
        <translation>视图中边缘的平滑程度</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Autosave project</source>
        <translation>自动保存项目</translation>
    </message>
    <message>
        <source>Save a project that has a file when there are unsaved changes</source>
        <translation>有未保存的更改时，保存已有文件的项目</translation>
    </message>
    <message>
        <source>Minutes from one autosave to the next</source>
        <translation>两次自动保存之间的分钟数</translation>
    </message>
    <message>
        <source>Number of earlier saved states that a project file keeps</source>
        <translation>项目文件保留的以前保存状态的数量</translation>
    </message>
    <message>
        <source>Download cache</source>
        <translation>下载缓存</translation>
    </message>
    <message>
        <source>The environment variable SCARP_REMOTE_CACHE sets this limit</source>
        <translation>此上限由环境变量 SCARP_REMOTE_CACHE 设定</translation>
    </message>
    <message>
        <source>Disk space for data from URLs; the least recently used data is deleted first</source>
        <translation>用于 URL 数据的磁盘空间；最久未用的数据先被删除</translation>
    </message>
    <message>
        <source>Download cache (GiB)</source>
        <translation>下载缓存（GiB）</translation>
    </message>
    <message>
        <source>Show the import dialog again for file types that were set not to ask</source>
        <translation>对设为不询问的文件类型重新显示导入对话框</translation>
    </message>
    <message>
        <source>Your work is protected even without autosave: every stroke is journaled, and Scarp offers to recover it after a crash. File → Versions opens earlier saved states.</source>
        <translation>即使没有自动保存，您的工作也受保护：每次笔划都记入日志，崩溃后 Scarp 会提供恢复。“文件 → 版本”可打开以前保存的状态。</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Shadows</source>
        <translation>阴影</translation>
    </message>
    <message>
        <source>Quality of the shadows of terrain and objects in the view</source>
        <translation>视图中地形和对象阴影的质量</translation>
    </message>
</context>
<context>
    <name>scarp::PresetFields</name>
    <message>
        <source>Whose conventions the file follows</source>
        <translation>文件遵循谁的惯例</translation>
    </message>
    <message>
        <source>The program that the file comes from: its numbers become heights and size</source>
        <translation>文件来自的程序：其数字成为高度和尺寸</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>按文件所述</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>As the program that the file comes from has it</source>
        <translation>与文件来自的程序相同</translation>
    </message>
</context>
<context>
    <name>scarp::PresetSection</name>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Keep my size</source>
        <translation>保持我的大小</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Keep the present brush under a name</source>
        <translation>以名称保留当前笔刷</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Take over brushes from a file</source>
        <translation>从文件导入笔刷</translation>
    </message>
    <message>
        <source>Yours; right click to rename, duplicate, export or delete it</source>
        <translation>您的；右键单击可重命名、创建副本、导出或删除</translation>
    </message>
    <message>
        <source>Came with this project; right click to save it as yours, or export it</source>
        <translation>随此项目而来；右键单击可存为您的或导出</translation>
    </message>
    <message>
        <source>Comes with Scarp; right click to duplicate or export it</source>
        <translation>Scarp 自带；右键单击可创建副本或导出</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Export Brush</source>
        <translation>导出笔刷</translation>
    </message>
    <message>
        <source>Brushes (*.json)</source>
        <translation>笔刷 (*.json)</translation>
    </message>
    <message>
        <source>Save Brush</source>
        <translation>保存笔刷</translation>
    </message>
    <message>
        <source>Import Brushes</source>
        <translation>导入笔刷</translation>
    </message>
    <message>
        <source>Brushes (*.json);;All files (*)</source>
        <translation>笔刷 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Save as Mine</source>
        <translation>存为我的</translation>
    </message>
    <message>
        <source>Replace by Present Brush</source>
        <translation>替换为当前笔刷</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export All of Mine…</source>
        <translation>导出我的全部…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>brushes</source>
        <translation>笔刷</translation>
    </message>
    <message>
        <source>Rename Brush</source>
        <translation>重命名笔刷</translation>
    </message>
    <message>
        <source>No presets of this brush yet. Save… keeps the current settings as one.</source>
        <translation>此画笔还没有预设。“保存…”可将当前设置存为预设。</translation>
    </message>
    <message>
        <source>All brushes</source>
        <translation>所有画笔</translation>
    </message>
    <message>
        <source>Show the presets of all brushes, not only of the active one</source>
        <translation>显示所有画笔的预设，而不仅是当前画笔的预设</translation>
    </message>
    <message>
        <source>Scale presets to the current radius</source>
        <translation>将预设缩放到当前半径</translation>
    </message>
    <message>
        <source>Presets: %1</source>
        <translation>预设：%1</translation>
    </message>
</context>
<context>
    <name>scarp::PreviewLoader</name>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
</context>
<context>
    <name>scarp::PreviewScene</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Drag to turn, wheel to zoom</source>
        <translation>拖动旋转，滚轮缩放</translation>
    </message>
</context>
<context>
    <name>scarp::ProfileDock</name>
    <message>
        <source>Profile</source>
        <translation>剖面</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>What cut and fill are measured against</source>
        <translation>挖方和填方以什么为基准</translation>
    </message>
    <message>
        <source>Best-fit plane</source>
        <translation>最佳拟合平面</translation>
    </message>
    <message>
        <source>Lowest of the outline</source>
        <translation>轮廓最低处</translation>
    </message>
    <message>
        <source>Highest of the outline</source>
        <translation>轮廓最高处</translation>
    </message>
    <message>
        <source>Level at a height</source>
        <translation>某高度的水平面</translation>
    </message>
    <message>
        <source>Earlier state</source>
        <translation>以前的状态</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Of the level</source>
        <translation>水平面的</translation>
    </message>
    <message>
        <source>The state of the ground before the edits that follow it in the history</source>
        <translation>历史中其后各项编辑之前的地面状态</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy these figures as text</source>
        <translation>把这些数据复制为文本</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>保存 CSV…</translation>
    </message>
    <message>
        <source>Save the profile as a table: distance, height, place and slope</source>
        <translation>把剖面保存为表格：距离、高度、位置和坡度</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Take the line away</source>
        <translation>取走线</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>已打开</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>measuring … %1 %</source>
        <translation>正在测量… %1 %</translation>
    </message>
    <message>
        <source>the outline crosses itself</source>
        <translation>轮廓自相交</translation>
    </message>
    <message>
        <source>Save Profile</source>
        <translation>保存剖面</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Measure a line on the terrain first</source>
        <translation>请先在地形上测量一条线</translation>
    </message>
</context>
<context>
    <name>scarp::ProfilePlot</name>
    <message>
        <source>Height profile</source>
        <translation>高度剖面</translation>
    </message>
    <message>
        <source>Click on the ground to draw a line.
Double click or Enter ends it, a click on its start closes it to an area.</source>
        <translation>在地面上单击以画线。
双击或 Enter 结束，单击起点则闭合为区域。</translation>
    </message>
    <message>
        <source>There is no ground under the line.</source>
        <translation>线下没有地面。</translation>
    </message>
    <message>
        <source>The heights along the measured line. Point at it for the height and slope there</source>
        <translation>沿测量线的高度。指向它可查看该处的高度和坡度</translation>
    </message>
    <message>
        <source>at %1:  height %2,  slope %3°</source>
        <translation>位于 %1：  高度 %2，  坡度 %3°</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectCommands</name>
    <message>
        <source>Revert to Saved</source>
        <translation>恢复到已保存</translation>
    </message>
    <message>
        <source>Go back to “%1” as it was saved last?</source>
        <translation>回到“%1”上次保存时的状态？</translation>
    </message>
    <message>
        <source>What was done since is lost, and its history with it.</source>
        <translation>此后所做的内容及其历史都会丢失。</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Compacting %1</source>
        <translation>正在压缩整理 %1</translation>
    </message>
    <message>
        <source>%1 is smaller by %2.</source>
        <translation>%1 缩小了 %2。</translation>
    </message>
    <message>
        <source>%1 is as small as it can be.</source>
        <translation>%1 已经最小。</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>自动保存</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectOpener</name>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1 的副本</translation>
    </message>
    <message>
        <source>Already Open</source>
        <translation>已经打开</translation>
    </message>
    <message>
        <source>“%1” is open in another Scarp.</source>
        <translation>“%1”已在另一个 Scarp 中打开。</translation>
    </message>
    <message>
        <source>Only one of them may save to it. Here it can be looked at, or opened as a copy that is saved to a file of its own.</source>
        <translation>只有其中一个可以保存。在这里可以查看，或作为副本打开并保存到自己的文件。</translation>
    </message>
    <message>
        <source>Open Read-Only</source>
        <translation>以只读打开</translation>
    </message>
    <message>
        <source>Open as Copy</source>
        <translation>作为副本打开</translation>
    </message>
    <message>
        <source>Opening a version of %1</source>
        <translation>正在打开 %1 的一个版本</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <translation>%1，%2 时的版本</translation>
    </message>
    <message>
        <source>This is %1 as of %2. Saving makes it the present state; until then the file is as it was.</source>
        <translation>这是 %2 时的 %1。保存后它成为当前状态；在此之前文件保持原样。</translation>
    </message>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1：内存不足</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>详细信息…</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation>（以及另外 %1 个）</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written; Save As keeps changes elsewhere.</source>
        <translation>无法写入 %1；“另存为”可在别处保留更改。</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>昨天 %1</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectSaver</name>
    <message>
        <source>Every edit of a shared terrain goes to its server by itself. Save As makes a project of it.</source>
        <translation>共享地形的每项编辑会自动到达其服务器。“另存为”可使其成为项目。</translation>
    </message>
    <message>
        <source>%1 is saved as it is.</source>
        <translation>%1 已按现状保存。</translation>
    </message>
    <message>
        <source>Changed by Another Program</source>
        <translation>已被另一程序更改</translation>
    </message>
    <message>
        <source>“%1” is not as Scarp left it.</source>
        <translation>“%1”与 Scarp 留下时不同。</translation>
    </message>
    <message>
        <source>Another program has changed, moved or deleted it. Overwriting it loses what that program wrote; loading it anew loses what you changed since you saved last.</source>
        <translation>另一程序更改、移动或删除了它。覆盖会丢失该程序所写的内容；重新载入会丢失上次保存后的更改。</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Load Anew</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>Scarp projects (*%1)</source>
        <translation>Scarp 项目 (*%1)</translation>
    </message>
    <message>
        <source>Save Project As</source>
        <translation>项目另存为</translation>
    </message>
    <message>
        <source>-2</source>
        <translation>-2</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>-copy</source>
        <translation>-副本</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>正在保存 %1</translation>
    </message>
    <message>
        <source>Saved %1 anew; the damaged file is kept as %2.</source>
        <translation>已重新保存 %1；损坏的文件保留为 %2。</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>已保存 %1。</translation>
    </message>
    <message>
        <source>Saved a copy as %1.</source>
        <translation>已把副本保存为 %1。</translation>
    </message>
</context>
<context>
    <name>scarp::QualityMenu</name>
    <message>
        <source>&amp;Quality</source>
        <translation>质量(&amp;Q)</translation>
    </message>
    <message>
        <source>Antialiasing off</source>
        <translation>抗锯齿关闭</translation>
    </message>
    <message>
        <source>Antialiasing by %1 samples</source>
        <translation>%1 个样本的抗锯齿</translation>
    </message>
    <message>
        <source>a software rasterizer</source>
        <translation>软件光栅化器</translation>
    </message>
    <message>
        <source>a graphics card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Mesh detail: automatic (%1)</source>
        <translation>网格细节：自动（%1）</translation>
    </message>
    <message>
        <source>Antialiasing: automatic (%1 samples)</source>
        <translation>抗锯齿：自动（%1 个样本）</translation>
    </message>
    <message>
        <source>Antialiasing: automatic (off)</source>
        <translation>抗锯齿：自动（关闭）</translation>
    </message>
    <message>
        <source>Mesh detail: error up to %1 px</source>
        <translation>网格细节：误差不超过 %1 px</translation>
    </message>
    <message>
        <source>error up to %1 px, for %2</source>
        <translation>误差不超过 %1 px，用于%2</translation>
    </message>
    <message>
        <source>error mostly up to %1 px, for %2</source>
        <translation>误差大多不超过 %1 px，用于%2</translation>
    </message>
    <message>
        <source>S&amp;hadows</source>
        <translation>阴影(&amp;H)</translation>
    </message>
    <message>
        <source>Shadows of terrain and objects if a graphics card draws the view</source>
        <translation>当视图由显卡绘制时，显示地形和对象的阴影</translation>
    </message>
    <message>
        <source>No shadows of terrain and objects</source>
        <translation>不显示地形和对象的阴影</translation>
    </message>
    <message>
        <source>%1 shadow maps with %2 × %2 texels, %3 MB of graphics memory; a software rasterizer draws them slowly</source>
        <translation>%1 张 %2 × %2 纹素的阴影贴图，占用 %3 MB 显存；软件光栅化器绘制较慢</translation>
    </message>
    <message>
        <source>Automatic (%1, for %2)</source>
        <translation>自动（%1，适用于 %2）</translation>
    </message>
</context>
<context>
    <name>scarp::RangeDialog</name>
    <message>
        <source>Select by Range</source>
        <translation>按范围选择</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Choose the measure of the terrain to select by</source>
        <translation>选择据以选取的地形指标</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>How to combine the range with the selection</source>
        <translation>范围与选区的组合方式</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>替换选区</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>添加到选区</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>从选区减去</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>与选区相交</translation>
    </message>
    <message>
        <source>Selects %1 % of the terrain.</source>
        <translation>选择地形的 %1 %。</translation>
    </message>
</context>
<context>
    <name>scarp::RangeGraph</name>
    <message>
        <source>Where the condition holds</source>
        <translation>条件成立之处</translation>
    </message>
    <message>
        <source>Drag the ends of the range and of its softness; pull an end over the side to open it</source>
        <translation>拖动范围及其柔化的两端；把一端拉出边外即为不限</translation>
    </message>
</context>
<context>
    <name>scarp::RangePreview</name>
    <message>
        <source>Previewing</source>
        <translation>正在预览</translation>
    </message>
    <message>
        <source>Apply or cancel the current preview first.</source>
        <translation>请先应用或取消当前预览。</translation>
    </message>
</context>
<context>
    <name>scarp::RawFields</name>
    <message>
        <source>RAW file</source>
        <translation>RAW 文件</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Header bytes</source>
        <translation>文件头字节数</translation>
    </message>
    <message>
        <source>A file that holds nothing but samples (.raw, .r16, .bin …), so that their layout must be told</source>
        <translation>只含样本的文件（.raw、.r16、.bin …），必须说明其布局</translation>
    </message>
    <message>
        <source>8 bits, unsigned</source>
        <translation>8 位，无符号</translation>
    </message>
    <message>
        <source>8 bits, signed</source>
        <translation>8 位，有符号</translation>
    </message>
    <message>
        <source>16 bits, unsigned</source>
        <translation>16 位，无符号</translation>
    </message>
    <message>
        <source>16 bits, signed</source>
        <translation>16 位，有符号</translation>
    </message>
    <message>
        <source>32 bits, unsigned</source>
        <translation>32 位，无符号</translation>
    </message>
    <message>
        <source>32 bits, signed</source>
        <translation>32 位，有符号</translation>
    </message>
    <message>
        <source>32 bits, floating point</source>
        <translation>32 位浮点</translation>
    </message>
    <message>
        <source>64 bits, floating point</source>
        <translation>64 位浮点</translation>
    </message>
    <message>
        <source>Sample type</source>
        <translation>样本类型</translation>
    </message>
    <message>
        <source>little-endian (PC)</source>
        <translation>小端（PC）</translation>
    </message>
    <message>
        <source>big-endian (Mac)</source>
        <translation>大端（Mac）</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>字节序</translation>
    </message>
    <message>
        <source>Columns × rows</source>
        <translation>列 × 行</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>The file is too small for this layout of its samples</source>
        <translation>文件太小，容不下这种样本布局</translation>
    </message>
    <message numerus="yes">
        <source>This layout takes %1 bytes</source>
        <translation>
            <numerusform>此布局需要 %1 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>; the file has %1</source>
        <translation>；文件有 %1</translation>
    </message>
    <message>
        <source>: it fits</source>
        <translation>：相符</translation>
    </message>
    <message>
        <source>: too few</source>
        <translation>：不足</translation>
    </message>
    <message>
        <source>: %1 at its end stay unread</source>
        <translation>：末尾 %1 未读</translation>
    </message>
    <message>
        <source>How one height is stored in the file</source>
        <translation>一个高度在文件中的存储方式</translation>
    </message>
    <message>
        <source>Which byte of a height comes first</source>
        <translation>高度的哪个字节在前</translation>
    </message>
    <message>
        <source>Samples in a row of the file</source>
        <translation>文件每行的样本数</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>文件的行数</translation>
    </message>
    <message>
        <source>Trailing bytes</source>
        <translation>文件尾字节数</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道数</translation>
    </message>
    <message>
        <source>16 bits, floating point</source>
        <translation>16 位浮点</translation>
    </message>
    <message>
        <source>by pixel (RGBRGB…)</source>
        <translation>逐像素（RGBRGB…）</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>逐行</translation>
    </message>
    <message>
        <source>one after another</source>
        <translation>逐通道</translation>
    </message>
    <message>
        <source>Order of channels</source>
        <translation>通道顺序</translation>
    </message>
    <message>
        <source>How the samples of several channels are ordered in the file</source>
        <translation>多个通道的样本在文件中的排列方式</translation>
    </message>
    <message>
        <source>Samples at each position of the grid, for example 3 in an RGB image</source>
        <translation>格网每个位置的样本数，例如 RGB 图像为 3</translation>
    </message>
    <message>
        <source>Bytes after the samples, which are not read</source>
        <translation>样本之后不读取的字节数</translation>
    </message>
</context>
<context>
    <name>scarp::RayMap</name>
    <message>
        <source>3-D grid walk: voxels %1 to %2, layers %3 to %4, each %5 high</source>
        <translation>三维网格遍历：体素 %1 至 %2，层 %3 至 %4，每层高 %5</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>射线</translation>
    </message>
    <message>
        <source>Fit to the whole ray</source>
        <translation>显示整条射线</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>Fit to the cells about the hit</source>
        <translation>显示命中点周围的单元</translation>
    </message>
    <message>
        <source>Pick from above</source>
        <translation>从上方拾取</translation>
    </message>
    <message>
        <source>Cell %1, %2</source>
        <translation>单元 %1, %2</translation>
    </message>
    <message>
        <source>Cell %1, %2: number %3 along the ray</source>
        <translation>单元 %1, %2：沿射线第 %3 个</translation>
    </message>
    <message>
        <source>Looked into</source>
        <translation>查看过</translation>
    </message>
    <message>
        <source>Passed over without a look</source>
        <translation>未查看即跳过</translation>
    </message>
    <message>
        <source>holes only</source>
        <translation>仅有孔洞</translation>
    </message>
    <message>
        <source>Node %1, %2 × %3 cells, %4: %5</source>
        <translation>节点 %1，%2 × %3 单元，%4：%5</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>进入</translation>
    </message>
    <message>
        <source>The ray from above, with the cells that it was followed through. The wheel zooms, a drag pans; point at a cell for what was done there</source>
        <translation>俯视的射线，以及跟踪它所经过的单元。滚轮缩放，拖动平移；指向单元可查看在那里做了什么</translation>
    </message>
    <message>
        <source>heights %1 to %2</source>
        <translation>高度 %1 至 %2</translation>
    </message>
</context>
<context>
    <name>scarp::RecentFiles</name>
    <message>
        <source>Clear This List</source>
        <translation>清空此列表</translation>
    </message>
</context>
<context>
    <name>scarp::RecoveryCommands</name>
    <message>
        <source>A crash would lose what you do now: %1</source>
        <translation>崩溃会丢失现在所做的内容：%1</translation>
    </message>
    <message>
        <source>Preparing recovery</source>
        <translation>正在准备恢复</translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>正在恢复 %1</translation>
    </message>
    <message>
        <source>%1 is as it was at the last edit, %2. It is saved only when you save it.</source>
        <translation>%1 与最后一次编辑（%2）时相同。只有您保存时才会保存。</translation>
    </message>
    <message>
        <source>%1 is as it was after edit %2 of %3. It is saved only when you save it.</source>
        <translation>%1 与第 %2 次编辑（共 %3 次）之后相同。只有您保存时才会保存。</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly, %1. It had nothing unsaved.</source>
        <translation>Scarp 意外关闭，%1。没有未保存的内容。</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>显示报告</translation>
    </message>
    <message>
        <source>%1 is as you saved it. Nothing came after that.</source>
        <translation>%1 与您保存时一致。此后没有任何编辑。</translation>
    </message>
</context>
<context>
    <name>scarp::RecoveryDialog</name>
    <message>
        <source>Recover Lost Work</source>
        <translation>恢复丢失的工作</translation>
    </message>
    <message>
        <source>When Scarp closed, these edits had not reached their server. They are sent once it answers.</source>
        <translation>Scarp 关闭时，这些编辑尚未到达其服务器。服务器应答后即发送。</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly. What had not been saved is here, up to the last finished edit.</source>
        <translation>Scarp 意外关闭。未保存的内容在这里，直到最后一次完成的编辑。</translation>
    </message>
    <message>
        <source>Type how many, or press the arrow keys</source>
        <translation>输入数量，或按方向键</translation>
    </message>
    <message>
        <source>Edits to recover</source>
        <translation>要恢复的编辑</translation>
    </message>
    <message>
        <source>Recover the first </source>
        <translation>恢复前 </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>丢弃…</translation>
    </message>
    <message>
        <source>Crash Report…</source>
        <translation>崩溃报告…</translation>
    </message>
    <message>
        <source>Show where Scarp was when it closed</source>
        <translation>显示 Scarp 关闭时所在的位置</translation>
    </message>
    <message>
        <source>It is offered again at the next start</source>
        <translation>下次启动时会再次提供</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>丢失的工作</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>没有图片</translation>
    </message>
    <message>
        <source>Last edit: %1</source>
        <translation>最后编辑：%1</translation>
    </message>
    <message>
        <source>Edits: %1, %2</source>
        <translation>编辑：%1，%2</translation>
    </message>
    <message>
        <source>They wait for the server %1</source>
        <translation>它们在等待服务器 %1</translation>
    </message>
    <message>
        <source>It was in no file yet.</source>
        <translation>它还不在任何文件中。</translation>
    </message>
    <message>
        <source>Scarp ended unexpectedly while it recovered %1 of them: one fewer may do.</source>
        <translation>Scarp 在恢复其中 %1 项时意外结束：少一项也许可行。</translation>
    </message>
    <message numerus="yes">
        <source> of %1 edits</source>
        <translation>
            <numerusform> 项编辑（共 %1 项）</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard Lost Work</source>
        <translation>丢弃丢失的工作</translation>
    </message>
    <message>
        <source>Discard what was not saved of “%1”?</source>
        <translation>要丢弃“%1”未保存的内容吗？</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>此操作无法撤销。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>What the program was working on when it ended</source>
        <translation>程序结束时正在处理的内容</translation>
    </message>
</context>
<context>
    <name>scarp::ReshapeDialog</name>
    <message>
        <source>Now %1
Then %2</source>
        <translation>现在 %1
之后 %2</translation>
    </message>
    <message>
        <source>%1 × %2 samples, %3</source>
        <translation>%1 × %2 个样本，%3</translation>
    </message>
</context>
<context>
    <name>scarp::ReshapeForm</name>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
</context>
<context>
    <name>scarp::RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Each rule covers what lies below it; drag a rule to another place</source>
        <translation>每条规则覆盖其下的内容；可把规则拖到别处</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a rule over all others</source>
        <translation>在所有其他规则之上添加规则</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>Over the next rule</source>
        <translation>移到上一条规则之上</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>Under the next rule</source>
        <translation>移到下一条规则之下</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the rule</source>
        <translation>删除规则</translation>
    </message>
    <message>
        <source>Material of the rule</source>
        <translation>规则的材质</translation>
    </message>
    <message>
        <source>What the rule lays</source>
        <translation>规则铺什么</translation>
    </message>
    <message>
        <source>How far the rule covers what lies below it</source>
        <translation>规则覆盖其下内容的程度</translation>
    </message>
    <message>
        <source>%1: everywhere else</source>
        <translation>%1：其余各处</translation>
    </message>
    <message>
        <source>Select a rule above the base first</source>
        <translation>请先选择底层之上的规则</translation>
    </message>
    <message>
        <source>The rule is the uppermost</source>
        <translation>规则已在最上面</translation>
    </message>
    <message>
        <source>The rule is the lowest above the base</source>
        <translation>规则已在底层之上的最下面</translation>
    </message>
</context>
<context>
    <name>scarp::ScaleMark</name>
    <message>
        <source>Scale: %1</source>
        <translation>比例：%1</translation>
    </message>
    <message>
        <source>mid view</source>
        <translation>视图中心</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterAssetList</name>
    <message>
        <source>Add Asset</source>
        <translation>添加资源</translation>
    </message>
    <message>
        <source>Put down another asset too</source>
        <translation>也放置另一种资源</translation>
    </message>
    <message>
        <source>Put down another asset in its place</source>
        <translation>改放另一种资源</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>How often, beside the weights of the others</source>
        <translation>频率，相对于其他资源的权重</translation>
    </message>
    <message>
        <source>Leave this asset out</source>
        <translation>不用此资源</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterCounter</name>
    <message>
        <source>Counting objects</source>
        <translation>正在计数物体</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterPanel</name>
    <message>
        <source>Height range</source>
        <translation>高度范围</translation>
    </message>
    <message>
        <source>Not under water</source>
        <translation>不在水下</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散布</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在计数…</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Objects per hectare (100 m × 100 m) of what is selected</source>
        <translation>选中部分每公顷（100 m × 100 m）的物体数</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>Least distance from one to another</source>
        <translation>彼此的最小距离</translation>
    </message>
    <message>
        <source>Max slope</source>
        <translation>最大坡度</translation>
    </message>
    <message>
        <source>None are put on steeper ground</source>
        <translation>更陡的地面上不放</translation>
    </message>
    <message>
        <source>Min height</source>
        <translation>最小高度</translation>
    </message>
    <message>
        <source>None are put on lower ground</source>
        <translation>更低的地面上不放</translation>
    </message>
    <message>
        <source>Max height</source>
        <translation>最大高度</translation>
    </message>
    <message>
        <source>None are put on higher ground</source>
        <translation>更高的地面上不放</translation>
    </message>
    <message>
        <source>Only on ground between two heights</source>
        <translation>只在两个高度之间的地面上</translation>
    </message>
    <message>
        <source>Objects that would be scattered</source>
        <translation>将散布的物体</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Scatter over Selection</source>
        <translation>在选区内散布</translation>
    </message>
    <message>
        <source>Scatter over Terrain</source>
        <translation>在地形上散布</translation>
    </message>
    <message>
        <source>Stop; nothing is put down</source>
        <translation>停止；不放置任何物体</translation>
    </message>
    <message>
        <source>Objects like the new ones above, as one step that can be undone</source>
        <translation>与上面新物体相同的物体，作为可撤销的一个步骤</translation>
    </message>
    <message>
        <source>None are put on ground below %1, where the water stands</source>
        <translation>低于 %1（水面处）的地面上不放</translation>
    </message>
    <message>
        <source>%1 objects would be more than %2, the most at once</source>
        <translation>%1 个物体超过一次最多的 %2 个</translation>
    </message>
    <message>
        <source>No ground here suits them</source>
        <translation>这里没有适合它们的地面</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects would be placed</source>
        <translation>
            <numerusform>将放置 %1 个物体</numerusform>
        </translation>
    </message>
    <message>
        <source>Use a Density of %1 /ha</source>
        <translation>使用每公顷 %1 个的密度</translation>
    </message>
    <message>
        <source>Apply or cancel the preview on the ground first.</source>
        <translation>请先应用或取消地面上的预览。</translation>
    </message>
    <message>
        <source>Scattering objects</source>
        <translation>正在散布物体</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterRuleEditor</name>
    <message>
        <source>Name of the rule</source>
        <translation>规则的名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Objects on a hectare where all holds</source>
        <translation>条件全部成立处每公顷的物体数</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>Keep others away</source>
        <translation>使其他远离</translation>
    </message>
    <message>
        <source>Around each of its objects rules below put nothing</source>
        <translation>在其每个物体周围，下面的规则不放任何物体</translation>
    </message>
    <message>
        <source>Clusters every</source>
        <translation>成簇间距</translation>
    </message>
    <message>
        <source>They stand in clusters, so far from one to the next</source>
        <translation>它们成簇分布，一簇到下一簇的距离</translation>
    </message>
    <message>
        <source>Cluster radius</source>
        <translation>簇半径</translation>
    </message>
    <message>
        <source>Of the largest of them</source>
        <translation>其中最大簇的</translation>
    </message>
    <message>
        <source>How they stand</source>
        <translation>它们如何站立</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Size; 1 is life size</source>
        <translation>大小；1 为实际大小</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>They vary in size by up to this much either way</source>
        <translation>大小上下变化最多这么多</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>高度偏移</translation>
    </message>
    <message>
        <source>How far above the ground they stand</source>
        <translation>它们离地多高</translation>
    </message>
    <message>
        <source>Square on slopes</source>
        <translation>垂直于坡面</translation>
    </message>
    <message>
        <source>They stand square on the slope instead of upright</source>
        <translation>它们垂直于坡面而不是直立</translation>
    </message>
    <message>
        <source>Random rotation</source>
        <translation>随机旋转</translation>
    </message>
    <message>
        <source>Each is turned another way</source>
        <translation>每个旋转不同</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Another number puts them at other places</source>
        <translation>另一个数使它们位于别处</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>仅限于</translation>
    </message>
    <message>
        <source>Material that they stand on</source>
        <translation>所在的材质</translation>
    </message>
    <message>
        <source>They stand as densely as this material lies</source>
        <translation>它们的疏密与此材质相同</translation>
    </message>
    <message>
        <source>Away from objects</source>
        <translation>远离物体</translation>
    </message>
    <message>
        <source>The least distance to objects that were placed by hand</source>
        <translation>与手动放置物体的最小距离</translation>
    </message>
    <message>
        <source>Near objects</source>
        <translation>靠近物体</translation>
    </message>
    <message>
        <source>The most distance to an object that was placed by hand</source>
        <translation>与某个手动放置物体的最大距离</translation>
    </message>
    <message>
        <source>Away from lines</source>
        <translation>远离线</translation>
    </message>
    <message>
        <source>Near lines</source>
        <translation>靠近线</translation>
    </message>
    <message>
        <source>The least distance to the edges of roads, rivers and other lines; off: they stand on these too</source>
        <translation>与道路、河流和其他线边缘的最小距离；关：也可在其上</translation>
    </message>
    <message>
        <source>The most distance to the edge of a road, a river or another line</source>
        <translation>与道路、河流或其他线边缘的最大距离</translation>
    </message>
    <message>
        <source>Which lines</source>
        <translation>哪些线</translation>
    </message>
    <message>
        <source>Lines of any layer</source>
        <translation>任何图层的线</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>%1 的线</translation>
    </message>
    <message>
        <source>Lines of %1 (no such layer)</source>
        <translation>%1 的线（没有此图层）</translation>
    </message>
    <message>
        <source>Put objects back where they were moved or removed by hand</source>
        <translation>把手动移动或移除的物体放回原处</translation>
    </message>
    <message>
        <source>Turn into Objects</source>
        <translation>转为物体</translation>
    </message>
    <message>
        <source>Make ordinary objects of all that the rule puts down, and remove the rule</source>
        <translation>使规则放置的一切成为普通物体，并移除规则</translation>
    </message>
    <message>
        <source>On any ground</source>
        <translation>任何地面上</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>在%1上</translation>
    </message>
    <message>
        <source>The least distance from one to another, and to objects that were placed by hand; in rows the distance along the line from one to the next</source>
        <translation>彼此之间以及与手动放置物体的最小距离；成行时为沿线从一个到下一个的距离</translation>
    </message>
    <message>
        <source>Rows along lines</source>
        <translation>沿线成行</translation>
    </message>
    <message>
        <source>They stand in rows along roads, rivers and other lines</source>
        <translation>它们沿道路、河流和其他线成行排列</translation>
    </message>
    <message>
        <source>Beside the edge</source>
        <translation>边缘之外</translation>
    </message>
    <message>
        <source>How far outside of the edge of the bed they stand; in the middle, how far to the left</source>
        <translation>它们在路基边缘外多远；在中间时为偏左多远</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>不规则</translation>
    </message>
    <message>
        <source>They stand by up to this much of the spacing further on or back</source>
        <translation>它们最多前后偏离间距的这么多</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>朝向</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>沿线</translation>
    </message>
    <message>
        <source>Outward</source>
        <translation>朝外</translation>
    </message>
    <message>
        <source>Inward</source>
        <translation>朝内</translation>
    </message>
    <message>
        <source>Not at bridges and tunnels</source>
        <translation>不在桥梁和隧道处</translation>
    </message>
    <message>
        <source>Which lines they stand along, away from, or near to</source>
        <translation>它们沿哪些线、远离或靠近哪些线</translation>
    </message>
    <message>
        <source>What the rule is called</source>
        <translation>规则的名称</translation>
    </message>
    <message>
        <source>Bent along lines</source>
        <translation>沿线弯曲</translation>
    </message>
    <message>
        <source>Models are bent along the line without gaps, as guard rails, walls and kerbs are. Distances, conditions and variation do not count then</source>
        <translation>模型沿线无缝弯曲，如护栏、墙和路缘石。此时距离、条件和变化不起作用</translation>
    </message>
    <message>
        <source>Off: objects stand on the ground beneath these, and bent models lead over and through them</source>
        <translation>关闭：物体立在其下方的地面上，弯曲的模型从其上方和内部通过</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>求值位置</translation>
    </message>
    <message numerus="yes">
        <source>Restore %n Places</source>
        <translation>
            <numerusform>恢复 %n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::ScatterRulesPanel</name>
    <message>
        <source>Rules put trees, rocks and shrubs wherever the ground suits them, and go on doing so while you sculpt. Begin with one of these:</source>
        <translation>规则在适合的地面上放置树、岩石和灌木，并随雕刻持续进行。可从以下之一开始：</translation>
    </message>
    <message>
        <source>Scatter rules</source>
        <translation>散布规则</translation>
    </message>
    <message>
        <source>Each rule keeps clear of those above it; drag a rule to another place</source>
        <translation>每条规则避开其上各条；可把规则拖到别处</translation>
    </message>
    <message>
        <source>Add a rule under the others</source>
        <translation>在其他规则之下添加规则</translation>
    </message>
    <message>
        <source>Duplicate the rule</source>
        <translation>复制规则</translation>
    </message>
    <message>
        <source>Delete the rule</source>
        <translation>删除规则</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 副本</translation>
    </message>
    <message>
        <source>The objects are still being scattered; try again when they stand.</source>
        <translation>物体仍在散布；完成后请再试。</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>规则 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Scattering…</source>
        <translation>正在散布…</translation>
    </message>
    <message>
        <source>Select a rule in the list first</source>
        <translation>请先在列表中选择一条规则</translation>
    </message>
</context>
<context>
    <name>scarp::SceneJobs</name>
    <message>
        <source>Drainage areas</source>
        <translation>汇水面积</translation>
    </message>
    <message>
        <source>Evaluating materials</source>
        <translation>正在求值材质</translation>
    </message>
    <message>
        <source>Scattering objects</source>
        <translation>正在散布物体</translation>
    </message>
    <message>
        <source>The scatter rules put nothing down: %1.</source>
        <translation>散布规则没有放置任何物体：%1。</translation>
    </message>
</context>
<context>
    <name>scarp::ScreenshotDialog</name>
    <message>
        <source>Save Screenshot</source>
        <translation>保存截图</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Size of the picture, as a multiple of the view in the window</source>
        <translation>图片大小，为窗口中视图的倍数</translation>
    </message>
    <message>
        <source>%1 × (%2 × %3 pixels)</source>
        <translation>%1 倍（%2 × %3 像素）</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>“%1” already exists and will be overwritten.</source>
        <translation>“%1”已存在，将被覆盖。</translation>
    </message>
    <message>
        <source>The name of the file must end in .png.</source>
        <translation>文件名必须以 .png 结尾。</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
</context>
<context>
    <name>scarp::ScriptRunner</name>
    <message>
        <source>There is no terrain to run it on.</source>
        <translation>没有可在其上运行的地形。</translation>
    </message>
    <message>
        <source>A script is running; wait for it, or cancel it in the status bar.</source>
        <translation>正在运行脚本；请等待，或在状态栏中取消。</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
    <message>
        <source>The script reads from the network; scarp run asks for that, the window does not.</source>
        <translation>该脚本从网络读取；只有 scarp run 可以这样做，窗口不能。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>无法读取“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” is too large for a script</source>
        <translation>“%1”太大，不能作为脚本</translation>
    </message>
    <message>
        <source>Running %1</source>
        <translation>正在运行 %1</translation>
    </message>
    <message>
        <source>No scripts yet</source>
        <translation>还没有脚本</translation>
    </message>
    <message>
        <source>Show the Folder of Scripts</source>
        <translation>显示脚本文件夹</translation>
    </message>
</context>
<context>
    <name>scarp::SecondView</name>
    <message>
        <source>Second View</source>
        <translation>第二视图</translation>
    </message>
    <message>
        <source>Second terrain view</source>
        <translation>第二地形视图</translation>
    </message>
    <message>
        <source>The same terrain with a camera of its own; every tool works here too</source>
        <translation>同一地形，有自己的相机；所有工具在此也可使用</translation>
    </message>
    <message>
        <source>Orthographic Second View</source>
        <translation>正交的第二视图</translation>
    </message>
    <message>
        <source>Show the second view without perspective</source>
        <translation>以无透视方式显示第二视图</translation>
    </message>
</context>
<context>
    <name>scarp::SectionEditor</name>
    <message>
        <source>Both sides alike</source>
        <translation>两侧相同</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>横断面</translation>
    </message>
    <message>
        <source>Drag a corner; press beside the bed for a new one; double-click it to remove it</source>
        <translation>拖动转角；在路基旁按下可新增；双击可删除</translation>
    </message>
    <message>
        <source>A corner that is moved on one side moves on the other side too</source>
        <translation>移动一侧的转角时，另一侧也随之移动</translation>
    </message>
    <message>
        <source>%1 out, %2 up</source>
        <translation>向外 %1，向上 %2</translation>
    </message>
    <message>
        <source>Left, in cut</source>
        <translation>左侧，挖方</translation>
    </message>
    <message>
        <source>Left, in fill</source>
        <translation>左侧，填方</translation>
    </message>
    <message>
        <source>Right, in fill</source>
        <translation>右侧，填方</translation>
    </message>
    <message>
        <source>Right, in cut</source>
        <translation>右侧，挖方</translation>
    </message>
    <message>
        <source>Heights × %1</source>
        <translation>高度 × %1</translation>
    </message>
</context>
<context>
    <name>scarp::SelectedObjectPanel</name>
    <message>
        <source>Open Its Rule</source>
        <translation>打开其规则</translation>
    </message>
    <message>
        <source>East</source>
        <translation>东</translation>
    </message>
    <message>
        <source>How far east of the terrain&apos;s middle</source>
        <translation>距地形中心向东的距离</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>How far north of the terrain&apos;s middle</source>
        <translation>距地形中心向北的距离</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>逆时针度数</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Its size; 1 is life size</source>
        <translation>其大小；1 为实际大小</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>高度偏移</translation>
    </message>
    <message>
        <source>How far it is above the ground</source>
        <translation>离地多高</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>高度角</translation>
    </message>
    <message>
        <source>How high it stands</source>
        <translation>所在高度</translation>
    </message>
    <message>
        <source>Tilt x</source>
        <translation>倾斜 x</translation>
    </message>
    <message>
        <source>Degrees by which it leans about its own x axis</source>
        <translation>绕自身 x 轴倾斜的度数</translation>
    </message>
    <message>
        <source>Tilt y</source>
        <translation>倾斜 y</translation>
    </message>
    <message>
        <source>Degrees by which it leans about its own y axis</source>
        <translation>绕自身 y 轴倾斜的度数</translation>
    </message>
    <message>
        <source>Scatter rules</source>
        <translation>散布规则</translation>
    </message>
    <message>
        <source>A scatter rule</source>
        <translation>一条散布规则</translation>
    </message>
    <message>
        <source>The rule “%1”</source>
        <translation>规则“%1”</translation>
    </message>
    <message>
        <source>it</source>
        <translation>它</translation>
    </message>
    <message>
        <source>them</source>
        <translation>它们</translation>
    </message>
    <message>
        <source>some of them</source>
        <translation>其中一些</translation>
    </message>
    <message>
        <source>%1 put %2 down. What you change stays as you leave it.</source>
        <translation>%1放置了%2。您的更改会保留。</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>已选：%1</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %1 objects</source>
        <translation>
            <numerusform>已选：%1 个物体</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::SelectionDock</name>
    <message>
        <source>Selection</source>
        <translation>选区</translation>
    </message>
    <message>
        <source>Shift adds, Ctrl subtracts, both intersect.</source>
        <translation>Shift 添加，Ctrl 减去，两者一起为相交。</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>羽化</translation>
    </message>
    <message>
        <source>How far the edge of a shape is soft</source>
        <translation>形状边缘柔化的宽度</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Of the brush</source>
        <translation>笔刷的</translation>
    </message>
    <message>
        <source>Alike in</source>
        <translation>相似于</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>By how much ground may differ and be selected</source>
        <translation>地面相差多少仍被选中</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>柔和度</translation>
    </message>
    <message>
        <source>Over how much more the selection fades</source>
        <translation>选区再经多少渐隐</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>连续</translation>
    </message>
    <message>
        <source>Only ground that hangs together with the place clicked on</source>
        <translation>只选与单击处相连的地面</translation>
    </message>
    <message>
        <source>Grow, shrink, blur by</source>
        <translation>扩大、缩小、模糊量</translation>
    </message>
    <message>
        <source>How far the edge moves or softens</source>
        <translation>边缘移动或柔化的距离</translation>
    </message>
    <message>
        <source>Dim unselected</source>
        <translation>未选部分变暗</translation>
    </message>
    <message>
        <source>dim unselected</source>
        <translation>未选部分变暗</translation>
    </message>
    <message>
        <source>How much the ground outside the selection is dimmed</source>
        <translation>选区之外的地面变暗的程度</translation>
    </message>
    <message>
        <source>Saved selections</source>
        <translation>已存选区</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the selection under this name, in the project too</source>
        <translation>以此名称保存选区，也存入项目</translation>
    </message>
    <message>
        <source>Selection %1</source>
        <translation>选区 %1</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>载入</translation>
    </message>
    <message>
        <source>Replace the selection by the saved one</source>
        <translation>用已存选区替换选区</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add the saved one to the selection</source>
        <translation>把已存选区添加到选区</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the saved selection</source>
        <translation>删除已存选区</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Name for the selection</source>
        <translation>选区的名称</translation>
    </message>
    <message>
        <source>Under this name the selection is kept with the project</source>
        <translation>选区以此名称保存在项目中</translation>
    </message>
    <message>
        <source>Selections that the project keeps. Enter loads one, a right click offers more</source>
        <translation>项目保存的选区。按 Enter 载入，右键单击有更多选项</translation>
    </message>
    <message>
        <source>Nothing is selected, so edits change nothing.</source>
        <translation>没有选择任何内容，因此编辑不会改变任何内容。</translation>
    </message>
    <message>
        <source>Save a picture, classes of land cover, or features of a vector file as selections; over those of the same names</source>
        <translation>把图片、土地覆盖类别或矢量文件的要素保存为选区；覆盖同名选区</translation>
    </message>
    <message>
        <source>Select a saved selection in the list first</source>
        <translation>请先在列表中选择一个已存选区</translation>
    </message>
    <message>
        <source>Select an area of the terrain first</source>
        <translation>请先选择地形的一个区域</translation>
    </message>
    <message>
        <source>Paints a selection; Ctrl subtracts, Shift smooths.</source>
        <translation>绘制选区；Ctrl 减去，Shift 平滑。</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingController</name>
    <message>
        <source>No ground lies below %1 here: the sea level is %2 now. Change it under Shading.</source>
        <translation>这里没有低于 %1 的地面：海平面现为 %2。可在“着色”中更改。</translation>
    </message>
    <message>
        <source>This terrain has no materials: it is shown in natural colours. Add materials in the Materials panel.</source>
        <translation>此地形没有材质：以自然色显示。请在“材质”面板中添加材质。</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingDock</name>
    <message>
        <source>Shading</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Find a number that suits the terrain</source>
        <translation>找到适合地形的数值</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>地貌</translation>
    </message>
    <message>
        <source>How much light and shade lie over the colours, percent; 0 for those of the legend</source>
        <translation>颜色之上的光影程度，百分比；0 为图例的颜色</translation>
    </message>
    <message>
        <source>Snow line</source>
        <translation>雪线</translation>
    </message>
    <message>
        <source>Snow lies above this height</source>
        <translation>高于此高度有雪</translation>
    </message>
    <message>
        <source>Light and shape</source>
        <translation>光与形状</translation>
    </message>
    <message>
        <source>Sun azimuth</source>
        <translation>太阳方位角</translation>
    </message>
    <message>
        <source>Where the sun stands, degrees from the north clockwise</source>
        <translation>太阳的位置，从北顺时针的度数</translation>
    </message>
    <message>
        <source>Sun elevation</source>
        <translation>太阳高度角</translation>
    </message>
    <message>
        <source>How high the sun stands, degrees above the horizon</source>
        <translation>太阳的高度，地平线以上的度数</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>夸张</translation>
    </message>
    <message>
        <source>How many times as high the ground appears; it stays as it is</source>
        <translation>地面看起来高多少倍；其本身不变</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>From line to line</source>
        <translation>线到线</translation>
    </message>
    <message>
        <source>Bold every</source>
        <translation>粗线间隔</translation>
    </message>
    <message>
        <source>Each so many lines there is a bold one, with its height</source>
        <translation>每隔这么多条线有一条粗线，标注高度</translation>
    </message>
    <message>
        <source>Heights on bold lines</source>
        <translation>粗线上标注高度</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>From line to line; each tenth is bold</source>
        <translation>线到线；每十条为粗线</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>海平面</translation>
    </message>
    <message>
        <source>Where water, beaches and the colours of the sea end</source>
        <translation>水、海滩和海的颜色到何处为止</translation>
    </message>
    <message>
        <source>Colours for heights. All but Atlas change by steps that look about equally large; Even light leaves all light and dark to the relief; Viridis and Cividis are told apart without full colour vision as well</source>
        <translation>高度的颜色。除“地图集”外，各步看起来变化大致均匀；“均匀亮度”把明暗都留给地貌；Viridis 和 Cividis 对色觉不全者也可分辨</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingLegend</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>N</source>
        <translation>北</translation>
    </message>
    <message>
        <source>E</source>
        <translation>东</translation>
    </message>
    <message>
        <source>S</source>
        <translation>南</translation>
    </message>
    <message>
        <source>W</source>
        <translation>西</translation>
    </message>
    <message>
        <source>Concave</source>
        <translation>凹</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>平地</translation>
    </message>
    <message>
        <source>Convex</source>
        <translation>凸</translation>
    </message>
    <message>
        <source>sea %1</source>
        <translation>海 %1</translation>
    </message>
</context>
<context>
    <name>scarp::ShapeDialog</name>
    <message>
        <source>Select by Coordinates</source>
        <translation>按坐标选择</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>椭圆</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多边形</translation>
    </message>
    <message>
        <source>Choose what the corners are of</source>
        <translation>选择角点所属的形状</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>角点</translation>
    </message>
    <message>
        <source>Type a corner per line, east first: two opposite ones of a rectangle or ellipse, three or more of a polygon</source>
        <translation>每行输入一个角点，东在前：矩形或椭圆为两个对角，多边形为三个或更多</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>替换选区</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>添加到选区</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>从选区减去</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>与选区相交</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>The edge is soft over %1, as in the Selection panel.</source>
        <translation>与“选区”面板相同，边缘在 %1 内柔化。</translation>
    </message>
    <message>
        <source>The edge is sharp, as in the Selection panel.</source>
        <translation>与“选区”面板相同，边缘清晰。</translation>
    </message>
    <message>
        <source>A polygon needs at least three corners, a line for each.</source>
        <translation>多边形至少需要三个角点，每行一个。</translation>
    </message>
    <message>
        <source>The corners enclose no area.</source>
        <translation>这些角点没有围成面积。</translation>
    </message>
    <message>
        <source>Type two opposite corners, a line for each.</source>
        <translation>请输入两个对角，每行一个。</translation>
    </message>
    <message>
        <source>The two corners enclose nothing. Type opposite corners.</source>
        <translation>这两个角点没有围成任何区域。请输入对角。</translation>
    </message>
    <message>
        <source>The shape is outside the terrain, which covers %1.</source>
        <translation>形状在地形之外，地形范围为%1。</translation>
    </message>
    <message>
        <source>How to combine the shape with the selection</source>
        <translation>图形与选区的组合方式</translation>
    </message>
</context>
<context>
    <name>scarp::SharedChangesList</name>
    <message>
        <source>Changes of the shared terrain</source>
        <translation>共享地形的更改</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>What</source>
        <translation>什么</translation>
    </message>
    <message>
        <source>When</source>
        <translation>何时</translation>
    </message>
    <message>
        <source>Point at the ground to see who changed it last.</source>
        <translation>指向地面，看谁最后更改了它。</translation>
    </message>
    <message>
        <source>Around here last: %1, %2 (no. %3, %4)</source>
        <translation>此处最后更改：%1，%2（第 %3 号，%4）</translation>
    </message>
    <message>
        <source>Nobody changed the ground here lately.</source>
        <translation>最近没有人更改此处的地面。</translation>
    </message>
    <message>
        <source>Who changed what in the shared terrain, the newest first</source>
        <translation>谁在共享地形中更改了什么，最新的在前</translation>
    </message>
    <message>
        <source>&amp;Name This State…</source>
        <translation>命名此状态(&amp;N)…</translation>
    </message>
</context>
<context>
    <name>scarp::ShortcutsDialog</name>
    <message>
        <source>Left drag</source>
        <translation>左键拖动</translation>
    </message>
    <message>
        <source>sculpt, or place and move objects</source>
        <translation>雕刻，或放置和移动物体</translation>
    </message>
    <message>
        <source>Ctrl + left drag</source>
        <translation>Ctrl + 左键拖动</translation>
    </message>
    <message>
        <source>the opposite: lower instead of raise</source>
        <translation>相反：降低而不是抬升</translation>
    </message>
    <message>
        <source>Shift + left drag</source>
        <translation>Shift + 左键拖动</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Esc while dragging</source>
        <translation>拖动时按 Esc</translation>
    </message>
    <message>
        <source>take the stroke back</source>
        <translation>收回该笔划</translation>
    </message>
    <message>
        <source>Measure: click</source>
        <translation>测量：单击</translation>
    </message>
    <message>
        <source>a corner; on the first one: an outline</source>
        <translation>一个角；在第一个角上：轮廓</translation>
    </message>
    <message>
        <source>Measure: double click, Enter</source>
        <translation>测量：双击、Enter</translation>
    </message>
    <message>
        <source>end the line</source>
        <translation>结束线</translation>
    </message>
    <message>
        <source>Measure: Esc, Backspace</source>
        <translation>测量：Esc、Backspace</translation>
    </message>
    <message>
        <source>take the last corner back</source>
        <translation>收回最后一个角</translation>
    </message>
    <message>
        <source>Lines: click; double click, Enter</source>
        <translation>线：单击；双击、Enter</translation>
    </message>
    <message>
        <source>a point; end the line</source>
        <translation>一个点；结束线</translation>
    </message>
    <message>
        <source>Lines: Backspace; Esc</source>
        <translation>线：Backspace；Esc</translation>
    </message>
    <message>
        <source>take the last point back; give it up</source>
        <translation>收回最后一点；放弃</translation>
    </message>
    <message>
        <source>Lines: drag a point; with Shift</source>
        <translation>线：拖动点；加 Shift</translation>
    </message>
    <message>
        <source>move it; up and down</source>
        <translation>移动；上下移动</translation>
    </message>
    <message>
        <source>Lines: drag the course; with Shift</source>
        <translation>线：拖动走向；加 Shift</translation>
    </message>
    <message>
        <source>put a point in; move the line</source>
        <translation>插入点；移动线</translation>
    </message>
    <message>
        <source>Lines: Ctrl</source>
        <translation>线：Ctrl</translation>
    </message>
    <message>
        <source>snap, or not</source>
        <translation>吸附与否</translation>
    </message>
    <message>
        <source>Ctrl + Alt + right drag</source>
        <translation>Ctrl + Alt + 右键拖动</translation>
    </message>
    <message>
        <source>radius and inner radius</source>
        <translation>半径和内半径</translation>
    </message>
    <message>
        <source>Alt + left drag</source>
        <translation>Alt + 左键拖动</translation>
    </message>
    <message>
        <source>orbit the point under the cursor</source>
        <translation>绕光标下的点环绕</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中键拖动</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>towards or away from the point under the cursor</source>
        <translation>靠近或远离光标下的点</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右键单击</translation>
    </message>
    <message>
        <source>what can be done there</source>
        <translation>在该处能做什么</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>No key or action has these words.</source>
        <translation>没有按键或操作含有这些词。</translation>
    </message>
    <message>
        <source>Keys and Mouse</source>
        <translation>按键与鼠标</translation>
    </message>
    <message>
        <source>Find a key or an action</source>
        <translation>查找按键或操作</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>鼠标</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>move the cursor over the ground</source>
        <translation>在地面上移动光标</translation>
    </message>
    <message>
        <source>Shift, Ctrl + arrow keys</source>
        <translation>Shift、Ctrl + 方向键</translation>
    </message>
    <message>
        <source>far; finely</source>
        <translation>大步；细步</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>空格、Enter</translation>
    </message>
    <message>
        <source>begin and end what the left button does</source>
        <translation>开始和结束左键的操作</translation>
    </message>
    <message>
        <source>Ctrl, Shift + Space</source>
        <translation>Ctrl、Shift + 空格</translation>
    </message>
    <message>
        <source>the opposite; smooth</source>
        <translation>相反；平滑</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <source>nearer to the cursor; away</source>
        <translation>靠近光标；远离</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>turn the view about the cursor</source>
        <translation>绕光标旋转视图</translation>
    </message>
    <message>
        <source>Cursor by Keys</source>
        <translation>按键控制光标</translation>
    </message>
    <message>
        <source>zoom to the point under the cursor</source>
        <translation>缩放到光标下的点</translation>
    </message>
    <message>
        <source>look round; with W A S D Q E: fly; wheel: speed</source>
        <translation>环顾；按 W A S D Q E：飞行；滚轮：速度</translation>
    </message>
    <message>
        <source>Alt + Shift + left drag</source>
        <translation>Alt + Shift + 左键拖动</translation>
    </message>
    <message>
        <source>Alt + Ctrl + left drag</source>
        <translation>Alt + Ctrl + 左键拖动</translation>
    </message>
    <message>
        <source>Space + left drag</source>
        <translation>空格 + 左键拖动</translation>
    </message>
    <message>
        <source>Space + Shift + left drag</source>
        <translation>空格 + Shift + 左键拖动</translation>
    </message>
    <message>
        <source>Space + Ctrl + left drag</source>
        <translation>空格 + Ctrl + 左键拖动</translation>
    </message>
    <message>
        <source>Shift + middle drag</source>
        <translation>Shift + 中键拖动</translation>
    </message>
    <message>
        <source>Ctrl + middle drag</source>
        <translation>Ctrl + 中键拖动</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>右键拖动</translation>
    </message>
    <message>
        <source>Alt + right drag</source>
        <translation>Alt + 右键拖动</translation>
    </message>
    <message>
        <source>Shows the keys and actions that have these words</source>
        <translation>显示含有这些词的按键和操作</translation>
    </message>
    <message>
        <source>Height stamps: click; drag</source>
        <translation>高度印章：单击；拖动</translation>
    </message>
    <message>
        <source>add one; set its size</source>
        <translation>添加一个；设置其大小</translation>
    </message>
    <message>
        <source>Height stamps: Shift + drag</source>
        <translation>高度印章：Shift + 拖动</translation>
    </message>
    <message>
        <source>change the height</source>
        <translation>更改高度</translation>
    </message>
    <message>
        <source>Height stamps: Ctrl while rotating</source>
        <translation>高度印章：旋转时按 Ctrl</translation>
    </message>
    <message>
        <source>steps of 15°</source>
        <translation>按 15° 步进</translation>
    </message>
</context>
<context>
    <name>scarp::StampForm</name>
    <message>
        <source>No image: a dome</source>
        <translation>无图像：圆丘</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Load Image…</source>
        <translation>载入图像…</translation>
    </message>
    <message>
        <source>Load a greyscale image or heightmap: PNG, EXR, TIFF, RAW …</source>
        <translation>载入灰度图像或高度图：PNG、EXR、TIFF、RAW …</translation>
    </message>
    <message>
        <source>Use Stamp Brush Settings</source>
        <translation>使用印章笔刷的设置</translation>
    </message>
    <message>
        <source>Copy image, size, height, rotation, blend and falloff from the Stamp brush, which copied ground can be too</source>
        <translation>从印章笔刷复制图像、大小、高度、旋转、混合和衰减；所复制的地面也可用作印章笔刷</translation>
    </message>
    <message>
        <source>Select the Stamp brush first: it has the settings.</source>
        <translation>请先选择印章笔刷：设置在其中。</translation>
    </message>
    <message>
        <source>East</source>
        <translation>东</translation>
    </message>
    <message>
        <source>Position east of the terrain&apos;s middle</source>
        <translation>距地形中心向东的位置</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>Position north of the terrain&apos;s middle</source>
        <translation>距地形中心向北的位置</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>图像的宽度</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Depth of the image</source>
        <translation>图像的深度</translation>
    </message>
    <message>
        <source>Keep proportions</source>
        <translation>保持比例</translation>
    </message>
    <message>
        <source>Change width and depth together</source>
        <translation>同时更改宽度和深度</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>逆时针度数</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Height of the image from black to white</source>
        <translation>图像从黑到白的高度</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Fixed base</source>
        <translation>固定基准</translation>
    </message>
    <message>
        <source>Measure the stamp&apos;s heights from a fixed height instead of the ground at its centre</source>
        <translation>从固定高度而不是其中心处的地面测量印章的高度</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Height from which the stamp&apos;s heights are measured</source>
        <translation>测量印章高度的基准高度</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>外形</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>Limit the image to an ellipse</source>
        <translation>将图像限制在椭圆内</translation>
    </message>
    <message>
        <source>Use the whole image</source>
        <translation>使用整个图像</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>How the stamp fades towards its edge</source>
        <translation>印章向边缘渐隐的方式</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>内半径</translation>
    </message>
    <message>
        <source>Part of the way to the edge that is at full height, percent</source>
        <translation>到边缘的距离中有多少为全高度，百分比</translation>
    </message>
</context>
<context>
    <name>scarp::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>Show at startup</source>
        <translation>启动时显示</translation>
    </message>
    <message>
        <source>Show this page when Scarp starts without a file</source>
        <translation>Scarp 启动时未打开文件则显示此页</translation>
    </message>
    <message>
        <source>Close the start page (Esc)</source>
        <translation>关闭起始页（Esc）</translation>
    </message>
    <message>
        <source>Close the start page</source>
        <translation>关闭起始页</translation>
    </message>
    <message>
        <source>Get started</source>
        <translation>开始使用</translation>
    </message>
    <message>
        <source>New Terrain…</source>
        <translation>新建地形…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Import from URL…</source>
        <translation>从 URL 导入…</translation>
    </message>
    <message>
        <source>Example Island</source>
        <translation>示例岛屿</translation>
    </message>
    <message>
        <source>Generate an island to try the tools on</source>
        <translation>生成一个岛屿以试用工具</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>No recent files. Open a file, or drop one on the window.</source>
        <translation>没有最近的文件。请打开一个文件，或拖放到窗口上。</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>窗口的颜色</translation>
    </message>
    <message>
        <source>Navigation style</source>
        <translation>导航方式</translation>
    </message>
    <message>
        <source>Mouse buttons that orbit, pan and zoom</source>
        <translation>用于环绕、平移和缩放的鼠标键</translation>
    </message>
    <message>
        <source>Keymap</source>
        <translation>按键映射</translation>
    </message>
    <message>
        <source>Keys and mouse buttons as in another program</source>
        <translation>按键和鼠标键与另一程序相同</translation>
    </message>
    <message>
        <source>All Preferences…</source>
        <translation>所有首选项…</translation>
    </message>
    <message>
        <source>Change language, units, memory and all other preferences</source>
        <translation>更改语言、单位、内存及所有其他首选项</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新增功能</translation>
    </message>
    <message>
        <source>All Changes</source>
        <translation>所有更改</translation>
    </message>
    <message>
        <source>Show the list of all changes in the manual</source>
        <translation>在手册中显示所有更改的列表</translation>
    </message>
    <message>
        <source>Roads follow the terrain with the least earthwork and list places that are too steep.</source>
        <translation>道路以最小土方量顺应地形，并列出过陡之处。</translation>
    </message>
    <message>
        <source>Select several lines and edit, move, copy or export them together.</source>
        <translation>可选择多条线，一起编辑、移动、复制或导出。</translation>
    </message>
    <message>
        <source>Rivers, canals and ponds show their water, and scene exports include it.</source>
        <translation>河流、运河和池塘会显示水面，场景导出也包含水面。</translation>
    </message>
    <message>
        <source>Name, compare and restore versions of a shared terrain, and lock an area of it.</source>
        <translation>可命名、比较和恢复共享地形的版本，并锁定其中的区域。</translation>
    </message>
    <message>
        <source>Python scripts open, sculpt, analyse and export terrains: import scarp.</source>
        <translation>Python 脚本可打开、雕刻、分析和导出地形：import scarp。</translation>
    </message>
</context>
<context>
    <name>scarp::StateSession</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
</context>
<context>
    <name>scarp::StatusReadout</name>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Height of the ground under the cursor</source>
        <translation>光标下地面的高度</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>坡度</translation>
    </message>
    <message>
        <source>Angle between the ground under the cursor and the level</source>
        <translation>光标下地面与水平面的夹角</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>Column and row of the cell, from the north-west corner</source>
        <translation>单元的列和行，从西北角算起</translation>
    </message>
    <message>
        <source>world</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>Coordinates in the terrain&apos;s CRS</source>
        <translation>地形 CRS 中的坐标</translation>
    </message>
    <message>
        <source>scattered object</source>
        <translation>散布的物体</translation>
    </message>
    <message>
        <source>The object under the cursor that a scatter rule put down, and the rule</source>
        <translation>光标下由散布规则放置的物体，以及该规则</translation>
    </message>
    <message>
        <source>   ·   history %1</source>
        <translation>   ·   历史 %1</translation>
    </message>
    <message>
        <source>How far east of the terrain&apos;s middle</source>
        <translation>在地形中心以东多远</translation>
    </message>
    <message>
        <source>How far north of the terrain&apos;s middle</source>
        <translation>在地形中心以北多远</translation>
    </message>
    <message>
        <source>%1 × %2 at %3</source>
        <translation>%1 × %2，间距 %3</translation>
    </message>
</context>
<context>
    <name>scarp::SteepnessLegend</name>
    <message>
        <source>Slope</source>
        <translation>坡度</translation>
    </message>
    <message>
        <source>How steep the profile&apos;s colours are</source>
        <translation>剖面颜色表示的陡度</translation>
    </message>
</context>
<context>
    <name>scarp::SunDialog</name>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>%1 goes from −%2° to %2°</source>
        <translation>%1从 −%2° 到 %2°</translation>
    </message>
    <message>
        <source>Sun at a Date and Time</source>
        <translation>某日期和时间的太阳</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>纬度</translation>
    </message>
    <message>
        <source>Degrees, north positive</source>
        <translation>度，北为正</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>经度</translation>
    </message>
    <message>
        <source>Degrees, east positive</source>
        <translation>度，东为正</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Time of the day</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>时区</translation>
    </message>
    <message>
        <source>Latitude (°)</source>
        <translation>纬度（°）</translation>
    </message>
    <message>
        <source>Longitude (°)</source>
        <translation>经度（°）</translation>
    </message>
    <message>
        <source>The sun is %1° below the horizon then</source>
        <translation>那时太阳在地平线下 %1°</translation>
    </message>
    <message>
        <source>Azimuth %1°, elevation %2°</source>
        <translation>方位角 %1°，高度角 %2°</translation>
    </message>
    <message>
        <source>The day for which the place of the sun is computed</source>
        <translation>计算太阳位置所用的日期</translation>
    </message>
    <message>
        <source>The time for which the place of the sun is computed</source>
        <translation>计算太阳位置所用的时间</translation>
    </message>
    <message>
        <source>Drag through the day</source>
        <translation>拖动以改变一天中的时间</translation>
    </message>
    <message>
        <source>The zone in which the time is told</source>
        <translation>时间所用的时区</translation>
    </message>
</context>
<context>
    <name>scarp::SunTimeButton</name>
    <message>
        <source>Date and Time…</source>
        <translation>日期和时间…</translation>
    </message>
    <message>
        <source>Puts the sun where it stands at a date, a time and a place</source>
        <translation>把太阳放到某日期、时间和地点的位置</translation>
    </message>
</context>
<context>
    <name>scarp::SystemReportDialog</name>
    <message>
        <source>%1; in use: %2</source>
        <translation>%1；已用：%2</translation>
    </message>
    <message>
        <source>%1; Scarp keeps to %2; terrain takes %3, and %4 in a temporary file</source>
        <translation>%1；Scarp 限于 %2；地形占 %3，另有 %4 在临时文件中</translation>
    </message>
    <message>
        <source>Scarp</source>
        <translation>Scarp</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>程序库</translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation>OpenGL</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>屏幕</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>%1; threads: %2</source>
        <translation>%1；线程：%2</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <translation>指令集</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Brushes, models, materials</source>
        <translation>笔刷、模型、材质</translation>
    </message>
    <message>
        <source>Recovery and crash reports</source>
        <translation>恢复和崩溃报告</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Temporary files</source>
        <translation>临时文件</translation>
    </message>
    <message>
        <source>System Report</source>
        <translation>系统报告</translation>
    </message>
    <message>
        <source>Nothing of this is sent anywhere. Copy it into your message where you tell of a fault.</source>
        <translation>这些都不会发送到任何地方。报告故障时请复制到您的消息中。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the report as text; your own folder is called ~ in it</source>
        <translation>把报告复制为文本；您自己的文件夹在其中写作 ~</translation>
    </message>
    <message>
        <source>&amp;System Report</source>
        <translation>系统报告(&amp;S)</translation>
    </message>
    <message>
        <source>Versions, the machine and folders, to copy where you tell of a fault</source>
        <translation>版本、电脑和文件夹，供报告故障时复制</translation>
    </message>
</context>
<context>
    <name>scarp::TeamAreaCommands</name>
    <message>
        <source>Drag the frame, its sides or corners over the area. Enter keeps it for you, Esc gives up.</source>
        <translation>将框、其边或角拖到区域上。Enter 为您保留，Esc 放弃。</translation>
    </message>
    <message>
        <source>Keep for Me</source>
        <translation>为我保留</translation>
    </message>
    <message>
        <source>An area can be kept when the server is there again.</source>
        <translation>服务器恢复后才能保留区域。</translation>
    </message>
    <message>
        <source>The area is kept for you until you release it, close the terrain, or edit nothing there for ten minutes.</source>
        <translation>区域为您保留，直到您释放、关闭地形或十分钟内未在其中编辑。</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>The area cannot be kept: %1.</source>
        <translation>无法保留区域：%1。</translation>
    </message>
    <message>
        <source>Others may edit your area again.</source>
        <translation>他人又可以编辑您的区域了。</translation>
    </message>
    <message>
        <source>The area is not kept for you any more: %1.</source>
        <translation>区域不再为您保留：%1。</translation>
    </message>
</context>
<context>
    <name>scarp::TeamCommands</name>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1：内存不足</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>The password for “%1” on %2:</source>
        <translation>“%1”在 %2 上的密码：</translation>
    </message>
    <message>
        <source>The edits of “%1” that wait were not sent: %2 They are offered again at the next start.</source>
        <translation>“%1”等待中的编辑没有发送：%2 下次启动时会再次提供。</translation>
    </message>
    <message>
        <source>The server had all edits of “%1” already.</source>
        <translation>服务器已有“%1”的全部编辑。</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits of “%2” that waited are being sent.</source>
        <translation>
            <numerusform>正在发送“%2”等待中的 %1 项编辑。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every edit goes to the server by itself</source>
        <translation>每项编辑自动到达服务器</translation>
    </message>
    <message>
        <source>“%1” is archived: it can be looked at, not changed.</source>
        <translation>“%1”已归档：可以查看，不能更改。</translation>
    </message>
    <message>
        <source>You may look at “%1”, not change it. An administrator may let you.</source>
        <translation>您可以查看“%1”，不能更改。管理员可以授予权限。</translation>
    </message>
</context>
<context>
    <name>scarp::TeamDialog</name>
    <message>
        <source>Open Team Terrain</source>
        <translation>打开团队地形</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Where the team&apos;s terrains are; the arrow lists the servers used last</source>
        <translation>团队地形所在之处；箭头列出最近使用的服务器</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>only where the server asks for one; not remembered</source>
        <translation>仅在服务器要求时；不会记住</translation>
    </message>
    <message>
        <source>Which server? Its address is to be had from who leads the team.</source>
        <translation>哪个服务器？地址可向团队负责人索取。</translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation>正在询问服务器</translation>
    </message>
    <message>
        <source>There is no terrain on this server that you are a member of.</source>
        <translation>此服务器上没有您是成员的地形。</translation>
    </message>
    <message>
        <source>Give Up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Choose a terrain.</source>
        <translation>请选择一个地形。</translation>
    </message>
    <message>
        <source>Of your account on the server; it is not kept</source>
        <translation>您在服务器上的账户所用；不会保存</translation>
    </message>
    <message>
        <source>Ask the server which terrains it has</source>
        <translation>向服务器查询有哪些地形</translation>
    </message>
    <message>
        <source>Show archived</source>
        <translation>显示已归档</translation>
    </message>
    <message>
        <source>Manage…</source>
        <translation>管理…</translation>
    </message>
    <message>
        <source>List terrains that nobody changes any more as well</source>
        <translation>同时列出不再更改的地形</translation>
    </message>
    <message>
        <source>List, add and remove members of the selected terrain; rename, archive or delete it</source>
        <translation>列出、添加和移除所选地形的成员；重命名、归档或删除该地形</translation>
    </message>
    <message>
        <source>Show archived (%1)</source>
        <translation>显示已归档 (%1)</translation>
    </message>
</context>
<context>
    <name>scarp::TeamManageDialog</name>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>The members of the terrain, their roles and when they were seen last</source>
        <translation>地形的成员、他们的角色以及上次在线时间</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Last Seen</source>
        <translation>上次在线</translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation>正在询问服务器</translation>
    </message>
    <message>
        <source>New member</source>
        <translation>新成员</translation>
    </message>
    <message>
        <source>Name of a role on the server</source>
        <translation>服务器上的角色名</translation>
    </message>
    <message>
        <source>Type the name with which the new member connects to the server</source>
        <translation>输入新成员连接服务器时使用的名称</translation>
    </message>
    <message>
        <source>Choose what the new member may do</source>
        <translation>选择新成员的权限</translation>
    </message>
    <message>
        <source>Let this role of the server open the terrain</source>
        <translation>允许服务器的该角色打开此地形</translation>
    </message>
    <message>
        <source>Close the terrain to the selected member; the edits of the member stay</source>
        <translation>不再让所选成员打开此地形；其编辑会保留</translation>
    </message>
    <message>
        <source>Give the terrain another name</source>
        <translation>为地形另取名称</translation>
    </message>
    <message>
        <source>Make the terrain read-only and hide it from the list, or undo that</source>
        <translation>将地形设为只读并从列表中隐藏，或撤销此设置</translation>
    </message>
    <message>
        <source>Delete the terrain with its history for everybody</source>
        <translation>为所有人删除地形及其历史</translation>
    </message>
    <message>
        <source>Archiving</source>
        <translation>正在归档</translation>
    </message>
    <message>
        <source>Manage “%1”</source>
        <translation>管理“%1”</translation>
    </message>
    <message>
        <source>Administrators add and remove members.</source>
        <translation>由管理员添加和移除成员。</translation>
    </message>
    <message>
        <source>This terrain is archived: members look at it, nobody changes it.</source>
        <translation>此地形已归档：成员可以查看，任何人都不能更改。</translation>
    </message>
    <message>
        <source>Members open this terrain with their names on the server.</source>
        <translation>成员使用自己在服务器上的名称打开此地形。</translation>
    </message>
    <message>
        <source>has no account any more</source>
        <translation>已无账户</translation>
    </message>
    <message>
        <source>here now</source>
        <translation>当前在线</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从未</translation>
    </message>
    <message>
        <source> (you)</source>
        <translation>（您）</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>%1 的角色</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>取消归档</translation>
    </message>
    <message>
        <source>Changing members</source>
        <translation>正在更改成员</translation>
    </message>
    <message>
        <source>“%1” is a member already.</source>
        <translation>“%1”已经是成员。</translation>
    </message>
    <message>
        <source>Remove Member</source>
        <translation>移除成员</translation>
    </message>
    <message>
        <source>Leave “%1”?</source>
        <translation>要退出“%1”吗？</translation>
    </message>
    <message>
        <source>Remove “%1” from “%2”?</source>
        <translation>要将“%1”从“%2”中移除吗？</translation>
    </message>
    <message>
        <source>The edits of the member stay. An administrator can add the member again.</source>
        <translation>该成员的编辑会保留。管理员可以再次添加该成员。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Rename Terrain</source>
        <translation>重命名地形</translation>
    </message>
    <message>
        <source>A new name for “%1”:</source>
        <translation>“%1”的新名称：</translation>
    </message>
    <message>
        <source>Renaming</source>
        <translation>正在重命名</translation>
    </message>
    <message>
        <source>Delete Terrain</source>
        <translation>删除地形</translation>
    </message>
    <message>
        <source>This deletes “%1” with its history and its versions for everybody. It cannot be undone.
Type the name of the terrain to confirm:</source>
        <translation>这将为所有人删除“%1”及其历史和版本，且无法撤销。
请输入地形名称以确认：</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>“%1” was not deleted: that is not its name.</source>
        <translation>未删除“%1”：输入的不是其名称。</translation>
    </message>
    <message>
        <source>Deleting</source>
        <translation>正在删除</translation>
    </message>
</context>
<context>
    <name>scarp::TeamSession</name>
    <message>
        <source>This cannot be undone or redone: %1</source>
        <translation>无法撤销或重做：%1</translation>
    </message>
    <message>
        <source>What is being sent can be undone when the server is there again.</source>
        <translation>正在发送的内容可在服务器恢复后撤销。</translation>
    </message>
    <message>
        <source>What was sent can be undone when the server is there again.</source>
        <translation>已发送的内容可在服务器恢复后撤销。</translation>
    </message>
    <message>
        <source>The shared terrain is not followed any more: %1. Save As keeps it as a project.</source>
        <translation>不再跟随共享地形：%1。“另存为”可把它保留为项目。</translation>
    </message>
    <message>
        <source>You may look at this terrain, not change it.</source>
        <translation>您可以查看此地形，但不能更改。</translation>
    </message>
    <message>
        <source>Holes are shown where the ground could not be fetched, until the server is there again; edits wait: %1.</source>
        <translation>无法获取的地面显示为孔洞，直到服务器恢复；等待中的编辑：%1。</translation>
    </message>
    <message>
        <source>An edit waits: %1. It is sent when the area is released, and Undo takes it back.</source>
        <translation>有一项编辑在等待：%1。区域释放后发送，撤销可将其收回。</translation>
    </message>
    <message>
        <source>This terrain is archived: it can be looked at, not changed.</source>
        <translation>此地形已归档：可以查看，不能更改。</translation>
    </message>
    <message>
        <source>“%1” is now called “%2”.</source>
        <translation>“%1”现在名为“%2”。</translation>
    </message>
    <message>
        <source>You may change “%1” now. Open it again to edit it.</source>
        <translation>您现在可以更改“%1”。请重新打开后编辑。</translation>
    </message>
    <message>
        <source>You may change “%1” again.</source>
        <translation>您又可以更改“%1”了。</translation>
    </message>
    <message>
        <source>“%1” was archived: it can be looked at, not changed.</source>
        <translation>“%1”已被归档：可以查看，不能更改。</translation>
    </message>
    <message>
        <source>You may look at “%1” now, not change it.</source>
        <translation>您现在只能查看“%1”，不能更改。</translation>
    </message>
    <message>
        <source>Edits that were not sent are kept until you may change it again.</source>
        <translation>未发送的编辑会保留，直到您可以再次更改。</translation>
    </message>
</context>
<context>
    <name>scarp::TeamTerrainList</name>
    <message>
        <source>Terrains of the server</source>
        <translation>服务器的地形</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>There now</source>
        <translation>现在在场</translation>
    </message>
    <message>
        <source>nothing in it yet</source>
        <translation>尚无内容</translation>
    </message>
    <message>
        <source>The terrains on the server, their sizes, your rights and who has them open</source>
        <translation>服务器上的地形、其尺寸、您的权限以及谁打开了它们</translation>
    </message>
    <message>
        <source>%1 × %2 at %3</source>
        <translation>%1 × %2，间距 %3</translation>
    </message>
    <message>
        <source>%1 (archived)</source>
        <translation>%1（已归档）</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
</context>
<context>
    <name>scarp::TeamVersionCommands</name>
    <message>
        <source>Versions of %1</source>
        <translation>%1 的版本</translation>
    </message>
    <message>
        <source>No state of this terrain has a name yet.</source>
        <translation>此地形还没有已命名的状态。</translation>
    </message>
    <message>
        <source>no. %1 – %2, %3</source>
        <translation>第 %1 号 – %2，%3</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Show how the terrain differs from it now</source>
        <translation>显示地形现在与其有何不同</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>As a project in a file</source>
        <translation>作为项目存入文件</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>恢复…</translation>
    </message>
    <message>
        <source>For everybody, as a new change</source>
        <translation>对所有人，作为新的更改</translation>
    </message>
    <message>
        <source>Name This State…</source>
        <translation>命名此状态…</translation>
    </message>
    <message>
        <source>Makes a version of the terrain as it is now</source>
        <translation>将地形的当前状态作为版本</translation>
    </message>
    <message>
        <source>Save Version As</source>
        <translation>版本另存为</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>正在保存 %1</translation>
    </message>
    <message>
        <source>“%1” is saved as %2.</source>
        <translation>“%1”已保存为 %2。</translation>
    </message>
    <message>
        <source>Restore a Version</source>
        <translation>恢复版本</translation>
    </message>
    <message>
        <source>Bring “%1” back for everybody?</source>
        <translation>为所有人恢复“%1”？</translation>
    </message>
    <message>
        <source>The terrain becomes as change %1 left it, by a new change. Nothing is lost: the changes since then stay, and a name for the present state makes a version of it.</source>
        <translation>地形通过一次新的更改变为更改 %1 之后的样子。不会丢失任何内容：其后的更改仍保留，为当前状态命名即可成为版本。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Restoring “%1”</source>
        <translation>正在恢复“%1”</translation>
    </message>
    <message>
        <source>The terrain is as in “%1” again.</source>
        <translation>地形又与“%1”相同。</translation>
    </message>
    <message>
        <source>The terrain is as in “%1” already.</source>
        <translation>地形已与“%1”相同。</translation>
    </message>
    <message>
        <source>Name This State</source>
        <translation>命名此状态</translation>
    </message>
    <message>
        <source>A name for the terrain as change %1 left it:</source>
        <translation>更改 %1 之后的地形的名称：</translation>
    </message>
    <message>
        <source>A name for the terrain as it is now:</source>
        <translation>地形当前状态的名称：</translation>
    </message>
    <message>
        <source>Edits wait to be sent: the state can be named as soon as the server has them.</source>
        <translation>有编辑等待发送：服务器收到后即可命名此状态。</translation>
    </message>
    <message>
        <source>Naming a state</source>
        <translation>正在命名状态</translation>
    </message>
    <message>
        <source>The terrain after change %1 is the version “%2”.</source>
        <translation>更改 %1 之后的地形是版本“%2”。</translation>
    </message>
</context>
<context>
    <name>scarp::ToolCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>必须先保留或取消正在地面上试用的内容。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
</context>
<context>
    <name>scarp::ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Show the other tools</source>
        <translation>显示其他工具</translation>
    </message>
    <message>
        <source>Other Tools</source>
        <translation>其他工具</translation>
    </message>
    <message>
        <source>%1
Key: %2</source>
        <translation>%1
快捷键：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1
%2: hold or right-click for all tools</source>
        <translation>%1
%2：按住或右键单击可查看所有工具</translation>
    </message>
    <message>
        <source>%1
%2 (%3): hold or right-click for all tools</source>
        <translation>%1
%2（%3）：按住或右键单击可查看所有工具</translation>
    </message>
</context>
<context>
    <name>scarp::VectorMaskDialog</name>
    <message>
        <source>Select from %1</source>
        <translation>从 %1 选择</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>所有图层</translation>
    </message>
    <message>
        <source>CRS</source>
        <translation>CRS</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>边缘</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用方式</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>Enlarge polygons by this distance, below 0 shrink them; required for lines and points</source>
        <translation>按此距离扩大多边形，小于 0 则缩小；线和点必须设置</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>羽化</translation>
    </message>
    <message>
        <source>Width of the soft edge</source>
        <translation>柔和边缘的宽度</translation>
    </message>
    <message>
        <source>Save as “%1”</source>
        <translation>保存为“%1”</translation>
    </message>
    <message>
        <source>How to combine the features with the selection, or save them as a new selection</source>
        <translation>要素如何改变当前选区，或另存为一个选区</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2 features)</source>
        <translation>
            <numerusform>%1（%2 个要素）</numerusform>
        </translation>
    </message>
    <message>
        <source>Layer of the file whose features are used</source>
        <translation>使用其要素的文件图层</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>所有要素</translation>
    </message>
    <message>
        <source>The terrain&apos;s own</source>
        <translation>地形自身的</translation>
    </message>
    <message>
        <source>Degrees, WGS 84</source>
        <translation>度，WGS 84</translation>
    </message>
    <message>
        <source>The file does not state its CRS: type a code, such as EPSG:2056, or its WKT</source>
        <translation>文件未说明其 CRS：请输入代码，如 EPSG:2056，或其文本</translation>
    </message>
    <message>
        <source>By area: a sample is selected by the fraction of its cell that is covered. By centre: entirely or not</source>
        <translation>按面积：按单元被覆盖的比例选择样本。按中心：完全选中或完全不选</translation>
    </message>
    <message>
        <source>Features that this is true for, as in kind = &apos;forest&apos; AND area &gt; 10, or FID IN (3, 7)</source>
        <translation>满足此表达式的要素，如 kind = &apos;forest&apos; AND area &gt; 10，或 FID IN (3, 7)</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>字段：%1</translation>
    </message>
    <message>
        <source>“%1” is not a known CRS.</source>
        <translation>“%1”不是已知的 CRS。</translation>
    </message>
    <message>
        <source>Computing the selection…</source>
        <translation>正在计算选区…</translation>
    </message>
    <message>
        <source>Selecting</source>
        <translation>正在选择</translation>
    </message>
    <message>
        <source>The selection was cancelled.</source>
        <translation>选择已取消。</translation>
    </message>
    <message>
        <source>No sample is selected.</source>
        <translation>没有选中任何样本。</translation>
    </message>
    <message numerus="yes">
        <source>%1 polygons</source>
        <translation>
            <numerusform>%1 个多边形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 条线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 个点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::VersionsDialog</name>
    <message>
        <source>Versions of %1</source>
        <translation>%1 的版本</translation>
    </message>
    <message>
        <source>Saved states</source>
        <translation>已保存的状态</translation>
    </message>
    <message>
        <source>  –  as last saved</source>
        <translation>  –  上次保存时</translation>
    </message>
    <message>
        <source>Open as Copy</source>
        <translation>作为副本打开</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>As a document of its own, in no file yet</source>
        <translation>作为独立文档，还不在任何文件中</translation>
    </message>
    <message>
        <source>In the place of what is open; the file changes only when it is saved</source>
        <translation>取代当前打开的内容；只有保存时文件才改变</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Looking at a version</source>
        <translation>正在查看一个版本</translation>
    </message>
    <message>
        <source>States of the project that were saved, with what differs in them</source>
        <translation>项目保存过的状态，以及其中的差异</translation>
    </message>
</context>
<context>
    <name>scarp::ViewCommands</name>
    <message>
        <source>This view is bookmark %1: %2 comes back to it.</source>
        <translation>此视图为书签 %1：%2 可回到这里。</translation>
    </message>
</context>
<context>
    <name>scarp::ViewHeader</name>
    <message>
        <source>More settings of the view</source>
        <translation>视图的更多设置</translation>
    </message>
    <message>
        <source>More view settings</source>
        <translation>更多视图设置</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>scarp::Viewport</name>
    <message>
        <source>Terrain view</source>
        <translation>地形视图</translation>
    </message>
    <message>
        <source>OpenGL 4.5 is needed; this system offers %1.%2</source>
        <translation>需要 OpenGL 4.5；此系统提供 %1.%2</translation>
    </message>
    <message>
        <source>OpenGL 4.5 is needed; this system offers none</source>
        <translation>需要 OpenGL 4.5；此系统没有提供</translation>
    </message>
    <message>
        <source>the graphics card was reset and shows nothing more; the terrain is untouched: save it and start Scarp again</source>
        <translation>显卡已重置，不再显示任何内容；地形未受影响：请保存并重新启动 Scarp</translation>
    </message>
    <message>
        <source>The keys have the cursor: arrows move it, with Shift far, with Ctrl finely. Space or Enter begins and ends what the left button does, Esc takes it back. Page Up and Page Down go nearer and away, Home and End turn the view.</source>
        <translation>按键控制光标：方向键移动它，加 Shift 大步，加 Ctrl 细步。空格或 Enter 开始和结束左键的操作，Esc 收回。Page Up 和 Page Down 靠近和远离，Home 和 End 旋转视图。</translation>
    </message>
    <message>
        <source>The terrain. The left button uses the tool in hand, the right one offers what can be done at a place; F1 lists what the buttons and keys do</source>
        <translation>地形。左键使用手中的工具，右键提供可在该处做的操作；按 F1 列出各按键的作用</translation>
    </message>
    <message>
        <source>x %1, y %2, height %3</source>
        <translation>x %1，y %2，高度 %3</translation>
    </message>
    <message>
        <source>%1 × %2 samples
%3</source>
        <translation>%1 × %2 个样本
%3</translation>
    </message>
    <message>
        <source>Samples: %1 × %2</source>
        <translation>样本：%1 × %2</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>大小：%1</translation>
    </message>
    <message>
        <source>Heights: %1</source>
        <translation>高度：%1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>图层：%1</translation>
    </message>
    <message>
        <source>Objects: %1</source>
        <translation>物体：%1</translation>
    </message>
    <message>
        <source>Terrain triangles: %1</source>
        <translation>地形三角形：%1</translation>
    </message>
    <message>
        <source>Terrain on graphics card: %1</source>
        <translation>显卡上的地形：%1</translation>
    </message>
</context>
<context>
    <name>scarp::WindowLayout</name>
    <message>
        <source>Dock All Panels</source>
        <translation>停靠所有面板</translation>
    </message>
    <message>
        <source>Dock the floating panels again</source>
        <translation>重新停靠浮动的面板</translation>
    </message>
</context>
<context>
    <name>scarp::WorldPositionField</name>
    <message>
        <source>World</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>World position</source>
        <translation>世界坐标</translation>
    </message>
    <message>
        <source>East and north in %1</source>
        <translation>%1 中的东坐标和北坐标</translation>
    </message>
    <message>
        <source>East and north in the coordinates of the file</source>
        <translation>文件坐标中的东坐标和北坐标</translation>
    </message>
    <message>
        <source>“%1” is not a position. Type two numbers, such as 400120.5, 5500310.</source>
        <translation>“%1”不是位置。请输入两个数字，如 400120.5, 5500310。</translation>
    </message>
</context>
</TS>
