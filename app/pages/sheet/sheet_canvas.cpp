#include "app/pages/sheet/sheet_canvas.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/export/check/finding_list.h"
#include "widgets/common/theme/style.h"
#include "widgets/figure/figure.h"
#include "widgets/present/words/number_text.h"

namespace greyscope::app {

namespace {

constexpr double kSheetMargin = 12.0, kRuler = 22.0;
constexpr double kReach = 5.0;  // pixels around a border
constexpr double kSnapMm = 1.0, kFreeMm = 0.1;
constexpr double kInchMm = 25.4;

/// Paints a text just above a place, or below it if there is no room, on a background because it covers a figure.
void paintBeside(QPainter& painter, const QPointF& place, const QString& text, const QRectF& inside,
                 const widgets::Theme& theme) {
    QRectF box(QPointF(), QFontMetricsF(painter.font()).size(Qt::TextSingleLine, text) + QSizeF(10.0, 4.0));
    box.moveBottomLeft(place + QPointF(10.0, -6.0));
    if (box.right() > inside.right()) {
        box.moveRight(place.x() - 10.0);
    }
    box.moveTop(std::max(box.top(), inside.top()));
    painter.setPen(QPen(theme.strongLine, 1.0));
    painter.setBrush(theme.base);
    painter.drawRect(box);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(theme.text);
    painter.drawText(box, Qt::AlignCenter, text);
}

}  // namespace

SheetCanvas::SheetCanvas(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Sheet"));
    widgets::installAccessibleValues();
}

QString SheetCanvas::valuesTitle() const {
    return m_spec.title.isEmpty() ? tr("Sheet") : m_spec.title;
}

QString SheetCanvas::rowName(int row) const {
    const QString& letter = m_spec.panels[static_cast<std::size_t>(row)].letter;
    return tr("Panel %1").arg(letter.isEmpty() ? QString::number(row + 1) : letter);
}

QString SheetCanvas::columnName(int column) const {
    return column == 0 ? tr("figure") : column == 1 ? tr("place, mm") : tr("size, mm");
}

QString SheetCanvas::valueText(int row, int column) const {
    const widgets::SheetPanel& panel = m_spec.panels[static_cast<std::size_t>(row)];
    if (column == 0) {
        return panel.shown ? widgets::figureTitle(panel.shown->figure) : panel.instead;
    }
    const auto text = [](double mm) { return widgets::fixedText(mm, 1); };
    return column == 1 ? tr("%1 from the left, %2 from the top").arg(text(panel.place.x()), text(panel.place.y()))
                       : tr("%1 × %2").arg(text(panel.place.width()), text(panel.place.height()));
}

QRect SheetCanvas::valueRect(int row, int /*column*/) const {
    return panelPlace(row).toRect();
}

void SheetCanvas::setSheet(const widgets::SheetSpec& spec, const widgets::SheetGrid& grid,
                           const ExportOptions& options) {
    const bool same = spec == m_spec && grid == m_grid && options == m_options && !m_image.isNull();
    m_spec = spec;
    m_grid = grid;
    m_options = options;
    m_image = same ? m_image : QImage();
    choose(std::min(m_chosen, static_cast<int>(spec.panels.size()) - 1));
    fit();
}

void SheetCanvas::setZoom(Zoom zoom) {
    m_zoom = zoom;
    fit();
}

void SheetCanvas::setFound(const std::vector<QRectF>& places) {
    m_found = places;
    update();
}

void SheetCanvas::setRoom(const QSize& room) {
    m_room = room;
    fit();
}

void SheetCanvas::fit() {
    const QSizeF page = m_options.sizeMm;
    const double wide = (m_room.width() - 2.0 * kSheetMargin) / page.width();
    const double high = (m_room.height() - 2.0 * kSheetMargin - kRuler) / page.height();
    const double real = logicalDpiX() / kInchMm;
    const double wanted = m_zoom == Zoom::width ? wide : m_zoom == Zoom::page ? std::min(wide, high) : real;
    const double pixels = std::clamp(wanted, 1.5, 20.0);
    if (pixels != m_pixels) {
        m_pixels = pixels;
        m_image = {};
    }
    setFixedSize(static_cast<int>(std::ceil(page.width() * m_pixels + 2.0 * kSheetMargin)),
                 static_cast<int>(std::ceil(page.height() * m_pixels + 2.0 * kSheetMargin + kRuler)));
    update();
}

QPointF SheetCanvas::placeOf(const QPointF& mm) const {
    return QPointF(kSheetMargin, kSheetMargin + kRuler) + mm * m_pixels;
}

QPointF SheetCanvas::toMm(const QPointF& place) const {
    return (place - QPointF(kSheetMargin, kSheetMargin + kRuler)) / m_pixels;
}

QRectF SheetCanvas::panelPlace(int panel) const {
    const QRectF place = m_spec.panels[static_cast<std::size_t>(panel)].place;
    return {placeOf(place.topLeft()), place.size() * m_pixels};
}

int SheetCanvas::panelAt(const QPointF& place) const {
    for (int i = 0; i < static_cast<int>(m_spec.panels.size()); ++i) {
        if (panelPlace(i).contains(place)) {
            return i;
        }
    }
    return -1;
}

std::optional<widgets::SheetBorder> SheetCanvas::borderAt(const QPointF& place) const {
    const QPointF mm = toMm(place);
    const double reach = kReach / m_pixels;
    for (const widgets::SheetBorder& border : widgets::borders(m_grid)) {
        const double along = border.upright ? mm.y() : mm.x();
        const double across = border.upright ? mm.x() : mm.y();
        const bool within = along >= border.from && along <= border.to && across >= border.at - reach &&
                            across <= border.at + widgets::kPanelGapMm + reach;
        if (within) {
            return border;
        }
    }
    return std::nullopt;
}

void SheetCanvas::choose(int panel) {
    if (panel != m_chosen) {
        m_chosen = panel;
        update();
        emit panelChosen(panel);
    }
    setAccessibleDescription(panel < 0 ? QString()
                                       : tr("Panel %1").arg(m_spec.panels[static_cast<std::size_t>(panel)].letter));
}

widgets::SheetGrid SheetCanvas::dragged() const {
    const QPointF mm = toMm(m_pointer);
    const QPointF from = toMm(m_pressed);
    const double moved = m_border->upright ? mm.x() - from.x() : mm.y() - from.y();
    return widgets::withBorderAt(m_grid, *m_border, m_border->at + moved, m_free ? kFreeMm : kSnapMm);
}

void SheetCanvas::paintRuler(QPainter& painter) const {
    const widgets::Theme& theme = widgets::Theme::of(palette());
    painter.setPen(theme.text3);
    for (int mm = 0; mm <= static_cast<int>(m_options.sizeMm.width()); mm += m_pixels < 2.0 ? 10 : 2) {
        const double x = placeOf({static_cast<double>(mm), 0.0}).x();
        const bool named = mm % 20 == 0;
        painter.drawLine(QPointF(x, kSheetMargin + kRuler - (named ? 8.0 : 4.0)),
                         QPointF(x, kSheetMargin + kRuler - 2.0));
        if (named) {
            painter.drawText(QRectF(x - 30.0, kSheetMargin - 6.0, 60.0, kRuler - 4.0), Qt::AlignHCenter | Qt::AlignTop,
                             QString::number(mm));
        }
    }
}

/// Paints the dragged border at its new place, with the size that its panel would get.
void SheetCanvas::paintDragging(QPainter& painter) const {
    const widgets::Theme& theme = widgets::Theme::of(palette());
    painter.setPen(QPen(theme.accent, 2.0));
    if (m_held >= 0) {
        const int target = panelAt(m_pointer);
        if (target >= 0 && target != m_held) {
            painter.drawRect(panelPlace(target).adjusted(1, 1, -1, -1));
        }
        return;
    }
    const widgets::SheetGrid grid = dragged();
    for (const widgets::SheetBorder& border : widgets::borders(grid)) {
        if (border.row == m_border->row && border.panel == m_border->panel && border.upright == m_border->upright) {
            const QPointF from = border.upright ? QPointF(border.at, border.from) : QPointF(border.from, border.at);
            const QPointF to = border.upright ? QPointF(border.at, border.to) : QPointF(border.to, border.at);
            painter.drawLine(placeOf(from), placeOf(to));
            const double size = border.upright ? border.at : grid.rows[border.row].heightMm;
            paintBeside(painter, m_pointer, tr("%1 mm").arg(widgets::plainText(size, 1)), rect(), theme);
        }
    }
}

void SheetCanvas::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const widgets::Theme& theme = widgets::Theme::of(palette());
    painter.fillRect(rect(), theme.window);
    const QRectF page(placeOf({0.0, 0.0}), m_options.sizeMm * m_pixels);
    if (m_image.isNull()) {
        ExportOptions options = m_options;
        options.dpi = std::clamp(static_cast<int>(m_pixels * devicePixelRatioF() * kInchMm), 36, 600);
        m_image = figureImage(m_spec, options);
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(page, m_image);
    painter.setPen(theme.line);
    painter.drawRect(page);
    paintRuler(painter);
    paintFound(painter, m_found, page.topLeft(), m_pixels * kMmPerPoint);
    if (m_chosen >= 0) {
        painter.setPen(QPen(hasFocus() ? theme.accent : theme.strongLine, hasFocus() ? 2.0 : 1.5));
        painter.drawRect(panelPlace(m_chosen).adjusted(-1.0, -1.0, 1.0, 1.0));
    }
    if (m_border || m_held >= 0) {
        paintDragging(painter);
    }
}

void SheetCanvas::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        return;
    }
    m_pressed = m_pointer = event->position();
    m_border = borderAt(m_pressed);
    if (!m_border) {
        choose(panelAt(m_pressed));
    }
}

