#include "app/pages/exercise/exercise_page.h"

#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <limits>

#include "app/exercise/exercise_paper.h"
#include "app/exercise/quiz.h"
#include "app/export/output_question.h"
#include "app/run/write_file.h"
#include "app/text/error_text.h"
#include "core/base/try.h"
#include "widgets/controls/context_bar.h"
#include "widgets/controls/name_combo.h"
#include "widgets/controls/segmented.h"
#include "widgets/formula/exercise_view.h"
#include "widgets/present/words/exercise_words.h"

namespace greyscope::app {

using exercise::Exercise;
using widgets::FigureView;

namespace {

widgets::FieldLook::Kind lookOf(const exercise::Marked& mark) {
    using Kind = widgets::FieldLook::Kind;
    return mark.verdict == exercise::AnswerVerdict::right     ? Kind::right
           : mark.verdict == exercise::AnswerVerdict::carried ? Kind::carried
           : mark.verdict == exercise::AnswerVerdict::shown   ? Kind::shown
           : mark.isWrong()                                   ? Kind::wrong
                                                              : Kind::open;
}

struct FileToWrite {
    QString title, name, filter;
};

FileToWrite fileToWrite(ExercisePanel::Writes what) {
    using Writes = ExercisePanel::Writes;
    switch (what) {
        case Writes::student:
            return {ExercisePage::tr("Write student sheets"), QStringLiteral("exercise.pdf"), QStringLiteral("*.pdf")};
        case Writes::solution:
            return {ExercisePage::tr("Write solutions"), QStringLiteral("solution.pdf"), QStringLiteral("*.pdf")};
        case Writes::moodle:
            return {ExercisePage::tr("Write Moodle questions"), QStringLiteral("moodle.xml"), QStringLiteral("*.xml")};
        case Writes::qti:
            return {ExercisePage::tr("Write a QTI package"), QStringLiteral("qti.zip"), QStringLiteral("*.zip")};
    }
    return {};
}

base::Expected<QByteArray> contentOf(ExercisePanel::Writes what, const std::vector<Exercise>& exercises) {
    using Writes = ExercisePanel::Writes;
    switch (what) {
        case Writes::student:
            return exercisePdf(exercises, PaperKind::student);
        case Writes::solution:
            return exercisePdf(exercises, PaperKind::solution);
        case Writes::moodle:
            return moodleXml(exercises);
        case Writes::qti:
            return qtiPackage(exercises);
    }
    return QByteArray();
}

}  // namespace

ExercisePage::ExercisePage(PageContext context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bar(new widgets::ContextBar(this)),
      m_panel(new ExercisePanel(m_session, this)),
      m_sheet(new widgets::ExerciseView),
      m_view(new FigureView(m_sheet)) {
    m_bar->hide();
    m_panel->hide();
    buildKind();
    buildBar();
    m_view->setName(QLatin1String(ExerciseAnalysis::kSheet));
    m_view->setIdle(tr("Exercise"));
    m_view->setTools(true, true, true);
    const widgets::Explanation what{
        tr("A derivation with some numbers to be found. Each letter always stands for the same number."),
        {},
        tr("The source is given beside every step. The known mistakes come from students and from publications."),
        tr("Write a number into its field. Enter checks it, Tab goes to the next field, Ctrl+Enter checks all, Ctrl+H "
           "gives a hint. Answers that follow correctly from a wrong answer count as correct.")};
    setExplanation(what);
    m_view->setExplanation(what);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    setViews({m_view});
    connectParts();
    showOptions();
}

void ExercisePage::buildKind() {
    m_kind = new QComboBox;
    m_kind->setObjectName(QStringLiteral("exercise.kind"));
    m_kind->setAccessibleName(tr("Exercise"));
    for (const auto& [kind, name] : exercise::kindNames()) {
        m_kind->addItem(widgets::kindTitle(kind));
    }
    m_series = new widgets::ElidedCombo;
    m_series->setObjectName(QStringLiteral("exercise.series"));
    m_series->setAccessibleName(tr("Series"));
    connect(m_kind, &QComboBox::activated, this, [this](int index) {
        exercise::Options options = m_options;
        options.kind = exercise::kindNames()[static_cast<std::size_t>(index)].first;
        options.series.clear();
        setOptions(options);
    });
    connect(m_series, &QComboBox::activated, this, [this](int index) {
        exercise::Options options = m_options;
        options.series = index == 0 ? std::string()
                                    : exercise::textbookSeries(options.kind)[static_cast<std::size_t>(index - 1)].name;
        setOptions(options);
    });
    m_bar->addControl(tr("Exercise"), m_kind);
    m_bar->addControl(tr("series"), m_series);
}

void ExercisePage::buildBar() {
    const auto box = [this](const QString& word, const char* name, int low, int high, auto member) {
        auto* spin = new QSpinBox;
        spin->setObjectName(QLatin1String(name));
        spin->setRange(low, high);
        spin->setKeyboardTracking(false);
        spin->setAccessibleName(word);
        m_bar->addControl(word, spin);
        connect(spin, &QSpinBox::valueChanged, this, [this, member](int value) {
            exercise::Options options = m_options;
            options.*member = static_cast<std::remove_reference_t<decltype(options.*member)>>(value);
            setOptions(options);
        });
        return spin;
    };
    using exercise::Options;
    m_blanks = box(tr("blanks"), "exercise.blanks", 1, exercise::kMostBlanks, &Options::blanks);
    m_decimals =
        box(tr("decimals"), "exercise.decimals", exercise::kLeastDecimals, exercise::kMostDecimals, &Options::decimals);
    m_seed = box(tr("seed"), "exercise.seed", 0, std::numeric_limits<int>::max(), &Options::seed);
    auto* next = new QPushButton(tr("New numbers"));
    next->setObjectName(QStringLiteral("exercise.new"));
    m_bar->addControl(QString(), next);
    connect(next, &QPushButton::clicked, this, [this] {
        Options options = m_options;
        options.seed = options.seed >= static_cast<std::uint64_t>(m_seed->maximum()) ? 0 : options.seed + 1;
        options.series.clear();
        setOptions(options);
    });
    m_modes = new widgets::Segmented({tr("Worked"), tr("Exercise"), tr("Solution"), tr("Spot the mistake")});
    m_modes->setObjectName(QStringLiteral("exercise.mode"));
    m_bar->addControl(QString(), m_modes);  // the bar can wrap, the head of a view cannot
    connect(m_modes, &widgets::Segmented::chosen, this, [this](int mode) { setMode(static_cast<Mode>(mode)); });
}

void ExercisePage::connectParts() {
    connect(&m_session, &ExerciseSession::changed, this, &ExercisePage::showSheet);
    const auto blankOf = [this](const derivation::LineRef& line) { return m_session.exercise().blankAt(line); };
    connect(m_sheet, &widgets::ExerciseView::answered, this,
            [this, blankOf](const derivation::LineRef& line, const QString& text) {
                m_session.answer(blankOf(line), text);
            });
    connect(m_sheet, &widgets::ExerciseView::entered, this,
            [this, blankOf](const derivation::LineRef& line) { m_session.look(blankOf(line)); });
    connect(m_sheet, &widgets::ExerciseView::allAnswered, this, [this, blankOf] {
        for (const widgets::FieldLook& field : m_sheet->written()) {
            if (!field.text.trimmed().isEmpty()) {
                m_session.answer(blankOf(field.line), field.text);
            }
        }
    });
    connect(m_sheet, &widgets::DerivationView::lineChosen, this, &ExercisePage::lineClicked);
    connect(m_panel, &ExercisePanel::blankChosen, this, [this](std::size_t blank) {
        m_session.look(blank);
        m_sheet->focusField(m_session.exercise().blanks[blank].line);
        showFields();
    });
    connect(m_panel, &ExercisePanel::acceptChosen, this, [this](exercise::Accept accept) {
        exercise::Options options = m_options;
        options.accept = accept;
        setOptions(options);
    });
    connect(m_panel, &ExercisePanel::writeRequested, this, &ExercisePage::chooseFile);
}

QWidget* ExercisePage::contextBar() {
    return m_bar;
}

void ExercisePage::setOptions(const exercise::Options& options) {
    if (options != m_options) {
        m_options = options;
        showOptions();
        followWhenSeen();
    }
}

void ExercisePage::setMode(Mode mode) {
    m_mode = mode;
    m_modes->setCurrent(static_cast<int>(mode));
    m_clicked.reset();
    showSheet();
}

void ExercisePage::showOptions() {
    for (std::size_t i = 0; i < exercise::kindNames().size(); ++i) {
        if (exercise::kindNames()[i].first == m_options.kind) {
            m_kind->setCurrentIndex(static_cast<int>(i));
        }
    }
    m_series->clear();
    m_series->addItem(widgets::exerciseSeriesTitle(m_options.kind, {}));
    for (const exercise::ExerciseSeries& series : exercise::textbookSeries(m_options.kind)) {
        m_series->addItem(widgets::exerciseSeriesTitle(m_options.kind, series.name));
        if (series.name == m_options.series) {
            m_series->setCurrentIndex(m_series->count() - 1);
        }
    }
    m_blanks->setValue(m_options.blanks);
    m_decimals->setValue(m_options.decimals);
    m_seed->setValue(static_cast<int>(m_options.seed));
    m_modes->setCurrent(static_cast<int>(m_mode));
    m_panel->setAccept(m_options.accept);
}

void ExercisePage::present(const Shown& shown) {
    m_clicked.reset();
    if (m_session.exercise() != shown.result->exercise) {
        m_sheet->forgetFields();
    }
    m_session.begin(shown.result->exercise);
    showSheet();
}

void ExercisePage::showSheet() {
    if (shown() == nullptr) {
        return;
    }
    const ExerciseMade& made = *shown()->result;
    const widgets::DerivationSpec spec = ExerciseAnalysis::sheet(made, m_mode, m_session.marks(), m_clicked);
    m_view->setFigure(spec);
    if (m_mode == Mode::spot) {
        m_panel->showSpot(made.spot, m_clicked, spec.numbers);
    } else if (m_mode == Mode::exercise) {
        m_panel->showSession();
    } else {
        m_panel->showNothing();
    }
    showFields();
}

void ExercisePage::showFields() {
    std::vector<widgets::FieldLook> looks;
    const Exercise& exercise = m_session.exercise();
    for (std::size_t i = 0; m_mode == Mode::exercise && i < exercise.blanks.size(); ++i) {
        looks.push_back({exercise.blanks[i].line, lookOf(m_session.marks()[i]), m_session.written()[i]});
    }
    m_sheet->setLooks(std::move(looks));
}

void ExercisePage::lineClicked(const derivation::LineRef& line) {
    if (m_mode == Mode::spot) {
        m_clicked = line;
        showSheet();
    }
}

void ExercisePage::chooseFile(ExercisePanel::Writes what) {
    const FileToWrite kind = fileToWrite(what);
    askForOutput(this, {kind.title, m_context.pathFor(kind.name), {kind.filter}}, m_context.store,
                 [this, what](const QString& path) { return write(what, path); });
}

base::Expected<void> ExercisePage::write(ExercisePanel::Writes what, const QString& path) const {
    const auto exercises = GREYSCOPE_TRY(exercisesFor(m_options, m_panel->students()));
    return writeFile(path, GREYSCOPE_TRY(contentOf(what, exercises)));
}

void ExercisePage::addPlace(QVariantMap& place) const {
    place[QStringLiteral("kind")] = QString::fromStdString(base::nameOf(exercise::kindNames(), m_options.kind));
    place[QStringLiteral("series")] = QString::fromStdString(m_options.series);
    place[QStringLiteral("blanks")] = m_options.blanks;
    place[QStringLiteral("decimals")] = m_options.decimals;
    place[QStringLiteral("seed")] = QString::number(m_options.seed);
    place[QStringLiteral("accept")] = QString::fromStdString(base::nameOf(exercise::acceptNames(), m_options.accept));
}

void ExercisePage::takePlace(const QVariantMap& place) {
    exercise::Options options;
    const auto text = [&](const char* key) { return place.value(QLatin1String(key)).toString().toStdString(); };
    options.kind = base::choiceNamed(exercise::kindNames(), text("kind")).value_or(options.kind);
    options.accept = base::choiceNamed(exercise::acceptNames(), text("accept")).value_or(options.accept);
    options.series = text("series");
    options.blanks = place.value(QStringLiteral("blanks"), options.blanks).toInt();
    options.decimals = place.value(QStringLiteral("decimals"), options.decimals).toInt();
    options.seed = place.value(QStringLiteral("seed"), QString::number(options.seed)).toULongLong();
    if (exercise::makeExercise(options)) {
        setOptions(options);
    }
}

}  // namespace greyscope::app
