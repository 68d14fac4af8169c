#pragma once

#include <QWidget>

#include "core/derivation/notation/notation.h"

namespace greyscope::widgets {

/// A widget that shows a formula in as many lines as its width requires. Screen readers get the formula as spoken text.
class FormulaLabel : public QWidget {
    Q_OBJECT

public:
    explicit FormulaLabel(QWidget* parent = nullptr);

    void setFormula(derivation::Notation formula);
    [[nodiscard]] const derivation::Notation& formula() const { return m_formula; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, 20}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    derivation::Notation m_formula;
};

}  // namespace greyscope::widgets
