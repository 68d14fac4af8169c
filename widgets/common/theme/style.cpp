#include "widgets/common/theme/style.h"

#include <QCoreApplication>
#include <QVariant>

#include <algorithm>
#include <cmath>

namespace greyscope::widgets {

namespace {

// A property of the application, like its palette and font.
constexpr const char* kScreenType = "greyscope_screen_type";

}  // namespace

void Style::setScreenType(double times) {
    qApp->setProperty(kScreenType, times);
}

QFont Style::font(double points, bool bold) const {
    QFont font;
    QStringList families{QStringLiteral("Noto Sans"),
                         QStringLiteral("Noto Sans Math"),  // for characters that the first font lacks
                         QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("sans-serif")};
    if (!family.isEmpty()) {
        families.prepend(family);
    }
    font.setFamilies(families);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pt(points)))));
    font.setBold(bold);
    return font;
}

Style Style::screen(const Theme& theme) {
    Style style;
    style.theme = theme;
    const QVariant times = qApp ? qApp->property(kScreenType) : QVariant();
    style.px *= times.isValid() ? times.toDouble() : 1.0;
    return style;
}

Style Style::paper(double pixelsPerPoint) {
    Style style;
    style.theme = Theme::print();
    style.px = pixelsPerPoint;
    style.textPt = 7.0;
    style.titlePt = 8.0;
    style.linePt = 1.0;
    style.axisPt = 0.5;
    style.markerPt = 3.5;
    style.gridLines = false;
    style.print = true;
    return style;
}

}  // namespace greyscope::widgets
