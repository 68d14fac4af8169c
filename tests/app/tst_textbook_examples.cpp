// Examples of tests/data/textbook_examples.json, worked through from what one pastes to the last step: every number
// that the source prints on the way, at the digits that it prints.
#include <QFile>
#include <QTest>

#include <cmath>
#include <map>

#include "app/study/tables/typed_table.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_textbook_examples {

using namespace greyscope;
using Json = nlohmann::json;

namespace {

/// The values of a step, in the order of its lines.
std::vector<double> valuesOf(const Json& derivation, const std::string& key) {
    for (const auto& section : derivation.at("sections")) {
        for (const auto& step : section.at("steps")) {
            if (step.at("step") != key) {
                continue;
            }
            std::vector<double> values;
            for (const auto& line : step.at("lines")) {
                values.push_back(line.at("value").get<double>());
            }
            return values;
        }
    }
    return {};
}

/// One unit of the last digit of a printed number.
double unitOf(const std::string& printed) {
    const std::size_t point = printed.find('.');
    return point == std::string::npos ? 1.0 : std::pow(10.0, -static_cast<double>(printed.size() - point - 1));
}

/// Whether a value is what was printed: to half a unit, or to as many as the source loses by cutting digits off or by
/// going on with rounded numbers.
bool isPrinted(double value, const std::string& printed, double units = 0.5) {
    const double room = unitOf(printed) * units + 1e-9 * std::abs(value);
    return std::abs(value - QString::fromStdString(printed).toDouble()) <= room;
}

Json worked(const Json& example) {
    std::vector<std::string> arguments = example.at("command");
    arguments.insert(arguments.begin() + 1, "-");
    const std::string text = app::tableTextOf(example.at("paste"));
    if (text.rfind("k,x\n", 0) == 0) {
        arguments.insert(arguments.end(), {"--axis", "k"});
    }
    arguments.insert(arguments.end(), {"--working", "--format", "json"});
    const test::StandardInput input(text);
    const Json all = test::runCommand(arguments).json();
    if (!all.is_object()) {
        return {};
    }
    for (const Json& derivation : all.at("derivations")) {
        if (!example.contains("series") || derivation.at("series") == example.at("series")) {
            return derivation;
        }
    }
    return {};
}

QByteArray told(const std::string& step, std::size_t at, double value, const std::string& printed) {
    return QStringLiteral("%1[%2]: %3, printed %4")
        .arg(QString::fromStdString(step))
        .arg(at)
        .arg(value, 0, 'g', 12)
        .arg(QString::fromStdString(printed))
        .toUtf8();
}

}  // namespace

class tst_textbook_examples : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void areWorkedThroughAsPrinted_data();
    void areWorkedThroughAsPrinted();
    void thereAreThirty();
    void theFirstEntryChangesNothing();

private:
    Json m_examples;
};

void tst_textbook_examples::initTestCase() {
    QFile file(QStringLiteral(GREYSCOPE_TEST_DATA "/textbook_examples.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_examples = Json::parse(file.readAll().toStdString());
}

void tst_textbook_examples::areWorkedThroughAsPrinted_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < m_examples.size(); ++i) {
        QTest::newRow(m_examples[i].at("name").get<std::string>().c_str()) << static_cast<int>(i);
    }
}

void tst_textbook_examples::areWorkedThroughAsPrinted() {
    QFETCH(int, index);
    const Json& example = m_examples[static_cast<std::size_t>(index)];
    const Json derivation = worked(example);
    QVERIFY(derivation.is_object());
    for (const Json& each : example.at("printed")) {
        const std::string step = each.at("step");
        const std::vector<double> values = valuesOf(derivation, step);
        std::size_t at = each.at("at");
        for (const std::string printed : each.at("values")) {
            QVERIFY2(at < values.size(), step.c_str());
            QVERIFY2(isPrinted(values[at], printed, each.value("units", 0.5)), told(step, at, values[at], printed));
            ++at;
        }
    }
    // What is printed wrongly is not what comes out, and what is right is.
    for (const Json& each : example.at("wrong")) {
        const std::string step = each.at("step");
        const std::vector<double> values = valuesOf(derivation, step);
        const std::size_t at = each.at("at");
        QVERIFY2(at < values.size(), step.c_str());
        QVERIFY2(!isPrinted(values[at], each.at("printed")), told(step, at, values[at], each.at("printed")));
        QVERIFY2(isPrinted(values[at], each.at("right")), told(step, at, values[at], each.at("right")));
    }
}

void tst_textbook_examples::thereAreThirty() {
    std::size_t checked = 0;
    std::size_t numbers = 0;
    for (const Json& example : m_examples) {
        for (const Json& each : example.at("printed")) {
            numbers += each.at("values").size();
        }
        checked += example.at("printed").empty() && example.at("wrong").empty() ? 0 : 1;
    }
    QVERIFY2(checked >= 30, QByteArray::number(static_cast<qulonglong>(checked)));
    QVERIFY(numbers > 150);
}

/// A property that a source states: x(1) changes nothing from k = 2 on.
void tst_textbook_examples::theFirstEntryChangesNothing() {
    std::vector<std::vector<double>> both;
    for (const Json& example : m_examples) {
        if (example.contains("same")) {
            both.push_back(valuesOf(worked(example), example.at("same")));
        }
    }
    QCOMPARE(both.size(), std::size_t{2});
    QVERIFY(both[0].front() != both[1].front());
    for (std::size_t k = 1; k < both[0].size(); ++k) {
        QVERIFY(std::abs(both[0][k] - both[1][k]) < 1e-8);
    }
}

GREYSCOPE_TEST(tst_textbook_examples)

}  // namespace tests_of_textbook_examples

#include "tst_textbook_examples.moc"
