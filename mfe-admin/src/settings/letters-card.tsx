import { letterWays, programmeOf } from '@portal/contract-svc-applications-v1';
import { Button, Card, Notice } from '@portal/ui';
import { Checkbox, RadioGroup } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { changeLetterRules, type LetterRules, readLetterRules } from '../api/letters';
import { refusalSentence } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { useWork } from '../common/use-work';
import { portalMessages } from './words';

const hints: Record<LetterRules['letters'], string> = {
  upload: 'As a PDF, with the reference.',
  ask: 'By a mailed link, without an account. The applicant does not get to read the letter.',
  either: 'Staff see which of both it was.',
};

/** How the letters of each programme with references come; nothing while that is not known. */
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
  const label = programmeOf(programme).label;
  return (
    <Card title={`Reference letters: ${label}`}>
      {failure ? (
        <Notice tone="danger" role="alert" title="The choice could not be saved">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <form onSubmit={submit} noValidate>
        <RadioGroup
          legend="How the letters come"
          name={`letters-${programme}`}
          value={letters}
          onChange={(typed) => setLetters(letterWays.find(({ value }) => value === typed)?.value ?? letters)}
          options={letterWays.map((way) => ({ ...way, hint: hints[way.value] }))}
        />
        <Checkbox
          name={`before-${programme}`}
          label="An application may be submitted before its letters are there"
          checked={before}
          onChange={(event) => setBefore(event.currentTarget.checked)}
        />
        <Button type="submit" variant="outline" busy={busy}>
          Save how letters come
        </Button>
      </form>
    </Card>
  );
}
