#include "app/pages/exercise/exercise_panel.h"

#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>

#include <initializer_list>

#include "app/pages/exercise/exercise_session.h"
#include "widgets/common/flow_layout.h"
#include "widgets/controls/name_combo.h"
#include "widgets/controls/number_line_view.h"
#include "widgets/present/words/exercise_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using exercise::AnswerVerdict;
using widgets::PlainLabel;

namespace {

constexpr int kMostStudents = 500;

/// For the style sheet and for screen readers, because colour must not be the only sign.
QString signOf(const exercise::Marked& mark) {
    return mark.isRight()                         ? QStringLiteral(" ✓")
           : mark.isWrong()                       ? QStringLiteral(" ✗")
           : mark.verdict == AnswerVerdict::shown ? QStringLiteral(" ·")
                                                  : QString();
}

PlainLabel* wrapped(bool bold = false) {
    auto* label = new PlainLabel;
    label->setWordWrap(true);
    if (bold) {
        QFont font = label->font();
        font.setBold(true);
        label->setFont(font);
    }
    return label;
}

}  // namespace

ExercisePanel::ExercisePanel(ExerciseSession& session, QWidget* parent)
    : widgets::InspectorPanel(parent), m_session(session) {
    buildScore();
    buildAnswer();
    buildMarking();
    buildExport();
}

void ExercisePanel::buildScore() {
    widgets::Section* section = addSection(tr("Score"));
    m_score = wrapped(true);
    m_score->setObjectName(QStringLiteral("exercise.score"));
    m_counts = wrapped();
    m_letters = new QWidget;
    m_letters->setLayout(new widgets::FlowLayout(4));
    section->addWidget(m_score);
    section->addWidget(m_counts);
    section->addWidget(m_letters);
}

void ExercisePanel::buildAnswer() {
    widgets::Section* section = addSection(tr("Answer"));
    m_title = wrapped(true);
    m_title->setObjectName(QStringLiteral("exercise.verdict"));
    m_text = wrapped();
    m_text->setObjectName(QStringLiteral("exercise.reason"));
    m_more = wrapped();
    m_line = new widgets::NumberLineView;
    m_line->setObjectName(QStringLiteral("exercise.line"));
    for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_text, m_line, m_more}) {
        section->addWidget(part);
    }
    m_line->hide();
    m_buttons = new QWidget;
    auto* row = new widgets::FlowLayout(8);
    row->setContentsMargins(0, 0, 0, 0);
    m_buttons->setLayout(row);
    m_hint = new QPushButton(tr("Hint"));
    m_again = new QPushButton(tr("Try again"));
    m_show = new QPushButton(tr("Show"));
    m_hint->setObjectName(QStringLiteral("exercise.hint"));
    m_again->setObjectName(QStringLiteral("exercise.again"));
    m_show->setObjectName(QStringLiteral("exercise.show"));
    m_hint->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_H));
    widgets::setTip(m_hint, tr("Explains this step; costs half a point (Ctrl+H)"));
    widgets::setTip(m_show, tr("Shows the number; gives no point"));
    for (QPushButton* button : {m_hint, m_again, m_show}) {
        row->addWidget(button);
    }
    section->addWidget(m_buttons);
    connect(m_hint, &QPushButton::clicked, &m_session, &ExerciseSession::hint);
    connect(m_show, &QPushButton::clicked, &m_session, &ExerciseSession::show);
    connect(m_again, &QPushButton::clicked, this, [this] {
        const std::size_t blank = m_session.current();
        m_session.tryAgain();
        emit blankChosen(blank);
    });
    m_knownSection = addSection(tr("Mistakes recognised here"));
    m_known = wrapped();
    m_knownSection->addWidget(m_known);
}

void ExercisePanel::buildMarking() {
    widgets::Section* section = addSection(tr("Marking"));
    m_accept = new widgets::ElidedCombo;
    m_accept->setObjectName(QStringLiteral("exercise.accept"));
    m_accept->setMinimumContentsLength(6);  // may become narrow
    for (const auto& [accept, name] : exercise::acceptNames()) {
        m_accept->addItem(widgets::acceptTitle(accept));
    }
    widgets::setTip(m_accept, tr("In addition to the effect of rounding in earlier steps"));
    section->addRow(tr("Accept within"), m_accept);
    connect(m_accept, &QComboBox::activated, this, [this] { emit acceptChosen(accept()); });
}

void ExercisePanel::buildExport() {
    widgets::Section* section = addSection(tr("For a class"));
    m_students = new QSpinBox;
    m_students->setObjectName(QStringLiteral("exercise.students"));
    m_students->setRange(1, kMostStudents);
    widgets::setTip(m_students, tr("Each student gets the next seed: different numbers and blanks"));
    section->addRow(tr("Students"), m_students);
    const auto add = [&](const QString& text, const char* name, Writes what) {
        auto* button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        section->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, what] { emit writeRequested(what); });
    };
    add(tr("Student sheets…"), "exercise.student", Writes::student);
    add(tr("Solutions…"), "exercise.solution", Writes::solution);
    add(tr("Moodle questions…"), "exercise.moodle", Writes::moodle);
    add(tr("QTI package…"), "exercise.qti", Writes::qti);
}

exercise::Accept ExercisePanel::accept() const {
    return exercise::acceptNames()[static_cast<std::size_t>(m_accept->currentIndex())].first;
}

void ExercisePanel::setAccept(exercise::Accept accept) {
    for (std::size_t i = 0; i < exercise::acceptNames().size(); ++i) {
        if (exercise::acceptNames()[i].first == accept) {
            m_accept->setCurrentIndex(static_cast<int>(i));
        }
    }
}

