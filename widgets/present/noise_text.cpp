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

}  // namespace greyscope::widgets
