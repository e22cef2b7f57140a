#include "ui/help/ManualWindow.h"

#include <QDesktopServices>
#include <QFile>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QImageReader>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QTextTable>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/widgets/Controls.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/Theme.h"

namespace scarp {

namespace {

/// A heading without links, code marks and emphasis.
QString withoutMarkup(QString text) {
  static const QRegularExpression link(QStringLiteral(R"(\[([^\]]*)\]\([^)]*\))"));
  return text.replace(link, QStringLiteral("\\1"))
      .remove(QLatin1Char('`'))
      .remove(QLatin1Char('*'))
      .trimmed();
}

}  // namespace

QStringList manualPagePaths() {
  QStringList paths;
  for (const char* name : {"manual", "lines", "reading-files", "team", "command-line", "script-reference",
                           "python", "batches", "numbers", "platforms"})
    paths += QStringLiteral("docs/%1.md").arg(QLatin1String(name));
  return paths;
}

QString anchorOfHeading(const QString& title) {
  QString anchor;
  for (const QChar letter : title.toLower())
    if (letter.isLetterOrNumber() || letter == QLatin1Char('-') || letter == QLatin1Char('_'))
      anchor += letter;
    else if (letter == QLatin1Char(' '))
      anchor += QLatin1Char('-');
  return anchor;
}

std::vector<ManualSection> manualSectionsOf(const QString& markdown) {
  static const QRegularExpression heading(QStringLiteral("^(#{1,6}) (.+)$"));
  std::vector<ManualSection> sections;
  bool code = false;
  for (const QString& line : markdown.split(QLatin1Char('\n'))) {
    if (line.trimmed().startsWith(QLatin1String("```"))) code = !code;
    const QRegularExpressionMatch match = code ? QRegularExpressionMatch() : heading.match(line);
    if (match.hasMatch()) {
      const QString title = withoutMarkup(match.captured(2));
      sections.push_back({static_cast<int>(match.capturedLength(1)), title, anchorOfHeading(title), {}});
      // A repeated heading is numbered.
      const auto same =
          std::ranges::count_if(sections, [&](const ManualSection& other) { return other.title == title; });
      if (same > 1) sections.back().anchor += QStringLiteral("-%1").arg(same - 1);
    } else if (!sections.empty()) {
      sections.back().text += line + QLatin1Char('\n');
    }
  }
  return sections;
}

ManualPage readManualPage(const QString& path) {
  QFile file(QStringLiteral(":/scarp/") + path);
  if (!file.open(QIODevice::ReadOnly)) return {path, {}};
  return {path, manualSectionsOf(QString::fromUtf8(file.readAll()))};
}

bool sectionMatches(const ManualSection& section, const QString& query) {
  const QStringList words = query.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  return std::ranges::all_of(words, [&](const QString& word) {
    return section.title.contains(word, Qt::CaseInsensitive) ||
           section.text.contains(word, Qt::CaseInsensitive);
  });
}

namespace {

constexpr int kPageMargin = 22, kMaxPicture = 900, kMaxMarks = 1000;  ///< Pixels; the last: marked words.
constexpr int kLinkRole = Qt::UserRole, kSectionRole = Qt::UserRole + 1;
const QString kResources = QStringLiteral("qrc:/scarp/");

/// "docs/manual.md" of "qrc:/scarp/docs/manual.md#sculpt"; empty for any other address.
QString pagePathOf(const QUrl& url) {
  const QString text = url.toString(QUrl::RemoveFragment);
  return text.startsWith(kResources) ? text.mid(kResources.size()) : QString();
}

bool isPage(const QUrl& url) {
  const QString path = pagePathOf(url);
  return path.endsWith(QLatin1String(".md")) && QFile::exists(QStringLiteral(":/scarp/") + path);
}

}  // namespace

/// Shows Markdown documents of the resources. Adds what Qt's import of Markdown lacks: anchors of headings,
/// pictures that fit the window, and visible tables and code.
class ManualBrowser : public QTextBrowser {
 public:
  ManualBrowser() {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setUndoRedoEnabled(false);
    connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl& url) {
      // A page that dress() has changed is loaded again for each of its sections.
      if (!isDressed()) dress(url);
      if (url.hasFragment()) scrollToAnchor(url.fragment());
    });
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
      const QUrl target = source().resolved(url);
      if (isPage(target))
        setSource(target, QTextDocument::MarkdownResource);
      else if (target.scheme() == QLatin1String("https") || target.scheme() == QLatin1String("http"))
        QDesktopServices::openUrl(target);
    });
  }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    QTextBrowser::resizeEvent(event);
    fitPictures();
  }
  void changeEvent(QEvent* event) override {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !source().isEmpty()) reload();
  }

 private:
  void dress(const QUrl& url) {
    QTextDocument& text = *document();
    text.setDocumentMargin(kPageMargin);
    const std::vector<ManualSection> sections = readManualPage(pagePathOf(url)).sections;
    std::size_t heading = 0;
    const QColor shade = palette().color(QPalette::AlternateBase);
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
      QTextCursor cursor(block);
      cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
      if (block.blockFormat().headingLevel() > 0 && heading < sections.size()) {
        QTextCharFormat format;
        format.setAnchor(true);
        format.setAnchorNames({sections[heading++].anchor});
        cursor.mergeCharFormat(format);
        QTextBlockFormat space;
        space.setTopMargin(heading == 1 ? 0 : 18);
        space.setBottomMargin(6);
        cursor.mergeBlockFormat(space);
      } else if (block.blockFormat().hasProperty(QTextFormat::BlockCodeFence)) {
        QTextBlockFormat code;
        code.setBackground(shade);
        cursor.mergeBlockFormat(code);
      }
    }
    for (QTextFrame* frame : text.rootFrame()->childFrames())
      if (auto* table = qobject_cast<QTextTable*>(frame)) {
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(palette().color(QPalette::Mid));
        format.setCellPadding(5);
        format.setTopMargin(8);
        format.setBottomMargin(8);
        table->setFormat(format);
      }
    forEachRun([&](QTextCharFormat format, QTextCursor& cursor) {
      if (format.anchorHref().isEmpty()) return;
      const QUrl target = url.resolved(QUrl(format.anchorHref()));
      if (isPage(target) || target.scheme().startsWith(QLatin1String("http"))) return;
      // A file of the source that is not built in: text like any other.
      format.setAnchor(false);
      format.clearProperty(QTextFormat::AnchorHref);
      format.clearForeground();
      format.setFontUnderline(false);
      cursor.setCharFormat(format);
    });
    text.begin().setUserState(kDressed);
    fitPictures();
  }

  void fitPictures() {
    const int room = std::min(kMaxPicture, viewport()->width() - 2 * kPageMargin);
    if (room < 1 || !isDressed()) return;
    forEachRun([&](const QTextCharFormat& run, QTextCursor& cursor) {
      if (!run.isImageFormat()) return;
      QTextImageFormat format = run.toImageFormat();
      const QSize size =
          QImageReader(QLatin1Char(':') + source().resolved(QUrl(format.name())).path()).size();
      const int width = std::min(room, size.width());
      if (!size.isValid() || format.width() == width) return;
      format.setWidth(width);
      format.setHeight(static_cast<double>(width) * size.height() / size.width());
      cursor.setCharFormat(format);
    });
  }

  /// Calls call(format, cursor) for each run of text of one format, with the run selected. The call may
  /// change the format.
  template <class Call>
  void forEachRun(const Call& call) {
    struct Run {
      int position, length;
      QTextCharFormat format;
    };
    std::vector<Run> runs;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
      for (auto at = block.begin(); !at.atEnd(); ++at)
        runs.push_back({at.fragment().position(), at.fragment().length(), at.fragment().charFormat()});
    for (const Run& run : runs) {
      QTextCursor cursor(document());
      cursor.setPosition(run.position);
      cursor.setPosition(run.position + run.length, QTextCursor::KeepAnchor);
      call(run.format, cursor);
    }
  }

  /// Whether dress() has changed the document: it marks the first block, which each page creates again.
  [[nodiscard]] bool isDressed() const { return document()->begin().userState() == kDressed; }

  static constexpr int kDressed = 1;
};

