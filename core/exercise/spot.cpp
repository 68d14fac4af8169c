#include "core/exercise/spot.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/random.h"
#include "core/base/try.h"
#include "core/exercise/tolerance.h"

namespace greyscope::exercise {

namespace {

/// A step, a mistake, and the lines in which it applies.
struct Candidate {
    int step = 0;
    MistakeId mistake = MistakeId::halfForgotten;
    std::vector<int> lines;
};

/// Returns one candidate per mistake and step; mistakes found in print are listed twice, to be chosen more often.
std::vector<Candidate> candidatesIn(const derivation::Derivation& derivation, const Options& options) {
    const Judge judge(derivation, options);
    std::vector<Candidate> found;
    for (int step = 0; step < static_cast<int>(derivation.steps.size()); ++step) {
        std::vector<Candidate> ofStep;
        for (int line = 0; line < static_cast<int>(derivation.steps[static_cast<std::size_t>(step)].lines.size());
             ++line) {
            for (const auto& [id, span] : judge.distinctMistakes({step, line})) {
                const auto known = std::find_if(ofStep.begin(), ofStep.end(),
                                                [id = id](const Candidate& each) { return each.mistake == id; });
                if (known == ofStep.end()) {
                    ofStep.push_back({step, id, {line}});
                } else {
                    known->lines.push_back(line);
                }
            }
        }
        for (const Candidate& each : ofStep) {
            found.push_back(each);
            if (originOf(each.mistake) != MistakeOrigin::usual) {
                found.push_back(each);
            }
        }
    }
    return found;
}

}  // namespace

bool Spot::isWrong(const LineRef& line) const {
    return line.step == step && std::find(lines.begin(), lines.end(), line.line) != lines.end();
}

bool Spot::isTouched(const LineRef& line) const {
    const auto valueIn = [&line](const derivation::Derivation& of) {
        return of.steps[static_cast<std::size_t>(line.step)].lines[static_cast<std::size_t>(line.line)].value;
    };
    return valueIn(derivation) != valueIn(right);
}

base::Expected<Spot> spotOf(const Options& options) {
    const Exercise exercise = GREYSCOPE_TRY(makeExercise(options));
    std::vector<Candidate> candidates = candidatesIn(exercise.derivation, options);
    base::NamedDraws draws(options.seed, "spot the mistake");
    for (; !candidates.empty();) {
        const auto place = candidates.begin() + static_cast<std::ptrdiff_t>(draws.below(candidates.size()));
        const Candidate chosen = *place;
        candidates.erase(place);
        Reworked wrong(exercise.derivation);
        for (const int line : chosen.lines) {
            wrong.put({chosen.step, line}, *wrongRule(chosen.mistake, exercise.derivation, {chosen.step, line}));
        }
        wrong.run();
        Spot spot{wrong.derivation(),
                  exercise.derivation,
                  chosen.mistake,
                  chosen.step,
                  chosen.lines,
                  consequencesOf(exercise.derivation, chosen.mistake, {chosen.step, chosen.lines.front()})};
        const bool written =
            std::all_of(spot.derivation.steps.begin(), spot.derivation.steps.end(), [](const derivation::Step& step) {
                return std::all_of(step.lines.begin(), step.lines.end(),
                                   [](const derivation::Line& line) { return std::isfinite(line.value); });
            });
        if (written) {
            return spot;
        }
    }
    return base::fail(base::ErrorCode::internal, {"spotOf"});
}

}  // namespace greyscope::exercise
