#include "widgets/controls/name_combo.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

#include <algorithm>

#include "widgets/common/fitted_text.h"
#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

int ElidedCombo::textRoom() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField).width() - 6;
}

QString ElidedCombo::shownText() const {
    return fontMetrics().elidedText(currentText(), Qt::ElideRight, textRoom());
}

bool ElidedCombo::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && shownText() != currentText()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tipText(currentText()), this);
        return true;
    }
    return QComboBox::event(event);
}

void ElidedCombo::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = shownText();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

NameCombo::NameCombo(QWidget* parent) : ElidedCombo(parent) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setMaxVisibleItems(24);
    view()->setTextElideMode(Qt::ElideMiddle);
    connect(this, &QComboBox::currentTextChanged, this, [this](const QString& name) { setTip(this, name); });
}

void NameCombo::showPopup() {
    view()->setMinimumWidth(std::clamp(view()->sizeHintForColumn(0) + 24, 80, 560));
    QComboBox::showPopup();
}

QString NameCombo::shownText() const {
    const int width = textRoom();
    if (currentIndex() < 0 || fontMetrics().horizontalAdvance(currentText()) <= width) {
        return currentText();
    }
    QStringList names;
    for (int i = 0; i < count(); ++i) {
        names << itemText(i);
    }
    return fittedNames(names, font(), width)[currentIndex()];
}

}  // namespace greyscope::widgets

#include "moc_name_combo.cpp"
