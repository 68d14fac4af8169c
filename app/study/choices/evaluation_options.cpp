#include "app/study/choices/evaluation_options.h"

#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

QString classFunctionsText(grey::ClassFunctions functions) {
    switch (functions) {
        case grey::ClassFunctions::centre:
            return Words::tr("mixed centre-point");
        case grey::ClassFunctions::end:
            return Words::tr("mixed end-point");
        case grey::ClassFunctions::measure:
            return Words::tr("lower, moderate, upper measure");
        case grey::ClassFunctions::mirrored:
            break;
    }
    return Words::tr("centre-point, mirrored ends");
}

QString clusterWeightsText(grey::ClusterWeights weights) {
    return weights == grey::ClusterWeights::fixed ? Words::tr("fixed", "weights") : Words::tr("variable", "weights");
}

QString effectMeasureText(grey::EffectMeasure measure) {
    return measure == grey::EffectMeasure::ratio ? Words::tr("ratio", "effect measure")
                                                 : Words::tr("uniform", "effect measure");
}

QString bullseyeText(grey::Bullseye bullseye) {
    return bullseye == grey::Bullseye::best ? Words::tr("best effects reached") : Words::tr("1 in every attribute");
}

QString decisionWeightsText(grey::DecisionWeights weights) {
    switch (weights) {
        case grey::DecisionWeights::given:
            return Words::tr("as set", "weights");
        case grey::DecisionWeights::equal:
            return Words::tr("equal", "weights");
        case grey::DecisionWeights::entropy:
            break;
    }
    return Words::tr("entropy", "weights");
}

}  // namespace greyscope::app
