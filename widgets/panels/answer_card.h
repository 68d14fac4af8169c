#pragma once

#include <QFrame>

#include "widgets/common/plain_text.h"
#include "widgets/present/card_text.h"

class QGridLayout;

namespace greyscope::widgets {

class ElidingLabel;

/// The prediction for the asked cell, and what was measured there.
class AnswerCard : public QFrame {
    Q_OBJECT

public:
    explicit AnswerCard(QWidget* parent = nullptr);
    void show(const CardText& card);
    /// All that stands on the card, line by line.
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ElidingLabel* m_head;
    PlainLabel* m_prediction;
    PlainLabel* m_how;
    QWidget* m_rows;
    QGridLayout* m_grid;
    CardText m_card;
};

}  // namespace greyscope::widgets
