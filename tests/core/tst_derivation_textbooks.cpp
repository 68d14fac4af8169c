// The examples of tests/data/grey.json worked through: what the sources print of the way there, at their digits.
#include <QTest>

#include <cmath>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/derivation/draft.h"
#include "core/derivation/forecast_derivation.h"
#include "core/derivation/relation_derivation.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_textbooks {

using namespace greyscope;
using data::Image;
using derivation::Derivation;
using grey::GreyModel;
using Json = nlohmann::json;
using Numbers = std::vector<double>;
using Rows = std::vector<Numbers>;

namespace {

/// A number on the way: the step and the line (from 0; -1: the last), and what is printed.
struct Printed {
    std::string step;
    int line = -1;
    double value = 0.0;
    double tolerance = 0.0;
};

std::vector<Printed> printedList(const std::string& step, const Numbers& values, double tolerance, int first = 0) {
    std::vector<Printed> list;
    for (std::size_t i = 0; i < values.size(); ++i) {
        list.push_back({step, first + static_cast<int>(i), values[i], tolerance});
    }
    return list;
}

Derivation forecastOf(const Numbers& values, const grey::ForecastOptions& options = {},
                      const derivation::ForecastDerivationOptions& how = {}) {
    const data::SeriesTable table = test::tableOf({values});
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, options, progress);
    return *derivation::forecastDerivation(table, 0, options, result->model, how);
}

Derivation modelOf(GreyModel model, const Numbers& values, std::size_t horizon = 0) {
    grey::ForecastOptions options;
    options.model = model;
    options.horizon = horizon;
    return forecastOf(values, options);
}

Derivation degreeOf(const Rows& columns, std::size_t compared, const grey::RelationOptions& options,
                    bool ideal = false) {
    std::vector<std::size_t> all(columns.size());
    std::iota(all.begin(), all.end(), 0);
    return *derivation::relationDerivation(test::tableOf(columns), all, {0, compared, ideal}, options);
}

grey::RelationOptions optionsOf(Image image, grey::RelationMethod method = grey::RelationMethod::deng) {
    grey::RelationOptions options;
    options.image.kind = image;
    options.method = method;
    return options;
}

Rows transposed(const Rows& rows) {
    Rows columns(rows.front().size());
    for (const Numbers& row : rows) {
        for (std::size_t j = 0; j < row.size(); ++j) {
            columns[j].push_back(row[j]);
        }
    }
    return columns;
}

}  // namespace

class tst_derivation_textbooks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void dengOfSevenJudges();
    void decisionsWithCostsAndBenefits();
    void meanImageOfThreeColumns();
    void imagesOfLiu();
    void areasOfLiu();
    void wrongCoefficientOfTheWeb();
    void operators();
    void gm11OfTheBooks_data();
    void gm11OfTheBooks();
    void posteriorOfTheFixture();
    void discreteModels();
    void bernoulliOfOil();
    void staticModelOfKalvar();
    void remnantOfLiu();
    void firstEntryChangesNothing();
    void exampleOfZhaoAndHu();

private:
    Numbers series(const std::string& id, const char* key = "series") const {
        return m_entries.at(id).at("input").at(key).get<Numbers>();
    }
    Rows rows(const std::string& id, const char* key) const { return m_entries.at(id).at("input").at(key).get<Rows>(); }
    Numbers expected(const std::string& id, const char* key) const {
        return m_entries.at(id).at("expected").at(key).get<Numbers>();
    }
    std::map<std::string, Json> m_entries;
};

namespace {

void follow(const Derivation& derivation, const std::vector<Printed>& printed) {
    for (const Printed& each : printed) {
        const derivation::Step* step = derivation.step(each.step);
        QVERIFY2(step != nullptr, each.step.c_str());
        const std::size_t line = each.line < 0 ? step->lines.size() - 1 : static_cast<std::size_t>(each.line);
        QVERIFY(line < step->lines.size());
        const double value = static_cast<double>(step->lines[line].value);
        QVERIFY2(std::abs(value - each.value) <= each.tolerance, qPrintable(QString("%1[%2]: %3, printed %4")
                                                                                .arg(QString::fromStdString(each.step))
                                                                                .arg(line)
                                                                                .arg(value, 0, 'g', 12)
                                                                                .arg(each.value, 0, 'g', 12)));
    }
}

}  // namespace

void tst_derivation_textbooks::initTestCase() {
    std::ifstream file(GREYSCOPE_TEST_DATA "/grey.json");
    for (const Json& each : Json::parse(file)) {
        m_entries[each.at("id")] = each;
    }
}

