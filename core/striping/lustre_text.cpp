#include "core/striping/lustre_text.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/whole_number.h"

namespace greyscope::striping {

using base::ErrorCode;
using base::Expected;
using base::fail;
using base::trimmed;

namespace {

constexpr std::int64_t kAligned = 65'536;
constexpr std::uint32_t kMostOsts = 65'536;

bool consecutive(const std::vector<std::uint32_t>& osts) {
    return std::adjacent_find(osts.begin(), osts.end(), [](auto a, auto b) { return b != a + 1; }) == osts.end();
}

/// Returns "-S 64K -c 2 -o 0,1", or with -i and only the first OST if the OSTs are consecutive.
std::string stripeOptions(const Component& component, bool listed) {
    std::string text = "-S " + sizeText(component.stripeSize) + " -c " + std::to_string(component.stripeCount());
    if (!listed && consecutive(component.osts)) {
        return text + " -i " + std::to_string(component.osts.front());
    }
    text += " -o ";
    for (std::size_t k = 0; k < component.osts.size(); ++k) {
        text += (k == 0 ? "" : ",") + std::to_string(component.osts[k]);
    }
    return text;
}

Expected<void> checkAligned(const Layout& layout) {
    for (const Component& component : layout.components()) {
        if (component.stripeSize % kAligned != 0) {
            return fail(ErrorCode::optionOutOfRange,
                        {"stripe-size", std::to_string(component.stripeSize), "65536 * N"});
        }
        if (component.end != kEndOfFile && component.end % kAligned != 0) {
            return fail(ErrorCode::endNotAligned, {std::to_string(component.end), std::to_string(kAligned)});
        }
    }
    return {};
}

/// Returns the value after `key:` anywhere in the line; empty if there is none.
std::string_view valueOf(std::string_view line, std::string_view key) {
    const auto at = line.find(key);
    if (at == std::string_view::npos || line.substr(at + key.size(), 1) != ":") {
        return {};
    }
    const std::string_view rest = trimmed(line.substr(at + key.size() + 1));
    return rest.substr(0, rest.find_first_of(", \t"));
}

/// A component while its lines are read.
struct Draft {
    std::int64_t begin = 0;
    std::int64_t end = kEndOfFile;
    std::optional<std::int64_t> size, count, offset;
    std::vector<std::uint32_t> osts;
    [[nodiscard]] bool any() const { return size || count || !osts.empty(); }
};

class Reader {
public:
    Expected<void> take(std::string_view line) {
        if (inTable(line)) {
            return {};
        }
        if (!valueOf(line, "lcme_id").empty()) {
            finishDraft();
        }
        GREYSCOPE_TRY(refuseOthers(line));
        GREYSCOPE_TRY(whole(line, "lcme_extent.e_start", [&](std::int64_t n) { m_draft.begin = n; }));
        if (valueOf(line, "lcme_extent.e_end") != "EOF") {
            GREYSCOPE_TRY(whole(line, "lcme_extent.e_end", [&](std::int64_t n) { m_draft.end = n; }));
        }
        GREYSCOPE_TRY(whole(line, "stripe_size", [&](std::int64_t n) { m_draft.size = n; }));
        GREYSCOPE_TRY(whole(line, "stripe_count", [&](std::int64_t n) { m_draft.count = n; }));
        GREYSCOPE_TRY(whole(line, "stripe_offset", [&](std::int64_t n) { m_draft.offset = n; }));
        return whole(line, "l_ost_idx", [&](std::int64_t n) { m_draft.osts.push_back(static_cast<std::uint32_t>(n)); });
    }

    Expected<Layout> finish() {
        finishDraft();
        std::vector<Component> components;
        for (const Draft& draft : m_drafts) {
            components.push_back(GREYSCOPE_TRY(componentOf(draft)));
        }
        if (components.empty()) {
            return fail(ErrorCode::layoutIncomplete, {"lmm_stripe_size"});
        }
        return Layout::create(std::move(components), CountedFrom::file);
    }

private:
    /// Reads the table of OSTs that Lustre wrote before composite layouts: obdidx, objid, objid, group.
    bool inTable(std::string_view line) {
        const std::string_view first = trimmed(line).substr(0, trimmed(line).find_first_of(" \t"));
        const auto ost = base::wholeNumberIn<std::int64_t>(first);
        if (m_inTable && ost && *ost >= 0 && *ost < kMostOsts) {
            m_draft.osts.push_back(static_cast<std::uint32_t>(*ost));
            return true;
        }
        m_inTable = first == "obdidx";
        return m_inTable;
    }

    /// Rejects a second file, mirrors, files on a metadata server, and self-extending components, because their bytes
    /// do not have a unique place on the OSTs.
    Expected<void> refuseOthers(std::string_view line) const {
        const auto mirrors = base::wholeNumberIn<std::int64_t>(valueOf(line, "lcm_mirror_count"));
        const bool second = m_draft.count && !valueOf(line, "stripe_count").empty();
        if (second || mirrors.value_or(1) > 1 || valueOf(line, "lmm_pattern") == "mdt") {
            return fail(ErrorCode::layoutIncomplete, {std::string(trimmed(line))});
        }
        if (!valueOf(line, kExtensionSize).empty()) {
            return fail(ErrorCode::layoutIncomplete, {kExtensionSize});
        }
        return {};
    }

