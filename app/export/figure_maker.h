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

/// Calculates the figures of several pages for a study that is being edited, off the GUI thread. If an edit does not
/// change the request of an analysis, its result is kept.
class FigureMaker : public QObject {
    Q_OBJECT

public:
    FigureMaker(StudyStore& store, SeriesCatalog& catalog, QObject* parent = nullptr);
    ~FigureMaker() override;

    using Titles = std::vector<std::pair<std::string, QString>>;
    /// Returns key and title of the pages that have figures, in the order of the rail.
    [[nodiscard]] static Titles pageTitles();
    /// Returns name and title of the figures that a page can have.
    [[nodiscard]] static Titles views(const std::string& page);

    /// Sets the pages whose figures are calculated. Figures that are calculated only on request are included if their
    /// names are in `figures`.
    void want(const std::set<std::string>& pages, const std::set<std::string>& figures = {});
    /// Pauses the calculation (true), or resumes it with the current study (false).
    void setResting(bool resting);
    [[nodiscard]] bool busy() const;
    /// Returns the figures of the wanted pages that have been calculated, in the order of the rail. `notShown` receives
    /// the figures that are missing, and why.
    [[nodiscard]] std::vector<StudyFigure> figures(NotShown* notShown = nullptr) const;

signals:
    /// The calculation has ended, and the figures may have changed.
    void changed();

private:
    struct Ran {
        std::shared_ptr<const AnalysisWork> work;
    };
    /// What is requested from the analysis of one page, and the calculation of it.
    struct Asked {
        WantedFigures wanted;
        std::shared_ptr<const Study> study;
        std::shared_ptr<AnalysisWork> work;
        bool done = false;
        std::shared_ptr<const AnalysisWork> running;  ///< the request that is being calculated; null if none is
        Job<Ran> job;
    };

    void follow();
    void follow(const AnalysisEntry& analysis, const std::shared_ptr<const Study>& study);
    void finish(Asked& asked);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    std::map<std::string, std::unique_ptr<Asked>> m_asked;  ///< requests by key of the page
    std::set<std::string> m_pages, m_figures;
    bool m_resting = false;
    QTimer m_soon;  ///< delays the calculation, so that several edits cause only one
};

}  // namespace greyscope::app
