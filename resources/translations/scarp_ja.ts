<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AddressBox</name>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Where the data is; the arrow lists the addresses used last</source>
        <translation>データの場所。矢印は最近使ったアドレスを表示します</translation>
    </message>
    <message>
        <source>Which address? Paste it here</source>
        <translation>どのアドレスですか？ ここに貼り付けてください</translation>
    </message>
    <message>
        <source>That is no address: it begins with https://, s3:// or the like</source>
        <translation>アドレスではありません：https://、s3:// などで始まります</translation>
    </message>
</context>
<context>
    <name>AssetPicture</name>
    <message>
        <source>%1 by the rule “%2”</source>
        <translation>%1（ルール「%2」による）</translation>
    </message>
</context>
<context>
    <name>BrushSections</name>
    <message>
        <source>Size and effect</source>
        <translation>サイズと効果</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>From the brush&apos;s centre to its rim. Keys: [ and ]</source>
        <translation>ブラシの中心から縁まで。キー：[ と ]</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>What one pass changes under the centre. Keys: - and =</source>
        <translation>1回の通過で中心下が変わる量。キー：- と =</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流量</translation>
    </message>
    <message>
        <source>What the brush changes a second while it is held still; 0 for nothing</source>
        <translation>ブラシを止めている間に1秒あたり変わる量。0で変化なし</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>Never steeper than</source>
        <translation>最大の急さ</translation>
    </message>
    <message>
        <source>The brush leaves no ground steeper than this, degrees</source>
        <translation>ブラシはこれより急な地面を残しません、度</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>両方向</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Ground may rise and sink</source>
        <translation>地面は上がることも下がることもあります</translation>
    </message>
    <message>
        <source>Ground may only rise</source>
        <translation>地面は上がるだけです</translation>
    </message>
    <message>
        <source>Ground may only sink</source>
        <translation>地面は下がるだけです</translation>
    </message>
    <message>
        <source>Min height</source>
        <translation>最小の高さ</translation>
    </message>
    <message>
        <source>Ground below this height is left alone</source>
        <translation>この高さより低い地面は変えません</translation>
    </message>
    <message>
        <source>Max height</source>
        <translation>最大の高さ</translation>
    </message>
    <message>
        <source>Ground above this height is left alone</source>
        <translation>この高さより高い地面は変えません</translation>
    </message>
    <message>
        <source>Min slope</source>
        <translation>最小の傾斜</translation>
    </message>
    <message>
        <source>Gentler ground is left alone, degrees</source>
        <translation>これより緩い地面は変えません、度</translation>
    </message>
    <message>
        <source>Max slope</source>
        <translation>最大の傾斜</translation>
    </message>
    <message>
        <source>Steeper ground is left alone, degrees</source>
        <translation>これより急な地面は変えません、度</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>ばらつき</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Dabs land off the path by up to this much, percent of the radius</source>
        <translation>スタンプが軌跡から最大でこれだけ離れます、半径に対する％</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Dabs are smaller by up to this much</source>
        <translation>スタンプが最大でこれだけ小さくなります</translation>
    </message>
    <message>
        <source>Dabs are weaker by up to this much</source>
        <translation>スタンプが最大でこれだけ弱くなります</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Alphas are turned by up to this much to either side, degrees</source>
        <translation>アルファが左右に最大でこれだけ回ります、度</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Another number is another chance; the same one gives the same stroke</source>
        <translation>別の数は別の乱数、同じ数は同じストロークになります</translation>
    </message>
    <message>
        <source>Pen pressure</source>
        <translation>筆圧</translation>
    </message>
    <message>
        <source>A harder press makes the brush larger</source>
        <translation>強く押すとブラシが大きくなります</translation>
    </message>
    <message>
        <source>A harder press makes the brush stronger</source>
        <translation>強く押すとブラシが強くなります</translation>
    </message>
    <message>
        <source>A harder press flows faster while the pen is held still</source>
        <translation>強く押すと、ペンを止めている間の流量が増えます</translation>
    </message>
    <message>
        <source>light</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>ストローク</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Between two dabs of the brush, percent of the radius. Changes smoothness and cost, not strength</source>
        <translation>ブラシのスタンプの間隔、半径に対する％。滑らかさと負荷が変わり、強さは変わりません</translation>
    </message>
    <message>
        <source>Stabiliser</source>
        <translation>手ぶれ補正</translation>
    </message>
    <message>
        <source>The brush trails the pointer on a string of this length, percent of the radius, so that a shaky hand draws a calm line</source>
        <translation>ブラシがこの長さの糸でポインターを追うので、震える手でも落ち着いた線になります。半径に対する％</translation>
    </message>
    <message>
        <source>Smooth path</source>
        <translation>軌跡を滑らかに</translation>
    </message>
    <message>
        <source>Curves through the points that the pointer tells, instead of straight pieces</source>
        <translation>ポインターの点を直線でなく曲線でつなぎます</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>対称</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Radial</source>
        <translation>放射</translation>
    </message>
    <message>
        <source>One brush</source>
        <translation>ブラシ1つ</translation>
    </message>
    <message>
        <source>Mirrored east and west</source>
        <translation>東西に反転</translation>
    </message>
    <message>
        <source>Mirrored north and south</source>
        <translation>南北に反転</translation>
    </message>
    <message>
        <source>Mirrored both ways: four brushes</source>
        <translation>両方向に反転：ブラシ4つ</translation>
    </message>
    <message>
        <source>Turned around a point</source>
        <translation>点の周りに回転</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>腕の数</translation>
    </message>
    <message>
        <source>How many brushes there are around the point</source>
        <translation>点の周りのブラシの数</translation>
    </message>
    <message>
        <source>Centre east</source>
        <translation>中心（東）</translation>
    </message>
    <message>
        <source>Where the copies meet, to the east of the terrain&apos;s middle</source>
        <translation>コピーが出会う所、地形の中央から東への距離</translation>
    </message>
    <message>
        <source>Centre north</source>
        <translation>中心（北）</translation>
    </message>
    <message>
        <source>Where the copies meet, to the north of the terrain&apos;s middle</source>
        <translation>コピーが出会う所、地形の中央から北への距離</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>減衰</translation>
    </message>
    <message>
        <source>%1 falloff</source>
        <translation>減衰：%1</translation>
    </message>
    <message>
        <source>A falloff that you draw</source>
        <translation>自分で描いた減衰</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>縁</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>内側の半径</translation>
    </message>
    <message>
        <source>How much of the radius is at full strength, percent. Keys: Ctrl+Shift+[ and ]</source>
        <translation>半径のうち最大の強さになる割合、％。キー：Ctrl+Shift+[ と ]</translation>
    </message>
</context>
<context>
    <name>CommandSearch</name>
    <message>
        <source>a an the it is this that these to for of in on at as with and my me i you we how do does can make want get let some</source>
        <translation>を に は が の で と も へ から まで する したい して ください 私 これ それ 何 どう やって 方法</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>up higher hill mountain build add ground mound dune</source>
        <translation>上げる 高く 丘 山 盛る 足す 地面 砂丘</translation>
    </message>
    <message>
        <source>down dig deeper valley trench remove ground carve</source>
        <translation>下げる 掘る 深く 谷 溝 取る 地面 削る</translation>
    </message>
    <message>
        <source>soften blur bumps rough even relax calm</source>
        <translation>柔らかく ぼかし でこぼこ 粗い ならす 滑らか</translation>
    </message>
    <message>
        <source>crisp detail rough ridges</source>
        <translation>くっきり 細部 粗い 尾根 シャープ</translation>
    </message>
    <message>
        <source>flat level even plane building site ground</source>
        <translation>平ら 水平 平面 建物 敷地 地面</translation>
    </message>
    <message>
        <source>exact height elevation metres absolute target</source>
        <translation>正確な 高さ 標高 メートル 絶対 目標</translation>
    </message>
    <message>
        <source>rough random fractal bumps natural detail</source>
        <translation>粗い ランダム フラクタル でこぼこ 自然 細部</translation>
    </message>
    <message>
        <source>steps stairs rice fields strata layers mesa</source>
        <translation>段 階段 棚田 畑 地層 層 メサ</translation>
    </message>
    <message>
        <source>table mesa platform flat top</source>
        <translation>台地 メサ 平らな 頂上</translation>
    </message>
    <message>
        <source>impact meteor volcano moon caldera</source>
        <translation>衝突 隕石 火山 月 カルデラ</translation>
    </message>
    <message>
        <source>alpha picture height image mountain shape</source>
        <translation>アルファ 画像 高さ 絵 山 形 スタンプ</translation>
    </message>
    <message>
        <source>copy ground elsewhere duplicate mountain</source>
        <translation>コピー 地面 別の場所 複製 山</translation>
    </message>
    <message>
        <source>smear drag push move ground</source>
        <translation>こする 引く 押す 動かす 地面</translation>
    </message>
    <message>
        <source>undo here paint history back original erosion</source>
        <translation>取り消し ここ 塗り戻す 履歴 元 侵食</translation>
    </message>
    <message>
        <source>erosion rain water river gully erode wear</source>
        <translation>侵食 雨 水 川 溝 削る</translation>
    </message>
    <message>
        <source>erosion talus scree landslide slump erode weather</source>
        <translation>侵食 崖錐 がれき 地滑り 崩れ 風化</translation>
    </message>
    <message>
        <source>cave tunnel cut out delete ground no data</source>
        <translation>洞窟 トンネル 切り抜く 削除 地面 穴 データなし</translation>
    </message>
    <message>
        <source>close hole repair missing patch void no data</source>
        <translation>穴 閉じる 修復 欠け 補う 空白 データなし</translation>
    </message>
    <message>
        <source>create blank empty island flat start world</source>
        <translation>新規 作成 空 島 平ら 始める 世界</translation>
    </message>
    <message>
        <source>load file project dem geotiff heightmap</source>
        <translation>読み込む ファイル プロジェクト dem geotiff ハイトマップ</translation>
    </message>
    <message>
        <source>team share together others collaborate multiplayer server postgres work</source>
        <translation>チーム 共有 一緒 他の人 共同 複数人 サーバー postgres 作業</translation>
    </message>
    <message>
        <source>load raw dem heightmap png geotiff lidar elevation data</source>
        <translation>読み込む raw dem ハイトマップ png geotiff lidar 標高 データ</translation>
    </message>
    <message>
        <source>download internet url web online cloud s3 cog stac wcs dem elevation data</source>
        <translation>ダウンロード インターネット url ウェブ オンライン クラウド s3 cog stac wcs dem 標高 データ</translation>
    </message>
    <message>
        <source>wrong height scale units upside down flipped feet</source>
        <translation>高さ 違う 縮尺 単位 上下逆 反転 フィート</translation>
    </message>
    <message>
        <source>mesh asset tree gltf glb fbx obj add own</source>
        <translation>メッシュ モデル 木 gltf glb fbx obj 追加 自分の</translation>
    </message>
    <message>
        <source>splat map mask texture weight land cover</source>
        <translation>スプラット マップ マスク テクスチャ 重み 土地被覆</translation>
    </message>
    <message>
        <source>satellite aerial photo image map overlay orthophoto texture</source>
        <translation>衛星 航空 写真 画像 地図 重ねる オルソ テクスチャ</translation>
    </message>
    <message>
        <source>satellite wms wmts map online overlay</source>
        <translation>衛星 wms wmts 地図 オンライン 重ねる</translation>
    </message>
    <message>
        <source>store keep project</source>
        <translation>保存 残す プロジェクト</translation>
    </message>
    <message>
        <source>earlier older backup history restore previous go back</source>
        <translation>以前 古い バックアップ 履歴 復元 前 戻る</translation>
    </message>
    <message>
        <source>discard throw away changes start over</source>
        <translation>破棄 捨てる 変更 やり直す 最初から</translation>
    </message>
    <message>
        <source>save as geotiff png raw r16 exr unity unreal godot terrain3d engine height map elevation data</source>
        <translation>保存 geotiff png raw r16 exr unity unreal godot terrain3d エンジン ハイトマップ 標高 データ</translation>
    </message>
    <message>
        <source>split save cut chunks streaming world composition unity unreal godot web map cesium mapbox</source>
        <translation>分割 保存 切る タイル ストリーミング world composition unity unreal godot ウェブ 地図 cesium mapbox</translation>
    </message>
    <message>
        <source>3d print printer stl obj glb ply 3mf triangles model solid</source>
        <translation>3d 印刷 プリンター stl obj glb ply 3mf 三角形 モデル ソリッド</translation>
    </message>
    <message>
        <source>trees points csv geojson geopackage gis positions</source>
        <translation>木 点 csv geojson geopackage gis 位置</translation>
    </message>
    <message>
        <source>splat map weight texture alphamap mask</source>
        <translation>スプラット マップ 重み テクスチャ alphamap マスク</translation>
    </message>
    <message>
        <source>settings options configure autosave memory cache</source>
        <translation>設定 オプション 構成 自動保存 メモリ キャッシュ</translation>
    </message>
    <message>
        <source>back mistake take back wrong erosion step</source>
        <translation>戻る 間違い 取り消す 侵食 手順</translation>
    </message>
    <message>
        <source>again forward</source>
        <translation>もう一度 進む</translation>
    </message>
    <message>
        <source>tree plant forest house rock model asset put prop vegetation</source>
        <translation>木 植物 森 家 岩 モデル アセット 置く 小物 植生</translation>
    </message>
    <message>
        <source>move rotate scale tree pick gizmo</source>
        <translation>移動 回転 拡大縮小 木 選ぶ ギズモ</translation>
    </message>
    <message>
        <source>distance length area volume profile ruler how far size section</source>
        <translation>距離 長さ 面積 体積 断面 定規 どのくらい 大きさ</translation>
    </message>
    <message>
        <source>texture snow grass rock sand colour color ground splat surface</source>
        <translation>テクスチャ 雪 草 岩 砂 色 地面 スプラット 表面</translation>
    </message>
    <message>
        <source>bigger wider size increase</source>
        <translation>大きく 広く サイズ 増やす</translation>
    </message>
    <message>
        <source>little narrower size decrease</source>
        <translation>小さく 狭く サイズ 減らす</translation>
    </message>
    <message>
        <source>more power intensity increase</source>
        <translation>強く 力 強度 増やす</translation>
    </message>
    <message>
        <source>less power intensity gentle decrease</source>
        <translation>弱く 力 強度 優しく 減らす</translation>
    </message>
    <message>
        <source>falloff feather blurry brush</source>
        <translation>減衰 ぼかし ブラシ 柔らかい</translation>
    </message>
    <message>
        <source>falloff crisp sharp brush</source>
        <translation>減衰 くっきり 硬い ブラシ</translation>
    </message>
    <message>
        <source>eyedropper pick sample height colour</source>
        <translation>スポイト 取る 高さ 色</translation>
    </message>
    <message>
        <source>redo same again</source>
        <translation>やり直し 同じ もう一度</translation>
    </message>
    <message>
        <source>remove region</source>
        <translation>取り除く 領域</translation>
    </message>
    <message>
        <source>region mountain duplicate clipboard</source>
        <translation>領域 山 複製 クリップボード</translation>
    </message>
    <message>
        <source>insert region mountain clipboard</source>
        <translation>挿入 領域 山 クリップボード</translation>
    </message>
    <message>
        <source>invisible trees objects</source>
        <translation>見えない 木 オブジェクト 隠す</translation>
    </message>
    <message>
        <source>mask box region marquee area</source>
        <translation>マスク 矩形 領域 枠 範囲</translation>
    </message>
    <message>
        <source>mask circle oval region</source>
        <translation>マスク 円 楕円 領域</translation>
    </message>
    <message>
        <source>mask freehand outline region</source>
        <translation>マスク 手描き 輪郭 投げ縄 領域</translation>
    </message>
    <message>
        <source>mask magic similar steep slopes lake cliffs by slope height</source>
        <translation>マスク 自動選択 似た 急な 斜面 湖 崖 傾斜 高さ</translation>
    </message>
    <message>
        <source>mask brush quick</source>
        <translation>マスク ブラシ クイック</translation>
    </message>
    <message>
        <source>zoom all everything fit center centre lost home reset camera view</source>
        <translation>ズーム 全体 全部 合わせる 中央 迷子 ホーム リセット カメラ 表示</translation>
    </message>
    <message>
        <source>top plan map bird straight down</source>
        <translation>上 平面 地図 鳥 真下</translation>
    </message>
    <message>
        <source>ortho flat plan parallel</source>
        <translation>正射影 平面 平行</translation>
    </message>
    <message>
        <source>camera saved</source>
        <translation>カメラ 保存</translation>
    </message>
    <message>
        <source>what can be seen line of sight visible from here view</source>
        <translation>見える範囲 視線 可視 ここから 見通し</translation>
    </message>
    <message>
        <source>shade sunlight day time dark light</source>
        <translation>影 日光 時刻 暗い 明るい</translation>
    </message>
    <message>
        <source>ambient occlusion sky light</source>
        <translation>アンビエントオクルージョン 空 光</translation>
    </message>
    <message>
        <source>isolines height lines topographic map curves</source>
        <translation>等値線 高さ 線 地形図 等高線</translation>
    </message>
    <message>
        <source>sea level ocean lake flood</source>
        <translation>海面 海 湖 洪水</translation>
    </message>
    <message>
        <source>mesh triangles edges polygons topology</source>
        <translation>メッシュ 三角形 辺 ポリゴン トポロジー</translation>
    </message>
    <message>
        <source>steepness gradient steep angle avalanche</source>
        <translation>急さ 勾配 傾斜 角度 雪崩</translation>
    </message>
    <message>
        <source>elevation colours atlas colour ramp</source>
        <translation>標高 色 地図帳 カラーランプ</translation>
    </message>
    <message>
        <source>relief grey shadow light</source>
        <translation>起伏 灰色 影 光</translation>
    </message>
    <message>
        <source>theme night black mode</source>
        <translation>テーマ 夜 黒 ダーク モード</translation>
    </message>
    <message>
        <source>theme day white bright mode</source>
        <translation>テーマ 昼 白 ライト モード</translation>
    </message>
    <message>
        <source>mouse navigation like controls orbit</source>
        <translation>マウス 操作 ナビゲーション 似た 周回</translation>
    </message>
    <message>
        <source>panels docks windows lost missing arrange</source>
        <translation>パネル ドック ウィンドウ 見つからない 並べる</translation>
    </message>
    <message>
        <source>keyboard keys hotkeys help mouse cheat sheet</source>
        <translation>キーボード キー ショートカット ヘルプ マウス 早見表</translation>
    </message>
    <message>
        <source>log errors warnings what was said</source>
        <translation>ログ エラー 警告 メッセージ</translation>
    </message>
    <message>
        <source>river canal lake stream water surface</source>
        <translation>川 河川 運河 湖 小川 水面</translation>
    </message>
    <message>
        <source>script record macro python json automate batch</source>
        <translation>スクリプト 記録 マクロ python json 自動化 一括</translation>
    </message>
    <message>
        <source>explain control meaning help tip</source>
        <translation>説明 コントロール 意味 ヘルプ ヒント</translation>
    </message>
    <message>
        <source>first start begin example tour new changes</source>
        <translation>最初 開始 はじめに 例 サンプル ツアー 新機能 変更</translation>
    </message>
    <message>
        <source>lock reserve lease claim region team</source>
        <translation>ロック 予約 確保 範囲 チーム</translation>
    </message>
    <message>
        <source>version label tag milestone checkpoint</source>
        <translation>バージョン 名前 ラベル 節目</translation>
    </message>
    <message>
        <source>slope path way up incline road</source>
        <translation>坂 上り スロープ 道路 道</translation>
    </message>
    <message>
        <source>road river path spline track railway wall dam canal street stream pad pond curve polyline vector</source>
        <translation>道路 川 河川 道 スプ線 鉄道 線路 壁 ダム 運河 通り 小川 造成地 池 カーブ 曲線 ベクター</translation>
    </message>
    <message>
        <source>stroke along curve spline path brush</source>
        <translation>ストローク 曲線 スプ線 パス ブラシ 沿って</translation>
    </message>
    <message>
        <source>osm openstreetmap gpx geojson shapefile kml dxf roads vector</source>
        <translation>osm openstreetmap gpx geojson シェープファイル kml dxf 道路 ベクター</translation>
    </message>
    <message>
        <source>roads splines geojson dxf geopackage vector</source>
        <translation>道路 スプ線 geojson dxf geopackage ベクター</translation>
    </message>
    <message>
        <source>repeat batch bake update all presets</source>
        <translation>繰り返し 一括 ベイク 更新 すべて プリセット</translation>
    </message>
    <message>
        <source>rename other name file</source>
        <translation>名前変更 別名 ファイル</translation>
    </message>
    <message>
        <source>duplicate backup file</source>
        <translation>複製 バックアップ ファイル</translation>
    </message>
    <message>
        <source>shrink vacuum smaller file size clean up</source>
        <translation>縮小 バキューム ファイルサイズ 整理</translation>
    </message>
    <message>
        <source>difference diff change before after</source>
        <translation>差分 差 変更 前後</translation>
    </message>
    <message>
        <source>units feet miles metres imperial metric language</source>
        <translation>単位 フィート マイル メートル ヤードポンド 言語</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>終了 閉じる</translation>
    </message>
    <message>
        <source>remove erase clear</source>
        <translation>削除 消去 消す</translation>
    </message>
    <message>
        <source>brush from selection alpha heightmap stencil</source>
        <translation>選択範囲からブラシ アルファ ハイトマップ ステンシル</translation>
    </message>
    <message>
        <source>copy clone instance</source>
        <translation>コピー クローン インスタンス</translation>
    </message>
    <message>
        <source>select similar linked</source>
        <translation>類似を選択 同種 リンク</translation>
    </message>
    <message>
        <source>swap exchange mesh model</source>
        <translation>交換 入れ替え メッシュ モデル</translation>
    </message>
    <message>
        <source>combine together join</source>
        <translation>結合 まとめる 一緒</translation>
    </message>
    <message>
        <source>freeze protect pin</source>
        <translation>固定 保護 フリーズ ピン</translation>
    </message>
    <message>
        <source>unhide visible reveal</source>
        <translation>再表示 表示 見せる</translation>
    </message>
    <message>
        <source>clear nothing</source>
        <translation>解除 なし クリア</translation>
    </message>
    <message>
        <source>inverse opposite swap</source>
        <translation>反転 逆 入れ替え</translation>
    </message>
    <message>
        <source>expand dilate larger</source>
        <translation>拡張 広げる 膨張 大きく</translation>
    </message>
    <message>
        <source>contract erode smaller</source>
        <translation>縮小 収縮 小さく</translation>
    </message>
    <message>
        <source>feather soften edge</source>
        <translation>ぼかし 境界をぼかす 柔らかく</translation>
    </message>
    <message>
        <source>compass up direction</source>
        <translation>コンパス 方位 上</translation>
    </message>
    <message>
        <source>elevation numpad</source>
        <translation>立面 テンキー</translation>
    </message>
    <message>
        <source>right left elevation numpad</source>
        <translation>右 左 立面 テンキー</translation>
    </message>
    <message>
        <source>3d camera</source>
        <translation>3d カメラ</translation>
    </message>
    <message>
        <source>underground collision camera beneath cave</source>
        <translation>地下 衝突 カメラ 下 洞窟</translation>
    </message>
    <message>
        <source>screenshot capture picture image render photo snapshot png print</source>
        <translation>スクリーンショット キャプチャ 画像 レンダー 写真 スナップショット png 印刷</translation>
    </message>
    <message>
        <source>debug ray cursor accuracy</source>
        <translation>デバッグ レイ カーソル 精度</translation>
    </message>
    <message>
        <source>coordinates squares overlay</source>
        <translation>座標 マス目 オーバーレイ</translation>
    </message>
    <message>
        <source>viewpoint eye tower line of sight</source>
        <translation>視点 目 塔 見通し</translation>
    </message>
    <message>
        <source>check out exclusive</source>
        <translation>チェックアウト 専有 独占</translation>
    </message>
    <message>
        <source>accessibility readable</source>
        <translation>アクセシビリティ 読みやすい</translation>
    </message>
    <message>
        <source>animation accessibility dizzy</source>
        <translation>アニメーション アクセシビリティ 酔い</translation>
    </message>
    <message>
        <source>help documentation handbook guide docs user tutorial</source>
        <translation>ヘルプ ドキュメント 手引き ガイド 説明書 チュートリアル</translation>
    </message>
    <message>
        <source>search palette action menu</source>
        <translation>検索 パレット アクション メニュー</translation>
    </message>
    <message>
        <source>version licence credits</source>
        <translation>バージョン ライセンス クレジット</translation>
    </message>
    <message>
        <source>foliage instance scatter spawn</source>
        <translation>フォリッジ 植生 インスタンス 散布 生成</translation>
    </message>
    <message>
        <source>cross section elevation profile cut fill</source>
        <translation>断面 標高プロファイル 切土 盛土</translation>
    </message>
    <message>
        <source>layer weight splat blend</source>
        <translation>レイヤー ウェイト スプラット ブレンド</translation>
    </message>
    <message>
        <source>flow sediment channels</source>
        <translation>流れ 堆積 水路</translation>
    </message>
    <message>
        <source>plateau pad terrace</source>
        <translation>台地 造成 テラス</translation>
    </message>
    <message>
        <source>stamp tool heal</source>
        <translation>スタンプツール 修復</translation>
    </message>
    <message>
        <source>members invite role administrator permissions rights rename archive delete team</source>
        <translation>メンバー 招待 役割 管理者 権限 名前の変更 アーカイブ 削除 チーム</translation>
    </message>
    <message>
        <source>polygon shapefile geopackage geojson feature attribute buffer mask import</source>
        <translation>ポリゴン シェープファイル geopackage geojson 地物 属性 バッファ マスク インポート ベクター</translation>
    </message>
    <message>
        <source>save export for engine scene heightmap landscape weights trees objects everything</source>
        <translation>保存 エクスポート 向け エンジン シーン ハイトマップ ランドスケープ 重み 木 オブジェクト すべて</translation>
    </message>
    <message>
        <source>slope cliffs steep height altitude elevation threshold mask</source>
        <translation>傾斜 崖 急 高さ 標高 しきい値 マスク</translation>
    </message>
    <message>
        <source>texture grass rock sand snow ground surface default</source>
        <translation>テクスチャ 草 岩 砂 雪 地面 表面 既定 デフォルト</translation>
    </message>
    <message>
        <source>placed stamp movable landform heightmap mountain crater dune</source>
        <translation>配置 スタンプ 移動 動かせる 地形 ハイトマップ 山 クレーター 砂丘</translation>
    </message>
    <message>
        <source>new create</source>
        <translation>新規 作成 新しい</translation>
    </message>
    <message>
        <source>folder new create</source>
        <translation>フォルダー 新規 作成 新しい</translation>
    </message>
    <message>
        <source>folder combine together</source>
        <translation>フォルダー 結合 まとめる 一緒</translation>
    </message>
    <message>
        <source>flatten group combine</source>
        <translation>統合 グループ 結合 まとめる</translation>
    </message>
</context>
<context>
    <name>ExportQuestion</name>
    <message>
        <source>export it again to write it as it is</source>
        <translation>そのまま書き込むには再度エクスポートしてください</translation>
    </message>
    <message>
        <source>Export Damaged Project</source>
        <translation>損傷したプロジェクトのエクスポート</translation>
    </message>
    <message>
        <source>Part of what is exported is damaged in the project&apos;s file.</source>
        <translation>エクスポートする内容の一部がプロジェクトファイル内で損傷しています。</translation>
    </message>
    <message>
        <source>Export Anyway</source>
        <translation>それでもエクスポート</translation>
    </message>
</context>
<context>
    <name>HeightmapExport</name>
    <message>
        <source>no-data value %1</source>
        <translation>データなしの値 %1</translation>
    </message>
    <message>
        <source>scale %1</source>
        <translation>縮尺 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 bands</source>
        <translation>
            <numerusform>%1バンド</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Terrain</source>
        <translation>地形をエクスポート</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>どのプログラム用か</translation>
    </message>
    <message>
        <source>Follows the conventions of that program: orientation, range, file layout</source>
        <translation>そのプログラムの慣例に従います：向き、範囲、ファイル構成</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>As the source: with the type, no-data value, scale, bands and layout of the imported file; samples that were not edited keep their stored values</source>
        <translation>元データと同じ：インポートしたファイルの型、データなしの値、縮尺、バンド、構成で保存します。編集していないサンプルは保存値のままです</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>How the file is packed; none of them loses anything</source>
        <translation>ファイルの圧縮方法。どれも可逆です</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Cloud optimised (COG)</source>
        <translation>クラウド最適化（COG）</translation>
    </message>
    <message>
        <source>Writes overviews and orders tiles for reading over a network</source>
        <translation>オーバービューと、ネットワーク経由の読み取りに適したタイル順で書き込みます</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>ビッグエンディアン</translation>
    </message>
    <message>
        <source>Writes the high byte of each sample first</source>
        <translation>各サンプルの上位バイトを先に書きます</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The first row of the file</source>
        <translation>ファイルの最初の行</translation>
    </message>
    <message>
        <source>North first</source>
        <translation>北が先</translation>
    </message>
    <message>
        <source>South first</source>
        <translation>南が先</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>段</translation>
    </message>
    <message>
        <source>Lowest to highest: all values are used. Fixed step: a height keeps its value, whatever the range</source>
        <translation>最低から最高まで：すべての値を使います。固定の段の高さ：範囲にかかわらず、同じ高さは同じ値になります</translation>
    </message>
    <message>
        <source>Lowest to highest</source>
        <translation>最低から最高まで</translation>
    </message>
    <message>
        <source>Fixed step</source>
        <translation>固定の段の高さ</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>段の高さ</translation>
    </message>
    <message>
        <source>the smallest that fits</source>
        <translation>収まる最小の値</translation>
    </message>
    <message>
        <source>Difference of height between two values</source>
        <translation>2つの値の間の高さの差</translation>
    </message>
    <message>
        <source>Anchor height</source>
        <translation>アンカーの高さ</translation>
    </message>
    <message>
        <source>The height that the value stands for</source>
        <translation>値が表す高さ</translation>
    </message>
    <message>
        <source>Anchor value</source>
        <translation>アンカーの値</translation>
    </message>
    <message>
        <source>The value of samples at that height</source>
        <translation>その高さのサンプルの値</translation>
    </message>
    <message>
        <source>has the value</source>
        <translation>の値は</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>アンカー</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Dither between steps</source>
        <translation>段の間をディザー</translation>
    </message>
    <message>
        <source>Heights between two steps take the one or the other in a fine pattern, so that slopes have no terraces; a height is then off by a step at most, not by half of one</source>
        <translation>2つの段の間の高さは細かい模様でどちらかを取り、斜面が階段状になりません。高さのずれは半段でなく最大1段になります</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>エクスポートのプリセット</translation>
    </message>
    <message>
        <source>Save the settings as a preset, or rename or remove one</source>
        <translation>設定をプリセットとして保存するか、プリセットの名前を変更、または取り除きます</translation>
    </message>
    <message>
        <source>Save Preset…</source>
        <translation>プリセットを保存…</translation>
    </message>
    <message>
        <source>Rename Preset…</source>
        <translation>プリセットの名前を変更…</translation>
    </message>
    <message>
        <source>Remove Preset</source>
        <translation>プリセットを取り除く</translation>
    </message>
    <message>
        <source>Any program</source>
        <translation>任意のプログラム</translation>
    </message>
    <message>
        <source>Save Preset</source>
        <translation>プリセットを保存</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>プリセットの名前を変更</translation>
    </message>
    <message>
        <source>%1 bits: one step is %2.</source>
        <translation>%1ビット：1段は%2です。</translation>
    </message>
    <message>
        <source>Height scale is stored in a .json file next to it.</source>
        <translation>高さの縮尺は横の.jsonファイルに保存されます。</translation>
    </message>
    <message>
        <source>Heights outside the range are cut off.</source>
        <translation>範囲外の高さは切り捨てます。</translation>
    </message>
    <message>
        <source>Samples are stored as in the source: %1. Samples that were not edited keep their values; what is not kept is listed after the export.</source>
        <translation>サンプルは元データと同じ形で保存されます：%1。編集していないサンプルは値を保ちます。保持されないものはエクスポート後に一覧表示します。</translation>
    </message>
    <message>
        <source>Edited heights are rounded to whole steps of %1.</source>
        <translation>編集した高さは%1の段の整数倍に丸めます。</translation>
    </message>
    <message>
        <source>32-bit floating point: every height is kept exactly.</source>
        <translation>32ビット浮動小数点：すべての高さが正確に残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 layers will be flattened.</source>
        <translation>
            <numerusform>レイヤー%1枚が統合されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hidden layers are left out.</source>
        <translation>
            <numerusform>非表示のレイヤー%1枚は含みません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The step has to be above 0</source>
        <translation>段の高さは0より大きくなければなりません</translation>
    </message>
    <message>
        <source>-edited.tif</source>
        <translation>-編集済み.tif</translation>
    </message>
    <message>
        <source>Exported %1 and read it back: every height is the same.</source>
        <translation>%1をエクスポートし、読み戻しました：すべての高さが同じです。</translation>
    </message>
    <message>
        <source>Exported %1 and read it back: the largest error is %2.</source>
        <translation>%1をエクスポートし、読み戻しました：最大誤差は %2 です。</translation>
    </message>
    <message>
        <source> Resampling changed heights by %1 at most.</source>
        <translation> リサンプルによる高さの変化は最大 %1 です。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大誤差</translation>
    </message>
    <message>
        <source>none: read back, every height is the same</source>
        <translation>なし：読み戻し、すべての高さが同じです</translation>
    </message>
    <message>
        <source>%1, found by reading the file back</source>
        <translation>%1、ファイルの読み戻しによる</translation>
    </message>
    <message>
        <source>Resampled</source>
        <translation>リサンプル</translation>
    </message>
    <message>
        <source>to %1 × %2 samples; heights changed by %3 at most, 99 % of them by %4 or less, by %5 on average</source>
        <translation>%1 × %2 サンプルへ。高さの変化は最大 %3、99 % は %4 以下、平均 %5</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>1段</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
</context>
<context>
    <name>ImportFacts</name>
    <message>
        <source>8 bits</source>
        <translation>8ビット</translation>
    </message>
    <message>
        <source>8 bits, signed</source>
        <translation>8ビット、符号あり</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16ビット</translation>
    </message>
    <message>
        <source>16 bits, signed</source>
        <translation>16ビット、符号あり</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32ビット</translation>
    </message>
    <message>
        <source>32 bits, signed</source>
        <translation>32ビット、符号あり</translation>
    </message>
    <message>
        <source>16 bits, floating point</source>
        <translation>16ビット浮動小数点</translation>
    </message>
    <message>
        <source>32 bits, floating point</source>
        <translation>32ビット浮動小数点</translation>
    </message>
    <message>
        <source>64 bits, floating point</source>
        <translation>64ビット浮動小数点</translation>
    </message>
    <message>
        <source>brightness of the colours</source>
        <translation>色の明るさ</translation>
    </message>
    <message>
        <source>colours as Terrarium tiles have them</source>
        <translation>Terrariumタイルの色</translation>
    </message>
    <message>
        <source>colours as Mapbox tiles have them</source>
        <translation>Mapboxタイルの色</translation>
    </message>
    <message>
        <source>%1, %2, %3 × %4 samples: %5</source>
        <translation>%1、%2、%3 × %4 サンプル：%5</translation>
    </message>
    <message>
        <source>heights %1, %2</source>
        <translation>高さ %1、%2</translation>
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
        <translation>川、運河、池の底の代わりに水位を書き出します</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines of the layer “%2”, with their heights.</source>
        <translation>
            <numerusform>レイヤー「%2」の線%1本（高さ付き）。</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
</context>
<context>
    <name>LineFacts</name>
    <message>
        <source>Border</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面積</translation>
    </message>
    <message>
        <source>Max. grade</source>
        <translation>最大勾配</translation>
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
        <translation>直線</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>上り</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>下り</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>橋</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>トンネル</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切土</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>盛土</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>移動量</translation>
    </message>
    <message>
        <source>Raised by</source>
        <translation>持ち上げ量</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>…ほか%1件。</translation>
    </message>
    <message>
        <source>The ends need a grade of %1; the maximum is %2. Lengthen the line to %3 with hairpins, or raise the maximum grade.</source>
        <translation>両端を結ぶには勾配%1が必要ですが、最大は%2です。ヘアピンカーブで線を%3まで延ばすか、最大勾配を上げてください。</translation>
    </message>
    <message>
        <source>Point %1 is %2 above its height; the maximum grade allows no less.</source>
        <translation>点%1は指定の高さより%2高くなっています。最大勾配のため、これより低くできません。</translation>
    </message>
    <message>
        <source>Point %1 is %2 below its height; the maximum grade allows no more.</source>
        <translation>点%1は指定の高さより%2低くなっています。最大勾配のため、これより高くできません。</translation>
    </message>
    <message>
        <source>From %1 to %2 the bed is up to %3 above the terrain. A bridge, hairpins or a steeper grade avoid that.</source>
        <translation>%1から%2まで、路床が地形より最大%3高くなっています。橋、ヘアピンカーブ、またはより急な勾配で避けられます。</translation>
    </message>
    <message>
        <source>From %1 to %2 the bed is up to %3 below the terrain. A tunnel, hairpins or a steeper grade avoid that.</source>
        <translation>%1から%2まで、路床が地形より最大%3低くなっています。トンネル、ヘアピンカーブ、またはより急な勾配で避けられます。</translation>
    </message>
    <message>
        <source>The border crosses itself at %1.</source>
        <translation>境界が%1で自分と交差しています。</translation>
    </message>
    <message>
        <source>The line crosses itself at %1 at heights %2 apart. Add a bridge, or move the line.</source>
        <translation>線が%1で、高低差%2で自分と交差しています。橋を加えるか、線を動かしてください。</translation>
    </message>
    <message>
        <source>The line crosses itself at %1, as a junction.</source>
        <translation>線が%1で、平面交差点として自分と交差しています。</translation>
    </message>
    <message>
        <source>Steeper banks along %1, retaining walls along %2.</source>
        <translation>より急なのり面が%1、擁壁が%2にわたります。</translation>
    </message>
    <message numerus="yes">
        <source>Side slopes end before they meet the terrain at %1 samples. Increase the reach.</source>
        <translation>
            <numerusform>のり面が%1個のサンプルで地形に届く前に終わっています。届く範囲を広げてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Retaining wall: the side slope does not meet the terrain within its reach.</source>
        <translation>擁壁：のり面が届く範囲内で地形に接しません。</translation>
    </message>
    <message>
        <source>Steeper bank than the settings say, to meet the terrain within its reach.</source>
        <translation>届く範囲内で地形に接するよう、設定より急なのり面になっています。</translation>
    </message>
</context>
<context>
    <name>MaterialExport</name>
    <message>
        <source>nothing: every weight is kept</source>
        <translation>なし：すべての重みが残ります</translation>
    </message>
    <message>
        <source>%1 % of a sample at most, %2 % on average</source>
        <translation>1サンプルあたり最大 %1 %、平均 %2 %</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Weights lost</source>
        <translation>失われた重み</translation>
    </message>
    <message>
        <source>Kept, not drawn</source>
        <translation>残すが描かない</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>読み戻し</translation>
    </message>
    <message>
        <source>The terrain has no materials yet: add them in the Materials panel, or import them.</source>
        <translation>地形にまだマテリアルがありません：「マテリアル」パネルで追加するか、インポートしてください。</translation>
    </message>
    <message>
        <source>Exported %1 and read it back.</source>
        <translation>%1をエクスポートし、読み戻しました。</translation>
    </message>
    <message>
        <source>The format does not hold all weights: lost are %1.</source>
        <translation>この形式にはすべての重みが入りません：失われるのは%1です。</translation>
    </message>
    <message>
        <source>Export Materials</source>
        <translation>マテリアルをエクスポート</translation>
    </message>
    <message>
        <source>Exported %1 into %2 and verified %3.</source>
        <translation>%1を%2にエクスポートし、%3を検証しました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 materials</source>
        <translation>
            <numerusform>マテリアル%1個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>ファイル%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>どのプログラム用か</translation>
    </message>
    <message>
        <source>Kind of splat maps</source>
        <translation>スプラットマップの種類</translation>
    </message>
    <message>
        <source>Depth of the maps</source>
        <translation>マップの深度</translation>
    </message>
    <message>
        <source>A vertex at every</source>
        <translation>頂点の間隔</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Other sizes than the terrain&apos;s own are resampled by area over the same ground</source>
        <translation>地形と異なるサイズは、同じ地面で面積によりリサンプルします</translation>
    </message>
    <message>
        <source>The editor script that comes along reads the raw files</source>
        <translation>付属のエディタースクリプトがrawファイルを読みます</translation>
    </message>
    <message>
        <source>Alphamaps as</source>
        <translation>アルファマップの形式</translation>
    </message>
    <message>
        <source>Splat maps</source>
        <translation>スプラットマップ</translation>
    </message>
    <message>
        <source>Materials of the map</source>
        <translation>マップのマテリアル</translation>
    </message>
    <message>
        <source>Four at most; without a choice those that cover most</source>
        <translation>最大4つ。選ばなければ、最も広く覆うもの</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>奥行き</translation>
    </message>
    <message>
        <source>%1 texels</source>
        <translation>%1テクセル</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>Along the longer side of colour, normals and roughness</source>
        <translation>色、法線、ラフネスの長辺</translation>
    </message>
    <message>
        <source>1: at every sample. Normals keep the shape of the samples between</source>
        <translation>1：サンプルごと。法線は間のサンプルの形を保ちます</translation>
    </message>
    <message>
        <source>samples a vertex</source>
        <translation>サンプルごとに頂点</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>%1, the terrain&apos;s own</source>
        <translation>%1、地形と同じ</translation>
    </message>
    <message>
        <source>Alphamaps of four layers each, layers.json and an editor script that assigns them. Every weight is kept.</source>
        <translation>4層ずつのアルファマップ、layers.json、割り当て用エディタースクリプト。すべての重みが残ります。</translation>
    </message>
    <message>
        <source>An 8-bit grey PNG for each material, in the size of the heights. Every weight is kept.</source>
        <translation>マテリアルごとに高さと同じサイズの8ビットグレーPNG。すべての重みが残ります。</translation>
    </message>
    <message>
        <source>control.exr with the two heaviest materials of each sample, of 32 at most.</source>
        <translation>各サンプルで最も重い2つのマテリアルを持つcontrol.exr、最大32種。</translation>
    </message>
    <message>
        <source>splat.png with four materials; the others are left out.</source>
        <translation>4つのマテリアルのsplat.png。他は除きます。</translation>
    </message>
    <message>
        <source>splat.png, splat2.png … with sixteen materials, of which the four heaviest are drawn.</source>
        <translation>16のマテリアルのsplat.png、splat2.png …。最も重い4つを描きます。</translation>
    </message>
    <message>
        <source>splat_index.png and splat_weight.png with three materials a sample.</source>
        <translation>サンプルごとに3つのマテリアルのsplat_index.pngとsplat_weight.png。</translation>
    </message>
    <message>
        <source>An 8-bit grey PNG for each material, and a script that builds the material of them. Every weight is kept.</source>
        <translation>マテリアルごとの8ビットグレーPNGと、それらからマテリアルを組むスクリプト。すべての重みが残ります。</translation>
    </message>
    <message>
        <source>weights.tif with a band for each material, and dominant.tif with the heaviest material, its colour and its name. Every weight is kept.</source>
        <translation>マテリアルごとに1バンドのweights.tifと、最も重いマテリアル、その色と名前のdominant.tif。すべての重みが残ります。</translation>
    </message>
    <message>
        <source>The ground&apos;s colour, normals for OpenGL and DirectX, ambient occlusion, flow, slope and curvature.</source>
        <translation>地面の色、OpenGLとDirectX用の法線、アンビエントオクルージョン、流れ、傾斜、曲率。</translation>
    </message>
    <message numerus="yes">
        <source>terrain.glb: a mesh of up to %1 triangles with baked colour, normals and roughness.</source>
        <translation>
            <numerusform>terrain.glb：色、法線、ラフネスを焼き込んだ最大%1三角形のメッシュ。</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights are resampled by area from %1.</source>
        <translation>重みは%1から面積によりリサンプルします。</translation>
    </message>
    <message>
        <source>Choose at least one format of alphamaps</source>
        <translation>アルファマップの形式を1つ以上選んでください</translation>
    </message>
    <message>
        <source>CLASSIC4 takes %1 materials; %2 are chosen</source>
        <translation>CLASSIC4に入るマテリアルは%1個です。%2個選ばれています</translation>
    </message>
    <message>
        <source>Follows the conventions of that program</source>
        <translation>そのプログラムの慣例に従います</translation>
    </message>
    <message>
        <source>Include unused materials</source>
        <translation>使われていないマテリアルも含める</translation>
    </message>
    <message>
        <source>Write materials that are nowhere on the terrain</source>
        <translation>地形のどこにもないマテリアルも書きます</translation>
    </message>
    <message>
        <source>%1, resampled by area</source>
        <translation>%1、面積によりリサンプル</translation>
    </message>
    <message>
        <source>All files were read back and verified</source>
        <translation>すべてのファイルを読み戻し、検証しました</translation>
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
        <translation>平面の長さ</translation>
    </message>
    <message>
        <source>Surface length</source>
        <translation>地表の長さ</translation>
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
        <translation>上り</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>下り</translation>
    </message>
    <message>
        <source>Steepest</source>
        <translation>最急</translation>
    </message>
    <message>
        <source>Without ground</source>
        <translation>地面なし</translation>
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
        <translation>平面の面積</translation>
    </message>
    <message>
        <source>Surface area</source>
        <translation>地表の面積</translation>
    </message>
    <message>
        <source>Fill (added)</source>
        <translation>盛土（追加）</translation>
    </message>
    <message>
        <source>Cut (above)</source>
        <translation>切土（上）</translation>
    </message>
    <message>
        <source>Cut (removed)</source>
        <translation>切土（除去）</translation>
    </message>
    <message>
        <source>Fill (below)</source>
        <translation>盛土（下）</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>差引</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Boo&amp;kmarks</source>
        <translation>ブックマーク(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Save Bookmark</source>
        <translation>ブックマークを保存(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;hading</source>
        <translation>シェーディング(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Objects</source>
        <translation>オブジェクト(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>ブラシ(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Te&amp;xt Size</source>
        <translation>文字サイズ(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Mouse Like In</source>
        <translation>マウスの流儀(&amp;M)</translation>
    </message>
    <message>
        <source>Export &amp;For</source>
        <translation>プログラム向けにエクスポート(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>レイヤー(&amp;L)</translation>
    </message>
</context>
<context>
    <name>MeshExport</name>
    <message numerus="yes">
        <source>%1 triangles</source>
        <translation>
            <numerusform>三角形%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大誤差</translation>
    </message>
    <message>
        <source>%1, at column %2, row %3; measured everywhere, not at samples only</source>
        <translation>%1、列%2、行%3。サンプルだけでなく全体で測定</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>読み戻し</translation>
    </message>
    <message>
        <source>every triangle, and every vertex at its very place</source>
        <translation>すべての三角形。すべての頂点は正確に元の位置</translation>
    </message>
    <message>
        <source>every triangle, and every vertex within %1 of its place</source>
        <translation>すべての三角形。すべての頂点は位置から%1以内</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>ソリッド</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 mm, 1 : %4</source>
        <translation>%1 × %2 × %3 mm、1 : %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>ファイル%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 with %2 and read it back: the mesh is within %3 of the ground.</source>
        <translation>%1（%2）をエクスポートし、読み戻しました：メッシュは地面から%3以内です。</translation>
    </message>
    <message>
        <source>Export Mesh</source>
        <translation>メッシュをエクスポート</translation>
    </message>
    <message>
        <source>Solid, for a 3-D printer</source>
        <translation>3Dプリンター用のソリッド</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>細かさの基準</translation>
    </message>
    <message>
        <source>The mesh is nowhere further from the ground than this, measured upwards</source>
        <translation>メッシュはどこでも、上下に測って地面からこれより離れません</translation>
    </message>
    <message>
        <source>At most, in all files together</source>
        <translation>最大、すべてのファイルの合計</translation>
    </message>
    <message>
        <source>With walls and a level bottom, watertight, in millimetres</source>
        <translation>壁と平らな底付き、水密、ミリメートル</translation>
    </message>
    <message>
        <source>Size (mm)</source>
        <translation>サイズ（mm）</translation>
    </message>
    <message>
        <source>Of the solid&apos;s longer side</source>
        <translation>ソリッドの長辺の</translation>
    </message>
    <message>
        <source>Base (mm)</source>
        <translation>台（mm）</translation>
    </message>
    <message>
        <source>What is under the lowest ground</source>
        <translation>最も低い地面の下の部分</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>誇張</translation>
    </message>
    <message>
        <source>Heights are multiplied by this</source>
        <translation>高さにこれを掛けます</translation>
    </message>
    <message>
        <source>West to east. Tiles have the same vertices on their borders</source>
        <translation>西から東。タイルの境界の頂点は同じです</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>North to south. Tiles have the same vertices on their borders</source>
        <translation>北から南。タイルの境界の頂点は同じです</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>x east, y up, z south.</source>
        <translation>x 東、y 上、z 南。</translation>
    </message>
    <message>
        <source>x east, y north, z up.</source>
        <translation>x 東、y 北、z 上。</translation>
    </message>
    <message>
        <source> In metres, as the format has it.</source>
        <translation> 形式のとおりメートル。</translation>
    </message>
    <message>
        <source> In millimetres.</source>
        <translation> ミリメートル。</translation>
    </message>
    <message>
        <source> In metres from the middle of the terrain.</source>
        <translation> 地形の中央からのメートル。</translation>
    </message>
    <message>
        <source>Materials are not in this file; File → Export → Materials… writes them with a mesh, as glTF.</source>
        <translation>マテリアルはこのファイルにありません。「ファイル → エクスポート → マテリアル…」でメッシュとともにglTFとして書けます。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Sets the error or the number of triangles; the other one follows</source>
        <translation>誤差または三角形の数を決めます。もう一方はそれに従います</translation>
    </message>
</context>
<context>
    <name>ObjectExport</name>
    <message>
        <source>The terrain&apos;s CRS</source>
        <translation>地形のCRS</translation>
    </message>
    <message>
        <source>WGS 84 longitude and latitude</source>
        <translation>WGS 84の経度と緯度</translation>
    </message>
    <message>
        <source>Local metres from the middle of the terrain</source>
        <translation>地形の中央からのローカルメートル</translation>
    </message>
    <message>
        <source>Export Objects</source>
        <translation>オブジェクトをエクスポート</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>In which coordinates the places of objects are written</source>
        <translation>オブジェクトの位置を書く座標</translation>
    </message>
    <message>
        <source>The coordinates are metres, not longitude and latitude: map programs will show them at 0°, 0°.</source>
        <translation>座標は経緯度でなくメートルです：地図プログラムは0°, 0°に表示します。</translation>
    </message>
    <message>
        <source>GDAL and QGIS read which CRS it is; programs that keep to the GeoJSON standard may not.</source>
        <translation>GDALとQGISはどのCRSかを読みます。GeoJSON標準に従うプログラムは読まないことがあります。</translation>
    </message>
    <message>
        <source>Full Precision</source>
        <translation>完全な精度</translation>
    </message>
    <message>
        <source>Write numbers with all their digits, not with %1 significant ones.</source>
        <translation>数値を有効数字%1桁でなく、すべての桁で書きます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects with position, rotation and scale.</source>
        <translation>
            <numerusform>オブジェクト%1個、位置、回転、拡大率付き。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Includes the objects of %1 scatter rules.</source>
        <translation>
            <numerusform>散布ルール%1個のオブジェクトを含みます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>オブジェクト%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 to %2 and read them back: every place is the same.</source>
        <translation>%1を%2にエクスポートし、読み戻しました：すべての位置が同じです。</translation>
    </message>
    <message>
        <source>Exported %1 to %2 and read them back: the largest error of place is %3.</source>
        <translation>%1を%2にエクスポートし、読み戻しました：位置の最大誤差は%3です。</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大誤差</translation>
    </message>
    <message>
        <source>none: places are kept exactly</source>
        <translation>なし：位置は正確に残ります</translation>
    </message>
    <message>
        <source>By scatter rules</source>
        <translation>散布ルールによる</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>There are no objects to export: place or scatter some first.</source>
        <translation>エクスポートするオブジェクトがありません：先に配置するか散布してください。</translation>
    </message>
    <message>
        <source>Columns, axes and units are described in a .json file next to it.</source>
        <translation>列、軸、単位は横の.jsonファイルに記述されます。</translation>
    </message>
</context>
<context>
    <name>PanelStyle</name>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
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
        <translation>%1：プリセットのファイルとして大きすぎます</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created</source>
        <translation>フォルダー%1を作成できません</translation>
    </message>
    <message>
        <source>There is a preset called “%1” already</source>
        <translation>プリセット「%1」は既にあります</translation>
    </message>
</context>
<context>
    <name>PresetStore</name>
    <message>
        <source>There are no brushes of your own yet</source>
        <translation>自分のブラシはまだありません</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1：メモリが足りません</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始点</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終点</translation>
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
        <translation>表示(&amp;S)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>名前を変更(&amp;N)</translation>
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
        <translation>直立し、地面が変わっても地面からの高さを保ちます</translation>
    </message>
    <message>
        <source>The same, square on the slope instead of upright</source>
        <translation>同じですが、直立でなく斜面に垂直に立ちます</translation>
    </message>
    <message>
        <source>Keeps its elevation, whatever becomes of the ground</source>
        <translation>地面がどう変わっても標高を保ちます</translation>
    </message>
    <message>
        <source>Levels the ground under it when it is placed, moved, turned or scaled</source>
        <translation>置く、動かす、回す、拡大縮小するときに下の地面をならします</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>selection “%1”</source>
        <translation>選択範囲「%1」</translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <translation>%1 %2まで</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 %2から</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2～%3</translation>
    </message>
    <message>
        <source>%1 km²</source>
        <translation>%1 km²</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>%1でない</translation>
    </message>
    <message>
        <source>%1: everywhere</source>
        <translation>%1：どこでも</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>線 %1</translation>
    </message>
    <message>
        <source>with water</source>
        <translation>水のある</translation>
    </message>
</context>
<context>
    <name>SceneExport</name>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>オブジェクト%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>%1, of which %2 by scatter rules</source>
        <translation>%1、うち散布ルールによるもの%2</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>読み戻し</translation>
    </message>
    <message>
        <source>every object, within %1 of its place and %2° of its turn</source>
        <translation>すべてのオブジェクト。位置は%1以内、向きは%2°以内</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangles, within %2 of the ground everywhere</source>
        <translation>
            <numerusform>三角形%1個、どこでも地面から%2以内</numerusform>
        </translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>%1 × %2 samples, largest error %3</source>
        <translation>%1 × %2 サンプル、最大誤差 %3</translation>
    </message>
    <message>
        <source>Material weights</source>
        <translation>マテリアルの重み</translation>
    </message>
    <message>
        <source>%1 × %2 samples: %3</source>
        <translation>%1 × %2 サンプル：%3</translation>
    </message>
    <message>
        <source>Terrain mesh</source>
        <translation>地形メッシュ</translation>
    </message>
    <message numerus="yes">
        <source>%1 files to %2</source>
        <translation>
            <numerusform>%2のファイル%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 with %2 and verified it (max. position error %3).</source>
        <translation>%1を%2とともにエクスポートし、検証しました（位置の最大誤差 %3）。</translation>
    </message>
    <message>
        <source>Exported %1 and verified it.</source>
        <translation>%1をエクスポートし、検証しました。</translation>
    </message>
    <message>
        <source>A node for each model; only programs that know EXT_mesh_gpu_instancing open it: three.js, Babylon.js, glTFast.</source>
        <translation>モデルごとに1ノード。EXT_mesh_gpu_instancingを知るプログラムだけが開けます：three.js、Babylon.js、glTFast。</translation>
    </message>
    <message>
        <source>A node for each object; they share the meshes of their models.</source>
        <translation>オブジェクトごとに1ノード。モデルのメッシュを共有します。</translation>
    </message>
    <message>
        <source>In Blender, run scene.py: Scripting → Open → Run.</source>
        <translation>Blenderではscene.pyを実行：Scripting → Open → Run。</translation>
    </message>
    <message>
        <source>In Unity, put the folder into Assets and choose Tools → Scarp → Build Scene. Models need the package glTFast.</source>
        <translation>UnityではフォルダーをAssetsに置き、Tools → Scarp → Build Sceneを選びます。モデルにはパッケージglTFastが必要です。</translation>
    </message>
    <message>
        <source>In Unreal, run scene.py: Tools → Execute Python Script.</source>
        <translation>Unrealではscene.pyを実行：Tools → Execute Python Script。</translation>
    </message>
    <message>
        <source>In Godot, put the folder into the project and open scene.tscn. terrain3d_objects.gd gives the objects to Terrain3D.</source>
        <translation>Godotではフォルダーをプロジェクトに置き、scene.tscnを開きます。terrain3d_objects.gdがオブジェクトをTerrain3Dに渡します。</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>細かさの基準</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Instancing (EXT_mesh_gpu_instancing)</source>
        <translation>インスタンス化 (EXT_mesh_gpu_instancing)</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Levels of Detail</source>
        <translation>詳細度</translation>
    </message>
    <message>
        <source>Write the coarser meshes of models, which engines draw far from the camera</source>
        <translation>エンジンがカメラから遠くで描く、モデルの粗いメッシュを書き出します</translation>
    </message>
    <message>
        <source>alphamaps, layers.json, ScarpMaterials.cs</source>
        <translation>アルファマップ、layers.json、ScarpMaterials.cs</translation>
    </message>
    <message>
        <source>a PNG for each material, layers.json</source>
        <translation>マテリアルごとのPNG、layers.json</translation>
    </message>
    <message>
        <source>a PNG for each material, material.py</source>
        <translation>マテリアルごとのPNG、material.py</translation>
    </message>
    <message>
        <source>splat maps, textures.json</source>
        <translation>スプラットマップ、textures.json</translation>
    </message>
    <message>
        <source>Export for Engine</source>
        <translation>エンジン向けにエクスポート</translation>
    </message>
    <message>
        <source>Engine or program</source>
        <translation>エンジンまたはプログラム</translation>
    </message>
    <message>
        <source>Terrain plugin</source>
        <translation>地形プラグイン</translation>
    </message>
    <message>
        <source>Sets axes, units, sizes and files as the program reads them</source>
        <translation>軸、単位、サイズ、ファイルをプログラムの読み方に合わせます</translation>
    </message>
    <message>
        <source>Terrain plugin that heights and weights are written for</source>
        <translation>高さと重みの書き込み先となる地形プラグイン</translation>
    </message>
    <message>
        <source>Sets the error or the number of triangles of the terrain mesh</source>
        <translation>地形メッシュの誤差または三角形の数を決めます</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>Height range</source>
        <translation>高さの範囲</translation>
    </message>
    <message>
        <source>Write a heightmap in the engine&apos;s format and size</source>
        <translation>ハイトマップをエンジンの形式とサイズで書きます</translation>
    </message>
    <message>
        <source>Material Weights</source>
        <translation>マテリアルの重み</translation>
    </message>
    <message>
        <source>Write the weights of the materials for the engine&apos;s terrain</source>
        <translation>マテリアルの重みをエンジンの地形用に書きます</translation>
    </message>
    <message>
        <source>Write placed and scattered objects with their models</source>
        <translation>配置したオブジェクトと散布したオブジェクトをモデルとともに書きます</translation>
    </message>
    <message>
        <source>Water and Models Along Lines</source>
        <translation>線に沿った水とモデル</translation>
    </message>
    <message>
        <source>Write the water of rivers, canals and ponds, and models that rules bend along lines</source>
        <translation>川、運河、池の水と、ルールが線に沿って曲げるモデルを書きます</translation>
    </message>
    <message>
        <source>Terrain Mesh</source>
        <translation>地形メッシュ</translation>
    </message>
    <message>
        <source>Write the terrain as a mesh of triangles</source>
        <translation>地形を三角形のメッシュとして書きます</translation>
    </message>
    <message>
        <source>Largest vertical distance between the mesh and the terrain</source>
        <translation>メッシュと地形の最大の鉛直距離</translation>
    </message>
    <message>
        <source>Maximum number of triangles of the terrain mesh</source>
        <translation>地形メッシュの三角形の最大数</translation>
    </message>
    <message>
        <source>Texture size (px)</source>
        <translation>テクスチャのサイズ（px）</translation>
    </message>
    <message>
        <source>Longer side of the texture with the colours of the materials; 0: none</source>
        <translation>マテリアルの色のテクスチャの長辺。0：なし</translation>
    </message>
    <message>
        <source>Write the objects of a model as one node: small and fast, but fewer programs open it</source>
        <translation>モデルのオブジェクトを1つのノードとして書きます：小さく高速ですが、開けるプログラムは少なくなります</translation>
    </message>
    <message>
        <source>glTF has the terrain as a mesh</source>
        <translation>glTFでは地形はメッシュになります</translation>
    </message>
    <message>
        <source>only of the whole terrain</source>
        <translation>地形全体のときのみ</translation>
    </message>
    <message>
        <source>the terrain has no materials</source>
        <translation>地形にマテリアルがありません</translation>
    </message>
    <message>
        <source>the terrain has no objects</source>
        <translation>地形にオブジェクトがありません</translation>
    </message>
    <message>
        <source>no line has water or models along it</source>
        <translation>水やモデルが沿う線がありません</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Export for %1</source>
        <translation>%1向けにエクスポート</translation>
    </message>
    <message>
        <source>model-….glb for each model</source>
        <translation>モデルごとにmodel-….glb</translation>
    </message>
    <message>
        <source>Files: %1.</source>
        <translation>ファイル：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 placed objects</source>
        <translation>
            <numerusform>配置したオブジェクト%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 and the objects of %2.</source>
        <translation>%1と、%2のオブジェクト。</translation>
    </message>
    <message numerus="yes">
        <source>%1 scatter rules</source>
        <translation>
            <numerusform>散布ルール%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>Image overlays are not exported.</source>
        <translation>重ねた画像はエクスポートされません。</translation>
    </message>
    <message>
        <source>Select at least one kind of content to export</source>
        <translation>エクスポートする内容を1つ以上選択してください</translation>
    </message>
</context>
<context>
    <name>ServerTrustDialog</name>
    <message>
        <source>Trust Server</source>
        <translation>サーバーを信頼</translation>
    </message>
    <message>
        <source>The certificate of %1 has changed.</source>
        <translation>%1 の証明書が変更されています。</translation>
    </message>
    <message>
        <source>The certificate of %1 is not signed by a known authority.</source>
        <translation>%1 の証明書は既知の認証局によって署名されていません。</translation>
    </message>
    <message>
        <source>Compare its SHA-256 fingerprint with the one that the administrator of the server gives you:</source>
        <translation>SHA-256 フィンガープリントを、サーバーの管理者から受け取ったものと比較してください:</translation>
    </message>
    <message>
        <source>If they differ, somebody may pretend to be the server, and your password would be sent there.</source>
        <translation>一致しない場合は、第三者がサーバーになりすましている可能性があり、パスワードがそこへ送信されてしまいます。</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Drag, or click to type any number.</source>
        <translation>ドラッグするか、クリックして数を入力します。</translation>
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
        <translation>サーバーのアドレスではありません。例：postgresql://name@server/database</translation>
    </message>
    <message>
        <source>The name or the password is wrong.</source>
        <translation>名前かパスワードが違います。</translation>
    </message>
    <message>
        <source>The server asks for a password.</source>
        <translation>サーバーがパスワードを求めています。</translation>
    </message>
    <message>
        <source>There is no server of this name.</source>
        <translation>この名前のサーバーはありません。</translation>
    </message>
    <message>
        <source>No PostgreSQL server answers at this address.</source>
        <translation>このアドレスにPostgreSQLサーバーの応答がありません。</translation>
    </message>
    <message>
        <source>The server does not answer.</source>
        <translation>サーバーが応答しません。</translation>
    </message>
    <message>
        <source>The server does not encrypt, which this address asks for.</source>
        <translation>サーバーは暗号化しませんが、このアドレスは暗号化を求めています。</translation>
    </message>
    <message>
        <source>The certificate of the server has to be confirmed first. Connect by File → Open Team Terrain.</source>
        <translation>先にサーバーの証明書を確認する必要があります。「ファイル → チームの地形を開く」から接続してください。</translation>
    </message>
    <message>
        <source>The server cannot prove that it is the one that the address names.</source>
        <translation>サーバーは、アドレスが示すサーバーであることを証明できません。</translation>
    </message>
    <message>
        <source>The server lets nobody in from here under this name.</source>
        <translation>サーバーは、この名前でここからの接続を許していません。</translation>
    </message>
    <message>
        <source>The server has no such database.</source>
        <translation>サーバーにそのデータベースはありません。</translation>
    </message>
    <message>
        <source>The server does not know this name.</source>
        <translation>サーバーはこの名前を知りません。</translation>
    </message>
    <message>
        <source>The server has no terrain of this name that you may open.</source>
        <translation>サーバーに、この名前で開ける地形はありません。</translation>
    </message>
    <message>
        <source>look</source>
        <translation>閲覧</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Shared: %1</source>
        <translation>共有：%1</translation>
    </message>
    <message>
        <source>not followed any more: %1</source>
        <translation>追跡を終了：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits wait</source>
        <translation>
            <numerusform>編集が%1件待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>no connection, trying again</source>
        <translation>接続なし、再試行中</translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <translation>
            <numerusform>%1人</numerusform>
        </translation>
    </message>
    <message>
        <source>you may look</source>
        <translation>閲覧できます</translation>
    </message>
    <message>
        <source>sending</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>all sent</source>
        <translation>すべて送信済み</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>アーカイブ済み</translation>
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
        <translation>タイルをエクスポート</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>どのプログラム用か</translation>
    </message>
    <message>
        <source>Follows the conventions of that program</source>
        <translation>そのプログラムの慣例に従います</translation>
    </message>
    <message>
        <source>Samples along a tile&apos;s side</source>
        <translation>タイル1辺のサンプル数</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>縁</translation>
    </message>
    <message>
        <source>Ground that does not fill whole tiles</source>
        <translation>タイル全体を満たさない地面</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Which row of tiles is the first</source>
        <translation>どのタイル行が最初か</translation>
    </message>
    <message>
        <source>Coarsest zoom</source>
        <translation>最も粗いズーム</translation>
    </message>
    <message>
        <source>Finest zoom</source>
        <translation>最も細かいズーム</translation>
    </message>
    <message>
        <source>as fine as the terrain</source>
        <translation>地形と同じ細かさ</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Samples a side</source>
        <translation>1辺のサンプル数</translation>
    </message>
    <message>
        <source>A folder with layer.json, for Cesium and other globes; the tiles fit at their edges, and how far they are from the ground is said.</source>
        <translation>Cesiumなどの地球儀用の、layer.json付きフォルダー。タイルの縁は合い、地面からの距離を示します。</translation>
    </message>
    <message>
        <source>A folder of PNG tiles with tiles.json; a name that ends in .mbtiles or .pmtiles makes one file. The heights are metres, and where there is no ground they are 0.</source>
        <translation>tiles.json付きのPNGタイルのフォルダー。名前を .mbtiles か .pmtiles で終えると1つのファイルになります。高さはメートルで、地面のない所は0です。</translation>
    </message>
    <message>
        <source>%1 × %2 tiles of %3 × %3 samples, and a JSON file that says where each lies.</source>
        <translation>%3 × %3 サンプルのタイル %1 × %2 枚と、それぞれの位置を示すJSONファイル。</translation>
    </message>
    <message>
        <source>The terrain is resampled to %1 × %2 samples.</source>
        <translation>地形は %1 × %2 サンプルにリサンプルされます。</translation>
    </message>
    <message>
        <source>The border goes on for %1 samples to the east and %2 to the south; no height changes.</source>
        <translation>縁が東へ %1 サンプル、南へ %2 サンプル続きます。高さは変わりません。</translation>
    </message>
    <message>
        <source>Neighbours share an edge; that both have the same samples there is checked.</source>
        <translation>隣どうしは縁を共有します。両方のサンプルが同じことを確かめます。</translation>
    </message>
    <message>
        <source>Neighbours share no samples.</source>
        <translation>隣どうしはサンプルを共有しません。</translation>
    </message>
    <message>
        <source>How large a tile is; engines say which sizes they take</source>
        <translation>タイルの大きさ。使えるサイズはエンジンが示します</translation>
    </message>
    <message>
        <source>The format of each tile</source>
        <translation>各タイルの形式</translation>
    </message>
    <message>
        <source>From the tiles&apos; lattice at the finest zoom</source>
        <translation>最も細かいズームでのタイルの格子からの距離</translation>
    </message>
    <message>
        <source>Neighbouring tiles share edge samples</source>
        <translation>隣どうしのタイルは縁のサンプルを共有します</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>余り</translation>
    </message>
    <message>
        <source>Zoom level with the fewest tiles</source>
        <translation>タイルが最も少ないズーム</translation>
    </message>
    <message>
        <source>Zoom level with the most tiles</source>
        <translation>タイルが最も多いズーム</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>タイル</translation>
    </message>
    <message numerus="yes">
        <source>Exported %1 and verified %2 files.</source>
        <translation>
            <numerusform>%1をエクスポートし、ファイル%2個を検証しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大誤差</translation>
    </message>
    <message>
        <source>The terrain has no georeference, so it cannot be exported as web tiles.</source>
        <translation>地形に地理参照がないため、ウェブタイルとしてエクスポートできません。</translation>
    </message>
</context>
<context>
    <name>ToolStatus</name>
    <message>
        <source>Base</source>
        <translation>ベース</translation>
    </message>
    <message>
        <source>Erasing mask of %1</source>
        <translation>%1のマスクを消す</translation>
    </message>
    <message>
        <source>Smoothing mask of %1</source>
        <translation>%1のマスクを滑らかに</translation>
    </message>
    <message>
        <source>Painting mask of %1</source>
        <translation>%1のマスクを塗る</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1を配置</translation>
    </message>
    <message>
        <source>Select Objects</source>
        <translation>オブジェクトを選択</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>投げ縄</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>円</translation>
    </message>
    <message>
        <source>Erase Objects</source>
        <translation>オブジェクトを消す</translation>
    </message>
    <message>
        <source>Erase %1</source>
        <translation>%1を消す</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>%1を塗る</translation>
    </message>
    <message>
        <source>Paint Objects</source>
        <translation>オブジェクトを塗る</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Erase Materials</source>
        <translation>マテリアルを消す</translation>
    </message>
    <message>
        <source>Blend Materials</source>
        <translation>マテリアルを混ぜる</translation>
    </message>
    <message>
        <source>Paint Materials</source>
        <translation>マテリアルを塗る</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>新しいレイヤー</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>切り抜き</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Adjust Stroke</source>
        <translation>ストロークを調整</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>計測</translation>
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
        <translation>%1～%2 %3</translation>
    </message>
</context>
<context>
    <name>VersionLook</name>
    <message>
        <source>Ground: no visible difference</source>
        <translation>地面：見える違いはありません</translation>
    </message>
    <message>
        <source>%1: %2 (now %3)</source>
        <translation>%1：%2（現在 %3）</translation>
    </message>
    <message>
        <source>Ground: of another size than the present one</source>
        <translation>地面：現在と異なるサイズ</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>Ground: %1 % is other, by up to %2</source>
        <translation>地面：%1 % が異なり、差は最大 %2</translation>
    </message>
    <message>
        <source>Size: %1 × %2 samples at %3</source>
        <translation>サイズ：%1 × %2 サンプル、間隔 %3</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Scale ×%1</source>
        <translation>拡大率 ×%1</translation>
    </message>
    <message>
        <source>Turn by %1°</source>
        <translation>回転 %1°</translation>
    </message>
    <message>
        <source>Select Shape</source>
        <translation>形を選択</translation>
    </message>
    <message>
        <source>Magic Wand</source>
        <translation>自動選択</translation>
    </message>
    <message>
        <source>Paint Selection</source>
        <translation>選択範囲を塗る</translation>
    </message>
    <message>
        <source>Load Selection</source>
        <translation>選択範囲を読み込む</translation>
    </message>
    <message>
        <source>Mask to Selection</source>
        <translation>マスクを選択範囲に</translation>
    </message>
    <message>
        <source>Add to Selection</source>
        <translation>選択範囲に追加</translation>
    </message>
    <message>
        <source>Subtract from Selection</source>
        <translation>選択範囲から除く</translation>
    </message>
    <message>
        <source>Intersect Selection</source>
        <translation>選択範囲と交差</translation>
    </message>
    <message>
        <source>Smooth Selection</source>
        <translation>選択範囲を滑らかに</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Deselect</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>Invert Selection</source>
        <translation>選択を反転</translation>
    </message>
    <message>
        <source>Grow Selection</source>
        <translation>選択範囲を拡大</translation>
    </message>
    <message>
        <source>Shrink Selection</source>
        <translation>選択範囲を縮小</translation>
    </message>
    <message>
        <source>Blur Selection</source>
        <translation>選択範囲をぼかす</translation>
    </message>
    <message>
        <source>Smooth Mask</source>
        <translation>マスクを滑らかに</translation>
    </message>
    <message>
        <source>Paint Mask</source>
        <translation>マスクを塗る</translation>
    </message>
    <message>
        <source>Change Mask</source>
        <translation>マスクを変更</translation>
    </message>
    <message>
        <source>Delete Mask</source>
        <translation>マスクを削除</translation>
    </message>
    <message>
        <source>Invert Mask</source>
        <translation>マスクを反転</translation>
    </message>
    <message>
        <source>Grow Mask</source>
        <translation>マスクを拡大</translation>
    </message>
    <message>
        <source>Shrink Mask</source>
        <translation>マスクを縮小</translation>
    </message>
    <message>
        <source>Blur Mask</source>
        <translation>マスクをぼかす</translation>
    </message>
    <message>
        <source>Flatten layers</source>
        <translation>レイヤーを統合</translation>
    </message>
    <message>
        <source>Revert ground</source>
        <translation>地面を戻す</translation>
    </message>
    <message>
        <source>Revert selection</source>
        <translation>選択範囲を戻す</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Clear paint</source>
        <translation>塗りを消去</translation>
    </message>
    <message>
        <source>Erase paint</source>
        <translation>塗りを消す</translation>
    </message>
    <message>
        <source>Blend materials</source>
        <translation>マテリアルを混ぜる</translation>
    </message>
    <message>
        <source>Change material rules</source>
        <translation>マテリアルのルールを変更</translation>
    </message>
    <message>
        <source>Change materials</source>
        <translation>マテリアルを変更</translation>
    </message>
    <message>
        <source>Change scatter rules</source>
        <translation>散布ルールを変更</translation>
    </message>
    <message>
        <source>Move scatter rules</source>
        <translation>散布ルールを移動</translation>
    </message>
    <message>
        <source>Import paint</source>
        <translation>塗りをインポート</translation>
    </message>
    <message>
        <source>Erase objects</source>
        <translation>オブジェクトを消す</translation>
    </message>
    <message>
        <source>Remove 1 object</source>
        <translation>オブジェクトを1個取り除く</translation>
    </message>
    <message>
        <source>Take out 1 object</source>
        <translation>オブジェクトを1個取り出す</translation>
    </message>
    <message>
        <source>Paint objects</source>
        <translation>オブジェクトを塗る</translation>
    </message>
    <message>
        <source>Place a circle of objects</source>
        <translation>オブジェクトを円形に配置</translation>
    </message>
    <message>
        <source>Place a line of objects</source>
        <translation>オブジェクトを線状に配置</translation>
    </message>
    <message>
        <source>Add layer &quot;%1&quot;</source>
        <translation>レイヤー「%1」を追加</translation>
    </message>
    <message>
        <source>Delete layer &quot;%1&quot;</source>
        <translation>レイヤー「%1」を削除</translation>
    </message>
    <message>
        <source>Duplicate layer &quot;%1&quot;</source>
        <translation>レイヤー「%1」を複製</translation>
    </message>
    <message>
        <source>Merge layer &quot;%1&quot; down</source>
        <translation>レイヤー「%1」を下と結合</translation>
    </message>
    <message>
        <source>Move layer &quot;%1&quot;</source>
        <translation>レイヤー「%1」を移動</translation>
    </message>
    <message>
        <source>Change layer &quot;%1&quot;</source>
        <translation>レイヤー「%1」を変更</translation>
    </message>
    <message>
        <source>Mask layer &quot;%1&quot;</source>
        <translation>レイヤー「%1」にマスク</translation>
    </message>
    <message>
        <source>Fill layer &quot;%1&quot;</source>
        <translation>レイヤー「%1」を塗りつぶす</translation>
    </message>
    <message>
        <source>Add drape &quot;%1&quot;</source>
        <translation>ドレープ「%1」を追加</translation>
    </message>
    <message>
        <source>Keep drape &quot;%1&quot; in the project</source>
        <translation>ドレープ「%1」をプロジェクトに保存</translation>
    </message>
    <message>
        <source>Link drape &quot;%1&quot;</source>
        <translation>ドレープ「%1」をリンク</translation>
    </message>
    <message>
        <source>Change drape &quot;%1&quot;</source>
        <translation>ドレープ「%1」を変更</translation>
    </message>
    <message>
        <source>Move drape &quot;%1&quot;</source>
        <translation>ドレープ「%1」を移動</translation>
    </message>
    <message>
        <source>Remove drape &quot;%1&quot;</source>
        <translation>ドレープ「%1」を取り除く</translation>
    </message>
    <message>
        <source>Change asset &quot;%1&quot;</source>
        <translation>アセット「%1」を変更</translation>
    </message>
    <message>
        <source>Rename asset &quot;%1&quot;</source>
        <translation>アセット「%1」の名前を変更</translation>
    </message>
    <message>
        <source>Remove asset &quot;%1&quot;</source>
        <translation>アセット「%1」を取り除く</translation>
    </message>
    <message>
        <source>Add material &quot;%1&quot;</source>
        <translation>マテリアル「%1」を追加</translation>
    </message>
    <message>
        <source>Change material &quot;%1&quot;</source>
        <translation>マテリアル「%1」を変更</translation>
    </message>
    <message>
        <source>Remove material &quot;%1&quot;</source>
        <translation>マテリアル「%1」を取り除く</translation>
    </message>
    <message>
        <source>Add scatter rule &quot;%1&quot;</source>
        <translation>散布ルール「%1」を追加</translation>
    </message>
    <message>
        <source>Change scatter rule &quot;%1&quot;</source>
        <translation>散布ルール「%1」を変更</translation>
    </message>
    <message>
        <source>Remove scatter rule &quot;%1&quot;</source>
        <translation>散布ルール「%1」を取り除く</translation>
    </message>
    <message>
        <source>Turn scatter rule &quot;%1&quot; into objects</source>
        <translation>散布ルール「%1」をオブジェクトに変換</translation>
    </message>
    <message>
        <source>Save selection &quot;%1&quot;</source>
        <translation>選択範囲「%1」を保存</translation>
    </message>
    <message>
        <source>Import selection &quot;%1&quot;</source>
        <translation>選択範囲「%1」をインポート</translation>
    </message>
    <message>
        <source>Forget selection &quot;%1&quot;</source>
        <translation>選択範囲「%1」を破棄</translation>
    </message>
    <message>
        <source>Import paint from &quot;%1&quot; and %2 more</source>
        <translation>「%1」と他%2個から塗りをインポート</translation>
    </message>
    <message>
        <source>Import paint from &quot;%1&quot;</source>
        <translation>「%1」から塗りをインポート</translation>
    </message>
    <message>
        <source>Import &quot;%1&quot;</source>
        <translation>「%1」をインポート</translation>
    </message>
    <message>
        <source>Fill with &quot;%1&quot;</source>
        <translation>「%1」で塗りつぶす</translation>
    </message>
    <message>
        <source>Paint &quot;%1&quot;</source>
        <translation>「%1」を塗る</translation>
    </message>
    <message>
        <source>Add %1 &quot;%2&quot;</source>
        <translation>%1「%2」を追加</translation>
    </message>
    <message>
        <source>Change %1 &quot;%2&quot;</source>
        <translation>%1「%2」を変更</translation>
    </message>
    <message>
        <source>Delete %1 &quot;%2&quot;</source>
        <translation>%1「%2」を削除</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>%1の不透明度</translation>
    </message>
    <message>
        <source>Scatter %1</source>
        <translation>%1を散布</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1を配置</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>%1を塗る</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1を変更</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1を移動</translation>
    </message>
    <message>
        <source>Lift %1</source>
        <translation>%1を持ち上げ</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1を回転</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1を拡大縮小</translation>
    </message>
    <message>
        <source>Adjust %1</source>
        <translation>%1を調整</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>%1を元に戻す</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>%1をやり直す</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16ビット</translation>
    </message>
    <message>
        <source>3MF</source>
        <translation>3MF</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation>8ビット</translation>
    </message>
    <message>
        <source>A few large rocks anywhere, with room around them</source>
        <translation>周りに間を空けた、どこにでもある大きな岩</translation>
    </message>
    <message>
        <source>A height</source>
        <translation>ある高さ</translation>
    </message>
    <message>
        <source>A hole</source>
        <translation>穴</translation>
    </message>
    <message>
        <source>ARRAY</source>
        <translation>ARRAY</translation>
    </message>
    <message>
        <source>About</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Agriculture with natural vegetation</source>
        <translation>自然植生を伴う農地</translation>
    </message>
    <message>
        <source>Agro-forestry areas</source>
        <translation>アグロフォレストリー</translation>
    </message>
    <message>
        <source>Airports</source>
        <translation>空港</translation>
    </message>
    <message>
        <source>Albedo</source>
        <translation>アルベド</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>整列</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Ambient occlusion</source>
        <translation>アンビエントオクルージョン</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>振幅</translation>
    </message>
    <message>
        <source>Annual with permanent crops</source>
        <translation>一年生作物と永年作物</translation>
    </message>
    <message>
        <source>Another number is other noise</source>
        <translation>別の数は別のノイズになります</translation>
    </message>
    <message>
        <source>Any program</source>
        <translation>任意のプログラム</translation>
    </message>
    <message>
        <source>Arc/Info ASCII grid</source>
        <translation>Arc/Info ASCIIグリッド</translation>
    </message>
    <message>
        <source>As</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>ファイルのまま</translation>
    </message>
    <message>
        <source>As the program has it</source>
        <translation>プログラムのまま</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>斜面方位</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>釣り合い</translation>
    </message>
    <message>
        <source>Bank angle</source>
        <translation>のり面の角度</translation>
    </message>
    <message>
        <source>Bare or sparse vegetation</source>
        <translation>裸地またはまばらな植生</translation>
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
        <translation>ベース</translation>
    </message>
    <message>
        <source>Beaches, dunes, sands</source>
        <translation>浜、砂丘、砂地</translation>
    </message>
    <message>
        <source>Best-fit plane</source>
        <translation>最適平面</translation>
    </message>
    <message>
        <source>Between points</source>
        <translation>点の間</translation>
    </message>
    <message>
        <source>Bicubic</source>
        <translation>バイキュービック</translation>
    </message>
    <message>
        <source>Bilinear</source>
        <translation>バイリニア</translation>
    </message>
    <message>
        <source>Billow</source>
        <translation>ビロー</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>Blender</source>
        <translation>Blender</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>ぼかし</translation>
    </message>
    <message>
        <source>Boulders</source>
        <translation>巨礫</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>橋</translation>
    </message>
    <message>
        <source>Broad-leaved forest</source>
        <translation>広葉樹林</translation>
    </message>
    <message>
        <source>Broadleaf</source>
        <translation>広葉樹</translation>
    </message>
    <message>
        <source>Building plot</source>
        <translation>建築用地</translation>
    </message>
    <message>
        <source>Built-up</source>
        <translation>市街</translation>
    </message>
    <message>
        <source>Burnt areas</source>
        <translation>焼け跡</translation>
    </message>
    <message>
        <source>By</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>CLASSIC4</source>
        <translation>CLASSIC4</translation>
    </message>
    <message>
        <source>CORINE Land Cover</source>
        <translation>CORINE土地被覆</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV表</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>運河</translation>
    </message>
    <message>
        <source>Canyon</source>
        <translation>峡谷</translation>
    </message>
    <message>
        <source>Cell size, east (0: as it is)</source>
        <translation>セルサイズ、東（0：そのまま）</translation>
    </message>
    <message>
        <source>Cell size, north (0: as it is)</source>
        <translation>セルサイズ、北（0：そのまま）</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>センチメートル</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>Cliff steps</source>
        <translation>崖の段</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>クローン</translation>
    </message>
    <message>
        <source>Clone: copy ground from elsewhere; H takes the place to copy from</source>
        <translation>クローン：別の場所から地面をコピー。Hでコピー元を取ります</translation>
    </message>
    <message>
        <source>Coarsest zoom</source>
        <translation>最も粗いズーム</translation>
    </message>
    <message>
        <source>Coastal lagoons</source>
        <translation>沿岸の潟湖</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Complex cultivation patterns</source>
        <translation>複合的な耕作地</translation>
    </message>
    <message>
        <source>Concavity</source>
        <translation>凹み</translation>
    </message>
    <message>
        <source>Conifer</source>
        <translation>針葉樹</translation>
    </message>
    <message>
        <source>Coniferous forest</source>
        <translation>針葉樹林</translation>
    </message>
    <message>
        <source>Conifers and broadleaved trees in groves, where the ground is neither steep nor too high</source>
        <translation>急でも高すぎもしない地面に、群れになった針葉樹と広葉樹</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>一定</translation>
    </message>
    <message>
        <source>Construction sites</source>
        <translation>工事現場</translation>
    </message>
    <message>
        <source>Continue the border</source>
        <translation>縁を延長</translation>
    </message>
    <message>
        <source>Continuous urban fabric</source>
        <translation>連続した市街地</translation>
    </message>
    <message>
        <source>Cracks</source>
        <translation>ひび</translation>
    </message>
    <message>
        <source>Crags</source>
        <translation>岩場</translation>
    </message>
    <message>
        <source>Crater</source>
        <translation>クレーター</translation>
    </message>
    <message>
        <source>Crater: a bowl with a rim thrown up around it</source>
        <translation>クレーター：縁が盛り上がったくぼみ</translation>
    </message>
    <message>
        <source>Crease</source>
        <translation>折り目</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>切り抜き</translation>
    </message>
    <message>
        <source>Cropland</source>
        <translation>耕地</translation>
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
        <translation>切土と盛土</translation>
    </message>
    <message>
        <source>Cut of a volume</source>
        <translation>体積による切土</translation>
    </message>
    <message>
        <source>Cut only</source>
        <translation>切土のみ</translation>
    </message>
    <message>
        <source>DEFLATE (any program)</source>
        <translation>DEFLATE（どのプログラムでも）</translation>
    </message>
    <message>
        <source>Dam</source>
        <translation>ダム</translation>
    </message>
    <message>
        <source>Dark rock</source>
        <translation>暗い岩</translation>
    </message>
    <message>
        <source>Deciduous forest</source>
        <translation>落葉樹林</translation>
    </message>
    <message>
        <source>Decimetres</source>
        <translation>デシメートル</translation>
    </message>
    <message>
        <source>Deposition</source>
        <translation>堆積</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>細かさの基準</translation>
    </message>
    <message>
        <source>Developed, high intensity</source>
        <translation>開発地、高密度</translation>
    </message>
    <message>
        <source>Developed, low intensity</source>
        <translation>開発地、低密度</translation>
    </message>
    <message>
        <source>Developed, medium intensity</source>
        <translation>開発地、中密度</translation>
    </message>
    <message>
        <source>Developed, open space</source>
        <translation>開発地、オープンスペース</translation>
    </message>
    <message>
        <source>DirectX (green down)</source>
        <translation>DirectX（緑が下）</translation>
    </message>
    <message>
        <source>Discontinuous urban fabric</source>
        <translation>不連続な市街地</translation>
    </message>
    <message>
        <source>Distance to water</source>
        <translation>水までの距離</translation>
    </message>
    <message>
        <source>Drainage area</source>
        <translation>集水面積</translation>
    </message>
    <message>
        <source>Dry grass</source>
        <translation>枯れ草</translation>
    </message>
    <message>
        <source>Dug into the ground</source>
        <translation>地面に掘り込む</translation>
    </message>
    <message>
        <source>Dump sites</source>
        <translation>廃棄物処分場</translation>
    </message>
    <message>
        <source>Dune field</source>
        <translation>砂丘地帯</translation>
    </message>
    <message>
        <source>Dunes</source>
        <translation>砂丘</translation>
    </message>
    <message>
        <source>Dwarf scrub</source>
        <translation>矮性低木</translation>
    </message>
    <message>
        <source>Dyke with berm</source>
        <translation>小段のある堤防</translation>
    </message>
    <message>
        <source>ESA WorldCover</source>
        <translation>ESA WorldCover</translation>
    </message>
    <message>
        <source>Earthwork</source>
        <translation>土工</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東</translation>
    </message>
    <message>
        <source>East and west</source>
        <translation>東西</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>縁</translation>
    </message>
    <message>
        <source>Emergent herbaceous wetlands</source>
        <translation>抽水草本湿地</translation>
    </message>
    <message>
        <source>Enclosed ones</source>
        <translation>囲まれたもの</translation>
    </message>
    <message>
        <source>Erosion &amp; holes</source>
        <translation>侵食と穴</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Estuaries</source>
        <translation>河口</translation>
    </message>
    <message>
        <source>Evergreen forest</source>
        <translation>常緑樹林</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>誇張</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>入れ替え</translation>
    </message>
    <message>
        <source>Extend</source>
        <translation>延長</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>係数</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>フィート</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>埋める</translation>
    </message>
    <message>
        <source>Fill Holes</source>
        <translation>穴を埋める</translation>
    </message>
    <message>
        <source>Fill of a volume</source>
        <translation>体積による盛土</translation>
    </message>
    <message>
        <source>Fill only</source>
        <translation>盛土のみ</translation>
    </message>
    <message>
        <source>Fill with</source>
        <translation>埋める値</translation>
    </message>
    <message>
        <source>Fill: close holes</source>
        <translation>埋める：穴を閉じます</translation>
    </message>
    <message>
        <source>Fine polish</source>
        <translation>細かい磨き</translation>
    </message>
    <message>
        <source>Finest zoom</source>
        <translation>最も細かいズーム</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>最初の列</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>最初の行</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>平らに</translation>
    </message>
    <message>
        <source>Flatten to</source>
        <translation>平らにする基準</translation>
    </message>
    <message>
        <source>Flatten: level to the height, or the slope, where the stroke began</source>
        <translation>平らに：ストロークの始点の高さまたは傾斜にならします</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>Float GeoTIFF</source>
        <translation>浮動小数点GeoTIFF</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>追従</translation>
    </message>
    <message>
        <source>Follow the ground</source>
        <translation>地面に追従</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>下端</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>森林</translation>
    </message>
    <message>
        <source>Forest floor</source>
        <translation>林床</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Fractal Perlin noise: even hills and hollows</source>
        <translation>フラクタルのPerlinノイズ：均等な丘とくぼみ</translation>
    </message>
    <message>
        <source>From</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>From crest to crest of the largest bumps</source>
        <translation>最大の起伏の山から山まで</translation>
    </message>
    <message>
        <source>From east</source>
        <translation>東から</translation>
    </message>
    <message>
        <source>From max</source>
        <translation>元の最大</translation>
    </message>
    <message>
        <source>From min</source>
        <translation>元の最小</translation>
    </message>
    <message>
        <source>From north</source>
        <translation>北から</translation>
    </message>
    <message>
        <source>From point to point</source>
        <translation>点から点へ</translation>
    </message>
    <message>
        <source>From terrace to terrace</source>
        <translation>段から段まで</translation>
    </message>
    <message>
        <source>Fruit trees and berry plantations</source>
        <translation>果樹と果実の農園</translation>
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
        <translation>GeoTIFF（32ビット浮動小数点）</translation>
    </message>
    <message>
        <source>Glaciers and perpetual snow</source>
        <translation>氷河と万年雪</translation>
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
        <translation>草地または草本</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>砂利</translation>
    </message>
    <message>
        <source>Greatest error</source>
        <translation>最大誤差</translation>
    </message>
    <message>
        <source>Green urban areas</source>
        <translation>都市の緑地</translation>
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
        <translation>高さ</translation>
    </message>
    <message>
        <source>Height (0: as found)</source>
        <translation>高さ（0：見つかった値）</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>高さ</translation>
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
        <translation>丘</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>穴</translation>
    </message>
    <message>
        <source>Hole: cut the ground away</source>
        <translation>穴：地面を切り取ります</translation>
    </message>
    <message>
        <source>House</source>
        <translation>家</translation>
    </message>
    <message>
        <source>How far over the ground where the stroke begins the top lies</source>
        <translation>ストロークの始点の地面から頂上までの高さ</translation>
    </message>
    <message>
        <source>How level the steps and how steep their fronts</source>
        <translation>段の平らさと前面の急さ</translation>
    </message>
    <message>
        <source>How many sizes of bumps, each half the one before</source>
        <translation>起伏の大きさの種類の数。それぞれ前の半分の大きさです</translation>
    </message>
    <message>
        <source>How much ground the water can carry</source>
        <translation>水が運べる土の量</translation>
    </message>
    <message>
        <source>How much water falls</source>
        <translation>降る水の量</translation>
    </message>
    <message>
        <source>Hydraulic Erosion</source>
        <translation>水による侵食</translation>
    </message>
    <message>
        <source>Hydraulic erosion</source>
        <translation>水による侵食</translation>
    </message>
    <message>
        <source>Hydraulic erosion: rain cuts gullies and carries the ground downhill</source>
        <translation>水による侵食：雨が溝を刻み、土を下流へ運びます</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>氷</translation>
    </message>
    <message>
        <source>Impact crater</source>
        <translation>衝突クレーター</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>インチ</translation>
    </message>
    <message>
        <source>Industrial or commercial units</source>
        <translation>工業・商業用地</translation>
    </message>
    <message>
        <source>Inflate</source>
        <translation>膨張</translation>
    </message>
    <message>
        <source>Inflate: swell the ground outwards</source>
        <translation>膨張：地面を外側へ膨らませます</translation>
    </message>
    <message>
        <source>Inland marshes</source>
        <translation>内陸の湿地</translation>
    </message>
    <message>
        <source>Instead of the ground</source>
        <translation>地面の代わり</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>交差</translation>
    </message>
    <message>
        <source>Intertidal flats</source>
        <translation>干潟</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復回数</translation>
    </message>
    <message>
        <source>Kerb and pavement</source>
        <translation>縁石と歩道</translation>
    </message>
    <message>
        <source>Kilometres</source>
        <translation>キロメートル</translation>
    </message>
    <message>
        <source>Lanczos</source>
        <translation>Lanczos</translation>
    </message>
    <message>
        <source>Land cover</source>
        <translation>土地被覆</translation>
    </message>
    <message>
        <source>Landforms</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>Lichens</source>
        <translation>地衣類</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>Location Z</source>
        <translation>Location Z</translation>
    </message>
    <message>
        <source>Low broadleaved shrubs along the courses that water takes</source>
        <translation>水の流れに沿った低い広葉樹</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>下げる</translation>
    </message>
    <message>
        <source>Lower: press the ground down</source>
        <translation>下げる：地面を押し下げます</translation>
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
        <translation>大きなむら</translation>
    </message>
    <message>
        <source>Mangroves</source>
        <translation>マングローブ</translation>
    </message>
    <message>
        <source>Mapbox RGB (PNG)</source>
        <translation>Mapbox RGB (PNG)</translation>
    </message>
    <message>
        <source>Mapbox Terrain-RGB tile</source>
        <translation>Mapbox Terrain-RGBタイル</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>マスク</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Mesa</source>
        <translation>メサ</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>メートル</translation>
    </message>
    <message>
        <source>Middle of the bottom</source>
        <translation>底面の中央</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>ミリメートル</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Mineral extraction sites</source>
        <translation>採掘場</translation>
    </message>
    <message>
        <source>Mixed forest</source>
        <translation>混交林</translation>
    </message>
    <message>
        <source>Moors and heathland</source>
        <translation>荒野とヒース</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>苔</translation>
    </message>
    <message>
        <source>Moss and lichen</source>
        <translation>苔と地衣類</translation>
    </message>
    <message>
        <source>Mountain ridge</source>
        <translation>山の尾根</translation>
    </message>
    <message>
        <source>Mud</source>
        <translation>泥</translation>
    </message>
    <message>
        <source>Multiply heights by</source>
        <translation>高さに掛ける数</translation>
    </message>
    <message>
        <source>NLCD</source>
        <translation>NLCD</translation>
    </message>
    <message>
        <source>Natural grassland</source>
        <translation>自然草地</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>最近傍</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>ノイズ</translation>
    </message>
    <message>
        <source>Noise scale</source>
        <translation>ノイズの大きさ</translation>
    </message>
    <message>
        <source>Noise: roughen with fractal noise</source>
        <translation>ノイズ：フラクタルノイズで粗くします</translation>
    </message>
    <message>
        <source>Non-irrigated arable land</source>
        <translation>非灌漑の耕地</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>法線</translation>
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
        <translation>南北を入れ替え</translation>
    </message>
    <message>
        <source>Not shared</source>
        <translation>共有しない</translation>
    </message>
    <message>
        <source>Number of triangles</source>
        <translation>三角形の数</translation>
    </message>
    <message>
        <source>OBJ</source>
        <translation>OBJ</translation>
    </message>
    <message>
        <source>Octaves</source>
        <translation>オクターブ</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Olive groves</source>
        <translation>オリーブ園</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>地面の上</translation>
    </message>
    <message>
        <source>On top of the ground</source>
        <translation>地面の上に重ねる</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Open water</source>
        <translation>開放水面</translation>
    </message>
    <message>
        <source>OpenEXR (32-bit float)</source>
        <translation>OpenEXR（32ビット浮動小数点）</translation>
    </message>
    <message>
        <source>OpenGL (green up)</source>
        <translation>OpenGL（緑が上）</translation>
    </message>
    <message>
        <source>Own curve</source>
        <translation>独自の曲線</translation>
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
        <translation>PNG（16ビットグレー）</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>敷地</translation>
    </message>
    <message>
        <source>Pasture or hay</source>
        <translation>牧草地または干し草</translation>
    </message>
    <message>
        <source>Pastures</source>
        <translation>牧草地</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>山頂</translation>
    </message>
    <message>
        <source>Peat bogs</source>
        <translation>泥炭湿原</translation>
    </message>
    <message>
        <source>Perennial ice or snow</source>
        <translation>万年の氷または雪</translation>
    </message>
    <message>
        <source>Perlin</source>
        <translation>Perlin</translation>
    </message>
    <message>
        <source>Permanent water bodies</source>
        <translation>恒久的な水域</translation>
    </message>
    <message>
        <source>Permanently irrigated land</source>
        <translation>常時灌漑地</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Pinch</source>
        <translation>つまむ</translation>
    </message>
    <message>
        <source>Pinch: draw the ground together into a crest</source>
        <translation>つまむ：地面を稜線に寄せます</translation>
    </message>
    <message>
        <source>Plane of an area</source>
        <translation>領域の平面</translation>
    </message>
    <message>
        <source>Plateau</source>
        <translation>台地</translation>
    </message>
    <message>
        <source>Plateau: raise a level top over where the stroke began</source>
        <translation>台地：ストロークの始点の上に平らな頂を上げます</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>池</translation>
    </message>
    <message>
        <source>Port areas</source>
        <translation>港湾</translation>
    </message>
    <message>
        <source>Quantized mesh (Cesium)</source>
        <translation>Quantized mesh (Cesium)</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>採石場</translation>
    </message>
    <message>
        <source>Quarter turns, clockwise</source>
        <translation>90°単位の回転、時計回り</translation>
    </message>
    <message>
        <source>R16 (16-bit samples)</source>
        <translation>R16（16ビットサンプル）</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>鉄道</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>雨</translation>
    </message>
    <message>
        <source>Rain gullies</source>
        <translation>雨の溝</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>上げる</translation>
    </message>
    <message>
        <source>Raise by</source>
        <translation>上げる量</translation>
    </message>
    <message>
        <source>Raise: push the ground up</source>
        <translation>上げる：地面を押し上げます</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>ランプ</translation>
    </message>
    <message>
        <source>Ramp: drag from one place to another for an even way between them</source>
        <translation>ランプ：ある場所から別の場所へドラッグし、間を均等な坂にします</translation>
    </message>
    <message>
        <source>Range, max</source>
        <translation>範囲、最大</translation>
    </message>
    <message>
        <source>Range, min</source>
        <translation>範囲、最小</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Raw</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>届く範囲</translation>
    </message>
    <message>
        <source>Remap</source>
        <translation>再割り当て</translation>
    </message>
    <message>
        <source>Remove Seams</source>
        <translation>継ぎ目を除去</translation>
    </message>
    <message>
        <source>Remove Spikes</source>
        <translation>スパイクを除去</translation>
    </message>
    <message>
        <source>Remove Terraces</source>
        <translation>段を除去</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>リサンプル</translation>
    </message>
    <message>
        <source>Rescale</source>
        <translation>拡大縮小</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Restore: paint back the ground of an earlier moment</source>
        <translation>復元：以前の時点の地面を塗り戻します</translation>
    </message>
    <message>
        <source>Rice fields</source>
        <translation>水田</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>尾根</translation>
    </message>
    <message>
        <source>Ridged</source>
        <translation>尾根状</translation>
    </message>
    <message>
        <source>Ridges</source>
        <translation>尾根</translation>
    </message>
    <message>
        <source>Ripples</source>
        <translation>さざ波</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>盛り上がり</translation>
    </message>
    <message>
        <source>River</source>
        <translation>川</translation>
    </message>
    <message>
        <source>River bed</source>
        <translation>川床</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>道路</translation>
    </message>
    <message>
        <source>Road and rail networks</source>
        <translation>道路・鉄道網</translation>
    </message>
    <message>
        <source>Road bed</source>
        <translation>路床</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>岩</translation>
    </message>
    <message>
        <source>Rocks of all sizes where the ground is steepest</source>
        <translation>地面が最も急な所の大小の岩</translation>
    </message>
    <message>
        <source>Rocks on steep ground</source>
        <translation>急な地面の岩</translation>
    </message>
    <message>
        <source>Rolling ground</source>
        <translation>起伏のある地面</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>ロゼット</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Roughness</source>
        <translation>ラフネス</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>丸い</translation>
    </message>
    <message>
        <source>Round bumps with creases between them</source>
        <translation>間に折り目のある丸い起伏</translation>
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
        <translation>塩田</translation>
    </message>
    <message>
        <source>Salt marshes</source>
        <translation>塩性湿地</translation>
    </message>
    <message>
        <source>Samples a side</source>
        <translation>1辺のサンプル数</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>砂</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮尺</translation>
    </message>
    <message>
        <source>Scattered boulders</source>
        <translation>点在する巨礫</translation>
    </message>
    <message>
        <source>Sclerophyllous vegetation</source>
        <translation>硬葉植生</translation>
    </message>
    <message>
        <source>Scree</source>
        <translation>がれ</translation>
    </message>
    <message>
        <source>Scree slopes</source>
        <translation>がれ場</translation>
    </message>
    <message>
        <source>Sea and ocean</source>
        <translation>海洋</translation>
    </message>
    <message>
        <source>Sedge or herbaceous</source>
        <translation>スゲまたは草本</translation>
    </message>
    <message>
        <source>Sediment capacity</source>
        <translation>土砂の運搬力</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Set Height</source>
        <translation>高さを設定</translation>
    </message>
    <message>
        <source>Set height</source>
        <translation>高さを設定</translation>
    </message>
    <message>
        <source>Set height: bring the ground to a height</source>
        <translation>高さを設定：地面をある高さにします</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>鋭い</translation>
    </message>
    <message>
        <source>Sharp crests over smooth valleys</source>
        <translation>滑らかな谷と鋭い稜線</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <translation>シャープ</translation>
    </message>
    <message>
        <source>Sharpen: bring out crests and hollows that are there</source>
        <translation>シャープ：既にある稜線とくぼみを際立たせます</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>鋭さ</translation>
    </message>
    <message>
        <source>Shoulder and ditch</source>
        <translation>路肩と側溝</translation>
    </message>
    <message>
        <source>Shrub or scrub</source>
        <translation>低木または灌木</translation>
    </message>
    <message>
        <source>Shrubland</source>
        <translation>低木地</translation>
    </message>
    <message>
        <source>Shrubs near water</source>
        <translation>水辺の低木</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>傾斜</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>滑らかに</translation>
    </message>
    <message>
        <source>Smooth: even out bumps</source>
        <translation>滑らかに：でこぼこをならします</translation>
    </message>
    <message>
        <source>Smudge</source>
        <translation>こする</translation>
    </message>
    <message>
        <source>Smudge: drag the ground along with the brush</source>
        <translation>こする：ブラシで地面を引きずります</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>雪</translation>
    </message>
    <message>
        <source>Snow and ice</source>
        <translation>雪と氷</translation>
    </message>
    <message>
        <source>Soft hill</source>
        <translation>なだらかな丘</translation>
    </message>
    <message>
        <source>Softness above</source>
        <translation>上側の柔らかさ</translation>
    </message>
    <message>
        <source>Softness below</source>
        <translation>下側の柔らかさ</translation>
    </message>
    <message>
        <source>Soil</source>
        <translation>土</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>Sparsely vegetated areas</source>
        <translation>植生のまばらな地域</translation>
    </message>
    <message>
        <source>Spherical</source>
        <translation>球形</translation>
    </message>
    <message>
        <source>Sport and leisure facilities</source>
        <translation>スポーツ・余暇施設</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>スタンプ</translation>
    </message>
    <message>
        <source>Stamp: press a picture&apos;s shape into the ground</source>
        <translation>スタンプ：画像の形を地面に押し付けます</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留まる</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Step (0: as found)</source>
        <translation>段（0：見つかった値）</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>地層</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>減算</translation>
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
        <translation>TMS、南から</translation>
    </message>
    <message>
        <source>Talus angle</source>
        <translation>安息角</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Terrace</source>
        <translation>段丘</translation>
    </message>
    <message>
        <source>Terrace: cut the slope into steps</source>
        <translation>段丘：斜面を段に切ります</translation>
    </message>
    <message>
        <source>Terraces</source>
        <translation>段丘</translation>
    </message>
    <message>
        <source>Terrain height</source>
        <translation>地形の高さ</translation>
    </message>
    <message>
        <source>Terrain width</source>
        <translation>地形の幅</translation>
    </message>
    <message>
        <source>Terrain3D</source>
        <translation>Terrain3D</translation>
    </message>
    <message>
        <source>Terrain3D control map</source>
        <translation>Terrain3Dコントロールマップ</translation>
    </message>
    <message>
        <source>Terrarium (PNG)</source>
        <translation>Terrarium (PNG)</translation>
    </message>
    <message>
        <source>Terrarium tile</source>
        <translation>Terrariumタイル</translation>
    </message>
    <message>
        <source>The edge</source>
        <translation>縁</translation>
    </message>
    <message>
        <source>The height that Set Height goes for</source>
        <translation>「高さを設定」が目指す高さ</translation>
    </message>
    <message>
        <source>The height where the stroke begins</source>
        <translation>ストロークの始点の高さ</translation>
    </message>
    <message>
        <source>The plane that lies there, with its slope</source>
        <translation>その場所の平面とその傾斜</translation>
    </message>
    <message>
        <source>The steepest that loose ground lies, degrees</source>
        <translation>緩い土が保てる最も急な角度、度</translation>
    </message>
    <message>
        <source>Then add</source>
        <translation>その後に足す</translation>
    </message>
    <message>
        <source>Thermal Erosion</source>
        <translation>熱による侵食</translation>
    </message>
    <message>
        <source>Thermal erosion</source>
        <translation>熱による侵食</translation>
    </message>
    <message>
        <source>Thermal erosion: what is too steep crumbles and lies as scree</source>
        <translation>熱による侵食：急すぎる所が崩れ、がれになります</translation>
    </message>
    <message>
        <source>Tiles north to south</source>
        <translation>北から南のタイル数</translation>
    </message>
    <message>
        <source>Tiles west to east</source>
        <translation>西から東のタイル数</translation>
    </message>
    <message>
        <source>Times the roughness</source>
        <translation>ラフネスの倍率</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>先端</translation>
    </message>
    <message>
        <source>To</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>To max</source>
        <translation>新しい最大</translation>
    </message>
    <message>
        <source>To min</source>
        <translation>新しい最小</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>小道</translation>
    </message>
    <message>
        <source>Transitional woodland or shrub</source>
        <translation>移行期の林または低木</translation>
    </message>
    <message>
        <source>Tree cover</source>
        <translation>樹木</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>トンネル</translation>
    </message>
    <message>
        <source>Unigine</source>
        <translation>Unigine</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
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
        <translation>上の軸</translation>
    </message>
    <message>
        <source>Valley</source>
        <translation>谷</translation>
    </message>
    <message>
        <source>Vertex spacing</source>
        <translation>頂点の間隔</translation>
    </message>
    <message>
        <source>Vineyards</source>
        <translation>ぶどう園</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>壁</translation>
    </message>
    <message>
        <source>Wall with foot</source>
        <translation>基礎のある壁</translation>
    </message>
    <message>
        <source>Water bed</source>
        <translation>水底</translation>
    </message>
    <message>
        <source>Water bodies</source>
        <translation>水域</translation>
    </message>
    <message>
        <source>Water courses</source>
        <translation>水路</translation>
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
        <translation>ストロークの始点のコピー元、地形の中央から東への距離</translation>
    </message>
    <message>
        <source>Where the stroke&apos;s start is copied from, to the north of the terrain&apos;s middle</source>
        <translation>ストロークの始点のコピー元、地形の中央から北への距離</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>どれ</translation>
    </message>
    <message>
        <source>Whichever is higher</source>
        <translation>高い方</translation>
    </message>
    <message>
        <source>Whichever is lower</source>
        <translation>低い方</translation>
    </message>
    <message>
        <source>Woody wetlands</source>
        <translation>樹木のある湿地</translation>
    </message>
    <message>
        <source>X and Y scale</source>
        <translation>XとYの縮尺</translation>
    </message>
    <message>
        <source>XYZ, from the north</source>
        <translation>XYZ、北から</translation>
    </message>
    <message>
        <source>Z scale</source>
        <translation>Zの縮尺</translation>
    </message>
    <message>
        <source>ZSTD (smaller and faster; newer programs)</source>
        <translation>ZSTD（小さく速い。新しいプログラム向け）</translation>
    </message>
    <message>
        <source>broadleaf</source>
        <translation>広葉樹</translation>
    </message>
    <message>
        <source>canal</source>
        <translation>運河</translation>
    </message>
    <message>
        <source>conifer</source>
        <translation>針葉樹</translation>
    </message>
    <message>
        <source>crease</source>
        <translation>折り目</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>ダム</translation>
    </message>
    <message>
        <source>glTF</source>
        <translation>glTF</translation>
    </message>
    <message>
        <source>house</source>
        <translation>家</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>pad</source>
        <translation>敷地</translation>
    </message>
    <message>
        <source>pond</source>
        <translation>池</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>採石場</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>鉄道</translation>
    </message>
    <message>
        <source>ridge</source>
        <translation>尾根</translation>
    </message>
    <message>
        <source>river</source>
        <translation>川</translation>
    </message>
    <message>
        <source>road</source>
        <translation>道路</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>岩</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>テクセル</translation>
    </message>
    <message>
        <source>track</source>
        <translation>小道</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>壁</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>地図帳</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>粘土</translation>
    </message>
    <message>
        <source>Cubehelix</source>
        <translation>Cubehelix</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>残り火</translation>
    </message>
    <message>
        <source>Even light</source>
        <translation>均一な明るさ</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>グレー</translation>
    </message>
    <message>
        <source>Hillshade</source>
        <translation>陰影起伏</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>ラグーン</translation>
    </message>
    <message>
        <source>Material weights</source>
        <translation>マテリアルの重み</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>自然</translation>
    </message>
    <message>
        <source>Along the line</source>
        <translation>線に沿って</translation>
    </message>
    <message>
        <source>Away from the line</source>
        <translation>線から外へ</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>In the middle of lines</source>
        <translation>線の中央</translation>
    </message>
    <message>
        <source>Left and right in turn</source>
        <translation>左右交互</translation>
    </message>
    <message>
        <source>Left of lines</source>
        <translation>線の左</translation>
    </message>
    <message>
        <source>Not in rows</source>
        <translation>列にしない</translation>
    </message>
    <message>
        <source>On both sides of lines</source>
        <translation>線の両側</translation>
    </message>
    <message>
        <source>Right of lines</source>
        <translation>線の右</translation>
    </message>
    <message>
        <source>Towards the line</source>
        <translation>線の方へ</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be done again on what others made</source>
        <translation>&quot;%1&quot;は、他の人の変更の上でやり直せませんでした</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has characters that are none of a name&apos;s</source>
        <translation>&quot;%1&quot;に名前に使えない文字があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a built-in asset</source>
        <translation>&quot;%1&quot;は組み込みのアセットです</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is kept by a document, not by a terrain</source>
        <translation>&quot;%1&quot;を保存するのはドキュメントで、地形ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no corner of a section (out:up, in metres)</source>
        <translation>&quot;%1&quot;は断面の角ではありません（外:上、メートル）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a SHA-256 fingerprint (64 hexadecimal digits)</source>
        <translation>「%1」は SHA-256 フィンガープリント(16進数64桁)ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too long a name (at most %2 bytes)</source>
        <translation>&quot;%1&quot;は名前として長すぎます（最大%2バイト）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies further in than the corner before it</source>
        <translation>&quot;%1&quot;は前の角より内側にあります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice</source>
        <translation>&quot;%1&quot;が重複しています</translation>
    </message>
    <message>
        <source>%1 %2 is locked</source>
        <translation>%1 %2はロックされています</translation>
    </message>
    <message>
        <source>%1 %2 is out of range (%3)</source>
        <translation>%1 %2は範囲外です（%3）</translation>
    </message>
    <message>
        <source>%1 after it is not understood</source>
        <translation>その後の%1を解釈できません</translation>
    </message>
    <message>
        <source>%1 are more than %2</source>
        <translation>%1個は%2個を超えています</translation>
    </message>
    <message>
        <source>%1 at %2, %3 is off the terrain</source>
        <translation>%2, %3の%1が地形の外です</translation>
    </message>
    <message>
        <source>%1 at %2, %3 is over a hole</source>
        <translation>%2, %3の%1が穴の上です</translation>
    </message>
    <message>
        <source>%1 at columns %2 to %3, rows %4 to %5</source>
        <translation>%1、列%2～%3、行%4～%5</translation>
    </message>
    <message>
        <source>%1 bytes after the samples are left unread</source>
        <translation>サンプルの後の%1バイトは読みません</translation>
    </message>
    <message>
        <source>%1 describes another size and is not used</source>
        <translation>%1は別のサイズを示しているため使いません</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1が応答しません</translation>
    </message>
    <message>
        <source>%1 does not have this terrain any more</source>
        <translation>%1にこの地形はもうありません</translation>
    </message>
    <message>
        <source>%1 drapes are the most</source>
        <translation>ドレープは最大%1枚です</translation>
    </message>
    <message>
        <source>%1 has a content of somebody else under an id of this edit</source>
        <translation>%1 には、この編集の ID に別の人のデータがあります</translation>
    </message>
    <message>
        <source>%1 has a terrain &quot;%2&quot; already</source>
        <translation>%1に地形&quot;%2&quot;が既にあります</translation>
    </message>
    <message>
        <source>%1 has another terrain of this name than the one that was edited</source>
        <translation>%1にあるこの名前の地形は、編集したものと別です</translation>
    </message>
    <message>
        <source>%1 has gone back to an earlier state of this terrain</source>
        <translation>%1がこの地形の以前の状態に戻りました</translation>
    </message>
    <message>
        <source>%1 has no change %2 of this terrain</source>
        <translation>%1にこの地形の変更%2がありません</translation>
    </message>
    <message>
        <source>%1 has no change of this terrain that could be undone</source>
        <translation>%1 には、この地形で取り消せる変更がありません</translation>
    </message>
    <message>
        <source>%1 has no place %2, %3, %4</source>
        <translation>%1に位置%2, %3, %4がありません</translation>
    </message>
    <message>
        <source>%1 has no terrain &quot;%2&quot; that you are a member of</source>
        <translation>%1に、あなたがメンバーの地形&quot;%2&quot;はありません</translation>
    </message>
    <message>
        <source>%1 has nothing of this terrain yet</source>
        <translation>%1にこの地形のものはまだ何もありません</translation>
    </message>
    <message>
        <source>%1 has this file among its own sources</source>
        <translation>%1は自身のソースにこのファイルを含んでいます</translation>
    </message>
    <message>
        <source>%1 has this terrain already</source>
        <translation>%1にこの地形が既にあります</translation>
    </message>
    <message>
        <source>%1 holds a terrain of a newer version of Scarp</source>
        <translation>%1にあるのは、より新しいバージョンのScarpの地形です</translation>
    </message>
    <message>
        <source>%1 in the journal is damaged</source>
        <translation>ジャーナル内の%1が損傷しています</translation>
    </message>
    <message>
        <source>%1 is a built-in asset, which stays as it is</source>
        <translation>%1は組み込みのアセットで、変更できません</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1は非表示です</translation>
    </message>
    <message>
        <source>%1 is lost</source>
        <translation>%1が失われました</translation>
    </message>
    <message>
        <source>%1 is no file below its own folder</source>
        <translation>%1は自身のフォルダー以下のファイルではありません</translation>
    </message>
    <message>
        <source>%1 is of no format that may be read</source>
        <translation>%1は読み込みが許される形式ではありません</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1は範囲外です</translation>
    </message>
    <message>
        <source>%1 is out of range (%2 to %3)</source>
        <translation>%1は範囲外です（%2～%3）</translation>
    </message>
    <message>
        <source>%1 is out of range (%2)</source>
        <translation>%1は範囲外です（%2）</translation>
    </message>
    <message>
        <source>%1 is too large a number</source>
        <translation>%1は数として大きすぎます</translation>
    </message>
    <message>
        <source>%1 kept selections are the most</source>
        <translation>残せる選択範囲は最大%1個です</translation>
    </message>
    <message>
        <source>%1 lacks a part of the terrain</source>
        <translation>%1に地形の一部がありません</translation>
    </message>
    <message>
        <source>%1 layers are more than %2</source>
        <translation>レイヤー%1枚は%2枚を超えています</translation>
    </message>
    <message>
        <source>%1 layers are the most</source>
        <translation>レイヤーは最大%1枚です</translation>
    </message>
    <message>
        <source>%1 line lies off the ground and is left out</source>
        <translation>線%1本が地面の外にあるため除外しました</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>線%1本</translation>
    </message>
    <message>
        <source>%1 lines lie off the ground and are left out</source>
        <translation>線%1本が地面の外にあるため除外しました</translation>
    </message>
    <message>
        <source>%1 lines, %2 triangles</source>
        <translation>線%1本、三角形%2個</translation>
    </message>
    <message>
        <source>%1 materials are more than %2</source>
        <translation>マテリアル%1個は%2個を超えています</translation>
    </message>
    <message>
        <source>%1 more pairs of tiles disagree, by less</source>
        <translation>ほかにタイル%1組が不一致（差はより小さい）</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation>%1は%2でなく整数でなければなりません</translation>
    </message>
    <message>
        <source>%1 must be above %2</source>
        <translation>%1は%2より大きくなければなりません</translation>
    </message>
    <message>
        <source>%1 must be at least %2</source>
        <translation>%1は%2以上でなければなりません</translation>
    </message>
    <message>
        <source>%1 object</source>
        <translation>オブジェクト%1個</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>オブジェクト%1個</translation>
    </message>
    <message>
        <source>%1 objects stand over holes or off the terrain and are left out</source>
        <translation>オブジェクト%1個が穴の上または地形の外にあるため除外しました</translation>
    </message>
    <message>
        <source>%1 of %2 holes are filled</source>
        <translation>穴%2個のうち%1個を埋めました</translation>
    </message>
    <message>
        <source>%1 of %2 steps of the undo history are lost</source>
        <translation>元に戻す履歴の%2手順のうち%1手順が失われました</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1 overlaps compared</source>
        <translation>重なり%1箇所を比較</translation>
    </message>
    <message>
        <source>%1 placed objects are not in this file</source>
        <translation>配置したオブジェクト%1個はこのファイルにありません</translation>
    </message>
    <message>
        <source>%1 puts nothing down</source>
        <translation>%1は何も置きません</translation>
    </message>
    <message>
        <source>%1 reads back differently</source>
        <translation>%1を読み戻すと内容が違います</translation>
    </message>
    <message>
        <source>%1 sample is a hole</source>
        <translation>%1サンプルは穴です</translation>
    </message>
    <message>
        <source>%1 sample stands alone out of the ground, by up to %2</source>
        <translation>%1サンプルが単独で地面から突き出ています（最大%2）</translation>
    </message>
    <message>
        <source>%1 samples are holes</source>
        <translation>%1サンプルは穴です</translation>
    </message>
    <message>
        <source>%1 samples stand alone out of the ground, by up to %2</source>
        <translation>%1サンプルが単独で地面から突き出ています（最大%2）</translation>
    </message>
    <message>
        <source>%1 samples without a tile are holes</source>
        <translation>タイルのない%1サンプルは穴です</translation>
    </message>
    <message>
        <source>%1 samples without a tile are sea at height 0</source>
        <translation>タイルのない%1サンプルは高さ0の海です</translation>
    </message>
    <message>
        <source>%1 stands far from all other heights and is declared nowhere</source>
        <translation>%1は他のすべての高さから大きく離れ、どこにも宣言がありません</translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <translation>%1が重複しています</translation>
    </message>
    <message>
        <source>%1 steps of the undo history do not fit the terrain</source>
        <translation>元に戻す履歴の%1手順が地形に合いません</translation>
    </message>
    <message>
        <source>%1 takes tiles as %2</source>
        <translation>%1のタイルの形式は%2です</translation>
    </message>
    <message>
        <source>%1 takes tiles of %2 samples a side, not %3</source>
        <translation>%1のタイルは1辺%2サンプルで、%3では使えません</translation>
    </message>
    <message>
        <source>%1 takes tiles that share no edges</source>
        <translation>%1のタイルは縁を共有しません</translation>
    </message>
    <message>
        <source>%1 takes tiles that share their edges</source>
        <translation>%1のタイルは縁を共有します</translation>
    </message>
    <message>
        <source>%1 tile has no ground and no file</source>
        <translation>タイル%1枚に地面もファイルもありません</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>タイル%1枚</translation>
    </message>
    <message>
        <source>%1 tiles have no ground and no file</source>
        <translation>タイル%1枚に地面もファイルもありません</translation>
    </message>
    <message>
        <source>%1 to below %2</source>
        <translation>%1以上%2未満</translation>
    </message>
    <message>
        <source>%1 triangles, %2 vertices</source>
        <translation>三角形%1個、頂点%2個</translation>
    </message>
    <message>
        <source>%1 wants a file ending in %2</source>
        <translation>%1には%2で終わるファイルが必要です</translation>
    </message>
    <message>
        <source>%1 x %2 samples</source>
        <translation>%1 x %2 サンプル</translation>
    </message>
    <message>
        <source>%1 x %2 tiles are more than %3 x %4 cells</source>
        <translation>%1 x %2 タイルは%3 x %4 セルより多いです</translation>
    </message>
    <message>
        <source>%1 x %2 tiles take up to %3 GB, and %4 GB are free</source>
        <translation>%1 x %2 タイルは最大%3 GBを要し、空きは%4 GBです</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is another export&apos;s name too</source>
        <translation>&apos;%1&apos;は別のエクスポートの名前でもあります</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no CRS</source>
        <translation>&apos;%1&apos;はCRSではありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name for tiles</source>
        <translation>&apos;%1&apos;はタイルの名前ではありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no time like 2024-06-21T15:00Z or 2024-06-21T17:00+02:00, from 1800 to 2200</source>
        <translation>&apos;%1&apos;は2024-06-21T15:00Zや2024-06-21T17:00+02:00のような時刻（1800～2200年）ではありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no server</source>
        <translation>&apos;%1&apos;にサーバーの指定がありません</translation>
    </message>
    <message>
        <source>&apos;+&apos; must be followed by the header&apos;s bytes</source>
        <translation>&apos;+&apos;の後にはヘッダーのバイト数が必要です</translation>
    </message>
    <message>
        <source>&apos;:&apos; and a sample type must follow the size</source>
        <translation>サイズの後には&apos;:&apos;とサンプルの型が必要です</translation>
    </message>
    <message>
        <source>1 object stands over a hole or off the terrain and is left out</source>
        <translation>オブジェクト1個が穴の上または地形の外にあるため除外しました</translation>
    </message>
    <message>
        <source>1 placed object is not in this file</source>
        <translation>配置したオブジェクト1個はこのファイルにありません</translation>
    </message>
    <message>
        <source>Add %1 materials</source>
        <translation>マテリアル%1個を追加</translation>
    </message>
    <message>
        <source>Bring back &quot;%1&quot;</source>
        <translation>&quot;%1&quot;を復活</translation>
    </message>
    <message>
        <source>GDAL here has no reader for Zarr</source>
        <translation>このGDALにはZarrの読み込み機能がありません</translation>
    </message>
    <message>
        <source>GDAL here has no reader for it</source>
        <translation>このGDALにはその読み込み機能がありません</translation>
    </message>
    <message>
        <source>GDAL was built without COG</source>
        <translation>GDALがCOGなしでビルドされています</translation>
    </message>
    <message>
        <source>GDAL was built without GeoTIFF</source>
        <translation>GDALがGeoTIFFなしでビルドされています</translation>
    </message>
    <message>
        <source>Import %1 selections</source>
        <translation>選択範囲%1個をインポート</translation>
    </message>
    <message>
        <source>Terrarium and Mapbox colours have 8 bits each, not samples of type %1</source>
        <translation>TerrariumとMapboxの色は各8ビットで、%1型のサンプルではありません</translation>
    </message>
    <message>
        <source>VRT files name each other more than %1 deep</source>
        <translation>VRTファイルの相互参照が%1段を超えています</translation>
    </message>
    <message>
        <source>a 3MF file holds solids, and this is a surface</source>
        <translation>3MFファイルはソリッド用で、これはサーフェスです</translation>
    </message>
    <message>
        <source>a TGA file has at most 65535 samples a side</source>
        <translation>TGAファイルは1辺最大65535サンプルです</translation>
    </message>
    <message>
        <source>a VRT file has at most 32 MiB</source>
        <translation>VRTファイルは最大32 MiBです</translation>
    </message>
    <message>
        <source>a colour is out of range</source>
        <translation>範囲外の色があります</translation>
    </message>
    <message>
        <source>a corner of the shape is not a finite number</source>
        <translation>形の角の1つが有限の数ではありません</translation>
    </message>
    <message>
        <source>a curve goes through 2 to 32 points, not %1</source>
        <translation>曲線が通る点は2～32個で、%1個ではありません</translation>
    </message>
    <message>
        <source>a drape has no name</source>
        <translation>名前のないドレープがあります</translation>
    </message>
    <message>
        <source>a fingerprint can be trusted for an address with one host alone</source>
        <translation>フィンガープリントを信頼できるのは、ホストが1つだけのアドレスの場合のみです</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>有限の数</translation>
    </message>
    <message>
        <source>a globe&apos;s tiles begin at zoom 0</source>
        <translation>地球儀のタイルはズーム0から始まります</translation>
    </message>
    <message>
        <source>a kept selection that is gone</source>
        <translation>なくなった選択範囲</translation>
    </message>
    <message>
        <source>a line can be split at a point between its ends</source>
        <translation>線を分割できるのは両端の間の点です</translation>
    </message>
    <message>
        <source>a line has no place on the earth by the terrain&apos;s CRS</source>
        <translation>地形のCRSでは、線の位置を地球上に求められません</translation>
    </message>
    <message>
        <source>a line has two points or more</source>
        <translation>線には2つ以上の点が必要です</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>オブジェクトの一覧</translation>
    </message>
    <message>
        <source>a material has no name</source>
        <translation>名前のないマテリアルがあります</translation>
    </message>
    <message>
        <source>a material&apos;s alpha is of an unknown kind</source>
        <translation>マテリアルのアルファの種類が不明です</translation>
    </message>
    <message>
        <source>a material&apos;s number is out of range (0 to 1)</source>
        <translation>マテリアルの数が範囲外です（0～1）</translation>
    </message>
    <message>
        <source>a normal is not of length 1</source>
        <translation>法線の長さが1ではありません</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a part has a material that is not there</source>
        <translation>部品のマテリアルがありません</translation>
    </message>
    <message>
        <source>a part has triangles that are not there</source>
        <translation>部品の三角形がありません</translation>
    </message>
    <message>
        <source>a part of %1 samples a side cannot be made (a multiple of %2, %3 to %4)</source>
        <translation>1辺%1サンプルの分割部分は作れません（%2の倍数、%3～%4）</translation>
    </message>
    <message>
        <source>a part of the terrain has no place in the coordinate system of the tiles</source>
        <translation>地形の一部は、タイルの座標系に位置がありません</translation>
    </message>
    <message>
        <source>a part of the terrain lies beyond the 85° of latitude that web Mercator has</source>
        <translation>地形の一部が、Webメルカトルの限界の緯度85°を超えています</translation>
    </message>
    <message>
        <source>a part of the terrain lies beyond web Mercator</source>
        <translation>地形の一部がWebメルカトルの範囲を超えています</translation>
    </message>
    <message>
        <source>a picture has another size than it was written with</source>
        <translation>画像のサイズが書いたときと違います</translation>
    </message>
    <message>
        <source>a picture is of another shape than it may have</source>
        <translation>画像の形式が許されるものではありません</translation>
    </message>
    <message>
        <source>a picture of a material</source>
        <translation>マテリアルの画像</translation>
    </message>
    <message>
        <source>a picture of a material or a drape</source>
        <translation>マテリアルまたはドレープの画像</translation>
    </message>
    <message>
        <source>a piece in another&apos;s place</source>
        <translation>別の場所に置かれたデータ</translation>
    </message>
    <message>
        <source>a place that is cleared is out of range</source>
        <translation>空ける場所が範囲外です</translation>
    </message>
    <message>
        <source>a rule (keep-offset, align, stay, flatten)</source>
        <translation>ルール（keep-offset、align、stay、flatten）</translation>
    </message>
    <message>
        <source>a rule has no id</source>
        <translation>idのないルールがあります</translation>
    </message>
    <message>
        <source>a sample is not a finite number</source>
        <translation>有限の数でないサンプルがあります</translation>
    </message>
    <message>
        <source>a save of it was interrupted, and it cannot be written to put that right</source>
        <translation>保存が中断されており、修復のための書き込みもできません</translation>
    </message>
    <message>
        <source>a scale above 0</source>
        <translation>0より大きい縮尺</translation>
    </message>
    <message>
        <source>a scene as glTF is a file that ends in .glb</source>
        <translation>glTFのシーンは.glbで終わるファイルです</translation>
    </message>
    <message>
        <source>a section from the middle needs a corner beside it</source>
        <translation>中央からの断面には、横に角が必要です</translation>
    </message>
    <message>
        <source>a selection can be changed by 0 m or more only</source>
        <translation>選択範囲の変更量は0 m以上でなければなりません</translation>
    </message>
    <message>
        <source>a selection can be kept under a name only</source>
        <translation>選択範囲を残すには名前が必要です</translation>
    </message>
    <message>
        <source>a setting in the journal is damaged</source>
        <translation>ジャーナル内の設定が損傷しています</translation>
    </message>
    <message>
        <source>a side cannot be extended by %1 samples</source>
        <translation>辺を%1サンプル広げることはできません</translation>
    </message>
    <message>
        <source>a side of a section has at most %1 corners</source>
        <translation>断面の片側の角は最大%1個です</translation>
    </message>
    <message>
        <source>a square of the file&apos;s size</source>
        <translation>ファイルの大きさに合う正方形</translation>
    </message>
    <message>
        <source>a step in the journal does not fit the terrain</source>
        <translation>ジャーナル内の手順が地形に合いません</translation>
    </message>
    <message>
        <source>a step in the journal goes back too far</source>
        <translation>ジャーナル内の手順が戻りすぎています</translation>
    </message>
    <message>
        <source>a step in the journal goes too far</source>
        <translation>ジャーナル内の手順が進みすぎています</translation>
    </message>
    <message>
        <source>a step in the journal is damaged</source>
        <translation>ジャーナル内の手順が損傷しています</translation>
    </message>
    <message>
        <source>a step in the journal is damaged, or was done to other ground than this</source>
        <translation>ジャーナル内の手順が損傷しているか、これとは別の地面に対するものです</translation>
    </message>
    <message>
        <source>a step in the journal was done to other ground than this</source>
        <translation>ジャーナル内の手順が、これとは別の地面に対するものです</translation>
    </message>
    <message>
        <source>a terrain of %1 x %2 samples is too large for this (up to %3 x %4)</source>
        <translation>%1 x %2 サンプルの地形はこれには大きすぎます（最大%3 x %4）</translation>
    </message>
    <message>
        <source>a terrain of %1 × %2 samples cannot be made (2 to %3 a side)</source>
        <translation>%1 × %2 サンプルの地形は作れません（1辺2～%3）</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a texture coordinate is not a finite number</source>
        <translation>有限の数でないテクスチャ座標があります</translation>
    </message>
    <message>
        <source>a texture does not read back as it was written</source>
        <translation>テクスチャを読み戻すと、書いたものと違います</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>a tile beyond the terrain</source>
        <translation>地形の外のタイル</translation>
    </message>
    <message>
        <source>a tile cannot be read</source>
        <translation>読めないタイルがあります</translation>
    </message>
    <message>
        <source>a tile reads back differently</source>
        <translation>タイルを読み戻すと内容が違います</translation>
    </message>
    <message>
        <source>a tile&apos;s mesh does not cover its ground</source>
        <translation>タイルのメッシュが地面を覆っていません</translation>
    </message>
    <message>
        <source>a vertex at every %1 samples is out of range (1 to %2)</source>
        <translation>頂点の間隔 %1サンプルは範囲外です（1～%2）</translation>
    </message>
    <message>
        <source>a vertex is out of range</source>
        <translation>範囲外の頂点があります</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>%1より大きい</translation>
    </message>
    <message>
        <source>above %1 to %2</source>
        <translation>%1を超え%2以下</translation>
    </message>
    <message>
        <source>above %1 to below %2</source>
        <translation>%1を超え%2未満</translation>
    </message>
    <message>
        <source>above the ground</source>
        <translation>地面より上</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>アクセスが拒否されました</translation>
    </message>
    <message>
        <source>albedo and height, RGBA</source>
        <translation>アルベドと高さ、RGBA</translation>
    </message>
    <message>
        <source>ambient occlusion</source>
        <translation>アンビエントオクルージョン</translation>
    </message>
    <message>
        <source>an area cannot be split</source>
        <translation>区域は分割できません</translation>
    </message>
    <message>
        <source>an area has three points or more</source>
        <translation>区域には3つ以上の点が必要です</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>an asset</source>
        <translation>アセット</translation>
    </message>
    <message>
        <source>an asset&apos;s name must be 1 to %1 characters, without line breaks, and without spaces at its ends</source>
        <translation>アセットの名前は1～%1文字で、改行を含まず、両端に空白がないものにしてください</translation>
    </message>
    <message>
        <source>an edit could not be kept in the journal</source>
        <translation>編集をジャーナルに残せませんでした</translation>
    </message>
    <message>
        <source>an index names a vertex that is not there</source>
        <translation>インデックスが示す頂点がありません</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>an object in another&apos;s place</source>
        <translation>別のものの場所にあるオブジェクト</translation>
    </message>
    <message>
        <source>an opacity must be from 0 to 1</source>
        <translation>不透明度は0～1でなければなりません</translation>
    </message>
    <message>
        <source>an unnamed CRS</source>
        <translation>名前のないCRS</translation>
    </message>
    <message>
        <source>and rows are too many</source>
        <translation>と行が多すぎます</translation>
    </message>
    <message>
        <source>angle step</source>
        <translation>角度の刻み</translation>
    </message>
    <message>
        <source>another operation</source>
        <translation>別の操作</translation>
    </message>
    <message>
        <source>another part</source>
        <translation>別の部分</translation>
    </message>
    <message>
        <source>another size of parts</source>
        <translation>別の分割サイズ</translation>
    </message>
    <message>
        <source>another terrain</source>
        <translation>別の地形</translation>
    </message>
    <message>
        <source>any finite number</source>
        <translation>任意の有限の数</translation>
    </message>
    <message>
        <source>at least 2 x 2 samples are needed</source>
        <translation>少なくとも2 x 2 サンプルが必要です</translation>
    </message>
    <message>
        <source>band %1 is called %2</source>
        <translation>バンド%1の名前が%2です</translation>
    </message>
    <message>
        <source>beds as glTF are a file that ends in .glb</source>
        <translation>glTFの路床は.glbで終わるファイルです</translation>
    </message>
    <message>
        <source>belongs to another saved state of its project</source>
        <translation>プロジェクトの別の保存状態に属します</translation>
    </message>
    <message>
        <source>binary values are no JSON</source>
        <translation>バイナリ値はJSONではありません</translation>
    </message>
    <message>
        <source>borders are blended along a stroke only</source>
        <translation>境界を混ぜるのはストロークに沿ってだけです</translation>
    </message>
    <message>
        <source>brought onto the terrain&apos;s grid by place, by area</source>
        <translation>位置により、面積で地形のグリッドに合わせました</translation>
    </message>
    <message>
        <source>cannot be fetched</source>
        <translation>取得できません</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>開けません</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読めません</translation>
    </message>
    <message>
        <source>cannot stand beside &quot;rule&quot;</source>
        <translation>&quot;rule&quot;と併用できません</translation>
    </message>
    <message>
        <source>cell size</source>
        <translation>セルサイズ</translation>
    </message>
    <message>
        <source>change %1 has the name &quot;%2&quot; already</source>
        <translation>変更%1には既に名前&quot;%2&quot;があります</translation>
    </message>
    <message>
        <source>changes while it is read</source>
        <translation>読み込み中に変わります</translation>
    </message>
    <message>
        <source>class %1 is none of %2</source>
        <translation>分類%1は%2のどれでもありません</translation>
    </message>
    <message>
        <source>classes are those of %1</source>
        <translation>分類は%1のものです</translation>
    </message>
    <message>
        <source>click on the point at which to split first</source>
        <translation>先に分割する点をクリックしてください</translation>
    </message>
    <message>
        <source>colour of the ground, sRGB</source>
        <translation>地面の色、sRGB</translation>
    </message>
    <message>
        <source>colour variation</source>
        <translation>色のばらつき</translation>
    </message>
    <message>
        <source>colour variation is out of range (0 to 1)</source>
        <translation>色のばらつきが範囲外です（0～1）</translation>
    </message>
    <message>
        <source>colours of single objects are custom data 0 to 2 of the instances, for a material to multiply</source>
        <translation>個々のオブジェクトの色は、マテリアルで乗じるインスタンスのカスタムデータ0～2です</translation>
    </message>
    <message>
        <source>compares samples with the roughness of the whole terrain</source>
        <translation>サンプルを地形全体の粗さと比べます</translation>
    </message>
    <message>
        <source>conditions or order</source>
        <translation>条件または順序</translation>
    </message>
    <message>
        <source>control map, bits in 32-bit floats</source>
        <translation>コントロールマップ、32ビット浮動小数点に入れたビット</translation>
    </message>
    <message>
        <source>coordinate system</source>
        <translation>座標系</translation>
    </message>
    <message>
        <source>coordinates are metres from the middle of the terrain, and the file says no place</source>
        <translation>座標は地形の中央からのメートルで、ファイルに位置はありません</translation>
    </message>
    <message>
        <source>coordinates are metres from the middle of the terrain, not longitude and latitude</source>
        <translation>座標は経緯度でなく、地形の中央からのメートルです</translation>
    </message>
    <message>
        <source>crown (fall to the sides)</source>
        <translation>横断勾配（両側への下がり）</translation>
    </message>
    <message>
        <source>density %1 a hectare is too much for so large a terrain</source>
        <translation>1ヘクタールあたり%1の密度は、この大きさの地形には高すぎます</translation>
    </message>
    <message>
        <source>density %1 a hectare is too much for so large an area</source>
        <translation>1ヘクタールあたり%1の密度は、この大きさの区域には高すぎます</translation>
    </message>
    <message>
        <source>deposits of erosion</source>
        <translation>侵食の堆積物</translation>
    </message>
    <message>
        <source>depth of water</source>
        <translation>水の深さ</translation>
    </message>
    <message>
        <source>distance from lines</source>
        <translation>線からの距離</translation>
    </message>
    <message>
        <source>distance from placed objects</source>
        <translation>配置したオブジェクトからの距離</translation>
    </message>
    <message>
        <source>distance of clusters</source>
        <translation>群れの間隔</translation>
    </message>
    <message>
        <source>distance to lines</source>
        <translation>線までの距離</translation>
    </message>
    <message>
        <source>distance to placed objects</source>
        <translation>配置したオブジェクトまでの距離</translation>
    </message>
    <message>
        <source>editor script that makes splines of them</source>
        <translation>スプラインを作るエディタースクリプト</translation>
    </message>
    <message>
        <source>ends too soon</source>
        <translation>途中で終わっています</translation>
    </message>
    <message>
        <source>evened out over</source>
        <translation>ならす長さ</translation>
    </message>
    <message>
        <source>every sample is a hole</source>
        <translation>すべてのサンプルが穴です</translation>
    </message>
    <message>
        <source>fill for each part of cut</source>
        <translation>切土1に対する盛土</translation>
    </message>
    <message>
        <source>fraction of the sky&apos;s light</source>
        <translation>空の光の割合</translation>
    </message>
    <message>
        <source>greatest grade (0: any)</source>
        <translation>最大勾配（0：制限なし）</translation>
    </message>
    <message>
        <source>greatest tilt in bends</source>
        <translation>曲線での最大片勾配</translation>
    </message>
    <message>
        <source>ground that erosion laid down, metres</source>
        <translation>侵食で積もった地面、メートル</translation>
    </message>
    <message>
        <source>ground under the layers</source>
        <translation>レイヤーの下の地面</translation>
    </message>
    <message>
        <source>has %1 bands, and none are colours</source>
        <translation>%1バンドあり、色のバンドがありません</translation>
    </message>
    <message>
        <source>has %1 beside the mosaic</source>
        <translation>モザイクのほかに%1があります</translation>
    </message>
    <message>
        <source>has %1 channels, not %2</source>
        <translation>%2でなく%1チャンネルです</translation>
    </message>
    <message>
        <source>has %1 levels of detail (1 to %2)</source>
        <translation>詳細度が%1段階あります（1～%2）</translation>
    </message>
    <message>
        <source>has %1 materials (1 to %2)</source>
        <translation>マテリアルが%1個あります（1～%2）</translation>
    </message>
    <message>
        <source>has %1 x %2 samples, its neighbours have %3 x %4</source>
        <translation>%1 x %2 サンプルで、隣は%3 x %4です</translation>
    </message>
    <message>
        <source>has %1, which a mosaic of files does not need</source>
        <translation>ファイルのモザイクに不要な%1があります</translation>
    </message>
    <message>
        <source>has another CRS than %1</source>
        <translation>CRSが%1と違います</translation>
    </message>
    <message>
        <source>has changed since the script was written</source>
        <translation>スクリプトを書いた後に変わっています</translation>
    </message>
    <message>
        <source>has classes of no legend that is known (%1)</source>
        <translation>既知の凡例にない分類があります（%1）</translation>
    </message>
    <message>
        <source>has more XML elements than a VRT file may</source>
        <translation>XML要素がVRTファイルの上限を超えています</translation>
    </message>
    <message>
        <source>has more than %1 MiB of pictures</source>
        <translation>画像が%1 MiBを超えています</translation>
    </message>
    <message>
        <source>has more than %1 parts</source>
        <translation>部品が%1個を超えています</translation>
    </message>
    <message>
        <source>has more than %1 sources</source>
        <translation>ソースが%1個を超えています</translation>
    </message>
    <message>
        <source>has more than %1 triangles</source>
        <translation>三角形が%1個を超えています</translation>
    </message>
    <message>
        <source>has no channels</source>
        <translation>チャンネルがありません</translation>
    </message>
    <message>
        <source>has no layer &quot;%1&quot;</source>
        <translation>レイヤー&quot;%1&quot;がありません</translation>
    </message>
    <message>
        <source>has no red and green to take weights from</source>
        <translation>重みを取る赤と緑がありません</translation>
    </message>
    <message>
        <source>has no red, green and blue to take heights from</source>
        <translation>高さを取る赤、緑、青がありません</translation>
    </message>
    <message>
        <source>has no red, green and blue to take indices from</source>
        <translation>インデックスを取る赤、緑、青がありません</translation>
    </message>
    <message>
        <source>has other formats than %1</source>
        <translation>形式が%1と違います</translation>
    </message>
    <message>
        <source>has samples beyond 8 bits</source>
        <translation>8ビットを超えるサンプルがあります</translation>
    </message>
    <message>
        <source>has samples of type %1, not 32-bit floats</source>
        <translation>サンプルの型が32ビット浮動小数点でなく%1です</translation>
    </message>
    <message>
        <source>has samples of type %1, not whole numbers</source>
        <translation>サンプルの型が整数でなく%1です</translation>
    </message>
    <message>
        <source>has too many materials of such names</source>
        <translation>このような名前のマテリアルが多すぎます</translation>
    </message>
    <message>
        <source>has too many values for classes of land cover</source>
        <translation>土地被覆の分類としては値が多すぎます</translation>
    </message>
    <message>
        <source>has too many vertices</source>
        <translation>頂点が多すぎます</translation>
    </message>
    <message>
        <source>has what is no number of a material</source>
        <translation>マテリアルの数でないものがあります</translation>
    </message>
    <message>
        <source>have names and layers of their own</source>
        <translation>それぞれに名前とレイヤーがあります</translation>
    </message>
    <message>
        <source>heights and place are taken from %1</source>
        <translation>高さと位置は%1から取ります</translation>
    </message>
    <message>
        <source>heights are taken as above the ellipsoid WGS 84, as globes have them</source>
        <translation>高さは、地球儀の慣例どおりWGS 84楕円体からの高さとして扱います</translation>
    </message>
    <message>
        <source>heights are taken as feet</source>
        <translation>高さはフィートとして扱います</translation>
    </message>
    <message>
        <source>heights are taken as metres</source>
        <translation>高さはメートルとして扱います</translation>
    </message>
    <message>
        <source>heights are the terrain&apos;s own, in metres, not above the WGS 84 ellipsoid</source>
        <translation>高さは地形自身のもの（メートル）で、WGS 84楕円体からの高さではありません</translation>
    </message>
    <message>
        <source>heights are written in metres, not in %1</source>
        <translation>高さは%1でなくメートルで書きます</translation>
    </message>
    <message>
        <source>heights cannot be multiplied by %1 (above 0 to %2)</source>
        <translation>高さに%1を乗じることはできません（0を超え%2以下）</translation>
    </message>
    <message>
        <source>heights stay %1</source>
        <translation>高さは%1のままです</translation>
    </message>
    <message>
        <source>holds %1 of its %2 samples, and which cannot be told</source>
        <translation>%2サンプルのうち%1個が入っていますが、どれかは分かりません</translation>
    </message>
    <message>
        <source>holds more than %1 files</source>
        <translation>ファイルが%1個を超えています</translation>
    </message>
    <message>
        <source>holds more than a model may have</source>
        <translation>モデルに許される量を超えています</translation>
    </message>
    <message>
        <source>holds no parts</source>
        <translation>分割部分がありません</translation>
    </message>
    <message>
        <source>holds no raster</source>
        <translation>ラスターがありません</translation>
    </message>
    <message>
        <source>holds no triangles</source>
        <translation>三角形がありません</translation>
    </message>
    <message>
        <source>holds no weights of materials</source>
        <translation>マテリアルの重みがありません</translation>
    </message>
    <message>
        <source>holds none of its samples, only a header</source>
        <translation>ヘッダーだけで、サンプルがありません</translation>
    </message>
    <message>
        <source>holds nothing that can be a mask</source>
        <translation>マスクにできるものがありません</translation>
    </message>
    <message>
        <source>holds parts of another terrain than %1</source>
        <translation>%1とは別の地形の分割部分があります</translation>
    </message>
    <message>
        <source>holes are filled by a membrane from the ground around them</source>
        <translation>穴は周囲の地面からの膜で埋めます</translation>
    </message>
    <message>
        <source>how the tiles lie, with checksums</source>
        <translation>タイルの並びとチェックサム</translation>
    </message>
    <message>
        <source>in &apos;%1&apos; its heights would be further than any ground</source>
        <translation>&apos;%1&apos;では高さがどの地面の範囲も超えます</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain</source>
        <translation>地形の中央からのメートル</translation>
    </message>
    <message>
        <source>in metres, as the format has it</source>
        <translation>形式のとおりメートル</translation>
    </message>
    <message>
        <source>in millimetres</source>
        <translation>ミリメートル</translation>
    </message>
    <message>
        <source>indices of three textures, RGB</source>
        <translation>3つのテクスチャのインデックス、RGB</translation>
    </message>
    <message>
        <source>is a folder without files that could be tiles</source>
        <translation>タイルにできるファイルのないフォルダーです</translation>
    </message>
    <message>
        <source>is a folder, not a picture</source>
        <translation>画像でなくフォルダーです</translation>
    </message>
    <message>
        <source>is a folder, not a raster file</source>
        <translation>ラスターファイルでなくフォルダーです</translation>
    </message>
    <message>
        <source>is a folder, whose files may change unseen</source>
        <translation>フォルダーで、中のファイルが知らないうちに変わることがあります</translation>
    </message>
    <message>
        <source>is an address, and fetched only where a person gives it</source>
        <translation>アドレスで、人が指定したときだけ取得します</translation>
    </message>
    <message>
        <source>is another project than the one that was edited</source>
        <translation>編集したものとは別のプロジェクトです</translation>
    </message>
    <message>
        <source>is cut off, or longer than it says</source>
        <translation>切れているか、記載より長いです</translation>
    </message>
    <message>
        <source>is cut short, and which rows are missing cannot be told</source>
        <translation>途中で切れており、どの行がないかは分かりません</translation>
    </message>
    <message>
        <source>is damaged, and is not compacted before it has been saved</source>
        <translation>損傷しており、保存するまで最適化できません</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>is hidden</source>
        <translation>非表示です</translation>
    </message>
    <message>
        <source>is in use by another program</source>
        <translation>他のプログラムが使用中です</translation>
    </message>
    <message>
        <source>is larger than 1 GB</source>
        <translation>1 GBを超えています</translation>
    </message>
    <message>
        <source>is larger than 8 GB</source>
        <translation>8 GBを超えています</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>is nested deeper than a STAC item</source>
        <translation>STACアイテムより入れ子が深いです</translation>
    </message>
    <message>
        <source>is nested too deep</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <source>is no STAC item that can be read</source>
        <translation>読めるSTACアイテムではありません</translation>
    </message>
    <message>
        <source>is no VRT mosaic</source>
        <translation>VRTモザイクではありません</translation>
    </message>
    <message>
        <source>is no XML that can be read</source>
        <translation>読めるXMLではありません</translation>
    </message>
    <message>
        <source>is no XML that can be read (%1)</source>
        <translation>読めるXMLではありません（%1）</translation>
    </message>
    <message>
        <source>is no archive that can be read, or has no file that could be heights</source>
        <translation>読めるアーカイブでないか、高さになりうるファイルがありません</translation>
    </message>
    <message>
        <source>is no asset of Scarp&apos;s, or is damaged</source>
        <translation>Scarpのアセットでないか、損傷しています</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>is no file of lines that can be read</source>
        <translation>読める線のファイルではありません</translation>
    </message>
    <message>
        <source>is no file on this machine, and nothing else is read</source>
        <translation>このコンピューター上のファイルではなく、それ以外は読みません</translation>
    </message>
    <message>
        <source>is no list of exports</source>
        <translation>エクスポートのリストではありません</translation>
    </message>
    <message>
        <source>is no model by its ending (%1)</source>
        <translation>拡張子がモデルのものではありません（%1）</translation>
    </message>
    <message>
        <source>is no name of an asset</source>
        <translation>アセットの名前ではありません</translation>
    </message>
    <message>
        <source>is no number</source>
        <translation>数ではありません</translation>
    </message>
    <message>
        <source>is no part of a terrain</source>
        <translation>地形の分割部分ではありません</translation>
    </message>
    <message>
        <source>is no recovery folder, or another Scarp has it</source>
        <translation>復旧フォルダーでないか、別のScarpが使っています</translation>
    </message>
    <message>
        <source>is no recovery journal, or its beginning is damaged</source>
        <translation>復旧ジャーナルでないか、先頭が損傷しています</translation>
    </message>
    <message>
        <source>is no survey of a terrain</source>
        <translation>地形の調査データではありません</translation>
    </message>
    <message>
        <source>is no table of classes of lines</source>
        <translation>線の分類の表ではありません</translation>
    </message>
    <message>
        <source>is not a Scarp project</source>
        <translation>Scarpのプロジェクトではありません</translation>
    </message>
    <message>
        <source>is not an ordinary file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>is of %1 than %2</source>
        <translation>%2とは違い、%1のものです</translation>
    </message>
    <message>
        <source>is of another version</source>
        <translation>別のバージョンのものです</translation>
    </message>
    <message>
        <source>is of format %1, which cannot be read any more</source>
        <translation>形式が%1で、もう読めません</translation>
    </message>
    <message>
        <source>is of the kind %1, not a mosaic of files</source>
        <translation>ファイルのモザイクでなく、種類が%1です</translation>
    </message>
    <message>
        <source>is only of an object whose rule is &quot;stay&quot;</source>
        <translation>ルールが&quot;stay&quot;のオブジェクト専用です</translation>
    </message>
    <message>
        <source>is out of place</source>
        <translation>あるべき所にありません</translation>
    </message>
    <message>
        <source>is out of range</source>
        <translation>範囲外です</translation>
    </message>
    <message>
        <source>is out of range (%1)</source>
        <translation>範囲外です（%1）</translation>
    </message>
    <message>
        <source>is part %1 of %2, under another name</source>
        <translation>分割部分 %1／%2で、名前が違います</translation>
    </message>
    <message>
        <source>is smaller than a cell of %1</source>
        <translation>%1のセル1つより小さいです</translation>
    </message>
    <message>
        <source>is there already, and is no material&apos;s folder</source>
        <translation>既にあり、マテリアルのフォルダーではありません</translation>
    </message>
    <message>
        <source>is too large, or no file</source>
        <translation>大きすぎるか、ファイルではありません</translation>
    </message>
    <message>
        <source>is too long for a material&apos;s file</source>
        <translation>マテリアルのファイルとしては長すぎます</translation>
    </message>
    <message>
        <source>is too small</source>
        <translation>小さすぎます</translation>
    </message>
    <message>
        <source>it cannot be copied as it is</source>
        <translation>そのままコピーできません</translation>
    </message>
    <message>
        <source>it changes while it is read</source>
        <translation>読み込み中に変わります</translation>
    </message>
    <message>
        <source>it does not read back as it was written</source>
        <translation>読み戻すと、書いたものと違います</translation>
    </message>
    <message>
        <source>it has %1 samples in place of %2, and they do not both say where they lie</source>
        <translation>%2でなく%1サンプルで、両方に位置の記載があるわけではありません</translation>
    </message>
    <message>
        <source>it has %1 samples in place of %2, which stand between those of the other</source>
        <translation>%2でなく%1サンプルで、もう一方のサンプルの間にあります</translation>
    </message>
    <message>
        <source>it has a CRS and the terrain has none</source>
        <translation>それにはCRSがあり、地形にはありません</translation>
    </message>
    <message>
        <source>it has another size when read back</source>
        <translation>読み戻すとサイズが違います</translation>
    </message>
    <message>
        <source>it has been cut short</source>
        <translation>途中で切られています</translation>
    </message>
    <message>
        <source>it has fewer bands when read back</source>
        <translation>読み戻すとバンドが減っています</translation>
    </message>
    <message>
        <source>it has more than %1 assets</source>
        <translation>アセットが%1個を超えています</translation>
    </message>
    <message>
        <source>it has no asset</source>
        <translation>アセットがありません</translation>
    </message>
    <message>
        <source>it has no layer &quot;%1&quot;</source>
        <translation>レイヤー&quot;%1&quot;がありません</translation>
    </message>
    <message>
        <source>it is a file, not a folder</source>
        <translation>フォルダーでなくファイルです</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>途中で切れています</translation>
    </message>
    <message>
        <source>it is longer than what was written</source>
        <translation>書いたものより長いです</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>it lies elsewhere in the world</source>
        <translation>世界の別の場所にあります</translation>
    </message>
    <message>
        <source>it reads back differently</source>
        <translation>読み戻すと違います</translation>
    </message>
    <message>
        <source>it reads back differently at column %1, row %2</source>
        <translation>読み戻すと、列%1、行%2で違います</translation>
    </message>
    <message>
        <source>its .zmetadata names arrays outside its folder</source>
        <translation>.zmetadataがフォルダーの外の配列を示しています</translation>
    </message>
    <message>
        <source>its CRS cannot be understood</source>
        <translation>CRSを解釈できません</translation>
    </message>
    <message>
        <source>its XML is nested too deep</source>
        <translation>XMLの入れ子が深すぎます</translation>
    </message>
    <message>
        <source>its alpha is taken for the %1</source>
        <translation>アルファを%1として使います</translation>
    </message>
    <message>
        <source>its brightness is read as heights all the same</source>
        <translation>それでも明るさを高さとして読みます</translation>
    </message>
    <message>
        <source>its cells are of another size, so its samples stand at other places</source>
        <translation>セルのサイズが違うため、サンプルの位置が異なります</translation>
    </message>
    <message>
        <source>its cells seem to be degrees</source>
        <translation>セルは度のようです</translation>
    </message>
    <message>
        <source>its checksum differs</source>
        <translation>チェックサムが違います</translation>
    </message>
    <message>
        <source>its coordinates are in feet, and it names no unit of height</source>
        <translation>座標がフィートで、高さの単位の記載がありません</translation>
    </message>
    <message>
        <source>its decoder has ended</source>
        <translation>デコーダーが終了しました</translation>
    </message>
    <message>
        <source>its decoder needs more memory than it may have</source>
        <translation>デコーダーに、許される以上のメモリが必要です</translation>
    </message>
    <message>
        <source>its eastings are beyond those of %1, and its northings are not</source>
        <translation>東距が%1の範囲を超え、北距は超えません</translation>
    </message>
    <message>
        <source>its end cannot be read</source>
        <translation>末尾を読めません</translation>
    </message>
    <message>
        <source>its first and last samples would lie on round numbers if its place were that of samples, and it says that it is that of cells</source>
        <translation>位置がサンプルのものなら最初と最後のサンプルがきりのよい数に乗りますが、セルのものと記載されています</translation>
    </message>
    <message>
        <source>its first row is the southern one</source>
        <translation>最初の行が南端です</translation>
    </message>
    <message>
        <source>its free places are not in order</source>
        <translation>空き位置が順に並んでいません</translation>
    </message>
    <message>
        <source>its grid is turned against the coordinates, and cannot be a tile of others</source>
        <translation>グリッドが座標に対して回転しており、他のタイルにはなれません</translation>
    </message>
    <message>
        <source>its id is that of another line</source>
        <translation>idが別の線のものです</translation>
    </message>
    <message>
        <source>its id is that of another rule</source>
        <translation>idが別のルールのものです</translation>
    </message>
    <message>
        <source>its latitudes go beyond 90°, and its longitudes do not</source>
        <translation>緯度が90°を超え、経度は超えません</translation>
    </message>
    <message>
        <source>its layer is not there any more</source>
        <translation>そのレイヤーはもうありません</translation>
    </message>
    <message>
        <source>its name is taken</source>
        <translation>その名前は使われています</translation>
    </message>
    <message>
        <source>its names, colours and shares, as a raster attribute table</source>
        <translation>名前、色、割合（ラスター属性表）</translation>
    </message>
    <message>
        <source>its normals are taken for those of DirectX, as slopes of a surface</source>
        <translation>面の傾斜から、法線をDirectX用とみなします</translation>
    </message>
    <message>
        <source>its normals are taken for those of OpenGL, as slopes of a surface</source>
        <translation>面の傾斜から、法線をOpenGL用とみなします</translation>
    </message>
    <message>
        <source>its northern edge is not the southern one of the tile above it</source>
        <translation>北端が、上のタイルの南端と一致しません</translation>
    </message>
    <message>
        <source>its objects can stand by keep-offset or align alone</source>
        <translation>オブジェクトの立ち方はkeep-offsetかalignだけです</translation>
    </message>
    <message>
        <source>its pages lead to each other without an end</source>
        <translation>ページのつながりに終わりがありません</translation>
    </message>
    <message>
        <source>its picture is missing in the project</source>
        <translation>プロジェクトに画像がありません</translation>
    </message>
    <message>
        <source>its pictures are none of a drape</source>
        <translation>画像がドレープのものではありません</translation>
    </message>
    <message>
        <source>its place is moved by half a cell</source>
        <translation>位置を半セルずらします</translation>
    </message>
    <message>
        <source>its place is taken from its name</source>
        <translation>位置を名前から取ります</translation>
    </message>
    <message>
        <source>its place on the earth cannot be worked out from its CRS</source>
        <translation>CRSから地球上の位置を求められません</translation>
    </message>
    <message>
        <source>its points are all at one place</source>
        <translation>すべての点が同じ場所にあります</translation>
    </message>
    <message>
        <source>its samples are complex numbers, not heights</source>
        <translation>サンプルが高さでなく複素数です</translation>
    </message>
    <message>
        <source>its samples are holes</source>
        <translation>サンプルが穴です</translation>
    </message>
    <message>
        <source>its scale and offset are no numbers</source>
        <translation>縮尺とオフセットが数ではありません</translation>
    </message>
    <message>
        <source>its source %1</source>
        <translation>ソース %1</translation>
    </message>
    <message>
        <source>its state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>its state is missing</source>
        <translation>状態がありません</translation>
    </message>
    <message>
        <source>its step of the history is not there any more</source>
        <translation>その履歴の手順はもうありません</translation>
    </message>
    <message>
        <source>its western edge is not the eastern one of the tile beside it</source>
        <translation>西端が、隣のタイルの東端と一致しません</translation>
    </message>
    <message>
        <source>layers are of a document, not of a terrain</source>
        <translation>レイヤーはドキュメントのもので、地形のものではありません</translation>
    </message>
    <message>
        <source>length of vertical curves</source>
        <translation>縦断曲線の長さ</translation>
    </message>
    <message>
        <source>lib3mf cannot do it</source>
        <translation>lib3mfで処理できません</translation>
    </message>
    <message>
        <source>lies too far from %1</source>
        <translation>%1から離れすぎています</translation>
    </message>
    <message>
        <source>lines are written as .geojson, .gpkg or .dxf</source>
        <translation>線は.geojson、.gpkg、.dxfで書きます</translation>
    </message>
    <message>
        <source>lines are written for gltf, unity, unreal and godot</source>
        <translation>線を書けるのはgltf、unity、unreal、godot用です</translation>
    </message>
    <message>
        <source>local metres</source>
        <translation>ローカルメートル</translation>
    </message>
    <message>
        <source>log10 of the area that drains through, m²</source>
        <translation>集水面積のlog10、m²</translation>
    </message>
    <message>
        <source>looks around holes of any size</source>
        <translation>任意の大きさの穴の周りを見ます</translation>
    </message>
    <message>
        <source>looks for seams across the whole terrain</source>
        <translation>地形全体から継ぎ目を探します</translation>
    </message>
    <message>
        <source>looks for the step of all heights, and over terraces of any size</source>
        <translation>すべての高さの段を探し、任意の大きさの段にわたります</translation>
    </message>
    <message>
        <source>looks like Mapbox elevation colours</source>
        <translation>Mapboxの標高の色のようです</translation>
    </message>
    <message>
        <source>looks like Terrarium elevation colours</source>
        <translation>Terrariumの標高の色のようです</translation>
    </message>
    <message>
        <source>many slicers are slow beyond some million triangles</source>
        <translation>多くのスライサーは三角形が百万個程度を超えると遅くなります</translation>
    </message>
    <message>
        <source>material &quot;%1&quot; has no id</source>
        <translation>マテリアル&quot;%1&quot;にidがありません</translation>
    </message>
    <message>
        <source>material %1 lies on the ground, but there is none of this id</source>
        <translation>地面にマテリアル %1がありますが、このidのものはありません</translation>
    </message>
    <message>
        <source>material %1, which is chosen, lies nowhere</source>
        <translation>選んだマテリアル %1はどこにもありません</translation>
    </message>
    <message>
        <source>metal, occlusion, height and smoothness, RGBA</source>
        <translation>金属、オクルージョン、高さ、滑らかさ、RGBA</translation>
    </message>
    <message>
        <source>model %1</source>
        <translation>モデル %1</translation>
    </message>
    <message>
        <source>models, their files and counts</source>
        <translation>モデル、そのファイルと数</translation>
    </message>
    <message>
        <source>more objects are to be changed than there are</source>
        <translation>変更するオブジェクトが、あるものより多いです</translation>
    </message>
    <message>
        <source>more than %1 objects cannot be taken at once</source>
        <translation>一度に%1個を超えるオブジェクトは取れません</translation>
    </message>
    <message>
        <source>more than %1 objects in one stroke</source>
        <translation>1ストロークでオブジェクトが%1個を超えます</translation>
    </message>
    <message>
        <source>more than %1 rules</source>
        <translation>ルールが%1個を超えています</translation>
    </message>
    <message>
        <source>must be %1, not %2</source>
        <translation>%2でなく%1でなければなりません</translation>
    </message>
    <message>
        <source>must be 16 hexadecimal digits, not &quot;%1&quot;</source>
        <translation>&quot;%1&quot;でなく16桁の16進数でなければなりません</translation>
    </message>
    <message>
        <source>must be a colour like &quot;#a0c0ff&quot;, not &quot;%1&quot;</source>
        <translation>&quot;%1&quot;でなく&quot;#a0c0ff&quot;のような色でなければなりません</translation>
    </message>
    <message>
        <source>must be a file in the folder itself</source>
        <translation>そのフォルダー自体にあるファイルでなければなりません</translation>
    </message>
    <message>
        <source>must be a number of a group, not %1</source>
        <translation>%1でなくグループの番号でなければなりません</translation>
    </message>
    <message>
        <source>must be a number, not %1</source>
        <translation>%1でなく数でなければなりません</translation>
    </message>
    <message>
        <source>must be a text, not %1</source>
        <translation>%1でなく文字列でなければなりません</translation>
    </message>
    <message>
        <source>must be a whole number, not %1</source>
        <translation>%1でなく整数でなければなりません</translation>
    </message>
    <message>
        <source>must be an array</source>
        <translation>配列でなければなりません</translation>
    </message>
    <message>
        <source>must be an array of %1 numbers, one for each pixel</source>
        <translation>ピクセルごとに1つ、%1個の数の配列でなければなりません</translation>
    </message>
    <message>
        <source>must be an array of 1 to %1 layers</source>
        <translation>1～%1枚のレイヤーの配列でなければなりません</translation>
    </message>
    <message>
        <source>must be an array of at least one sample, not %1</source>
        <translation>%1でなく1サンプル以上の配列でなければなりません</translation>
    </message>
    <message>
        <source>must be an array of at most %1 assets</source>
        <translation>最大%1個のアセットの配列でなければなりません</translation>
    </message>
    <message>
        <source>must be an array of lengths and values that make up %1 samples</source>
        <translation>合わせて%1サンプルになる、長さと値の配列でなければなりません</translation>
    </message>
    <message>
        <source>must be an array of paths</source>
        <translation>パスの配列でなければなりません</translation>
    </message>
    <message>
        <source>must be an array, not %1</source>
        <translation>%1でなく配列でなければなりません</translation>
    </message>
    <message>
        <source>must be an object, not %1</source>
        <translation>%1でなくオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>must be an operation, an array of operations or a script</source>
        <translation>操作、操作の配列、またはスクリプトでなければなりません</translation>
    </message>
    <message>
        <source>must be as &quot;#5c7a38&quot;, not &quot;%1&quot;</source>
        <translation>&quot;%1&quot;でなく&quot;#5c7a38&quot;のような形でなければなりません</translation>
    </message>
    <message>
        <source>must be six numbers</source>
        <translation>6つの数でなければなりません</translation>
    </message>
    <message>
        <source>must be the name of a file, not %1</source>
        <translation>%1でなくファイルの名前でなければなりません</translation>
    </message>
    <message>
        <source>must be the version 1, not %1</source>
        <translation>%1でなくバージョン1でなければなりません</translation>
    </message>
    <message>
        <source>must be true or false, not %1</source>
        <translation>%1でなくtrueかfalseでなければなりません</translation>
    </message>
    <message>
        <source>must be two numbers, not %1</source>
        <translation>%1でなく2つの数でなければなりません</translation>
    </message>
    <message>
        <source>must be whole numbers in 0 to 65535, not %1</source>
        <translation>%1でなく0～65535の整数でなければなりません</translation>
    </message>
    <message>
        <source>names &apos;%1&apos; as its overviews, which is not read</source>
        <translation>概観画像として&apos;%1&apos;を挙げていますが、読みません</translation>
    </message>
    <message>
        <source>names &apos;%1&apos;, which is no file below its own folder</source>
        <translation>&apos;%1&apos;を挙げていますが、自身のフォルダー以下のファイルではありません</translation>
    </message>
    <message>
        <source>names a file of overviews</source>
        <translation>概観画像のファイルを挙げています</translation>
    </message>
    <message>
        <source>names no raster that can be fetched</source>
        <translation>取得できるラスターがありません</translation>
    </message>
    <message>
        <source>needs a &quot;path&quot;</source>
        <translation>&quot;path&quot;が必要です</translation>
    </message>
    <message>
        <source>key and value must not be empty</source>
        <translation>keyとvalueは空にできません</translation>
    </message>
    <message>
        <source>neighbours differ as those of a shaded picture or a photograph do, not as heights</source>
        <translation>隣との差が、高さでなく陰影画像や写真のものです</translation>
    </message>
    <message>
        <source>netCDF is read from a copy on disk, and there is no room for one</source>
        <translation>netCDFはディスク上のコピーから読みますが、その空きがありません</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <source>no file has so long a header</source>
        <translation>そのように長いヘッダーを持つファイルはありません</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>ファイルの指定がありません</translation>
    </message>
    <message>
        <source>no file to write is named</source>
        <translation>書くファイルの指定がありません</translation>
    </message>
    <message>
        <source>no folder to write into is named</source>
        <translation>書き込み先のフォルダーの指定がありません</translation>
    </message>
    <message>
        <source>no folder to write is named</source>
        <translation>書くフォルダーの指定がありません</translation>
    </message>
    <message>
        <source>no material lies anywhere on the ground</source>
        <translation>地面のどこにもマテリアルがありません</translation>
    </message>
    <message>
        <source>no pictures are there</source>
        <translation>画像がありません</translation>
    </message>
    <message>
        <source>no point can be left out</source>
        <translation>省ける点がありません</translation>
    </message>
    <message>
        <source>no scattered object is named</source>
        <translation>散布オブジェクトの指定がありません</translation>
    </message>
    <message>
        <source>no selection is saved under the name &quot;%1&quot;</source>
        <translation>&quot;%1&quot;という名前で保存した選択範囲はありません</translation>
    </message>
    <message>
        <source>no tiles are given</source>
        <translation>タイルの指定がありません</translation>
    </message>
    <message>
        <source>none of the layers is taken</source>
        <translation>どのレイヤーも取り込みません</translation>
    </message>
    <message>
        <source>none of the set&apos;s pictures has a place in a material</source>
        <translation>この組に、マテリアルで使える画像がありません</translation>
    </message>
    <message>
        <source>normals (OpenGL) and roughness, RGBA</source>
        <translation>法線（OpenGL）とラフネス、RGBA</translation>
    </message>
    <message>
        <source>not a raster that Scarp can read</source>
        <translation>Scarpで読めるラスターではありません</translation>
    </message>
    <message>
        <source>not a raster that Scarp can read (%1)</source>
        <translation>Scarpで読めるラスターではありません（%1）</translation>
    </message>
    <message>
        <source>not an OpenEXR image that Scarp can read (%1)</source>
        <translation>Scarpで読めるOpenEXR画像ではありません（%1）</translation>
    </message>
    <message>
        <source>not an OpenEXR image that Scarp can read (it asks for more memory than there is)</source>
        <translation>Scarpで読めるOpenEXR画像ではありません（あるより多くのメモリを要します）</translation>
    </message>
    <message>
        <source>nothing can follow the sky, which leaves no heights</source>
        <translation>skyの後には何も続けられません（高さが残らないため）</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>何も選択されていません</translation>
    </message>
    <message>
        <source>nothing is selected here</source>
        <translation>ここでは何も選択されていません</translation>
    </message>
    <message>
        <source>nothing of it lies on the terrain</source>
        <translation>地形の上にあるものがありません</translation>
    </message>
    <message>
        <source>object %1 has no place on the earth by the terrain&apos;s CRS</source>
        <translation>地形のCRSでは、オブジェクト%1の位置を地球上に求められません</translation>
    </message>
    <message>
        <source>object %1 is both to change and to remove</source>
        <translation>オブジェクト%1が変更と削除の両方に指定されています</translation>
    </message>
    <message>
        <source>object %1 stands twice among those to change</source>
        <translation>変更するオブジェクトにオブジェクト%1が重複しています</translation>
    </message>
    <message>
        <source>occlusion, roughness and metal, RGB</source>
        <translation>オクルージョン、ラフネス、金属、RGB</translation>
    </message>
    <message>
        <source>of a scale and heights in range</source>
        <translation>縮尺と高さが範囲内のもの</translation>
    </message>
    <message>
        <source>only a GeoTIFF can be cloud optimised</source>
        <translation>クラウド最適化できるのはGeoTIFFだけです</translation>
    </message>
    <message>
        <source>only http, https, s3, gs and az addresses are read</source>
        <translation>読むのはhttp、https、s3、gs、azのアドレスだけです</translation>
    </message>
    <message>
        <source>only open lines can be joined</source>
        <translation>つなげるのは開いた線だけです</translation>
    </message>
    <message>
        <source>only the %1 x %2 samples that both have are compared</source>
        <translation>両方にある%1 x %2 サンプルだけを比べます</translation>
    </message>
    <message>
        <source>only what a brush paints can be smoothed</source>
        <translation>滑らかにできるのはブラシで塗るものだけです</translation>
    </message>
    <message>
        <source>or id stands twice</source>
        <translation>またはidが重複しています</translation>
    </message>
    <message>
        <source>others change the same part of the terrain all the time</source>
        <translation>他の人が地形の同じ部分を変更し続けています</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>paint of a material that is gone</source>
        <translation>なくなったマテリアルの塗り</translation>
    </message>
    <message>
        <source>paint of the material &quot;%1&quot;</source>
        <translation>マテリアル&quot;%1&quot;の塗り</translation>
    </message>
    <message>
        <source>parts of its directory are lost</source>
        <translation>目次の一部が失われました</translation>
    </message>
    <message>
        <source>place in the world</source>
        <translation>世界での位置</translation>
    </message>
    <message>
        <source>pressure %1 is out of range (0 to 1)</source>
        <translation>筆圧 %1は範囲外です（0～1）</translation>
    </message>
    <message>
        <source>quantized meshes go into a folder</source>
        <translation>quantized meshはフォルダーに書きます</translation>
    </message>
    <message>
        <source>reach of side slopes</source>
        <translation>のり面の届く範囲</translation>
    </message>
    <message>
        <source>reaches where the CRS that is wanted does not</source>
        <translation>求めるCRSの適用範囲の外に及びます</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other</source>
        <translation>1行%1サンプルで各行が互いに合います</translation>
    </message>
    <message>
        <source>rows of tiles count from the north (XYZ)</source>
        <translation>タイルの行は北から数えます（XYZ）</translation>
    </message>
    <message>
        <source>rows of tiles count from the south (TMS)</source>
        <translation>タイルの行は南から数えます（TMS）</translation>
    </message>
    <message>
        <source>run per rise in cut</source>
        <translation>切土の高さあたりの水平距離</translation>
    </message>
    <message>
        <source>run per rise in fill</source>
        <translation>盛土の高さあたりの水平距離</translation>
    </message>
    <message>
        <source>samples without a header are read from files on this machine only</source>
        <translation>ヘッダーのないサンプルは、このコンピューター上のファイルからだけ読みます</translation>
    </message>
    <message>
        <source>says neither in itself nor by its name where it lies among the others</source>
        <translation>自身にも名前にも、他の中での位置がありません</translation>
    </message>
    <message>
        <source>says no CRS, and cannot be brought into another</source>
        <translation>CRSの記載がなく、別のCRSに変換できません</translation>
    </message>
    <message>
        <source>says nothing of its place in the world</source>
        <translation>世界での位置の記載がありません</translation>
    </message>
    <message>
        <source>says nothing of its place in the world, and cannot be reprojected</source>
        <translation>世界での位置の記載がなく、再投影できません</translation>
    </message>
    <message>
        <source>scale %1 is out of range (above 0 to %2)</source>
        <translation>縮尺 %1は範囲外です（0を超え%2以下）</translation>
    </message>
    <message>
        <source>scale %1 is out of range (finite, not 0)</source>
        <translation>縮尺 %1は範囲外です（有限で0以外）</translation>
    </message>
    <message>
        <source>scale variation</source>
        <translation>縮尺のばらつき</translation>
    </message>
    <message>
        <source>seconds %1 are out of range (-1e+09 to 1e+09)</source>
        <translation>秒 %1は範囲外です（-1e+09～1e+09）</translation>
    </message>
    <message>
        <source>seconds fall from %1 to %2</source>
        <translation>秒が%1から%2へ戻っています</translation>
    </message>
    <message>
        <source>side friction</source>
        <translation>横すべり摩擦</translation>
    </message>
    <message>
        <source>slope, degrees</source>
        <translation>傾斜、度</translation>
    </message>
    <message>
        <source>some of the view and brush settings are lost</source>
        <translation>ビューとブラシの設定の一部が失われました</translation>
    </message>
    <message>
        <source>some pictures of models are missing</source>
        <translation>モデルの画像の一部がありません</translation>
    </message>
    <message>
        <source>somebody else keeps this part of the terrain for now</source>
        <translation>今は別の人が地形のこの部分を使っています</translation>
    </message>
    <message>
        <source>speed that bends are tilted for (0: none)</source>
        <translation>曲線の片勾配の速度（0：なし）</translation>
    </message>
    <message>
        <source>spikes become the median of what is around them</source>
        <translation>スパイクを周囲の中央値にします</translation>
    </message>
    <message>
        <source>step %1 of the history is no stroke that is done</source>
        <translation>履歴の手順%1は、行われたストロークではありません</translation>
    </message>
    <message>
        <source>steps of the undo history are lost</source>
        <translation>元に戻す履歴の手順が失われました</translation>
    </message>
    <message>
        <source>strength %1 is out of range (0 to 1)</source>
        <translation>強さ %1は範囲外です（0～1）</translation>
    </message>
    <message>
        <source>sun azimuth</source>
        <translation>太陽の方位角</translation>
    </message>
    <message>
        <source>sun elevation</source>
        <translation>太陽の仰角</translation>
    </message>
    <message>
        <source>terraces become slopes, within half a step</source>
        <translation>段が斜面になります（半段以内）</translation>
    </message>
    <message>
        <source>textures %1 to %2, RGBA</source>
        <translation>テクスチャ%1～%2、RGBA</translation>
    </message>
    <message>
        <source>textures of %1 texels are out of range (%2 to %3)</source>
        <translation>%1テクセルのテクスチャは範囲外です（%2～%3）</translation>
    </message>
    <message>
        <source>that version is not in it any more</source>
        <translation>そのバージョンはもうありません</translation>
    </message>
    <message>
        <source>the GDAL of this system knows no GeoPackage</source>
        <translation>このシステムのGDALはGeoPackageに対応していません</translation>
    </message>
    <message>
        <source>the address has characters that none has</source>
        <translation>アドレスに使えない文字があります</translation>
    </message>
    <message>
        <source>the address is none of a PostgreSQL server, like postgresql://name@host/database</source>
        <translation>PostgreSQLサーバーのアドレス（例：postgresql://name@host/database）ではありません</translation>
    </message>
    <message>
        <source>the address is too long</source>
        <translation>アドレスが長すぎます</translation>
    </message>
    <message>
        <source>the address of the file that holds the grid stands between quotes</source>
        <translation>グリッドを含むファイルのアドレスは引用符で囲みます</translation>
    </message>
    <message>
        <source>the asset &quot;%1&quot; has no model</source>
        <translation>アセット&quot;%1&quot;にモデルがありません</translation>
    </message>
    <message>
        <source>the asset %1 has no model</source>
        <translation>アセット%1にモデルがありません</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>ベース</translation>
    </message>
    <message>
        <source>the base is not a layer that this can be done to</source>
        <translation>ベースは、これを行えるレイヤーではありません</translation>
    </message>
    <message>
        <source>the beginning of the journal is damaged</source>
        <translation>ジャーナルの先頭が損傷しています</translation>
    </message>
    <message>
        <source>the border goes on for %1 samples to the east and %2 to the south, to fill the last tiles</source>
        <translation>最後のタイルを満たすため、縁を東へ%1サンプル、南へ%2サンプル延長します</translation>
    </message>
    <message>
        <source>the bounds reach where its CRS does not</source>
        <translation>範囲がCRSの適用範囲の外に及びます</translation>
    </message>
    <message>
        <source>the checksum of a tile differs</source>
        <translation>タイルのチェックサムが違います</translation>
    </message>
    <message>
        <source>the coarsest zoom, %1, is finer than the finest, %2</source>
        <translation>最も粗いズーム%1が、最も細かいズーム%2より細かいです</translation>
    </message>
    <message>
        <source>the database cannot be made</source>
        <translation>データベースを作れません</translation>
    </message>
    <message>
        <source>the description beside the file says so</source>
        <translation>ファイルの横の説明にあります</translation>
    </message>
    <message>
        <source>the directory of the undo history</source>
        <translation>元に戻す履歴の目次</translation>
    </message>
    <message>
        <source>the disk may be full</source>
        <translation>ディスクがいっぱいの可能性があります</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>ディスクがエラーを返しました</translation>
    </message>
    <message>
        <source>the drape %1 names no file</source>
        <translation>ドレープ%1にファイルの指定がありません</translation>
    </message>
    <message>
        <source>the edits of &quot;%1&quot; wait for its server</source>
        <translation>&quot;%1&quot;の編集がサーバーを待っています</translation>
    </message>
    <message>
        <source>the elevation of one that stays</source>
        <translation>stayのものの標高</translation>
    </message>
    <message>
        <source>the errors of its levels of detail do not rise</source>
        <translation>詳細度ごとの誤差が増えていません</translation>
    </message>
    <message>
        <source>the falloff&apos;s curve is nothing throughout</source>
        <translation>減衰の曲線が全体で0です</translation>
    </message>
    <message>
        <source>the feather must be 0 m or more</source>
        <translation>ぼかしは0 m以上でなければなりません</translation>
    </message>
    <message>
        <source>the feather of the paste must be 0 m or more</source>
        <translation>貼り付けのぼかしは0 m以上でなければなりません</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>the ground comes in %1 steps of %2</source>
        <translation>地面が%2ごとに%1段になっています</translation>
    </message>
    <message>
        <source>the ground has no picture, as it has no materials</source>
        <translation>マテリアルがないため、地面に画像がありません</translation>
    </message>
    <message>
        <source>the ground has no triangle whose corners are no holes</source>
        <translation>四隅がすべて穴でない三角形が地面にありません</translation>
    </message>
    <message>
        <source>the ground is being edited just now</source>
        <translation>地面を編集中です</translation>
    </message>
    <message>
        <source>the ground steps by %1 along column %2</source>
        <translation>列%2に沿って地面に%1の段差があります</translation>
    </message>
    <message>
        <source>the ground steps by %1 along row %2</source>
        <translation>行%2に沿って地面に%1の段差があります</translation>
    </message>
    <message>
        <source>the ground, %1 triangles</source>
        <translation>地面、三角形%1個</translation>
    </message>
    <message>
        <source>the heaviest material of each sample, 0 in holes</source>
        <translation>各サンプルで最も重いマテリアル、穴は0</translation>
    </message>
    <message>
        <source>the height pyramid is lost</source>
        <translation>高さのピラミッドが失われました</translation>
    </message>
    <message>
        <source>the height pyramid was built anew</source>
        <translation>高さのピラミッドを作り直しました</translation>
    </message>
    <message>
        <source>the heights for a layer must have the size of the terrain</source>
        <translation>レイヤーの高さは地形と同じサイズでなければなりません</translation>
    </message>
    <message>
        <source>the id %1 is out of place</source>
        <translation>id %1があるべき所にありません</translation>
    </message>
    <message>
        <source>the id %1 stands twice</source>
        <translation>id %1が重複しています</translation>
    </message>
    <message>
        <source>the journal holds something that this Scarp does not know</source>
        <translation>ジャーナルに、このScarpの知らないものがあります</translation>
    </message>
    <message>
        <source>the journal is of version %1, which this Scarp does not know</source>
        <translation>ジャーナルはバージョン%1で、このScarpでは不明です</translation>
    </message>
    <message>
        <source>the kept selection &quot;%1&quot;</source>
        <translation>残した選択範囲&quot;%1&quot;</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice</source>
        <translation>キー&quot;%1&quot;が重複しています</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot; holds no lines</source>
        <translation>レイヤー&quot;%1&quot;に線がありません</translation>
    </message>
    <message>
        <source>the layer %1 holds lines</source>
        <translation>レイヤー%1は線のレイヤーです</translation>
    </message>
    <message>
        <source>the layer %1 holds lines, which replace the ground</source>
        <translation>レイヤー%1は線のレイヤーで、線が地面を置き換えます</translation>
    </message>
    <message>
        <source>the layer %1 is hidden</source>
        <translation>レイヤー%1は非表示です</translation>
    </message>
    <message>
        <source>the layer %1 is locked</source>
        <translation>レイヤー%1はロックされています</translation>
    </message>
    <message>
        <source>the layer has no mask</source>
        <translation>レイヤーにマスクがありません</translation>
    </message>
    <message>
        <source>the least slope is over the most</source>
        <translation>最小の傾斜が最大の傾斜を超えています</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>その線</translation>
    </message>
    <message>
        <source>the mask has another size than the terrain</source>
        <translation>マスクのサイズが地形と違います</translation>
    </message>
    <message>
        <source>the mask of %1 must have the size of the terrain</source>
        <translation>%1のマスクは地形と同じサイズでなければなりません</translation>
    </message>
    <message>
        <source>the mask of the layer &quot;%1&quot; lets nothing through here</source>
        <translation>レイヤー&quot;%1&quot;のマスクが、ここでは何も通しません</translation>
    </message>
    <message>
        <source>the material %1 stands twice</source>
        <translation>マテリアル%1が重複しています</translation>
    </message>
    <message>
        <source>the materials are those of another size of terrain</source>
        <translation>マテリアルが別のサイズの地形のものです</translation>
    </message>
    <message>
        <source>the mesh does not cover the ground</source>
        <translation>メッシュが地面を覆っていません</translation>
    </message>
    <message>
        <source>the min height is above the max height</source>
        <translation>最低の高さが最高の高さを超えています</translation>
    </message>
    <message>
        <source>the model of &quot;%1&quot; is another one</source>
        <translation>&quot;%1&quot;のモデルが元と違います</translation>
    </message>
    <message>
        <source>the model of an asset</source>
        <translation>アセットのモデル</translation>
    </message>
    <message>
        <source>the name of a version has 1 to 200 characters</source>
        <translation>バージョンの名前は1～200文字です</translation>
    </message>
    <message>
        <source>the name says a tile of zoom %1 of the world map</source>
        <translation>名前によれば世界地図のズーム%1のタイルです</translation>
    </message>
    <message>
        <source>the name speaks of feet, and the file names no unit of height</source>
        <translation>名前にフィートとあり、ファイルに高さの単位がありません</translation>
    </message>
    <message>
        <source>the observer&apos;s place must be finite</source>
        <translation>観察者の位置は有限でなければなりません</translation>
    </message>
    <message>
        <source>the offset must be a finite number</source>
        <translation>オフセットは有限の数でなければなりません</translation>
    </message>
    <message>
        <source>the opacity %1 is out of range (0 to 1)</source>
        <translation>不透明度 %1は範囲外です（0～1）</translation>
    </message>
    <message>
        <source>the part from column %1, row %2 of %3 x %4 samples is not one of a terrain of %5 x %6</source>
        <translation>列%1、行%2からの%3 x %4 サンプルの部分は、%5 x %6の地形に収まりません</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; of &quot;%2&quot; is missing</source>
        <translation>&quot;%2&quot;の画像&quot;%1&quot;がありません</translation>
    </message>
    <message>
        <source>the picture of the drape %1 was not read</source>
        <translation>ドレープ%1の画像を読んでいません</translation>
    </message>
    <message>
        <source>the place of the paste is not a finite number</source>
        <translation>貼り付けの位置が有限の数ではありません</translation>
    </message>
    <message>
        <source>the range begins above its end</source>
        <translation>範囲の始まりが終わりを超えています</translation>
    </message>
    <message>
        <source>the rectangle to keep does not lie within the terrain&apos;s %1 × %2 samples</source>
        <translation>残す長方形が地形の%1 × %2 サンプルに収まりません</translation>
    </message>
    <message>
        <source>the rows are turned, north first</source>
        <translation>行を入れ替え、北を先にしました</translation>
    </message>
    <message>
        <source>the rules would put down more than %1 objects</source>
        <translation>ルールはオブジェクトを%1個より多く置くことになります</translation>
    </message>
    <message>
        <source>the scale of the paste must be above 0</source>
        <translation>貼り付けの縮尺は0より大きくなければなりません</translation>
    </message>
    <message>
        <source>the script</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>the server %1</source>
        <translation>サーバー %1</translation>
    </message>
    <message>
        <source>the server %1 (database %2)</source>
        <translation>サーバー %1（データベース %2）</translation>
    </message>
    <message>
        <source>the server gives less than it says it has</source>
        <translation>サーバーが、あるという量より少ししか返しません</translation>
    </message>
    <message>
        <source>the server has gone back to an earlier state of this terrain</source>
        <translation>サーバーがこの地形の以前の状態に戻りました</translation>
    </message>
    <message>
        <source>the server on this machine</source>
        <translation>このコンピューター上のサーバー</translation>
    </message>
    <message>
        <source>the server on this machine (database %1)</source>
        <translation>このコンピューター上のサーバー（データベース %1）</translation>
    </message>
    <message>
        <source>the step &quot;%1&quot; cannot be done anew</source>
        <translation>手順&quot;%1&quot;をやり直せません</translation>
    </message>
    <message>
        <source>the step &quot;%1&quot; cannot be done any more</source>
        <translation>手順&quot;%1&quot;をもう実行できません</translation>
    </message>
    <message>
        <source>the step becomes a ramp at both sides</source>
        <translation>段は両側のランプになります</translation>
    </message>
    <message>
        <source>the store gives less than it says it has</source>
        <translation>ストレージが、あるという量より少ししか返しません</translation>
    </message>
    <message>
        <source>the store has no such bucket</source>
        <translation>ストレージにそのバケットはありません</translation>
    </message>
    <message>
        <source>the stroke reaches too far for %1 objects a hectare</source>
        <translation>1ヘクタールあたり%1個のオブジェクトには、ストロークの範囲が広すぎます</translation>
    </message>
    <message>
        <source>the strongest curvatures, 1 of 200, are stored as the first or last step</source>
        <translation>最も強い曲率（200個に1個）は最初か最後の段として保存します</translation>
    </message>
    <message>
        <source>the tags of &quot;%1&quot; are too long</source>
        <translation>&quot;%1&quot;のタグが長すぎます</translation>
    </message>
    <message>
        <source>the terrain had another size then</source>
        <translation>そのときの地形はサイズが違いました</translation>
    </message>
    <message>
        <source>the terrain has no materials</source>
        <translation>地形にマテリアルがありません</translation>
    </message>
    <message>
        <source>the terrain has no materials yet</source>
        <translation>地形にまだマテリアルがありません</translation>
    </message>
    <message>
        <source>the terrain&apos;s CRS has no code by which GeoJSON could name it</source>
        <translation>地形のCRSに、GeoJSONで示せるコードがありません</translation>
    </message>
    <message>
        <source>the terrain&apos;s place in the world has no area</source>
        <translation>世界での地形の位置に面積がありません</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation>文字列&quot;%1&quot;</translation>
    </message>
    <message>
        <source>the tiles are not packed, so any web server can give them as they are</source>
        <translation>タイルは圧縮していないので、どのウェブサーバーでもそのまま配信できます</translation>
    </message>
    <message>
        <source>the tiles together have too many samples</source>
        <translation>タイルを合わせるとサンプルが多すぎます</translation>
    </message>
    <message>
        <source>the tilt of an object is out of range (-180 to 180 degrees)</source>
        <translation>オブジェクトの傾きが範囲外です（-180～180度）</translation>
    </message>
    <message>
        <source>the time of its samples falls</source>
        <translation>サンプルの時刻が戻っています</translation>
    </message>
    <message>
        <source>the tint of an object is no colour</source>
        <translation>オブジェクトの色合いが色ではありません</translation>
    </message>
    <message>
        <source>the turn of an object must be a finite number</source>
        <translation>オブジェクトの回転は有限の数でなければなりません</translation>
    </message>
    <message>
        <source>the two numbers of its place are exchanged</source>
        <translation>位置の2つの数を入れ替えます</translation>
    </message>
    <message>
        <source>the undo history is lost</source>
        <translation>元に戻す履歴が失われました</translation>
    </message>
    <message>
        <source>the undo history on disk has been cut short by something else</source>
        <translation>ディスク上の元に戻す履歴が、他のものによって切り詰められました</translation>
    </message>
    <message>
        <source>the undo history on disk was changed or damaged by something else</source>
        <translation>ディスク上の元に戻す履歴が、他のものによって変更または損傷されました</translation>
    </message>
    <message>
        <source>the weights are those of another size of terrain</source>
        <translation>重みが別のサイズの地形のものです</translation>
    </message>
    <message>
        <source>the weights have not been read from their files</source>
        <translation>重みをまだファイルから読んでいません</translation>
    </message>
    <message>
        <source>the write failed</source>
        <translation>書き込みに失敗しました</translation>
    </message>
    <message>
        <source>their order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>their thickness</source>
        <translation>厚さ</translation>
    </message>
    <message>
        <source>there are no layers of weights</source>
        <translation>重みのレイヤーがありません</translation>
    </message>
    <message>
        <source>there are no layers to flatten</source>
        <translation>統合するレイヤーがありません</translation>
    </message>
    <message>
        <source>there are rules, and no material</source>
        <translation>ルールがあり、マテリアルがありません</translation>
    </message>
    <message>
        <source>there is an asset &quot;%1&quot; already</source>
        <translation>アセット&quot;%1&quot;は既にあります</translation>
    </message>
    <message>
        <source>there is no asset %1</source>
        <translation>アセット%1はありません</translation>
    </message>
    <message>
        <source>there is no asset %1 of the project&apos;s own</source>
        <translation>プロジェクト自身のアセット%1はありません</translation>
    </message>
    <message>
        <source>there is no ground at the place to select from</source>
        <translation>選択元の場所に地面がありません</translation>
    </message>
    <message>
        <source>there is no ground under the observer</source>
        <translation>観察者の下に地面がありません</translation>
    </message>
    <message>
        <source>there is no ground, only holes</source>
        <translation>地面がなく、穴だけです</translation>
    </message>
    <message>
        <source>there is no kept selection %1</source>
        <translation>残した選択範囲%1はありません</translation>
    </message>
    <message>
        <source>there is no layer %1</source>
        <translation>レイヤー%1はありません</translation>
    </message>
    <message>
        <source>there is no layer of lines %1</source>
        <translation>線のレイヤー%1はありません</translation>
    </message>
    <message>
        <source>there is no line %1</source>
        <translation>線%1はありません</translation>
    </message>
    <message>
        <source>there is no line on the ground to write</source>
        <translation>書き出せる線が地面にありません</translation>
    </message>
    <message>
        <source>there is no material &quot;%1&quot;</source>
        <translation>マテリアル&quot;%1&quot;はありません</translation>
    </message>
    <message>
        <source>there is no material %1</source>
        <translation>マテリアル%1はありません</translation>
    </message>
    <message>
        <source>there is no object %1</source>
        <translation>オブジェクト%1はありません</translation>
    </message>
    <message>
        <source>there is no object at this address</source>
        <translation>このアドレスにオブジェクトがありません</translation>
    </message>
    <message>
        <source>there is no object to change</source>
        <translation>変更するオブジェクトがありません</translation>
    </message>
    <message>
        <source>there is no object to place</source>
        <translation>配置するオブジェクトがありません</translation>
    </message>
    <message>
        <source>there is no object to remove</source>
        <translation>取り除くオブジェクトがありません</translation>
    </message>
    <message>
        <source>there is no other open line to join it with</source>
        <translation>つなげる開いた線がほかにありません</translation>
    </message>
    <message>
        <source>there is no place here that suits them</source>
        <translation>ここには適した場所がありません</translation>
    </message>
    <message>
        <source>there is no scatter rule %1</source>
        <translation>散布ルール%1はありません</translation>
    </message>
    <message>
        <source>there is no step %1 of the history to go back to</source>
        <translation>戻れる履歴の手順%1がありません</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>そのファイルはありません</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>そのフォルダーはありません</translation>
    </message>
    <message>
        <source>there is no way from &apos;%1&apos; to its CRS</source>
        <translation>&apos;%1&apos;からそのCRSへの変換方法がありません</translation>
    </message>
    <message>
        <source>there is no way from its CRS to %1</source>
        <translation>そのCRSから%1への変換方法がありません</translation>
    </message>
    <message>
        <source>there is no way from its CRS to that of the terrain</source>
        <translation>そのCRSから地形のCRSへの変換方法がありません</translation>
    </message>
    <message>
        <source>there is no way from its CRS to the terrain&apos;s</source>
        <translation>そのCRSから地形のCRSへの変換方法がありません</translation>
    </message>
    <message>
        <source>there is no way from the terrain&apos;s coordinate system to that of the tiles</source>
        <translation>地形の座標系からタイルの座標系への変換方法がありません</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>メモリが足りません</translation>
    </message>
    <message>
        <source>there is not enough memory for a terrain of %1 × %2 samples</source>
        <translation>%1 × %2 サンプルの地形にはメモリが足りません</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>これにはメモリが足りません</translation>
    </message>
    <message>
        <source>there is not enough memory to reach %1</source>
        <translation>%1に達するにはメモリが足りません</translation>
    </message>
    <message>
        <source>there is not enough memory to reproject it</source>
        <translation>再投影するにはメモリが足りません</translation>
    </message>
    <message>
        <source>there is nothing at this address</source>
        <translation>このアドレスには何もありません</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>やり直すものがありません</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>元に戻すものがありません</translation>
    </message>
    <message>
        <source>there is such a file</source>
        <translation>そのファイルは既にあります</translation>
    </message>
    <message>
        <source>these would be more than %1 objects</source>
        <translation>オブジェクトが%1個を超えます</translation>
    </message>
    <message>
        <source>this file or one of those with it has changed since the script was written</source>
        <translation>スクリプトを書いた後、このファイルか付随するファイルが変わっています</translation>
    </message>
    <message>
        <source>this journal is of no terrain that several edit</source>
        <translation>このジャーナルは、複数人で編集する地形のものではありません</translation>
    </message>
    <message>
        <source>tilt evened out over</source>
        <translation>片勾配をならす長さ</translation>
    </message>
    <message>
        <source>tilt variation</source>
        <translation>傾きのばらつき</translation>
    </message>
    <message>
        <source>tilt variation is out of range (0 to 90 °)</source>
        <translation>傾きのばらつきが範囲外です（0～90 °）</translation>
    </message>
    <message>
        <source>tolerance and softness must be 0 or more</source>
        <translation>許容差と柔らかさは0以上でなければなりません</translation>
    </message>
    <message>
        <source>transparent samples are holes</source>
        <translation>透明なサンプルは穴です</translation>
    </message>
    <message>
        <source>two selections are to be kept as &quot;%1&quot;</source>
        <translation>2つの選択範囲を&quot;%1&quot;として残そうとしています</translation>
    </message>
    <message>
        <source>unexpected %1</source>
        <translation>予期しない%1</translation>
    </message>
    <message>
        <source>unexpected byte</source>
        <translation>予期しないバイト</translation>
    </message>
    <message>
        <source>unknown alpha &quot;%1&quot; (known are %2, and files)</source>
        <translation>不明なアルファ&quot;%1&quot;（既知のもの：%2、ファイル）</translation>
    </message>
    <message>
        <source>unknown key (known are %1)</source>
        <translation>不明なキー（既知のもの：%1）</translation>
    </message>
    <message>
        <source>unknown operation &quot;%1&quot; (known are %2)</source>
        <translation>不明な操作&quot;%1&quot;（既知のもの：%2）</translation>
    </message>
    <message>
        <source>unknown value &quot;%1&quot; (known are %2)</source>
        <translation>不明な値&quot;%1&quot;（既知のもの：%2）</translation>
    </message>
    <message>
        <source>vertical unit</source>
        <translation>鉛直単位</translation>
    </message>
    <message>
        <source>volume of cut or fill</source>
        <translation>切土または盛土の体積</translation>
    </message>
    <message>
        <source>was cancelled</source>
        <translation>中止されました</translation>
    </message>
    <message>
        <source>was changed after it had been edited in Scarp</source>
        <translation>Scarpで編集した後に変更されました</translation>
    </message>
    <message>
        <source>was exchanged while it was read</source>
        <translation>読み込み中に置き換えられました</translation>
    </message>
    <message>
        <source>was overwritten by another program while it was open</source>
        <translation>開いている間に他のプログラムに上書きされました</translation>
    </message>
    <message>
        <source>was saved by a newer version of Scarp (format %1; this one reads up to %2)</source>
        <translation>新しいバージョンのScarpで保存されています（形式%1。このバージョンで読めるのは%2まで）</translation>
    </message>
    <message>
        <source>was saved by an older version of Scarp, and cannot be written to bring it up to date</source>
        <translation>古いバージョンのScarpで保存されており、更新のための書き込みができません</translation>
    </message>
    <message>
        <source>was saved by another program after it had been edited</source>
        <translation>編集した後に他のプログラムで保存されました</translation>
    </message>
    <message>
        <source>weights of %1</source>
        <translation>%1の重み</translation>
    </message>
    <message>
        <source>weights of %1 are beyond 0 to 1 in places, and were clipped</source>
        <translation>%1の重みが所により0～1を超えていたため切り詰めました</translation>
    </message>
    <message>
        <source>weights of the first two, RG</source>
        <translation>最初の2つの重み、RG</translation>
    </message>
    <message>
        <source>weights, a band for each material</source>
        <translation>重み、マテリアルごとに1バンド</translation>
    </message>
    <message>
        <source>what came after edit %1 was left out</source>
        <translation>編集%1より後のものを除外しました</translation>
    </message>
    <message>
        <source>what erosion laid down</source>
        <translation>侵食で積もったもの</translation>
    </message>
    <message>
        <source>what is being tried on the ground has to be kept or taken back first</source>
        <translation>地面で試しているものを、先に確定するか取り消してください</translation>
    </message>
    <message>
        <source>what is selected</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>what it says of its tiles makes no sense</source>
        <translation>タイルについての記載が成り立ちません</translation>
    </message>
    <message>
        <source>what the steps of the maps stand for</source>
        <translation>マップの段が表す値</translation>
    </message>
    <message>
        <source>what was done before the terrain got another frame cannot be taken back</source>
        <translation>地形の範囲が変わる前の変更は取り消せません</translation>
    </message>
    <message>
        <source>what was pasted changed nothing</source>
        <translation>貼り付けても何も変わりませんでした</translation>
    </message>
    <message>
        <source>what was written to it reads back otherwise</source>
        <translation>書いたものを読み戻すと違います</translation>
    </message>
    <message>
        <source>where a material has no picture of roughness, it is 0.9</source>
        <translation>ラフネスの画像がないマテリアルは0.9です</translation>
    </message>
    <message>
        <source>where there is no ground the height is 0</source>
        <translation>地面のない所は高さ0です</translation>
    </message>
    <message>
        <source>which texture each channel is</source>
        <translation>各チャンネルがどのテクスチャか</translation>
    </message>
    <message>
        <source>which texture each index is</source>
        <translation>各インデックスがどのテクスチャか</translation>
    </message>
    <message>
        <source>would have too many samples</source>
        <translation>サンプルが多すぎます</translation>
    </message>
    <message>
        <source>.</source>
        <comment>The end of a sentence</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>%1 cannot be asked any more</source>
        <translation>%1にはもう問い合わせできません</translation>
    </message>
    <message>
        <source>Brush path</source>
        <translation>ブラシパス</translation>
    </message>
    <message>
        <source>a brush path has a brush</source>
        <translation>ブラシパスにはブラシが必要です</translation>
    </message>
    <message>
        <source>a line&apos;s is one of the project&apos;s own or holds its picture, not %1</source>
        <translation>線のアルファはプロジェクト自身のものか画像を持つものに限られ、%1は使えません</translation>
    </message>
    <message>
        <source>a part of the terrain could not be read</source>
        <translation>地形の一部を読めませんでした</translation>
    </message>
    <message>
        <source>the picture of its alpha is in a file</source>
        <translation>そのアルファの画像はファイルにあります</translation>
    </message>
    <message>
        <source>there is no line %1 in the layer %2</source>
        <translation>線%1がレイヤー%2にありません</translation>
    </message>
    <message>
        <source>Distance to lines</source>
        <translation>線までの距離</translation>
    </message>
    <message>
        <source>brush path</source>
        <translation>ブラシパス</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no place in an object store, like s3://bucket/prefix</source>
        <translation>&apos;%1&apos; は s3://bucket/prefix のようなオブジェクトストアの場所ではありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, which a row of %2 names, is no object of this terrain</source>
        <translation>%2 の行が示す &apos;%1&apos; はこの地形のオブジェクトではありません</translation>
    </message>
    <message>
        <source>GDAL here has no way to object stores</source>
        <translation>このGDALはオブジェクトストアに対応していません</translation>
    </message>
    <message>
        <source>GDAL&apos;s settings name no credentials for it</source>
        <translation>GDALの設定に認証情報がありません</translation>
    </message>
    <message>
        <source>holds something else under the name %1</source>
        <translation>%1 という名前で別のものを持っています</translation>
    </message>
    <message>
        <source>only a single line can be split</source>
        <translation>分割できるのは1本の線だけです</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot;</source>
        <translation>線&quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too short along the line to be bent</source>
        <translation>&quot;%1&quot;は線に沿って曲げるには短すぎます</translation>
    </message>
    <message>
        <source>%1 keeps this part of the terrain for now</source>
        <translation>%1が今この部分の地形を確保しています</translation>
    </message>
    <message>
        <source>Not bent</source>
        <translation>曲げない</translation>
    </message>
    <message>
        <source>Stretched to fit</source>
        <translation>合うように伸ばす</translation>
    </message>
    <message>
        <source>The last one cut off</source>
        <translation>最後を切る</translation>
    </message>
    <message>
        <source>Whole ones alone</source>
        <translation>完全なものだけ</translation>
    </message>
    <message>
        <source>it was not edited for a while</source>
        <translation>しばらく編集されませんでした</translation>
    </message>
    <message>
        <source>the bent models have more than %1 vertices</source>
        <translation>曲げたモデルの頂点が %1 を超えます</translation>
    </message>
    <message>
        <source>%1 ellipsoidal height</source>
        <translation>%1 楕円体高</translation>
    </message>
    <message>
        <source>%1 samples at borders and holes are not compared</source>
        <translation>端と穴の%1個のサンプルは比較していません</translation>
    </message>
    <message>
        <source>an overview of %1 x %2 samples</source>
        <translation>%1 x %2サンプルのオーバービュー</translation>
    </message>
    <message>
        <source>heights are taken as centimetres</source>
        <translation>高さはセンチメートルとして扱います</translation>
    </message>
    <message>
        <source>heights are taken as decimetres</source>
        <translation>高さはデシメートルとして扱います</translation>
    </message>
    <message>
        <source>heights are taken as millimetres</source>
        <translation>高さはミリメートルとして扱います</translation>
    </message>
    <message>
        <source>heights converted from %1 to %2</source>
        <translation>高さを%1から%2に変換</translation>
    </message>
    <message>
        <source>heights of up to %1 are above all summits, in a shorter unit they would be up to %2</source>
        <translation>最大%1の高さはどの山頂より高く、より短い単位なら最大%2です</translation>
    </message>
    <message>
        <source>its CRS has no vertical datum</source>
        <translation>CRSに鉛直基準がありません</translation>
    </message>
    <message>
        <source>its vertical scale is not a number above 0 and is ignored</source>
        <translation>垂直スケールが0より大きい数でないため無視します</translation>
    </message>
    <message>
        <source>means of %1 x %2 samples were reprojected, which gdalwarp does not do</source>
        <translation>%1 x %2サンプルの平均を再投影しました。gdalwarpはそうしません</translation>
    </message>
    <message>
        <source>statistics in the file</source>
        <translation>ファイル内の統計</translation>
    </message>
    <message>
        <source>heights are converted from %1 to above the ellipsoid WGS 84, as globes have them</source>
        <translation>高さを%1から地球儀と同じWGS 84楕円体からの高さに変換します</translation>
    </message>
    <message>
        <source>%1 changes nothing</source>
        <translation>%1 は何も変更しません</translation>
    </message>
    <message>
        <source>%1 more of %2 examined lines change no sample</source>
        <translation>調べた %2 本の線のうち、さらに %1 本はどのサンプルも変更しません</translation>
    </message>
    <message>
        <source>bridges and tunnels carry all of it, and these leave the ground as it is</source>
        <translation>全体が橋とトンネルであり、これらは地面を変更しません</translation>
    </message>
    <message>
        <source>the cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>the fill-layer operation</source>
        <translation>操作 fill-layer</translation>
    </message>
    <message>
        <source>the filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>the ground already has these heights</source>
        <translation>地面はすでにこの高さです</translation>
    </message>
    <message>
        <source>the object brush</source>
        <translation>オブジェクトブラシ</translation>
    </message>
    <message>
        <source>the paint operation</source>
        <translation>ペイント</translation>
    </message>
    <message>
        <source>the paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>the scatter operation</source>
        <translation>散布</translation>
    </message>
    <message>
        <source>the stroke</source>
        <translation>ストローク</translation>
    </message>
    <message>
        <source>there is no ground under it</source>
        <translation>下に地面がありません</translation>
    </message>
    <message>
        <source>%1 has a terrain %2 already</source>
        <translation>%1には既に地形%2があります</translation>
    </message>
    <message>
        <source>%1 is not a member of %2</source>
        <translation>%1は%2のメンバーではありません</translation>
    </message>
    <message>
        <source>%1 was upgraded by a newer version of Scarp (tables of version %2, this program makes %3)</source>
        <translation>%1は新しいバージョンのScarpで更新されています (テーブルのバージョン%2、このプログラムは%3)</translation>
    </message>
    <message>
        <source>%1 windows of %2 x %3 samples</source>
        <translation>%2 x %3サンプルの%1個のウィンドウ</translation>
    </message>
    <message>
        <source>the name of a terrain has 1 to 200 characters</source>
        <translation>地形の名前は1～200文字です</translation>
    </message>
    <message>
        <source>this terrain was deleted on the server</source>
        <translation>この地形はサーバー上で削除されました</translation>
    </message>
    <message>
        <source>you are no longer a member of this terrain</source>
        <translation>あなたはこの地形のメンバーではなくなりました</translation>
    </message>
    <message>
        <source>you are not a member of %1 on %2</source>
        <translation>あなたは%2の%1のメンバーではありません</translation>
    </message>
    <message>
        <source>%1 beside it is the journal of an interrupted save and cannot be read</source>
        <translation>隣の%1は中断された保存のジャーナルですが、読み込めません</translation>
    </message>
    <message>
        <source>%1 tiles of %2 at columns %3 to %4, rows %5 to %6</source>
        <translation>%2の列%3～%4、行%5～%6にある%1個のタイル</translation>
    </message>
    <message>
        <source>1 tile of %1 at columns %2 to %3, rows %4 to %5</source>
        <translation>%1の列%2～%3、行%4～%5にある1個のタイル</translation>
    </message>
    <message>
        <source>%1 of the layer &quot;%2&quot;</source>
        <translation>レイヤー「%2」の %1</translation>
    </message>
    <message>
        <source>its archive has more than %1 files</source>
        <translation>アーカイブのファイルが %1 個を超えています</translation>
    </message>
    <message>
        <source>its block &quot;%1&quot; inserts itself</source>
        <translation>ブロック「%1」が自分自身を挿入しています</translation>
    </message>
    <message>
        <source>its blocks are inserted in each other more than %1 levels deep</source>
        <translation>ブロックの入れ子が %1 段を超えています</translation>
    </message>
    <message>
        <source>its layer &quot;%1&quot; has computed columns. Export the layer to a new file</source>
        <translation>レイヤー「%1」に計算列があります。レイヤーを新しいファイルにエクスポートしてください</translation>
    </message>
    <message>
        <source>its layer &quot;%1&quot; is a view, which runs a query. Export the layer to a new file</source>
        <translation>レイヤー「%1」はクエリを実行するビューです。レイヤーを新しいファイルにエクスポートしてください</translation>
    </message>
    <message>
        <source>its table &quot;%1&quot; is a view</source>
        <translation>テーブル「%1」がビューです</translation>
    </message>
    <message>
        <source>its archive is in the ZIP64 format, which is for more than 4 GB. Unpack the archive</source>
        <translation>アーカイブが 4 GB 超用の ZIP64 形式です。アーカイブを展開してください</translation>
    </message>
    <message>
        <source>%1 is outside the folder of the file that names it, and is read only with permission (--allow-outside)</source>
        <translation>%1 は参照元のファイルのフォルダーの外にあり、許可（--allow-outside）がある場合だけ読み込まれます</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name for a file</source>
        <translation>「%1」はファイル名として使えません</translation>
    </message>
    <message>
        <source>has an extension that its format does not have</source>
        <translation>拡張子が形式と一致しません</translation>
    </message>
    <message>
        <source>has control characters or is not UTF-8</source>
        <translation>制御文字を含むか、UTF-8 ではありません</translation>
    </message>
    <message>
        <source>is named by a %1 that is in no folder</source>
        <translation>フォルダーにない %1 から参照されています</translation>
    </message>
    <message>
        <source>is outside the %1&apos;s folder</source>
        <translation>%1 のフォルダーの外にあります</translation>
    </message>
    <message>
        <source>it is a symbolic link to another folder</source>
        <translation>別のフォルダーへのシンボリックリンクです</translation>
    </message>
    <message>
        <source>its name has control characters</source>
        <translation>名前に制御文字が含まれています</translation>
    </message>
    <message>
        <source>%1 MiB of fields</source>
        <translation>フィールド %1 MiB</translation>
    </message>
    <message>
        <source>%1 is a BT file with a vertical scale of %2, which the VRT file does not apply. Convert the source to GeoTIFF first</source>
        <translation>%1 は垂直スケール %2 の BT ファイルですが、VRT ファイルはそれを適用しません。先に元のファイルを GeoTIFF に変換してください</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>点 %1 個</translation>
    </message>
    <message>
        <source>has more than %1 lines for the terrain, which is the limit of a layer. Select layers or classes, or clip the file</source>
        <translation>地形の線が %1 本を超えており、これはレイヤーの上限です。レイヤーまたはクラスを選ぶか、ファイルを切り抜いてください</translation>
    </message>
    <message>
        <source>has more than %1 lines, which is the limit of a KMZ archive. Unpack the archive, and split the KML</source>
        <translation>線が %1 本を超えており、これは KMZ アーカイブの上限です。アーカイブを展開し、KML を分割してください</translation>
    </message>
    <message>
        <source>the no-data value differs when read back</source>
        <translation>読み戻すと「データなし」の値が違います</translation>
    </message>
    <message>
        <source>the number of bands differs when read back</source>
        <translation>読み戻すとバンドの数が違います</translation>
    </message>
    <message>
        <source>the position differs when read back</source>
        <translation>読み戻すと位置が違います</translation>
    </message>
    <message>
        <source>its alpha channel is opaque everywhere and is not used as a layer</source>
        <translation>アルファは全面が不透明なので、レイヤーではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no CRS</source>
        <translation>&quot;%1&quot;はCRSではありません</translation>
    </message>
    <message>
        <source>%1, epoch %2</source>
        <translation>%1、エポック %2</translation>
    </message>
    <message>
        <source>CRS of %1</source>
        <translation>%1のCRS</translation>
    </message>
    <message>
        <source>a FITS file</source>
        <translation>FITSファイル</translation>
    </message>
    <message>
        <source>a PCIDSK file</source>
        <translation>PCIDSKファイル</translation>
    </message>
    <message>
        <source>a PDF file</source>
        <translation>PDFファイル</translation>
    </message>
    <message>
        <source>a layer of lines has no heights of a file</source>
        <translation>線のレイヤーはファイルの高さを持ちません</translation>
    </message>
    <message>
        <source>a place has no coordinates on the terrain&apos;s map</source>
        <translation>地形の地図に座標のない位置があります</translation>
    </message>
    <message>
        <source>an ASCII grid keeps no such CRS</source>
        <translation>ASCIIグリッドはこのようなCRSを保存しません</translation>
    </message>
    <message>
        <source>an ASCII grid keeps no vertical datum and no coordinate epoch</source>
        <translation>ASCIIグリッドは鉛直基準も座標エポックも保存しません</translation>
    </message>
    <message>
        <source>an MRF file</source>
        <translation>MRFファイル</translation>
    </message>
    <message>
        <source>heights are in %1, the vertical unit of the terrain&apos;s data</source>
        <translation>高さは%1（地形データの鉛直単位）です</translation>
    </message>
    <message>
        <source>is for scripts in the frame &quot;world&quot;</source>
        <translation>座標系&quot;world&quot;のスクリプト用です</translation>
    </message>
    <message>
        <source>is larger than 64 MB</source>
        <translation>64 MBを超えています</translation>
    </message>
    <message>
        <source>is out of range (1 to 2)</source>
        <translation>範囲外です（1～2）</translation>
    </message>
    <message>
        <source>the terrain has no place in the world, which the frame &quot;world&quot; needs</source>
        <translation>座標系&quot;world&quot;に必要な、世界での位置が地形にありません</translation>
    </message>
    <message>
        <source>the terrain&apos;s coordinates</source>
        <translation>地形の座標</translation>
    </message>
    <message>
        <source>unknown value &quot;%1&quot; (known are local, world)</source>
        <translation>不明な値&quot;%1&quot;（既知のもの：local、world）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known CRS</source>
        <translation>&quot;%1&quot;は既知のCRSではありません</translation>
    </message>
    <message>
        <source>%1 belong to the file and have to stay with it</source>
        <translation>%1はこのファイルに付随し、同じ場所に置いておく必要があります</translation>
    </message>
    <message>
        <source>%1 ground control points</source>
        <translation>地上基準点（GCP）%1個</translation>
    </message>
    <message>
        <source>%1, but none of its values is above 0</source>
        <translation>%1が、0より大きい値がありません</translation>
    </message>
    <message>
        <source>&apos;-&apos; must be followed by the number of bytes after the samples</source>
        <translation>&apos;-&apos;の後には、サンプルの後に続くバイト数が必要です</translation>
    </message>
    <message>
        <source>As the source</source>
        <translation>元データと同じ</translation>
    </message>
    <message>
        <source>ENVI (32-bit float)</source>
        <translation>ENVI（32ビット浮動小数点）</translation>
    </message>
    <message>
        <source>Esri BIL (32-bit float)</source>
        <translation>Esri BIL（32ビット浮動小数点）</translation>
    </message>
    <message>
        <source>Esri float grid</source>
        <translation>Esri浮動小数点グリッド</translation>
    </message>
    <message>
        <source>GDAL was built without %1</source>
        <translation>GDALが%1なしでビルドされています</translation>
    </message>
    <message>
        <source>SAGA grid</source>
        <translation>SAGAグリッド</translation>
    </message>
    <message>
        <source>Select from File</source>
        <translation>ファイルから選択</translation>
    </message>
    <message>
        <source>a DDS texture</source>
        <translation>DDSテクスチャ</translation>
    </message>
    <message>
        <source>a Torque terrain</source>
        <translation>Torqueの地形</translation>
    </message>
    <message>
        <source>all of its features are outside the terrain</source>
        <translation>すべての地物が地形の外にあります</translation>
    </message>
    <message>
        <source>bands %1 to %2</source>
        <translation>バンド%1～%2</translation>
    </message>
    <message>
        <source>cloud optimised</source>
        <translation>クラウド最適化</translation>
    </message>
    <message>
        <source>colour table differs</source>
        <translation>カラーテーブルが異なります</translation>
    </message>
    <message>
        <source>contains more files than a tile set can have</source>
        <translation>タイルセットの上限より多くのファイルがあります</translation>
    </message>
    <message>
        <source>has not been read</source>
        <translation>まだ読み込まれていません</translation>
    </message>
    <message>
        <source>has the same numbers as %1</source>
        <translation>%1と番号が同じです</translation>
    </message>
    <message>
        <source>heights are written as depths, positive down, as the source has them</source>
        <translation>高さは、元データと同じく深度（下向きが正）として書き出します</translation>
    </message>
    <message>
        <source>holes need a value that no sample has, and there is none</source>
        <translation>穴にはどのサンプルにもない値が必要ですが、そのような値がありません</translation>
    </message>
    <message>
        <source>is a DDS texture of several images (cube, volume or array)</source>
        <translation>複数の画像（キューブ、ボリューム、配列）からなるDDSテクスチャです</translation>
    </message>
    <message>
        <source>is a DDS texture whose header is damaged or cut short</source>
        <translation>ヘッダーが損傷しているか、途中で切れているDDSテクスチャです</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>%1バイトより長いです</translation>
    </message>
    <message>
        <source>it declares that its values are positive down</source>
        <translation>値は下向きが正と宣言されています</translation>
    </message>
    <message>
        <source>it has an opening brace without a closing one</source>
        <translation>開き波括弧に対応する閉じ波括弧がありません</translation>
    </message>
    <message>
        <source>it has another number of bands when read back</source>
        <translation>読み戻すとバンドの数が違います</translation>
    </message>
    <message>
        <source>it has no areas, lines or points</source>
        <translation>ポリゴン、ライン、ポイントがありません</translation>
    </message>
    <message>
        <source>it is longer than 100 characters</source>
        <translation>100文字より長いです</translation>
    </message>
    <message>
        <source>it is not a file on this computer</source>
        <translation>このコンピューター上のファイルではありません</translation>
    </message>
    <message>
        <source>it is outside the project&apos;s folder</source>
        <translation>プロジェクトのフォルダーの外にあります</translation>
    </message>
    <message>
        <source>it needs one placeholder x or column, and one y or row</source>
        <translation>xまたはcolumnのプレースホルダー1つと、yまたはrowのプレースホルダー1つが必要です</translation>
    </message>
    <message>
        <source>it reads back differently at column %1, row %2 of band %3</source>
        <translation>読み戻すと、バンド%3の列%1、行%2で違います</translation>
    </message>
    <message>
        <source>it was not read from a raster file with heights in one band</source>
        <translation>高さが1つのバンドに入ったラスターファイルから読み込まれたものではありません</translation>
    </message>
    <message>
        <source>its name does not match the tile pattern &apos;%1&apos;</source>
        <translation>名前がタイルのパターン&apos;%1&apos;に合いません</translation>
    </message>
    <message>
        <source>its name suggests depths, and no value is below 0</source>
        <translation>名前によれば深度で、0未満の値がありません</translation>
    </message>
    <message>
        <source>its samples are at other places than those of the terrain</source>
        <translation>サンプルの位置が地形のサンプルと異なります</translation>
    </message>
    <message>
        <source>its samples do not cover the terrain</source>
        <translation>サンプルが地形を覆っていません</translation>
    </message>
    <message>
        <source>its scale, offset or unit is out of range</source>
        <translation>縮尺、オフセット、または単位が範囲外です</translation>
    </message>
    <message>
        <source>its stored samples cannot be read</source>
        <translation>保存されたサンプルを読めません</translation>
    </message>
    <message>
        <source>its values are read as depths, positive down</source>
        <translation>値を深度（下向きが正）として読みます</translation>
    </message>
    <message>
        <source>mask added</source>
        <translation>マスクを追加</translation>
    </message>
    <message>
        <source>mask left out</source>
        <translation>マスクを除外</translation>
    </message>
    <message>
        <source>metadata item %1 left out</source>
        <translation>メタデータ項目%1を除外</translation>
    </message>
    <message>
        <source>metadata of the domain %1</source>
        <translation>ドメイン%1のメタデータ</translation>
    </message>
    <message>
        <source>netCDF (32-bit float)</source>
        <translation>netCDF（32ビット浮動小数点）</translation>
    </message>
    <message>
        <source>no feature satisfies the condition</source>
        <translation>条件を満たす地物がありません</translation>
    </message>
    <message>
        <source>no file has so many bytes after the samples</source>
        <translation>サンプルの後にそれほど多くのバイトを持つファイルはありません</translation>
    </message>
    <message>
        <source>no name of a file in it matches the tile pattern &apos;%1&apos;</source>
        <translation>タイルのパターン&apos;%1&apos;に合うファイル名がありません</translation>
    </message>
    <message>
        <source>not cloud optimised</source>
        <translation>クラウド最適化なし</translation>
    </message>
    <message>
        <source>only a GeoTIFF can store samples as the source</source>
        <translation>元データと同じ形でサンプルを保存できるのはGeoTIFFだけです</translation>
    </message>
    <message>
        <source>sample %1 is not a number from 0 to %2</source>
        <translation>サンプル%1は0～%2の数ではありません</translation>
    </message>
    <message>
        <source>samples of type %1 cannot be written as they are stored</source>
        <translation>型%1のサンプルは、保存されているままでは書き出せません</translation>
    </message>
    <message>
        <source>statistics of the samples</source>
        <translation>サンプルの統計</translation>
    </message>
    <message>
        <source>the attribute table of band %1</source>
        <translation>バンド%1の属性テーブル</translation>
    </message>
    <message>
        <source>the class names of band %1</source>
        <translation>バンド%1の分類名</translation>
    </message>
    <message>
        <source>the colour table of band %1</source>
        <translation>バンド%1のカラーテーブル</translation>
    </message>
    <message>
        <source>the condition &quot;%1&quot; cannot be used</source>
        <translation>条件&quot;%1&quot;は使えません</translation>
    </message>
    <message>
        <source>the condition is longer than %1 bytes</source>
        <translation>条件が%1バイトより長いです</translation>
    </message>
    <message>
        <source>the description of band %1</source>
        <translation>バンド%1の説明</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>ファイルを読めません</translation>
    </message>
    <message>
        <source>the file is not there</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>the file was replaced</source>
        <translation>ファイルが別のものに置き換わっています</translation>
    </message>
    <message>
        <source>the height band is not one of the bands</source>
        <translation>指定のバンドがファイルのバンドにありません</translation>
    </message>
    <message>
        <source>the metadata item %1</source>
        <translation>メタデータ項目%1</translation>
    </message>
    <message>
        <source>the metadata item %1 of band %2</source>
        <translation>バンド%2のメタデータ項目%1</translation>
    </message>
    <message>
        <source>the numbers of the tiles are more than 10000 apart</source>
        <translation>タイルの番号が10000より離れています</translation>
    </message>
    <message>
        <source>the sample type must be u8, i8, u16, i16, u32, i32, f16, f32 or f64</source>
        <translation>サンプルの型はu8、i8、u16、i16、u32、i32、f16、f32、f64のどれかでなければなりません</translation>
    </message>
    <message>
        <source>the samples of its overviews, which are computed again as averages</source>
        <translation>平均で再計算されるオーバービューのサンプル</translation>
    </message>
    <message>
        <source>the size must be COLUMNSxROWS or COLUMNSxROWSxCHANNELS</source>
        <translation>サイズは「列数x行数」または「列数x行数xチャンネル数」の形でなければなりません</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>元データ</translation>
    </message>
    <message>
        <source>the tile pattern &apos;%1&apos;</source>
        <translation>タイルのパターン&apos;%1&apos;</translation>
    </message>
    <message>
        <source>the unit of band %1</source>
        <translation>バンド%1の単位</translation>
    </message>
    <message>
        <source>the vertical axis of its CRS points down</source>
        <translation>CRSの鉛直軸が下向きです</translation>
    </message>
    <message>
        <source>their types differ</source>
        <translation>型が異なります</translation>
    </message>
    <message>
        <source>there are 1 to %1 channels</source>
        <translation>チャンネル数は1～%1です</translation>
    </message>
    <message>
        <source>white and black exchanged</source>
        <translation>白と黒を入れ替え</translation>
    </message>
    <message>
        <source>ASCII PGM without a column count, a row count and a maximum value from 1 to 65535</source>
        <translation>列数、行数、最大値（1～65535）の揃っていないASCII PGMです</translation>
    </message>
    <message>
        <source>is a Radiance image of %1 x %2 samples that is cut short</source>
        <translation>%1 x %2 サンプルのRadiance画像で、途中で切れています</translation>
    </message>
    <message>
        <source>is a Radiance image of %1 x %2 samples, too many for its %3 bytes</source>
        <translation>%1 x %2 サンプルのRadiance画像ですが、%3バイトのファイルには多すぎます</translation>
    </message>
    <message>
        <source>is a Radiance image of XYZ colours, not of grey or RGB</source>
        <translation>グレーやRGBでなくXYZ色のRadiance画像です</translation>
    </message>
    <message>
        <source>is a Radiance image without a size of the form -Y rows +X columns</source>
        <translation>「-Y 行数 +X 列数」の形のサイズがないRadiance画像です</translation>
    </message>
    <message>
        <source>Surfer 7 grid</source>
        <translation>Surfer 7グリッド</translation>
    </message>
    <message>
        <source>By Area</source>
        <translation>面積による</translation>
    </message>
    <message>
        <source>By Centre</source>
        <translation>中心による</translation>
    </message>
    <message>
        <source>%1 reads 16-bit unsigned samples</source>
        <translation>%1が読むのは符号なし16ビットのサンプルです</translation>
    </message>
    <message>
        <source>%1 reads little-endian samples</source>
        <translation>%1が読むのはリトルエンディアンのサンプルです</translation>
    </message>
    <message>
        <source>%1 reads the northern row first</source>
        <translation>%1は北の行から先に読みます</translation>
    </message>
    <message>
        <source>%1 reads the southern row first</source>
        <translation>%1は南の行から先に読みます</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of %2</source>
        <translation>&apos;%1&apos;は%2のどれでもありません</translation>
    </message>
    <message>
        <source>16-bit signed</source>
        <translation>16ビット、符号あり</translation>
    </message>
    <message>
        <source>16-bit unsigned</source>
        <translation>16ビット、符号なし</translation>
    </message>
    <message>
        <source>32-bit floating point</source>
        <translation>32ビット浮動小数点</translation>
    </message>
    <message>
        <source>8-bit unsigned</source>
        <translation>8ビット、符号なし</translation>
    </message>
    <message>
        <source>R32 (32-bit float samples)</source>
        <translation>R32（32ビット浮動小数点サンプル）</translation>
    </message>
    <message>
        <source>R8 (8-bit samples)</source>
        <translation>R8（8ビットサンプル）</translation>
    </message>
    <message>
        <source>SRTM tile (16-bit metres)</source>
        <translation>SRTMタイル（16ビット、メートル）</translation>
    </message>
    <message>
        <source>a preset needs a name</source>
        <translation>プリセットには名前が必要です</translation>
    </message>
    <message>
        <source>apply or cancel the current edit first</source>
        <translation>先に現在の編集を適用するかキャンセルしてください</translation>
    </message>
    <message>
        <source>bands %1 instead of %2</source>
        <translation>バンド数が%2でなく%1です</translation>
    </message>
    <message>
        <source>bits of a sample %1 instead of %2</source>
        <translation>サンプルのビット数が%2でなく%1です</translation>
    </message>
    <message>
        <source>blocks %1 instead of %2</source>
        <translation>ブロックが%2でなく%1です</translation>
    </message>
    <message>
        <source>colour %1 instead of %2</source>
        <translation>色の解釈が%2でなく%1です</translation>
    </message>
    <message>
        <source>compression %1 instead of %2</source>
        <translation>圧縮が%2でなく%1です</translation>
    </message>
    <message>
        <source>description %1 instead of %2</source>
        <translation>説明が%2でなく%1です</translation>
    </message>
    <message>
        <source>heights that are encoded in colours are not sRGB-encoded</source>
        <translation>色で符号化された高さはsRGBエンコードされていません</translation>
    </message>
    <message>
        <source>hidden here by the layer %1</source>
        <translation>ここではレイヤー%1に隠れています</translation>
    </message>
    <message>
        <source>import the bounds of one whole degree, then resample it</source>
        <translation>整数度で区切られた1度四方の範囲をインポートし、その後リサンプルしてください</translation>
    </message>
    <message>
        <source>interleaving %1 instead of %2</source>
        <translation>インターリーブが%2でなく%1です</translation>
    </message>
    <message>
        <source>is not the one of the extension .%1</source>
        <translation>拡張子 .%1 の形式ではありません</translation>
    </message>
    <message>
        <source>it has a colour profile of sRGB</source>
        <translation>sRGBのカラープロファイルがあります</translation>
    </message>
    <message>
        <source>it has a gamma of 1/2.2</source>
        <translation>ガンマが1/2.2です</translation>
    </message>
    <message>
        <source>it has an sRGB chunk</source>
        <translation>sRGBチャンクがあります</translation>
    </message>
    <message>
        <source>its EXIF data name the colour space sRGB</source>
        <translation>EXIFデータの色空間がsRGBです</translation>
    </message>
    <message>
        <source>its values are read as sRGB-encoded</source>
        <translation>値をsRGBエンコードとして読みます</translation>
    </message>
    <message>
        <source>no-data value %1 instead of %2</source>
        <translation>データなしの値が%2でなく%1です</translation>
    </message>
    <message>
        <source>offset %1 instead of %2</source>
        <translation>オフセットが%2でなく%1です</translation>
    </message>
    <message>
        <source>overviews %1 instead of %2</source>
        <translation>オーバービューが%2でなく%1です</translation>
    </message>
    <message>
        <source>pixel type %1 instead of %2</source>
        <translation>ピクセルの型が%2でなく%1です</translation>
    </message>
    <message>
        <source>predictor %1 instead of %2</source>
        <translation>予測子が%2でなく%1です</translation>
    </message>
    <message>
        <source>reproject it to EPSG:4326 when it is imported, then resample it</source>
        <translation>インポート時にEPSG:4326に再投影し、その後リサンプルしてください</translation>
    </message>
    <message>
        <source>resample it to 1201 x 1201 or 3601 x 3601</source>
        <translation>1201 x 1201または3601 x 3601にリサンプルしてください</translation>
    </message>
    <message>
        <source>sample type %1 instead of %2</source>
        <translation>サンプルの型が%2でなく%1です</translation>
    </message>
    <message>
        <source>scale %1 instead of %2</source>
        <translation>縮尺が%2でなく%1です</translation>
    </message>
    <message>
        <source>the anchor&apos;s value %1 is not one of the samples, %2 to %3</source>
        <translation>アンカーの値%1がサンプルの範囲（%2～%3）にありません</translation>
    </message>
    <message>
        <source>the order of rows is for %1</source>
        <translation>行の順序は%1用です</translation>
    </message>
    <message>
        <source>the position %1, %2 is outside the terrain</source>
        <translation>位置 %1, %2 は地形の外です</translation>
    </message>
    <message>
        <source>the stroke changes nothing there</source>
        <translation>そこではストロークによる変化がありません</translation>
    </message>
    <message>
        <source>this terrain covers another area</source>
        <translation>この地形の範囲が違います</translation>
    </message>
    <message>
        <source>this terrain has another CRS</source>
        <translation>この地形のCRSは違います</translation>
    </message>
    <message>
        <source>this terrain has no CRS</source>
        <translation>この地形にはCRSがありません</translation>
    </message>
    <message>
        <source>unit %1 instead of %2</source>
        <translation>単位が%2でなく%1です</translation>
    </message>
    <message>
        <source>values are linearised</source>
        <translation>値を線形にします</translation>
    </message>
    <message>
        <source>model %1, %2 levels of detail</source>
        <translation>モデル %1、詳細度%2段階</translation>
    </message>
    <message>
        <source>model %1, level of detail %2</source>
        <translation>モデル %1、詳細度%2</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>縦断線形</translation>
    </message>
    <message>
        <source>Least earthwork</source>
        <translation>土工量最小</translation>
    </message>
    <message>
        <source>Mean envelope (earlier versions)</source>
        <translation>平均包絡線（以前のバージョン）</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>GeoTIFF</source>
        <translation>GeoTIFF</translation>
    </message>
    <message>
        <source>How far each dab of the brush goes; more take longer</source>
        <translation>ブラシの各スタンプが及ぶ距離。大きいほど時間がかかります</translation>
    </message>
    <message>
        <source>PNG (grey)</source>
        <translation>PNG（グレー）</translation>
    </message>
    <message>
        <source>RAW (samples alone)</source>
        <translation>RAW（サンプルのみ）</translation>
    </message>
    <message>
        <source>%1 byte after the samples is left unread</source>
        <translation>サンプルの後の%1バイトは読みません</translation>
    </message>
    <message>
        <source>%1 line, %2 triangles</source>
        <translation>線%1本、三角形%2個</translation>
    </message>
    <message>
        <source>%1 overlap compared</source>
        <translation>重なり%1箇所を比較</translation>
    </message>
    <message>
        <source>%1 sample at borders and holes is not compared</source>
        <translation>端と穴の%1個のサンプルは比較していません</translation>
    </message>
    <message>
        <source>%1 sample without a tile is a hole</source>
        <translation>タイルのない%1サンプルは穴です</translation>
    </message>
    <message>
        <source>%1 sample without a tile is sea at height 0</source>
        <translation>タイルのない%1サンプルは高さ0の海です</translation>
    </message>
    <message>
        <source>%1 step of the undo history does not fit the terrain</source>
        <translation>元に戻す履歴の%1手順が地形に合いません</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>評価する位置</translation>
    </message>
    <message>
        <source>Nearest sample (earlier versions)</source>
        <translation>最も近いサンプル（以前のバージョン）</translation>
    </message>
    <message>
        <source>Position of the object</source>
        <translation>オブジェクトの位置</translation>
    </message>
    <message>
        <source>Terrain of Godot</source>
        <translation>Godotの地形</translation>
    </message>
    <message>
        <source>a &quot;select&quot; needs one of rectangle, ellipse, lasso, wand, paint, mask, named, layer-mask, path, range</source>
        <translation>&quot;select&quot;にはrectangle、ellipse、lasso、wand、paint、mask、named、layer-mask、path、rangeのどれかが必要です</translation>
    </message>
    <message>
        <source>a roughness of %1 is out of range (0 to 1)</source>
        <translation>粗さ %1 は範囲外です（0～1）</translation>
    </message>
    <message>
        <source>a shape of %1 is out of range (0 to 1)</source>
        <translation>形 %1 は範囲外です（0～1）</translation>
    </message>
    <message>
        <source>a size of %1x%2 is not supported (2x2 to %3x%4)</source>
        <translation>サイズ %1x%2 には対応していません（2x2～%3x%4）</translation>
    </message>
    <message>
        <source>a size of %1x%2 is too large for the template %3 (up to 8193x8193)</source>
        <translation>サイズ %1x%2 はテンプレート%3には大きすぎます（最大8193x8193）</translation>
    </message>
    <message>
        <source>glTF has no heightmaps and no weights of materials</source>
        <translation>glTFにはハイトマップもマテリアルの重みもありません</translation>
    </message>
    <message>
        <source>heights and weights are written of the whole terrain, not of a part</source>
        <translation>高さと重みは地形全体について書き、一部だけでは書きません</translation>
    </message>
    <message>
        <source>the border goes on for %1 sample to the east and %2 to the south, to fill the last tiles</source>
        <translation>最後のタイルを満たすため、縁を東へ%1サンプル、南へ%2サンプル延長します</translation>
    </message>
    <message>
        <source>water and models along lines</source>
        <translation>線に沿った水とモデル</translation>
    </message>
    <message>
        <source>what to type in %1</source>
        <translation>%1に入力する内容</translation>
    </message>
    <message>
        <source>Select by Range</source>
        <translation>値の範囲で選択</translation>
    </message>
    <message>
        <source>Barchans</source>
        <translation>バルハン</translation>
    </message>
    <message>
        <source>Coast Indentation</source>
        <translation>海岸線の入り組み</translation>
    </message>
    <message>
        <source>Continuous ridges (0 %) to separate crescents (100 %)</source>
        <translation>連続した尾根（0 %）～独立した三日月形（100 %）</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>平地</translation>
    </message>
    <message>
        <source>Floor Width</source>
        <translation>谷底の幅</translation>
    </message>
    <message>
        <source>Hill Size</source>
        <translation>丘の大きさ</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>島</translation>
    </message>
    <message>
        <source>Island with ridges, valleys and a coast</source>
        <translation>尾根、谷、海岸のある島</translation>
    </message>
    <message>
        <source>Level terrain</source>
        <translation>水平な地形</translation>
    </message>
    <message>
        <source>Main valley with a flat floor and side valleys</source>
        <translation>平らな谷底の主谷と支谷</translation>
    </message>
    <message>
        <source>Mountain range with ridges, side valleys and foothills</source>
        <translation>尾根、支谷、山麓のある山脈</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>山地</translation>
    </message>
    <message>
        <source>Narrow (0 %) to wide (100 %) mountain range</source>
        <translation>狭い（0 %）～広い（100 %）山脈</translation>
    </message>
    <message>
        <source>Plateau cut by a meandering river, with walls of rock layers and side canyons</source>
        <translation>蛇行する川が刻む台地。地層の壁と支峡谷があります</translation>
    </message>
    <message>
        <source>Range Width</source>
        <translation>山脈の幅</translation>
    </message>
    <message>
        <source>River Bends</source>
        <translation>川の蛇行</translation>
    </message>
    <message>
        <source>Round coast (0 %) to bays and headlands (100 %)</source>
        <translation>丸い海岸（0 %）～湾と岬（100 %）</translation>
    </message>
    <message>
        <source>Sand dunes with steep lee sides</source>
        <translation>風下側が急な砂丘</translation>
    </message>
    <message>
        <source>Small (0 %) to large (100 %) hills</source>
        <translation>小さい（0 %）～大きい（100 %）丘</translation>
    </message>
    <message>
        <source>Smooth hills with shallow valleys</source>
        <translation>浅い谷のある滑らかな丘</translation>
    </message>
    <message>
        <source>Straight (0 %) to strongly meandering (100 %) river</source>
        <translation>まっすぐ（0 %）～強く蛇行する（100 %）川</translation>
    </message>
    <message>
        <source>V-shaped (0 %) to wide U-shaped (100 %) valley</source>
        <translation>V字形（0 %）～広いU字形（100 %）の谷</translation>
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
        <translation>オフ</translation>
    </message>
    <message>
        <source>&quot;line&quot; must be the place of an earlier line of the list that has an image</source>
        <translation>&quot;line&quot;は、画像がある、一覧の前の線の位置でなければなりません</translation>
    </message>
    <message>
        <source>Update layer %1</source>
        <translation>レイヤー%1を更新</translation>
    </message>
    <message>
        <source>a group of layers has no filter</source>
        <translation>レイヤーのグループにフィルターはありません</translation>
    </message>
    <message>
        <source>a group of layers has no lines</source>
        <translation>レイヤーのグループに線はありません</translation>
    </message>
    <message>
        <source>a stamp cannot be closed</source>
        <translation>スタンプは閉じられません</translation>
    </message>
    <message>
        <source>a stamp cannot be split</source>
        <translation>スタンプは分割できません</translation>
    </message>
    <message>
        <source>a stamp has a brush</source>
        <translation>スタンプにはブラシが必要です</translation>
    </message>
    <message>
        <source>a stamp has no direction</source>
        <translation>スタンプに方向はありません</translation>
    </message>
    <message>
        <source>an adjustment layer cannot have the blend &quot;%1&quot;</source>
        <translation>調整レイヤーの合成を&quot;%1&quot;にはできません</translation>
    </message>
    <message>
        <source>an adjustment layer has no lines</source>
        <translation>調整レイヤーに線はありません</translation>
    </message>
    <message>
        <source>an adjustment layer has no lines and no heights of a file</source>
        <translation>調整レイヤーは線もファイルの高さも持ちません</translation>
    </message>
    <message>
        <source>an adjustment layer of the filter &quot;%1&quot; must have the blend &quot;add&quot;</source>
        <translation>フィルター&quot;%1&quot;の調整レイヤーの合成は&quot;add&quot;でなければなりません</translation>
    </message>
    <message>
        <source>groups can be nested at most %1 deep</source>
        <translation>グループの入れ子は最大%1段です</translation>
    </message>
    <message>
        <source>it is the first one already</source>
        <translation>既に最初です</translation>
    </message>
    <message>
        <source>it is the last one already</source>
        <translation>既に最後です</translation>
    </message>
    <message>
        <source>lines of a file cannot become height stamps, which have one point</source>
        <translation>ファイルの線は、点が1つの高さスタンプにはできません</translation>
    </message>
    <message>
        <source>must be an array of layers, counted from 1</source>
        <translation>1から数えたレイヤーの配列でなければなりません</translation>
    </message>
    <message>
        <source>only brush paths and stamps have a brush</source>
        <translation>ブラシがあるのはブラシパスとスタンプだけです</translation>
    </message>
    <message>
        <source>the adjustment layer is empty until &quot;update-layer&quot; computes it</source>
        <translation>&quot;update-layer&quot;で計算するまで、調整レイヤーは空です</translation>
    </message>
    <message>
        <source>the base is not an adjustment layer</source>
        <translation>ベースは調整レイヤーではありません</translation>
    </message>
    <message>
        <source>the brush of a stamp is of the kind &quot;stamp&quot;</source>
        <translation>スタンプのブラシの種類は&quot;stamp&quot;です</translation>
    </message>
    <message>
        <source>the filter was changed in the meantime</source>
        <translation>その間にフィルターが変更されました</translation>
    </message>
    <message>
        <source>the group &quot;%1&quot; contains no layer that can be edited</source>
        <translation>グループ&quot;%1&quot;に編集できるレイヤーがありません</translation>
    </message>
    <message>
        <source>the group &quot;%1&quot; has no mask</source>
        <translation>グループ&quot;%1&quot;にマスクがありません</translation>
    </message>
    <message>
        <source>the group %1 cannot be moved into itself</source>
        <translation>グループ%1をそれ自身の中へは移動できません</translation>
    </message>
    <message>
        <source>the group %1 has no blend</source>
        <translation>グループ%1に合成はありません</translation>
    </message>
    <message>
        <source>the group %1 has no mask</source>
        <translation>グループ%1にマスクがありません</translation>
    </message>
    <message>
        <source>the group %1 has no opacity</source>
        <translation>グループ%1に不透明度はありません</translation>
    </message>
    <message>
        <source>the group %1 has to be merged into one layer first</source>
        <translation>先にグループ%1を1つのレイヤーに結合する必要があります</translation>
    </message>
    <message>
        <source>the group %1 holds no heights</source>
        <translation>グループ%1は高さを持ちません</translation>
    </message>
    <message>
        <source>the group %1 is hidden</source>
        <translation>グループ%1は非表示です</translation>
    </message>
    <message>
        <source>the group %1 is locked</source>
        <translation>グループ%1はロックされています</translation>
    </message>
    <message>
        <source>the layer %1 has no opacity</source>
        <translation>レイヤー%1に不透明度はありません</translation>
    </message>
    <message>
        <source>the layer %1 is an adjustment layer</source>
        <translation>レイヤー%1は調整レイヤーです</translation>
    </message>
    <message>
        <source>the layer %1 is an adjustment layer, whose filter determines the blend</source>
        <translation>レイヤー%1は調整レイヤーで、合成はフィルターが決めます</translation>
    </message>
    <message>
        <source>the layer %1 is not a group</source>
        <translation>レイヤー%1はグループではありません</translation>
    </message>
    <message>
        <source>the layer %1 is not an adjustment layer</source>
        <translation>レイヤー%1は調整レイヤーではありません</translation>
    </message>
    <message>
        <source>the layer %1 is the lowest of its group</source>
        <translation>レイヤー%1はグループの一番下にあります</translation>
    </message>
    <message>
        <source>the terrain was resized in the meantime</source>
        <translation>その間に地形のサイズが変更されました</translation>
    </message>
    <message>
        <source>there is no other line %1 to move lines before</source>
        <translation>線をその前へ移動する、別の線%1がありません</translation>
    </message>
    <message>
        <source>Add group &quot;%1&quot;</source>
        <translation>グループ「%1」を追加</translation>
    </message>
    <message>
        <source>Group layers as &quot;%1&quot;</source>
        <translation>レイヤーを「%1」にグループ化</translation>
    </message>
    <message>
        <source>Ungroup &quot;%1&quot;</source>
        <translation>「%1」のグループ解除</translation>
    </message>
    <message>
        <source>Merge group &quot;%1&quot;</source>
        <translation>グループ「%1」を結合</translation>
    </message>
    <message>
        <source>Delete group &quot;%1&quot;</source>
        <translation>グループ「%1」を削除</translation>
    </message>
    <message>
        <source>Duplicate group &quot;%1&quot;</source>
        <translation>グループ「%1」を複製</translation>
    </message>
    <message>
        <source>Move group &quot;%1&quot;</source>
        <translation>グループ「%1」を移動</translation>
    </message>
    <message>
        <source>Change group &quot;%1&quot;</source>
        <translation>グループ「%1」を変更</translation>
    </message>
    <message>
        <source>Height stamp</source>
        <translation>高さスタンプ</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>height stamp</source>
        <translation>高さスタンプ</translation>
    </message>
    <message>
        <source>the layer %1 is updated by every edit and needs no update</source>
        <translation>レイヤー %1 は編集のたびに更新されるため、更新は不要です</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>外形</translation>
    </message>
    <message>
        <source>Limit the image to an ellipse</source>
        <translation>画像を楕円の内側に限ります</translation>
    </message>
    <message>
        <source>Use the whole image</source>
        <translation>画像全体を使います</translation>
    </message>
    <message>
        <source>Width of the stamp divided by its depth</source>
        <translation>スタンプの幅を奥行きで割った値</translation>
    </message>
    <message>
        <source>Width to depth</source>
        <translation>幅と奥行きの比</translation>
    </message>
    <message>
        <source>Delete %1 layers</source>
        <translation>レイヤーを%1枚削除</translation>
    </message>
    <message>
        <source>Duplicate %1 layers</source>
        <translation>レイヤーを%1枚複製</translation>
    </message>
    <message>
        <source>must have one layer or more</source>
        <translation>1枚以上のレイヤーが必要です</translation>
    </message>
    <message>
        <source>follows water across the whole terrain</source>
        <translation>地形全体で水の流れをたどります</translation>
    </message>
    <message>
        <source>Beyond the limits</source>
        <translation>制限を超える場合</translation>
    </message>
    <message>
        <source>Breach Depressions</source>
        <translation>窪地を切り開く</translation>
    </message>
    <message>
        <source>Fill Depressions</source>
        <translation>窪地を埋める</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Max depth (0: no limit)</source>
        <translation>最大の深さ（0：制限なし）</translation>
    </message>
    <message>
        <source>Max length (0: no limit)</source>
        <translation>最大の長さ（0：制限なし）</translation>
    </message>
    <message>
        <source>Min slope</source>
        <translation>最小の傾斜</translation>
    </message>
    <message>
        <source>a layer without a filter is not outdated</source>
        <translation>フィルターのないレイヤーは未更新になりません</translation>
    </message>
    <message>
        <source>a list of four numbers</source>
        <translation>4つの数のリスト</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>four numbers</source>
        <translation>4つの数</translation>
    </message>
    <message>
        <source>its geotransform is out of range</source>
        <translation>ジオトランスフォームが範囲外です</translation>
    </message>
    <message>
        <source>metres-per-unit is out of range (1e-09 to 1e+09)</source>
        <translation>metres-per-unitは範囲外です（1e-09～1e+09）</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>%1でなければなりません</translation>
    </message>
    <message>
        <source>must be two whole numbers</source>
        <translation>2つの整数でなければなりません</translation>
    </message>
    <message>
        <source>six numbers</source>
        <translation>6つの数</translation>
    </message>
    <message>
        <source>three numbers</source>
        <translation>3つの数</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>2つの数</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>余り</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>material</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>%1 %2 changes no sample: %3</source>
        <translation>%1 %2はどのサンプルも変更しません: %3</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; changes no sample: %3</source>
        <translation>%1 &quot;%2&quot; はどのサンプルも変更しません: %3</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: changed in both; it stays as in ours</source>
        <translation>%1 &quot;%2&quot;: 両方で変更されています; こちらのまま残します</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: changed in ours and deleted in theirs; it stays</source>
        <translation>%1 &quot;%2&quot;: こちらで変更され、相手で削除されています; 残します</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: deleted in ours and changed in theirs; it stays deleted</source>
        <translation>%1 &quot;%2&quot;: こちらで削除され、相手で変更されています; 削除したままにします</translation>
    </message>
    <message>
        <source>%1 accessors</source>
        <translation>アクセサー%1個</translation>
    </message>
    <message>
        <source>%1 after another filter cannot be done in parts: beyond a part it looks at ground that no filter has changed; join the parts of the filter first</source>
        <translation>他のフィルターの後の%1は分割して実行できません: 分割部分の外では、どのフィルターも変えていない地面を見ます; 先にそのフィルターの分割部分を結合してください</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>%1 and %2 disagree by up to %3 where they overlap (%4 samples; in the middle %5 is higher by %6)</source>
        <translation>%1と%2は重なる所で最大%3異なります（%4サンプル; 中央値では%5が%6高い）</translation>
    </message>
    <message>
        <source>%1 and %2 disagree by up to %3 where they overlap (%4 samples; most agree)</source>
        <translation>%1と%2は重なる所で最大%3異なります（%4サンプル; 大部分は一致）</translation>
    </message>
    <message>
        <source>%1 and along %2 more line: the seam of two tiles</source>
        <translation>%1; ほか%2本の線にもあります: 2つのタイルの継ぎ目</translation>
    </message>
    <message>
        <source>%1 and along %2 more lines: the seam of two tiles</source>
        <translation>%1; ほか%2本の線にもあります: 2つのタイルの継ぎ目</translation>
    </message>
    <message>
        <source>%1 animations</source>
        <translation>アニメーション%1個</translation>
    </message>
    <message>
        <source>%1 area</source>
        <translation>区域%1個</translation>
    </message>
    <message>
        <source>%1 area has no mesh: the ground is theirs</source>
        <translation>区域%1個にメッシュがありません: 地面自体がその形です</translation>
    </message>
    <message>
        <source>%1 areas</source>
        <translation>区域%1個</translation>
    </message>
    <message>
        <source>%1 areas have no mesh: the ground is theirs</source>
        <translation>区域%1個にメッシュがありません: 地面自体がその形です</translation>
    </message>
    <message>
        <source>%1 as MultiMesh, a node a model</source>
        <translation>%1、MultiMeshとしてモデルごとに1ノード</translation>
    </message>
    <message>
        <source>%1 assets are the most; there would be %2</source>
        <translation>アセットは最大%1個です; 合わせて%2個になります</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights</source>
        <translation>%1バンド（%2）: 高さにするものを1つ選ぶ必要があります</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights, or their luminance</source>
        <translation>%1バンド（%2）: 高さにするもの、またはその輝度を1つ選ぶ必要があります</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights, or their luminance, or Terrarium or Mapbox colours</source>
        <translation>%1バンド（%2）: 高さにするもの、その輝度、またはTerrariumかMapboxの色を1つ選ぶ必要があります</translation>
    </message>
    <message>
        <source>%1 bands; an alpha has one</source>
        <translation>%1バンド; アルファのバンドは1つです</translation>
    </message>
    <message>
        <source>%1 beside it is a journal that Scarp does not write: SQLite would delete the file that it names; remove it</source>
        <translation>隣の%1はScarpが書くジャーナルではありません: SQLiteはその中で指定されたファイルを削除します; 削除してください</translation>
    </message>
    <message>
        <source>%1 beside it is a link, which is not used as a journal; remove it</source>
        <translation>隣の%1はリンクのため、ジャーナルとして使用されません; 削除してください</translation>
    </message>
    <message>
        <source>%1 beside it is another file too, by a hard link; remove it</source>
        <translation>隣の%1はハードリンクにより別のファイルでもあります; 削除してください</translation>
    </message>
    <message>
        <source>%1 beside it is not a journal of SQLite, which would delete it; move it to another folder</source>
        <translation>隣の%1はSQLiteのジャーナルではなく、SQLiteにより削除されます; 別のフォルダーに移動してください</translation>
    </message>
    <message>
        <source>%1 beside it is not a regular file, so it is not used as a journal; remove it</source>
        <translation>隣の%1は通常のファイルではないため、ジャーナルとして使用されません; 削除してください</translation>
    </message>
    <message>
        <source>%1 beside it is the journal of an interrupted save and cannot be read: %2</source>
        <translation>隣の%1は中断された保存のジャーナルですが、読み込めません: %2</translation>
    </message>
    <message>
        <source>%1 brush path has no mesh: it is the ground alone</source>
        <translation>ブラシパス%1本にメッシュがありません: 地面だけです</translation>
    </message>
    <message>
        <source>%1 brush paths have no mesh: it is the ground alone</source>
        <translation>ブラシパス%1本にメッシュがありません: 地面だけです</translation>
    </message>
    <message>
        <source>%1 buffers</source>
        <translation>バッファ%1個</translation>
    </message>
    <message>
        <source>%1 cannot be done in parts: it %2</source>
        <translation>%1は分割して実行できません: %2</translation>
    </message>
    <message>
        <source>%1 cannot be reached: %2</source>
        <translation>%1に到達できません: %2</translation>
    </message>
    <message>
        <source>%1 cannot be reached: it does not encrypt</source>
        <translation>%1に到達できません: 暗号化を行っていません</translation>
    </message>
    <message>
        <source>%1 cannot be reached: it has no certificate</source>
        <translation>%1に到達できません: 証明書がありません</translation>
    </message>
    <message>
        <source>%1 cannot be used</source>
        <translation>%1は使えません</translation>
    </message>
    <message>
        <source>%1 cannot prove its identity: %2. %3</source>
        <translation>%1 は身元を証明できません: %2。%3</translation>
    </message>
    <message>
        <source>%1 changes nothing: %2</source>
        <translation>%1 は何も変更しません: %2</translation>
    </message>
    <message>
        <source>%1 draped pictures are not in this file</source>
        <translation>重ねた画像%1枚はこのファイルにありません</translation>
    </message>
    <message>
        <source>%1 elements of &lt;%2&gt;</source>
        <translation>&lt;%2&gt;の要素%1個</translation>
    </message>
    <message>
        <source>%1 elements of a list</source>
        <translation>リストの要素%1個</translation>
    </message>
    <message>
        <source>%1 has changed since it was read: its current values and other bands are used</source>
        <translation>%1は読み込み後に変更されています: 値と他のバンドは現在のファイルのものです</translation>
    </message>
    <message>
        <source>%1 has no metres: square cells need a projected CRS</source>
        <translation>%1はメートル単位ではありません: 正方形のセルには投影CRSが必要です</translation>
    </message>
    <message>
        <source>%1 has no team terrains: scarp team init makes the first</source>
        <translation>%1にはチーム地形がありません: scarp team init で最初の地形を作成します</translation>
    </message>
    <message>
        <source>%1 hidden layers are not in this file</source>
        <translation>非表示のレイヤー%1枚はこのファイルにありません</translation>
    </message>
    <message>
        <source>%1 images</source>
        <translation>画像%1枚</translation>
    </message>
    <message>
        <source>%1 is archived: it can be looked at, not changed. An administrator can unarchive it: %2</source>
        <translation>%1はアーカイブ済みです: 閲覧はできますが変更できません。管理者がアーカイブを解除できます: %2</translation>
    </message>
    <message>
        <source>%1 is deleted, but not all of its objects: %2</source>
        <translation>%1は削除されましたが、オブジェクトの一部が残っています: %2</translation>
    </message>
    <message>
        <source>%1 is not read: a project names it, and nobody has chosen it on this machine</source>
        <translation>%1 は読み込まれません: プロジェクトが参照していますが、このコンピューターでは選択されていません</translation>
    </message>
    <message>
        <source>%1 is out of range (above %2 to %3)</source>
        <translation>%1は範囲外です（%2を超え%3以下）</translation>
    </message>
    <message>
        <source>%1 is the only administrator of %2: give another member the role admin first, or delete the terrain</source>
        <translation>%1は%2の唯一の管理者です: 先に別のメンバーに役割adminを与えるか、地形を削除してください</translation>
    </message>
    <message>
        <source>%1 iterations of %2 × %3 samples are too much work: %4 samples, where %5 are the limit. Use fewer iterations</source>
        <translation>%2 × %3 サンプルに対する %1 回の反復は処理量が多すぎます: %4 サンプル。上限は %5 です。反復回数を減らしてください</translation>
    </message>
    <message>
        <source>%1 line</source>
        <translation>線%1本</translation>
    </message>
    <message>
        <source>%1 line of classes that are not to be imported left out</source>
        <translation>インポートしない分類の線%1本を除外しました</translation>
    </message>
    <message>
        <source>%1 line of more than %2 points left out</source>
        <translation>点が%2個を超える線%1本を除外しました</translation>
    </message>
    <message>
        <source>%1 line of no known class left out</source>
        <translation>既知の分類でない線%1本を除外しました</translation>
    </message>
    <message>
        <source>%1 line off the terrain left out</source>
        <translation>地形の外の線%1本を除外しました</translation>
    </message>
    <message>
        <source>%1 line or point left out: set a buffer above %2 to select them</source>
        <translation>線または点%1個を除外しました: 選択するには%2より大きいバッファを設定してください</translation>
    </message>
    <message>
        <source>%1 line with places that are none on the terrain&apos;s map left out</source>
        <translation>地形の地図に位置がない所を含む線%1本を除外しました</translation>
    </message>
    <message>
        <source>%1 line within areas left out: areas have no islands</source>
        <translation>区域の内側の線%1本を除外しました: 区域に島はありません</translation>
    </message>
    <message>
        <source>%1 line without length, or of unusable numbers, left out</source>
        <translation>長さがないか、数が使えない線%1本を除外しました</translation>
    </message>
    <message>
        <source>%1 line, each a Path3D</source>
        <translation>線%1本、それぞれPath3D</translation>
    </message>
    <message>
        <source>%1 line, in centimetres</source>
        <translation>線%1本、センチメートル単位</translation>
    </message>
    <message>
        <source>%1 lines and points left out: set a buffer above %2 to select them</source>
        <translation>線と点%1個を除外しました: 選択するには%2より大きいバッファを設定してください</translation>
    </message>
    <message>
        <source>%1 lines of classes that are not to be imported left out</source>
        <translation>インポートしない分類の線%1本を除外しました</translation>
    </message>
    <message>
        <source>%1 lines of more than %2 points left out</source>
        <translation>点が%2個を超える線%1本を除外しました</translation>
    </message>
    <message>
        <source>%1 lines of no known class left out</source>
        <translation>既知の分類でない線%1本を除外しました</translation>
    </message>
    <message>
        <source>%1 lines off the terrain left out</source>
        <translation>地形の外の線%1本を除外しました</translation>
    </message>
    <message>
        <source>%1 lines with places that are none on the terrain&apos;s map left out</source>
        <translation>地形の地図に位置がない所を含む線%1本を除外しました</translation>
    </message>
    <message>
        <source>%1 lines within areas left out: areas have no islands</source>
        <translation>区域の内側の線%1本を除外しました: 区域に島はありません</translation>
    </message>
    <message>
        <source>%1 lines without length, or of unusable numbers, left out</source>
        <translation>長さがないか、数が使えない線%1本を除外しました</translation>
    </message>
    <message>
        <source>%1 lines, each a Path3D</source>
        <translation>線%1本、それぞれPath3D</translation>
    </message>
    <message>
        <source>%1 lines, in centimetres</source>
        <translation>線%1本、センチメートル単位</translation>
    </message>
    <message>
        <source>%1 lines; %2 are the most</source>
        <translation>線%1本; 最大は%2本です</translation>
    </message>
    <message>
        <source>%1 looks like an undeclared void: %2 samples are holes (a no-data value of nan keeps them)</source>
        <translation>%1は宣言されていない「データなし」の値のようです: %2サンプルは穴です（「データなし」の値をnanにすると残ります）</translation>
    </message>
    <message>
        <source>%1 looks like an undeclared void: its samples are holes</source>
        <translation>%1は宣言されていない「データなし」の値のようです: そのサンプルは穴です</translation>
    </message>
    <message>
        <source>%1 materials</source>
        <translation>マテリアル%1個</translation>
    </message>
    <message>
        <source>%1 materials are not in this file</source>
        <translation>マテリアル%1個はこのファイルにありません</translation>
    </message>
    <message>
        <source>%1 meshes</source>
        <translation>メッシュ%1個</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes; the file has %3</source>
        <translation>%1には%2バイト必要です; ファイルは%3バイトです</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>ノード%1個</translation>
    </message>
    <message>
        <source>%1 nodes or more</source>
        <translation>ノード%1個以上</translation>
    </message>
    <message>
        <source>%1 object stands outside the part and is left out</source>
        <translation>オブジェクト%1個が範囲の外にあるため除外しました</translation>
    </message>
    <message>
        <source>%1 object stands over a hole or off the terrain and is left out</source>
        <translation>オブジェクト%1個が穴の上または地形の外にあるため除外しました</translation>
    </message>
    <message>
        <source>%1 objects stand outside the part and are left out</source>
        <translation>オブジェクト%1個が範囲の外にあるため除外しました</translation>
    </message>
    <message>
        <source>%1 of %2 materials have no pictures; their textures are for you to choose</source>
        <translation>マテリアル%2個のうち%1個に画像がありません; そのテクスチャはお選びください</translation>
    </message>
    <message>
        <source>%1 of the element &apos;%2&apos;</source>
        <translation>要素&apos;%2&apos; %1個</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1または%2</translation>
    </message>
    <message>
        <source>%1 part of a feature left out: the terrain&apos;s CRS has no such place</source>
        <translation>地物の一部%1個を除外しました: 地形のCRSにそのような位置がありません</translation>
    </message>
    <message>
        <source>%1 parts of features left out: the terrain&apos;s CRS has no such place</source>
        <translation>地物の一部%1個を除外しました: 地形のCRSにそのような位置がありません</translation>
    </message>
    <message>
        <source>%1 parts of meshes or more</source>
        <translation>メッシュの部品%1個以上</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>点%1個</translation>
    </message>
    <message>
        <source>%1 point left out: it is not a line</source>
        <translation>点%1個を除外しました: 線ではありません</translation>
    </message>
    <message>
        <source>%1 points left out: they are not lines</source>
        <translation>点%1個を除外しました: 線ではありません</translation>
    </message>
    <message>
        <source>%1 puts down %2 objects; %3 are the most</source>
        <translation>%1はオブジェクトを%2個置きます; 最大は%3個です</translation>
    </message>
    <message>
        <source>%1 refuses: %2</source>
        <translation>%1が拒否しました: %2</translation>
    </message>
    <message>
        <source>%1 rules are more than %2</source>
        <translation>ルール%1個は%2個を超えています</translation>
    </message>
    <message>
        <source>%1 sample is left to Terrain3D&apos;s automatic shader; taken are the textures that are stored for them</source>
        <translation>%1サンプルはTerrain3Dの自動シェーダーに任されています; そこに保存されているテクスチャを使います</translation>
    </message>
    <message>
        <source>%1 samples are left to Terrain3D&apos;s automatic shader; taken are the textures that are stored for them</source>
        <translation>%1サンプルはTerrain3Dの自動シェーダーに任されています; そこに保存されているテクスチャを使います</translation>
    </message>
    <message>
        <source>%1 scatter rules are not in this file</source>
        <translation>散布ルール%1個はこのファイルにありません</translation>
    </message>
    <message>
        <source>%1 skins</source>
        <translation>スキン%1個</translation>
    </message>
    <message>
        <source>%1 stores whole metres; it takes no height range</source>
        <translation>%1は整数のメートルを保存します; 高さの範囲は指定できません</translation>
    </message>
    <message>
        <source>%1 takes %2 samples a side, not %3 x %4</source>
        <translation>%1は1辺%2サンプルを要し、%3 x %4では使えません</translation>
    </message>
    <message>
        <source>%1 takes at most %2 tiles each way, not %3 x %4 tiles; larger tiles make fewer</source>
        <translation>%1のタイルは各方向最大%2枚で、%3 x %4枚は使えません; タイルを大きくすると少なくなります</translation>
    </message>
    <message>
        <source>%1 takes square cells, not %2 x %3</source>
        <translation>%1は正方形のセルを要し、%2 x %3では使えません</translation>
    </message>
    <message>
        <source>%1 takes squares with %2 samples a side, not %3 x %4</source>
        <translation>%1は1辺%2サンプルの正方形を要し、%3 x %4では使えません</translation>
    </message>
    <message>
        <source>%1 textures</source>
        <translation>テクスチャ%1個</translation>
    </message>
    <message>
        <source>%1 tile</source>
        <translation>タイル%1枚</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1 triangles are too few: this ground and its borders take %2 at least</source>
        <translation>三角形%1個は少なすぎます: この地面とその縁には少なくとも%2個必要です</translation>
    </message>
    <message>
        <source>%1 triangles make more than 2 GB, where glTF&apos;s readers stop; fewer triangles or several tiles fit</source>
        <translation>三角形%1個では、glTFの読み込み側の限界である2 GBを超えます; 三角形を減らすか、複数のタイルにすると収まります</translation>
    </message>
    <message>
        <source>%1 triangles, %2 vertices; textures of colour, normals and roughness, %3 texels</source>
        <translation>三角形%1個、頂点%2個; 色、法線、ラフネスのテクスチャ、%3テクセル</translation>
    </message>
    <message>
        <source>%1 views of buffers</source>
        <translation>バッファビュー%1個</translation>
    </message>
    <message>
        <source>%1 was lost</source>
        <translation>%1との接続が失われました</translation>
    </message>
    <message>
        <source>%1 was set up by an earlier version of Scarp: the owner of its tables has to run &quot;scarp team upgrade&quot; first</source>
        <translation>%1は以前のバージョンのScarpで設定されました: 先にテーブルの所有者が &quot;scarp team upgrade&quot; を実行する必要があります</translation>
    </message>
    <message>
        <source>%1 x %2 pixels; a picture of a material has at most %3 a side</source>
        <translation>%1 x %2 ピクセル; マテリアルの画像は1辺最大%3です</translation>
    </message>
    <message>
        <source>%1 x %2 pixels; an alpha has at most %3 a side</source>
        <translation>%1 x %2 ピクセル; アルファは1辺最大%3です</translation>
    </message>
    <message>
        <source>%1 x %2 samples are too many</source>
        <translation>%1 x %2 サンプルは多すぎます</translation>
    </message>
    <message>
        <source>%1 x %2 samples need %3 of memory and disk; there are %4</source>
        <translation>%1 x %2 サンプルにはメモリとディスクが%3必要です; あるのは%4です</translation>
    </message>
    <message>
        <source>%1 x %2 samples: its rows need %3 at once; the memory budget allows %4</source>
        <translation>%1 x %2 サンプル: 行に一度に%3必要です; メモリの上限は%4です</translation>
    </message>
    <message>
        <source>%1 x %2 samples; a terrain needs at least 2 x 2</source>
        <translation>%1 x %2 サンプル; 地形には少なくとも2 x 2が必要です</translation>
    </message>
    <message>
        <source>%1 x %2 tiles are more than %3; larger tiles make fewer</source>
        <translation>%1 x %2 枚のタイルは%3枚を超えています; タイルを大きくすると少なくなります</translation>
    </message>
    <message>
        <source>%1 × %2, height %3</source>
        <translation>%1 × %2、高さ %3</translation>
    </message>
    <message>
        <source>%1, a data table in centimetres</source>
        <translation>%1、センチメートル単位のデータテーブル</translation>
    </message>
    <message>
        <source>%1, heights in %2</source>
        <translation>%1、高さは%2</translation>
    </message>
    <message>
        <source>%1, radius %2</source>
        <translation>%1、半径 %2</translation>
    </message>
    <message>
        <source>%1: PROJ has no transformation from them to %2</source>
        <translation>%1: PROJに%2への変換がありません</translation>
    </message>
    <message>
        <source>%1: PROJ lacks %2 for the transformation to %3; install it with: %4 (package proj-bin)</source>
        <translation>%1: %3への変換に必要な%2がPROJにありません; 次のコマンドでインストールします: %4（パッケージproj-bin）</translation>
    </message>
    <message>
        <source>%1: PROJ&apos;s grids for %2 do not cover the whole terrain</source>
        <translation>%1: %2用のPROJのグリッドは地形全体を覆っていません</translation>
    </message>
    <message>
        <source>%1: it needs %2 nodes, about one for each cell that it crosses. All lines together may have %3 with a memory budget of %4 MiB. Clip or simplify the line, or raise the memory budget</source>
        <translation>%1: %2 個のノードが必要です (通過するセルごとに約 1 個)。メモリ予算 %4 MiB では、すべてのラインを合わせて %3 個までです。ラインを切り抜くか簡略化するか、メモリ予算を増やしてください</translation>
    </message>
    <message>
        <source>%1: it needs more than %2 nodes, about one for each cell that it crosses. All lines together may have %3 with a memory budget of %4 MiB. Clip or simplify the line, or raise the memory budget</source>
        <translation>%1: %2 個を超えるノードが必要です (通過するセルごとに約 1 個)。メモリ予算 %4 MiB では、すべてのラインを合わせて %3 個までです。ラインを切り抜くか簡略化するか、メモリ予算を増やしてください</translation>
    </message>
    <message>
        <source>%1: the seam of two tiles</source>
        <translation>%1: 2つのタイルの継ぎ目</translation>
    </message>
    <message>
        <source>%1; --accept-damage uses it as it is</source>
        <translation>%1; --accept-damageでそのまま使用します</translation>
    </message>
    <message>
        <source>%1; a cell size must be given</source>
        <translation>%1; セルサイズの指定が必要です</translation>
    </message>
    <message>
        <source>%1; an earlier state is there instead</source>
        <translation>%1; 代わりに以前の状態があります</translation>
    </message>
    <message>
        <source>%1; and %2 more</source>
        <translation>%1; ほか%2件</translation>
    </message>
    <message>
        <source>%1; holes are there instead</source>
        <translation>%1; 代わりに穴があります</translation>
    </message>
    <message>
        <source>%1; it stays in memory, compressed</source>
        <translation>%1; 圧縮してメモリに残します</translation>
    </message>
    <message>
        <source>%1; nothing is there instead</source>
        <translation>%1; 代わりになるものはありません</translation>
    </message>
    <message>
        <source>%1; possible fix: %2</source>
        <translation>%1; 可能な修正: %2</translation>
    </message>
    <message>
        <source>%1; what came after it is lost</source>
        <translation>%1; その後のものは失われました</translation>
    </message>
    <message>
        <source>%1; what had not been read of it is not there</source>
        <translation>%1; まだ読んでいなかった部分がありません</translation>
    </message>
    <message>
        <source>%1; what stands there now is as it was at an earlier save</source>
        <translation>%1; 今そこにあるのは以前の保存時のものです</translation>
    </message>
    <message>
        <source>%1; what stands there now is holes</source>
        <translation>%1; 今そこにあるのは穴です</translation>
    </message>
    <message>
        <source>%1; what stands there now is nothing of it</source>
        <translation>%1; 今そこには何も残っていません</translation>
    </message>
    <message>
        <source>%1; what stands there now is out of the recovery journal</source>
        <translation>%1; 今そこにあるのは復旧ジャーナルからのものです</translation>
    </message>
    <message>
        <source>%1nd</source>
        <translation>%1番目</translation>
    </message>
    <message>
        <source>%1rd</source>
        <translation>%1番目</translation>
    </message>
    <message>
        <source>%1st</source>
        <translation>%1番目</translation>
    </message>
    <message>
        <source>%1th</source>
        <translation>%1番目</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be done in parts; filter, sky and convert can</source>
        <translation>&apos;%1&apos;は分割して実行できません; filter、sky、convertは可能です</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no CRS; it looks like EPSG:32618, EPSG:32618+5773, or is utm</source>
        <translation>&apos;%1&apos;はCRSではありません; EPSG:32618やEPSG:32618+5773のような形式か、utmです</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no ending of a mesh&apos;s file; there are %2</source>
        <translation>&apos;%1&apos;はメッシュのファイルの拡張子ではありません; 使えるのは%2です</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no preset; there are %2</source>
        <translation>&apos;%1&apos;はプリセットではありません; あるのは%2です</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no raw layout: %2; it looks like 512x512:f32le or 256x256:u16be+32</source>
        <translation>&apos;%1&apos;はRAWの構成ではありません: %2; 形は512x512:f32leや256x256:u16be+32です</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of height: heights are taken as metres</source>
        <translation>&apos;%1&apos;は高さの単位ではありません: 高さはメートルとして扱います</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of height; use %2</source>
        <translation>&apos;%1&apos;は高さの単位ではありません; %2を使ってください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a preset; there are %2</source>
        <translation>&apos;%1&apos;はプリセットではありません; あるのは%2です</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a preset; there are %2; one cannot be read: %3</source>
        <translation>&apos;%1&apos;はプリセットではありません; あるのは%2です; 読めないものがあります: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the name of a program; choose another one</source>
        <translation>&apos;%1&apos;はプログラムの名前です; 別のものを選んでください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no object: a bucket and a key are needed</source>
        <translation>&apos;%1&apos;にオブジェクトの指定がありません: バケットとキーが必要です</translation>
    </message>
    <message>
        <source>&apos;{&apos; is not closed</source>
        <translation>&apos;{&apos;が閉じられていません</translation>
    </message>
    <message>
        <source>.%1 is not the ending of what is written, %2; use %3</source>
        <translation>.%1は書き出す形式%2の拡張子ではありません; %3を使ってください</translation>
    </message>
    <message>
        <source>0 stands for a hole in this file: %1 samples at height 0 are holes (a no-data value of nan keeps them)</source>
        <translation>このファイルでは0が穴を表します: 高さ0の%1サンプルは穴です（「データなし」の値をnanにすると残ります）</translation>
    </message>
    <message>
        <source>1 draped picture is not in this file</source>
        <translation>重ねた画像1枚はこのファイルにありません</translation>
    </message>
    <message>
        <source>1 hidden layer is not in this file</source>
        <translation>非表示のレイヤー1枚はこのファイルにありません</translation>
    </message>
    <message>
        <source>1 material is not in this file</source>
        <translation>マテリアル1個はこのファイルにありません</translation>
    </message>
    <message>
        <source>1 scatter rule is not in this file</source>
        <translation>散布ルール1個はこのファイルにありません</translation>
    </message>
    <message>
        <source>16-bit samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>単位のない16ビットサンプル: 幅の5分の1の高さを提案します</translation>
    </message>
    <message>
        <source>8-bit samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>単位のない8ビットサンプル: 幅の5分の1の高さを提案します</translation>
    </message>
    <message>
        <source>8-bit samples: only 256 levels, the ground comes in steps</source>
        <translation>8ビットサンプル: 256段階だけで、地面が段になります</translation>
    </message>
    <message>
        <source>ASCII PGM of %1 x %2 samples, which needs at least %3 bytes; the file has %4</source>
        <translation>%1 x %2 サンプルのASCII PGMで、少なくとも%3バイト必要です; ファイルは%4バイトです</translation>
    </message>
    <message>
        <source>Add %1 lines</source>
        <translation>線を%1本追加</translation>
    </message>
    <message>
        <source>CLASSIC4 takes 4 materials; %1 are chosen</source>
        <translation>CLASSIC4に入るマテリアルは4個です; %1個選ばれています</translation>
    </message>
    <message>
        <source>Change %1 lines</source>
        <translation>線を%1本変更</translation>
    </message>
    <message>
        <source>Change %1 objects</source>
        <translation>オブジェクトを%1個変更</translation>
    </message>
    <message>
        <source>Delete %1 lines</source>
        <translation>線を%1本削除</translation>
    </message>
    <message>
        <source>Delete %1 objects</source>
        <translation>オブジェクトを%1個削除</translation>
    </message>
    <message>
        <source>East %1</source>
        <translation>東 %1</translation>
    </message>
    <message>
        <source>East %1, north %2</source>
        <translation>東 %1、北 %2</translation>
    </message>
    <message>
        <source>From min %1 is not below from max %2</source>
        <translation>元の最小 %1が元の最大 %2より小さくありません</translation>
    </message>
    <message>
        <source>GeoJSON (RFC 7946) knows only longitude and latitude; GDAL and QGIS read the CRS that is named in it, other programs may not</source>
        <translation>GeoJSON（RFC 7946）で使えるのは経度と緯度だけです; GDALとQGISはファイル内に示されたCRSを読みますが、他のプログラムは読まないことがあります</translation>
    </message>
    <message>
        <source>GeoTIFF cannot contain the CRS: it is in %1, which has to stay with the file</source>
        <translation>GeoTIFFはこのCRSを含められません: %1に入っており、ファイルと一緒に置いておく必要があります</translation>
    </message>
    <message>
        <source>HTerrain&apos;s ARRAY is two files, indices and weights; there are %1</source>
        <translation>HTerrainのARRAYは、インデックスと重みの2ファイルです; あるのは%1個です</translation>
    </message>
    <message>
        <source>HTerrain&apos;s ARRAY takes %1 materials; there are %2</source>
        <translation>HTerrainのARRAYで使えるマテリアルは%1個です; あるのは%2個です</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation>高さ %1</translation>
    </message>
    <message>
        <source>If its administrator confirms the certificate, trust it (scarp team --trust): SHA-256 fingerprint %1</source>
        <translation>管理者が証明書を確認した場合は、信頼してください(scarp team --trust): SHA-256 フィンガープリント %1</translation>
    </message>
    <message>
        <source>Lift %1 objects</source>
        <translation>オブジェクトを%1個持ち上げ</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>結合</translation>
    </message>
    <message>
        <source>Min %1 is above max %2</source>
        <translation>最小 %1が最大 %2より大きいです</translation>
    </message>
    <message>
        <source>Move %1 objects</source>
        <translation>オブジェクトを%1個移動</translation>
    </message>
    <message>
        <source>North %1</source>
        <translation>北 %1</translation>
    </message>
    <message>
        <source>OpenGL 4.5 core is needed</source>
        <translation>OpenGL 4.5 coreが必要です</translation>
    </message>
    <message>
        <source>Place %1 objects</source>
        <translation>オブジェクトを%1個配置</translation>
    </message>
    <message>
        <source>Remove %1 objects</source>
        <translation>オブジェクトを%1個取り除く</translation>
    </message>
    <message>
        <source>Reorder %1</source>
        <translation>%1を並べ替え</translation>
    </message>
    <message>
        <source>Reorder %1 &quot;%2&quot;</source>
        <translation>%1「%2」を並べ替え</translation>
    </message>
    <message>
        <source>Reorder %1 lines</source>
        <translation>線を%1本並べ替え</translation>
    </message>
    <message>
        <source>SQLite&apos;s check of its pages says &quot;%1&quot;</source>
        <translation>SQLiteによるページの検査の結果は&quot;%1&quot;です</translation>
    </message>
    <message>
        <source>STL says no unit: slicers take it for millimetres</source>
        <translation>STLは単位を示しません: スライサーはミリメートルとみなします</translation>
    </message>
    <message>
        <source>Scale %1 objects</source>
        <translation>オブジェクトを%1個拡大縮小</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散布</translation>
    </message>
    <message>
        <source>Take out %1 objects</source>
        <translation>オブジェクトを%1個取り出す</translation>
    </message>
    <message>
        <source>Terrain3D takes %1 materials; there are %2</source>
        <translation>Terrain3Dで使えるマテリアルは%1個です; あるのは%2個です</translation>
    </message>
    <message>
        <source>Turn %1 objects</source>
        <translation>オブジェクトを%1個回転</translation>
    </message>
    <message>
        <source>Unity&apos;s HDRP draws 8 layers at most; these are %1</source>
        <translation>UnityのHDRPが描くのは最大8レイヤーです; ここには%1枚あります</translation>
    </message>
    <message>
        <source>Unity&apos;s alphamaps are squares; these are as the terrain is</source>
        <translation>Unityのアルファマップは正方形です; ここでは地形と同じ形です</translation>
    </message>
    <message>
        <source>[column, row, column, row]</source>
        <translation>[列, 行, 列, 行]</translation>
    </message>
    <message>
        <source>[id, asset, x, y, yaw, scale, height offset, rule, elevation]</source>
        <translation>[id, アセット, x, y, ヨー, 拡大率, 高さのオフセット, ルール, 標高]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be selected by range. Supported: %2</source>
        <translation>&quot;%1&quot;は値の範囲では選択できません。使えるもの: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it is laid straight between two places; a road does so</source>
        <translation>「%1」は線に沿って使えません: 2つの位置の間にまっすぐ敷かれます; 道路なら線に沿います</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it opens or closes holes, and a layer of lines holds heights alone</source>
        <translation>「%1」は線に沿って使えません: 穴を開閉しますが、線のレイヤーが持つのは高さだけです</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it paints back earlier ground, and a layer of lines knows the ground beneath it as it is alone</source>
        <translation>「%1」は線に沿って使えません: 以前の地面を塗り戻しますが、線のレイヤーが知るのは下にある今の地面だけです</translation>
    </message>
    <message>
        <source>a GeoPackage</source>
        <translation>GeoPackage</translation>
    </message>
    <message>
        <source>a PDS 3 file</source>
        <translation>PDS 3ファイル</translation>
    </message>
    <message>
        <source>a PDS 4 label</source>
        <translation>PDS 4ラベル</translation>
    </message>
    <message>
        <source>a Radiance image stores only 8 significant bits of each value: heights may form terraces</source>
        <translation>Radiance画像は各値の有効な8ビットだけを保存します: 高さが段状になることがあります</translation>
    </message>
    <message>
        <source>a brush with a radius of %1 is smaller than a cell and may contain no sample; use a radius of at least %2</source>
        <translation>半径 %1 のブラシはセルより小さく、サンプルを含まないことがあります; 半径を %2 以上にしてください</translation>
    </message>
    <message>
        <source>a cell size of %1 is out of range (%2 to %3)</source>
        <translation>セルサイズ %1は範囲外です（%2～%3）</translation>
    </message>
    <message>
        <source>a clearing, [x, y, radius]</source>
        <translation>空ける場所 [x, y, 半径]</translation>
    </message>
    <message>
        <source>a geometry of its layer &quot;%1&quot; has %2; at most %3 are read</source>
        <translation>レイヤー「%1」に %2 のジオメトリがあります; 読み込めるのは %3 までです</translation>
    </message>
    <message>
        <source>a height of %1 cannot be added (%2 to %3)</source>
        <translation>高さ %1は加えられません（%2～%3）</translation>
    </message>
    <message>
        <source>a height of %1 is out of range (%2 to %3)</source>
        <translation>高さ %1は範囲外です（%2～%3）</translation>
    </message>
    <message>
        <source>a height of %1 is out of range (above %2 to %3)</source>
        <translation>高さ %1は範囲外です（%2を超え%3以下）</translation>
    </message>
    <message>
        <source>a height of %1 to extend by is out of range (%2 to %3)</source>
        <translation>広げる部分の高さ %1は範囲外です（%2～%3）</translation>
    </message>
    <message>
        <source>a height range excludes a step and an anchor; give the one or the other</source>
        <translation>高さの範囲は、段の高さやアンカーと併用できません; どちらか一方を指定してください</translation>
    </message>
    <message>
        <source>a height range is for 16-bit and 8-bit samples; these store heights as they are</source>
        <translation>高さの範囲は16ビットと8ビットのサンプル用です; これらのサンプルは高さをそのまま保存します</translation>
    </message>
    <message>
        <source>a height range is for 16-bit formats; this one stores heights as they are</source>
        <translation>高さの範囲は16ビット形式用です; この形式は高さをそのまま保存します</translation>
    </message>
    <message>
        <source>a mesh&apos;s file needs an ending; there are %1</source>
        <translation>メッシュのファイルには拡張子が必要です; 使えるのは%1です</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>a metre of its map is %1 on the ground in the middle: cells are %2 x %3; reprojected to UTM, lengths would be true everywhere</source>
        <translation>地図の1メートルは中央の地面で%1です: セルは%2 x %3です; UTMに再投影すると、長さはどこでも正しくなります</translation>
    </message>
    <message>
        <source>a part of the terrain could not be fetched: %1</source>
        <translation>地形の一部を取得できませんでした: %1</translation>
    </message>
    <message>
        <source>a place, [row, column, attempt]</source>
        <translation>位置 [行, 列, 試行]</translation>
    </message>
    <message>
        <source>a row of %1 needs %2; the memory budget allows %3</source>
        <translation>%1の1行に%2必要です; メモリの上限は%3です</translation>
    </message>
    <message>
        <source>a side of %1 is out of range (up to %2)</source>
        <translation>1辺 %1は範囲外です（最大%2）</translation>
    </message>
    <message>
        <source>a stamp has one point: neither can it become a line, nor a line a stamp</source>
        <translation>スタンプの点は1つです: 線にすることも、線をスタンプにすることもできません</translation>
    </message>
    <message>
        <source>a step of the history: %1</source>
        <translation>履歴の手順: %1</translation>
    </message>
    <message>
        <source>a step of the undo history is lost</source>
        <translation>元に戻す履歴の手順が1つ失われました</translation>
    </message>
    <message>
        <source>a stroke is being adjusted: drag one of its dots, or press Close under History to edit the ground</source>
        <translation>ストロークを調整中です: その点をドラッグしてください。地面を編集するには「履歴」の下の「閉じる」を押します</translation>
    </message>
    <message>
        <source>a triangle names a vertex that is missing</source>
        <translation>三角形が示す頂点がありません</translation>
    </message>
    <message>
        <source>a vertex at every %1 sample makes %2 GB, and glTF&apos;s readers stop at 2; one at every %3 fits</source>
        <translation>%1のサンプルごとの頂点では%2 GBになり、glTFの読み込み側の限界は2 GBです; %3のサンプルごとなら収まります</translation>
    </message>
    <message>
        <source>a vertex at every sample makes %1 GB, and glTF&apos;s readers stop at 2; one at every %2 fits</source>
        <translation>サンプルごとの頂点では%1 GBになり、glTFの読み込み側の限界は2 GBです; %2のサンプルごとなら収まります</translation>
    </message>
    <message>
        <source>albedo</source>
        <translation>アルベド</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>an ISIS 3 cube</source>
        <translation>ISIS 3キューブ</translation>
    </message>
    <message>
        <source>an SRTM tile has 1201 x 1201 or 3601 x 3601 samples over one whole degree of EPSG:4326, and %1; %2</source>
        <translation>SRTMタイルはEPSG:4326の整数度で区切られた1度四方に1201 x 1201または3601 x 3601サンプルですが、%1; %2</translation>
    </message>
    <message>
        <source>an alpha is read from one file, not from tiles</source>
        <translation>アルファはタイルでなく1つのファイルから読みます</translation>
    </message>
    <message>
        <source>an empty one</source>
        <translation>空の配列</translation>
    </message>
    <message>
        <source>an error of %1 takes more than %2 triangles; a greater error or a part of the terrain takes fewer</source>
        <translation>誤差 %1には%2個を超える三角形が必要です; 誤差を大きくするか、地形の一部にすると少なくて済みます</translation>
    </message>
    <message>
        <source>an error of %1 takes too many triangles; a greater one takes fewer</source>
        <translation>誤差 %1には三角形が多すぎます; 誤差を大きくすると少なくて済みます</translation>
    </message>
    <message>
        <source>an id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>another file has this name; move it</source>
        <translation>この名前の別のファイルがあります; 移動してください</translation>
    </message>
    <message>
        <source>another program has set it to write-ahead logging, which Scarp does not read; PRAGMA journal_mode=DELETE in that program puts it back</source>
        <translation>他のプログラムが先行書き込みログ（WAL）に設定しており、Scarpでは読めません; そのプログラムでPRAGMA journal_mode=DELETEを実行すると元に戻ります</translation>
    </message>
    <message>
        <source>another size, and not both say where they lie: stretched from corner to corner</source>
        <translation>サイズが異なり、両方に位置の記載があるわけではありません: 角から角まで引き伸ばしました</translation>
    </message>
    <message>
        <source>attribute %1 is missing</source>
        <translation>属性%1がありません</translation>
    </message>
    <message>
        <source>averaging its heights takes too long: all lines together need %1 steps from node to node, where %2 are the limit. Reduce &quot;even-over&quot;, &quot;curve&quot; or &quot;run-off&quot;, or simplify the line</source>
        <translation>高さの平均化に時間がかかりすぎます: すべてのラインを合わせてノード間の処理が %1 ステップ必要です。上限は %2 です。「even-over」「curve」「run-off」を小さくするか、ラインを簡略化してください</translation>
    </message>
    <message>
        <source>axes: x east, y north, z up</source>
        <translation>軸: x 東、y 北、z 上</translation>
    </message>
    <message>
        <source>axes: x east, y up, z south</source>
        <translation>軸: x 東、y 上、z 南</translation>
    </message>
    <message>
        <source>band %1</source>
        <translation>バンド%1</translation>
    </message>
    <message>
        <source>base: %1</source>
        <translation>ベース: %1</translation>
    </message>
    <message>
        <source>both together have more materials or assets than a terrain may have; ours stay</source>
        <translation>両方を合わせると、地形に許される数よりマテリアルまたはアセットが多くなります; こちらのものを残します</translation>
    </message>
    <message>
        <source>by its longest side, %1</source>
        <translation>最も長い辺%1による</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>cannot be brought onto the terrain&apos;s grid: %1</source>
        <translation>地形のグリッドに合わせられません: %1</translation>
    </message>
    <message>
        <source>cannot be compacted: another program has changed, moved or deleted it</source>
        <translation>最適化できません: 他のプログラムが変更、移動、または削除しました</translation>
    </message>
    <message>
        <source>cannot be fetched (%1)</source>
        <translation>取得できません（%1）</translation>
    </message>
    <message>
        <source>cannot be fetched: there is nothing there, or GDAL&apos;s settings do not open it</source>
        <translation>取得できません: そこに何もないか、GDALの設定では開けません</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>開けません: %1</translation>
    </message>
    <message>
        <source>cannot be opened: its path is too long or has too many links</source>
        <translation>開けません: パスが長すぎるか、リンクが多すぎます</translation>
    </message>
    <message>
        <source>cannot be opened: there is not enough memory</source>
        <translation>開けません: メモリが足りません</translation>
    </message>
    <message>
        <source>cannot be read any more: its decoder has ended</source>
        <translation>もう読めません: デコーダーが終了しました</translation>
    </message>
    <message>
        <source>cannot be read back: %1</source>
        <translation>読み戻せません: %1</translation>
    </message>
    <message>
        <source>cannot be read in a process of its own: %1</source>
        <translation>専用のプロセスで読めません: %1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>読めません: %1</translation>
    </message>
    <message>
        <source>cannot be read: a Draco attribute has no id; the file is damaged</source>
        <translation>読めません: Draco属性にidがありません; ファイルが損傷しています</translation>
    </message>
    <message>
        <source>cannot be read: a Draco mesh has no view; the file is damaged</source>
        <translation>読めません: Dracoメッシュにビューがありません; ファイルが損傷しています</translation>
    </message>
    <message>
        <source>cannot be read: a node is below itself; the file is damaged</source>
        <translation>読めません: ノードが自身の下にあります; ファイルが損傷しています</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 announces %2 elements, more than there can be</source>
        <translation>読めません: アクセサー%1に記載された要素が%2個で、ありえない数です</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 has an impossible type or size; the file is damaged</source>
        <translation>読めません: アクセサー%1の型またはサイズがありえないものです; ファイルが損傷しています</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 has no view; the file is damaged</source>
        <translation>読めません: アクセサー%1にビューがありません; ファイルが損傷しています</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is longer than its view; the file is damaged</source>
        <translation>読めません: アクセサー%1がビューより長いです; ファイルが損傷しています</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is missing; the file is damaged</source>
        <translation>読めません: アクセサー%1がありません; ファイルが損傷しています</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is sparse, which is not read of quantised meshes</source>
        <translation>読めません: アクセサー%1はスパースで、量子化されたメッシュでは読みません</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 &apos;%2&apos; is not beside or below the file</source>
        <translation>読めません: バッファ%1の&apos;%2&apos;がファイルの横にも下にもありません</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is not base64; the file is damaged</source>
        <translation>読めません: バッファ%1がbase64ではありません; ファイルが損傷しています</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is to have %2 bytes, and &apos;%3&apos; has %4</source>
        <translation>読めません: バッファ%1は%2バイトのはずですが、&apos;%3&apos;は%4バイトです</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is to have %2 bytes, and it has %3</source>
        <translation>読めません: バッファ%1は%2バイトのはずですが、%3バイトです</translation>
    </message>
    <message>
        <source>cannot be read: decoding it takes more than %1 s</source>
        <translation>読めません: デコードに%1秒を超える時間がかかります</translation>
    </message>
    <message>
        <source>cannot be read: it announces %1, more than its %2 bytes can hold; the file is damaged</source>
        <translation>読めません: %1と記載されていますが、%2バイトには入りません; ファイルが損傷しています</translation>
    </message>
    <message>
        <source>cannot be read: it changes its material more than %1 times</source>
        <translation>読めません: マテリアルの切り替えが%1回を超えています</translation>
    </message>
    <message>
        <source>cannot be read: it changes while it is read</source>
        <translation>読めません: 読み込み中に変わります</translation>
    </message>
    <message>
        <source>cannot be read: it has %1 layers; at most %2 are read</source>
        <translation>読めません: レイヤーが%1個あります; 読み込めるのは%2個までです</translation>
    </message>
    <message>
        <source>cannot be read: it has %1; at most %2 are read</source>
        <translation>読めません: %1があります; 読み込めるのは%2個までです</translation>
    </message>
    <message>
        <source>cannot be read: it has a polygon of %1 corners; at most %2 are read</source>
        <translation>読めません: 角が%1個の多角形があります; 読み込めるのは%2個までです</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 materials</source>
        <translation>読めません: マテリアルが%1個を超えています</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 objects and groups</source>
        <translation>読めません: オブジェクトとグループが%1個を超えています</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 solids</source>
        <translation>読めません: ソリッドが%1個を超えています</translation>
    </message>
    <message>
        <source>cannot be read: it is not an ordinary file</source>
        <translation>読めません: 通常のファイルではありません</translation>
    </message>
    <message>
        <source>cannot be read: it names more than %1 files of materials</source>
        <translation>読めません: マテリアルのファイルの指定が%1個を超えています</translation>
    </message>
    <message>
        <source>cannot be read: it needs more memory than a model may take</source>
        <translation>読めません: モデルに許される以上のメモリが必要です</translation>
    </message>
    <message>
        <source>cannot be read: its JSON is broken, or nested deeper than that of glTF</source>
        <translation>読めません: JSONが壊れているか、glTFのものより入れ子が深いです</translation>
    </message>
    <message>
        <source>cannot be read: its buffers have more than 1 GB, of which the first %1 of %2 are</source>
        <translation>読めません: バッファが1 GBを超えています（%2個のうち最初の%1個で）</translation>
    </message>
    <message>
        <source>cannot be read: its decoder does not answer within %1 s</source>
        <translation>読めません: デコーダーが %1 秒以内に応答しません</translation>
    </message>
    <message>
        <source>cannot be read: its file of materials is larger than 1 GB</source>
        <translation>読めません: マテリアルのファイルが1 GBを超えています</translation>
    </message>
    <message>
        <source>cannot be read: its header has more than 64 KiB</source>
        <translation>読めません: ヘッダーが64 KiBを超えています</translation>
    </message>
    <message>
        <source>cannot be read: its lists have more than 1 GB when they are unpacked</source>
        <translation>読めません: 展開したリストが1 GBを超えています</translation>
    </message>
    <message>
        <source>cannot be read: its meshes have more than 1 GB when they are unpacked</source>
        <translation>読めません: 展開したメッシュが1 GBを超えています</translation>
    </message>
    <message>
        <source>cannot be read: its meshes need the extension %1, which is not supported</source>
        <translation>読めません: メッシュに必要な拡張機能%1には対応していません</translation>
    </message>
    <message>
        <source>cannot be read: its nodes are nested more than %1 deep</source>
        <translation>読めません: ノードの入れ子が%1段より深いです</translation>
    </message>
    <message>
        <source>cannot be read: its nodes repeat others so often that there are more than %1</source>
        <translation>読めません: ノードが他のノードを何度も繰り返し、%1個を超えています</translation>
    </message>
    <message>
        <source>cannot be read: its reader answers what cannot be</source>
        <translation>読めません: 読み込み側の答えがありえないものです</translation>
    </message>
    <message>
        <source>cannot be read: its reader describes it in a way that cannot be</source>
        <translation>読めません: 読み込み側の説明がありえないものです</translation>
    </message>
    <message>
        <source>cannot be read: nothing is open</source>
        <translation>読めません: 何も開いていません</translation>
    </message>
    <message>
        <source>cannot be read: there is not enough memory</source>
        <translation>読めません: メモリが足りません</translation>
    </message>
    <message>
        <source>cannot be read: view %1 does not unpack; the file is damaged or newer</source>
        <translation>読めません: ビュー%1を展開できません; ファイルが損傷しているか、新しい形式です</translation>
    </message>
    <message>
        <source>cannot be read: view %1 has an impossible size; the file is damaged</source>
        <translation>読めません: ビュー%1のサイズがありえないものです; ファイルが損傷しています</translation>
    </message>
    <message>
        <source>cannot be read: view %1 has no buffer</source>
        <translation>読めません: ビュー%1にバッファがありません</translation>
    </message>
    <message>
        <source>cannot be read: view %1 is longer than its buffer; the file is damaged</source>
        <translation>読めません: ビュー%1がバッファより長いです; ファイルが損傷しています</translation>
    </message>
    <message>
        <source>cannot be read: view %1 is packed in an unknown way; the file is damaged or newer</source>
        <translation>読めません: ビュー%1の圧縮方式が不明です; ファイルが損傷しているか、新しい形式です</translation>
    </message>
    <message>
        <source>cannot be read: what its reader gives %1</source>
        <translation>読めません: 読み込み側の結果に問題があります: %1</translation>
    </message>
    <message>
        <source>cannot be read: what its reader gives cannot be</source>
        <translation>読めません: 読み込み側の結果がありえないものです</translation>
    </message>
    <message>
        <source>cannot be read; the file is damaged (%1)</source>
        <translation>読めません; ファイルが損傷しています（%1）</translation>
    </message>
    <message>
        <source>cannot be reprojected: %1</source>
        <translation>再投影できません: %1</translation>
    </message>
    <message>
        <source>cannot be saved: another program has changed, moved or deleted it; save it under another name</source>
        <translation>保存できません: 他のプログラムが変更、移動、または削除しました; 別の名前で保存してください</translation>
    </message>
    <message>
        <source>cannot be saved: its undo history is another one by now</source>
        <translation>保存できません: 元に戻す履歴が既に別のものです</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>書けません: %1</translation>
    </message>
    <message>
        <source>cannot be written: an error has ended the change</source>
        <translation>書けません: エラーで変更が中断しました</translation>
    </message>
    <message>
        <source>cannot be written: it is read-only</source>
        <translation>書けません: 読み取り専用です</translation>
    </message>
    <message>
        <source>cannot be written: it was opened read-only</source>
        <translation>書けません: 読み取り専用で開いています</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full</source>
        <translation>書けません: ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>cannot be written: the journal of an interrupted save beside it, %1, cannot be rolled back</source>
        <translation>書けません: 隣にある中断された保存のジャーナル%1をロールバックできません</translation>
    </message>
    <message>
        <source>cannot stand beside &quot;%1&quot;</source>
        <translation>&quot;%1&quot;と併用できません</translation>
    </message>
    <message>
        <source>cannot upgrade %1: another session (a backup?) keeps its tables busy. Run the command again later.</source>
        <translation>%1を更新できません: 別のセッション (バックアップ?) がテーブルを使用中です。後でもう一度実行してください。</translation>
    </message>
    <message>
        <source>cannot upgrade %1: only the owner of its tables, the role &quot;%2&quot;, may do this</source>
        <translation>%1を更新できません: これを行えるのはテーブルの所有者であるロール&quot;%2&quot;だけです</translation>
    </message>
    <message>
        <source>channel %1 is subsampled; a heightmap has a value a pixel</source>
        <translation>チャンネル%1が間引かれています; ハイトマップの値は1ピクセルに1つです</translation>
    </message>
    <message>
        <source>colours of single objects are kept for three.js, Babylon.js and gltfpack (_COLOR_0); other programs leave them out</source>
        <translation>個々のオブジェクトの色はthree.js、Babylon.js、gltfpack用に残します（_COLOR_0）; 他のプログラムはそれを除外します</translation>
    </message>
    <message>
        <source>colours of single objects are rounded to %1 steps a channel, as each is a material; instancing keeps them</source>
        <translation>個々のオブジェクトの色は、それぞれがマテリアルになるため、チャンネルごとに%1段階に丸めます; インスタンス化すると残ります</translation>
    </message>
    <message>
        <source>colours of single objects go to the trees of a terrain; objects that stand beside it have none</source>
        <translation>個々のオブジェクトの色は地形の木に付きます; その横に立つオブジェクトには付きません</translation>
    </message>
    <message>
        <source>contents in an object store are pruned after 24 hours at least: until then one may be uploaded for a change that is not there yet</source>
        <translation>オブジェクトストア内のコンテンツは24時間以上経過してから整理されます: それまでは、まだ届いていない変更のためにアップロードされた可能性があります</translation>
    </message>
    <message>
        <source>curvature, 1/m: crests bright</source>
        <translation>曲率、1/m: 稜線が明るい</translation>
    </message>
    <message>
        <source>depths become heights: their sign is changed</source>
        <translation>深度を高さにします: 符号を反転します</translation>
    </message>
    <message>
        <source>dithering is for 16-bit and 8-bit samples; these store heights as they are</source>
        <translation>ディザーは16ビットと8ビットのサンプル用です; これらのサンプルは高さをそのまま保存します</translation>
    </message>
    <message>
        <source>editor script that gives the objects to Terrain3D</source>
        <translation>オブジェクトをTerrain3Dに渡すエディタースクリプト</translation>
    </message>
    <message>
        <source>editor script: Tools &gt; Scarp &gt; Assign Materials</source>
        <translation>エディタースクリプト: Tools &gt; Scarp &gt; Assign Materials</translation>
    </message>
    <message>
        <source>editor script: Tools &gt; Scarp &gt; Build Scene</source>
        <translation>エディタースクリプト: Tools &gt; Scarp &gt; Build Scene</translation>
    </message>
    <message>
        <source>export &apos;%1&apos; writes %2, which %3; --allow-outside writes it</source>
        <translation>書き出し「%1」は %2 に書き込みます: %3; --allow-outside を指定すると書き込みます</translation>
    </message>
    <message>
        <source>files of this format are read from disk only; download it and open the file</source>
        <translation>この形式のファイルはディスクからだけ読みます; ダウンロードしてからファイルを開いてください</translation>
    </message>
    <message>
        <source>gdalwarp uses another kernel for each chunk of this output, and makes these heights with -wo XSCALE=%1 -wo YSCALE=%2</source>
        <translation>gdalwarpはこの出力のチャンクごとに別のカーネルを使い、-wo XSCALE=%1 -wo YSCALE=%2を付けるとこの高さになります</translation>
    </message>
    <message>
        <source>glTF has y up</source>
        <translation>glTFはyが上です</translation>
    </message>
    <message>
        <source>glTF is in metres</source>
        <translation>glTFはメートル単位です</translation>
    </message>
    <message>
        <source>globes take heights as above the ellipsoid WGS 84; these stay %1, as PROJ lacks a grid that converts all of them</source>
        <translation>地球儀は高さをWGS 84楕円体からの高さとして扱います; すべてを変換するグリッドがPROJにないため%1のままです</translation>
    </message>
    <message>
        <source>has %1 channels; its name says that the %2 is channel %3</source>
        <translation>%1チャンネルです; 名前によれば%2はチャンネル%3です</translation>
    </message>
    <message>
        <source>has %1 layers; the script names %2</source>
        <translation>レイヤーが%1枚あります; スクリプトの指定は%2個です</translation>
    </message>
    <message>
        <source>has %1 samples; the indices have %2</source>
        <translation>%1サンプルです; インデックスは%2サンプルです</translation>
    </message>
    <message>
        <source>has a vertex that is no finite number, or beyond %1</source>
        <translation>有限の数でないか、%1を超える頂点があります</translation>
    </message>
    <message>
        <source>has more than %1, which is the limit with a memory budget of %2 MiB. Clip or split the file, or raise the memory budget</source>
        <translation>%1を超えており、これはメモリの上限%2 MiBでの限界です。ファイルを切り抜くか分割するか、メモリの上限を増やしてください</translation>
    </message>
    <message>
        <source>has more than %1, which is the limit. Clip or split the file</source>
        <translation>%1を超えており、これが上限です。ファイルを切り抜くか分割してください</translation>
    </message>
    <message>
        <source>has no band %1; it has %2</source>
        <translation>バンド%1がありません; あるのは%2バンドです</translation>
    </message>
    <message>
        <source>has no part %1; there are %2, from 0</source>
        <translation>分割部分%1がありません; 全部で%2個あり、0から数えます</translation>
    </message>
    <message>
        <source>has no samples in the window; it has %1 x %2</source>
        <translation>窓の中にサンプルがありません; 全体は%1 x %2です</translation>
    </message>
    <message>
        <source>has no samples within %1; it lies within %2</source>
        <translation>%1の中にサンプルがありません; ファイルの範囲は%2です</translation>
    </message>
    <message>
        <source>has too many nodes</source>
        <translation>ノードが多すぎます</translation>
    </message>
    <message>
        <source>has two values that stand for holes; convert it first, or name one of them</source>
        <translation>穴を表す値が2つあります; 先に変換するか、どちらか1つを指定してください</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>高さ %1</translation>
    </message>
    <message>
        <source>heights</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>heights are resampled; objects stand on the terrain before that, up to %1 off</source>
        <translation>高さをリサンプルします; オブジェクトはリサンプル前の地形に立っており、最大 %1 ずれます</translation>
    </message>
    <message>
        <source>heights are rounded to 32 bits, by up to %1</source>
        <translation>高さを32ビットに丸めます（最大%1）</translation>
    </message>
    <message>
        <source>heights are rounded to 32 bits, by up to %1; an offset of %2 would keep them within %3</source>
        <translation>高さを32ビットに丸めます（最大%1）; オフセットを%2にすると誤差は%3以内に収まります</translation>
    </message>
    <message>
        <source>heights are written positive up; the source has depths, positive down</source>
        <translation>高さは上向きを正として書き出します; 元データは深度（下向きが正）です</translation>
    </message>
    <message>
        <source>heights beyond the range of the samples are clipped: %1</source>
        <translation>サンプルの範囲を超える高さを切り詰めました: %1</translation>
    </message>
    <message>
        <source>heights from %1 to %2</source>
        <translation>高さ %1～%2</translation>
    </message>
    <message>
        <source>heights from %1 to %2 are clipped to %3 to %4</source>
        <translation>高さ %1～%2を%3～%4に切り詰めます</translation>
    </message>
    <message>
        <source>heights from %1 to %2 are out of range (%3 to %4)</source>
        <translation>高さ %1～%2は範囲外です（%3～%4）</translation>
    </message>
    <message>
        <source>heights run from %1 to %2, further than any ground</source>
        <translation>高さは%1～%2で、どの地面の範囲も超えます</translation>
    </message>
    <message>
        <source>heights stay %1: the new CRS cannot state that</source>
        <translation>高さは%1のままです: 新しいCRSではそれを表せません</translation>
    </message>
    <message>
        <source>heights that differ from %1 are rounded to its steps of %2</source>
        <translation>%1と異なる高さは、その段（%2刻み）に丸めます</translation>
    </message>
    <message>
        <source>heights, %1</source>
        <translation>高さ、%1</translation>
    </message>
    <message>
        <source>holds %1 files; put one of them behind /vsizip/ and the address: %2</source>
        <translation>ファイルが%1個入っています; /vsizip/とアドレスの後にこのうちの1つを付けてください: %2</translation>
    </message>
    <message>
        <source>holds %1 files; put one of them behind /vsizip/ and the address: %2 …</source>
        <translation>ファイルが%1個入っています; /vsizip/とアドレスの後にこのうちの1つを付けてください: %2 …</translation>
    </message>
    <message>
        <source>holds %1 grids; open one of them: %2</source>
        <translation>グリッドが%1個入っています; その1つを開いてください: %2</translation>
    </message>
    <message>
        <source>holds %1 of the %2 samples that its header tells of; the file is damaged</source>
        <translation>ヘッダーに記載の%2サンプルのうち%1サンプルしかありません; ファイルが損傷しています</translation>
    </message>
    <message>
        <source>holds no operation; the word convert stands for none</source>
        <translation>操作がありません; なしを表すにはconvertと書きます</translation>
    </message>
    <message>
        <source>holds samples without a header; %1</source>
        <translation>ヘッダーのないサンプルです; %1</translation>
    </message>
    <message>
        <source>holes are written as the lowest step, %1, for want of any in the format: %2</source>
        <translation>形式に穴がないため、穴は最低の段 %1として書きます: %2</translation>
    </message>
    <message>
        <source>in &apos;%1&apos; the ground rises by only %2 over %3; in metres its heights are %4 to %5</source>
        <translation>&apos;%1&apos;では地面は%3で%2しか上がりません; メートルなら高さは%4～%5です</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2</source>
        <translation>地形の中央（%1, %2）からのメートル</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2 of %3</source>
        <translation>地形の中央（%3の%1, %2）からのメートル</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2 of %3; the file does not say so</source>
        <translation>地形の中央（%3の%1, %2）からのメートル; ファイルに記載がありません</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2; the file does not say so</source>
        <translation>地形の中央（%1, %2）からのメートル; ファイルに記載がありません</translation>
    </message>
    <message>
        <source>is %1 of %2 x %3 samples, which needs %4 bytes; the file has %5</source>
        <translation>%2 x %3 サンプルの%1で、%4バイト必要です; ファイルは%5バイトです</translation>
    </message>
    <message>
        <source>is %1, which is not read from files of others; convert it to GeoTIFF (gdal_translate), or set %2 if you trust it</source>
        <translation>%1で、他人のファイルからは読みません; GeoTIFFに変換するか（gdal_translate）、信頼できる場合は%2を設定してください</translation>
    </message>
    <message>
        <source>is a DDS texture of %1 x %2 samples; a terrain has 2 to %3 samples a side</source>
        <translation>%1 x %2 サンプルのDDSテクスチャです; 地形は1辺2～%3サンプルです</translation>
    </message>
    <message>
        <source>is a DDS texture of colours or compressed blocks; heights need one channel (R8, R16, R16F, R32F)</source>
        <translation>色または圧縮ブロックのDDSテクスチャです; 高さには1チャンネルの形式（R8、R16、R16F、R32F）が必要です</translation>
    </message>
    <message>
        <source>is a VRT file; what it names is not fetched</source>
        <translation>VRTファイルです; 参照先は取得しません</translation>
    </message>
    <message>
        <source>is a project; options of the import are for rasters</source>
        <translation>プロジェクトです; インポートのオプションはラスター用です</translation>
    </message>
    <message>
        <source>is damaged: %1</source>
        <translation>損傷しています: %1</translation>
    </message>
    <message>
        <source>is damaged: a piece of it is gone</source>
        <translation>損傷しています: 一部が失われています</translation>
    </message>
    <message>
        <source>is damaged: a text in it is another one</source>
        <translation>損傷しています: 中の文字列が元と違います</translation>
    </message>
    <message>
        <source>is damaged: how large its terrain is and which layers it has is lost (%1)</source>
        <translation>損傷しています: 地形の大きさとレイヤーの構成が失われました（%1）</translation>
    </message>
    <message>
        <source>is damaged: it is of another size than its part</source>
        <translation>損傷しています: サイズが分割部分と違います</translation>
    </message>
    <message>
        <source>is damaged: it says that its format is %1</source>
        <translation>損傷しています: 形式が%1と記載されています</translation>
    </message>
    <message>
        <source>is damaged: its model cannot be read</source>
        <translation>損傷しています: モデルを読めません</translation>
    </message>
    <message>
        <source>is damaged: its model is another one</source>
        <translation>損傷しています: モデルが元と違います</translation>
    </message>
    <message>
        <source>is damaged: its versions are lost</source>
        <translation>損傷しています: バージョンが失われました</translation>
    </message>
    <message>
        <source>is damaged: some of this version may be lost</source>
        <translation>損傷しています: このバージョンの一部が失われた可能性があります</translation>
    </message>
    <message>
        <source>is empty, or ends before its header (HTTP %1)</source>
        <translation>空か、ヘッダーの前で終わっています（HTTP %1）</translation>
    </message>
    <message>
        <source>is longer than such a description</source>
        <translation>このような説明としては長すぎます</translation>
    </message>
    <message>
        <source>is missing: this is no brush of Scarp&apos;s</source>
        <translation>ありません: Scarpのブラシではありません</translation>
    </message>
    <message>
        <source>is missing: this is not an export preset</source>
        <translation>ありません: エクスポートのプリセットではありません</translation>
    </message>
    <message>
        <source>is no STAC item: it has no assets</source>
        <translation>STACアイテムではありません: assetsがありません</translation>
    </message>
    <message>
        <source>is no STAC item: it has no assets (a catalogue or a collection names items; open one of those)</source>
        <translation>STACアイテムではありません: assetsがありません（カタログやコレクションはアイテムを挙げるものです。その1つを開いてください）</translation>
    </message>
    <message>
        <source>is no STAC item: it is no JSON object</source>
        <translation>STACアイテムではありません: JSONオブジェクトではありません</translation>
    </message>
    <message>
        <source>is no grid: a grid over its points would have %1 samples</source>
        <translation>グリッドではありません: その点に合わせたグリッドは%1サンプルになります</translation>
    </message>
    <message>
        <source>is no list of at most %1 views</source>
        <translation>最大%1個の視点のリストではありません</translation>
    </message>
    <message>
        <source>is no model of its format, or is damaged</source>
        <translation>その形式のモデルでないか、損傷しています</translation>
    </message>
    <message>
        <source>is no part of a terrain: COLUMN, ROW, COLUMNS, ROWS</source>
        <translation>地形の一部ではありません: COLUMN, ROW, COLUMNS, ROWS</translation>
    </message>
    <message>
        <source>is not a Scarp project: it holds the %1 &quot;%2&quot;</source>
        <translation>Scarpのプロジェクトではありません: %1 &quot;%2&quot;が入っています</translation>
    </message>
    <message>
        <source>is not a Scarp project: it is no file</source>
        <translation>Scarpのプロジェクトではありません: ファイルではありません</translation>
    </message>
    <message>
        <source>is not a model of its format, or needs an extension that is not supported</source>
        <translation>その形式のモデルでないか、対応していない拡張機能が必要です</translation>
    </message>
    <message>
        <source>is not used: a material has no place for it</source>
        <translation>使いません: マテリアルにこれを入れる場所がありません</translation>
    </message>
    <message>
        <source>is not used: the set has normals for OpenGL</source>
        <translation>使いません: この組にはOpenGL用の法線があります</translation>
    </message>
    <message>
        <source>is not used: there is another picture of the %1</source>
        <translation>使いません: %1の画像がほかにあります</translation>
    </message>
    <message>
        <source>is of %1; parts of one terrain and work go into a folder of their own</source>
        <translation>%1のものです; 同じ地形と処理の分割部分は、専用のフォルダーに入れます</translation>
    </message>
    <message>
        <source>is one file too many; such weights are in one</source>
        <translation>余分なファイルです; このような重みは1つのファイルに入ります</translation>
    </message>
    <message>
        <source>is open in another Scarp; it was opened read-only</source>
        <translation>別のScarpで開いています; 読み取り専用で開いています</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to cut</source>
        <translation>窓ごとに読まれます; 切り抜くには先に変換してください</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to mend</source>
        <translation>窓ごとに読まれます; 修復するには先に変換してください</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to reproject</source>
        <translation>窓ごとに読まれます; 再投影するには先に変換してください</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to spread over a range of heights</source>
        <translation>窓ごとに読まれます; 高さの範囲に広げるには先に変換してください</translation>
    </message>
    <message>
        <source>is the same throughout; a brush would have no shape by it</source>
        <translation>全体が同じ値です; これではブラシの形ができません</translation>
    </message>
    <message>
        <source>it announces an impossible size</source>
        <translation>ありえないサイズが記載されています</translation>
    </message>
    <message>
        <source>it cannot be read back: %1</source>
        <translation>読み戻せません: %1</translation>
    </message>
    <message>
        <source>it declares depths: %1</source>
        <translation>深度と宣言されています: %1</translation>
    </message>
    <message>
        <source>it declares feet over coordinates in metres, heights of %1 to %2; in metres they are %3 to %4</source>
        <translation>座標がメートルなのにフィートと記載されており、高さは%1～%2になります; メートルなら%3～%4です</translation>
    </message>
    <message>
        <source>it has %1 points; %2 are the fewest</source>
        <translation>点が%1個あります; 最少は%2個です</translation>
    </message>
    <message>
        <source>it has %1 points; %2 are the most</source>
        <translation>点が%1個あります; 最大は%2個です</translation>
    </message>
    <message>
        <source>it has %1 points; a stamp has one</source>
        <translation>点が%1個あります; スタンプの点は1つです</translation>
    </message>
    <message>
        <source>it has a colour table: the stored values behind it are read, not the colours</source>
        <translation>カラーテーブルがあります: 色でなく、その元の保存値を読みます</translation>
    </message>
    <message>
        <source>it has grids of several resolutions; coarser ones leave holes between their samples; resampled to its finest cell size, %1</source>
        <translation>解像度の異なる複数のグリッドがあります; 粗いグリッドではサンプルの間が穴になります; 最も細かいセルサイズ%1にリサンプルしました</translation>
    </message>
    <message>
        <source>it has grids of several resolutions; only their low-resolution index can be read</source>
        <translation>解像度の異なる複数のグリッドがあります; 読めるのは粗いインデックスだけです</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>it is not a mesh of triangles</source>
        <translation>三角形のメッシュではありません</translation>
    </message>
    <message>
        <source>it is not beside or below the model&apos;s file</source>
        <translation>モデルのファイルの横にも下にもありません</translation>
    </message>
    <message>
        <source>it is outside the terrain, which extends from x %1 to %2 and from y %3 to %4</source>
        <translation>x %1 ～ %2、y %3 ～ %4 の範囲にある地形の外側です</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>it makes more than 2 GB, where glTF&apos;s readers stop; a coarser ground, instancing or a part of the terrain fits</source>
        <translation>glTFの読み込み側の限界である2 GBを超えます; 地面を粗くするか、インスタンス化するか、地形の一部にすると収まります</translation>
    </message>
    <message>
        <source>it was changed since it was exported; move or delete it first</source>
        <translation>書き出し後に変更されています; 先に移動または削除してください</translation>
    </message>
    <message>
        <source>its %1 control points lie on no regular grid, so that its place is not known; resample it by them (gdalwarp) and open the result</source>
        <translation>地上基準点（GCP）%1個が規則的な格子上にないため、位置が分かりません; それに合わせてリサンプルし（gdalwarp）、結果を開いてください</translation>
    </message>
    <message>
        <source>its CRS has no vertical datum: heights are taken as %1</source>
        <translation>CRSに鉛直基準がありません: 高さは%1として扱います</translation>
    </message>
    <message>
        <source>its CRS is %1 already: its cells are kept</source>
        <translation>CRSはすでに%1です: セルはそのままです</translation>
    </message>
    <message>
        <source>its Draco mesh is damaged: %1</source>
        <translation>Dracoメッシュが損傷しています: %1</translation>
    </message>
    <message>
        <source>its Draco mesh needs more memory than a model may take</source>
        <translation>Dracoメッシュに、モデルに許される以上のメモリが必要です</translation>
    </message>
    <message>
        <source>its KML unpacks to %1; at most %2 are read. Unpack the archive, and split the KML</source>
        <translation>展開した KML の大きさは %1 です; 読み込めるのは %2 までです。アーカイブを展開して KML を分割してください</translation>
    </message>
    <message>
        <source>its area is smaller than a cell, and no sample is inside; enlarge it, or resample the terrain to smaller cells</source>
        <translation>面積がセルより小さく、内側にサンプルがありません; 大きくするか、地形をより小さいセルにリサンプルしてください</translation>
    </message>
    <message>
        <source>its bed is %1 wide, less than a cell (%2), and no sample is inside; make it %3 wide, or resample the terrain to smaller cells</source>
        <translation>路床の幅は %1 でセル (%2) より狭く、内側にサンプルがありません; 幅を %3 にするか、地形をより小さいセルにリサンプルしてください</translation>
    </message>
    <message>
        <source>its brush is %1 wide, less than a cell (%2), and no sample is inside; make it %3 wide, or resample the terrain to smaller cells</source>
        <translation>ブラシの幅は %1 でセル (%2) より狭く、内側にサンプルがありません; 幅を %3 にするか、地形をより小さいセルにリサンプルしてください</translation>
    </message>
    <message>
        <source>its cells have no size in metres; a cell size must be given</source>
        <translation>セルにメートルのサイズがありません; セルサイズの指定が必要です</translation>
    </message>
    <message>
        <source>its cells of %1 x %2 do not fit those of %3, %4 x %5; tiles can be resampled onto one grid</source>
        <translation>%1 x %2のセルが%3のセル（%4 x %5）に合いません; タイルを1つのグリッドにリサンプルできます</translation>
    </message>
    <message>
        <source>its decoder crashed: %1</source>
        <translation>デコーダーがクラッシュしました: %1</translation>
    </message>
    <message>
        <source>its ending names no format for objects; use .csv, .geojson or .gpkg</source>
        <translation>拡張子に対応するオブジェクトの形式がありません; .csv、.geojson、.gpkgを使ってください</translation>
    </message>
    <message>
        <source>its ending names no format; use one of %1</source>
        <translation>拡張子に対応する形式がありません; %1のどれかを使ってください</translation>
    </message>
    <message>
        <source>its longest side would be %1 (%2 to %3): it needs another unit or scale</source>
        <translation>最も長い辺が%1になります（%2～%3）: 別の単位か縮尺が必要です</translation>
    </message>
    <message>
        <source>its lowest value is meant to look white: if the ground is upside down, swap the lowest and the highest height</source>
        <translation>最低の値が白く見えるように作られています: 地面が上下逆なら、最低と最高の高さを入れ替えてください</translation>
    </message>
    <message>
        <source>its normals are taken for those of OpenGL; they do not tell</source>
        <translation>法線をOpenGL用とみなします; 法線からは判別できません</translation>
    </message>
    <message>
        <source>its objects cannot be listed: there is no right to (s3:ListBucket), or it fails</source>
        <translation>オブジェクトを一覧できません: 権限 (s3:ListBucket) がないか、失敗しました</translation>
    </message>
    <message>
        <source>its place in the world is none: its pixels have no area</source>
        <translation>世界での位置が成り立ちません: ピクセルに面積がありません</translation>
    </message>
    <message>
        <source>its place is that of its %1 control points</source>
        <translation>位置は地上基準点（GCP）%1個によるものです</translation>
    </message>
    <message>
        <source>its samples come in blocks of %1 x %2, which need %3 at once; the memory budget allows %4</source>
        <translation>サンプルが%1 x %2のブロックで、一度に%3必要です; メモリの上限は%4です</translation>
    </message>
    <message>
        <source>its server cannot be reached</source>
        <translation>サーバーに到達できません</translation>
    </message>
    <message>
        <source>its server is not found</source>
        <translation>サーバーが見つかりません</translation>
    </message>
    <message>
        <source>its server serves no parts of files, and it has more than %1 MiB: download it and open the file</source>
        <translation>サーバーがファイルの部分取得に対応しておらず、%1 MiBを超えています: ダウンロードしてからファイルを開いてください</translation>
    </message>
    <message>
        <source>its terrain of %1 x %2 samples needs %3 at once; the memory budget allows %4</source>
        <translation>%1 x %2 サンプルの地形に一度に%3必要です; メモリの上限は%4です</translation>
    </message>
    <message>
        <source>keeps the picture in the project: needs &quot;pack&quot;: true</source>
        <translation>画像をプロジェクトに保存します: &quot;pack&quot;: trueが必要です</translation>
    </message>
    <message>
        <source>layer &quot;%1&quot;: its settings were changed in both; they stay as in ours</source>
        <translation>レイヤー&quot;%1&quot;: 設定が両方で変更されています; こちらのまま残します</translation>
    </message>
    <message>
        <source>layers %1 to %2, RGBA</source>
        <translation>レイヤー%1～%2、RGBA</translation>
    </message>
    <message>
        <source>layers %1 to %2, RGBA bytes, the southern row first</source>
        <translation>レイヤー%1～%2、RGBAバイト、南の行が先</translation>
    </message>
    <message>
        <source>levels of detail are left out, as each object needs a node for each; instancing keeps them</source>
        <translation>オブジェクトごとに各詳細度のノードが必要になるため、詳細度を除外しました; インスタンス化すると残ります</translation>
    </message>
    <message>
        <source>lib3mf says: %1</source>
        <translation>lib3mfの報告: %1</translation>
    </message>
    <message>
        <source>lies %1 columns and %2 rows off the grid of %3; tiles can be resampled onto one grid</source>
        <translation>%3のグリッドから%1列、%2行ずれています; タイルを1つのグリッドにリサンプルできます</translation>
    </message>
    <message>
        <source>line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>線%1</translation>
    </message>
    <message>
        <source>line %1 (%2)</source>
        <translation>線%1（%2）</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>行%1、列%2: %3</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>線</translation>
    </message>
    <message>
        <source>material %1: %2</source>
        <translation>マテリアル%1: %2</translation>
    </message>
    <message>
        <source>material &quot;%1&quot;: with &quot;%2&quot; the pictures of all materials have more than %3 MiB of texels; smaller pictures would do</source>
        <translation>マテリアル&quot;%1&quot;: &quot;%2&quot;を加えると、すべてのマテリアルの画像が%3 MiBのテクセルを超えます; より小さい画像で足ります</translation>
    </message>
    <message>
        <source>may belong to another file; export under another name</source>
        <translation>別のファイルのものかもしれません; 別の名前でエクスポートしてください</translation>
    </message>
    <message>
        <source>more than %1 objects that rules put down lie in the outline: it selects none of them</source>
        <translation>輪郭内に、ルールが置いたオブジェクトが%1個を超えてあります: どれも選択しません</translation>
    </message>
    <message>
        <source>must be [id, object], not %1</source>
        <translation>%1でなく[id, オブジェクト]でなければなりません</translation>
    </message>
    <message>
        <source>must be [x, y, pressure, seconds], of which the last two may be left out</source>
        <translation>[x, y, 筆圧, 秒]でなければなりません（最後の2つは省略可）</translation>
    </message>
    <message>
        <source>must be an array of [x, y], not %1</source>
        <translation>%1でなく[x, y]の配列でなければなりません</translation>
    </message>
    <message>
        <source>must be an array of [x, y]; one of them is %1</source>
        <translation>[x, y]の配列でなければなりません; その1つが%1です</translation>
    </message>
    <message>
        <source>must be an array of ids of layers</source>
        <translation>レイヤーのidの配列でなければなりません</translation>
    </message>
    <message>
        <source>must be corners, [[x, y], …]</source>
        <translation>角の配列（[[x, y], …]）でなければなりません</translation>
    </message>
    <message>
        <source>must be two corners, [[x, y], [x, y]]</source>
        <translation>2つの角（[[x, y], [x, y]]）でなければなりません</translation>
    </message>
    <message>
        <source>must be two numbers, [from, to]</source>
        <translation>2つの数（[下限, 上限]）でなければなりません</translation>
    </message>
    <message>
        <source>names a vertex that is not there</source>
        <translation>存在しない頂点を参照しています</translation>
    </message>
    <message>
        <source>names and colours of the layers</source>
        <translation>レイヤーの名前と色</translation>
    </message>
    <message>
        <source>names, colours and channels of the layers</source>
        <translation>レイヤーの名前、色、チャンネル</translation>
    </message>
    <message>
        <source>needs &quot;pack&quot;: true</source>
        <translation>&quot;pack&quot;: trueが必要です</translation>
    </message>
    <message>
        <source>needs the program %1: %2</source>
        <translation>プログラム%1が必要です: %2</translation>
    </message>
    <message>
        <source>netCDF is read whole, and it has more than %1 MiB: download it and open the file</source>
        <translation>netCDFは全体を読みますが、%1 MiBを超えています: ダウンロードしてからファイルを開いてください</translation>
    </message>
    <message>
        <source>netCDF takes coordinates without a CRS for degrees, and the terrain has no CRS; use another format</source>
        <translation>netCDFはCRSのない座標を度とみなしますが、この地形にはCRSがありません; 別の形式を使ってください</translation>
    </message>
    <message>
        <source>no CRS</source>
        <translation>CRSなし</translation>
    </message>
    <message>
        <source>no CRS, but its axes are in degrees: taken as WGS 84</source>
        <translation>CRSはありませんが、軸は度です: WGS 84として扱います</translation>
    </message>
    <message>
        <source>no CRS; its cells may be degrees but are taken as metres</source>
        <translation>CRSがありません; セルは度の可能性がありますが、メートルとして扱います</translation>
    </message>
    <message>
        <source>no cell size in the file: %1 assumed</source>
        <translation>ファイルにセルサイズがありません: %1とみなします</translation>
    </message>
    <message>
        <source>no cell size in the file: %1 is proposed</source>
        <translation>ファイルにセルサイズがありません: %1を提案します</translation>
    </message>
    <message>
        <source>no cell size in the file: a width of five times the height is proposed</source>
        <translation>ファイルにセルサイズがありません: 高さの5倍の幅を提案します</translation>
    </message>
    <message>
        <source>no earlier export wrote this file; move it or choose another folder</source>
        <translation>このファイルは以前の書き出しによるものではありません; 移動するか、別のフォルダーを選択してください</translation>
    </message>
    <message>
        <source>no earlier export wrote this file; move it or choose another name for the export</source>
        <translation>このファイルは以前の書き出しによるものではありません; 移動するか、書き出しに別の名前を選択してください</translation>
    </message>
    <message>
        <source>no recovery journal can be kept in &quot;%1&quot;: %2</source>
        <translation>&quot;%1&quot;に復旧ジャーナルを残せません: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>normals (DirectX)</source>
        <translation>法線（DirectX）</translation>
    </message>
    <message>
        <source>normals (OpenGL)</source>
        <translation>法線（OpenGL）</translation>
    </message>
    <message>
        <source>normals, +Y: green looks north</source>
        <translation>法線、+Y: 緑は北向き</translation>
    </message>
    <message>
        <source>normals, -Y: green looks south</source>
        <translation>法線、-Y: 緑は南向き</translation>
    </message>
    <message>
        <source>not as in %1: %2</source>
        <translation>%1との違い: %2</translation>
    </message>
    <message>
        <source>not kept from %1: %2</source>
        <translation>%1から保持されないもの: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>nothing lies at %1 sample of the ground</source>
        <translation>地面の%1サンプルには何もありません</translation>
    </message>
    <message>
        <source>nothing lies at %1 samples of the ground</source>
        <translation>地面の%1サンプルには何もありません</translation>
    </message>
    <message>
        <source>numbers from %1 to %2 are read as metres; they may be shares of a height that the file does not say</source>
        <translation>%1～%2の数をメートルとして読みます; ファイルに記載のない高さに対する割合かもしれません</translation>
    </message>
    <message>
        <source>numbers without a unit: a height of a fifth of the width is proposed</source>
        <translation>単位のない数: 幅の5分の1の高さを提案します</translation>
    </message>
    <message>
        <source>object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>objects %1 to %2 are as they were at an earlier save</source>
        <translation>オブジェクト%1～%2は以前の保存時のものです</translation>
    </message>
    <message>
        <source>objects %1 to %2 are lost</source>
        <translation>オブジェクト%1～%2が失われました</translation>
    </message>
    <message>
        <source>objects cannot be deleted: there is no right to (s3:DeleteObject), or it fails</source>
        <translation>オブジェクトを削除できません: 権限 (s3:DeleteObject) がないか、失敗しました</translation>
    </message>
    <message>
        <source>objects: is no list</source>
        <translation>objects: リストではありません</translation>
    </message>
    <message>
        <source>objects: one does not belong here</source>
        <translation>objects: ここに属さないものがあります</translation>
    </message>
    <message>
        <source>only programs that know EXT_mesh_gpu_instancing open the file: three.js, Babylon.js, glTFast</source>
        <translation>EXT_mesh_gpu_instancingを知るプログラムだけがこのファイルを開けます: three.js、Babylon.js、glTFast</translation>
    </message>
    <message>
        <source>other programs may read %1 with this file; it is kept because another file may need it</source>
        <translation>ほかのプログラムはこのファイルと一緒に%1を読むことがあります; ほかのファイルに必要な場合があるため残します</translation>
    </message>
    <message>
        <source>ours has %1 in place of the %2 of the base, or other cells; only versions of one size are merged</source>
        <translation>こちらは基準の%2でなく%1であるか、セルが異なります; 結合するのは同じサイズのバージョンだけです</translation>
    </message>
    <message>
        <source>part %1 is missing, of %2</source>
        <translation>分割部分%1がありません（全%2個）</translation>
    </message>
    <message>
        <source>parts %1 are missing, of %2</source>
        <translation>分割部分%1がありません（全%2個）</translation>
    </message>
    <message>
        <source>parts of %1 samples a side would be %2; %3 can be made</source>
        <translation>1辺%1サンプルの分割では%2個になります; 作れるのは%3個までです</translation>
    </message>
    <message>
        <source>parts of its directory are lost; it was put together from what is left</source>
        <translation>目次の一部が失われました; 残った部分から組み立てました</translation>
    </message>
    <message>
        <source>pixels without ground are height 0; tiles without any are not there</source>
        <translation>地面のないピクセルは高さ0です; 地面のないタイルはありません</translation>
    </message>
    <message>
        <source>point %1 has no usable height</source>
        <translation>点%1に使える高さがありません</translation>
    </message>
    <message>
        <source>point %1 has no usable width</source>
        <translation>点%1に使える幅がありません</translation>
    </message>
    <message>
        <source>point %1 is nowhere near</source>
        <translation>点%1がはるか範囲外にあります</translation>
    </message>
    <message>
        <source>point %1 of the curve is not to the right of the one before</source>
        <translation>曲線の点%1が1つ前の点より右にありません</translation>
    </message>
    <message>
        <source>point %1 of the curve is not within 0 to 1</source>
        <translation>曲線の点%1が0～1の範囲にありません</translation>
    </message>
    <message>
        <source>red, green and blue are the same everywhere: read as grey</source>
        <translation>赤、緑、青がどこでも同じです: グレーとして読みます</translation>
    </message>
    <message>
        <source>red, green and blue are the same: read as grey</source>
        <translation>赤、緑、青が同じです: グレーとして読みます</translation>
    </message>
    <message>
        <source>red, green and blue differ: their luminance is proposed</source>
        <translation>赤、緑、青が違います: その輝度を提案します</translation>
    </message>
    <message>
        <source>removed files that described the replaced file: %1</source>
        <translation>置き換えたファイルを説明していたので削除したファイル: %1</translation>
    </message>
    <message>
        <source>reprojected to %1, cells of %2; there and back places change by about %3, heights by %4 at most and by about %5 in the median</source>
        <translation>%1に再投影、セル%2; 往復すると、位置は約%3、高さは最大%4（中央値約%5）変わります</translation>
    </message>
    <message>
        <source>roughness</source>
        <translation>ラフネス</translation>
    </message>
    <message>
        <source>rows %1 to %2 cannot be read; the file is damaged or cut short</source>
        <translation>行%1～%2を読めません; ファイルが損傷しているか、途中で切れています</translation>
    </message>
    <message>
        <source>rows %1 to %2 cannot be read; the file is damaged or cut short (%3)</source>
        <translation>行%1～%2を読めません; ファイルが損傷しているか、途中で切れています（%3）</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, and differ at their ends (%2 times)</source>
        <translation>1行%1サンプルで各行が互いに合い、両端は異なります（%2倍）</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, in three equal channels</source>
        <translation>1行%1サンプル、3つの同一チャンネルで各行が互いに合います</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, in three equal channels, and differ at their ends (%2 times)</source>
        <translation>1行%1サンプル、3つの同一チャンネルで各行が互いに合い、両端は異なります（%2倍）</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>ルール%1</translation>
    </message>
    <message>
        <source>rule %1 (%2)</source>
        <translation>ルール%1（%2）</translation>
    </message>
    <message>
        <source>rule %1, condition %2</source>
        <translation>ルール%1、条件%2</translation>
    </message>
    <message>
        <source>rule %1: %2</source>
        <translation>ルール%1: %2</translation>
    </message>
    <message>
        <source>samples are not stored as in the source: %1</source>
        <translation>サンプルは元データと同じ形で保存されません: %1</translation>
    </message>
    <message>
        <source>samples cannot be stored as in the source: %1</source>
        <translation>サンプルを元データと同じ形で保存できません: %1</translation>
    </message>
    <message>
        <source>samples without a header, read as %1: %2</source>
        <translation>ヘッダーのないサンプルを%1として読みます: %2</translation>
    </message>
    <message>
        <source>samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>単位のないサンプル: 幅の5分の1の高さを提案します</translation>
    </message>
    <message>
        <source>says no CRS; bounds in another cannot be found in it</source>
        <translation>CRSの記載がありません; 別のCRSの範囲をその中に求められません</translation>
    </message>
    <message>
        <source>says nothing of its place; a window of columns and rows can be cut</source>
        <translation>位置の記載がありません; 列と行の窓を切り出せます</translation>
    </message>
    <message>
        <source>script for Blender: Scripting &gt; Open &gt; Run</source>
        <translation>Blender用のスクリプト: Scripting &gt; Open &gt; Run</translation>
    </message>
    <message>
        <source>script for the editor: Tools &gt; Execute Python Script</source>
        <translation>エディター用のスクリプト: Tools &gt; Execute Python Script</translation>
    </message>
    <message>
        <source>script that builds the material</source>
        <translation>マテリアルを組むスクリプト</translation>
    </message>
    <message>
        <source>several bands: the first is proposed</source>
        <translation>バンドが複数あります: 最初のものを提案します</translation>
    </message>
    <message>
        <source>size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>size %1 %</source>
        <translation>サイズ %1 %</translation>
    </message>
    <message>
        <source>so many nodes are slow in most programs; instancing writes a node a model</source>
        <translation>これほど多いノードは、ほとんどのプログラムで遅くなります; インスタンス化ではモデルごとに1ノードを書きます</translation>
    </message>
    <message>
        <source>state.fills: [%1, %2] belongs to no layer, selection or material that there is</source>
        <translation>state.fills: [%1, %2]に対応するレイヤー、選択範囲、マテリアルがありません</translation>
    </message>
    <message>
        <source>state.fills: a raster cannot be full of %1</source>
        <translation>state.fills: ラスター全体を%1で満たすことはできません</translation>
    </message>
    <message>
        <source>state.fills: is no list of fills</source>
        <translation>state.fills: 塗りつぶし値のリストではありません</translation>
    </message>
    <message>
        <source>state.fills: the base of the layers is missing</source>
        <translation>state.fills: レイヤーのベースがありません</translation>
    </message>
    <message>
        <source>state.fills: the ground is missing</source>
        <translation>state.fills: 地面がありません</translation>
    </message>
    <message>
        <source>stored values are computed from the heights, not taken from %1: %2</source>
        <translation>保存値は%1から取らず、高さから計算します: %2</translation>
    </message>
    <message>
        <source>summary.held: is no list of slots</source>
        <translation>summary.held: スロットのリストではありません</translation>
    </message>
    <message>
        <source>takes no objects: there is no right to write, or it fails</source>
        <translation>オブジェクトを受け付けません: 書き込み権限がないか、書き込みに失敗します</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>terrain beyond the memory budget cannot be kept in &quot;%1&quot;: %2</source>
        <translation>メモリの上限を超える地形を&quot;%1&quot;に残せません: %2</translation>
    </message>
    <message>
        <source>the CRS differs when read back: %1 instead of %2</source>
        <translation>読み戻すとCRSが違います: %2でなく%1</translation>
    </message>
    <message>
        <source>the CRS is not written: %1 may belong to another file</source>
        <translation>CRSは書きません: %1は別のファイルのものかもしれません</translation>
    </message>
    <message>
        <source>the active tool has no brush for a position; choose a brush, Paint Materials or Select by Brush</source>
        <translation>選択中のツールには、位置に使えるブラシがありません; ブラシ、「マテリアルを塗る」、またはブラシによる選択を選んでください</translation>
    </message>
    <message>
        <source>the archive holds too many files to be read over the network: download it and open one of its files</source>
        <translation>アーカイブ内のファイルが多すぎて、ネットワーク経由では読み込めません: ダウンロードして中のファイルを開いてください</translation>
    </message>
    <message>
        <source>the beds make more than 2 GB, where glTF&apos;s readers stop; some lines alone fit</source>
        <translation>路床が、glTFの読み込み側の限界である2 GBを超えます; 一部の線だけなら収まります</translation>
    </message>
    <message>
        <source>the certificate of %1 has changed: somebody may pretend to be the server. %2</source>
        <translation>%1 の証明書が変更されています: 第三者がサーバーになりすましている可能性があります。%2</translation>
    </message>
    <message>
        <source>the condition &quot;%1&quot; cannot be used: %2</source>
        <translation>条件&quot;%1&quot;は使えません: %2</translation>
    </message>
    <message>
        <source>the connection was cut before all was there</source>
        <translation>すべて届く前に接続が切れました</translation>
    </message>
    <message>
        <source>the contents of this terrain: %1</source>
        <translation>この地形の内容: %1</translation>
    </message>
    <message>
        <source>the drapes were changed in both; they stay as in ours</source>
        <translation>ドレープが両方で変更されています; こちらのまま残します</translation>
    </message>
    <message>
        <source>the end of the journal is torn or damaged: %1 bytes</source>
        <translation>ジャーナルの末尾が欠けているか損傷しています: %1バイト</translation>
    </message>
    <message>
        <source>the file is cut short or has gaps: %1 of %2 samples are there, the others are holes</source>
        <translation>ファイルが途中で切れているか、抜けがあります: %2サンプル中%1個があり、残りは穴です</translation>
    </message>
    <message>
        <source>the file says so</source>
        <translation>ファイルに記載されています</translation>
    </message>
    <message>
        <source>the filter &quot;%1&quot; repairs data and cannot be an adjustment layer; apply it to the base</source>
        <translation>フィルター&quot;%1&quot;はデータを修復するもので、調整レイヤーにはできません; ベースに適用してください</translation>
    </message>
    <message>
        <source>the given cell size holds in the editor; the place in the CRS stays as it was</source>
        <translation>指定のセルサイズはエディター内で有効です; CRSでの位置はそのままです</translation>
    </message>
    <message>
        <source>the grid is rotated in its CRS; the local frame follows the grid</source>
        <translation>グリッドがCRSの中で回転しています; ローカル座標系はグリッドに沿います</translation>
    </message>
    <message>
        <source>the grid is sheared in its CRS: its rows and columns are not at right angles, but are shown so; reprojected, the ground has its true form</source>
        <translation>グリッドがCRSの中でせん断されています: 行と列は直角でありませんが、直角に表示します; 再投影すると、地面は本来の形になります</translation>
    </message>
    <message>
        <source>the grid runs from east to west in its CRS; the local frame follows the grid</source>
        <translation>グリッドがCRSの中で東から西へ並んでいます; ローカル座標系はグリッドに沿います</translation>
    </message>
    <message>
        <source>the ground comes in %1 steps of %2: 8-bit heights in a file of more bits</source>
        <translation>地面が%2ごとに%1段になっています: ビット数のより多いファイルに8ビットの高さが入っています</translation>
    </message>
    <message>
        <source>the height of an object is out of range (%1 to %2)</source>
        <translation>オブジェクトの高さが範囲外です（%1～%2）</translation>
    </message>
    <message>
        <source>the height range from %1 to %2 is empty</source>
        <translation>高さの範囲 %1～%2が空です</translation>
    </message>
    <message>
        <source>the heights have no steps to take out: they are not the multiples of one number</source>
        <translation>高さに取り除く段がありません: 1つの数の倍数ではありません</translation>
    </message>
    <message>
        <source>the heights of the layer &quot;%1&quot; are taken as %2, the terrain&apos;s unit: its CRS has another unit and says nothing about heights</source>
        <translation>レイヤー&quot;%1&quot;の高さは%2（地形の単位）として扱います: CRSの単位が違い、高さの記載がありません</translation>
    </message>
    <message>
        <source>the item has %1 rasters, and none says that it is heights; put # and one of these behind the address: %2</source>
        <translation>アイテムにラスターが%1個あり、高さと示すものがありません; アドレスの後に#とこのうちの1つを付けてください: %2</translation>
    </message>
    <message>
        <source>the item has no raster &apos;%1&apos;; it has %2</source>
        <translation>アイテムにラスター&apos;%1&apos;がありません; あるのは%2です</translation>
    </message>
    <message>
        <source>the journal&apos;s base: %1</source>
        <translation>ジャーナルの土台: %1</translation>
    </message>
    <message>
        <source>the largest error includes that the heights were rounded when they were read, by up to %1</source>
        <translation>最大誤差には、読み込み時に高さを丸めた分（最大%1）が含まれます</translation>
    </message>
    <message>
        <source>the last %1 bytes of the journal were not written to the end, or are damaged: what they held is lost</source>
        <translation>ジャーナルの最後の%1バイトは最後まで書かれていないか、損傷しています: その内容は失われました</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot;</source>
        <translation>レイヤー&quot;%1&quot;</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot; left out: %2</source>
        <translation>レイヤー&quot;%1&quot;を除外しました: %2</translation>
    </message>
    <message>
        <source>the layer that is gone</source>
        <translation>なくなったレイヤー</translation>
    </message>
    <message>
        <source>the layout of its samples must be said (%1 bytes fit %2)</source>
        <translation>サンプルの構成の指定が必要です（%1バイトは%2に合います）</translation>
    </message>
    <message>
        <source>the layout of its samples must be said (%1 bytes)</source>
        <translation>サンプルの構成の指定が必要です（%1バイト）</translation>
    </message>
    <message>
        <source>the mask of the layer &quot;%1&quot;</source>
        <translation>レイヤー&quot;%1&quot;のマスク</translation>
    </message>
    <message>
        <source>the mask of the layer that is gone</source>
        <translation>なくなったレイヤーのマスク</translation>
    </message>
    <message>
        <source>the model of %1 is missing; its box is written</source>
        <translation>%1のモデルがありません; 代わりに外接する箱を書きます</translation>
    </message>
    <message>
        <source>the name of an SRTM tile is its south-western corner; this one is %1.hgt</source>
        <translation>SRTMタイルの名前は南西の角を表します; このタイルは%1.hgtです</translation>
    </message>
    <message>
        <source>the name says %1</source>
        <translation>名前によれば%1です</translation>
    </message>
    <message>
        <source>the name says %1 from side to side</source>
        <translation>名前によれば1辺が%1です</translation>
    </message>
    <message>
        <source>the name says %1 to %2</source>
        <translation>名前によれば%1～%2です</translation>
    </message>
    <message>
        <source>the name says a cell size of %1</source>
        <translation>名前によればセルサイズが%1です</translation>
    </message>
    <message>
        <source>the object %1 of %2 is not there</source>
        <translation>%2のオブジェクト%1がありません</translation>
    </message>
    <message>
        <source>the object %1 of %2 is not what was put there</source>
        <translation>%2のオブジェクト%1は、そこに置かれたものではありません</translation>
    </message>
    <message>
        <source>the objects are still being scattered; try again when they stand</source>
        <translation>オブジェクトはまだ散布中です; 終わってからもう一度試してください</translation>
    </message>
    <message>
        <source>the order of bytes is for samples without a header: %1</source>
        <translation>バイト順はヘッダーのないサンプル用です: %1</translation>
    </message>
    <message>
        <source>the other bands of %1 are not kept: %2</source>
        <translation>%1の他のバンドは保持されません: %2</translation>
    </message>
    <message>
        <source>the picture %1 is kept at %2 x %3 of its %4 x %5 pixels</source>
        <translation>画像%1を%4 x %5 ピクセルから%2 x %3 ピクセルに縮小しました</translation>
    </message>
    <message>
        <source>the picture %1 is left out: %2</source>
        <translation>画像%1を除外しました: %2</translation>
    </message>
    <message>
        <source>the picture %1 is left out: the pictures take more than %2 MiB</source>
        <translation>画像%1を除外しました: 画像が%2 MiBを超えています</translation>
    </message>
    <message>
        <source>the pictures of drapes in the project take %1 MiB; %2 MiB are the most</source>
        <translation>プロジェクト内のドレープの画像が%1 MiBあります; %2 MiBが最大です</translation>
    </message>
    <message>
        <source>the place in the world was changed in both; it stays as in ours</source>
        <translation>世界での位置が両方で変更されています; こちらのまま残します</translation>
    </message>
    <message>
        <source>the recovery journal cannot be written to &quot;%1&quot;: %2; a crash would cost what is edited from now on</source>
        <translation>&quot;%1&quot;に復旧ジャーナルを書けません: %2; クラッシュすると、今後の編集が失われます</translation>
    </message>
    <message>
        <source>the role %1 on %2 cannot log in: it is a group, or was locked. Add the roles of persons</source>
        <translation>%2のロール%1はログインできません: グループであるか、ロックされています。個人のロールを追加してください</translation>
    </message>
    <message>
        <source>the rules of materials were changed in both; they stay as in ours</source>
        <translation>マテリアルのルールが両方で変更されています; こちらのまま残します</translation>
    </message>
    <message>
        <source>the scene&apos;s script</source>
        <translation>シーンのスクリプト</translation>
    </message>
    <message>
        <source>the script&apos;s places: %1</source>
        <translation>スクリプトの位置: %1</translation>
    </message>
    <message>
        <source>the selection is empty: edits change nothing until it is removed by &quot;change-selection&quot; with &quot;change&quot;: &quot;none&quot;</source>
        <translation>選択範囲が空です: &quot;change-selection&quot;で&quot;change&quot;: &quot;none&quot;を指定して解除するまで、編集しても何も変わりません</translation>
    </message>
    <message>
        <source>the server answers with a web page, not with data</source>
        <translation>サーバーがデータでなくウェブページを返しました</translation>
    </message>
    <message>
        <source>the server answers with another part than was asked for</source>
        <translation>サーバーが要求と異なる部分を返しました</translation>
    </message>
    <message>
        <source>the server closed the connection without an answer</source>
        <translation>サーバーが応答せずに接続を閉じました</translation>
    </message>
    <message>
        <source>the server does not answer in time</source>
        <translation>サーバーが時間内に応答しません</translation>
    </message>
    <message>
        <source>the server does not permit it (HTTP %1)</source>
        <translation>サーバーが許可していません（HTTP %1）</translation>
    </message>
    <message>
        <source>the server fails (HTTP %1)</source>
        <translation>サーバーでエラーが発生しています（HTTP %1）</translation>
    </message>
    <message>
        <source>the server is too slow: it has sent less than 16 kB a second for %1 s; download it by other means and open the file</source>
        <translation>サーバーが遅すぎます: %1 秒間、毎秒 16 kB 未満しか送信していません; 別の方法でダウンロードしてファイルを開いてください</translation>
    </message>
    <message>
        <source>the server redirects in a circle</source>
        <translation>サーバーのリダイレクトが循環しています</translation>
    </message>
    <message>
        <source>the server&apos;s answer is not HTTP</source>
        <translation>サーバーの応答がHTTPではありません</translation>
    </message>
    <message>
        <source>the server&apos;s certificate is not trusted</source>
        <translation>サーバーの証明書が信頼されていません</translation>
    </message>
    <message>
        <source>the sky after a filter cannot be done in parts: beyond a part it looks at ground that no filter has changed; join the parts of the filter first</source>
        <translation>フィルターの後のskyは分割して実行できません: 分割部分の外では、どのフィルターも変えていない地面を見ます; 先にそのフィルターの分割部分を結合してください</translation>
    </message>
    <message>
        <source>the spacing of rows must be at least %1</source>
        <translation>行の間隔は%1以上でなければなりません</translation>
    </message>
    <message>
        <source>the step of %1 is not above 0</source>
        <translation>段の高さ %1 が0より大きくありません</translation>
    </message>
    <message>
        <source>the store does not permit it: GDAL&apos;s settings name no credentials that it takes</source>
        <translation>ストレージが許可していません: GDALの設定に、使える認証情報がありません</translation>
    </message>
    <message>
        <source>the strength of %1 is too little for heights of %2, which are stored in steps of %3 mm: a stroke changes up to %4 % more or less; with %5 it is at most 2 %</source>
        <translation>強さ %1 は、%3 mm 刻みで保存される %2 の高さには小さすぎます: ストロークによる変化は最大 %4 % ずれます; %5 なら最大 2 % です</translation>
    </message>
    <message>
        <source>the stroke is too long for its brush: %1 dabs (length / spacing, times the copies by symmetry), where %2 are the limit. Use a larger radius or spacing, or a shorter stroke</source>
        <translation>ストロークがブラシに対して長すぎます: スタンプが %1 回 (長さ ÷ 間隔 × 対称コピー数)。上限は %2 回です。半径か間隔を大きくするか、ストロークを短くしてください</translation>
    </message>
    <message>
        <source>the stroke is too long for its brush: %1 dabs between two samples (length / spacing, times the copies by symmetry), where %2 are the limit. Use a larger radius or spacing, or a shorter stroke</source>
        <translation>ストロークがブラシに対して長すぎます: 2 点間のスタンプが %1 回 (長さ ÷ 間隔 × 対称コピー数)。上限は %2 回です。半径か間隔を大きくするか、ストロークを短くしてください</translation>
    </message>
    <message>
        <source>the stroke is too much work for its brush: its dabs change %1 samples, where %2 are the limit. Use a smaller radius, a larger spacing or a shorter stroke</source>
        <translation>ストロークの処理量がブラシに対して多すぎます: スタンプが変更するサンプルは %1 個です。上限は %2 個です。半径を小さくするか、間隔を大きくするか、ストロークを短くしてください</translation>
    </message>
    <message>
        <source>the team&apos;s terrain is damaged: %1</source>
        <translation>チームの地形が損傷しています: %1</translation>
    </message>
    <message>
        <source>the terrain does not say where in the world it lies; web tiles need a coordinate system</source>
        <translation>地形に世界での位置がありません; ウェブタイルには座標系が必要です</translation>
    </message>
    <message>
        <source>the terrain has no CRS; its objects can be written in local metres</source>
        <translation>地形にCRSがありません; オブジェクトはローカルメートルで書けます</translation>
    </message>
    <message>
        <source>the terrain has too many samples to find its depressions: %1 × %2</source>
        <translation>地形のサンプルが多すぎて、窪地を検出できません: %1 × %2</translation>
    </message>
    <message>
        <source>the terrain was changed in the meantime</source>
        <translation>その間に地形が変更されました</translation>
    </message>
    <message>
        <source>the texture array has empty places: textures.json says which index each material has</source>
        <translation>テクスチャ配列に空きがあります: textures.jsonに各マテリアルのインデックスがあります</translation>
    </message>
    <message>
        <source>the two lie at different places in the world; samples are compared by column and row</source>
        <translation>2つは世界の別の場所にあります; サンプルを列と行で比べます</translation>
    </message>
    <message>
        <source>the undo history cannot be written to &quot;%1&quot;: %2</source>
        <translation>&quot;%1&quot;に元に戻す履歴を書けません: %2</translation>
    </message>
    <message>
        <source>the undo history on disk cannot be read: %1</source>
        <translation>ディスク上の元に戻す履歴を読めません: %1</translation>
    </message>
    <message>
        <source>theirs has %1 in place of the %2 of the base, or other cells; only versions of one size are merged</source>
        <translation>相手は基準の%2でなく%1であるか、セルが異なります; 結合するのは同じサイズのバージョンだけです</translation>
    </message>
    <message>
        <source>there are no more ids for layers; open the terrain again</source>
        <translation>レイヤーのidがもうありません; 地形を開き直してください</translation>
    </message>
    <message>
        <source>there are other files in this folder; name another one</source>
        <translation>このフォルダーには他のファイルがあります; 別のフォルダーを指定してください</translation>
    </message>
    <message>
        <source>there is no OpenGL 4.5 to draw with; install a driver for EGL (Mesa&apos;s: libegl-mesa0 and libgl1-mesa-dri), or draw on a virtual screen: xvfb-run -a scarp render …</source>
        <translation>描画に使えるOpenGL 4.5がありません; EGLのドライバー（Mesaではlibegl-mesa0とlibgl1-mesa-dri）をインストールするか、仮想画面に描画してください: xvfb-run -a scarp render …</translation>
    </message>
    <message>
        <source>there is no OpenGL to draw with</source>
        <translation>描画に使えるOpenGLがありません</translation>
    </message>
    <message>
        <source>there is no asset &quot;%1&quot;; there are %2</source>
        <translation>アセット&quot;%1&quot;はありません; あるのは%2です</translation>
    </message>
    <message>
        <source>there is no drape %1; there are %2</source>
        <translation>ドレープ%1はありません; 全部で%2個です</translation>
    </message>
    <message>
        <source>there is no ground: no cell whose corners are no holes</source>
        <translation>地面がありません: 四隅がすべて穴でないセルがありません</translation>
    </message>
    <message>
        <source>there is no layer %1; there are %2</source>
        <translation>レイヤー%1はありません; 全部で%2枚です</translation>
    </message>
    <message>
        <source>there is no role %1 on %2. The administrator of the server makes one: createuser --pwprompt NAME</source>
        <translation>%2にロール%1はありません。サーバーの管理者が作成します: createuser --pwprompt NAME</translation>
    </message>
    <message>
        <source>there is no terrain to draw</source>
        <translation>描画する地形がありません</translation>
    </message>
    <message>
        <source>there is nothing at this address (HTTP %1)</source>
        <translation>このアドレスには何もありません（HTTP %1）</translation>
    </message>
    <message>
        <source>there is nothing to write: no objects stand on the ground, and it is left out</source>
        <translation>書くものがありません: 地面にオブジェクトがなく、地面も含みません</translation>
    </message>
    <message>
        <source>there is too little memory for a picture of %1 x %2 pixels</source>
        <translation>%1 x %2 ピクセルの画像にはメモリが足りません</translation>
    </message>
    <message>
        <source>this OpenGL (%1) draws at most %2 pixels a side</source>
        <translation>このOpenGL（%1）が描けるのは1辺最大%2ピクセルです</translation>
    </message>
    <message>
        <source>this OpenGL (%1) takes at most %2 samples a pixel</source>
        <translation>このOpenGL（%1）で使えるのは1ピクセル最大%2サンプルです</translation>
    </message>
    <message>
        <source>this description of the heightmap is damaged; remove it to read the file without</source>
        <translation>ハイトマップのこの説明が損傷しています; 取り除くと、それなしでファイルを読みます</translation>
    </message>
    <message>
        <source>this description of the tiles is damaged; remove it to read them without</source>
        <translation>タイルのこの説明が損傷しています; 取り除くと、それなしでタイルを読みます</translation>
    </message>
    <message>
        <source>this format has no rotation, and this grid is turned against its coordinates; write a GeoTIFF, or reproject the terrain when it is imported</source>
        <translation>この形式は回転を表せませんが、このグリッドは座標に対して回転しています; GeoTIFFに書くか、インポート時に地形を再投影してください</translation>
    </message>
    <message>
        <source>this format has no samples of type %1; it has %2</source>
        <translation>この形式に%1型のサンプルはありません; あるのは%2です</translation>
    </message>
    <message>
        <source>this format has square cells only, and those of the terrain are not; write a GeoTIFF, or resample</source>
        <translation>この形式は正方形のセルだけを扱い、地形のセルは正方形ではありません; GeoTIFFに書くか、リサンプルしてください</translation>
    </message>
    <message>
        <source>this role may not share terrains on %1: only the owner of the database may. Ask whoever set it up</source>
        <translation>このロールは%1で地形を共有できません: データベースの所有者だけができます。設定した人に問い合わせてください</translation>
    </message>
    <message>
        <source>this terrain has %1 x %2</source>
        <translation>この地形は%1 x %2です</translation>
    </message>
    <message>
        <source>this terrain is archived: it can be looked at, not changed</source>
        <translation>この地形はアーカイブ済みです: 閲覧はできますが変更できません</translation>
    </message>
    <message>
        <source>this terrain is not followed any more: %1</source>
        <translation>この地形の追跡を終了しました: %1</translation>
    </message>
    <message>
        <source>too much for its brush: the brush paths of the layer come to %1 dabs, where %2 are the most</source>
        <translation>ブラシの処理量が多すぎます: レイヤーのブラシパスは合計でスタンプ%1回、上限は%2回です</translation>
    </message>
    <message>
        <source>too much for its brush: the brush paths of the layer come to %1 steps of work on samples, where %2 are the most</source>
        <translation>ブラシの処理量が多すぎます: レイヤーのブラシパスは合計でサンプル処理%1ステップ、上限は%2です</translation>
    </message>
    <message>
        <source>turn %1°</source>
        <translation>回転 %1°</translation>
    </message>
    <message>
        <source>unknown placeholder %1; use x or column, and y or row</source>
        <translation>不明なプレースホルダー%1; xまたはcolumnと、yまたはrowを使ってください</translation>
    </message>
    <message>
        <source>unpacks to %1, more than %2 times the size of its archive; unpack it and open the file</source>
        <translation>展開すると %1 になり、アーカイブの %2 倍を超えます; 展開してファイルを開いてください</translation>
    </message>
    <message>
        <source>usual for OBJ</source>
        <translation>OBJの標準</translation>
    </message>
    <message>
        <source>usual for PLY</source>
        <translation>PLYの標準</translation>
    </message>
    <message>
        <source>usual for STL</source>
        <translation>STLの標準</translation>
    </message>
    <message>
        <source>values of %1 are missing</source>
        <translation>%1の値がありません</translation>
    </message>
    <message>
        <source>was brought up to date; as it was it is %1</source>
        <translation>現在の形式に更新しました; 更新前のものは%1にあります</translation>
    </message>
    <message>
        <source>was changed since it was opened</source>
        <translation>開いた後に変更されています</translation>
    </message>
    <message>
        <source>was overwritten before it had been read: %1</source>
        <translation>読む前に上書きされました: %1</translation>
    </message>
    <message>
        <source>was overwritten by another program while it was open; save it under another name</source>
        <translation>開いている間に他のプログラムに上書きされました; 別の名前で保存してください</translation>
    </message>
    <message>
        <source>weights of %1 sample add up to less than 255</source>
        <translation>%1サンプルの重みの合計が255未満です</translation>
    </message>
    <message>
        <source>weights of %1 sample did not add up to 255 and were brought to it; the worst sum was %2</source>
        <translation>%1サンプルの重みの合計が255でなかったため255に合わせました; 最も外れた合計は%2でした</translation>
    </message>
    <message>
        <source>weights of %1 samples add up to less than 255</source>
        <translation>%1サンプルの重みの合計が255未満です</translation>
    </message>
    <message>
        <source>weights of %1 samples did not add up to 255 and were brought to it; the worst sum was %2</source>
        <translation>%1サンプルの重みの合計が255でなかったため255に合わせました; 最も外れた合計は%2でした</translation>
    </message>
    <message>
        <source>what is cut has %1 x %2 samples; a terrain needs at least 2 x 2</source>
        <translation>切り抜く範囲は%1 x %2 サンプルです; 地形には少なくとも2 x 2が必要です</translation>
    </message>
    <message>
        <source>what the columns of objects.csv mean</source>
        <translation>objects.csvの列の意味</translation>
    </message>
    <message>
        <source>what was copied is no higher or lower than its rim: it has no form to stamp</source>
        <translation>コピーした地面が縁より高くも低くもありません: スタンプにできる形がありません</translation>
    </message>
    <message>
        <source>with its inserts expanded it has %1 entities and %2 points; at most %3 entities, %4 points and %5 copies of entities are read. Explode the blocks that are needed, and save those</source>
        <translation>挿入を展開すると図形が %1 個、点が %2 個になります; 読み込めるのは図形 %3 個、点 %4 個、図形のコピー %5 個までです。必要なブロックを分解し、それだけを保存してください</translation>
    </message>
    <message>
        <source>written as it is: %1</source>
        <translation>そのまま書きます: %1</translation>
    </message>
    <message>
        <source>you may look at this terrain, not change it</source>
        <translation>この地形は閲覧できますが、変更できません</translation>
    </message>
    <message>
        <source>your role in %1 is %2, and this needs %3. An administrator can change your role: %4</source>
        <translation>%1でのあなたの役割は%2で、この操作には%3が必要です。管理者が役割を変更できます: %4</translation>
    </message>
    <message>
        <source>zoom %1 has about %2 tiles, more than %3; a coarser one has fewer</source>
        <translation>ズーム%1は約%2枚のタイルで、%3枚を超えます; より粗いズームなら少なくなります</translation>
    </message>
    <message>
        <source>zoom %1 takes %2 million heights, more than %3 million; a coarser one takes fewer</source>
        <translation>ズーム%1には%2百万個の高さが必要で、%3百万個を超えます; より粗いズームなら少なくて済みます</translation>
    </message>
    <message>
        <source>asset</source>
        <translation>アセット</translation>
    </message>
    <message>
        <source>assets</source>
        <translation>アセット</translation>
    </message>
    <message>
        <source>drape</source>
        <translation>ドレープ</translation>
    </message>
    <message>
        <source>drapes</source>
        <translation>ドレープ</translation>
    </message>
    <message>
        <source>height offset</source>
        <translation>高さのオフセット</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>rules of materials</source>
        <translation>マテリアルのルール</translation>
    </message>
    <message>
        <source>saved selection</source>
        <translation>保存した選択範囲</translation>
    </message>
    <message>
        <source>saved selections</source>
        <translation>保存した選択範囲</translation>
    </message>
    <message>
        <source>scatter rule</source>
        <translation>散布ルール</translation>
    </message>
    <message>
        <source>scatter rules</source>
        <translation>散布ルール</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>%1 height stamp is not in this file: a stamp has no course</source>
        <translation>高さスタンプ%1個はこのファイルに含まれません：スタンプには経路がありません</translation>
    </message>
    <message>
        <source>%1 height stamps are not in this file: a stamp has no course</source>
        <translation>高さスタンプ%1個はこのファイルに含まれません：スタンプには経路がありません</translation>
    </message>
    <message>
        <source>a point, [x, y] or [x, y, height]</source>
        <translation>点 [x, y] または [x, y, 高さ]</translation>
    </message>
    <message>
        <source>it has no line &quot;%1&quot;</source>
        <translation>線「%1」がありません</translation>
    </message>
    <message>
        <source>it has no lines</source>
        <translation>線がありません</translation>
    </message>
    <message>
        <source>contains a value that is not text</source>
        <translation>テキストでない値が含まれています</translation>
    </message>
</context>
<context>
    <name>scarp::Actions</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>A new terrain, flat or an island</source>
        <translation>新しい地形、平地または島</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a project or elevation data</source>
        <translation>プロジェクトまたは標高データを開きます</translation>
    </message>
    <message>
        <source>Open T&amp;eam Terrain…</source>
        <translation>チームの地形を開く(&amp;E)…</translation>
    </message>
    <message>
        <source>Open a terrain that several edit together, on a PostgreSQL server</source>
        <translation>複数人で編集する、PostgreSQLサーバー上の地形を開きます</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>Open elevation data, telling Scarp what the file does not say</source>
        <translation>ファイルに書かれていないことを指定して標高データを開きます</translation>
    </message>
    <message>
        <source>Open elevation data from the network: a web address, an object store, a STAC item or a service</source>
        <translation>ネットワークから標高データを開きます：ウェブアドレス、オブジェクトストレージ、STACアイテム、サービス</translation>
    </message>
    <message>
        <source>Import Settings of &amp;This Terrain…</source>
        <translation>この地形のインポート設定(&amp;T)…</translation>
    </message>
    <message>
        <source>Put right the heights, the unit, the size and the direction with which it was imported</source>
        <translation>インポート時の高さ、単位、サイズ、向きを正します</translation>
    </message>
    <message>
        <source>Import &amp;Materials…</source>
        <translation>マテリアルをインポート(&amp;M)…</translation>
    </message>
    <message>
        <source>Take masks, splat maps, control maps or land cover in as paint or selections</source>
        <translation>マスク、スプラットマップ、コントロールマップ、土地被覆を塗りまたは選択範囲として取り込みます</translation>
    </message>
    <message>
        <source>Import M&amp;odels…</source>
        <translation>モデルをインポート(&amp;O)…</translation>
    </message>
    <message>
        <source>Take models (glTF, OBJ, FBX, PLY, STL, DAE) in as assets that objects look like</source>
        <translation>モデル（glTF、OBJ、FBX、PLY、STL、DAE）を、オブジェクトの外観となるアセットとして取り込みます</translation>
    </message>
    <message>
        <source>Import &amp;Lines…</source>
        <translation>線をインポート(&amp;L)…</translation>
    </message>
    <message>
        <source>Take roads, rivers and tracks in from GPX, GeoJSON, GeoPackage, Shapefile, KML, DXF or OpenStreetMap files, as lines that shape the ground</source>
        <translation>GPX、GeoJSON、GeoPackage、Shapefile、KML、DXF、OpenStreetMapのファイルから道路、川、小道を、地面を形作る線として取り込みます</translation>
    </message>
    <message>
        <source>Add &amp;Drape…</source>
        <translation>ドレープを追加(&amp;D)…</translation>
    </message>
    <message>
        <source>Lay a picture or map over the ground</source>
        <translation>画像や地図を地面に重ねます</translation>
    </message>
    <message>
        <source>Lay a picture from the network or a map service over the ground</source>
        <translation>ネットワークや地図サービスの画像を地面に重ねます</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>プロジェクトを保存します</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save to another file and go on in that</source>
        <translation>別のファイルに保存し、そちらで続けます</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>コピーを保存(&amp;Y)…</translation>
    </message>
    <message>
        <source>Save to another file and go on in this one</source>
        <translation>別のファイルに保存し、このまま続けます</translation>
    </message>
    <message>
        <source>Rever&amp;t to Saved</source>
        <translation>保存時に戻す(&amp;T)</translation>
    </message>
    <message>
        <source>Back to the project as it was saved last</source>
        <translation>最後に保存したプロジェクトに戻します</translation>
    </message>
    <message>
        <source>&amp;Versions…</source>
        <translation>バージョン(&amp;V)…</translation>
    </message>
    <message>
        <source>Look at earlier saved states, open one or restore it</source>
        <translation>以前に保存した状態を見て、開くか復元します</translation>
    </message>
    <message>
        <source>&amp;Compact</source>
        <translation>最適化(&amp;C)</translation>
    </message>
    <message>
        <source>Make the project&apos;s file as small as it can be</source>
        <translation>プロジェクトのファイルをできるだけ小さくします</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>環境設定(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Leave Scarp</source>
        <translation>Scarpを終了します</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>&amp;Heightmap…</source>
        <translation>ハイトマップ(&amp;H)…</translation>
    </message>
    <message>
        <source>Write the terrain to a file, read it back and report the largest error</source>
        <translation>地形をファイルに書き、読み戻して最大誤差を報告します</translation>
    </message>
    <message>
        <source>M&amp;esh…</source>
        <translation>メッシュ(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the ground as triangles, for 3-D programs and printers, and prove how exact they are</source>
        <translation>地面を3Dプログラムやプリンター用の三角形として書き、その正確さを確かめます</translation>
    </message>
    <message>
        <source>&amp;Tiles…</source>
        <translation>タイル(&amp;T)…</translation>
    </message>
    <message>
        <source>Cut the terrain into tiles for an engine, web maps or a globe, whose seams are exact</source>
        <translation>地形を、エンジン、ウェブ地図、地球儀用の継ぎ目の正確なタイルに切ります</translation>
    </message>
    <message>
        <source>&amp;Objects…</source>
        <translation>オブジェクト(&amp;O)…</translation>
    </message>
    <message>
        <source>Write the objects as points to a file, read it back and report the largest error</source>
        <translation>オブジェクトを点としてファイルに書き、読み戻して最大誤差を報告します</translation>
    </message>
    <message>
        <source>&amp;Materials…</source>
        <translation>マテリアル(&amp;M)…</translation>
    </message>
    <message>
        <source>Write the materials of the ground for an engine, Blender, GIS or as glTF</source>
        <translation>地面のマテリアルをエンジン、Blender、GIS用またはglTFとして書きます</translation>
    </message>
    <message>
        <source>&amp;Lines…</source>
        <translation>線(&amp;L)…</translation>
    </message>
    <message>
        <source>Write the lines of the layer with their heights, as GeoPackage, GeoJSON or DXF</source>
        <translation>レイヤーの線を高さとともにGeoPackage、GeoJSON、DXFとして書きます</translation>
    </message>
    <message>
        <source>Export A&amp;gain</source>
        <translation>再エクスポート(&amp;G)</translation>
    </message>
    <message>
        <source>Do all exports that are kept with the project, or the last one, once more; asks where there is none</source>
        <translation>プロジェクトに残したすべてのエクスポート、または最後のものをもう一度行います。なければ尋ねます</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected objects, or the chosen line or its point</source>
        <translation>選択したオブジェクト、または選んだ線かその点を削除します</translation>
    </message>
    <message>
        <source>Cu&amp;t Ground</source>
        <translation>地面を切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the selected ground with its objects, level it and take them away</source>
        <translation>選択した地面をオブジェクトごとコピーし、平らにして取り去ります</translation>
    </message>
    <message>
        <source>&amp;Copy Ground</source>
        <translation>地面をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected ground, or all of it, with its objects, to paste it here or on another terrain</source>
        <translation>選択した、またはすべての地面をオブジェクトごとコピーし、ここや別の地形に貼り付けられるようにします</translation>
    </message>
    <message>
        <source>&amp;Paste Ground</source>
        <translation>地面を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Lay the copied ground here: move, turn and scale it; Enter applies it, Esc cancels</source>
        <translation>コピーした地面をここに置きます：移動、回転、拡大縮小。Enterで適用、Escで中止</translation>
    </message>
    <message>
        <source>Use as &amp;Stamp Brush</source>
        <translation>スタンプブラシにする(&amp;S)</translation>
    </message>
    <message>
        <source>Take up a brush that stamps the form of the copied ground, as high above its rim</source>
        <translation>コピーした地面の形を、縁から同じ高さで押すブラシを持ちます</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>ブラシ</translation>
    </message>
    <message>
        <source>Place Objects</source>
        <translation>オブジェクトを配置</translation>
    </message>
    <message>
        <source>Place objects on the ground, select and drag them</source>
        <translation>地面にオブジェクトを置き、選択し、ドラッグします</translation>
    </message>
    <message>
        <source>Select Objects</source>
        <translation>オブジェクトを選択</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>Measure: draw a line over the ground for its profile and length, an outline for areas and volumes</source>
        <translation>計測：地面に線を引いて断面と長さを、輪郭を引いて面積と体積を測ります</translation>
    </message>
    <message>
        <source>Paint Materials</source>
        <translation>マテリアルを塗る</translation>
    </message>
    <message>
        <source>Paint materials on the ground; Ctrl erases, Shift softens borders</source>
        <translation>地面にマテリアルを塗ります。Ctrlで消し、Shiftで境界をぼかします</translation>
    </message>
    <message>
        <source>Draw Lines</source>
        <translation>線を描く</translation>
    </message>
    <message>
        <source>Smaller Brush</source>
        <translation>ブラシを小さく</translation>
    </message>
    <message>
        <source>Radius −10 %</source>
        <translation>半径 −10 %</translation>
    </message>
    <message>
        <source>Larger Brush</source>
        <translation>ブラシを大きく</translation>
    </message>
    <message>
        <source>Radius +10 %</source>
        <translation>半径 +10 %</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>弱く</translation>
    </message>
    <message>
        <source>Strength −10 %</source>
        <translation>強さ −10 %</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>強く</translation>
    </message>
    <message>
        <source>Strength +10 %</source>
        <translation>強さ +10 %</translation>
    </message>
    <message>
        <source>Softer Edge</source>
        <translation>縁を柔らかく</translation>
    </message>
    <message>
        <source>Inner radius −5 % of the radius</source>
        <translation>内側の半径を半径の5 %減らします</translation>
    </message>
    <message>
        <source>Harder Edge</source>
        <translation>縁を硬く</translation>
    </message>
    <message>
        <source>Inner radius +5 % of the radius</source>
        <translation>内側の半径を半径の5 %増やします</translation>
    </message>
    <message>
        <source>Take From Under Cursor</source>
        <translation>カーソルの下から取る</translation>
    </message>
    <message>
        <source>Make the height under the cursor the target of Set Height; with Clone in hand, the place under it the source; while painting materials, the material the one in hand</source>
        <translation>カーソルの下の高さを「高さを設定」の目標にします。クローンではその場所をコピー元に、マテリアルを塗るときはそのマテリアルを使います</translation>
    </message>
    <message>
        <source>Repeat Last Stroke</source>
        <translation>最後のストロークを繰り返す</translation>
    </message>
    <message>
        <source>Make the last stroke once more, where it was</source>
        <translation>最後のストロークを同じ場所でもう一度行います</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>複製(&amp;U)</translation>
    </message>
    <message>
        <source>Copies of the selected objects beside them</source>
        <translation>選択したオブジェクトのコピーを隣に作ります</translation>
    </message>
    <message>
        <source>Select &amp;Same Kind</source>
        <translation>同じ種類を選択(&amp;S)</translation>
    </message>
    <message>
        <source>Select all objects of the kinds of the selected ones</source>
        <translation>選択したものと同じ種類のすべてのオブジェクトを選択します</translation>
    </message>
    <message>
        <source>&amp;Replace by Kind in Hand</source>
        <translation>選んだ種類に置き換え(&amp;R)</translation>
    </message>
    <message>
        <source>The selected objects look like the model that is chosen for new ones</source>
        <translation>選択したオブジェクトを、新しいもの用に選んだモデルの外観にします</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>グループ化(&amp;G)</translation>
    </message>
    <message>
        <source>Select one of them, and all of them are selected</source>
        <translation>1つを選択するとすべてが選択されます</translation>
    </message>
    <message>
        <source>U&amp;ngroup</source>
        <translation>グループ解除(&amp;N)</translation>
    </message>
    <message>
        <source>Each of them on its own again</source>
        <translation>それぞれを再び独立させます</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>ロック(&amp;L)</translation>
    </message>
    <message>
        <source>The selected objects can neither be selected nor changed</source>
        <translation>選択したオブジェクトを選択も変更もできなくします</translation>
    </message>
    <message>
        <source>Unlock &amp;All</source>
        <translation>すべてのロックを解除(&amp;A)</translation>
    </message>
    <message>
        <source>Unlock all locked objects</source>
        <translation>ロックしたすべてのオブジェクトを解除します</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Do not draw the selected objects</source>
        <translation>選択したオブジェクトを描きません</translation>
    </message>
    <message>
        <source>Sho&amp;w All</source>
        <translation>すべて表示(&amp;W)</translation>
    </message>
    <message>
        <source>Draw all hidden objects again</source>
        <translation>隠したすべてのオブジェクトを再び描きます</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>; Shift adds, Ctrl subtracts</source>
        <translation>。Shiftで追加、Ctrlで除外</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>矩形(&amp;R)</translation>
    </message>
    <message>
        <source>Select ground by a rectangle</source>
        <translation>矩形で地面を選択します</translation>
    </message>
    <message>
        <source>&amp;Ellipse</source>
        <translation>楕円(&amp;E)</translation>
    </message>
    <message>
        <source>Select ground by an ellipse</source>
        <translation>楕円で地面を選択します</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>投げ縄(&amp;L)</translation>
    </message>
    <message>
        <source>Select ground by an outline</source>
        <translation>輪郭で地面を選択します</translation>
    </message>
    <message>
        <source>&amp;Wand</source>
        <translation>自動選択(&amp;W)</translation>
    </message>
    <message>
        <source>Select ground like that under the pointer, by slope, height, curvature or aspect</source>
        <translation>ポインターの下と似た地面を、傾斜、高さ、曲率、斜面方位で選択します</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>塗る(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>すべて(&amp;A)</translation>
    </message>
    <message>
        <source>Select all ground</source>
        <translation>すべての地面を選択します</translation>
    </message>
    <message>
        <source>&amp;Deselect</source>
        <translation>解除(&amp;D)</translation>
    </message>
    <message>
        <source>Clear the selection: edits reach everywhere</source>
        <translation>選択を解除します：編集はどこにでも及びます</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>反転(&amp;I)</translation>
    </message>
    <message>
        <source>Select what is not selected</source>
        <translation>選択されていない部分を選択します</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>拡大(&amp;G)</translation>
    </message>
    <message>
        <source>Move the edge outward by the distance set in the panel</source>
        <translation>縁をパネルで決めた距離だけ外へ動かします</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <translation>縮小(&amp;S)</translation>
    </message>
    <message>
        <source>Move the edge inward by the distance set in the panel</source>
        <translation>縁をパネルで決めた距離だけ内へ動かします</translation>
    </message>
    <message>
        <source>&amp;Blur</source>
        <translation>ぼかし(&amp;B)</translation>
    </message>
    <message>
        <source>Soften the edge over the distance set in the panel</source>
        <translation>縁をパネルで決めた距離にわたってぼかします</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>全体を表示(&amp;F)</translation>
    </message>
    <message>
        <source>Bring the selected object, or the whole terrain, into sight</source>
        <translation>選択したオブジェクト、または地形全体を視野に入れます</translation>
    </message>
    <message>
        <source>From &amp;Above</source>
        <translation>真上から(&amp;A)</translation>
    </message>
    <message>
        <source>Look straight down, north up</source>
        <translation>真下を見ます。北が上です</translation>
    </message>
    <message>
        <source>Towards &amp;North</source>
        <translation>北へ(&amp;N)</translation>
    </message>
    <message>
        <source>Look north, slightly down</source>
        <translation>北を少し下向きに見ます</translation>
    </message>
    <message>
        <source>From the Fron&amp;t</source>
        <translation>正面(&amp;T)</translation>
    </message>
    <message>
        <source>Look north, level, without perspective</source>
        <translation>北を水平に、遠近なしで見ます</translation>
    </message>
    <message>
        <source>From the Si&amp;de</source>
        <translation>側面(&amp;D)</translation>
    </message>
    <message>
        <source>Look west, level, without perspective</source>
        <translation>西を水平に、遠近なしで見ます</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>透視(&amp;P)</translation>
    </message>
    <message>
        <source>Slanting, with perspective; after a view without, as it was before</source>
        <translation>斜めから遠近ありで見ます。遠近なしの表示の後は前の状態に戻ります</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>正射影(&amp;O)</translation>
    </message>
    <message>
        <source>Without perspective</source>
        <translation>遠近なし</translation>
    </message>
    <message>
        <source>View &amp;Back</source>
        <translation>前の視点(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the view before the camera moved last</source>
        <translation>カメラが最後に動く前の視点に戻ります</translation>
    </message>
    <message>
        <source>View F&amp;orward</source>
        <translation>次の視点(&amp;O)</translation>
    </message>
    <message>
        <source>Forward again to the view that one went back from</source>
        <translation>戻る前の視点に再び進みます</translation>
    </message>
    <message>
        <source>Allow Camera &amp;Below Terrain</source>
        <translation>地形の下のカメラを許す(&amp;B)</translation>
    </message>
    <message>
        <source>Let the camera go beneath the ground</source>
        <translation>カメラが地面の下に入れるようにします</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>Dark interface</source>
        <translation>暗い画面</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>Light interface</source>
        <translation>明るい画面</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>配置をリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation>すべてのパネルを最初の位置に戻します</translation>
    </message>
    <message>
        <source>View &amp;%1</source>
        <translation>視点 &amp;%1</translation>
    </message>
    <message>
        <source>Bookmarked View 1; 2 … 9 likewise</source>
        <translation>ブックマークの視点1。2 … 9も同様</translation>
    </message>
    <message>
        <source>Go to a saved view</source>
        <translation>保存した視点に移ります</translation>
    </message>
    <message>
        <source>Save as &amp;%1</source>
        <translation>&amp;%1 として保存</translation>
    </message>
    <message>
        <source>Save Bookmark 1; 2 … 9 likewise</source>
        <translation>ブックマーク1を保存。2 … 9も同様</translation>
    </message>
    <message>
        <source>Save the view to come back to it</source>
        <translation>後で戻れるように視点を保存します</translation>
    </message>
    <message>
        <source>Picking &amp;Inspector</source>
        <translation>ピッキング検査(&amp;I)</translation>
    </message>
    <message>
        <source>Show how the point under the cursor is found, step by step</source>
        <translation>カーソルの下の点がどう見つかるかを段階ごとに示します</translation>
    </message>
    <message>
        <source>&amp;Pin Ray</source>
        <translation>光線を固定(&amp;P)</translation>
    </message>
    <message>
        <source>Pin the ray under the cursor to look at it from elsewhere; once more: unpin it</source>
        <translation>カーソルの下の光線を固定し、別の所から見ます。もう一度で解除</translation>
    </message>
    <message>
        <source>View Ray from the &amp;Side</source>
        <translation>光線を横から見る(&amp;S)</translation>
    </message>
    <message>
        <source>Pin the ray and see all of it from beside</source>
        <translation>光線を固定し、全体を横から見ます</translation>
    </message>
    <message>
        <source>View A&amp;long Ray</source>
        <translation>光線に沿って見る(&amp;L)</translation>
    </message>
    <message>
        <source>Back to where the ray was cast from</source>
        <translation>光線を放った所に戻ります</translation>
    </message>
    <message>
        <source>No A&amp;nalysis</source>
        <translation>分析なし(&amp;N)</translation>
    </message>
    <message>
        <source>The ground in its own colours</source>
        <translation>地面そのものの色</translation>
    </message>
    <message>
        <source>&amp;Viewshed</source>
        <translation>可視領域(&amp;V)</translation>
    </message>
    <message>
        <source>Which ground an observer sees; it follows every change of the ground</source>
        <translation>観察者に見える地面。地面のどの変化にも追従します</translation>
    </message>
    <message>
        <source>&amp;Sun Shadow</source>
        <translation>日影(&amp;S)</translation>
    </message>
    <message>
        <source>Which ground the sun shines on; it follows every change of the ground</source>
        <translation>日の当たる地面。地面のどの変化にも追従します</translation>
    </message>
    <message>
        <source>S&amp;ky Visibility</source>
        <translation>天空可視率(&amp;K)</translation>
    </message>
    <message>
        <source>How much of the sky&apos;s light the ground gets; it follows every change of the ground</source>
        <translation>地面が受ける空の光の量。地面のどの変化にも追従します</translation>
    </message>
    <message>
        <source>&amp;Observer at Cursor</source>
        <translation>カーソル位置に観察者(&amp;O)</translation>
    </message>
    <message>
        <source>The viewshed from the ground under the cursor, or from the middle of the view</source>
        <translation>カーソルの下の地面、または画面の中央からの可視領域</translation>
    </message>
    <message>
        <source>Observer in Mid View</source>
        <translation>画面の中央に観察者</translation>
    </message>
    <message>
        <source>&amp;Natural</source>
        <translation>自然(&amp;N)</translation>
    </message>
    <message>
        <source>Grass, rock, scree, sand and snow where they would be</source>
        <translation>草、岩、がれ、砂、雪をありそうな所に表示します</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>高さ(&amp;H)</translation>
    </message>
    <message>
        <source>Colours for heights, as in an atlas</source>
        <translation>地図帳のような高さの色</translation>
    </message>
    <message>
        <source>H&amp;illshade</source>
        <translation>陰影起伏(&amp;I)</translation>
    </message>
    <message>
        <source>Light alone, in grey, as maps have it</source>
        <translation>地図のような、灰色の光だけの表示</translation>
    </message>
    <message>
        <source>&amp;Slope</source>
        <translation>傾斜(&amp;S)</translation>
    </message>
    <message>
        <source>How steep the ground is</source>
        <translation>地面の急さ</translation>
    </message>
    <message>
        <source>&amp;Aspect</source>
        <translation>斜面方位(&amp;A)</translation>
    </message>
    <message>
        <source>Which way the ground slopes</source>
        <translation>地面の傾く方向</translation>
    </message>
    <message>
        <source>C&amp;urvature</source>
        <translation>曲率(&amp;U)</translation>
    </message>
    <message>
        <source>Crests and hollows</source>
        <translation>稜線とくぼみ</translation>
    </message>
    <message>
        <source>&amp;Clay</source>
        <translation>クレイ(&amp;C)</translation>
    </message>
    <message>
        <source>One colour: the shape alone</source>
        <translation>1色：形だけ</translation>
    </message>
    <message>
        <source>N&amp;ormals</source>
        <translation>法線(&amp;O)</translation>
    </message>
    <message>
        <source>The ground&apos;s direction, as in a normal map</source>
        <translation>法線マップのような地面の向き</translation>
    </message>
    <message>
        <source>&amp;Materials</source>
        <translation>マテリアル(&amp;M)</translation>
    </message>
    <message>
        <source>The materials that lie there; natural ground where there are none</source>
        <translation>そこにあるマテリアル。なければ自然の地面</translation>
    </message>
    <message>
        <source>Materia&amp;l Weights</source>
        <translation>マテリアルの重み(&amp;L)</translation>
    </message>
    <message>
        <source>How much of each material lies where, in their flat colours</source>
        <translation>各マテリアルがどこにどれだけあるか、単色で表示します</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Con&amp;tours</source>
        <translation>等高線(&amp;T)</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>同じ高さの線</translation>
    </message>
    <message>
        <source>&amp;Grid on Ground</source>
        <translation>地面のグリッド(&amp;G)</translation>
    </message>
    <message>
        <source>Lines in even steps</source>
        <translation>一定間隔の線</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>ワイヤーフレーム(&amp;W)</translation>
    </message>
    <message>
        <source>The edges of the drawn triangles</source>
        <translation>描かれる三角形の辺</translation>
    </message>
    <message>
        <source>Wat&amp;er</source>
        <translation>水(&amp;E)</translation>
    </message>
    <message>
        <source>Water up to the sea level</source>
        <translation>海面までの水</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>コマンドを検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Find anything that can be done by a few words</source>
        <translation>できることを何でも数語で見つけます</translation>
    </message>
    <message>
        <source>&amp;Keys and Mouse</source>
        <translation>キーとマウス(&amp;K)</translation>
    </message>
    <message>
        <source>All keys and what the mouse does</source>
        <translation>すべてのキーとマウスの働き</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>メッセージ(&amp;M)</translation>
    </message>
    <message>
        <source>What Scarp has said, to read again and to copy</source>
        <translation>Scarpが伝えたこと。読み直しとコピーができます</translation>
    </message>
    <message>
        <source>&amp;About Scarp</source>
        <translation>Scarpについて(&amp;A)</translation>
    </message>
    <message>
        <source>About Scarp</source>
        <translation>Scarpについて</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>比較(&amp;W)…</translation>
    </message>
    <message>
        <source>Show how this terrain differs from a project or elevation data</source>
        <translation>この地形がプロジェクトまたは標高データとどう違うかを示します</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>ハイコントラスト(&amp;H)</translation>
    </message>
    <message>
        <source>White on black, with bright marks</source>
        <translation>黒地に白、明るい印</translation>
    </message>
    <message>
        <source>Text %1 %</source>
        <translation>文字 %1 %</translation>
    </message>
    <message>
        <source>How large the texts of the window are</source>
        <translation>ウィンドウの文字の大きさ</translation>
    </message>
    <message>
        <source>Reduce &amp;Motion</source>
        <translation>動きを減らす(&amp;M)</translation>
    </message>
    <message>
        <source>The camera is at once where it goes to</source>
        <translation>カメラはすぐ目的の位置に着きます</translation>
    </message>
    <message>
        <source>Mouse, units, tips, language, autosave, memory</source>
        <translation>マウス、単位、ヒント、言語、自動保存、メモリ</translation>
    </message>
    <message>
        <source>C&amp;onsole</source>
        <translation>コンソール(&amp;O)</translation>
    </message>
    <message>
        <source>What has been done, as a script or as Python, and operations that are typed</source>
        <translation>行った操作をスクリプトまたはPythonで示し、操作を入力できます</translation>
    </message>
    <message>
        <source>Draw Brush Path</source>
        <translation>ブラシパスを描く</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>システムに従う(&amp;S)</translation>
    </message>
    <message>
        <source>Dark or light as the desktop is when Scarp starts</source>
        <translation>Scarpの起動時のデスクトップに合わせて暗色または明色</translation>
    </message>
    <message>
        <source>The middle button pans, the right one looks round and flies, Alt + left orbits</source>
        <translation>中ボタンで平行移動、右ボタンで見回しと飛行、Alt + 左で周回</translation>
    </message>
    <message>
        <source>The middle button orbits, with Shift it pans, with Ctrl it zooms</source>
        <translation>中ボタンで周回、Shiftで平行移動、Ctrlでズーム</translation>
    </message>
    <message>
        <source>As Scarp, and Alt + right zooms</source>
        <translation>Scarpと同じ、加えてAlt + 右でズーム</translation>
    </message>
    <message>
        <source>As Scarp, and Alt + right zooms, Alt + Ctrl + left pans</source>
        <translation>Scarpと同じ、加えてAlt + 右でズーム、Alt + Ctrl + 左で平行移動</translation>
    </message>
    <message>
        <source>The middle button or Space + left pans, with Ctrl it zooms, with Shift it orbits</source>
        <translation>中ボタンまたはSpace + 左で平行移動、Ctrlでズーム、Shiftで周回</translation>
    </message>
    <message>
        <source>The middle button orbits, with Ctrl it looks round; Space + left pans, the right one zooms</source>
        <translation>中ボタンで周回、Ctrlで見回し。Space + 左で平行移動、右ボタンでズーム</translation>
    </message>
    <message>
        <source>&amp;Rivers and Ponds</source>
        <translation>川と池(&amp;R)</translation>
    </message>
    <message>
        <source>The water of lines: rivers, canals and ponds</source>
        <translation>線の水：川、運河、池</translation>
    </message>
    <message>
        <source>&amp;What Is This?</source>
        <translation>これは何？(&amp;W)</translation>
    </message>
    <message>
        <source>Click on any control to read what it does; over one, the key alone says it</source>
        <translation>コントロールをクリックすると働きを説明します。カーソルを重ねていれば、このキーだけで表示します</translation>
    </message>
    <message>
        <source>&amp;Name This State…</source>
        <translation>この状態に名前を付ける(&amp;N)…</translation>
    </message>
    <message>
        <source>Give a shared terrain as it is now a name, which makes it a version</source>
        <translation>共有地形の今の状態に名前を付け、バージョンにします</translation>
    </message>
    <message>
        <source>&amp;Keep an Area for Me…</source>
        <translation>範囲を自分用に確保(&amp;K)…</translation>
    </message>
    <message>
        <source>Keep a part of a shared terrain from the others for a while</source>
        <translation>共有地形の一部をしばらくほかの人が編集できないようにします</translation>
    </message>
    <message>
        <source>&amp;Release My Area</source>
        <translation>自分の範囲を解放(&amp;R)</translation>
    </message>
    <message>
        <source>Let the others edit the area that you keep</source>
        <translation>確保している範囲をほかの人も編集できるようにします</translation>
    </message>
    <message>
        <source>Save S&amp;creenshot…</source>
        <translation>スクリーンショットを保存(&amp;C)…</translation>
    </message>
    <message>
        <source>Save the view as a PNG picture, without the cursor, also larger than the window</source>
        <translation>ビューをカーソルなしの PNG 画像として保存します。ウィンドウより大きくもできます</translation>
    </message>
    <message>
        <source>Ma&amp;nual</source>
        <translation>マニュアル(&amp;N)</translation>
    </message>
    <message>
        <source>Read the manual, with pictures and search</source>
        <translation>画像と検索付きのマニュアルを読みます</translation>
    </message>
    <message>
        <source>&amp;Manage Team Terrain…</source>
        <translation>チーム地形を管理(&amp;M)…</translation>
    </message>
    <message>
        <source>List, add and remove members of a shared terrain; rename, archive or delete it</source>
        <translation>共有地形のメンバーを一覧、追加、削除し、名前の変更、アーカイブ、削除を行います</translation>
    </message>
    <message>
        <source>From &amp;Vector File…</source>
        <translation>ベクターファイルから(&amp;V)…</translation>
    </message>
    <message>
        <source>Select ground by the polygons, lines or points of a vector file</source>
        <translation>ベクターファイルのポリゴン、ライン、ポイントで地面を選択します</translation>
    </message>
    <message>
        <source>Position…</source>
        <translation>位置…</translation>
    </message>
    <message>
        <source>Type a position for a dab or a stroke of the active brush, or for the view</source>
        <translation>今のブラシのスタンプやストローク、または視点の位置を入力します</translation>
    </message>
    <message>
        <source>By &amp;Coordinates…</source>
        <translation>座標で(&amp;C)…</translation>
    </message>
    <message>
        <source>Type the corners of a rectangle, an ellipse or a polygon to select</source>
        <translation>選択する矩形、楕円、ポリゴンの角を入力します</translation>
    </message>
    <message>
        <source>&amp;Unreal Engine…</source>
        <translation>Unreal Engine(&amp;U)…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Unreal Engine</source>
        <translation>高さ、マテリアルの重み、オブジェクトをUnreal Engine向けにエクスポートします</translation>
    </message>
    <message>
        <source>U&amp;nity…</source>
        <translation>Unity(&amp;N)…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Unity</source>
        <translation>高さ、マテリアルの重み、オブジェクトをUnity向けにエクスポートします</translation>
    </message>
    <message>
        <source>&amp;Godot…</source>
        <translation>Godot(&amp;G)…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Godot</source>
        <translation>高さ、マテリアルの重み、オブジェクトをGodot向けにエクスポートします</translation>
    </message>
    <message>
        <source>&amp;Blender…</source>
        <translation>Blender(&amp;B)…</translation>
    </message>
    <message>
        <source>Export the terrain, its materials and objects for Blender</source>
        <translation>地形とそのマテリアル、オブジェクトをBlender向けにエクスポートします</translation>
    </message>
    <message>
        <source>glT&amp;F…</source>
        <translation>glTF(&amp;F)…</translation>
    </message>
    <message>
        <source>Export the terrain and its objects as one glTF file</source>
        <translation>地形とそのオブジェクトを1つのglTFファイルとしてエクスポートします</translation>
    </message>
    <message>
        <source>By Ra&amp;nge…</source>
        <translation>値の範囲で(&amp;N)…</translation>
    </message>
    <message>
        <source>Select ground by a range of slope, height, aspect, curvature, drainage area or noise</source>
        <translation>傾斜、高さ、斜面方位、曲率、集水面積、ノイズの値の範囲で地面を選択します</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>統計(&amp;T)</translation>
    </message>
    <message>
        <source>Show the size of the terrain and of its drawing in the view</source>
        <translation>地形のサイズとビューでの描画量を表示します</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>スタートページ(&amp;S)</translation>
    </message>
    <message>
        <source>Show recent files, ways to start and what&apos;s new</source>
        <translation>最近使ったファイル、始め方、新機能を表示します</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Tool Group: %1</source>
        <translation>ツールグループ: %1</translation>
    </message>
    <message>
        <source>Activate the tool of this group that was active last</source>
        <translation>このグループで最後に使用したツールを有効にします</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>ライン</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>Previous Tool</source>
        <translation>前のツール</translation>
    </message>
    <message>
        <source>Activate the previous tool of the active group in the toolbar</source>
        <translation>ツールバーの現在のグループで前のツールを有効にします</translation>
    </message>
    <message>
        <source>Next Tool</source>
        <translation>次のツール</translation>
    </message>
    <message>
        <source>Activate the next tool of the active group in the toolbar</source>
        <translation>ツールバーの現在のグループで次のツールを有効にします</translation>
    </message>
    <message>
        <source>&amp;New Terrain…</source>
        <translation>新しい地形(&amp;N)…</translation>
    </message>
    <message>
        <source>Import from &amp;URL…</source>
        <translation>URLからインポート(&amp;U)…</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>マテリアルを追加</translation>
    </message>
    <message>
        <source>Add thirteen materials and rules that suit this terrain, and surfaces of its roads</source>
        <translation>この地形に合う13のマテリアルとルール、および道路の路面を追加します</translation>
    </message>
    <message>
        <source>Add Drape from URL…</source>
        <translation>URLからドレープを追加…</translation>
    </message>
    <message>
        <source>Add Height Stamp</source>
        <translation>高さスタンプを追加</translation>
    </message>
    <message>
        <source>Place an image as a mountain, crater or dune that can be moved, scaled and rotated at any time; drag to set its size</source>
        <translation>画像を山、クレーター、砂丘として配置します。いつでも移動、拡大縮小、回転できます。ドラッグでサイズを決めます</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>&amp;Add Layer</source>
        <translation>レイヤーを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add a layer above the active one</source>
        <translation>選択中のレイヤーの上にレイヤーを追加</translation>
    </message>
    <message>
        <source>Add Gro&amp;up</source>
        <translation>グループを追加(&amp;U)</translation>
    </message>
    <message>
        <source>Add an empty group above the active layer</source>
        <translation>選択中のレイヤーの上に空のグループを追加</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layer</source>
        <translation>レイヤーを複製(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the active layer or group</source>
        <translation>選択中のレイヤーまたはグループを複製</translation>
    </message>
    <message>
        <source>&amp;Merge Down</source>
        <translation>下と結合(&amp;M)</translation>
    </message>
    <message>
        <source>Merge the active layer with the one under it, or a group into one layer</source>
        <translation>選択中のレイヤーを下のものと結合、またはグループを1つのレイヤーに結合</translation>
    </message>
    <message>
        <source>&amp;Delete Layer</source>
        <translation>レイヤーを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the active layer, or a group with its layers</source>
        <translation>選択中のレイヤー、またはグループをそのレイヤーごと削除</translation>
    </message>
    <message>
        <source>&amp;Group Layers</source>
        <translation>レイヤーをグループ化(&amp;G)</translation>
    </message>
    <message>
        <source>Put the chosen layers into a group; Ctrl+G while the list of layers has the focus</source>
        <translation>選んだレイヤーをグループにまとめます。レイヤーの一覧にフォーカスがあるときはCtrl+G</translation>
    </message>
    <message>
        <source>U&amp;ngroup Layers</source>
        <translation>レイヤーのグループ解除(&amp;N)</translation>
    </message>
    <message>
        <source>Remove the active group and keep its layers</source>
        <translation>選択中のグループを取り除き、そのレイヤーは残します</translation>
    </message>
    <message>
        <source>Select objects, one by one or by a box, and move, turn and scale them; Shift adds, Ctrl subtracts</source>
        <translation>オブジェクトを1つずつまたは枠で選択し、移動、回転、拡大縮小します。Shiftで追加、Ctrlで除外</translation>
    </message>
    <message>
        <source>Draw editable roads, rivers, walls and pads</source>
        <translation>編集できる道路、川、壁、敷地を描きます</translation>
    </message>
    <message>
        <source>Draw a line that applies the active brush and updates with the terrain</source>
        <translation>今のブラシを適用し、地形とともに更新される線を描きます</translation>
    </message>
    <message>
        <source>Select ground with the brush; Ctrl subtracts</source>
        <translation>ブラシで地面を選択します。Ctrlで除外</translation>
    </message>
</context>
<context>
    <name>scarp::AddressFields</name>
    <message>
        <source>%1 – heights</source>
        <translation>%1 – 高さ</translation>
    </message>
    <message>
        <source>A raster on the web, an object as s3://…, gs://… or az://…, a STAC item, a .zip, a Zarr folder, or a service as WCS:https://… or WMS:https://…. Passwords and signatures are used, but neither shown nor kept.</source>
        <translation>ウェブ上のラスター、s3://…、gs://…、az://… のオブジェクト、STACアイテム、.zip、Zarrフォルダー、またはWCS:https://… やWMS:https://… のサービス。パスワードと署名は使いますが、表示も保存もしません。</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>アドレス(&amp;A)</translation>
    </message>
    <message>
        <source>Which of the item&apos;s rasters</source>
        <translation>アイテムのどのラスターか</translation>
    </message>
    <message>
        <source>The rasters that the STAC item names</source>
        <translation>STACアイテムが示すラスター</translation>
    </message>
    <message>
        <source>Raster</source>
        <translation>ラスター</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>Waits no longer</source>
        <translation>これ以上待ちません</translation>
    </message>
    <message>
        <source>Looks at what is there</source>
        <translation>そこに何があるか調べます</translation>
    </message>
    <message>
        <source>Reading the STAC item</source>
        <translation>STACアイテムを読み込み中</translation>
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
        <translation>強さ</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>調整</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Brush of the stroke</source>
        <translation>ストロークのブラシ</translation>
    </message>
    <message>
        <source>%1 falloff</source>
        <translation>減衰：%1</translation>
    </message>
    <message>
        <source>Makes the stroke with these settings, and all that came after it anew, as one step</source>
        <translation>この設定でストロークとその後のすべてを、1つの手順として作り直します</translation>
    </message>
    <message>
        <source>Drag the dots on the ground to bend its path.</source>
        <translation>地面の点をドラッグして軌跡を曲げます。</translation>
    </message>
    <message>
        <source>Adjust step %1: %2</source>
        <translation>手順 %1 を調整：%2</translation>
    </message>
    <message>
        <source>Finish the stroke first.</source>
        <translation>先にストロークを終えてください。</translation>
    </message>
    <message>
        <source>Adjusting %1</source>
        <translation>%1を調整中</translation>
    </message>
    <message>
        <source>The terrain was edited meanwhile. Adjust the stroke once more.</source>
        <translation>その間に地形が編集されました。もう一度ストロークを調整してください。</translation>
    </message>
    <message>
        <source>Adjusting …</source>
        <translation>調整中…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The kind of brush that the stroke is made with instead</source>
        <translation>ストロークに代わりに使うブラシの種類</translation>
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
        <translation>下の地形からレイヤーを計算します</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>未更新</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Drag a point, or press beside the curve to add one</source>
        <translation>点をドラッグ。曲線の横を押すと点を追加</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
    </message>
</context>
<context>
    <name>scarp::AdvancedFields</name>
    <message>
        <source>as the file says</source>
        <translation>ファイルのとおり</translation>
    </message>
    <message>
        <source>Unit of the heights</source>
        <translation>高さの単位</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>メートル</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>フィート</translation>
    </message>
    <message>
        <source>US survey feet</source>
        <translation>米国測量フィート</translation>
    </message>
    <message>
        <source>kilometres</source>
        <translation>キロメートル</translation>
    </message>
    <message>
        <source>decimetres</source>
        <translation>デシメートル</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>センチメートル</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>ミリメートル</translation>
    </message>
    <message>
        <source>fathoms</source>
        <translation>ファゾム</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>No-data value</source>
        <translation>データなしの値</translation>
    </message>
    <message>
        <source>The stored value that stands for a hole; nan where there is none</source>
        <translation>穴を表す保存値。なければnan</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮尺</translation>
    </message>
    <message>
        <source>Height = stored value · scale + offset</source>
        <translation>高さ = 保存値 · 縮尺 + オフセット</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Overrules what the file says: the unit in a file is wrong more often than one would think</source>
        <translation>ファイルの記述より優先します：ファイルの単位は思ったより頻繁に間違っています</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>Scale 0 would make everything flat</source>
        <translation>縮尺0ではすべてが平らになります</translation>
    </message>
    <message>
        <source>What one step of the stored heights is</source>
        <translation>保存した高さの1段の大きさ</translation>
    </message>
    <message>
        <source>Linearise sRGB</source>
        <translation>sRGBを線形化</translation>
    </message>
    <message>
        <source>Converts the values of a picture that is sRGB-encoded to linear ones</source>
        <translation>sRGBエンコードされた画像の値を線形の値に変換します</translation>
    </message>
</context>
<context>
    <name>scarp::AlphaCommands</name>
    <message>
        <source>Reading %1</source>
        <translation>%1を読み込み中</translation>
    </message>
</context>
<context>
    <name>scarp::AlphaSection</name>
    <message>
        <source>Alpha</source>
        <translation>アルファ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>No alpha: the circle alone</source>
        <translation>アルファなし：円だけ</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>ストローク</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Always the same way up</source>
        <translation>いつも同じ向き</translation>
    </message>
    <message>
        <source>Its top leads the stroke</source>
        <translation>上端がストロークを導きます</translation>
    </message>
    <message>
        <source>Another way each dab</source>
        <translation>スタンプごとに別の向き</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>By which it is turned besides, degrees anticlockwise</source>
        <translation>さらに回す角度、反時計回りの度</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>Ground that was copied, as a stamp; kept with the brush</source>
        <translation>コピーした地面をスタンプにします。ブラシとともに保存されます</translation>
    </message>
    <message>
        <source>Load Alpha Image</source>
        <translation>アルファ画像を読み込む</translation>
    </message>
    <message>
        <source>Load a greyscale image or heightmap: PNG, EXR, TIFF, RAW …</source>
        <translation>グレースケール画像またはハイトマップを読み込みます：PNG、EXR、TIFF、RAW …</translation>
    </message>
    <message>
        <source>Images and heightmaps (*.png *.exr *.tif *.tiff *.raw *.r16 *.r32 *.asc *.hgt *.dem);;All files (*)</source>
        <translation>画像とハイトマップ (*.png *.exr *.tif *.tiff *.raw *.r16 *.r32 *.asc *.hgt *.dem);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Load Image…</source>
        <translation>画像を読み込む…</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisController</name>
    <message>
        <source>Viewshed</source>
        <translation>可視領域</translation>
    </message>
    <message>
        <source>Sun shadow</source>
        <translation>日影</translation>
    </message>
    <message>
        <source>Sky visibility</source>
        <translation>天空可視率</translation>
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
        <translation>光として</translation>
    </message>
    <message>
        <source>Eye height</source>
        <translation>目の高さ</translation>
    </message>
    <message>
        <source>Of the observer&apos;s eye above the ground</source>
        <translation>地面からの観察者の目の高さ</translation>
    </message>
    <message>
        <source>Target height</source>
        <translation>目標の高さ</translation>
    </message>
    <message>
        <source>Of what is looked for above the ground</source>
        <translation>探すものの地面からの高さ</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>How far the observer looks over the map</source>
        <translation>観察者が見る地図上の距離</translation>
    </message>
    <message>
        <source>Azimuth</source>
        <translation>方位角</translation>
    </message>
    <message>
        <source>Where the sun stands, degrees from the north clockwise</source>
        <translation>太陽の位置、北から時計回りの度</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>仰角</translation>
    </message>
    <message>
        <source>How high the sun stands, degrees above the horizon</source>
        <translation>太陽の高さ、地平線からの度</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>柔らかさ</translation>
    </message>
    <message>
        <source>Half the sun&apos;s breadth, degrees: 0.27 for the real one, 0 for sharp shadows. Soft ones take longer</source>
        <translation>太陽の幅の半分、度：実際は0.27、0でくっきりした影。柔らかい影は時間がかかります</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Beyond it ground does not hide the sky. The less, the quicker it follows an edit</source>
        <translation>これより遠い地面は空を隠しません。小さいほど編集に速く追従します</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>方向の数</translation>
    </message>
    <message>
        <source>In how many directions round the horizon is found</source>
        <translation>地平線を求める方向の数</translation>
    </message>
    <message>
        <source>Dim the light on the ground by the visible share of the sky, in any shading</source>
        <translation>見える空の割合に応じて地面の光を暗くします。どのシェーディングでも働きます</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisLegend</name>
    <message>
        <source>in shadow</source>
        <translation>日陰</translation>
    </message>
    <message>
        <source>in the sun</source>
        <translation>日なた</translation>
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
        <translation>凡例</translation>
    </message>
    <message>
        <source>Ground in its own colours is beyond the radius</source>
        <translation>元の色の地面は半径の外です</translation>
    </message>
    <message>
        <source>How much of the sun the ground sees</source>
        <translation>地面から見える太陽の割合</translation>
    </message>
    <message>
        <source>How much of the sky&apos;s light falls on the ground</source>
        <translation>地面に落ちる空の光の割合</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>見える</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隠れる</translation>
    </message>
</context>
<context>
    <name>scarp::AreaFields</name>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Area, cells and tiles</source>
        <translation>範囲、セル、タイル</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>最初の列</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>最初の行</translation>
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
        <translation>解像度</translation>
    </message>
    <message>
        <source>Resample tiles that lie off the common grid</source>
        <translation>共通のグリッドから外れたタイルをリサンプル</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>ファイルのまま</translation>
    </message>
    <message>
        <source>Between two samples. Samples of the file are averaged, as many as stay within it; with other cells it is met exactly</source>
        <translation>2つのサンプルの間。収まる数だけファイルのサンプルを平均します。別のセルでは正確に合わせます</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>セル</translation>
    </message>
    <message>
        <source>The file&apos;s own</source>
        <translation>ファイルのもの</translation>
    </message>
    <message>
        <source>Square metres in the UTM zone</source>
        <translation>UTMゾーンの正方形メートル</translation>
    </message>
    <message>
        <source>Keep the cells of the file, or make square ones in the UTM zone of its middle or in a CRS: type its code, such as EPSG:2056</source>
        <translation>ファイルのセルを保つか、中央のUTMゾーンまたはCRSで正方形にします：EPSG:2056のようにコードを入力</translation>
    </message>
    <message>
        <source>Where no tile is</source>
        <translation>タイルのない所</translation>
    </message>
    <message>
        <source>As the names say</source>
        <translation>名前のとおり</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>穴</translation>
    </message>
    <message>
        <source>Sea, height 0</source>
        <translation>海、高さ0</translation>
    </message>
    <message>
        <source>Copernicus has no tiles of the sea; of other tiles those that are missing are holes</source>
        <translation>Copernicusには海のタイルがありません。他では、ないタイルは穴です</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more lines</source>
        <translation>
            <numerusform>他%1行</numerusform>
        </translation>
    </message>
    <message>
        <source>Square metres in the UTM zone, %1</source>
        <translation>UTMゾーンの正方形メートル、%1</translation>
    </message>
    <message>
        <source>; west %1, south %2, east %3, north %4</source>
        <translation>。西 %1、南 %2、東 %3、北 %4</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> （%1）</translation>
    </message>
    <message>
        <source>; no vertical datum is said</source>
        <translation>。鉛直基準は書かれていません</translation>
    </message>
    <message>
        <source>; heights: %1</source>
        <translation>。高さ：%1</translation>
    </message>
    <message>
        <source>On the new cells: %1</source>
        <translation>新しいセルで：%1</translation>
    </message>
    <message>
        <source>New cells: %1</source>
        <translation>新しいセル：%1</translation>
    </message>
    <message>
        <source>Where the part begins, from the north-west corner</source>
        <translation>部分の始まる位置、北西の角から</translation>
    </message>
    <message>
        <source>How many samples the part has</source>
        <translation>部分のサンプル数</translation>
    </message>
    <message>
        <source>%1 × %2 samples, %3</source>
        <translation>%1 × %2 サンプル、%3</translation>
    </message>
    <message>
        <source>Tile names</source>
        <translation>タイルの名前</translation>
    </message>
    <message>
        <source>by position or number</source>
        <translation>位置または番号による</translation>
    </message>
    <message>
        <source>Pattern of the names, such as rock_{x}_{y}. {x}: column from the west; {y}: row from the south; {row}: row from the north; *: any text</source>
        <translation>rock_{x}_{y}のような名前のパターン。{x}：西からの列、{y}：南からの行、{row}：北からの行、*：任意の文字列</translation>
    </message>
    <message numerus="yes">
        <source>%1 tiles</source>
        <translation>
            <numerusform>タイル%1枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none overlap</source>
        <translation>%1：重なりなし</translation>
    </message>
    <message>
        <source>%1: all agree where they overlap</source>
        <translation>%1：重なる所はすべて一致</translation>
    </message>
    <message numerus="yes">
        <source>%1 samples without a tile (sea)</source>
        <translation>
            <numerusform>タイルのない%1サンプル（海）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 samples without a tile (holes)</source>
        <translation>
            <numerusform>タイルのない%1サンプル（穴）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::AreaMap</name>
    <message>
        <source>Map of the file: drag a rectangle to read that part</source>
        <translation>ファイルの地図：矩形をドラッグすると、その部分を読みます</translation>
    </message>
    <message>
        <source>Drag a rectangle to read that part only; click to read all again</source>
        <translation>矩形をドラッグするとその部分だけを読みます。クリックで全体に戻ります</translation>
    </message>
</context>
<context>
    <name>scarp::AssetCommands</name>
    <message>
        <source>Models (%1);;All files (*)</source>
        <translation>モデル (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Import Models</source>
        <translation>モデルをインポート</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1を読み込み中</translation>
    </message>
    <message>
        <source>Importing a model</source>
        <translation>モデルをインポート中</translation>
    </message>
    <message>
        <source>Rename Asset</source>
        <translation>アセットの名前を変更</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Tags of %1</source>
        <translation>%1のタグ</translation>
    </message>
    <message>
        <source>Words with commas between</source>
        <translation>コンマで区切った語</translation>
    </message>
    <message>
        <source>Replace the Model of %1</source>
        <translation>%1のモデルを置き換え</translation>
    </message>
    <message>
        <source>Remove Asset</source>
        <translation>アセットを取り除く</translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>元に戻すで復活します。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Saving a model to the library</source>
        <translation>モデルをライブラリに保存中</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>ライブラリは空です</translation>
    </message>
    <message>
        <source>Show the Library&apos;s Folder</source>
        <translation>ライブラリのフォルダーを表示</translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation>モデルを読み込み中</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects of “%2” are removed too.</source>
        <translation>
            <numerusform>「%2」のオブジェクト%1個も削除されます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::AssetGrid</name>
    <message>
        <source>Place: %1</source>
        <translation>配置：%1</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>タグ：%1</translation>
    </message>
    <message>
        <source>Its model is missing</source>
        <translation>モデルがありません</translation>
    </message>
    <message>
        <source>Find assets</source>
        <translation>アセットを検索</translation>
    </message>
    <message>
        <source>Find by name or tag</source>
        <translation>名前またはタグで検索</translation>
    </message>
    <message>
        <source>Shows the models whose name or tags have these words</source>
        <translation>名前またはタグにこの語を含むモデルを表示します</translation>
    </message>
</context>
<context>
    <name>scarp::AssetPictures</name>
    <message>
        <source>Drawing pictures of models</source>
        <translation>モデルの画像を描画中</translation>
    </message>
</context>
<context>
    <name>scarp::BrushDock</name>
    <message>
        <source>Brush</source>
        <translation>ブラシ</translation>
    </message>
    <message>
        <source>The radius is smaller than a cell (%1): a stroke may touch no sample.</source>
        <translation>半径がセル（%1）より小さいため、ストロークがどのサンプルにも触れないことがあります。</translation>
    </message>
</context>
<context>
    <name>scarp::BrushMarks</name>
    <message>
        <source>%1 long, %2 wide
%3° · %4</source>
        <translation>長さ %1、幅 %2
%3° · %4</translation>
    </message>
</context>
<context>
    <name>scarp::BrushProfile</name>
    <message>
        <source>Brush profile</source>
        <translation>ブラシの断面</translation>
    </message>
    <message>
        <source>The brush cut through its middle: how much of its strength acts from rim to rim</source>
        <translation>中央で切ったブラシ：縁から縁までに働く強さ</translation>
    </message>
</context>
<context>
    <name>scarp::ChoiceRow</name>
    <message>
        <source>One of these: %1</source>
        <translation>次のどれか1つ：%1</translation>
    </message>
</context>
<context>
    <name>scarp::CommandPalette</name>
    <message>
        <source>Find a Command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>What do you want to do? A few words, such as “make it flat”</source>
        <translation>何をしますか？ 「平らにする」など数語で</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>何をしますか？</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>今は不可</translation>
    </message>
    <message>
        <source>Nothing is known by these words.</source>
        <translation>この語に当てはまるものはありません。</translation>
    </message>
    <message>
        <source>A few words find anything that can be done; Enter does the first</source>
        <translation>数語でできることを何でも検索できます。Enterで先頭を実行します</translation>
    </message>
</context>
<context>
    <name>scarp::CompareController</name>
    <message>
        <source>Projects (*.scarp)</source>
        <translation>プロジェクト (*.scarp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較の相手</translation>
    </message>
    <message>
        <source>Comparing with %1</source>
        <translation>%1と比較中</translation>
    </message>
</context>
<context>
    <name>scarp::CompareDock</name>
    <message>
        <source>Only here — %1</source>
        <translation>こちらだけ — %1</translation>
    </message>
    <message>
        <source>Only there — %1</source>
        <translation>あちらだけ — %1</translation>
    </message>
    <message>
        <source>Different — %1</source>
        <translation>相違 — %1</translation>
    </message>
    <message numerus="yes">
        <source>The heights are the same at all %1 samples.</source>
        <translation>
            <numerusform>%1サンプルすべてで高さが同じです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 samples differ.
Lowest %3, highest %4.
Mean %5, root mean square %6.</source>
        <translation>
            <numerusform>%2サンプル中%1個が異なります。
最低 %3、最高 %4。
平均 %5、二乗平均平方根 %6。</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>相違</translation>
    </message>
    <message>
        <source>End Comparison</source>
        <translation>比較を終了</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>異なるもの</translation>
    </message>
    <message>
        <source>A click or Enter moves the camera there</source>
        <translation>クリックかEnterでカメラがそこへ移ります</translation>
    </message>
    <message>
        <source>This terrain and %1</source>
        <translation>この地形と%1</translation>
    </message>
    <message>
        <source>It is at no place of its own</source>
        <translation>それ自体の場所はありません</translation>
    </message>
    <message>
        <source>Greatest difference of heights: %1</source>
        <translation>高さの最大差：%1</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>そこへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>The ground has its own colours again</source>
        <translation>地面は元の色に戻りました</translation>
    </message>
    <message>
        <source>
Holes only here: %1, only there: %2.</source>
        <translation>
こちらだけの穴：%1、あちらだけの穴：%2。</translation>
    </message>
</context>
<context>
    <name>scarp::CompareLegend</name>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>Orange: lower by %1 or more; blue: higher by %1 or more</source>
        <translation>オレンジ：%1以上低い、青：%1以上高い</translation>
    </message>
</context>
<context>
    <name>scarp::Compass</name>
    <message>
        <source>Face north</source>
        <translation>北を向く</translation>
    </message>
    <message>
        <source>Face east</source>
        <translation>東を向く</translation>
    </message>
    <message>
        <source>Face south</source>
        <translation>南を向く</translation>
    </message>
    <message>
        <source>Face west</source>
        <translation>西を向く</translation>
    </message>
    <message>
        <source>From above; once more: slanting again</source>
        <translation>真上から。もう一度で斜めに戻ります</translation>
    </message>
    <message>
        <source>E</source>
        <translation>東</translation>
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
        <translation>コンパス</translation>
    </message>
    <message>
        <source>Where north is. A click on a letter looks that way, a click in the middle from above and back</source>
        <translation>北の方向。文字をクリックするとその方向を、中央をクリックすると真上から見ます。もう一度で戻ります</translation>
    </message>
</context>
<context>
    <name>scarp::ConditionEditor</name>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>A curve over the range in place of soft ends</source>
        <translation>柔らかい端の代わりに、範囲上の曲線</translation>
    </message>
    <message>
        <source>Not</source>
        <translation>否定</translation>
    </message>
    <message>
        <source>Where this does not hold</source>
        <translation>成り立たない所</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>この条件を取り除く</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Of the surroundings that the ground is compared with</source>
        <translation>地面と比べる周囲の</translation>
    </message>
    <message>
        <source>Water level</source>
        <translation>水位</translation>
    </message>
    <message>
        <source>Ground that is not higher counts as water</source>
        <translation>これより高くない地面を水とみなします</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>探す範囲</translation>
    </message>
    <message>
        <source>How far water is looked for; at most 256 samples</source>
        <translation>水を探す距離。最大256サンプル</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>ノイズ</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮尺</translation>
    </message>
    <message>
        <source>From crest to crest of the coarsest noise</source>
        <translation>最も粗いノイズの山から山まで</translation>
    </message>
    <message>
        <source>Octaves</source>
        <translation>オクターブ</translation>
    </message>
    <message>
        <source>How many finer noises lie over it</source>
        <translation>重ねる細かいノイズの数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Another number gives another noise</source>
        <translation>別の数は別のノイズになります</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>A selection that is kept with the terrain</source>
        <translation>地形とともに残した選択範囲</translation>
    </message>
    <message>
        <source>From</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>To</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>It holds from here</source>
        <translation>ここから成り立ちます</translation>
    </message>
    <message>
        <source>It holds up to here</source>
        <translation>ここまで成り立ちます</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>柔らかさ</translation>
    </message>
    <message>
        <source>Below the range it fades out over so much</source>
        <translation>範囲より下で、この幅で消えていきます</translation>
    </message>
    <message>
        <source>Above the range it fades out over so much</source>
        <translation>範囲より上で、この幅で消えていきます</translation>
    </message>
</context>
<context>
    <name>scarp::ConditionList</name>
    <message>
        <source>Add Condition</source>
        <translation>条件を追加</translation>
    </message>
    <message>
        <source>Only where the ground is high, steep, wet, … too</source>
        <translation>地面が高い、急、湿った…所だけにします</translation>
    </message>
    <message>
        <source>Saved Selection</source>
        <translation>保存した選択範囲</translation>
    </message>
</context>
<context>
    <name>scarp::Console</name>
    <message>
        <source>Console</source>
        <translation>コンソール</translation>
    </message>
    <message>
        <source>What has been done, as</source>
        <translation>行った操作の形式：</translation>
    </message>
    <message>
        <source>a script</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>A script is for scarp run and for Edit → Scripts, Python for its module scarp</source>
        <translation>スクリプトはscarp runと「編集 → スクリプト」用、Pythonはそのモジュールscarp用です</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy all of it</source>
        <translation>全体をコピーします</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save all of it; scripts in the folder of scripts are listed under Edit → Scripts</source>
        <translation>全体を保存します。スクリプトのフォルダーにあるものは「編集 → スクリプト」に並びます</translation>
    </message>
    <message>
        <source>What has been done</source>
        <translation>行った操作</translation>
    </message>
    <message>
        <source>Each step of the history that a script can have, up to the present one</source>
        <translation>スクリプトにできる履歴の各手順、現在の手順まで</translation>
    </message>
    <message>
        <source>An operation to do</source>
        <translation>行う操作</translation>
    </message>
    <message>
        <source>An operation as scripts have it; Enter does it</source>
        <translation>スクリプトでの書き方による操作。Enterで実行します</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Do the operation, as one step of the history</source>
        <translation>操作を履歴の1つの手順として実行します</translation>
    </message>
    <message numerus="yes">
        <source>%n steps are not shown: too many, or made of data that no script has.</source>
        <translation>
            <numerusform>%n手順を表示していません：多すぎるか、スクリプトにできないデータによるものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Script</source>
        <translation>スクリプトを保存</translation>
    </message>
    <message>
        <source>Scripts (*.json)</source>
        <translation>スクリプト (*.json)</translation>
    </message>
    <message>
        <source>Python (*.py)</source>
        <translation>Python (*.py)</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>「%1」に書けません：%2</translation>
    </message>
    <message>
        <source>Running an operation</source>
        <translation>操作を実行中</translation>
    </message>
</context>
<context>
    <name>scarp::CoordinatesField</name>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Choose the coordinates of the positions</source>
        <translation>位置に使う座標を選びます</translation>
    </message>
    <message>
        <source>Terrain: metres from its middle</source>
        <translation>地形：中央からのメートル</translation>
    </message>
    <message>
        <source>World: %1</source>
        <translation>世界：%1</translation>
    </message>
    <message>
        <source>World: coordinates of the file</source>
        <translation>世界：ファイルの座標</translation>
    </message>
    <message>
        <source>“%1” is not a position. Type two numbers, such as %2.</source>
        <translation>「%1」は位置ではありません。%2 のように2つの数を入力してください。</translation>
    </message>
    <message>
        <source>Type a position: two numbers, such as %1.</source>
        <translation>位置を入力してください：%1 のように2つの数です。</translation>
    </message>
    <message>
        <source>%1 to %2 east, %3 to %4 north</source>
        <translation>東 %1～%2、北 %3～%4</translation>
    </message>
</context>
<context>
    <name>scarp::CrashReportDialog</name>
    <message>
        <source>Crash Report</source>
        <translation>クラッシュレポート</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly, %1. This is where it was then. Nothing of it is sent anywhere: copy it where you tell of the fault, with the system report that the Help menu has.</source>
        <translation>Scarpが予期せず終了しました（%1）。そのときの状態がここにあります。どこにも送信されません。不具合を知らせるときに、ヘルプメニューのシステムレポートとともにコピーしてください。</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>クラッシュレポート</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>レポートをコピー</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Show the folder that it lies in</source>
        <translation>保存先のフォルダーを表示</translation>
    </message>
    <message>
        <source>What the program was doing; nothing of it is sent anywhere</source>
        <translation>プログラムが行っていたこと。どこにも送信されません</translation>
    </message>
</context>
<context>
    <name>scarp::CropDialog</name>
    <message>
        <source>Drag the sides, the corners or the inside on the ground. Enter crops.</source>
        <translation>地面の辺、角、内側をドラッグします。Enterで切り抜きます。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>A size that an engine takes, around the same middle</source>
        <translation>エンジンが受け付けるサイズ、中央は同じ</translation>
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
        <translation>曲線</translation>
    </message>
    <message>
        <source>Drag a point; press beside the points for a new one; pull it out or double-click it to remove it</source>
        <translation>点をドラッグ。点の横を押すと新しい点、引き出すかダブルクリックで取り除きます</translation>
    </message>
</context>
<context>
    <name>scarp::DamageDialog</name>
    <message>
        <source>an earlier saved state</source>
        <translation>以前に保存した状態</translation>
    </message>
    <message>
        <source>holes</source>
        <translation>穴</translation>
    </message>
    <message>
        <source>what the recovery journal had</source>
        <translation>復旧ジャーナルの内容</translation>
    </message>
    <message>
        <source>built anew: as it was</source>
        <translation>作り直し：元のとおり</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Damage in %1</source>
        <translation>%1の損傷</translation>
    </message>
    <message>
        <source>What is odd about this project:</source>
        <translation>このプロジェクトのおかしな点:</translation>
    </message>
    <message>
        <source>Not everything in this project is what was saved. What is sound was opened; the list says what is not, and what stands there now. The file itself is untouched: the next save writes a new one and keeps this one beside it.</source>
        <translation>このプロジェクトのすべてが保存時のままではありません。健全な部分は開きました。一覧は、そうでない部分と、今そこにあるものを示します。ファイル自体は変えていません：次の保存で新しいものを書き、これを横に残します。</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>損傷</translation>
    </message>
    <message>
        <source>In its place</source>
        <translation>代わり</translation>
    </message>
    <message>
        <source>Copy List</source>
        <translation>一覧をコピー</translation>
    </message>
</context>
<context>
    <name>scarp::DockTitles</name>
    <message>
        <source>Close %1</source>
        <translation>%1を閉じる</translation>
    </message>
    <message>
        <source>Close this panel; View, Panels brings %1 back</source>
        <translation>このパネルを閉じます。「表示、パネル」で%1が戻ります</translation>
    </message>
    <message>
        <source>Float or Dock %1</source>
        <translation>%1をフローティングまたはドッキング</translation>
    </message>
    <message>
        <source>Float this panel in a window, or dock it again</source>
        <translation>このパネルをウィンドウとしてフローティングさせるか、再びドッキングします</translation>
    </message>
    <message>
        <source>Drag a tab to move its panel or to float it. Double-click to float the panel, middle-click to close it, right-click for a menu.</source>
        <translation>タブをドラッグするとパネルを移動、またはフローティングにします。ダブルクリックでフローティング、中クリックで閉じる、右クリックでメニュー。</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>フローティング</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>ドッキング</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close Others</source>
        <translation>他を閉じる</translation>
    </message>
    <message>
        <source>Move to Left</source>
        <translation>左へ移動</translation>
    </message>
    <message>
        <source>Move to Right</source>
        <translation>右へ移動</translation>
    </message>
    <message>
        <source>Move to Bottom</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
</context>
<context>
    <name>scarp::DocumentJournal</name>
    <message>
        <source>A crash would lose what you do now: %1</source>
        <translation>クラッシュすると今の作業が失われます：%1</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeAddressDialog</name>
    <message>
        <source>Add Drape from Address</source>
        <translation>アドレスからドレープを追加</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>A picture or map on the web (https://….tif), a STAC item, or a map service as WMS:https://… or WMTS:https://…. What lies on the terrain is taken into the project.</source>
        <translation>ウェブ上の画像や地図（https://….tif）、STACアイテム、またはWMS:https://… やWMTS:https://… の地図サービス。地形の上にある部分をプロジェクトに取り込みます。</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeCommands</name>
    <message>
        <source>Pictures and maps (%1);;All files (*)</source>
        <translation>画像と地図 (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Add Drape</source>
        <translation>ドレープを追加</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>%1を取得中</translation>
    </message>
    <message>
        <source>Find Picture</source>
        <translation>画像を探す</translation>
    </message>
    <message>
        <source>Taking %1 into the project</source>
        <translation>%1をプロジェクトに取り込み中</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>%1を確認中</translation>
    </message>
    <message>
        <source>Open or Add</source>
        <translation>開く、または追加</translation>
    </message>
    <message>
        <source>What is “%1” to be?</source>
        <translation>「%1」を何にしますか？</translation>
    </message>
    <message>
        <source>A drape is a picture that lies over this terrain. A terrain opens in place of this one.</source>
        <translation>ドレープはこの地形に重ねる画像です。地形はこれの代わりに開きます。</translation>
    </message>
    <message>
        <source>Add as Drape</source>
        <translation>ドレープとして追加</translation>
    </message>
    <message>
        <source>Open as Terrain</source>
        <translation>地形として開く</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1を読み込み中</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeView</name>
    <message>
        <source>Opening %1</source>
        <translation>%1を開いています</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1を読み込み中</translation>
    </message>
    <message>
        <source>%1 lies outside of the project&apos;s folder. It is read only if you say so.</source>
        <translation>%1はプロジェクトのフォルダーの外にあります。許可した場合だけ読みます。</translation>
    </message>
    <message>
        <source>It lies beside this terrain, not over it.</source>
        <translation>この地形の上ではなく横にあります。</translation>
    </message>
    <message>
        <source>, from corner to corner: it has no place in the world that fits</source>
        <translation>、角から角まで：合う世界の位置がありません</translation>
    </message>
    <message>
        <source>; the file has changed since it was added</source>
        <translation>。追加後にファイルが変わりました</translation>
    </message>
    <message>
        <source>Drape “%1” is not shown. %2</source>
        <translation>ドレープ「%1」は表示されません。%2</translation>
    </message>
    <message>
        <source>In the project: %1 × %2 pixels</source>
        <translation>プロジェクト内：%1 × %2 ピクセル</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 ピクセル</translation>
    </message>
</context>
<context>
    <name>scarp::DrapesDock</name>
    <message>
        <source>Drapes</source>
        <translation>ドレープ</translation>
    </message>
    <message>
        <source>How much of the picture lies on the ground</source>
        <translation>画像が地面にどれだけ見えるか</translation>
    </message>
    <message>
        <source>A drape is a picture that lies over the ground: an orthophoto, a map, or a raster of numbers, in any coordinate system. It stays in its file, or is kept in the project.</source>
        <translation>ドレープは地面に重ねる画像です：オルソ写真、地図、数値のラスター、どの座標系でも。ファイルに置いたままにするか、プロジェクトに保存します。</translation>
    </message>
    <message>
        <source>Drapes, the uppermost first</source>
        <translation>ドレープ、一番上から</translation>
    </message>
    <message>
        <source>Add a picture over the ground…</source>
        <translation>地面に画像を追加…</translation>
    </message>
    <message>
        <source>Go to where the drape lies</source>
        <translation>ドレープの場所へ移動</translation>
    </message>
    <message>
        <source>Put the drape over the next one</source>
        <translation>ドレープを1つ上へ</translation>
    </message>
    <message>
        <source>Put the drape under the one below</source>
        <translation>ドレープを1つ下へ</translation>
    </message>
    <message>
        <source>Remove the drape; its file stays</source>
        <translation>ドレープを取り除きます。ファイルは残ります</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
    </message>
    <message>
        <source>Hidden, and not read yet.</source>
        <translation>非表示で、まだ読んでいません。</translation>
    </message>
    <message>
        <source>. The colours of this look stand for numbers: it shows no drapes.</source>
        <translation>。この表示の色は数値を表すので、ドレープは出ません。</translation>
    </message>
    <message>
        <source>Read It</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>Find Picture…</source>
        <translation>画像を探す…</translation>
    </message>
    <message>
        <source>Use File Again</source>
        <translation>再びファイルを使う</translation>
    </message>
    <message>
        <source>Keep in Project</source>
        <translation>プロジェクトに保存</translation>
    </message>
    <message>
        <source>The project holds the picture no longer and shows the file %1</source>
        <translation>プロジェクトは画像を持たず、ファイル%1を表示します</translation>
    </message>
    <message>
        <source>The project holds the part of the picture that lies on the terrain: it opens without the file, on other machines too</source>
        <translation>プロジェクトが地形の上にある画像の部分を持ちます：ファイルなしで、別のマシンでも開けます</translation>
    </message>
    <message>
        <source>Pictures over the ground, the uppermost first. The mark shows and hides one, a double click renames it, a right click offers more</source>
        <translation>地面に重ねた画像、一番上から。印で表示と非表示、ダブルクリックで名前の変更、右クリックでその他の操作</translation>
    </message>
    <message>
        <source>Import Heights…</source>
        <translation>高さをインポート…</translation>
    </message>
    <message>
        <source>Choose units, channel, layout and other import options for the values of the file; the project keeps their colours</source>
        <translation>ファイルの値の単位、チャンネル、構成などのインポート設定を選びます。プロジェクトには値の色が保存されます</translation>
    </message>
    <message>
        <source>Select a drape in the list first</source>
        <translation>先に一覧でドレープを選択してください</translation>
    </message>
    <message>
        <source>The drape is the uppermost</source>
        <translation>ドレープは一番上にあります</translation>
    </message>
    <message>
        <source>The drape is the lowest</source>
        <translation>ドレープは一番下にあります</translation>
    </message>
    <message>
        <source>The drape is not shown</source>
        <translation>ドレープは表示されていません</translation>
    </message>
</context>
<context>
    <name>scarp::EditorDocument</name>
    <message>
        <source>Lines</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>アスファルト</translation>
    </message>
</context>
<context>
    <name>scarp::EngineSettingsBox</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the settings</source>
        <translation>設定をコピー</translation>
    </message>
    <message>
        <source>Working out the settings for %1…</source>
        <translation>%1用の設定を計算中…</translation>
    </message>
    <message>
        <source>Settings in %1</source>
        <translation>%1での設定</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy what to type into the engine</source>
        <translation>エンジンに入力する内容をコピーします</translation>
    </message>
</context>
<context>
    <name>scarp::EngineSizeBox</name>
    <message>
        <source>Resample on export to</source>
        <translation>エクスポート時のサイズ</translation>
    </message>
    <message>
        <source>Export as it is</source>
        <translation>そのままエクスポート</translation>
    </message>
    <message>
        <source>Size to resample to</source>
        <translation>リサンプル後のサイズ</translation>
    </message>
    <message>
        <source>The file gets so many samples over the same ground; the terrain here stays as it is</source>
        <translation>ファイルは同じ地面にこの数のサンプルを持ちます。ここの地形はそのままです</translation>
    </message>
    <message>
        <source>The engine may refuse the file, or crop or stretch it</source>
        <translation>エンジンがファイルを拒むか、切り抜くか、引き伸ばすことがあります</translation>
    </message>
    <message>
        <source>Cells of %1 in place of %2.</source>
        <translation>セルは %2 でなく %1。</translation>
    </message>
    <message>
        <source>The terrain keeps its length and width; Terrain → Crop… keeps the cells instead.</source>
        <translation>地形は長さと幅を保ちます。セルを保つには「地形 → 切り抜き…」。</translation>
    </message>
    <message>
        <source>Heights change by %1 at most, 99 % of them by %2 or less, by %3 on average.</source>
        <translation>高さの変化は最大 %1、99 % は %2 以下、平均 %3。</translation>
    </message>
    <message>
        <source>Working out how far the heights change…</source>
        <translation>高さの変化を計算中…</translation>
    </message>
    <message>
        <source>Sizes that the engine takes; the nearest is proposed</source>
        <translation>エンジンで使えるサイズ。最も近いものを提案します</translation>
    </message>
</context>
<context>
    <name>scarp::ExportCommands</name>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1をエクスポート中</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>詳細…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Export Again</source>
        <translation>再エクスポート</translation>
    </message>
    <message>
        <source>The project exports to places that you have not confirmed on this computer. Files that are there are replaced.</source>
        <translation>このプロジェクトは、このコンピューターでまだ確認していない場所にエクスポートします。既存のファイルは置き換えられます。</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> 他%1個</translation>
    </message>
    <message>
        <source>Exporting again</source>
        <translation>再エクスポート中</translation>
    </message>
    <message>
        <source>largest error %1</source>
        <translation>最大誤差 %1</translation>
    </message>
    <message numerus="yes">
        <source>Exported %1 and verified %2 files.</source>
        <translation>
            <numerusform>%1をエクスポートし、ファイル%2個を検証しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message numerus="yes">
        <source>Does not include %1 placed objects (use File → Export → Objects…).</source>
        <translation>
            <numerusform>配置したオブジェクト%1個は含みません（「ファイル → エクスポート → オブジェクト…」を使ってください）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
</context>
<context>
    <name>scarp::ExportDialog</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
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
        <translation>形式</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>Keep as</source>
        <translation>残す名前</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>The range&apos;s lowest height is above its highest</source>
        <translation>範囲の最低の高さが最高より上です</translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation>%1はフォルダーです</translation>
    </message>
    <message>
        <source>%1: there is no such folder</source>
        <translation>%1：そのフォルダーはありません</translation>
    </message>
    <message>
        <source>The height of the first step</source>
        <translation>最初の段の高さ</translation>
    </message>
    <message>
        <source>The height of the last step</source>
        <translation>最後の段の高さ</translation>
    </message>
    <message>
        <source>The format of the file</source>
        <translation>ファイルの形式</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written</source>
        <translation>エクスポートを中止しました。何も書いていません</translation>
    </message>
    <message>
        <source>Keep with the project as</source>
        <translation>プロジェクトに残す名前</translation>
    </message>
    <message>
        <source>These choices stay with the project under this name; File → Export Again does all that are kept</source>
        <translation>この選択はこの名前でプロジェクトに残ります。「ファイル → 再エクスポート」が残したものすべてを行います</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>All of the terrain, or the box about the selection</source>
        <translation>地形全体、または選択範囲を囲む矩形</translation>
    </message>
    <message>
        <source>The whole terrain</source>
        <translation>地形全体</translation>
    </message>
    <message>
        <source>The selection&apos;s box</source>
        <translation>選択範囲の枠</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>%1 already exists and will be overwritten.</source>
        <translation>%1はすでに存在し、上書きされます。</translation>
    </message>
    <message>
        <source>Enter the file to export to, or browse for one</source>
        <translation>エクスポート先のファイルを入力するか参照してください</translation>
    </message>
    <message>
        <source>Enter the folder to export to, or browse for one</source>
        <translation>エクスポート先のフォルダーを入力するか参照してください</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1はフォルダーでなくファイルです</translation>
    </message>
    <message>
        <source>“.%1” is not a supported file format. Use %2</source>
        <translation>「.%1」は対応していないファイル形式です。%2を使ってください</translation>
    </message>
    <message>
        <source>Name (used by Export Again)</source>
        <translation>名前（「再エクスポート」で使用）</translation>
    </message>
    <message>
        <source>%1 is not empty. Files of the same names will be overwritten.</source>
        <translation>%1は空ではありません。同じ名前のファイルは上書きされます。</translation>
    </message>
</context>
<context>
    <name>scarp::FileCommands</name>
    <message>
        <source>Projects and elevation data</source>
        <translation>プロジェクトと標高データ</translation>
    </message>
    <message>
        <source>Scarp projects</source>
        <translation>Scarpプロジェクト</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Generating terrain (%1)</source>
        <translation>地形を生成中（%1）</translation>
    </message>
</context>
<context>
    <name>scarp::FilterDialog</name>
    <message>
        <source>%1 — Base</source>
        <translation>%1 — ベース</translation>
    </message>
    <message>
        <source>%1 — Layer “%2”</source>
        <translation>%1 — レイヤー「%2」</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Preview on the ground</source>
        <translation>地面でプレビュー</translation>
    </message>
    <message>
        <source>Shows on the ground what Apply would do; nothing of it stays after Cancel</source>
        <translation>「適用」の結果を地面に表示します。キャンセルすると何も残りません</translation>
    </message>
    <message>
        <source>Add as Layer</source>
        <translation>レイヤーとして追加</translation>
    </message>
    <message>
        <source>Add an adjustment layer with these settings, which can be changed later</source>
        <translation>この設定で調整レイヤーを追加します。設定は後から変更できます</translation>
    </message>
</context>
<context>
    <name>scarp::FilterPreview</name>
    <message>
        <source>Previewing</source>
        <translation>プレビュー中</translation>
    </message>
</context>
<context>
    <name>scarp::FoldingSection</name>
    <message>
        <source>Something here is not as it is at first</source>
        <translation>ここに初期状態と違うものがあります</translation>
    </message>
    <message>
        <source>Back to how this is at first</source>
        <translation>初期状態に戻します</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1をリセット</translation>
    </message>
    <message>
        <source>Folds this part of the panel away and out again</source>
        <translation>パネルのこの部分を折りたたみ、また開きます</translation>
    </message>
</context>
<context>
    <name>scarp::FormDialog</name>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1：「%2」は数ではありません</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>A path on this machine</source>
        <translation>このマシンのパス</translation>
    </message>
    <message>
        <source>Choose the path in a dialog</source>
        <translation>ダイアログでパスを選びます</translation>
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
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Flipped</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>The first row of the file is the northern edge: as images are seen</source>
        <translation>ファイルの最初の行が北端：画像の見え方</translation>
    </message>
    <message>
        <source>The first row of the file is the southern edge: as Unity writes it</source>
        <translation>ファイルの最初の行が南端：Unityの書き方</translation>
    </message>
    <message>
        <source>North and south change places</source>
        <translation>北と南を入れ替えます</translation>
    </message>
    <message>
        <source>First row is</source>
        <translation>最初の行は</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>南北</translation>
    </message>
    <message>
        <source>Water at</source>
        <translation>水面の高さ</translation>
    </message>
    <message>
        <source>Show a sheet of water at this height</source>
        <translation>この高さに水面を表示します</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>海面</translation>
    </message>
    <message>
        <source>Lowest height</source>
        <translation>最低の高さ</translation>
    </message>
    <message>
        <source>Highest height</source>
        <translation>最高の高さ</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>The height of the darkest sample</source>
        <translation>最も暗いサンプルの高さ</translation>
    </message>
    <message>
        <source>The height of the brightest sample</source>
        <translation>最も明るいサンプルの高さ</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>奥行き</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>セルサイズ</translation>
    </message>
    <message>
        <source>West to east</source>
        <translation>西から東</translation>
    </message>
    <message>
        <source>South to north</source>
        <translation>南から北</translation>
    </message>
    <message>
        <source>Between two samples</source>
        <translation>2つのサンプルの間</translation>
    </message>
    <message>
        <source>The lowest height is above the highest</source>
        <translation>最低の高さが最高より上です</translation>
    </message>
    <message>
        <source>The height of the water</source>
        <translation>水面の高さ</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
</context>
<context>
    <name>scarp::GroundMenu</name>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>オブジェクト%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>Set &amp;Height to This Height</source>
        <translation>「高さを設定」をこの高さに(&amp;H)</translation>
    </message>
    <message>
        <source>Cl&amp;one from Here</source>
        <translation>ここからクローン(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Place Object Here</source>
        <translation>ここにオブジェクトを配置(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Measure from Here</source>
        <translation>ここから計測(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Centre View Here</source>
        <translation>ここを表示の中央に(&amp;C)</translation>
    </message>
    <message>
        <source>Ob&amp;serve from Here</source>
        <translation>ここから観察(&amp;S)</translation>
    </message>
    <message>
        <source>Select &amp;Similar Ground</source>
        <translation>似た地面を選択(&amp;S)</translation>
    </message>
    <message>
        <source>Paste Ground &amp;Here</source>
        <translation>ここに地面を貼り付け(&amp;H)</translation>
    </message>
    <message>
        <source>Copy Coo&amp;rdinates</source>
        <translation>座標をコピー(&amp;R)</translation>
    </message>
    <message>
        <source>Copy &amp;World Coordinates</source>
        <translation>世界座標をコピー(&amp;W)</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1（ロック中）</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>ロックを解除(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>地面(&amp;G)</translation>
    </message>
    <message>
        <source>Place &amp;More of These</source>
        <translation>これをもっと配置(&amp;M)</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>複製(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Pin Here</source>
        <translation>ここに固定(&amp;P)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>取り除く(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Open Its Rule</source>
        <translation>そのルールを開く(&amp;O)</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation>高さ %1</translation>
    </message>
</context>
<context>
    <name>scarp::HeightMeasurer</name>
    <message>
        <source>Working out the change of heights</source>
        <translation>高さの変化を計算中</translation>
    </message>
</context>
<context>
    <name>scarp::HistogramDock</name>
    <message>
        <source>Histogram</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>Histogram of</source>
        <translation>ヒストグラムの対象</translation>
    </message>
    <message>
        <source>Choose what the histogram counts</source>
        <translation>ヒストグラムで数えるものを選びます</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>対象範囲</translation>
    </message>
    <message>
        <source>Choose the part of the terrain that is counted</source>
        <translation>地形のうち数える部分を選びます</translation>
    </message>
    <message>
        <source>Whole terrain</source>
        <translation>地形全体</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Choose how the range is combined with the selection</source>
        <translation>値の範囲を選択範囲とどう組み合わせるかを選びます</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>選択範囲を置き換え</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>選択範囲に追加</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>選択範囲から除く</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>選択範囲と交差</translation>
    </message>
    <message>
        <source>Select Range</source>
        <translation>値の範囲を選択</translation>
    </message>
    <message>
        <source>Select the terrain whose value is in the range</source>
        <translation>値が範囲内にある地形を選択します</translation>
    </message>
    <message>
        <source>Clear Range</source>
        <translation>値の範囲を消去</translation>
    </message>
    <message>
        <source>Remove the range and its preview</source>
        <translation>値の範囲とそのプレビューを取り除きます</translation>
    </message>
    <message>
        <source>Logarithmic counts</source>
        <translation>個数を対数で表示</translation>
    </message>
    <message>
        <source>Draw the counts on a logarithmic scale, so that rare values can be seen</source>
        <translation>個数を対数目盛で描き、まれな値も見えるようにします</translation>
    </message>
    <message>
        <source>From</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>Lower end of the range</source>
        <translation>範囲の下端</translation>
    </message>
    <message>
        <source>To</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Upper end of the range</source>
        <translation>範囲の上端</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>集計中 …</translation>
    </message>
    <message>
        <source>There are no values to count.</source>
        <translation>数える値がありません。</translation>
    </message>
    <message>
        <source>Counting heights</source>
        <translation>高さを集計しています</translation>
    </message>
    <message>
        <source>Choose a range first: drag over the histogram</source>
        <translation>先に値の範囲を選んでください：ヒストグラム上をドラッグします</translation>
    </message>
    <message>
        <source>%1 % of the samples are in the range.</source>
        <translation>サンプルの%1 %が範囲内にあります。</translation>
    </message>
    <message>
        <source>Minimum %1, maximum %2, mean %3, median %4.</source>
        <translation>最小 %1、最大 %2、平均 %3、中央値 %4。</translation>
    </message>
    <message>
        <source>Percentiles: 5th %1, 25th %2, 75th %3, 95th %4; %5 samples.</source>
        <translation>パーセンタイル：5番目 %1、25番目 %2、75番目 %3、95番目 %4、%5サンプル。</translation>
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
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>Drag over the bars to choose a range, or drag its ends</source>
        <translation>棒の上をドラッグして値の範囲を選ぶか、その端をドラッグします</translation>
    </message>
    <message>
        <source>The distribution of the values. Drag over the bars to choose a range, or drag its ends. Keys: Left and Right move an end, with Shift by ten bars; Down chooses the lower end, Up the upper one; Enter selects; Esc removes the range.</source>
        <translation>値の分布。棒の上をドラッグして値の範囲を選ぶか、その端をドラッグします。キー：左と右で端を移動、Shiftを加えると棒10本分。下で下端、上で上端を選びます。Enterで選択、Escで範囲を取り除きます。</translation>
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
%2 %がこれより下</translation>
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
        <translation>履歴用のメモリ</translation>
    </message>
    <message>
        <source>Memory that the history may take. Beyond it older steps are compressed, then kept in a temporary file; all of them can always be undone</source>
        <translation>履歴が使えるメモリ。超えると古い手順を圧縮し、さらに一時ファイルに置きます。すべていつでも元に戻せます</translation>
    </message>
    <message>
        <source>%1 + %2 on disk</source>
        <translation>%1 + ディスク上 %2</translation>
    </message>
    <message>
        <source>As it is %1, compressed %2, on disk %3</source>
        <translation>そのまま %1、圧縮 %2、ディスク上 %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>全 %1</translation>
    </message>
    <message>
        <source>Memory that the history takes</source>
        <translation>履歴が使うメモリ</translation>
    </message>
</context>
<context>
    <name>scarp::HistoryDock</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>編集の履歴</translation>
    </message>
    <message>
        <source>Redo to This Step</source>
        <translation>この手順までやり直す</translation>
    </message>
    <message>
        <source>Go to This Step</source>
        <translation>この手順へ移動</translation>
    </message>
    <message>
        <source>Revert Selection to This Step</source>
        <translation>選択範囲をこの手順に戻す</translation>
    </message>
    <message>
        <source>Revert All Ground to This Step</source>
        <translation>すべての地面をこの手順に戻す</translation>
    </message>
    <message>
        <source>Adjust Stroke…</source>
        <translation>ストロークを調整…</translation>
    </message>
    <message>
        <source>Copy as Script</source>
        <translation>スクリプトとしてコピー</translation>
    </message>
    <message>
        <source>Every step that was done. A click goes back or forward to it; a right click offers more</source>
        <translation>行ったすべての手順。クリックでその手順まで戻るか進み、右クリックでその他の操作</translation>
    </message>
</context>
<context>
    <name>scarp::HistoryModel</name>
    <message>
        <source>%1 across, strength %2</source>
        <translation>幅 %1、強さ %2</translation>
    </message>
    <message>
        <source>%1 × %2 samples</source>
        <translation>%1 × %2 サンプル</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>開いた状態</translation>
    </message>
    <message>
        <source>Undone. Click to do it again</source>
        <translation>元に戻し済み。クリックでやり直します</translation>
    </message>
    <message>
        <source>Click to go back to here</source>
        <translation>クリックでここまで戻ります</translation>
    </message>
</context>
<context>
    <name>scarp::HitFacts</name>
    <message>
        <source>west side</source>
        <translation>西側</translation>
    </message>
    <message>
        <source>east side</source>
        <translation>東側</translation>
    </message>
    <message>
        <source>south side</source>
        <translation>南側</translation>
    </message>
    <message>
        <source>north side</source>
        <translation>北側</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>底</translation>
    </message>
    <message>
        <source>top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Enters</source>
        <translation>入る面</translation>
    </message>
    <message>
        <source>The face of the terrain&apos;s box of heights, and how far from the near plane</source>
        <translation>地形の高さの箱に入る面と、近平面からの距離</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>出る面</translation>
    </message>
    <message>
        <source>The face by which the ray would leave that box</source>
        <translation>光線がその箱から出る面</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>Of the triangle: east, north, up; and its slope</source>
        <translation>三角形の：東、北、上、およびその傾斜</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>Along the ray: 0 at the near plane, 1 at the far plane</source>
        <translation>光線に沿って：近平面で0、遠平面で1</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>セル</translation>
    </message>
    <message>
        <source>Column and row, from the north-west corner</source>
        <translation>北西の角からの列と行</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Which half of the cell, split from its north-west to its south-east corner</source>
        <translation>セルのどちらの半分か。北西の角から南東の角で分けます</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>側</translation>
    </message>
    <message>
        <source>The side of the ground that the ray comes from</source>
        <translation>光線が来る地面の側</translation>
    </message>
    <message>
        <source>misses the terrain&apos;s box</source>
        <translation>地形の箱に当たりません</translation>
    </message>
    <message>
        <source>starts within</source>
        <translation>中で始まる</translation>
    </message>
    <message>
        <source>ends within</source>
        <translation>中で終わる</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>当たりなし</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>北東</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>南西</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>上から</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>下から</translation>
    </message>
    <message>
        <source>East, north and up from the terrain&apos;s middle</source>
        <translation>地形の中央から東、北、上</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1、位置 %2</translation>
    </message>
</context>
<context>
    <name>scarp::ImportCommands</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>読み方</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>セルサイズ</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>穴</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>the file as it is</source>
        <translation>ファイルのまま</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1を開いています</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>%1 does not say its heights or its size: they are guessed</source>
        <translation>%1には高さまたはサイズが書かれていません：推定値です</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> （他%1個）</translation>
    </message>
    <message>
        <source>Import Settings…</source>
        <translation>インポート設定…</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>詳細…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Fill Holes</source>
        <translation>穴を埋める</translation>
    </message>
    <message>
        <source>1 sample inside the terrain is missing.</source>
        <translation>地形内の1サンプルが欠けています。</translation>
    </message>
    <message>
        <source>%1 samples inside the terrain are missing.</source>
        <translation>地形内の%1サンプルが欠けています。</translation>
    </message>
    <message>
        <source>Apply or cancel the current preview first.</source>
        <translation>先に現在のプレビューを適用するかキャンセルしてください。</translation>
    </message>
    <message>
        <source>Filling holes</source>
        <translation>穴を埋めています</translation>
    </message>
    <message>
        <source>Import from URL…</source>
        <translation>URLからインポート…</translation>
    </message>
</context>
<context>
    <name>scarp::ImportDialog</name>
    <message>
        <source>Import Elevation Data</source>
        <translation>標高データをインポート</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Do not ask again for such files</source>
        <translation>このようなファイルでは今後尋ねない</translation>
    </message>
    <message>
        <source>Load it to see it here</source>
        <translation>読み込むとここに表示されます</translation>
    </message>
    <message>
        <source>Reading the STAC item…</source>
        <translation>STACアイテムを読み込み中…</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止しました</translation>
    </message>
    <message>
        <source>What of the file is the height</source>
        <translation>ファイルの何が高さか</translation>
    </message>
    <message>
        <source>Height is in</source>
        <translation>高さの場所</translation>
    </message>
    <message>
        <source>They open by the guess at once; Preferences ask again, and File → Import always does</source>
        <translation>推定によりすぐ開きます。環境設定で再び尋ねるようにでき、「ファイル → インポート」は常に尋ねます</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Say how many columns and rows it has</source>
        <translation>列数と行数を指定してください</translation>
    </message>
    <message>
        <source>Load an address to see what is there</source>
        <translation>アドレスを読み込むと内容が分かります</translation>
    </message>
    <message>
        <source>Choose a file to see it here</source>
        <translation>ファイルを選ぶとここに表示されます</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>ファイルのとおり</translation>
    </message>
    <message>
        <source>Load an address first</source>
        <translation>先にアドレスを読み込んでください</translation>
    </message>
    <message>
        <source>Which file? Type its path or browse for it</source>
        <translation>どのファイルですか？ パスを入力するか参照してください</translation>
    </message>
    <message>
        <source>%1: there is no such file or folder</source>
        <translation>%1：そのファイルもフォルダーもありません</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>ファイルを読めませんでした</translation>
    </message>
    <message>
        <source>The band, or the colours, that the heights are taken from</source>
        <translation>高さを取るバンドまたは色</translation>
    </message>
    <message>
        <source>Import from URL</source>
        <translation>URLからインポート</translation>
    </message>
    <message>
        <source>This is a URL: File → Import from URL… reads it</source>
        <translation>これはURLです：「ファイル → URLからインポート…」で読み込めます</translation>
    </message>
    <message>
        <source>Elevation data (%1);;All files (*)</source>
        <translation>標高データ (%1);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>scarp::ImportSettingsDialog</name>
    <message>
        <source>Import Settings</source>
        <translation>インポート設定</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>What the numbers in the file stand for: heights are worked out anew</source>
        <translation>ファイルの数が表すもの：高さを計算し直します</translation>
    </message>
    <message>
        <source>Numbers are</source>
        <translation>数の意味</translation>
    </message>
    <message>
        <source>Read the File Again…</source>
        <translation>ファイルを読み直す…</translation>
    </message>
    <message>
        <source>For another band, RAW layout or no-data value: opens %1 once more</source>
        <translation>別のバンド、RAWの構成、データなしの値用：%1をもう一度開きます</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>%1を確認中</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>現在：%1</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>変更後：%1</translation>
    </message>
    <message>
        <source>The highest height must be above the lowest</source>
        <translation>最高の高さは最低より上でなければなりません</translation>
    </message>
</context>
<context>
    <name>scarp::InfoBar</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>scarp::JobBar</name>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stopping: %1</source>
        <translation>停止中：%1</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> （他%1個）</translation>
    </message>
</context>
<context>
    <name>scarp::KeyMap</name>
    <message>
        <source>These are no keys: %1</source>
        <translation>キーではありません：%1</translation>
    </message>
    <message>
        <source>the JSON is no object</source>
        <translation>JSONがオブジェクトではありません</translation>
    </message>
    <message>
        <source>There is no preset of keys “%1”</source>
        <translation>キープリセット「%1」はありません</translation>
    </message>
    <message>
        <source>“keys” is missing, or is no JSON object</source>
        <translation>「keys」がないか、JSONオブジェクトではありません</translation>
    </message>
    <message>
        <source>There is no action “%1”</source>
        <translation>操作「%1」はありません</translation>
    </message>
    <message>
        <source>The keys of “%1” are no JSON array</source>
        <translation>「%1」のキーがJSON配列ではありません</translation>
    </message>
    <message>
        <source>“%1” of “%2” is no key</source>
        <translation>「%2」の「%1」はキーではありません</translation>
    </message>
    <message>
        <source>“%1” and “%2” have the same key: %3</source>
        <translation>「%1」と「%2」が同じキーです：%3</translation>
    </message>
    <message>
        <source> or </source>
        <translation> または </translation>
    </message>
    <message>
        <source>While the right button is held, the view flies with it.</source>
        <translation>右ボタンを押している間は、視点の飛行に使います。</translation>
    </message>
    <message>
        <source>While a line is drawn or ground is pasted, the view uses it.</source>
        <translation>線を描く間や地面を貼り付ける間は、ビューが使います。</translation>
    </message>
</context>
<context>
    <name>scarp::KeysDialog</name>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Find an action by words</source>
        <translation>語で操作を検索</translation>
    </message>
    <message>
        <source>Find by key: press it</source>
        <translation>キーで検索：押してください</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Show all actions again</source>
        <translation>すべての操作を再び表示</translation>
    </message>
    <message>
        <source>Keys like in</source>
        <translation>キーの流儀</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とキー</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>新しいキーを押してください</translation>
    </message>
    <message>
        <source>The action has this key in place of those it has</source>
        <translation>今のキーの代わりにこのキーにします</translation>
    </message>
    <message>
        <source>The action has this key besides those it has</source>
        <translation>今のキーに加えてこのキーも使います</translation>
    </message>
    <message>
        <source>The action has no key</source>
        <translation>この操作にキーはありません</translation>
    </message>
    <message>
        <source>The action has its usual keys</source>
        <translation>この操作を標準のキーにします</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>キー (*.json)</translation>
    </message>
    <message>
        <source>Import Keys</source>
        <translation>キーをインポート</translation>
    </message>
    <message>
        <source>Export Keys</source>
        <translation>キーをエクスポート</translation>
    </message>
    <message>
        <source>Mouse and view (fixed)</source>
        <translation>マウスとビュー（固定）</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Take Over</source>
        <translation>引き継ぐ</translation>
    </message>
    <message>
        <source>“%1” (%2) has %3, in the whole window: it loses the key.</source>
        <translation>「%1」（%2）がウィンドウ全体で%3を使っています：そのキーを失います。</translation>
    </message>
    <message>
        <source>This one is fixed.</source>
        <translation>これは固定です。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>「%1」を読めません：%2</translation>
    </message>
    <message>
        <source>“%1” is too large for keys</source>
        <translation>「%1」はキーのファイルとして大きすぎます</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>「%1」に書けません：%2</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>キーボードショートカット(&amp;K)…</translation>
    </message>
    <message>
        <source>Change the keys of all actions</source>
        <translation>すべての操作のキーを変えます</translation>
    </message>
    <message>
        <source>Shows the actions whose name, menu or key has these words</source>
        <translation>名前、メニュー、キーにこの語を含む操作を表示します</translation>
    </message>
    <message>
        <source>Shows the action that has the key which is pressed here</source>
        <translation>ここで押したキーを持つ操作を表示します</translation>
    </message>
    <message>
        <source>Keys and mouse gestures that people know from another program; drops your own changes of keys</source>
        <translation>他のプログラムでなじみのあるキーとマウス操作。自分で変えたキーは破棄されます</translation>
    </message>
    <message>
        <source>Mouse like in</source>
        <translation>マウスの流儀</translation>
    </message>
    <message>
        <source>The buttons that orbit, pan and zoom as in another program; the keys stay</source>
        <translation>周回、平行移動、ズームのボタンを他のプログラムに合わせます。キーは変わりません</translation>
    </message>
    <message>
        <source>All actions by their menus, with their keys. Choose one to change its keys</source>
        <translation>メニュー別のすべての操作とそのキー。選ぶとキーを変えられます</translation>
    </message>
    <message>
        <source>The key for the chosen action, as it is pressed here</source>
        <translation>選んだ操作のキー。ここで押して指定します</translation>
    </message>
</context>
<context>
    <name>scarp::KindSection</name>
    <message>
        <source>State to paint back</source>
        <translation>塗り戻す状態</translation>
    </message>
    <message>
        <source>The moment of the history whose ground is painted back</source>
        <translation>履歴のどの時点の地面を塗り戻すか</translation>
    </message>
    <message>
        <source>H takes it from under the cursor</source>
        <translation>Hでカーソルの下から取ります</translation>
    </message>
</context>
<context>
    <name>scarp::LayerDelegate</name>
    <message>
        <source>What the layer holds; click: brushes sculpt it</source>
        <translation>レイヤーの内容。クリック：ブラシで造形します</translation>
    </message>
    <message>
        <source>The layer&apos;s mask, white where it shows; click: brushes paint it, Alt+click: show it on the ground</source>
        <translation>レイヤーのマスク。白い所が見えます。クリック：ブラシで塗ります。Alt+クリック：地面に表示します</translation>
    </message>
    <message>
        <source>Collapse or expand the group</source>
        <translation>グループを折りたたむ、または展開</translation>
    </message>
</context>
<context>
    <name>scarp::LayerMenu</name>
    <message>
        <source>Add Layer</source>
        <translation>レイヤーを追加</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Merge Down</source>
        <translation>下と結合</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ロックを解除</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>Edit Heights</source>
        <translation>高さを編集</translation>
    </message>
    <message>
        <source>Paint Mask</source>
        <translation>マスクを塗る</translation>
    </message>
    <message>
        <source>Add Mask from Selection</source>
        <translation>選択範囲からマスクを追加</translation>
    </message>
    <message>
        <source>Mask to Selection</source>
        <translation>マスクを選択範囲に</translation>
    </message>
    <message>
        <source>Invert Mask</source>
        <translation>マスクを反転</translation>
    </message>
    <message>
        <source>Delete Mask</source>
        <translation>マスクを削除</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Add Group</source>
        <translation>グループを追加</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Group Layers</source>
        <translation>レイヤーをグループ化</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>グループ解除</translation>
    </message>
    <message>
        <source>Merge Group</source>
        <translation>グループを結合</translation>
    </message>
    <message>
        <source>Delete Group</source>
        <translation>グループを削除</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>レイヤー %1</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>グループ %1</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1のコピー</translation>
    </message>
    <message>
        <source>Duplicate Layers</source>
        <translation>レイヤーを複製</translation>
    </message>
    <message>
        <source>Delete Layers</source>
        <translation>レイヤーを削除</translation>
    </message>
</context>
<context>
    <name>scarp::LayerModel</name>
    <message>
        <source>Base</source>
        <translation>ベース</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>マスクあり</translation>
    </message>
    <message>
        <source>Base terrain</source>
        <translation>ベース地形</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>outdated</source>
        <translation>未更新</translation>
    </message>
</context>
<context>
    <name>scarp::LayerSettings</name>
    <message>
        <source>Blend</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>How much of the layer lies on the ground</source>
        <translation>レイヤーが地面にどれだけ効くか</translation>
    </message>
    <message>
        <source>Raises the ground by what the layer holds</source>
        <translation>レイヤーの内容だけ地面を上げます</translation>
    </message>
    <message>
        <source>Fills up to the layer&apos;s height</source>
        <translation>レイヤーの高さまで埋めます</translation>
    </message>
    <message>
        <source>Cuts down to the layer&apos;s height</source>
        <translation>レイヤーの高さまで削ります</translation>
    </message>
    <message>
        <source>Puts the layer&apos;s height in place of the ground&apos;s</source>
        <translation>地面の高さの代わりにレイヤーの高さにします</translation>
    </message>
</context>
<context>
    <name>scarp::LayersDock</name>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Layers, the uppermost first</source>
        <translation>レイヤー、一番上から</translation>
    </message>
    <message>
        <source>Add a layer above the active one</source>
        <translation>選択中のレイヤーの上にレイヤーを追加</translation>
    </message>
    <message>
        <source>Import a raster as a layer…</source>
        <translation>ラスターをレイヤーとしてインポート…</translation>
    </message>
    <message>
        <source>Merge the layer with the one under it</source>
        <translation>レイヤーを下のものと結合</translation>
    </message>
    <message>
        <source>Show the layer only where the selection is; without one everywhere</source>
        <translation>選択範囲の所だけレイヤーを表示。なければどこでも</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
    </message>
    <message>
        <source>Brushes paint the mask of “%1”: they show the layer, with Ctrl they hide it, with Shift they smooth. A click on the picture of its heights ends that.</source>
        <translation>ブラシは「%1」のマスクを塗ります：レイヤーを見せ、Ctrlで隠し、Shiftで滑らかにします。高さの絵をクリックすると終わります。</translation>
    </message>
    <message>
        <source>Import a raster as a layer</source>
        <translation>ラスターをレイヤーとしてインポート</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1を読み込み中</translation>
    </message>
    <message>
        <source>%1: the terrain has got another size meanwhile</source>
        <translation>%1：その間に地形のサイズが変わりました</translation>
    </message>
    <message>
        <source>%1 does not say where it lies on this terrain: it was stretched from corner to corner.</source>
        <translation>%1にはこの地形での位置がありません：角から角まで引き伸ばしました。</translation>
    </message>
    <message>
        <source>Select a layer above the base first</source>
        <translation>先にベースより上のレイヤーを選択してください</translation>
    </message>
    <message>
        <source>The layers of edits, the uppermost first. A click makes one the active one; eye, lock and mask are on its row; a right click offers more. Shift and Ctrl choose several, which can be grouped; rows are dragged to other places, into groups and out of them</source>
        <translation>編集のレイヤー、一番上から。クリックで選択中のレイヤーになります。目、ロック、マスクは各行にあり、右クリックでその他の操作。ShiftとCtrlで複数を選び、グループ化できます。行をドラッグして別の場所へ、グループの中や外へ移せます</translation>
    </message>
    <message>
        <source>Add an adjustment layer: a filter of the layers below</source>
        <translation>調整レイヤーを追加：下のレイヤーにかけるフィルター</translation>
    </message>
    <message>
        <source>Group the chosen layers</source>
        <translation>選んだレイヤーをグループ化</translation>
    </message>
    <message>
        <source>&amp;Merge Group</source>
        <translation>グループを結合(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Merge Down</source>
        <translation>下と結合(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Delete Group</source>
        <translation>グループを削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete Layer</source>
        <translation>レイヤーを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Layer thumbnails</source>
        <translation>レイヤーのサムネイル</translation>
    </message>
    <message>
        <source>Updating “%1”</source>
        <translation>「%1」を更新中</translation>
    </message>
    <message>
        <source>Duplicate the chosen layers</source>
        <translation>選んだレイヤーを複製</translation>
    </message>
    <message>
        <source>Delete the chosen layers</source>
        <translation>選んだレイヤーを削除</translation>
    </message>
    <message>
        <source>&amp;Delete Layers</source>
        <translation>レイヤーを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layers</source>
        <translation>レイヤーを複製(&amp;L)</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layer</source>
        <translation>レイヤーを複製(&amp;L)</translation>
    </message>
</context>
<context>
    <name>scarp::LayoutChoices</name>
    <message>
        <source>, swapped</source>
        <translation>、入れ替え</translation>
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
        <translation>保存していない変更</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>「%1」の変更を保存しますか？</translation>
    </message>
    <message>
        <source>Discarding them cannot be undone.</source>
        <translation>破棄すると元に戻せません。</translation>
    </message>
    <message>
        <source>It is in no project yet. Discarding cannot be undone.</source>
        <translation>まだどのプロジェクトにもありません。破棄すると元に戻せません。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Edits Wait</source>
        <translation>待機中の編集</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits of “%2” have not reached the server.</source>
        <translation>
            <numerusform>「%2」の編集%1件がサーバーに届いていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits are sent as long as this terrain is open. To be sent later they are kept here and offered at the next start. A copy as a project keeps them, for you alone.</source>
        <translation>この地形が開いている間、編集は送信されます。後で送る場合はここに残し、次の起動時に提示します。プロジェクトとしてのコピーにも、自分専用として残ります。</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>待つ</translation>
    </message>
    <message>
        <source>Send Later</source>
        <translation>後で送る</translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation>コピーを保存…</translation>
    </message>
</context>
<context>
    <name>scarp::LineBrushForm</name>
    <message>
        <source>an alpha</source>
        <translation>アルファ</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>jitter</source>
        <translation>ばらつき</translation>
    </message>
    <message>
        <source>symmetry</source>
        <translation>対称</translation>
    </message>
    <message>
        <source>Take the Current Brush</source>
        <translation>今のブラシを取り込む</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Of the brush</source>
        <translation>ブラシの半径</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>What a pass of the brush changes in its middle</source>
        <translation>ブラシの1回の通過で中央が変わる量</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>減衰</translation>
    </message>
    <message>
        <source>How the brush grows weaker towards its rim</source>
        <translation>縁に向かってブラシが弱まる形</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>内側の半径</translation>
    </message>
    <message>
        <source>How much of the radius is at full strength, percent</source>
        <translation>半径のうち強さが最大の部分、％</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>From dab to dab along the line, percent of the radius</source>
        <translation>線に沿ったスタンプの間隔、半径に対する％</translation>
    </message>
    <message>
        <source>The line is brushed as the sculpting tool does now: kind, radius, strength, alpha, limits and all else of the brush in hand</source>
        <translation>今の造形ツールと同じブラシを線に沿ってかけます：手元のブラシの種類、半径、強さ、アルファ、制限などすべて</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>ブラシ</translation>
    </message>
    <message>
        <source>What the brush does along the line</source>
        <translation>線に沿ってブラシが行うこと</translation>
    </message>
    <message>
        <source>Also has %1, as the brush had when it was taken.</source>
        <translation>取り込み時のブラシの%1も含みます。</translation>
    </message>
</context>
<context>
    <name>scarp::LineChoiceRow</name>
    <message>
        <source>Layer of lines</source>
        <translation>線のレイヤー</translation>
    </message>
    <message>
        <source>Which layers the lines are of</source>
        <translation>線のあるレイヤー</translation>
    </message>
    <message>
        <source>Which lines</source>
        <translation>どの線か</translation>
    </message>
    <message>
        <source>Lines of any layer</source>
        <translation>任意のレイヤーの線</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>%1の線</translation>
    </message>
    <message>
        <source>Lines of %1 (no such layer)</source>
        <translation>%1の線（そのレイヤーはありません）</translation>
    </message>
    <message>
        <source>%1 (no such line)</source>
        <translation>%1（その線はありません）</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>種類：%1</translation>
    </message>
    <message>
        <source>All of them, those with water, those of a kind, or one</source>
        <translation>すべて、水のあるもの、種類別、または1つ</translation>
    </message>
    <message>
        <source>With water, from its edge</source>
        <translation>水のあるもの、水際から</translation>
    </message>
</context>
<context>
    <name>scarp::LineCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
    </message>
    <message>
        <source>Import Lines</source>
        <translation>線をインポート</translation>
    </message>
    <message>
        <source>Lines (*.gpx *.geojson *.json *.gpkg *.shp *.kml *.dxf *.osm *.pbf *.fgb);;All files (*)</source>
        <translation>線 (*.gpx *.geojson *.json *.gpkg *.shp *.kml *.dxf *.osm *.pbf *.fgb);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1を読み込み中</translation>
    </message>
    <message numerus="yes">
        <source>Imported %1 lines from %2.</source>
        <translation>
            <numerusform>%2から線を%1本インポートしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>詳細…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>There are no lines to export.</source>
        <translation>エクスポートする線がありません。</translation>
    </message>
    <message>
        <source>Export Lines</source>
        <translation>線をエクスポート</translation>
    </message>
    <message>
        <source>%1: it has no lines</source>
        <translation>%1：線がありません</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 lines with heights to %2, in %3.</source>
        <translation>
            <numerusform>高さ付きの線%1本を%2に書きました（%3）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 lines with heights to %2. Height stamps have no course and were left out.</source>
        <translation>
            <numerusform>高さ付きの線%1本を%2に書きました。高さスタンプには経路がないため除外しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LineImportDialog</name>
    <message>
        <source>not stated</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Import Lines from %1</source>
        <translation>%1から線をインポート</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Layers of the file</source>
        <translation>ファイルのレイヤー</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
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
        <translation>線の変換先</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Classes by</source>
        <translation>分類の基準</translation>
    </message>
    <message>
        <source>Roads, railways and waterways</source>
        <translation>道路、鉄道、水路</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Follow the ground</source>
        <translation>地面に追従</translation>
    </message>
    <message>
        <source>Those of the file</source>
        <translation>ファイルのもの</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>インポート先</translation>
    </message>
    <message>
        <source>Lines that shape the ground</source>
        <translation>地面を形作る線</translation>
    </message>
    <message>
        <source>A hidden layer, which leaves the ground as it is</source>
        <translation>地面を変えない非表示のレイヤー</translation>
    </message>
    <message>
        <source>Bridges and tunnels by their tags</source>
        <translation>タグによる橋とトンネル</translation>
    </message>
    <message>
        <source>Where points of the file have a height, lines can go through it</source>
        <translation>ファイルの点に高さがあれば、線はそこを通れます</translation>
    </message>
    <message>
        <source>The file has no heights</source>
        <translation>ファイルに高さがありません</translation>
    </message>
    <message>
        <source>Lines with a bridge or tunnel tag leave the ground alone</source>
        <translation>橋やトンネルのタグのある線は地面を変えません</translation>
    </message>
    <message>
        <source>Courses of a hidden layer show while it is active; once it is shown it shapes the ground</source>
        <translation>非表示レイヤーの経路は選択中に見えます。表示すると地面を形作ります</translation>
    </message>
    <message>
        <source>CRS of the lines</source>
        <translation>線のCRS</translation>
    </message>
    <message>
        <source>The terrain&apos;s own</source>
        <translation>地形と同じ</translation>
    </message>
    <message>
        <source>Degrees, WGS 84</source>
        <translation>度、WGS 84</translation>
    </message>
    <message>
        <source>The file does not say its CRS: type a code, such as EPSG:2056, or its text</source>
        <translation>ファイルにCRSの記載がありません：EPSG:2056のようなコードか、その記述を入力してください</translation>
    </message>
    <message>
        <source>Values of “%1”</source>
        <translation>「%1」の値</translation>
    </message>
    <message>
        <source>Which field of the file says what a line is</source>
        <translation>線の種類を示すファイルのフィールド</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>その他すべて</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>すべての線</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation>%1の種類</translation>
    </message>
    <message>
        <source>Width of %1</source>
        <translation>%1の幅</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>レイヤーが選ばれていません。</translation>
    </message>
    <message>
        <source>“%1” is no known CRS.</source>
        <translation>「%1」は既知のCRSではありません。</translation>
    </message>
    <message>
        <source>Looking which lines lie on the terrain…</source>
        <translation>地形の上にある線を調べています…</translation>
    </message>
    <message>
        <source>Placing lines</source>
        <translation>線を配置中</translation>
    </message>
    <message>
        <source>Placing the lines was cancelled.</source>
        <translation>線の配置を中止しました。</translation>
    </message>
    <message>
        <source>The file: %1.</source>
        <translation>ファイル：%1。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines are on the terrain and will be imported.</source>
        <translation>
            <numerusform>地形上の線%1本をインポートします。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LineList</name>
    <message>
        <source>Lines of the layer</source>
        <translation>レイヤーの線</translation>
    </message>
    <message>
        <source>The lines of the layer. A click chooses one, with Ctrl or Shift more of them, Ctrl+A all. A mark shows and hides what is chosen, a double click renames a line, a right click offers more</source>
        <translation>レイヤーの線。クリックで1本、CtrlかShiftで複数、Ctrl+Aですべてを選びます。チェックで選択した線の表示を切り替え、ダブルクリックで名前を変え、右クリックでほかの操作を出します</translation>
    </message>
</context>
<context>
    <name>scarp::LineMaterialMenu</name>
    <message>
        <source>Add materials in the Materials panel first</source>
        <translation>先にマテリアルパネルでマテリアルを追加してください</translation>
    </message>
    <message>
        <source>Within the Area</source>
        <translation>区域の中</translation>
    </message>
    <message>
        <source>On the Bed</source>
        <translation>路床・川床の上</translation>
    </message>
    <message>
        <source>Around the Area</source>
        <translation>区域の周り</translation>
    </message>
    <message>
        <source>Along the Edges</source>
        <translation>縁に沿って</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
    </message>
</context>
<context>
    <name>scarp::LineMeasurement</name>
    <message>
        <source>Measuring a line</source>
        <translation>線を計測中</translation>
    </message>
</context>
<context>
    <name>scarp::LinePlot</name>
    <message>
        <source>Profile and mass haul of the line</source>
        <translation>線の断面と土積</translation>
    </message>
    <message>
        <source>The profile of the chosen line, ground and design, and the mass haul.</source>
        <translation>選んだ線の断面（地面と計画）と土積。</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>断面</translation>
    </message>
    <message>
        <source>Mass haul</source>
        <translation>土積</translation>
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
        <translation>盛土</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>切土</translation>
    </message>
    <message>
        <source>The ground and the line along its way, and the earth that is to be moved. Point at it for the figures there</source>
        <translation>線に沿った地面と線、動かす土量。指すとその位置の数値を示します</translation>
    </message>
    <message>
        <source>at %1:  ground %2,  design %3
grade %4 %,  haul %5</source>
        <translation>%1：  地面 %2、  計画 %3
勾配 %4 %、  土積 %5</translation>
    </message>
</context>
<context>
    <name>scarp::LinePointForm</name>
    <message>
        <source>The line has a width of its own here</source>
        <translation>線はここで独自の幅を持ちます</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Of the line at this point</source>
        <translation>この点での線の</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>ここから</translation>
    </message>
    <message>
        <source>What carries the line up to the next point; bridges and tunnels leave the ground alone</source>
        <translation>次の点まで線を支えるもの。橋とトンネルは地面を変えません</translation>
    </message>
    <message>
        <source>The bed or crest has a height of its own here, as far as the greatest grade of the line allows</source>
        <translation>路床または天端は、線の最大勾配が許す範囲で、ここで独自の高さを持ちます</translation>
    </message>
</context>
<context>
    <name>scarp::LineSession</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
    </message>
</context>
<context>
    <name>scarp::LineSettingsForm</name>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Of the bed, from edge to edge</source>
        <translation>路床の縁から縁まで</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>路肩</translation>
    </message>
    <message>
        <source>Beside the bed, on both sides</source>
        <translation>路床の両側</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>横断勾配</translation>
    </message>
    <message>
        <source>How the bed falls from its middle to its sides</source>
        <translation>路床が中央から両側へ下がる形</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Between points</source>
        <translation>点の間</translation>
    </message>
    <message>
        <source>Even out over</source>
        <translation>ならす長さ</translation>
    </message>
    <message>
        <source>How far along the line the ground is evened out</source>
        <translation>線に沿って地面をならす長さ</translation>
    </message>
    <message>
        <source>Greatest grade</source>
        <translation>最大勾配</translation>
    </message>
    <message>
        <source>Along the line; 0 for any</source>
        <translation>線に沿って。0で任意</translation>
    </message>
    <message>
        <source>Vertical curves</source>
        <translation>縦断曲線</translation>
    </message>
    <message>
        <source>Length over which a bend between two grades is rounded</source>
        <translation>2つの勾配の折れを丸める長さ</translation>
    </message>
    <message>
        <source>Bends tilted for</source>
        <translation>片勾配の速度</translation>
    </message>
    <message>
        <source>Kilometres per hour; 0 leaves bends untilted</source>
        <translation>キロメートル毎時。0で片勾配なし</translation>
    </message>
    <message>
        <source>Side friction</source>
        <translation>横すべり摩擦</translation>
    </message>
    <message>
        <source>What the friction of tyres bears of the sideways pull</source>
        <translation>横向きの力のうちタイヤの摩擦が受け持つ分</translation>
    </message>
    <message>
        <source>Greatest tilt</source>
        <translation>最大片勾配</translation>
    </message>
    <message>
        <source>Across the bed in bends</source>
        <translation>曲線での路床の横方向</translation>
    </message>
    <message>
        <source>Tilt over</source>
        <translation>すり付け長</translation>
    </message>
    <message>
        <source>How far along the line the tilt is evened out</source>
        <translation>線に沿って片勾配をならす長さ</translation>
    </message>
    <message>
        <source>Never rises</source>
        <translation>上らない</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Greatest slope</source>
        <translation>最大傾斜</translation>
    </message>
    <message>
        <source>Of the plane that fits best; 0 for any</source>
        <translation>最適平面の。0で任意</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>体積</translation>
    </message>
    <message>
        <source>Of cut or fill that the line is raised or lowered for</source>
        <translation>線を上げ下げして得る切土または盛土の</translation>
    </message>
    <message>
        <source>Above ground</source>
        <translation>地面からの高さ</translation>
    </message>
    <message>
        <source>How far above the heights that were found; below 0 it is sunk</source>
        <translation>見つかった高さからの高さ。0未満は沈めます</translation>
    </message>
    <message>
        <source>Earthwork</source>
        <translation>土工</translation>
    </message>
    <message>
        <source>Cut, run per rise</source>
        <translation>切土の勾配比</translation>
    </message>
    <message>
        <source>Of side slopes that go up: run for each unit of rise</source>
        <translation>上るのり面：高さ1あたりの水平距離</translation>
    </message>
    <message>
        <source>Fill, run per rise</source>
        <translation>盛土の勾配比</translation>
    </message>
    <message>
        <source>Of side slopes that go down: run for each unit of rise</source>
        <translation>下るのり面：高さ1あたりの水平距離</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>届く範囲</translation>
    </message>
    <message>
        <source>Fill for each cut</source>
        <translation>切土あたりの盛土</translation>
    </message>
    <message>
        <source>Volume of fill that each unit of cut gives</source>
        <translation>切土の体積1あたりに得られる盛土の体積</translation>
    </message>
    <message>
        <source>Beside the bed</source>
        <translation>路床の横</translation>
    </message>
    <message>
        <source>Shoulders</source>
        <translation>路肩</translation>
    </message>
    <message>
        <source>How the bed goes on beside its width. Or corners of your own, metres out and up from its edge: 0:0.15 2:0.1; those of the right side stand behind |, and &quot;middle&quot; before all measures from the middle</source>
        <translation>路床の幅の外の続き方。または独自の角、縁から外と上へのメートル：0:0.15 2:0.1。右側のものは | の後に書き、先頭に &quot;middle&quot; を書くと中央から測ります</translation>
    </message>
    <message>
        <source>Depth of water</source>
        <translation>水深</translation>
    </message>
    <message>
        <source>Height above the bed; 0 for none</source>
        <translation>水底からの高さ。0で水なし</translation>
    </message>
    <message>
        <source>Height above the ground of the area; 0 for none</source>
        <translation>区域の地面からの高さ。0で水なし</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>縦断線形</translation>
    </message>
    <message>
        <source>Distance from the bed within which side slopes meet the terrain</source>
        <translation>のり面が地形に接する範囲（路床からの距離）</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>設計</translation>
    </message>
    <message>
        <source>From the higher end to the lower one, as water runs</source>
        <translation>水の流れと同じく、高い端から低い端へ</translation>
    </message>
</context>
<context>
    <name>scarp::LinesDock</name>
    <message>
        <source>Lines</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>描く</translation>
    </message>
    <message>
        <source>What the next line is, which says how it begins</source>
        <translation>次の線の種類。初期設定が決まります</translation>
    </message>
    <message>
        <source>Kind of the next line</source>
        <translation>次の線の種類</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>スナップ</translation>
    </message>
    <message>
        <source>Points are drawn to the points and courses of other lines; Ctrl turns it round</source>
        <translation>点が他の線の点や経路に吸い付きます。Ctrlで逆になります</translation>
    </message>
    <message>
        <source>Click on the ground to draw a line; a double click or Enter ends it, Esc gives it up, Backspace takes the last point back. The ground follows the line, and goes on doing so while you sculpt.</source>
        <translation>地面をクリックして線を描きます。ダブルクリックかEnterで終了、Escで中止、Backspaceで最後の点を取り消します。地面は線に従い、造形中も従い続けます。</translation>
    </message>
    <message>
        <source>Reverse: from its last point to its first</source>
        <translation>逆向き：最後の点から最初の点へ</translation>
    </message>
    <message>
        <source>Split at the chosen point; a closed line opens there</source>
        <translation>選んだ点で分割。閉じた線はそこで開きます</translation>
    </message>
    <message>
        <source>Simplify: leave out points where the line stays within a cell of where it was</source>
        <translation>単純化：線の動きがセル1つ以内の所で点を省きます</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>CSVを保存…</translation>
    </message>
    <message>
        <source>Save the chosen line as a table: ground, design, grade, cut, fill and mass haul by station</source>
        <translation>選んだ線を表として保存：測点ごとの地面、計画、勾配、切土、盛土、土積</translation>
    </message>
    <message>
        <source>Point %1 of %2</source>
        <translation>点 %1／%2</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
    </message>
    <message>
        <source>Save Stations</source>
        <translation>測点を保存</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1を書けませんでした：%2</translation>
    </message>
    <message>
        <source>Lay a material along the line, with soft edges</source>
        <translation>線に沿って、縁を柔らかくマテリアルを敷きます</translation>
    </message>
    <message>
        <source>Join the chosen lines; a single one with the open line whose end is nearest</source>
        <translation>選んだ線をつなぐ。1本だけなら端がいちばん近い開いた線とつなぐ</translation>
    </message>
    <message>
        <source>Bring the chosen lines into sight</source>
        <translation>選んだ線を表示範囲に入れる</translation>
    </message>
    <message>
        <source>Delete the chosen lines</source>
        <translation>選んだ線を削除</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Export Chosen Lines…</source>
        <translation>選んだ線をエクスポート…</translation>
    </message>
    <message numerus="yes">
        <source>Shape of %1 lines</source>
        <translation>
            <numerusform>%1本の線の形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %1 of %2 lines</source>
        <translation>
            <numerusform>%2本中%1本の線の形</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures of %1</source>
        <translation>%1の数値</translation>
    </message>
    <message>
        <source>This line changes no sample: %1.</source>
        <translation>この線はどのサンプルも変更しません: %1。</translation>
    </message>
    <message>
        <source>Draw a line first</source>
        <translation>先に線を描いてください</translation>
    </message>
    <message>
        <source>Select a line in the list first</source>
        <translation>先に一覧で線を選択してください</translation>
    </message>
    <message>
        <source>Move up in the list: applied earlier</source>
        <translation>一覧で上へ移動：先に適用</translation>
    </message>
    <message>
        <source>Move down in the list: applied later</source>
        <translation>一覧で下へ移動：後に適用</translation>
    </message>
    <message>
        <source>Click on the ground to place the image, or drag to set its size. Drag its handles to move, scale and rotate it; Shift + drag changes its height.</source>
        <translation>地面をクリックして画像を配置、またはドラッグでサイズを決めます。ハンドルのドラッグで移動、拡大縮小、回転。Shift + ドラッグで高さを変えます。</translation>
    </message>
    <message>
        <source>Height stamps have no course</source>
        <translation>高さスタンプに経路はありません</translation>
    </message>
    <message>
        <source>Next height stamp</source>
        <translation>次の高さスタンプ</translation>
    </message>
    <message>
        <source>Show the findings on this line. Red dots mark their places in the view; hover over one to read what it means</source>
        <translation>この線の指摘を表示します。ビューの赤い点がその場所を示し、カーソルを重ねると意味を読めます</translation>
    </message>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>指摘%1件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::MainWindow</name>
    <message>
        <source>A setting that the project keeps cannot be used and is as usual: %1</source>
        <translation>プロジェクトの設定の1つが使えず、標準のままです：%1</translation>
    </message>
    <message>
        <source>Scarp</source>
        <translation>Scarp</translation>
    </message>
    <message>
        <source>%1[*] (shared) — Scarp</source>
        <translation>%1[*]（共有）— Scarp</translation>
    </message>
    <message>
        <source>%1[*] (read-only) — Scarp</source>
        <translation>%1[*]（読み取り専用）— Scarp</translation>
    </message>
    <message>
        <source>%1[*] — Scarp</source>
        <translation>%1[*] — Scarp</translation>
    </message>
    <message>
        <source>About Scarp</source>
        <translation>Scarpについて</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Scarp %1&lt;/h3&gt;&lt;p&gt;An editor for heightmap terrain.&lt;br&gt;What you point at is what you edit.&lt;/p&gt;&lt;p&gt;Drawn by %2.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Scarp %1&lt;/h3&gt;&lt;p&gt;ハイトマップ地形のエディター。&lt;br&gt;指した所がそのまま編集されます。&lt;/p&gt;&lt;p&gt;描画：%2&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Scarp closes as soon as the export is written.</source>
        <translation>エクスポートを書き終えるとScarpは閉じます。</translation>
    </message>
    <message>
        <source>Scarp closes as soon as the project is saved.</source>
        <translation>プロジェクトを保存し終えるとScarpは閉じます。</translation>
    </message>
    <message>
        <source>Sc&amp;ripts</source>
        <translation>スクリプト(&amp;R)</translation>
    </message>
    <message>
        <source>Saved “%1” (%2 × %3 pixels).</source>
        <translation>「%1」を保存しました (%2 × %3 ピクセル)。</translation>
    </message>
    <message>
        <source>Choose how the terrain is coloured</source>
        <translation>地形の色付けを選びます</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>詳細…</translation>
    </message>
    <message>
        <source>Import Textures</source>
        <translation>テクスチャをインポート</translation>
    </message>
    <message>
        <source>Restart Scarp to apply the new language.</source>
        <translation>新しい言語を適用するにはScarpを起動し直してください。</translation>
    </message>
    <message>
        <source>Choose the quality of the shadows of terrain and objects</source>
        <translation>地形とオブジェクトの影の品質を選択します</translation>
    </message>
    <message>
        <source>Choose mesh detail, antialiasing and shadows</source>
        <translation>メッシュの詳細度、アンチエイリアス、影を選択します</translation>
    </message>
</context>
<context>
    <name>scarp::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Lists the sections that contain these words; Enter finds the next place in the page</source>
        <translation>これらの単語を含む節を一覧表示します。Enter でページ内の次の位置に移動します</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>No section contains these words.</source>
        <translation>これらの単語を含む節はありません。</translation>
    </message>
    <message>
        <source>Sections found: %1</source>
        <translation>見つかった節: %1</translation>
    </message>
</context>
<context>
    <name>scarp::MaskImporter</name>
    <message>
        <source>Reading %1</source>
        <translation>%1を読み込み中</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
    </message>
    <message>
        <source>Saved as selections: %1.</source>
        <translation>選択範囲として保存しました：%1。</translation>
    </message>
    <message>
        <source>%1 does not say where it lies on this terrain: it was stretched from corner to corner.</source>
        <translation>%1にはこの地形での位置がありません：角から角まで引き伸ばしました。</translation>
    </message>
    <message>
        <source>Import a picture, land cover or vector file as selections</source>
        <translation>画像、土地被覆、またはベクターファイルを選択範囲としてインポート</translation>
    </message>
    <message>
        <source>Select from Vector File</source>
        <translation>ベクターファイルから選択</translation>
    </message>
    <message>
        <source>Vector files (*.gpkg *.geojson *.json *.shp *.kml *.kmz *.gpx *.dxf *.osm *.pbf *.fgb);;All files (*)</source>
        <translation>ベクターファイル (*.gpkg *.geojson *.json *.shp *.kml *.kmz *.gpx *.dxf *.osm *.pbf *.fgb);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>scarp::MaskLayersDialog</name>
    <message>
        <source>Import Selections</source>
        <translation>選択範囲をインポート</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>%1 has several layers. Each that is chosen is saved as a selection of its name.</source>
        <translation>%1には複数のレイヤーがあります。選んだものをそれぞれの名前の選択範囲として保存します。</translation>
    </message>
    <message>
        <source>Layers of the file</source>
        <translation>ファイルのレイヤー</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>レイヤーが選ばれていません。</translation>
    </message>
    <message>
        <source>What of the file becomes selections</source>
        <translation>ファイルのうち選択範囲にするもの</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialBar</name>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.exr *.tif *.tiff *.tga *.webp *.bmp);;All files (*)</source>
        <translation>画像 (*.png *.jpg *.jpeg *.exr *.tif *.tiff *.tga *.webp *.bmp);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Add a material</source>
        <translation>マテリアルを追加</translation>
    </message>
    <message>
        <source>Add a material for each set of pictures; they can be dropped here, too</source>
        <translation>画像の組ごとにマテリアルを追加します。ここにドロップもできます</translation>
    </message>
    <message>
        <source>The library: materials that are kept for all terrains</source>
        <translation>ライブラリ：すべての地形用に残すマテリアル</translation>
    </message>
    <message>
        <source>Add a material like the chosen one</source>
        <translation>選んだものと同じマテリアルを追加</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Bring materials in from files, or out to engines</source>
        <translation>マテリアルをファイルから取り込むか、エンジンへ出します</translation>
    </message>
    <message>
        <source>Delete the material with its paint and its rules</source>
        <translation>マテリアルを塗りとルールごと削除</translation>
    </message>
    <message>
        <source>Pictures of Materials</source>
        <translation>マテリアルの画像</translation>
    </message>
    <message>
        <source>Material %1</source>
        <translation>マテリアル %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Reading pictures</source>
        <translation>画像を読み込み中</translation>
    </message>
    <message>
        <source>Save “%1” to the Library</source>
        <translation>「%1」をライブラリに保存</translation>
    </message>
    <message>
        <source>Save to the Library</source>
        <translation>ライブラリに保存</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>ライブラリは空です</translation>
    </message>
    <message>
        <source>Show the Library&apos;s Folder</source>
        <translation>ライブラリのフォルダーを表示</translation>
    </message>
    <message>
        <source>Reading a material</source>
        <translation>マテリアルを読み込み中</translation>
    </message>
    <message>
        <source>Saving a material</source>
        <translation>マテリアルを保存中</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>%1に保存しました</translation>
    </message>
    <message>
        <source>Added the material “%1”.</source>
        <translation>マテリアル「%1」を追加しました。</translation>
    </message>
    <message>
        <source>Added %1 materials.</source>
        <translation>マテリアル%1個を追加しました。</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialDelegate</name>
    <message>
        <source>Hide the material in the view, so that what lies below it shows. Rules, paint and exports stay as they are</source>
        <translation>表示からマテリアルを隠し、下にあるものを見せます。ルール、塗り、エクスポートはそのままです</translation>
    </message>
    <message>
        <source>Show this material alone, all others in grey. Rules, paint and exports stay as they are</source>
        <translation>このマテリアルだけを表示し、他は灰色にします。ルール、塗り、エクスポートはそのままです</translation>
    </message>
    <message>
        <source>%1. Click: paint with this material. Double-click: rename it</source>
        <translation>%1。クリック：このマテリアルで塗る。ダブルクリック：名前を変更</translation>
    </message>
    <message>
        <source>%1, %2. Click: paint with this material. Double-click: rename it</source>
        <translation>%1、%2。クリック：このマテリアルで塗る。ダブルクリック：名前を変更</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialDialog</name>
    <message>
        <source>Material</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>How much ground the pictures cover before they come again</source>
        <translation>画像が繰り返すまでに覆う地面の長さ</translation>
    </message>
    <message>
        <source>Macro variation</source>
        <translation>大きなむら</translation>
    </message>
    <message>
        <source>Changes of tone over many tiles, so that they are not told apart; at 0 the pictures&apos; rows run on exactly, as those of a wall do</source>
        <translation>多くの繰り返しにわたる色調の変化で、繰り返しを目立たなくします。0では壁のように画像の列が正確に続きます</translation>
    </message>
    <message>
        <source>From three sides (triplanar)</source>
        <translation>3方向から（トライプラナー）</translation>
    </message>
    <message>
        <source>Pictures are not drawn out on steep ground</source>
        <translation>急な地面で画像が伸びません</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>rock, hard</source>
        <translation>岩, 硬い</translation>
    </message>
    <message>
        <source>Words for an engine&apos;s physics and sounds, with commas between</source>
        <translation>エンジンの物理と音用の語、コンマ区切り</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>Choose the file with the picture of the %1</source>
        <translation>%1の画像ファイルを選ぶ</translation>
    </message>
    <message>
        <source>Take the picture away</source>
        <translation>画像を取り除く</translation>
    </message>
    <message>
        <source>Reading a picture</source>
        <translation>画像を読み込み中</translation>
    </message>
    <message>
        <source>Reading pictures</source>
        <translation>画像を読み込み中</translation>
    </message>
    <message>
        <source>A picture is still being read.</source>
        <translation>画像をまだ読み込んでいます。</translation>
    </message>
    <message>
        <source>The material needs a name.</source>
        <translation>マテリアルに名前が必要です。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1、%2 × %3</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1がありません</translation>
    </message>
    <message>
        <source>What the material is called in lists and exports</source>
        <translation>一覧とエクスポートでのマテリアルの名前</translation>
    </message>
    <message>
        <source>Which way the green of the normal map points: as OpenGL or as DirectX has it</source>
        <translation>法線マップの緑の向き：OpenGL式またはDirectX式</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialImportCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
    </message>
    <message>
        <source>Import Materials</source>
        <translation>マテリアルをインポート</translation>
    </message>
    <message>
        <source>Masks, splat maps, control maps, land cover (*.png *.tif *.tiff *.exr *.jpg *.bmp *.img);;All files (*)</source>
        <translation>マスク、スプラットマップ、コントロールマップ、土地被覆 (*.png *.tif *.tiff *.exr *.jpg *.bmp *.img);;すべてのファイル (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>ファイル%1個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %1 layers from %2 as paint.</source>
        <translation>
            <numerusform>%2からレイヤー%1枚を塗りとしてインポートしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>詳細…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialImportDialog</name>
    <message>
        <source>nowhere</source>
        <translation>どこにもなし</translation>
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
        <translation>マテリアルをインポート</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>As they look</source>
        <translation>見た目のとおり</translation>
    </message>
    <message>
        <source>What the files are</source>
        <translation>ファイルの種類</translation>
    </message>
    <message>
        <source>By its classes</source>
        <translation>分類による</translation>
    </message>
    <message>
        <source>Legend of the classes</source>
        <translation>分類の凡例</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Bring weights to a sum of 100 %</source>
        <translation>重みの合計を100 %にする</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Masks and splat maps: a layer for each band. Land cover: a layer for each class</source>
        <translation>マスクとスプラットマップ：バンドごとに1層。土地被覆：分類ごとに1層</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>読み方</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>Paint, in place of all paint</source>
        <translation>塗り、すべての塗りの代わりに</translation>
    </message>
    <message>
        <source>Paint, over the paint there is</source>
        <translation>塗り、今ある塗りの上に</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>インポート先</translation>
    </message>
    <message>
        <source>Percent: how far the paint covers what the rules lay</source>
        <translation>％：ルールの敷いたものを塗りがどれだけ覆うか</translation>
    </message>
    <message>
        <source>Opacity (%)</source>
        <translation>不透明度（％）</translation>
    </message>
    <message>
        <source>Else the rules show where weights add up to less</source>
        <translation>そうでなければ、重みの合計が少ない所にルールが見えます</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>覆う量</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>変換先</translation>
    </message>
    <message>
        <source>Reading weights</source>
        <translation>重みを読み込み中</translation>
    </message>
    <message>
        <source>Reading was cancelled</source>
        <translation>読み込みを中止しました</translation>
    </message>
    <message>
        <source>What %1 becomes</source>
        <translation>%1の変換先</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>新規：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 layers</source>
        <translation>
            <numerusform>レイヤー%1枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Paint is laid as far as the selection reaches.</source>
        <translation>塗りは選択範囲の及ぶ所まで敷かれます。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>The files have not been read yet</source>
        <translation>ファイルはまだ読み込まれていません</translation>
    </message>
    <message>
        <source>Choose other files</source>
        <translation>別のファイルを選びます</translation>
    </message>
    <message>
        <source>Whether the paint replaces the paint that is there or lies over it</source>
        <translation>塗りが既存の塗りを置き換えるか、その上に重なるか</translation>
    </message>
    <message>
        <source>What the files hold: each layer, what it becomes, and how much of the ground it covers</source>
        <translation>ファイルの内容：各レイヤー、それが何になるか、地面をどれだけ覆うか</translation>
    </message>
    <message>
        <source>Normalising weights</source>
        <translation>重みを正規化中</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialList</name>
    <message>
        <source>nowhere</source>
        <translation>どこにもなし</translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation>0.1 % 未満</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>The materials of the terrain. A click paints with one, a double click renames it; the eye hides it in the view, S shows it alone</source>
        <translation>地形のマテリアル。クリックでそれを塗り、ダブルクリックで名前の変更。目でビューから隠し、Sでそれだけを表示します</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialSettings</name>
    <message>
        <source>Choose the colour of the material</source>
        <translation>マテリアルの色を選ぶ</translation>
    </message>
    <message>
        <source>Colour of the material</source>
        <translation>マテリアルの色</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>How much ground one tile of its texture covers</source>
        <translation>テクスチャの1枚が覆う地面の長さ</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Show and change the pictures, the size and the tags of the material</source>
        <translation>マテリアルの画像、サイズ、タグを表示して変更</translation>
    </message>
    <message>
        <source>Material Colour</source>
        <translation>マテリアルの色</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialsDock</name>
    <message>
        <source>Materials</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>塗り</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Paint materials by hand, over the rules</source>
        <translation>ルールの上に手でマテリアルを塗ります</translation>
    </message>
    <message>
        <source>Lay materials by rules, where nothing is painted</source>
        <translation>塗られていない所にルールでマテリアルを敷きます</translation>
    </message>
    <message>
        <source>Materials give the ground grass, rock, sand and snow: by rules that follow while you sculpt, and by paint over them.</source>
        <translation>マテリアルは地面に草、岩、砂、雪を与えます：造形に追従するルールと、その上の塗りによって。</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>マテリアルを追加</translation>
    </message>
    <message>
        <source>Import Materials…</source>
        <translation>マテリアルをインポート…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Hide in the View</source>
        <translation>ビューで隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Show A&amp;lone</source>
        <translation>これだけを表示(&amp;L)</translation>
    </message>
</context>
<context>
    <name>scarp::MessageLog</name>
    <message>
        <source>Information</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
</context>
<context>
    <name>scarp::MessagesDialog</name>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Messages, the latest last</source>
        <translation>メッセージ、最新が最後</translation>
    </message>
    <message>
        <source>The last %1 messages since Scarp was started.</source>
        <translation>Scarpの起動以後の最新%1件のメッセージ。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the selected messages, or all where none is selected</source>
        <translation>選択したメッセージをコピー。なければすべて</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Empty the list</source>
        <translation>一覧を空にする</translation>
    </message>
    <message>
        <source>What Scarp has said since its start</source>
        <translation>起動以降のScarpのメッセージ</translation>
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
        <translation>当たる位置</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>判定数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Scarp&apos;s own way, and those of the textbooks</source>
        <translation>Scarp自身の方法と教科書の方法</translation>
    </message>
    <message>
        <source>How far along the ray, from the near plane</source>
        <translation>近平面から光線に沿った距離</translation>
    </message>
    <message>
        <source>For one pick, on one thread</source>
        <translation>1回のピックあたり、1スレッド</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>当たりなし</translation>
    </message>
    <message>
        <source>false hit</source>
        <translation>誤検出</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>当たらず</translation>
    </message>
    <message>
        <source>Scarp</source>
        <translation>Scarp</translation>
    </message>
    <message>
        <source>Linear march</source>
        <translation>線形マーチ</translation>
    </message>
    <message>
        <source>March + bisection</source>
        <translation>マーチ + 二分法</translation>
    </message>
    <message>
        <source>Grid walk</source>
        <translation>グリッド走査</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>The same ray by other methods</source>
        <translation>同じ光線を他の方法で</translation>
    </message>
    <message>
        <source>Heights and height ranges taken, or triangles tested</source>
        <translation>取った高さと高さ範囲、または判定した三角形</translation>
    </message>
    <message>
        <source>How far from the point that Scarp finds; brute force is the independent check</source>
        <translation>Scarpの見つけた点からの距離。総当たりは独立した検算です</translation>
    </message>
    <message>
        <source>It tests boxes only: its answer is where the ray enters the nearest box, so its error is the way from there to the model</source>
        <translation>箱だけを判定します：答えは光線が最も近い箱に入る所なので、誤差はそこからモデルまでの距離です</translation>
    </message>
    <message>
        <source>The tree of boxes, then the triangles in the model&apos;s frame</source>
        <translation>箱の木、次にモデル座標での三角形</translation>
    </message>
    <message>
        <source>Tree of boxes</source>
        <translation>箱の木</translation>
    </message>
    <message>
        <source>Slab test</source>
        <translation>スラブ判定</translation>
    </message>
    <message>
        <source>Of every object&apos;s box in turn. %1</source>
        <translation>各オブジェクトの箱を順に。%1</translation>
    </message>
    <message>
        <source>Woo&apos;s test</source>
        <translation>Wooの判定</translation>
    </message>
    <message>
        <source>Every triangle</source>
        <translation>すべての三角形</translation>
    </message>
    <message>
        <source>Of every model in turn, without a tree</source>
        <translation>各モデルを順に、木を使わず</translation>
    </message>
    <message>
        <source>The object by other methods</source>
        <translation>オブジェクトを他の方法で</translation>
    </message>
    <message>
        <source>Boxes and triangles tested</source>
        <translation>判定した箱と三角形</translation>
    </message>
    <message>
        <source>How far from the point that Scarp finds. Methods that test boxes only answer at the box, so theirs is not zero; every triangle is the independent check</source>
        <translation>Scarpの見つけた点からの距離。箱だけを判定する方法は箱で答えるので0になりません。すべての三角形は独立した検算です</translation>
    </message>
    <message>
        <source>The same ray by each way: where it hits, how far off that is, how many tests it takes and how long</source>
        <translation>同じ光線を各方法で：当たる位置、距離、判定の回数、時間</translation>
    </message>
</context>
<context>
    <name>scarp::ModelImportDialog</name>
    <message>
        <source>Import %1</source>
        <translation>%1をインポート</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Picture of the model</source>
        <translation>モデルの画像</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>tree, alpine</source>
        <translation>木, 高山</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>上の軸</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮尺</translation>
    </message>
    <message>
        <source>Times the unit</source>
        <translation>単位の倍率</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>下端</translation>
    </message>
    <message>
        <source>Middle of the bottom</source>
        <translation>底面の中央</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>ファイルのまま</translation>
    </message>
    <message>
        <source>The middle of the lowest of its box stands on the ground</source>
        <translation>箱の底面の中央が地面に立ちます</translation>
    </message>
    <message>
        <source>What is at 0, 0, 0 in the file stands on the ground</source>
        <translation>ファイルの 0, 0, 0 が地面に立ちます</translation>
    </message>
    <message numerus="yes">
        <source>%1 levels of detail</source>
        <translation>
            <numerusform>詳細度%1段階</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 materials</source>
        <translation>
            <numerusform>マテリアル%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>Guessed: %1 (%2), %3 up (%4)</source>
        <translation>推定：%1（%2）、上は%3（%4）</translation>
    </message>
    <message>
        <source>Drawing a model</source>
        <translation>モデルを描画中</translation>
    </message>
    <message>
        <source>The model needs a name of up to 80 characters.</source>
        <translation>モデルには80文字までの名前が必要です。</translation>
    </message>
    <message>
        <source>The size is out of range (%1 to %2): choose another unit or scale.</source>
        <translation>サイズが範囲外です（%1～%2）：別の単位か縮尺を選んでください。</translation>
    </message>
    <message>
        <source>What the model is called in lists, scripts and exports</source>
        <translation>一覧、スクリプト、エクスポートでのモデルの名前</translation>
    </message>
    <message>
        <source>Words to find the model by, with commas between them</source>
        <translation>モデルを検索するための語、コンマ区切り</translation>
    </message>
    <message>
        <source>What one unit of the file is</source>
        <translation>ファイルの1単位の大きさ</translation>
    </message>
    <message>
        <source>Which axis of the file points up</source>
        <translation>ファイルで上を向く軸</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangles</source>
        <translation>
            <numerusform>三角形%1個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::NavigatorDock</name>
    <message>
        <source>Navigator</source>
        <translation>ナビゲーター</translation>
    </message>
</context>
<context>
    <name>scarp::NavigatorMap</name>
    <message>
        <source>Terrain from above</source>
        <translation>上から見た地形</translation>
    </message>
    <message>
        <source>Click or drag to go there; the wheel goes nearer and away</source>
        <translation>クリックかドラッグでそこへ移動。ホイールで近づき、離れます</translation>
    </message>
</context>
<context>
    <name>scarp::NewTerrainDialog</name>
    <message>
        <source>New Terrain</source>
        <translation>新しい地形</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
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
        <translation>セルサイズ</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Samples from north to south</source>
        <translation>北から南へのサンプル数</translation>
    </message>
    <message>
        <source>Enter 0 to 100 %</source>
        <translation>0～100 %の値を入力してください</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Samples from west to east</source>
        <translation>西から東へのサンプル数</translation>
    </message>
    <message>
        <source>Distance between neighbouring samples</source>
        <translation>隣り合うサンプルの間隔</translation>
    </message>
    <message>
        <source>Level of a flat terrain, peak of an island, or height range; empty for a height in proportion to the width</source>
        <translation>平地の高さ、島の山頂、または高さの範囲。空欄で幅に比例した高さ</translation>
    </message>
    <message>
        <source>Each seed gives another terrain of the same kind</source>
        <translation>シードごとに同じ種類の別の地形になります</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形</translation>
    </message>
    <message>
        <source>Roughness</source>
        <translation>粗さ</translation>
    </message>
    <message>
        <source>Amount of small-scale relief</source>
        <translation>細かい起伏の量</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Shaded relief of the new terrain, north up</source>
        <translation>新しい地形の陰影起伏、北が上</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Samples that an engine accepts, or a custom size</source>
        <translation>エンジンが受け付けるサンプル数、またはカスタムサイズ</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Use a random seed</source>
        <translation>ランダムなシードを使います</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>ランダムなシード</translation>
    </message>
    <message>
        <source>%1, up to %2 (flat areas use no memory)</source>
        <translation>%1、最大 %2（平らな部分はメモリを使いません）</translation>
    </message>
    <message>
        <source>%1, peak at %2, %3</source>
        <translation>%1、山頂 %2、%3</translation>
    </message>
    <message>
        <source>%1, heights %2, %3</source>
        <translation>%1、高さ %2、%3</translation>
    </message>
    <message>
        <source>Generating this size needs about %1 of memory.</source>
        <translation>このサイズの生成には約 %1 のメモリが必要です。</translation>
    </message>
    <message>
        <source>Generating preview</source>
        <translation>プレビューを生成中</translation>
    </message>
</context>
<context>
    <name>scarp::Notices</name>
    <message>
        <source>Unlock Layer</source>
        <translation>レイヤーのロックを解除</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>レイヤーを表示</translation>
    </message>
    <message>
        <source>Make Layer Opaque</source>
        <translation>レイヤーを不透明に</translation>
    </message>
    <message>
        <source>Edit That Layer</source>
        <translation>そのレイヤーを編集</translation>
    </message>
    <message>
        <source>Apply Paste</source>
        <translation>貼り付けを適用</translation>
    </message>
    <message>
        <source>Deselect</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>Nothing is selected, so edits change nothing.</source>
        <translation>何も選択されていないため、編集しても何も変わりません。</translation>
    </message>
    <message>
        <source>Hide That Layer</source>
        <translation>そのレイヤーを隠す</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>マテリアルを追加</translation>
    </message>
    <message>
        <source>Unlock Group</source>
        <translation>グループのロックを解除</translation>
    </message>
    <message>
        <source>Show Group</source>
        <translation>グループを表示</translation>
    </message>
    <message>
        <source>Make Group Opaque</source>
        <translation>グループを不透明に</translation>
    </message>
</context>
<context>
    <name>scarp::NumberEdit</name>
    <message>
        <source>%1: a number is missing</source>
        <translation>%1：数がありません</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1：「%2」は数ではありません</translation>
    </message>
    <message>
        <source>%1: %2 is not a whole number</source>
        <translation>%1：%2は整数ではありません</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>above %1, up to %2</source>
        <translation>%1より大きく%2まで</translation>
    </message>
    <message>
        <source>%1: %2 is out of range (%3)</source>
        <translation>%1：%2は範囲外です（%3）</translation>
    </message>
</context>
<context>
    <name>scarp::NumberField</name>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1：「%2」は数ではありません</translation>
    </message>
    <message>
        <source>%1: %2 is not a whole number</source>
        <translation>%1：%2は整数ではありません</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectCommands</name>
    <message>
        <source>&amp;Copy Objects</source>
        <translation>オブジェクトをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy Ground</source>
        <translation>地面をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Cu&amp;t Objects</source>
        <translation>オブジェクトを切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Cu&amp;t Ground</source>
        <translation>地面を切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Paste Objects</source>
        <translation>オブジェクトを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste Ground</source>
        <translation>地面を貼り付け(&amp;P)</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectFacts</name>
    <message>
        <source>−X side</source>
        <translation>−X側</translation>
    </message>
    <message>
        <source>+X side</source>
        <translation>+X側</translation>
    </message>
    <message>
        <source>−Y side</source>
        <translation>−Y側</translation>
    </message>
    <message>
        <source>+Y side</source>
        <translation>+Y側</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>底</translation>
    </message>
    <message>
        <source>top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>+X is the side that faces east, and +Y north, before the object is turned</source>
        <translation>オブジェクトを回す前、+Xは東を向く側、+Yは北を向く側です</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>Its model and its number</source>
        <translation>モデルと番号</translation>
    </message>
    <message>
        <source>Slab test</source>
        <translation>スラブ判定</translation>
    </message>
    <message>
        <source>The face by which the ray enters the object&apos;s box, by the slab test, and how far from the near plane. %1</source>
        <translation>スラブ判定で光線がオブジェクトの箱に入る面と、近平面からの距離。%1</translation>
    </message>
    <message>
        <source>Woo&apos;s test</source>
        <translation>Wooの判定</translation>
    </message>
    <message>
        <source>The same by Woo&apos;s candidate planes. %1</source>
        <translation>Wooの候補平面による同じもの。%1</translation>
    </message>
    <message>
        <source>Candidate planes</source>
        <translation>候補平面</translation>
    </message>
    <message>
        <source>Of the sides that face the origin of the ray, how far along the ray it meets their planes; it enters by the one that it meets last</source>
        <translation>光線の原点を向く面のうち、その平面に当たる光線上の距離。最後に当たる面から入ります</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>Of the model&apos;s triangle: east, north, up; and its slope</source>
        <translation>モデルの三角形の：東、北、上、およびその傾斜</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>Along the ray: 0 at the near plane, 1 at the far plane</source>
        <translation>光線に沿って：近平面で0、遠平面で1</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Its number in the model</source>
        <translation>モデル内の番号</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Whether the two tests name one face</source>
        <translation>2つの判定が同じ面を示すか</translation>
    </message>
    <message>
        <source>starts within</source>
        <translation>中で始まる</translation>
    </message>
    <message>
        <source>%1 never</source>
        <translation>%1 なし</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>East, north and up from the terrain&apos;s middle</source>
        <translation>地形の中央から東、北、上</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1、位置 %2</translation>
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
        <translation>種類</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東</translation>
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
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>By Hand</source>
        <translation>手で</translation>
    </message>
    <message>
        <source>By Rules</source>
        <translation>ルールで</translation>
    </message>
    <message>
        <source>Put objects down one by one, or many at once</source>
        <translation>オブジェクトを1つずつ、またはまとめて置きます</translation>
    </message>
    <message>
        <source>Rules put objects down, and go on doing so while you sculpt</source>
        <translation>ルールがオブジェクトを置き、造形中も続けます</translation>
    </message>
    <message>
        <source>Placed objects</source>
        <translation>配置したオブジェクト</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>タグ(&amp;T)…</translation>
    </message>
    <message>
        <source>Replace &amp;Model…</source>
        <translation>モデルを置き換え(&amp;M)…</translation>
    </message>
    <message>
        <source>Save to the &amp;Library</source>
        <translation>ライブラリに保存(&amp;L)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>取り除く(&amp;M)</translation>
    </message>
    <message>
        <source>Painted by the &amp;Brush</source>
        <translation>ブラシで塗る(&amp;B)</translation>
    </message>
    <message>
        <source>As &amp;Chosen Alone</source>
        <translation>これだけを使う(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Seldom</source>
        <translation>まれに(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Evenly with the Others</source>
        <translation>他と同じくらい(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Often</source>
        <translation>頻繁に(&amp;O)</translation>
    </message>
    <message>
        <source>No objects yet</source>
        <translation>オブジェクトはまだありません</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects on the terrain</source>
        <translation>
            <numerusform>地形のオブジェクト%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>Every object that stands on the terrain. A click selects it, a double click goes there, a right click offers more</source>
        <translation>地形の上のすべてのオブジェクト。クリックで選択、ダブルクリックでそこへ移動、右クリックでその他の操作</translation>
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
        <translation>時計回りに90°回転</translation>
    </message>
    <message>
        <source>Rotate 180°</source>
        <translation>180°回転</translation>
    </message>
    <message>
        <source>Rotate 270° Clockwise</source>
        <translation>時計回りに270°回転</translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <translation>上下反転</translation>
    </message>
    <message>
        <source>%1 changed nothing: there is no step to undo.</source>
        <translation>%1では何も変わりませんでした：元に戻す手順はありません。</translation>
    </message>
    <message>
        <source>Add Adjustment Layer</source>
        <translation>調整レイヤーを追加</translation>
    </message>
</context>
<context>
    <name>scarp::PaintPanel</name>
    <message>
        <source>Brush</source>
        <translation>ブラシ</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>From the brush&apos;s centre to its rim. Keys: [ and ]</source>
        <translation>ブラシの中心から縁まで。キー：[ と ]</translation>
    </message>
    <message>
        <source>Pen pressure sets the size</source>
        <translation>筆圧でサイズを変える</translation>
    </message>
    <message>
        <source>A harder press makes the brush larger</source>
        <translation>強く押すとブラシが大きくなります</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>塗り</translation>
    </message>
    <message>
        <source>Cover the ground with the chosen material</source>
        <translation>選んだマテリアルで地面を覆います</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Take paint away: the rules come back</source>
        <translation>塗りを取り去ります：ルールが戻ります</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>Soften the borders of materials</source>
        <translation>マテリアルの境界をぼかします</translation>
    </message>
    <message>
        <source>Ctrl erases, Shift blends.</source>
        <translation>Ctrlで消し、Shiftで混ぜます。</translation>
    </message>
    <message>
        <source>How far a stroke covers what lies there</source>
        <translation>ストロークがそこにあるものをどれだけ覆うか</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>埋める</translation>
    </message>
    <message>
        <source>Cover what is selected, or all ground, with the chosen material; only where “Only where” allows</source>
        <translation>選択範囲またはすべての地面を選んだマテリアルで覆います。「限定」が許す所だけ</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Take away all paint from what is selected, or from all ground</source>
        <translation>選択範囲またはすべての地面から塗りをすべて取り去ります</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>限定</translation>
    </message>
    <message>
        <source>Only where this material lies</source>
        <translation>このマテリアルのある所だけ</translation>
    </message>
    <message>
        <source>Paint only where this material lies</source>
        <translation>このマテリアルのある所だけ塗る</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
    </message>
    <message>
        <source>On any material</source>
        <translation>どのマテリアルでも</translation>
    </message>
    <message>
        <source>Only on %1</source>
        <translation>%1の上だけ</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>H takes the material under the cursor</source>
        <translation>Hでカーソルの下のマテリアルを取ります</translation>
    </message>
    <message>
        <source>H takes: %1</source>
        <translation>Hで取るもの：%1</translation>
    </message>
</context>
<context>
    <name>scarp::PastePanel</name>
    <message>
        <source>Paste: drag it, its corners, or around it</source>
        <translation>貼り付け：本体、角、または周りをドラッグ</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>反時計回りの度</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮尺</translation>
    </message>
    <message>
        <source>How wide it becomes</source>
        <translation>どれだけ広がるか</translation>
    </message>
    <message>
        <source>Height scale</source>
        <translation>高さの縮尺</translation>
    </message>
    <message>
        <source>How high it becomes, above the plane on which it stood</source>
        <translation>元の平面からどれだけ高くなるか</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>What is added to its heights</source>
        <translation>高さに足す量</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>ぼかし幅</translation>
    </message>
    <message>
        <source>How far its edge fades into the ground</source>
        <translation>縁が地面になじむ幅</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>Add to existing terrain</source>
        <translation>既存の地形に足す</translation>
    </message>
    <message>
        <source>Its shape is laid on the ground that is there, instead of its own heights</source>
        <translation>自身の高さの代わりに、形を今の地面に重ねます</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Apply the paste where it is (Enter)</source>
        <translation>今の位置に貼り付けを適用（Enter）</translation>
    </message>
    <message>
        <source>Leave the ground as it was (Esc)</source>
        <translation>地面を元のままにする（Esc）</translation>
    </message>
</context>
<context>
    <name>scarp::PeopleDock</name>
    <message>
        <source>People</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>そこへ移動</translation>
    </message>
    <message>
        <source>See What They See</source>
        <translation>同じ視点で見る</translation>
    </message>
    <message>
        <source>Who has this terrain open</source>
        <translation>この地形を開いている人</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>人</translation>
    </message>
    <message>
        <source>May</source>
        <translation>権限</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>作業</translation>
    </message>
    <message>
        <source>Move the view to where this person&apos;s cursor is</source>
        <translation>この人のカーソルの所へ視点を移します</translation>
    </message>
    <message>
        <source>Look from where this person looks</source>
        <translation>この人が見ている所から見ます</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1（あなた）</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1、現在</translation>
    </message>
    <message>
        <source>Who has the shared terrain open, what they may do and what they are doing</source>
        <translation>共有地形を開いている人、その権限と作業</translation>
    </message>
    <message>
        <source>This person is not in the view</source>
        <translation>この人はビューにいません</translation>
    </message>
    <message>
        <source>Select another person in the list first</source>
        <translation>先に一覧で別の人を選択してください</translation>
    </message>
</context>
<context>
    <name>scarp::PeopleMarks</name>
    <message>
        <source>Kept for you</source>
        <translation>自分用に確保</translation>
    </message>
    <message>
        <source>Kept for %1</source>
        <translation>%1用に確保</translation>
    </message>
</context>
<context>
    <name>scarp::PickLegend</name>
    <message>
        <source>Nodes skipped</source>
        <translation>飛ばしたノード</translation>
    </message>
    <message>
        <source>Blocks of ground that the ray keeps clear of, passed over whole</source>
        <translation>光線が触れず、丸ごと通り過ぎた地面のブロック</translation>
    </message>
    <message>
        <source>Nodes entered</source>
        <translation>入ったノード</translation>
    </message>
    <message>
        <source>Blocks whose heights the ray comes between</source>
        <translation>光線が高さの範囲に入るブロック</translation>
    </message>
    <message>
        <source>Cells walked</source>
        <translation>通ったセル</translation>
    </message>
    <message>
        <source>Cells whose triangles the ray may meet</source>
        <translation>光線が三角形に当たりうるセル</translation>
    </message>
    <message>
        <source>March samples</source>
        <translation>マーチのサンプル</translation>
    </message>
    <message>
        <source>Heights over ground taken at cell sides and diagonals</source>
        <translation>セルの辺と対角線で取った地面からの高さ</translation>
    </message>
    <message>
        <source>Refinements</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Looks within the bracket, to close in on the hit</source>
        <translation>当たりに近づくための区間内の確認</translation>
    </message>
    <message>
        <source>3-D grid walk</source>
        <translation>3Dグリッド走査</translation>
    </message>
    <message>
        <source>Voxels that a plain 3-D grid walk passes up to the hit: the grid&apos;s cells in layers about as high; drawn when the ray is pinned</source>
        <translation>単純な3Dグリッド走査が当たるまでに通るボクセル：ほぼ同じ高さの層に分けたグリッドのセル。光線を固定すると描きます</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>For the pick alone, without recording its steps</source>
        <translation>ピックだけの時間。手順の記録を除きます</translation>
    </message>
</context>
<context>
    <name>scarp::PickingInspector</name>
    <message>
        <source>Follows the cursor</source>
        <translation>カーソルに追従</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>March steps</source>
        <translation>マーチのステップ</translation>
    </message>
    <message>
        <source>Into how many equal steps the marches divide the ray within the terrain&apos;s box</source>
        <translation>地形の箱の中の光線を等分するステップ数</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>What the ray meets: the object before the ground, and the ground behind it</source>
        <translation>光線が当たるもの：地面の手前のオブジェクトと、その後ろの地面</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>固定中</translation>
    </message>
    <message>
        <source>when pinned</source>
        <translation>固定時</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>セルが多すぎます</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>Picking Inspector</source>
        <translation>ピッキング検査</translation>
    </message>
</context>
<context>
    <name>scarp::PlacePanel</name>
    <message>
        <source>Import Models…</source>
        <translation>モデルをインポート…</translation>
    </message>
    <message>
        <source>Take models (glTF, OBJ, FBX, PLY, STL, DAE) in; files can be dropped on the window too</source>
        <translation>モデル（glTF、OBJ、FBX、PLY、STL、DAE）を取り込みます。ファイルをウィンドウにドロップもできます</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Models that are kept for all terrains</source>
        <translation>すべての地形用に残すモデル</translation>
    </message>
    <message>
        <source>Left button</source>
        <translation>左ボタン</translation>
    </message>
    <message>
        <source>Places one</source>
        <translation>1つ配置</translation>
    </message>
    <message>
        <source>Selects</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Selects by lasso</source>
        <translation>投げ縄で選択</translation>
    </message>
    <message>
        <source>Places a line</source>
        <translation>線状に配置</translation>
    </message>
    <message>
        <source>Places a circle</source>
        <translation>円形に配置</translation>
    </message>
    <message>
        <source>Paints objects</source>
        <translation>オブジェクトを塗る</translation>
    </message>
    <message>
        <source>Erases objects</source>
        <translation>オブジェクトを消す</translation>
    </message>
    <message>
        <source>A click puts one down; a drag turns it, with Shift it grows too, with Ctrl it turns by steps</source>
        <translation>クリックで1つ置き、ドラッグで回します。Shiftで大きさも、Ctrlで段階的に回ります</translation>
    </message>
    <message>
        <source>A click selects, a drag moves what is selected or encloses by a box</source>
        <translation>クリックで選択、ドラッグで選択したものを動かすか枠で囲みます</translation>
    </message>
    <message>
        <source>The same, and a drag encloses by an outline</source>
        <translation>同じですが、ドラッグで輪郭を描いて囲みます</translation>
    </message>
    <message>
        <source>A drag puts objects along a line</source>
        <translation>ドラッグで線に沿って置きます</translation>
    </message>
    <message>
        <source>A drag puts objects round a circle</source>
        <translation>ドラッグで円に沿って置きます</translation>
    </message>
    <message>
        <source>The brush puts objects down; Ctrl erases</source>
        <translation>ブラシで置きます。Ctrlで消します</translation>
    </message>
    <message>
        <source>The brush takes objects away; Ctrl paints</source>
        <translation>ブラシで取り去ります。Ctrlで塗ります</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>From one object of the line or circle to the next</source>
        <translation>線または円の次のオブジェクトまで</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数</translation>
    </message>
    <message>
        <source>How many objects the line or circle has; off: as the distance says</source>
        <translation>線または円のオブジェクトの数。オフ：距離による</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Objects a hectare that the brush puts down</source>
        <translation>ブラシが置く1ヘクタールあたりのオブジェクト数</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>The least distance to other objects</source>
        <translation>他のオブジェクトまでの最小距離</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Of the density; how many of the objects the brush erases</source>
        <translation>密度の。ブラシが消すオブジェクトの割合</translation>
    </message>
    <message>
        <source>Erase all kinds</source>
        <translation>すべての種類を消す</translation>
    </message>
    <message>
        <source>Else the brush erases objects of the kind in hand alone</source>
        <translation>オフでは、選んだ種類のオブジェクトだけを消します</translation>
    </message>
    <message>
        <source>Ctrl moves by</source>
        <translation>Ctrlの移動単位</translation>
    </message>
    <message>
        <source>Steps to which Ctrl keeps a drag</source>
        <translation>Ctrlでドラッグを揃える単位</translation>
    </message>
    <message>
        <source>Ctrl turns by</source>
        <translation>Ctrlの回転単位</translation>
    </message>
    <message>
        <source>Steps to which Ctrl keeps a turn, degrees</source>
        <translation>Ctrlで回転を揃える単位、度</translation>
    </message>
    <message>
        <source>Right-click a kind above to change how often it is painted</source>
        <translation>上の種類を右クリックして、塗る頻度を変えます</translation>
    </message>
    <message>
        <source>New objects</source>
        <translation>新しいオブジェクト</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮尺</translation>
    </message>
    <message>
        <source>Size of new objects; 1 is life size</source>
        <translation>新しいオブジェクトのサイズ。1が実物大</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>ばらつき</translation>
    </message>
    <message>
        <source>New objects vary in size by up to this much either way</source>
        <translation>新しいオブジェクトのサイズが前後に最大でこれだけ変わります</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>高さのオフセット</translation>
    </message>
    <message>
        <source>How far above the ground new objects are put</source>
        <translation>新しいオブジェクトを置く地面からの高さ</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>傾き</translation>
    </message>
    <message>
        <source>New objects lean by up to this much, degrees</source>
        <translation>新しいオブジェクトが最大でこれだけ傾きます、度</translation>
    </message>
    <message>
        <source>Colour variation</source>
        <translation>色のばらつき</translation>
    </message>
    <message>
        <source>How far the colours of new objects vary</source>
        <translation>新しいオブジェクトの色の変わり方</translation>
    </message>
    <message>
        <source>Random rotation</source>
        <translation>ランダムな回転</translation>
    </message>
    <message>
        <source>Every new object is turned another way</source>
        <translation>新しいオブジェクトをそれぞれ別の向きに回します</translation>
    </message>
    <message>
        <source>The brush paints: %1</source>
        <translation>ブラシが塗るもの：%1</translation>
    </message>
</context>
<context>
    <name>scarp::PositionDialog</name>
    <message>
        <source>&amp;Stroke To</source>
        <translation>ここまでストローク(&amp;S)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Type two numbers, east first</source>
        <translation>2つの数を、東を先に入力します</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>&amp;Go To</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>Move the view to the position</source>
        <translation>その位置へ視点を移します</translation>
    </message>
    <message>
        <source>Make a stroke of the active brush from the end of the last one to the position</source>
        <translation>最後のストロークの終点からその位置まで、今のブラシでストロークを引きます</translation>
    </message>
    <message>
        <source>Make &amp;Dab</source>
        <translation>スタンプを押す(&amp;D)</translation>
    </message>
    <message>
        <source>Make one dab of the active brush there</source>
        <translation>そこに今のブラシでスタンプを1回押します</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close this dialog</source>
        <translation>このダイアログを閉じる</translation>
    </message>
    <message>
        <source>The view is at %1.</source>
        <translation>視点は %1 にあります。</translation>
    </message>
    <message>
        <source>%1 is outside the terrain, which covers %2.</source>
        <translation>%1 は地形の外です。地形の範囲は%2です。</translation>
    </message>
    <message>
        <source>There is no stroke to continue. Make a dab first.</source>
        <translation>続けるストロークがありません。先にスタンプを押してください。</translation>
    </message>
    <message>
        <source>Stroke from %1 to %2.</source>
        <translation>%1 から %2 までのストローク。</translation>
    </message>
    <message>
        <source>Dab at %1.</source>
        <translation>%1 のスタンプ。</translation>
    </message>
    <message>
        <source>The last stroke ends at %1.</source>
        <translation>最後のストロークの終点は %1 です。</translation>
    </message>
    <message>
        <source>The terrain covers %1.</source>
        <translation>地形の範囲は%1です。</translation>
    </message>
</context>
<context>
    <name>scarp::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Ask for import settings again</source>
        <translation>インポート設定を再び尋ねる</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>自動保存</translation>
    </message>
    <message>
        <source>Every (minutes)</source>
        <translation>間隔（分）</translation>
    </message>
    <message>
        <source>Versions to keep</source>
        <translation>残すバージョン数</translation>
    </message>
    <message>
        <source>Memory (GiB of %1)</source>
        <translation>メモリ（%1 中の GiB）</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Metric: metres, kilometres</source>
        <translation>メートル法：メートル、キロメートル</translation>
    </message>
    <message>
        <source>Imperial: feet, miles</source>
        <translation>ヤード・ポンド法：フィート、マイル</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Choose a page of preferences</source>
        <translation>環境設定のページを選びます</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>インターフェース</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>ウィンドウの色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Size of the texts of the window</source>
        <translation>ウィンドウの文字の大きさ</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>システムの既定</translation>
    </message>
    <message>
        <source>Language of the window, after a restart of Scarp</source>
        <translation>ウィンドウの言語。Scarpの再起動後に変わります</translation>
    </message>
    <message>
        <source>Units of lengths in the window; files and scripts use metres</source>
        <translation>ウィンドウでの長さの単位。ファイルとスクリプトではメートルを使います</translation>
    </message>
    <message>
        <source>Show tooltips</source>
        <translation>ツールチップを表示</translation>
    </message>
    <message>
        <source>Without them, Help → What Is This? or Shift+F1 explains a control</source>
        <translation>表示しないときは「ヘルプ → これは何？」またはShift+F1でコントロールを説明します</translation>
    </message>
    <message>
        <source>Tooltips</source>
        <translation>ツールチップ</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Move the camera without animation</source>
        <translation>カメラをアニメーションなしで動かします</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Navigation and Keys</source>
        <translation>ナビゲーションとキー</translation>
    </message>
    <message>
        <source>Navigation style</source>
        <translation>ナビゲーション方式</translation>
    </message>
    <message>
        <source>Mouse buttons that orbit, pan and zoom</source>
        <translation>周回、平行移動、ズームのマウスボタン</translation>
    </message>
    <message>
        <source>Keys as in another program; another keymap discards the shortcuts that you changed</source>
        <translation>他のプログラムと同じキー。別のキーマップにすると、自分で変えたショートカットは破棄されます</translation>
    </message>
    <message>
        <source>Keymap</source>
        <translation>キーマップ</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>パフォーマンス</translation>
    </message>
    <message>
        <source>Memory for terrain; more terrain is kept in a temporary file</source>
        <translation>地形用のメモリ。超える分の地形は一時ファイルに置きます</translation>
    </message>
    <message>
        <source>Mesh detail</source>
        <translation>メッシュの細かさ</translation>
    </message>
    <message>
        <source>Accuracy of the terrain&apos;s shape in the view</source>
        <translation>ビューでの地形の形の正確さ</translation>
    </message>
    <message>
        <source>Antialiasing</source>
        <translation>アンチエイリアス</translation>
    </message>
    <message>
        <source>Smoothness of edges in the view</source>
        <translation>ビューでの輪郭の滑らかさ</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Autosave project</source>
        <translation>プロジェクトを自動保存</translation>
    </message>
    <message>
        <source>Save a project that has a file when there are unsaved changes</source>
        <translation>ファイルのあるプロジェクトに未保存の変更があるとき保存します</translation>
    </message>
    <message>
        <source>Minutes from one autosave to the next</source>
        <translation>自動保存の間隔（分）</translation>
    </message>
    <message>
        <source>Number of earlier saved states that a project file keeps</source>
        <translation>プロジェクトファイルが残す、以前に保存した状態の数</translation>
    </message>
    <message>
        <source>Download cache</source>
        <translation>ダウンロードのキャッシュ</translation>
    </message>
    <message>
        <source>The environment variable SCARP_REMOTE_CACHE sets this limit</source>
        <translation>この上限は環境変数SCARP_REMOTE_CACHEで決まっています</translation>
    </message>
    <message>
        <source>Disk space for data from URLs; the least recently used data is deleted first</source>
        <translation>URLからのデータ用のディスク容量。最も長く使っていないデータから削除します</translation>
    </message>
    <message>
        <source>Download cache (GiB)</source>
        <translation>ダウンロードのキャッシュ（GiB）</translation>
    </message>
    <message>
        <source>Show the import dialog again for file types that were set not to ask</source>
        <translation>尋ねない設定にしたファイルの種類でも、再びインポートのダイアログを表示します</translation>
    </message>
    <message>
        <source>Your work is protected even without autosave: every stroke is journaled, and Scarp offers to recover it after a crash. File → Versions opens earlier saved states.</source>
        <translation>作業は自動保存がなくても守られます：すべてのストロークをジャーナルに記録し、クラッシュ後にScarpが復旧を提案します。「ファイル → バージョン」で以前に保存した状態を開けます。</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Scarpについて</translation>
    </message>
    <message>
        <source>Shadows</source>
        <translation>影</translation>
    </message>
    <message>
        <source>Quality of the shadows of terrain and objects in the view</source>
        <translation>ビューでの地形とオブジェクトの影の品質</translation>
    </message>
</context>
<context>
    <name>scarp::PresetFields</name>
    <message>
        <source>Whose conventions the file follows</source>
        <translation>ファイルがどの慣例に従うか</translation>
    </message>
    <message>
        <source>The program that the file comes from: its numbers become heights and size</source>
        <translation>ファイルの元のプログラム：数が高さとサイズになります</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>ファイルのとおり</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>作成元</translation>
    </message>
    <message>
        <source>As the program that the file comes from has it</source>
        <translation>ファイルの元のプログラムと同じ</translation>
    </message>
</context>
<context>
    <name>scarp::PresetSection</name>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Keep my size</source>
        <translation>サイズを保つ</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Keep the present brush under a name</source>
        <translation>今のブラシに名前を付けて残します</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Take over brushes from a file</source>
        <translation>ファイルからブラシを取り込みます</translation>
    </message>
    <message>
        <source>Yours; right click to rename, duplicate, export or delete it</source>
        <translation>自分のブラシ。右クリックで名前の変更、複製、エクスポート、削除</translation>
    </message>
    <message>
        <source>Came with this project; right click to save it as yours, or export it</source>
        <translation>このプロジェクトに付属。右クリックで自分用に保存、またはエクスポート</translation>
    </message>
    <message>
        <source>Comes with Scarp; right click to duplicate or export it</source>
        <translation>Scarpに付属。右クリックで複製、エクスポート</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Export Brush</source>
        <translation>ブラシをエクスポート</translation>
    </message>
    <message>
        <source>Brushes (*.json)</source>
        <translation>ブラシ (*.json)</translation>
    </message>
    <message>
        <source>Save Brush</source>
        <translation>ブラシを保存</translation>
    </message>
    <message>
        <source>Import Brushes</source>
        <translation>ブラシをインポート</translation>
    </message>
    <message>
        <source>Brushes (*.json);;All files (*)</source>
        <translation>ブラシ (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Save as Mine</source>
        <translation>自分用に保存</translation>
    </message>
    <message>
        <source>Replace by Present Brush</source>
        <translation>今のブラシで置き換え</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Export All of Mine…</source>
        <translation>自分のものをすべてエクスポート…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>brushes</source>
        <translation>ブラシ</translation>
    </message>
    <message>
        <source>Rename Brush</source>
        <translation>ブラシの名前を変更</translation>
    </message>
    <message>
        <source>No presets of this brush yet. Save… keeps the current settings as one.</source>
        <translation>このブラシのプリセットはまだありません。「保存…」で現在の設定をプリセットにできます。</translation>
    </message>
    <message>
        <source>All brushes</source>
        <translation>すべてのブラシ</translation>
    </message>
    <message>
        <source>Show the presets of all brushes, not only of the active one</source>
        <translation>現在のブラシだけでなく、すべてのブラシのプリセットを表示します</translation>
    </message>
    <message>
        <source>Scale presets to the current radius</source>
        <translation>プリセットを現在の半径に合わせます</translation>
    </message>
    <message>
        <source>Presets: %1</source>
        <translation>プリセット: %1</translation>
    </message>
</context>
<context>
    <name>scarp::PreviewLoader</name>
    <message>
        <source>Reading %1</source>
        <translation>%1を読み込み中</translation>
    </message>
</context>
<context>
    <name>scarp::PreviewScene</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Drag to turn, wheel to zoom</source>
        <translation>ドラッグで回転、ホイールでズーム</translation>
    </message>
</context>
<context>
    <name>scarp::ProfileDock</name>
    <message>
        <source>Profile</source>
        <translation>断面</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>What cut and fill are measured against</source>
        <translation>切土と盛土を測る基準</translation>
    </message>
    <message>
        <source>Best-fit plane</source>
        <translation>最適平面</translation>
    </message>
    <message>
        <source>Lowest of the outline</source>
        <translation>輪郭の最低</translation>
    </message>
    <message>
        <source>Highest of the outline</source>
        <translation>輪郭の最高</translation>
    </message>
    <message>
        <source>Level at a height</source>
        <translation>ある高さの水平面</translation>
    </message>
    <message>
        <source>Earlier state</source>
        <translation>以前の状態</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Of the level</source>
        <translation>水平面の</translation>
    </message>
    <message>
        <source>The state of the ground before the edits that follow it in the history</source>
        <translation>履歴でその後に続く編集の前の地面の状態</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy these figures as text</source>
        <translation>数値を文字としてコピー</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>CSVを保存…</translation>
    </message>
    <message>
        <source>Save the profile as a table: distance, height, place and slope</source>
        <translation>断面を表として保存：距離、高さ、位置、傾斜</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Take the line away</source>
        <translation>線を取り去る</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>開いた状態</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面積</translation>
    </message>
    <message>
        <source>measuring … %1 %</source>
        <translation>計測中… %1 %</translation>
    </message>
    <message>
        <source>the outline crosses itself</source>
        <translation>輪郭が自分と交差しています</translation>
    </message>
    <message>
        <source>Save Profile</source>
        <translation>断面を保存</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1を書けませんでした：%2</translation>
    </message>
    <message>
        <source>Measure a line on the terrain first</source>
        <translation>先に地形上で線を計測してください</translation>
    </message>
</context>
<context>
    <name>scarp::ProfilePlot</name>
    <message>
        <source>Height profile</source>
        <translation>高さの断面</translation>
    </message>
    <message>
        <source>Click on the ground to draw a line.
Double click or Enter ends it, a click on its start closes it to an area.</source>
        <translation>地面をクリックして線を引きます。
ダブルクリックかEnterで終了、始点をクリックすると領域として閉じます。</translation>
    </message>
    <message>
        <source>There is no ground under the line.</source>
        <translation>線の下に地面がありません。</translation>
    </message>
    <message>
        <source>The heights along the measured line. Point at it for the height and slope there</source>
        <translation>測った線に沿った高さ。指すとその位置の高さと傾斜を示します</translation>
    </message>
    <message>
        <source>at %1:  height %2,  slope %3°</source>
        <translation>%1：  高さ %2、  傾斜 %3°</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectCommands</name>
    <message>
        <source>Revert to Saved</source>
        <translation>保存時に戻す</translation>
    </message>
    <message>
        <source>Go back to “%1” as it was saved last?</source>
        <translation>最後に保存した「%1」に戻りますか？</translation>
    </message>
    <message>
        <source>What was done since is lost, and its history with it.</source>
        <translation>その後の作業と履歴が失われます。</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Compacting %1</source>
        <translation>%1を最適化中</translation>
    </message>
    <message>
        <source>%1 is smaller by %2.</source>
        <translation>%1は%2小さくなりました。</translation>
    </message>
    <message>
        <source>%1 is as small as it can be.</source>
        <translation>%1はこれ以上小さくなりません。</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>自動保存</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectOpener</name>
    <message>
        <source>Opening %1</source>
        <translation>%1を開いています</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1のコピー</translation>
    </message>
    <message>
        <source>Already Open</source>
        <translation>既に開いています</translation>
    </message>
    <message>
        <source>“%1” is open in another Scarp.</source>
        <translation>「%1」は別のScarpで開いています。</translation>
    </message>
    <message>
        <source>Only one of them may save to it. Here it can be looked at, or opened as a copy that is saved to a file of its own.</source>
        <translation>保存できるのは一方だけです。ここでは閲覧するか、別のファイルに保存するコピーとして開けます。</translation>
    </message>
    <message>
        <source>Open Read-Only</source>
        <translation>読み取り専用で開く</translation>
    </message>
    <message>
        <source>Open as Copy</source>
        <translation>コピーとして開く</translation>
    </message>
    <message>
        <source>Opening a version of %1</source>
        <translation>%1のバージョンを開いています</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <translation>%1、%2時点</translation>
    </message>
    <message>
        <source>This is %1 as of %2. Saving makes it the present state; until then the file is as it was.</source>
        <translation>これは%2時点の%1です。保存すると現在の状態になります。それまでファイルは元のままです。</translation>
    </message>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1：メモリが足りません</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>詳細…</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> （他%1個）</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written; Save As keeps changes elsewhere.</source>
        <translation>%1には書けません。「名前を付けて保存」で別の場所に残せます。</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>昨日 %1</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectSaver</name>
    <message>
        <source>Every edit of a shared terrain goes to its server by itself. Save As makes a project of it.</source>
        <translation>共有地形の編集は自動でサーバーに届きます。「名前を付けて保存」でプロジェクトにできます。</translation>
    </message>
    <message>
        <source>%1 is saved as it is.</source>
        <translation>%1は今の状態で保存済みです。</translation>
    </message>
    <message>
        <source>Changed by Another Program</source>
        <translation>他のプログラムが変更しました</translation>
    </message>
    <message>
        <source>“%1” is not as Scarp left it.</source>
        <translation>「%1」はScarpが残した状態と違います。</translation>
    </message>
    <message>
        <source>Another program has changed, moved or deleted it. Overwriting it loses what that program wrote; loading it anew loses what you changed since you saved last.</source>
        <translation>他のプログラムが変更、移動、または削除しました。上書きするとそのプログラムの書いたものが、読み直すと最後の保存後の変更が失われます。</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Load Anew</source>
        <translation>読み直す</translation>
    </message>
    <message>
        <source>Scarp projects (*%1)</source>
        <translation>Scarpプロジェクト (*%1)</translation>
    </message>
    <message>
        <source>Save Project As</source>
        <translation>プロジェクトに名前を付けて保存</translation>
    </message>
    <message>
        <source>-2</source>
        <translation>-2</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>-copy</source>
        <translation>-コピー</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1を保存中</translation>
    </message>
    <message>
        <source>Saved %1 anew; the damaged file is kept as %2.</source>
        <translation>%1を新しく保存しました。損傷したファイルは%2として残しました。</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1を保存しました。</translation>
    </message>
    <message>
        <source>Saved a copy as %1.</source>
        <translation>コピーを%1として保存しました。</translation>
    </message>
</context>
<context>
    <name>scarp::QualityMenu</name>
    <message>
        <source>&amp;Quality</source>
        <translation>品質(&amp;Q)</translation>
    </message>
    <message>
        <source>Antialiasing off</source>
        <translation>アンチエイリアスなし</translation>
    </message>
    <message>
        <source>Antialiasing by %1 samples</source>
        <translation>アンチエイリアス %1 サンプル</translation>
    </message>
    <message>
        <source>a software rasterizer</source>
        <translation>ソフトウェアラスタライザー</translation>
    </message>
    <message>
        <source>a graphics card</source>
        <translation>グラフィックカード</translation>
    </message>
    <message>
        <source>Mesh detail: automatic (%1)</source>
        <translation>メッシュの細かさ：自動（%1）</translation>
    </message>
    <message>
        <source>Antialiasing: automatic (%1 samples)</source>
        <translation>アンチエイリアス：自動（%1 サンプル）</translation>
    </message>
    <message>
        <source>Antialiasing: automatic (off)</source>
        <translation>アンチエイリアス：自動（オフ）</translation>
    </message>
    <message>
        <source>Mesh detail: error up to %1 px</source>
        <translation>メッシュの細かさ：誤差 %1 px まで</translation>
    </message>
    <message>
        <source>error up to %1 px, for %2</source>
        <translation>誤差 %1 px まで、%2用</translation>
    </message>
    <message>
        <source>error mostly up to %1 px, for %2</source>
        <translation>誤差ほぼ %1 px まで、%2用</translation>
    </message>
    <message>
        <source>S&amp;hadows</source>
        <translation>影(&amp;H)</translation>
    </message>
    <message>
        <source>Shadows of terrain and objects if a graphics card draws the view</source>
        <translation>グラフィックスカードでビューを描画する場合、地形とオブジェクトの影を表示します</translation>
    </message>
    <message>
        <source>No shadows of terrain and objects</source>
        <translation>地形とオブジェクトの影なし</translation>
    </message>
    <message>
        <source>%1 shadow maps with %2 × %2 texels, %3 MB of graphics memory; a software rasterizer draws them slowly</source>
        <translation>%2 × %2 テクセルのシャドウマップ %1 枚、グラフィックスメモリ %3 MB。ソフトウェアラスタライザーでは描画に時間がかかります</translation>
    </message>
    <message>
        <source>Automatic (%1, for %2)</source>
        <translation>自動（%2 では %1）</translation>
    </message>
</context>
<context>
    <name>scarp::RangeDialog</name>
    <message>
        <source>Select by Range</source>
        <translation>値の範囲で選択</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Choose the measure of the terrain to select by</source>
        <translation>選択に使う地形の指標を選びます</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>How to combine the range with the selection</source>
        <translation>値の範囲と選択範囲の組み合わせ方</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>選択範囲を置き換え</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>選択範囲に追加</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>選択範囲から除く</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>選択範囲と交差</translation>
    </message>
    <message>
        <source>Selects %1 % of the terrain.</source>
        <translation>地形の %1 % を選択します。</translation>
    </message>
</context>
<context>
    <name>scarp::RangeGraph</name>
    <message>
        <source>Where the condition holds</source>
        <translation>条件が成り立つ所</translation>
    </message>
    <message>
        <source>Drag the ends of the range and of its softness; pull an end over the side to open it</source>
        <translation>範囲と柔らかさの端をドラッグします。端を外へ引くと制限なしになります</translation>
    </message>
</context>
<context>
    <name>scarp::RangePreview</name>
    <message>
        <source>Previewing</source>
        <translation>プレビュー中</translation>
    </message>
    <message>
        <source>Apply or cancel the current preview first.</source>
        <translation>先に現在のプレビューを適用するかキャンセルしてください。</translation>
    </message>
</context>
<context>
    <name>scarp::RawFields</name>
    <message>
        <source>RAW file</source>
        <translation>RAWファイル</translation>
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
        <translation>ヘッダーのバイト数</translation>
    </message>
    <message>
        <source>A file that holds nothing but samples (.raw, .r16, .bin …), so that their layout must be told</source>
        <translation>サンプルだけのファイル（.raw、.r16、.bin …）なので、構成を指定する必要があります</translation>
    </message>
    <message>
        <source>8 bits, unsigned</source>
        <translation>8ビット、符号なし</translation>
    </message>
    <message>
        <source>8 bits, signed</source>
        <translation>8ビット、符号あり</translation>
    </message>
    <message>
        <source>16 bits, unsigned</source>
        <translation>16ビット、符号なし</translation>
    </message>
    <message>
        <source>16 bits, signed</source>
        <translation>16ビット、符号あり</translation>
    </message>
    <message>
        <source>32 bits, unsigned</source>
        <translation>32ビット、符号なし</translation>
    </message>
    <message>
        <source>32 bits, signed</source>
        <translation>32ビット、符号あり</translation>
    </message>
    <message>
        <source>32 bits, floating point</source>
        <translation>32ビット浮動小数点</translation>
    </message>
    <message>
        <source>64 bits, floating point</source>
        <translation>64ビット浮動小数点</translation>
    </message>
    <message>
        <source>Sample type</source>
        <translation>サンプルの型</translation>
    </message>
    <message>
        <source>little-endian (PC)</source>
        <translation>リトルエンディアン（PC）</translation>
    </message>
    <message>
        <source>big-endian (Mac)</source>
        <translation>ビッグエンディアン（Mac）</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>バイト順</translation>
    </message>
    <message>
        <source>Columns × rows</source>
        <translation>列 × 行</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>The file is too small for this layout of its samples</source>
        <translation>このサンプル構成にはファイルが小さすぎます</translation>
    </message>
    <message numerus="yes">
        <source>This layout takes %1 bytes</source>
        <translation>
            <numerusform>この構成は%1バイトです</numerusform>
        </translation>
    </message>
    <message>
        <source>; the file has %1</source>
        <translation>。ファイルは%1</translation>
    </message>
    <message>
        <source>: it fits</source>
        <translation>：一致</translation>
    </message>
    <message>
        <source>: too few</source>
        <translation>：不足</translation>
    </message>
    <message>
        <source>: %1 at its end stay unread</source>
        <translation>：末尾の%1は読みません</translation>
    </message>
    <message>
        <source>How one height is stored in the file</source>
        <translation>ファイルでの1つの高さの保存形式</translation>
    </message>
    <message>
        <source>Which byte of a height comes first</source>
        <translation>高さのどのバイトが先か</translation>
    </message>
    <message>
        <source>Samples in a row of the file</source>
        <translation>ファイルの1行のサンプル数</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>ファイルの行数</translation>
    </message>
    <message>
        <source>Trailing bytes</source>
        <translation>末尾のバイト数</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャンネル数</translation>
    </message>
    <message>
        <source>16 bits, floating point</source>
        <translation>16ビット浮動小数点</translation>
    </message>
    <message>
        <source>by pixel (RGBRGB…)</source>
        <translation>ピクセルごと（RGBRGB…）</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>行ごと</translation>
    </message>
    <message>
        <source>one after another</source>
        <translation>チャンネルごと</translation>
    </message>
    <message>
        <source>Order of channels</source>
        <translation>チャンネルの順序</translation>
    </message>
    <message>
        <source>How the samples of several channels are ordered in the file</source>
        <translation>複数チャンネルのサンプルがファイル内でどう並んでいるか</translation>
    </message>
    <message>
        <source>Samples at each position of the grid, for example 3 in an RGB image</source>
        <translation>グリッドの各位置のサンプル数。例：RGB画像では3</translation>
    </message>
    <message>
        <source>Bytes after the samples, which are not read</source>
        <translation>サンプルの後にあり、読み込まれないバイト数</translation>
    </message>
</context>
<context>
    <name>scarp::RayMap</name>
    <message>
        <source>3-D grid walk: voxels %1 to %2, layers %3 to %4, each %5 high</source>
        <translation>3Dグリッド走査：ボクセル %1～%2、層 %3～%4、各 %5 の高さ</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>光線</translation>
    </message>
    <message>
        <source>Fit to the whole ray</source>
        <translation>光線全体に合わせる</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>セル</translation>
    </message>
    <message>
        <source>Fit to the cells about the hit</source>
        <translation>当たりの周りのセルに合わせる</translation>
    </message>
    <message>
        <source>Pick from above</source>
        <translation>上から見たピック</translation>
    </message>
    <message>
        <source>Cell %1, %2</source>
        <translation>セル %1, %2</translation>
    </message>
    <message>
        <source>Cell %1, %2: number %3 along the ray</source>
        <translation>セル %1, %2：光線の%3番目</translation>
    </message>
    <message>
        <source>Looked into</source>
        <translation>調べた</translation>
    </message>
    <message>
        <source>Passed over without a look</source>
        <translation>調べずに通過</translation>
    </message>
    <message>
        <source>holes only</source>
        <translation>穴のみ</translation>
    </message>
    <message>
        <source>Node %1, %2 × %3 cells, %4: %5</source>
        <translation>ノード %1、%2 × %3 セル、%4：%5</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>通過</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>進入</translation>
    </message>
    <message>
        <source>The ray from above, with the cells that it was followed through. The wheel zooms, a drag pans; point at a cell for what was done there</source>
        <translation>上から見た光線と、たどったセル。ホイールでズーム、ドラッグで平行移動。セルを指すとそこで行われたことを示します</translation>
    </message>
    <message>
        <source>heights %1 to %2</source>
        <translation>高さ %1～%2</translation>
    </message>
</context>
<context>
    <name>scarp::RecentFiles</name>
    <message>
        <source>Clear This List</source>
        <translation>この一覧を消去</translation>
    </message>
</context>
<context>
    <name>scarp::RecoveryCommands</name>
    <message>
        <source>A crash would lose what you do now: %1</source>
        <translation>クラッシュすると今の作業が失われます：%1</translation>
    </message>
    <message>
        <source>Preparing recovery</source>
        <translation>復旧を準備中</translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>%1を復旧中</translation>
    </message>
    <message>
        <source>%1 is as it was at the last edit, %2. It is saved only when you save it.</source>
        <translation>%1は最後の編集（%2）の状態です。自分で保存するまで保存されません。</translation>
    </message>
    <message>
        <source>%1 is as it was after edit %2 of %3. It is saved only when you save it.</source>
        <translation>%1は%3件中%2件目の編集後の状態です。自分で保存するまで保存されません。</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly, %1. It had nothing unsaved.</source>
        <translation>Scarpが予期せず終了しました（%1）。未保存のものはありませんでした。</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>レポートを表示</translation>
    </message>
    <message>
        <source>%1 is as you saved it. Nothing came after that.</source>
        <translation>%1 は保存したときの状態です。その後の編集はありません。</translation>
    </message>
</context>
<context>
    <name>scarp::RecoveryDialog</name>
    <message>
        <source>Recover Lost Work</source>
        <translation>失われた作業を復旧</translation>
    </message>
    <message>
        <source>When Scarp closed, these edits had not reached their server. They are sent once it answers.</source>
        <translation>Scarpが終了したとき、これらの編集はサーバーに届いていませんでした。応答があり次第送信します。</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly. What had not been saved is here, up to the last finished edit.</source>
        <translation>Scarpが予期せず終了しました。保存していなかったものが、最後に終えた編集までここにあります。</translation>
    </message>
    <message>
        <source>Type how many, or press the arrow keys</source>
        <translation>数を入力するか、矢印キーを押してください</translation>
    </message>
    <message>
        <source>Edits to recover</source>
        <translation>復旧する編集</translation>
    </message>
    <message>
        <source>Recover the first </source>
        <translation>最初から復旧する数 </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>復旧</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>破棄…</translation>
    </message>
    <message>
        <source>Crash Report…</source>
        <translation>クラッシュレポート…</translation>
    </message>
    <message>
        <source>Show where Scarp was when it closed</source>
        <translation>終了時のScarpの状態を表示</translation>
    </message>
    <message>
        <source>It is offered again at the next start</source>
        <translation>次の起動時に再び提示します</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>失われた作業</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>画像なし</translation>
    </message>
    <message>
        <source>Last edit: %1</source>
        <translation>最後の編集：%1</translation>
    </message>
    <message>
        <source>Edits: %1, %2</source>
        <translation>編集：%1、%2</translation>
    </message>
    <message>
        <source>They wait for the server %1</source>
        <translation>サーバー %1 を待っています</translation>
    </message>
    <message>
        <source>It was in no file yet.</source>
        <translation>まだどのファイルにもありませんでした。</translation>
    </message>
    <message>
        <source>Scarp ended unexpectedly while it recovered %1 of them: one fewer may do.</source>
        <translation>そのうち%1件を復旧中にScarpが予期せず終了しました：1件減らすと成功するかもしれません。</translation>
    </message>
    <message numerus="yes">
        <source> of %1 edits</source>
        <translation>
            <numerusform> ／編集%1件</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard Lost Work</source>
        <translation>失われた作業を破棄</translation>
    </message>
    <message>
        <source>Discard what was not saved of “%1”?</source>
        <translation>「%1」の保存していないものを破棄しますか？</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>これは元に戻せません。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>What the program was working on when it ended</source>
        <translation>終了時にプログラムが処理していたもの</translation>
    </message>
</context>
<context>
    <name>scarp::ReshapeDialog</name>
    <message>
        <source>Now %1
Then %2</source>
        <translation>現在 %1
変更後 %2</translation>
    </message>
    <message>
        <source>%1 × %2 samples, %3</source>
        <translation>%1 × %2 サンプル、%3</translation>
    </message>
</context>
<context>
    <name>scarp::ReshapeForm</name>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
</context>
<context>
    <name>scarp::RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Each rule covers what lies below it; drag a rule to another place</source>
        <translation>各ルールは下のものを覆います。ルールを別の場所にドラッグできます</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add a rule over all others</source>
        <translation>他のすべての上にルールを追加</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Over the next rule</source>
        <translation>1つ上のルールの上へ</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Under the next rule</source>
        <translation>1つ下のルールの下へ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete the rule</source>
        <translation>ルールを削除</translation>
    </message>
    <message>
        <source>Material of the rule</source>
        <translation>ルールのマテリアル</translation>
    </message>
    <message>
        <source>What the rule lays</source>
        <translation>ルールが敷くもの</translation>
    </message>
    <message>
        <source>How far the rule covers what lies below it</source>
        <translation>ルールが下のものをどれだけ覆うか</translation>
    </message>
    <message>
        <source>%1: everywhere else</source>
        <translation>%1：それ以外の全体</translation>
    </message>
    <message>
        <source>Select a rule above the base first</source>
        <translation>先にベースより上のルールを選択してください</translation>
    </message>
    <message>
        <source>The rule is the uppermost</source>
        <translation>ルールは一番上にあります</translation>
    </message>
    <message>
        <source>The rule is the lowest above the base</source>
        <translation>ルールはベースのすぐ上にあります</translation>
    </message>
</context>
<context>
    <name>scarp::ScaleMark</name>
    <message>
        <source>Scale: %1</source>
        <translation>縮尺：%1</translation>
    </message>
    <message>
        <source>mid view</source>
        <translation>画面の中央</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterAssetList</name>
    <message>
        <source>Add Asset</source>
        <translation>アセットを追加</translation>
    </message>
    <message>
        <source>Put down another asset too</source>
        <translation>別のアセットも置く</translation>
    </message>
    <message>
        <source>Put down another asset in its place</source>
        <translation>代わりに別のアセットを置く</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>How often, beside the weights of the others</source>
        <translation>他の重みと比べた頻度</translation>
    </message>
    <message>
        <source>Leave this asset out</source>
        <translation>このアセットを除く</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterCounter</name>
    <message>
        <source>Counting objects</source>
        <translation>オブジェクトを数えています</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterPanel</name>
    <message>
        <source>Height range</source>
        <translation>高さの範囲</translation>
    </message>
    <message>
        <source>Not under water</source>
        <translation>水の下は除く</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散布</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>集計中…</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Objects per hectare (100 m × 100 m) of what is selected</source>
        <translation>選択範囲の1ヘクタール（100 m × 100 m）あたりのオブジェクト数</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Least distance from one to another</source>
        <translation>互いの最小距離</translation>
    </message>
    <message>
        <source>Max slope</source>
        <translation>最大の傾斜</translation>
    </message>
    <message>
        <source>None are put on steeper ground</source>
        <translation>これより急な地面には置きません</translation>
    </message>
    <message>
        <source>Min height</source>
        <translation>最小の高さ</translation>
    </message>
    <message>
        <source>None are put on lower ground</source>
        <translation>これより低い地面には置きません</translation>
    </message>
    <message>
        <source>Max height</source>
        <translation>最大の高さ</translation>
    </message>
    <message>
        <source>None are put on higher ground</source>
        <translation>これより高い地面には置きません</translation>
    </message>
    <message>
        <source>Only on ground between two heights</source>
        <translation>2つの高さの間の地面だけ</translation>
    </message>
    <message>
        <source>Objects that would be scattered</source>
        <translation>散布されるオブジェクト</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Scatter over Selection</source>
        <translation>選択範囲に散布</translation>
    </message>
    <message>
        <source>Scatter over Terrain</source>
        <translation>地形に散布</translation>
    </message>
    <message>
        <source>Stop; nothing is put down</source>
        <translation>停止。何も置きません</translation>
    </message>
    <message>
        <source>Objects like the new ones above, as one step that can be undone</source>
        <translation>上の新しいものと同じオブジェクト。元に戻せる1つの手順です</translation>
    </message>
    <message>
        <source>None are put on ground below %1, where the water stands</source>
        <translation>水のある %1 より低い地面には置きません</translation>
    </message>
    <message>
        <source>%1 objects would be more than %2, the most at once</source>
        <translation>%1個は一度の上限の%2個を超えます</translation>
    </message>
    <message>
        <source>No ground here suits them</source>
        <translation>ここには適した地面がありません</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects would be placed</source>
        <translation>
            <numerusform>オブジェクト%1個が配置されます</numerusform>
        </translation>
    </message>
    <message>
        <source>Use a Density of %1 /ha</source>
        <translation>密度 %1 /ha を使う</translation>
    </message>
    <message>
        <source>Apply or cancel the preview on the ground first.</source>
        <translation>先に地面のプレビューを適用するかキャンセルしてください。</translation>
    </message>
    <message>
        <source>Scattering objects</source>
        <translation>オブジェクトを散布中</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterRuleEditor</name>
    <message>
        <source>Name of the rule</source>
        <translation>ルールの名前</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Objects on a hectare where all holds</source>
        <translation>すべてが成り立つ所の1ヘクタールあたりのオブジェクト数</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Keep others away</source>
        <translation>他を遠ざける</translation>
    </message>
    <message>
        <source>Around each of its objects rules below put nothing</source>
        <translation>このルールの各オブジェクトの周りに、下のルールは何も置きません</translation>
    </message>
    <message>
        <source>Clusters every</source>
        <translation>群れの間隔</translation>
    </message>
    <message>
        <source>They stand in clusters, so far from one to the next</source>
        <translation>群れになって立ちます。次の群れまでの距離</translation>
    </message>
    <message>
        <source>Cluster radius</source>
        <translation>群れの半径</translation>
    </message>
    <message>
        <source>Of the largest of them</source>
        <translation>最大の群れの</translation>
    </message>
    <message>
        <source>How they stand</source>
        <translation>立ち方</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮尺</translation>
    </message>
    <message>
        <source>Size; 1 is life size</source>
        <translation>サイズ。1が実物大</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>ばらつき</translation>
    </message>
    <message>
        <source>They vary in size by up to this much either way</source>
        <translation>サイズが前後に最大でこれだけ変わります</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>高さのオフセット</translation>
    </message>
    <message>
        <source>How far above the ground they stand</source>
        <translation>地面からの高さ</translation>
    </message>
    <message>
        <source>Square on slopes</source>
        <translation>斜面に垂直</translation>
    </message>
    <message>
        <source>They stand square on the slope instead of upright</source>
        <translation>直立でなく斜面に垂直に立ちます</translation>
    </message>
    <message>
        <source>Random rotation</source>
        <translation>ランダムな回転</translation>
    </message>
    <message>
        <source>Each is turned another way</source>
        <translation>それぞれ別の向きに回します</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Another number puts them at other places</source>
        <translation>別の数では別の場所に置かれます</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>限定</translation>
    </message>
    <message>
        <source>Material that they stand on</source>
        <translation>立つマテリアル</translation>
    </message>
    <message>
        <source>They stand as densely as this material lies</source>
        <translation>このマテリアルの濃さと同じ密度で立ちます</translation>
    </message>
    <message>
        <source>Away from objects</source>
        <translation>オブジェクトから離す</translation>
    </message>
    <message>
        <source>The least distance to objects that were placed by hand</source>
        <translation>手で配置したオブジェクトまでの最小距離</translation>
    </message>
    <message>
        <source>Near objects</source>
        <translation>オブジェクトの近く</translation>
    </message>
    <message>
        <source>The most distance to an object that was placed by hand</source>
        <translation>手で配置したオブジェクトまでの最大距離</translation>
    </message>
    <message>
        <source>Away from lines</source>
        <translation>線から離す</translation>
    </message>
    <message>
        <source>Near lines</source>
        <translation>線の近く</translation>
    </message>
    <message>
        <source>The least distance to the edges of roads, rivers and other lines; off: they stand on these too</source>
        <translation>道路、川などの線の縁までの最小距離。オフ：線の上にも立ちます</translation>
    </message>
    <message>
        <source>The most distance to the edge of a road, a river or another line</source>
        <translation>道路、川などの線の縁までの最大距離</translation>
    </message>
    <message>
        <source>Which lines</source>
        <translation>どの線か</translation>
    </message>
    <message>
        <source>Lines of any layer</source>
        <translation>任意のレイヤーの線</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>%1の線</translation>
    </message>
    <message>
        <source>Lines of %1 (no such layer)</source>
        <translation>%1の線（そのレイヤーはありません）</translation>
    </message>
    <message>
        <source>Put objects back where they were moved or removed by hand</source>
        <translation>手で動かすか取り除いた所のオブジェクトを元に戻します</translation>
    </message>
    <message>
        <source>Turn into Objects</source>
        <translation>オブジェクトに変換</translation>
    </message>
    <message>
        <source>Make ordinary objects of all that the rule puts down, and remove the rule</source>
        <translation>ルールが置くすべてを普通のオブジェクトにし、ルールを取り除きます</translation>
    </message>
    <message>
        <source>On any ground</source>
        <translation>どの地面でも</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>%1の上</translation>
    </message>
    <message>
        <source>The least distance from one to another, and to objects that were placed by hand; in rows the distance along the line from one to the next</source>
        <translation>互いの、および手で配置したオブジェクトまでの最小距離。列では、線に沿った次までの距離</translation>
    </message>
    <message>
        <source>Rows along lines</source>
        <translation>線に沿った列</translation>
    </message>
    <message>
        <source>They stand in rows along roads, rivers and other lines</source>
        <translation>道路、川などの線に沿って列になります</translation>
    </message>
    <message>
        <source>Beside the edge</source>
        <translation>縁の外</translation>
    </message>
    <message>
        <source>How far outside of the edge of the bed they stand; in the middle, how far to the left</source>
        <translation>路床の縁からどれだけ外に立つか。中央では左へどれだけか</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>不規則さ</translation>
    </message>
    <message>
        <source>They stand by up to this much of the spacing further on or back</source>
        <translation>間隔のうち最大でこれだけ前後にずれます</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>線に沿う</translation>
    </message>
    <message>
        <source>Outward</source>
        <translation>外向き</translation>
    </message>
    <message>
        <source>Inward</source>
        <translation>内向き</translation>
    </message>
    <message>
        <source>Not at bridges and tunnels</source>
        <translation>橋とトンネルを除く</translation>
    </message>
    <message>
        <source>Which lines they stand along, away from, or near to</source>
        <translation>どの線に沿うか、離れるか、近くに立つか</translation>
    </message>
    <message>
        <source>What the rule is called</source>
        <translation>ルールの名前</translation>
    </message>
    <message>
        <source>Bent along lines</source>
        <translation>線に沿って曲げる</translation>
    </message>
    <message>
        <source>Models are bent along the line without gaps, as guard rails, walls and kerbs are. Distances, conditions and variation do not count then</source>
        <translation>ガードレール、壁、縁石のように、モデルを線に沿って隙間なく曲げます。距離、条件、ばらつきは使われません</translation>
    </message>
    <message>
        <source>Off: objects stand on the ground beneath these, and bent models lead over and through them</source>
        <translation>オフ：オブジェクトはその下の地面に立ち、曲げたモデルはその上や中を通ります</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>評価する位置</translation>
    </message>
    <message numerus="yes">
        <source>Restore %n Places</source>
        <translation>
            <numerusform>%n箇所を復元</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::ScatterRulesPanel</name>
    <message>
        <source>Rules put trees, rocks and shrubs wherever the ground suits them, and go on doing so while you sculpt. Begin with one of these:</source>
        <translation>ルールは地面が適した所に木、岩、低木を置き、造形中も続けます。次のどれかから始められます:</translation>
    </message>
    <message>
        <source>Scatter rules</source>
        <translation>散布ルール</translation>
    </message>
    <message>
        <source>Each rule keeps clear of those above it; drag a rule to another place</source>
        <translation>各ルールは上のものを避けます。ルールを別の場所にドラッグできます</translation>
    </message>
    <message>
        <source>Add a rule under the others</source>
        <translation>他の下にルールを追加</translation>
    </message>
    <message>
        <source>Duplicate the rule</source>
        <translation>ルールを複製</translation>
    </message>
    <message>
        <source>Delete the rule</source>
        <translation>ルールを削除</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1のコピー</translation>
    </message>
    <message>
        <source>The objects are still being scattered; try again when they stand.</source>
        <translation>オブジェクトはまだ散布中です。終わってからもう一度試してください。</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>ルール %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Scattering…</source>
        <translation>散布中…</translation>
    </message>
    <message>
        <source>Select a rule in the list first</source>
        <translation>先に一覧でルールを選択してください</translation>
    </message>
</context>
<context>
    <name>scarp::SceneJobs</name>
    <message>
        <source>Drainage areas</source>
        <translation>集水面積</translation>
    </message>
    <message>
        <source>Evaluating materials</source>
        <translation>マテリアルを評価中</translation>
    </message>
    <message>
        <source>Scattering objects</source>
        <translation>オブジェクトを散布中</translation>
    </message>
    <message>
        <source>The scatter rules put nothing down: %1.</source>
        <translation>散布ルールは何も置きません：%1。</translation>
    </message>
</context>
<context>
    <name>scarp::ScreenshotDialog</name>
    <message>
        <source>Save Screenshot</source>
        <translation>スクリーンショットを保存</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Size of the picture, as a multiple of the view in the window</source>
        <translation>ウィンドウ内のビューに対する画像の倍率</translation>
    </message>
    <message>
        <source>%1 × (%2 × %3 pixels)</source>
        <translation>%1 倍 (%2 × %3 ピクセル)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>“%1” already exists and will be overwritten.</source>
        <translation>「%1」はすでに存在し、上書きされます。</translation>
    </message>
    <message>
        <source>The name of the file must end in .png.</source>
        <translation>ファイル名は .png で終わる必要があります。</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>「%1」に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>scarp::ScriptRunner</name>
    <message>
        <source>There is no terrain to run it on.</source>
        <translation>実行する地形がありません。</translation>
    </message>
    <message>
        <source>A script is running; wait for it, or cancel it in the status bar.</source>
        <translation>スクリプトを実行中です。終わるまで待つか、ステータスバーでキャンセルしてください。</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
    </message>
    <message>
        <source>The script reads from the network; scarp run asks for that, the window does not.</source>
        <translation>このスクリプトはネットワークから読みます。それができるのはscarp runで、ウィンドウではできません。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>「%1」を読めません：%2</translation>
    </message>
    <message>
        <source>“%1” is too large for a script</source>
        <translation>「%1」はスクリプトとして大きすぎます</translation>
    </message>
    <message>
        <source>Running %1</source>
        <translation>%1を実行中</translation>
    </message>
    <message>
        <source>No scripts yet</source>
        <translation>スクリプトはまだありません</translation>
    </message>
    <message>
        <source>Show the Folder of Scripts</source>
        <translation>スクリプトのフォルダーを表示</translation>
    </message>
</context>
<context>
    <name>scarp::SecondView</name>
    <message>
        <source>Second View</source>
        <translation>第2ビュー</translation>
    </message>
    <message>
        <source>Second terrain view</source>
        <translation>第2の地形ビュー</translation>
    </message>
    <message>
        <source>The same terrain with a camera of its own; every tool works here too</source>
        <translation>同じ地形を独自のカメラで表示。ここでもすべてのツールが使えます</translation>
    </message>
    <message>
        <source>Orthographic Second View</source>
        <translation>第2ビューを正射影にする</translation>
    </message>
    <message>
        <source>Show the second view without perspective</source>
        <translation>第2ビューを遠近なしで表示します</translation>
    </message>
</context>
<context>
    <name>scarp::SectionEditor</name>
    <message>
        <source>Both sides alike</source>
        <translation>両側を同じにする</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>横断面</translation>
    </message>
    <message>
        <source>Drag a corner; press beside the bed for a new one; double-click it to remove it</source>
        <translation>角をドラッグ。路床の横を押すと新しい角、ダブルクリックで削除</translation>
    </message>
    <message>
        <source>A corner that is moved on one side moves on the other side too</source>
        <translation>片側の角を動かすと反対側も動きます</translation>
    </message>
    <message>
        <source>%1 out, %2 up</source>
        <translation>外へ %1、上へ %2</translation>
    </message>
    <message>
        <source>Left, in cut</source>
        <translation>左、切土</translation>
    </message>
    <message>
        <source>Left, in fill</source>
        <translation>左、盛土</translation>
    </message>
    <message>
        <source>Right, in fill</source>
        <translation>右、盛土</translation>
    </message>
    <message>
        <source>Right, in cut</source>
        <translation>右、切土</translation>
    </message>
    <message>
        <source>Heights × %1</source>
        <translation>高さ × %1</translation>
    </message>
</context>
<context>
    <name>scarp::SelectedObjectPanel</name>
    <message>
        <source>Open Its Rule</source>
        <translation>そのルールを開く</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東</translation>
    </message>
    <message>
        <source>How far east of the terrain&apos;s middle</source>
        <translation>地形の中央から東への距離</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>How far north of the terrain&apos;s middle</source>
        <translation>地形の中央から北への距離</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>反時計回りの度</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮尺</translation>
    </message>
    <message>
        <source>Its size; 1 is life size</source>
        <translation>サイズ。1が実物大</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>高さのオフセット</translation>
    </message>
    <message>
        <source>How far it is above the ground</source>
        <translation>地面からの高さ</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>仰角</translation>
    </message>
    <message>
        <source>How high it stands</source>
        <translation>立つ高さ</translation>
    </message>
    <message>
        <source>Tilt x</source>
        <translation>傾き x</translation>
    </message>
    <message>
        <source>Degrees by which it leans about its own x axis</source>
        <translation>自身のx軸の周りの傾き、度</translation>
    </message>
    <message>
        <source>Tilt y</source>
        <translation>傾き y</translation>
    </message>
    <message>
        <source>Degrees by which it leans about its own y axis</source>
        <translation>自身のy軸の周りの傾き、度</translation>
    </message>
    <message>
        <source>Scatter rules</source>
        <translation>散布ルール</translation>
    </message>
    <message>
        <source>A scatter rule</source>
        <translation>散布ルール</translation>
    </message>
    <message>
        <source>The rule “%1”</source>
        <translation>ルール「%1」</translation>
    </message>
    <message>
        <source>it</source>
        <translation>それ</translation>
    </message>
    <message>
        <source>them</source>
        <translation>それら</translation>
    </message>
    <message>
        <source>some of them</source>
        <translation>そのうちのいくつか</translation>
    </message>
    <message>
        <source>%1 put %2 down. What you change stays as you leave it.</source>
        <translation>%1が%2を置きました。変更したものはそのまま残ります。</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>選択中：%1</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %1 objects</source>
        <translation>
            <numerusform>選択中：オブジェクト%1個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::SelectionDock</name>
    <message>
        <source>Selection</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>Shift adds, Ctrl subtracts, both intersect.</source>
        <translation>Shiftで追加、Ctrlで除外、両方で交差。</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>ぼかし幅</translation>
    </message>
    <message>
        <source>How far the edge of a shape is soft</source>
        <translation>形の縁が柔らかい幅</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Of the brush</source>
        <translation>ブラシの</translation>
    </message>
    <message>
        <source>Alike in</source>
        <translation>似ている点</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容差</translation>
    </message>
    <message>
        <source>By how much ground may differ and be selected</source>
        <translation>地面がどれだけ違っても選択されるか</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>柔らかさ</translation>
    </message>
    <message>
        <source>Over how much more the selection fades</source>
        <translation>さらにどれだけで選択が消えていくか</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>連続</translation>
    </message>
    <message>
        <source>Only ground that hangs together with the place clicked on</source>
        <translation>クリックした所とつながる地面だけ</translation>
    </message>
    <message>
        <source>Grow, shrink, blur by</source>
        <translation>拡大・縮小・ぼかしの量</translation>
    </message>
    <message>
        <source>How far the edge moves or softens</source>
        <translation>縁を動かす、またはぼかす距離</translation>
    </message>
    <message>
        <source>Dim unselected</source>
        <translation>選択外を暗く</translation>
    </message>
    <message>
        <source>dim unselected</source>
        <translation>選択外を暗く</translation>
    </message>
    <message>
        <source>How much the ground outside the selection is dimmed</source>
        <translation>選択範囲の外の地面をどれだけ暗くするか</translation>
    </message>
    <message>
        <source>Saved selections</source>
        <translation>保存した選択範囲</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the selection under this name, in the project too</source>
        <translation>この名前で選択範囲を保存します。プロジェクトにも残ります</translation>
    </message>
    <message>
        <source>Selection %1</source>
        <translation>選択範囲 %1</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>Replace the selection by the saved one</source>
        <translation>選択範囲を保存したもので置き換える</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add the saved one to the selection</source>
        <translation>保存したものを選択範囲に追加</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete the saved selection</source>
        <translation>保存した選択範囲を削除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Name for the selection</source>
        <translation>選択範囲の名前</translation>
    </message>
    <message>
        <source>Under this name the selection is kept with the project</source>
        <translation>選択範囲をこの名前でプロジェクトに残します</translation>
    </message>
    <message>
        <source>Selections that the project keeps. Enter loads one, a right click offers more</source>
        <translation>プロジェクトに残した選択範囲。Enterで読み込み、右クリックでその他の操作</translation>
    </message>
    <message>
        <source>Nothing is selected, so edits change nothing.</source>
        <translation>何も選択されていないため、編集しても何も変わりません。</translation>
    </message>
    <message>
        <source>Save a picture, classes of land cover, or features of a vector file as selections; over those of the same names</source>
        <translation>画像、土地被覆の分類、またはベクターファイルの地物を選択範囲として保存。同じ名前のものは上書きします</translation>
    </message>
    <message>
        <source>Select a saved selection in the list first</source>
        <translation>先に一覧で保存した選択範囲を選択してください</translation>
    </message>
    <message>
        <source>Select an area of the terrain first</source>
        <translation>先に地形の範囲を選択してください</translation>
    </message>
    <message>
        <source>Paints a selection; Ctrl subtracts, Shift smooths.</source>
        <translation>選択範囲を塗ります。Ctrlで除外、Shiftで滑らかにします。</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingController</name>
    <message>
        <source>No ground lies below %1 here: the sea level is %2 now. Change it under Shading.</source>
        <translation>ここには %1 より低い地面がありません：海面は現在 %2 です。「シェーディング」で変えられます。</translation>
    </message>
    <message>
        <source>This terrain has no materials: it is shown in natural colours. Add materials in the Materials panel.</source>
        <translation>この地形にはマテリアルがありません：自然な色で表示しています。「マテリアル」パネルでマテリアルを追加してください。</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingDock</name>
    <message>
        <source>Shading</source>
        <translation>シェーディング</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Find a number that suits the terrain</source>
        <translation>地形に合う数を求めます</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>起伏</translation>
    </message>
    <message>
        <source>How much light and shade lie over the colours, percent; 0 for those of the legend</source>
        <translation>色の上に重なる光と影の量、％。0で凡例の色</translation>
    </message>
    <message>
        <source>Snow line</source>
        <translation>雪線</translation>
    </message>
    <message>
        <source>Snow lies above this height</source>
        <translation>この高さより上に雪があります</translation>
    </message>
    <message>
        <source>Light and shape</source>
        <translation>光と形</translation>
    </message>
    <message>
        <source>Sun azimuth</source>
        <translation>太陽の方位角</translation>
    </message>
    <message>
        <source>Where the sun stands, degrees from the north clockwise</source>
        <translation>太陽の位置、北から時計回りの度</translation>
    </message>
    <message>
        <source>Sun elevation</source>
        <translation>太陽の仰角</translation>
    </message>
    <message>
        <source>How high the sun stands, degrees above the horizon</source>
        <translation>太陽の高さ、地平線からの度</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>誇張</translation>
    </message>
    <message>
        <source>How many times as high the ground appears; it stays as it is</source>
        <translation>地面が何倍の高さに見えるか。地面自体は変わりません</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>From line to line</source>
        <translation>線から線まで</translation>
    </message>
    <message>
        <source>Bold every</source>
        <translation>太線の間隔</translation>
    </message>
    <message>
        <source>Each so many lines there is a bold one, with its height</source>
        <translation>この本数ごとに高さ付きの太線を引きます</translation>
    </message>
    <message>
        <source>Heights on bold lines</source>
        <translation>太線に高さを表示</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>From line to line; each tenth is bold</source>
        <translation>線から線まで。10本ごとに太線</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>海面</translation>
    </message>
    <message>
        <source>Where water, beaches and the colours of the sea end</source>
        <translation>水、浜、海の色が終わる高さ</translation>
    </message>
    <message>
        <source>Colours for heights. All but Atlas change by steps that look about equally large; Even light leaves all light and dark to the relief; Viridis and Cividis are told apart without full colour vision as well</source>
        <translation>高さの色。「地図帳」以外はほぼ均等に見える段階で変わります。「均一な明るさ」は明暗をすべて起伏に任せます。ViridisとCividisは色覚が完全でなくても区別できます</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingLegend</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>N</source>
        <translation>北</translation>
    </message>
    <message>
        <source>E</source>
        <translation>東</translation>
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
        <translation>座標で選択</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>楕円</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>ポリゴン</translation>
    </message>
    <message>
        <source>Choose what the corners are of</source>
        <translation>角が表す形を選びます</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Type a corner per line, east first: two opposite ones of a rectangle or ellipse, three or more of a polygon</source>
        <translation>1行に1つの角を、東を先に入力します：矩形と楕円は向かい合う2つ、ポリゴンは3つ以上</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>選択範囲を置き換え</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>選択範囲に追加</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>選択範囲から除く</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>選択範囲と交差</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>The edge is soft over %1, as in the Selection panel.</source>
        <translation>「選択範囲」パネルと同じく、縁は%1にわたって柔らかくなります。</translation>
    </message>
    <message>
        <source>The edge is sharp, as in the Selection panel.</source>
        <translation>「選択範囲」パネルと同じく、縁はくっきりしています。</translation>
    </message>
    <message>
        <source>A polygon needs at least three corners, a line for each.</source>
        <translation>ポリゴンには3つ以上の角が必要です。1行に1つ入力してください。</translation>
    </message>
    <message>
        <source>The corners enclose no area.</source>
        <translation>角が面積を囲んでいません。</translation>
    </message>
    <message>
        <source>Type two opposite corners, a line for each.</source>
        <translation>向かい合う2つの角を、1行に1つ入力してください。</translation>
    </message>
    <message>
        <source>The two corners enclose nothing. Type opposite corners.</source>
        <translation>2つの角が何も囲んでいません。向かい合う角を入力してください。</translation>
    </message>
    <message>
        <source>The shape is outside the terrain, which covers %1.</source>
        <translation>形が地形の外です。地形の範囲は%1です。</translation>
    </message>
    <message>
        <source>How to combine the shape with the selection</source>
        <translation>図形と選択範囲の組み合わせ方</translation>
    </message>
</context>
<context>
    <name>scarp::SharedChangesList</name>
    <message>
        <source>Changes of the shared terrain</source>
        <translation>共有地形の変更</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>人</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Point at the ground to see who changed it last.</source>
        <translation>地面を指すと、最後に変えた人が分かります。</translation>
    </message>
    <message>
        <source>Around here last: %1, %2 (no. %3, %4)</source>
        <translation>この付近の最後：%1、%2（番号 %3、%4）</translation>
    </message>
    <message>
        <source>Nobody changed the ground here lately.</source>
        <translation>最近ここの地面を変えた人はいません。</translation>
    </message>
    <message>
        <source>Who changed what in the shared terrain, the newest first</source>
        <translation>共有地形で誰が何を変えたか、最新から</translation>
    </message>
    <message>
        <source>&amp;Name This State…</source>
        <translation>この状態に名前を付ける(&amp;N)…</translation>
    </message>
</context>
<context>
    <name>scarp::ShortcutsDialog</name>
    <message>
        <source>Left drag</source>
        <translation>左ドラッグ</translation>
    </message>
    <message>
        <source>sculpt, or place and move objects</source>
        <translation>造形、またはオブジェクトの配置と移動</translation>
    </message>
    <message>
        <source>Ctrl + left drag</source>
        <translation>Ctrl + 左ドラッグ</translation>
    </message>
    <message>
        <source>the opposite: lower instead of raise</source>
        <translation>逆の働き：上げる代わりに下げる</translation>
    </message>
    <message>
        <source>Shift + left drag</source>
        <translation>Shift + 左ドラッグ</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>滑らかに</translation>
    </message>
    <message>
        <source>Esc while dragging</source>
        <translation>ドラッグ中のEsc</translation>
    </message>
    <message>
        <source>take the stroke back</source>
        <translation>ストロークを取り消す</translation>
    </message>
    <message>
        <source>Measure: click</source>
        <translation>計測：クリック</translation>
    </message>
    <message>
        <source>a corner; on the first one: an outline</source>
        <translation>角。最初の角では輪郭</translation>
    </message>
    <message>
        <source>Measure: double click, Enter</source>
        <translation>計測：ダブルクリック、Enter</translation>
    </message>
    <message>
        <source>end the line</source>
        <translation>線を終える</translation>
    </message>
    <message>
        <source>Measure: Esc, Backspace</source>
        <translation>計測：Esc、Backspace</translation>
    </message>
    <message>
        <source>take the last corner back</source>
        <translation>最後の角を取り消す</translation>
    </message>
    <message>
        <source>Lines: click; double click, Enter</source>
        <translation>線：クリック、ダブルクリック、Enter</translation>
    </message>
    <message>
        <source>a point; end the line</source>
        <translation>点、線の終了</translation>
    </message>
    <message>
        <source>Lines: Backspace; Esc</source>
        <translation>線：Backspace、Esc</translation>
    </message>
    <message>
        <source>take the last point back; give it up</source>
        <translation>最後の点の取り消し、中止</translation>
    </message>
    <message>
        <source>Lines: drag a point; with Shift</source>
        <translation>線：点をドラッグ、Shift付き</translation>
    </message>
    <message>
        <source>move it; up and down</source>
        <translation>移動、上下の移動</translation>
    </message>
    <message>
        <source>Lines: drag the course; with Shift</source>
        <translation>線：経路をドラッグ、Shift付き</translation>
    </message>
    <message>
        <source>put a point in; move the line</source>
        <translation>点の挿入、線の移動</translation>
    </message>
    <message>
        <source>Lines: Ctrl</source>
        <translation>線：Ctrl</translation>
    </message>
    <message>
        <source>snap, or not</source>
        <translation>スナップの切り替え</translation>
    </message>
    <message>
        <source>Ctrl + Alt + right drag</source>
        <translation>Ctrl + Alt + 右ドラッグ</translation>
    </message>
    <message>
        <source>radius and inner radius</source>
        <translation>半径と内側の半径</translation>
    </message>
    <message>
        <source>Alt + left drag</source>
        <translation>Alt + 左ドラッグ</translation>
    </message>
    <message>
        <source>orbit the point under the cursor</source>
        <translation>カーソルの下の点を周回</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中ドラッグ</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>平行移動</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>towards or away from the point under the cursor</source>
        <translation>カーソルの下の点に近づく、離れる</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右クリック</translation>
    </message>
    <message>
        <source>what can be done there</source>
        <translation>そこでできること</translation>
    </message>
    <message>
        <source> or </source>
        <translation> または </translation>
    </message>
    <message>
        <source>No key or action has these words.</source>
        <translation>この語を含むキーも操作もありません。</translation>
    </message>
    <message>
        <source>Keys and Mouse</source>
        <translation>キーとマウス</translation>
    </message>
    <message>
        <source>Find a key or an action</source>
        <translation>キーまたは操作を検索</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>マウス</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>move the cursor over the ground</source>
        <translation>地面の上でカーソルを動かす</translation>
    </message>
    <message>
        <source>Shift, Ctrl + arrow keys</source>
        <translation>Shift、Ctrl + 矢印キー</translation>
    </message>
    <message>
        <source>far; finely</source>
        <translation>大きく、細かく</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>スペース、Enter</translation>
    </message>
    <message>
        <source>begin and end what the left button does</source>
        <translation>左ボタンの操作の開始と終了</translation>
    </message>
    <message>
        <source>Ctrl, Shift + Space</source>
        <translation>Ctrl、Shift + スペース</translation>
    </message>
    <message>
        <source>the opposite; smooth</source>
        <translation>逆の働き、滑らかに</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <source>nearer to the cursor; away</source>
        <translation>カーソルに近づく、離れる</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>turn the view about the cursor</source>
        <translation>カーソルの周りで視点を回す</translation>
    </message>
    <message>
        <source>Cursor by Keys</source>
        <translation>キーでのカーソル</translation>
    </message>
    <message>
        <source>zoom to the point under the cursor</source>
        <translation>カーソルの下の点へズーム</translation>
    </message>
    <message>
        <source>look round; with W A S D Q E: fly; wheel: speed</source>
        <translation>見回す。W A S D Q E：飛行、ホイール：速さ</translation>
    </message>
    <message>
        <source>Alt + Shift + left drag</source>
        <translation>Alt + Shift + 左ドラッグ</translation>
    </message>
    <message>
        <source>Alt + Ctrl + left drag</source>
        <translation>Alt + Ctrl + 左ドラッグ</translation>
    </message>
    <message>
        <source>Space + left drag</source>
        <translation>Space + 左ドラッグ</translation>
    </message>
    <message>
        <source>Space + Shift + left drag</source>
        <translation>Space + Shift + 左ドラッグ</translation>
    </message>
    <message>
        <source>Space + Ctrl + left drag</source>
        <translation>Space + Ctrl + 左ドラッグ</translation>
    </message>
    <message>
        <source>Shift + middle drag</source>
        <translation>Shift + 中ドラッグ</translation>
    </message>
    <message>
        <source>Ctrl + middle drag</source>
        <translation>Ctrl + 中ドラッグ</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>右ドラッグ</translation>
    </message>
    <message>
        <source>Alt + right drag</source>
        <translation>Alt + 右ドラッグ</translation>
    </message>
    <message>
        <source>Shows the keys and actions that have these words</source>
        <translation>この語を含むキーと操作を表示します</translation>
    </message>
    <message>
        <source>Height stamps: click; drag</source>
        <translation>高さスタンプ：クリック、ドラッグ</translation>
    </message>
    <message>
        <source>add one; set its size</source>
        <translation>追加、サイズを決める</translation>
    </message>
    <message>
        <source>Height stamps: Shift + drag</source>
        <translation>高さスタンプ：Shift + ドラッグ</translation>
    </message>
    <message>
        <source>change the height</source>
        <translation>高さを変える</translation>
    </message>
    <message>
        <source>Height stamps: Ctrl while rotating</source>
        <translation>高さスタンプ：回転中にCtrl</translation>
    </message>
    <message>
        <source>steps of 15°</source>
        <translation>15°刻み</translation>
    </message>
</context>
<context>
    <name>scarp::StampForm</name>
    <message>
        <source>No image: a dome</source>
        <translation>画像なし：ドーム</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Load Image…</source>
        <translation>画像を読み込む…</translation>
    </message>
    <message>
        <source>Load a greyscale image or heightmap: PNG, EXR, TIFF, RAW …</source>
        <translation>グレースケール画像またはハイトマップを読み込みます：PNG、EXR、TIFF、RAW …</translation>
    </message>
    <message>
        <source>Use Stamp Brush Settings</source>
        <translation>スタンプブラシの設定を使う</translation>
    </message>
    <message>
        <source>Copy image, size, height, rotation, blend and falloff from the Stamp brush, which copied ground can be too</source>
        <translation>スタンプブラシから画像、サイズ、高さ、回転、合成、減衰をコピーします。コピーした地面もスタンプブラシにできます</translation>
    </message>
    <message>
        <source>Select the Stamp brush first: it has the settings.</source>
        <translation>先にスタンプブラシを選択してください：設定はそこにあります。</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東</translation>
    </message>
    <message>
        <source>Position east of the terrain&apos;s middle</source>
        <translation>地形の中央から東への位置</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>Position north of the terrain&apos;s middle</source>
        <translation>地形の中央から北への位置</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>画像の幅</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>奥行き</translation>
    </message>
    <message>
        <source>Depth of the image</source>
        <translation>画像の奥行き</translation>
    </message>
    <message>
        <source>Keep proportions</source>
        <translation>縦横比を保持</translation>
    </message>
    <message>
        <source>Change width and depth together</source>
        <translation>幅と奥行きを一緒に変えます</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>反時計回りの度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Height of the image from black to white</source>
        <translation>画像の黒から白までの高さ</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>Fixed base</source>
        <translation>基準を固定</translation>
    </message>
    <message>
        <source>Measure the stamp&apos;s heights from a fixed height instead of the ground at its centre</source>
        <translation>スタンプの高さを、中心の地面でなく固定の高さから測ります</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Height from which the stamp&apos;s heights are measured</source>
        <translation>スタンプの高さを測る基準の高さ</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>外形</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>円形</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>Limit the image to an ellipse</source>
        <translation>画像を楕円の内側に限ります</translation>
    </message>
    <message>
        <source>Use the whole image</source>
        <translation>画像全体を使います</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>減衰</translation>
    </message>
    <message>
        <source>How the stamp fades towards its edge</source>
        <translation>縁に向かってスタンプが弱まる形</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>内側の半径</translation>
    </message>
    <message>
        <source>Part of the way to the edge that is at full height, percent</source>
        <translation>縁までのうち最大の高さになる割合、％</translation>
    </message>
</context>
<context>
    <name>scarp::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>スタートページ</translation>
    </message>
    <message>
        <source>Show at startup</source>
        <translation>起動時に表示</translation>
    </message>
    <message>
        <source>Show this page when Scarp starts without a file</source>
        <translation>Scarpをファイルなしで起動したときにこのページを表示します</translation>
    </message>
    <message>
        <source>Close the start page (Esc)</source>
        <translation>スタートページを閉じます（Esc）</translation>
    </message>
    <message>
        <source>Close the start page</source>
        <translation>スタートページを閉じる</translation>
    </message>
    <message>
        <source>Get started</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>New Terrain…</source>
        <translation>新しい地形…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Import from URL…</source>
        <translation>URLからインポート…</translation>
    </message>
    <message>
        <source>Example Island</source>
        <translation>サンプルの島</translation>
    </message>
    <message>
        <source>Generate an island to try the tools on</source>
        <translation>ツールを試すための島を生成します</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>No recent files. Open a file, or drop one on the window.</source>
        <translation>最近使ったファイルはありません。ファイルを開くか、ウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>ウィンドウの色</translation>
    </message>
    <message>
        <source>Navigation style</source>
        <translation>ナビゲーション方式</translation>
    </message>
    <message>
        <source>Mouse buttons that orbit, pan and zoom</source>
        <translation>周回、平行移動、ズームのマウスボタン</translation>
    </message>
    <message>
        <source>Keymap</source>
        <translation>キーマップ</translation>
    </message>
    <message>
        <source>Keys and mouse buttons as in another program</source>
        <translation>他のプログラムと同じキーとマウスボタン</translation>
    </message>
    <message>
        <source>All Preferences…</source>
        <translation>すべての環境設定…</translation>
    </message>
    <message>
        <source>Change language, units, memory and all other preferences</source>
        <translation>言語、単位、メモリなど、すべての環境設定を変更します</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新機能</translation>
    </message>
    <message>
        <source>All Changes</source>
        <translation>すべての変更</translation>
    </message>
    <message>
        <source>Show the list of all changes in the manual</source>
        <translation>マニュアルですべての変更の一覧を表示します</translation>
    </message>
    <message>
        <source>Roads follow the terrain with the least earthwork and list places that are too steep.</source>
        <translation>道路は最小の土工量で地形に沿い、急すぎる箇所を一覧にします。</translation>
    </message>
    <message>
        <source>Select several lines and edit, move, copy or export them together.</source>
        <translation>複数の線を選択し、まとめて編集、移動、コピー、エクスポートできます。</translation>
    </message>
    <message>
        <source>Rivers, canals and ponds show their water, and scene exports include it.</source>
        <translation>川、運河、池に水が表示され、シーンのエクスポートにも含まれます。</translation>
    </message>
    <message>
        <source>Name, compare and restore versions of a shared terrain, and lock an area of it.</source>
        <translation>共有地形のバージョンに名前を付け、比較、復元し、区域をロックできます。</translation>
    </message>
    <message>
        <source>Python scripts open, sculpt, analyse and export terrains: import scarp.</source>
        <translation>Pythonスクリプトで地形を開き、造形、解析、エクスポートできます：import scarp。</translation>
    </message>
</context>
<context>
    <name>scarp::StateSession</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
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
        <translation>高さ</translation>
    </message>
    <message>
        <source>Height of the ground under the cursor</source>
        <translation>カーソルの下の地面の高さ</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>傾斜</translation>
    </message>
    <message>
        <source>Angle between the ground under the cursor and the level</source>
        <translation>カーソルの下の地面と水平面の角度</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>セル</translation>
    </message>
    <message>
        <source>Column and row of the cell, from the north-west corner</source>
        <translation>北西の角からのセルの列と行</translation>
    </message>
    <message>
        <source>world</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>Coordinates in the terrain&apos;s CRS</source>
        <translation>地形のCRSでの座標</translation>
    </message>
    <message>
        <source>scattered object</source>
        <translation>散布したオブジェクト</translation>
    </message>
    <message>
        <source>The object under the cursor that a scatter rule put down, and the rule</source>
        <translation>カーソルの下の、散布ルールが置いたオブジェクトとそのルール</translation>
    </message>
    <message>
        <source>   ·   history %1</source>
        <translation>   ·   履歴 %1</translation>
    </message>
    <message>
        <source>How far east of the terrain&apos;s middle</source>
        <translation>地形の中央から東への距離</translation>
    </message>
    <message>
        <source>How far north of the terrain&apos;s middle</source>
        <translation>地形の中央から北への距離</translation>
    </message>
    <message>
        <source>%1 × %2 at %3</source>
        <translation>%1 × %2、間隔 %3</translation>
    </message>
</context>
<context>
    <name>scarp::SteepnessLegend</name>
    <message>
        <source>Slope</source>
        <translation>傾斜</translation>
    </message>
    <message>
        <source>How steep the profile&apos;s colours are</source>
        <translation>断面の色が示す急さ</translation>
    </message>
</context>
<context>
    <name>scarp::SunDialog</name>
    <message>
        <source>%1 is missing</source>
        <translation>%1がありません</translation>
    </message>
    <message>
        <source>%1 goes from −%2° to %2°</source>
        <translation>%1は −%2° から %2°</translation>
    </message>
    <message>
        <source>Sun at a Date and Time</source>
        <translation>日時での太陽</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>緯度</translation>
    </message>
    <message>
        <source>Degrees, north positive</source>
        <translation>度、北が正</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>経度</translation>
    </message>
    <message>
        <source>Degrees, east positive</source>
        <translation>度、東が正</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Time of the day</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>タイムゾーン</translation>
    </message>
    <message>
        <source>Latitude (°)</source>
        <translation>緯度（°）</translation>
    </message>
    <message>
        <source>Longitude (°)</source>
        <translation>経度（°）</translation>
    </message>
    <message>
        <source>The sun is %1° below the horizon then</source>
        <translation>その時、太陽は地平線の下 %1° です</translation>
    </message>
    <message>
        <source>Azimuth %1°, elevation %2°</source>
        <translation>方位角 %1°、仰角 %2°</translation>
    </message>
    <message>
        <source>The day for which the place of the sun is computed</source>
        <translation>太陽の位置を計算する日付</translation>
    </message>
    <message>
        <source>The time for which the place of the sun is computed</source>
        <translation>太陽の位置を計算する時刻</translation>
    </message>
    <message>
        <source>Drag through the day</source>
        <translation>ドラッグで1日の時刻を変えます</translation>
    </message>
    <message>
        <source>The zone in which the time is told</source>
        <translation>時刻のタイムゾーン</translation>
    </message>
</context>
<context>
    <name>scarp::SunTimeButton</name>
    <message>
        <source>Date and Time…</source>
        <translation>日付と時刻…</translation>
    </message>
    <message>
        <source>Puts the sun where it stands at a date, a time and a place</source>
        <translation>日付、時刻、場所での位置に太陽を置きます</translation>
    </message>
</context>
<context>
    <name>scarp::SystemReportDialog</name>
    <message>
        <source>%1; in use: %2</source>
        <translation>%1。使用中：%2</translation>
    </message>
    <message>
        <source>%1; Scarp keeps to %2; terrain takes %3, and %4 in a temporary file</source>
        <translation>%1。Scarpの上限 %2。地形は %3、一時ファイルに %4</translation>
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
        <translation>ソフトウェアライブラリ</translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation>OpenGL</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>デスクトップ</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>%1; threads: %2</source>
        <translation>%1。スレッド：%2</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <translation>命令セット</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Brushes, models, materials</source>
        <translation>ブラシ、モデル、マテリアル</translation>
    </message>
    <message>
        <source>Recovery and crash reports</source>
        <translation>復旧とクラッシュレポート</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Temporary files</source>
        <translation>一時ファイル</translation>
    </message>
    <message>
        <source>System Report</source>
        <translation>システムレポート</translation>
    </message>
    <message>
        <source>Nothing of this is sent anywhere. Copy it into your message where you tell of a fault.</source>
        <translation>どこにも送信されません。不具合を知らせるメッセージにコピーしてください。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the report as text; your own folder is called ~ in it</source>
        <translation>レポートを文字としてコピーします。自分のフォルダーは ~ と書かれます</translation>
    </message>
    <message>
        <source>&amp;System Report</source>
        <translation>システムレポート(&amp;S)</translation>
    </message>
    <message>
        <source>Versions, the machine and folders, to copy where you tell of a fault</source>
        <translation>バージョン、マシン、フォルダー。不具合を知らせるときにコピーします</translation>
    </message>
</context>
<context>
    <name>scarp::TeamAreaCommands</name>
    <message>
        <source>Drag the frame, its sides or corners over the area. Enter keeps it for you, Esc gives up.</source>
        <translation>枠、その辺や角を範囲の上へドラッグします。Enterで確保、Escで取りやめます。</translation>
    </message>
    <message>
        <source>Keep for Me</source>
        <translation>自分用に確保</translation>
    </message>
    <message>
        <source>An area can be kept when the server is there again.</source>
        <translation>サーバーが戻れば範囲を確保できます。</translation>
    </message>
    <message>
        <source>The area is kept for you until you release it, close the terrain, or edit nothing there for ten minutes.</source>
        <translation>範囲は、解放するか、地形を閉じるか、10分間そこを編集しなくなるまで確保されます。</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>解放</translation>
    </message>
    <message>
        <source>The area cannot be kept: %1.</source>
        <translation>範囲を確保できません：%1。</translation>
    </message>
    <message>
        <source>Others may edit your area again.</source>
        <translation>ほかの人がまた編集できます。</translation>
    </message>
    <message>
        <source>The area is not kept for you any more: %1.</source>
        <translation>範囲はもう確保されていません：%1。</translation>
    </message>
</context>
<context>
    <name>scarp::TeamCommands</name>
    <message>
        <source>Opening %1</source>
        <translation>%1を開いています</translation>
    </message>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1：メモリが足りません</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>The password for “%1” on %2:</source>
        <translation>%2の「%1」のパスワード:</translation>
    </message>
    <message>
        <source>The edits of “%1” that wait were not sent: %2 They are offered again at the next start.</source>
        <translation>待機中の「%1」の編集は送信されませんでした：%2 次の起動時に再び提示します。</translation>
    </message>
    <message>
        <source>The server had all edits of “%1” already.</source>
        <translation>サーバーには既に「%1」のすべての編集がありました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits of “%2” that waited are being sent.</source>
        <translation>
            <numerusform>待機していた「%2」の編集%1件を送信しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every edit goes to the server by itself</source>
        <translation>すべての編集は自動でサーバーに届きます</translation>
    </message>
    <message>
        <source>“%1” is archived: it can be looked at, not changed.</source>
        <translation>「%1」はアーカイブ済みです。閲覧はできますが変更できません。</translation>
    </message>
    <message>
        <source>You may look at “%1”, not change it. An administrator may let you.</source>
        <translation>「%1」は閲覧のみ可能で、変更できません。管理者が許可できます。</translation>
    </message>
</context>
<context>
    <name>scarp::TeamDialog</name>
    <message>
        <source>Open Team Terrain</source>
        <translation>チームの地形を開く</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Where the team&apos;s terrains are; the arrow lists the servers used last</source>
        <translation>チームの地形の場所。矢印は最近使ったサーバーを表示します</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>only where the server asks for one; not remembered</source>
        <translation>サーバーが求める場合だけ。記憶しません</translation>
    </message>
    <message>
        <source>Which server? Its address is to be had from who leads the team.</source>
        <translation>どのサーバーですか？ アドレスはチームの管理者に聞いてください。</translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation>サーバーに問い合わせ中</translation>
    </message>
    <message>
        <source>There is no terrain on this server that you are a member of.</source>
        <translation>このサーバーに、あなたがメンバーの地形はありません。</translation>
    </message>
    <message>
        <source>Give Up</source>
        <translation>あきらめる</translation>
    </message>
    <message>
        <source>Choose a terrain.</source>
        <translation>地形を選んでください。</translation>
    </message>
    <message>
        <source>Of your account on the server; it is not kept</source>
        <translation>サーバーのアカウントのもの。保存されません</translation>
    </message>
    <message>
        <source>Ask the server which terrains it has</source>
        <translation>サーバーにある地形を問い合わせます</translation>
    </message>
    <message>
        <source>Show archived</source>
        <translation>アーカイブ済みを表示</translation>
    </message>
    <message>
        <source>Manage…</source>
        <translation>管理…</translation>
    </message>
    <message>
        <source>List terrains that nobody changes any more as well</source>
        <translation>もう変更されない地形も一覧に表示します</translation>
    </message>
    <message>
        <source>List, add and remove members of the selected terrain; rename, archive or delete it</source>
        <translation>選択した地形のメンバーを一覧、追加、削除し、名前の変更、アーカイブ、削除を行います</translation>
    </message>
    <message>
        <source>Show archived (%1)</source>
        <translation>アーカイブ済みを表示 (%1)</translation>
    </message>
</context>
<context>
    <name>scarp::TeamManageDialog</name>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>The members of the terrain, their roles and when they were seen last</source>
        <translation>地形のメンバー、その役割、最後に確認された日時</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Last Seen</source>
        <translation>最終確認</translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation>サーバーに問い合わせ中</translation>
    </message>
    <message>
        <source>New member</source>
        <translation>新しいメンバー</translation>
    </message>
    <message>
        <source>Name of a role on the server</source>
        <translation>サーバーのロール名</translation>
    </message>
    <message>
        <source>Type the name with which the new member connects to the server</source>
        <translation>新しいメンバーがサーバーへの接続に使う名前を入力します</translation>
    </message>
    <message>
        <source>Choose what the new member may do</source>
        <translation>新しいメンバーに許可する操作を選択します</translation>
    </message>
    <message>
        <source>Let this role of the server open the terrain</source>
        <translation>サーバーのこのロールに地形を開くことを許可します</translation>
    </message>
    <message>
        <source>Close the terrain to the selected member; the edits of the member stay</source>
        <translation>選択したメンバーは地形を開けなくなります。そのメンバーの編集は残ります</translation>
    </message>
    <message>
        <source>Give the terrain another name</source>
        <translation>地形に別の名前を付けます</translation>
    </message>
    <message>
        <source>Make the terrain read-only and hide it from the list, or undo that</source>
        <translation>地形を読み取り専用にして一覧から隠すか、元に戻します</translation>
    </message>
    <message>
        <source>Delete the terrain with its history for everybody</source>
        <translation>地形とその履歴を全員から削除します</translation>
    </message>
    <message>
        <source>Archiving</source>
        <translation>アーカイブ中</translation>
    </message>
    <message>
        <source>Manage “%1”</source>
        <translation>「%1」を管理</translation>
    </message>
    <message>
        <source>Administrators add and remove members.</source>
        <translation>メンバーの追加と削除は管理者が行います。</translation>
    </message>
    <message>
        <source>This terrain is archived: members look at it, nobody changes it.</source>
        <translation>この地形はアーカイブ済みです。メンバーは閲覧でき、誰も変更できません。</translation>
    </message>
    <message>
        <source>Members open this terrain with their names on the server.</source>
        <translation>メンバーはサーバー上の名前でこの地形を開きます。</translation>
    </message>
    <message>
        <source>has no account any more</source>
        <translation>アカウントがもうありません</translation>
    </message>
    <message>
        <source>here now</source>
        <translation>現在ここにいます</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source> (you)</source>
        <translation> (自分)</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>%1の役割</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>アーカイブを解除</translation>
    </message>
    <message>
        <source>Changing members</source>
        <translation>メンバーを変更中</translation>
    </message>
    <message>
        <source>“%1” is a member already.</source>
        <translation>「%1」は既にメンバーです。</translation>
    </message>
    <message>
        <source>Remove Member</source>
        <translation>メンバーを削除</translation>
    </message>
    <message>
        <source>Leave “%1”?</source>
        <translation>「%1」から抜けますか?</translation>
    </message>
    <message>
        <source>Remove “%1” from “%2”?</source>
        <translation>「%1」を「%2」から削除しますか?</translation>
    </message>
    <message>
        <source>The edits of the member stay. An administrator can add the member again.</source>
        <translation>このメンバーの編集は残ります。管理者は再び追加できます。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>抜ける</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Rename Terrain</source>
        <translation>地形の名前を変更</translation>
    </message>
    <message>
        <source>A new name for “%1”:</source>
        <translation>「%1」の新しい名前:</translation>
    </message>
    <message>
        <source>Renaming</source>
        <translation>名前を変更中</translation>
    </message>
    <message>
        <source>Delete Terrain</source>
        <translation>地形を削除</translation>
    </message>
    <message>
        <source>This deletes “%1” with its history and its versions for everybody. It cannot be undone.
Type the name of the terrain to confirm:</source>
        <translation>「%1」を履歴とバージョンごと全員から削除します。元に戻せません。
確認のため地形の名前を入力してください:</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>“%1” was not deleted: that is not its name.</source>
        <translation>「%1」は削除されませんでした。名前が一致しません。</translation>
    </message>
    <message>
        <source>Deleting</source>
        <translation>削除中</translation>
    </message>
</context>
<context>
    <name>scarp::TeamSession</name>
    <message>
        <source>This cannot be undone or redone: %1</source>
        <translation>これは元に戻すこともやり直すこともできません：%1</translation>
    </message>
    <message>
        <source>What is being sent can be undone when the server is there again.</source>
        <translation>送信中のものは、サーバーが戻れば元に戻せます。</translation>
    </message>
    <message>
        <source>What was sent can be undone when the server is there again.</source>
        <translation>送信したものは、サーバーが戻れば元に戻せます。</translation>
    </message>
    <message>
        <source>The shared terrain is not followed any more: %1. Save As keeps it as a project.</source>
        <translation>共有地形の追跡を終えました：%1。「名前を付けて保存」でプロジェクトとして残せます。</translation>
    </message>
    <message>
        <source>You may look at this terrain, not change it.</source>
        <translation>この地形は閲覧できますが、変更できません。</translation>
    </message>
    <message>
        <source>Holes are shown where the ground could not be fetched, until the server is there again; edits wait: %1.</source>
        <translation>取得できなかった地面は、サーバーが戻るまで穴として表示します。待機中の編集：%1。</translation>
    </message>
    <message>
        <source>An edit waits: %1. It is sent when the area is released, and Undo takes it back.</source>
        <translation>編集が待機中：%1。範囲が解放されると送られ、「元に戻す」で取り消せます。</translation>
    </message>
    <message>
        <source>This terrain is archived: it can be looked at, not changed.</source>
        <translation>この地形はアーカイブ済みです。閲覧はできますが変更できません。</translation>
    </message>
    <message>
        <source>“%1” is now called “%2”.</source>
        <translation>「%1」の名前は「%2」になりました。</translation>
    </message>
    <message>
        <source>You may change “%1” now. Open it again to edit it.</source>
        <translation>「%1」を変更できるようになりました。編集するには開き直してください。</translation>
    </message>
    <message>
        <source>You may change “%1” again.</source>
        <translation>「%1」を再び変更できます。</translation>
    </message>
    <message>
        <source>“%1” was archived: it can be looked at, not changed.</source>
        <translation>「%1」はアーカイブされました。閲覧はできますが変更できません。</translation>
    </message>
    <message>
        <source>You may look at “%1” now, not change it.</source>
        <translation>「%1」は閲覧のみ可能になりました。変更はできません。</translation>
    </message>
    <message>
        <source>Edits that were not sent are kept until you may change it again.</source>
        <translation>未送信の編集は、再び変更できるようになるまで保持されます。</translation>
    </message>
</context>
<context>
    <name>scarp::TeamTerrainList</name>
    <message>
        <source>Terrains of the server</source>
        <translation>サーバーの地形</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>There now</source>
        <translation>現在の参加者</translation>
    </message>
    <message>
        <source>nothing in it yet</source>
        <translation>まだ何もありません</translation>
    </message>
    <message>
        <source>The terrains on the server, their sizes, your rights and who has them open</source>
        <translation>サーバーにある地形、そのサイズ、自分の権限、開いている人</translation>
    </message>
    <message>
        <source>%1 × %2 at %3</source>
        <translation>%1 × %2、間隔 %3</translation>
    </message>
    <message>
        <source>%1 (archived)</source>
        <translation>%1 (アーカイブ済み)</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
</context>
<context>
    <name>scarp::TeamVersionCommands</name>
    <message>
        <source>Versions of %1</source>
        <translation>%1のバージョン</translation>
    </message>
    <message>
        <source>No state of this terrain has a name yet.</source>
        <translation>この地形にはまだ名前の付いた状態がありません。</translation>
    </message>
    <message>
        <source>no. %1 – %2, %3</source>
        <translation>%1番 – %2、%3</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Show how the terrain differs from it now</source>
        <translation>今の地形との違いを表示します</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>As a project in a file</source>
        <translation>プロジェクトファイルとして</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>復元…</translation>
    </message>
    <message>
        <source>For everybody, as a new change</source>
        <translation>全員に対して、新しい変更として</translation>
    </message>
    <message>
        <source>Name This State…</source>
        <translation>この状態に名前を付ける…</translation>
    </message>
    <message>
        <source>Makes a version of the terrain as it is now</source>
        <translation>今の地形をバージョンにします</translation>
    </message>
    <message>
        <source>Save Version As</source>
        <translation>バージョンを名前を付けて保存</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1を保存中</translation>
    </message>
    <message>
        <source>“%1” is saved as %2.</source>
        <translation>「%1」を %2 として保存しました。</translation>
    </message>
    <message>
        <source>Restore a Version</source>
        <translation>バージョンの復元</translation>
    </message>
    <message>
        <source>Bring “%1” back for everybody?</source>
        <translation>「%1」を全員に戻しますか？</translation>
    </message>
    <message>
        <source>The terrain becomes as change %1 left it, by a new change. Nothing is lost: the changes since then stay, and a name for the present state makes a version of it.</source>
        <translation>新しい変更によって、地形は変更 %1 の直後の状態になります。何も失われません。それ以降の変更は残り、今の状態に名前を付ければバージョンになります。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Restoring “%1”</source>
        <translation>「%1」を復元中</translation>
    </message>
    <message>
        <source>The terrain is as in “%1” again.</source>
        <translation>地形は「%1」の状態に戻りました。</translation>
    </message>
    <message>
        <source>The terrain is as in “%1” already.</source>
        <translation>地形はすでに「%1」と同じです。</translation>
    </message>
    <message>
        <source>Name This State</source>
        <translation>この状態に名前を付ける</translation>
    </message>
    <message>
        <source>A name for the terrain as change %1 left it:</source>
        <translation>変更 %1 の直後の地形の名前：</translation>
    </message>
    <message>
        <source>A name for the terrain as it is now:</source>
        <translation>今の地形の名前：</translation>
    </message>
    <message>
        <source>Edits wait to be sent: the state can be named as soon as the server has them.</source>
        <translation>送信待ちの編集があります。サーバーに届けば名前を付けられます。</translation>
    </message>
    <message>
        <source>Naming a state</source>
        <translation>状態に名前を付けています</translation>
    </message>
    <message>
        <source>The terrain after change %1 is the version “%2”.</source>
        <translation>変更 %1 の後の地形はバージョン「%2」です。</translation>
    </message>
</context>
<context>
    <name>scarp::ToolCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>地面で試しているものを、先に確定するか取り消してください。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
</context>
<context>
    <name>scarp::ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Show the other tools</source>
        <translation>他のツールを表示します</translation>
    </message>
    <message>
        <source>Other Tools</source>
        <translation>その他のツール</translation>
    </message>
    <message>
        <source>%1
Key: %2</source>
        <translation>%1
キー: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1
%2: hold or right-click for all tools</source>
        <translation>%1
%2: 長押しまたは右クリックで全ツールを表示</translation>
    </message>
    <message>
        <source>%1
%2 (%3): hold or right-click for all tools</source>
        <translation>%1
%2 (%3): 長押しまたは右クリックで全ツールを表示</translation>
    </message>
</context>
<context>
    <name>scarp::VectorMaskDialog</name>
    <message>
        <source>Select from %1</source>
        <translation>%1から選択</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>すべてのレイヤー</translation>
    </message>
    <message>
        <source>CRS</source>
        <translation>CRS</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>縁</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>適用方法</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>バッファ</translation>
    </message>
    <message>
        <source>Enlarge polygons by this distance, below 0 shrink them; required for lines and points</source>
        <translation>ポリゴンをこの距離だけ広げます。0未満なら狭めます。ラインとポイントには必須です</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>ぼかし幅</translation>
    </message>
    <message>
        <source>Width of the soft edge</source>
        <translation>縁が柔らかくなる幅</translation>
    </message>
    <message>
        <source>Save as “%1”</source>
        <translation>「%1」として保存</translation>
    </message>
    <message>
        <source>How to combine the features with the selection, or save them as a new selection</source>
        <translation>地物で現在の選択範囲をどう変えるか、または別の選択範囲として保存するか</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2 features)</source>
        <translation>
            <numerusform>%1（地物%2個）</numerusform>
        </translation>
    </message>
    <message>
        <source>Layer of the file whose features are used</source>
        <translation>地物を使うファイルのレイヤー</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>すべての地物</translation>
    </message>
    <message>
        <source>The terrain&apos;s own</source>
        <translation>地形と同じ</translation>
    </message>
    <message>
        <source>Degrees, WGS 84</source>
        <translation>度、WGS 84</translation>
    </message>
    <message>
        <source>The file does not state its CRS: type a code, such as EPSG:2056, or its WKT</source>
        <translation>ファイルにCRSの記載がありません：EPSG:2056のようなコードか、その記述を入力してください</translation>
    </message>
    <message>
        <source>By area: a sample is selected by the fraction of its cell that is covered. By centre: entirely or not</source>
        <translation>面積による：セルの覆われた割合だけサンプルを選択します。中心による：完全に選択するか、まったく選択しません</translation>
    </message>
    <message>
        <source>Features that this is true for, as in kind = &apos;forest&apos; AND area &gt; 10, or FID IN (3, 7)</source>
        <translation>この条件を満たす地物。例：kind = &apos;forest&apos; AND area &gt; 10、FID IN (3, 7)</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>フィールド：%1</translation>
    </message>
    <message>
        <source>“%1” is not a known CRS.</source>
        <translation>「%1」は既知のCRSではありません。</translation>
    </message>
    <message>
        <source>Computing the selection…</source>
        <translation>選択範囲を計算中…</translation>
    </message>
    <message>
        <source>Selecting</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>The selection was cancelled.</source>
        <translation>選択を中止しました。</translation>
    </message>
    <message>
        <source>No sample is selected.</source>
        <translation>選択されるサンプルがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 polygons</source>
        <translation>
            <numerusform>ポリゴン%1個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>線%1本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>点 %1 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::VersionsDialog</name>
    <message>
        <source>Versions of %1</source>
        <translation>%1のバージョン</translation>
    </message>
    <message>
        <source>Saved states</source>
        <translation>保存した状態</translation>
    </message>
    <message>
        <source>  –  as last saved</source>
        <translation>  –  最後の保存</translation>
    </message>
    <message>
        <source>Open as Copy</source>
        <translation>コピーとして開く</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>As a document of its own, in no file yet</source>
        <translation>独立した文書として、まだどのファイルにもありません</translation>
    </message>
    <message>
        <source>In the place of what is open; the file changes only when it is saved</source>
        <translation>今開いているものの代わりに。ファイルは保存したときだけ変わります</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Looking at a version</source>
        <translation>バージョンを閲覧中</translation>
    </message>
    <message>
        <source>States of the project that were saved, with what differs in them</source>
        <translation>保存したプロジェクトの状態と、その違い</translation>
    </message>
</context>
<context>
    <name>scarp::ViewCommands</name>
    <message>
        <source>This view is bookmark %1: %2 comes back to it.</source>
        <translation>この視点はブックマーク %1：%2 で戻れます。</translation>
    </message>
</context>
<context>
    <name>scarp::ViewHeader</name>
    <message>
        <source>More settings of the view</source>
        <translation>ビューのその他の設定</translation>
    </message>
    <message>
        <source>More view settings</source>
        <translation>ビューのその他の設定</translation>
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
        <translation>地形ビュー</translation>
    </message>
    <message>
        <source>OpenGL 4.5 is needed; this system offers %1.%2</source>
        <translation>OpenGL 4.5が必要です。このシステムは %1.%2 です</translation>
    </message>
    <message>
        <source>OpenGL 4.5 is needed; this system offers none</source>
        <translation>OpenGL 4.5が必要です。このシステムにはありません</translation>
    </message>
    <message>
        <source>the graphics card was reset and shows nothing more; the terrain is untouched: save it and start Scarp again</source>
        <translation>グラフィックカードがリセットされ、何も表示できません。地形は無事です：保存してScarpを起動し直してください</translation>
    </message>
    <message>
        <source>The keys have the cursor: arrows move it, with Shift far, with Ctrl finely. Space or Enter begins and ends what the left button does, Esc takes it back. Page Up and Page Down go nearer and away, Home and End turn the view.</source>
        <translation>キーでカーソルを動かします：矢印で移動、Shiftで大きく、Ctrlで細かく。スペースかEnterで左ボタンの操作を始めて終え、Escで取り消します。Page UpとPage Downで近づき離れ、HomeとEndで視点を回します。</translation>
    </message>
    <message>
        <source>The terrain. The left button uses the tool in hand, the right one offers what can be done at a place; F1 lists what the buttons and keys do</source>
        <translation>地形。左ボタンで手元のツールを使い、右ボタンでその場所でできることを示します。F1でボタンとキーの働きの一覧を表示します</translation>
    </message>
    <message>
        <source>x %1, y %2, height %3</source>
        <translation>x %1、y %2、高さ %3</translation>
    </message>
    <message>
        <source>%1 × %2 samples
%3</source>
        <translation>%1 × %2 サンプル
%3</translation>
    </message>
    <message>
        <source>Samples: %1 × %2</source>
        <translation>サンプル：%1 × %2</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>サイズ：%1</translation>
    </message>
    <message>
        <source>Heights: %1</source>
        <translation>高さ：%1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>レイヤー：%1</translation>
    </message>
    <message>
        <source>Objects: %1</source>
        <translation>オブジェクト：%1</translation>
    </message>
    <message>
        <source>Terrain triangles: %1</source>
        <translation>地形の三角形：%1</translation>
    </message>
    <message>
        <source>Terrain on graphics card: %1</source>
        <translation>グラフィックカード上の地形：%1</translation>
    </message>
</context>
<context>
    <name>scarp::WindowLayout</name>
    <message>
        <source>Dock All Panels</source>
        <translation>すべてのパネルをドッキング</translation>
    </message>
    <message>
        <source>Dock the floating panels again</source>
        <translation>フローティング中のパネルを再びドッキングします</translation>
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
        <translation>世界座標</translation>
    </message>
    <message>
        <source>East and north in %1</source>
        <translation>%1での東と北の座標</translation>
    </message>
    <message>
        <source>East and north in the coordinates of the file</source>
        <translation>ファイルの座標での東と北</translation>
    </message>
    <message>
        <source>“%1” is not a position. Type two numbers, such as 400120.5, 5500310.</source>
        <translation>「%1」は位置ではありません。400120.5, 5500310 のように2つの数を入力してください。</translation>
    </message>
</context>
</TS>
