#include "app/export/presets.h"

#include "widgets/present/words.h"

namespace greyscope::app {

const std::vector<Preset>& presets() {
    static const std::vector<Preset> all{
        // clang-format off
        {"nature-1", QT_TRANSLATE_NOOP("Words", "Nature, one column, 89 mm"), 89.0, 60.0, 7.0, 170.0},
        {"nature-1.5", QT_TRANSLATE_NOOP("Words", "Nature, one and a half columns, 120 mm"), 120.0, 75.0, 7.0, 170.0},
        {"nature-2", QT_TRANSLATE_NOOP("Words", "Nature, two columns, 183 mm"), 183.0, 110.0, 7.0, 170.0},
        {"ieee-1", QT_TRANSLATE_NOOP("Words", "IEEE, one column, 88.9 mm"), 88.9, 60.0, 8.0, 220.0},
        {"ieee-2", QT_TRANSLATE_NOOP("Words", "IEEE, two columns, 182 mm"), 182.0, 110.0, 8.0, 220.0},
        {"elsevier-1", QT_TRANSLATE_NOOP("Words", "Elsevier, one column, 90 mm"), 90.0, 60.0, 7.0, 220.0},
        {"elsevier-1.5", QT_TRANSLATE_NOOP("Words", "Elsevier, one and a half columns, 140 mm"), 140.0, 90.0, 7.0, 220.0},
        {"elsevier-2", QT_TRANSLATE_NOOP("Words", "Elsevier, two columns, 190 mm"), 190.0, 115.0, 7.0, 220.0},
        {"acm-1", QT_TRANSLATE_NOOP("Words", "ACM and CHI, one column, 84.7 mm"), 84.7, 58.0, 7.0, 220.0},
        {"acm-2", QT_TRANSLATE_NOOP("Words", "ACM and CHI, two columns, 178 mm"), 178.0, 107.0, 7.0, 220.0},
        {"springer-1", QT_TRANSLATE_NOOP("Words", "Springer, one column, 84 mm"), 84.0, 58.0, 8.0, 190.0},
        {"springer-2", QT_TRANSLATE_NOOP("Words", "Springer, two columns, 174 mm"), 174.0, 105.0, 8.0, 190.0},
        {"thesis", QT_TRANSLATE_NOOP("Words", "Thesis, 150 mm"), 150.0, 95.0, 9.0, 210.0},
        {"slide", QT_TRANSLATE_NOOP("Words", "Slide 16:9, 254 mm"), 254.0, 142.9, 14.0, 142.9},
        {"poster", QT_TRANSLATE_NOOP("Words", "Poster, A4 across, 277 mm"), 277.0, 190.0, 18.0, 190.0},
        // clang-format on
    };
    return all;
}

QString presetTitle(const Preset& preset) {
    return widgets::Words::tr(preset.title);
}

}  // namespace greyscope::app
