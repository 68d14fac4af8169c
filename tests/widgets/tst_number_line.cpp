// Where an answer of an exercise lies among other numbers.
#include <QTest>

#include <algorithm>

#include "tests/support/test_registry.h"
#include "widgets/controls/number_line_view.h"
#include "widgets/present/words/number_line.h"

namespace tests_of_number_line {

using namespace greyscope;
using widgets::NumberLineMark;
using Role = NumberLineMark::Role;

namespace {

constexpr derivation::NumberStyle kStyle{4, false};

/// An exercise and its first blank of a step that has a number line; blanks.size() where it has none.
struct Asked {
    exercise::Exercise exercise;
    std::size_t blank = 0;
};

std::optional<Asked> askedFor(const std::string& key) {
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        Asked asked{exercise::makeExercise({.kind = exercise::ExerciseKind::gm11, .blanks = 14, .seed = seed}).value(),
                    0};
        for (; asked.blank < asked.exercise.blanks.size(); ++asked.blank) {
            const auto& line = asked.exercise.blanks[asked.blank].line;
            const bool here = asked.exercise.derivation.steps[static_cast<std::size_t>(line.step)].key == key;
            if (here && widgets::numberLineOf(asked.exercise, asked.blank, {}, {}, kStyle)) {
                return asked;
            }
        }
    }
    return std::nullopt;
}

}  // namespace

class tst_number_line : public QObject {
    Q_OBJECT

private slots:
    void aBackgroundValueLiesBetweenItsNeighbours();
    void aClassRatioLiesInItsBand();
    void otherStepsHaveNone();
    void whatIsAskedForIsNotShown();
    void valuesStandInOrder();
};

void tst_number_line::aBackgroundValueLiesBetweenItsNeighbours() {
    const auto asked = askedFor("z");
    QVERIFY(asked);
    exercise::StudentAnswer answer;
    answer.value = 1.5L;
    const auto spec = widgets::numberLineOf(asked->exercise, asked->blank, answer,
                                            {exercise::AnswerVerdict::notRight, std::nullopt, 0.0}, kStyle);
    QVERIFY(spec);
    QCOMPARE(spec->marks.size(), std::size_t{4});
    const double now = spec->marks[0].value;
    const double before = spec->marks[1].value;
    QCOMPARE(spec->marks[2].role, Role::aim);
    QVERIFY(std::abs(spec->marks[2].value - (now + before) / 2.0) < 1e-9);
    QVERIFY(spec->marks[2].number.isEmpty());  // it is asked for
    QCOMPARE(spec->marks[3].role, Role::wrong);
    QVERIFY(spec->spoken.contains(spec->marks[0].number));
}

void tst_number_line::aClassRatioLiesInItsBand() {
    const auto asked = askedFor("ratio");
    QVERIFY(asked);
    const auto spec = widgets::numberLineOf(asked->exercise, asked->blank, {}, {}, kStyle);
    QVERIFY(spec && spec->band && spec->band->first < 1.0 && spec->band->second > 1.0);
}

void tst_number_line::otherStepsHaveNone() {
    const exercise::Exercise exercise =
        exercise::makeExercise({.kind = exercise::ExerciseKind::deng, .blanks = 10, .seed = 3}).value();
    for (std::size_t blank = 0; blank < exercise.blanks.size(); ++blank) {
        QVERIFY(!widgets::numberLineOf(exercise, blank, {}, {}, kStyle));
    }
}

/// A neighbour that is a blank itself would be read off.
void tst_number_line::whatIsAskedForIsNotShown() {
    bool met = false;
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        const auto exercise = exercise::makeExercise(
                                  {.kind = exercise::ExerciseKind::gm11, .blanks = exercise::kMostBlanks, .seed = seed})
                                  .value();
        for (std::size_t blank = 0; blank < exercise.blanks.size(); ++blank) {
            const auto& line = exercise::lineAt(exercise.derivation, exercise.blanks[blank].line);
            const auto from = exercise::linesOf(line.put);
            const bool asked = std::any_of(from.begin(), from.end(), [&](const auto& ref) {
                return exercise.blankAt(ref) < exercise.blanks.size();
            });
            const auto& key = exercise.derivation.steps[static_cast<std::size_t>(exercise.blanks[blank].line.step)].key;
            if (key == "z" && asked) {
                met = true;
                QVERIFY(!widgets::numberLineOf(exercise, blank, {}, {}, kStyle));
            }
        }
    }
    QVERIFY(met);
}

void tst_number_line::valuesStandInOrder() {
    widgets::NumberLineView view;
    view.resize(300, 60);
    view.setSpec({{{9.489, "k", "9.489", Role::given},
                   {6.152, "k − 1", "6.152", Role::given},
                   {7.8205, "½ + ½", {}, Role::aim},
                   {40.0, "answer", "40", Role::wrong}},
                  std::nullopt,
                  "spoken"});
    QVERIFY(view.xOf(6.152) < view.xOf(7.8205) && view.xOf(7.8205) < view.xOf(9.489));
    QVERIFY(std::abs(2.0 * view.xOf(7.8205) - view.xOf(6.152) - view.xOf(9.489)) < 1e-6);
    QVERIFY(view.xOf(40.0) < 300.0 && view.xOf(40.0) >= view.xOf(9.489));
    QCOMPARE(view.accessibleName(), QStringLiteral("spoken"));
    QVERIFY(!view.grab().isNull());
}

GREYSCOPE_TEST(tst_number_line)

}  // namespace tests_of_number_line

#include "tst_number_line.moc"
