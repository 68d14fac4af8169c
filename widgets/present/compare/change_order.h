#pragma once

namespace greyscope::widgets {

/// By what the cells of a comparison are sorted in a list: by their change, by their p value, or (`cell`) in the order
/// in which they occur in the first run.
enum class ChangeOrder { change, p, cell };

}  // namespace greyscope::widgets
