#include "widgets/common/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace greyscope::widgets {

namespace {

Theme makeLight() {
    Theme t;
    t.window = 0xF1F3F6, t.base = 0xFFFFFF, t.alternate = 0xF7F8FA, t.field = 0xFFFFFF;
    t.line = 0xDCE0E6, t.strongLine = 0xB4BBC7;
    t.text = 0x1A1E26, t.text2 = 0x495162, t.text3 = 0x646D7D;
    t.accent = 0x23406E, t.selection = 0xDFE8F5, t.onAccent = 0xFFFFFF;
    t.link = 0xFFD54A, t.linkSoft = 0xFFF1BF;
    t.grid = 0xE8EBF0, t.axis = 0x8A93A2, t.reference = 0x4A5262;
    t.good = 0x1B6B3A, t.goodOn = 0xE5F3EA;
    t.look = 0x7A5200, t.lookOn = 0xFFF3D6;
    t.bad = 0x9E2A1C, t.badOn = 0xFBE7E4;
    t.infoOn = 0xE6ECF7;
    t.rail = 0x1B2A45, t.railChosen = 0x34507F, t.railText = 0xFFFFFF;
    t.series = {QColor(0x0072B2), QColor(0xD55E00), QColor(0x009E73), QColor(0xCC79A7), QColor(0x1A1E26)};
    return t;
}

Theme makeDark() {
    Theme t;
    t.dark = true;
    t.window = 0x20242C, t.base = 0x171A20, t.alternate = 0x1C2027, t.field = 0x282D37;
    t.line = 0x333A46, t.strongLine = 0x545D6D;
    t.text = 0xE9ECF1, t.text2 = 0xB7BECB, t.text3 = 0x98A1B0;
    t.accent = 0x9DB9EA, t.selection = 0x2C3E5E, t.onAccent = 0x171A20;
    t.link = 0xFFD54A, t.linkSoft = 0x4A3F16;
    t.grid = 0x272C35, t.axis = 0x7C8696, t.reference = 0xC3CAD6;
    t.good = 0x7BD39C, t.goodOn = 0x1B3325;
    t.look = 0xF0C268, t.lookOn = 0x3A2F14;
    t.bad = 0xF2A095, t.badOn = 0x40201C;
    t.infoOn = 0x22304A;
    t.rail = 0x12161D, t.railChosen = 0x2C3E5E, t.railText = 0xE9ECF1;
    t.series = {QColor(0x4FA3DC), QColor(0xEC7F33), QColor(0x2BB78D), QColor(0xDB93BC), QColor(0xE9ECF1)};
    return t;
}

Theme makeHighContrast() {
    Theme t;
    t.dark = true;
    t.window = t.base = t.alternate = t.field = QColor(Qt::black);
    t.line = 0x8C8C8C, t.strongLine = 0xC8C8C8;
    t.text = 0xFFFFFF, t.text2 = 0xF0F0F0, t.text3 = 0xD6D6D6;
    t.accent = 0x8CD2FF, t.selection = 0x1A3A6B, t.onAccent = QColor(Qt::black);
    t.link = 0xFFE14A, t.linkSoft = 0x4A3F00;
    t.grid = 0x3A3A3A, t.axis = 0xC8C8C8, t.reference = 0xF0F0F0;
    t.good = 0x7CF0A8, t.goodOn = 0x002814;
    t.look = 0xFFD75E, t.lookOn = 0x332600;
    t.bad = 0xFFB0A6, t.badOn = 0x480A04;
    t.infoOn = 0x0F2A52;
    t.rail = 0x1C1C1C, t.railChosen = 0x1F4A8A, t.railText = 0xFFFFFF;
    t.series = {QColor(0x56B4E9), QColor(0xFF9A3C), QColor(0x2FD9A0), QColor(0xF2A6CF), QColor(0xFFFFFF)};
    return t;
}

Theme makePrint() {
    Theme t = makeLight();
    t.window = t.base = t.alternate = QColor(Qt::white);
    t.text = t.text2 = t.text3 = t.axis = QColor(Qt::black);
    t.series[4] = QColor(Qt::black);
    return t;
}

double channel(double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c) {
    return 0.2126 * channel(c.redF()) + 0.7152 * channel(c.greenF()) + 0.0722 * channel(c.blueF());
}

QColor mix(const QColor& a, const QColor& b, double t) {
    const auto between = [t](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * t)); };
    return {between(a.red(), b.red()), between(a.green(), b.green()), between(a.blue(), b.blue())};
}

