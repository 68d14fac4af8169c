// The Relations page and `relate` on the same study: the same degrees, to the last digit, and the same order.
#include <QTemporaryDir>

#include "app/study/file/study_file.h"
#include "tests/support/command_run.h"
#include "tests/support/relations_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_relation_parity {

using namespace greyscope;
using namespace greyscope::test::relations_stage;
using nlohmann::json;
using Words = std::vector<std::string>;

class tst_relation_parity : public QObject {
    Q_OBJECT

private slots:
    void windowAndCommandAgree_data() {
        QTest::addColumn<Words>("options");
        QTest::newRow("deng") << Words{};
        QTest::newRow("another rho") << Words{"--rho", "0.2"};
        QTest::newRow("mean image") << Words{"--image", "mean"};
        QTest::newRow("interval image") << Words{"--image", "interval"};
        QTest::newRow("criteria image") << Words{"--image", "criteria"};
        QTest::newRow("absolute") << Words{"--method", "absolute"};
        QTest::newRow("synthetic") << Words{"--method", "synthetic"};
        QTest::newRow("closeness") << Words{"--method", "closeness"};
    }
    void windowAndCommandAgree() {
        QFETCH(Words, options);
        Fixture f;
        const json matrix = told(options, {"--matrix"}, f.store);
        QVERIFY(!matrix.is_null());
        f.show();
        const std::size_t count = matrix["names"].size();
        QTRY_COMPARE(f.matrix->spec().rows.size(), count);
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = 0; j < count; ++j) {
                const auto shown = f.matrix->spec().cell(i, j).value;
                QCOMPARE(shown.has_value(), i != j);
                QVERIFY(!shown || *shown == matrix["degrees"][i][j].get<double>());
            }
        }
    }

    void windowAndCommandRankAlike_data() { windowAndCommandAgree_data(); }
    void windowAndCommandRankAlike() {
        QFETCH(Words, options);
        Fixture f;
        const json ranking = told(options, {}, f.store);
        QVERIFY(!ranking.is_null());
        f.show();
        QTRY_COMPARE(f.ranking->spec().bars.size(), ranking["series"].size());
        const auto& bars = f.ranking->spec().bars;
        for (const json& each : ranking["series"]) {
            const auto& bar = bars[each["rank"].get<std::size_t>() - 1];
            QCOMPARE(bar.name.toStdString(), each["name"].get<std::string>());
            QVERIFY(bar.value == each["degree"].get<double>());
            QVERIFY(bar.second == each["correlation"]["spearman"].get<double>());
            QVERIFY(bar.tooltip.toStdString().find(each["correlation"]["sentence"].get<std::string>()) !=
                    std::string::npos);
        }
    }

private:
    /// What `relate` writes as JSON; its study becomes that of the store.
    json told(const Words& options, const Words& more, StudyStore& store) const {
        Words command{"relate",      GREYSCOPE_SAMPLE_DATA "/lustre_throughput.csv",
                      "--value",     "throughput_mb_s",
                      "--series",    "case,operation",
                      "--axis",      "threads_per_ost",
                      "--where",     "objects_per_ost=1",
                      "--reference", "1.1-W",
                      "--compare",   "1.1-ReW,1.2-W,1.2-R,2.1-W",
                      "--format",    "json",
                      "--study",     m_study.toStdString()};
        command.insert(command.end(), options.begin(), options.end());
        command.insert(command.end(), more.begin(), more.end());
        const auto run = test::runCommand(command);
        base::NoProgress progress;
        auto opened = app::readStudy(m_study, progress);
        if (run.code != 0 || !opened) {
            return {};
        }
        store.reset(std::move(opened->study));
        return run.json();
    }

    QTemporaryDir m_folder;
    QString m_study = m_folder.filePath(QStringLiteral("same.greyscope"));
};

GREYSCOPE_TEST(tst_relation_parity)

}  // namespace tests_of_relation_parity

#include "tst_relation_parity.moc"
