#include "app/export/look_editor.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "widgets/common/plain_text.h"
#include "widgets/figure/dressed.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kListedCurves = 24;  // maximum number of series
constexpr int kNarrowest = 110;

/// Distinguishable in grey and with colour blindness as far as possible; the first five are the defaults.
constexpr std::array<QRgb, 8> kSafe{0xFF0072B2, 0xFFD55E00, 0xFF009E73, 0xFFCC79A7,
                                    0xFF000000, 0xFF7A5200, 0xFF5B3A9B, 0xFF117A8B};

QDoubleSpinBox* points(double most) {
    auto* spin = new QDoubleSpinBox;
    spin->setRange(0.0, most);
    spin->setDecimals(2);
    spin->setSingleStep(0.25);
    spin->setSuffix(QStringLiteral(" pt"));
    spin->setSpecialValueText(LookEditor::tr("default"));
    return spin;
}

std::optional<double> valueOf(const QDoubleSpinBox& spin) {
    return spin.value() > 0.0 ? std::optional(spin.value()) : std::nullopt;
}

/// Returns the numbers of "0, 5, 10"; empty if one of the words is not a number.
std::vector<double> numbersIn(const QString& text) {
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    std::vector<double> numbers;
    for (const QString& word : text.split(between, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        numbers.push_back(QString(word).replace(QChar(0x2212), QLatin1Char('-')).toDouble(&isNumber));
        if (!isNumber) {
            return {};
        }
    }
    return numbers;
}

QString textOf(const std::vector<double>& numbers) {
    QStringList words;
    for (const double number : numbers) {
        words << QString::fromStdString(base::toText(number));
    }
    return words.join(QStringLiteral(", "));
}

/// Returns the limits of "0 to 500"; a dash leaves an end open.
std::pair<std::optional<double>, std::optional<double>> limitsIn(const QString& text) {
    const QStringList ends = text.split(QStringLiteral(".."));
    const auto end = [&ends](int at) -> std::optional<double> {
        bool isNumber = false;
        const double number = ends.value(at).trimmed().replace(QChar(0x2212), QLatin1Char('-')).toDouble(&isNumber);
        return isNumber ? std::optional(number) : std::nullopt;
    };
    return {end(0), end(1)};
}

QString limitsText(const std::optional<double>& low, const std::optional<double>& high) {
    const auto end = [](const std::optional<double>& number) {
        return number ? QString::fromStdString(base::toText(*number)) : QString();
    };
    return low || high ? end(low) + QStringLiteral(" .. ") + end(high) : QString();
}

std::optional<std::string> givenText(const QLineEdit& line) {
    return line.text().isEmpty() ? std::nullopt : std::optional(line.text().toStdString());
}

QIcon swatch(const QColor& colour) {
    QPixmap pixmap(14, 14);
    pixmap.fill(colour);
    return pixmap;
}

}  // namespace

LookEditor::LookEditor(QWidget* parent)
    : QWidget(parent),
      m_form(new QFormLayout(this)),
      m_family(new QComboBox),
      m_text(points(48.0)),
      m_line(points(10.0)),
      m_marker(points(30.0)),
      m_title(new QLineEdit),
      m_xTitle(new QLineEdit),
      m_yTitle(new QLineEdit),
      m_xLimits(new QLineEdit),
      m_yLimits(new QLineEdit),
      m_xTicks(new QLineEdit),
      m_yTicks(new QLineEdit),
      m_names(new QComboBox),
      m_decimals(new QSpinBox),
      m_grey(new QCheckBox(tr("In shades of grey"))),
      m_colours(new QVBoxLayout) {
    build();
    listen();
}

