#include "core/exercise/exercise_derivations.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/cart/grow.h"
#include "core/data/table_of_columns.h"
#include "core/grey/forecast/admissibility.h"
#include "core/working/relation_working.h"
#include "core/working/steps/accuracy_steps.h"
#include "core/working/steps/model_steps.h"
#include "core/working/steps/preparation_steps.h"
#include "core/working/tree_working.h"

namespace greyscope::exercise {

using base::Expected;
using working::Derivation;
using working::Draft;
using working::Expr;
using working::Step;

namespace {

constexpr std::size_t kHeldOut = 2;

working::Column measured(Draft& draft, const std::vector<double>& values) {
    draft.begin(working::SectionId::measured);
    return draft.given({.key = "x", .symbol = working::letters::measuredX()}, values);
}

Derivation gm11Derivation(const ExerciseSeries& series) {
    Draft draft("gm11", series.name, {});
    working::Modelled of;
    of.x = measured(draft, series.columns.front());
    working::admissibilitySteps(draft, of.x);
    const working::Column values = working::gm11Steps(draft, of).values;
    working::accuracySteps(draft, of.x, values);
    return draft.take();
}

/// m and M as what they are of all differences, which somebody has to find; the derivation names the line.
void searchExtrema(Derivation& derivation) {
    std::vector<Expr> all;
    for (std::size_t step = 0; step < derivation.steps.size(); ++step) {
        if (derivation.steps[step].key.rfind("difference.", 0) != 0) {
            continue;
        }
        for (std::size_t line = 0; line < derivation.steps[step].lines.size(); ++line) {
            all.push_back(working::number(derivation.steps[step].lines[line].value,
                                          {static_cast<int>(step), static_cast<int>(line)}));
            derivation.steps[step].lines[line].mark = working::Mark::none;
        }
    }
    for (Step& step : derivation.steps) {
        if (step.key == "m" || step.key == "M") {
            step.lines.front().put = working::call(step.key == "m" ? "min" : "max", all);
            step.lines.front().point = 0;
        }
    }
    for (working::Section& section : derivation.sections) {
        std::erase_if(section.notes, [](const working::Note& note) { return note.id == working::NoteId::extremaAt; });
    }
}

/// The sections of the end that are no part of the exercise.
void cutBefore(Derivation& derivation, working::SectionId section) {
    const auto cut = std::find_if(derivation.sections.begin(), derivation.sections.end(),
                                  [&](const working::Section& each) { return each.id == section; });
    if (cut != derivation.sections.end()) {
        derivation.steps.resize(cut->first);
        derivation.sections.erase(cut, derivation.sections.end());
    }
}

Expected<Derivation> translationDerivation(const ExerciseSeries& series) {
    const std::vector<double>& values = series.columns.front();
    const auto shift = grey::admissibleShift(values);
    if (!shift) {
        return base::fail(base::ErrorCode::internal, {"translationDerivation"});
    }
    Draft draft("translation", series.name, {});
    const working::Column x = measured(draft, values);
    working::admissibilitySteps(draft, x);
    const auto [shifted, by] = working::translationSteps(draft, x, *shift, true);
    draft.setPrefix("2.");
    working::admissibilitySteps(draft, shifted);
    return draft.take();
}

Expected<Derivation> remnantDerivation(const ExerciseSeries& series) {
    Draft draft("residual-remnant", series.name, {});
    working::ModelSubject subject;
    subject.of.x = measured(draft, series.columns.front());
    GREYSCOPE_TRY(working::modelSteps(draft, grey::GreyModel::residualRemnant, subject));
    return draft.take();
}

Derivation holdOutDerivation(const ExerciseSeries& series) {
    Draft draft("gm11", series.name, {});
    const std::vector<double>& values = series.columns.front();
    const auto fitted = values.end() - static_cast<std::ptrdiff_t>(kHeldOut);
    working::Modelled of;
    of.x = measured(draft, {values.begin(), fitted});
    of.horizon = static_cast<int>(kHeldOut);
    const working::Column model = working::gm11Steps(draft, of).values;
    static_cast<void>(working::errorSteps(draft, of.x, model));
    working::holdOutSteps(draft, model, of.last(), {fitted, values.end()});
    return draft.take();
}

Expected<Derivation> splitDerivation(const ExerciseSeries& series) {
    cart::Sample sample;
    sample.responseName = "y";
    sample.features = {{"x", "", series.columns[0], {}}};
    sample.response = series.columns[1];
    const cart::Tree tree = GREYSCOPE_TRY(cart::grow(sample, {.maxLeaves = 2}));
    Derivation derivation = GREYSCOPE_TRY(working::splitWorking(sample, tree, 0, 1));
    cutBefore(derivation, working::SectionId::pruning);
    return derivation;
}

Expected<Derivation> degreeDerivation(Kind kind, const ExerciseSeries& series) {
    const data::SeriesTable table = data::tableOfColumns(series.columns);
    std::vector<std::size_t> which;
    for (std::size_t i = 0; i < table.series.size(); ++i) {
        which.push_back(i);
    }
    grey::RelationOptions options;
    options.method = kind == Kind::deng ? grey::RelationMethod::deng : grey::RelationMethod::absolute;
    options.image.kind = kind == Kind::deng ? data::Image::initial : data::Image::none;
    options.scope = grey::ExtremaScope::global;
    Derivation derivation = GREYSCOPE_TRY(working::relationWorking(table, which, {0, 1, false}, options));
    if (kind == Kind::deng) {
        cutBefore(derivation, working::SectionId::ranks);
        searchExtrema(derivation);
    }
    return derivation;
}

}  // namespace

Expected<Derivation> derivationOf(Kind kind, const ExerciseSeries& series) {
    switch (kind) {
        case Kind::gm11: {
            Derivation derivation = gm11Derivation(series);
            cutBefore(derivation, working::SectionId::areas);
            return derivation;
        }
        case Kind::translation:
            return translationDerivation(series);
        case Kind::remnant:
            return remnantDerivation(series);
        case Kind::holdOut:
            return holdOutDerivation(series);
        case Kind::split:
            return splitDerivation(series);
        case Kind::deng:
        case Kind::absolute:
            break;
    }
    return degreeDerivation(kind, series);
}

}  // namespace greyscope::exercise
