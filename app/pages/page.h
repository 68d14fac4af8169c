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

/// What every page receives: the study, the list of its series, and the shared highlight.
struct PageContext {
    StudyStore& store;
    SeriesCatalog& catalog;
    widgets::Highlight& highlight;
    SourceWatch* sources = nullptr;      ///< reports whether files have changed; null if they are not watched
    Defaults* defaults = nullptr;        ///< the user's defaults; null outside the window
    TableStacking* stacking = nullptr;   ///< stacks tables; null outside the window
    const Commands* commands = nullptr;  ///< commands of the window; null outside it

    /// Returns the path that a dialog suggests for saving a file of this name.
    [[nodiscard]] QString pathFor(const QString& fileName) const {
        return defaults ? defaults->pathFor(fileName) : fileName;
    }
};

/// A figure of a page, and the view that shows it.
struct PageFigure {
    const widgets::FigureView* view;
    widgets::FigureSpec figure;
};

/// Facts about a page that are known before it is created.
struct PageFacts {
    QString key;    ///< stable name for settings and tests: "trends"
    QString title;  ///< title in the current language
    QString icon;   ///< name of an icon in the resources: ":/icons/<icon>.svg"
    bool usesSeries = true;
    /// For a page that shows something even without choices: whether a study contains data for it; null: always.
    bool (*concerns)(const Study& study) = nullptr;
};

/// A page of the window. The window requests its parts once and shows them while the page is current: the page itself
/// (views), a context bar (the page's choices as a readable sentence) and an inspector.
class Page : public QWidget, public widgets::Explained {
    Q_OBJECT

public:
    Page(PageFacts facts, PageContext context, QWidget* parent = nullptr);
    ~Page() override;

    [[nodiscard]] const QString& key() const { return m_facts.key; }
    [[nodiscard]] const QString& title() const { return m_facts.title; }
    [[nodiscard]] QString explainedTitle() const override { return title(); }
    [[nodiscard]] bool usesSeries() const { return m_facts.usesSeries; }
    /// Owned by the page; nullptr if the page has none.
    [[nodiscard]] virtual QWidget* contextBar() { return nullptr; }
    [[nodiscard]] virtual QWidget* inspector() { return nullptr; }
    /// Returns the panel that is shown at the left in place of the series; owned by the page.
    [[nodiscard]] virtual QWidget* sidePanel() { return nullptr; }
    [[nodiscard]] virtual QString sideTitle() const { return {}; }
    [[nodiscard]] virtual QString inspectorTitle() const { return tr("Options"); }
    [[nodiscard]] virtual int inspectorWidth() const { return 256; }
    [[nodiscard]] virtual std::vector<Convention> conventions() const { return {}; }
    /// Returns what the page does not show of its table, and why; nullptr if that is what the table's series leave out.
    [[nodiscard]] virtual const data::LeftOut* leftOut() const { return nullptr; }
    /// A calculation of the page's main number, as text; must capture by value.
    using Preview = std::function<base::Expected<QString>(base::Progress&)>;
    /// Returns the present main number as text; "" if the page has none.
    [[nodiscard]] virtual QString previewed() const { return {}; }
    /// Returns the calculation of this number for another study; null if there is none.
    [[nodiscard]] virtual Preview preview(const Study& /*study*/) const { return nullptr; }
    /// The user's place on the page, which is not part of a study: the views in front, and what the page adds. Restored
    /// at the next start.
    [[nodiscard]] QVariantMap place() const;
    void setPlace(const QVariantMap& place);
    /// Called with the page that was current before this one.
    virtual void comeFrom(const Page& /*before*/) {}
    /// Returns the derivation of the page's result; nullopt if there is none.
    [[nodiscard]] virtual std::optional<PageDerivation> derivation() const { return std::nullopt; }
    /// Returns the figures that the page shows, the main one first; Export offers them.
    [[nodiscard]] virtual std::vector<PageFigure> figures() const { return {}; }
    /// Returns the data of a figure, given by its view.
    [[nodiscard]] virtual FigureData figureData(const widgets::FigureView& view) const;
    /// Returns the remarks that a reader of the figures needs.
    [[nodiscard]] virtual std::vector<widgets::Remark> remarks() const { return {}; }
    /// Returns why there are no figures, if their calculation failed; otherwise empty.
    [[nodiscard]] virtual QString failure() const { return {}; }

signals:
    void conventionsChanged();
    /// The user wants to export what this view shows.
    void exportRequested(const greyscope::widgets::FigureView* view);
    /// The user wants to go to another page (a question card, "open in"), given by its key.
    void pageRequested(const QString& key);
    /// The user wants a command of the menus, given by the object name of its action ("file.open", "file.sample").
    void commandRequested(const QString& action);
    /// The user wants to open this file.
    void openRequested(const QString& path);
    /// derivation() returns another value.
    void derivationChanged();
    /// The user wants to see the derivation; or clicked on a number, given by its line.
    void derivationRequested();
    void lineRequested(const greyscope::app::AskedLine& line);
    /// The user wants to read the file of this table again.
    void reloadRequested(const QString& table);

protected:
    /// Adds to the page's place, and restores it from a stored one, which may come from another version.
    virtual void addPlace(QVariantMap& /*place*/) const {}
    virtual void takePlace(const QVariantMap& /*place*/) {}
    /// Updates the page from the study and its series. Called only while the page is visible, when they change, or when
    /// it is shown after a change, so that a hidden page calculates nothing.
    virtual void follow() {}
    /// Releases the old study: every page follows an empty study immediately.
    void letGo();
    /// Calls follow() now, or when the page is shown.
    void followWhenSeen();
    void showEvent(QShowEvent* event) override;
    [[nodiscard]] const Study& study() const { return m_context.store.study(); }
    /// Returns the window's action that leads to another page, with its title and shortcut; nullptr if the window has
    /// none.
    [[nodiscard]] const QAction* wayTo(const QString& page) const;
    PageContext m_context;

private:
    PageFacts m_facts;
    bool m_behind = true;  ///< the study has changed since follow()
};

}  // namespace greyscope::app
