#include "app/export/sheet_figure.h"

#include <algorithm>
#include <iterator>

#include "core/base/contains.h"
#include "widgets/figure/sheet_painter.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using widgets::Words;

const StudyFigure* named(const std::vector<StudyFigure>& figures, const std::string& name) {
    const auto found = std::find_if(figures.begin(), figures.end(),
                                    [&name](const StudyFigure& figure) { return figure.origin.name == name; });
    return found == figures.end() ? nullptr : &*found;
}

constexpr char kCopy = '#';

std::string figureOfPanel(const std::string& panel) {
    return panel.substr(0, panel.find(kCopy));
}

const Preset& presetOf(const Sheet& sheet, const Presets& presets) {
    static const Preset none;
    const Preset* found = presets.find(sheet.preset);
    return found ? *found : none;
}

/// Returns the caption made from the panels, not the one that the user wrote.
QString writtenCaption(const widgets::SheetSpec& spec, const std::vector<StudyFigure>& figures,
                       const ExportOptions& options) {
    const widgets::Style style = paperStyle(options, kVectorDpi);
    const QRectF page(QPointF(), QSizeF(pixelsAt(options.sizeMm, kVectorDpi)));
    std::vector<CaptionPanel> panels;
    for (std::size_t i = 0; i < spec.panels.size(); ++i) {
        const widgets::SheetPanel& panel = spec.panels[i];
        if (const StudyFigure* figure = panel.shown ? named(figures, panel.name.toStdString()) : nullptr) {
            const QSizeF size = widgets::panelArea(spec, i, page, style).figure.size();
            panels.push_back(
                {panel.letter, figure, widgets::leftOut(figure->figure, size, widgets::panelStyle(panel, style))});
        }
    }
    return captionOf(panels);
}

}  // namespace

QString panelLetter(PanelLetters letters, std::size_t panel) {
    constexpr std::size_t kLetters = 26;
    if (letters == PanelLetters::none) {
        return {};
    }
    const QString before = panel < kLetters ? QString() : panelLetter(letters, panel / kLetters - 1);
    const char first = letters == PanelLetters::lower ? 'a' : 'A';
    return before + QLatin1Char(static_cast<char>(first + static_cast<char>(panel % kLetters)));
}

widgets::SheetSpec sheetSpec(const Sheet& sheet, const std::vector<StudyFigure>& figures, const Presets& presets) {
    const widgets::SheetGrid grid = gridOf(sheet);
    const std::vector<QRectF> places = grid.places();
    widgets::SheetSpec spec;
    spec.title = QString::fromStdString(sheet.name);
    spec.sizeMm = grid.sizeMm();
    spec.letterPt = presetOf(sheet, presets).rules.letterPt;
    for (std::size_t i = 0; i < sheet.panels.size(); ++i) {
        widgets::SheetPanel panel{
            panelLetter(sheet.letters, i), places[i], QString::fromStdString(sheet.panels[i]), nullptr, {}};
        if (const StudyFigure* figure = named(figures, sheet.panels[i])) {
            panel.shown =
                std::make_shared<const widgets::PanelFigure>(widgets::PanelFigure{figure->figure, figure->look});
        } else {
            panel.instead = Words::tr("The study does not currently show a figure %1.").arg(panel.name);
        }
        spec.panels.push_back(std::move(panel));
    }
    spec.subtitle = sheet.caption ? QString::fromStdString(*sheet.caption)
                                  : writtenCaption(spec, figures, sheetOptions(sheet, presets));
    return spec;
}

ExportOptions sheetOptions(const Sheet& sheet, const Presets& presets) {
    ExportOptions options;
    presetOf(sheet, presets).apply(options);
    options.sizeMm = gridOf(sheet).sizeMm();
    options.textPt = sheet.textPt;
    options.look.family = sheet.family;
    options.look.grey = sheet.grey;
    return options;
}

StudyFigure sheetFigure(const widgets::SheetSpec& spec, const std::shared_ptr<const Study>& study) {
    StudyFigure figure{spec};
    figure.origin.name = spec.title.toStdString();
    figure.origin.page = kSheetPage;
    figure.origin.study = study;
    figure.origin.caption = spec.subtitle;
    if (const Sheet* sheet = study->sheet(figure.origin.name)) {
        figure.own = sheetOptions(*sheet, readPresets());
    }
    return figure;
}

std::vector<StudyFigure> sheetFigures(const std::shared_ptr<const Study>& study,
                                      const std::vector<StudyFigure>& figures) {
    const Presets presets = readPresets();
    const std::vector<StudyFigure> all = withCopies(figures, *study);
    std::vector<StudyFigure> sheets;
    for (const Sheet& sheet : study->sheets) {
        sheets.push_back(sheetFigure(sheetSpec(sheet, all, presets), study));
    }
    return sheets;
}

std::string panelFor(const Sheet& sheet, const std::string& figure) {
    std::string panel = figure;
    for (int copy = 2; base::contains(sheet.panels, panel); ++copy) {
        panel = figure + kCopy + std::to_string(copy);
    }
    return panel;
}

std::set<std::string> figuresOf(const Sheet& sheet) {
    std::set<std::string> figures;
    std::ranges::transform(sheet.panels, std::inserter(figures, figures.end()), figureOfPanel);
    return figures;
}

std::vector<StudyFigure> withCopies(std::vector<StudyFigure> figures, const Study& study) {
    for (const Sheet& sheet : study.sheets) {
        for (const std::string& panel : sheet.panels) {
            const StudyFigure* figure = named(figures, figureOfPanel(panel));
            if (figure != nullptr && named(figures, panel) == nullptr) {
                StudyFigure copy = *figure;
                copy.origin.name = panel;
                dress(copy, study.lookOf(panel));
                figures.push_back(std::move(copy));
            }
        }
    }
    return figures;
}

std::string pageOfFigure(const std::string& figure) {
    return figure.substr(0, figure.find('-'));
}

std::set<std::string> pagesOf(const Sheet& sheet) {
    std::set<std::string> pages;
    std::ranges::transform(sheet.panels, std::inserter(pages, pages.end()), pageOfFigure);
    return pages;
}

std::string newSheetName(const Study& study) {
    std::string name;
    for (std::size_t n = 1; name.empty() || study.sheet(name); ++n) {
        name = "Figure " + std::to_string(n);
    }
    return name;
}

}  // namespace greyscope::app
