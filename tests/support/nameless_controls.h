#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QStringList>

namespace greyscope::test {

/// Whether somebody works with it: a part of another control is that one's.
inline bool isControl(const QWidget* widget) {
    const QWidget* parent = widget->parentWidget();
    const bool isPart = qobject_cast<const QComboBox*>(parent) != nullptr ||
                        qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
                        (widget->focusProxy() != nullptr && widget->focusPolicy() == Qt::NoFocus);
    const bool isKind =
        qobject_cast<const QAbstractButton*>(widget) != nullptr || qobject_cast<const QComboBox*>(widget) != nullptr ||
        qobject_cast<const QAbstractSpinBox*>(widget) != nullptr || qobject_cast<const QLineEdit*>(widget) != nullptr ||
        qobject_cast<const QAbstractItemView*>(widget) != nullptr ||
        (qobject_cast<const QAbstractSlider*>(widget) != nullptr && qobject_cast<const QScrollBar*>(widget) == nullptr);
    return isKind && !isPart;
}

/// Controls in it, shown or not, of which a screen reader could not say what they are.
inline QStringList namelessControls(const QWidget& window) {
    QStringList missed;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const bool own = !widget->objectName().startsWith(QLatin1String("qt_")) &&  // Qt's own parts of others
                         !widget->inherits("QTableCornerButton") && !widget->inherits("QHeaderView") &&
                         !widget->inherits("QComboBoxListView") && !widget->inherits("QComboBoxPrivateContainer");
        const bool scrollsTabs = widget->parentWidget()->inherits("QTabBar");
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool waits = button != nullptr && button->text().isEmpty() && button->icon().isNull() &&
                           !button->isVisible();  // for what a message will offer
        if (!own || scrollsTabs || waits || !isControl(widget)) {
            continue;
        }
        const QAccessibleInterface* read = QAccessible::queryAccessibleInterface(widget);
        if (read == nullptr || read->text(QAccessible::Name).trimmed().isEmpty()) {
            missed << QStringLiteral("%1 \"%2\" in %3")
                          .arg(widget->metaObject()->className(), widget->objectName(),
                               widget->parentWidget()->metaObject()->className());
        }
    }
    return missed;
}

}  // namespace greyscope::test