ManualWindow::ManualWindow(QWidget* parent)
    : QDialog(parent, Qt::Window),
      search_(new QLineEdit),
      contents_(new QTreeWidget),
      found_(new QLabel),
      browser_(new ManualBrowser),
      back_(new QToolButton),
      forward_(new QToolButton) {
  setObjectName(QStringLiteral("manual"));
  setWindowTitle(tr("Manual"));
  describe(
      search_, "manualSearch",
      {.name = tr("Search the manual"),
       .tip = tr("Lists the sections that contain these words; Enter finds the next place in the page")});
  search_->setPlaceholderText(tr("Search the manual"));
  search_->setClearButtonEnabled(true);
  search_->installEventFilter(this);
  describe(contents_, "manualContents", {.name = tr("Contents")});
  contents_->setHeaderHidden(true);
  contents_->setFrameShape(QFrame::NoFrame);
  contents_->setExpandsOnDoubleClick(false);
  found_->setProperty("role", QStringLiteral("quiet"));
  describe(browser_, "manualPage", {.name = tr("Page")});

  auto* side = new QWidget;
  auto* column = layoutWith<QVBoxLayout>(side, {10, 10, 4, 10});
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  const auto arrow = [&](QToolButton* button, const char* name, Qt::ArrowType type, const QString& tip,
                         const QKeySequence& key) {
    describe(button, name, {.name = tip, .tip = tip});
    button->setArrowType(type);
    button->setAutoRaise(true);
    button->setShortcut(key);
    button->setEnabled(false);
    row->addWidget(button);
  };
  arrow(back_, "manualBack", Qt::LeftArrow, tr("Back"), QKeySequence::Back);
  arrow(forward_, "manualForward", Qt::RightArrow, tr("Forward"), QKeySequence::Forward);
  row->addWidget(search_, 1);
  column->addLayout(row);
  column->addWidget(contents_, 1);
  column->addWidget(found_);
  auto* parts = new QSplitter;
  parts->setChildrenCollapsible(false);
  parts->addWidget(side);
  parts->addWidget(browser_);
  parts->setStretchFactor(1, 1);
  parts->setSizes({withTexts(290), withTexts(750)});
  auto* whole = bareLayout<QHBoxLayout>(this);
  whole->addWidget(parts);

  for (const QString& path : manualPagePaths())
    if (ManualPage page = readManualPage(path); !page.sections.empty()) pages_.push_back(std::move(page));
  fillContents();
  connect(back_, &QToolButton::clicked, browser_, &QTextBrowser::backward);
  connect(forward_, &QToolButton::clicked, browser_, &QTextBrowser::forward);
  connect(browser_, &QTextBrowser::backwardAvailable, back_, &QWidget::setEnabled);
  connect(browser_, &QTextBrowser::forwardAvailable, forward_, &QWidget::setEnabled);
  connect(browser_, &QTextBrowser::sourceChanged, this, &ManualWindow::showPlace);
  connect(search_, &QLineEdit::textChanged, this, &ManualWindow::search);
  const auto open = [this](QTreeWidgetItem* item) {
    if (item) showPage(item->data(0, kLinkRole).toString());
  };
  connect(contents_, &QTreeWidget::itemClicked, this, open);
  connect(contents_, &QTreeWidget::itemActivated, this, open);
  search();
  resize(withTexts(1060), withTexts(760));
  showPage(QStringLiteral("docs/manual.md"));
  search_->setFocus();
}

