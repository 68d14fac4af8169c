#pragma once

#include <array>
#include <string_view>

#include <QString>

namespace greyscope::app {

// The reasons why a database cannot be read: the third argument of ErrorCode::fileNotReadable, after the database and
// the server's message. "then:" lists the arguments that follow a reason.
inline constexpr const char* kDriverMissing = "driver";      ///< then: Qt's driver, its package
inline constexpr const char* kUrlWrong = "url";              ///< then: the faulty part, the allowed values
inline constexpr const char* kNotApproved = "approve";       ///< then: connectionLabel(), serverOf()
inline constexpr const char* kOdbcUnknown = "registered";    ///< then: the driver or data source, those that exist
inline constexpr const char* kCallRefused = "call";          ///< then: the function
inline constexpr const char* kHostNotReached = "host";       //
inline constexpr const char* kNoAnswer = "silent";           ///< then: the seconds waited
inline constexpr const char* kNoRow = "row";                 ///< then: the seconds waited
inline constexpr const char* kPasswordWrong = "password";    ///< then: the user
inline constexpr const char* kDatabaseUnknown = "database";  //
inline constexpr const char* kNotConnected = "connect";      ///< any other reason
inline constexpr const char* kTableUnknown = "table";        ///< then: the table, the existing tables, how many more
inline constexpr const char* kTableNotChosen = "choose";     ///< then: the existing tables, how many more
inline constexpr const char* kNoTables = "none";             //
inline constexpr const char* kQueryWrong = "query";          //
inline constexpr const char* kSeveralStatements = "statements";  //
inline constexpr const char* kNotAllowed = "denied";             //
inline constexpr const char* kConnectionLost = "lost";           //
inline constexpr const char* kDatabaseLocked = "locked";         //
inline constexpr const char* kDatabaseDamaged = "damaged";       //
inline constexpr const char* kQueryWithoutRows = "rows";         //
inline constexpr const char* kTooManyRows = "many";              ///< then: the limit
inline constexpr const char* kTypeNotReadable = "type";          ///< then: the column, its type
inline constexpr const char* kNothingReadable = "types";         ///< then: the columns with their types

}  // namespace greyscope::app
