import { translated } from '@portal/application-ui/language';
import { letterWays, programmeOf } from '@portal/contract-svc-applications-v1';
import { Button, Card, Notice } from '@portal/ui';
import { Checkbox, RadioGroup } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { changeLetterRules, type LetterRules, readLetterRules } from '../../api/letters';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/settings';
import { portalMessages } from './words';

const hints: Record<LetterRules['letters'], string> = {
  get upload() {
    return t.lettersUpload();
  },
  get ask() {
    return t.lettersAsk();
  },
  get either() {
    return t.lettersEither();
  },
};

/** The setting of how referees' letters of each programme arrive; nothing until it is loaded. */
export function LettersCard() {
  const { api } = useStaff();
  const [loaded] = useLoad({ key: 'letter-rules', load: () => readLetterRules(api) });
  if (!loaded.data) return null;
  return loaded.data.map((rules) => <Rules key={rules.programme} stored={rules} />);
}

function Rules({ stored }: { stored: LetterRules }) {
  const { programme } = stored;
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [letters, setLetters] = useState(stored.letters);
  const [before, setBefore] = useState(stored.before_letters);
  const [failure, setFailure] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    void run(
      async () => {
        await changeLetterRules(api, { programme, letters, before_letters: before });
        shell.notify.success(portalMessages.saved);
      },
      (error) => {
        setFailure(refusalSentence(error, portalMessages.saveFailed));
        shell.notify.error(portalMessages.saveFailed);
      },
    );
  }
  const label = translated(programmeOf(programme).label);
  return (
    <Card title={t.lettersOf({ label })}>
      {failure ? (
        <Notice tone="danger" role="alert" title={t.choiceNotSaved()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <form onSubmit={submit} noValidate>
        <RadioGroup
          legend={t.howLettersCome()}
          name={`letters-${programme}`}
          value={letters}
          onChange={(typed) => setLetters(letterWays.find(({ value }) => value === typed)?.value ?? letters)}
          options={letterWays.map((way) => ({
            ...way,
            label: translated(way.label),
            hint: hints[way.value],
          }))}
        />
        <Checkbox
          name={`before-${programme}`}
          label={t.beforeLetters()}
          checked={before}
          onChange={(event) => setBefore(event.currentTarget.checked)}
        />
        <Button type="submit" variant="outline" busy={busy}>
          {t.saveLetters()}
        </Button>
      </form>
    </Card>
  );
}
