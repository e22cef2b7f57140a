#include <gtest/gtest.h>

#include "core/remote/RemoteAddress.h"

namespace scarp {
namespace {

const char* const kItem = R"({
  "type": "Feature", "stac_version": "1.0.0", "id": "tile-7",
  "assets": {
    "thumbnail": {"href": "thumb.png", "type": "image/png", "roles": ["thumbnail"]},
    "hillshade": {"href": "./shade.tif", "type": "image/tiff; application=geotiff"},
    "metadata": {"href": "meta.xml", "type": "text/xml"},
    "data": {"href": "../cog/a.tif", "type": "image/tiff; application=geotiff; profile=cloud-optimized",
             "raster:bands": [{"name": "elevation"}]},
    "bucket": {"href": "s3://dems/a.tif", "type": "image/tiff"},
    "local": {"href": "file:///etc/passwd.tif", "type": "image/tiff"},
    "vsi": {"href": "/vsimem/a.tif", "type": "image/tiff"}
  }})";

TEST(StacItem, ListsRastersWithHeightsFirst) {
  const auto item = readStacItem(kItem, "https://h.example/stac/items/tile-7.json?x=1");
  ASSERT_TRUE(item.ok()) << item.error().text();
  EXPECT_EQ(item->id, "tile-7");
  ASSERT_EQ(item->assets.size(), 3U);
  EXPECT_EQ(item->assets[0].key, "data");
  EXPECT_TRUE(item->assets[0].elevation);
  EXPECT_EQ(item->assets[0].address, "https://h.example/stac/cog/a.tif");
  EXPECT_EQ(item->assets[1].address, "s3://dems/a.tif");
  EXPECT_EQ(item->assets[2].address, "https://h.example/stac/items/shade.tif");
  EXPECT_FALSE(item->assets[2].elevation);
}

TEST(StacItem, KnowsWordsForHeightsAsWords) {
  const auto first = [](const std::string& key) {
    return readStacItem(R"({"type":"Feature","assets":{")" + key + R"(":{"href":"a.tif"}}})",
                        "https://h/i.json")
        ->assets[0]
        .elevation;
  };
  for (const char* key : {"dem", "DTM_10m", "ground-elevation", "elevations"}) EXPECT_TRUE(first(key)) << key;
  for (const char* key : {"academy", "demo", "visual", "red"}) EXPECT_FALSE(first(key)) << key;
}

TEST(StacItem, SaysInALineWhatIsNone) {
  for (const std::string& text :
       {std::string(), std::string("[]"), std::string("{"), std::string(R"({"type":"Feature"})"),
        std::string(R"({"type":"Catalog","links":[]})"), std::string(R"({"type":"Feature","assets":{}})"),
        std::string(R"({"type":"Feature","assets":{"a":{"href":"file:///a.tif"}}})"),
        std::string(R"({"type":"Feature","assets":{"a":3,"b":{"href":7}}})"), std::string(100000, '['),
        std::string("\xff\xfe{}")}) {
    const auto item = readStacItem(text, "https://h/i.json");
    ASSERT_FALSE(item.ok()) << text.substr(0, 60);
    EXPECT_EQ(item.error().text().find('\n'), std::string::npos);
  }
}

TEST(StacItem, ResolvesAddressesAsBrowsersDo) {
  const auto at = [](const std::string& href, const std::string& base) {
    return readStacItem(R"({"type":"Feature","assets":{"a":{"href":")" + href + R"(","type":"image/tiff"}}})",
                        base)
        ->assets[0]
        .address;
  };
  EXPECT_EQ(at("a.tif", "https://h/i.json"), "https://h/a.tif");
  EXPECT_EQ(at("/x/a.tif", "https://h/y/i.json"), "https://h/x/a.tif");
  EXPECT_EQ(at("//o/a.tif", "https://h/y/i.json"), "https://o/a.tif");
  EXPECT_EQ(at("../../../a.tif", "https://h/y/i.json"), "https://h/a.tif");
  EXPECT_EQ(at("./b/../a.tif", "https://h/y/i.json"), "https://h/y/b/../a.tif");
  EXPECT_EQ(at("https://o/a.tif", "https://h/y/i.json"), "https://o/a.tif");
}

}  // namespace
}  // namespace scarp
