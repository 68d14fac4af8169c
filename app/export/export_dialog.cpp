#include "app/export/export_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

#include "app/export/check_panel.h"
#include "app/export/figure_clipboard.h"
#include "app/export/presets.h"
#include "app/study/defaults.h"
#include "app/text/error_text.h"
#include "app/window/window_place.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/section.h"

namespace greyscope::app {

namespace {

constexpr QSize kUsual(1040, 520);
constexpr const char* kGeometryKey = "export/geometry";

QDoubleSpinBox* millimetres() {
    auto* spin = new QDoubleSpinBox;
    spin->setRange(20.0, 1000.0);
    spin->setDecimals(1);
    spin->setSuffix(QStringLiteral(" mm"));
    return spin;
}

bool isPicture(const FigureFormat& format) {
    return &format == formatNamed("png");
}

}  // namespace

ExportDialog::ExportDialog(std::vector<StudyFigure> figures, int index, QSettings& settings, QWidget* parent)
    : QDialog(parent),
      m_figures(std::move(figures)),
      m_settings(settings),
      m_figure(new QComboBox),
      m_preset(new QComboBox),
      m_width(millimetres()),
      m_height(millimetres()),
      m_text(new QDoubleSpinBox),
      m_dpi(new QSpinBox),
      m_preview(new widgets::PlainLabel),
      m_problem(new widgets::PlainLabel),
      m_checks(new CheckPanel),
      m_path(new QLineEdit),
      m_format(new QComboBox),
      m_title(new QCheckBox(tr("Title inside the figure"))),
      m_seen(new QCheckBox(tr("Only the part that is seen"))),
      m_whiteGround(new QCheckBox(tr("White ground"))),
      m_outlines(new QCheckBox(tr("Letters as outlines"))) {
    setWindowTitle(tr("Export figure"));
    setAttribute(Qt::WA_DeleteOnClose);
    for (const StudyFigure& each : m_figures) {
        m_figure->addItem(widgets::figureTitle(each.figure));
    }
    m_figure->setCurrentIndex(std::clamp(index, 0, static_cast<int>(m_figures.size()) - 1));
    auto* columns = new QHBoxLayout;
    columns->addWidget(buildChoices());
    columns->addWidget(buildPreview(), 1);
    columns->addWidget(m_checks);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(columns, 1);
    rows->addWidget(m_problem);
    rows->addWidget(buildButtons());
    restore();
    suggestPath();
    placeWindow(*this, m_settings.value(QLatin1String(kGeometryKey)).toByteArray(), kUsual);
    showPreview();
    const auto changed = [this] { showPreview(); };
    for (QDoubleSpinBox* spin : {m_width, m_height, m_text}) {
        connect(spin, &QDoubleSpinBox::valueChanged, this, changed);
    }
    connect(m_title, &QCheckBox::toggled, this, changed);
    connect(m_checks, &CheckPanel::remedyTaken, this, [this](const FigureCheck& check) {
        (check.remedy == FigureCheck::Remedy::height ? m_height : m_text)->setValue(check.value);
    });
    m_seen->setVisible(chosen().seen.has_value());
    connect(m_seen, &QCheckBox::toggled, this, changed);
    connect(m_figure, &QComboBox::currentIndexChanged, this, [this] {
        m_seen->setVisible(chosen().seen.has_value());
        suggestPath();
        showPreview();
    });
    connect(m_path, &QLineEdit::textEdited, this, &ExportDialog::followSuffix);
    connect(m_preset, &QComboBox::activated, this, &ExportDialog::choosePreset);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::followFormat);
}

