#include "app/tables/source_file.h"

#include <QFile>

#include <algorithm>
#include <memory>

#include <sys/stat.h>

#include "app/sources/database_source.h"
#include "core/base/try.h"
#include "core/io/csv/plain_bytes.h"
#include "core/io/workbook/sheet_reader.h"

namespace greyscope::app {

namespace {

base::Expected<io::TextLines> linesOfText(const std::shared_ptr<const std::string>& text, base::Progress& progress) {
    const auto readAt = [text](std::size_t offset, char* into, std::size_t count) {
        return offset < text->size() ? text->copy(into, count, offset) : std::size_t{0};
    };
    return io::TextLines::index(text->size(), readAt, progress);
}

/// Detects whether an open file is written to; does nothing for embedded files.
class Untouched {
public:
    explicit Untouched(const QFile& file) : m_handle(file.handle()) { look(m_then); }
    [[nodiscard]] bool holds() const {
        struct stat now {};
        look(now);
        return now.st_size == m_then.st_size && now.st_mtim.tv_sec == m_then.st_mtim.tv_sec &&
               now.st_mtim.tv_nsec == m_then.st_mtim.tv_nsec;
    }

private:
    void look(struct stat& found) const {
        if (m_handle < 0 || ::fstat(m_handle, &found) != 0) {
            found = {};
        }
    }
    int m_handle;
    struct stat m_then {};
};

/// Returns the query of a database source.
std::string queryOf(const StudyTable& table) {
    for (const data::TableFact& note : table.asRead()->notes()) {
        if (note.name == "query") {
            return note.value;
        }
    }
    return table.path;
}

}  // namespace

base::Expected<io::TextLines> sourceLines(const StudyTable& table, base::Progress& progress) {
    if (table.text) {
        return linesOfText(table.text, progress);
    }
    if (isDatabaseUrl(table.path)) {
        return linesOfText(std::make_shared<const std::string>(queryOf(table)), progress);
    }
    const auto file = std::make_shared<QFile>(QString::fromStdString(table.path));
    if (!file->exists()) {
        return base::fail(base::ErrorCode::fileNotFound, {table.path});
    }
    if (!file->open(QIODevice::ReadOnly)) {
        return base::fail(base::ErrorCode::fileNotReadable, {table.path, file->errorString().toStdString()});
    }
    const Untouched untouched(*file);
    if (table.stamp && sourceState(table.path, *table.stamp, progress) != SourceState::same) {
        return base::fail(base::ErrorCode::fileChanged, {table.path});
    }
    const auto readAt = [file, untouched](std::size_t offset, char* into, std::size_t count) {
        const bool there = untouched.holds() && file->seek(static_cast<qint64>(offset));
        const qint64 got = there ? file->read(into, static_cast<qint64>(count)) : 0;
        return static_cast<std::size_t>(std::max<qint64>(0, got));
    };
    const io::Bytes raw{static_cast<std::size_t>(file->size()), readAt};
    if (table.report && table.report->dialect.contains("sheet")) {
        const auto plain =
            GREYSCOPE_TRY(io::plainBytes(raw, table.path, {.dialect = table.report->dialect}, false, progress));
        return linesOfText(std::make_shared<const std::string>(GREYSCOPE_TRY(
                               io::sheetText(plain.bytes, table.path, table.report->dialect.at("sheet"), progress))),
                           progress);
    }
    if (table.report && (!table.report->packing.empty() || table.report->dialect.contains("encoding"))) {
        const auto plain =
            GREYSCOPE_TRY(io::plainBytes(raw, table.path, {.dialect = table.report->dialect}, false, progress));
        return io::TextLines::index(plain.bytes.size, plain.bytes.readAt, progress);
    }
    return io::TextLines::index(raw.size, raw.readAt, progress);
}

}  // namespace greyscope::app
