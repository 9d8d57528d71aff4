import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

interface PickOptions<Entry> {
  entries: readonly Entry[];
  /** Called when Enter is pressed. */
  choose: (entry: Entry) => void;
  /** Whether the entries match the typed text already; until then Enter chooses none. */
  ready?: boolean;
}

/**
 * A list below a field that keeps the focus: arrow keys move the highlight, which starts at the first entry, and Enter
 * chooses.
 */
export function usePick<Entry extends { id: string | number }>({
  entries,
  choose,
  ready = true,
}: PickOptions<Entry>) {
  const list = useId();
  const [pointed, point] = useState<Entry['id'] | null>(null);
  const found = entries.findIndex(({ id }) => id === pointed);
  const at = Math.max(0, found);
  const active = entries[at];

  function press(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined && entries.length > 0) {
      event.preventDefault();
      point(entries[(at + by + entries.length) % entries.length]?.id ?? null);
    }
    if (event.key === 'Enter' && active && ready) {
      event.preventDefault();
      choose(active);
    }
  }
  const idOf = ({ id }: Entry) => `${list}-${id}`;
  return {
    list,
    active,
    activeId: active && idOf(active),
    point,
    idOf,
    press,
    isEmpty: entries.length === 0,
  };
}

interface PickFieldProps {
  pick: Pick<ReturnType<typeof usePick>, 'list' | 'activeId' | 'press' | 'isEmpty'> & {
    point: (none: null) => void;
  };
  label: string;
  placeholder: string;
  maxLength: number;
  text: string;
  change: (text: string) => void;
}

/** The field of the list; it takes the focus. */
export function PickField({ pick, label, placeholder, maxLength, text, change }: PickFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <input
      ref={input}
      className="form-control"
      type="text"
      role="combobox"
      aria-label={label}
      placeholder={placeholder}
      aria-autocomplete="list"
      aria-expanded={!pick.isEmpty}
      aria-controls={pick.list}
      aria-activedescendant={pick.activeId}
      autoComplete="off"
      maxLength={maxLength}
      spellCheck={false}
      value={text}
      onChange={(event) => {
        change(event.target.value);
        pick.point(null);
      }}
      onKeyDown={pick.press}
    />
  );
}
