import { EmptyState } from '@portal/ui';
import type { ModuleEvent, ModuleRemote } from '../../api/modules';
import { dayAndTime } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/modules';
import { whyInWords } from './trial-ended';
import { actorOf, deedOf } from './words';

export interface ReleaseHistoryProps {
  events: readonly ModuleEvent[];
  remotes: readonly ModuleRemote[];
}

/** The history of releases, the newest first. */
export function ReleaseHistory({ events, remotes }: ReleaseHistoryProps) {
  const { locale } = useStaff().shell;
  if (events.length === 0)
    return <EmptyState level={3} title={t.nothingReleased()} text={t.nothingReleasedText()} />;
  const titles = new Map(remotes.map(({ name, title }) => [name, title]));
  return (
    <ol className="p-timeline p-measure">
      {events.map((event) => (
        <li key={`${event.at} ${event.what} ${event.remote} ${event.version}`}>
          <strong>{actorOf(event)}</strong> {deedOf(event, titles.get(event.remote) ?? event.remote)}
          {event.why ? `. ${whyInWords(event.why, locale.language)}` : null}
          <br />
          <time className="p-small p-muted" dateTime={event.at}>
            {dayAndTime(event.at, locale)}
          </time>
        </li>
      ))}
    </ol>
  );
}
