#pragma once

#include <array>
#include <string_view>

#include <QString>

namespace greyscope::app {

// Constants for the reasons why a database cannot be read. A reason is the third argument of
// ErrorCode::fileNotReadable, after the database and the message of the server. "then:" lists the arguments that
// follow.
inline constexpr const char* kDriverMissing = "driver";      ///< then: name of Qt's driver, package that contains it
inline constexpr const char* kUrlWrong = "url";              ///< then: the wrong part of the URL, the allowed values
inline constexpr const char* kNotApproved = "approve";       ///< then: connectionLabel(), serverOf()
inline constexpr const char* kOdbcUnknown = "registered";    ///< then: the driver or data source, the registered ones
inline constexpr const char* kCallRefused = "call";          ///< then: name of the function
inline constexpr const char* kHostNotReached = "host";       //
inline constexpr const char* kNoAnswer = "silent";           ///< then: number of seconds waited
inline constexpr const char* kNoRow = "row";                 ///< then: number of seconds waited
inline constexpr const char* kPasswordWrong = "password";    ///< then: name of the user
inline constexpr const char* kDatabaseUnknown = "database";  //
inline constexpr const char* kNotConnected = "connect";      ///< for any other reason
/// then: name of the table, names of the existing tables, number of further ones.
inline constexpr const char* kTableUnknown = "table";
/// then: names of the existing tables, number of further ones.
inline constexpr const char* kTableNotChosen = "choose";
inline constexpr const char* kNoTables = "none";                 //
inline constexpr const char* kQueryWrong = "query";              //
inline constexpr const char* kSeveralStatements = "statements";  //
inline constexpr const char* kNotAllowed = "denied";             //
inline constexpr const char* kConnectionLost = "lost";           //
inline constexpr const char* kDatabaseLocked = "locked";         //
inline constexpr const char* kDatabaseDamaged = "damaged";       //
inline constexpr const char* kQueryWithoutRows = "rows";         //
inline constexpr const char* kTooManyRows = "many";              ///< then: the maximum number of rows
inline constexpr const char* kTypeNotReadable = "type";          ///< then: name of the column, its type
inline constexpr const char* kNothingReadable = "types";         ///< then: names of the columns with their types

}  // namespace greyscope::app
