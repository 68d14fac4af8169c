#pragma once

#include "app/analyses/convention.h"

// What can be chosen for degrees, for the inspector and the conventions at the foot of the window.

namespace greyscope::app {

template <class T>
Member<T> relationImageOption(T data::ImageOptions::*value) {
    return member(&Study::relations, &RelationsChoices::options, &grey::RelationOptions::image, value);
}

[[nodiscard]] Items<data::Image> relationImages();
[[nodiscard]] std::vector<Convention> relationConventions(const Study& study);

}  // namespace greyscope::app
