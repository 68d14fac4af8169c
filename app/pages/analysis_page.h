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
    /// Returns the figures of the views, the main one first; empty while the views do not show the result of the
    /// current study.
    [[nodiscard]] std::vector<PageFigure> figures() const final;
    [[nodiscard]] QString failure() const final;
    /// Whether the page shows the result of its latest request, with no calculation running.
    [[nodiscard]] virtual bool isSettled() const = 0;

protected:
    using Page::Page;

    /// Sets the views of the page, the main one first. Each shows the state and progress of `job`, and has the buttons
    /// Cancel and Export.
    void setViews(JobBase& job, std::vector<widgets::FigureView*> views);
    [[nodiscard]] const std::vector<widgets::FigureView*>& views() const { return m_views; }
    /// Adds a button (sigma) that opens the derivation to each of these views. If the user selects a number of the
    /// view, the page requests the line of the derivation that gives the number.
    void addDerivationTools(const std::vector<widgets::FigureView*>& views);
    /// Adds the button (sigma) without the link from numbers to lines, for views whose numbers have no lines of their
    /// own in the derivation.
    void addDerivationButtons(const std::vector<widgets::FigureView*>& views);
    /// Returns the line of the derivation that gives a number of a view; nullopt if there is none. `row` and `column`
    /// are the position of the number in the table of the view; for a curve: index of the curve and of its point.
    [[nodiscard]] virtual std::optional<AskedLine> lineBehind(const widgets::FigureView& /*view*/, int /*row*/,
                                                              int /*column*/) {
        return AskedLine{};
    }
    /// Adds the action that the page offers as a remedy to a failure, if there is one.
    virtual void offer(widgets::Failed& /*failed*/) const {}
    /// Called by the button of an empty or failed view. Provides what is missing, for example by changing the study or
    /// by opening a file.
    virtual void bringMissing() {}

    /// A function that returns what is left out of the tables before the calculation; must capture by value. Null if
    /// the page does not read a table.
    using Accounts = std::function<std::vector<TableAccount>(base::Progress&)>;
    /// Returns a function for what the series of the active table leave out. Pages that read their table as series use
    /// it, and other pages if the study lacks something.
    [[nodiscard]] Accounts seriesAccounts() const;
    [[nodiscard]] std::vector<TableAccount> leftOutBefore() const;
    [[nodiscard]] virtual bool readsTable() const { return usesSeries(); }

    /// Shows a warning above each view whose results include values that the data source marks as invalid.
    void showInvalid();
    /// Shows all views empty. `mainSaysWhy`: the main view shows what is missing or failed, and the others only say
    /// what they are for.
    void showIdle(bool mainSaysWhy);

private:
    [[nodiscard]] QToolButton* addSigma(widgets::FigureView& view);

    std::vector<widgets::FigureView*> m_views;
};

/// A page that makes a Request from the study, calculates a Result from it off the GUI thread, and shows the result. A
/// new request replaces the previous one; a study that gives an equal request keeps the result. Everything shown is
/// stored in one value, so that a new study is never combined with an old result. Request must have operator==. A
/// derived page defines the request, its calculation, and how the result is shown.
template <class Request, class Result>
class AnalysisPage : public AnalysisPageBase {
public:
    /// A result with its request and study, which the views show.
    using Shown = Analysed<Request, Result>;

    /// Returns what the views show, even while a newer result is calculated; nullptr if they show nothing.
    [[nodiscard]] const Shown* shown() const { return m_shown ? &*m_shown : nullptr; }
    /// Calculates the result again, even if the request is unchanged.
    void recalculate() {
        m_request.reset();
        follow();
    }
    /// Whether the views show the result of the latest request.
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

    /// Returns the request that the page makes from a study, or what the study lacks.
    [[nodiscard]] virtual Asked asked(const Study& study) const = 0;
    /// Returns the request to calculate for `asked`: the same one, or another whose result also serves for it.
    [[nodiscard]] virtual Request servedBy(Request asked) const { return asked; }
    /// A function that returns the main number of a result as text; must capture by value. Null if the page has no such
    /// number.
    using Effect = std::function<QString(const Result&)>;
    [[nodiscard]] virtual Effect effect() const { return nullptr; }
    /// Returns the function that counts what is left out before the calculation. It is called if the calculation fails.
    [[nodiscard]] virtual Accounts accounts(const Request& /*request*/) const { return seriesAccounts(); }
    /// Returns the function that calculates the result of a request; it must capture by value.
    [[nodiscard]] virtual Work work(const Request& request) const = 0;
    /// Updates the controls of the page from the study.
    virtual void showStudy() {}
    /// Updates the views. Called after a calculation, and after a change of the study that needs no calculation.
    virtual void present(const Shown& shown) = 0;
    /// Updates the views that depend only on the result. Called before present(), and only after a calculation.
    virtual void presentResult(const Shown& /*shown*/) {}
    /// Clears what the page shows outside the views, because there is no result.
    virtual void presentNothing() {}

    /// Sets the views of the page, the main one first. The constructor must call it, once.
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
    /// Returns the calculation of the current request. If it fails, it also determines what was left out before, for
    /// the message.
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

    Study m_followed;  ///< the study that the page shows; an older one than study() while the page is hidden
    std::optional<Request> m_request;  ///< request of the result that is shown or being calculated
    std::optional<Shown> m_shown;
    /// Sentence on the rows that were left out; set if the calculation fails.
    std::shared_ptr<QString> m_leftOut = std::make_shared<QString>();
    Job<Result> m_job{this};
};

/// A page that shows the result of an `Analysis` (app/analyses).
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
