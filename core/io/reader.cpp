#include "core/io/reader.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/try.h"
#include "core/io/cells/line_tags.h"
#include "core/io/cells/stray_lines.h"
#include "core/io/csv/csv_options.h"
#include "core/io/csv/csv_reader.h"
#include "core/io/csv/plain_bytes.h"
#include "core/io/files/archive.h"
#include "core/io/files/input_file.h"
#include "core/io/json/json_reader.h"
#include "core/io/text/known_text.h"
#include "core/io/text/text_table_reader.h"
#include "core/io/tools/darshan_reader.h"
#include "core/io/tools/elbencho/elbencho_reader.h"
#include "core/io/tools/extrap_reader.h"
#include "core/io/tools/fio/fio_reader.h"
#include "core/io/tools/hdr_reader.h"
#include "core/io/tools/ior/io500_reader.h"
#include "core/io/tools/ior/ior_csv.h"
#include "core/io/tools/ior/ior_json.h"
#include "core/io/tools/ior/ior_text.h"
#include "core/io/tools/ior/mdtest_reader.h"
#include "core/io/tools/iozone/iozone_reader.h"
#include "core/io/tools/k6_reader.h"
#include "core/io/tools/load/ab_reader.h"
#include "core/io/tools/load/iperf3_reader.h"
#include "core/io/tools/load/pgbench_reader.h"
#include "core/io/tools/load/stress_ng_reader.h"
#include "core/io/tools/load/wrk_reader.h"
#include "core/io/tools/microbenchmark/criterion_reader.h"
#include "core/io/tools/microbenchmark/go_benchmark_reader.h"
#include "core/io/tools/microbenchmark/google_benchmark_reader.h"
#include "core/io/tools/microbenchmark/hyperfine_reader.h"
#include "core/io/tools/microbenchmark/jmh_reader.h"
#include "core/io/tools/microbenchmark/pytest_benchmark_reader.h"
#include "core/io/tools/nccl_reader.h"
#include "core/io/tools/rados_reader.h"
#include "core/io/tools/survey/survey_detail.h"
#include "core/io/tools/survey/survey_reader.h"
#include "core/io/tools/sysbench_reader.h"
#include "core/io/tools/sysstat_reader.h"
#include "core/io/tools/vdbench/vdbench_reader.h"
#include "core/io/tools/ycsb_reader.h"
#include "core/io/workbook/sheet_reader.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// The reader to use; null if no reader recognises the bytes.
const Reader* readerFor(std::string_view firstBytes, const ReadOptions& options) {
    const auto program = options.dialect.find("program");
    const std::string& format =
        options.format.empty() && program != options.dialect.end() ? program->second : options.format;
    const Reader* surest = nullptr;
    double certainty = 0.0;
    for (const Reader& reader : readers()) {
        if (reader.name == format) {
            return &reader;
        }
        if (const double sure = reader.sniff(firstBytes); sure > certainty) {
            certainty = sure;
            surest = &reader;
        }
    }
    return surest;
}

/// Whether the reader is for the output of one program, not for tables in general.
bool isOfProgram(const Reader& reader) {
    return reader.takesBytes != isWorkbook && reader.name != csvFormat && reader.name != jsonFormat &&
           reader.name != textTableFormat;
}

Expected<Imported> readAs(const Reader& reader, TextSource& source, const std::string& path, const ReadOptions& options,
                          base::Progress& progress) {
    auto imported = reader.read(source, path, options, progress);
    if (imported) {
        ReadReport& report = imported->report;
        report.format = reader.name;
        if (report.counts.contains(ProblemKind::otherProgram)) {  // a log of several programs
            report.part = reader.name;
            report.parts.insert(report.parts.begin(), report.part);
        }
    }
    return imported;
}

/// Reads the text without the messages among the lines of its JSON. nullopt if it contains no messages or no reader can
/// read the rest.
std::optional<Imported> readWithoutStrays(TextSource& source, StrayLines which, const std::string& path,
                                          const ReadOptions& options, base::Progress& progress) {
    auto plain = withoutStrayLines(source, which, progress);
    if (!plain || plain->strays.empty()) {
        return std::nullopt;
    }
    TextSource lines(plain->bytes.size, plain->bytes.readAt);
    const Reader* const reader = readerFor(lines.window().substr(0, sniffedBytes), options);
    if (reader == nullptr || reader->name == csvFormat) {
        return std::nullopt;
    }
    auto imported = readAs(*reader, lines, path, options, progress);
    if (!imported) {
        return std::nullopt;
    }
    imported->report.rowsSkipped += plain->strays.size();
    for (Problem& stray : plain->strays) {
        imported->report.list(std::move(stray), options.maxProblems);
    }
    return std::move(*imported);
}

