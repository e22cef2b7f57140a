<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>AddressBox</name>
    <message>
        <source>Address</source>
        <translation>Địa chỉ</translation>
    </message>
    <message>
        <source>Where the data is; the arrow lists the addresses used last</source>
        <translation>Nơi có dữ liệu; mũi tên liệt kê các địa chỉ dùng gần đây</translation>
    </message>
    <message>
        <source>Which address? Paste it here</source>
        <translation>Địa chỉ nào? Dán vào đây</translation>
    </message>
    <message>
        <source>That is no address: it begins with https://, s3:// or the like</source>
        <translation>Đó không phải địa chỉ: địa chỉ bắt đầu bằng https://, s3:// hoặc tương tự</translation>
    </message>
</context>
<context>
    <name>AssetPicture</name>
    <message>
        <source>%1 by the rule “%2”</source>
        <translation>%1 theo quy tắc “%2”</translation>
    </message>
</context>
<context>
    <name>BrushSections</name>
    <message>
        <source>Size and effect</source>
        <translation>Cỡ và tác động</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Bán kính</translation>
    </message>
    <message>
        <source>From the brush&apos;s centre to its rim. Keys: [ and ]</source>
        <translation>Từ tâm cọ đến mép. Phím: [ và ]</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Cường độ</translation>
    </message>
    <message>
        <source>What one pass changes under the centre. Keys: - and =</source>
        <translation>Mức thay đổi dưới tâm cọ sau mỗi lượt. Phím: - và =</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Lưu lượng</translation>
    </message>
    <message>
        <source>What the brush changes a second while it is held still; 0 for nothing</source>
        <translation>Mức thay đổi mỗi giây khi giữ yên cọ; 0 là không thay đổi</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Giới hạn</translation>
    </message>
    <message>
        <source>Never steeper than</source>
        <translation>Không dốc quá</translation>
    </message>
    <message>
        <source>The brush leaves no ground steeper than this, degrees</source>
        <translation>Cọ không để mặt đất dốc hơn mức này, tính bằng độ</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>Cả hai chiều</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Lên</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Xuống</translation>
    </message>
    <message>
        <source>Ground may rise and sink</source>
        <translation>Mặt đất có thể nâng lên và hạ xuống</translation>
    </message>
    <message>
        <source>Ground may only rise</source>
        <translation>Mặt đất chỉ có thể nâng lên</translation>
    </message>
    <message>
        <source>Ground may only sink</source>
        <translation>Mặt đất chỉ có thể hạ xuống</translation>
    </message>
    <message>
        <source>Min height</source>
        <translation>Độ cao tối thiểu</translation>
    </message>
    <message>
        <source>Ground below this height is left alone</source>
        <translation>Không đụng đến mặt đất thấp hơn độ cao này</translation>
    </message>
    <message>
        <source>Max height</source>
        <translation>Độ cao tối đa</translation>
    </message>
    <message>
        <source>Ground above this height is left alone</source>
        <translation>Không đụng đến mặt đất cao hơn độ cao này</translation>
    </message>
    <message>
        <source>Min slope</source>
        <translation>Độ dốc tối thiểu</translation>
    </message>
    <message>
        <source>Gentler ground is left alone, degrees</source>
        <translation>Không đụng đến mặt đất thoải hơn, tính bằng độ</translation>
    </message>
    <message>
        <source>Max slope</source>
        <translation>Độ dốc tối đa</translation>
    </message>
    <message>
        <source>Steeper ground is left alone, degrees</source>
        <translation>Không đụng đến mặt đất dốc hơn, tính bằng độ</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Ngẫu nhiên</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Vị trí</translation>
    </message>
    <message>
        <source>Dabs land off the path by up to this much, percent of the radius</source>
        <translation>Vết cọ lệch khỏi đường đi nhiều nhất chừng này, phần trăm bán kính</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
    <message>
        <source>Dabs are smaller by up to this much</source>
        <translation>Vết cọ nhỏ đi nhiều nhất chừng này</translation>
    </message>
    <message>
        <source>Dabs are weaker by up to this much</source>
        <translation>Vết cọ yếu đi nhiều nhất chừng này</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Góc</translation>
    </message>
    <message>
        <source>Alphas are turned by up to this much to either side, degrees</source>
        <translation>Alpha xoay nhiều nhất chừng này về mỗi bên, tính bằng độ</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Hạt giống</translation>
    </message>
    <message>
        <source>Another number is another chance; the same one gives the same stroke</source>
        <translation>Số khác cho kết quả ngẫu nhiên khác; cùng một số cho cùng một nét</translation>
    </message>
    <message>
        <source>Pen pressure</source>
        <translation>Lực nhấn bút</translation>
    </message>
    <message>
        <source>A harder press makes the brush larger</source>
        <translation>Nhấn mạnh hơn thì cọ lớn hơn</translation>
    </message>
    <message>
        <source>A harder press makes the brush stronger</source>
        <translation>Nhấn mạnh hơn thì cọ mạnh hơn</translation>
    </message>
    <message>
        <source>A harder press flows faster while the pen is held still</source>
        <translation>Nhấn mạnh hơn thì chảy nhanh hơn khi giữ yên bút</translation>
    </message>
    <message>
        <source>light</source>
        <translation>nhẹ</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>mạnh</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Nét cọ</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Giãn cách</translation>
    </message>
    <message>
        <source>Between two dabs of the brush, percent of the radius. Changes smoothness and cost, not strength</source>
        <translation>Giữa hai vết cọ, phần trăm bán kính. Ảnh hưởng độ mịn và tốc độ, không ảnh hưởng cường độ</translation>
    </message>
    <message>
        <source>Stabiliser</source>
        <translation>Ổn định nét</translation>
    </message>
    <message>
        <source>The brush trails the pointer on a string of this length, percent of the radius, so that a shaky hand draws a calm line</source>
        <translation>Cọ đi sau con trỏ trên một sợi dây dài chừng này, phần trăm bán kính, để tay run vẫn vẽ được nét đều</translation>
    </message>
    <message>
        <source>Smooth path</source>
        <translation>Đường đi mượt</translation>
    </message>
    <message>
        <source>Curves through the points that the pointer tells, instead of straight pieces</source>
        <translation>Nét cong đi qua các điểm của con trỏ, thay cho các đoạn thẳng</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Đối xứng</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Radial</source>
        <translation>Xoay tròn</translation>
    </message>
    <message>
        <source>One brush</source>
        <translation>Một cọ</translation>
    </message>
    <message>
        <source>Mirrored east and west</source>
        <translation>Đối xứng đông và tây</translation>
    </message>
    <message>
        <source>Mirrored north and south</source>
        <translation>Đối xứng bắc và nam</translation>
    </message>
    <message>
        <source>Mirrored both ways: four brushes</source>
        <translation>Đối xứng cả hai chiều: bốn cọ</translation>
    </message>
    <message>
        <source>Turned around a point</source>
        <translation>Xoay quanh một điểm</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>Số nhánh</translation>
    </message>
    <message>
        <source>How many brushes there are around the point</source>
        <translation>Số cọ quanh điểm đó</translation>
    </message>
    <message>
        <source>Centre east</source>
        <translation>Tâm theo đông</translation>
    </message>
    <message>
        <source>Where the copies meet, to the east of the terrain&apos;s middle</source>
        <translation>Nơi các bản sao gặp nhau, về phía đông tính từ giữa địa hình</translation>
    </message>
    <message>
        <source>Centre north</source>
        <translation>Tâm theo bắc</translation>
    </message>
    <message>
        <source>Where the copies meet, to the north of the terrain&apos;s middle</source>
        <translation>Nơi các bản sao gặp nhau, về phía bắc tính từ giữa địa hình</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Suy giảm</translation>
    </message>
    <message>
        <source>%1 falloff</source>
        <translation>Suy giảm: %1</translation>
    </message>
    <message>
        <source>A falloff that you draw</source>
        <translation>Đường suy giảm do bạn vẽ</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>mép</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>giữa</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>Bán kính trong</translation>
    </message>
    <message>
        <source>How much of the radius is at full strength, percent. Keys: Ctrl+Shift+[ and ]</source>
        <translation>Phần bán kính có cường độ đầy đủ, phần trăm. Phím: Ctrl+Shift+[ và ]</translation>
    </message>
</context>
<context>
    <name>CommandSearch</name>
    <message>
        <source>a an the it is this that these to for of in on at as with and my me i you we how do does can make want get let some</source>
        <translation>một các những này là của và với cho để được hãy nào làm muốn xin mình de duoc</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>up higher hill mountain build add ground mound dune</source>
        <translation>lên cao hơn đồi núi đắp dựng thêm đất gò mô đụn nâng dồi dắp dất dụn</translation>
    </message>
    <message>
        <source>down dig deeper valley trench remove ground carve</source>
        <translation>xuống đào sâu hơn thung lũng hào rãnh bớt đất khoét hạ thấp dào dất</translation>
    </message>
    <message>
        <source>soften blur bumps rough even relax calm</source>
        <translation>mềm mượt làm mờ gồ ghề đều dịu mịn êm dều</translation>
    </message>
    <message>
        <source>crisp detail rough ridges</source>
        <translation>sắc nét chi tiết gồ ghề sống núi rõ</translation>
    </message>
    <message>
        <source>flat level even plane building site ground</source>
        <translation>phẳng bằng san nền mặt xây dựng đất dất</translation>
    </message>
    <message>
        <source>exact height elevation metres absolute target</source>
        <translation>chính xác độ cao mét tuyệt đối mục tiêu dộ dối</translation>
    </message>
    <message>
        <source>rough random fractal bumps natural detail</source>
        <translation>nhám gồ ghề ngẫu nhiên fractal tự chi tiết nhiễu</translation>
    </message>
    <message>
        <source>steps stairs rice fields strata layers mesa</source>
        <translation>bậc thang ruộng tầng vỉa lớp mesa</translation>
    </message>
    <message>
        <source>table mesa platform flat top</source>
        <translation>bàn mesa bệ phẳng đỉnh bằng cao nguyên dỉnh</translation>
    </message>
    <message>
        <source>impact meteor volcano moon caldera</source>
        <translation>va chạm thiên thạch núi lửa mặt trăng miệng hố</translation>
    </message>
    <message>
        <source>alpha picture height image mountain shape</source>
        <translation>alpha ảnh hình độ cao núi dạng đóng dấu dộ dóng</translation>
    </message>
    <message>
        <source>copy ground elsewhere duplicate mountain</source>
        <translation>chép sao đất chỗ khác nhân đôi núi dất dôi</translation>
    </message>
    <message>
        <source>smear drag push move ground</source>
        <translation>nhòe kéo đẩy di dời đất miết dẩy dất</translation>
    </message>
    <message>
        <source>undo here paint history back original erosion</source>
        <translation>hoàn tác tại đây vẽ lịch sử trả lại ban đầu gốc xói mòn dây dầu</translation>
    </message>
    <message>
        <source>erosion rain water river gully erode wear</source>
        <translation>xói mòn mưa nước sông khe rãnh bào thủy lực</translation>
    </message>
    <message>
        <source>erosion talus scree landslide slump erode weather</source>
        <translation>xói mòn đá vụn sườn lở sạt trượt phong hóa nhiệt dá</translation>
    </message>
    <message>
        <source>cave tunnel cut out delete ground no data</source>
        <translation>hang hầm cắt bỏ xóa đất trống không dữ liệu lỗ thủng dất</translation>
    </message>
    <message>
        <source>close hole repair missing patch void no data</source>
        <translation>đóng lỗ vá sửa thiếu khoảng trống lấp không dữ liệu dóng</translation>
    </message>
    <message>
        <source>create blank empty island flat start world</source>
        <translation>tạo trống rỗng đảo phẳng bắt đầu thế giới mới dảo dầu</translation>
    </message>
    <message>
        <source>load file project dem geotiff heightmap</source>
        <translation>nạp tải tệp file dự án dem geotiff bản đồ độ cao heightmap dồ dộ</translation>
    </message>
    <message>
        <source>team share together others collaborate multiplayer server postgres work</source>
        <translation>nhóm chia sẻ cùng nhau người khác cộng tác máy chủ server postgres làm việc chung</translation>
    </message>
    <message>
        <source>load raw dem heightmap png geotiff lidar elevation data</source>
        <translation>nạp tải raw dem bản đồ độ cao heightmap png geotiff lidar dữ liệu dồ dộ</translation>
    </message>
    <message>
        <source>download internet url web online cloud s3 cog stac wcs dem elevation data</source>
        <translation>tải xuống internet mạng url web trực tuyến đám mây s3 cog stac wcs dem dữ liệu độ cao dám dộ</translation>
    </message>
    <message>
        <source>wrong height scale units upside down flipped feet</source>
        <translation>sai độ cao tỉ lệ đơn vị lộn ngược lật feet dộ dơn</translation>
    </message>
    <message>
        <source>mesh asset tree gltf glb fbx obj add own</source>
        <translation>lưới mesh tài nguyên asset cây gltf glb fbx obj thêm mô hình riêng</translation>
    </message>
    <message>
        <source>splat map mask texture weight land cover</source>
        <translation>splat map mặt nạ texture kết cấu trọng số lớp phủ đất dất</translation>
    </message>
    <message>
        <source>satellite aerial photo image map overlay orthophoto texture</source>
        <translation>vệ tinh ảnh hàng không chụp bản đồ lớp phủ trực giao orthophoto texture dồ</translation>
    </message>
    <message>
        <source>satellite wms wmts map online overlay</source>
        <translation>vệ tinh wms wmts bản đồ trực tuyến lớp phủ dồ</translation>
    </message>
    <message>
        <source>store keep project</source>
        <translation>cất giữ ghi dự án</translation>
    </message>
    <message>
        <source>earlier older backup history restore previous go back</source>
        <translation>cũ trước đây sao lưu backup lịch sử khôi phục quay lại phiên bản dây</translation>
    </message>
    <message>
        <source>discard throw away changes start over</source>
        <translation>bỏ hủy vứt thay đổi làm lại từ đầu dổi dầu</translation>
    </message>
    <message>
        <source>save as geotiff png raw r16 exr unity unreal godot terrain3d engine height map elevation data</source>
        <translation>lưu ghi geotiff png raw r16 exr unity unreal godot terrain3d engine bản đồ độ cao dữ liệu dồ dộ</translation>
    </message>
    <message>
        <source>split save cut chunks streaming world composition unity unreal godot web map cesium mapbox</source>
        <translation>chia tách cắt mảnh ô chunk streaming world composition unity unreal godot bản đồ web cesium mapbox dồ</translation>
    </message>
    <message>
        <source>3d print printer stl obj glb ply 3mf triangles model solid</source>
        <translation>in 3d máy stl obj glb ply 3mf tam giác mô hình khối đặc dặc</translation>
    </message>
    <message>
        <source>trees points csv geojson geopackage gis positions</source>
        <translation>cây điểm csv geojson geopackage gis vị trí diểm</translation>
    </message>
    <message>
        <source>splat map weight texture alphamap mask</source>
        <translation>splat map trọng số texture alphamap mặt nạ</translation>
    </message>
    <message>
        <source>settings options configure autosave memory cache</source>
        <translation>thiết lập cài đặt cấu hình tùy chọn tự động lưu bộ nhớ đệm cache dặt dộng dệm</translation>
    </message>
    <message>
        <source>back mistake take back wrong erosion step</source>
        <translation>lùi lại nhầm lẫn lấy sai xói mòn bước undo</translation>
    </message>
    <message>
        <source>again forward</source>
        <translation>lần nữa tiến tới redo</translation>
    </message>
    <message>
        <source>tree plant forest house rock model asset put prop vegetation</source>
        <translation>cây trồng rừng nhà đá mô hình tài nguyên asset đặt thực vật dá dặt</translation>
    </message>
    <message>
        <source>move rotate scale tree pick gizmo</source>
        <translation>di chuyển xoay tỉ lệ cây chọn gizmo</translation>
    </message>
    <message>
        <source>distance length area volume profile ruler how far size section</source>
        <translation>khoảng cách chiều dài diện tích thể mặt cắt thước bao xa kích</translation>
    </message>
    <message>
        <source>texture snow grass rock sand colour color ground splat surface</source>
        <translation>texture kết cấu tuyết cỏ đá cát màu đất splat bề mặt tô dá dất</translation>
    </message>
    <message>
        <source>bigger wider size increase</source>
        <translation>to lớn rộng hơn kích thước tăng</translation>
    </message>
    <message>
        <source>little narrower size decrease</source>
        <translation>bé nhỏ hẹp hơn kích thước giảm</translation>
    </message>
    <message>
        <source>more power intensity increase</source>
        <translation>mạnh hơn lực cường độ tăng dộ</translation>
    </message>
    <message>
        <source>less power intensity gentle decrease</source>
        <translation>yếu nhẹ hơn lực cường độ giảm dộ</translation>
    </message>
    <message>
        <source>falloff feather blurry brush</source>
        <translation>suy giảm mềm biên mờ cọ</translation>
    </message>
    <message>
        <source>falloff crisp sharp brush</source>
        <translation>suy giảm sắc cứng rõ cọ</translation>
    </message>
    <message>
        <source>eyedropper pick sample height colour</source>
        <translation>ống hút màu lấy mẫu độ cao dộ</translation>
    </message>
    <message>
        <source>redo same again</source>
        <translation>làm lại giống lần nữa</translation>
    </message>
    <message>
        <source>remove region</source>
        <translation>bỏ vùng</translation>
    </message>
    <message>
        <source>region mountain duplicate clipboard</source>
        <translation>vùng núi nhân đôi bảng tạm sao chép dôi</translation>
    </message>
    <message>
        <source>insert region mountain clipboard</source>
        <translation>chèn vùng núi bảng tạm</translation>
    </message>
    <message>
        <source>invisible trees objects</source>
        <translation>vô hình cây vật thể giấu</translation>
    </message>
    <message>
        <source>mask box region marquee area</source>
        <translation>mặt nạ hộp khung chữ nhật vùng diện tích</translation>
    </message>
    <message>
        <source>mask circle oval region</source>
        <translation>mặt nạ tròn hình bầu dục vùng</translation>
    </message>
    <message>
        <source>mask freehand outline region</source>
        <translation>mặt nạ vẽ tay tự do đường bao vùng dường</translation>
    </message>
    <message>
        <source>mask magic similar steep slopes lake cliffs by slope height</source>
        <translation>mặt nạ ma thuật giống nhau sườn dốc hồ vách đá theo độ cao dá dộ</translation>
    </message>
    <message>
        <source>mask brush quick</source>
        <translation>mặt nạ cọ nhanh</translation>
    </message>
    <message>
        <source>zoom all everything fit center centre lost home reset camera view</source>
        <translation>thu phóng zoom tất cả toàn bộ vừa khung giữa tâm lạc mất về đầu đặt lại camera xem dầu dặt</translation>
    </message>
    <message>
        <source>top plan map bird straight down</source>
        <translation>trên đỉnh mặt bằng bản đồ chim thẳng xuống dỉnh dồ</translation>
    </message>
    <message>
        <source>ortho flat plan parallel</source>
        <translation>trực giao phẳng mặt bằng song</translation>
    </message>
    <message>
        <source>camera saved</source>
        <translation>camera đã lưu dã</translation>
    </message>
    <message>
        <source>what can be seen line of sight visible from here view</source>
        <translation>nhìn thấy được gì tầm đường ngắm từ đây quan sát dược dường dây</translation>
    </message>
    <message>
        <source>shade sunlight day time dark light</source>
        <translation>bóng râm ánh nắng mặt trời ngày giờ tối sáng</translation>
    </message>
    <message>
        <source>ambient occlusion sky light</source>
        <translation>che khuất môi trường trời sáng</translation>
    </message>
    <message>
        <source>isolines height lines topographic map curves</source>
        <translation>đường bình độ đẳng cao bản đồ địa hình cong dường dộ dẳng dồ dịa</translation>
    </message>
    <message>
        <source>sea level ocean lake flood</source>
        <translation>mực nước biển đại dương hồ ngập lụt dại</translation>
    </message>
    <message>
        <source>mesh triangles edges polygons topology</source>
        <translation>lưới tam giác cạnh đa cấu trúc da</translation>
    </message>
    <message>
        <source>steepness gradient steep angle avalanche</source>
        <translation>độ dốc đứng góc tuyết lở dộ dứng</translation>
    </message>
    <message>
        <source>elevation colours atlas colour ramp</source>
        <translation>cao độ màu atlas dải dộ</translation>
    </message>
    <message>
        <source>relief grey shadow light</source>
        <translation>địa hình nổi xám bóng sáng dịa</translation>
    </message>
    <message>
        <source>theme night black mode</source>
        <translation>giao diện chủ đề đêm đen chế độ tối dề dêm den dộ</translation>
    </message>
    <message>
        <source>theme day white bright mode</source>
        <translation>giao diện chủ đề ngày trắng sáng chế độ dề dộ</translation>
    </message>
    <message>
        <source>mouse navigation like controls orbit</source>
        <translation>chuột điều hướng giống khiển xoay diều</translation>
    </message>
    <message>
        <source>panels docks windows lost missing arrange</source>
        <translation>bảng cửa sổ mất thiếu sắp xếp bố cục</translation>
    </message>
    <message>
        <source>keyboard keys hotkeys help mouse cheat sheet</source>
        <translation>bàn phím tắt trợ giúp chuột bảng tra</translation>
    </message>
    <message>
        <source>log errors warnings what was said</source>
        <translation>nhật ký log lỗi cảnh báo đã nói gì dã</translation>
    </message>
    <message>
        <source>river canal lake stream water surface</source>
        <translation>sông kênh đào hồ suối nước mặt nước dào</translation>
    </message>
    <message>
        <source>script record macro python json automate batch</source>
        <translation>script kịch bản ghi macro python json tự động hóa hàng loạt dộng</translation>
    </message>
    <message>
        <source>explain control meaning help tip</source>
        <translation>giải thích nút điều khiển nghĩa trợ giúp gợi ý diều</translation>
    </message>
    <message>
        <source>first start begin example tour new changes</source>
        <translation>lần đầu bắt đầu khởi động ví dụ hướng dẫn mới thay đổi dầu dộng dổi</translation>
    </message>
    <message>
        <source>lock reserve lease claim region team</source>
        <translation>khóa giữ chỗ vùng khu vực nhóm</translation>
    </message>
    <message>
        <source>version label tag milestone checkpoint</source>
        <translation>phiên bản nhãn mốc</translation>
    </message>
    <message>
        <source>slope path way up incline road</source>
        <translation>dốc lối đi lên nghiêng thoải đường</translation>
    </message>
    <message>
        <source>road river path spline track railway wall dam canal street stream pad pond curve polyline vector</source>
        <translation>đường sông lối đi spline đường sắt tường đập kênh phố suối nền ao đường cong vectơ</translation>
    </message>
    <message>
        <source>stroke along curve spline path brush</source>
        <translation>nét dọc theo đường cong spline cọ</translation>
    </message>
    <message>
        <source>osm openstreetmap gpx geojson shapefile kml dxf roads vector</source>
        <translation>osm openstreetmap gpx geojson shapefile kml dxf đường vectơ</translation>
    </message>
    <message>
        <source>roads splines geojson dxf geopackage vector</source>
        <translation>đường spline geojson dxf geopackage vectơ</translation>
    </message>
    <message>
        <source>repeat batch bake update all presets</source>
        <translation>lặp lại hàng loạt cập nhật tất cả thiết lập sẵn</translation>
    </message>
    <message>
        <source>rename other name file</source>
        <translation>đổi tên tên khác tệp</translation>
    </message>
    <message>
        <source>duplicate backup file</source>
        <translation>bản sao lưu dự phòng tệp</translation>
    </message>
    <message>
        <source>shrink vacuum smaller file size clean up</source>
        <translation>thu nhỏ vacuum kích thước tệp dọn dẹp</translation>
    </message>
    <message>
        <source>difference diff change before after</source>
        <translation>khác biệt diff thay đổi trước sau</translation>
    </message>
    <message>
        <source>units feet miles metres imperial metric language</source>
        <translation>đơn vị feet dặm mét hệ anh hệ mét ngôn ngữ</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>thoát đóng</translation>
    </message>
    <message>
        <source>remove erase clear</source>
        <translation>xóa bỏ</translation>
    </message>
    <message>
        <source>brush from selection alpha heightmap stencil</source>
        <translation>cọ từ vùng chọn alpha bản đồ độ cao khuôn</translation>
    </message>
    <message>
        <source>copy clone instance</source>
        <translation>sao chép nhân bản bản sao</translation>
    </message>
    <message>
        <source>select similar linked</source>
        <translation>chọn tương tự liên kết</translation>
    </message>
    <message>
        <source>swap exchange mesh model</source>
        <translation>đổi thay lưới mô hình</translation>
    </message>
    <message>
        <source>combine together join</source>
        <translation>kết hợp gộp cùng nhau</translation>
    </message>
    <message>
        <source>freeze protect pin</source>
        <translation>đóng băng bảo vệ ghim</translation>
    </message>
    <message>
        <source>unhide visible reveal</source>
        <translation>bỏ ẩn hiện hiển thị</translation>
    </message>
    <message>
        <source>clear nothing</source>
        <translation>bỏ chọn không gì</translation>
    </message>
    <message>
        <source>inverse opposite swap</source>
        <translation>nghịch đảo ngược lại đổi</translation>
    </message>
    <message>
        <source>expand dilate larger</source>
        <translation>mở rộng giãn lớn hơn</translation>
    </message>
    <message>
        <source>contract erode smaller</source>
        <translation>co lại thu hẹp nhỏ hơn</translation>
    </message>
    <message>
        <source>feather soften edge</source>
        <translation>làm mềm mép nhòe</translation>
    </message>
    <message>
        <source>compass up direction</source>
        <translation>la bàn hướng lên</translation>
    </message>
    <message>
        <source>elevation numpad</source>
        <translation>mặt đứng bàn phím số</translation>
    </message>
    <message>
        <source>right left elevation numpad</source>
        <translation>phải trái mặt đứng bàn phím số</translation>
    </message>
    <message>
        <source>3d camera</source>
        <translation>3d máy ảnh</translation>
    </message>
    <message>
        <source>underground collision camera beneath cave</source>
        <translation>dưới đất va chạm máy ảnh bên dưới hang</translation>
    </message>
    <message>
        <source>screenshot capture picture image render photo snapshot png print</source>
        <translation>chụp màn hình ảnh kết xuất ảnh chụp png in</translation>
    </message>
    <message>
        <source>debug ray cursor accuracy</source>
        <translation>gỡ lỗi tia con trỏ độ chính xác</translation>
    </message>
    <message>
        <source>coordinates squares overlay</source>
        <translation>tọa độ ô vuông lớp phủ</translation>
    </message>
    <message>
        <source>viewpoint eye tower line of sight</source>
        <translation>điểm nhìn mắt tháp tầm nhìn</translation>
    </message>
    <message>
        <source>check out exclusive</source>
        <translation>giữ riêng độc quyền</translation>
    </message>
    <message>
        <source>accessibility readable</source>
        <translation>trợ năng dễ đọc</translation>
    </message>
    <message>
        <source>animation accessibility dizzy</source>
        <translation>hoạt ảnh trợ năng chóng mặt</translation>
    </message>
    <message>
        <source>help documentation handbook guide docs user tutorial</source>
        <translation>trợ giúp tài liệu sổ tay hướng dẫn người dùng</translation>
    </message>
    <message>
        <source>search palette action menu</source>
        <translation>tìm bảng lệnh hành động menu</translation>
    </message>
    <message>
        <source>version licence credits</source>
        <translation>phiên bản giấy phép ghi công</translation>
    </message>
    <message>
        <source>foliage instance scatter spawn</source>
        <translation>tán lá bản sao rải tạo ra</translation>
    </message>
    <message>
        <source>cross section elevation profile cut fill</source>
        <translation>mặt cắt ngang hồ sơ độ cao đào đắp</translation>
    </message>
    <message>
        <source>layer weight splat blend</source>
        <translation>lớp trọng số splat hòa trộn</translation>
    </message>
    <message>
        <source>flow sediment channels</source>
        <translation>dòng chảy trầm tích kênh rãnh</translation>
    </message>
    <message>
        <source>plateau pad terrace</source>
        <translation>cao nguyên nền bậc thang</translation>
    </message>
    <message>
        <source>stamp tool heal</source>
        <translation>công cụ đóng dấu sửa vá</translation>
    </message>
    <message>
        <source>members invite role administrator permissions rights rename archive delete team</source>
        <translation>thành viên mời vai trò quản trị viên quyền đổi tên lưu trữ xóa nhóm</translation>
    </message>
    <message>
        <source>polygon shapefile geopackage geojson feature attribute buffer mask import</source>
        <translation>đa giác shapefile geopackage geojson đối tượng thuộc tính vùng đệm mặt nạ nhập vectơ da dối dệm</translation>
    </message>
    <message>
        <source>save export for engine scene heightmap landscape weights trees objects everything</source>
        <translation>lưu ghi xuất engine cảnh bản đồ độ cao heightmap landscape trọng số cây vật thể tất cả dồ dộ</translation>
    </message>
    <message>
        <source>slope cliffs steep height altitude elevation threshold mask</source>
        <translation>độ dốc vách đá dựng đứng cao độ ngưỡng mặt nạ dộ dá dứng</translation>
    </message>
    <message>
        <source>texture grass rock sand snow ground surface default</source>
        <translation>texture kết cấu cỏ đá cát tuyết mặt đất bề mặt mặc định dá dất dịnh</translation>
    </message>
    <message>
        <source>placed stamp movable landform heightmap mountain crater dune</source>
        <translation>đặt dấu đóng dấu di chuyển được dạng địa hình bản đồ độ cao heightmap núi miệng hố đụn cát dặt dóng dược dịa dồ dộ dụn</translation>
    </message>
    <message>
        <source>new create</source>
        <translation>mới tạo</translation>
    </message>
    <message>
        <source>folder new create</source>
        <translation>thư mục mới tạo</translation>
    </message>
    <message>
        <source>folder combine together</source>
        <translation>thư mục kết hợp gộp cùng nhau</translation>
    </message>
    <message>
        <source>flatten group combine</source>
        <translation>gộp phẳng nhóm kết hợp</translation>
    </message>
</context>
<context>
    <name>ExportQuestion</name>
    <message>
        <source>export it again to write it as it is</source>
        <translation>xuất lại để ghi như hiện có</translation>
    </message>
    <message>
        <source>Export Damaged Project</source>
        <translation>Xuất dự án bị hỏng</translation>
    </message>
    <message>
        <source>Part of what is exported is damaged in the project&apos;s file.</source>
        <translation>Một phần nội dung được xuất bị hỏng trong tệp dự án.</translation>
    </message>
    <message>
        <source>Export Anyway</source>
        <translation>Vẫn xuất</translation>
    </message>
</context>
<context>
    <name>HeightmapExport</name>
    <message>
        <source>no-data value %1</source>
        <translation>giá trị không dữ liệu %1</translation>
    </message>
    <message>
        <source>scale %1</source>
        <translation>tỉ lệ %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 bands</source>
        <translation>
            <numerusform>%1 kênh</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Terrain</source>
        <translation>Xuất địa hình</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>Dành cho chương trình nào</translation>
    </message>
    <message>
        <source>Follows the conventions of that program: orientation, range, file layout</source>
        <translation>Theo quy ước của chương trình đó: hướng, khoảng giá trị, bố cục tệp</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dùng cho</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Mẫu</translation>
    </message>
    <message>
        <source>As the source: with the type, no-data value, scale, bands and layout of the imported file; samples that were not edited keep their stored values</source>
        <translation>Như nguồn: với kiểu, giá trị không dữ liệu, tỉ lệ, các kênh và bố cục của tệp đã nhập; mẫu chưa chỉnh sửa giữ nguyên giá trị lưu trữ</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Nén</translation>
    </message>
    <message>
        <source>How the file is packed; none of them loses anything</source>
        <translation>Cách nén tệp; không cách nào làm mất dữ liệu</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Tự động</translation>
    </message>
    <message>
        <source>Cloud optimised (COG)</source>
        <translation>Tối ưu cho đám mây (COG)</translation>
    </message>
    <message>
        <source>Writes overviews and orders tiles for reading over a network</source>
        <translation>Ghi ảnh tổng quan và sắp thứ tự mảnh để đọc qua mạng</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-endian</translation>
    </message>
    <message>
        <source>Writes the high byte of each sample first</source>
        <translation>Ghi byte cao của mỗi mẫu trước</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Hàng</translation>
    </message>
    <message>
        <source>The first row of the file</source>
        <translation>Hàng đầu của tệp</translation>
    </message>
    <message>
        <source>North first</source>
        <translation>Bắc trước</translation>
    </message>
    <message>
        <source>South first</source>
        <translation>Nam trước</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Cách chia bước</translation>
    </message>
    <message>
        <source>Lowest to highest: all values are used. Fixed step: a height keeps its value, whatever the range</source>
        <translation>Thấp nhất đến cao nhất: dùng hết mọi giá trị. Bước cố định: một độ cao giữ nguyên giá trị của nó, dù khoảng là bao nhiêu</translation>
    </message>
    <message>
        <source>Lowest to highest</source>
        <translation>Thấp nhất đến cao nhất</translation>
    </message>
    <message>
        <source>Fixed step</source>
        <translation>Bước cố định</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Bước</translation>
    </message>
    <message>
        <source>the smallest that fits</source>
        <translation>nhỏ nhất mà vừa đủ</translation>
    </message>
    <message>
        <source>Difference of height between two values</source>
        <translation>Chênh lệch độ cao giữa hai giá trị</translation>
    </message>
    <message>
        <source>Anchor height</source>
        <translation>Độ cao mốc</translation>
    </message>
    <message>
        <source>The height that the value stands for</source>
        <translation>Độ cao mà giá trị đó biểu thị</translation>
    </message>
    <message>
        <source>Anchor value</source>
        <translation>Giá trị mốc</translation>
    </message>
    <message>
        <source>The value of samples at that height</source>
        <translation>Giá trị của các mẫu ở độ cao đó</translation>
    </message>
    <message>
        <source>has the value</source>
        <translation>có giá trị</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Mốc</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Khoảng</translation>
    </message>
    <message>
        <source>Dither between steps</source>
        <translation>Trộn điểm (dither) giữa các bước</translation>
    </message>
    <message>
        <source>Heights between two steps take the one or the other in a fine pattern, so that slopes have no terraces; a height is then off by a step at most, not by half of one</source>
        <translation>Độ cao giữa hai bước nhận bước này hoặc bước kia theo một mẫu hoa văn mịn, để sườn dốc không thành bậc; khi đó độ cao lệch nhiều nhất một bước, chứ không phải nửa bước</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>Bộ thiết lập sẵn để xuất</translation>
    </message>
    <message>
        <source>Save the settings as a preset, or rename or remove one</source>
        <translation>Lưu các thiết lập thành bộ thiết lập sẵn, hoặc đổi tên hay gỡ một bộ</translation>
    </message>
    <message>
        <source>Save Preset…</source>
        <translation>Lưu bộ thiết lập sẵn…</translation>
    </message>
    <message>
        <source>Rename Preset…</source>
        <translation>Đổi tên bộ thiết lập sẵn…</translation>
    </message>
    <message>
        <source>Remove Preset</source>
        <translation>Gỡ bộ thiết lập sẵn</translation>
    </message>
    <message>
        <source>Any program</source>
        <translation>Chương trình bất kỳ</translation>
    </message>
    <message>
        <source>Save Preset</source>
        <translation>Lưu bộ thiết lập sẵn</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>Đổi tên bộ thiết lập sẵn</translation>
    </message>
    <message>
        <source>%1 bits: one step is %2.</source>
        <translation>%1 bit: một bước là %2.</translation>
    </message>
    <message>
        <source>Height scale is stored in a .json file next to it.</source>
        <translation>Tỉ lệ độ cao được lưu trong một tệp .json bên cạnh.</translation>
    </message>
    <message>
        <source>Heights outside the range are cut off.</source>
        <translation>Độ cao ngoài khoảng bị cắt.</translation>
    </message>
    <message>
        <source>Samples are stored as in the source: %1. Samples that were not edited keep their values; what is not kept is listed after the export.</source>
        <translation>Mẫu được lưu như trong nguồn: %1. Mẫu chưa chỉnh sửa giữ nguyên giá trị; những gì không được giữ lại sẽ được liệt kê sau khi xuất.</translation>
    </message>
    <message>
        <source>Edited heights are rounded to whole steps of %1.</source>
        <translation>Độ cao đã chỉnh sửa được làm tròn theo bước nguyên %1.</translation>
    </message>
    <message>
        <source>32-bit floating point: every height is kept exactly.</source>
        <translation>32 bit dấu phẩy động: mọi độ cao được giữ chính xác.</translation>
    </message>
    <message numerus="yes">
        <source>%1 layers will be flattened.</source>
        <translation>
            <numerusform>%1 lớp sẽ được gộp phẳng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hidden layers are left out.</source>
        <translation>
            <numerusform>%1 lớp ẩn bị bỏ qua.</numerusform>
        </translation>
    </message>
    <message>
        <source>The step has to be above 0</source>
        <translation>Bước phải lớn hơn 0</translation>
    </message>
    <message>
        <source>-edited.tif</source>
        <translation>-da-sua.tif</translation>
    </message>
    <message>
        <source>Exported %1 and read it back: every height is the same.</source>
        <translation>Đã xuất %1 và đọc lại: mọi độ cao đều như cũ.</translation>
    </message>
    <message>
        <source>Exported %1 and read it back: the largest error is %2.</source>
        <translation>Đã xuất %1 và đọc lại: sai số lớn nhất là %2.</translation>
    </message>
    <message>
        <source> Resampling changed heights by %1 at most.</source>
        <translation> Lấy mẫu lại làm độ cao đổi nhiều nhất %1.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Sai số lớn nhất</translation>
    </message>
    <message>
        <source>none: read back, every height is the same</source>
        <translation>không có: đọc lại, mọi độ cao đều như cũ</translation>
    </message>
    <message>
        <source>%1, found by reading the file back</source>
        <translation>%1, tìm được khi đọc lại tệp</translation>
    </message>
    <message>
        <source>Resampled</source>
        <translation>Đã lấy mẫu lại</translation>
    </message>
    <message>
        <source>to %1 × %2 samples; heights changed by %3 at most, 99 % of them by %4 or less, by %5 on average</source>
        <translation>thành %1 × %2 mẫu; độ cao đổi nhiều nhất %3, 99 % trong số đó không quá %4, trung bình %5</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Một bước</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Mô tả</translation>
    </message>
</context>
<context>
    <name>ImportFacts</name>
    <message>
        <source>8 bits</source>
        <translation>8 bit</translation>
    </message>
    <message>
        <source>8 bits, signed</source>
        <translation>8 bit, có dấu</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 bit</translation>
    </message>
    <message>
        <source>16 bits, signed</source>
        <translation>16 bit, có dấu</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 bit</translation>
    </message>
    <message>
        <source>32 bits, signed</source>
        <translation>32 bit, có dấu</translation>
    </message>
    <message>
        <source>16 bits, floating point</source>
        <translation>16 bit, dấu phẩy động</translation>
    </message>
    <message>
        <source>32 bits, floating point</source>
        <translation>32 bit, dấu phẩy động</translation>
    </message>
    <message>
        <source>64 bits, floating point</source>
        <translation>64 bit, dấu phẩy động</translation>
    </message>
    <message>
        <source>brightness of the colours</source>
        <translation>độ sáng của màu</translation>
    </message>
    <message>
        <source>colours as Terrarium tiles have them</source>
        <translation>màu như trong mảnh Terrarium</translation>
    </message>
    <message>
        <source>colours as Mapbox tiles have them</source>
        <translation>màu như trong mảnh Mapbox</translation>
    </message>
    <message>
        <source>%1, %2, %3 × %4 samples: %5</source>
        <translation>%1, %2, %3 × %4 mẫu: %5</translation>
    </message>
    <message>
        <source>heights %1, %2</source>
        <translation>độ cao %1, %2</translation>
    </message>
</context>
<context>
    <name>LineExport</name>
    <message>
        <source>Water Levels</source>
        <translation>Mực nước</translation>
    </message>
    <message>
        <source>Write the levels of the water of rivers, canals and ponds in place of their beds</source>
        <translation>Ghi mực nước của sông, kênh và ao thay cho đáy của chúng</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines of the layer “%2”, with their heights.</source>
        <translation>
            <numerusform>%1 tuyến của lớp “%2”, kèm độ cao.</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Tuyến</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Tọa độ</translation>
    </message>
</context>
<context>
    <name>LineFacts</name>
    <message>
        <source>Border</source>
        <translation>Đường biên</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Chiều dài</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Diện tích</translation>
    </message>
    <message>
        <source>Max. grade</source>
        <translation>Dốc dọc tối đa</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Min. radius</source>
        <translation>Bán kính tối thiểu</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>thẳng</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Lên dốc</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Xuống dốc</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Cầu</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Hầm</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Đào</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Đắp</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Còn dư</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Diện tích dời</translation>
    </message>
    <message>
        <source>Raised by</source>
        <translation>Nâng thêm</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… và %1 mục nữa.</translation>
    </message>
    <message>
        <source>The ends need a grade of %1; the maximum is %2. Lengthen the line to %3 with hairpins, or raise the maximum grade.</source>
        <translation>Hai đầu cần độ dốc dọc %1; tối đa là %2. Hãy kéo dài tuyến đến %3 bằng khúc cua tay áo, hoặc tăng dốc dọc tối đa.</translation>
    </message>
    <message>
        <source>Point %1 is %2 above its height; the maximum grade allows no less.</source>
        <translation>Điểm %1 cao hơn độ cao của nó %2; dốc dọc tối đa không cho phép thấp hơn.</translation>
    </message>
    <message>
        <source>Point %1 is %2 below its height; the maximum grade allows no more.</source>
        <translation>Điểm %1 thấp hơn độ cao của nó %2; dốc dọc tối đa không cho phép cao hơn.</translation>
    </message>
    <message>
        <source>From %1 to %2 the bed is up to %3 above the terrain. A bridge, hairpins or a steeper grade avoid that.</source>
        <translation>Từ %1 đến %2, nền cao hơn địa hình tới %3. Cầu, khúc cua tay áo hoặc độ dốc dọc lớn hơn sẽ tránh được điều đó.</translation>
    </message>
    <message>
        <source>From %1 to %2 the bed is up to %3 below the terrain. A tunnel, hairpins or a steeper grade avoid that.</source>
        <translation>Từ %1 đến %2, nền thấp hơn địa hình tới %3. Hầm, khúc cua tay áo hoặc độ dốc dọc lớn hơn sẽ tránh được điều đó.</translation>
    </message>
    <message>
        <source>The border crosses itself at %1.</source>
        <translation>Đường biên tự cắt chính nó tại %1.</translation>
    </message>
    <message>
        <source>The line crosses itself at %1 at heights %2 apart. Add a bridge, or move the line.</source>
        <translation>Tuyến tự cắt chính nó tại %1 với chênh lệch độ cao %2. Hãy thêm cầu, hoặc dời tuyến.</translation>
    </message>
    <message>
        <source>The line crosses itself at %1, as a junction.</source>
        <translation>Tuyến tự cắt chính nó tại %1, thành nút giao cùng mức.</translation>
    </message>
    <message>
        <source>Steeper banks along %1, retaining walls along %2.</source>
        <translation>Mái dốc đứng hơn dọc theo %1, tường chắn dọc theo %2.</translation>
    </message>
    <message numerus="yes">
        <source>Side slopes end before they meet the terrain at %1 samples. Increase the reach.</source>
        <translation>
            <numerusform>Mái dốc kết thúc trước khi gặp địa hình tại %1 mẫu. Hãy tăng tầm với.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retaining wall: the side slope does not meet the terrain within its reach.</source>
        <translation>Tường chắn: mái dốc không gặp địa hình trong tầm với của nó.</translation>
    </message>
    <message>
        <source>Steeper bank than the settings say, to meet the terrain within its reach.</source>
        <translation>Mái dốc đứng hơn mức thiết lập, để gặp địa hình trong tầm với của nó.</translation>
    </message>
</context>
<context>
    <name>MaterialExport</name>
    <message>
        <source>nothing: every weight is kept</source>
        <translation>không có: mọi trọng số được giữ</translation>
    </message>
    <message>
        <source>%1 % of a sample at most, %2 % on average</source>
        <translation>nhiều nhất %1 % của một mẫu, trung bình %2 %</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Vật liệu</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Mẫu</translation>
    </message>
    <message>
        <source>Weights lost</source>
        <translation>Trọng số bị mất</translation>
    </message>
    <message>
        <source>Kept, not drawn</source>
        <translation>Được giữ, không vẽ</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>Đọc lại</translation>
    </message>
    <message>
        <source>The terrain has no materials yet: add them in the Materials panel, or import them.</source>
        <translation>Địa hình chưa có vật liệu nào: hãy thêm trong bảng Vật liệu, hoặc nhập chúng.</translation>
    </message>
    <message>
        <source>Exported %1 and read it back.</source>
        <translation>Đã xuất %1 và đọc lại.</translation>
    </message>
    <message>
        <source>The format does not hold all weights: lost are %1.</source>
        <translation>Định dạng không giữ được mọi trọng số: mất %1.</translation>
    </message>
    <message>
        <source>Export Materials</source>
        <translation>Xuất vật liệu</translation>
    </message>
    <message>
        <source>Exported %1 into %2 and verified %3.</source>
        <translation>Đã xuất %1 vào %2 và kiểm tra %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 materials</source>
        <translation>
            <numerusform>%1 vật liệu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 tệp</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>Dành cho chương trình nào</translation>
    </message>
    <message>
        <source>Kind of splat maps</source>
        <translation>Loại splat map</translation>
    </message>
    <message>
        <source>Depth of the maps</source>
        <translation>Độ sâu của bản đồ</translation>
    </message>
    <message>
        <source>A vertex at every</source>
        <translation>Một đỉnh cho mỗi</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dùng cho</translation>
    </message>
    <message>
        <source>Other sizes than the terrain&apos;s own are resampled by area over the same ground</source>
        <translation>Kích thước khác với của địa hình được lấy mẫu lại theo diện tích trên cùng mặt đất</translation>
    </message>
    <message>
        <source>The editor script that comes along reads the raw files</source>
        <translation>Tập lệnh editor đi kèm sẽ đọc các tệp RAW</translation>
    </message>
    <message>
        <source>Alphamaps as</source>
        <translation>Alphamap dạng</translation>
    </message>
    <message>
        <source>Splat maps</source>
        <translation>Splat map</translation>
    </message>
    <message>
        <source>Materials of the map</source>
        <translation>Vật liệu của bản đồ</translation>
    </message>
    <message>
        <source>Four at most; without a choice those that cover most</source>
        <translation>Nhiều nhất bốn; nếu không chọn thì lấy những vật liệu phủ nhiều nhất</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Độ sâu</translation>
    </message>
    <message>
        <source>%1 texels</source>
        <translation>%1 texel</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Kết cấu</translation>
    </message>
    <message>
        <source>Along the longer side of colour, normals and roughness</source>
        <translation>Theo cạnh dài của màu, pháp tuyến và độ nhám</translation>
    </message>
    <message>
        <source>1: at every sample. Normals keep the shape of the samples between</source>
        <translation>1: ở mọi mẫu. Pháp tuyến giữ hình dạng của các mẫu ở giữa</translation>
    </message>
    <message>
        <source>samples a vertex</source>
        <translation>mẫu mỗi đỉnh</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Lưới 3D</translation>
    </message>
    <message>
        <source>%1, the terrain&apos;s own</source>
        <translation>%1, của địa hình</translation>
    </message>
    <message>
        <source>Alphamaps of four layers each, layers.json and an editor script that assigns them. Every weight is kept.</source>
        <translation>Alphamap mỗi cái bốn lớp, layers.json và một tập lệnh editor gán chúng. Mọi trọng số được giữ.</translation>
    </message>
    <message>
        <source>An 8-bit grey PNG for each material, in the size of the heights. Every weight is kept.</source>
        <translation>Một PNG xám 8 bit cho mỗi vật liệu, cùng kích thước với độ cao. Mọi trọng số được giữ.</translation>
    </message>
    <message>
        <source>control.exr with the two heaviest materials of each sample, of 32 at most.</source>
        <translation>control.exr với hai vật liệu nặng nhất của mỗi mẫu, trong nhiều nhất 32.</translation>
    </message>
    <message>
        <source>splat.png with four materials; the others are left out.</source>
        <translation>splat.png với bốn vật liệu; các vật liệu khác bị bỏ qua.</translation>
    </message>
    <message>
        <source>splat.png, splat2.png … with sixteen materials, of which the four heaviest are drawn.</source>
        <translation>splat.png, splat2.png … với mười sáu vật liệu, trong đó bốn vật liệu nặng nhất được vẽ.</translation>
    </message>
    <message>
        <source>splat_index.png and splat_weight.png with three materials a sample.</source>
        <translation>splat_index.png và splat_weight.png với ba vật liệu mỗi mẫu.</translation>
    </message>
    <message>
        <source>An 8-bit grey PNG for each material, and a script that builds the material of them. Every weight is kept.</source>
        <translation>Một PNG xám 8 bit cho mỗi vật liệu, và một tập lệnh dựng vật liệu từ chúng. Mọi trọng số được giữ.</translation>
    </message>
    <message>
        <source>weights.tif with a band for each material, and dominant.tif with the heaviest material, its colour and its name. Every weight is kept.</source>
        <translation>weights.tif với một kênh cho mỗi vật liệu, và dominant.tif với vật liệu nặng nhất, màu và tên của nó. Mọi trọng số được giữ.</translation>
    </message>
    <message>
        <source>The ground&apos;s colour, normals for OpenGL and DirectX, ambient occlusion, flow, slope and curvature.</source>
        <translation>Màu mặt đất, pháp tuyến cho OpenGL và DirectX, che khuất môi trường, dòng chảy, độ dốc và độ cong.</translation>
    </message>
    <message numerus="yes">
        <source>terrain.glb: a mesh of up to %1 triangles with baked colour, normals and roughness.</source>
        <translation>
            <numerusform>terrain.glb: một lưới 3D tối đa %1 tam giác với màu, pháp tuyến và độ nhám đã nướng sẵn.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights are resampled by area from %1.</source>
        <translation>Trọng số được lấy mẫu lại theo diện tích từ %1.</translation>
    </message>
    <message>
        <source>Choose at least one format of alphamaps</source>
        <translation>Chọn ít nhất một dạng alphamap</translation>
    </message>
    <message>
        <source>CLASSIC4 takes %1 materials; %2 are chosen</source>
        <translation>CLASSIC4 nhận %1 vật liệu; đang chọn %2</translation>
    </message>
    <message>
        <source>Follows the conventions of that program</source>
        <translation>Theo quy ước của chương trình đó</translation>
    </message>
    <message>
        <source>Include unused materials</source>
        <translation>Gồm cả vật liệu không dùng</translation>
    </message>
    <message>
        <source>Write materials that are nowhere on the terrain</source>
        <translation>Ghi cả vật liệu không nằm ở đâu trên địa hình</translation>
    </message>
    <message>
        <source>%1, resampled by area</source>
        <translation>%1, lấy mẫu lại theo diện tích</translation>
    </message>
    <message>
        <source>All files were read back and verified</source>
        <translation>Mọi tệp đã được đọc lại và kiểm tra</translation>
    </message>
</context>
<context>
    <name>MeasureFacts</name>
    <message>
        <source>%1° (%2 %)</source>
        <translation>%1° (%2 %)</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Plane length</source>
        <translation>Chiều dài phẳng</translation>
    </message>
    <message>
        <source>Surface length</source>
        <translation>Chiều dài bề mặt</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Thấp nhất</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Cao nhất</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Lên dốc</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Xuống dốc</translation>
    </message>
    <message>
        <source>Steepest</source>
        <translation>Dốc nhất</translation>
    </message>
    <message>
        <source>Without ground</source>
        <translation>Không có đất</translation>
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
        <translation>Diện tích phẳng</translation>
    </message>
    <message>
        <source>Surface area</source>
        <translation>Diện tích bề mặt</translation>
    </message>
    <message>
        <source>Fill (added)</source>
        <translation>Đắp (thêm vào)</translation>
    </message>
    <message>
        <source>Cut (above)</source>
        <translation>Đào (phía trên)</translation>
    </message>
    <message>
        <source>Cut (removed)</source>
        <translation>Đào (lấy đi)</translation>
    </message>
    <message>
        <source>Fill (below)</source>
        <translation>Đắp (phía dưới)</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Cân bằng</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Boo&amp;kmarks</source>
        <translation>Dấu &amp;khung nhìn</translation>
    </message>
    <message>
        <source>&amp;Save Bookmark</source>
        <translation>&amp;Lưu dấu khung nhìn</translation>
    </message>
    <message>
        <source>S&amp;hading</source>
        <translation>Tô &amp;bóng</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Phân tích</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Bản&amp;g</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Giao &amp;diện</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Tệp</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Mở gần đâ&amp;y</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Xuất</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Chỉnh &amp;sửa</translation>
    </message>
    <message>
        <source>&amp;Objects</source>
        <translation>&amp;Vật thể</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Chọ&amp;n</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Cọ</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Xem</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Trợ &amp;giúp</translation>
    </message>
    <message>
        <source>Te&amp;xt Size</source>
        <translation>Cỡ &amp;chữ</translation>
    </message>
    <message>
        <source>&amp;Mouse Like In</source>
        <translation>&amp;Chuột giống như</translation>
    </message>
    <message>
        <source>Export &amp;For</source>
        <translation>Xuất &amp;cho</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>&amp;Lớp</translation>
    </message>
</context>
<context>
    <name>MeshExport</name>
    <message numerus="yes">
        <source>%1 triangles</source>
        <translation>
            <numerusform>%1 tam giác</numerusform>
        </translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Tam giác</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Đỉnh</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Sai số lớn nhất</translation>
    </message>
    <message>
        <source>%1, at column %2, row %3; measured everywhere, not at samples only</source>
        <translation>%1, ở cột %2, hàng %3; đo ở mọi nơi, không chỉ tại các mẫu</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>Đọc lại</translation>
    </message>
    <message>
        <source>every triangle, and every vertex at its very place</source>
        <translation>mọi tam giác, và mọi đỉnh đúng chỗ của nó</translation>
    </message>
    <message>
        <source>every triangle, and every vertex within %1 of its place</source>
        <translation>mọi tam giác, và mọi đỉnh cách chỗ của nó không quá %1</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Khối đặc</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 mm, 1 : %4</source>
        <translation>%1 × %2 × %3 mm, 1 : %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 tệp</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 with %2 and read it back: the mesh is within %3 of the ground.</source>
        <translation>Đã xuất %1 với %2 và đọc lại: lưới 3D lệch mặt đất không quá %3.</translation>
    </message>
    <message>
        <source>Export Mesh</source>
        <translation>Xuất lưới 3D</translation>
    </message>
    <message>
        <source>Solid, for a 3-D printer</source>
        <translation>Khối đặc, cho máy in 3D</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>Chi tiết theo</translation>
    </message>
    <message>
        <source>The mesh is nowhere further from the ground than this, measured upwards</source>
        <translation>Không đâu lưới 3D cách mặt đất quá mức này, đo theo phương đứng</translation>
    </message>
    <message>
        <source>At most, in all files together</source>
        <translation>Nhiều nhất, tính chung mọi tệp</translation>
    </message>
    <message>
        <source>With walls and a level bottom, watertight, in millimetres</source>
        <translation>Có vách và đáy phẳng, kín nước, tính bằng milimét</translation>
    </message>
    <message>
        <source>Size (mm)</source>
        <translation>Kích thước (mm)</translation>
    </message>
    <message>
        <source>Of the solid&apos;s longer side</source>
        <translation>Của cạnh dài của khối</translation>
    </message>
    <message>
        <source>Base (mm)</source>
        <translation>Đế (mm)</translation>
    </message>
    <message>
        <source>What is under the lowest ground</source>
        <translation>Phần nằm dưới mặt đất thấp nhất</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>Phóng đại</translation>
    </message>
    <message>
        <source>Heights are multiplied by this</source>
        <translation>Độ cao được nhân với số này</translation>
    </message>
    <message>
        <source>West to east. Tiles have the same vertices on their borders</source>
        <translation>Từ tây sang đông. Các mảnh có cùng các đỉnh ở biên</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>North to south. Tiles have the same vertices on their borders</source>
        <translation>Từ bắc xuống nam. Các mảnh có cùng các đỉnh ở biên</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Mảnh</translation>
    </message>
    <message>
        <source>x east, y up, z south.</source>
        <translation>x đông, y lên, z nam.</translation>
    </message>
    <message>
        <source>x east, y north, z up.</source>
        <translation>x đông, y bắc, z lên.</translation>
    </message>
    <message>
        <source> In metres, as the format has it.</source>
        <translation> Bằng mét, theo định dạng.</translation>
    </message>
    <message>
        <source> In millimetres.</source>
        <translation> Bằng milimét.</translation>
    </message>
    <message>
        <source> In metres from the middle of the terrain.</source>
        <translation> Bằng mét, tính từ giữa địa hình.</translation>
    </message>
    <message>
        <source>Materials are not in this file; File → Export → Materials… writes them with a mesh, as glTF.</source>
        <translation>Vật liệu không có trong tệp này; Tệp → Xuất → Vật liệu… ghi chúng cùng lưới 3D, dạng glTF.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Sai số</translation>
    </message>
    <message>
        <source>Sets the error or the number of triangles; the other one follows</source>
        <translation>Đặt sai số hoặc số tam giác; giá trị kia tính theo</translation>
    </message>
</context>
<context>
    <name>ObjectExport</name>
    <message>
        <source>The terrain&apos;s CRS</source>
        <translation>Hệ tọa độ của địa hình</translation>
    </message>
    <message>
        <source>WGS 84 longitude and latitude</source>
        <translation>Kinh độ và vĩ độ WGS 84</translation>
    </message>
    <message>
        <source>Local metres from the middle of the terrain</source>
        <translation>Mét cục bộ, tính từ giữa địa hình</translation>
    </message>
    <message>
        <source>Export Objects</source>
        <translation>Xuất vật thể</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Tọa độ</translation>
    </message>
    <message>
        <source>In which coordinates the places of objects are written</source>
        <translation>Vị trí của vật thể được ghi theo tọa độ nào</translation>
    </message>
    <message>
        <source>The coordinates are metres, not longitude and latitude: map programs will show them at 0°, 0°.</source>
        <translation>Tọa độ là mét, không phải kinh độ và vĩ độ: chương trình bản đồ sẽ hiện chúng ở 0°, 0°.</translation>
    </message>
    <message>
        <source>GDAL and QGIS read which CRS it is; programs that keep to the GeoJSON standard may not.</source>
        <translation>GDAL và QGIS đọc được hệ tọa độ; chương trình theo đúng chuẩn GeoJSON có thể không.</translation>
    </message>
    <message>
        <source>Full Precision</source>
        <translation>Độ chính xác đầy đủ</translation>
    </message>
    <message>
        <source>Write numbers with all their digits, not with %1 significant ones.</source>
        <translation>Ghi số với mọi chữ số của nó, không phải với %1 chữ số có nghĩa.</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects with position, rotation and scale.</source>
        <translation>
            <numerusform>%1 vật thể kèm vị trí, góc xoay và tỉ lệ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Includes the objects of %1 scatter rules.</source>
        <translation>
            <numerusform>Bao gồm vật thể của %1 quy tắc rải.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 vật thể</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 to %2 and read them back: every place is the same.</source>
        <translation>Đã xuất %1 vào %2 và đọc lại: mọi vị trí đều như cũ.</translation>
    </message>
    <message>
        <source>Exported %1 to %2 and read them back: the largest error of place is %3.</source>
        <translation>Đã xuất %1 vào %2 và đọc lại: sai số vị trí lớn nhất là %3.</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Vật thể</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Sai số lớn nhất</translation>
    </message>
    <message>
        <source>none: places are kept exactly</source>
        <translation>không có: vị trí được giữ chính xác</translation>
    </message>
    <message>
        <source>By scatter rules</source>
        <translation>Theo quy tắc rải</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Mô tả</translation>
    </message>
    <message>
        <source>There are no objects to export: place or scatter some first.</source>
        <translation>Không có vật thể nào để xuất: hãy đặt hoặc rải vài cái trước.</translation>
    </message>
    <message>
        <source>Columns, axes and units are described in a .json file next to it.</source>
        <translation>Các cột, trục và đơn vị được mô tả trong một tệp .json bên cạnh.</translation>
    </message>
</context>
<context>
    <name>PanelStyle</name>
    <message>
        <source>Progress</source>
        <translation>Tiến độ</translation>
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
        <translation>%1: quá lớn cho một tệp bộ thiết lập sẵn</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created</source>
        <translation>Không tạo được thư mục %1</translation>
    </message>
    <message>
        <source>There is a preset called “%1” already</source>
        <translation>Đã có bộ thiết lập sẵn tên “%1”</translation>
    </message>
</context>
<context>
    <name>PresetStore</name>
    <message>
        <source>There are no brushes of your own yet</source>
        <translation>Chưa có cọ nào của riêng bạn</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1: không đủ bộ nhớ</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Kết thúc</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>thấp nhất</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>cao nhất</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Hiện</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Đổi tê&amp;n</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>Ground</source>
        <translation>Mặt đất</translation>
    </message>
    <message>
        <source>Stands upright, and keeps its height above the ground when that changes</source>
        <translation>Đứng thẳng và giữ độ cao trên mặt đất khi mặt đất thay đổi</translation>
    </message>
    <message>
        <source>The same, square on the slope instead of upright</source>
        <translation>Như trên, nhưng vuông góc với sườn dốc thay vì đứng thẳng</translation>
    </message>
    <message>
        <source>Keeps its elevation, whatever becomes of the ground</source>
        <translation>Giữ nguyên độ cao, dù mặt đất thay đổi ra sao</translation>
    </message>
    <message>
        <source>Levels the ground under it when it is placed, moved, turned or scaled</source>
        <translation>San phẳng mặt đất bên dưới khi được đặt, di chuyển, xoay hoặc đổi tỉ lệ</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>selection “%1”</source>
        <translation>vùng chọn “%1”</translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <translation>%1 đến %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 từ %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 đến %3</translation>
    </message>
    <message>
        <source>%1 km²</source>
        <translation>%1 km²</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>không phải %1</translation>
    </message>
    <message>
        <source>%1: everywhere</source>
        <translation>%1: mọi nơi</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>tuyến %1</translation>
    </message>
    <message>
        <source>with water</source>
        <translation>có nước</translation>
    </message>
</context>
<context>
    <name>SceneExport</name>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 vật thể</numerusform>
        </translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Vật thể</translation>
    </message>
    <message>
        <source>%1, of which %2 by scatter rules</source>
        <translation>%1, trong đó %2 theo quy tắc rải</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Mô hình</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>Đọc lại</translation>
    </message>
    <message>
        <source>every object, within %1 of its place and %2° of its turn</source>
        <translation>mọi vật thể, lệch vị trí không quá %1 và lệch góc xoay không quá %2°</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangles, within %2 of the ground everywhere</source>
        <translation>
            <numerusform>%1 tam giác, ở mọi nơi lệch mặt đất không quá %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>%1 × %2 samples, largest error %3</source>
        <translation>%1 × %2 mẫu, sai số lớn nhất %3</translation>
    </message>
    <message>
        <source>Material weights</source>
        <translation>Trọng số vật liệu</translation>
    </message>
    <message>
        <source>%1 × %2 samples: %3</source>
        <translation>%1 × %2 mẫu: %3</translation>
    </message>
    <message>
        <source>Terrain mesh</source>
        <translation>Lưới địa hình</translation>
    </message>
    <message numerus="yes">
        <source>%1 files to %2</source>
        <translation>
            <numerusform>%1 tệp vào %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 with %2 and verified it (max. position error %3).</source>
        <translation>Đã xuất %1 với %2 và kiểm tra (sai số vị trí lớn nhất %3).</translation>
    </message>
    <message>
        <source>Exported %1 and verified it.</source>
        <translation>Đã xuất %1 và kiểm tra.</translation>
    </message>
    <message>
        <source>A node for each model; only programs that know EXT_mesh_gpu_instancing open it: three.js, Babylon.js, glTFast.</source>
        <translation>Một nút cho mỗi mô hình; chỉ chương trình biết EXT_mesh_gpu_instancing mở được: three.js, Babylon.js, glTFast.</translation>
    </message>
    <message>
        <source>A node for each object; they share the meshes of their models.</source>
        <translation>Một nút cho mỗi vật thể; chúng dùng chung lưới của mô hình.</translation>
    </message>
    <message>
        <source>In Blender, run scene.py: Scripting → Open → Run.</source>
        <translation>Trong Blender, chạy scene.py: Scripting → Open → Run.</translation>
    </message>
    <message>
        <source>In Unity, put the folder into Assets and choose Tools → Scarp → Build Scene. Models need the package glTFast.</source>
        <translation>Trong Unity, đặt thư mục vào Assets rồi chọn Tools → Scarp → Build Scene. Mô hình cần gói glTFast.</translation>
    </message>
    <message>
        <source>In Unreal, run scene.py: Tools → Execute Python Script.</source>
        <translation>Trong Unreal, chạy scene.py: Tools → Execute Python Script.</translation>
    </message>
    <message>
        <source>In Godot, put the folder into the project and open scene.tscn. terrain3d_objects.gd gives the objects to Terrain3D.</source>
        <translation>Trong Godot, đặt thư mục vào dự án rồi mở scene.tscn. terrain3d_objects.gd đưa các vật thể vào Terrain3D.</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>Chi tiết theo</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dùng cho</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Tam giác</translation>
    </message>
    <message>
        <source>Instancing (EXT_mesh_gpu_instancing)</source>
        <translation>Instancing (EXT_mesh_gpu_instancing)</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Sai số</translation>
    </message>
    <message>
        <source>Levels of Detail</source>
        <translation>Mức chi tiết</translation>
    </message>
    <message>
        <source>Write the coarser meshes of models, which engines draw far from the camera</source>
        <translation>Ghi các lưới thô hơn của mô hình, mà engine vẽ khi ở xa camera</translation>
    </message>
    <message>
        <source>alphamaps, layers.json, ScarpMaterials.cs</source>
        <translation>alphamap, layers.json, ScarpMaterials.cs</translation>
    </message>
    <message>
        <source>a PNG for each material, layers.json</source>
        <translation>một PNG cho mỗi vật liệu, layers.json</translation>
    </message>
    <message>
        <source>a PNG for each material, material.py</source>
        <translation>một PNG cho mỗi vật liệu, material.py</translation>
    </message>
    <message>
        <source>splat maps, textures.json</source>
        <translation>splat map, textures.json</translation>
    </message>
    <message>
        <source>Export for Engine</source>
        <translation>Xuất cho engine</translation>
    </message>
    <message>
        <source>Engine or program</source>
        <translation>Engine hoặc chương trình</translation>
    </message>
    <message>
        <source>Terrain plugin</source>
        <translation>Plugin địa hình</translation>
    </message>
    <message>
        <source>Sets axes, units, sizes and files as the program reads them</source>
        <translation>Đặt trục, đơn vị, kích thước và tệp theo cách chương trình đọc chúng</translation>
    </message>
    <message>
        <source>Terrain plugin that heights and weights are written for</source>
        <translation>Plugin địa hình mà độ cao và trọng số được ghi cho nó</translation>
    </message>
    <message>
        <source>Sets the error or the number of triangles of the terrain mesh</source>
        <translation>Đặt sai số hoặc số tam giác của lưới địa hình</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Địa hình</translation>
    </message>
    <message>
        <source>Height range</source>
        <translation>Khoảng độ cao</translation>
    </message>
    <message>
        <source>Write a heightmap in the engine&apos;s format and size</source>
        <translation>Ghi bản đồ độ cao theo định dạng và kích thước của engine</translation>
    </message>
    <message>
        <source>Material Weights</source>
        <translation>Trọng số vật liệu</translation>
    </message>
    <message>
        <source>Write the weights of the materials for the engine&apos;s terrain</source>
        <translation>Ghi trọng số của các vật liệu cho địa hình của engine</translation>
    </message>
    <message>
        <source>Write placed and scattered objects with their models</source>
        <translation>Ghi các vật thể đã đặt và được rải cùng mô hình của chúng</translation>
    </message>
    <message>
        <source>Water and Models Along Lines</source>
        <translation>Nước và mô hình dọc theo tuyến</translation>
    </message>
    <message>
        <source>Write the water of rivers, canals and ponds, and models that rules bend along lines</source>
        <translation>Ghi nước của sông, kênh đào và ao, cùng các mô hình được quy tắc uốn dọc theo tuyến</translation>
    </message>
    <message>
        <source>Terrain Mesh</source>
        <translation>Lưới địa hình</translation>
    </message>
    <message>
        <source>Write the terrain as a mesh of triangles</source>
        <translation>Ghi địa hình thành lưới tam giác</translation>
    </message>
    <message>
        <source>Largest vertical distance between the mesh and the terrain</source>
        <translation>Khoảng cách thẳng đứng lớn nhất giữa lưới và địa hình</translation>
    </message>
    <message>
        <source>Maximum number of triangles of the terrain mesh</source>
        <translation>Số tam giác tối đa của lưới địa hình</translation>
    </message>
    <message>
        <source>Texture size (px)</source>
        <translation>Cỡ kết cấu (px)</translation>
    </message>
    <message>
        <source>Longer side of the texture with the colours of the materials; 0: none</source>
        <translation>Cạnh dài của kết cấu chứa màu của các vật liệu; 0: không có</translation>
    </message>
    <message>
        <source>Write the objects of a model as one node: small and fast, but fewer programs open it</source>
        <translation>Ghi các vật thể của một mô hình thành một nút: nhỏ và nhanh, nhưng ít chương trình mở được hơn</translation>
    </message>
    <message>
        <source>glTF has the terrain as a mesh</source>
        <translation>glTF chứa địa hình dưới dạng lưới</translation>
    </message>
    <message>
        <source>only of the whole terrain</source>
        <translation>chỉ cho toàn bộ địa hình</translation>
    </message>
    <message>
        <source>the terrain has no materials</source>
        <translation>địa hình không có vật liệu</translation>
    </message>
    <message>
        <source>the terrain has no objects</source>
        <translation>địa hình không có vật thể</translation>
    </message>
    <message>
        <source>no line has water or models along it</source>
        <translation>không tuyến nào có nước hoặc mô hình dọc theo nó</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Export for %1</source>
        <translation>Xuất cho %1</translation>
    </message>
    <message>
        <source>model-….glb for each model</source>
        <translation>model-….glb cho mỗi mô hình</translation>
    </message>
    <message>
        <source>Files: %1.</source>
        <translation>Tệp: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 placed objects</source>
        <translation>
            <numerusform>%1 vật thể đã đặt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and the objects of %2.</source>
        <translation>%1 và vật thể của %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scatter rules</source>
        <translation>
            <numerusform>%1 quy tắc rải</numerusform>
        </translation>
    </message>
    <message>
        <source>Image overlays are not exported.</source>
        <translation>Ảnh phủ không được xuất.</translation>
    </message>
    <message>
        <source>Select at least one kind of content to export</source>
        <translation>Chọn ít nhất một loại nội dung để xuất</translation>
    </message>
</context>
<context>
    <name>ServerTrustDialog</name>
    <message>
        <source>Trust Server</source>
        <translation>Tin cậy máy chủ</translation>
    </message>
    <message>
        <source>The certificate of %1 has changed.</source>
        <translation>Chứng chỉ của %1 đã thay đổi.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not signed by a known authority.</source>
        <translation>Chứng chỉ của %1 không được ký bởi một cơ quan chứng thực đã biết.</translation>
    </message>
    <message>
        <source>Compare its SHA-256 fingerprint with the one that the administrator of the server gives you:</source>
        <translation>Hãy so sánh dấu vân tay SHA-256 của nó với dấu vân tay do quản trị viên máy chủ cung cấp:</translation>
    </message>
    <message>
        <source>If they differ, somebody may pretend to be the server, and your password would be sent there.</source>
        <translation>Nếu chúng khác nhau, có thể ai đó đang giả mạo máy chủ và mật khẩu của bạn sẽ được gửi đến đó.</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Drag, or click to type any number.</source>
        <translation>Kéo, hoặc bấm để gõ một số bất kỳ.</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Độ đục</translation>
    </message>
</context>
<context>
    <name>TeamWords</name>
    <message>
        <source>That is no address of a server. One looks like postgresql://name@server/database.</source>
        <translation>Đó không phải địa chỉ máy chủ. Địa chỉ có dạng postgresql://tên@máy-chủ/cơ-sở-dữ-liệu.</translation>
    </message>
    <message>
        <source>The name or the password is wrong.</source>
        <translation>Sai tên hoặc mật khẩu.</translation>
    </message>
    <message>
        <source>The server asks for a password.</source>
        <translation>Máy chủ yêu cầu mật khẩu.</translation>
    </message>
    <message>
        <source>There is no server of this name.</source>
        <translation>Không có máy chủ nào tên này.</translation>
    </message>
    <message>
        <source>No PostgreSQL server answers at this address.</source>
        <translation>Không có máy chủ PostgreSQL nào trả lời ở địa chỉ này.</translation>
    </message>
    <message>
        <source>The server does not answer.</source>
        <translation>Máy chủ không trả lời.</translation>
    </message>
    <message>
        <source>The server does not encrypt, which this address asks for.</source>
        <translation>Máy chủ không mã hóa, trong khi địa chỉ này yêu cầu mã hóa.</translation>
    </message>
    <message>
        <source>The certificate of the server has to be confirmed first. Connect by File → Open Team Terrain.</source>
        <translation>Trước tiên cần xác nhận chứng chỉ của máy chủ. Hãy kết nối qua “Tệp → Mở địa hình nhóm”.</translation>
    </message>
    <message>
        <source>The server cannot prove that it is the one that the address names.</source>
        <translation>Máy chủ không chứng minh được nó chính là máy chủ mà địa chỉ nêu.</translation>
    </message>
    <message>
        <source>The server lets nobody in from here under this name.</source>
        <translation>Máy chủ không cho ai vào từ đây dưới tên này.</translation>
    </message>
    <message>
        <source>The server has no such database.</source>
        <translation>Máy chủ không có cơ sở dữ liệu này.</translation>
    </message>
    <message>
        <source>The server does not know this name.</source>
        <translation>Máy chủ không biết tên này.</translation>
    </message>
    <message>
        <source>The server has no terrain of this name that you may open.</source>
        <translation>Máy chủ không có địa hình nào tên này mà bạn được mở.</translation>
    </message>
    <message>
        <source>look</source>
        <translation>xem</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>sửa</translation>
    </message>
    <message>
        <source>Shared: %1</source>
        <translation>Chia sẻ: %1</translation>
    </message>
    <message>
        <source>not followed any more: %1</source>
        <translation>không còn được theo dõi: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits wait</source>
        <translation>
            <numerusform>%1 chỉnh sửa đang chờ</numerusform>
        </translation>
    </message>
    <message>
        <source>no connection, trying again</source>
        <translation>không có kết nối, đang thử lại</translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <translation>
            <numerusform>%1 người</numerusform>
        </translation>
    </message>
    <message>
        <source>you may look</source>
        <translation>bạn được xem</translation>
    </message>
    <message>
        <source>sending</source>
        <translation>đang gửi</translation>
    </message>
    <message>
        <source>all sent</source>
        <translation>đã gửi hết</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>đã lưu trữ</translation>
    </message>
    <message>
        <source>administer</source>
        <translation>quản trị</translation>
    </message>
</context>
<context>
    <name>TileExport</name>
    <message>
        <source>Export Tiles</source>
        <translation>Xuất mảnh</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Thư mục</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>Dành cho chương trình nào</translation>
    </message>
    <message>
        <source>Follows the conventions of that program</source>
        <translation>Theo quy ước của chương trình đó</translation>
    </message>
    <message>
        <source>Samples along a tile&apos;s side</source>
        <translation>Số mẫu dọc một cạnh mảnh</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Định dạng</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Mép</translation>
    </message>
    <message>
        <source>Ground that does not fill whole tiles</source>
        <translation>Mặt đất không lấp đầy trọn mảnh</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Hàng</translation>
    </message>
    <message>
        <source>Which row of tiles is the first</source>
        <translation>Hàng mảnh nào là hàng đầu</translation>
    </message>
    <message>
        <source>Coarsest zoom</source>
        <translation>Mức zoom thô nhất</translation>
    </message>
    <message>
        <source>Finest zoom</source>
        <translation>Mức zoom mịn nhất</translation>
    </message>
    <message>
        <source>as fine as the terrain</source>
        <translation>mịn như địa hình</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Sai số</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dùng cho</translation>
    </message>
    <message>
        <source>Samples a side</source>
        <translation>Số mẫu mỗi cạnh</translation>
    </message>
    <message>
        <source>A folder with layer.json, for Cesium and other globes; the tiles fit at their edges, and how far they are from the ground is said.</source>
        <translation>Một thư mục có layer.json, cho Cesium và các quả địa cầu khác; các mảnh khớp nhau ở mép, và có báo chúng lệch mặt đất bao nhiêu.</translation>
    </message>
    <message>
        <source>A folder of PNG tiles with tiles.json; a name that ends in .mbtiles or .pmtiles makes one file. The heights are metres, and where there is no ground they are 0.</source>
        <translation>Một thư mục mảnh PNG có tiles.json; tên kết thúc bằng .mbtiles hoặc .pmtiles thì tạo một tệp. Độ cao là mét, và nơi không có mặt đất là 0.</translation>
    </message>
    <message>
        <source>%1 × %2 tiles of %3 × %3 samples, and a JSON file that says where each lies.</source>
        <translation>%1 × %2 mảnh, mỗi mảnh %3 × %3 mẫu, và một tệp JSON cho biết mỗi mảnh nằm đâu.</translation>
    </message>
    <message>
        <source>The terrain is resampled to %1 × %2 samples.</source>
        <translation>Địa hình được lấy mẫu lại thành %1 × %2 mẫu.</translation>
    </message>
    <message>
        <source>The border goes on for %1 samples to the east and %2 to the south; no height changes.</source>
        <translation>Đường biên kéo dài thêm %1 mẫu về phía đông và %2 về phía nam; không độ cao nào thay đổi.</translation>
    </message>
    <message>
        <source>Neighbours share an edge; that both have the same samples there is checked.</source>
        <translation>Các mảnh kề nhau chung một mép; việc cả hai có cùng các mẫu ở đó được kiểm tra.</translation>
    </message>
    <message>
        <source>Neighbours share no samples.</source>
        <translation>Các mảnh kề nhau không chung mẫu nào.</translation>
    </message>
    <message>
        <source>How large a tile is; engines say which sizes they take</source>
        <translation>Một mảnh lớn bao nhiêu; các engine cho biết chúng nhận kích thước nào</translation>
    </message>
    <message>
        <source>The format of each tile</source>
        <translation>Định dạng của mỗi mảnh</translation>
    </message>
    <message>
        <source>From the tiles&apos; lattice at the finest zoom</source>
        <translation>Tính từ lưới điểm của mảnh ở mức zoom mịn nhất</translation>
    </message>
    <message>
        <source>Neighbouring tiles share edge samples</source>
        <translation>Các mảnh kề nhau chung các mẫu ở mép</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>Phần dư</translation>
    </message>
    <message>
        <source>Zoom level with the fewest tiles</source>
        <translation>Mức zoom có ít mảnh nhất</translation>
    </message>
    <message>
        <source>Zoom level with the most tiles</source>
        <translation>Mức zoom có nhiều mảnh nhất</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>mảnh</translation>
    </message>
    <message numerus="yes">
        <source>Exported %1 and verified %2 files.</source>
        <translation>
            <numerusform>Đã xuất %1 và kiểm tra %2 tệp.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Sai số lớn nhất</translation>
    </message>
    <message>
        <source>The terrain has no georeference, so it cannot be exported as web tiles.</source>
        <translation>Địa hình không có tham chiếu địa lý nên không xuất được thành mảnh web.</translation>
    </message>
</context>
<context>
    <name>ToolStatus</name>
    <message>
        <source>Base</source>
        <translation>Nền</translation>
    </message>
    <message>
        <source>Erasing mask of %1</source>
        <translation>Đang tẩy mặt nạ của %1</translation>
    </message>
    <message>
        <source>Smoothing mask of %1</source>
        <translation>Đang làm mượt mặt nạ của %1</translation>
    </message>
    <message>
        <source>Painting mask of %1</source>
        <translation>Đang sơn mặt nạ của %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Đặt %1</translation>
    </message>
    <message>
        <source>Select Objects</source>
        <translation>Chọn vật thể</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Vẽ tự do</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Hàng</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Vòng tròn</translation>
    </message>
    <message>
        <source>Erase Objects</source>
        <translation>Tẩy vật thể</translation>
    </message>
    <message>
        <source>Erase %1</source>
        <translation>Tẩy %1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Vẽ %1</translation>
    </message>
    <message>
        <source>Paint Objects</source>
        <translation>Vẽ vật thể</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Chọn</translation>
    </message>
    <message>
        <source>Erase Materials</source>
        <translation>Tẩy vật liệu</translation>
    </message>
    <message>
        <source>Blend Materials</source>
        <translation>Hòa trộn vật liệu</translation>
    </message>
    <message>
        <source>Paint Materials</source>
        <translation>Sơn vật liệu</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>Lớp mới</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Xén</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Dán</translation>
    </message>
    <message>
        <source>Adjust Stroke</source>
        <translation>Chỉnh nét</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Đo</translation>
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
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 × %2 %3</source>
        <translation>%1 × %2 %3</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 đến %2 %3</translation>
    </message>
</context>
<context>
    <name>VersionLook</name>
    <message>
        <source>Ground: no visible difference</source>
        <translation>Mặt đất: không khác biệt thấy được</translation>
    </message>
    <message>
        <source>%1: %2 (now %3)</source>
        <translation>%1: %2 (hiện là %3)</translation>
    </message>
    <message>
        <source>Ground: of another size than the present one</source>
        <translation>Mặt đất: kích thước khác với hiện tại</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lớp</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Vật thể</translation>
    </message>
    <message>
        <source>Ground: %1 % is other, by up to %2</source>
        <translation>Mặt đất: %1 % khác, nhiều nhất %2</translation>
    </message>
    <message>
        <source>Size: %1 × %2 samples at %3</source>
        <translation>Kích thước: %1 × %2 mẫu ở %3</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Scale ×%1</source>
        <translation>Tỉ lệ ×%1</translation>
    </message>
    <message>
        <source>Turn by %1°</source>
        <translation>Xoay %1°</translation>
    </message>
    <message>
        <source>Select Shape</source>
        <translation>Chọn hình</translation>
    </message>
    <message>
        <source>Magic Wand</source>
        <translation>Đũa thần</translation>
    </message>
    <message>
        <source>Paint Selection</source>
        <translation>Vẽ vùng chọn</translation>
    </message>
    <message>
        <source>Load Selection</source>
        <translation>Nạp vùng chọn</translation>
    </message>
    <message>
        <source>Mask to Selection</source>
        <translation>Mặt nạ thành vùng chọn</translation>
    </message>
    <message>
        <source>Add to Selection</source>
        <translation>Thêm vào vùng chọn</translation>
    </message>
    <message>
        <source>Subtract from Selection</source>
        <translation>Bớt khỏi vùng chọn</translation>
    </message>
    <message>
        <source>Intersect Selection</source>
        <translation>Giao với vùng chọn</translation>
    </message>
    <message>
        <source>Smooth Selection</source>
        <translation>Làm mịn vùng chọn</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chọn tất cả</translation>
    </message>
    <message>
        <source>Deselect</source>
        <translation>Bỏ chọn</translation>
    </message>
    <message>
        <source>Invert Selection</source>
        <translation>Đảo vùng chọn</translation>
    </message>
    <message>
        <source>Grow Selection</source>
        <translation>Nới vùng chọn</translation>
    </message>
    <message>
        <source>Shrink Selection</source>
        <translation>Thu vùng chọn</translation>
    </message>
    <message>
        <source>Blur Selection</source>
        <translation>Làm mờ vùng chọn</translation>
    </message>
    <message>
        <source>Smooth Mask</source>
        <translation>Làm mịn mặt nạ</translation>
    </message>
    <message>
        <source>Paint Mask</source>
        <translation>Vẽ mặt nạ</translation>
    </message>
    <message>
        <source>Change Mask</source>
        <translation>Sửa mặt nạ</translation>
    </message>
    <message>
        <source>Delete Mask</source>
        <translation>Xóa mặt nạ</translation>
    </message>
    <message>
        <source>Invert Mask</source>
        <translation>Đảo mặt nạ</translation>
    </message>
    <message>
        <source>Grow Mask</source>
        <translation>Nới mặt nạ</translation>
    </message>
    <message>
        <source>Shrink Mask</source>
        <translation>Thu mặt nạ</translation>
    </message>
    <message>
        <source>Blur Mask</source>
        <translation>Làm mờ mặt nạ</translation>
    </message>
    <message>
        <source>Flatten layers</source>
        <translation>Gộp phẳng các lớp</translation>
    </message>
    <message>
        <source>Revert ground</source>
        <translation>Hoàn nguyên mặt đất</translation>
    </message>
    <message>
        <source>Revert selection</source>
        <translation>Hoàn nguyên vùng chọn</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cắt</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Dán</translation>
    </message>
    <message>
        <source>Clear paint</source>
        <translation>Xóa sạch sơn</translation>
    </message>
    <message>
        <source>Erase paint</source>
        <translation>Tẩy sơn</translation>
    </message>
    <message>
        <source>Blend materials</source>
        <translation>Hòa trộn vật liệu</translation>
    </message>
    <message>
        <source>Change material rules</source>
        <translation>Sửa quy tắc vật liệu</translation>
    </message>
    <message>
        <source>Change materials</source>
        <translation>Sửa vật liệu</translation>
    </message>
    <message>
        <source>Change scatter rules</source>
        <translation>Sửa quy tắc rải</translation>
    </message>
    <message>
        <source>Move scatter rules</source>
        <translation>Dời quy tắc rải</translation>
    </message>
    <message>
        <source>Import paint</source>
        <translation>Nhập sơn</translation>
    </message>
    <message>
        <source>Erase objects</source>
        <translation>Tẩy vật thể</translation>
    </message>
    <message>
        <source>Remove 1 object</source>
        <translation>Gỡ 1 vật thể</translation>
    </message>
    <message>
        <source>Take out 1 object</source>
        <translation>Bỏ ra 1 vật thể</translation>
    </message>
    <message>
        <source>Paint objects</source>
        <translation>Vẽ vật thể</translation>
    </message>
    <message>
        <source>Place a circle of objects</source>
        <translation>Đặt vật thể theo vòng tròn</translation>
    </message>
    <message>
        <source>Place a line of objects</source>
        <translation>Đặt vật thể theo hàng</translation>
    </message>
    <message>
        <source>Add layer &quot;%1&quot;</source>
        <translation>Thêm lớp “%1”</translation>
    </message>
    <message>
        <source>Delete layer &quot;%1&quot;</source>
        <translation>Xóa lớp “%1”</translation>
    </message>
    <message>
        <source>Duplicate layer &quot;%1&quot;</source>
        <translation>Nhân đôi lớp “%1”</translation>
    </message>
    <message>
        <source>Merge layer &quot;%1&quot; down</source>
        <translation>Gộp lớp “%1” xuống dưới</translation>
    </message>
    <message>
        <source>Move layer &quot;%1&quot;</source>
        <translation>Dời lớp “%1”</translation>
    </message>
    <message>
        <source>Change layer &quot;%1&quot;</source>
        <translation>Sửa lớp “%1”</translation>
    </message>
    <message>
        <source>Mask layer &quot;%1&quot;</source>
        <translation>Đặt mặt nạ cho lớp “%1”</translation>
    </message>
    <message>
        <source>Fill layer &quot;%1&quot;</source>
        <translation>Lấp đầy lớp “%1”</translation>
    </message>
    <message>
        <source>Add drape &quot;%1&quot;</source>
        <translation>Thêm ảnh phủ “%1”</translation>
    </message>
    <message>
        <source>Keep drape &quot;%1&quot; in the project</source>
        <translation>Giữ ảnh phủ “%1” trong dự án</translation>
    </message>
    <message>
        <source>Link drape &quot;%1&quot;</source>
        <translation>Liên kết ảnh phủ “%1”</translation>
    </message>
    <message>
        <source>Change drape &quot;%1&quot;</source>
        <translation>Sửa ảnh phủ “%1”</translation>
    </message>
    <message>
        <source>Move drape &quot;%1&quot;</source>
        <translation>Dời ảnh phủ “%1”</translation>
    </message>
    <message>
        <source>Remove drape &quot;%1&quot;</source>
        <translation>Gỡ ảnh phủ “%1”</translation>
    </message>
    <message>
        <source>Change asset &quot;%1&quot;</source>
        <translation>Sửa tài nguyên “%1”</translation>
    </message>
    <message>
        <source>Rename asset &quot;%1&quot;</source>
        <translation>Đổi tên tài nguyên “%1”</translation>
    </message>
    <message>
        <source>Remove asset &quot;%1&quot;</source>
        <translation>Gỡ tài nguyên “%1”</translation>
    </message>
    <message>
        <source>Add material &quot;%1&quot;</source>
        <translation>Thêm vật liệu “%1”</translation>
    </message>
    <message>
        <source>Change material &quot;%1&quot;</source>
        <translation>Sửa vật liệu “%1”</translation>
    </message>
    <message>
        <source>Remove material &quot;%1&quot;</source>
        <translation>Gỡ vật liệu “%1”</translation>
    </message>
    <message>
        <source>Add scatter rule &quot;%1&quot;</source>
        <translation>Thêm quy tắc rải “%1”</translation>
    </message>
    <message>
        <source>Change scatter rule &quot;%1&quot;</source>
        <translation>Sửa quy tắc rải “%1”</translation>
    </message>
    <message>
        <source>Remove scatter rule &quot;%1&quot;</source>
        <translation>Gỡ quy tắc rải “%1”</translation>
    </message>
    <message>
        <source>Turn scatter rule &quot;%1&quot; into objects</source>
        <translation>Chuyển quy tắc rải “%1” thành vật thể</translation>
    </message>
    <message>
        <source>Save selection &quot;%1&quot;</source>
        <translation>Lưu vùng chọn “%1”</translation>
    </message>
    <message>
        <source>Import selection &quot;%1&quot;</source>
        <translation>Nhập vùng chọn “%1”</translation>
    </message>
    <message>
        <source>Forget selection &quot;%1&quot;</source>
        <translation>Bỏ vùng chọn đã lưu “%1”</translation>
    </message>
    <message>
        <source>Import paint from &quot;%1&quot; and %2 more</source>
        <translation>Nhập sơn từ “%1” và %2 tệp khác</translation>
    </message>
    <message>
        <source>Import paint from &quot;%1&quot;</source>
        <translation>Nhập sơn từ “%1”</translation>
    </message>
    <message>
        <source>Import &quot;%1&quot;</source>
        <translation>Nhập “%1”</translation>
    </message>
    <message>
        <source>Fill with &quot;%1&quot;</source>
        <translation>Lấp đầy bằng “%1”</translation>
    </message>
    <message>
        <source>Paint &quot;%1&quot;</source>
        <translation>Sơn “%1”</translation>
    </message>
    <message>
        <source>Add %1 &quot;%2&quot;</source>
        <translation>Thêm %1 “%2”</translation>
    </message>
    <message>
        <source>Change %1 &quot;%2&quot;</source>
        <translation>Sửa %1 “%2”</translation>
    </message>
    <message>
        <source>Delete %1 &quot;%2&quot;</source>
        <translation>Xóa %1 “%2”</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>Độ đục của %1</translation>
    </message>
    <message>
        <source>Scatter %1</source>
        <translation>Rải %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Đặt %1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Vẽ %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Thêm %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Sửa %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Xóa %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Dời %1</translation>
    </message>
    <message>
        <source>Lift %1</source>
        <translation>Nâng %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Xoay %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Đổi tỉ lệ %1</translation>
    </message>
    <message>
        <source>Adjust %1</source>
        <translation>Chỉnh %1</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Hoàn tác %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Làm lại %1</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 bit</translation>
    </message>
    <message>
        <source>3MF</source>
        <translation>3MF</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation>8 bit</translation>
    </message>
    <message>
        <source>A few large rocks anywhere, with room around them</source>
        <translation>Vài tảng đá lớn ở bất cứ đâu, cách thoáng quanh mỗi tảng</translation>
    </message>
    <message>
        <source>A height</source>
        <translation>Một độ cao</translation>
    </message>
    <message>
        <source>A hole</source>
        <translation>Một lỗ hổng</translation>
    </message>
    <message>
        <source>ARRAY</source>
        <translation>ARRAY</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Quanh mức</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Agriculture with natural vegetation</source>
        <translation>Đất nông nghiệp xen thảm thực vật tự nhiên</translation>
    </message>
    <message>
        <source>Agro-forestry areas</source>
        <translation>Đất nông lâm kết hợp</translation>
    </message>
    <message>
        <source>Airports</source>
        <translation>Sân bay</translation>
    </message>
    <message>
        <source>Albedo</source>
        <translation>Albedo</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Theo dốc</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Ambient occlusion</source>
        <translation>Che khuất môi trường</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Mức độ</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>Biên độ</translation>
    </message>
    <message>
        <source>Annual with permanent crops</source>
        <translation>Cây hằng năm xen cây lâu năm</translation>
    </message>
    <message>
        <source>Another number is other noise</source>
        <translation>Số khác cho nhiễu khác</translation>
    </message>
    <message>
        <source>Any program</source>
        <translation>Chương trình bất kỳ</translation>
    </message>
    <message>
        <source>Arc/Info ASCII grid</source>
        <translation>Lưới ASCII Arc/Info</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Dạng</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Như trong tệp</translation>
    </message>
    <message>
        <source>As the program has it</source>
        <translation>Theo chương trình</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Giữ nguyên</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Hướng dốc</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Cân bằng</translation>
    </message>
    <message>
        <source>Bank angle</source>
        <translation>Góc bờ</translation>
    </message>
    <message>
        <source>Bare or sparse vegetation</source>
        <translation>Đất trống hoặc thực vật thưa</translation>
    </message>
    <message>
        <source>Bare rocks</source>
        <translation>Đá trơ</translation>
    </message>
    <message>
        <source>Barren land</source>
        <translation>Đất cằn</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Đế</translation>
    </message>
    <message>
        <source>Beaches, dunes, sands</source>
        <translation>Bãi biển, đụn cát, bãi cát</translation>
    </message>
    <message>
        <source>Best-fit plane</source>
        <translation>Mặt phẳng khớp nhất</translation>
    </message>
    <message>
        <source>Between points</source>
        <translation>Giữa các điểm</translation>
    </message>
    <message>
        <source>Bicubic</source>
        <translation>Song lập phương</translation>
    </message>
    <message>
        <source>Bilinear</source>
        <translation>Song tuyến tính</translation>
    </message>
    <message>
        <source>Billow</source>
        <translation>Cuộn</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Hòa trộn</translation>
    </message>
    <message>
        <source>Blender</source>
        <translation>Blender</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>Làm mờ</translation>
    </message>
    <message>
        <source>Boulders</source>
        <translation>Tảng đá</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Cầu</translation>
    </message>
    <message>
        <source>Broad-leaved forest</source>
        <translation>Rừng lá rộng</translation>
    </message>
    <message>
        <source>Broadleaf</source>
        <translation>Cây lá rộng</translation>
    </message>
    <message>
        <source>Building plot</source>
        <translation>Lô đất xây dựng</translation>
    </message>
    <message>
        <source>Built-up</source>
        <translation>Đất xây dựng</translation>
    </message>
    <message>
        <source>Burnt areas</source>
        <translation>Vùng bị cháy</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Theo</translation>
    </message>
    <message>
        <source>CLASSIC4</source>
        <translation>CLASSIC4</translation>
    </message>
    <message>
        <source>CORINE Land Cover</source>
        <translation>CORINE Land Cover</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Bảng CSV</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>Kênh đào</translation>
    </message>
    <message>
        <source>Canyon</source>
        <translation>Hẻm vực</translation>
    </message>
    <message>
        <source>Cell size, east (0: as it is)</source>
        <translation>Cỡ ô, hướng đông (0: giữ nguyên)</translation>
    </message>
    <message>
        <source>Cell size, north (0: as it is)</source>
        <translation>Cỡ ô, hướng bắc (0: giữ nguyên)</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Xentimét</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>Kẹp độ cao</translation>
    </message>
    <message>
        <source>Cliff steps</source>
        <translation>Bậc vách đá</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>Nhân bản</translation>
    </message>
    <message>
        <source>Clone: copy ground from elsewhere; H takes the place to copy from</source>
        <translation>Nhân bản: chép mặt đất từ chỗ khác; H lấy chỗ để chép</translation>
    </message>
    <message>
        <source>Coarsest zoom</source>
        <translation>Mức zoom thô nhất</translation>
    </message>
    <message>
        <source>Coastal lagoons</source>
        <translation>Đầm phá ven biển</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Cột</translation>
    </message>
    <message>
        <source>Complex cultivation patterns</source>
        <translation>Canh tác hỗn hợp phức tạp</translation>
    </message>
    <message>
        <source>Concavity</source>
        <translation>Độ lõm</translation>
    </message>
    <message>
        <source>Conifer</source>
        <translation>Cây lá kim</translation>
    </message>
    <message>
        <source>Coniferous forest</source>
        <translation>Rừng lá kim</translation>
    </message>
    <message>
        <source>Conifers and broadleaved trees in groves, where the ground is neither steep nor too high</source>
        <translation>Cây lá kim và lá rộng thành lùm, ở nơi đất không quá dốc cũng không quá cao</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Không đổi</translation>
    </message>
    <message>
        <source>Construction sites</source>
        <translation>Công trường xây dựng</translation>
    </message>
    <message>
        <source>Continue the border</source>
        <translation>Nối dài đường biên</translation>
    </message>
    <message>
        <source>Continuous urban fabric</source>
        <translation>Đô thị liên tục</translation>
    </message>
    <message>
        <source>Cracks</source>
        <translation>Khe nứt</translation>
    </message>
    <message>
        <source>Crags</source>
        <translation>Vách đá lởm chởm</translation>
    </message>
    <message>
        <source>Crater</source>
        <translation>Miệng hố</translation>
    </message>
    <message>
        <source>Crater: a bowl with a rim thrown up around it</source>
        <translation>Miệng hố: lòng chảo có gờ đắp quanh</translation>
    </message>
    <message>
        <source>Crease</source>
        <translation>Nếp gấp</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Xén</translation>
    </message>
    <message>
        <source>Cropland</source>
        <translation>Đất trồng trọt</translation>
    </message>
    <message>
        <source>Cultivated crops</source>
        <translation>Cây trồng</translation>
    </message>
    <message>
        <source>Curvature</source>
        <translation>Độ cong</translation>
    </message>
    <message>
        <source>Cut and fill</source>
        <translation>Đào và đắp</translation>
    </message>
    <message>
        <source>Cut of a volume</source>
        <translation>Đào theo thể tích</translation>
    </message>
    <message>
        <source>Cut only</source>
        <translation>Chỉ đào</translation>
    </message>
    <message>
        <source>DEFLATE (any program)</source>
        <translation>DEFLATE (mọi chương trình)</translation>
    </message>
    <message>
        <source>Dam</source>
        <translation>Đập</translation>
    </message>
    <message>
        <source>Dark rock</source>
        <translation>Đá sẫm</translation>
    </message>
    <message>
        <source>Deciduous forest</source>
        <translation>Rừng rụng lá</translation>
    </message>
    <message>
        <source>Decimetres</source>
        <translation>Đềximét</translation>
    </message>
    <message>
        <source>Deposition</source>
        <translation>Lắng đọng</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>Chi tiết theo</translation>
    </message>
    <message>
        <source>Developed, high intensity</source>
        <translation>Đất phát triển, mật độ cao</translation>
    </message>
    <message>
        <source>Developed, low intensity</source>
        <translation>Đất phát triển, mật độ thấp</translation>
    </message>
    <message>
        <source>Developed, medium intensity</source>
        <translation>Đất phát triển, mật độ vừa</translation>
    </message>
    <message>
        <source>Developed, open space</source>
        <translation>Đất phát triển, không gian mở</translation>
    </message>
    <message>
        <source>DirectX (green down)</source>
        <translation>DirectX (lục hướng xuống)</translation>
    </message>
    <message>
        <source>Discontinuous urban fabric</source>
        <translation>Đô thị không liên tục</translation>
    </message>
    <message>
        <source>Distance to water</source>
        <translation>Khoảng cách tới nước</translation>
    </message>
    <message>
        <source>Drainage area</source>
        <translation>Diện tích lưu vực</translation>
    </message>
    <message>
        <source>Dry grass</source>
        <translation>Cỏ khô</translation>
    </message>
    <message>
        <source>Dug into the ground</source>
        <translation>Khoét vào mặt đất</translation>
    </message>
    <message>
        <source>Dump sites</source>
        <translation>Bãi thải</translation>
    </message>
    <message>
        <source>Dune field</source>
        <translation>Bãi đụn cát</translation>
    </message>
    <message>
        <source>Dunes</source>
        <translation>Đụn cát</translation>
    </message>
    <message>
        <source>Dwarf scrub</source>
        <translation>Cây bụi lùn</translation>
    </message>
    <message>
        <source>Dyke with berm</source>
        <translation>Đê có cơ</translation>
    </message>
    <message>
        <source>ESA WorldCover</source>
        <translation>ESA WorldCover</translation>
    </message>
    <message>
        <source>Earthwork</source>
        <translation>Đào đắp</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Đông</translation>
    </message>
    <message>
        <source>East and west</source>
        <translation>Đông và tây</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Mép</translation>
    </message>
    <message>
        <source>Emergent herbaceous wetlands</source>
        <translation>Đất ngập nước thân thảo nổi</translation>
    </message>
    <message>
        <source>Enclosed ones</source>
        <translation>Lỗ kín</translation>
    </message>
    <message>
        <source>Erosion &amp; holes</source>
        <translation>Xói mòn và lỗ hổng</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Sai số</translation>
    </message>
    <message>
        <source>Estuaries</source>
        <translation>Cửa sông</translation>
    </message>
    <message>
        <source>Evergreen forest</source>
        <translation>Rừng thường xanh</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>Phóng đại</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Hoán đổi</translation>
    </message>
    <message>
        <source>Extend</source>
        <translation>Mở rộng</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Feet</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Lấp đầy</translation>
    </message>
    <message>
        <source>Fill Holes</source>
        <translation>Lấp lỗ hổng</translation>
    </message>
    <message>
        <source>Fill of a volume</source>
        <translation>Đắp theo thể tích</translation>
    </message>
    <message>
        <source>Fill only</source>
        <translation>Chỉ đắp</translation>
    </message>
    <message>
        <source>Fill with</source>
        <translation>Lấp bằng</translation>
    </message>
    <message>
        <source>Fill: close holes</source>
        <translation>Lấp đầy: bịt các lỗ hổng</translation>
    </message>
    <message>
        <source>Fine polish</source>
        <translation>Đánh bóng tinh</translation>
    </message>
    <message>
        <source>Finest zoom</source>
        <translation>Mức zoom mịn nhất</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Cột đầu</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Hàng đầu</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>San phẳng</translation>
    </message>
    <message>
        <source>Flatten to</source>
        <translation>San theo</translation>
    </message>
    <message>
        <source>Flatten: level to the height, or the slope, where the stroke began</source>
        <translation>San phẳng: san bằng theo độ cao, hoặc độ dốc, ở nơi nét bắt đầu</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Lật</translation>
    </message>
    <message>
        <source>Float GeoTIFF</source>
        <translation>GeoTIFF dấu phẩy động</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Bám theo</translation>
    </message>
    <message>
        <source>Follow the ground</source>
        <translation>Bám mặt đất</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Chân</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dùng cho</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Rừng</translation>
    </message>
    <message>
        <source>Forest floor</source>
        <translation>Nền rừng</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Định dạng</translation>
    </message>
    <message>
        <source>Fractal Perlin noise: even hills and hollows</source>
        <translation>Nhiễu Perlin fractal: đồi và trũng đều nhau</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Từ</translation>
    </message>
    <message>
        <source>From crest to crest of the largest bumps</source>
        <translation>Từ đỉnh đến đỉnh của những gò lớn nhất</translation>
    </message>
    <message>
        <source>From east</source>
        <translation>Từ hướng đông</translation>
    </message>
    <message>
        <source>From max</source>
        <translation>Từ tối đa</translation>
    </message>
    <message>
        <source>From min</source>
        <translation>Từ tối thiểu</translation>
    </message>
    <message>
        <source>From north</source>
        <translation>Từ hướng bắc</translation>
    </message>
    <message>
        <source>From point to point</source>
        <translation>Từ điểm đến điểm</translation>
    </message>
    <message>
        <source>From terrace to terrace</source>
        <translation>Từ bậc này đến bậc kia</translation>
    </message>
    <message>
        <source>Fruit trees and berry plantations</source>
        <translation>Vườn cây ăn quả và quả mọng</translation>
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
        <translation>GeoTIFF (32 bit dấu phẩy động)</translation>
    </message>
    <message>
        <source>Glaciers and perpetual snow</source>
        <translation>Sông băng và tuyết vĩnh cửu</translation>
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
        <translation>Cỏ</translation>
    </message>
    <message>
        <source>Grassland</source>
        <translation>Đồng cỏ</translation>
    </message>
    <message>
        <source>Grassland or herbaceous</source>
        <translation>Đồng cỏ hoặc cây thân thảo</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>Sỏi</translation>
    </message>
    <message>
        <source>Greatest error</source>
        <translation>Sai số lớn nhất</translation>
    </message>
    <message>
        <source>Green urban areas</source>
        <translation>Mảng xanh đô thị</translation>
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
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>Height (0: as found)</source>
        <translation>Độ cao (0: tự tìm)</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>Herbaceous wetland</source>
        <translation>Đất ngập nước thân thảo</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Cao nhất</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Đồi</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Khoét lỗ</translation>
    </message>
    <message>
        <source>Hole: cut the ground away</source>
        <translation>Khoét lỗ: cắt bỏ mặt đất</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Nhà</translation>
    </message>
    <message>
        <source>How far over the ground where the stroke begins the top lies</source>
        <translation>Đỉnh nằm cao hơn mặt đất nơi nét bắt đầu bao nhiêu</translation>
    </message>
    <message>
        <source>How level the steps and how steep their fronts</source>
        <translation>Mặt bậc phẳng và vách bậc dốc đến mức nào</translation>
    </message>
    <message>
        <source>How many sizes of bumps, each half the one before</source>
        <translation>Số cỡ gò, mỗi cỡ bằng nửa cỡ trước</translation>
    </message>
    <message>
        <source>How much ground the water can carry</source>
        <translation>Nước mang được bao nhiêu đất</translation>
    </message>
    <message>
        <source>How much water falls</source>
        <translation>Lượng nước rơi xuống</translation>
    </message>
    <message>
        <source>Hydraulic Erosion</source>
        <translation>Xói mòn do nước</translation>
    </message>
    <message>
        <source>Hydraulic erosion</source>
        <translation>Xói mòn do nước</translation>
    </message>
    <message>
        <source>Hydraulic erosion: rain cuts gullies and carries the ground downhill</source>
        <translation>Xói mòn do nước: mưa cắt thành khe rãnh và cuốn đất xuống dốc</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Băng</translation>
    </message>
    <message>
        <source>Impact crater</source>
        <translation>Hố thiên thạch</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Inch</translation>
    </message>
    <message>
        <source>Industrial or commercial units</source>
        <translation>Khu công nghiệp hoặc thương mại</translation>
    </message>
    <message>
        <source>Inflate</source>
        <translation>Phồng</translation>
    </message>
    <message>
        <source>Inflate: swell the ground outwards</source>
        <translation>Phồng: làm mặt đất nở ra ngoài</translation>
    </message>
    <message>
        <source>Inland marshes</source>
        <translation>Đầm lầy nội địa</translation>
    </message>
    <message>
        <source>Instead of the ground</source>
        <translation>Thay cho mặt đất</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>Giao</translation>
    </message>
    <message>
        <source>Intertidal flats</source>
        <translation>Bãi triều</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Số vòng lặp</translation>
    </message>
    <message>
        <source>Kerb and pavement</source>
        <translation>Bó vỉa và vỉa hè</translation>
    </message>
    <message>
        <source>Kilometres</source>
        <translation>Kilômét</translation>
    </message>
    <message>
        <source>Lanczos</source>
        <translation>Lanczos</translation>
    </message>
    <message>
        <source>Land cover</source>
        <translation>Lớp phủ đất</translation>
    </message>
    <message>
        <source>Landforms</source>
        <translation>Dạng địa hình</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lớp</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nằm ngang</translation>
    </message>
    <message>
        <source>Lichens</source>
        <translation>Địa y</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Tuyến tính</translation>
    </message>
    <message>
        <source>Location Z</source>
        <translation>Location Z</translation>
    </message>
    <message>
        <source>Low broadleaved shrubs along the courses that water takes</source>
        <translation>Bụi lá rộng thấp dọc theo dòng nước chảy</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Hạ</translation>
    </message>
    <message>
        <source>Lower: press the ground down</source>
        <translation>Hạ: ấn mặt đất xuống</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Thấp nhất</translation>
    </message>
    <message>
        <source>MULTISPLAT16</source>
        <translation>MULTISPLAT16</translation>
    </message>
    <message>
        <source>Macro variation</source>
        <translation>Biến thiên lớn</translation>
    </message>
    <message>
        <source>Mangroves</source>
        <translation>Rừng ngập mặn</translation>
    </message>
    <message>
        <source>Mapbox RGB (PNG)</source>
        <translation>Mapbox RGB (PNG)</translation>
    </message>
    <message>
        <source>Mapbox Terrain-RGB tile</source>
        <translation>Mảnh Mapbox Terrain-RGB</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Cột mốc</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Mặt nạ</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Tối đa</translation>
    </message>
    <message>
        <source>Mesa</source>
        <translation>Núi mặt bàn</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Phương pháp</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Mét</translation>
    </message>
    <message>
        <source>Middle of the bottom</source>
        <translation>Giữa mặt đáy</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Milimét</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Tối thiểu</translation>
    </message>
    <message>
        <source>Mineral extraction sites</source>
        <translation>Khu khai thác khoáng sản</translation>
    </message>
    <message>
        <source>Mixed forest</source>
        <translation>Rừng hỗn giao</translation>
    </message>
    <message>
        <source>Moors and heathland</source>
        <translation>Truông và đất thạch nam</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Rêu</translation>
    </message>
    <message>
        <source>Moss and lichen</source>
        <translation>Rêu và địa y</translation>
    </message>
    <message>
        <source>Mountain ridge</source>
        <translation>Sống núi cao</translation>
    </message>
    <message>
        <source>Mud</source>
        <translation>Bùn</translation>
    </message>
    <message>
        <source>Multiply heights by</source>
        <translation>Nhân độ cao với</translation>
    </message>
    <message>
        <source>NLCD</source>
        <translation>NLCD</translation>
    </message>
    <message>
        <source>Natural grassland</source>
        <translation>Đồng cỏ tự nhiên</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Gần nhất</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Nhiễu</translation>
    </message>
    <message>
        <source>Noise scale</source>
        <translation>Cỡ nhiễu</translation>
    </message>
    <message>
        <source>Noise: roughen with fractal noise</source>
        <translation>Nhiễu: làm gồ ghề bằng nhiễu fractal</translation>
    </message>
    <message>
        <source>Non-irrigated arable land</source>
        <translation>Đất canh tác không tưới</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Không có</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>Pháp tuyến</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Bắc</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Bắc và nam</translation>
    </message>
    <message>
        <source>North and south exchanged</source>
        <translation>Hoán đổi bắc và nam</translation>
    </message>
    <message>
        <source>Not shared</source>
        <translation>Không dùng chung</translation>
    </message>
    <message>
        <source>Number of triangles</source>
        <translation>Số tam giác</translation>
    </message>
    <message>
        <source>OBJ</source>
        <translation>OBJ</translation>
    </message>
    <message>
        <source>Octaves</source>
        <translation>Octave</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Độ lệch</translation>
    </message>
    <message>
        <source>Olive groves</source>
        <translation>Vườn ô liu</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>Trên mặt đất</translation>
    </message>
    <message>
        <source>On top of the ground</source>
        <translation>Chồng lên mặt đất</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Độ đục</translation>
    </message>
    <message>
        <source>Open water</source>
        <translation>Mặt nước</translation>
    </message>
    <message>
        <source>OpenEXR (32-bit float)</source>
        <translation>OpenEXR (32 bit dấu phẩy động)</translation>
    </message>
    <message>
        <source>OpenGL (green up)</source>
        <translation>OpenGL (lục hướng lên)</translation>
    </message>
    <message>
        <source>Own curve</source>
        <translation>Đường cong riêng</translation>
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
        <translation>PNG (xám 16 bit)</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Nền bằng</translation>
    </message>
    <message>
        <source>Pasture or hay</source>
        <translation>Đồng cỏ chăn thả hoặc cỏ khô</translation>
    </message>
    <message>
        <source>Pastures</source>
        <translation>Đồng cỏ chăn thả</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Đỉnh núi</translation>
    </message>
    <message>
        <source>Peat bogs</source>
        <translation>Đầm lầy than bùn</translation>
    </message>
    <message>
        <source>Perennial ice or snow</source>
        <translation>Băng hoặc tuyết lâu năm</translation>
    </message>
    <message>
        <source>Perlin</source>
        <translation>Perlin</translation>
    </message>
    <message>
        <source>Permanent water bodies</source>
        <translation>Vùng nước thường xuyên</translation>
    </message>
    <message>
        <source>Permanently irrigated land</source>
        <translation>Đất canh tác tưới thường xuyên</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Hình ảnh</translation>
    </message>
    <message>
        <source>Pinch</source>
        <translation>Chụm</translation>
    </message>
    <message>
        <source>Pinch: draw the ground together into a crest</source>
        <translation>Chụm: kéo mặt đất lại thành một gờ</translation>
    </message>
    <message>
        <source>Plane of an area</source>
        <translation>Mặt phẳng của vùng</translation>
    </message>
    <message>
        <source>Plateau</source>
        <translation>Cao nguyên</translation>
    </message>
    <message>
        <source>Plateau: raise a level top over where the stroke began</source>
        <translation>Cao nguyên: nâng một đỉnh bằng lên trên chỗ nét bắt đầu</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>Ao</translation>
    </message>
    <message>
        <source>Port areas</source>
        <translation>Khu cảng</translation>
    </message>
    <message>
        <source>Quantized mesh (Cesium)</source>
        <translation>Quantized mesh (Cesium)</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Mỏ đá</translation>
    </message>
    <message>
        <source>Quarter turns, clockwise</source>
        <translation>Số lần xoay 90°, thuận chiều kim đồng hồ</translation>
    </message>
    <message>
        <source>R16 (16-bit samples)</source>
        <translation>R16 (mẫu 16 bit)</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Bán kính</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>Đường sắt</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Mưa</translation>
    </message>
    <message>
        <source>Rain gullies</source>
        <translation>Rãnh mưa</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Nâng</translation>
    </message>
    <message>
        <source>Raise by</source>
        <translation>Nâng thêm</translation>
    </message>
    <message>
        <source>Raise: push the ground up</source>
        <translation>Nâng: đẩy mặt đất lên</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>Tạo dốc</translation>
    </message>
    <message>
        <source>Ramp: drag from one place to another for an even way between them</source>
        <translation>Tạo dốc: kéo từ chỗ này đến chỗ kia để có lối đi đều giữa hai nơi</translation>
    </message>
    <message>
        <source>Range, max</source>
        <translation>Khoảng, tối đa</translation>
    </message>
    <message>
        <source>Range, min</source>
        <translation>Khoảng, tối thiểu</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>RAW</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Tầm với</translation>
    </message>
    <message>
        <source>Remap</source>
        <translation>Ánh xạ lại</translation>
    </message>
    <message>
        <source>Remove Seams</source>
        <translation>Xóa đường nối</translation>
    </message>
    <message>
        <source>Remove Spikes</source>
        <translation>Xóa gai nhọn</translation>
    </message>
    <message>
        <source>Remove Terraces</source>
        <translation>Xóa bậc thang</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Thay thế</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Lấy mẫu lại</translation>
    </message>
    <message>
        <source>Rescale</source>
        <translation>Đặt lại tỉ lệ</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Khôi phục</translation>
    </message>
    <message>
        <source>Restore: paint back the ground of an earlier moment</source>
        <translation>Khôi phục: vẽ lại mặt đất của một thời điểm trước đó</translation>
    </message>
    <message>
        <source>Rice fields</source>
        <translation>Ruộng lúa</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>Sống núi</translation>
    </message>
    <message>
        <source>Ridged</source>
        <translation>Dạng sống núi</translation>
    </message>
    <message>
        <source>Ridges</source>
        <translation>Các sống núi</translation>
    </message>
    <message>
        <source>Ripples</source>
        <translation>Gợn sóng</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>Độ nâng</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Sông</translation>
    </message>
    <message>
        <source>River bed</source>
        <translation>Lòng sông</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Đường bộ</translation>
    </message>
    <message>
        <source>Road and rail networks</source>
        <translation>Mạng đường bộ và đường sắt</translation>
    </message>
    <message>
        <source>Road bed</source>
        <translation>Nền đường</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Đá</translation>
    </message>
    <message>
        <source>Rocks of all sizes where the ground is steepest</source>
        <translation>Đá đủ cỡ ở nơi mặt đất dốc nhất</translation>
    </message>
    <message>
        <source>Rocks on steep ground</source>
        <translation>Đá trên đất dốc</translation>
    </message>
    <message>
        <source>Rolling ground</source>
        <translation>Đất nhấp nhô</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Hình hoa thị</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Xoay</translation>
    </message>
    <message>
        <source>Roughness</source>
        <translation>Độ nhám</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Cong</translation>
    </message>
    <message>
        <source>Round bumps with creases between them</source>
        <translation>Gò tròn có nếp gấp ở giữa</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Hàng</translation>
    </message>
    <message>
        <source>STL</source>
        <translation>STL</translation>
    </message>
    <message>
        <source>Salines</source>
        <translation>Ruộng muối</translation>
    </message>
    <message>
        <source>Salt marshes</source>
        <translation>Đầm lầy mặn</translation>
    </message>
    <message>
        <source>Samples a side</source>
        <translation>Số mẫu mỗi cạnh</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Cát</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tỉ lệ</translation>
    </message>
    <message>
        <source>Scattered boulders</source>
        <translation>Tảng đá rải rác</translation>
    </message>
    <message>
        <source>Sclerophyllous vegetation</source>
        <translation>Thảm cây lá cứng</translation>
    </message>
    <message>
        <source>Scree</source>
        <translation>Đá vụn</translation>
    </message>
    <message>
        <source>Scree slopes</source>
        <translation>Sườn đá vụn</translation>
    </message>
    <message>
        <source>Sea and ocean</source>
        <translation>Biển và đại dương</translation>
    </message>
    <message>
        <source>Sedge or herbaceous</source>
        <translation>Cói hoặc cây thân thảo</translation>
    </message>
    <message>
        <source>Sediment capacity</source>
        <translation>Sức tải trầm tích</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Hạt giống</translation>
    </message>
    <message>
        <source>Set Height</source>
        <translation>Đặt độ cao</translation>
    </message>
    <message>
        <source>Set height</source>
        <translation>Đặt độ cao</translation>
    </message>
    <message>
        <source>Set height: bring the ground to a height</source>
        <translation>Đặt độ cao: đưa mặt đất đến một độ cao</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Hình dạng</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Dùng chung</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Sắc</translation>
    </message>
    <message>
        <source>Sharp crests over smooth valleys</source>
        <translation>Đỉnh sắc trên thung lũng êm</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <translation>Làm sắc nét</translation>
    </message>
    <message>
        <source>Sharpen: bring out crests and hollows that are there</source>
        <translation>Làm sắc nét: làm nổi những đỉnh và chỗ trũng sẵn có</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>Độ sắc</translation>
    </message>
    <message>
        <source>Shoulder and ditch</source>
        <translation>Lề và rãnh</translation>
    </message>
    <message>
        <source>Shrub or scrub</source>
        <translation>Cây bụi</translation>
    </message>
    <message>
        <source>Shrubland</source>
        <translation>Đất cây bụi</translation>
    </message>
    <message>
        <source>Shrubs near water</source>
        <translation>Bụi cây gần nước</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Độ dốc</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Làm mịn</translation>
    </message>
    <message>
        <source>Smooth: even out bumps</source>
        <translation>Làm mịn: san đều các chỗ gồ ghề</translation>
    </message>
    <message>
        <source>Smudge</source>
        <translation>Miết</translation>
    </message>
    <message>
        <source>Smudge: drag the ground along with the brush</source>
        <translation>Miết: kéo mặt đất theo cọ</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Tuyết</translation>
    </message>
    <message>
        <source>Snow and ice</source>
        <translation>Tuyết và băng</translation>
    </message>
    <message>
        <source>Soft hill</source>
        <translation>Đồi thoải</translation>
    </message>
    <message>
        <source>Softness above</source>
        <translation>Độ mềm phía trên</translation>
    </message>
    <message>
        <source>Softness below</source>
        <translation>Độ mềm phía dưới</translation>
    </message>
    <message>
        <source>Soil</source>
        <translation>Đất</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Nam</translation>
    </message>
    <message>
        <source>Sparsely vegetated areas</source>
        <translation>Vùng thực vật thưa</translation>
    </message>
    <message>
        <source>Spherical</source>
        <translation>Hình cầu</translation>
    </message>
    <message>
        <source>Sport and leisure facilities</source>
        <translation>Khu thể thao và giải trí</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Đóng dấu</translation>
    </message>
    <message>
        <source>Stamp: press a picture&apos;s shape into the ground</source>
        <translation>Đóng dấu: in hình của một ảnh vào mặt đất</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Giữ nguyên</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Bước</translation>
    </message>
    <message>
        <source>Step (0: as found)</source>
        <translation>Bước (0: tự tìm)</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Thẳng</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Vỉa tầng</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>Bớt</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Bề mặt</translation>
    </message>
    <message>
        <source>TGA</source>
        <translation>TGA</translation>
    </message>
    <message>
        <source>TMS, from the south</source>
        <translation>TMS, từ phía nam</translation>
    </message>
    <message>
        <source>Talus angle</source>
        <translation>Góc nghỉ</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Mục tiêu</translation>
    </message>
    <message>
        <source>Terrace</source>
        <translation>Tạo bậc</translation>
    </message>
    <message>
        <source>Terrace: cut the slope into steps</source>
        <translation>Tạo bậc: cắt sườn dốc thành bậc</translation>
    </message>
    <message>
        <source>Terraces</source>
        <translation>Bậc thang</translation>
    </message>
    <message>
        <source>Terrain height</source>
        <translation>Chiều cao địa hình</translation>
    </message>
    <message>
        <source>Terrain width</source>
        <translation>Chiều rộng địa hình</translation>
    </message>
    <message>
        <source>Terrain3D</source>
        <translation>Terrain3D</translation>
    </message>
    <message>
        <source>Terrain3D control map</source>
        <translation>Control map của Terrain3D</translation>
    </message>
    <message>
        <source>Terrarium (PNG)</source>
        <translation>Terrarium (PNG)</translation>
    </message>
    <message>
        <source>Terrarium tile</source>
        <translation>Mảnh Terrarium</translation>
    </message>
    <message>
        <source>The edge</source>
        <translation>Mép</translation>
    </message>
    <message>
        <source>The height that Set Height goes for</source>
        <translation>Độ cao mà cọ Đặt độ cao hướng tới</translation>
    </message>
    <message>
        <source>The height where the stroke begins</source>
        <translation>Độ cao ở nơi nét bắt đầu</translation>
    </message>
    <message>
        <source>The plane that lies there, with its slope</source>
        <translation>Mặt phẳng ở đó, cùng độ dốc của nó</translation>
    </message>
    <message>
        <source>The steepest that loose ground lies, degrees</source>
        <translation>Độ dốc lớn nhất mà đất tơi còn nằm yên, độ</translation>
    </message>
    <message>
        <source>Then add</source>
        <translation>Rồi cộng</translation>
    </message>
    <message>
        <source>Thermal Erosion</source>
        <translation>Xói mòn do nhiệt</translation>
    </message>
    <message>
        <source>Thermal erosion</source>
        <translation>Xói mòn do nhiệt</translation>
    </message>
    <message>
        <source>Thermal erosion: what is too steep crumbles and lies as scree</source>
        <translation>Xói mòn do nhiệt: chỗ quá dốc vỡ vụn và nằm lại thành đá vụn</translation>
    </message>
    <message>
        <source>Tiles north to south</source>
        <translation>Số mảnh bắc – nam</translation>
    </message>
    <message>
        <source>Tiles west to east</source>
        <translation>Số mảnh tây – đông</translation>
    </message>
    <message>
        <source>Times the roughness</source>
        <translation>Số lần độ gồ ghề</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Nhọn</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Đến</translation>
    </message>
    <message>
        <source>To max</source>
        <translation>Đến tối đa</translation>
    </message>
    <message>
        <source>To min</source>
        <translation>Đến tối thiểu</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Đường mòn</translation>
    </message>
    <message>
        <source>Transitional woodland or shrub</source>
        <translation>Rừng chuyển tiếp hoặc cây bụi</translation>
    </message>
    <message>
        <source>Tree cover</source>
        <translation>Tán cây</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Tam giác</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Hầm</translation>
    </message>
    <message>
        <source>Unigine</source>
        <translation>Unigine</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Đơn vị</translation>
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
        <translation>Trục hướng lên</translation>
    </message>
    <message>
        <source>Valley</source>
        <translation>Thung lũng</translation>
    </message>
    <message>
        <source>Vertex spacing</source>
        <translation>Giãn cách đỉnh</translation>
    </message>
    <message>
        <source>Vineyards</source>
        <translation>Vườn nho</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Tường</translation>
    </message>
    <message>
        <source>Wall with foot</source>
        <translation>Tường có chân</translation>
    </message>
    <message>
        <source>Water bed</source>
        <translation>Đáy nước</translation>
    </message>
    <message>
        <source>Water bodies</source>
        <translation>Vùng nước</translation>
    </message>
    <message>
        <source>Water courses</source>
        <translation>Dòng chảy</translation>
    </message>
    <message>
        <source>Water level</source>
        <translation>Mực nước</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Tây</translation>
    </message>
    <message>
        <source>Where the stroke&apos;s start is copied from, to the east of the terrain&apos;s middle</source>
        <translation>Nơi chép sang chỗ nét bắt đầu, về phía đông tính từ giữa địa hình</translation>
    </message>
    <message>
        <source>Where the stroke&apos;s start is copied from, to the north of the terrain&apos;s middle</source>
        <translation>Nơi chép sang chỗ nét bắt đầu, về phía bắc tính từ giữa địa hình</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Lỗ nào</translation>
    </message>
    <message>
        <source>Whichever is higher</source>
        <translation>Bên nào cao hơn</translation>
    </message>
    <message>
        <source>Whichever is lower</source>
        <translation>Bên nào thấp hơn</translation>
    </message>
    <message>
        <source>Woody wetlands</source>
        <translation>Đất ngập nước cây gỗ</translation>
    </message>
    <message>
        <source>X and Y scale</source>
        <translation>Tỉ lệ X và Y</translation>
    </message>
    <message>
        <source>XYZ, from the north</source>
        <translation>XYZ, từ phía bắc</translation>
    </message>
    <message>
        <source>Z scale</source>
        <translation>Tỉ lệ Z</translation>
    </message>
    <message>
        <source>ZSTD (smaller and faster; newer programs)</source>
        <translation>ZSTD (nhỏ và nhanh hơn; chương trình mới)</translation>
    </message>
    <message>
        <source>broadleaf</source>
        <translation>cây lá rộng</translation>
    </message>
    <message>
        <source>canal</source>
        <translation>kênh đào</translation>
    </message>
    <message>
        <source>conifer</source>
        <translation>cây lá kim</translation>
    </message>
    <message>
        <source>crease</source>
        <translation>nếp gấp</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>đập</translation>
    </message>
    <message>
        <source>glTF</source>
        <translation>glTF</translation>
    </message>
    <message>
        <source>house</source>
        <translation>nhà</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>cột mốc</translation>
    </message>
    <message>
        <source>pad</source>
        <translation>nền bằng</translation>
    </message>
    <message>
        <source>pond</source>
        <translation>ao</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>mỏ đá</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>đường sắt</translation>
    </message>
    <message>
        <source>ridge</source>
        <translation>sống núi</translation>
    </message>
    <message>
        <source>river</source>
        <translation>sông</translation>
    </message>
    <message>
        <source>road</source>
        <translation>đường bộ</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>đá</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>mẫu</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>texel</translation>
    </message>
    <message>
        <source>track</source>
        <translation>đường mòn</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>tường</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>Atlas</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>Đất sét</translation>
    </message>
    <message>
        <source>Cubehelix</source>
        <translation>Cubehelix</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Than hồng</translation>
    </message>
    <message>
        <source>Even light</source>
        <translation>Sáng đều</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Xám</translation>
    </message>
    <message>
        <source>Hillshade</source>
        <translation>Bóng địa hình</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Đầm phá</translation>
    </message>
    <message>
        <source>Material weights</source>
        <translation>Trọng số vật liệu</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Vật liệu</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Tự nhiên</translation>
    </message>
    <message>
        <source>Along the line</source>
        <translation>Dọc theo tuyến</translation>
    </message>
    <message>
        <source>Away from the line</source>
        <translation>Quay ra khỏi tuyến</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>In the middle of lines</source>
        <translation>Ở giữa tuyến</translation>
    </message>
    <message>
        <source>Left and right in turn</source>
        <translation>Trái phải xen kẽ</translation>
    </message>
    <message>
        <source>Left of lines</source>
        <translation>Bên trái tuyến</translation>
    </message>
    <message>
        <source>Not in rows</source>
        <translation>Không thành hàng</translation>
    </message>
    <message>
        <source>On both sides of lines</source>
        <translation>Hai bên tuyến</translation>
    </message>
    <message>
        <source>Right of lines</source>
        <translation>Bên phải tuyến</translation>
    </message>
    <message>
        <source>Towards the line</source>
        <translation>Hướng vào tuyến</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be done again on what others made</source>
        <translation>không thể làm lại &quot;%1&quot; trên những gì người khác đã làm</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has characters that are none of a name&apos;s</source>
        <translation>&quot;%1&quot; có ký tự không được dùng trong tên</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a built-in asset</source>
        <translation>&quot;%1&quot; là một tài nguyên có sẵn</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is kept by a document, not by a terrain</source>
        <translation>&quot;%1&quot; do tài liệu giữ, không phải do địa hình</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no corner of a section (out:up, in metres)</source>
        <translation>&quot;%1&quot; không phải góc của mặt cắt (out:up, tính bằng mét)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a SHA-256 fingerprint (64 hexadecimal digits)</source>
        <translation>“%1” không phải là dấu vân tay SHA-256 (64 chữ số thập lục phân)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too long a name (at most %2 bytes)</source>
        <translation>&quot;%1&quot; là tên quá dài (nhiều nhất %2 byte)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies further in than the corner before it</source>
        <translation>&quot;%1&quot; nằm lui vào trong hơn góc trước nó</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice</source>
        <translation>&quot;%1&quot; xuất hiện hai lần</translation>
    </message>
    <message>
        <source>%1 %2 is locked</source>
        <translation>%1 %2 bị khóa</translation>
    </message>
    <message>
        <source>%1 %2 is out of range (%3)</source>
        <translation>%1 %2 ngoài phạm vi (%3)</translation>
    </message>
    <message>
        <source>%1 after it is not understood</source>
        <translation>không hiểu được %1 sau nó</translation>
    </message>
    <message>
        <source>%1 are more than %2</source>
        <translation>%1 nhiều hơn %2</translation>
    </message>
    <message>
        <source>%1 at %2, %3 is off the terrain</source>
        <translation>%1 ở %2, %3 nằm ngoài địa hình</translation>
    </message>
    <message>
        <source>%1 at %2, %3 is over a hole</source>
        <translation>%1 ở %2, %3 nằm trên lỗ hổng</translation>
    </message>
    <message>
        <source>%1 at columns %2 to %3, rows %4 to %5</source>
        <translation>%1 ở cột %2 đến %3, hàng %4 đến %5</translation>
    </message>
    <message>
        <source>%1 bytes after the samples are left unread</source>
        <translation>%1 byte sau các mẫu không được đọc</translation>
    </message>
    <message>
        <source>%1 describes another size and is not used</source>
        <translation>%1 mô tả một kích thước khác và không được dùng</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 không trả lời</translation>
    </message>
    <message>
        <source>%1 does not have this terrain any more</source>
        <translation>%1 không còn địa hình này nữa</translation>
    </message>
    <message>
        <source>%1 drapes are the most</source>
        <translation>nhiều nhất là %1 ảnh phủ</translation>
    </message>
    <message>
        <source>%1 has a content of somebody else under an id of this edit</source>
        <translation>%1 có nội dung của người khác dưới một mã định danh của chỉnh sửa này</translation>
    </message>
    <message>
        <source>%1 has a terrain &quot;%2&quot; already</source>
        <translation>%1 đã có địa hình &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has another terrain of this name than the one that was edited</source>
        <translation>%1 có địa hình tên này nhưng khác với địa hình đã được sửa</translation>
    </message>
    <message>
        <source>%1 has gone back to an earlier state of this terrain</source>
        <translation>%1 đã trở về một trạng thái cũ hơn của địa hình này</translation>
    </message>
    <message>
        <source>%1 has no change %2 of this terrain</source>
        <translation>%1 không có thay đổi %2 của địa hình này</translation>
    </message>
    <message>
        <source>%1 has no change of this terrain that could be undone</source>
        <translation>%1 không có thay đổi nào của địa hình này có thể hoàn tác</translation>
    </message>
    <message>
        <source>%1 has no place %2, %3, %4</source>
        <translation>%1 không có vị trí %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 has no terrain &quot;%2&quot; that you are a member of</source>
        <translation>%1 không có địa hình &quot;%2&quot; nào mà bạn là thành viên</translation>
    </message>
    <message>
        <source>%1 has nothing of this terrain yet</source>
        <translation>%1 chưa có gì của địa hình này</translation>
    </message>
    <message>
        <source>%1 has this file among its own sources</source>
        <translation>%1 có tệp này trong số các nguồn của chính nó</translation>
    </message>
    <message>
        <source>%1 has this terrain already</source>
        <translation>%1 đã có địa hình này</translation>
    </message>
    <message>
        <source>%1 holds a terrain of a newer version of Scarp</source>
        <translation>%1 chứa địa hình của một phiên bản Scarp mới hơn</translation>
    </message>
    <message>
        <source>%1 in the journal is damaged</source>
        <translation>%1 trong nhật ký bị hỏng</translation>
    </message>
    <message>
        <source>%1 is a built-in asset, which stays as it is</source>
        <translation>%1 là tài nguyên có sẵn, được giữ nguyên</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 đang ẩn</translation>
    </message>
    <message>
        <source>%1 is lost</source>
        <translation>%1 bị mất</translation>
    </message>
    <message>
        <source>%1 is no file below its own folder</source>
        <translation>%1 không phải tệp nằm dưới thư mục của chính nó</translation>
    </message>
    <message>
        <source>%1 is of no format that may be read</source>
        <translation>%1 không thuộc định dạng nào được phép đọc</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 ngoài phạm vi</translation>
    </message>
    <message>
        <source>%1 is out of range (%2 to %3)</source>
        <translation>%1 ngoài phạm vi (%2 đến %3)</translation>
    </message>
    <message>
        <source>%1 is out of range (%2)</source>
        <translation>%1 ngoài phạm vi (%2)</translation>
    </message>
    <message>
        <source>%1 is too large a number</source>
        <translation>%1 là số quá lớn</translation>
    </message>
    <message>
        <source>%1 kept selections are the most</source>
        <translation>nhiều nhất là %1 vùng chọn đã lưu</translation>
    </message>
    <message>
        <source>%1 lacks a part of the terrain</source>
        <translation>%1 thiếu một phần của địa hình</translation>
    </message>
    <message>
        <source>%1 layers are more than %2</source>
        <translation>%1 lớp nhiều hơn %2</translation>
    </message>
    <message>
        <source>%1 layers are the most</source>
        <translation>nhiều nhất là %1 lớp</translation>
    </message>
    <message>
        <source>%1 line lies off the ground and is left out</source>
        <translation>%1 tuyến nằm ngoài mặt đất và bị bỏ qua</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 tuyến</translation>
    </message>
    <message>
        <source>%1 lines lie off the ground and are left out</source>
        <translation>%1 tuyến nằm ngoài mặt đất và bị bỏ qua</translation>
    </message>
    <message>
        <source>%1 lines, %2 triangles</source>
        <translation>%1 tuyến, %2 tam giác</translation>
    </message>
    <message>
        <source>%1 materials are more than %2</source>
        <translation>%1 vật liệu nhiều hơn %2</translation>
    </message>
    <message>
        <source>%1 more pairs of tiles disagree, by less</source>
        <translation>%1 cặp mảnh nữa không khớp, với mức chênh nhỏ hơn</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation>%1 phải là số nguyên, không phải %2</translation>
    </message>
    <message>
        <source>%1 must be above %2</source>
        <translation>%1 phải lớn hơn %2</translation>
    </message>
    <message>
        <source>%1 must be at least %2</source>
        <translation>%1 phải ít nhất là %2</translation>
    </message>
    <message>
        <source>%1 object</source>
        <translation>%1 vật thể</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1 vật thể</translation>
    </message>
    <message>
        <source>%1 objects stand over holes or off the terrain and are left out</source>
        <translation>%1 vật thể đứng trên lỗ hổng hoặc ngoài địa hình và bị bỏ qua</translation>
    </message>
    <message>
        <source>%1 of %2 holes are filled</source>
        <translation>đã lấp %1 trên %2 lỗ hổng</translation>
    </message>
    <message>
        <source>%1 of %2 steps of the undo history are lost</source>
        <translation>%1 trên %2 bước của lịch sử hoàn tác bị mất</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 trở lên</translation>
    </message>
    <message>
        <source>%1 overlaps compared</source>
        <translation>đã so sánh %1 chỗ chồng lấn</translation>
    </message>
    <message>
        <source>%1 placed objects are not in this file</source>
        <translation>%1 vật thể đã đặt không có trong tệp này</translation>
    </message>
    <message>
        <source>%1 puts nothing down</source>
        <translation>%1 không đặt gì</translation>
    </message>
    <message>
        <source>%1 reads back differently</source>
        <translation>%1 đọc lại thì khác</translation>
    </message>
    <message>
        <source>%1 sample is a hole</source>
        <translation>%1 mẫu là lỗ hổng</translation>
    </message>
    <message>
        <source>%1 sample stands alone out of the ground, by up to %2</source>
        <translation>%1 mẫu nhô lẻ loi khỏi mặt đất, nhiều nhất %2</translation>
    </message>
    <message>
        <source>%1 samples are holes</source>
        <translation>%1 mẫu là lỗ hổng</translation>
    </message>
    <message>
        <source>%1 samples stand alone out of the ground, by up to %2</source>
        <translation>%1 mẫu nhô lẻ loi khỏi mặt đất, nhiều nhất %2</translation>
    </message>
    <message>
        <source>%1 samples without a tile are holes</source>
        <translation>%1 mẫu không có mảnh là lỗ hổng</translation>
    </message>
    <message>
        <source>%1 samples without a tile are sea at height 0</source>
        <translation>%1 mẫu không có mảnh là biển ở độ cao 0</translation>
    </message>
    <message>
        <source>%1 stands far from all other heights and is declared nowhere</source>
        <translation>%1 cách xa mọi độ cao khác và không được khai báo ở đâu</translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <translation>%1 xuất hiện hai lần</translation>
    </message>
    <message>
        <source>%1 steps of the undo history do not fit the terrain</source>
        <translation>%1 bước của lịch sử hoàn tác không khớp với địa hình</translation>
    </message>
    <message>
        <source>%1 takes tiles as %2</source>
        <translation>%1 nhận mảnh dạng %2</translation>
    </message>
    <message>
        <source>%1 takes tiles of %2 samples a side, not %3</source>
        <translation>%1 nhận mảnh có %2 mẫu mỗi cạnh, không phải %3</translation>
    </message>
    <message>
        <source>%1 takes tiles that share no edges</source>
        <translation>%1 nhận các mảnh không chung mép</translation>
    </message>
    <message>
        <source>%1 takes tiles that share their edges</source>
        <translation>%1 nhận các mảnh chung mép</translation>
    </message>
    <message>
        <source>%1 tile has no ground and no file</source>
        <translation>%1 mảnh không có mặt đất và không có tệp</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 mảnh</translation>
    </message>
    <message>
        <source>%1 tiles have no ground and no file</source>
        <translation>%1 mảnh không có mặt đất và không có tệp</translation>
    </message>
    <message>
        <source>%1 to below %2</source>
        <translation>%1 đến dưới %2</translation>
    </message>
    <message>
        <source>%1 triangles, %2 vertices</source>
        <translation>%1 tam giác, %2 đỉnh</translation>
    </message>
    <message>
        <source>%1 wants a file ending in %2</source>
        <translation>%1 cần tệp có đuôi %2</translation>
    </message>
    <message>
        <source>%1 x %2 samples</source>
        <translation>%1 x %2 mẫu</translation>
    </message>
    <message>
        <source>%1 x %2 tiles are more than %3 x %4 cells</source>
        <translation>%1 x %2 mảnh nhiều hơn %3 x %4 ô</translation>
    </message>
    <message>
        <source>%1 x %2 tiles take up to %3 GB, and %4 GB are free</source>
        <translation>%1 x %2 mảnh chiếm đến %3 GB, mà chỉ còn trống %4 GB</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is another export&apos;s name too</source>
        <translation>&apos;%1&apos; cũng là tên của một bản xuất khác</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no CRS</source>
        <translation>&apos;%1&apos; không phải CRS</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name for tiles</source>
        <translation>&apos;%1&apos; không phải tên cho mảnh</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no time like 2024-06-21T15:00Z or 2024-06-21T17:00+02:00, from 1800 to 2200</source>
        <translation>&apos;%1&apos; không phải thời gian như 2024-06-21T15:00Z hoặc 2024-06-21T17:00+02:00, từ năm 1800 đến 2200</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no server</source>
        <translation>&apos;%1&apos; không nêu máy chủ nào</translation>
    </message>
    <message>
        <source>&apos;+&apos; must be followed by the header&apos;s bytes</source>
        <translation>sau &apos;+&apos; phải là số byte của phần đầu tệp</translation>
    </message>
    <message>
        <source>&apos;:&apos; and a sample type must follow the size</source>
        <translation>sau kích thước phải là &apos;:&apos; và kiểu mẫu</translation>
    </message>
    <message>
        <source>1 object stands over a hole or off the terrain and is left out</source>
        <translation>1 vật thể đứng trên lỗ hổng hoặc ngoài địa hình và bị bỏ qua</translation>
    </message>
    <message>
        <source>1 placed object is not in this file</source>
        <translation>1 vật thể đã đặt không có trong tệp này</translation>
    </message>
    <message>
        <source>Add %1 materials</source>
        <translation>Thêm %1 vật liệu</translation>
    </message>
    <message>
        <source>Bring back &quot;%1&quot;</source>
        <translation>Đưa &quot;%1&quot; trở lại</translation>
    </message>
    <message>
        <source>GDAL here has no reader for Zarr</source>
        <translation>GDAL ở đây không có trình đọc Zarr</translation>
    </message>
    <message>
        <source>GDAL here has no reader for it</source>
        <translation>GDAL ở đây không có trình đọc cho nó</translation>
    </message>
    <message>
        <source>GDAL was built without COG</source>
        <translation>GDAL được dựng không có COG</translation>
    </message>
    <message>
        <source>GDAL was built without GeoTIFF</source>
        <translation>GDAL được dựng không có GeoTIFF</translation>
    </message>
    <message>
        <source>Import %1 selections</source>
        <translation>Nhập %1 vùng chọn</translation>
    </message>
    <message>
        <source>Terrarium and Mapbox colours have 8 bits each, not samples of type %1</source>
        <translation>màu Terrarium và Mapbox có 8 bit mỗi màu, không phải mẫu kiểu %1</translation>
    </message>
    <message>
        <source>VRT files name each other more than %1 deep</source>
        <translation>các tệp VRT gọi lẫn nhau sâu hơn %1 cấp</translation>
    </message>
    <message>
        <source>a 3MF file holds solids, and this is a surface</source>
        <translation>tệp 3MF chứa khối đặc, còn đây là một bề mặt</translation>
    </message>
    <message>
        <source>a TGA file has at most 65535 samples a side</source>
        <translation>tệp TGA có nhiều nhất 65535 mẫu mỗi cạnh</translation>
    </message>
    <message>
        <source>a VRT file has at most 32 MiB</source>
        <translation>tệp VRT có nhiều nhất 32 MiB</translation>
    </message>
    <message>
        <source>a colour is out of range</source>
        <translation>một màu ngoài phạm vi</translation>
    </message>
    <message>
        <source>a corner of the shape is not a finite number</source>
        <translation>một góc của hình không phải là số hữu hạn</translation>
    </message>
    <message>
        <source>a curve goes through 2 to 32 points, not %1</source>
        <translation>đường cong đi qua 2 đến 32 điểm, không phải %1</translation>
    </message>
    <message>
        <source>a drape has no name</source>
        <translation>một ảnh phủ không có tên</translation>
    </message>
    <message>
        <source>a fingerprint can be trusted for an address with one host alone</source>
        <translation>chỉ có thể tin cậy dấu vân tay cho địa chỉ có đúng một máy chủ</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>một số hữu hạn</translation>
    </message>
    <message>
        <source>a globe&apos;s tiles begin at zoom 0</source>
        <translation>mảnh của quả địa cầu bắt đầu ở mức zoom 0</translation>
    </message>
    <message>
        <source>a kept selection that is gone</source>
        <translation>một vùng chọn đã lưu không còn nữa</translation>
    </message>
    <message>
        <source>a line can be split at a point between its ends</source>
        <translation>tuyến chỉ tách được tại một điểm giữa hai đầu của nó</translation>
    </message>
    <message>
        <source>a line has no place on the earth by the terrain&apos;s CRS</source>
        <translation>một tuyến không có vị trí trên Trái Đất theo CRS của địa hình</translation>
    </message>
    <message>
        <source>a line has two points or more</source>
        <translation>tuyến có từ hai điểm trở lên</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>danh sách đối tượng</translation>
    </message>
    <message>
        <source>a material has no name</source>
        <translation>một vật liệu không có tên</translation>
    </message>
    <message>
        <source>a material&apos;s alpha is of an unknown kind</source>
        <translation>alpha của một vật liệu thuộc loại không rõ</translation>
    </message>
    <message>
        <source>a material&apos;s number is out of range (0 to 1)</source>
        <translation>số của một vật liệu ngoài phạm vi (0 đến 1)</translation>
    </message>
    <message>
        <source>a normal is not of length 1</source>
        <translation>một pháp tuyến không có độ dài 1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>một số</translation>
    </message>
    <message>
        <source>a part has a material that is not there</source>
        <translation>một phần có vật liệu không tồn tại</translation>
    </message>
    <message>
        <source>a part has triangles that are not there</source>
        <translation>một phần có tam giác không tồn tại</translation>
    </message>
    <message>
        <source>a part of %1 samples a side cannot be made (a multiple of %2, %3 to %4)</source>
        <translation>không thể tạo phần có %1 mẫu mỗi cạnh (bội số của %2, %3 đến %4)</translation>
    </message>
    <message>
        <source>a part of the terrain has no place in the coordinate system of the tiles</source>
        <translation>một phần của địa hình không có vị trí trong hệ tọa độ của các mảnh</translation>
    </message>
    <message>
        <source>a part of the terrain lies beyond the 85° of latitude that web Mercator has</source>
        <translation>một phần của địa hình nằm ngoài vĩ độ 85° của web Mercator</translation>
    </message>
    <message>
        <source>a part of the terrain lies beyond web Mercator</source>
        <translation>một phần của địa hình nằm ngoài web Mercator</translation>
    </message>
    <message>
        <source>a picture has another size than it was written with</source>
        <translation>một ảnh có kích thước khác với lúc được ghi</translation>
    </message>
    <message>
        <source>a picture is of another shape than it may have</source>
        <translation>một ảnh có dạng khác với dạng được phép</translation>
    </message>
    <message>
        <source>a picture of a material</source>
        <translation>ảnh của một vật liệu</translation>
    </message>
    <message>
        <source>a picture of a material or a drape</source>
        <translation>ảnh của một vật liệu hoặc ảnh phủ</translation>
    </message>
    <message>
        <source>a piece in another&apos;s place</source>
        <translation>một phần nằm ở vị trí của phần khác</translation>
    </message>
    <message>
        <source>a place that is cleared is out of range</source>
        <translation>một chỗ được xóa sạch nằm ngoài phạm vi</translation>
    </message>
    <message>
        <source>a rule (keep-offset, align, stay, flatten)</source>
        <translation>một quy tắc (keep-offset, align, stay, flatten)</translation>
    </message>
    <message>
        <source>a rule has no id</source>
        <translation>một quy tắc không có id</translation>
    </message>
    <message>
        <source>a sample is not a finite number</source>
        <translation>một mẫu không phải là số hữu hạn</translation>
    </message>
    <message>
        <source>a save of it was interrupted, and it cannot be written to put that right</source>
        <translation>một lần lưu của nó bị gián đoạn, và không ghi được vào nó để sửa lại</translation>
    </message>
    <message>
        <source>a scale above 0</source>
        <translation>một tỉ lệ trên 0</translation>
    </message>
    <message>
        <source>a scene as glTF is a file that ends in .glb</source>
        <translation>cảnh dạng glTF là một tệp có đuôi .glb</translation>
    </message>
    <message>
        <source>a section from the middle needs a corner beside it</source>
        <translation>mặt cắt tính từ giữa cần có một góc ở bên cạnh nó</translation>
    </message>
    <message>
        <source>a selection can be changed by 0 m or more only</source>
        <translation>vùng chọn chỉ có thể thay đổi với 0 m trở lên</translation>
    </message>
    <message>
        <source>a selection can be kept under a name only</source>
        <translation>vùng chọn chỉ có thể lưu dưới một tên</translation>
    </message>
    <message>
        <source>a setting in the journal is damaged</source>
        <translation>một thiết lập trong nhật ký bị hỏng</translation>
    </message>
    <message>
        <source>a side cannot be extended by %1 samples</source>
        <translation>không thể mở rộng một cạnh thêm %1 mẫu</translation>
    </message>
    <message>
        <source>a side of a section has at most %1 corners</source>
        <translation>một bên của mặt cắt có nhiều nhất %1 góc</translation>
    </message>
    <message>
        <source>a square of the file&apos;s size</source>
        <translation>hình vuông theo kích thước của tệp</translation>
    </message>
    <message>
        <source>a step in the journal does not fit the terrain</source>
        <translation>một bước trong nhật ký không khớp với địa hình</translation>
    </message>
    <message>
        <source>a step in the journal goes back too far</source>
        <translation>một bước trong nhật ký lùi quá xa</translation>
    </message>
    <message>
        <source>a step in the journal goes too far</source>
        <translation>một bước trong nhật ký tiến quá xa</translation>
    </message>
    <message>
        <source>a step in the journal is damaged</source>
        <translation>một bước trong nhật ký bị hỏng</translation>
    </message>
    <message>
        <source>a step in the journal is damaged, or was done to other ground than this</source>
        <translation>một bước trong nhật ký bị hỏng, hoặc được làm trên mặt đất khác với mặt đất này</translation>
    </message>
    <message>
        <source>a step in the journal was done to other ground than this</source>
        <translation>một bước trong nhật ký được làm trên mặt đất khác với mặt đất này</translation>
    </message>
    <message>
        <source>a terrain of %1 x %2 samples is too large for this (up to %3 x %4)</source>
        <translation>địa hình %1 x %2 mẫu quá lớn cho việc này (đến %3 x %4)</translation>
    </message>
    <message>
        <source>a terrain of %1 × %2 samples cannot be made (2 to %3 a side)</source>
        <translation>không thể tạo địa hình %1 × %2 mẫu (2 đến %3 mỗi cạnh)</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>một văn bản</translation>
    </message>
    <message>
        <source>a texture coordinate is not a finite number</source>
        <translation>một tọa độ kết cấu không phải là số hữu hạn</translation>
    </message>
    <message>
        <source>a texture does not read back as it was written</source>
        <translation>một kết cấu đọc lại không như đã ghi</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>một mảnh</translation>
    </message>
    <message>
        <source>a tile beyond the terrain</source>
        <translation>một mảnh nằm ngoài địa hình</translation>
    </message>
    <message>
        <source>a tile cannot be read</source>
        <translation>không đọc được một mảnh</translation>
    </message>
    <message>
        <source>a tile reads back differently</source>
        <translation>một mảnh đọc lại thì khác</translation>
    </message>
    <message>
        <source>a tile&apos;s mesh does not cover its ground</source>
        <translation>lưới 3D của một mảnh không phủ hết mặt đất của nó</translation>
    </message>
    <message>
        <source>a vertex at every %1 samples is out of range (1 to %2)</source>
        <translation>một đỉnh cho mỗi %1 mẫu ngoài phạm vi (1 đến %2)</translation>
    </message>
    <message>
        <source>a vertex is out of range</source>
        <translation>một đỉnh ngoài phạm vi</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>trên %1</translation>
    </message>
    <message>
        <source>above %1 to %2</source>
        <translation>trên %1 đến %2</translation>
    </message>
    <message>
        <source>above %1 to below %2</source>
        <translation>trên %1 đến dưới %2</translation>
    </message>
    <message>
        <source>above the ground</source>
        <translation>trên mặt đất</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>bị từ chối truy cập</translation>
    </message>
    <message>
        <source>albedo and height, RGBA</source>
        <translation>albedo và độ cao, RGBA</translation>
    </message>
    <message>
        <source>ambient occlusion</source>
        <translation>che khuất môi trường</translation>
    </message>
    <message>
        <source>an area cannot be split</source>
        <translation>không thể tách một vùng</translation>
    </message>
    <message>
        <source>an area has three points or more</source>
        <translation>vùng có từ ba điểm trở lên</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>một mảng</translation>
    </message>
    <message>
        <source>an asset</source>
        <translation>một tài nguyên</translation>
    </message>
    <message>
        <source>an asset&apos;s name must be 1 to %1 characters, without line breaks, and without spaces at its ends</source>
        <translation>tên tài nguyên phải có 1 đến %1 ký tự, không ngắt dòng và không có dấu cách ở hai đầu</translation>
    </message>
    <message>
        <source>an edit could not be kept in the journal</source>
        <translation>một chỉnh sửa không giữ được trong nhật ký</translation>
    </message>
    <message>
        <source>an index names a vertex that is not there</source>
        <translation>một chỉ số nêu đỉnh không tồn tại</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>một đối tượng</translation>
    </message>
    <message>
        <source>an object in another&apos;s place</source>
        <translation>một vật thể ở chỗ của vật thể khác</translation>
    </message>
    <message>
        <source>an opacity must be from 0 to 1</source>
        <translation>độ đục phải từ 0 đến 1</translation>
    </message>
    <message>
        <source>an unnamed CRS</source>
        <translation>một CRS không tên</translation>
    </message>
    <message>
        <source>and rows are too many</source>
        <translation>và hàng là quá nhiều</translation>
    </message>
    <message>
        <source>angle step</source>
        <translation>bước góc</translation>
    </message>
    <message>
        <source>another operation</source>
        <translation>thao tác khác</translation>
    </message>
    <message>
        <source>another part</source>
        <translation>phần khác</translation>
    </message>
    <message>
        <source>another size of parts</source>
        <translation>kích thước phần khác</translation>
    </message>
    <message>
        <source>another terrain</source>
        <translation>địa hình khác</translation>
    </message>
    <message>
        <source>any finite number</source>
        <translation>số hữu hạn bất kỳ</translation>
    </message>
    <message>
        <source>at least 2 x 2 samples are needed</source>
        <translation>cần ít nhất 2 x 2 mẫu</translation>
    </message>
    <message>
        <source>band %1 is called %2</source>
        <translation>kênh %1 có tên %2</translation>
    </message>
    <message>
        <source>beds as glTF are a file that ends in .glb</source>
        <translation>nền tuyến dạng glTF là một tệp có đuôi .glb</translation>
    </message>
    <message>
        <source>belongs to another saved state of its project</source>
        <translation>thuộc về một trạng thái đã lưu khác của dự án</translation>
    </message>
    <message>
        <source>binary values are no JSON</source>
        <translation>giá trị nhị phân không phải JSON</translation>
    </message>
    <message>
        <source>borders are blended along a stroke only</source>
        <translation>chỉ hòa trộn ranh giới dọc theo một nét</translation>
    </message>
    <message>
        <source>brought onto the terrain&apos;s grid by place, by area</source>
        <translation>được đưa về lưới của địa hình theo vị trí, theo diện tích</translation>
    </message>
    <message>
        <source>cannot be fetched</source>
        <translation>không tải về được</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>không mở được</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>không đọc được</translation>
    </message>
    <message>
        <source>cannot stand beside &quot;rule&quot;</source>
        <translation>không thể đứng cạnh &quot;rule&quot;</translation>
    </message>
    <message>
        <source>cell size</source>
        <translation>cỡ ô</translation>
    </message>
    <message>
        <source>change %1 has the name &quot;%2&quot; already</source>
        <translation>thay đổi %1 đã có tên &quot;%2&quot;</translation>
    </message>
    <message>
        <source>changes while it is read</source>
        <translation>thay đổi trong khi đang được đọc</translation>
    </message>
    <message>
        <source>class %1 is none of %2</source>
        <translation>loại %1 không thuộc %2</translation>
    </message>
    <message>
        <source>classes are those of %1</source>
        <translation>các loại là của %1</translation>
    </message>
    <message>
        <source>click on the point at which to split first</source>
        <translation>trước hết hãy bấm vào điểm cần tách</translation>
    </message>
    <message>
        <source>colour of the ground, sRGB</source>
        <translation>màu mặt đất, sRGB</translation>
    </message>
    <message>
        <source>colour variation</source>
        <translation>biến thiên màu</translation>
    </message>
    <message>
        <source>colour variation is out of range (0 to 1)</source>
        <translation>biến thiên màu ngoài phạm vi (0 đến 1)</translation>
    </message>
    <message>
        <source>colours of single objects are custom data 0 to 2 of the instances, for a material to multiply</source>
        <translation>màu của từng vật thể là custom data 0 đến 2 của các instance, để vật liệu nhân vào</translation>
    </message>
    <message>
        <source>compares samples with the roughness of the whole terrain</source>
        <translation>so sánh các mẫu với độ gồ ghề của toàn bộ địa hình</translation>
    </message>
    <message>
        <source>conditions or order</source>
        <translation>điều kiện hoặc thứ tự</translation>
    </message>
    <message>
        <source>control map, bits in 32-bit floats</source>
        <translation>control map, các bit trong số dấu phẩy động 32 bit</translation>
    </message>
    <message>
        <source>coordinate system</source>
        <translation>hệ tọa độ</translation>
    </message>
    <message>
        <source>coordinates are metres from the middle of the terrain, and the file says no place</source>
        <translation>tọa độ là mét tính từ giữa địa hình, và tệp không nêu vị trí</translation>
    </message>
    <message>
        <source>coordinates are metres from the middle of the terrain, not longitude and latitude</source>
        <translation>tọa độ là mét tính từ giữa địa hình, không phải kinh độ và vĩ độ</translation>
    </message>
    <message>
        <source>crown (fall to the sides)</source>
        <translation>mui luyện (dốc sang hai bên)</translation>
    </message>
    <message>
        <source>density %1 a hectare is too much for so large a terrain</source>
        <translation>mật độ %1 mỗi hecta là quá nhiều cho địa hình lớn như vậy</translation>
    </message>
    <message>
        <source>density %1 a hectare is too much for so large an area</source>
        <translation>mật độ %1 mỗi hecta là quá nhiều cho vùng lớn như vậy</translation>
    </message>
    <message>
        <source>deposits of erosion</source>
        <translation>lắng đọng do xói mòn</translation>
    </message>
    <message>
        <source>depth of water</source>
        <translation>độ sâu của nước</translation>
    </message>
    <message>
        <source>distance from lines</source>
        <translation>khoảng cách tới tuyến</translation>
    </message>
    <message>
        <source>distance from placed objects</source>
        <translation>khoảng cách tới vật thể đã đặt</translation>
    </message>
    <message>
        <source>distance of clusters</source>
        <translation>khoảng cách giữa các cụm</translation>
    </message>
    <message>
        <source>distance to lines</source>
        <translation>khoảng cách đến tuyến</translation>
    </message>
    <message>
        <source>distance to placed objects</source>
        <translation>khoảng cách đến vật thể đã đặt</translation>
    </message>
    <message>
        <source>editor script that makes splines of them</source>
        <translation>tập lệnh editor biến chúng thành spline</translation>
    </message>
    <message>
        <source>ends too soon</source>
        <translation>kết thúc quá sớm</translation>
    </message>
    <message>
        <source>evened out over</source>
        <translation>san đều trong</translation>
    </message>
    <message>
        <source>every sample is a hole</source>
        <translation>mọi mẫu đều là lỗ hổng</translation>
    </message>
    <message>
        <source>fill for each part of cut</source>
        <translation>đắp cho mỗi phần đào</translation>
    </message>
    <message>
        <source>fraction of the sky&apos;s light</source>
        <translation>phần ánh sáng bầu trời</translation>
    </message>
    <message>
        <source>greatest grade (0: any)</source>
        <translation>dốc dọc lớn nhất (0: tùy ý)</translation>
    </message>
    <message>
        <source>greatest tilt in bends</source>
        <translation>siêu cao lớn nhất ở khúc cong</translation>
    </message>
    <message>
        <source>ground that erosion laid down, metres</source>
        <translation>đất do xói mòn bồi xuống, mét</translation>
    </message>
    <message>
        <source>ground under the layers</source>
        <translation>mặt đất bên dưới các lớp</translation>
    </message>
    <message>
        <source>has %1 bands, and none are colours</source>
        <translation>có %1 kênh, và không kênh nào là màu</translation>
    </message>
    <message>
        <source>has %1 beside the mosaic</source>
        <translation>có %1 bên cạnh bản ghép</translation>
    </message>
    <message>
        <source>has %1 channels, not %2</source>
        <translation>có %1 kênh, không phải %2</translation>
    </message>
    <message>
        <source>has %1 levels of detail (1 to %2)</source>
        <translation>có %1 mức chi tiết (1 đến %2)</translation>
    </message>
    <message>
        <source>has %1 materials (1 to %2)</source>
        <translation>có %1 vật liệu (1 đến %2)</translation>
    </message>
    <message>
        <source>has %1 x %2 samples, its neighbours have %3 x %4</source>
        <translation>có %1 x %2 mẫu, các mảnh kề nó có %3 x %4</translation>
    </message>
    <message>
        <source>has %1, which a mosaic of files does not need</source>
        <translation>có %1, thứ mà bản ghép từ các tệp không cần</translation>
    </message>
    <message>
        <source>has another CRS than %1</source>
        <translation>có CRS khác với %1</translation>
    </message>
    <message>
        <source>has changed since the script was written</source>
        <translation>đã thay đổi kể từ khi tập lệnh được viết</translation>
    </message>
    <message>
        <source>has classes of no legend that is known (%1)</source>
        <translation>có các loại không thuộc chú giải nào đã biết (%1)</translation>
    </message>
    <message>
        <source>has more XML elements than a VRT file may</source>
        <translation>có nhiều phần tử XML hơn mức một tệp VRT được có</translation>
    </message>
    <message>
        <source>has more than %1 MiB of pictures</source>
        <translation>có hơn %1 MiB ảnh</translation>
    </message>
    <message>
        <source>has more than %1 parts</source>
        <translation>có hơn %1 phần</translation>
    </message>
    <message>
        <source>has more than %1 sources</source>
        <translation>có hơn %1 nguồn</translation>
    </message>
    <message>
        <source>has more than %1 triangles</source>
        <translation>có hơn %1 tam giác</translation>
    </message>
    <message>
        <source>has no channels</source>
        <translation>không có kênh nào</translation>
    </message>
    <message>
        <source>has no layer &quot;%1&quot;</source>
        <translation>không có lớp &quot;%1&quot;</translation>
    </message>
    <message>
        <source>has no red and green to take weights from</source>
        <translation>không có đỏ và lục để lấy trọng số</translation>
    </message>
    <message>
        <source>has no red, green and blue to take heights from</source>
        <translation>không có đỏ, lục và lam để lấy độ cao</translation>
    </message>
    <message>
        <source>has no red, green and blue to take indices from</source>
        <translation>không có đỏ, lục và lam để lấy chỉ số</translation>
    </message>
    <message>
        <source>has other formats than %1</source>
        <translation>có định dạng khác với %1</translation>
    </message>
    <message>
        <source>has samples beyond 8 bits</source>
        <translation>có mẫu vượt quá 8 bit</translation>
    </message>
    <message>
        <source>has samples of type %1, not 32-bit floats</source>
        <translation>có mẫu kiểu %1, không phải dấu phẩy động 32 bit</translation>
    </message>
    <message>
        <source>has samples of type %1, not whole numbers</source>
        <translation>có mẫu kiểu %1, không phải số nguyên</translation>
    </message>
    <message>
        <source>has too many materials of such names</source>
        <translation>có quá nhiều vật liệu mang tên như vậy</translation>
    </message>
    <message>
        <source>has too many values for classes of land cover</source>
        <translation>có quá nhiều giá trị so với các loại lớp phủ đất</translation>
    </message>
    <message>
        <source>has too many vertices</source>
        <translation>có quá nhiều đỉnh</translation>
    </message>
    <message>
        <source>has what is no number of a material</source>
        <translation>có thứ không phải là số của vật liệu</translation>
    </message>
    <message>
        <source>have names and layers of their own</source>
        <translation>có tên và lớp riêng</translation>
    </message>
    <message>
        <source>heights and place are taken from %1</source>
        <translation>độ cao và vị trí được lấy từ %1</translation>
    </message>
    <message>
        <source>heights are taken as above the ellipsoid WGS 84, as globes have them</source>
        <translation>độ cao được coi là tính trên ellipsoid WGS 84, như ở quả địa cầu</translation>
    </message>
    <message>
        <source>heights are taken as feet</source>
        <translation>độ cao được coi là feet</translation>
    </message>
    <message>
        <source>heights are taken as metres</source>
        <translation>độ cao được coi là mét</translation>
    </message>
    <message>
        <source>heights are the terrain&apos;s own, in metres, not above the WGS 84 ellipsoid</source>
        <translation>độ cao là của riêng địa hình, tính bằng mét, không phải trên ellipsoid WGS 84</translation>
    </message>
    <message>
        <source>heights are written in metres, not in %1</source>
        <translation>độ cao được ghi bằng mét, không phải bằng %1</translation>
    </message>
    <message>
        <source>heights cannot be multiplied by %1 (above 0 to %2)</source>
        <translation>không thể nhân độ cao với %1 (trên 0 đến %2)</translation>
    </message>
    <message>
        <source>heights stay %1</source>
        <translation>độ cao giữ nguyên %1</translation>
    </message>
    <message>
        <source>holds %1 of its %2 samples, and which cannot be told</source>
        <translation>chứa %1 trên %2 mẫu của nó, và không biết được là những mẫu nào</translation>
    </message>
    <message>
        <source>holds more than %1 files</source>
        <translation>chứa hơn %1 tệp</translation>
    </message>
    <message>
        <source>holds more than a model may have</source>
        <translation>chứa nhiều hơn mức một mô hình được có</translation>
    </message>
    <message>
        <source>holds no parts</source>
        <translation>không chứa phần nào</translation>
    </message>
    <message>
        <source>holds no raster</source>
        <translation>không chứa raster</translation>
    </message>
    <message>
        <source>holds no triangles</source>
        <translation>không chứa tam giác</translation>
    </message>
    <message>
        <source>holds no weights of materials</source>
        <translation>không chứa trọng số vật liệu</translation>
    </message>
    <message>
        <source>holds none of its samples, only a header</source>
        <translation>không chứa mẫu nào của nó, chỉ có phần đầu tệp</translation>
    </message>
    <message>
        <source>holds nothing that can be a mask</source>
        <translation>không chứa gì có thể dùng làm mặt nạ</translation>
    </message>
    <message>
        <source>holds parts of another terrain than %1</source>
        <translation>chứa các phần của địa hình khác với %1</translation>
    </message>
    <message>
        <source>holes are filled by a membrane from the ground around them</source>
        <translation>lỗ hổng được lấp bằng một màng căng từ mặt đất xung quanh</translation>
    </message>
    <message>
        <source>how the tiles lie, with checksums</source>
        <translation>các mảnh nằm thế nào, kèm tổng kiểm tra</translation>
    </message>
    <message>
        <source>in &apos;%1&apos; its heights would be further than any ground</source>
        <translation>theo &apos;%1&apos; thì độ cao của nó xa hơn mọi mặt đất</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain</source>
        <translation>bằng mét, tính từ giữa địa hình</translation>
    </message>
    <message>
        <source>in metres, as the format has it</source>
        <translation>bằng mét, theo định dạng</translation>
    </message>
    <message>
        <source>in millimetres</source>
        <translation>bằng milimét</translation>
    </message>
    <message>
        <source>indices of three textures, RGB</source>
        <translation>chỉ số của ba kết cấu, RGB</translation>
    </message>
    <message>
        <source>is a folder without files that could be tiles</source>
        <translation>là thư mục không có tệp nào có thể là mảnh</translation>
    </message>
    <message>
        <source>is a folder, not a picture</source>
        <translation>là thư mục, không phải ảnh</translation>
    </message>
    <message>
        <source>is a folder, not a raster file</source>
        <translation>là thư mục, không phải tệp raster</translation>
    </message>
    <message>
        <source>is a folder, whose files may change unseen</source>
        <translation>là thư mục, các tệp trong đó có thể thay đổi mà không nhận ra</translation>
    </message>
    <message>
        <source>is an address, and fetched only where a person gives it</source>
        <translation>là địa chỉ, và chỉ được tải khi có người nêu nó</translation>
    </message>
    <message>
        <source>is another project than the one that was edited</source>
        <translation>là dự án khác với dự án đã được sửa</translation>
    </message>
    <message>
        <source>is cut off, or longer than it says</source>
        <translation>bị cắt cụt, hoặc dài hơn mức nó nêu</translation>
    </message>
    <message>
        <source>is cut short, and which rows are missing cannot be told</source>
        <translation>bị cắt ngắn, và không biết được thiếu những hàng nào</translation>
    </message>
    <message>
        <source>is damaged, and is not compacted before it has been saved</source>
        <translation>bị hỏng, và không được thu gọn trước khi được lưu</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>trống</translation>
    </message>
    <message>
        <source>is hidden</source>
        <translation>đang ẩn</translation>
    </message>
    <message>
        <source>is in use by another program</source>
        <translation>đang được chương trình khác dùng</translation>
    </message>
    <message>
        <source>is larger than 1 GB</source>
        <translation>lớn hơn 1 GB</translation>
    </message>
    <message>
        <source>is larger than 8 GB</source>
        <translation>lớn hơn 8 GB</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>bị thiếu</translation>
    </message>
    <message>
        <source>is nested deeper than a STAC item</source>
        <translation>lồng sâu hơn một mục STAC</translation>
    </message>
    <message>
        <source>is nested too deep</source>
        <translation>lồng quá sâu</translation>
    </message>
    <message>
        <source>is no STAC item that can be read</source>
        <translation>không phải mục STAC đọc được</translation>
    </message>
    <message>
        <source>is no VRT mosaic</source>
        <translation>không phải bản ghép VRT</translation>
    </message>
    <message>
        <source>is no XML that can be read</source>
        <translation>không phải XML đọc được</translation>
    </message>
    <message>
        <source>is no XML that can be read (%1)</source>
        <translation>không phải XML đọc được (%1)</translation>
    </message>
    <message>
        <source>is no archive that can be read, or has no file that could be heights</source>
        <translation>không phải tệp nén đọc được, hoặc không có tệp nào có thể là độ cao</translation>
    </message>
    <message>
        <source>is no asset of Scarp&apos;s, or is damaged</source>
        <translation>không phải tài nguyên của Scarp, hoặc bị hỏng</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>không phải tệp</translation>
    </message>
    <message>
        <source>is no file of lines that can be read</source>
        <translation>không phải tệp tuyến đọc được</translation>
    </message>
    <message>
        <source>is no file on this machine, and nothing else is read</source>
        <translation>không phải tệp trên máy này, và không đọc gì khác</translation>
    </message>
    <message>
        <source>is no list of exports</source>
        <translation>không phải danh sách bản xuất</translation>
    </message>
    <message>
        <source>is no model by its ending (%1)</source>
        <translation>không phải mô hình theo phần đuôi (%1)</translation>
    </message>
    <message>
        <source>is no name of an asset</source>
        <translation>không phải tên tài nguyên</translation>
    </message>
    <message>
        <source>is no number</source>
        <translation>không phải số</translation>
    </message>
    <message>
        <source>is no part of a terrain</source>
        <translation>không phải một phần của địa hình</translation>
    </message>
    <message>
        <source>is no recovery folder, or another Scarp has it</source>
        <translation>không phải thư mục phục hồi, hoặc một Scarp khác đang giữ nó</translation>
    </message>
    <message>
        <source>is no recovery journal, or its beginning is damaged</source>
        <translation>không phải nhật ký phục hồi, hoặc phần đầu của nó bị hỏng</translation>
    </message>
    <message>
        <source>is no survey of a terrain</source>
        <translation>không phải bản khảo sát địa hình</translation>
    </message>
    <message>
        <source>is no table of classes of lines</source>
        <translation>không phải bảng các loại tuyến</translation>
    </message>
    <message>
        <source>is not a Scarp project</source>
        <translation>không phải dự án Scarp</translation>
    </message>
    <message>
        <source>is not an ordinary file</source>
        <translation>không phải tệp thông thường</translation>
    </message>
    <message>
        <source>is of %1 than %2</source>
        <translation>có %1 so với %2</translation>
    </message>
    <message>
        <source>is of another version</source>
        <translation>thuộc phiên bản khác</translation>
    </message>
    <message>
        <source>is of format %1, which cannot be read any more</source>
        <translation>có định dạng %1, không còn đọc được nữa</translation>
    </message>
    <message>
        <source>is of the kind %1, not a mosaic of files</source>
        <translation>thuộc loại %1, không phải bản ghép từ các tệp</translation>
    </message>
    <message>
        <source>is only of an object whose rule is &quot;stay&quot;</source>
        <translation>chỉ có ở vật thể có quy tắc là &quot;stay&quot;</translation>
    </message>
    <message>
        <source>is out of place</source>
        <translation>sai chỗ</translation>
    </message>
    <message>
        <source>is out of range</source>
        <translation>ngoài phạm vi</translation>
    </message>
    <message>
        <source>is out of range (%1)</source>
        <translation>ngoài phạm vi (%1)</translation>
    </message>
    <message>
        <source>is part %1 of %2, under another name</source>
        <translation>là phần %1 trên %2, dưới tên khác</translation>
    </message>
    <message>
        <source>is smaller than a cell of %1</source>
        <translation>nhỏ hơn một ô %1</translation>
    </message>
    <message>
        <source>is there already, and is no material&apos;s folder</source>
        <translation>đã có sẵn, và không phải thư mục vật liệu</translation>
    </message>
    <message>
        <source>is too large, or no file</source>
        <translation>quá lớn, hoặc không phải tệp</translation>
    </message>
    <message>
        <source>is too long for a material&apos;s file</source>
        <translation>quá dài cho tệp của vật liệu</translation>
    </message>
    <message>
        <source>is too small</source>
        <translation>quá nhỏ</translation>
    </message>
    <message>
        <source>it cannot be copied as it is</source>
        <translation>không thể chép nó nguyên trạng</translation>
    </message>
    <message>
        <source>it changes while it is read</source>
        <translation>nó thay đổi trong khi đang được đọc</translation>
    </message>
    <message>
        <source>it does not read back as it was written</source>
        <translation>nó đọc lại không như đã ghi</translation>
    </message>
    <message>
        <source>it has %1 samples in place of %2, and they do not both say where they lie</source>
        <translation>nó có %1 mẫu thay cho %2, và không phải cả hai đều nêu mình nằm ở đâu</translation>
    </message>
    <message>
        <source>it has %1 samples in place of %2, which stand between those of the other</source>
        <translation>nó có %1 mẫu thay cho %2, nằm xen giữa các mẫu của bên kia</translation>
    </message>
    <message>
        <source>it has a CRS and the terrain has none</source>
        <translation>nó có CRS còn địa hình thì không</translation>
    </message>
    <message>
        <source>it has another size when read back</source>
        <translation>nó có kích thước khác khi đọc lại</translation>
    </message>
    <message>
        <source>it has been cut short</source>
        <translation>nó đã bị cắt ngắn</translation>
    </message>
    <message>
        <source>it has fewer bands when read back</source>
        <translation>nó có ít kênh hơn khi đọc lại</translation>
    </message>
    <message>
        <source>it has more than %1 assets</source>
        <translation>nó có hơn %1 tài nguyên</translation>
    </message>
    <message>
        <source>it has no asset</source>
        <translation>nó không có tài nguyên</translation>
    </message>
    <message>
        <source>it has no layer &quot;%1&quot;</source>
        <translation>nó không có lớp &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it is a file, not a folder</source>
        <translation>nó là tệp, không phải thư mục</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>nó là thư mục</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>nó bị cắt cụt</translation>
    </message>
    <message>
        <source>it is longer than what was written</source>
        <translation>nó dài hơn những gì đã ghi</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>nó không phải tệp thông thường</translation>
    </message>
    <message>
        <source>it lies elsewhere in the world</source>
        <translation>nó nằm ở nơi khác trên thế giới</translation>
    </message>
    <message>
        <source>it reads back differently</source>
        <translation>nó đọc lại thì khác</translation>
    </message>
    <message>
        <source>it reads back differently at column %1, row %2</source>
        <translation>nó đọc lại thì khác ở cột %1, hàng %2</translation>
    </message>
    <message>
        <source>its .zmetadata names arrays outside its folder</source>
        <translation>.zmetadata của nó nêu các mảng ngoài thư mục của nó</translation>
    </message>
    <message>
        <source>its CRS cannot be understood</source>
        <translation>không hiểu được CRS của nó</translation>
    </message>
    <message>
        <source>its XML is nested too deep</source>
        <translation>XML của nó lồng quá sâu</translation>
    </message>
    <message>
        <source>its alpha is taken for the %1</source>
        <translation>alpha của nó được lấy làm %1</translation>
    </message>
    <message>
        <source>its brightness is read as heights all the same</source>
        <translation>độ sáng của nó vẫn được đọc làm độ cao</translation>
    </message>
    <message>
        <source>its cells are of another size, so its samples stand at other places</source>
        <translation>ô của nó có cỡ khác, nên các mẫu của nó nằm ở những chỗ khác</translation>
    </message>
    <message>
        <source>its cells seem to be degrees</source>
        <translation>ô của nó có vẻ tính bằng độ</translation>
    </message>
    <message>
        <source>its checksum differs</source>
        <translation>tổng kiểm tra của nó khác</translation>
    </message>
    <message>
        <source>its coordinates are in feet, and it names no unit of height</source>
        <translation>tọa độ của nó tính bằng feet, và nó không nêu đơn vị độ cao</translation>
    </message>
    <message>
        <source>its decoder has ended</source>
        <translation>bộ giải mã của nó đã kết thúc</translation>
    </message>
    <message>
        <source>its decoder needs more memory than it may have</source>
        <translation>bộ giải mã của nó cần nhiều bộ nhớ hơn mức được dùng</translation>
    </message>
    <message>
        <source>its eastings are beyond those of %1, and its northings are not</source>
        <translation>tọa độ đông của nó vượt ngoài của %1, còn tọa độ bắc thì không</translation>
    </message>
    <message>
        <source>its end cannot be read</source>
        <translation>không đọc được phần cuối của nó</translation>
    </message>
    <message>
        <source>its first and last samples would lie on round numbers if its place were that of samples, and it says that it is that of cells</source>
        <translation>mẫu đầu và mẫu cuối của nó sẽ nằm trên các số tròn nếu vị trí của nó là vị trí của mẫu, trong khi nó nêu đó là vị trí của ô</translation>
    </message>
    <message>
        <source>its first row is the southern one</source>
        <translation>hàng đầu của nó là hàng phía nam</translation>
    </message>
    <message>
        <source>its free places are not in order</source>
        <translation>các chỗ trống của nó không theo thứ tự</translation>
    </message>
    <message>
        <source>its grid is turned against the coordinates, and cannot be a tile of others</source>
        <translation>lưới của nó bị xoay so với tọa độ, và không thể là mảnh cùng các mảnh khác</translation>
    </message>
    <message>
        <source>its id is that of another line</source>
        <translation>id của nó là id của một tuyến khác</translation>
    </message>
    <message>
        <source>its id is that of another rule</source>
        <translation>id của nó là id của một quy tắc khác</translation>
    </message>
    <message>
        <source>its latitudes go beyond 90°, and its longitudes do not</source>
        <translation>vĩ độ của nó vượt quá 90°, còn kinh độ thì không</translation>
    </message>
    <message>
        <source>its layer is not there any more</source>
        <translation>lớp của nó không còn ở đó nữa</translation>
    </message>
    <message>
        <source>its name is taken</source>
        <translation>tên của nó đã được dùng</translation>
    </message>
    <message>
        <source>its names, colours and shares, as a raster attribute table</source>
        <translation>tên, màu và tỉ phần của nó, dạng bảng thuộc tính raster</translation>
    </message>
    <message>
        <source>its normals are taken for those of DirectX, as slopes of a surface</source>
        <translation>pháp tuyến của nó được coi là của DirectX, theo độ dốc của một bề mặt</translation>
    </message>
    <message>
        <source>its normals are taken for those of OpenGL, as slopes of a surface</source>
        <translation>pháp tuyến của nó được coi là của OpenGL, theo độ dốc của một bề mặt</translation>
    </message>
    <message>
        <source>its northern edge is not the southern one of the tile above it</source>
        <translation>mép bắc của nó không phải mép nam của mảnh phía trên</translation>
    </message>
    <message>
        <source>its objects can stand by keep-offset or align alone</source>
        <translation>vật thể của nó chỉ có thể đứng theo keep-offset hoặc align</translation>
    </message>
    <message>
        <source>its pages lead to each other without an end</source>
        <translation>các trang của nó dẫn lẫn nhau không có điểm dừng</translation>
    </message>
    <message>
        <source>its picture is missing in the project</source>
        <translation>ảnh của nó bị thiếu trong dự án</translation>
    </message>
    <message>
        <source>its pictures are none of a drape</source>
        <translation>các ảnh của nó không phải của một ảnh phủ</translation>
    </message>
    <message>
        <source>its place is moved by half a cell</source>
        <translation>vị trí của nó được dời nửa ô</translation>
    </message>
    <message>
        <source>its place is taken from its name</source>
        <translation>vị trí của nó được lấy từ tên của nó</translation>
    </message>
    <message>
        <source>its place on the earth cannot be worked out from its CRS</source>
        <translation>không tính được vị trí của nó trên Trái Đất từ CRS của nó</translation>
    </message>
    <message>
        <source>its points are all at one place</source>
        <translation>mọi điểm của nó ở cùng một chỗ</translation>
    </message>
    <message>
        <source>its samples are complex numbers, not heights</source>
        <translation>các mẫu của nó là số phức, không phải độ cao</translation>
    </message>
    <message>
        <source>its samples are holes</source>
        <translation>các mẫu của nó là lỗ hổng</translation>
    </message>
    <message>
        <source>its scale and offset are no numbers</source>
        <translation>tỉ lệ và độ lệch của nó không phải là số</translation>
    </message>
    <message>
        <source>its source %1</source>
        <translation>nguồn %1 của nó</translation>
    </message>
    <message>
        <source>its state</source>
        <translation>trạng thái của nó</translation>
    </message>
    <message>
        <source>its state is missing</source>
        <translation>thiếu trạng thái của nó</translation>
    </message>
    <message>
        <source>its step of the history is not there any more</source>
        <translation>bước lịch sử của nó không còn ở đó nữa</translation>
    </message>
    <message>
        <source>its western edge is not the eastern one of the tile beside it</source>
        <translation>mép tây của nó không phải mép đông của mảnh bên cạnh</translation>
    </message>
    <message>
        <source>layers are of a document, not of a terrain</source>
        <translation>lớp là của tài liệu, không phải của địa hình</translation>
    </message>
    <message>
        <source>length of vertical curves</source>
        <translation>chiều dài đường cong đứng</translation>
    </message>
    <message>
        <source>lib3mf cannot do it</source>
        <translation>lib3mf không làm được</translation>
    </message>
    <message>
        <source>lies too far from %1</source>
        <translation>nằm quá xa %1</translation>
    </message>
    <message>
        <source>lines are written as .geojson, .gpkg or .dxf</source>
        <translation>tuyến được ghi thành .geojson, .gpkg hoặc .dxf</translation>
    </message>
    <message>
        <source>lines are written for gltf, unity, unreal and godot</source>
        <translation>tuyến được ghi cho gltf, unity, unreal và godot</translation>
    </message>
    <message>
        <source>local metres</source>
        <translation>mét cục bộ</translation>
    </message>
    <message>
        <source>log10 of the area that drains through, m²</source>
        <translation>log10 của diện tích lưu vực, m²</translation>
    </message>
    <message>
        <source>looks around holes of any size</source>
        <translation>xem quanh các lỗ hổng đủ cỡ</translation>
    </message>
    <message>
        <source>looks for seams across the whole terrain</source>
        <translation>tìm đường nối trên toàn bộ địa hình</translation>
    </message>
    <message>
        <source>looks for the step of all heights, and over terraces of any size</source>
        <translation>tìm bước của mọi độ cao, và trên các bậc thang đủ cỡ</translation>
    </message>
    <message>
        <source>looks like Mapbox elevation colours</source>
        <translation>trông như màu độ cao Mapbox</translation>
    </message>
    <message>
        <source>looks like Terrarium elevation colours</source>
        <translation>trông như màu độ cao Terrarium</translation>
    </message>
    <message>
        <source>many slicers are slow beyond some million triangles</source>
        <translation>nhiều trình cắt lớp (slicer) chạy chậm khi vượt vài triệu tam giác</translation>
    </message>
    <message>
        <source>material &quot;%1&quot; has no id</source>
        <translation>vật liệu &quot;%1&quot; không có id</translation>
    </message>
    <message>
        <source>material %1 lies on the ground, but there is none of this id</source>
        <translation>vật liệu %1 nằm trên mặt đất, nhưng không có vật liệu nào mang id này</translation>
    </message>
    <message>
        <source>material %1, which is chosen, lies nowhere</source>
        <translation>vật liệu %1, đang được chọn, không nằm ở đâu cả</translation>
    </message>
    <message>
        <source>metal, occlusion, height and smoothness, RGBA</source>
        <translation>kim loại, che khuất, độ cao và độ nhẵn, RGBA</translation>
    </message>
    <message>
        <source>model %1</source>
        <translation>mô hình %1</translation>
    </message>
    <message>
        <source>models, their files and counts</source>
        <translation>mô hình, tệp và số lượng của chúng</translation>
    </message>
    <message>
        <source>more objects are to be changed than there are</source>
        <translation>số vật thể cần thay đổi nhiều hơn số hiện có</translation>
    </message>
    <message>
        <source>more than %1 objects cannot be taken at once</source>
        <translation>không thể lấy hơn %1 vật thể cùng lúc</translation>
    </message>
    <message>
        <source>more than %1 objects in one stroke</source>
        <translation>hơn %1 vật thể trong một nét</translation>
    </message>
    <message>
        <source>more than %1 rules</source>
        <translation>hơn %1 quy tắc</translation>
    </message>
    <message>
        <source>must be %1, not %2</source>
        <translation>phải là %1, không phải %2</translation>
    </message>
    <message>
        <source>must be 16 hexadecimal digits, not &quot;%1&quot;</source>
        <translation>phải là 16 chữ số thập lục phân, không phải &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be a colour like &quot;#a0c0ff&quot;, not &quot;%1&quot;</source>
        <translation>phải là màu như &quot;#a0c0ff&quot;, không phải &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be a file in the folder itself</source>
        <translation>phải là tệp nằm ngay trong thư mục</translation>
    </message>
    <message>
        <source>must be a number of a group, not %1</source>
        <translation>phải là số của một nhóm, không phải %1</translation>
    </message>
    <message>
        <source>must be a number, not %1</source>
        <translation>phải là số, không phải %1</translation>
    </message>
    <message>
        <source>must be a text, not %1</source>
        <translation>phải là văn bản, không phải %1</translation>
    </message>
    <message>
        <source>must be a whole number, not %1</source>
        <translation>phải là số nguyên, không phải %1</translation>
    </message>
    <message>
        <source>must be an array</source>
        <translation>phải là mảng</translation>
    </message>
    <message>
        <source>must be an array of %1 numbers, one for each pixel</source>
        <translation>phải là mảng %1 số, mỗi pixel một số</translation>
    </message>
    <message>
        <source>must be an array of 1 to %1 layers</source>
        <translation>phải là mảng 1 đến %1 lớp</translation>
    </message>
    <message>
        <source>must be an array of at least one sample, not %1</source>
        <translation>phải là mảng có ít nhất một mẫu, không phải %1</translation>
    </message>
    <message>
        <source>must be an array of at most %1 assets</source>
        <translation>phải là mảng nhiều nhất %1 tài nguyên</translation>
    </message>
    <message>
        <source>must be an array of lengths and values that make up %1 samples</source>
        <translation>phải là mảng các độ dài và giá trị tạo thành %1 mẫu</translation>
    </message>
    <message>
        <source>must be an array of paths</source>
        <translation>phải là mảng đường dẫn</translation>
    </message>
    <message>
        <source>must be an array, not %1</source>
        <translation>phải là mảng, không phải %1</translation>
    </message>
    <message>
        <source>must be an object, not %1</source>
        <translation>phải là đối tượng, không phải %1</translation>
    </message>
    <message>
        <source>must be an operation, an array of operations or a script</source>
        <translation>phải là một thao tác, một mảng thao tác hoặc một tập lệnh</translation>
    </message>
    <message>
        <source>must be as &quot;#5c7a38&quot;, not &quot;%1&quot;</source>
        <translation>phải có dạng &quot;#5c7a38&quot;, không phải &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be six numbers</source>
        <translation>phải là sáu số</translation>
    </message>
    <message>
        <source>must be the name of a file, not %1</source>
        <translation>phải là tên tệp, không phải %1</translation>
    </message>
    <message>
        <source>must be the version 1, not %1</source>
        <translation>phải là phiên bản 1, không phải %1</translation>
    </message>
    <message>
        <source>must be true or false, not %1</source>
        <translation>phải là true hoặc false, không phải %1</translation>
    </message>
    <message>
        <source>must be two numbers, not %1</source>
        <translation>phải là hai số, không phải %1</translation>
    </message>
    <message>
        <source>must be whole numbers in 0 to 65535, not %1</source>
        <translation>phải là số nguyên trong 0 đến 65535, không phải %1</translation>
    </message>
    <message>
        <source>names &apos;%1&apos; as its overviews, which is not read</source>
        <translation>nêu &apos;%1&apos; làm overview của nó, tệp này không được đọc</translation>
    </message>
    <message>
        <source>names &apos;%1&apos;, which is no file below its own folder</source>
        <translation>nêu &apos;%1&apos;, không phải tệp nằm dưới thư mục của chính nó</translation>
    </message>
    <message>
        <source>names a file of overviews</source>
        <translation>nêu một tệp overview</translation>
    </message>
    <message>
        <source>names no raster that can be fetched</source>
        <translation>không nêu raster nào tải về được</translation>
    </message>
    <message>
        <source>needs a &quot;path&quot;</source>
        <translation>cần có &quot;path&quot;</translation>
    </message>
    <message>
        <source>key and value must not be empty</source>
        <translation>key và value không được để trống</translation>
    </message>
    <message>
        <source>neighbours differ as those of a shaded picture or a photograph do, not as heights</source>
        <translation>các mẫu kề nhau khác nhau như ở ảnh đổ bóng hoặc ảnh chụp, không như độ cao</translation>
    </message>
    <message>
        <source>netCDF is read from a copy on disk, and there is no room for one</source>
        <translation>netCDF được đọc từ một bản sao trên đĩa, và không có chỗ cho bản sao đó</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>không có tệp</translation>
    </message>
    <message>
        <source>no file has so long a header</source>
        <translation>không tệp nào có phần đầu dài như vậy</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>chưa nêu tệp nào</translation>
    </message>
    <message>
        <source>no file to write is named</source>
        <translation>chưa nêu tệp để ghi</translation>
    </message>
    <message>
        <source>no folder to write into is named</source>
        <translation>chưa nêu thư mục để ghi vào</translation>
    </message>
    <message>
        <source>no folder to write is named</source>
        <translation>chưa nêu thư mục để ghi</translation>
    </message>
    <message>
        <source>no material lies anywhere on the ground</source>
        <translation>không vật liệu nào nằm ở bất cứ đâu trên mặt đất</translation>
    </message>
    <message>
        <source>no pictures are there</source>
        <translation>không có ảnh nào</translation>
    </message>
    <message>
        <source>no point can be left out</source>
        <translation>không thể bỏ điểm nào</translation>
    </message>
    <message>
        <source>no scattered object is named</source>
        <translation>chưa nêu vật thể được rải nào</translation>
    </message>
    <message>
        <source>no selection is saved under the name &quot;%1&quot;</source>
        <translation>không có vùng chọn nào được lưu dưới tên &quot;%1&quot;</translation>
    </message>
    <message>
        <source>no tiles are given</source>
        <translation>chưa cho mảnh nào</translation>
    </message>
    <message>
        <source>none of the layers is taken</source>
        <translation>không lớp nào được lấy</translation>
    </message>
    <message>
        <source>none of the set&apos;s pictures has a place in a material</source>
        <translation>không ảnh nào của bộ có chỗ trong một vật liệu</translation>
    </message>
    <message>
        <source>normals (OpenGL) and roughness, RGBA</source>
        <translation>pháp tuyến (OpenGL) và độ nhám, RGBA</translation>
    </message>
    <message>
        <source>not a raster that Scarp can read</source>
        <translation>không phải raster mà Scarp đọc được</translation>
    </message>
    <message>
        <source>not a raster that Scarp can read (%1)</source>
        <translation>không phải raster mà Scarp đọc được (%1)</translation>
    </message>
    <message>
        <source>not an OpenEXR image that Scarp can read (%1)</source>
        <translation>không phải ảnh OpenEXR mà Scarp đọc được (%1)</translation>
    </message>
    <message>
        <source>not an OpenEXR image that Scarp can read (it asks for more memory than there is)</source>
        <translation>không phải ảnh OpenEXR mà Scarp đọc được (nó đòi nhiều bộ nhớ hơn mức có)</translation>
    </message>
    <message>
        <source>nothing can follow the sky, which leaves no heights</source>
        <translation>không gì có thể đứng sau sky, vì nó không để lại độ cao</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>chưa chọn gì</translation>
    </message>
    <message>
        <source>nothing is selected here</source>
        <translation>ở đây chưa chọn gì</translation>
    </message>
    <message>
        <source>nothing of it lies on the terrain</source>
        <translation>không phần nào của nó nằm trên địa hình</translation>
    </message>
    <message>
        <source>object %1 has no place on the earth by the terrain&apos;s CRS</source>
        <translation>vật thể %1 không có vị trí trên Trái Đất theo CRS của địa hình</translation>
    </message>
    <message>
        <source>object %1 is both to change and to remove</source>
        <translation>vật thể %1 vừa phải thay đổi vừa phải gỡ</translation>
    </message>
    <message>
        <source>object %1 stands twice among those to change</source>
        <translation>vật thể %1 xuất hiện hai lần trong số cần thay đổi</translation>
    </message>
    <message>
        <source>occlusion, roughness and metal, RGB</source>
        <translation>che khuất, độ nhám và kim loại, RGB</translation>
    </message>
    <message>
        <source>of a scale and heights in range</source>
        <translation>có tỉ lệ và độ cao trong phạm vi</translation>
    </message>
    <message>
        <source>only a GeoTIFF can be cloud optimised</source>
        <translation>chỉ GeoTIFF mới tối ưu được cho đám mây</translation>
    </message>
    <message>
        <source>only http, https, s3, gs and az addresses are read</source>
        <translation>chỉ đọc địa chỉ http, https, s3, gs và az</translation>
    </message>
    <message>
        <source>only open lines can be joined</source>
        <translation>chỉ nối được các tuyến hở</translation>
    </message>
    <message>
        <source>only the %1 x %2 samples that both have are compared</source>
        <translation>chỉ so sánh %1 x %2 mẫu mà cả hai đều có</translation>
    </message>
    <message>
        <source>only what a brush paints can be smoothed</source>
        <translation>chỉ làm mịn được những gì cọ vẽ</translation>
    </message>
    <message>
        <source>or id stands twice</source>
        <translation>hoặc id xuất hiện hai lần</translation>
    </message>
    <message>
        <source>others change the same part of the terrain all the time</source>
        <translation>người khác liên tục thay đổi cùng phần này của địa hình</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>hết bộ nhớ</translation>
    </message>
    <message>
        <source>paint of a material that is gone</source>
        <translation>sơn của một vật liệu không còn nữa</translation>
    </message>
    <message>
        <source>paint of the material &quot;%1&quot;</source>
        <translation>sơn của vật liệu &quot;%1&quot;</translation>
    </message>
    <message>
        <source>parts of its directory are lost</source>
        <translation>một số phần trong mục lục của nó bị mất</translation>
    </message>
    <message>
        <source>place in the world</source>
        <translation>vị trí trên thế giới</translation>
    </message>
    <message>
        <source>pressure %1 is out of range (0 to 1)</source>
        <translation>lực nhấn %1 ngoài phạm vi (0 đến 1)</translation>
    </message>
    <message>
        <source>quantized meshes go into a folder</source>
        <translation>quantized mesh được ghi vào một thư mục</translation>
    </message>
    <message>
        <source>reach of side slopes</source>
        <translation>tầm với của mái dốc</translation>
    </message>
    <message>
        <source>reaches where the CRS that is wanted does not</source>
        <translation>vươn đến nơi mà CRS mong muốn không tới</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other</source>
        <translation>các hàng có %1 mẫu khớp với nhau</translation>
    </message>
    <message>
        <source>rows of tiles count from the north (XYZ)</source>
        <translation>hàng mảnh đếm từ phía bắc (XYZ)</translation>
    </message>
    <message>
        <source>rows of tiles count from the south (TMS)</source>
        <translation>hàng mảnh đếm từ phía nam (TMS)</translation>
    </message>
    <message>
        <source>run per rise in cut</source>
        <translation>taluy đào, ngang/đứng</translation>
    </message>
    <message>
        <source>run per rise in fill</source>
        <translation>taluy đắp, ngang/đứng</translation>
    </message>
    <message>
        <source>samples without a header are read from files on this machine only</source>
        <translation>mẫu không có phần đầu tệp chỉ được đọc từ tệp trên máy này</translation>
    </message>
    <message>
        <source>says neither in itself nor by its name where it lies among the others</source>
        <translation>không nêu, cả trong nó lẫn qua tên của nó, nó nằm đâu giữa các mảnh khác</translation>
    </message>
    <message>
        <source>says no CRS, and cannot be brought into another</source>
        <translation>không nêu CRS, và không thể chuyển sang CRS khác</translation>
    </message>
    <message>
        <source>says nothing of its place in the world</source>
        <translation>không nêu gì về vị trí của nó trên thế giới</translation>
    </message>
    <message>
        <source>says nothing of its place in the world, and cannot be reprojected</source>
        <translation>không nêu gì về vị trí của nó trên thế giới, và không chiếu lại được</translation>
    </message>
    <message>
        <source>scale %1 is out of range (above 0 to %2)</source>
        <translation>tỉ lệ %1 ngoài phạm vi (trên 0 đến %2)</translation>
    </message>
    <message>
        <source>scale %1 is out of range (finite, not 0)</source>
        <translation>tỉ lệ %1 ngoài phạm vi (hữu hạn, khác 0)</translation>
    </message>
    <message>
        <source>scale variation</source>
        <translation>biến thiên tỉ lệ</translation>
    </message>
    <message>
        <source>seconds %1 are out of range (-1e+09 to 1e+09)</source>
        <translation>số giây %1 ngoài phạm vi (-1e+09 đến 1e+09)</translation>
    </message>
    <message>
        <source>seconds fall from %1 to %2</source>
        <translation>số giây giảm từ %1 xuống %2</translation>
    </message>
    <message>
        <source>side friction</source>
        <translation>ma sát ngang</translation>
    </message>
    <message>
        <source>slope, degrees</source>
        <translation>độ dốc, độ</translation>
    </message>
    <message>
        <source>some of the view and brush settings are lost</source>
        <translation>một số thiết lập khung nhìn và cọ bị mất</translation>
    </message>
    <message>
        <source>some pictures of models are missing</source>
        <translation>thiếu một số ảnh của mô hình</translation>
    </message>
    <message>
        <source>somebody else keeps this part of the terrain for now</source>
        <translation>hiện giờ người khác đang giữ phần này của địa hình</translation>
    </message>
    <message>
        <source>speed that bends are tilted for (0: none)</source>
        <translation>tốc độ để tính siêu cao ở khúc cong (0: không có)</translation>
    </message>
    <message>
        <source>spikes become the median of what is around them</source>
        <translation>gai nhọn trở thành trung vị của những gì xung quanh</translation>
    </message>
    <message>
        <source>step %1 of the history is no stroke that is done</source>
        <translation>bước %1 của lịch sử không phải là một nét đã vẽ</translation>
    </message>
    <message>
        <source>steps of the undo history are lost</source>
        <translation>các bước của lịch sử hoàn tác bị mất</translation>
    </message>
    <message>
        <source>strength %1 is out of range (0 to 1)</source>
        <translation>cường độ %1 ngoài phạm vi (0 đến 1)</translation>
    </message>
    <message>
        <source>sun azimuth</source>
        <translation>phương vị mặt trời</translation>
    </message>
    <message>
        <source>sun elevation</source>
        <translation>độ cao mặt trời</translation>
    </message>
    <message>
        <source>terraces become slopes, within half a step</source>
        <translation>bậc thang trở thành sườn dốc, trong nửa bước</translation>
    </message>
    <message>
        <source>textures %1 to %2, RGBA</source>
        <translation>kết cấu %1 đến %2, RGBA</translation>
    </message>
    <message>
        <source>textures of %1 texels are out of range (%2 to %3)</source>
        <translation>kết cấu %1 texel ngoài phạm vi (%2 đến %3)</translation>
    </message>
    <message>
        <source>that version is not in it any more</source>
        <translation>phiên bản đó không còn trong nó nữa</translation>
    </message>
    <message>
        <source>the GDAL of this system knows no GeoPackage</source>
        <translation>GDAL của hệ thống này không biết GeoPackage</translation>
    </message>
    <message>
        <source>the address has characters that none has</source>
        <translation>địa chỉ có ký tự không được dùng trong địa chỉ</translation>
    </message>
    <message>
        <source>the address is none of a PostgreSQL server, like postgresql://name@host/database</source>
        <translation>địa chỉ không phải của máy chủ PostgreSQL, như postgresql://name@host/database</translation>
    </message>
    <message>
        <source>the address is too long</source>
        <translation>địa chỉ quá dài</translation>
    </message>
    <message>
        <source>the address of the file that holds the grid stands between quotes</source>
        <translation>địa chỉ của tệp chứa lưới nằm giữa dấu nháy</translation>
    </message>
    <message>
        <source>the asset &quot;%1&quot; has no model</source>
        <translation>tài nguyên &quot;%1&quot; không có mô hình</translation>
    </message>
    <message>
        <source>the asset %1 has no model</source>
        <translation>tài nguyên %1 không có mô hình</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>nền</translation>
    </message>
    <message>
        <source>the base is not a layer that this can be done to</source>
        <translation>nền không phải là lớp có thể làm việc này</translation>
    </message>
    <message>
        <source>the beginning of the journal is damaged</source>
        <translation>phần đầu của nhật ký bị hỏng</translation>
    </message>
    <message>
        <source>the border goes on for %1 samples to the east and %2 to the south, to fill the last tiles</source>
        <translation>đường biên kéo dài thêm %1 mẫu về phía đông và %2 về phía nam, để lấp đầy các mảnh cuối</translation>
    </message>
    <message>
        <source>the bounds reach where its CRS does not</source>
        <translation>giới hạn vươn đến nơi mà CRS của nó không tới</translation>
    </message>
    <message>
        <source>the checksum of a tile differs</source>
        <translation>tổng kiểm tra của một mảnh khác</translation>
    </message>
    <message>
        <source>the coarsest zoom, %1, is finer than the finest, %2</source>
        <translation>mức zoom thô nhất, %1, mịn hơn mức mịn nhất, %2</translation>
    </message>
    <message>
        <source>the database cannot be made</source>
        <translation>không tạo được cơ sở dữ liệu</translation>
    </message>
    <message>
        <source>the description beside the file says so</source>
        <translation>mô tả bên cạnh tệp cho biết như vậy</translation>
    </message>
    <message>
        <source>the directory of the undo history</source>
        <translation>mục lục của lịch sử hoàn tác</translation>
    </message>
    <message>
        <source>the disk may be full</source>
        <translation>đĩa có thể đã đầy</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>đĩa báo lỗi</translation>
    </message>
    <message>
        <source>the drape %1 names no file</source>
        <translation>ảnh phủ %1 không nêu tệp nào</translation>
    </message>
    <message>
        <source>the edits of &quot;%1&quot; wait for its server</source>
        <translation>các chỉnh sửa của &quot;%1&quot; đang chờ máy chủ</translation>
    </message>
    <message>
        <source>the elevation of one that stays</source>
        <translation>độ cao của vật thể giữ nguyên</translation>
    </message>
    <message>
        <source>the errors of its levels of detail do not rise</source>
        <translation>sai số của các mức chi tiết không tăng dần</translation>
    </message>
    <message>
        <source>the falloff&apos;s curve is nothing throughout</source>
        <translation>đường cong suy giảm bằng không ở mọi chỗ</translation>
    </message>
    <message>
        <source>the feather must be 0 m or more</source>
        <translation>độ mềm biên phải từ 0 m trở lên</translation>
    </message>
    <message>
        <source>the feather of the paste must be 0 m or more</source>
        <translation>độ mềm biên của phần dán phải từ 0 m trở lên</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>tệp trống</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>mặt đất</translation>
    </message>
    <message>
        <source>the ground comes in %1 steps of %2</source>
        <translation>mặt đất chia thành %1 bậc, mỗi bậc %2</translation>
    </message>
    <message>
        <source>the ground has no picture, as it has no materials</source>
        <translation>mặt đất không có ảnh, vì không có vật liệu</translation>
    </message>
    <message>
        <source>the ground has no triangle whose corners are no holes</source>
        <translation>mặt đất không có tam giác nào mà các góc không phải lỗ hổng</translation>
    </message>
    <message>
        <source>the ground is being edited just now</source>
        <translation>mặt đất hiện đang được sửa</translation>
    </message>
    <message>
        <source>the ground steps by %1 along column %2</source>
        <translation>mặt đất nhảy bậc %1 dọc theo cột %2</translation>
    </message>
    <message>
        <source>the ground steps by %1 along row %2</source>
        <translation>mặt đất nhảy bậc %1 dọc theo hàng %2</translation>
    </message>
    <message>
        <source>the ground, %1 triangles</source>
        <translation>mặt đất, %1 tam giác</translation>
    </message>
    <message>
        <source>the heaviest material of each sample, 0 in holes</source>
        <translation>vật liệu nặng nhất của mỗi mẫu, 0 ở lỗ hổng</translation>
    </message>
    <message>
        <source>the height pyramid is lost</source>
        <translation>kim tự tháp độ cao bị mất</translation>
    </message>
    <message>
        <source>the height pyramid was built anew</source>
        <translation>kim tự tháp độ cao đã được dựng lại</translation>
    </message>
    <message>
        <source>the heights for a layer must have the size of the terrain</source>
        <translation>độ cao cho một lớp phải có kích thước của địa hình</translation>
    </message>
    <message>
        <source>the id %1 is out of place</source>
        <translation>id %1 sai chỗ</translation>
    </message>
    <message>
        <source>the id %1 stands twice</source>
        <translation>id %1 xuất hiện hai lần</translation>
    </message>
    <message>
        <source>the journal holds something that this Scarp does not know</source>
        <translation>nhật ký chứa thứ mà Scarp này không biết</translation>
    </message>
    <message>
        <source>the journal is of version %1, which this Scarp does not know</source>
        <translation>nhật ký có phiên bản %1, Scarp này không biết</translation>
    </message>
    <message>
        <source>the kept selection &quot;%1&quot;</source>
        <translation>vùng chọn đã lưu &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice</source>
        <translation>khóa &quot;%1&quot; xuất hiện hai lần</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot; holds no lines</source>
        <translation>lớp &quot;%1&quot; không chứa tuyến</translation>
    </message>
    <message>
        <source>the layer %1 holds lines</source>
        <translation>lớp %1 chứa tuyến</translation>
    </message>
    <message>
        <source>the layer %1 holds lines, which replace the ground</source>
        <translation>lớp %1 chứa tuyến, chúng thay cho mặt đất</translation>
    </message>
    <message>
        <source>the layer %1 is hidden</source>
        <translation>lớp %1 đang ẩn</translation>
    </message>
    <message>
        <source>the layer %1 is locked</source>
        <translation>lớp %1 bị khóa</translation>
    </message>
    <message>
        <source>the layer has no mask</source>
        <translation>lớp không có mặt nạ</translation>
    </message>
    <message>
        <source>the least slope is over the most</source>
        <translation>độ dốc nhỏ nhất lớn hơn độ dốc lớn nhất</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>tuyến</translation>
    </message>
    <message>
        <source>the mask has another size than the terrain</source>
        <translation>mặt nạ có kích thước khác với địa hình</translation>
    </message>
    <message>
        <source>the mask of %1 must have the size of the terrain</source>
        <translation>mặt nạ của %1 phải có kích thước của địa hình</translation>
    </message>
    <message>
        <source>the mask of the layer &quot;%1&quot; lets nothing through here</source>
        <translation>mặt nạ của lớp &quot;%1&quot; không cho gì đi qua ở đây</translation>
    </message>
    <message>
        <source>the material %1 stands twice</source>
        <translation>vật liệu %1 xuất hiện hai lần</translation>
    </message>
    <message>
        <source>the materials are those of another size of terrain</source>
        <translation>các vật liệu là của địa hình có kích thước khác</translation>
    </message>
    <message>
        <source>the mesh does not cover the ground</source>
        <translation>lưới 3D không phủ hết mặt đất</translation>
    </message>
    <message>
        <source>the min height is above the max height</source>
        <translation>độ cao tối thiểu nằm trên độ cao tối đa</translation>
    </message>
    <message>
        <source>the model of &quot;%1&quot; is another one</source>
        <translation>mô hình của &quot;%1&quot; là mô hình khác</translation>
    </message>
    <message>
        <source>the model of an asset</source>
        <translation>mô hình của một tài nguyên</translation>
    </message>
    <message>
        <source>the name of a version has 1 to 200 characters</source>
        <translation>tên của phiên bản có 1 đến 200 ký tự</translation>
    </message>
    <message>
        <source>the name says a tile of zoom %1 of the world map</source>
        <translation>tên cho biết một mảnh ở mức zoom %1 của bản đồ thế giới</translation>
    </message>
    <message>
        <source>the name speaks of feet, and the file names no unit of height</source>
        <translation>tên nói đến feet, và tệp không nêu đơn vị độ cao</translation>
    </message>
    <message>
        <source>the observer&apos;s place must be finite</source>
        <translation>vị trí của người quan sát phải hữu hạn</translation>
    </message>
    <message>
        <source>the offset must be a finite number</source>
        <translation>độ lệch phải là số hữu hạn</translation>
    </message>
    <message>
        <source>the opacity %1 is out of range (0 to 1)</source>
        <translation>độ đục %1 ngoài phạm vi (0 đến 1)</translation>
    </message>
    <message>
        <source>the part from column %1, row %2 of %3 x %4 samples is not one of a terrain of %5 x %6</source>
        <translation>phần bắt đầu từ cột %1, hàng %2 gồm %3 x %4 mẫu không phải là phần của địa hình %5 x %6</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; of &quot;%2&quot; is missing</source>
        <translation>thiếu ảnh &quot;%1&quot; của &quot;%2&quot;</translation>
    </message>
    <message>
        <source>the picture of the drape %1 was not read</source>
        <translation>ảnh của ảnh phủ %1 không được đọc</translation>
    </message>
    <message>
        <source>the place of the paste is not a finite number</source>
        <translation>vị trí của phần dán không phải là số hữu hạn</translation>
    </message>
    <message>
        <source>the range begins above its end</source>
        <translation>khoảng bắt đầu phía trên điểm cuối của nó</translation>
    </message>
    <message>
        <source>the rectangle to keep does not lie within the terrain&apos;s %1 × %2 samples</source>
        <translation>hình chữ nhật cần giữ không nằm trong %1 × %2 mẫu của địa hình</translation>
    </message>
    <message>
        <source>the rows are turned, north first</source>
        <translation>các hàng được đảo, bắc ở đầu</translation>
    </message>
    <message>
        <source>the rules would put down more than %1 objects</source>
        <translation>các quy tắc sẽ đặt hơn %1 vật thể</translation>
    </message>
    <message>
        <source>the scale of the paste must be above 0</source>
        <translation>tỉ lệ của phần dán phải trên 0</translation>
    </message>
    <message>
        <source>the script</source>
        <translation>tập lệnh</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>vùng chọn</translation>
    </message>
    <message>
        <source>the server %1</source>
        <translation>máy chủ %1</translation>
    </message>
    <message>
        <source>the server %1 (database %2)</source>
        <translation>máy chủ %1 (cơ sở dữ liệu %2)</translation>
    </message>
    <message>
        <source>the server gives less than it says it has</source>
        <translation>máy chủ đưa ra ít hơn mức nó nêu là có</translation>
    </message>
    <message>
        <source>the server has gone back to an earlier state of this terrain</source>
        <translation>máy chủ đã trở về một trạng thái cũ hơn của địa hình này</translation>
    </message>
    <message>
        <source>the server on this machine</source>
        <translation>máy chủ trên máy này</translation>
    </message>
    <message>
        <source>the server on this machine (database %1)</source>
        <translation>máy chủ trên máy này (cơ sở dữ liệu %1)</translation>
    </message>
    <message>
        <source>the step &quot;%1&quot; cannot be done anew</source>
        <translation>không thể làm lại bước &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the step &quot;%1&quot; cannot be done any more</source>
        <translation>bước &quot;%1&quot; không còn làm được nữa</translation>
    </message>
    <message>
        <source>the step becomes a ramp at both sides</source>
        <translation>bậc trở thành đường dốc ở cả hai phía</translation>
    </message>
    <message>
        <source>the store gives less than it says it has</source>
        <translation>kho đối tượng đưa ra ít hơn mức nó nêu là có</translation>
    </message>
    <message>
        <source>the store has no such bucket</source>
        <translation>kho đối tượng không có bucket này</translation>
    </message>
    <message>
        <source>the stroke reaches too far for %1 objects a hectare</source>
        <translation>nét vươn quá xa cho %1 vật thể mỗi hecta</translation>
    </message>
    <message>
        <source>the strongest curvatures, 1 of 200, are stored as the first or last step</source>
        <translation>các độ cong mạnh nhất, 1 trên 200, được lưu thành bước đầu hoặc bước cuối</translation>
    </message>
    <message>
        <source>the tags of &quot;%1&quot; are too long</source>
        <translation>thẻ của &quot;%1&quot; quá dài</translation>
    </message>
    <message>
        <source>the terrain had another size then</source>
        <translation>khi đó địa hình có kích thước khác</translation>
    </message>
    <message>
        <source>the terrain has no materials</source>
        <translation>địa hình không có vật liệu</translation>
    </message>
    <message>
        <source>the terrain has no materials yet</source>
        <translation>địa hình chưa có vật liệu nào</translation>
    </message>
    <message>
        <source>the terrain&apos;s CRS has no code by which GeoJSON could name it</source>
        <translation>CRS của địa hình không có mã để GeoJSON nêu tên nó</translation>
    </message>
    <message>
        <source>the terrain&apos;s place in the world has no area</source>
        <translation>vị trí của địa hình trên thế giới không có diện tích</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation>văn bản &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the tiles are not packed, so any web server can give them as they are</source>
        <translation>các mảnh không được đóng gói, nên mọi máy chủ web đều có thể cung cấp nguyên trạng</translation>
    </message>
    <message>
        <source>the tiles together have too many samples</source>
        <translation>các mảnh gộp lại có quá nhiều mẫu</translation>
    </message>
    <message>
        <source>the tilt of an object is out of range (-180 to 180 degrees)</source>
        <translation>độ nghiêng của một vật thể ngoài phạm vi (-180 đến 180 độ)</translation>
    </message>
    <message>
        <source>the time of its samples falls</source>
        <translation>thời gian của các mẫu của nó giảm</translation>
    </message>
    <message>
        <source>the tint of an object is no colour</source>
        <translation>màu pha của một vật thể không phải là màu</translation>
    </message>
    <message>
        <source>the turn of an object must be a finite number</source>
        <translation>góc xoay của một vật thể phải là số hữu hạn</translation>
    </message>
    <message>
        <source>the two numbers of its place are exchanged</source>
        <translation>hai số của vị trí của nó bị hoán đổi</translation>
    </message>
    <message>
        <source>the undo history is lost</source>
        <translation>lịch sử hoàn tác bị mất</translation>
    </message>
    <message>
        <source>the undo history on disk has been cut short by something else</source>
        <translation>lịch sử hoàn tác trên đĩa đã bị thứ khác cắt ngắn</translation>
    </message>
    <message>
        <source>the undo history on disk was changed or damaged by something else</source>
        <translation>lịch sử hoàn tác trên đĩa đã bị thứ khác thay đổi hoặc làm hỏng</translation>
    </message>
    <message>
        <source>the weights are those of another size of terrain</source>
        <translation>các trọng số là của địa hình có kích thước khác</translation>
    </message>
    <message>
        <source>the weights have not been read from their files</source>
        <translation>các trọng số chưa được đọc từ tệp của chúng</translation>
    </message>
    <message>
        <source>the write failed</source>
        <translation>việc ghi thất bại</translation>
    </message>
    <message>
        <source>their order</source>
        <translation>thứ tự của chúng</translation>
    </message>
    <message>
        <source>their thickness</source>
        <translation>độ dày của chúng</translation>
    </message>
    <message>
        <source>there are no layers of weights</source>
        <translation>không có lớp trọng số nào</translation>
    </message>
    <message>
        <source>there are no layers to flatten</source>
        <translation>không có lớp nào để gộp phẳng</translation>
    </message>
    <message>
        <source>there are rules, and no material</source>
        <translation>có quy tắc, mà không có vật liệu</translation>
    </message>
    <message>
        <source>there is an asset &quot;%1&quot; already</source>
        <translation>đã có tài nguyên &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no asset %1</source>
        <translation>không có tài nguyên %1</translation>
    </message>
    <message>
        <source>there is no asset %1 of the project&apos;s own</source>
        <translation>không có tài nguyên %1 của riêng dự án</translation>
    </message>
    <message>
        <source>there is no ground at the place to select from</source>
        <translation>không có mặt đất ở chỗ để chọn từ đó</translation>
    </message>
    <message>
        <source>there is no ground under the observer</source>
        <translation>không có mặt đất dưới người quan sát</translation>
    </message>
    <message>
        <source>there is no ground, only holes</source>
        <translation>không có mặt đất, chỉ có lỗ hổng</translation>
    </message>
    <message>
        <source>there is no kept selection %1</source>
        <translation>không có vùng chọn đã lưu %1</translation>
    </message>
    <message>
        <source>there is no layer %1</source>
        <translation>không có lớp %1</translation>
    </message>
    <message>
        <source>there is no layer of lines %1</source>
        <translation>không có lớp tuyến %1</translation>
    </message>
    <message>
        <source>there is no line %1</source>
        <translation>không có tuyến %1</translation>
    </message>
    <message>
        <source>there is no line on the ground to write</source>
        <translation>không có tuyến nào trên mặt đất để ghi</translation>
    </message>
    <message>
        <source>there is no material &quot;%1&quot;</source>
        <translation>không có vật liệu &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no material %1</source>
        <translation>không có vật liệu %1</translation>
    </message>
    <message>
        <source>there is no object %1</source>
        <translation>không có vật thể %1</translation>
    </message>
    <message>
        <source>there is no object at this address</source>
        <translation>không có đối tượng nào ở địa chỉ này</translation>
    </message>
    <message>
        <source>there is no object to change</source>
        <translation>không có vật thể nào để thay đổi</translation>
    </message>
    <message>
        <source>there is no object to place</source>
        <translation>không có vật thể nào để đặt</translation>
    </message>
    <message>
        <source>there is no object to remove</source>
        <translation>không có vật thể nào để gỡ</translation>
    </message>
    <message>
        <source>there is no other open line to join it with</source>
        <translation>không có tuyến hở nào khác để nối</translation>
    </message>
    <message>
        <source>there is no place here that suits them</source>
        <translation>không có chỗ nào ở đây hợp với chúng</translation>
    </message>
    <message>
        <source>there is no scatter rule %1</source>
        <translation>không có quy tắc rải %1</translation>
    </message>
    <message>
        <source>there is no step %1 of the history to go back to</source>
        <translation>không có bước %1 của lịch sử để quay về</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>không có tệp này</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>không có thư mục này</translation>
    </message>
    <message>
        <source>there is no way from &apos;%1&apos; to its CRS</source>
        <translation>không có cách chuyển từ &apos;%1&apos; sang CRS của nó</translation>
    </message>
    <message>
        <source>there is no way from its CRS to %1</source>
        <translation>không có cách chuyển từ CRS của nó sang %1</translation>
    </message>
    <message>
        <source>there is no way from its CRS to that of the terrain</source>
        <translation>không có cách chuyển từ CRS của nó sang CRS của địa hình</translation>
    </message>
    <message>
        <source>there is no way from its CRS to the terrain&apos;s</source>
        <translation>không có cách chuyển từ CRS của nó sang CRS của địa hình</translation>
    </message>
    <message>
        <source>there is no way from the terrain&apos;s coordinate system to that of the tiles</source>
        <translation>không có cách chuyển từ hệ tọa độ của địa hình sang hệ tọa độ của các mảnh</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>không đủ bộ nhớ</translation>
    </message>
    <message>
        <source>there is not enough memory for a terrain of %1 × %2 samples</source>
        <translation>không đủ bộ nhớ cho địa hình %1 × %2 mẫu</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>không đủ bộ nhớ cho việc này</translation>
    </message>
    <message>
        <source>there is not enough memory to reach %1</source>
        <translation>không đủ bộ nhớ để kết nối %1</translation>
    </message>
    <message>
        <source>there is not enough memory to reproject it</source>
        <translation>không đủ bộ nhớ để chiếu lại nó</translation>
    </message>
    <message>
        <source>there is nothing at this address</source>
        <translation>không có gì ở địa chỉ này</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>không có gì để làm lại</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>không có gì để hoàn tác</translation>
    </message>
    <message>
        <source>there is such a file</source>
        <translation>đã có tệp này</translation>
    </message>
    <message>
        <source>these would be more than %1 objects</source>
        <translation>số này sẽ nhiều hơn %1 vật thể</translation>
    </message>
    <message>
        <source>this file or one of those with it has changed since the script was written</source>
        <translation>tệp này hoặc một tệp đi cùng nó đã thay đổi kể từ khi tập lệnh được viết</translation>
    </message>
    <message>
        <source>this journal is of no terrain that several edit</source>
        <translation>nhật ký này không thuộc địa hình nào có nhiều người cùng sửa</translation>
    </message>
    <message>
        <source>tilt evened out over</source>
        <translation>nối siêu cao trong</translation>
    </message>
    <message>
        <source>tilt variation</source>
        <translation>biến thiên độ nghiêng</translation>
    </message>
    <message>
        <source>tilt variation is out of range (0 to 90 °)</source>
        <translation>biến thiên độ nghiêng ngoài phạm vi (0 đến 90 °)</translation>
    </message>
    <message>
        <source>tolerance and softness must be 0 or more</source>
        <translation>dung sai và độ mềm phải từ 0 trở lên</translation>
    </message>
    <message>
        <source>transparent samples are holes</source>
        <translation>mẫu trong suốt là lỗ hổng</translation>
    </message>
    <message>
        <source>two selections are to be kept as &quot;%1&quot;</source>
        <translation>hai vùng chọn cùng được lưu thành &quot;%1&quot;</translation>
    </message>
    <message>
        <source>unexpected %1</source>
        <translation>%1 bất ngờ</translation>
    </message>
    <message>
        <source>unexpected byte</source>
        <translation>byte bất ngờ</translation>
    </message>
    <message>
        <source>unknown alpha &quot;%1&quot; (known are %2, and files)</source>
        <translation>alpha không rõ &quot;%1&quot; (đã biết %2, và các tệp)</translation>
    </message>
    <message>
        <source>unknown key (known are %1)</source>
        <translation>khóa không rõ (đã biết %1)</translation>
    </message>
    <message>
        <source>unknown operation &quot;%1&quot; (known are %2)</source>
        <translation>thao tác không rõ &quot;%1&quot; (đã biết %2)</translation>
    </message>
    <message>
        <source>unknown value &quot;%1&quot; (known are %2)</source>
        <translation>giá trị không rõ &quot;%1&quot; (đã biết %2)</translation>
    </message>
    <message>
        <source>vertical unit</source>
        <translation>đơn vị độ cao</translation>
    </message>
    <message>
        <source>volume of cut or fill</source>
        <translation>thể tích đào hoặc đắp</translation>
    </message>
    <message>
        <source>was cancelled</source>
        <translation>đã bị hủy</translation>
    </message>
    <message>
        <source>was changed after it had been edited in Scarp</source>
        <translation>đã bị thay đổi sau khi được sửa trong Scarp</translation>
    </message>
    <message>
        <source>was exchanged while it was read</source>
        <translation>đã bị tráo trong khi đang được đọc</translation>
    </message>
    <message>
        <source>was overwritten by another program while it was open</source>
        <translation>đã bị chương trình khác ghi đè trong khi đang mở</translation>
    </message>
    <message>
        <source>was saved by a newer version of Scarp (format %1; this one reads up to %2)</source>
        <translation>được lưu bởi phiên bản Scarp mới hơn (định dạng %1; phiên bản này đọc đến %2)</translation>
    </message>
    <message>
        <source>was saved by an older version of Scarp, and cannot be written to bring it up to date</source>
        <translation>được lưu bởi phiên bản Scarp cũ hơn, và không ghi được vào nó để cập nhật</translation>
    </message>
    <message>
        <source>was saved by another program after it had been edited</source>
        <translation>đã được chương trình khác lưu sau khi được sửa</translation>
    </message>
    <message>
        <source>weights of %1</source>
        <translation>trọng số của %1</translation>
    </message>
    <message>
        <source>weights of %1 are beyond 0 to 1 in places, and were clipped</source>
        <translation>trọng số của %1 có chỗ vượt ngoài 0 đến 1, và đã bị cắt</translation>
    </message>
    <message>
        <source>weights of the first two, RG</source>
        <translation>trọng số của hai cái đầu, RG</translation>
    </message>
    <message>
        <source>weights, a band for each material</source>
        <translation>trọng số, mỗi vật liệu một kênh</translation>
    </message>
    <message>
        <source>what came after edit %1 was left out</source>
        <translation>những gì sau chỉnh sửa %1 bị bỏ qua</translation>
    </message>
    <message>
        <source>what erosion laid down</source>
        <translation>những gì xói mòn bồi xuống</translation>
    </message>
    <message>
        <source>what is being tried on the ground has to be kept or taken back first</source>
        <translation>trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất</translation>
    </message>
    <message>
        <source>what is selected</source>
        <translation>phần được chọn</translation>
    </message>
    <message>
        <source>what it says of its tiles makes no sense</source>
        <translation>những gì nó nêu về các mảnh của nó là vô lý</translation>
    </message>
    <message>
        <source>what the steps of the maps stand for</source>
        <translation>các bước của bản đồ biểu thị gì</translation>
    </message>
    <message>
        <source>what was done before the terrain got another frame cannot be taken back</source>
        <translation>không thể hoàn tác những gì đã làm trước khi địa hình có khung khác</translation>
    </message>
    <message>
        <source>what was pasted changed nothing</source>
        <translation>phần được dán không thay đổi gì</translation>
    </message>
    <message>
        <source>what was written to it reads back otherwise</source>
        <translation>những gì đã ghi vào nó đọc lại thì khác</translation>
    </message>
    <message>
        <source>where a material has no picture of roughness, it is 0.9</source>
        <translation>nơi vật liệu không có ảnh độ nhám, độ nhám là 0.9</translation>
    </message>
    <message>
        <source>where there is no ground the height is 0</source>
        <translation>nơi không có mặt đất, độ cao là 0</translation>
    </message>
    <message>
        <source>which texture each channel is</source>
        <translation>mỗi kênh là kết cấu nào</translation>
    </message>
    <message>
        <source>which texture each index is</source>
        <translation>mỗi chỉ số là kết cấu nào</translation>
    </message>
    <message>
        <source>would have too many samples</source>
        <translation>sẽ có quá nhiều mẫu</translation>
    </message>
    <message>
        <source>.</source>
        <comment>The end of a sentence</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>%1 cannot be asked any more</source>
        <translation>không hỏi được %1 nữa</translation>
    </message>
    <message>
        <source>Brush path</source>
        <translation>Tuyến cọ</translation>
    </message>
    <message>
        <source>a brush path has a brush</source>
        <translation>tuyến cọ phải có cọ</translation>
    </message>
    <message>
        <source>a line&apos;s is one of the project&apos;s own or holds its picture, not %1</source>
        <translation>alpha của tuyến là của chính dự án hoặc có kèm ảnh, không phải %1</translation>
    </message>
    <message>
        <source>a part of the terrain could not be read</source>
        <translation>không đọc được một phần của địa hình</translation>
    </message>
    <message>
        <source>the picture of its alpha is in a file</source>
        <translation>ảnh alpha của nó nằm trong một tệp</translation>
    </message>
    <message>
        <source>there is no line %1 in the layer %2</source>
        <translation>không có tuyến %1 trong lớp %2</translation>
    </message>
    <message>
        <source>Distance to lines</source>
        <translation>Khoảng cách tới tuyến</translation>
    </message>
    <message>
        <source>brush path</source>
        <translation>tuyến cọ</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no place in an object store, like s3://bucket/prefix</source>
        <translation>&apos;%1&apos; không phải nơi trong kho đối tượng, như s3://bucket/prefix</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, which a row of %2 names, is no object of this terrain</source>
        <translation>&apos;%1&apos;, do một dòng của %2 nêu, không phải đối tượng của địa hình này</translation>
    </message>
    <message>
        <source>GDAL here has no way to object stores</source>
        <translation>GDAL ở đây không truy cập được kho đối tượng</translation>
    </message>
    <message>
        <source>GDAL&apos;s settings name no credentials for it</source>
        <translation>cấu hình của GDAL không có thông tin đăng nhập cho nó</translation>
    </message>
    <message>
        <source>holds something else under the name %1</source>
        <translation>chứa thứ khác dưới tên %1</translation>
    </message>
    <message>
        <source>only a single line can be split</source>
        <translation>chỉ có thể tách một tuyến đơn lẻ</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot;</source>
        <translation>tuyến &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too short along the line to be bent</source>
        <translation>&quot;%1&quot; quá ngắn dọc theo tuyến để uốn</translation>
    </message>
    <message>
        <source>%1 keeps this part of the terrain for now</source>
        <translation>%1 đang giữ phần địa hình này</translation>
    </message>
    <message>
        <source>Not bent</source>
        <translation>Không uốn</translation>
    </message>
    <message>
        <source>Stretched to fit</source>
        <translation>Kéo giãn cho vừa</translation>
    </message>
    <message>
        <source>The last one cut off</source>
        <translation>Cắt cái cuối</translation>
    </message>
    <message>
        <source>Whole ones alone</source>
        <translation>Chỉ những cái nguyên</translation>
    </message>
    <message>
        <source>it was not edited for a while</source>
        <translation>một thời gian không được chỉnh sửa</translation>
    </message>
    <message>
        <source>the bent models have more than %1 vertices</source>
        <translation>các mô hình uốn có hơn %1 đỉnh</translation>
    </message>
    <message>
        <source>%1 ellipsoidal height</source>
        <translation>độ cao ellipsoid %1</translation>
    </message>
    <message>
        <source>%1 samples at borders and holes are not compared</source>
        <translation>%1 mẫu ở rìa và lỗ không được so sánh</translation>
    </message>
    <message>
        <source>an overview of %1 x %2 samples</source>
        <translation>ảnh tổng quan %1 x %2 mẫu</translation>
    </message>
    <message>
        <source>heights are taken as centimetres</source>
        <translation>độ cao được coi là centimét</translation>
    </message>
    <message>
        <source>heights are taken as decimetres</source>
        <translation>độ cao được coi là đềximét</translation>
    </message>
    <message>
        <source>heights are taken as millimetres</source>
        <translation>độ cao được coi là milimét</translation>
    </message>
    <message>
        <source>heights converted from %1 to %2</source>
        <translation>độ cao được chuyển từ %1 sang %2</translation>
    </message>
    <message>
        <source>heights of up to %1 are above all summits, in a shorter unit they would be up to %2</source>
        <translation>độ cao đến %1 vượt mọi đỉnh núi, với đơn vị ngắn hơn sẽ là đến %2</translation>
    </message>
    <message>
        <source>its CRS has no vertical datum</source>
        <translation>CRS của nó không nêu hệ độ cao</translation>
    </message>
    <message>
        <source>its vertical scale is not a number above 0 and is ignored</source>
        <translation>tỷ lệ dọc không phải số lớn hơn 0 nên bị bỏ qua</translation>
    </message>
    <message>
        <source>means of %1 x %2 samples were reprojected, which gdalwarp does not do</source>
        <translation>đã chiếu lại trung bình của %1 x %2 mẫu, điều gdalwarp không làm</translation>
    </message>
    <message>
        <source>statistics in the file</source>
        <translation>thống kê trong tệp</translation>
    </message>
    <message>
        <source>heights are converted from %1 to above the ellipsoid WGS 84, as globes have them</source>
        <translation>độ cao được chuyển từ %1 sang trên ellipsoid WGS 84, như quả địa cầu dùng</translation>
    </message>
    <message>
        <source>%1 changes nothing</source>
        <translation>%1 không thay đổi gì</translation>
    </message>
    <message>
        <source>%1 more of %2 examined lines change no sample</source>
        <translation>%1 tuyến nữa trong %2 tuyến đã kiểm tra không thay đổi mẫu nào</translation>
    </message>
    <message>
        <source>bridges and tunnels carry all of it, and these leave the ground as it is</source>
        <translation>toàn bộ nằm trên cầu và trong hầm, vốn không thay đổi mặt đất</translation>
    </message>
    <message>
        <source>the cut</source>
        <translation>thao tác cắt</translation>
    </message>
    <message>
        <source>the fill-layer operation</source>
        <translation>thao tác fill-layer</translation>
    </message>
    <message>
        <source>the filter</source>
        <translation>bộ lọc</translation>
    </message>
    <message>
        <source>the ground already has these heights</source>
        <translation>mặt đất đã có các độ cao này</translation>
    </message>
    <message>
        <source>the object brush</source>
        <translation>cọ đối tượng</translation>
    </message>
    <message>
        <source>the paint operation</source>
        <translation>thao tác tô</translation>
    </message>
    <message>
        <source>the paste</source>
        <translation>thao tác dán</translation>
    </message>
    <message>
        <source>the scatter operation</source>
        <translation>thao tác rải</translation>
    </message>
    <message>
        <source>the stroke</source>
        <translation>nét cọ</translation>
    </message>
    <message>
        <source>there is no ground under it</source>
        <translation>bên dưới không có mặt đất</translation>
    </message>
    <message>
        <source>%1 has a terrain %2 already</source>
        <translation>%1 đã có địa hình %2</translation>
    </message>
    <message>
        <source>%1 is not a member of %2</source>
        <translation>%1 không phải thành viên của %2</translation>
    </message>
    <message>
        <source>%1 was upgraded by a newer version of Scarp (tables of version %2, this program makes %3)</source>
        <translation>%1 đã được nâng cấp bởi phiên bản Scarp mới hơn (bảng phiên bản %2, chương trình này tạo %3)</translation>
    </message>
    <message>
        <source>%1 windows of %2 x %3 samples</source>
        <translation>%1 cửa sổ %2 x %3 mẫu</translation>
    </message>
    <message>
        <source>the name of a terrain has 1 to 200 characters</source>
        <translation>tên địa hình có từ 1 đến 200 ký tự</translation>
    </message>
    <message>
        <source>this terrain was deleted on the server</source>
        <translation>địa hình này đã bị xóa trên máy chủ</translation>
    </message>
    <message>
        <source>you are no longer a member of this terrain</source>
        <translation>bạn không còn là thành viên của địa hình này</translation>
    </message>
    <message>
        <source>you are not a member of %1 on %2</source>
        <translation>bạn không phải thành viên của %1 trên %2</translation>
    </message>
    <message>
        <source>%1 beside it is the journal of an interrupted save and cannot be read</source>
        <translation>%1 bên cạnh nó là nhật ký của một lần lưu bị gián đoạn và không đọc được</translation>
    </message>
    <message>
        <source>%1 tiles of %2 at columns %3 to %4, rows %5 to %6</source>
        <translation>%1 ô của %2 tại cột %3 đến %4, hàng %5 đến %6</translation>
    </message>
    <message>
        <source>1 tile of %1 at columns %2 to %3, rows %4 to %5</source>
        <translation>1 ô của %1 tại cột %2 đến %3, hàng %4 đến %5</translation>
    </message>
    <message>
        <source>%1 of the layer &quot;%2&quot;</source>
        <translation>%1 của lớp &quot;%2&quot;</translation>
    </message>
    <message>
        <source>its archive has more than %1 files</source>
        <translation>tệp nén của nó có hơn %1 tệp</translation>
    </message>
    <message>
        <source>its block &quot;%1&quot; inserts itself</source>
        <translation>khối &quot;%1&quot; của nó tự chèn chính nó</translation>
    </message>
    <message>
        <source>its blocks are inserted in each other more than %1 levels deep</source>
        <translation>các khối của nó được chèn lồng nhau sâu hơn %1 cấp</translation>
    </message>
    <message>
        <source>its layer &quot;%1&quot; has computed columns. Export the layer to a new file</source>
        <translation>lớp &quot;%1&quot; của nó có cột tính toán. Hãy xuất lớp sang tệp mới</translation>
    </message>
    <message>
        <source>its layer &quot;%1&quot; is a view, which runs a query. Export the layer to a new file</source>
        <translation>lớp &quot;%1&quot; của nó là một khung nhìn chạy truy vấn. Hãy xuất lớp sang tệp mới</translation>
    </message>
    <message>
        <source>its table &quot;%1&quot; is a view</source>
        <translation>bảng &quot;%1&quot; của nó là một khung nhìn</translation>
    </message>
    <message>
        <source>its archive is in the ZIP64 format, which is for more than 4 GB. Unpack the archive</source>
        <translation>tệp nén của nó ở định dạng ZIP64 dành cho hơn 4 GB. Hãy giải nén tệp</translation>
    </message>
    <message>
        <source>%1 is outside the folder of the file that names it, and is read only with permission (--allow-outside)</source>
        <translation>%1 nằm ngoài thư mục của tệp nêu tên nó và chỉ được đọc khi được phép (--allow-outside)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name for a file</source>
        <translation>“%1” không phải là tên tệp</translation>
    </message>
    <message>
        <source>has an extension that its format does not have</source>
        <translation>có phần mở rộng không thuộc định dạng của nó</translation>
    </message>
    <message>
        <source>has control characters or is not UTF-8</source>
        <translation>có ký tự điều khiển hoặc không phải UTF-8</translation>
    </message>
    <message>
        <source>is named by a %1 that is in no folder</source>
        <translation>được nêu tên bởi %1 không nằm trong thư mục nào</translation>
    </message>
    <message>
        <source>is outside the %1&apos;s folder</source>
        <translation>nằm ngoài thư mục của %1</translation>
    </message>
    <message>
        <source>it is a symbolic link to another folder</source>
        <translation>đó là liên kết tượng trưng tới thư mục khác</translation>
    </message>
    <message>
        <source>its name has control characters</source>
        <translation>tên của nó có ký tự điều khiển</translation>
    </message>
    <message>
        <source>%1 MiB of fields</source>
        <translation>%1 MiB trường</translation>
    </message>
    <message>
        <source>%1 is a BT file with a vertical scale of %2, which the VRT file does not apply. Convert the source to GeoTIFF first</source>
        <translation>%1 là tệp BT có tỉ lệ đứng %2 mà tệp VRT không áp dụng. Hãy chuyển nguồn sang GeoTIFF trước</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 điểm</translation>
    </message>
    <message>
        <source>has more than %1 lines for the terrain, which is the limit of a layer. Select layers or classes, or clip the file</source>
        <translation>có hơn %1 đường cho địa hình, là giới hạn của một lớp. Hãy chọn lớp hoặc loại, hoặc cắt tệp</translation>
    </message>
    <message>
        <source>has more than %1 lines, which is the limit of a KMZ archive. Unpack the archive, and split the KML</source>
        <translation>có hơn %1 đường, là giới hạn của một kho KMZ. Hãy giải nén kho và chia tệp KML</translation>
    </message>
    <message>
        <source>the no-data value differs when read back</source>
        <translation>đọc lại thì giá trị không có dữ liệu khác</translation>
    </message>
    <message>
        <source>the number of bands differs when read back</source>
        <translation>đọc lại thì số băng khác</translation>
    </message>
    <message>
        <source>the position differs when read back</source>
        <translation>đọc lại thì vị trí khác</translation>
    </message>
    <message>
        <source>its alpha channel is opaque everywhere and is not used as a layer</source>
        <translation>kênh alpha đục ở mọi nơi nên không phải là lớp</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no CRS</source>
        <translation>&quot;%1&quot; không phải CRS</translation>
    </message>
    <message>
        <source>%1, epoch %2</source>
        <translation>%1, epoch %2</translation>
    </message>
    <message>
        <source>CRS of %1</source>
        <translation>CRS của %1</translation>
    </message>
    <message>
        <source>a FITS file</source>
        <translation>tệp FITS</translation>
    </message>
    <message>
        <source>a PCIDSK file</source>
        <translation>tệp PCIDSK</translation>
    </message>
    <message>
        <source>a PDF file</source>
        <translation>tệp PDF</translation>
    </message>
    <message>
        <source>a layer of lines has no heights of a file</source>
        <translation>lớp tuyến không có độ cao của tệp</translation>
    </message>
    <message>
        <source>a place has no coordinates on the terrain&apos;s map</source>
        <translation>một vị trí không có tọa độ trên bản đồ của địa hình</translation>
    </message>
    <message>
        <source>an ASCII grid keeps no such CRS</source>
        <translation>lưới ASCII không giữ CRS như vậy</translation>
    </message>
    <message>
        <source>an ASCII grid keeps no vertical datum and no coordinate epoch</source>
        <translation>lưới ASCII không giữ hệ độ cao và epoch tọa độ</translation>
    </message>
    <message>
        <source>an MRF file</source>
        <translation>tệp MRF</translation>
    </message>
    <message>
        <source>heights are in %1, the vertical unit of the terrain&apos;s data</source>
        <translation>độ cao tính bằng %1, đơn vị độ cao của dữ liệu địa hình</translation>
    </message>
    <message>
        <source>is for scripts in the frame &quot;world&quot;</source>
        <translation>dành cho tập lệnh trong hệ &quot;world&quot;</translation>
    </message>
    <message>
        <source>is larger than 64 MB</source>
        <translation>lớn hơn 64 MB</translation>
    </message>
    <message>
        <source>is out of range (1 to 2)</source>
        <translation>ngoài phạm vi (1 đến 2)</translation>
    </message>
    <message>
        <source>the terrain has no place in the world, which the frame &quot;world&quot; needs</source>
        <translation>địa hình không có vị trí trên thế giới, thứ mà hệ &quot;world&quot; cần</translation>
    </message>
    <message>
        <source>the terrain&apos;s coordinates</source>
        <translation>tọa độ của địa hình</translation>
    </message>
    <message>
        <source>unknown value &quot;%1&quot; (known are local, world)</source>
        <translation>giá trị không rõ &quot;%1&quot; (đã biết local, world)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known CRS</source>
        <translation>&quot;%1&quot; không phải CRS đã biết</translation>
    </message>
    <message>
        <source>%1 belong to the file and have to stay with it</source>
        <translation>%1 đi kèm tệp này và phải luôn nằm cùng chỗ với nó</translation>
    </message>
    <message>
        <source>%1 ground control points</source>
        <translation>%1 điểm khống chế mặt đất (GCP)</translation>
    </message>
    <message>
        <source>%1, but none of its values is above 0</source>
        <translation>%1, nhưng không giá trị nào lớn hơn 0</translation>
    </message>
    <message>
        <source>&apos;-&apos; must be followed by the number of bytes after the samples</source>
        <translation>sau &apos;-&apos; phải là số byte nằm sau các mẫu</translation>
    </message>
    <message>
        <source>As the source</source>
        <translation>Như nguồn</translation>
    </message>
    <message>
        <source>ENVI (32-bit float)</source>
        <translation>ENVI (32 bit dấu phẩy động)</translation>
    </message>
    <message>
        <source>Esri BIL (32-bit float)</source>
        <translation>Esri BIL (32 bit dấu phẩy động)</translation>
    </message>
    <message>
        <source>Esri float grid</source>
        <translation>Lưới dấu phẩy động Esri</translation>
    </message>
    <message>
        <source>GDAL was built without %1</source>
        <translation>GDAL được dựng không có %1</translation>
    </message>
    <message>
        <source>SAGA grid</source>
        <translation>Lưới SAGA</translation>
    </message>
    <message>
        <source>Select from File</source>
        <translation>Chọn từ tệp</translation>
    </message>
    <message>
        <source>a DDS texture</source>
        <translation>kết cấu DDS</translation>
    </message>
    <message>
        <source>a Torque terrain</source>
        <translation>địa hình Torque</translation>
    </message>
    <message>
        <source>all of its features are outside the terrain</source>
        <translation>mọi đối tượng của nó đều nằm ngoài địa hình</translation>
    </message>
    <message>
        <source>bands %1 to %2</source>
        <translation>kênh %1 đến %2</translation>
    </message>
    <message>
        <source>cloud optimised</source>
        <translation>tối ưu cho đám mây</translation>
    </message>
    <message>
        <source>colour table differs</source>
        <translation>bảng màu khác</translation>
    </message>
    <message>
        <source>contains more files than a tile set can have</source>
        <translation>chứa nhiều tệp hơn mức một bộ mảnh có thể có</translation>
    </message>
    <message>
        <source>has not been read</source>
        <translation>chưa được đọc</translation>
    </message>
    <message>
        <source>has the same numbers as %1</source>
        <translation>có cùng số với %1</translation>
    </message>
    <message>
        <source>heights are written as depths, positive down, as the source has them</source>
        <translation>độ cao được ghi thành độ sâu, dương hướng xuống, như trong nguồn</translation>
    </message>
    <message>
        <source>holes need a value that no sample has, and there is none</source>
        <translation>lỗ hổng cần một giá trị mà không mẫu nào có, nhưng không còn giá trị nào như vậy</translation>
    </message>
    <message>
        <source>is a DDS texture of several images (cube, volume or array)</source>
        <translation>là kết cấu DDS gồm nhiều ảnh (cube, volume hoặc mảng)</translation>
    </message>
    <message>
        <source>is a DDS texture whose header is damaged or cut short</source>
        <translation>là kết cấu DDS có phần đầu tệp bị hỏng hoặc bị cắt ngắn</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>dài hơn %1 byte</translation>
    </message>
    <message>
        <source>it declares that its values are positive down</source>
        <translation>nó khai báo giá trị dương hướng xuống</translation>
    </message>
    <message>
        <source>it has an opening brace without a closing one</source>
        <translation>có dấu ngoặc nhọn mở mà không có dấu đóng</translation>
    </message>
    <message>
        <source>it has another number of bands when read back</source>
        <translation>đọc lại thì số kênh của nó khác</translation>
    </message>
    <message>
        <source>it has no areas, lines or points</source>
        <translation>nó không có vùng, đường hay điểm</translation>
    </message>
    <message>
        <source>it is longer than 100 characters</source>
        <translation>nó dài hơn 100 ký tự</translation>
    </message>
    <message>
        <source>it is not a file on this computer</source>
        <translation>nó không phải tệp trên máy này</translation>
    </message>
    <message>
        <source>it is outside the project&apos;s folder</source>
        <translation>nó nằm ngoài thư mục của dự án</translation>
    </message>
    <message>
        <source>it needs one placeholder x or column, and one y or row</source>
        <translation>nó cần một phần giữ chỗ x hoặc column, và một y hoặc row</translation>
    </message>
    <message>
        <source>it reads back differently at column %1, row %2 of band %3</source>
        <translation>nó đọc lại thì khác ở cột %1, hàng %2 của kênh %3</translation>
    </message>
    <message>
        <source>it was not read from a raster file with heights in one band</source>
        <translation>nó không được đọc từ tệp raster có độ cao nằm trong một kênh</translation>
    </message>
    <message>
        <source>its name does not match the tile pattern &apos;%1&apos;</source>
        <translation>tên của nó không khớp mẫu tên mảnh &apos;%1&apos;</translation>
    </message>
    <message>
        <source>its name suggests depths, and no value is below 0</source>
        <translation>tên của nó cho biết là độ sâu, và không giá trị nào nhỏ hơn 0</translation>
    </message>
    <message>
        <source>its samples are at other places than those of the terrain</source>
        <translation>các mẫu của nó nằm ở những chỗ khác với mẫu của địa hình</translation>
    </message>
    <message>
        <source>its samples do not cover the terrain</source>
        <translation>các mẫu của nó không phủ hết địa hình</translation>
    </message>
    <message>
        <source>its scale, offset or unit is out of range</source>
        <translation>tỉ lệ, độ lệch hoặc đơn vị của nó ngoài phạm vi</translation>
    </message>
    <message>
        <source>its stored samples cannot be read</source>
        <translation>không đọc được các mẫu đã lưu của nó</translation>
    </message>
    <message>
        <source>its values are read as depths, positive down</source>
        <translation>giá trị của nó được đọc là độ sâu, dương hướng xuống</translation>
    </message>
    <message>
        <source>mask added</source>
        <translation>đã thêm mặt nạ</translation>
    </message>
    <message>
        <source>mask left out</source>
        <translation>mặt nạ bị bỏ qua</translation>
    </message>
    <message>
        <source>metadata item %1 left out</source>
        <translation>mục siêu dữ liệu %1 bị bỏ qua</translation>
    </message>
    <message>
        <source>metadata of the domain %1</source>
        <translation>siêu dữ liệu của miền %1</translation>
    </message>
    <message>
        <source>netCDF (32-bit float)</source>
        <translation>netCDF (32 bit dấu phẩy động)</translation>
    </message>
    <message>
        <source>no feature satisfies the condition</source>
        <translation>không đối tượng nào thỏa điều kiện</translation>
    </message>
    <message>
        <source>no file has so many bytes after the samples</source>
        <translation>không tệp nào có nhiều byte như vậy sau các mẫu</translation>
    </message>
    <message>
        <source>no name of a file in it matches the tile pattern &apos;%1&apos;</source>
        <translation>không có tên tệp nào trong đó khớp mẫu tên mảnh &apos;%1&apos;</translation>
    </message>
    <message>
        <source>not cloud optimised</source>
        <translation>không tối ưu cho đám mây</translation>
    </message>
    <message>
        <source>only a GeoTIFF can store samples as the source</source>
        <translation>chỉ GeoTIFF mới lưu được mẫu như nguồn</translation>
    </message>
    <message>
        <source>sample %1 is not a number from 0 to %2</source>
        <translation>mẫu %1 không phải là số từ 0 đến %2</translation>
    </message>
    <message>
        <source>samples of type %1 cannot be written as they are stored</source>
        <translation>mẫu kiểu %1 không thể ghi nguyên như đang lưu</translation>
    </message>
    <message>
        <source>statistics of the samples</source>
        <translation>thống kê của các mẫu</translation>
    </message>
    <message>
        <source>the attribute table of band %1</source>
        <translation>bảng thuộc tính của kênh %1</translation>
    </message>
    <message>
        <source>the class names of band %1</source>
        <translation>tên các loại của kênh %1</translation>
    </message>
    <message>
        <source>the colour table of band %1</source>
        <translation>bảng màu của kênh %1</translation>
    </message>
    <message>
        <source>the condition &quot;%1&quot; cannot be used</source>
        <translation>không dùng được điều kiện &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the condition is longer than %1 bytes</source>
        <translation>điều kiện dài hơn %1 byte</translation>
    </message>
    <message>
        <source>the description of band %1</source>
        <translation>mô tả của kênh %1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>không đọc được tệp</translation>
    </message>
    <message>
        <source>the file is not there</source>
        <translation>tệp không tồn tại</translation>
    </message>
    <message>
        <source>the file was replaced</source>
        <translation>tệp nay là một tệp khác</translation>
    </message>
    <message>
        <source>the height band is not one of the bands</source>
        <translation>kênh đã nêu không có trong các kênh của nó</translation>
    </message>
    <message>
        <source>the metadata item %1</source>
        <translation>mục siêu dữ liệu %1</translation>
    </message>
    <message>
        <source>the metadata item %1 of band %2</source>
        <translation>mục siêu dữ liệu %1 của kênh %2</translation>
    </message>
    <message>
        <source>the numbers of the tiles are more than 10000 apart</source>
        <translation>số của các mảnh cách nhau hơn 10000</translation>
    </message>
    <message>
        <source>the sample type must be u8, i8, u16, i16, u32, i32, f16, f32 or f64</source>
        <translation>kiểu mẫu phải là u8, i8, u16, i16, u32, i32, f16, f32 hoặc f64</translation>
    </message>
    <message>
        <source>the samples of its overviews, which are computed again as averages</source>
        <translation>các mẫu của ảnh tổng quan, vốn được tính lại bằng trung bình</translation>
    </message>
    <message>
        <source>the size must be COLUMNSxROWS or COLUMNSxROWSxCHANNELS</source>
        <translation>kích thước phải có dạng CỘTxHÀNG hoặc CỘTxHÀNGxKÊNH</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>nguồn</translation>
    </message>
    <message>
        <source>the tile pattern &apos;%1&apos;</source>
        <translation>mẫu tên mảnh &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the unit of band %1</source>
        <translation>đơn vị của kênh %1</translation>
    </message>
    <message>
        <source>the vertical axis of its CRS points down</source>
        <translation>trục đứng của CRS của nó hướng xuống</translation>
    </message>
    <message>
        <source>their types differ</source>
        <translation>kiểu của chúng khác nhau</translation>
    </message>
    <message>
        <source>there are 1 to %1 channels</source>
        <translation>có 1 đến %1 kênh</translation>
    </message>
    <message>
        <source>white and black exchanged</source>
        <translation>trắng và đen bị hoán đổi</translation>
    </message>
    <message>
        <source>ASCII PGM without a column count, a row count and a maximum value from 1 to 65535</source>
        <translation>PGM ASCII không có số cột, số hàng và giá trị lớn nhất từ 1 đến 65535</translation>
    </message>
    <message>
        <source>is a Radiance image of %1 x %2 samples that is cut short</source>
        <translation>là ảnh Radiance gồm %1 x %2 mẫu, bị cắt ngắn</translation>
    </message>
    <message>
        <source>is a Radiance image of %1 x %2 samples, too many for its %3 bytes</source>
        <translation>là ảnh Radiance gồm %1 x %2 mẫu, quá nhiều so với %3 byte của nó</translation>
    </message>
    <message>
        <source>is a Radiance image of XYZ colours, not of grey or RGB</source>
        <translation>là ảnh Radiance dùng màu XYZ, không phải xám hoặc RGB</translation>
    </message>
    <message>
        <source>is a Radiance image without a size of the form -Y rows +X columns</source>
        <translation>là ảnh Radiance không có kích thước dạng -Y số hàng +X số cột</translation>
    </message>
    <message>
        <source>Surfer 7 grid</source>
        <translation>Lưới Surfer 7</translation>
    </message>
    <message>
        <source>By Area</source>
        <translation>Theo diện tích</translation>
    </message>
    <message>
        <source>By Centre</source>
        <translation>Theo tâm</translation>
    </message>
    <message>
        <source>%1 reads 16-bit unsigned samples</source>
        <translation>%1 đọc mẫu 16 bit không dấu</translation>
    </message>
    <message>
        <source>%1 reads little-endian samples</source>
        <translation>%1 đọc mẫu little-endian</translation>
    </message>
    <message>
        <source>%1 reads the northern row first</source>
        <translation>%1 đọc hàng phía bắc trước</translation>
    </message>
    <message>
        <source>%1 reads the southern row first</source>
        <translation>%1 đọc hàng phía nam trước</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of %2</source>
        <translation>&apos;%1&apos; không nằm trong %2</translation>
    </message>
    <message>
        <source>16-bit signed</source>
        <translation>16 bit, có dấu</translation>
    </message>
    <message>
        <source>16-bit unsigned</source>
        <translation>16 bit, không dấu</translation>
    </message>
    <message>
        <source>32-bit floating point</source>
        <translation>32 bit, dấu phẩy động</translation>
    </message>
    <message>
        <source>8-bit unsigned</source>
        <translation>8 bit, không dấu</translation>
    </message>
    <message>
        <source>R32 (32-bit float samples)</source>
        <translation>R32 (mẫu dấu phẩy động 32 bit)</translation>
    </message>
    <message>
        <source>R8 (8-bit samples)</source>
        <translation>R8 (mẫu 8 bit)</translation>
    </message>
    <message>
        <source>SRTM tile (16-bit metres)</source>
        <translation>Mảnh SRTM (mét, 16 bit)</translation>
    </message>
    <message>
        <source>a preset needs a name</source>
        <translation>bộ thiết lập sẵn cần có tên</translation>
    </message>
    <message>
        <source>apply or cancel the current edit first</source>
        <translation>trước hết hãy áp dụng hoặc hủy chỉnh sửa hiện tại</translation>
    </message>
    <message>
        <source>bands %1 instead of %2</source>
        <translation>số kênh %1 thay vì %2</translation>
    </message>
    <message>
        <source>bits of a sample %1 instead of %2</source>
        <translation>số bit của mẫu %1 thay vì %2</translation>
    </message>
    <message>
        <source>blocks %1 instead of %2</source>
        <translation>khối %1 thay vì %2</translation>
    </message>
    <message>
        <source>colour %1 instead of %2</source>
        <translation>màu %1 thay vì %2</translation>
    </message>
    <message>
        <source>compression %1 instead of %2</source>
        <translation>cách nén %1 thay vì %2</translation>
    </message>
    <message>
        <source>description %1 instead of %2</source>
        <translation>mô tả %1 thay vì %2</translation>
    </message>
    <message>
        <source>heights that are encoded in colours are not sRGB-encoded</source>
        <translation>độ cao được mã hóa bằng màu thì không mã hóa sRGB</translation>
    </message>
    <message>
        <source>hidden here by the layer %1</source>
        <translation>bị lớp %1 che khuất ở đây</translation>
    </message>
    <message>
        <source>import the bounds of one whole degree, then resample it</source>
        <translation>hãy nhập phần giới hạn trọn một độ, rồi lấy mẫu lại</translation>
    </message>
    <message>
        <source>interleaving %1 instead of %2</source>
        <translation>kiểu xen kẽ %1 thay vì %2</translation>
    </message>
    <message>
        <source>is not the one of the extension .%1</source>
        <translation>không phải định dạng của đuôi tệp .%1</translation>
    </message>
    <message>
        <source>it has a colour profile of sRGB</source>
        <translation>nó có hồ sơ màu sRGB</translation>
    </message>
    <message>
        <source>it has a gamma of 1/2.2</source>
        <translation>nó có gamma 1/2.2</translation>
    </message>
    <message>
        <source>it has an sRGB chunk</source>
        <translation>nó có chunk sRGB</translation>
    </message>
    <message>
        <source>its EXIF data name the colour space sRGB</source>
        <translation>dữ liệu EXIF của nó nêu không gian màu sRGB</translation>
    </message>
    <message>
        <source>its values are read as sRGB-encoded</source>
        <translation>các giá trị của nó được đọc như đã mã hóa sRGB</translation>
    </message>
    <message>
        <source>no-data value %1 instead of %2</source>
        <translation>giá trị không dữ liệu %1 thay vì %2</translation>
    </message>
    <message>
        <source>offset %1 instead of %2</source>
        <translation>độ lệch %1 thay vì %2</translation>
    </message>
    <message>
        <source>overviews %1 instead of %2</source>
        <translation>ảnh tổng quan %1 thay vì %2</translation>
    </message>
    <message>
        <source>pixel type %1 instead of %2</source>
        <translation>kiểu pixel %1 thay vì %2</translation>
    </message>
    <message>
        <source>predictor %1 instead of %2</source>
        <translation>bộ dự đoán %1 thay vì %2</translation>
    </message>
    <message>
        <source>reproject it to EPSG:4326 when it is imported, then resample it</source>
        <translation>hãy chiếu lại nó sang EPSG:4326 khi nhập, rồi lấy mẫu lại</translation>
    </message>
    <message>
        <source>resample it to 1201 x 1201 or 3601 x 3601</source>
        <translation>hãy lấy mẫu lại nó thành 1201 x 1201 hoặc 3601 x 3601</translation>
    </message>
    <message>
        <source>sample type %1 instead of %2</source>
        <translation>kiểu mẫu %1 thay vì %2</translation>
    </message>
    <message>
        <source>scale %1 instead of %2</source>
        <translation>tỉ lệ %1 thay vì %2</translation>
    </message>
    <message>
        <source>the anchor&apos;s value %1 is not one of the samples, %2 to %3</source>
        <translation>giá trị mốc %1 không nằm trong các giá trị mẫu, %2 đến %3</translation>
    </message>
    <message>
        <source>the order of rows is for %1</source>
        <translation>thứ tự hàng dành cho %1</translation>
    </message>
    <message>
        <source>the position %1, %2 is outside the terrain</source>
        <translation>vị trí %1, %2 nằm ngoài địa hình</translation>
    </message>
    <message>
        <source>the stroke changes nothing there</source>
        <translation>nét không thay đổi gì ở đó</translation>
    </message>
    <message>
        <source>this terrain covers another area</source>
        <translation>địa hình này phủ một vùng khác</translation>
    </message>
    <message>
        <source>this terrain has another CRS</source>
        <translation>địa hình này có CRS khác</translation>
    </message>
    <message>
        <source>this terrain has no CRS</source>
        <translation>địa hình này không có CRS</translation>
    </message>
    <message>
        <source>unit %1 instead of %2</source>
        <translation>đơn vị %1 thay vì %2</translation>
    </message>
    <message>
        <source>values are linearised</source>
        <translation>các giá trị được tuyến tính hóa</translation>
    </message>
    <message>
        <source>model %1, %2 levels of detail</source>
        <translation>mô hình %1, %2 mức chi tiết</translation>
    </message>
    <message>
        <source>model %1, level of detail %2</source>
        <translation>mô hình %1, mức chi tiết %2</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Trắc dọc</translation>
    </message>
    <message>
        <source>Least earthwork</source>
        <translation>Ít đào đắp nhất</translation>
    </message>
    <message>
        <source>Mean envelope (earlier versions)</source>
        <translation>Đường bao trung bình (phiên bản cũ hơn)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Tự động</translation>
    </message>
    <message>
        <source>GeoTIFF</source>
        <translation>GeoTIFF</translation>
    </message>
    <message>
        <source>How far each dab of the brush goes; more take longer</source>
        <translation>Mỗi vết cọ đi xa đến đâu; nhiều hơn thì lâu hơn</translation>
    </message>
    <message>
        <source>PNG (grey)</source>
        <translation>PNG (xám)</translation>
    </message>
    <message>
        <source>RAW (samples alone)</source>
        <translation>RAW (chỉ có mẫu)</translation>
    </message>
    <message>
        <source>%1 byte after the samples is left unread</source>
        <translation>%1 byte sau các mẫu không được đọc</translation>
    </message>
    <message>
        <source>%1 line, %2 triangles</source>
        <translation>%1 tuyến, %2 tam giác</translation>
    </message>
    <message>
        <source>%1 overlap compared</source>
        <translation>đã so sánh %1 chỗ chồng lấn</translation>
    </message>
    <message>
        <source>%1 sample at borders and holes is not compared</source>
        <translation>%1 mẫu ở rìa và lỗ không được so sánh</translation>
    </message>
    <message>
        <source>%1 sample without a tile is a hole</source>
        <translation>%1 mẫu không có mảnh là lỗ hổng</translation>
    </message>
    <message>
        <source>%1 sample without a tile is sea at height 0</source>
        <translation>%1 mẫu không có mảnh là biển ở độ cao 0</translation>
    </message>
    <message>
        <source>%1 step of the undo history does not fit the terrain</source>
        <translation>%1 bước của lịch sử hoàn tác không khớp với địa hình</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>Tính tại</translation>
    </message>
    <message>
        <source>Nearest sample (earlier versions)</source>
        <translation>Mẫu gần nhất (phiên bản cũ hơn)</translation>
    </message>
    <message>
        <source>Position of the object</source>
        <translation>Vị trí của vật thể</translation>
    </message>
    <message>
        <source>Terrain of Godot</source>
        <translation>Địa hình của Godot</translation>
    </message>
    <message>
        <source>a &quot;select&quot; needs one of rectangle, ellipse, lasso, wand, paint, mask, named, layer-mask, path, range</source>
        <translation>&quot;select&quot; cần một trong các mục rectangle, ellipse, lasso, wand, paint, mask, named, layer-mask, path, range</translation>
    </message>
    <message>
        <source>a roughness of %1 is out of range (0 to 1)</source>
        <translation>độ nhám %1 ngoài phạm vi (0 đến 1)</translation>
    </message>
    <message>
        <source>a shape of %1 is out of range (0 to 1)</source>
        <translation>hình dạng %1 ngoài phạm vi (0 đến 1)</translation>
    </message>
    <message>
        <source>a size of %1x%2 is not supported (2x2 to %3x%4)</source>
        <translation>kích thước %1x%2 không được hỗ trợ (2x2 đến %3x%4)</translation>
    </message>
    <message>
        <source>a size of %1x%2 is too large for the template %3 (up to 8193x8193)</source>
        <translation>kích thước %1x%2 quá lớn cho mẫu địa hình %3 (tối đa 8193x8193)</translation>
    </message>
    <message>
        <source>glTF has no heightmaps and no weights of materials</source>
        <translation>glTF không có bản đồ độ cao và không có trọng số vật liệu</translation>
    </message>
    <message>
        <source>heights and weights are written of the whole terrain, not of a part</source>
        <translation>độ cao và trọng số được ghi cho toàn bộ địa hình, không phải cho một phần</translation>
    </message>
    <message>
        <source>the border goes on for %1 sample to the east and %2 to the south, to fill the last tiles</source>
        <translation>đường biên kéo dài thêm %1 mẫu về phía đông và %2 về phía nam, để lấp đầy các mảnh cuối</translation>
    </message>
    <message>
        <source>water and models along lines</source>
        <translation>nước và mô hình dọc theo tuyến</translation>
    </message>
    <message>
        <source>what to type in %1</source>
        <translation>những gì cần gõ vào %1</translation>
    </message>
    <message>
        <source>Select by Range</source>
        <translation>Chọn theo khoảng</translation>
    </message>
    <message>
        <source>Barchans</source>
        <translation>Đụn lưỡi liềm</translation>
    </message>
    <message>
        <source>Coast Indentation</source>
        <translation>Độ khúc khuỷu bờ biển</translation>
    </message>
    <message>
        <source>Continuous ridges (0 %) to separate crescents (100 %)</source>
        <translation>Sống cát liên tục (0 %) đến các đụn lưỡi liềm rời (100 %)</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Phẳng</translation>
    </message>
    <message>
        <source>Floor Width</source>
        <translation>Bề rộng đáy</translation>
    </message>
    <message>
        <source>Hill Size</source>
        <translation>Cỡ đồi</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Đảo</translation>
    </message>
    <message>
        <source>Island with ridges, valleys and a coast</source>
        <translation>Đảo có sống núi, thung lũng và bờ biển</translation>
    </message>
    <message>
        <source>Level terrain</source>
        <translation>Địa hình bằng phẳng</translation>
    </message>
    <message>
        <source>Main valley with a flat floor and side valleys</source>
        <translation>Thung lũng chính có đáy phẳng và các thung lũng bên</translation>
    </message>
    <message>
        <source>Mountain range with ridges, side valleys and foothills</source>
        <translation>Dãy núi có sống núi, thung lũng bên và đồi chân núi</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Núi</translation>
    </message>
    <message>
        <source>Narrow (0 %) to wide (100 %) mountain range</source>
        <translation>Dãy núi hẹp (0 %) đến rộng (100 %)</translation>
    </message>
    <message>
        <source>Plateau cut by a meandering river, with walls of rock layers and side canyons</source>
        <translation>Cao nguyên bị sông uốn khúc cắt qua, có vách nhiều lớp đá và các hẻm vực bên</translation>
    </message>
    <message>
        <source>Range Width</source>
        <translation>Bề rộng dãy núi</translation>
    </message>
    <message>
        <source>River Bends</source>
        <translation>Khúc uốn sông</translation>
    </message>
    <message>
        <source>Round coast (0 %) to bays and headlands (100 %)</source>
        <translation>Bờ tròn (0 %) đến vịnh và mũi đất (100 %)</translation>
    </message>
    <message>
        <source>Sand dunes with steep lee sides</source>
        <translation>Đụn cát có sườn khuất gió dốc</translation>
    </message>
    <message>
        <source>Small (0 %) to large (100 %) hills</source>
        <translation>Đồi nhỏ (0 %) đến lớn (100 %)</translation>
    </message>
    <message>
        <source>Smooth hills with shallow valleys</source>
        <translation>Đồi thoải với thung lũng nông</translation>
    </message>
    <message>
        <source>Straight (0 %) to strongly meandering (100 %) river</source>
        <translation>Sông thẳng (0 %) đến uốn khúc mạnh (100 %)</translation>
    </message>
    <message>
        <source>V-shaped (0 %) to wide U-shaped (100 %) valley</source>
        <translation>Thung lũng hình chữ V (0 %) đến hình chữ U rộng (100 %)</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Cao</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Thấp</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Trung bình</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>&quot;line&quot; must be the place of an earlier line of the list that has an image</source>
        <translation>&quot;line&quot; phải là vị trí của một tuyến đứng trước trong danh sách có ảnh</translation>
    </message>
    <message>
        <source>Update layer %1</source>
        <translation>Cập nhật lớp %1</translation>
    </message>
    <message>
        <source>a group of layers has no filter</source>
        <translation>nhóm lớp không có bộ lọc</translation>
    </message>
    <message>
        <source>a group of layers has no lines</source>
        <translation>nhóm lớp không có tuyến</translation>
    </message>
    <message>
        <source>a stamp cannot be closed</source>
        <translation>không thể khép kín một dấu</translation>
    </message>
    <message>
        <source>a stamp cannot be split</source>
        <translation>không thể tách một dấu</translation>
    </message>
    <message>
        <source>a stamp has a brush</source>
        <translation>dấu phải có cọ</translation>
    </message>
    <message>
        <source>a stamp has no direction</source>
        <translation>dấu không có hướng</translation>
    </message>
    <message>
        <source>an adjustment layer cannot have the blend &quot;%1&quot;</source>
        <translation>lớp điều chỉnh không thể có kiểu hòa trộn &quot;%1&quot;</translation>
    </message>
    <message>
        <source>an adjustment layer has no lines</source>
        <translation>lớp điều chỉnh không có tuyến</translation>
    </message>
    <message>
        <source>an adjustment layer has no lines and no heights of a file</source>
        <translation>lớp điều chỉnh không có tuyến và không có độ cao của tệp</translation>
    </message>
    <message>
        <source>an adjustment layer of the filter &quot;%1&quot; must have the blend &quot;add&quot;</source>
        <translation>lớp điều chỉnh của bộ lọc &quot;%1&quot; phải có kiểu hòa trộn &quot;add&quot;</translation>
    </message>
    <message>
        <source>groups can be nested at most %1 deep</source>
        <translation>nhóm chỉ lồng được sâu nhiều nhất %1 cấp</translation>
    </message>
    <message>
        <source>it is the first one already</source>
        <translation>nó đã ở đầu tiên</translation>
    </message>
    <message>
        <source>it is the last one already</source>
        <translation>nó đã ở cuối cùng</translation>
    </message>
    <message>
        <source>lines of a file cannot become height stamps, which have one point</source>
        <translation>tuyến của tệp không thể thành dấu độ cao, vốn chỉ có một điểm</translation>
    </message>
    <message>
        <source>must be an array of layers, counted from 1</source>
        <translation>phải là mảng các lớp, đếm từ 1</translation>
    </message>
    <message>
        <source>only brush paths and stamps have a brush</source>
        <translation>chỉ tuyến cọ và dấu mới có cọ</translation>
    </message>
    <message>
        <source>the adjustment layer is empty until &quot;update-layer&quot; computes it</source>
        <translation>lớp điều chỉnh còn trống cho đến khi &quot;update-layer&quot; tính nó</translation>
    </message>
    <message>
        <source>the base is not an adjustment layer</source>
        <translation>nền không phải là lớp điều chỉnh</translation>
    </message>
    <message>
        <source>the brush of a stamp is of the kind &quot;stamp&quot;</source>
        <translation>cọ của dấu thuộc loại &quot;stamp&quot;</translation>
    </message>
    <message>
        <source>the filter was changed in the meantime</source>
        <translation>bộ lọc đã bị thay đổi trong lúc đó</translation>
    </message>
    <message>
        <source>the group &quot;%1&quot; contains no layer that can be edited</source>
        <translation>nhóm &quot;%1&quot; không chứa lớp nào sửa được</translation>
    </message>
    <message>
        <source>the group &quot;%1&quot; has no mask</source>
        <translation>nhóm &quot;%1&quot; không có mặt nạ</translation>
    </message>
    <message>
        <source>the group %1 cannot be moved into itself</source>
        <translation>không thể dời nhóm %1 vào chính nó</translation>
    </message>
    <message>
        <source>the group %1 has no blend</source>
        <translation>nhóm %1 không có kiểu hòa trộn</translation>
    </message>
    <message>
        <source>the group %1 has no mask</source>
        <translation>nhóm %1 không có mặt nạ</translation>
    </message>
    <message>
        <source>the group %1 has no opacity</source>
        <translation>nhóm %1 không có độ đục</translation>
    </message>
    <message>
        <source>the group %1 has to be merged into one layer first</source>
        <translation>trước hết phải gộp nhóm %1 thành một lớp</translation>
    </message>
    <message>
        <source>the group %1 holds no heights</source>
        <translation>nhóm %1 không chứa độ cao</translation>
    </message>
    <message>
        <source>the group %1 is hidden</source>
        <translation>nhóm %1 đang ẩn</translation>
    </message>
    <message>
        <source>the group %1 is locked</source>
        <translation>nhóm %1 bị khóa</translation>
    </message>
    <message>
        <source>the layer %1 has no opacity</source>
        <translation>lớp %1 không có độ đục</translation>
    </message>
    <message>
        <source>the layer %1 is an adjustment layer</source>
        <translation>lớp %1 là lớp điều chỉnh</translation>
    </message>
    <message>
        <source>the layer %1 is an adjustment layer, whose filter determines the blend</source>
        <translation>lớp %1 là lớp điều chỉnh, bộ lọc của nó quyết định kiểu hòa trộn</translation>
    </message>
    <message>
        <source>the layer %1 is not a group</source>
        <translation>lớp %1 không phải là nhóm</translation>
    </message>
    <message>
        <source>the layer %1 is not an adjustment layer</source>
        <translation>lớp %1 không phải là lớp điều chỉnh</translation>
    </message>
    <message>
        <source>the layer %1 is the lowest of its group</source>
        <translation>lớp %1 ở dưới cùng trong nhóm của nó</translation>
    </message>
    <message>
        <source>the terrain was resized in the meantime</source>
        <translation>địa hình đã bị đổi kích thước trong lúc đó</translation>
    </message>
    <message>
        <source>there is no other line %1 to move lines before</source>
        <translation>không có tuyến %1 nào khác để dời các tuyến đến trước nó</translation>
    </message>
    <message>
        <source>Add group &quot;%1&quot;</source>
        <translation>Thêm nhóm “%1”</translation>
    </message>
    <message>
        <source>Group layers as &quot;%1&quot;</source>
        <translation>Nhóm các lớp thành “%1”</translation>
    </message>
    <message>
        <source>Ungroup &quot;%1&quot;</source>
        <translation>Rã nhóm “%1”</translation>
    </message>
    <message>
        <source>Merge group &quot;%1&quot;</source>
        <translation>Gộp nhóm “%1”</translation>
    </message>
    <message>
        <source>Delete group &quot;%1&quot;</source>
        <translation>Xóa nhóm “%1”</translation>
    </message>
    <message>
        <source>Duplicate group &quot;%1&quot;</source>
        <translation>Nhân đôi nhóm “%1”</translation>
    </message>
    <message>
        <source>Move group &quot;%1&quot;</source>
        <translation>Dời nhóm “%1”</translation>
    </message>
    <message>
        <source>Change group &quot;%1&quot;</source>
        <translation>Sửa nhóm “%1”</translation>
    </message>
    <message>
        <source>Height stamp</source>
        <translation>Dấu độ cao</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Hình chữ nhật</translation>
    </message>
    <message>
        <source>height stamp</source>
        <translation>dấu độ cao</translation>
    </message>
    <message>
        <source>the layer %1 is updated by every edit and needs no update</source>
        <translation>lớp %1 được cập nhật sau mỗi lần sửa nên không cần cập nhật</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Hình bao</translation>
    </message>
    <message>
        <source>Limit the image to an ellipse</source>
        <translation>Giới hạn ảnh trong một hình elip</translation>
    </message>
    <message>
        <source>Use the whole image</source>
        <translation>Dùng toàn bộ ảnh</translation>
    </message>
    <message>
        <source>Width of the stamp divided by its depth</source>
        <translation>Chiều rộng của dấu chia cho chiều sâu</translation>
    </message>
    <message>
        <source>Width to depth</source>
        <translation>Rộng chia sâu</translation>
    </message>
    <message>
        <source>Delete %1 layers</source>
        <translation>Xóa %1 lớp</translation>
    </message>
    <message>
        <source>Duplicate %1 layers</source>
        <translation>Nhân đôi %1 lớp</translation>
    </message>
    <message>
        <source>must have one layer or more</source>
        <translation>phải có từ một lớp trở lên</translation>
    </message>
    <message>
        <source>follows water across the whole terrain</source>
        <translation>lần theo nước trên toàn bộ địa hình</translation>
    </message>
    <message>
        <source>Beyond the limits</source>
        <translation>Khi vượt giới hạn</translation>
    </message>
    <message>
        <source>Breach Depressions</source>
        <translation>Khơi thông vùng trũng</translation>
    </message>
    <message>
        <source>Fill Depressions</source>
        <translation>Lấp vùng trũng</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Giữ nguyên</translation>
    </message>
    <message>
        <source>Max depth (0: no limit)</source>
        <translation>Độ sâu tối đa (0: không giới hạn)</translation>
    </message>
    <message>
        <source>Max length (0: no limit)</source>
        <translation>Độ dài tối đa (0: không giới hạn)</translation>
    </message>
    <message>
        <source>Min slope</source>
        <translation>Độ dốc tối thiểu</translation>
    </message>
    <message>
        <source>a layer without a filter is not outdated</source>
        <translation>lớp không có bộ lọc thì không thể chưa cập nhật</translation>
    </message>
    <message>
        <source>a list of four numbers</source>
        <translation>danh sách bốn số</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>số nguyên</translation>
    </message>
    <message>
        <source>four numbers</source>
        <translation>bốn số</translation>
    </message>
    <message>
        <source>its geotransform is out of range</source>
        <translation>geotransform của nó ngoài phạm vi</translation>
    </message>
    <message>
        <source>metres-per-unit is out of range (1e-09 to 1e+09)</source>
        <translation>metres-per-unit ngoài phạm vi (1e-09 đến 1e+09)</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>phải là %1</translation>
    </message>
    <message>
        <source>must be two whole numbers</source>
        <translation>phải là hai số nguyên</translation>
    </message>
    <message>
        <source>six numbers</source>
        <translation>sáu số</translation>
    </message>
    <message>
        <source>three numbers</source>
        <translation>ba số</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>hai số</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>Phần dư</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>khoảng cách</translation>
    </message>
    <message>
        <source>material</source>
        <translation>vật liệu</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>vật liệu</translation>
    </message>
    <message>
        <source>%1 %2 changes no sample: %3</source>
        <translation>%1 %2 không thay đổi mẫu nào: %3</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; changes no sample: %3</source>
        <translation>%1 &quot;%2&quot; không thay đổi mẫu nào: %3</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: changed in both; it stays as in ours</source>
        <translation>%1 &quot;%2&quot;: bị thay đổi ở cả hai bên; nó giữ nguyên như ở bản của ta</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: changed in ours and deleted in theirs; it stays</source>
        <translation>%1 &quot;%2&quot;: bị thay đổi ở bản của ta và bị xóa ở bản của họ; nó giữ nguyên</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: deleted in ours and changed in theirs; it stays deleted</source>
        <translation>%1 &quot;%2&quot;: bị xóa ở bản của ta và bị thay đổi ở bản của họ; nó vẫn bị xóa</translation>
    </message>
    <message>
        <source>%1 accessors</source>
        <translation>%1 accessor</translation>
    </message>
    <message>
        <source>%1 after another filter cannot be done in parts: beyond a part it looks at ground that no filter has changed; join the parts of the filter first</source>
        <translation>%1 sau một bộ lọc khác không thể làm theo từng phần: ngoài một phần, nó nhìn vào mặt đất chưa có bộ lọc nào thay đổi; trước hết hãy ghép các phần của bộ lọc</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 và %2</translation>
    </message>
    <message>
        <source>%1 and %2 disagree by up to %3 where they overlap (%4 samples; in the middle %5 is higher by %6)</source>
        <translation>%1 và %2 chênh nhau đến %3 ở chỗ chồng lấn (%4 mẫu; ở mức trung vị, %5 cao hơn %6)</translation>
    </message>
    <message>
        <source>%1 and %2 disagree by up to %3 where they overlap (%4 samples; most agree)</source>
        <translation>%1 và %2 chênh nhau đến %3 ở chỗ chồng lấn (%4 mẫu; phần lớn khớp nhau)</translation>
    </message>
    <message>
        <source>%1 and along %2 more line: the seam of two tiles</source>
        <translation>%1 và dọc theo %2 đường nữa: đường nối của hai mảnh</translation>
    </message>
    <message>
        <source>%1 and along %2 more lines: the seam of two tiles</source>
        <translation>%1 và dọc theo %2 đường nữa: đường nối của hai mảnh</translation>
    </message>
    <message>
        <source>%1 animations</source>
        <translation>%1 hoạt ảnh</translation>
    </message>
    <message>
        <source>%1 area</source>
        <translation>%1 vùng</translation>
    </message>
    <message>
        <source>%1 area has no mesh: the ground is theirs</source>
        <translation>%1 vùng không có lưới 3D: mặt đất thuộc về nó</translation>
    </message>
    <message>
        <source>%1 areas</source>
        <translation>%1 vùng</translation>
    </message>
    <message>
        <source>%1 areas have no mesh: the ground is theirs</source>
        <translation>%1 vùng không có lưới 3D: mặt đất thuộc về chúng</translation>
    </message>
    <message>
        <source>%1 as MultiMesh, a node a model</source>
        <translation>%1 dạng MultiMesh, mỗi mô hình một nút</translation>
    </message>
    <message>
        <source>%1 assets are the most; there would be %2</source>
        <translation>nhiều nhất là %1 tài nguyên; sẽ có %2</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights</source>
        <translation>%1 kênh (%2): phải chọn một trong số đó làm độ cao</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights, or their luminance</source>
        <translation>%1 kênh (%2): phải chọn một trong số đó làm độ cao, hoặc độ chói của chúng</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights, or their luminance, or Terrarium or Mapbox colours</source>
        <translation>%1 kênh (%2): phải chọn một trong số đó làm độ cao, hoặc độ chói của chúng, hoặc màu Terrarium hay Mapbox</translation>
    </message>
    <message>
        <source>%1 bands; an alpha has one</source>
        <translation>%1 kênh; alpha chỉ có một kênh</translation>
    </message>
    <message>
        <source>%1 beside it is a journal that Scarp does not write: SQLite would delete the file that it names; remove it</source>
        <translation>%1 bên cạnh nó là nhật ký mà Scarp không ghi: SQLite sẽ xóa tệp mà nó nêu tên; hãy xóa nó</translation>
    </message>
    <message>
        <source>%1 beside it is a link, which is not used as a journal; remove it</source>
        <translation>%1 bên cạnh nó là một liên kết, không được dùng làm nhật ký; hãy xóa nó</translation>
    </message>
    <message>
        <source>%1 beside it is another file too, by a hard link; remove it</source>
        <translation>%1 bên cạnh nó cũng là một tệp khác, qua liên kết cứng; hãy xóa nó</translation>
    </message>
    <message>
        <source>%1 beside it is not a journal of SQLite, which would delete it; move it to another folder</source>
        <translation>%1 bên cạnh nó không phải nhật ký của SQLite, và SQLite sẽ xóa nó; hãy chuyển nó sang thư mục khác</translation>
    </message>
    <message>
        <source>%1 beside it is not a regular file, so it is not used as a journal; remove it</source>
        <translation>%1 bên cạnh nó không phải tệp thông thường, nên không được dùng làm nhật ký; hãy xóa nó</translation>
    </message>
    <message>
        <source>%1 beside it is the journal of an interrupted save and cannot be read: %2</source>
        <translation>%1 bên cạnh nó là nhật ký của một lần lưu bị gián đoạn và không đọc được: %2</translation>
    </message>
    <message>
        <source>%1 brush path has no mesh: it is the ground alone</source>
        <translation>%1 tuyến cọ không có lưới 3D: nó chỉ là mặt đất</translation>
    </message>
    <message>
        <source>%1 brush paths have no mesh: it is the ground alone</source>
        <translation>%1 tuyến cọ không có lưới 3D: chúng chỉ là mặt đất</translation>
    </message>
    <message>
        <source>%1 buffers</source>
        <translation>%1 buffer</translation>
    </message>
    <message>
        <source>%1 cannot be done in parts: it %2</source>
        <translation>%1 không thể làm theo từng phần: nó %2</translation>
    </message>
    <message>
        <source>%1 cannot be reached: %2</source>
        <translation>không kết nối được %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be reached: it does not encrypt</source>
        <translation>không kết nối được %1: nó không mã hóa kết nối</translation>
    </message>
    <message>
        <source>%1 cannot be reached: it has no certificate</source>
        <translation>không kết nối được %1: nó không có chứng chỉ</translation>
    </message>
    <message>
        <source>%1 cannot be used</source>
        <translation>không dùng được %1</translation>
    </message>
    <message>
        <source>%1 cannot prove its identity: %2. %3</source>
        <translation>%1 không thể chứng minh danh tính của nó: %2. %3</translation>
    </message>
    <message>
        <source>%1 changes nothing: %2</source>
        <translation>%1 không thay đổi gì: %2</translation>
    </message>
    <message>
        <source>%1 draped pictures are not in this file</source>
        <translation>%1 ảnh phủ không có trong tệp này</translation>
    </message>
    <message>
        <source>%1 elements of &lt;%2&gt;</source>
        <translation>%1 phần tử của &lt;%2&gt;</translation>
    </message>
    <message>
        <source>%1 elements of a list</source>
        <translation>%1 phần tử của một danh sách</translation>
    </message>
    <message>
        <source>%1 has changed since it was read: its current values and other bands are used</source>
        <translation>%1 đã thay đổi kể từ khi được đọc: dùng các giá trị và các kênh khác hiện tại của nó</translation>
    </message>
    <message>
        <source>%1 has no metres: square cells need a projected CRS</source>
        <translation>%1 không tính bằng mét: ô vuông cần một CRS chiếu phẳng</translation>
    </message>
    <message>
        <source>%1 has no team terrains: scarp team init makes the first</source>
        <translation>%1 chưa có địa hình nhóm nào: scarp team init tạo địa hình đầu tiên</translation>
    </message>
    <message>
        <source>%1 hidden layers are not in this file</source>
        <translation>%1 lớp ẩn không có trong tệp này</translation>
    </message>
    <message>
        <source>%1 images</source>
        <translation>%1 ảnh</translation>
    </message>
    <message>
        <source>%1 is archived: it can be looked at, not changed. An administrator can unarchive it: %2</source>
        <translation>%1 đã được lưu trữ: có thể xem, không thể thay đổi. Quản trị viên có thể bỏ lưu trữ: %2</translation>
    </message>
    <message>
        <source>%1 is deleted, but not all of its objects: %2</source>
        <translation>%1 đã bị xóa, nhưng chưa xóa hết các đối tượng của nó: %2</translation>
    </message>
    <message>
        <source>%1 is not read: a project names it, and nobody has chosen it on this machine</source>
        <translation>%1 không được đọc: một dự án nêu tên nó và chưa ai chọn nó trên máy này</translation>
    </message>
    <message>
        <source>%1 is out of range (above %2 to %3)</source>
        <translation>%1 ngoài phạm vi (trên %2 đến %3)</translation>
    </message>
    <message>
        <source>%1 is the only administrator of %2: give another member the role admin first, or delete the terrain</source>
        <translation>%1 là quản trị viên duy nhất của %2: hãy trao vai trò admin cho thành viên khác trước, hoặc xóa địa hình</translation>
    </message>
    <message>
        <source>%1 iterations of %2 × %3 samples are too much work: %4 samples, where %5 are the limit. Use fewer iterations</source>
        <translation>%1 lần lặp trên %2 × %3 mẫu là quá nhiều tính toán: %4 mẫu; giới hạn là %5. Hãy dùng ít lần lặp hơn</translation>
    </message>
    <message>
        <source>%1 line</source>
        <translation>%1 tuyến</translation>
    </message>
    <message>
        <source>%1 line of classes that are not to be imported left out</source>
        <translation>bỏ qua %1 tuyến thuộc các loại không cần nhập</translation>
    </message>
    <message>
        <source>%1 line of more than %2 points left out</source>
        <translation>bỏ qua %1 tuyến có hơn %2 điểm</translation>
    </message>
    <message>
        <source>%1 line of no known class left out</source>
        <translation>bỏ qua %1 tuyến không thuộc loại nào đã biết</translation>
    </message>
    <message>
        <source>%1 line off the terrain left out</source>
        <translation>bỏ qua %1 tuyến nằm ngoài địa hình</translation>
    </message>
    <message>
        <source>%1 line or point left out: set a buffer above %2 to select them</source>
        <translation>bỏ qua %1 đường hoặc điểm: hãy đặt vùng đệm lớn hơn %2 để chọn nó</translation>
    </message>
    <message>
        <source>%1 line with places that are none on the terrain&apos;s map left out</source>
        <translation>bỏ qua %1 tuyến có vị trí không tồn tại trên bản đồ của địa hình</translation>
    </message>
    <message>
        <source>%1 line within areas left out: areas have no islands</source>
        <translation>bỏ qua %1 tuyến bên trong vùng: vùng không có phần khoét bên trong</translation>
    </message>
    <message>
        <source>%1 line without length, or of unusable numbers, left out</source>
        <translation>bỏ qua %1 tuyến không có chiều dài hoặc có số không dùng được</translation>
    </message>
    <message>
        <source>%1 line, each a Path3D</source>
        <translation>%1 tuyến, mỗi tuyến một Path3D</translation>
    </message>
    <message>
        <source>%1 line, in centimetres</source>
        <translation>%1 tuyến, tính bằng xentimét</translation>
    </message>
    <message>
        <source>%1 lines and points left out: set a buffer above %2 to select them</source>
        <translation>bỏ qua %1 đường và điểm: hãy đặt vùng đệm lớn hơn %2 để chọn chúng</translation>
    </message>
    <message>
        <source>%1 lines of classes that are not to be imported left out</source>
        <translation>bỏ qua %1 tuyến thuộc các loại không cần nhập</translation>
    </message>
    <message>
        <source>%1 lines of more than %2 points left out</source>
        <translation>bỏ qua %1 tuyến có hơn %2 điểm</translation>
    </message>
    <message>
        <source>%1 lines of no known class left out</source>
        <translation>bỏ qua %1 tuyến không thuộc loại nào đã biết</translation>
    </message>
    <message>
        <source>%1 lines off the terrain left out</source>
        <translation>bỏ qua %1 tuyến nằm ngoài địa hình</translation>
    </message>
    <message>
        <source>%1 lines with places that are none on the terrain&apos;s map left out</source>
        <translation>bỏ qua %1 tuyến có vị trí không tồn tại trên bản đồ của địa hình</translation>
    </message>
    <message>
        <source>%1 lines within areas left out: areas have no islands</source>
        <translation>bỏ qua %1 tuyến bên trong vùng: vùng không có phần khoét bên trong</translation>
    </message>
    <message>
        <source>%1 lines without length, or of unusable numbers, left out</source>
        <translation>bỏ qua %1 tuyến không có chiều dài hoặc có số không dùng được</translation>
    </message>
    <message>
        <source>%1 lines, each a Path3D</source>
        <translation>%1 tuyến, mỗi tuyến một Path3D</translation>
    </message>
    <message>
        <source>%1 lines, in centimetres</source>
        <translation>%1 tuyến, tính bằng xentimét</translation>
    </message>
    <message>
        <source>%1 lines; %2 are the most</source>
        <translation>%1 tuyến; nhiều nhất là %2</translation>
    </message>
    <message>
        <source>%1 looks like an undeclared void: %2 samples are holes (a no-data value of nan keeps them)</source>
        <translation>%1 trông như khoảng trống không được khai báo: %2 mẫu là lỗ hổng (giá trị không dữ liệu nan sẽ giữ chúng)</translation>
    </message>
    <message>
        <source>%1 looks like an undeclared void: its samples are holes</source>
        <translation>%1 trông như khoảng trống không được khai báo: các mẫu của nó là lỗ hổng</translation>
    </message>
    <message>
        <source>%1 materials</source>
        <translation>%1 vật liệu</translation>
    </message>
    <message>
        <source>%1 materials are not in this file</source>
        <translation>%1 vật liệu không có trong tệp này</translation>
    </message>
    <message>
        <source>%1 meshes</source>
        <translation>%1 lưới 3D</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes; the file has %3</source>
        <translation>%1 cần %2 byte; tệp có %3</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nút</translation>
    </message>
    <message>
        <source>%1 nodes or more</source>
        <translation>%1 nút trở lên</translation>
    </message>
    <message>
        <source>%1 object stands outside the part and is left out</source>
        <translation>%1 vật thể đứng ngoài phần này và bị bỏ qua</translation>
    </message>
    <message>
        <source>%1 object stands over a hole or off the terrain and is left out</source>
        <translation>%1 vật thể đứng trên lỗ hổng hoặc ngoài địa hình và bị bỏ qua</translation>
    </message>
    <message>
        <source>%1 objects stand outside the part and are left out</source>
        <translation>%1 vật thể đứng ngoài phần này và bị bỏ qua</translation>
    </message>
    <message>
        <source>%1 of %2 materials have no pictures; their textures are for you to choose</source>
        <translation>%1 trên %2 vật liệu không có ảnh; kết cấu của chúng do bạn chọn</translation>
    </message>
    <message>
        <source>%1 of the element &apos;%2&apos;</source>
        <translation>%1 phần tử &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 hoặc %2</translation>
    </message>
    <message>
        <source>%1 part of a feature left out: the terrain&apos;s CRS has no such place</source>
        <translation>bỏ qua %1 phần của một đối tượng: CRS của địa hình không có vị trí như vậy</translation>
    </message>
    <message>
        <source>%1 parts of features left out: the terrain&apos;s CRS has no such place</source>
        <translation>bỏ qua %1 phần của các đối tượng: CRS của địa hình không có vị trí như vậy</translation>
    </message>
    <message>
        <source>%1 parts of meshes or more</source>
        <translation>%1 phần của lưới 3D trở lên</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>%1 điểm</translation>
    </message>
    <message>
        <source>%1 point left out: it is not a line</source>
        <translation>%1 điểm bị bỏ qua: nó không phải tuyến</translation>
    </message>
    <message>
        <source>%1 points left out: they are not lines</source>
        <translation>%1 điểm bị bỏ qua: chúng không phải tuyến</translation>
    </message>
    <message>
        <source>%1 puts down %2 objects; %3 are the most</source>
        <translation>%1 đặt %2 vật thể; nhiều nhất là %3</translation>
    </message>
    <message>
        <source>%1 refuses: %2</source>
        <translation>%1 từ chối: %2</translation>
    </message>
    <message>
        <source>%1 rules are more than %2</source>
        <translation>%1 quy tắc nhiều hơn %2</translation>
    </message>
    <message>
        <source>%1 sample is left to Terrain3D&apos;s automatic shader; taken are the textures that are stored for them</source>
        <translation>%1 mẫu để cho shader tự động của Terrain3D; lấy các kết cấu được lưu cho nó</translation>
    </message>
    <message>
        <source>%1 samples are left to Terrain3D&apos;s automatic shader; taken are the textures that are stored for them</source>
        <translation>%1 mẫu để cho shader tự động của Terrain3D; lấy các kết cấu được lưu cho chúng</translation>
    </message>
    <message>
        <source>%1 scatter rules are not in this file</source>
        <translation>%1 quy tắc rải không có trong tệp này</translation>
    </message>
    <message>
        <source>%1 skins</source>
        <translation>%1 skin</translation>
    </message>
    <message>
        <source>%1 stores whole metres; it takes no height range</source>
        <translation>%1 lưu số mét nguyên; nó không nhận khoảng độ cao</translation>
    </message>
    <message>
        <source>%1 takes %2 samples a side, not %3 x %4</source>
        <translation>%1 nhận %2 mẫu mỗi cạnh, không phải %3 x %4</translation>
    </message>
    <message>
        <source>%1 takes at most %2 tiles each way, not %3 x %4 tiles; larger tiles make fewer</source>
        <translation>%1 nhận nhiều nhất %2 mảnh mỗi chiều, không phải %3 x %4 mảnh; mảnh lớn hơn thì ít mảnh hơn</translation>
    </message>
    <message>
        <source>%1 takes square cells, not %2 x %3</source>
        <translation>%1 nhận ô vuông, không phải %2 x %3</translation>
    </message>
    <message>
        <source>%1 takes squares with %2 samples a side, not %3 x %4</source>
        <translation>%1 nhận hình vuông có %2 mẫu mỗi cạnh, không phải %3 x %4</translation>
    </message>
    <message>
        <source>%1 textures</source>
        <translation>%1 kết cấu</translation>
    </message>
    <message>
        <source>%1 tile</source>
        <translation>%1 mảnh</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 đến %2</translation>
    </message>
    <message>
        <source>%1 triangles are too few: this ground and its borders take %2 at least</source>
        <translation>%1 tam giác là quá ít: mặt đất này và ranh giới của nó cần ít nhất %2</translation>
    </message>
    <message>
        <source>%1 triangles make more than 2 GB, where glTF&apos;s readers stop; fewer triangles or several tiles fit</source>
        <translation>%1 tam giác chiếm hơn 2 GB, mức mà các trình đọc glTF dừng lại; ít tam giác hơn hoặc nhiều mảnh thì vừa</translation>
    </message>
    <message>
        <source>%1 triangles, %2 vertices; textures of colour, normals and roughness, %3 texels</source>
        <translation>%1 tam giác, %2 đỉnh; kết cấu màu, pháp tuyến và độ nhám, %3 texel</translation>
    </message>
    <message>
        <source>%1 views of buffers</source>
        <translation>%1 buffer view</translation>
    </message>
    <message>
        <source>%1 was lost</source>
        <translation>mất kết nối với %1</translation>
    </message>
    <message>
        <source>%1 was set up by an earlier version of Scarp: the owner of its tables has to run &quot;scarp team upgrade&quot; first</source>
        <translation>%1 được thiết lập bởi phiên bản Scarp cũ hơn: chủ sở hữu các bảng phải chạy &quot;scarp team upgrade&quot; trước</translation>
    </message>
    <message>
        <source>%1 x %2 pixels; a picture of a material has at most %3 a side</source>
        <translation>%1 x %2 pixel; ảnh của vật liệu có nhiều nhất %3 mỗi cạnh</translation>
    </message>
    <message>
        <source>%1 x %2 pixels; an alpha has at most %3 a side</source>
        <translation>%1 x %2 pixel; alpha có nhiều nhất %3 mỗi cạnh</translation>
    </message>
    <message>
        <source>%1 x %2 samples are too many</source>
        <translation>%1 x %2 mẫu là quá nhiều</translation>
    </message>
    <message>
        <source>%1 x %2 samples need %3 of memory and disk; there are %4</source>
        <translation>%1 x %2 mẫu cần %3 bộ nhớ và đĩa; hiện có %4</translation>
    </message>
    <message>
        <source>%1 x %2 samples: its rows need %3 at once; the memory budget allows %4</source>
        <translation>%1 x %2 mẫu: các hàng của nó cần %3 cùng lúc; hạn mức bộ nhớ cho phép %4</translation>
    </message>
    <message>
        <source>%1 x %2 samples; a terrain needs at least 2 x 2</source>
        <translation>%1 x %2 mẫu; địa hình cần ít nhất 2 x 2</translation>
    </message>
    <message>
        <source>%1 x %2 tiles are more than %3; larger tiles make fewer</source>
        <translation>%1 x %2 mảnh nhiều hơn %3; mảnh lớn hơn thì ít mảnh hơn</translation>
    </message>
    <message>
        <source>%1 × %2, height %3</source>
        <translation>%1 × %2, độ cao %3</translation>
    </message>
    <message>
        <source>%1, a data table in centimetres</source>
        <translation>%1, bảng dữ liệu tính bằng xentimét</translation>
    </message>
    <message>
        <source>%1, heights in %2</source>
        <translation>%1, độ cao tính bằng %2</translation>
    </message>
    <message>
        <source>%1, radius %2</source>
        <translation>%1, bán kính %2</translation>
    </message>
    <message>
        <source>%1: PROJ has no transformation from them to %2</source>
        <translation>%1: PROJ không có phép chuyển đổi từ đó sang %2</translation>
    </message>
    <message>
        <source>%1: PROJ lacks %2 for the transformation to %3; install it with: %4 (package proj-bin)</source>
        <translation>%1: PROJ thiếu %2 để chuyển đổi sang %3; cài đặt bằng: %4 (gói proj-bin)</translation>
    </message>
    <message>
        <source>%1: PROJ&apos;s grids for %2 do not cover the whole terrain</source>
        <translation>%1: các lưới của PROJ cho %2 không phủ toàn bộ địa hình</translation>
    </message>
    <message>
        <source>%1: it needs %2 nodes, about one for each cell that it crosses. All lines together may have %3 with a memory budget of %4 MiB. Clip or simplify the line, or raise the memory budget</source>
        <translation>%1: đường này cần %2 nút, khoảng một nút cho mỗi ô mà nó đi qua. Tất cả các đường cộng lại được có %3 nút với hạn mức bộ nhớ %4 MiB. Hãy cắt bớt hoặc đơn giản hóa đường, hoặc tăng hạn mức bộ nhớ</translation>
    </message>
    <message>
        <source>%1: it needs more than %2 nodes, about one for each cell that it crosses. All lines together may have %3 with a memory budget of %4 MiB. Clip or simplify the line, or raise the memory budget</source>
        <translation>%1: đường này cần hơn %2 nút, khoảng một nút cho mỗi ô mà nó đi qua. Tất cả các đường cộng lại được có %3 nút với hạn mức bộ nhớ %4 MiB. Hãy cắt bớt hoặc đơn giản hóa đường, hoặc tăng hạn mức bộ nhớ</translation>
    </message>
    <message>
        <source>%1: the seam of two tiles</source>
        <translation>%1: đường nối của hai mảnh</translation>
    </message>
    <message>
        <source>%1; --accept-damage uses it as it is</source>
        <translation>%1; --accept-damage dùng nó như hiện có</translation>
    </message>
    <message>
        <source>%1; a cell size must be given</source>
        <translation>%1; phải cho biết cỡ ô</translation>
    </message>
    <message>
        <source>%1; an earlier state is there instead</source>
        <translation>%1; thay vào đó là một trạng thái trước đây</translation>
    </message>
    <message>
        <source>%1; and %2 more</source>
        <translation>%1; và %2 mục nữa</translation>
    </message>
    <message>
        <source>%1; holes are there instead</source>
        <translation>%1; thay vào đó là các lỗ hổng</translation>
    </message>
    <message>
        <source>%1; it stays in memory, compressed</source>
        <translation>%1; nó ở lại trong bộ nhớ, được nén</translation>
    </message>
    <message>
        <source>%1; nothing is there instead</source>
        <translation>%1; không có gì thay vào đó</translation>
    </message>
    <message>
        <source>%1; possible fix: %2</source>
        <translation>%1; cách sửa có thể: %2</translation>
    </message>
    <message>
        <source>%1; what came after it is lost</source>
        <translation>%1; những gì sau nó bị mất</translation>
    </message>
    <message>
        <source>%1; what had not been read of it is not there</source>
        <translation>%1; phần chưa đọc của nó không có ở đó</translation>
    </message>
    <message>
        <source>%1; what stands there now is as it was at an earlier save</source>
        <translation>%1; hiện ở đó là nội dung của một lần lưu trước</translation>
    </message>
    <message>
        <source>%1; what stands there now is holes</source>
        <translation>%1; hiện ở đó là lỗ hổng</translation>
    </message>
    <message>
        <source>%1; what stands there now is nothing of it</source>
        <translation>%1; hiện ở đó không có phần nào của nó</translation>
    </message>
    <message>
        <source>%1; what stands there now is out of the recovery journal</source>
        <translation>%1; hiện ở đó là nội dung lấy từ nhật ký phục hồi</translation>
    </message>
    <message>
        <source>%1nd</source>
        <translation>thứ %1</translation>
    </message>
    <message>
        <source>%1rd</source>
        <translation>thứ %1</translation>
    </message>
    <message>
        <source>%1st</source>
        <translation>thứ %1</translation>
    </message>
    <message>
        <source>%1th</source>
        <translation>thứ %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be done in parts; filter, sky and convert can</source>
        <translation>&apos;%1&apos; không thể làm theo từng phần; filter, sky và convert thì được</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no CRS; it looks like EPSG:32618, EPSG:32618+5773, or is utm</source>
        <translation>&apos;%1&apos; không phải CRS; nó có dạng EPSG:32618, EPSG:32618+5773, hoặc là utm</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no ending of a mesh&apos;s file; there are %2</source>
        <translation>&apos;%1&apos; không phải đuôi tệp lưới 3D; các đuôi có sẵn: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no preset; there are %2</source>
        <translation>&apos;%1&apos; không phải bộ thiết lập sẵn; hiện có: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no raw layout: %2; it looks like 512x512:f32le or 256x256:u16be+32</source>
        <translation>&apos;%1&apos; không phải bố cục raw: %2; nó có dạng 512x512:f32le hoặc 256x256:u16be+32</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of height: heights are taken as metres</source>
        <translation>&apos;%1&apos; không phải đơn vị độ cao: độ cao được coi là mét</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of height; use %2</source>
        <translation>&apos;%1&apos; không phải đơn vị độ cao; hãy dùng %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a preset; there are %2</source>
        <translation>&apos;%1&apos; không phải bộ thiết lập sẵn; hiện có: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a preset; there are %2; one cannot be read: %3</source>
        <translation>&apos;%1&apos; không phải bộ thiết lập sẵn; hiện có: %2; một bộ không đọc được: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the name of a program; choose another one</source>
        <translation>&apos;%1&apos; là tên của một chương trình; hãy chọn tên khác</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no object: a bucket and a key are needed</source>
        <translation>&apos;%1&apos; không nêu đối tượng nào: cần có bucket và khóa</translation>
    </message>
    <message>
        <source>&apos;{&apos; is not closed</source>
        <translation>&apos;{&apos; chưa được đóng</translation>
    </message>
    <message>
        <source>.%1 is not the ending of what is written, %2; use %3</source>
        <translation>.%1 không phải đuôi của thứ được ghi, %2; hãy dùng %3</translation>
    </message>
    <message>
        <source>0 stands for a hole in this file: %1 samples at height 0 are holes (a no-data value of nan keeps them)</source>
        <translation>0 đại diện cho lỗ hổng trong tệp này: %1 mẫu ở độ cao 0 là lỗ hổng (giá trị không dữ liệu nan sẽ giữ chúng)</translation>
    </message>
    <message>
        <source>1 draped picture is not in this file</source>
        <translation>1 ảnh phủ không có trong tệp này</translation>
    </message>
    <message>
        <source>1 hidden layer is not in this file</source>
        <translation>1 lớp ẩn không có trong tệp này</translation>
    </message>
    <message>
        <source>1 material is not in this file</source>
        <translation>1 vật liệu không có trong tệp này</translation>
    </message>
    <message>
        <source>1 scatter rule is not in this file</source>
        <translation>1 quy tắc rải không có trong tệp này</translation>
    </message>
    <message>
        <source>16-bit samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>mẫu 16 bit không có đơn vị: đề xuất độ cao bằng một phần năm chiều rộng</translation>
    </message>
    <message>
        <source>8-bit samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>mẫu 8 bit không có đơn vị: đề xuất độ cao bằng một phần năm chiều rộng</translation>
    </message>
    <message>
        <source>8-bit samples: only 256 levels, the ground comes in steps</source>
        <translation>mẫu 8 bit: chỉ có 256 mức, mặt đất thành từng bậc</translation>
    </message>
    <message>
        <source>ASCII PGM of %1 x %2 samples, which needs at least %3 bytes; the file has %4</source>
        <translation>PGM ASCII %1 x %2 mẫu, cần ít nhất %3 byte; tệp có %4</translation>
    </message>
    <message>
        <source>Add %1 lines</source>
        <translation>Thêm %1 tuyến</translation>
    </message>
    <message>
        <source>CLASSIC4 takes 4 materials; %1 are chosen</source>
        <translation>CLASSIC4 nhận 4 vật liệu; đang chọn %1</translation>
    </message>
    <message>
        <source>Change %1 lines</source>
        <translation>Sửa %1 tuyến</translation>
    </message>
    <message>
        <source>Change %1 objects</source>
        <translation>Sửa %1 vật thể</translation>
    </message>
    <message>
        <source>Delete %1 lines</source>
        <translation>Xóa %1 tuyến</translation>
    </message>
    <message>
        <source>Delete %1 objects</source>
        <translation>Xóa %1 vật thể</translation>
    </message>
    <message>
        <source>East %1</source>
        <translation>Đông %1</translation>
    </message>
    <message>
        <source>East %1, north %2</source>
        <translation>Đông %1, bắc %2</translation>
    </message>
    <message>
        <source>From min %1 is not below from max %2</source>
        <translation>Từ tối thiểu %1 không nhỏ hơn từ tối đa %2</translation>
    </message>
    <message>
        <source>GeoJSON (RFC 7946) knows only longitude and latitude; GDAL and QGIS read the CRS that is named in it, other programs may not</source>
        <translation>GeoJSON (RFC 7946) chỉ biết kinh độ và vĩ độ; GDAL và QGIS đọc được CRS nêu trong đó, chương trình khác có thể không</translation>
    </message>
    <message>
        <source>GeoTIFF cannot contain the CRS: it is in %1, which has to stay with the file</source>
        <translation>GeoTIFF không thể chứa CRS: nó nằm trong %1, phải được giữ cùng tệp</translation>
    </message>
    <message>
        <source>HTerrain&apos;s ARRAY is two files, indices and weights; there are %1</source>
        <translation>ARRAY của HTerrain là hai tệp, chỉ số và trọng số; có %1</translation>
    </message>
    <message>
        <source>HTerrain&apos;s ARRAY takes %1 materials; there are %2</source>
        <translation>ARRAY của HTerrain nhận %1 vật liệu; có %2</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation>Độ cao %1</translation>
    </message>
    <message>
        <source>If its administrator confirms the certificate, trust it (scarp team --trust): SHA-256 fingerprint %1</source>
        <translation>Nếu quản trị viên xác nhận chứng chỉ, hãy tin cậy nó (scarp team --trust): dấu vân tay SHA-256 %1</translation>
    </message>
    <message>
        <source>Lift %1 objects</source>
        <translation>Nâng %1 vật thể</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Gộp</translation>
    </message>
    <message>
        <source>Min %1 is above max %2</source>
        <translation>Tối thiểu %1 lớn hơn tối đa %2</translation>
    </message>
    <message>
        <source>Move %1 objects</source>
        <translation>Dời %1 vật thể</translation>
    </message>
    <message>
        <source>North %1</source>
        <translation>Bắc %1</translation>
    </message>
    <message>
        <source>OpenGL 4.5 core is needed</source>
        <translation>cần OpenGL 4.5 core</translation>
    </message>
    <message>
        <source>Place %1 objects</source>
        <translation>Đặt %1 vật thể</translation>
    </message>
    <message>
        <source>Remove %1 objects</source>
        <translation>Gỡ %1 vật thể</translation>
    </message>
    <message>
        <source>Reorder %1</source>
        <translation>Đổi thứ tự %1</translation>
    </message>
    <message>
        <source>Reorder %1 &quot;%2&quot;</source>
        <translation>Đổi thứ tự %1 “%2”</translation>
    </message>
    <message>
        <source>Reorder %1 lines</source>
        <translation>Đổi thứ tự %1 tuyến</translation>
    </message>
    <message>
        <source>SQLite&apos;s check of its pages says &quot;%1&quot;</source>
        <translation>SQLite kiểm tra các trang của nó và báo &quot;%1&quot;</translation>
    </message>
    <message>
        <source>STL says no unit: slicers take it for millimetres</source>
        <translation>STL không nêu đơn vị: trình cắt lớp (slicer) coi đó là milimét</translation>
    </message>
    <message>
        <source>Scale %1 objects</source>
        <translation>Đổi tỉ lệ %1 vật thể</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Rải</translation>
    </message>
    <message>
        <source>Take out %1 objects</source>
        <translation>Bỏ ra %1 vật thể</translation>
    </message>
    <message>
        <source>Terrain3D takes %1 materials; there are %2</source>
        <translation>Terrain3D nhận %1 vật liệu; có %2</translation>
    </message>
    <message>
        <source>Turn %1 objects</source>
        <translation>Xoay %1 vật thể</translation>
    </message>
    <message>
        <source>Unity&apos;s HDRP draws 8 layers at most; these are %1</source>
        <translation>HDRP của Unity vẽ nhiều nhất 8 lớp; ở đây có %1</translation>
    </message>
    <message>
        <source>Unity&apos;s alphamaps are squares; these are as the terrain is</source>
        <translation>alphamap của Unity là hình vuông; các alphamap này theo hình dạng địa hình</translation>
    </message>
    <message>
        <source>[column, row, column, row]</source>
        <translation>[cột, hàng, cột, hàng]</translation>
    </message>
    <message>
        <source>[id, asset, x, y, yaw, scale, height offset, rule, elevation]</source>
        <translation>[id, tài nguyên, x, y, góc xoay, tỉ lệ, độ cao chênh, quy tắc, độ cao]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be selected by range. Supported: %2</source>
        <translation>&quot;%1&quot; không thể chọn theo khoảng. Được hỗ trợ: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it is laid straight between two places; a road does so</source>
        <translation>&quot;%1&quot; không thể chạy dọc theo tuyến: nó được đặt thẳng giữa hai nơi; đường bộ làm được việc đó</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it opens or closes holes, and a layer of lines holds heights alone</source>
        <translation>&quot;%1&quot; không thể chạy dọc theo tuyến: nó mở hoặc đóng lỗ hổng, mà lớp tuyến chỉ chứa độ cao</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it paints back earlier ground, and a layer of lines knows the ground beneath it as it is alone</source>
        <translation>&quot;%1&quot; không thể chạy dọc theo tuyến: nó vẽ lại mặt đất trước đây, mà lớp tuyến chỉ biết mặt đất bên dưới như hiện tại</translation>
    </message>
    <message>
        <source>a GeoPackage</source>
        <translation>GeoPackage</translation>
    </message>
    <message>
        <source>a PDS 3 file</source>
        <translation>tệp PDS 3</translation>
    </message>
    <message>
        <source>a PDS 4 label</source>
        <translation>nhãn PDS 4</translation>
    </message>
    <message>
        <source>a Radiance image stores only 8 significant bits of each value: heights may form terraces</source>
        <translation>ảnh Radiance chỉ lưu 8 bit có nghĩa của mỗi giá trị: độ cao có thể tạo thành bậc thang</translation>
    </message>
    <message>
        <source>a brush with a radius of %1 is smaller than a cell and may contain no sample; use a radius of at least %2</source>
        <translation>cọ có bán kính %1 nhỏ hơn một ô và có thể không chứa mẫu nào; hãy dùng bán kính ít nhất %2</translation>
    </message>
    <message>
        <source>a cell size of %1 is out of range (%2 to %3)</source>
        <translation>cỡ ô %1 ngoài phạm vi (%2 đến %3)</translation>
    </message>
    <message>
        <source>a clearing, [x, y, radius]</source>
        <translation>một chỗ xóa sạch, [x, y, bán kính]</translation>
    </message>
    <message>
        <source>a geometry of its layer &quot;%1&quot; has %2; at most %3 are read</source>
        <translation>một hình học của lớp &quot;%1&quot; có kích thước %2; chỉ đọc tối đa %3</translation>
    </message>
    <message>
        <source>a height of %1 cannot be added (%2 to %3)</source>
        <translation>không thể cộng độ cao %1 (%2 đến %3)</translation>
    </message>
    <message>
        <source>a height of %1 is out of range (%2 to %3)</source>
        <translation>độ cao %1 ngoài phạm vi (%2 đến %3)</translation>
    </message>
    <message>
        <source>a height of %1 is out of range (above %2 to %3)</source>
        <translation>độ cao %1 ngoài phạm vi (trên %2 đến %3)</translation>
    </message>
    <message>
        <source>a height of %1 to extend by is out of range (%2 to %3)</source>
        <translation>độ cao mở rộng %1 ngoài phạm vi (%2 đến %3)</translation>
    </message>
    <message>
        <source>a height range excludes a step and an anchor; give the one or the other</source>
        <translation>khoảng độ cao không dùng cùng với bước và mốc; hãy chỉ nêu một trong hai</translation>
    </message>
    <message>
        <source>a height range is for 16-bit and 8-bit samples; these store heights as they are</source>
        <translation>khoảng độ cao dành cho mẫu 16 bit và 8 bit; các mẫu này lưu nguyên độ cao</translation>
    </message>
    <message>
        <source>a height range is for 16-bit formats; this one stores heights as they are</source>
        <translation>khoảng độ cao dành cho các định dạng 16 bit; định dạng này lưu nguyên độ cao</translation>
    </message>
    <message>
        <source>a mesh&apos;s file needs an ending; there are %1</source>
        <translation>tệp lưới 3D cần có đuôi; các đuôi có sẵn: %1</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>một thông báo</translation>
    </message>
    <message>
        <source>a metre of its map is %1 on the ground in the middle: cells are %2 x %3; reprojected to UTM, lengths would be true everywhere</source>
        <translation>một mét trên bản đồ của nó là %1 trên mặt đất ở giữa: ô có cỡ %2 x %3; nếu chiếu lại sang UTM, chiều dài sẽ đúng ở mọi nơi</translation>
    </message>
    <message>
        <source>a part of the terrain could not be fetched: %1</source>
        <translation>không tải được một phần của địa hình: %1</translation>
    </message>
    <message>
        <source>a place, [row, column, attempt]</source>
        <translation>một vị trí, [hàng, cột, lần thử]</translation>
    </message>
    <message>
        <source>a row of %1 needs %2; the memory budget allows %3</source>
        <translation>một hàng của %1 cần %2; hạn mức bộ nhớ cho phép %3</translation>
    </message>
    <message>
        <source>a side of %1 is out of range (up to %2)</source>
        <translation>cạnh %1 ngoài phạm vi (đến %2)</translation>
    </message>
    <message>
        <source>a stamp has one point: neither can it become a line, nor a line a stamp</source>
        <translation>dấu chỉ có một điểm: không thể biến dấu thành tuyến, cũng không thể biến tuyến thành dấu</translation>
    </message>
    <message>
        <source>a step of the history: %1</source>
        <translation>một bước của lịch sử: %1</translation>
    </message>
    <message>
        <source>a step of the undo history is lost</source>
        <translation>một bước của lịch sử hoàn tác bị mất</translation>
    </message>
    <message>
        <source>a stroke is being adjusted: drag one of its dots, or press Close under History to edit the ground</source>
        <translation>một nét đang được chỉnh: hãy kéo một trong các chấm của nó, hoặc nhấn Đóng trong Lịch sử để sửa mặt đất</translation>
    </message>
    <message>
        <source>a triangle names a vertex that is missing</source>
        <translation>một tam giác nêu đỉnh bị thiếu</translation>
    </message>
    <message>
        <source>a vertex at every %1 sample makes %2 GB, and glTF&apos;s readers stop at 2; one at every %3 fits</source>
        <translation>một đỉnh ở mỗi mẫu %1 chiếm %2 GB, mà các trình đọc glTF dừng ở 2; một đỉnh ở mỗi mẫu %3 thì vừa</translation>
    </message>
    <message>
        <source>a vertex at every sample makes %1 GB, and glTF&apos;s readers stop at 2; one at every %2 fits</source>
        <translation>một đỉnh ở mỗi mẫu chiếm %1 GB, mà các trình đọc glTF dừng ở 2; một đỉnh ở mỗi mẫu %2 thì vừa</translation>
    </message>
    <message>
        <source>albedo</source>
        <translation>albedo</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tất cả</translation>
    </message>
    <message>
        <source>an ISIS 3 cube</source>
        <translation>cube ISIS 3</translation>
    </message>
    <message>
        <source>an SRTM tile has 1201 x 1201 or 3601 x 3601 samples over one whole degree of EPSG:4326, and %1; %2</source>
        <translation>mảnh SRTM có 1201 x 1201 hoặc 3601 x 3601 mẫu trên trọn một độ theo EPSG:4326, còn %1; %2</translation>
    </message>
    <message>
        <source>an alpha is read from one file, not from tiles</source>
        <translation>alpha được đọc từ một tệp, không phải từ các mảnh</translation>
    </message>
    <message>
        <source>an empty one</source>
        <translation>mảng trống</translation>
    </message>
    <message>
        <source>an error of %1 takes more than %2 triangles; a greater error or a part of the terrain takes fewer</source>
        <translation>sai số %1 cần hơn %2 tam giác; sai số lớn hơn hoặc một phần của địa hình thì cần ít hơn</translation>
    </message>
    <message>
        <source>an error of %1 takes too many triangles; a greater one takes fewer</source>
        <translation>sai số %1 cần quá nhiều tam giác; sai số lớn hơn thì cần ít hơn</translation>
    </message>
    <message>
        <source>an id</source>
        <translation>một id</translation>
    </message>
    <message>
        <source>another file has this name; move it</source>
        <translation>một tệp khác có tên này; hãy di chuyển nó</translation>
    </message>
    <message>
        <source>another program has set it to write-ahead logging, which Scarp does not read; PRAGMA journal_mode=DELETE in that program puts it back</source>
        <translation>một chương trình khác đã đặt nó sang chế độ ghi nhật ký trước (write-ahead logging), Scarp không đọc được; PRAGMA journal_mode=DELETE trong chương trình đó sẽ đặt lại</translation>
    </message>
    <message>
        <source>another size, and not both say where they lie: stretched from corner to corner</source>
        <translation>kích thước khác, và không phải cả hai đều nêu mình nằm ở đâu: được kéo giãn từ góc đến góc</translation>
    </message>
    <message>
        <source>attribute %1 is missing</source>
        <translation>thiếu thuộc tính %1</translation>
    </message>
    <message>
        <source>averaging its heights takes too long: all lines together need %1 steps from node to node, where %2 are the limit. Reduce &quot;even-over&quot;, &quot;curve&quot; or &quot;run-off&quot;, or simplify the line</source>
        <translation>lấy trung bình độ cao của nó mất quá nhiều thời gian: tất cả các đường cộng lại cần %1 bước từ nút này sang nút khác; giới hạn là %2. Hãy giảm &quot;even-over&quot;, &quot;curve&quot; hoặc &quot;run-off&quot;, hoặc đơn giản hóa đường</translation>
    </message>
    <message>
        <source>axes: x east, y north, z up</source>
        <translation>trục: x đông, y bắc, z lên</translation>
    </message>
    <message>
        <source>axes: x east, y up, z south</source>
        <translation>trục: x đông, y lên, z nam</translation>
    </message>
    <message>
        <source>band %1</source>
        <translation>kênh %1</translation>
    </message>
    <message>
        <source>base: %1</source>
        <translation>nền: %1</translation>
    </message>
    <message>
        <source>both together have more materials or assets than a terrain may have; ours stay</source>
        <translation>cả hai gộp lại có nhiều vật liệu hoặc tài nguyên hơn mức một địa hình được có; bản của ta giữ nguyên</translation>
    </message>
    <message>
        <source>by its longest side, %1</source>
        <translation>theo cạnh dài nhất của nó, %1</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>cannot be brought onto the terrain&apos;s grid: %1</source>
        <translation>không đưa được về lưới của địa hình: %1</translation>
    </message>
    <message>
        <source>cannot be compacted: another program has changed, moved or deleted it</source>
        <translation>không thu gọn được: một chương trình khác đã thay đổi, di chuyển hoặc xóa nó</translation>
    </message>
    <message>
        <source>cannot be fetched (%1)</source>
        <translation>không tải về được (%1)</translation>
    </message>
    <message>
        <source>cannot be fetched: there is nothing there, or GDAL&apos;s settings do not open it</source>
        <translation>không tải về được: không có gì ở đó, hoặc thiết lập của GDAL không mở được nó</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>không mở được: %1</translation>
    </message>
    <message>
        <source>cannot be opened: its path is too long or has too many links</source>
        <translation>không mở được: đường dẫn của nó quá dài hoặc có quá nhiều liên kết</translation>
    </message>
    <message>
        <source>cannot be opened: there is not enough memory</source>
        <translation>không mở được: không đủ bộ nhớ</translation>
    </message>
    <message>
        <source>cannot be read any more: its decoder has ended</source>
        <translation>không còn đọc được nữa: bộ giải mã của nó đã kết thúc</translation>
    </message>
    <message>
        <source>cannot be read back: %1</source>
        <translation>không đọc lại được: %1</translation>
    </message>
    <message>
        <source>cannot be read in a process of its own: %1</source>
        <translation>không đọc được trong một tiến trình riêng: %1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>không đọc được: %1</translation>
    </message>
    <message>
        <source>cannot be read: a Draco attribute has no id; the file is damaged</source>
        <translation>không đọc được: một thuộc tính Draco không có id; tệp bị hỏng</translation>
    </message>
    <message>
        <source>cannot be read: a Draco mesh has no view; the file is damaged</source>
        <translation>không đọc được: một lưới Draco không có buffer view; tệp bị hỏng</translation>
    </message>
    <message>
        <source>cannot be read: a node is below itself; the file is damaged</source>
        <translation>không đọc được: một nút nằm bên dưới chính nó; tệp bị hỏng</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 announces %2 elements, more than there can be</source>
        <translation>không đọc được: accessor %1 khai báo %2 phần tử, nhiều hơn mức có thể có</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 has an impossible type or size; the file is damaged</source>
        <translation>không đọc được: accessor %1 có kiểu hoặc kích thước không thể có; tệp bị hỏng</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 has no view; the file is damaged</source>
        <translation>không đọc được: accessor %1 không có buffer view; tệp bị hỏng</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is longer than its view; the file is damaged</source>
        <translation>không đọc được: accessor %1 dài hơn buffer view của nó; tệp bị hỏng</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is missing; the file is damaged</source>
        <translation>không đọc được: thiếu accessor %1; tệp bị hỏng</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is sparse, which is not read of quantised meshes</source>
        <translation>không đọc được: accessor %1 là dạng thưa (sparse), không đọc được ở lưới 3D lượng tử hóa</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 &apos;%2&apos; is not beside or below the file</source>
        <translation>không đọc được: buffer %1 &apos;%2&apos; không nằm cạnh hoặc dưới tệp</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is not base64; the file is damaged</source>
        <translation>không đọc được: buffer %1 không phải base64; tệp bị hỏng</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is to have %2 bytes, and &apos;%3&apos; has %4</source>
        <translation>không đọc được: buffer %1 phải có %2 byte, mà &apos;%3&apos; có %4</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is to have %2 bytes, and it has %3</source>
        <translation>không đọc được: buffer %1 phải có %2 byte, mà nó có %3</translation>
    </message>
    <message>
        <source>cannot be read: decoding it takes more than %1 s</source>
        <translation>không đọc được: giải mã nó mất hơn %1 s</translation>
    </message>
    <message>
        <source>cannot be read: it announces %1, more than its %2 bytes can hold; the file is damaged</source>
        <translation>không đọc được: nó khai báo %1, nhiều hơn mức %2 byte của nó chứa được; tệp bị hỏng</translation>
    </message>
    <message>
        <source>cannot be read: it changes its material more than %1 times</source>
        <translation>không đọc được: nó đổi vật liệu hơn %1 lần</translation>
    </message>
    <message>
        <source>cannot be read: it changes while it is read</source>
        <translation>không đọc được: nó thay đổi trong khi đang được đọc</translation>
    </message>
    <message>
        <source>cannot be read: it has %1 layers; at most %2 are read</source>
        <translation>không đọc được: nó có %1 lớp; chỉ đọc tối đa %2</translation>
    </message>
    <message>
        <source>cannot be read: it has %1; at most %2 are read</source>
        <translation>không đọc được: nó có %1; chỉ đọc tối đa %2</translation>
    </message>
    <message>
        <source>cannot be read: it has a polygon of %1 corners; at most %2 are read</source>
        <translation>không đọc được: nó có một đa giác %1 góc; chỉ đọc tối đa %2</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 materials</source>
        <translation>không đọc được: nó có hơn %1 vật liệu</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 objects and groups</source>
        <translation>không đọc được: nó có hơn %1 đối tượng và nhóm</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 solids</source>
        <translation>không đọc được: nó có hơn %1 khối đặc</translation>
    </message>
    <message>
        <source>cannot be read: it is not an ordinary file</source>
        <translation>không đọc được: nó không phải tệp thông thường</translation>
    </message>
    <message>
        <source>cannot be read: it names more than %1 files of materials</source>
        <translation>không đọc được: nó nêu hơn %1 tệp vật liệu</translation>
    </message>
    <message>
        <source>cannot be read: it needs more memory than a model may take</source>
        <translation>không đọc được: nó cần nhiều bộ nhớ hơn mức một mô hình được dùng</translation>
    </message>
    <message>
        <source>cannot be read: its JSON is broken, or nested deeper than that of glTF</source>
        <translation>không đọc được: JSON của nó bị hỏng, hoặc lồng sâu hơn JSON của glTF</translation>
    </message>
    <message>
        <source>cannot be read: its buffers have more than 1 GB, of which the first %1 of %2 are</source>
        <translation>không đọc được: các buffer của nó có hơn 1 GB, riêng %1 buffer đầu trên %2 đã vượt mức đó</translation>
    </message>
    <message>
        <source>cannot be read: its decoder does not answer within %1 s</source>
        <translation>không đọc được: bộ giải mã không trả lời trong %1 giây</translation>
    </message>
    <message>
        <source>cannot be read: its file of materials is larger than 1 GB</source>
        <translation>không đọc được: tệp vật liệu của nó lớn hơn 1 GB</translation>
    </message>
    <message>
        <source>cannot be read: its header has more than 64 KiB</source>
        <translation>không đọc được: phần đầu tệp của nó có hơn 64 KiB</translation>
    </message>
    <message>
        <source>cannot be read: its lists have more than 1 GB when they are unpacked</source>
        <translation>không đọc được: các danh sách của nó có hơn 1 GB khi giải nén</translation>
    </message>
    <message>
        <source>cannot be read: its meshes have more than 1 GB when they are unpacked</source>
        <translation>không đọc được: các lưới 3D của nó có hơn 1 GB khi giải nén</translation>
    </message>
    <message>
        <source>cannot be read: its meshes need the extension %1, which is not supported</source>
        <translation>không đọc được: các lưới 3D của nó cần phần mở rộng %1, vốn không được hỗ trợ</translation>
    </message>
    <message>
        <source>cannot be read: its nodes are nested more than %1 deep</source>
        <translation>không đọc được: các nút của nó lồng sâu hơn %1 cấp</translation>
    </message>
    <message>
        <source>cannot be read: its nodes repeat others so often that there are more than %1</source>
        <translation>không đọc được: các nút của nó lặp lại nút khác nhiều đến mức có hơn %1 nút</translation>
    </message>
    <message>
        <source>cannot be read: its reader answers what cannot be</source>
        <translation>không đọc được: trình đọc của nó trả lời điều không thể có</translation>
    </message>
    <message>
        <source>cannot be read: its reader describes it in a way that cannot be</source>
        <translation>không đọc được: trình đọc của nó mô tả nó theo cách không thể có</translation>
    </message>
    <message>
        <source>cannot be read: nothing is open</source>
        <translation>không đọc được: không có gì đang mở</translation>
    </message>
    <message>
        <source>cannot be read: there is not enough memory</source>
        <translation>không đọc được: không đủ bộ nhớ</translation>
    </message>
    <message>
        <source>cannot be read: view %1 does not unpack; the file is damaged or newer</source>
        <translation>không đọc được: buffer view %1 không giải nén được; tệp bị hỏng hoặc thuộc phiên bản mới hơn</translation>
    </message>
    <message>
        <source>cannot be read: view %1 has an impossible size; the file is damaged</source>
        <translation>không đọc được: buffer view %1 có kích thước không thể có; tệp bị hỏng</translation>
    </message>
    <message>
        <source>cannot be read: view %1 has no buffer</source>
        <translation>không đọc được: buffer view %1 không có buffer</translation>
    </message>
    <message>
        <source>cannot be read: view %1 is longer than its buffer; the file is damaged</source>
        <translation>không đọc được: buffer view %1 dài hơn buffer của nó; tệp bị hỏng</translation>
    </message>
    <message>
        <source>cannot be read: view %1 is packed in an unknown way; the file is damaged or newer</source>
        <translation>không đọc được: buffer view %1 được nén theo cách không rõ; tệp bị hỏng hoặc thuộc phiên bản mới hơn</translation>
    </message>
    <message>
        <source>cannot be read: what its reader gives %1</source>
        <translation>không đọc được: những gì trình đọc của nó đưa ra %1</translation>
    </message>
    <message>
        <source>cannot be read: what its reader gives cannot be</source>
        <translation>không đọc được: những gì trình đọc của nó đưa ra là không thể có</translation>
    </message>
    <message>
        <source>cannot be read; the file is damaged (%1)</source>
        <translation>không đọc được; tệp bị hỏng (%1)</translation>
    </message>
    <message>
        <source>cannot be reprojected: %1</source>
        <translation>không chiếu lại được: %1</translation>
    </message>
    <message>
        <source>cannot be saved: another program has changed, moved or deleted it; save it under another name</source>
        <translation>không lưu được: một chương trình khác đã thay đổi, di chuyển hoặc xóa nó; hãy lưu nó dưới tên khác</translation>
    </message>
    <message>
        <source>cannot be saved: its undo history is another one by now</source>
        <translation>không lưu được: lịch sử hoàn tác của nó giờ đã là lịch sử khác</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>không ghi được: %1</translation>
    </message>
    <message>
        <source>cannot be written: an error has ended the change</source>
        <translation>không ghi được: một lỗi đã chấm dứt thay đổi</translation>
    </message>
    <message>
        <source>cannot be written: it is read-only</source>
        <translation>không ghi được: tệp chỉ đọc</translation>
    </message>
    <message>
        <source>cannot be written: it was opened read-only</source>
        <translation>không ghi được: nó được mở ở chế độ chỉ đọc</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full</source>
        <translation>không ghi được: đĩa đầy</translation>
    </message>
    <message>
        <source>cannot be written: the journal of an interrupted save beside it, %1, cannot be rolled back</source>
        <translation>không ghi được: không thể khôi phục từ nhật ký của lần lưu bị gián đoạn bên cạnh nó, %1</translation>
    </message>
    <message>
        <source>cannot stand beside &quot;%1&quot;</source>
        <translation>không thể đứng cạnh &quot;%1&quot;</translation>
    </message>
    <message>
        <source>cannot upgrade %1: another session (a backup?) keeps its tables busy. Run the command again later.</source>
        <translation>không thể nâng cấp %1: một phiên khác (sao lưu?) đang giữ các bảng. Hãy chạy lại lệnh sau.</translation>
    </message>
    <message>
        <source>cannot upgrade %1: only the owner of its tables, the role &quot;%2&quot;, may do this</source>
        <translation>không thể nâng cấp %1: chỉ chủ sở hữu các bảng, vai trò &quot;%2&quot;, được làm việc này</translation>
    </message>
    <message>
        <source>channel %1 is subsampled; a heightmap has a value a pixel</source>
        <translation>kênh %1 được lấy mẫu thưa; bản đồ độ cao có một giá trị mỗi pixel</translation>
    </message>
    <message>
        <source>colours of single objects are kept for three.js, Babylon.js and gltfpack (_COLOR_0); other programs leave them out</source>
        <translation>màu của từng vật thể được giữ cho three.js, Babylon.js và gltfpack (_COLOR_0); các chương trình khác bỏ qua chúng</translation>
    </message>
    <message>
        <source>colours of single objects are rounded to %1 steps a channel, as each is a material; instancing keeps them</source>
        <translation>màu của từng vật thể được làm tròn thành %1 nấc mỗi kênh, vì mỗi màu là một vật liệu; instancing giữ chúng</translation>
    </message>
    <message>
        <source>colours of single objects go to the trees of a terrain; objects that stand beside it have none</source>
        <translation>màu của từng vật thể được đưa vào các cây của địa hình; vật thể đứng bên cạnh nó thì không có</translation>
    </message>
    <message>
        <source>contents in an object store are pruned after 24 hours at least: until then one may be uploaded for a change that is not there yet</source>
        <translation>nội dung trong kho đối tượng chỉ được dọn sau ít nhất 24 giờ: trước đó một nội dung có thể đã được tải lên cho thay đổi chưa có ở đó</translation>
    </message>
    <message>
        <source>curvature, 1/m: crests bright</source>
        <translation>độ cong, 1/m: đỉnh gờ sáng</translation>
    </message>
    <message>
        <source>depths become heights: their sign is changed</source>
        <translation>độ sâu được đổi thành độ cao: dấu của chúng được đổi</translation>
    </message>
    <message>
        <source>dithering is for 16-bit and 8-bit samples; these store heights as they are</source>
        <translation>trộn điểm (dither) dành cho mẫu 16 bit và 8 bit; các mẫu này lưu nguyên độ cao</translation>
    </message>
    <message>
        <source>editor script that gives the objects to Terrain3D</source>
        <translation>tập lệnh editor đưa các vật thể vào Terrain3D</translation>
    </message>
    <message>
        <source>editor script: Tools &gt; Scarp &gt; Assign Materials</source>
        <translation>tập lệnh editor: Tools &gt; Scarp &gt; Assign Materials</translation>
    </message>
    <message>
        <source>editor script: Tools &gt; Scarp &gt; Build Scene</source>
        <translation>tập lệnh editor: Tools &gt; Scarp &gt; Build Scene</translation>
    </message>
    <message>
        <source>export &apos;%1&apos; writes %2, which %3; --allow-outside writes it</source>
        <translation>lần xuất &apos;%1&apos; ghi %2, tệp này %3; --allow-outside sẽ ghi nó</translation>
    </message>
    <message>
        <source>files of this format are read from disk only; download it and open the file</source>
        <translation>tệp định dạng này chỉ được đọc từ đĩa; hãy tải xuống và mở tệp</translation>
    </message>
    <message>
        <source>gdalwarp uses another kernel for each chunk of this output, and makes these heights with -wo XSCALE=%1 -wo YSCALE=%2</source>
        <translation>gdalwarp dùng kernel khác cho từng khối của kết quả này, và cho đúng các độ cao này với -wo XSCALE=%1 -wo YSCALE=%2</translation>
    </message>
    <message>
        <source>glTF has y up</source>
        <translation>glTF có y hướng lên</translation>
    </message>
    <message>
        <source>glTF is in metres</source>
        <translation>glTF tính bằng mét</translation>
    </message>
    <message>
        <source>globes take heights as above the ellipsoid WGS 84; these stay %1, as PROJ lacks a grid that converts all of them</source>
        <translation>quả địa cầu coi độ cao là trên ellipsoid WGS 84; độ cao này giữ nguyên %1, vì PROJ thiếu lưới chuyển đổi tất cả</translation>
    </message>
    <message>
        <source>has %1 channels; its name says that the %2 is channel %3</source>
        <translation>có %1 kênh; tên của nó cho biết %2 là kênh %3</translation>
    </message>
    <message>
        <source>has %1 layers; the script names %2</source>
        <translation>có %1 lớp; tập lệnh nêu %2</translation>
    </message>
    <message>
        <source>has %1 samples; the indices have %2</source>
        <translation>có %1 mẫu; tệp chỉ số có %2</translation>
    </message>
    <message>
        <source>has a vertex that is no finite number, or beyond %1</source>
        <translation>có một đỉnh không phải số hữu hạn, hoặc vượt quá %1</translation>
    </message>
    <message>
        <source>has more than %1, which is the limit with a memory budget of %2 MiB. Clip or split the file, or raise the memory budget</source>
        <translation>có hơn %1, là giới hạn với hạn mức bộ nhớ %2 MiB. Hãy cắt hoặc chia tệp, hoặc tăng hạn mức bộ nhớ</translation>
    </message>
    <message>
        <source>has more than %1, which is the limit. Clip or split the file</source>
        <translation>có hơn %1, là giới hạn. Hãy cắt hoặc chia tệp</translation>
    </message>
    <message>
        <source>has no band %1; it has %2</source>
        <translation>không có kênh %1; nó có %2</translation>
    </message>
    <message>
        <source>has no part %1; there are %2, from 0</source>
        <translation>không có phần %1; có %2, tính từ 0</translation>
    </message>
    <message>
        <source>has no samples in the window; it has %1 x %2</source>
        <translation>không có mẫu trong khung; nó có %1 x %2</translation>
    </message>
    <message>
        <source>has no samples within %1; it lies within %2</source>
        <translation>không có mẫu trong %1; nó nằm trong %2</translation>
    </message>
    <message>
        <source>has too many nodes</source>
        <translation>có quá nhiều nút</translation>
    </message>
    <message>
        <source>has two values that stand for holes; convert it first, or name one of them</source>
        <translation>có hai giá trị đại diện cho lỗ hổng; hãy chuyển đổi nó trước, hoặc nêu một trong số đó</translation>
    </message>
    <message>
        <source>height</source>
        <translation>độ cao</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>độ cao %1</translation>
    </message>
    <message>
        <source>heights</source>
        <translation>độ cao</translation>
    </message>
    <message>
        <source>heights are resampled; objects stand on the terrain before that, up to %1 off</source>
        <translation>độ cao được lấy mẫu lại; vật thể đứng trên địa hình trước khi lấy mẫu lại, lệch đến %1</translation>
    </message>
    <message>
        <source>heights are rounded to 32 bits, by up to %1</source>
        <translation>độ cao được làm tròn thành 32 bit, lệch đến %1</translation>
    </message>
    <message>
        <source>heights are rounded to 32 bits, by up to %1; an offset of %2 would keep them within %3</source>
        <translation>độ cao được làm tròn thành 32 bit, lệch đến %1; độ lệch %2 sẽ giữ sai số của chúng trong %3</translation>
    </message>
    <message>
        <source>heights are written positive up; the source has depths, positive down</source>
        <translation>độ cao được ghi với chiều dương hướng lên; nguồn có độ sâu, dương hướng xuống</translation>
    </message>
    <message>
        <source>heights beyond the range of the samples are clipped: %1</source>
        <translation>độ cao vượt ngoài phạm vi của mẫu bị cắt: %1</translation>
    </message>
    <message>
        <source>heights from %1 to %2</source>
        <translation>độ cao từ %1 đến %2</translation>
    </message>
    <message>
        <source>heights from %1 to %2 are clipped to %3 to %4</source>
        <translation>độ cao từ %1 đến %2 bị cắt còn %3 đến %4</translation>
    </message>
    <message>
        <source>heights from %1 to %2 are out of range (%3 to %4)</source>
        <translation>độ cao từ %1 đến %2 ngoài phạm vi (%3 đến %4)</translation>
    </message>
    <message>
        <source>heights run from %1 to %2, further than any ground</source>
        <translation>độ cao trải từ %1 đến %2, xa hơn mọi mặt đất</translation>
    </message>
    <message>
        <source>heights stay %1: the new CRS cannot state that</source>
        <translation>độ cao giữ nguyên %1: CRS mới không nêu được điều đó</translation>
    </message>
    <message>
        <source>heights that differ from %1 are rounded to its steps of %2</source>
        <translation>độ cao khác với %1 được làm tròn theo bước %2 của nó</translation>
    </message>
    <message>
        <source>heights, %1</source>
        <translation>độ cao, %1</translation>
    </message>
    <message>
        <source>holds %1 files; put one of them behind /vsizip/ and the address: %2</source>
        <translation>chứa %1 tệp; hãy thêm một trong số đó sau /vsizip/ và địa chỉ: %2</translation>
    </message>
    <message>
        <source>holds %1 files; put one of them behind /vsizip/ and the address: %2 …</source>
        <translation>chứa %1 tệp; hãy thêm một trong số đó sau /vsizip/ và địa chỉ: %2 …</translation>
    </message>
    <message>
        <source>holds %1 grids; open one of them: %2</source>
        <translation>chứa %1 lưới; hãy mở một trong số đó: %2</translation>
    </message>
    <message>
        <source>holds %1 of the %2 samples that its header tells of; the file is damaged</source>
        <translation>chứa %1 trên %2 mẫu mà phần đầu tệp nêu; tệp bị hỏng</translation>
    </message>
    <message>
        <source>holds no operation; the word convert stands for none</source>
        <translation>không chứa thao tác nào; hãy dùng từ convert nếu không cần thao tác nào</translation>
    </message>
    <message>
        <source>holds samples without a header; %1</source>
        <translation>chứa các mẫu không có phần đầu tệp; %1</translation>
    </message>
    <message>
        <source>holes are written as the lowest step, %1, for want of any in the format: %2</source>
        <translation>lỗ hổng được ghi thành bước thấp nhất, %1, vì định dạng không có lỗ hổng: %2</translation>
    </message>
    <message>
        <source>in &apos;%1&apos; the ground rises by only %2 over %3; in metres its heights are %4 to %5</source>
        <translation>với &apos;%1&apos; mặt đất chỉ cao lên %2 trên %3; tính bằng mét, độ cao của nó là %4 đến %5</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2</source>
        <translation>bằng mét, tính từ giữa địa hình, nằm ở %1, %2</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2 of %3</source>
        <translation>bằng mét, tính từ giữa địa hình, nằm ở %1, %2 theo %3</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2 of %3; the file does not say so</source>
        <translation>bằng mét, tính từ giữa địa hình, nằm ở %1, %2 theo %3; tệp không cho biết như vậy</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2; the file does not say so</source>
        <translation>bằng mét, tính từ giữa địa hình, nằm ở %1, %2; tệp không cho biết như vậy</translation>
    </message>
    <message>
        <source>is %1 of %2 x %3 samples, which needs %4 bytes; the file has %5</source>
        <translation>là %1 gồm %2 x %3 mẫu, cần %4 byte; tệp có %5</translation>
    </message>
    <message>
        <source>is %1, which is not read from files of others; convert it to GeoTIFF (gdal_translate), or set %2 if you trust it</source>
        <translation>là %1, loại không được đọc từ tệp của người khác; hãy chuyển nó sang GeoTIFF (gdal_translate), hoặc đặt %2 nếu bạn tin tưởng nó</translation>
    </message>
    <message>
        <source>is a DDS texture of %1 x %2 samples; a terrain has 2 to %3 samples a side</source>
        <translation>là kết cấu DDS gồm %1 x %2 mẫu; địa hình có 2 đến %3 mẫu mỗi cạnh</translation>
    </message>
    <message>
        <source>is a DDS texture of colours or compressed blocks; heights need one channel (R8, R16, R16F, R32F)</source>
        <translation>là kết cấu DDS chứa màu hoặc khối nén; độ cao cần đúng một kênh (R8, R16, R16F, R32F)</translation>
    </message>
    <message>
        <source>is a VRT file; what it names is not fetched</source>
        <translation>là tệp VRT; những gì nó nêu không được tải về</translation>
    </message>
    <message>
        <source>is a project; options of the import are for rasters</source>
        <translation>là dự án; tùy chọn nhập dành cho raster</translation>
    </message>
    <message>
        <source>is damaged: %1</source>
        <translation>bị hỏng: %1</translation>
    </message>
    <message>
        <source>is damaged: a piece of it is gone</source>
        <translation>bị hỏng: một mẩu của nó không còn nữa</translation>
    </message>
    <message>
        <source>is damaged: a text in it is another one</source>
        <translation>bị hỏng: một văn bản trong đó là văn bản khác</translation>
    </message>
    <message>
        <source>is damaged: how large its terrain is and which layers it has is lost (%1)</source>
        <translation>bị hỏng: địa hình của nó lớn bao nhiêu và có những lớp nào đã bị mất (%1)</translation>
    </message>
    <message>
        <source>is damaged: it is of another size than its part</source>
        <translation>bị hỏng: nó có kích thước khác với phần của nó</translation>
    </message>
    <message>
        <source>is damaged: it says that its format is %1</source>
        <translation>bị hỏng: nó nêu định dạng của mình là %1</translation>
    </message>
    <message>
        <source>is damaged: its model cannot be read</source>
        <translation>bị hỏng: không đọc được mô hình của nó</translation>
    </message>
    <message>
        <source>is damaged: its model is another one</source>
        <translation>bị hỏng: mô hình của nó là mô hình khác</translation>
    </message>
    <message>
        <source>is damaged: its versions are lost</source>
        <translation>bị hỏng: các phiên bản của nó bị mất</translation>
    </message>
    <message>
        <source>is damaged: some of this version may be lost</source>
        <translation>bị hỏng: một phần của phiên bản này có thể bị mất</translation>
    </message>
    <message>
        <source>is empty, or ends before its header (HTTP %1)</source>
        <translation>trống, hoặc kết thúc trước phần đầu tệp của nó (HTTP %1)</translation>
    </message>
    <message>
        <source>is longer than such a description</source>
        <translation>dài hơn mức của một mô tả như vậy</translation>
    </message>
    <message>
        <source>is missing: this is no brush of Scarp&apos;s</source>
        <translation>bị thiếu: đây không phải cọ của Scarp</translation>
    </message>
    <message>
        <source>is missing: this is not an export preset</source>
        <translation>bị thiếu: đây không phải bộ thiết lập sẵn để xuất</translation>
    </message>
    <message>
        <source>is no STAC item: it has no assets</source>
        <translation>không phải mục STAC: nó không có asset nào</translation>
    </message>
    <message>
        <source>is no STAC item: it has no assets (a catalogue or a collection names items; open one of those)</source>
        <translation>không phải mục STAC: nó không có asset nào (danh mục hoặc bộ sưu tập chỉ nêu tên các mục; hãy mở một trong các mục đó)</translation>
    </message>
    <message>
        <source>is no STAC item: it is no JSON object</source>
        <translation>không phải mục STAC: nó không phải đối tượng JSON</translation>
    </message>
    <message>
        <source>is no grid: a grid over its points would have %1 samples</source>
        <translation>không phải lưới: lưới đi qua các điểm của nó sẽ có %1 mẫu</translation>
    </message>
    <message>
        <source>is no list of at most %1 views</source>
        <translation>không phải danh sách nhiều nhất %1 khung nhìn</translation>
    </message>
    <message>
        <source>is no model of its format, or is damaged</source>
        <translation>không phải mô hình đúng định dạng của nó, hoặc bị hỏng</translation>
    </message>
    <message>
        <source>is no part of a terrain: COLUMN, ROW, COLUMNS, ROWS</source>
        <translation>không phải một phần của địa hình: COLUMN, ROW, COLUMNS, ROWS</translation>
    </message>
    <message>
        <source>is not a Scarp project: it holds the %1 &quot;%2&quot;</source>
        <translation>không phải dự án Scarp: nó chứa %1 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>is not a Scarp project: it is no file</source>
        <translation>không phải dự án Scarp: nó không phải tệp</translation>
    </message>
    <message>
        <source>is not a model of its format, or needs an extension that is not supported</source>
        <translation>không phải mô hình đúng định dạng của nó, hoặc cần một phần mở rộng không được hỗ trợ</translation>
    </message>
    <message>
        <source>is not used: a material has no place for it</source>
        <translation>không được dùng: vật liệu không có chỗ cho nó</translation>
    </message>
    <message>
        <source>is not used: the set has normals for OpenGL</source>
        <translation>không được dùng: bộ ảnh có pháp tuyến cho OpenGL</translation>
    </message>
    <message>
        <source>is not used: there is another picture of the %1</source>
        <translation>không được dùng: có một ảnh khác của %1</translation>
    </message>
    <message>
        <source>is of %1; parts of one terrain and work go into a folder of their own</source>
        <translation>thuộc %1; các phần của cùng một địa hình và công việc nằm trong một thư mục riêng</translation>
    </message>
    <message>
        <source>is one file too many; such weights are in one</source>
        <translation>là một tệp thừa; các trọng số như vậy nằm trong một tệp</translation>
    </message>
    <message>
        <source>is open in another Scarp; it was opened read-only</source>
        <translation>đang mở trong một Scarp khác; nó được mở ở chế độ chỉ đọc</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to cut</source>
        <translation>được đọc theo từng khung; hãy chuyển đổi nó trước để cắt</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to mend</source>
        <translation>được đọc theo từng khung; hãy chuyển đổi nó trước để sửa</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to reproject</source>
        <translation>được đọc theo từng khung; hãy chuyển đổi nó trước để chiếu lại</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to spread over a range of heights</source>
        <translation>được đọc theo từng khung; hãy chuyển đổi nó trước để trải trên một khoảng độ cao</translation>
    </message>
    <message>
        <source>is the same throughout; a brush would have no shape by it</source>
        <translation>giống nhau ở mọi chỗ; cọ sẽ không có hình dạng nào theo nó</translation>
    </message>
    <message>
        <source>it announces an impossible size</source>
        <translation>nó khai báo một kích thước không thể có</translation>
    </message>
    <message>
        <source>it cannot be read back: %1</source>
        <translation>không đọc lại được nó: %1</translation>
    </message>
    <message>
        <source>it declares depths: %1</source>
        <translation>nó khai báo độ sâu: %1</translation>
    </message>
    <message>
        <source>it declares feet over coordinates in metres, heights of %1 to %2; in metres they are %3 to %4</source>
        <translation>nó nêu feet trong khi tọa độ tính bằng mét, độ cao %1 đến %2; tính bằng mét là %3 đến %4</translation>
    </message>
    <message>
        <source>it has %1 points; %2 are the fewest</source>
        <translation>nó có %1 điểm; ít nhất là %2</translation>
    </message>
    <message>
        <source>it has %1 points; %2 are the most</source>
        <translation>nó có %1 điểm; nhiều nhất là %2</translation>
    </message>
    <message>
        <source>it has %1 points; a stamp has one</source>
        <translation>nó có %1 điểm; một dấu chỉ có một</translation>
    </message>
    <message>
        <source>it has a colour table: the stored values behind it are read, not the colours</source>
        <translation>nó có bảng màu: các giá trị lưu trữ đằng sau nó được đọc, không phải màu</translation>
    </message>
    <message>
        <source>it has grids of several resolutions; coarser ones leave holes between their samples; resampled to its finest cell size, %1</source>
        <translation>nó có các lưới với nhiều độ phân giải; các lưới thô hơn để lại lỗ hổng giữa các mẫu; được lấy mẫu lại theo cỡ ô mịn nhất của nó, %1</translation>
    </message>
    <message>
        <source>it has grids of several resolutions; only their low-resolution index can be read</source>
        <translation>nó có các lưới với nhiều độ phân giải; chỉ đọc được chỉ mục thô của chúng</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>nó trống</translation>
    </message>
    <message>
        <source>it is not a mesh of triangles</source>
        <translation>nó không phải lưới tam giác</translation>
    </message>
    <message>
        <source>it is not beside or below the model&apos;s file</source>
        <translation>nó không nằm cạnh hoặc dưới tệp của mô hình</translation>
    </message>
    <message>
        <source>it is outside the terrain, which extends from x %1 to %2 and from y %3 to %4</source>
        <translation>nằm ngoài địa hình, vốn trải từ x %1 đến %2 và từ y %3 đến %4</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>nó quá lớn</translation>
    </message>
    <message>
        <source>it makes more than 2 GB, where glTF&apos;s readers stop; a coarser ground, instancing or a part of the terrain fits</source>
        <translation>nó chiếm hơn 2 GB, mức mà các trình đọc glTF dừng lại; mặt đất thô hơn, instancing hoặc một phần của địa hình thì vừa</translation>
    </message>
    <message>
        <source>it was changed since it was exported; move or delete it first</source>
        <translation>nó đã được sửa đổi sau khi xuất; hãy di chuyển hoặc xóa nó trước</translation>
    </message>
    <message>
        <source>its %1 control points lie on no regular grid, so that its place is not known; resample it by them (gdalwarp) and open the result</source>
        <translation>%1 điểm khống chế của nó không nằm trên lưới đều, nên không biết vị trí của nó; hãy lấy mẫu lại nó theo các điểm đó (gdalwarp) rồi mở kết quả</translation>
    </message>
    <message>
        <source>its CRS has no vertical datum: heights are taken as %1</source>
        <translation>CRS của nó không nêu hệ độ cao: độ cao được coi là %1</translation>
    </message>
    <message>
        <source>its CRS is %1 already: its cells are kept</source>
        <translation>CRS của nó đã là %1: các ô được giữ nguyên</translation>
    </message>
    <message>
        <source>its Draco mesh is damaged: %1</source>
        <translation>lưới Draco của nó bị hỏng: %1</translation>
    </message>
    <message>
        <source>its Draco mesh needs more memory than a model may take</source>
        <translation>lưới Draco của nó cần nhiều bộ nhớ hơn mức một mô hình được dùng</translation>
    </message>
    <message>
        <source>its KML unpacks to %1; at most %2 are read. Unpack the archive, and split the KML</source>
        <translation>KML của nó khi giải nén là %1; chỉ đọc tối đa %2. Hãy giải nén tệp và chia nhỏ KML</translation>
    </message>
    <message>
        <source>its area is smaller than a cell, and no sample is inside; enlarge it, or resample the terrain to smaller cells</source>
        <translation>diện tích nhỏ hơn một ô và không có mẫu nào bên trong; hãy mở rộng nó hoặc lấy mẫu lại địa hình với ô nhỏ hơn</translation>
    </message>
    <message>
        <source>its bed is %1 wide, less than a cell (%2), and no sample is inside; make it %3 wide, or resample the terrain to smaller cells</source>
        <translation>mặt nền rộng %1, hẹp hơn một ô (%2), và không có mẫu nào bên trong; hãy đặt chiều rộng %3 hoặc lấy mẫu lại địa hình với ô nhỏ hơn</translation>
    </message>
    <message>
        <source>its brush is %1 wide, less than a cell (%2), and no sample is inside; make it %3 wide, or resample the terrain to smaller cells</source>
        <translation>cọ rộng %1, hẹp hơn một ô (%2), và không có mẫu nào bên trong; hãy đặt chiều rộng %3 hoặc lấy mẫu lại địa hình với ô nhỏ hơn</translation>
    </message>
    <message>
        <source>its cells have no size in metres; a cell size must be given</source>
        <translation>ô của nó không có kích thước theo mét; phải cho biết cỡ ô</translation>
    </message>
    <message>
        <source>its cells of %1 x %2 do not fit those of %3, %4 x %5; tiles can be resampled onto one grid</source>
        <translation>ô %1 x %2 của nó không khớp với ô của %3, %4 x %5; các mảnh có thể được lấy mẫu lại về một lưới</translation>
    </message>
    <message>
        <source>its decoder crashed: %1</source>
        <translation>bộ giải mã của nó gặp sự cố: %1</translation>
    </message>
    <message>
        <source>its ending names no format for objects; use .csv, .geojson or .gpkg</source>
        <translation>phần đuôi của nó không nêu định dạng nào cho vật thể; hãy dùng .csv, .geojson hoặc .gpkg</translation>
    </message>
    <message>
        <source>its ending names no format; use one of %1</source>
        <translation>phần đuôi của nó không nêu định dạng nào; hãy dùng một trong %1</translation>
    </message>
    <message>
        <source>its longest side would be %1 (%2 to %3): it needs another unit or scale</source>
        <translation>cạnh dài nhất của nó sẽ là %1 (%2 đến %3): nó cần đơn vị hoặc tỉ lệ khác</translation>
    </message>
    <message>
        <source>its lowest value is meant to look white: if the ground is upside down, swap the lowest and the highest height</source>
        <translation>giá trị thấp nhất của nó được định hiển thị là màu trắng: nếu mặt đất bị lộn ngược, hãy đổi chỗ độ cao thấp nhất và cao nhất</translation>
    </message>
    <message>
        <source>its normals are taken for those of OpenGL; they do not tell</source>
        <translation>pháp tuyến của nó được coi là của OpenGL; chúng không cho biết</translation>
    </message>
    <message>
        <source>its objects cannot be listed: there is no right to (s3:ListBucket), or it fails</source>
        <translation>không thể liệt kê các đối tượng của nó: không có quyền (s3:ListBucket), hoặc thao tác thất bại</translation>
    </message>
    <message>
        <source>its place in the world is none: its pixels have no area</source>
        <translation>vị trí của nó trên thế giới không hợp lệ: pixel của nó không có diện tích</translation>
    </message>
    <message>
        <source>its place is that of its %1 control points</source>
        <translation>vị trí của nó được lấy theo %1 điểm khống chế của nó</translation>
    </message>
    <message>
        <source>its samples come in blocks of %1 x %2, which need %3 at once; the memory budget allows %4</source>
        <translation>các mẫu của nó theo khối %1 x %2, cần %3 cùng lúc; hạn mức bộ nhớ cho phép %4</translation>
    </message>
    <message>
        <source>its server cannot be reached</source>
        <translation>không kết nối được máy chủ của nó</translation>
    </message>
    <message>
        <source>its server is not found</source>
        <translation>không tìm thấy máy chủ của nó</translation>
    </message>
    <message>
        <source>its server serves no parts of files, and it has more than %1 MiB: download it and open the file</source>
        <translation>máy chủ của nó không cung cấp từng phần của tệp, mà nó có hơn %1 MiB: hãy tải xuống và mở tệp</translation>
    </message>
    <message>
        <source>its terrain of %1 x %2 samples needs %3 at once; the memory budget allows %4</source>
        <translation>địa hình %1 x %2 mẫu của nó cần %3 cùng lúc; hạn mức bộ nhớ cho phép %4</translation>
    </message>
    <message>
        <source>keeps the picture in the project: needs &quot;pack&quot;: true</source>
        <translation>giữ ảnh trong dự án: cần &quot;pack&quot;: true</translation>
    </message>
    <message>
        <source>layer &quot;%1&quot;: its settings were changed in both; they stay as in ours</source>
        <translation>lớp &quot;%1&quot;: thiết lập của nó bị thay đổi ở cả hai bên; chúng giữ nguyên như ở bản của ta</translation>
    </message>
    <message>
        <source>layers %1 to %2, RGBA</source>
        <translation>lớp %1 đến %2, RGBA</translation>
    </message>
    <message>
        <source>layers %1 to %2, RGBA bytes, the southern row first</source>
        <translation>lớp %1 đến %2, byte RGBA, hàng phía nam ở đầu</translation>
    </message>
    <message>
        <source>levels of detail are left out, as each object needs a node for each; instancing keeps them</source>
        <translation>các mức chi tiết bị bỏ qua, vì mỗi vật thể cần một nút cho mỗi mức; instancing giữ chúng</translation>
    </message>
    <message>
        <source>lib3mf says: %1</source>
        <translation>lib3mf báo: %1</translation>
    </message>
    <message>
        <source>lies %1 columns and %2 rows off the grid of %3; tiles can be resampled onto one grid</source>
        <translation>lệch %1 cột và %2 hàng so với lưới của %3; các mảnh có thể được lấy mẫu lại về một lưới</translation>
    </message>
    <message>
        <source>line</source>
        <translation>tuyến</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>tuyến %1</translation>
    </message>
    <message>
        <source>line %1 (%2)</source>
        <translation>tuyến %1 (%2)</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>dòng %1, cột %2: %3</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>tuyến</translation>
    </message>
    <message>
        <source>material %1: %2</source>
        <translation>vật liệu %1: %2</translation>
    </message>
    <message>
        <source>material &quot;%1&quot;: with &quot;%2&quot; the pictures of all materials have more than %3 MiB of texels; smaller pictures would do</source>
        <translation>vật liệu &quot;%1&quot;: cùng với &quot;%2&quot;, ảnh của mọi vật liệu có hơn %3 MiB texel; ảnh nhỏ hơn cũng đủ</translation>
    </message>
    <message>
        <source>may belong to another file; export under another name</source>
        <translation>có thể thuộc về tệp khác; hãy xuất với tên khác</translation>
    </message>
    <message>
        <source>more than %1 objects that rules put down lie in the outline: it selects none of them</source>
        <translation>hơn %1 vật thể do quy tắc đặt nằm trong đường bao: nó không chọn cái nào trong số đó</translation>
    </message>
    <message>
        <source>must be [id, object], not %1</source>
        <translation>phải là [id, vật thể], không phải %1</translation>
    </message>
    <message>
        <source>must be [x, y, pressure, seconds], of which the last two may be left out</source>
        <translation>phải là [x, y, lực nhấn, giây], trong đó có thể bỏ hai giá trị cuối</translation>
    </message>
    <message>
        <source>must be an array of [x, y], not %1</source>
        <translation>phải là mảng các [x, y], không phải %1</translation>
    </message>
    <message>
        <source>must be an array of [x, y]; one of them is %1</source>
        <translation>phải là mảng các [x, y]; một trong số đó là %1</translation>
    </message>
    <message>
        <source>must be an array of ids of layers</source>
        <translation>phải là mảng id của các lớp</translation>
    </message>
    <message>
        <source>must be corners, [[x, y], …]</source>
        <translation>phải là các góc, [[x, y], …]</translation>
    </message>
    <message>
        <source>must be two corners, [[x, y], [x, y]]</source>
        <translation>phải là hai góc, [[x, y], [x, y]]</translation>
    </message>
    <message>
        <source>must be two numbers, [from, to]</source>
        <translation>phải là hai số, [từ, đến]</translation>
    </message>
    <message>
        <source>names a vertex that is not there</source>
        <translation>nêu một đỉnh không tồn tại</translation>
    </message>
    <message>
        <source>names and colours of the layers</source>
        <translation>tên và màu của các lớp</translation>
    </message>
    <message>
        <source>names, colours and channels of the layers</source>
        <translation>tên, màu và kênh của các lớp</translation>
    </message>
    <message>
        <source>needs &quot;pack&quot;: true</source>
        <translation>cần &quot;pack&quot;: true</translation>
    </message>
    <message>
        <source>needs the program %1: %2</source>
        <translation>cần chương trình %1: %2</translation>
    </message>
    <message>
        <source>netCDF is read whole, and it has more than %1 MiB: download it and open the file</source>
        <translation>netCDF được đọc trọn vẹn, và nó có hơn %1 MiB: hãy tải xuống và mở tệp</translation>
    </message>
    <message>
        <source>netCDF takes coordinates without a CRS for degrees, and the terrain has no CRS; use another format</source>
        <translation>netCDF coi tọa độ không có CRS là độ, và địa hình không có CRS; hãy dùng định dạng khác</translation>
    </message>
    <message>
        <source>no CRS</source>
        <translation>không có CRS</translation>
    </message>
    <message>
        <source>no CRS, but its axes are in degrees: taken as WGS 84</source>
        <translation>không có CRS, nhưng các trục của nó tính bằng độ: được coi là WGS 84</translation>
    </message>
    <message>
        <source>no CRS; its cells may be degrees but are taken as metres</source>
        <translation>không có CRS; ô của nó có thể tính bằng độ nhưng được coi là mét</translation>
    </message>
    <message>
        <source>no cell size in the file: %1 assumed</source>
        <translation>không có cỡ ô trong tệp: giả định %1</translation>
    </message>
    <message>
        <source>no cell size in the file: %1 is proposed</source>
        <translation>không có cỡ ô trong tệp: đề xuất %1</translation>
    </message>
    <message>
        <source>no cell size in the file: a width of five times the height is proposed</source>
        <translation>không có cỡ ô trong tệp: đề xuất chiều rộng bằng năm lần độ cao</translation>
    </message>
    <message>
        <source>no earlier export wrote this file; move it or choose another folder</source>
        <translation>không có lần xuất trước nào ghi tệp này; hãy di chuyển nó hoặc chọn thư mục khác</translation>
    </message>
    <message>
        <source>no earlier export wrote this file; move it or choose another name for the export</source>
        <translation>không có lần xuất trước nào ghi tệp này; hãy di chuyển nó hoặc chọn tên khác cho lần xuất</translation>
    </message>
    <message>
        <source>no recovery journal can be kept in &quot;%1&quot;: %2</source>
        <translation>không thể giữ nhật ký phục hồi trong &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>pháp tuyến</translation>
    </message>
    <message>
        <source>normals (DirectX)</source>
        <translation>pháp tuyến (DirectX)</translation>
    </message>
    <message>
        <source>normals (OpenGL)</source>
        <translation>pháp tuyến (OpenGL)</translation>
    </message>
    <message>
        <source>normals, +Y: green looks north</source>
        <translation>pháp tuyến, +Y: lục hướng về bắc</translation>
    </message>
    <message>
        <source>normals, -Y: green looks south</source>
        <translation>pháp tuyến, -Y: lục hướng về nam</translation>
    </message>
    <message>
        <source>not as in %1: %2</source>
        <translation>khác với %1: %2</translation>
    </message>
    <message>
        <source>not kept from %1: %2</source>
        <translation>không giữ lại từ %1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không có gì</translation>
    </message>
    <message>
        <source>nothing lies at %1 sample of the ground</source>
        <translation>không có vật liệu nào ở %1 mẫu của mặt đất</translation>
    </message>
    <message>
        <source>nothing lies at %1 samples of the ground</source>
        <translation>không có vật liệu nào ở %1 mẫu của mặt đất</translation>
    </message>
    <message>
        <source>numbers from %1 to %2 are read as metres; they may be shares of a height that the file does not say</source>
        <translation>các số từ %1 đến %2 được đọc là mét; có thể chúng là tỉ phần của một độ cao mà tệp không nêu</translation>
    </message>
    <message>
        <source>numbers without a unit: a height of a fifth of the width is proposed</source>
        <translation>số không có đơn vị: đề xuất độ cao bằng một phần năm chiều rộng</translation>
    </message>
    <message>
        <source>object</source>
        <translation>vật thể</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>vật thể</translation>
    </message>
    <message>
        <source>objects %1 to %2 are as they were at an earlier save</source>
        <translation>vật thể %1 đến %2 đang như ở một lần lưu trước</translation>
    </message>
    <message>
        <source>objects %1 to %2 are lost</source>
        <translation>vật thể %1 đến %2 bị mất</translation>
    </message>
    <message>
        <source>objects cannot be deleted: there is no right to (s3:DeleteObject), or it fails</source>
        <translation>không thể xóa đối tượng: không có quyền (s3:DeleteObject), hoặc thao tác thất bại</translation>
    </message>
    <message>
        <source>objects: is no list</source>
        <translation>objects: không phải danh sách</translation>
    </message>
    <message>
        <source>objects: one does not belong here</source>
        <translation>objects: một cái không thuộc về đây</translation>
    </message>
    <message>
        <source>only programs that know EXT_mesh_gpu_instancing open the file: three.js, Babylon.js, glTFast</source>
        <translation>chỉ các chương trình biết EXT_mesh_gpu_instancing mới mở được tệp: three.js, Babylon.js, glTFast</translation>
    </message>
    <message>
        <source>other programs may read %1 with this file; it is kept because another file may need it</source>
        <translation>các chương trình khác có thể đọc %1 cùng với tệp này; được giữ lại vì tệp khác có thể cần</translation>
    </message>
    <message>
        <source>ours has %1 in place of the %2 of the base, or other cells; only versions of one size are merged</source>
        <translation>bản của ta có %1 thay cho %2 của bản gốc, hoặc các ô khác; chỉ gộp các phiên bản cùng kích thước</translation>
    </message>
    <message>
        <source>part %1 is missing, of %2</source>
        <translation>thiếu phần %1, trên %2</translation>
    </message>
    <message>
        <source>parts %1 are missing, of %2</source>
        <translation>thiếu các phần %1, trên %2</translation>
    </message>
    <message>
        <source>parts of %1 samples a side would be %2; %3 can be made</source>
        <translation>số phần có %1 mẫu mỗi cạnh sẽ là %2; có thể tạo %3</translation>
    </message>
    <message>
        <source>parts of its directory are lost; it was put together from what is left</source>
        <translation>một số phần trong mục lục của nó bị mất; nó được ghép lại từ những gì còn sót</translation>
    </message>
    <message>
        <source>pixels without ground are height 0; tiles without any are not there</source>
        <translation>pixel không có mặt đất có độ cao 0; mảnh không có mặt đất thì không có ở đó</translation>
    </message>
    <message>
        <source>point %1 has no usable height</source>
        <translation>điểm %1 không có độ cao dùng được</translation>
    </message>
    <message>
        <source>point %1 has no usable width</source>
        <translation>điểm %1 không có chiều rộng dùng được</translation>
    </message>
    <message>
        <source>point %1 is nowhere near</source>
        <translation>điểm %1 ở quá xa</translation>
    </message>
    <message>
        <source>point %1 of the curve is not to the right of the one before</source>
        <translation>điểm %1 của đường cong không nằm bên phải điểm trước nó</translation>
    </message>
    <message>
        <source>point %1 of the curve is not within 0 to 1</source>
        <translation>điểm %1 của đường cong không nằm trong 0 đến 1</translation>
    </message>
    <message>
        <source>red, green and blue are the same everywhere: read as grey</source>
        <translation>đỏ, lục và lam giống nhau ở mọi chỗ: đọc như ảnh xám</translation>
    </message>
    <message>
        <source>red, green and blue are the same: read as grey</source>
        <translation>đỏ, lục và lam giống nhau: đọc như ảnh xám</translation>
    </message>
    <message>
        <source>red, green and blue differ: their luminance is proposed</source>
        <translation>đỏ, lục và lam khác nhau: đề xuất độ chói của chúng</translation>
    </message>
    <message>
        <source>removed files that described the replaced file: %1</source>
        <translation>đã xóa các tệp mô tả tệp bị thay thế: %1</translation>
    </message>
    <message>
        <source>reprojected to %1, cells of %2; there and back places change by about %3, heights by %4 at most and by about %5 in the median</source>
        <translation>được chiếu lại sang %1, ô %2; chuyển đi rồi chuyển về, vị trí đổi khoảng %3, độ cao đổi nhiều nhất %4 và trung vị khoảng %5</translation>
    </message>
    <message>
        <source>roughness</source>
        <translation>độ nhám</translation>
    </message>
    <message>
        <source>rows %1 to %2 cannot be read; the file is damaged or cut short</source>
        <translation>không đọc được hàng %1 đến %2; tệp bị hỏng hoặc bị cắt ngắn</translation>
    </message>
    <message>
        <source>rows %1 to %2 cannot be read; the file is damaged or cut short (%3)</source>
        <translation>không đọc được hàng %1 đến %2; tệp bị hỏng hoặc bị cắt ngắn (%3)</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, and differ at their ends (%2 times)</source>
        <translation>các hàng có %1 mẫu khớp với nhau, và khác nhau ở hai đầu (%2 lần)</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, in three equal channels</source>
        <translation>các hàng có %1 mẫu khớp với nhau, trong ba kênh giống nhau</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, in three equal channels, and differ at their ends (%2 times)</source>
        <translation>các hàng có %1 mẫu khớp với nhau, trong ba kênh giống nhau, và khác nhau ở hai đầu (%2 lần)</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>quy tắc %1</translation>
    </message>
    <message>
        <source>rule %1 (%2)</source>
        <translation>quy tắc %1 (%2)</translation>
    </message>
    <message>
        <source>rule %1, condition %2</source>
        <translation>quy tắc %1, điều kiện %2</translation>
    </message>
    <message>
        <source>rule %1: %2</source>
        <translation>quy tắc %1: %2</translation>
    </message>
    <message>
        <source>samples are not stored as in the source: %1</source>
        <translation>mẫu không được lưu như trong nguồn: %1</translation>
    </message>
    <message>
        <source>samples cannot be stored as in the source: %1</source>
        <translation>không thể lưu mẫu như trong nguồn: %1</translation>
    </message>
    <message>
        <source>samples without a header, read as %1: %2</source>
        <translation>mẫu không có phần đầu tệp, đọc như %1: %2</translation>
    </message>
    <message>
        <source>samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>mẫu không có đơn vị: đề xuất độ cao bằng một phần năm chiều rộng</translation>
    </message>
    <message>
        <source>says no CRS; bounds in another cannot be found in it</source>
        <translation>không nêu CRS; không tìm được trong đó giới hạn theo một CRS khác</translation>
    </message>
    <message>
        <source>says nothing of its place; a window of columns and rows can be cut</source>
        <translation>không nêu gì về vị trí của nó; có thể cắt ra một khung gồm cột và hàng</translation>
    </message>
    <message>
        <source>script for Blender: Scripting &gt; Open &gt; Run</source>
        <translation>tập lệnh cho Blender: Scripting &gt; Open &gt; Run</translation>
    </message>
    <message>
        <source>script for the editor: Tools &gt; Execute Python Script</source>
        <translation>tập lệnh cho editor: Tools &gt; Execute Python Script</translation>
    </message>
    <message>
        <source>script that builds the material</source>
        <translation>tập lệnh dựng vật liệu</translation>
    </message>
    <message>
        <source>several bands: the first is proposed</source>
        <translation>nhiều kênh: đề xuất kênh đầu tiên</translation>
    </message>
    <message>
        <source>size</source>
        <translation>kích thước</translation>
    </message>
    <message>
        <source>size %1 %</source>
        <translation>kích thước %1 %</translation>
    </message>
    <message>
        <source>so many nodes are slow in most programs; instancing writes a node a model</source>
        <translation>nhiều nút như vậy thì chậm trong hầu hết các chương trình; instancing ghi một nút cho mỗi mô hình</translation>
    </message>
    <message>
        <source>state.fills: [%1, %2] belongs to no layer, selection or material that there is</source>
        <translation>state.fills: [%1, %2] không thuộc lớp, vùng chọn hoặc vật liệu nào hiện có</translation>
    </message>
    <message>
        <source>state.fills: a raster cannot be full of %1</source>
        <translation>state.fills: raster không thể chứa toàn %1</translation>
    </message>
    <message>
        <source>state.fills: is no list of fills</source>
        <translation>state.fills: không phải danh sách phần lấp đầy</translation>
    </message>
    <message>
        <source>state.fills: the base of the layers is missing</source>
        <translation>state.fills: thiếu nền của các lớp</translation>
    </message>
    <message>
        <source>state.fills: the ground is missing</source>
        <translation>state.fills: thiếu mặt đất</translation>
    </message>
    <message>
        <source>stored values are computed from the heights, not taken from %1: %2</source>
        <translation>giá trị lưu trữ được tính từ độ cao, không lấy từ %1: %2</translation>
    </message>
    <message>
        <source>summary.held: is no list of slots</source>
        <translation>summary.held: không phải danh sách ô chứa</translation>
    </message>
    <message>
        <source>takes no objects: there is no right to write, or it fails</source>
        <translation>không nhận đối tượng: không có quyền ghi, hoặc việc ghi thất bại</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>địa hình</translation>
    </message>
    <message>
        <source>terrain beyond the memory budget cannot be kept in &quot;%1&quot;: %2</source>
        <translation>không thể giữ phần địa hình vượt hạn mức bộ nhớ trong &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>the CRS differs when read back: %1 instead of %2</source>
        <translation>đọc lại thì CRS khác: %1 thay vì %2</translation>
    </message>
    <message>
        <source>the CRS is not written: %1 may belong to another file</source>
        <translation>CRS không được ghi: %1 có thể thuộc về tệp khác</translation>
    </message>
    <message>
        <source>the active tool has no brush for a position; choose a brush, Paint Materials or Select by Brush</source>
        <translation>công cụ đang dùng không có cọ để đặt vào một vị trí; hãy chọn một cọ, Sơn vật liệu hoặc Chọn bằng cọ</translation>
    </message>
    <message>
        <source>the archive holds too many files to be read over the network: download it and open one of its files</source>
        <translation>tệp lưu trữ chứa quá nhiều tệp để đọc qua mạng: hãy tải xuống và mở một tệp trong đó</translation>
    </message>
    <message>
        <source>the beds make more than 2 GB, where glTF&apos;s readers stop; some lines alone fit</source>
        <translation>nền tuyến chiếm hơn 2 GB, mức mà các trình đọc glTF dừng lại; chỉ một số tuyến thì vừa</translation>
    </message>
    <message>
        <source>the certificate of %1 has changed: somebody may pretend to be the server. %2</source>
        <translation>chứng chỉ của %1 đã thay đổi: có thể ai đó đang giả mạo máy chủ. %2</translation>
    </message>
    <message>
        <source>the condition &quot;%1&quot; cannot be used: %2</source>
        <translation>không dùng được điều kiện &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>the connection was cut before all was there</source>
        <translation>kết nối bị ngắt trước khi nhận đủ</translation>
    </message>
    <message>
        <source>the contents of this terrain: %1</source>
        <translation>nội dung của địa hình này: %1</translation>
    </message>
    <message>
        <source>the drapes were changed in both; they stay as in ours</source>
        <translation>ảnh phủ bị thay đổi ở cả hai bên; chúng giữ nguyên như ở bản của ta</translation>
    </message>
    <message>
        <source>the end of the journal is torn or damaged: %1 bytes</source>
        <translation>phần cuối của nhật ký bị đứt hoặc hỏng: %1 byte</translation>
    </message>
    <message>
        <source>the file is cut short or has gaps: %1 of %2 samples are there, the others are holes</source>
        <translation>tệp bị cắt ngắn hoặc có chỗ hổng: có %1 trên %2 mẫu, các mẫu còn lại là lỗ hổng</translation>
    </message>
    <message>
        <source>the file says so</source>
        <translation>theo tệp</translation>
    </message>
    <message>
        <source>the filter &quot;%1&quot; repairs data and cannot be an adjustment layer; apply it to the base</source>
        <translation>bộ lọc &quot;%1&quot; sửa dữ liệu và không thể làm lớp điều chỉnh; hãy áp dụng nó cho nền</translation>
    </message>
    <message>
        <source>the given cell size holds in the editor; the place in the CRS stays as it was</source>
        <translation>cỡ ô đã cho được dùng trong trình chỉnh sửa; vị trí trong CRS giữ nguyên như cũ</translation>
    </message>
    <message>
        <source>the grid is rotated in its CRS; the local frame follows the grid</source>
        <translation>lưới bị xoay trong CRS của nó; hệ cục bộ theo lưới</translation>
    </message>
    <message>
        <source>the grid is sheared in its CRS: its rows and columns are not at right angles, but are shown so; reprojected, the ground has its true form</source>
        <translation>lưới bị xiên trong CRS của nó: hàng và cột của nó không vuông góc, nhưng được hiển thị vuông góc; khi chiếu lại, mặt đất có hình dạng thật</translation>
    </message>
    <message>
        <source>the grid runs from east to west in its CRS; the local frame follows the grid</source>
        <translation>lưới chạy từ đông sang tây trong CRS của nó; hệ cục bộ theo lưới</translation>
    </message>
    <message>
        <source>the ground comes in %1 steps of %2: 8-bit heights in a file of more bits</source>
        <translation>mặt đất chia thành %1 bậc, mỗi bậc %2: độ cao 8 bit trong tệp nhiều bit hơn</translation>
    </message>
    <message>
        <source>the height of an object is out of range (%1 to %2)</source>
        <translation>độ cao của một vật thể ngoài phạm vi (%1 đến %2)</translation>
    </message>
    <message>
        <source>the height range from %1 to %2 is empty</source>
        <translation>khoảng độ cao từ %1 đến %2 là rỗng</translation>
    </message>
    <message>
        <source>the heights have no steps to take out: they are not the multiples of one number</source>
        <translation>độ cao không có bậc nào để xóa: chúng không phải bội số của cùng một số</translation>
    </message>
    <message>
        <source>the heights of the layer &quot;%1&quot; are taken as %2, the terrain&apos;s unit: its CRS has another unit and says nothing about heights</source>
        <translation>độ cao của lớp &quot;%1&quot; được coi là %2, đơn vị của địa hình: CRS của nó có đơn vị khác và không nêu gì về độ cao</translation>
    </message>
    <message>
        <source>the item has %1 rasters, and none says that it is heights; put # and one of these behind the address: %2</source>
        <translation>mục có %1 raster, và không raster nào nêu nó là độ cao; hãy thêm # và một trong các tên này sau địa chỉ: %2</translation>
    </message>
    <message>
        <source>the item has no raster &apos;%1&apos;; it has %2</source>
        <translation>mục không có raster &apos;%1&apos;; nó có %2</translation>
    </message>
    <message>
        <source>the journal&apos;s base: %1</source>
        <translation>bản gốc của nhật ký: %1</translation>
    </message>
    <message>
        <source>the largest error includes that the heights were rounded when they were read, by up to %1</source>
        <translation>sai số lớn nhất bao gồm cả việc độ cao được làm tròn khi đọc, đến %1</translation>
    </message>
    <message>
        <source>the last %1 bytes of the journal were not written to the end, or are damaged: what they held is lost</source>
        <translation>%1 byte cuối của nhật ký chưa được ghi hết, hoặc bị hỏng: những gì chúng giữ bị mất</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot;</source>
        <translation>lớp &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot; left out: %2</source>
        <translation>lớp &quot;%1&quot; bị bỏ qua: %2</translation>
    </message>
    <message>
        <source>the layer that is gone</source>
        <translation>lớp không còn nữa</translation>
    </message>
    <message>
        <source>the layout of its samples must be said (%1 bytes fit %2)</source>
        <translation>phải nêu bố cục của các mẫu (%1 byte khớp với %2)</translation>
    </message>
    <message>
        <source>the layout of its samples must be said (%1 bytes)</source>
        <translation>phải nêu bố cục của các mẫu (%1 byte)</translation>
    </message>
    <message>
        <source>the mask of the layer &quot;%1&quot;</source>
        <translation>mặt nạ của lớp &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the mask of the layer that is gone</source>
        <translation>mặt nạ của lớp không còn nữa</translation>
    </message>
    <message>
        <source>the model of %1 is missing; its box is written</source>
        <translation>thiếu mô hình của %1; hộp bao của nó được ghi thay</translation>
    </message>
    <message>
        <source>the name of an SRTM tile is its south-western corner; this one is %1.hgt</source>
        <translation>tên của mảnh SRTM là góc tây nam của nó; tên của mảnh này là %1.hgt</translation>
    </message>
    <message>
        <source>the name says %1</source>
        <translation>tên cho biết %1</translation>
    </message>
    <message>
        <source>the name says %1 from side to side</source>
        <translation>tên cho biết %1 từ bên này sang bên kia</translation>
    </message>
    <message>
        <source>the name says %1 to %2</source>
        <translation>tên cho biết %1 đến %2</translation>
    </message>
    <message>
        <source>the name says a cell size of %1</source>
        <translation>tên cho biết cỡ ô %1</translation>
    </message>
    <message>
        <source>the object %1 of %2 is not there</source>
        <translation>không có đối tượng %1 của %2 ở đó</translation>
    </message>
    <message>
        <source>the object %1 of %2 is not what was put there</source>
        <translation>đối tượng %1 của %2 không phải thứ đã được đặt ở đó</translation>
    </message>
    <message>
        <source>the objects are still being scattered; try again when they stand</source>
        <translation>vật thể vẫn đang được rải; hãy thử lại khi đã rải xong</translation>
    </message>
    <message>
        <source>the order of bytes is for samples without a header: %1</source>
        <translation>thứ tự byte dành cho mẫu không có phần đầu tệp: %1</translation>
    </message>
    <message>
        <source>the other bands of %1 are not kept: %2</source>
        <translation>các kênh khác của %1 không được giữ lại: %2</translation>
    </message>
    <message>
        <source>the picture %1 is kept at %2 x %3 of its %4 x %5 pixels</source>
        <translation>ảnh %1 được giữ ở cỡ %2 x %3 thay cho %4 x %5 pixel</translation>
    </message>
    <message>
        <source>the picture %1 is left out: %2</source>
        <translation>ảnh %1 bị bỏ qua: %2</translation>
    </message>
    <message>
        <source>the picture %1 is left out: the pictures take more than %2 MiB</source>
        <translation>ảnh %1 bị bỏ qua: các ảnh chiếm hơn %2 MiB</translation>
    </message>
    <message>
        <source>the pictures of drapes in the project take %1 MiB; %2 MiB are the most</source>
        <translation>các ảnh của ảnh phủ trong dự án chiếm %1 MiB; nhiều nhất là %2 MiB</translation>
    </message>
    <message>
        <source>the place in the world was changed in both; it stays as in ours</source>
        <translation>vị trí trên thế giới bị thay đổi ở cả hai bên; nó giữ nguyên như ở bản của ta</translation>
    </message>
    <message>
        <source>the recovery journal cannot be written to &quot;%1&quot;: %2; a crash would cost what is edited from now on</source>
        <translation>không ghi được nhật ký phục hồi vào &quot;%1&quot;: %2; nếu gặp sự cố thì mất những gì được sửa từ lúc này</translation>
    </message>
    <message>
        <source>the role %1 on %2 cannot log in: it is a group, or was locked. Add the roles of persons</source>
        <translation>vai trò %1 trên %2 không thể đăng nhập: đó là một nhóm hoặc đã bị khóa. Hãy thêm vai trò của từng người</translation>
    </message>
    <message>
        <source>the rules of materials were changed in both; they stay as in ours</source>
        <translation>quy tắc vật liệu bị thay đổi ở cả hai bên; chúng giữ nguyên như ở bản của ta</translation>
    </message>
    <message>
        <source>the scene&apos;s script</source>
        <translation>tập lệnh của cảnh</translation>
    </message>
    <message>
        <source>the script&apos;s places: %1</source>
        <translation>các vị trí của tập lệnh: %1</translation>
    </message>
    <message>
        <source>the selection is empty: edits change nothing until it is removed by &quot;change-selection&quot; with &quot;change&quot;: &quot;none&quot;</source>
        <translation>vùng chọn trống: chỉnh sửa không thay đổi gì cho đến khi gỡ nó bằng &quot;change-selection&quot; với &quot;change&quot;: &quot;none&quot;</translation>
    </message>
    <message>
        <source>the server answers with a web page, not with data</source>
        <translation>máy chủ trả lời bằng một trang web, không phải dữ liệu</translation>
    </message>
    <message>
        <source>the server answers with another part than was asked for</source>
        <translation>máy chủ trả lời một phần khác với phần được yêu cầu</translation>
    </message>
    <message>
        <source>the server closed the connection without an answer</source>
        <translation>máy chủ đóng kết nối mà không trả lời</translation>
    </message>
    <message>
        <source>the server does not answer in time</source>
        <translation>máy chủ không trả lời kịp thời</translation>
    </message>
    <message>
        <source>the server does not permit it (HTTP %1)</source>
        <translation>máy chủ không cho phép việc đó (HTTP %1)</translation>
    </message>
    <message>
        <source>the server fails (HTTP %1)</source>
        <translation>máy chủ gặp lỗi (HTTP %1)</translation>
    </message>
    <message>
        <source>the server is too slow: it has sent less than 16 kB a second for %1 s; download it by other means and open the file</source>
        <translation>máy chủ quá chậm: nó đã gửi dưới 16 kB mỗi giây trong %1 giây; hãy tải xuống bằng cách khác rồi mở tệp</translation>
    </message>
    <message>
        <source>the server redirects in a circle</source>
        <translation>máy chủ chuyển hướng vòng tròn</translation>
    </message>
    <message>
        <source>the server&apos;s answer is not HTTP</source>
        <translation>câu trả lời của máy chủ không phải HTTP</translation>
    </message>
    <message>
        <source>the server&apos;s certificate is not trusted</source>
        <translation>chứng chỉ của máy chủ không được tin cậy</translation>
    </message>
    <message>
        <source>the sky after a filter cannot be done in parts: beyond a part it looks at ground that no filter has changed; join the parts of the filter first</source>
        <translation>sky sau một bộ lọc không thể làm theo từng phần: ngoài một phần, nó nhìn vào mặt đất chưa có bộ lọc nào thay đổi; trước hết hãy ghép các phần của bộ lọc</translation>
    </message>
    <message>
        <source>the spacing of rows must be at least %1</source>
        <translation>giãn cách hàng phải ít nhất là %1</translation>
    </message>
    <message>
        <source>the step of %1 is not above 0</source>
        <translation>bước %1 không lớn hơn 0</translation>
    </message>
    <message>
        <source>the store does not permit it: GDAL&apos;s settings name no credentials that it takes</source>
        <translation>kho đối tượng không cho phép việc đó: thiết lập của GDAL không nêu thông tin xác thực nào dùng được</translation>
    </message>
    <message>
        <source>the strength of %1 is too little for heights of %2, which are stored in steps of %3 mm: a stroke changes up to %4 % more or less; with %5 it is at most 2 %</source>
        <translation>cường độ %1 quá nhỏ cho độ cao %2, vốn được lưu theo bước %3 mm: một nét thay đổi nhiều hơn hoặc ít hơn tới %4 %; với %5 thì nhiều nhất là 2 %</translation>
    </message>
    <message>
        <source>the stroke is too long for its brush: %1 dabs (length / spacing, times the copies by symmetry), where %2 are the limit. Use a larger radius or spacing, or a shorter stroke</source>
        <translation>nét quá dài so với cọ của nó: %1 vết cọ (chiều dài / khoảng cách, nhân với số bản sao đối xứng); giới hạn là %2. Hãy dùng bán kính hoặc khoảng cách lớn hơn, hoặc nét ngắn hơn</translation>
    </message>
    <message>
        <source>the stroke is too long for its brush: %1 dabs between two samples (length / spacing, times the copies by symmetry), where %2 are the limit. Use a larger radius or spacing, or a shorter stroke</source>
        <translation>nét quá dài so với cọ của nó: %1 vết cọ giữa hai điểm (chiều dài / khoảng cách, nhân với số bản sao đối xứng); giới hạn là %2. Hãy dùng bán kính hoặc khoảng cách lớn hơn, hoặc nét ngắn hơn</translation>
    </message>
    <message>
        <source>the stroke is too much work for its brush: its dabs change %1 samples, where %2 are the limit. Use a smaller radius, a larger spacing or a shorter stroke</source>
        <translation>nét cần quá nhiều tính toán với cọ của nó: các vết cọ thay đổi %1 mẫu; giới hạn là %2. Hãy dùng bán kính nhỏ hơn, khoảng cách lớn hơn hoặc nét ngắn hơn</translation>
    </message>
    <message>
        <source>the team&apos;s terrain is damaged: %1</source>
        <translation>địa hình của nhóm bị hỏng: %1</translation>
    </message>
    <message>
        <source>the terrain does not say where in the world it lies; web tiles need a coordinate system</source>
        <translation>địa hình không cho biết nó nằm đâu trên thế giới; mảnh web cần một hệ tọa độ</translation>
    </message>
    <message>
        <source>the terrain has no CRS; its objects can be written in local metres</source>
        <translation>địa hình không có CRS; vật thể của nó có thể ghi theo mét cục bộ</translation>
    </message>
    <message>
        <source>the terrain has too many samples to find its depressions: %1 × %2</source>
        <translation>địa hình có quá nhiều mẫu để tìm các vùng trũng: %1 × %2</translation>
    </message>
    <message>
        <source>the terrain was changed in the meantime</source>
        <translation>địa hình đã bị thay đổi trong lúc đó</translation>
    </message>
    <message>
        <source>the texture array has empty places: textures.json says which index each material has</source>
        <translation>mảng kết cấu có chỗ trống: textures.json cho biết mỗi vật liệu có chỉ số nào</translation>
    </message>
    <message>
        <source>the two lie at different places in the world; samples are compared by column and row</source>
        <translation>hai bên nằm ở những nơi khác nhau trên thế giới; các mẫu được so sánh theo cột và hàng</translation>
    </message>
    <message>
        <source>the undo history cannot be written to &quot;%1&quot;: %2</source>
        <translation>không ghi được lịch sử hoàn tác vào &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>the undo history on disk cannot be read: %1</source>
        <translation>không đọc được lịch sử hoàn tác trên đĩa: %1</translation>
    </message>
    <message>
        <source>theirs has %1 in place of the %2 of the base, or other cells; only versions of one size are merged</source>
        <translation>bản của họ có %1 thay cho %2 của bản gốc, hoặc các ô khác; chỉ gộp các phiên bản cùng kích thước</translation>
    </message>
    <message>
        <source>there are no more ids for layers; open the terrain again</source>
        <translation>không còn id cho lớp; hãy mở lại địa hình</translation>
    </message>
    <message>
        <source>there are other files in this folder; name another one</source>
        <translation>có các tệp khác trong thư mục này; hãy nêu thư mục khác</translation>
    </message>
    <message>
        <source>there is no OpenGL 4.5 to draw with; install a driver for EGL (Mesa&apos;s: libegl-mesa0 and libgl1-mesa-dri), or draw on a virtual screen: xvfb-run -a scarp render …</source>
        <translation>không có OpenGL 4.5 để vẽ; hãy cài trình điều khiển cho EGL (của Mesa: libegl-mesa0 và libgl1-mesa-dri), hoặc vẽ trên màn hình ảo: xvfb-run -a scarp render …</translation>
    </message>
    <message>
        <source>there is no OpenGL to draw with</source>
        <translation>không có OpenGL để vẽ</translation>
    </message>
    <message>
        <source>there is no asset &quot;%1&quot;; there are %2</source>
        <translation>không có tài nguyên &quot;%1&quot;; hiện có: %2</translation>
    </message>
    <message>
        <source>there is no drape %1; there are %2</source>
        <translation>không có ảnh phủ %1; có %2</translation>
    </message>
    <message>
        <source>there is no ground: no cell whose corners are no holes</source>
        <translation>không có mặt đất: không có ô nào mà các góc không phải lỗ hổng</translation>
    </message>
    <message>
        <source>there is no layer %1; there are %2</source>
        <translation>không có lớp %1; có %2</translation>
    </message>
    <message>
        <source>there is no role %1 on %2. The administrator of the server makes one: createuser --pwprompt NAME</source>
        <translation>không có vai trò %1 trên %2. Quản trị viên máy chủ tạo vai trò đó: createuser --pwprompt NAME</translation>
    </message>
    <message>
        <source>there is no terrain to draw</source>
        <translation>không có địa hình để vẽ</translation>
    </message>
    <message>
        <source>there is nothing at this address (HTTP %1)</source>
        <translation>không có gì ở địa chỉ này (HTTP %1)</translation>
    </message>
    <message>
        <source>there is nothing to write: no objects stand on the ground, and it is left out</source>
        <translation>không có gì để ghi: không có vật thể nào đứng trên mặt đất, và mặt đất bị bỏ qua</translation>
    </message>
    <message>
        <source>there is too little memory for a picture of %1 x %2 pixels</source>
        <translation>không đủ bộ nhớ cho ảnh %1 x %2 pixel</translation>
    </message>
    <message>
        <source>this OpenGL (%1) draws at most %2 pixels a side</source>
        <translation>OpenGL này (%1) vẽ nhiều nhất %2 pixel mỗi cạnh</translation>
    </message>
    <message>
        <source>this OpenGL (%1) takes at most %2 samples a pixel</source>
        <translation>OpenGL này (%1) nhận nhiều nhất %2 mẫu mỗi pixel</translation>
    </message>
    <message>
        <source>this description of the heightmap is damaged; remove it to read the file without</source>
        <translation>mô tả này của bản đồ độ cao bị hỏng; hãy gỡ nó để đọc tệp mà không cần nó</translation>
    </message>
    <message>
        <source>this description of the tiles is damaged; remove it to read them without</source>
        <translation>mô tả này của các mảnh bị hỏng; hãy gỡ nó để đọc các mảnh mà không cần nó</translation>
    </message>
    <message>
        <source>this format has no rotation, and this grid is turned against its coordinates; write a GeoTIFF, or reproject the terrain when it is imported</source>
        <translation>định dạng này không có phép xoay, mà lưới này bị xoay so với tọa độ của nó; hãy ghi GeoTIFF, hoặc chiếu lại địa hình khi nhập</translation>
    </message>
    <message>
        <source>this format has no samples of type %1; it has %2</source>
        <translation>định dạng này không có mẫu kiểu %1; nó có %2</translation>
    </message>
    <message>
        <source>this format has square cells only, and those of the terrain are not; write a GeoTIFF, or resample</source>
        <translation>định dạng này chỉ có ô vuông, mà ô của địa hình không vuông; hãy ghi GeoTIFF, hoặc lấy mẫu lại</translation>
    </message>
    <message>
        <source>this role may not share terrains on %1: only the owner of the database may. Ask whoever set it up</source>
        <translation>vai trò này không được chia sẻ địa hình trên %1: chỉ chủ sở hữu cơ sở dữ liệu được phép. Hãy hỏi người đã thiết lập</translation>
    </message>
    <message>
        <source>this terrain has %1 x %2</source>
        <translation>địa hình này có %1 x %2</translation>
    </message>
    <message>
        <source>this terrain is archived: it can be looked at, not changed</source>
        <translation>địa hình này đã được lưu trữ: có thể xem, không thể thay đổi</translation>
    </message>
    <message>
        <source>this terrain is not followed any more: %1</source>
        <translation>địa hình này không còn được theo dõi: %1</translation>
    </message>
    <message>
        <source>too much for its brush: the brush paths of the layer come to %1 dabs, where %2 are the most</source>
        <translation>quá nhiều đối với cọ của nó: các tuyến cọ của lớp cần tổng cộng %1 vết cọ; nhiều nhất là %2</translation>
    </message>
    <message>
        <source>too much for its brush: the brush paths of the layer come to %1 steps of work on samples, where %2 are the most</source>
        <translation>quá nhiều đối với cọ của nó: các tuyến cọ của lớp cần tổng cộng %1 bước xử lý mẫu; nhiều nhất là %2</translation>
    </message>
    <message>
        <source>turn %1°</source>
        <translation>xoay %1°</translation>
    </message>
    <message>
        <source>unknown placeholder %1; use x or column, and y or row</source>
        <translation>phần giữ chỗ không rõ %1; hãy dùng x hoặc column, và y hoặc row</translation>
    </message>
    <message>
        <source>unpacks to %1, more than %2 times the size of its archive; unpack it and open the file</source>
        <translation>giải nén thành %1, hơn %2 lần kích thước tệp lưu trữ; hãy giải nén rồi mở tệp</translation>
    </message>
    <message>
        <source>usual for OBJ</source>
        <translation>thường dùng cho OBJ</translation>
    </message>
    <message>
        <source>usual for PLY</source>
        <translation>thường dùng cho PLY</translation>
    </message>
    <message>
        <source>usual for STL</source>
        <translation>thường dùng cho STL</translation>
    </message>
    <message>
        <source>values of %1 are missing</source>
        <translation>thiếu giá trị của %1</translation>
    </message>
    <message>
        <source>was brought up to date; as it was it is %1</source>
        <translation>đã được cập nhật; bản trước khi cập nhật là %1</translation>
    </message>
    <message>
        <source>was changed since it was opened</source>
        <translation>đã bị thay đổi kể từ khi được mở</translation>
    </message>
    <message>
        <source>was overwritten before it had been read: %1</source>
        <translation>đã bị ghi đè trước khi được đọc: %1</translation>
    </message>
    <message>
        <source>was overwritten by another program while it was open; save it under another name</source>
        <translation>đã bị chương trình khác ghi đè trong khi đang mở; hãy lưu nó dưới tên khác</translation>
    </message>
    <message>
        <source>weights of %1 sample add up to less than 255</source>
        <translation>trọng số của %1 mẫu có tổng nhỏ hơn 255</translation>
    </message>
    <message>
        <source>weights of %1 sample did not add up to 255 and were brought to it; the worst sum was %2</source>
        <translation>trọng số của %1 mẫu không có tổng 255 và đã được đưa về mức đó; tổng tệ nhất là %2</translation>
    </message>
    <message>
        <source>weights of %1 samples add up to less than 255</source>
        <translation>trọng số của %1 mẫu có tổng nhỏ hơn 255</translation>
    </message>
    <message>
        <source>weights of %1 samples did not add up to 255 and were brought to it; the worst sum was %2</source>
        <translation>trọng số của %1 mẫu không có tổng 255 và đã được đưa về mức đó; tổng tệ nhất là %2</translation>
    </message>
    <message>
        <source>what is cut has %1 x %2 samples; a terrain needs at least 2 x 2</source>
        <translation>phần được cắt có %1 x %2 mẫu; địa hình cần ít nhất 2 x 2</translation>
    </message>
    <message>
        <source>what the columns of objects.csv mean</source>
        <translation>ý nghĩa các cột của objects.csv</translation>
    </message>
    <message>
        <source>what was copied is no higher or lower than its rim: it has no form to stamp</source>
        <translation>phần đã chép không cao hơn cũng không thấp hơn mép của nó: nó không có hình dạng để đóng dấu</translation>
    </message>
    <message>
        <source>with its inserts expanded it has %1 entities and %2 points; at most %3 entities, %4 points and %5 copies of entities are read. Explode the blocks that are needed, and save those</source>
        <translation>khi bung các khối chèn, nó có %1 đối tượng và %2 điểm; chỉ đọc tối đa %3 đối tượng, %4 điểm và %5 bản sao đối tượng. Hãy phá các khối cần dùng và chỉ lưu những khối đó</translation>
    </message>
    <message>
        <source>written as it is: %1</source>
        <translation>được ghi nguyên trạng: %1</translation>
    </message>
    <message>
        <source>you may look at this terrain, not change it</source>
        <translation>bạn được xem địa hình này, không được sửa</translation>
    </message>
    <message>
        <source>your role in %1 is %2, and this needs %3. An administrator can change your role: %4</source>
        <translation>vai trò của bạn trong %1 là %2, và việc này cần %3. Quản trị viên có thể đổi vai trò của bạn: %4</translation>
    </message>
    <message>
        <source>zoom %1 has about %2 tiles, more than %3; a coarser one has fewer</source>
        <translation>mức zoom %1 có khoảng %2 mảnh, nhiều hơn %3; mức thô hơn có ít hơn</translation>
    </message>
    <message>
        <source>zoom %1 takes %2 million heights, more than %3 million; a coarser one takes fewer</source>
        <translation>mức zoom %1 cần %2 triệu độ cao, nhiều hơn %3 triệu; mức thô hơn cần ít hơn</translation>
    </message>
    <message>
        <source>asset</source>
        <translation>tài nguyên</translation>
    </message>
    <message>
        <source>assets</source>
        <translation>tài nguyên</translation>
    </message>
    <message>
        <source>drape</source>
        <translation>ảnh phủ</translation>
    </message>
    <message>
        <source>drapes</source>
        <translation>ảnh phủ</translation>
    </message>
    <message>
        <source>height offset</source>
        <translation>độ cao chênh</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>lớp</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>lớp</translation>
    </message>
    <message>
        <source>rules of materials</source>
        <translation>quy tắc vật liệu</translation>
    </message>
    <message>
        <source>saved selection</source>
        <translation>vùng chọn đã lưu</translation>
    </message>
    <message>
        <source>saved selections</source>
        <translation>vùng chọn đã lưu</translation>
    </message>
    <message>
        <source>scatter rule</source>
        <translation>quy tắc rải</translation>
    </message>
    <message>
        <source>scatter rules</source>
        <translation>quy tắc rải</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>vùng chọn</translation>
    </message>
    <message>
        <source>%1 height stamp is not in this file: a stamp has no course</source>
        <translation>%1 dấu độ cao không có trong tệp này: dấu không có đường đi</translation>
    </message>
    <message>
        <source>%1 height stamps are not in this file: a stamp has no course</source>
        <translation>%1 dấu độ cao không có trong tệp này: dấu không có đường đi</translation>
    </message>
    <message>
        <source>a point, [x, y] or [x, y, height]</source>
        <translation>một điểm, [x, y] hoặc [x, y, độ cao]</translation>
    </message>
    <message>
        <source>it has no line &quot;%1&quot;</source>
        <translation>không có tuyến “%1”</translation>
    </message>
    <message>
        <source>it has no lines</source>
        <translation>không có tuyến nào</translation>
    </message>
    <message>
        <source>contains a value that is not text</source>
        <translation>chứa một giá trị không phải văn bản</translation>
    </message>
</context>
<context>
    <name>scarp::Actions</name>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>A new terrain, flat or an island</source>
        <translation>Một địa hình mới, phẳng hoặc là một hòn đảo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Mở…</translation>
    </message>
    <message>
        <source>Open a project or elevation data</source>
        <translation>Mở một dự án hoặc dữ liệu độ cao</translation>
    </message>
    <message>
        <source>Open T&amp;eam Terrain…</source>
        <translation>Mở đị&amp;a hình nhóm…</translation>
    </message>
    <message>
        <source>Open a terrain that several edit together, on a PostgreSQL server</source>
        <translation>Mở một địa hình có nhiều người cùng sửa, trên máy chủ PostgreSQL</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Nhậ&amp;p…</translation>
    </message>
    <message>
        <source>Open elevation data, telling Scarp what the file does not say</source>
        <translation>Mở dữ liệu độ cao và cho Scarp biết những gì tệp không nói</translation>
    </message>
    <message>
        <source>Open elevation data from the network: a web address, an object store, a STAC item or a service</source>
        <translation>Mở dữ liệu độ cao qua mạng: địa chỉ web, kho đối tượng, mục STAC hoặc dịch vụ</translation>
    </message>
    <message>
        <source>Import Settings of &amp;This Terrain…</source>
        <translation>&amp;Thiết lập nhập của địa hình này…</translation>
    </message>
    <message>
        <source>Put right the heights, the unit, the size and the direction with which it was imported</source>
        <translation>Chỉnh lại độ cao, đơn vị, kích thước và hướng đã dùng khi nhập</translation>
    </message>
    <message>
        <source>Import &amp;Materials…</source>
        <translation>Nhập &amp;vật liệu…</translation>
    </message>
    <message>
        <source>Take masks, splat maps, control maps or land cover in as paint or selections</source>
        <translation>Nhập mặt nạ, splat map, control map hoặc lớp phủ đất làm sơn hoặc vùng chọn</translation>
    </message>
    <message>
        <source>Import M&amp;odels…</source>
        <translation>Nhập mô &amp;hình…</translation>
    </message>
    <message>
        <source>Take models (glTF, OBJ, FBX, PLY, STL, DAE) in as assets that objects look like</source>
        <translation>Nhập mô hình (glTF, OBJ, FBX, PLY, STL, DAE) làm tài nguyên cho hình dáng vật thể</translation>
    </message>
    <message>
        <source>Import &amp;Lines…</source>
        <translation>&amp;Nhập tuyến…</translation>
    </message>
    <message>
        <source>Take roads, rivers and tracks in from GPX, GeoJSON, GeoPackage, Shapefile, KML, DXF or OpenStreetMap files, as lines that shape the ground</source>
        <translation>Nhập đường, sông và lối đi từ tệp GPX, GeoJSON, GeoPackage, Shapefile, KML, DXF hoặc OpenStreetMap, làm các tuyến tạo hình mặt đất</translation>
    </message>
    <message>
        <source>Add &amp;Drape…</source>
        <translation>&amp;Thêm ảnh phủ…</translation>
    </message>
    <message>
        <source>Lay a picture or map over the ground</source>
        <translation>Phủ một ảnh hoặc bản đồ lên mặt đất</translation>
    </message>
    <message>
        <source>Lay a picture from the network or a map service over the ground</source>
        <translation>Phủ lên mặt đất một ảnh từ mạng hoặc từ dịch vụ bản đồ</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lưu</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Lưu dự án</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Lưu &amp;dưới dạng…</translation>
    </message>
    <message>
        <source>Save to another file and go on in that</source>
        <translation>Lưu vào một tệp khác và làm tiếp trong tệp đó</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>Lưu bản &amp;sao…</translation>
    </message>
    <message>
        <source>Save to another file and go on in this one</source>
        <translation>Lưu vào một tệp khác và làm tiếp trong tệp này</translation>
    </message>
    <message>
        <source>Rever&amp;t to Saved</source>
        <translation>T&amp;rở về bản đã lưu</translation>
    </message>
    <message>
        <source>Back to the project as it was saved last</source>
        <translation>Quay về dự án như lần lưu gần nhất</translation>
    </message>
    <message>
        <source>&amp;Versions…</source>
        <translation>Phiên &amp;bản…</translation>
    </message>
    <message>
        <source>Look at earlier saved states, open one or restore it</source>
        <translation>Xem các trạng thái đã lưu trước đây, mở hoặc khôi phục một trạng thái</translation>
    </message>
    <message>
        <source>&amp;Compact</source>
        <translation>Thu &amp;gọn</translation>
    </message>
    <message>
        <source>Make the project&apos;s file as small as it can be</source>
        <translation>Làm tệp dự án nhỏ hết mức có thể</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Tùy &amp;chọn…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Th&amp;oát</translation>
    </message>
    <message>
        <source>Leave Scarp</source>
        <translation>Thoát khỏi Scarp</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Xuất</translation>
    </message>
    <message>
        <source>&amp;Heightmap…</source>
        <translation>&amp;Bản đồ độ cao…</translation>
    </message>
    <message>
        <source>Write the terrain to a file, read it back and report the largest error</source>
        <translation>Ghi địa hình ra tệp, đọc lại và báo sai số lớn nhất</translation>
    </message>
    <message>
        <source>M&amp;esh…</source>
        <translation>&amp;Lưới 3D…</translation>
    </message>
    <message>
        <source>Write the ground as triangles, for 3-D programs and printers, and prove how exact they are</source>
        <translation>Ghi mặt đất thành tam giác, cho chương trình và máy in 3D, và chứng minh độ chính xác</translation>
    </message>
    <message>
        <source>&amp;Tiles…</source>
        <translation>&amp;Mảnh…</translation>
    </message>
    <message>
        <source>Cut the terrain into tiles for an engine, web maps or a globe, whose seams are exact</source>
        <translation>Chia địa hình thành mảnh cho engine, bản đồ web hoặc quả địa cầu, với đường nối khớp chính xác</translation>
    </message>
    <message>
        <source>&amp;Objects…</source>
        <translation>Vật &amp;thể…</translation>
    </message>
    <message>
        <source>Write the objects as points to a file, read it back and report the largest error</source>
        <translation>Ghi vật thể thành điểm ra tệp, đọc lại và báo sai số lớn nhất</translation>
    </message>
    <message>
        <source>&amp;Materials…</source>
        <translation>&amp;Vật liệu…</translation>
    </message>
    <message>
        <source>Write the materials of the ground for an engine, Blender, GIS or as glTF</source>
        <translation>Ghi vật liệu của mặt đất cho engine, Blender, GIS hoặc dạng glTF</translation>
    </message>
    <message>
        <source>&amp;Lines…</source>
        <translation>Tuyế&amp;n…</translation>
    </message>
    <message>
        <source>Write the lines of the layer with their heights, as GeoPackage, GeoJSON or DXF</source>
        <translation>Ghi các tuyến của lớp cùng độ cao, dạng GeoPackage, GeoJSON hoặc DXF</translation>
    </message>
    <message>
        <source>Export A&amp;gain</source>
        <translation>X&amp;uất lại</translation>
    </message>
    <message>
        <source>Do all exports that are kept with the project, or the last one, once more; asks where there is none</source>
        <translation>Thực hiện lại mọi lần xuất được giữ cùng dự án, hoặc lần gần nhất; hỏi nếu chưa có</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Chỉnh sửa</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Làm lại</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Xóa</translation>
    </message>
    <message>
        <source>Delete the selected objects, or the chosen line or its point</source>
        <translation>Xóa các vật thể đã chọn, hoặc tuyến đang chọn hay điểm của nó</translation>
    </message>
    <message>
        <source>Cu&amp;t Ground</source>
        <translation>&amp;Cắt mặt đất</translation>
    </message>
    <message>
        <source>Copy the selected ground with its objects, level it and take them away</source>
        <translation>Chép mặt đất đã chọn cùng vật thể trên đó, san bằng chỗ ấy và lấy vật thể đi</translation>
    </message>
    <message>
        <source>&amp;Copy Ground</source>
        <translation>&amp;Sao chép mặt đất</translation>
    </message>
    <message>
        <source>Copy the selected ground, or all of it, with its objects, to paste it here or on another terrain</source>
        <translation>Chép mặt đất đã chọn, hoặc toàn bộ, cùng vật thể, để dán ở đây hoặc sang địa hình khác</translation>
    </message>
    <message>
        <source>&amp;Paste Ground</source>
        <translation>Dán &amp;mặt đất</translation>
    </message>
    <message>
        <source>Lay the copied ground here: move, turn and scale it; Enter applies it, Esc cancels</source>
        <translation>Đặt mặt đất đã chép vào đây: di chuyển, xoay và đổi tỉ lệ; Enter để áp dụng, Esc để hủy</translation>
    </message>
    <message>
        <source>Use as &amp;Stamp Brush</source>
        <translation>&amp;Dùng làm cọ đóng dấu</translation>
    </message>
    <message>
        <source>Take up a brush that stamps the form of the copied ground, as high above its rim</source>
        <translation>Lấy một cọ đóng dấu hình của mặt đất đã chép, tính theo độ cao trên mép</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Cọ</translation>
    </message>
    <message>
        <source>Place Objects</source>
        <translation>Đặt vật thể</translation>
    </message>
    <message>
        <source>Place objects on the ground, select and drag them</source>
        <translation>Đặt vật thể lên mặt đất, chọn và kéo chúng</translation>
    </message>
    <message>
        <source>Select Objects</source>
        <translation>Chọn vật thể</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Đo</translation>
    </message>
    <message>
        <source>Measure: draw a line over the ground for its profile and length, an outline for areas and volumes</source>
        <translation>Đo: vẽ đường trên mặt đất để xem mặt cắt và chiều dài, vẽ đường bao để tính diện tích và thể tích</translation>
    </message>
    <message>
        <source>Paint Materials</source>
        <translation>Sơn vật liệu</translation>
    </message>
    <message>
        <source>Paint materials on the ground; Ctrl erases, Shift softens borders</source>
        <translation>Sơn vật liệu lên mặt đất; Ctrl để tẩy, Shift làm mềm ranh giới</translation>
    </message>
    <message>
        <source>Draw Lines</source>
        <translation>Vẽ tuyến</translation>
    </message>
    <message>
        <source>Smaller Brush</source>
        <translation>Cọ nhỏ hơn</translation>
    </message>
    <message>
        <source>Radius −10 %</source>
        <translation>Bán kính −10 %</translation>
    </message>
    <message>
        <source>Larger Brush</source>
        <translation>Cọ lớn hơn</translation>
    </message>
    <message>
        <source>Radius +10 %</source>
        <translation>Bán kính +10 %</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>Yếu hơn</translation>
    </message>
    <message>
        <source>Strength −10 %</source>
        <translation>Cường độ −10 %</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Mạnh hơn</translation>
    </message>
    <message>
        <source>Strength +10 %</source>
        <translation>Cường độ +10 %</translation>
    </message>
    <message>
        <source>Softer Edge</source>
        <translation>Mép mềm hơn</translation>
    </message>
    <message>
        <source>Inner radius −5 % of the radius</source>
        <translation>Bán kính trong −5 % bán kính</translation>
    </message>
    <message>
        <source>Harder Edge</source>
        <translation>Mép cứng hơn</translation>
    </message>
    <message>
        <source>Inner radius +5 % of the radius</source>
        <translation>Bán kính trong +5 % bán kính</translation>
    </message>
    <message>
        <source>Take From Under Cursor</source>
        <translation>Lấy từ dưới con trỏ</translation>
    </message>
    <message>
        <source>Make the height under the cursor the target of Set Height; with Clone in hand, the place under it the source; while painting materials, the material the one in hand</source>
        <translation>Lấy độ cao dưới con trỏ làm mục tiêu của Đặt độ cao; khi đang dùng Nhân bản, lấy chỗ đó làm nguồn; khi sơn vật liệu, lấy vật liệu ở đó</translation>
    </message>
    <message>
        <source>Repeat Last Stroke</source>
        <translation>Lặp lại nét cuối</translation>
    </message>
    <message>
        <source>Make the last stroke once more, where it was</source>
        <translation>Vẽ lại nét gần nhất, ở đúng chỗ cũ</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Vật thể</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>Nhân đô&amp;i</translation>
    </message>
    <message>
        <source>Copies of the selected objects beside them</source>
        <translation>Bản sao của các vật thể đã chọn, đặt bên cạnh chúng</translation>
    </message>
    <message>
        <source>Select &amp;Same Kind</source>
        <translation>&amp;Chọn cùng loại</translation>
    </message>
    <message>
        <source>Select all objects of the kinds of the selected ones</source>
        <translation>Chọn mọi vật thể cùng loại với các vật thể đã chọn</translation>
    </message>
    <message>
        <source>&amp;Replace by Kind in Hand</source>
        <translation>&amp;Thay bằng loại đang dùng</translation>
    </message>
    <message>
        <source>The selected objects look like the model that is chosen for new ones</source>
        <translation>Các vật thể đã chọn mang hình mô hình đang chọn cho vật thể mới</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>Nhó&amp;m</translation>
    </message>
    <message>
        <source>Select one of them, and all of them are selected</source>
        <translation>Chọn một vật thể là chọn cả nhóm</translation>
    </message>
    <message>
        <source>U&amp;ngroup</source>
        <translation>&amp;Rã nhóm</translation>
    </message>
    <message>
        <source>Each of them on its own again</source>
        <translation>Mỗi vật thể lại riêng lẻ</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>Khó&amp;a</translation>
    </message>
    <message>
        <source>The selected objects can neither be selected nor changed</source>
        <translation>Các vật thể đã chọn không thể được chọn hay sửa đổi</translation>
    </message>
    <message>
        <source>Unlock &amp;All</source>
        <translation>Mở &amp;khóa tất cả</translation>
    </message>
    <message>
        <source>Unlock all locked objects</source>
        <translation>Mở khóa mọi vật thể bị khóa</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>Ẩ&amp;n</translation>
    </message>
    <message>
        <source>Do not draw the selected objects</source>
        <translation>Không vẽ các vật thể đã chọn</translation>
    </message>
    <message>
        <source>Sho&amp;w All</source>
        <translation>&amp;Hiện tất cả</translation>
    </message>
    <message>
        <source>Draw all hidden objects again</source>
        <translation>Vẽ lại mọi vật thể bị ẩn</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Chọn</translation>
    </message>
    <message>
        <source>; Shift adds, Ctrl subtracts</source>
        <translation>; Shift để thêm, Ctrl để bớt</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>&amp;Chữ nhật</translation>
    </message>
    <message>
        <source>Select ground by a rectangle</source>
        <translation>Chọn mặt đất bằng hình chữ nhật</translation>
    </message>
    <message>
        <source>&amp;Ellipse</source>
        <translation>&amp;Hình elip</translation>
    </message>
    <message>
        <source>Select ground by an ellipse</source>
        <translation>Chọn mặt đất bằng hình elip</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>Vẽ tự &amp;do</translation>
    </message>
    <message>
        <source>Select ground by an outline</source>
        <translation>Chọn mặt đất bằng một đường bao</translation>
    </message>
    <message>
        <source>&amp;Wand</source>
        <translation>Đũ&amp;a thần</translation>
    </message>
    <message>
        <source>Select ground like that under the pointer, by slope, height, curvature or aspect</source>
        <translation>Chọn mặt đất giống chỗ dưới con trỏ, theo độ dốc, độ cao, độ cong hoặc hướng dốc</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Vẽ bằng cọ</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Tất cả</translation>
    </message>
    <message>
        <source>Select all ground</source>
        <translation>Chọn toàn bộ mặt đất</translation>
    </message>
    <message>
        <source>&amp;Deselect</source>
        <translation>&amp;Bỏ chọn</translation>
    </message>
    <message>
        <source>Clear the selection: edits reach everywhere</source>
        <translation>Xóa vùng chọn: chỉnh sửa có tác dụng khắp nơi</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>Đảo &amp;ngược</translation>
    </message>
    <message>
        <source>Select what is not selected</source>
        <translation>Chọn những gì chưa được chọn</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>Nới &amp;rộng</translation>
    </message>
    <message>
        <source>Move the edge outward by the distance set in the panel</source>
        <translation>Dời biên ra ngoài theo khoảng cách đặt trong bảng</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <translation>Thu hẹ&amp;p</translation>
    </message>
    <message>
        <source>Move the edge inward by the distance set in the panel</source>
        <translation>Dời biên vào trong theo khoảng cách đặt trong bảng</translation>
    </message>
    <message>
        <source>&amp;Blur</source>
        <translation>&amp;Làm mờ</translation>
    </message>
    <message>
        <source>Soften the edge over the distance set in the panel</source>
        <translation>Làm mềm biên trong khoảng cách đặt trong bảng</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Xem</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>Vừ&amp;a khung nhìn</translation>
    </message>
    <message>
        <source>Bring the selected object, or the whole terrain, into sight</source>
        <translation>Đưa vật thể đã chọn, hoặc toàn bộ địa hình, vào tầm nhìn</translation>
    </message>
    <message>
        <source>From &amp;Above</source>
        <translation>Từ trên &amp;xuống</translation>
    </message>
    <message>
        <source>Look straight down, north up</source>
        <translation>Nhìn thẳng xuống, phía bắc ở trên</translation>
    </message>
    <message>
        <source>Towards &amp;North</source>
        <translation>&amp;Về hướng bắc</translation>
    </message>
    <message>
        <source>Look north, slightly down</source>
        <translation>Nhìn về phía bắc, hơi chúc xuống</translation>
    </message>
    <message>
        <source>From the Fron&amp;t</source>
        <translation>Từ phía t&amp;rước</translation>
    </message>
    <message>
        <source>Look north, level, without perspective</source>
        <translation>Nhìn ngang về phía bắc, không phối cảnh</translation>
    </message>
    <message>
        <source>From the Si&amp;de</source>
        <translation>Từ bên &amp;cạnh</translation>
    </message>
    <message>
        <source>Look west, level, without perspective</source>
        <translation>Nhìn ngang về phía tây, không phối cảnh</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>Phố&amp;i cảnh</translation>
    </message>
    <message>
        <source>Slanting, with perspective; after a view without, as it was before</source>
        <translation>Nhìn nghiêng, có phối cảnh; sau một khung nhìn không phối cảnh thì trở lại như trước đó</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>Trực gia&amp;o</translation>
    </message>
    <message>
        <source>Without perspective</source>
        <translation>Không phối cảnh</translation>
    </message>
    <message>
        <source>View &amp;Back</source>
        <translation>Khung &amp;nhìn trước</translation>
    </message>
    <message>
        <source>Back to the view before the camera moved last</source>
        <translation>Quay về khung nhìn trước lần di chuyển camera gần nhất</translation>
    </message>
    <message>
        <source>View F&amp;orward</source>
        <translation>Khung nhìn &amp;sau</translation>
    </message>
    <message>
        <source>Forward again to the view that one went back from</source>
        <translation>Tiến tới lại khung nhìn vừa rời khỏi</translation>
    </message>
    <message>
        <source>Allow Camera &amp;Below Terrain</source>
        <translation>&amp;Cho camera xuống dưới địa hình</translation>
    </message>
    <message>
        <source>Let the camera go beneath the ground</source>
        <translation>Cho phép camera đi xuống dưới mặt đất</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tối</translation>
    </message>
    <message>
        <source>Dark interface</source>
        <translation>Giao diện tối</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Sáng</translation>
    </message>
    <message>
        <source>Light interface</source>
        <translation>Giao diện sáng</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Đặt &amp;lại bố cục</translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation>Đưa mọi bảng về chỗ ban đầu</translation>
    </message>
    <message>
        <source>View &amp;%1</source>
        <translation>Khung nhìn &amp;%1</translation>
    </message>
    <message>
        <source>Bookmarked View 1; 2 … 9 likewise</source>
        <translation>Khung nhìn đã đánh dấu 1; 2 … 9 tương tự</translation>
    </message>
    <message>
        <source>Go to a saved view</source>
        <translation>Đến một khung nhìn đã lưu</translation>
    </message>
    <message>
        <source>Save as &amp;%1</source>
        <translation>Lưu thành &amp;%1</translation>
    </message>
    <message>
        <source>Save Bookmark 1; 2 … 9 likewise</source>
        <translation>Lưu dấu khung nhìn 1; 2 … 9 tương tự</translation>
    </message>
    <message>
        <source>Save the view to come back to it</source>
        <translation>Lưu khung nhìn để quay lại sau</translation>
    </message>
    <message>
        <source>Picking &amp;Inspector</source>
        <translation>&amp;Trình kiểm tra chọn điểm</translation>
    </message>
    <message>
        <source>Show how the point under the cursor is found, step by step</source>
        <translation>Cho thấy từng bước cách tìm ra điểm dưới con trỏ</translation>
    </message>
    <message>
        <source>&amp;Pin Ray</source>
        <translation>Ghi&amp;m tia</translation>
    </message>
    <message>
        <source>Pin the ray under the cursor to look at it from elsewhere; once more: unpin it</source>
        <translation>Ghim tia dưới con trỏ để nhìn nó từ chỗ khác; lần nữa: bỏ ghim</translation>
    </message>
    <message>
        <source>View Ray from the &amp;Side</source>
        <translation>X&amp;em tia từ bên cạnh</translation>
    </message>
    <message>
        <source>Pin the ray and see all of it from beside</source>
        <translation>Ghim tia và nhìn toàn bộ từ bên cạnh</translation>
    </message>
    <message>
        <source>View A&amp;long Ray</source>
        <translation>&amp;Xem dọc theo tia</translation>
    </message>
    <message>
        <source>Back to where the ray was cast from</source>
        <translation>Quay về nơi tia được chiếu ra</translation>
    </message>
    <message>
        <source>No A&amp;nalysis</source>
        <translation>&amp;Không phân tích</translation>
    </message>
    <message>
        <source>The ground in its own colours</source>
        <translation>Mặt đất với màu riêng của nó</translation>
    </message>
    <message>
        <source>&amp;Viewshed</source>
        <translation>&amp;Vùng nhìn thấy</translation>
    </message>
    <message>
        <source>Which ground an observer sees; it follows every change of the ground</source>
        <translation>Phần mặt đất mà người quan sát thấy; cập nhật theo mọi thay đổi của mặt đất</translation>
    </message>
    <message>
        <source>&amp;Sun Shadow</source>
        <translation>&amp;Bóng nắng</translation>
    </message>
    <message>
        <source>Which ground the sun shines on; it follows every change of the ground</source>
        <translation>Phần mặt đất được mặt trời chiếu; cập nhật theo mọi thay đổi của mặt đất</translation>
    </message>
    <message>
        <source>S&amp;ky Visibility</source>
        <translation>Độ &amp;thấy trời</translation>
    </message>
    <message>
        <source>How much of the sky&apos;s light the ground gets; it follows every change of the ground</source>
        <translation>Mặt đất nhận bao nhiêu ánh sáng bầu trời; cập nhật theo mọi thay đổi của mặt đất</translation>
    </message>
    <message>
        <source>&amp;Observer at Cursor</source>
        <translation>&amp;Người quan sát ở con trỏ</translation>
    </message>
    <message>
        <source>The viewshed from the ground under the cursor, or from the middle of the view</source>
        <translation>Vùng nhìn thấy từ mặt đất dưới con trỏ, hoặc từ giữa khung nhìn</translation>
    </message>
    <message>
        <source>Observer in Mid View</source>
        <translation>Người quan sát giữa khung nhìn</translation>
    </message>
    <message>
        <source>&amp;Natural</source>
        <translation>Tự &amp;nhiên</translation>
    </message>
    <message>
        <source>Grass, rock, scree, sand and snow where they would be</source>
        <translation>Cỏ, đá, đá vụn, cát và tuyết ở nơi vốn có</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>Độ c&amp;ao</translation>
    </message>
    <message>
        <source>Colours for heights, as in an atlas</source>
        <translation>Màu theo độ cao, như trong tập bản đồ</translation>
    </message>
    <message>
        <source>H&amp;illshade</source>
        <translation>&amp;Bóng địa hình</translation>
    </message>
    <message>
        <source>Light alone, in grey, as maps have it</source>
        <translation>Chỉ ánh sáng, màu xám, như trên bản đồ</translation>
    </message>
    <message>
        <source>&amp;Slope</source>
        <translation>Độ &amp;dốc</translation>
    </message>
    <message>
        <source>How steep the ground is</source>
        <translation>Mặt đất dốc đến đâu</translation>
    </message>
    <message>
        <source>&amp;Aspect</source>
        <translation>&amp;Hướng dốc</translation>
    </message>
    <message>
        <source>Which way the ground slopes</source>
        <translation>Mặt đất dốc về hướng nào</translation>
    </message>
    <message>
        <source>C&amp;urvature</source>
        <translation>Độ con&amp;g</translation>
    </message>
    <message>
        <source>Crests and hollows</source>
        <translation>Chỗ gồ và chỗ trũng</translation>
    </message>
    <message>
        <source>&amp;Clay</source>
        <translation>Đất &amp;sét</translation>
    </message>
    <message>
        <source>One colour: the shape alone</source>
        <translation>Một màu: chỉ có hình dạng</translation>
    </message>
    <message>
        <source>N&amp;ormals</source>
        <translation>&amp;Pháp tuyến</translation>
    </message>
    <message>
        <source>The ground&apos;s direction, as in a normal map</source>
        <translation>Hướng của mặt đất, như trong bản đồ pháp tuyến</translation>
    </message>
    <message>
        <source>&amp;Materials</source>
        <translation>&amp;Vật liệu</translation>
    </message>
    <message>
        <source>The materials that lie there; natural ground where there are none</source>
        <translation>Các vật liệu nằm ở đó; mặt đất tự nhiên nơi không có vật liệu</translation>
    </message>
    <message>
        <source>Materia&amp;l Weights</source>
        <translation>&amp;Trọng số vật liệu</translation>
    </message>
    <message>
        <source>How much of each material lies where, in their flat colours</source>
        <translation>Mỗi vật liệu nằm ở đâu và bao nhiêu, bằng màu phẳng của chúng</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Trọng số</translation>
    </message>
    <message>
        <source>Con&amp;tours</source>
        <translation>Đường đồng &amp;mức</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>Các đường cùng độ cao</translation>
    </message>
    <message>
        <source>&amp;Grid on Ground</source>
        <translation>&amp;Lưới trên mặt đất</translation>
    </message>
    <message>
        <source>Lines in even steps</source>
        <translation>Các đường cách đều nhau</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>&amp;Khung dây</translation>
    </message>
    <message>
        <source>The edges of the drawn triangles</source>
        <translation>Cạnh của các tam giác được vẽ</translation>
    </message>
    <message>
        <source>Wat&amp;er</source>
        <translation>Nướ&amp;c</translation>
    </message>
    <message>
        <source>Water up to the sea level</source>
        <translation>Nước cao đến mực nước biển</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Trợ giúp</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>Tìm &amp;lệnh…</translation>
    </message>
    <message>
        <source>Find anything that can be done by a few words</source>
        <translation>Tìm mọi việc có thể làm bằng vài từ</translation>
    </message>
    <message>
        <source>&amp;Keys and Mouse</source>
        <translation>&amp;Phím và chuột</translation>
    </message>
    <message>
        <source>All keys and what the mouse does</source>
        <translation>Mọi phím và công dụng của chuột</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>&amp;Thông báo</translation>
    </message>
    <message>
        <source>What Scarp has said, to read again and to copy</source>
        <translation>Những gì Scarp đã báo, để đọc lại và sao chép</translation>
    </message>
    <message>
        <source>&amp;About Scarp</source>
        <translation>&amp;Giới thiệu Scarp</translation>
    </message>
    <message>
        <source>About Scarp</source>
        <translation>Giới thiệu Scarp</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>So sánh &amp;với…</translation>
    </message>
    <message>
        <source>Show how this terrain differs from a project or elevation data</source>
        <translation>Cho thấy địa hình này khác một dự án hoặc dữ liệu độ cao thế nào</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>&amp;Tương phản cao</translation>
    </message>
    <message>
        <source>White on black, with bright marks</source>
        <translation>Trắng trên nền đen, dấu sáng rõ</translation>
    </message>
    <message>
        <source>Text %1 %</source>
        <translation>Chữ %1 %</translation>
    </message>
    <message>
        <source>How large the texts of the window are</source>
        <translation>Chữ trong cửa sổ lớn bao nhiêu</translation>
    </message>
    <message>
        <source>Reduce &amp;Motion</source>
        <translation>Giảm ch&amp;uyển động</translation>
    </message>
    <message>
        <source>The camera is at once where it goes to</source>
        <translation>Máy quay tới đích ngay lập tức</translation>
    </message>
    <message>
        <source>Mouse, units, tips, language, autosave, memory</source>
        <translation>Chuột, đơn vị, gợi ý, ngôn ngữ, tự động lưu, bộ nhớ</translation>
    </message>
    <message>
        <source>C&amp;onsole</source>
        <translation>Bả&amp;ng lệnh</translation>
    </message>
    <message>
        <source>What has been done, as a script or as Python, and operations that are typed</source>
        <translation>Những gì đã làm, dạng script hoặc Python, và các thao tác gõ vào</translation>
    </message>
    <message>
        <source>Draw Brush Path</source>
        <translation>Vẽ tuyến cọ</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Theo &amp;hệ thống</translation>
    </message>
    <message>
        <source>Dark or light as the desktop is when Scarp starts</source>
        <translation>Tối hoặc sáng theo màn hình nền lúc Scarp khởi động</translation>
    </message>
    <message>
        <source>The middle button pans, the right one looks round and flies, Alt + left orbits</source>
        <translation>Nút giữa để dịch, nút phải để nhìn quanh và bay, Alt + nút trái để xoay quanh</translation>
    </message>
    <message>
        <source>The middle button orbits, with Shift it pans, with Ctrl it zooms</source>
        <translation>Nút giữa để xoay quanh, cùng Shift để dịch, cùng Ctrl để thu phóng</translation>
    </message>
    <message>
        <source>As Scarp, and Alt + right zooms</source>
        <translation>Như Scarp, và Alt + nút phải để thu phóng</translation>
    </message>
    <message>
        <source>As Scarp, and Alt + right zooms, Alt + Ctrl + left pans</source>
        <translation>Như Scarp, và Alt + nút phải để thu phóng, Alt + Ctrl + nút trái để dịch</translation>
    </message>
    <message>
        <source>The middle button or Space + left pans, with Ctrl it zooms, with Shift it orbits</source>
        <translation>Nút giữa hoặc Space + nút trái để dịch, cùng Ctrl để thu phóng, cùng Shift để xoay quanh</translation>
    </message>
    <message>
        <source>The middle button orbits, with Ctrl it looks round; Space + left pans, the right one zooms</source>
        <translation>Nút giữa để xoay quanh, cùng Ctrl để nhìn quanh; Space + nút trái để dịch, nút phải để thu phóng</translation>
    </message>
    <message>
        <source>&amp;Rivers and Ponds</source>
        <translation>&amp;Sông và ao</translation>
    </message>
    <message>
        <source>The water of lines: rivers, canals and ponds</source>
        <translation>Nước của các tuyến: sông, kênh đào và ao</translation>
    </message>
    <message>
        <source>&amp;What Is This?</source>
        <translation>Đây là &amp;gì?</translation>
    </message>
    <message>
        <source>Click on any control to read what it does; over one, the key alone says it</source>
        <translation>Bấm vào một mục điều khiển bất kỳ để đọc công dụng của nó; khi con trỏ ở trên nó, chỉ cần nhấn phím</translation>
    </message>
    <message>
        <source>&amp;Name This State…</source>
        <translation>Đặt tê&amp;n cho trạng thái này…</translation>
    </message>
    <message>
        <source>Give a shared terrain as it is now a name, which makes it a version</source>
        <translation>Đặt tên cho địa hình chia sẻ như hiện tại, tạo thành một phiên bản</translation>
    </message>
    <message>
        <source>&amp;Keep an Area for Me…</source>
        <translation>&amp;Giữ một vùng cho tôi…</translation>
    </message>
    <message>
        <source>Keep a part of a shared terrain from the others for a while</source>
        <translation>Giữ một phần địa hình chia sẻ khỏi người khác trong một lúc</translation>
    </message>
    <message>
        <source>&amp;Release My Area</source>
        <translation>Thôi giữ vùng &amp;của tôi</translation>
    </message>
    <message>
        <source>Let the others edit the area that you keep</source>
        <translation>Cho người khác chỉnh sửa vùng bạn đang giữ</translation>
    </message>
    <message>
        <source>Save S&amp;creenshot…</source>
        <translation>Lưu ảnh &amp;chụp màn hình…</translation>
    </message>
    <message>
        <source>Save the view as a PNG picture, without the cursor, also larger than the window</source>
        <translation>Lưu khung nhìn thành ảnh PNG, không có con trỏ, có thể lớn hơn cửa sổ</translation>
    </message>
    <message>
        <source>Ma&amp;nual</source>
        <translation>Sổ tay &amp;hướng dẫn</translation>
    </message>
    <message>
        <source>Read the manual, with pictures and search</source>
        <translation>Đọc sổ tay, có hình ảnh và tìm kiếm</translation>
    </message>
    <message>
        <source>&amp;Manage Team Terrain…</source>
        <translation>&amp;Quản lý địa hình của nhóm…</translation>
    </message>
    <message>
        <source>List, add and remove members of a shared terrain; rename, archive or delete it</source>
        <translation>Liệt kê, thêm và gỡ bỏ thành viên của địa hình dùng chung; đổi tên, lưu trữ hoặc xóa nó</translation>
    </message>
    <message>
        <source>From &amp;Vector File…</source>
        <translation>Từ tệp &amp;vectơ…</translation>
    </message>
    <message>
        <source>Select ground by the polygons, lines or points of a vector file</source>
        <translation>Chọn mặt đất bằng đa giác, đường hoặc điểm của một tệp vectơ</translation>
    </message>
    <message>
        <source>Position…</source>
        <translation>Vị trí…</translation>
    </message>
    <message>
        <source>Type a position for a dab or a stroke of the active brush, or for the view</source>
        <translation>Gõ một vị trí cho vết cọ hoặc nét của cọ đang dùng, hoặc cho khung nhìn</translation>
    </message>
    <message>
        <source>By &amp;Coordinates…</source>
        <translation>Th&amp;eo tọa độ…</translation>
    </message>
    <message>
        <source>Type the corners of a rectangle, an ellipse or a polygon to select</source>
        <translation>Gõ các góc của hình chữ nhật, hình elip hoặc đa giác để chọn</translation>
    </message>
    <message>
        <source>&amp;Unreal Engine…</source>
        <translation>&amp;Unreal Engine…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Unreal Engine</source>
        <translation>Xuất độ cao, trọng số vật liệu và vật thể cho Unreal Engine</translation>
    </message>
    <message>
        <source>U&amp;nity…</source>
        <translation>U&amp;nity…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Unity</source>
        <translation>Xuất độ cao, trọng số vật liệu và vật thể cho Unity</translation>
    </message>
    <message>
        <source>&amp;Godot…</source>
        <translation>&amp;Godot…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Godot</source>
        <translation>Xuất độ cao, trọng số vật liệu và vật thể cho Godot</translation>
    </message>
    <message>
        <source>&amp;Blender…</source>
        <translation>&amp;Blender…</translation>
    </message>
    <message>
        <source>Export the terrain, its materials and objects for Blender</source>
        <translation>Xuất địa hình, vật liệu và vật thể của nó cho Blender</translation>
    </message>
    <message>
        <source>glT&amp;F…</source>
        <translation>glT&amp;F…</translation>
    </message>
    <message>
        <source>Export the terrain and its objects as one glTF file</source>
        <translation>Xuất địa hình và vật thể của nó thành một tệp glTF</translation>
    </message>
    <message>
        <source>By Ra&amp;nge…</source>
        <translation>Theo &amp;khoảng…</translation>
    </message>
    <message>
        <source>Select ground by a range of slope, height, aspect, curvature, drainage area or noise</source>
        <translation>Chọn mặt đất theo khoảng độ dốc, độ cao, hướng dốc, độ cong, diện tích lưu vực hoặc nhiễu</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Thống kê</translation>
    </message>
    <message>
        <source>Show the size of the terrain and of its drawing in the view</source>
        <translation>Hiện kích thước của địa hình và của phần vẽ nó trong khung nhìn</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>Trang &amp;bắt đầu</translation>
    </message>
    <message>
        <source>Show recent files, ways to start and what&apos;s new</source>
        <translation>Hiện các tệp gần đây, các cách bắt đầu và những gì mới</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Công cụ</translation>
    </message>
    <message>
        <source>Tool Group: %1</source>
        <translation>Nhóm công cụ: %1</translation>
    </message>
    <message>
        <source>Activate the tool of this group that was active last</source>
        <translation>Kích hoạt công cụ dùng gần nhất của nhóm này</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Vật liệu</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Đường</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Vùng chọn</translation>
    </message>
    <message>
        <source>Previous Tool</source>
        <translation>Công cụ trước</translation>
    </message>
    <message>
        <source>Activate the previous tool of the active group in the toolbar</source>
        <translation>Kích hoạt công cụ trước trong nhóm đang dùng của thanh công cụ</translation>
    </message>
    <message>
        <source>Next Tool</source>
        <translation>Công cụ kế tiếp</translation>
    </message>
    <message>
        <source>Activate the next tool of the active group in the toolbar</source>
        <translation>Kích hoạt công cụ kế tiếp trong nhóm đang dùng của thanh công cụ</translation>
    </message>
    <message>
        <source>&amp;New Terrain…</source>
        <translation>Địa hình mớ&amp;i…</translation>
    </message>
    <message>
        <source>Import from &amp;URL…</source>
        <translation>Nhập từ &amp;URL…</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>Thêm vật liệu</translation>
    </message>
    <message>
        <source>Add thirteen materials and rules that suit this terrain, and surfaces of its roads</source>
        <translation>Thêm mười ba vật liệu và quy tắc phù hợp với địa hình này, cùng mặt đường cho các con đường</translation>
    </message>
    <message>
        <source>Add Drape from URL…</source>
        <translation>Thêm ảnh phủ từ URL…</translation>
    </message>
    <message>
        <source>Add Height Stamp</source>
        <translation>Thêm dấu độ cao</translation>
    </message>
    <message>
        <source>Place an image as a mountain, crater or dune that can be moved, scaled and rotated at any time; drag to set its size</source>
        <translation>Đặt một ảnh làm núi, miệng hố hoặc đụn cát, có thể dời, co giãn và xoay bất cứ lúc nào; kéo để định kích thước</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lớp</translation>
    </message>
    <message>
        <source>&amp;Add Layer</source>
        <translation>&amp;Thêm lớp</translation>
    </message>
    <message>
        <source>Add a layer above the active one</source>
        <translation>Thêm một lớp trên lớp đang dùng</translation>
    </message>
    <message>
        <source>Add Gro&amp;up</source>
        <translation>Thêm nhó&amp;m</translation>
    </message>
    <message>
        <source>Add an empty group above the active layer</source>
        <translation>Thêm một nhóm trống trên lớp đang dùng</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layer</source>
        <translation>Nhân đôi &amp;lớp</translation>
    </message>
    <message>
        <source>Copy the active layer or group</source>
        <translation>Nhân đôi lớp hoặc nhóm đang dùng</translation>
    </message>
    <message>
        <source>&amp;Merge Down</source>
        <translation>&amp;Gộp xuống dưới</translation>
    </message>
    <message>
        <source>Merge the active layer with the one under it, or a group into one layer</source>
        <translation>Gộp lớp đang dùng với lớp bên dưới, hoặc gộp một nhóm thành một lớp</translation>
    </message>
    <message>
        <source>&amp;Delete Layer</source>
        <translation>&amp;Xóa lớp</translation>
    </message>
    <message>
        <source>Delete the active layer, or a group with its layers</source>
        <translation>Xóa lớp đang dùng, hoặc một nhóm cùng các lớp của nó</translation>
    </message>
    <message>
        <source>&amp;Group Layers</source>
        <translation>&amp;Nhóm các lớp</translation>
    </message>
    <message>
        <source>Put the chosen layers into a group; Ctrl+G while the list of layers has the focus</source>
        <translation>Đưa các lớp đã chọn vào một nhóm; Ctrl+G khi danh sách lớp đang có tiêu điểm</translation>
    </message>
    <message>
        <source>U&amp;ngroup Layers</source>
        <translation>&amp;Rã nhóm lớp</translation>
    </message>
    <message>
        <source>Remove the active group and keep its layers</source>
        <translation>Gỡ nhóm đang dùng và giữ lại các lớp của nó</translation>
    </message>
    <message>
        <source>Select objects, one by one or by a box, and move, turn and scale them; Shift adds, Ctrl subtracts</source>
        <translation>Chọn vật thể, từng cái hoặc bằng khung, rồi di chuyển, xoay và đổi tỉ lệ; Shift để thêm, Ctrl để bớt</translation>
    </message>
    <message>
        <source>Draw editable roads, rivers, walls and pads</source>
        <translation>Vẽ đường, sông, tường và nền bằng có thể chỉnh sửa</translation>
    </message>
    <message>
        <source>Draw a line that applies the active brush and updates with the terrain</source>
        <translation>Vẽ một tuyến áp dụng cọ đang dùng và cập nhật theo địa hình</translation>
    </message>
    <message>
        <source>Select ground with the brush; Ctrl subtracts</source>
        <translation>Chọn mặt đất bằng cọ; Ctrl để bớt</translation>
    </message>
</context>
<context>
    <name>scarp::AddressFields</name>
    <message>
        <source>%1 – heights</source>
        <translation>%1 – độ cao</translation>
    </message>
    <message>
        <source>A raster on the web, an object as s3://…, gs://… or az://…, a STAC item, a .zip, a Zarr folder, or a service as WCS:https://… or WMS:https://…. Passwords and signatures are used, but neither shown nor kept.</source>
        <translation>Một raster trên web, một đối tượng dạng s3://…, gs://… hoặc az://…, một mục STAC, một tệp .zip, một thư mục Zarr, hoặc một dịch vụ dạng WCS:https://… hay WMS:https://…. Mật khẩu và chữ ký được dùng nhưng không hiển thị cũng không lưu lại.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>Địa &amp;chỉ</translation>
    </message>
    <message>
        <source>Which of the item&apos;s rasters</source>
        <translation>Raster nào của mục</translation>
    </message>
    <message>
        <source>The rasters that the STAC item names</source>
        <translation>Các raster mà mục STAC liệt kê</translation>
    </message>
    <message>
        <source>Raster</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Dừng</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Nạp</translation>
    </message>
    <message>
        <source>Waits no longer</source>
        <translation>Không chờ nữa</translation>
    </message>
    <message>
        <source>Looks at what is there</source>
        <translation>Xem ở đó có gì</translation>
    </message>
    <message>
        <source>Reading the STAC item</source>
        <translation>Đang đọc mục STAC</translation>
    </message>
</context>
<context>
    <name>scarp::AdjustPanel</name>
    <message>
        <source>Radius</source>
        <translation>Bán kính</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Cường độ</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Chỉnh</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Brush of the stroke</source>
        <translation>Cọ của nét</translation>
    </message>
    <message>
        <source>%1 falloff</source>
        <translation>Suy giảm: %1</translation>
    </message>
    <message>
        <source>Makes the stroke with these settings, and all that came after it anew, as one step</source>
        <translation>Vẽ lại nét với các thiết lập này, cùng mọi thứ sau đó, thành một bước</translation>
    </message>
    <message>
        <source>Drag the dots on the ground to bend its path.</source>
        <translation>Kéo các chấm trên mặt đất để uốn đường đi của nét.</translation>
    </message>
    <message>
        <source>Adjust step %1: %2</source>
        <translation>Chỉnh bước %1: %2</translation>
    </message>
    <message>
        <source>Finish the stroke first.</source>
        <translation>Hãy hoàn tất nét trước.</translation>
    </message>
    <message>
        <source>Adjusting %1</source>
        <translation>Đang chỉnh %1</translation>
    </message>
    <message>
        <source>The terrain was edited meanwhile. Adjust the stroke once more.</source>
        <translation>Địa hình đã được sửa trong lúc đó. Hãy chỉnh nét lại lần nữa.</translation>
    </message>
    <message>
        <source>Adjusting …</source>
        <translation>Đang chỉnh …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>The kind of brush that the stroke is made with instead</source>
        <translation>Loại cọ dùng thay để vẽ nét</translation>
    </message>
</context>
<context>
    <name>scarp::AdjustmentSettings</name>
    <message>
        <source>Update</source>
        <translation>Cập nhật</translation>
    </message>
    <message>
        <source>Compute the layer from the terrain beneath it</source>
        <translation>Tính lớp từ địa hình bên dưới nó</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>Chưa cập nhật</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Đã cập nhật</translation>
    </message>
    <message>
        <source>Drag a point, or press beside the curve to add one</source>
        <translation>Kéo một điểm, hoặc nhấn bên cạnh đường cong để thêm điểm</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Đường cong</translation>
    </message>
</context>
<context>
    <name>scarp::AdvancedFields</name>
    <message>
        <source>as the file says</source>
        <translation>theo tệp</translation>
    </message>
    <message>
        <source>Unit of the heights</source>
        <translation>Đơn vị của độ cao</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>mét</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>feet</translation>
    </message>
    <message>
        <source>US survey feet</source>
        <translation>feet khảo sát Mỹ</translation>
    </message>
    <message>
        <source>kilometres</source>
        <translation>kilômét</translation>
    </message>
    <message>
        <source>decimetres</source>
        <translation>đềximét</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>xentimét</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>milimét</translation>
    </message>
    <message>
        <source>fathoms</source>
        <translation>sải (fathom)</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Nâng cao</translation>
    </message>
    <message>
        <source>No-data value</source>
        <translation>Giá trị không dữ liệu</translation>
    </message>
    <message>
        <source>The stored value that stands for a hole; nan where there is none</source>
        <translation>Giá trị lưu trữ đại diện cho lỗ hổng; nan nếu không có</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tỉ lệ</translation>
    </message>
    <message>
        <source>Height = stored value · scale + offset</source>
        <translation>Độ cao = giá trị lưu trữ · tỉ lệ + độ lệch</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Độ lệch</translation>
    </message>
    <message>
        <source>Overrules what the file says: the unit in a file is wrong more often than one would think</source>
        <translation>Thay cho điều tệp ghi: đơn vị trong tệp thường sai hơn ta tưởng</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Đơn vị</translation>
    </message>
    <message>
        <source>Scale 0 would make everything flat</source>
        <translation>Tỉ lệ 0 sẽ làm mọi thứ phẳng lì</translation>
    </message>
    <message>
        <source>What one step of the stored heights is</source>
        <translation>Một bước của độ cao đã lưu là bao nhiêu</translation>
    </message>
    <message>
        <source>Linearise sRGB</source>
        <translation>Tuyến tính hóa sRGB</translation>
    </message>
    <message>
        <source>Converts the values of a picture that is sRGB-encoded to linear ones</source>
        <translation>Chuyển các giá trị của ảnh mã hóa sRGB thành giá trị tuyến tính</translation>
    </message>
</context>
<context>
    <name>scarp::AlphaCommands</name>
    <message>
        <source>Reading %1</source>
        <translation>Đang đọc %1</translation>
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
        <translation>Không có</translation>
    </message>
    <message>
        <source>No alpha: the circle alone</source>
        <translation>Không có alpha: chỉ hình tròn</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Xoay</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Cố định</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Nét cọ</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Ngẫu nhiên</translation>
    </message>
    <message>
        <source>Always the same way up</source>
        <translation>Luôn giữ một chiều</translation>
    </message>
    <message>
        <source>Its top leads the stroke</source>
        <translation>Đỉnh ảnh hướng theo nét</translation>
    </message>
    <message>
        <source>Another way each dab</source>
        <translation>Mỗi vết cọ một chiều khác</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Góc</translation>
    </message>
    <message>
        <source>By which it is turned besides, degrees anticlockwise</source>
        <translation>Góc xoay thêm, độ, ngược chiều kim đồng hồ</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Vùng</translation>
    </message>
    <message>
        <source>Ground that was copied, as a stamp; kept with the brush</source>
        <translation>Mặt đất đã chép, dùng làm dấu; được giữ cùng cọ</translation>
    </message>
    <message>
        <source>Load Alpha Image</source>
        <translation>Nạp ảnh alpha</translation>
    </message>
    <message>
        <source>Load a greyscale image or heightmap: PNG, EXR, TIFF, RAW …</source>
        <translation>Nạp ảnh thang xám hoặc bản đồ độ cao: PNG, EXR, TIFF, RAW …</translation>
    </message>
    <message>
        <source>Images and heightmaps (*.png *.exr *.tif *.tiff *.raw *.r16 *.r32 *.asc *.hgt *.dem);;All files (*)</source>
        <translation>Ảnh và bản đồ độ cao (*.png *.exr *.tif *.tiff *.raw *.r16 *.r32 *.asc *.hgt *.dem);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Load Image…</source>
        <translation>Nạp ảnh…</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisController</name>
    <message>
        <source>Viewshed</source>
        <translation>Vùng nhìn thấy</translation>
    </message>
    <message>
        <source>Sun shadow</source>
        <translation>Bóng nắng</translation>
    </message>
    <message>
        <source>Sky visibility</source>
        <translation>Độ thấy trời</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisDock</name>
    <message>
        <source>Analysis</source>
        <translation>Phân tích</translation>
    </message>
    <message>
        <source>As light</source>
        <translation>Như ánh sáng</translation>
    </message>
    <message>
        <source>Eye height</source>
        <translation>Độ cao mắt</translation>
    </message>
    <message>
        <source>Of the observer&apos;s eye above the ground</source>
        <translation>Của mắt người quan sát trên mặt đất</translation>
    </message>
    <message>
        <source>Target height</source>
        <translation>Độ cao mục tiêu</translation>
    </message>
    <message>
        <source>Of what is looked for above the ground</source>
        <translation>Của vật cần nhìn trên mặt đất</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Bán kính</translation>
    </message>
    <message>
        <source>How far the observer looks over the map</source>
        <translation>Người quan sát nhìn xa bao nhiêu trên bản đồ</translation>
    </message>
    <message>
        <source>Azimuth</source>
        <translation>Phương vị</translation>
    </message>
    <message>
        <source>Where the sun stands, degrees from the north clockwise</source>
        <translation>Vị trí mặt trời, độ tính từ hướng bắc theo chiều kim đồng hồ</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>How high the sun stands, degrees above the horizon</source>
        <translation>Mặt trời cao bao nhiêu, độ trên đường chân trời</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Độ mềm</translation>
    </message>
    <message>
        <source>Half the sun&apos;s breadth, degrees: 0.27 for the real one, 0 for sharp shadows. Soft ones take longer</source>
        <translation>Nửa bề rộng của mặt trời, độ: 0.27 như thật, 0 cho bóng sắc nét. Bóng mềm tính lâu hơn</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Khoảng cách</translation>
    </message>
    <message>
        <source>Beyond it ground does not hide the sky. The less, the quicker it follows an edit</source>
        <translation>Xa hơn mức này, mặt đất không che bầu trời. Càng nhỏ thì càng theo kịp chỉnh sửa</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Số hướng</translation>
    </message>
    <message>
        <source>In how many directions round the horizon is found</source>
        <translation>Tìm đường chân trời theo bao nhiêu hướng xung quanh</translation>
    </message>
    <message>
        <source>Dim the light on the ground by the visible share of the sky, in any shading</source>
        <translation>Làm tối ánh sáng trên mặt đất theo phần bầu trời nhìn thấy được, với mọi kiểu tô bóng</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisLegend</name>
    <message>
        <source>in shadow</source>
        <translation>trong bóng</translation>
    </message>
    <message>
        <source>in the sun</source>
        <translation>trong nắng</translation>
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
        <translation>Chú giải</translation>
    </message>
    <message>
        <source>Ground in its own colours is beyond the radius</source>
        <translation>Mặt đất mang màu riêng là nằm ngoài bán kính</translation>
    </message>
    <message>
        <source>How much of the sun the ground sees</source>
        <translation>Mặt đất thấy bao nhiêu phần mặt trời</translation>
    </message>
    <message>
        <source>How much of the sky&apos;s light falls on the ground</source>
        <translation>Bao nhiêu ánh sáng bầu trời chiếu xuống mặt đất</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>thấy được</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>bị khuất</translation>
    </message>
</context>
<context>
    <name>scarp::AreaFields</name>
    <message>
        <source>all</source>
        <translation>tất cả</translation>
    </message>
    <message>
        <source>Area, cells and tiles</source>
        <translation>Vùng, ô và mảnh</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Cột đầu</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Hàng đầu</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Cột</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Hàng</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Độ phân giải</translation>
    </message>
    <message>
        <source>Resample tiles that lie off the common grid</source>
        <translation>Lấy mẫu lại các mảnh lệch khỏi lưới chung</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>theo tệp</translation>
    </message>
    <message>
        <source>Between two samples. Samples of the file are averaged, as many as stay within it; with other cells it is met exactly</source>
        <translation>Giữa hai mẫu. Mẫu của tệp được lấy trung bình, nhiều nhất có thể trong mức này; với ô khác thì khớp đúng mức này</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Ô</translation>
    </message>
    <message>
        <source>The file&apos;s own</source>
        <translation>Ô của tệp</translation>
    </message>
    <message>
        <source>Square metres in the UTM zone</source>
        <translation>Ô vuông theo mét trong múi UTM</translation>
    </message>
    <message>
        <source>Keep the cells of the file, or make square ones in the UTM zone of its middle or in a CRS: type its code, such as EPSG:2056</source>
        <translation>Giữ ô của tệp, hoặc tạo ô vuông trong múi UTM ở giữa tệp hay trong một hệ tọa độ: gõ mã của nó, ví dụ EPSG:2056</translation>
    </message>
    <message>
        <source>Where no tile is</source>
        <translation>Nơi không có mảnh</translation>
    </message>
    <message>
        <source>As the names say</source>
        <translation>Theo tên tệp</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Lỗ hổng</translation>
    </message>
    <message>
        <source>Sea, height 0</source>
        <translation>Biển, độ cao 0</translation>
    </message>
    <message>
        <source>Copernicus has no tiles of the sea; of other tiles those that are missing are holes</source>
        <translation>Copernicus không có mảnh cho biển; với dữ liệu khác, mảnh thiếu là lỗ hổng</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more lines</source>
        <translation>
            <numerusform>và %1 dòng nữa</numerusform>
        </translation>
    </message>
    <message>
        <source>Square metres in the UTM zone, %1</source>
        <translation>Ô vuông theo mét trong múi UTM, %1</translation>
    </message>
    <message>
        <source>; west %1, south %2, east %3, north %4</source>
        <translation>; tây %1, nam %2, đông %3, bắc %4</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> theo %1</translation>
    </message>
    <message>
        <source>; no vertical datum is said</source>
        <translation>; không nêu hệ độ cao</translation>
    </message>
    <message>
        <source>; heights: %1</source>
        <translation>; độ cao: %1</translation>
    </message>
    <message>
        <source>On the new cells: %1</source>
        <translation>Trên các ô mới: %1</translation>
    </message>
    <message>
        <source>New cells: %1</source>
        <translation>Ô mới: %1</translation>
    </message>
    <message>
        <source>Where the part begins, from the north-west corner</source>
        <translation>Phần đó bắt đầu ở đâu, tính từ góc tây bắc</translation>
    </message>
    <message>
        <source>How many samples the part has</source>
        <translation>Phần đó có bao nhiêu mẫu</translation>
    </message>
    <message>
        <source>%1 × %2 samples, %3</source>
        <translation>%1 × %2 mẫu, %3</translation>
    </message>
    <message>
        <source>Tile names</source>
        <translation>Tên mảnh</translation>
    </message>
    <message>
        <source>by position or number</source>
        <translation>theo vị trí hoặc số</translation>
    </message>
    <message>
        <source>Pattern of the names, such as rock_{x}_{y}. {x}: column from the west; {y}: row from the south; {row}: row from the north; *: any text</source>
        <translation>Mẫu của tên, như rock_{x}_{y}. {x}: cột tính từ phía tây; {y}: hàng tính từ phía nam; {row}: hàng tính từ phía bắc; *: văn bản bất kỳ</translation>
    </message>
    <message numerus="yes">
        <source>%1 tiles</source>
        <translation>
            <numerusform>%1 mảnh</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none overlap</source>
        <translation>%1: không có chỗ chồng lấn</translation>
    </message>
    <message>
        <source>%1: all agree where they overlap</source>
        <translation>%1: đều khớp nhau ở chỗ chồng lấn</translation>
    </message>
    <message numerus="yes">
        <source>%1 samples without a tile (sea)</source>
        <translation>
            <numerusform>%1 mẫu không có mảnh (biển)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 samples without a tile (holes)</source>
        <translation>
            <numerusform>%1 mẫu không có mảnh (lỗ hổng)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::AreaMap</name>
    <message>
        <source>Map of the file: drag a rectangle to read that part</source>
        <translation>Bản đồ của tệp: kéo một hình chữ nhật để chỉ đọc phần đó</translation>
    </message>
    <message>
        <source>Drag a rectangle to read that part only; click to read all again</source>
        <translation>Kéo một hình chữ nhật để chỉ đọc phần đó; bấm để đọc lại toàn bộ</translation>
    </message>
</context>
<context>
    <name>scarp::AssetCommands</name>
    <message>
        <source>Models (%1);;All files (*)</source>
        <translation>Mô hình (%1);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Import Models</source>
        <translation>Nhập mô hình</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Đang đọc %1</translation>
    </message>
    <message>
        <source>Importing a model</source>
        <translation>Đang nhập mô hình</translation>
    </message>
    <message>
        <source>Rename Asset</source>
        <translation>Đổi tên tài nguyên</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Tags of %1</source>
        <translation>Thẻ của %1</translation>
    </message>
    <message>
        <source>Words with commas between</source>
        <translation>Các từ, cách nhau bằng dấu phẩy</translation>
    </message>
    <message>
        <source>Replace the Model of %1</source>
        <translation>Thay mô hình của %1</translation>
    </message>
    <message>
        <source>Remove Asset</source>
        <translation>Gỡ tài nguyên</translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>Hoàn tác sẽ đưa chúng trở lại.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Gỡ</translation>
    </message>
    <message>
        <source>Saving a model to the library</source>
        <translation>Đang lưu mô hình vào thư viện</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>Thư viện trống</translation>
    </message>
    <message>
        <source>Show the Library&apos;s Folder</source>
        <translation>Hiện thư mục của thư viện</translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation>Đang đọc mô hình</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects of “%2” are removed too.</source>
        <translation>
            <numerusform>%1 vật thể của “%2” cũng bị xóa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::AssetGrid</name>
    <message>
        <source>Place: %1</source>
        <translation>Đặt: %1</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Thẻ: %1</translation>
    </message>
    <message>
        <source>Its model is missing</source>
        <translation>Thiếu mô hình của nó</translation>
    </message>
    <message>
        <source>Find assets</source>
        <translation>Tìm tài nguyên</translation>
    </message>
    <message>
        <source>Find by name or tag</source>
        <translation>Tìm theo tên hoặc thẻ</translation>
    </message>
    <message>
        <source>Shows the models whose name or tags have these words</source>
        <translation>Hiện các mô hình có tên hoặc thẻ chứa những từ này</translation>
    </message>
</context>
<context>
    <name>scarp::AssetPictures</name>
    <message>
        <source>Drawing pictures of models</source>
        <translation>Đang vẽ ảnh của các mô hình</translation>
    </message>
</context>
<context>
    <name>scarp::BrushDock</name>
    <message>
        <source>Brush</source>
        <translation>Cọ</translation>
    </message>
    <message>
        <source>The radius is smaller than a cell (%1): a stroke may touch no sample.</source>
        <translation>Bán kính nhỏ hơn một ô (%1): nét có thể không chạm mẫu nào.</translation>
    </message>
</context>
<context>
    <name>scarp::BrushMarks</name>
    <message>
        <source>%1 long, %2 wide
%3° · %4</source>
        <translation>dài %1, rộng %2
%3° · %4</translation>
    </message>
</context>
<context>
    <name>scarp::BrushProfile</name>
    <message>
        <source>Brush profile</source>
        <translation>Biên dạng cọ</translation>
    </message>
    <message>
        <source>The brush cut through its middle: how much of its strength acts from rim to rim</source>
        <translation>Cọ cắt qua giữa: cường độ tác động từ mép này đến mép kia</translation>
    </message>
</context>
<context>
    <name>scarp::ChoiceRow</name>
    <message>
        <source>One of these: %1</source>
        <translation>Một trong các mục: %1</translation>
    </message>
</context>
<context>
    <name>scarp::CommandPalette</name>
    <message>
        <source>Find a Command</source>
        <translation>Tìm lệnh</translation>
    </message>
    <message>
        <source>What do you want to do? A few words, such as “make it flat”</source>
        <translation>Bạn muốn làm gì? Vài từ, ví dụ “san phẳng”</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Bạn muốn làm gì?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Các lệnh</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>chưa dùng được</translation>
    </message>
    <message>
        <source>Nothing is known by these words.</source>
        <translation>Không tìm thấy gì với những từ này.</translation>
    </message>
    <message>
        <source>A few words find anything that can be done; Enter does the first</source>
        <translation>Vài từ đủ để tìm mọi thứ có thể làm; Enter thực hiện mục đầu tiên</translation>
    </message>
</context>
<context>
    <name>scarp::CompareController</name>
    <message>
        <source>Projects (*.scarp)</source>
        <translation>Dự án (*.scarp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>So sánh với</translation>
    </message>
    <message>
        <source>Comparing with %1</source>
        <translation>Đang so sánh với %1</translation>
    </message>
</context>
<context>
    <name>scarp::CompareDock</name>
    <message>
        <source>Only here — %1</source>
        <translation>Chỉ ở đây — %1</translation>
    </message>
    <message>
        <source>Only there — %1</source>
        <translation>Chỉ ở kia — %1</translation>
    </message>
    <message>
        <source>Different — %1</source>
        <translation>Khác — %1</translation>
    </message>
    <message numerus="yes">
        <source>The heights are the same at all %1 samples.</source>
        <translation>
            <numerusform>Độ cao giống nhau ở cả %1 mẫu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 samples differ.
Lowest %3, highest %4.
Mean %5, root mean square %6.</source>
        <translation>
            <numerusform>%1 trên %2 mẫu khác nhau.
Thấp nhất %3, cao nhất %4.
Trung bình %5, căn quân phương %6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Khác biệt</translation>
    </message>
    <message>
        <source>End Comparison</source>
        <translation>Kết thúc so sánh</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Những gì khác nhau</translation>
    </message>
    <message>
        <source>A click or Enter moves the camera there</source>
        <translation>Nhấp hoặc Enter đưa máy quay tới đó</translation>
    </message>
    <message>
        <source>This terrain and %1</source>
        <translation>Địa hình này và %1</translation>
    </message>
    <message>
        <source>It is at no place of its own</source>
        <translation>Nó không có vị trí riêng</translation>
    </message>
    <message>
        <source>Greatest difference of heights: %1</source>
        <translation>Chênh độ cao lớn nhất: %1</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>Đế&amp;n đó</translation>
    </message>
    <message>
        <source>The ground has its own colours again</source>
        <translation>Mặt đất lại có màu riêng của nó</translation>
    </message>
    <message>
        <source>
Holes only here: %1, only there: %2.</source>
        <translation>
Lỗ hổng chỉ có ở đây: %1, chỉ có ở kia: %2.</translation>
    </message>
</context>
<context>
    <name>scarp::CompareLegend</name>
    <message>
        <source>the same</source>
        <translation>như nhau</translation>
    </message>
    <message>
        <source>Orange: lower by %1 or more; blue: higher by %1 or more</source>
        <translation>Cam: thấp hơn từ %1 trở lên; lam: cao hơn từ %1 trở lên</translation>
    </message>
</context>
<context>
    <name>scarp::Compass</name>
    <message>
        <source>Face north</source>
        <translation>Nhìn về hướng bắc</translation>
    </message>
    <message>
        <source>Face east</source>
        <translation>Nhìn về hướng đông</translation>
    </message>
    <message>
        <source>Face south</source>
        <translation>Nhìn về hướng nam</translation>
    </message>
    <message>
        <source>Face west</source>
        <translation>Nhìn về hướng tây</translation>
    </message>
    <message>
        <source>From above; once more: slanting again</source>
        <translation>Từ trên xuống; lần nữa: nhìn nghiêng trở lại</translation>
    </message>
    <message>
        <source>E</source>
        <translation>Đ</translation>
    </message>
    <message>
        <source>S</source>
        <translation>N</translation>
    </message>
    <message>
        <source>W</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>La bàn</translation>
    </message>
    <message>
        <source>Where north is. A click on a letter looks that way, a click in the middle from above and back</source>
        <translation>Hướng bắc ở đâu. Bấm vào một chữ để nhìn về hướng đó, bấm vào giữa để nhìn từ trên xuống rồi trở lại</translation>
    </message>
</context>
<context>
    <name>scarp::ConditionEditor</name>
    <message>
        <source>Curve</source>
        <translation>Đường cong</translation>
    </message>
    <message>
        <source>A curve over the range in place of soft ends</source>
        <translation>Một đường cong trên khoảng giá trị thay cho hai đầu mềm</translation>
    </message>
    <message>
        <source>Not</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>Where this does not hold</source>
        <translation>Nơi điều kiện này không đúng</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Gỡ điều kiện này</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Bán kính</translation>
    </message>
    <message>
        <source>Of the surroundings that the ground is compared with</source>
        <translation>Của vùng xung quanh đem so với mặt đất</translation>
    </message>
    <message>
        <source>Water level</source>
        <translation>Mực nước</translation>
    </message>
    <message>
        <source>Ground that is not higher counts as water</source>
        <translation>Mặt đất không cao hơn mức này được coi là nước</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Tìm quanh</translation>
    </message>
    <message>
        <source>How far water is looked for; at most 256 samples</source>
        <translation>Tìm nước trong phạm vi bao xa; nhiều nhất 256 mẫu</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Nhiễu</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tỉ lệ</translation>
    </message>
    <message>
        <source>From crest to crest of the coarsest noise</source>
        <translation>Từ đỉnh đến đỉnh của nhiễu thô nhất</translation>
    </message>
    <message>
        <source>Octaves</source>
        <translation>Octave</translation>
    </message>
    <message>
        <source>How many finer noises lie over it</source>
        <translation>Bao nhiêu lớp nhiễu mịn hơn chồng lên</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Hạt giống</translation>
    </message>
    <message>
        <source>Another number gives another noise</source>
        <translation>Số khác cho nhiễu khác</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Vùng chọn</translation>
    </message>
    <message>
        <source>A selection that is kept with the terrain</source>
        <translation>Một vùng chọn được giữ cùng địa hình</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Từ</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Đến</translation>
    </message>
    <message>
        <source>It holds from here</source>
        <translation>Đúng từ mức này</translation>
    </message>
    <message>
        <source>It holds up to here</source>
        <translation>Đúng đến mức này</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Mềm</translation>
    </message>
    <message>
        <source>Below the range it fades out over so much</source>
        <translation>Dưới khoảng giá trị, nó mờ dần trong chừng này</translation>
    </message>
    <message>
        <source>Above the range it fades out over so much</source>
        <translation>Trên khoảng giá trị, nó mờ dần trong chừng này</translation>
    </message>
</context>
<context>
    <name>scarp::ConditionList</name>
    <message>
        <source>Add Condition</source>
        <translation>Thêm điều kiện</translation>
    </message>
    <message>
        <source>Only where the ground is high, steep, wet, … too</source>
        <translation>Chỉ ở nơi mặt đất còn cao, dốc, ẩm, … nữa</translation>
    </message>
    <message>
        <source>Saved Selection</source>
        <translation>Vùng chọn đã lưu</translation>
    </message>
</context>
<context>
    <name>scarp::Console</name>
    <message>
        <source>Console</source>
        <translation>Bảng lệnh</translation>
    </message>
    <message>
        <source>What has been done, as</source>
        <translation>Những gì đã làm, dạng</translation>
    </message>
    <message>
        <source>a script</source>
        <translation>script</translation>
    </message>
    <message>
        <source>A script is for scarp run and for Edit → Scripts, Python for its module scarp</source>
        <translation>Script dùng cho scarp run và cho Chỉnh sửa → Script, Python dùng cho mô-đun scarp</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Sao chép</translation>
    </message>
    <message>
        <source>Copy all of it</source>
        <translation>Sao chép toàn bộ</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Lưu…</translation>
    </message>
    <message>
        <source>Save all of it; scripts in the folder of scripts are listed under Edit → Scripts</source>
        <translation>Lưu toàn bộ; các script trong thư mục script được liệt kê ở Chỉnh sửa → Script</translation>
    </message>
    <message>
        <source>What has been done</source>
        <translation>Những gì đã làm</translation>
    </message>
    <message>
        <source>Each step of the history that a script can have, up to the present one</source>
        <translation>Từng bước của lịch sử mà script có thể chứa, cho đến bước hiện tại</translation>
    </message>
    <message>
        <source>An operation to do</source>
        <translation>Thao tác cần làm</translation>
    </message>
    <message>
        <source>An operation as scripts have it; Enter does it</source>
        <translation>Một thao tác viết như trong script; Enter để thực hiện</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Chạy</translation>
    </message>
    <message>
        <source>Do the operation, as one step of the history</source>
        <translation>Thực hiện thao tác, thành một bước của lịch sử</translation>
    </message>
    <message numerus="yes">
        <source>%n steps are not shown: too many, or made of data that no script has.</source>
        <translation>
            <numerusform>%n bước không được hiện: quá nhiều, hoặc tạo từ dữ liệu mà script không chứa được.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Script</source>
        <translation>Lưu script</translation>
    </message>
    <message>
        <source>Scripts (*.json)</source>
        <translation>Script (*.json)</translation>
    </message>
    <message>
        <source>Python (*.py)</source>
        <translation>Python (*.py)</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>Không ghi được “%1”: %2</translation>
    </message>
    <message>
        <source>Running an operation</source>
        <translation>Đang chạy một thao tác</translation>
    </message>
</context>
<context>
    <name>scarp::CoordinatesField</name>
    <message>
        <source>Coordinates</source>
        <translation>Tọa độ</translation>
    </message>
    <message>
        <source>Choose the coordinates of the positions</source>
        <translation>Chọn loại tọa độ của các vị trí</translation>
    </message>
    <message>
        <source>Terrain: metres from its middle</source>
        <translation>Địa hình: mét tính từ giữa</translation>
    </message>
    <message>
        <source>World: %1</source>
        <translation>Thế giới: %1</translation>
    </message>
    <message>
        <source>World: coordinates of the file</source>
        <translation>Thế giới: tọa độ của tệp</translation>
    </message>
    <message>
        <source>“%1” is not a position. Type two numbers, such as %2.</source>
        <translation>“%1” không phải một vị trí. Hãy gõ hai số, như %2.</translation>
    </message>
    <message>
        <source>Type a position: two numbers, such as %1.</source>
        <translation>Hãy gõ một vị trí: hai số, như %1.</translation>
    </message>
    <message>
        <source>%1 to %2 east, %3 to %4 north</source>
        <translation>từ %1 đến %2 theo đông, từ %3 đến %4 theo bắc</translation>
    </message>
</context>
<context>
    <name>scarp::CrashReportDialog</name>
    <message>
        <source>Crash Report</source>
        <translation>Báo cáo sự cố</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly, %1. This is where it was then. Nothing of it is sent anywhere: copy it where you tell of the fault, with the system report that the Help menu has.</source>
        <translation>Scarp đã đóng đột ngột, %1. Đây là nơi chương trình dừng lại lúc đó. Không có gì được gửi đi đâu: hãy chép nó vào nơi bạn báo lỗi, cùng báo cáo hệ thống có trong menu Trợ giúp.</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Báo cáo sự cố</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Sao chép</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Sao chép báo cáo</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Mở thư mục</translation>
    </message>
    <message>
        <source>Show the folder that it lies in</source>
        <translation>Hiện thư mục chứa nó</translation>
    </message>
    <message>
        <source>What the program was doing; nothing of it is sent anywhere</source>
        <translation>Chương trình đang làm gì lúc đó; không gì trong số này được gửi đi đâu</translation>
    </message>
</context>
<context>
    <name>scarp::CropDialog</name>
    <message>
        <source>Drag the sides, the corners or the inside on the ground. Enter crops.</source>
        <translation>Kéo các cạnh, các góc hoặc phần trong trên mặt đất. Enter để xén.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
    <message>
        <source>A size that an engine takes, around the same middle</source>
        <translation>Một kích thước mà engine nhận, quanh cùng một tâm</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Bất kỳ</translation>
    </message>
</context>
<context>
    <name>scarp::CurveEditor</name>
    <message>
        <source>Curve</source>
        <translation>Đường cong</translation>
    </message>
    <message>
        <source>Drag a point; press beside the points for a new one; pull it out or double-click it to remove it</source>
        <translation>Kéo một điểm; nhấn bên cạnh các điểm để thêm điểm mới; kéo ra ngoài hoặc bấm đúp để gỡ điểm</translation>
    </message>
</context>
<context>
    <name>scarp::DamageDialog</name>
    <message>
        <source>an earlier saved state</source>
        <translation>một trạng thái đã lưu trước đó</translation>
    </message>
    <message>
        <source>holes</source>
        <translation>lỗ hổng</translation>
    </message>
    <message>
        <source>what the recovery journal had</source>
        <translation>những gì nhật ký phục hồi có</translation>
    </message>
    <message>
        <source>built anew: as it was</source>
        <translation>dựng lại: như cũ</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không có gì</translation>
    </message>
    <message>
        <source>Damage in %1</source>
        <translation>Hư hỏng trong %1</translation>
    </message>
    <message>
        <source>What is odd about this project:</source>
        <translation>Điều bất thường ở dự án này:</translation>
    </message>
    <message>
        <source>Not everything in this project is what was saved. What is sound was opened; the list says what is not, and what stands there now. The file itself is untouched: the next save writes a new one and keeps this one beside it.</source>
        <translation>Không phải mọi thứ trong dự án này đều đúng như đã lưu. Phần lành lặn đã được mở; danh sách cho biết phần nào không và hiện giờ có gì ở đó. Bản thân tệp không bị đụng đến: lần lưu sau sẽ ghi tệp mới và giữ tệp này bên cạnh.</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Bị hỏng</translation>
    </message>
    <message>
        <source>In its place</source>
        <translation>Thay vào đó</translation>
    </message>
    <message>
        <source>Copy List</source>
        <translation>Sao chép danh sách</translation>
    </message>
</context>
<context>
    <name>scarp::DockTitles</name>
    <message>
        <source>Close %1</source>
        <translation>Đóng %1</translation>
    </message>
    <message>
        <source>Close this panel; View, Panels brings %1 back</source>
        <translation>Đóng bảng này; Xem, Bảng để hiện lại %1</translation>
    </message>
    <message>
        <source>Float or Dock %1</source>
        <translation>Thả nổi hoặc gắn %1</translation>
    </message>
    <message>
        <source>Float this panel in a window, or dock it again</source>
        <translation>Thả nổi bảng này thành cửa sổ, hoặc gắn lại</translation>
    </message>
    <message>
        <source>Drag a tab to move its panel or to float it. Double-click to float the panel, middle-click to close it, right-click for a menu.</source>
        <translation>Kéo một thẻ để dời bảng hoặc thả nổi nó. Bấm đúp để thả nổi bảng, bấm nút giữa để đóng, bấm chuột phải để mở menu.</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Thả nổi</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>Gắn</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Close Others</source>
        <translation>Đóng các bảng khác</translation>
    </message>
    <message>
        <source>Move to Left</source>
        <translation>Dời sang trái</translation>
    </message>
    <message>
        <source>Move to Right</source>
        <translation>Dời sang phải</translation>
    </message>
    <message>
        <source>Move to Bottom</source>
        <translation>Dời xuống dưới</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bảng</translation>
    </message>
</context>
<context>
    <name>scarp::DocumentJournal</name>
    <message>
        <source>A crash would lose what you do now: %1</source>
        <translation>Nếu gặp sự cố, những gì bạn làm lúc này sẽ mất: %1</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeAddressDialog</name>
    <message>
        <source>Add Drape from Address</source>
        <translation>Thêm ảnh phủ từ địa chỉ</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Địa chỉ</translation>
    </message>
    <message>
        <source>A picture or map on the web (https://….tif), a STAC item, or a map service as WMS:https://… or WMTS:https://…. What lies on the terrain is taken into the project.</source>
        <translation>Một ảnh hoặc bản đồ trên web (https://….tif), một mục STAC, hoặc một dịch vụ bản đồ dạng WMS:https://… hay WMTS:https://…. Phần nằm trên địa hình được đưa vào dự án.</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeCommands</name>
    <message>
        <source>Pictures and maps (%1);;All files (*)</source>
        <translation>Ảnh và bản đồ (%1);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Add Drape</source>
        <translation>Thêm ảnh phủ</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>Đang tải %1</translation>
    </message>
    <message>
        <source>Find Picture</source>
        <translation>Tìm ảnh</translation>
    </message>
    <message>
        <source>Taking %1 into the project</source>
        <translation>Đang đưa %1 vào dự án</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>Đang xem %1</translation>
    </message>
    <message>
        <source>Open or Add</source>
        <translation>Mở hay thêm</translation>
    </message>
    <message>
        <source>What is “%1” to be?</source>
        <translation>“%1” sẽ dùng làm gì?</translation>
    </message>
    <message>
        <source>A drape is a picture that lies over this terrain. A terrain opens in place of this one.</source>
        <translation>Ảnh phủ là một ảnh trải lên địa hình này. Còn địa hình thì được mở thay cho địa hình này.</translation>
    </message>
    <message>
        <source>Add as Drape</source>
        <translation>Thêm làm ảnh phủ</translation>
    </message>
    <message>
        <source>Open as Terrain</source>
        <translation>Mở làm địa hình</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Đang đọc %1</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeView</name>
    <message>
        <source>Opening %1</source>
        <translation>Đang mở %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Đang đọc %1</translation>
    </message>
    <message>
        <source>%1 lies outside of the project&apos;s folder. It is read only if you say so.</source>
        <translation>%1 nằm ngoài thư mục của dự án. Nó chỉ được đọc nếu bạn đồng ý.</translation>
    </message>
    <message>
        <source>It lies beside this terrain, not over it.</source>
        <translation>Nó nằm bên cạnh địa hình này, không phải trên đó.</translation>
    </message>
    <message>
        <source>, from corner to corner: it has no place in the world that fits</source>
        <translation>, từ góc đến góc: nó không có vị trí trên thế giới khớp được</translation>
    </message>
    <message>
        <source>; the file has changed since it was added</source>
        <translation>; tệp đã thay đổi kể từ khi được thêm</translation>
    </message>
    <message>
        <source>Drape “%1” is not shown. %2</source>
        <translation>Ảnh phủ “%1” không được hiển thị. %2</translation>
    </message>
    <message>
        <source>In the project: %1 × %2 pixels</source>
        <translation>Trong dự án: %1 × %2 điểm ảnh</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 điểm ảnh</translation>
    </message>
</context>
<context>
    <name>scarp::DrapesDock</name>
    <message>
        <source>Drapes</source>
        <translation>Ảnh phủ</translation>
    </message>
    <message>
        <source>How much of the picture lies on the ground</source>
        <translation>Bao nhiêu phần của ảnh nằm trên mặt đất</translation>
    </message>
    <message>
        <source>A drape is a picture that lies over the ground: an orthophoto, a map, or a raster of numbers, in any coordinate system. It stays in its file, or is kept in the project.</source>
        <translation>Ảnh phủ là một ảnh trải lên mặt đất: ảnh trực giao, bản đồ, hoặc raster số, trong bất kỳ hệ tọa độ nào. Ảnh ở lại trong tệp của nó, hoặc được giữ trong dự án.</translation>
    </message>
    <message>
        <source>Drapes, the uppermost first</source>
        <translation>Ảnh phủ, trên cùng ở đầu</translation>
    </message>
    <message>
        <source>Add a picture over the ground…</source>
        <translation>Thêm một ảnh lên mặt đất…</translation>
    </message>
    <message>
        <source>Go to where the drape lies</source>
        <translation>Đến nơi có ảnh phủ</translation>
    </message>
    <message>
        <source>Put the drape over the next one</source>
        <translation>Đưa ảnh phủ lên trên ảnh kế tiếp</translation>
    </message>
    <message>
        <source>Put the drape under the one below</source>
        <translation>Đưa ảnh phủ xuống dưới ảnh bên dưới</translation>
    </message>
    <message>
        <source>Remove the drape; its file stays</source>
        <translation>Gỡ ảnh phủ; tệp của nó vẫn còn</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
    </message>
    <message>
        <source>Hidden, and not read yet.</source>
        <translation>Đang ẩn, và chưa được đọc.</translation>
    </message>
    <message>
        <source>. The colours of this look stand for numbers: it shows no drapes.</source>
        <translation>. Màu của kiểu tô này biểu thị số: không hiện ảnh phủ.</translation>
    </message>
    <message>
        <source>Read It</source>
        <translation>Đọc nó</translation>
    </message>
    <message>
        <source>Find Picture…</source>
        <translation>Tìm ảnh…</translation>
    </message>
    <message>
        <source>Use File Again</source>
        <translation>Dùng lại tệp</translation>
    </message>
    <message>
        <source>Keep in Project</source>
        <translation>Giữ trong dự án</translation>
    </message>
    <message>
        <source>The project holds the picture no longer and shows the file %1</source>
        <translation>Dự án không giữ ảnh nữa mà hiện tệp %1</translation>
    </message>
    <message>
        <source>The project holds the part of the picture that lies on the terrain: it opens without the file, on other machines too</source>
        <translation>Dự án giữ phần ảnh nằm trên địa hình: mở được mà không cần tệp, kể cả trên máy khác</translation>
    </message>
    <message>
        <source>Pictures over the ground, the uppermost first. The mark shows and hides one, a double click renames it, a right click offers more</source>
        <translation>Các ảnh phủ trên mặt đất, trên cùng ở đầu. Dấu chọn để hiện và ẩn, bấm đúp để đổi tên, bấm chuột phải để xem thêm</translation>
    </message>
    <message>
        <source>Import Heights…</source>
        <translation>Nhập độ cao…</translation>
    </message>
    <message>
        <source>Choose units, channel, layout and other import options for the values of the file; the project keeps their colours</source>
        <translation>Chọn đơn vị, kênh, bố cục và các tùy chọn nhập khác cho các giá trị của tệp; dự án giữ màu của chúng</translation>
    </message>
    <message>
        <source>Select a drape in the list first</source>
        <translation>Trước hết hãy chọn một ảnh phủ trong danh sách</translation>
    </message>
    <message>
        <source>The drape is the uppermost</source>
        <translation>Ảnh phủ ở trên cùng</translation>
    </message>
    <message>
        <source>The drape is the lowest</source>
        <translation>Ảnh phủ ở dưới cùng</translation>
    </message>
    <message>
        <source>The drape is not shown</source>
        <translation>Ảnh phủ không được hiện</translation>
    </message>
</context>
<context>
    <name>scarp::EditorDocument</name>
    <message>
        <source>Lines</source>
        <translation>Đường nét</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>Nhựa đường</translation>
    </message>
</context>
<context>
    <name>scarp::EngineSettingsBox</name>
    <message>
        <source>Copy</source>
        <translation>Sao chép</translation>
    </message>
    <message>
        <source>Copy the settings</source>
        <translation>Sao chép thiết lập</translation>
    </message>
    <message>
        <source>Working out the settings for %1…</source>
        <translation>Đang tính thiết lập cho %1…</translation>
    </message>
    <message>
        <source>Settings in %1</source>
        <translation>Thiết lập trong %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Đã sao chép</translation>
    </message>
    <message>
        <source>Copy what to type into the engine</source>
        <translation>Sao chép những gì cần gõ vào engine</translation>
    </message>
</context>
<context>
    <name>scarp::EngineSizeBox</name>
    <message>
        <source>Resample on export to</source>
        <translation>Lấy mẫu lại khi xuất thành</translation>
    </message>
    <message>
        <source>Export as it is</source>
        <translation>Xuất nguyên trạng</translation>
    </message>
    <message>
        <source>Size to resample to</source>
        <translation>Kích thước lấy mẫu lại</translation>
    </message>
    <message>
        <source>The file gets so many samples over the same ground; the terrain here stays as it is</source>
        <translation>Tệp có chừng này mẫu trên cùng mặt đất; địa hình ở đây vẫn như cũ</translation>
    </message>
    <message>
        <source>The engine may refuse the file, or crop or stretch it</source>
        <translation>Engine có thể từ chối tệp, hoặc xén hay kéo giãn nó</translation>
    </message>
    <message>
        <source>Cells of %1 in place of %2.</source>
        <translation>Ô %1 thay cho %2.</translation>
    </message>
    <message>
        <source>The terrain keeps its length and width; Terrain → Crop… keeps the cells instead.</source>
        <translation>Địa hình giữ nguyên chiều dài và chiều rộng; Địa hình → Xén… thì giữ nguyên ô.</translation>
    </message>
    <message>
        <source>Heights change by %1 at most, 99 % of them by %2 or less, by %3 on average.</source>
        <translation>Độ cao đổi nhiều nhất %1, 99 % trong số đó không quá %2, trung bình %3.</translation>
    </message>
    <message>
        <source>Working out how far the heights change…</source>
        <translation>Đang tính độ cao thay đổi bao nhiêu…</translation>
    </message>
    <message>
        <source>Sizes that the engine takes; the nearest is proposed</source>
        <translation>Các kích thước mà engine nhận; kích thước gần nhất được đề xuất</translation>
    </message>
</context>
<context>
    <name>scarp::ExportCommands</name>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Đang xuất %1</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Chi tiết…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Xuất</translation>
    </message>
    <message>
        <source>Export Again</source>
        <translation>Xuất lại</translation>
    </message>
    <message>
        <source>The project exports to places that you have not confirmed on this computer. Files that are there are replaced.</source>
        <translation>Dự án xuất ra những vị trí mà bạn chưa xác nhận trên máy tính này. Các tệp đã có sẽ bị thay thế.</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> và %1 nữa</translation>
    </message>
    <message>
        <source>Exporting again</source>
        <translation>Đang xuất lại</translation>
    </message>
    <message>
        <source>largest error %1</source>
        <translation>sai số lớn nhất %1</translation>
    </message>
    <message numerus="yes">
        <source>Exported %1 and verified %2 files.</source>
        <translation>
            <numerusform>Đã xuất %1 và kiểm tra %2 tệp.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Mở thư mục</translation>
    </message>
    <message numerus="yes">
        <source>Does not include %1 placed objects (use File → Export → Objects…).</source>
        <translation>
            <numerusform>Không bao gồm %1 vật thể đã đặt (dùng Tệp → Xuất → Vật thể…).</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Thư mục</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tệp</translation>
    </message>
</context>
<context>
    <name>scarp::ExportDialog</name>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Thấp nhất</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Cao nhất</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Định dạng</translation>
    </message>
    <message>
        <source>to</source>
        <translation>đến</translation>
    </message>
    <message>
        <source>Keep as</source>
        <translation>Giữ với tên</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Xuất</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Thay thế</translation>
    </message>
    <message>
        <source>The range&apos;s lowest height is above its highest</source>
        <translation>Độ cao thấp nhất của khoảng nằm trên độ cao cao nhất</translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation>%1 là một thư mục</translation>
    </message>
    <message>
        <source>%1: there is no such folder</source>
        <translation>%1: không có thư mục này</translation>
    </message>
    <message>
        <source>The height of the first step</source>
        <translation>Độ cao của bước đầu tiên</translation>
    </message>
    <message>
        <source>The height of the last step</source>
        <translation>Độ cao của bước cuối cùng</translation>
    </message>
    <message>
        <source>The format of the file</source>
        <translation>Định dạng của tệp</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written</source>
        <translation>Việc xuất đã bị hủy; không có gì được ghi</translation>
    </message>
    <message>
        <source>Keep with the project as</source>
        <translation>Giữ cùng dự án với tên</translation>
    </message>
    <message>
        <source>These choices stay with the project under this name; File → Export Again does all that are kept</source>
        <translation>Các lựa chọn này ở lại cùng dự án dưới tên này; Tệp → Xuất lại thực hiện tất cả những gì được giữ</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Phần</translation>
    </message>
    <message>
        <source>All of the terrain, or the box about the selection</source>
        <translation>Toàn bộ địa hình, hoặc khung bao quanh vùng chọn</translation>
    </message>
    <message>
        <source>The whole terrain</source>
        <translation>Toàn bộ địa hình</translation>
    </message>
    <message>
        <source>The selection&apos;s box</source>
        <translation>Khung của vùng chọn</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Thư mục</translation>
    </message>
    <message>
        <source>%1 already exists and will be overwritten.</source>
        <translation>%1 đã tồn tại và sẽ bị ghi đè.</translation>
    </message>
    <message>
        <source>Enter the file to export to, or browse for one</source>
        <translation>Gõ tệp để xuất ra, hoặc duyệt tìm</translation>
    </message>
    <message>
        <source>Enter the folder to export to, or browse for one</source>
        <translation>Gõ thư mục để xuất vào, hoặc duyệt tìm</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1 là một tệp, không phải thư mục</translation>
    </message>
    <message>
        <source>“.%1” is not a supported file format. Use %2</source>
        <translation>“.%1” không phải định dạng tệp được hỗ trợ. Hãy dùng %2</translation>
    </message>
    <message>
        <source>Name (used by Export Again)</source>
        <translation>Tên (dùng cho “Xuất lại”)</translation>
    </message>
    <message>
        <source>%1 is not empty. Files of the same names will be overwritten.</source>
        <translation>%1 không trống. Các tệp cùng tên sẽ bị ghi đè.</translation>
    </message>
</context>
<context>
    <name>scarp::FileCommands</name>
    <message>
        <source>Projects and elevation data</source>
        <translation>Dự án và dữ liệu độ cao</translation>
    </message>
    <message>
        <source>Scarp projects</source>
        <translation>Dự án Scarp</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Chưa đặt tên</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Generating terrain (%1)</source>
        <translation>Đang tạo địa hình (%1)</translation>
    </message>
</context>
<context>
    <name>scarp::FilterDialog</name>
    <message>
        <source>%1 — Base</source>
        <translation>%1 — Nền</translation>
    </message>
    <message>
        <source>%1 — Layer “%2”</source>
        <translation>%1 — Lớp “%2”</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Áp dụng</translation>
    </message>
    <message>
        <source>Preview on the ground</source>
        <translation>Xem trước trên mặt đất</translation>
    </message>
    <message>
        <source>Shows on the ground what Apply would do; nothing of it stays after Cancel</source>
        <translation>Cho thấy trên mặt đất việc Áp dụng sẽ làm; sau khi Hủy không còn lại gì</translation>
    </message>
    <message>
        <source>Add as Layer</source>
        <translation>Thêm làm lớp</translation>
    </message>
    <message>
        <source>Add an adjustment layer with these settings, which can be changed later</source>
        <translation>Thêm lớp điều chỉnh với các thiết lập này, có thể sửa về sau</translation>
    </message>
</context>
<context>
    <name>scarp::FilterPreview</name>
    <message>
        <source>Previewing</source>
        <translation>Đang xem trước</translation>
    </message>
</context>
<context>
    <name>scarp::FoldingSection</name>
    <message>
        <source>Something here is not as it is at first</source>
        <translation>Có mục ở đây khác với ban đầu</translation>
    </message>
    <message>
        <source>Back to how this is at first</source>
        <translation>Trở về như ban đầu</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Đặt lại %1</translation>
    </message>
    <message>
        <source>Folds this part of the panel away and out again</source>
        <translation>Thu gọn và mở lại phần này của bảng</translation>
    </message>
</context>
<context>
    <name>scarp::FormDialog</name>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1: “%2” không phải là số</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Duyệt…</translation>
    </message>
    <message>
        <source>A path on this machine</source>
        <translation>Một đường dẫn trên máy này</translation>
    </message>
    <message>
        <source>Choose the path in a dialog</source>
        <translation>Chọn đường dẫn trong hộp thoại</translation>
    </message>
</context>
<context>
    <name>scarp::GroundFields</name>
    <message>
        <source>North</source>
        <translation>Bắc</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Nam</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Giữ nguyên</translation>
    </message>
    <message>
        <source>Flipped</source>
        <translation>Lật</translation>
    </message>
    <message>
        <source>The first row of the file is the northern edge: as images are seen</source>
        <translation>Hàng đầu của tệp là biên bắc: như khi xem ảnh</translation>
    </message>
    <message>
        <source>The first row of the file is the southern edge: as Unity writes it</source>
        <translation>Hàng đầu của tệp là biên nam: như Unity ghi</translation>
    </message>
    <message>
        <source>North and south change places</source>
        <translation>Bắc và nam đổi chỗ</translation>
    </message>
    <message>
        <source>First row is</source>
        <translation>Hàng đầu là</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Bắc và nam</translation>
    </message>
    <message>
        <source>Water at</source>
        <translation>Nước ở mức</translation>
    </message>
    <message>
        <source>Show a sheet of water at this height</source>
        <translation>Hiện một mặt nước ở độ cao này</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>Mực nước biển</translation>
    </message>
    <message>
        <source>Lowest height</source>
        <translation>Độ cao thấp nhất</translation>
    </message>
    <message>
        <source>Highest height</source>
        <translation>Độ cao cao nhất</translation>
    </message>
    <message>
        <source>to</source>
        <translation>đến</translation>
    </message>
    <message>
        <source>The height of the darkest sample</source>
        <translation>Độ cao của mẫu tối nhất</translation>
    </message>
    <message>
        <source>The height of the brightest sample</source>
        <translation>Độ cao của mẫu sáng nhất</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Chiều rộng</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Chiều sâu</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Cỡ ô</translation>
    </message>
    <message>
        <source>West to east</source>
        <translation>Từ tây sang đông</translation>
    </message>
    <message>
        <source>South to north</source>
        <translation>Từ nam lên bắc</translation>
    </message>
    <message>
        <source>Between two samples</source>
        <translation>Giữa hai mẫu</translation>
    </message>
    <message>
        <source>The lowest height is above the highest</source>
        <translation>Độ cao thấp nhất nằm trên độ cao cao nhất</translation>
    </message>
    <message>
        <source>The height of the water</source>
        <translation>Độ cao của mặt nước</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
</context>
<context>
    <name>scarp::GroundMenu</name>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 vật thể</numerusform>
        </translation>
    </message>
    <message>
        <source>Set &amp;Height to This Height</source>
        <translation>Đặt độ cao theo &amp;mức này</translation>
    </message>
    <message>
        <source>Cl&amp;one from Here</source>
        <translation>&amp;Nhân bản từ đây</translation>
    </message>
    <message>
        <source>&amp;Place Object Here</source>
        <translation>Đặt &amp;vật thể ở đây</translation>
    </message>
    <message>
        <source>&amp;Measure from Here</source>
        <translation>Đ&amp;o từ đây</translation>
    </message>
    <message>
        <source>&amp;Centre View Here</source>
        <translation>Đưa &amp;chỗ này vào giữa khung nhìn</translation>
    </message>
    <message>
        <source>Ob&amp;serve from Here</source>
        <translation>&amp;Quan sát từ đây</translation>
    </message>
    <message>
        <source>Select &amp;Similar Ground</source>
        <translation>Chọn mặt đất &amp;tương tự</translation>
    </message>
    <message>
        <source>Paste Ground &amp;Here</source>
        <translation>&amp;Dán mặt đất ở đây</translation>
    </message>
    <message>
        <source>Copy Coo&amp;rdinates</source>
        <translation>&amp;Sao chép tọa độ</translation>
    </message>
    <message>
        <source>Copy &amp;World Coordinates</source>
        <translation>Sao chép tọa độ thế &amp;giới</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, bị khóa</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>Mở &amp;khóa</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>Mặ&amp;t đất</translation>
    </message>
    <message>
        <source>Place &amp;More of These</source>
        <translation>Đặt thêm &amp;loại này</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>Nhân đô&amp;i</translation>
    </message>
    <message>
        <source>&amp;Pin Here</source>
        <translation>G&amp;him ở đây</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Gỡ</translation>
    </message>
    <message>
        <source>&amp;Open Its Rule</source>
        <translation>&amp;Mở quy tắc của nó</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation>Độ cao %1</translation>
    </message>
</context>
<context>
    <name>scarp::HeightMeasurer</name>
    <message>
        <source>Working out the change of heights</source>
        <translation>Đang tính thay đổi độ cao</translation>
    </message>
</context>
<context>
    <name>scarp::HistogramDock</name>
    <message>
        <source>Histogram</source>
        <translation>Biểu đồ tần suất</translation>
    </message>
    <message>
        <source>Histogram of</source>
        <translation>Biểu đồ tần suất của</translation>
    </message>
    <message>
        <source>Choose what the histogram counts</source>
        <translation>Chọn đại lượng mà biểu đồ tần suất đếm</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Vùng</translation>
    </message>
    <message>
        <source>Choose the part of the terrain that is counted</source>
        <translation>Chọn phần địa hình được đếm</translation>
    </message>
    <message>
        <source>Whole terrain</source>
        <translation>Toàn bộ địa hình</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Vùng chọn</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Thao tác</translation>
    </message>
    <message>
        <source>Choose how the range is combined with the selection</source>
        <translation>Chọn cách kết hợp khoảng với vùng chọn</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>Thay thế vùng chọn</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Thêm vào vùng chọn</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>Bớt khỏi vùng chọn</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>Giao với vùng chọn</translation>
    </message>
    <message>
        <source>Select Range</source>
        <translation>Chọn khoảng</translation>
    </message>
    <message>
        <source>Select the terrain whose value is in the range</source>
        <translation>Chọn phần địa hình có giá trị nằm trong khoảng</translation>
    </message>
    <message>
        <source>Clear Range</source>
        <translation>Xóa khoảng</translation>
    </message>
    <message>
        <source>Remove the range and its preview</source>
        <translation>Bỏ khoảng và phần xem trước của nó</translation>
    </message>
    <message>
        <source>Logarithmic counts</source>
        <translation>Số đếm theo lôgarit</translation>
    </message>
    <message>
        <source>Draw the counts on a logarithmic scale, so that rare values can be seen</source>
        <translation>Vẽ số đếm theo thang lôgarit, để thấy được các giá trị hiếm</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Từ</translation>
    </message>
    <message>
        <source>Lower end of the range</source>
        <translation>Đầu dưới của khoảng</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Đến</translation>
    </message>
    <message>
        <source>Upper end of the range</source>
        <translation>Đầu trên của khoảng</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Đang đếm …</translation>
    </message>
    <message>
        <source>There are no values to count.</source>
        <translation>Không có giá trị nào để đếm.</translation>
    </message>
    <message>
        <source>Counting heights</source>
        <translation>Đang đếm độ cao</translation>
    </message>
    <message>
        <source>Choose a range first: drag over the histogram</source>
        <translation>Hãy chọn một khoảng trước: kéo trên biểu đồ tần suất</translation>
    </message>
    <message>
        <source>%1 % of the samples are in the range.</source>
        <translation>%1 % số mẫu nằm trong khoảng.</translation>
    </message>
    <message>
        <source>Minimum %1, maximum %2, mean %3, median %4.</source>
        <translation>Nhỏ nhất %1, lớn nhất %2, trung bình %3, trung vị %4.</translation>
    </message>
    <message>
        <source>Percentiles: 5th %1, 25th %2, 75th %3, 95th %4; %5 samples.</source>
        <translation>Bách phân vị: thứ 5 %1, thứ 25 %2, thứ 75 %3, thứ 95 %4; %5 mẫu.</translation>
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
        <translation>Biểu đồ tần suất</translation>
    </message>
    <message>
        <source>Drag over the bars to choose a range, or drag its ends</source>
        <translation>Kéo trên các cột để chọn một khoảng, hoặc kéo hai đầu của nó</translation>
    </message>
    <message>
        <source>The distribution of the values. Drag over the bars to choose a range, or drag its ends. Keys: Left and Right move an end, with Shift by ten bars; Down chooses the lower end, Up the upper one; Enter selects; Esc removes the range.</source>
        <translation>Phân bố của các giá trị. Kéo trên các cột để chọn một khoảng, hoặc kéo hai đầu của nó. Phím: Trái và Phải dời một đầu, cùng Shift thì dời mười cột; Xuống chọn đầu dưới, Lên chọn đầu trên; Enter để chọn vùng; Esc bỏ khoảng.</translation>
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
%2 % ở dưới</translation>
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
        <translation>Bộ nhớ cho lịch sử</translation>
    </message>
    <message>
        <source>Memory that the history may take. Beyond it older steps are compressed, then kept in a temporary file; all of them can always be undone</source>
        <translation>Bộ nhớ mà lịch sử được chiếm. Vượt mức đó, các bước cũ được nén, rồi giữ trong tệp tạm; mọi bước luôn có thể hoàn tác</translation>
    </message>
    <message>
        <source>%1 + %2 on disk</source>
        <translation>%1 + %2 trên đĩa</translation>
    </message>
    <message>
        <source>As it is %1, compressed %2, on disk %3</source>
        <translation>Nguyên trạng %1, nén %2, trên đĩa %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>trên %1</translation>
    </message>
    <message>
        <source>Memory that the history takes</source>
        <translation>Bộ nhớ mà lịch sử dùng</translation>
    </message>
</context>
<context>
    <name>scarp::HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Lịch sử</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>Lịch sử chỉnh sửa</translation>
    </message>
    <message>
        <source>Redo to This Step</source>
        <translation>Làm lại đến bước này</translation>
    </message>
    <message>
        <source>Go to This Step</source>
        <translation>Đến bước này</translation>
    </message>
    <message>
        <source>Revert Selection to This Step</source>
        <translation>Hoàn nguyên vùng chọn về bước này</translation>
    </message>
    <message>
        <source>Revert All Ground to This Step</source>
        <translation>Hoàn nguyên toàn bộ mặt đất về bước này</translation>
    </message>
    <message>
        <source>Adjust Stroke…</source>
        <translation>Chỉnh nét…</translation>
    </message>
    <message>
        <source>Copy as Script</source>
        <translation>Sao chép thành tập lệnh</translation>
    </message>
    <message>
        <source>Every step that was done. A click goes back or forward to it; a right click offers more</source>
        <translation>Mọi bước đã làm. Bấm để lùi lại hoặc tiến đến bước đó; bấm chuột phải để xem thêm</translation>
    </message>
</context>
<context>
    <name>scarp::HistoryModel</name>
    <message>
        <source>%1 across, strength %2</source>
        <translation>ngang %1, cường độ %2</translation>
    </message>
    <message>
        <source>%1 × %2 samples</source>
        <translation>%1 × %2 mẫu</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Lúc mở</translation>
    </message>
    <message>
        <source>Undone. Click to do it again</source>
        <translation>Đã hoàn tác. Bấm để làm lại</translation>
    </message>
    <message>
        <source>Click to go back to here</source>
        <translation>Bấm để quay về đây</translation>
    </message>
</context>
<context>
    <name>scarp::HitFacts</name>
    <message>
        <source>west side</source>
        <translation>phía tây</translation>
    </message>
    <message>
        <source>east side</source>
        <translation>phía đông</translation>
    </message>
    <message>
        <source>south side</source>
        <translation>phía nam</translation>
    </message>
    <message>
        <source>north side</source>
        <translation>phía bắc</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>mặt đáy</translation>
    </message>
    <message>
        <source>top</source>
        <translation>mặt trên</translation>
    </message>
    <message>
        <source>Enters</source>
        <translation>Vào</translation>
    </message>
    <message>
        <source>The face of the terrain&apos;s box of heights, and how far from the near plane</source>
        <translation>Mặt của hộp độ cao địa hình mà tia đi vào, và cách mặt phẳng gần bao xa</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Ra</translation>
    </message>
    <message>
        <source>The face by which the ray would leave that box</source>
        <translation>Mặt mà qua đó tia sẽ rời khỏi hộp ấy</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Pháp tuyến</translation>
    </message>
    <message>
        <source>Of the triangle: east, north, up; and its slope</source>
        <translation>Của tam giác: đông, bắc, lên; và độ dốc của nó</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>Along the ray: 0 at the near plane, 1 at the far plane</source>
        <translation>Dọc theo tia: 0 ở mặt phẳng gần, 1 ở mặt phẳng xa</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Ô</translation>
    </message>
    <message>
        <source>Column and row, from the north-west corner</source>
        <translation>Cột và hàng, tính từ góc tây bắc</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Tam giác</translation>
    </message>
    <message>
        <source>Which half of the cell, split from its north-west to its south-east corner</source>
        <translation>Nửa nào của ô, chia từ góc tây bắc đến góc đông nam</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Phía</translation>
    </message>
    <message>
        <source>The side of the ground that the ray comes from</source>
        <translation>Tia đi tới từ phía nào của mặt đất</translation>
    </message>
    <message>
        <source>misses the terrain&apos;s box</source>
        <translation>trượt khỏi hộp của địa hình</translation>
    </message>
    <message>
        <source>starts within</source>
        <translation>bắt đầu bên trong</translation>
    </message>
    <message>
        <source>ends within</source>
        <translation>kết thúc bên trong</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>không chạm</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>đông bắc</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>tây nam</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>từ trên</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>từ dưới</translation>
    </message>
    <message>
        <source>East, north and up from the terrain&apos;s middle</source>
        <translation>Đông, bắc và lên, tính từ giữa địa hình</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, ở %2</translation>
    </message>
</context>
<context>
    <name>scarp::ImportCommands</name>
    <message>
        <source>Untitled</source>
        <translation>Chưa đặt tên</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Đọc như</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Mẫu</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Cỡ ô</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Lỗ hổng</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Gồm có</translation>
    </message>
    <message>
        <source>the file as it is</source>
        <translation>tệp nguyên trạng</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Đang mở %1</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Nhập…</translation>
    </message>
    <message>
        <source>%1 does not say its heights or its size: they are guessed</source>
        <translation>%1 không nêu độ cao hoặc kích thước: chúng được phỏng đoán</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (và %1 mục nữa)</translation>
    </message>
    <message>
        <source>Import Settings…</source>
        <translation>Thiết lập nhập…</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Chi tiết…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>Fill Holes</source>
        <translation>Lấp lỗ hổng</translation>
    </message>
    <message>
        <source>1 sample inside the terrain is missing.</source>
        <translation>Thiếu 1 mẫu bên trong địa hình.</translation>
    </message>
    <message>
        <source>%1 samples inside the terrain are missing.</source>
        <translation>Thiếu %1 mẫu bên trong địa hình.</translation>
    </message>
    <message>
        <source>Apply or cancel the current preview first.</source>
        <translation>Trước hết hãy áp dụng hoặc hủy phần xem trước hiện tại.</translation>
    </message>
    <message>
        <source>Filling holes</source>
        <translation>Đang lấp lỗ hổng</translation>
    </message>
    <message>
        <source>Import from URL…</source>
        <translation>Nhập từ URL…</translation>
    </message>
</context>
<context>
    <name>scarp::ImportDialog</name>
    <message>
        <source>Import Elevation Data</source>
        <translation>Nhập dữ liệu độ cao</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Do not ask again for such files</source>
        <translation>Không hỏi lại với các tệp như vậy</translation>
    </message>
    <message>
        <source>Load it to see it here</source>
        <translation>Nạp để xem ở đây</translation>
    </message>
    <message>
        <source>Reading the STAC item…</source>
        <translation>Đang đọc mục STAC…</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Đã dừng</translation>
    </message>
    <message>
        <source>What of the file is the height</source>
        <translation>Phần nào của tệp là độ cao</translation>
    </message>
    <message>
        <source>Height is in</source>
        <translation>Độ cao nằm ở</translation>
    </message>
    <message>
        <source>They open by the guess at once; Preferences ask again, and File → Import always does</source>
        <translation>Chúng mở ngay theo phỏng đoán; Tùy chọn cho hỏi lại, còn Tệp → Nhập luôn hỏi</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>Say how many columns and rows it has</source>
        <translation>Hãy cho biết tệp có bao nhiêu cột và hàng</translation>
    </message>
    <message>
        <source>Load an address to see what is there</source>
        <translation>Nạp một địa chỉ để xem ở đó có gì</translation>
    </message>
    <message>
        <source>Choose a file to see it here</source>
        <translation>Chọn một tệp để xem ở đây</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Đang đọc…</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Phỏng đoán</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Theo tệp</translation>
    </message>
    <message>
        <source>Load an address first</source>
        <translation>Trước hết hãy nạp một địa chỉ</translation>
    </message>
    <message>
        <source>Which file? Type its path or browse for it</source>
        <translation>Tệp nào? Gõ đường dẫn hoặc duyệt tìm</translation>
    </message>
    <message>
        <source>%1: there is no such file or folder</source>
        <translation>%1: không có tệp hay thư mục này</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Không đọc được tệp</translation>
    </message>
    <message>
        <source>The band, or the colours, that the heights are taken from</source>
        <translation>Kênh, hoặc các màu, mà độ cao được lấy từ đó</translation>
    </message>
    <message>
        <source>Import from URL</source>
        <translation>Nhập từ URL</translation>
    </message>
    <message>
        <source>This is a URL: File → Import from URL… reads it</source>
        <translation>Đây là URL: Tệp → Nhập từ URL… đọc được nó</translation>
    </message>
    <message>
        <source>Elevation data (%1);;All files (*)</source>
        <translation>Dữ liệu độ cao (%1);;Mọi tệp (*)</translation>
    </message>
</context>
<context>
    <name>scarp::ImportSettingsDialog</name>
    <message>
        <source>Import Settings</source>
        <translation>Thiết lập nhập</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>giữ nguyên</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Giữ nguyên</translation>
    </message>
    <message>
        <source>What the numbers in the file stand for: heights are worked out anew</source>
        <translation>Các số trong tệp biểu thị gì: độ cao được tính lại từ đầu</translation>
    </message>
    <message>
        <source>Numbers are</source>
        <translation>Các số là</translation>
    </message>
    <message>
        <source>Read the File Again…</source>
        <translation>Đọc lại tệp…</translation>
    </message>
    <message>
        <source>For another band, RAW layout or no-data value: opens %1 once more</source>
        <translation>Cho kênh khác, bố cục RAW hoặc giá trị không dữ liệu: mở %1 lần nữa</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Mẫu</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>Đang xem %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Hiện giờ: %1</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Sau đó: %1</translation>
    </message>
    <message>
        <source>The highest height must be above the lowest</source>
        <translation>Độ cao cao nhất phải nằm trên độ cao thấp nhất</translation>
    </message>
</context>
<context>
    <name>scarp::InfoBar</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Đóng thông báo này</translation>
    </message>
</context>
<context>
    <name>scarp::JobBar</name>
    <message>
        <source>Progress</source>
        <translation>Tiến độ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Stopping: %1</source>
        <translation>Đang dừng: %1</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (và %1 mục nữa)</translation>
    </message>
</context>
<context>
    <name>scarp::KeyMap</name>
    <message>
        <source>These are no keys: %1</source>
        <translation>Đây không phải phím: %1</translation>
    </message>
    <message>
        <source>the JSON is no object</source>
        <translation>JSON không phải một đối tượng</translation>
    </message>
    <message>
        <source>There is no preset of keys “%1”</source>
        <translation>Không có bộ phím sẵn “%1”</translation>
    </message>
    <message>
        <source>“keys” is missing, or is no JSON object</source>
        <translation>Thiếu “keys”, hoặc nó không phải đối tượng JSON</translation>
    </message>
    <message>
        <source>There is no action “%1”</source>
        <translation>Không có lệnh “%1”</translation>
    </message>
    <message>
        <source>The keys of “%1” are no JSON array</source>
        <translation>Các phím của “%1” không phải mảng JSON</translation>
    </message>
    <message>
        <source>“%1” of “%2” is no key</source>
        <translation>“%1” của “%2” không phải phím</translation>
    </message>
    <message>
        <source>“%1” and “%2” have the same key: %3</source>
        <translation>“%1” và “%2” có cùng phím: %3</translation>
    </message>
    <message>
        <source> or </source>
        <translation> hoặc </translation>
    </message>
    <message>
        <source>While the right button is held, the view flies with it.</source>
        <translation>Khi giữ nút phải, phím này để bay trong khung nhìn.</translation>
    </message>
    <message>
        <source>While a line is drawn or ground is pasted, the view uses it.</source>
        <translation>Khi vẽ tuyến hoặc dán đất, khung nhìn dùng phím này.</translation>
    </message>
</context>
<context>
    <name>scarp::KeysDialog</name>
    <message>
        <source>Set</source>
        <translation>Đặt</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Xóa sạch</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Đặt lại</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Phím tắt</translation>
    </message>
    <message>
        <source>Find an action by words</source>
        <translation>Tìm lệnh theo từ</translation>
    </message>
    <message>
        <source>Find by key: press it</source>
        <translation>Tìm theo phím: nhấn phím</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Show all actions again</source>
        <translation>Hiện lại mọi lệnh</translation>
    </message>
    <message>
        <source>Keys like in</source>
        <translation>Phím như trong</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Lệnh và phím</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Lệnh</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Phím</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Mặc định</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Nhấn phím mới</translation>
    </message>
    <message>
        <source>The action has this key in place of those it has</source>
        <translation>Lệnh dùng phím này thay cho các phím đang có</translation>
    </message>
    <message>
        <source>The action has this key besides those it has</source>
        <translation>Lệnh dùng thêm phím này</translation>
    </message>
    <message>
        <source>The action has no key</source>
        <translation>Lệnh không có phím</translation>
    </message>
    <message>
        <source>The action has its usual keys</source>
        <translation>Lệnh dùng phím mặc định</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Đặt lại tất cả</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Nhập…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>Phím (*.json)</translation>
    </message>
    <message>
        <source>Import Keys</source>
        <translation>Nhập phím</translation>
    </message>
    <message>
        <source>Export Keys</source>
        <translation>Xuất phím</translation>
    </message>
    <message>
        <source>Mouse and view (fixed)</source>
        <translation>Chuột và khung nhìn (cố định)</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>cố định</translation>
    </message>
    <message>
        <source>Take Over</source>
        <translation>Lấy phím</translation>
    </message>
    <message>
        <source>“%1” (%2) has %3, in the whole window: it loses the key.</source>
        <translation>“%1” (%2) có %3, trong cả cửa sổ: nó mất phím đó.</translation>
    </message>
    <message>
        <source>This one is fixed.</source>
        <translation>Phím này cố định.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>Không đọc được “%1”: %2</translation>
    </message>
    <message>
        <source>“%1” is too large for keys</source>
        <translation>“%1” quá lớn cho tệp phím</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>Không ghi được “%1”: %2</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>Phím &amp;tắt…</translation>
    </message>
    <message>
        <source>Change the keys of all actions</source>
        <translation>Đổi phím của mọi lệnh</translation>
    </message>
    <message>
        <source>Shows the actions whose name, menu or key has these words</source>
        <translation>Hiện các lệnh có tên, menu hoặc phím chứa những từ này</translation>
    </message>
    <message>
        <source>Shows the action that has the key which is pressed here</source>
        <translation>Hiện lệnh có phím được nhấn tại đây</translation>
    </message>
    <message>
        <source>Keys and mouse gestures that people know from another program; drops your own changes of keys</source>
        <translation>Phím và thao tác chuột quen thuộc từ chương trình khác; bỏ các thay đổi phím của riêng bạn</translation>
    </message>
    <message>
        <source>Mouse like in</source>
        <translation>Chuột giống như</translation>
    </message>
    <message>
        <source>The buttons that orbit, pan and zoom as in another program; the keys stay</source>
        <translation>Các nút để xoay quanh, dịch và thu phóng như trong chương trình khác; phím giữ nguyên</translation>
    </message>
    <message>
        <source>All actions by their menus, with their keys. Choose one to change its keys</source>
        <translation>Mọi lệnh theo menu, cùng phím của chúng. Chọn một lệnh để đổi phím</translation>
    </message>
    <message>
        <source>The key for the chosen action, as it is pressed here</source>
        <translation>Phím cho lệnh đã chọn, theo phím được nhấn tại đây</translation>
    </message>
</context>
<context>
    <name>scarp::KindSection</name>
    <message>
        <source>State to paint back</source>
        <translation>Trạng thái để vẽ lại</translation>
    </message>
    <message>
        <source>The moment of the history whose ground is painted back</source>
        <translation>Thời điểm trong lịch sử mà mặt đất khi đó được vẽ lại</translation>
    </message>
    <message>
        <source>H takes it from under the cursor</source>
        <translation>H lấy từ dưới con trỏ</translation>
    </message>
</context>
<context>
    <name>scarp::LayerDelegate</name>
    <message>
        <source>What the layer holds; click: brushes sculpt it</source>
        <translation>Nội dung của lớp; bấm: cọ điêu khắc nó</translation>
    </message>
    <message>
        <source>The layer&apos;s mask, white where it shows; click: brushes paint it, Alt+click: show it on the ground</source>
        <translation>Mặt nạ của lớp, trắng ở nơi lớp hiện; bấm: cọ vẽ mặt nạ, Alt+bấm: hiện mặt nạ trên mặt đất</translation>
    </message>
    <message>
        <source>Collapse or expand the group</source>
        <translation>Thu gọn hoặc mở rộng nhóm</translation>
    </message>
</context>
<context>
    <name>scarp::LayerMenu</name>
    <message>
        <source>Add Layer</source>
        <translation>Thêm lớp</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Đổi tên…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Nhân đôi</translation>
    </message>
    <message>
        <source>Merge Down</source>
        <translation>Gộp xuống dưới</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ẩn</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Hiện</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Mở khóa</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Khóa</translation>
    </message>
    <message>
        <source>Edit Heights</source>
        <translation>Sửa độ cao</translation>
    </message>
    <message>
        <source>Paint Mask</source>
        <translation>Vẽ mặt nạ</translation>
    </message>
    <message>
        <source>Add Mask from Selection</source>
        <translation>Thêm mặt nạ từ vùng chọn</translation>
    </message>
    <message>
        <source>Mask to Selection</source>
        <translation>Mặt nạ thành vùng chọn</translation>
    </message>
    <message>
        <source>Invert Mask</source>
        <translation>Đảo mặt nạ</translation>
    </message>
    <message>
        <source>Delete Mask</source>
        <translation>Xóa mặt nạ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Add Group</source>
        <translation>Thêm nhóm</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Cập nhật</translation>
    </message>
    <message>
        <source>Group Layers</source>
        <translation>Nhóm các lớp</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Rã nhóm</translation>
    </message>
    <message>
        <source>Merge Group</source>
        <translation>Gộp nhóm</translation>
    </message>
    <message>
        <source>Delete Group</source>
        <translation>Xóa nhóm</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Lớp %1</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Nhóm %1</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 bản sao</translation>
    </message>
    <message>
        <source>Duplicate Layers</source>
        <translation>Nhân đôi các lớp</translation>
    </message>
    <message>
        <source>Delete Layers</source>
        <translation>Xóa các lớp</translation>
    </message>
</context>
<context>
    <name>scarp::LayerModel</name>
    <message>
        <source>Base</source>
        <translation>Nền</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>có mặt nạ</translation>
    </message>
    <message>
        <source>Base terrain</source>
        <translation>Địa hình nền</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Nhóm</translation>
    </message>
    <message>
        <source>outdated</source>
        <translation>chưa cập nhật</translation>
    </message>
</context>
<context>
    <name>scarp::LayerSettings</name>
    <message>
        <source>Blend</source>
        <translation>Hòa trộn</translation>
    </message>
    <message>
        <source>How much of the layer lies on the ground</source>
        <translation>Bao nhiêu phần của lớp nằm trên mặt đất</translation>
    </message>
    <message>
        <source>Raises the ground by what the layer holds</source>
        <translation>Nâng mặt đất thêm phần lớp chứa</translation>
    </message>
    <message>
        <source>Fills up to the layer&apos;s height</source>
        <translation>Đắp lên đến độ cao của lớp</translation>
    </message>
    <message>
        <source>Cuts down to the layer&apos;s height</source>
        <translation>Đào xuống đến độ cao của lớp</translation>
    </message>
    <message>
        <source>Puts the layer&apos;s height in place of the ground&apos;s</source>
        <translation>Lấy độ cao của lớp thay cho độ cao mặt đất</translation>
    </message>
</context>
<context>
    <name>scarp::LayersDock</name>
    <message>
        <source>Layers</source>
        <translation>Lớp</translation>
    </message>
    <message>
        <source>Layers, the uppermost first</source>
        <translation>Các lớp, trên cùng ở đầu</translation>
    </message>
    <message>
        <source>Add a layer above the active one</source>
        <translation>Thêm một lớp trên lớp đang dùng</translation>
    </message>
    <message>
        <source>Import a raster as a layer…</source>
        <translation>Nhập một raster làm lớp…</translation>
    </message>
    <message>
        <source>Merge the layer with the one under it</source>
        <translation>Gộp lớp với lớp bên dưới</translation>
    </message>
    <message>
        <source>Show the layer only where the selection is; without one everywhere</source>
        <translation>Chỉ hiện lớp ở vùng chọn; không có vùng chọn thì hiện khắp nơi</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
    </message>
    <message>
        <source>Brushes paint the mask of “%1”: they show the layer, with Ctrl they hide it, with Shift they smooth. A click on the picture of its heights ends that.</source>
        <translation>Cọ vẽ mặt nạ của “%1”: cọ làm hiện lớp, cùng Ctrl thì che, cùng Shift thì làm mịn. Bấm vào ảnh độ cao của lớp để kết thúc.</translation>
    </message>
    <message>
        <source>Import a raster as a layer</source>
        <translation>Nhập một raster làm lớp</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Đang đọc %1</translation>
    </message>
    <message>
        <source>%1: the terrain has got another size meanwhile</source>
        <translation>%1: địa hình đã đổi kích thước trong lúc đó</translation>
    </message>
    <message>
        <source>%1 does not say where it lies on this terrain: it was stretched from corner to corner.</source>
        <translation>%1 không cho biết nó nằm đâu trên địa hình này: nó được kéo giãn từ góc đến góc.</translation>
    </message>
    <message>
        <source>Select a layer above the base first</source>
        <translation>Trước hết hãy chọn một lớp phía trên nền</translation>
    </message>
    <message>
        <source>The layers of edits, the uppermost first. A click makes one the active one; eye, lock and mask are on its row; a right click offers more. Shift and Ctrl choose several, which can be grouped; rows are dragged to other places, into groups and out of them</source>
        <translation>Các lớp chỉnh sửa, trên cùng ở đầu. Bấm để chọn làm lớp đang dùng; mắt, khóa và mặt nạ nằm trên hàng của lớp; bấm chuột phải để xem thêm. Shift và Ctrl để chọn nhiều lớp, có thể nhóm lại; kéo các hàng đến chỗ khác, vào nhóm và ra khỏi nhóm</translation>
    </message>
    <message>
        <source>Add an adjustment layer: a filter of the layers below</source>
        <translation>Thêm lớp điều chỉnh: bộ lọc của các lớp bên dưới</translation>
    </message>
    <message>
        <source>Group the chosen layers</source>
        <translation>Nhóm các lớp đã chọn</translation>
    </message>
    <message>
        <source>&amp;Merge Group</source>
        <translation>&amp;Gộp nhóm</translation>
    </message>
    <message>
        <source>&amp;Merge Down</source>
        <translation>&amp;Gộp xuống dưới</translation>
    </message>
    <message>
        <source>&amp;Delete Group</source>
        <translation>&amp;Xóa nhóm</translation>
    </message>
    <message>
        <source>&amp;Delete Layer</source>
        <translation>&amp;Xóa lớp</translation>
    </message>
    <message>
        <source>Layer thumbnails</source>
        <translation>Hình thu nhỏ của lớp</translation>
    </message>
    <message>
        <source>Updating “%1”</source>
        <translation>Đang cập nhật “%1”</translation>
    </message>
    <message>
        <source>Duplicate the chosen layers</source>
        <translation>Nhân đôi các lớp đã chọn</translation>
    </message>
    <message>
        <source>Delete the chosen layers</source>
        <translation>Xóa các lớp đã chọn</translation>
    </message>
    <message>
        <source>&amp;Delete Layers</source>
        <translation>&amp;Xóa các lớp</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layers</source>
        <translation>Nhân đôi các &amp;lớp</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layer</source>
        <translation>Nhân đôi &amp;lớp</translation>
    </message>
</context>
<context>
    <name>scarp::LayoutChoices</name>
    <message>
        <source>, swapped</source>
        <translation>, đảo byte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>scarp::LeaveGuard</name>
    <message>
        <source>Unsaved Changes</source>
        <translation>Thay đổi chưa lưu</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Lưu các thay đổi vào “%1”?</translation>
    </message>
    <message>
        <source>Discarding them cannot be undone.</source>
        <translation>Bỏ chúng thì không hoàn tác được.</translation>
    </message>
    <message>
        <source>It is in no project yet. Discarding cannot be undone.</source>
        <translation>Địa hình chưa ở trong dự án nào. Bỏ nó thì không hoàn tác được.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Lưu dưới dạng…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Bỏ</translation>
    </message>
    <message>
        <source>Edits Wait</source>
        <translation>Chỉnh sửa đang chờ</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits of “%2” have not reached the server.</source>
        <translation>
            <numerusform>%1 chỉnh sửa của “%2” chưa đến máy chủ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits are sent as long as this terrain is open. To be sent later they are kept here and offered at the next start. A copy as a project keeps them, for you alone.</source>
        <translation>Chỉnh sửa được gửi chừng nào địa hình này còn mở. Để gửi sau, chúng được giữ ở đây và được đề nghị gửi ở lần khởi động tới. Một bản sao dạng dự án giữ chúng cho riêng bạn.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Chờ</translation>
    </message>
    <message>
        <source>Send Later</source>
        <translation>Gửi sau</translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation>Lưu bản sao…</translation>
    </message>
</context>
<context>
    <name>scarp::LineBrushForm</name>
    <message>
        <source>an alpha</source>
        <translation>alpha</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>giới hạn</translation>
    </message>
    <message>
        <source>jitter</source>
        <translation>ngẫu nhiên</translation>
    </message>
    <message>
        <source>symmetry</source>
        <translation>đối xứng</translation>
    </message>
    <message>
        <source>Take the Current Brush</source>
        <translation>Lấy cọ hiện tại</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Bán kính</translation>
    </message>
    <message>
        <source>Of the brush</source>
        <translation>Của cọ</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Cường độ</translation>
    </message>
    <message>
        <source>What a pass of the brush changes in its middle</source>
        <translation>Mức mà một lượt cọ thay đổi ở giữa cọ</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Suy giảm</translation>
    </message>
    <message>
        <source>How the brush grows weaker towards its rim</source>
        <translation>Cọ yếu dần về phía mép như thế nào</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>Bán kính trong</translation>
    </message>
    <message>
        <source>How much of the radius is at full strength, percent</source>
        <translation>Phần bán kính có cường độ đầy đủ, phần trăm</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Giãn cách</translation>
    </message>
    <message>
        <source>From dab to dab along the line, percent of the radius</source>
        <translation>Giữa hai vết cọ dọc theo tuyến, phần trăm bán kính</translation>
    </message>
    <message>
        <source>The line is brushed as the sculpting tool does now: kind, radius, strength, alpha, limits and all else of the brush in hand</source>
        <translation>Tuyến được vẽ cọ như công cụ điêu khắc hiện giờ: loại, bán kính, cường độ, alpha, giới hạn và mọi thiết lập khác của cọ đang dùng</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Cọ</translation>
    </message>
    <message>
        <source>What the brush does along the line</source>
        <translation>Cọ làm gì dọc theo tuyến</translation>
    </message>
    <message>
        <source>Also has %1, as the brush had when it was taken.</source>
        <translation>Còn có %1, như cọ có lúc được lấy.</translation>
    </message>
</context>
<context>
    <name>scarp::LineChoiceRow</name>
    <message>
        <source>Layer of lines</source>
        <translation>Lớp tuyến</translation>
    </message>
    <message>
        <source>Which layers the lines are of</source>
        <translation>Các tuyến thuộc lớp nào</translation>
    </message>
    <message>
        <source>Which lines</source>
        <translation>Tuyến nào</translation>
    </message>
    <message>
        <source>Lines of any layer</source>
        <translation>Tuyến của lớp bất kỳ</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>Tuyến của %1</translation>
    </message>
    <message>
        <source>Lines of %1 (no such layer)</source>
        <translation>Tuyến của %1 (không có lớp này)</translation>
    </message>
    <message>
        <source>%1 (no such line)</source>
        <translation>%1 (không có tuyến này)</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>Loại: %1</translation>
    </message>
    <message>
        <source>All of them, those with water, those of a kind, or one</source>
        <translation>Tất cả, các đường có nước, các đường cùng loại, hoặc một đường</translation>
    </message>
    <message>
        <source>With water, from its edge</source>
        <translation>Có nước, tính từ mép nước</translation>
    </message>
</context>
<context>
    <name>scarp::LineCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
    </message>
    <message>
        <source>Import Lines</source>
        <translation>Nhập tuyến</translation>
    </message>
    <message>
        <source>Lines (*.gpx *.geojson *.json *.gpkg *.shp *.kml *.dxf *.osm *.pbf *.fgb);;All files (*)</source>
        <translation>Tuyến (*.gpx *.geojson *.json *.gpkg *.shp *.kml *.dxf *.osm *.pbf *.fgb);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Đang đọc %1</translation>
    </message>
    <message numerus="yes">
        <source>Imported %1 lines from %2.</source>
        <translation>
            <numerusform>Đã nhập %1 tuyến từ %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Chi tiết…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>There are no lines to export.</source>
        <translation>Không có tuyến nào để xuất.</translation>
    </message>
    <message>
        <source>Export Lines</source>
        <translation>Xuất tuyến</translation>
    </message>
    <message>
        <source>%1: it has no lines</source>
        <translation>%1: không có tuyến nào</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 lines with heights to %2, in %3.</source>
        <translation>
            <numerusform>Đã ghi %1 tuyến kèm độ cao vào %2, theo %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 lines with heights to %2. Height stamps have no course and were left out.</source>
        <translation>
            <numerusform>Đã ghi %1 tuyến kèm độ cao vào %2. Dấu độ cao không có đường đi nên bị bỏ qua.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LineImportDialog</name>
    <message>
        <source>not stated</source>
        <translation>không nêu</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>không rõ</translation>
    </message>
    <message>
        <source>Import Lines from %1</source>
        <translation>Nhập tuyến từ %1</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>Layers of the file</source>
        <translation>Các lớp của tệp</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Lớp</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Chứa</translation>
    </message>
    <message>
        <source>CRS</source>
        <translation>CRS</translation>
    </message>
    <message>
        <source>What lines become</source>
        <translation>Tuyến trở thành gì</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Tuyến</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Số lượng</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>Classes by</source>
        <translation>Phân loại theo</translation>
    </message>
    <message>
        <source>Roads, railways and waterways</source>
        <translation>Đường bộ, đường sắt và dòng nước</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>Follow the ground</source>
        <translation>Bám mặt đất</translation>
    </message>
    <message>
        <source>Those of the file</source>
        <translation>Của tệp</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>Nhập thành</translation>
    </message>
    <message>
        <source>Lines that shape the ground</source>
        <translation>Tuyến tạo hình mặt đất</translation>
    </message>
    <message>
        <source>A hidden layer, which leaves the ground as it is</source>
        <translation>Một lớp ẩn, giữ nguyên mặt đất</translation>
    </message>
    <message>
        <source>Bridges and tunnels by their tags</source>
        <translation>Cầu và hầm theo thẻ</translation>
    </message>
    <message>
        <source>Where points of the file have a height, lines can go through it</source>
        <translation>Nơi điểm của tệp có độ cao, đường có thể đi qua đó</translation>
    </message>
    <message>
        <source>The file has no heights</source>
        <translation>Tệp không có độ cao</translation>
    </message>
    <message>
        <source>Lines with a bridge or tunnel tag leave the ground alone</source>
        <translation>Tuyến có thẻ cầu hoặc hầm không đổi mặt đất</translation>
    </message>
    <message>
        <source>Courses of a hidden layer show while it is active; once it is shown it shapes the ground</source>
        <translation>Tuyến của lớp ẩn hiện khi lớp đang dùng; khi hiện lớp, nó tạo hình mặt đất</translation>
    </message>
    <message>
        <source>CRS of the lines</source>
        <translation>CRS của các tuyến</translation>
    </message>
    <message>
        <source>The terrain&apos;s own</source>
        <translation>Của địa hình</translation>
    </message>
    <message>
        <source>Degrees, WGS 84</source>
        <translation>Độ, WGS 84</translation>
    </message>
    <message>
        <source>The file does not say its CRS: type a code, such as EPSG:2056, or its text</source>
        <translation>Tệp không nêu CRS: gõ mã, như EPSG:2056, hoặc văn bản của nó</translation>
    </message>
    <message>
        <source>Values of “%1”</source>
        <translation>Giá trị của “%1”</translation>
    </message>
    <message>
        <source>Which field of the file says what a line is</source>
        <translation>Trường nào của tệp cho biết tuyến là gì</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Mọi tuyến khác</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Mọi tuyến</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation>Loại của %1</translation>
    </message>
    <message>
        <source>Width of %1</source>
        <translation>Chiều rộng của %1</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>Chưa chọn lớp nào.</translation>
    </message>
    <message>
        <source>“%1” is no known CRS.</source>
        <translation>“%1” không phải CRS đã biết.</translation>
    </message>
    <message>
        <source>Looking which lines lie on the terrain…</source>
        <translation>Đang xem tuyến nào nằm trên địa hình…</translation>
    </message>
    <message>
        <source>Placing lines</source>
        <translation>Đang đặt tuyến</translation>
    </message>
    <message>
        <source>Placing the lines was cancelled.</source>
        <translation>Đã hủy việc đặt tuyến.</translation>
    </message>
    <message>
        <source>The file: %1.</source>
        <translation>Tệp: %1.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Chiều rộng</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines are on the terrain and will be imported.</source>
        <translation>
            <numerusform>%1 tuyến nằm trên địa hình và sẽ được nhập.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LineList</name>
    <message>
        <source>Lines of the layer</source>
        <translation>Các tuyến của lớp</translation>
    </message>
    <message>
        <source>The lines of the layer. A click chooses one, with Ctrl or Shift more of them, Ctrl+A all. A mark shows and hides what is chosen, a double click renames a line, a right click offers more</source>
        <translation>Các tuyến của lớp. Nhấp để chọn một tuyến, với Ctrl hoặc Shift chọn thêm, Ctrl+A chọn tất cả. Dấu kiểm hiện và ẩn những gì đã chọn, nhấp đúp để đổi tên, nhấp phải để xem thêm</translation>
    </message>
</context>
<context>
    <name>scarp::LineMaterialMenu</name>
    <message>
        <source>Add materials in the Materials panel first</source>
        <translation>Trước hết hãy thêm vật liệu trong bảng Vật liệu</translation>
    </message>
    <message>
        <source>Within the Area</source>
        <translation>Trong vùng</translation>
    </message>
    <message>
        <source>On the Bed</source>
        <translation>Trên lòng hoặc nền</translation>
    </message>
    <message>
        <source>Around the Area</source>
        <translation>Quanh vùng</translation>
    </message>
    <message>
        <source>Along the Edges</source>
        <translation>Dọc theo mép</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
    </message>
</context>
<context>
    <name>scarp::LineMeasurement</name>
    <message>
        <source>Measuring a line</source>
        <translation>Đang đo một tuyến</translation>
    </message>
</context>
<context>
    <name>scarp::LinePlot</name>
    <message>
        <source>Profile and mass haul of the line</source>
        <translation>Mặt cắt và điều phối đất của tuyến</translation>
    </message>
    <message>
        <source>The profile of the chosen line, ground and design, and the mass haul.</source>
        <translation>Mặt cắt của tuyến đang chọn, mặt đất và thiết kế, cùng điều phối đất.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Mặt cắt</translation>
    </message>
    <message>
        <source>Mass haul</source>
        <translation>Điều phối đất</translation>
    </message>
    <message>
        <source>%1 (million %2)</source>
        <translation>%1 (triệu %2)</translation>
    </message>
    <message>
        <source>%1 (thousand %2)</source>
        <translation>%1 (nghìn %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>đắp</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>đào</translation>
    </message>
    <message>
        <source>The ground and the line along its way, and the earth that is to be moved. Point at it for the figures there</source>
        <translation>Mặt đất và tuyến dọc theo đường đi của nó, và lượng đất phải chuyển. Trỏ vào để xem số liệu ở đó</translation>
    </message>
    <message>
        <source>at %1:  ground %2,  design %3
grade %4 %,  haul %5</source>
        <translation>tại %1:  mặt đất %2,  thiết kế %3
độ dốc dọc %4 %,  điều phối %5</translation>
    </message>
</context>
<context>
    <name>scarp::LinePointForm</name>
    <message>
        <source>The line has a width of its own here</source>
        <translation>Ở đây tuyến có chiều rộng riêng</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>Of the line at this point</source>
        <translation>Của tuyến tại điểm này</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Chiều rộng</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>Từ đây</translation>
    </message>
    <message>
        <source>What carries the line up to the next point; bridges and tunnels leave the ground alone</source>
        <translation>Thứ nâng đỡ tuyến đến điểm kế tiếp; cầu và hầm không đụng đến mặt đất</translation>
    </message>
    <message>
        <source>The bed or crest has a height of its own here, as far as the greatest grade of the line allows</source>
        <translation>Ở đây nền hoặc đỉnh có độ cao riêng, trong mức dốc dọc lớn nhất của tuyến cho phép</translation>
    </message>
</context>
<context>
    <name>scarp::LineSession</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
    </message>
</context>
<context>
    <name>scarp::LineSettingsForm</name>
    <message>
        <source>Width</source>
        <translation>Chiều rộng</translation>
    </message>
    <message>
        <source>Of the bed, from edge to edge</source>
        <translation>Của nền, từ mép đến mép</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>Lề</translation>
    </message>
    <message>
        <source>Beside the bed, on both sides</source>
        <translation>Bên cạnh nền, ở cả hai bên</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Mui luyện</translation>
    </message>
    <message>
        <source>How the bed falls from its middle to its sides</source>
        <translation>Nền dốc từ giữa ra hai bên thế nào</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>Between points</source>
        <translation>Giữa các điểm</translation>
    </message>
    <message>
        <source>Even out over</source>
        <translation>San đều trong</translation>
    </message>
    <message>
        <source>How far along the line the ground is evened out</source>
        <translation>Chiều dài dọc tuyến mà mặt đất được san đều</translation>
    </message>
    <message>
        <source>Greatest grade</source>
        <translation>Dốc dọc lớn nhất</translation>
    </message>
    <message>
        <source>Along the line; 0 for any</source>
        <translation>Dọc theo tuyến; 0 là tùy ý</translation>
    </message>
    <message>
        <source>Vertical curves</source>
        <translation>Đường cong đứng</translation>
    </message>
    <message>
        <source>Length over which a bend between two grades is rounded</source>
        <translation>Chiều dài mà chỗ gãy giữa hai độ dốc dọc được vuốt tròn</translation>
    </message>
    <message>
        <source>Bends tilted for</source>
        <translation>Siêu cao cho tốc độ</translation>
    </message>
    <message>
        <source>Kilometres per hour; 0 leaves bends untilted</source>
        <translation>Kilômét mỗi giờ; 0 để khúc cong không nghiêng</translation>
    </message>
    <message>
        <source>Side friction</source>
        <translation>Ma sát ngang</translation>
    </message>
    <message>
        <source>What the friction of tyres bears of the sideways pull</source>
        <translation>Phần lực ngang mà ma sát của lốp chịu</translation>
    </message>
    <message>
        <source>Greatest tilt</source>
        <translation>Siêu cao lớn nhất</translation>
    </message>
    <message>
        <source>Across the bed in bends</source>
        <translation>Ngang nền ở khúc cong</translation>
    </message>
    <message>
        <source>Tilt over</source>
        <translation>Nối siêu cao</translation>
    </message>
    <message>
        <source>How far along the line the tilt is evened out</source>
        <translation>Chiều dài dọc tuyến mà độ nghiêng được chuyển dần</translation>
    </message>
    <message>
        <source>Never rises</source>
        <translation>Không bao giờ lên</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Mặt phẳng</translation>
    </message>
    <message>
        <source>Greatest slope</source>
        <translation>Độ dốc lớn nhất</translation>
    </message>
    <message>
        <source>Of the plane that fits best; 0 for any</source>
        <translation>Của mặt phẳng khớp nhất; 0 là tùy ý</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Thể tích</translation>
    </message>
    <message>
        <source>Of cut or fill that the line is raised or lowered for</source>
        <translation>Thể tích đào hoặc đắp mà theo đó tuyến được nâng hay hạ</translation>
    </message>
    <message>
        <source>Above ground</source>
        <translation>Trên mặt đất</translation>
    </message>
    <message>
        <source>How far above the heights that were found; below 0 it is sunk</source>
        <translation>Cao hơn độ cao tìm được bao nhiêu; dưới 0 là chìm xuống</translation>
    </message>
    <message>
        <source>Earthwork</source>
        <translation>Đào đắp</translation>
    </message>
    <message>
        <source>Cut, run per rise</source>
        <translation>Taluy đào, ngang/đứng</translation>
    </message>
    <message>
        <source>Of side slopes that go up: run for each unit of rise</source>
        <translation>Của mái dốc đi lên: chiều ngang cho mỗi đơn vị lên</translation>
    </message>
    <message>
        <source>Fill, run per rise</source>
        <translation>Taluy đắp, ngang/đứng</translation>
    </message>
    <message>
        <source>Of side slopes that go down: run for each unit of rise</source>
        <translation>Của mái dốc đi xuống: chiều ngang cho mỗi đơn vị xuống</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Tầm với</translation>
    </message>
    <message>
        <source>Fill for each cut</source>
        <translation>Đắp cho mỗi khối đào</translation>
    </message>
    <message>
        <source>Volume of fill that each unit of cut gives</source>
        <translation>Thể tích đắp có được từ mỗi đơn vị đào</translation>
    </message>
    <message>
        <source>Beside the bed</source>
        <translation>Bên cạnh nền</translation>
    </message>
    <message>
        <source>Shoulders</source>
        <translation>Lề</translation>
    </message>
    <message>
        <source>How the bed goes on beside its width. Or corners of your own, metres out and up from its edge: 0:0.15 2:0.1; those of the right side stand behind |, and &quot;middle&quot; before all measures from the middle</source>
        <translation>Nền đi tiếp thế nào ngoài chiều rộng của nó. Hoặc các góc của riêng bạn, số mét ra ngoài và lên tính từ mép nền: 0:0.15 2:0.1; các góc của bên phải đứng sau dấu |, và &quot;middle&quot; đứng trước mọi số đo nếu tính từ giữa</translation>
    </message>
    <message>
        <source>Depth of water</source>
        <translation>Độ sâu nước</translation>
    </message>
    <message>
        <source>Height above the bed; 0 for none</source>
        <translation>Độ cao trên đáy; 0 là không có nước</translation>
    </message>
    <message>
        <source>Height above the ground of the area; 0 for none</source>
        <translation>Độ cao trên mặt đất của vùng; 0 là không có nước</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Trắc dọc</translation>
    </message>
    <message>
        <source>Distance from the bed within which side slopes meet the terrain</source>
        <translation>Khoảng cách từ nền mà trong đó mái dốc gặp địa hình</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>Kỹ thuật</translation>
    </message>
    <message>
        <source>From the higher end to the lower one, as water runs</source>
        <translation>Từ đầu cao hơn đến đầu thấp hơn, theo chiều nước chảy</translation>
    </message>
</context>
<context>
    <name>scarp::LinesDock</name>
    <message>
        <source>Lines</source>
        <translation>Tuyến</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Hình dạng</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Vẽ</translation>
    </message>
    <message>
        <source>What the next line is, which says how it begins</source>
        <translation>Tuyến kế tiếp là gì, quyết định thiết lập ban đầu của nó</translation>
    </message>
    <message>
        <source>Kind of the next line</source>
        <translation>Loại của tuyến kế tiếp</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Bắt dính</translation>
    </message>
    <message>
        <source>Points are drawn to the points and courses of other lines; Ctrl turns it round</source>
        <translation>Các điểm được hút vào điểm và đường đi của tuyến khác; Ctrl đảo ngược lựa chọn này</translation>
    </message>
    <message>
        <source>Click on the ground to draw a line; a double click or Enter ends it, Esc gives it up, Backspace takes the last point back. The ground follows the line, and goes on doing so while you sculpt.</source>
        <translation>Bấm lên mặt đất để vẽ tuyến; bấm đúp hoặc Enter để kết thúc, Esc để bỏ, Backspace để bỏ điểm cuối. Mặt đất theo tuyến, và tiếp tục theo khi bạn điêu khắc.</translation>
    </message>
    <message>
        <source>Reverse: from its last point to its first</source>
        <translation>Đảo chiều: từ điểm cuối về điểm đầu</translation>
    </message>
    <message>
        <source>Split at the chosen point; a closed line opens there</source>
        <translation>Tách ở điểm đang chọn; tuyến khép kín mở ra ở đó</translation>
    </message>
    <message>
        <source>Simplify: leave out points where the line stays within a cell of where it was</source>
        <translation>Đơn giản hóa: bỏ các điểm mà không có chúng tuyến vẫn lệch không quá một ô</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Số liệu</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Nhập…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>Lưu CSV…</translation>
    </message>
    <message>
        <source>Save the chosen line as a table: ground, design, grade, cut, fill and mass haul by station</source>
        <translation>Lưu tuyến đang chọn thành bảng: mặt đất, thiết kế, độ dốc dọc, đào, đắp và điều phối đất theo lý trình</translation>
    </message>
    <message>
        <source>Point %1 of %2</source>
        <translation>Điểm %1 trên %2</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
    </message>
    <message>
        <source>Save Stations</source>
        <translation>Lưu lý trình</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Bảng (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Không ghi được %1: %2</translation>
    </message>
    <message>
        <source>Lay a material along the line, with soft edges</source>
        <translation>Trải vật liệu dọc theo tuyến, với mép mềm</translation>
    </message>
    <message>
        <source>Join the chosen lines; a single one with the open line whose end is nearest</source>
        <translation>Nối các tuyến đã chọn; nếu chỉ một thì nối với tuyến hở có đầu gần nhất</translation>
    </message>
    <message>
        <source>Bring the chosen lines into sight</source>
        <translation>Đưa các tuyến đã chọn vào tầm nhìn</translation>
    </message>
    <message>
        <source>Delete the chosen lines</source>
        <translation>Xóa các tuyến đã chọn</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Nhân bản</translation>
    </message>
    <message>
        <source>Export Chosen Lines…</source>
        <translation>Xuất các tuyến đã chọn…</translation>
    </message>
    <message numerus="yes">
        <source>Shape of %1 lines</source>
        <translation>
            <numerusform>Hình dạng của %1 tuyến</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %1 of %2 lines</source>
        <translation>
            <numerusform>Hình dạng của %1 trong %2 tuyến</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures of %1</source>
        <translation>Số liệu của %1</translation>
    </message>
    <message>
        <source>This line changes no sample: %1.</source>
        <translation>Tuyến này không thay đổi mẫu nào: %1.</translation>
    </message>
    <message>
        <source>Draw a line first</source>
        <translation>Trước hết hãy vẽ một tuyến</translation>
    </message>
    <message>
        <source>Select a line in the list first</source>
        <translation>Trước hết hãy chọn một tuyến trong danh sách</translation>
    </message>
    <message>
        <source>Move up in the list: applied earlier</source>
        <translation>Dời lên trong danh sách: áp dụng sớm hơn</translation>
    </message>
    <message>
        <source>Move down in the list: applied later</source>
        <translation>Dời xuống trong danh sách: áp dụng muộn hơn</translation>
    </message>
    <message>
        <source>Click on the ground to place the image, or drag to set its size. Drag its handles to move, scale and rotate it; Shift + drag changes its height.</source>
        <translation>Bấm lên mặt đất để đặt ảnh, hoặc kéo để định kích thước. Kéo các tay nắm để dời, co giãn và xoay; Shift + kéo để đổi độ cao.</translation>
    </message>
    <message>
        <source>Height stamps have no course</source>
        <translation>Dấu độ cao không có đường đi</translation>
    </message>
    <message>
        <source>Next height stamp</source>
        <translation>Dấu độ cao kế tiếp</translation>
    </message>
    <message>
        <source>Show the findings on this line. Red dots mark their places in the view; hover over one to read what it means</source>
        <translation>Hiện các lưu ý về tuyến này. Chấm đỏ đánh dấu vị trí của chúng trong khung nhìn; đưa con trỏ lên một chấm để đọc ý nghĩa của nó</translation>
    </message>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>%1 lưu ý</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::MainWindow</name>
    <message>
        <source>A setting that the project keeps cannot be used and is as usual: %1</source>
        <translation>Một thiết lập mà dự án giữ không dùng được và trở về mặc định: %1</translation>
    </message>
    <message>
        <source>Scarp</source>
        <translation>Scarp</translation>
    </message>
    <message>
        <source>%1[*] (shared) — Scarp</source>
        <translation>%1[*] (chia sẻ) — Scarp</translation>
    </message>
    <message>
        <source>%1[*] (read-only) — Scarp</source>
        <translation>%1[*] (chỉ đọc) — Scarp</translation>
    </message>
    <message>
        <source>%1[*] — Scarp</source>
        <translation>%1[*] — Scarp</translation>
    </message>
    <message>
        <source>About Scarp</source>
        <translation>Giới thiệu Scarp</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Scarp %1&lt;/h3&gt;&lt;p&gt;An editor for heightmap terrain.&lt;br&gt;What you point at is what you edit.&lt;/p&gt;&lt;p&gt;Drawn by %2.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Scarp %1&lt;/h3&gt;&lt;p&gt;Trình chỉnh sửa địa hình dạng bản đồ độ cao.&lt;br&gt;Trỏ vào đâu là sửa ở đó.&lt;/p&gt;&lt;p&gt;Được vẽ bằng %2.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Scarp closes as soon as the export is written.</source>
        <translation>Scarp sẽ đóng ngay khi ghi xong bản xuất.</translation>
    </message>
    <message>
        <source>Scarp closes as soon as the project is saved.</source>
        <translation>Scarp sẽ đóng ngay khi lưu xong dự án.</translation>
    </message>
    <message>
        <source>Sc&amp;ripts</source>
        <translation>Sc&amp;ript</translation>
    </message>
    <message>
        <source>Saved “%1” (%2 × %3 pixels).</source>
        <translation>Đã lưu “%1” (%2 × %3 điểm ảnh).</translation>
    </message>
    <message>
        <source>Choose how the terrain is coloured</source>
        <translation>Chọn cách tô màu địa hình</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Chi tiết…</translation>
    </message>
    <message>
        <source>Import Textures</source>
        <translation>Nhập kết cấu</translation>
    </message>
    <message>
        <source>Restart Scarp to apply the new language.</source>
        <translation>Khởi động lại Scarp để áp dụng ngôn ngữ mới.</translation>
    </message>
    <message>
        <source>Choose the quality of the shadows of terrain and objects</source>
        <translation>Chọn chất lượng bóng đổ của địa hình và đối tượng</translation>
    </message>
    <message>
        <source>Choose mesh detail, antialiasing and shadows</source>
        <translation>Chọn độ chi tiết lưới, khử răng cưa và bóng đổ</translation>
    </message>
</context>
<context>
    <name>scarp::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Sổ tay</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Tìm trong sổ tay</translation>
    </message>
    <message>
        <source>Lists the sections that contain these words; Enter finds the next place in the page</source>
        <translation>Liệt kê các mục chứa những từ này; Enter tìm vị trí tiếp theo trong trang</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Mục lục</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Trang</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Tiến</translation>
    </message>
    <message>
        <source>No section contains these words.</source>
        <translation>Không mục nào chứa những từ này.</translation>
    </message>
    <message>
        <source>Sections found: %1</source>
        <translation>Số mục tìm thấy: %1</translation>
    </message>
</context>
<context>
    <name>scarp::MaskImporter</name>
    <message>
        <source>Reading %1</source>
        <translation>Đang đọc %1</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
    </message>
    <message>
        <source>Saved as selections: %1.</source>
        <translation>Đã lưu thành vùng chọn: %1.</translation>
    </message>
    <message>
        <source>%1 does not say where it lies on this terrain: it was stretched from corner to corner.</source>
        <translation>%1 không cho biết nó nằm đâu trên địa hình này: nó được kéo giãn từ góc đến góc.</translation>
    </message>
    <message>
        <source>Import a picture, land cover or vector file as selections</source>
        <translation>Nhập ảnh, lớp phủ đất hoặc tệp vectơ làm vùng chọn</translation>
    </message>
    <message>
        <source>Select from Vector File</source>
        <translation>Chọn từ tệp vectơ</translation>
    </message>
    <message>
        <source>Vector files (*.gpkg *.geojson *.json *.shp *.kml *.kmz *.gpx *.dxf *.osm *.pbf *.fgb);;All files (*)</source>
        <translation>Tệp vectơ (*.gpkg *.geojson *.json *.shp *.kml *.kmz *.gpx *.dxf *.osm *.pbf *.fgb);;Mọi tệp (*)</translation>
    </message>
</context>
<context>
    <name>scarp::MaskLayersDialog</name>
    <message>
        <source>Import Selections</source>
        <translation>Nhập vùng chọn</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>%1 has several layers. Each that is chosen is saved as a selection of its name.</source>
        <translation>%1 có nhiều lớp. Mỗi lớp được chọn sẽ lưu thành một vùng chọn cùng tên.</translation>
    </message>
    <message>
        <source>Layers of the file</source>
        <translation>Các lớp của tệp</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>Chưa chọn lớp nào.</translation>
    </message>
    <message>
        <source>What of the file becomes selections</source>
        <translation>Những gì của tệp trở thành vùng chọn</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialBar</name>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.exr *.tif *.tiff *.tga *.webp *.bmp);;All files (*)</source>
        <translation>Hình ảnh (*.png *.jpg *.jpeg *.exr *.tif *.tiff *.tga *.webp *.bmp);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Add a material</source>
        <translation>Thêm một vật liệu</translation>
    </message>
    <message>
        <source>Add a material for each set of pictures; they can be dropped here, too</source>
        <translation>Thêm một vật liệu cho mỗi bộ ảnh; cũng có thể thả ảnh vào đây</translation>
    </message>
    <message>
        <source>The library: materials that are kept for all terrains</source>
        <translation>Thư viện: các vật liệu được giữ cho mọi địa hình</translation>
    </message>
    <message>
        <source>Add a material like the chosen one</source>
        <translation>Thêm một vật liệu giống vật liệu đang chọn</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Nhập…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>Bring materials in from files, or out to engines</source>
        <translation>Đưa vật liệu vào từ tệp, hoặc ra cho engine</translation>
    </message>
    <message>
        <source>Delete the material with its paint and its rules</source>
        <translation>Xóa vật liệu cùng sơn và quy tắc của nó</translation>
    </message>
    <message>
        <source>Pictures of Materials</source>
        <translation>Ảnh của vật liệu</translation>
    </message>
    <message>
        <source>Material %1</source>
        <translation>Vật liệu %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Reading pictures</source>
        <translation>Đang đọc ảnh</translation>
    </message>
    <message>
        <source>Save “%1” to the Library</source>
        <translation>Lưu “%1” vào thư viện</translation>
    </message>
    <message>
        <source>Save to the Library</source>
        <translation>Lưu vào thư viện</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>Thư viện trống</translation>
    </message>
    <message>
        <source>Show the Library&apos;s Folder</source>
        <translation>Hiện thư mục của thư viện</translation>
    </message>
    <message>
        <source>Reading a material</source>
        <translation>Đang đọc một vật liệu</translation>
    </message>
    <message>
        <source>Saving a material</source>
        <translation>Đang lưu một vật liệu</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>Đã lưu trong %1</translation>
    </message>
    <message>
        <source>Added the material “%1”.</source>
        <translation>Đã thêm vật liệu “%1”.</translation>
    </message>
    <message>
        <source>Added %1 materials.</source>
        <translation>Đã thêm %1 vật liệu.</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialDelegate</name>
    <message>
        <source>Hide the material in the view, so that what lies below it shows. Rules, paint and exports stay as they are</source>
        <translation>Ẩn vật liệu trong khung nhìn, để lộ thứ bên dưới. Quy tắc, sơn và bản xuất vẫn như cũ</translation>
    </message>
    <message>
        <source>Show this material alone, all others in grey. Rules, paint and exports stay as they are</source>
        <translation>Chỉ hiện vật liệu này, mọi vật liệu khác màu xám. Quy tắc, sơn và bản xuất vẫn như cũ</translation>
    </message>
    <message>
        <source>%1. Click: paint with this material. Double-click: rename it</source>
        <translation>%1. Bấm: sơn bằng vật liệu này. Bấm đúp: đổi tên</translation>
    </message>
    <message>
        <source>%1, %2. Click: paint with this material. Double-click: rename it</source>
        <translation>%1, %2. Bấm: sơn bằng vật liệu này. Bấm đúp: đổi tên</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialDialog</name>
    <message>
        <source>Material</source>
        <translation>Vật liệu</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Áp dụng</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>Pháp tuyến</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
    <message>
        <source>How much ground the pictures cover before they come again</source>
        <translation>Chiều dài mặt đất mà ảnh phủ trước khi lặp lại</translation>
    </message>
    <message>
        <source>Macro variation</source>
        <translation>Biến thiên lớn</translation>
    </message>
    <message>
        <source>Changes of tone over many tiles, so that they are not told apart; at 0 the pictures&apos; rows run on exactly, as those of a wall do</source>
        <translation>Thay đổi sắc độ trải qua nhiều lần lặp, để không nhận ra chúng lặp lại; ở 0, các hàng của ảnh nối tiếp chính xác, như hàng gạch của bức tường</translation>
    </message>
    <message>
        <source>From three sides (triplanar)</source>
        <translation>Từ ba phía (triplanar)</translation>
    </message>
    <message>
        <source>Pictures are not drawn out on steep ground</source>
        <translation>Ảnh không bị kéo giãn trên đất dốc</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Thẻ</translation>
    </message>
    <message>
        <source>rock, hard</source>
        <translation>đá, cứng</translation>
    </message>
    <message>
        <source>Words for an engine&apos;s physics and sounds, with commas between</source>
        <translation>Từ ngữ cho vật lý và âm thanh của engine, cách nhau bằng dấu phẩy</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Hình ảnh</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Chọn…</translation>
    </message>
    <message>
        <source>Choose the file with the picture of the %1</source>
        <translation>Chọn tệp có ảnh %1</translation>
    </message>
    <message>
        <source>Take the picture away</source>
        <translation>Bỏ ảnh này đi</translation>
    </message>
    <message>
        <source>Reading a picture</source>
        <translation>Đang đọc một ảnh</translation>
    </message>
    <message>
        <source>Reading pictures</source>
        <translation>Đang đọc ảnh</translation>
    </message>
    <message>
        <source>A picture is still being read.</source>
        <translation>Một ảnh vẫn đang được đọc.</translation>
    </message>
    <message>
        <source>The material needs a name.</source>
        <translation>Vật liệu cần có tên.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>Thiếu %1</translation>
    </message>
    <message>
        <source>What the material is called in lists and exports</source>
        <translation>Tên của vật liệu trong danh sách và tệp xuất</translation>
    </message>
    <message>
        <source>Which way the green of the normal map points: as OpenGL or as DirectX has it</source>
        <translation>Kênh lục của bản đồ pháp tuyến chỉ hướng nào: theo OpenGL hay theo DirectX</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialImportCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
    </message>
    <message>
        <source>Import Materials</source>
        <translation>Nhập vật liệu</translation>
    </message>
    <message>
        <source>Masks, splat maps, control maps, land cover (*.png *.tif *.tiff *.exr *.jpg *.bmp *.img);;All files (*)</source>
        <translation>Mặt nạ, splat map, control map, lớp phủ đất (*.png *.tif *.tiff *.exr *.jpg *.bmp *.img);;Mọi tệp (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 tệp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %1 layers from %2 as paint.</source>
        <translation>
            <numerusform>Đã nhập %1 lớp từ %2 làm sơn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Chi tiết…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tệp</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialImportDialog</name>
    <message>
        <source>nowhere</source>
        <translation>không ở đâu</translation>
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
        <translation>Nhập vật liệu</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>As they look</source>
        <translation>Tự nhận dạng</translation>
    </message>
    <message>
        <source>What the files are</source>
        <translation>Các tệp này là gì</translation>
    </message>
    <message>
        <source>By its classes</source>
        <translation>Theo các loại trong tệp</translation>
    </message>
    <message>
        <source>Legend of the classes</source>
        <translation>Chú giải của các loại</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Độ đục</translation>
    </message>
    <message>
        <source>Bring weights to a sum of 100 %</source>
        <translation>Đưa tổng trọng số về 100 %</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Duyệt…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Masks and splat maps: a layer for each band. Land cover: a layer for each class</source>
        <translation>Mặt nạ và splat map: một lớp cho mỗi kênh. Lớp phủ đất: một lớp cho mỗi loại</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Đọc như</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Chú giải</translation>
    </message>
    <message>
        <source>Paint, in place of all paint</source>
        <translation>Sơn, thay cho toàn bộ sơn</translation>
    </message>
    <message>
        <source>Paint, over the paint there is</source>
        <translation>Sơn, chồng lên sơn sẵn có</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>Nhập thành</translation>
    </message>
    <message>
        <source>Percent: how far the paint covers what the rules lay</source>
        <translation>Phần trăm: sơn che những gì quy tắc trải đến mức nào</translation>
    </message>
    <message>
        <source>Opacity (%)</source>
        <translation>Độ đục (%)</translation>
    </message>
    <message>
        <source>Else the rules show where weights add up to less</source>
        <translation>Nếu không, quy tắc lộ ra nơi tổng trọng số nhỏ hơn</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lớp</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Lớp</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Phủ</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Thành</translation>
    </message>
    <message>
        <source>Reading weights</source>
        <translation>Đang đọc trọng số</translation>
    </message>
    <message>
        <source>Reading was cancelled</source>
        <translation>Việc đọc đã bị hủy</translation>
    </message>
    <message>
        <source>What %1 becomes</source>
        <translation>%1 thành gì</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Mới: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 layers</source>
        <translation>
            <numerusform>%1 lớp</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Paint is laid as far as the selection reaches.</source>
        <translation>Sơn được trải trong phạm vi vùng chọn.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Đang đọc…</translation>
    </message>
    <message>
        <source>The files have not been read yet</source>
        <translation>Các tệp chưa được đọc</translation>
    </message>
    <message>
        <source>Choose other files</source>
        <translation>Chọn tệp khác</translation>
    </message>
    <message>
        <source>Whether the paint replaces the paint that is there or lies over it</source>
        <translation>Sơn thay thế lớp sơn đang có hay phủ lên trên</translation>
    </message>
    <message>
        <source>What the files hold: each layer, what it becomes, and how much of the ground it covers</source>
        <translation>Nội dung của các tệp: từng lớp, nó trở thành gì và phủ bao nhiêu mặt đất</translation>
    </message>
    <message>
        <source>Normalising weights</source>
        <translation>Đang chuẩn hóa trọng số</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialList</name>
    <message>
        <source>nowhere</source>
        <translation>không ở đâu</translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation>dưới 0.1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Vật liệu</translation>
    </message>
    <message>
        <source>The materials of the terrain. A click paints with one, a double click renames it; the eye hides it in the view, S shows it alone</source>
        <translation>Các vật liệu của địa hình. Bấm để sơn bằng vật liệu đó, bấm đúp để đổi tên; mắt ẩn nó trong khung nhìn, S chỉ hiện riêng nó</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialSettings</name>
    <message>
        <source>Choose the colour of the material</source>
        <translation>Chọn màu của vật liệu</translation>
    </message>
    <message>
        <source>Colour of the material</source>
        <translation>Màu của vật liệu</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
    <message>
        <source>How much ground one tile of its texture covers</source>
        <translation>Chiều dài mặt đất mà một lần lặp kết cấu của nó phủ</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Sửa…</translation>
    </message>
    <message>
        <source>Show and change the pictures, the size and the tags of the material</source>
        <translation>Hiện và thay đổi ảnh, kích thước và thẻ của vật liệu</translation>
    </message>
    <message>
        <source>Material Colour</source>
        <translation>Màu vật liệu</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialsDock</name>
    <message>
        <source>Materials</source>
        <translation>Vật liệu</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Sơn</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Quy tắc</translation>
    </message>
    <message>
        <source>Paint materials by hand, over the rules</source>
        <translation>Sơn vật liệu bằng tay, đè lên quy tắc</translation>
    </message>
    <message>
        <source>Lay materials by rules, where nothing is painted</source>
        <translation>Trải vật liệu theo quy tắc, ở nơi chưa sơn</translation>
    </message>
    <message>
        <source>Materials give the ground grass, rock, sand and snow: by rules that follow while you sculpt, and by paint over them.</source>
        <translation>Vật liệu cho mặt đất cỏ, đá, cát và tuyết: bằng các quy tắc cập nhật khi bạn điêu khắc, và bằng sơn đè lên chúng.</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>Thêm vật liệu</translation>
    </message>
    <message>
        <source>Import Materials…</source>
        <translation>Nhập vật liệu…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>Chỉnh &amp;sửa…</translation>
    </message>
    <message>
        <source>&amp;Hide in the View</source>
        <translation>Ẩ&amp;n trong khung nhìn</translation>
    </message>
    <message>
        <source>Show A&amp;lone</source>
        <translation>Hiện &amp;riêng</translation>
    </message>
</context>
<context>
    <name>scarp::MessageLog</name>
    <message>
        <source>Information</source>
        <translation>Thông tin</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Xong</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Cảnh báo</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Thông báo</translation>
    </message>
</context>
<context>
    <name>scarp::MessagesDialog</name>
    <message>
        <source>Messages</source>
        <translation>Thông báo</translation>
    </message>
    <message>
        <source>Messages, the latest last</source>
        <translation>Các thông báo, mới nhất ở cuối</translation>
    </message>
    <message>
        <source>The last %1 messages since Scarp was started.</source>
        <translation>%1 thông báo gần nhất kể từ khi Scarp khởi động.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Sao chép</translation>
    </message>
    <message>
        <source>Copy the selected messages, or all where none is selected</source>
        <translation>Sao chép các thông báo đã chọn, hoặc tất cả nếu chưa chọn</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Xóa sạch</translation>
    </message>
    <message>
        <source>Empty the list</source>
        <translation>Làm trống danh sách</translation>
    </message>
    <message>
        <source>What Scarp has said since its start</source>
        <translation>Những gì Scarp đã thông báo từ lúc khởi động</translation>
    </message>
</context>
<context>
    <name>scarp::MethodTable</name>
    <message>
        <source>Method</source>
        <translation>Phương pháp</translation>
    </message>
    <message>
        <source>Hit at</source>
        <translation>Chạm ở</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Sai số</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Số phép thử</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>Scarp&apos;s own way, and those of the textbooks</source>
        <translation>Cách riêng của Scarp, và các cách trong sách giáo khoa</translation>
    </message>
    <message>
        <source>How far along the ray, from the near plane</source>
        <translation>Dọc theo tia bao xa, tính từ mặt phẳng gần</translation>
    </message>
    <message>
        <source>For one pick, on one thread</source>
        <translation>Cho một lần chọn điểm, trên một luồng</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>không chạm</translation>
    </message>
    <message>
        <source>false hit</source>
        <translation>chạm sai</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>bỏ sót</translation>
    </message>
    <message>
        <source>Scarp</source>
        <translation>Scarp</translation>
    </message>
    <message>
        <source>Linear march</source>
        <translation>Bước tuyến tính</translation>
    </message>
    <message>
        <source>March + bisection</source>
        <translation>Bước + chia đôi</translation>
    </message>
    <message>
        <source>Grid walk</source>
        <translation>Đi theo lưới</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Vét cạn</translation>
    </message>
    <message>
        <source>The same ray by other methods</source>
        <translation>Cùng tia đó bằng các phương pháp khác</translation>
    </message>
    <message>
        <source>Heights and height ranges taken, or triangles tested</source>
        <translation>Số độ cao và khoảng độ cao đã lấy, hoặc số tam giác đã thử</translation>
    </message>
    <message>
        <source>How far from the point that Scarp finds; brute force is the independent check</source>
        <translation>Cách điểm mà Scarp tìm được bao xa; vét cạn là phép kiểm tra độc lập</translation>
    </message>
    <message>
        <source>It tests boxes only: its answer is where the ray enters the nearest box, so its error is the way from there to the model</source>
        <translation>Chỉ thử các hộp: kết quả là nơi tia đi vào hộp gần nhất, nên sai số của nó là quãng từ đó đến mô hình</translation>
    </message>
    <message>
        <source>The tree of boxes, then the triangles in the model&apos;s frame</source>
        <translation>Cây hộp, rồi các tam giác trong hệ của mô hình</translation>
    </message>
    <message>
        <source>Tree of boxes</source>
        <translation>Cây hộp</translation>
    </message>
    <message>
        <source>Slab test</source>
        <translation>Phép thử slab</translation>
    </message>
    <message>
        <source>Of every object&apos;s box in turn. %1</source>
        <translation>Lần lượt với hộp của mọi vật thể. %1</translation>
    </message>
    <message>
        <source>Woo&apos;s test</source>
        <translation>Phép thử Woo</translation>
    </message>
    <message>
        <source>Every triangle</source>
        <translation>Mọi tam giác</translation>
    </message>
    <message>
        <source>Of every model in turn, without a tree</source>
        <translation>Lần lượt với mọi mô hình, không dùng cây</translation>
    </message>
    <message>
        <source>The object by other methods</source>
        <translation>Vật thể bằng các phương pháp khác</translation>
    </message>
    <message>
        <source>Boxes and triangles tested</source>
        <translation>Số hộp và tam giác đã thử</translation>
    </message>
    <message>
        <source>How far from the point that Scarp finds. Methods that test boxes only answer at the box, so theirs is not zero; every triangle is the independent check</source>
        <translation>Cách điểm mà Scarp tìm được bao xa. Phương pháp chỉ thử hộp cho kết quả ở hộp, nên sai số của chúng khác không; mọi tam giác là phép kiểm tra độc lập</translation>
    </message>
    <message>
        <source>The same ray by each way: where it hits, how far off that is, how many tests it takes and how long</source>
        <translation>Cùng một tia theo từng cách: trúng ở đâu, lệch bao xa, cần bao nhiêu phép thử và mất bao lâu</translation>
    </message>
</context>
<context>
    <name>scarp::ModelImportDialog</name>
    <message>
        <source>Import %1</source>
        <translation>Nhập %1</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>Picture of the model</source>
        <translation>Ảnh của mô hình</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Thẻ</translation>
    </message>
    <message>
        <source>tree, alpine</source>
        <translation>cây, núi cao</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Đơn vị</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>Trục hướng lên</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tỉ lệ</translation>
    </message>
    <message>
        <source>Times the unit</source>
        <translation>Số lần đơn vị</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Chân</translation>
    </message>
    <message>
        <source>Middle of the bottom</source>
        <translation>Giữa mặt đáy</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Như trong tệp</translation>
    </message>
    <message>
        <source>The middle of the lowest of its box stands on the ground</source>
        <translation>Điểm giữa mặt thấp nhất của hộp đứng trên mặt đất</translation>
    </message>
    <message>
        <source>What is at 0, 0, 0 in the file stands on the ground</source>
        <translation>Thứ ở 0, 0, 0 trong tệp đứng trên mặt đất</translation>
    </message>
    <message numerus="yes">
        <source>%1 levels of detail</source>
        <translation>
            <numerusform>%1 mức chi tiết</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 materials</source>
        <translation>
            <numerusform>%1 vật liệu</numerusform>
        </translation>
    </message>
    <message>
        <source>Guessed: %1 (%2), %3 up (%4)</source>
        <translation>Phỏng đoán: %1 (%2), %3 hướng lên (%4)</translation>
    </message>
    <message>
        <source>Drawing a model</source>
        <translation>Đang vẽ một mô hình</translation>
    </message>
    <message>
        <source>The model needs a name of up to 80 characters.</source>
        <translation>Mô hình cần một cái tên dài tối đa 80 ký tự.</translation>
    </message>
    <message>
        <source>The size is out of range (%1 to %2): choose another unit or scale.</source>
        <translation>Kích thước ngoài phạm vi (%1 đến %2): hãy chọn đơn vị hoặc tỉ lệ khác.</translation>
    </message>
    <message>
        <source>What the model is called in lists, scripts and exports</source>
        <translation>Tên của mô hình trong danh sách, script và tệp xuất</translation>
    </message>
    <message>
        <source>Words to find the model by, with commas between them</source>
        <translation>Các từ để tìm mô hình, cách nhau bằng dấu phẩy</translation>
    </message>
    <message>
        <source>What one unit of the file is</source>
        <translation>Một đơn vị của tệp là bao nhiêu</translation>
    </message>
    <message>
        <source>Which axis of the file points up</source>
        <translation>Trục nào của tệp hướng lên</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangles</source>
        <translation>
            <numerusform>%1 tam giác</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::NavigatorDock</name>
    <message>
        <source>Navigator</source>
        <translation>Bản đồ định vị</translation>
    </message>
</context>
<context>
    <name>scarp::NavigatorMap</name>
    <message>
        <source>Terrain from above</source>
        <translation>Địa hình nhìn từ trên</translation>
    </message>
    <message>
        <source>Click or drag to go there; the wheel goes nearer and away</source>
        <translation>Bấm hoặc kéo để đến đó; con lăn để lại gần và ra xa</translation>
    </message>
</context>
<context>
    <name>scarp::NewTerrainDialog</name>
    <message>
        <source>New Terrain</source>
        <translation>Địa hình mới</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Tạo</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Cột</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Hàng</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Cỡ ô</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Hạt giống</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Mẫu</translation>
    </message>
    <message>
        <source>Samples from north to south</source>
        <translation>Số mẫu từ bắc xuống nam</translation>
    </message>
    <message>
        <source>Enter 0 to 100 %</source>
        <translation>Gõ từ 0 đến 100 %</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Mẫu địa hình</translation>
    </message>
    <message>
        <source>Samples from west to east</source>
        <translation>Số mẫu từ tây sang đông</translation>
    </message>
    <message>
        <source>Distance between neighbouring samples</source>
        <translation>Khoảng cách giữa các mẫu kề nhau</translation>
    </message>
    <message>
        <source>Level of a flat terrain, peak of an island, or height range; empty for a height in proportion to the width</source>
        <translation>Mức của địa hình phẳng, đỉnh của đảo, hoặc khoảng độ cao; để trống thì độ cao tỉ lệ với bề rộng</translation>
    </message>
    <message>
        <source>Each seed gives another terrain of the same kind</source>
        <translation>Mỗi hạt giống cho một địa hình khác cùng loại</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Hình dạng</translation>
    </message>
    <message>
        <source>Roughness</source>
        <translation>Độ nhám</translation>
    </message>
    <message>
        <source>Amount of small-scale relief</source>
        <translation>Mức độ gồ ghề ở quy mô nhỏ</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Xem trước</translation>
    </message>
    <message>
        <source>Shaded relief of the new terrain, north up</source>
        <translation>Bóng địa hình của địa hình mới, phía bắc ở trên</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
    <message>
        <source>Samples that an engine accepts, or a custom size</source>
        <translation>Số mẫu mà engine nhận, hoặc kích thước tùy chỉnh</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Tùy chỉnh</translation>
    </message>
    <message>
        <source>Use a random seed</source>
        <translation>Dùng hạt giống ngẫu nhiên</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Hạt giống ngẫu nhiên</translation>
    </message>
    <message>
        <source>%1, up to %2 (flat areas use no memory)</source>
        <translation>%1, tối đa %2 (vùng phẳng không chiếm bộ nhớ)</translation>
    </message>
    <message>
        <source>%1, peak at %2, %3</source>
        <translation>%1, đỉnh ở %2, %3</translation>
    </message>
    <message>
        <source>%1, heights %2, %3</source>
        <translation>%1, độ cao %2, %3</translation>
    </message>
    <message>
        <source>Generating this size needs about %1 of memory.</source>
        <translation>Tạo kích thước này cần khoảng %1 bộ nhớ.</translation>
    </message>
    <message>
        <source>Generating preview</source>
        <translation>Đang tạo phần xem trước</translation>
    </message>
</context>
<context>
    <name>scarp::Notices</name>
    <message>
        <source>Unlock Layer</source>
        <translation>Mở khóa lớp</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>Hiện lớp</translation>
    </message>
    <message>
        <source>Make Layer Opaque</source>
        <translation>Cho lớp đục hoàn toàn</translation>
    </message>
    <message>
        <source>Edit That Layer</source>
        <translation>Sửa lớp đó</translation>
    </message>
    <message>
        <source>Apply Paste</source>
        <translation>Áp dụng việc dán</translation>
    </message>
    <message>
        <source>Deselect</source>
        <translation>Bỏ chọn</translation>
    </message>
    <message>
        <source>Nothing is selected, so edits change nothing.</source>
        <translation>Chưa chọn gì, nên chỉnh sửa không thay đổi gì.</translation>
    </message>
    <message>
        <source>Hide That Layer</source>
        <translation>Ẩn lớp đó</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>Thêm vật liệu</translation>
    </message>
    <message>
        <source>Unlock Group</source>
        <translation>Mở khóa nhóm</translation>
    </message>
    <message>
        <source>Show Group</source>
        <translation>Hiện nhóm</translation>
    </message>
    <message>
        <source>Make Group Opaque</source>
        <translation>Cho nhóm đục hoàn toàn</translation>
    </message>
</context>
<context>
    <name>scarp::NumberEdit</name>
    <message>
        <source>%1: a number is missing</source>
        <translation>%1: thiếu một số</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1: “%2” không phải là số</translation>
    </message>
    <message>
        <source>%1: %2 is not a whole number</source>
        <translation>%1: %2 không phải số nguyên</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 đến %2</translation>
    </message>
    <message>
        <source>above %1, up to %2</source>
        <translation>trên %1, đến %2</translation>
    </message>
    <message>
        <source>%1: %2 is out of range (%3)</source>
        <translation>%1: %2 ngoài phạm vi (%3)</translation>
    </message>
</context>
<context>
    <name>scarp::NumberField</name>
    <message>
        <source>off</source>
        <translation>tắt</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1: “%2” không phải là số</translation>
    </message>
    <message>
        <source>%1: %2 is not a whole number</source>
        <translation>%1: %2 không phải số nguyên</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectCommands</name>
    <message>
        <source>&amp;Copy Objects</source>
        <translation>&amp;Sao chép vật thể</translation>
    </message>
    <message>
        <source>&amp;Copy Ground</source>
        <translation>&amp;Sao chép mặt đất</translation>
    </message>
    <message>
        <source>Cu&amp;t Objects</source>
        <translation>&amp;Cắt vật thể</translation>
    </message>
    <message>
        <source>Cu&amp;t Ground</source>
        <translation>&amp;Cắt mặt đất</translation>
    </message>
    <message>
        <source>&amp;Paste Objects</source>
        <translation>Dán vật &amp;thể</translation>
    </message>
    <message>
        <source>&amp;Paste Ground</source>
        <translation>Dán &amp;mặt đất</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectFacts</name>
    <message>
        <source>−X side</source>
        <translation>phía −X</translation>
    </message>
    <message>
        <source>+X side</source>
        <translation>phía +X</translation>
    </message>
    <message>
        <source>−Y side</source>
        <translation>phía −Y</translation>
    </message>
    <message>
        <source>+Y side</source>
        <translation>phía +Y</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>mặt đáy</translation>
    </message>
    <message>
        <source>top</source>
        <translation>mặt trên</translation>
    </message>
    <message>
        <source>+X is the side that faces east, and +Y north, before the object is turned</source>
        <translation>+X là phía quay về hướng đông, +Y hướng bắc, trước khi vật thể được xoay</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Vật thể</translation>
    </message>
    <message>
        <source>Its model and its number</source>
        <translation>Mô hình và số của nó</translation>
    </message>
    <message>
        <source>Slab test</source>
        <translation>Phép thử slab</translation>
    </message>
    <message>
        <source>The face by which the ray enters the object&apos;s box, by the slab test, and how far from the near plane. %1</source>
        <translation>Mặt mà tia đi vào hộp của vật thể, theo phép thử slab, và cách mặt phẳng gần bao xa. %1</translation>
    </message>
    <message>
        <source>Woo&apos;s test</source>
        <translation>Phép thử Woo</translation>
    </message>
    <message>
        <source>The same by Woo&apos;s candidate planes. %1</source>
        <translation>Cũng vậy, theo các mặt phẳng ứng viên của Woo. %1</translation>
    </message>
    <message>
        <source>Candidate planes</source>
        <translation>Mặt phẳng ứng viên</translation>
    </message>
    <message>
        <source>Of the sides that face the origin of the ray, how far along the ray it meets their planes; it enters by the one that it meets last</source>
        <translation>Với các mặt quay về gốc của tia, dọc theo tia bao xa thì gặp mặt phẳng của chúng; tia đi vào qua mặt gặp sau cùng</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Pháp tuyến</translation>
    </message>
    <message>
        <source>Of the model&apos;s triangle: east, north, up; and its slope</source>
        <translation>Của tam giác trong mô hình: đông, bắc, lên; và độ dốc của nó</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>Along the ray: 0 at the near plane, 1 at the far plane</source>
        <translation>Dọc theo tia: 0 ở mặt phẳng gần, 1 ở mặt phẳng xa</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Tam giác</translation>
    </message>
    <message>
        <source>Its number in the model</source>
        <translation>Số của nó trong mô hình</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Các mặt</translation>
    </message>
    <message>
        <source>Whether the two tests name one face</source>
        <translation>Hai phép thử có nêu cùng một mặt không</translation>
    </message>
    <message>
        <source>starts within</source>
        <translation>bắt đầu bên trong</translation>
    </message>
    <message>
        <source>%1 never</source>
        <translation>%1 không bao giờ</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>khớp</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>khác nhau</translation>
    </message>
    <message>
        <source>East, north and up from the terrain&apos;s middle</source>
        <translation>Đông, bắc và lên, tính từ giữa địa hình</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, ở %2</translation>
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
        <translation>Loại</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Đông</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Bắc</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectsDock</name>
    <message>
        <source>Objects</source>
        <translation>Vật thể</translation>
    </message>
    <message>
        <source>By Hand</source>
        <translation>Bằng tay</translation>
    </message>
    <message>
        <source>By Rules</source>
        <translation>Theo quy tắc</translation>
    </message>
    <message>
        <source>Put objects down one by one, or many at once</source>
        <translation>Đặt từng vật thể một, hoặc nhiều cùng lúc</translation>
    </message>
    <message>
        <source>Rules put objects down, and go on doing so while you sculpt</source>
        <translation>Quy tắc đặt vật thể, và tiếp tục đặt khi bạn điêu khắc</translation>
    </message>
    <message>
        <source>Placed objects</source>
        <translation>Vật thể đã đặt</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Đổi tê&amp;n…</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>T&amp;hẻ…</translation>
    </message>
    <message>
        <source>Replace &amp;Model…</source>
        <translation>&amp;Thay mô hình…</translation>
    </message>
    <message>
        <source>Save to the &amp;Library</source>
        <translation>&amp;Lưu vào thư viện</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Gỡ</translation>
    </message>
    <message>
        <source>Painted by the &amp;Brush</source>
        <translation>Được &amp;cọ vẽ</translation>
    </message>
    <message>
        <source>As &amp;Chosen Alone</source>
        <translation>Chỉ &amp;khi được chọn</translation>
    </message>
    <message>
        <source>&amp;Seldom</source>
        <translation>&amp;Hiếm khi</translation>
    </message>
    <message>
        <source>&amp;Evenly with the Others</source>
        <translation>Đều với &amp;các loại khác</translation>
    </message>
    <message>
        <source>&amp;Often</source>
        <translation>&amp;Thường xuyên</translation>
    </message>
    <message>
        <source>No objects yet</source>
        <translation>Chưa có vật thể nào</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects on the terrain</source>
        <translation>
            <numerusform>%1 vật thể trên địa hình</numerusform>
        </translation>
    </message>
    <message>
        <source>Every object that stands on the terrain. A click selects it, a double click goes there, a right click offers more</source>
        <translation>Mọi vật thể đứng trên địa hình. Bấm để chọn, bấm đúp để đến đó, bấm chuột phải để xem thêm</translation>
    </message>
</context>
<context>
    <name>scarp::OperationMenu</name>
    <message>
        <source>&amp;Terrain</source>
        <translation>Địa &amp;hình</translation>
    </message>
    <message>
        <source>Rotate 90° Clockwise</source>
        <translation>Xoay 90° thuận chiều kim đồng hồ</translation>
    </message>
    <message>
        <source>Rotate 180°</source>
        <translation>Xoay 180°</translation>
    </message>
    <message>
        <source>Rotate 270° Clockwise</source>
        <translation>Xoay 270° thuận chiều kim đồng hồ</translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <translation>Lật ngang</translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <translation>Lật dọc</translation>
    </message>
    <message>
        <source>%1 changed nothing: there is no step to undo.</source>
        <translation>%1 không thay đổi gì: không có bước nào để hoàn tác.</translation>
    </message>
    <message>
        <source>Add Adjustment Layer</source>
        <translation>Thêm lớp điều chỉnh</translation>
    </message>
</context>
<context>
    <name>scarp::PaintPanel</name>
    <message>
        <source>Brush</source>
        <translation>Cọ</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Bán kính</translation>
    </message>
    <message>
        <source>From the brush&apos;s centre to its rim. Keys: [ and ]</source>
        <translation>Từ tâm cọ đến mép. Phím: [ và ]</translation>
    </message>
    <message>
        <source>Pen pressure sets the size</source>
        <translation>Lực nhấn bút quyết định kích thước</translation>
    </message>
    <message>
        <source>A harder press makes the brush larger</source>
        <translation>Nhấn mạnh hơn thì cọ lớn hơn</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Sơn</translation>
    </message>
    <message>
        <source>Cover the ground with the chosen material</source>
        <translation>Phủ mặt đất bằng vật liệu đang chọn</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Tẩy</translation>
    </message>
    <message>
        <source>Take paint away: the rules come back</source>
        <translation>Lấy sơn đi: quy tắc hiện trở lại</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Hòa trộn</translation>
    </message>
    <message>
        <source>Soften the borders of materials</source>
        <translation>Làm mềm ranh giới của vật liệu</translation>
    </message>
    <message>
        <source>Ctrl erases, Shift blends.</source>
        <translation>Ctrl để tẩy, Shift để hòa trộn.</translation>
    </message>
    <message>
        <source>How far a stroke covers what lies there</source>
        <translation>Một nét che những gì nằm đó đến mức nào</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Phủ đầy</translation>
    </message>
    <message>
        <source>Cover what is selected, or all ground, with the chosen material; only where “Only where” allows</source>
        <translation>Phủ vùng được chọn, hoặc toàn bộ mặt đất, bằng vật liệu đang chọn; chỉ ở nơi mục “Chỉ ở nơi” cho phép</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Xóa sạch</translation>
    </message>
    <message>
        <source>Take away all paint from what is selected, or from all ground</source>
        <translation>Lấy hết sơn khỏi vùng được chọn, hoặc toàn bộ mặt đất</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Chỉ ở nơi</translation>
    </message>
    <message>
        <source>Only where this material lies</source>
        <translation>Chỉ ở nơi có vật liệu này</translation>
    </message>
    <message>
        <source>Paint only where this material lies</source>
        <translation>Chỉ sơn ở nơi có vật liệu này</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
    </message>
    <message>
        <source>On any material</source>
        <translation>Trên mọi vật liệu</translation>
    </message>
    <message>
        <source>Only on %1</source>
        <translation>Chỉ trên %1</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>H takes the material under the cursor</source>
        <translation>H lấy vật liệu dưới con trỏ</translation>
    </message>
    <message>
        <source>H takes: %1</source>
        <translation>H lấy: %1</translation>
    </message>
</context>
<context>
    <name>scarp::PastePanel</name>
    <message>
        <source>Paste: drag it, its corners, or around it</source>
        <translation>Dán: kéo nó, kéo các góc của nó, hoặc kéo quanh nó</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Góc xoay</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>Độ, ngược chiều kim đồng hồ</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tỉ lệ</translation>
    </message>
    <message>
        <source>How wide it becomes</source>
        <translation>Nó sẽ rộng bao nhiêu</translation>
    </message>
    <message>
        <source>Height scale</source>
        <translation>Tỉ lệ độ cao</translation>
    </message>
    <message>
        <source>How high it becomes, above the plane on which it stood</source>
        <translation>Nó sẽ cao bao nhiêu, trên mặt phẳng nơi nó từng đứng</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>What is added to its heights</source>
        <translation>Mức cộng thêm vào độ cao của nó</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>Mềm biên</translation>
    </message>
    <message>
        <source>How far its edge fades into the ground</source>
        <translation>Bề rộng mà mép của nó hòa dần vào mặt đất</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Hòa trộn</translation>
    </message>
    <message>
        <source>Add to existing terrain</source>
        <translation>Cộng vào địa hình sẵn có</translation>
    </message>
    <message>
        <source>Its shape is laid on the ground that is there, instead of its own heights</source>
        <translation>Hình dạng của nó được đắp lên mặt đất ở đó, thay vì dùng độ cao riêng của nó</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Áp dụng</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Apply the paste where it is (Enter)</source>
        <translation>Áp dụng phần dán ở chỗ hiện tại (Enter)</translation>
    </message>
    <message>
        <source>Leave the ground as it was (Esc)</source>
        <translation>Để mặt đất như cũ (Esc)</translation>
    </message>
</context>
<context>
    <name>scarp::PeopleDock</name>
    <message>
        <source>People</source>
        <translation>Mọi người</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Đến đó</translation>
    </message>
    <message>
        <source>See What They See</source>
        <translation>Xem cái họ thấy</translation>
    </message>
    <message>
        <source>Who has this terrain open</source>
        <translation>Ai đang mở địa hình này</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Ai</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Quyền</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Đang làm</translation>
    </message>
    <message>
        <source>Move the view to where this person&apos;s cursor is</source>
        <translation>Dời khung nhìn đến con trỏ của người này</translation>
    </message>
    <message>
        <source>Look from where this person looks</source>
        <translation>Nhìn từ nơi người này đang nhìn</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (bạn)</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, ngay bây giờ</translation>
    </message>
    <message>
        <source>Who has the shared terrain open, what they may do and what they are doing</source>
        <translation>Ai đang mở địa hình chia sẻ, họ được làm gì và đang làm gì</translation>
    </message>
    <message>
        <source>This person is not in the view</source>
        <translation>Người này không có trong khung nhìn</translation>
    </message>
    <message>
        <source>Select another person in the list first</source>
        <translation>Trước hết hãy chọn một người khác trong danh sách</translation>
    </message>
</context>
<context>
    <name>scarp::PeopleMarks</name>
    <message>
        <source>Kept for you</source>
        <translation>Giữ cho bạn</translation>
    </message>
    <message>
        <source>Kept for %1</source>
        <translation>Giữ cho %1</translation>
    </message>
</context>
<context>
    <name>scarp::PickLegend</name>
    <message>
        <source>Nodes skipped</source>
        <translation>Nút bỏ qua</translation>
    </message>
    <message>
        <source>Blocks of ground that the ray keeps clear of, passed over whole</source>
        <translation>Các khối mặt đất mà tia không chạm tới, được bỏ qua trọn vẹn</translation>
    </message>
    <message>
        <source>Nodes entered</source>
        <translation>Nút đi vào</translation>
    </message>
    <message>
        <source>Blocks whose heights the ray comes between</source>
        <translation>Các khối có khoảng độ cao mà tia đi vào</translation>
    </message>
    <message>
        <source>Cells walked</source>
        <translation>Ô đi qua</translation>
    </message>
    <message>
        <source>Cells whose triangles the ray may meet</source>
        <translation>Các ô có tam giác mà tia có thể gặp</translation>
    </message>
    <message>
        <source>March samples</source>
        <translation>Mẫu theo bước</translation>
    </message>
    <message>
        <source>Heights over ground taken at cell sides and diagonals</source>
        <translation>Các độ cao trên mặt đất lấy ở cạnh và đường chéo của ô</translation>
    </message>
    <message>
        <source>Refinements</source>
        <translation>Lần tinh chỉnh</translation>
    </message>
    <message>
        <source>Looks within the bracket, to close in on the hit</source>
        <translation>Số lần xét trong khoảng, để tiến sát điểm chạm</translation>
    </message>
    <message>
        <source>3-D grid walk</source>
        <translation>Đi theo lưới 3D</translation>
    </message>
    <message>
        <source>Voxels that a plain 3-D grid walk passes up to the hit: the grid&apos;s cells in layers about as high; drawn when the ray is pinned</source>
        <translation>Số voxel mà phép đi theo lưới 3D thông thường qua cho đến điểm chạm: các ô của lưới xếp tầng cao xấp xỉ bằng chúng; vẽ ra khi tia được ghim</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>For the pick alone, without recording its steps</source>
        <translation>Chỉ tính việc chọn điểm, không kể ghi lại các bước</translation>
    </message>
</context>
<context>
    <name>scarp::PickingInspector</name>
    <message>
        <source>Follows the cursor</source>
        <translation>Theo con trỏ</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>bước</translation>
    </message>
    <message>
        <source>March steps</source>
        <translation>Số bước đi</translation>
    </message>
    <message>
        <source>Into how many equal steps the marches divide the ray within the terrain&apos;s box</source>
        <translation>Các phép đi từng bước chia tia trong hộp của địa hình thành bao nhiêu bước bằng nhau</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Mặt đất</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Vật thể</translation>
    </message>
    <message>
        <source>What the ray meets: the object before the ground, and the ground behind it</source>
        <translation>Những gì tia gặp: vật thể trước mặt đất, và mặt đất phía sau nó</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Đã ghim</translation>
    </message>
    <message>
        <source>when pinned</source>
        <translation>khi được ghim</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>đang tìm …</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>quá nhiều ô</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Vét cạn</translation>
    </message>
    <message>
        <source>Picking Inspector</source>
        <translation>Trình kiểm tra chọn điểm</translation>
    </message>
</context>
<context>
    <name>scarp::PlacePanel</name>
    <message>
        <source>Import Models…</source>
        <translation>Nhập mô hình…</translation>
    </message>
    <message>
        <source>Take models (glTF, OBJ, FBX, PLY, STL, DAE) in; files can be dropped on the window too</source>
        <translation>Nhập mô hình (glTF, OBJ, FBX, PLY, STL, DAE); cũng có thể thả tệp vào cửa sổ</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Thư viện</translation>
    </message>
    <message>
        <source>Models that are kept for all terrains</source>
        <translation>Các mô hình được giữ cho mọi địa hình</translation>
    </message>
    <message>
        <source>Left button</source>
        <translation>Nút trái</translation>
    </message>
    <message>
        <source>Places one</source>
        <translation>Đặt một cái</translation>
    </message>
    <message>
        <source>Selects</source>
        <translation>Chọn</translation>
    </message>
    <message>
        <source>Selects by lasso</source>
        <translation>Chọn tự do</translation>
    </message>
    <message>
        <source>Places a line</source>
        <translation>Đặt một hàng</translation>
    </message>
    <message>
        <source>Places a circle</source>
        <translation>Đặt vòng tròn</translation>
    </message>
    <message>
        <source>Paints objects</source>
        <translation>Vẽ vật thể</translation>
    </message>
    <message>
        <source>Erases objects</source>
        <translation>Tẩy vật thể</translation>
    </message>
    <message>
        <source>A click puts one down; a drag turns it, with Shift it grows too, with Ctrl it turns by steps</source>
        <translation>Bấm để đặt một cái; kéo để xoay, cùng Shift thì cũng lớn lên, cùng Ctrl thì xoay theo nấc</translation>
    </message>
    <message>
        <source>A click selects, a drag moves what is selected or encloses by a box</source>
        <translation>Bấm để chọn, kéo để dời những gì đã chọn hoặc khoanh bằng khung</translation>
    </message>
    <message>
        <source>The same, and a drag encloses by an outline</source>
        <translation>Như trên, và kéo để khoanh bằng đường bao</translation>
    </message>
    <message>
        <source>A drag puts objects along a line</source>
        <translation>Kéo để đặt vật thể theo hàng</translation>
    </message>
    <message>
        <source>A drag puts objects round a circle</source>
        <translation>Kéo để đặt vật thể quanh một vòng tròn</translation>
    </message>
    <message>
        <source>The brush puts objects down; Ctrl erases</source>
        <translation>Cọ đặt vật thể xuống; Ctrl để tẩy</translation>
    </message>
    <message>
        <source>The brush takes objects away; Ctrl paints</source>
        <translation>Cọ lấy vật thể đi; Ctrl để vẽ</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Khoảng cách</translation>
    </message>
    <message>
        <source>From one object of the line or circle to the next</source>
        <translation>Từ vật thể này đến vật thể kế tiếp trong hàng hoặc vòng tròn</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Số lượng</translation>
    </message>
    <message>
        <source>How many objects the line or circle has; off: as the distance says</source>
        <translation>Hàng hoặc vòng tròn có bao nhiêu vật thể; tắt: theo khoảng cách</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Mật độ</translation>
    </message>
    <message>
        <source>Objects a hectare that the brush puts down</source>
        <translation>Số vật thể mỗi hecta mà cọ đặt xuống</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Giãn cách</translation>
    </message>
    <message>
        <source>The least distance to other objects</source>
        <translation>Khoảng cách nhỏ nhất đến vật thể khác</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Cường độ</translation>
    </message>
    <message>
        <source>Of the density; how many of the objects the brush erases</source>
        <translation>Theo mật độ; cọ tẩy đi bao nhiêu phần vật thể</translation>
    </message>
    <message>
        <source>Erase all kinds</source>
        <translation>Tẩy mọi loại</translation>
    </message>
    <message>
        <source>Else the brush erases objects of the kind in hand alone</source>
        <translation>Nếu không, cọ chỉ tẩy vật thể thuộc loại đang dùng</translation>
    </message>
    <message>
        <source>Ctrl moves by</source>
        <translation>Ctrl dời theo</translation>
    </message>
    <message>
        <source>Steps to which Ctrl keeps a drag</source>
        <translation>Các nấc mà Ctrl giữ khi kéo</translation>
    </message>
    <message>
        <source>Ctrl turns by</source>
        <translation>Ctrl xoay theo</translation>
    </message>
    <message>
        <source>Steps to which Ctrl keeps a turn, degrees</source>
        <translation>Các nấc mà Ctrl giữ khi xoay, độ</translation>
    </message>
    <message>
        <source>Right-click a kind above to change how often it is painted</source>
        <translation>Bấm chuột phải vào một loại ở trên để đổi mức thường xuyên được vẽ</translation>
    </message>
    <message>
        <source>New objects</source>
        <translation>Vật thể mới</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tỉ lệ</translation>
    </message>
    <message>
        <source>Size of new objects; 1 is life size</source>
        <translation>Kích thước của vật thể mới; 1 là như thật</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Biến thiên</translation>
    </message>
    <message>
        <source>New objects vary in size by up to this much either way</source>
        <translation>Vật thể mới khác nhau về kích thước nhiều nhất chừng này về mỗi phía</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>Độ cao chênh</translation>
    </message>
    <message>
        <source>How far above the ground new objects are put</source>
        <translation>Vật thể mới được đặt trên mặt đất bao nhiêu</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Nghiêng</translation>
    </message>
    <message>
        <source>New objects lean by up to this much, degrees</source>
        <translation>Vật thể mới nghiêng nhiều nhất chừng này, độ</translation>
    </message>
    <message>
        <source>Colour variation</source>
        <translation>Biến thiên màu</translation>
    </message>
    <message>
        <source>How far the colours of new objects vary</source>
        <translation>Màu của vật thể mới khác nhau đến mức nào</translation>
    </message>
    <message>
        <source>Random rotation</source>
        <translation>Xoay ngẫu nhiên</translation>
    </message>
    <message>
        <source>Every new object is turned another way</source>
        <translation>Mỗi vật thể mới xoay một hướng khác</translation>
    </message>
    <message>
        <source>The brush paints: %1</source>
        <translation>Cọ vẽ: %1</translation>
    </message>
</context>
<context>
    <name>scarp::PositionDialog</name>
    <message>
        <source>&amp;Stroke To</source>
        <translation>&amp;Vẽ nét đến</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Vị trí</translation>
    </message>
    <message>
        <source>Type two numbers, east first</source>
        <translation>Gõ hai số, đông trước</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Tọa độ</translation>
    </message>
    <message>
        <source>&amp;Go To</source>
        <translation>Đế&amp;n</translation>
    </message>
    <message>
        <source>Move the view to the position</source>
        <translation>Đưa khung nhìn đến vị trí đó</translation>
    </message>
    <message>
        <source>Make a stroke of the active brush from the end of the last one to the position</source>
        <translation>Vẽ một nét bằng cọ đang dùng từ cuối nét trước đến vị trí đó</translation>
    </message>
    <message>
        <source>Make &amp;Dab</source>
        <translation>Đặt vết &amp;cọ</translation>
    </message>
    <message>
        <source>Make one dab of the active brush there</source>
        <translation>Đặt một vết cọ bằng cọ đang dùng ở đó</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Close this dialog</source>
        <translation>Đóng hộp thoại này</translation>
    </message>
    <message>
        <source>The view is at %1.</source>
        <translation>Khung nhìn đang ở %1.</translation>
    </message>
    <message>
        <source>%1 is outside the terrain, which covers %2.</source>
        <translation>%1 nằm ngoài địa hình, vốn trải %2.</translation>
    </message>
    <message>
        <source>There is no stroke to continue. Make a dab first.</source>
        <translation>Không có nét nào để vẽ tiếp. Trước hết hãy đặt một vết cọ.</translation>
    </message>
    <message>
        <source>Stroke from %1 to %2.</source>
        <translation>Nét từ %1 đến %2.</translation>
    </message>
    <message>
        <source>Dab at %1.</source>
        <translation>Vết cọ ở %1.</translation>
    </message>
    <message>
        <source>The last stroke ends at %1.</source>
        <translation>Nét gần nhất kết thúc ở %1.</translation>
    </message>
    <message>
        <source>The terrain covers %1.</source>
        <translation>Địa hình trải %1.</translation>
    </message>
</context>
<context>
    <name>scarp::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Tùy chọn</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Phút</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Phiên bản</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Bộ nhớ</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Ask for import settings again</source>
        <translation>Hỏi lại thiết lập nhập</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Tự động lưu</translation>
    </message>
    <message>
        <source>Every (minutes)</source>
        <translation>Mỗi (phút)</translation>
    </message>
    <message>
        <source>Versions to keep</source>
        <translation>Số phiên bản giữ</translation>
    </message>
    <message>
        <source>Memory (GiB of %1)</source>
        <translation>Bộ nhớ (GiB trên %1)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Metric: metres, kilometres</source>
        <translation>Hệ mét: mét, kilômét</translation>
    </message>
    <message>
        <source>Imperial: feet, miles</source>
        <translation>Hệ Anh: feet, dặm</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Đơn vị</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Trang</translation>
    </message>
    <message>
        <source>Choose a page of preferences</source>
        <translation>Chọn một trang tùy chọn</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Giao diện người dùng</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Giao diện</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Màu của cửa sổ</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Cỡ chữ</translation>
    </message>
    <message>
        <source>Size of the texts of the window</source>
        <translation>Cỡ chữ trong cửa sổ</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Mặc định của hệ thống</translation>
    </message>
    <message>
        <source>Language of the window, after a restart of Scarp</source>
        <translation>Ngôn ngữ của cửa sổ, sau khi khởi động lại Scarp</translation>
    </message>
    <message>
        <source>Units of lengths in the window; files and scripts use metres</source>
        <translation>Đơn vị chiều dài trong cửa sổ; tệp và script dùng mét</translation>
    </message>
    <message>
        <source>Show tooltips</source>
        <translation>Hiện gợi ý</translation>
    </message>
    <message>
        <source>Without them, Help → What Is This? or Shift+F1 explains a control</source>
        <translation>Khi tắt, Trợ giúp → Đây là gì? hoặc Shift+F1 giải thích một mục điều khiển</translation>
    </message>
    <message>
        <source>Tooltips</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Giảm chuyển động</translation>
    </message>
    <message>
        <source>Move the camera without animation</source>
        <translation>Di chuyển camera không có hoạt ảnh</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>Navigation and Keys</source>
        <translation>Điều hướng và phím</translation>
    </message>
    <message>
        <source>Navigation style</source>
        <translation>Kiểu điều hướng</translation>
    </message>
    <message>
        <source>Mouse buttons that orbit, pan and zoom</source>
        <translation>Các nút chuột để xoay quanh, dịch và thu phóng</translation>
    </message>
    <message>
        <source>Keys as in another program; another keymap discards the shortcuts that you changed</source>
        <translation>Phím như trong chương trình khác; đổi bộ phím sẽ bỏ các phím tắt bạn đã thay đổi</translation>
    </message>
    <message>
        <source>Keymap</source>
        <translation>Bộ phím</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Phím tắt</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Hiệu năng</translation>
    </message>
    <message>
        <source>Memory for terrain; more terrain is kept in a temporary file</source>
        <translation>Bộ nhớ cho địa hình; phần địa hình vượt mức được giữ trong tệp tạm</translation>
    </message>
    <message>
        <source>Mesh detail</source>
        <translation>Chi tiết lưới</translation>
    </message>
    <message>
        <source>Accuracy of the terrain&apos;s shape in the view</source>
        <translation>Độ chính xác của hình dạng địa hình trong khung nhìn</translation>
    </message>
    <message>
        <source>Antialiasing</source>
        <translation>Khử răng cưa</translation>
    </message>
    <message>
        <source>Smoothness of edges in the view</source>
        <translation>Độ mịn của các cạnh trong khung nhìn</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Autosave project</source>
        <translation>Tự động lưu dự án</translation>
    </message>
    <message>
        <source>Save a project that has a file when there are unsaved changes</source>
        <translation>Lưu dự án đã có tệp khi có thay đổi chưa lưu</translation>
    </message>
    <message>
        <source>Minutes from one autosave to the next</source>
        <translation>Số phút từ lần tự động lưu này đến lần sau</translation>
    </message>
    <message>
        <source>Number of earlier saved states that a project file keeps</source>
        <translation>Số trạng thái đã lưu trước đây mà tệp dự án giữ lại</translation>
    </message>
    <message>
        <source>Download cache</source>
        <translation>Bộ nhớ đệm tải xuống</translation>
    </message>
    <message>
        <source>The environment variable SCARP_REMOTE_CACHE sets this limit</source>
        <translation>Biến môi trường SCARP_REMOTE_CACHE đặt giới hạn này</translation>
    </message>
    <message>
        <source>Disk space for data from URLs; the least recently used data is deleted first</source>
        <translation>Dung lượng đĩa cho dữ liệu từ URL; dữ liệu lâu không dùng nhất bị xóa trước</translation>
    </message>
    <message>
        <source>Download cache (GiB)</source>
        <translation>Bộ nhớ đệm tải xuống (GiB)</translation>
    </message>
    <message>
        <source>Show the import dialog again for file types that were set not to ask</source>
        <translation>Hiện lại hộp thoại nhập cho những loại tệp đã đặt là không hỏi</translation>
    </message>
    <message>
        <source>Your work is protected even without autosave: every stroke is journaled, and Scarp offers to recover it after a crash. File → Versions opens earlier saved states.</source>
        <translation>Công việc của bạn được bảo vệ cả khi không tự động lưu: mọi nét được ghi vào nhật ký, và Scarp đề nghị phục hồi sau sự cố. Tệp → Phiên bản mở các trạng thái đã lưu trước đây.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Giới thiệu</translation>
    </message>
    <message>
        <source>Shadows</source>
        <translation>Bóng đổ</translation>
    </message>
    <message>
        <source>Quality of the shadows of terrain and objects in the view</source>
        <translation>Chất lượng bóng đổ của địa hình và đối tượng trong khung nhìn</translation>
    </message>
</context>
<context>
    <name>scarp::PresetFields</name>
    <message>
        <source>Whose conventions the file follows</source>
        <translation>Tệp theo quy ước của ai</translation>
    </message>
    <message>
        <source>The program that the file comes from: its numbers become heights and size</source>
        <translation>Chương trình tạo ra tệp: các số của nó thành độ cao và kích thước</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Theo tệp</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Đến từ</translation>
    </message>
    <message>
        <source>As the program that the file comes from has it</source>
        <translation>Theo chương trình đã tạo ra tệp</translation>
    </message>
</context>
<context>
    <name>scarp::PresetSection</name>
    <message>
        <source>Presets</source>
        <translation>Cọ có sẵn</translation>
    </message>
    <message>
        <source>Keep my size</source>
        <translation>Giữ cỡ của tôi</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Lưu…</translation>
    </message>
    <message>
        <source>Keep the present brush under a name</source>
        <translation>Giữ cọ hiện tại dưới một tên</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Nhập…</translation>
    </message>
    <message>
        <source>Take over brushes from a file</source>
        <translation>Nhận các cọ từ một tệp</translation>
    </message>
    <message>
        <source>Yours; right click to rename, duplicate, export or delete it</source>
        <translation>Của bạn; bấm chuột phải để đổi tên, nhân đôi, xuất hoặc xóa</translation>
    </message>
    <message>
        <source>Came with this project; right click to save it as yours, or export it</source>
        <translation>Đi kèm dự án này; bấm chuột phải để lưu thành của bạn, hoặc xuất</translation>
    </message>
    <message>
        <source>Comes with Scarp; right click to duplicate or export it</source>
        <translation>Đi kèm Scarp; bấm chuột phải để nhân đôi hoặc xuất</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Export Brush</source>
        <translation>Xuất cọ</translation>
    </message>
    <message>
        <source>Brushes (*.json)</source>
        <translation>Cọ (*.json)</translation>
    </message>
    <message>
        <source>Save Brush</source>
        <translation>Lưu cọ</translation>
    </message>
    <message>
        <source>Import Brushes</source>
        <translation>Nhập cọ</translation>
    </message>
    <message>
        <source>Brushes (*.json);;All files (*)</source>
        <translation>Cọ (*.json);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Đổi tên…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Nhân đôi</translation>
    </message>
    <message>
        <source>Save as Mine</source>
        <translation>Lưu thành của tôi</translation>
    </message>
    <message>
        <source>Replace by Present Brush</source>
        <translation>Thay bằng cọ hiện tại</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>Export All of Mine…</source>
        <translation>Xuất tất cả của tôi…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>brushes</source>
        <translation>bo-co</translation>
    </message>
    <message>
        <source>Rename Brush</source>
        <translation>Đổi tên cọ</translation>
    </message>
    <message>
        <source>No presets of this brush yet. Save… keeps the current settings as one.</source>
        <translation>Cọ này chưa có thiết lập sẵn. “Lưu…” giữ các thiết lập hiện tại thành một thiết lập sẵn.</translation>
    </message>
    <message>
        <source>All brushes</source>
        <translation>Tất cả cọ</translation>
    </message>
    <message>
        <source>Show the presets of all brushes, not only of the active one</source>
        <translation>Hiện thiết lập sẵn của tất cả cọ, không chỉ của cọ đang dùng</translation>
    </message>
    <message>
        <source>Scale presets to the current radius</source>
        <translation>Co giãn thiết lập sẵn theo bán kính hiện tại</translation>
    </message>
    <message>
        <source>Presets: %1</source>
        <translation>Thiết lập sẵn: %1</translation>
    </message>
</context>
<context>
    <name>scarp::PreviewLoader</name>
    <message>
        <source>Reading %1</source>
        <translation>Đang đọc %1</translation>
    </message>
</context>
<context>
    <name>scarp::PreviewScene</name>
    <message>
        <source>Preview</source>
        <translation>Xem trước</translation>
    </message>
    <message>
        <source>Drag to turn, wheel to zoom</source>
        <translation>Kéo để xoay, con lăn để thu phóng</translation>
    </message>
</context>
<context>
    <name>scarp::ProfileDock</name>
    <message>
        <source>Profile</source>
        <translation>Mặt cắt</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>So với</translation>
    </message>
    <message>
        <source>What cut and fill are measured against</source>
        <translation>Đào và đắp được đo so với cái gì</translation>
    </message>
    <message>
        <source>Best-fit plane</source>
        <translation>Mặt phẳng khớp nhất</translation>
    </message>
    <message>
        <source>Lowest of the outline</source>
        <translation>Thấp nhất của đường bao</translation>
    </message>
    <message>
        <source>Highest of the outline</source>
        <translation>Cao nhất của đường bao</translation>
    </message>
    <message>
        <source>Level at a height</source>
        <translation>Phẳng ở một độ cao</translation>
    </message>
    <message>
        <source>Earlier state</source>
        <translation>Trạng thái trước</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>height</source>
        <translation>độ cao</translation>
    </message>
    <message>
        <source>Of the level</source>
        <translation>Của mặt phẳng</translation>
    </message>
    <message>
        <source>The state of the ground before the edits that follow it in the history</source>
        <translation>Trạng thái của mặt đất trước các chỉnh sửa đứng sau nó trong lịch sử</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Sao chép</translation>
    </message>
    <message>
        <source>Copy these figures as text</source>
        <translation>Sao chép các số liệu này thành văn bản</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>Lưu CSV…</translation>
    </message>
    <message>
        <source>Save the profile as a table: distance, height, place and slope</source>
        <translation>Lưu mặt cắt thành bảng: khoảng cách, độ cao, vị trí và độ dốc</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Xóa sạch</translation>
    </message>
    <message>
        <source>Take the line away</source>
        <translation>Bỏ đường này đi</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Lúc mở</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Diện tích</translation>
    </message>
    <message>
        <source>measuring … %1 %</source>
        <translation>đang đo … %1 %</translation>
    </message>
    <message>
        <source>the outline crosses itself</source>
        <translation>đường bao tự cắt chính nó</translation>
    </message>
    <message>
        <source>Save Profile</source>
        <translation>Lưu mặt cắt</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Bảng (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Không ghi được %1: %2</translation>
    </message>
    <message>
        <source>Measure a line on the terrain first</source>
        <translation>Trước hết hãy đo một đường trên địa hình</translation>
    </message>
</context>
<context>
    <name>scarp::ProfilePlot</name>
    <message>
        <source>Height profile</source>
        <translation>Mặt cắt độ cao</translation>
    </message>
    <message>
        <source>Click on the ground to draw a line.
Double click or Enter ends it, a click on its start closes it to an area.</source>
        <translation>Bấm lên mặt đất để vẽ một đường.
Bấm đúp hoặc Enter để kết thúc, bấm vào điểm đầu để khép thành một vùng.</translation>
    </message>
    <message>
        <source>There is no ground under the line.</source>
        <translation>Không có mặt đất dưới đường này.</translation>
    </message>
    <message>
        <source>The heights along the measured line. Point at it for the height and slope there</source>
        <translation>Độ cao dọc theo đường đã đo. Trỏ vào để xem độ cao và độ dốc ở đó</translation>
    </message>
    <message>
        <source>at %1:  height %2,  slope %3°</source>
        <translation>tại %1:  độ cao %2,  độ dốc %3°</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectCommands</name>
    <message>
        <source>Revert to Saved</source>
        <translation>Trở về bản đã lưu</translation>
    </message>
    <message>
        <source>Go back to “%1” as it was saved last?</source>
        <translation>Quay về “%1” như lần lưu gần nhất?</translation>
    </message>
    <message>
        <source>What was done since is lost, and its history with it.</source>
        <translation>Những gì làm từ đó đến nay sẽ mất, cùng với lịch sử của nó.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Trở về</translation>
    </message>
    <message>
        <source>Compacting %1</source>
        <translation>Đang thu gọn %1</translation>
    </message>
    <message>
        <source>%1 is smaller by %2.</source>
        <translation>%1 nhỏ đi %2.</translation>
    </message>
    <message>
        <source>%1 is as small as it can be.</source>
        <translation>%1 đã nhỏ hết mức có thể.</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Tự động lưu</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectOpener</name>
    <message>
        <source>Opening %1</source>
        <translation>Đang mở %1</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Bản sao của %1</translation>
    </message>
    <message>
        <source>Already Open</source>
        <translation>Đã mở rồi</translation>
    </message>
    <message>
        <source>“%1” is open in another Scarp.</source>
        <translation>“%1” đang mở trong một Scarp khác.</translation>
    </message>
    <message>
        <source>Only one of them may save to it. Here it can be looked at, or opened as a copy that is saved to a file of its own.</source>
        <translation>Chỉ một trong hai được lưu vào đó. Ở đây có thể xem nó, hoặc mở thành một bản sao lưu vào tệp riêng.</translation>
    </message>
    <message>
        <source>Open Read-Only</source>
        <translation>Mở chỉ đọc</translation>
    </message>
    <message>
        <source>Open as Copy</source>
        <translation>Mở thành bản sao</translation>
    </message>
    <message>
        <source>Opening a version of %1</source>
        <translation>Đang mở một phiên bản của %1</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <translation>%1, lúc %2</translation>
    </message>
    <message>
        <source>This is %1 as of %2. Saving makes it the present state; until then the file is as it was.</source>
        <translation>Đây là %1 lúc %2. Lưu sẽ biến nó thành trạng thái hiện tại; cho đến khi đó tệp vẫn như cũ.</translation>
    </message>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1: không đủ bộ nhớ</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Chi tiết…</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (và %1 mục nữa)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written; Save As keeps changes elsewhere.</source>
        <translation>Không ghi được %1; Lưu dưới dạng giữ các thay đổi ở nơi khác.</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>hôm nay %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>hôm qua %1</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectSaver</name>
    <message>
        <source>Every edit of a shared terrain goes to its server by itself. Save As makes a project of it.</source>
        <translation>Mọi chỉnh sửa của địa hình chia sẻ tự đến máy chủ. Lưu dưới dạng biến nó thành một dự án.</translation>
    </message>
    <message>
        <source>%1 is saved as it is.</source>
        <translation>%1 đã được lưu đúng như hiện có.</translation>
    </message>
    <message>
        <source>Changed by Another Program</source>
        <translation>Bị chương trình khác thay đổi</translation>
    </message>
    <message>
        <source>“%1” is not as Scarp left it.</source>
        <translation>“%1” không còn như Scarp đã để lại.</translation>
    </message>
    <message>
        <source>Another program has changed, moved or deleted it. Overwriting it loses what that program wrote; loading it anew loses what you changed since you saved last.</source>
        <translation>Một chương trình khác đã thay đổi, di chuyển hoặc xóa nó. Ghi đè sẽ mất những gì chương trình đó ghi; nạp lại sẽ mất những gì bạn thay đổi từ lần lưu gần nhất.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Lưu dưới dạng…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Ghi đè</translation>
    </message>
    <message>
        <source>Load Anew</source>
        <translation>Nạp lại</translation>
    </message>
    <message>
        <source>Scarp projects (*%1)</source>
        <translation>Dự án Scarp (*%1)</translation>
    </message>
    <message>
        <source>Save Project As</source>
        <translation>Lưu dự án dưới dạng</translation>
    </message>
    <message>
        <source>-2</source>
        <translation>-2</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Lưu bản sao</translation>
    </message>
    <message>
        <source>-copy</source>
        <translation>-ban-sao</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Đang lưu %1</translation>
    </message>
    <message>
        <source>Saved %1 anew; the damaged file is kept as %2.</source>
        <translation>Đã lưu mới %1; tệp hỏng được giữ thành %2.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Đã lưu %1.</translation>
    </message>
    <message>
        <source>Saved a copy as %1.</source>
        <translation>Đã lưu bản sao thành %1.</translation>
    </message>
</context>
<context>
    <name>scarp::QualityMenu</name>
    <message>
        <source>&amp;Quality</source>
        <translation>C&amp;hất lượng</translation>
    </message>
    <message>
        <source>Antialiasing off</source>
        <translation>Tắt khử răng cưa</translation>
    </message>
    <message>
        <source>Antialiasing by %1 samples</source>
        <translation>Khử răng cưa bằng %1 mẫu</translation>
    </message>
    <message>
        <source>a software rasterizer</source>
        <translation>trình kết xuất bằng phần mềm</translation>
    </message>
    <message>
        <source>a graphics card</source>
        <translation>card đồ họa</translation>
    </message>
    <message>
        <source>Mesh detail: automatic (%1)</source>
        <translation>Chi tiết lưới: tự động (%1)</translation>
    </message>
    <message>
        <source>Antialiasing: automatic (%1 samples)</source>
        <translation>Khử răng cưa: tự động (%1 mẫu)</translation>
    </message>
    <message>
        <source>Antialiasing: automatic (off)</source>
        <translation>Khử răng cưa: tự động (tắt)</translation>
    </message>
    <message>
        <source>Mesh detail: error up to %1 px</source>
        <translation>Chi tiết lưới: sai số đến %1 px</translation>
    </message>
    <message>
        <source>error up to %1 px, for %2</source>
        <translation>sai số đến %1 px, cho %2</translation>
    </message>
    <message>
        <source>error mostly up to %1 px, for %2</source>
        <translation>sai số phần lớn đến %1 px, cho %2</translation>
    </message>
    <message>
        <source>S&amp;hadows</source>
        <translation>&amp;Bóng đổ</translation>
    </message>
    <message>
        <source>Shadows of terrain and objects if a graphics card draws the view</source>
        <translation>Bóng đổ của địa hình và đối tượng nếu khung nhìn do card đồ họa vẽ</translation>
    </message>
    <message>
        <source>No shadows of terrain and objects</source>
        <translation>Không có bóng đổ của địa hình và đối tượng</translation>
    </message>
    <message>
        <source>%1 shadow maps with %2 × %2 texels, %3 MB of graphics memory; a software rasterizer draws them slowly</source>
        <translation>%1 bản đồ bóng đổ %2 × %2 texel, %3 MB bộ nhớ đồ họa; bộ kết xuất phần mềm vẽ chậm</translation>
    </message>
    <message>
        <source>Automatic (%1, for %2)</source>
        <translation>Tự động (%1, cho %2)</translation>
    </message>
</context>
<context>
    <name>scarp::RangeDialog</name>
    <message>
        <source>Select by Range</source>
        <translation>Chọn theo khoảng</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Đại lượng</translation>
    </message>
    <message>
        <source>Choose the measure of the terrain to select by</source>
        <translation>Chọn đại lượng của địa hình để chọn theo</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Thao tác</translation>
    </message>
    <message>
        <source>How to combine the range with the selection</source>
        <translation>Cách kết hợp khoảng với vùng chọn</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>Thay thế vùng chọn</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Thêm vào vùng chọn</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>Bớt khỏi vùng chọn</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>Giao với vùng chọn</translation>
    </message>
    <message>
        <source>Selects %1 % of the terrain.</source>
        <translation>Chọn %1 % địa hình.</translation>
    </message>
</context>
<context>
    <name>scarp::RangeGraph</name>
    <message>
        <source>Where the condition holds</source>
        <translation>Nơi điều kiện đúng</translation>
    </message>
    <message>
        <source>Drag the ends of the range and of its softness; pull an end over the side to open it</source>
        <translation>Kéo hai đầu của khoảng và của phần mềm; kéo một đầu ra khỏi cạnh để mở nó</translation>
    </message>
</context>
<context>
    <name>scarp::RangePreview</name>
    <message>
        <source>Previewing</source>
        <translation>Đang xem trước</translation>
    </message>
    <message>
        <source>Apply or cancel the current preview first.</source>
        <translation>Trước hết hãy áp dụng hoặc hủy phần xem trước hiện tại.</translation>
    </message>
</context>
<context>
    <name>scarp::RawFields</name>
    <message>
        <source>RAW file</source>
        <translation>Tệp RAW</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Cột</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Hàng</translation>
    </message>
    <message>
        <source>Header bytes</source>
        <translation>Số byte đầu tệp</translation>
    </message>
    <message>
        <source>A file that holds nothing but samples (.raw, .r16, .bin …), so that their layout must be told</source>
        <translation>Một tệp chỉ chứa các mẫu (.raw, .r16, .bin …), nên phải cho biết bố cục của chúng</translation>
    </message>
    <message>
        <source>8 bits, unsigned</source>
        <translation>8 bit, không dấu</translation>
    </message>
    <message>
        <source>8 bits, signed</source>
        <translation>8 bit, có dấu</translation>
    </message>
    <message>
        <source>16 bits, unsigned</source>
        <translation>16 bit, không dấu</translation>
    </message>
    <message>
        <source>16 bits, signed</source>
        <translation>16 bit, có dấu</translation>
    </message>
    <message>
        <source>32 bits, unsigned</source>
        <translation>32 bit, không dấu</translation>
    </message>
    <message>
        <source>32 bits, signed</source>
        <translation>32 bit, có dấu</translation>
    </message>
    <message>
        <source>32 bits, floating point</source>
        <translation>32 bit, dấu phẩy động</translation>
    </message>
    <message>
        <source>64 bits, floating point</source>
        <translation>64 bit, dấu phẩy động</translation>
    </message>
    <message>
        <source>Sample type</source>
        <translation>Kiểu mẫu</translation>
    </message>
    <message>
        <source>little-endian (PC)</source>
        <translation>little-endian (PC)</translation>
    </message>
    <message>
        <source>big-endian (Mac)</source>
        <translation>big-endian (Mac)</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>Thứ tự byte</translation>
    </message>
    <message>
        <source>Columns × rows</source>
        <translation>Cột × hàng</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Mẫu</translation>
    </message>
    <message>
        <source>The file is too small for this layout of its samples</source>
        <translation>Tệp quá nhỏ cho bố cục mẫu này</translation>
    </message>
    <message numerus="yes">
        <source>This layout takes %1 bytes</source>
        <translation>
            <numerusform>Bố cục này cần %1 byte</numerusform>
        </translation>
    </message>
    <message>
        <source>; the file has %1</source>
        <translation>; tệp có %1</translation>
    </message>
    <message>
        <source>: it fits</source>
        <translation>: vừa khớp</translation>
    </message>
    <message>
        <source>: too few</source>
        <translation>: quá ít</translation>
    </message>
    <message>
        <source>: %1 at its end stay unread</source>
        <translation>: %1 ở cuối không được đọc</translation>
    </message>
    <message>
        <source>How one height is stored in the file</source>
        <translation>Một độ cao được lưu trong tệp như thế nào</translation>
    </message>
    <message>
        <source>Which byte of a height comes first</source>
        <translation>Byte nào của một độ cao đứng trước</translation>
    </message>
    <message>
        <source>Samples in a row of the file</source>
        <translation>Số mẫu trong một hàng của tệp</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Số hàng của tệp</translation>
    </message>
    <message>
        <source>Trailing bytes</source>
        <translation>Số byte cuối tệp</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Số kênh</translation>
    </message>
    <message>
        <source>16 bits, floating point</source>
        <translation>16 bit, dấu phẩy động</translation>
    </message>
    <message>
        <source>by pixel (RGBRGB…)</source>
        <translation>theo pixel (RGBRGB…)</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>theo hàng</translation>
    </message>
    <message>
        <source>one after another</source>
        <translation>lần lượt từng kênh</translation>
    </message>
    <message>
        <source>Order of channels</source>
        <translation>Thứ tự kênh</translation>
    </message>
    <message>
        <source>How the samples of several channels are ordered in the file</source>
        <translation>Các mẫu của nhiều kênh được sắp thứ tự trong tệp như thế nào</translation>
    </message>
    <message>
        <source>Samples at each position of the grid, for example 3 in an RGB image</source>
        <translation>Số mẫu tại mỗi vị trí của lưới, ví dụ 3 trong ảnh RGB</translation>
    </message>
    <message>
        <source>Bytes after the samples, which are not read</source>
        <translation>Số byte sau các mẫu, không được đọc</translation>
    </message>
</context>
<context>
    <name>scarp::RayMap</name>
    <message>
        <source>3-D grid walk: voxels %1 to %2, layers %3 to %4, each %5 high</source>
        <translation>Đi theo lưới 3D: voxel %1 đến %2, tầng %3 đến %4, mỗi tầng cao %5</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Tia</translation>
    </message>
    <message>
        <source>Fit to the whole ray</source>
        <translation>Vừa toàn bộ tia</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Ô</translation>
    </message>
    <message>
        <source>Fit to the cells about the hit</source>
        <translation>Vừa các ô quanh điểm chạm</translation>
    </message>
    <message>
        <source>Pick from above</source>
        <translation>Chọn điểm nhìn từ trên</translation>
    </message>
    <message>
        <source>Cell %1, %2</source>
        <translation>Ô %1, %2</translation>
    </message>
    <message>
        <source>Cell %1, %2: number %3 along the ray</source>
        <translation>Ô %1, %2: thứ %3 dọc theo tia</translation>
    </message>
    <message>
        <source>Looked into</source>
        <translation>Đã xét bên trong</translation>
    </message>
    <message>
        <source>Passed over without a look</source>
        <translation>Bỏ qua không xét</translation>
    </message>
    <message>
        <source>holes only</source>
        <translation>chỉ có lỗ hổng</translation>
    </message>
    <message>
        <source>Node %1, %2 × %3 cells, %4: %5</source>
        <translation>Nút %1, %2 × %3 ô, %4: %5</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>bỏ qua</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>đi vào</translation>
    </message>
    <message>
        <source>The ray from above, with the cells that it was followed through. The wheel zooms, a drag pans; point at a cell for what was done there</source>
        <translation>Tia nhìn từ trên, cùng các ô mà nó đã đi qua. Con lăn để thu phóng, kéo để dịch; trỏ vào một ô để xem những gì đã làm ở đó</translation>
    </message>
    <message>
        <source>heights %1 to %2</source>
        <translation>độ cao %1 đến %2</translation>
    </message>
</context>
<context>
    <name>scarp::RecentFiles</name>
    <message>
        <source>Clear This List</source>
        <translation>Xóa danh sách này</translation>
    </message>
</context>
<context>
    <name>scarp::RecoveryCommands</name>
    <message>
        <source>A crash would lose what you do now: %1</source>
        <translation>Nếu gặp sự cố, những gì bạn làm lúc này sẽ mất: %1</translation>
    </message>
    <message>
        <source>Preparing recovery</source>
        <translation>Đang chuẩn bị phục hồi</translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>Đang phục hồi %1</translation>
    </message>
    <message>
        <source>%1 is as it was at the last edit, %2. It is saved only when you save it.</source>
        <translation>%1 đang như ở lần chỉnh sửa cuối, %2. Nó chỉ được lưu khi bạn lưu.</translation>
    </message>
    <message>
        <source>%1 is as it was after edit %2 of %3. It is saved only when you save it.</source>
        <translation>%1 đang như sau chỉnh sửa %2 trên %3. Nó chỉ được lưu khi bạn lưu.</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly, %1. It had nothing unsaved.</source>
        <translation>Scarp đã đóng đột ngột, %1. Không có gì chưa lưu.</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Hiện báo cáo</translation>
    </message>
    <message>
        <source>%1 is as you saved it. Nothing came after that.</source>
        <translation>%1 đúng như khi bạn lưu. Sau đó không có thay đổi nào.</translation>
    </message>
</context>
<context>
    <name>scarp::RecoveryDialog</name>
    <message>
        <source>Recover Lost Work</source>
        <translation>Phục hồi công việc bị mất</translation>
    </message>
    <message>
        <source>When Scarp closed, these edits had not reached their server. They are sent once it answers.</source>
        <translation>Khi Scarp đóng, các chỉnh sửa này chưa đến máy chủ. Chúng được gửi ngay khi máy chủ trả lời.</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly. What had not been saved is here, up to the last finished edit.</source>
        <translation>Scarp đã đóng đột ngột. Những gì chưa lưu ở đây, đến chỉnh sửa hoàn tất cuối cùng.</translation>
    </message>
    <message>
        <source>Type how many, or press the arrow keys</source>
        <translation>Gõ số lượng, hoặc nhấn các phím mũi tên</translation>
    </message>
    <message>
        <source>Edits to recover</source>
        <translation>Số chỉnh sửa cần phục hồi</translation>
    </message>
    <message>
        <source>Recover the first </source>
        <translation>Phục hồi </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Phục hồi</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Để sau</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Bỏ…</translation>
    </message>
    <message>
        <source>Crash Report…</source>
        <translation>Báo cáo sự cố…</translation>
    </message>
    <message>
        <source>Show where Scarp was when it closed</source>
        <translation>Cho thấy Scarp đang ở đâu lúc đóng</translation>
    </message>
    <message>
        <source>It is offered again at the next start</source>
        <translation>Được đề nghị lại ở lần khởi động tới</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>Công việc bị mất</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>không có ảnh</translation>
    </message>
    <message>
        <source>Last edit: %1</source>
        <translation>Chỉnh sửa cuối: %1</translation>
    </message>
    <message>
        <source>Edits: %1, %2</source>
        <translation>Chỉnh sửa: %1, %2</translation>
    </message>
    <message>
        <source>They wait for the server %1</source>
        <translation>Chúng đang chờ máy chủ %1</translation>
    </message>
    <message>
        <source>It was in no file yet.</source>
        <translation>Chưa nằm trong tệp nào.</translation>
    </message>
    <message>
        <source>Scarp ended unexpectedly while it recovered %1 of them: one fewer may do.</source>
        <translation>Scarp kết thúc đột ngột khi đang phục hồi %1 chỉnh sửa: bớt đi một có thể được.</translation>
    </message>
    <message numerus="yes">
        <source> of %1 edits</source>
        <translation>
            <numerusform> chỉnh sửa đầu trên tổng số %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard Lost Work</source>
        <translation>Bỏ công việc bị mất</translation>
    </message>
    <message>
        <source>Discard what was not saved of “%1”?</source>
        <translation>Bỏ những gì chưa lưu của “%1”?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Việc này không hoàn tác được.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Bỏ</translation>
    </message>
    <message>
        <source>What the program was working on when it ended</source>
        <translation>Chương trình đang làm gì lúc nó kết thúc</translation>
    </message>
</context>
<context>
    <name>scarp::ReshapeDialog</name>
    <message>
        <source>Now %1
Then %2</source>
        <translation>Hiện giờ %1
Sau đó %2</translation>
    </message>
    <message>
        <source>%1 × %2 samples, %3</source>
        <translation>%1 × %2 mẫu, %3</translation>
    </message>
</context>
<context>
    <name>scarp::ReshapeForm</name>
    <message>
        <source>Apply</source>
        <translation>Áp dụng</translation>
    </message>
</context>
<context>
    <name>scarp::RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Quy tắc</translation>
    </message>
    <message>
        <source>Each rule covers what lies below it; drag a rule to another place</source>
        <translation>Mỗi quy tắc che những gì bên dưới; kéo một quy tắc đến chỗ khác</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Add a rule over all others</source>
        <translation>Thêm một quy tắc trên mọi quy tắc khác</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Lên</translation>
    </message>
    <message>
        <source>Over the next rule</source>
        <translation>Lên trên quy tắc kế</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Xuống</translation>
    </message>
    <message>
        <source>Under the next rule</source>
        <translation>Xuống dưới quy tắc kế</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Delete the rule</source>
        <translation>Xóa quy tắc</translation>
    </message>
    <message>
        <source>Material of the rule</source>
        <translation>Vật liệu của quy tắc</translation>
    </message>
    <message>
        <source>What the rule lays</source>
        <translation>Thứ mà quy tắc trải</translation>
    </message>
    <message>
        <source>How far the rule covers what lies below it</source>
        <translation>Quy tắc che những gì bên dưới đến mức nào</translation>
    </message>
    <message>
        <source>%1: everywhere else</source>
        <translation>%1: mọi nơi còn lại</translation>
    </message>
    <message>
        <source>Select a rule above the base first</source>
        <translation>Trước hết hãy chọn một quy tắc phía trên nền</translation>
    </message>
    <message>
        <source>The rule is the uppermost</source>
        <translation>Quy tắc ở trên cùng</translation>
    </message>
    <message>
        <source>The rule is the lowest above the base</source>
        <translation>Quy tắc ở dưới cùng, ngay trên nền</translation>
    </message>
</context>
<context>
    <name>scarp::ScaleMark</name>
    <message>
        <source>Scale: %1</source>
        <translation>Tỉ lệ: %1</translation>
    </message>
    <message>
        <source>mid view</source>
        <translation>giữa khung nhìn</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterAssetList</name>
    <message>
        <source>Add Asset</source>
        <translation>Thêm tài nguyên</translation>
    </message>
    <message>
        <source>Put down another asset too</source>
        <translation>Đặt thêm một tài nguyên khác</translation>
    </message>
    <message>
        <source>Put down another asset in its place</source>
        <translation>Đặt một tài nguyên khác thay cho nó</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Trọng số</translation>
    </message>
    <message>
        <source>How often, beside the weights of the others</source>
        <translation>Thường xuyên đến đâu, so với trọng số của các loại khác</translation>
    </message>
    <message>
        <source>Leave this asset out</source>
        <translation>Bỏ tài nguyên này ra</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterCounter</name>
    <message>
        <source>Counting objects</source>
        <translation>Đang đếm vật thể</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterPanel</name>
    <message>
        <source>Height range</source>
        <translation>Khoảng độ cao</translation>
    </message>
    <message>
        <source>Not under water</source>
        <translation>Không ở dưới nước</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Rải</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Đang đếm…</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Mật độ</translation>
    </message>
    <message>
        <source>Objects per hectare (100 m × 100 m) of what is selected</source>
        <translation>Số vật thể mỗi hecta (100 m × 100 m) của vùng được chọn</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Giãn cách</translation>
    </message>
    <message>
        <source>Least distance from one to another</source>
        <translation>Khoảng cách nhỏ nhất từ cái này đến cái kia</translation>
    </message>
    <message>
        <source>Max slope</source>
        <translation>Độ dốc tối đa</translation>
    </message>
    <message>
        <source>None are put on steeper ground</source>
        <translation>Không đặt trên đất dốc hơn</translation>
    </message>
    <message>
        <source>Min height</source>
        <translation>Độ cao tối thiểu</translation>
    </message>
    <message>
        <source>None are put on lower ground</source>
        <translation>Không đặt trên đất thấp hơn</translation>
    </message>
    <message>
        <source>Max height</source>
        <translation>Độ cao tối đa</translation>
    </message>
    <message>
        <source>None are put on higher ground</source>
        <translation>Không đặt trên đất cao hơn</translation>
    </message>
    <message>
        <source>Only on ground between two heights</source>
        <translation>Chỉ trên mặt đất giữa hai độ cao</translation>
    </message>
    <message>
        <source>Objects that would be scattered</source>
        <translation>Số vật thể sẽ được rải</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Tiến độ</translation>
    </message>
    <message>
        <source>Scatter over Selection</source>
        <translation>Rải trên vùng chọn</translation>
    </message>
    <message>
        <source>Scatter over Terrain</source>
        <translation>Rải trên địa hình</translation>
    </message>
    <message>
        <source>Stop; nothing is put down</source>
        <translation>Dừng; không đặt gì</translation>
    </message>
    <message>
        <source>Objects like the new ones above, as one step that can be undone</source>
        <translation>Các vật thể giống vật thể mới ở trên, thành một bước hoàn tác được</translation>
    </message>
    <message>
        <source>None are put on ground below %1, where the water stands</source>
        <translation>Không đặt trên mặt đất thấp hơn %1, nơi có nước</translation>
    </message>
    <message>
        <source>%1 objects would be more than %2, the most at once</source>
        <translation>%1 vật thể sẽ nhiều hơn %2, mức tối đa một lần</translation>
    </message>
    <message>
        <source>No ground here suits them</source>
        <translation>Không có mặt đất nào ở đây hợp với chúng</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects would be placed</source>
        <translation>
            <numerusform>%1 vật thể sẽ được đặt</numerusform>
        </translation>
    </message>
    <message>
        <source>Use a Density of %1 /ha</source>
        <translation>Dùng mật độ %1 /ha</translation>
    </message>
    <message>
        <source>Apply or cancel the preview on the ground first.</source>
        <translation>Trước hết hãy áp dụng hoặc hủy phần xem trước trên mặt đất.</translation>
    </message>
    <message>
        <source>Scattering objects</source>
        <translation>Đang rải vật thể</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterRuleEditor</name>
    <message>
        <source>Name of the rule</source>
        <translation>Tên của quy tắc</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Bao nhiêu</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Mật độ</translation>
    </message>
    <message>
        <source>Objects on a hectare where all holds</source>
        <translation>Số vật thể trên một hecta nơi mọi điều kiện đều đúng</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Giãn cách</translation>
    </message>
    <message>
        <source>Keep others away</source>
        <translation>Giữ loại khác ở xa</translation>
    </message>
    <message>
        <source>Around each of its objects rules below put nothing</source>
        <translation>Quanh mỗi vật thể của nó, các quy tắc bên dưới không đặt gì</translation>
    </message>
    <message>
        <source>Clusters every</source>
        <translation>Cụm cách nhau</translation>
    </message>
    <message>
        <source>They stand in clusters, so far from one to the next</source>
        <translation>Chúng đứng thành cụm, cụm này cách cụm kia chừng này</translation>
    </message>
    <message>
        <source>Cluster radius</source>
        <translation>Bán kính cụm</translation>
    </message>
    <message>
        <source>Of the largest of them</source>
        <translation>Của cụm lớn nhất</translation>
    </message>
    <message>
        <source>How they stand</source>
        <translation>Cách đứng</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tỉ lệ</translation>
    </message>
    <message>
        <source>Size; 1 is life size</source>
        <translation>Kích thước; 1 là như thật</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Biến thiên</translation>
    </message>
    <message>
        <source>They vary in size by up to this much either way</source>
        <translation>Chúng khác nhau về kích thước nhiều nhất chừng này về mỗi phía</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>Độ cao chênh</translation>
    </message>
    <message>
        <source>How far above the ground they stand</source>
        <translation>Chúng đứng trên mặt đất bao nhiêu</translation>
    </message>
    <message>
        <source>Square on slopes</source>
        <translation>Vuông góc với sườn</translation>
    </message>
    <message>
        <source>They stand square on the slope instead of upright</source>
        <translation>Chúng đứng vuông góc với sườn dốc thay vì đứng thẳng</translation>
    </message>
    <message>
        <source>Random rotation</source>
        <translation>Xoay ngẫu nhiên</translation>
    </message>
    <message>
        <source>Each is turned another way</source>
        <translation>Mỗi cái xoay một hướng khác</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Hạt giống</translation>
    </message>
    <message>
        <source>Another number puts them at other places</source>
        <translation>Số khác đặt chúng ở những chỗ khác</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Chỉ ở nơi</translation>
    </message>
    <message>
        <source>Material that they stand on</source>
        <translation>Vật liệu mà chúng đứng trên</translation>
    </message>
    <message>
        <source>They stand as densely as this material lies</source>
        <translation>Chúng đứng dày đúng như vật liệu này</translation>
    </message>
    <message>
        <source>Away from objects</source>
        <translation>Xa vật thể</translation>
    </message>
    <message>
        <source>The least distance to objects that were placed by hand</source>
        <translation>Khoảng cách nhỏ nhất đến vật thể được đặt bằng tay</translation>
    </message>
    <message>
        <source>Near objects</source>
        <translation>Gần vật thể</translation>
    </message>
    <message>
        <source>The most distance to an object that was placed by hand</source>
        <translation>Khoảng cách lớn nhất đến một vật thể được đặt bằng tay</translation>
    </message>
    <message>
        <source>Away from lines</source>
        <translation>Xa tuyến</translation>
    </message>
    <message>
        <source>Near lines</source>
        <translation>Gần tuyến</translation>
    </message>
    <message>
        <source>The least distance to the edges of roads, rivers and other lines; off: they stand on these too</source>
        <translation>Khoảng cách nhỏ nhất đến mép đường, sông và các tuyến khác; tắt: chúng đứng cả trên đó</translation>
    </message>
    <message>
        <source>The most distance to the edge of a road, a river or another line</source>
        <translation>Khoảng cách lớn nhất đến mép đường, sông hoặc một tuyến khác</translation>
    </message>
    <message>
        <source>Which lines</source>
        <translation>Tuyến nào</translation>
    </message>
    <message>
        <source>Lines of any layer</source>
        <translation>Tuyến của mọi lớp</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>Tuyến của %1</translation>
    </message>
    <message>
        <source>Lines of %1 (no such layer)</source>
        <translation>Tuyến của %1 (không có lớp này)</translation>
    </message>
    <message>
        <source>Put objects back where they were moved or removed by hand</source>
        <translation>Đưa trở lại các vật thể đã bị dời hoặc gỡ bằng tay</translation>
    </message>
    <message>
        <source>Turn into Objects</source>
        <translation>Chuyển thành vật thể</translation>
    </message>
    <message>
        <source>Make ordinary objects of all that the rule puts down, and remove the rule</source>
        <translation>Biến mọi thứ quy tắc đặt thành vật thể thường, và gỡ quy tắc</translation>
    </message>
    <message>
        <source>On any ground</source>
        <translation>Trên mọi mặt đất</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Trên %1</translation>
    </message>
    <message>
        <source>The least distance from one to another, and to objects that were placed by hand; in rows the distance along the line from one to the next</source>
        <translation>Khoảng cách nhỏ nhất giữa chúng và tới vật đặt bằng tay; trong hàng là khoảng cách dọc theo tuyến tới vật kế tiếp</translation>
    </message>
    <message>
        <source>Rows along lines</source>
        <translation>Hàng dọc theo tuyến</translation>
    </message>
    <message>
        <source>They stand in rows along roads, rivers and other lines</source>
        <translation>Chúng đứng thành hàng dọc theo đường, sông và các tuyến khác</translation>
    </message>
    <message>
        <source>Beside the edge</source>
        <translation>Ngoài mép</translation>
    </message>
    <message>
        <source>How far outside of the edge of the bed they stand; in the middle, how far to the left</source>
        <translation>Chúng đứng ngoài mép bao xa; ở giữa thì lệch trái bao nhiêu</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>Không đều</translation>
    </message>
    <message>
        <source>They stand by up to this much of the spacing further on or back</source>
        <translation>Chúng lệch trước hoặc sau tới bấy nhiêu phần khoảng cách</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Hướng</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>Dọc theo</translation>
    </message>
    <message>
        <source>Outward</source>
        <translation>Ra ngoài</translation>
    </message>
    <message>
        <source>Inward</source>
        <translation>Vào trong</translation>
    </message>
    <message>
        <source>Not at bridges and tunnels</source>
        <translation>Không ở cầu và hầm</translation>
    </message>
    <message>
        <source>Which lines they stand along, away from, or near to</source>
        <translation>Chúng đứng dọc theo, xa hay gần những tuyến nào</translation>
    </message>
    <message>
        <source>What the rule is called</source>
        <translation>Tên của quy tắc</translation>
    </message>
    <message>
        <source>Bent along lines</source>
        <translation>Uốn dọc theo tuyến</translation>
    </message>
    <message>
        <source>Models are bent along the line without gaps, as guard rails, walls and kerbs are. Distances, conditions and variation do not count then</source>
        <translation>Mô hình được uốn dọc theo tuyến không có khe hở, như lan can, tường và bó vỉa. Khi đó khoảng cách, điều kiện và biến thiên không được tính</translation>
    </message>
    <message>
        <source>Off: objects stand on the ground beneath these, and bent models lead over and through them</source>
        <translation>Tắt: vật thể đứng trên mặt đất bên dưới, còn mô hình uốn đi qua phía trên và xuyên qua chúng</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>Tính tại</translation>
    </message>
    <message numerus="yes">
        <source>Restore %n Places</source>
        <translation>
            <numerusform>Khôi phục %n chỗ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::ScatterRulesPanel</name>
    <message>
        <source>Rules put trees, rocks and shrubs wherever the ground suits them, and go on doing so while you sculpt. Begin with one of these:</source>
        <translation>Quy tắc đặt cây, đá và bụi ở bất cứ nơi nào mặt đất hợp với chúng, và tiếp tục đặt khi bạn điêu khắc. Hãy bắt đầu bằng một trong các quy tắc sau:</translation>
    </message>
    <message>
        <source>Scatter rules</source>
        <translation>Quy tắc rải</translation>
    </message>
    <message>
        <source>Each rule keeps clear of those above it; drag a rule to another place</source>
        <translation>Mỗi quy tắc tránh các quy tắc bên trên; kéo một quy tắc đến chỗ khác</translation>
    </message>
    <message>
        <source>Add a rule under the others</source>
        <translation>Thêm một quy tắc dưới các quy tắc khác</translation>
    </message>
    <message>
        <source>Duplicate the rule</source>
        <translation>Nhân đôi quy tắc</translation>
    </message>
    <message>
        <source>Delete the rule</source>
        <translation>Xóa quy tắc</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 bản sao</translation>
    </message>
    <message>
        <source>The objects are still being scattered; try again when they stand.</source>
        <translation>Vật thể vẫn đang được rải; hãy thử lại khi chúng đã đứng yên.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Quy tắc %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Scattering…</source>
        <translation>Đang rải…</translation>
    </message>
    <message>
        <source>Select a rule in the list first</source>
        <translation>Trước hết hãy chọn một quy tắc trong danh sách</translation>
    </message>
</context>
<context>
    <name>scarp::SceneJobs</name>
    <message>
        <source>Drainage areas</source>
        <translation>Diện tích lưu vực</translation>
    </message>
    <message>
        <source>Evaluating materials</source>
        <translation>Đang tính vật liệu</translation>
    </message>
    <message>
        <source>Scattering objects</source>
        <translation>Đang rải vật thể</translation>
    </message>
    <message>
        <source>The scatter rules put nothing down: %1.</source>
        <translation>Các quy tắc rải không đặt gì: %1.</translation>
    </message>
</context>
<context>
    <name>scarp::ScreenshotDialog</name>
    <message>
        <source>Save Screenshot</source>
        <translation>Lưu ảnh chụp màn hình</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Size of the picture, as a multiple of the view in the window</source>
        <translation>Kích thước ảnh, theo bội số của khung nhìn trong cửa sổ</translation>
    </message>
    <message>
        <source>%1 × (%2 × %3 pixels)</source>
        <translation>%1 × (%2 × %3 điểm ảnh)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>“%1” already exists and will be overwritten.</source>
        <translation>“%1” đã tồn tại và sẽ bị ghi đè.</translation>
    </message>
    <message>
        <source>The name of the file must end in .png.</source>
        <translation>Tên tệp phải kết thúc bằng .png.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>Không thể ghi “%1”: %2</translation>
    </message>
</context>
<context>
    <name>scarp::ScriptRunner</name>
    <message>
        <source>There is no terrain to run it on.</source>
        <translation>Không có địa hình để chạy.</translation>
    </message>
    <message>
        <source>A script is running; wait for it, or cancel it in the status bar.</source>
        <translation>Một kịch bản đang chạy; hãy đợi, hoặc hủy nó ở thanh trạng thái.</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
    </message>
    <message>
        <source>The script reads from the network; scarp run asks for that, the window does not.</source>
        <translation>Script này đọc từ mạng; scarp run hỏi về việc đó, còn cửa sổ thì không.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>Không đọc được “%1”: %2</translation>
    </message>
    <message>
        <source>“%1” is too large for a script</source>
        <translation>“%1” quá lớn đối với một script</translation>
    </message>
    <message>
        <source>Running %1</source>
        <translation>Đang chạy %1</translation>
    </message>
    <message>
        <source>No scripts yet</source>
        <translation>Chưa có script nào</translation>
    </message>
    <message>
        <source>Show the Folder of Scripts</source>
        <translation>Hiện thư mục script</translation>
    </message>
</context>
<context>
    <name>scarp::SecondView</name>
    <message>
        <source>Second View</source>
        <translation>Khung nhìn thứ hai</translation>
    </message>
    <message>
        <source>Second terrain view</source>
        <translation>Khung nhìn địa hình thứ hai</translation>
    </message>
    <message>
        <source>The same terrain with a camera of its own; every tool works here too</source>
        <translation>Cùng địa hình đó với camera riêng; mọi công cụ cũng dùng được ở đây</translation>
    </message>
    <message>
        <source>Orthographic Second View</source>
        <translation>Khung nhìn thứ hai trực giao</translation>
    </message>
    <message>
        <source>Show the second view without perspective</source>
        <translation>Hiện khung nhìn thứ hai không phối cảnh</translation>
    </message>
</context>
<context>
    <name>scarp::SectionEditor</name>
    <message>
        <source>Both sides alike</source>
        <translation>Hai bên như nhau</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Mặt cắt ngang</translation>
    </message>
    <message>
        <source>Drag a corner; press beside the bed for a new one; double-click it to remove it</source>
        <translation>Kéo một góc; nhấn bên cạnh nền để thêm góc mới; nhấp đúp để xóa</translation>
    </message>
    <message>
        <source>A corner that is moved on one side moves on the other side too</source>
        <translation>Góc được dời ở một bên cũng dời ở bên kia</translation>
    </message>
    <message>
        <source>%1 out, %2 up</source>
        <translation>ra ngoài %1, lên %2</translation>
    </message>
    <message>
        <source>Left, in cut</source>
        <translation>Trái, đào</translation>
    </message>
    <message>
        <source>Left, in fill</source>
        <translation>Trái, đắp</translation>
    </message>
    <message>
        <source>Right, in fill</source>
        <translation>Phải, đắp</translation>
    </message>
    <message>
        <source>Right, in cut</source>
        <translation>Phải, đào</translation>
    </message>
    <message>
        <source>Heights × %1</source>
        <translation>Độ cao × %1</translation>
    </message>
</context>
<context>
    <name>scarp::SelectedObjectPanel</name>
    <message>
        <source>Open Its Rule</source>
        <translation>Mở quy tắc của nó</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Đông</translation>
    </message>
    <message>
        <source>How far east of the terrain&apos;s middle</source>
        <translation>Khoảng cách về phía đông tính từ giữa địa hình</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Bắc</translation>
    </message>
    <message>
        <source>How far north of the terrain&apos;s middle</source>
        <translation>Khoảng cách về phía bắc tính từ giữa địa hình</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Góc xoay</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>Độ, ngược chiều kim đồng hồ</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tỉ lệ</translation>
    </message>
    <message>
        <source>Its size; 1 is life size</source>
        <translation>Kích thước của nó; 1 là như thật</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>Độ cao chênh</translation>
    </message>
    <message>
        <source>How far it is above the ground</source>
        <translation>Nó ở trên mặt đất bao nhiêu</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>How high it stands</source>
        <translation>Nó đứng cao bao nhiêu</translation>
    </message>
    <message>
        <source>Tilt x</source>
        <translation>Nghiêng x</translation>
    </message>
    <message>
        <source>Degrees by which it leans about its own x axis</source>
        <translation>Số độ nó nghiêng quanh trục x của chính nó</translation>
    </message>
    <message>
        <source>Tilt y</source>
        <translation>Nghiêng y</translation>
    </message>
    <message>
        <source>Degrees by which it leans about its own y axis</source>
        <translation>Số độ nó nghiêng quanh trục y của chính nó</translation>
    </message>
    <message>
        <source>Scatter rules</source>
        <translation>Quy tắc rải</translation>
    </message>
    <message>
        <source>A scatter rule</source>
        <translation>Một quy tắc rải</translation>
    </message>
    <message>
        <source>The rule “%1”</source>
        <translation>Quy tắc “%1”</translation>
    </message>
    <message>
        <source>it</source>
        <translation>nó</translation>
    </message>
    <message>
        <source>them</source>
        <translation>chúng</translation>
    </message>
    <message>
        <source>some of them</source>
        <translation>một số trong đó</translation>
    </message>
    <message>
        <source>%1 put %2 down. What you change stays as you leave it.</source>
        <translation>%1 đã đặt %2. Những gì bạn thay đổi sẽ giữ nguyên như bạn để lại.</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Đã chọn: %1</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %1 objects</source>
        <translation>
            <numerusform>Đã chọn: %1 vật thể</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::SelectionDock</name>
    <message>
        <source>Selection</source>
        <translation>Vùng chọn</translation>
    </message>
    <message>
        <source>Shift adds, Ctrl subtracts, both intersect.</source>
        <translation>Shift để thêm, Ctrl để bớt, cả hai để lấy phần giao.</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>Mềm biên</translation>
    </message>
    <message>
        <source>How far the edge of a shape is soft</source>
        <translation>Bề rộng mà mép của hình được làm mềm</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Bán kính</translation>
    </message>
    <message>
        <source>Of the brush</source>
        <translation>Của cọ</translation>
    </message>
    <message>
        <source>Alike in</source>
        <translation>Giống nhau về</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Dung sai</translation>
    </message>
    <message>
        <source>By how much ground may differ and be selected</source>
        <translation>Mặt đất được khác bao nhiêu mà vẫn được chọn</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Độ mềm</translation>
    </message>
    <message>
        <source>Over how much more the selection fades</source>
        <translation>Vùng chọn mờ dần trong bao nhiêu nữa</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>Liền kề</translation>
    </message>
    <message>
        <source>Only ground that hangs together with the place clicked on</source>
        <translation>Chỉ mặt đất nối liền với chỗ được bấm</translation>
    </message>
    <message>
        <source>Grow, shrink, blur by</source>
        <translation>Nới, thu, làm mờ</translation>
    </message>
    <message>
        <source>How far the edge moves or softens</source>
        <translation>Biên dời hoặc mềm đi bao xa</translation>
    </message>
    <message>
        <source>Dim unselected</source>
        <translation>Làm tối ngoài vùng chọn</translation>
    </message>
    <message>
        <source>dim unselected</source>
        <translation>làm tối ngoài vùng chọn</translation>
    </message>
    <message>
        <source>How much the ground outside the selection is dimmed</source>
        <translation>Mặt đất ngoài vùng chọn bị làm tối đến mức nào</translation>
    </message>
    <message>
        <source>Saved selections</source>
        <translation>Vùng chọn đã lưu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Save the selection under this name, in the project too</source>
        <translation>Lưu vùng chọn dưới tên này, trong cả dự án</translation>
    </message>
    <message>
        <source>Selection %1</source>
        <translation>Vùng chọn %1</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Nạp</translation>
    </message>
    <message>
        <source>Replace the selection by the saved one</source>
        <translation>Thay vùng chọn bằng vùng đã lưu</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Add the saved one to the selection</source>
        <translation>Thêm vùng đã lưu vào vùng chọn</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Delete the saved selection</source>
        <translation>Xóa vùng chọn đã lưu</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Nhập…</translation>
    </message>
    <message>
        <source>Name for the selection</source>
        <translation>Tên cho vùng chọn</translation>
    </message>
    <message>
        <source>Under this name the selection is kept with the project</source>
        <translation>Vùng chọn được giữ trong dự án dưới tên này</translation>
    </message>
    <message>
        <source>Selections that the project keeps. Enter loads one, a right click offers more</source>
        <translation>Các vùng chọn mà dự án giữ. Enter để nạp, bấm chuột phải để xem thêm</translation>
    </message>
    <message>
        <source>Nothing is selected, so edits change nothing.</source>
        <translation>Chưa chọn gì, nên chỉnh sửa không thay đổi gì.</translation>
    </message>
    <message>
        <source>Save a picture, classes of land cover, or features of a vector file as selections; over those of the same names</source>
        <translation>Lưu một ảnh, các loại lớp phủ đất, hoặc đối tượng của một tệp vectơ, thành vùng chọn; ghi đè vùng chọn cùng tên</translation>
    </message>
    <message>
        <source>Select a saved selection in the list first</source>
        <translation>Trước hết hãy chọn một vùng chọn đã lưu trong danh sách</translation>
    </message>
    <message>
        <source>Select an area of the terrain first</source>
        <translation>Trước hết hãy chọn một vùng của địa hình</translation>
    </message>
    <message>
        <source>Paints a selection; Ctrl subtracts, Shift smooths.</source>
        <translation>Vẽ một vùng chọn; Ctrl để bớt, Shift để làm mịn.</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingController</name>
    <message>
        <source>No ground lies below %1 here: the sea level is %2 now. Change it under Shading.</source>
        <translation>Ở đây không có mặt đất nào thấp hơn %1: mực nước biển giờ là %2. Đổi nó trong bảng Tô bóng.</translation>
    </message>
    <message>
        <source>This terrain has no materials: it is shown in natural colours. Add materials in the Materials panel.</source>
        <translation>Địa hình này không có vật liệu: nó được hiện với màu tự nhiên. Hãy thêm vật liệu trong bảng Vật liệu.</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingDock</name>
    <message>
        <source>Shading</source>
        <translation>Tô bóng</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Tự động</translation>
    </message>
    <message>
        <source>Find a number that suits the terrain</source>
        <translation>Tìm một số hợp với địa hình</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Màu sắc</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Khối nổi</translation>
    </message>
    <message>
        <source>How much light and shade lie over the colours, percent; 0 for those of the legend</source>
        <translation>Sáng tối đè lên màu bao nhiêu, phần trăm; 0 cho đúng màu của chú giải</translation>
    </message>
    <message>
        <source>Snow line</source>
        <translation>Ranh giới tuyết</translation>
    </message>
    <message>
        <source>Snow lies above this height</source>
        <translation>Tuyết nằm trên độ cao này</translation>
    </message>
    <message>
        <source>Light and shape</source>
        <translation>Ánh sáng và hình dạng</translation>
    </message>
    <message>
        <source>Sun azimuth</source>
        <translation>Phương vị mặt trời</translation>
    </message>
    <message>
        <source>Where the sun stands, degrees from the north clockwise</source>
        <translation>Vị trí mặt trời, độ tính từ hướng bắc theo chiều kim đồng hồ</translation>
    </message>
    <message>
        <source>Sun elevation</source>
        <translation>Độ cao mặt trời</translation>
    </message>
    <message>
        <source>How high the sun stands, degrees above the horizon</source>
        <translation>Mặt trời cao bao nhiêu, độ trên đường chân trời</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>Phóng đại</translation>
    </message>
    <message>
        <source>How many times as high the ground appears; it stays as it is</source>
        <translation>Mặt đất trông cao gấp bao nhiêu lần; bản thân nó vẫn như cũ</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Đường nét</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Khoảng cao đều</translation>
    </message>
    <message>
        <source>From line to line</source>
        <translation>Từ đường này đến đường kia</translation>
    </message>
    <message>
        <source>Bold every</source>
        <translation>Đậm mỗi</translation>
    </message>
    <message>
        <source>Each so many lines there is a bold one, with its height</source>
        <translation>Cứ chừng này đường thì có một đường đậm, kèm độ cao của nó</translation>
    </message>
    <message>
        <source>Heights on bold lines</source>
        <translation>Độ cao trên đường đậm</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Bước</translation>
    </message>
    <message>
        <source>From line to line; each tenth is bold</source>
        <translation>Từ đường này đến đường kia; cứ mười đường một đường đậm</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Nước</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>Mực nước biển</translation>
    </message>
    <message>
        <source>Where water, beaches and the colours of the sea end</source>
        <translation>Nơi nước, bãi biển và màu của biển kết thúc</translation>
    </message>
    <message>
        <source>Colours for heights. All but Atlas change by steps that look about equally large; Even light leaves all light and dark to the relief; Viridis and Cividis are told apart without full colour vision as well</source>
        <translation>Màu cho độ cao. Trừ Atlas, mọi dải đổi theo bước trông gần đều nhau; Even light để toàn bộ sáng tối cho địa hình nổi; Viridis và Cividis phân biệt được cả khi không thấy đủ màu</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingLegend</name>
    <message>
        <source>Legend</source>
        <translation>Chú giải</translation>
    </message>
    <message>
        <source>N</source>
        <translation>B</translation>
    </message>
    <message>
        <source>E</source>
        <translation>Đ</translation>
    </message>
    <message>
        <source>S</source>
        <translation>N</translation>
    </message>
    <message>
        <source>W</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Concave</source>
        <translation>Lõm</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Phẳng</translation>
    </message>
    <message>
        <source>Convex</source>
        <translation>Lồi</translation>
    </message>
    <message>
        <source>sea %1</source>
        <translation>biển %1</translation>
    </message>
</context>
<context>
    <name>scarp::ShapeDialog</name>
    <message>
        <source>Select by Coordinates</source>
        <translation>Chọn theo tọa độ</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Chọn</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Hình dạng</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Hình chữ nhật</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Hình elip</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Đa giác</translation>
    </message>
    <message>
        <source>Choose what the corners are of</source>
        <translation>Chọn xem các góc là của hình nào</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Các góc</translation>
    </message>
    <message>
        <source>Type a corner per line, east first: two opposite ones of a rectangle or ellipse, three or more of a polygon</source>
        <translation>Gõ mỗi dòng một góc, đông trước: hai góc đối nhau của hình chữ nhật hoặc hình elip, ba góc trở lên của đa giác</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Thao tác</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>Thay thế vùng chọn</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Thêm vào vùng chọn</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>Bớt khỏi vùng chọn</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>Giao với vùng chọn</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Tọa độ</translation>
    </message>
    <message>
        <source>The edge is soft over %1, as in the Selection panel.</source>
        <translation>Biên mềm trên %1, như trong bảng Vùng chọn.</translation>
    </message>
    <message>
        <source>The edge is sharp, as in the Selection panel.</source>
        <translation>Biên sắc, như trong bảng Vùng chọn.</translation>
    </message>
    <message>
        <source>A polygon needs at least three corners, a line for each.</source>
        <translation>Đa giác cần ít nhất ba góc, mỗi góc một dòng.</translation>
    </message>
    <message>
        <source>The corners enclose no area.</source>
        <translation>Các góc không bao quanh diện tích nào.</translation>
    </message>
    <message>
        <source>Type two opposite corners, a line for each.</source>
        <translation>Hãy gõ hai góc đối nhau, mỗi góc một dòng.</translation>
    </message>
    <message>
        <source>The two corners enclose nothing. Type opposite corners.</source>
        <translation>Hai góc không bao quanh gì cả. Hãy gõ hai góc đối nhau.</translation>
    </message>
    <message>
        <source>The shape is outside the terrain, which covers %1.</source>
        <translation>Hình nằm ngoài địa hình, vốn trải %1.</translation>
    </message>
    <message>
        <source>How to combine the shape with the selection</source>
        <translation>Cách kết hợp hình với vùng chọn</translation>
    </message>
</context>
<context>
    <name>scarp::SharedChangesList</name>
    <message>
        <source>Changes of the shared terrain</source>
        <translation>Các thay đổi của địa hình chia sẻ</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Số</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Ai</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Việc</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Khi nào</translation>
    </message>
    <message>
        <source>Point at the ground to see who changed it last.</source>
        <translation>Trỏ vào mặt đất để xem ai thay đổi nó sau cùng.</translation>
    </message>
    <message>
        <source>Around here last: %1, %2 (no. %3, %4)</source>
        <translation>Quanh đây sau cùng: %1, %2 (số %3, %4)</translation>
    </message>
    <message>
        <source>Nobody changed the ground here lately.</source>
        <translation>Gần đây không ai thay đổi mặt đất ở đây.</translation>
    </message>
    <message>
        <source>Who changed what in the shared terrain, the newest first</source>
        <translation>Ai đã thay đổi gì trong địa hình chia sẻ, mới nhất ở đầu</translation>
    </message>
    <message>
        <source>&amp;Name This State…</source>
        <translation>Đặt tê&amp;n cho trạng thái này…</translation>
    </message>
</context>
<context>
    <name>scarp::ShortcutsDialog</name>
    <message>
        <source>Left drag</source>
        <translation>Kéo nút trái</translation>
    </message>
    <message>
        <source>sculpt, or place and move objects</source>
        <translation>điêu khắc, hoặc đặt và dời vật thể</translation>
    </message>
    <message>
        <source>Ctrl + left drag</source>
        <translation>Ctrl + kéo nút trái</translation>
    </message>
    <message>
        <source>the opposite: lower instead of raise</source>
        <translation>ngược lại: hạ thay vì nâng</translation>
    </message>
    <message>
        <source>Shift + left drag</source>
        <translation>Shift + kéo nút trái</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>làm mịn</translation>
    </message>
    <message>
        <source>Esc while dragging</source>
        <translation>Esc khi đang kéo</translation>
    </message>
    <message>
        <source>take the stroke back</source>
        <translation>bỏ nét đó</translation>
    </message>
    <message>
        <source>Measure: click</source>
        <translation>Đo: bấm</translation>
    </message>
    <message>
        <source>a corner; on the first one: an outline</source>
        <translation>một góc; trên góc đầu tiên: một đường bao</translation>
    </message>
    <message>
        <source>Measure: double click, Enter</source>
        <translation>Đo: bấm đúp, Enter</translation>
    </message>
    <message>
        <source>end the line</source>
        <translation>kết thúc đường</translation>
    </message>
    <message>
        <source>Measure: Esc, Backspace</source>
        <translation>Đo: Esc, Backspace</translation>
    </message>
    <message>
        <source>take the last corner back</source>
        <translation>bỏ góc cuối</translation>
    </message>
    <message>
        <source>Lines: click; double click, Enter</source>
        <translation>Tuyến: bấm; bấm đúp, Enter</translation>
    </message>
    <message>
        <source>a point; end the line</source>
        <translation>một điểm; kết thúc tuyến</translation>
    </message>
    <message>
        <source>Lines: Backspace; Esc</source>
        <translation>Tuyến: Backspace; Esc</translation>
    </message>
    <message>
        <source>take the last point back; give it up</source>
        <translation>bỏ điểm cuối; bỏ cả tuyến</translation>
    </message>
    <message>
        <source>Lines: drag a point; with Shift</source>
        <translation>Tuyến: kéo một điểm; cùng Shift</translation>
    </message>
    <message>
        <source>move it; up and down</source>
        <translation>dời điểm; lên và xuống</translation>
    </message>
    <message>
        <source>Lines: drag the course; with Shift</source>
        <translation>Tuyến: kéo đường đi; cùng Shift</translation>
    </message>
    <message>
        <source>put a point in; move the line</source>
        <translation>chèn một điểm; dời cả tuyến</translation>
    </message>
    <message>
        <source>Lines: Ctrl</source>
        <translation>Tuyến: Ctrl</translation>
    </message>
    <message>
        <source>snap, or not</source>
        <translation>bắt dính, hoặc không</translation>
    </message>
    <message>
        <source>Ctrl + Alt + right drag</source>
        <translation>Ctrl + Alt + kéo nút phải</translation>
    </message>
    <message>
        <source>radius and inner radius</source>
        <translation>bán kính và bán kính trong</translation>
    </message>
    <message>
        <source>Alt + left drag</source>
        <translation>Alt + kéo nút trái</translation>
    </message>
    <message>
        <source>orbit the point under the cursor</source>
        <translation>xoay quanh điểm dưới con trỏ</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Kéo nút giữa</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>dịch khung nhìn</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Con lăn</translation>
    </message>
    <message>
        <source>towards or away from the point under the cursor</source>
        <translation>lại gần hoặc ra xa điểm dưới con trỏ</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Bấm chuột phải</translation>
    </message>
    <message>
        <source>what can be done there</source>
        <translation>những gì làm được ở đó</translation>
    </message>
    <message>
        <source> or </source>
        <translation> hoặc </translation>
    </message>
    <message>
        <source>No key or action has these words.</source>
        <translation>Không có phím hay thao tác nào mang những từ này.</translation>
    </message>
    <message>
        <source>Keys and Mouse</source>
        <translation>Phím và chuột</translation>
    </message>
    <message>
        <source>Find a key or an action</source>
        <translation>Tìm phím hoặc thao tác</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Chuột</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Phím mũi tên</translation>
    </message>
    <message>
        <source>move the cursor over the ground</source>
        <translation>di chuyển con trỏ trên mặt đất</translation>
    </message>
    <message>
        <source>Shift, Ctrl + arrow keys</source>
        <translation>Shift, Ctrl + phím mũi tên</translation>
    </message>
    <message>
        <source>far; finely</source>
        <translation>xa; mịn</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Phím cách, Enter</translation>
    </message>
    <message>
        <source>begin and end what the left button does</source>
        <translation>bắt đầu và kết thúc việc của nút trái</translation>
    </message>
    <message>
        <source>Ctrl, Shift + Space</source>
        <translation>Ctrl, Shift + phím cách</translation>
    </message>
    <message>
        <source>the opposite; smooth</source>
        <translation>ngược lại; làm mịn</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <source>nearer to the cursor; away</source>
        <translation>lại gần con trỏ; ra xa</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>turn the view about the cursor</source>
        <translation>xoay khung nhìn quanh con trỏ</translation>
    </message>
    <message>
        <source>Cursor by Keys</source>
        <translation>Con trỏ bằng phím</translation>
    </message>
    <message>
        <source>zoom to the point under the cursor</source>
        <translation>thu phóng đến điểm dưới con trỏ</translation>
    </message>
    <message>
        <source>look round; with W A S D Q E: fly; wheel: speed</source>
        <translation>nhìn quanh; cùng W A S D Q E: bay; con lăn: tốc độ</translation>
    </message>
    <message>
        <source>Alt + Shift + left drag</source>
        <translation>Alt + Shift + kéo nút trái</translation>
    </message>
    <message>
        <source>Alt + Ctrl + left drag</source>
        <translation>Alt + Ctrl + kéo nút trái</translation>
    </message>
    <message>
        <source>Space + left drag</source>
        <translation>Space + kéo nút trái</translation>
    </message>
    <message>
        <source>Space + Shift + left drag</source>
        <translation>Space + Shift + kéo nút trái</translation>
    </message>
    <message>
        <source>Space + Ctrl + left drag</source>
        <translation>Space + Ctrl + kéo nút trái</translation>
    </message>
    <message>
        <source>Shift + middle drag</source>
        <translation>Shift + kéo nút giữa</translation>
    </message>
    <message>
        <source>Ctrl + middle drag</source>
        <translation>Ctrl + kéo nút giữa</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>Kéo nút phải</translation>
    </message>
    <message>
        <source>Alt + right drag</source>
        <translation>Alt + kéo nút phải</translation>
    </message>
    <message>
        <source>Shows the keys and actions that have these words</source>
        <translation>Hiện các phím và lệnh chứa những từ này</translation>
    </message>
    <message>
        <source>Height stamps: click; drag</source>
        <translation>Dấu độ cao: bấm; kéo</translation>
    </message>
    <message>
        <source>add one; set its size</source>
        <translation>thêm một dấu; định kích thước của nó</translation>
    </message>
    <message>
        <source>Height stamps: Shift + drag</source>
        <translation>Dấu độ cao: Shift + kéo</translation>
    </message>
    <message>
        <source>change the height</source>
        <translation>đổi độ cao</translation>
    </message>
    <message>
        <source>Height stamps: Ctrl while rotating</source>
        <translation>Dấu độ cao: Ctrl khi xoay</translation>
    </message>
    <message>
        <source>steps of 15°</source>
        <translation>nấc 15°</translation>
    </message>
</context>
<context>
    <name>scarp::StampForm</name>
    <message>
        <source>No image: a dome</source>
        <translation>Không có ảnh: hình vòm</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Ảnh</translation>
    </message>
    <message>
        <source>Load Image…</source>
        <translation>Nạp ảnh…</translation>
    </message>
    <message>
        <source>Load a greyscale image or heightmap: PNG, EXR, TIFF, RAW …</source>
        <translation>Nạp ảnh thang xám hoặc bản đồ độ cao: PNG, EXR, TIFF, RAW …</translation>
    </message>
    <message>
        <source>Use Stamp Brush Settings</source>
        <translation>Dùng thiết lập của cọ đóng dấu</translation>
    </message>
    <message>
        <source>Copy image, size, height, rotation, blend and falloff from the Stamp brush, which copied ground can be too</source>
        <translation>Chép ảnh, kích thước, độ cao, góc xoay, hòa trộn và suy giảm từ cọ đóng dấu; mặt đất đã chép cũng có thể làm cọ đóng dấu</translation>
    </message>
    <message>
        <source>Select the Stamp brush first: it has the settings.</source>
        <translation>Trước hết hãy chọn cọ đóng dấu: các thiết lập nằm ở đó.</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Đông</translation>
    </message>
    <message>
        <source>Position east of the terrain&apos;s middle</source>
        <translation>Vị trí về phía đông tính từ giữa địa hình</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Bắc</translation>
    </message>
    <message>
        <source>Position north of the terrain&apos;s middle</source>
        <translation>Vị trí về phía bắc tính từ giữa địa hình</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Chiều rộng</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>Chiều rộng của ảnh</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Chiều sâu</translation>
    </message>
    <message>
        <source>Depth of the image</source>
        <translation>Chiều sâu của ảnh</translation>
    </message>
    <message>
        <source>Keep proportions</source>
        <translation>Giữ tỉ lệ</translation>
    </message>
    <message>
        <source>Change width and depth together</source>
        <translation>Đổi chiều rộng và chiều sâu cùng lúc</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Góc xoay</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>Độ, ngược chiều kim đồng hồ</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Độ cao</translation>
    </message>
    <message>
        <source>Height of the image from black to white</source>
        <translation>Độ cao của ảnh từ đen đến trắng</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Hòa trộn</translation>
    </message>
    <message>
        <source>Fixed base</source>
        <translation>Mốc cố định</translation>
    </message>
    <message>
        <source>Measure the stamp&apos;s heights from a fixed height instead of the ground at its centre</source>
        <translation>Đo độ cao của dấu từ một độ cao cố định thay vì từ mặt đất ở tâm của nó</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Mốc</translation>
    </message>
    <message>
        <source>Height from which the stamp&apos;s heights are measured</source>
        <translation>Độ cao mà từ đó đo độ cao của dấu</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Hình bao</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tròn</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Hình chữ nhật</translation>
    </message>
    <message>
        <source>Limit the image to an ellipse</source>
        <translation>Giới hạn ảnh trong một hình elip</translation>
    </message>
    <message>
        <source>Use the whole image</source>
        <translation>Dùng toàn bộ ảnh</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Suy giảm</translation>
    </message>
    <message>
        <source>How the stamp fades towards its edge</source>
        <translation>Dấu mờ dần về phía mép như thế nào</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>Bán kính trong</translation>
    </message>
    <message>
        <source>Part of the way to the edge that is at full height, percent</source>
        <translation>Phần quãng đến mép có độ cao đầy đủ, phần trăm</translation>
    </message>
</context>
<context>
    <name>scarp::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Trang bắt đầu</translation>
    </message>
    <message>
        <source>Show at startup</source>
        <translation>Hiện khi khởi động</translation>
    </message>
    <message>
        <source>Show this page when Scarp starts without a file</source>
        <translation>Hiện trang này khi Scarp khởi động mà không có tệp</translation>
    </message>
    <message>
        <source>Close the start page (Esc)</source>
        <translation>Đóng trang bắt đầu (Esc)</translation>
    </message>
    <message>
        <source>Close the start page</source>
        <translation>Đóng trang bắt đầu</translation>
    </message>
    <message>
        <source>Get started</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>New Terrain…</source>
        <translation>Địa hình mới…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Mở…</translation>
    </message>
    <message>
        <source>Import from URL…</source>
        <translation>Nhập từ URL…</translation>
    </message>
    <message>
        <source>Example Island</source>
        <translation>Đảo ví dụ</translation>
    </message>
    <message>
        <source>Generate an island to try the tools on</source>
        <translation>Tạo một hòn đảo để thử các công cụ</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Tệp gần đây</translation>
    </message>
    <message>
        <source>No recent files. Open a file, or drop one on the window.</source>
        <translation>Không có tệp gần đây. Hãy mở một tệp, hoặc thả tệp vào cửa sổ.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Tùy chọn</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Giao diện</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Màu của cửa sổ</translation>
    </message>
    <message>
        <source>Navigation style</source>
        <translation>Kiểu điều hướng</translation>
    </message>
    <message>
        <source>Mouse buttons that orbit, pan and zoom</source>
        <translation>Các nút chuột để xoay quanh, dịch và thu phóng</translation>
    </message>
    <message>
        <source>Keymap</source>
        <translation>Bộ phím</translation>
    </message>
    <message>
        <source>Keys and mouse buttons as in another program</source>
        <translation>Phím và nút chuột như trong chương trình khác</translation>
    </message>
    <message>
        <source>All Preferences…</source>
        <translation>Mọi tùy chọn…</translation>
    </message>
    <message>
        <source>Change language, units, memory and all other preferences</source>
        <translation>Đổi ngôn ngữ, đơn vị, bộ nhớ và mọi tùy chọn khác</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Có gì mới</translation>
    </message>
    <message>
        <source>All Changes</source>
        <translation>Mọi thay đổi</translation>
    </message>
    <message>
        <source>Show the list of all changes in the manual</source>
        <translation>Hiện danh sách mọi thay đổi trong sổ tay</translation>
    </message>
    <message>
        <source>Roads follow the terrain with the least earthwork and list places that are too steep.</source>
        <translation>Đường bám theo địa hình với ít đào đắp nhất và liệt kê những chỗ quá dốc.</translation>
    </message>
    <message>
        <source>Select several lines and edit, move, copy or export them together.</source>
        <translation>Chọn nhiều tuyến rồi chỉnh sửa, di chuyển, sao chép hoặc xuất cùng nhau.</translation>
    </message>
    <message>
        <source>Rivers, canals and ponds show their water, and scene exports include it.</source>
        <translation>Sông, kênh đào và ao hiện nước của chúng, và bản xuất cảnh bao gồm cả nước.</translation>
    </message>
    <message>
        <source>Name, compare and restore versions of a shared terrain, and lock an area of it.</source>
        <translation>Đặt tên, so sánh và khôi phục các phiên bản của địa hình chia sẻ, và khóa một vùng của nó.</translation>
    </message>
    <message>
        <source>Python scripts open, sculpt, analyse and export terrains: import scarp.</source>
        <translation>Script Python mở, tạo hình, phân tích và xuất địa hình: import scarp.</translation>
    </message>
</context>
<context>
    <name>scarp::StateSession</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
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
        <translation>độ cao</translation>
    </message>
    <message>
        <source>Height of the ground under the cursor</source>
        <translation>Độ cao của mặt đất dưới con trỏ</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>độ dốc</translation>
    </message>
    <message>
        <source>Angle between the ground under the cursor and the level</source>
        <translation>Góc giữa mặt đất dưới con trỏ và mặt nằm ngang</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>ô</translation>
    </message>
    <message>
        <source>Column and row of the cell, from the north-west corner</source>
        <translation>Cột và hàng của ô, tính từ góc tây bắc</translation>
    </message>
    <message>
        <source>world</source>
        <translation>thế giới</translation>
    </message>
    <message>
        <source>Coordinates in the terrain&apos;s CRS</source>
        <translation>Tọa độ trong hệ tọa độ của địa hình</translation>
    </message>
    <message>
        <source>scattered object</source>
        <translation>vật thể được rải</translation>
    </message>
    <message>
        <source>The object under the cursor that a scatter rule put down, and the rule</source>
        <translation>Vật thể dưới con trỏ do một quy tắc rải đặt, và quy tắc ấy</translation>
    </message>
    <message>
        <source>   ·   history %1</source>
        <translation>   ·   lịch sử %1</translation>
    </message>
    <message>
        <source>How far east of the terrain&apos;s middle</source>
        <translation>Cách giữa địa hình bao xa về phía đông</translation>
    </message>
    <message>
        <source>How far north of the terrain&apos;s middle</source>
        <translation>Cách giữa địa hình bao xa về phía bắc</translation>
    </message>
    <message>
        <source>%1 × %2 at %3</source>
        <translation>%1 × %2 ở %3</translation>
    </message>
</context>
<context>
    <name>scarp::SteepnessLegend</name>
    <message>
        <source>Slope</source>
        <translation>Độ dốc</translation>
    </message>
    <message>
        <source>How steep the profile&apos;s colours are</source>
        <translation>Màu của mặt cắt dốc đến mức nào</translation>
    </message>
</context>
<context>
    <name>scarp::SunDialog</name>
    <message>
        <source>%1 is missing</source>
        <translation>Thiếu %1</translation>
    </message>
    <message>
        <source>%1 goes from −%2° to %2°</source>
        <translation>%1 nằm từ −%2° đến %2°</translation>
    </message>
    <message>
        <source>Sun at a Date and Time</source>
        <translation>Mặt trời theo ngày và giờ</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Dùng</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>Vĩ độ</translation>
    </message>
    <message>
        <source>Degrees, north positive</source>
        <translation>Độ, bắc là dương</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>Kinh độ</translation>
    </message>
    <message>
        <source>Degrees, east positive</source>
        <translation>Độ, đông là dương</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Giờ</translation>
    </message>
    <message>
        <source>Time of the day</source>
        <translation>Giờ trong ngày</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Múi giờ</translation>
    </message>
    <message>
        <source>Latitude (°)</source>
        <translation>Vĩ độ (°)</translation>
    </message>
    <message>
        <source>Longitude (°)</source>
        <translation>Kinh độ (°)</translation>
    </message>
    <message>
        <source>The sun is %1° below the horizon then</source>
        <translation>Khi đó mặt trời ở %1° dưới đường chân trời</translation>
    </message>
    <message>
        <source>Azimuth %1°, elevation %2°</source>
        <translation>Phương vị %1°, độ cao %2°</translation>
    </message>
    <message>
        <source>The day for which the place of the sun is computed</source>
        <translation>Ngày dùng để tính vị trí mặt trời</translation>
    </message>
    <message>
        <source>The time for which the place of the sun is computed</source>
        <translation>Giờ dùng để tính vị trí mặt trời</translation>
    </message>
    <message>
        <source>Drag through the day</source>
        <translation>Kéo để đi suốt cả ngày</translation>
    </message>
    <message>
        <source>The zone in which the time is told</source>
        <translation>Múi giờ dùng để ghi giờ</translation>
    </message>
</context>
<context>
    <name>scarp::SunTimeButton</name>
    <message>
        <source>Date and Time…</source>
        <translation>Ngày và giờ…</translation>
    </message>
    <message>
        <source>Puts the sun where it stands at a date, a time and a place</source>
        <translation>Đặt mặt trời ở vị trí của nó theo ngày, giờ và nơi</translation>
    </message>
</context>
<context>
    <name>scarp::SystemReportDialog</name>
    <message>
        <source>%1; in use: %2</source>
        <translation>%1; đang dùng: %2</translation>
    </message>
    <message>
        <source>%1; Scarp keeps to %2; terrain takes %3, and %4 in a temporary file</source>
        <translation>%1; Scarp giữ trong %2; địa hình chiếm %3, và %4 trong một tệp tạm</translation>
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
        <translation>Thư viện</translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation>OpenGL</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Màn hình</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Hệ thống</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Môi trường màn hình</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Bộ xử lý</translation>
    </message>
    <message>
        <source>%1; threads: %2</source>
        <translation>%1; luồng: %2</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <translation>Tập lệnh CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Bộ nhớ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Thiết lập</translation>
    </message>
    <message>
        <source>Brushes, models, materials</source>
        <translation>Cọ, mô hình, vật liệu</translation>
    </message>
    <message>
        <source>Recovery and crash reports</source>
        <translation>Báo cáo phục hồi và sự cố</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Nhật ký</translation>
    </message>
    <message>
        <source>Temporary files</source>
        <translation>Tệp tạm</translation>
    </message>
    <message>
        <source>System Report</source>
        <translation>Báo cáo hệ thống</translation>
    </message>
    <message>
        <source>Nothing of this is sent anywhere. Copy it into your message where you tell of a fault.</source>
        <translation>Không có gì trong đây được gửi đi đâu. Hãy chép nó vào thư của bạn khi báo lỗi.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Sao chép</translation>
    </message>
    <message>
        <source>Copy the report as text; your own folder is called ~ in it</source>
        <translation>Sao chép báo cáo thành văn bản; thư mục riêng của bạn được ghi là ~</translation>
    </message>
    <message>
        <source>&amp;System Report</source>
        <translation>&amp;Báo cáo hệ thống</translation>
    </message>
    <message>
        <source>Versions, the machine and folders, to copy where you tell of a fault</source>
        <translation>Phiên bản, máy và các thư mục, để chép vào nơi bạn báo lỗi</translation>
    </message>
</context>
<context>
    <name>scarp::TeamAreaCommands</name>
    <message>
        <source>Drag the frame, its sides or corners over the area. Enter keeps it for you, Esc gives up.</source>
        <translation>Kéo khung, cạnh hoặc góc của nó lên vùng. Enter giữ vùng cho bạn, Esc bỏ qua.</translation>
    </message>
    <message>
        <source>Keep for Me</source>
        <translation>Giữ cho tôi</translation>
    </message>
    <message>
        <source>An area can be kept when the server is there again.</source>
        <translation>Có thể giữ vùng khi máy chủ hoạt động lại.</translation>
    </message>
    <message>
        <source>The area is kept for you until you release it, close the terrain, or edit nothing there for ten minutes.</source>
        <translation>Vùng được giữ cho bạn đến khi bạn thôi giữ, đóng địa hình, hoặc không chỉnh sửa gì ở đó trong mười phút.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Thôi giữ</translation>
    </message>
    <message>
        <source>The area cannot be kept: %1.</source>
        <translation>Không thể giữ vùng: %1.</translation>
    </message>
    <message>
        <source>Others may edit your area again.</source>
        <translation>Người khác lại có thể chỉnh sửa vùng của bạn.</translation>
    </message>
    <message>
        <source>The area is not kept for you any more: %1.</source>
        <translation>Vùng không còn được giữ cho bạn: %1.</translation>
    </message>
</context>
<context>
    <name>scarp::TeamCommands</name>
    <message>
        <source>Opening %1</source>
        <translation>Đang mở %1</translation>
    </message>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1: không đủ bộ nhớ</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mật khẩu</translation>
    </message>
    <message>
        <source>The password for “%1” on %2:</source>
        <translation>Mật khẩu cho “%1” trên %2:</translation>
    </message>
    <message>
        <source>The edits of “%1” that wait were not sent: %2 They are offered again at the next start.</source>
        <translation>Các chỉnh sửa đang chờ của “%1” chưa được gửi: %2 Chúng được đề nghị lại ở lần khởi động tới.</translation>
    </message>
    <message>
        <source>The server had all edits of “%1” already.</source>
        <translation>Máy chủ đã có mọi chỉnh sửa của “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits of “%2” that waited are being sent.</source>
        <translation>
            <numerusform>%1 chỉnh sửa đang chờ của “%2” đang được gửi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every edit goes to the server by itself</source>
        <translation>Mọi chỉnh sửa tự đến máy chủ</translation>
    </message>
    <message>
        <source>“%1” is archived: it can be looked at, not changed.</source>
        <translation>“%1” đã được lưu trữ: có thể xem, không thể thay đổi.</translation>
    </message>
    <message>
        <source>You may look at “%1”, not change it. An administrator may let you.</source>
        <translation>Bạn có thể xem “%1”, không thể thay đổi. Quản trị viên có thể cho phép.</translation>
    </message>
</context>
<context>
    <name>scarp::TeamDialog</name>
    <message>
        <source>Open Team Terrain</source>
        <translation>Mở địa hình nhóm</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Kết nối</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Máy chủ</translation>
    </message>
    <message>
        <source>Where the team&apos;s terrains are; the arrow lists the servers used last</source>
        <translation>Nơi có các địa hình của nhóm; mũi tên liệt kê các máy chủ dùng gần đây</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mật khẩu</translation>
    </message>
    <message>
        <source>only where the server asks for one; not remembered</source>
        <translation>chỉ khi máy chủ yêu cầu; không được ghi nhớ</translation>
    </message>
    <message>
        <source>Which server? Its address is to be had from who leads the team.</source>
        <translation>Máy chủ nào? Hãy hỏi địa chỉ từ người phụ trách nhóm.</translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation>Đang hỏi máy chủ</translation>
    </message>
    <message>
        <source>There is no terrain on this server that you are a member of.</source>
        <translation>Trên máy chủ này không có địa hình nào mà bạn là thành viên.</translation>
    </message>
    <message>
        <source>Give Up</source>
        <translation>Thôi</translation>
    </message>
    <message>
        <source>Choose a terrain.</source>
        <translation>Hãy chọn một địa hình.</translation>
    </message>
    <message>
        <source>Of your account on the server; it is not kept</source>
        <translation>Của tài khoản của bạn trên máy chủ; không được lưu lại</translation>
    </message>
    <message>
        <source>Ask the server which terrains it has</source>
        <translation>Hỏi máy chủ xem có những địa hình nào</translation>
    </message>
    <message>
        <source>Show archived</source>
        <translation>Hiện mục đã lưu trữ</translation>
    </message>
    <message>
        <source>Manage…</source>
        <translation>Quản lý…</translation>
    </message>
    <message>
        <source>List terrains that nobody changes any more as well</source>
        <translation>Liệt kê cả những địa hình không còn ai thay đổi</translation>
    </message>
    <message>
        <source>List, add and remove members of the selected terrain; rename, archive or delete it</source>
        <translation>Liệt kê, thêm và gỡ bỏ thành viên của địa hình đã chọn; đổi tên, lưu trữ hoặc xóa nó</translation>
    </message>
    <message>
        <source>Show archived (%1)</source>
        <translation>Hiện mục đã lưu trữ (%1)</translation>
    </message>
</context>
<context>
    <name>scarp::TeamManageDialog</name>
    <message>
        <source>Role</source>
        <translation>Vai trò</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Gỡ bỏ…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Đổi tên…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Lưu trữ</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Xóa…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Thành viên</translation>
    </message>
    <message>
        <source>The members of the terrain, their roles and when they were seen last</source>
        <translation>Các thành viên của địa hình, vai trò và lần cuối họ có mặt</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Thành viên</translation>
    </message>
    <message>
        <source>Last Seen</source>
        <translation>Lần cuối có mặt</translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation>Đang hỏi máy chủ</translation>
    </message>
    <message>
        <source>New member</source>
        <translation>Thành viên mới</translation>
    </message>
    <message>
        <source>Name of a role on the server</source>
        <translation>Tên một vai trò trên máy chủ</translation>
    </message>
    <message>
        <source>Type the name with which the new member connects to the server</source>
        <translation>Nhập tên mà thành viên mới dùng để kết nối máy chủ</translation>
    </message>
    <message>
        <source>Choose what the new member may do</source>
        <translation>Chọn quyền của thành viên mới</translation>
    </message>
    <message>
        <source>Let this role of the server open the terrain</source>
        <translation>Cho phép vai trò này của máy chủ mở địa hình</translation>
    </message>
    <message>
        <source>Close the terrain to the selected member; the edits of the member stay</source>
        <translation>Không cho thành viên đã chọn mở địa hình nữa; các chỉnh sửa của họ vẫn còn</translation>
    </message>
    <message>
        <source>Give the terrain another name</source>
        <translation>Đặt tên khác cho địa hình</translation>
    </message>
    <message>
        <source>Make the terrain read-only and hide it from the list, or undo that</source>
        <translation>Đặt địa hình thành chỉ đọc và ẩn khỏi danh sách, hoặc hoàn tác việc đó</translation>
    </message>
    <message>
        <source>Delete the terrain with its history for everybody</source>
        <translation>Xóa địa hình cùng lịch sử của nó đối với mọi người</translation>
    </message>
    <message>
        <source>Archiving</source>
        <translation>Đang lưu trữ</translation>
    </message>
    <message>
        <source>Manage “%1”</source>
        <translation>Quản lý “%1”</translation>
    </message>
    <message>
        <source>Administrators add and remove members.</source>
        <translation>Quản trị viên thêm và gỡ bỏ thành viên.</translation>
    </message>
    <message>
        <source>This terrain is archived: members look at it, nobody changes it.</source>
        <translation>Địa hình này đã được lưu trữ: thành viên xem được, không ai thay đổi được.</translation>
    </message>
    <message>
        <source>Members open this terrain with their names on the server.</source>
        <translation>Thành viên mở địa hình này bằng tên của họ trên máy chủ.</translation>
    </message>
    <message>
        <source>has no account any more</source>
        <translation>không còn tài khoản</translation>
    </message>
    <message>
        <source>here now</source>
        <translation>đang ở đây</translation>
    </message>
    <message>
        <source>never</source>
        <translation>chưa bao giờ</translation>
    </message>
    <message>
        <source> (you)</source>
        <translation> (bạn)</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Vai trò của %1</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Bỏ lưu trữ</translation>
    </message>
    <message>
        <source>Changing members</source>
        <translation>Đang thay đổi thành viên</translation>
    </message>
    <message>
        <source>“%1” is a member already.</source>
        <translation>“%1” đã là thành viên.</translation>
    </message>
    <message>
        <source>Remove Member</source>
        <translation>Gỡ bỏ thành viên</translation>
    </message>
    <message>
        <source>Leave “%1”?</source>
        <translation>Rời khỏi “%1”?</translation>
    </message>
    <message>
        <source>Remove “%1” from “%2”?</source>
        <translation>Gỡ “%1” khỏi “%2”?</translation>
    </message>
    <message>
        <source>The edits of the member stay. An administrator can add the member again.</source>
        <translation>Các chỉnh sửa của thành viên vẫn còn. Quản trị viên có thể thêm lại thành viên.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Rời khỏi</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Gỡ bỏ</translation>
    </message>
    <message>
        <source>Rename Terrain</source>
        <translation>Đổi tên địa hình</translation>
    </message>
    <message>
        <source>A new name for “%1”:</source>
        <translation>Tên mới cho “%1”:</translation>
    </message>
    <message>
        <source>Renaming</source>
        <translation>Đang đổi tên</translation>
    </message>
    <message>
        <source>Delete Terrain</source>
        <translation>Xóa địa hình</translation>
    </message>
    <message>
        <source>This deletes “%1” with its history and its versions for everybody. It cannot be undone.
Type the name of the terrain to confirm:</source>
        <translation>Thao tác này xóa “%1” cùng lịch sử và các phiên bản đối với mọi người. Không thể hoàn tác.
Nhập tên địa hình để xác nhận:</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>“%1” was not deleted: that is not its name.</source>
        <translation>“%1” chưa bị xóa: đó không phải tên của nó.</translation>
    </message>
    <message>
        <source>Deleting</source>
        <translation>Đang xóa</translation>
    </message>
</context>
<context>
    <name>scarp::TeamSession</name>
    <message>
        <source>This cannot be undone or redone: %1</source>
        <translation>Không thể hoàn tác hay làm lại việc này: %1</translation>
    </message>
    <message>
        <source>What is being sent can be undone when the server is there again.</source>
        <translation>Những gì đang được gửi có thể hoàn tác khi có lại máy chủ.</translation>
    </message>
    <message>
        <source>What was sent can be undone when the server is there again.</source>
        <translation>Những gì đã gửi có thể hoàn tác khi có lại máy chủ.</translation>
    </message>
    <message>
        <source>The shared terrain is not followed any more: %1. Save As keeps it as a project.</source>
        <translation>Địa hình chia sẻ không còn được theo dõi: %1. Lưu dưới dạng sẽ giữ nó thành một dự án.</translation>
    </message>
    <message>
        <source>You may look at this terrain, not change it.</source>
        <translation>Bạn được xem địa hình này, không được sửa.</translation>
    </message>
    <message>
        <source>Holes are shown where the ground could not be fetched, until the server is there again; edits wait: %1.</source>
        <translation>Lỗ hổng được hiện ở nơi không tải được mặt đất, cho đến khi máy chủ hoạt động lại; các chỉnh sửa đang chờ: %1.</translation>
    </message>
    <message>
        <source>An edit waits: %1. It is sent when the area is released, and Undo takes it back.</source>
        <translation>Một chỉnh sửa đang chờ: %1. Nó được gửi khi vùng không còn được giữ, và Hoàn tác rút nó lại.</translation>
    </message>
    <message>
        <source>This terrain is archived: it can be looked at, not changed.</source>
        <translation>Địa hình này đã được lưu trữ: có thể xem, không thể thay đổi.</translation>
    </message>
    <message>
        <source>“%1” is now called “%2”.</source>
        <translation>“%1” nay có tên “%2”.</translation>
    </message>
    <message>
        <source>You may change “%1” now. Open it again to edit it.</source>
        <translation>Bạn hiện có thể thay đổi “%1”. Hãy mở lại để chỉnh sửa.</translation>
    </message>
    <message>
        <source>You may change “%1” again.</source>
        <translation>Bạn lại có thể thay đổi “%1”.</translation>
    </message>
    <message>
        <source>“%1” was archived: it can be looked at, not changed.</source>
        <translation>“%1” đã được lưu trữ: có thể xem, không thể thay đổi.</translation>
    </message>
    <message>
        <source>You may look at “%1” now, not change it.</source>
        <translation>Bạn hiện chỉ có thể xem “%1”, không thể thay đổi.</translation>
    </message>
    <message>
        <source>Edits that were not sent are kept until you may change it again.</source>
        <translation>Các chỉnh sửa chưa gửi được giữ lại cho đến khi bạn lại có thể thay đổi.</translation>
    </message>
</context>
<context>
    <name>scarp::TeamTerrainList</name>
    <message>
        <source>Terrains of the server</source>
        <translation>Các địa hình của máy chủ</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Địa hình</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Thay đổi</translation>
    </message>
    <message>
        <source>There now</source>
        <translation>Đang có mặt</translation>
    </message>
    <message>
        <source>nothing in it yet</source>
        <translation>chưa có gì trong đó</translation>
    </message>
    <message>
        <source>The terrains on the server, their sizes, your rights and who has them open</source>
        <translation>Các địa hình trên máy chủ, kích thước, quyền của bạn và ai đang mở chúng</translation>
    </message>
    <message>
        <source>%1 × %2 at %3</source>
        <translation>%1 × %2 ở %3</translation>
    </message>
    <message>
        <source>%1 (archived)</source>
        <translation>%1 (đã lưu trữ)</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Vai trò</translation>
    </message>
</context>
<context>
    <name>scarp::TeamVersionCommands</name>
    <message>
        <source>Versions of %1</source>
        <translation>Các phiên bản của %1</translation>
    </message>
    <message>
        <source>No state of this terrain has a name yet.</source>
        <translation>Chưa trạng thái nào của địa hình này có tên.</translation>
    </message>
    <message>
        <source>no. %1 – %2, %3</source>
        <translation>số %1 – %2, %3</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>So sánh</translation>
    </message>
    <message>
        <source>Show how the terrain differs from it now</source>
        <translation>Hiện địa hình nay khác nó thế nào</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Lưu thành…</translation>
    </message>
    <message>
        <source>As a project in a file</source>
        <translation>Thành dự án trong một tệp</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Khôi phục…</translation>
    </message>
    <message>
        <source>For everybody, as a new change</source>
        <translation>Cho mọi người, thành một thay đổi mới</translation>
    </message>
    <message>
        <source>Name This State…</source>
        <translation>Đặt tên cho trạng thái này…</translation>
    </message>
    <message>
        <source>Makes a version of the terrain as it is now</source>
        <translation>Tạo phiên bản của địa hình như hiện tại</translation>
    </message>
    <message>
        <source>Save Version As</source>
        <translation>Lưu phiên bản thành</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Đang lưu %1</translation>
    </message>
    <message>
        <source>“%1” is saved as %2.</source>
        <translation>“%1” đã được lưu thành %2.</translation>
    </message>
    <message>
        <source>Restore a Version</source>
        <translation>Khôi phục một phiên bản</translation>
    </message>
    <message>
        <source>Bring “%1” back for everybody?</source>
        <translation>Đưa “%1” trở lại cho mọi người?</translation>
    </message>
    <message>
        <source>The terrain becomes as change %1 left it, by a new change. Nothing is lost: the changes since then stay, and a name for the present state makes a version of it.</source>
        <translation>Địa hình trở lại như thay đổi %1 đã để lại, bằng một thay đổi mới. Không mất gì: các thay đổi từ đó vẫn còn, và đặt tên cho trạng thái hiện tại sẽ tạo phiên bản của nó.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Khôi phục</translation>
    </message>
    <message>
        <source>Restoring “%1”</source>
        <translation>Đang khôi phục “%1”</translation>
    </message>
    <message>
        <source>The terrain is as in “%1” again.</source>
        <translation>Địa hình lại như trong “%1”.</translation>
    </message>
    <message>
        <source>The terrain is as in “%1” already.</source>
        <translation>Địa hình đã như trong “%1”.</translation>
    </message>
    <message>
        <source>Name This State</source>
        <translation>Đặt tên cho trạng thái này</translation>
    </message>
    <message>
        <source>A name for the terrain as change %1 left it:</source>
        <translation>Tên cho địa hình như thay đổi %1 đã để lại:</translation>
    </message>
    <message>
        <source>A name for the terrain as it is now:</source>
        <translation>Tên cho địa hình như hiện tại:</translation>
    </message>
    <message>
        <source>Edits wait to be sent: the state can be named as soon as the server has them.</source>
        <translation>Có chỉnh sửa chờ gửi: có thể đặt tên trạng thái khi máy chủ đã nhận chúng.</translation>
    </message>
    <message>
        <source>Naming a state</source>
        <translation>Đang đặt tên trạng thái</translation>
    </message>
    <message>
        <source>The terrain after change %1 is the version “%2”.</source>
        <translation>Địa hình sau thay đổi %1 là phiên bản “%2”.</translation>
    </message>
</context>
<context>
    <name>scarp::ToolCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Trước hết phải giữ hoặc bỏ điều đang được thử trên mặt đất.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
</context>
<context>
    <name>scarp::ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>Công cụ</translation>
    </message>
    <message>
        <source>Show the other tools</source>
        <translation>Hiện các công cụ khác</translation>
    </message>
    <message>
        <source>Other Tools</source>
        <translation>Công cụ khác</translation>
    </message>
    <message>
        <source>%1
Key: %2</source>
        <translation>%1
Phím: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1
%2: hold or right-click for all tools</source>
        <translation>%1
%2: giữ chuột hoặc nhấp phải để xem mọi công cụ</translation>
    </message>
    <message>
        <source>%1
%2 (%3): hold or right-click for all tools</source>
        <translation>%1
%2 (%3): giữ chuột hoặc nhấp phải để xem mọi công cụ</translation>
    </message>
</context>
<context>
    <name>scarp::VectorMaskDialog</name>
    <message>
        <source>Select from %1</source>
        <translation>Chọn từ %1</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Chọn</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Lớp</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Tất cả các lớp</translation>
    </message>
    <message>
        <source>CRS</source>
        <translation>CRS</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Biên</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Cách dùng</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Vùng đệm</translation>
    </message>
    <message>
        <source>Enlarge polygons by this distance, below 0 shrink them; required for lines and points</source>
        <translation>Nới đa giác thêm khoảng cách này, dưới 0 thì thu hẹp; đường và điểm bắt buộc phải có</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>Mềm biên</translation>
    </message>
    <message>
        <source>Width of the soft edge</source>
        <translation>Bề rộng của biên mềm</translation>
    </message>
    <message>
        <source>Save as “%1”</source>
        <translation>Lưu thành “%1”</translation>
    </message>
    <message>
        <source>How to combine the features with the selection, or save them as a new selection</source>
        <translation>Đối tượng thay đổi vùng chọn hiện tại ra sao, hoặc được lưu thành một vùng chọn khác</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2 features)</source>
        <translation>
            <numerusform>%1 (%2 đối tượng)</numerusform>
        </translation>
    </message>
    <message>
        <source>Layer of the file whose features are used</source>
        <translation>Lớp của tệp có các đối tượng được dùng</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Điều kiện</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>tất cả đối tượng</translation>
    </message>
    <message>
        <source>The terrain&apos;s own</source>
        <translation>Của địa hình</translation>
    </message>
    <message>
        <source>Degrees, WGS 84</source>
        <translation>Độ, WGS 84</translation>
    </message>
    <message>
        <source>The file does not state its CRS: type a code, such as EPSG:2056, or its WKT</source>
        <translation>Tệp không nêu CRS: gõ mã, như EPSG:2056, hoặc văn bản của nó</translation>
    </message>
    <message>
        <source>By area: a sample is selected by the fraction of its cell that is covered. By centre: entirely or not</source>
        <translation>Theo diện tích: mẫu được chọn theo tỉ phần ô bị phủ. Theo tâm: chọn hoàn toàn hoặc không chọn</translation>
    </message>
    <message>
        <source>Features that this is true for, as in kind = &apos;forest&apos; AND area &gt; 10, or FID IN (3, 7)</source>
        <translation>Các đối tượng thỏa biểu thức này, ví dụ kind = &apos;forest&apos; AND area &gt; 10, hoặc FID IN (3, 7)</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Trường: %1</translation>
    </message>
    <message>
        <source>“%1” is not a known CRS.</source>
        <translation>“%1” không phải CRS đã biết.</translation>
    </message>
    <message>
        <source>Computing the selection…</source>
        <translation>Đang tính vùng chọn…</translation>
    </message>
    <message>
        <source>Selecting</source>
        <translation>Đang chọn</translation>
    </message>
    <message>
        <source>The selection was cancelled.</source>
        <translation>Việc chọn đã bị hủy.</translation>
    </message>
    <message>
        <source>No sample is selected.</source>
        <translation>Không có mẫu nào được chọn.</translation>
    </message>
    <message numerus="yes">
        <source>%1 polygons</source>
        <translation>
            <numerusform>%1 đa giác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 đường</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 điểm</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::VersionsDialog</name>
    <message>
        <source>Versions of %1</source>
        <translation>Các phiên bản của %1</translation>
    </message>
    <message>
        <source>Saved states</source>
        <translation>Các trạng thái đã lưu</translation>
    </message>
    <message>
        <source>  –  as last saved</source>
        <translation>   –  như lần lưu gần nhất</translation>
    </message>
    <message>
        <source>Open as Copy</source>
        <translation>Mở thành bản sao</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Khôi phục</translation>
    </message>
    <message>
        <source>As a document of its own, in no file yet</source>
        <translation>Thành một tài liệu riêng, chưa nằm trong tệp nào</translation>
    </message>
    <message>
        <source>In the place of what is open; the file changes only when it is saved</source>
        <translation>Thay cho thứ đang mở; tệp chỉ thay đổi khi được lưu</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Đang đọc…</translation>
    </message>
    <message>
        <source>Looking at a version</source>
        <translation>Đang xem một phiên bản</translation>
    </message>
    <message>
        <source>States of the project that were saved, with what differs in them</source>
        <translation>Các trạng thái đã lưu của dự án, cùng những khác biệt trong đó</translation>
    </message>
</context>
<context>
    <name>scarp::ViewCommands</name>
    <message>
        <source>This view is bookmark %1: %2 comes back to it.</source>
        <translation>Khung nhìn này là dấu %1: %2 để quay lại.</translation>
    </message>
</context>
<context>
    <name>scarp::ViewHeader</name>
    <message>
        <source>More settings of the view</source>
        <translation>Thiết lập khác của khung nhìn</translation>
    </message>
    <message>
        <source>More view settings</source>
        <translation>Thiết lập khung nhìn khác</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>scarp::Viewport</name>
    <message>
        <source>Terrain view</source>
        <translation>Khung nhìn địa hình</translation>
    </message>
    <message>
        <source>OpenGL 4.5 is needed; this system offers %1.%2</source>
        <translation>Cần OpenGL 4.5; hệ thống này có %1.%2</translation>
    </message>
    <message>
        <source>OpenGL 4.5 is needed; this system offers none</source>
        <translation>Cần OpenGL 4.5; hệ thống này không có</translation>
    </message>
    <message>
        <source>the graphics card was reset and shows nothing more; the terrain is untouched: save it and start Scarp again</source>
        <translation>card đồ họa bị đặt lại và không hiện gì nữa; địa hình không bị ảnh hưởng: hãy lưu rồi khởi động lại Scarp</translation>
    </message>
    <message>
        <source>The keys have the cursor: arrows move it, with Shift far, with Ctrl finely. Space or Enter begins and ends what the left button does, Esc takes it back. Page Up and Page Down go nearer and away, Home and End turn the view.</source>
        <translation>Phím điều khiển con trỏ: mũi tên di chuyển, với Shift thì xa, với Ctrl thì mịn. Phím cách hoặc Enter bắt đầu và kết thúc việc của nút trái, Esc lấy lại. Page Up và Page Down lại gần và ra xa, Home và End xoay khung nhìn.</translation>
    </message>
    <message>
        <source>The terrain. The left button uses the tool in hand, the right one offers what can be done at a place; F1 lists what the buttons and keys do</source>
        <translation>Địa hình. Nút trái dùng công cụ đang chọn, nút phải cho biết có thể làm gì ở một chỗ; F1 liệt kê công dụng của các nút và phím</translation>
    </message>
    <message>
        <source>x %1, y %2, height %3</source>
        <translation>x %1, y %2, độ cao %3</translation>
    </message>
    <message>
        <source>%1 × %2 samples
%3</source>
        <translation>%1 × %2 mẫu
%3</translation>
    </message>
    <message>
        <source>Samples: %1 × %2</source>
        <translation>Số mẫu: %1 × %2</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Kích thước: %1</translation>
    </message>
    <message>
        <source>Heights: %1</source>
        <translation>Độ cao: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>Số lớp: %1</translation>
    </message>
    <message>
        <source>Objects: %1</source>
        <translation>Số vật thể: %1</translation>
    </message>
    <message>
        <source>Terrain triangles: %1</source>
        <translation>Số tam giác địa hình: %1</translation>
    </message>
    <message>
        <source>Terrain on graphics card: %1</source>
        <translation>Địa hình trên card đồ họa: %1</translation>
    </message>
</context>
<context>
    <name>scarp::WindowLayout</name>
    <message>
        <source>Dock All Panels</source>
        <translation>Gắn mọi bảng</translation>
    </message>
    <message>
        <source>Dock the floating panels again</source>
        <translation>Gắn lại các bảng đang thả nổi</translation>
    </message>
</context>
<context>
    <name>scarp::WorldPositionField</name>
    <message>
        <source>World</source>
        <translation>Thế giới</translation>
    </message>
    <message>
        <source>World position</source>
        <translation>Tọa độ thế giới</translation>
    </message>
    <message>
        <source>East and north in %1</source>
        <translation>Tọa độ đông và bắc theo %1</translation>
    </message>
    <message>
        <source>East and north in the coordinates of the file</source>
        <translation>Đông và bắc theo tọa độ của tệp</translation>
    </message>
    <message>
        <source>“%1” is not a position. Type two numbers, such as 400120.5, 5500310.</source>
        <translation>“%1” không phải một vị trí. Hãy gõ hai số, như 400120.5, 5500310.</translation>
    </message>
</context>
</TS>
