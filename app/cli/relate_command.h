#pragma once

#include <optional>

#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/table_arguments.h"
#include "core/grey/relation.h"

namespace greyscope::app::cli {

/// `greyscope relate`: grey relational degrees of series with a reference, or of all pairs.
class RelateCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "relate"; }
    [[nodiscard]] std::string summary() const override { return "Grey relational degrees of series"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run() override;

private:
    [[nodiscard]] base::Expected<grey::RelationOptions> options() const;
    [[nodiscard]] base::Expected<std::vector<std::size_t>> compared(const data::SeriesTable& table,
                                                                    std::optional<std::size_t> reference) const;
    [[nodiscard]] base::Expected<std::string> runReference(const SeriesArguments::Chosen& chosen,
                                                           const grey::RelationOptions& options) const;
    [[nodiscard]] base::Expected<std::string> runMatrix(const SeriesArguments::Chosen& chosen,
                                                        const grey::RelationOptions& options) const;

    SeriesArguments m_series;
    std::string m_reference;
    std::vector<std::string> m_compare;
    bool m_matrix = false;
    std::string m_method = "deng";
    double m_theta = 0.5;
    std::string m_image = "none";
    double m_target = 0.0;
    std::string m_scope;
    double m_rho = 0.5;
    std::vector<std::string> m_weights;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
