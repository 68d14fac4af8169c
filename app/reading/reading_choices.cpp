#include "app/reading/reading_choices.h"

#include <algorithm>

#include "core/base/contains.h"
#include "widgets/present/words/role_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using base::contains;
using data::ReadingPart;
using widgets::visibleText;
using widgets::Words;

namespace {

using Names = std::vector<std::string>;

/// Returns all columns: those in `first`, then the others in the order of the file.
Names columnsFrom(const data::Dataset& dataset, const Names& first) {
    Names names = first;
    for (const data::Column& column : dataset.columns()) {
        if (!contains(first, column.name)) {
            names.push_back(column.name);
        }
    }
    return names;
}

/// Returns the keys with `column` added if it is not among them, or removed if it is, in the order of the file.
Names withOrWithout(const data::Dataset& dataset, const Names& keys, const std::string& column) {
    Names names;
    for (const data::Column& each : dataset.columns()) {
        if (contains(keys, each.name) != (each.name == column)) {
            names.push_back(each.name);
        }
    }
    return names;
}

Names namesOf(const Names& names, const Names& without) {
    Names rest;
    std::copy_if(names.begin(), names.end(), std::back_inserter(rest),
                 [&](const std::string& name) { return !contains(without, name); });
    return rest;
}

QString listOf(const Names& names) {
    QStringList texts;
    for (const std::string& name : names) {
        texts << visibleText(name);
    }
    return widgets::listed(texts);
}

}  // namespace

QString partName(ReadingPart part) {
    switch (part) {
        case ReadingPart::metric:
            return Words::tr("Metric");
        case ReadingPart::axis:
            return Words::tr("Along");
        case ReadingPart::keys:
            break;
    }
    return Words::tr("One series per");
}

QString wordsAlone(const QString& words) {
    static const QString marks = QStringLiteral(",;:，；：、");
    QString alone = words.trimmed();
    while (!alone.isEmpty() && (marks.contains(alone.front()) || alone.front().isSpace())) {
        alone.remove(0, 1);
    }
    return alone;
}

QString clueOf(const ReadTable& table, const data::Dataset& dataset, const std::string& column) {
    const auto place = dataset.find(column);
    return place && *place < table.facts.size() && *place < table.readings.reasons.size()
               ? widgets::roleClueText(table.readings.reasons[*place], table.facts[*place])
               : QString();
}

std::vector<ReadingPopup::Entry> columnChoices(const ReadTable& table, const data::Dataset& dataset, ReadingPart part) {
    const data::Reading& best = table.readings.best;
    const Names chosen = best.columns(part);
    const Names metrics = best.columns(ReadingPart::metric);
    std::vector<ReadingPopup::Entry> entries;
    const auto offer = [&](const std::string& name, const Names& columns) {
        entries.push_back({columns, visibleText(name), clueOf(table, dataset, name), contains(chosen, name)});
    };
    switch (part) {
        case ReadingPart::metric:
            for (const std::string& name : columnsFrom(dataset, best.roles.metrics)) {
                if ((*dataset.column(name))->isNumeric()) {
                    offer(name, {name});
                }
            }
            break;
        case ReadingPart::axis:
            for (const std::string& name : columnsFrom(dataset, best.roles.factors)) {
                offer(name, {name});
            }
            if (best.wide) {
                entries.push_back({{}, Words::tr("row numbers"), {}, chosen.empty()});
            }
            break;
        case ReadingPart::keys:
            entries.push_back({{}, Words::tr("one series"), {}, chosen.empty() && !best.wide});
            for (const std::string& name : columnsFrom(dataset, chosen)) {
                if (!contains(best.columns(ReadingPart::axis), name) && !contains(metrics, name)) {
                    offer(name, withOrWithout(dataset, chosen, name));
                }
            }
            break;
    }
    return entries;
}

QString changeText(ReadingPart part, const Names& before, const Names& columns) {
    const Names more = namesOf(columns, before);
    switch (part) {
        case ReadingPart::metric:
            return Words::tr("Read %1 as the metric").arg(listOf(columns));
        case ReadingPart::axis:
            return columns.empty() ? Words::tr("Read along row numbers")
                                   : Words::tr("Read %1 as the axis").arg(listOf(columns));
        case ReadingPart::keys:
            break;
    }
    return columns.empty() ? Words::tr("Read as one series")
           : more.empty()  ? Words::tr("Do not use %1 as a key").arg(listOf(namesOf(before, columns)))
                           : Words::tr("Read %1 as a key").arg(listOf(more));
}

}  // namespace greyscope::app
