// A number of a view that is clicked on opens the line of the derivation that gives it.
#include <QAccessible>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>

#include <cmath>

#include "app/scenario/scenario.h"
#include "app/study/sample_study.h"
#include "app/study/tables/open_table.h"
#include "core/base/contains.h"
#include "core/derivation/forecast_derivation.h"
#include "tests/support/derivation_stage.h"
#include "tests/support/repeated_rates.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_pages.h"
#include "widgets/common/linked_view.h"
#include "widgets/figure/figure_view.h"
#include "widgets/graph/dot_strip_view.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/accuracy_panel.h"
#include "widgets/panels/answer_card.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/derivation/derivation_spec.h"
#include "widgets/present/transfer/transfer_parts.h"
#include "widgets/table/forecast_table.h"
#include "widgets/table/row_table.h"
#include "widgets/tree/tree_view.h"

namespace tests_of_number_lines {

using namespace greyscope;

namespace {

/// A page with its derivation, and a click on a number of a view after the other.
struct Stage : test::DerivationStage {
    Stage(const QString& key, const app::Study& study) : DerivationStage(key, study) { settle(); }

    void settle() const {
        do {
            QCoreApplication::processEvents();
        } while (shown.running() || test::isBusy(panel));
    }

    /// The line that is chosen; null where none is.
    [[nodiscard]] const derivation::Line* chosen() const {
        const widgets::DerivationSpec& spec = panel.derivation().spec();
        return spec.chosen.known() ? &spec.derivation->steps[static_cast<std::size_t>(spec.chosen.step)]
                                          .lines[static_cast<std::size_t>(spec.chosen.line)]
                                   : nullptr;
    }
    [[nodiscard]] bool chosenIsInSight() const {
        const widgets::DerivationView& view = panel.derivation();
        const widgets::DerivationGeometry& sheet = view.geometryOfLines();
        const int line = sheet.indexOf(view.spec().chosen);
        const QPointF scrolled(view.horizontalScrollBar()->value(), view.verticalScrollBar()->value());
        const QRectF place = sheet.place(line).translated(-scrolled);
        const QRectF seen(view.viewport()->rect());
        return line >= 0 && (seen.contains(place) || (place.height() > seen.height() && seen.intersects(place)));
    }
};

/// Whether one of the numbers in a text is this one, at its digits; as it stands, in percent, or as a change.
bool tells(QString text, double value) {
    text.replace(QChar(0x2212), QLatin1Char('-'));
    static const QRegularExpression number(QStringLiteral("-?\\d+(?:\\.(\\d+))?(?:e([-+]\\d+))?"));
    for (auto each = number.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        const double unit = std::pow(10.0, match.captured(2).toInt() - static_cast<double>(match.captured(1).size()));
        for (const double shown : {value, 100.0 * value, value - 1.0}) {
            if (std::abs(match.captured(0).toDouble() - shown) <= 0.5000001 * unit) {
                return true;
            }
        }
    }
    return false;
}

/// A number of a view, and how it is chosen.
struct Number {
    QString text;
    std::function<void()> choose;
};

constexpr int kTried = 12;  ///< of each view

std::vector<Number> numbersOf(widgets::LinkedView& view) {
    std::vector<Number> numbers;
    for (int row = 0; row < view.valueRows(); ++row) {
        for (int column = 0; column < view.valueColumns(); ++column) {
            const QRect place = view.valueRect(row, column);
            if (view.valueText(row, column).isEmpty() || !view.viewport()->rect().contains(place.center())) {
                continue;
            }
            numbers.push_back({view.valueText(row, column), [&view, place] {
                                   QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place.center());
                               }});
        }
    }
    return numbers;
}

/// Points lie over each other: they are chosen as Enter chooses them.
std::vector<Number> numbersOf(widgets::PlotView& view, widgets::Highlight& highlight) {
    std::vector<Number> numbers;
    for (std::size_t c = 0; c < view.spec().curves.size(); ++c) {
        const widgets::Curve& curve = view.spec().curves[c];
        for (std::size_t k = 0; k < curve.x.size(); ++k) {
            const QString text = QString::number(curve.y[k], 'g', 9) + QLatin1Char(' ') +
                                 view.valueText(static_cast<int>(c), static_cast<int>(k));
            numbers.push_back({text, [&view, &highlight, link = curve.link, c, k] {
                                   highlight.choose(link.lights);
                                   emit view.linkActivated(link);
                                   emit view.pointChosen(static_cast<int>(c), static_cast<int>(k));
                               }});
        }
    }
    return numbers;
}

std::vector<Number> numbersOf(widgets::RowTable& table) {
    std::vector<Number> numbers;
    for (int i = 0; i < table.model()->rowCount() * table.model()->columnCount(); ++i) {
        const QModelIndex index =
            table.model()->index(i / table.model()->columnCount(), i % table.model()->columnCount());
        if (!index.data().toString().isEmpty()) {
            numbers.push_back({index.data().toString(), [&table, index] {
                                   table.setCurrentIndex(index);
                                   emit table.clicked(index);
                               }});
        }
    }
    return numbers;
}

std::vector<Number> numbersOf(const widgets::FigureView& frame, widgets::Highlight& highlight) {
    QList<QWidget*> widgets = frame.view()->findChildren<QWidget*>();
    widgets.prepend(frame.view());
    std::vector<Number> all;
    for (QWidget* widget : widgets) {
        std::vector<Number> numbers;
        if (auto* linked = qobject_cast<widgets::LinkedView*>(widget)) {
            numbers = numbersOf(*linked);
        } else if (auto* plot = qobject_cast<widgets::PlotView*>(widget)) {
            numbers = numbersOf(*plot, highlight);
        } else if (auto* table = qobject_cast<widgets::RowTable*>(widget)) {
            numbers = numbersOf(*table);
        }
        all.insert(all.end(), numbers.begin(), numbers.end());
    }
    return all;
}

app::Study repeated() {
    QByteArray csv("system,threads,rate\n");
    for (const char system : {'r', 'a', 'b'}) {
        for (int threads = 1; threads <= 4; ++threads) {
            for (const int repeat : {0, 1, 3}) {
                csv += QByteArray(1, system) + ',' + QByteArray::number(threads) + ',' +
                       QByteArray::number(10 * threads + system % 7 * threads + repeat) + '\n';
            }
        }
    }
    return test::studyOfRepeatedRates(csv);
}

app::Study twoRuns() {
    base::NoProgress progress;
    app::Study study;
    for (const int level : {100, 130}) {
        QByteArray csv("operation,nodes,run,mb_s\n");
        for (const char* operation : {"read", "write"}) {
            for (int run = 1; run <= 4; ++run) {
                csv += QByteArray(operation) + ",1," + QByteArray::number(run) + ',' +
                       QByteArray::number(level + 3 * run + run % 2) + '\n';
            }
        }
        const char* name = level == 100 ? "before.csv" : "after.csv";
        study.tables.push_back(app::tableFromBytes(csv, name, {}, progress).value());
    }
    return study;
}

/// Two policies at three numbers of clients, twice each: milliseconds a run.
app::Study simulated() {
    app::ScenarioInputs inputs{
        .preset = "p3",
        .changed = {},
        .factors = {{"workload.clients", {"2", "4", "8"}}, {"scheduler.policy", {"fifo", "sfq:2"}}},
        .replications = 2};
    static_cast<void>(app::setParameter(inputs, "workload.files", "3"));
    app::Study study;
    study.simulate.scenarios = {{"mine", inputs, inputs}};
    return study;
}

}  // namespace

