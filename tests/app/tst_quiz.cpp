// What learning platforms make of the questions: they mark an answer as the program does.
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>

#include "app/exercise/quiz.h"
#include "core/exercise/marking.h"
#include "tests/support/test_registry.h"

namespace tests_of_quiz {

using namespace greyscope;
using namespace greyscope::exercise;

namespace {

/// An answer of a numerical question of Moodle: values as far from it as its tolerance get its grade.
struct MoodleAnswer {
    double grade = 0.0, value = 0.0, tolerance = 0.0;
    QString text, feedback;
};
using MoodleQuestion = std::vector<MoodleAnswer>;

MoodleAnswer answerIn(QXmlStreamReader& xml) {
    MoodleAnswer answer;
    answer.grade = xml.attributes().value(QLatin1String("fraction")).toDouble();
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("text")) {
            answer.text = xml.readElementText();
            answer.value = answer.text.toDouble();
        } else if (xml.name() == QLatin1String("tolerance")) {
            answer.tolerance = xml.readElementText().toDouble();
        } else {
            answer.feedback = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
        }
    }
    return answer;
}

std::vector<MoodleQuestion> questionsIn(const QByteArray& file) {
    QXmlStreamReader xml(file);
    std::vector<MoodleQuestion> questions;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("question") &&
            xml.attributes().value(QLatin1String("type")) == QLatin1String("numerical")) {
            questions.emplace_back();
        } else if (xml.name() == QLatin1String("answer")) {
            questions.back().push_back(answerIn(xml));
        }
    }
    return questions;
}

/// The first answer that fits counts; Moodle leaves rounding of the ends aside.
const MoodleAnswer* givenTo(const MoodleQuestion& question, Real value) {
    const auto fits = [value](const MoodleAnswer& answer) {
        const double room = answer.tolerance + 1e-13 * std::max(1.0, std::abs(answer.value));
        return std::abs(static_cast<double>(value) - answer.value) <= room;
    };
    const auto found = std::find_if(question.begin(), question.end(), fits);
    return found == question.end() ? nullptr : &*found;
}

}  // namespace

class tst_quiz : public QObject {
    Q_OBJECT

private slots:
    void moodleMarksAsTheProgramDoes() {
        for (const auto& [kind, name] : kindNames()) {
            const std::vector<Exercise> exercises{
                makeExercise({.kind = kind, .blanks = kMostBlanks, .seed = 3}).value()};
            const std::vector<MoodleQuestion> questions = questionsIn(app::moodleXml(exercises));
            const std::vector<Blank>& blanks = exercises.front().blanks;
            QCOMPARE(questions.size(), blanks.size());
            for (std::size_t i = 0; i < blanks.size(); ++i) {
                // What is told as right is the number as the sheet has it.
                QCOMPARE(questions[i].front().text, QString::fromStdString(answerText(exercises.front(), i)));
                for (const Span& right : blanks[i].right) {
                    for (const Real end : {right.value - right.room, right.value, right.value + right.room}) {
                        const MoodleAnswer* given = givenTo(questions[i], end);
                        QVERIFY(given != nullptr && given->grade == 100.0);
                    }
                }
                for (const Known& known : blanks[i].known) {
                    const MoodleAnswer* given = givenTo(questions[i], known.span.value);
                    QVERIFY2(given != nullptr && given->grade == 0.0 && !given->feedback.isEmpty(), name.c_str());
                }
                const Real beyond = blanks[i].right.front().value * 37.0L + 1000.0L;
                const MoodleAnswer* given = givenTo(questions[i], beyond);
                QVERIFY(given == nullptr || given->grade == 0.0);
            }
        }
    }
};

GREYSCOPE_TEST(tst_quiz)

}  // namespace tests_of_quiz

#include "tst_quiz.moc"
