#include "core/replication/agreement.h"

#include <cmath>
#include <cstddef>

namespace greyscope::replication {

std::optional<double> kendallTau(const std::vector<double>& x, const std::vector<double>& y) {
    const auto sign = [](double difference) { return (difference > 0.0) - (difference < 0.0); };
    long long balance = 0;
    long long untiedX = 0;
    long long untiedY = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const int alongX = sign(x[i] - x[j]);
            const int alongY = sign(y[i] - y[j]);
            balance += alongX * alongY;
            untiedX += alongX != 0 ? 1 : 0;
            untiedY += alongY != 0 ? 1 : 0;
        }
    }
    if (untiedX == 0 || untiedY == 0) {
        return std::nullopt;
    }
    return static_cast<double>(balance) / std::sqrt(static_cast<double>(untiedX) * static_cast<double>(untiedY));
}

}  // namespace greyscope::replication
