#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "app/analyses/layout/layout_request.h"
#include "app/pages/layout/advisor_panel.h"
#include "app/pages/layout/layout_page.h"
#include "app/scenario/scenario.h"
#include "core/base/contains.h"
#include "core/striping/lustre_text.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/common/plain_text.h"
#include "widgets/stripe_map/stripe_map_view.h"
#include "widgets/timeline/timeline_view.h"

namespace tests_of_layout_page {

using namespace greyscope;
using namespace greyscope::app;

namespace {

LayoutPage& pageOf(test::ShownPage& shown) {
    return *static_cast<LayoutPage*>(shown.page);
}

QStringList places(const test::ShownPage& shown) {
    const auto text = [&shown](const char* name) {
        return shown.page->findChild<widgets::PlainLabel*>(QLatin1String(name))->text();
    };
    return {text("layout.plainPlace"), text("layout.hierarchicalPlace")};
}

const widgets::StripeMapSpec& grid(const test::ShownPage& shown, const char* name) {
    return shown.page->findChild<widgets::StripeMapView*>(QLatin1String(name))->spec();
}

const QString kKey = QStringLiteral("layout");

}  // namespace

class tst_layout_page : public QObject {
    Q_OBJECT

private slots:
    /// In stripes and in subfiles: two scenarios of the same pattern, which run; one step of the history.
    void aLayoutIsSimulated() {
        test::ShownPage shown(kKey, {});
        QTRY_VERIFY(shown.settled());
        QSignalSpy asked(shown.page, &Page::pageRequested);
        shown.page->inspector()->findChild<QPushButton*>(QStringLiteral("layout.simulate"))->click();
        QCOMPARE(asked.value(0).value(0).toString(), QStringLiteral("simulate"));
        const Study& study = shown.store.study();
        QCOMPARE(study.simulate.scenarios.size(), std::size_t{2});
        QVERIFY(study.simulate.scenarios[0].name != study.simulate.scenarios[1].name);
        for (const std::size_t place : {0U, 1U}) {
            const auto experiment = experimentOf(study.simulate.scenarios[place].inputs);
            QVERIFY(experiment.has_value());
            QVERIFY(experiment->scenario.workload.pattern == study.layout.pattern);
            QCOMPARE(experiment->scenario.layout.subsetSize, place == 0 ? 2.0 : 0.0);
            QCOMPARE(experiment->factors.front().values, (std::vector<std::string>{"3", "6", "12"}));
        }
        shown.store.undoStack().undo();
        QVERIFY(shown.store.study().simulate.scenarios.empty());
    }

    void everyPatternIsSimulated() {
        for (const access::PatternKind& kind : access::patternKinds()) {
            LayoutChoices layout;
            layout.pattern = kind.pattern;
            const auto inputs = inputsOf(layout, false);
            QVERIFY2(inputs && scenarioOf(*inputs)->workload.pattern == kind.pattern, kind.name.c_str());
        }
    }

    /// The example of the interface's specification: 6 processes, 64 KB, 8 OSTs, subfiles of two OSTs, step 4.
    void aByteIsFollowedToItsPlace() {
        test::ShownPage shown(kKey, {});
        QTRY_VERIFY(shown.settled());
        QCOMPARE(shown.page->figures().size(), std::size_t{6});
        pageOf(shown).followByte(1388601);
        QVERIFY2(places(shown)[0].contains(QStringLiteral("OST 5, object 5, offset 143417")),
                 qPrintable(places(shown)[0]));
        QVERIFY2(places(shown)[1].contains(QStringLiteral("subfile 1, OST 3, object 1, offset 274489")),
                 qPrintable(places(shown)[1]));
        QVERIFY2(places(shown)[1].contains(QStringLiteral("667705")), qPrintable(places(shown)[1]));
    }

