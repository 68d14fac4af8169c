#include "core/io/files/folder_files.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace greyscope::io {

using base::ErrorCode;
using base::fail;

namespace {

constexpr std::size_t kMostFiles = 10'000;

}  // namespace

base::Expected<std::vector<std::string>> filesOfFolder(const std::string& folder) {
    namespace fs = std::filesystem;
    std::error_code error;
    std::vector<std::string> files;
    fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, error);
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        const bool hidden = entry->path().filename().string().starts_with('.');
        std::error_code ignored;
        if (hidden) {
            entry.disable_recursion_pending();
        } else if (entry->is_regular_file(ignored)) {
            files.push_back(entry->path().string());
        }
        if (files.size() > kMostFiles) {
            return fail(ErrorCode::fileNotReadable,
                        {folder, "it contains more than " + std::to_string(kMostFiles) + " files"}, {folder, 0, 0});
        }
    }
    if (error) {
        return fail(ErrorCode::fileNotReadable, {folder, error.message()}, {folder, 0, 0});
    }
    if (files.empty()) {
        return fail(ErrorCode::folderHasNone, {folder}, {folder, 0, 0});
    }
    std::sort(files.begin(), files.end());
    return files;
}

bool isFolder(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::is_directory(path, ignored);
}

}  // namespace greyscope::io
