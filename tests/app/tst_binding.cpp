#include <QComboBox>
#include <QSpinBox>
#include <QTest>

#include "app/pages/binding.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/segmented.h"

namespace tests_of_binding {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// A form over a study that follows every change of it.
struct Form {
    StudyStore store;
    Bindings bindings{store};
    QSpinBox seed;
    QComboBox metric;
    widgets::Segmented judge{{"Hold-out", "Rolling origin"}};
    Items<std::string> metrics{{"one", "1"}, {"two", "2"}};

    Form() {
        seed.setRange(0, 99);
        bindings.bind(&seed, memberAs<int>(&Study::forecast, &ForecastChoices::band, &grey::BandOptions::seed),
                      {"Seed", "seed"});
        bindings.bind(&judge, member(&Study::forecast, &ForecastChoices::backtest), {false, true}, {"Judge"});
        const Member<std::string> name{[](const Study& study) { return study.name; },
                                       [](Study& study, const std::string& now) { study.name = now; }};
        bindings.bind<std::string>(&metric, name, [this](const Study&) { return metrics; }, {"Name"});
        QObject::connect(&store, &StudyStore::changed, &bindings,
                         [this](const Study&, const Study& after) { bindings.show(after); });
        bindings.show(store.study());
    }
    void choose(int entry) {
        metric.setCurrentIndex(entry);
        emit metric.activated(entry);
    }
};

}  // namespace

class tst_binding : public QObject {
    Q_OBJECT

private slots:
    void anEditIsAStepOfTheStudy() {
        Form f;
        f.seed.setValue(7);
        QCOMPARE(f.store.study().forecast.band.seed, std::uint64_t{7});
        f.seed.setValue(8);  // the same step
        f.judge.button(1)->click();
        QVERIFY(f.store.study().forecast.backtest);
        f.choose(1);
        QCOMPARE(f.store.study().name, std::string("2"));
        QCOMPARE(f.store.undoStack().count(), 3);
        QStringList steps;
        for (int step = 1; step <= 3; ++step) {
            steps << f.store.step(step).what;
        }
        QCOMPARE(steps, (QStringList{"Seed: 8", "Judge: Rolling origin", "Name: two"}));
        f.store.undoStack().setIndex(0);
        QCOMPARE(f.seed.value(), 1);
        QCOMPARE(f.judge.current(), 0);
        QCOMPARE(f.metric.currentIndex(), -1);  // the study's name is none of them
    }

    void whatIsShownIsNoEdit() {
        Form f;
        Study other;
        other.forecast.band.seed = 42;
        other.forecast.backtest = true;
        other.name = "1";
        f.bindings.show(other);
        QCOMPARE(f.seed.value(), 42);
        QCOMPARE(f.judge.current(), 1);
        QCOMPARE(f.metric.currentText(), QStringLiteral("one"));
        QCOMPARE(f.store.undoStack().count(), 0);
        QCOMPARE(f.store.study(), Study{});
    }

    void entriesThatStandThereStay() {
        Form f;
        const QSignalSpy listed(f.metric.model(), &QAbstractItemModel::rowsInserted);
        f.seed.setValue(9);
        QCOMPARE(listed.count(), 0);  // an open drop-down would lose its place
        f.metrics.push_back({"three", "3"});
        f.seed.setValue(10);
        QCOMPARE(f.metric.count(), 3);
    }

    void tooManyEntriesAreCounted() {
        Form f;
        f.metrics.clear();
        for (int i = 0; i < 2500; ++i) {
            f.metrics.push_back({QString::number(i), std::to_string(i)});
        }
        f.store.edit("name", [](Study& study) { study.name = "2400"; });
        QCOMPARE(f.metric.currentText(), QStringLiteral("2400"));
        QCOMPARE(f.metric.count(), 2002);  // 2000, the chosen one, and a line that counts the others
        QVERIFY(f.metric.itemText(2001).contains(QStringLiteral("499")));
        f.choose(2001);
        QCOMPARE(f.store.study().name, std::string("2400"));
        f.choose(5);
        QCOMPARE(f.store.study().name, std::string("5"));
    }
};

GREYSCOPE_TEST(tst_binding)

}  // namespace tests_of_binding

#include "tst_binding.moc"