/// Two values of rho; the differences and the extrema can be read off the table.
void tst_derivation_textbooks::dengOfSevenJudges() {
    for (const std::string id : {"gra-deng-raw-rho0.1", "gra-deng-raw-rho0.5"}) {
        Rows columns{series(id, "reference")};
        for (const Numbers& column : rows(id, "series")) {
            columns.push_back(column);
        }
        grey::RelationOptions options;
        options.distinguishingCoefficient = m_entries.at(id).at("params").at("rho");
        const Numbers degrees = expected(id, "grade");
        for (std::size_t i = 0; i < degrees.size(); ++i) {
            const Derivation derivation = degreeOf(columns, i + 1, options);
            follow(derivation, {{"m", 0, 0.0, 0.0}, {"M", 0, 7.0, 0.0}, {"degree", 0, degrees[i], 1e-12}});
            follow(derivation, printedList("degrees", degrees, 1e-12));
        }
        follow(degreeOf(columns, 1, options), printedList("difference.1", {1, 0, 1, 2, 3, 7, 0}, 0.0));
    }
}

/// Alternatives with criteria of their own, against the ideal.
void tst_derivation_textbooks::decisionsWithCostsAndBenefits() {
    const std::string weighted = "gra-weighted-costbenefit-minmax";
    grey::RelationOptions options = optionsOf(Image::criteria);
    options.weights = m_entries.at(weighted).at("params").at("weights").get<Numbers>();
    for (const auto& type : m_entries.at(weighted).at("params").at("types")) {
        options.image.effects.push_back({type == "min" ? data::Effect::cost : data::Effect::benefit});
    }
    const Numbers degrees = expected(weighted, "grade");
    const Rows alternatives = rows(weighted, "matrix_rows");
    for (std::size_t i = 0; i < degrees.size(); ++i) {
        const Derivation derivation = degreeOf(alternatives, i, options, true);
        follow(derivation, {{"degree", 0, degrees[i], 1e-12}});
    }
    // (150000 - 105000) / (150000 - 105000), (105 - 105) / (120 - 105), ...
    follow(degreeOf(alternatives, 0, options, true), printedList("image.1", {1.0, 0.0, 1.0, 0.5, 0.0, 0.5}, 1e-12));
    const std::string reciprocal = "gra-reciprocal-cost-maxscale";
    Rows criteria = transposed(rows(reciprocal, "matrix_rows"));
    for (const std::size_t cost : {std::size_t{0}, std::size_t{2}}) {
        for (double& value : criteria[cost]) {
            value = 1.0 / value;
        }
    }
    for (Numbers& criterion : criteria) {
        const double largest = *std::max_element(criterion.begin(), criterion.end());
        for (double& value : criterion) {
            value /= largest;
        }
    }
    Rows objects = transposed(criteria);
    objects.insert(objects.begin(), Numbers(criteria.size(), 1.0));
    const Numbers printed = expected(reciprocal, "grade");
    for (std::size_t i = 0; i < printed.size(); ++i) {
        follow(degreeOf(objects, i + 1, {}), {{"degree", 0, printed[i], 1e-6}});
    }
}

void tst_derivation_textbooks::meanImageOfThreeColumns() {
    const std::string id = "gra-mean-image-3col";
    const Rows columns = transposed(rows(id, "matrix_rows"));
    const Rows images = m_entries.at(id).at("expected").at("image").get<Rows>();
    const Numbers degrees = expected(id, "grade");
    for (std::size_t i = 0; i < degrees.size(); ++i) {
        const Derivation derivation = degreeOf(columns, i + 1, optionsOf(Image::mean));
        follow(derivation, {{"degree", 0, degrees[i], 1e-8}});
        for (std::size_t s = 0; s < columns.size(); ++s) {
            follow(derivation, printedList("image." + std::to_string(s), transposed(images)[s], 1e-8));
        }
    }
}

void tst_derivation_textbooks::imagesOfLiu() {
    const std::string id = "op-images-D1-D2-D3";
    const Rows columns{series(id), {1.0, 2.0, 3.0, 4.0, 6.0}};
    const auto image = [&](Image kind) { return degreeOf(columns, 1, optionsOf(kind)); };
    follow(image(Image::initial), printedList("image.0", expected(id, "D1"), 1e-12));
    follow(image(Image::mean), printedList("image.0", expected(id, "D2"), 1e-4));
    follow(image(Image::interval), printedList("image.0", expected(id, "D3"), 1e-6));
    // Smaller is better: 0.81 of 4.3808 between 3.2886 and 9.1723.
    const Derivation cost = degreeOf({{4.3808, 3.2886, 9.1723}, {1.0, 2.0, 3.0}}, 1, optionsOf(Image::cost));
    follow(cost, {{"image.0", 0, 0.81, 0.0051}});
}

