#include "app/run/write_file.h"

namespace greyscope::app {

base::Expected<void> writeFile(const QString& path, const QByteArray& content, io::OutputFile::Access access) {
    return io::writeWholeFile(path.toStdString(), {content.constData(), static_cast<std::size_t>(content.size())},
                              access);
}

}  // namespace greyscope::app
