#include <QTest>

#include <array>

#include "core/base/random.h"
#include "tests/support/station_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_policies {

using namespace greyscope;
using sim::PolicyOptions;
using test::Arrival;
using test::StationRun;

class tst_policies : public QObject {
    Q_OBJECT

private slots:
    void theVectorOfTheBrief_data();
    void theVectorOfTheBrief();
    void flowsShareByWeight_data();
    void flowsShareByWeight();
    void scaledWeightsChangeNothing();
    void slotsForAllAreFirstComeFirstServed();
    void noSlotIsIdleWhileAJobWaits_data();
    void noSlotIsIdleWhileAJobWaits();
    void anIdleFlowBanksNoCredit();
    void serviceElsewhereDelays();
    void clientsTakeTurnsInBatches();
    void objectsTakeTurnsByOffset();
    void aTargetGoesByOffset();
    void tokensComeAtTheirRate();
    void everyJobIsServedOnce_data();
    void everyJobIsServedOnce();
    void weightsThatOverflowAreRefused();
    void aPolicyOfTheDocumentation();
};

namespace {

/// "A1": flow A, the first that comes of it.
std::vector<std::string> namesOf(const std::vector<Arrival>& arrivals) {
    std::vector<std::string> names;
    std::array<int, 26> count{};
    for (const Arrival& arrival : arrivals) {
        names.push_back(static_cast<char>('A' + arrival.job.flow) + std::to_string(++count[arrival.job.flow]));
    }
    return names;
}

Arrival jobOf(std::uint32_t flow, sim::Time at, std::int64_t bytes, std::uint32_t client = 0, std::uint64_t object = 0,
              std::int64_t offset = 0) {
    Arrival arrival;
    arrival.at = at;
    arrival.job = {.client = client, .flow = flow, .object = object, .offset = offset, .bytes = bytes};
    return arrival;
}

/// Weights 1, 2, 1; at 0 A1 A2 A3 B1 B2 B3 B4 of cost 4, at 9 C1 of cost 2.
std::vector<Arrival> vectorOfTheBrief() {
    std::vector<Arrival> arrivals;
    for (const std::uint32_t flow : {0U, 0U, 0U, 1U, 1U, 1U, 1U}) {
        arrivals.push_back(jobOf(flow, 0, 4));
    }
    arrivals.push_back(jobOf(2, 9, 2));
    return arrivals;
}

std::string inOrder(const std::vector<Arrival>& done, bool withTimes) {
    const auto names = namesOf(done);
    std::vector<std::size_t> order(done.size());
    for (std::size_t i = 0; i < done.size(); ++i) {
        order[done[i].order] = i;
    }
    std::string text;
    for (const std::size_t i : order) {
        text += (text.empty() ? "" : " ") + names[i] + (withTimes ? "@" + std::to_string(done[i].dispatched) : "");
    }
    return text;
}

/// Bursts of jobs of several flows, clients and objects.
std::vector<Arrival> traffic(std::uint32_t seed, std::size_t count, std::uint32_t flows, sim::Time spread) {
    base::NamedDraws random(seed, "traffic");
    std::vector<Arrival> arrivals;
    const auto below = [&](std::uint64_t most) { return static_cast<std::uint32_t>(random.below(most)); };
    for (std::size_t i = 0; i < count; ++i) {
        arrivals.push_back(jobOf(below(flows), random.between(0, spread - 1), random.between(1, 20), below(7), below(5),
                                 random.between(0, 999)));
    }
    std::stable_sort(arrivals.begin(), arrivals.end(), [](const Arrival& a, const Arrival& b) { return a.at < b.at; });
    return arrivals;
}

}  // namespace

void tst_policies::theVectorOfTheBrief_data() {
    QTest::addColumn<QString>("policy");
    QTest::addColumn<int>("depth");
    QTest::addColumn<QString>("order");
    QTest::newRow("D = 1") << "sfq" << 1 << "A1@0 B1@4 B2@8 C1@12 A2@14 B3@18 B4@22 A3@26";
    QTest::newRow("D = 2") << "sfq" << 2 << "A1@0 A2@0 B1@4 B2@4 A3@8 B3@8 C1@12 B4@12";
    QTest::newRow("D = 4") << "sfq" << 4 << "A1@0 A2@0 A3@0 B1@0 B2@4 B3@4 B4@4 C1@9";
    QTest::newRow("FIFO") << "fifo" << 1 << "A1@0 A2@4 A3@8 B1@12 B2@16 B3@20 B4@24 C1@28";
}

