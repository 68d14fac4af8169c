#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"

namespace greyscope::app {

/// One calculation of an analysis for a study: the request, later the result. It is independent of the type of the
/// analysis.
class AnalysisWork {
public:
    virtual ~AnalysisWork() = default;

    /// Calculates the result; may be called in any thread. Does nothing if the study lacks something. Error: cancelled;
    /// any other error is stored and returned by shown().
    [[nodiscard]] virtual base::Expected<void> run(base::Progress& progress) = 0;
    [[nodiscard]] virtual bool asksTheSame(const AnalysisWork& other) const = 0;
    /// Returns true if run() is not needed: the study lacks something, or `before` has already run with an equal
    /// request. In the latter case the result of `before` is copied. `before` may be null.
    [[nodiscard]] virtual bool isDoneBy(const AnalysisWork* before) = 0;
    /// Returns the figures of the result, what the study lacks, or why there is no result. Call it after run(), or
    /// after isDoneBy() returned true. `study` must give the same request as the study of the constructor.
    [[nodiscard]] virtual AnalysisOutcome shown(const Study& study, const SeriesCatalog& catalog) const = 0;
    /// Returns the tables of the result, for commands, views and the clipboard; empty without a result.
    [[nodiscard]] virtual std::vector<widgets::Table> tables(const Study& study) const = 0;
};

template <class Analysis>
class AnalysisWorkOf final : public AnalysisWork {
public:
    AnalysisWorkOf(const Study& study, const SeriesCatalog& catalog, WantedFigures wanted)
        : m_wanted(std::move(wanted)), m_asked(askedOf<Analysis>(study, catalog, m_wanted)) {}

    [[nodiscard]] base::Expected<void> run(base::Progress& progress) override {
        const auto* request = std::get_if<Request>(&m_asked);
        if (request == nullptr) {
            return {};
        }
        auto result = Analysis::run(*request, progress);
        if (result) {
            m_result = std::make_shared<const Result>(std::move(*result));
            return {};
        }
        if (result.error().code == base::ErrorCode::cancelled) {
            return tl::unexpected(std::move(result.error()));
        }
        m_failed = NotCalculated{std::move(result.error()), {}};
        if constexpr (kHasAccounts) {
            m_failed->accounts = Analysis::accounts(*request, progress);
        }
        return {};
    }

    [[nodiscard]] bool asksTheSame(const AnalysisWork& other) const override {
        const auto* same = dynamic_cast<const AnalysisWorkOf*>(&other);
        const auto* own = std::get_if<Request>(&m_asked);
        const auto* its = same ? std::get_if<Request>(&same->m_asked) : nullptr;
        return own != nullptr && its != nullptr && *own == *its;
    }

    [[nodiscard]] bool isDoneBy(const AnalysisWork* before) override {
        if (std::holds_alternative<widgets::Empty>(m_asked)) {
            return true;
        }
        if (before != nullptr && asksTheSame(*before)) {
            const auto& same = dynamic_cast<const AnalysisWorkOf&>(*before);
            m_result = same.m_result;
            m_failed = same.m_failed;
        }
        return m_result || m_failed;
    }

    [[nodiscard]] AnalysisOutcome shown(const Study& study, const SeriesCatalog& catalog) const override {
        if (const auto* missing = std::get_if<widgets::Empty>(&m_asked)) {
            return withLeftOut(*missing, tableAccounts(study, catalog));
        }
        if (m_failed) {
            NotCalculated failed = *m_failed;
            if constexpr (!kHasAccounts) {
                failed.accounts = tableAccounts(study, catalog);
            }
            return failed;
        }
        return figuresOf<Analysis>({std::get<Request>(m_asked), study, m_result}, catalog, m_wanted);
    }

    [[nodiscard]] std::vector<widgets::Table> tables(const Study& study) const override {
        using Shown = typename Analysis::Shown;
        if constexpr (requires(const Shown& shown) { Analysis::tables(shown); }) {
            const auto* request = std::get_if<Request>(&m_asked);
            return request && m_result ? Analysis::tables(Shown{*request, study, m_result})
                                       : std::vector<widgets::Table>();
        }
        return {};
    }

private:
    using Request = typename Analysis::Request;
    using Result = typename Analysis::Result;
    static constexpr bool kHasAccounts = requires(const Request& request, base::Progress& progress) {
        Analysis::accounts(request, progress);
    };

    static std::vector<TableAccount> tableAccounts(const Study& study, const SeriesCatalog& catalog) {
        return Analysis::kReadsTable ? seriesAccounts(study, catalog) : std::vector<TableAccount>();
    }

    WantedFigures m_wanted;
    std::variant<Request, widgets::Empty> m_asked;
    std::shared_ptr<const Result> m_result;
    std::optional<NotCalculated> m_failed;
};

}  // namespace greyscope::app
