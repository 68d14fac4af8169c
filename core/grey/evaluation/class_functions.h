#pragma once

#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/grey/evaluation/evaluation_formulas.h"

namespace greyscope::grey {

/// The kind of whitenization weight functions of a grey clustering, which state how much a value belongs to each class
/// of an indicator. λ1 < ... < λs are the centres of s classes. If the centres are listed in falling order, the first
/// class has the largest values.
enum class ClassFunctions {
    centre,  ///< mixed centre-point: triangles over the centres, 1 below λ1 and above λs (Liu, Yang, Fang & Xie 2015)
    end,     ///< mixed end-point: the same over the midpoints of the classes' intervals; 0 outside all of them
    measure,  ///< through the origin: lower 1 up to λ1, then 2 - x/λ1; moderate x/λk, then 2 - x/λk; upper x/λs, then 1
    mirrored  ///< centre-point: triangles alone; the outer ones end at centres mirrored at λ1 and λs (Liu 2010)
};
/// The names of the kinds: "centre", "end", "measure", "mirrored".
[[nodiscard]] const base::Names<ClassFunctions>& classFunctionNames();

/// The grey classes of one indicator, by their centres and the ends of their intervals. Both lists rise or both fall.
struct GreyClasses {
    std::vector<double> centres;  ///< one for each class
    /// For ClassFunctions::end only: the s + 1 ends of the classes' intervals; empty if they are not known.
    std::vector<double> ends = {};
    bool operator==(const GreyClasses&) const = default;
};

/// Returns the classes whose intervals have the given ends. The centres are the midpoints of the intervals. If `outer`
/// has two values, they replace the first and the last centre.
[[nodiscard]] GreyClasses classesBetween(std::vector<double> ends, const std::vector<double>& outer = {});

/// Checks the classes of the indicator `name`. Error: optionOutOfRange unless there are at least two centres, all
/// finite and strictly rising or strictly falling; for ClassFunctions::measure, all centres must be above 0; for
/// ClassFunctions::end, there must be s + 1 ends in the same order, or none.
[[nodiscard]] base::Expected<void> checkClasses(const std::string& name, ClassFunctions functions,
                                                const GreyClasses& classes);

/// Returns the shape of the function of class k, counted from 0. A falling list of centres exchanges the lower and the
/// upper measure.
[[nodiscard]] ClassShape classShape(ClassFunctions functions, const GreyClasses& classes, std::size_t k);

/// Returns whether the value `x` belongs to no class because it lies outside all intervals (ClassFunctions::end) or
/// below 0 (ClassFunctions::measure).
[[nodiscard]] bool isOutside(ClassFunctions functions, const GreyClasses& classes, double x);

/// Returns how much the value `x` belongs to each class: one weight for each class, in [0, 1]. The classes must have
/// been checked by checkClasses().
[[nodiscard]] std::vector<double> classWeights(ClassFunctions functions, const GreyClasses& classes, double x);

}  // namespace greyscope::grey