class tst_number_lines : public QObject {
    Q_OBJECT

private slots:
    void aNumberOpensItsLine_data() {
        QTest::addColumn<QStringList>("exact");  // views every number of which is a line of a derivation
        QTest::newRow("trends") << QStringList{"trends", "values"};
        QTest::newRow("trends ratio") << QStringList{"trends", "values"};
        QTest::newRow("trends indexed") << QStringList{"trends", "values"};
        QTest::newRow("relations") << QStringList{"relational-degree", "ranking", "why", "degree-as-ρ-changes",
                                                  "degree-under-every-image"};
        QTest::newRow("forecast") << QStringList{"forecast", "residuals", "class-ratio"};
        QTest::newRow("relative") << QStringList{"factor-grid-cut-by-the-tree", "error-by-factor-level"};
        QTest::newRow("transfer") << QStringList{"paths-compared"};
        QTest::newRow("compare") << QStringList{};
        QTest::newRow("replication") << QStringList{"degrees"};
        QTest::newRow("simulate") << QStringList{"simulated"};
        QTest::newRow("layout") << QStringList{"create", "resize", "osts-a-client"};
    }
    /// Every so many numbers of each view: the line is in sight, and it has the number.
    void aNumberOpensItsLine() {
        QFETCH(const QStringList, exact);
        const QStringList tag = QString::fromLatin1(QTest::currentDataTag()).split(QLatin1Char(' '));
        const QString& key = tag.front();
        if (!test::isAsked(key)) {
            return;
        }
        app::Study study = *app::sampleStudy();
        if (tag.size() > 1) {
            study.trends.measure = tag.back() == QLatin1String("ratio") ? app::Measure::ratio : app::Measure::indexed;
        } else if (key == QLatin1String("trends")) {
            study = repeated();
        } else if (key == QLatin1String("compare")) {
            study = twoRuns();
        } else if (key == QLatin1String("simulate")) {
            study = simulated();
        }
        Stage stage(key, study);
        QTRY_VERIFY(stage.shown.settled());  // what is simulated is run behind the page
        stage.settle();
        QSignalSpy asked(stage.shown.page, &app::Page::lineRequested);
        qsizetype all = 0;
        for (auto* frame : stage.shown.page->findChildren<widgets::FigureView*>()) {
            if (frame->findChild<QToolButton*>(QStringLiteral("view.working")) == nullptr) {
                continue;
            }
            const std::size_t count = numbersOf(*frame, stage.shown.highlight).size();
            for (std::size_t i = 0; i < count; i += 1 + count / kTried) {
                const std::vector<Number> numbers = numbersOf(*frame, stage.shown.highlight);  // a choice shows others
                asked.clear();
                numbers[std::min(i, numbers.size() - 1)].choose();
                stage.settle();
                all += asked.size();
                if (asked.empty()) {
                    continue;  // nothing is worked out of it
                }
                const QString text = numbers[std::min(i, numbers.size() - 1)].text;
                const QByteArray where = (frame->name() + QLatin1Char(' ') + text).toUtf8();
                QVERIFY2(stage.chosen() != nullptr && stage.chosenIsInSight(), where);
                const auto value = static_cast<double>(stage.chosen()->value);
                QVERIFY2(!exact.contains(frame->name()) || tells(text, value),
                         where + " is not " + QByteArray::number(value));
            }
        }
        QVERIFY(all > 5);
    }

