#pragma once

#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/base/names.h"

namespace greyscope::grey {

/// The whitenization weight functions of a grey clustering: how much a value belongs to each class of an indicator.
/// With the centres λ1 < ... < λs of s classes; where the centres fall, the first class has the largest values.
enum class ClassFunctions {
    centre,  ///< mixed centre-point: triangles over the centres, 1 below λ1 and above λs (Liu, Yang, Fang & Xie 2015)
    end,     ///< mixed end-point: the same over the midpoints of the classes' intervals; 0 outside all of them
    measure,  ///< through the origin: lower 1 up to λ1, then 2 - x/λ1; moderate x/λk, then 2 - x/λk; upper x/λs, then 1
    mirrored  ///< centre-point: triangles alone; the outer ones end at centres mirrored at λ1 and λs (Liu 2010)
};
/// "centre", "end", "measure", "mirrored".
[[nodiscard]] const base::Names<ClassFunctions>& classFunctionNames();

/// The classes of one indicator. Both lists rise or both fall.
struct GreyClasses {
    std::vector<double> centres;  ///< one for each class
    std::vector<double> ends =
        {};  ///< of ClassFunctions::end: the s + 1 ends of the classes' intervals; empty: not known
    bool operator==(const GreyClasses&) const = default;
};

/// The classes between these ends: their centres are the midpoints, but for the first and last one where `outer` gives
/// both of them.
[[nodiscard]] GreyClasses classesBetween(std::vector<double> ends, const std::vector<double>& outer = {});

/// Errors of the indicator `name`: optionOutOfRange unless there are at least two centres, all of them finite and
/// strictly rising or strictly falling, those of ClassFunctions::measure above 0, and there are s + 1 ends or none.
[[nodiscard]] base::Expected<void> checkClasses(const std::string& name, ClassFunctions functions,
                                                const GreyClasses& classes);

/// The weights of `x`, one for each class, in [0, 1]. The classes have been checked.
[[nodiscard]] std::vector<double> classWeights(ClassFunctions functions, const GreyClasses& classes, double x);

}  // namespace greyscope::grey
