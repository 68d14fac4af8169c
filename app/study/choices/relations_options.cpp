#include "app/study/choices/relations_options.h"

#include "widgets/present/words/words.h"

namespace greyscope::app {

using grey::ExtremaScope;
using grey::RelationMethod;
using widgets::Words;

QString degreeText(RelationMethod method) {
    switch (method) {
        case RelationMethod::deng:
            return Words::tr("Deng γ");
        case RelationMethod::absolute:
            return Words::tr("absolute ε");
        case RelationMethod::relative:
            return Words::tr("relative r");
        case RelationMethod::synthetic:
            return Words::tr("synthetic");
        case RelationMethod::similitude:
            return Words::tr("similitude");
        case RelationMethod::closeness:
            return Words::tr("closeness");
        case RelationMethod::worked:
            break;
    }
    return Words::tr(grey::degreeOf(method).worked->label);
}

QString extremaText(ExtremaScope scope) {
    switch (scope) {
        case ExtremaScope::global:
            return Words::tr("pairs with each reference");
        case ExtremaScope::pairwise:
            return Words::tr("each pair separately");
        case ExtremaScope::matrix:
            return Words::tr("all pairs");
    }
    return {};
}

QString orderText(MatrixOrder order) {
    switch (order) {
        case MatrixOrder::automatic:
            return Words::tr("as given (clustered if many)");
        case MatrixOrder::given:
            return Words::tr("as given");
        case MatrixOrder::byDegree:
            return Words::tr("by degree to R");
        case MatrixOrder::clustered:
            return Words::tr("clustered");
    }
    return {};
}

}  // namespace greyscope::app
