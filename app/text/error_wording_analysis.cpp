#include "app/text/error_wording.h"

#include "core/derivation/derivation.h"
#include "core/grey/models/residual.h"
#include "core/striping/lustre_text.h"

namespace greyscope::app {

namespace {

using base::ErrorCode;

ErrorWords tooLargeWords(const ErrorDetails& error) {
    const QString remedy = ErrorText::tr("Choose fewer clients, files or seconds, or raise the limit.");
    if (error[0] == QLatin1String("memory")) {
        return {ErrorText::tr("The simulation needs %1; the limit is %2.").arg(error.size(1), error.size(2)), remedy};
    }
    if (error[0] == QLatin1String("events")) {
        return {ErrorText::tr("The simulation has reached its limit of %1 events before the end.").arg(error[1]),
                remedy};
    }
    return {ErrorText::tr("There are %1 requests; the limit is %2.").arg(error[1], error[2]), remedy};
}

}  // namespace

ErrorWords simulationWords(const ErrorDetails& error) {
    switch (error.code()) {
        case ErrorCode::simulationTooLarge:
            return tooLargeWords(error);
        case ErrorCode::unknownParameter:
            return {ErrorText::tr("There is no parameter “%1”.").arg(error[0]), error.choices(1)};
        case ErrorCode::valueNotUsable:
            return {ErrorText::tr("“%2” is not valid for %1.").arg(error[0], error[1]),
                    ErrorText::tr("The value must be %1.").arg(error[2])};
        case ErrorCode::jsonNotReadable:
            return {ErrorText::tr("The JSON text cannot be read: %1.").arg(error[0]),
                    ErrorText::tr("Fix the text there.")};
        case ErrorCode::traceCell:
            return {ErrorText::tr("The trace has the invalid value “%2” for %1.").arg(error[0], error[1]),
                    ErrorText::tr("Expected: %1.").arg(error[2])};
        case ErrorCode::traceOrder:
            return {ErrorText::tr("The trace goes back in time: %1 s comes after %2 s.").arg(error[0], error[1]),
                    ErrorText::tr("Sort it by time.")};
        case ErrorCode::layoutIncomplete:
            if (error[0] == QLatin1String(striping::kExtensionSize)) {
                return {
                    ErrorText::tr("The layout is self-extending (lmm_extension_size): Lustre chooses its OSTs as the "
                                  "file grows."),
                    ErrorText::tr("Give the layout of a file without a self-extending component.")};
            }
            return {ErrorText::tr("The layout cannot be read: %1.").arg(error[0]),
                    ErrorText::tr("Give the lfs getstripe output of one file on OSTs without mirrors.")};
        case ErrorCode::byteWithoutPlace:
            return {ErrorText::tr("The layout does not cover byte %1.").arg(error[0]),
                    ErrorText::tr("Choose a byte inside the layout.")};
        default:
            return {ErrorText::tr("A component ends at %1, which is not a multiple of %2.").arg(error[0], error[1]),
                    ErrorText::tr("Lustre requires a multiple: choose another size.")};
    }
}

ErrorWords analysisWords(const ErrorDetails& error) {
    switch (error.code()) {
        case ErrorCode::constantSeries:
            return {ErrorText::tr("Series “%1” is constant: %2 is not defined for it.").arg(error[0], error[1]),
                    ErrorText::tr("Choose another image, or leave out the series.")};
        case ErrorCode::constantPoint:
            return {ErrorText::tr("All series are equal at %1: %2 is not defined there.").arg(error[0], error[1]),
                    ErrorText::tr("Choose another image, or leave out that point.")};
        case ErrorCode::zeroInSeries:
            return {
                ErrorText::tr("Series “%1” is 0 at %2: %3 is not defined for it.").arg(error[0], error[1], error[2]),
                ErrorText::tr("Leave out that point or the series.")};
        case ErrorCode::zeroMean:
            return {ErrorText::tr("The mean of series “%1” is 0: %2 is not defined for it.").arg(error[0], error[1]),
                    ErrorText::tr("Choose another image.")};
        case ErrorCode::nonPositive:
            return {
                ErrorText::tr("Series “%1” is not positive at %2, which %3 needs.").arg(error[0], error[1], error[2]),
                ErrorText::tr("Shift the series, or leave out the point.")};
        case ErrorCode::tooFewPoints:
            return {ErrorText::tr("%1 has %2 points; %3 are needed.", nullptr, error.count(1))
                        .arg(error[0] == QLatin1String(grey::kTailOfOneSign)
                                 ? ErrorText::tr("The tail of residuals with the same sign")
                                 : error[0],
                             error[1], error[2]),
                    {}};
        case ErrorCode::tooManyPoints:
            return {ErrorText::tr("%1 has %2 points; at most %3 are possible.", nullptr, error.count(1))
                        .arg(error[0] == QLatin1String(derivation::kTheDerivation) ? ErrorText::tr("The working")
                                                                                   : error[0],
                             error[1], error[2]),
                    error[0] == QLatin1String(derivation::kTheDerivation)
                        ? ErrorText::tr(
                              "Show the working for fewer points, a smaller branch of the tree, or larger leaves.")
                        : ErrorText::tr("Fit fewer points, or choose another model.")};
        case ErrorCode::singularSystem:
            return {ErrorText::tr("%1 cannot be fitted: its equations have no unique solution.").arg(error[0]), {}};
        case ErrorCode::coefficientTooLarge:
            return {ErrorText::tr("%1 = %2 is beyond the model's limit of %3.").arg(error[0], error[1], error[2]),
                    ErrorText::tr("The series changes too fast for this model; choose another model.")};
        case ErrorCode::curveEnds:
            return {ErrorText::tr("The curve of %1 ends at k = %3, but values up to k = %2 are needed.")
                        .arg(error[0], error[1], error[2]),
                    ErrorText::tr("Choose a shorter forecast horizon or another model.")};
        case ErrorCode::overflow:
            return {ErrorText::tr("%1 overflows.").arg(error[0]), ErrorText::tr("Choose a larger unit.")};
        case ErrorCode::noRelatedSeries:
            return {ErrorText::tr("%1 needs related series; none is chosen.").arg(error[0]),
                    ErrorText::tr("Choose the related series of this one as compared series, or name them.")};
        case ErrorCode::relatedUnknown:
            return {
                ErrorText::tr("%1 needs the value of “%2” at %3, which is unknown.").arg(error[0], error[1], error[2]),
                ErrorText::tr("Give the missing values, or let the series keep its last value.")};
        case ErrorCode::tooManyFailures:
            return {ErrorText::tr("%1: %2 of %3 refits failed.").arg(error[0], error[1], error[2]), {}};
        default:
            return {ErrorText::tr("%1 and %2 have no cell in common.").arg(error[0], error[1]),
                    ErrorText::tr("Match them on fewer factors, or check the conditions.")};
    }
}

}  // namespace greyscope::app
