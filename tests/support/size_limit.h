#pragma once

#include <csignal>
#include <cstddef>

#include <sys/resource.h>

namespace greyscope::test {

/// No file of this process grows beyond so many bytes, as long as this lives: writing more fails, as on a full disk.
class SizeLimit {
public:
    explicit SizeLimit(std::size_t bytes) {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        m_action = std::signal(SIGXFSZ, SIG_IGN);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    SizeLimit(const SizeLimit&) = delete;
    SizeLimit& operator=(const SizeLimit&) = delete;
    ~SizeLimit() {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_action);
    }

private:
    rlimit m_before{};
    void (*m_action)(int);
};

}  // namespace greyscope::test
