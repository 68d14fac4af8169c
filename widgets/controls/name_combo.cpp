#include "widgets/controls/name_combo.h"

#include <QAbstractItemView>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

#include "widgets/common/fitted_text.h"
#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

NameCombo::NameCombo(QWidget* parent) : QComboBox(parent) {
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

QString NameCombo::shownName() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int width = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField).width() - 6;
    if (currentIndex() < 0 || fontMetrics().horizontalAdvance(currentText()) <= width) {
        return currentText();
    }
    QStringList names;
    for (int i = 0; i < count(); ++i) {
        names << itemText(i);
    }
    return fittedNames(names, font(), width)[currentIndex()];
}

void NameCombo::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = shownName();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace greyscope::widgets
