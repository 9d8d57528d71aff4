import { Button, Notice } from '@portal/ui';
import { translated } from '@portal/ui/language';
import { type FormEvent, useState } from 'react';
import { putTeam, type ReleaseTeam } from '../../api/release-keys';
import { ChoiceList } from '../../frame/common/choice-list';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import { cancel } from '../../messages/common';
import * as t from '../../messages/release-keys';

export interface OwnsFormProps {
  team: ReleaseTeam;
  parts: readonly string[];
  close: () => void;
  done: (sentence: string) => void;
}

/** Chooses the remotes and services that a team releases. Owned parts that the portal does not know yet are kept. */
export function OwnsForm({ team, parts, close, done }: OwnsFormProps) {
  const { api } = useStaff();
  const { busy, run } = useWork();
  const [chosen, setChosen] = useState(team.owns);
  const [failure, setFailure] = useState<string | null>(null);
  const all = [...new Set([...parts, ...team.owns])].sort();

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    void run(
      async () => {
        await putTeam(api, { id: team.id, title: team.title, owns: chosen });
        done(t.ownsChanged({ title: team.title }));
      },
      (error) => setFailure(refusalSentence(error, t.teamNotSaved())),
    );
  }

  return (
    <form onSubmit={submit} className="mt-3">
      {failure ? (
        <Notice tone="danger" role="alert" title={t.teamNotSaved()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <ChoiceList
        legend={t.whatItOwns({ title: team.title })}
        name={`owns-${team.id}`}
        options={all.map((part) => ({ value: part, label: part }))}
        chosen={chosen}
        onChange={setChosen}
      />
      <p className="p-row mb-0">
        <Button type="submit" busy={busy}>
          {t.save()}
        </Button>
        <Button variant="quiet" onClick={close}>
          {cancel()}
        </Button>
      </p>
    </form>
  );
}
