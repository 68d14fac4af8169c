#include "app/pages/sheet/sheet_bar.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QMenu>

#include <algorithm>
#include <array>
#include <initializer_list>

#include "widgets/common/theme/icon.h"
#include "widgets/controls/name_combo.h"
#include "widgets/controls/number_box.h"

namespace greyscope::app {

namespace {

using widgets::Arrangement;
constexpr std::array kArrangements{Arrangement::wideBelow, Arrangement::row, Arrangement::column, Arrangement::grid};

QComboBox* combo(const char* name, int letters) {
    auto* box = new widgets::ElidedCombo;
    box->setObjectName(QLatin1String(name));
    box->setMinimumContentsLength(letters);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return box;
}

widgets::NumberBox* number(const char* name, double low, double high, double step, const QString& unit) {
    auto* spin = new widgets::NumberBox;
    spin->setObjectName(QLatin1String(name));
    spin->setRange(low, high);
    spin->setSingleStep(step);
    spin->setDecimals(1);
    spin->setSuffix(unit);
    return spin;
}

}  // namespace

SheetBar::SheetBar(SheetEdits& edits, const Presets& presets, QWidget* parent)
    : ContextBar(parent),
      m_edits(edits),
      m_presets(presets),
      m_sheets(combo("sheet.name", 6)),
      m_preset(combo("sheet.preset", 17)),
      m_width(number("sheet.width", 30.0, 1000.0, 1.0, QStringLiteral(" mm"))),
      m_arrangement(combo("sheet.arrangement", 8)),
      m_text(number("sheet.text", 4.0, 36.0, 0.5, QStringLiteral(" pt"))),
      m_letters(combo("sheet.letters", 3)),
      m_add(new QToolButton),
      m_more(new QToolButton),
      m_back(new QToolButton),
      m_views(new QMenu(this)) {
    build();
    listen();
}

void SheetBar::build() {
    m_preset->setSizeAdjustPolicy(QComboBox::AdjustToContents);  // shown in full if there is room
    for (const Preset& preset : m_presets.list) {
        m_preset->addItem(preset.title);
    }
    m_arrangement->addItems({tr("in pairs"), tr("in a row"), tr("in a column"), tr("grid")});
    m_letters->addItems({tr("a, b, c"), tr("A, B, C"), tr("none")});
    m_add->setObjectName(QStringLiteral("sheet.add"));
    m_add->setText(tr("Add view"));
    m_add->setIcon(widgets::icon(QStringLiteral("plus")));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(m_views);
    auto* more = new QMenu(this);
    more->addAction(tr("New sheet"), this, [this] { emit sheetChosen({}); });
    more->addSeparator();
    QMenu* fonts = more->addMenu(tr("Font"));
    connect(fonts, &QMenu::aboutToShow, this, [this, fonts] { fillFonts(*fonts); });
    QAction* grey = more->addAction(tr("In shades of grey"));
    grey->setObjectName(QStringLiteral("sheet.grey"));
    grey->setCheckable(true);
    connect(more, &QMenu::aboutToShow, this,
            [this, grey] { grey->setChecked(m_edits.sheet() && m_edits.sheet()->grey); });
    connect(grey, &QAction::triggered, this, [this](bool on) { m_edits.setGrey(on); });
    more->addSeparator();
    more->addAction(tr("Rename…"), this, [this] { emit renameRequested(); });
    more->addAction(tr("Remove this sheet"), this, [this] { m_edits.remove(); });
    m_more->setText(QStringLiteral("⋯"));
    m_more->setObjectName(QStringLiteral("sheet.more"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(more);
    m_back->setObjectName(QStringLiteral("sheet.back"));
    m_back->hide();
    addControl(tr("Sheet"), m_sheets);
    addControl({}, m_more);
    addControl(tr("for"), m_preset);
    addControl({}, m_width);
    addControl(tr("in"), m_arrangement);
    addControl(tr("text"), m_text);
    addControl(tr("letters"), m_letters);
    addControl({}, m_add);
    addControl({}, m_back);
    m_width->setAccessibleName(tr("Width"));
    m_more->setAccessibleName(tr("More actions for this sheet"));
}

void SheetBar::fillFonts(QMenu& menu) {
    menu.clear();
    menu.addAction(tr("default"), this, [this] { m_edits.setFamily({}); });
    for (const QString& family : QFontDatabase::families()) {
        if (QFontDatabase::isSmoothlyScalable(family) && !QFontDatabase::isPrivateFamily(family)) {
            menu.addAction(widgets::captionText(family), this, [this, family] { m_edits.setFamily(family); });
        }
    }
}

void SheetBar::listen() {
    connect(m_sheets, &QComboBox::activated, this, [this] { emit sheetChosen(m_sheets->currentText()); });
    connect(m_preset, &QComboBox::activated, this,
            [this](int row) { m_edits.setPreset(m_presets.list[static_cast<std::size_t>(row)]); });
    connect(m_width, &widgets::NumberBox::edited, this, [this](double mm) { m_edits.setWidth(mm); });
    connect(m_arrangement, &QComboBox::activated, this,
            [this](int row) { m_edits.arrange(kArrangements[static_cast<std::size_t>(row)]); });
    connect(m_text, &widgets::NumberBox::edited, this, [this](double pt) { m_edits.setText(pt); });
    connect(m_letters, &QComboBox::activated, this,
            [this](int row) { m_edits.setLetters(static_cast<PanelLetters>(row)); });
    connect(m_back, &QToolButton::clicked, this, &SheetBar::backRequested);
}

void SheetBar::setBack(const QString& title) {
    m_back->setText(tr("Back to %1").arg(title));
    m_back->show();
}

void SheetBar::show(const Study& study) {
    QStringList names;
    for (const Sheet& sheet : study.sheets) {
        names << QString::fromStdString(sheet.name);
    }
    QStringList listed;
    for (int i = 0; i < m_sheets->count(); ++i) {
        listed << m_sheets->itemText(i);
    }
    if (names != listed) {
        m_sheets->clear();
        m_sheets->addItems(names);
    }
    const Sheet* sheet = m_edits.sheet();
    for (QWidget* control :
         std::initializer_list<QWidget*>{m_sheets, m_preset, m_width, m_arrangement, m_text, m_letters, m_add}) {
        control->setEnabled(sheet != nullptr);
    }
    if (!sheet) {
        return;
    }
    m_sheets->setCurrentText(QString::fromStdString(sheet->name));
    const Preset* preset = m_presets.find(sheet->preset);
    m_preset->setCurrentIndex(preset ? static_cast<int>(preset - m_presets.list.data()) : -1);
    m_width->display(sheet->grid.widthMm);
    m_text->display(sheet->textPt);
    m_letters->setCurrentIndex(static_cast<int>(sheet->letters));
    const widgets::SheetGrid grid = gridOf(*sheet);
    const auto same = std::find_if(kArrangements.begin(), kArrangements.end(),
                                   [&grid](Arrangement each) { return widgets::isArranged(grid, each); });
    m_arrangement->setCurrentIndex(same == kArrangements.end() ? -1 : static_cast<int>(same - kArrangements.begin()));
}

}  // namespace greyscope::app
