#include "core/io/files/output_file.h"

#include <atomic>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/try.h"
#include "core/base/whole_number.h"

namespace greyscope::io {

using base::Expected;
namespace fs = std::filesystem;

namespace {

constexpr mode_t kUsualMode = 0666;  // minus the user's umask
constexpr mode_t kOwnerMode = 0600;
constexpr mode_t kPermissions = 07777;
constexpr int kMostLinks = 40;  // as in the kernel
constexpr int kMostNames = 10'000;
constexpr int kMostLooked = 10'000;
constexpr std::string_view kTemporary = ".greyscope-";  // followed by the process id and a number: "-12-3"

tl::unexpected<base::Error> systemRefused(const std::string& path, int reason = errno) {
    return base::fail(base::ErrorCode::fileNotWritable, {path, std::generic_category().message(reason)}, {path, 0, 0});
}

/// The descriptor that a name in /dev or /proc refers to. Opening the name again would write from the beginning of its
/// file, over the program's earlier output.
std::optional<int> descriptorNamed(const std::string& path) {
    if (path == "/dev/stdout") {
        return STDOUT_FILENO;
    }
    if (path == "/dev/stderr") {
        return STDERR_FILENO;
    }
    for (const std::string folder : {"/dev/fd/", "/proc/self/fd/"}) {
        if (path.starts_with(folder)) {
            return base::wholeNumberIn<int>(path.substr(folder.size()));
        }
    }
    return std::nullopt;
}

/// The path at the end of a chain of links, whether or not a file exists there.
Expected<std::string> endOfLinks(const std::string& path) {
    fs::path end = path;
    std::error_code ignored;
    for (int links = 0; !descriptorNamed(end.string()) && fs::is_symlink(end, ignored); ++links) {
        if (links == kMostLinks) {
            return systemRefused(path, ELOOP);
        }
        end = end.parent_path() / fs::read_symlink(end, ignored);  // an absolute link replaces the folder
    }
    return end.string();
}

bool isTemporary(const std::string& name) {
    const std::string_view rest = name.starts_with(kTemporary) ? std::string_view(name).substr(kTemporary.size()) : "";
    const std::size_t dash = rest.find('-');
    return dash != std::string_view::npos && base::wholeNumberIn<unsigned>(rest.substr(0, dash)) &&
           base::wholeNumberIn<unsigned>(rest.substr(dash + 1));
}

/// Removes the temporary files of programs that were killed while writing in a folder. A program that is still writing
/// holds a lock, which ends with the program, on whatever machine it runs.
void removeLeft(const std::string& folder) {
    std::error_code none;
    int looked = 0;
    for (fs::directory_iterator each(folder, none), end; !none && each != end && looked < kMostLooked;
         each.increment(none), ++looked) {
        if (!isTemporary(each->path().filename().string())) {
            continue;
        }
        const int number = ::open(each->path().c_str(), O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (number >= 0) {
            struct stat status {};
            if (::fstat(number, &status) == 0 && S_ISREG(status.st_mode) && ::flock(number, LOCK_EX | LOCK_NB) == 0) {
                ::unlink(each->path().c_str());
            }
            ::close(number);
        }
    }
}

bool cannotBeSynced(int reason) {
    return reason == EINVAL || reason == ENOTSUP || reason == EROFS;
}

}  // namespace

struct OutputFile::State {
    std::string path;       ///< path as given
    std::string target;     ///< file to replace; empty = `path` is written to directly
    std::string temporary;  ///< temporary file beside it; empty = renamed or not yet created
    int descriptor = -1;

    State() = default;
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State() {
        if (descriptor >= 0) {
            ::close(descriptor);
        }
        if (!temporary.empty()) {
            ::unlink(temporary.c_str());
        }
    }

    [[nodiscard]] std::string folder() const {
        const fs::path parent = fs::path(target).parent_path();
        return parent.empty() ? "." : parent.string();
    }

    [[nodiscard]] Expected<void> openDirectly(const std::string& where) {
        const auto known = descriptorNamed(where);
        descriptor = known ? ::fcntl(*known, F_DUPFD_CLOEXEC, 0) : ::open(where.c_str(), O_WRONLY | O_CLOEXEC);
        return descriptor >= 0 ? Expected<void>() : systemRefused(path);
    }

