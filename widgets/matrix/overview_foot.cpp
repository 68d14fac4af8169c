#include "widgets/matrix/overview_foot.h"

#include <QFontMetricsF>

#include <algorithm>

#include "widgets/common/names/fitted_text.h"

namespace greyscope::widgets {

namespace {

constexpr double kBarPt = 150.0;
constexpr double kLeastBarPt = 90.0;  // if its label needs the room
constexpr double kBarHeightPt = 7.0;
constexpr double kBesideBarPt = 5.0;
constexpr double kFootGapPt = 4.0;

double footLine(const Style& style) {
    return QFontMetricsF(style.text()).height() + 1.0;
}

double heightInLines(const QString& text, double width, const Style& style) {
    return footLine(style) *
           (style.print ? static_cast<double>(std::max<qsizetype>(1, wrapped(text, style.text(), width).size())) : 1.0);
}

}  // namespace

OverviewFoot::OverviewFoot(const OverviewSpec& spec, double body, double whole, const Style& style)
    : title(heightInLines(spec.columns->title, body, style)), bar(std::min(body, style.pt(kBarPt))) {
    if (style.print) {
        const double wanted = QFontMetricsF(style.text()).horizontalAdvance(spec.scaleLabel) + style.pt(kBesideBarPt);
        bar = std::clamp(whole - wanted - 1.0, std::min(bar, style.pt(kLeastBarPt)), bar);
    }
    label = whole - bar - style.pt(kBesideBarPt);
    scale = std::max(style.pt(kBarHeightPt) + footLine(style), heightInLines(spec.scaleLabel, label, style));
}

double OverviewFoot::height(const Style& style) const {
    return 2.0 * footLine(style) + title + scale + (style.print ? 0.0 : footLine(style)) + 3.0 * style.pt(kFootGapPt);
}

}  // namespace greyscope::widgets
