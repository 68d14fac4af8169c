// Exercises: what a seed makes, what a student sees, and how answers are read and scored.
#include <QTest>

#include <cmath>
#include <map>
#include <set>

#include "core/exercise/marking.h"
#include "tests/support/exercise_cases.h"
#include "tests/support/test_registry.h"

namespace tests_of_exercise {

using namespace greyscope;
using namespace greyscope::exercise;
using namespace greyscope::test;
using derivation::Derivation;

namespace {

bool hidesAll(const Exercise& exercise, const derivation::Expr& formula) {
    if (formula.kind == derivation::Expr::Kind::number && formula.from.known() &&
        exercise.blankAt(formula.from) < exercise.blanks.size()) {
        return false;
    }
    return std::all_of(formula.parts.begin(), formula.parts.end(),
                       [&](const derivation::Expr& part) { return hidesAll(exercise, part); });
}
}  // namespace

class tst_exercise : public QObject {
    Q_OBJECT

private slots:
    void theSameSeedIsTheSameExercise();
    void blanksComeFromTheEndBackwards();
    void outOfRangeIsNamed();
    void noNumberIsAskedForTwice();
    void stepsOfASectionTakeTurns();
    void theSheetGivesNothingAway();
    void aSeedsNumbersAreShort();
    void scoreHalvesAfterHintAndTry();
    void answersAreReadAsWritten();
};

void tst_exercise::theSameSeedIsTheSameExercise() {
    for (const auto& [kind, name] : kindNames()) {
        QVERIFY(exerciseOf(kind, 7, 4, 3) == exerciseOf(kind, 7, 4, 3));
        QVERIFY(seededSeries(kind, 7).columns != seededSeries(kind, 8).columns);
    }
}

void tst_exercise::blanksComeFromTheEndBackwards() {
    for (const auto& [kind, name] : kindNames()) {
        const Exercise one = exerciseOf(kind, 3, 4, 1);
        QCOMPARE(one.blanks.size(), std::size_t{1});
        const auto& sections = one.derivation.sections;
        QVERIFY(one.blanks[0].line.step >= static_cast<int>(sections.back().first));
        int earliest = one.blanks[0].line.step;
        for (int blanks = 2; blanks <= 6; ++blanks) {
            const Exercise more = exerciseOf(kind, 3, 4, blanks);
            QCOMPARE(more.blanks.size(), static_cast<std::size_t>(blanks));
            QVERIFY(more.blanks.front().line.step <= earliest);
            earliest = more.blanks.front().line.step;
            QCOMPARE(more.blanks.front().letter, std::string("a"));
        }
    }
}

void tst_exercise::outOfRangeIsNamed() {
    const auto fails = [](const Options& options, base::ErrorCode code) {
        const auto made = makeExercise(options);
        return !made && made.error().code == code;
    };
    QVERIFY(fails({.blanks = 0}, base::ErrorCode::optionOutOfRange));
    QVERIFY(fails({.blanks = kMostBlanks + 1}, base::ErrorCode::optionOutOfRange));
    QVERIFY(fails({.decimals = 2}, base::ErrorCode::optionOutOfRange));
    QVERIFY(fails({.decimals = 9}, base::ErrorCode::optionOutOfRange));
    QVERIFY(fails({.series = "no such"}, base::ErrorCode::optionUnknown));
    for (const auto& [kind, name] : kindNames()) {
        for (const ExerciseSeries& series : textbookSeries(kind)) {
            QVERIFY(makeExercise({.kind = kind, .series = series.name}).has_value());
        }
    }
}

/// The ends of the band stand in three sections of a translation.
void tst_exercise::noNumberIsAskedForTwice() {
    eachExercise([](const Exercise& exercise) {
        for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                QVERIFY2(lineAt(exercise.derivation, exercise.blanks[i].line).put !=
                             lineAt(exercise.derivation, exercise.blanks[j].line).put,
                         whatOf(exercise, i, lineAt(exercise.derivation, exercise.blanks[i].line).value));
            }
            for (const Repeat& repeat : exercise.repeats) {
                QVERIFY(repeat.blank != i || repeat.line.step >= exercise.blanks[i].line.step);
            }
        }
    });
}

/// Of a split's candidates: thresholds, means of both sides and errors, before any of them is asked for again.
void tst_exercise::stepsOfASectionTakeTurns() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Exercise exercise = exerciseOf(ExerciseKind::split, seed, 4, 7);
        std::map<int, int> taken;
        for (const Blank& blank : exercise.blanks) {
            ++taken[blank.line.step];
        }
        for (const auto& [step, count] : taken) {
            QVERIFY2(count <= 2, exercise.derivation.steps[static_cast<std::size_t>(step)].key.c_str());
        }
    }
}

