import { points as knownPoints, readingLimits } from '@portal/contract-svc-applications-v1';
import { Button, Notice, SaveStatus } from '@portal/ui';
import { ErrorSummary, RadioGroup, TextArea } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import { useState } from 'react';
import type { OwnScoreSheet, Reading } from '../../api/reading';
import * as t from '../../messages/reading';
import { SendDialog } from './send-dialog';
import { useSheet } from './use-sheet';

interface SheetFormProps {
  applicationId: number;
  form: NonNullable<Reading['form']>;
  stored: OwnScoreSheet | null;
  /** Called after the sheet was sent. */
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
      aria-label={t.mySheet()}
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
          message: t.givePoints({ name }),
        }))}
      />
      {failure ? (
        <Notice tone="danger" role="alert" title={t.sheetNotSaved()}>
          <p>{translated(failure.message)}</p>
        </Notice>
      ) : null}
      {sheet.before ? (
        <Notice tone="warning" title={t.wroteElse()}>
          <p>{t.wroteElseText({ words: sheet.before.comment || t.noComment() })}</p>
          <p className="p-row mb-0">
            <Button variant="outline" small onClick={sheet.takeBefore}>
              {t.takeMine()}
            </Button>
            <Button variant="outline" small onClick={sheet.dropBefore}>
              {t.keepSaved()}
            </Button>
          </p>
        </Notice>
      ) : null}
      <p className="p-small p-muted">{t.lowestHighest()}</p>
      {form.criteria.map(({ key, name, help, weight }) => (
        <RadioGroup
          key={key}
          id={`points-${key}`}
          name={`points-${key}`}
          legend={
            <>
              <span lang="">{name}</span>{' '}
              <span className="p-small p-muted p-plain">({t.weight({ weight })})</span>
            </>
          }
          hint={help || undefined}
          inline
          options={choices}
          value={String(typed.points[key] ?? '')}
          error={shown.some((one) => one.key === key) ? t.givePoints({ name }) : undefined}
          onChange={(value) =>
            change({
              points: { ...typed.points, [key]: knownPoints.find((one) => String(one) === value) ?? null },
            })
          }
        />
      ))}
      <TextArea
        id="sheet-comment"
        label={t.comment()}
        optional
        rows={3}
        limit={readingLimits.comment}
        value={typed.comment}
        onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
      />
      <p className="p-row">
        <Button type="submit" busy={sheet.busy}>
          {t.sendMySheet()}
        </Button>
        <SaveStatus state={sheet.state} at={sheet.savedAt} />
      </p>
      {asking ? <SendDialog close={() => setAsking(false)} send={sheet.send} /> : null}
    </form>
  );
}
