#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "core/base/error.h"
#include "core/base/try.h"

namespace greyscope::app {

/// A cache for the last result of one kind. Any number of threads may request it; only one at a time calculates. Key
/// must have operator==.
template <class Key, class Value>
class LastResult {
public:
    using Shared = std::shared_ptr<const Value>;

    /// Returns the result for this key: the cached one if its key is equal, otherwise that of `make()`. Errors: those
    /// of `make()`, which are not cached.
    template <class Make>
    [[nodiscard]] base::Expected<Shared> of(const Key& key, Make make) {
        const std::lock_guard lock(m_mutex);
        if (m_value == nullptr || m_key != key) {
            m_value = std::make_shared<const Value>(GREYSCOPE_TRY(make()));
            m_key = key;
        }
        return m_value;
    }

    /// Stores the result for this key, if it is known already.
    void keep(const Key& key, Shared value) {
        const std::lock_guard lock(m_mutex);
        m_key = key;
        m_value = std::move(value);
    }

private:
    std::mutex m_mutex;
    std::optional<Key> m_key;
    Shared m_value;
};

}  // namespace greyscope::app
