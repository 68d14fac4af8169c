#include "app/cli/sample_command.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QSaveFile>

#include <algorithm>
#include <set>

#include <CLI/CLI.hpp>

#include "app/cli/option_values.h"
#include "app/cli/output.h"
#include "app/pages/page_registry.h"
#include "app/run/job.h"
#include "app/study/sample_study.h"
#include "widgets/figure/figure.h"

namespace greyscope::app::cli {

namespace {

constexpr int kPatienceMs = 60000;  // a page that has not calculated by then has nothing to show
constexpr QSize kPageSize(1060, 800);

/// A page's figures, once it calculates nothing any more.
std::vector<widgets::FigureSpec> settledFigures(Page& page) {
    QElapsedTimer clock;
    clock.start();
    const auto calculating = [&page] {
        const auto jobs = page.findChildren<JobBase*>();
        return std::any_of(jobs.begin(), jobs.end(), [](const JobBase* job) { return job->running(); });
    };
    QCoreApplication::processEvents();
    while (calculating() && clock.elapsed() < kPatienceMs) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
    std::vector<widgets::FigureSpec> figures;
    for (PageFigure& figure : page.figures()) {
        figures.push_back(std::move(figure.figure));
    }
    return figures;
}

QSizeF sizeFor(const widgets::FigureSpec& figure) {
    const auto* plot = std::get_if<widgets::PlotSpec>(&figure);
    if (plot != nullptr) {
        return plot->compact ? QSizeF(60.0, 55.0) : QSizeF(120.0, 75.0);
    }
    return {183.0, 110.0};
}

std::vector<std::vector<std::string>> cellsOf(const QString& tabSeparated) {
    std::vector<std::vector<std::string>> rows;
    for (const QString& line : tabSeparated.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        std::vector<std::string> row;
        for (const QString& cell : line.split(QLatin1Char('\t'))) {
            row.push_back(cell.toStdString());
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

base::Expected<void> writeText(const QString& path, const std::string& text) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0 ||
        !file.commit()) {
        return base::fail(base::ErrorCode::fileNotWritable, {path.toStdString(), file.errorString().toStdString()});
    }
    return {};
}

/// Writes figures and their data under names that do not repeat, and lists what it wrote.
class Writer {
public:
    Writer(QString folder, FigureFormat format) : m_folder(std::move(folder)), m_format(format) {}

    base::Expected<void> write(const QString& page, const widgets::FigureSpec& figure) {
        QString name = page + QLatin1Char('-') + fileNameFor(figure);
        for (int n = 2; !m_names.insert(name).second; ++n) {
            name = page + QLatin1Char('-') + fileNameFor(figure) + QLatin1Char('-') + QString::number(n);
        }
        ExportOptions options;
        options.sizeMm = sizeFor(figure);
        options.title = true;
        const QDir folder(m_folder);
        const QString picture = folder.filePath(name + QLatin1Char('.') + suffixOf(m_format));
        if (auto good = exportFigure(figure, m_format, options, picture); !good) {
            return good;
        }
        const QString table = folder.filePath(name + QStringLiteral(".csv"));
        if (auto good = writeText(table, csvTable(cellsOf(widgets::figureText(figure)))); !good) {
            return good;
        }
        m_listing += "  " + picture.toStdString() + "\n  " + table.toStdString() + '\n';
        return {};
    }
    [[nodiscard]] std::string report() const {
        return "Wrote " + std::to_string(m_names.size()) + " figures of the sample study, each with its data:\n" +
               m_listing;
    }

private:
    QString m_folder;
    FigureFormat m_format;
    std::set<QString> m_names;
    std::string m_listing;
};

}  // namespace

std::string SampleCommand::example() const {
    return "  greyscope sample --output figures --format svg";
}

void SampleCommand::declare(CLI::App& app) {
    app.add_option("--output", m_folder, "Folder to write to; it is made if it is missing")
        ->type_name("DIR")
        ->capture_default_str();
    declareChoice(app, "--format", m_format,
                  {{FigureFormat::pdf, "pdf"}, {FigureFormat::svg, "svg"}, {FigureFormat::png, "png"}},
                  "Of the figures")
        ->default_str("pdf");
}

base::Expected<std::string> SampleCommand::run(Notes& /*notes*/) {
    if (qobject_cast<QApplication*>(QCoreApplication::instance()) == nullptr) {
        return base::fail(base::ErrorCode::internal, {"figures need a QApplication"});
    }
    const QString folder = QString::fromStdString(m_folder);
    if (!QDir().mkpath(folder)) {
        return base::fail(base::ErrorCode::fileNotWritable, {m_folder, "the folder cannot be made"});
    }
    auto study = sampleStudy();
    if (!study) {
        return tl::unexpected(study.error());
    }
    StudyStore store;
    SeriesCatalog catalog(store);
    widgets::Highlight highlight;
    store.reset(std::move(*study));
    Writer writer(folder, m_format);
    QWidget desk;  // pages that calculate when they are seen want to be shown
    for (const PageEntry& entry : pageEntries()) {
        Page* page = entry.make({store, catalog, highlight}, &desk);
        desk.resize(kPageSize);
        page->resize(kPageSize);
        desk.show();
        page->show();
        for (const widgets::FigureSpec& figure : settledFigures(*page)) {
            if (auto good = writer.write(page->key(), figure); !good) {
                return tl::unexpected(good.error());
            }
        }
        page->hide();
    }
    return writer.report();
}

}  // namespace greyscope::app::cli
