#include "app/export/panel_changes.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "app/export/figure_table.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using widgets::Words;

/// Returns the name of a row: its words up to the first number, or that number.
QString rowName(const std::vector<PrintedCell>& row) {
    QStringList words;
    for (const PrintedCell& cell : row) {
        if (cell.number) {
            break;
        }
        words << cell.text;
    }
    if (words.isEmpty() && !row.empty()) {
        words << cellText(row.front(), std::nullopt);
    }
    words.removeAll(QString());
    return widgets::listed(words);
}

struct Number {
    double value = 0.0;
    QString printed;
};

using Place = std::pair<QString, QString>;  // row and column

/// Returns the numbers of a figure by place; equal names are counted.
std::map<std::pair<Place, int>, Number> numbersOf(const widgets::FigureSpec& figure) {
    const FigureTable table = tableOf(figure);
    const std::vector<QString> heads = wholeHeads(table);
    std::map<std::pair<Place, int>, Number> numbers;
    std::map<Place, int> seen;
    for (const std::vector<PrintedCell>& row : table.rows) {
        const QString name = rowName(row);
        for (std::size_t column = 0; column < row.size(); ++column) {
            if (row[column].number && std::isfinite(*row[column].number)) {
                const Place place(name, column < heads.size() ? heads[column] : QString());
                numbers[{place, seen[place]++}] = {*row[column].number, cellText(row[column], std::nullopt)};
            }
        }
    }
    return numbers;
}

double share(double before, double after) {
    const double size = std::abs(before);
    return size > 0.0 ? std::abs(after - before) / size : std::numeric_limits<double>::max();
}

PanelChange changeOf(const widgets::SheetPanel& before, const widgets::SheetPanel& after) {
    using Numbers = std::map<std::pair<Place, int>, Number>;
    const Numbers then = before.shown ? numbersOf(before.shown->figure) : Numbers();
    const Numbers now = after.shown ? numbersOf(after.shown->figure) : Numbers();
    PanelChange change;
    change.letter = before.letter;
    double most = -1.0;
    for (const auto& [place, number] : then) {
        const auto other = now.find(place);
        if (other == now.end()) {
            ++change.gone;
            continue;
        }
        ++change.numbers;
        if (other->second.printed == number.printed) {
            continue;
        }
        ++change.changed;
        if (const double by = share(number.value, other->second.value); by > most) {
            most = by;
            const auto& [row, column] = place.first;
            change.most = column.isEmpty() || row == column ? row : widgets::withComma(row, column);
            change.before = number.printed;
            change.after = other->second.printed;
        }
    }
    change.added = now.size() - change.numbers;
    return change;
}

QString changeText(const PanelChange& change) {
    QStringList said;
    if (change.changed > 0) {
        said << Words::tr("%1 of %n displayed numbers change, most of all %2: %3 → %4", nullptr,
                          widgets::counted(change.numbers))
                    .arg(QString::number(change.changed), widgets::visibleText(change.most), change.before,
                         change.after);
    }
    if (change.added > 0) {
        said << Words::tr("%n numbers are added", nullptr, widgets::counted(change.added));
    }
    if (change.gone > 0) {
        said << Words::tr("%n numbers are removed", nullptr, widgets::counted(change.gone));
    }
    return Words::tr("%1: %2", "panels and what is wrong there").arg(change.letter, widgets::listed(said));
}

}  // namespace

base::Expected<std::vector<PanelChange>> panelChanges(const widgets::SheetSpec& before, const widgets::SheetSpec& after,
                                                      base::Progress& progress) {
    std::vector<PanelChange> changes;
    for (std::size_t i = 0; i < std::min(before.panels.size(), after.panels.size()); ++i) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        changes.push_back(changeOf(before.panels[i], after.panels[i]));
        if (changes.back().letter.isEmpty()) {
            changes.back().letter = QString::number(i + 1);
        }
    }
    return changes;
}

QString changesText(const std::vector<PanelChange>& changes) {
    QStringList lines, stay;
    for (const PanelChange& change : changes) {
        if (change.any()) {
            lines << changeText(change);
        } else {
            stay << change.letter;
        }
    }
    if (!stay.isEmpty()) {
        lines << Words::tr("Unchanged: %1", "panels of a sheet").arg(widgets::listed(stay));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace greyscope::app