void ManualWindow::showPage(const QString& link) {
  browser_->setSource(QUrl(kResources + link), QTextDocument::MarkdownResource);
}

void ManualWindow::fillContents() {
  for (const ManualPage& page : pages_) {
    auto* top = new QTreeWidgetItem(contents_, {page.title()});
    top->setData(0, kLinkRole, page.path);
    top->setData(0, kSectionRole, 0);
    QTreeWidgetItem* chapter = top;
    for (std::size_t i = 1; i < page.sections.size(); ++i) {
      const ManualSection& section = page.sections[i];
      auto* item = new QTreeWidgetItem(section.level == 2 ? top : chapter, {section.title});
      item->setData(0, kLinkRole, QString(page.path + QLatin1Char('#') + section.anchor));
      item->setData(0, kSectionRole, static_cast<int>(i));
      if (section.level == 2) chapter = item;
    }
  }
}

void ManualWindow::search() {
  const QString query = search_->text().trimmed();
  int found = 0;
  for (int i = 0; i < contents_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* const top = contents_->topLevelItem(i);
    std::vector<QTreeWidgetItem*> items{top};
    for (int c = 0; c < top->childCount(); ++c) {
      items.push_back(top->child(c));
      for (int s = 0; s < top->child(c)->childCount(); ++s) items.push_back(top->child(c)->child(s));
    }
    const std::vector<ManualSection>& sections = pages_[static_cast<std::size_t>(i)].sections;
    std::vector<bool> shown(items.size());
    for (std::size_t k = 0; k < items.size(); ++k) {
      shown[k] = sectionMatches(sections[items[k]->data(0, kSectionRole).toUInt()], query);
      found += shown[k] ? 1 : 0;
    }
    for (std::size_t k = items.size(); k-- > 0;) {
      bool below = false;
      for (int c = 0; c < items[k]->childCount(); ++c) below = below || !items[k]->child(c)->isHidden();
      items[k]->setHidden(!shown[k] && !below);
      items[k]->setExpanded(query.isEmpty() ? k == 0 && i == 0 : true);
    }
  }
  found_->setVisible(!query.isEmpty());
  found_->setText(found == 0 ? tr("No section contains these words.") : tr("Sections found: %1").arg(found));
  markWords();
}

