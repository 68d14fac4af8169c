// What a class gets of exercises: sheets, solutions, and questions for Moodle and others.
#include <QTest>
#include <QXmlStreamReader>

#include "app/exercise/exercise_paper.h"
#include "app/exercise/quiz.h"
#include "core/io/files/archive.h"
#include "core/io/files/spool.h"
#include "tests/support/test_registry.h"
#include "tests/support/told.h"

namespace tests_of_exercise_papers {

using namespace greyscope;
using namespace greyscope::app;

namespace {

bool isWellFormed(const QByteArray& text) {
    QXmlStreamReader xml(text);
    while (!xml.atEnd()) {
        xml.readNext();
    }
    return !xml.hasError();
}

/// As the schema of QTI 2.1 has it: the parts of an item in their order, and words in paragraphs alone.
bool isItem(const QByteArray& text) {
    const QStringList parts{"responseDeclaration", "outcomeDeclaration", "itemBody", "responseProcessing",
                            "modalFeedback"};
    QXmlStreamReader xml(text);
    QStringList path;
    qsizetype place = 0;
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
            case QXmlStreamReader::StartElement: {
                const QString name = xml.name().toString();
                const qsizetype found = path.size() == 1 ? parts.indexOf(name) : place;
                if (found < place) {
                    return false;
                }
                place = found;
                path << name;
                break;
            }
            case QXmlStreamReader::EndElement:
                path.removeLast();
                break;
            case QXmlStreamReader::Characters:
                if (!xml.isWhitespace() && (path.size() == 1 || path.back() == QLatin1String("itemBody"))) {
                    return false;
                }
                break;
            default:
                break;
        }
    }
    return !xml.hasError() && place >= parts.indexOf(QLatin1String("responseProcessing"));
}

}  // namespace

class tst_exercise_papers : public QObject {
    Q_OBJECT

private slots:
    void aClassGetsQuestionsWithFeedback() {
        const auto exercises = exercisesFor({.kind = exercise::ExerciseKind::deng, .blanks = 3, .seed = 9}, 2).value();
        QVERIFY(exercises[0].derivation.steps[0] != exercises[1].derivation.steps[0]);
        const QByteArray moodle = moodleXml(exercises);
        QVERIFY(isWellFormed(moodle));
        QCOMPARE(moodle.count("type=\"numerical\""), 6);
        QCOMPARE(moodle.count("type=\"category\""), 2);
        qsizetype known = 0;
        for (const exercise::Exercise& each : exercises) {
            for (const exercise::Blank& blank : each.blanks) {
                known += static_cast<qsizetype>(blank.known.size());
            }
        }
        QCOMPARE(moodle.count("fraction=\"0\""), known);
        const QByteArray package = qtiPackage(exercises).value();
        QVERIFY(package.startsWith("PK"));
        int items = 0;
        base::NoProgress progress;
        QVERIFY(io::forEachMember(io::bytesOf({package.constData(), static_cast<std::size_t>(package.size())}),
                                  "qti.zip", {}, progress,
                                  [&](const std::string& member, std::string_view piece) -> base::Expected<void> {
                                      const QByteArray text(piece.data(), static_cast<qsizetype>(piece.size()));
                                      items += !piece.empty() && member.rfind("seed-", 0) == 0 && isItem(text) ? 1 : 0;
                                      return {};
                                  })
                    .has_value());
        QCOMPARE(items, 6);
    }
    void theSolutionAloneHoldsTheNumbers() {
        const std::vector<exercise::Exercise> exercises{exercise::makeExercise({.blanks = 4}).value()};
        const QByteArray sheet = exercisePdf(exercises, PaperKind::student);
        const QByteArray solution = exercisePdf(exercises, PaperKind::solution);
        QVERIFY(sheet.startsWith("%PDF") && solution.startsWith("%PDF"));
        QVERIFY(sheet != solution);
        QCOMPARE(exercisePdf(exercises, PaperKind::student), sheet);
    }
    void everyPageOfAPaperSaysWhoseItIs() {
        const std::vector<exercise::Exercise> exercises{
            exercise::makeExercise({.kind = exercise::ExerciseKind::holdOut, .blanks = 4, .seed = 7}).value()};
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("sheet.pdf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(exercisePdf(exercises, PaperKind::student));
        file.close();
        const QStringList pages = test::told(QStringLiteral("pdftotext"), {file.fileName(), QStringLiteral("-")})
                                      .split('\f', Qt::SkipEmptyParts);
        QVERIFY(pages.size() > 1);
        for (qsizetype page = 0; page < pages.size(); ++page) {
            for (const QString& said : {QStringLiteral("Name:"), QStringLiteral("seed 7"),
                                        QStringLiteral("Page %1 of %2").arg(page + 1).arg(pages.size())}) {
                QVERIFY2(pages[page].contains(said), qPrintable(said + QLatin1Char('\n') + pages[page]));
            }
        }
    }
};

GREYSCOPE_TEST(tst_exercise_papers)

}  // namespace tests_of_exercise_papers

#include "tst_exercise_papers.moc"
