#pragma once

#include <QWidget>

#include "widgets/present/forecast_rows.h"

namespace greyscope::widgets {

/// A card with the accuracy in sample above the accuracy on held-out points, so that neither is read alone.
class AccuracyPanel : public QWidget {
    Q_OBJECT

public:
    explicit AccuracyPanel(QWidget* parent = nullptr);
    void setCard(const AccuracyCard& card);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// One number with its name above it.
    struct Figure {
        QString name;
        QString value;
        bool bad = false;
    };
    struct Row {
        QString title, shortTitle;
        QString badge;
        bool good = true;
        std::vector<Figure> figures;
    };

    [[nodiscard]] std::vector<Row> rows() const;
    [[nodiscard]] int rowHeight() const;
    void paintRow(QPainter& painter, const QRectF& box, const Row& row) const;
    void describe();

    AccuracyCard m_card;
};

}  // namespace greyscope::widgets
