#pragma once

#include "app/lessons/lesson.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/section.h"

class QPushButton;

namespace greyscope::app {

/// The text of a lesson beside its study, with its question and a link to the step that answers it.
class LessonPanel : public widgets::ScrolledColumn {
    Q_OBJECT

public:
    explicit LessonPanel(QWidget* parent = nullptr);

    /// Shows the lesson with this key; "" or an unknown key: none.
    void showLesson(const std::string& key);
    [[nodiscard]] bool hasLesson() const { return m_place < m_all.size(); }

signals:
    /// Request for the page, and the line of its derivation, that answer the question.
    void derivationRequested(const QString& page, const greyscope::app::AskedLine& line);
    /// Request for a command, by name.
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
