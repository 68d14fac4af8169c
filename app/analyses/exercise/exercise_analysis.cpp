#include "app/analyses/exercise/exercise_analysis.h"

#include <memory>
#include <utility>

#include "core/base/try.h"
#include "widgets/present/words/exercise_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

std::vector<FigureName> ExerciseAnalysis::figureNames() {
    return {{kSheet, Words::tr("Exercise")}};
}

std::variant<exercise::Options, widgets::Empty> ExerciseAnalysis::request(const Study& /*study*/,
                                                                          const WantedFigures& /*wanted*/) {
    return exercise::Options{};
}

base::Expected<ExerciseMade> ExerciseAnalysis::run(const Request& request, base::Progress& /*progress*/) {
    exercise::Exercise made = GREYSCOPE_TRY(exercise::makeExercise(request));
    exercise::Spot spot = GREYSCOPE_TRY(exercise::spotOf(request));
    return ExerciseMade{std::move(made), std::move(spot)};
}

widgets::DerivationSpec ExerciseAnalysis::sheet(const ExerciseMade& made, ExerciseMode mode,
                                                const std::vector<exercise::Marked>& marks,
                                                const std::optional<derivation::LineRef>& clicked) {
    const exercise::Options& options = made.exercise.options;
    widgets::DerivationSpec spec;
    spec.numbers.decimals = options.decimals;
    spec.title = widgets::exerciseTitle(options);
    derivation::Derivation sheet;
    switch (mode) {
        case ExerciseMode::worked:
            sheet = made.exercise.derivation;
            break;
        case ExerciseMode::exercise:
            sheet = exercise::studentSheet(made.exercise, marks);
            spec.subtitle = Words::tr("Enter: check; Tab: next box; Ctrl+Enter: check all");
            break;
        case ExerciseMode::solution:
            sheet = exercise::solvedSheet(made.exercise);
            break;
        case ExerciseMode::spot:
            sheet = made.spot.derivation;
            spec.title = Words::tr("Spot the mistake: %1, seed %2")
                             .arg(widgets::kindTitle(options.kind), QString::number(options.seed));
            spec.subtitle = Words::tr("One step violates its rule: click the first wrong line");
            spec.chosen = clicked.value_or(derivation::LineRef{});
            break;
    }
    spec.derivation = std::make_shared<const derivation::Derivation>(std::move(sheet));
    return spec;
}

AnalysisFigures ExerciseAnalysis::figures(const Shown& shown, const WantedFigures& wanted) {
    AnalysisFigures all{kPage, {}, {}, {}, false};
    if (isWanted(wanted, kSheet)) {
        const std::vector<exercise::Marked> open(shown.result->exercise.blanks.size());
        all.figures.push_back({kSheet, sheet(*shown.result, ExerciseMode::exercise, open, std::nullopt), {}});
    }
    return all;
}

}  // namespace greyscope::app
