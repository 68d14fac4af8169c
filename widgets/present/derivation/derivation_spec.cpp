#include "widgets/present/derivation/derivation_spec.h"

#include "core/derivation/notation/formula_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

Targets targetsOf(const DerivationSpec& spec, const derivation::LineRef& ref) {
    const derivation::Step& step = spec.derivation->steps[static_cast<std::size_t>(ref.step)];
    const derivation::Line& line = step.lines[static_cast<std::size_t>(ref.line)];
    Targets targets = spec.lights;
    const std::string& series = line.series.empty() ? spec.derivation->series : line.series;
    const auto id = spec.seriesIds.find(series);
    if (id != spec.seriesIds.end()) {
        targets.push_back(Target::series(id->second));
    }
    if (line.point > 0) {
        targets.push_back(Target::measured(line.point));
        const auto& labels = spec.derivation->pointLabels;
        const auto place = static_cast<std::size_t>(line.point) - 1;
        if (id != spec.seriesIds.end() && place < labels.size()) {
            targets.push_back(Target::pair(id->second, visibleText(labels[place])));  // its cell in a table of values
        }
    }
    return targets;
}

SpecTable specTable(const DerivationSpec& spec) {
    if (!spec.derivation) {
        return {};
    }
    SpecTable table{{Words::tr("step"), QStringLiteral("k"), Words::tr("value")}, {}};
    for (const derivation::Step& step : spec.derivation->steps) {
        const std::string symbol = derivation::plainFormula(derivation::notationOf(step.symbol, spec.numbers));
        for (const derivation::Line& line : step.lines) {
            SpecCell value(line.isVeiled() ? std::nullopt : std::optional(static_cast<double>(line.value)));
            value.text = QString::fromStdString(line.isVeiled() ? line.letter
                                                                : derivation::numberText(line.value, spec.numbers));
            table.rows.push_back({QString::fromStdString(symbol),
                                  line.point > 0 ? SpecCell(static_cast<double>(line.point))
                                                 : SpecCell(QString::fromStdString(line.series)),
                                  std::move(value)});
        }
    }
    return table;
}

}  // namespace greyscope::widgets
