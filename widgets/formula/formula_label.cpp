#include "widgets/formula/formula_label.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/common/theme/style.h"
#include "widgets/formula/formula_layout.h"
#include "widgets/formula/spoken_formula.h"

namespace greyscope::widgets {

namespace {

constexpr double kLabelFormulaPt = 13.0;
constexpr double kLeastPixels = 6.0;
constexpr double kUnbroken = 1e6;
constexpr double kRoomPt = 3.0;

/// A formula that cannot be broken and is too wide is set in smaller type.
FormulaBox labelBox(const derivation::Notation& formula, const QWidget& label, double width) {
    double size = Style::screen(Theme::of(label.palette())).pt(kLabelFormulaPt);
    FormulaBox box = layOut(formula, formulaFont(size), width);
    while (box.width > width && size > kLeastPixels) {
        size = std::max(kLeastPixels, std::floor(size * width / box.width));
        box = layOut(formula, formulaFont(size), width);
    }
    return box;
}

int heightOf(const FormulaBox& box, const QWidget& label) {
    return static_cast<int>(std::ceil(box.height() + 2.0 * Style::screen(Theme::of(label.palette())).pt(kRoomPt)));
}

}  // namespace

FormulaLabel::FormulaLabel(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FormulaLabel::setFormula(derivation::Notation formula) {
    m_formula = std::move(formula);
    setAccessibleName(spokenFormula(m_formula));
    updateGeometry();
    update();
}

QSize FormulaLabel::sizeHint() const {
    const FormulaBox box = labelBox(m_formula, *this, kUnbroken);
    return {static_cast<int>(std::ceil(box.width)) + 1, heightOf(box, *this)};
}

int FormulaLabel::heightForWidth(int width) const {
    return heightOf(labelBox(m_formula, *this, width), *this);
}

void FormulaLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const Style style = Style::screen(Theme::of(palette()));
    const FormulaBox box = labelBox(m_formula, *this, width());
    paintFormula(painter, {0.0, style.pt(kRoomPt) + box.ascent}, box, style.theme.text);
}

}  // namespace greyscope::widgets
