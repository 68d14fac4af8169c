// Which mistakes are known where, and that each is named and no other.
#include <QTest>

#include <cmath>
#include <functional>
#include <set>

#include "core/exercise/marking.h"
#include "core/exercise/tolerance.h"
#include "tests/support/exercise_cases.h"
#include "tests/support/test_registry.h"

namespace tests_of_exercise_mistakes {

using namespace greyscope;
using namespace greyscope::exercise;
using namespace greyscope::test;
using derivation::Derivation;

namespace {

/// What is known at a line of a step where a sheet has six decimals.
std::vector<Known> knownAt(const Derivation& derivation, const std::string& key, int line) {
    const Options options{.decimals = 6};
    const auto step = std::find_if(derivation.steps.begin(), derivation.steps.end(),
                                   [&](const derivation::Step& each) { return each.key == key; });
    return Judge(derivation, options).distinctMistakes({static_cast<int>(step - derivation.steps.begin()), line});
}

const derivation::Step* stepOf(const Derivation& derivation, const char* key) {
    return derivation.step(key);
}

/// What is known at the blanks of an exercise, written as the sheet asks, is that mistake and no other.
void namesItsMistakes(const Exercise& exercise, const std::function<bool(MistakeId)>& asked) {
    for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
        for (const auto& [id, span] : exercise.blanks[i].known) {
            if (!asked(id)) {
                continue;
            }
            const derivation::Expr rule = *wrongRule(id, exercise.derivation, exercise.blanks[i].line);
            for (const Real value : {derivation::evaluate(rule), fromPrinted(exercise, rule)}) {
                const Real written = roundedTo(value, exercise.options.decimals);
                const Marked marked = markOf(exercise, i, written, exercise.options.decimals);
                QVERIFY2(marked.verdict == AnswerVerdict::mistaken && marked.mistake == id,
                         whatOf(exercise, i, written) + base::nameOf(mistakeNames(), id).c_str());
            }
        }
    }
}

}  // namespace

class tst_exercise_mistakes : public QObject {
    Q_OBJECT

private slots:
    void aMistakeIsNamedAndNoOther();
    void everyMistakeIsMetAndNamed();
    void whatDividesByNothingIsNoMistake();
    void aHalfOnPaperIsRoundedEitherWay();
    void mistakesAreThoseOfPaper();
    void consequencesAreThoseOfTheModel();
};

void tst_exercise_mistakes::aMistakeIsNamedAndNoOther() {
    eachExercise([](const Exercise& exercise) {
        namesItsMistakes(exercise, [](MistakeId) { return true; });
        for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
            Real far = lineAt(exercise.derivation, exercise.blanks[i].line).value * 37.0L + 1000.0L;
            const auto isKnown = [&far](const Known& known) { return known.span.holds(far); };
            while (std::any_of(exercise.blanks[i].known.begin(), exercise.blanks[i].known.end(), isKnown)) {
                far += 1000.0L;  // a mistake may lead as far by chance
            }
            QVERIFY2(markOf(exercise, i, far).verdict == AnswerVerdict::notRight, whatOf(exercise, i, far));
        }
    });
}

/// None stands in the list that no exercise can meet, and each is named where it is met first.
void tst_exercise_mistakes::everyMistakeIsMetAndNamed() {
    std::set<MistakeId> met;
    for (std::uint64_t seed = 1; seed <= 40 && met.size() < mistakeNames().size(); ++seed) {
        for (const auto& [kind, name] : kindNames()) {
            const Exercise exercise = exerciseOf(kind, seed);
            std::set<MistakeId> here;
            for (const Blank& blank : exercise.blanks) {
                for (const Known& known : blank.known) {
                    here.insert(known.mistake);
                }
            }
            namesItsMistakes(exercise, [&met](MistakeId id) { return !met.contains(id); });
            met.merge(here);
        }
    }
    for (const auto& [id, name] : mistakeNames()) {
        QVERIFY2(met.contains(id), name.c_str());
    }
}

/// M less a difference that is M on paper, 1.4 - 0.8 and 1.5 - 0.9, and in binary numbers a little beside it.
void tst_exercise_mistakes::whatDividesByNothingIsNoMistake() {
    const Derivation relation =
        derivationOf(ExerciseKind::deng, {"", "", {{10, 8, 8, 9}, {10, 10, 14, 15}, {10, 9, 12, 10}}}).value();
    const auto& differences = stepOf(relation, "difference.1")->lines;
    QVERIFY(differences[2].value != differences[3].value);
    for (const int line : {2, 3}) {
        const std::vector<Known> known = knownAt(relation, "coefficient", line);
        QCOMPARE(known.size(), std::size_t{1});
        QCOMPARE(known.front().mistake, MistakeId::rhoForgotten);
    }
}

