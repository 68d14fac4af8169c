#pragma once

#include <QString>

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/relative/transfer.h"
#include "core/relative/transfer_weights.h"
#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// What one system of a result is called.
struct SystemName {
    QString name;                 ///< "1.1-W"
    QString brief;                ///< "1.1"
    QString detail;               ///< "1 OSS, external journal"
    std::vector<QString> traits;  ///< "1 OSS", "external": the same for every system of one result
    QString series;               ///< id of its series for links
};

struct TransferNames {
    std::map<std::string, SystemName> systems;  ///< by the names that the result uses
    QString metric;                             ///< "Throughput"
    QString unit;
    std::function<QString(const base::Error&)> refusal;  ///< why a relation could not be trained, in the user's words
};

/// Names without what is left of the last slashes, as far as they still differ from each other.
[[nodiscard]] std::vector<QString> distinctTails(const std::vector<QString>& names);

/// What the views of one transfer share: the letters, colours and links of its paths and relations, and the answer for
/// the cell that is asked for.
class TransferParts {
public:
    /// `combined`: how many of the paths work in parallel and have letters: those chosen at the asked cell; under
    /// weights by hand, even with no weight.
    TransferParts(const relative::TransferResult& result, relative::TransferAnswer answer, TransferNames names,
                  std::size_t combined);

    [[nodiscard]] const relative::TransferResult& result() const { return m_result; }
    [[nodiscard]] const relative::TransferAnswer& answer() const { return m_answer; }
    [[nodiscard]] const TransferNames& names() const { return m_names; }
    /// Paths that work in parallel at the asked cell, by their place in the result, in its order. Letters, inks and
    /// dashes go by the place in this list.
    [[nodiscard]] const std::vector<std::size_t>& combined() const { return m_combined; }
    /// The place of a path in that list; none: past its end.
    [[nodiscard]] std::size_t placeOf(std::size_t path) const;
    [[nodiscard]] const SystemName& system(const std::string& name) const;
    [[nodiscard]] const SystemName& from() const { return system(m_result.options.model.from); }
    [[nodiscard]] const SystemName& to() const { return system(m_result.options.model.to); }

    /// "A" for the best path.
    [[nodiscard]] static QString letter(std::size_t place);
    [[nodiscard]] static Ink ink(std::size_t place);
    [[nodiscard]] static Dash dash(std::size_t place);
    /// "A ⊕ B ⊕ C"; past five "A ⊕ … ⊕ G".
    [[nodiscard]] QString combinationName() const;
    /// "2.1 ⊗ 4.1 ⊗ 3.2"; where names are long "by …" the systems between the ends.
    [[nodiscard]] QString wayOf(const relative::TransferPath& path) const;
    /// The same with long names without their middles.
    [[nodiscard]] QString shortWayOf(const relative::TransferPath& path) const;
    /// "2.1 → 4.1"; long names stand below each other.
    [[nodiscard]] QString pairName(const std::string& from, const std::string& to) const;
    /// "1.1-W ≡ 2.2"
    [[nodiscard]] QString nodeTitle(const relative::TransferNode& node) const;
    /// "Threads/OST 32, Objects/OST 2"; past three factors "the asked cell".
    [[nodiscard]] QString cellName() const;
    [[nodiscard]] QString withUnit(double value) const;

    [[nodiscard]] Link pathLink(std::size_t path) const;
    [[nodiscard]] static Link combinationLink();
    /// Lights the paths by this relation too.
    [[nodiscard]] Link pairLink(const std::string& from, const std::string& to) const;
    [[nodiscard]] Link systemLink(const std::string& system) const;
    /// The path that a lit target stands for, combined ones or not; none past the last.
    [[nodiscard]] std::size_t pathOf(const Targets& targets) const;
    /// Places of the combined paths that go by this relation.
    [[nodiscard]] std::vector<std::size_t> pathsBy(const std::string& from, const std::string& to) const;
    /// Error of a ratio at the asked cell in percent, where the last system was measured there.
    [[nodiscard]] std::optional<double> errorOf(double ratio) const;

private:
    [[nodiscard]] QString wayOf(const relative::TransferPath& path, int longest) const;
    [[nodiscard]] Target pathTarget(const relative::TransferPath& path) const;

    const relative::TransferResult& m_result;
    relative::TransferAnswer m_answer;
    TransferNames m_names;
    std::vector<std::size_t> m_combined;
};

/// "9.2 %"; from 100 % on without decimals.
[[nodiscard]] QString shortPercent(double percent);

}  // namespace greyscope::widgets
