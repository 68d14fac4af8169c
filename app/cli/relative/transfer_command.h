#pragma once

#include "app/analyses/transfer/transfer_run.h"
#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/relative_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "core/relative/transfer.h"

namespace greyscope::app::cli {

/// `greyscope transfer`: predicts the performance of one system from that of another through further systems.
class TransferCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "transfer"; }
    [[nodiscard]] std::string summary() const override { return "Predicts one system from another by way of others"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    /// The result of the study, and the same result for text, with the names and counts of the given table.
    struct Ran {
        TransferOutcome own;
        relative::TransferResult named;
    };
    [[nodiscard]] base::Expected<Study> study(const relative::TransferOptions& given) const;
    [[nodiscard]] static base::Expected<Ran> ranOf(const Study& study, const data::LeftOut& read,
                                                   const relative::TransferOptions& given);
    [[nodiscard]] base::Expected<void> readPaths(relative::TransferOptions& options) const;
    /// Returns the factor values of --at, in the order of the factors of the result; empty without --at.
    [[nodiscard]] base::Expected<std::vector<std::string>> readCell(const relative::TransferResult& result) const;
    [[nodiscard]] base::Expected<void> readWeights(relative::TransferOptions& options) const;

    CLI::App* m_app = nullptr;
    RelativeArguments m_arguments;
    FigureArguments m_figure;
    TransferChoices m_choices;
    std::vector<std::string> m_via;
    std::vector<std::string> m_at;
    std::string m_paths = "all";
    std::string m_weights = "error";
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
