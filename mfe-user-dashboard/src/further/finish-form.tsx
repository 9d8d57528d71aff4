import { secondaryMessages } from '@portal/contract-svc-applications-v1';
import { Button, Notice, SaveStatus } from '@portal/ui';
import { FormProvider } from '@portal/ui/form-state';
import { ErrorSummary } from '@portal/ui/forms';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { FullReview, SubmittedFurther } from '../api';
import { useDashboard } from '../app/context';
import { say, success } from '../common/messages';
import { aProgramme, reference } from '../common/words';
import { ViewHeading } from '../frame/heading';
import type { ProgrammeForm } from './programme-form';
import { isStale, type Refusal, refusalOf } from './submit-refusal';
import { useKeptForm } from './use-kept-form';
import { useLetters } from './use-letters';

interface FinishFormProps<Values extends object> {
  form: ProgrammeForm<Values>;
  review: FullReview;
  /** What a letter that has arrived makes of it. */
  put: (review: FullReview) => void;
  onSubmitted: (submission: SubmittedFurther) => void;
}

/** The form of a further application. Every word is kept on the device as it is typed. */
export function FinishForm<Values extends object>(props: FinishFormProps<Values>) {
  const { form, review, put, onSubmitted } = props;
  const { api, shell, session, memory } = useDashboard();
  const { id, type } = review;
  const { fields, kept, onDevice } = useKeptForm(form, review, session.user.id);
  const latest = useRef(review);
  latest.current = review;
  const letters = useLetters({ form, fields, review: latest, onArrived: take });
  const errors = useSyncExternalStore(fields.subscribe, fields.errors);
  const attempt = useSyncExternalStore(fields.subscribe, fields.attempt);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const limit = shell.settings.current().formLimits.personal_statement;
  const summary = summaryOf(errors);

  /** What is sent next goes by it at once. */
  function take(stored: FullReview) {
    latest.current = stored;
    put(stored);
  }

  async function send() {
    setBusy(true);
    try {
      const refusedLetter = (await letters?.send()) ?? {};
      if (Object.keys(refusedLetter).length > 0) {
        fields.setErrors(refusedLetter);
        setBusy(false);
        return;
      }
      const submission = await api.submitFurther(
        type,
        id,
        form.data(fields.values()),
        latest.current.version,
      );
      if (!submission?.application?.id) throw new Error(say.noApplicationId);
      kept.clear();
      for (const key of ['applications', 'available-types', `application ${id}`]) memory.delete(key);
      shell.notify.success(success.submitted);
      onSubmitted(submission);
    } catch (error) {
      if (isStale(error)) await takeStored();
      const refusal = refusalOf(error);
      setRefused(refusal);
      fields.setErrors(refusal.fields);
      setBusy(false);
      shell.notify.error(refusal.toast);
    }
  }

  /** Others have changed it meanwhile: the next try is made on what is stored now. */
  async function takeStored() {
    const stored = await api.review(id, type).catch(() => null);
    if (stored) take(stored);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    const found = { ...form.rules(fields.values(), limit), ...letters?.rules() };
    fields.setErrors(found);
    if (Object.keys(found).length > 0) shell.notify.error(secondaryMessages.incomplete);
    else void send();
  }

  return (
    <>
      <ViewHeading
        title={`Apply for ${aProgramme(type)}`}
        lead={
          <>
            {reference(id)}. Your personal details, education and languages are there already.{' '}
            <Link to={`/applications/${id}`}>Look them over</Link>
          </>
        }
        actions={<SaveStatus state={onDevice ? 'device' : 'idle'} />}
        error={summary.length > 0}
      />
      <div className="p-measure">
        <ErrorSummary errors={summary} attempt={attempt} />
        {refused && summary.length === 0 ? <Refused refusal={refused} /> : null}
        <FormProvider form={fields}>
          <form onSubmit={submit} noValidate>
            <form.Fields limit={limit ?? 300} review={review} letters={letters} />
            <Button type="submit" busy={busy}>
              {busy ? 'Submitting...' : 'Submit Application'}
            </Button>
          </form>
        </FormProvider>
      </div>
    </>
  );
}

/** It stands above the fields, out of sight of who pressed the button below them: it takes the focus. */
function Refused({ refusal: { title, text } }: { refusal: Refusal }) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <div ref={told} tabIndex={-1}>
      <Notice tone="danger" role="alert" title={title}>
        <p>{text}</p>
        <p>Nothing you typed is lost.</p>
      </Notice>
    </div>
  );
}

/** A sentence that several fields of one row share is told once and leads to the first of them. */
function summaryOf(errors: Record<string, string>) {
  const told = new Set<string>();
  return Object.entries(errors).flatMap(([path, message]) => {
    const inItsRow = `${path.slice(0, path.lastIndexOf('.') + 1)} ${message}`;
    if (told.has(inItsRow)) return [];
    told.add(inItsRow);
    return [{ href: `#${path}`, message }];
  });
}
