// What counts as right: at every rounding that a sheet allows, and carried on from a mistake.
#include <QTest>

#include <array>
#include <tuple>

#include "core/exercise/marking.h"
#include "core/exercise/tolerance.h"
#include "tests/support/exercise_cases.h"
#include "tests/support/test_registry.h"

namespace tests_of_exercise_roundings {

using namespace greyscope;
using namespace greyscope::exercise;
using namespace greyscope::test;
using derivation::Derivation;

class tst_exercise_roundings : public QObject {
    Q_OBJECT

private slots:
    void aCorrectAnswerIsRightAtEveryRounding_data();
    void aCorrectAnswerIsRightAtEveryRounding();
    void halvesGoAsTheyAreTaught();
    void whatFollowsFromAMistakeIsRight();
    void tooFewDigitsAreSaidSo();
};

/// Every kind with every number of decimals; what counts takes turns.
void tst_exercise_roundings::aCorrectAnswerIsRightAtEveryRounding_data() {
    QTest::addColumn<ExerciseKind>("kind");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<Accept>("accept");
    for (const auto& [kind, name] : kindNames()) {
        for (int decimals = kLeastDecimals; decimals <= kMostDecimals; ++decimals) {
            const std::size_t turn = static_cast<std::size_t>(decimals) + static_cast<std::size_t>(kind);
            QTest::addRow("%s, %d decimals", name.c_str(), decimals)
                << kind << decimals << acceptNames()[turn % acceptNames().size()].first;
        }
    }
}

/// Calculated in full and written with the digits of the sheet or more; calculated from the printed numbers; with every
/// step rounded on the way.
void tst_exercise_roundings::aCorrectAnswerIsRightAtEveryRounding() {
    QFETCH(ExerciseKind, kind);
    QFETCH(int, decimals);
    QFETCH(Accept, accept);
    for (std::uint64_t seed = 1; seed <= std::max<std::uint64_t>(1, exerciseSeeds() / 8); ++seed) {
        const Exercise exercise = makeExercise({.kind = kind,
                                                .series = {},
                                                .blanks = kMostBlanks,
                                                .decimals = decimals,
                                                .seed = 10 * seed + static_cast<std::uint64_t>(decimals),
                                                .accept = accept})
                                      .value();
        for (int turn = 0; turn < 4 * 3; ++turn) {
            const int more = turn % 4;
            const Halves halves = std::array{Halves::away, Halves::even, Halves::down}[std::size_t(turn) / 4];
            Reworked rounded(exercise.derivation);
            rounded.roundTo(decimals + more, halves);
            rounded.run();
            for (int way = 0; way < 3; ++way) {
                std::vector<StudentAnswer> answers(exercise.blanks.size());
                for (std::size_t i = 0; i < answers.size(); ++i) {
                    const derivation::Line& line = lineAt(exercise.derivation, exercise.blanks[i].line);
                    const Real value = way == 0   ? line.value
                                       : way == 1 ? fromPrinted(exercise, line.put)
                                                  : rounded.at(exercise.blanks[i].line);
                    answers[i].value = roundedTo(value, decimals + more, halves);
                    answers[i].decimals = decimals + more;
                }
                const std::vector<Marked> marks = mark(exercise, answers);
                for (std::size_t i = 0; i < marks.size(); ++i) {
                    QVERIFY2(marks[i].verdict == AnswerVerdict::right, whatOf(exercise, i, *answers[i].value));
                }
            }
        }
    }
}

/// Halves of each step to the even digit, as decimal arithmetic of another program has it: D and r lose so many digits
/// that the last two restored values differ by 6 and 10 units from those with halves away from zero.
void tst_exercise_roundings::halvesGoAsTheyAreTaught() {
    using Half = std::tuple<const char*, Halves, double>;
    for (const auto& [text, halves, rounded] :
         {Half("2.5", Halves::away, 3.0), Half("2.5", Halves::even, 2.0), Half("3.5", Halves::even, 4.0),
          Half("3.5", Halves::down, 3.0), Half("-2.5", Halves::even, -2.0), Half("2.51", Halves::down, 3.0)}) {
        QCOMPARE(static_cast<double>(roundedTo(*readAnswer(text)->value, 0, halves)), rounded);
    }
    const Exercise exercise = exerciseOf(ExerciseKind::gm11, 11);
    std::size_t met = 0;
    for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
        const derivation::Line& line = lineAt(exercise.derivation, exercise.blanks[i].line);
        const std::string& key = exercise.derivation.steps[static_cast<std::size_t>(exercise.blanks[i].line.step)].key;
        const double value = key != "restored" ? 0.0 : line.point == 4 ? 4.5591 : line.point == 5 ? 4.9389 : 0.0;
        if (value > 0.0) {
            QVERIFY2(markOf(exercise, i, static_cast<Real>(value), 4).verdict == AnswerVerdict::right,
                     whatOf(exercise, i, static_cast<Real>(value)));
            ++met;
        }
    }
    QVERIFY(met > 0);
}

