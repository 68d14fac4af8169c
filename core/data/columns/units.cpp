#include "core/data/columns/units.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace greyscope::data {

namespace {

enum class Quantity {
    bytes,
    byteRate,
    bitRate,
    time,
    timePerOperation,
    operationRate,
    frequency,
    power,
    energy,
    voltage,
    length,
    mass,
    share
};

struct Unit {
    std::string_view name;
    Quantity quantity;
    double size;  ///< in the smallest common measure of its quantity, so that every size is an integer
};

constexpr double kKilo = 1e3;
constexpr double kMega = 1e6;
constexpr double kGiga = 1e9;
constexpr double kTera = 1e12;
constexpr double kKibi = 1024.0;
constexpr double kMebi = kKibi * kKibi;
constexpr double kGibi = kMebi * kKibi;
constexpr double kTebi = kGibi * kKibi;
constexpr double kMinute = 60.0;

constexpr std::array kUnits{
    Unit{"B", Quantity::bytes, 1.0},
    Unit{"KB", Quantity::bytes, kKilo},
    Unit{"MB", Quantity::bytes, kMega},
    Unit{"GB", Quantity::bytes, kGiga},
    Unit{"TB", Quantity::bytes, kTera},
    Unit{"KiB", Quantity::bytes, kKibi},
    Unit{"MiB", Quantity::bytes, kMebi},
    Unit{"GiB", Quantity::bytes, kGibi},
    Unit{"TiB", Quantity::bytes, kTebi},
    Unit{"B/s", Quantity::byteRate, 1.0},
    Unit{"KB/s", Quantity::byteRate, kKilo},
    Unit{"MB/s", Quantity::byteRate, kMega},
    Unit{"GB/s", Quantity::byteRate, kGiga},
    Unit{"TB/s", Quantity::byteRate, kTera},
    Unit{"KiB/s", Quantity::byteRate, kKibi},
    Unit{"MiB/s", Quantity::byteRate, kMebi},
    Unit{"GiB/s", Quantity::byteRate, kGibi},
    Unit{"TiB/s", Quantity::byteRate, kTebi},
    Unit{"bit/s", Quantity::bitRate, 1.0},
    Unit{"kbit/s", Quantity::bitRate, kKilo},
    Unit{"Mbit/s", Quantity::bitRate, kMega},
    Unit{"Gbit/s", Quantity::bitRate, kGiga},
    Unit{"ns", Quantity::time, 1.0},
    Unit{"us", Quantity::time, kKilo},
    Unit{"ms", Quantity::time, kMega},
    Unit{"s", Quantity::time, kGiga},
    Unit{"min", Quantity::time, kMinute* kGiga},
    Unit{"h", Quantity::time, kMinute* kMinute* kGiga},
    Unit{"ns/op", Quantity::timePerOperation, 1.0},
    Unit{"us/op", Quantity::timePerOperation, kKilo},
    Unit{"ms/op", Quantity::timePerOperation, kMega},
    Unit{"s/op", Quantity::timePerOperation, kGiga},
    Unit{"IOPS", Quantity::operationRate, 1.0},
    Unit{"kIOPS", Quantity::operationRate, kKilo},
    Unit{"ops/s", Quantity::operationRate, 1.0},
    Unit{"1/s", Quantity::operationRate, 1.0},
    Unit{"Hz", Quantity::frequency, 1.0},
    Unit{"kHz", Quantity::frequency, kKilo},
    Unit{"MHz", Quantity::frequency, kMega},
    Unit{"GHz", Quantity::frequency, kGiga},
    Unit{"mW", Quantity::power, 1.0},
    Unit{"W", Quantity::power, kKilo},
    Unit{"kW", Quantity::power, kMega},
    Unit{"MW", Quantity::power, kGiga},
    Unit{"J", Quantity::energy, 1.0},
    Unit{"kJ", Quantity::energy, kKilo},
    Unit{"Wh", Quantity::energy, kMinute* kMinute},
    Unit{"kWh", Quantity::energy, kMinute* kMinute* kKilo},
    Unit{"mV", Quantity::voltage, 1.0},
    Unit{"V", Quantity::voltage, kKilo},
    Unit{"nm", Quantity::length, 1.0},
    Unit{"um", Quantity::length, kKilo},
    Unit{"mm", Quantity::length, kMega},
    Unit{"cm", Quantity::length, 10.0 * kMega},
    Unit{"m", Quantity::length, kGiga},
    Unit{"km", Quantity::length, kTera},
    Unit{"mg", Quantity::mass, 1.0},
    Unit{"g", Quantity::mass, kKilo},
    Unit{"kg", Quantity::mass, kMega},
    Unit{"t", Quantity::mass, kGiga},
    Unit{"%", Quantity::share, 1.0},
};

const Unit* find(const std::string& name) {
    const auto* const found = std::find_if(kUnits.begin(), kUnits.end(), [&](const Unit& u) { return u.name == name; });
    return found == kUnits.end() ? nullptr : found;
}

}  // namespace

std::optional<double> unitFactor(const std::string& from, const std::string& to) {
    if (from == to) {
        return 1.0;
    }
    const Unit* const a = find(from);
    const Unit* const b = find(to);
    if (a == nullptr || b == nullptr || a->quantity != b->quantity) {
        return std::nullopt;
    }
    return a->size / b->size;
}

std::vector<std::string> unitsLike(const std::string& unit) {
    const Unit* const own = find(unit);
    if (own == nullptr && !unit.empty()) {
        return {unit};
    }
    std::vector<std::string> alike;
    for (const Unit& each : kUnits) {
        if (own == nullptr || each.quantity == own->quantity) {
            alike.emplace_back(each.name);
        }
    }
    return alike;
}

}  // namespace greyscope::data
