import { translated } from '@portal/application-ui/language';
import { type ApplicationType, isProgramme, newestFirst } from '@portal/contract-svc-applications-v1';
import { Button, EmptyState, joinClasses, Skeleton, usePageTitle } from '@portal/ui';
import { Checkbox } from '@portal/ui/forms';
import { openDoor } from '@portal/ui/pictures';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import {
  moveOnWaitingList,
  orderWaitingList,
  readWaitingList,
  showPlaces,
  takeOffWaitingList,
  type WaitingEntry,
  type WaitingList,
} from '../../api/waiting-list';
import { AskDialog } from '../../frame/common/ask-dialog';
import { deskPath } from '../../frame/common/desk-place';
import { FailedNotice } from '../../frame/common/failed-notice';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/waiting-list';
import { FreePlaces } from './free-places';
import { RoundFilter } from './round-filter';
import { WaitingTable } from './waiting-table';

/** The people who wait for a place of a programme, in the order of offers. */
export default function WaitingListPage() {
  const { api, can, shell } = useStaff();
  const go = useNavigate();
  const [params] = useSearchParams();
  const { run } = useWork();
  const [leaving, setLeaving] = useState<WaitingEntry | null>(null);
  const asked = params.get('programme');
  const isAsked = isProgramme(asked);
  const programme = isAsked ? asked : (newestFirst[0]?.key as ApplicationType);
  const round = Number(params.get('round')) || undefined;
  const [list, reload] = useLoad({
    key: `${programme} ${round ?? ''}`,
    load: (signal) => readWaitingList(api, { programme, round }, signal),
    failure: t.waitlistFailed(),
  });
  usePageTitle(t.waitlistTitle(), { site: shell.branding.name });
  const shown = list.data?.programme === programme ? list.data : null;
  const next = shown?.entries[0];
  const waitsElsewhere = isAsked || !shown || next ? undefined : longest(shown.counts);

  const act = (work: (list: WaitingList) => Promise<{ message: string }>) => {
    if (!shown) return;
    void run(
      async () => {
        shell.notify.success((await work(shown)).message);
        reload();
      },
      (error) => {
        shell.notify.error(refusalSentence(error, t.waitlistActFailed()));
        reload();
      },
    );
  };
  // Without a programme in the address, the page opens a list in which people wait.
  if (waitsElsewhere) return <Navigate replace to={`?programme=${waitsElsewhere}`} />;
  return (
    <>
      <div className="p-list-head">
        <div>
          <h1>{t.waitlistTitle()}</h1>
          <p className="p-muted">{t.waitlistText()}</p>
        </div>
      </div>
      <Programmes at={programme} counts={shown?.counts} />
      {shown ? <RoundFilter list={shown} at={round} /> : null}
      {list.state === 'failed' ? (
        <FailedNotice title={t.waitlistFailed()} message={list.message} retry={reload} />
      ) : null}
      {shown === null && list.state === 'loading' ? <Skeleton lines={6} label={t.waitlistLoading()} /> : null}
      {shown?.entries.length === 0 ? (
        <EmptyState
          drawing={openDoor}
          title={round ? t.waitlistNobodyOfRound() : t.waitlistEmpty()}
          text={round ? t.waitlistNobodyOfRoundText() : t.waitlistEmptyText()}
        />
      ) : null}
      {shown && next ? (
        <div className={joinClasses(list.state === 'loading' && 'p-busy')}>
          <div className="p-row mt-3 mb-3">
            <Button onClick={() => go(deskPath(next.application.type, next.application.id))}>
              {t.waitlistOffer({ name: next.application.applicant_name })}
            </Button>
            <Button
              variant="outline"
              onClick={() => act(({ version }) => orderWaitingList(api, programme, version))}
            >
              {t.waitlistOrder()}
            </Button>
          </div>
          <WaitingTable
            entries={shown.entries}
            move={(entry, to) => act(({ version }) => moveOnWaitingList(api, entry.id, to, version))}
            takeOff={setLeaving}
          />
        </div>
      ) : null}
      {shown ? <FreePlaces list={shown} changed={reload} /> : null}
      {shown && can('manageSettings') ? (
        <Checkbox
          id="waitlist-shows"
          label={t.waitlistShows()}
          checked={shown.shows_place}
          onChange={({ target }) => act(() => showPlaces(api, programme, target.checked))}
        />
      ) : null}
      {leaving ? (
        <AskDialog
          title={t.waitlistTakeOffAsk({ name: leaving.application.applicant_name })}
          button={t.waitlistTakeOffButton()}
          failed={t.waitlistActFailed()}
          close={() => setLeaving(null)}
          onConfirm={async () => {
            shell.notify.success((await takeOffWaitingList(api, leaving.id)).message);
            setLeaving(null);
            reload();
          }}
        >
          <p>{t.waitlistTakeOffText()}</p>
        </AskDialog>
      ) : null}
    </>
  );
}

const longest = (counts: WaitingList['counts']): ApplicationType | undefined =>
  [...counts].sort((one, other) => other.count - one.count)[0]?.programme;

interface ProgrammesProps {
  at: ApplicationType;
  counts: WaitingList['counts'] | undefined;
}

const Programmes = ({ at, counts }: ProgrammesProps) => (
  <nav className="nav nav-tabs" aria-label={t.waitlistProgramme()}>
    {newestFirst.map(({ key, label }) => (
      <Link
        key={key}
        className={joinClasses('nav-link', key === at && 'active')}
        to={`?programme=${key}`}
        aria-current={key === at ? 'page' : undefined}
      >
        {t.waitlistCount({
          label: translated(label),
          count: counts?.find(({ programme }) => programme === key)?.count ?? 0,
        })}
      </Link>
    ))}
  </nav>
);
