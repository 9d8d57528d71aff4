import { EmptyState, FileIcon, MailIcon, Skeleton } from '@portal/ui';
import { desk } from '@portal/ui/pictures';
import { type KeyboardEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Waiting } from '../../api/today';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLeaving } from '../../frame/common/use-leaving';
import { pictures } from '../../frame/icons';
import * as deskWords from '../../messages/desk';
import * as t from '../../messages/today';
import { useKeys } from '../../workspace/review-workspace/keys';
import { waitingPath } from '../../workspace/work-queue/place';
import { useTodayState } from '../../workspace/work-queue/today-context';
import { howLong, todayMessages, whyWaiting } from './words';

const icons: Partial<Record<string, typeof FileIcon>> = {
  submitted: FileIcon,
  answered: pictures.letter,
  letter: MailIcon,
  request: pictures.again,
};

const none: readonly Waiting[] = [];

const keyOf = ({ kind, application, since }: Waiting): string => `${kind} ${application.id} ${since}`;

/** The person's open work, the oldest first. Arrow keys move from one item to the next. */
export function WaitingList() {
  const { state, data, message, reload } = useTodayState();
  const waiting = data?.waiting ?? none;
  const lines = useLeaving(waiting, data && 'today', keyOf);
  const list = useRef<HTMLOListElement>(null);
  const { shell } = useStaff();
  const navigate = useNavigate();
  const stepBy = (by: 1 | -1) => () => step(list.current, by);
  useKeys({
    next: stepBy(1),
    previous: stepBy(-1),
    unread: data
      ? () => {
          const first = waiting.find(({ kind }) => kind === 'submitted');
          if (first) navigate(waitingPath(first, waiting));
          else shell.notify.info(deskWords.allOpened());
        }
      : undefined,
  });
  if (data === null && state === 'loading') return <Skeleton lines={6} label={t.waitsLoading()} />;
  const now = Date.now();
  return (
    <>
      {state === 'failed' ? (
        <FailedNotice title={todayMessages.failed} message={message} retry={reload} />
      ) : null}
      {lines.length > 0 ? (
        <ol
          ref={list}
          className="p-waiting"
          aria-label={t.waitsOldest()}
          inert={waiting.length === 0}
          onKeyDown={byArrow}
        >
          {lines.map(({ row: one, leaving }) => (
            <li key={keyOf(one)} className={leaving ? 'p-leaving' : undefined} inert={leaving}>
              <Line one={one} to={waitingPath(one, waiting)} now={now} />
            </li>
          ))}
        </ol>
      ) : null}
      {data && lines.length === 0 ? (
        <EmptyState level={3} drawing={desk} title={todayMessages.nothing} text={todayMessages.nothingText} />
      ) : null}
    </>
  );
}

function Line({ one, to, now }: { one: Waiting; to: string; now: number }) {
  const { applicant_name: name, reference } = one.application;
  const Picture = icons[one.kind] ?? FileIcon;
  return (
    <Link to={to}>
      <Picture />
      <span className="p-waiting-who">
        <strong>{name}</strong> <span className="p-muted">{reference}</span>
      </span>
      <span className="p-waiting-why">{whyWaiting(one)}</span>
      <time className="p-muted" dateTime={one.since}>
        <span className="visually-hidden">{t.waitsSince()}</span>
        {howLong(one.since, now)}
      </time>
    </Link>
  );
}

function byArrow(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by !== undefined && step(event.currentTarget, by)) event.preventDefault();
}

/** Moves the focus to the next or previous link of the list; to the first one if no link has the focus. */
function step(list: HTMLElement | null, by: number): boolean {
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>('li:not([inert]) a') ?? [])];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const to = links[at === -1 ? 0 : at + by];
  to?.focus();
  return to !== undefined;
}
