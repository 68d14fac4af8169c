#include <QTest>

#include <numeric>
#include <set>

#include "core/access/pattern.h"
#include "core/base/random.h"
#include "tests/support/test_registry.h"

namespace tests_of_pattern {

using namespace greyscope;
using access::Pattern;
using access::Shape;

class tst_pattern : public QObject {
    Q_OBJECT

private slots:
    void theNineClasses();
    void callsTileTheirFiles_data();
    void callsTileTheirFiles();
    void contiguousCallsFollowEachOther();
    void serversOfAClient();
    void serversOfAClientByLooking();
    void aTileFile();
    void stepsOfBtIo();
    void badPatternsAreRefused();
};

namespace {

constexpr std::int64_t K = 1024;

std::vector<Pattern> patterns() {
    return {{.shape = Shape::contiguous, .processes = 5, .segments = 7, .segmentSize = 3},
            {.shape = Shape::strided, .processes = 5, .segments = 7, .segmentSize = 3},
            {.shape = Shape::strided, .processes = 1, .segments = 7, .segmentSize = 3},
            {.shape = Shape::filePerProcess, .processes = 5, .segments = 7, .segmentSize = 3, .filesPerProcess = 4},
            {.shape = Shape::tiles, .processes = 6, .segments = 7, .segmentSize = 3, .tilesAcross = 3},
            {.shape = Shape::tiles, .processes = 6, .segments = 7, .segmentSize = 3, .tilesAcross = 1},
            {.shape = Shape::tiles, .processes = 6, .segments = 7, .segmentSize = 3, .tilesAcross = 4}};
}

}  // namespace

void tst_pattern::theNineClasses() {
    std::set<std::tuple<Shape, bool, bool>> classes;
    for (const access::PatternKind& kind : access::patternKinds()) {
        QVERIFY(access::check(kind.pattern));
        QCOMPARE(access::patternNamed(kind.name), &kind);
        if (kind.source == "P4 table 1") {
            classes.emplace(kind.pattern.shape, kind.pattern.processesPerNode > 1, kind.pattern.waitMs > 0);
            QCOMPARE(kind.pattern.segments * kind.pattern.segmentSize, std::int64_t{2} << 30);
        }
    }
    QCOMPARE(classes.size(), std::size_t{9});
    QCOMPARE(access::patternNamed("sfsa-smp")->pattern.nodes(), std::int64_t{10});
    QVERIFY(access::patternNamed("raw") == nullptr);
}

void tst_pattern::callsTileTheirFiles_data() {
    QTest::addColumn<std::size_t>("index");
    for (std::size_t i = 0; i < patterns().size(); ++i) {
        QTest::addRow("%zu", i) << i;
    }
}

void tst_pattern::callsTileTheirFiles() {
    QFETCH(std::size_t, index);
    const Pattern pattern = patterns()[index];
    std::set<std::pair<std::int64_t, std::int64_t>> bytes;
    for (std::int64_t p = 0; p < pattern.processes; ++p) {
        for (std::int64_t call = 0; call < pattern.calls(); ++call) {
            const access::Access access = access::accessOf(pattern, p, call);
            QVERIFY(access.file < pattern.files() && access.offset + access.size <= pattern.fileSize());
            for (std::int64_t b = 0; b < access.size; ++b) {
                QVERIFY(bytes.emplace(access.file, access.offset + b).second);
            }
        }
    }
    QCOMPARE(static_cast<std::int64_t>(bytes.size()), pattern.bytes());
}

void tst_pattern::contiguousCallsFollowEachOther() {
    for (const Pattern& pattern : patterns()) {
        for (std::int64_t p = 0; p < pattern.processes; ++p) {
            for (std::int64_t call = 0; call < pattern.calls(); ++call) {
                const std::int64_t together = access::contiguousCalls(pattern, call);
                access::Access expected = access::accessOf(pattern, p, call);
                for (std::int64_t k = 0; k < together; ++k, expected.offset += expected.size) {
                    QCOMPARE(access::accessOf(pattern, p, call + k), expected);
                }
                QVERIFY(call + together == pattern.calls() ||
                        !(access::accessOf(pattern, p, call + together) == expected));
            }
        }
    }
}

/// P4, section 5.4: segments of 64 KB in turn over stripes of 64 KB on four servers. Its prose says two servers for
/// every number of clients that is no multiple of four; for odd ones it is four by arithmetic.
void tst_pattern::serversOfAClient() {
    const auto four = striping::striped({64 * K, 4, 0, 4});
    for (std::int64_t clients = 1; clients <= 48; ++clients) {
        const Pattern pattern{.shape = Shape::strided, .processes = clients, .segments = 64, .segmentSize = 64 * K};
        const std::size_t wanted = clients % 4 == 0 ? 1 : clients % 2 == 0 ? 2 : 4;
        for (std::int64_t p = 0; p < clients; ++p) {
            QCOMPARE(access::ostsOf(pattern, *four, p).size(), wanted);
        }
    }
    const auto eight = striping::striped({64 * K, 8, 0, 8});
    const Pattern six{.shape = Shape::strided, .processes = 6, .segments = 8, .segmentSize = 64 * K};
    QCOMPARE(access::ostsOf(six, *eight, 3), (std::vector<std::uint32_t>{1, 3, 5, 7}));
    // A pattern of more pieces than anybody counts.
    const Pattern large{
        .shape = Shape::contiguous, .processes = 1, .segments = 1, .segmentSize = std::int64_t{1} << 60};
    const auto some = striping::striped({1, 2, 0, 4});
    QCOMPARE(access::ostsOf(large, *some, 0), (std::vector<std::uint32_t>{0, 1}));
}

void tst_pattern::serversOfAClientByLooking() {
    base::NamedDraws draws(4, "layouts");
    for (int i = 0; i < 200; ++i) {
        const std::int64_t osts = draws.between(1, 9);
        const auto layout =
            striping::striped({draws.between(1, 9), draws.between(1, osts), draws.between(0, osts - 1), osts});
        for (const Pattern& pattern : patterns()) {
            std::set<std::uint32_t> met;
            const std::int64_t p = draws.between(0, pattern.processes - 1);
            for (std::int64_t call = 0; call < pattern.segments; ++call) {
                const access::Access access = access::accessOf(pattern, p, call);
                for (std::int64_t b = 0; b < access.size; ++b) {
                    met.insert(layout->placeOf(access.offset + b)->ost);
                }
            }
            QCOMPARE(access::ostsOf(pattern, *layout, p), std::vector<std::uint32_t>(met.begin(), met.end()));
        }
    }
}

/// P2, section 4.4: a tile of 2048 x 1536 pixels of 64 bytes for each of N processes makes a file of 192 N MB.
void tst_pattern::aTileFile() {
    for (const std::int64_t processes : {8, 16}) {
        Pattern pattern = access::patternNamed("mpi-tile-io")->pattern;
        pattern.processes = processes;
        QCOMPARE(pattern.fileSize(), processes * 192 * K * K);
    }
}

/// P2, section 4.3: 46 OSTs in 23 subfiles. Of 40 steps each is in one or two of them, of 8 in three or four.
void tst_pattern::stepsOfBtIo() {
    for (const std::int64_t processes : {16, 25}) {
        for (const std::int64_t steps : {8, 40}) {
            const Pattern pattern = access::btIo(processes, steps, std::int64_t{1600} << 20);
            striping::Hierarchy hierarchy{K * K, 2, 1, 0, 46};
            hierarchy.subfileSize = striping::subfileSizeFor(pattern.fileSize(), hierarchy);
            const auto chosen = striping::hierarchical(hierarchy, striping::CountedFrom::component);
            std::size_t least = 99, most = 0;
            for (std::int64_t step = 0; step < steps; ++step) {
                const std::size_t count = access::componentsOfStep(pattern, *chosen, step).size();
                least = std::min(least, count);
                most = std::max(most, count);
            }
            QCOMPARE(least, std::size_t{steps == 8 ? 3U : 1U});
            QCOMPARE(most, std::size_t{steps == 8 ? 4U : 2U});
        }
    }
}

void tst_pattern::badPatternsAreRefused() {
    for (const Pattern& pattern : {Pattern{.processes = 0},
                                   {.processes = 1'000'000'000},
                                   {.processesPerNode = 0},
                                   {.segments = 0},
                                   {.segmentSize = -1},
                                   {.segments = std::int64_t{1} << 40, .segmentSize = std::int64_t{1} << 40},
                                   {.filesPerProcess = 0},
                                   {.tilesAcross = 0},
                                   {.waitMs = -1},
                                   {.waitMs = std::nan("")}}) {
        const auto checked = access::check(pattern);
        QVERIFY(!checked);
        QCOMPARE(checked.error().code, base::ErrorCode::optionOutOfRange);
    }
}

GREYSCOPE_TEST(tst_pattern)

}  // namespace tests_of_pattern

#include "tst_pattern.moc"
