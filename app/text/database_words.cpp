#include "app/text/database_words.h"

#include <algorithm>
#include <array>

#include "app/text/database_faults.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

/// Words one fault; missing arguments read "?".
class FaultWords {
public:
    explicit FaultWords(const base::Error& error) : m_error(error) {}

    [[nodiscard]] DatabaseWords words() const {
        using Wording = DatabaseWords (FaultWords::*)() const;
        struct Entry {
            const char* fault;
            Wording wording;
        };
        static constexpr std::array kWordings{Entry{kDriverMissing, &FaultWords::driverMissing},
                                              Entry{kUrlWrong, &FaultWords::urlWrong},
                                              Entry{kNotApproved, &FaultWords::notApproved},
                                              Entry{kOdbcUnknown, &FaultWords::odbcUnknown},
                                              Entry{kCallRefused, &FaultWords::callRefused},
                                              Entry{kHostNotReached, &FaultWords::hostNotReached},
                                              Entry{kNoAnswer, &FaultWords::noAnswer},
                                              Entry{kNoRow, &FaultWords::noRow},
                                              Entry{kPasswordWrong, &FaultWords::passwordWrong},
                                              Entry{kDatabaseUnknown, &FaultWords::databaseUnknown},
                                              Entry{kTableUnknown, &FaultWords::tableUnknown},
                                              Entry{kTableNotChosen, &FaultWords::tableNotChosen},
                                              Entry{kNoTables, &FaultWords::noTables},
                                              Entry{kQueryWrong, &FaultWords::queryWrong},
                                              Entry{kSeveralStatements, &FaultWords::severalStatements},
                                              Entry{kNotAllowed, &FaultWords::notAllowed},
                                              Entry{kConnectionLost, &FaultWords::connectionLost},
                                              Entry{kDatabaseLocked, &FaultWords::locked},
                                              Entry{kDatabaseDamaged, &FaultWords::damaged},
                                              Entry{kQueryWithoutRows, &FaultWords::withoutRows},
                                              Entry{kTooManyRows, &FaultWords::tooManyRows},
                                              Entry{kTypeNotReadable, &FaultWords::typeNotReadable},
                                              Entry{kNothingReadable, &FaultWords::nothingReadable}};
        const auto found = std::find_if(kWordings.begin(), kWordings.end(), [this](const Entry& entry) {
            return argument(2) == QLatin1String(entry.fault);
        });
        return found == kWordings.end() ? notConnected() : (this->*found->wording)();
    }

private:
    [[nodiscard]] QString argument(std::size_t index) const {
        return index < m_error.arguments.size() ? widgets::visibleText(QString::fromStdString(m_error.arguments[index]))
                                                : QStringLiteral("?");
    }
    [[nodiscard]] QString place() const { return argument(0); }
    /// Adds the server's message after a colon, if there is one.
    [[nodiscard]] QString said(const QString& sentence) const {
        return widgets::stopped(argument(1).isEmpty() ? sentence : widgets::withColon(sentence, argument(1)));
    }
    [[nodiscard]] QString namesIn(std::size_t names) const {
        const QString more = argument(names + 1);
        return more == QLatin1String("0") ? Words::tr("Available: %1.").arg(argument(names))
                                          : Words::tr("Available: %1, and %2 more.").arg(argument(names), more);
    }

