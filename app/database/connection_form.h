#pragma once

#include <QWidget>

#include <string>
#include <vector>

#include "app/sources/database_source.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace greyscope::widgets {
class PlainLabel;
}

namespace greyscope::app {

/// A form for a database and its user. The password that is entered is passed only to the session or to the keyring of
/// the system.
class ConnectionForm : public QWidget {
    Q_OBJECT

public:
    explicit ConnectionForm(QWidget* parent = nullptr);
    void setConnection(const DatabaseConnection& connection);
    [[nodiscard]] DatabaseConnection connection() const;
    [[nodiscard]] QString password() const;
    [[nodiscard]] bool keepsPassword() const;
    void setPassword(const QString& password);
    void focusPassword();

signals:
    void connectRequested();
    /// The user has edited the form, which thus describes another database.
    void edited();

private:
    QLineEdit* addLine(const QString& label, const QString& name, const QString& example);
    void addRow(const QString& label, QWidget* field);
    void chooseFile();
    void showKind();
    [[nodiscard]] DatabaseKind kind() const;

    QGridLayout* m_grid;
    QComboBox* m_kind;
    QLineEdit* m_file;
    QPushButton* m_choose;
    QLineEdit* m_host;
    QSpinBox* m_port;
    QLineEdit* m_database;
    QLineEdit* m_user;
    QLineEdit* m_password;
    QCheckBox* m_keep;
    QPushButton* m_connect;
    std::map<std::string, std::string> m_options;  ///< further options of the URL from which the form was filled
    std::map<QWidget*, QWidget*> m_labels;
};

}  // namespace greyscope::app
