#pragma once

#include <QComboBox>
#include <QObject>
#include <QString>

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/study/choices/study_member.h"
#include "app/study/file/study_store.h"
#include "widgets/controls/filled_combo.h"

class QCheckBox;
class QDoubleSpinBox;
class QSpinBox;

namespace greyscope::widgets {
class NumberBox;
class Segmented;
class SliderWithSpin;
}  // namespace greyscope::widgets

namespace greyscope::app {

using widgets::kMostItems;

/// Returns items for a drop-down list: those of the first elements of `all`; also that of the current value, if it is a
/// later one. `valueOf` returns the value of an element, and `text` the text of a value.
template <class Each, class T, class Text, class ValueOf = std::identity>
Items<T> listedItems(const std::vector<Each>& all, const T& current, Text text, ValueOf valueOf = {}) {
    Items<T> items;
    const auto tail = all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), kMostItems));
    const auto add = [&](const T& value) { items.push_back({text(value), value}); };
    std::for_each(all.begin(), tail, [&](const Each& each) { add(std::invoke(valueOf, each)); });
    if (std::any_of(tail, all.end(), [&](const Each& each) { return std::invoke(valueOf, each) == current; })) {
        add(current);
    }
    items.left = all.size() - items.size();
    return items;
}

/// Connects the controls of a bar or form with members of the study. An edit by the user becomes an undoable step.
/// show() sets the values of the controls without emitting signals, so that focus, cursor and an open list stay.
class Bindings : public QObject {
    Q_OBJECT

public:
    explicit Bindings(StudyStore& store, QObject* parent = nullptr) : QObject(parent), m_store(store) {}

    /// Binds a control to a member of the study. `set` sets its value, and `edited` is its signal with a new value.
    /// `step` names the edit in the history.
    template <class Control, class T, class Set, class Signal>
    void bind(Control* control, Set set, Signal edited, const Member<T>& member, const EditName& step) {
        follow([=](const Study& study) { (control->*set)(member.get(study)); });
        connect(control, edited, this, [=, this](const T& value) {
            if constexpr (std::is_same_v<T, bool>) {
                edit(member, value, step);
            } else if constexpr (requires { control->text(); }) {
                edit(member, value, withValue(step, control->text()));
            } else {
                edit(member, value, step);
            }
        });
    }
    void bind(QCheckBox* box, const Member<bool>& member, const EditName& step);
    void bind(QSpinBox* box, const Member<int>& member, const EditName& step);
    void bind(QDoubleSpinBox* box, const Member<double>& member, const EditName& step);
    void bind(widgets::NumberBox* box, const Member<double>& member, const EditName& step);
    void bind(widgets::SliderWithSpin* slider, const Member<double>& member, const EditName& step);
    /// Binds segments to a member of the study. `values` are the values of the segments, in their order.
    template <class T>
    void bind(widgets::Segmented* segments, const Member<T>& member, std::vector<T> values, const EditName& step);
    /// Binds a combo box to a member of the study. `items` returns its entries, which may depend on the study.
    template <class T>
    void bind(QComboBox* combo, const Member<T>& member, std::function<Items<T>(const Study&)> items,
              const EditName& step) {
        bindChoice<T>(combo, member.get, std::move(items), [this, combo, member, step](const T& value) {
            edit(member, value, withValue(step, combo->currentText()));
        });
    }
    /// Binds a combo box whose edit changes more than one member. `get` returns the current value from the study;
    /// `chosen` makes the edit.
    template <class T>
    void bindChoice(QComboBox* combo, std::function<T(const Study&)> get, std::function<Items<T>(const Study&)> items,
                    std::function<void(const T&)> chosen);
    /// Binds segments whose edit changes more than one member. `values` are the values of the segments, in their order;
    /// `get` returns the current one, and `chosen` makes the edit.
    template <class T>
    void bindChoice(widgets::Segmented* segments, std::function<T(const Study&)> get, std::vector<T> values,
                    std::function<void(const T&)> chosen);
    template <class T>
    void bind(QComboBox* combo, const Member<T>& member, Items<T> items, const EditName& step) {
        bind<T>(
            combo, member, [items = std::move(items)](const Study& /*study*/) { return items; }, step);
    }

