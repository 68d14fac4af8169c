#pragma once

#include <QFile>
#include <QTemporaryDir>

#include <sstream>
#include <string>
#include <vector>

#include <unistd.h>

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

/// The texts of the remarks of this name in a JSON output, below each other.
inline std::string remarkNamed(const nlohmann::json& output, const std::string& name) {
    std::string text;
    for (const nlohmann::json& remark : output["remarks"]) {
        text += remark["name"] == name ? (text.empty() ? "" : "\n") + remark["text"].get<std::string>() : std::string();
    }
    return text;
}

/// Another standard input as long as this lives.
class StandardInput {
public:
    /// Takes the descriptor over.
    explicit StandardInput(int descriptor) : m_before(::dup(STDIN_FILENO)) {
        ::dup2(descriptor, STDIN_FILENO);
        ::close(descriptor);
    }
    explicit StandardInput(const std::string& text) : StandardInput(pipeWith(text)) {}
    StandardInput(const StandardInput&) = delete;
    StandardInput& operator=(const StandardInput&) = delete;
    ~StandardInput() {
        ::dup2(m_before, STDIN_FILENO);
        ::close(m_before);
    }

private:
    /// Short texts: a pipe holds 64 KiB without a reader.
    static int pipeWith(const std::string& text) {
        int ends[2] = {-1, -1};
        if (::pipe(ends) != 0 || ::write(ends[1], text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
            qFatal("no pipe");
        }
        ::close(ends[1]);
        return ends[0];
    }
    int m_before;
};

/// A table file that lives as long as this does.
class TableFile {
public:
    explicit TableFile(const std::string& text, std::string name = "table.csv") : m_name(std::move(name)) {
        QFile file(QString::fromStdString(path()));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(QByteArray::fromStdString(text));
        }
    }
    [[nodiscard]] std::string path() const { return m_folder.filePath(QString::fromStdString(m_name)).toStdString(); }

private:
    std::string m_name;
    QTemporaryDir m_folder;
};

inline std::string samplePath(const std::string& name) {
    return GREYSCOPE_SAMPLE_DATA "/" + name;
}

}  // namespace greyscope::test
