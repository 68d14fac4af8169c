#include "app/study/choices/relative_options.h"

#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

QString nextRuleText(relative::NextRule rule) {
    switch (rule) {
        case relative::NextRule::evenSpread:
            return Words::tr("Even spread");
        case relative::NextRule::expectedGain:
            return Words::tr("Expected gain");
        case relative::NextRule::random:
            break;
    }
    return Words::tr("Random");
}

QString pathWeightsText(relative::PathWeights weights) {
    switch (weights) {
        case relative::PathWeights::inverseError:
            return Words::tr("1 / mean error of the other cells");
        case relative::PathWeights::equal:
            return Words::tr("equal");
        case relative::PathWeights::manual:
            break;
    }
    return Words::tr("by hand");
}

}  // namespace greyscope::app
