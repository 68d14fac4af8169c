#include "widgets/table/source_model.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QPixmap>

#include "widgets/common/theme/theme.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr std::size_t kShownBytes = 4096;
constexpr int kBarWidth = 4;
constexpr int kBarHeight = 24;

QString wordOf(LineMark mark) {
    switch (mark) {
        case LineMark::heading:
            return Words::tr("head");
        case LineMark::read:
            return Words::tr("read");
        case LineMark::skipped:
            return Words::tr("skip");
        case LineMark::none:
            break;
    }
    return {};
}

QVariant inkOf(LineMark mark, bool word) {
    const Theme& theme = Theme::of(QGuiApplication::palette());
    switch (mark) {
        case LineMark::heading:
            return word ? theme.accent : theme.text;
        case LineMark::read:
            return word ? theme.good : theme.text;
        case LineMark::skipped:
            return word ? theme.look : theme.text2;
        case LineMark::none:
            break;
    }
    return {};
}

}  // namespace

void SourceModel::setLines(std::shared_ptr<const io::TextLines> lines, MarkOf markOf) {
    beginResetModel();
    m_lines = std::move(lines);
    m_markOf = std::move(markOf);
    setRows(m_lines ? m_lines->count() : 0);
    endResetModel();
}

int SourceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant SourceModel::data(const QModelIndex& index, int role) const {
    const auto number = static_cast<std::size_t>(index.row()) + 1;
    const bool isMark = index.column() == markColumn;
    if (role == Qt::DisplayRole) {
        if (isMark) {
            return wordOf(m_markOf(number));
        }
        const std::string line = m_lines->line(number).substr(0, kShownBytes);
        return visibleText(QString::fromStdString(line).replace(QLatin1Char('\t'), QChar(u'→')));
    }
    if (role == Qt::ForegroundRole) {
        return inkOf(m_markOf(number), isMark);
    }
    if (role == Qt::DecorationRole && isMark && m_markOf(number) != LineMark::none) {
        QPixmap bar(kBarWidth, kBarHeight);
        bar.fill(inkOf(m_markOf(number), true).value<QColor>());
        return bar;
    }
    if (role == Qt::FontRole && !isMark) {
        return QFontDatabase::systemFont(QFontDatabase::FixedFont);
    }
    return {};
}

QVariant SourceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        return section + 1;
    }
    return section == markColumn ? tr("read as") : tr("text");
}

}  // namespace greyscope::widgets
