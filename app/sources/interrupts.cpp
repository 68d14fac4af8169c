#include "app/sources/interrupts.h"

#include <csignal>
#include <initializer_list>
#include <mutex>

namespace greyscope::app {

namespace {

std::sig_atomic_t volatile theSignal = 0;
bool isWished = false;
std::mutex countLock;
int livingInterrupts = 0;

void keepSignal(int number) {
    theSignal = number;
}

void handleBy(void (*handler)(int)) {
    for (const int number : {SIGINT, SIGTERM}) {
        std::signal(number, handler);
    }
}

}  // namespace

void stopServersAtInterrupt() {
    isWished = true;
}

Interrupts::Interrupts() {
    const std::lock_guard guard(countLock);
    if (isWished && livingInterrupts++ == 0) {
        handleBy(&keepSignal);
    }
}

Interrupts::~Interrupts() {
    const std::lock_guard guard(countLock);
    if (!isWished || --livingInterrupts > 0) {
        return;
    }
    handleBy(SIG_DFL);
    if (theSignal != 0) {
        std::raise(theSignal);
    }
}

bool Interrupts::waits() {
    return theSignal != 0;
}

}  // namespace greyscope::app
