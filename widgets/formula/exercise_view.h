#pragma once

#include <map>
#include <memory>

#include "widgets/formula/working_view.h"

class QLineEdit;

namespace greyscope::widgets {

/// How an answer stands, and what was written.
struct FieldLook {
    enum class Kind { open, right, carried, wrong, shown };
    working::LineRef line;
    Kind kind = Kind::open;
    QString text;
    bool operator==(const FieldLook&) const = default;
};

/// A derivation of which some numbers are asked for: a field in the place of each. Enter checks an answer, Tab goes on
/// to the next.
class ExerciseView : public WorkingView {
    Q_OBJECT

public:
    using WorkingView::WorkingView;

    /// How the fields of the spec stand.
    void setLooks(std::vector<FieldLook> looks);
    /// What the fields that can be written into hold.
    [[nodiscard]] std::vector<FieldLook> written() const;
    /// Of another exercise, even where they stand at the same places.
    void forgetFields();
    void focusField(const working::LineRef& line);
    [[nodiscard]] QLineEdit* field(const working::LineRef& line) const;

signals:
    void answered(const greyscope::working::LineRef& line, const QString& text);
    void allAnswered();
    void entered(const greyscope::working::LineRef& line);

protected:
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;
    void scrolled() override { placeFields(); }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Place = std::pair<int, int>;  ///< step and line
    [[nodiscard]] const FieldLook* lookOf(const working::LineRef& line) const;
    void makeFields();
    [[nodiscard]] bool isAnsweredHere(const Place& place) const;
    void placeFields();
    [[nodiscard]] QLineEdit* makeField(const WorkingField& of);

    std::vector<FieldLook> m_looks;
    std::map<Place, QLineEdit*> m_fields;
};

}  // namespace greyscope::widgets
