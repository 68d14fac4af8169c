// What each key number of the papers comes to. Expected numbers were worked out by hand from the print or with the
// formulas in docs/methods.md, not read off the program.
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/published/replicate.h"
#include "tests/support/published_sources.h"
#include "tests/support/test_registry.h"

Q_DECLARE_METATYPE(greyscope::published::ItemVerdict)
Q_DECLARE_METATYPE(greyscope::published::Cause)

namespace tests_of_replicate {

using namespace greyscope;
using namespace greyscope::published;

namespace {

const ReplicationReport& report() {
    static const ReplicationReport made = [] {
        base::NoProgress progress;
        return replicate(test::publishedSources(), {}, progress).value();
    }();
    return made;
}

std::optional<std::size_t> indexOf(const ReplicationReport& in, const std::string& id) {
    for (std::size_t i = 0; i < in.items.size(); ++i) {
        if (in.items[i].printed.id == id) {
            return i;
        }
    }
    return std::nullopt;
}

Judgement judged(const std::string& id, Tolerance tolerance = Tolerance::lastUnit) {
    const auto index = indexOf(report(), id);
    return index ? judge(report().items, *index, tolerance) : Judgement{};
}

std::optional<ReadingRule> ruleOf(const std::string& id) {
    const auto index = indexOf(report(), id);
    const Judgement judgement = judged(id);
    return index && judgement.reading ? std::optional(report().items[*index].readings[*judgement.reading].rule)
                                      : std::nullopt;
}

Item itemOf(const std::string& text, std::vector<double> readings) {
    Item item{.printed = printedNumber("x", Paper::p0, "table I", "degree", text, "1")};
    for (const double value : readings) {
        item.readings.push_back({ReadingRule::gm11, value});
    }
    return item;
}

}  // namespace

class tst_replicate : public QObject {
    Q_OBJECT

private slots:
    void keyItems_data();
    void keyItems();
    void otherReadings_data();
    void otherReadings();
    void everyPrintedNumberHasAnItem();
    void itemsAreWhole();
    void talliesAddUp();
    void linesHoldEveryItemOnce();
    void disagreementsComeFirst();
    void squareTablesAreSymmetric();
    void equalCasesMustHaveEqualErrors();
    void ownCriteriaAreNotPrinted();
    void residualStepsOpenTheResidualModel();
    void nearestStandsBesideWhatCannotBeChecked();
    void conventionsDecideVerdicts();
    void aChangedPrintIsNoticed();
    void tolerances();
    void boundsAndCountsAreExact();
    void aReadingThatRoundsComesBeforeOneThatIsCut();
    void cutDigitsAreAnotherReading();
    void brokenFilesAreErrors();
};

void tst_replicate::keyItems_data() {
    QTest::addColumn<ItemVerdict>("verdict");
    QTest::addColumn<double>("computed");
    QTest::addColumn<Cause>("cause");
    const auto row = [](const char* id, ItemVerdict verdict, double computed, Cause cause = Cause::none) {
        QTest::newRow(id) << verdict << computed << cause;
    };
    row("P0/example/response factor", ItemVerdict::reproduced, 4.348709);
    row("P0/example/response exponent", ItemVerdict::reproduced, 0.114612);
    row("P0/example/response constant", ItemVerdict::reproduced, -4.104709);
    row("P0/example/residual/2", ItemVerdict::otherReading, 0.0630973);
    row("P0/example/residual/3", ItemVerdict::otherReading, -0.0557718);
    row("P0/example/shifted residual/2", ItemVerdict::reproduced, 0.1188691);
    row("P0/example/smoothed accumulated residual/5", ItemVerdict::otherReading, 0.1581444);
    row("P0/example/smoothed accumulated residual/6", ItemVerdict::otherReading, 0.1897733);
    row("P0/example/residual response factor", ItemVerdict::otherReading, 0.648979);
    row("P0/example/residual response constant", ItemVerdict::otherReading, -0.530105);
    row("P0/example/residual response exponent", ItemVerdict::otherReading, 0.311641);
    row("P0/example/final constant", ItemVerdict::otherReading, -4.634819);
    // 0.9366768 - 0.1581455 + 0.0557718 and 1.0504247 - 0.1897746 + 0.0557718
    row("P0/VIII/predicted/x(7)", ItemVerdict::otherReading, 0.8343030, Cause::forecastOfNothing);
    row("P0/VIII/predicted/x(8)", ItemVerdict::otherReading, 0.9164218, Cause::forecastOfNothing);
    row("P0/VIII/relative error/x(8)", ItemVerdict::reproduced, 8.009423);
    row("P0/VIII/average relative error/x(7) and x(8)", ItemVerdict::reproduced, 4.733752);
    row("P1/8/8/1", ItemVerdict::reproduced, 430.0 / 381.0);
    row("P1/8/64/2", ItemVerdict::otherReading, 942.0 / 884.0);
    row("P1/rule 1/threads", ItemVerdict::otherReading, 16.0);
    row("P1/rule 3/threads", ItemVerdict::reproduced, 16.0);
    row("P1/2.3/prediction", ItemVerdict::reproduced, 422.28);
    row("P1/2.3/error", ItemVerdict::otherReading, (464.0 - 422.28) / 464.0 * 100.0);
    row("P1/2.3/range 9c/low", ItemVerdict::contradicted, 19.49, Cause::outsideRange);
    row("P1/2.3/range 9c/high", ItemVerdict::reproduced, 27.18, Cause::outsideRange);
    row("P3/5.2/setups", ItemVerdict::contradicted, 3.0, Cause::panels);
    row("P3/5.2/error", ItemVerdict::reproduced, 2.96 / 73.67 * 100.0);
    row("P4/2/8/difference", ItemVerdict::otherReading, 38.26 / 260.87 * 100.0);
    row("P4/3/8/difference", ItemVerdict::reproduced, 48.57 / 314.09 * 100.0);
    // (10 + 13 + 14 + 15 + 14 + 13 + 15 + 14 + 12) / 9: the mean of the bandwidths' differences is 13.54.
    row("P4/5.4/few clients", ItemVerdict::reproduced, 120.0 / 9.0);
    row("P4/5.4/many clients", ItemVerdict::reproduced, 273.0 / 19.0);
}

void tst_replicate::keyItems() {
    QFETCH(ItemVerdict, verdict);
    QFETCH(double, computed);
    QFETCH(Cause, cause);
    const std::string id = QTest::currentDataTag();
    const auto index = indexOf(report(), id);
    QVERIFY(index);
    const Judgement judgement = judged(id);
    QCOMPARE(judgement.verdict, std::optional(verdict));
    QVERIFY(judgement.computed);
    QVERIFY2(std::abs(*judgement.computed - computed) < 6e-7 + 1e-6 * std::abs(computed),
             qPrintable(QString::number(*judgement.computed, 'g', 10)));
    const bool kept = report().items[*index].bound != Bound::none && verdict == ItemVerdict::reproduced;
    QCOMPARE(judgement.difference.has_value(), !kept);
    QVERIFY(kept ||
            std::abs(*judgement.difference - (*judgement.computed - report().items[*index].printed.value)) < 1e-15);
    QCOMPARE(report().items[*index].cause, cause);
}

void tst_replicate::otherReadings_data() {
    QTest::addColumn<int>("rule");
    const auto row = [](const char* id, ReadingRule rule) { QTest::newRow(id) << static_cast<int>(rule); };
    row("P0/example/residual/4", ReadingRule::residualReversed);
    row("P0/example/smoothed accumulated residual/3", ReadingRule::growthCap);
    row("P0/example/smoothed accumulated residual/5", ReadingRule::growthCapOfPrinted);
    row("P0/example/shifted residual/4", ReadingRule::sumOfPrinted);
    row("P0/example/residual response constant", ReadingRule::fitOfCappedSums);
    row("P0/example/residual response factor", ReadingRule::fitOfPrintedSums);
    row("P0/example/final constant", ReadingRule::sumOfPrinted);
    row("P0/example/residual response exponent", ReadingRule::fitOfPrintedUncapped);
    row("P0/VIII/predicted/x(8)", ReadingRule::forecastLessCappedSums);
    row("P1/rule 1/threads", ReadingRule::cutOfAllSamples);
    row("P1/2.3/error", ReadingRule::errorOfMisread);
}

void tst_replicate::otherReadings() {
    QFETCH(int, rule);
    const std::string id = QTest::currentDataTag();
    QCOMPARE(judged(id).verdict, std::optional(ItemVerdict::otherReading));
    QVERIFY(ruleOf(id));
    QCOMPARE(static_cast<int>(*ruleOf(id)), rule);
}

void tst_replicate::everyPrintedNumberHasAnItem() {
    const auto published = readPublished(test::publishedSources());
    QVERIFY(published);
    // One number a row, save the factors of the cases (one number of servers a row).
    const std::size_t rows =
        published->throughput.rowCount() + published->example.rowCount() + published->degrees.rowCount() +
        published->relative.rowCount() + published->cases.rowCount() + published->ratios.rowCount() +
        published->joining.rowCount() + published->access.rowCount() + published->tests.rowCount() +
        published->shares.rowCount() + published->statements.rowCount();
    std::set<std::string> ids;
    std::size_t printed = 0;
    for (const Item& item : report().items) {
        ids.insert(item.printed.id);
        printed += item.kind == ItemKind::check ? 0 : 1;
    }
    QCOMPARE(printed, rows);
    QCOMPARE(ids.size(), report().items.size());  // and each has its own name
}

void tst_replicate::itemsAreWhole() {
    for (std::size_t i = 0; i < report().items.size(); ++i) {
        const Item& item = report().items[i];
        const char* const id = item.printed.id.c_str();
        QVERIFY2(!item.printed.place.empty() && !item.printed.quantity.empty(), id);
        // What is ours does not stand among what is printed.
        QVERIFY2(item.printed.text.empty() == (item.kind == ItemKind::check), id);
        QVERIFY2(item.criterion.has_value() == (item.kind == ItemKind::check), id);
        QVERIFY2(item.kind != ItemKind::repeat || (item.repeats && *item.repeats < i), id);
        QVERIFY2(item.kind != ItemKind::result || !item.readings.empty() || item.cause >= Cause::seriesNotPrinted, id);
        for (const auto* readings : {&item.readings, &item.beside}) {
            for (const ItemReading& reading : *readings) {
                QVERIFY2(std::isfinite(reading.value), id);
            }
        }
        const Judgement judgement = judge(report().items, i, Tolerance::lastUnit);
        QVERIFY2(judgement.verdict.has_value() == (item.kind == ItemKind::result), id);
        QVERIFY2(judgement.holds.has_value() == (item.kind != ItemKind::result && item.kind != ItemKind::input), id);
        QVERIFY2(judgement.firstPrint.has_value() == (item.kind == ItemKind::repeat), id);
    }
}

void tst_replicate::talliesAddUp() {
    for (const Tolerance tolerance : {Tolerance::rounding, Tolerance::lastUnit, Tolerance::percent}) {
        const VerdictCounts all = judgeAll(report(), tolerance).tally;
        QCOMPARE(all.results() + all.repeats + all.identities + all.checks + all.inputs, report().items.size());
        QCOMPARE(all.holding, all.identities);
        QCOMPARE(all.repeats - all.agreeing, std::size_t{3 + 1});  // table IX, case 2.2; 464 for 446
        VerdictCounts sum;
        for (const auto& [paper, name] : paperNames()) {
            const VerdictCounts one = judgeAll(report(), tolerance, paper).tally;
            for (std::size_t v = 0; v < sum.verdicts.size(); ++v) {
                sum.verdicts[v] += one.verdicts[v];
            }
            sum.repeats += one.repeats;
            sum.identities += one.identities;
            sum.checks += one.checks;
            sum.inputs += one.inputs;
        }
        QCOMPARE(sum.verdicts, all.verdicts);
        QCOMPARE(sum.repeats, all.repeats);
        QCOMPARE(sum.identities, all.identities);
        QCOMPARE(sum.checks, all.checks);
        QCOMPARE(sum.inputs, all.inputs);
    }
    const VerdictCounts tally = judgeAll(report(), Tolerance::lastUnit).tally;
    // 81 degrees, 8 errors of table IX, 16 of table 9, a remark on thread counts, 6 of figures
    QCOMPARE(tally.of(ItemVerdict::notDeterminable), std::size_t{81 + 8 + 16 + 1 + 6});
    // 24 degrees of series with themselves, 21 segment sizes; least residual, its shift, first sum, 46 / 2 files, 192
    // MB
    QCOMPARE(tally.identities, std::size_t{24 + 21 + 5});
    QCOMPARE(tally.checks, std::size_t{3});
    // 63 degrees printed in both papers, 60 mirrored and 6 of equal cases; 120 measurements printed twice
    QVERIFY(tally.repeats >= 63 + 66 + 120);
}

void tst_replicate::linesHoldEveryItemOnce() {
    const Judged all = judgeAll(report(), Tolerance::lastUnit);
    std::set<std::size_t> seen;
    for (const ReportLine& line : all.lines) {
        QVERIFY(!line.items.empty());
        const Item& first = report().items[line.items.front()];
        for (const std::size_t i : line.items) {
            QVERIFY(seen.insert(i).second);
            QCOMPARE(report().items[i].printed.place, first.printed.place);
            QCOMPARE(report().items[i].printed.quantity, first.printed.quantity);
            QCOMPARE(all.judgements[i].verdict, line.judgement.verdict);
        }
    }
    QCOMPARE(seen.size(), report().items.size());
}

void tst_replicate::disagreementsComeFirst() {
    const Judged all = judgeAll(report(), Tolerance::lastUnit);
    const auto disagrees = [](const ReportLine& line) {
        return line.judgement.verdict == ItemVerdict::contradicted || line.judgement.holds == false;
    };
    const auto first = std::find_if_not(all.lines.begin(), all.lines.end(), disagrees);
    QVERIFY(first != all.lines.begin());
    QVERIFY(std::none_of(first, all.lines.end(), disagrees));
    const ItemVerdict order[] = {ItemVerdict::otherReading, ItemVerdict::notDeterminable, ItemVerdict::reproduced};
    std::size_t at = 0;
    for (auto line = first; line != all.lines.end(); ++line) {
        if (!line->judgement.verdict) {
            at = std::size(order);
            continue;
        }
        while (at < std::size(order) && order[at] != *line->judgement.verdict) {
            ++at;
        }
        QVERIFY(at < std::size(order));
    }
}

void tst_replicate::squareTablesAreSymmetric() {
    // .906 and .903 of table II are W with ReW and ReW with W: two pairs, each equal to its mirrored cell.
    for (const char* id : {"P0/II/2.2-ReW/2.1-W", "P0/II/2.2-W/2.1-ReW"}) {
        QCOMPARE(judged(id).holds, std::optional(true));
        const Item& item = report().items[*indexOf(report(), id)];
        QCOMPARE(item.cause, Cause::twoPairs);
        QVERIFY(item.arguments.back() != item.printed.text);
    }
    QCOMPARE(judged("P0/II/2.1-W/2.2-ReW").verdict, std::optional(ItemVerdict::notDeterminable));
    for (std::size_t i = 0; i < report().items.size(); ++i) {
        if (report().items[i].printed.quantity == "mirrored degree") {
            QVERIFY(judge(report().items, i, Tolerance::rounding).holds.value());
        }
    }
}

void tst_replicate::equalCasesMustHaveEqualErrors() {
    // Case 2.2 is case 1.1: all 60 measurements agree, the errors of table IX do not.
    for (const char* operation : {"W", "ReW", "R"}) {
        const std::string id = std::string("P0/IX/2.2/") + operation;
        const Judgement judgement = judged(id);
        QCOMPARE(judgement.holds, std::optional(false));
        QVERIFY(!judgement.computed);  // the other printed value was printed, not calculated
        const Item& item = report().items[*indexOf(report(), id)];
        QCOMPARE(report().items[*item.repeats].printed.id, std::string("P0/IX/1.1/") + operation);
        QCOMPARE(item.setting.reference, std::string("2.2-") + operation);
    }
    QCOMPARE(judged("P0/IX/2.2/W").firstPrint, std::optional(9.37));
    QCOMPARE(judged("P0/IX/1.1/R").holds, std::optional(true));  // 4.734 of table VIII, rounded
    QCOMPARE(judged("P1/5/2.2-W/8/1").holds, std::optional(true));
}

void tst_replicate::ownCriteriaAreNotPrinted() {
    const auto check = [](const std::string& id, double criterion, double computed, Cause cause) {
        const auto index = indexOf(report(), id);
        QVERIFY(index);
        const Item& item = report().items[*index];
        QCOMPARE(item.kind, ItemKind::check);
        QCOMPARE(item.criterion, std::optional(criterion));
        QCOMPARE(item.cause, cause);
        QCOMPARE(judged(id).holds, std::optional(false));
        QVERIFY(std::abs(*judged(id).computed - computed) < 1e-12);
    };
    check("P2/4.1/create", 1.0, 8.05 / 8.75, Cause::slower);
    check("P1/2/distinct", 2.0, 1.0, Cause::sameFactors);
    check("P4/1/names", 12.0, 11.0, Cause::nameTwice);
}

void tst_replicate::residualStepsOpenTheResidualModel() {
    const auto modelOf = [](const char* id) { return report().items[*indexOf(report(), id)].setting.model; };
    QCOMPARE(modelOf("P0/example/residual response exponent"), grey::GreyModel::residualExample);
    QCOMPARE(modelOf("P0/example/residual/2"), grey::GreyModel::residualExample);
    QCOMPARE(modelOf("P0/IV.B.2/final/residual exponent"), grey::GreyModel::residualExample);
    QCOMPARE(modelOf("P0/example/response exponent"), grey::GreyModel::gm11);
    QCOMPARE(modelOf("P0/VIII/predicted/x(7)"), grey::GreyModel::residualEquations);
    // The page's tree is of all cells, not of the four samples of figure 11.
    QCOMPARE(report().items[*indexOf(report(), "P1/11b/objects")].setting.view, Setting::View::none);
}

void tst_replicate::nearestStandsBesideWhatCannotBeChecked() {
    for (std::size_t i = 0; i < report().items.size(); ++i) {
        const Item& item = report().items[i];
        const Judgement judgement = judge(report().items, i, Tolerance::lastUnit);
        if (judgement.verdict == ItemVerdict::notDeterminable) {
            QCOMPARE(judgement.nearest.has_value(), item.cause != Cause::figureOnly);
            QVERIFY(!judgement.computed && !judgement.difference);
            for (const ItemReading& other : item.beside) {
                QVERIFY2(
                    std::abs(*judgement.nearest - item.printed.value) <= std::abs(other.value - item.printed.value),
                    item.printed.id.c_str());
            }
        }
    }
    // Leave-one-out errors beside table 9, with the two baselines.
    const Item& error = report().items[*indexOf(report(), "P1/9a/4.1-W/4.2-W")];
    QCOMPARE(error.beside.size(), std::size_t{3});
    QCOMPARE(error.setting.reference, std::string("4.1-W"));
    // Parity needs no model: the mean of |Pi - Pj| / Pj over the 20 cells.
    const double from[] = {348, 363, 358, 358, 419, 428, 430, 416, 597, 613,
                           624, 578, 834, 831, 833, 805, 933, 959, 962, 973};
    const double to[] = {349, 363, 362, 356, 408, 422, 426, 413, 548, 574,
                         578, 537, 783, 770, 749, 717, 876, 889, 892, 893};
    double parity = 0.0;
    for (std::size_t k = 0; k < 20; ++k) {
        parity += std::abs(from[k] - to[k]) / to[k] * 100.0 / 20.0;
    }
    const auto byParity = std::find_if(error.beside.begin(), error.beside.end(),
                                       [](const ItemReading& reading) { return reading.rule == ReadingRule::parity; });
    QVERIFY(byParity != error.beside.end());
    QVERIFY(std::abs(byParity->value - parity) < 1e-9);
}

void tst_replicate::conventionsDecideVerdicts() {
    base::NoProgress progress;
    ReplicationOptions options;
    options.backgroundWeight = 0.4;
    const auto other = replicate(test::publishedSources(), options, progress);
    QVERIFY(other);
    for (const char* id : {"P0/example/response factor", "P0/example/response exponent", "P0/example/response constant",
                           "P0/example/residual/2"}) {
        const auto index = indexOf(*other, id);
        QVERIFY(index);
        QCOMPARE(judge(other->items, *index, Tolerance::lastUnit).verdict, std::optional(ItemVerdict::contradicted));
        QVERIFY(judged(id).verdict != std::optional(ItemVerdict::contradicted));
    }
    options = {};
    options.relation.distinguishingCoefficient = 0.9;
    const auto wider = replicate(test::publishedSources(), options, progress);
    QVERIFY(wider);
    const auto ours = [](const ReplicationReport& in) {
        for (const ItemReading& reading : in.items[*indexOf(in, "P0/I/1.1-W/1.2-W")].beside) {
            if (reading.rule == ReadingRule::degreesOverCells) {
                return reading.value;
            }
        }
        return 0.0;
    };
    QVERIFY(ours(*wider) > ours(report()));
}

void tst_replicate::aChangedPrintIsNoticed() {
    base::NoProgress progress;
    Sources sources = test::publishedSources();
    const auto change = [&](const std::string& file, const std::string& from, const std::string& to) {
        std::string& text = sources[file];
        const std::size_t at = text.find(from);
        QVERIFY(at != std::string::npos);
        text.replace(at, from.size(), to);
    };
    change("published/grey_theory.csv", "II,2.2-W,2.1-ReW,0.903", "II,2.2-W,2.1-ReW,0.906");
    change("published/relative_model_table_8.csv", "8,1,1.13", "8,1,1.14");
    const auto changed = replicate(sources, {}, progress);
    QVERIFY(changed);
    QCOMPARE(judge(changed->items, *indexOf(*changed, "P0/II/2.2-W/2.1-ReW"), Tolerance::lastUnit).holds,
             std::optional(false));
    QCOMPARE(judge(changed->items, *indexOf(*changed, "P1/8/8/1"), Tolerance::rounding).verdict,
             std::optional(ItemVerdict::contradicted));
    const Judged all = judgeAll(*changed, Tolerance::rounding);
    QVERIFY(all.tally.agreeing < all.tally.repeats);
    QCOMPARE(changed->items.size(), report().items.size());
}

void tst_replicate::tolerances() {
    const std::vector<Item> items{itemOf("0.25", {0.2549}), itemOf("0.25", {0.2451}), itemOf("0.25", {0.2442}),
                                  itemOf("100.0", {100.9}), itemOf("0.25", {0.9})};
    const auto verdict = [&](std::size_t i, Tolerance tolerance) { return judge(items, i, tolerance).verdict.value(); };
    QCOMPARE(verdict(0, Tolerance::rounding), ItemVerdict::reproduced);
    QCOMPARE(verdict(1, Tolerance::rounding), ItemVerdict::reproduced);
    QCOMPARE(verdict(2, Tolerance::rounding), ItemVerdict::contradicted);
    QCOMPARE(verdict(2, Tolerance::lastUnit), ItemVerdict::reproduced);
    QCOMPARE(verdict(3, Tolerance::lastUnit), ItemVerdict::contradicted);
    QCOMPARE(verdict(3, Tolerance::percent), ItemVerdict::reproduced);
    QCOMPARE(verdict(4, Tolerance::percent), ItemVerdict::contradicted);
}

void tst_replicate::boundsAndCountsAreExact() {
    std::vector<Item> items{itemOf("20", {19.99}), itemOf("20", {20.0}), itemOf("20", {20.3}),
                            itemOf("20", {20.3}),  itemOf("20", {20.0}), itemOf("20", {20.1})};
    items[0].bound = Bound::lower;
    items[1].bound = Bound::lower;
    items[2].bound = Bound::upper;
    items[3].exact = true;
    items[4].bound = Bound::below;
    items[5].bound = Bound::above;
    for (const Tolerance tolerance : {Tolerance::rounding, Tolerance::lastUnit, Tolerance::percent}) {
        QCOMPARE(judge(items, 0, tolerance).verdict, std::optional(ItemVerdict::contradicted));
        QCOMPARE(judge(items, 1, tolerance).verdict, std::optional(ItemVerdict::reproduced));
        QCOMPARE(judge(items, 2, tolerance).verdict, std::optional(ItemVerdict::contradicted));
        QCOMPARE(judge(items, 3, tolerance).verdict, std::optional(ItemVerdict::contradicted));
        QCOMPARE(judge(items, 4, tolerance).verdict, std::optional(ItemVerdict::contradicted));
        QCOMPARE(judge(items, 5, tolerance).verdict, std::optional(ItemVerdict::reproduced));
    }
}

void tst_replicate::aReadingThatRoundsComesBeforeOneThatIsCut() {
    // 13.54 gives 13 only with its digits cut off; 13.33 rounds to it.
    const std::vector<Item> items{itemOf("13", {13.54, 13.33}), itemOf("0.25", {0.2442, 0.2501}),
                                  itemOf("0.25", {0.9, 0.2442})};
    const Judgement rounded = judge(items, 0, Tolerance::lastUnit);
    QCOMPARE(rounded.reading, std::optional<std::size_t>(1));
    QVERIFY(!rounded.cut && !rounded.near);
    // The paper's own rule is near enough; a later one that is has to be called near.
    QCOMPARE(judge(items, 1, Tolerance::lastUnit).verdict, std::optional(ItemVerdict::reproduced));
    QVERIFY(judge(items, 2, Tolerance::lastUnit).near);
    QCOMPARE(judge(items, 2, Tolerance::rounding).verdict, std::optional(ItemVerdict::contradicted));
}

void tst_replicate::cutDigitsAreAnotherReading() {
    const std::vector<Item> items{itemOf("14", {14.67}), itemOf("-0.055771", {-0.0557718}), itemOf("1.07", {1.0656}),
                                  itemOf("1.06", {9.0, 1.0656})};
    for (const Tolerance tolerance : {Tolerance::rounding, Tolerance::lastUnit}) {
        for (const std::size_t i : {std::size_t{0}, std::size_t{1}, std::size_t{3}}) {
            const Judgement judgement = judge(items, i, tolerance);
            QCOMPARE(judgement.verdict, std::optional(ItemVerdict::otherReading));
            QVERIFY(judgement.cut);
        }
        QCOMPARE(judge(items, 2, tolerance).verdict, std::optional(ItemVerdict::reproduced));
    }
}

void tst_replicate::brokenFilesAreErrors() {
    base::NoProgress progress;
    for (const std::string& name : sourceNames()) {
        Sources sources = test::publishedSources();
        sources.erase(name);
        const auto without = replicate(sources, {}, progress);
        QVERIFY(!without);
        QCOMPARE(without.error().code, base::ErrorCode::fileNotFound);
    }
    Sources sources = test::publishedSources();
    sources["published/grey_theory.csv"] += "I,1.1-W\n";
    const auto ragged = replicate(sources, {}, progress);
    QVERIFY(!ragged);
    QCOMPARE(ragged.error().code, base::ErrorCode::raggedRow);
}

GREYSCOPE_TEST(tst_replicate)

}  // namespace tests_of_replicate

#include "tst_replicate.moc"
