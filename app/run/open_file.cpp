#include "app/run/open_file.h"

#include <QFileInfo>

#include <string>

namespace greyscope::app {

base::Expected<void> openToRead(QFile& file, qint64 mostBytes) {
    const std::string name = file.fileName().toStdString();
    const QFileInfo info(file.fileName());
    if (info.exists() && !info.isFile() && !info.isDir()) {
        return base::fail(base::ErrorCode::fileNotReadable, {name, "not a regular file"}, {name, 0, 0});
    }
    if (!file.open(QIODevice::ReadOnly)) {
        const auto code = file.exists() ? base::ErrorCode::fileNotReadable : base::ErrorCode::fileNotFound;
        return base::fail(code, {name, file.errorString().toStdString()}, {name, 0, 0});
    }
    if (file.size() > mostBytes) {
        return base::fail(base::ErrorCode::fileTooLarge, {std::to_string(file.size()), std::to_string(mostBytes)},
                          {name, 0, 0});
    }
    return file.size() > 0 ? base::Expected<void>() : base::fail(base::ErrorCode::fileEmpty, {}, {name, 0, 0});
}

}  // namespace greyscope::app
