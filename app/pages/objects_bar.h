#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/analyses/evaluation/evaluated_objects.h"
#include "app/pages/binding.h"
#include "widgets/controls/context_bar.h"

class QToolButton;

namespace greyscope::app {

class CheckedList;
class Page;

/// The bar of the segments Clusters and Target: "Relate by [Clusters] the objects [drive] on [4 indicators]". Each page
/// adds its own controls behind these.
class ObjectsBar : public widgets::ContextBar {
    Q_OBJECT

public:
    /// Access to the choices of the page in a study.
    struct Choices {
        std::string& (*objects)(Study&);
        std::vector<IndicatorChoice>& (*indicators)(Study&);
    };
    ObjectsBar(StudyStore& store, Page& page, Choices choices);

    void showStudy(const Study& study) { m_bindings.show(study); }
    [[nodiscard]] Bindings& bindings() { return m_bindings; }

private:
    [[nodiscard]] std::optional<ObjectsRequest> request(const Study& study) const;
    void addObjects(const QString& page);
    void addIndicators(const QString& page);
    void showIndicators(const Study& study);

    Bindings m_bindings;
    Choices m_choices;
    QToolButton* m_button = nullptr;
    CheckedList* m_list = nullptr;
};

}  // namespace greyscope::app