void ManualWindow::markWords() {
  QList<QTextEdit::ExtraSelection> marks;
  QTextEdit::ExtraSelection mark;
  QColor colour = palette().color(QPalette::Highlight);
  colour.setAlphaF(0.35F);
  mark.format.setBackground(colour);
  for (const QString& word : search_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    if (word.size() < 2) continue;
    for (QTextCursor at = browser_->document()->find(word); !at.isNull() && marks.size() < kMaxMarks;
         at = browser_->document()->find(word, at)) {
      mark.cursor = at;
      marks.push_back(mark);
    }
  }
  browser_->setExtraSelections(marks);
}

void ManualWindow::findNext(bool backwards) {
  const QString query = search_->text().trimmed();
  if (query.isEmpty()) return;
  // The whole query first, else its first word.
  for (const QString& text : {query, query.section(QLatin1Char(' '), 0, 0)}) {
    const QTextDocument::FindFlags way = backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (browser_->find(text, way)) return;
    const QTextCursor before = browser_->textCursor();
    browser_->moveCursor(backwards ? QTextCursor::End : QTextCursor::Start);
    if (browser_->find(text, way)) return;
    browser_->setTextCursor(before);
  }
}

void ManualWindow::showPlace() {
  const QString link =
      pagePathOf(browser_->source()) +
      (browser_->source().hasFragment() ? QLatin1Char('#') + browser_->source().fragment() : QString());
  for (QTreeWidgetItemIterator at(contents_); *at; ++at)
    if ((*at)->data(0, kLinkRole).toString() == link) contents_->setCurrentItem(*at);
  markWords();
}

bool ManualWindow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == search_ && event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
      findNext(key->modifiers() & Qt::ShiftModifier);
      return true;
    }
    if (key->key() == Qt::Key_Down) {
      contents_->setFocus();
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

}  // namespace scarp
