#include "widgets/common/theme/style_sheet.h"

#include <QStringList>

namespace greyscope::widgets {

namespace {

/// Controls: flat, framed in the strong line colour, with the heights of the design.
constexpr const char* kControls = R"(
QPushButton { background: @field; border: 1px solid @strongLine; border-radius: 4px; padding: 4px 12px; min-height: 1em; }
QPushButton:hover { background: @alternate; }
QPushButton:pressed, QPushButton:checked { background: @selection; }
QPushButton:focus { border: 2px solid @focus; padding: 3px 11px; }
QPushButton:default { background: @accent; border-color: @accent; color: @onAccent; }
QPushButton:default:hover { border-color: @text; }
QPushButton:default:focus { border: 2px solid @text; padding: 3px 11px; }
QPushButton:disabled { background: @window; border-color: @strongLine; color: @disabled; }
QPushButton::menu-indicator { image: url(:/icons/arrow-down-@theme.svg); width: 12px; subcontrol-origin: padding;
    subcontrol-position: right center; right: 4px; }
QToolButton[popupMode="InstantPopup"][autoRaise="false"] { background: @field; border: 1px solid @strongLine; border-radius: 4px;
    padding: 1px 20px 1px 7px; }
QToolButton[popupMode="InstantPopup"][autoRaise="false"]:hover { background: @alternate; }
QToolButton[popupMode="InstantPopup"][autoRaise="false"]:focus { border: 2px solid @focus; padding: 0px 19px 0px 6px; }
QToolButton[popupMode="InstantPopup"][autoRaise="false"]:disabled { background: @window; color: @disabled; }
QToolButton[autoRaise="true"]:focus { border: 1px solid @focus; border-radius: 3px; }
QToolButton[popupMode="InstantPopup"][autoRaise="true"] { padding-right: 13px; }
QToolButton[popupMode="InstantPopup"]::menu-indicator { image: url(:/icons/arrow-down-@theme.svg); width: 10px;
    subcontrol-origin: padding; subcontrol-position: right center; right: 4px; }
QToolButton[popupMode="InstantPopup"][autoRaise="true"]::menu-indicator { right: 0px; }
QComboBox, QAbstractSpinBox, QLineEdit { background: @field; border: 1px solid @strongLine; border-radius: 4px;
    padding: 2px 7px; min-height: 1.1em; selection-background-color: @accent; selection-color: @onAccent; }
QComboBox:focus, QAbstractSpinBox:focus, QLineEdit:focus { border: 2px solid @focus; padding: 1px 6px; }
QAbstractSpinBox:focus { padding-right: 1px; }
QComboBox:disabled, QAbstractSpinBox:disabled, QLineEdit:disabled { color: @disabled; background: @window; }
QComboBox QLineEdit, QAbstractSpinBox QLineEdit, QComboBox QLineEdit:focus, QAbstractSpinBox QLineEdit:focus { border: none;
    padding: 0; min-height: 0; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url(:/icons/arrow-down-@theme.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @base; border: 1px solid @strongLine; outline: none; padding: 3px;
    selection-background-color: @selection; selection-color: @text; }
QAbstractSpinBox { padding-right: 2px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent; width: 16px; }
QAbstractSpinBox::up-arrow { image: url(:/icons/arrow-up-@theme.svg); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/arrow-down-@theme.svg); width: 10px; height: 10px; }
QCheckBox, QRadioButton { spacing: 7px; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator { width: 14px; height: 14px; border: 1px solid @strongLine;
    background: @field; }
QCheckBox::indicator, QAbstractItemView::indicator { border-radius: 3px; }
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover, QAbstractItemView::indicator:hover { border-color: @accent; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: @accent; border-color: @accent; image: url(:/icons/tick-@theme.svg); }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid @accent; background: @base; }
QCheckBox:focus, QRadioButton:focus { color: @focus; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: @focus; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @line; }
QSlider::sub-page:horizontal { border-radius: 2px; background: @accent; }
QSlider::handle:horizontal { width: 12px; height: 12px; margin: -5px 0; border-radius: 7px; background: @base;
    border: 2px solid @accent; }
QSlider::sub-page:horizontal:disabled { background: @line; }
QSlider::handle:horizontal:disabled { border-color: @strongLine; background: @window; }
QSlider::handle:horizontal:focus, QSlider::handle:horizontal:hover { background: @accent; }
QHeaderView::section { background: @alternate; color: @text2; border: none; border-bottom: 1px solid @line;
    border-right: 1px solid @line; padding: 3px 8px; }
QTableView { background: @base; alternate-background-color: @alternate; gridline-color: @line; border: none;
    selection-background-color: @selection; selection-color: @text; }
QDialog QAbstractItemView, QPlainTextEdit, QTextEdit { border: 1px solid @strongLine; border-radius: 3px; }
QDialog QAbstractItemView:focus, QPlainTextEdit:focus, QTextEdit:focus { border-color: @focus; }
QTabBar::tab { background: @window; color: @text2; border: none; border-right: 1px solid @line; padding: 6px 14px; }
QTabBar::tab:selected { background: @base; color: @text; font-weight: bold; border-top: 2px solid @accent; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:focus { color: @focus; border-bottom: 2px solid @focus; padding-bottom: 4px; }
QTabWidget::pane { border: none; border-top: 1px solid @line; }
QLabel[error="true"], QLineEdit[error="true"], QMessageBox[error="true"] QLabel#qt_msgbox_label { color: @bad; }
QLineEdit[error="true"], QLineEdit[error="true"]:focus { border-color: @bad; }
QProgressBar { background: @line; border: none; border-radius: 3px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
)";

constexpr const char* kFrame = R"(
QToolTip { background: @base; color: @text; border: 1px solid @strongLine; padding: 4px 6px; }
QMenuBar { background: @window; border-bottom: 1px solid @line; padding: 2px 8px; }
QMenuBar::item { padding: 4px 9px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected { background: @selection; color: @text; }
QMenu { background: @base; border: 1px solid @strongLine; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 10px; border-radius: 3px; }
QMenu::item:selected { background: @selection; color: @text; }
QMenu::item:disabled { color: @disabled; }
QMenu::separator { height: 1px; background: @line; margin: 4px 6px; }
QMenu::icon { padding-left: 6px; }
QMainWindow::separator { background: @line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent; }
QSplitter { background: @window; }
QSplitter::handle { background: @window; border: 0 solid @line; }
QSplitter::handle:horizontal { width: 3px; border-left-width: 1px; border-right-width: 1px; }
QSplitter::handle:vertical { height: 3px; border-top-width: 1px; border-bottom-width: 1px; }
QSplitter::handle:hover { background: @selection; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @strongLine; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @text3; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

#rail { background: @rail; border: none; spacing: 4px; padding: 6px 4px; }
#rail QToolButton { color: @railText; background: transparent; border: none; border-radius: 4px; padding: 5px 2px;
    font-size: 9pt; }
#rail QToolButton:hover { background: @railHover; }
#rail QToolButton:checked { background: @railChosen; }
#rail QToolButton:disabled { color: @railDim; }
#rail QToolButton:focus { border: 1px solid @railText; }
#rail QToolButton::menu-indicator { image: none; }

#contextStrip { background: @window; border: none; border-bottom: 1px solid @line; padding: 0; spacing: 0; }
#conventionBar { background: @window; border-top: 1px solid @line; }
#conventionBar QLabel { font-size: 9pt; color: @text3; }
#conventionBar QToolButton { font-size: 9pt; color: @text3; background: transparent; border: 1px solid transparent; border-radius: 3px;
    padding: 2px 5px; }
#conventionBar QToolButton[chip="on"] { background: @selection; color: @text; }
#conventionBar QToolButton:hover, #conventionBar QToolButton:focus { border-color: @focus; color: @text; }
#conventionBar QLabel[chip="look"] { padding: 3px 6px; color: @text; border: 1px solid @strongLine; border-radius: 3px; }
#conventionBar QLabel[chip="bad"] { padding: 3px 6px; color: @bad; border: 1px solid @bad; border-radius: 3px; }
#conventionBar QLabel#studyFacts { color: @text; padding-right: 8px; }
#conventionBar::item { border: none; }

#startActions { background: @alternate; border-right: 1px solid @line; }
#startSample, #startContent { background: @base; }
#sampleCharts { background: @base; border: 1px solid @line; border-radius: 4px; }
#programName { font-size: 17pt; font-weight: bold; }
#sectionTitle { font-size: 12pt; font-weight: bold; }
#chartTitle { font-size: 9pt; font-weight: bold; }
#quietText { font-size: 9pt; color: @text2; }
#seriesPanel { background: @base; font-size: 9pt; }
#rule { background: @line; border: none; }
#sideHeading { font-weight: bold; color: @text2; font-size: 9pt; }
#sideNote { color: @text2; font-size: 9pt; }
#seriesTree, #referenceWell, #comparedWell { background: @base; font-size: 9pt; }
#dockTitle { background: @alternate; border-bottom: 1px solid @line; }
#dockTitle QLabel { font-weight: bold; font-size: 9.75pt; }
QDockWidget > QWidget { background: @base; }
#inspectorArea, #inspectorArea > QWidget, #inspectorArea > QWidget > QWidget { background: @base; }
QTabBar#dockTabs { background: @window; }

#quietText[error="true"] { color: @bad; }
#viewFrame { background: @base; }
#viewTitle { font-size: 10.5pt; font-weight: bold; }
#viewWarning { font-size: 9pt; color: @bad; }
#viewSubtitle { font-size: 9pt; color: @text2; }
#viewMessageTitle { font-weight: bold; }
#viewEmpty QLabel, #viewCancelled QLabel { color: @text2; }
#busyBox { background: @base; border: 1px solid @strongLine; border-radius: 4px; }

#readingSentence { background: @base; }
#readingSentence QLabel { font-size: 9pt; }
#readingCard { font-size: 8.5pt; }
#readingSentence QLabel[sure="true"], #readingPopup QLabel[sure="true"] { background: @goodOn; color: @good; border-radius: 3px; padding: 0 5px; }
#readingSentence QLabel[sure="false"], #readingPopup QLabel[sure="false"] { background: @lookOn; color: @look; border-radius: 3px; padding: 0 5px; }
#readingPopup { background: @base; border: 1px solid @strongLine; }
#readingColumns { background: @base; border: none; outline: none; }
#readingColumns::item { padding: 2px 0; }
#readingColumns::item:selected { background: @selection; color: @text; }

QHeaderView { background: @alternate; border: none; }
QHeaderView::section { background: @alternate; color: @text2; border: none; padding: 3px 8px; font-size: 9pt; }
QHeaderView::section:horizontal { border-bottom: 1px solid @line; }
QHeaderView::section:vertical { background: @base; color: @text3; }
QTableCornerButton::section { background: @alternate; border: none; border-bottom: 1px solid @line; }
#sourceTable, #valuesTable, #reportTable, #accountTable { font-size: 9pt; }
#recipeList { background: @base; border: none; font-size: 9pt; }
#recipeList QToolButton[level] { border: none; border-radius: 3px; padding: 2px 6px; }
#recipeList QToolButton[level="in"] { background: @goodOn; color: @good; }
#recipeList QToolButton[level="out"] { background: @badOn; color: @bad; }
#recipeList QToolButton[level]:focus { border: 1px solid @focus; padding: 1px 5px; }
#historySteps { background: transparent; }
#historySteps::item { padding: 5px 4px; border-left: 3px solid transparent; }
#historySteps::item:selected { background: @selection; color: @text; border-left: 3px solid @accent; }
#recipeList QListWidget { background: @field; border: 1px solid @strongLine; border-radius: 4px; }
#commandText { background: @alternate; border: 1px solid @line; border-radius: 4px; font-size: 8.5pt; }

#explanation { background: @base; border: 1px solid @strongLine; border-radius: 4px; }
#explanation QLabel { color: @text; }
#explanation QLabel#formula { font-family: "Noto Serif", serif; font-size: 12pt; background: @alternate; border: 1px solid @line;
    border-radius: 4px; padding: 8px 10px; }
#explanation QLabel#quietText { color: @text2; }

QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
#notice { border-bottom: 1px solid @line; }
#notice[kind="info"] { background: @infoOn; }
#notice[kind="look"] { background: @lookOn; }
#notice[kind="error"] { background: @badOn; }
#noticeHead { font-weight: bold; }
#loadStrip { background: @infoOn; border-bottom: 1px solid @line; }
)";

/// The colour in the middle between two colours.
QColor between(const QColor& a, const QColor& b) {
    return {(a.red() + b.red()) / 2, (a.green() + b.green()) / 2, (a.blue() + b.blue()) / 2};
}

}  // namespace