void tst_derivation_textbooks::areasOfLiu() {
    using grey::RelationMethod;
    const std::string unequal = "gra-liu-synthetic-unequal";
    const Rows pair{series(unequal, "x0"), series(unequal, "x1")};
    follow(degreeOf(pair, 1, optionsOf(Image::none, RelationMethod::absolute)),
           {{"s.0", 0, 20.0, 1e-12}, {"s.1", 0, 176.0, 1e-12}, {"degree", 0, 0.5581, 5e-5}});
    // What its authors' formulas give; the book's own numbers do not follow from them.
    follow(degreeOf(pair, 1, optionsOf(Image::none, RelationMethod::synthetic)),
           {{"relative.degree", 0, 0.788945, 5e-7}, {"degree", 0, 0.673509, 5e-7}});
    const Rows parallel = m_entries.at("gra-absolute-invariants").at("input").at("pair2").get<Rows>();
    const Rows constant = m_entries.at("gra-absolute-invariants").at("input").at("pair1").get<Rows>();
    for (const Rows& curves : {parallel, constant}) {
        follow(degreeOf(curves, 1, optionsOf(Image::none, RelationMethod::absolute)), {{"degree", 0, 1.0, 1e-12}});
    }
    const std::string proportional = "gra-relative-proportional";
    follow(degreeOf({series(proportional, "x"), series(proportional, "y")}, 1,
                    optionsOf(Image::none, RelationMethod::relative)),
           {{"image.0", 3, 8.0, 1e-12}, {"image.1", 3, 8.0, 1e-12}, {"degree", 0, 1.0, 1e-12}});
    // The negative similitude is -d / (1 + d): its d is |s0 - s1| of the similitude, whose degree is 1 / (1 + d).
    const std::string negative = "gra-negative-similitude";
    const double value = m_entries.at(negative).at("expected").at("value");
    follow(degreeOf({series(negative, "x1"), series(negative, "x2")}, 1,
                    optionsOf(Image::none, RelationMethod::similitude)),
           {{"degree", 0, 1.0 + value, 1e-12}});
}

/// It prints .8333 for 2.5 / 3.5: the step shows which numbers it should have divided.
void tst_derivation_textbooks::wrongCoefficientOfTheWeb() {
    const Derivation derivation = degreeOf({{0.0, 0.0, 0.0}, {1.0, 2.0, 3.0}}, 1, {});
    follow(derivation, {{"m", 0, 1.0, 0.0}, {"M", 0, 3.0, 0.0}, {"coefficient", 1, 0.714286, 5e-7}});
    QVERIFY(std::abs(static_cast<double>(derivation.line("coefficient", 2)->value) - 0.8333) > 0.1);
}

void tst_derivation_textbooks::operators() {
    const Derivation accumulated = forecastOf(series("op-ago-iago"));
    follow(accumulated, printedList("x1", expected("op-ago-iago", "ago1"), 1e-9));
    // The second accumulation is that of the first.
    follow(forecastOf(expected("op-ago-iago", "ago1")), printedList("x1", expected("op-ago-iago", "ago2"), 1e-9));
    grey::ForecastOptions options;
    options.buffer = grey::BufferOperator::averageWeakening;
    follow(forecastOf(series("op-awbo"), options), printedList("d", expected("op-awbo", "awbo"), 0.0051));
    // A response without its series: -228.2139 e^{-0.23773 k} + 304.5540.
    const std::string response = "gm11-response-changzhou-hbv";
    const auto formula = m_entries.at(response).at("input").at("formula").get<Numbers>();
    derivation::Draft draft("gm11", "", {});
    draft.begin(derivation::SectionId::response);
    const derivation::StepValues values =
        draft.column({.key = "response", .symbol = derivation::symbol("x")}, 8, 11, [&](int k) {
            using namespace derivation;
            return sum(
                {product({number(formula[0]), exponential(negative(product({number(formula[1]), number(k - 1)})))}),
                 number(formula[2])});
        });
    draft.begin(derivation::SectionId::restoration);
    const derivation::StepValues restored =
        draft.column({.key = "restored", .symbol = derivation::symbol("x")}, 9, 11,
                     [&](int k) { return derivation::difference(values(k), values(k - 1)); });
    follow(draft.take(), printedList("restored", expected(response, "values"), 6e-5));
    QCOMPARE(restored.last(), 11);
}

