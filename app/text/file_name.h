#pragma once

#include <QFileInfo>
#include <QString>

#include <string>

namespace greyscope::app {

/// The last part of a path, as it stands in sentences.
[[nodiscard]] inline QString fileName(const std::string& path) {
    return QFileInfo(QString::fromStdString(path)).fileName();
}

}  // namespace greyscope::app
