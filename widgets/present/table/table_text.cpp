#include "widgets/present/table/table_text.h"

#include <cmath>

#include "core/base/error.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

QString shareText(double share, int decimals) {
    return fixedText(100.0 * share, decimals) + QStringLiteral(" %");
}

/// With one decimal; without decimals for large changes.
QString changeText(double share) {
    const int decimals = std::abs(100.0 * share) < 999.95 ? 1 : 0;
    const QString text = shareText(share, decimals);
    return share > 0.0 && text != shareText(0.0, decimals) ? QLatin1Char('+') + text : text;
}

QString probabilityText(double p) {
    constexpr double kLeast = 0.0001;
    return p < kLeast ? QStringLiteral("< 0.0001") : fixedText(p, 4);
}

QString textOf(const TableCell& cell) {
    return cell.words.isEmpty() ? printedLevel(std::get<std::string>(cell.value)) : cell.words;
}

/// A number with all its digits.
QString exactText(const TableColumn& column, const TableCell& cell) {
    const bool isCount = std::holds_alternative<std::int64_t>(cell.value);
    const auto number = cell.number();
    return number && !isCount ? QString::fromStdString(base::toText(*number + 0.0))  // no -0
           : std::holds_alternative<std::string>(cell.value) || std::holds_alternative<bool>(cell.value) || isCount
               ? cellText(column, cell)
               : QString();
}

}  // namespace

QString numberText(double value, const Digits& digits) {
    switch (digits.kind) {
        case Digits::Kind::significant:
            return significantText(value, digits.count);
        case Digits::Kind::decimals:
            return fixedText(value, digits.count);
        case Digits::Kind::share:
            return shareText(value, digits.count);
        case Digits::Kind::percent:
            return fixedText(value, value >= 1000.0 ? 0 : 2) + QStringLiteral(" %");
        case Digits::Kind::ratio:
            return fixedText(value, std::abs(value) >= 100.0 ? 0 : std::abs(value) >= 10.0 ? 1 : 3) + QChar(0xD7);
        case Digits::Kind::change:
            return changeText(value);
        case Digits::Kind::probability:
            return probabilityText(value);
    }
    return {};
}

QString headingText(const TableColumn& column) {
    return column.unit.isEmpty() ? column.heading : withComma(column.heading, column.unit);
}

QString cellText(const TableColumn& column, const TableCell& cell) {
    if (const auto* count = std::get_if<std::int64_t>(&cell.value)) {
        return fixedText(static_cast<double>(*count), 0);
    }
    if (const auto* yes = std::get_if<bool>(&cell.value)) {
        return *yes ? Words::tr("yes") : Words::tr("no");
    }
    if (std::holds_alternative<std::string>(cell.value)) {
        return textOf(cell);
    }
    const auto number = cell.number();
    return number ? numberText(*number, column.digits) : QStringLiteral("–");
}

QString tabbedText(const Table& table) {
    const std::vector<std::size_t> columns = table.columnsIn(kWindow);
    QStringList heads;
    for (const std::size_t column : columns) {
        heads << headingText(table.columns[column]);
    }
    QString text = heads.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const std::vector<TableCell>& row : table.rows) {
        QStringList cells;
        for (const std::size_t column : columns) {
            cells << exactText(table.columns[column], row[column]);
        }
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

MatrixSpec matrixOf(const Table& table, const QString& subtitle) {
    const std::vector<std::size_t> columns = table.columnsIn(kFigure);
    MatrixSpec spec;
    spec.title = table.title;
    spec.subtitle = subtitle;
    spec.palette = Palette::none;
    spec.table = true;
    for (std::size_t place = 1; place < columns.size(); ++place) {
        Heading heading;
        heading.label = headingText(table.columns[columns[place]]);
        spec.columns.push_back(std::move(heading));
    }
    for (const std::vector<TableCell>& row : table.rows) {
        Heading heading;
        heading.label = cellText(table.columns[columns.front()], row[columns.front()]);
        spec.rows.push_back(std::move(heading));
        for (std::size_t place = 1; place < columns.size(); ++place) {
            const TableCell& from = row[columns[place]];
            Cell cell;
            cell.value = from.number();
            cell.text = cellText(table.columns[columns[place]], from);
            cell.tooltip = from.remark;
            cell.strong = from.strong;
            spec.cells.push_back(std::move(cell));
        }
    }
    return spec;
}

void linkRow(MatrixSpec& figure, std::size_t row, const Link& link) {
    figure.rows[row].link = link;
    for (std::size_t column = 0; column < figure.columns.size(); ++column) {
        figure.cells[row * figure.columns.size() + column].link = link;
    }
}

}  // namespace greyscope::widgets
