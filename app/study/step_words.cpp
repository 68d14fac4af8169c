#include "app/study/step_words.h"

#include "app/sources/file_name.h"
#include "core/data/columns/column_name.h"
#include "core/data/recipe/recipe_text.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::counted;
using widgets::visibleText;
using widgets::Words;

namespace {

/// Returns a few of the names, and how many more there are.
QString few(const std::vector<std::string>& names) {
    constexpr std::size_t shown = 4;
    QStringList texts;
    for (std::size_t n = 0; n < std::min(names.size(), shown); ++n) {
        texts << (names[n].empty() ? Words::tr("empty") : visibleText(names[n]));
    }
    return widgets::listed(texts, names.size());
}

QString filterTitle(const data::Filter& filter) {
    const QString column = visibleText(filter.column);
    const QString values = few(filter.values);
    switch (filter.test) {
        case data::Test::is:
            return Words::tr("Keep rows where %1 is %2").arg(column, values);
        case data::Test::isNot:
            return Words::tr("Leave out rows where %1 is %2").arg(column, values);
        case data::Test::above:
            return Words::tr("Keep rows where %1 > %2").arg(column, values);
        case data::Test::atLeast:
            return Words::tr("Keep rows where %1 ≥ %2").arg(column, values);
        case data::Test::below:
            return Words::tr("Keep rows where %1 < %2").arg(column, values);
        case data::Test::atMost:
            return Words::tr("Keep rows where %1 ≤ %2").arg(column, values);
        case data::Test::contains:
            break;
    }
    return Words::tr("Keep rows where %1 contains %2").arg(column, values);
}

struct WordsOfStep {
    StepWords operator()(const data::Filter& step) const { return {QStringLiteral("filter"), filterTitle(step), {}}; }
    StepWords operator()(const data::ExcludeRows& step) const {
        return {QStringLiteral("minus"), Words::tr("Leave out %n marked rows", nullptr, counted(step.lines.size())),
                Words::tr("lines %1").arg(QString::fromStdString(data::stepText({step}).value))};
    }
    StepWords operator()(const data::Unpivot& step) const {
        return {QStringLiteral("unpivot"), Words::tr("Unpivot %n columns", nullptr, counted(step.columns.size())),
                Words::tr("%1 to %2, %3").arg(few(step.columns), visibleText(step.key), visibleText(step.value))};
    }
    StepWords operator()(const data::SplitColumn& step) const {
        const auto names = data::patternNames(step.pattern);
        return {QStringLiteral("split"),
                Words::tr("Split %1 by %2").arg(visibleText(step.column), visibleText(step.pattern)),
                names ? Words::tr("into %1").arg(few(*names)) : QString()};
    }
    StepWords operator()(const data::JoinTable& step) const {
        return {QStringLiteral("join"), Words::tr("Join %1").arg(visibleText(fileName(step.path))),
                Words::tr("on %1").arg(few(step.on))};
    }
    StepWords operator()(const data::DeriveColumn& step) const {
        return {QStringLiteral("formula"),
                Words::tr("Column %1 = %2").arg(visibleText(step.name), visibleText(step.expression)),
                {}};
    }
    StepWords operator()(const data::RenameColumn& step) const {
        return {QStringLiteral("pencil"),
                Words::tr("Rename %1 to %2").arg(visibleText(step.column), visibleText(step.name)),
                {}};
    }
    StepWords operator()(const data::SetCell& step) const {
        const QString value = step.value.empty() ? Words::tr("empty") : visibleText(step.value);
        return {QStringLiteral("pencil"), Words::tr("Change %1 to %2").arg(visibleText(step.column), value),
                Words::tr("in row %1").arg(step.row)};
    }
    StepWords operator()(const data::FillEmpty& step) const {
        return {QStringLiteral("pencil"),
                Words::tr("Empty %1 is %2").arg(visibleText(step.column), visibleText(step.value)),
                {}};
    }
    StepWords operator()(const data::RowsAsSeries& step) const {
        return {QStringLiteral("turn"), Words::tr("Rows as series"),
                Words::tr("named by %1, points in %2").arg(visibleText(step.names), visibleText(step.header))};
    }
};

struct KindWords {
    QString name, tip;
};

KindWords kindWords(const StepWhat& what) {
    struct Visit {
        KindWords operator()(const data::Filter&) const {
            return {Words::tr("Filter"), Words::tr("Keep only rows that meet a condition")};
        }
        KindWords operator()(const data::ExcludeRows&) const {
            return {Words::tr("Exclude marked rows"), Words::tr("Leave out rows by their line number in the file")};
        }
        KindWords operator()(const data::Unpivot&) const {
            return {Words::tr("Unpivot"), Words::tr("Turn several columns into rows: a table with one column per "
                                                    "series gets a column with the series names")};
        }
        KindWords operator()(const data::SplitColumn&) const {
            return {Words::tr("Split column"), Words::tr("Split a text into columns")};
        }
        KindWords operator()(const data::JoinTable&) const {
            return {Words::tr("Join a table"), Words::tr("Add columns of another table that has each key once")};
        }
        KindWords operator()(const data::DeriveColumn&) const {
            return {Words::tr("Column"), Words::tr("Compute a column from other columns")};
        }
        KindWords operator()(const data::RenameColumn&) const {
            return {Words::tr("Rename a column"), Words::tr("Rename a column")};
        }
        KindWords operator()(const data::SetCell&) const {
            return {Words::tr("Change a cell"), Words::tr("Write a new value into one cell")};
        }
        KindWords operator()(const data::FillEmpty&) const {
            return {
                Words::tr("Fill empty cells"),
                Words::tr("Give the empty cells of a column a value; for a key they then form a level of their own")};
        }
        KindWords operator()(const data::RowsAsSeries&) const {
            return {Words::tr("Rows as series"), Words::tr("Transpose the table: each row becomes a column")};
        }
    };
    return std::visit(Visit{}, what);
}

}  // namespace

StepWords stepWords(const data::RecipeStep& step) {
    StepWords words = std::visit(WordsOfStep{}, step.what);
    if (!step.name.empty()) {
        words.caption = words.caption.isEmpty() ? words.title : widgets::withComma(words.title, words.caption);
        words.title = visibleText(step.name);
    }
    return words;
}

QString kindText(const StepWhat& what) {
    return kindWords(what).name;
}

QString kindTip(const StepWhat& what) {
    return kindWords(what).tip;
}

QString testText(data::Test test) {
    switch (test) {
        case data::Test::is:
            return Words::tr("is");
        case data::Test::isNot:
            return Words::tr("is not");
        case data::Test::above:
            return Words::tr("is above");
        case data::Test::atLeast:
            return Words::tr("is at least");
        case data::Test::below:
            return Words::tr("is below");
        case data::Test::atMost:
            return Words::tr("is at most");
        case data::Test::contains:
            break;
    }
    return Words::tr("contains");
}

}  // namespace greyscope::app
