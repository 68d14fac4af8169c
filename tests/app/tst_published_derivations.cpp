// The steps of published numbers end in what Replication holds against the print.
#include <QTest>

#include <cmath>

#include "app/pages/replication/replication_derivation.h"
#include "app/pages/replication/replication_page.h"
#include "tests/support/derived_numbers.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"

namespace tests_of_published_derivations {

using namespace greyscope;
using test::near;
using test::valueOf;

class tst_published_derivations : public QObject {
    Q_OBJECT

private slots:
    /// Where a number has an arithmetic or a degree of its own, the last line is what the page holds against the print.
    void publishedNumbersEndInTheirReading() {
        test::ShownPage shown(QStringLiteral("replication"));
        auto* page = qobject_cast<app::ReplicationPage*>(shown.page);
        QTRY_VERIFY(page && page->report());
        const published::ReplicationReport& report = *page->report();
        base::NoProgress progress;
        int degrees = 0;
        int arithmetics = 0;
        int models = 0;
        for (const published::Item& item : report.items) {
            const auto offered = app::publishedDerivation(item, report.options);
            const auto& readings = item.readings.empty() ? item.beside : item.readings;
            if (!offered || readings.empty()) {
                continue;
            }
            const auto derivation = offered->derive({}, progress);
            QVERIFY2(derivation.has_value(), item.printed.id.c_str());
            if (derivation->name == "published") {
                ++arithmetics;
                QVERIFY2(std::abs(valueOf(*derivation, "difference") + item.printed.value -
                                  valueOf(*derivation, "computed")) <= 1e-12 * (1.0 + std::abs(item.printed.value)),
                         item.printed.id.c_str());
            } else if (readings.front().rule == published::ReadingRule::degreesOverCells) {
                ++degrees;
                QVERIFY2(near(valueOf(*derivation, "degree"), readings.front().value),
                         qPrintable(QStringLiteral("%1: %2 instead of %3")
                                        .arg(item.printed.id.c_str())
                                        .arg(valueOf(*derivation, "degree"), 0, 'g', 15)
                                        .arg(readings.front().value, 0, 'g', 15)));
            } else {
                ++models;
            }
        }
        QVERIFY(degrees > 50 && arithmetics > 50);
        QVERIFY(models > 5);
        qInfo("%d degrees, %d arithmetics, %d models", degrees, arithmetics, models);
    }
};

GREYSCOPE_TEST(tst_published_derivations)

}  // namespace tests_of_published_derivations

#include "tst_published_derivations.moc"
