#include <gtest/gtest.h>

#include "core/remote/RemoteAddress.h"

namespace scarp {
namespace {

TEST(RemoteAddress, TellsAddressesFromFiles) {
  for (const char* text :
       {"https://example.org/a.tif", " HTTP://example.org/a.tif\n", "s3://bucket/dir/a.tif", "gs://b/a.tif",
        "az://b/a.tif", "/vsicurl/https://example.org/a.tif", "/vsis3/bucket/a.tif",
        "/vsizip/https://h/a.zip/b.tif", "/vsizip//vsicurl/https://h/a.zip/b.tif",
        "/vsizip/{/vsicurl/https://h/a.zip}/b.tif", "WMS:https://h/wms?layers=a", "WCS:http://h/wcs",
        "HDF5:\"https://h/a.h5\"://z", "ZARR:\"s3://b/a.zarr\":/z"})
    EXPECT_TRUE(looksRemote(text)) << text;
  for (const char* text :
       {"a.tif", "/home/me/a.tif", "./https:/a.tif", "C:/a.tif", "/vsizip/a.zip/b.tif", "NETCDF:\"a.nc\":z",
        "", "/vsimem/a.tif", "ftp://h/a.tif", "WMS:a.xml", "/vsizip/", "HDF5:"})
    EXPECT_FALSE(looksRemote(text)) << text;
}

TEST(RemoteAddress, KeepsNoSecretInWhatIsShown) {
  struct Case {
    const char *typed, *shown;
  };
  for (const Case& c : std::vector<Case>{
           {"https://me:hunter2@example.org/a.tif", "https://example.org/a.tif"},
           {"https://tok@example.org:8443/a@b.tif?x=1", "https://example.org:8443/a@b.tif?x=1"},
           {"https://h/a.tif?X-Amz-Algorithm=AWS4&X-Amz-Credential=AKIA&X-Amz-Signature=abc&x-id=GetObject",
            "https://h/a.tif"},
           {"https://h/a.tif?sv=2020&se=2030&sr=b&sp=r&sig=AbC%3D", "https://h/a.tif"},
           {"https://h/wms?layers=dem&apikey=12345&format=tiff", "https://h/wms?layers=dem&format=tiff"},
           {"https://h/a.tif?token=abc", "https://h/a.tif"},
           {"https://h/a.tif?id=0123456789012345678901234567890123456789abcdef", "https://h/a.tif"},
           {"https://h/get?file=dem/a.tif", "https://h/get?file=dem/a.tif"},
           {"WMS:https://u:p@h/wms?layers=a&password=x", "WMS:https://h/wms?layers=a"},
           {"/vsizip//vsicurl/https://u:p@h/a.zip/in/b.tif", "/vsizip/https://h/a.zip/in/b.tif"},
           {"HDF5:\"https://u:p@h/a.h5\"://z", "HDF5:\"https://h/a.h5\"://z"},
           {"https://u:p@h/item.json?sig=1#dem", "https://h/item.json#dem"}}) {
    const auto address = parseAddress(c.typed);
    ASSERT_TRUE(address.ok()) << c.typed << ": " << address.error().text();
    EXPECT_EQ(address->shown, c.shown);
  }
  EXPECT_EQ(parseAddress("https://me:hunter2@example.org/a.tif")->fetched,
            "https://me:hunter2@example.org/a.tif");
}

TEST(RemoteAddress, TellsGdalWhereItLies) {
  const auto zipped = parseAddress("/vsizip/https://h/tiles.zip/N47E007.hgt");
  ASSERT_TRUE(zipped.ok());
  EXPECT_EQ(zipped->fetched, "https://h/tiles.zip");
  EXPECT_EQ(zipped->before, "/vsizip/{");
  EXPECT_EQ(zipped->after, "}/N47E007.hgt");
  const auto bucket = parseAddress("s3://bucket/dir/a.tif");
  ASSERT_TRUE(bucket.ok());
  EXPECT_EQ(bucket->fetched, "/vsis3/bucket/dir/a.tif");
  EXPECT_EQ(bucket->shown, "s3://bucket/dir/a.tif");
  EXPECT_EQ(parseAddress("/vsis3/bucket/dir/a.tif")->shown, bucket->shown);
  EXPECT_EQ(parseAddress("https://h/a.zarr/")->driver, "Zarr");
  EXPECT_EQ(parseAddress("WCS:https://h/wcs?coverage=a")->driver, "WCS");
  EXPECT_EQ(parseAddress("https://h/data/a.tif?x=1")->path(), "/data/a.tif");
  EXPECT_EQ(parseAddress("s3://bucket/dir/a.tif")->path(), "/bucket/dir/a.tif");
}

TEST(RemoteAddress, RefusesWhatIsNone) {
  for (const char* text : {"https://", "https:///a.tif", "s3://bucket", "s3:///key", "WMS:ftp://h/a",
                           "/vsizip/{https://h/a.zip", "https://h/a\x01.tif", "https://u:p@/a.tif"}) {
    const auto address = parseAddress(text);
    ASSERT_FALSE(address.ok()) << text;
    EXPECT_EQ(address.error().text().find("u:p"), std::string::npos);
  }
}

TEST(RemoteAddress, AllowsWhatAPersonGaveOnly) {
  EXPECT_FALSE(allowedAddress("https://never.example/a.tif"));
  const auto shown = allowAddress("https://u:secret@given.example/a.tif");
  ASSERT_TRUE(shown.ok());
  EXPECT_EQ(*shown, "https://given.example/a.tif");
  ASSERT_TRUE(allowedAddress(*shown));
  EXPECT_EQ(allowedAddress(*shown)->fetched, "https://u:secret@given.example/a.tif");
  EXPECT_FALSE(allowedAddress("https://u:secret@given.example/a.tif"));
  EXPECT_EQ(allowAddress(*shown).value(), *shown);
  EXPECT_EQ(allowedAddress(*shown)->fetched, "https://u:secret@given.example/a.tif");
  ASSERT_TRUE(allowAddress(*shown + "#dem").ok());
  EXPECT_EQ(allowedAddress(*shown + "#dem")->fetched, "https://u:secret@given.example/a.tif");
  EXPECT_EQ(allowedAddress(*shown + "#dem")->asset, "dem");
}

}  // namespace
}  // namespace scarp
