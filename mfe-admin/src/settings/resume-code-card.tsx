import { Button, Card, Notice } from '@portal/ui';
import { RadioGroup } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { changeSettings, type PortalSettings } from '../api/settings';
import { sentenceOf } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useWork } from '../common/use-work';
import type { SettingsCardProps } from './switch-card';
import { words } from './words';

type ResumeCode = PortalSettings['resume_code'];

const choices: readonly { value: ResumeCode; label: string; hint: string }[] = [
  {
    value: 'off',
    label: 'Never ask for a code',
    hint: 'Whoever knows the email address and the phone number of an applicant can open an application that is not sent in yet.',
  },
  {
    value: 'new-device',
    label: 'Ask on a new device',
    hint: 'To go on somewhere else, the applicant enters six figures that we mail to them, once a device. Safer; it needs an email that arrives.',
  },
];

/** Whether going on with an application on another device asks for a mailed code. */
export function ResumeCodeCard({ settings, changed }: SettingsCardProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [chosen, setChosen] = useState<ResumeCode>(settings.resume_code);
  const [failure, setFailure] = useState<string | null>(null);

  function save(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    void run(
      async () => {
        changed(await changeSettings(api, { resume_code: chosen }));
        shell.notify.success(words.saved);
      },
      (error) => {
        setFailure(sentenceOf(error, words.saveFailed));
        shell.notify.error(words.saveFailed);
      },
    );
  }

  return (
    <Card title="Going on with an application">
      {failure ? (
        <Notice tone="danger" role="alert" title="The choice could not be saved">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <form onSubmit={save} noValidate>
        <RadioGroup
          legend="When an applicant comes back with email and phone number"
          name="resume_code"
          value={chosen}
          onChange={(value) => setChosen(value === 'new-device' ? value : 'off')}
          options={choices.map((choice) => ({
            ...choice,
            label:
              choice.value === settings.resume_code_default
                ? `${choice.label} (as it is at first)`
                : choice.label,
          }))}
        />
        <Button type="submit" variant="outline" busy={busy}>
          Save choice
        </Button>
      </form>
    </Card>
  );
}
