// Output of programs: the surest reader, and each one by its name, from memory and in small pieces, which must agree.
// The first byte chooses the reader and the pieces.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>

#include "core/data/table_layout.h"
#include "core/io/reader.h"

using namespace greyscope;

namespace {

void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

bool sameCells(const data::Dataset& left, const data::Dataset& right) {
    bool same = left.columns().size() == right.columns().size() && left.notes() == right.notes();
    for (std::size_t c = 0; same && c < left.columns().size(); ++c) {
        const data::Column& a = left.columns()[c];
        const data::Column& b = right.columns()[c];
        same = a.name == b.name && a.size() == b.size() && a.stated == b.stated;
        for (std::size_t row = 0; same && row < a.size(); ++row) {
            same = a.writtenAt(row) == b.writtenAt(row);
        }
    }
    return same;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2 || size > 20'000) {
        return 0;
    }
    const std::size_t choice = data[0];
    const std::size_t count = size - 1;
    const std::unique_ptr<char[]> text(new char[count]);  // of exact size, so that a byte too far is seen
    std::memcpy(text.get(), data + 1, count);
    const auto& readers = io::readers();
    io::ReadOptions options;
    options.maxPadding = 100'000;
    if (const std::size_t forced = choice % (2 * readers.size()); forced > 0 && forced < readers.size()) {
        options.format = readers[forced].name;  // the first is that of tables, which has a fuzzer of its own
    }
    base::NoProgress progress;
    const auto imported = io::readText({text.get(), count}, "", options, progress);
    if (imported) {
        const io::ReadReport& report = imported->report;
        require(report.rowsRead == imported->dataset->rowCount());
        for (std::size_t row = 0; row < report.rowsRead; ++row) {
            require(imported->dataset->lineOf(row) >= 1 && imported->dataset->lineOf(row) <= report.linesSeen);
        }
        const auto layout = data::guessLayout(*imported->dataset, progress);
        require(layout.has_value());
    }
    const io::Reader* const reader = &*std::find_if(readers.begin(), readers.end(), [&](const io::Reader& r) {
        return imported ? r.name == imported->report.format : r.name == options.format || options.format.empty();
    });
    const bool asItIs = imported && imported->report.encoding == "UTF-8" && imported->report.packing.empty() &&
                        !imported->report.dialect.contains("tags") &&
                        !imported->report.counts.contains(io::ProblemKind::undecodable) &&
                        !imported->report.counts.contains(io::ProblemKind::nulByte);
    if (asItIs && reader != &readers.front()) {
        io::TextSource pieces(
            count,
            [&](std::size_t offset, char* into, std::size_t wanted) {
                const std::size_t got = std::min({wanted, count - offset, std::size_t{1} + choice});
                std::memcpy(into, text.get() + offset, got);
                return got;
            },
            4 + choice / 2);
        const auto again = reader->read(pieces, "", options, progress);
        require(again && sameCells(*imported->dataset, *again->dataset));
        require(again->report.problems == imported->report.problems);
    }
    return 0;
}
