#include "app/cli/relative/exercise_command.h"

#include <algorithm>
#include <limits>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/exercise/exercise_paper.h"
#include "app/exercise/quiz.h"
#include "app/run/write_file.h"
#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/exercise/spot.h"
#include "widgets/common/language.h"
#include "widgets/present/derivation/derivation_text.h"
#include "widgets/present/words/exercise_words.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;
using exercise::Exercise;
using exercise::Marked;
using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

namespace {

constexpr std::size_t kMostStudents = 1000;
constexpr const char* kEndings = "*.pdf, *.xml (Moodle), *.zip (QTI)";

std::string stepOf(const derivation::Derivation& derivation, const derivation::LineRef& line) {
    return derivation.steps[static_cast<std::size_t>(line.step)].key;
}

/// Returns the point of a line, or its position in its step; 0: the only line.
int placeOf(const derivation::Derivation& derivation, const derivation::LineRef& line) {
    const std::vector<derivation::Line>& lines = derivation.steps[static_cast<std::size_t>(line.step)].lines;
    const int point = lines[static_cast<std::size_t>(line.line)].point;
    return point > 0 ? point : lines.size() > 1 ? line.line + 1 : 0;
}

std::string markName(const Marked& mark) {
    switch (mark.verdict) {
        case exercise::AnswerVerdict::open:
            return "open";
        case exercise::AnswerVerdict::right:
            return "right";
        case exercise::AnswerVerdict::carried:
            return "follows";
        case exercise::AnswerVerdict::mistaken:
            return "mistake";
        case exercise::AnswerVerdict::tooFewDigits:
            return "too-few-digits";
        case exercise::AnswerVerdict::notRight:
            return "not-right";
        case exercise::AnswerVerdict::shown:
            return "shown";
    }
    return {};
}

std::vector<Marked> allOpen(const Exercise& exercise) {
    return std::vector<Marked>(exercise.blanks.size());
}

}  // namespace

std::string ExerciseCommand::example() const {
    return "  greyscope exercise gm11 --seed 7 --blanks 10\n"
           "  greyscope exercise gm11 --seed 7 --answer a=0.9823 --answer c=6.152\n"
           "  greyscope exercise deng --seed 100 --students 30 --out class.pdf\n"
           "  greyscope exercise deng --seed 100 --students 30 --solution --out solutions.pdf";
}

void ExerciseCommand::declare(CLI::App& app) {
    std::vector<std::string> kinds;
    for (const auto& [kind, name] : exercise::kindNames()) {
        kinds.push_back(name);
    }
    declareNames(
        app, "KIND", kinds, [this](std::size_t i) { m_options.kind = exercise::kindNames()[i].first; },
        "Kind of exercise: " + base::joined(kinds, ", "))
        ->required()
        ->type_name("");
    std::vector<std::string> series;
    for (const auto& [kind, name] : exercise::kindNames()) {
        for (const exercise::ExerciseSeries& each : exercise::textbookSeries(kind)) {
            if (!base::contains(series, each.name)) {  // for several kinds
                series.push_back(each.name);
            }
        }
    }
    app.add_option("--series", m_options.series, "Published series to use: " + base::joined(series, ", "))
        ->type_name("NAME");
    declareCount(app, "--blanks", m_blanks, "Number of blanks, from the last step backwards", 1);
    declareCount(app, "--decimals", m_decimals, "Decimals of every number on the sheet");
    declareCount(app, "--seed", m_seed, "Seed for the series and the blanks");
    declareChoice(app, "--accept", m_options.accept, exercise::acceptNames(),
                  "Tolerance of an answer, in addition to the effect of rounding")
        ->default_str("half-digit");
    app.add_flag("--solution", m_solution, "Fill in the numbers");
    app.add_flag("--spot", m_spot, "Write a derivation with one mistake instead");
    declareConditions(app, "--answer", m_answers, "Answer to mark, LETTER=NUMBER; may be repeated")
        ->type_name("LETTER=NUMBER");
    declareCount(app, "--students", m_students,
                 "With --out: number of exercises, with consecutive seeds from --seed on", 1);
    app.add_option("--out", m_file, std::string("File for a class; the extension selects the format: ") + kEndings)
        ->type_name("FILE");
    std::vector<std::string> codes;
    for (const QString& code : widgets::languages()) {
        codes.push_back(code.toStdString());
    }
    declareNames(
        app, "--language", codes, [this](std::size_t i) { m_language = widgets::languages()[static_cast<int>(i)]; },
        "Language of sheets and questions: " + base::joined(codes, ", "))
        ->type_name("CODE")
        ->default_str("en");
    declareFormat(app, m_format);
}

Expected<std::string> ExerciseCommand::writeClass() const {
    if (m_students > kMostStudents) {
        return fail(ErrorCode::optionOutOfRange,
                    {"students", std::to_string(m_students), "[1, " + std::to_string(kMostStudents) + "]"});
    }
    const QString file = QString::fromStdString(m_file);
    const auto ends = [&](const char* ending) { return file.endsWith(QLatin1String(ending), Qt::CaseInsensitive); };
    if (!ends(".pdf") && !ends(".xml") && !ends(".zip")) {
        return fail(ErrorCode::optionUnknown, {"--out", m_file, kEndings});
    }
    const auto exercises = GREYSCOPE_TRY(exercisesFor(m_options, m_students));
    const QByteArray content = ends(".pdf")
                                   ? exercisePdf(exercises, m_solution ? PaperKind::solution : PaperKind::student)
                               : ends(".xml") ? moodleXml(exercises)
                                              : GREYSCOPE_TRY(qtiPackage(exercises));
    GREYSCOPE_TRY(writeFile(file, content));
    return m_file + '\n';
}

