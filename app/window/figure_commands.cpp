#include "app/window/figure_commands.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenuBar>

#include <algorithm>

#include "app/export/export_dialog.h"
#include "app/export/figure_clipboard.h"
#include "app/pages/page_figures.h"

namespace greyscope::app {

namespace {
const ExportOptions kCopied{.sizeMm = {127.0, 85.0}, .textPt = 7.0, .dpi = 220, .title = false};
}  // namespace

FigureCommands::FigureCommands(Commands& commands, StudyStore& store, const SourceWatch& sources, QSettings& settings)
    : QObject(&commands.window()),
      m_window(commands.window()),
      m_store(store),
      m_sources(sources),
      m_settings(settings) {
    QMenu& menu = *m_window.menuBar()->addMenu(tr("Fi&gure"));
    commands.add(menu, QStringLiteral("figure.export"), tr("&Export…"), QKeySequence(Qt::CTRL | Qt::Key_E),
                 [this] { askExport(); });
    commands.add(menu, QStringLiteral("figure.copy"), tr("&Copy"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
                 [this] { copyFigure(); });
    menu.addSeparator();
    QAction* sheet = commands.add(menu, QStringLiteral("figure.sheet"), tr("&Sheet of several figures"),
                                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), [this] { emit sheetRequested(); });
    const auto follow = [this, sheet] { sheet->setEnabled(!m_store.study().tables.empty()); };
    connect(&m_store, &StudyStore::changed, sheet, follow);
    follow();
}

void FigureCommands::setPage(const Page* page) {
    m_page = page;
    for (const widgets::FigureView* view :
         page ? page->findChildren<widgets::FigureView*>() : QList<widgets::FigureView*>()) {
        listenTo(view);
    }
}

void FigureCommands::setBeside(const widgets::FigureView* view) {
    m_beside = view;
    listenTo(view);
    connect(view, &widgets::FigureView::exportRequested, this, [this, view] { askExport(view); });
}

void FigureCommands::listenTo(const widgets::FigureView* view) {
    connect(view, &widgets::FigureView::copyRequested, this, &FigureCommands::addVector, Qt::UniqueConnection);
}

void FigureCommands::askExport(const widgets::FigureView* view) {
    std::vector<PageFigure> figures = m_page ? m_page->figures() : std::vector<PageFigure>();
    if (m_page && m_beside && m_beside->isVisible() && m_beside->isShown()) {
        for (widgets::FigureSpec& figure : m_beside->figures()) {
            figures.push_back({m_beside, std::move(figure)});
        }
    }
    if (figures.empty()) {
        emit told(tr("This page has no figure to export."));
        return;
    }
    const auto own =
        std::find_if(figures.begin(), figures.end(), [view](const PageFigure& figure) { return figure.view == view; });
    const auto chosen = own == figures.end() ? 0 : static_cast<int>(own - figures.begin());
    auto* dialog =
        new ExportDialog(studyFigures(*m_page, std::move(figures), std::make_shared<const Study>(m_store.study())),
                         chosen, m_settings, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setChangedFiles(m_sources.changedFiles());
    connect(dialog, &ExportDialog::lookEdited, this,
            [this, dialog](const QString& figure, const widgets::FigureLook& look) {
                const std::string name = figure.toStdString();
                m_store.edit(
                    tr("Appearance of %1").arg(figure), [&](Study& study) { study.setLook(name, look); },
                    QStringLiteral("look/") + figure);
                dialog->setStudy(std::make_shared<const Study>(m_store.study()));
            });
    connect(dialog, &ExportDialog::reloadRequested, this, [this] {
        for (const QString& table : m_sources.changedTables()) {
            emit reloadRequested(table);
        }
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog] { emit told(tr("Wrote %1").arg(dialog->writtenTo())); });
    dialog->open();
}

/// Adds vector formats to the picture and the numbers that the view has copied.
void FigureCommands::addVector() {
    const auto* view = qobject_cast<widgets::FigureView*>(sender());
    const auto figures = view ? view->figures() : std::vector<widgets::FigureSpec>();
    if (figures.empty()) {
        return;
    }
    QClipboard& clipboard = *QGuiApplication::clipboard();
    auto data = figureMime(figures.front(), kCopied);
    data->setImageData(clipboard.image());
    data->setText(clipboard.text());
    clipboard.setMimeData(data.release());
}

void FigureCommands::copyFigure() {
    const std::vector<PageFigure> figures = m_page ? m_page->figures() : std::vector<PageFigure>();
    if (figures.empty()) {
        emit told(tr("This page has no figure to copy."));
        return;
    }
    const widgets::FigureSpec& figure = figures.front().figure;
    app::copyFigure(figure, kCopied);
    emit told(tr("Copied “%1”").arg(widgets::figureTitle(figure)));
}

}  // namespace greyscope::app
