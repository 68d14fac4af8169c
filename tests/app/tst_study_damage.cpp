#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <nlohmann/json.hpp>

#include "app/study/file/study_file.h"
#include "app/study/sample_study.h"
#include "app/text/study_faults.h"
#include "tests/support/test_registry.h"

namespace tests_of_study_damage {

using namespace greyscope;
using namespace greyscope::app;

/// Study files that are cut off, broken, or hold something else than they should.
class tst_study_damage : public QObject {
    Q_OBJECT

private slots:
    void brokenFilesSayWhere_data();
    void brokenFilesSayWhere();
    void noValueOfAnotherTypeStopsIt();
    void everyCutIsCalledOne();
    void endlessTextsAndListsKeepTheirDefaults();
    void aLargeFileThatIsNoTableIsNotSummed();
    void aStackOfEndlessPartsIsNotRead();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
    base::NoProgress m_progress;
};

void tst_study_damage::brokenFilesSayWhere_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("fault");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("not JSON") << QByteArray("{\n\"format\": \"greyscope-study\",\n oops }") << QByteArray(kStudySyntax)
                              << 3 << 2;
    QTest::newRow("cut off") << QByteArray("{\n\"format\": \"greyscope-st") << QByteArray(kStudyTruncated) << 2 << 23;
    QTest::newRow("nearly empty") << QByteArray(" ") << QByteArray(kStudyTruncated) << 1 << 1;
    QTest::newRow("other JSON") << QByteArray("{\"format\": \"something\"}") << QByteArray(kStudyOther) << 0 << 0;
    QTest::newRow("a list") << QByteArray("[1, 2]") << QByteArray(kStudyOther) << 0 << 0;
    QTest::newRow("newer version") << QByteArray("{\"format\": \"greyscope-study\", \"version\": 99}")
                                   << QByteArray(kStudyNewer) << 0 << 0;
    QTest::newRow("a number that is none") << QByteArray("{\"format\": 1e999}") << QByteArray(kStudySyntax) << 0 << 0;
    QTest::newRow("values without an end")
        << "[" + QByteArray("0,").repeated(300'000) + "0]" << QByteArray(kStudySyntax) << 1 << 500'001;
    QTest::newRow("nested without an end") << QByteArray(200000, '[') << QByteArray(kStudySyntax) << 1 << 65;
}

void tst_study_damage::brokenFilesSayWhere() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, fault);
    QFETCH(int, line);
    QFETCH(int, column);
    QFile file(path("broken.greyscope"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const auto read = readStudy(path("broken.greyscope"), m_progress);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, base::ErrorCode::formatUnknown);
    QCOMPARE(read.error().arguments[1], fault.toStdString());
    QCOMPARE(static_cast<int>(read.error().location.line), line);
    QCOMPARE(static_cast<int>(read.error().location.column), column);
}

