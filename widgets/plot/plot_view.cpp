#include "widgets/plot/plot_view.h"

#include <qcustomplot.h>

#include <QAction>
#include <QContextMenuEvent>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

#include "widgets/plot/drop_zones.h"
#include "widgets/plot/plot_renderer.h"
#include "widgets/plot/point_drag.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kReach = 10.0;      // pixels within which a curve is pointed at
constexpr double kClickSlack = 4.0;  // pixels that the mouse may move during a click
}  // namespace

/// Draws only when it is visible. QCustomPlot would draw at each intermediate size, and even while hidden.
class Canvas final : public QCustomPlot {
public:
    Canvas() {
        setViewport({0, 0, 1, 1});  // no buffers until the size is known
        connect(this, &QCustomPlot::afterReplot, this, [this] { m_behind = false; });
    }
    [[nodiscard]] bool isBehind() const { return m_behind; }
    void fallBehind() {
        m_behind = true;
        update();
    }

protected:
    void resizeEvent(QResizeEvent* /*event*/) override {
        setViewport(rect());
        fallBehind();
    }
    void paintEvent(QPaintEvent* event) override {
        if (m_behind) {
            setAttribute(Qt::WA_UpdatesDisabled);  // otherwise the part being painted would be painted again
            replot(rpQueuedRefresh);
            setAttribute(Qt::WA_UpdatesDisabled, false);
        }
        QCustomPlot::paintEvent(event);
    }

private:
    bool m_behind = false;
};

PlotView::PlotView(QWidget* parent)
    : QWidget(parent), m_plot(new Canvas), m_renderer(std::make_unique<PlotRenderer>(*m_plot)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    m_plot->setViewport(m_plot->rect());
    m_plot->setObjectName(QStringLiteral("canvas"));
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMinimumSize(1, 1);
    m_plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    m_plot->installEventFilter(this);
    setFocusPolicy(Qt::StrongFocus);
    installAccessibleValues();
    connect(new DropZones(this), &DropZones::dropped, this, &PlotView::seriesDropped);
    m_resetZoom = new QAction(tr("Reset zoom"), this);
    m_resetZoom->setObjectName(QStringLiteral("plot.resetZoom"));
    connect(m_resetZoom, &QAction::triggered, this, [this] {
        m_pressedAt.reset();
        m_renderer->resetZoom();
        redraw();
    });
    addAction(m_resetZoom);
    connect(m_plot, &QCustomPlot::beforeReplot, this, [this] { m_renderer->layOutIn(m_plot->viewport().size()); });
    m_renderer->setStyle(Style::screen(Theme::of(palette())));
}

// The plot's layers paint through the renderer, so the plot is destroyed first; meanwhile it still reports that the
// mouse left.
PlotView::~PlotView() {
    m_plot->removeEventFilter(this);
    delete m_plot;
}

void PlotView::setSpec(PlotSpec spec) {
    if (spec == m_renderer->spec()) {
        return;
    }
    m_renderer->setSpec(std::move(spec));
    if (m_coming && !m_renderer->spec().curves.empty()) {
        m_renderer->zoomTo(*m_coming);
        m_coming.reset();
    }
    if (m_drag) {
        m_renderer->zoomTo(m_drag->seen);
    }
    m_plot->setInteractions(m_renderer->spec().compact ? QCP::Interactions() : QCP::iRangeDrag | QCP::iRangeZoom);
    describe();
    followHighlight();
    redraw();
}

const PlotSpec& PlotView::spec() const {
    return m_renderer->spec();
}

void PlotView::setHighlight(Highlight* highlight) {
    if (m_highlight != nullptr) {
        m_highlight->disconnect(this);
    }
    m_highlight = highlight;
    if (m_highlight != nullptr) {
        connect(m_highlight, &Highlight::changed, this, &PlotView::followHighlight);
    }
    followHighlight();
}

const PlotLayout& PlotView::plotLayout() const {
    if (m_plot->isBehind()) {
        m_renderer->layOutIn(m_plot->viewport().size());
    }
    return m_renderer->layout();
}

const std::optional<PlotCursor>& PlotView::cursor() const {
    return m_renderer->cursor();
}

bool PlotView::zoomed() const {
    return m_renderer->zoomed();
}

std::optional<PlotZoom> PlotView::zoom() const {
    return zoomed() && !spec().curves.empty() ? std::optional(m_renderer->zoom()) : std::nullopt;
}

void PlotView::zoomTo(const PlotZoom& zoom) {
    if (spec().curves.empty()) {
        m_coming = zoom;
        return;
    }
    m_renderer->zoomTo(zoom);
    redraw();
}

int PlotView::labelWidth() const {
    m_renderer->layOutIn(m_plot->viewport().size());
    return plotLayout().frame.area.left();
}

int PlotView::valueRows() const {
    return static_cast<int>(spec().curves.size());
}

