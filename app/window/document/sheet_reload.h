#pragma once

#include <QObject>

#include <memory>
#include <vector>

#include "app/export/figure_maker.h"
#include "app/export/panel_changes.h"
#include "app/run/job.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// Determines what reading a table again would change in the printed numbers of a sheet. It calculates the figures for
/// a copy of the study with the new table, and compares them with those of the sheet.
class SheetReload : public QObject {
    Q_OBJECT

public:
    using Changes = std::vector<PanelChange>;

    explicit SheetReload(QObject* parent = nullptr);
    ~SheetReload() override;

    /// Returns the changes if the table `before` is replaced by `now`; nullptr if they are not known yet, or if their
    /// calculation was cancelled. If they are not known and nothing is running, starts the calculation.
    [[nodiscard]] std::shared_ptr<const Changes> of(const StudyTable& before, const StudyTable& now, const Study& study,
                                                    const widgets::SheetSpec& sheet);
    [[nodiscard]] bool running() const { return m_maker || m_comparing.running(); }
    /// Cancels the calculation. It is not started again for this sheet.
    void cancel();
    /// Stops the calculation. It is started again by the next call of of().
    void stop();
    void clear();

signals:
    void changed();

private:
    struct Asked {
        StudyTable before;
        widgets::SheetSpec sheet;
        [[nodiscard]] bool isFor(const StudyTable& table, const widgets::SheetSpec& other) const;
    };
    struct Answer {
        Asked asked;
        std::shared_ptr<const Changes> changes;  ///< changes; null if their calculation was cancelled
    };

    void begin(const StudyTable& now, const Study& study);
    void compare();

    std::vector<Answer> m_answers;
    Asked m_asked;
    StudyStore m_store;
    SeriesCatalog m_catalog;
    std::unique_ptr<FigureMaker> m_maker;
    Job<Changes> m_comparing;
};

}  // namespace greyscope::app
