#include "core/base/list_text.h"

#include "core/base/part_text.h"

namespace greyscope::base {

std::optional<std::vector<std::string>> listParts(const std::string& text) {
    return PartReader(text).list("");
}

std::string listPart(const std::string& name) {
    return partText(name, ",");
}

}  // namespace greyscope::base
