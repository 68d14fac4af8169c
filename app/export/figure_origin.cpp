#include "app/export/figure_origin.h"

#include <set>

#include "app/export/figure_export.h"
#include "app/study/stacked_table.h"
#include "app/text/file_name.h"
#include "widgets/controls/note.h"
#include "widgets/plot/plot_view.h"
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
    return ends ? line : Words::tr("%1.", "a sentence").arg(line);
}

QString filesOf(const Study& study) {
    QStringList files;
    for (const auto& [path, stamp] : stampsOf(study)) {
        files << Words::tr("%1 (SHA-256 %2)")
                     .arg(fileName(path), QString::fromStdString(stamp.sha256.substr(0, kSumDigits)));
    }
    return files.isEmpty() ? QString() : Words::tr("Data: %1.").arg(files.join(QStringLiteral(", ")));
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

widgets::FigureSpec seenOf(widgets::FigureSpec figure, const widgets::PlotZoom& part) {
    if (auto* plot = std::get_if<widgets::PlotSpec>(&figure)) {
        plot->x.range = part.x;
        plot->y.range = part.y;
    }
    return figure;
}

std::vector<StudyFigure> studyFigures(const Page& page, std::vector<PageFigure> figures,
                                      std::shared_ptr<const Study> study) {
    std::vector<StudyFigure> all;
    std::set<std::string> names;
    std::vector<std::pair<QString, QString>> conventions;
    for (const Convention& convention : page.conventions()) {
        conventions.emplace_back(convention.name, convention.value);
    }
    const QStringList warnings = warningsOf(page);
    for (PageFigure& figure : figures) {
        // After the view, not after what it shows: the name stays with other data.
        const std::string wanted = page.key().toStdString() + '-' + fileNameFor(figure.view->idleTitle()).toStdString();
        std::string name = wanted;
        for (int n = 2; !names.insert(name).second; ++n) {
            name = wanted + '-' + std::to_string(n);
        }
        const auto* plot = figure.view->findChild<widgets::PlotView*>();
        const bool drawn = plot != nullptr && figure.figure == widgets::FigureSpec(plot->spec());
        all.push_back({std::move(figure.figure),
                       {name, page.key().toStdString(), conventions, warnings, page.usesSeries(), study},
                       drawn ? plot->zoom() : std::nullopt});
    }
    return all;
}

QString captionOf(const widgets::FigureSpec& figure, const FigureOrigin& origin) {
    QStringList said{sentence(widgets::figureTitle(figure)),
                     sentence(std::visit([](const auto& spec) { return spec.subtitle; }, figure)), axesOf(figure)};
    const StudyTable* table = origin.study && origin.usesSeries ? origin.study->activeTable() : nullptr;
    if (table != nullptr) {
        const std::string& reference = origin.study->selection.reference.name;
        if (!reference.empty()) {
            said << Words::tr("Reference: %1.").arg(widgets::visibleText(reference));
        }
        if (table->aggregation != data::Aggregation::none) {
            said << Words::tr("Repeats: %1.").arg(widgets::aggregationText(table->aggregation));
        }
    }
    QStringList conventions;
    for (const auto& [name, value] : origin.conventions) {
        conventions << Words::tr("%1: %2", "a convention and its value").arg(name, value);
    }
    if (!conventions.isEmpty()) {
        said << sentence(conventions.join(QStringLiteral("; ")));
    }
    if (origin.study) {
        said << filesOf(*origin.study);
    }
    said.removeAll(QString());
    return said.join(QLatin1Char(' '));
}

}  // namespace greyscope::app
