#pragma once

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace greyscope::test {

using Factory = std::function<std::unique_ptr<QObject>()>;

/// Test classes of this executable by the name of their file.
inline std::map<std::string, Factory>& registry() {
    static std::map<std::string, Factory> entries;
    return entries;
}

inline bool add(const char* name, Factory factory) {
    return registry().emplace(name, std::move(factory)).second;
}

}  // namespace greyscope::test

/// Once at the end of tst_<unit>.cpp, with the class tst_<unit>: makes `<layer>_tests tst_<unit>` run it.
#define GREYSCOPE_TEST(Class)                                                   \
    namespace {                                                                 \
    [[maybe_unused]] const bool registered##Class =                             \
        greyscope::test::add(#Class, [] { return std::make_unique<Class>(); }); \
    }
