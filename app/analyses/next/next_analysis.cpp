#include "app/analyses/next/next_analysis.h"

#include "app/analyses/relative/relative_stack.h"
#include "app/run/tally.h"
#include "core/base/parallel.h"
#include "core/base/try.h"
#include "widgets/present/next/next_present.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

NextRequest NextAnalysis::request(const RelativeRequest& pair, const Study& study) {
    relative::NextOptions next = study.relative.next;
    next.seed = study.relative.model.crossValidation.seed;
    return {pair, next, study.relative.replay};
}

base::Expected<relative::NextMeasurements> NextAnalysis::run(const Request& request, base::Progress& progress) {
    if (request.pair.whyNoSeries) {
        return tl::unexpected(*request.pair.whyNoSeries);
    }
    Stacked pair =
        GREYSCOPE_TRY(stacked(request.pair, {request.pair.from, request.pair.to}, {request.pair.query.value}));
    pair.options.from = request.pair.from;
    pair.options.to = request.pair.to;
    tally("next");
    return relative::nextMeasurements(pair.dataset, pair.options, request.next, request.replay,
                                      base::Threads::available(), progress);
}

QString NextAnalysis::curveNeeds(const Result& result) {
    return Words::tr("The curve needs a pair with all cells measured; here %1 of %2 are measured.")
        .arg(QString::number(result.measured), QString::number(result.cells.size()));
}

std::vector<widgets::Remark> NextAnalysis::remarks(const Result& result) {
    using Kind = widgets::Remark::Kind;
    const bool gain = result.next.rule == relative::NextRule::expectedGain;
    if (result.replay) {
        return {{"gain", Kind::info, widgets::gainSentence(*result.replay)}};
    }
    return {{"rule", Kind::info, widgets::ruleSentence(result), gain ? "--rule even" : ""}};
}

}  // namespace greyscope::app
