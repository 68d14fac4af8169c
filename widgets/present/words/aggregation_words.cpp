#include "widgets/present/words/aggregation_words.h"

#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// A name within a phrase: "latency" for "Latency"; "IOPS" is unchanged.
QString withinPhrase(QString name) {
    if (name.size() > 1 && name[0].isUpper() && name[1].isLower()) {
        name[0] = name[0].toLower();
    }
    return name;
}

}  // namespace

QString aggregationWord(const data::Aggregation& aggregation) {
    using Kind = data::Aggregation::Kind;
    switch (aggregation.kind) {
        case Kind::none:
            break;
        case Kind::mean:
            return Words::tr("mean");
        case Kind::median:
            return Words::tr("median");
        case Kind::minimum:
            return Words::tr("minimum");
        case Kind::maximum:
            return Words::tr("maximum");
        case Kind::sum:
            return Words::tr("sum");
        case Kind::count:
            return Words::tr("number of values");
        case Kind::deviation:
            return Words::tr("standard deviation");
        case Kind::variance:
            return Words::tr("variance");
        case Kind::percentile:
            return QString::fromStdString(data::aggregationName(aggregation));
    }
    return Words::tr("none", "an aggregation");
}

QString aggregationText(const data::Aggregation& aggregation) {
    return aggregation == data::Aggregation::none
               ? Words::tr("none to merge")
               : Words::tr("by %1", "an aggregation").arg(aggregationWord(aggregation));
}

QString aggregatedName(const QString& name, const data::Aggregation& aggregation, bool perRun) {
    const QString within = withinPhrase(name);
    using Kind = data::Aggregation::Kind;
    switch (aggregation.kind) {
        case Kind::none:
            break;
        case Kind::mean:
            return Words::tr("Mean of %1").arg(within);
        case Kind::median:
            return Words::tr("Median of %1").arg(within);
        case Kind::minimum:
            return Words::tr("Minimum of %1").arg(within);
        case Kind::maximum:
            return Words::tr("Maximum of %1").arg(within);
        case Kind::sum:
            return (perRun ? Words::tr("Sum of %1 per run") : Words::tr("Sum of %1")).arg(within);
        case Kind::count:
            return Words::tr("Number of values of %1").arg(within);
        case Kind::deviation:
            return Words::tr("Standard deviation of %1").arg(within);
        case Kind::variance:
            return Words::tr("Variance of %1").arg(within);
        case Kind::percentile:
            return Words::tr("%1 of %2").arg(aggregationWord(aggregation), within);
    }
    return name;
}

}  // namespace greyscope::widgets
