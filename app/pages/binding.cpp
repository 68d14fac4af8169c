#include "app/pages/binding.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QSpinBox>

#include "widgets/controls/number_box.h"
#include "widgets/controls/segmented.h"
#include "widgets/controls/slider_with_spin.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

void Bindings::bind(QCheckBox* box, const Member<bool>& member, const EditName& step) {
    bind(box, &QCheckBox::setChecked, &QCheckBox::toggled, member, step);
}

void Bindings::bind(QSpinBox* box, const Member<int>& member, const EditName& step) {
    bind(box, &QSpinBox::setValue, &QSpinBox::valueChanged, member, step);
}

void Bindings::bind(QDoubleSpinBox* box, const Member<double>& member, const EditName& step) {
    bind(box, &QDoubleSpinBox::setValue, &QDoubleSpinBox::valueChanged, member, step);
}

void Bindings::bind(widgets::NumberBox* box, const Member<double>& member, const EditName& step) {
    bind(box, &widgets::NumberBox::display, &widgets::NumberBox::edited, member, step);
}

void Bindings::bind(widgets::SliderWithSpin* slider, const Member<double>& member, const EditName& step) {
    bind(slider, &widgets::SliderWithSpin::setValue, &widgets::SliderWithSpin::edited, member, step);
}

void Bindings::showWhen(QWidget* widget, std::function<bool(const Study&)> when) {
    follow([widget, when = std::move(when)](const Study& study) { widget->setVisible(when(study)); });
}

void Bindings::enableWhen(QWidget* widget, std::function<bool(const Study&)> when) {
    follow([widget, when = std::move(when)](const Study& study) { widget->setEnabled(when(study)); });
}

void Bindings::show(const Study& study) {
    const bool nested = std::exchange(m_showing, true);
    for (const auto& show : m_followers) {
        show(study);
    }
    m_showing = nested;
}

void Bindings::edit(const StudyStore::Change& change, const EditName& step) {
    if (!m_showing) {
        m_store.edit(step.what, change, step.mergeKey);
    }
}

EditName Bindings::withValue(const EditName& step, const QString& value) {
    return {value.isEmpty() ? step.what : tr("%1: %2").arg(step.what, value), step.mergeKey};
}

QString Bindings::textOf(const widgets::Segmented* segments) {
    return segments->button(segments->current())->text();
}

void Bindings::showSegment(widgets::Segmented* segments, std::size_t place) {
    segments->setCurrent(static_cast<int>(place));
}

void Bindings::whenSegmentChosen(widgets::Segmented* segments, std::function<void(std::size_t)> chosen) {
    connect(segments, &widgets::Segmented::chosen, this,
            [chosen = std::move(chosen)](int place) { chosen(static_cast<std::size_t>(place)); });
}

void Bindings::showEntries(QComboBox* combo, const std::vector<QString>& texts, std::size_t chosen, std::size_t left) {
    QStringList entries;
    for (const QString& text : texts) {
        entries << widgets::visibleText(text);
    }
    if (left > 0) {
        entries << tr("… and %n more", nullptr, widgets::counted(left));
    }
    bool same = combo->count() == entries.size();
    for (int i = 0; same && i < combo->count(); ++i) {
        same = combo->itemText(i) == entries[i];
    }
    if (!same) {
        combo->clear();
        combo->addItems(entries);
        if (left > 0) {
            combo->setItemData(combo->count() - 1, 0, Qt::UserRole - 1);  // shown, but not selectable
        }
    }
    combo->setCurrentIndex(chosen < texts.size() ? static_cast<int>(chosen) : -1);
}

void Bindings::whenEntryChosen(QComboBox* combo, std::function<void(std::size_t)> chosen) {
    connect(combo, &QComboBox::activated, this, [chosen = std::move(chosen)](int place) {
        if (place >= 0) {
            chosen(static_cast<std::size_t>(place));
        }
    });
}

}  // namespace greyscope::app
