// The digits of a matrix in cells of any width.
#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/matrix/matrix_numbers.h"
#include "widgets/present/words/number_text.h"

namespace tests_of_matrix_numbers {

using namespace greyscope::widgets;

class tst_matrix_numbers : public QObject {
    Q_OBJECT

private slots:
    /// Negative numbers, whose sign is no hyphen, as well as others.
    void narrowCellsHaveFewerDigits() {
        const Style style = Style::screen(Theme::light());
        MatrixSpec spec;
        spec.palette = Palette::diverging;
        for (const double value : {-0.12345, 0.54321}) {
            spec.cells.push_back({.value = value, .text = fixedText(value, 4)});
        }
        const QSizeF wide(2.0 * widestText(spec, 0, style), 40.0);
        MatrixSpec whole = spec;
        fitNumbers(whole, wide, style);
        QCOMPARE(whole, spec);
        MatrixSpec narrow = spec;
        fitNumbers(narrow, {wide.width() / 2.0 - 1.0, wide.height()}, style);
        for (std::size_t i = 0; i < spec.cells.size(); ++i) {
            const QString& text = narrow.cells[i].text;
            QVERIFY2(!text.isEmpty() && text.size() < spec.cells[i].text.size(), qPrintable(text));
            const qsizetype decimals = text.size() - text.indexOf(QLatin1Char('.')) - 1;
            QCOMPARE(text, fixedText(*spec.cells[i].value, static_cast<int>(decimals)));
        }
    }
};

GREYSCOPE_TEST(tst_matrix_numbers)

}  // namespace tests_of_matrix_numbers

#include "tst_matrix_numbers.moc"
