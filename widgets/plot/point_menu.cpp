#include "widgets/plot/point_menu.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QKeySequence>

#include <algorithm>

#include "widgets/common/theme/icon.h"
#include "widgets/plot/frame_painter.h"
#include "widgets/plot/plot_view.h"
#include "widgets/plot/point_drag.h"

namespace greyscope::widgets {

namespace {

std::optional<PlotCursor> movableAt(const PlotSpec& spec, const std::optional<PlotCursor>& cursor) {
    return cursor && cursor->curve < spec.curves.size() && spec.curves[cursor->curve].movable ? cursor : std::nullopt;
}

/// The curve of a point, otherwise the first movable one; -1 if there is none.
int curveToChange(const PlotSpec& spec, const std::optional<PlotCursor>& point) {
    const auto first =
        std::find_if(spec.curves.begin(), spec.curves.end(), [](const Curve& c) { return c.movable && !c.y.empty(); });
    return point                        ? static_cast<int>(point->curve)
           : first == spec.curves.end() ? -1
                                        : static_cast<int>(first - spec.curves.begin());
}

/// A text with a key as menus show it; the view handles the key itself.
QString withKey(const QString& text, Qt::Key key) {
    return text + QLatin1Char('\t') + QKeySequence(key).toString(QKeySequence::NativeText);
}

}  // namespace

PointMenu::PointMenu(PlotView& view) : QObject(&view), m_view(view) {
    m_drop = new QAction(icon(QStringLiteral("minus")), withKey(tr("Remove this point"), Qt::Key_Delete), &view);
    m_drop->setObjectName(QStringLiteral("plot.dropPoint"));
    m_add = new QAction(icon(QStringLiteral("plus")), withKey(tr("Add the next point"), Qt::Key_Insert), &view);
    m_add->setObjectName(QStringLiteral("plot.addPoint"));
    for (QAction* action : {m_drop, m_add}) {
        action->setVisible(false);
        view.addAction(action);
    }
    connect(m_drop, &QAction::triggered, this, [this] { emit dropped(m_curve, m_point); });
    connect(m_add, &QAction::triggered, this, [this] { emit added(m_curve, m_value); });
    view.installEventFilter(this);
}

/// The value of an appended point is that of the pointed position, otherwise that of the last point.
void PointMenu::offer(const std::optional<PlotCursor>& point, std::optional<double> value) {
    m_curve = curveToChange(m_view.spec(), point);
    m_point = point ? static_cast<int>(point->point) : -1;
    m_add->setVisible(m_curve >= 0);
    m_drop->setVisible(m_curve >= 0);
    m_drop->setEnabled(m_point >= 0);
    if (m_curve >= 0) {
        m_value = value.value_or(m_view.spec().curves[static_cast<std::size_t>(m_curve)].y.back());
    }
}

bool PointMenu::pressed(int key) {
    if (key != Qt::Key_Delete && key != Qt::Key_Insert) {
        return false;
    }
    offer(movableAt(m_view.spec(), m_view.cursor()), std::nullopt);
    QAction* action = key == Qt::Key_Delete ? m_drop : m_add;
    if (!action->isVisible() || !action->isEnabled()) {
        return false;
    }
    action->trigger();
    return true;
}

bool PointMenu::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_view && event->type() == QEvent::KeyPress && pressed(static_cast<QKeyEvent*>(event)->key())) {
        return true;
    }
    if (watched == &m_view && event->type() == QEvent::ContextMenu) {
        const auto* asked = static_cast<QContextMenuEvent*>(event);
        const PlotFrame& frame = m_view.plotLayout().frame;
        if (asked->reason() == QContextMenuEvent::Keyboard) {
            offer(movableAt(m_view.spec(), m_view.cursor()), std::nullopt);
        } else {
            offer(movableNear(m_view.spec(), frame, asked->pos()),
                  valueAt(frame, std::clamp(asked->pos().y(), frame.area.top(), frame.area.bottom())));
        }
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace greyscope::widgets
