import { keptStatuses, programmeOf } from '@portal/contract-svc-applications-v1';
import { Button, Card, Notice, Skeleton, usePageTitle } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { type Forecast, foreseeEndings, type Retention, readRetention, setRetention } from '../api/retention';
import { dayAndTime } from '../common/dates';
import { FailedNotice } from '../common/failed-notice';
import { fieldErrors, refusalSentence } from '../common/refusal';
import { SettingsPageHead } from '../common/settings-page-head';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { useWork } from '../common/use-work';
import { placeOf, rulesOf, type Typed, typedOf, wrongMonths } from './rules';
import { SaveDialog } from './save-dialog';

const TITLE = 'How long data is kept';

/** After how many months drafts, applications, emails and known devices end. */
export default function RetentionPage() {
  const { api, shell } = useStaff();
  const [loaded, reload] = useLoad({ key: 'retention', load: () => readRetention(api) });
  const [saved, setSaved] = useState<Retention | null>(null);
  const rules = saved ?? loaded.data;
  usePageTitle(TITLE, { site: shell.branding.name });
  return (
    <>
      <SettingsPageHead
        title={TITLE}
        text="Everything is kept for ever, unless you set a number of months here."
      />
      {loaded.state === 'failed' ? (
        <FailedNotice title="The rules could not be loaded" message={loaded.message} retry={reload} />
      ) : null}
      {rules === null && loaded.state === 'loading' ? <Skeleton lines={8} label="Loading the rules" /> : null}
      {rules ? (
        <div className="p-measure">
          <Standing rules={rules} />
          <RulesForm rules={rules} saved={setSaved} />
        </div>
      ) : null}
    </>
  );
}

/** What is known of the clock and of the last night. */
function Standing({ rules }: { rules: Retention }) {
  const { locale } = useStaff().shell;
  const { clock_doubted_from, now, last_night } = rules;
  if (clock_doubted_from)
    return (
      <Notice tone="warning" title="Nothing ends: is the date right?">
        <p>
          The clock of the server jumped from {dayAndTime(clock_doubted_from, locale)} to later than a month
          after. It says that it is {dayAndTime(now, locale)}. If that is right, save these rules again;
          things end a day later. If not, have the clock set right.
        </p>
      </Notice>
    );
  if (!last_night) return null;
  return (
    <p>
      Looked through last on {dayAndTime(last_night.at, locale)}
      {last_night.ended > 0 ? `: ${last_night.ended} ended.` : ': nothing ended.'}
    </p>
  );
}

function RulesForm({ rules, saved }: { rules: Retention; saved: (now: Retention) => void }) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [typed, setTyped] = useState<Typed>(() => typedOf(rules));
  const [errors, setErrors] = useState<Typed>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [forecast, setForecast] = useState<Forecast | null>(null);
  const summary = Object.entries(errors).map(([name, message]) => ({ href: `#${name}`, message }));
  usePageTitle(TITLE, { site: shell.branding.name, error: summary.length > 0 });

  function look(event: FormEvent) {
    event.preventDefault();
    setAttempt((count) => count + 1);
    setFailure(null);
    const wrong = wrongMonths(typed);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    void run(
      async () => setForecast(await foreseeEndings(api, rulesOf(typed, rules))),
      (error) => {
        const found = fieldErrors(error, Object.keys(typed)) as Typed;
        setErrors(found);
        if (Object.keys(found).length === 0)
          setFailure(refusalSentence(error, 'What would end could not be found out. Please try again.'));
      },
    );
  }

  async function save() {
    const now = await setRetention(api, rulesOf(typed, rules));
    setTyped(typedOf(now));
    setForecast(null);
    saved(now);
    shell.notify.success('The rules are saved');
  }

  const field = (name: string, label: string, hint: string) => (
    <TextField
      key={name}
      id={name}
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      width={4}
      value={typed[name] ?? ''}
      error={errors[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );

  return (
    <form onSubmit={look} noValidate>
      <ErrorSummary errors={summary} attempt={attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title="The rules were not saved">
          <p>{failure}</p>
        </Notice>
      ) : null}
      {rules.programmes.map(({ programme }, at) => (
        <Card key={programme} title={programmeOf(programme).label}>
          {keptStatuses.map(({ value, label }) => field(placeOf(at, value), label, hints[value]))}
        </Card>
      ))}
      <Card title="Emails and devices">
        {field(
          'mails',
          'Emails that were sent',
          'Months. Empty: for ever. Copies that the portal itself keeps.',
        )}
        {field(
          'devices',
          'Known devices',
          'Months, 6 at most. Empty: 6. After that a new device’s code is asked for again.',
        )}
      </Card>
      <Button type="submit" busy={busy}>
        See what would end
      </Button>
      {forecast ? (
        <SaveDialog
          forecast={forecast}
          mostANight={rules.most_a_night}
          close={() => setForecast(null)}
          save={save}
        />
      ) : null}
    </form>
  );
}

const hints = {
  draft: 'Months since the last change. Empty: for ever.',
  approved: 'Months since the decision, or a later change. Empty: for ever.',
  rejected: 'Months since the decision, the withdrawal, or a later change. Empty: for ever.',
} as const;
