#include "core/grey/evaluation/class_functions.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace greyscope::grey {

namespace {

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

ClassShape classShape(ClassFunctions functions, const GreyClasses& classes, std::size_t k) {
    const bool outer = k == 0 || k + 1 == classes.centres.size();
    if (functions == ClassFunctions::measure) {
        const bool falls = classes.centres.front() > classes.centres.back();
        return !outer ? ClassShape::moderate : (k == 0) != falls ? ClassShape::lower : ClassShape::upper;
    }
    if (!outer || functions == ClassFunctions::mirrored) {
        return ClassShape::inner;
    }
    return k == 0 ? ClassShape::first : ClassShape::last;
}

bool isOutside(ClassFunctions functions, const GreyClasses& classes, double x) {
    if (functions == ClassFunctions::measure) {
        return x < 0.0;
    }
    return functions == ClassFunctions::end && !classes.ends.empty() &&
           (x < std::min(classes.ends.front(), classes.ends.back()) ||
            x > std::max(classes.ends.front(), classes.ends.back()));
}

std::vector<double> classWeights(ClassFunctions functions, const GreyClasses& classes, double x) {
    const std::vector<double>& centres = classes.centres;
    const std::size_t last = centres.size() - 1;
    std::vector<double> weights(centres.size(), 0.0);
    for (std::size_t k = 0; k <= last && !isOutside(functions, classes, x); ++k) {
        const double own = centres[k];
        weights[k] = classWeight<double>(classShape(functions, classes, k), x,
                                         {.before = k > 0 ? centres[k - 1] : mirroredCentre(own, centres[1]),
                                          .own = own,
                                          .after = k < last ? centres[k + 1] : mirroredCentre(own, centres[last - 1])});
    }
    return weights;
}

}  // namespace greyscope::grey
