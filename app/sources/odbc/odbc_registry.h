#pragma once

#include <string>
#include <vector>

namespace greyscope::app {

/// A driver or data source of ODBC.
struct OdbcEntry {
    std::string name;
    std::string what;  ///< what its registration says: the driver of a data source, the library of a driver
};

// What odbcinst.ini and odbc.ini register, as ODBC's own driver manager lists them; empty where there is none.
[[nodiscard]] std::vector<OdbcEntry> odbcDrivers();
[[nodiscard]] std::vector<OdbcEntry> odbcDataSources();

}  // namespace greyscope::app
