#pragma once

#include <QString>

#include <cstddef>
#include <utility>
#include <vector>

class QComboBox;

namespace greyscope::widgets {

/// The largest number of items in a drop-down list. If there are more, a last entry gives the number of those left out.
inline constexpr std::size_t kMostItems = 2000;

/// Replaces the items of a combo box; each item is (text, data). `current` is the data of the item to choose.
/// activated() is not emitted, although the index changes.
void fillCombo(QComboBox* combo, const std::vector<std::pair<QString, QString>>& items, const QString& current);

}  // namespace greyscope::widgets
