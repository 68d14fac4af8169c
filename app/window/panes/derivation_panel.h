#pragma once

#include <QSettings>

#include "app/pages/page.h"
#include "app/run/job.h"
#include "widgets/figure/figure_view.h"
#include "widgets/present/derivation/derivation_cover.h"
#include "widgets/present/derivation/derivation_text.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace greyscope::widgets {
class DerivationView;
}

namespace greyscope::app {

class Defaults;
class WorkbookSaver;

/// The panel for the derivation of the current page's result, step by step. It is updated while it is visible. It can
/// round every step, copy the formulas to the clipboard, and export the steps to a spreadsheet.
class DerivationPanel : public widgets::FigureView {
    Q_OBJECT

public:
    DerivationPanel(widgets::Highlight& highlight, const StudyStore& store);

    /// Restores the settings of the panel from `settings`, and stores them there when they change.
    void remember(QSettings& settings);
    /// Sets the defaults, which contain the folder for files that the panel writes; nullptr: the folder in which the
    /// program was started.
    void setDefaults(const Defaults* defaults) { m_defaults = defaults; }
    /// Sets the page whose derivation is shown; nullptr: none.
    void setPage(Page* page);
    void showLine(const AskedLine& line);
    [[nodiscard]] widgets::DerivationView& derivation() const { return *m_view; }
    /// Covers the values until they are clicked or uncovered in order; nullopt: all values are visible.
    void setCover(std::optional<widgets::DerivationCover> cover);
    [[nodiscard]] const std::optional<widgets::DerivationCover>& cover() const { return m_cover; }
    void uncoverNext();
    void coverLast();
    void uncoverAll();
    void coverAll();
    void uncover(const derivation::LineRef& line);
    /// Sets whether another window shows the derivation, so that it must be calculated even if the panel is hidden.
    void setShownElsewhere(bool shown);

signals:
    /// The panel shows another derivation, or another line of it.
    void shownAnew();
    void told(const QString& what);

protected:
    void showEvent(QShowEvent* event) override;

private:
    DerivationPanel(widgets::DerivationView* view, const StudyStore& store);

    void buildTools();
    void follow();
    void showState();
    void showSpec();
    void findLine();
    /// Updates which values are covered, and scrolls to `line`.
    void showCover(const derivation::LineRef& line);
    [[nodiscard]] QString subtitle(const derivation::Derivation& derivation) const;
    void copyAs(widgets::DerivationFormat format);
    void saveWorkbook();
    void offerOthers();
    /// Returns the index of the page's derivation that contains this line; -1 if there is none.
    [[nodiscard]] int askedDerivation(const AskedLine& line) const;
    [[nodiscard]] derivation::Rounding rounding() const;

    widgets::DerivationView* m_view;
    QSpinBox* m_decimals = nullptr;
    QCheckBox* m_rounded = nullptr;
    QComboBox* m_which = nullptr;  ///< list that selects one of the page's derivations
    QSettings* m_settings = nullptr;
    const Defaults* m_defaults = nullptr;
    WorkbookSaver* m_saver;
    Page* m_page = nullptr;
    PageDerivation m_derivation;  ///< the derivations of the page that the panel offers
    widgets::Targets m_lights;    ///< what is highlighted for every line of the selected derivation
    bool m_behind = true;         ///< whether the page has changed while the panel was hidden
    std::optional<AskedLine> m_asked;
    derivation::LineRef m_chosen;
    std::optional<widgets::DerivationCover> m_cover;
    bool m_elsewhere = false;
    Job<derivation::Derivation> m_job{this};
};

}  // namespace greyscope::app
