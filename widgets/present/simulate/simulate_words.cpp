#include "widgets/present/simulate/simulate_words.h"

#include <QRegularExpression>

#include <map>

#include "core/sim/policies.h"
#include "widgets/present/words/core_texts.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

struct Titled {
    const char* name;
    const char* title;
};

// clang-format off
constexpr Titled kParameters[] = {
    {"workload.traffic", QT_TRANSLATE_NOOP("Words", "Traffic")},
    {"workload.pattern", QT_TRANSLATE_NOOP("Words", "Pattern")},
    {"workload.operation", QT_TRANSLATE_NOOP("Words", "Operation")},
    {"workload.clients", QT_TRANSLATE_NOOP("Words", "Clients")},
    {"workload.per_node", QT_TRANSLATE_NOOP("Words", "Clients per node")},
    {"workload.files", QT_TRANSLATE_NOOP("Words", "Files per process")},
    {"workload.segments", QT_TRANSLATE_NOOP("Words", "Calls per file")},
    {"workload.segment", QT_TRANSLATE_NOOP("Words", "Size of a call")},
    {"workload.tiles_across", QT_TRANSLATE_NOOP("Words", "Tiles in a row")},
    {"workload.wait", QT_TRANSLATE_NOOP("Words", "Wait between calls")},
    {"workload.end", QT_TRANSLATE_NOOP("Words", "Work")},
    {"workload.duration", QT_TRANSLATE_NOOP("Words", "Duration")},
    {"workload.arrivals", QT_TRANSLATE_NOOP("Words", "Arrivals")},
    {"layout.servers", QT_TRANSLATE_NOOP("Words", "Servers")},
    {"layout.stripe_size", QT_TRANSLATE_NOOP("Words", "Stripe")},
    {"layout.stripe_count", QT_TRANSLATE_NOOP("Words", "Servers per file")},
    {"layout.hierarchical", QT_TRANSLATE_NOOP("Words", "Servers per subfile")},
    {"layout.first_server", QT_TRANSLATE_NOOP("Words", "First server")},
    {"link.bandwidth", QT_TRANSLATE_NOOP("Words", "Bandwidth")},
    {"link.delay", QT_TRANSLATE_NOOP("Words", "Delay")},
    {"client.request", QT_TRANSLATE_NOOP("Words", "Maximum request size")},
    {"client.in_flight", QT_TRANSLATE_NOOP("Words", "Requests in flight")},
    {"client.in_flight_per_server", QT_TRANSLATE_NOOP("Words", "In flight per server")},
    {"client.stripe_cost", QT_TRANSLATE_NOOP("Words", "Cost per stripe")},
    {"client.stripe_spread", QT_TRANSLATE_NOOP("Words", "Spread of the cost")},
    {"client.call_cost", QT_TRANSLATE_NOOP("Words", "Cost per call")},
    {"client.dirty", QT_TRANSLATE_NOOP("Words", "Write-behind limit")},
    {"client.read_ahead", QT_TRANSLATE_NOOP("Words", "Read ahead")},
    {"client.read_window", QT_TRANSLATE_NOOP("Words", "Read window")},
    {"client.wide_cost", QT_TRANSLATE_NOOP("Words", "Cost of wide stripes")},
    {"scheduler.policy", QT_TRANSLATE_NOOP("Words", "Policy")},
    {"scheduler.depth", QT_TRANSLATE_NOOP("Words", "Slots")},
    {"scheduler.weights", QT_TRANSLATE_NOOP("Words", "Weights")},
    {"scheduler.quantum", QT_TRANSLATE_NOOP("Words", "Quantum")},
    {"scheduler.rate", QT_TRANSLATE_NOOP("Words", "Rate")},
    {"scheduler.bucket", QT_TRANSLATE_NOOP("Words", "Bucket")},
    {"cache.capacity", QT_TRANSLATE_NOOP("Words", "Capacity")},
    {"cache.dirty", QT_TRANSLATE_NOOP("Words", "Dirty threshold")},
    {"cache.extent", QT_TRANSLATE_NOOP("Words", "Extent")},
    {"cache.rate", QT_TRANSLATE_NOOP("Words", "Copying")},
    {"disk.transfer", QT_TRANSLATE_NOOP("Words", "Transfer")},
    {"disk.seek_least", QT_TRANSLATE_NOOP("Words", "Minimum seek time")},
    {"disk.seek_span", QT_TRANSLATE_NOOP("Words", "Full-stroke seek time")},
    {"disk.capacity", QT_TRANSLATE_NOOP("Words", "Capacity")},
    {"disk.turn", QT_TRANSLATE_NOOP("Words", "Rotation time")},
    {"metadata.open", QT_TRANSLATE_NOOP("Words", "Open")},
    {"metadata.create", QT_TRANSLATE_NOOP("Words", "Create")},
    {"locks.fee", QT_TRANSLATE_NOOP("Words", "Lock held by another client")},
    {"service.kind", QT_TRANSLATE_NOOP("Words", "Service")},
    {"service.mean", QT_TRANSLATE_NOOP("Words", "Mean")},
    {"bounds.events", QT_TRANSLATE_NOOP("Words", "Maximum number of events")},
    {"bounds.memory", QT_TRANSLATE_NOOP("Words", "Maximum memory")}};

