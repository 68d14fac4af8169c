#include "core/exercise/exercise.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

#include "core/base/random.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/exercise/mistakes.h"

namespace greyscope::exercise {

using base::ErrorCode;
using base::Expected;
using derivation::Derivation;
using derivation::Expr;
using derivation::Line;
using derivation::LineRef;
using derivation::Real;
using derivation::Step;

namespace {

/// Returns whether numbers of a step can be blanks.
bool isAsked(ExerciseKind kind, const std::string& key) {
    static const std::array<const char*, 26> usual{
        "ratio",    "x1",         "z",        "BtB",    "BtY",         "D",      "a",    "u",  "u/a",
        "x(1)-u/a", "response",   "restored", "errors", "relative",    "mape",   "S1",   "S2", "C-ratio",
        "image",    "difference", "m",        "M",      "coefficient", "degree", "zero", "s"};
    static const std::array<const char*, 13> others{"low",      "high",      "bound", "shifted", "e",
                                                    "smoothed", "corrected", "held",  "SSE",     "left",
                                                    "right",    "error",     "gain"};
    const auto named = [&](const std::string& name) { return key == name || key.rfind(name + ".", 0) == 0; };
    if (kind == ExerciseKind::split && named("t")) {
        return true;
    }
    const bool early = kind == ExerciseKind::gm11 || kind == ExerciseKind::deng || kind == ExerciseKind::absolute;
    const std::string bare = early ? key : bareKey(key);
    return std::any_of(usual.begin(), usual.end(),
                       [&](const std::string& name) { return bare == name || bare.rfind(name + ".", 0) == 0; }) ||
           (!early && std::any_of(others.begin(), others.end(), named));
}

/// Chooses blanks from the last section backwards.
class Chooser {
public:
    Chooser(const Derivation& derivation, const Options& options)
        : m_of(derivation),
          m_options(options),
          m_draws(options.seed, "blanks of " + base::nameOf(kindNames(), options.kind)),
          m_rounded(derivation) {
        m_rounded.roundTo(options.decimals);
        m_rounded.run();
    }

    [[nodiscard]] std::vector<Blank> take() {
        std::vector<std::vector<std::vector<Blank>>> sections;  // per section: the candidate lines of its steps
        for (const derivation::DerivationSection& section : m_of.sections) {
            std::vector<std::vector<Blank>> steps;
            for (std::size_t step = section.first; step < section.first + section.count; ++step) {
                if (auto lines = candidates(static_cast<int>(step)); !lines.empty()) {
                    steps.push_back(std::move(lines));
                }
            }
            sections.push_back(std::move(steps));
        }
        dropRepeated(sections);
        std::vector<Blank> blanks;
        const auto wanted = static_cast<std::size_t>(m_options.blanks);
        for (bool found = true; found && blanks.size() < wanted;) {
            found = false;
            for (auto steps = sections.rbegin(); steps != sections.rend() && blanks.size() < wanted; ++steps) {
                if (!steps->empty()) {
                    blanks.push_back(takeFrom(*steps));
                    found = true;
                }
            }
        }
        std::sort(blanks.begin(), blanks.end(), [](const Blank& a, const Blank& b) {
            return std::pair(a.line.step, a.line.line) < std::pair(b.line.step, b.line.line);
        });
        const Judge judge(m_of, m_options);
        for (std::size_t i = 0; i < blanks.size(); ++i) {
            blanks[i].letter = std::string(1, static_cast<char>('a' + i));
            blanks[i].right = judge.rightSpans(blanks[i].line);
            blanks[i].known = judge.distinctMistakes(blanks[i].line);
        }
        return blanks;
    }

private:
    /// Takes one blank from a step of the section that has had the fewest so far.
    Blank takeFrom(std::vector<std::vector<Blank>>& steps) {
        const auto takenOf = [this](const std::vector<Blank>& lines) { return m_taken[lines.front().line.step]; };
        int least = takenOf(steps.front());
        for (const std::vector<Blank>& each : steps) {
            least = std::min(least, takenOf(each));
        }
        std::vector<std::vector<Blank>*> next;
        for (std::vector<Blank>& each : steps) {
            if (takenOf(each) == least) {
                next.push_back(&each);
            }
        }
        std::vector<Blank>& lines = *next[m_draws.below(next.size())];
        ++m_taken[lines.front().line.step];
        const auto place = lines.begin() + static_cast<std::ptrdiff_t>(m_draws.below(lines.size()));
        Blank taken = *place;
        lines.erase(place);
        std::erase_if(steps, [](const auto& rest) { return rest.empty(); });
        return taken;
    }
    /// Keeps only the first line with a given formula and numbers; later ones show the letter of the first.
    void dropRepeated(std::vector<std::vector<std::vector<Blank>>>& sections) const {
        std::vector<const Expr*> seen;
        const auto isSeen = [&](const Blank& each) {
            const Expr& put = lineAt(m_of, each.line).put;
            const bool again = std::any_of(seen.begin(), seen.end(), [&](const Expr* one) { return *one == put; });
            if (!again) {
                seen.push_back(&put);
            }
            return again;
        };
        for (auto& steps : sections) {
            for (auto& lines : steps) {
                std::erase_if(lines, isSeen);
            }
            std::erase_if(steps, [](const auto& lines) { return lines.empty(); });
        }
    }

