#include "app/analyses/layout/pattern_kind.h"

#include <algorithm>

#include "core/sim/experiments/parameters.h"
#include "widgets/present/simulate/simulate_words.h"

namespace greyscope::app {

// A pattern that equals an application in every number is that application; otherwise it is a class.
std::size_t patternKind(const access::Pattern& pattern) {
    const auto& kinds = access::patternKinds();
    const auto applications = kinds.begin() + kClasses;
    const auto same = std::find_if(applications, kinds.end(),
                                   [&](const access::PatternKind& kind) { return kind.pattern == pattern; });
    const auto alike = [&](const access::PatternKind& kind) { return isClass(kind.pattern, pattern); };
    return static_cast<std::size_t>((same != kinds.end() ? same : std::find_if(kinds.begin(), kinds.end(), alike)) -
                                    kinds.begin());
}

QString patternTitle(const access::Pattern& pattern) {
    const auto& kinds = access::patternKinds();
    const std::size_t kind = patternKind(pattern);
    return kind < kinds.size() ? widgets::levelText(**sim::parameterNamed("workload.pattern"), kinds[kind].name)
                               : QString();
}

bool isClass(const access::Pattern& one, const access::Pattern& other) {
    return one.shape == other.shape && (one.processesPerNode > 1) == (other.processesPerNode > 1) &&
           (one.waitMs > 0.0) == (other.waitMs > 0.0);
}

}  // namespace greyscope::app
