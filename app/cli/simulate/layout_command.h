#pragma once

#include <optional>

#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/option_rows.h"
#include "app/cli/arguments/pattern_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "app/study/choices/layout_options.h"
#include "core/striping/layout.h"

namespace greyscope::app::cli {

/// A layout and its name.
struct NamedLayout {
    std::string name;
    striping::Layout layout;
};

/// `greyscope layout`: shows where the bytes of a striped file are stored and which servers a process accesses, and
/// writes the commands that create the file.
class LayoutCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "layout"; }
    [[nodiscard]] std::string summary() const override {
        return "Shows on which servers the bytes of a file are stored";
    }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    [[nodiscard]] base::Expected<void> readChoices();
    [[nodiscard]] base::Expected<std::vector<NamedLayout>> layouts(const LayoutChoices& choices, Notes& notes) const;
    [[nodiscard]] base::Expected<std::string> places(const std::vector<NamedLayout>& layouts, Notes& notes) const;
    [[nodiscard]] base::Expected<std::string> patternText(const LayoutChoices& choices,
                                                          const std::vector<NamedLayout>& layouts, Notes& notes) const;
    /// Returns a study with the given options on the Layout page. The study is also used for --figure, which draws the
    /// accesses of a pattern.
    [[nodiscard]] base::Expected<Study> study() const;
    [[nodiscard]] base::Expected<std::string> commands(const std::vector<NamedLayout>& layouts) const;

    const CLI::App* m_app = nullptr;
    [[nodiscard]] bool hasSubfiles() const { return m_rows.isGiven("--hierarchical"); }

    OptionRows<LayoutChoices> m_rows;
    LayoutChoices m_choices;  ///< values of all given options except the pattern
    std::optional<std::int64_t> m_byte;
    std::string m_getstripe;
    bool m_commands = false, m_yaml = false;
    std::string m_file = "FILE";
    FigureArguments m_figure;
    PatternArguments m_pattern;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
