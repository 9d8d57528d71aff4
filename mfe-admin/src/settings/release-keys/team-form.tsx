import { Button, Card, Notice } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import { putTeam, type ReleaseKeys } from '../../api/release-keys';
import { ChoiceList } from '../../frame/common/choice-list';
import { useStaff } from '../../frame/common/staff-context';
import { useCheckedForm } from '../../frame/common/use-checked-form';
import * as t from '../../messages/release-keys';

export interface TeamFormProps {
  keys: ReleaseKeys;
  changed: (sentence: string) => void;
}

const fields = ['title', 'owns'] as const;
const nothing = { title: '', owns: [] as string[] };

/** Makes an identifier of a name: 'equipe-visites' for 'Équipe Visites'. */
const idOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/[ -]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 60);

/** Adds a team with the parts that it owns. */
export function TeamForm({ keys: { teams, parts }, changed }: TeamFormProps) {
  const { api } = useStaff();
  const problemsOf = ({ title, owns }: typeof nothing) => ({
    ...(idOf(title) === '' && { title: t.nameTeam() }),
    ...(teams.some(({ id }) => id === idOf(title)) && { title: t.teamNameTaken() }),
    ...(owns.length === 0 && { owns: t.chooseOwns() }),
  });
  const { typed, change, errors, summary, attempt, failure, busy, submit } = useCheckedForm({
    nothing,
    fields,
    prefix: 'team',
    problemsOf,
    send: async ({ title, owns }) => {
      await putTeam(api, { id: idOf(title), title: title.trim(), owns });
      changed(t.teamIsAdded({ title: title.trim() }));
    },
    failed: t.teamNotSaved(),
  });
  return (
    <Card title={t.newTeam()}>
      <ErrorSummary errors={summary} attempt={attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title={t.teamNotSaved()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <form onSubmit={submit} noValidate>
        <TextField
          id="team-title"
          label={t.teamName()}
          maxLength={60}
          autoComplete="off"
          value={typed.title}
          error={errors.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <ChoiceList
          legend={t.whatDoesItOwn()}
          name="team-owns"
          options={parts.map((part) => ({ value: part, label: part }))}
          chosen={typed.owns}
          error={errors.owns}
          onChange={(owns) => change({ owns })}
        />
        <Button type="submit" busy={busy}>
          {t.addTeam()}
        </Button>
      </form>
    </Card>
  );
}
