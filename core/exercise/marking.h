#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/exercise/exercise.h"
#include "core/exercise/reworked.h"

namespace greyscope::exercise {

/// A student's answer to a blank, and the help and attempts that preceded it.
struct StudentAnswer {
    std::optional<Real> value;  ///< nullopt: not answered
    int decimals = -1;          ///< number of decimals that the student wrote; -1: unknown
    bool percent = false;       ///< whether a percent sign followed
    int wrongTries = 0;         ///< number of wrong attempts before this one
    bool hinted = false;
    bool shown = false;  ///< whether the program showed the right number to the student
    bool operator==(const StudentAnswer&) const = default;
};

/// How an answer to a blank was judged.
enum class AnswerVerdict {
    open,
    right,
    carried,       ///< follows from an earlier wrong answer; counts as right
    mistaken,      ///< is the result of a known mistake
    tooFewDigits,  ///< right, but with too few digits
    notRight,
    shown
};

/// The mark for one answer.
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

/// Marks the answers to an exercise; returns one mark for each blank. An answer is also right if it follows correctly
/// from the student's own earlier answers, so that a mistake counts only once.
[[nodiscard]] std::vector<Marked> mark(const Exercise& exercise, const std::vector<StudentAnswer>& answers);

/// The total of points, and the numbers of right, wrong and open answers, hints and shown numbers.
struct Score {
    double points = 0.0;
    std::size_t right = 0, wrong = 0, open = 0, hints = 0, shown = 0;
    bool operator==(const Score&) const = default;
};
/// Adds up the marks of an exercise.
[[nodiscard]] Score scoreOf(const std::vector<StudentAnswer>& answers, const std::vector<Marked>& marks);

/// Reads a student's answer from text: a number with a point or comma, any plus or minus sign, and an optional percent
/// sign. Returns nullopt if the text is not a number.
[[nodiscard]] std::optional<StudentAnswer> readAnswer(const std::string& text);
/// Reads a student's answer to a blank from text, as the function above. An answer in percent is divided by 100 unless
/// the blank asks for percent.
[[nodiscard]] std::optional<StudentAnswer> readAnswer(const Exercise& exercise, std::size_t blank,
                                                      const std::string& text);

/// Returns the right number of a blank as text, as its sheet shows it.
[[nodiscard]] std::string answerText(const Exercise& exercise, std::size_t blank);

/// Returns the derivation that the student sees. Open blanks and lines that repeat their numbers show letters; blanks
/// that are right or shown have their numbers.
[[nodiscard]] derivation::Derivation studentSheet(const Exercise& exercise, const std::vector<Marked>& marks);
/// Returns the solution: the derivation with the number of every blank in its field.
[[nodiscard]] derivation::Derivation solvedSheet(const Exercise& exercise);

/// A result of a derivation that a mistake changes: its value without and with the mistake.
struct MistakeEffect {
    std::string step;  ///< key of the step whose last line is the result
    derivation::Expr symbol;
    Real right = 0.0L;
    Real wrong = 0.0L;
};
/// Returns the results of a derivation that change if a mistake is made in all lines of the step of `line`.
[[nodiscard]] std::vector<MistakeEffect> consequencesOf(const derivation::Derivation& derivation, MistakeId mistake,
                                                        const LineRef& line);

}  // namespace greyscope::exercise
