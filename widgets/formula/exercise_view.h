#pragma once

#include <map>
#include <memory>

#include "widgets/formula/derivation_view.h"

class QLineEdit;

namespace greyscope::widgets {

/// The state of an answer, and its text.
struct FieldLook {
    enum class Kind { open, right, carried, wrong, shown };
    derivation::LineRef line;
    Kind kind = Kind::open;
    QString text;
    bool operator==(const FieldLook&) const = default;
};

/// A derivation with a field for each number that an exercise asks for. Enter checks an answer; Tab goes to the next
/// field.
class ExerciseView : public DerivationView {
    Q_OBJECT

public:
    using DerivationView::DerivationView;

    /// Sets the states of the fields.
    void setLooks(std::vector<FieldLook> looks);
    /// The texts of the editable fields.
    [[nodiscard]] std::vector<FieldLook> written() const;
    /// Removes all fields, because they belong to another exercise, even at the same places.
    void forgetFields();
    void focusField(const derivation::LineRef& line);
    [[nodiscard]] QLineEdit* field(const derivation::LineRef& line) const;

signals:
    void answered(const greyscope::derivation::LineRef& line, const QString& text);
    void allAnswered();
    void entered(const greyscope::derivation::LineRef& line);

protected:
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;
    void scrolled() override { placeFields(); }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Place = std::pair<int, int>;  ///< step and line
    [[nodiscard]] const FieldLook* lookOf(const derivation::LineRef& line) const;
    void makeFields();
    [[nodiscard]] bool isAnsweredHere(const Place& place) const;
    void placeFields();
    [[nodiscard]] QLineEdit* makeField(const DerivationField& of);

    std::vector<FieldLook> m_looks;
    std::map<Place, QLineEdit*> m_fields;
};

}  // namespace greyscope::widgets
