#include "app/exercise/quiz.h"

#include <QXmlStreamWriter>

#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/exercise/marking.h"
#include "core/io/files/archive.h"
#include "widgets/present/derivation/derivation_text.h"
#include "widgets/present/words/exercise_words.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using exercise::Blank;
using exercise::Exercise;
using exercise::Real;
using widgets::Words;

namespace {

/// One question: its text, and the feedback for each answer.
struct Question {
    QString name;
    QString html;
    QString answer;
    double low = 0.0, high = 0.0;
    struct Feedback {
        double value = 0.0, room = 0.0;
        QString text;
    };
    std::vector<Feedback> mistakes;
    QString hint;
};

std::size_t sectionOf(const derivation::Derivation& derivation, int step) {
    for (std::size_t i = 0; i < derivation.sections.size(); ++i) {
        const derivation::DerivationSection& section = derivation.sections[i];
        if (static_cast<std::size_t>(step) < section.first + section.count) {
            return i;
        }
    }
    return 0;
}

/// Returns the sections from which a blank's number is calculated, and its own section.
derivation::Derivation partFor(const derivation::Derivation& sheet, const Exercise& exercise, const Blank& blank) {
    std::set<std::size_t> wanted{0, sectionOf(sheet, blank.line.step)};
    for (const derivation::LineRef& line : exercise::linesOf(exercise::lineAt(exercise.derivation, blank.line).put)) {
        wanted.insert(sectionOf(sheet, line.step));
    }
    derivation::Derivation part = sheet;
    part.sections.clear();
    for (const std::size_t section : wanted) {
        part.sections.push_back(sheet.sections[section]);
    }
    return part;
}

QString bodyOf(const QString& html) {
    const auto from = html.indexOf(QStringLiteral("<body>")) + 6;
    return html.mid(from, html.indexOf(QStringLiteral("</body>")) - from);
}

/// Returns the sheet with all other numbers filled in, because questions must be independent of each other.
derivation::Derivation sheetFor(const Exercise& exercise, std::size_t blank) {
    std::vector<exercise::Marked> marks(exercise.blanks.size());
    for (std::size_t i = 0; i < marks.size(); ++i) {
        marks[i].verdict = i == blank ? exercise::AnswerVerdict::open : exercise::AnswerVerdict::shown;
    }
    derivation::Derivation sheet = studentSheet(exercise, marks);
    for (derivation::Step& step : sheet.steps) {
        for (derivation::Line& line : step.lines) {
            if (line.asked == derivation::Asked::answered) {
                line.asked = derivation::Asked::no;
                line.letter.clear();
            }
        }
    }
    return sheet;
}

Question questionOf(const Exercise& exercise, std::size_t number) {
    const Blank& blank = exercise.blanks[number];
    const QString letter = QString::fromStdString(blank.letter);
    Question question;
    question.name = Words::tr("%1, %2)").arg(widgets::exerciseTitle(exercise.options), letter);
    const derivation::Derivation part = partFor(sheetFor(exercise, number), exercise, blank);
    const derivation::NumberStyle style{exercise.options.decimals, false};
    question.html = QStringLiteral("<p>%1</p>").arg(widgets::instructions(exercise.options).toHtmlEscaped()) +
                    bodyOf(widgets::derivationText(part, widgets::DerivationFormat::mathml, style)) +
                    QStringLiteral("<p><strong>%1 = ?</strong></p>").arg(letter);
    question.answer = QString::fromStdString(exercise::answerText(exercise, number));
    Real low = blank.right.front().value;
    Real high = low;
    for (const exercise::Span& span : blank.right) {
        low = std::min(low, span.value - span.room);
        high = std::max(high, span.value + span.room);
    }
    question.low = static_cast<double>(low);
    question.high = static_cast<double>(high);
    for (const exercise::Known& known : blank.known) {
        question.mistakes.push_back(
            {static_cast<double>(known.span.value), static_cast<double>(known.span.room),
             widgets::sentences(widgets::mistakeTitle(known.mistake), widgets::mistakeReason(known.mistake))});
    }
    question.hint = widgets::stepHint(exercise.derivation.steps[static_cast<std::size_t>(blank.line.step)].key);
    return question;
}

QString numberText(double value) {
    return QString::fromStdString(base::toText(value));
}

void writeText(QXmlStreamWriter& xml, const QString& element, const QString& html) {
    xml.writeStartElement(element);
    xml.writeAttribute(QStringLiteral("format"), QStringLiteral("html"));
    xml.writeStartElement(QStringLiteral("text"));
    xml.writeCDATA(html);
    xml.writeEndElement();
    xml.writeEndElement();
}

void writeAnswer(QXmlStreamWriter& xml, const char* fraction, const QString& value, double room,
                 const QString& feedback) {
    xml.writeStartElement(QStringLiteral("answer"));
    xml.writeAttribute(QStringLiteral("fraction"), QLatin1String(fraction));
    xml.writeAttribute(QStringLiteral("format"), QStringLiteral("moodle_auto_format"));
    xml.writeTextElement(QStringLiteral("text"), value);
    xml.writeTextElement(QStringLiteral("tolerance"), numberText(room));
    writeText(xml, QStringLiteral("feedback"), feedback.toHtmlEscaped());
    xml.writeEndElement();
}

/// Moodle shows the first accepted answer as the correct one, so it is the number on the sheet. Rounding may allow more
/// room on one side of it, which a second answer accepts.
void writeRight(QXmlStreamWriter& xml, const Question& question) {
    const double number = question.answer.toDouble();
    const double below = number - question.low;
    const double above = question.high - number;
    writeAnswer(xml, "100", question.answer, std::max(0.0, std::min(below, above)), {});
    if (below != above) {
        writeAnswer(xml, "100", numberText((question.low + question.high) / 2.0), (question.high - question.low) / 2.0,
                    {});
    }
}

void writeMoodle(QXmlStreamWriter& xml, const Question& question) {
    xml.writeStartElement(QStringLiteral("question"));
    xml.writeAttribute(QStringLiteral("type"), QStringLiteral("numerical"));
    xml.writeStartElement(QStringLiteral("name"));
    xml.writeTextElement(QStringLiteral("text"), question.name);
    xml.writeEndElement();
    writeText(xml, QStringLiteral("questiontext"), question.html);
    writeText(xml, QStringLiteral("generalfeedback"),
              Words::tr("The number is %1.").arg(question.answer).toHtmlEscaped());
    xml.writeTextElement(QStringLiteral("defaultgrade"), QStringLiteral("1"));
    xml.writeTextElement(QStringLiteral("penalty"), QStringLiteral("0.5"));
    writeRight(xml, question);
    for (const Question::Feedback& mistake : question.mistakes) {
        writeAnswer(xml, "0", numberText(mistake.value), mistake.room, mistake.text);
    }
    writeText(xml, QStringLiteral("hint"), question.hint.toHtmlEscaped());
    xml.writeEndElement();
}

constexpr const char* kQti = "http://www.imsglobal.org/xsd/imsqti_v2p1";
constexpr const char* kPackage = "http://www.imsglobal.org/xsd/imscp_v1p1";

/// Writes the condition that the answer is between two numbers.
void writeBetween(QXmlStreamWriter& xml, double low, double high) {
    xml.writeStartElement(QStringLiteral("and"));
    for (const bool lower : {true, false}) {
        xml.writeStartElement(lower ? QStringLiteral("gte") : QStringLiteral("lte"));
        xml.writeEmptyElement(QStringLiteral("variable"));
        xml.writeAttribute(QStringLiteral("identifier"), QStringLiteral("RESPONSE"));
        xml.writeStartElement(QStringLiteral("baseValue"));
        xml.writeAttribute(QStringLiteral("baseType"), QStringLiteral("float"));
        xml.writeCharacters(numberText(lower ? low : high));
        xml.writeEndElement();
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

void writeOutcome(QXmlStreamWriter& xml, const QString& name, const QString& type, const QString& value) {
    xml.writeStartElement(QStringLiteral("setOutcomeValue"));
    xml.writeAttribute(QStringLiteral("identifier"), name);
    xml.writeStartElement(QStringLiteral("baseValue"));
    xml.writeAttribute(QStringLiteral("baseType"), type);
    xml.writeCharacters(value);
    xml.writeEndElement();
    xml.writeEndElement();
}

void declareVariable(QXmlStreamWriter& xml, const QString& element, const QString& name, const QString& type) {
    xml.writeStartElement(element);
    xml.writeAttribute(QStringLiteral("identifier"), name);
    xml.writeAttribute(QStringLiteral("cardinality"), QStringLiteral("single"));
    xml.writeAttribute(QStringLiteral("baseType"), type);
}

QString feedbackName(std::size_t i) {
    return QStringLiteral("mistake%1").arg(i + 1);
}

void writeProcessing(QXmlStreamWriter& xml, const Question& question) {
    xml.writeStartElement(QStringLiteral("responseProcessing"));
    xml.writeStartElement(QStringLiteral("responseCondition"));
    xml.writeStartElement(QStringLiteral("responseIf"));
    writeBetween(xml, question.low, question.high);
    writeOutcome(xml, QStringLiteral("SCORE"), QStringLiteral("float"), QStringLiteral("1"));
    xml.writeEndElement();
    for (std::size_t i = 0; i < question.mistakes.size(); ++i) {
        xml.writeStartElement(QStringLiteral("responseElseIf"));
        const Question::Feedback& mistake = question.mistakes[i];
        writeBetween(xml, mistake.value - mistake.room, mistake.value + mistake.room);
        writeOutcome(xml, QStringLiteral("FEEDBACK"), QStringLiteral("identifier"), feedbackName(i));
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndElement();
}

QByteArray qtiItem(const Question& question, const QString& identifier) {
    QByteArray content;
    QXmlStreamWriter xml(&content);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("assessmentItem"));
    xml.writeDefaultNamespace(QLatin1String(kQti));
    xml.writeAttribute(QStringLiteral("identifier"), identifier);
    xml.writeAttribute(QStringLiteral("title"), question.name);
    xml.writeAttribute(QStringLiteral("adaptive"), QStringLiteral("false"));
    xml.writeAttribute(QStringLiteral("timeDependent"), QStringLiteral("false"));
    declareVariable(xml, QStringLiteral("responseDeclaration"), QStringLiteral("RESPONSE"), QStringLiteral("float"));
    xml.writeStartElement(QStringLiteral("correctResponse"));
    xml.writeTextElement(QStringLiteral("value"), question.answer);
    xml.writeEndElement();
    xml.writeEndElement();
    declareVariable(xml, QStringLiteral("outcomeDeclaration"), QStringLiteral("SCORE"), QStringLiteral("float"));
    xml.writeStartElement(QStringLiteral("defaultValue"));
    xml.writeTextElement(QStringLiteral("value"), QStringLiteral("0"));
    xml.writeEndElement();
    xml.writeEndElement();
    declareVariable(xml, QStringLiteral("outcomeDeclaration"), QStringLiteral("FEEDBACK"),
                    QStringLiteral("identifier"));
    xml.writeEndElement();
    xml.writeStartElement(QStringLiteral("itemBody"));
    xml.writeCharacters(QString());  // closes the tag
    xml.device()->write(question.html.toUtf8());
    xml.writeStartElement(QStringLiteral("p"));
    xml.writeEmptyElement(QStringLiteral("textEntryInteraction"));
    xml.writeAttribute(QStringLiteral("responseIdentifier"), QStringLiteral("RESPONSE"));
    xml.writeAttribute(QStringLiteral("expectedLength"), QStringLiteral("14"));
    xml.writeEndElement();
    xml.writeEndElement();
    writeProcessing(xml, question);
    for (std::size_t i = 0; i < question.mistakes.size(); ++i) {
        xml.writeStartElement(QStringLiteral("modalFeedback"));
        xml.writeAttribute(QStringLiteral("outcomeIdentifier"), QStringLiteral("FEEDBACK"));
        xml.writeAttribute(QStringLiteral("identifier"), feedbackName(i));
        xml.writeAttribute(QStringLiteral("showHide"), QStringLiteral("show"));
        xml.writeCharacters(question.mistakes[i].text);
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return content;
}

QByteArray manifest(const QStringList& items) {
    QByteArray content;
    QXmlStreamWriter xml(&content);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("manifest"));
    xml.writeDefaultNamespace(QLatin1String(kPackage));
    xml.writeAttribute(QStringLiteral("identifier"), QStringLiteral("greyscope"));
    xml.writeStartElement(QStringLiteral("metadata"));
    xml.writeTextElement(QStringLiteral("schema"), QStringLiteral("QTIv2.1 Package"));
    xml.writeTextElement(QStringLiteral("schemaversion"), QStringLiteral("1.0.0"));
    xml.writeEndElement();
    xml.writeEmptyElement(QStringLiteral("organizations"));
    xml.writeStartElement(QStringLiteral("resources"));
    for (const QString& item : items) {
        xml.writeStartElement(QStringLiteral("resource"));
        xml.writeAttribute(QStringLiteral("identifier"), QStringLiteral("r-") + item);
        xml.writeAttribute(QStringLiteral("type"), QStringLiteral("imsqti_item_xmlv2p1"));
        xml.writeAttribute(QStringLiteral("href"), item + QStringLiteral(".xml"));
        xml.writeEmptyElement(QStringLiteral("file"));
        xml.writeAttribute(QStringLiteral("href"), item + QStringLiteral(".xml"));
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndDocument();
    return content;
}

}  // namespace

QByteArray moodleXml(const std::vector<Exercise>& exercises) {
    QByteArray content;
    QXmlStreamWriter xml(&content);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("quiz"));
    for (const Exercise& exercise : exercises) {
        xml.writeStartElement(QStringLiteral("question"));
        xml.writeAttribute(QStringLiteral("type"), QStringLiteral("category"));
        xml.writeStartElement(QStringLiteral("category"));
        xml.writeTextElement(QStringLiteral("text"),
                             QStringLiteral("$course$/Greyscope/") + widgets::exerciseTitle(exercise.options));
        xml.writeEndElement();
        xml.writeEndElement();
        for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
            writeMoodle(xml, questionOf(exercise, i));
        }
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return content;
}

base::Expected<QByteArray> qtiPackage(const std::vector<Exercise>& exercises) {
    QByteArray content;
    io::ZipWriter zip([&content](std::string_view bytes) {
        content.append(bytes.data(), static_cast<qsizetype>(bytes.size()));
        return true;
    });
    bool well = true;
    const auto add = [&](const QString& name, const QByteArray& file) {
        well = well && zip.begin(name.toStdString(), file.size(), 0) &&
               zip.add({file.constData(), static_cast<std::size_t>(file.size())});
    };
    QStringList items;
    for (const Exercise& exercise : exercises) {
        for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
            items << QStringLiteral("seed-%1-%2")
                         .arg(QString::number(exercise.options.seed),
                              QString::fromStdString(exercise.blanks[i].letter));
            add(items.back() + QStringLiteral(".xml"), qtiItem(questionOf(exercise, i), items.back()));
        }
    }
    add(QStringLiteral("imsmanifest.xml"), manifest(items));
    well = well && zip.close();
    if (!well) {
        return base::fail(base::ErrorCode::fileNotWritable, {"zip", zip.fault()});
    }
    return content;
}

}  // namespace greyscope::app