/// Whether the first bytes are JSON apart from messages among its lines.
bool isJsonAmongMessages(std::string_view head) {
    return head.find_first_of("{[") != std::string_view::npos && seemsToBe(head) != jsonFormat &&
           seemsToBe(withoutStrayLines(head, StrayLines::all)) == jsonFormat;
}

Expected<Imported> readSource(TextSource& source, const std::string& path, const ReadOptions& options,
                              base::Progress& progress) {
    const std::string_view head = source.window().substr(0, sniffedBytes);
    std::string tag = lineTagOf(head);
    tag = tag.empty() ? marginOf(head) : tag;
    if (!tag.empty()) {
        const std::string plain = withoutLineTags(head, tag);
        if (const Reader* const reader = readerFor(plain, options); reader != nullptr && isOfProgram(*reader)) {
            const Bytes untagged = GREYSCOPE_TRY(withoutLineTags(source, tag, progress));
            TextSource lines(untagged.size, untagged.readAt);
            auto imported = readAs(*reader, lines, path, options, progress);
            if (imported) {
                imported->report.dialect["tags"] = std::move(tag);
            }
            return imported;
        }
    }
    const Reader* const reader = readerFor(head, options);
    if ((reader == nullptr || reader->name == csvFormat) && isJsonAmongMessages(head)) {
        if (auto imported = readWithoutStrays(source, StrayLines::all, path, options, progress)) {
            return std::move(*imported);
        }
        source.rewind();
    }
    if (reader == nullptr) {
        const std::string_view begin = source.window().substr(0, sniffedBytes);
        return fail(ErrorCode::formatUnknown, {path, std::string(seemsToBe(begin))}, {path, 0, 0});
    }
    auto imported = readAs(*reader, source, path, options, progress);
    if (!imported && imported.error().code == ErrorCode::jsonNotReadable) {
        for (const StrayLines which : {StrayLines::inside, StrayLines::all}) {
            if (auto plain = readWithoutStrays(source, which, path, options, progress)) {
                return std::move(*plain);
            }
        }
    }
    return imported;
}

/// Adds the account of unpacking and conversion to the report.
void addTo(ReadReport& report, PlainBytes&& plain, std::size_t maxProblems) {
    report.dialect.merge(wordsOf(plain));
    report.encoding = std::move(plain.encoding);
    report.packing = std::move(plain.packing);
    if (plain.members.size() > 1) {
        report.part = std::move(plain.member);
        report.parts = std::move(plain.members);
    }
    for (Problem& problem : plain.problems) {
        report.list(std::move(problem), maxProblems);
    }
    report.problemCount += plain.problemCount - plain.problems.size();
}

/// `text` contains the bytes if they are in memory.
Expected<Imported> readBytes(const Bytes& raw, const std::string& path, const ReadOptions& options,
                             base::Progress& progress, std::string_view text) {
    for (bool wholly = false;; wholly = true) {
        PlainBytes plain = GREYSCOPE_TRY(plainBytes(raw, path, options, wholly, progress));
        const bool inMemory = !text.empty() && !plain.converted;
        TextSource source =
            inMemory ? TextSource(text.substr(plain.skipped)) : TextSource(plain.bytes.size, plain.bytes.readAt);
        auto imported = readSource(source, path, options, progress);
        if (source.endedEarly()) {
            return fail(ErrorCode::fileChanged, {path}, {path, 0, 0});
        }
        if (imported) {
            addTo(imported->report, std::move(plain), options.maxProblems);
        }
        // The beginning may be valid UTF-8 although the text has another encoding.
        const bool again = !wholly && !imported && imported.error().code == ErrorCode::encodingUnsupported;
        if (!again) {
            return imported;
        }
    }
}

}  // namespace

