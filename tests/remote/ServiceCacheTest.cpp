#include <gtest/gtest.h>

#include <string>

#include "core/remote/ServiceCache.h"

namespace scarp {
namespace {

bool whole(const std::string& text) { return isWholePicture(std::as_bytes(std::span(text))); }

TEST(ServiceCache, KnowsAWholePictureByItsEnds) {
  const std::string body(100, 'x'), png = std::string("\x89PNG\r\n\x1a\n") + body;
  const std::string end("\0\0\0\0IEND\xae\x42\x60\x82", 12), jpeg = "\xff\xd8\xff\xe0" + body + "\xff\xd9";
  const std::string gif = "GIF89a" + body + std::string("\0;", 2);
  std::string webp = "RIFF" + std::string("\x6c\0\0\0", 4) + "WEBP" + body + "1234";
  for (const std::string& picture : {png + end, jpeg, gif, webp}) {
    EXPECT_TRUE(whole(picture)) << picture;
    for (std::size_t length = 0; length < picture.size(); ++length)
      EXPECT_FALSE(whole(picture.substr(0, length))) << picture << ", " << length;
    EXPECT_FALSE(whole(picture + "y"));
  }
  EXPECT_FALSE(whole("<ServiceException>no</ServiceException>"));
  EXPECT_FALSE(whole(body));
}

}  // namespace
}  // namespace scarp
