#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/reading/first_look.h"
#include "app/window/panes/first_look_pane.h"
#include "core/base/progress.h"
#include "tests/support/test_registry.h"

namespace tests_of_first_look {

using namespace greyscope;
using namespace greyscope::app;

/// Tables larger than kLargeFile.
class tst_first_look : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QByteArray rows;
        for (const char* system : {"a", "b", "c", "d"}) {
            for (int run = 0; run < 90'000; ++run) {
                for (const int threads : {1, 2, 4, 8, 16, 32, 64}) {
                    rows += system + (',' + QByteArray::number(threads)) + ',' + QByteArray::number(run) + ',' +
                            QByteArray::number(100.0 * threads + run % 17, 'f', 3) + '\n';
                }
            }
        }
        m_rows = static_cast<std::size_t>(rows.count('\n'));
        m_sorted = written("sorted.csv", "system,threads,run,throughput (MB/s)\n" + rows);
    }

    void showsTheSeriesOfTheWholeFile() {
        base::NoProgress progress;
        const auto look = firstLookAt(m_sorted, {}, progress);
        QVERIFY(look.has_value());
        QCOMPARE(look->chart.curves.size(), std::size_t{4});
        QCOMPARE(look->chart.curves.front().x.size(), std::size_t{7});
        QVERIFY(look->rows > 50'000 && look->rows < m_rows / 2);
        QVERIFY(look->aboutRows > m_rows * 98 / 100 && look->aboutRows < m_rows * 102 / 100);
    }

    /// Some places of the sample begin within them.
    void thereIsNoneWhereCellsHoldEndsOfLines() {
        const QByteArray note = ",\"first line\nof a note, \nwith a third\",";
        QByteArray rows;
        for (int row = 0; row < 10'000; ++row) {
            rows += (row % 2 == 0 ? "a," : "b,") + QByteArray::number(row % 5) + note + QByteArray::number(row) + '\n';
        }
        const QByteArray text =
            "system,threads,note,rate\n" + rows.repeated(1 + static_cast<int>(kLargeFile / rows.size()));
        base::NoProgress progress;
        QVERIFY(!firstLookAt(written("notes.csv", text), {}, progress));
    }

    void thereIsNoneOfASmallFile() {
        base::NoProgress progress;
        QVERIFY(!firstLookAt(written("small.csv", "system,rate\na,1\nb,2\n"), {}, progress));
    }

    void thePaneIsThereUntilTheFileIs() {
        FirstLookPane pane;
        const QSignalSpy shown(&pane, &FirstLookPane::shown);
        pane.lookAt(m_sorted, {});
        QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 1, 60'000);
        QVERIFY(!pane.isHidden());
        pane.end();
        QCOMPARE(shown.count(), 2);
        QVERIFY(pane.isHidden());
    }

private:
    QString written(const char* name, const QByteArray& text) {
        QFile file(m_folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    }

    QTemporaryDir m_folder;
    QString m_sorted;
    std::size_t m_rows = 0;
};

GREYSCOPE_TEST(tst_first_look)

}  // namespace tests_of_first_look

#include "tst_first_look.moc"