/// 3609.705025 x 43.29 - 110.055 x 1272.07665 is 16265.7348165 on paper, and a little less in binary numbers.
void tst_exercise_mistakes::aHalfOnPaperIsRoundedEitherWay() {
    const Derivation model =
        derivationOf(ExerciseKind::holdOut, {"", "", {{7.74, 8.78, 9.76, 11.59, 13.16, 15.17, 17.31}}}).value();
    const std::vector<Known> known = knownAt(model, "u", 0);
    const auto numerator = std::find_if(known.begin(), known.end(),
                                        [](const Known& each) { return each.mistake == MistakeId::notDivided; });
    QVERIFY(numerator != known.end());
    QVERIFY(numerator->span.holds(16265.734817L));
    QVERIFY(numerator->span.holds(16265.734816L));
    QVERIFY(!numerator->span.holds(16265.734818L));
}

/// Calculated by hand, and as the sources print them.
void tst_exercise_mistakes::mistakesAreThoseOfPaper() {
    const Derivation textbook = derivationOf(ExerciseKind::gm11, textbookSeries(ExerciseKind::gm11).front()).value();
    const auto wrong = [](const Derivation& of, MistakeId id, const char* key, int line) {
        for (int step = 0; step < static_cast<int>(of.steps.size()); ++step) {
            if (of.steps[static_cast<std::size_t>(step)].key == key) {
                return static_cast<double>(derivation::evaluate(*wrongRule(id, of, {step, line})));
            }
        }
        return std::nan("");
    };
    QCOMPARE(wrong(textbook, MistakeId::backgroundBefore, "z", 1), 6.152);
    QCOMPARE(wrong(textbook, MistakeId::backgroundNow, "z", 1), 9.489);
    QCOMPARE(wrong(textbook, MistakeId::backgroundOfRaw, "z", 1), (3.278 + 3.337) / 2.0);
    QCOMPARE(wrong(textbook, MistakeId::halfForgotten, "z", 1), 6.152 + 9.489);
    QCOMPARE(wrong(textbook, MistakeId::sumFromSecond, "x1", 2), 3.278 + 3.337);
    QCOMPARE(wrong(textbook, MistakeId::rightOneBehind, "BtY", 1), 2.874 + 3.278 + 3.337 + 3.390);
    QCOMPARE(wrong(textbook, MistakeId::rightOneBehind, "BtY", 0),
             -(4.513 * 2.874 + 7.8205 * 3.278 + 11.184 * 3.337 + 14.7185 * 3.390));
    QCOMPARE(wrong(textbook, MistakeId::termWithItself, "restored", 3), 0.0);
    const double a = static_cast<double>(stepOf(textbook, "a")->lines.front().value);
    const double u = static_cast<double>(stepOf(textbook, "u")->lines.front().value);
    // The paper prints exp(0.114612 + k) where a product is meant.
    QVERIFY(std::abs(wrong(textbook, MistakeId::exponentAdded, "response", 2) -
                     ((2.874 - u / a) * std::exp(-a + 2.0) + u / a)) < 1e-9);
    // 3.278 read as 3.287.
    const double fitted = static_cast<double>(textbook.line("restored", 2)->value);
    QVERIFY(std::abs(wrong(textbook, MistakeId::digitsSwapped, "relative", 0) - std::abs(3.287 - fitted) / 3.287) <
            1e-12);
    // The coefficient that docucenter.org prints as .8333 for m = 1, M = 3 and a difference of 2.
    const Derivation relation = derivationOf(ExerciseKind::deng, {"", "", {{1, 3}, {2, 6}, {4, 15}}}).value();
    const double most = static_cast<double>(stepOf(relation, "M")->lines.front().value);
    const double least = static_cast<double>(stepOf(relation, "m")->lines.front().value);
    QCOMPARE(wrong(relation, MistakeId::denominatorLargest, "coefficient", 1), (least + 0.5 * most) / most);
}

/// The design's example: z from x1(k-1) alone gives a = -0.0378 for -0.0372.
void tst_exercise_mistakes::consequencesAreThoseOfTheModel() {
    const Derivation textbook = derivationOf(ExerciseKind::gm11, textbookSeries(ExerciseKind::gm11).front()).value();
    for (int step = 0; step < static_cast<int>(textbook.steps.size()); ++step) {
        if (textbook.steps[static_cast<std::size_t>(step)].key == "z") {
            const auto changes = consequencesOf(textbook, MistakeId::backgroundBefore, {step, 1});
            QVERIFY(!changes.empty());
            QCOMPARE(changes.front().step, std::string("a"));
            QVERIFY(std::abs(static_cast<double>(changes.front().right) + 0.037204) < 1e-6);
            QVERIFY(std::abs(static_cast<double>(changes.front().wrong) + 0.0378) < 5e-5);
        }
    }
}

GREYSCOPE_TEST(tst_exercise_mistakes)

}  // namespace tests_of_exercise_mistakes

#include "tst_exercise_mistakes.moc"
