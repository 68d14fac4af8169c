#include "app/export/figure_room.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

/// Returns remedies that could give a part more room.
std::vector<FigureCheck> waysToRoom(const CheckedPart& part) {
    constexpr std::array kTimes{1.2, 1.5, 2.0};
    const ExportOptions& options = part.options;
    const double high = options.sizeMm.height() + part.aboveMm;
    std::vector<FigureCheck> ways;
    const auto add = [&](FigureCheck::Remedy remedy, double value) {
        FigureCheck way;
        way.remedy = remedy;
        way.value = value;
        way.panel = remedy == FigureCheck::Remedy::height ? part.panel : -1;
        ways.push_back(std::move(way));
    };
    const auto addHeight = [&](double value) {
        if (value > high + kSlackMm && value <= std::max(options.tallestMm, high)) {
            add(FigureCheck::Remedy::height, value);
        }
    };
    addHeight(heightFor(part));
    if (options.textPt - 1.0 >= options.rules.leastTextPt) {
        add(FigureCheck::Remedy::text, options.textPt - 1.0);
    }
    for (const double times : kTimes) {
        addHeight(std::ceil(times * high));
    }
    const double column = options.rules.columnMm;
    for (const double times : kTimes) {
        const double width = std::ceil(times * options.sizeMm.width());
        if (part.panel < 0 && (column <= 0.0 || width <= column)) {
            add(FigureCheck::Remedy::width, width);
        }
    }
    return ways;
}

/// Returns the options with a remedy applied.
ExportOptions withRoom(const CheckedPart& part, const FigureCheck& way) {
    ExportOptions options = part.options;
    switch (way.remedy) {
        case FigureCheck::Remedy::height:
            options.sizeMm.setHeight(way.value - part.aboveMm);
            break;
        case FigureCheck::Remedy::width:
            options.sizeMm.setWidth(way.value);
            break;
        case FigureCheck::Remedy::text:
            options.textPt = way.value;
            break;
        default:
            break;
    }
    return options;
}

}  // namespace

double heightFor(const CheckedPart& part) {
    ExportOptions options = part.options;
    options.tallestMm = std::max(options.tallestMm, options.sizeMm.height());
    const double height = usualHeightMm(*part.figure, options) + part.aboveMm;
    return part.panel < 0 ? height : std::ceil(height);
}

void offerRoom(RuleCheck* rule, const CheckedPart& part, FigureCheck& check) {
    for (const FigureCheck& way : waysToRoom(part)) {
        const ExportOptions options = withRoom(part, way);
        const Subject subject = subjectOf(*part.figure, options);
        FigureCheck left;
        rule(subject, subject.parts.front(), left);
        if (!left.broken()) {
            check.remedy = way.remedy;
            check.value = way.value;
            check.panel = way.panel;
            return;
        }
    }
    check.sentence = widgets::paragraph(
        {check.sentence,
         widgets::Words::tr("A larger figure or smaller text does not help here; a shorter name may help.")});
}

}  // namespace greyscope::app
