#pragma once

#include <QFileInfo>
#include <QString>

#include <string>

#include "app/sources/database_source.h"

namespace greyscope::app {

/// Returns how a sentence names a source: the last part of a file's path, or the label of a database source.
[[nodiscard]] inline QString fileName(const std::string& path) {
    if (isDatabaseUrl(path)) {
        return QString::fromStdString(databaseLabel(path));
    }
    return QFileInfo(QString::fromStdString(path)).fileName();
}

}  // namespace greyscope::app
