#include "widgets/present/noise_text.h"

#include "widgets/present/relative_parts.h"
#include "widgets/present/words.h"

namespace greyscope::widgets {

QString noiseSentence(const std::optional<stats::NoiseFloor>& noise) {
    if (!noise) {
        return {};
    }
    const QString repeats = noise->fewest == noise->most ? QString::number(noise->most)
                                                         : QStringLiteral("%1–%2").arg(QString::number(noise->fewest),
                                                                                       QString::number(noise->most));
    return Words::tr(
               "Noise floor: %1 repeats in each of %n values leave a mean standard error of %2; less than that no "
               "model can be told to err.",
               nullptr, counted(noise->points))
        .arg(repeats, percentText(noise->error));
}

QString fewDrawnSentence() {
    return Words::tr(
        "Intervals drawn (BCa) from few repeats are narrow: of simulated ones of 95 % those of 3 repeats held 74 to "
        "89 %, of 5 91 to 95 %.");
}

}  // namespace greyscope::widgets
