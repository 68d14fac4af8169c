#include "app/cli/figures/study_figures.h"

#include <QApplication>
#include <QDir>

#include <algorithm>
#include <iterator>

#include "app/analyses/analysis_registry.h"
#include "app/export/sheet_figure.h"
#include "app/pages/page_registry.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/opened_files.h"
#include "app/text/error_text.h"
#include "app/text/left_out_text.h"
#include "core/base/contains.h"
#include "core/base/nearest.h"
#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/data/roles/reading.h"
#include "widgets/present/spec/drawn_share.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/reading_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app::cli {

using widgets::Words;

namespace {

/// Returns the usual width of a figure in millimetres: one and a half columns of a journal for charts, two columns for
/// everything else.
double usualWidthMm(const widgets::FigureSpec& figure) {
    return std::holds_alternative<widgets::PlotSpec>(figure) ? 120.0 : 183.0;
}

/// Sets the size of a figure as far as `size` gives it; if it gives only the width, the aspect ratio stays.
void resize(ExportOptions& options, const FigureSize& size) {
    const double width = size.widthMm.value_or(options.sizeMm.width());
    const double height = size.heightMm.value_or(options.sizeMm.height() * width / options.sizeMm.width());
    options.sizeMm = {width, height};
    options.textPt = size.ownText ? size.textPt : options.textPt;
    if (size.rules) {
        options.rules = *size.rules;
        options.tallestMm = size.tallestMm;
    }
}

/// Returns the pages for which the study has data, and those whose figures its sheets contain.
std::set<std::string> pagesOf(const Study& study) {
    std::set<std::string> pages;
    for (const PageEntry& entry : pageEntries()) {
        if (const PageFacts facts = entry.facts(); facts.concerns == nullptr || facts.concerns(study)) {
            pages.insert(facts.key.toStdString());
        }
    }
    for (const Sheet& sheet : study.sheets) {
        pages.merge(app::pagesOf(sheet));
    }
    return pages;
}

/// Whether a figure of a page has this name, whatever it shows.
bool hasView(const std::string& figure) {
    const AnalysisEntry* analysis = analysisOf(pageOfFigure(figure));
    const auto isIt = [&](const FigureName& each) { return figureName(analysis->page, each.name) == figure; };
    return analysis != nullptr && std::ranges::any_of(analysis->figureNames(), isIt);
}

/// Whether the figure contains none of its table's rows.
bool drawsNothing(const StudyFigure& figure) {
    const widgets::DrawnShare& share = figure.origin.data.share;
    return share.rows == 0 && share.allRows > 0;
}

/// Records why pages show nothing: if a figure has no rows, what its tables leave out.
void tellEmpty(const std::vector<StudyFigure>& figures, const SeriesCatalog& catalog, NotShown& besides) {
    for (const StudyFigure& figure : figures) {
        if (drawsNothing(figure) && !figure.origin.data.tables.empty()) {
            besides.why[figure.origin.page] =
                leftOutSentence({TableAccount{catalog.leftOut(figure.origin.data.tables.front())}});
        }
    }
}

/// Returns a sentence about the text column with most numbers: "Column “rate” comes nearest: 3 of its 9 cells are
/// numbers."; "" if no text column has any.
QString nearestToNumbers(const data::Dataset& dataset) {
    const data::Column* nearest = nullptr;
    std::size_t most = 0;
    for (const data::Column& column : dataset.columns()) {
        std::size_t numbers = 0;
        for (std::size_t row = 0; row < column.size() && !column.isNumeric(); ++row) {
            numbers += data::numberIn(column.textAt(row)) ? 1 : 0;
        }
        nearest = numbers > most ? &column : nearest;
        most = std::max(most, numbers);
    }
    return nearest == nullptr ? QString()
                              : Words::tr("Column “%1” comes nearest: %n of its %2 cells are numbers.", nullptr,
                                          widgets::counted(most))
                                    .arg(widgets::visibleText(nearest->name),
                                         QString::number(nearest->size() - nearest->missingCount()));
}

/// Records for every page that the first table contains no numbers, if that is why there are no series. Otherwise pages
/// would ask for a choice among no series.
void tellWithoutNumbers(const Study& study, const SeriesCatalog& catalog, const std::set<std::string>& pages,
                        NotShown& besides) {
    if (!catalog.entries().empty() || study.tables.empty()) {
        return;
    }
    const StudyTable& table = study.tables.front();
    const base::Error error = catalog.whyNone(table.name);
    if (error.code != base::ErrorCode::noNumericColumn) {
        return;
    }
    const QString nearest = nearestToNumbers(*table.dataset);
    for (const std::string& page : pages) {
        besides.failed.erase(page);
        besides.why[page] = widgets::paragraph({errorText(error), nearest, errorRemedy(error)});
    }
}

enum class Besides { others, none };

base::Expected<std::vector<StudyFigure>> calculated(const OpenedStudy& opened, const std::set<std::string>& pages,
                                                    std::set<std::string> names, Besides besides,
                                                    NotShown* besidesThem) {
    if (qobject_cast<QApplication*>(QCoreApplication::instance()) == nullptr) {
        return base::fail(base::ErrorCode::internal, {"figures need a QApplication"});
    }
    StudyStore store;
    SeriesCatalog catalog(store);
    const Study& study = opened.study;
    for (std::size_t t = 0; t < opened.entries.size(); ++t) {
        catalog.prime(study.tables[t], opened.entries[t]);
    }
    store.reset(study);
    const std::set<std::string> wantedPages = pages.empty() ? pagesOf(study) : pages;
    for (const Sheet& sheet : study.sheets) {
        if (besides == Besides::others || names.contains(sheet.name) || names.contains(kSheetPage)) {
            names.merge(app::figuresOf(sheet));
        }
    }
    const auto shared = std::make_shared<const Study>(study);
    std::vector<StudyFigure> figures;
    NotShown notShown;
    for (const AnalysisEntry& analysis : analyses()) {
        if (wantedPages.contains(analysis.page)) {
            base::NoProgress progress;
            const WantedFigures wanted = wantedOf(analysis, names, besides == Besides::others);
            const auto work = analysis.work(study, catalog, wanted);
            GREYSCOPE_TRY(work->run(progress));
            addShown(analysis, work->shown(study, catalog), wanted, shared, figures, notShown);
        }
    }
    if (besidesThem != nullptr) {
        notShown.why.insert(notShown.failed.begin(), notShown.failed.end());
        tellEmpty(figures, catalog, notShown);
        tellWithoutNumbers(study, catalog, wantedPages, notShown);
        *besidesThem = std::move(notShown);
    }
    std::erase_if(figures, drawsNothing);
    for (StudyFigure& sheet : sheetFigures(shared, figures)) {
        if (const Sheet* own = study.sheet(sheet.origin.name);
            own && std::ranges::includes(wantedPages, app::pagesOf(*own))) {
            figures.push_back(std::move(sheet));
        }
    }
    return figures;
}

/// Looks for another reading of the study's only table that draws the figure or page `name`, or any trends chart if
/// `name` is empty. Returns the number and the sentence of the first one. Empty for a saved study and for a large
/// table.
std::vector<std::string> readingThatDraws(const std::string& name, const OpenedStudy& opened) {
    const std::vector<StudyTable>& tables = opened.study.tables;
    if (!opened.study.path.empty() || tables.size() != 1 || !isSmall(tables.front())) {
        return {"", ""};
    }
    base::NoProgress progress;
    const auto readings = data::readings(*tables.front().dataset, progress);
    const std::string wanted = name.empty() ? "trends" : name;
    for (std::size_t n = 2; readings && readings->number(n) != nullptr; ++n) {
        StudyTable table = tables.front();
        takeReading(table, *readings->number(n));
        const auto figures = namedFigures(studyOf(std::move(table)), {pageOfFigure(wanted)}, {wanted});
        const bool drawn = figures && std::ranges::any_of(*figures, [&wanted](const StudyFigure& figure) {
                               return figure.origin.name == wanted || figure.origin.page == wanted;
                           });
        if (drawn) {
            return {widgets::readingSentence(*readings->number(n)).toStdString(), std::to_string(n)};
        }
    }
    return {"", ""};
}

tl::unexpected<base::Error> nothingToDraw(const std::string& name, const QString& why, const OpenedStudy& opened) {
    std::vector<std::string> arguments{name, why.toStdString()};
    const std::vector<std::string> reading = readingThatDraws(name, opened);
    arguments.insert(arguments.end(), reading.begin(), reading.end());
    return base::fail(base::ErrorCode::nothingToDraw, std::move(arguments));
}

}  // namespace

