#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/relative/model.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// The arguments of the commands that predict one system from another: FILE, the metric, the systems, the factors, and
/// how trees are grown and validated.
class RelativeArguments {
public:
    void declare(CLI::App& app);

    struct Chosen {
        std::shared_ptr<const data::Dataset> dataset;
        relative::RelativeOptions options;
    };
    /// Reads the file; factors that are not given are guessed.
    [[nodiscard]] base::Expected<Chosen> load() const;

private:
    [[nodiscard]] base::Expected<void> readValidation(relative::RelativeOptions& options) const;

    std::string m_file;
    relative::RelativeOptions m_options;
    std::vector<std::string> m_where;
    std::string m_validate = "loo";
};

/// The validation as --validate spells it.
[[nodiscard]] std::string validationName(const relative::RelativeOptions& options);

}  // namespace greyscope::app::cli
