#include <QTest>

#include <set>

#include "app/text/error_text.h"
#include "core/derivation/derivation.h"
#include "core/grey/models/residual.h"
#include "tests/support/test_registry.h"

namespace tests_of_error_text {

using namespace greyscope;
using base::Error;
using base::ErrorCode;

class tst_error_text : public QObject {
    Q_OBJECT
private slots:
    void everyCodeHasItsOwnWords() {
        std::set<QString> texts;
        const int count = static_cast<int>(ErrorCode::internal) + 1;
        for (int code = 0; code < count; ++code) {
            const Error error{static_cast<ErrorCode>(code), {"ARG0", "ARG1", "ARG2"}, {}};
            const QString text = app::errorText(error);
            QVERIFY2(!text.isEmpty(), qPrintable(QString::number(code)));
            QVERIFY2(!text.contains(QLatin1Char('%')), qPrintable(text));
            QVERIFY2(!app::errorRemedy(error).contains(QLatin1Char('%')), qPrintable(text));
            texts.insert(text);
        }
        QCOMPARE(static_cast<int>(texts.size()), count);
    }

    void wordsCarryTheArguments() {
        const Error error{ErrorCode::duplicatePoint, {"1.1-W", "16", "4"}, {}};
        QCOMPARE(app::errorText(error), QStringLiteral("Series “1.1-W” has 4 values at 16."));
        QCOMPARE(app::errorText({ErrorCode::duplicatePoint, {"1.1-W", "", "4"}, {}}),
                 QStringLiteral("Series “1.1-W” has 4 values but no axis."));
        QVERIFY(app::errorRemedy(error).contains(QStringLiteral("No column distinguishes them")));
        QVERIFY(app::errorRemedy({ErrorCode::duplicatePoint, {"1.1-W", "16", "4", "objects"}, {}})
                    .contains(QStringLiteral("differ in objects")));
    }

    void textThatIsNoTableIsSaidToBeWhatItSeems() {
        const auto words = [](std::vector<std::string> arguments) {
            return app::errorText({ErrorCode::formatUnknown, std::move(arguments), {}});
        };
        QCOMPARE(words({"a/run.txt", "iozone"}),
                 QStringLiteral("“run.txt” is not a table; it looks like a report of iozone."));
        QCOMPARE(words({"a/run.txt", "JSON"}), QStringLiteral("“run.txt” is not a table; it looks like JSON."));
        QVERIFY(words({"a/run.txt", "", "31"}).contains(QStringLiteral("only 31 %")));
        QVERIFY(!words({"a/run.txt"}).contains(QLatin1Char('?')));
    }

    /// Whatever a file holds: the line stays one that can be read, with both ends of the value.
    void longValuesAreShortened() {
        const std::string value = "begin" + std::string(20'000, 'x') + "end";
        for (int code = 0; code <= static_cast<int>(ErrorCode::internal); ++code) {
            const Error error{static_cast<ErrorCode>(code), {value, value, value, value}, {value, 3, 4}};
            for (const QString& text :
                 {app::errorLine(error), app::errorMessage(error), app::errorText(error), app::errorRemedy(error)}) {
                QVERIFY2(text.size() <= 500, qPrintable(QString::number(code) + text.left(200)));
            }
        }
        const QString line = app::errorLine({ErrorCode::unknownFunction, {value, "abs, sin", "0"}, {value, 3, 4}});
        QVERIFY2(line.contains(QStringLiteral("begin")) && line.contains(QStringLiteral("end:3:4")), qPrintable(line));
        QVERIFY(line.contains(QStringLiteral("abs, sin")));
    }

    void aThreadThatDoesNotStartIsNotCalledMemory() {
        QVERIFY(app::errorText({ErrorCode::outOfMemory, {"thread"}, {}}) !=
                app::errorText({ErrorCode::outOfMemory, {}, {}}));
    }

    void aFileWithoutResultsIsNamed() {
        const auto words = [](const char* says) {
            return app::errorText({ErrorCode::noResults, {"elbencho", says}, {"data/run.txt", 1, 0}});
        };
        QCOMPARE(words(""), QStringLiteral("“run.txt” has no result of elbencho."));
        QCOMPARE(words("ERROR: no path"),
                 QStringLiteral("“run.txt” has no result of elbencho. The program reports: ERROR: no path"));
    }

    /// A tree has no points that could be fitted, and a tail begins a sentence.
    void aDerivationThatIsTooLongSaysWhatMakesItShorter() {
        const Error derivation{ErrorCode::tooManyPoints, {derivation::kTheDerivation, "84000", "50000"}, {}};
        QVERIFY(app::errorRemedy(derivation).contains(QStringLiteral("larger leaves")));
        const Error model{ErrorCode::tooManyPoints, {"GM(1,1)", "3000", "2000"}, {}};
        QVERIFY(app::errorRemedy(model).contains(QStringLiteral("another model")));
        QCOMPARE(app::errorText({ErrorCode::tooFewPoints, {grey::kTailOfOneSign, "2", "4"}, {}}),
                 QStringLiteral("The tail of residuals with the same sign has 2 points; 4 are needed."));
    }

    void percentSignsInNamesStayAsTheyAre() {
        const Error error{ErrorCode::unknownValue, {"load %2", "50%1", "a, b"}, {}};
        QCOMPARE(app::errorText(error), QStringLiteral("Column “load %2” has no value “50%1”."));
    }

    void aLineForTheTerminalNamesThePlace() {
        const Error error{ErrorCode::fileBinary, {"NUL byte"}, {"data/x.csv", 3, 7}};
        QCOMPARE(app::errorLine(error), QStringLiteral("data/x.csv:3:7: The file is not text (NUL byte). "
                                                       "Choose a text table, for example CSV."));
        QCOMPARE(app::errorLine({ErrorCode::noRows, {}, {"x.csv", 0, 0}}),
                 QStringLiteral("x.csv: The table has no rows of data."));
        QCOMPARE(app::errorLine({ErrorCode::noRows, {}, {}}), QStringLiteral("The table has no rows of data."));
    }
};

GREYSCOPE_TEST(tst_error_text)

}  // namespace tests_of_error_text

#include "tst_error_text.moc"
