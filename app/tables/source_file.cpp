#include "app/tables/source_file.h"

#include <QFile>

#include <algorithm>

namespace greyscope::app {

base::Expected<io::TextLines> sourceLines(const std::string& path, base::Progress& progress) {
    const auto file = std::make_shared<QFile>(QString::fromStdString(path));
    if (!file->exists()) {
        return base::fail(base::ErrorCode::fileNotFound, {path});
    }
    if (!file->open(QIODevice::ReadOnly)) {
        return base::fail(base::ErrorCode::fileNotReadable, {path, file->errorString().toStdString()});
    }
    const auto readAt = [file](std::size_t offset, char* into, std::size_t count) {
        const bool there = file->seek(static_cast<qint64>(offset));
        const qint64 got = there ? file->read(into, static_cast<qint64>(count)) : 0;
        return static_cast<std::size_t>(std::max<qint64>(0, got));
    };
    return io::TextLines::index(static_cast<std::size_t>(file->size()), readAt, progress);
}

}  // namespace greyscope::app