    /// What a line of a ratio lights has its cell among it.
    void aLineOfARatioLightsItsCell() {
        if (!test::isAsked(QStringLiteral("trends"))) {
            return;
        }
        app::Study study = *app::sampleStudy();
        study.trends.measure = app::Measure::ratio;
        Stage stage(QStringLiteral("trends"), study);
        QSignalSpy asked(stage.shown.page, &app::Page::lineRequested);
        int lit = 0;
        for (auto* values : stage.shown.page->findChildren<widgets::MatrixView*>()) {
            for (std::size_t cell = 0; cell < values->spec().cells.size(); cell += 7) {
                const widgets::Link& link = values->spec().cells[cell].link;
                const auto columns = values->spec().columns.size();
                asked.clear();
                emit values->numberChosen(static_cast<int>(cell / columns), static_cast<int>(cell % columns));
                stage.settle();
                if (!asked.empty()) {
                    QVERIFY(stage.chosen() != nullptr);
                    const widgets::DerivationSpec& spec = stage.panel.derivation().spec();
                    QVERIFY(base::contains(widgets::targetsOf(spec, spec.chosen), link.is.front()));
                    ++lit;
                }
            }
        }
        QVERIFY(lit > 2);
    }

    /// The card of accuracy: by a click, and by the arrow keys and Enter.
    void aNumberOfTheCardOpensItsLine() {
        if (!test::isAsked(QStringLiteral("forecast"))) {
            return;
        }
        app::Study study = *app::sampleStudy();
        study.forecast.holdOut = 1;
        Stage stage(QStringLiteral("forecast"), study);
        auto* card = stage.shown.page->inspector()->findChild<widgets::AccuracyPanel*>();
        QSignalSpy opened(stage.shown.page, &app::Page::derivationRequested);
        QCOMPARE(card->numbers().size(), std::size_t{5});  // C, P, MAPE; x(5) and MAPE held out
        QCOMPARE(QAccessible::queryAccessibleInterface(card)->tableInterface()->rowCount(), 5);
        for (std::size_t i = 0; i < card->numbers().size(); ++i) {
            const auto number = card->numbers()[i];
            if (i % 2 == 0) {
                QTest::mouseClick(card, Qt::LeftButton, {}, number.place.center().toPoint());
                QTest::keyClick(card, Qt::Key_Right);
            } else {
                QTest::keyClick(card, Qt::Key_Return);
            }
            stage.settle();
            const QByteArray where = (number.name + QLatin1Char(' ') + number.value).toUtf8();
            QVERIFY2(stage.chosen() != nullptr && stage.chosenIsInSight(), where);
            QVERIFY2(tells(number.value, static_cast<double>(stage.chosen()->value)), where);
        }
        QCOMPARE(opened.size(), 2);
    }

