#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/names.h"
#include "core/derivation/notation/expression.h"

namespace greyscope::derivation {

/// What a part of a derivation does. The app words it.
enum class SectionId {
    measured,
    buffer,
    translation,
    classRatio,
    accumulation,
    equations,
    normalEquations,
    solution,
    response,
    restoration,
    residualSeries,
    correction,
    relatedSeries,
    rollingSteps,
    errors,
    posterior,
    holdOut,
    images,
    differences,
    coefficients,
    degree,
    areas,
    relativeImages,
    relativeAreas,
    mixture,
    ranks,
    splitRows,
    splitCandidates,
    splitChoice,
    pruning,
    path,
    weights,
    merge,
    curve,
    otherRows,
    leafMeans,
    subtreeErrors,
    subtreeChoice,
    lastOrigin,
    origins,
    sample,
    standardError,
    orders,
    draws,
    jackknife,
    noise,
    truth,
    tail,
    errorReading,
    oneDraw,
    refits,
    interval,
    difference,
    change,
    midranks,
    test,
    byte,
    stripe,
    pattern,
    met,
    metadata,
    published
};
[[nodiscard]] const base::Names<SectionId>& sectionNames();

/// Where a rule comes from. The app words it.
enum class SourceId {
    none,
    deng1982,
    deng1989,
    deng1993,
    liu,
    liuLin2006,
    xieLiu2009,
    chen2008,
    wu2015,
    zhaoHu,
    zhaoHuExample,
    zhaoDong,
    breiman1984,
    welch1947,
    fieller1954,
    efron1987,
    bergerBoos1994,
    davisonHinkley1997,
    efronMorris1973,
    satterthwaite1946,
    schuirmann1987,
    mannWhitney1947,
    yuStriping,
    yuTable,
    boito
};
[[nodiscard]] const base::Names<SourceId>& sourceNames();

/// What is said beside a step; its numbers and names in the order of the comment. The app words it.
enum class NoteId {
    ratiosInside,    // low, high
    ratiosOutside,   // low, high; the k
    smooth,          // limit
    notSmooth,       // limit; the k
    shiftRoundedUp,  // the bound, C
    searched,        // the symbol; the value
    suitability,     // -a, limit (0: none holds)
    growthFree,      // a is 0: the response is a line
    tailFrom,        // k0, how many residuals
    extremaAt,       // m: point, series, other series; M: likewise
    extremaScope,    // "global", "pairwise" or "matrix"
    coincide,        // M = 0
    grade,           // 1 to 5
    gradeOf,         // of C, of P: the worse counts
    rankOf,          // rank, of how many
    ratiosOfSplit,   // lowest error, next best
    noAccuracy,      // the curve passes through its points
    describes,       // no forecast
    referenceOf,     // the series
    quantileOf,      // confidence in percent, degrees of freedom
    drawn,           // how many draws, of which seed
    errorsHeld,      // "equal", "relative" or "both"; how many times as likely the other may be; 0: was told
    drawnErrors,     // "equal" or "relative"; the number of the refit, the seed
    refitsDrawn,     // how many, how many of them failed, the seed
    drawnNoise,      // the number of the draw, the seed
    equalWithin,     // how many times the noise; "here" or "next", in which draw differences within it are none
    degreesDrawn,    // how many, the seed
    drawnCurves,     // the number of the draw, the seed
    quotientsDrawn,  // how many, the seed
    quotientSigns,   // "above", "below" 0 or "both"
    degreesOfSigns,  // how degrees go on through 1
    treeWithout,     // rows that it was grown on; the rule of the leaf
    foldsPruned,     // how many folds, the seed
    subtreeChosen,   // leaves of the tree with the least error, of the one that is taken
    originShown,     // points fitted at the origin that is shown, at the first; how many could not be fitted
    studentTail,     // what Q is
    midranks,        // what L and E are
    waysOfRanks,     // what W is
    normalOfRanks,   // the most values of the exact test, without ties and with them
};
[[nodiscard]] const base::Names<NoteId>& noteNames();

struct DerivationNote {
    NoteId id;
    std::vector<Real> numbers = {};
    std::vector<std::string> texts = {};
    bool operator==(const DerivationNote&) const = default;
};

/// What a line stands out by.
enum class LineEmphasis { none, smallest, largest, outside, chosen };

/// Whether an exercise asks for the value of a line.
enum class Asked {
    no,
    here,
    answered,  ///< the number stands in its field
    solved     ///< likewise, behind what it is calculated from
};

/// In the place of a value that a lecture covers.
inline constexpr const char* kCoverSign = "?";

/// One value: the formula with the numbers put in, and what it gives.
struct Line {
    int point = 0;       ///< k of the point or step that it concerns, from 1; 0: none
    std::string series;  ///< that it concerns; "": the series of the derivation
    Expr put;
    Real value = 0.0L;  ///< rounded where each step is
    Real exact = 0.0L;  ///< what the same line gives where no step is rounded
    LineEmphasis mark = LineEmphasis::none;
    std::string letter = {};  ///< of an exercise: of the number that is to be found, which this is or repeats
    Asked asked = Asked::no;
    bool operator==(const Line&) const = default;
    /// Whether the letter stands in the place of the value.
    [[nodiscard]] bool isVeiled() const { return !letter.empty() && (asked == Asked::no || asked == Asked::here); }
};

/// A rule and its values: one, one for each point, or a matrix of them.
struct Step {
    std::string key;           ///< its name in every language and program: "x1", "a", "2.z"
    Expr symbol;               ///< what it gives, of any point: x^(1)(k)
    std::optional<Expr> rule;  ///< none for what was measured or found
    std::size_t columns = 0;   ///< of a matrix, by rows; 0: a value, or one a point
    std::vector<Line> lines;
    bool found = false;  ///< taken over from what the program found by the steps before it: it was not measured
    bool operator==(const Step&) const = default;

