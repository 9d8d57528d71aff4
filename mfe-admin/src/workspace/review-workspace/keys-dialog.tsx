import { Dialog } from '@portal/ui';
import { Checkbox } from '@portal/ui/forms';
import { useState } from 'react';
import * as t from '../../messages/desk';
import { deskKeys, useKeySwitch } from './keys';

const named: Record<string, string> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  Escape: 'Esc',
  '=': '+',
  S: 'Shift + s',
};

const always = [
  {
    keys: 'Ctrl + Enter',
    get words() {
      return t.keySend();
    },
  },
  {
    keys: 'Ctrl + B',
    get words() {
      return t.keyList();
    },
  },
];

/** The keys that work on the page now, then the other keys of the desk, and the switch that turns them off. */
export default function KeysDialog({ close }: { close: () => void }) {
  const { on, turnOn, isOffered } = useKeySwitch();
  // The state of the page when the dialog was opened.
  const [here] = useState(() => deskKeys.filter(({ act }) => isOffered(act)));
  const elsewhere = deskKeys.filter((one) => !here.includes(one));
  return (
    <Dialog open title={t.keysHelp()} onClose={close}>
      <Checkbox
        id="desk-keys"
        label={t.singleKeys()}
        checked={on}
        onChange={({ currentTarget }) => turnOn(currentTarget.checked)}
      />
      <p className="p-muted">{t.keysTyping()}</p>
      <h3 className="p-card-title mb-2">{t.keysHere()}</h3>
      <dl className="p-key-list">
        {here.map(({ act, keys: [key], words }) => (
          <Row key={act} keys={named[key] ?? key} words={words} />
        ))}
      </dl>
      {elsewhere.length > 0 ? (
        <>
          <h3 className="p-card-title mb-2">{t.keysElsewhere()}</h3>
          <dl className="p-key-list">
            {elsewhere.map(({ act, keys: [key], words }) => (
              <Row key={act} keys={named[key] ?? key} words={words} />
            ))}
            {always.map((one) => (
              <Row key={one.keys} {...one} />
            ))}
          </dl>
        </>
      ) : null}
    </Dialog>
  );
}

const Row = ({ keys, words }: { keys: string; words: string }) => (
  <div>
    <dt>
      <kbd>{keys}</kbd>
    </dt>
    <dd>{words}</dd>
  </div>
);
