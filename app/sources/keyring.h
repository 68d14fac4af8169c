#pragma once

#include <QObject>
#include <QString>

#include <functional>

#include "app/sources/database_source.h"

namespace greyscope::app {

// The system's keyring, which answers asynchronously: `then` is called in the GUI thread, unless `context` has been
// deleted.

/// Looks up a password; `secret` is "" if there is none or no keyring.
void recallSecret(const DatabaseConnection& connection, QObject* context,
                  const std::function<void(const QString& secret)>& then);
/// Stores a password. `fault` is the keyring's message if it cannot; otherwise empty.
void storeSecret(const DatabaseConnection& connection, const QString& secret, QObject* context,
                 const std::function<void(const QString& fault)>& then);

}  // namespace greyscope::app
