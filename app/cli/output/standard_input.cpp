#include "app/cli/output/standard_input.h"

#include <array>
#include <cerrno>
#include <system_error>

#include <unistd.h>

#include "app/run/tally.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::fail;

namespace {

/// Limit, because the input is held in memory and a pipe may never end.
constexpr std::size_t kMostBytes = std::size_t{1} << 30U;
constexpr std::size_t kPieceBytes = std::size_t{1} << 16U;

}  // namespace

base::Expected<std::string> readStandardInput() {
    if (::isatty(STDIN_FILENO) == 1) {
        return fail(ErrorCode::standardInput, {"terminal"});
    }
    tally("read standard input");
    std::string text;
    std::array<char, kPieceBytes> piece{};
    while (true) {
        const ssize_t got = ::read(STDIN_FILENO, piece.data(), piece.size());
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            return fail(ErrorCode::standardInput, {std::generic_category().message(errno)});
        }
        if (got == 0) {
            break;
        }
        text.append(piece.data(), static_cast<std::size_t>(got));
        if (text.size() > kMostBytes) {
            return fail(ErrorCode::fileTooLarge, {std::to_string(text.size()), std::to_string(kMostBytes)},
                        {"standard input", 0, 0});
        }
    }
    return text.empty() ? base::Expected<std::string>(fail(ErrorCode::standardInput, {"empty"})) : text;
}

}  // namespace greyscope::app::cli
