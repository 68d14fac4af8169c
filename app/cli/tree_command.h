#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/table_arguments.h"
#include "core/cart/cross_validate.h"
#include "core/cart/grow.h"
#include "core/cart/prune.h"
#include "core/cart/tree.h"
#include "core/data/dataset.h"
#include "core/data/left_out.h"

namespace greyscope::app::cli {

/// `greyscope tree`: a regression tree of one column on others.
class TreeCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "tree"; }
    [[nodiscard]] std::string summary() const override { return "Grows a regression tree"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    /// The tree that --prune asks for, and a line on how it came about.
    struct Pruned {
        cart::Tree tree;
        std::string note;
        std::optional<double> alpha;        ///< none: not pruned, or its square is no number
        std::vector<cart::PruneStep> path;  ///< from the tree as it was grown to its root
        std::optional<cart::CrossValidation> validation = {};
    };
    [[nodiscard]] base::Expected<Pruned> pruned(const cart::Sample& sample, cart::Tree tree) const;

    /// An option without effect is refused.
    [[nodiscard]] base::Expected<void> checkEffects() const;
    [[nodiscard]] nlohmann::ordered_json json(const cart::Sample& sample, const data::LeftOut& account,
                                              const Pruned& result) const;
    [[nodiscard]] std::string text(const cart::Sample& sample, const data::LeftOut& account,
                                   const Pruned& result) const;

    /// The table with numbers that only name cases as text.
    [[nodiscard]] base::Expected<std::shared_ptr<const data::Dataset>> withCategories(
        const std::shared_ptr<const data::Dataset>& dataset) const;

    CLI::App* m_app = nullptr;
    TableArguments m_table;
    std::string m_response;
    std::vector<std::string> m_factors;
    std::vector<std::string> m_categories;
    cart::GrowOptions m_grow;
    std::string m_prune = "none";
    cart::CrossValidationOptions m_crossValidation;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
