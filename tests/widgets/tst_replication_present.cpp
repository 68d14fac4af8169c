#include <QTest>

#include <cmath>
#include <set>

#include "tests/support/published_sources.h"
#include "tests/support/test_registry.h"
#include "widgets/present/replication/replication_present.h"
#include "widgets/present/spec/spec_text.h"

namespace tests_of_replication_present {

using namespace greyscope;
using namespace greyscope::published;
using namespace greyscope::widgets;

namespace {

const ReplicationReport& report() {
    static const ReplicationReport made = [] {
        base::NoProgress progress;
        return replicate(test::publishedSources(), {}, progress).value();
    }();
    return made;
}

const Judged& judged() {
    static const Judged made = judgeAll(report(), Tolerance::lastUnit);
    return made;
}

std::size_t indexOf(const std::string& id) {
    for (std::size_t i = 0; i < report().items.size(); ++i) {
        if (report().items[i].printed.id == id) {
            return i;
        }
    }
    return 0;
}

QString whyOf(const std::string& id) {
    const std::size_t i = indexOf(id);
    return whyText(report(), {{i}, judged().judgements[i]});
}

const ReplicationRow* rowWith(const std::vector<ReplicationRow>& rows, const std::string& id) {
    const std::size_t i = indexOf(id);
    for (const ReplicationRow& row : rows) {
        const auto& items = judged().lines[row.line].items;
        if (std::find(items.begin(), items.end(), i) != items.end()) {
            return &row;
        }
    }
    return nullptr;
}

}  // namespace

class tst_replication_present : public QObject {
    Q_OBJECT

private slots:
    void everyLineHasItsWords();
    void sentencesNameWhatDiffers();
    void rowsShowWhatIsPrinted();
    void publishedHoldsWhatIsPrinted();
    void degreesChartHoldsEveryPair();
    void errorsChartHoldsSixteenRows();
    void errorsAreATableOfPredictions();
};

void tst_replication_present::everyLineHasItsWords() {
    std::set<std::string> known;
    for (const char* name : quantityNames()) {
        known.insert(name);
    }
    for (const ReportLine& line : judged().lines) {
        const Item& item = report().items[line.items.front()];
        const char* const id = item.printed.id.c_str();
        const QString why = whyText(report(), line);
        QVERIFY2(why.size() > 15 && why.endsWith(QLatin1Char('.')), id);
        QVERIFY2(!why.contains(QLatin1Char('?')) && !why.contains(QLatin1String("%1")), qPrintable(why));
        QVERIFY2(known.contains(item.printed.quantity), id);
        QVERIFY2(!placeText(item.printed).isEmpty(), id);
        for (const auto* readings : {&item.readings, &item.beside}) {
            for (const ItemReading& reading : *readings) {
                QVERIFY2(!ruleText(reading.rule).isEmpty(), id);
            }
        }
    }
}

void tst_replication_present::sentencesNameWhatDiffers() {
    const QString error = whyOf("P1/2.3/error");
    QVERIFY2(error.contains("446") && error.contains("464") && error.contains("5.32 %"), qPrintable(error));
    QVERIFY(whyOf("P0/IX/2.2/W").contains("9.37"));
    QVERIFY(whyOf("P1/2.3/denominator").contains("446"));
    QVERIFY(whyOf("P0/VIII/predicted/x(7)").contains("by chance"));
    QVERIFY(whyOf("P0/VIII/predicted/x(7)").contains("within the tolerance"));
    QVERIFY(whyOf("P0/I/1.1-W/1.2-W").contains("probably"));  // no paper says how many thread counts went in
    QVERIFY(whyOf("P2/4.1/create").contains("8.05"));
    QVERIFY(whyOf("P0/example/residual/3").contains("opposite sign"));
    QVERIFY(whyOf("P0/example/smoothed accumulated residual/5").contains("1.2 times"));
    QVERIFY(whyOf("P4/2/8/difference").contains("truncated"));
    QVERIFY(whyOf("P1/2/distinct").contains("60"));
    QVERIFY(whyOf("P0/II/2.2-W/2.1-ReW").contains("0.906"));
    QVERIFY(whyOf("P1/3b/2.1-W/2.2-ReW").contains("Table II"));
}

void tst_replication_present::rowsShowWhatIsPrinted() {
    const std::vector<ReplicationRow> rows = replicationRows(report(), judged());
    const ReplicationRow* error = rowWith(rows, "P1/2.3/error");
    QVERIFY(error);
    QCOMPARE(error->where, QString("P1, § 2.3"));
    QCOMPARE(error->published, QString("8.99 %"));
    QCOMPARE(error->recomputed, QString("8.99 %"));
    QCOMPARE(error->difference, QString("+0.001"));
    QCOMPARE(error->state, LineState::otherReading);
    const ReplicationRow* forecasts = rowWith(rows, "P0/VIII/predicted/x(7)");
    QVERIFY(forecasts);
    QCOMPARE(forecasts->published, QString("0.835, 0.917"));
    QCOMPARE(forecasts->recomputed, QString("0.8343, 0.9164"));
    // Another printed value is none that was recomputed.
    const ReplicationRow* equal = rowWith(rows, "P0/IX/2.2/W");
    QVERIFY(equal);
    QCOMPARE(equal->recomputed, QString("first printing 9.37 %, 8.55 %, 4.73 %"));
    QCOMPARE(equal->state, LineState::repeatDiffers);
    const ReplicationRow* check = rowWith(rows, "P2/4.1/create");
    QVERIFY(check);
    QCOMPARE(check->published, QString("–"));
    QCOMPARE(check->recomputed, QString("0.92 (criterion ≥ 1)"));
    const ReplicationRow* degrees = rowWith(rows, "P0/I/1.1-W/1.2-W");
    QVERIFY(degrees);
    QCOMPARE(degrees->published, QString("0.855 … 0.998"));
    QVERIFY(degrees->recomputed.startsWith(QLatin1Char('(')));  // near, not the same thing
    QCOMPARE(degrees->difference, QString("–"));
    QCOMPARE(degrees->values, 15);
    const ReplicationRow* ratio = rowWith(rows, "P1/8/64/2");
    QVERIFY(ratio);
    QCOMPARE(ratio->recomputed, QString("1.066"));
    std::size_t values = 0;
    for (const ReplicationRow& row : rows) {
        values += static_cast<std::size_t>(row.values);
    }
    const VerdictCounts& tally = judged().tally;
    QCOMPARE(values, tally.results() + tally.repeats + tally.identities + tally.checks);
}

void tst_replication_present::publishedHoldsWhatIsPrinted() {
    // Digits and their signs; a limit's sign only where the print has one.
    for (const Item& item : report().items) {
        QString text = printedText(item);
        text.replace(QStringLiteral("−"), QStringLiteral("-"));
        text.remove(QStringLiteral(" %"));
        const bool strict = item.bound == Bound::above || item.bound == Bound::below;
        const QString digits = QString::fromStdString(item.printed.text);
        QCOMPARE(strict ? text.mid(2) : text, digits.isEmpty() ? QString("–") : digits);
    }
    QCOMPARE(printedText(report().items[indexOf("P3/5.2/error")]), QString("< 5 %"));
    QCOMPARE(printedText(report().items[indexOf("P1/2.3/range 9c/low")]), QString("20 %"));
    QCOMPARE(criterionText(report().items[indexOf("P1/2/distinct")]), QString("= 2"));
}

void tst_replication_present::degreesChartHoldsEveryPair() {
    const PlotSpec plot = degreesChart(report());
    QCOMPARE(plot.curves.size(), std::size_t{5});
    // The target figures give the agreement of the groups as 0.60, 0.78, 0.52 and 0.66.
    const char* agreements[] = {"0.60", "0.78", "0.52", "0.66"};
    for (std::size_t group = 0; group < 4; ++group) {
        QCOMPARE(plot.curves[group].x.size(), std::size_t{15});
        QVERIFY2(plot.curves[group].name.endsWith(QLatin1String(agreements[group])),
                 qPrintable(plot.curves[group].name));
        for (std::size_t k = 0; k < 15; ++k) {
            QVERIFY(plot.x.range->first < plot.curves[group].x[k] && plot.curves[group].x[k] < plot.x.range->second);
            QVERIFY(plot.y.range->first < plot.curves[group].y[k] && plot.curves[group].y[k] < plot.y.range->second);
        }
    }
}

void tst_replication_present::errorsChartHoldsSixteenRows() {
    const PlotSpec plot = errorsChart(report());
    QCOMPARE(plot.curves.size(), std::size_t{4});
    QCOMPARE(plot.y.ticks.size(), std::size_t{16});
    QCOMPARE(plot.guides.size(), std::size_t{3});
    for (const Curve& curve : plot.curves) {
        QCOMPARE(curve.x.size(), std::size_t{16});
        for (const double x : curve.x) {
            QVERIFY2(x >= plot.x.range->first && x <= plot.x.range->second, qPrintable(QString::number(x)));
        }
    }
    QCOMPARE(plot.curves[0].x.front(), 18.52);
    QVERIFY(plot.curves[0].y.front() > plot.curves[0].y.back());  // read from the top
    QCOMPARE(plot.y.ticks.back().label, QString("1.1-W → 1.2-W"));
    QCOMPARE(plot.y.ticks.back().at, plot.curves[0].y[0]);
}

void tst_replication_present::errorsAreATableOfPredictions() {
    const QStringList errors = tabSeparated(errorsChart(report())).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(errors.size(), 17);
    QCOMPARE(errors[0], QString("name\tpublished\ttree\tone mean ratio\tparity"));
    QVERIFY2(errors[1].startsWith("1.1-W → 1.2-W\t18.52\t"), qPrintable(errors[1]));
    QVERIFY2(errors[16].startsWith("4.1-W → 4.2-ReW\t17.11\t"), qPrintable(errors[16]));
}

GREYSCOPE_TEST(tst_replication_present)

}  // namespace tests_of_replication_present

#include "tst_replication_present.moc"
