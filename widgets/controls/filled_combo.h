#pragma once

#include <QString>

#include <cstddef>
#include <utility>
#include <vector>

class QComboBox;

namespace greyscope::widgets {

/// The largest number of items in a drop-down list; a last entry gives the number of those left out.
inline constexpr std::size_t kMostItems = 2000;

/// Fills a combo box without emitting activated(), although the index changes. Each item is (text, data); `current` is
/// the data of the chosen item.
void fillCombo(QComboBox* combo, const std::vector<std::pair<QString, QString>>& items, const QString& current);

}  // namespace greyscope::widgets
