#pragma once

#include <string>
#include <vector>

namespace greyscope::app {

/// An ODBC driver or data source that is registered with the system.
struct OdbcEntry {
    std::string name;
    std::string what;  ///< for a data source its driver, for a driver its library
};

// Return the drivers in odbcinst.ini and the data sources in odbc.ini, as the driver manager of ODBC lists them; empty
// if there are none.
[[nodiscard]] std::vector<OdbcEntry> odbcDrivers();
[[nodiscard]] std::vector<OdbcEntry> odbcDataSources();

}  // namespace greyscope::app