void tst_exercise::theSheetGivesNothingAway() {
    eachExercise([](const Exercise& exercise) {
        std::vector<StudentAnswer> answers(exercise.blanks.size());
        const Derivation sheet = studentSheet(exercise, mark(exercise, answers));
        std::size_t asked = 0;
        for (const derivation::Step& step : sheet.steps) {
            for (const derivation::Line& line : step.lines) {
                asked += line.asked == derivation::Asked::here ? 1 : 0;
                const bool veiled = line.isVeiled();
                const bool hidden = line.put.kind == derivation::Expr::Kind::blank;  // a copy of what is asked for
                QVERIFY2(!hidden || veiled, step.key.c_str());
                QVERIFY2(hidesAll(exercise, line.put), step.key.c_str());
            }
        }
        QCOMPARE(asked, exercise.blanks.size());
        for (const derivation::DerivationSection& section : sheet.sections) {
            for (const derivation::DerivationNote& note : section.notes) {
                for (const Real number : note.numbers) {
                    for (const Blank& blank : exercise.blanks) {
                        const Real value = lineAt(exercise.derivation, blank.line).value;
                        QVERIFY(std::abs(std::abs(number) - std::abs(value)) > 1e-9);
                    }
                }
            }
        }
        // A right answer takes its place everywhere.
        answers[0].value = lineAt(exercise.derivation, exercise.blanks[0].line).value;
        const Derivation filled = studentSheet(exercise, mark(exercise, answers));
        QVERIFY(!lineAt(filled, exercise.blanks[0].line).isVeiled());
    });
}

void tst_exercise::aSeedsNumbersAreShort() {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        for (const auto& [kind, name] : kindNames()) {
            for (const std::vector<double>& column : seededSeries(kind, seed).columns) {
                QVERIFY(column.size() >= 4 && column.size() <= 8);
                for (const double value : column) {
                    QVERIFY(value > 0.0 && base::toText(value).size() <= 5);
                }
            }
        }
        const Derivation grown = derivationOf(ExerciseKind::gm11, seededSeries(ExerciseKind::gm11, seed)).value();
        for (const derivation::Line& line : grown.step("ratio")->lines) {
            QVERIFY(line.mark == derivation::LineEmphasis::none);
        }
    }
}

void tst_exercise::scoreHalvesAfterHintAndTry() {
    const Exercise exercise = exerciseOf(ExerciseKind::gm11, 7, 4, 5);
    std::vector<StudentAnswer> answers(5);
    for (std::size_t i = 0; i < 4; ++i) {
        answers[i].value = lineAt(exercise.derivation, exercise.blanks[i].line).value;
    }
    answers[1].hinted = true;
    answers[2].wrongTries = 1;
    answers[3].shown = true;
    const Score score = scoreOf(answers, mark(exercise, answers));
    QCOMPARE(score.points, 2.0);
    QCOMPARE(score.right, std::size_t{3});
    QCOMPARE(score.shown, std::size_t{1});
    QCOMPARE(score.open, std::size_t{1});
    QCOMPARE(score.hints, std::size_t{1});
}

void tst_exercise::answersAreReadAsWritten() {
    const auto value = [](const char* text) {
        const auto answer = readAnswer(text);
        return answer ? static_cast<double>(*answer->value) : std::nan("");
    };
    QCOMPARE(value("0.9823"), 0.9823);
    QCOMPARE(value("0,9823"), 0.9823);
    QCOMPARE(value(" −1.5 "), -1.5);
    QCOMPARE(value("+2"), 2.0);
    QCOMPARE(value("1.4 %"), 1.4);
    QCOMPARE(value("1e-3"), 0.001);
    QCOMPARE(value("－１２．５０　"), -12.5);
    QCOMPARE(value("９８，５％"), 98.5);
    for (const char* text : {"", " ", "-", "1.2.3", "abc", "1/2", "nan", "inf", "1e999", "三"}) {
        QVERIFY2(!readAnswer(text), text);
    }
    QCOMPARE(readAnswer("1.500")->decimals, 3);
    QCOMPARE(readAnswer("15")->decimals, 0);
    // A share in percent is the share; the mean error is asked for in percent.
    const Exercise exercise = exerciseOf(ExerciseKind::gm11, 7);
    std::set<std::string> met;
    for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
        const std::string& key = exercise.derivation.steps[static_cast<std::size_t>(exercise.blanks[i].line.step)].key;
        if (key == "relative" || key == "mape") {
            met.insert(key);
            const Real share = lineAt(exercise.derivation, exercise.blanks[i].line).value;
            const double shown = static_cast<double>(key == "mape" ? share : 100.0L * share);
            const auto answer = readAnswer(exercise, i, QString::number(shown, 'f', 4).toStdString() + " %");
            QVERIFY2(markOf(exercise, i, *answer->value, answer->decimals).isRight(), key.c_str());
        }
    }
    QCOMPARE(met.size(), std::size_t{2});
}

GREYSCOPE_TEST(tst_exercise)

}  // namespace tests_of_exercise

#include "tst_exercise.moc"
