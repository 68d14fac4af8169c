#pragma once

#include <QDialog>

#include <functional>

#include "app/sources/database_source.h"

class QCheckBox;
class QLineEdit;

namespace greyscope::app {

/// A dialog that asks for the password of a database that requires one.
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

/// Finds a password for a connection: that of the session, then that of the keyring, then one that the user types.
/// Calls `known` when there is a password, and `refused` if the user does not type one.
void askForPassword(const DatabaseConnection& connection, QWidget* parent, const std::function<void()>& known,
                    const std::function<void()>& refused);

}  // namespace greyscope::app
