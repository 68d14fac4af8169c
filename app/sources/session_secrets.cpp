#include "app/sources/session_secrets.h"

#include <map>
#include <mutex>

namespace greyscope::app {

namespace {

std::mutex& secretsLock() {
    static std::mutex lock;
    return lock;
}

std::map<std::string, std::string>& secrets() {
    static std::map<std::string, std::string> kept;
    return kept;
}

}  // namespace

void keepSecret(const DatabaseConnection& connection, const std::string& secret) {
    const std::lock_guard guard(secretsLock());
    secrets()[databaseUrl(connection)] = secret;
}

std::string secretOf(const DatabaseConnection& connection) {
    const std::lock_guard guard(secretsLock());
    const auto found = secrets().find(databaseUrl(connection));
    return found == secrets().end() ? std::string() : found->second;
}

std::string takeSecret(const std::string& url) {
    UrlAndSecret parts = withoutSecret(url);
    const auto source = parts.secret.empty() ? base::fail(base::ErrorCode::internal) : databaseSource(parts.url);
    if (source) {
        keepSecret(source->connection, parts.secret);
    }
    return parts.url;
}

}  // namespace greyscope::app
