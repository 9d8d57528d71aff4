import { Button, Card, Notice } from '@portal/ui';
import { RadioGroup } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import { type FormEvent, type ReactNode, useState } from 'react';
import { changeSettings, type SettingsChange } from '../../api/settings';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/settings';
import type { SettingsCardProps } from './switch-card';
import { portalMessages } from './words';

interface ChoiceCardProps<Value extends string> extends Pick<SettingsCardProps, 'changed'> {
  title: string;
  legend: string;
  name: string;
  /** The stored value. */
  value: Value;
  options: readonly { value: Value; label: string; hint: string }[];
  change: (chosen: Value) => SettingsChange;
  /** The label of the save button. */
  save: string;
  /** The content above the choice. */
  children?: ReactNode;
}

/** A setting with a few values, each with an explanation. */
export function ChoiceCard<Value extends string>(props: ChoiceCardProps<Value>) {
  const { title, legend, name, value, options, change, changed, save, children } = props;
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [chosen, setChosen] = useState(value);
  const [failure, setFailure] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    void run(
      async () => {
        changed(await changeSettings(api, change(chosen)));
        shell.notify.success(portalMessages.saved);
      },
      (error) => {
        setFailure(refusalSentence(error, portalMessages.saveFailed));
        shell.notify.error(portalMessages.saveFailed);
      },
    );
  }

  return (
    <Card title={title}>
      {failure ? (
        <Notice tone="danger" role="alert" title={t.choiceNotSaved()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      {children}
      <form onSubmit={submit} noValidate>
        <RadioGroup
          legend={legend}
          name={name}
          value={chosen}
          onChange={(typed) => setChosen(options.find((option) => option.value === typed)?.value ?? chosen)}
          options={[...options]}
        />
        <Button type="submit" variant="outline" busy={busy}>
          {save}
        </Button>
      </form>
    </Card>
  );
}
