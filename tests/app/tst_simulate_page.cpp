#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

#include "app/cli/figures/study_figures.h"
#include "app/pages/simulate/machine_inspector.h"
#include "app/pages/simulate/parameter_controls.h"
#include "app/pages/simulate/scenarios_panel.h"
#include "app/pages/simulate/simulate_page.h"
#include "app/pages/simulate/trace_replay.h"
#include "app/run/write_file.h"
#include "app/scenario/scenario.h"
#include "app/scenario/trace_shelf.h"
#include "app/study/file/study_file.h"
#include "core/data/columns/cell_text.h"
#include "core/sim/experiments/experiment_data.h"
#include "core/sim/experiments/presets.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/note.h"
#include "widgets/plot/drawn_curve.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/layout/share_charts.h"
#include "widgets/present/simulate/simulate_charts.h"
#include "widgets/timeline/timeline_view.h"

namespace tests_of_simulate_page {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// Two groups of a few clients with a few files: milliseconds a run.
ScenarioInputs small() {
    ScenarioInputs inputs{.preset = "p3",
                          .changed = {},
                          .factors = {{"workload.clients", {"2", "4"}}, {"scheduler.policy", {"fifo", "sfq:2"}}},
                          .replications = 2};
    static_cast<void>(setParameter(inputs, "workload.files", "3"));
    static_cast<void>(setParameter(inputs, "scheduler.weights", "1:2"));
    return inputs;
}

sim::ExperimentResult resultOf(const ScenarioInputs& inputs) {
    base::NoProgress progress;
    return *sim::runExperiment(*experimentOf(inputs), {2}, progress);
}

Study withScenario(const std::optional<ScenarioInputs>& run) {
    Study study;
    study.simulate.scenarios = {{"mine", small(), run}};
    return study;
}

SimulatePage& pageOf(test::ShownPage& shown) {
    return *static_cast<SimulatePage*>(shown.page);
}

const QString kKey = QStringLiteral("simulate");

}  // namespace

class tst_simulate_page : public QObject {
    Q_OBJECT

private slots:
    void aTestbedBeginsAScenario() {
        test::ShownPage shown(kKey, {});
        shown.settle();
        QVERIFY(shown.page->figures().empty());
        for (const sim::ScenarioPreset& preset : sim::presets()) {
            startScenario(shown.store, preset.name);
            QVERIFY2(experimentOf(shown.store.study().simulate.chosen()->inputs).has_value(), preset.name.c_str());
        }
        QCOMPARE(shown.store.study().simulate.scenarios.size(), sim::presets().size());
        QVERIFY(!shown.store.study().empty());
        QVERIFY(shown.page->figures().empty());
        shown.store.undoStack().setIndex(0);
        QVERIFY(shown.store.study().empty());
    }

