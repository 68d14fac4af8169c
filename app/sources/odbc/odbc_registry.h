#pragma once

#include <string>
#include <vector>

namespace greyscope::app {

/// An ODBC driver or data source.
struct OdbcEntry {
    std::string name;
    std::string what;  ///< from its registration: the driver of a data source, the library of a driver
};

// Return the entries of odbcinst.ini and odbc.ini, as ODBC's driver manager lists them; empty if there are none.
[[nodiscard]] std::vector<OdbcEntry> odbcDrivers();
[[nodiscard]] std::vector<OdbcEntry> odbcDataSources();

}  // namespace greyscope::app