    /// Opens a temporary file beside the target. Its name is short, whatever the length of the target's name, and
    /// hidden from folder listings.
    [[nodiscard]] Expected<void> openBeside(mode_t mode) {
        static std::atomic<unsigned> number = 0;
        removeLeft(folder());
        for (int attempt = 0; attempt < kMostNames; ++attempt) {
            temporary = (fs::path(folder()) / (std::string(kTemporary) + std::to_string(::getpid()) + "-" +
                                               std::to_string(number.fetch_add(1))))
                            .string();
            descriptor = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
            int reason = errno;
            if (descriptor >= 0) {
                ::flock(descriptor, LOCK_EX);
                struct stat now {};
                if (::fstat(descriptor, &now) != 0 || now.st_nlink > 0) {
                    return {};
                }
                ::close(std::exchange(descriptor, -1));  // another program removed it as a leftover before it was
                                                         // locked
                reason = EEXIST;
            }
            temporary.clear();  // the name belongs to another program
            if (reason != EEXIST) {
                return systemRefused(path, reason);
            }
        }
        return systemRefused(path, EEXIST);
    }

    /// Copies the current permissions of the file.
    [[nodiscard]] Expected<void> keepAccess(const struct stat& before, Access access) const {
        struct stat now {};
        if (::fstat(descriptor, &now) == 0 && (now.st_uid != before.st_uid || now.st_gid != before.st_gid)) {
            [[maybe_unused]] const int ignored = ::fchown(descriptor, before.st_uid, before.st_gid);  // only root may
                                                                                                      // do this
        }
        const mode_t mode = access == Access::ownerOnly ? kOwnerMode : before.st_mode & kPermissions;
        return ::fchmod(descriptor, mode) == 0 ? Expected<void>() : systemRefused(path);
    }

    [[nodiscard]] Expected<void> closed() {
        const int was = std::exchange(descriptor, -1);
        return ::close(was) == 0 || errno == EINTR ? Expected<void>() : systemRefused(path);
    }

    /// Syncs the folder; until then a power failure may lose the new name. Not every file system supports this.
    [[nodiscard]] Expected<void> syncFolder() const {
        const int number = ::open(folder().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (number < 0) {
            return {};  // a folder that may be written to but not listed
        }
        const int reason = ::fsync(number) == 0 ? 0 : errno;
        ::close(number);
        return reason == 0 || cannotBeSynced(reason) ? Expected<void>() : systemRefused(path, reason);
    }
};

OutputFile::OutputFile(std::unique_ptr<State> state) : m_state(std::move(state)) {}
OutputFile::OutputFile(OutputFile&&) noexcept = default;
OutputFile& OutputFile::operator=(OutputFile&&) noexcept = default;
OutputFile::~OutputFile() = default;

Expected<OutputFile> OutputFile::open(const std::string& path, Access access) {
    auto state = std::make_unique<State>();
    state->path = path;
    const std::string end = GREYSCOPE_TRY(endOfLinks(path));
    struct stat before {};
    const bool exists = ::stat(end.c_str(), &before) == 0;
    if (descriptorNamed(end) || (exists && !S_ISREG(before.st_mode) && !S_ISDIR(before.st_mode))) {
        GREYSCOPE_TRY(state->openDirectly(end));
        return OutputFile(std::move(state));
    }
    if (exists && S_ISDIR(before.st_mode)) {
        return systemRefused(path, EISDIR);
    }
    if (exists && ::access(end.c_str(), W_OK) != 0) {
        return systemRefused(path);  // only its folder would allow writing
    }
    state->target = end;
    GREYSCOPE_TRY(state->openBeside(exists || access == Access::ownerOnly ? kOwnerMode : kUsualMode));
    if (exists) {
        GREYSCOPE_TRY(state->keepAccess(before, access));
    }
    return OutputFile(std::move(state));
}

Expected<void> OutputFile::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t put = ::write(m_state->descriptor, bytes.data(), bytes.size());
        if (put < 0 && errno != EINTR) {
            return systemRefused(m_state->path);
        }
        bytes.remove_prefix(put > 0 ? static_cast<std::size_t>(put) : 0);
    }
    return {};
}

Expected<void> OutputFile::commit() {
    State& state = *m_state;
    if (::fsync(state.descriptor) != 0 && !cannotBeSynced(errno)) {
        return systemRefused(state.path);
    }
    GREYSCOPE_TRY(state.closed());
    if (state.target.empty()) {
        return {};
    }
    if (::rename(state.temporary.c_str(), state.target.c_str()) != 0) {
        return systemRefused(state.path);
    }
    state.temporary.clear();
    return state.syncFolder();
}

Expected<void> writeWholeFile(const std::string& path, std::string_view content, OutputFile::Access access) {
    OutputFile file = GREYSCOPE_TRY(OutputFile::open(path, access));
    GREYSCOPE_TRY(file.write(content));
    return file.commit();
}

}  // namespace greyscope::io