    /// What a model leads to is a line of it, not always the last: the residuals of the worked example.
    void aPublishedNumberOfAModelOpensItsLine() {
        if (!test::isAsked(QStringLiteral("replication"))) {
            return;
        }
        Stage stage(QStringLiteral("replication"), *app::sampleStudy());
        int opened = 0;
        for (auto* table : stage.shown.page->findChildren<widgets::RowTable*>()) {
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                const auto text = [&](int column) { return table->model()->index(row, column).data().toString(); };
                if (table->model()->columnCount() < 5 || text(1) != QLatin1String("residual")) {
                    continue;
                }
                table->setCurrentIndex(table->model()->index(row, 3));
                emit table->clicked(table->currentIndex());
                stage.settle();
                QVERIFY2(stage.chosen() != nullptr && stage.chosenIsInSight(), text(3).toUtf8());
                const auto value = static_cast<double>(stage.chosen()->value);
                QVERIFY2(tells(text(4), value) || tells(text(4), -value), text(4).toUtf8());
                ++opened;
            }
        }
        QVERIFY(opened > 2);
    }

    /// Of every path, and of all in parallel, the mean and the largest of its errors, not the one at the asked cell.
    void anErrorOfAPathOpensIt_data() {
        QTest::addColumn<int>("fromTheLast");
        QTest::newRow("mean") << 2;
        QTest::newRow("largest") << 1;
    }
    void anErrorOfAPathOpensIt() {
        QFETCH(const int, fromTheLast);
        if (!test::isAsked(QStringLiteral("transfer"))) {
            return;
        }
        Stage stage(QStringLiteral("transfer"), *app::sampleStudy());
        auto* paths = stage.shown.page->findChild<widgets::DotStripView*>();
        const widgets::Target all = widgets::TransferParts::combinationLink().is.front();
        bool together = false;
        for (int row = 0; row < static_cast<int>(paths->spec().rows.size()); ++row) {
            const bool isAll = base::contains(paths->spec().rows[static_cast<std::size_t>(row)].link.is, all);
            if (row > 1 && !isAll) {
                continue;
            }
            together = together || isAll;
            const int column = paths->valueColumns() - fromTheLast;
            QTest::mouseClick(paths->viewport(), Qt::LeftButton, {}, paths->valueRect(row, column).center());
            stage.settle();
            QVERIFY(stage.chosen() != nullptr && stage.chosenIsInSight());
            QVERIFY(tells(paths->valueText(row, column), static_cast<double>(stage.chosen()->value)));
        }
        QVERIFY(together);
    }

    /// The sigma of a card: how its prediction comes about.
    void aCardOpensItsPrediction_data() {
        QTest::addColumn<QString>("key");
        QTest::newRow("relative") << QStringLiteral("relative");
        QTest::newRow("transfer") << QStringLiteral("transfer");
    }
    void aCardOpensItsPrediction() {
        QFETCH(const QString, key);
        if (!test::isAsked(key)) {
            return;
        }
        Stage stage(key, *app::sampleStudy());
        const auto* card = stage.shown.page->inspector()->findChild<widgets::AnswerCard*>();
        const QSignalSpy opened(stage.shown.page, &app::Page::derivationRequested);
        card->findChild<QToolButton*>(QStringLiteral("card.working"))->click();
        stage.settle();
        QCOMPARE(opened.size(), 1);
        QVERIFY(stage.chosen() != nullptr && stage.chosenIsInSight());
        QVERIFY(tells(card->text(), static_cast<double>(stage.chosen()->value)));
    }

    /// Where models are judged from rolling origins, that column opens the mean of the backtest, of a curve as well.
    void aBacktestOpensItsMean() {
        if (!test::isAsked(QStringLiteral("forecast"))) {
            return;
        }
        app::Study study = *app::sampleStudy();
        study.selection = {{app::kWorkedExampleTable, "1.1-R"}, {}};
        study.forecast.backtest = true;
        Stage stage(QStringLiteral("forecast"), study);
        auto* table = stage.shown.page->findChild<widgets::ForecastTable*>();
        int opened = 0;
        for (std::size_t row = 0; row < table->table().rows.size(); ++row) {
            const widgets::ModelRow model = table->table().rows[row];
            if (!model.holdoutError || !derivation::hasForecastDerivation(model.name)) {
                continue;
            }
            const QModelIndex index = table->model()->index(static_cast<int>(row), table->models().holdoutColumn());
            table->setCurrentIndex(index);
            emit table->clicked(index);
            stage.settle();
            QVERIFY2(stage.chosen() != nullptr && stage.chosenIsInSight(), model.name.c_str());
            QCOMPARE(stage.derivation()->name, std::string("backtest"));
            const auto mape = static_cast<double>(stage.chosen()->value);
            QVERIFY2(std::abs(mape - *model.holdoutError) <= 1e-9, model.name.c_str());
            ++opened;
        }
        QVERIFY(opened > 3);
    }

    /// Of a node its mean, of a leaf as well, which has no split.
    void aNodeOpensItsMean_data() {
        QTest::addColumn<QString>("key");
        QTest::newRow("relative") << QStringLiteral("relative");
        QTest::newRow("tree") << QStringLiteral("tree");
    }
    void aNodeOpensItsMean() {
        QFETCH(const QString, key);
        if (!test::isAsked(key)) {
            return;
        }
        Stage stage(key, *app::sampleStudy());
        auto* view = stage.shown.page->findChild<widgets::TreeView*>();
        for (int row = 0; row < std::min(view->valueRows(), 9); ++row) {
            const widgets::TreeNode node = view->spec().nodes[static_cast<std::size_t>(row)];
            stage.shown.highlight.choose(node.link.lights);
            emit view->numberChosen(row, -1);
            stage.settle();
            QVERIFY(stage.chosen() != nullptr && stage.chosenIsInSight());
            QVERIFY(std::abs(static_cast<double>(stage.chosen()->value) - node.value) <= 1e-9 * std::abs(node.value));
        }
    }
};

GREYSCOPE_TEST(tst_number_lines)

}  // namespace tests_of_number_lines

#include "tst_number_lines.moc"
