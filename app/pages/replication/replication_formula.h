#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace greyscope::app {

/// A fraction (or a plain term) and its value, drawn as in a book: (446 − 422.28) / 464 = 8.99 %.
struct Formula {
    QString numerator;    ///< empty: only the value
    QString denominator;  ///< empty: no fraction
    QString value;
    bool operator==(const Formula&) const = default;
};

/// Draws one formula, in a smaller font if it would not fit.
class FormulaView : public QWidget {
    Q_OBJECT

public:
    explicit FormulaView(QWidget* parent = nullptr);
    void setFormula(const Formula& formula);
    [[nodiscard]] const Formula& formula() const { return m_formula; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont fontFor(bool bold) const;
    [[nodiscard]] double widthAt(double scale) const;

    Formula m_formula;
};

}  // namespace greyscope::app
