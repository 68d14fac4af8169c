#pragma once

#include <QDialog>

#include <functional>

#include "app/sources/database_source.h"

class QCheckBox;
class QLineEdit;

namespace greyscope::app {

/// Asks for the password of a database that lets nobody in without.
class PasswordDialog : public QDialog {
    Q_OBJECT

public:
    PasswordDialog(const DatabaseConnection& connection, QWidget* parent);

    [[nodiscard]] QString password() const;
    [[nodiscard]] bool keeps() const;

private:
    QLineEdit* m_password = nullptr;
    QCheckBox* m_keep = nullptr;
};

/// What the keyring knows is tried first, where the session knows of none; then somebody is asked. `known` is called
/// when there is a password to go on with, `refused` where nobody gave one.
void askForPassword(const DatabaseConnection& connection, QWidget* parent, const std::function<void()>& known,
                    const std::function<void()>& refused);

}  // namespace greyscope::app