void tst_derivation_textbooks::gm11OfTheBooks_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<double>("a");
    QTest::addColumn<double>("u");
    QTest::newRow("changge") << "gm11-changge" << 1.0 << -0.089995 << 25790.28;
    QTest::newRow("natural gas") << "gm11-natgas-1990-2004" << 0.0101 << 0.0 << 0.0;
    QTest::newRow("2000 to 2008") << "gm11-2000-2008" << 0.0101 << 0.0 << 0.0;
    QTest::newRow("fixture") << "gm11-cumcm-12digit" << 1e-10 << 0.0 << 0.0;
    // Printed wrongly; these are what the series gives.
    QTest::newRow("Liu 7.2") << "gm11-liu-7.2-5pt-WRONG" << 0.0 << -0.30368 << 1.46659;
    QTest::newRow("five readings") << "gm11-textbook5-ecalculator-WRONG" << 0.0 << -0.037204 << 3.065363;
}

void tst_derivation_textbooks::gm11OfTheBooks() {
    QFETCH(QString, id);
    QFETCH(double, tolerance);
    QFETCH(double, a);
    QFETCH(double, u);
    const std::string key = id.toStdString();
    const Json& entry = m_entries.at(key);
    const Numbers forecast = entry.at("expected").value("forecast", Numbers{});
    const Derivation derivation = modelOf(GreyModel::gm11, series(key), forecast.size());
    if (tolerance > 0.0) {
        const Numbers fitted = expected(key, "fitted");
        follow(derivation, printedList("restored", fitted, tolerance));
        follow(derivation, printedList("restored", forecast, tolerance, static_cast<int>(fitted.size())));
    }
    if (a != 0.0) {
        follow(derivation, {{"a", 0, a, 5e-6}, {"u", 0, u, 5e-3}});
    }
    if (key == "gm11-liu-7.2-5pt-WRONG") {
        follow(derivation, {{"BtB", 0, 302.38, 5e-3}});  // quoted as 236.75, from which the rest went wrong
    }
    if (key == "gm11-textbook5-ecalculator-WRONG") {
        follow(derivation, printedList("x1", {2.874, 6.152, 9.489, 12.879, 16.558}, 1e-9));
        follow(derivation, printedList("z", {4.5130, 7.8205, 11.1840, 14.7185}, 1e-9));
        follow(derivation, printedList("BtB", {423.2435, -38.236, -38.236, 4.0}, 5e-4));
        follow(derivation, printedList("BtY", {-132.9537, 13.684}, 5e-5));
        follow(derivation, {{"D", 0, 230.9823, 5e-3}, {"C-ratio", 0, 0.2125, 5e-5}});
        follow(derivation, printedList("restored", {3.23204, 3.35455, 3.48170, 3.61368}, 5e-6, 1));
    }
}

void tst_derivation_textbooks::posteriorOfTheFixture() {
    const std::string id = "gm11-cumcm-12digit";
    follow(modelOf(GreyModel::gm11, series(id)), {{"C-ratio", 0, 0.014925427065723307, 1e-10}, {"P", 0, 1.0, 0.0}});
    // Integrated by its source with steps, to 2e-5.
    const std::string noise = "gm11-noise-x1hat";
    const Derivation derivation = modelOf(GreyModel::gm11, series(noise), 1);
    follow(derivation, printedList("response", expected(noise, "x1hat"), 2e-5));
    follow(derivation, {{"restored", 7, m_entries.at(noise).at("expected").at("next"), 2e-5},
                        {"a", 0, 0.0023437865, 5e-11},
                        {"u", 0, 72.6572696, 5e-8}});
}

void tst_derivation_textbooks::discreteModels() {
    const std::string dgm = "dgm11-crudeoil-2002-2009";
    const Derivation first = modelOf(GreyModel::dgm, series(dgm), 5);
    follow(first, printedList("restored", expected(dgm, "fitted"), 6e-5));
    follow(first, printedList("restored", expected(dgm, "forecast"), 6e-5, 8));
    follow(first, {{"mape", 0, m_entries.at(dgm).at("expected").at("mape_n_minus_1"), 6e-5}});
    const std::string ndgm = "ndgm-crudeoil-2002-2009";
    const Derivation second = modelOf(GreyModel::ndgm, series(ndgm), 5);
    follow(second, printedList("restored", {2.2544, 2.5374, 2.7897, 3.0204, 3.2313, 3.4243, 3.6007, 3.7620}, 6e-5));
    follow(second, printedList("restored", expected(ndgm, "forecast"), 6e-5, 8));
    follow(second, {{"mape", 0, 1.2525, 1e-4}});
    Numbers exponential;
    for (int k = 0; k < 8; ++k) {
        exponential.push_back(2.0 * std::exp(-0.05 * k));
    }
    follow(modelOf(GreyModel::dgm, exponential), printedList("restored", exponential, 1e-12));
}

