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

/// Calculates the figures of a study that is being edited, off the GUI thread, with their analyses. A request that an
/// edit does not change is not calculated again.
class FigureMaker : public QObject {
    Q_OBJECT

public:
    FigureMaker(StudyStore& store, SeriesCatalog& catalog, QObject* parent = nullptr);
    ~FigureMaker() override;

    using Titles = std::vector<std::pair<std::string, QString>>;
    /// Returns the pages that have figures, in the order of the rail.
    [[nodiscard]] static Titles pageTitles();
    /// Returns the figures that a page can have, by name.
    [[nodiscard]] static Titles views(const std::string& page);

    /// Calculates the figures of these pages; figures on request only if they are in `figures`.
    void want(const std::set<std::string>& pages, const std::set<std::string>& figures = {});
    /// Pauses the calculation, or resumes it with the current study.
    void setResting(bool resting);
    [[nodiscard]] bool busy() const;
    /// Returns the wanted figures calculated so far, in the order of the rail. `notShown` receives the others.
    [[nodiscard]] std::vector<StudyFigure> figures(NotShown* notShown = nullptr) const;

signals:
    /// The figures may have changed, and no calculation is running.
    void changed();

private:
    struct Ran {
        std::shared_ptr<const AnalysisWork> work;
    };
    /// The request to one analysis.
    struct Asked {
        WantedFigures wanted;
        std::shared_ptr<const Study> study;
        std::shared_ptr<AnalysisWork> work;
        bool done = false;
        std::shared_ptr<const AnalysisWork> running;  ///< the request that is being calculated
        Job<Ran> job;
    };

    void follow();
    void follow(const AnalysisEntry& analysis, const std::shared_ptr<const Study>& study);
    void finish(Asked& asked);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    std::map<std::string, std::unique_ptr<Asked>> m_asked;  ///< requests by page
    std::set<std::string> m_pages, m_figures;
    bool m_resting = false;
    QTimer m_soon;  ///< combines several edits
};

}  // namespace greyscope::app
