import { translated } from '@portal/application-ui/language';
import { keptStatuses, programmeOf } from '@portal/contract-svc-applications-v1';
import { Button, Card, Notice, Skeleton, usePageTitle } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import {
  type Forecast,
  foreseeEndings,
  type Retention,
  readRetention,
  setRetention,
} from '../../api/retention';
import { dayAndTime } from '../../frame/common/dates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { SettingsPageHead } from '../../frame/common/settings-page-head';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/retention';
import { placeOf, rulesOf, type Typed, typedOf, wrongMonths } from './rules';
import { SaveDialog } from './save-dialog';

/** After how many months drafts, applications, emails and known devices end. */
export default function RetentionPage() {
  const { api, shell } = useStaff();
  const [loaded, reload] = useLoad({ key: 'retention', load: () => readRetention(api) });
  const [saved, setSaved] = useState<Retention | null>(null);
  const rules = saved ?? loaded.data;
  usePageTitle(t.howLongKept(), { site: shell.branding.name });
  return (
    <>
      <SettingsPageHead title={t.howLongKept()} text={t.keptForEver()} />
      {loaded.state === 'failed' ? (
        <FailedNotice title={t.rulesNotLoaded()} message={loaded.message} retry={reload} />
      ) : null}
      {rules === null && loaded.state === 'loading' ? <Skeleton lines={8} label={t.rulesLoading()} /> : null}
      {rules ? (
        <div className="p-measure">
          <StatusLine rules={rules} />
          <RulesForm rules={rules} saved={setSaved} />
        </div>
      ) : null}
    </>
  );
}

/** Warns if the server's clock looks wrong; otherwise shows the last nightly run. */
function StatusLine({ rules }: { rules: Retention }) {
  const { locale } = useStaff().shell;
  const { clock_doubted_from, now, last_night } = rules;
  if (clock_doubted_from)
    return (
      <Notice tone="warning" title={t.isTheDateRight()}>
        <p>{t.clockJumped({ from: dayAndTime(clock_doubted_from, locale), now: dayAndTime(now, locale) })}</p>
      </Notice>
    );
  if (!last_night) return null;
  const { ended } = last_night;
  const at = dayAndTime(last_night.at, locale);
  return <p>{ended > 0 ? t.lookedThrough({ at, ended }) : t.lookedThroughNothing({ at })}</p>;
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
  usePageTitle(t.howLongKept(), { site: shell.branding.name, error: summary.length > 0 });

  function preview(event: FormEvent) {
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
        if (Object.keys(found).length === 0) setFailure(refusalSentence(error, t.notFoundOut()));
      },
    );
  }

  async function save() {
    const now = await setRetention(api, rulesOf(typed, rules));
    setTyped(typedOf(now));
    setForecast(null);
    saved(now);
    shell.notify.success(t.rulesSaved());
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
    <form onSubmit={preview} noValidate>
      <ErrorSummary errors={summary} attempt={attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title={t.rulesNotSaved()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      {rules.programmes.map(({ programme }, at) => (
        <Card key={programme} title={translated(programmeOf(programme).label)}>
          {keptStatuses.map(({ value, label }) => field(placeOf(at, value), translated(label), hints[value]))}
        </Card>
      ))}
      <Card title={t.mailsAndDevices()}>
        {field('mails', t.mailsSent(), t.mailsSentHint())}
        {field('devices', t.knownDevices(), t.knownDevicesHint())}
      </Card>
      <Button type="submit" busy={busy}>
        {t.seeWhatWouldEnd()}
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
  get draft() {
    return t.draftMonths();
  },
  get approved() {
    return t.approvedMonths();
  },
  get rejected() {
    return t.rejectedMonths();
  },
} as const;
