#include "app/text/error_wording.h"

#include "core/grey/residual.h"
#include "core/working/derivation.h"

namespace greyscope::app {

namespace {

using base::ErrorCode;

}  // namespace

ErrorWords ErrorWording::simulationWords() const {
    switch (m_error.code) {
        case ErrorCode::simulationTooLarge:
            return tooLargeWords();
        case ErrorCode::unknownParameter:
            return {tr("There is no parameter “%1”.").arg(argument(0)), choices(1)};
        case ErrorCode::valueNotUsable:
            return {tr("“%2” cannot be taken for %1.").arg(argument(0), argument(1)),
                    tr("It takes %1.").arg(argument(2))};
        case ErrorCode::jsonNotReadable:
            return {tr("The JSON text cannot be read: %1.").arg(argument(0)), tr("Mend the text at that place.")};
        case ErrorCode::traceCell:
            return {tr("The trace has “%2” as %1.").arg(argument(0), argument(1)),
                    tr("There stands %1.").arg(argument(2))};
        case ErrorCode::traceOrder:
            return {tr("The trace goes back in time: %1 s comes after %2 s.").arg(argument(0), argument(1)),
                    tr("Sort it by time.")};
        case ErrorCode::layoutIncomplete:
            return {tr("The layout cannot be read: %1.").arg(argument(0)),
                    tr("Give what lfs getstripe writes of one file that lies on OSTs and is not mirrored.")};
        case ErrorCode::byteWithoutPlace:
            return {tr("The layout has no place for byte %1.").arg(argument(0)), tr("Choose a byte that it covers.")};
        default:
            return {tr("A component ends at %1, which is no multiple of %2.").arg(argument(0), argument(1)),
                    tr("Lustre takes no other ends: choose another size.")};
    }
}

ErrorWords ErrorWording::tooLargeWords() const {
    const QString remedy = tr("Choose fewer clients, files or seconds, or raise the bound.");
    if (argument(0) == QLatin1String("memory")) {
        return {tr("The simulation takes %1; the bound is %2.").arg(size(argument(1)), size(argument(2))), remedy};
    }
    if (argument(0) == QLatin1String("events")) {
        return {
            tr("The simulation has taken %1 events, as many as its bound allows, and has not ended.").arg(argument(1)),
            remedy};
    }
    return {tr("These are %1 requests; the bound is %2.").arg(argument(1), argument(2)), remedy};
}

ErrorWords ErrorWording::analysisWords() const {
    switch (m_error.code) {
        case ErrorCode::constantSeries:
            return {tr("Series “%1” is constant: %2 is not defined for it.").arg(argument(0), argument(1)),
                    tr("Choose another image, or leave the series out.")};
        case ErrorCode::constantPoint:
            return {tr("No series differs at %1: %2 is not defined there.").arg(argument(0), argument(1)),
                    tr("Choose another image, or leave that point out.")};
        case ErrorCode::zeroInSeries:
            return {tr("Series “%1” is 0 at %2: %3 is not defined for it.").arg(argument(0), argument(1), argument(2)),
                    tr("Leave that point or the series out.")};
        case ErrorCode::zeroMean:
            return {tr("The mean of series “%1” is 0: %2 is not defined for it.").arg(argument(0), argument(1)),
                    tr("Choose another image.")};
        case ErrorCode::nonPositive:
            return {tr("Series “%1” is not positive at %2, which %3 needs.").arg(argument(0), argument(1), argument(2)),
                    tr("Shift the series, or leave the point out.")};
        case ErrorCode::tooFewPoints:
            return {tr("%1 has %2 points; %3 are needed.", nullptr, count(1))
                        .arg(argument(0) == QLatin1String(grey::kTailOfOneSign) ? tr("tail of residuals with one sign")
                                                                                : argument(0),
                             argument(1), argument(2)),
                    {}};
        case ErrorCode::tooManyPoints:
            return {tr("%1 has %2 points; it takes %3 at the most.", nullptr, count(1))
                        .arg(argument(0) == QLatin1String(working::kTheWorking) ? tr("The working") : argument(0),
                             argument(1), argument(2)),
                    tr("Fit fewer points, or choose another model.")};
        case ErrorCode::singularSystem:
            return {tr("%1 cannot be fitted: its equations have no single solution.").arg(argument(0)), {}};
        case ErrorCode::coefficientTooLarge:
            return {tr("%1 = %2 is beyond the model's limit of %3.").arg(argument(0), argument(1), argument(2)),
                    tr("The series changes too fast for this model; choose another.")};
        case ErrorCode::curveEnds:
            return {tr("The curve of %1 ends at k = %3, before k = %2, up to which it is needed.")
                        .arg(argument(0), argument(1), argument(2)),
                    tr("Ask for fewer steps, or choose another model.")};
        case ErrorCode::overflow:
            return {tr("%1 leaves the range of numbers.").arg(argument(0)), tr("Choose a larger unit.")};
        case ErrorCode::noRelatedSeries:
            return {tr("%1 needs related series, and none is chosen.").arg(argument(0)),
                    tr("Compare the series that drive this one, or name them.")};
        case ErrorCode::relatedUnknown:
            return {tr("%1 needs “%2” at %3, where it is not known.").arg(argument(0), argument(1), argument(2)),
                    tr("Give its values there, or say that it keeps its last one.")};
        case ErrorCode::tooManyFailures:
            return {tr("%1: %2 of %3 refits failed.").arg(argument(0), argument(1), argument(2)), {}};
        default:
            return {tr("%1 and %2 have no cell in common.").arg(argument(0), argument(1)),
                    tr("Match them on fewer factors, or check the conditions.")};
    }
}

}  // namespace greyscope::app