std::size_t ExercisePanel::students() const {
    return static_cast<std::size_t>(m_students->value());
}

void ExercisePanel::say(const QString& title, const QString& text, const QString& more) {
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
}

void ExercisePanel::showLetters() {
    const auto& blanks = m_session.exercise().blanks;
    while (m_letterButtons.size() > blanks.size()) {
        delete m_letterButtons.back();
        m_letterButtons.pop_back();
    }
    while (m_letterButtons.size() < blanks.size()) {
        auto* button = new QToolButton;
        button->setCheckable(true);
        const std::size_t blank = m_letterButtons.size();
        connect(button, &QToolButton::clicked, this, [this, blank] { emit blankChosen(blank); });
        m_letters->layout()->addWidget(button);
        m_letterButtons.push_back(button);
    }
    for (std::size_t i = 0; i < blanks.size(); ++i) {
        m_letterButtons[i]->setText(QString::fromStdString(blanks[i].letter) + signOf(m_session.marks()[i]));
        m_letterButtons[i]->setChecked(i == m_session.current());
    }
}

void ExercisePanel::showKnown() {
    const auto& blanks = m_session.exercise().blanks;
    const std::size_t current = m_session.current();
    QStringList lines;
    for (std::size_t i = 0; current < blanks.size() && i < blanks[current].known.size(); ++i) {
        const exercise::MistakeId id = blanks[current].known[i].mistake;
        const bool made = m_session.marks()[current].mistake == id;
        lines << (made ? QStringLiteral("✗ ") : QStringLiteral("○ ")) + widgets::mistakeTitle(id);
    }
    m_known->setText(lines.isEmpty() ? tr("None: only the correct number is recognised.")
                                     : lines.join(QLatin1Char('\n')));
    m_knownSection->show();
}

void ExercisePanel::showLine(std::size_t blank) {
    const exercise::Exercise& exercise = m_session.exercise();
    const auto line = widgets::numberLineOf(exercise, blank, m_session.answers()[blank], m_session.marks()[blank],
                                            {exercise.options.decimals, false});
    if (line) {
        m_line->setSpec(*line);
    }
    m_line->setVisible(line.has_value());
}

void ExercisePanel::showSession() {
    const exercise::Exercise& exercise = m_session.exercise();
    const exercise::Score score = m_session.score();
    m_score->setText(tr("%1 of %2 points").arg(QString::number(score.points), QString::number(exercise.blanks.size())));
    m_counts->setText(
        tr("%1 correct, %2 wrong, %3 unanswered, %n hints", nullptr, widgets::counted(score.hints))
            .arg(QString::number(score.right), QString::number(score.wrong), QString::number(score.open)));
    m_letters->show();
    showLetters();
    const std::size_t blank = m_session.current();
    if (blank >= exercise.blanks.size()) {
        return;
    }
    const exercise::Marked& mark = m_session.marks()[blank];
    const widgets::AnswerWords words = widgets::answerWords(exercise, blank, m_session.answers()[blank], mark);
    QString more;
    if (mark.mistake) {
        more = widgets::consequenceText(consequencesOf(exercise.derivation, *mark.mistake, exercise.blanks[blank].line),
                                        {exercise.options.decimals, false});
        const QString origin = widgets::mistakeOrigin(*mark.mistake);
        more += origin.isEmpty() ? origin : (more.isEmpty() ? QString() : QStringLiteral("\n")) + origin;
    }
    if (m_session.notANumber().isEmpty()) {
        say(words.title, words.text, more);
    } else {
        say(tr("“%1” is not a number").arg(m_session.notANumber()),
            tr("Write digits, with a point or a comma as the decimal mark."), {});
    }
    showLine(blank);
    m_buttons->show();
    m_show->setEnabled(!mark.isRight() && mark.verdict != AnswerVerdict::shown);
    m_hint->setEnabled(m_show->isEnabled() && !m_session.answers()[blank].hinted);
    m_again->setEnabled(mark.isWrong());
    showKnown();
}

void ExercisePanel::showSpot(const exercise::Spot& spot, const std::optional<derivation::LineRef>& clicked,
                             const derivation::NumberStyle& style) {
    m_letters->hide();
    m_buttons->hide();
    m_line->hide();
    m_knownSection->hide();
    m_score->setText(tr("One step violates its rule"));
    m_counts->setText(tr("All later steps are calculated correctly from the wrong number."));
    if (!clicked) {
        say(tr("Find the first line that is wrong"),
            tr("Compare each line with the rule above it, and click the wrong one."), {});
        return;
    }
    if (!spot.isWrong(*clicked)) {
        say(tr("This line follows its rule"),
            spot.isTouched(*clicked)    ? tr("Its numbers follow from an earlier wrong number.")
            : clicked->step > spot.step ? tr("The mistake is in an earlier line and does not affect this one.")
                                        : tr("The mistake is in a later line."),
            {});
        return;
    }
    QString more = widgets::consequenceText(spot.changes, style);
    const QString origin = widgets::mistakeOrigin(spot.mistake);
    more += origin.isEmpty() ? origin : (more.isEmpty() ? QString() : QStringLiteral("\n")) + origin;
    say(tr("Found: %1").arg(widgets::mistakeTitle(spot.mistake)), widgets::mistakeReason(spot.mistake), more);
}

void ExercisePanel::showNothing() {
    m_letters->hide();
    m_buttons->hide();
    m_line->hide();
    m_knownSection->hide();
    m_score->setText(tr("No points here"));
    m_counts->setText(tr("Points are counted in Exercise; Worked and Solution show every number."));
    say(tr("There is no question here"), tr("Choose Exercise above to answer."), {});
}

}  // namespace greyscope::app
