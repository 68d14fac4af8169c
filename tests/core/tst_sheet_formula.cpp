// Models as sheets that calculate themselves: recalculated here by a small reader of such formulas.
#include <QTest>

#include <cmath>
#include <string>

#include "core/derivation/notation/sheet_formula.h"
#include "tests/support/derivation_kinds.h"
#include "tests/support/derivation_sheets.h"
#include "tests/support/test_registry.h"

namespace tests_of_sheet_formula {

using namespace greyscope;
using derivation::Derivation;
using test::agrees;
using test::Sheet;
using test::sheetOf;
using test::withMeasured;

class tst_sheet_formula : public QObject {
    Q_OBJECT

private slots:
    void modelsFollowWhatIsMeasured_data();
    void modelsFollowWhatIsMeasured();
    void aLongSeriesHasShortFormulas();
    void aSeriesThatDoesNotGrow();
};

void tst_sheet_formula::modelsFollowWhatIsMeasured_data() {
    QTest::addColumn<int>("model");
    QTest::addColumn<int>("digits");
    for (const grey::GreyModelRow& row : grey::greyModels()) {
        QTest::newRow(row.name.c_str()) << static_cast<int>(row.model) << -1;
        QTest::newRow((row.name + ", rounded").c_str()) << static_cast<int>(row.model) << 6;
    }
}

void tst_sheet_formula::modelsFollowWhatIsMeasured() {
    QFETCH(int, model);
    QFETCH(int, digits);
    const derivation::Rounding rounding =
        digits < 0 ? derivation::Rounding{} : derivation::Rounding{derivation::Rounding::Kind::decimals, digits};
    const Derivation before =
        test::modelDerivation(static_cast<grey::GreyModel>(model), test::kMeasuredColumns, rounding);
    const Sheet sheet = sheetOf(before);
    agrees(sheet, before);
    // Where the tail of one sign begins is no formula.
    if (digits < 0 && static_cast<grey::GreyModel>(model) != grey::GreyModel::residualRemnant) {
        const Derivation after = test::modelDerivation(static_cast<grey::GreyModel>(model), test::measuredAgain());
        agrees(withMeasured(sheet, after), after);
    }
}

/// Excel takes 8,192 characters.
void tst_sheet_formula::aLongSeriesHasShortFormulas() {
    std::vector<double> values;
    for (int k = 0; k < 490; ++k) {
        values.push_back(1000.0 + k + 3.0 * std::sin(k));
    }
    const Derivation derivation = test::modelDerivation(grey::GreyModel::gm11, {values, values, values});
    const Sheet sheet = sheetOf(derivation);
    std::size_t longest = 0;
    std::size_t formulas = 0;
    for (const std::string& cell : sheet) {
        longest = std::max(longest, cell.size());
        formulas += cell.front() == '=' ? 1 : 0;
    }
    QVERIFY2(longest < 8000, qPrintable(QString::number(longest)));
    QVERIFY(formulas > 3000);
    QVERIFY(derivation.step("BtB") != nullptr);
    agrees(sheet, derivation);
}

/// Where a is 0 the response is a line; it is a curve again when the series is.
void tst_sheet_formula::aSeriesThatDoesNotGrow() {
    const auto model = [](grey::GreyModel chosen, const std::vector<double>& values) {
        const data::SeriesTable table = test::tableOf({values});
        grey::ForecastOptions options;
        options.model = chosen;
        base::NoProgress progress;
        const auto result = grey::forecast(table, 0, options, progress);
        return *derivation::forecastDerivation(table, 0, options, result->model);
    };
    const auto follows = [](const Derivation& before, const Derivation& after, const char* last) {
        const Sheet sheet = sheetOf(before);
        agrees(sheet, before);
        const auto cells = test::calculated(withMeasured(sheet, after), "D");
        const double value = static_cast<double>(after.step(last)->lines.back().value);
        return std::any_of(cells.begin(), cells.end(),
                           [&](const auto& cell) { return std::abs(cell.second - value) < 1e-9; });
    };
    using grey::GreyModel;
    const Derivation line = model(GreyModel::gm11, {2.0, 3.0, 3.0, 3.0, 3.0});
    const Derivation curve = model(GreyModel::gm11, {2.0, 3.0, 3.1, 3.4, 3.5});
    QVERIFY(follows(line, curve, "restored"));
    QVERIFY(follows(curve, line, "restored"));
    // Of the residual equations the second model may stop growing too.
    const Derivation levelled = model(GreyModel::residualEquations, {1.0, 3.0, 2.0, 3.0, 2.0, 3.0, 2.0});
    QVERIFY(std::abs(levelled.step("2.a")->lines.back().value) < 1e-7L);
    QVERIFY(follows(model(GreyModel::residualEquations, {1.0, 3.0, 2.0, 3.1, 2.0, 3.0, 2.2}), levelled, "corrected"));
}

GREYSCOPE_TEST(tst_sheet_formula)

}  // namespace tests_of_sheet_formula

#include "tst_sheet_formula.moc"
