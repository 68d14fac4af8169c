#include "app/analyses/layout/layout_analysis.h"

#include "app/analyses/layout/pattern_kind.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

std::vector<FigureName> LayoutAnalysis::figureNames() {
    return {{kFile, Words::tr("Who accesses what")},
            {kPlain, Words::tr("Default layout")},
            {kHierarchical, Words::tr("Hierarchical layout")},
            {kCreate, Words::tr("Create")},
            {kResize, Words::tr("Resize")},
            {kMet, Words::tr("OSTs per client")}};
}

std::variant<LayoutChoices, widgets::Empty> LayoutAnalysis::request(const Study& study,
                                                                    const WantedFigures& /*wanted*/) {
    return study.layout;
}

base::Expected<widgets::LayoutFacts> LayoutAnalysis::run(const Request& request, base::Progress& progress) {
    return layoutFacts(request, progress);
}

AnalysisFigures LayoutAnalysis::figures(const Shown& shown, const WantedFigures& wanted) {
    const widgets::LayoutFacts& facts = *shown.result;
    AnalysisFigures all{kPage, conventions(), {}, {}, false};
    const auto add = [&](const char* name, const auto& make) {
        if (isWanted(wanted, name)) {
            all.figures.push_back({name, make(facts), data(shown)});
        }
    };
    add(kFile, widgets::fileRuler);
    add(kPlain, widgets::plainStripes);
    add(kHierarchical, widgets::hierarchicalStripes);
    add(kCreate, widgets::createChart);
    add(kResize, widgets::resizeChart);
    add(kMet, widgets::metChart);
    return all;
}

FigureData LayoutAnalysis::data(const Shown& shown) {
    const LayoutChoices& choices = shown.request;
    const auto bytes = [](std::int64_t count) { return widgets::bytesText(count); };
    FigureData data;
    data.facts = {{Words::tr("Processes"), QString::number(choices.pattern.processes)},
                  {Words::tr("Operation"),
                   choices.operation == access::Operation::write ? Words::tr("write") : Words::tr("read")},
                  {Words::tr("Pattern"), patternTitle(choices.pattern)},
                  {Words::tr("Segments per process"),
                   Words::tr("%1 of %2", "a number of segments, their size")
                       .arg(QString::number(choices.pattern.segments), bytes(choices.pattern.segmentSize))},
                  {Words::tr("Stripe"), bytes(choices.stripeSize)},
                  {Words::tr("OSTs"), QString::number(choices.osts)},
                  {Words::tr("OSTs of a subfile"), QString::number(choices.subsetSize)},
                  {Words::tr("Shown step"), Words::tr("step %1").arg(shown.result->step)}};
    if (shown.result->plain.layout && shown.result->read) {
        data.facts.emplace_back(Words::tr("Default layout"), QString::fromStdString(choices.getstripeName));
    }
    return data;
}

std::vector<Convention> LayoutAnalysis::conventions() {
    return {{Words::tr("Stripes"), Words::tr("from 0")},
            {QStringLiteral("1 KB"), Words::tr("1024 bytes")},
            {Words::tr("Object"), Words::tr("own offsets")},
            {Words::tr("Step"), Words::tr("all processes at once")}};
}

}  // namespace greyscope::app
