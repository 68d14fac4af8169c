#include "app/sources/read_source.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>

#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "app/run/open_file.h"
#include "app/run/tally.h"
#include "app/sources/database_reader.h"
#include "app/sources/database_source.h"
#include "core/base/try.h"

namespace greyscope::app {

namespace {

/// The last steps of SplitMix64: every bit of the result depends on every bit of the number.
std::uint64_t mixed(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
    return bits ^ (bits >> 31U);
}

std::uint64_t mixed(const std::string& text) {
    std::uint64_t bits = text.size();
    for (const char c : text) {
        bits = mixed(bits + static_cast<unsigned char>(c) + 1);
    }
    return bits;
}

/// Updates the hash of each row with its cell.
void mixInto(std::vector<std::uint64_t>& rows, const data::Column& column) {
    constexpr std::uint64_t kMissing = 0x9e3779b97f4a7c15U;
    if (column.isNumeric()) {
        for (std::size_t r = 0; r < rows.size(); ++r) {
            const double value = column.numbers()[r];
            rows[r] = mixed(rows[r] + (std::isnan(value) ? kMissing : std::bit_cast<std::uint64_t>(value)));
        }
        return;
    }
    std::vector<std::uint64_t> levels;
    for (const std::string& level : column.texts().levels) {
        levels.push_back(mixed(level));
    }
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const std::int32_t code = column.texts().codes[r];
        rows[r] = mixed(rows[r] + (code < 0 ? kMissing : levels[static_cast<std::size_t>(code)]));
    }
}

/// Adds up the hashes of the rows, because servers return rows in any order.
SourceStamp stampOfRows(const data::Dataset& read) {
    std::vector<std::uint64_t> rows(read.rowCount(), 0);
    QCryptographicHash sum(QCryptographicHash::Sha256);
    for (const data::Column& column : read.columns()) {
        mixInto(rows, column);
        sum.addData(QByteArray::fromStdString(column.name + '\n'));
    }
    std::uint64_t once = 0, twice = 0;
    for (const std::uint64_t row : rows) {
        once += mixed(row);
        twice += mixed(~row);
    }
    sum.addData(QByteArray::number(qulonglong(once)) + ' ' + QByteArray::number(qulonglong(twice)));
    return {read.rowCount(), 0, sum.result().toHex().toStdString()};
}

}  // namespace

bool isSqliteFile(const std::string& path) {
    constexpr QByteArrayView kBegin("SQLite format 3\0", 16);
    QFile file(QString::fromStdString(path));
    return openToRead(file) && file.read(kBegin.size()) == kBegin;
}

bool isDatabase(const std::string& path) {
    return isDatabaseUrl(path) || isSqliteFile(path);
}

base::Expected<DatabaseSource> databaseOf(const std::string& path) {
    DatabaseSource source;
    if (isDatabaseUrl(path)) {
        source = GREYSCOPE_TRY(databaseSource(path));
    } else {
        source.connection.database = path;
    }
    if (source.connection.kind == DatabaseKind::sqlite) {
        const QFileInfo file(QString::fromStdString(source.connection.database));
        source.connection.database = file.absoluteFilePath().toStdString();
    }
    return source;
}

base::Expected<ReadSource> readSource(const std::string& path, const io::ReadOptions& options,
                                      base::Progress& progress) {
    tally("read " + path);
    if (!isDatabase(path)) {
        return ReadSource{GREYSCOPE_TRY(io::readFile(path, options, progress)), path};
    }
    const DatabaseSource source = GREYSCOPE_TRY(databaseOf(path));
    DatabaseRows rows = GREYSCOPE_TRY(readDatabase(source, progress));
    return ReadSource{std::move(rows.imported), databaseUrl(rows.source)};
}

base::Expected<SourceStamp> stampOfSource(const std::string& path, const data::Dataset& read,
                                          base::Progress& progress) {
    if (!isDatabaseUrl(path)) {
        return stampOf(path, progress);
    }
    SourceStamp stamp = stampOfRows(read);
    const auto source = databaseSource(path);
    if (source && source->connection.kind == DatabaseKind::sqlite) {
        const QFileInfo file(QString::fromStdString(source->connection.database));
        stamp.modifiedMs = file.lastModified().toMSecsSinceEpoch();
    }
    return stamp;
}

}  // namespace greyscope::app
