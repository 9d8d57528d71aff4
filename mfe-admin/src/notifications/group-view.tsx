import { ChevronDownIcon } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { hidden } from '../frame/common/hidden';
import { useStaff } from '../frame/common/staff-context';
import { WholeReferences } from '../frame/common/whole-references';
import { translatedStored } from '../frame/language/stored';
import * as t from '../messages/notifications';
import { type Group, isRead, viewPath } from './groups';
import { relativeTime } from './relative-time';
import type { Marking } from './use-marking';

export interface GroupViewProps {
  group: Group;
  now: number;
  marking: Marking;
  /** Called when a View link was followed. */
  followed?: () => void;
}

/** The notifications about an applicant: the latest one, and the others when the group is opened. */
export function GroupView({ group, now, marking, followed }: GroupViewProps) {
  const { locale } = useStaff().shell;
  const [open, setOpen] = useState(false);
  const { name, latest, unread, count } = group;
  const id = useId();
  return (
    <li className="p-news">
      <span className="p-initial" aria-hidden="true">
        {name.charAt(0).toUpperCase()}
      </span>
      <span>
        <strong>{name}</strong>{' '}
        {unread.length > 0 ? (
          <span className="p-chip p-tone-signal">{t.newCount({ count: unread.length })}</span>
        ) : null}
      </span>
      <button
        type="button"
        className="p-icon-button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t.notificationsAbout({ name })}
        onClick={() => setOpen(!open)}
      >
        <ChevronDownIcon />
      </button>
      <span>
        <WholeReferences words={translatedStored(latest.message)} />
      </span>
      <span className="p-row p-small p-muted">
        <time dateTime={latest.created_at}>{relativeTime(latest.created_at, now, locale)}</time>
        <span>{t.notificationsActivities({ count })}</span>
        {unread.length > 0 ? (
          <button
            type="button"
            className="p-link"
            aria-busy={marking.busy || undefined}
            onClick={() => marking.group(group)}
          >
            {rich(t.markRead({ hidden, name }))}
          </button>
        ) : null}
      </span>
      <ul id={id} className="list-unstyled" hidden={!open}>
        {group.items.map((one) => (
          <li key={one.id} className="mb-2">
            <strong>{translatedStored(one.title)}</strong>{' '}
            {isRead(one) ? null : <span className="p-chip p-tone-signal">{t.newOne()}</span>}
            <br />
            <WholeReferences words={translatedStored(one.message)} />
            <br />
            <span className="p-row p-small p-muted">
              {relativeTime(one.created_at, now, locale)}
              <Link to={viewPath(one)} onClick={followed}>
                {rich(
                  t.viewApplication({
                    hidden,
                    name,
                  }),
                )}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
