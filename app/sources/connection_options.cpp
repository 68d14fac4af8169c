#include "app/sources/connection_options.h"

#include <algorithm>
#include <map>

#include "app/sources/odbc/odbc_text.h"
#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/whole_number.h"

namespace greyscope::app {

namespace {

constexpr int kUsualSeconds = 10;
constexpr int kUsualRowSeconds = 60;
constexpr int kMostSeconds = 600;

std::optional<int> secondsIn(const std::string& value) {
    const auto seconds = base::wholeNumberIn<int>(value);
    return seconds && *seconds >= 1 && *seconds <= kMostSeconds ? seconds : std::nullopt;
}

std::optional<OptionFault> odbcFault(const std::string& value) {
    for (const auto& [key, given] : odbcPairs(value)) {
        if (!base::contains(odbcKeys(), key)) {
            return OptionFault{key, base::joined(odbcKeys(), ", ")};
        }
    }
    return std::nullopt;
}

/// Qt separates options with semicolons and libpq with blanks. A colon in the name of a key makes libpq load the
/// OpenSSL engine named before it.
bool isPlainFile(const std::string& value) {
    return !value.empty() && value.find_first_of(" ;:'\"\\\t\r\n") == std::string::npos;
}

}  // namespace

const std::vector<std::string>& connectionOptions(DatabaseKind kind) {
    static const std::map<DatabaseKind, std::vector<std::string>> known{
        {DatabaseKind::sqlite, {"row_timeout"}},
        {DatabaseKind::postgresql, {"connect_timeout", "sslcert", "sslkey", "sslmode", "sslrootcert"}},
        {DatabaseKind::mysql, {"connect_timeout", "ssl_ca", "ssl_cert", "ssl_key", "unix_socket"}},
        {DatabaseKind::odbc, {"connect", "connect_timeout"}},
    };
    return known.at(kind);
}

std::optional<OptionFault> optionFault(DatabaseKind kind, const std::string& option, const std::string& value) {
    static const std::vector<std::string> modes{"disable", "allow", "prefer", "require", "verify-ca", "verify-full"};
    std::string choices;
    if (option == "connect_timeout" || option == "row_timeout") {
        choices = secondsIn(value) ? "" : "1 … " + std::to_string(kMostSeconds);
    } else if (option == "sslmode") {
        choices = base::contains(modes, value) ? "" : base::joined(modes, ", ");
    } else if (kind == DatabaseKind::odbc) {
        return odbcFault(value);
    } else {
        choices = isPlainFile(value) ? "" : "/folder/file";
    }
    return choices.empty() ? std::nullopt : std::optional(OptionFault{option + "=" + value, choices});
}

namespace {

int secondsOf(const DatabaseConnection& connection, const char* option, int usual) {
    const auto given = connection.options.find(option);
    return given == connection.options.end() ? usual : secondsIn(given->second).value_or(usual);
}

}  // namespace

int connectSeconds(const DatabaseConnection& connection) {
    return secondsOf(connection, "connect_timeout", kUsualSeconds);
}

int rowSeconds(const DatabaseConnection& connection) {
    return secondsOf(connection, "row_timeout", kUsualRowSeconds);
}

}  // namespace greyscope::app
