#include "app/export/figure_origin.h"

#include <algorithm>
#include <set>

#include "app/sources/file_name.h"
#include "app/study/step_words.h"
#include "app/study/tables/stacked_table.h"
#include "core/base/contains.h"
#include "core/base/free_name.h"
#include "core/data/columns/column_name.h"
#include "core/data/roles/repeats.h"
#include "widgets/figure/dressed.h"
#include "widgets/present/relative/relative_summary.h"
#include "widgets/present/spec/drawn_share.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/words/aggregation_words.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using widgets::Words;

constexpr std::size_t kSumDigits = 12;
constexpr QLatin1String kBeforeSettings("\n\n");

/// Returns a line with a full stop at its end.
QString sentence(const QString& text) {
    const QString line = widgets::visibleText(text.simplified());
    const bool ends = line.isEmpty() || QStringLiteral(".。?？").contains(line.back());
    return ends ? line : widgets::stopped(line);
}

QString filesOf(const Study& study) {
    QStringList files;
    for (const auto& [path, stamp] : stampsOf(study)) {
        files << Words::tr("%1 (SHA-256 %2)")
                     .arg(fileName(path), QString::fromStdString(stamp.sha256.substr(0, kSumDigits)));
    }
    return files.isEmpty() ? QString() : Words::tr("Data: %1.").arg(widgets::listed(files));
}

/// Returns which rows of the figure's tables are used, if not all are.
QStringList rowsOf(const FigureOrigin& origin) {
    QStringList said;
    for (const std::string& name : origin.data.tables) {
        const StudyTable* table = origin.study ? origin.study->table(name) : nullptr;
        for (const data::RecipeStep& step : table ? table->recipe : data::Recipe()) {
            if (std::holds_alternative<data::Filter>(step.what) ||
                std::holds_alternative<data::ExcludeRows>(step.what)) {
                const StepWords words = stepWords(step);
                const QString title =
                    words.caption.isEmpty() ? words.title : widgets::withBrackets(words.title, words.caption);
                const bool alone = origin.data.tables.size() == 1;
                said << sentence(alone ? title : widgets::withColon(widgets::visibleText(name), title));
            }
        }
    }
    return said;
}

QString referenceOf(const FigureOrigin& origin) {
    const bool any = origin.study && origin.usesSeries && !origin.study->selection.reference.empty();
    return any ? Words::tr("Reference: %1.").arg(widgets::visibleText(origin.study->selection.reference.name))
               : QString();
}

/// "4 KiB"
QString levelsOf(const data::Filter& held, const data::Column* column) {
    QStringList levels;
    for (const std::string& level : held.values) {
        const QString text = widgets::printedLevel(level);
        levels << (column && !column->unit.empty() ? text + QChar(0xA0) + widgets::visibleText(column->unit) : text);
    }
    return widgets::listed(levels);
}

/// Returns "Throughput, MB/s"; for several columns their common unit.
QString quantityOf(const FigureData& data, const StudyTable& table) {
    const std::vector<std::string> columns =
        data.quantity.empty() ? table.roles.metrics : std::vector<std::string>{data.quantity};
    std::set<std::string> units;
    for (const std::string& name : columns) {
        const auto at = table.dataset->find(name);
        units.insert(at && !table.dataset->columns()[*at].unit.empty() ? table.dataset->columns()[*at].unit
                                                                       : data::unitNamed(name));
    }
    const std::string common = units.size() == 1 ? *units.begin() : std::string();
    const QString unit = widgets::visibleText(data::aggregatedUnit(common, data.aggregation));
    const QString measured = widgets::visibleText(data::displayName(data.quantity));
    const QString name = measured.isEmpty() ? measured : widgets::aggregatedName(measured, data.named, data.perRun);
    return name.isEmpty() || unit.isEmpty() ? name + unit : widgets::withComma(name, unit);
}

/// Returns the title; for a chart that is named after its vertical axis, "Throughput, MB/s, against Threads".
QString subjectOf(const widgets::FigureSpec& figure) {
    const QString title = widgets::figureTitle(figure);
    const auto* plot = std::get_if<widgets::PlotSpec>(&figure);
    return plot != nullptr && !plot->x.label.isEmpty() && plot->y.label == title
               ? Words::tr("%1, against %2").arg(title, plot->x.label)
               : title;
}

QStringList drawnOf(const widgets::FigureSpec& figure) {
    return {sentence(subjectOf(figure)), sentence(widgets::figureStatement(figure))};
}

