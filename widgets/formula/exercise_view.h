#pragma once

#include <map>
#include <memory>

#include "widgets/formula/derivation_view.h"

class QLineEdit;

namespace greyscope::widgets {

/// How an answer stands, and what was written.
struct FieldLook {
    enum class Kind { open, right, carried, wrong, shown };
    derivation::LineRef line;
    Kind kind = Kind::open;
    QString text;
    bool operator==(const FieldLook&) const = default;
};

/// A derivation of which some numbers are asked for: a field in the place of each. Enter checks an answer, Tab goes on
/// to the next.
class ExerciseView : public DerivationView {
    Q_OBJECT

public:
    using DerivationView::DerivationView;

    /// How the fields of the spec stand.
    void setLooks(std::vector<FieldLook> looks);
    /// What the fields that can be written into hold.
    [[nodiscard]] std::vector<FieldLook> written() const;
    /// Of another exercise, even where they stand at the same places.
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
