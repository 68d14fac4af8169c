#include "app/pages/sheet/sheet_edits.h"

#include <algorithm>
#include <cmath>

#include "app/export/sheet_figure.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

constexpr double kRowMm = 60.0;

/// Returns the sheet's arrangement for another number of panels.
widgets::SheetGrid gridFor(const widgets::SheetGrid& grid, std::size_t panels) {
    using widgets::Arrangement;
    for (const Arrangement each : {Arrangement::wideBelow, Arrangement::row, Arrangement::column, Arrangement::grid}) {
        if (grid.panels() > 1 && widgets::isArranged(grid, each)) {
            return widgets::arranged(grid, each, panels, kRowMm);
        }
    }
    return widgets::arranged(grid, Arrangement::wideBelow, panels, kRowMm);
}

QString mm(double value) {
    return Words::tr("%1 mm").arg(widgets::plainText(value, 1));
}

}  // namespace

void SheetEdits::edit(const QString& what, const std::function<void(Sheet&)>& change, const char* merge) {
    editStudy(
        what, [&change](Study& /*study*/, Sheet& sheet) { change(sheet); }, merge);
}

void SheetEdits::editStudy(const QString& what, const std::function<void(Study&, Sheet&)>& change, const char* merge) {
    const QString key =
        merge ? QStringLiteral("sheet/%1/%2").arg(QString::fromStdString(m_name), QLatin1String(merge)) : QString();
    m_store.edit(
        widgets::withColon(QString::fromStdString(m_name), what),
        [&](Study& study) {
            if (Sheet* sheet = study.sheet(m_name)) {
                change(study, *sheet);
            }
        },
        key);
}

void SheetEdits::add(const Preset& preset, const std::string& figure) {
    Sheet sheet;
    sheet.name = newSheetName(m_store.study());
    sheet.preset = preset.name;
    sheet.textPt = preset.textPt;
    sheet.grid.widthMm = preset.widthMm;
    if (!figure.empty()) {
        sheet.panels = {figure};
        sheet.grid.rows = {{kRowMm, {1.0}}};
    }
    m_name = sheet.name;
    m_store.edit(Words::tr("New sheet, %1").arg(mm(preset.widthMm)),
                 [&sheet](Study& study) { study.sheets.push_back(sheet); });
}

void SheetEdits::remove() {
    const std::string name = m_name;
    m_store.edit(Words::tr("Remove %1").arg(QString::fromStdString(name)), [&name](Study& study) {
        std::erase_if(study.sheets, [&name](const Sheet& sheet) { return sheet.name == name; });
    });
}

/// Names must be unique, so that the command line can distinguish sheets.
void SheetEdits::rename(const QString& name) {
    const std::string wanted = name.simplified().toStdString();
    if (wanted.empty() || m_store.study().sheet(wanted)) {
        return;
    }
    const std::string before = m_name;
    m_name = wanted;
    m_store.edit(Words::tr("Name a sheet: %1").arg(name.simplified()), [&](Study& study) {
        if (Sheet* sheet = study.sheet(before)) {
            sheet->name = wanted;
        }
    });
}

void SheetEdits::setPreset(const Preset& preset) {
    edit(preset.title, [&preset](Sheet& sheet) {
        sheet.preset = preset.name;
        sheet.textPt = preset.textPt;
        sheet.family.clear();
        sheet.grid.widthMm = preset.widthMm;
    });
}

void SheetEdits::setWidth(double width) {
    edit(
        Words::tr("width %1").arg(mm(width)), [width](Sheet& sheet) { sheet.grid.widthMm = width; }, "width");
}

void SheetEdits::arrange(widgets::Arrangement arrangement) {
    edit(Words::tr("arrangement"), [arrangement](Sheet& sheet) {
        sheet.grid = widgets::arranged(gridOf(sheet), arrangement, sheet.panels.size(), kRowMm);
    });
}

void SheetEdits::setGrid(const widgets::SheetGrid& grid) {
    edit(
        Words::tr("sizes of panels"), [&grid](Sheet& sheet) { sheet.grid = grid; }, "grid");
}

void SheetEdits::setLetters(PanelLetters letters) {
    edit(Words::tr("letters"), [letters](Sheet& sheet) { sheet.letters = letters; });
}

void SheetEdits::setText(double pt) {
    edit(
        Words::tr("text %1 pt").arg(widgets::plainText(pt, 1)), [pt](Sheet& sheet) { sheet.textPt = pt; }, "text");
}