/// Returns the names that the figure only counts.
QString leftOutSentence(const widgets::Unprinted& left) {
    if (left.count == 0) {
        return {};
    }
    return left.names.isEmpty()
               ? Words::tr("%n names did not fit; they are in the data.", nullptr, widgets::counted(left.count))
               : sentence(Words::tr("Not shown in the figure: %1").arg(widgets::clauses(left.names)));
}

/// Returns the remarks that express doubt.
QStringList warningsOf(const std::vector<widgets::Remark>& remarks) {
    QStringList warnings;
    for (const widgets::Remark& remark : remarks) {
        if (remark.warns() && !remark.text.isEmpty() && !warnings.contains(remark.text)) {
            warnings << remark.text;
        }
    }
    return warnings;
}

}  // namespace

namespace {

/// Returns what a reader must know of the data: the quantity with its unit, the factors held constant, how repeats are
/// combined, and how much is drawn.
NamedConventions factsOf(const FigureOrigin& origin) {
    const FigureData& data = origin.data;
    const StudyTable* table = origin.study && !data.tables.empty() ? origin.study->table(data.tables.front()) : nullptr;
    NamedConventions all;
    const auto add = [&](const QString& name, const QString& value) {
        const bool told = std::any_of(origin.conventions.begin(), origin.conventions.end(),
                                      [&name](const auto& convention) { return convention.first == name; });
        if (!value.isEmpty() && !told) {
            all.emplace_back(name, value);
        }
    };
    if (table != nullptr && table->dataset) {
        add(Words::tr("Quantity"), quantityOf(data, *table));
        for (const data::Filter& held : data.held) {
            const auto at = table->dataset->find(held.column);
            add(widgets::visibleText(data::displayName(held.column)),
                levelsOf(held, at ? &table->dataset->columns()[*at] : nullptr));
        }
        if (data.aggregation != data::Aggregation::none || !data.repeats.empty()) {
            add(Words::tr("Rows on one point"), widgets::aggregationText(data::ofRepeats(data.aggregation)));
        }
    }
    for (const auto& [name, value] : data.facts) {
        add(name, value);
    }
    if (!data.invalid.empty()) {
        add(Words::tr("Invalid"),
            Words::tr("%n results according to the source", nullptr, widgets::counted(data.invalid.size())));
    }
    add(Words::tr("Drawn"), widgets::drawnShareText(data.share));
    return all;
}

/// Returns the facts that the title and the statement of the figure do not state.
NamedConventions factsBeside(const widgets::FigureSpec& figure, const FigureOrigin& origin) {
    NamedConventions all = factsOf(origin);
    const QString stated = widgets::figureTitle(figure) + QLatin1Char('\n') + widgets::figureStatement(figure);
    const QString share = widgets::drawnShareText(origin.data.share);
    std::erase_if(all, [&](const std::pair<QString, QString>& fact) {
        const bool isDrawn = fact.first == Words::tr("Quantity") || fact.second == share;
        return isDrawn && stated.contains(fact.second);
    });
    return all;
}

/// Returns the paragraph with which a figure can be made again: reference, conventions and data files.
QString settingsOf(const QStringList& references, const NamedConventions& conventions, const FigureOrigin& origin) {
    return widgets::paragraph(QStringList(references) << sentence(conventionsLine(conventions))
                                                      << (origin.study ? filesOf(*origin.study) : QString()));
}

QString withSettings(const QString& printed, const QString& settings) {
    return settings.isEmpty() ? printed : printed + kBeforeSettings + settings;
}

}  // namespace

NamedConventions conventionsOf(const FigureOrigin& origin) {
    NamedConventions all = factsOf(origin);
    all.insert(all.end(), origin.conventions.begin(), origin.conventions.end());
    return all;
}

QString conventionsLine(const NamedConventions& conventions) {
    QStringList said;
    for (const auto& [name, value] : conventions) {
        said << Words::tr("%1: %2", "a convention and its value").arg(name, value);
    }
    return widgets::clauses(said);
}

widgets::FigureSpec seenOf(widgets::FigureSpec figure, const widgets::PlotZoom& part) {
    if (auto* plot = std::get_if<widgets::PlotSpec>(&figure)) {
        plot->x.range = part.x;
        plot->y.range = part.y;
    }
    return figure;
}

void dress(StudyFigure& figure, const widgets::FigureLook& look) {
    if (!figure.undressed) {
        figure.undressed = std::make_shared<const widgets::FigureSpec>(figure.figure);
    }
    figure.look = look;
    figure.figure = widgets::dressed(*figure.undressed, look);
}