void tst_study_damage::noValueOfAnotherTypeStopsIt() {
    using nlohmann::json;
    auto sample = sampleStudy();
    sample->relations.options.weights = {1.0, 2.0};
    sample->transfer.pairs = {{"2.1", "4.1", true}};
    sample->transfer.places = {{"4.1", 0.25, 0.5}};
    const json whole = json::parse(studyText(*sample, path("t.greyscope")).toStdString());
    const std::vector<json> others{nullptr, true, -1, 1e308, "?", json::array(), json::object(), json::array({json()})};
    std::set<std::string> places;  // of values, and of what holds them
    const json flat = whole.flatten();
    const QRegularExpression further(QStringLiteral("/[1-9][0-9]*(/|$)"));  // of a list, whose first one stands for all
    for (const auto& [pointer, value] : flat.items()) {
        if (further.match(QString::fromStdString(pointer)).hasMatch()) {
            continue;
        }
        for (json::json_pointer at(pointer); !at.empty(); at = at.parent_pointer()) {
            places.insert(at.to_string());
        }
    }
    places.erase("/format");
    places.erase("/version");
    const auto isRead = [&](const std::vector<std::string>& at) {
        for (const json& other : others) {
            json changed = whole;
            for (const std::string& place : at) {
                changed[json::json_pointer(place)] = other;
            }
            const std::string text = changed.dump();
            const auto read = parseStudy(text, path("t.greyscope"));
            QVERIFY2(read.has_value(), text.c_str());
            QVERIFY(!other.is_array() || !studyText(read->study, path("t.greyscope")).isEmpty());
        }
    };
    // Each part is read by itself, so one place of every part is changed at a time; but all rest on the tables.
    std::map<std::string, std::vector<std::string>> parts;
    for (const std::string& place : places) {
        parts[place.substr(0, place.find('/', 1))].push_back(place);
    }
    const std::vector<std::string> ofTables = parts.extract("/tables").mapped();
    for (const std::string& place : ofTables) {
        isRead({place});
    }
    std::size_t turns = 0;
    for (const auto& [part, within] : parts) {
        turns = std::max(turns, within.size());
    }
    QVERIFY(turns > 20);
    for (std::size_t turn = 0; turn < turns; ++turn) {
        std::vector<std::string> at;
        for (const auto& [part, within] : parts) {
            at.push_back(within[turn % within.size()]);
        }
        isRead(at);
    }
}

void tst_study_damage::everyCutIsCalledOne() {
    const QByteArray text = studyText(Study{}, path("c.greyscope")).trimmed();
    for (int size = 0; size < text.size(); ++size) {
        const auto read = parseStudy({text.constData(), static_cast<std::size_t>(size)}, path("c.greyscope"));
        QVERIFY(!read.has_value());
        QVERIFY2(read.error().arguments[1] == kStudyTruncated, text.left(size).constData());
    }
}

void tst_study_damage::endlessTextsAndListsKeepTheirDefaults() {
    nlohmann::json j = nlohmann::json::parse(studyText(Study(), path("endless.greyscope")).toStdString());
    j["name"] = std::string(1'000'000, 'n');
    j["relative"]["factors"] = std::vector<std::string>(100'001, "f");
    const auto read = parseStudy(j.dump(), path("endless.greyscope"));
    QVERIFY(read.has_value());
    QCOMPARE(read->study.name, Study().name);
    QVERIFY(read->study.relative == Study().relative);
    QCOMPARE(read->remarks.size(), std::size_t{2});
    for (const StudyRemark& remark : read->remarks) {
        QCOMPARE(remark.kind, StudyRemark::Kind::outOfRange);
        QVERIFY(remark.arguments[1].size() < 100);
    }
}

/// A sparse file of 4 GB: the import refuses it by its first bytes.
void tst_study_damage::aLargeFileThatIsNoTableIsNotSummed() {
    QFile file(path("sparse.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{4} << 30));
    file.close();
    nlohmann::json j = nlohmann::json::parse(studyText(Study(), path("sparse.greyscope")).toStdString());
    j["tables"] = {{{"name", "t"}, {"path", "sparse.csv"}}};
    QElapsedTimer timer;
    timer.start();
    const auto read = readStudyText(j.dump(), path("sparse.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QCOMPARE(read->study.missing.size(), std::size_t{1});
    QCOMPARE(read->study.missing.front().why.code, base::ErrorCode::fileBinary);
    QVERIFY(timer.elapsed() < 5'000);
}

void tst_study_damage::aStackOfEndlessPartsIsNotRead() {
    nlohmann::json inner{{"name", "p"}, {"parts", std::vector<nlohmann::json>(100, {{"path", "none.csv"}})}};
    nlohmann::json j = nlohmann::json::parse(studyText(Study(), path("parts.greyscope")).toStdString());
    j["tables"] = {{{"name", "t"}, {"parts", std::vector<nlohmann::json>(10, inner)}}};
    const auto read = readStudyText(j.dump(), path("parts.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QCOMPARE(read->study.missing.front().why.code, base::ErrorCode::optionOutOfRange);
}

GREYSCOPE_TEST(tst_study_damage)

}  // namespace tests_of_study_damage

#include "tst_study_damage.moc"
