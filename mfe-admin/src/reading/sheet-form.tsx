import { points as knownPoints, readingLimits } from '@portal/contract-svc-applications-v1';
import { Button, Notice, SaveStatus } from '@portal/ui';
import { ErrorSummary, RadioGroup, TextArea } from '@portal/ui/forms';
import { useState } from 'react';
import type { OwnSheet, Reading } from '../api/reading';
import { SendDialog } from './send-dialog';
import { useSheet } from './use-sheet';

interface SheetFormProps {
  applicationId: number;
  form: NonNullable<Reading['form']>;
  stored: OwnSheet | null;
  /** Called when it was sent. */
  sent: () => void;
}

const choices = knownPoints.map((one) => ({ value: String(one), label: String(one) }));

/** A score sheet, which nobody else sees before it is sent. */
export function SheetForm({ applicationId, form, stored, sent }: SheetFormProps) {
  const sheet = useSheet({ applicationId, formId: form.id, stored, sent });
  const { typed, change, failure } = sheet;
  const [attempt, setAttempt] = useState(0);
  const [asking, setAsking] = useState(false);
  const missing = form.criteria.filter(({ key }) => !typed.points[key]);
  const shown = attempt > 0 ? missing : [];

  function submit() {
    setAttempt((count) => count + 1);
    if (missing.length === 0) setAsking(true);
  }
  return (
    <form
      aria-label="My score sheet"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary
        attempt={attempt}
        errors={shown.map(({ key, name }) => ({
          href: `#points-${key}`,
          message: `Give points for ${name}`,
        }))}
      />
      {failure ? (
        <Notice tone="danger" role="alert" title="Your score sheet could not be saved">
          <p>{failure.message}</p>
        </Notice>
      ) : null}
      {sheet.before ? (
        <Notice tone="warning" title="You wrote something else on this device">
          <p>
            What you see was saved later, elsewhere. Your words here were: “
            {sheet.before.comment || 'no comment'}
            ”.
          </p>
          <p className="p-row mb-0">
            <Button variant="outline" small onClick={sheet.takeBefore}>
              Use what I wrote here
            </Button>
            <Button variant="outline" small onClick={sheet.dropBefore}>
              Keep what is saved
            </Button>
          </p>
        </Notice>
      ) : null}
      <p className="p-small p-muted">
        1 is the lowest, 5 the highest. Nobody else sees this before you send it.
      </p>
      {form.criteria.map(({ key, name, help, weight }) => (
        <RadioGroup
          key={key}
          id={`points-${key}`}
          name={`points-${key}`}
          legend={
            <>
              {name} <span className="p-small p-muted">weight {weight}</span>
            </>
          }
          hint={help || undefined}
          inline
          options={choices}
          value={String(typed.points[key] ?? '')}
          error={shown.some((one) => one.key === key) ? `Give points for ${name}` : undefined}
          onChange={(value) =>
            change({
              points: { ...typed.points, [key]: knownPoints.find((one) => String(one) === value) ?? null },
            })
          }
        />
      ))}
      <TextArea
        id="sheet-comment"
        label="Comment"
        optional
        rows={3}
        limit={readingLimits.comment}
        value={typed.comment}
        onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
      />
      <p className="p-row">
        <Button type="submit" busy={sheet.busy}>
          Send my score sheet
        </Button>
        <SaveStatus state={sheet.state} at={sheet.savedAt} />
      </p>
      {asking ? <SendDialog close={() => setAsking(false)} send={sheet.send} /> : null}
    </form>
  );
}
