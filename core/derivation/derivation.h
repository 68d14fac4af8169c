#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/names.h"
#include "core/derivation/notation/expression.h"

namespace greyscope::derivation {

/// The topic of a section of a derivation; its title is in the app.
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
    published,
    states,
    curves,
    whitenization,
    indicatorWeights,
    clusterCoefficients,
    chosenClass,
    effects,
    bullseye,
    targetDistance,
    targetScore
};
[[nodiscard]] const base::Names<SectionId>& sectionNames();

/// The publication that a section's rules come from; its text is in the app.
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
    boito,
    xieLiu2008,
    chenScgm,
    hsu2003,
    heBao1992,
    dang1994,
    tang1995,
    liuYangFangXie2015,
    hwangYoon1981
};
[[nodiscard]] const base::Names<SourceId>& sourceNames();

/// The remarks on a section of a derivation; their texts are in the app. The comment after each name lists the numbers
/// and texts that the remark contains, in order.
enum class NoteId {
    ratiosInside,         // low, high
    ratiosOutside,        // low, high; the k
    smooth,               // limit
    notSmooth,            // limit; the k
    shiftRoundedUp,       // the bound, C
    searched,             // the symbol; the value
    suitability,          // -a, limit (0: -a exceeds all limits)
    growthFree,           // a is 0: the response is a straight line
    tailFrom,             // k0, number of residuals
    extremaAt,            // m: point, series, other series; M: the same
    extremaScope,         // "global", "pairwise" or "matrix"
    coincide,             // M = 0: all series coincide
    grade,                // 1 to 5
    gradeOf,              // grades of C and of P; the worse one counts
    rankOf,               // rank, number of series
    ratiosOfSplit,        // lowest error, second lowest
    noAccuracy,           // the curve passes through its points
    describes,            // the model has no forecast
    approximateResponse,  // the response takes the drive of the related series as constant up to each point
    referenceOf,          // the reference series
    quantileOf,           // confidence in percent, degrees of freedom
    drawn,                // number of draws, seed
    errorsHeld,       // "equal", "relative" or "both"; how many times as likely the other kind may be; 0: chosen by the
                      // user
    drawnErrors,      // "equal" or "relative"; index of the refit, seed
    refitsDrawn,      // number of refits, number of failures, seed
    drawnNoise,       // index of the draw, seed
    equalWithin,      // factor of the noise; "here" or "next": the draw in which differences within the noise are 0
    degreesDrawn,     // number of draws, seed
    drawnCurves,      // index of the draw, seed
    quotientsDrawn,   // number of draws, seed
    quotientSigns,    // sign of the quotient: "above" or "below" 0, or "both"
    degreesOfSigns,   // how degrees continue beyond 1
    treeWithout,      // number of rows that the tree was grown on; the rule of the leaf
    foldsPruned,      // number of folds, seed
    subtreeChosen,    // leaves of the tree with the smallest error and of the chosen tree
    originShown,      // points fitted at the origin shown and at the first origin; number of origins without a fit
    studentTail,      // explains Q
    midranks,         // explains L and E
    waysOfRanks,      // explains W
    normalOfRanks,    // largest samples for the exact test, without ties and with ties
    numberedClasses,  // the classes, in order
    numberedAttributes,  // the attributes, in order
    chosenClass,         // the class
    tiedClasses,         // the classes that share the largest coefficient
    outsideClasses,      // all coefficients are 0
    equalEntropies,      // no attribute has an entropy below 1: the weights are equal
    hitsRadius,          // radius
    missesRadius,        // radius
    hitsScore,           // the score is at least 0
    missesScore,         // the score is below 0
    effectsCoincide,     // M = 0: all effects are those of the bull's-eye
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

/// Whether an exercise asks for the value of a line, and whether the answer is shown.
enum class Asked {
    no,
    here,
    answered,  ///< the answer is shown in its field
    solved     ///< the answer is shown in its field, after the calculation that gives it
};

/// Text shown in the place of a value that a lecturer has hidden.
inline constexpr const char* kCoverSign = "?";

/// One line of a step: a formula with its numbers inserted, and the result.
struct Line {
    int point = 0;       ///< k of the point or forecast step, from 1; 0: none
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

/// A step of a derivation: a rule and the lines calculated by it. These are a single value, one value per point, or a
/// matrix.
struct Step {
    std::string key;           ///< key of the step, the same in every language and program: "x1", "a", "2.z"
    Expr symbol;               ///< what the step calculates, as a symbol for any point: x^(1)(k)
    std::optional<Expr> rule;  ///< nullopt for values that were measured or taken from the program's result
    std::size_t columns = 0;   ///< number of columns of a matrix, stored by rows; 0: a single value, or one per point
    std::vector<Line> lines;
    /// Whether the values were taken from the program's result, neither measured nor calculated in a step.
    bool found = false;
    bool operator==(const Step&) const = default;

    [[nodiscard]] bool isMatrix() const { return columns > 0; }
    [[nodiscard]] bool isColumn() const { return columns == 0 && lines.size() > 1; }
};

/// A section of a derivation: consecutive steps on one topic.
struct DerivationSection {
    SectionId id;
    SourceId source = SourceId::none;
    bool second = false;    ///< whether it belongs to the second model of a residual model
    std::size_t first = 0;  ///< index of its first step in the derivation
    std::size_t count = 0;
    std::vector<DerivationNote> notes = {};
    std::vector<Expr> equations = {};  ///< equations that its steps are based on, in order
    bool refit = false;                ///< whether it belongs to the model of resampled points
    bool operator==(const DerivationSection&) const = default;
};

/// How the results of steps are rounded: not at all, to decimals or to significant digits.
struct Rounding {
    enum class Kind { none, decimals, significant };
    Kind kind = Kind::none;
    int digits = 4;
    bool operator==(const Rounding&) const = default;
    [[nodiscard]] Real operator()(Real value) const;
};

/// Name used in the error tooManyPoints for a derivation that would be too long to read. The window translates it.
inline constexpr const char* kTheDerivation = "the working";

/// A calculation from measured numbers to a result, step by step. Every line is evaluated from the values of earlier
/// lines. No calculated number is copied from the program's result, so that a derivation checks the result
/// independently.
struct Derivation {
    std::string name;    ///< name of the model or degree
    std::string series;  ///< series that it belongs to
    Rounding rounding;
    std::vector<std::string> pointLabels;  ///< labels of the points and steps, from k = 1
    std::vector<DerivationSection> sections;
    std::vector<Step> steps;
    int fitted = -1;  ///< index of the step with the model's values at all points and forecast steps; -1: not a
                      ///< derivation of a model
    bool operator==(const Derivation&) const = default;

    /// Returns the step with this key; nullptr if there is none.
    [[nodiscard]] const Step* step(const std::string& key) const;
    /// Returns the line of the step with this key at a point; nullptr if there is none.
    [[nodiscard]] const Line* line(const std::string& key, int point) const;
    /// Returns the line with the result, the last line of the last step.
    [[nodiscard]] const Line* last() const;
};

/// Sets Line::exact of the lines of `rounded` to the values of the same lines in `exact`, the derivation without
/// rounding. A step of `rounded` is left unchanged if `exact` has no step with its key and number of lines.
void setBeside(Derivation& rounded, const Derivation& exact);

}  // namespace greyscope::derivation
