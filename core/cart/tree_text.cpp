#include "core/cart/tree_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <string_view>
#include <utility>

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/cart/rules.h"

namespace greyscope::cart {
namespace {

/// Escapes text for a quoted string of DOT, whose labels interpret backslashes and HTML entities.
std::string dotEscaped(const std::string& text) {
    std::string result;
    for (const char c : base::visibleText(text)) {
        if (c == '"' || c == '\\') {
            result += '\\';
        }
        result += c == '&' ? std::string("&amp;") : std::string(1, c);
    }
    return result;
}

/// Replaces control characters by their codes, because few TeX fonts have symbols for them.
std::string withoutControls(const std::string& text) {
    std::string result;
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (code < 0x20 || code == 0x7F) {
            constexpr std::string_view digits = "0123456789ABCDEF";
            result += {'\\', 'x', digits[code / 16], digits[code % 16]};
        } else {
            result += c;
        }
    }
    return base::visibleText(result);
}

std::string latexEscaped(const std::string& text) {
    std::string result;
    char before = '\0';
    for (const char c : withoutControls(text)) {
        switch (c) {
            case '\\':
                result += "\\textbackslash{}";
                break;
            case '~':
                result += "\\textasciitilde{}";
                break;
            case '^':
                result += "\\textasciicircum{}";
                break;
            case '<':
                result += "$<$";
                break;
            case '>':
                result += "$>$";
                break;
            case '[':
            case ']':
            case '*':  // after the end of a row, it would be read as an argument
                result += std::string("{") + c + '}';
                break;
            default:
                if (std::string_view("#$%&_{}").find(c) != std::string_view::npos) {
                    result += '\\';
                } else if (c == before && std::string_view("-`',").find(c) != std::string_view::npos) {
                    result += "{}";  // two in a row would form a ligature
                }
                result += c;
        }
        before = c;
    }
    return result;
}

std::string csvQuoted(const std::string& text, std::string_view marks = ",\"\n\r;") {
    const bool outerBlank = !text.empty() && (text.front() == ' ' || text.back() == ' ');
    if (!outerBlank && text.find_first_of(marks) == std::string::npos) {
        return text;
    }
    return base::inQuotes(text);
}

/// Joins levels by semicolons; a level that contains a semicolon or a quote is quoted like a table cell.
std::string levelCell(std::vector<std::string> names) {
    for (std::string& name : names) {
        name = csvQuoted(name, "\";");
    }
    return csvQuoted(base::joined(names, ";"));
}

std::string latexCondition(const Tree& tree, const Condition& condition) {
    const auto feature = static_cast<std::size_t>(condition.feature);
    const std::string name = latexEscaped(tree.featureNames[feature]);
    if (condition.categorical) {
        return name + " $\\in$ \\{" + latexEscaped(levelsText(tree, condition)) + "\\}";
    }
    const std::string low = condition.hasLow ? base::toText(condition.lowLabel) : "";
    const std::string high = condition.hasHigh ? base::toText(condition.highLabel) : "";
    if (condition.hasLow && condition.hasHigh) {
        return "$" + low + " <$ " + name + " $\\le " + high + "$";
    }
    return condition.hasLow ? name + " $> " + low + "$" : name + " $\\le " + high + "$";
}

}  // namespace

std::string roundedText(double value) {
    std::array<char, 32> buffer{};
    const auto result =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, 6);
    return {buffer.data(), result.ptr};
}

std::string treeAsDot(const Tree& tree, const std::string& responseName) {
    std::string text = "digraph tree {\n    node [shape=box, fontname=\"sans-serif\"];\n    rankdir=LR;\n";
    for (std::size_t index = 0; index < tree.nodes.size(); ++index) {
        const Node& node = tree.nodes[index];
        const auto feature = static_cast<std::size_t>(std::max(node.feature, 0));
        const std::string title = node.isLeaf() ? responseName : tree.featureNames[feature];
        text += "    n" + std::to_string(index) + " [label=\"" + dotEscaped(title) + "\\n" + roundedText(node.value) +
                ", n " + std::to_string(node.n) + "\"" + (node.isLeaf() ? ", style=rounded" : "") + "];\n";
        if (node.isLeaf()) {
            continue;
        }
        const bool categorical = !tree.featureLevels[feature].empty();
        std::string left = categorical ? levelsText(tree, feature, {node.leftLevels.listed(), false}, kRuleLevels - 1)
                                       : "<= " + base::toText(node.largestLeft);
        std::string right = categorical ? "other" : "> " + base::toText(node.largestLeft);
        if (categorical && node.leftLevels.allBut()) {
            std::swap(left, right);
        }
        for (const auto& [child, label] : {std::pair(node.left, left), std::pair(node.right, right)}) {
            text += "    n" + std::to_string(index) + " -> n" + std::to_string(child) + " [label=\"" +
                    dotEscaped(label) + "\"];\n";
        }
    }
    return text + "}\n";
}

std::string rulesAsLatex(const Tree& tree, const std::string& responseName) {
    std::string text =
        "\\begin{tabular}{lrr}\n\\toprule\nCondition & $n$ & " + latexEscaped(responseName) + " \\\\\n\\midrule\n";
    for (const LeafRule& rule : rulesOf(tree)) {
        std::string conditions;
        for (const Condition& condition : rule.conditions) {
            conditions += (conditions.empty() ? "" : " and ") + latexCondition(tree, condition);
        }
        text += (conditions.empty() ? "all" : conditions) + " & " + std::to_string(rule.n) + " & " +
                roundedText(rule.value) + " \\\\\n";
    }
    return text + "\\bottomrule\n\\end{tabular}\n";
}

std::string rulesAsCsv(const Tree& tree) {
    std::string text = "rule,n,value";
    for (std::size_t feature = 0; feature < tree.featureNames.size(); ++feature) {
        const std::string& name = tree.featureNames[feature];
        text += tree.featureLevels[feature].empty()
                    ? "," + csvQuoted(name + "_above") + "," + csvQuoted(name + "_up_to")
                    : "," + csvQuoted(name);
    }
    text += '\n';
    std::size_t number = 0;
    for (const LeafRule& rule : rulesOf(tree, std::numeric_limits<std::size_t>::max())) {
        text += std::to_string(++number) + "," + std::to_string(rule.n) + "," + base::toText(rule.value);
        for (std::size_t feature = 0; feature < tree.featureNames.size(); ++feature) {
            const auto condition =
                std::find_if(rule.conditions.begin(), rule.conditions.end(),
                             [&](const Condition& c) { return c.feature == static_cast<int>(feature); });
            const bool given = condition != rule.conditions.end();
            if (!tree.featureLevels[feature].empty()) {
                text += "," + (given ? levelCell(levelNames(tree, feature, condition->levels)) : "");
                continue;
            }
            text += "," + (given && condition->hasLow ? base::toText(condition->lowLabel) : "");
            text += "," + (given && condition->hasHigh ? base::toText(condition->highLabel) : "");
        }
        text += '\n';
    }
    return text;
}

}  // namespace greyscope::cart
