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

/// Tells at the pointer why a point stays as it is; nothing where `why` is empty.
void tellWhyNot(const QString& why, QWidget& over);

/// Lets the points of a chart change the cells that they are: dragged, dropped, or continued by one. Tells at the
/// pointer why not where one cannot. `pointOf` says which point of the study a point of a curve is; none while other
/// series are on their way.
void editPoints(widgets::PlotView& plot, StudyStore& store, SeriesCatalog& catalog,
                const std::function<std::optional<StudyPoint>(int curve, int point)>& pointOf);

}  // namespace greyscope::app
