#include "widgets/present/spec/stated_marks.h"

#include <algorithm>

#include "core/sim/experiments/parameters.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// The value stated by a paper, beside the simulated value that it refers to. A limit has an error bar on one side
/// only, which is drawn as an arrow.
Curve statedMark(int number, double x, double y, double low, double high) {
    Curve mark;
    mark.name = Words::tr("stated, with tolerance");
    mark.link = statementLink(number);
    mark.x = {x};
    mark.y = {y};
    mark.low = {low};
    mark.high = {high};
    mark.ink = {Tone::measured, 0};
    mark.marker = Marker::diamond;
    mark.hollow = true;
    mark.line = false;
    mark.labelled = false;
    const QString said = significantText(y, 4);
    mark.pointTexts = {
        Words::tr("Statement %1").arg(number) + QLatin1Char('\n') +
        (y == high  ? Words::tr("at most %1").arg(said)
         : y == low ? Words::tr("at least %1").arg(said)
                    : Words::tr("%1, from %2 to %3").arg(said, significantText(low, 4), significantText(high, 4)))};
    return mark;
}

double valueAt(const Curve& curve, double x) {
    const auto found = std::find(curve.x.begin(), curve.x.end(), x);
    return found == curve.x.end() ? 0.0 : curve.y[static_cast<std::size_t>(found - curve.x.begin())];
}

}  // namespace

Link statementLink(int number) {
    const Targets targets{Target::model(QStringLiteral("statement %1").arg(number))};
    return {targets, targets};
}

bool isOfP3(const sim::ExperimentResult& result) {
    return result.experiment.scenario.preset.rfind("p3", 0) == 0;
}

std::string weightsOf(const sim::Scenario& scenario) {
    return (*sim::parameterNamed("scheduler.weights"))->text(scenario);
}

Curve shareMark(const StatedShare& stated, double x) {
    return statedMark(stated.number, x, stated.value, 0.95 * stated.value, 1.05 * stated.value);
}

std::vector<Curve> clientMarks(const std::vector<Curve>& curves) {
    std::vector<Curve> marks;
    const auto reads =
        std::find_if(curves.begin(), curves.end(), [](const Curve& c) { return !c.hollow && c.x.size() > 1; });
    if (reads != curves.end()) {
        const double four = valueAt(*reads, 4.0), eight = valueAt(*reads, 8.0), many = valueAt(*reads, 32.0);
        if (four > 0.0 && eight > 0.0) {
            marks.push_back(statedMark(3, 8.0, 1.8 * four, 1.8 * four, 2.0 * four));
        }
        if (eight > 0.0 && valueAt(*reads, 16.0) > 0.0) {
            marks.push_back(statedMark(4, 16.0, eight / 3.0, eight / 4.0, eight / 3.0));
        }
        if (many > 0.0 && valueAt(*reads, 64.0) > 0.0) {
            marks.push_back(statedMark(6, 64.0, many, 0.9 * many, 1.1 * many));
        }
    }
    return marks;
}

}  // namespace greyscope::widgets