void LookEditor::build() {
    m_family->addItem(tr("default"), QString());
    for (const QString& family : QFontDatabase::families()) {
        if (QFontDatabase::isSmoothlyScalable(family) && !QFontDatabase::isPrivateFamily(family)) {
            m_family->addItem(family, family);
        }
    }
    m_family->setMinimumContentsLength(8);
    m_family->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const QString& text : {tr("as on the screen"), tr("at the ends of lines"), tr("as a legend"), tr("none")}) {
        m_names->addItem(text);
    }
    m_decimals->setRange(-1, 8);
    m_decimals->setSpecialValueText(tr("default"));
    const auto add = [this](const QString& label, const char* name, QWidget* control) {
        control->setObjectName(QLatin1String(name));
        control->setMinimumWidth(kNarrowest);
        m_form->addRow(label, control);
    };
    add(tr("Font"), "look.family", m_family);
    add(tr("Text"), "look.text", m_text);
    add(tr("Lines"), "look.line", m_line);
    add(tr("Markers"), "look.marker", m_marker);
    add(tr("Title"), "look.title", m_title);
    add(tr("Horizontal"), "look.xTitle", m_xTitle);
    add(tr("Vertical"), "look.yTitle", m_yTitle);
    add(tr("Horizontal range"), "look.xLimits", m_xLimits);
    add(tr("Vertical range"), "look.yLimits", m_yLimits);
    add(tr("Horizontal ticks"), "look.xTicks", m_xTicks);
    add(tr("Vertical ticks"), "look.yTicks", m_yTicks);
    add(tr("Line labels"), "look.names", m_names);
    add(tr("Decimals"), "look.decimals", m_decimals);
    add(QString(), "look.grey", m_grey);
    m_form->addRow(m_colours);
    for (QLineEdit* line : {m_xLimits, m_yLimits}) {
        line->setPlaceholderText(QStringLiteral("0 .. 100"));
        widgets::setTip(line, tr("Two numbers separated by two dots; a missing end is taken from the data"));
    }
    for (QLineEdit* line : {m_xTicks, m_yTicks}) {
        line->setPlaceholderText(QStringLiteral("0, 50, 100"));
    }
}

void LookEditor::listen() {
    for (QDoubleSpinBox* spin : {m_text, m_line, m_marker}) {
        connect(spin, &QDoubleSpinBox::valueChanged, this, &LookEditor::take);
    }
    for (QLineEdit* line : {m_title, m_xTitle, m_yTitle, m_xLimits, m_yLimits, m_xTicks, m_yTicks}) {
        connect(line, &QLineEdit::editingFinished, this, &LookEditor::take);
    }
    for (QComboBox* combo : {m_family, m_names}) {
        connect(combo, &QComboBox::activated, this, &LookEditor::take);
    }
    connect(m_decimals, &QSpinBox::valueChanged, this, &LookEditor::take);
    connect(m_grey, &QCheckBox::toggled, this, &LookEditor::take);
}

void LookEditor::setFigure(const widgets::FigureSpec& undressed, const widgets::FigureLook& look) {
    m_showing = true;
    m_undressed = undressed;
    m_look = look;
    const auto* plot = std::get_if<widgets::PlotSpec>(&undressed);
    m_family->setCurrentIndex(std::max(0, m_family->findData(QString::fromStdString(look.family))));
    m_text->setValue(look.textPt.value_or(0.0));
    m_line->setValue(look.linePt.value_or(0.0));
    m_marker->setValue(look.markerPt.value_or(0.0));
    const auto showText = [](QLineEdit* line, const std::optional<std::string>& given, const QString& usual) {
        line->setText(QString::fromStdString(given.value_or(std::string())));
        line->setPlaceholderText(widgets::visibleText(usual));
        line->setCursorPosition(0);
    };
    showText(m_title, look.title, widgets::figureTitle(undressed));
    showText(m_xTitle, look.xTitle, plot ? plot->x.label : QString());
    showText(m_yTitle, look.yTitle, plot ? plot->y.label : QString());
    m_xLimits->setText(limitsText(look.xLow, look.xHigh));
    m_yLimits->setText(limitsText(look.yLow, look.yHigh));
    m_xTicks->setText(textOf(look.xTicks));
    m_yTicks->setText(textOf(look.yTicks));
    m_names->setCurrentIndex(static_cast<int>(look.names));
    m_decimals->setValue(look.decimals.value_or(-1));
    m_grey->setChecked(look.grey);
    for (QWidget* ofCharts :
         std::initializer_list<QWidget*>{m_xTitle, m_yTitle, m_xLimits, m_yLimits, m_xTicks, m_yTicks, m_names}) {
        ofCharts->setVisible(plot != nullptr);
        m_form->labelForField(ofCharts)->setVisible(plot != nullptr);
    }
    showColours(undressed);
    m_showing = false;
}