int PlotView::valueColumns() const {
    return mostPoints(spec());
}

QString PlotView::rowName(int row) const {
    if (row < 0 || row >= valueRows()) {
        return {};
    }
    const QString& name = spec().curves[static_cast<std::size_t>(row)].name;
    return name.isEmpty() ? tr("curve %1").arg(row + 1) : name;
}

QString PlotView::columnName(int column) const {
    return tr("point %1").arg(column + 1);
}

QString PlotView::valueText(int row, int column) const {
    const auto point = pointOf(spec(), row, column);
    return point ? listed(cursorText(spec(), *point).split(QLatin1Char('\n'))) : QString();
}

QRect PlotView::valueRect(int row, int column) const {
    const auto point = pointOf(spec(), row, column);
    const auto place = point ? placeOf(spec(), plotLayout().frame, *point) : std::nullopt;
    return place ? QRectF(*place - QPointF(6, 6), QSizeF(12, 12)).toRect() : QRect();
}

void PlotView::redraw() {
    m_plot->fallBehind();
}

void PlotView::describe() {
    setAccessibleName(spec().title);
    setAccessibleDescription(describedCurves(spec()));
}

void PlotView::followHighlight() {
    PlotRenderer::Lit lit;
    for (const Curve& curve : spec().curves) {
        lit.curves.push_back(m_highlight != nullptr && m_highlight->isLit(curve.link));
    }
    lit.measuredAt = m_highlight != nullptr ? measuredIn(m_highlight->lit()) : 0;
    if (lit != m_renderer->lit()) {
        m_renderer->setLit(std::move(lit));
    }
}

bool PlotView::mousePressed(const QPointF& place) {
    setFocus(Qt::MouseFocusReason);
    m_pressedAt = place;
    m_pans = false;
    m_dragsHandle = handleNear(spec(), plotLayout().frame, m_renderer->style(), place) >= 0;
    const auto point = m_dragsHandle ? std::nullopt : movableNear(spec(), plotLayout().frame, place);
    if (point) {
        m_drag = std::make_unique<PointDrag>(PointDrag{*point, m_renderer->zoom(), zoomed()});
    }
    return m_dragsHandle || m_drag;
}

bool PlotView::mouseMoved(const QPointF& place, Qt::MouseButtons buttons) {
    if (m_dragsHandle) {
        m_pans = m_pans || QLineF(m_pressedAt.value_or(place), place).length() > kClickSlack;
        const AxisMap& x = plotLayout().frame.x;
        emit handleMoved(std::clamp(x.value(place.x()), x.low, x.high));
        return true;
    }
    if (m_drag) {
        const QPointF moved = place - m_pressedAt.value_or(place);
        m_pans = m_pans || std::hypot(moved.x(), moved.y()) > kClickSlack;
        if (m_pans) {
            emit pointMoved(static_cast<int>(m_drag->point.curve), static_cast<int>(m_drag->point.point),
                            valueAt(plotLayout().frame, place.y()));
        }
        return true;
    }
    if (m_pressedAt && buttons != Qt::NoButton) {
        const QPointF moved = place - *m_pressedAt;
        m_pans = m_pans || std::hypot(moved.x(), moved.y()) > kClickSlack;
        if (m_pans) {
            setCursorTo(std::nullopt);
        }
        return false;
    }
    showPointer(place);
    pointAt(place);
    return false;
}

void PlotView::showPointer(const QPointF& place) {
    const PlotFrame& frame = plotLayout().frame;
    m_plot->setCursor(handleNear(spec(), frame, m_renderer->style(), place) >= 0 ? Qt::SplitHCursor
                      : movableNear(spec(), frame, place)                        ? Qt::SizeVerCursor
                                                                                 : Qt::ArrowCursor);
}

/// Fits the axes to the contents again.
void PlotView::letPointGo() {
    if (const auto drag = std::exchange(m_drag, nullptr); drag && !drag->zoomed) {
        m_renderer->resetZoom();
        redraw();
    }
}

bool PlotView::nudgePoint(int steps) {
    const auto value = cursor() ? nudged(spec(), plotLayout().frame, *cursor(), steps) : std::nullopt;
    if (value) {
        emit pointMoved(static_cast<int>(cursor()->curve), static_cast<int>(cursor()->point), *value);
    }
    return value.has_value();
}

bool PlotView::mouseReleased(const QPointF& place) {
    const bool wasHandle = std::exchange(m_dragsHandle, false);
    const bool wasClick = m_pressedAt.has_value() && !m_pans;
    m_pressedAt.reset();
    letPointGo();
    if (wasHandle) {
        emit handleReleased();
    }
    if (wasClick) {
        auto near = snap(spec(), plotLayout().frame, place);
        const QPointF away = near ? placeOf(spec(), plotLayout().frame, *near).value_or(place) - place : QPointF();
        near = std::hypot(away.x(), away.y()) <= kReach ? near : std::nullopt;
        if (wasHandle && !near) {
            return true;  // a point may be on the dragged line, but nothing else there is meant
        }
        activate(curveAt(place));
        choosePoint(near);
        emit clicked();
    }
    return wasHandle;
}

