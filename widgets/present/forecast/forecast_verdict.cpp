#include "widgets/present/forecast/forecast_verdict.h"

#include <algorithm>
#include <cmath>

#include "core/grey/forecast/band_coverage.h"
#include "widgets/present/forecast/forecast_present.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr std::size_t kFewPoints = 5;

std::size_t judgedCount(const grey::ForecastResult& result) {
    return result.backtest ? result.backtest->forecasts : heldOutCount(result);
}

QString errorOf(const grey::ModelOutcome& model) {
    return Words::tr("%1 %").arg(fixedText(*grey::outOfSampleError(model), 2));
}

QString labelOf(const grey::ModelOutcome& model) {
    return modelLook(model.name).label;
}

/// The comparison of the best model with the best of the other kind.
QString rivalText(const grey::ModelOutcome& best, const grey::ModelOutcome& rival) {
    const double own = *grey::outOfSampleError(best);
    const double other = *grey::outOfSampleError(rival);
    const QString factor =
        own > 0.0 ? Words::tr(" (%1×)", "so many times as large").arg(fixedText(other / own, 1)) : QString();
    return (isBaseline(rival.name) ? Words::tr("; best baseline: %1, %2%3") : Words::tr("; best grey model: %1, %2%3"))
        .arg(labelOf(rival), errorOf(rival), factor);
}

/// The limits of the comparison.
QString caveatText(const grey::ModelOutcome& best, std::size_t points) {
    QString text;
    if (isBaseline(best.name)) {
        text += betweenSentences() + Words::tr("A baseline is better.");
    }
    if (points <= kFewPoints) {
        text += betweenSentences() + Words::tr("%n points are too few for a conclusion.", nullptr, counted(points));
    }
    return text;
}

}  // namespace

bool isBaseline(const std::string& model) {
    const auto& grey = grey::greyModelNames();
    return std::none_of(grey.begin(), grey.end(), [&](const auto& entry) { return entry.second == model; });
}

QString judgedOn(const grey::ForecastResult& result) {
    const std::size_t points = judgedCount(result);
    if (points == 0) {
        return {};
    }
    if (result.backtest) {
        const QString text = Words::tr("%n rolling forecasts", nullptr, counted(points));
        const std::size_t leftOut = result.backtest->firstOrigin - result.backtest->options.first;
        return leftOut == 0 ? text : Words::tr("%1 (earlier origins left out: %2)").arg(text, QString::number(leftOut));
    }
    return Words::tr("%n held-out points", nullptr, counted(points));
}

QString verdictText(const grey::ForecastResult& result) {
    const auto ranked = grey::rankedModels(result);
    const grey::ModelOutcome& best = *ranked.front();
    if (judgedCount(result) == 0) {
        return Words::tr("No test points: it is not known which model forecasts best.");
    }
    if (!grey::outOfSampleError(best)) {
        return filled(Words::tr("No model has an error on %1: it is not known which one forecasts best."),
                      {judgedOn(result)});
    }
    const auto rival = std::find_if(ranked.begin(), ranked.end(), [&](const grey::ModelOutcome* model) {
        return isBaseline(model->name) != isBaseline(best.name) && grey::outOfSampleError(*model);
    });
    const QString first = filled(Words::tr("Best on %1: %2, %3"), {judgedOn(result), labelOf(best), errorOf(best)});
    return stopped(rival == ranked.end() ? first : first + rivalText(best, **rival)) +
           caveatText(best, judgedCount(result));
}

QString bandText(const grey::ForecastResult& result) {
    if (!result.band || !*result.band) {
        return {};
    }
    const grey::PredictionBand& band = **result.band;
    const QString text =
        Words::tr("%1 % band (%2 refits, seed %3)")
            .arg(plainText(100.0 * band.options.level, 1), QString::number(band.options.refits - band.failures),
                 QString::number(band.options.seed));
    const std::size_t held = heldOutCount(result);
    if (held == 0) {
        return text;
    }
    std::size_t inside = 0;
    for (std::size_t i = 0; i < std::min(held, band.low.size()); ++i) {
        const double actual = *result.steps[i].actual;
        inside += actual >= band.low[i] && actual <= band.high[i] ? 1 : 0;
    }
    return Words::tr("%1: %2 of %n held-out points inside", nullptr, counted(held)).arg(text, QString::number(inside));
}

QString bandBiasText(const grey::ForecastResult& result) {
    if (!result.band || !*result.band) {
        return {};
    }
    const auto biases = grey::bandBiases(**result.band, result.model.forecast);
    if (biases.empty()) {
        return {};
    }
    constexpr int kDigits = 6;
    constexpr std::size_t kNamed = 3;
    QStringList corrected;
    for (std::size_t i = 0; i < std::min(kNamed, biases.size()); ++i) {
        corrected << withColon(visibleText(result.steps[biases[i].step].label),
                               significantText(biases[i].corrected, kDigits));
    }
    if (biases.size() > kNamed) {
        corrected << QStringLiteral("…");
    }
    const grey::BandBias& first = biases.front();
    const double percent = 100.0 * (first.forecast - first.corrected) / std::abs(first.corrected);
    const QString bias = first.corrected != 0.0 ? Words::tr("%1 %").arg(significantText(percent, 2))
                                                : significantText(first.forecast - first.corrected, 2);
    const QString times =
        std::isfinite(first.ofHalfWidth) ? significantText(first.ofHalfWidth, 2) : QStringLiteral("∞");
    return filled(
        Words::tr(
            "The band does not contain the forecast: the bias of %1, even for curves of its own shape, exceeds the "
            "noise; at %2 it is %3, which is %4 times the half-width of the band. Forecast with this correction: %5."),
        {modelLook(result.model.name).title, visibleText(result.steps[first.step].label), bias, times,
         listed(corrected)});
}

QString bandShareText(const grey::ForecastResult& result) {
    if (!result.band || !*result.band) {
        return {};
    }
    const grey::BandOptions& options = (*result.band)->options;
    const auto share = grey::simulatedBandShare(result.options.model, options.errors, options.level);
    const QString held =
        share ? filled(Words::tr("Simulated %1 % bands of %2 contained %3 to %4 % of the following values: 6 to 12 "
                                 "points, growth of 0 to 30 % from point to point, independent errors of 0.05 to 5 %."),
                       {plainText(100.0 * options.level, 1), modelLook(result.model.name).title,
                        plainText(100.0 * share->low, 0), plainText(100.0 * share->high, 0)})
              : filled(Words::tr("The coverage of %1 % bands of %2 was not simulated."),
                       {plainText(100.0 * options.level, 1), modelLook(result.model.name).title});
    if (options.errors != grey::BandErrors::likeliest) {
        return held;
    }
    const grey::ErrorReadings& readings = (*result.band)->readings;
    const QString reading =
        readings.both() ? Words::tr(
                              "The residuals do not show whether errors grow with the level, so the band contains the "
                              "bands of both cases; if you know which case applies, choose it to get a narrower band.")
        : readings.relative ? Words::tr("The residuals show that errors grow with the level.")
                            : Words::tr("The residuals show that errors are equally large along the whole series.");
    return held + betweenSentences() + reading;
}

}  // namespace greyscope::widgets
