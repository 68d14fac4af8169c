// Exercises: what counts as right, which mistakes are named, and what a student sees.
#include <QtTest>

#include <cmath>
#include <set>

#include "core/exercise/marking.h"
#include "core/exercise/spot.h"
#include "core/exercise/tolerance.h"
#include "tests/support/test_registry.h"

namespace tests_of_exercise {

using namespace greyscope;
using namespace greyscope::exercise;
using working::Derivation;

namespace {

/// A sanitized build takes 20 ms for each; 200 where all derivations are asked for.
std::uint64_t seedCount() {
    return qEnvironmentVariableIsSet("GREYSCOPE_ALL_DERIVATIONS") ? 200 : 2;
}

Exercise exerciseOf(Kind kind, std::uint64_t seed, int decimals = 4, int blanks = kMostBlanks) {
    return makeExercise({.kind = kind, .series = {}, .blanks = blanks, .decimals = decimals, .seed = seed}).value();
}

/// Every exercise of the first seeds, with all numbers of decimals in turn.
template <class Use>
void eachExercise(const Use& use) {
    constexpr int kDecimals = kMostDecimals - kLeastDecimals + 1;
    for (const auto& [kind, name] : kindNames()) {
        for (std::uint64_t seed = 1; seed <= seedCount(); ++seed) {
            use(exerciseOf(kind, seed, kLeastDecimals + (static_cast<int>(seed) + static_cast<int>(kind)) % kDecimals));
        }
    }
}

Marked markOf(const Exercise& exercise, std::size_t blank, Real value, int decimals = -1) {
    std::vector<Answer> answers(exercise.blanks.size());
    answers[blank].value = value;
    answers[blank].decimals = decimals;
    return mark(exercise, answers)[blank];
}

/// What is known at a line of a step where a sheet has six decimals.
std::vector<Known> knownAt(const Derivation& derivation, const std::string& key, int line) {
    const Options options{.decimals = 6};
    const auto step = std::find_if(derivation.steps.begin(), derivation.steps.end(),
                                   [&](const working::Step& each) { return each.key == key; });
    return Judge(derivation, options).distinctMistakes({static_cast<int>(step - derivation.steps.begin()), line});
}

const working::Step* stepOf(const Derivation& derivation, const char* key) {
    return derivation.step(key);
}

QByteArray what(const Exercise& exercise, std::size_t blank, Real value) {
    const working::Step& step = exercise.derivation.steps[static_cast<std::size_t>(exercise.blanks[blank].line.step)];
    return QStringLiteral("%1 of seed %2, %3(%4): %5")
        .arg(QString::fromStdString(base::nameOf(kindNames(), exercise.options.kind)))
        .arg(exercise.options.seed)
        .arg(QString::fromStdString(step.key))
        .arg(exercise.blanks[blank].line.line)
        .arg(static_cast<double>(value), 0, 'g', 12)
        .toUtf8();
}

/// The value of a formula from the numbers that the sheet prints.
Real fromPrinted(const Exercise& exercise, const working::Expr& formula) {
    return working::evaluate(withNumbers(formula, [&](const working::LineRef& line) {
        return roundedTo(lineAt(exercise.derivation, line).value, exercise.options.decimals);
    }));
}

bool hidesAll(const Exercise& exercise, const working::Expr& formula) {
    if (formula.kind == working::Expr::Kind::number && formula.from.known() &&
        exercise.blankAt(formula.from) < exercise.blanks.size()) {
        return false;
    }
    return std::all_of(formula.parts.begin(), formula.parts.end(),
                       [&](const working::Expr& part) { return hidesAll(exercise, part); });
}

}  // namespace

class tst_exercise : public QObject {
    Q_OBJECT

private slots:
    void theSameSeedIsTheSameExercise();
    void blanksComeFromTheEndBackwards();
    void outOfRangeIsNamed();
    void aCorrectAnswerIsRightAtEveryRounding();
    void aMistakeIsNamedAndNoOther();
    void whatDividesByNothingIsNoMistake();
    void aHalfOnPaperIsRoundedEitherWay();
    void everyMistakeIsMet();
    void mistakesAreThoseOfPaper();
    void whatFollowsFromAMistakeIsRight();
    void tooFewDigitsAreSaidSo();
    void theSheetGivesNothingAway();
    void aSeedsNumbersAreShort();
    void scoreHalvesAfterHintAndTry();
    void answersAreReadAsWritten();
    void consequencesAreThoseOfTheModel();
    void theSpottedLineAloneBreaksItsRule();
};

void tst_exercise::theSameSeedIsTheSameExercise() {
    for (const auto& [kind, name] : kindNames()) {
        QVERIFY(exerciseOf(kind, 7) == exerciseOf(kind, 7));
        QVERIFY(exerciseOf(kind, 7).derivation.steps.front() != exerciseOf(kind, 8).derivation.steps.front());
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

/// Calculated in full and written with the digits of the sheet or more; calculated from the printed numbers; with every
/// step rounded on the way.
void tst_exercise::aCorrectAnswerIsRightAtEveryRounding() {
    eachExercise([](const Exercise& exercise) {
        const int decimals = exercise.options.decimals;
        for (int more = 0; more <= 3; ++more) {
            Reworked rounded(exercise.derivation);
            rounded.roundTo(decimals + more);
            rounded.run();
            for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
                const working::Line& line = lineAt(exercise.derivation, exercise.blanks[i].line);
                for (const Real value :
                     {line.value, fromPrinted(exercise, line.put), rounded.at(exercise.blanks[i].line)}) {
                    const Real written = roundedTo(value, decimals + more);
                    const Marked marked = markOf(exercise, i, written, decimals + more);
                    QVERIFY2(marked.verdict == Verdict::right, what(exercise, i, written));
                }
            }
        }
    });
}

void tst_exercise::aMistakeIsNamedAndNoOther() {
    eachExercise([](const Exercise& exercise) {
        for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
            for (const auto& [id, span] : exercise.blanks[i].known) {
                const working::Expr rule = *wrongRule(id, exercise.derivation, exercise.blanks[i].line);
                for (const Real value : {working::evaluate(rule), fromPrinted(exercise, rule)}) {
                    const Real written = roundedTo(value, exercise.options.decimals);
                    const Marked marked = markOf(exercise, i, written, exercise.options.decimals);
                    QVERIFY2(marked.verdict == Verdict::mistaken && marked.mistake == id,
                             what(exercise, i, written) + base::nameOf(mistakeNames(), id).c_str());
                }
            }
            const Real far = lineAt(exercise.derivation, exercise.blanks[i].line).value * 37.0L + 1000.0L;
            QCOMPARE(markOf(exercise, i, far).verdict, Verdict::notRight);
        }
    });
}

/// M less a difference that is M on paper, 1.4 - 0.8 and 1.5 - 0.9, and in binary numbers a little beside it.
void tst_exercise::whatDividesByNothingIsNoMistake() {
    const Derivation relation =
        derivationOf(Kind::deng, {"", "", {{10, 8, 8, 9}, {10, 10, 14, 15}, {10, 9, 12, 10}}}).value();
    const auto& differences = stepOf(relation, "difference.1")->lines;
    QVERIFY(differences[2].value != differences[3].value);
    for (const int line : {2, 3}) {
        const std::vector<Known> known = knownAt(relation, "coefficient", line);
        QCOMPARE(known.size(), std::size_t{1});
        QCOMPARE(known.front().mistake, MistakeId::rhoForgotten);
    }
}

/// 3609.705025 x 43.29 - 110.055 x 1272.07665 is 16265.7348165 on paper, and a little less in binary numbers.
void tst_exercise::aHalfOnPaperIsRoundedEitherWay() {
    const Derivation model =
        derivationOf(Kind::holdOut, {"", "", {{7.74, 8.78, 9.76, 11.59, 13.16, 15.17, 17.31}}}).value();
    const std::vector<Known> known = knownAt(model, "u", 0);
    const auto numerator = std::find_if(known.begin(), known.end(),
                                        [](const Known& each) { return each.mistake == MistakeId::notDivided; });
    QVERIFY(numerator != known.end());
    QVERIFY(numerator->span.holds(16265.734817L));
    QVERIFY(numerator->span.holds(16265.734816L));
    QVERIFY(!numerator->span.holds(16265.734818L));
}

/// None stands in the list that no exercise can meet.
void tst_exercise::everyMistakeIsMet() {
    std::set<MistakeId> met;
    for (std::uint64_t seed = 1; seed <= 40 && met.size() < mistakeNames().size(); ++seed) {
        for (const auto& [kind, name] : kindNames()) {
            for (const Blank& blank : exerciseOf(kind, seed).blanks) {
                for (const Known& known : blank.known) {
                    met.insert(known.mistake);
                }
            }
        }
    }
    for (const auto& [id, name] : mistakeNames()) {
        QVERIFY2(met.count(id) > 0, name.c_str());
    }
}

/// Calculated by hand, and as the sources print them.
void tst_exercise::mistakesAreThoseOfPaper() {
    const Derivation textbook = derivationOf(Kind::gm11, textbookSeries(Kind::gm11).front()).value();
    const auto wrong = [](const Derivation& of, MistakeId id, const char* key, int line) {
        for (int step = 0; step < static_cast<int>(of.steps.size()); ++step) {
            if (of.steps[static_cast<std::size_t>(step)].key == key) {
                return static_cast<double>(working::evaluate(*wrongRule(id, of, {step, line})));
            }
        }
        return std::nan("");
    };
    QCOMPARE(wrong(textbook, MistakeId::backgroundBefore, "z", 1), 6.152);
    QCOMPARE(wrong(textbook, MistakeId::backgroundNow, "z", 1), 9.489);
    QCOMPARE(wrong(textbook, MistakeId::backgroundOfRaw, "z", 1), (3.278 + 3.337) / 2.0);
    QCOMPARE(wrong(textbook, MistakeId::halfForgotten, "z", 1), 6.152 + 9.489);
    QCOMPARE(wrong(textbook, MistakeId::sumFromSecond, "x1", 2), 3.278 + 3.337);
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
    const Derivation relation = derivationOf(Kind::deng, {"", "", {{1, 3}, {2, 6}, {4, 15}}}).value();
    const double most = static_cast<double>(stepOf(relation, "M")->lines.front().value);
    const double least = static_cast<double>(stepOf(relation, "m")->lines.front().value);
    QCOMPARE(wrong(relation, MistakeId::denominatorLargest, "coefficient", 1), (least + 0.5 * most) / most);
}

void tst_exercise::whatFollowsFromAMistakeIsRight() {
    const Exercise exercise = makeExercise({.kind = Kind::gm11, .series = "textbook-5", .blanks = kMostBlanks}).value();
    std::size_t carried = 0;
    for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
        for (const auto& [id, span] : exercise.blanks[i].known) {
            Reworked wrong(exercise.derivation);
            wrong.put(exercise.blanks[i].line, *wrongRule(id, exercise.derivation, exercise.blanks[i].line));
            wrong.run();
            // Somebody goes on with what came out, step by step.
            std::vector<Answer> answers(exercise.blanks.size());
            answers[i].value = roundedTo(wrong.at(exercise.blanks[i].line), 8);
            for (std::size_t j = i + 1; j < exercise.blanks.size(); ++j) {
                const working::Expr& put = lineAt(exercise.derivation, exercise.blanks[j].line).put;
                answers[j].value = roundedTo(
                    working::evaluate(withNumbers(
                        put,
                        [&](const working::LineRef& line) {
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
                QVERIFY2(marks[j].isRight(), what(exercise, j, *answers[j].value));
                carried += marks[j].verdict == Verdict::carried ? 1 : 0;
            }
        }
    }
    QVERIFY(carried > 0);
}

void tst_exercise::tooFewDigitsAreSaidSo() {
    const Exercise exercise = makeExercise({.kind = Kind::gm11, .series = "textbook-5", .blanks = kMostBlanks}).value();
    for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
        if (exercise.derivation.steps[static_cast<std::size_t>(exercise.blanks[i].line.step)].key == "ratio") {
            const Real value = roundedTo(lineAt(exercise.derivation, exercise.blanks[i].line).value, 2);
            QCOMPARE(markOf(exercise, i, value, 2).verdict, Verdict::tooFewDigits);
        }
    }
}

void tst_exercise::theSheetGivesNothingAway() {
    eachExercise([](const Exercise& exercise) {
        std::vector<Answer> answers(exercise.blanks.size());
        const Derivation sheet = studentSheet(exercise, mark(exercise, answers));
        std::size_t asked = 0;
        for (const working::Step& step : sheet.steps) {
            for (const working::Line& line : step.lines) {
                asked += line.asked == working::Asked::here ? 1 : 0;
                const bool veiled = line.isVeiled();
                const bool hidden = line.put.kind == working::Expr::Kind::symbol;  // a copy of what is asked for
                QVERIFY2(!hidden || veiled, step.key.c_str());
                QVERIFY2(hidesAll(exercise, line.put), step.key.c_str());
            }
        }
        QCOMPARE(asked, exercise.blanks.size());
        for (const working::Section& section : sheet.sections) {
            for (const working::Note& note : section.notes) {
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
        const Derivation grown = derivationOf(Kind::gm11, seededSeries(Kind::gm11, seed)).value();
        for (const working::Line& line : grown.step("ratio")->lines) {
            QVERIFY(line.mark == working::Mark::none);
        }
    }
}

void tst_exercise::scoreHalvesAfterHintAndTry() {
    const Exercise exercise = exerciseOf(Kind::gm11, 7, 4, 5);
    std::vector<Answer> answers(5);
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
    for (const char* text : {"", " ", "-", "1.2.3", "abc", "1/2", "nan", "inf", "1e999", "三"}) {
        QVERIFY2(!readAnswer(text), text);
    }
    QCOMPARE(readAnswer("1.500")->decimals, 3);
    QCOMPARE(readAnswer("15")->decimals, 0);
}

/// The design's example: z from x1(k-1) alone gives a = -0.0378 for -0.0372.
void tst_exercise::consequencesAreThoseOfTheModel() {
    const Derivation textbook = derivationOf(Kind::gm11, textbookSeries(Kind::gm11).front()).value();
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

void tst_exercise::theSpottedLineAloneBreaksItsRule() {
    for (const auto& [kind, name] : kindNames()) {
        for (std::uint64_t seed = 1; seed <= seedCount(); ++seed) {
            const Spot spot = spotOf({.kind = kind, .seed = seed}).value();
            QVERIFY(!spot.lines.empty());
            for (int step = 0; step < static_cast<int>(spot.right.steps.size()); ++step) {
                const auto& lines = spot.right.steps[static_cast<std::size_t>(step)].lines;
                for (int line = 0; line < static_cast<int>(lines.size()); ++line) {
                    const working::Line& written = lineAt(spot.derivation, {step, line});
                    const auto read = [&](const working::LineRef& ref) { return lineAt(spot.derivation, ref).value; };
                    const Real byRule = working::evaluate(withNumbers(lines[static_cast<std::size_t>(line)].put, read));
                    QCOMPARE(byRule != written.value, spot.isWrong({step, line}));
                    QVERIFY(step >= spot.step || written.value == lines[static_cast<std::size_t>(line)].value);
                }
            }
        }
    }
}

GREYSCOPE_TEST(tst_exercise)

}  // namespace tests_of_exercise

#include "tst_exercise.moc"
