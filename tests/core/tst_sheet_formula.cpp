// Derivations as sheets that calculate themselves: recalculated here by a small reader of such formulas.
#include <QtTest>

#include <cctype>
#include <cmath>
#include <map>
#include <string>

#include "core/working/forecast_working.h"
#include "core/working/sheet_formula.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_sheet_formula {

using namespace greyscope;

namespace {

/// What of a spreadsheet's language the sheets use.
class Reader {
public:
    Reader(const std::string& text, const std::map<std::string, double>& cells) : m_text(text), m_cells(cells) {}
    double formula() { return sum(); }
    [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }

private:
    bool take(char sign) {
        const bool there = m_at < m_text.size() && m_text[m_at] == sign;
        m_at += there ? 1 : 0;
        return there;
    }
    double sum() {
        double value = product();
        while (true) {
            if (take('+')) {
                value += product();
            } else if (take('-')) {
                value -= product();
            } else {
                return value;
            }
        }
    }
    double product() {
        double value = power();
        while (true) {
            if (take('*')) {
                value *= power();
            } else if (take('/')) {
                value /= power();
            } else {
                return value;
            }
        }
    }
    double power() {
        const double base = atom();
        return take('^') ? std::pow(base, atom()) : base;
    }
    double atom() {
        if (take('-')) {
            return -atom();
        }
        if (take('(')) {
            const double value = sum();
            take(')');
            return value;
        }
        const std::size_t start = m_at;
        if (std::isalpha(static_cast<unsigned char>(m_text[m_at])) != 0) {
            while (m_at < m_text.size() && std::isalnum(static_cast<unsigned char>(m_text[m_at])) != 0) {
                ++m_at;
            }
            const std::string name = m_text.substr(start, m_at - start);
            return take('(') ? called(name) : m_cells.at(name);
        }
        std::size_t used = 0;
        const double value = QString::fromStdString(numberAt(start, used)).toDouble();
        m_at = start + used;
        return value;
    }
    std::string numberAt(std::size_t start, std::size_t& used) const {
        std::size_t end = start;
        while (end < m_text.size() &&
               (std::isdigit(static_cast<unsigned char>(m_text[end])) != 0 || m_text[end] == '.' ||
                m_text[end] == 'e' ||
                (end > start && (m_text[end] == '-' || m_text[end] == '+') && m_text[end - 1] == 'e'))) {
            ++end;
        }
        used = end - start;
        return m_text.substr(start, used);
    }
    double called(const std::string& name) {
        std::vector<double> values{sum()};
        while (take(',')) {
            values.push_back(sum());
        }
        take(')');
        if (name == "ROUND") {
            const double unit = std::pow(10.0, values[1]);
            return std::round(values[0] * unit) / unit;
        }
        return name == "EXP"    ? std::exp(values[0])
               : name == "ABS"  ? std::abs(values[0])
               : name == "SQRT" ? std::sqrt(values[0])
               : name == "MIN"  ? *std::min_element(values.begin(), values.end())
                                : *std::max_element(values.begin(), values.end());
    }

    const std::string& m_text;
    const std::map<std::string, double>& m_cells;
    std::size_t m_at = 0;
};

}  // namespace

class tst_sheet_formula : public QObject {
    Q_OBJECT

private slots:
    void everyCellIsRecalculated_data();
    void everyCellIsRecalculated();
};

void tst_sheet_formula::everyCellIsRecalculated_data() {
    QTest::addColumn<int>("model");
    for (const grey::GreyModelRow& row : grey::greyModels()) {
        QTest::newRow(row.name.c_str()) << static_cast<int>(row.model);
    }
}

void tst_sheet_formula::everyCellIsRecalculated() {
    QFETCH(int, model);
    const data::SeriesTable table =
        test::tableOf({{6.0, 20.0, 40.0, 25.0, 40.0, 45.0, 35.0, 21.0, 14.0, 18.0, 15.5, 17.0, 15.0},
                       {1.0, 2.0, 4.0, 3.0, 4.0, 5.0, 3.5, 2.0, 1.5, 2.0, 1.6, 1.7, 1.4},
                       {3.0, 1.0, 2.0, 5.0, 4.0, 2.0, 6.0, 4.0, 5.0, 7.0, 6.0, 8.0, 9.0}});
    grey::ForecastOptions options;
    options.model = static_cast<grey::GreyModel>(model);
    options.power = 0.4;
    options.order = 0.7;
    options.related = {{"s1"}, {"s2"}};
    options.relatedFuture = grey::RelatedFuture::lastValue;
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, options, progress);
    QVERIFY(!result->model.failure);
    const auto derivation = *working::forecastWorking(table, 0, options, result->model);
    const auto rows = working::sheetRows(derivation);
    std::map<std::string, double> cells;
    std::size_t row = 1;
    for (const working::Step& step : derivation.steps) {
        for (const working::Line& line : step.lines) {
            const std::string text = rows[row][3];
            const std::string formula = text.front() == '=' ? text.substr(1) : text;
            Reader reader(formula, cells);
            const double value = reader.formula();
            QVERIFY2(reader.atEnd(), formula.c_str());
            const double expected = static_cast<double>(line.value);
            QVERIFY2(std::abs(value - expected) <= 1e-7 * std::max(1.0, std::abs(expected)),
                     qPrintable(QString("%1: %2 instead of %3")
                                    .arg(QString::fromStdString(step.key))
                                    .arg(value, 0, 'g', 15)
                                    .arg(expected, 0, 'g', 15)));
            cells["D" + std::to_string(++row)] = value;
        }
    }
    QCOMPARE(rows.size(), row);
}

GREYSCOPE_TEST(tst_sheet_formula)

}  // namespace tests_of_sheet_formula

#include "tst_sheet_formula.moc"
