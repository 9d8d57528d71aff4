import type { FullReview } from '@portal/application-ui/reading';
import type { ApiError } from '@portal/remote-sdk';
import { Button, Notice } from '@portal/ui';
import { translatedJoined } from '@portal/ui/language';
import { type FormEvent, useRef, useState } from 'react';
import { type OfferPreview, offerPlace, previewOffer } from '../../api/offers';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/offers';
import { DecisionMailPreview } from '../feedback/decision-mail-preview';
import Clashes from './clashes';
import { OfferFields } from './offer-fields';
import { bodyOf, type OfferProblems, offerFor, offerProblems } from './offer-text';

interface NewOfferProps {
  review: FullReview;
  done: () => void;
  back: () => void;
}

/** Makes an offer with other days, or a further offer; the email is previewed before it is sent. */
export default function NewOffer({ review, done, back }: NewOfferProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [text, setText] = useState(() => offerFor(review, shell.locale.timeZone));
  const latest = useRef(text);
  latest.current = text;
  const [problems, setProblems] = useState<OfferProblems>({});
  const [failure, setFailure] = useState<readonly string[] | null>(null);
  const [preview, setPreview] = useState<OfferPreview | null>(null);

  function failed(error: ApiError) {
    const found = offerProblems(error.errors);
    setProblems(found);
    if (Object.keys(found).length > 0) setPreview(null);
    else setFailure([refusalSentence(error, t.offerFailed())]);
  }

  const show = () =>
    void run(async () => {
      setFailure(null);
      setProblems({});
      const shown = await previewOffer(api, review.id, bodyOf(text));
      // Nobody has seen the email with what was changed meanwhile.
      if (latest.current === text) setPreview(shown);
    }, failed);

  const send = () =>
    void run(async () => {
      setFailure(null);
      const { email_warning: warning } = await offerPlace(api, review.id, bodyOf(text));
      if (warning) shell.notify.warning(warning);
      else shell.notify.success(t.offerSent());
      done();
    }, failed);

  if (preview)
    return (
      <DecisionMailPreview
        mails={[{ mail: preview }]}
        status={review.status}
        lead={t.offerMailLead()}
        busy={busy}
        failure={failure}
        back={() => setPreview(null)}
        send={send}
      >
        <Clashes
          clashes={preview.clashes}
          reason={text.clashReason}
          changeReason={(clashReason) => setText({ ...text, clashReason })}
        />
      </DecisionMailPreview>
    );
  return (
    <form
      className="p-feedback mt-3"
      aria-label={t.offerAPlace()}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        show();
      }}
    >
      {failure ? (
        <Notice tone="danger" role="alert" title={t.offerFailed()}>
          <p>{translatedJoined(failure)}</p>
        </Notice>
      ) : null}
      <OfferFields
        text={text}
        change={(changed) => setText({ ...text, ...changed })}
        problems={problems}
        severalPeople={review.logistics !== null}
      />
      <div className="p-row">
        <Button type="submit" busy={busy}>
          {t.offerShowTheMail()}
        </Button>
        <Button variant="outline" onClick={back}>
          {t.offerCancel()}
        </Button>
      </div>
    </form>
  );
}
