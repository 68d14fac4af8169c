#include "app/study/file/output_check.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

#include "app/study/file/named_files.h"
#include "app/text/output_faults.h"

namespace greyscope::app {

using base::Expected;

tl::unexpected<base::Error> outputRefused(const PlannedFile& output, std::vector<std::string> why) {
    std::vector<std::string> arguments{output.path};
    arguments.insert(arguments.end(), why.begin(), why.end());
    return base::fail(base::ErrorCode::fileNotWritable, std::move(arguments), {output.path, 0, 0});
}

bool isSameFile(const std::string& one, const std::string& other) {
    namespace fs = std::filesystem;
    std::error_code unknown;
    if (fs::exists(one, unknown) || fs::exists(other, unknown)) {
        return fs::equivalent(one, other, unknown);
    }
    return fs::weakly_canonical(one, unknown) == fs::weakly_canonical(other, unknown);
}

Expected<void> checkOutput(const PlannedFile& output, const std::set<std::string>& inputs) {
    const auto same = [&output](const std::string& input) { return isSameFile(input, output.path); };
    if (std::any_of(inputs.begin(), inputs.end(), same)) {
        return outputRefused(output, {kOutputIsInput, output.option});
    }
    const auto now = kindOfFile(output.path);
    if (now && *now != output.kind) {
        return outputRefused(output, {kOutputOtherKind, output.option, fileKindName(*now), fileKindName(output.kind)});
    }
    return {};
}

Expected<void> checkOutput(const Study& study, const QString& path) {
    std::set<std::string> inputs = filesOf(study);
    if (!study.path.empty()) {
        inputs.insert(study.path);
    }
    return checkOutput({{}, path.toStdString(), kindByName(path.toStdString())}, inputs);
}

Expected<void> checkSave(const Study& study, const QString& path) {
    return checkOutput({{}, path.toStdString(), FileKind::study}, filesOf(study));
}

}  // namespace greyscope::app
