#include "app/study/tables/typed_table.h"

#include <QString>

#include <algorithm>
#include <string_view>

#include "core/base/error.h"
#include "core/data/columns/cell_text.h"

namespace greyscope::app {

namespace {

const std::string kSeriesHeading = "k,x";
constexpr std::string_view kBlanks = " \t;\r\n";

std::vector<std::string> cutAt(const std::string& text, std::string_view marks) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(marks, at), text.size());
        if (end > at) {
            parts.push_back(text.substr(at, end - at));
        }
        at = end + 1;
    }
    return parts;
}

/// Returns a text with ASCII characters for full-width ones, separators for Chinese commas, and without brackets and
/// the name before an equals sign.
std::string plain(const std::string& text) {
    constexpr char16_t kFirstFullWidth = 0xFF01, kLastFullWidth = 0xFF5E, kToAscii = 0xFEE0;
    QString typed = QString::fromStdString(text);
    for (QChar& c : typed) {
        if (c == u'，' || c == u'、') {
            c = u';';
        } else if (c >= kFirstFullWidth && c <= kLastFullWidth) {
            c = QChar(static_cast<char16_t>(c.unicode() - kToAscii));
        } else if (c == u'　') {
            c = u' ';
        }
    }
    typed = typed.mid(typed.lastIndexOf(u'=') + 1);
    for (QChar& c : typed) {
        c = QStringLiteral("()[]{}【】").contains(c) ? QChar(u' ') : c;
    }
    return typed.toStdString();
}

/// A number and the text after it.
struct Quantity {
    double value = 0.0;
    std::string unit;
};

std::optional<Quantity> quantityIn(std::string part, bool decimalComma) {
    if (decimalComma) {
        std::replace(part.begin(), part.end(), ',', '.');
    }
    const std::size_t end = part.find_last_of("0123456789.") + 1;  // npos + 1 is 0
    const auto number = data::numberIn(part.substr(0, end));
    const bool isList = part.find(',', end) != std::string::npos;
    return number && !isList ? std::optional(Quantity{*number, part.substr(end)}) : std::nullopt;
}

/// The series in the parts of a text, or the part that prevents it.
struct Reading {
    std::optional<TypedSeries> series;
    std::string wrong;
};

Reading readingOf(const std::vector<std::string>& parts, bool decimalComma) {
    std::vector<Quantity> all;
    for (const std::string& part : parts) {
        const auto quantity = quantityIn(part, decimalComma);
        const bool isUnit = !quantity && part.find_first_of("0123456789,") == std::string::npos;
        if (isUnit && !all.empty() && all.back().unit.empty()) {
            all.back().unit = part;
        } else if (!quantity) {
            return {{}, part};
        } else {
            all.push_back(*quantity);
        }
    }
    TypedSeries series;
    for (const Quantity& each : all) {
        if (each.unit != all.front().unit) {
            return {{}, all.front().unit.empty() ? each.unit : base::toText(each.value) + ' ' + each.unit};
        }
        series.values.push_back(each.value);
        series.unit = each.unit;
    }
    return {series.values.size() > 1 ? std::optional(std::move(series)) : std::nullopt, {}};
}

Reading readingOf(const std::string& text) {
    const std::string typed = plain(text);
    const std::vector<std::string> lines = cutAt(typed, "\r\n");
    const std::vector<std::string> parts = cutAt(typed, kBlanks);
    Reading read = readingOf(parts, false);
    const bool isTable = lines.size() > 1 && (parts.size() > lines.size()) &&
                         (!read.series || read.series->values.size() > lines.size());
    if (isTable) {
        return {{}, read.series ? std::string() : read.wrong};  // rows and columns
    }
    if (!read.series) {
        const Reading withCommas = readingOf(parts, true);
        read.series = withCommas.series;
    }
    if (!read.series && lines.size() == 1) {
        read = readingOf(cutAt(typed, ", ;\t"), false);
    }
    return read;
}

}  // namespace

std::optional<TypedSeries> seriesIn(const std::string& text) {
    return readingOf(text).series;
}

std::optional<std::string> notANumberIn(const std::string& text) {
    const Reading read = readingOf(text);
    return read.series || read.wrong.empty() ? std::nullopt : std::optional(read.wrong);
}

bool hasNumberBelowHeading(const std::string& text) {
    const std::vector<std::string> lines = cutAt(text, "\r\n");
    for (std::size_t line = 1; line < lines.size(); ++line) {
        const std::vector<std::string> cells = cutAt(lines[line], ", \t;");
        if (std::any_of(cells.begin(), cells.end(), [](const std::string& cell) { return data::numberIn(cell); })) {
            return true;
        }
    }
    return false;
}

std::string tableTextOf(const std::string& text) {
    const auto series = seriesIn(text);
    if (!series) {
        return text.ends_with('\n') ? text : text + '\n';  // copied text seldom has a final line end, but is complete
    }
    std::string table = kSeriesHeading + (series->unit.empty() ? "" : " (" + series->unit + ")") + '\n';
    for (std::size_t i = 0; i < series->values.size(); ++i) {
        table += std::to_string(i + 1) + ',' + base::toText(series->values[i]) + '\n';
    }
    return table;
}

bool isTypedSeries(const std::string& tableText) {
    return tableText.starts_with(kSeriesHeading);
}

}  // namespace greyscope::app
