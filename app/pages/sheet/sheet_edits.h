#pragma once

#include <QString>

#include <string>

#include "app/export/check/figure_check.h"
#include "app/export/presets.h"
#include "app/study/file/study_store.h"

namespace greyscope::app {

/// Changes one sheet of the study. Each change is a step that can be undone.
class SheetEdits {
public:
    explicit SheetEdits(StudyStore& store) : m_store(store) {}

    /// Returns the name of the sheet that is shown; empty if none is.
    [[nodiscard]] const std::string& name() const { return m_name; }
    void show(const std::string& name) { m_name = name; }
    [[nodiscard]] const Sheet* sheet() const { return m_store.study().sheet(m_name); }

    /// Adds a new sheet with this figure as its first panel, and shows it.
    void add(const Preset& preset, const std::string& figure);
    void remove();
    void rename(const QString& name);
    void setPreset(const Preset& preset);
    void setWidth(double mm);
    void arrange(widgets::Arrangement arrangement);
    void setGrid(const widgets::SheetGrid& grid);
    void setLetters(PanelLetters letters);
    void setText(double pt);
    /// Sets the font family of the sheet; empty: that of the preset.
    void setFamily(const QString& family);
    void setGrey(bool grey);
    /// Sets the caption; a null string restores the caption that is generated from the panels.
    void setCaption(const QString& caption);
    void addPanel(const std::string& figure, const QString& title);
    void removePanel(int panel);
    void movePanel(int from, int to);
    void setLook(int panel, const widgets::FigureLook& look);
    void mend(const FigureCheck& check);

private:
    void edit(const QString& what, const std::function<void(Sheet&)>& change, const char* merge = nullptr);
    void editStudy(const QString& what, const std::function<void(Study&, Sheet&)>& change, const char* merge = nullptr);
    /// Changes the heights of all rows, such that the sheet becomes `mm` high.
    static void makeHigh(Sheet& sheet, double mm);

    StudyStore& m_store;
    std::string m_name;
};

}  // namespace greyscope::app
