#include "widgets/common/names/name_columns.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "widgets/common/names/fitted_text.h"

namespace greyscope::widgets {

namespace {

constexpr double kNameColumnGapPt = 10.0;
constexpr double kRowGapPt = 1.0;

}  // namespace

NameColumns inColumns(const QStringList& names, double before, double widest, double width, const Style& style) {
    NameColumns all;
    const double gap = style.pt(kNameColumnGapPt);
    const auto count = static_cast<double>(names.size());
    const double columns = std::clamp(std::floor((width + gap) / (before + widest + gap)), 1.0, std::max(1.0, count));
    const auto perColumn = static_cast<qsizetype>(std::ceil(count / columns));
    const double each = (width + gap) / columns - gap;
    const double line = QFontMetricsF(style.text(true)).height();
    double y = 0.0;
    for (qsizetype i = 0; i < names.size(); ++i) {
        y = i % perColumn == 0 ? 0.0 : y;
        const QStringList lines = wrapped(names[i], style.text(true), each - before);
        const double height = static_cast<double>(lines.size()) * line;
        all.entries.push_back({lines, {static_cast<double>(i / perColumn) * (each + gap), y, each, height}});
        y += height + style.pt(kRowGapPt);
        all.height = std::max(all.height, y);
    }
    return all;
}

}  // namespace greyscope::widgets
