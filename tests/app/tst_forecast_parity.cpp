// The Forecast page and `forecast --model all` on the same study: the same models, counts, errors, order and verdict.
#include <QFile>
#include <QTemporaryDir>

#include <cmath>

#include "app/study/file/study_file.h"
#include "tests/support/command_run.h"
#include "tests/support/draws.h"
#include "tests/support/forecast_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_forecast_parity {

using namespace greyscope;
using nlohmann::json;
using test::forecast_stage::Stage;
using Words = std::vector<std::string>;

namespace {

/// Of a model, in the order in which the command lists them.
const json& listed(const json& result, const std::string& name) {
    for (const char* list : {"models", "baselines"}) {
        for (const json& model : result[list]) {
            if (model["name"] == name) {
                return model;
            }
        }
    }
    return result;
}

/// As wide as a search may still be for the models beside the chosen one, and a point more.
std::string longTable() {
    std::string text = "k,x\n";
    for (int k = 1; k <= 1001; ++k) {
        text += std::to_string(k) + ',' + base::toText(100.0 + 0.1 * k + std::sin(k)) + '\n';
    }
    return text;
}

/// Whole, uneven or fractional places, and values that grow, saturate, fall or alternate in sign.
std::string randomSeries(unsigned seed) {
    test::Draws draws(seed);
    const auto points = 6 + static_cast<int>(draws.between(0.0, 7.0));
    std::string text = "threads,x\n";
    double place = 0.0;
    for (int k = 1; k <= points; ++k) {
        place =
            seed % 4 == 0 ? std::ldexp(1.0, k - 1) : place + (seed % 4 == 1 ? std::ceil(draws.between(0.0, 5.0)) : 1.0);
        const double level = seed % 5 == 0   ? 500.0 * place / (place + 4.0)
                             : seed % 5 == 1 ? 100.0 * std::exp(-0.1 * k)
                             : seed % 5 == 2 ? (k % 2 == 0 ? -10.0 : 10.0) * k
                                             : 50.0 * std::exp(0.2 * k);
        text +=
            base::toText(place) + ',' + base::toText(std::round(1e4 * level * draws.between(0.97, 1.03)) / 1e4) + '\n';
    }
    return text;
}

}  // namespace

class tst_forecast_parity : public QObject {
    Q_OBJECT

private slots:
    void windowAndCommandAgree_data() {
        QTest::addColumn<QString>("table");
        QTest::addColumn<Words>("options");
        const QString even = QStringLiteral("threads,x\n1,244\n2,465\n4,648\n8,707\n16,716\n32,829\n64,823\n128,849\n");
        const QString uneven =
            QStringLiteral("threads,x\n1,100\n2,190\n4,350\n8,600\n16,900\n24,1050\n32,1100\n48,1150\n64,1120\n");
        QTest::newRow("held out") << even << Words{"--holdout", "2"};
        QTest::newRow("nothing held out") << even << Words{};
        QTest::newRow("further") << even << Words{"--holdout", "2", "--horizon", "5"};
        QTest::newRow("rolling origins") << even << Words{"--backtest"};
        QTest::newRow("some origins, two steps")
            << even << Words{"--backtest", "--backtest-origins", "3", "--backtest-steps", "2"};
        QTest::newRow("no next load") << uneven << Words{"--holdout", "2"};
        QTest::newRow("loads asked for") << uneven << Words{"--holdout", "2", "--at", "96,128"};
        QTest::newRow("another model") << even << Words{"--holdout", "2", "--alpha", "search", "--shift", "auto"};
        QTest::newRow("many points") << QString::fromStdString(longTable()) << Words{"--holdout", "2"};
        for (unsigned seed = 1; seed <= 30; ++seed) {
            QTest::newRow(("random " + std::to_string(seed)).c_str()) << QString::fromStdString(randomSeries(seed))
                                                                      << (seed % 3 == 0   ? Words{"--holdout", "1"}
                                                                          : seed % 3 == 1 ? Words{"--holdout", "2"}
                                                                                          : Words{});
        }
    }
    void windowAndCommandAgree() {
        QFETCH(QString, table);
        QFETCH(Words, options);
        const test::TableFile file(table.toStdString());
        const std::string path = m_folder.filePath("same.greyscope").toStdString();
        Words command{"forecast", file.path(), "--of", "x", "--model", "all", "--format", "json", "--study", path};
        command.insert(command.end(), options.begin(), options.end());
        const auto run = test::runCommand(command);
        QVERIFY2(run.code == 0, run.err.c_str());
        const json told = run.json();
        base::NoProgress progress;
        auto opened = app::readStudy(QString::fromStdString(path), progress);
        QVERIFY(opened);
        const Stage stage(std::move(opened->study));
        QTRY_VERIFY_WITH_TIMEOUT(stage.showsForecast(), 60000);
        const widgets::ModelTable& shown = stage.table()->table();
        QCOMPARE(shown.rows.size(), told["ranking"].size());
        for (std::size_t i = 0; i < shown.rows.size(); ++i) {
            const widgets::ModelRow& row = shown.rows[i];
            QCOMPARE(row.name, told["ranking"][i].get<std::string>());
            const json& model = listed(told, row.name);
            QCOMPARE(!row.failure.isEmpty(), model.contains("failure"));
            if (row.failure.isEmpty()) {
                QVERIFY(shown.table.at(i, "mape").number() ==
                        (model.contains("mape") ? number(model["mape"]) : number(model["accuracy"]["mape"])));
            }
            QVERIFY2(!row.failure.isEmpty() || row.holdoutError == judged(told, model), row.name.c_str());
        }
        const auto figures = stage.page->figures();
        const auto* compared = std::get_if<widgets::MatrixSpec>(&figures.back().figure);
        QVERIFY(compared);
        QVERIFY2(compared->subtitle.endsWith(QString::fromStdString(told["verdict"].get<std::string>())),
                 qPrintable(compared->subtitle));
        const auto& measured = stage.chart()->spec().curves.front();
        QCOMPARE(measured.y.size(), told["actual"].size() + told["holdout"]["actual"].size());
        QCOMPARE(stage.chart()->spec().x.ticks.size(), told["actual"].size() + told["steps"].size());
    }

