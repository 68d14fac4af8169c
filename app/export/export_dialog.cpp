#include "app/export/export_dialog.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

#include "app/export/check/finding_list.h"
#include "app/export/export_choices.h"
#include "app/export/figure_clipboard.h"
#include "app/export/look_editor.h"
#include "app/run/window_place.h"
#include "app/study/choices/defaults.h"
#include "app/study/file/output_check.h"
#include "app/text/error_text.h"
#include "core/base/try.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/scrolled_room.h"
#include "widgets/controls/file_dialog.h"
#include "widgets/controls/name_combo.h"
#include "widgets/present/words/joined_words.h"

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
      m_problem(new widgets::PlainLabel),
      m_checks(new FindingList),
      m_checkRoom(new QScrollArea),
      m_path(new QLineEdit) {
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
    rows->addWidget(m_problem);
    rows->addWidget(buildButtons());
    showFigure();
    showChecks();
    if (minimumSizeHint().width() > screen()->availableGeometry().width()) {
        // Of a screen of half the points, at 200 %: behind each other instead of beside.
        choices->addTab(m_preview, tr("Preview"));
        choices->addTab(m_checkRoom, tr("Checks"));
        choices->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        connect(choices, &QTabWidget::currentChanged, this,
                &ExportDialog::showPreview);  // a tab has its size when shown
    }
    suggestPath();
    placeWindow(*this, m_settings.value(QLatin1String(kExportGeometryKey)).toByteArray(), kUsualExport);
    if (!m_choices->problems().empty()) {
        tell(m_choices->problems().front().text());
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
        suggestPath();
        showPreview();
    });
    connect(m_path, &QLineEdit::textEdited, this, &ExportDialog::followSuffix);
    connect(&m_writing, &JobBase::stateChanged, this, &ExportDialog::followWriting);
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

QWidget* ExportDialog::buildButtons() {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* browseButton = new QPushButton(tr("Browse…"));
    auto* copy = new QPushButton(tr("Copy to clipboard"));
    auto* cancel = new QPushButton(tr("Cancel"));
    m_write = new QPushButton(tr("Export"));
    m_write->setObjectName(QStringLiteral("export"));
    m_write->setDefault(true);
    m_path->setAccessibleName(tr("File"));
    row->addWidget(new widgets::PlainLabel(tr("File")));
    row->addWidget(m_path, 1);
    for (QPushButton* button : {browseButton, copy, cancel, m_write}) {
        row->addWidget(button);
        button->setAutoDefault(button == m_write);  // return exports, wherever it is pressed
    }
    connect(browseButton, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(copy, &QPushButton::clicked, this, &ExportDialog::copyToClipboard);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_write, &QPushButton::clicked, this, &ExportDialog::exportNow);
    return box;
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

/// What can be chosen for a figure depends on it.
void ExportDialog::showFigure() {
    m_choices->setFigure(chosen());
    m_look->setFigure(chosen().undressed ? *chosen().undressed : chosen().figure, chosen().look);
    m_look->setEnabled(!chosen().own);  // the panels of a sheet have looks of their own
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
    m_path->setText(QDir::toNativeSeparators(path));
}

QString ExportDialog::path() const {
    return QDir::fromNativeSeparators(m_path->text().trimmed());
}

void ExportDialog::suggestPath() {
    const QString folders[] = {startFolder(m_settings, QStringLiteral("export/folder")),
                               QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), QDir::homePath()};
    const auto* const there = std::find_if(std::begin(folders), std::end(folders) - 1, [](const QString& folder) {
        return !folder.isEmpty() && QFileInfo(folder).isDir();
    });
    setPath(QDir(*there).filePath(fileNameFor(figure()) + QLatin1String(format().suffix)));
}

void ExportDialog::browse() {
    widgets::askToSave(this, {tr("Export figure"), path(), formatFilters()}, [this](const QString& file) {
        setPath(file);
        m_agreed = path();  // the file dialog has asked
        followSuffix();
    });
}

/// The end of the file's name is the format: a name that says PNG never holds a PDF.
void ExportDialog::followSuffix() {
    if (const FigureFormat* named = formatOf(path())) {
        m_choices->setFormat(*named);
    }
}

void ExportDialog::followFormat() {
    if (formatOf(path()) != &format()) {
        setPath(withSuffix(path(), format()));
    }
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

/// Nothing is drawn that nobody sees.
void ExportDialog::showPreview() {
    if (!isVisible()) {
        return;
    }
    showChecks();
    layout()->activate();  // the checks may take another width
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
    constexpr int kWidth = 180;  // wider where a remedy is, and larger type
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
    if (m_writing.running()) {
        return;
    }
    followSuffix();
    if (!formatOf(path())) {
        setPath(withSuffix(path(), format()));
    }
    const QString file = path();
    if (!QFileInfo::exists(file) || file == m_agreed) {
        write(file);
        return;
    }
    auto* box = widgets::messageBox(QMessageBox::Question, windowTitle(),
                                    tr("“%1” is there already.").arg(QFileInfo(file).fileName()),
                                    tr("Replacing it loses what it holds."), QMessageBox::Cancel, this);
    const QPushButton* replace = box->addButton(tr("Replace"), QMessageBox::AcceptRole);
    connect(replace, &QPushButton::clicked, this, [this, file] { write(file); });
    box->open();
}

void ExportDialog::tell(const QString& problem) {
    widgets::setError(m_problem, true);
    m_problem->setText(problem);
    m_problem->show();
}

/// A bundle has several.
base::Expected<void> ExportDialog::checkFiles(const DrawnFigure& drawn) const {
    const auto study = chosen().origin.study;
    for (const DrawnFigure::File& each : drawn.files) {
        GREYSCOPE_TRY(checkOutput(study ? *study : Study(), each.path));
    }
    return {};
}

void ExportDialog::write(const QString& file) {
    auto drawn = drawnAs(figure(), options(), file, origin());
    if (const auto good = drawn ? checkFiles(*drawn) : base::Expected<void>(); !good) {
        drawn = tl::unexpected(good.error());
    }
    if (drawn && drawn->takesTime()) {
        m_writing.start([drawn = std::move(*drawn), file](const base::Progress& progress) -> base::Expected<QString> {
            GREYSCOPE_TRY(writeDrawn(drawn, progress));
            return file;
        });
        return;
    }
    const auto written = drawn ? writeDrawn(*drawn, base::NoProgress()) : tl::unexpected(drawn.error());
    if (!written) {
        tell(widgets::paragraph({errorText(written.error()), errorRemedy(written.error())}));
        return;
    }
    finish(file);
}

void ExportDialog::followWriting() {
    m_write->setEnabled(!m_writing.running());
    if (const auto file = m_writing.ready()) {
        finish(*file);
    } else if (const auto* failed = std::get_if<widgets::Failed>(&m_writing.state())) {
        tell(widgets::paragraph({failed->message, failed->remedy}));
    } else if (m_writing.running()) {
        widgets::setError(m_problem, false);
        m_problem->setText(tr("Another program makes the file…"));
        m_problem->show();
    }
}

void ExportDialog::finish(const QString& file) {
    m_choices->remember();
    m_settings.setValue(QStringLiteral("export/folder"), QFileInfo(file).absolutePath());
    m_writtenTo = file;
    accept();
}

void ExportDialog::done(int result) {
    m_writing.cancel();
    m_settings.setValue(QLatin1String(kExportGeometryKey), saveGeometry());
    QDialog::done(result);
}

void ExportDialog::copyToClipboard() {
    m_choices->remember();
    copyFigure(figure(), options());
}

}  // namespace greyscope::app
