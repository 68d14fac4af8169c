#include "core/grey/image_sensitivity.h"

#include <algorithm>

#include "core/grey/rank_agreement.h"

namespace greyscope::grey {

namespace {

std::vector<data::Image> imagesToTry(RelationMethod method) {
    if (method == RelationMethod::relative) {
        return {data::Image::initial, data::Image::mean};
    }
    std::vector<data::Image> images;
    for (const auto& [image, name] : data::imageNames()) {
        images.push_back(image);
    }
    return images;
}

data::Image& imageIn(RelationOptions& options) {
    return options.method == RelationMethod::relative ? options.relativeImage : options.image.kind;
}

std::size_t firstOf(const ImageTrial& trial) {
    return static_cast<std::size_t>(std::find(trial.ranks.begin(), trial.ranks.end(), std::size_t{1}) -
                                    trial.ranks.begin());
}

std::span<const double> numbers(const Eigen::VectorXd& grades) {
    return {grades.data(), static_cast<std::size_t>(grades.size())};
}

void compareWithChosen(ImageSensitivity& sensitivity) {
    const ImageTrial chosen = sensitivity.trials[sensitivity.chosen];
    for (ImageTrial& trial : sensitivity.trials) {
        if (trial.error) {
            continue;
        }
        trial.agreement = kendallTau(numbers(chosen.grades), numbers(trial.grades));
        ++sensitivity.defined;
        sensitivity.sameOrder += trial.ranks == chosen.ranks ? 1U : 0U;
        sensitivity.sameFirst += firstOf(trial) == firstOf(chosen) ? 1U : 0U;
    }
}

}  // namespace

base::Expected<ImageSensitivity> imageSensitivityOf(const data::SeriesTable& table, std::size_t reference,
                                                    const std::vector<std::size_t>& compared,
                                                    const RelationOptions& options, const base::Progress& progress) {
    RelationOptions tried = options;
    const data::Image own = imageIn(tried);
    ImageSensitivity sensitivity;
    for (const data::Image image : imagesToTry(options.method)) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        imageIn(tried) = image;
        auto result = relate(table, reference, compared, tried);
        if (!result && image == own) {
            return tl::unexpected(result.error());
        }
        if (image == own) {
            sensitivity.chosen = sensitivity.trials.size();
        }
        sensitivity.trials.push_back(
            result ? ImageTrial{image, {}, std::move(result->grades), std::move(result->ranks), {}}
                   : ImageTrial{image, result.error(), {}, {}, {}});
    }
    compareWithChosen(sensitivity);
    return sensitivity;
}

}  // namespace greyscope::grey
