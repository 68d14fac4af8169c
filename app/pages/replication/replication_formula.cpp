#include "app/pages/replication/replication_formula.h"

#include <QPainter>

#include <algorithm>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/theme.h"

namespace greyscope::app {

namespace {

constexpr double kFormulaPoints = 12.0;
constexpr double kLeastScale = 0.6;
constexpr double kFormulaGap = 5.0;

QFont atScale(QFont font, double scale) {
    font.setPointSizeF(font.pointSizeF() * scale);
    return font;
}

}  // namespace

FormulaView::FormulaView(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FormulaView::setFormula(const Formula& formula) {
    m_formula = formula;
    const QString term = formula.denominator.isEmpty()
                             ? formula.numerator
                             : QStringLiteral("(%1) / %2").arg(formula.numerator, formula.denominator);
    const QString spoken = term.isEmpty() ? formula.value : term + QStringLiteral(" = ") + formula.value;
    setAccessibleName(spoken);
    widgets::setTip(this, spoken);
    updateGeometry();
    update();
}

QFont FormulaView::fontFor(bool bold) const {
    QFont serif(QStringLiteral("Noto Serif"));
    serif.setStyleHint(QFont::Serif);
    serif.setPointSizeF(kFormulaPoints * font().pointSizeF() / 10.0);
    serif.setBold(bold);
    return serif;
}

QSize FormulaView::sizeHint() const {
    const int line = QFontMetrics(fontFor(true)).height();
    return {200, m_formula.denominator.isEmpty() ? line + 2 : 2 * line + 6};
}

double FormulaView::widthAt(double scale) const {
    const QFontMetricsF plain(atScale(fontFor(false), scale));
    const QFontMetricsF bold(atScale(fontFor(true), scale));
    const double term =
        std::max(plain.horizontalAdvance(m_formula.numerator), plain.horizontalAdvance(m_formula.denominator));
    const double equals =
        m_formula.numerator.isEmpty() ? 0.0 : term + 2.0 * kFormulaGap + plain.horizontalAdvance(u'=');
    return equals + bold.horizontalAdvance(m_formula.value) + kFormulaGap;
}

void FormulaView::paintEvent(QPaintEvent* /*event*/) {
    const widgets::Theme& theme = widgets::Theme::of(palette());
    const double wanted = widthAt(1.0);
    const double scale = wanted > width() ? std::max(kLeastScale, width() / wanted) : 1.0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.text);
    const QFont plain = atScale(fontFor(false), scale);
    const QFontMetricsF metrics(plain);
    double x = 0.0;
    if (!m_formula.numerator.isEmpty()) {
        const double term =
            std::max(metrics.horizontalAdvance(m_formula.numerator), metrics.horizontalAdvance(m_formula.denominator));
        painter.setFont(plain);
        const double middle = height() / 2.0;
        if (m_formula.denominator.isEmpty()) {
            painter.drawText(QRectF(x, 0, term + 1, height()), Qt::AlignCenter, m_formula.numerator);
        } else {
            painter.drawText(QRectF(x, 0, term + 1, middle - 1), Qt::AlignHCenter | Qt::AlignBottom,
                             m_formula.numerator);
            painter.drawText(QRectF(x, middle + 1, term + 1, middle - 1), Qt::AlignHCenter | Qt::AlignTop,
                             m_formula.denominator);
            painter.drawLine(QPointF(x, middle), QPointF(x + term, middle));
        }
        x += term + kFormulaGap;
        painter.drawText(QRectF(x, 0, 20, height()), Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("="));
        x += metrics.horizontalAdvance(u'=') + kFormulaGap;
    }
    painter.setFont(atScale(fontFor(true), scale));
    painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter, m_formula.value);
}

}  // namespace greyscope::app
