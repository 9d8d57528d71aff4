import { useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import * as answers from '../../messages/answers';
import * as t from '../../messages/copies';
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

const shown = (text: string) => text.trim() || answers.notProvided();

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
      title={t.twoCopies()}
      footer={<Button onClick={() => conflict.settle(choices)}>{t.goOnWithThese()}</Button>}
    >
      <p>{t.changedElsewhere()}</p>
      <div className="p-row p-spaced">
        <Button variant="outline" small onClick={() => all('mine')}>
          {t.keepAllHere()}
        </Button>
        <Button variant="outline" small onClick={() => all('theirs')}>
          {t.takeAllOther()}
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
              { value: 'mine', label: t.fromHere(), hint: shown(text(mine)) },
              { value: 'theirs', label: t.fromOther(), hint: shown(text(theirs)) },
            ]}
          />
        );
      })}
    </Dialog>
  );
}
