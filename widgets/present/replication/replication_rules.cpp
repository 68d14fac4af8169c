
#include "widgets/present/replication/replication_words.h"

#include "widgets/present/words/words.h"

// The long lists of replication_words.h: rules and quantities.
namespace greyscope::widgets {

using published::ReadingRule;

namespace {

QString greyRule(ReadingRule rule) {
    switch (rule) {
        case ReadingRule::gm11:
            return Words::tr("GM(1,1) on the first six points");
        case ReadingRule::residualByEquation7:
            return Words::tr("measurement minus model (the sign of eq. 7)");
        case ReadingRule::residualReversed:
            return Words::tr("model minus measurement (the opposite sign of eq. 7)");
        case ReadingRule::shiftOfResiduals:
            return Words::tr("eq. (9) on the residuals of the example");
        case ReadingRule::leastOfPrinted:
            return Words::tr("the smallest printed residual, eq. (8)");
        case ReadingRule::accumulation:
            return Words::tr("the accumulation of the shifted residuals");
        case ReadingRule::bandOfEquation10:
            return Words::tr("the band of eq. (10) (mean ± 20 %)");
        case ReadingRule::growthCap:
            return Words::tr("a cap on growth (each sum at most 1.2 times the one before)");
        case ReadingRule::growthCapOfPrinted:
            return Words::tr("a cap on growth (at most 1.2 times the printed sum before)");
        case ReadingRule::fitOfBand:
            return Words::tr("GM(1,1) of the residuals in the band of eq. (10)");
        case ReadingRule::fitOfCappedSums:
            return Words::tr("GM(1,1) with the capped sums as raw data");
        case ReadingRule::fitOfPrintedSums:
            return Words::tr("GM(1,1) with the printed capped sums as raw data");
        case ReadingRule::fitOfPrintedUncapped:
            return Words::tr(
                "GM(1,1) of the printed sums before the cap; the factor and the constant beside it are from the sums "
                "after the cap");
        case ReadingRule::constantOfEquation13:
            return Words::tr("the only constant of eq. (13) (−|b|)");
        case ReadingRule::sumOfPrinted:
            return Words::tr("the sum of the printed terms");
        case ReadingRule::forecastByEquations:
            return Words::tr("the model of eq. (7) to (13)");
        case ReadingRule::forecastByExample:
            return Words::tr("the model following the steps of the worked example");
        case ReadingRule::forecastByRemnant:
            return Words::tr("the textbook remnant model");
        case ReadingRule::forecastByPrintedFormula:
            return Words::tr("the printed final formula, read as products and restored");
        case ReadingRule::forecastLessCappedSums:
            return Words::tr("GM(1,1) minus the capped sums of k = 5 and 6, plus |b| (perhaps by chance)");
        case ReadingRule::forecastByGm11:
            return Words::tr("plain GM(1,1)");
        case ReadingRule::saturation:
            return Words::tr("a saturation curve through the same six points");
        case ReadingRule::errorOfPrinted:
            return Words::tr("the error of the printed forecast");
        case ReadingRule::meanOfErrors:
            return Words::tr("the mean of the two errors of table VIII");
        case ReadingRule::holdOutOfTables:
            return Words::tr("GM(1,1) on four of the five published points, error at the fifth");
        case ReadingRule::sameSeries:
            return Words::tr("a series with itself");
        case ReadingRule::degreesOverCells:
            return Words::tr("degree calculated here over all 20 cells");
        case ReadingRule::degreesOverThreads:
            return Words::tr("degree calculated here over five thread counts at one object, no image");
        default:
            return {};
    }
}

QString ratioRule(ReadingRule rule) {
    switch (rule) {
        case ReadingRule::ratioOfMeasurements:
            return Words::tr("the ratio of the measurements in table 5");
        case ReadingRule::cutInBranch:
            return Words::tr("the largest sample to the left of the split in this branch");
        case ReadingRule::cutOfAllSamples:
            return Words::tr("the largest sample to the left of the split in all four branches");
        case ReadingRule::productOfPrinted:
            return Words::tr("the product of the printed numbers");
        case ReadingRule::errorByActual:
            return Words::tr("the error divided by the measured value");
        case ReadingRule::errorByPrinted:
            return Words::tr("the error divided by the printed denominator");
        case ReadingRule::errorOfMisread:
            return Words::tr("464 instead of the measured 446, in the numerator and the denominator");
        case ReadingRule::extremeOfTable:
            return Words::tr("the extreme error of table 9");
        case ReadingRule::distinctFactors:
            return Words::tr("count by the factors of table 2");
        case ReadingRule::distinctWithDisks:
            return Words::tr("count by factors and number of disks");
        case ReadingRule::leastThreads:
            return Words::tr("the smallest thread count of any table");
        case ReadingRule::leaveOneOutTree:
            return Words::tr("a tree of five leaves, each cell left out in turn");
        case ReadingRule::leaveOneOutRatio:
            return Words::tr("one mean ratio, each cell left out in turn");
        case ReadingRule::parity:
            return Words::tr("parity: the other system's value as it is");
        default:
            return {};
    }
}

QString referenceRule(ReadingRule rule) {
    switch (rule) {
        case ReadingRule::timeRatio:
            return Words::tr("the ratio of the times in table 2");
        case ReadingRule::binaryBytes:
            return Words::tr("elements times their size, in megabytes of 2²⁰ bytes");
        case ReadingRule::division:
            return Words::tr("the quotient of the stated numbers");
        case ReadingRule::segmentSize:
            return Words::tr("2 GB divided by the number of segments");
        case ReadingRule::distinctNames:
            return Words::tr("count of the names");
        case ReadingRule::largestShareError:
            return Words::tr("the largest of the three errors relative to the real share");
        case ReadingRule::countOfPanels:
            return Words::tr("count of the items shown");
        case ReadingRule::differenceToShared:
            return Words::tr("the difference relative to SFSA non-strided");
        case ReadingRule::meanOfDifferences:
            return Words::tr("the mean difference of the bandwidths");
        case ReadingRule::meanOfPrintedDifferences:
            return Words::tr("the mean of the printed differences");
        case ReadingRule::extremeOfDifferences:
            return Words::tr("the extreme difference of the bandwidths");
        default:
            return {};
    }
}

}  // namespace

QString ruleText(ReadingRule rule) {
    for (const auto words : {greyRule, ratioRule, referenceRule}) {
        if (const QString text = words(rule); !text.isEmpty()) {
            return text;
        }
    }
    return {};
}

const std::vector<const char*>& quantityNames() {
    static const std::vector<const char*> names{
        QT_TRANSLATE_NOOP("Words", "throughput"),
        QT_TRANSLATE_NOOP("Words", "number of object storage servers"),
        QT_TRANSLATE_NOOP("Words", "relational degree"),
        QT_TRANSLATE_NOOP("Words", "degree with itself"),
        QT_TRANSLATE_NOOP("Words", "mirrored degree"),
        QT_TRANSLATE_NOOP("Words", "degree of equal cases"),
        QT_TRANSLATE_NOOP("Words", "original series"),
        QT_TRANSLATE_NOOP("Words", "fitted points"),
        QT_TRANSLATE_NOOP("Words", "response factor"),
        QT_TRANSLATE_NOOP("Words", "response exponent"),
        QT_TRANSLATE_NOOP("Words", "response constant"),
        QT_TRANSLATE_NOOP("Words", "residual"),
        QT_TRANSLATE_NOOP("Words", "shift"),
        QT_TRANSLATE_NOOP("Words", "shifted residual"),
        QT_TRANSLATE_NOOP("Words", "accumulated residual"),
        QT_TRANSLATE_NOOP("Words", "smoothed accumulated residual"),
        QT_TRANSLATE_NOOP("Words", "residual response factor"),
        QT_TRANSLATE_NOOP("Words", "residual response exponent"),
        QT_TRANSLATE_NOOP("Words", "residual response constant"),
        QT_TRANSLATE_NOOP("Words", "final constant"),
        QT_TRANSLATE_NOOP("Words", "final formula"),
        QT_TRANSLATE_NOOP("Words", "original"),
        QT_TRANSLATE_NOOP("Words", "predicted"),
        QT_TRANSLATE_NOOP("Words", "absolute error"),
        QT_TRANSLATE_NOOP("Words", "relative error"),
        QT_TRANSLATE_NOOP("Words", "average relative error"),
        QT_TRANSLATE_NOOP("Words", "performance ratio"),
        QT_TRANSLATE_NOOP("Words", "range of the errors"),
        QT_TRANSLATE_NOOP("Words", "thread counts of a remark"),
        QT_TRANSLATE_NOOP("Words", "configurations among cases 3.2 and 4.1"),
        QT_TRANSLATE_NOOP("Words", "split of all samples by threads"),
        QT_TRANSLATE_NOOP("Words", "first split by objects"),
        QT_TRANSLATE_NOOP("Words", "rule for one object: maximum thread count"),
        QT_TRANSLATE_NOOP("Words", "rule for more objects: maximum thread count"),
        QT_TRANSLATE_NOOP("Words", "ratio of a rule"),
        QT_TRANSLATE_NOOP("Words", "assumed throughput"),
        QT_TRANSLATE_NOOP("Words", "ratio of the worked prediction"),
        QT_TRANSLATE_NOOP("Words", "worked prediction"),
        QT_TRANSLATE_NOOP("Words", "denominator of the error"),
        QT_TRANSLATE_NOOP("Words", "error of the worked prediction"),
        QT_TRANSLATE_NOOP("Words", "create time"),
        QT_TRANSLATE_NOOP("Words", "resize time"),
        QT_TRANSLATE_NOOP("Words", "original create time divided by new, smallest"),
        QT_TRANSLATE_NOOP("Words", "gain in bandwidth"),
        QT_TRANSLATE_NOOP("Words", "time saved"),
        QT_TRANSLATE_NOOP("Words", "subfiles of a file"),
        QT_TRANSLATE_NOOP("Words", "data of one process"),
        QT_TRANSLATE_NOOP("Words", "throughput share of group 2"),
        QT_TRANSLATE_NOOP("Words", "errors of the simulated shares"),
        QT_TRANSLATE_NOOP("Words", "setups compared"),
        QT_TRANSLATE_NOOP("Words", "bandwidth"),
        QT_TRANSLATE_NOOP("Words", "difference"),
        QT_TRANSLATE_NOOP("Words", "size of a segment"),
        QT_TRANSLATE_NOOP("Words", "names of the tests listed"),
        QT_TRANSLATE_NOOP("Words", "smallest difference listed"),
        QT_TRANSLATE_NOOP("Words", "mean difference"),
        QT_TRANSLATE_NOOP("Words", "largest difference")};
    return names;
}

QString quantityText(const std::string& quantity) {
    return Words::tr(quantity.c_str());
}

}  // namespace greyscope::widgets
