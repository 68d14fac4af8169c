#pragma once

#include "app/analyses/convention.h"

// What can be chosen for degrees, for the inspector and the conventions at the foot of the window.

namespace greyscope::app {

template <class T>
Member<T> relationOption(T grey::RelationOptions::*value) {
    return member(&Study::relations, &RelationsChoices::options, value);
}
template <class T>
Member<T> relationImageOption(T data::ImageOptions::*value) {
    return member(&Study::relations, &RelationsChoices::options, &grey::RelationOptions::image, value);
}

[[nodiscard]] Items<grey::RelationMethod> relationMethods();
[[nodiscard]] Items<data::Image> relationImages();
/// Those that the relative degree can be of.
[[nodiscard]] Items<data::Image> relativeImages();
[[nodiscard]] Items<grey::ExtremaScope> extremaScopes();

[[nodiscard]] std::vector<Convention> relationConventions(const Study& study);

}  // namespace greyscope::app
