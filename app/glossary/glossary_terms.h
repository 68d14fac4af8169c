#pragma once

#include <vector>

#include "core/derivation/derivation.h"

namespace greyscope::app {

/// A calculation whose derivation has the rule that a term stands for.
enum class Course {
    none,
    gm11,  ///< with a constant added and points held out
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

/// A term as it stands in the sources: in English, to be translated.
struct TermRow {
    const char* key;
    const char* name;
    const char* text;
    Course course = Course::none;
    const char* step = "";                                     ///< whose rule is its formula
    const char* page = "";                                     ///< that works it out
    const char* lesson = "";                                   ///< about it
    derivation::SourceId source = derivation::SourceId::none;  ///< where the derivation names none
    bool line = true;                                          ///< the page's own derivation has the step
};

[[nodiscard]] const std::vector<TermRow>& termRows();

}  // namespace greyscope::app