    [[nodiscard]] std::vector<Blank> candidates(int step) const {
        std::vector<Blank> found;
        const Step& of = m_of.steps[static_cast<std::size_t>(step)];
        for (int line = 0; isAsked(m_options.kind, of.key) && line < static_cast<int>(of.lines.size()); ++line) {
            const LineRef ref{step, line};
            if (canBeAsked(of.lines[static_cast<std::size_t>(line)]) && survivesRounding(ref)) {
                found.push_back({.line = ref, .letter = {}, .right = {}, .known = {}});
            }
        }
        return found;
    }
    /// Returns whether rounding every step gives nearly the same number.
    [[nodiscard]] bool survivesRounding(const LineRef& ref) const {
        constexpr Real kMostShare = 0.02L;
        const Real value = lineAt(m_of, ref).value;
        return std::abs(m_rounded.at(ref) - value) <=
               std::max(kMostShare * std::abs(value), 2.0L * unitOf(m_options.decimals));
    }
    [[nodiscard]] bool canBeAsked(const Line& line) const {
        constexpr Real kUnits = 20.0L;      // smallest value, in units of the last digit
        constexpr Real kMostShare = 0.02L;  // largest share of the value that rounding of its inputs may change
        const Real unit = unitOf(m_options.decimals);
        const bool trivial = line.put.kind == Expr::Kind::number || std::abs(line.value) < kUnits * unit ||
                             std::abs(line.value - 1.0L) < unit;
        const auto exactly = [&](const LineRef& ref) { return lineAt(m_of, ref).value; };
        return !trivial && spreadOf(line.put, exactly, m_options.decimals) <=
                               std::max(kMostShare * std::abs(line.value), unit / 2.0L);
    }

