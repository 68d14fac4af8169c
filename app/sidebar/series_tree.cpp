#include "app/sidebar/series_tree.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "app/sidebar/series_row.h"
#include "app/study/series_edits.h"
#include "widgets/common/names/name_delegate.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Theme;
using Kind = SeriesTreeModel::Kind;

namespace {

constexpr int kIndent = 14;
constexpr int kBadgeWidth = 20;
constexpr int kBadgeHeight = 18;
constexpr int kBoxSize = 14;
constexpr int kUnfoldAtMost = 400;  // longer lists open folded
constexpr int kCountedFrom = 10;    // groups with more series show their number

Kind kindOf(const QModelIndex& index) {
    return static_cast<Kind>(index.data(SeriesTreeModel::KindRole).toInt());
}

QRect badgeIn(const QRect& row) {
    return {row.left() + 2, row.center().y() - kBadgeHeight / 2 + 1, kBadgeWidth, kBadgeHeight};
}

QRect boxIn(const QRect& row) {
    return {row.left() + 2, row.center().y() - kBoxSize / 2 + 1, kBoxSize, kBoxSize};
}

widgets::Targets targetsOf(const std::vector<SeriesId>& ids) {
    widgets::Targets targets;
    for (const SeriesId& id : ids) {
        targets.push_back(widgets::Target::series(idText(id)));
    }
    return targets;
}

/// Paints the rows; roles and highlights are looked up while painting.
class SeriesTreeDelegate final : public QStyledItemDelegate {
public:
    SeriesTreeDelegate(const SeriesTreeModel& model, const SeriesFilter& filter, SeriesCatalog& catalog,
                       widgets::Highlight& highlight, QObject* parent)
        : QStyledItemDelegate(parent), m_model(model), m_filter(filter), m_catalog(catalog), m_highlight(highlight) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const override {
        return {100, std::max(kSeriesRowHeight, option.fontMetrics.height() + 6)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = Theme::of(option.palette);
        painter->save();
        painter->setFont(option.font);
        if (option.state.testFlag(QStyle::State_Selected)) {
            const int right = option.widget ? option.widget->width() : option.rect.right();
            painter->fillRect(QRect(0, option.rect.top(), right, option.rect.height()), theme.selection);
        }
        if (const SeriesEntry* entry = m_catalog.find(m_filter.idAt(index))) {
            paintSeries(*painter, option, index, *entry, theme);
        } else {
            paintHeading(*painter, option, index, theme);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.accent, 1.0));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -1.5, -0.5));
        }
        painter->restore();
    }

private:
    void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                      const Theme& theme) const {
        const bool group = kindOf(index) == Kind::group;
        const SeriesFilter::Count count = m_filter.countAt(index);
        paintBox(painter, boxIn(option.rect), count.state(), theme);
        QRectF room = QRectF(option.rect).adjusted(kBoxSize + 10, 0, -8, 0);
        room.setRight(room.right() - paintCount(painter, room, count, option, theme));
        room.setRight(room.right() - paintPill(painter, room, index.data(SeriesTreeModel::PillRole).toString(), theme));
        QFont font = option.font;
        font.setBold(group);
        room.setLeft(room.left() + paintText(painter, room, index.data().toString(), theme.text, font) + 6.0);
        QString caption = index.data(SeriesTreeModel::CaptionRole).toString();
        if (!group && !caption.isEmpty()) {
            caption.prepend(QStringLiteral("· "));
        }
        paintText(painter, room, caption, group ? theme.text2 : theme.text, option.font);
    }

    /// Paints "3 of 435" at the right; for few series no count is needed. Returns its width.
    static double paintCount(QPainter& painter, const QRectF& room, const SeriesFilter::Count& count,
                             const QStyleOptionViewItem& option, const Theme& theme) {
        if (count.series < kCountedFrom) {
            return 0.0;
        }
        const QString all = QString::number(count.series);
        const QString text = count.compared == 0 || count.compared == count.series
                                 ? all
                                 : SeriesTree::tr("%1 of %2").arg(QString::number(count.compared), all);
        painter.setPen(theme.text2);
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, text);
        return option.fontMetrics.horizontalAdvance(text) + 6.0;
    }

    void paintSeries(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                     const SeriesEntry& entry, const Theme& theme) const {
        const ChosenSeries& chosen = m_model.chosen();
        const SeriesLook look = chosen.look(entry.id);
        const bool lit = m_highlight.isLit(seriesLink(entry.id));
        if (lit && !option.state.testFlag(QStyle::State_Selected)) {
            const int right = option.widget ? option.widget->width() : option.rect.right();
            painter.fillRect(QRect(0, option.rect.top(), right, option.rect.height()), theme.linkSoft);
        }
        paintBadge(painter, badgeIn(option.rect), badgeOf(chosen, entry.id), theme);
        QRectF room = QRectF(option.rect).adjusted(kBadgeWidth + 10, 0, -8, 0);
        const QStringList names = widgets::namesBeside(index);
        if (hasSpark(entry, names, option.font, room.width())) {
            const QRectF spark = sparkIn(room);
            paintSpark(painter, spark, entry.spark, widgets::inkColour(look.ink, theme));
            room.setRight(spark.left() - kSparkGap);
        }
        const double pill = paintPill(painter, room, index.data(SeriesTreeModel::PillRole).toString(), theme);
        room.setRight(room.right() - pill);
        QFont font = option.font;
        font.setBold(look.reference || lit);
        room.setLeft(room.left() + paintName(painter, room, index.data().toString(), names, theme.text, font) + 8.0);
        paintText(painter, room, index.data(SeriesTreeModel::CaptionRole).toString(), theme.text3, option.font);
    }

    const SeriesTreeModel& m_model;
    const SeriesFilter& m_filter;
    SeriesCatalog& m_catalog;
    widgets::Highlight& m_highlight;
};

}  // namespace

