#include <QTest>

#include <set>

#include "core/access/advisor.h"
#include "tests/support/test_registry.h"

namespace tests_of_advisor {

using namespace greyscope;
using access::Pattern;
using access::Silence;

class tst_advisor : public QObject {
    Q_OBJECT

private slots:
    void rulesSpeakOfTheirPapers_data();
    void rulesSpeakOfTheirPapers();
    void rulesAreSilentElsewhere();
    void everyRuleSaysWhereItIsFrom();
};

namespace {

constexpr std::int64_t K = 1024;

Pattern patternOf(const std::string& name, std::int64_t processes, std::int64_t segment) {
    Pattern pattern = access::patternNamed(name)->pattern;
    pattern.processes = processes;
    pattern.segmentSize = segment;
    pattern.segments = 1000;
    return pattern;
}

Silence silenceOf(const std::string& rule, const access::AdvisedCase& advised) {
    for (const access::Advice& advice : access::adviceFor(advised)) {
        if (advice.rule == rule) {
            return advice.silence;
        }
    }
    qFatal("no such rule");
}

striping::Layout four(std::int64_t stripe) {
    return *striping::striped({stripe, 4, 0, 4});
}

}  // namespace

void tst_advisor::rulesSpeakOfTheirPapers_data() {
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<int>("processes");
    QTest::addColumn<int>("segment");
    QTest::addColumn<bool>("write");
    QTest::addColumn<bool>("speaks");
    const auto row = [](const char* rule, const char* pattern, int processes, int segment, bool write, bool speaks) {
        QTest::addRow("%s %s %d %d %d", rule, pattern, processes, segment, write)
            << QByteArray(rule) << QByteArray(pattern) << processes << segment << write << speaks;
    };
    row("strided-servers", "sfsa-strided", 6, 65'536, true, true);
    row("strided-servers", "sfsa-strided", 8, 65'536, true, false);
    row("strided-servers", "sfsa-strided", 6, 131'072, true, false);
    row("reorder", "sfsa-strided", 40, 65'536, true, true);
    row("reorder", "sfsa", 40, 65'536, true, false);
    row("small-calls", "sfsa", 40, 1024, true, true);
    row("small-calls", "sfsa", 40, 1024, false, false);
    row("small-calls", "mfwa", 40, 64, false, true);
    row("stripes-own-files", "mfwa", 40, 65'536, true, true);
    row("stripes-own-files", "mfwa", 40, 1 << 20, false, false);
    row("stripes-shared-file", "sfsa", 40, 65'536, true, true);
    row("stripes-shared-file", "sfsa", 40, 1 << 20, true, false);
    row("processes-per-node", "sfsa-smp", 40, 65'536, true, true);
    row("processes-per-node", "mfwa-smp", 40, 65'536, true, false);
    row("waits", "mfwa-tmp", 40, 1 << 20, true, true);
    row("waits", "mfwa", 40, 1 << 20, true, false);
    row("shared-for-few", "mfwa", 12, 64 << 20, false, true);
    row("shared-for-few", "mfwa", 13, 64 << 20, false, false);
    row("own-files-for-many", "sfsa", 38, 64 << 20, true, true);
    row("own-files-for-many", "sfsa", 30, 65'536, true, true);
    row("own-files-for-many", "sfsa", 40, 64 << 20, false, false);
}

void tst_advisor::rulesSpeakOfTheirPapers() {
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, pattern);
    QFETCH(int, processes);
    QFETCH(int, segment);
    QFETCH(bool, write);
    QFETCH(bool, speaks);
    const auto operation = write ? access::Operation::write : access::Operation::read;
    const striping::Layout layout = four(64 * K);
    QCOMPARE(silenceOf(rule.toStdString(), {patternOf(pattern.toStdString(), processes, segment), operation, layout}) ==
                 Silence::none,
             speaks);
}

/// The same patterns on other systems than were measured.
void tst_advisor::rulesAreSilentElsewhere() {
    const striping::Layout eight = *striping::striped({64 * K, 8, 0, 8});
    for (const access::PatternKind& kind : access::patternKinds()) {
        for (const auto operation : {access::Operation::read, access::Operation::write}) {
            for (const access::Advice& advice : access::adviceFor({kind.pattern, operation, eight})) {
                QVERIFY2(advice.silence != Silence::none, advice.rule.c_str());
            }
        }
    }
    const striping::Layout layout = four(64 * K);
    QCOMPARE(silenceOf("reorder", {patternOf("sfsa-strided", 49, 65'536), access::Operation::write, layout}),
             Silence::outsideScope);
    // P2: 46 OSTs in subfiles of two.
    const Pattern steps = access::btIo(16, 40, std::int64_t{1600} << 20);
    striping::Hierarchy hierarchy{K * K, 2, 1, 0, 46};
    hierarchy.subfileSize = striping::subfileSizeFor(steps.fileSize(), hierarchy);
    const striping::Layout subfiles = *striping::hierarchical(hierarchy, striping::CountedFrom::component);
    QCOMPARE(silenceOf("step-on-few", {steps, access::Operation::write, subfiles, true}), Silence::none);
    QCOMPARE(silenceOf("split-writing", {steps, access::Operation::write, subfiles, true}), Silence::condition);
    const striping::Layout wide = *striping::striped({K * K, 46, 0, 46});
    QCOMPARE(silenceOf("split-writing", {steps, access::Operation::write, wide}), Silence::none);
    QCOMPARE(silenceOf("split-writing", {access::btIo(64, 40, K * K * K), access::Operation::write, wide}),
             Silence::outsideScope);
    QCOMPARE(silenceOf("wide-for-one", {patternOf("sfsa", 1, 64 * K), access::Operation::read, wide}), Silence::none);
}

void tst_advisor::everyRuleSaysWhereItIsFrom() {
    const striping::Layout layout = four(64 * K);
    const auto all = access::adviceFor({patternOf("sfsa", 40, 64 * K), access::Operation::write, layout});
    std::set<std::string> rules;
    for (const access::Advice& advice : all) {
        QVERIFY(rules.insert(advice.rule).second);
        QVERIFY(!advice.condition.empty() && !advice.claim.empty() && !advice.number.empty() && !advice.scope.empty());
        QVERIFY(advice.place.starts_with("P2 ") || advice.place.starts_with("P4 "));
    }
}

GREYSCOPE_TEST(tst_advisor)

}  // namespace tests_of_advisor

#include "tst_advisor.moc"
