#include "app/pages/relations/relations_bar.h"

#include <QComboBox>

#include "app/pages/point_controls.h"
#include "app/study/published_degrees.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/segmented.h"

namespace greyscope::app {

RelationsBar::RelationsBar(StudyStore& store, QWidget* parent) : widgets::ContextBar(parent), m_bindings(store) {
    addSeries();
    new PointControls(this, m_bindings, store, member(&Study::relations, &RelationsChoices::points),
                      PointControls::Cells::alongOneOrAll, tr("over"));
    addShows();
}

void RelationsBar::addSeries() {
    auto* combo = new QComboBox;
    combo->setObjectName(QStringLiteral("relations.scope"));
    addControl(tr("Relate"), combo);
    m_bindings.bind(combo, member(&Study::relations, &RelationsChoices::wholeTable),
                    {{tr("the chosen series"), false}, {tr("the whole table"), true}},
                    {tr("Choose which series to relate")});
}

/// Only where there is something published to show; the papers print Deng's degree alone.
void RelationsBar::addShows() {
    auto* shows = new widgets::Segmented({tr("Computed"), tr("Published"), tr("Difference")});
    shows->setObjectName(QStringLiteral("relations.shows"));
    widgets::setTip(shows->button(1), tr("The degrees that a paper prints for these series"));
    widgets::setTip(shows->button(2), tr("Computed less published"));
    addControl(tr("Show"), shows);
    m_bindings.bind(shows, member(&Study::relations, &RelationsChoices::shows),
                    {MatrixShows::computed, MatrixShows::published, MatrixShows::difference},
                    {tr("Choose what the matrix shows")});
    m_bindings.follow([this, shows](const Study& study) {
        setControlVisible(shows, showsPublished(study.activeTable(), study.relations));
    });
}

}  // namespace greyscope::app

#include "moc_relations_bar.cpp"