void LookEditor::take() {
    if (m_showing) {
        return;
    }
    widgets::FigureLook look = m_look;
    look.family = m_family->currentData().toString().toStdString();
    look.textPt = valueOf(*m_text);
    look.linePt = valueOf(*m_line);
    look.markerPt = valueOf(*m_marker);
    look.title = givenText(*m_title);
    look.xTitle = givenText(*m_xTitle);
    look.yTitle = givenText(*m_yTitle);
    std::tie(look.xLow, look.xHigh) = limitsIn(m_xLimits->text());
    std::tie(look.yLow, look.yHigh) = limitsIn(m_yLimits->text());
    look.xTicks = numbersIn(m_xTicks->text());
    look.yTicks = numbersIn(m_yTicks->text());
    look.names = static_cast<widgets::NamesShown>(m_names->currentIndex());
    look.decimals = m_decimals->value() < 0 ? std::nullopt : std::optional(m_decimals->value());
    look.grey = m_grey->isChecked();
    if (look != m_look) {
        m_look = look;
        emit edited(m_look);
    }
}

void LookEditor::showColours(const widgets::FigureSpec& undressed) {
    while (QLayoutItem* item = m_colours->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const std::vector<widgets::ColouredName> names =
        widgets::colouredNames(widgets::dressed(undressed, {.colours = m_look.colours}));
    for (std::size_t i = 0; i < std::min(names.size(), kListedCurves); ++i) {
        auto* button = new QPushButton(swatch(names[i].colour), widgets::captionText(names[i].name));
        button->setObjectName(QStringLiteral("look.colour"));
        widgets::setTip(button, tr("Colour of “%1”").arg(widgets::visibleText(names[i].name)));
        connect(button, &QPushButton::clicked, this, [this, named = names[i]] { askColour(named); });
        m_colours->addWidget(button);
    }
    if (names.size() > kListedCurves) {
        auto* more = new widgets::PlainLabel(
            tr("%n more have their default colours", nullptr, widgets::counted(names.size() - kListedCurves)));
        more->setWordWrap(true);
        m_colours->addWidget(more);
    }
}

void LookEditor::askColour(const widgets::ColouredName& series) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const QRgb safe : kSafe) {
        menu->addAction(swatch(QColor(safe)), QColor(safe).name(), this,
                        [this, series, safe] { setColour(series, QColor(safe)); });
    }
    menu->addSeparator();
    menu->addAction(tr("Another…"), this, [this, series] {
        auto* dialog = new QColorDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QColorDialog::colorSelected, this,
                [this, series](const QColor& chosen) { setColour(series, chosen); });
        dialog->open();
    });
    menu->addAction(tr("Default"), this, [this, series] { setColour(series, {}); });
    menu->popup(QCursor::pos());
}

void LookEditor::setColour(const widgets::ColouredName& series, const QColor& colour) {
    widgets::FigureLook look = m_look;
    std::erase_if(look.colours, [&series](const widgets::SeriesColour& each) {
        return each.series == series.key.toStdString() || each.series == series.name.toStdString();
    });
    if (colour.isValid()) {
        look.colours.push_back({series.key.toStdString(), colour.name().toStdString()});
    }
    if (look != m_look) {
        m_look = look;
        showColours(m_undressed);
        emit edited(m_look);
    }
}

void LookEditor::askTitle() {
    const auto* plot = std::get_if<widgets::PlotSpec>(&m_undressed);
    const bool ofX = plot && (plot->x.label.isEmpty() || plot->x.unitMissing);
    (ofX ? m_xTitle : m_yTitle)->setFocus(Qt::OtherFocusReason);
}

}  // namespace greyscope::app
