#pragma once

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QStringList>

namespace greyscope::test {

/// Answers the dialogs of the program as a user does who writes to one path whatever it holds: names it to each dialog
/// that asks for a file, agrees to each question, and closes each message. Other dialogs are left alone.
class SaveAnswer : public QObject {
public:
    explicit SaveAnswer(QString path) : m_path(std::move(path)) { qApp->installEventFilter(this); }
    /// The messages that asked nothing, in their order.
    [[nodiscard]] const QStringList& told() const { return m_told; }
    /// Whether any dialog asked for a file.
    [[nodiscard]] bool asked() const { return m_asked; }

    bool eventFilter(QObject* watched, QEvent* event) override {
        auto* const dialog = event->type() == QEvent::Show ? qobject_cast<QDialog*>(watched) : nullptr;
        if (qobject_cast<QFileDialog*>(dialog) || qobject_cast<QMessageBox*>(dialog)) {
            // Once it is shown whole: a dialog that is answered earlier does not close.
            QMetaObject::invokeMethod(
                dialog, [this, shown = QPointer<QDialog>(dialog)] { answer(shown); }, Qt::QueuedConnection);
        }
        return false;
    }

private:
    void answer(QDialog* dialog) {
        if (auto* const file = qobject_cast<QFileDialog*>(dialog)) {
            m_asked = true;
            file->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(m_path);
            QMetaObject::invokeMethod(file, "accept");
        } else if (auto* const box = qobject_cast<QMessageBox*>(dialog)) {
            const QList<QAbstractButton*> buttons = box->buttons();
            if (buttons.size() == 1) {
                m_told << box->text();
            }
            for (QAbstractButton* button : buttons) {
                const QMessageBox::ButtonRole role = box->buttonRole(button);
                if (role == QMessageBox::AcceptRole || role == QMessageBox::YesRole) {
                    button->click();
                    return;
                }
            }
        }
    }

    QString m_path;
    QStringList m_told;
    bool m_asked = false;
};

}  // namespace greyscope::test
