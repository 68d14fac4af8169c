#include "app/sources/odbc/odbc_registry.h"

#include <QLibrary>

#include <algorithm>
#include <array>

namespace greyscope::app {

namespace {

// ODBC's names and numbers (sql.h, sqlext.h); the header is not needed for anything else here.
using Handle = void*;
using Short = short;
using Text = unsigned char;
constexpr Short kEnvironment = 1;                 // SQL_HANDLE_ENV
constexpr int kVersionAttribute = 200;            // SQL_ATTR_ODBC_VERSION
constexpr std::uintptr_t kVersion3 = 3;           // SQL_OV_ODBC3
constexpr unsigned short kFirst = 2, kNext = 1;   // SQL_FETCH_FIRST, SQL_FETCH_NEXT
constexpr Short kDone = 0, kDoneWithWarning = 1;  // SQL_SUCCESS, SQL_SUCCESS_WITH_INFO

using ListFunction = Short (*)(Handle, unsigned short, Text*, Short, Short*, Text*, Short, Short*);

template <class Function>
Function function(const char* name) {
    return reinterpret_cast<Function>(QLibrary::resolve(QStringLiteral("odbc"), 2, name));
}

/// Returns the bytes before the first zero; attributes are separated by zeros.
template <std::size_t size>
std::string textOf(const std::array<Text, size>& text, Short length) {
    const auto end = text.begin() + std::clamp<std::ptrdiff_t>(length, 0, std::ptrdiff_t{size} - 1);
    return {text.begin(), end};
}

std::vector<OdbcEntry> listed(ListFunction list) {
    static const auto make = function<Short (*)(Short, Handle, Handle*)>("SQLAllocHandle");
    static const auto set = function<Short (*)(Handle, int, void*, int)>("SQLSetEnvAttr");
    static const auto free = function<Short (*)(Short, Handle)>("SQLFreeHandle");
    std::vector<OdbcEntry> entries;
    Handle environment = nullptr;
    if (list == nullptr || make == nullptr || set == nullptr || free == nullptr ||
        make(kEnvironment, nullptr, &environment) != kDone) {
        return entries;
    }
    set(environment, kVersionAttribute, reinterpret_cast<void*>(kVersion3), 0);
    std::array<Text, 512> name{};
    std::array<Text, 4096> what{};
    Short nameLength = 0, whatLength = 0;
    const auto step = [&](unsigned short direction) {
        const Short code = list(environment, direction, name.data(), Short(name.size()), &nameLength, what.data(),
                                Short(what.size()), &whatLength);
        return code == kDone || code == kDoneWithWarning;
    };
    for (bool is = step(kFirst); is; is = step(kNext)) {
        entries.push_back({textOf(name, nameLength), textOf(what, whatLength)});
    }
    free(kEnvironment, environment);
    return entries;
}

}  // namespace

std::vector<OdbcEntry> odbcDrivers() {
    static const auto list = function<ListFunction>("SQLDrivers");
    return listed(list);
}

std::vector<OdbcEntry> odbcDataSources() {
    static const auto list = function<ListFunction>("SQLDataSources");
    return listed(list);
}

}  // namespace greyscope::app
