// The page Exercise: answering, hints, finding a mistake.
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "app/exercise/quiz.h"
#include "app/pages/exercise/exercise_page.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/common/plain_text.h"
#include "widgets/formula/exercise_view.h"

namespace tests_of_exercise_page {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// The page with the design's exercise: the textbook's five readings.
struct Stage {
    test::ShownPage shown{QStringLiteral("exercise"), {}};
    ExercisePage& page = static_cast<ExercisePage&>(*shown.page);
    exercise::Options options{.kind = exercise::ExerciseKind::gm11, .series = "textbook-5", .blanks = 14};
    exercise::Exercise exercise = exercise::makeExercise(options).value();

    Stage() {
        page.resize(1000, 700);
        page.setOptions(options);
        shown.settle();
    }
    [[nodiscard]] widgets::ExerciseView& sheet() const { return *page.findChild<widgets::ExerciseView*>(); }
    [[nodiscard]] QLineEdit* field(std::size_t blank) const { return sheet().field(exercise.blanks[blank].line); }
    [[nodiscard]] QString label(const char* name) const {
        return page.inspector()->findChild<widgets::PlainLabel*>(QLatin1String(name))->text();
    }
    [[nodiscard]] QPushButton* button(const char* name) const {
        return page.inspector()->findChild<QPushButton*>(QLatin1String(name));
    }
    void answer(std::size_t blank, const QString& text) const {
        field(blank)->setText(text);
        QTest::keyClick(field(blank), Qt::Key_Return);
    }
    /// The first blank with a known mistake, and its number.
    [[nodiscard]] std::pair<std::size_t, QString> mistaken() const {
        for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
            if (!exercise.blanks[i].known.empty()) {
                return {i, QString::number(static_cast<double>(exercise.blanks[i].known.front().span.value), 'f', 4)};
            }
        }
        return {};
    }
};

}  // namespace

class tst_exercise_page : public QObject {
    Q_OBJECT

private slots:
    /// Where its lines break in large type.
    void theModesAreInTheBarOfChoices() {
        const Stage stage;
        QVERIFY(stage.page.contextBar()->findChild<QWidget*>(QStringLiteral("exercise.mode")) != nullptr);
    }

