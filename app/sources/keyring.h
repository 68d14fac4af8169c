#pragma once

#include <QObject>
#include <QString>

#include <functional>

#include "app/sources/database_source.h"

namespace greyscope::app {

// Access to the system's keyring for passwords. The keyring answers later: `then` is called in the GUI thread, unless
// `context` has been deleted.

/// Looks up the password of a connection. `secret` is "" if there is none or if there is no keyring.
void recallSecret(const DatabaseConnection& connection, QObject* context,
                  const std::function<void(const QString& secret)>& then);
/// Stores the password of a connection. `fault` is the message of the keyring if it cannot; otherwise empty.
void storeSecret(const DatabaseConnection& connection, const QString& secret, QObject* context,
                 const std::function<void(const QString& fault)>& then);

}  // namespace greyscope::app
