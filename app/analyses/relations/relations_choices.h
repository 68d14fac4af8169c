#pragma once

#include "app/analyses/convention.h"

// Returns the conventions of relational degrees from the study's choices, for the inspector and the status bar.

namespace greyscope::app {

template <class T>
Member<T> relationImageOption(T data::ImageOptions::*value) {
    return member(&Study::relations, &RelationsChoices::options, &grey::RelationOptions::image, value);
}

[[nodiscard]] Items<data::Image> relationImages();
[[nodiscard]] std::vector<Convention> relationConventions(const Study& study);

}  // namespace greyscope::app
