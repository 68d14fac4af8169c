// The terms of the field in two languages, with formulas that the derivation has.
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <optional>
#include <set>

#include "app/glossary/glossary.h"
#include "app/lessons/lesson.h"
#include "app/pages/glossary/glossary_page.h"
#include "app/window/command_finder.h"
#include "app/window/panes/derivation_panel.h"
#include "core/derivation/notation/formula_text.h"
#include "tests/support/opened_window.h"
#include "tests/support/test_registry.h"
#include "widgets/common/language.h"
#include "widgets/formula/derivation_view.h"
#include "widgets/formula/formula_label.h"

namespace tests_of_glossary {

using namespace greyscope;
using namespace greyscope::app;

namespace {

GlossaryTerm termOf(const std::string& key) {
    for (const GlossaryTerm& term : glossary()) {
        if (term.key == key) {
            return withFormula(term);
        }
    }
    return {};
}

/// Of a step for each series one is enough.
bool hasStep(const widgets::DerivationView& view, const QString& key) {
    const auto derivation = view.spec().derivation;
    const std::string step = key.toStdString();
    const auto is = [&](const derivation::Step& of) { return of.key == step || of.key.starts_with(step + '.'); };
    return step.empty() || (derivation && std::any_of(derivation->steps.begin(), derivation->steps.end(), is));
}

QString formulaOf(const std::string& key) {
    const GlossaryTerm term = termOf(key);
    return term.formula ? QString::fromStdString(derivation::plainFormula(*term.formula)) : QString();
}

}  // namespace

class tst_glossary : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { widgets::useLanguage(QLocale(QStringLiteral("en"))); }

    void everyTermHasTwoNamesAndASentence() {
        const std::vector<GlossaryTerm> terms = glossary();
        QVERIFY(terms.size() >= 50);
        std::set<std::string> keys;
        for (const GlossaryTerm& term : terms) {
            QVERIFY2(keys.insert(term.key).second, term.key.c_str());
            QVERIFY2(term.others.size() == 1, term.key.c_str());
            QVERIFY2(term.others.front() != term.name, term.key.c_str());
            QVERIFY2(term.text.endsWith(QLatin1Char('.')), term.key.c_str());
            QVERIFY2(term.textBeside.endsWith(QStringLiteral("。")), term.key.c_str());
        }
    }

    /// A step that is renamed takes its formula from the glossary: that has to be noticed.
    void everyStepThatATermNamesHasItsRule() {
        for (const TermRow& row : termRows()) {
            const GlossaryTerm term = termOf(row.key);
            QVERIFY2(term.formula.has_value() == (row.course != Course::none), row.key);
            QVERIFY2(!term.source.isEmpty() || row.source == derivation::SourceId::none, row.key);
        }
    }

    void lessonsThatTermsNameExist() {
        const std::vector<Lesson> all = lessons();
        for (const TermRow& row : termRows()) {
            QVERIFY2(row.lesson[0] == '\0' || lessonPlace(all, row.lesson) < all.size(), row.key);
        }
    }

    void formulasAreThoseOfTheDerivation() {
        QCOMPARE(formulaOf("class-ratio"), QStringLiteral("σ(k) = (x(k − 1))/(x(k))"));
        QCOMPARE(formulaOf("posterior-ratio"), QStringLiteral("C = S₂/S₁"));
        QVERIFY(formulaOf("gm11").contains(QStringLiteral("u")));
        QVERIFY(formulaOf("relational-coefficient").contains(QStringLiteral("ρ")));
    }

    void inChineseTheEnglishStandsBeside() {
        widgets::useLanguage(QLocale(QStringLiteral("zh_CN")));
        const GlossaryTerm term = termOf("class-ratio");
        QCOMPARE(term.name, QStringLiteral("级比"));
        QCOMPARE(term.others, QStringList{QStringLiteral("class ratio")});
    }

    /// bei jing, can cha, ji bi, lei jia
    void chineseTermsStandByTheirSounds() {
        widgets::useLanguage(QLocale(QStringLiteral("zh_CN")));
        const std::vector<GlossaryTerm> terms = glossary();
        const auto place = [&](const char* key) {
            return std::find_if(terms.begin(), terms.end(), [&](const GlossaryTerm& each) { return each.key == key; });
        };
        QVERIFY(place("background") < place("residual"));
        QVERIFY(place("residual") < place("class-ratio"));
        QVERIFY(place("class-ratio") < place("accumulation"));
    }

    void isFoundInEitherLanguage() {
        const GlossaryTerm term = termOf("development-coefficient");
        QVERIFY(term.matches(QStringLiteral("发展")));
        QVERIFY(term.matches(QStringLiteral("DEVELOPMENT coeff")));
        QVERIFY(term.matches(QString()));
        QVERIFY(!term.matches(QStringLiteral("发展 tree")));
    }

