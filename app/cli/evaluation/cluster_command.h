#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/command.h"
#include "app/cli/evaluation/evaluation_arguments.h"
#include "app/cli/output/output.h"
#include "core/grey/evaluation/grey_clusters.h"

namespace greyscope::app::cli {

/// `greyscope cluster`: a grey clustering evaluation of objects by indicators.
class ClusterCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "cluster"; }
    [[nodiscard]] std::string summary() const override { return "Sorts objects into grey classes"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    [[nodiscard]] base::Expected<grey::ClusterOptions> options(const EvaluationArguments::Objects& objects) const;

    CLI::App* m_app = nullptr;
    EvaluationArguments m_objects;
    std::vector<std::string> m_classes;
    std::string m_centres;
    std::string m_ends;
    grey::ClassFunctions m_functions = grey::ClassFunctions::centre;
    std::string m_weights;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