    void aTraceIsReplayed() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("my trace.csv"));
        const auto trace =
            access::traceOf({.shape = access::Shape::filePerProcess, .processes = 3}, access::Operation::read, 1, 100);
        QVERIFY(writeFile(path, QByteArray::fromStdString(access::traceText(*trace))));
        test::ShownPage shown(kKey, withScenario(std::nullopt));
        pageOf(shown).findChild<TraceReplay*>()->read(path);
        QTRY_VERIFY(shown.store.study().simulate.chosen()->inputs.trace);
        const ScenarioInputs& inputs = shown.store.study().simulate.chosen()->inputs;
        QCOMPARE(inputs.factors.size(), std::size_t{1});  // clients are the trace's own
        QVERIFY(!pageOf(shown).contextBar()->findChild<QWidget*>(QStringLiteral("workload.clients"))->isEnabled());
        pageOf(shown).runChosen();
        QTRY_VERIFY(shown.settled());
        QVERIFY(!shown.page->figures().empty());
        const QString file = folder.filePath(QStringLiteral("a.greyscope"));
        QVERIFY(studyText(shown.store.study(), file, {}).contains("\"path\": \"my trace.csv\""));
        base::NoProgress progress;
        QVERIFY(writeStudy(shown.store.study(), file, {}));
        QCOMPARE(readStudy(file, progress)->study.simulate, shown.store.study().simulate);
        // What was chosen is what is run.
        QVERIFY(writeFile(path, "time_s,client,flow,operation,file,offset,size\n0,a,0,read,f,0,1\n"));
        shown.store.edit({}, [](Study& study) { ++study.simulate.chosen()->inputs.seed; });
        TraceShelf traces;
        const auto changed = runnableOf(shown.store.study().simulate.chosen()->inputs, traces, progress);
        QVERIFY(!changed && changed.error().code == base::ErrorCode::fileChanged);
        shown.store.undoStack().setIndex(0);
        QVERIFY(!shown.store.study().simulate.chosen()->inputs.trace);
    }

    void howMuchAParameterMattersIsAScenario() {
        test::ShownPage shown(kKey, withScenario(std::nullopt));
        shown.settle();
        const auto press = [&](const char* name) {
            const QString key = QStringLiteral("simulate.sensitivity.") + QLatin1String(name);
            pageOf(shown).inspector()->findChild<QToolButton*>(key)->click();
            return shown.store.study().simulate;
        };
        const SimulateChoices seek = press("disk.seek_least");
        QCOMPARE(seek.scenarios.size(), std::size_t{2});
        const FactorChoice& factor = seek.chosen()->inputs.factors.front();
        QCOMPARE(factor.parameter, seek.along);
        const double usual = *data::numberIn(parameterText(small(), factor.parameter));
        QCOMPARE(*data::numberIn(factor.values.front()), 0.25 * usual);
        QCOMPARE(*data::numberIn(factor.values.back()), 4.0 * usual);
        QCOMPARE(seek.chosen()->inputs.factors.size(), std::size_t{3});
        QVERIFY(experimentOf(seek.chosen()->inputs).has_value());
        // What is 0 has no four times.
        const SimulateChoices fee = press("locks.fee");
        QCOMPARE(parameterText(small(), "locks.fee"), std::string("0"));
        QCOMPARE(fee.chosen()->inputs.factors.front().values.front(), std::string("0"));
        QCOMPARE(fee.chosen()->inputs.factors.front().values.back(), std::string("20"));
    }

    void aTraceThatIsNoneIsRefusedWithItsLine() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.csv"));
        QVERIFY(writeFile(path, "time_s,client,flow,operation,file,offset,size\n0,a,0,paint,f,0,1\n"));
        test::ShownPage shown(kKey, withScenario(std::nullopt));
        pageOf(shown).findChild<TraceReplay*>()->read(path);
        auto* panel = pageOf(shown).sidePanel();
        const auto noted = [panel] {
            const auto notes = panel->findChildren<widgets::Note*>();
            return notes.size() == 1 && notes.front()->text().contains(QStringLiteral("paint"));
        };
        QTRY_VERIFY(noted());
        QVERIFY(!shown.store.study().simulate.chosen()->inputs.trace);
    }

    void runningIsAStepAndGivesFigures() {
        test::ShownPage shown(kKey, withScenario(std::nullopt));
        pageOf(shown).runChosen();
        QTRY_VERIFY(shown.settled());
        const std::vector<PageFigure> figures = shown.page->figures();
        QCOMPARE(figures.size(), std::size_t{4});  // chart, shares and backlog, requests
        const auto* plot = std::get_if<widgets::PlotSpec>(&figures.front().figure);
        QVERIFY(plot);
        QCOMPARE(plot->curves.front().x, (std::vector<double>{2.0, 4.0}));
        QCOMPARE(plot->curves.size(), std::size_t{2});
        shown.store.undoStack().undo();
        shown.settle();
        QVERIFY(shown.page->figures().empty());
    }

    /// Eight clients read at least 1.8 times as fast as four, sixteen at most a third of eight: the arrows of P3.
    void limitsOfThePaperAreArrows() {
        ScenarioInputs inputs = small();
        inputs.factors = {{"workload.clients", {"4", "8", "16"}}};
        static_cast<void>(setParameter(inputs, "workload.operation", "write-then-read"));
        const auto result = resultOf(inputs);
        const widgets::PlotSpec plot = widgets::simulatedChart(result, 0, "throughput_mb_s", 3);
        std::vector<bool> upwards;
        for (const widgets::Curve& curve : plot.curves) {
            if (widgets::isLimit(curve)) {
                upwards.push_back(curve.high[0] > curve.y[0]);
            }
        }
        QCOMPARE(upwards, (std::vector<bool>{true, false}));
    }

    void linesOnEachOtherAreBothSeen() {
        const auto result = resultOf(small());
        const widgets::PlotSpec plot = widgets::simulatedChart(result, 0, "throughput_mb_s", 4);
        QVERIFY(plot.curves[0].heavy && !plot.curves[1].heavy);  // a few clients do not wait for a policy
    }

    /// Not the share of its last seconds, which the line shows.
    void aShareIsThatOfTheWholeRun() {
        const auto result = resultOf(small());
        const widgets::PlotSpec plot = widgets::shareChart(result);
        const auto& phase = result.run(0, 0).phases.front();
        const QString share = widgets::fixedText(100.0 * phase.groups.back().share, 1);
        const auto first = std::find_if(plot.curves.begin(), plot.curves.end(), [](const auto& c) { return c.line; });
        QVERIFY2(first->name.contains(share), qPrintable(first->name));
        QVERIFY2(plot.subtitle.contains(QStringLiteral("66.7")), qPrintable(plot.subtitle));
    }

    /// An endless pattern begins with nobody waiting: its requests are drawn from the middle on.
    void requestsOfAnEndlessScenarioAreDrawnFromItsMiddle() {
        Study study;
        addScenario(study, "a", inputsOf("p3"));
        QCOMPARE(study.simulate.requestsFrom, 0.0);
        addScenario(study, "b", inputsOf("p3-shares"));
        QCOMPARE(study.simulate.requestsFrom, 100.0);
    }

    void aChangedParameterKeepsTheResults() {
        test::ShownPage shown(kKey, withScenario(small()));
        QTRY_VERIFY(shown.settled());
        const QStringList before = shown.numbers();
        auto* field = pageOf(shown).inspector()->findChild<CheckedField*>(QStringLiteral("link.delay"));
        field->setText(QStringLiteral("0.5"));
        emit field->editingFinished();
        QCOMPARE(shown.store.study().simulate.chosen()->inputs.changed.size(), small().changed.size() + 1);
        shown.settle();
        QCOMPARE(shown.numbers(), before);
        field->setText(QStringLiteral("-1"));
        emit field->editingFinished();
        QVERIFY(field->toolTip().contains(QStringLiteral("-1")));
        QCOMPARE(parameterText(shown.store.study().simulate.chosen()->inputs, "link.delay"), std::string("0.5"));
        const auto* refused = pageOf(shown).inspector()->findChild<widgets::Note*>(QStringLiteral("simulate.refused"));
        QVERIFY2(refused->text().contains(QStringLiteral("link.delay = -1")), qPrintable(refused->text()));
        shown.edit([](Study& study) { study.simulate.chosen()->inputs.seed = 7; });
        QVERIFY(refused->text().isEmpty());
        pageOf(shown).runChosen();
        QTRY_VERIFY(shown.settled() && shown.numbers() != before);
    }

    void whatIsFinishedStaysWhenItIsStopped() {
        RunQueue queue;
        ScenarioInputs inputs = small();
        inputs.replications = 400;
        inputs.factors = {{"workload.clients", {"1", "32"}}};
        static_cast<void>(setParameter(inputs, "workload.files", "40"));
        const ScenarioInputs second = small();
        queue.run(inputs);
        queue.run(second);
        QCOMPARE(queue.statusOf(second).state, RunQueue::State::waiting);
        QTRY_VERIFY(queue.statusOf(inputs).finished > 0);
        queue.stop(inputs);
        const RunQueue::Status stopped = queue.statusOf(inputs);
        QCOMPARE(stopped.state, RunQueue::State::stopped);
        QVERIFY(stopped.finished > 0 && stopped.finished < stopped.runs);
        QTRY_COMPARE(queue.statusOf(second).state, RunQueue::State::done);
        queue.want(inputs);
        QCOMPARE(queue.statusOf(inputs).state, RunQueue::State::stopped);
    }

    void whatCannotBeRunSaysWhy() {
        ScenarioInputs inputs = small();
        inputs.changed.push_back({"no.such", "1"});
        test::ShownPage shown(kKey, withScenario(inputs));
        QTRY_VERIFY(pageOf(shown).queue().statusOf(inputs).state == RunQueue::State::failed);
        shown.settle();
        QVERIFY(shown.page->figures().empty());
        QVERIFY(pageOf(shown).queue().statusOf(inputs).error->code == base::ErrorCode::unknownParameter);
    }

    /// A file with values that cannot be shows them, and they are mended one by one.
    void whatCannotBeIsMended() {
        ScenarioInputs inputs{.preset = "p3"};
        inputs.changed = {{"layout.servers", "0"}, {"workload.segment", "-5"}, {"workload.files", "3"}};
        QVERIFY(!scenarioOf(inputs));
        QCOMPARE(parameterText(inputs, "layout.servers"), std::string("0"));
        QCOMPARE(parameterText(inputs, "workload.clients"), std::string("32"));
        QVERIFY(!setParameter(inputs, "layout.servers", "-1"));
        QVERIFY(setParameter(inputs, "layout.servers", "8"));
        QVERIFY(setParameter(inputs, "workload.segment", "2M"));
        const auto scenario = scenarioOf(inputs);
        QVERIFY(scenario && scenario->layout.servers == 8.0 && scenario->workload.pattern.filesPerProcess == 3);
    }

    void runsBecomeATableThatSaysWhatItIs() {
        test::ShownPage shown(kKey, withScenario(small()));
        QTRY_VERIFY(shown.settled());
        const Selection before = shown.store.study().selection;
        pageOf(shown).useAsTable();
        QTRY_COMPARE(shown.store.study().tables.size(), std::size_t{1});
        const StudyTable& table = shown.store.study().tables.front();
        QCOMPARE(table.dataset->rowCount(), std::size_t{8});
        QCOMPARE(table.roles.keys.front(), std::string(sim::kSourceColumn));
        QCOMPARE(shown.store.study().selection, before);
        QTRY_VERIFY(!shown.catalog.entries().empty());
        for (const SeriesEntry& entry : shown.catalog.entries()) {
            QVERIFY2(entry.id.name.find("simulated") != std::string::npos ||
                         entry.id.table.find("simulated") != std::string::npos,
                     entry.id.name.c_str());
        }
    }

    /// They take long: nobody begins them by looking, a figure that is asked for by its name does. P2's are arithmetic.
    void statementsAreAFigureWhereTheyAreAskedFor() {
        ScenarioInputs inputs{.preset = "p2", .changed = {}, .factors = {}, .replications = 1};
        static_cast<void>(setParameter(inputs, "workload.clients", "2"));
        static_cast<void>(setParameter(inputs, "workload.segments", "2"));
        Study study;
        study.simulate.scenarios = {{"mine", inputs, inputs}};
        const auto named = [&](const std::set<std::string>& names) {
            const auto figures = cli::figuresOf(study, {"simulate"}, names);
            return std::count_if(figures->begin(), figures->end(), [](const StudyFigure& figure) {
                const auto* table = std::get_if<widgets::MatrixSpec>(&figure.figure);
                return table && figure.origin.name == "simulate-statements" && table->rows.size() > 3;
            });
        };
        QCOMPARE(named({}), 0);
        QCOMPARE(named({"simulate-statements"}), 1);
        test::ShownPage shown(kKey, study);
        QTRY_VERIFY(shown.settled());
        const std::size_t before = shown.page->figures().size();
        widgets::FigureView* view = nullptr;
        for (auto* each : shown.page->findChildren<widgets::FigureView*>()) {
            view = each->name() == QLatin1String("statements") ? each : view;
        }
        QVERIFY(view && !view->isShown());
        const int steps = shown.store.undoStack().count();
        emit view->actionRequested();
        QTRY_VERIFY(view->isShown());
        QCOMPARE(shown.page->figures().size(), before + 1);
        QCOMPARE(shown.store.undoStack().count(), steps);  // nothing ran
        shown.edit([](Study& changed) { changed.simulate.metric = "response_ms"; });
        QVERIFY(view->isShown());
    }

    void aScenarioIsPartOfTheFile() {
        const Study study = withScenario(small());
        const QByteArray text = studyText(study, QStringLiteral("/tmp/s.greyscope"));
        const auto read = parseStudy(std::string_view(text.constData(), static_cast<std::size_t>(text.size())),
                                     QStringLiteral("/tmp/s.greyscope"));
        QVERIFY(read.has_value());
        QCOMPARE(read->study.simulate, study.simulate);
        QCOMPARE(read->study.layout, study.layout);
        QVERIFY(read->remarks.empty());
    }

    void requestsCanBeFollowedByKeyboard() {
        test::ShownPage shown(kKey, withScenario(small()));
        shown.edit([](Study& study) { study.simulate.requestsFor = 10.0; });
        QTRY_VERIFY(shown.settled());
        widgets::TimelineView* lanes = nullptr;
        for (auto* view : shown.page->findChildren<widgets::TimelineView*>()) {
            lanes = view->spec().kind == QLatin1String("request") ? view : lanes;
        }
        QVERIFY(lanes && !lanes->spec().bars.empty());
        const QSignalSpy reached(lanes, &widgets::TimelineView::barReached);
        lanes->setFocus();
        QTest::keyClick(lanes, Qt::Key_Right);
        QTest::keyClick(lanes, Qt::Key_Right);
        QCOMPARE(reached.size(), 2);
        QVERIFY(reached[0][0].toInt() != reached[1][0].toInt());
    }
};

GREYSCOPE_TEST(tst_simulate_page)

}  // namespace tests_of_simulate_page

#include "tst_simulate_page.moc"
