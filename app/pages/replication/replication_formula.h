#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace greyscope::app {

/// A formula that is drawn as in a book: a fraction or a plain term, and its value: (446 − 422.28) / 464 = 8.99 %.
struct Formula {
    QString numerator;    ///< the numerator, or the whole term without a denominator; empty: only the value is drawn
    QString denominator;  ///< the denominator; empty: there is no fraction
    QString value;
    bool operator==(const Formula&) const = default;
};

/// A widget that draws one formula, in a smaller font if it would not fit.
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
