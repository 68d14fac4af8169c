// The values of a derivation, covered until they are asked for.
#include <QAccessible>
#include <QTest>

#include "core/derivation/forecast_derivation.h"
#include "core/derivation/interval_derivation.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"
#include "widgets/formula/derivation_view.h"
#include "widgets/present/derivation/derivation_cover.h"
#include "widgets/present/derivation/derivation_text.h"

namespace tests_of_derivation_cover {

using namespace greyscope;
using namespace greyscope::widgets;

namespace {

derivation::Derivation derivationOf(const std::vector<double>& series, const grey::ForecastOptions& options) {
    const data::SeriesTable table = test::tableOf({series}, {}, {"series"});
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, options, progress);
    return *derivation::forecastDerivation(table, 0, options, result->model, {});
}

derivation::Derivation derivationOf(grey::GreyModel model = grey::GreyModel::gm11) {
    grey::ForecastOptions options;
    options.model = model;
    return derivationOf({2.874, 3.278, 3.337, 3.39, 3.679}, options);
}

derivation::LineRef lineOf(const derivation::Derivation& derivation, const std::string& key, int line = 0) {
    for (std::size_t i = 0; i < derivation.steps.size(); ++i) {
        if (derivation.steps[i].key == key) {
            return {static_cast<int>(i), line};
        }
    }
    return {};
}

QString textOf(const derivation::Derivation& derivation) {
    return derivationText(derivation, DerivationFormat::text, {});
}

}  // namespace

class tst_derivation_cover : public QObject {
    Q_OBJECT

private slots:
    void measuredNumbersShowFromTheStart() {
        const derivation::Derivation derivation = derivationOf();
        DerivationCover cover;
        cover.follow(derivation);
        const derivation::Derivation covered = cover.over(derivation);
        for (std::size_t i = 0; i < covered.steps.size(); ++i) {
            for (const derivation::Line& line : covered.steps[i].lines) {
                QCOMPARE(line.isVeiled(), covered.steps[i].key != "x");
            }
        }
        QVERIFY(textOf(covered).contains(QStringLiteral("3.278")));
        QVERIFY(!textOf(covered).contains(QStringLiteral("3.0654")));  // u of the textbook
        QVERIFY(textOf(derivation).contains(QStringLiteral("3.0654")));
    }

    void whatWasFoundIsCovered() {
        grey::ForecastOptions options;
        options.translation.kind = grey::Translation::Kind::automatic;
        const derivation::Derivation derivation = derivationOf({1.0, 4.0, 5.0, 9.0, 11.0, 14.0}, options);
        DerivationCover cover;
        cover.follow(derivation);
        QVERIFY(cover.over(derivation).step("C")->lines.front().isVeiled());
        QVERIFY(cover.uncover(lineOf(derivation, "C")));
        QVERIFY(!cover.over(derivation).step("C")->lines.front().isVeiled());
    }

    /// A quantile out of a table, and what a search ended at, are no measurement.
    void whatWasTakenOverIsCovered() {
        const auto interval = derivation::meanIntervalDerivation({10.0, 11.0, 13.0}, "series", 0.95, {});
        DerivationCover cover;
        cover.follow(*interval);
        const derivation::Derivation covered = cover.over(*interval);
        QVERIFY(covered.step("t")->lines.front().isVeiled());
        QVERIFY(!covered.step("x")->lines.front().isVeiled());
        QVERIFY(textOf(*interval).contains(QStringLiteral("4.3027")));  // t of 2 degrees of freedom, from tables
        QVERIFY(!textOf(covered).contains(QStringLiteral("4.3027")));
        const derivation::Derivation power = derivationOf(grey::GreyModel::ngbm);
        const auto searched = [](const derivation::Derivation& of) {
            const auto& notes = of.sections.front().notes;
            return std::count_if(notes.begin(), notes.end(),
                                 [](const auto& note) { return note.id == derivation::NoteId::searched; });
        };
        QCOMPARE(searched(power), 1);
        cover.follow(power);
        QCOMPARE(searched(cover.over(power)), 0);
        cover.uncoverNext();
        QCOMPARE(searched(cover.over(power)), 1);
    }

    void linesShowInTheirOrderAndGoBack() {
        const derivation::Derivation derivation = derivationOf();
        DerivationCover cover;
        cover.follow(derivation);
        const derivation::LineRef first = cover.uncoverNext();
        const derivation::LineRef second = cover.uncoverNext();
        QVERIFY(std::pair(first.step, first.line) < std::pair(second.step, second.line));
        QVERIFY(!cover.uncover(first) && !cover.uncover(second));  // they show
        QCOMPARE(cover.coverLast(), first);
        QVERIFY(!cover.uncover(first) && cover.uncover(second));
        QCOMPARE(cover.coverLast(), first);
        QVERIFY(!cover.coverLast().known());
        QVERIFY(!cover.coverLast().known());
        QCOMPARE(cover.uncovered(), std::size_t{0});
    }

