#include "app/export/export_dialog.h"

#include <QComboBox>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

#include "app/export/check/finding_list.h"
#include "app/export/export_choices.h"
#include "app/export/export_file.h"
#include "app/export/figure_clipboard.h"
#include "app/export/look_editor.h"
#include "app/run/window_place.h"
#include "app/study/file/output_check.h"
#include "core/base/try.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/scrolled_room.h"
#include "widgets/controls/name_combo.h"

namespace greyscope::app {

namespace {

constexpr QSize kUsualExport(1080, 540);
constexpr const char* kExportGeometryKey = "export/geometry";

bool ofLook(FigureCheck::Remedy remedy) {
    using Remedy = FigureCheck::Remedy;
    return remedy == Remedy::colour || remedy == Remedy::usualColours || remedy == Remedy::family ||
           remedy == Remedy::title || remedy == Remedy::letters || remedy == Remedy::removePanel;
}

}  // namespace

ExportDialog::ExportDialog(std::vector<StudyFigure> figures, int index, QSettings& settings, QWidget* parent)
    : QDialog(parent),
      m_figures(std::move(figures)),
      m_settings(settings),
      m_figure(new widgets::ElidedCombo),
      m_choices(new ExportChoices(settings, tr("Figure"), m_figure)),
      m_look(new LookEditor),
      m_tabs(new QTabWidget),
      m_preview(new widgets::PlainLabel),
      m_checks(new FindingList),
      m_checkRoom(new QScrollArea),
      m_file(buildFile()) {
    setWindowTitle(tr("Export figure"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_figure->setObjectName(QStringLiteral("figure"));
    for (const StudyFigure& each : m_figures) {
        m_figure->addItem(widgets::figureTitle(each.figure));
    }
    m_figure->setCurrentIndex(std::clamp(index, 0, static_cast<int>(m_figures.size()) - 1));
    auto* columns = new QHBoxLayout;
    QTabWidget* choices = buildChoices();
    columns->addWidget(choices);
    columns->addWidget(buildPreview(), 1);
    columns->addWidget(buildChecks());
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(columns, 1);
    rows->addWidget(m_file);
    showFigure();
    showChecks();
    if (minimumSizeHint().width() > screen()->availableGeometry().width()) {
        // On a screen with few points (200 % scaling), tabs instead of a side-by-side layout.
        choices->addTab(m_preview, tr("Preview"));
        choices->addTab(m_checkRoom, tr("Checks"));
        choices->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        connect(choices, &QTabWidget::currentChanged, this,
                &ExportDialog::showPreview);  // a tab gets its size when it is shown
    }
    suggestFile();
    placeWindow(*this, m_settings.value(QLatin1String(kExportGeometryKey)).toByteArray(), kUsualExport);
    if (!m_choices->problems().empty()) {
        m_file->tell(m_choices->problems().front().text());
    }
    listen();
}

void ExportDialog::listen() {
    connect(m_choices, &ExportChoices::changed, this, &ExportDialog::showPreview);
    connect(m_choices, &ExportChoices::formatChosen, this, &ExportDialog::followFormat);
    connect(m_look, &LookEditor::edited, this, &ExportDialog::takeLook);
    connect(m_checks, &FindingList::remedyTaken, this, &ExportDialog::mend);
    connect(m_figure, &QComboBox::currentIndexChanged, this, [this] {
        showFigure();
        suggestFile();
        showPreview();
    });
    connect(m_file, &ExportFile::formatNamed, m_choices, &ExportChoices::setFormat);
    connect(m_file, &ExportFile::written, this, [this] {
        m_choices->remember();
        accept();
    });
}

QTabWidget* ExportDialog::buildChoices() {
    auto* scrolled = new QScrollArea;
    scrolled->setWidgetResizable(true);
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrolled->setWidget(m_look);
    scrolled->setAccessibleName(tr("Look"));
    auto* room = new widgets::ScrolledRoom(m_choices);
    room->setMinimumWidth(m_choices->minimumSizeHint().width() + room->verticalScrollBar()->sizeHint().width());
    m_tabs->addTab(room, tr("Size and format"));
    m_tabs->addTab(scrolled, tr("Look"));
    m_tabs->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    return m_tabs;
}

QWidget* ExportDialog::buildPreview() {
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setMinimumSize(140, 160);
    m_preview->setFrameShape(QFrame::StyledPanel);
    m_preview->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    return m_preview;
}

QWidget* ExportDialog::buildChecks() {
    m_checkRoom->setWidgetResizable(true);
    m_checkRoom->setAccessibleName(tr("Checks"));
    m_checkRoom->setFrameShape(QFrame::NoFrame);
    m_checkRoom->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_checkRoom->setWidget(m_checks);
    return m_checkRoom;
}

ExportFile* ExportDialog::buildFile() {
    auto* copy = new QPushButton(tr("Copy to clipboard"));
    auto* cancel = new QPushButton(tr("Cancel"));
    connect(copy, &QPushButton::clicked, this, &ExportDialog::copyToClipboard);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    return new ExportFile(m_settings, [this](const QString& path) { return drawnFor(path); }, {copy, cancel});
}

void ExportDialog::mend(const FigureCheck& check) {
    switch (check.remedy) {
        case FigureCheck::Remedy::format:
            m_choices->setFormat(*formatNamed(check.format.toStdString()));
            break;
        case FigureCheck::Remedy::height:
            m_choices->setHeight(check.value);
            break;
        case FigureCheck::Remedy::width:
            m_choices->setWidth(check.value);
            break;
        case FigureCheck::Remedy::text:
            m_choices->setText(check.value);
            break;
        case FigureCheck::Remedy::colour:
        case FigureCheck::Remedy::usualColours:
        case FigureCheck::Remedy::family:
            m_look->setFigure(chosen().undressed ? *chosen().undressed : chosen().figure, mended(chosen().look, check));
            takeLook(m_look->look());
            break;
        case FigureCheck::Remedy::title:
            m_tabs->setCurrentIndex(1);
            m_look->askTitle();
            break;
        case FigureCheck::Remedy::reload:
            emit reloadRequested();
            reject();
            break;
        case FigureCheck::Remedy::onSheet:
            reject();
            break;
        case FigureCheck::Remedy::letters:
        case FigureCheck::Remedy::removePanel:
        case FigureCheck::Remedy::none:
            break;
    }
}

/// Updates the choices, which depend on the figure.
void ExportDialog::showFigure() {
    m_choices->setFigure(chosen());
    m_look->setFigure(chosen().undressed ? *chosen().undressed : chosen().figure, chosen().look);
    m_look->setEnabled(!chosen().own);  // the panels of a sheet have their own looks
}

void ExportDialog::takeLook(const widgets::FigureLook& look) {
    dress(m_figures[static_cast<std::size_t>(std::max(0, m_figure->currentIndex()))], look);
    m_choices->setFigure(chosen());
    emit lookEdited(QString::fromStdString(chosen().origin.name), look);
    showPreview();
}

void ExportDialog::setStudy(const std::shared_ptr<const Study>& study) {
    for (StudyFigure& figure : m_figures) {
        figure.origin.study = study;
    }
}

void ExportDialog::setChangedFiles(const QStringList& names) {
    m_changedFiles = names;
    showPreview();
}

ExportOptions ExportDialog::options() const {
    ExportOptions options = m_choices->options();
    options.changedFiles = m_changedFiles;
    return options;
}

const FigureFormat& ExportDialog::format() const {
    return m_choices->format();
}

void ExportDialog::setPath(const QString& path) {
    m_file->setPath(path);
}

QString ExportDialog::path() const {
    return m_file->path();
}

const QString& ExportDialog::writtenTo() const {
    return m_file->writtenTo();
}

void ExportDialog::suggestFile() {
    m_file->setFormat(format());
    m_file->suggest(fileNameFor(figure()));
}

void ExportDialog::followFormat() {
    m_file->setFormat(format());
    showChecks();
}

widgets::FigureSpec ExportDialog::figure() const {
    return m_choices->onlySeen() ? seenOf(chosen().figure, *chosen().seen) : chosen().figure;
}

FigureOrigin ExportDialog::origin() const {
    FigureOrigin origin = chosen().origin;
    origin.part = m_choices->onlySeen() ? chosen().seen : std::nullopt;
    return origin;
}

const StudyFigure& ExportDialog::chosen() const {
    return m_figures[static_cast<std::size_t>(std::max(0, m_figure->currentIndex()))];
}

/// Draws the preview only while it is visible.
void ExportDialog::showPreview() {
    if (!isVisible()) {
        return;
    }
    showChecks();
    layout()->activate();  // the checks may need another width
    ExportOptions shown = options();
    const double ratio = devicePixelRatioF();
    const QSizeF room = QSizeF(m_preview->size()) * ratio - QSizeF(16, 16);
    const double dpi = std::min(room.width() / shown.sizeMm.width(), room.height() / shown.sizeMm.height()) * 25.4;
    shown.dpi = std::clamp(static_cast<int>(dpi), 36, 600);
    QPixmap pixmap = QPixmap::fromImage(figureImage(figure(), shown));
    QPainter painter(&pixmap);
    paintFound(painter, m_found, {}, shown.dpi / 72.0);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    m_preview->setPixmap(pixmap);
}

void ExportDialog::showChecks() {
    std::vector<FigureCheck> checks = checkFigure(figure(), options());
    checks.push_back(checkFormat(options(), format()));
    for (FigureCheck& check : checks) {
        if (chosen().own && (ofLook(check.remedy) || check.panel >= 0)) {
            check.remedy = FigureCheck::Remedy::onSheet;
        }
    }
    m_found = placesOf(checks);
    m_checks->setChecks(checks, true);
    constexpr int kWidth = 180;  // wider if there is a remedy or a larger font
    const int bar = m_checkRoom->verticalScrollBar()->sizeHint().width();
    m_checkRoom->setFixedWidth(std::max(kWidth, m_checks->minimumSizeHint().width() + bar));
}

void ExportDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    showPreview();
}

void ExportDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    showPreview();
}

void ExportDialog::exportNow() {
    m_file->write();
}

/// No file of a bundle may replace a file that the study reads.
base::Expected<DrawnFigure> ExportDialog::drawnFor(const QString& path) const {
    DrawnFigure drawn = GREYSCOPE_TRY(drawnAs(figure(), options(), path, origin()));
    const auto study = chosen().origin.study;
    for (const DrawnFigure::File& each : drawn.files) {
        GREYSCOPE_TRY(checkOutput(study ? *study : Study(), each.path));
    }
    return drawn;
}

void ExportDialog::done(int result) {
    m_file->cancel();
    m_settings.setValue(QLatin1String(kExportGeometryKey), saveGeometry());
    QDialog::done(result);
}

void ExportDialog::copyToClipboard() {
    m_choices->remember();
    copyFigure(figure(), options());
}

}  // namespace greyscope::app