    /// Adds a function that updates anything else from the study, such as ranges, labels, or whether a control is
    /// enabled. show() calls the functions in the order in which they were added.
    void follow(std::function<void(const Study&)> show) { m_followers.push_back(std::move(show)); }
    void showWhen(QWidget* widget, std::function<bool(const Study&)> when);
    void enableWhen(QWidget* widget, std::function<bool(const Study&)> when);
    /// Updates all bound controls from this study.
    void show(const Study& study);

    /// Changes the study after an edit by the user. Does nothing while show() sets values.
    template <class T>
    void edit(const Member<T>& member, const T& value, const EditName& step) {
        edit([&](Study& study) { member.set(study, value); }, step);
    }
    void edit(const StudyStore::Change& change, const EditName& step);

private:
    /// Returns the name of an edit completed by the new value, for the history: "Change measure: ratio".
    [[nodiscard]] static EditName withValue(const EditName& step, const QString& value);
    [[nodiscard]] static QString textOf(const widgets::Segmented* segments);
    static void showSegment(widgets::Segmented* segments, std::size_t place);
    void whenSegmentChosen(widgets::Segmented* segments, std::function<void(std::size_t)> chosen);
    /// Shows `texts` as the entries of a combo box and selects the one with index `chosen`. `left` is the number of
    /// further entries that are only counted. The list is rebuilt only if an entry differs.
    static void showEntries(QComboBox* combo, const std::vector<QString>& texts, std::size_t chosen, std::size_t left);
    void whenEntryChosen(QComboBox* combo, std::function<void(std::size_t)> chosen);

    StudyStore& m_store;
    std::vector<std::function<void(const Study&)>> m_followers;
    bool m_showing = false;
};

template <class T>
void Bindings::bind(widgets::Segmented* segments, const Member<T>& member, std::vector<T> values,
                    const EditName& step) {
    bindChoice<T>(segments, member.get, std::move(values), [this, segments, member, step](const T& value) {
        edit(member, value, withValue(step, textOf(segments)));
    });
}

template <class T>
void Bindings::bindChoice(widgets::Segmented* segments, std::function<T(const Study&)> get, std::vector<T> values,
                          std::function<void(const T&)> chosen) {
    follow([segments, get = std::move(get), values](const Study& study) {
        const auto found = std::find(values.begin(), values.end(), get(study));
        showSegment(segments, static_cast<std::size_t>(found - values.begin()));
    });
    whenSegmentChosen(segments, [values = std::move(values), chosen = std::move(chosen)](std::size_t place) {
        chosen(values[place]);
    });
}

template <class T>
void Bindings::bindChoice(QComboBox* combo, std::function<T(const Study&)> get,
                          std::function<Items<T>(const Study&)> items, std::function<void(const T&)> chosen) {
    auto offered = std::make_shared<Items<T>>();
    follow([combo, get = std::move(get), items = std::move(items), offered](const Study& study) {
        *offered = items(study);
        const T now = get(study);
        const auto is = [&now](const ComboItem<T>& item) { return item.value == now; };
        std::size_t left = offered->left;
        if (offered->size() > kMostItems + 1) {
            const auto tail = offered->begin() + kMostItems;
            const auto kept = std::find_if(tail, offered->end(), is);
            const Items<T> current(kept, kept == offered->end() ? kept : kept + 1);
            left += offered->size() - kMostItems - current.size();
            offered->erase(tail, offered->end());
            offered->insert(offered->end(), current.begin(), current.end());
        }
        std::vector<QString> texts;
        for (const ComboItem<T>& item : *offered) {
            texts.push_back(item.text);
        }
        const auto place = std::find_if(offered->begin(), offered->end(), is) - offered->begin();
        showEntries(combo, texts, static_cast<std::size_t>(place), left);
    });
    whenEntryChosen(combo, [offered, chosen = std::move(chosen)](std::size_t place) {
        if (place < offered->size()) {
            chosen(T((*offered)[place].value));  // a copy, because the edit changes the list
        }
    });
}

}  // namespace greyscope::app
