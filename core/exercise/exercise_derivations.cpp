#include "core/exercise/exercise_derivations.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/cart/grow.h"
#include "core/data/table_of_columns.h"
#include "core/derivation/relation_derivation.h"
#include "core/derivation/steps/accuracy_steps.h"
#include "core/derivation/steps/model_steps.h"
#include "core/derivation/steps/preparation_steps.h"
#include "core/derivation/tree_derivation.h"
#include "core/grey/forecast/class_ratio.h"

namespace greyscope::exercise {

using base::Expected;
using derivation::Derivation;
using derivation::Draft;
using derivation::Expr;
using derivation::Step;

namespace {

constexpr std::size_t kHeldOut = 2;

derivation::StepValues measured(Draft& draft, const std::vector<double>& values) {
    draft.begin(derivation::SectionId::measured);
    return draft.given({.key = "x", .symbol = derivation::letters::measuredX()}, values);
}

Derivation gm11Derivation(const ExerciseSeries& series) {
    Draft draft("gm11", series.name, {});
    derivation::Modelled of;
    of.x = measured(draft, series.columns.front());
    derivation::admissibilitySteps(draft, of.x);
    const derivation::StepValues values = derivation::gm11Steps(draft, of).values;
    derivation::accuracySteps(draft, of.x, values);
    return draft.take();
}

/// Writes m and M as formulas over all differences, so that the extremes have to be found; the derivation refers to
/// their lines.
void searchExtrema(Derivation& derivation) {
    std::vector<Expr> all;
    for (std::size_t step = 0; step < derivation.steps.size(); ++step) {
        if (derivation.steps[step].key.rfind("difference.", 0) != 0) {
            continue;
        }
        for (std::size_t line = 0; line < derivation.steps[step].lines.size(); ++line) {
            all.push_back(derivation::number(derivation.steps[step].lines[line].value,
                                             {static_cast<int>(step), static_cast<int>(line)}));
            derivation.steps[step].lines[line].mark = derivation::LineEmphasis::none;
        }
    }
    for (Step& step : derivation.steps) {
        if (step.key == "m" || step.key == "M") {
            step.lines.front().put = derivation::call(step.key == "m" ? "min" : "max", all);
            step.lines.front().point = 0;
        }
    }
    for (derivation::DerivationSection& section : derivation.sections) {
        std::erase_if(section.notes,
                      [](const derivation::DerivationNote& note) { return note.id == derivation::NoteId::extremaAt; });
    }
}

/// Removes the last sections, which are not part of the exercise.
void cutBefore(Derivation& derivation, derivation::SectionId section) {
    const auto cut = std::find_if(derivation.sections.begin(), derivation.sections.end(),
                                  [&](const derivation::DerivationSection& each) { return each.id == section; });
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
    const derivation::StepValues x = measured(draft, values);
    derivation::admissibilitySteps(draft, x);
    const auto [shifted, by] = derivation::translationSteps(draft, x, *shift, true);
    draft.setPrefix("2.");
    derivation::admissibilitySteps(draft, shifted);
    return draft.take();
}

Expected<Derivation> remnantDerivation(const ExerciseSeries& series) {
    Draft draft("residual-remnant", series.name, {});
    derivation::ModelSubject subject;
    subject.of.x = measured(draft, series.columns.front());
    GREYSCOPE_TRY(derivation::modelSteps(draft, grey::GreyModel::residualRemnant, subject));
    return draft.take();
}

Derivation holdOutDerivation(const ExerciseSeries& series) {
    Draft draft("gm11", series.name, {});
    const std::vector<double>& values = series.columns.front();
    const auto fitted = values.end() - static_cast<std::ptrdiff_t>(kHeldOut);
    derivation::Modelled of;
    of.x = measured(draft, {values.begin(), fitted});
    of.horizon = static_cast<int>(kHeldOut);
    const derivation::StepValues model = derivation::gm11Steps(draft, of).values;
    static_cast<void>(derivation::errorSteps(draft, of.x, model));
    derivation::holdOutSteps(draft, model, of.last(), {fitted, values.end()});
    return draft.take();
}

Expected<Derivation> splitDerivation(const ExerciseSeries& series) {
    cart::Sample sample;
    sample.responseName = "y";
    sample.features = {{"x", "", series.columns[0], {}}};
    sample.response = series.columns[1];
    const cart::Tree tree = GREYSCOPE_TRY(cart::grow(sample, {.maxLeaves = 2}));
    Derivation derivation = GREYSCOPE_TRY(derivation::splitDerivation(sample, tree, 0, 1));
    cutBefore(derivation, derivation::SectionId::pruning);
    return derivation;
}

Expected<Derivation> degreeDerivation(ExerciseKind kind, const ExerciseSeries& series) {
    const data::SeriesTable table = data::tableOfColumns(series.columns);
    std::vector<std::size_t> which;
    for (std::size_t i = 0; i < table.series.size(); ++i) {
        which.push_back(i);
    }
    grey::RelationOptions options;
    options.method = kind == ExerciseKind::deng ? grey::RelationMethod::deng : grey::RelationMethod::absolute;
    options.image.kind = kind == ExerciseKind::deng ? data::Image::initial : data::Image::none;
    options.scope = grey::ExtremaScope::global;
    Derivation derivation = GREYSCOPE_TRY(derivation::relationDerivation(table, which, {0, 1, false}, options));
    if (kind == ExerciseKind::deng) {
        cutBefore(derivation, derivation::SectionId::ranks);
        searchExtrema(derivation);
    }
    return derivation;
}

}  // namespace

Expected<Derivation> derivationOf(ExerciseKind kind, const ExerciseSeries& series) {
    switch (kind) {
        case ExerciseKind::gm11: {
            Derivation derivation = gm11Derivation(series);
            cutBefore(derivation, derivation::SectionId::areas);
            return derivation;
        }
        case ExerciseKind::translation:
            return translationDerivation(series);
        case ExerciseKind::remnant:
            return remnantDerivation(series);
        case ExerciseKind::holdOut:
            return holdOutDerivation(series);
        case ExerciseKind::split:
            return splitDerivation(series);
        case ExerciseKind::deng:
        case ExerciseKind::absolute:
            break;
    }
    return degreeDerivation(kind, series);
}

}  // namespace greyscope::exercise
