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

/// The part of an AnalysisPage that is the same for every result.
class AnalysisPageBase : public Page {
    Q_OBJECT

public:
    /// The figures of its views, the main one first; none while they are not those of the study.
    [[nodiscard]] std::vector<PageFigure> figures() const final;
    [[nodiscard]] QString failure() const final;
    /// Whether the page shows the result of what it was asked last.
    [[nodiscard]] virtual bool isSettled() const = 0;

protected:
    using Page::Page;

    /// Hands the page its views, the main one first: the job's state, progress, Cancel and Export reach them all.
    void setViews(JobBase& job, std::vector<widgets::FigureView*> views);
    [[nodiscard]] const std::vector<widgets::FigureView*>& views() const { return m_views; }
    /// A sigma among the tools of these views, which opens the derivation; a number of theirs that is chosen asks for
    /// its line.
    void addDerivationTools(const std::vector<widgets::FigureView*>& views);
    /// The button alone: the steps behind these views' numbers stand together in the page's derivation.
    void addDerivationButtons(const std::vector<widgets::FigureView*>& views);
    /// Where the derivation gives a number of a view, by its place in the table that the view is read as (of a curve
    /// its point); none where it does not.
    [[nodiscard]] virtual std::optional<AskedLine> lineBehind(const widgets::FigureView& /*view*/, int /*row*/,
                                                              int /*column*/) {
        return AskedLine{};
    }
    /// Adds to a failure what the page can do about it.
    virtual void offer(widgets::Failed& /*failed*/) const {}
    /// The button of an empty view, or of a failed one: brings what is missing.
    virtual void bringMissing() {}

    /// What is left out of the tables before anything is calculated; captures values alone. Null: it reads none.
    using Accounts = std::function<std::vector<TableAccount>(base::Progress&)>;
    /// Of a page that reads its table as series, and of others in what a study lacks.
    [[nodiscard]] Accounts seriesAccounts() const;
    [[nodiscard]] std::vector<TableAccount> leftOutBefore() const;
    [[nodiscard]] virtual bool readsTable() const { return usesSeries(); }

    /// Says above each view that results it rests on are invalid; nothing where there are none.
    void showInvalid();
    /// Titles of views that show nothing; beside a main view that says what is missing or what failed, the others say
    /// what they are for.
    void showIdle(bool mainSaysWhy);

private:
    [[nodiscard]] QToolButton* addSigma(widgets::FigureView& view);

    std::vector<widgets::FigureView*> m_views;
};

/// A page that calculates a Result from what it needs of the study, a Request, off the GUI thread, and shows it. The
/// machine is the same for all: a new request replaces the one before, a study that asks for the same keeps its result,
/// and what is shown stands in one value, so that no new study is mixed with an old result.
///
/// Request is a value with ==. A page says what it asks for, how that is calculated, and how it is shown.
template <class Request, class Result>
class AnalysisPage : public AnalysisPageBase {
public:
    /// What the views show.
    using Shown = Analysed<Request, Result>;

    /// What is shown, also while a newer result is calculated; null where nothing is.
    [[nodiscard]] const Shown* shown() const { return m_shown ? &*m_shown : nullptr; }
    /// Calculates anew what was calculated already.
    void recalculate() {
        m_request.reset();
        follow();
    }
    /// Whether what is shown is what the study asks for.
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

    /// What a study asks for, or what it lacks.
    [[nodiscard]] virtual Asked asked(const Study& study) const = 0;
    /// The same request, or another one whose result serves for it.
    [[nodiscard]] virtual Request servedBy(Request asked) const { return asked; }
    /// The page's number in a result, in words; captures values alone. Null where the page has none.
    using Effect = std::function<QString(const Result&)>;
    [[nodiscard]] virtual Effect effect() const { return nullptr; }
    /// What is left out before, where that fails.
    [[nodiscard]] virtual Accounts accounts(const Request& /*request*/) const { return seriesAccounts(); }
    /// How a request is calculated; captures values alone.
    [[nodiscard]] virtual Work work(const Request& request) const = 0;
    /// The controls follow the study.
    virtual void showStudy() {}
    /// The views follow what is shown: after a calculation, and when the study changed in a way that asks for none.
    virtual void present(const Shown& shown) = 0;
    /// Before that, the views that follow the result alone.
    virtual void presentResult(const Shown& /*shown*/) {}
    /// Whatever stands beside the views has nothing to show.
    virtual void presentNothing() {}

    /// To be called once, by the constructor.
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
    /// Says what was left out before where it fails.
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
            return;  // a result before stays, with its conventions
        }
        emit conventionsChanged();
    }

    Study m_followed;                  ///< not a newer one that the page, unseen, did not follow
    std::optional<Request> m_request;  ///< of what is shown or on its way
    std::optional<Shown> m_shown;
    std::shared_ptr<QString> m_leftOut = std::make_shared<QString>();  ///< before what fails
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
