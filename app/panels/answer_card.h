#pragma once

#include <QFrame>

#include "widgets/present/relative_present.h"
#include "widgets/present/relative_summary.h"

class QLabel;

namespace greyscope::widgets {
class ElidingLabel;
}

namespace greyscope::app {

/// The prediction for the asked cell, and what was measured there.
class AnswerCard : public QFrame {
    Q_OBJECT

public:
    explicit AnswerCard(QWidget* parent = nullptr);
    void show(const widgets::Answer& answer, const widgets::RelativeNames& names);
    /// All that stands on the card, line by line.
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Row {
        QLabel* name;
        QLabel* value;
    };
    Row addRow(const QString& name, bool bold);

    widgets::ElidingLabel* m_head;
    QLabel* m_prediction;
    QLabel* m_how;
    QWidget* m_rows;
    Row m_leftOut, m_measured, m_error;
};

}  // namespace greyscope::app
