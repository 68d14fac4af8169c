#include "core/data/point_name.h"

#include "core/data/calendar.h"
#include "core/data/cell_text.h"

namespace greyscope::data {

std::string pointName(const SeriesTable& table, std::size_t point) {
    const std::string label = table.pointLabel(point);
    const auto& numbers = table.points[point].numbers;
    return table.secondsPerUnit && numbers.size() == 1 && numbers.front() && numberIn(label)
               ? isoText(*numbers.front() * *table.secondsPerUnit)
               : label;
}

}  // namespace greyscope::data
