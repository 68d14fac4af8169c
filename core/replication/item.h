#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace greyscope::replication {

/// The papers, in the order of sample_data/published/README.md: grey theory, relative model, file joining, simulation
/// of schedulers, access patterns.
enum class Paper { p0, p1, p2, p3, p4 };

/// A printed number with its digits.
struct Printed {
    std::string id;  ///< stable: "P0/IX/1.2/W"
    Paper paper = Paper::p0;
    std::string place;     ///< "table IX", "section IV.B.2", "abstract"
    std::string quantity;  ///< what is printed, in plain English: "relational degree"
    std::string row, column;
    std::string text;  ///< as printed
    double value = 0.0;
    int decimals = 0;                              ///< behind the point, as printed
    std::string unit;                              ///< "1" for plain numbers
    std::string numerator = {}, denominator = {};  ///< the printed arithmetic, where there is one
};

/// A result is calculated in the paper and judged here. An input was measured or assumed there and is taken as given. A
/// repeat is printed elsewhere already: it is compared with the first print and not counted again.
enum class Kind { result, input, repeat };

/// What a printed limit is to the numbers below it.
enum class Bound { none, lower, upper };

/// How a number was calculated. The program words it.
enum class Rule {
    // GM(1,1) of the worked example, P0 III.C and IV.B.2
    gm11,
    residualByEquation7,
    residualReversed,
    shiftOfResiduals,
    accumulation,
    bandOfEquation10,
    growthCap,
    growthCapOfPrinted,
    fitOfBand,
    fitOfCappedSums,
    fitOfPrintedSums,
    fitOfUncappedSums,
    constantOfEquation13,
    sumOfPrinted,
    forecastByEquations,
    forecastByExample,
    forecastByRemnant,
    forecastByPrintedFormula,
    forecastByGm11,
    saturation,
    errorOfPrinted,
    meanOfErrors,
    equalCase,
    holdOutOfTables,
    // relational degrees
    sameSeries,
    degreesOverCells,
    degreesOverThreads,
    // ratios and trees, P1 2.3
    ratioOfMeasurements,
    cutInBranch,
    cutOfAllSamples,
    productOfPrinted,
    actualValue,
    errorByActual,
    errorByPrinted,
    extremeOfTable,
    distinctFactors,
    distinctWithDisks,
    leastThreads,
    leaveOneOutTree,
    leaveOneOutRatio,
    parity,
    // tables of the other papers
    timeRatio,
    decimalBytes,
    binaryBytes,
    division,
    segmentSize,
    distinctNames,
    relativeToSimulated,
    countOfPanels,
    differenceToShared,
    meanOfDifferences,
    meanOfPrintedDifferences,
    extremeOfDifferences
};

/// A computed number beside the arithmetic that led to it, in digits and signs alone: "446 − 422.28" over "446".
struct Reading {
    Rule rule = Rule::gm11;
    double value = 0.0;
    std::string numerator = {};
    std::string denominator = {};  ///< empty: no fraction
};

/// Why no reading gives the printed number, or why there is none. The comment lists the arguments.
enum class Cause {
    none,               ///< nothing gives the printed digits
    residualFit,        ///< the exponent of another fit than its two companions
    forecastOfNothing,  ///< none of the printed formulas
    equalCases,         ///< the case that is the same, its printed value
    denominator,        ///< the value that was meant
    errorOfExample,     ///< by the true value, by the printed denominator
    outsideRange,       ///< the extreme of the table
    sameFactors,        ///< cells that differ all the same, the largest ratio of the two
    slower,             ///< times new and original
    panels,             ///< how many are shown
    nameTwice,          ///< the name
    twoPairs,           ///< of a repeat: the other of two pairs that are easily taken for one, its printed value
    // not determinable
    fewerThreads,     ///< series of eight thread counts, of which five are printed
    seriesMissing,    ///< a series that is not published below eight threads
    protocolMissing,  ///< how the errors were validated
    threadsMissing,   ///< no table has these thread counts
    figureOnly        ///< read from a figure without numbers
};

/// Where the program shows the calculation with the settings of an item.
struct Setting {
    enum class View { none, relations, forecast, relative };
    View view = View::none;
    std::string reference = {};            ///< series of the sample data; of a forecast, the series
    std::vector<std::string> others = {};  ///< compared series, or the predicted one
    bool workedExample = false;            ///< the eight points of P0 IV.B.2 instead of tables 5-7
    bool operator==(const Setting&) const = default;
};

/// One published number and what there is to hold against it.
struct Item {
    Printed printed;
    Kind kind = Kind::result;
    Bound bound = Bound::none;
    bool exact = false;                  ///< a count: no tolerance
    std::vector<Reading> readings = {};  ///< as the paper states it first, then other readings of the same text
    std::vector<Reading> beside = {};    ///< near quantities that cannot decide; the nearest first
    Cause cause = Cause::none;
    std::vector<std::string> arguments = {};  ///< of the cause
    std::optional<std::size_t> repeats = {};  ///< index of the first print
    double scale = 1.0;                       ///< of the first print's unit in this one's
    Setting setting = {};
};

}  // namespace greyscope::replication
