#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "core/base/Json.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {

/// A GLB file, read by what glTF's specification says and without Scarp's reader.
struct GlbContent {
  explicit GlbContent(const std::string& path) {
    const std::string bytes = readBytes(path);
    const auto word = [&bytes](std::size_t at) {
      std::uint32_t value = 0;
      std::memcpy(&value, &bytes.at(at), sizeof value);
      return value;
    };
    EXPECT_EQ(word(0), 0x46546C67U);
    EXPECT_EQ(word(4), 2U);
    EXPECT_EQ(word(8), bytes.size());
    const std::size_t text = word(12);
    EXPECT_EQ(word(16), 0x4E4F534AU);
    EXPECT_EQ(text % 4, 0U);
    content = Json::parse(bytes.substr(20, text));
    EXPECT_EQ(word(20 + text + 4), 0x004E4942U);
    binary = bytes.substr(20 + text + 8);
    EXPECT_EQ(binary.size(), word(20 + text));
    if (content.contains("buffers")) {
      EXPECT_EQ(content["buffers"][0]["byteLength"], binary.size());
    }
  }

  [[nodiscard]] std::string view(const Json& index) const {
    const Json& one = content["bufferViews"][index.get<std::size_t>()];
    EXPECT_EQ(one["byteOffset"].get<std::size_t>() % 4, 0U);
    return binary.substr(one["byteOffset"].get<std::size_t>(), one["byteLength"].get<std::size_t>());
  }
  [[nodiscard]] std::vector<std::uint8_t> viewBytes(const Json& index) const {
    const std::string bytes = view(index);
    return {bytes.begin(), bytes.end()};
  }
  template <class Value>
  [[nodiscard]] std::vector<Value> values(const Json& accessor, std::size_t components) const {
    const Json& one = content["accessors"][accessor.get<std::size_t>()];
    const std::string bytes = view(one["bufferView"]);
    std::vector<Value> all(one["count"].get<std::size_t>() * components);
    EXPECT_EQ(bytes.size(), all.size() * sizeof(Value));
    std::memcpy(all.data(), bytes.data(), std::min(bytes.size(), all.size() * sizeof(Value)));
    return all;
  }

  Json content;
  std::string binary;
};

}  // namespace scarp::test
