#include <cstring>

#include "app/window/run_window.h"

int main(int argc, char** argv) {
    greyscope::app::WindowRequest request;
    for (int a = 1; a < argc; ++a) {
        if (std::strcmp(argv[a], "--sample") == 0) {
            request.sample = true;
        } else if (argv[a][0] != '-') {
            request.path = argv[a];
        }
    }
    return greyscope::app::runWindow(argc, argv, request);
}
