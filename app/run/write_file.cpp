#include "app/run/write_file.h"

#include <QSaveFile>

namespace greyscope::app {

base::Expected<void> writeFile(const QString& path, const QByteArray& content) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit()) {
        return base::fail(base::ErrorCode::fileNotWritable, {path.toStdString(), file.errorString().toStdString()});
    }
    return {};
}

}  // namespace greyscope::app
