import { Button, Card, Notice, Skeleton } from '@portal/ui';
import { Checkbox } from '@portal/ui/forms';
import { rich, translated } from '@portal/ui/language';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { readFactorRule, setFactorRule } from '../../api/second-factor';
import { FailedNotice } from '../../frame/common/failed-notice';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/settings';
import { portalMessages } from './words';

/** The setting that asks every administrator for a code at sign-in. */
export function FactorRuleCard() {
  const { api } = useStaff();
  const [rule, reload] = useLoad({ key: 'second factor rule', load: () => readFactorRule(api) });
  return (
    <Card title={t.codeForAdministrators()}>
      {rule.state === 'failed' ? (
        <FailedNotice title={t.settingNotLoaded()} message={rule.message} retry={reload} />
      ) : null}
      {rule.data === null && rule.state === 'loading' ? (
        <Skeleton lines={2} label={t.settingLoading()} />
      ) : null}
      {rule.data === null ? null : <RuleForm required={rule.data} />}
    </Card>
  );
}

function RuleForm({ required }: { required: boolean }) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [chosen, setChosen] = useState(required);
  const [failure, setFailure] = useState<string | null>(null);

  function save(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    void run(
      async () => {
        setChosen(await setFactorRule(api, chosen));
        shell.notify.success(portalMessages.saved);
      },
      (error) => {
        setFailure(refusalSentence(error, portalMessages.saveFailed));
        shell.notify.error(portalMessages.saveFailed);
      },
    );
  }

  return (
    <form onSubmit={save} noValidate>
      {failure ? (
        <Notice tone="danger" role="alert" title={t.choiceNotSaved()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <Checkbox
        id="factor-rule"
        label={t.codeFromApp()}
        hint={t.codeFromAppHint()}
        checked={chosen}
        onChange={({ target }) => setChosen(target.checked)}
      />
      <p>{rich(t.setUpYourOwn({ link: (words) => <Link to="/admin/profile">{words}</Link> }))}</p>
      <Button type="submit" variant="outline" busy={busy}>
        {t.saveRule()}
      </Button>
    </form>
  );
}
