#include "ui/render/LabelRenderer.h"

#include <epoxy/gl.h>

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <cmath>
#include <cstddef>

#include "ui/widgets/NumberText.h"

namespace scarp {

namespace {

constexpr double kLetterPixels = 11.5,
                 kRimPixels = 3.2;  ///< Logical pixels; the rim's is on both sides together.
const QString kLetters = QStringLiteral("0123456789.,-−’' ");

float f(double x) { return static_cast<float>(x); }

}  // namespace

Result<std::unique_ptr<LabelRenderer>> LabelRenderer::create() {
  Result<GlProgram> program = makeProgram("label");
  if (!program) return program.error();
  return std::unique_ptr<LabelRenderer>(new LabelRenderer(std::move(program.value())));
}

LabelRenderer::LabelRenderer(GlProgram program)
    : program_(std::move(program)), vertices_(makeVertexArray()), buffer_(makeBuffer()) {
  const GLuint array = vertices_.id();
  glVertexArrayVertexBuffer(array, 0, buffer_.id(), 0, sizeof(Glyph));
  glVertexArrayBindingDivisor(array, 0, 1);
  const auto attribute = [&](GLuint index, GLint size, std::size_t offset) {
    glEnableVertexArrayAttrib(array, index);
    glVertexArrayAttribBinding(array, index, 0);
    glVertexArrayAttribFormat(array, index, size, GL_FLOAT, GL_FALSE, static_cast<GLuint>(offset));
  };
  attribute(0, 2, offsetof(Glyph, middle));
  attribute(1, 2, offsetof(Glyph, along));
  attribute(2, 4, offsetof(Glyph, place));
  attribute(3, 4, offsetof(Glyph, source));
}

void LabelRenderer::prepare(double ratio) {
  if (ratio == ratio_) return;
  ratio_ = ratio;
  QFont font = QGuiApplication::font();
  font.setPixelSize(static_cast<int>(std::lround(kLetterPixels * ratio)));
  font.setWeight(QFont::DemiBold);
  const QFontMetricsF metrics(font);
  const int rim = static_cast<int>(std::ceil(kRimPixels * ratio)),
            high = static_cast<int>(std::ceil(metrics.height())) + 2 * rim;
  letters_.clear();
  int wide = 0;
  for (const QChar letter : kLetters) {
    const double advance = metrics.horizontalAdvance(letter);
    const int cell = static_cast<int>(std::ceil(advance)) + 2 * rim;
    letters_[letter] = {QRect(wide, 0, cell, high), advance};
    wide += cell;
  }
  QImage picture(wide, high, QImage::Format_RGB32);
  picture.fill(Qt::black);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  // Letters add red to the rims' green.
  painter.setCompositionMode(QPainter::CompositionMode_Plus);
  for (const auto& [letter, where] : letters_) {
    QPainterPath outline;
    outline.addText(where.source.left() + rim, rim + metrics.ascent(), font, letter);
    const QColor red(255, 0, 0), green(0, 255, 0);
    painter.fillPath(outline, red);
    painter.strokePath(outline, QPen(green, kRimPixels * ratio, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(outline, green);
  }
  painter.end();
  picture_ = makeTexture(GL_TEXTURE_2D);
  glTextureStorage2D(picture_.id(), 1, GL_RGBA8, wide, high);
  glTextureSubImage2D(picture_.id(), 0, 0, 0, wide, high, GL_BGRA, GL_UNSIGNED_BYTE, picture.constBits());
  glTextureParameteri(picture_.id(), GL_TEXTURE_MIN_FILTER, GL_LINEAR);
}

void LabelRenderer::write(const ContourLabel& label, const Vec2& middle) {
  const QString text = numberText(label.height, 7);
  double length = 0.0;
  for (const QChar letter : text)
    if (const auto found = letters_.find(letter); found != letters_.end()) length += found->second.advance;
  double at = -0.5 * length;
  for (const QChar letter : text) {
    const auto found = letters_.find(letter);
    if (found == letters_.end()) continue;
    const auto& [source, advance] = found->second;
    const double rim = 0.5 * (source.width() - std::ceil(advance));
    glyphs_.push_back({{f(middle.x()), f(middle.y())},
                       {f(label.along.x()), f(label.along.y())},
                       {f(at - rim), f(-0.5 * source.height()), f(source.width()), f(source.height())},
                       {f(source.x()), f(source.y()), f(source.width()), f(source.height())}});
    at += advance;
  }
}

void LabelRenderer::draw(const std::vector<ContourLabel>& labels, const SceneView& view, bool light) {
  const double ratio = view.pixelWidth / view.size.width;
  prepare(ratio);
  glyphs_.clear();
  for (const ContourLabel& label : labels)
    if (const auto pixel = view.camera.project(label.place, view.size)) write(label, *pixel * ratio);
  if (glyphs_.empty()) return;
  streamTo(buffer_, glyphs_.data(), glyphs_.size() * sizeof(Glyph));
  glUseProgram(program_.id());
  const std::array<float, 3> pale{0.98F, 0.96F, 0.90F}, dark{0.10F, 0.07F, 0.05F};
  glProgramUniform3fv(program_.id(), 0, 1, (light ? pale : dark).data());
  glProgramUniform3fv(program_.id(), 1, 1, (light ? dark : pale).data());
  glBindTextureUnit(0, picture_.id());
  glBindVertexArray(vertices_.id());
  glDisable(GL_DEPTH_TEST);
  glEnable(GL_BLEND);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(glyphs_.size()));
  glDisable(GL_BLEND);
  glEnable(GL_DEPTH_TEST);
}

}  // namespace scarp
