#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/names.h"
#include "core/derivation/notation/expression.h"

namespace greyscope::derivation {

/// What a part of a derivation does; the text is in the app.
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

/// The source of a rule; the text is in the app.
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

/// The remarks beside steps; their texts are in the app. Each comment lists the numbers and texts of the remark in
/// order.
enum class NoteId {
    ratiosInside,    // low, high
    ratiosOutside,   // low, high; the k
    smooth,          // limit
    notSmooth,       // limit; the k
    shiftRoundedUp,  // the bound, C
    searched,        // the symbol; the value
    suitability,     // -a, limit (0: -a exceeds all limits)
    growthFree,      // a is 0: the response is a straight line
    tailFrom,        // k0, number of residuals
    extremaAt,       // m: point, series, other series; M: the same
    extremaScope,    // "global", "pairwise" or "matrix"
    coincide,        // M = 0: all series coincide
    grade,           // 1 to 5
    gradeOf,         // grades of C and of P; the worse one counts
    rankOf,          // rank, number of series
    ratiosOfSplit,   // lowest error, second lowest
    noAccuracy,      // the curve passes through its points
    describes,       // the model has no forecast
    referenceOf,     // the reference series
    quantileOf,      // confidence in percent, degrees of freedom
    drawn,           // number of draws, seed
    errorsHeld,      // "equal", "relative" or "both"; how many times as likely the other kind may be; 0: chosen by the
                     // user
    drawnErrors,     // "equal" or "relative"; index of the refit, seed
    refitsDrawn,     // number of refits, number of failures, seed
    drawnNoise,      // index of the draw, seed
    equalWithin,     // factor of the noise; "here" or "next": the draw in which differences within the noise are 0
    degreesDrawn,    // number of draws, seed
    drawnCurves,     // index of the draw, seed
    quotientsDrawn,  // number of draws, seed
    quotientSigns,   // sign of the quotient: "above" or "below" 0, or "both"
    degreesOfSigns,  // how degrees continue beyond 1
    treeWithout,     // number of rows that the tree was grown on; the rule of the leaf
    foldsPruned,     // number of folds, seed
    subtreeChosen,   // leaves of the tree with the smallest error and of the chosen tree
    originShown,     // points fitted at the origin shown and at the first origin; number of origins without a fit
    studentTail,     // explains Q
    midranks,        // explains L and E
    waysOfRanks,     // explains W
    normalOfRanks,   // largest samples for the exact test, without ties and with ties
};
[[nodiscard]] const base::Names<NoteId>& noteNames();

struct DerivationNote {
    NoteId id;
    std::vector<Real> numbers = {};
    std::vector<std::string> texts = {};
    bool operator==(const DerivationNote&) const = default;
};

/// Why a line is highlighted.
enum class LineEmphasis { none, smallest, largest, outside, chosen };

/// Whether an exercise asks for the value of a line.
enum class Asked {
    no,
    here,
    answered,  ///< the answer is shown in its field
    solved     ///< the answer is shown in its field, after the calculation that gives it
};

/// Shown instead of a value that a lecturer has covered.
inline constexpr const char* kCoverSign = "?";

/// One value: the formula with the numbers put in, and its result.
struct Line {
    int point = 0;       ///< k of the point or step, from 1; 0: none
    std::string series;  ///< series of the value; "": the series of the derivation
    Expr put;
    Real value = 0.0L;  ///< rounded if steps are rounded
    Real exact = 0.0L;  ///< value of the same line if no step is rounded
    LineEmphasis mark = LineEmphasis::none;
    std::string letter = {};  ///< in an exercise: the letter of the number to find, shown instead of this value
    Asked asked = Asked::no;
    bool operator==(const Line&) const = default;
    /// Returns whether the letter is shown instead of the value.
    [[nodiscard]] bool isVeiled() const { return !letter.empty() && (asked == Asked::no || asked == Asked::here); }
};

/// A rule and its values: a single value, one value per point, or a matrix.
struct Step {
    std::string key;           ///< key of the step, the same in every language and program: "x1", "a", "2.z"
    Expr symbol;               ///< what the step calculates, for any point: x^(1)(k)
    std::optional<Expr> rule;  ///< nullopt for measured or found values
    std::size_t columns = 0;   ///< number of columns of a matrix, stored by rows; 0: a single value, or one per point
    std::vector<Line> lines;
    bool found = false;  ///< taken from the program's result, neither measured nor calculated in a step
    bool operator==(const Step&) const = default;

    [[nodiscard]] bool isMatrix() const { return columns > 0; }
    [[nodiscard]] bool isColumn() const { return columns == 0 && lines.size() > 1; }
};

/// Consecutive steps that belong together.
struct DerivationSection {
    SectionId id;
    SourceId source = SourceId::none;
    bool second = false;    ///< whether it belongs to the second model of a residual model
    std::size_t first = 0;  ///< index of its first step in the derivation
    std::size_t count = 0;
    std::vector<DerivationNote> notes = {};
    std::optional<Expr> equation = {};  ///< equation that its steps are based on
    bool refit = false;                 ///< whether it belongs to the model of resampled points
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

/// Subject of the error tooManyPoints if a derivation would be too long to read; the window translates it.
inline constexpr const char* kTheDerivation = "the working";

/// A calculation from measured numbers to a result, step by step. Every line is evaluated from the values of earlier
/// lines. No calculated number is copied from a result, so that a derivation checks it independently.
struct Derivation {
    std::string name;    ///< name of the model or degree
    std::string series;  ///< series that it belongs to
    Rounding rounding;
    std::vector<std::string> pointLabels;  ///< labels of the points and steps, from k = 1
    std::vector<DerivationSection> sections;
    std::vector<Step> steps;
    int fitted = -1;  ///< index of the step with the model's value at every point and step ahead; -1: not a derivation
                      ///< of a model
    bool operator==(const Derivation&) const = default;

    /// Returns the step with this key; nullptr if there is none.
    [[nodiscard]] const Step* step(const std::string& key) const;
    /// Returns the line of a step at a point; nullptr if there is none.
    [[nodiscard]] const Line* line(const std::string& key, int point) const;
    /// Returns the result: the last line of the last step.
    [[nodiscard]] const Line* last() const;
};

/// Sets `exact` of every line of `rounded` to the value of that line in `exact`. Lines of steps that `exact` does not
/// have, or has with another number of lines, are not changed.
void setBeside(Derivation& rounded, const Derivation& exact);

}  // namespace greyscope::derivation
