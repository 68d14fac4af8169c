#pragma once

namespace greyscope::widgets {

/// The sort key of the cells of a comparison in a list; `cell` keeps the order of the run before.
enum class ChangeOrder { change, p, cell };

}  // namespace greyscope::widgets
