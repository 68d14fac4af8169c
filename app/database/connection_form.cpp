#include "app/database/connection_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "widgets/common/plain_text.h"
#include "widgets/controls/file_dialog.h"

namespace greyscope::app {

ConnectionForm::ConnectionForm(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setColumnStretch(1, 1);
    m_kind = new QComboBox;
    m_kind->setObjectName(QStringLiteral("databaseKind"));
    m_kind->addItem(tr("SQLite file"), int(DatabaseKind::sqlite));
    m_kind->addItem(tr("PostgreSQL"), int(DatabaseKind::postgresql));
    m_kind->addItem(tr("MySQL or MariaDB"), int(DatabaseKind::mysql));
    m_kind->addItem(tr("ODBC data source"), int(DatabaseKind::odbc));
    addRow(tr("&Kind"), m_kind);
    m_file = addLine(tr("&File"), QStringLiteral("databaseFile"), QStringLiteral("runs.sqlite"));
    m_choose = new QPushButton(tr("C&hoose…"));
    m_grid->addWidget(m_choose, m_grid->rowCount() - 1, 2);
    m_host = addLine(tr("&Server"), QStringLiteral("databaseHost"), QStringLiteral("localhost"));
    m_port = new QSpinBox;
    m_port->setObjectName(QStringLiteral("databasePort"));
    m_port->setRange(0, 65535);
    m_port->setSpecialValueText(tr("default port"));
    m_port->setAccessibleName(tr("Port"));
    m_grid->addWidget(m_port, m_grid->rowCount() - 1, 2);
    m_database = addLine(tr("&Database"), QStringLiteral("databaseName"), {});
    m_user = addLine(tr("&User"), QStringLiteral("databaseUser"), tr("same as the system user"));
    m_password = addLine(tr("Pass&word"), QStringLiteral("databasePassword"), tr("only if needed"));
    m_password->setEchoMode(QLineEdit::Password);
    m_keep = new QCheckBox(tr("Kee&p it in the system's keyring"));
    m_keep->setObjectName(QStringLiteral("databaseKeep"));
    m_grid->addWidget(m_keep, m_grid->rowCount(), 1, 1, 2);
    m_connect = new QPushButton(tr("&Connect"));
    m_connect->setObjectName(QStringLiteral("databaseConnect"));
    m_grid->addWidget(m_connect, m_grid->rowCount(), 1, Qt::AlignLeft);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        emit edited();
    });
    connect(m_choose, &QPushButton::clicked, this, &ConnectionForm::chooseFile);
    connect(m_connect, &QPushButton::clicked, this, &ConnectionForm::connectRequested);
    for (QLineEdit* line : {m_file, m_host, m_database, m_user, m_password}) {
        connect(line, &QLineEdit::textEdited, this, &ConnectionForm::edited);
        connect(line, &QLineEdit::returnPressed, this, &ConnectionForm::connectRequested);
    }
    connect(m_port, &QSpinBox::valueChanged, this, &ConnectionForm::edited);
    showKind();
}

void ConnectionForm::addRow(const QString& label, QWidget* field) {
    auto* caption = new widgets::PlainLabel(label);
    caption->setBuddy(field);
    const int row = m_grid->rowCount();
    m_grid->addWidget(caption, row, 0);
    m_grid->addWidget(field, row, 1);
    m_labels[field] = caption;
}

QLineEdit* ConnectionForm::addLine(const QString& label, const QString& name, const QString& example) {
    auto* line = new QLineEdit;
    line->setObjectName(name);
    line->setPlaceholderText(example);
    addRow(label, line);
    return line;
}

DatabaseKind ConnectionForm::kind() const {
    return DatabaseKind(m_kind->currentData().toInt());
}

void ConnectionForm::showKind() {
    const bool isFile = kind() == DatabaseKind::sqlite;
    const bool onServer = kind() == DatabaseKind::postgresql || kind() == DatabaseKind::mysql;
    const auto show = [this](QWidget* field, bool shown) {
        field->setVisible(shown);
        if (const auto label = m_labels.find(field); label != m_labels.end()) {
            label->second->setVisible(shown);
        }
    };
    for (QWidget* field : {static_cast<QWidget*>(m_file), static_cast<QWidget*>(m_choose)}) {
        show(field, isFile);
    }
    for (QWidget* field : {static_cast<QWidget*>(m_host), static_cast<QWidget*>(m_port)}) {
        show(field, onServer);
    }
    for (QWidget* field : {static_cast<QWidget*>(m_database), static_cast<QWidget*>(m_user),
                           static_cast<QWidget*>(m_password), static_cast<QWidget*>(m_keep)}) {
        show(field, !isFile);
    }
}

void ConnectionForm::chooseFile() {
    const QStringList filters{tr("Databases of SQLite (%1)").arg(QStringLiteral("*.sqlite *.sqlite3 *.db *.db3")),
                              tr("All files (*)")};
    widgets::askToOpen(this, {tr("Open a database"), m_file->text(), filters}, [this](const QString& path) {
        m_file->setText(path);
        emit edited();
        emit connectRequested();
    });
}

void ConnectionForm::setConnection(const DatabaseConnection& connection) {
    m_kind->setCurrentIndex(m_kind->findData(int(connection.kind)));
    const QString database = QString::fromStdString(connection.database);
    m_file->setText(connection.kind == DatabaseKind::sqlite ? database : QString());
    m_database->setText(connection.kind == DatabaseKind::sqlite ? QString() : database);
    m_host->setText(QString::fromStdString(connection.host));
    m_port->setValue(connection.port);
    m_user->setText(QString::fromStdString(connection.user));
    m_options = connection.options;
}

DatabaseConnection ConnectionForm::connection() const {
    DatabaseConnection connection;
    connection.kind = kind();
    if (connection.kind == DatabaseKind::sqlite) {
        connection.database = m_file->text().trimmed().toStdString();
        return connection;
    }
    connection.database = m_database->text().trimmed().toStdString();
    connection.user = m_user->text().trimmed().toStdString();
    connection.options = m_options;
    if (connection.kind != DatabaseKind::odbc) {
        connection.host = m_host->text().trimmed().toStdString();
        connection.port = m_port->value();
    }
    return connection;
}

QString ConnectionForm::password() const {
    return m_password->text();
}

bool ConnectionForm::keepsPassword() const {
    return m_keep->isChecked() && kind() != DatabaseKind::sqlite;
}

void ConnectionForm::setPassword(const QString& password) {
    m_password->setText(password);
}

void ConnectionForm::focusPassword() {
    m_password->setFocus();
}

}  // namespace greyscope::app