Expected<std::string> ExerciseCommand::marks(const Exercise& exercise, Notes& notes) const {
    std::vector<exercise::StudentAnswer> answers(exercise.blanks.size());
    for (const std::string& given : m_answers) {
        const std::size_t sign = given.find('=');
        const std::string letter = given.substr(0, sign);
        const auto blank = std::find_if(exercise.blanks.begin(), exercise.blanks.end(),
                                        [&](const exercise::Blank& each) { return each.letter == letter; }) -
                           exercise.blanks.begin();
        const bool known = static_cast<std::size_t>(blank) < exercise.blanks.size() && sign != std::string::npos;
        const auto read =
            known ? readAnswer(exercise, static_cast<std::size_t>(blank), given.substr(sign + 1)) : std::nullopt;
        if (!read) {
            return fail(ErrorCode::optionUnknown,
                        {"--answer", given, "a=0.5 … " + exercise.blanks.back().letter + "=0.5"});
        }
        answers[static_cast<std::size_t>(blank)] = *read;
    }
    const std::vector<Marked> marks = exercise::mark(exercise, answers);
    Rows rows{{"answer", "step", "given", "verdict", "mistake", "points"}};
    Json list = Json::array();
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const std::string mistake = marks[i].mistake ? base::nameOf(exercise::mistakeNames(), *marks[i].mistake) : "";
        const auto given = answers[i].value ? std::optional(static_cast<double>(*answers[i].value)) : std::nullopt;
        rows.push_back({exercise.blanks[i].letter, stepOf(exercise.derivation, exercise.blanks[i].line),
                        exactNumber(given), markName(marks[i]), mistake, shortNumber(marks[i].points)});
        list.push_back({{"answer", rows.back()[0]},
                        {"step", rows.back()[1]},
                        {"given", numberOrNull(given)},
                        {"verdict", rows.back()[3]},
                        {"mistake", mistake.empty() ? Json(nullptr) : Json(mistake)},
                        {"points", marks[i].points}});
    }
    const exercise::Score score = scoreOf(answers, marks);
    if (m_format == Format::json) {
        return notes.writeWith({{"points", score.points}, {"of", marks.size()}, {"answers", list}});
    }
    if (m_format == Format::csv) {
        return csvTable(rows);
    }
    std::string text = alignedTable(rows);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i].isWrong()) {
            const widgets::AnswerWords words = widgets::answerWords(exercise, i, answers[i], marks[i]);
            text += "\n" + (words.title + QStringLiteral(". ") + words.text).toStdString();
        }
    }
    return text + "\n" + shortNumber(score.points) + " of " + std::to_string(marks.size()) + " points\n";
}

Expected<std::string> ExerciseCommand::spot() const {
    const exercise::Spot spot = GREYSCOPE_TRY(exercise::spotOf(m_options));
    const derivation::NumberStyle style{m_options.decimals, false};
    QString text = widgets::derivationText(spot.derivation, widgets::DerivationFormat::text, style);
    if (m_solution) {
        text += QStringLiteral("\n%1: %2. %3\n%4\n%5\n")
                    .arg(QString::fromStdString(spot.right.steps[static_cast<std::size_t>(spot.step)].key),
                         widgets::mistakeTitle(spot.mistake), widgets::mistakeReason(spot.mistake),
                         widgets::consequenceText(spot.changes, style), widgets::mistakeOrigin(spot.mistake));
    }
    return text.toStdString();
}

Expected<std::string> ExerciseCommand::sheet(Notes& notes) const {
    const Exercise exercise = GREYSCOPE_TRY(exercise::makeExercise(m_options));
    if (!m_answers.empty()) {
        return marks(exercise, notes);
    }
    if (m_format == Format::text) {
        const derivation::Derivation shown =
            m_solution ? solvedSheet(exercise) : studentSheet(exercise, allOpen(exercise));
        const derivation::NumberStyle style{m_options.decimals, false};
        return (widgets::exerciseTitle(m_options) + QLatin1Char('\n') + widgets::instructions(m_options) +
                QLatin1Char('\n') + widgets::derivationText(shown, widgets::DerivationFormat::text, style))
            .toStdString();
    }
    Rows rows{{"answer", "step", "k", "value", "mistakes"}};
    Json list = Json::array();
    for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
        const exercise::Blank& blank = exercise.blanks[i];
        std::vector<std::string> known;
        for (const exercise::Known& each : blank.known) {
            known.push_back(base::nameOf(exercise::mistakeNames(), each.mistake));
        }
        const int point = placeOf(exercise.derivation, blank.line);
        const std::string value = m_solution ? answerText(exercise, i) : std::string();
        rows.push_back({blank.letter, stepOf(exercise.derivation, blank.line),
                        point > 0 ? std::to_string(point) : std::string(), value, base::joined(known, " ")});
        list.push_back({{"answer", blank.letter},
                        {"step", rows.back()[1]},
                        {"k", point > 0 ? Json(point) : Json(nullptr)},
                        {"value", m_solution ? Json(*numberIn(value)) : Json(nullptr)},
                        {"mistakes", known}});
    }
    return m_format == Format::csv ? csvTable(rows) : notes.writeWith({{"seed", m_options.seed}, {"answers", list}});
}

Expected<std::string> ExerciseCommand::run(Notes& notes) {
    constexpr auto kMost = static_cast<std::size_t>(std::numeric_limits<int>::max());
    m_options.blanks = static_cast<int>(std::min(m_blanks, kMost));
    m_options.decimals = static_cast<int>(std::min(m_decimals, kMost));
    m_options.seed = m_seed;
    widgets::useLanguage(QLocale(m_language));
    if (!m_file.empty()) {
        return writeClass();
    }
    return m_spot ? spot() : sheet(notes);
}

}  // namespace greyscope::app::cli
