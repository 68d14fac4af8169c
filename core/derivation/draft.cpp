#include "core/derivation/draft.h"

#include <utility>

namespace greyscope::derivation {

std::vector<Expr> StepValues::all() const {
    std::vector<Expr> numbers;
    for (int point = first(); point <= last(); ++point) {
        numbers.push_back((*this)(point));
    }
    return numbers;
}

Draft::Draft(std::string name, std::string series, Rounding rounding) {
    m_result.name = std::move(name);
    m_result.series = std::move(series);
    m_result.rounding = rounding;
}

void Draft::begin(SectionId section, SourceId source) {
    m_result.sections.push_back({section, source, m_second, m_result.steps.size(), 0, {}, {}, m_refit});
}

void Draft::note(DerivationNote note) {
    m_result.sections.back().notes.push_back(std::move(note));
}

StepValues Draft::start(Rule& rule, int first) {
    Step step;
    step.key = m_scope + m_prefix + rule.key;
    step.symbol = std::move(rule.symbol);
    step.rule = std::move(rule.rule);
    m_result.steps.push_back(std::move(step));
    ++m_result.sections.back().count;
    return {static_cast<int>(m_result.steps.size()) - 1, first};
}

void Draft::add(StepValues& column, Expr put, int point, const std::string& series, bool exactly) {
    Line line;
    line.point = point;
    line.series = series;
    line.value = evaluate(put);
    const bool takenOver = put.kind == Expr::Kind::number;
    line.value = exactly || takenOver ? line.value : m_result.rounding(line.value);
    line.exact = line.value;
    line.put = std::move(put);
    column.add(line.value);
    m_result.steps.back().lines.push_back(std::move(line));
}

StepValues Draft::given(Rule rule, const std::vector<double>& values, int first) {
    StepValues column = start(rule, first);
    for (std::size_t i = 0; i < values.size(); ++i) {
        add(column, number(values[i]), rule.ofPoint ? first + static_cast<int>(i) : 0, rule.series, true);
    }
    return column;
}

StepValues Draft::found(Rule rule, const std::vector<double>& values, int first) {
    StepValues column = given(std::move(rule), values, first);
    m_result.steps.back().found = true;
    return column;
}

StepValues Draft::column(Rule rule, int first, int last, const std::function<Expr(int, const StepValues&)>& put) {
    StepValues column = start(rule, first);
    for (int point = first; point <= last; ++point) {
        add(column, put(point, column), rule.ofPoint ? point : 0, rule.series);
    }
    return column;
}

StepValues Draft::column(Rule rule, int first, int last, const std::function<Expr(int)>& put) {
    return column(std::move(rule), first, last, [&](int point, const StepValues& /*own*/) { return put(point); });
}

StepValues Draft::value(Rule rule, Expr put, int point) {
    StepValues column = start(rule, 1);
    add(column, std::move(put), point, rule.series);
    return column;
}

StepValues Draft::bySeries(Rule rule, std::vector<std::pair<std::string, Expr>> lines) {
    StepValues column = start(rule, 1);
    for (auto& [series, put] : lines) {
        add(column, std::move(put), 0, series);
    }
    return column;
}

StepValues Draft::matrix(Rule rule, std::size_t columns, std::vector<Expr> cells) {
    StepValues column = start(rule, 1);
    m_result.steps.back().columns = columns;
    for (Expr& cell : cells) {
        add(column, std::move(cell), 0, rule.series);
    }
    return column;
}

Expr Draft::keptInSheet(Expr formula) const {
    const Rounding& rounding = m_result.rounding;
    if (rounding.kind != Rounding::Kind::decimals) {
        return formula;
    }
    std::vector<Expr> parts;
    parts.push_back(std::move(formula));
    parts.push_back(number(rounding.digits));
    return call("round", std::move(parts));
}

void Draft::mark(const StepValues& column, int point, LineEmphasis mark) {
    m_result.steps[static_cast<std::size_t>(column.step())]
        .lines[static_cast<std::size_t>(point - column.first())]
        .mark = mark;
}

Derivation Draft::take() {
    return std::move(m_result);
}

namespace letters {

Expr k(int shift) {
    return shift < 0 ? difference(k(), number(-shift)) : sum({k(), number(shift)});
}

Expr n() {
    return symbol("n");
}

Expr measuredX() {
    return at(symbol("x"), k());
}

Expr fittedX() {
    return at(hat(symbol("x")), k());
}

Expr ofOrder(const std::string& letter, const std::string& order) {
    return superscript(symbol(letter), symbol("(" + order + ")"));
}

Expr transposed(const std::string& letter) {
    return superscript(symbol(letter), symbol("T"));
}

Expr indexed(const std::string& letter, const std::string& index) {
    return subscript(symbol(letter), symbol(index));
}

Expr sumOver(const std::string& index, int from, Expr to, Expr body) {
    return bigSum(equal(symbol(index), number(from)), std::move(to), std::move(body));
}

Expr derivative(const Expr& function, int order) {
    const Expr d = order == 1 ? symbol("d") : power(symbol("d"), number(order));
    const Expr t = order == 1 ? symbol("t") : power(symbol("t"), number(order));
    return fraction(besides({d, function}), besides({symbol("d"), t}));
}

Expr percentError(Expr predicted, const Expr& measured) {
    return product({number(100), fraction(absolute(difference(std::move(predicted), measured)), absolute(measured))});
}

}  // namespace letters

}  // namespace greyscope::derivation