    void finishDraft() {
        if (m_draft.any()) {
            m_drafts.push_back(m_draft);
        }
        m_draft = {};
    }

    template <class Take>
    static Expected<void> whole(std::string_view line, std::string_view key, Take&& take) {
        const std::string_view text = valueOf(line, key);
        if (text.empty()) {
            return {};
        }
        const auto number = base::wholeNumberIn<std::int64_t>(text);
        if (!number || *number < -1 || (key == "l_ost_idx" && (*number < 0 || *number >= kMostOsts))) {
            return fail(ErrorCode::layoutIncomplete, {std::string(key) + ": " + std::string(text)});
        }
        take(*number);
        return {};
    }

    static Expected<Component> componentOf(const Draft& draft) {
        if (!draft.size) {
            return fail(ErrorCode::layoutIncomplete, {"lmm_stripe_size"});
        }
        Component component{draft.begin, draft.end, *draft.size, draft.osts};
        if (!component.osts.empty() && draft.count && *draft.count != static_cast<std::int64_t>(draft.osts.size())) {
            return fail(ErrorCode::layoutIncomplete, {"lmm_stripe_count: " + std::to_string(*draft.count) +
                                                      ", lmm_objects: " + std::to_string(draft.osts.size())});
        }
        if (component.osts.empty()) {  // no object has been written yet
            const std::int64_t count = draft.count.value_or(0);
            if (count < 1 || count > kMostOsts) {
                return fail(ErrorCode::layoutIncomplete, {"lmm_stripe_count: " + std::to_string(count)});
            }
            const std::int64_t first = std::max<std::int64_t>(0, draft.offset.value_or(0));
            if (first > kMostOsts - count) {
                return fail(ErrorCode::layoutIncomplete, {"lmm_stripe_offset: " + std::to_string(first)});
            }
            component.osts.resize(static_cast<std::size_t>(count));
            std::iota(component.osts.begin(), component.osts.end(), static_cast<std::uint32_t>(first));
        }
        return component;
    }

    Draft m_draft;
    bool m_inTable = false;
    std::vector<Draft> m_drafts;
};

}  // namespace

std::string sizeText(std::int64_t bytes) {
    constexpr std::array<std::pair<std::int64_t, char>, 3> units{
        {{1LL << 30, 'G'}, {1LL << 20, 'M'}, {1LL << 10, 'K'}}};
    for (const auto& [unit, letter] : units) {
        if (bytes != 0 && bytes % unit == 0) {
            return std::to_string(bytes / unit) + letter;
        }
    }
    return std::to_string(bytes);
}

Expected<std::string> setstripeCommand(const Layout& layout, const std::string& file) {
    GREYSCOPE_TRY(checkAligned(layout));
    if (!layout.isComposite()) {
        return "lfs setstripe " + stripeOptions(layout.components().front(), false) + " " + file;
    }
    std::string text = "lfs setstripe";
    for (const Component& component : layout.components()) {
        const std::string end = component.end == kEndOfFile ? "-1" : sizeText(component.end);
        text += " \\\n  -E " + end + " " + stripeOptions(component, true);
    }
    return text + " " + file;
}

std::string getstripeYaml(const Layout& layout) {
    const bool composite = layout.isComposite();
    const std::string indent = composite ? "      " : "";
    std::string text;
    if (composite) {
        text = "  lcm_layout_gen:    1\n  lcm_mirror_count:  1\n  lcm_entry_count:   " +
               std::to_string(layout.components().size()) + "\n";
    }
    std::size_t number = 0;
    for (const Component& component : layout.components()) {
        if (composite) {
            text += "    lcme_id:             " + std::to_string(++number) +
                    "\n    lcme_mirror_id:      0\n    lcme_flags:          init\n    lcme_extent.e_start: " +
                    std::to_string(component.begin) + "\n    lcme_extent.e_end:   " +
                    (component.end == kEndOfFile ? "EOF" : std::to_string(component.end)) + "\n    sub_layout:\n";
        }
        text += indent + "lmm_stripe_count:  " + std::to_string(component.stripeCount()) + "\n" + indent +
                "lmm_stripe_size:   " + std::to_string(component.stripeSize) + "\n" + indent +
                "lmm_pattern:       raid0\n" + indent + "lmm_layout_gen:    0\n" + indent +
                "lmm_stripe_offset: " + std::to_string(component.osts.front()) + "\n" + indent + "lmm_objects:\n";
        for (const std::uint32_t ost : component.osts) {
            text += indent + "- l_ost_idx: " + std::to_string(ost) + "\n";
        }
    }
    return text;
}

bool leavesOstsOpen(std::string_view text) {
    constexpr std::string_view key = "stripe_offset";
    for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
        if (valueOf(text.substr(at, text.find('\n', at) - at), key) == "-1") {
            return true;
        }
    }
    return false;
}

Expected<Layout> readGetstripe(std::string_view text) {
    Reader reader;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        GREYSCOPE_TRY(reader.take(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return reader.finish();
}

}  // namespace greyscope::striping