constexpr Titled kGroups[] = {
    {"workload", QT_TRANSLATE_NOOP("Words", "Workload")},
    {"layout", QT_TRANSLATE_NOOP("Words", "Layout")},
    {"link", QT_TRANSLATE_NOOP("Words", "Link")},
    {"client", QT_TRANSLATE_NOOP("Words", "Client")},
    {"scheduler", QT_TRANSLATE_NOOP("Words", "Scheduler")},
    {"cache", QT_TRANSLATE_NOOP("Words", "Page cache")},
    {"disk", QT_TRANSLATE_NOOP("Words", "Disk")},
    {"metadata", QT_TRANSLATE_NOOP("Words", "Metadata server")},
    {"locks", QT_TRANSLATE_NOOP("Words", "Locks")},
    {"service", QT_TRANSLATE_NOOP("Words", "Service")},
    {"bounds", QT_TRANSLATE_NOOP("Words", "Bounds")}};

constexpr Titled kLevels[] = {
    {"read", QT_TRANSLATE_NOOP("Words", "read")},
    {"write", QT_TRANSLATE_NOOP("Words", "write")},
    {"write-then-read", QT_TRANSLATE_NOOP("Words", "write, then read")},
    {"pattern", QT_TRANSLATE_NOOP("Words", "by pattern")},
    {"open", QT_TRANSLATE_NOOP("Words", "at random")},
    {"trace", QT_TRANSLATE_NOOP("Words", "by trace")},
    {"fixed", QT_TRANSLATE_NOOP("Words", "always the first server")},
    {"round-robin", QT_TRANSLATE_NOOP("Words", "in turn")},
    {"random", QT_TRANSLATE_NOOP("Words", "random")},
    {"storage", QT_TRANSLATE_NOOP("Words", "cache and disk")},
    {"constant", QT_TRANSLATE_NOOP("Words", "constant time")},
    {"exponential", QT_TRANSLATE_NOOP("Words", "exponential time")},
    {"finite", QT_TRANSLATE_NOOP("Words", "limited")},
    {"endless", QT_TRANSLATE_NOOP("Words", "unlimited")},
    {"sfsa", QT_TRANSLATE_NOOP("Words", "SFSA")},
    {"sfsa-smp", QT_TRANSLATE_NOOP("Words", "SFSA, SMP")},
    {"sfsa-tmp", QT_TRANSLATE_NOOP("Words", "SFSA, TMP")},
    {"sfsa-strided", QT_TRANSLATE_NOOP("Words", "SFSA strided")},
    {"sfsa-strided-smp", QT_TRANSLATE_NOOP("Words", "SFSA strided, SMP")},
    {"sfsa-strided-tmp", QT_TRANSLATE_NOOP("Words", "SFSA strided, TMP")},
    {"mfwa", QT_TRANSLATE_NOOP("Words", "MFWA")},
    {"mfwa-smp", QT_TRANSLATE_NOOP("Words", "MFWA, SMP")},
    {"mfwa-tmp", QT_TRANSLATE_NOOP("Words", "MFWA, TMP")},
    {"mpi-tile-io", "MPI Tile-IO"},
    {"bt-io", "BT-IO"}};

