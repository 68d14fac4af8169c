#include "app/text/share_text.h"

#include <QString>

#include <cmath>

#include "core/data/columns/cell_text.h"

namespace greyscope::app {

std::optional<double> shareIn(std::string_view text) {
    const bool percent = text.ends_with('%');
    const auto number = data::numberIn(percent ? text.substr(0, text.size() - 1) : text);
    const double share = number.value_or(-1.0) / (percent ? 100.0 : 1.0);
    // A bare 3 is ambiguous: 3 % or 300 %.
    return share >= 0.0 && (percent || share <= 1.0) ? std::optional(share) : std::nullopt;
}

std::string percent(double share) {
    const double value = 100.0 * share;
    const bool whole = std::abs(value - std::round(value)) < 1e-9 * std::max(1.0, std::abs(value));
    return QString::number(value, 'f', whole ? 0 : 1).toStdString() + " %";
}

}  // namespace greyscope::app
