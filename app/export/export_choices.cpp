#include "app/export/export_choices.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QStandardItemModel>

#include <algorithm>

#include "widgets/controls/number_box.h"

namespace greyscope::app {

namespace {

constexpr int kWidestCombo = 220;

widgets::NumberBox* millimetres() {
    auto* spin = new widgets::NumberBox;
    spin->setRange(20.0, 1000.0);
    spin->setDecimals(1);
    spin->setSuffix(QStringLiteral(" mm"));
    return spin;
}

bool isPicture(const FigureFormat& format) {
    return &format == formatNamed("png");
}

QString key(const char* name) {
    return QStringLiteral("export/") + QLatin1String(name);
}

}  // namespace

ExportChoices::ExportChoices(QSettings& settings, const QString& label, QWidget* first)
    : m_settings(settings),
      m_presets(readPresets()),
      m_form(new QFormLayout(this)),
      m_preset(new QComboBox),
      m_width(millimetres()),
      m_height(millimetres()),
      m_text(new widgets::NumberBox),
      m_format(new QComboBox),
      m_dpi(new QSpinBox),
      m_title(new QCheckBox(tr("Title inside the figure"))),
      m_seen(new QCheckBox(tr("Only the visible part"))),
      m_whiteGround(new QCheckBox(tr("White background"))),
      m_outlines(new QCheckBox(tr("Text as outlines"))) {
    first->setMaximumWidth(kWidestCombo);
    m_form->addRow(label, first);
    build();
    restore();
    listen();
}

void ExportChoices::build() {
    for (const Preset& preset : m_presets.list) {
        m_preset->addItem(preset.title, QString::fromStdString(preset.name));
    }
    m_preset->setObjectName(QStringLiteral("preset"));
    m_format->setObjectName(QStringLiteral("format"));
    const auto* offered = qobject_cast<const QStandardItemModel*>(m_format->model());
    for (const FigureFormat& format : figureFormats()) {
        m_format->addItem(format.isThere()
                              ? formatTitle(format)
                              : tr("%1: needs the package %2").arg(formatTitle(format), QLatin1String(format.package)),
                          QString::fromLatin1(format.name));
        if (!format.isThere()) {
            offered->item(m_format->count() - 1)->setEnabled(false);
        }
    }
    m_width->setObjectName(QStringLiteral("width"));
    m_text->setRange(4.0, 36.0);
    m_text->setSingleStep(0.5);
    m_text->setDecimals(1);
    m_text->setSuffix(QStringLiteral(" pt"));
    m_dpi->setRange(72, 2400);
    m_dpi->setSingleStep(100);
    m_form->addRow(tr("Preset"), m_preset);
    m_form->addRow(tr("Width"), m_width);
    m_form->addRow(tr("Height"), m_height);
    m_form->addRow(tr("Text"), m_text);
    m_form->addRow(tr("Format"), m_format);
    m_form->addRow(tr("Dots per inch"), m_dpi);
    for (QCheckBox* box : {m_title, m_seen, m_whiteGround, m_outlines}) {
        m_form->addRow(QString(), box);
    }
    for (QComboBox* combo : {m_preset, m_format}) {
        combo->setMaximumWidth(kWidestCombo);
    }
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
}

void ExportChoices::listen() {
    for (widgets::NumberBox* spin : {m_width, m_height, m_text}) {
        connect(spin, &widgets::NumberBox::edited, this, &ExportChoices::changed);
    }
    for (QCheckBox* box : {m_title, m_seen}) {
        connect(box, &QCheckBox::toggled, this, &ExportChoices::changed);
    }
    connect(m_preset, &QComboBox::activated, this, &ExportChoices::choosePreset);
    connect(m_format, &QComboBox::currentIndexChanged, this, [this] {
        showFormat();
        emit formatChosen();
    });
}

void ExportChoices::restoreSize() {
    const ExportOptions usual;
    const auto number = [this](const char* name, double otherwise) {
        return m_settings.value(key(name), otherwise).toDouble();
    };
    m_width->display(number("width", usual.sizeMm.width()));
    m_height->display(number("height", usual.sizeMm.height()));
    m_text->display(number("text", usual.textPt));
    m_rules = {};
    m_tallest = usual.tallestMm;
    m_preset->setCurrentIndex(-1);
    const QString name = m_settings.value(key("preset")).toString();
    for (std::size_t i = 0; i < m_presets.list.size(); ++i) {
        const Preset& preset = m_presets.list[i];
        const bool same = preset.widthMm == m_width->value() && preset.textPt == m_text->value();
        if (same && (name.isEmpty() ? preset.heightMm == m_height->value() : preset.name == name.toStdString())) {
            m_preset->setCurrentIndex(static_cast<int>(i));
            m_rules = preset.rules;
            m_tallest = preset.tallestMm;
            break;
        }
    }
}

void ExportChoices::restore() {
    restoreSize();
    m_dpi->setValue(m_settings.value(key("dpi"), ExportOptions().dpi).toInt());
    m_title->setChecked(m_settings.value(key("title"), ExportOptions().title).toBool());
    m_whiteGround->setChecked(m_settings.value(key("whiteGround")).toBool());
    m_outlines->setChecked(m_settings.value(key("outlines")).toBool());
    m_format->setCurrentIndex(std::max(0, m_format->findData(m_settings.value(key("format"), QStringLiteral("pdf")))));
    showFormat();
}

/// A sheet's size is stored in the study and does not apply to the next figure.
void ExportChoices::remember() {
    if (!m_shown.own) {
        m_settings.setValue(key("preset"), m_preset->currentData());
        m_settings.setValue(key("width"), m_width->value());
        m_settings.setValue(key("height"), m_height->value());
        m_settings.setValue(key("text"), m_text->value());
        m_settings.setValue(key("title"), m_title->isChecked());
    }
    m_settings.setValue(key("dpi"), m_dpi->value());
    m_settings.setValue(key("whiteGround"), m_whiteGround->isChecked());
    m_settings.setValue(key("outlines"), m_outlines->isChecked());
    m_settings.setValue(key("format"), m_format->currentData());
}

void ExportChoices::setFigure(const StudyFigure& figure) {
    const bool sized = m_shown.own.has_value();
    m_shown = figure;
    m_seen->setVisible(figure.seen.has_value());
    m_title->setEnabled(!figure.own);
    m_preset->setEnabled(!figure.own);
    if (figure.own) {
        m_preset->setCurrentIndex(-1);
        m_width->display(figure.own->sizeMm.width());
        m_height->display(figure.own->sizeMm.height());
        m_text->display(figure.own->textPt);
        m_tallest = figure.own->tallestMm;
        m_rules = figure.own->rules;
        return;
    }
    if (sized) {
        restoreSize();
    }
    if (figure.look.textPt) {
        m_text->display(*figure.look.textPt);
    }
}

void ExportChoices::setHeight(double mm) {
    m_height->setValue(mm);
}

void ExportChoices::setWidth(double mm) {
    m_width->setValue(mm);
}

void ExportChoices::setText(double pt) {
    m_text->setValue(pt);
}

void ExportChoices::choosePreset(int row) {
    const Preset& preset = m_presets.list[static_cast<std::size_t>(row)];
    m_tallest = preset.tallestMm;
    m_rules = preset.rules;
    m_width->display(preset.widthMm);
    m_text->display(m_shown.look.textPt.value_or(preset.textPt));
    m_height->display(placeHeightMm(m_shown.figure, options(), preset.heightMm));
    emit changed();
}

ExportOptions ExportChoices::options() const {
    ExportOptions options;
    options.sizeMm = {m_width->value(), m_height->value()};
    options.textPt = m_text->value();
    options.dpi = m_dpi->value();
    options.title = m_title->isChecked() && !m_shown.own;
    options.whiteGround = m_whiteGround->isChecked();
    options.outlinedText = m_outlines->isChecked();
    options.tallestMm = m_tallest;
    options.rules = m_rules;
    options.look = m_shown.own ? m_shown.own->look : m_shown.look;
    return options;
}

void ExportChoices::setFormat(const FigureFormat& format) {
    m_format->setCurrentIndex(m_format->findData(QString::fromLatin1(format.name)));
}

const FigureFormat& ExportChoices::format() const {
    return figureFormats()[static_cast<std::size_t>(std::max(0, m_format->currentIndex()))];
}

bool ExportChoices::onlySeen() const {
    return m_shown.seen && m_seen->isChecked();
}

/// Enables the settings of single formats.
void ExportChoices::showFormat() {
    m_dpi->setEnabled(isPicture(format()));
    const bool svg = format().name == std::string_view("svg");
    m_whiteGround->setVisible(svg);
    m_outlines->setVisible(svg);
}

}  // namespace greyscope::app
