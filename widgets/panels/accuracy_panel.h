#pragma once

#include <QWidget>

#include <vector>

#include "widgets/common/accessible_values.h"
#include "widgets/present/forecast/forecast_rows.h"

namespace greyscope::widgets {

/// A card with the accuracy of a forecast on fitted points above that on held-out points, so that neither is read
/// alone. The user chooses a number by a click, or by arrow keys and Enter.
class AccuracyPanel : public QWidget, public AccessibleValues {
    Q_OBJECT

public:
    explicit AccuracyPanel(QWidget* parent = nullptr);
    void setCard(const AccuracyCard& card);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    /// A number on the card with its name above it. `step` is the key of the derivation step that calculates it.
    struct Figure {
        QString name;
        QString value;
        QString step;
        int point = 0;  ///< the k of the point to which the number belongs; 0 if it belongs to none
        bool bad = false;
        QString row = {};  ///< the title of the row that contains the number: "In sample"
        QRectF place = {};
    };
    /// The numbers on the card in reading order.
    [[nodiscard]] const std::vector<Figure>& numbers() const { return m_numbers; }

    [[nodiscard]] QString valuesTitle() const override { return accessibleName(); }
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_numbers.size()); }
    [[nodiscard]] int valueColumns() const override { return 1; }
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int column) const override;

signals:
    void numberChosen(const QString& step, int point);
    /// The user wants to see the derivation of the number that was chosen last.
    void numberOpened();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Row {
        QString title;
        QString badge;
        bool good = true;
        std::vector<Figure> figures = {};
        QRectF box = {};         ///< the rectangle of the row inside the padding
        QRectF badgeBox = {};    ///< the rectangle of the badge, beside the title, or below it if there is no room
        double numbersAt = 0.0;  ///< the vertical position of the top of the numbers
    };

    void layOut();
    void place(Row& row, double top) const;
    [[nodiscard]] std::vector<Row> rows() const;
    [[nodiscard]] int at(const QPointF& point) const;
    void choose(int number, bool opens);
    void paintRow(QPainter& painter, const Row& row) const;
    void describe();
    void tellCursor();

    AccuracyCard m_card;
    std::vector<Row> m_rows;
    std::vector<Figure> m_numbers;
    int m_cursor = 0;
    double m_height = 0.0;
};

}  // namespace greyscope::widgets
