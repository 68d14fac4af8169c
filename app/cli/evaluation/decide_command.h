#pragma once

#include <optional>
#include <string>

#include "app/cli/command.h"
#include "app/cli/evaluation/evaluation_arguments.h"
#include "app/cli/output/output.h"
#include "core/grey/evaluation/grey_target.h"

namespace greyscope::app::cli {

/// `greyscope decide`: a grey target decision between alternatives.
class DecideCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "decide"; }
    [[nodiscard]] std::string summary() const override { return "Ranks alternatives by a grey target decision"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    [[nodiscard]] base::Expected<grey::TargetOptions> options(const EvaluationArguments::Objects& objects,
                                                              Notes& notes) const;

    CLI::App* m_app = nullptr;
    EvaluationArguments m_objects;
    grey::EffectMeasure m_effects = grey::EffectMeasure::ratio;
    grey::Bullseye m_bullseye = grey::Bullseye::best;
    std::string m_critical;
    std::string m_weights;
    std::optional<double> m_radius;
    double m_rho = grey::TargetOptions().rho;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
