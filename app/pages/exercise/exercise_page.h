#pragma once

#include "app/analyses/exercise/exercise_analysis.h"
#include "app/pages/analysis_page.h"
#include "app/pages/exercise/exercise_panel.h"
#include "app/pages/exercise/exercise_session.h"

class QComboBox;
class QSpinBox;

namespace greyscope::widgets {
class ContextBar;
class ExerciseView;
class Segmented;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// The Exercise page: a derivation in which numbers are to be filled in or a mistake is to be found. It is not part of
/// a study, because its seed determines it.
class ExercisePage : public PageOf<ExerciseAnalysis> {
    Q_OBJECT

public:
    using Mode = ExerciseMode;

    explicit ExercisePage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(ExerciseAnalysis::kPage), ExerciseAnalysis::title(), QStringLiteral("exercise"), false,
                [](const Study& /*study*/) { return false; }};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override { return m_panel; }
    [[nodiscard]] QString inspectorTitle() const override { return tr("Exercise"); }
    [[nodiscard]] int inspectorWidth() const override { return 300; }
    void setOptions(const exercise::Options& options);
    void setMode(Mode mode);
    /// Writes the sheets or the questions for a class to the file `path`.
    [[nodiscard]] base::Expected<void> write(ExercisePanel::Writes what, const QString& path) const;

protected:
    [[nodiscard]] Asked asked(const Study& /*study*/) const override { return m_options; }
    void present(const Shown& shown) override;
    void addPlace(QVariantMap& place) const override;
    void takePlace(const QVariantMap& place) override;

private:
    void buildBar();
    void buildKind();
    void connectParts();
    void showOptions();
    void showSheet();
    void showFields();
    void lineClicked(const derivation::LineRef& line);
    void chooseFile(ExercisePanel::Writes what);

    exercise::Options m_options;
    Mode m_mode = Mode::exercise;
    ExerciseSession m_session;
    std::optional<derivation::LineRef> m_clicked;
    widgets::ContextBar* m_bar;
    ExercisePanel* m_panel;
    widgets::ExerciseView* m_sheet;
    widgets::FigureView* m_view;
    QComboBox* m_kind = nullptr;
    QComboBox* m_series = nullptr;
    QSpinBox* m_blanks = nullptr;
    QSpinBox* m_decimals = nullptr;
    QSpinBox* m_seed = nullptr;
    widgets::Segmented* m_modes = nullptr;
};

}  // namespace greyscope::app
