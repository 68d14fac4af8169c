#include "app/cli/output/text_file.h"

#include "app/cli/output/standard_input.h"
#include "app/run/tally.h"
#include "core/base/try.h"
#include "core/io/files/input_file.h"

namespace greyscope::app::cli {

base::Expected<std::string> readTextFile(const std::string& path) {
    if (path == kStandardInput) {
        return readStandardInput();
    }
    tally("read " + path);
    constexpr std::size_t most = 1 << 20;
    const io::InputFile file = GREYSCOPE_TRY(io::InputFile::open(path));
    if (file.size() > most) {
        return base::fail(base::ErrorCode::fileTooLarge, {std::to_string(file.size()), std::to_string(most)},
                          {path, 0, 0});
    }
    std::string text(file.size(), '\0');
    text.resize(file.readAt(0, text.data(), text.size()));
    return text;
}

}  // namespace greyscope::app::cli