    void aRightAnswerTakesItsPlace() {
        const Stage stage;
        stage.answer(0, QString::fromStdString(answerText(stage.exercise, 0)));
        QVERIFY(stage.field(0) == nullptr || stage.field(0)->isReadOnly());
        QVERIFY(stage.field(1) != nullptr && !stage.field(1)->isReadOnly());
        QVERIFY2(stage.label("exercise.score").startsWith(QLatin1String("1 of")),
                 qPrintable(stage.label("exercise.score")));
    }
    /// Enter leaves the keyboard where it is, and Tab passes none.
    void tabGoesOnFromARightAnswer() {
        Stage stage;
        stage.shown.stack.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&stage.shown.stack));
        stage.field(0)->setFocus();
        stage.answer(0, QString::fromStdString(answerText(stage.exercise, 0)));
        QVERIFY(stage.field(0) != nullptr && stage.field(0)->hasFocus());
        QVERIFY2(stage.label("exercise.verdict").endsWith(QLatin1String("is correct")),
                 qPrintable(stage.label("exercise.verdict")));
        QTest::keyClick(stage.field(0), Qt::Key_Tab);
        QVERIFY(stage.field(0) == nullptr);
        QVERIFY(stage.field(1)->hasFocus());
    }
    void whatIsWrongIsStillReadBehindTheSolution() {
        Stage stage;
        stage.answer(0, QStringLiteral("99"));
        stage.page.setMode(ExercisePage::Mode::solution);
        stage.page.setMode(ExercisePage::Mode::exercise);
        QCOMPARE(stage.field(0)->text(), QStringLiteral("99"));
        stage.field(1)->setText(QStringLiteral("5"));
        stage.page.contextBar()->findChild<QPushButton*>(QStringLiteral("exercise.new"))->click();
        stage.shown.settle();
        for (const QLineEdit* each : stage.sheet().findChildren<QLineEdit*>()) {
            QVERIFY2(each->isHidden() || each->text().isEmpty(), qPrintable(each->text()));
        }
    }
    void aMistakeIsNamed() {
        const Stage stage;
        const auto [blank, number] = stage.mistaken();
        stage.answer(blank, number);
        QVERIFY(stage.label("exercise.verdict").contains(QLatin1String("wrong")));
        QVERIFY(!stage.label("exercise.reason").isEmpty());
        QVERIFY(stage.button("exercise.again")->isEnabled());
        const QString reason = stage.label("exercise.reason");
        stage.button("exercise.hint")->click();
        QVERIFY2(stage.label("exercise.reason").startsWith(reason) && stage.label("exercise.reason") != reason,
                 qPrintable(stage.label("exercise.reason")));
        QVERIFY(!stage.button("exercise.hint")->isEnabled());  // there is but one
        stage.button("exercise.again")->click();
        stage.answer(blank, QString::fromStdString(answerText(stage.exercise, blank)));
        QVERIFY(stage.label("exercise.score").startsWith(QLatin1String("0.5")));
    }
    void whatIsNoNumberIsSaid() {
        const Stage stage;
        stage.answer(0, QStringLiteral("三 <b>"));
        QCOMPARE(stage.label("exercise.verdict"), QStringLiteral("“三 <b>” is not a number"));
        QVERIFY(stage.label("exercise.score").startsWith(QLatin1String("0 of")));
    }
    void hintAndShowAreNoSecret() {
        const Stage stage;
        stage.button("exercise.hint")->click();
        QVERIFY(!stage.label("exercise.reason").isEmpty());
        stage.button("exercise.show")->click();
        QVERIFY(stage.label("exercise.verdict").contains(QString::fromStdString(answerText(stage.exercise, 0))));
        QVERIFY(stage.field(0) == nullptr);
    }
    void theSolutionCountsNoPoints() {
        Stage stage;
        stage.page.setMode(ExercisePage::Mode::solution);
        QCOMPARE(stage.label("exercise.score"), QStringLiteral("No points here"));
    }
    void allAreCheckedAtOnce() {
        const Stage stage;
        for (std::size_t i = 0; i < stage.exercise.blanks.size(); ++i) {
            stage.field(i)->setText(QString::fromStdString(answerText(stage.exercise, i)));
        }
        QTest::keyClick(stage.field(0), Qt::Key_Return, Qt::ControlModifier);
        const QString all = QString::number(stage.exercise.blanks.size());
        QCOMPARE(stage.label("exercise.score"), QStringLiteral("%1 of %1 points").arg(all));
    }
    void theWrongLineIsFound() {
        const Stage stage;
        stage.page.setMode(ExercisePage::Mode::spot);
        const exercise::Spot spot = exercise::spotOf(stage.options).value();
        emit stage.sheet().lineChosen({0, 0});
        QVERIFY(stage.label("exercise.verdict").contains(QLatin1String("follows its rule")));
        emit stage.sheet().lineChosen({spot.step, spot.lines.front()});
        QVERIFY(stage.label("exercise.verdict").startsWith(QLatin1String("Found")));
        stage.page.setMode(ExercisePage::Mode::exercise);
        QVERIFY(stage.field(0) != nullptr);
    }
    void anotherSeedBeginsAnew() {
        const Stage stage;
        stage.answer(0, QString::fromStdString(answerText(stage.exercise, 0)));
        stage.page.contextBar()->findChild<QPushButton*>(QStringLiteral("exercise.new"))->click();
        stage.shown.settle();
        QVERIFY(stage.label("exercise.score").startsWith(QLatin1String("0 of")));
        QCOMPARE(stage.page.contextBar()->findChild<QSpinBox*>(QStringLiteral("exercise.seed"))->value(), 8);
    }
    /// Below a formula that is as wide as the view.
    void fieldsOfASolutionStandInsideTheirView() {
        Stage stage;
        stage.options = {.kind = exercise::ExerciseKind::split, .blanks = exercise::kMostBlanks};
        stage.page.resize(520, 700);
        stage.page.setOptions(stage.options);
        stage.shown.settle();
        stage.page.setMode(ExercisePage::Mode::solution);
        const auto& fields = stage.sheet().geometryOfLines().fields;
        QVERIFY(fields.size() > 5);
        for (const widgets::DerivationField& each : fields) {
            QVERIFY2(each.place.right() <= stage.sheet().viewport()->width(), qPrintable(each.cell.letter));
        }
    }
    void fieldsStandInsideTheirView() {
        const Stage stage;
        for (const widgets::DerivationField& each : stage.sheet().geometryOfLines().fields) {
            QVERIFY(each.place.width() > 60.0 && each.place.right() <= stage.sheet().geometryOfLines().size.width());
        }
        const QLineEdit* first = stage.field(0);
        QVERIFY(first->width() > 40 && first->height() > 10);
        QVERIFY(!first->accessibleName().isEmpty());
    }
};

GREYSCOPE_TEST(tst_exercise_page)

}  // namespace tests_of_exercise_page

#include "tst_exercise_page.moc"
