#pragma once

#include <QObject>
#include <QString>

#include <vector>

#include "core/exercise/marking.h"

namespace greyscope::app {

/// A student's answers to the blanks of an exercise, and their marks.
class ExerciseSession : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Starts an exercise without answers. Does nothing if it is the same exercise.
    void begin(const exercise::Exercise& exercise);
    /// Stores and marks the answer for a blank. If `text` is not a number, the answers stay unchanged and notANumber()
    /// returns the text.
    void answer(std::size_t blank, const QString& text);
    void look(std::size_t blank);
    void hint();
    /// Clears the answer of the current blank if it is wrong.
    void tryAgain();
    void show();

    [[nodiscard]] const exercise::Exercise& exercise() const { return m_exercise; }
    [[nodiscard]] const std::vector<exercise::StudentAnswer>& answers() const { return m_answers; }
    [[nodiscard]] const std::vector<exercise::Marked>& marks() const { return m_marks; }
    /// Returns the answers as the student wrote them, by blank; "" without an answer.
    [[nodiscard]] const std::vector<QString>& written() const { return m_written; }
    [[nodiscard]] std::size_t current() const { return m_current; }
    [[nodiscard]] exercise::Score score() const { return scoreOf(m_answers, m_marks); }
    /// Returns the last text that was entered and is not a number; "" if there is none.
    [[nodiscard]] const QString& notANumber() const { return m_notANumber; }

signals:
    void changed();

private:
    void mark();

    exercise::Exercise m_exercise;
    std::vector<exercise::StudentAnswer> m_answers;
    std::vector<QString> m_written;
    std::vector<exercise::Marked> m_marks;
    std::size_t m_current = 0;
    QString m_notANumber;
};

}  // namespace greyscope::app
