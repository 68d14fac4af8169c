// Every kind of derivation as documents and read out: tst_tex_derivation and tst_derivation_workbook try the same
// kinds.
#include <QTest>
#include <QXmlStreamReader>

#include "core/base/names.h"
#include "core/derivation/notation/notation.h"
#include "core/grey/degrees/relation_method.h"
#include "tests/support/derivation_kinds.h"
#include "tests/support/test_registry.h"
#include "widgets/formula/spoken_formula.h"
#include "widgets/present/derivation/derivation_blocks.h"
#include "widgets/present/derivation/derivation_text.h"
#include "widgets/present/derivation/derivation_words.h"

namespace tests_of_derivation_kinds {

using namespace greyscope;

namespace {

constexpr derivation::NumberStyle kNumbers{4, false};

/// The first sign that has no word.
QString unspoken(const QString& text) {
    for (const QChar sign : text) {
        if (sign.category() == QChar::Symbol_Math || QStringLiteral("…⋮′·").contains(sign)) {
            return sign;
        }
    }
    return {};
}

/// The tables of the first section of a kind.
std::vector<widgets::DerivationBlock> tablesOf(const std::vector<test::NamedDerivation>& all, const std::string& name,
                                               derivation::SectionId id) {
    std::vector<widgets::DerivationBlock> tables;
    for (const auto& [each, derivation] : all) {
        for (const derivation::DerivationSection& section : derivation.sections) {
            for (widgets::DerivationBlock& block : widgets::blocksOf(derivation, section, kNumbers)) {
                if (each == name && section.id == id && block.kind == widgets::DerivationBlock::Kind::table) {
                    tables.push_back(std::move(block));
                }
            }
        }
    }
    return tables;
}

void addKinds() {
    QTest::addColumn<std::size_t>("kinds");
    for (std::size_t i = 0; i < std::size(test::kDerivationKinds); ++i) {
        QTest::newRow(test::kDerivationKinds[i].name) << i;
    }
}

}  // namespace

class tst_derivation_kinds : public QObject {
    Q_OBJECT

private slots:
    /// What no title is known of would be taken for a degree.
    void haveTitlesOfTheirOwn_data() { addKinds(); }
    void haveTitlesOfTheirOwn() {
        QFETCH(const std::size_t, kinds);
        for (const auto& [name, derivation] : test::kDerivationKinds[kinds].all()) {
            const bool degree = base::choiceNamed(grey::relationMethodNames(), derivation.name).has_value();
            QVERIFY2(degree || !widgets::derivationTitle(derivation).contains(QStringLiteral("Degree of areas")),
                     name.c_str());
        }
    }

    void treesAreOfWhatTheyPredict() {
        derivation::Derivation split;
        split.name = "tree";
        split.series = "ratio";
        QCOMPARE(widgets::derivationTitle(split), QStringLiteral("Split of the ratio"));
        split.series = "throughput_mb_s";
        QCOMPARE(widgets::derivationTitle(split), QStringLiteral("Split of Throughput"));
    }

    void areWellFormedMathml_data() { addKinds(); }
    void areWellFormedMathml() {
        QFETCH(const std::size_t, kinds);
        for (const auto& [name, derivation] : test::kDerivationKinds[kinds].all()) {
            const QString page = derivationText(derivation, widgets::DerivationFormat::mathml, kNumbers);
            QXmlStreamReader reader(page);
            qsizetype formulas = 0;
            while (!reader.atEnd()) {
                formulas +=
                    reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("math");
            }
            QVERIFY2(!reader.hasError(), qPrintable(QString::fromStdString(name) + reader.errorString()));
            QVERIFY2(formulas >= static_cast<qsizetype>(derivation.steps.size()), name.c_str());
            QString last = QString::fromStdString(numberText(derivation.last()->value, kNumbers));
            last = last.remove(QLatin1Char('-')).section(QLatin1Char('e'), 0, 0);  // powers stand apart
            QVERIFY2(page.contains(last), name.c_str());
        }
    }

    /// A row of a node is one line, and so is a threshold with its means and its error.
    void columnsThatCountAlikeStandSideBySide() {
        const auto all = test::splitsPathsAndMerges();
        const auto rows = tablesOf(all, "split", derivation::SectionId::splitRows);
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows.front().headings.size(), std::size_t{2});
        QCOMPARE(rows.front().rows.size(), std::size_t{8});
        const auto thresholds = tablesOf(all, "split", derivation::SectionId::splitCandidates);
        QCOMPARE(thresholds.size(), std::size_t{1});
        QCOMPARE(thresholds.front().headings.size(), std::size_t{4});
        QCOMPARE(thresholds.front().rows.back().front().text, QStringLiteral("48"));
    }

    /// A subtree has its number in every column, by the index of the rules.
    void subtreesAreCountedAlike() {
        const auto path = tablesOf(test::errorsOfTrees(), "pruning", derivation::SectionId::pruning);
        QCOMPARE(path.size(), std::size_t{2});  // leaves, squares and α; β, which is between two of them
        QCOMPARE(path.front().headings.size(), std::size_t{3});
        for (const widgets::DerivationBlock& table : path) {
            QCOMPARE(table.rowHeading, QStringLiteral("i"));
            QCOMPARE(table.rowNames.front(), QStringLiteral("1"));
        }
        QCOMPARE(path.back().rows.size() + 1, path.front().rows.size());
    }

    void areReadOut_data() { addKinds(); }
    void areReadOut() {
        QFETCH(const std::size_t, kinds);
        for (const auto& [name, derivation] : test::kDerivationKinds[kinds].all()) {
            for (const derivation::Step& step : derivation.steps) {
                QStringList said{widgets::spokenFormula(ruleNotation(step, kNumbers))};
                for (const derivation::Line& line : step.lines) {
                    said << widgets::spokenFormula(lineNotation(step, line, kNumbers));
                }
                for (const QString& text : said) {
                    QVERIFY2(!text.isEmpty() && unspoken(text).isEmpty(),
                             qPrintable(QString::fromStdString(name + " " + step.key + ": ") + text));
                }
            }
        }
    }
};

GREYSCOPE_TEST(tst_derivation_kinds)

}  // namespace tests_of_derivation_kinds

#include "tst_derivation_kinds.moc"