SeriesTree::SeriesTree(StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight, QWidget* parent)
    : QTreeView(parent), m_store(store), m_highlight(highlight) {
    setObjectName(QStringLiteral("seriesTree"));
    setAccessibleName(tr("All series"));
    setHeaderHidden(true);
    setIndentation(kIndent);
    setUniformRowHeights(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setExpandsOnDoubleClick(false);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_model = new SeriesTreeModel(store, catalog, this);
    m_filtered = new SeriesFilter(*m_model, this);
    setModel(m_filtered);
    setItemDelegate(new SeriesTreeDelegate(*m_model, *m_filtered, catalog, highlight, this));
    connect(m_filtered, &QAbstractItemModel::modelReset, this, [this] {
        unfold();
        emit rowsChanged();
    });
    connect(&store, &StudyStore::changed, this, [this] {
        m_filtered->forgetCounts();
        viewport()->update();
    });
    connect(&highlight, &widgets::Highlight::changed, this, &SeriesTree::clearedElsewhere);
    unfold();
}

void SeriesTree::unfold() {
    if (filtered().size() > kUnfoldAtMost) {
        return;
    }
    expandAll();
    const bool filtering = !m_filtered->words().empty();
    // Groups that repeat another case stay folded unless a search finds them.
    for (int g = 0; !filtering && g < m_filtered->rowCount(); ++g) {
        const QModelIndex group = m_filtered->index(g, 0);
        for (int k = 0; k < m_filtered->rowCount(group); ++k) {
            const QModelIndex key = m_filtered->index(k, 0, group);
            if (kindOf(key) == Kind::key && !key.data(SeriesTreeModel::PillRole).toString().isEmpty()) {
                collapse(key);
            }
        }
    }
}

void SeriesTree::setFilter(const QString& text) {
    m_filtered->setWords(widgets::SearchWords(text));
    unfold();
    emit rowsChanged();
}

QModelIndex SeriesTree::indexOf(const SeriesId& id) const {
    const QModelIndexList found = m_filtered->rowCount() == 0
                                      ? QModelIndexList()
                                      : m_filtered->match(m_filtered->index(0, 0), SeriesTreeModel::IdRole, idText(id),
                                                          1, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.front();
}

QRect SeriesTree::badgeRect(const QModelIndex& index) const {
    return kindOf(index) == Kind::series ? badgeIn(visualRect(index)) : boxIn(visualRect(index));
}

void SeriesTree::addSelected(const QModelIndex& parent, bool lone, std::vector<SeriesId>& ids) const {
    for (int row = 0; row < m_filtered->rowCount(parent); ++row) {
        const QModelIndex index = m_filtered->index(row, 0, parent);
        // An expanded row in a selection of several rows is only passed over: its series count by themselves.
        const bool series = kindOf(index) == Kind::series;
        if (selectionModel()->isSelected(index) && (series || lone || !isExpanded(index))) {
            const std::vector<SeriesId> below = m_filtered->seriesAt(index);
            ids.insert(ids.end(), below.begin(), below.end());
        } else if (!series) {
            addSelected(index, lone, ids);
        }
    }
}

std::vector<SeriesId> SeriesTree::selected() const {
    std::vector<SeriesId> ids;
    if (selectionModel()->hasSelection()) {
        addSelected({}, selectionModel()->selectedRows().size() == 1, ids);
    }
    return ids;
}

std::vector<SeriesId> SeriesTree::meantAt(const QModelIndex& index) const {
    if (!index.isValid()) {
        return {};
    }
    return selectionModel()->isSelected(index) ? selected() : m_filtered->seriesAt(index);
}

void SeriesTree::mouseMoveEvent(QMouseEvent* event) {
    QTreeView::mouseMoveEvent(event);
    const QModelIndex index = indexAt(event->pos());
    // A whole group would highlight nearly everything, so only cases and series do.
    const bool lights = index.isValid() && kindOf(index) != Kind::group;
    m_highlight.hover(lights ? targetsOf(m_filtered->seriesAt(index)) : widgets::Targets());
}

void SeriesTree::leaveEvent(QEvent* event) {
    QTreeView::leaveEvent(event);
    m_highlight.hover({});
}

void SeriesTree::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid() && event->button() == Qt::LeftButton && badgeRect(index).contains(event->pos())) {
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
        toggleCompared(m_store, m_filtered->seriesAt(index));
        return;
    }
    QTreeView::mousePressEvent(event);
    lightSelected();
}

