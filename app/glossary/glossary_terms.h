#pragma once

#include <vector>

#include "core/derivation/derivation.h"
#include "core/grey/degrees/relation_method.h"

namespace greyscope::app {

/// The example calculations whose derivations contain the formulas of terms.
enum class Course {
    none,
    gm11,  ///< with a constant added to the series, and test points
    remnant,
    buffered,
    strengthened,
    edgm,
    dgm,
    verhulst,
    ngbm,
    fgm,
    gm1n,
    gm0n,
    gm21,
    dgm21,
    dgm1n,
    scgm,
    fourier,
    markov,
    initialImage,
    meanImage,
    intervalImage,
    absolute,
    synthetic,
    similitude,
    closeness,
    workedDegree,  ///< the degree TermRow::degree
    split,
    merge,
    path,
    ratio
};

/// A term as declared in the sources: in English, to be translated for display.
struct TermRow {
    const char* key;
    const char* name;
    const char* text;
    Course course = Course::none;
    const char* step = "";    ///< key of the step in the derivation of `course` whose rule is the formula of the term
    const char* page = "";    ///< key of the page that calculates the quantity
    const char* lesson = "";  ///< key of a lesson about the term
    /// Source of the formula, if the derivation does not name one.
    derivation::SourceId source = derivation::SourceId::none;
    bool line = true;  ///< whether the derivation that the page shows contains the step too
    grey::RelationMethod degree = {};
};

[[nodiscard]] const std::vector<TermRow>& termRows();

}  // namespace greyscope::app
