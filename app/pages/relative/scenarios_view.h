#pragma once

#include <optional>

#include "app/analyses/scenarios/scenarios_analysis.h"
#include "app/pages/lazy_view.h"
#include "app/pages/page.h"
#include "widgets/matrix/matrix_view.h"

class QMenu;

namespace greyscope::app {

/// A view of the errors of the same model for many pairs of series: the published pairs if the table contains them, or
/// the reference with every other series or with the compared ones. A click on a pair opens it.
class ScenariosView : public widgets::FigureView {
    Q_OBJECT

public:
    explicit ScenariosView(const PageContext& context);
    /// Requests the errors of all chosen pairs, for the model of `pair` in this study.
    void ask(const RelativeRequest& pair, const Study& study);
    void letGo();

private:
    using Outcomes = ScenariosAnalysis::Result;

    ScenariosView(const PageContext& context, widgets::MatrixView* matrix);
    [[nodiscard]] QMenu* buildMenu();
    void open(const widgets::Link& link);

    PageContext m_context;
    LazyView<ScenariosRequest, Outcomes> m_errors;
    std::optional<RelativeRequest> m_pair;  ///< the pair whose model is applied; nullopt while there is no model
    SeriesId m_reference;
};

}  // namespace greyscope::app
