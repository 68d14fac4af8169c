#include "app/sidebar/role_well.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "app/sidebar/series_row.h"
#include "app/study/series_edits.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

using widgets::Theme;

namespace {

constexpr int kReferenceHeight = 30;
constexpr int kRowsAtMost = 9;
constexpr int kRemoveSide = 18;

QRect crossIn(const QRect& row) {
    return {row.right() - kRemoveSide - 3, row.center().y() - kRemoveSide / 2 + 1, kRemoveSide, kRemoveSide};
}

class RoleDelegate final : public QStyledItemDelegate {
public:
    RoleDelegate(RoleModel& model, SeriesCatalog& catalog, widgets::Highlight& highlight)
        : QStyledItemDelegate(&model), m_model(model), m_catalog(catalog), m_highlight(highlight) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const override {
        const int least = m_model.role() == SeriesRole::reference ? kReferenceHeight : kSeriesRowHeight;
        return {100, std::max(least, option.fontMetrics.height() + 6)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = Theme::of(option.palette);
        const SeriesId id = m_model.idAt(index);
        const SeriesEntry* entry = m_catalog.find(id);
        const SeriesLook look = m_model.chosen().look(id);
        const bool lit = m_highlight.isLit(seriesLink(id));
        painter->save();
        paintGround(*painter, option, lit, theme);
        if (m_model.unfolds(index)) {
            painter->setPen(theme.text2);
            painter->drawText(option.rect.adjusted(28, 0, -8, 0), Qt::AlignVCenter, index.data().toString());
            painter->restore();
            return;
        }
        const QRectF row = option.rect;
        widgets::icon(QStringLiteral("drag"))
            .paint(painter, QRect(option.rect.left() + 6, option.rect.center().y() - 6, 14, 14));
        const QRectF swatch(row.left() + 28, row.center().y() - 6, 30, 12);
        widgets::paintSwatch(*painter, swatch, {look.ink, look.marker, look.dash, look.hollow},
                             widgets::Style::screen(theme));
        QRectF room = row.adjusted(66, 0, -10, 0);
        if (!look.reference) {
            const QRect cross = crossIn(option.rect);
            widgets::icon(QStringLiteral("close")).paint(painter, cross.adjusted(3, 3, -3, -3));
            room.setRight(cross.left() - 8);
        }
        const QStringList& names = m_model.namesBeside(id);
        if (!look.reference && entry && hasSpark(*entry, names, option.font, room.width())) {
            const QRectF spark = sparkIn(room);
            paintSpark(*painter, spark, entry->spark, widgets::inkColour(look.ink, theme));
            room.setRight(spark.left() - kSparkGap);
        }
        QFont font = option.font;
        font.setBold(look.reference || lit);
        room.setLeft(room.left() + paintName(*painter, room, index.data().toString(), names, theme.text, font) + 8.0);
        if (look.reference && entry) {
            painter->setFont(option.font);
            painter->setPen(theme.text2);
            painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight, entry->unit);
        }
        painter->restore();
    }

private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option, bool lit, const Theme& theme) const {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(lit ? theme.linkSoft : theme.base);
        if (m_model.role() == SeriesRole::reference) {
            painter.setPen(QPen(theme.reference, 1.0));
        }
        const bool focus = option.state.testFlag(QStyle::State_HasFocus);
        if (focus) {
            painter.setPen(QPen(theme.accent, 1.0));
        }
        painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        painter.setFont(option.font);
    }

    RoleModel& m_model;
    SeriesCatalog& m_catalog;
    widgets::Highlight& m_highlight;
};

}  // namespace

RoleModel::RoleModel(SeriesRole role, StudyStore& store, SeriesCatalog& catalog, QObject* parent)
    : QAbstractListModel(parent), m_role(role), m_store(store), m_catalog(catalog) {
    connect(&m_store, &StudyStore::changed, this, &RoleModel::refresh);
    connect(&m_catalog, &SeriesCatalog::changed, this, [this] { m_names.clear(); });
    refresh();
}

void RoleModel::refresh() {
    const Selection& selection = m_store.study().selection;
    std::vector<SeriesId> ids = selection.compared;
    if (m_role == SeriesRole::reference) {
        ids.clear();
        if (!selection.reference.empty()) {
            ids.push_back(selection.reference);
        }
    }
    if (ids != m_ids) {
        beginResetModel();
        m_ids = std::move(ids);
        m_chosen = ChosenSeries(selection);
        m_folded = m_folded || count() <= kUnfoldedAtMost;
        endResetModel();
    }
}

void RoleModel::unfold() {
    beginResetModel();
    m_folded = false;
    endResetModel();
}

SeriesId RoleModel::idAt(const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_ids.size() && !unfolds(index) ? m_ids[row] : SeriesId();
}

const QStringList& RoleModel::namesBeside(const SeriesId& id) const {
    if (m_names.isEmpty() || m_namedTable != id.table) {
        m_namedTable = id.table;
        m_names.clear();
        for (const SeriesEntry& entry : m_catalog.entries()) {
            if (entry.id.table == id.table) {
                m_names << entry.name;
            }
        }
    }
    return m_names;
}

int RoleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : isFolded() ? kFolded + 1 : count();
}

QVariant RoleModel::data(const QModelIndex& index, int role) const {
    if (unfolds(index)) {
        const bool text = role == Qt::DisplayRole || role == Qt::AccessibleTextRole;
        return text ? QVariant(tr("… and %n more", nullptr, count() - kFolded)) : QVariant();
    }
    const SeriesId id = idAt(index);
    const SeriesEntry* entry = m_catalog.find(id);
    if (role == Qt::DisplayRole && entry && !entry->shortName.isEmpty()) {
        return entry->shortName;
    }
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) {
        return widgets::visibleText(id.name);
    }
    if (role == Qt::ToolTipRole && entry) {
        return widgets::tipText(rowTip(*entry));
    }
    return {};
}