struct PresetWords {
    const char* name;
    const char* title;
    const char* note;
};
constexpr PresetWords kPresets[] = {
    {"p1", QT_TRANSLATE_NOOP("Words", "P1: Lustre, 1 or 2 OSSes"), QT_TRANSLATE_NOOP("Words", "SAS or SATA arrays")},
    {"p2", QT_TRANSLATE_NOOP("Words", "P2: Lustre 1.4.7, 46 OSTs"), QT_TRANSLATE_NOOP("Words", "IDE disks, 80 nodes")},
    {"p2-hierarchical", QT_TRANSLATE_NOOP("Words", "P2: subfiles of two OSTs"), QT_TRANSLATE_NOOP("Words", "hierarchical striping, split writing")},
    {"p3", QT_TRANSLATE_NOOP("Words", "P3: PVFS2, 4 servers"), QT_TRANSLATE_NOOP("Words", "7200 rpm SAS, 800 MB cache")},
    {"p3-shares", QT_TRANSLATE_NOOP("Words", "P3: fair shares"), QT_TRANSLATE_NOOP("Words", "two groups, 200 s")},
    {"p4", QT_TRANSLATE_NOOP("Words", "P4: Lustre, 4 servers"), QT_TRANSLATE_NOOP("Words", "40 nodes, 2 disks each")},
    {"mm1", "M/M/1", QT_TRANSLATE_NOOP("Words", "a textbook queue")},
    {"md1", "M/D/1", QT_TRANSLATE_NOOP("Words", "a textbook queue")},
    {"mm4", "M/M/4", QT_TRANSLATE_NOOP("Words", "a textbook queue")}};

constexpr Titled kMetrics[] = {
    {"throughput_mb_s", QT_TRANSLATE_NOOP("Words", "Throughput")},
    {"throughput_without_idle_mb_s", QT_TRANSLATE_NOOP("Words", "Throughput without waits")},
    {"response_ms", QT_TRANSLATE_NOOP("Words", "Response")},
    {"response_median_ms", QT_TRANSLATE_NOOP("Words", "Response, median")},
    {"response_p95_ms", QT_TRANSLATE_NOOP("Words", "Response, 95 %")},
    {"response_most_ms", QT_TRANSLATE_NOOP("Words", "Response, longest")},
    {"waiting_ms", QT_TRANSLATE_NOOP("Words", "Waiting for a slot")},
    {"waiting_p95_ms", QT_TRANSLATE_NOOP("Words", "Waiting, 95 %")},
    {"in_slot_ms", QT_TRANSLATE_NOOP("Words", "Time in a slot")},
    {"last_group_share_percent", QT_TRANSLATE_NOOP("Words", "Share of the last group")},
    {"backlogged_percent", QT_TRANSLATE_NOOP("Words", "Time with a backlog in all groups")},
    {"disk_busy_percent", QT_TRANSLATE_NOOP("Words", "Disk busy")},
    {"cache_hits_percent", QT_TRANSLATE_NOOP("Words", "Cache hits")},
    {"in_system", QT_TRANSLATE_NOOP("Words", "Requests at the server")},
    {"time_s", QT_TRANSLATE_NOOP("Words", "Duration")},
    {"volume_mb", QT_TRANSLATE_NOOP("Words", "Volume")},
    {"calls", QT_TRANSLATE_NOOP("Words", "Calls")},
    {"requests", QT_TRANSLATE_NOOP("Words", "Requests")},
    {"events", QT_TRANSLATE_NOOP("Words", "Events")}};
// clang-format on

template <class List>
QString titleIn(const List& list, const std::string& name) {
    for (const auto& each : list) {
        if (name == each.name) {
            return Words::tr(each.title);
        }
    }
    return QString::fromStdString(name);
}

}  // namespace