void SeriesTree::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QTreeView::selectionChanged(selected, deselected);
    if (hasFocus()) {
        lightSelected();
    }
    emit rowsChanged();
}

void SeriesTree::lightSelected() {
    // A single group would highlight nearly everything, so it does only if it was selected with others.
    const QModelIndexList rows = selectionModel()->selectedRows();
    if (rows.size() > 1 || (rows.size() == 1 && kindOf(rows.front()) != Kind::group)) {
        m_highlight.choose(targetsOf(selected()));
    }
}

void SeriesTree::clearedElsewhere() {
    const QModelIndexList rows = selectionModel()->selectedRows();
    const bool groupAlone = rows.size() == 1 && kindOf(rows.front()) == Kind::group;
    if (m_highlight.chosen().empty() && !groupAlone) {
        clearSelection();
    }
    viewport()->update();
}

void SeriesTree::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool space = event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier;
    const std::vector<SeriesId> ids = enter || space ? meantAt(currentIndex()) : std::vector<SeriesId>();
    if (ids.empty()) {
        QTreeView::keyPressEvent(event);
    } else {
        toggleCompared(m_store, ids);
    }
}

void SeriesTree::mouseDoubleClickEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    if (!index.isValid() || event->button() != Qt::LeftButton) {
        return;
    }
    if (badgeRect(index).contains(event->pos())) {
        return;
    }
    if (kindOf(index) != Kind::series) {
        setExpanded(index, !isExpanded(index));
    } else {
        toggleCompared(m_store, m_filtered->seriesAt(index));
    }
}

void SeriesTree::startDrag(Qt::DropActions /*actions*/) {
    dragSeries(*this, meantAt(currentIndex()));
}

void SeriesTree::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    const std::vector<SeriesId> ids = meantAt(index);
    if (ids.empty()) {
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (ids.size() == 1) {
        m_highlight.choose(targetsOf(ids));
        emit menuRequested(menu);
    } else {
        menu->addAction(tr("Compare these %n series", nullptr, widgets::counted(ids.size())), this,
                        [this, ids] { alsoCompare(m_store, ids); });
    }
    menu->popup(byKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

void SeriesTree::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const {
    const Theme& theme = Theme::of(palette());
    if (kindOf(index) == Kind::group) {
        painter->fillRect(QRect(0, rect.top(), viewport()->width(), rect.height()), theme.alternate);
    }
    if (m_filtered->hasChildren(index)) {
        const QPointF centre(rect.right() - kIndent / 2.0 + 1.0, rect.center().y() + 1.0);
        const bool open = isExpanded(index);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(theme.text2, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF along = open ? QPointF(3.5, 0) : QPointF(0, 3.5);
        const QPointF tip = open ? QPointF(0, 1.8) : QPointF(1.8, 0);
        painter->drawPolyline(QPolygonF{centre - along - tip, centre + tip, centre + along - tip});
        painter->restore();
    } else if (!selectionModel()->isSelected(index) && m_highlight.isLit(seriesLink(m_filtered->idAt(index)))) {
        painter->fillRect(rect, theme.linkSoft);
    }
}

}  // namespace greyscope::app
