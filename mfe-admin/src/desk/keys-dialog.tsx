import { Dialog } from '@portal/ui';
import { Checkbox } from '@portal/ui/forms';
import * as t from '../messages/desk';
import { deskKeys, useKeySwitch } from './keys';
import { panelSections } from './panel-sections';

/** The keys that do something: notes are a section of the panel, which may be missing. */
const usedKeys = deskKeys.filter(
  ({ act }) => act !== 'note' || panelSections.some(({ act: opens }) => opens === 'note'),
);

const named: Record<string, string> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  Escape: 'Esc',
  '=': '+',
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

/** The keys of the desk, and the switch that turns them off. */
export default function KeysDialog({ close }: { close: () => void }) {
  const { on, turnOn } = useKeySwitch();
  return (
    <Dialog open title={t.keysHelp()} onClose={close}>
      <Checkbox
        id="desk-keys"
        label={t.singleKeys()}
        checked={on}
        onChange={({ currentTarget }) => turnOn(currentTarget.checked)}
      />
      <p className="p-muted">{t.keysTyping()}</p>
      <dl className="p-key-list">
        {usedKeys.map(({ act, keys: [key], words }) => (
          <Row key={act} keys={named[key] ?? key} words={words} />
        ))}
        {always.map((one) => (
          <Row key={one.keys} {...one} />
        ))}
      </dl>
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