    const Derivation& m_of;
    const Options& m_options;
    base::NamedDraws m_draws;
    std::map<int, int> m_taken;  ///< per step: number of blanks taken
    Reworked m_rounded;
};

/// Returns the lines that repeat a blank: copies, copies with the opposite sign, and the same formula elsewhere.
std::vector<Repeat> repeatsOf(const Derivation& derivation, const std::vector<Blank>& blanks) {
    std::vector<Repeat> repeats;
    const auto known = [&](const LineRef& line) -> std::optional<Repeat> {
        for (std::size_t i = 0; i < blanks.size(); ++i) {
            if (blanks[i].line == line) {
                return Repeat{line, i, false};
            }
        }
        const auto found =
            std::find_if(repeats.begin(), repeats.end(), [&](const Repeat& each) { return each.line == line; });
        return found == repeats.end() ? std::nullopt : std::optional(*found);
    };
    for (int step = 0; step < static_cast<int>(derivation.steps.size()); ++step) {
        const std::vector<Line>& lines = derivation.steps[static_cast<std::size_t>(step)].lines;
        for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
            const LineRef ref{step, i};
            const Expr& put = lines[static_cast<std::size_t>(i)].put;
            const bool negative = put.kind == Expr::Kind::negative;
            const Expr& copied = negative ? put.parts.front() : put;
            if (known(ref)) {
                continue;
            }
            if (copied.kind == Expr::Kind::number && copied.from.known()) {
                if (const auto of = known(copied.from)) {
                    repeats.push_back({ref, of->blank, of->negative != negative});
                }
                continue;
            }
            for (std::size_t blank = 0; blank < blanks.size(); ++blank) {
                if (copied.kind != Expr::Kind::number && lineAt(derivation, blanks[blank].line).put == put) {
                    repeats.push_back({ref, blank, false});
                    break;
                }
            }
        }
    }
    return repeats;
}

/// Removes remarks that contain the number of a blank.
void dropTelltales(Exercise& exercise) {
    const auto tells = [&](const derivation::DerivationNote& note) {
        return std::any_of(note.numbers.begin(), note.numbers.end(), [&](Real number) {
            return std::any_of(exercise.blanks.begin(), exercise.blanks.end(), [&](const Blank& blank) {
                return std::abs(lineAt(exercise.derivation, blank.line).value) == std::abs(number);
            });
        });
    };
    for (derivation::DerivationSection& section : exercise.derivation.sections) {
        std::erase_if(section.notes, tells);
    }
}

Expected<ExerciseSeries> seriesOf(const Options& options) {
    if (options.series.empty()) {
        return seededSeries(options.kind, options.seed);
    }
    std::vector<std::string> names;
    for (const ExerciseSeries& series : textbookSeries(options.kind)) {
        if (series.name == options.series) {
            return series;
        }
        names.push_back(series.name);
    }
    return base::fail(ErrorCode::optionUnknown, {"series", options.series, base::joined(names, ", ")});
}

Expected<void> checkRange(const char* name, int value, int low, int high) {
    if (value < low || value > high) {
        return base::fail(ErrorCode::optionOutOfRange,
                          {name, std::to_string(value), "[" + std::to_string(low) + ", " + std::to_string(high) + "]"});
    }
    return {};
}

}  // namespace

const base::Names<Accept>& acceptNames() {
    static const base::Names<Accept> names{
        {Accept::halfDigit, "half-digit"}, {Accept::digit, "digit"}, {Accept::percent, "percent"}};
    return names;
}

std::size_t Exercise::blankAt(const LineRef& line) const {
    for (std::size_t i = 0; i < blanks.size(); ++i) {
        if (blanks[i].line == line) {
            return i;
        }
    }
    const auto repeat =
        std::find_if(repeats.begin(), repeats.end(), [&](const Repeat& each) { return each.line == line; });
    return repeat == repeats.end() ? blanks.size() : repeat->blank;
}

Expected<Exercise> makeExercise(const Options& options) {
    GREYSCOPE_TRY(checkRange("blanks", options.blanks, 1, kMostBlanks));
    GREYSCOPE_TRY(checkRange("decimals", options.decimals, kLeastDecimals, kMostDecimals));
    const ExerciseSeries series = GREYSCOPE_TRY(seriesOf(options));
    Exercise exercise;
    exercise.options = options;
    exercise.source = series.source;
    exercise.derivation = GREYSCOPE_TRY(derivationOf(options.kind, series));
    exercise.blanks = Chooser(exercise.derivation, options).take();
    exercise.repeats = repeatsOf(exercise.derivation, exercise.blanks);
    dropTelltales(exercise);
    return exercise;
}

}  // namespace greyscope::exercise
