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

/// The names of a system.
struct SystemName {
    QString name;                 ///< "1.1-W"
    QString brief;                ///< "1.1"
    QString detail;               ///< "1 OSS, external journal"
    std::vector<QString> traits;  ///< "1 OSS", "external"; the same traits for every system of a result
    QString series;               ///< the id of its series for links
};

struct TransferNames {
    std::map<std::string, SystemName> systems;  ///< key: the name in the result
    QString metric;                             ///< "Throughput"
    QString unit;
    /// Returns in the user's language why a relation could not be trained.
    std::function<QString(const base::Error&)> refusal;
};

/// For each name its shortest end after a slash that differs from the ends of the other names.
[[nodiscard]] std::vector<QString> distinctTails(const std::vector<QString>& names);

/// The data that the views of one transfer share: letters, colours and links of its paths and relations, and the answer
/// for the asked cell.
class TransferParts {
public:
    /// `combined`: the number of paths that work in parallel and have letters. Paths with a positive weight at the
    /// asked cell are always included; with manual weights the best others are added up to this number.
    TransferParts(const relative::TransferResult& result, relative::TransferAnswer answer, TransferNames names,
                  std::size_t combined);

    [[nodiscard]] const relative::TransferResult& result() const { return m_result; }
    [[nodiscard]] const relative::TransferAnswer& answer() const { return m_answer; }
    [[nodiscard]] const TransferNames& names() const { return m_names; }
    /// The paths that work in parallel at the asked cell: indices into the result, ascending. The position in this list
    /// determines letter, ink and dash.
    [[nodiscard]] const std::vector<std::size_t>& combined() const { return m_combined; }
    /// The position of a path in combined(); the size of that list if the path is not in it.
    [[nodiscard]] std::size_t placeOf(std::size_t path) const;
    [[nodiscard]] const SystemName& system(const std::string& name) const;
    [[nodiscard]] const SystemName& from() const { return system(m_result.options.model.from); }
    [[nodiscard]] const SystemName& to() const { return system(m_result.options.model.to); }

    /// The letter of a position in combined(): "A" for 0.
    [[nodiscard]] static QString letter(std::size_t place);
    [[nodiscard]] static Ink ink(std::size_t place);
    [[nodiscard]] static Dash dash(std::size_t place);
    /// "A ⊕ B ⊕ C"; "A ⊕ … ⊕ G" for more than five paths.
    [[nodiscard]] QString combinationName() const;
    /// "2.1 ⊗ 4.1 ⊗ 3.2"; for long names "by …" with the systems between the ends.
    [[nodiscard]] QString wayOf(const relative::TransferPath& path) const;
    /// wayOf() with long names shortened in the middle.
    [[nodiscard]] QString shortWayOf(const relative::TransferPath& path) const;
    /// "2.1 → 4.1"; on two lines if the names are long.
    [[nodiscard]] QString pairName(const std::string& from, const std::string& to) const;
    /// The name of a node with its aliases: "1.1-W ≡ 2.2".
    [[nodiscard]] QString nodeTitle(const relative::TransferNode& node) const;
    /// "Threads/OST 32, Objects/OST 2"; "the asked cell" for more than three factors.
    [[nodiscard]] QString cellName() const;
    [[nodiscard]] QString withUnit(double value) const;

    [[nodiscard]] Link pathLink(std::size_t path) const;
    [[nodiscard]] static Link combinationLink();
    /// The link of a relation; it also lights the paths through the relation.
    [[nodiscard]] Link pairLink(const std::string& from, const std::string& to) const;
    [[nodiscard]] Link systemLink(const std::string& system) const;
    /// The path of a lit target, combined or not; the number of paths if there is none.
    [[nodiscard]] std::size_t pathOf(const Targets& targets) const;
    /// The positions in combined() of the paths through this relation.
    [[nodiscard]] std::vector<std::size_t> pathsBy(const std::string& from, const std::string& to) const;
    /// The error of a ratio at the asked cell in percent; nullopt if the last system was not measured there.
    [[nodiscard]] std::optional<double> errorOf(double ratio) const;

private:
    [[nodiscard]] QString wayOf(const relative::TransferPath& path, int longest) const;
    [[nodiscard]] Target pathTarget(const relative::TransferPath& path) const;

    const relative::TransferResult& m_result;
    relative::TransferAnswer m_answer;
    TransferNames m_names;
    std::vector<std::size_t> m_combined;
};

/// "9.2 %"; without decimals from 100 % on.
[[nodiscard]] QString shortPercent(double percent);

}  // namespace greyscope::widgets