    void aStepLoadsItsOsts() {
        test::ShownPage shown(kKey, {});
        QTRY_VERIFY(shown.settled());
        const auto loaded = [](const widgets::StripeMapSpec& spec) {
            return std::count_if(spec.loads.begin(), spec.loads.end(), [](const auto& load) { return load.step > 0; });
        };
        QCOMPARE(loaded(grid(shown, "layout.plain")), 6);
        QCOMPARE(loaded(grid(shown, "layout.hierarchical")), 2);
        QVERIFY(grid(shown, "layout.hierarchical").groups[3].ghost &&
                !grid(shown, "layout.hierarchical").groups[1].ghost);
    }

    void keysGoAlongTheFile() {
        test::ShownPage shown(kKey, {});
        QTRY_VERIFY(shown.settled());
        auto* ruler = shown.page->findChild<widgets::TimelineView*>();
        ruler->setFocus();
        pageOf(shown).followByte(0);
        QTest::keyClick(ruler, Qt::Key_Right);
        QVERIFY2(places(shown)[0].contains(QStringLiteral("OST 1,")), qPrintable(places(shown)[0]));
        QTest::keyClick(ruler, Qt::Key_PageDown);
        QCOMPARE(shown.store.study().layout.step, std::int64_t{5});
        shown.store.undoStack().undo();
        QCOMPARE(shown.store.study().layout.step, std::int64_t{4});
    }

    void classesAreChosen() {
        test::ShownPage shown(kKey, {});
        QTRY_VERIFY(shown.settled());
        QWidget* panel = pageOf(shown).sidePanel();
        auto* button = panel->findChild<QToolButton*>(QStringLiteral("pattern.mfwa-smp"));
        button->click();
        QCOMPARE(shown.store.study().layout.pattern.shape, access::Shape::filePerProcess);
        QVERIFY(shown.store.study().layout.pattern.processesPerNode > 1);
        QTRY_VERIFY(shown.settled());
        QVERIFY(button->isChecked());
    }

    void commandsAreShownAndCopied() {
        test::ShownPage shown(kKey, {});
        QTRY_VERIFY(shown.settled());
        QWidget* advisor = pageOf(shown).inspector();
        const QString text = advisor->findChild<QPlainTextEdit*>(QStringLiteral("layout.commands"))->toPlainText();
        QVERIFY2(text.contains(QStringLiteral("lfs setstripe")) && text.contains(QStringLiteral("-E 768K")),
                 qPrintable(text));
        advisor->findChild<QPushButton*>(QStringLiteral("layout.copy"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), text);
        shown.edit([](Study& study) { study.layout.stripeSize = 5000; });
        shown.settle();
        QVERIFY(!advisor->findChild<QPushButton*>(QStringLiteral("layout.copy"))->isEnabled());
    }

    void aLayoutIsRead() {
        test::ShownPage shown(kKey, {});
        QTRY_VERIFY(shown.settled());
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("a.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(striping::getstripeYaml(*striping::striped({1 << 16, 4, 0, 4}))));
        file.close();
        pageOf(shown).openGetstripe(file.fileName());
        QTRY_VERIFY(shown.settled());
        QCOMPARE(grid(shown, "layout.plain").columns.size(), std::size_t{4});
        pageOf(shown).openGetstripe(folder.filePath(QStringLiteral("none")));
        QCOMPARE(shown.store.study().layout.getstripeName, std::string("a.yaml"));
    }

    /// P2's 46 OSTs in subfiles of two: the advisor speaks of the subfiles beside the default layout, and the rules
    /// that are silent are unfolded where all are.
    void theAdvisorSpeaksOfSubfiles() {
        LayoutChoices choices;
        choices.osts = 46;
        choices.subfileSize = 768 * 1024;
        base::NoProgress progress;
        const auto spoken = [&] {
            std::vector<std::string> rules;
            const auto facts = layoutFacts(choices, progress);
            for (const access::Advice& advice : facts->advice) {
                if (advice.silence == access::Silence::none) {
                    rules.push_back(advice.rule);
                }
            }
            return rules;
        };
        QVERIFY(base::contains(spoken(), std::string(access::kRuleOfSubfiles)));
        choices.osts = 8;
        QVERIFY(spoken().empty());
        AdvisorPanel panel;
        panel.show();
        const auto reasons = [&panel] {
            const auto labels = panel.findChildren<widgets::PlainLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const widgets::PlainLabel* label) {
                return label->isVisible() && label->text().contains(QStringLiteral("outside the measured range"));
            });
        };
        panel.setAdvice(layoutFacts(choices, progress)->advice, {});
        QVERIFY(reasons());
        choices.osts = 46;
        panel.setAdvice(layoutFacts(choices, progress)->advice, {});
        QVERIFY(!reasons());
    }

