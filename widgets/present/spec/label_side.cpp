#include "widgets/present/spec/label_side.h"

#include <QStringList>

#include <algorithm>
#include <utility>

#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::widgets {

namespace {

using Labels = LabelSide::Labels;

Labels levelsOf(const std::vector<const Labels*>& cells, std::size_t column) {
    Labels levels;
    std::map<std::string, double> numbers;
    bool allNumbers = true;
    for (const Labels* cell : cells) {
        const std::string& level = (*cell)[column];
        if (numbers.contains(level)) {
            continue;
        }
        bool isNumber = false;
        numbers[level] = QString::fromStdString(level).toDouble(&isNumber);
        allNumbers = allNumbers && isNumber;
        levels.push_back(level);
    }
    if (allNumbers) {
        std::sort(levels.begin(), levels.end(),
                  [&](const std::string& a, const std::string& b) { return numbers[a] < numbers[b]; });
    }
    return levels;
}

Labels labelsOf(const Labels& cell, const std::vector<std::size_t>& columns) {
    Labels labels;
    for (const std::size_t column : columns) {
        labels.push_back(cell[column]);
    }
    return labels;
}

}  // namespace

LabelSide LabelSide::of(const std::vector<const Labels*>& cells, std::vector<std::size_t> columns) {
    LabelSide side{std::move(columns), {}, {}};
    std::vector<std::map<std::string, std::size_t>> ranks;
    for (const std::size_t column : side.columns) {
        ranks.emplace_back();
        for (const std::string& level : levelsOf(cells, column)) {
            ranks.back().emplace(level, ranks.back().size());
        }
    }
    std::map<std::vector<std::size_t>, Labels> sorted;
    for (const Labels* cell : cells) {
        const Labels labels = labelsOf(*cell, side.columns);
        std::vector<std::size_t> rank;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            rank.push_back(ranks[i][labels[i]]);
        }
        sorted.emplace(std::move(rank), labels);
    }
    for (const auto& [rank, labels] : sorted) {
        side.places.emplace(labels, side.combinations.size());
        side.combinations.push_back(labels);
    }
    return side;
}

std::size_t LabelSide::placeOf(const Labels& cell) const {
    return places.at(labelsOf(cell, columns));
}

std::vector<Heading> LabelSide::headings() const {
    std::vector<Heading> headings;
    for (const Labels& labels : combinations) {
        QStringList rest;
        for (std::size_t i = labels.size() > 1 ? 1 : 0; i < labels.size(); ++i) {
            rest << visibleText(labels[i]);
        }
        Heading heading;
        heading.group = labels.size() > 1 ? visibleText(labels.front()) : QString();
        heading.label = rest.join(QStringLiteral(" × "));
        headings.push_back(std::move(heading));
    }
    return headings;
}

QString LabelSide::title(const std::vector<std::string>& columnNames) const {
    QStringList names;
    for (const std::size_t column : columns) {
        names << columnTitle(columnNames[column]);
    }
    return names.join(QStringLiteral(" × "));
}

}  // namespace greyscope::widgets
