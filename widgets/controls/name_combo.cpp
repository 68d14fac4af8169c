#include "widgets/controls/name_combo.h"

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

#include "widgets/common/names/fitted_text.h"
#include "widgets/common/names/name_delegate.h"
#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

namespace {

constexpr int kTextMargin = 2;  // on both sides, as drawn by styles

/// The width of the text in a box that is `width` wide.
int roomIn(const QComboBox& box, QStyleOptionComboBox option, int width) {
    option.rect.setWidth(width);
    return box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width() -
           kTextMargin;
}

}  // namespace

/// The width at which no text is shortened changes with the texts.
ElidedCombo::ElidedCombo(QWidget* parent) : QComboBox(parent) {
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(model(), change, this, &QComboBox::updateGeometry);
    }
    connect(model(), &QAbstractItemModel::dataChanged, this, &QComboBox::updateGeometry);
}

int ElidedCombo::textRoom() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return roomIn(*this, option, option.rect.width());
}

int ElidedCombo::wholeWidth() const {
    constexpr int kAny = 1000;
    double widest = 0.0;
    for (int i = 0; i < count(); ++i) {
        widest = std::max(widest, QFontMetricsF(font()).horizontalAdvance(itemText(i)));
    }
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return static_cast<int>(std::ceil(widest)) + kAny - roomIn(*this, option, kAny);
}

QString ElidedCombo::shownText() const {
    QStringList texts;
    for (int i = 0; i < count(); ++i) {
        texts << itemText(i);
    }
    return fittedName(currentIndex() < 0 ? placeholderText() : currentText(), texts, font(), textRoom());
}

bool ElidedCombo::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && !isEditable() && currentIndex() >= 0 && shownText() != currentText()) {
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
    if (currentIndex() < 0) {
        option.palette.setBrush(QPalette::ButtonText, option.palette.placeholderText());
    }
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

NameCombo::NameCombo(QWidget* parent) : ElidedCombo(parent) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setMaxVisibleItems(24);
    setItemDelegate(new NameDelegate(this));
    connect(this, &QComboBox::currentTextChanged, this, [this](const QString& name) { setTip(this, name); });
}

void NameCombo::showPopup() {
    view()->setMinimumWidth(std::clamp(view()->sizeHintForColumn(0) + 24, 80, 560));
    QComboBox::showPopup();
}

}  // namespace greyscope::widgets
