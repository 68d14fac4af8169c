#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/analyses/tree/tree_request.h"
#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/table_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "core/relative/column_tree.h"

namespace greyscope::app::cli {

/// `greyscope tree`: fits a regression tree of one column on others.
class TreeCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "tree"; }
    [[nodiscard]] std::string summary() const override { return "Grows a regression tree"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    [[nodiscard]] base::Expected<relative::ColumnTreeOptions> options() const;
    [[nodiscard]] nlohmann::ordered_json json(const relative::ColumnTree& result) const;
    [[nodiscard]] std::string text(const relative::ColumnTree& result, const std::string& remarks) const;
    /// Returns a study that grows the same tree in the window.
    [[nodiscard]] base::Expected<Study> study(const TableArguments::Table& read,
                                              const relative::ColumnTreeOptions& options) const;
    [[nodiscard]] static TreeRequest requestOf(const Study& study, relative::ColumnTreeOptions options);

    CLI::App* m_app = nullptr;
    TableArguments m_table;
    std::string m_response;
    std::vector<std::string> m_factors;
    std::vector<std::string> m_categories;
    cart::GrowOptions m_grow;
    std::string m_prune = "none";
    cart::CrossValidationOptions m_crossValidation;
    FigureArguments m_figure;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