std::vector<std::string> pageKeys() {
    std::vector<std::string> keys;
    for (const PageEntry& entry : pageEntries()) {
        if (std::string key = entry.facts().key.toStdString(); key != kSheetPage) {
            keys.push_back(std::move(key));
        }
    }
    return keys;
}

void addFailures(const NotShown& besides, Notes& notes) {
    for (const auto& [page, told] : besides.failed) {
        notes.add(page + ": " + told.toStdString());
    }
}

base::Expected<std::vector<StudyFigure>> figuresOf(const OpenedStudy& opened, const std::set<std::string>& pages,
                                                   std::set<std::string> names, NotShown* besides) {
    return calculated(opened, pages, std::move(names), Besides::others, besides);
}

base::Expected<std::vector<StudyFigure>> figuresOf(const Study& study, const std::set<std::string>& pages,
                                                   std::set<std::string> names) {
    return figuresOf(OpenedStudy{.study = study, .entries = {}, .remarks = {}}, pages, std::move(names));
}

base::Expected<std::vector<StudyFigure>> namedFigures(const OpenedStudy& opened, const std::set<std::string>& pages,
                                                      const std::set<std::string>& names, NotShown* besides) {
    return calculated(opened, pages, names, Besides::none, besides);
}

std::vector<FigureOnRequest> viewsOf(const Study& study) {
    std::vector<FigureOnRequest> all;
    const std::set<std::string> pages = pagesOf(study);
    for (const AnalysisEntry& analysis : analyses()) {
        for (FigureName& figure : pages.contains(analysis.page) ? analysis.figureNames() : std::vector<FigureName>()) {
            all.push_back({figureName(analysis.page, figure.name), analysis.page, std::move(figure.title)});
        }
    }
    for (const Sheet& sheet : study.sheets) {
        all.push_back({sheet.name, kSheetPage, QString::fromStdString(sheet.name)});
    }
    return all;
}

