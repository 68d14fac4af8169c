#include "app/study/choices/latency_options.h"

#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

QString latencyCurveText(widgets::LatencyCurve curve) {
    switch (curve) {
        case widgets::LatencyCurve::percentile:
            return Words::tr("Percentiles");
        case widgets::LatencyCurve::ecdf:
            return Words::tr("ECDF");
        case widgets::LatencyCurve::complement:
            return Words::tr("1 − ECDF");
        case widgets::LatencyCurve::histogram:
            break;
    }
    return Words::tr("Histogram");
}

}  // namespace greyscope::app
