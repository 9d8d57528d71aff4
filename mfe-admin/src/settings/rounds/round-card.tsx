import { formatDay, formatMoment } from '@portal/application-ui';
import { translated } from '@portal/application-ui/language';
import { programmeOf } from '@portal/contract-svc-applications-v1';
import { Button, Card, SummaryList, type SummaryRow } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { roundName } from '@portal/ui/rounds';
import { Link } from 'react-router-dom';
import type { ManagedRound } from '../../api/rounds';
import { hidden } from '../../frame/common/hidden';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/rounds';

export interface RoundCardProps {
  round: ManagedRound;
  timeZone: string;
  ask: (what: 'edit' | 'remove' | 'time') => void;
}

const states = { open: t.roundIsOpen, coming: t.roundIsComing, closed: t.roundIsClosed } as const;

/** A round: when it is open, its periods, and the possible actions. */
export function RoundCard({ round, timeZone, ask }: RoundCardProps) {
  const { can } = useStaff();
  const { id, programme, state, drafts, submitted } = round;
  const name = roundName(round);
  const isUsed = drafts + submitted > 0;
  return (
    <Card title={name}>
      <p className="p-muted">
        {translated(programmeOf(programme).label)} · <strong>{states[state]()}</strong>
      </p>
      <SummaryList rows={factsOf(round, timeZone)} />
      {round.lifts_year_limit ? <p className="p-small mt-3 mb-0">{t.roundLiftsShown()}</p> : null}
      <div className="p-row mt-4">
        <Button variant="outline" small onClick={() => ask('edit')}>
          {rich(t.changeThisRound({ hidden, name }))}
        </Button>
        {state === 'coming' ? null : (
          <Button variant="outline" small onClick={() => ask('time')}>
            {rich(t.moreTimeForOne({ hidden, name }))}
          </Button>
        )}
        {can('readReports') ? (
          <Link className="btn btn-outline btn-sm" to={`/admin/portal-settings/round-figures?of=${id}`}>
            {rich(t.funnelOf({ hidden, name }))}
          </Link>
        ) : null}
        {isUsed ? null : (
          <Button variant="quiet" small onClick={() => ask('remove')}>
            {rich(t.removeThisRound({ hidden, name }))}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Returns the facts of a round: when it is open, and its periods. */
function factsOf(round: ManagedRound, timeZone: string): SummaryRow[] {
  const { grace_minutes: grace, places, periods, drafts, submitted } = round;
  const days = periods.map(({ from, until }) =>
    t.periodFromUntil({ from: formatDay(from), until: formatDay(until) }),
  );
  return [
    { term: t.roundOpens(), value: formatMoment(round.opens_at, timeZone) },
    { term: t.roundCloses(), value: formatMoment(round.closes_at, timeZone) },
    ...(grace > 0 ? [{ term: t.roundGrace(), value: t.graceMinutes({ count: grace }) }] : []),
    { term: t.roundPlaces(), value: places === null ? t.placesUnlimited() : String(places) },
    { term: t.roundPeriods(), value: days.length > 0 ? days.join('; ') : t.anyTime() },
    { term: t.roundApplications(), value: t.roundCounts({ drafts, submitted }) },
  ];
}
