#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "app/pages/page.h"
#include "app/run/job.h"
#include "app/text/left_out_text.h"
#include "widgets/figure/figure_view.h"
#include "widgets/present/words/joined_words.h"

class QToolButton;

namespace greyscope::app {

/// The part of an AnalysisPage that does not depend on the type of the result.
class AnalysisPageBase : public Page {
    Q_OBJECT

public:
    /// Returns the figures of the views, the main one first; none while they do not match the study.
    [[nodiscard]] std::vector<PageFigure> figures() const final;
    [[nodiscard]] QString failure() const final;
    /// Whether the page shows the result of its latest request.
    [[nodiscard]] virtual bool isSettled() const = 0;

protected:
    using Page::Page;

    /// Sets the views of the page, the main one first. They all show the job's state and progress, and have Cancel and
    /// Export.
    void setViews(JobBase& job, std::vector<widgets::FigureView*> views);
    [[nodiscard]] const std::vector<widgets::FigureView*>& views() const { return m_views; }
    /// Adds to these views a button (sigma) that opens the derivation. Selecting one of their numbers requests its
    /// line.
    void addDerivationTools(const std::vector<widgets::FigureView*>& views);
    /// Adds only the button, for views whose numbers do not have separate lines in the page's derivation.
    void addDerivationButtons(const std::vector<widgets::FigureView*>& views);
    /// Returns the line of the derivation behind a number of a view, given by its cell in the table that represents the
    /// view (for a curve, by its point); nullopt if there is none.
    [[nodiscard]] virtual std::optional<AskedLine> lineBehind(const widgets::FigureView& /*view*/, int /*row*/,
                                                              int /*column*/) {
        return AskedLine{};
    }
    /// Adds to a failure the action that the page offers.
    virtual void offer(widgets::Failed& /*failed*/) const {}
    /// Called by the button of an empty or failed view: provides what is missing.
    virtual void bringMissing() {}

    /// Returns what is left out of the tables before the calculation; must capture by value. Null: the page reads no
    /// table.
    using Accounts = std::function<std::vector<TableAccount>(base::Progress&)>;
    /// Returns the accounts of the series, for a page that reads its table as series, and for other pages if the study
    /// lacks something.
    [[nodiscard]] Accounts seriesAccounts() const;
    [[nodiscard]] std::vector<TableAccount> leftOutBefore() const;
    [[nodiscard]] virtual bool readsTable() const { return usesSeries(); }

    /// Shows above each view a warning if its results include invalid ones.
    void showInvalid();
    /// Shows empty views. `mainSaysWhy`: the main view shows what is missing or failed, and the others show what they
    /// are for.
    void showIdle(bool mainSaysWhy);

private:
    [[nodiscard]] QToolButton* addSigma(widgets::FigureView& view);

    std::vector<widgets::FigureView*> m_views;
};

/// A page that calculates a Result from a Request, its input from the study, off the GUI thread, and shows it. A new
/// request replaces the previous one; a study that gives an equal request keeps the result. Everything shown is stored
/// in one value, so that a new study is never combined with an old result.
///
/// Request must have operator==. A derived page defines the request, its calculation, and how the result is shown.
template <class Request, class Result>
class AnalysisPage : public AnalysisPageBase {
public:
    /// The contents of the views.
    using Shown = Analysed<Request, Result>;

    /// Returns what is shown, even while a newer result is calculated; nullptr if nothing is.
    [[nodiscard]] const Shown* shown() const { return m_shown ? &*m_shown : nullptr; }
    /// Repeats the calculation.
    void recalculate() {
        m_request.reset();
        follow();
    }
    /// Whether what is shown is the result that the study requests.
    [[nodiscard]] bool isSettled() const final { return m_job.ready() != nullptr; }
    [[nodiscard]] Preview preview(const Study& study) const final {
        const auto asked = this->asked(study);
        const auto* request = std::get_if<Request>(&asked);
        const Effect effect = request ? this->effect() : nullptr;
        if (!effect) {
            return nullptr;
        }
        return [work = this->work(*request), effect](base::Progress& progress) -> base::Expected<QString> {
            auto result = work(progress);
            return result ? base::Expected<QString>(effect(*result)) : tl::unexpected(result.error());
        };
    }

protected:
    using Asked = std::variant<Request, widgets::Empty>;
    using Work = typename Job<Result>::Work;

    using AnalysisPageBase::AnalysisPageBase;

