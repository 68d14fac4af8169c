#include "core/io/text/encoding.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>

#include <uchardet/uchardet.h>
#include <unicode/ucnv.h>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/io/text/utf8.h"

namespace greyscope::io {

using namespace std::string_view_literals;

namespace {

struct OrderMark {
    std::string_view bytes;
    std::string_view encoding;
};
/// Longer marks first: that of UTF-32LE begins with that of UTF-16LE.
constexpr std::array orderMarks{OrderMark{"\xff\xfe\0\0"sv, "UTF-32LE"}, OrderMark{"\0\0\xfe\xff"sv, "UTF-32BE"},
                                OrderMark{"\xff\xfe"sv, "UTF-16LE"}, OrderMark{"\xfe\xff"sv, "UTF-16BE"},
                                OrderMark{"\xef\xbb\xbf"sv, utf8Name}};

unsigned byteAt(std::string_view text, std::size_t place) {
    return place < text.size() ? static_cast<unsigned char>(text[place]) : 0U;
}
bool within(unsigned byte, unsigned low, unsigned high) {
    return byte >= low && byte <= high;
}

/// Detects UTF-16 without a mark: in Latin text every other byte is zero; in other scripts, the zeros come from digits,
/// commas and line ends.
std::string_view utf16Without(std::string_view bytes) {
    const std::string_view sample = bytes.substr(0, std::min<std::size_t>(bytes.size() & ~std::size_t{1}, 4096));
    std::size_t zeros[2] = {0, 0};
    for (std::size_t i = 0; i < sample.size(); ++i) {
        if (sample[i] == '\0') {
            ++zeros[i % 2];
            const unsigned other = byteAt(sample, i ^ 1U);
            if (other < 0x20 && !within(other, 9, 13)) {
                return "";
            }
        }
    }
    const std::size_t half = sample.size() / 2;
    if (half < 2 || std::min(zeros[0], zeros[1]) > 0 || 3 * std::max(zeros[0], zeros[1]) < half) {
        return "";
    }
    return zeros[1] > 0 ? "UTF-16LE" : "UTF-16BE";
}

/// Whether the bytes are binary. A few NUL bytes, as left by a crashed writer, do not count, but other control
/// characters do. DOS ends a text with 1A.
bool isBinary(std::string_view bytes) {
    std::size_t zeros = 0;
    std::size_t controls = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const unsigned byte = byteAt(bytes, i);
        const bool usual = within(byte, '\t', '\r') || byte == 0x1B || (byte == 0x1A && i + 1 == bytes.size());
        zeros += byte == 0 ? 1 : 0;
        controls += byte < 0x20 && byte != 0 && !usual ? 1 : 0;
    }
    return zeros > 0 && (controls > 0 || 3 * zeros > bytes.size());
}

/// Counts of non-ASCII UTF-8 sequences, and of bytes that belong to no sequence.
struct Utf8Share {
    std::size_t sequences = 0;
    std::size_t strays = 0;
};
Utf8Share utf8Share(std::string_view text) {
    Utf8Share share;
    while (!text.empty()) {
        const bool ascii = static_cast<unsigned char>(text.front()) < 0x80;
        const std::size_t length = ascii ? 1 : base::utf8Length(text);
        share.sequences += length > 1 ? 1 : 0;
        share.strays += length == 0 ? 1 : 0;
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return share;
}

struct ConverterClosed {
    void operator()(UConverter* converter) const { ucnv_close(converter); }
};
using Converter = std::unique_ptr<UConverter, ConverterClosed>;

Converter converterFor(const std::string& encoding) {
    UErrorCode status = U_ZERO_ERROR;
    Converter converter(ucnv_open(encoding.c_str(), &status));
    return U_SUCCESS(status) && converter ? std::move(converter) : nullptr;
}

/// Whether the whole text is valid in the encoding.
bool isValid(std::string_view text, const std::string& encoding, bool cut) {
    const Converter converter = converterFor(encoding);
    if (!converter) {
        return false;
    }
    UErrorCode status = U_ZERO_ERROR;
    ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    const char* from = text.data();
    const char* const end = from + text.size();
    std::array<UChar, 4096> into{};
    do {
        status = U_ZERO_ERROR;
        UChar* to = into.data();
        ucnv_toUnicode(converter.get(), &to, to + into.size(), &from, end, nullptr, static_cast<UBool>(!cut), &status);
    } while (status == U_BUFFER_OVERFLOW_ERROR);
    return U_SUCCESS(status);
}

/// Statistics of two-byte characters in a text of the given encoding: their number, how many are frequent, and how many
/// are distinct.
struct Pairs {
    std::size_t all = 0;
    std::size_t frequent = 0;
    std::set<unsigned> kinds;
    [[nodiscard]] bool convince(std::size_t fewest) const { return kinds.size() >= fewest && 10 * frequent >= 7 * all; }
};

template <class IsLead, class IsFrequent>
Pairs pairsOf(std::string_view text, const IsLead& isLead, const IsFrequent& isFrequent) {
    Pairs pairs;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const unsigned lead = byteAt(text, i);
        if (lead < 0x80 || !isLead(lead)) {
            continue;
        }
        const unsigned trail = byteAt(text, ++i);
        ++pairs.all;
        if (isFrequent(lead, trail)) {
            ++pairs.frequent;
            pairs.kinds.insert(lead << 8U | trail);
        }
    }
    return pairs;
}

constexpr auto everyLead = [](unsigned lead) { return lead > 0x80; };
constexpr auto leadOfJapanese = [](unsigned lead) { return !within(lead, 0xA0, 0xDF); };  // the excluded bytes are
                                                                                          // half-width kana

/// Detects an East Asian encoding by frequent characters. The first level of GB 2312 contains the 3755 common
/// characters, and A3 the full-width forms. In Shift-JIS, the lead bytes 81 to 83 are punctuation and kana, and those
/// up to 97 the first level. In Big5, A4 to C6 are the first level.
std::string_view eastAsian(std::string_view text, bool cut) {
    const auto gb = [](unsigned lead, unsigned trail) {
        return (within(lead, 0xB0, 0xD7) || within(lead, 0xA1, 0xA3)) && trail >= 0xA1;
    };
    const auto japanese = [](unsigned lead, unsigned trail) { return within(lead, 0x81, 0x97) && trail >= 0x40; };
    const auto kana = [](unsigned lead, unsigned trail) { return within(lead, 0x82, 0x83) && trail >= 0x40; };
    const auto big5 = [](unsigned lead, unsigned trail) {
        return within(lead, 0xA4, 0xC6) && (within(trail, 0x40, 0x7E) || trail >= 0xA1);
    };
    if (pairsOf(text, everyLead, gb).convince(1) && isValid(text, "GB18030", cut)) {
        return "GB18030";
    }
    if (pairsOf(text, leadOfJapanese, japanese).convince(2) && !pairsOf(text, leadOfJapanese, kana).kinds.empty() &&
        isValid(text, "Shift_JIS", cut)) {
        return "Shift_JIS";
    }
    return pairsOf(text, everyLead, big5).convince(4) && isValid(text, "Big5", cut) ? "Big5" : "";
}

std::string askUchardet(std::string_view text) {
    const std::unique_ptr<uchardet, void (*)(uchardet*)> detector(uchardet_new(), &uchardet_delete);
    uchardet_handle_data(detector.get(), text.data(), text.size());
    uchardet_data_end(detector.get());
    return uchardet_get_charset(detector.get());
}

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// The encoding found by uchardet. Multi-byte encodings are accepted, and others only if the text has enough non-ASCII
/// bytes: from fewer, uchardet guesses any code page.
std::string encodingOfOther(std::string_view text, bool cut) {
    std::string name = askUchardet(text);
    name = name == "UHC" ? "windows-949" : name;
    if (isOneOf(name, {"GB18030", "SHIFT_JIS", "EUC-JP", "windows-949", "EUC-KR", "BIG5", "EUC-TW"}) &&
        isValid(text, name, cut)) {
        return name == "SHIFT_JIS" ? "Shift_JIS" : name == "BIG5" ? "Big5" : name;
    }
    if (const std::string_view wide = eastAsian(text, cut); !wide.empty()) {
        return std::string(wide);
    }
    const auto beyond = std::count_if(text.begin(), text.end(), [](char c) { return (c & 0x80) != 0; });
    const bool narrow =
        isOneOf(name, {"WINDOWS-1250", "WINDOWS-1251", "WINDOWS-1253", "WINDOWS-1254", "WINDOWS-1255", "WINDOWS-1256",
                       "KOI8-R", "ISO-8859-2", "ISO-8859-5", "ISO-8859-7", "ISO-8859-9", "TIS-620"});
    return beyond >= 6 && narrow && isValid(text, name, cut) ? base::lowered(name) : "windows-1252";
}

/// The piece of UTF-8 without an incomplete character at its end.
std::string_view wholeCharacters(std::string_view text) {
    std::size_t dropped = 0;
    while (dropped < 3 && !text.empty() && within(byteAt(text, text.size() - 1), 0x80, 0xBF)) {
        text.remove_suffix(1);
        ++dropped;
    }
    if (!text.empty() && byteAt(text, text.size() - 1) >= 0xC0) {
        text.remove_suffix(1);
    }
    return text;
}

/// Lists what was lost in the conversion of a text, with the line.
class Losses {
public:
    Losses(Decoded& result, std::size_t maxProblems) : m_result(result), m_maxProblems(maxProblems) {}

