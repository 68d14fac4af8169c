#pragma once

#include <QFrame>

#include "widgets/common/plain_text.h"
#include "widgets/present/spec/card_text.h"

class QGridLayout;
class QToolButton;

namespace greyscope::widgets {

class ElidingLabel;

/// A card with the prediction for the cell that the user selected, and the measured value if there is one.
class AnswerCard : public QFrame {
    Q_OBJECT

public:
    explicit AnswerCard(QWidget* parent = nullptr);
    void show(const CardText& card);
    /// Shows or hides a button with a sigma beside the title. A click on it emits derivationAsked().
    void setWorkable(bool workable);
    /// All texts of the card, one on each line.
    [[nodiscard]] QString text() const;

signals:
    void derivationAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ElidingLabel* m_head;
    QToolButton* m_derivation;
    PlainLabel* m_prediction;
    PlainLabel* m_how;
    QWidget* m_rows;
    QGridLayout* m_grid;
    CardText m_card;
};

}  // namespace greyscope::widgets
