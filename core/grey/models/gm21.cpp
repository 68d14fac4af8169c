#include "core/grey/models/gm21.h"

#include <cmath>
#include <functional>

namespace greyscope::grey {

using base::ErrorCode;
using base::fail;

namespace {

/// What the curve at t takes of its value at 0, of that at T and of b: it is first * ofFirst + last * ofLast + b *
/// ofDrive.
struct Shares {
    Extended ofFirst = 0.0L;
    Extended ofLast = 0.0L;
    Extended ofDrive = 0.0L;
};

/// The responses of y'' + a1 y' + a2 y to an impulse and to a step.
struct Responses {
    Extended impulse = 0.0L;
    Extended step = 0.0L;
};

/// Sums the power series in t, which converges fast where the roots times t are small.
Responses series(Extended a1, Extended a2, Extended t) {
    // u = sum of c_j t^j: (j+2)(j+1) c_(j+2) = [j = 0] - a1 (j+1) c_(j+1) - a2 c_j; s = u'.
    Extended before = 0.0L;       // c_j t^j
    Extended now = t * t / 2.0L;  // c_(j+1) t^(j+1), j = 1
    Responses result{t, now};
    for (int j = 1; j < 200; ++j) {
        const Extended next = (-a1 * t * (j + 1) * now - a2 * t * t * before) / (Extended(j + 2) * (j + 1));
        result.step += next;
        result.impulse += t == 0.0L ? 0.0L : next * (j + 2) / t;
        before = now;
        now = next;
    }
    return result;
}

Extended grown(Extended r, Extended t) {
    return r == 0.0L ? t : std::expm1(r * t) / r;
}

/// The larger root in size, the other one, and their difference; of a positive discriminant or one of 0.
struct Roots {
    Extended r, s, apart;
};
Roots rootsOf(Extended a1, Extended a2, Extended discriminant) {
    const Extended half = -a1 / 2.0L;
    const Extended apart = std::copysign(std::sqrt(discriminant), half);
    const Extended r = half + apart / 2.0L;  // no cancellation
    return {r, a2 / r, apart};
}

bool isNearby(Extended a1, Extended a2, Extended t) {
    constexpr Extended kNearby = 2.0L;
    return (std::abs(a1) + std::sqrt(std::abs(a2))) * t <= kNearby;
}

Responses responsesAt(Extended a1, Extended a2, Extended t) {
    if (isNearby(a1, a2, t)) {
        return series(a1, a2, t);
    }
    const Extended half = -a1 / 2.0L;
    const Extended discriminant = a1 * a1 - 4.0L * a2;
    if (discriminant > 0.0L) {
        const auto [r, s, apart] = rootsOf(a1, a2, discriminant);
        return {std::exp(s * t) * std::expm1(apart * t) / apart, (grown(r, t) - grown(s, t)) / apart};
    }
    const Extended frequency = std::sqrt(-discriminant) / 2.0L;
    const Extended decay = std::exp(half * t);
    const Extended impulse = frequency == 0.0L ? decay * t : decay * std::sin(frequency * t) / frequency;
    const Extended slope = half * impulse + decay * std::cos(frequency * t);
    return {impulse, (1.0L - slope - a1 * impulse) / a2};
}

/// A constant b/a2 solves the equation, so that the shares of the ends leave that of b.
Shares withDrive(Extended ofFirst, Extended ofLast, Extended a2) {
    return {ofFirst, ofLast, (1.0L - ofFirst - ofLast) / a2};
}

/// For real roots, in a form that keeps its digits where they coincide or s is 0.
Shares ofRoots(const Roots& roots, Extended t, Extended end) {
    constexpr Extended kSmall = 0.1L;
    const auto [r, s, apart] = roots;
    if (apart == 0.0L) {
        return withDrive(std::exp(r * t) * (end - t) / end, std::exp(r * (t - end)) * t / end, r * s);
    }
    const Extended whole = std::expm1(apart * end);
    const Extended ofFirst = std::exp(r * t) * std::expm1(apart * (end - t)) / whole;
    const Extended ofLast = std::exp(s * (t - end)) * std::expm1(apart * t) / whole;
    if (std::abs(s) * end > kSmall) {
        return withDrive(ofFirst, ofLast, r * s);
    }
    const Extended drive = (grown(s, end) * grown(r, t) - grown(s, t) * grown(r, end)) / (std::exp(s * end) * whole);
    return {ofFirst, ofLast, drive};
}

/// Returns the shares as a function of t; none if the curve is not determined by its ends.
std::function<Shares(Extended)> sharesOf(Extended a1, Extended a2, Extended end) {
    constexpr Extended kSmallest = 1e-12L;  // the roots have the digits of a double
    if (isNearby(a1, a2, end)) {
        return [a1, a2, whole = series(a1, a2, end)](Extended t) {
            const Responses here = responsesAt(a1, a2, t);
            const Extended ofLast = here.impulse / whole.impulse;
            const Extended drive = here.step - whole.step * ofLast;
            return Shares{1.0L - ofLast - a2 * drive, ofLast, drive};
        };
    }
    const Extended discriminant = a1 * a1 - 4.0L * a2;
    if (discriminant >= 0.0L) {
        return [roots = rootsOf(a1, a2, discriminant), end](Extended t) { return ofRoots(roots, t, end); };
    }
    const Extended half = -a1 / 2.0L;
    const Extended frequency = std::sqrt(-discriminant) / 2.0L;
    const Extended whole = std::sin(frequency * end);
    if (std::abs(whole) < kSmallest) {
        return {};
    }
    return [=](Extended t) {
        return withDrive(std::exp(half * t) * std::sin(frequency * (end - t)) / whole,
                         std::exp(half * (t - end)) * std::sin(frequency * t) / whole, a2);
    };
}

}  // namespace

base::Expected<std::vector<Extended>> secondOrderResponse(Extended a1, Extended a2, Extended b, Extended first,
                                                          Extended last, int n, int end) {
    const auto shares = sharesOf(a1, a2, static_cast<Extended>(n - 1));
    if (!shares) {
        return fail(ErrorCode::singularSystem, {Gm21::kTitle});
    }
    std::vector<Extended> curve;
    for (int k = 1; k <= end; ++k) {
        const Shares here = shares(static_cast<Extended>(k - 1));
        curve.push_back(first * here.ofFirst + last * here.ofLast + b * here.ofDrive);
        if (!std::isfinite(curve.back())) {
            return fail(ErrorCode::overflow, {Gm21::kTitle});
        }
    }
    return curve;
}

}  // namespace greyscope::grey
