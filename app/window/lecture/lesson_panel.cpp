#include "app/window/lecture/lesson_panel.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace greyscope::app {

namespace {

constexpr int kLessonMargin = 12;

QPushButton* button(const QString& text, const char* name) {
    auto* made = new QPushButton(text);
    made->setObjectName(QLatin1String(name));
    return made;
}

}  // namespace

LessonPanel::LessonPanel(QWidget* parent) : widgets::ScrolledColumn(parent), m_all(lessons()), m_place(m_all.size()) {
    setObjectName(QStringLiteral("lessonPanel"));
    column()->setContentsMargins(kLessonMargin, kLessonMargin, kLessonMargin, kLessonMargin);
    column()->setSpacing(10);
    m_title = addLabel(QStringLiteral("lesson.title"), true);
    m_text = addLabel(QStringLiteral("lesson.text"));
    m_question = addLabel(QStringLiteral("lesson.question"), true);
    build();
}

widgets::PlainLabel* LessonPanel::addLabel(const QString& name, bool bold) {
    auto* label = new widgets::PlainLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QFont font = label->font();
    font.setBold(bold);
    label->setFont(font);
    column()->addWidget(label);
    return label;
}

void LessonPanel::build() {
    m_show = button(tr("Show the working"), "lesson.working");
    m_tell = button(tr("Show the answer"), "lesson.answer");
    m_next = button(tr("Next lesson"), "lesson.next");
    auto* all = button(tr("All lessons"), "lesson.all");
    column()->addWidget(m_show);
    column()->addWidget(m_tell);
    m_answer = addLabel(QStringLiteral("lesson.answerText"));
    m_source = addLabel(QStringLiteral("quietText"));
    column()->addWidget(m_next);
    column()->addWidget(all);
    column()->addStretch(1);
    connect(m_show, &QPushButton::clicked, this,
            [this] { emit derivationRequested(m_all[m_place].page, m_all[m_place].line); });
    connect(m_tell, &QPushButton::clicked, this, [this] { m_answer->setVisible(!m_answer->isVisible()); });
    connect(m_next, &QPushButton::clicked, this, [this] {
        emit commandRequested(QStringLiteral("lesson.") + QString::fromStdString(m_all[m_place + 1].key));
    });
    connect(all, &QPushButton::clicked, this, &LessonPanel::allRequested);
}

void LessonPanel::showLesson(const std::string& key) {
    const std::size_t place = lessonPlace(m_all, key);
    if (place == m_place) {
        return;
    }
    m_place = place;
    if (!hasLesson()) {
        return;
    }
    const Lesson& lesson = m_all[place];
    m_title->setText(
        tr("Lesson %1 of %2: %3").arg(QString::number(place + 1), QString::number(m_all.size()), lesson.title));
    m_text->setText(lesson.paragraphs.join(QStringLiteral("\n\n")));
    m_question->setText(lesson.question);
    m_answer->setText(lesson.answer);
    m_answer->hide();
    m_source->setText(tr("Series: %1").arg(lesson.source));
    m_next->setVisible(place + 1 < m_all.size());
    ensureVisible(0, 0);
}

}  // namespace greyscope::app
