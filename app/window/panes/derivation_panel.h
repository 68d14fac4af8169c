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

/// The derivation of the current page's result, step by step. It is updated while it is visible, rounds every step on
/// request, copies its formulas to the clipboard, and exports its steps to a spreadsheet.
class DerivationPanel : public widgets::FigureView {
    Q_OBJECT

public:
    DerivationPanel(widgets::Highlight& highlight, const StudyStore& store);

    /// Restores the user's last settings, and stores them when they change.
    void remember(QSettings& settings);
    /// Sets the folder for files that it writes; nullptr: the folder in which the program was started.
    void setDefaults(const Defaults* defaults) { m_defaults = defaults; }
    /// Sets the current page; nullptr: none.
    void setPage(Page* page);
    void showLine(const AskedLine& line);
    [[nodiscard]] widgets::DerivationView& derivation() const { return *m_view; }
    /// Covers the values until they are clicked or uncovered in order; nullopt: all are visible.
    void setCover(std::optional<widgets::DerivationCover> cover);
    [[nodiscard]] const std::optional<widgets::DerivationCover>& cover() const { return m_cover; }
    void uncoverNext();
    void coverLast();
    void uncoverAll();
    void coverAll();
    void uncover(const derivation::LineRef& line);
    /// Calculates the derivation even if the panel is hidden, because another window shows it.
    void setShownElsewhere(bool shown);

signals:
    /// The view shows another derivation, or another line of it.
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
    /// Shows what is covered now, and scrolls to the line.
    void showCover(const derivation::LineRef& line);
    [[nodiscard]] QString subtitle(const derivation::Derivation& derivation) const;
    void copyAs(widgets::DerivationFormat format);
    void saveWorkbook();
    void offerOthers();
    /// Returns the index of the derivation with this line among those of the page; -1 if there is none.
    [[nodiscard]] int askedDerivation(const AskedLine& line) const;
    [[nodiscard]] derivation::Rounding rounding() const;

    widgets::DerivationView* m_view;
    QSpinBox* m_decimals = nullptr;
    QCheckBox* m_rounded = nullptr;
    QComboBox* m_which = nullptr;  ///< selects one of the page's derivations
    QSettings* m_settings = nullptr;
    const Defaults* m_defaults = nullptr;
    WorkbookSaver* m_saver;
    Page* m_page = nullptr;
    PageDerivation m_derivation;  ///< the page's derivations that are shown
    widgets::Targets m_lights;    ///< what the lines of the derivation highlight
    bool m_behind = true;         ///< the page has changed while the panel was hidden
    std::optional<AskedLine> m_asked;
    derivation::LineRef m_chosen;
    std::optional<widgets::DerivationCover> m_cover;
    bool m_elsewhere = false;
    Job<derivation::Derivation> m_job{this};
};

}  // namespace greyscope::app
