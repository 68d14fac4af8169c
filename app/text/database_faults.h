#pragma once

#include <array>
#include <string_view>

#include <QString>

namespace greyscope::app {

// Constants for the reasons why a database cannot be read. A reason is the third argument of
// ErrorCode::fileNotReadable, after the database and the message of the server. The comment of each lists the arguments
// that follow it.
/// Arguments that follow: name of Qt's driver, package that contains it.
inline constexpr const char* kDriverMissing = "driver";
/// Arguments that follow: the wrong part of the URL, the allowed values.
inline constexpr const char* kUrlWrong = "url";
inline constexpr const char* kNotApproved = "approve";  ///< arguments that follow: connectionLabel(), serverOf()
/// Arguments that follow: the driver or data source, the registered ones.
inline constexpr const char* kOdbcUnknown = "registered";
inline constexpr const char* kCallRefused = "call";          ///< arguments that follow: name of the function
inline constexpr const char* kHostNotReached = "host";       //
inline constexpr const char* kNoAnswer = "silent";           ///< arguments that follow: number of seconds waited
inline constexpr const char* kNoRow = "row";                 ///< arguments that follow: number of seconds waited
inline constexpr const char* kPasswordWrong = "password";    ///< arguments that follow: name of the user
inline constexpr const char* kDatabaseUnknown = "database";  //
inline constexpr const char* kNotConnected = "connect";      ///< for any other reason
/// Arguments that follow: name of the table, names of the existing tables, number of further ones.
inline constexpr const char* kTableUnknown = "table";
/// Arguments that follow: names of the existing tables, number of further ones.
inline constexpr const char* kTableNotChosen = "choose";
inline constexpr const char* kNoTables = "none";                 //
inline constexpr const char* kQueryWrong = "query";              //
inline constexpr const char* kSeveralStatements = "statements";  //
inline constexpr const char* kNotAllowed = "denied";             //
inline constexpr const char* kConnectionLost = "lost";           //
inline constexpr const char* kDatabaseLocked = "locked";         //
inline constexpr const char* kDatabaseDamaged = "damaged";       //
inline constexpr const char* kQueryWithoutRows = "rows";         //
inline constexpr const char* kTooManyRows = "many";              ///< arguments that follow: the maximum number of rows
inline constexpr const char* kTypeNotReadable = "type";  ///< arguments that follow: name of the column, its type
/// Arguments that follow: names of the columns with their types.
inline constexpr const char* kNothingReadable = "types";

}  // namespace greyscope::app
