#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "core/exercise/marking.h"
#include "core/exercise/spot.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// How an exercise is shown: worked with all numbers, with blanks, with the solutions in the blanks, or with a mistake
/// to be found.
enum class ExerciseMode { worked, exercise, solution, spot };

/// The exercise for a seed, and the same derivation with a mistake in it.
struct ExerciseMade {
    exercise::Exercise exercise;
    exercise::Spot spot;
};

/// The analysis of the Exercise page: a derivation in which numbers are to be filled in or a mistake is to be found. It
/// is not part of a study, because its seed determines it.
struct ExerciseAnalysis {
    static constexpr const char* kPage = "exercise";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Exercise"); }
    static constexpr bool kReadsTable = false;
    /// Name of the figure without the page: figureName() puts "exercise-" before it.
    static constexpr const char* kSheet = "exercise";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = exercise::Options;
    using Result = ExerciseMade;
    using Shown = Analysed<Request, Result>;

    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const WantedFigures& wanted);
    /// Makes the exercise of a seed. Errors: those of exercise::makeExercise() and exercise::spotOf().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns the exercise as a sheet in this mode. `marks` are the marks of the blanks; `clicked` is the line that
    /// the user marked as the mistake.
    [[nodiscard]] static widgets::DerivationSpec sheet(const ExerciseMade& made, ExerciseMode mode,
                                                       const std::vector<exercise::Marked>& marks,
                                                       const std::optional<derivation::LineRef>& clicked);

    /// Returns the figures for handing out, without the answers.
    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted);
};

}  // namespace greyscope::app
