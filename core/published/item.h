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

/// A number as a paper prints it: its place, digits and unit.
struct Printed {
    std::string id;  ///< stable identifier: "P0/IX/1.2/W"
    Paper paper = Paper::p0;
    std::string place;     ///< "table IX", "section IV.B.2", "abstract"
    std::string quantity;  ///< what the number is, in plain English: "relational degree"
    std::string row, column;
    std::string text;  ///< the number as printed
    double value = 0.0;
    int decimals = 0;  ///< number of decimals as printed
    std::string unit;  ///< "1" for plain numbers
    std::string numerator = {},
                denominator = {};  ///< the arithmetic that the paper prints for it, as a fraction; "" if there is none
};

/// The kind of a published number. Only results have a verdict; the other kinds are counted separately.
enum class ItemKind {
    result,    ///< calculated in the paper
    identity,  ///< true by definition, whatever was measured: a series compared with itself, 2 GB divided by its number
               ///< of parts
    check,  ///< our own criterion for a claim that the paper makes without a number, so that no number of it is printed
    repeat,  ///< a number that was printed before; it is compared with its first print
    input    ///< measured or assumed in the paper, and taken as given
};

/// Whether a printed number is a limit: none (no limit), lower (at least), upper (at most), above (more than), below
/// (less than).
enum class Bound { none, lower, upper, above, below };

/// The rule by which the program calculated a number for comparison with a printed one. Its text is in the program.
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

/// A number that the program calculated by one interpretation of a paper, and its arithmetic in digits and signs only:
/// "446 − 422.28" over "446".
struct ItemReading {
    ReadingRule rule = ReadingRule::gm11;
    double value = 0.0;
    std::string numerator = {};
    std::string denominator = {};  ///< empty: not a fraction
};

/// Why no calculated number equals the printed one, or why nothing can be calculated. For some causes, the comment
/// after the name lists what Item::arguments contains; for the others, it describes the cause.
enum class Cause {
    none,               ///< nothing gives the printed digits
    forecastOfNothing,  ///< none of the printed formulas gives the forecast
    outsideRange,       ///< the extreme of the table
    panels,             ///< number of panels shown
    // Causes for repeats
    twoPairs,    ///< the other of two pairs that are easily confused, its printed value
    equalCases,  ///< the case with the same values, its printed value
    // Causes for our own checks
    sameFactors,  ///< cells that differ nevertheless, the largest ratio of two of them
    slower,       ///< number of processes, new and original time
    nameTwice,    ///< the repeated name
    // Causes for results that cannot be determined
    seriesNotPrinted,  ///< the series that a degree was calculated from
    seriesMissing,     ///< a series that is not published below eight threads
    protocolMissing,   ///< how the errors were validated
    threadsMissing,    ///< no table has these thread counts
    figureOnly         ///< read from a figure without numbers
};

/// The view of the program and the settings with which it shows the calculation of an item.
struct Setting {
    enum class View { none, relations, forecast, relative };
    View view = View::none;
    std::string reference = {};                     ///< series of the sample data; for a forecast, the forecast series
    std::vector<std::string> others = {};           ///< compared series, or the predicted one
    bool workedExample = false;                     ///< use the eight points of P0 IV.B.2 instead of tables 5-7
    grey::GreyModel model = grey::GreyModel::gm11;  ///< grey model of a forecast
    bool operator==(const Setting&) const = default;
};

/// A published number and everything that it is compared with.
struct Item {
    Printed printed;  ///< the number as printed; a check has no digits, only a place and a unit
    ItemKind kind = ItemKind::result;
    Bound bound = Bound::none;               ///< how the printed number, or the criterion of a check, is a limit
    std::optional<double> criterion = {};    ///< for a check: the number that the computed one is compared with
    bool exact = false;                      ///< whether it is a count, which has no tolerance
    std::vector<ItemReading> readings = {};  ///< the interpretation stated by the paper first, then other
                                             ///< interpretations of the same text
    std::vector<ItemReading> beside = {};  ///< computed numbers of related quantities, which do not affect the verdict;
                                           ///< the nearest to the printed number first
    Cause cause = Cause::none;
    std::vector<std::string> arguments = {};  ///< arguments of the cause
    std::optional<std::size_t> repeats = {};  ///< for a repeat: index of the first print
    double scale = 1.0;                       ///< converts the first print to the unit of this one
    Setting setting = {};
};

}  // namespace greyscope::published
