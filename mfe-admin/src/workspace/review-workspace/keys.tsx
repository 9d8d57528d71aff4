import { deviceStore } from '@portal/remote-sdk';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/desk';

/** The acts of the desk's keys. A key whose act nothing offers at the moment does nothing. */
export const deskKeys = [
  {
    act: 'next',
    keys: ['j'],
    get words() {
      return t.keyNext();
    },
  },
  {
    act: 'previous',
    keys: ['k'],
    get words() {
      return t.keyPrevious();
    },
  },
  {
    act: 'unread',
    keys: ['u'],
    get words() {
      return t.keyUnread();
    },
  },
  {
    act: 'nextSection',
    keys: ['s'],
    get words() {
      return t.keySection();
    },
  },
  {
    act: 'previousSection',
    keys: ['S'],
    get words() {
      return t.keySectionBack();
    },
  },
  {
    act: 'decide',
    keys: ['d'],
    get words() {
      return t.keyDecide();
    },
  },
  {
    act: 'savedReplies',
    keys: ['r'],
    get words() {
      return t.keyReplies();
    },
  },
  {
    act: 'note',
    keys: ['n'],
    get words() {
      return t.keyNote();
    },
  },
  {
    act: 'openDocument',
    keys: ['o'],
    get words() {
      return t.keyOpen();
    },
  },
  {
    act: 'largeDocument',
    keys: ['f'],
    get words() {
      return t.keyLarge();
    },
  },
  {
    act: 'closeDocument',
    keys: ['Escape'],
    get words() {
      return t.closeDocument();
    },
  },
  {
    act: 'turnPage',
    keys: ['ArrowRight'],
    get words() {
      return t.keyPage();
    },
  },
  {
    act: 'turnPageBack',
    keys: ['ArrowLeft'],
    get words() {
      return t.pageBefore();
    },
  },
  {
    act: 'larger',
    keys: ['+', '='],
    get words() {
      return t.keyLarger();
    },
  },
  {
    act: 'smaller',
    keys: ['-'],
    get words() {
      return t.keySmaller();
    },
  },
  {
    act: 'nextByArrow',
    keys: ['ArrowRight'],
    get words() {
      return t.keyNextArrow();
    },
  },
  {
    act: 'previousByArrow',
    keys: ['ArrowLeft'],
    get words() {
      return t.keyPreviousArrow();
    },
  },
  {
    act: 'search',
    keys: ['/'],
    get words() {
      return t.keySearch();
    },
  },
  {
    act: 'help',
    keys: ['?'],
    get words() {
      return t.keyHelp();
    },
  },
] as const;

export type DeskAct = (typeof deskKeys)[number]['act'];
type DeskActs = Partial<Record<DeskAct, (() => void) | undefined>>;

interface Keys {
  on: boolean;
  turnOn: (on: boolean) => void;
  offer: (acts: { current: DeskActs }) => () => void;
  /** Whether something on the page offers this act now. */
  isOffered: (act: DeskAct) => boolean;
}

const KeysContext = createContext<Keys>({
  on: false,
  turnOn: () => undefined,
  offer: () => () => undefined,
  isOffered: () => false,
});

/** Listens to the desk's keys, except while somebody types, or if the person has turned them off on this device. */
export function DeskKeys({ children }: { children: ReactNode }) {
  const { userId } = useStaff();
  const kept = useMemo(() => deviceStore<boolean>(`staff:keys:${userId}`, { of: 'device' }), [userId]);
  const [on, setOn] = useState(() => kept.read() ?? true);
  const offers = useRef<{ current: DeskActs }[]>([]);

  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.repeat || event.isComposing || isTaken(event.target)) return;
      // With Shift an arrow selects text.
      if (event.shiftKey && event.key.startsWith('Arrow')) return;
      const act = actOf(event.key, offers.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);

  const keys = useMemo(
    (): Keys => ({
      on,
      turnOn(next) {
        kept.write(next);
        setOn(next);
      },
      offer(acts) {
        offers.current = [acts, ...offers.current];
        return () => {
          offers.current = offers.current.filter((one) => one !== acts);
        };
      },
      isOffered: (act) => offers.current.some(({ current }) => current[act] !== undefined),
    }),
    [on, kept],
  );
  return <KeysContext value={keys}>{children}</KeysContext>;
}

/** Returns whether the keys are on, the switch for them, and which acts are offered now. */
export const useKeySwitch = (): Omit<Keys, 'offer'> => useContext(KeysContext);

/** Offers acts for the desk's keys; they take precedence over acts offered earlier. */
export function useKeys(acts: DeskActs): void {
  const { offer } = useContext(KeysContext);
  const latest = useRef(acts);
  latest.current = acts;
  // A layout effect, because people may press a key as soon as they see the field.
  useLayoutEffect(() => offer(latest), [offer]);
}

function actOf(key: string, offers: readonly { current: DeskActs }[]): (() => void) | undefined {
  const named = deskKeys.filter(({ keys }) => (keys as readonly string[]).includes(key));
  for (const { current } of offers) {
    for (const { act } of named) if (current[act]) return current[act];
  }
  return undefined;
}

/** Whether a key belongs to a field, a dialog or a row of tabs. */
function isTaken(target: EventTarget | null): boolean {
  return (
    document.querySelector('[role="dialog"]') !== null ||
    (target instanceof Element &&
      target.closest('input, textarea, select, [contenteditable], [role="tablist"], [role="listbox"]') !==
        null)
  );
}