    void thePageFindsAndShows() {
        test::OpenedWindow opened;
        opened.action("help.glossary")->trigger();
        QCOMPARE(opened.window->currentPage()->key(), QStringLiteral("glossary"));
        auto* list = opened.window->findChild<QListWidget*>(QStringLiteral("glossary.list"));
        auto* words = opened.window->findChild<QLineEdit*>(QStringLiteral("glossary.words"));
        QCOMPARE(list->count(), static_cast<int>(termRows().size()));
        words->setText(QStringLiteral("后验差比"));
        QCOMPARE(list->count(), 1);
        const auto* formula = opened.window->findChild<widgets::FormulaLabel*>(QStringLiteral("glossary.formula"));
        QVERIFY(formula->isVisible() && formula->height() >= formula->heightForWidth(formula->width()));
        QVERIFY(formula->accessibleName().contains(QStringLiteral("fraction")));
        words->setText(QStringLiteral("class ratio"));
        QVERIFY(list->count() > 1);  // others speak of it
        QVERIFY(list->item(0)->text().startsWith(QStringLiteral("class ratio")));
        words->setText(QStringLiteral("no such term"));
        QCOMPARE(list->count(), 0);
        QVERIFY(!formula->isVisible());
    }

    void everyTermFitsANarrowPage() {
        for (const char* language : {"en", "zh_CN"}) {
            widgets::useLanguage(QLocale(QLatin1String(language)));
            test::OpenedWindow opened;
            opened.action("help.glossary")->trigger();
            auto* page = opened.window->currentPage();
            for (const GlossaryTerm& term : glossary()) {
                page->setPlace({{QStringLiteral("term"), QString::fromStdString(term.key)}});
                page->layout()->activate();
                QVERIFY2(page->minimumSizeHint().width() <= 464, term.key.c_str());
            }
        }
    }

    void leadsToTheStepOfTheDerivation() {
        test::OpenedWindow opened;
        opened.action("help.glossary")->trigger();
        auto* work = opened.window->findChild<QPushButton*>(QStringLiteral("glossary.work"));
        QVERIFY(!work->isEnabled());  // nothing is open
        opened.action("file.sample")->trigger();
        opened.action("help.glossary")->trigger();
        opened.window->currentPage()->setPlace({{QStringLiteral("term"), QStringLiteral("background")}});
        QVERIFY(work->isEnabled());
        work->click();
        QCOMPARE(opened.window->currentPage()->key(), QStringLiteral("forecast"));
        const widgets::DerivationView& derivation = opened.window->findChild<DerivationPanel*>()->derivation();
        QTRY_VERIFY(derivation.spec().chosen.known());
        const auto step = static_cast<std::size_t>(derivation.spec().chosen.step);
        QCOMPARE(derivation.spec().derivation->steps[step].key, std::string("z"));
        for (const char* page : {"relations", "forecast", "relative"}) {
            opened.window->showPage(QLatin1String(page));
            for (const GlossaryTerm& term : glossary()) {
                QTRY_VERIFY2(term.page != QLatin1String(page) || hasStep(derivation, term.step), term.key.c_str());
            }
        }
    }

    void theCommandFinderKnowsTheTerms() {
        test::OpenedWindow opened;
        opened.action("help.find")->trigger();
        auto* finder = opened.window->findChild<CommandFinder*>();
        auto* words = finder->findChild<QLineEdit*>();
        words->setText(QStringLiteral("分辨系数"));
        QCOMPARE(finder->findChild<QListView*>()->model()->rowCount(), 1);
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(opened.window->currentPage()->key(), QStringLiteral("glossary"));
        const auto* list = opened.window->findChild<QListWidget*>(QStringLiteral("glossary.list"));
        QVERIFY(list->currentItem()->text().contains(QStringLiteral("distinguishing coefficient")));
    }

    /// An empty box would look like a fault; Enter runs nothing and leaves what is written to be mended.
    void theCommandFinderSaysThatNothingMatches() {
        test::OpenedWindow opened;
        opened.action("help.find")->trigger();
        auto* finder = opened.window->findChild<CommandFinder*>();
        auto* words = finder->findChild<QLineEdit*>();
        const auto* none = finder->findChild<QLabel*>(QStringLiteral("noMatch"));
        QVERIFY(!none->isVisible());
        words->setText(QStringLiteral("zebra crossing"));
        QVERIFY(none->isVisible() && none->text().contains(QStringLiteral("zebra crossing")));
        QTest::keyClick(words, Qt::Key_Return);
        QVERIFY(finder->isVisible());
        words->setText(QStringLiteral("find"));
        QVERIFY2(!none->isVisible(), qPrintable(none->text()));
    }
};

GREYSCOPE_TEST(tst_glossary)

}  // namespace tests_of_glossary

#include "tst_glossary.moc"
