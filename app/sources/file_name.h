#pragma once

#include <QFileInfo>
#include <QString>

#include <string>

#include "app/sources/database_source.h"

namespace greyscope::app {

/// The last part of a path, or what is fetched of a database, as it stands in sentences.
[[nodiscard]] inline QString fileName(const std::string& path) {
    if (isDatabaseUrl(path)) {
        return QString::fromStdString(databaseLabel(path));
    }
    return QFileInfo(QString::fromStdString(path)).fileName();
}

}  // namespace greyscope::app
