#include "core/io/reader.h"

#include <utility>

#include "core/base/try.h"
#include "core/io/csv_options.h"
#include "core/io/csv_reader.h"
#include "core/io/darshan_reader.h"
#include "core/io/elbencho_reader.h"
#include "core/io/input_file.h"
#include "core/io/io500_reader.h"
#include "core/io/ior_csv.h"
#include "core/io/ior_json.h"
#include "core/io/ior_text.h"
#include "core/io/iozone_reader.h"
#include "core/io/known_text.h"
#include "core/io/mdtest_reader.h"
#include "core/io/survey_detail.h"
#include "core/io/survey_reader.h"
#include "core/io/sysbench_reader.h"
#include "core/io/vdbench_reader.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Null where none can.
const Reader* readerFor(std::string_view firstBytes, const std::string& format) {
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

Expected<Imported> readSource(TextSource& source, const std::string& path, const ReadOptions& options,
                              base::Progress& progress) {
    const std::string_view head = source.window().substr(0, sniffedBytes);
    const Reader* const reader = readerFor(head, options.format);
    if (reader == nullptr) {
        return fail(ErrorCode::formatUnknown, {path, std::string(seemsToBe(head))}, {path, 0, 0});
    }
    auto imported = reader->read(source, path, options, progress);
    if (imported) {
        imported->report.format = reader->name;
    }
    return imported;
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
        {iozoneFormat, {"txt", "out", "xls"}, sniffIozone, readIozone},
        {elbenchoFormat, {"csv"}, sniffElbencho, readElbencho},
        {vdbenchFormat, {"html", "txt", "out"}, sniffVdbench, readVdbench},
        {darshanFormat, {"txt", "darshan-txt"}, sniffDarshan, readDarshan},
        {sysbenchFormat, {"txt", "log"}, sniffSysbench, readSysbench},
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
    TextSource source(file.size(), [&](std::size_t offset, char* into, std::size_t count) {
        return file.readAt(offset, into, count);
    });
    auto imported = readSource(source, path, options, progress);
    const bool cancelled = !imported && imported.error().code == ErrorCode::cancelled;
    if (!cancelled && (source.endedEarly() || file.hasChanged())) {
        return fail(ErrorCode::fileChanged, {path}, {path, 0, 0});
    }
    return imported;
}

Expected<Imported> readText(std::string_view text, const std::string& path, const ReadOptions& options,
                            base::Progress& progress) {
    if (text.empty()) {
        return fail(ErrorCode::fileEmpty, {}, {path, 0, 0});
    }
    TextSource source(text);
    return readSource(source, path, options, progress);
}

}  // namespace greyscope::io
