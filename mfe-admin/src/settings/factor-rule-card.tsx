import { Button, Card, Notice, Skeleton } from '@portal/ui';
import { Checkbox } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { readFactorRule, setFactorRule } from '../api/second-factor';
import { FailedNotice } from '../common/failed-notice';
import { refusalSentence } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { useWork } from '../common/use-work';
import { portalMessages } from './words';

/** The setting that asks every administrator for a code at sign-in. */
export function FactorRuleCard() {
  const { api } = useStaff();
  const [rule, reload] = useLoad({ key: 'second factor rule', load: () => readFactorRule(api) });
  return (
    <Card title="Code for administrators">
      {rule.state === 'failed' ? (
        <FailedNotice title="This setting could not be loaded" message={rule.message} retry={reload} />
      ) : null}
      {rule.data === null && rule.state === 'loading' ? (
        <Skeleton lines={2} label="Loading the setting" />
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
        <Notice tone="danger" role="alert" title="The choice could not be saved">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <Checkbox
        id="factor-rule"
        label="Administrators sign in with a code from an app after their password"
        hint="Who has none yet is signed out at once, and sets it up when they sign in. Reviewers may do so, too."
        checked={chosen}
        onChange={({ target }) => setChosen(target.checked)}
      />
      <p>
        You set up your own in <Link to="/admin/profile">your profile</Link>.
      </p>
      <Button type="submit" variant="outline" busy={busy}>
        Save rule
      </Button>
    </form>
  );
}
