#include "app/export/figure_origin.h"

#include <algorithm>
#include <set>

#include "app/export/sheet_figure.h"
#include "app/recipe/step_words.h"
#include "app/study/stacked_table.h"
#include "app/text/file_name.h"
#include "core/base/free_name.h"
#include "widgets/controls/note.h"
#include "widgets/figure/dressed.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/joined_words.h"
#include "widgets/present/relative_summary.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

namespace {

using widgets::Words;

constexpr std::size_t kSumDigits = 12;

QString axesOf(const widgets::FigureSpec& figure) {
    const auto* plot = std::get_if<widgets::PlotSpec>(&figure);
    if (plot == nullptr || plot->x.label.isEmpty() || plot->y.label.isEmpty()) {
        return {};
    }
    return Words::tr("Across: %1; upwards: %2.").arg(plot->x.label, plot->y.label);
}

/// A line that ends like a sentence.
QString sentence(const QString& text) {
    const QString line = widgets::visibleText(text.simplified());
    const bool ends = line.isEmpty() || line.endsWith(QLatin1Char('.')) || line.endsWith(QChar(0x3002));
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

/// Which rows of the file are used, where not all of them are.
QStringList rowsOf(const StudyTable& table) {
    QStringList said;
    for (const data::RecipeStep& step : table.recipe) {
        if (std::holds_alternative<data::Filter>(step.what) || std::holds_alternative<data::ExcludeRows>(step.what)) {
            const StepWords words = stepWords(step);
            said << sentence(words.caption.isEmpty() ? words.title : widgets::withBrackets(words.title, words.caption));
        }
    }
    return said;
}

/// The reference, the rows, and what becomes of repeats.
QStringList seriesOf(const FigureOrigin& origin) {
    const StudyTable* table = origin.study && origin.usesSeries ? origin.study->activeTable() : nullptr;
    QStringList said;
    if (table != nullptr) {
        const std::string& reference = origin.study->selection.reference.name;
        if (!reference.empty()) {
            said << Words::tr("Reference: %1.").arg(widgets::visibleText(reference));
        }
        said << rowsOf(*table);
        if (table->aggregation != data::Aggregation::none) {
            said << Words::tr("Repeats: %1.").arg(widgets::aggregationText(table->aggregation));
        }
    }
    return said;
}

QStringList drawnOf(const widgets::FigureSpec& figure) {
    return {sentence(widgets::figureTitle(figure)), sentence(widgets::figureStatement(figure)), axesOf(figure)};
}

/// Names of what is only counted in the figure.
QString leftOutSentence(const widgets::LeftOut& left) {
    if (left.count == 0) {
        return {};
    }
    return left.names.isEmpty()
               ? Words::tr("%n names found no room; they stand in the data.", nullptr, widgets::counted(left.count))
               : sentence(Words::tr("Without room in the figure: %1").arg(widgets::clauses(left.names)));
}

/// What the notes of a page and its inspector doubt.
QStringList warningsOf(const Page& page) {
    QStringList warnings;
    for (const auto* note : page.findChildren<widgets::Note*>()) {
        if (note->warns() && !note->isHidden() && !note->text().isEmpty() && !warnings.contains(note->text())) {
            warnings << note->text();
        }
    }
    return warnings;
}

}  // namespace

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

std::vector<StudyFigure> studyFigures(const Page& page, std::vector<PageFigure> figures,
                                      std::shared_ptr<const Study> study) {
    std::vector<StudyFigure> all;
    std::set<std::string> names;
    NamedConventions conventions;
    for (const Convention& convention : page.conventions()) {
        conventions.emplace_back(convention.name, convention.value);
    }
    const QStringList warnings = warningsOf(page);
    for (PageFigure& figure : figures) {
        if (const auto* sheet = std::get_if<widgets::SheetSpec>(&figure.figure)) {
            all.push_back(sheetFigure(*sheet, study));
            continue;
        }
        // After the view, not after what it shows: the name stays with other data, and in another language.
        const std::string wanted = page.key().toStdString() + '-' + figure.view->name().toStdString();
        const std::string name = base::freeNumberedName(
            wanted, [&](const std::string& each) { return !names.insert(each).second; }, "-");
        const auto* plot = figure.view->findChild<widgets::PlotView*>();
        const bool drawn = plot != nullptr && figure.figure == widgets::FigureSpec(plot->spec());
        all.push_back({std::move(figure.figure),
                       {name, page.key().toStdString(), conventions, warnings, page.usesSeries(), study},
                       drawn ? plot->zoom() : std::nullopt});
        dress(all.back(), study->lookOf(name));
    }
    return all;
}

QString captionOf(const widgets::FigureSpec& figure, const FigureOrigin& origin, const widgets::LeftOut& left) {
    if (!origin.caption.isEmpty()) {
        return origin.caption;
    }
    return widgets::paragraph(drawnOf(figure) << leftOutSentence(left) << seriesOf(origin)
                                              << sentence(conventionsLine(origin.conventions))
                                              << (origin.study ? filesOf(*origin.study) : QString()));
}

QString captionOf(const std::vector<CaptionPanel>& panels) {
    const auto isShared = [&panels](const std::pair<QString, QString>& convention) {
        return std::all_of(panels.begin(), panels.end(), [&convention](const CaptionPanel& panel) {
            const NamedConventions& own = panel.figure->origin.conventions;
            return std::find(own.begin(), own.end(), convention) != own.end();
        });
    };
    QStringList said;
    for (const CaptionPanel& panel : panels) {
        NamedConventions own = panel.figure->origin.conventions;
        std::erase_if(own, isShared);
        said << (panel.letter.isEmpty() ? QString() : QStringLiteral("**%1**").arg(panel.letter))
             << drawnOf(panel.figure->figure) << leftOutSentence(panel.left) << sentence(conventionsLine(own));
    }
    if (!panels.empty()) {
        const FigureOrigin& origin = panels.front().figure->origin;
        const bool series = std::any_of(panels.begin(), panels.end(),
                                        [](const CaptionPanel& panel) { return panel.figure->origin.usesSeries; });
        NamedConventions shared = origin.conventions;
        std::erase_if(shared, [&isShared](const auto& convention) { return !isShared(convention); });
        said << (series ? seriesOf(origin) : QStringList()) << sentence(conventionsLine(shared))
             << (origin.study ? filesOf(*origin.study) : QString());
    }
    return widgets::paragraph(said);
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
