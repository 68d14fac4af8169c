#include "app/pages/relations/relations_bar.h"

#include <QComboBox>

#include "app/analyses/relations/relations_request.h"
#include "app/pages/page.h"
#include "app/pages/point_controls.h"
#include "app/pages/relate_by.h"
#include "app/study/published_degrees.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/segmented.h"

namespace greyscope::app {

RelationsBar::RelationsBar(StudyStore& store, Page& page) : widgets::ContextBar(&page), m_bindings(store) {
    addRelateBy(*this, page);
    addSeries();
    new PointControls(this, m_bindings, store, member(&Study::relations, &RelationsChoices::points),
                      PointControls::Cells::alongOneOrAll, tr("over"));
    addShows();
}

void RelationsBar::addSeries() {
    auto* combo = new QComboBox;
    combo->setObjectName(QStringLiteral("relations.scope"));
    addControl(tr("Series"), combo);
    m_bindings.bind(combo, member(&Study::relations, &RelationsChoices::wholeTable),
                    {{tr("the chosen series"), false}, {tr("the whole table"), true}},
                    {tr("Choose the series of the matrix")});
}

/// Adds the choice of degrees or correlations. Published degrees are offered only if there are any; the papers print
/// only Deng's degree.
void RelationsBar::addShows() {
    auto* shows = new widgets::Segmented({tr("Degree"), tr("Published"), tr("Difference"), tr("Spearman")});
    shows->setObjectName(QStringLiteral("relations.shows"));
    widgets::setTip(shows->button(1), tr("The degrees that a paper publishes for these series"));
    widgets::setTip(shows->button(2), tr("Computed minus published"));
    widgets::setTip(
        shows->button(3),
        tr("Rank correlation of every pair, from −1 to 1, for up to %1 compared series").arg(kMostInDetail));
    addControl(tr("Show"), shows);
    m_bindings.bind(shows, member(&Study::relations, &RelationsChoices::shows),
                    {MatrixShows::computed, MatrixShows::published, MatrixShows::difference, MatrixShows::spearman},
                    {tr("Choose what the matrix shows")});
    m_bindings.follow([shows](const Study& study) {
        const bool published = showsPublished(study.activeTable(), study.relations);
        shows->button(1)->setVisible(published);
        shows->button(2)->setVisible(published);
    });
}

}  // namespace greyscope::app
