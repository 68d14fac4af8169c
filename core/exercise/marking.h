#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/exercise/exercise.h"
#include "core/exercise/reworked.h"

namespace greyscope::exercise {

/// A student's answer to a blank, and the attempts before it.
struct StudentAnswer {
    std::optional<Real> value;  ///< nullopt: not answered
    int decimals = -1;          ///< number of decimals written; -1: unknown
    bool percent = false;       ///< whether a percent sign followed
    int wrongTries = 0;         ///< number of wrong attempts before this one
    bool hinted = false;
    bool shown = false;  ///< whether the number was shown instead
    bool operator==(const StudentAnswer&) const = default;
};

enum class AnswerVerdict {
    open,
    right,
    carried,       ///< follows from an earlier wrong answer; counts as right
    mistaken,      ///< is the result of a known mistake
    tooFewDigits,  ///< right, but with too few digits
    notRight,
    shown
};

struct Marked {
    AnswerVerdict verdict = AnswerVerdict::open;
    std::optional<MistakeId> mistake = {};
    double points = 0.0;  ///< 1; 0.5 after a hint or a wrong attempt; 0 if shown
    bool operator==(const Marked&) const = default;
    [[nodiscard]] bool isRight() const { return verdict == AnswerVerdict::right || verdict == AnswerVerdict::carried; }
    [[nodiscard]] bool isWrong() const {
        return verdict == AnswerVerdict::mistaken || verdict == AnswerVerdict::tooFewDigits ||
               verdict == AnswerVerdict::notRight;
    }
};

/// Returns a mark for each blank. Answers are also compared with what follows from earlier answers, so that a mistake
/// counts only once.
[[nodiscard]] std::vector<Marked> mark(const Exercise& exercise, const std::vector<StudentAnswer>& answers);

struct Score {
    double points = 0.0;
    std::size_t right = 0, wrong = 0, open = 0, hints = 0, shown = 0;
    bool operator==(const Score&) const = default;
};
[[nodiscard]] Score scoreOf(const std::vector<StudentAnswer>& answers, const std::vector<Marked>& marks);

/// Reads a number as people write it: with a point or comma, any plus or minus sign, and an optional percent sign.
/// Returns nullopt if the text is not a number.
[[nodiscard]] std::optional<StudentAnswer> readAnswer(const std::string& text);
/// As above, for a blank: an answer in percent is divided by 100 unless the blank asks for percent.
[[nodiscard]] std::optional<StudentAnswer> readAnswer(const Exercise& exercise, std::size_t blank,
                                                      const std::string& text);

/// Returns the number of a blank as shown on its sheet.
[[nodiscard]] std::string answerText(const Exercise& exercise, std::size_t blank);

/// Returns the student's sheet: blanks and lines that repeat them show letters, blanks that are right or shown have
/// their numbers.
[[nodiscard]] derivation::Derivation studentSheet(const Exercise& exercise, const std::vector<Marked>& marks);
/// Returns the exercise with every number in its field.
[[nodiscard]] derivation::Derivation solvedSheet(const Exercise& exercise);

/// A result of the derivation, without and with a mistake.
struct MistakeEffect {
    std::string step;  ///< key of its step
    derivation::Expr symbol;
    Real right = 0.0L;
    Real wrong = 0.0L;
};
/// Returns how a mistake, made in every line of a blank's step, changes the results of the derivation.
[[nodiscard]] std::vector<MistakeEffect> consequencesOf(const derivation::Derivation& derivation, MistakeId mistake,
                                                        const LineRef& line);

}  // namespace greyscope::exercise
