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

/// Shows a message at the mouse pointer on why a point cannot be changed; does nothing if `why` is empty.
void tellWhyNot(const QString& why, QWidget& over);

/// Lets the user edit the data in a chart: drag a point, remove it, or add one. If that is not possible, the reason is
/// shown at the pointer. `pointOf` returns the measured point of the study that a point of a curve shows; nullopt while
/// other series are being calculated.
void editPoints(widgets::PlotView& plot, StudyStore& store, SeriesCatalog& catalog,
                const std::function<std::optional<StudyPoint>(int curve, int point)>& pointOf);

}  // namespace greyscope::app