void tst_policies::theVectorOfTheBrief() {
    QFETCH(QString, policy);
    QFETCH(int, depth);
    QFETCH(QString, order);
    StationRun station(policy.toStdString(), static_cast<std::size_t>(depth), {.weights = {1, 2, 1}});
    const auto done = station.run(vectorOfTheBrief());
    QCOMPARE(inOrder(done, true), order.toStdString());
    if (policy == "sfq" && depth == 2) {  // with the common multiple 2: tags are doubled
        const std::vector<std::pair<int, int>> tags{{0, 4}, {4, 8},  {8, 12},  {4, 6},
                                                    {6, 8}, {8, 10}, {10, 12}, {8, 10}};
        for (std::size_t i = 0; i < done.size(); ++i) {
            QCOMPARE(done[i].startTag, std::int64_t{2} * tags[i].first);
            QCOMPARE(done[i].finishTag, std::int64_t{2} * tags[i].second);
        }
    }
}

void tst_policies::flowsShareByWeight_data() {
    QTest::addColumn<int>("depth");
    for (const int depth : {1, 2, 4, 16}) {
        QTest::newRow(qPrintable(QString::number(depth))) << depth;
    }
}

/// |Wf/wf - Wg/wg| <= (D + 1)(cf/wf + cg/wg) in every stretch in which both wait.
void tst_policies::flowsShareByWeight() {
    QFETCH(int, depth);
    for (std::uint32_t seed = 0; seed < 30; ++seed) {
        base::NamedDraws random(seed, "traffic");
        const std::vector<std::int64_t> weights{random.between(1, 9), random.between(1, 9), random.between(1, 9)};
        std::vector<Arrival> arrivals;
        std::array<std::int64_t, 2> largest{};
        for (int i = 0; i < 600; ++i) {
            const auto flow = static_cast<std::uint32_t>(random.below(2));
            arrivals.push_back(jobOf(flow, 0, random.between(1, 12)));
            largest[flow] = std::max(largest[flow], arrivals.back().job.bytes);
        }
        for (const Arrival& other : traffic(seed, 100, 1, 2000)) {  // a third flow comes and goes
            arrivals.push_back(jobOf(2, other.at + 1, other.job.bytes));
        }
        StationRun station("sfq", static_cast<std::size_t>(depth), {.weights = weights});
        const auto done = station.run(arrivals);
        std::vector<const Arrival*> order(done.size());
        std::array<sim::Time, 2> until{};
        for (const Arrival& job : done) {
            order[job.order] = &job;
            if (job.job.flow < 2) {
                until[job.job.flow] = std::max(until[job.job.flow], job.dispatched);
            }
        }
        const auto share = [&](int flow) { return 1.0 / static_cast<double>(weights[static_cast<std::size_t>(flow)]); };
        const double bound =
            (depth + 1) * (static_cast<double>(largest[0]) * share(0) + static_cast<double>(largest[1]) * share(1));
        double ahead = 0.0, least = 0.0, most = 0.0;  // of any stretch: the difference of two prefixes
        for (const Arrival* job : order) {
            if (job->dispatched >= std::min(until[0], until[1])) {
                break;
            }
            if (job->job.flow < 2) {
                ahead += (job->job.flow == 0 ? 1.0 : -1.0) * static_cast<double>(job->job.bytes) *
                         share(static_cast<int>(job->job.flow));
            }
            least = std::min(least, ahead);
            most = std::max(most, ahead);
        }
        QVERIFY2(most - least <= bound, qPrintable(QString("%1 > %2").arg(most - least).arg(bound)));
    }
}

void tst_policies::scaledWeightsChangeNothing() {
    for (std::uint32_t seed = 0; seed < 20; ++seed) {
        const auto arrivals = traffic(seed, 300, 3, 1500);
        StationRun once("sfq", 3, {.weights = {1, 3, 7}}), scaled("sfq", 3, {.weights = {13, 39, 91}});
        QCOMPARE(inOrder(scaled.run(arrivals), true), inOrder(once.run(arrivals), true));
    }
}