    void theLastLineIsFollowedByNone() {
        const derivation::Derivation derivation = derivationOf();
        DerivationCover cover;
        cover.follow(derivation);
        cover.uncoverAll();
        QCOMPARE(cover.uncovered(), cover.count());
        QVERIFY(!cover.uncoverNext().known());
        QCOMPARE(cover.over(derivation), derivation);
    }

    void aNumberIsCoveredWhereverItIsPutIn() {
        const derivation::Derivation derivation = derivationOf();
        DerivationCover cover;
        cover.follow(derivation);
        QVERIFY(cover.uncover(lineOf(derivation, "u/a")));
        QVERIFY(!cover.uncover(lineOf(derivation, "u/a")));
        QVERIFY(!cover.uncover(lineOf(derivation, "x")));  // measured
        const derivation::Derivation covered = cover.over(derivation);
        const derivation::Line& line = covered.step("u/a")->lines.front();
        QVERIFY(!line.isVeiled());
        QCOMPARE(line.put.kind, derivation::Expr::Kind::fraction);
        QCOMPARE(line.put.parts, (std::vector{derivation::symbol(kCoverSign), derivation::symbol(kCoverSign)}));
    }

    void aMatrixShowsAtOnce() {
        const derivation::Derivation derivation = derivationOf();
        DerivationCover cover;
        cover.follow(derivation);
        const derivation::LineRef cell = lineOf(derivation, "B", 2);
        QVERIFY(cell.known() && cover.uncover(cell));
        const derivation::Derivation covered = cover.over(derivation);
        for (const derivation::Line& line : covered.step("B")->lines) {
            QVERIFY(!line.isVeiled());
        }
    }

    void otherStepsAreCoveredAnew() {
        const derivation::Derivation derivation = derivationOf();
        DerivationCover cover;
        cover.follow(derivation);
        cover.uncoverNext();
        cover.follow(derivation);
        QCOMPARE(cover.uncovered(), std::size_t{1});
        cover.follow(derivationOf(grey::GreyModel::dgm));
        QCOMPARE(cover.uncovered(), std::size_t{0});
    }

    /// Nobody hears what nobody sees.
    void coveredValuesAreNotReadOut() {
        const derivation::Derivation derivation = derivationOf();
        DerivationCover cover;
        cover.follow(derivation);
        DerivationSpec spec;
        spec.derivation = std::make_shared<const derivation::Derivation>(cover.over(derivation));
        DerivationView view;
        view.resize(900, 600);
        view.setSpec(spec);
        view.show();
        const derivation::LineRef u = lineOf(derivation, "u");
        int row = 0;
        for (int step = 0; step < u.step; ++step) {
            row += static_cast<int>(derivation.steps[static_cast<std::size_t>(step)].lines.size());
        }
        QCOMPARE(view.valueText(row, 1), QStringLiteral("covered"));
        QCOMPARE(view.valueText(row, 0), QStringLiteral("covered"));
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&view);
        QVERIFY(table != nullptr);
        for (int i = 0; i < table->childCount(); ++i) {
            QVERIFY(!table->child(i)->text(QAccessible::Name).contains(QStringLiteral("3.0654")));
        }
        spec.derivation = std::make_shared<const derivation::Derivation>(derivation);
        view.setSpec(spec);
        QCOMPARE(view.valueText(row, 1), QStringLiteral("3.0654"));
    }

    /// What is written later has its room from the start.
    void columnsKeepTheirWidth() {
        const derivation::Derivation derivation = derivationOf();
        DerivationCover cover;
        cover.follow(derivation);
        DerivationSpec spec;
        spec.derivation = std::make_shared<const derivation::Derivation>(cover.over(derivation));
        const Style style = Style::screen(Theme::light());
        const DerivationGeometry covered = DerivationGeometry::layout(spec, 900.0, style);
        spec.derivation = std::make_shared<const derivation::Derivation>(derivation);
        const DerivationGeometry open = DerivationGeometry::layout(spec, 900.0, style);
        QVERIFY(!open.numbers.empty());
        QCOMPARE(covered.numbers.size(), open.numbers.size());
        for (std::size_t i = 0; i < open.numbers.size(); ++i) {
            QCOMPARE(covered.numbers[i].place.width(), open.numbers[i].place.width());
        }
    }
};

GREYSCOPE_TEST(tst_derivation_cover)

}  // namespace tests_of_derivation_cover

#include "tst_derivation_cover.moc"
