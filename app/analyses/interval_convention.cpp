#include "app/analyses/interval_convention.h"

#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

Items<stats::IntervalMethod> intervalMethods(const QString& byFormula) {
    return {{byFormula, stats::IntervalMethod::t}, {Words::tr("bootstrap, BCa"), stats::IntervalMethod::bootstrap}};
}

Convention intervalConvention(const Study& study, const QString& byFormula) {
    return conventionOf(Words::tr("Interval"), member(&Study::intervals), intervalMethods(byFormula), study,
                        {Words::tr("Interval of repeats")});
}

}  // namespace greyscope::app
