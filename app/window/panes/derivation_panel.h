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

/// How the result of the page in view comes about, step by step: follows its changes while it is seen, rounds every
/// step where that is asked for, gives its formulas to the clipboard and its steps to a spreadsheet.
class DerivationPanel : public widgets::FigureView {
    Q_OBJECT

public:
    DerivationPanel(widgets::Highlight& highlight, const StudyStore& store);

    /// What the user chose the last time; written as it changes.
    void remember(QSettings& settings);
    /// Where files go that it writes; null: where the program was started.
    void setDefaults(const Defaults* defaults) { m_defaults = defaults; }
    /// The page in view; null: none.
    void setPage(Page* page);
    void showLine(const AskedLine& line);
    [[nodiscard]] widgets::DerivationView& derivation() const { return *m_view; }
    /// With one, values are covered until somebody clicks on them or they are uncovered in their order; none: all show.
    void setCover(std::optional<widgets::DerivationCover> cover);
    [[nodiscard]] const std::optional<widgets::DerivationCover>& cover() const { return m_cover; }
    void uncoverNext();
    void coverLast();
    void uncoverAll();
    void coverAll();
    void uncover(const derivation::LineRef& line);
    /// Works the result out whether or not the panel is seen: somebody else shows it as well.
    void setShownElsewhere(bool shown);

signals:
    /// The view shows another spec, or another line of it.
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
    /// After what is covered changed: brings the line into sight.
    void showCover(const derivation::LineRef& line);
    [[nodiscard]] QString subtitle(const derivation::Derivation& derivation) const;
    void copyAs(widgets::DerivationFormat format);
    void saveWorkbook();
    void offerOthers();
    /// The place among the derivations of the page of the one that has this line; -1: it is not among them.
    [[nodiscard]] int askedDerivation(const AskedLine& line) const;
    [[nodiscard]] derivation::Rounding rounding() const;

    widgets::DerivationView* m_view;
    QSpinBox* m_decimals = nullptr;
    QCheckBox* m_rounded = nullptr;
    QComboBox* m_which = nullptr;  ///< of what the page has steps for
    QSettings* m_settings = nullptr;
    const Defaults* m_defaults = nullptr;
    WorkbookSaver* m_saver;
    Page* m_page = nullptr;
    PageDerivation m_derivation;  ///< that the derivation is of
    widgets::Targets m_lights;    ///< what its lines light
    bool m_behind = true;         ///< the page changed while nobody looked
    std::optional<AskedLine> m_asked;
    derivation::LineRef m_chosen;
    std::optional<widgets::DerivationCover> m_cover;
    bool m_elsewhere = false;
    Job<derivation::Derivation> m_job{this};
};

}  // namespace greyscope::app