Qt::ItemFlags RoleModel::flags(const QModelIndex& index) const {
    // Drops go between rows, so only the list itself accepts them.
    if (unfolds(index)) {
        return Qt::ItemIsEnabled;
    }
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled : Qt::ItemIsDropEnabled;
}

QStringList RoleModel::mimeTypes() const {
    return {QLatin1String(kSeriesMimeType)};
}

QMimeData* RoleModel::mimeData(const QModelIndexList& indexes) const {
    std::vector<SeriesId> ids;
    for (const QModelIndex& index : indexes) {
        ids.push_back(idAt(index));
    }
    return seriesMime(ids);
}

bool RoleModel::canDropMimeData(const QMimeData* mime, Qt::DropAction /*action*/, int /*row*/, int /*column*/,
                                const QModelIndex& /*parent*/) const {
    const std::vector<SeriesId> ids = seriesIn(mime);
    if (m_role == SeriesRole::reference) {
        return ids.size() == 1;
    }
    const Selection& selection = m_store.study().selection;
    return std::any_of(ids.begin(), ids.end(), [&selection](const SeriesId& id) { return id != selection.reference; });
}

bool RoleModel::dropMimeData(const QMimeData* mime, Qt::DropAction action, int row, int column,
                             const QModelIndex& parent) {
    if (!canDropMimeData(mime, action, row, column, parent)) {
        return false;
    }
    const std::vector<SeriesId> ids = seriesIn(mime);
    if (m_role == SeriesRole::reference) {
        setReference(m_store, ids.front());
    } else {
        const bool atEnd = row < 0 || row >= rowCount();
        insertCompared(m_store, ids, atEnd ? m_ids.size() : static_cast<std::size_t>(row));
    }
    return true;
}

RoleWell::RoleWell(SeriesRole role, StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight,
                   QWidget* parent)
    : QListView(parent), m_store(store), m_highlight(highlight) {
    const bool reference = role == SeriesRole::reference;
    setObjectName(reference ? QStringLiteral("referenceWell") : QStringLiteral("comparedWell"));
    setAccessibleName(reference ? tr("Reference") : tr("Compared series"));
    m_model = new RoleModel(role, store, catalog, this);
    setModel(m_model);
    setItemDelegate(new RoleDelegate(*m_model, catalog, highlight));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::NoSelection);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDragDropOverwriteMode(false);
    setDropIndicatorShown(true);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_model, &QAbstractItemModel::modelReset, this, &QWidget::updateGeometry);
    connect(&store, &StudyStore::changed, this, [this] { viewport()->update(); });
    connect(&highlight, &widgets::Highlight::changed, this, [this] { viewport()->update(); });
}

QRect RoleWell::removeRect(const QModelIndex& index) const {
    return crossIn(visualRect(index));
}

QSize RoleWell::sizeHint() const {
    const int least = m_model->role() == SeriesRole::reference ? kReferenceHeight : kSeriesRowHeight;
    const int row = std::max(least, fontMetrics().height() + 6);
    return {200, row * std::clamp(m_model->rowCount(), 1, kRowsAtMost)};
}

QSize RoleWell::minimumSizeHint() const {
    return {120, sizeHint().height()};
}

void RoleWell::mouseMoveEvent(QMouseEvent* event) {
    QListView::mouseMoveEvent(event);
    const QModelIndex index = indexAt(event->pos());
    const SeriesId id = m_model->idAt(index);
    m_highlight.hover(id.empty() ? widgets::Targets() : seriesLink(id).lights);
}

void RoleWell::leaveEvent(QEvent* event) {
    QListView::leaveEvent(event);
    m_highlight.hover({});
}

void RoleWell::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    if (m_model->unfolds(index)) {
        m_model->unfold();
        return;
    }
    const bool cross = m_model->role() == SeriesRole::compared && removeRect(index).contains(event->pos());
    if (index.isValid() && cross && event->button() == Qt::LeftButton) {
        removeSeries(m_store, {m_model->idAt(index)});
        return;
    }
    QListView::mousePressEvent(event);
    if (index.isValid()) {
        m_highlight.choose(seriesLink(m_model->idAt(index)).lights);
    }
}

void RoleWell::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    if (m_model->idAt(index).empty()) {
        return;
    }
    m_highlight.choose(seriesLink(m_model->idAt(index)).lights);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    emit menuRequested(menu);
    menu->popup(byKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

void RoleWell::startDrag(Qt::DropActions /*actions*/) {
    if (!m_model->idAt(currentIndex()).empty()) {
        dragSeries(*this, {m_model->idAt(currentIndex())});
    }
}

void RoleWell::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (enter && m_model->unfolds(currentIndex())) {
        const int row = currentIndex().row();
        m_model->unfold();
        setCurrentIndex(m_model->index(row, 0));
    } else {
        QListView::keyPressEvent(event);
    }
}

void RoleWell::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (hasFocus() && !m_model->idAt(current).empty()) {
        m_highlight.choose(seriesLink(m_model->idAt(current)).lights);
    }
}

void RoleWell::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (m_model->rowCount() == 0) {
        paintHint();
    }
}

void RoleWell::paintHint() {
    const Theme& theme = Theme::of(palette());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.strongLine, 1.0, Qt::DashLine));
    painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(theme.text3);
    painter.drawText(viewport()->rect(), Qt::AlignCenter,
                     m_model->role() == SeriesRole::reference ? tr("Drop a series here, or press R")
                                                              : tr("Drop series here, or press C"));
}

}  // namespace greyscope::app
