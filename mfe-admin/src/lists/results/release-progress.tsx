import { Button, Notice, ProgressBar } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  type Release,
  type ReleaseDetails,
  readRelease,
  stopRelease,
  takeBackPrepared,
} from '../../api/results';
import { dayAndTime } from '../../frame/common/dates';
import { deskPath } from '../../frame/common/desk-place';
import { hidden } from '../../frame/common/hidden';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/results';
import { decisionWord, leftOutReason, releaseTitle } from './words';

const lookEveryMs = 2000;

interface ReleaseProgressProps {
  release: Release;
  /** Called when the release is over, or decisions are prepared again: the list is out of date. */
  changed: () => void;
}

/** The progress of a release: what is still waiting and can be taken back, and what was left out. */
export function ReleaseProgress({ release: first, changed }: ReleaseProgressProps) {
  const { api, can, shell } = useStaff();
  const { busy, run } = useWork();
  const [{ data }, look] = useLoad({
    key: String(first.id),
    load: (signal) => readRelease(api, first.id, signal),
  });
  const release = data?.release ?? first;
  const isGoing = release.state === 'going';
  const isOnTheWay = isGoing || release.mails_waiting > 0;
  useEvery(isOnTheWay, look);
  useWhenOver(isGoing, changed);
  const fails = (sentence: string) => (error: unknown) => {
    shell.notify.error(refusalSentence(error, sentence));
    look();
  };
  const stop = () =>
    void run(async () => {
      await stopRelease(api, release.id);
      look();
    }, fails(t.resultsStopFailed()));
  const takeBack = (id: number) =>
    void run(async () => {
      shell.notify.success((await takeBackPrepared(api, id)).message);
      look();
    }, fails(t.resultsTakeBackFailed()));
  const { sent, total, kept, left_out, mails_waiting, released_by, released_at } = release;
  return (
    <Notice
      tone={isGoing ? 'info' : release.state === 'done' ? 'success' : 'warning'}
      title={releaseTitle(release)}
    >
      <p className="p-small p-muted">
        {t.resultsBy({ by: released_by, when: dayAndTime(released_at, shell.locale) })}
      </p>
      <p role="status">{t.resultsSentOf({ sent, total })}</p>
      {isGoing ? (
        <ProgressBar
          value={total === 0 ? 100 : Math.round((100 * (total - release.waiting)) / total)}
          label={t.resultsGoing()}
        />
      ) : null}
      {mails_waiting > 0 ? (
        <p className="p-small mt-2">{t.resultsMailsWait({ count: mails_waiting })}</p>
      ) : null}
      {kept > 0 ? <p>{t.resultsKept({ count: kept })}</p> : null}
      {data ? <Items details={data} states={['closed']} /> : null}
      {left_out > 0 && data ? (
        <>
          <p className="mb-1">{t.resultsLeftOut({ count: left_out })}</p>
          <Items details={data} states={['taken-back', 'overtaken', 'withdrawn', 'cancelled']} />
        </>
      ) : null}
      {isGoing && can('releaseResults') ? (
        <Button variant="outline" busy={busy} onClick={stop}>
          {t.resultsStop()}
        </Button>
      ) : null}
      {isGoing && data && data.waiting.length > 0 ? (
        <details className="mt-3">
          <summary>
            {t.resultsWaitingOf()} ({release.waiting})
          </summary>
          <ul className="list-unstyled">
            {data.waiting.map(({ prepared_id, application, status }) => (
              <li key={prepared_id} className="p-row p-between">
                <span>
                  <span translate="no">
                    {application.applicant_name} {application.reference}
                  </span>
                  {': '}
                  {decisionWord(status)}
                </span>
                <button type="button" className="p-link" onClick={() => takeBack(prepared_id)}>
                  {rich(t.resultsTakeBack({ hidden, reference: application.reference }))}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Notice>
  );
}

interface ItemsProps {
  details: ReleaseDetails;
  states: readonly ReleaseDetails['left_out'][number]['state'][];
}

/** The decisions that were not sent, with the reasons. */
function Items({ details, states }: ItemsProps) {
  const items = details.left_out.filter(({ state }) => states.includes(state));
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.prepared_id}>
          <Link to={deskPath(item.application.type, item.application.id)} translate="no">
            {item.application.applicant_name}
          </Link>
          {': '}
          {leftOutReason(item)}
        </li>
      ))}
    </ul>
  );
}

/** Calls `look` repeatedly while `isOn`. */
function useEvery(isOn: boolean, look: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [isOn, look]);
}

function useWhenOver(isGoing: boolean, over: () => void): void {
  const before = useRef(isGoing);
  const latest = useRef(over);
  latest.current = over;
  useEffect(() => {
    if (before.current && !isGoing) latest.current();
    before.current = isGoing;
  }, [isGoing]);
}