/// The curve whose label is at this position, otherwise the one whose line is near; -1 if there is none.
int PlotView::curveAt(const QPointF& place) const {
    const PlotLayout& now = plotLayout();
    const int label = labelAt(now.labels, now.frame, m_renderer->style(), place);
    return label >= 0 ? label : curveNear(spec(), now.frame, place, kReach);
}

void PlotView::pointAt(const QPointF& place) {
    const PlotLayout& now = plotLayout();
    const bool inside = now.frame.area.adjusted(-2, -2, 2, 2).contains(place.toPoint());
    setCursorTo(inside ? snap(spec(), now.frame, place) : std::nullopt);
    if (m_highlight == nullptr) {
        return;
    }
    const int curve = curveAt(place);
    m_highlight->hover(curve >= 0 ? spec().curves[static_cast<std::size_t>(curve)].link.lights : Targets{});
}

void PlotView::pointAway() {
    setCursorTo(std::nullopt);
    if (m_highlight != nullptr) {
        m_highlight->hover({});
    }
}

void PlotView::setCursorTo(const std::optional<PlotCursor>& cursor) {
    if (cursor != m_renderer->cursor()) {
        m_renderer->setCursor(cursor);
    }
}

void PlotView::activate(int curve) {
    const Link link = curve >= 0 ? spec().curves[static_cast<std::size_t>(curve)].link : Link{};
    if (m_highlight != nullptr) {
        m_highlight->choose(link.lights);
    }
    if (!link.empty()) {
        emit linkActivated(link);
    }
}

void PlotView::choosePoint(const std::optional<PlotCursor>& point) {
    if (point) {
        emit pointChosen(static_cast<int>(point->curve), static_cast<int>(point->point));
    }
}

bool PlotView::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_plot) {
        return QWidget::eventFilter(watched, event);
    }
    switch (event->type()) {
        case QEvent::MouseButtonPress:
            return static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton &&
                   mousePressed(static_cast<QMouseEvent*>(event)->position());
        case QEvent::MouseMove:
            return mouseMoved(static_cast<QMouseEvent*>(event)->position(),
                              static_cast<QMouseEvent*>(event)->buttons());
        case QEvent::MouseButtonRelease:
            return static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton &&
                   mouseReleased(static_cast<QMouseEvent*>(event)->position());
        case QEvent::MouseButtonDblClick:
            m_resetZoom->trigger();
            return true;
        case QEvent::Leave:
            pointAway();
            return false;
        case QEvent::ContextMenu: {
            // The canvas passes no mouse events to its parent.
            const auto* asked = static_cast<QContextMenuEvent*>(event);
            QContextMenuEvent own(asked->reason(), asked->pos(), asked->globalPos(), asked->modifiers());
            QCoreApplication::sendEvent(this, &own);
            return true;
        }
        default:
            return false;
    }
}

void PlotView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        m_renderer->setStyle(Style::screen(Theme::of(palette())));
        redraw();
    }
    QWidget::changeEvent(event);
}

void PlotView::keyPressEvent(QKeyEvent* event) {
    const int along = event->key() == Qt::Key_Right ? 1 : (event->key() == Qt::Key_Left ? -1 : 0);
    const int across = event->key() == Qt::Key_Down ? 1 : (event->key() == Qt::Key_Up ? -1 : 0);
    if (across != 0 && event->modifiers() == Qt::AltModifier && nudgePoint(-across)) {
        event->accept();
    } else if (along != 0 || across != 0) {
        const auto next = step(spec(), plotLayout().frame, cursor(), along, across);
        setCursorTo(next);
        if (next) {
            setAccessibleDescription(cursorText(spec(), *next));
            if (m_highlight != nullptr) {
                m_highlight->hover(spec().curves[next->curve].link.lights);
            }
        }
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && cursor()) {
        activate(static_cast<int>(cursor()->curve));
        choosePoint(cursor());
    } else if (event->key() == Qt::Key_Escape &&
               (cursor() || (m_highlight != nullptr && !m_highlight->lit().empty()))) {
        setCursorTo(std::nullopt);
        if (m_highlight != nullptr) {
            m_highlight->clear();
        }
    } else {
        QWidget::keyPressEvent(event);
    }
}

void PlotView::focusInEvent(QFocusEvent* event) {
    const Qt::FocusReason reason = event->reason();
    m_renderer->setFocused(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
                           reason == Qt::ShortcutFocusReason);
    QWidget::focusInEvent(event);
}

void PlotView::focusOutEvent(QFocusEvent* event) {
    m_renderer->setFocused(false);
    pointAway();
    describe();
    QWidget::focusOutEvent(event);
}

}  // namespace greyscope::widgets
