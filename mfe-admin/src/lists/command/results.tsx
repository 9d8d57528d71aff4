import { Icon } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { ActIcon, pictures } from '../../frame/icons';
import * as t from '../../messages/command';
import type { Entry, EntryGroup } from './entries';

const PageIcon = () => (
  <Icon>
    <path d="M4 10h12M11 5l5 5-5 5" />
  </Icon>
);
const pictureOf: Record<EntryGroup['kind'], () => React.JSX.Element> = {
  applicants: pictures.person,
  acts: ActIcon,
  pages: PageIcon,
};

export interface ResultsProps {
  id: string;
  groups: EntryGroup[];
  active: Entry | undefined;
  /** Highlights an entry without opening it. */
  point: (id: string) => void;
  open: (entry: Entry) => void;
}

/** The entries in groups. The field keeps the focus and names the highlighted entry. */
export function Results({ id, groups, active, point, open }: ResultsProps) {
  const chosen = useRef<HTMLDivElement>(null);
  const name = active?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is the reason to scroll
  useEffect(() => {
    chosen.current?.scrollIntoView?.({ block: 'nearest' });
  }, [name]);
  return (
    <div className="p-command-list" id={id} role="listbox" aria-label={t.results()}>
      {groups.map(({ kind, title, entries }) => {
        const Picture = pictureOf[kind];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options of a listbox, not of fields
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p className="p-place-group" id={`${id}-${kind}`} role="presentation">
              {title}
            </p>
            {entries.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
              <div
                key={entry.id}
                ref={entry.id === name ? chosen : undefined}
                id={`${id}-${entry.id}`}
                className="p-command-entry"
                role="option"
                tabIndex={-1}
                aria-selected={entry.id === name}
                onPointerMove={() => point(entry.id)}
                onClick={() => open(entry)}
              >
                <Picture />
                <span>{entry.label}</span>
                <span className="p-muted">{entry.hint}</span>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
