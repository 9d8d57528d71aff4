import { translated } from '@portal/application-ui/language';
import { programmeOf, readingLimits } from '@portal/contract-svc-applications-v1';
import { Button, Card, Notice, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { readScoreForms, type ScoreForm, saveScoreForm } from '../../api/reading';
import { dayAndTime } from '../../frame/common/dates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/reading-settings';
import { CriterionFields } from './criterion-fields';
import { bodyOf, emptyRow, type Problems, problemsOf, rowsOf } from './rows';

/** The score sheet of each programme. */
export function ScoreFormsCards() {
  const { api } = useStaff();
  const [loaded, reload] = useLoad({ key: 'score-forms', load: () => readScoreForms(api) });
  const [saved, setSaved] = useState<ScoreForm[] | null>(null);
  const forms = saved ?? loaded.data;
  if (loaded.state === 'failed')
    return <FailedNotice title={t.scoreFormsNotLoaded()} message={loaded.message} retry={reload} />;
  if (!forms) return <Skeleton lines={5} label={t.scoreFormsLoading()} />;
  return forms.map((form) => (
    <ScoreFormCard key={`${form.programme} ${form.form?.version ?? 0}`} stored={form} saved={setSaved} />
  ));
}

interface ScoreFormCardProps {
  stored: ScoreForm;
  saved: (forms: ScoreForm[]) => void;
}

function ScoreFormCard({ stored, saved }: ScoreFormCardProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [rows, setRows] = useState(() => rowsOf(stored.form?.criteria ?? []));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { form } = stored;
  const { key } = programmeOf(stored.programme);
  const label = translated(programmeOf(stored.programme).label);

  function submit() {
    const found = problemsOf(rows);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    void run(
      async () => {
        saved(await saveScoreForm(api, key, { criteria: bodyOf(rows), version: form?.version ?? 0 }));
        shell.notify.success(t.scoreFormSaved());
      },
      (error) => setFailure(refusalSentence(error, t.scoreFormRefused())),
    );
  }
  return (
    <Card title={t.scoreFormOf({ label })}>
      <p className="p-small p-muted">
        {form
          ? t.scoreFormVersion({
              version: form.version,
              savedBy: stored.saved_by ?? '',
              savedAt: dayAndTime(stored.saved_at ?? '', shell.locale),
            })
          : t.noScoreForm()}
      </p>
      {failure ? (
        <Notice tone="danger" role="alert" title={t.scoreFormNotSaved()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <form
        aria-label={t.scoreFormOf({ label })}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {rows.map((row, index) => (
          <CriterionFields
            key={row.place}
            id={`${key}-${row.place}`}
            number={index + 1}
            row={row}
            problem={problems[row.place] ?? {}}
            change={(next) => setRows(rows.map((one) => (one === row ? { ...one, ...next } : one)))}
            remove={() => setRows(rows.filter((one) => one !== row))}
          />
        ))}
        <p className="p-row">
          {rows.length < readingLimits.criteria ? (
            <Button variant="outline" onClick={() => setRows([...rows, emptyRow(rows)])}>
              {t.addCriterion()}
            </Button>
          ) : null}
          {rows.length > 0 ? (
            <Button type="submit" busy={busy}>
              {t.saveScoreForm()}
            </Button>
          ) : null}
        </p>
      </form>
    </Card>
  );
}
