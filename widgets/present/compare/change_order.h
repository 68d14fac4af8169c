#pragma once

namespace greyscope::widgets {

/// How the cells of a comparison follow each other in a list.
enum class ChangeOrder { change, p, cell };

}  // namespace greyscope::widgets
