#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>
#include <QWidget>

#include <cmath>
#include <functional>
#include <vector>

#include "app/analyses/convention.h"
#include "app/pages/binding.h"
#include "app/study/choices/option.h"
#include "widgets/controls/section.h"
#include "widgets/controls/segmented.h"
#include "widgets/controls/slider_with_spin.h"
#include "widgets/present/words/words.h"

// Makes the controls of an inspector from the declarations of options.

namespace greyscope::app {

namespace option_controls {

struct Texts {
    QString objectName;  ///< object name of the control, "relations.theta"
    QString label;
    QString tip;
};
[[nodiscard]] QCheckBox* checkBox(const Texts& texts);
[[nodiscard]] QComboBox* comboBox(const Texts& texts);
/// Returns a number box for a share from `low` to `high`, shown in percent.
[[nodiscard]] QDoubleSpinBox* percentBox(const Texts& texts, double low, double high);
[[nodiscard]] QSpinBox* spinBox(const Texts& texts, int low, int high);
[[nodiscard]] widgets::SliderWithSpin* slider(const Texts& texts, double low, double high);

}  // namespace option_controls

/// Makes the controls on a page for options of the choices C, which are found in the study by following `path`.
template <class C, class... Path>
class OptionControls {
public:
    OptionControls(Bindings& bindings, QString page, Path... path)
        : m_bindings(bindings), m_page(std::move(page)), m_path(path...) {}

    /// Adds the control of an option with its label to a section of the inspector.
    template <class T>
    void add(widgets::Section* section, T C::*which) const {
        section->addWidget(labelled(which));
    }

    /// Returns the control of an option with its label. It is visible only if the option has an effect.
    template <class T>
    [[nodiscard]] QWidget* labelled(T C::*which) const {
        const Option<C, T>& row = optionOf(which);
        QWidget* shown = control(which);
        if constexpr (!std::is_same_v<T, bool>) {
            shown = widgets::labelled(row.name(), shown);
        }
        if (row.applies != nullptr) {
            m_bindings.showWhen(shown, [path = m_path, applies = row.applies](const Study& study) {
                return applies(std::apply([&](auto... part) -> const C& { return (study.*....*part); }, path));
            });
        }
        return shown;
    }

    /// Returns only the control of an option, for a bar that has its own words.
    template <class T>
    [[nodiscard]] QWidget* control(T C::*which) const {
        const Option<C, T>& row = optionOf(which);
        const option_controls::Texts texts{m_page + '.' + QLatin1String(row.key), row.name(), row.explanation()};
        const auto part = [&]<class As>(As /*type*/) {
            return std::apply([&](auto... step) { return memberAs<As>(step..., row.member); }, m_path);
        };
        const EditName step{row.name(), isNumber<T> ? texts.objectName : QString()};
        if constexpr (std::is_same_v<T, bool>) {
            auto* box = option_controls::checkBox(texts);
            m_bindings.bind(box, part(bool()), step);
            return box;
        } else if constexpr (std::is_enum_v<T>) {
            auto* box = option_controls::comboBox(texts);
            m_bindings.bind(box, std::apply([&](auto... way) { return memberOf(row, way...); }, m_path),
                            itemsOf(row, T()), step);
            return box;
        } else if constexpr (std::is_same_v<T, double>) {
            if (row.percent) {
                return percentBox(row, texts, part(double()), step);
            }
            auto* box = option_controls::slider(texts, row.bounds.low, row.bounds.high);
            m_bindings.bind(box, part(double()), step);
            return box;
        } else {
            auto* box =
                option_controls::spinBox(texts, widgets::counted(row.bounds.low), widgets::counted(row.bounds.high));
            m_bindings.bind(box, part(int()), step);
            return box;
        }
    }

    /// Returns a control for an enumeration that shows all values side by side.
    template <class T>
    [[nodiscard]] widgets::Segmented* segments(T C::*which) const {
        const Option<C, T>& row = optionOf(which);
        std::vector<QString> words;
        for (const T value : valuesOf(row)) {
            words.push_back(row.words(value));
        }
        auto* all = new widgets::Segmented(words);
        all->setObjectName(m_page + '.' + QLatin1String(row.key));
        all->setAccessibleName(row.name());
        m_bindings.bind(all, std::apply([&](auto... step) { return member(step..., which); }, m_path), valuesOf(row),
                        EditName{row.name()});
        return all;
    }

private:
    QWidget* percentBox(const Option<C, double>& row, const option_controls::Texts& texts, const Member<double>& share,
                        const EditName& step) const {
        auto* box = option_controls::percentBox(texts, row.bounds.low, row.bounds.high);
        const Member<double> percent{[share](const Study& study) { return 100.0 * share.get(study); },
                                     [share](Study& study, const double& value) { share.set(study, value / 100.0); }};
        m_bindings.bind(box, percent, step);
        return box;
    }

    Bindings& m_bindings;
    QString m_page;
    std::tuple<Path...> m_path;
};

template <class C, class... Path>
OptionControls<C, Path...> controlsOf(Bindings& bindings, const char* page, Path... path) {
    return {bindings, QLatin1String(page), path...};
}

}  // namespace greyscope::app
