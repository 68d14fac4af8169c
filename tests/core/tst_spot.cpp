// A line that was written wrongly among right ones.
#include <QTest>

#include "core/exercise/spot.h"
#include "tests/support/exercise_cases.h"
#include "tests/support/test_registry.h"

namespace tests_of_spot {

using namespace greyscope;
using namespace greyscope::exercise;
using namespace greyscope::test;

class tst_spot : public QObject {
    Q_OBJECT

private slots:
    void theSpottedLineAloneBreaksItsRule();
    void whatDoesNotFollowFromItIsUntouched();
};

void tst_spot::whatDoesNotFollowFromItIsUntouched() {
    const Spot spot = spotOf({.kind = ExerciseKind::gm11, .seed = 7}).value();
    int touched = 0, untouched = 0;
    for (int step = spot.step; step < static_cast<int>(spot.right.steps.size()); ++step) {
        for (int line = 0; line < static_cast<int>(spot.right.steps[static_cast<std::size_t>(step)].lines.size());
             ++line) {
            QVERIFY(spot.isTouched({step, line}) || !spot.isWrong({step, line}));
            ++(spot.isTouched({step, line}) ? touched : untouched);
        }
    }
    QVERIFY(touched > 0 && untouched > 0);  // its mistake is in a bound that nothing else is made of
}

void tst_spot::theSpottedLineAloneBreaksItsRule() {
    for (const auto& [kind, name] : kindNames()) {
        for (std::uint64_t seed = 1; seed <= exerciseSeeds(); ++seed) {
            const Spot spot = spotOf({.kind = kind, .seed = seed}).value();
            QVERIFY(!spot.lines.empty());
            for (int step = 0; step < static_cast<int>(spot.right.steps.size()); ++step) {
                const auto& lines = spot.right.steps[static_cast<std::size_t>(step)].lines;
                for (int line = 0; line < static_cast<int>(lines.size()); ++line) {
                    const derivation::Line& written = lineAt(spot.derivation, {step, line});
                    const auto read = [&](const derivation::LineRef& ref) {
                        return lineAt(spot.derivation, ref).value;
                    };
                    const Real byRule =
                        derivation::evaluate(withNumbers(lines[static_cast<std::size_t>(line)].put, read));
                    QCOMPARE(byRule != written.value, spot.isWrong({step, line}));
                    QVERIFY(step >= spot.step || written.value == lines[static_cast<std::size_t>(line)].value);
                }
            }
        }
    }
}

GREYSCOPE_TEST(tst_spot)

}  // namespace tests_of_spot

#include "tst_spot.moc"
