// Relational degrees as sheets that calculate themselves.
#include <QTest>

#include "core/derivation/notation/sheet_formula.h"
#include "tests/support/derivation_kinds.h"
#include "tests/support/derivation_sheets.h"
#include "tests/support/test_registry.h"

namespace tests_of_sheet_degrees {

using namespace greyscope;
using derivation::Derivation;
using Columns = test::MeasuredColumns;
using test::agrees;
using test::Sheet;
using test::sheetOf;
using test::withMeasured;

class tst_sheet_degrees : public QObject {
    Q_OBJECT

private slots:
    void degreesFollowWhatIsMeasured_data();
    void degreesFollowWhatIsMeasured();
    void whereSeriesCoincide();
    void whatIsNotShownStands();
};

void tst_sheet_degrees::degreesFollowWhatIsMeasured_data() {
    QTest::addColumn<int>("method");
    QTest::addColumn<int>("image");
    QTest::addColumn<int>("scope");
    using grey::ExtremaScope;
    for (const auto& [method, methodName] : grey::relationMethodNames()) {
        for (const auto& [image, imageName] : data::imageNames()) {
            for (const auto& [scope, scopeName] : grey::extremaScopeNames()) {
                // Extrema are Deng's alone, and taken of any image alike.
                const bool deng = method == grey::RelationMethod::deng && image == data::Image::initial;
                if (deng || scope == ExtremaScope::global) {
                    QTest::newRow((methodName + " " + imageName + " " + scopeName).c_str())
                        << static_cast<int>(method) << static_cast<int>(image) << static_cast<int>(scope);
                }
            }
        }
    }
}

void tst_sheet_degrees::degreesFollowWhatIsMeasured() {
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
    const Derivation before = test::degreeDerivation(options, test::kMeasuredColumns);
    const Sheet sheet = sheetOf(before);
    agrees(sheet, before);
    const Derivation after = test::degreeDerivation(options, test::measuredAgain());
    agrees(withMeasured(sheet, after), after);
    if (options.image.kind != data::Image::initial) {
        return;  // an image's cells are rounded like any other's
    }
    const Derivation rounded =
        test::degreeDerivation(options, test::kMeasuredColumns, {derivation::Rounding::Kind::decimals, 3});
    agrees(sheetOf(rounded), rounded);
}

/// All differences are 0: every coefficient is 1, and no longer when a number changes.
void tst_sheet_degrees::whereSeriesCoincide() {
    const Columns same{{1.0, 2.0, 4.0}, {2.0, 4.0, 8.0}};
    grey::RelationOptions options;
    options.image.kind = data::Image::mean;
    const Derivation before = test::degreeDerivation(options, same);
    const Sheet sheet = sheetOf(before);
    agrees(sheet, before);
    const Derivation after = test::degreeDerivation(options, {{1.0, 2.0, 4.0}, {2.0, 5.0, 8.0}});
    agrees(withMeasured(sheet, after), after);
}

/// Of more series than anybody reads the images are not written, and the sheet says where it takes them.
void tst_sheet_degrees::whatIsNotShownStands() {
    Columns many;
    for (int i = 0; i < 9; ++i) {
        many.push_back({1.0 + i, 3.0 + i * i, 5.0 - 0.25 * i, 4.0});
    }
    grey::RelationOptions options;
    options.image.kind = data::Image::mean;
    const Derivation derivation = test::degreeDerivation(options, many);
    agrees(sheetOf(derivation), derivation);
    derivation::SheetCells cells;
    cells.rowOf = [](const derivation::LineRef& line) { return static_cast<std::size_t>(100 * line.step + line.line); };
    const auto follows = [&](const std::string& key) {
        const auto step = static_cast<int>(derivation.step(key) - derivation.steps.data());
        return derivation::sheetCell(derivation, {step, 0}, cells).follows;
    };
    QVERIFY(!follows("M") && follows("image.1") && follows("degree"));
}

GREYSCOPE_TEST(tst_sheet_degrees)

}  // namespace tests_of_sheet_degrees

#include "tst_sheet_degrees.moc"