    [[nodiscard]] DatabaseWords driverMissing() const {
        return {Words::tr("“%1” cannot be read: Qt's driver %2 is missing.").arg(place(), argument(3)),
                Words::tr("Install the package %1.").arg(argument(4))};
    }
    [[nodiscard]] DatabaseWords urlWrong() const {
        return {Words::tr("“%1” is not a valid database URL: “%2” is wrong.").arg(place(), argument(3)),
                Words::tr("Valid values: %1.").arg(argument(4))};
    }
    [[nodiscard]] DatabaseWords notApproved() const {
        return {
            Words::tr("Not connected: %1.").arg(argument(3)),
            Words::tr(
                "A study connects to a server only if you allow it: choose Connect, or add --connect to the command.")};
    }
    [[nodiscard]] DatabaseWords odbcUnknown() const {
        return {Words::tr("“%1” names “%2”, which is not registered with ODBC.").arg(place(), argument(3)),
                argument(4).isEmpty()
                    ? Words::tr("Register a driver in odbcinst.ini or a data source in odbc.ini.")
                    : Words::tr("Registered: %1. Use one of these; the path of a library is not accepted.")
                          .arg(argument(4))};
    }
    [[nodiscard]] DatabaseWords callRefused() const {
        return {Words::tr("The query calls %1, which would load foreign code into this program.").arg(argument(3)),
                Words::tr("Remove the call from the query.")};
    }
    [[nodiscard]] DatabaseWords noAnswer() const {
        return {Words::tr("The server of “%1” has not answered within %2 s.").arg(place(), argument(3)),
                Words::tr("Check host and port, and that the server is running; connect_timeout=SECONDS in the URL "
                          "waits longer.")};
    }
    [[nodiscard]] DatabaseWords noRow() const {
        return {Words::tr("The query of “%1” has returned no row for %2 s.").arg(place(), argument(3)),
                Words::tr("Query less; row_timeout=SECONDS in the URL (at most 600) waits longer.")};
    }
    [[nodiscard]] DatabaseWords hostNotReached() const {
        return {
            said(Words::tr("The server of “%1” does not answer").arg(place())),
            Words::tr(
                "Check host and port, and whether the server is running and accepts connections from this computer.")};
    }
    [[nodiscard]] DatabaseWords passwordWrong() const {
        return {said(Words::tr("“%1” rejects the user").arg(place())),
                Words::tr("Check user and password. A password comes from the dialog, the keyring, or the database "
                          "client, such as PGPASSWORD and .pgpass.")};
    }
    [[nodiscard]] DatabaseWords databaseUnknown() const {
        return {said(Words::tr("The server has no database “%1”").arg(place())),
                Words::tr("Check the database's name.")};
    }
    [[nodiscard]] DatabaseWords notConnected() const {
        return {said(Words::tr("“%1” cannot be opened").arg(place())), Words::tr("Check host, database and user.")};
    }
    [[nodiscard]] DatabaseWords tableUnknown() const {
        return {Words::tr("“%1” has no table “%2”.").arg(place(), argument(3)), namesIn(4)};
    }
    [[nodiscard]] DatabaseWords tableNotChosen() const {
        return {
            Words::tr("“%1” has several tables.").arg(place()),
            widgets::paragraph({namesIn(3), Words::tr("Choose one: %1").arg(place() + QStringLiteral("?table=NAME"))})};
    }
    [[nodiscard]] DatabaseWords noTables() const {
        return {Words::tr("“%1” has no table that you may read.").arg(place()),
                Words::tr("Check the database name and the permissions of the user.")};
    }
    [[nodiscard]] DatabaseWords queryWrong() const {
        return {said(Words::tr("“%1” cannot answer the query").arg(place())),
                Words::tr("Check the names and the SQL of the query.")};
    }
    [[nodiscard]] DatabaseWords severalStatements() const {
        return {Words::tr("A query must be one SELECT statement without a semicolon inside."),
                Words::tr("Remove everything after the first semicolon; in a text, write char(59) or chr(59) instead "
                          "of a semicolon.")};
    }
    [[nodiscard]] DatabaseWords notAllowed() const {
        return {said(Words::tr("“%1” does not allow the query").arg(place())),
                Words::tr("Queries can only read. Ask for permission to SELECT from the table.")};
    }
    [[nodiscard]] DatabaseWords connectionLost() const {
        return {
            said(Words::tr("The connection to “%1” was lost").arg(place())),
            Words::tr("No rows were read. Try again; if it fails again, fetch fewer rows with a condition or groups.")};
    }
    [[nodiscard]] DatabaseWords locked() const {
        return {Words::tr("“%1” is locked: another program is writing to it.").arg(place()),
                Words::tr("Try again when the other program has finished.")};
    }
    [[nodiscard]] DatabaseWords damaged() const {
        return {said(Words::tr("“%1” is damaged or incomplete").arg(place())),
                Words::tr("Copy the file again; sqlite3 FILE .recover rescues what it can.")};
    }
    [[nodiscard]] DatabaseWords withoutRows() const {
        return {Words::tr("The query of “%1” returns no rows.").arg(place()),
                Words::tr("Check the conditions and that the table has rows.")};
    }
    [[nodiscard]] DatabaseWords tooManyRows() const {
        return {Words::tr("“%1” returns more than %2 rows.").arg(place(), argument(3)),
                Words::tr("Let the database aggregate groups (group=COLUMN,…), add conditions, or set limit=.")};
    }
    [[nodiscard]] DatabaseWords typeNotReadable() const {
        return {Words::tr("Column “%1” cannot be read: its type is %2.").arg(argument(3), argument(4)),
                Words::tr("Write a query that extracts the wanted part as a number or a text.")};
    }
    [[nodiscard]] DatabaseWords nothingReadable() const {
        return {Words::tr("“%1” has no column with numbers or text: %2.").arg(place(), argument(3)),
                Words::tr("Write a query that extracts the wanted parts as numbers or texts.")};
    }

    const base::Error& m_error;
};

}  // namespace

bool isDatabaseFault(const base::Error& error) {
    return error.code == base::ErrorCode::fileNotReadable && error.arguments.size() > 2;
}

DatabaseWords databaseWords(const base::Error& error) {
    return FaultWords(error).words();
}

}  // namespace greyscope::app
