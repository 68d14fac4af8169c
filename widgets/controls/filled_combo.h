#pragma once

#include <QString>

#include <cstddef>
#include <utility>
#include <vector>

class QComboBox;

namespace greyscope::widgets {

/// No drop-down lists more: nobody looks further down, and the number of the others is told.
inline constexpr std::size_t kMostItems = 2000;

/// Fills a combo box: no choice of the user (activated), whatever the index does. Each item is (text, data), `current`
/// the data that is chosen.
void fillCombo(QComboBox* combo, const std::vector<std::pair<QString, QString>>& items, const QString& current);

}  // namespace greyscope::widgets
