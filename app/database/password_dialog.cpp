#include "app/database/password_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QVBoxLayout>

#include "app/sources/keyring.h"
#include "app/sources/session_secrets.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

PasswordDialog::PasswordDialog(const DatabaseConnection& connection, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Password of a database"));
    setObjectName(QStringLiteral("passwordDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* caption = new widgets::PlainLabel(
        tr("Pass&word for %1").arg(widgets::captionText(QString::fromStdString(databaseUrl(connection)))));
    caption->setWordWrap(true);
    m_password = new QLineEdit;
    m_password->setObjectName(QStringLiteral("passwordText"));
    m_password->setEchoMode(QLineEdit::Password);
    caption->setBuddy(m_password);
    m_keep = new QCheckBox(tr("Kee&p it in the system's keyring"));
    m_keep->setObjectName(QStringLiteral("passwordKeep"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(caption);
    column->addWidget(m_password);
    column->addWidget(m_keep);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    setMinimumWidth(420);
}

QString PasswordDialog::password() const {
    return m_password->text();
}

bool PasswordDialog::keeps() const {
    return m_keep->isChecked();
}

namespace {

void askSomebody(const DatabaseConnection& connection, QWidget* parent, const std::function<void()>& known,
                 const std::function<void()>& refused) {
    auto* dialog = new PasswordDialog(connection, parent);
    QObject::connect(dialog, &QDialog::accepted, parent, [=] {
        keepSecret(connection, dialog->password().toStdString());
        if (dialog->keeps()) {  // if that fails, the password is asked for again next time
            storeSecret(connection, dialog->password(), parent, [](const QString& /*fault*/) {});
        }
        known();
    });
    QObject::connect(dialog, &QDialog::rejected, parent, refused);
    dialog->open();
}

}  // namespace

void askForPassword(const DatabaseConnection& connection, QWidget* parent, const std::function<void()>& known,
                    const std::function<void()>& refused) {
    if (!secretOf(connection).empty()) {  // that password was rejected
        askSomebody(connection, parent, known, refused);
        return;
    }
    recallSecret(connection, parent, [=](const QString& secret) {
        if (secret.isEmpty()) {
            askSomebody(connection, parent, known, refused);
        } else {
            keepSecret(connection, secret.toStdString());
            known();
        }
    });
}

}  // namespace greyscope::app
