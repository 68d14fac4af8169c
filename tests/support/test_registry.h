#pragma once

#include <QDeadlineTimer>
#include <QObject>
#include <QTest>

#include <functional>
#include <map>
#include <memory>
#include <string>

// A machine that is busy with something else fails no test, and none waits longer than it has to: Qt's own look again
// after 50 ms, and give up after 5 s.
#undef QTRY_VERIFY
#undef QTRY_COMPARE
#define GREYSCOPE_AWAIT(expression)                                                                         \
    for (const QDeadlineTimer patience(60'000); !(expression) && !patience.hasExpired(); QTest::qWait(1)) { \
    }
#define QTRY_VERIFY(expression)     \
    do {                            \
        GREYSCOPE_AWAIT(expression) \
        QVERIFY((expression));      \
    } while (false)
#define QTRY_COMPARE(actual, expected)          \
    do {                                        \
        GREYSCOPE_AWAIT((actual) == (expected)) \
        QCOMPARE((actual), (expected));         \
    } while (false)

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

/// Once at the end of tst_<unit>.cpp, in its namespace tests_of_<unit>, with the class tst_<unit>: makes
/// `<layer>_tests tst_<unit>` run it.
#define GREYSCOPE_TEST(Class)                                                   \
    namespace {                                                                 \
    [[maybe_unused]] const bool registered##Class =                             \
        greyscope::test::add(#Class, [] { return std::make_unique<Class>(); }); \
    }