void tst_derivation_textbooks::bernoulliOfOil() {
    const std::string id = "ngbm-oil-2004-2012";
    grey::ForecastOptions options;
    options.model = GreyModel::ngbm;
    options.power = 0.287;
    options.horizon = 6;
    const Derivation derivation = forecastOf(series(id), options);
    follow(derivation, printedList("restored", expected(id, "fitted_2_9"), 0.004, 1));
    follow(derivation, printedList("restored", expected(id, "forecast"), 5.5e-5, 9));
    follow(derivation, {{"mape", 0, 6.0998, 6e-5}});
}

/// Its reading leaves the constant out and regresses the background values; what is shared are the accumulations.
void tst_derivation_textbooks::staticModelOfKalvar() {
    const std::string id = "gm0n-kalvar";
    const data::SeriesTable table = test::tableOf({{1.0, 2.0, 2.5, 3.5, 5.0, 6.0}, series(id, "x2"), series(id, "x3")});
    grey::ForecastOptions options;
    options.model = GreyModel::gm0n;
    options.related = {{"s1"}, {"s2"}};
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, options, progress);
    const Derivation derivation = *derivation::forecastDerivation(table, 0, options, result->model);
    follow(derivation, printedList("y2", {0.75, 1.97, 2.17, 3.17, 4.17, 5.17}, 1e-12));
    follow(derivation, printedList("y3", {0.5, 1.5, 2.2, 2.86, 3.86, 4.36}, 1e-12));
}

void tst_derivation_textbooks::remnantOfLiu() {
    const std::string id = "remnant-gm11-liu-7.4.1";
    grey::ForecastOptions options;
    options.model = GreyModel::residualRemnant;
    const Derivation derivation = forecastOf(series(id), options, {{}, 9});
    follow(derivation, {{"a", 0, 0.06486, 5e-6}, {"x(1)-u/a", 0, -567.999, 5e-3}, {"2.a", 0, 0.16385, 5e-6}});
    follow(derivation, printedList("corrected", {17.2270, 16.4988, 15.7629, 15.0278}, 5e-5, 9));
}

void tst_derivation_textbooks::firstEntryChangesNothing() {
    const std::string id = "gm11-first-entry-noneffective";
    const Derivation a = modelOf(GreyModel::gm11, series(id, "series_a"), 2);
    const Derivation b = modelOf(GreyModel::gm11, series(id, "series_b"), 2);
    for (int k = 2; k <= 9; ++k) {
        const double apart = static_cast<double>(a.line("restored", k)->value - b.line("restored", k)->value);
        QVERIFY(std::abs(apart) < 1e-8);
    }
    QVERIFY(a.line("x1", 2)->value != b.line("x1", 2)->value);
}

/// [ZH] IV.B.2, all that it prints of the way.
void tst_derivation_textbooks::exampleOfZhaoAndHu() {
    const Derivation derivation = modelOf(GreyModel::residualExample, {0.244, 0.465, 0.648, 0.707, 0.716, 0.829}, 2);
    follow(derivation, {{"a", 0, -0.114612, 5e-7}, {"u/a", 0, -4.104709, 5e-7}, {"x(1)-u/a", 0, 4.348709, 5e-7}});
    follow(derivation, printedList("e", {0.063097, -0.055771, -0.042853, 0.028799, 0.006247}, 1.5e-6));
    follow(derivation, {{"|b|", 0, 0.055771, 1.5e-6}});
    follow(derivation, printedList("sums", {0.118869, 0.118869, 0.131787, 0.216357, 0.278375}, 3e-6));
    follow(derivation, printedList("smoothed", {0.118869, 0.118869, 0.131787, 0.1581444, 0.18977328}, 3e-6));
    follow(derivation, {{"2.a", 0, -0.162942, 2e-6}, {"2.u/a", 0, -0.530110, 5e-6}});
}

GREYSCOPE_TEST(tst_derivation_textbooks)

}  // namespace tests_of_derivation_textbooks

#include "tst_derivation_textbooks.moc"
