#include "core/data/column.h"

#include <cmath>

#include "core/base/error.h"

namespace greyscope::data {

std::size_t Column::size() const {
    return isNumeric() ? numbers().size() : texts().codes.size();
}

std::string Column::textAt(std::size_t row) const {
    if (missingAt(row)) {
        return {};
    }
    return isNumeric() ? base::toText(numbers()[row]) : texts().levels[static_cast<std::size_t>(texts().codes[row])];
}

bool Column::missingAt(std::size_t row) const {
    return isNumeric() ? std::isnan(numbers()[row]) : texts().codes[row] < 0;
}

}  // namespace greyscope::data
