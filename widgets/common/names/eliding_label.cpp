#include "widgets/common/names/eliding_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include "widgets/common/names/fitted_text.h"

namespace greyscope::widgets {

ElidingLabel::ElidingLabel(const QString& text, QWidget* parent) : PlainLabel(text, parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidingLabel::setNames(const QStringList& names) {
    m_names = names;
    update();
}

QSize ElidingLabel::minimumSizeHint() const {
    return {fontMetrics().horizontalAdvance(QStringLiteral("…")) * 3, PlainLabel::minimumSizeHint().height()};
}

bool ElidingLabel::fits() const {
    return fontMetrics().horizontalAdvance(text()) <= contentsRect().width();
}

void ElidingLabel::paintEvent(QPaintEvent* event) {
    if (fits()) {
        PlainLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    const int width = contentsRect().width();
    const QString shown = m_names.isEmpty() ? fontMetrics().elidedText(text(), Qt::ElideRight, width)
                                            : fittedName(text(), m_names, font(), width);
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(), shown,
                          foregroundRole());
}

void ElidingLabel::resizeEvent(QResizeEvent* event) {
    PlainLabel::resizeEvent(event);
    update();
}

bool ElidingLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), fits() ? QString() : tipText(text()), this);
        return true;
    }
    return PlainLabel::event(event);
}

}  // namespace greyscope::widgets