void SheetCanvas::mouseMoveEvent(QMouseEvent* event) {
    m_pointer = event->position();
    m_free = event->modifiers().testFlag(Qt::AltModifier);
    if (!event->buttons().testFlag(Qt::LeftButton)) {
        const auto border = borderAt(m_pointer);
        setCursor(!border ? Qt::ArrowCursor : border->upright ? Qt::SplitHCursor : Qt::SplitVCursor);
        return;
    }
    constexpr int kDragFrom = 8;
    if (!m_border && m_held < 0 && m_chosen >= 0 && (m_pointer - m_pressed).manhattanLength() > kDragFrom) {
        m_held = m_chosen;
        setCursor(Qt::ClosedHandCursor);
    }
    update();
}

void SheetCanvas::mouseReleaseEvent(QMouseEvent* event) {
    m_pointer = event->position();
    m_free = event->modifiers().testFlag(Qt::AltModifier);
    const int held = std::exchange(m_held, -1);
    const bool moved = m_pointer != m_pressed;
    const widgets::SheetGrid grid = m_border && moved ? dragged() : m_grid;
    m_border.reset();
    setCursor(Qt::ArrowCursor);
    update();
    if (grid != m_grid) {
        emit gridEdited(grid);
    } else if (const int target = panelAt(m_pointer); held >= 0 && target >= 0 && target != held) {
        emit panelMoved(held, target);
    }
}

void SheetCanvas::keyPressEvent(QKeyEvent* event) {
    const int count = static_cast<int>(m_spec.panels.size());
    const int key = event->key();
    const int step = key == Qt::Key_Right || key == Qt::Key_Down ? 1
                     : key == Qt::Key_Left || key == Qt::Key_Up  ? -1
                                                                 : 0;
    if (step != 0 && count > 0) {
        const int next = m_chosen < 0 ? 0 : std::clamp(m_chosen + step, 0, count - 1);
        if (event->modifiers().testFlag(Qt::ShiftModifier) && m_chosen >= 0 && next != m_chosen) {
            emit panelMoved(m_chosen, next);
        } else {
            choose(next);
        }
    } else if (key == Qt::Key_Delete && m_chosen >= 0) {
        emit removeRequested(m_chosen);
    } else {
        QWidget::keyPressEvent(event);
    }
}

}  // namespace greyscope::app
