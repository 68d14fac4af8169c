#include "app/recipe/step_editor.h"

#include "app/recipe/column_editors.h"
#include "app/recipe/filter_editor.h"
#include "app/recipe/join_editor.h"

namespace greyscope::app {

StepEditor* editorFor(const StepWhat& what, const std::vector<StudyTable>& tables) {
    struct Visit {
        const std::vector<StudyTable>& tables;
        StepEditor* operator()(const data::Filter&) const { return new FilterEditor; }
        StepEditor* operator()(const data::ExcludeRows&) const { return new ExcludeEditor; }
        StepEditor* operator()(const data::Unpivot&) const { return new UnpivotEditor; }
        StepEditor* operator()(const data::SplitColumn&) const { return new SplitEditor; }
        StepEditor* operator()(const data::JoinTable&) const { return new JoinEditor(tables); }
        StepEditor* operator()(const data::DeriveColumn&) const { return new DeriveEditor; }
        StepEditor* operator()(const data::RowsAsSeries&) const { return new TurnEditor; }
        StepEditor* operator()(const data::RenameColumn&) const { return new RenameEditor; }
        StepEditor* operator()(const data::SetCell&) const { return new CellEditor; }
        StepEditor* operator()(const data::FillEmpty&) const { return new FillEditor; }
    };
    StepEditor* editor = std::visit(Visit{tables}, what);
    editor->showStep(what);
    return editor;
}

}  // namespace greyscope::app