    /// Examines the next piece and removes its NUL bytes.
    void look(std::string& piece) {
        constexpr std::string_view replacement = "\xef\xbf\xbd";
        const bool suspicious =
            piece.find('\0') != std::string::npos || piece.find('\xef') != std::string::npos || !m_begun.empty();
        if (!suspicious) {
            count(piece);
            return;
        }
        std::string kept;
        kept.reserve(piece.size());
        for (const char c : piece) {
            if (c == '\0') {
                list(ProblemKind::nulByte);
                continue;
            }
            m_begun = c == replacement[m_begun.size()] ? replacement.substr(0, m_begun.size() + 1)
                      : c == replacement[0]            ? replacement.substr(0, 1)
                                                       : std::string_view();
            if (m_begun.size() == replacement.size()) {
                list(ProblemKind::undecodable);
                m_begun = {};
            }
            kept += c;
            count({&c, 1});
        }
        piece = std::move(kept);
    }

private:
    void count(std::string_view text) {
        for (const char c : text) {
            m_line += c == '\n' ? 1 : 0;
            m_line += m_afterReturn && c != '\n' ? 1 : 0;
            m_afterReturn = c == '\r';
        }
    }
    /// Lists a problem once per line and kind.
    void list(ProblemKind kind) {
        ++m_result.problemCount;
        auto& problems = m_result.problems;
        const std::size_t line = m_line + (m_afterReturn ? 1 : 0);
        const bool listed = !problems.empty() && problems.back().line == line && problems.back().kind == kind;
        if (listed) {
            --m_result.problemCount;
        } else if (problems.size() < m_maxProblems) {
            problems.push_back({kind, line, 0, {}});
        }
    }