void tst_policies::slotsForAllAreFirstComeFirstServed() {
    const auto arrivals = traffic(3, 500, 3, 100);
    StationRun fair("sfq", 500, {.weights = {1, 3, 7}}), fifo("fifo", 500, {.weights = {1, 1, 1}});
    QCOMPARE(inOrder(fair.run(arrivals), true), inOrder(fifo.run(arrivals), true));
}

void tst_policies::noSlotIsIdleWhileAJobWaits_data() {
    QTest::addColumn<QString>("policy");
    for (const sim::PolicyKind& policy : sim::policies()) {
        QTest::newRow(policy.name.c_str()) << QString::fromStdString(policy.name);
    }
}

void tst_policies::noSlotIsIdleWhileAJobWaits() {
    QFETCH(QString, policy);
    for (std::uint32_t seed = 0; seed < 10; ++seed) {
        StationRun station(policy.toStdString(), 3,
                           {.weights = {1, 2, 4}, .quantum = 4, .rate = 1e7, .bucket = 2});  // a token in 100 units
        bool idle = false;
        station.watch = [&](const sim::Station& now) { idle = idle || (now.waiting() > 0 && now.busySlots() < 3); };
        (void)station.run(traffic(seed, 400, 3, 2000));
        QCOMPARE(!idle, sim::policyNamed(policy.toStdString())->keepsBusy);
    }
}

/// A flow that comes late gets its share from then on, not what it did not ask for before.
void tst_policies::anIdleFlowBanksNoCredit() {
    std::vector<Arrival> arrivals;
    for (int i = 0; i < 200; ++i) {
        arrivals.push_back(jobOf(0, 0, 5));
    }
    for (int i = 0; i < 50; ++i) {
        arrivals.push_back(jobOf(1, 500, 5));
    }
    StationRun station("sfq", 1, {.weights = {1, 1}});
    const auto done = station.run(arrivals);
    int first = 0, second = 0;
    for (const Arrival& job : done) {
        if (job.dispatched >= 500 && job.dispatched < 900) {
            ++(job.job.flow == 0 ? first : second);
        }
    }
    QCOMPARE(first, 40);
    QCOMPARE(second, 40);
}

/// DSFQ: what a flow had at another server counts here.
void tst_policies::serviceElsewhereDelays() {
    struct Owner final : sim::Station::Owner {
        std::vector<sim::JobId> served;
        std::vector<sim::Message> told;
        void serve(std::uint32_t, const sim::QueuedJob& job) override { served.push_back(job.id); }
        void inform(std::uint32_t, const sim::Message& message) override { told.push_back(message); }
        void wake(std::uint32_t, sim::Time) override {}
        [[nodiscard]] sim::Time now() const override { return 0; }
    } owner;
    sim::Station station(owner, 0, 1, *sim::policyNamed("dsfq"), {.weights = {1, 1}});
    const auto arrive = [&](std::uint32_t flow) { return station.arrive({.flow = flow, .bytes = 10}); };
    (void)arrive(0);  // goes at once
    station.getSchInfo({0, 100});
    const auto late = arrive(0);
    (void)arrive(1);
    const auto early = arrive(1);
    QCOMPARE(station.job(late).startTag, std::int64_t{110});  // 10 of its own, 100 elsewhere
    QCOMPARE(station.job(early).startTag, std::int64_t{10});
    QCOMPARE(owner.told.size(), std::size_t{4});
    (void)station.finish(owner.served.back());
    (void)station.finish(owner.served.back());
    QCOMPARE(owner.served.back(), early);
}

void tst_policies::clientsTakeTurnsInBatches() {
    std::vector<Arrival> arrivals;
    for (int i = 0; i < 12; ++i) {
        arrivals.push_back(jobOf(0, 0, 1, i < 7 ? 0 : 1));  // seven of one client, then five of another
    }
    StationRun station("crr", 1, {.quantum = 2});
    const auto done = station.run(arrivals);
    std::vector<int> clients(done.size());
    for (const Arrival& job : done) {
        clients[job.order] = static_cast<int>(job.job.client);
    }
    // The first job goes before any other has come, and a client that had nothing waiting begins a new batch.
    QCOMPARE(clients, (std::vector<int>{0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1}));
}

