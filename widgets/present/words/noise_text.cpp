#include "widgets/present/words/noise_text.h"

#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

QString noiseSentence(const std::optional<stats::NoiseFloor>& noise) {
    if (!noise) {
        return {};
    }
    const QString repeats = noise->fewest == noise->most ? QString::number(noise->most)
                                                         : QStringLiteral("%1–%2").arg(QString::number(noise->fewest),
                                                                                       QString::number(noise->most));
    return Words::tr(
               "Noise floor: %1 repeats of each of %n values give a mean standard error of %2; smaller model errors "
               "cannot be detected.",
               nullptr, counted(noise->points))
        .arg(repeats, percentText(noise->error));
}

QString fewDrawnSentence() {
    const auto range = [](const stats::DrawnCoverage& share) {
        return Words::tr("with %1 repeats in %2 to %3 % of cases")
            .arg(QString::number(share.repeats), plainText(100.0 * share.low, 0), plainText(100.0 * share.high, 0));
    };
    return Words::tr(
               "Bootstrap intervals (BCa) from few repeats are too narrow: simulated 95 % intervals contain the true "
               "value %1, %2.")
        .arg(range(stats::kDrawnShares[0]), range(stats::kDrawnShares[1]));
}

QString changeRateSentence(const std::optional<stats::ChangeRate>& rate) {
    if (!rate || !stats::exceedsLevel(*rate)) {
        return {};
    }
    return Words::tr(
               "With %1 repeats per side and spreads of 1 : %2, about %3 % of comparisons of equal runs report a "
               "change, although the level is 5 % (simulated).")
        .arg(QString::number(rate->repeats), plainText(rate->times, 0), plainText(100.0 * rate->rate, 1));
}

}  // namespace greyscope::widgets
