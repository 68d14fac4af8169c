#pragma once

#include "app/cli/command.h"
#include "app/cli/output.h"
#include "core/cart/prune.h"
#include "core/cart/tree.h"

namespace greyscope::app::cli {

/// `greyscope tree`: a regression tree of one column on others.
class TreeCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "tree"; }
    [[nodiscard]] std::string summary() const override { return "Grows a regression tree"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run() override;

private:
    /// The tree that --prune asks for, and a line on how it came about.
    struct Pruned {
        cart::Tree tree;
        std::string note;
    };
    [[nodiscard]] base::Expected<Pruned> pruned(const cart::Sample& sample, cart::Tree tree) const;

    std::string m_file;
    std::string m_response;
    std::vector<std::string> m_factors;
    std::vector<std::string> m_where;
    cart::GrowOptions m_grow;
    std::string m_prune = "none";
    cart::CrossValidationOptions m_crossValidation;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
