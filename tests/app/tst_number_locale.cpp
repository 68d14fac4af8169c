#include <QDoubleSpinBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/main_window.h"
#include "tests/support/test_registry.h"
#include "widgets/common/number_locale.h"

namespace tests_of_number_locale {

using namespace greyscope;
using namespace greyscope::app;

/// Runs under the locale of the machine, and with scripts/test under others.
class tst_number_locale : public QObject {
    Q_OBJECT

private slots:
    void everySpinBoxShowsAPoint() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        MainWindow window(settings);
        window.document().openSample();
        window.showPage(QStringLiteral("relations"));
        window.showPage(QStringLiteral("forecast"));
        const auto boxes = window.findChildren<QDoubleSpinBox*>();
        QVERIFY(boxes.size() >= 3);
        for (const QDoubleSpinBox* box : boxes) {
            QVERIFY2(box->locale().decimalPoint() == QLatin1String("."), qPrintable(box->accessibleName()));
            QVERIFY2(!box->text().contains(QLatin1Char(',')), qPrintable(box->text()));
        }
        window.store().undoStack().setClean();
    }

    void aGermanDefaultIsReplaced() {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        QDoubleSpinBox german;
        german.setValue(0.5);
        QCOMPARE(german.text(), QString("0,50"));
        widgets::useNumberLocale();
        QDoubleSpinBox box;
        box.setRange(0.0, 1e6);
        box.setValue(12345.5);
        QCOMPARE(box.text(), QString("12345.50"));
        QCOMPARE(box.valueFromText("0.25"), 0.25);
        QCOMPARE(QString::asprintf("%.1f", 0.5), QString("0.5"));
        QLocale::setDefault(before);
    }
};

GREYSCOPE_TEST(tst_number_locale)

}  // namespace tests_of_number_locale

#include "tst_number_locale.moc"
