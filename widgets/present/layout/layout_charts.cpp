#include "widgets/present/layout/layout_charts.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/striping/metadata_cost.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr int kProcessColours = 5;

QString whole(std::int64_t number) {
    return QString::number(static_cast<qlonglong>(number));
}

QString processName(std::int64_t process) {
    return QStringLiteral("P%1").arg(process);
}

Ink inkOf(std::int64_t process) {
    return {Tone::series, static_cast<int>(process % kProcessColours)};
}
bool isHollow(std::int64_t process) {
    return process / kProcessColours % 2 == 1;
}

QString stepText(const LayoutFacts& facts) {
    return Words::tr("step %1: %2 at the same time")
        .arg(QString::number(facts.step), bytesText(facts.pattern.processes * facts.pattern.segmentSize));
}

QString shownNote(const LayoutFacts& facts) {
    return static_cast<std::int64_t>(facts.stripes.size()) == facts.stripeCount
               ? QString()
               : Words::tr("Showing stripes %1 to %2 of %3.")
                     .arg(whole(facts.stripes.front().number), whole(facts.stripes.back().number),
                          whole(facts.stripeCount));
}

std::int64_t usedOsts(const LayoutSide& side) {
    return std::count_if(side.stepBytes.begin(), side.stepBytes.end(), [](std::int64_t bytes) { return bytes > 0; });
}

StripeMapSpec stripesOn(const LayoutFacts& facts, const LayoutSide& side) {
    StripeMapSpec spec;
    spec.columnTitle = Words::tr("OST");
    spec.kind = QStringLiteral("stripe");
    spec.loadTitle = Words::tr("load");
    spec.loadUnit = Words::tr("stripes");
    spec.stepTitle = Words::tr("step %1").arg(facts.step);
    spec.footer = shownNote(facts);
    const striping::Layout& layout = *side.layout;
    for (std::uint32_t ost = 0; ost < layout.ostCount(); ++ost) {
        spec.columns.push_back(QString::number(ost));
        const auto stripes = [&](const std::vector<std::int64_t>& bytes) {
            return static_cast<double>(bytes[ost]) / static_cast<double>(facts.stripeSize);
        };
        const double step = stripes(side.stepBytes);
        spec.loads.push_back({step, stripes(side.wholeBytes), significantText(step, 3)});
    }
    std::map<std::int64_t, std::size_t> rowOf;
    std::vector<std::pair<FileStripe, striping::BytePlace>> places;
    for (const FileStripe& stripe : facts.stripes) {
        if (const auto place = layout.placeOf(stripe.number * facts.stripeSize)) {
            places.emplace_back(stripe, *place);
            rowOf.emplace(place->offset / facts.stripeSize, 0);
        }
    }
    for (auto& [offset, row] : rowOf) {
        row = spec.rows.size();
        spec.rows.push_back(bytesText(offset * facts.stripeSize));
    }
    for (const auto& [stripe, place] : places) {
        StripeCell cell;
        cell.row = rowOf[place.offset / facts.stripeSize];
        cell.column = place.ost;
        const bool ghost = facts.splitWriting && &side == &facts.hierarchical && !side.created[place.component];
        cell.state = stripe.call + 1 < facts.step    ? StripeCell::State::written
                     : stripe.call + 1 == facts.step ? StripeCell::State::step
                     : ghost                         ? StripeCell::State::ghost
                                                     : StripeCell::State::later;
        cell.text = QString::number(stripe.number);
        cell.ink = inkOf(stripe.process);
        cell.hollow = isHollow(stripe.process);
        cell.id = static_cast<int>(stripe.number - facts.stripes.front().number);
        cell.tooltip = Words::tr("stripe %1 of %2").arg(whole(stripe.number), processName(stripe.process));
        spec.cells.push_back(std::move(cell));
    }
    return spec;
}

QString usedText(const LayoutFacts& facts, const LayoutSide& side) {
    return Words::tr("Step %1 uses %2 of %3 OSTs; each client accesses %4.")
        .arg(QString::number(facts.step), QString::number(usedOsts(side)), QString::number(side.layout->ostCount()),
             QString::number(side.met));
}

