#include "app/sources/keyring.h"

#include <qt6keychain/keychain.h>

namespace greyscope::app {

namespace {

const QString kService = QStringLiteral("greyscope");

QString keyOf(const DatabaseConnection& connection) {
    return QString::fromStdString(databaseUrl(connection));
}

}  // namespace

void recallSecret(const DatabaseConnection& connection, QObject* context,
                  const std::function<void(const QString& secret)>& then) {
    auto* job = new QKeychain::ReadPasswordJob(kService, context);
    job->setKey(keyOf(connection));
    QObject::connect(job, &QKeychain::Job::finished, context, [job, then] { then(job->textData()); });
    job->start();
}

void storeSecret(const DatabaseConnection& connection, const QString& secret, QObject* context,
                 const std::function<void(const QString& fault)>& then) {
    auto* job = new QKeychain::WritePasswordJob(kService, context);
    job->setKey(keyOf(connection));
    job->setTextData(secret);
    QObject::connect(job, &QKeychain::Job::finished, context,
                     [job, then] { then(job->error() == QKeychain::NoError ? QString() : job->errorString()); });
    job->start();
}

}  // namespace greyscope::app
