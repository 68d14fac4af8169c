#pragma once

#include <QByteArray>
#include <QString>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/exercise/marking.h"

namespace greyscope::test {

/// 200 where all derivations are asked for; a sanitized build takes 20 ms for each.
inline std::uint64_t exerciseSeeds() {
    return qEnvironmentVariableIsSet("GREYSCOPE_ALL_DERIVATIONS") ? 200 : 2;
}

inline exercise::Exercise exerciseOf(exercise::ExerciseKind kind, std::uint64_t seed, int decimals = 4,
                                     int blanks = exercise::kMostBlanks) {
    return exercise::makeExercise({.kind = kind, .series = {}, .blanks = blanks, .decimals = decimals, .seed = seed})
        .value();
}

/// Every exercise of the first seeds, with all numbers of decimals and all that counts in turn.
template <class Use>
void eachExercise(const Use& use) {
    constexpr int kDecimals = exercise::kMostDecimals - exercise::kLeastDecimals + 1;
    for (const auto& [kind, name] : exercise::kindNames()) {
        for (std::uint64_t seed = 1; seed <= exerciseSeeds(); ++seed) {
            const int turn = static_cast<int>(seed) + static_cast<int>(kind);
            const auto& accepted = exercise::acceptNames();
            use(exercise::makeExercise({.kind = kind,
                                        .series = {},
                                        .blanks = exercise::kMostBlanks,
                                        .decimals = exercise::kLeastDecimals + turn % kDecimals,
                                        .seed = seed,
                                        .accept = accepted[static_cast<std::size_t>(turn) % accepted.size()].first})
                    .value());
        }
    }
}

inline exercise::Marked markOf(const exercise::Exercise& of, std::size_t blank, derivation::Real value,
                               int decimals = -1) {
    std::vector<exercise::StudentAnswer> answers(of.blanks.size());
    answers[blank].value = value;
    answers[blank].decimals = decimals;
    return exercise::mark(of, answers)[blank];
}

/// Which number it is of which exercise.
inline QByteArray whatOf(const exercise::Exercise& of, std::size_t blank, derivation::Real value) {
    const derivation::Step& step = of.derivation.steps[static_cast<std::size_t>(of.blanks[blank].line.step)];
    return QStringLiteral("%1 of seed %2, %3(%4): %5")
        .arg(QString::fromStdString(base::nameOf(exercise::kindNames(), of.options.kind)))
        .arg(of.options.seed)
        .arg(QString::fromStdString(step.key))
        .arg(of.blanks[blank].line.line)
        .arg(static_cast<double>(value), 0, 'g', 12)
        .toUtf8();
}

/// The value of a formula from the numbers that the sheet prints.
inline derivation::Real fromPrinted(const exercise::Exercise& of, const derivation::Expr& formula) {
    return derivation::evaluate(exercise::withNumbers(formula, [&](const derivation::LineRef& line) {
        return exercise::roundedTo(exercise::lineAt(of.derivation, line).value, of.options.decimals);
    }));
}

}  // namespace greyscope::test
