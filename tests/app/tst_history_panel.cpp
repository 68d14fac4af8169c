#include <QListWidget>
#include <QTest>

#include "app/window/panes/history_panel.h"
#include "tests/support/test_registry.h"

namespace tests_of_history_panel {

using namespace greyscope::app;

class tst_history_panel : public QObject {
    Q_OBJECT

private slots:
    void eachStepShowsWhereItWasDone();
};

void tst_history_panel::eachStepShowsWhereItWasDone() {
    StudyStore store;
    const HistoryPanel panel(store);
    store.edit(QStringLiteral("Hold out 3"), [](Study& study) { study.forecast.holdOut = 3; });
    store.edit(QStringLiteral("New sheet"), [](Study& study) { study.sheets.emplace_back(); });
    store.edit(QStringLiteral("New table"), [](Study& study) { study.tables.emplace_back(); });
    store.edit(QStringLiteral("Absolute"), [](Study& study) { study.trends.measure = Measure::absolute; });
    store.nameState(4, QStringLiteral("Before review"));
    const auto* steps = panel.findChild<QListWidget*>();
    QCOMPARE(steps->count(), 5);
    const auto text = [&](int row) { return steps->item(row)->text(); };
    QCOMPARE(text(1), QStringLiteral("Hold out 3\nForecast"));
    QCOMPARE(text(2), QStringLiteral("New sheet\nSheet"));
    QCOMPARE(text(3), QStringLiteral("New table\nData"));
    QCOMPARE(text(4), QStringLiteral("Before review\nAbsolute"));
    const auto picture = [&](int row) { return steps->item(row)->icon().pixmap(20).toImage(); };
    for (int row = 0; row < steps->count(); ++row) {
        QVERIFY(!picture(row).isNull());
        for (int other = 0; other < row; ++other) {
            QVERIFY2(picture(row) != picture(other), qPrintable(text(row)));
        }
    }
}

GREYSCOPE_TEST(tst_history_panel)

}  // namespace tests_of_history_panel

#include "tst_history_panel.moc"
