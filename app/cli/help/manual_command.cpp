#include "app/cli/help/manual_command.h"

#include <CLI/CLI.hpp>

#include "app/cli/help/help_language.h"
#include "app/cli/help/manual_page.h"

namespace greyscope::app::cli {

std::string ManualCommand::example() const {
    return "  greyscope manual > greyscope.1 && man ./greyscope.1";
}

base::Expected<std::string> ManualCommand::run(Notes& /*notes*/) {
    return manualPage(describe(*m_app->get_parent()), HelpWords(helpLanguage()));
}

}  // namespace greyscope::app::cli
