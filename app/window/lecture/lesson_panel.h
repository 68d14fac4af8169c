#pragma once

#include "app/lessons/lesson.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/section.h"

class QPushButton;

namespace greyscope::app {

/// The panel beside the study of a lesson, with its text, its question, and a link to the step that answers the
/// question.
class LessonPanel : public widgets::ScrolledColumn {
    Q_OBJECT

public:
    explicit LessonPanel(QWidget* parent = nullptr);

    /// Shows the lesson with this key; "" or an unknown key: shows none.
    void showLesson(const std::string& key);
    [[nodiscard]] bool hasLesson() const { return m_place < m_all.size(); }

signals:
    /// The user wants to see the answer to the question: the page, and the line of its derivation.
    void derivationRequested(const QString& page, const greyscope::app::AskedLine& line);
    /// The user wants to run a command of the menus, given by the object name of its action.
    void commandRequested(const QString& command);
    void allRequested();

private:
    void build();
    [[nodiscard]] widgets::PlainLabel* addLabel(const QString& name, bool bold = false);

    std::vector<Lesson> m_all;
    std::size_t m_place = 0;
    widgets::PlainLabel* m_title;
    widgets::PlainLabel* m_text;
    widgets::PlainLabel* m_question;
    widgets::PlainLabel* m_answer;
    widgets::PlainLabel* m_source;
    QPushButton* m_show;
    QPushButton* m_tell;
    QPushButton* m_next;
};

}  // namespace greyscope::app
