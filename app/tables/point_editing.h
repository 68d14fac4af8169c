#pragma once

#include <functional>
#include <optional>

#include "app/tables/cell_drag.h"

class QString;
class QWidget;

namespace greyscope::widgets {
class PlotView;
}

namespace greyscope::app {

/// Shows at the mouse pointer why a point cannot be changed; does nothing if `why` is empty.
void tellWhyNot(const QString& why, QWidget& over);

/// Lets the user edit the cells behind the points of a chart: drag a point, remove it, or add one. If that is not
/// possible, shows the reason at the pointer. `pointOf` returns the study's point for a point of a curve; nullopt while
/// other series are being calculated.
void editPoints(widgets::PlotView& plot, StudyStore& store, SeriesCatalog& catalog,
                const std::function<std::optional<StudyPoint>(int curve, int point)>& pointOf);

}  // namespace greyscope::app
