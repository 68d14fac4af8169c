#include "app/window/figure_commands.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenuBar>

#include "app/export/export_dialog.h"
#include "app/window/menus.h"

namespace greyscope::app {

namespace {
const ExportOptions kCopied{.sizeMm = {127.0, 85.0}, .textPt = 7.0, .dpi = 220, .title = false};
}  // namespace

FigureCommands::FigureCommands(QMainWindow& window, QSettings& settings)
    : QObject(&window), m_window(window), m_settings(settings) {
    QMenu& menu = *window.menuBar()->addMenu(tr("Fi&gure"));
    addCommand(window, menu, QStringLiteral("figure.export"), tr("&Export…"), QKeySequence(Qt::CTRL | Qt::Key_E),
               [this] { askExport(0); });
    addCommand(window, menu, QStringLiteral("figure.copy"), tr("&Copy"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
               [this] { copyFigure(); });
}

void FigureCommands::setPage(const Page* page) {
    m_page = page;
}

void FigureCommands::askExport(int index) {
    std::vector<widgets::FigureSpec> figures = m_page ? m_page->figures() : std::vector<widgets::FigureSpec>();
    if (figures.empty()) {
        emit told(tr("This page has no figure to export."));
        return;
    }
    const int chosen = index >= 0 && index < static_cast<int>(figures.size()) ? index : 0;
    auto* dialog = new ExportDialog(std::move(figures), chosen, m_settings, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { emit told(tr("Wrote %1").arg(dialog->writtenTo())); });
    dialog->open();
}

void FigureCommands::copyFigure() {
    const std::vector<widgets::FigureSpec> figures = m_page ? m_page->figures() : std::vector<widgets::FigureSpec>();
    if (figures.empty()) {
        emit told(tr("This page has no figure to copy."));
        return;
    }
    QGuiApplication::clipboard()->setImage(figureImage(figures.front(), kCopied));
    emit told(tr("Copied “%1”").arg(widgets::figureTitle(figures.front())));
}

}  // namespace greyscope::app
