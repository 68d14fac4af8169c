#pragma once

#include <QObject>
#include <QString>

#include <functional>

#include "app/sources/database_source.h"

namespace greyscope::app {

// The system's keyring, which answers in its time: `then` is called in the GUI thread, unless `context` is gone.

/// "" where it has none, or there is no keyring.
void recallSecret(const DatabaseConnection& connection, QObject* context,
                  const std::function<void(const QString& secret)>& then);
/// `fault`: what the keyring says where it cannot keep it.
void storeSecret(const DatabaseConnection& connection, const QString& secret, QObject* context,
                 const std::function<void(const QString& fault)>& then);

}  // namespace greyscope::app