tl::unexpected<base::Error> noFigure(const std::string& option, const std::string& name,
                                     const std::vector<StudyFigure>& figures, const NotShown& besides,
                                     const OpenedStudy& opened, std::size_t most) {
    if (base::contains(pageKeys(), name) || hasView(name)) {
        const auto why = besides.why.find(pageOfFigure(name));
        return nothingToDraw(name, why == besides.why.end() ? QString() : why->second, opened);
    }
    std::vector<std::string> names;
    for (const StudyFigure& figure : figures) {
        names.push_back(figure.origin.name);
    }
    return base::fail(base::ErrorCode::optionUnknown, {option, name, base::nearestChoices(name, names, most).names});
}

tl::unexpected<base::Error> nothingDrawn(const NotShown& besides, const OpenedStudy& opened) {
    const auto trends = besides.why.find("trends");
    const auto why = trends == besides.why.end() ? besides.why.begin() : trends;
    return nothingToDraw({}, why == besides.why.end() ? QString() : why->second, opened);
}

base::Expected<void> makeFolder(const std::string& folder) {
    if (!QDir().mkpath(QString::fromStdString(folder))) {
        return base::fail(base::ErrorCode::fileNotWritable, {folder, "the folder cannot be made"});
    }
    return {};
}

ExportOptions optionsFor(const StudyFigure& figure, const FigureSize& size) {
    ExportOptions options;
    options.title = size.title;
    options.whiteGround = size.whiteGround;
    options.outlinedText = size.outlinedText;
    options.tableDigits = size.tableDigits;
    if (figure.own) {
        options.sizeMm = figure.own->sizeMm;
        options.textPt = figure.own->textPt;
        options.tallestMm = figure.own->tallestMm;
        options.rules = figure.own->rules;
        options.look = figure.own->look;
        options.title = false;  // a sheet's name is not a title
        resize(options, size);
        return options;
    }
    options.tallestMm = size.tallestMm;
    options.look = figure.look;
    options.rules = size.rules.value_or(PrintRules());
    options.textPt = size.ownText ? size.textPt : figure.look.textPt.value_or(size.textPt);
    options.sizeMm.setWidth(size.widthMm.value_or(usualWidthMm(figure.figure)));
    options.sizeMm.setHeight(size.heightMm        ? *size.heightMm
                             : size.chartHeightMm ? placeHeightMm(figure.figure, options, *size.chartHeightMm)
                                                  : usualHeightMm(figure.figure, options));
    return options;
}

base::Expected<std::string> writeFigure(const StudyFigure& figure, const FigureFormat& format,
                                        const ExportOptions& options, const std::string& folder, OutputCheck& check) {
    const QString path = QDir(QString::fromStdString(folder))
                             .filePath(QString::fromStdString(fileNameOf(figure.origin) + format.suffix));
    GREYSCOPE_TRY(check.exportFigure(figure.figure, options, path, figure.origin));
    return path.toStdString();
}

}  // namespace greyscope::app::cli
