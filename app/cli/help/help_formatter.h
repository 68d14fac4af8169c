#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace greyscope::app::cli {

/// Formats the help with the colon of its language, and aligns columns also if characters are as wide as two letters.
class HelpFormatter : public CLI::Formatter {
public:
    /// Makes a formatter for the help in one language. `colon` is the colon that the language uses inside a line, with
    /// a following space if the language has one.
    explicit HelpFormatter(std::string colon) : m_colon(std::move(colon)) {}

    [[nodiscard]] std::string make_group(std::string group, bool isPositional,
                                         std::vector<const CLI::Option*> options) const override;
    [[nodiscard]] std::string make_usage(const CLI::App* app, std::string name) const override;
    [[nodiscard]] std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const override;
    [[nodiscard]] std::string make_option(const CLI::Option* option, bool isPositional) const override;
    [[nodiscard]] std::string make_option_opts(const CLI::Option* option) const override;

private:
    [[nodiscard]] std::string heading(std::string text, const std::string& label) const;
    [[nodiscard]] std::string inLine(std::string text, const std::string& label) const;

    std::string m_colon;
};

}  // namespace greyscope::app::cli