const std::vector<Reader>& readers() {
    static const std::vector<Reader> table{
        {csvFormat, {"csv", "tsv", "tab", "txt", "dat"}, sniffCsv, readCsv},
        {obdfilterFormat, {"summary", "stdout", "txt"}, sniffObdfilter, readObdfilter},
        {obdfilterDetailFormat, {"detail", "txt"}, sniffObdfilterDetail, readObdfilterDetail},
        {mdsSurveyFormat, {"summary", "txt"}, sniffMdsSurvey, readMdsSurvey},
        {sgpddFormat, {"summary", "txt"}, sniffSgpdd, readSgpdd},
        {iorTextFormat, {"txt", "out", "log", "ior"}, sniffIorText, readIorText},
        {mdtestFormat, {"txt", "out", "log"}, sniffMdtest, readMdtest},
        {io500Format, {"txt"}, sniffIo500, readIo500},
        {iorJsonFormat, {"json", "txt"}, sniffIorJson, readIorJson},
        {iorCsvFormat, {"csv", "txt"}, sniffIorCsv, readIorCsv},
        {iozoneFormat, {"txt", "out", "xls"}, sniffIozone, readIozone, isIozoneSheet},
        {elbenchoFormat, {"csv"}, sniffElbencho, readElbencho},
        {vdbenchFormat, {"html", "txt", "out"}, sniffVdbench, readVdbench},
        {darshanFormat, {"txt", "darshan-txt"}, sniffDarshan, readDarshan},
        {sysbenchFormat, {"txt", "log"}, sniffSysbench, readSysbench},
        {ycsbFormat, {"txt", "log"}, sniffYcsb, readYcsb},
        {pgbenchFormat, {"txt", "log"}, sniffPgbench, readPgbench},
        {abFormat, {"txt", "log", "out"}, sniffAb, readAb},
        {wrkFormat, {"txt", "log", "out"}, sniffWrk, readWrk},
        {stressNgFormat, {"txt", "log", "out"}, sniffStressNg, readStressNg},
        {iperf3Format, {"json"}, sniffIperf3, readIperf3},
        {radosFormat, {"txt", "log"}, sniffRados, readRados},
        {jmhFormat, {"txt", "log"}, sniffJmh, readJmh},
        {ncclFormat, {"txt", "log", "out"}, sniffNccl, readNccl},
        {sysstatFormat, {"txt", "log"}, sniffSysstat, readSysstat},
        {fioFormat, {"json", "txt", "log", "fio"}, sniffFio, readFio},
        {hdrFormat, {"hgrm", "txt", "log"}, sniffHdr, readHdr},
        {hyperfineFormat, {"json", "csv"}, sniffHyperfine, readHyperfine},
        {k6Format, {"json"}, sniffK6, readK6},
        {criterionFormat, {"json", "csv"}, sniffCriterion, readCriterion},
        {googleBenchmarkFormat, {"json", "csv"}, sniffGoogleBenchmark, readGoogleBenchmark},
        {goBenchmarkFormat, {"txt", "log", "out"}, sniffGoBenchmark, readGoBenchmark},
        {extrapFormat, {"txt", "json", "jsonl"}, sniffExtrap, readExtrap},
        {pytestBenchmarkFormat, {"json"}, sniffPytestBenchmark, readPytestBenchmark},
        {jsonFormat, {"json", "jsonl", "ndjson"}, sniffJson, readJson},
        {textTableFormat, {"txt", "md"}, sniffTextTable, readTextTable},
        {sheetFormat, {"xlsx", "ods"}, sniffSheet, readSheet, isWorkbook},
    };
    return table;
}

void ReadReport::list(Problem problem, std::size_t most) {
    ++problemCount;
    ++counts[problem.kind];
    if (problems.size() < most) {
        problems.push_back(std::move(problem));
    }
}

void ReadReport::recount(ProblemKind was, const Problem& problem, std::size_t most) {
    const auto listed = std::find_if(problems.begin(), problems.end(), [&](const Problem& each) {
        return each.kind == was && each.line == problem.line && each.column == problem.column;
    });
    if (listed != problems.end()) {
        *listed = problem;
        ++counts[problem.kind];
    } else {
        --problemCount;
        list(problem, most);
    }
    if (--counts[was] == 0) {
        counts.erase(was);
    }
}

void ReadReport::takeBack(ProblemKind kind, std::size_t line, std::size_t column) {
    const auto listed = std::find_if(problems.begin(), problems.end(), [&](const Problem& each) {
        return each.kind == kind && each.line == line && each.column == column;
    });
    if (listed != problems.end()) {
        problems.erase(listed);
    }
    --problemCount;
    if (--counts[kind] == 0) {
        counts.erase(kind);
    }
}

ReadOptions sameAgain(const Imported& imported) {
    ReadOptions options;
    options.format = imported.report.format;
    options.dialect = imported.report.dialect;
    for (const data::Column& column : imported.dataset->columns()) {
        options.numeric.push_back(column.isNumeric());
    }
    return options;
}

Expected<Imported> readFile(const std::string& path, const ReadOptions& options, base::Progress& progress) {
    const auto file = GREYSCOPE_TRY(InputFile::open(path));
    const Bytes raw{file.size(), [&](std::size_t offset, char* into, std::size_t count) {
                        return file.readAt(offset, into, count);
                    }};
    auto imported = readBytes(raw, path, options, progress, {});
    const bool cancelled = !imported && imported.error().code == ErrorCode::cancelled;
    if (!cancelled && file.hasChanged()) {
        return fail(ErrorCode::fileChanged, {path}, {path, 0, 0});
    }
    return imported;
}

Expected<Imported> readText(std::string_view text, const std::string& path, const ReadOptions& options,
                            base::Progress& progress) {
    if (text.empty()) {
        return fail(ErrorCode::fileEmpty, {}, {path, 0, 0});
    }
    return readBytes(bytesOf(text), path, options, progress, text);
}

}  // namespace greyscope::io
