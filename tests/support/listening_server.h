#pragma once

#include <QTest>

#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace greyscope::test {

/// A server on this computer that takes every connection, keeps what is sent, and answers what `answer` makes of each
/// piece: nothing, unless it is told otherwise.
class ListeningServer {
public:
    using Answer = std::function<std::string(const std::string& piece)>;
    explicit ListeningServer(Answer answer = {})
        : m_answer(std::move(answer)), m_listener(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof(address);
        auto* const general = reinterpret_cast<sockaddr*>(&address);
        if (::bind(m_listener, general, size) != 0 || ::listen(m_listener, 50) != 0 ||
            ::getsockname(m_listener, general, &size) != 0) {
            qFatal("no server");
        }
        m_port = ntohs(address.sin_port);
        m_thread = std::thread([this] { serve(); });
    }
    ListeningServer(const ListeningServer&) = delete;
    ListeningServer& operator=(const ListeningServer&) = delete;
    ~ListeningServer() {
        m_ends = true;
        m_thread.join();
        ::close(m_listener);
    }

    [[nodiscard]] std::string place() const { return "127.0.0.1:" + std::to_string(m_port); }
    [[nodiscard]] int connections() const { return m_connections; }
    [[nodiscard]] std::string received() const {
        const std::lock_guard guard(m_lock);
        return m_received;
    }

private:
    void serve() {
        std::vector<pollfd> open{{m_listener, POLLIN, 0}};
        while (!m_ends) {
            if (::poll(open.data(), open.size(), 5) <= 0) {
                continue;
            }
            for (std::size_t i = open.size(); i-- > 1;) {
                if (open[i].revents != 0 && !read(open[i].fd)) {
                    ::close(open[i].fd);
                    open.erase(open.begin() + static_cast<std::ptrdiff_t>(i));
                }
            }
            if (open.front().revents != 0) {
                open.push_back({::accept(m_listener, nullptr, nullptr), POLLIN, 0});
                ++m_connections;
            }
        }
        for (std::size_t i = 1; i < open.size(); ++i) {
            ::close(open[i].fd);
        }
    }
    bool read(int socket) {
        char bytes[4096];
        const ssize_t got = ::recv(socket, bytes, sizeof(bytes), 0);
        if (got <= 0) {
            return false;
        }
        const std::string piece(bytes, static_cast<std::size_t>(got));
        {
            const std::lock_guard guard(m_lock);
            m_received += piece;
        }
        const std::string answer = m_answer ? m_answer(piece) : std::string();
        return ::send(socket, answer.data(), answer.size(), MSG_NOSIGNAL) >= 0;
    }

    Answer m_answer;
    int m_listener;
    int m_port = 0;
    std::atomic<bool> m_ends = false;
    std::atomic<int> m_connections = 0;
    mutable std::mutex m_lock;
    std::string m_received;
    std::thread m_thread;
};

/// What a server of PostgreSQL says that wants the password as it stands, whoever comes.
[[nodiscard]] inline std::string askForPlainPassword(const std::string& piece) {
    const bool asksForTls = piece.size() == 8;  // or for GSSAPI
    const bool begins = piece.size() > 8 && piece[0] == '\0';
    return asksForTls ? "N" : begins ? std::string("R\0\0\0\x08\0\0\0\x03", 9) : std::string();
}

/// What a server of PostgreSQL says that lets everybody in, and then answers no statement.
[[nodiscard]] inline std::string letInOnly(const std::string& piece) {
    const bool begins = piece.size() > 8 && piece[0] == '\0';
    return begins ? std::string("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I", 15) : piece.size() == 8 ? "N" : std::string();
}

}  // namespace greyscope::test
