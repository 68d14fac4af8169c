#pragma once

#include <string>
#include <vector>

namespace greyscope::app {

/// What the window opens when the program starts.
struct WindowRequest {
    std::vector<std::string> paths;  ///< paths of a study or of tables; empty: none
    bool sample = false;             ///< whether to open the sample study
    std::string translation;         ///< path of a .qm file that a translator wants to try; empty: none
};

/// Runs the program with its window until the window is closed; returns the exit code.
int runWindow(int argc, char** argv, const WindowRequest& request);

}  // namespace greyscope::app
