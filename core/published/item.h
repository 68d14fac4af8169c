#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/grey/models/grey_models.h"

namespace greyscope::published {

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

/// Results alone carry a verdict; the other kinds are counted apart.
enum class ItemKind {
    result,    ///< calculated in the paper
    identity,  ///< by definition, whatever was measured: a series with itself, 2 GB over the number of its parts
    check,     ///< a criterion of our own for what a paper says without a number; nothing of it is printed
    repeat,    ///< printed elsewhere already, and compared with the first print
    input      ///< measured or assumed in the paper, and taken as given
};

/// What a limit is to the numbers that keep it: from, up to, more than, less than.
enum class Bound { none, lower, upper, above, below };

/// How a number was calculated. The program words it.
enum class ReadingRule {
    // GM(1,1) of the worked example, P0 III.C and IV.B.2
    gm11,
    residualByEquation7,
    residualReversed,
    shiftOfResiduals,
    leastOfPrinted,
    accumulation,
    bandOfEquation10,
    growthCap,
    growthCapOfPrinted,
    fitOfBand,
    fitOfCappedSums,
    fitOfPrintedSums,
    fitOfPrintedUncapped,
    constantOfEquation13,
    sumOfPrinted,
    forecastByEquations,
    forecastByExample,
    forecastByRemnant,
    forecastByPrintedFormula,
    forecastLessCappedSums,
    forecastByGm11,
    saturation,
    errorOfPrinted,
    meanOfErrors,
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
    errorByActual,
    errorByPrinted,
    errorOfMisread,
    extremeOfTable,
    distinctFactors,
    distinctWithDisks,
    leastThreads,
    leaveOneOutTree,
    leaveOneOutRatio,
    parity,
    // tables of the other papers
    timeRatio,
    binaryBytes,
    division,
    segmentSize,
    distinctNames,
    largestShareError,
    countOfPanels,
    differenceToShared,
    meanOfDifferences,
    meanOfPrintedDifferences,
    extremeOfDifferences
};

/// A computed number beside the arithmetic that led to it, in digits and signs alone: "446 − 422.28" over "446".
struct ItemReading {
    ReadingRule rule = ReadingRule::gm11;
    double value = 0.0;
    std::string numerator = {};
    std::string denominator = {};  ///< empty: no fraction
};

/// Why no reading gives the printed number, or why there is none. The comment lists the arguments.
enum class Cause {
    none,               ///< nothing gives the printed digits
    forecastOfNothing,  ///< none of the printed formulas
    outsideRange,       ///< the extreme of the table
    panels,             ///< how many are shown
    // of repeats
    twoPairs,    ///< the other of two pairs that are easily taken for one, its printed value
    equalCases,  ///< the case that is the same, its printed value
    // of own criteria
    sameFactors,  ///< cells that differ all the same, the largest ratio of the two
    slower,       ///< processes, times new and original
    nameTwice,    ///< the name
    // not determinable
    seriesNotPrinted,  ///< what a degree was calculated from
    seriesMissing,     ///< a series that is not published below eight threads
    protocolMissing,   ///< how the errors were validated
    threadsMissing,    ///< no table has these thread counts
    figureOnly         ///< read from a figure without numbers
};

/// Where the program shows the calculation with the settings of an item.
struct Setting {
    enum class View { none, relations, forecast, relative };
    View view = View::none;
    std::string reference = {};                     ///< series of the sample data; of a forecast, the series
    std::vector<std::string> others = {};           ///< compared series, or the predicted one
    bool workedExample = false;                     ///< the eight points of P0 IV.B.2 instead of tables 5-7
    grey::GreyModel model = grey::GreyModel::gm11;  ///< of a forecast
    bool operator==(const Setting&) const = default;
};

/// One published number and what there is to hold against it.
struct Item {
    Printed printed;  ///< of a check only where it belongs and its unit: it has no digits
    ItemKind kind = ItemKind::result;
    Bound bound = Bound::none;               ///< of the printed number; of a check, of its criterion
    std::optional<double> criterion = {};    ///< of a check
    bool exact = false;                      ///< a count: no tolerance
    std::vector<ItemReading> readings = {};  ///< as the paper states it first, then other readings of the same text
    std::vector<ItemReading> beside = {};    ///< quantities that cannot decide; the nearest to the print first
    Cause cause = Cause::none;
    std::vector<std::string> arguments = {};  ///< of the cause
    std::optional<std::size_t> repeats = {};  ///< index of the first print
    double scale = 1.0;                       ///< of the first print's unit in this one's
    Setting setting = {};
};

}  // namespace greyscope::published
