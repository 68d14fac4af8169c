#pragma once

#include <vector>

#include "app/pages/binding.h"
#include "app/pages/page.h"

class QBoxLayout;
class QGridLayout;
class QScrollArea;

namespace greyscope::widgets {
class ScrolledRoom;
}

namespace greyscope::app {

class Headline;
class QuestionCard;
class StartActions;

/// The Start page, for a new user: what can be opened, the sample study as small charts, and questions that lead to
/// other pages.
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
    QWidget* buildSample();
    QWidget* buildCharts(const Study& sample);
    QWidget* buildQuestions(const Study& sample);
    QWidget* buildLessons();
    void shareWidth();
    void shareHeight();
    void showCards(const Study& study);
    void spreadCards(int perRow);
    [[nodiscard]] int cardWidth() const;
    void answer(const QString& pageKey);

    Bindings m_bindings;
    StartActions* m_actions;
    QBoxLayout* m_parts = nullptr;
    widgets::ScrolledRoom* m_left = nullptr;
    QScrollArea* m_right = nullptr;
    int m_rightWidth = 640;  ///< width in pixels that is assumed for the right part before the page is shown
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
