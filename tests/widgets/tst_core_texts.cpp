#include <QTest>

#include <set>

#include "core/access/advisor.h"
#include "core/sim/experiments/presets.h"
#include "core/sim/statements/statements.h"
#include "tests/support/test_registry.h"
#include "widgets/present/simulate/simulate_words.h"
#include "widgets/present/words/core_texts.h"

namespace tests_of_core_texts {

using namespace greyscope;

/// The sentences of core can be translated: each that a user reads is among those that the translators see.
class tst_core_texts : public QObject {
    Q_OBJECT

private slots:
    void theAdvisorIsKnown() {
        const auto layout = striping::striped({65536, 4, 0, 4});
        for (const access::PatternKind& kind : access::patternKinds()) {
            for (const auto operation : {access::Operation::read, access::Operation::write}) {
                for (const access::Advice& advice : access::adviceFor({kind.pattern, operation, *layout, false})) {
                    for (const std::string* text : {&advice.condition, &advice.claim, &advice.scope}) {
                        QVERIFY2(widgets::isCoreText(*text), text->c_str());
                    }
                    QVERIFY2(advice.against.empty() || widgets::isCoreText(advice.against), advice.against.c_str());
                }
            }
        }
    }

    void statementsAreKnown() {
        base::NoProgress progress;
        sim::StatementOptions options;
        options.only = {1, 2, 13, 16, 17};  // no runs
        const auto statements = sim::checkStatements(options, base::Threads::available(), progress);
        for (const sim::Statement& statement : *statements) {
            QVERIFY2(widgets::isCoreText(statement.claim), statement.claim.c_str());
            for (const sim::StatementReading& reading : statement.readings) {
                QVERIFY2(widgets::isCoreText(reading.name), reading.name.c_str());
            }
        }
    }

    void parametersHaveTitles() {
        for (const sim::Parameter& parameter : sim::parameters()) {
            QVERIFY(widgets::parameterTitle(parameter.name) != QString::fromStdString(parameter.name));
            QVERIFY2(parameter.origin != sim::Origin::set || widgets::isCoreText(parameter.source),
                     parameter.name.c_str());
        }
        for (const sim::ScenarioPreset& preset : sim::presets()) {
            QVERIFY(widgets::presetTitle(preset.name) != QString::fromStdString(preset.name));
        }
    }
};

GREYSCOPE_TEST(tst_core_texts)

}  // namespace tests_of_core_texts

#include "tst_core_texts.moc"
