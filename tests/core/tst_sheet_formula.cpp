// Derivations as sheets that calculate themselves: recalculated here by a small reader of such formulas.
#include <QtTest>

#include <cmath>
#include <map>
#include <string>

#include "core/working/sheet_formula.h"
#include "tests/support/derivation_kinds.h"
#include "tests/support/sheet_calculator.h"
#include "tests/support/test_registry.h"

namespace tests_of_sheet_formula {

using namespace greyscope;
using working::Derivation;
using Columns = test::MeasuredColumns;
using Sheet = std::vector<std::string>;  // the column of values

namespace {

Sheet sheetOf(const Derivation& derivation) {
    Sheet column;
    for (const auto& row : working::sheetRows(derivation)) {
        column.push_back(row[3]);
    }
    return column;
}

/// What is chosen and measured of one derivation among the formulas of another.
Sheet withMeasured(Sheet sheet, const Derivation& other) {
    Sheet numbers{sheet.front()};
    for (const auto& [name, value] : working::sheetChoices(other)) {
        numbers.push_back(base::toText(static_cast<double>(value)));
    }
    for (const working::Step& step : other.steps) {
        for (const std::size_t line : working::sheetOrder(step)) {
            numbers.push_back(base::toText(static_cast<double>(step.lines[line].value)));
        }
    }
    for (std::size_t i = 0; i < sheet.size(); ++i) {
        sheet[i] = sheet[i].front() == '=' ? sheet[i] : numbers.at(i);
    }
    return sheet;
}

void agrees(const Sheet& sheet, const Derivation& derivation) {
    const auto cells = test::calculated(sheet, "D");
    std::size_t row = 1 + working::sheetChoices(derivation).size();
    for (const working::Step& step : derivation.steps) {
        for (const std::size_t line : working::sheetOrder(step)) {
            const auto found = cells.find("D" + std::to_string(++row));
            QVERIFY2(found != cells.end(), sheet[row - 1].c_str());
            const double expected = static_cast<double>(step.lines[line].value);
            if (!(std::abs(found->second - expected) <= 1e-7 * std::max(1.0, std::abs(expected)))) {
                QFAIL(qPrintable(QString("%1: %2 instead of %3 by %4")
                                     .arg(QString::fromStdString(step.key))
                                     .arg(found->second, 0, 'g', 15)
                                     .arg(expected, 0, 'g', 15)
                                     .arg(QString::fromStdString(sheet[row - 1]))));
            }
        }
    }
    QCOMPARE(sheet.size(), row);
}

}  // namespace

class tst_sheet_formula : public QObject {
    Q_OBJECT

private slots:
    void modelsFollowWhatIsMeasured_data();
    void modelsFollowWhatIsMeasured();
    void degreesFollowWhatIsMeasured_data();
    void degreesFollowWhatIsMeasured();
    void whereSeriesCoincide();
    void whatIsNotShownStands();
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
    const working::Rounding rounding =
        digits < 0 ? working::Rounding{} : working::Rounding{working::Rounding::Kind::decimals, digits};
    const Derivation before = test::modelWorking(static_cast<grey::GreyModel>(model), test::kMeasuredColumns, rounding);
    const Sheet sheet = sheetOf(before);
    agrees(sheet, before);
    // Where the tail of one sign begins is no formula.
    if (digits < 0 && static_cast<grey::GreyModel>(model) != grey::GreyModel::residualRemnant) {
        const Derivation after = test::modelWorking(static_cast<grey::GreyModel>(model), test::measuredAgain());
        agrees(withMeasured(sheet, after), after);
    }
}

void tst_sheet_formula::degreesFollowWhatIsMeasured_data() {
    QTest::addColumn<int>("method");
    QTest::addColumn<int>("image");
    QTest::addColumn<int>("scope");
    using grey::ExtremaScope;
    for (const auto& [method, methodName] : grey::relationMethodNames()) {
        for (const auto& [image, imageName] : data::imageNames()) {
            for (const auto& [scope, scopeName] : grey::extremaScopeNames()) {
                const bool other = method != grey::RelationMethod::deng && scope != ExtremaScope::global;
                if (!other) {
                    QTest::newRow((methodName + " " + imageName + " " + scopeName).c_str())
                        << static_cast<int>(method) << static_cast<int>(image) << static_cast<int>(scope);
                }
            }
        }
    }
}

void tst_sheet_formula::degreesFollowWhatIsMeasured() {
    QFETCH(int, method);
    QFETCH(int, image);
    QFETCH(int, scope);
    grey::RelationOptions options;
    options.method = static_cast<grey::RelationMethod>(method);
    options.image.kind = static_cast<data::Image>(image);
    options.image.target = 4.0;
    options.scope = static_cast<grey::ExtremaScope>(scope);
    options.distinguishingCoefficient = 0.4;
    options.theta = 0.3;
    const Derivation before = test::degreeWorking(options, test::kMeasuredColumns);
    const Sheet sheet = sheetOf(before);
    agrees(sheet, before);
    const Derivation after = test::degreeWorking(options, test::measuredAgain());
    agrees(withMeasured(sheet, after), after);
    const Derivation rounded =
        test::degreeWorking(options, test::kMeasuredColumns, {working::Rounding::Kind::decimals, 3});
    agrees(sheetOf(rounded), rounded);
}

/// All differences are 0: every coefficient is 1, and no longer when a number changes.
void tst_sheet_formula::whereSeriesCoincide() {
    const Columns same{{1.0, 2.0, 4.0}, {2.0, 4.0, 8.0}};
    grey::RelationOptions options;
    options.image.kind = data::Image::mean;
    const Derivation before = test::degreeWorking(options, same);
    const Sheet sheet = sheetOf(before);
    agrees(sheet, before);
    const Derivation after = test::degreeWorking(options, {{1.0, 2.0, 4.0}, {2.0, 5.0, 8.0}});
    agrees(withMeasured(sheet, after), after);
}

/// Of more series than anybody reads the images are not written, and the sheet says where it takes them.
void tst_sheet_formula::whatIsNotShownStands() {
    Columns many;
    for (int i = 0; i < 9; ++i) {
        many.push_back({1.0 + i, 3.0 + i * i, 5.0 - 0.25 * i, 4.0});
    }
    grey::RelationOptions options;
    options.image.kind = data::Image::mean;
    const Derivation derivation = test::degreeWorking(options, many);
    agrees(sheetOf(derivation), derivation);
    working::SheetCells cells;
    cells.rowOf = [](const working::LineRef& line) { return static_cast<std::size_t>(100 * line.step + line.line); };
    const auto follows = [&](const std::string& key) {
        const auto step = static_cast<int>(derivation.step(key) - derivation.steps.data());
        return working::sheetCell(derivation, {step, 0}, cells).follows;
    };
    QVERIFY(!follows("M") && follows("image.1") && follows("degree"));
}

/// Excel takes 8,192 characters.
void tst_sheet_formula::aLongSeriesHasShortFormulas() {
    std::vector<double> values;
    for (int k = 0; k < 490; ++k) {
        values.push_back(1000.0 + k + 3.0 * std::sin(k));
    }
    const Derivation derivation = test::modelWorking(grey::GreyModel::gm11, {values, values, values});
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
    const auto model = [](const std::vector<double>& values) {
        const data::SeriesTable table = test::tableOf({values});
        grey::ForecastOptions options;
        base::NoProgress progress;
        const auto result = grey::forecast(table, 0, options, progress);
        return *working::forecastWorking(table, 0, options, result->model);
    };
    const Derivation before = model({2.0, 3.0, 3.0, 3.0, 3.0});
    const Sheet sheet = sheetOf(before);
    agrees(sheet, before);
    const Derivation after = model({2.0, 3.0, 3.1, 3.4, 3.5});
    const auto cells = test::calculated(withMeasured(sheet, after), "D");
    const double last = static_cast<double>(after.step("restored")->lines.back().value);
    const bool found =
        std::any_of(cells.begin(), cells.end(), [&](const auto& cell) { return std::abs(cell.second - last) < 1e-9; });
    QVERIFY(found);
}

GREYSCOPE_TEST(tst_sheet_formula)

}  // namespace tests_of_sheet_formula

#include "tst_sheet_formula.moc"