    /// Eight OSTs are in nobody's scope; P4 measured four, P2 46.
    void aSilentAdvisorSaysWhereItWouldSpeak() {
        test::ShownPage shown(kKey, {});
        QTRY_VERIFY(shown.settled());
        const auto offered = [&](int osts) {
            return pageOf(shown).inspector()->findChild<QPushButton*>(QStringLiteral("layout.osts.%1").arg(osts));
        };
        QVERIFY(offered(4) && offered(46));
        offered(4)->click();
        QCOMPARE(shown.store.study().layout.osts, std::int64_t{4});
        QTRY_VERIFY(shown.settled());
        QCOMPARE(static_cast<AdvisorPanel*>(pageOf(shown).inspector())->notes(), 2);
        QTRY_VERIFY(!offered(4));
        shown.store.undoStack().undo();
        QTRY_VERIFY(shown.settled() && offered(4));
    }

    /// "6 processes write SFSA strided in segments of 64 KB striped in 64 KB over 8 OSTs or 2 a subfile".
    void theBarIsASentenceOfTheChoices() {
        test::ShownPage shown(kKey, {});
        QTRY_VERIFY(shown.settled());
        QWidget* bar = pageOf(shown).contextBar();
        const auto text = [bar](const char* name) {
            return bar->findChild<QComboBox*>(QLatin1String(name))->currentText();
        };
        QCOMPARE(bar->findChild<QSpinBox*>(QStringLiteral("layout.processes"))->value(), 6);
        QCOMPARE(bar->findChild<QSpinBox*>(QStringLiteral("layout.osts"))->value(), 8);
        QCOMPARE(bar->findChild<QSpinBox*>(QStringLiteral("layout.subsetSize"))->value(), 2);
        QCOMPARE(text("layout.segment"), QStringLiteral("64 KB"));
        QCOMPARE(text("layout.pattern"), QStringLiteral("SFSA strided"));
        auto* pattern = bar->findChild<QComboBox*>(QStringLiteral("layout.pattern"));
        for (std::size_t kind = 0; kind < access::patternKinds().size(); ++kind) {
            emit pattern->activated(static_cast<int>(kind));
            shown.settle();
            QCOMPARE(pattern->currentIndex(), static_cast<int>(kind));
        }
        QCOMPARE(shown.store.study().layout.pattern, access::patternKinds().back().pattern);  // BT-IO
        bar->findChild<QSpinBox*>(QStringLiteral("layout.osts"))->setValue(46);
        QCOMPARE(shown.store.study().layout.osts, std::int64_t{46});
    }

    void hugeFilesAreDrawnInPart() {
        test::ShownPage shown(kKey, {});
        shown.edit([](Study& study) {
            study.layout.pattern.processes = 100000;
            study.layout.pattern.segments = 1000;
            study.layout.osts = 1000;
            study.layout.step = 500;
        });
        QTRY_VERIFY(shown.settled());
        const auto& spec = shown.page->findChild<widgets::TimelineView*>()->spec();
        QVERIFY(spec.bars.size() < 1000 && spec.from > 0.0);
    }
};

GREYSCOPE_TEST(tst_layout_page)

}  // namespace tests_of_layout_page

#include "tst_layout_page.moc"
