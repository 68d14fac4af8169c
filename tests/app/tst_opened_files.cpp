#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "app/study/opened_files.h"
#include "tests/support/test_registry.h"

namespace tests_of_opened_files {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// What a window shows of a file that it opens.
OpenedStudy opened(const QTemporaryDir& folder, const QByteArray& csv) {
    const QString path = folder.filePath(QStringLiteral("table.csv"));
    QFile file(path);
    [[maybe_unused]] const bool open = file.open(QIODevice::WriteOnly);
    file.write(csv);
    file.close();
    base::NoProgress progress;
    return *openTables({path}, {}, progress);
}

}  // namespace

class tst_opened_files : public QObject {
    Q_OBJECT

private slots:
    void headingsThatAreLevelsBecomeRows() {
        const QTemporaryDir folder;
        const OpenedStudy study = opened(folder, "region,2012,2013,2014\nBerlin,5,6.5,7\nBremen,4,5.5,6\n");
        const StudyTable& table = study.study.tables.front();
        QCOMPARE(table.recipe.size(), std::size_t{1});
        QVERIFY(std::holds_alternative<data::Unpivot>(table.recipe.front().what));
        QCOMPARE(table.roles.keys, std::vector<std::string>{"region"});
        QCOMPARE(table.roles.factors, std::vector<std::string>{"year"});
        QCOMPARE(study.entries.front().entries.size(), std::size_t{2});
        QCOMPARE(study.remarks.front().kind, StudyRemark::Kind::headingsSpread);
    }

    void whatIsAHundredTimesAsHighIsNotCompared() {
        const QTemporaryDir folder;
        const OpenedStudy study =
            opened(folder, "day,open,close,volume\n1,5,5.5,100000\n2,6,5.9,90000\n3,5.8,6.1,120000\n");
        QCOMPARE(study.entries.front().entries.size(), std::size_t{3});
        const Selection& selection = study.study.selection;
        QCOMPARE(selection.reference.name, std::string("open"));
        QCOMPARE(selection.compared, (std::vector<SeriesId>{{"table", "close"}}));
    }

    void seriesWithoutACommonPointAreShownAsMeasured() {
        const QTemporaryDir folder;
        const OpenedStudy apart = opened(folder,
                                         "time,net,magnitude\n2019-07-04,ci,1.5\n2019-07-05,us,2.5\n2019-07-06,ci,1.7\n"
                                         "2019-07-07,us,2.1\n2019-07-08,us,2.2\n2019-07-09,ci,1.1\n");
        QCOMPARE(apart.entries.front().entries.size(), std::size_t{2});
        QCOMPARE(apart.study.trends.measure, Measure::absolute);
        const OpenedStudy together =
            opened(folder, "size,fs,mbps\n1,a,1.5\n2,a,2.5\n4,a,2.7\n1,b,1.6\n2,b,2.6\n4,b,3.1\n");
        QCOMPARE(together.study.trends.measure, Measure::ratio);
    }
};

GREYSCOPE_TEST(tst_opened_files)

}  // namespace tests_of_opened_files

#include "tst_opened_files.moc"
