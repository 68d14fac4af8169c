#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/export/figure_origin.h"

namespace greyscope::app {

/// Pages that nobody sees, at a size of their own, for the figures that they make of a study: what a sheet of the
/// window and the command line show is the same. Needs a QApplication.
class FigureDesk : public QObject {
    Q_OBJECT

public:
    explicit FigureDesk(const PageContext& context, QObject* parent = nullptr);
    ~FigureDesk() override;

    /// Every page that could have figures, in the order of the rail.
    [[nodiscard]] static std::vector<std::string> pageKeys();
    using Titles = std::vector<std::pair<std::string, QString>>;
    [[nodiscard]] static Titles pageTitles();
    /// The views of a page, by the names of their figures; makes the page, which calculates nothing yet.
    [[nodiscard]] Titles views(const std::string& page);

    /// Makes the pages of these keys and lets them calculate; none while it rests. Views that calculate only when
    /// somebody looks do so where their figure is among `figures`. With no others besides, a page of which only views
    /// are named shows these alone.
    enum class Besides { others, none };
    void want(const std::set<std::string>& pages, const std::set<std::string>& figures = {},
              Besides besides = Besides::others);
    /// Pages of a desk that rests follow the study when it works again.
    void setResting(bool resting);
    [[nodiscard]] bool busy() const;
    /// Returns when nothing is calculated any more, or has not got on for so long that somebody would have lost
    /// patience. Handles events.
    void settle();
    /// What the pages wanted show, in the order of the rail.
    [[nodiscard]] std::vector<StudyFigure> figures();
    /// What they would show besides, were it among the figures of want().
    struct Waiting {
        std::string name, page;
        QString title;
    };
    [[nodiscard]] std::vector<Waiting> waiting() const;
    /// Pages wanted whose calculation failed, and what they say of it.
    using Failures = std::map<std::string, QString>;
    [[nodiscard]] Failures failures() const;
    /// Pages wanted that show nothing, and why.
    [[nodiscard]] Failures reasons() const;

signals:
    /// Another figure may be shown, and nothing is being calculated.
    void changed();

private:
    Page* make(const std::string& key);
    [[nodiscard]] WantedFigures viewsAmong(const std::set<std::string>& figures, const std::string& page);
    void listen(Page& page);
    [[nodiscard]] Failures told(QString (Page::*what)() const) const;

    PageContext m_context;
    QWidget m_desk;
    std::map<std::string, Page*> m_pages;
    std::set<std::string> m_wanted;
    std::set<const JobBase*> m_heard;  ///< jobs that tell when they are done
    QElapsedTimer m_still;             ///< since a job last got on
    QTimer m_soon;                     ///< several pages follow one change
};

}  // namespace greyscope::app