/// The fitted and printed values of one column of P2, table 2.
PlotSpec costChart(const LayoutFacts& facts, double striping::MetadataCost::*value) {
    PlotSpec plot;
    plot.x.label = Words::tr("processes");
    plot.x.scale = Scale::log2;
    plot.y.scale = Scale::log10;
    const auto curve = [&](bool split, double from, double to, bool within) {
        Curve c;
        c.name = split ? Words::tr("split") : Words::tr("original");  // short, because the view is narrow
        c.ink = {Tone::series, split ? 2 : 1};
        c.marker = Marker::none;
        c.dash = within ? Dash::solid : Dash::dashed;
        c.labelled = to > 40.0;
        const Targets targets{Target::model(c.name)};
        c.link = {targets, targets};
        for (double p = from; p <= to * 1.0001; p *= 1.189207115) {  // steps of a quarter of a doubling
            const auto processes = static_cast<std::int64_t>(p + 0.5);
            const auto cost = split ? striping::splitWritingCost(processes) : striping::originalCost(processes);
            if (c.x.empty() || c.x.back() != static_cast<double>(processes)) {
                c.x.push_back(static_cast<double>(processes));
                c.y.push_back(cost.*value);
            }
        }
        plot.curves.push_back(std::move(c));
    };
    for (const bool split : {false, true}) {
        curve(split, kLeastCosted, 4.0, false);
        curve(split, 4.0, 32.0, true);
        curve(split, 32.0, kMostCosted, false);
        Curve printed;
        printed.name = split ? Words::tr("split writing, printed") : Words::tr("original, printed");
        printed.ink = {Tone::measured, 0};
        printed.marker = Marker::diamond;
        printed.hollow = true;
        printed.line = false;
        printed.labelled = false;
        for (const striping::PrintedCost& row : striping::printedCosts()) {
            printed.measuredAt.push_back(static_cast<int>(row.processes));
            printed.x.push_back(static_cast<double>(row.processes));
            printed.y.push_back((split ? row.split : row.original).*value);
        }
        plot.curves.push_back(std::move(printed));
    }
    if (facts.pattern.processes >= kLeastCosted && facts.pattern.processes <= kMostCosted) {
        plot.guides.push_back(
            {Side::vertical, static_cast<double>(facts.pattern.processes), Tone::quiet, Dash::dashed, false, {}});
    }
    return plot;
}

}  // namespace

QString bytesText(std::int64_t bytes) {
    constexpr std::int64_t K = 1024;
    const std::pair<std::int64_t, const char*> units[] = {
        {K * K * K * K, "TB"}, {K * K * K, "GB"}, {K * K, "MB"}, {K, "KB"}};
    for (const auto& [unit, name] : units) {
        if (bytes >= unit && (bytes % unit == 0 || bytes >= K * unit / 64)) {
            return plainText(static_cast<double>(bytes) / static_cast<double>(unit), 2) + QLatin1Char(' ') +
                   QLatin1String(name);
        }
    }
    return whole(bytes) + QStringLiteral(" B");
}

TimelineSpec fileRuler(const LayoutFacts& facts) {
    TimelineSpec lanes;
    const bool shared = facts.pattern.shape != access::Shape::filePerProcess;
    lanes.title =
        (shared ? Words::tr("Who accesses what: one file of %1") : Words::tr("The first file of process 0: %1"))
            .arg(bytesText(facts.fileSize));
    lanes.subtitle = Words::tr("%1 segments of %2 in stripes of %3.")
                         .arg(whole(facts.fileSize / facts.pattern.segmentSize), bytesText(facts.pattern.segmentSize),
                              bytesText(facts.stripeSize)) +
                     QLatin1Char(' ') + shownNote(facts);
    lanes.axis = Words::tr("byte of the file");
    lanes.kind = QStringLiteral("stripe");
    lanes.groupTitle = Words::tr("file");
    lanes.nameTitle = Words::tr("process");
    lanes.stages = {Words::tr("from, B"), Words::tr("to, B")};
    lanes.lanePt = 20.0;
    lanes.groups = {{QString(), {}, 1}};
    const auto size = static_cast<double>(facts.stripeSize);
    lanes.from = size * static_cast<double>(facts.stripes.front().number);
    lanes.to = size * static_cast<double>(facts.stripes.back().number + 1);
    double low = lanes.to, high = lanes.from;
    for (const FileStripe& stripe : facts.stripes) {
        LaneBar bar;
        bar.from = bar.held = bar.full = size * static_cast<double>(stripe.number);
        bar.to = bar.from + size;
        bar.ink = inkOf(stripe.process);
        bar.empty = stripe.call + 1 > facts.step;
        bar.hollow = isHollow(stripe.process);
        bar.id = static_cast<int>(stripe.number - facts.stripes.front().number);
        bar.name = processName(stripe.process);
        bar.text = bar.empty ? QString() : bar.name;
        if (stripe.call + 1 == facts.step) {
            low = std::min(low, bar.from);
            high = std::max(high, bar.to);
        }
        lanes.bars.push_back(std::move(bar));
    }
    const auto every = std::max<std::size_t>(1, facts.stripes.size() / 8);
    for (std::size_t i = 0; i < facts.stripes.size(); i += every) {
        lanes.ticks.push_back({lanes.bars[i].from, bytesText(facts.stripes[i].number * facts.stripeSize)});
    }
    lanes.ticks.push_back({lanes.to, bytesText((facts.stripes.back().number + 1) * facts.stripeSize)});
    if (high > low) {
        lanes.bracket = LaneBracket{low, high, stepText(facts)};
    }
    for (std::int64_t p = 0; p < std::min<std::int64_t>(facts.pattern.processes, 8); ++p) {
        lanes.keys.push_back({processName(p), inkOf(p), isHollow(p)});
    }
    return lanes;
}

