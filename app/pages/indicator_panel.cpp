#include "app/pages/indicator_panel.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/column_name.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/segmented.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

constexpr std::array kEffects{data::Effect::benefit, data::Effect::cost, data::Effect::target};

QString textOf(const std::vector<double>& numbers) {
    QStringList parts;
    for (const double number : numbers) {
        parts << QString::fromStdString(base::toText(number));
    }
    return parts.join(QStringLiteral(", "));
}

/// Returns the numbers of a list; nullopt if a part is not a number. Chinese commas separate too.
std::optional<std::vector<double>> numbersIn(QString text) {
    text.replace(QChar(0xFF0C), QLatin1Char(',')).replace(QChar(0x3001), QLatin1Char(','));
    std::vector<double> numbers;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const auto number = data::numberIn(part.trimmed().toStdString());
        if (!number) {
            return std::nullopt;
        }
        numbers.push_back(*number);
    }
    return numbers;
}

}  // namespace

QLineEdit* numberListEdit(const QString& name, std::function<void(const std::vector<double>&)> edited) {
    auto* edit = new QLineEdit;
    edit->setAccessibleName(name);
    QObject::connect(edit, &QLineEdit::editingFinished, edit, [edit, edited = std::move(edited)] {
        if (!edit->isModified()) {
            return;
        }
        const auto numbers = numbersIn(edit->text());
        widgets::setTip(
            edit,
            numbers ? QString()
                    : IndicatorPanel::tr("“%1” is not a list of numbers. Separate them by commas.").arg(edit->text()));
        edit->setStyleSheet(numbers ? QString() : QStringLiteral("border: 1px solid red"));
        if (numbers) {
            edit->setModified(false);
            edited(*numbers);
        }
    });
    return edit;
}

void showNumbers(QLineEdit& edit, const std::vector<double>& numbers, const std::vector<double>& usual) {
    edit.setPlaceholderText(textOf(usual));
    if (const QString text = textOf(numbers); !edit.isModified() && edit.text() != text) {
        edit.setText(text);
    }
}

IndicatorPanel::IndicatorPanel(const QString& page, QWidget* parent) : widgets::InspectorPanel(parent), m_page(page) {}

void IndicatorPanel::setIndicators(const std::vector<IndicatorChoice>& indicators, const Fields& fields,
                                   const std::vector<std::vector<double>>& usual) {
    const bool same = fields == m_fields && std::ranges::equal(indicators, m_indicators, {}, &IndicatorChoice::column,
                                                               &IndicatorChoice::column);
    m_indicators = indicators;
    m_fields = fields;
    if (!same || m_list == nullptr) {
        rebuild();
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const IndicatorChoice& indicator = m_indicators[i];
        const Row& row = m_rows[i];
        const auto kind = std::ranges::find(kEffects, indicator.effect.kind);
        row.better->setCurrent(static_cast<int>(kind - kEffects.begin()));
        if (row.target != nullptr) {
            row.target->setEnabled(indicator.effect.kind == data::Effect::target);
            showNumbers(*row.target, {indicator.effect.target});
        }
        showNumbers(*row.weight, {indicator.weight});
        row.weight->setEnabled(m_fields.weight);
        const std::vector<double> instead = i < usual.size() ? usual[i] : std::vector<double>();
        if (row.centres != nullptr) {
            showNumbers(*row.centres, indicator.centres, instead);
        }
        if (row.ends != nullptr) {
            showNumbers(*row.ends, indicator.ends);
        }
        if (row.critical != nullptr) {
            showNumbers(*row.critical, indicator.critical ? std::vector{*indicator.critical} : std::vector<double>(),
                        instead);
        }
    }
}

void IndicatorPanel::rebuild() {
    delete m_list;
    m_list = new QWidget;
    auto* column = new QVBoxLayout(m_list);
    column->setContentsMargins(0, 0, 0, 0);
    m_rows.clear();
    for (std::size_t i = 0; i < m_indicators.size(); ++i) {
        m_rows.push_back(makeRow(i));
        column->addWidget(m_rows.back().section);
    }
    addWidget(m_list);
}

IndicatorPanel::Row IndicatorPanel::makeRow(std::size_t index) {
    const std::string& name = m_indicators[index].column;
    const QString shown = widgets::visibleText(data::displayName(name));
    Row row{new widgets::Section(shown), nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
    const auto field = [&](const QString& label, const char* key,
                           const std::function<void(IndicatorChoice&, const std::vector<double>&)>& set) {
        auto* edit = numberListEdit(tr("%1, %2").arg(shown, label), [this, index, label, set](const auto& numbers) {
            change(index, label, [&](IndicatorChoice& indicator) { set(indicator, numbers); });
        });
        edit->setObjectName(m_page + QLatin1Char('.') + QLatin1String(key) + QString::number(index));
        row.section->addRow(label, edit);
        return edit;
    };
    const auto first = [](const std::vector<double>& numbers, double usual) {
        return numbers.empty() ? usual : numbers.front();
    };
    row.better = new widgets::Segmented({tr("more"), tr("less"), tr("target")});
    row.better->setObjectName(m_page + QStringLiteral(".better%1").arg(index));
    row.better->setAccessibleName(tr("%1, what is better").arg(shown));
    row.better->button(2)->setVisible(m_fields.critical || !m_fields.centres);
    connect(row.better, &widgets::Segmented::chosen, this, [this, index](int chosen) {
        change(index, tr("what is better"), [&](IndicatorChoice& indicator) {
            indicator.effect.kind = kEffects[static_cast<std::size_t>(chosen)];
            indicator.stated = true;
        });
    });
    row.section->addWidget(row.better);
    if (!m_fields.centres) {
        row.target = field(tr("Target value"), "target", [first](IndicatorChoice& indicator, const auto& numbers) {
            indicator.effect.target = first(numbers, 0.0);
        });
    }
    row.weight = field(tr("Weight"), "weight", [first](IndicatorChoice& indicator, const auto& numbers) {
        indicator.weight = std::max(0.0, first(numbers, 1.0));
    });
    if (m_fields.centres) {
        row.centres = field(tr("Centres"), "centres",
                            [](IndicatorChoice& indicator, const auto& numbers) { indicator.centres = numbers; });
    }
    if (m_fields.ends) {
        row.ends = field(tr("Ends"), "ends",
                         [](IndicatorChoice& indicator, const auto& numbers) { indicator.ends = numbers; });
    }
    if (m_fields.critical) {
        row.critical = field(tr("Critical value"), "critical", [](IndicatorChoice& indicator, const auto& numbers) {
            indicator.critical = numbers.empty() ? std::nullopt : std::optional(numbers.front());
        });
    }
    return row;
}

void IndicatorPanel::change(std::size_t index, const QString& what, const std::function<void(IndicatorChoice&)>& edit) {
    std::vector<IndicatorChoice> changed = m_indicators;
    edit(changed[index]);
    emit edited(changed, tr("%1: %2").arg(widgets::visibleText(data::displayName(changed[index].column)), what));
}

}  // namespace greyscope::app
