#pragma once

#include <QFrame>

#include "widgets/common/plain_text.h"
#include "widgets/present/card_text.h"
#include "widgets/present/relative_present.h"
#include "widgets/present/relative_summary.h"

class QGridLayout;

namespace greyscope::widgets {
class ElidingLabel;
}

namespace greyscope::app {

/// The prediction for the asked cell, and what was measured there.
class AnswerCard : public QFrame {
    Q_OBJECT

public:
    explicit AnswerCard(QWidget* parent = nullptr);
    void show(const widgets::CardText& card);
    void show(const widgets::Answer& answer, const widgets::RelativeNames& names);
    /// All that stands on the card, line by line.
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    widgets::ElidingLabel* m_head;
    widgets::PlainLabel* m_prediction;
    widgets::PlainLabel* m_how;
    QWidget* m_rows;
    QGridLayout* m_grid;
    widgets::CardText m_card;
};

}  // namespace greyscope::app
