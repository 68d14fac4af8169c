#pragma once

#include <string>
#include <vector>

#include "app/cli/output/notes.h"
#include "core/base/error.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// One subcommand: its options and what it does with them.
class Command {
public:
    virtual ~Command() = default;
    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual std::string summary() const = 0;
    /// A call or two that work, shown at the end of the help.
    [[nodiscard]] virtual std::string example() const = 0;
    virtual void declare(CLI::App& app) = 0;
    /// What goes to standard output.
    [[nodiscard]] virtual base::Expected<std::string> run(Notes& notes) = 0;
    /// Exit status after run() gave a result.
    [[nodiscard]] virtual int exitStatus() const { return 0; }
    /// Exit status where the data do not allow what was asked.
    [[nodiscard]] virtual int failureStatus() const { return 1; }
    /// Whether it needs a QApplication, which draws without a display on the offscreen platform.
    [[nodiscard]] virtual bool drawsFigures() const { return false; }
    /// Whether it tells of the options of all commands.
    [[nodiscard]] virtual bool describesProgram() const { return false; }
    /// Whether that is text for people rather than data.
    [[nodiscard]] virtual bool writesText() const = 0;
};

}  // namespace greyscope::app::cli