StripeMapSpec plainStripes(const LayoutFacts& facts) {
    StripeMapSpec spec = stripesOn(facts, facts.plain);
    spec.title = facts.read ? Words::tr("Layout as read: %n OSTs", nullptr, counted(facts.plain.layout->ostCount()))
                            : Words::tr("Default: %1 over %n OSTs", nullptr, counted(facts.plain.layout->ostCount()))
                                  .arg(bytesText(facts.stripeSize));
    spec.subtitle = usedText(facts, facts.plain);
    return spec;
}

StripeMapSpec hierarchicalStripes(const LayoutFacts& facts) {
    StripeMapSpec spec = stripesOn(facts, facts.hierarchical);
    const auto& components = facts.hierarchical.layout->components();
    spec.title = Words::tr("Hierarchical: %n subfiles", nullptr, counted(components.size()));
    spec.subtitle = usedText(facts, facts.hierarchical);
    spec.groupTitle = Words::tr("subfile");
    // Subfiles have names above their OSTs if the OSTs of each are neighbours.
    std::uint32_t next = 0;
    for (std::size_t c = 0; c < components.size(); ++c) {
        if (components[c].osts.front() != next) {
            spec.groups.clear();
            break;
        }
        const bool ghost = facts.splitWriting && !facts.hierarchical.created[c];
        spec.groups.push_back({ghost ? Words::tr("%1, not created").arg(c) : Words::tr("%1, created").arg(c),
                               components[c].osts.size(), ghost});
        next = components[c].osts.back() + 1;
    }
    return spec;
}

PlotSpec createChart(const LayoutFacts& facts) {
    PlotSpec plot = costChart(facts, &striping::MetadataCost::create);
    plot.title = Words::tr("Time to create a file");
    plot.subtitle = Words::tr("Diamonds: P2 table 2. Lines: 3.78 + 1.05 P, split writing 8.71, fitted to it");
    plot.y.label = Words::tr("create, ms");
    return plot;
}

PlotSpec resizeChart(const LayoutFacts& facts) {
    PlotSpec plot = costChart(facts, &striping::MetadataCost::resize);
    plot.title = Words::tr("Time to resize a file");
    plot.subtitle = Words::tr("Diamonds: P2 table 2. Lines: 44.72 P, split writing 0.023 + 0.262 log₂ P, fitted to it");
    plot.y.label = Words::tr("resize, ms");
    return plot;
}

PlotSpec metChart(const LayoutFacts& facts) {
    PlotSpec plot;
    plot.title = Words::tr("OSTs per client");
    plot.subtitle = Words::tr("Default layout, calculated");
    plot.x.label = Words::tr("processes");
    plot.y.label = Words::tr("OSTs per client");
    const double most = static_cast<double>(facts.plain.layout->ostCount());
    plot.y.range = {0.0, most * 1.08};
    for (double count = 1.0; count <= most; count *= 2.0) {
        plot.y.ticks.push_back({count, QString::number(count)});  // there are no half OSTs
    }
    plot.labelling = Labelling::none;
    Curve all, own;
    all.name = own.name = Words::tr("OSTs per client");
    all.line = own.line = false;
    all.stems = true;
    for (const auto& [processes, met] : facts.metByProcesses) {
        Curve& curve = processes == facts.pattern.processes ? own : all;
        curve.x.push_back(static_cast<double>(processes));
        curve.y.push_back(static_cast<double>(met));
        curve.measuredAt.push_back(static_cast<int>(processes));
        plot.x.ticks.push_back({curve.x.back(), QString::number(processes)});
        curve.pointTexts.push_back(
            Words::tr("%1 processes: %2 OSTs").arg(QString::number(processes), QString::number(met)));
    }
    own.ink.slot = 1;
    own.stems = true;
    own.marker = Marker::square;
    plot.curves = {std::move(all)};
    if (!own.x.empty()) {
        plot.curves.push_back(std::move(own));
    }
    return plot;
}

QString plainPlace(const LayoutFacts& facts, std::int64_t byte) {
    const auto place = facts.plain.layout->placeOf(byte);
    return place ? Words::tr("byte %1: OST %2, object %3, offset %4")
                       .arg(whole(byte), QString::number(place->ost), QString::number(place->object),
                            whole(place->offset))
                 : Words::tr("byte %1 is not covered by the layout").arg(whole(byte));
}

QString hierarchicalPlace(const LayoutFacts& facts, std::int64_t byte) {
    const auto place = facts.hierarchical.layout->placeOf(byte);
    const auto composite = facts.composite.layout->placeOf(byte);
    if (!place || !composite) {
        return Words::tr("byte %1 is not covered by the layout").arg(whole(byte));
    }
    const QString subfile = Words::tr("subfile %1, OST %2, object %3, offset %4")
                                .arg(QString::number(place->component), QString::number(place->ost),
                                     QString::number(place->object), whole(place->offset));
    const QString offset = whole(composite->offset);
    return clauses(
        {subfile, composite->ost == place->ost
                      ? Words::tr("composite %1").arg(offset)
                      : Words::tr("composite: OST %1, offset %2").arg(QString::number(composite->ost), offset)});
}

}  // namespace greyscope::widgets
