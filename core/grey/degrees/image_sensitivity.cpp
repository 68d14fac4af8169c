#include "core/grey/degrees/image_sensitivity.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/grey/degrees/rank_agreement.h"

namespace greyscope::grey {

namespace {

std::vector<data::Image> imagesToTry(RelationMethod method) {
    const RelationDegree& degree = degreeOf(method);
    if (!degree.ofImage) {
        return degree.ofRelativeImage ? std::vector{data::Image::initial, data::Image::mean}
                                      : std::vector{data::Image::none};
    }
    std::vector<data::Image> images;
    for (const auto& [image, name] : data::imageNames()) {
        images.push_back(image);
    }
    return images;
}

/// Returns whether the same series come first, one or several.
bool sameFirst(const ImageTrial& a, const ImageTrial& b) {
    return std::equal(a.ranks.begin(), a.ranks.end(), b.ranks.begin(), b.ranks.end(),
                      [](std::size_t left, std::size_t right) { return (left == 1) == (right == 1); });
}

/// Returns the ranks, which ignore rounding of the degrees, as numbers.
std::vector<double> numbers(const std::vector<std::size_t>& ranks) {
    return {ranks.begin(), ranks.end()};
}

void compareWithChosen(ImageSensitivity& sensitivity) {
    const ImageTrial chosen = sensitivity.trials[sensitivity.chosen];
    for (ImageTrial& trial : sensitivity.trials) {
        if (trial.error) {
            continue;
        }
        trial.agreement = kendallTau(numbers(chosen.ranks), numbers(trial.ranks));
        ++sensitivity.defined;
        sensitivity.sameOrder += trial.ranks == chosen.ranks ? 1U : 0U;
        sensitivity.sameFirst += sameFirst(trial, chosen) ? 1U : 0U;
    }
}

}  // namespace

data::Image& imageIn(RelationOptions& options) {
    const RelationDegree& degree = degreeOf(options.method);
    return !degree.ofImage && degree.ofRelativeImage ? options.relativeImage : options.image.kind;
}

base::Expected<ImageSensitivity> imageSensitivityOf(const data::SeriesTable& table, std::size_t reference,
                                                    const std::vector<std::size_t>& compared,
                                                    const RelationOptions& options, const base::Progress& progress) {
    std::vector<std::size_t> which{reference};
    which.insert(which.end(), compared.begin(), compared.end());
    const auto degreesUnder = [&](const RelationOptions& tried) -> base::Expected<RelationResult> {
        return relateImages(GREYSCOPE_TRY(relationImages(table, which, tried)), 0, tried);
    };
    RelationOptions tried = options;
    if (degreeOf(options.method).compares == Compared::curves) {
        tried.image = {};
    }
    const data::Image own = imageIn(tried);
    ImageSensitivity sensitivity;
    for (const data::Image image : imagesToTry(options.method)) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        imageIn(tried) = image;
        auto result = degreesUnder(tried);
        if (!result && image == own) {
            return tl::unexpected(result.error());
        }
        if (image == own) {
            sensitivity.chosen = sensitivity.trials.size();
        }
        sensitivity.trials.push_back(
            result ? ImageTrial{image, {}, std::move(result->degrees), std::move(result->ranks), {}}
                   : ImageTrial{image, result.error(), {}, {}, {}});
    }
    compareWithChosen(sensitivity);
    return sensitivity;
}

}  // namespace greyscope::grey