void tst_exercise_roundings::whatFollowsFromAMistakeIsRight() {
    const Exercise exercise =
        makeExercise({.kind = ExerciseKind::gm11, .series = "textbook-5", .blanks = kMostBlanks}).value();
    std::size_t carried = 0;
    for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
        for (const auto& [id, span] : exercise.blanks[i].known) {
            Reworked wrong(exercise.derivation);
            wrong.put(exercise.blanks[i].line, *wrongRule(id, exercise.derivation, exercise.blanks[i].line));
            wrong.run();
            // Somebody goes on with what came out, step by step.
            std::vector<StudentAnswer> answers(exercise.blanks.size());
            answers[i].value = roundedTo(wrong.at(exercise.blanks[i].line), 8);
            for (std::size_t j = i + 1; j < exercise.blanks.size(); ++j) {
                const derivation::Expr& put = lineAt(exercise.derivation, exercise.blanks[j].line).put;
                answers[j].value = roundedTo(
                    derivation::evaluate(withNumbers(
                        put,
                        [&](const derivation::LineRef& line) {
                            const std::size_t blank = exercise.blankAt(line);
                            if (blank > j || blank == exercise.blanks.size()) {
                                return lineAt(exercise.derivation, line).value;
                            }
                            const bool negative =
                                std::any_of(exercise.repeats.begin(), exercise.repeats.end(),
                                            [&](const Repeat& each) { return each.line == line && each.negative; });
                            const Real value = answers[blank].value.value_or(lineAt(exercise.derivation, line).value);
                            return negative && answers[blank].value ? -value : value;
                        })),
                    8);
            }
            const std::vector<Marked> marks = mark(exercise, answers);
            QVERIFY(marks[i].isWrong());
            for (std::size_t j = i + 1; j < exercise.blanks.size(); ++j) {
                QVERIFY2(marks[j].isRight(), whatOf(exercise, j, *answers[j].value));
                carried += marks[j].verdict == AnswerVerdict::carried ? 1 : 0;
            }
        }
    }
    QVERIFY(carried > 0);
}

void tst_exercise_roundings::tooFewDigitsAreSaidSo() {
    const Exercise exercise =
        makeExercise({.kind = ExerciseKind::gm11, .series = "textbook-5", .blanks = kMostBlanks}).value();
    for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
        if (exercise.derivation.steps[static_cast<std::size_t>(exercise.blanks[i].line.step)].key == "ratio") {
            const Real value = roundedTo(lineAt(exercise.derivation, exercise.blanks[i].line).value, 2);
            QCOMPARE(markOf(exercise, i, value, 2).verdict, AnswerVerdict::tooFewDigits);
        }
    }
}

GREYSCOPE_TEST(tst_exercise_roundings)

}  // namespace tests_of_exercise_roundings

#include "tst_exercise_roundings.moc"
