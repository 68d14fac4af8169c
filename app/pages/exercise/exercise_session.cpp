#include "app/pages/exercise/exercise_session.h"

namespace greyscope::app {

void ExerciseSession::begin(const exercise::Exercise& exercise) {
    if (exercise == m_exercise) {
        return;
    }
    m_exercise = exercise;
    m_answers.assign(exercise.blanks.size(), {});
    m_written.assign(exercise.blanks.size(), {});
    m_current = 0;
    m_notANumber.clear();
    mark();
}

void ExerciseSession::answer(std::size_t blank, const QString& text) {
    if (blank >= m_answers.size() || m_answers[blank].shown) {
        return;
    }
    m_current = blank;
    const auto read = readAnswer(m_exercise, blank, text.toStdString());
    m_notANumber = read || text.trimmed().isEmpty() ? QString() : text;
    exercise::StudentAnswer& answer = m_answers[blank];
    if (!read || (answer.value == read->value && answer.decimals == read->decimals)) {
        emit changed();
        return;
    }
    answer.wrongTries += m_marks[blank].isWrong() ? 1 : 0;
    answer.value = read->value;
    answer.decimals = read->decimals;
    m_written[blank] = text;
    mark();
}

void ExerciseSession::look(std::size_t blank) {
    if (blank < m_answers.size() && blank != m_current) {
        m_current = blank;
        m_notANumber.clear();
        emit changed();
    }
}

void ExerciseSession::hint() {
    if (m_current < m_answers.size() && !m_marks[m_current].isRight()) {
        m_answers[m_current].hinted = true;
        mark();
    }
}

void ExerciseSession::tryAgain() {
    if (m_current < m_answers.size() && m_marks[m_current].isWrong()) {
        ++m_answers[m_current].wrongTries;
        m_answers[m_current].value.reset();
        m_written[m_current].clear();
        mark();
    }
}

void ExerciseSession::show() {
    if (m_current < m_answers.size() && !m_marks[m_current].isRight()) {
        m_answers[m_current].shown = true;
        mark();
    }
}

void ExerciseSession::mark() {
    m_marks = exercise::mark(m_exercise, m_answers);
    emit changed();
}

}  // namespace greyscope::app