namespace {

NamedConventions namedOf(const std::vector<Convention>& conventions) {
    NamedConventions named;
    for (const Convention& convention : conventions) {
        named.emplace_back(convention.name, convention.value);
    }
    return named;
}

/// Names a figure after its view instead of its contents, so that the name does not depend on data or language. The
/// second figure of a view gets the number 2 at its end.
std::string newName(const std::string& page, const std::string& view, std::set<std::string>& taken) {
    return base::freeNumberedName(
        figureName(page, view), [&taken](const std::string& name) { return !taken.insert(name).second; }, "-");
}

/// Adds the warning of the figure's data, and the look stored in the study.
StudyFigure studyFigure(widgets::FigureSpec figure, FigureOrigin origin) {
    widgets::setWarning(figure, widgets::invalidSentence(origin.data.invalid));
    widgets::setShare(figure, widgets::drawnShareLine(origin.data.share));
    const widgets::FigureLook look = origin.study->lookOf(origin.name);
    StudyFigure made{std::move(figure), std::move(origin)};
    dress(made, look);
    return made;
}

}  // namespace

std::vector<StudyFigure> studyFigures(AnalysisFigures shown, const std::shared_ptr<const Study>& study) {
    const QStringList warnings = warningsOf(shown.remarks);
    std::vector<StudyFigure> all;
    std::set<std::string> names;
    for (AnalysisFigure& figure : shown.figures) {
        all.push_back(studyFigure(std::move(figure.figure), {.name = newName(shown.page, figure.name, names),
                                                             .page = shown.page,
                                                             .conventions = namedOf(shown.conventions),
                                                             .warnings = warnings,
                                                             .usesSeries = shown.usesSeries,
                                                             .study = study,
                                                             .data = std::move(figure.data)}));
    }
    return all;
}

QString captionOf(const widgets::FigureSpec& figure, const FigureOrigin& origin, const widgets::Unprinted& left) {
    if (!origin.caption.isEmpty()) {
        return origin.caption;
    }
    const QString printed =
        widgets::paragraph(drawnOf(figure) << leftOutSentence(left) << rowsOf(origin)
                                           << sentence(conventionsLine(factsBeside(figure, origin))));
    return withSettings(printed, settingsOf({referenceOf(origin)}, origin.conventions, origin));
}

QString captionOf(const std::vector<CaptionPanel>& panels) {
    std::vector<NamedConventions> facts;
    for (const CaptionPanel& panel : panels) {
        facts.push_back(factsBeside(panel.figure->figure, panel.figure->origin));
    }
    const auto isShared = [&facts](const std::pair<QString, QString>& fact) {
        return std::all_of(facts.begin(), facts.end(), [&fact](const NamedConventions& own) {
            return std::find(own.begin(), own.end(), fact) != own.end();
        });
    };
    QStringList said, references, rows;
    NamedConventions conventions;
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const CaptionPanel& panel = panels[i];
        NamedConventions own = facts[i];
        std::erase_if(own, isShared);
        said << (panel.letter.isEmpty() ? QString() : QStringLiteral("**%1**").arg(panel.letter))
             << drawnOf(panel.figure->figure) << leftOutSentence(panel.left) << sentence(conventionsLine(own));
        references << referenceOf(panel.figure->origin);
        rows << rowsOf(panel.figure->origin);
        for (const auto& convention : panel.figure->origin.conventions) {
            if (!base::contains(conventions, convention)) {
                conventions.push_back(convention);
            }
        }
    }
    if (panels.empty()) {
        return {};
    }
    NamedConventions shared = facts.front();
    std::erase_if(shared, [&isShared](const auto& fact) { return !isShared(fact); });
    references.removeDuplicates();
    rows.removeDuplicates();
    return withSettings(widgets::paragraph(said << rows << sentence(conventionsLine(shared))),
                        settingsOf(references, conventions, panels.front().figure->origin));
}

CaptionParts captionParts(const QString& caption, const FigureOrigin& origin) {
    const Sheet* sheet = origin.study ? origin.study->sheet(origin.name) : nullptr;
    const bool isOwn = origin.page == kSheetPage && sheet != nullptr && sheet->caption;
    const auto end = isOwn ? qsizetype(-1) : caption.lastIndexOf(kBeforeSettings);
    return end < 0 ? CaptionParts{caption, {}}
                   : CaptionParts{caption.left(end), caption.mid(end + kBeforeSettings.size())};
}

QString plainCaption(const QString& caption) {
    return QString(caption).remove(QStringLiteral("**"));
}

std::string fileNameOf(const FigureOrigin& origin) {
    std::string name = origin.name;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '/' || c == '\\' || static_cast<unsigned char>(c) < 32; },
        '-');
    return name.starts_with('.') ? '-' + name : name;
}

}  // namespace greyscope::app
