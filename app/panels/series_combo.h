#pragma once

#include <QComboBox>

#include <utility>
#include <vector>

#include "app/study/series_catalog.h"

namespace greyscope::app {

/// A combo box of series; long names, which often differ at their end alone, lose their middle.
[[nodiscard]] QComboBox* seriesCombo();

/// Fills it with (name, idText()) and tells nobody.
void fillSeries(QComboBox* combo, const std::vector<std::pair<QString, QString>>& items, const SeriesId& current);

}  // namespace greyscope::app