    void aFigureShowsTheResultOfItsCommand_data() {
        QTest::addColumn<QString>("table");
        QTest::addColumn<Words>("options");
        const QString even = QStringLiteral("k,x,y\n1,10,3\n2,12,4\n3,15,5\n4,18,7\n5,22,8\n6,26,10\n");
        QTest::newRow("searches of a long series")
            << QString::fromStdString(longTable()) << Words{"--model", "all", "--holdout", "2"};
        QTest::newRow("the chosen model") << even << Words{"--holdout", "2"};
        QTest::newRow("given values") << even << Words{"--model", "gm1n", "--related", "y", "--future", "y=11,12"};
        QTest::newRow("a short horizon") << even << Words{"--fit", "4", "--horizon", "1"};
    }
    void aFigureShowsTheResultOfItsCommand() {
        QFETCH(QString, table);
        QFETCH(Words, options);
        const test::TableFile file(table.toStdString());
        const std::string path = m_folder.filePath("models.csv").toStdString();
        Words command{"forecast", file.path(), "--of",     "x",  "--axis",        "k",
                      "--format", "json",      "--figure", path, "--figure-name", "forecast-models-compared"};
        command.insert(command.end(), options.begin(), options.end());
        const auto run = test::runCommand(command);
        QVERIFY2(run.code == 0, run.err.c_str());
        const json told = run.json();
        std::size_t failed = 0;
        for (const json& name : told["ranking"]) {
            failed += listed(told, name.get<std::string>()).contains("failure") ? 1U : 0U;
        }
        QFile figure(QString::fromStdString(path));
        QVERIFY(figure.open(QIODevice::ReadOnly));
        QStringList rows = QString::fromUtf8(figure.readAll()).split('\n', Qt::SkipEmptyParts);
        rows.removeFirst();
        QCOMPARE(static_cast<std::size_t>(rows.size()), told["ranking"].size());
        QCOMPARE(static_cast<std::size_t>(rows.filter(QStringLiteral(",–,–,–,–,–")).size()), failed);
    }

private:
    /// The error by which models are ranked.
    static std::optional<double> judged(const json& told, const json& model) {
        if (told.contains("backtest")) {
            return model["backtest"]["failures"] == 0 ? number(model["backtest"]["mape"]) : std::nullopt;
        }
        if (model.contains("joined_points") && model["joined_points"] > 1) {
            return std::nullopt;  // it saw held-out points
        }
        return number(model.contains("holdout_mape") ? model["holdout_mape"] : model["holdout"]["mape"]);
    }
    static std::optional<double> number(const json& value) {
        return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
    }
    QTemporaryDir m_folder;
};

GREYSCOPE_TEST(tst_forecast_parity)

}  // namespace tests_of_forecast_parity

#include "tst_forecast_parity.moc"
