#pragma once

#include <vector>

#include "app/pages/binding.h"
#include "app/pages/page.h"

class QBoxLayout;
class QGridLayout;
class QScrollArea;
class QVBoxLayout;

namespace greyscope::widgets {
class ScrolledRoom;
}

namespace greyscope::app {

class ActionRow;
class Headline;
class QuestionCard;

/// The first thing a newcomer sees: what can be opened, the sample study drawn small, and questions that lead to pages.
class StartPage : public Page {
    Q_OBJECT

public:
    explicit StartPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QStringLiteral("start"), tr("Start"), QStringLiteral("home"), false};
    }

protected:
    void follow() override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildActions();
    QWidget* buildSample();
    QWidget* buildCharts(const Study& sample);
    QWidget* buildQuestions(const Study& sample);
    QWidget* buildLessons();
    void addAction(QVBoxLayout& column, const QString& iconName, const QString& text, const QString& command,
                   const QString& key);
    void shareWidth();
    void shareHeight();
    void showRecent();
    void showCards(const Study& study);
    void spreadCards(int perRow);
    [[nodiscard]] int cardWidth() const;
    void answer(const QString& pageKey);

    Bindings m_bindings;
    QBoxLayout* m_parts = nullptr;
    widgets::ScrolledRoom* m_left = nullptr;
    QScrollArea* m_right = nullptr;
    int m_rightWidth = 640;  ///< as long as nothing is shown
    ActionRow* m_primary = nullptr;
    QVBoxLayout* m_recent = nullptr;
    Headline* m_questions = nullptr;
    QGridLayout* m_cardRows = nullptr;
    QGridLayout* m_chartRows = nullptr;
    QGridLayout* m_lessonRows = nullptr;
    std::vector<QWidget*> m_charts;
    std::vector<QWidget*> m_lessons;
    int m_cardsPerRow = 0;
    std::vector<QuestionCard*> m_cards;
};

}  // namespace greyscope::app
