#pragma once

#include <string>
#include <vector>

#include "app/cli/output/notes.h"
#include "core/base/error.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// A subcommand: its options and its action.
class Command {
public:
    virtual ~Command() = default;
    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual std::string summary() const = 0;
    /// Returns one or two working calls, shown at the end of the help.
    [[nodiscard]] virtual std::string example() const = 0;
    virtual void declare(CLI::App& app) = 0;
    /// Returns the text for standard output.
    [[nodiscard]] virtual base::Expected<std::string> run(Notes& notes) = 0;
    /// Exit code after run() succeeded.
    [[nodiscard]] virtual int exitStatus() const { return 0; }
    /// Exit code if the data does not allow the request.
    [[nodiscard]] virtual int failureStatus() const { return 1; }
    /// Whether it needs a QApplication, which works without a display on the offscreen platform.
    [[nodiscard]] virtual bool drawsFigures() const { return false; }
    /// Whether it describes the options of all commands.
    [[nodiscard]] virtual bool describesProgram() const { return false; }
    /// Whether the output is text for people instead of data.
    [[nodiscard]] virtual bool writesText() const = 0;
};

}  // namespace greyscope::app::cli