template <std::size_t N>
QColor alongStops(const std::array<QColor, N>& stops, double t) {
    const double place = std::clamp(t, 0.0, 1.0) * static_cast<double>(N - 1);
    const auto left = std::min(static_cast<std::size_t>(place), N - 2);
    return mix(stops[left], stops[left + 1], place - static_cast<double>(left));
}

}  // namespace

Theme Theme::light() {
    return makeLight();
}
Theme Theme::darkTheme() {
    return makeDark();
}
Theme Theme::highContrast() {
    return makeHighContrast();
}
Theme Theme::print() {
    return makePrint();
}

Theme Theme::inGrey() const {
    Theme t = *this;
    t.grey = true;
    for (QColor Theme::*const colour :
         {&Theme::window, &Theme::base,     &Theme::alternate, &Theme::field,  &Theme::line,      &Theme::strongLine,
          &Theme::text,   &Theme::text2,    &Theme::text3,     &Theme::accent, &Theme::selection, &Theme::onAccent,
          &Theme::link,   &Theme::linkSoft, &Theme::grid,      &Theme::axis,   &Theme::reference, &Theme::good,
          &Theme::goodOn, &Theme::look,     &Theme::lookOn,    &Theme::bad,    &Theme::badOn,     &Theme::infoOn}) {
        t.*colour = greyOf(t.*colour);
    }
    t.series = {QColor(Qt::black), QColor(0x6B6B6B), QColor(0x3A3A3A), QColor(0x8C8C8C), QColor(0x545454)};
    return t;
}

QColor Theme::onScale(double t) const {
    return grey ? greyOf(cividis(t)) : cividis(t);
}

/// In grey, the two ends of a scale with a light middle would be equal, so one end is light and the other dark.
QColor Theme::onTwoEnds(double t) const {
    constexpr double kLightest = 0.97, kDarkest = 0.2;
    const double shade = kLightest + (kDarkest - kLightest) * std::clamp(t, 0.0, 1.0);
    return grey ? QColor::fromRgbF(float(shade), float(shade), float(shade)) : diverging(t, dark);
}

const Theme& Theme::of(const QPalette& palette) {
    static const Theme lightTheme = makeLight();
    static const Theme darkTheme = makeDark();
    static const Theme high = makeHighContrast();
    const QColor window = palette.color(QPalette::Window), text = palette.color(QPalette::WindowText);
    if (window.lightness() >= text.lightness()) {
        return lightTheme;
    }
    return window == high.window || text == high.text ? high : darkTheme;
}

QPalette Theme::palette() const {
    QPalette p;
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, base);
    p.setColor(QPalette::AlternateBase, alternate);
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::PlaceholderText, text3);
    p.setColor(QPalette::Button, field);
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, bad);
    p.setColor(QPalette::Light, line);
    p.setColor(QPalette::Midlight, line);
    p.setColor(QPalette::Mid, strongLine);
    p.setColor(QPalette::Dark, strongLine);
    p.setColor(QPalette::Shadow, strongLine);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, onAccent);
    p.setColor(QPalette::Link, accent);
    p.setColor(QPalette::LinkVisited, accent);
    p.setColor(QPalette::ToolTipBase, base);
    p.setColor(QPalette::ToolTipText, text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        p.setColor(QPalette::Disabled, role, mix(text3, window, 0.35));
    }
    return p;
}

QColor inkOn(const QColor& background) {
    return contrast(background, Qt::white) >= contrast(background, Qt::black) ? QColor(Qt::white) : QColor(Qt::black);
}

QColor greyOf(const QColor& colour) {
    const double light = luminance(colour);
    const double shade = light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1.0 / 2.4) - 0.055;
    const auto level = static_cast<int>(std::lround(255.0 * shade));
    return {level, level, level, colour.alpha()};
}

double contrast(const QColor& a, const QColor& b) {
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QColor cividis(double t) {
    static const std::array<QColor, 9> stops{QColor(0x00224E), QColor(0x123570), QColor(0x3B496C),
                                             QColor(0x575D6D), QColor(0x707173), QColor(0x8A8678),
                                             QColor(0xA59C74), QColor(0xC3B369), QColor(0xFEE838)};
    return alongStops(stops, t);
}

QColor diverging(double t, bool dark) {
    static const std::array<QColor, 5> onLight{QColor(0x8A3B06), QColor(0xEBC094), QColor(0xF6F6F4), QColor(0xAFCBE6),
                                               QColor(0x174A84)};
    static const std::array<QColor, 5> onDark{QColor(0xC8641E), QColor(0x7A4A22), QColor(0x2A2E36), QColor(0x2F5478),
                                              QColor(0x5B9BD8)};
    return alongStops(dark ? onDark : onLight, t);
}

}  // namespace greyscope::widgets
