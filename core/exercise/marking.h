#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/exercise/exercise.h"
#include "core/exercise/reworked.h"

namespace greyscope::exercise {

/// What a student wrote into a blank, and what led there.
struct StudentAnswer {
    std::optional<Real> value;  ///< none: it is open
    int decimals = -1;          ///< it was written with; -1: nobody counts them
    bool percent = false;       ///< a percent sign stood behind it
    int wrongTries = 0;         ///< before this one
    bool hinted = false;
    bool shown = false;  ///< the number was shown instead
    bool operator==(const StudentAnswer&) const = default;
};

enum class AnswerVerdict {
    open,
    right,
    carried,       ///< follows from an earlier answer that is not right: counts as right
    mistaken,      ///< a known mistake gives it
    tooFewDigits,  ///< right as far as it goes
    notRight,
    shown
};

struct Marked {
    AnswerVerdict verdict = AnswerVerdict::open;
    std::optional<MistakeId> mistake = {};
    double points = 0.0;  ///< 1; a half after a hint or another try; 0 where it was shown
    bool operator==(const Marked&) const = default;
    [[nodiscard]] bool isRight() const { return verdict == AnswerVerdict::right || verdict == AnswerVerdict::carried; }
    [[nodiscard]] bool isWrong() const {
        return verdict == AnswerVerdict::mistaken || verdict == AnswerVerdict::tooFewDigits ||
               verdict == AnswerVerdict::notRight;
    }
};

/// A mark for each blank. Answers are held against what follows from the answers before them as well: a mistake counts
/// once.
[[nodiscard]] std::vector<Marked> mark(const Exercise& exercise, const std::vector<StudentAnswer>& answers);

struct Score {
    double points = 0.0;
    std::size_t right = 0, wrong = 0, open = 0, hints = 0, shown = 0;
    bool operator==(const Score&) const = default;
};
[[nodiscard]] Score scoreOf(const std::vector<StudentAnswer>& answers, const std::vector<Marked>& marks);

/// A number as somebody writes it: a point or a comma, a sign of any kind, a percent sign behind it.
[[nodiscard]] std::optional<StudentAnswer> readAnswer(const std::string& text);
/// That of a blank: in percent, where it is not asked for so, it is a hundredth.
[[nodiscard]] std::optional<StudentAnswer> readAnswer(const Exercise& exercise, std::size_t blank,
                                                      const std::string& text);

/// The number of a blank as its sheet has it.
[[nodiscard]] std::string answerText(const Exercise& exercise, std::size_t blank);

/// What a student sees: blanks and what repeats them by their letters, those that are right or shown by their numbers.
[[nodiscard]] derivation::Derivation studentSheet(const Exercise& exercise, const std::vector<Marked>& marks);
/// The exercise with every number in its field.
[[nodiscard]] derivation::Derivation solvedSheet(const Exercise& exercise);

/// A number of the result, right and with a mistake.
struct MistakeEffect {
    std::string step;  ///< its key
    derivation::Expr symbol;
    Real right = 0.0L;
    Real wrong = 0.0L;
};
/// What a mistake, made in every line of a blank's step, makes of the numbers that the derivation is for.
[[nodiscard]] std::vector<MistakeEffect> consequencesOf(const derivation::Derivation& derivation, MistakeId mistake,
                                                        const LineRef& line);

}  // namespace greyscope::exercise
