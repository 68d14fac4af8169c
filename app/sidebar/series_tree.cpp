#include "app/sidebar/series_tree.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "app/sidebar/series_row.h"
#include "app/study/series_edits.h"
#include "widgets/common/swatch.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using widgets::Theme;
using Kind = SeriesTreeModel::Kind;

namespace {

constexpr int kIndent = 14;
constexpr int kBadgeWidth = 20;
constexpr int kBadgeHeight = 18;
constexpr int kUnfoldAtMost = 400;  // series; a longer list opens folded

Kind kindOf(const QModelIndex& index) {
    return static_cast<Kind>(index.data(SeriesTreeModel::KindRole).toInt());
}

QRect badgeIn(const QRect& row) {
    return {row.left() + 2, row.center().y() - kBadgeHeight / 2 + 1, kBadgeWidth, kBadgeHeight};
}

/// Paints the rows; what a series' role is, and whether it is lit, is looked up while painting.
class SeriesTreeDelegate final : public QStyledItemDelegate {
public:
    SeriesTreeDelegate(StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight, QObject* parent)
        : QStyledItemDelegate(parent), m_store(store), m_catalog(catalog), m_highlight(highlight) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const override {
        return {100, std::max(kSeriesRowHeight, option.fontMetrics.height() + 6)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = Theme::of(option.palette);
        painter->save();
        painter->setFont(option.font);
        if (const SeriesEntry* entry = m_catalog.find(idFromText(index.data(SeriesTreeModel::IdRole).toString()))) {
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
        QRectF room = QRectF(option.rect).adjusted(2, 0, -8, 0);
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

    void paintSeries(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                     const SeriesEntry& entry, const Theme& theme) const {
        const Selection& selection = m_store.study().selection;
        const SeriesLook look = lookOf(selection, entry.id);
        const bool lit = m_highlight.isLit(seriesLink(entry.id));
        if (lit) {
            const int right = option.widget ? option.widget->width() : option.rect.right();
            painter.fillRect(QRect(0, option.rect.top(), right, option.rect.height()), theme.linkSoft);
        }
        paintBadge(painter, badgeIn(option.rect), badgeOf(selection, entry.id), theme);
        QRectF room = QRectF(option.rect).adjusted(kBadgeWidth + 10, 0, -8, 0);
        const QRectF spark(room.right() - kSparkWidth, room.center().y() - 6, kSparkWidth, 12);
        paintSpark(painter, spark, entry.spark, widgets::inkColour(look.ink, theme));
        room.setRight(spark.left() - 6);
        const double pill = paintPill(painter, room, index.data(SeriesTreeModel::PillRole).toString(), theme);
        room.setRight(room.right() - pill);
        QFont font = option.font;
        font.setBold(look.reference || lit);
        room.setLeft(room.left() + paintText(painter, room, index.data().toString(), theme.text, font) + 8.0);
        paintText(painter, room, index.data(SeriesTreeModel::CaptionRole).toString(), theme.text3, option.font);
    }

    StudyStore& m_store;
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
    // The current row and what is lit say enough; a selection would be a third thing.
    setSelectionMode(QAbstractItemView::NoSelection);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_model = new SeriesTreeModel(store, catalog, this);
    m_filtered = new QSortFilterProxyModel(this);
    m_filtered->setSourceModel(m_model);
    m_filtered->setFilterRole(SeriesTreeModel::SearchRole);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filtered->setRecursiveFilteringEnabled(true);
    m_filtered->setAutoAcceptChildRows(true);
    setModel(m_filtered);
    setItemDelegate(new SeriesTreeDelegate(store, catalog, highlight, this));
    connect(m_model, &QAbstractItemModel::modelReset, this, &SeriesTree::unfold);
    connect(&store, &StudyStore::changed, this, [this] { viewport()->update(); });
    connect(&highlight, &widgets::Highlight::changed, this, [this] { viewport()->update(); });
    unfold();
}

void SeriesTree::unfold() {
    if (m_model->seriesAt({}).size() > kUnfoldAtMost) {
        return;
    }
    expandAll();
    const bool filtering = !m_filtered->filterRegularExpression().pattern().isEmpty();
    // What repeats another case stays folded until it is looked for.
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
    m_filtered->setFilterFixedString(text.trimmed());
    unfold();
}

QModelIndex SeriesTree::indexOf(const SeriesId& id) const {
    const QModelIndexList found = m_filtered->rowCount() == 0
                                      ? QModelIndexList()
                                      : m_filtered->match(m_filtered->index(0, 0), SeriesTreeModel::IdRole, idText(id),
                                                          1, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.front();
}

QRect SeriesTree::badgeRect(const QModelIndex& index) const {
    return kindOf(index) == Kind::series ? badgeIn(visualRect(index)) : QRect();
}

std::vector<SeriesId> SeriesTree::seriesAt(const QModelIndex& index) const {
    return index.isValid() ? m_model->seriesAt(m_filtered->mapToSource(index)) : std::vector<SeriesId>();
}

widgets::Targets SeriesTree::targetsAt(const QModelIndex& index) const {
    widgets::Targets targets;
    for (const SeriesId& id : seriesAt(index)) {
        targets.push_back(widgets::Target::series(idText(id)));
    }
    return targets;
}

void SeriesTree::mouseMoveEvent(QMouseEvent* event) {
    QTreeView::mouseMoveEvent(event);
    const QModelIndex index = indexAt(event->pos());
    // A whole group would light nearly everything: only cases and series do.
    const bool lights = index.isValid() && kindOf(index) != Kind::group;
    m_highlight.hover(lights ? targetsAt(index) : widgets::Targets());
}

void SeriesTree::leaveEvent(QEvent* event) {
    QTreeView::leaveEvent(event);
    m_highlight.hover({});
}

void SeriesTree::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid() && event->button() == Qt::LeftButton && badgeRect(index).contains(event->pos())) {
        setCurrentIndex(index);
        toggleCompared(m_store, seriesAt(index).front());
        return;
    }
    QTreeView::mousePressEvent(event);
    if (index.isValid() && kindOf(index) != Kind::group) {
        m_highlight.choose(targetsAt(index));
    }
}

void SeriesTree::mouseDoubleClickEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    if (!index.isValid() || event->button() != Qt::LeftButton) {
        return;
    }
    if (kindOf(index) != Kind::series) {
        setExpanded(index, !isExpanded(index));
    } else if (!badgeRect(index).contains(event->pos())) {
        toggleCompared(m_store, seriesAt(index).front());
    }
}

void SeriesTree::startDrag(Qt::DropActions /*actions*/) {
    dragSeries(*this, seriesAt(currentIndex()));
}

void SeriesTree::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    const std::vector<SeriesId> ids = seriesAt(index);
    if (ids.empty()) {
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (ids.size() == 1) {
        m_highlight.choose(targetsAt(index));
        emit menuRequested(menu);
    } else {
        menu->addAction(tr("Compare these %n series", nullptr, widgets::counted(ids.size())), this,
                        [this, ids] { insertCompared(m_store, ids); });
    }
    menu->popup(byKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

void SeriesTree::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTreeView::currentChanged(current, previous);
    if (hasFocus() && current.isValid() && kindOf(current) == Kind::series) {
        m_highlight.choose(targetsAt(current));
    }
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
    } else if (m_highlight.isLit(seriesLink(idFromText(index.data(SeriesTreeModel::IdRole).toString())))) {
        painter->fillRect(rect, theme.linkSoft);
    }
}

}  // namespace greyscope::app
