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

/// What every page is given: the study, the list of its series, and the shared highlight.
struct PageContext {
    StudyStore& store;
    SeriesCatalog& catalog;
    widgets::Highlight& highlight;
    SourceWatch* sources = nullptr;      ///< whether files have changed; none where nothing watches them
    Defaults* defaults = nullptr;        ///< what the user set for every study; none outside the window
    TableStacking* stacking = nullptr;   ///< makes one table of several; none outside the window
    const Commands* commands = nullptr;  ///< of the window; none outside of it

    /// What a dialog suggests to write a file of this name as.
    [[nodiscard]] QString pathFor(const QString& fileName) const {
        return defaults ? defaults->pathFor(fileName) : fileName;
    }
};

/// A figure of a page, and the view that shows it.
struct PageFigure {
    const widgets::FigureView* view;
    widgets::FigureSpec figure;
};

/// What is known of a page before there is one.
struct PageFacts {
    QString key;    ///< stable name for settings and tests: "trends"
    QString title;  ///< in the language in use
    QString icon;   ///< name of an icon in the resources: ":/icons/<icon>.svg"
    bool usesSeries = true;
    /// Whether a study is about what the page shows, for a page that shows something before anything is chosen; null:
    /// always.
    bool (*concerns)(const Study& study) = nullptr;
};

/// One page of the window. The window asks for its parts once and shows them while the page is current:
/// the page itself (views), a context bar (the page's choices as a readable sentence) and an inspector.
class Page : public QWidget, public widgets::Explained {
    Q_OBJECT

public:
    Page(PageFacts facts, PageContext context, QWidget* parent = nullptr);
    ~Page() override;

    [[nodiscard]] const QString& key() const { return m_facts.key; }
    [[nodiscard]] const QString& title() const { return m_facts.title; }
    [[nodiscard]] QString explainedTitle() const override { return title(); }
    [[nodiscard]] bool usesSeries() const { return m_facts.usesSeries; }
    /// Owned by the page; null where the page has none.
    [[nodiscard]] virtual QWidget* contextBar() { return nullptr; }
    [[nodiscard]] virtual QWidget* inspector() { return nullptr; }
    /// What stands at its left in the place of the series; owned by the page.
    [[nodiscard]] virtual QWidget* sidePanel() { return nullptr; }
    [[nodiscard]] virtual QString sideTitle() const { return {}; }
    [[nodiscard]] virtual QString inspectorTitle() const { return tr("Options"); }
    [[nodiscard]] virtual int inspectorWidth() const { return 256; }
    [[nodiscard]] virtual std::vector<Convention> conventions() const { return {}; }
    /// What of its table the page does not show, and why; null where that is what the table's series leave out.
    [[nodiscard]] virtual const data::LeftOut* leftOut() const { return nullptr; }
    /// A calculation of the page's number, in words; captures values alone.
    using Preview = std::function<base::Expected<QString>(base::Progress&)>;
    /// What that number is, before there is an alternative to a convention; "" where the page has none.
    [[nodiscard]] virtual QString previewed() const { return {}; }
    /// What it would be in this study; null where there is none.
    [[nodiscard]] virtual Preview preview(const Study& /*study*/) const { return nullptr; }
    /// Where the user is on the page, which no study says: the views in front and what the page adds. For the next
    /// start.
    [[nodiscard]] QVariantMap place() const;
    void setPlace(const QVariantMap& place);
    /// The page that was in view before this one.
    virtual void comeFrom(const Page& /*before*/) {}
    /// How its result comes about; none where it has none, or no derivation of it is written.
    [[nodiscard]] virtual std::optional<PageDerivation> derivation() const { return std::nullopt; }
    /// The figures that the page shows, the main one first; what Export offers.
    [[nodiscard]] virtual std::vector<PageFigure> figures() const { return {}; }
    /// What they are of, by the view that shows them.
    [[nodiscard]] virtual FigureData figureData(const widgets::FigureView& view) const;
    /// What a reader of them should know.
    [[nodiscard]] virtual std::vector<widgets::Remark> remarks() const { return {}; }
    /// Why it shows none, where what they show could not be calculated; empty otherwise.
    [[nodiscard]] virtual QString failure() const { return {}; }

signals:
    void conventionsChanged();
    /// The user asked to export what this view shows.
    void exportRequested(const greyscope::widgets::FigureView* view);
    /// The user asked for another page (a question card, "open in"): its key.
    void pageRequested(const QString& key);
    /// The user asked for something of the menus: the object name of its action ("file.open", "file.sample").
    void commandRequested(const QString& action);
    /// The user asked to open this file.
    void openRequested(const QString& path);
    /// derivation() is another one.
    void derivationChanged();
    /// The user asked to see how the result comes about, and clicked on this number.
    void derivationRequested();
    void lineRequested(const greyscope::app::AskedLine& line);
    /// The user asked to read the file of this table again.
    void reloadRequested(const QString& table);

protected:
    /// What the page adds to its place, and takes from one that was left, which may be of another version.
    virtual void addPlace(QVariantMap& /*place*/) const {}
    virtual void takePlace(const QVariantMap& /*place*/) {}
    /// Brings the page up to date with the study and its series. Called only while the page is seen: as they change,
    /// and when it is shown after they did, so that a page that nobody looks at calculates nothing.
    virtual void follow() {}
    /// Lets go of the study before: every page follows an empty study at once.
    void letGo();
    /// follow() now, or when the page is shown.
    void followWhenSeen();
    void showEvent(QShowEvent* event) override;
    [[nodiscard]] const Study& study() const { return m_context.store.study(); }
    /// The window's way to another page, which has its title and its key; null where the window has none.
    [[nodiscard]] const QAction* wayTo(const QString& page) const;
    PageContext m_context;

private:
    PageFacts m_facts;
    bool m_behind = true;  ///< the study changed since follow()
};

}  // namespace greyscope::app