    /// Returns the request of a study, or what the study lacks.
    [[nodiscard]] virtual Asked asked(const Study& study) const = 0;
    /// Returns the same request, or another one whose result can be used for it.
    [[nodiscard]] virtual Request servedBy(Request asked) const { return asked; }
    /// Returns the main number of a result as text; must capture by value. Null if the page has none.
    using Effect = std::function<QString(const Result&)>;
    [[nodiscard]] virtual Effect effect() const { return nullptr; }
    /// Returns what is left out before the calculation, in case it fails.
    [[nodiscard]] virtual Accounts accounts(const Request& /*request*/) const { return seriesAccounts(); }
    /// Returns the calculation of a request; must capture by value.
    [[nodiscard]] virtual Work work(const Request& request) const = 0;
    /// Updates the controls from the study.
    virtual void showStudy() {}
    /// Updates the views: after a calculation, and after a change of the study that needs none.
    virtual void present(const Shown& shown) = 0;
    /// Called before present(), to update the views that depend only on the result.
    virtual void presentResult(const Shown& /*shown*/) {}
    /// Clears everything beside the views.
    virtual void presentNothing() {}

    /// Must be called once, by the constructor.
    void setViews(std::vector<widgets::FigureView*> views) {
        AnalysisPageBase::setViews(m_job, std::move(views));
        connect(&m_job, &JobBase::stateChanged, this, [this] { showState(); });
    }
    [[nodiscard]] const widgets::ViewState<Result>& state() const { return m_job.state(); }

    void follow() final {
        m_followed = study();
        Asked asked = this->asked(m_followed);
        if (auto* missing = std::get_if<widgets::Empty>(&asked)) {
            m_request.reset();
            m_job.set(withLeftOut(std::move(*missing), leftOutBefore()));
        } else if (Request request = servedBy(std::get<Request>(std::move(asked))); request != m_request) {
            m_request = std::move(request);
            m_job.start(workWithAccount());
        } else if (isSettled()) {
            m_shown->study = m_followed;
            present(*m_shown);
            showInvalid();
        }
        showStudy();
        emit conventionsChanged();
    }

private:
    /// Returns the calculation; if it fails, it adds what was left out before.
    Work workWithAccount() {
        m_leftOut = std::make_shared<QString>();
        return [work = work(*m_request), accounts = this->accounts(*m_request),
                said = m_leftOut](base::Progress& progress) {
            auto result = work(progress);
            if (!result && accounts && !progress.cancelled()) {
                *said = leftOutSentence(accounts(progress));
            }
            return result;
        };
    }

    void showState() {
        widgets::ViewState<Result> state = m_job.state();
        auto* failed = std::get_if<widgets::Failed>(&state);
        if (failed != nullptr) {
            failed->remedy = widgets::paragraph({failed->remedy, *m_leftOut});
            offer(*failed);
        }
        for (widgets::FigureView* view : views()) {
            view->showState(state);
        }
        if (const auto result = m_job.ready()) {
            m_shown = Shown{*m_request, m_followed, result};
            presentResult(*m_shown);
            present(*m_shown);
            showInvalid();
            showStudy();
        } else if (!m_job.running()) {
            m_shown.reset();
            showIdle(failed != nullptr || std::holds_alternative<widgets::Empty>(state));
            presentNothing();
            showInvalid();
        } else {
            return;  // the previous result stays, with its conventions
        }
        emit conventionsChanged();
    }

    Study m_followed;                  ///< the study shown; not a newer one that the hidden page has not followed
    std::optional<Request> m_request;  ///< request of the result that is shown or being calculated
    std::optional<Shown> m_shown;
    std::shared_ptr<QString> m_leftOut = std::make_shared<QString>();  ///< what was left out, if the calculation fails
    Job<Result> m_job{this};
};

/// A page of views over an analysis (app/analyses).
template <class Analysis>
class PageOf : public AnalysisPage<typename Analysis::Request, typename Analysis::Result> {
    using Base = AnalysisPage<typename Analysis::Request, typename Analysis::Result>;

protected:
    using Base::Base;

    [[nodiscard]] typename Base::Asked asked(const Study& study) const override {
        return askedOf<Analysis>(study, this->m_context.catalog, std::nullopt);
    }
    [[nodiscard]] typename Base::Work work(const typename Analysis::Request& request) const override {
        return [request](base::Progress& progress) { return Analysis::run(request, progress); };
    }
    [[nodiscard]] AnalysisPageBase::Accounts accounts(const typename Analysis::Request& request) const override {
        if constexpr (requires(base::Progress & progress) { Analysis::accounts(request, progress); }) {
            return [request](base::Progress& progress) { return Analysis::accounts(request, progress); };
        } else {
            return this->seriesAccounts();
        }
    }
    [[nodiscard]] bool readsTable() const override { return Analysis::kReadsTable; }
};

}  // namespace greyscope::app