QWidget* ExportDialog::buildChoices() {
    auto* box = new QWidget;
    auto* form = new QFormLayout(box);
    for (const Preset& preset : presets()) {
        m_preset->addItem(presetTitle(preset));
    }
    m_format->setObjectName(QStringLiteral("format"));
    for (const FigureFormat& format : figureFormats()) {
        m_format->addItem(formatTitle(format), QString::fromLatin1(format.name));
    }
    m_text->setRange(4.0, 36.0);
    m_text->setSingleStep(0.5);
    m_text->setDecimals(1);
    m_text->setSuffix(QStringLiteral(" pt"));
    m_dpi->setRange(72, 2400);
    m_dpi->setSingleStep(100);
    form->addRow(tr("Figure"), m_figure);
    form->addRow(tr("Preset"), m_preset);
    form->addRow(tr("Width"), m_width);
    form->addRow(tr("Height"), m_height);
    form->addRow(tr("Text"), m_text);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Dots per inch"), m_dpi);
    form->addRow(QString(), m_title);
    form->addRow(QString(), m_seen);
    form->addRow(QString(), m_whiteGround);
    form->addRow(QString(), m_outlines);
    for (QComboBox* combo : {m_figure, m_preset, m_format}) {
        combo->setMaximumWidth(220);
    }
    box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    return box;
}

QWidget* ExportDialog::buildPreview() {
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setMinimumSize(190, 200);
    m_preview->setFrameShape(QFrame::StyledPanel);
    m_preview->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    return m_preview;
}

QWidget* ExportDialog::buildButtons() {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    m_problem->setWordWrap(true);
    widgets::setError(m_problem, true);
    m_problem->hide();
    auto* browseButton = new QPushButton(tr("Browse…"));
    auto* copy = new QPushButton(tr("Copy to clipboard"));
    auto* cancel = new QPushButton(tr("Cancel"));
    auto* write = new QPushButton(tr("Export"));
    write->setDefault(true);
    m_path->setAccessibleName(tr("File"));
    row->addWidget(new widgets::PlainLabel(tr("File")));
    row->addWidget(m_path, 1);
    for (QPushButton* button : {browseButton, copy, cancel, write}) {
        row->addWidget(button);
    }
    connect(browseButton, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(copy, &QPushButton::clicked, this, &ExportDialog::copyToClipboard);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(write, &QPushButton::clicked, this, &ExportDialog::exportNow);
    return box;
}

void ExportDialog::restore() {
    const auto number = [this](const char* key, double usual) {
        return m_settings.value(QStringLiteral("export/") + QLatin1String(key), usual).toDouble();
    };
    const ExportOptions usual;
    m_width->setValue(number("width", usual.sizeMm.width()));
    m_height->setValue(number("height", usual.sizeMm.height()));
    m_text->setValue(number("text", usual.textPt));
    m_dpi->setValue(static_cast<int>(number("dpi", usual.dpi)));
    m_title->setChecked(m_settings.value(QStringLiteral("export/title"), usual.title).toBool());
    m_whiteGround->setChecked(m_settings.value(QStringLiteral("export/whiteGround")).toBool());
    m_outlines->setChecked(m_settings.value(QStringLiteral("export/outlines")).toBool());
    m_format->setCurrentIndex(
        std::max(0, m_format->findData(m_settings.value(QStringLiteral("export/format"), QStringLiteral("pdf")))));
    showFormat();
    m_preset->setCurrentIndex(-1);
    for (std::size_t i = 0; i < presets().size(); ++i) {
        const Preset& preset = presets()[i];
        if (preset.widthMm == m_width->value() && preset.heightMm == m_height->value() &&
            preset.textPt == m_text->value()) {
            m_preset->setCurrentIndex(static_cast<int>(i));
        }
    }
}

void ExportDialog::remember() {
    m_settings.setValue(QStringLiteral("export/width"), m_width->value());
    m_settings.setValue(QStringLiteral("export/height"), m_height->value());
    m_settings.setValue(QStringLiteral("export/text"), m_text->value());
    m_settings.setValue(QStringLiteral("export/dpi"), m_dpi->value());
    m_settings.setValue(QStringLiteral("export/title"), m_title->isChecked());
    m_settings.setValue(QStringLiteral("export/whiteGround"), m_whiteGround->isChecked());
    m_settings.setValue(QStringLiteral("export/outlines"), m_outlines->isChecked());
    m_settings.setValue(QStringLiteral("export/format"), m_format->currentData());
    m_settings.setValue(QStringLiteral("export/folder"), QFileInfo(path()).absolutePath());
}

void ExportDialog::choosePreset(int row) {
    const Preset& preset = presets()[static_cast<std::size_t>(row)];
    m_tallest = preset.tallestMm;
    m_width->setValue(preset.widthMm);
    m_text->setValue(preset.textPt);
    const bool chart = std::holds_alternative<widgets::PlotSpec>(figure());
    m_height->setValue(chart ? preset.heightMm
                             : usualHeightMm(figure(), preset.widthMm, m_tallest, preset.textPt, m_title->isChecked()));
}

void ExportDialog::setChangedFiles(const QStringList& names) {
    m_changedFiles = names;
    showPreview();
}

ExportOptions ExportDialog::options() const {
    return {.sizeMm = {m_width->value(), m_height->value()},
            .textPt = m_text->value(),
            .dpi = m_dpi->value(),
            .title = m_title->isChecked(),
            .whiteGround = m_whiteGround->isChecked(),
            .outlinedText = m_outlines->isChecked(),
            .changedFiles = m_changedFiles,
            .tallestMm = m_tallest};
}

const FigureFormat& ExportDialog::format() const {
    return figureFormats()[static_cast<std::size_t>(std::max(0, m_format->currentIndex()))];
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
    auto* dialog = new QFileDialog(this, tr("Export figure"), path());
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(formatFilters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        setPath(file);
        m_agreed = path();  // the file dialog has asked
        followSuffix();
    });
    dialog->open();
}

