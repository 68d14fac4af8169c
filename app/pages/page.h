#pragma once

#include <QString>
#include <QVariantMap>
#include <QWidget>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/page_derivation.h"
#include "app/study/choices/defaults.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"
#include "app/study/tables/source_watch.h"
#include "widgets/common/theme/highlight.h"
#include "widgets/figure/figure_view.h"

class QAction;

namespace greyscope::app {

class Commands;
class TableStacking;

/// What the window passes to every page: the study, the catalog of its series, the shared highlight, and the members
/// below.
struct PageContext {
    StudyStore& store;
    SeriesCatalog& catalog;
    widgets::Highlight& highlight;
    SourceWatch* sources = nullptr;      ///< watches whether data files have changed; null if they are not watched
    Defaults* defaults = nullptr;        ///< the defaults that the user has set; null outside the window
    TableStacking* stacking = nullptr;   ///< stacks tables; null outside the window
    const Commands* commands = nullptr;  ///< commands of the window; null outside it

    /// Returns the path that a dialog suggests for saving a file of this name.
    [[nodiscard]] QString pathFor(const QString& fileName) const {
        return defaults ? defaults->pathFor(fileName) : fileName;
    }
};

/// A figure that a page shows, and the view that shows it.
struct PageFigure {
    const widgets::FigureView* view;
    widgets::FigureSpec figure;
};

/// Facts about a page that are known before the page is created.
struct PageFacts {
    QString key;    ///< name that never changes, for settings and tests: "trends"
    QString title;  ///< title in the current language
    QString icon;   ///< name of an icon in the resources: ":/icons/<icon>.svg"
    bool usesSeries = true;
    /// Returns whether a study contains data for this page. It is for a page that shows something even without choices;
    /// null: every study does.
    bool (*concerns)(const Study& study) = nullptr;
};

/// Base class of the pages of the window. The window requests the parts of a page once and shows them while the page is
/// current. The parts are the page itself (its views), a context bar (the page's choices as a readable sentence) and an
/// inspector.
class Page : public QWidget, public widgets::Explained {
    Q_OBJECT

public:
    Page(PageFacts facts, PageContext context, QWidget* parent = nullptr);
    ~Page() override;

    [[nodiscard]] const QString& key() const { return m_facts.key; }
    [[nodiscard]] const QString& title() const { return m_facts.title; }
    [[nodiscard]] QString explainedTitle() const override { return title(); }
    [[nodiscard]] bool usesSeries() const { return m_facts.usesSeries; }
    /// Returns the bar above the page, owned by the page; nullptr if there is none.
    [[nodiscard]] virtual QWidget* contextBar() { return nullptr; }
    [[nodiscard]] virtual QWidget* inspector() { return nullptr; }
    /// Returns the panel that the window shows at the left instead of the list of series, owned by the page; nullptr if
    /// there is none.
    [[nodiscard]] virtual QWidget* sidePanel() { return nullptr; }
    [[nodiscard]] virtual QString sideTitle() const { return {}; }
    [[nodiscard]] virtual QString inspectorTitle() const { return tr("Options"); }
    [[nodiscard]] virtual int inspectorWidth() const { return 256; }
    [[nodiscard]] virtual std::vector<Convention> conventions() const { return {}; }
    /// Returns which rows and points of its table the page does not show, and why. nullptr: those that the series of
    /// the table leave out.
    [[nodiscard]] virtual const data::LeftOut* leftOut() const { return nullptr; }
    /// A function that calculates the main number of the page and returns it as text; must capture by value.
    using Preview = std::function<base::Expected<QString>(base::Progress&)>;
    /// Returns the current main number of the page as text; "" if there is none.
    [[nodiscard]] virtual QString previewed() const { return {}; }
    /// Returns the function that calculates the main number for another study; null if the page has none.
    [[nodiscard]] virtual Preview preview(const Study& /*study*/) const { return nullptr; }
    /// Returns what the user currently sees on the page: which views are in front, and what addPlace() adds. It is not
    /// part of a study, and is restored at the next start.
    [[nodiscard]] QVariantMap place() const;
    /// Restores what place() returned.
    void setPlace(const QVariantMap& place);
    /// Called when the page becomes current. `before` is the page that was current until then.
    virtual void comeFrom(const Page& /*before*/) {}
    /// Returns the derivations of what the page shows; nullopt if there are none.
    [[nodiscard]] virtual std::optional<PageDerivation> derivation() const { return std::nullopt; }
    /// Returns the figures that the page shows, the main one first, for Export.
    [[nodiscard]] virtual std::vector<PageFigure> figures() const { return {}; }
    /// Returns what data the figure in this view shows.
    [[nodiscard]] virtual FigureData figureData(const widgets::FigureView& view) const;
    /// Returns the remarks on the result that a reader of the figures needs.
    [[nodiscard]] virtual std::vector<widgets::Remark> remarks() const { return {}; }
    /// Returns why there are no figures, if their calculation failed; otherwise "".
    [[nodiscard]] virtual QString failure() const { return {}; }

signals:
    void conventionsChanged();
    /// The user wants to export the figure in this view.
    void exportRequested(const greyscope::widgets::FigureView* view);
    /// The user wants to go to the page with this key, by a question card or "open in".
    void pageRequested(const QString& key);
    /// The user wants to run a command of the menus, given by the object name of its action ("file.open",
    /// "file.sample").
    void commandRequested(const QString& action);
    /// The user wants to open this file.
    void openRequested(const QString& path);
    /// The return value of derivation() has changed.
    void derivationChanged();
    /// The user wants to see the derivation.
    void derivationRequested();
    /// The user has clicked on a number. `line` is the line of the derivation that gives the number.
    void lineRequested(const greyscope::app::AskedLine& line);
    /// The user wants to read the file of this table again.
    void reloadRequested(const QString& table);

protected:
    /// Adds to `place` what else the user sees on the page.
    virtual void addPlace(QVariantMap& /*place*/) const {}
    /// Restores what addPlace() stored, possibly in another version of the program.
    virtual void takePlace(const QVariantMap& /*place*/) {}
    /// Updates the page from the study and its series. Called only while the page is visible: when they change, or when
    /// the page is shown after a change. A hidden page thus calculates nothing.
    virtual void follow() {}
    /// Releases the data of the old study, by following an empty study immediately, even on a hidden page.
    void letGo();
    /// Calls follow() now if the page is visible, otherwise when it is shown.
    void followWhenSeen();
    void showEvent(QShowEvent* event) override;
    [[nodiscard]] const Study& study() const { return m_context.store.study(); }
    /// Returns the action of the window that leads to the page with this key; it has the page's title and shortcut.
    /// nullptr if there is none.
    [[nodiscard]] const QAction* wayTo(const QString& page) const;
    PageContext m_context;

private:
    PageFacts m_facts;
    bool m_behind = true;  ///< whether the study has changed since follow()
};

}  // namespace greyscope::app
