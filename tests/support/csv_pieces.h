#pragma once

#include <QTest>

#include <bit>

#include "core/io/csv/csv_reader.h"

namespace greyscope::test {

/// A text in pieces: its parts are as long, and read side by side.
inline io::TextSource inPieces(const std::string& text, std::size_t pieceBytes, std::size_t end = std::string::npos) {
    return {text.size(),
            [&text, end](std::size_t offset, char* into, std::size_t count) {
                return offset < std::min(text.size(), end) ? text.copy(into, std::min(count, end - offset), offset) : 0;
            },
            pieceBytes};
}

inline base::Expected<io::Imported> readWhole(const std::string& text, const io::ReadOptions& options = {}) {
    base::NoProgress progress;
    io::TextSource source(text);
    return io::readCsv(source, "table.csv", options, progress);
}

inline base::Expected<io::Imported> readParts(const std::string& text, std::size_t pieceBytes,
                                              const io::ReadOptions& options = {}) {
    base::NoProgress progress;
    io::TextSource source = inPieces(text, pieceBytes);
    return io::readCsv(source, "table.csv", options, progress);
}

inline void compareColumns(const data::Column& mine, const data::Column& other) {
    QCOMPARE(mine.name, other.name);
    QCOMPARE(mine.isNumeric(), other.isNumeric());
    QCOMPARE(mine.notNumbers, other.notNumbers);
    QCOMPARE(mine.notFinite, other.notFinite);
    QCOMPARE(mine.words, other.words);
    if (!mine.isNumeric()) {
        QCOMPARE(mine.texts().levels, other.texts().levels);
        QCOMPARE(mine.texts().codes, other.texts().codes);
        return;
    }
    const auto bits = [](const data::Column& column) {
        std::vector<std::uint64_t> all;
        for (const double number : column.numbers()) {
            all.push_back(std::bit_cast<std::uint64_t>(number));
        }
        return all;
    };
    QCOMPARE(bits(mine), bits(other));
}

/// Everything that a reader says of a text.
inline void compareImports(const base::Expected<io::Imported>& parts, const base::Expected<io::Imported>& whole) {
    QCOMPARE(parts.has_value(), whole.has_value());
    if (!parts) {
        QVERIFY(parts.error() == whole.error());
        return;
    }
    QCOMPARE(parts->dataset->columns().size(), whole->dataset->columns().size());
    for (std::size_t c = 0; c < whole->dataset->columns().size(); ++c) {
        compareColumns(parts->dataset->columns()[c], whole->dataset->columns()[c]);
    }
    bool sameLines = true;
    for (std::size_t row = 0; row <= whole->dataset->rowCount(); ++row) {
        sameLines = sameLines && parts->dataset->lineOf(row) == whole->dataset->lineOf(row);
    }
    QVERIFY(sameLines);
    const io::ReadReport& report = parts->report;
    QCOMPARE(report.problems, whole->report.problems);
    QCOMPARE(report.counts, whole->report.counts);
    QCOMPARE(report.rowsRead, whole->report.rowsRead);
    QCOMPARE(report.rowsSkipped, whole->report.rowsSkipped);
    QCOMPARE(report.cellsMissing, whole->report.cellsMissing);
    QCOMPARE(report.linesSeen, whole->report.linesSeen);
}

}  // namespace greyscope::test