void tst_policies::objectsTakeTurnsByOffset() {
    std::vector<Arrival> arrivals{jobOf(0, 0, 1, 0, 9, 0)};
    for (const std::int64_t offset : {30, 10, 40, 20}) {
        arrivals.push_back(jobOf(0, 0, 1, 0, 1, offset));
        arrivals.push_back(jobOf(0, 0, 1, 0, 2, offset + 1));
    }
    StationRun station("orr", 1, {.quantum = 2});
    const auto done = station.run(arrivals);
    std::vector<std::int64_t> offsets(done.size());
    for (const Arrival& job : done) {
        offsets[job.order] = job.job.offset;
    }
    QCOMPARE(offsets, (std::vector<std::int64_t>{0, 10, 30, 11, 31, 20, 40, 21, 41}));
}

void tst_policies::aTargetGoesByOffset() {
    std::vector<Arrival> arrivals{jobOf(0, 0, 1, 0, 9, 0)};
    for (const std::int64_t offset : {30, 10, 20}) {
        arrivals.push_back(jobOf(0, 0, 1, 0, 2, offset));
        arrivals.push_back(jobOf(0, 0, 1, 0, 1, offset + 1));
    }
    StationRun station("trr", 1, {.quantum = 100});
    const auto done = station.run(arrivals);
    std::vector<std::int64_t> offsets(done.size());
    for (const Arrival& job : done) {
        offsets[job.order] = job.job.offset;
    }
    QCOMPARE(offsets, (std::vector<std::int64_t>{0, 11, 21, 31, 10, 20, 30}));
}

/// Ten jobs at once, a bucket of three, a token each 100 units: three go, then one each 100.
void tst_policies::tokensComeAtTheirRate() {
    std::vector<Arrival> arrivals;
    for (int i = 0; i < 10; ++i) {
        arrivals.push_back(jobOf(0, 5, 1));
    }
    StationRun station("tbf", 8, {.rate = 1e7, .bucket = 3});
    const auto done = station.run(arrivals);
    for (std::size_t i = 0; i < done.size(); ++i) {
        QCOMPARE(done[i].dispatched, i < 3 ? 5 : static_cast<sim::Time>(5 + 100 * (i - 2)));
    }
}

void tst_policies::everyJobIsServedOnce_data() {
    noSlotIsIdleWhileAJobWaits_data();
}

void tst_policies::everyJobIsServedOnce() {
    QFETCH(QString, policy);
    for (const std::size_t depth : {1U, 5U}) {
        StationRun station(policy.toStdString(), depth, {.weights = {1, 2, 4}, .quantum = 3, .rate = 1e8, .bucket = 2});
        const auto done = station.run(traffic(11, 700, 3, 5000));
        std::vector<bool> seen(done.size(), false);
        for (const Arrival& job : done) {
            QVERIFY(job.dispatched >= job.at);
            QCOMPARE(job.finished, job.dispatched + job.job.bytes);
            QVERIFY(!seen[job.order]);
            seen[job.order] = true;
        }
    }
}

void tst_policies::weightsThatOverflowAreRefused() {
    QVERIFY(sim::checkWeights({1, 4}));
    QVERIFY(sim::checkWeights({300, 600, 900}));
    for (const std::vector<std::int64_t>& weights :
         {std::vector<std::int64_t>{}, {0, 1}, {1, -4}, {1001}, {997, 991, 983}}) {
        const auto checked = sim::checkWeights(weights);
        QVERIFY(!checked);
        QCOMPARE(checked.error().code, base::ErrorCode::optionOutOfRange);
    }
}

/// docs/simulation.md, "Your own policy".
class ShortestFirst final : public sim::OrderedPolicy {
public:
    using OrderedPolicy::OrderedPolicy;

private:
    sim::Rank rankOf(sim::QueuedJob& job) override { return {job.bytes}; }
};

std::unique_ptr<sim::Policy> makeShortestFirst(sim::Scheduler& scheduler, const sim::PolicyOptions& /*options*/) {
    return std::make_unique<ShortestFirst>(scheduler);
}

void tst_policies::aPolicyOfTheDocumentation() {
    const sim::PolicyKind own{.name = "sjf", .title = "SJF", .make = makeShortestFirst};
    StationRun station(own, 1, {});
    const auto done = station.run({jobOf(0, 0, 9), jobOf(0, 1, 5), jobOf(0, 1, 2), jobOf(0, 1, 3)});
    QCOMPARE(inOrder(done, true), std::string("A1@0 A3@9 A4@11 A2@14"));
}

GREYSCOPE_TEST(tst_policies)

}  // namespace tests_of_policies

#include "tst_policies.moc"
