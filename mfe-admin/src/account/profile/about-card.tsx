import type { Profile } from '@portal/contract-svc-auth-v1';
import { Button, Card, Notice, SummaryList, usePageTitle } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import { type FormEvent, useState } from 'react';
import { rename } from '../../api/profile';
import { nameError } from '../../frame/common/name-rule';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { roleLabel } from '../../frame/common/roles';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import { useNews } from '../../frame/news-context';
import * as t from '../../messages/profile';
import * as signInWords from '../../messages/sign-in';
import { profileMessages } from './words';

/** Name, email and role; the name can be changed. */
export function AboutCard({ profile }: { profile: Profile }) {
  const { api, shell } = useStaff();
  const { changed } = useNews();
  const { busy, run } = useWork();
  const [name, setName] = useState(profile.name);
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  function save(event: FormEvent) {
    event.preventDefault();
    setAttempt((count) => count + 1);
    setFailure(null);
    const found = nameError(name);
    setProblem(found);
    if (found) return;
    void run(
      async () => {
        const now = await rename(api, name.trim());
        setName(now.name);
        const session = shell.session.current();
        if (session) shell.session.start({ ...session, user: { ...session.user, name: now.name } });
        changed();
        shell.notify.success(profileMessages.nameSaved);
      },
      (error) => {
        const message = fieldErrors(error, ['name']).name;
        setProblem(message);
        setFailure(message ? null : refusalSentence(error, profileMessages.nameFailed));
        shell.notify.error(message ? profileMessages.check : profileMessages.nameFailed);
      },
    );
  }

  usePageTitle(profileMessages.title, { site: shell.branding.name, error: problem !== undefined });
  return (
    <Card title={t.aboutYou()}>
      <ErrorSummary errors={problem ? [{ href: '#name', message: problem }] : []} attempt={attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title={t.nameNotSaved()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <form onSubmit={save} noValidate>
        <TextField
          id="name"
          label={t.name()}
          hint={t.nameHint()}
          autoComplete="name"
          value={name}
          error={problem}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="outline" busy={busy}>
          {t.saveName()}
        </Button>
      </form>
      <hr className="p-divider" />
      <SummaryList
        rows={[
          { term: signInWords.email(), value: profile.email },
          { term: t.role(), value: roleLabel(profile.role, profile.role_name) },
        ]}
      />
    </Card>
  );
}