    [[nodiscard]] bool isMatrix() const { return columns > 0; }
    [[nodiscard]] bool isColumn() const { return columns == 0 && lines.size() > 1; }
};

/// Steps that are one thought.
struct DerivationSection {
    SectionId id;
    SourceId source = SourceId::none;
    bool second = false;    ///< of the second model of a residual model
    std::size_t first = 0;  ///< steps, from this one of the derivation on
    std::size_t count = 0;
    std::vector<DerivationNote> notes = {};
    std::optional<Expr> equation = {};  ///< that its steps rest on
    bool refit = false;                 ///< of the model of resampled points
    bool operator==(const DerivationSection&) const = default;
};

/// How many digits each step keeps.
struct Rounding {
    enum class Kind { none, decimals, significant };
    Kind kind = Kind::none;
    int digits = 4;
    bool operator==(const Rounding&) const = default;
    [[nodiscard]] Real operator()(Real value) const;
};

/// The subject of tooManyPoints where a derivation would be longer than anybody reads; a window says it in its
/// language.
inline constexpr const char* kTheDerivation = "the working";

/// From measured numbers to a result, step by step. Every line is evaluated from what the lines before it gave: nothing
/// is copied from a result, so that a derivation is a second opinion on it.
struct Derivation {
    std::string name;    ///< of the model or degree
    std::string series;  ///< whose it is
    Rounding rounding;
    std::vector<std::string> pointLabels;  ///< of the points and steps, from k = 1
    std::vector<DerivationSection> sections;
    std::vector<Step> steps;
    int fitted = -1;  ///< the step that has what the model gives at every point and step ahead; -1: it is of no model
    bool operator==(const Derivation&) const = default;

    /// None where it has no step of this key.
    [[nodiscard]] const Step* step(const std::string& key) const;
    /// The line of a step at a point; none where it has none.
    [[nodiscard]] const Line* line(const std::string& key, int point) const;
    /// The value of the result: the last line of the last step.
    [[nodiscard]] const Line* last() const;
};

/// Gives every line of `rounded` what it is in `exact`, where both have the same steps; a derivation whose course turns
/// on a rounded number keeps its own value there.
void setBeside(Derivation& rounded, const Derivation& exact);

}  // namespace greyscope::derivation
