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

/// What a sheet would print otherwise were a table read again: its figures are made of a study of their own that has
/// the new table, and held against those of the sheet.
class SheetReload : public QObject {
    Q_OBJECT

public:
    using Changes = std::vector<PanelChange>;

    explicit SheetReload(QObject* parent = nullptr);
    ~SheetReload() override;

    /// Begins where nothing is known yet and nothing runs; null so far, or where it was cancelled.
    [[nodiscard]] std::shared_ptr<const Changes> of(const StudyTable& before, const StudyTable& now, const Study& study,
                                                    const widgets::SheetSpec& sheet);
    [[nodiscard]] bool running() const { return m_maker || m_comparing.running(); }
    /// Nothing is told of this sheet then.
    void cancel();
    /// What runs begins anew when it is asked for again.
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
        std::shared_ptr<const Changes> changes;  ///< null: cancelled
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
