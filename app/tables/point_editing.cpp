#include "app/tables/point_editing.h"

#include <QCursor>
#include <QToolTip>

#include "widgets/common/plain_text.h"
#include "widgets/plot/plot_view.h"
#include "widgets/plot/point_menu.h"

namespace greyscope::app {

using widgets::PlotView;
using widgets::PointMenu;

void tellWhyNot(const QString& why, QWidget& over) {
    if (!why.isEmpty()) {
        QToolTip::showText(QCursor::pos(), widgets::tipText(why), &over);
    }
}

void editPoints(PlotView& plot, StudyStore& store, SeriesCatalog& catalog,
                const std::function<std::optional<StudyPoint>(int curve, int point)>& pointOf) {
    const auto change = [&plot, pointOf](int curve, int point, const auto& edit) {
        const auto at = pointOf(curve, point);
        tellWhyNot(at ? edit(*at) : QString(), plot);
    };
    QObject::connect(&plot, &PlotView::pointMoved, &plot, [&, change](int curve, int point, double value) {
        change(curve, point, [&](const StudyPoint& at) { return dragCell(store, catalog, at, value); });
    });
    auto* menu = new PointMenu(plot);
    QObject::connect(menu, &PointMenu::dropped, &plot, [&, change](int curve, int point) {
        change(curve, point, [&](const StudyPoint& at) { return dropPoint(store, catalog, at); });
    });
    QObject::connect(menu, &PointMenu::added, &plot, [&, change](int curve, double value) {
        change(curve, 0, [&](const StudyPoint& at) { return addPoint(store, catalog, at, value); });
    });
}

}  // namespace greyscope::app