    Decoded& m_result;
    std::size_t m_maxProblems;
    std::size_t m_line = 1;
    bool m_afterReturn = false;
    std::string_view m_begun;  ///< part of U+FFFD already seen
};

}  // namespace

std::size_t markLength(std::string_view bytes, std::string_view encoding) {
    for (const OrderMark& mark : orderMarks) {
        if (bytes.starts_with(mark.bytes) && mark.encoding == encoding) {
            return mark.bytes.size();
        }
    }
    return 0;
}

bool isPlainUtf8(std::string_view bytes, bool cut) {
    return isValidUtf8(cut ? wholeCharacters(bytes) : bytes);
}

std::string detectEncoding(std::string_view bytes, bool cut) {
    for (const OrderMark& mark : orderMarks) {
        if (bytes.starts_with(mark.bytes)) {
            return std::string(mark.encoding);
        }
    }
    if (const std::string_view wide = utf16Without(bytes); !wide.empty()) {
        return std::string(wide);
    }
    if (isBinary(bytes)) {
        return "";
    }
    const Utf8Share share = utf8Share(cut ? wholeCharacters(bytes) : bytes);
    return share.sequences >= 4 * share.strays ? std::string(utf8Name) : encodingOfOther(bytes, cut);
}

base::Expected<Decoded> decode(const Bytes& text, std::size_t start, const std::string& encoding,
                               const std::string& path, std::size_t maxProblems, base::Progress& progress) {
    const Converter from = converterFor(encoding);
    const Converter to = converterFor(std::string(utf8Name));
    if (!from || !to) {
        const std::vector<std::string> offered(offeredEncodings.begin(), offeredEncodings.end());
        return base::fail(base::ErrorCode::optionUnknown, {"encoding", encoding, base::joined(offered, ", ")},
                          {path, 0, 0});
    }
    constexpr std::size_t pieceBytes = std::size_t{1} << 16U;
    Decoded result;
    Losses losses(result, maxProblems);
    Spool spool;
    std::vector<char> raw(pieceBytes);
    std::vector<char> converted(pieceBytes);
    std::vector<UChar> pivot(pieceBytes);
    UChar* pivotSource = pivot.data();
    UChar* pivotTarget = pivot.data();
    bool begin = true;
    for (std::size_t offset = start; offset < text.size;) {
        const std::size_t got = text.readAt(offset, raw.data(), std::min(raw.size(), text.size - offset));
        if (got == 0) {
            return base::fail(base::ErrorCode::fileChanged, {path}, {path, 0, 0});
        }
        offset += got;
        const char* source = raw.data();
        UErrorCode status = U_BUFFER_OVERFLOW_ERROR;
        while (status == U_BUFFER_OVERFLOW_ERROR) {
            status = U_ZERO_ERROR;
            char* target = converted.data();
            ucnv_convertEx(to.get(), from.get(), &target, target + converted.size(), &source, raw.data() + got,
                           pivot.data(), &pivotSource, &pivotTarget, pivot.data() + pivot.size(),
                           static_cast<UBool>(begin), static_cast<UBool>(offset == text.size), &status);
            begin = false;
            std::string piece(converted.data(), target);
            losses.look(piece);
            GREYSCOPE_TRY(spool.add(piece));
        }
        if (U_FAILURE(status)) {
            return base::fail(base::ErrorCode::encodingUnsupported, {encoding}, {path, 0, 0});
        }
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        progress.report(static_cast<double>(offset) / static_cast<double>(text.size));
    }
    result.bytes = std::move(spool).take();
    return result;
}

}  // namespace greyscope::io
