// Lessons: their studies, their words, and the step of the derivation that answers.
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "app/lessons/lesson.h"
#include "app/pages/page.h"
#include "app/window/panes/derivation_panel.h"
#include "tests/support/opened_window.h"
#include "tests/support/test_registry.h"
#include "widgets/formula/derivation_view.h"

namespace tests_of_lessons {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// The key of the step whose line is put in; "" where none is.
QString chosenStep(const widgets::DerivationView& derivation) {
    const int step = derivation.spec().chosen.step;
    return step < 0 || !derivation.spec().derivation
               ? QString()
               : QString::fromStdString(derivation.spec().derivation->steps[static_cast<std::size_t>(step)].key);
}

}  // namespace

class tst_lessons : public QObject {
    Q_OBJECT

private slots:
    void everyLessonHasItsStudyAndItsWords() {
        const std::vector<Lesson> all = lessons();
        QCOMPARE(all.size(), std::size_t{8});
        for (const Lesson& lesson : all) {
            const auto study = lessonStudy(lesson.key);
            QVERIFY2(study.has_value(), lesson.key.c_str());
            QCOMPARE(study->lesson, lesson.key);
            QVERIFY(!study->selection.reference.empty());
            QVERIFY(lesson.paragraphs.size() >= 2 && !lesson.question.isEmpty() && !lesson.answer.isEmpty());
            QVERIFY(!lesson.source.isEmpty());
        }
        QVERIFY(!lessonStudy("no such lesson"));
    }
    /// The derivation of its page opens at the line that the question is about.
    void theDerivationAnswers() {
        test::OpenedWindow opened;
        auto& window = opened.window;
        window->resize(1440, 900);
        for (const Lesson& lesson : lessons()) {
            opened.action(qPrintable(QStringLiteral("lesson.") + QString::fromStdString(lesson.key)))->trigger();
            auto* show = window->findChild<QPushButton*>(QStringLiteral("lesson.working"));
            QVERIFY2(show->isVisible(), lesson.key.c_str());
            show->click();
            QCOMPARE(window->currentPage()->key(), lesson.page);
            const auto* view = window->findChild<widgets::DerivationView*>(QStringLiteral("working.view"));
            const auto answered = [&] {
                const QString step = chosenStep(*view);
                return step == lesson.line.step || step.startsWith(lesson.line.step + QLatin1Char('.'));
            };
            QVERIFY2(QTest::qWaitFor(answered), qPrintable(lesson.line.step + " " + chosenStep(*view)));
            QVERIFY(view->isVisible());
        }
    }
    /// What the text says is what the program calculates.
    void theNumbersOfTheTextAreThose() {
        test::OpenedWindow opened;
        auto& window = opened.window;
        const auto open = [&](const char* key) {
            opened.action(qPrintable(QStringLiteral("lesson.") + QLatin1String(key)))->trigger();
            window->findChild<QPushButton*>(QStringLiteral("lesson.working"))->click();
        };
        // The derivation before it may be shown once more on the way.
        const auto line = [&](const char* step, std::optional<int> point = {}) {
            const auto* view = window->findChild<widgets::DerivationView*>(QStringLiteral("working.view"));
            const auto derivation = view->spec().derivation;
            const derivation::Step* of = derivation ? derivation->step(step) : nullptr;
            const derivation::Line* found = of == nullptr ? nullptr
                                            : point       ? derivation->line(step, *point)
                                                          : &of->lines.back();
            return found != nullptr ? static_cast<double>(found->value) : 0.0;
        };
        // The derivation is that of the series in front: x2, and x4.
        open("relational-degree");
        QTRY_COMPARE(qRound(line("degree") * 1e4), 6006);
        open("image-and-rho");
        QTRY_COMPARE(qRound(line("degree") * 1e4), 6065);
        open("gm11");
        QTRY_COMPARE(qRound(line("a") * 1e4), -372);
        QCOMPARE(qRound(line("u") * 1e4), 30654);
        QCOMPARE(qRound(line("restored") * 1e4), 37507);
        open("hold-out");
        QTRY_COMPARE(qRound(line("C-ratio") * 1e4), 1309);
        QCOMPARE(qRound(line("P") * 1e4), 10000);
        QCOMPARE(qRound(line("held.relative", 11) * 1e3), 165);
        open("residual-model");
        QTRY_COMPARE(qRound(line("corrected", 7) * 1e4), 7721);  // and not 0.835
        open("class-ratio");
        // Of 1997, once translated: at the bound, exp(-2 / 16).
        QTRY_COMPARE(qRound(line("ratio", 8) * 1e4), 8825);
    }
    void theLastLessonHasNoNext() {
        test::OpenedWindow opened;
        opened.action("lesson.relative-performance")->trigger();
        QVERIFY(
            !opened.window->findChild<QPushButton*>(QStringLiteral("lesson.next"))->isVisibleTo(opened.window.get()));
        opened.action("lesson.gm11")->trigger();
        opened.window->findChild<QPushButton*>(QStringLiteral("lesson.next"))->click();
        QVERIFY(opened.window->findChild<QLabel*>(QStringLiteral("lesson.title"))->text().contains(QLatin1String("5")));
    }
};

GREYSCOPE_TEST(tst_lessons)

}  // namespace tests_of_lessons

#include "tst_lessons.moc"
