#pragma once

#include "app/cli/command.h"
#include "app/cli/output/output.h"

namespace greyscope::app::cli {

/// `greyscope presets`: lists the destinations for which figures can be made, those of the program and of the user's
/// files.
class PresetsCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "presets"; }
    [[nodiscard]] std::string summary() const override {
        return "Lists the size presets of export, including your own";
    }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
