import { decisions } from '@portal/contract-svc-applications-v1';
import { Button, Notice } from '@portal/ui';
import { ErrorSummary, Select } from '@portal/ui/forms';
import { translated, translatedJoined } from '@portal/ui/language';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { translatedChoices } from '../../frame/common/translated-choices';
import { useErrorTitle } from '../../frame/common/use-error-title';
import * as t from '../../messages/feedback';
import { feedbackProblem, isDecision } from '../decision-text/rules';
import type { OfferText } from '../offers/offer-text';
import type { ReplyApplicant } from '../saved-replies/gaps';
import { SavedReplies } from '../saved-replies/saved-replies';
import { DecisionMailPreview } from './decision-mail-preview';
import { goingOn } from './going-on';
import { MessageField } from './message-field';
import { OtherDecisionNotice } from './other-decision';
import { type FeedbackOptions, useFeedback } from './use-feedback';

const OfferPart = lazy(() => import('../offers/offer-part'));
const Clashes = lazy(() => import('../offers/clashes'));

export interface FeedbackFormProps extends FeedbackOptions {
  /** The applicant for whom saved replies are filled in; without it no replies are offered. */
  applicant?: ReplyApplicant;
  /** Whether a key also opens the saved replies. */
  byKey?: boolean;
  /** The offer that an approval can contain; without it no place is offered. */
  offering?: { first: OfferText; severalPeople: boolean };
}

/** A status and a message to the applicant. The email is shown before it is sent. */
export function FeedbackForm({ applicant, byKey, offering, ...options }: FeedbackFormProps) {
  const feedback = useFeedback(options);
  const { text, change, problem, failure, mail, other, done, busy, attempt } = feedback;
  const news = useFocusAfterMail(mail !== null);
  useErrorTitle(problem !== null);

  if (mail) {
    return (
      <DecisionMailPreview
        mails={[{ mail }]}
        status={text.status}
        busy={busy}
        failure={failure}
        back={feedback.backToText}
        send={feedback.send}
        prepare={options.onPrepared && feedback.prepare}
      >
        {mail.clashes && mail.clashes.length > 0 ? (
          <Suspense fallback={null}>
            <Clashes
              clashes={mail.clashes}
              reason={text.offer?.clashReason ?? ''}
              changeReason={feedback.changeClashReason}
            />
          </Suspense>
        ) : null}
      </DecisionMailPreview>
    );
  }
  const preview = () => {
    if (!busy) feedback.preview();
  };
  const errors = problem ? [{ href: `#feedback-${problem.field}`, message: problem.sentence }] : [];
  return (
    <form
      className="p-feedback"
      aria-label={t.feedbackForm()}
      noValidate
      onKeyDown={goingOn(preview)}
      onSubmit={(event) => {
        event.preventDefault();
        preview();
      }}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title={t.mailNotShown()}>
          <p>{translatedJoined(failure)}</p>
        </Notice>
      ) : null}
      <div ref={news} tabIndex={-1}>
        {other ? <OtherDecisionNotice other={other} /> : null}
        {done ? (
          <div className="p-opened">
            <Notice tone={done.tone}>
              <p>{translated(done.sentence)}</p>
            </Notice>
          </div>
        ) : null}
      </div>
      <Select
        id="feedback-status"
        label={t.feedbackNewStatus()}
        placeholder={t.feedbackChooseStatus()}
        options={translatedChoices(decisions)}
        value={text.status}
        error={problem?.field === 'status' ? problem.sentence : undefined}
        onChange={({ target }) => change({ status: isDecision(target.value) ? target.value : '' })}
      />
      <MessageField
        message={text.message}
        error={problem?.field === 'message' ? problem.sentence : undefined}
        change={(message) => change({ message })}
      />
      {applicant ? (
        <SavedReplies
          written={text}
          applicant={applicant}
          change={change}
          field="feedback-message"
          byKey={byKey}
        />
      ) : null}
      {offering && text.status === 'approved' ? (
        <Suspense fallback={null}>
          <OfferPart
            offer={text.offer ?? null}
            {...offering}
            change={(offer) => change({ offer })}
            problems={feedback.offerWrong}
          />
        </Suspense>
      ) : null}
      <div className="p-row">
        <Button type="submit" busy={busy} aria-disabled={feedbackProblem(text) !== null || undefined}>
          {t.feedbackSendFeedback()}
        </Button>
        <span className="p-small p-muted">{t.seeMailFirst()}</span>
      </div>
    </form>
  );
}

/** The email replaces the form: when the form returns, the focus goes to the result, or to the message field. */
function useFocusAfterMail(looking: boolean) {
  const news = useRef<HTMLDivElement>(null);
  const looked = useRef(looking);
  useEffect(() => {
    if (looked.current && !looking) {
      const notice = news.current?.hasChildNodes() ? news.current : null;
      (notice ?? document.getElementById('feedback-message'))?.focus();
    }
    looked.current = looking;
  }, [looking]);
  return news;
}
