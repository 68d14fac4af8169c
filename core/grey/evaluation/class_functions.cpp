#include "core/grey/evaluation/class_functions.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace greyscope::grey {

namespace {

/// From 0 at `from` to 1 at `to`.
double between(double x, double from, double to) {
    return (x - from) / (to - from);
}

/// A triangle over [low, high] with its top at `top`; 0 outside.
double triangle(double x, double low, double top, double high) {
    if (x <= low || x >= high) {
        return 0.0;
    }
    return x <= top ? between(x, low, top) : between(x, high, top);
}

/// Of class k with rising centres.
double weightOf(ClassFunctions functions, const std::vector<double>& centres, std::size_t k, double x) {
    const std::size_t last = centres.size() - 1;
    const double own = centres[k];
    if (functions == ClassFunctions::measure) {
        const double share = x / own;
        const double weight = k == 0      ? std::min(1.0, 2.0 - share)
                              : k == last ? std::min(1.0, share)
                                          : std::min(share, 2.0 - share);
        return x < 0.0 ? 0.0 : std::max(0.0, weight);
    }
    const bool flat = functions != ClassFunctions::mirrored;
    if (flat && ((k == 0 && x <= own) || (k == last && x >= own))) {
        return 1.0;
    }
    const double low = k > 0 ? centres[k - 1] : 2.0 * own - centres[1];
    const double high = k < last ? centres[k + 1] : 2.0 * own - centres[last - 1];
    return triangle(x, low, own, high);
}

bool rises(const std::vector<double>& values) {
    return std::adjacent_find(values.begin(), values.end(), [](double a, double b) { return !(a < b); }) ==
           values.end();
}

bool falls(const std::vector<double>& values) {
    return std::adjacent_find(values.begin(), values.end(), [](double a, double b) { return !(a > b); }) ==
           values.end();
}

std::string textOf(const std::vector<double>& values) {
    std::string text;
    for (const double value : values) {
        text += (text.empty() ? "" : ",") + base::toText(value);
    }
    return text;
}

}  // namespace

const base::Names<ClassFunctions>& classFunctionNames() {
    static const base::Names<ClassFunctions> names{{ClassFunctions::centre, "centre"},
                                                   {ClassFunctions::end, "end"},
                                                   {ClassFunctions::measure, "measure"},
                                                   {ClassFunctions::mirrored, "mirrored"}};
    return names;
}

GreyClasses classesBetween(std::vector<double> ends, const std::vector<double>& outer) {
    GreyClasses classes;
    for (std::size_t k = 0; k + 1 < ends.size(); ++k) {
        classes.centres.push_back(0.5 * (ends[k] + ends[k + 1]));
    }
    if (outer.size() == 2 && !classes.centres.empty()) {
        classes.centres.front() = outer.front();
        classes.centres.back() = outer.back();
    }
    classes.ends = std::move(ends);
    return classes;
}

base::Expected<void> checkClasses(const std::string& name, ClassFunctions functions, const GreyClasses& classes) {
    const std::vector<double>& centres = classes.centres;
    const auto refuse = [&](const std::vector<double>& values, const char* allowed) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"centres of " + name, textOf(values), allowed});
    };
    const auto finite = [](const std::vector<double>& values) {
        return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
    };
    if (centres.size() < 2 || !finite(centres) || (!rises(centres) && !falls(centres))) {
        return refuse(centres, "λ1 < λ2 < ... or λ1 > λ2 > ...");
    }
    if (functions == ClassFunctions::measure && std::min(centres.front(), centres.back()) <= 0.0) {
        return refuse(centres, "λ > 0");
    }
    if (functions == ClassFunctions::end && !classes.ends.empty()) {
        const std::vector<double>& ends = classes.ends;
        const bool ordered = rises(centres) ? rises(ends) : falls(ends);
        if (ends.size() != centres.size() + 1 || !finite(ends) || !ordered) {
            return refuse(ends, "a1 < a2 < ... or a1 > a2 > ..., one more than classes");
        }
    }
    return {};
}

std::vector<double> classWeights(ClassFunctions functions, const GreyClasses& classes, double x) {
    std::vector<double> centres = classes.centres;
    const bool falling = centres.front() > centres.back();
    if (falling) {
        std::reverse(centres.begin(), centres.end());
    }
    std::vector<double> weights(centres.size(), 0.0);
    const bool outside = functions == ClassFunctions::end && (x < std::min(classes.ends.front(), classes.ends.back()) ||
                                                              x > std::max(classes.ends.front(), classes.ends.back()));
    for (std::size_t k = 0; k < centres.size() && !outside; ++k) {
        weights[k] = weightOf(functions, centres, k, x);
    }
    if (falling) {
        std::reverse(weights.begin(), weights.end());
    }
    return weights;
}

}  // namespace greyscope::grey
