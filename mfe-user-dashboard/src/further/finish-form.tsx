import type { Text } from '@portal/contract-language-v1';
import { secondaryMessages } from '@portal/contract-svc-applications-v1';
import { Button, Notice, SaveStatus, Skeleton } from '@portal/ui';
import { ConflictDialog } from '@portal/ui/draft';
import { FormProvider } from '@portal/ui/form-state';
import { ErrorSummary } from '@portal/ui/forms';
import { rich, translated } from '@portal/ui/language';
import {
  type FocusEvent,
  type FormEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link } from 'react-router-dom';
import type { FullReview, SubmittedFurther } from '../api';
import { useDashboard } from '../common/context';
import { Failed } from '../common/failed';
import { ViewHeading } from '../common/heading';
import { aProgramme, reference } from '../common/words';
import * as t from '../messages/finish';
import * as list from '../messages/list';
import * as reading from '../messages/reading';
import { viewSentence } from '../review/messages';
import { FurtherDocuments } from './further-documents';
import type { FurtherDraft } from './further-draft';
import { NoApplicationId } from './no-application-id';
import type { ProgrammeForm } from './programme-form';
import { type Refusal, submitRefusal } from './submit-refusal';
import { useFurtherDraft } from './use-further-draft';
import { useLetters } from './use-letters';

// The form is complete without this line.
const FurtherRound = lazy(() => import('./further-round').catch(() => ({ default: () => null })));

interface FinishFormProps<Values extends object> {
  form: ProgrammeForm<Values>;
  review: FullReview;
  /** Replaces the review after a letter has arrived. */
  put: (review: FullReview) => void;
  onSubmitted: (submission: SubmittedFurther) => void;
  /** Called when the application was submitted in another tab. */
  onGone: () => void;
}

/** The form of a further application: stored on the device at every change, on the server at every section. */
export function FinishForm<Values extends object>(props: FinishFormProps<Values>) {
  const { form, review, onGone } = props;
  const { further, opening, open } = useFurtherDraft(form, review);
  const { draft } = further;
  const { conflict, gone } = useSyncExternalStore(draft.subscribe, draft.state);
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  return (
    <>
      {opening.state === 'open' ? (
        <OpenForm {...props} further={further} />
      ) : (
        <ViewHeading
          title={list.applyFor({ programme: aProgramme(review.type) })}
          error={opening.state === 'failed'}
        />
      )}
      {opening.state === 'opening' ? <Skeleton lines={9} label={reading.loadingApplication()} /> : null}
      {opening.state === 'failed' ? <Failed title={viewSentence(opening.error)} retry={open} /> : null}
      {conflict ? <ConflictDialog conflict={conflict} describe={form.describe} /> : null}
    </>
  );
}

/** The section of a field: moving from one section to another saves the form. */
const sectionOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('section') : null;

type OpenFormProps<Values extends object> = FinishFormProps<Values> & { further: FurtherDraft<Values> };

function OpenForm<Values extends object>(props: OpenFormProps<Values>) {
  const { form, review, put, onSubmitted, further } = props;
  const { fields, draft, keep } = further;
  const { api, shell, memory } = useDashboard();
  const { id, type } = review;
  const { save, savedAt } = useSyncExternalStore(draft.subscribe, draft.state);
  const latest = useRef(review);
  latest.current = review;
  const letters = useLetters({ form, fields, review: latest, onArrived: take });
  const errors = useSyncExternalStore(fields.subscribe, fields.errors);
  const attempt = useSyncExternalStore(fields.subscribe, fields.attempt);
  const [refused, setRefused] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const limit = shell.settings.current().formLimits.personal_statement;
  const summary = summaryOf(errors);

  /** Takes over a stored review at once, before it is rendered, so that the next call uses it. */
  function take(stored: FullReview) {
    latest.current = stored;
    draft.noteVersion(stored.version);
    put(stored);
  }

  async function send() {
    try {
      // One write at a time: a section may still be being saved.
      const refusedLetter = await draft.write(async () => (await letters?.send()) ?? {});
      if (Object.keys(refusedLetter).length > 0) {
        fields.setErrors(refusedLetter);
        setBusy(false);
        return;
      }
      const { submission } = await draft.write(async (version) => ({
        submission: await api.submitFurther(type, id, form.data(fields.values()), version),
      }));
      if (!submission?.application?.id) throw new NoApplicationId();
      letters?.uploads.clear();
      draft.wipe();
      for (const key of ['applications', 'available-types', `application ${id}`]) memory.delete(key);
      shell.notify.success(t.applicationSubmitted());
      onSubmitted(submission);
    } catch (error) {
      const refusal = submitRefusal(error);
      setRefused(error);
      fields.setErrors(refusal.fields);
      setBusy(false);
      shell.notify.error(refusal.toast);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    setBusy(true);
    await letters?.uploads.settled();
    const found = { ...form.rules(fields.values(), limit), ...letters?.rules() };
    fields.setErrors(found);
    if (Object.keys(found).length === 0) return send();
    setBusy(false);
    shell.notify.error(translated(secondaryMessages.incomplete));
  }
  function leaveField({ target, relatedTarget }: FocusEvent) {
    if (sectionOf(relatedTarget) !== sectionOf(target)) void keep();
  }

  return (
    <>
      <ViewHeading
        title={list.applyFor({ programme: aProgramme(type) })}
        lead={rich(
          t.personalThere({
            reference: reference(id),
            look: (words) => <Link to={`/applications/${id}`}>{words}</Link>,
          }),
        )}
        actions={<SaveStatus state={save} at={savedAt} />}
        error={summary.length > 0}
      />
      <div className="p-measure">
        <Suspense>
          <FurtherRound application={review} again={refused} />
        </Suspense>
        <ErrorSummary errors={summary} attempt={attempt} />
        {refused && summary.length === 0 ? <Refused refusal={submitRefusal(refused)} /> : null}
        <FormProvider form={fields}>
          <form id={formId} onSubmit={(event) => void submit(event)} onBlur={leaveField} noValidate>
            <form.Fields limit={limit ?? 300} review={review} letters={letters} />
          </form>
        </FormProvider>
        <FurtherDocuments review={review} take={take} />
        <Button type="submit" form={formId} busy={busy}>
          {busy ? t.submitting() : t.submitApplication()}
        </Button>
      </div>
    </>
  );
}

/** The refusal. It is above the fields, out of view after a press on the button below them, so it takes the focus. */
function Refused({ refusal: { title, text } }: { refusal: Refusal }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => void notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="danger" role="alert" title={title}>
        <p>{translated(text)}</p>
        <p>{t.nothingTypedLost()}</p>
      </Notice>
    </div>
  );
}

/**
 * The lines of the error summary: a message that several fields of a row share is listed once, with a link to the
 * first.
 */
function summaryOf(errors: Readonly<Record<string, Text>>) {
  const shown = new Set<string>();
  return Object.entries(errors).flatMap(([path, message]) => {
    const inItsRow = `${path.slice(0, path.lastIndexOf('.') + 1)} ${message}`;
    if (shown.has(inItsRow)) return [];
    shown.add(inItsRow);
    return [{ href: `#${path}`, message }];
  });
}
