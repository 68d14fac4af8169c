#pragma once

#include <QFile>
#include <QTemporaryDir>

#include <sstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/cli/command_line.h"

namespace greyscope::test {

/// What one call of the program gave.
struct CommandRun {
    int code = 0;
    std::string out;
    std::string err;
    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(out, nullptr, false); }
};

inline CommandRun runCommand(const std::vector<std::string>& arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const int code = app::runCommandLine(arguments, out, err);
    return {code, out.str(), err.str()};
}

/// A table file that lives as long as this does.
class TableFile {
public:
    explicit TableFile(const std::string& text) {
        QFile file(QString::fromStdString(path()));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(QByteArray::fromStdString(text));
        }
    }
    [[nodiscard]] std::string path() const { return m_folder.filePath(QStringLiteral("table.csv")).toStdString(); }

private:
    QTemporaryDir m_folder;
};

inline std::string samplePath(const std::string& name) {
    return GREYSCOPE_SAMPLE_DATA "/" + name;
}

}  // namespace greyscope::test
