#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "core/exercise/marking.h"
#include "core/exercise/spot.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// How an exercise is written.
enum class ExerciseMode { worked, exercise, solution, spot };

/// The exercise of a seed, and the same derivation with a mistake in it.
struct ExerciseMade {
    exercise::Exercise exercise;
    exercise::Spot spot;
};

/// A derivation in which numbers are asked for, or a mistake is to be found. It is no part of a study: the seed is.
struct ExerciseAnalysis {
    static constexpr const char* kPage = "exercise";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Exercise"); }
    static constexpr bool kReadsTable = false;
    /// End of the name of its figure.
    static constexpr const char* kSheet = "exercise";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = exercise::Options;
    using Result = ExerciseMade;
    using Shown = Analysed<Request, Result>;

    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const WantedFigures& wanted);
    /// Errors: those of exercise::makeExercise() and exercise::spotOf().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// The sheet of a mode. `marks`: of the blanks; of a mistake to be found, `clicked` is the line that was chosen.
    [[nodiscard]] static widgets::DerivationSpec sheet(const ExerciseMade& made, ExerciseMode mode,
                                                       const std::vector<exercise::Marked>& marks,
                                                       const std::optional<derivation::LineRef>& clicked);

    /// As it is handed out: nothing is answered yet.
    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted);
};

}  // namespace greyscope::app