void SheetEdits::setFamily(const QString& family) {
    edit(Words::tr("font"), [&family](Sheet& sheet) { sheet.family = family.toStdString(); });
}

void SheetEdits::setGrey(bool grey) {
    edit(Words::tr("grey"), [grey](Sheet& sheet) { sheet.grey = grey; });
}

void SheetEdits::setCaption(const QString& caption) {
    edit(
        Words::tr("caption"),
        [&caption](Sheet& sheet) {
            sheet.caption = caption.isNull() ? std::nullopt : std::optional(caption.toStdString());
        },
        "caption");
}

void SheetEdits::addPanel(const std::string& figure, const QString& title) {
    const widgets::FigureLook look = m_store.study().lookOf(figure);
    editStudy(Words::tr("add %1").arg(title), [&](Study& study, Sheet& sheet) {
        const widgets::SheetGrid grid = gridOf(sheet);
        sheet.panels.push_back(panelFor(sheet, figure));
        sheet.grid = gridFor(grid, sheet.panels.size());
        if (const std::string& panel = sheet.panels.back(); panel != figure) {
            study.setLook(panel, look);
        }
    });
}

void SheetEdits::removePanel(int panel) {
    const auto at = static_cast<std::size_t>(panel);
    edit(Words::tr("remove panel %1").arg(panelLetter(sheet()->letters, at)), [at](Sheet& sheet) {
        sheet.grid = widgets::withoutPanel(gridOf(sheet), at);
        sheet.panels.erase(sheet.panels.begin() + static_cast<std::ptrdiff_t>(at));
    });
}

/// The panels in between move up.
void SheetEdits::movePanel(int from, int to) {
    edit(Words::tr("order of panels"), [from, to](Sheet& sheet) {
        std::string moved = std::move(sheet.panels[static_cast<std::size_t>(from)]);
        sheet.panels.erase(sheet.panels.begin() + from);
        sheet.panels.insert(sheet.panels.begin() + to, std::move(moved));
    });
}

void SheetEdits::setLook(int panel, const widgets::FigureLook& look) {
    const std::string figure = sheet()->panels[static_cast<std::size_t>(panel)];
    m_store.edit(
        Words::tr("Appearance of %1").arg(QString::fromStdString(figure)),
        [&](Study& study) { study.setLook(figure, look); }, QStringLiteral("look/") + QString::fromStdString(figure));
}

void SheetEdits::makeHigh(Sheet& sheet, double height) {
    const double gaps = widgets::kPanelGapMm * static_cast<double>(sheet.grid.rows.size() - 1);
    const double factor = (height - gaps) / (sheet.grid.sizeMm().height() - gaps);
    for (widgets::SheetRow& row : sheet.grid.rows) {
        row.heightMm = std::max(widgets::kLeastPanelMm, std::floor(row.heightMm * factor));
    }
}

void SheetEdits::mend(const FigureCheck& check) {
    switch (check.remedy) {
        case FigureCheck::Remedy::height:
            edit(remedyText(check), [&check](Sheet& sheet) {
                sheet.grid = gridOf(sheet);
                std::size_t panel = static_cast<std::size_t>(std::max(0, check.panel));
                for (widgets::SheetRow& row : sheet.grid.rows) {
                    if (check.panel >= 0 && panel < row.shares.size()) {
                        row.heightMm = check.value;
                        return;
                    }
                    panel -= row.shares.size();
                }
                makeHigh(sheet, check.value);
            });
            break;
        case FigureCheck::Remedy::text:
            setText(check.value);
            break;
        case FigureCheck::Remedy::width:
            setWidth(check.value);
            break;
        case FigureCheck::Remedy::family:
            setFamily(QString::fromStdString(check.key));
            break;
        case FigureCheck::Remedy::letters:
            setLetters(PanelLetters::lower);
            break;
        case FigureCheck::Remedy::removePanel:
            removePanel(check.panel);
            break;
        case FigureCheck::Remedy::colour:
        case FigureCheck::Remedy::usualColours:
            setLook(check.panel,
                    mended(m_store.study().lookOf(sheet()->panels[static_cast<std::size_t>(check.panel)]), check));
            break;
        case FigureCheck::Remedy::title:
        case FigureCheck::Remedy::format:
        case FigureCheck::Remedy::reload:
        case FigureCheck::Remedy::onSheet:
        case FigureCheck::Remedy::none:
            break;
    }
}

}  // namespace greyscope::app
