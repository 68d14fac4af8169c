#pragma once

#include <string>
#include <vector>

namespace greyscope::app {

/// What the window shows when it opens.
struct WindowRequest {
    std::vector<std::string> paths;  ///< a study or tables; empty: none
    bool sample = false;             ///< the sample study
    std::string translation;         ///< a .qm file to be tried by a translator; empty: none
};

/// Runs the program with its window until it is closed; returns the exit code.
int runWindow(int argc, char** argv, const WindowRequest& request);

}  // namespace greyscope::app
