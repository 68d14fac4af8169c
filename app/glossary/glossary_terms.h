#pragma once

#include <vector>

#include "core/derivation/derivation.h"

namespace greyscope::app {

/// An example calculation whose derivation contains the rule of a term.
enum class Course {
    none,
    gm11,  ///< with an added constant and test points
    remnant,
    buffered,
    edgm,
    dgm,
    verhulst,
    ngbm,
    fgm,
    gm1n,
    gm0n,
    initialImage,
    meanImage,
    intervalImage,
    absolute,
    synthetic,
    similitude,
    closeness,
    split,
    merge,
    path,
    ratio
};

/// A term as written in the sources: in English, to be translated.
struct TermRow {
    const char* key;
    const char* name;
    const char* text;
    Course course = Course::none;
    const char* step = "";                                     ///< the step whose rule is the term's formula
    const char* page = "";                                     ///< page that calculates it
    const char* lesson = "";                                   ///< lesson on the term
    derivation::SourceId source = derivation::SourceId::none;  ///< source, if the derivation names none
    bool line = true;                                          ///< whether the page's own derivation contains the step
};

[[nodiscard]] const std::vector<TermRow>& termRows();

}  // namespace greyscope::app