/// The end of the file's name is the format: a name that says PNG never holds a PDF.
void ExportDialog::followSuffix() {
    if (const FigureFormat* named = formatOf(path())) {
        m_format->setCurrentIndex(m_format->findData(QString::fromLatin1(named->name)));
    }
}

void ExportDialog::followFormat() {
    if (formatOf(path()) != &format()) {
        setPath(withSuffix(path(), format()));
    }
    showFormat();
}

/// What only some formats have can be chosen for those.
void ExportDialog::showFormat() {
    m_dpi->setEnabled(isPicture(format()));
    const bool svg = format().name == std::string_view("svg");
    m_whiteGround->setVisible(svg);
    m_outlines->setVisible(svg);
}

bool ExportDialog::onlySeen() const {
    return chosen().seen && m_seen->isChecked();
}

widgets::FigureSpec ExportDialog::figure() const {
    return onlySeen() ? seenOf(chosen().figure, *chosen().seen) : chosen().figure;
}

FigureOrigin ExportDialog::origin() const {
    FigureOrigin origin = chosen().origin;
    if (onlySeen()) {
        const widgets::PlotZoom& part = *chosen().seen;
        origin.part = {part.x.first, part.x.second, part.y.first, part.y.second};
    }
    return origin;
}

const StudyFigure& ExportDialog::chosen() const {
    return m_figures[static_cast<std::size_t>(std::max(0, m_figure->currentIndex()))];
}

void ExportDialog::showPreview() {
    ExportOptions shown = options();
    const double ratio = devicePixelRatioF();
    const QSizeF room = QSizeF(m_preview->size()) * ratio - QSizeF(16, 16);
    const double dpi = std::min(room.width() / shown.sizeMm.width(), room.height() / shown.sizeMm.height()) * 25.4;
    shown.dpi = std::clamp(static_cast<int>(dpi), 36, 600);
    QPixmap pixmap = QPixmap::fromImage(figureImage(figure(), shown));
    pixmap.setDevicePixelRatio(ratio);
    m_preview->setPixmap(pixmap);
    m_checks->setChecks(checkFigure(figure(), options()));
}

void ExportDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    showPreview();
}

void ExportDialog::exportNow() {
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

void ExportDialog::write(const QString& file) {
    if (const auto written = exportFigure(figure(), options(), file, origin()); !written) {
        m_problem->setText(errorText(written.error()) + QLatin1Char(' ') + errorRemedy(written.error()));
        m_problem->show();
        return;
    }
    remember();
    m_writtenTo = file;
    accept();
}

void ExportDialog::done(int result) {
    m_settings.setValue(QLatin1String(kGeometryKey), saveGeometry());
    QDialog::done(result);
}

void ExportDialog::copyToClipboard() {
    remember();
    copyFigure(figure(), options());
}

}  // namespace greyscope::app