QString coreText(const std::string& text) {
    if (isCoreText(text)) {
        return Words::tr(text.c_str()).replace(QStringLiteral("+-"), QStringLiteral("±"));
    }
    QString said = QString::fromStdString(text);
    static const QRegularExpression noted(QStringLiteral("^(P\\d [a-z]+ [0-9.]+): (.+)$"));
    if (const auto found = noted.match(said); found.hasMatch()) {
        return withColon(coreText(found.captured(1).toStdString()), coreText(found.captured(2).toStdString()));
    }
    static const QRegularExpression met(QStringLiteral("^(\\d+) of (\\d+) OSTs(, could be 1)?$"));
    if (const auto found = met.match(said); found.hasMatch()) {
        return (found.captured(3).isEmpty() ? Words::tr("%1 of %2 OSTs") : Words::tr("%1 of %2 OSTs, could be 1"))
            .arg(found.captured(1), found.captured(2));
    }
    static const QRegularExpression best(QStringLiteral("^(\\d+) OSTs, best (\\d+)$"));
    if (const auto found = best.match(said); found.hasMatch()) {
        return Words::tr("%1 OSTs, best %2").arg(found.captured(1), found.captured(2));
    }
    said.replace(QStringLiteral("+-"), QStringLiteral("±"));
    static const std::pair<QRegularExpression, const char*> parts[] = {
        {QRegularExpression(QStringLiteral("\\bsection\\b")), QT_TRANSLATE_NOOP("Words", "section")},
        {QRegularExpression(QStringLiteral("\\btables\\b")), QT_TRANSLATE_NOOP("Words", "tables")},
        {QRegularExpression(QStringLiteral("\\btable\\b")), QT_TRANSLATE_NOOP("Words", "table")},
        {QRegularExpression(QStringLiteral("\\bfigure\\b")), QT_TRANSLATE_NOOP("Words", "figure")},
        {QRegularExpression(QStringLiteral("\\band\\b")), QT_TRANSLATE_NOOP("Words", "and")},
        {QRegularExpression(QStringLiteral("\\bto\\b")), QT_TRANSLATE_NOOP("Words", "to")},
        {QRegularExpression(QStringLiteral("\\bpoints\\b")), QT_TRANSLATE_NOOP("Words", "points")}};
    for (const auto& [part, word] : parts) {
        said.replace(part, Words::tr(word));
    }
    return said;
}

QString parameterTitle(const std::string& name) {
    return titleIn(kParameters, name);
}

QString parameterGroup(const std::string& prefix) {
    return titleIn(kGroups, prefix);
}

QString levelText(const sim::Parameter& parameter, const std::string& value) {
    if (parameter.name == "scheduler.policy") {
        const auto colon = value.find(':');
        const sim::PolicyKind* policy = sim::policyNamed(value.substr(0, colon));
        QString title = policy ? QString::fromStdString(policy->title) : QString::fromStdString(value);
        const QString depth = colon == std::string::npos ? QString() : QString::fromStdString(value.substr(colon + 1));
        if (depth.isEmpty()) {
            return title;
        }
        const QString open = QStringLiteral("(D)");
        return title.contains(open) ? title.replace(open, QLatin1Char('(') + depth + QLatin1Char(')'))
                                    : title + QLatin1Char('(') + depth + QLatin1Char(')');
    }
    if (parameter.name == "scheduler.weights") {
        return QString::fromStdString(value).replace(QLatin1Char(':'), QStringLiteral(" : "));
    }
    return parameter.quantity == sim::Quantity::words ? titleIn(kLevels, value) : QString::fromStdString(value);
}

QString otherLevels(const sim::ExperimentResult& result, std::size_t point, std::size_t but) {
    QStringList parts;
    for (std::size_t f = 0; f < result.experiment.factors.size(); ++f) {
        if (f != but) {
            const sim::Parameter& parameter = **sim::parameterNamed(result.experiment.factors[f].parameter);
            const QString level = levelText(parameter, result.points[point].values[f]);
            parts << (parameter.quantity == sim::Quantity::words
                          ? level
                          : parameterTitle(parameter.name) + QLatin1Char(' ') + level);
        }
    }
    return listed(parts);
}

QString unitText(sim::Quantity quantity) {
    return quantity == sim::Quantity::microseconds ? QStringLiteral("µs") : QString::fromStdString(unitOf(quantity));
}

QString originText(sim::Origin origin) {
    switch (origin) {
        case sim::Origin::paper:
            return Words::tr("from the paper");
        case sim::Origin::dataSheet:
            return Words::tr("from the data sheet");
        case sim::Origin::set:
            return Words::tr("our choice");
        case sim::Origin::fitted:
            return Words::tr("fitted");
        case sim::Origin::chosen:
            break;
    }
    return Words::tr("chosen by you");
}

QString presetTitle(const std::string& name) {
    return titleIn(kPresets, name);
}

QString presetNote(const std::string& name) {
    for (const PresetWords& each : kPresets) {
        if (name == each.name) {
            return Words::tr(each.note);
        }
    }
    return {};
}

QString metricTitle(const std::string& name) {
    return titleIn(kMetrics, name);
}

QString operationText(const sim::PhaseResult& phase) {
    return phase.mixed                               ? Words::tr("mixed")
           : phase.operation == sim::Operation::read ? Words::tr("read")
                                                     : Words::tr("write");
}

}  // namespace greyscope::widgets
