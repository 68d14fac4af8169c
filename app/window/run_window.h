#pragma once

#include <string>
#include <vector>

namespace greyscope::app {

/// What the window opens with.
struct WindowRequest {
    std::vector<std::string> paths;  ///< a study or tables; empty: none
    bool sample = false;             ///< the sample study
    std::string translation;         ///< a .qm file that a translator tries; empty: none
};

/// Runs the program with its window until it is closed; returns the exit code.
int runWindow(int argc, char** argv, const WindowRequest& request);

}  // namespace greyscope::app
