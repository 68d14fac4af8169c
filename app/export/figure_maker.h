#pragma once

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/export/shown_figures.h"
#include "app/run/job.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// The figures of a study that is edited, calculated off the GUI thread by the analyses that they are of. What asks for
/// the same after an edit is not calculated again.
class FigureMaker : public QObject {
    Q_OBJECT

public:
    FigureMaker(StudyStore& store, SeriesCatalog& catalog, QObject* parent = nullptr);
    ~FigureMaker() override;

    using Titles = std::vector<std::pair<std::string, QString>>;
    /// The pages that have figures, in the order of the rail.
    [[nodiscard]] static Titles pageTitles();
    /// The figures that a page can have, by their names.
    [[nodiscard]] static Titles views(const std::string& page);

    /// Calculates the figures of these pages; those on request where they are among `figures`.
    void want(const std::set<std::string>& pages, const std::set<std::string>& figures = {});
    /// One that rests follows the study when it works again.
    void setResting(bool resting);
    [[nodiscard]] bool busy() const;
    /// What is wanted, in the order of the rail, as far as it is calculated. `notShown` is told of the rest.
    [[nodiscard]] std::vector<StudyFigure> figures(NotShown* notShown = nullptr) const;

signals:
    /// Another figure may be shown, and nothing is being calculated.
    void changed();

private:
    struct Ran {
        std::shared_ptr<const AnalysisWork> work;
    };
    /// What is asked of one analysis.
    struct Asked {
        WantedFigures wanted;
        std::shared_ptr<const Study> study;
        std::shared_ptr<AnalysisWork> work;
        bool done = false;
        std::shared_ptr<const AnalysisWork> running;  ///< asks for what is being calculated
        Job<Ran> job;
    };

    void follow();
    void follow(const AnalysisEntry& analysis, const std::shared_ptr<const Study>& study);
    void finish(Asked& asked);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    std::map<std::string, std::unique_ptr<Asked>> m_asked;  ///< by page
    std::set<std::string> m_pages, m_figures;
    bool m_resting = false;
    QTimer m_soon;  ///< several edits are followed at once
};

}  // namespace greyscope::app
