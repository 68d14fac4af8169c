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
    /// Returns one or two complete calls of the command, shown at the end of its help.
    [[nodiscard]] virtual std::string example() const = 0;
    virtual void declare(CLI::App& app) = 0;
    /// Runs the command and returns the text for standard output.
    [[nodiscard]] virtual base::Expected<std::string> run(Notes& notes) = 0;
    /// Exit code of the program if run() succeeds.
    [[nodiscard]] virtual int exitStatus() const { return 0; }
    /// Exit code of the program if run() returns an error because of the data.
    [[nodiscard]] virtual int failureStatus() const { return 1; }
    /// Whether the command draws figures, and thus needs a QApplication. Without a display, that works on the offscreen
    /// platform.
    [[nodiscard]] virtual bool drawsFigures() const { return false; }
    /// Whether the command needs the declared options of all other commands, to describe them.
    [[nodiscard]] virtual bool describesProgram() const { return false; }
    /// Whether the output is text for people and not data.
    [[nodiscard]] virtual bool writesText() const = 0;
};

}  // namespace greyscope::app::cli
