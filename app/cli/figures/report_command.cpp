#include "app/cli/figures/report_command.h"

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/cli/figures/study_figures.h"
#include "app/report/report.h"
#include "app/run/write_file.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "widgets/common/language.h"

namespace greyscope::app::cli {

std::string ReportCommand::example() const {
    return "  greyscope report paper.greyscope --out paper.html\n"
           "  greyscope report paper.greyscope --data march.csv=april.csv --out april.pdf";
}

void ReportCommand::declare(CLI::App& app) {
    m_study.declare(app);
    app.add_option("--out", m_file, "Document to write; the file extension selects the format (.html or .pdf)")
        ->required()
        ->type_name("FILE");
    std::vector<std::string> codes;
    for (const QString& code : widgets::languages()) {
        codes.push_back(code.toStdString());
    }
    declareNames(
        app, "--language", codes,
        [this](std::size_t index) { m_language = widgets::languages()[static_cast<int>(index)]; },
        "Language of the document: " + base::joined(codes, ", "))
        ->type_name("CODE")
        ->default_str("en");
}

base::Expected<std::string> ReportCommand::run(Notes& notes) {
    const QString file = QString::fromStdString(m_file);
    const bool html = file.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive);
    if (!html && !file.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)) {
        return base::fail(base::ErrorCode::optionUnknown, {"--out", m_file, "*.html, *.pdf"});
    }
    widgets::useLanguage(QLocale(m_language));
    const OpenedStudy opened = GREYSCOPE_TRY(m_study.read(notes));
    const Study& study = opened.study;
    std::vector<ReportFigure> figures;
    NotShown besides;
    for (StudyFigure& figure : GREYSCOPE_TRY(figuresOf(opened, {}, {}, &besides))) {
        // The size of an A4 page within its margins.
        const bool chart = std::holds_alternative<widgets::PlotSpec>(figure.figure);
        const ExportOptions options =
            optionsFor(figure, {.widthMm = chart ? 120.0 : 170.0, .tallestMm = 200.0, .title = true});
        figures.push_back({std::move(figure), options});
    }
    if (figures.empty() && !study.tables.empty()) {
        return nothingDrawn(besides, opened);
    }
    addFailures(besides, notes);
    QStringList remarks;
    for (const std::string& note : notes.lines()) {
        remarks << QString::fromStdString(note);
    }
    const QString named = study.path.empty() ? QStringLiteral("STUDY") : QString::fromStdString(m_study.first());
    const Report report = reportOf(study, std::move(figures), named, remarks);
    GREYSCOPE_TRY(writeFile(file, html ? reportHtml(report) : reportPdf(report)));
    return m_file + '\n';
}

}  // namespace greyscope::app::cli