QString styleSheet(const Theme& theme) {
    const auto rgb = [](const QColor& colour) { return colour.name(); };
    const QColor hover = theme.dark ? theme.rail.lighter(150) : theme.rail.lighter(125);
    // The accent of the high-contrast theme is as light as its lines.
    constexpr double kToldApart = 3.0;
    const bool told = contrast(theme.accent, theme.strongLine) >= kToldApart;
    const QColor disabled = theme.palette().color(QPalette::Disabled, QPalette::Text);
    // Longer names first, so that "@text2" is not read as "@text" and a "2".
    const std::pair<const char*, QString> colours[] = {
        {"@theme", theme.dark ? QStringLiteral("dark") : QStringLiteral("light")},
        {"@disabled", rgb(disabled)},
        {"@focus", rgb(told ? theme.accent : theme.link)},
        {"@railDim", rgb(between(theme.rail, theme.railText))},
        {"@railChosen", rgb(theme.railChosen)},
        {"@railHover", rgb(hover)},
        {"@railText", rgb(theme.railText)},
        {"@rail", rgb(theme.rail)},
        {"@window", rgb(theme.window)},
        {"@base", rgb(theme.base)},
        {"@badOn", rgb(theme.badOn)},
        {"@bad", rgb(theme.bad)},
        {"@goodOn", rgb(theme.goodOn)},
        {"@good", rgb(theme.good)},
        {"@alternate", rgb(theme.alternate)},
        {"@field", rgb(theme.field)},
        {"@strongLine", rgb(theme.strongLine)},
        {"@line", rgb(theme.line)},
        {"@text2", rgb(theme.text2)},
        {"@text3", rgb(theme.text3)},
        {"@text", rgb(theme.text)},
        {"@accent", rgb(theme.accent)},
        {"@selection", rgb(theme.selection)},
        {"@onAccent", rgb(theme.onAccent)},
        {"@infoOn", rgb(theme.infoOn)},
        {"@lookOn", rgb(theme.lookOn)},
        {"@look", rgb(theme.look)},
    };
    QString sheet = QLatin1String(kControls) + QLatin1String(kFrame);
    for (const auto& [name, colour] : colours) {
        sheet.replace(QLatin1String(name), colour);
    }
    return sheet;
}

}  // namespace greyscope::widgets
