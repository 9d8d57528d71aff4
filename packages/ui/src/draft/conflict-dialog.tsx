import { useState } from 'react';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import { RadioGroup } from '../forms';
import type { Conflict } from './draft-types';
import type { Side } from './merge';

export interface DescribedField {
  label: string;
  /** The answer in words. */
  text: (value: unknown) => string;
}

export interface ConflictDialogProps {
  conflict: Conflict;
  describe: (key: string) => DescribedField;
}

const shown = (text: string) => text.trim() || 'Not provided';

/** Shows both copies, field by field; no answer is replaced before the person has chosen. */
export function ConflictDialog({ conflict, describe }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Record<string, Side>>(() =>
    Object.fromEntries(conflict.differences.map(({ key, preferred }) => [key, preferred])),
  );
  const all = (side: Side) =>
    setChoices(Object.fromEntries(conflict.differences.map(({ key }) => [key, side])));

  return (
    <Dialog
      open
      size="lg"
      title="Two copies of your answers"
      footer={<Button onClick={() => conflict.settle(choices)}>Continue with these answers</Button>}
    >
      <p>
        This application was changed in another tab or on another device. Choose which answers to keep; the
        others are replaced.
      </p>
      <div className="p-row p-spaced">
        <Button variant="outline" small onClick={() => all('mine')}>
          Keep all from here
        </Button>
        <Button variant="outline" small onClick={() => all('theirs')}>
          Take all from the other copy
        </Button>
      </div>
      {conflict.differences.map(({ key, mine, theirs }) => {
        const { label, text } = describe(key);
        return (
          <RadioGroup
            key={key}
            legend={label}
            name={`conflict-${key}`}
            value={choices[key]}
            onChange={(side) => setChoices({ ...choices, [key]: side === 'theirs' ? 'theirs' : 'mine' })}
            options={[
              { value: 'mine', label: 'From here', hint: shown(text(mine)) },
              { value: 'theirs', label: 'From the other copy', hint: shown(text(theirs)) },
            ]}
          />
        );
      })}
    </Dialog>
  );
}
