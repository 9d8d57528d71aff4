import { formatDay } from '@portal/application-ui';
import { translated } from '@portal/application-ui/language';
import { programmeOf } from '@portal/contract-svc-applications-v1';
import { Link } from 'react-router-dom';
import type { Places, PlaceWeek } from '../../api/places';
import { shortDayIn } from '../../frame/common/dates';
import { deskPath } from '../../frame/common/desk-place';
import * as t from '../../messages/places';

type Line = PlaceWeek['lines'][number];
type Offer = Places['offers'][number];

/** The weeks as a table; on a phone its rows are cards. */
export function WeeksTable({ places }: { places: Places }) {
  const offers = new Map(places.offers.map((offer) => [offer.id, offer]));
  return (
    <div className="p-table-box">
      <table className="table p-table-roomy" aria-label={t.calendarTitle()}>
        <thead>
          <tr>
            <th scope="col">{t.week()}</th>
            <th scope="col">{t.placeProgramme()}</th>
            <th scope="col">{t.taken()}</th>
            <th scope="col">{t.offered()}</th>
            <th scope="col">{t.free()}</th>
            <th scope="col">{t.who()}</th>
          </tr>
        </thead>
        <tbody>
          {places.weeks.map((week) => (
            <Week key={week.from} week={week} offers={offers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Week({ week, offers }: { week: PlaceWeek; offers: ReadonlyMap<number, Offer> }) {
  const lines: (Line | null)[] = week.lines.length > 0 ? week.lines : [null];
  return lines.map((line, index) => (
    <tr key={`${week.from} ${line?.programme}`}>
      <th scope="row" data-label={t.week()}>
        {index === 0 ? <WeekName week={week} /> : <span className="visually-hidden">{nameOf(week)}</span>}
      </th>
      {line ? <Cells line={line} offers={offers} /> : <td colSpan={5}>{t.noPlaces()}</td>}
    </tr>
  ));
}

/** Stored days have no time zone, so they are shown in UTC. */
const utc = { timeZone: 'UTC' };
const nameOf = ({ from, until }: PlaceWeek): string =>
  t.placeFromTo({ from: shortDayIn(`${from}T00:00:00Z`, utc), until: shortDayIn(`${until}T00:00:00Z`, utc) });

const WeekName = ({ week }: { week: PlaceWeek }) => (
  <span>
    {nameOf(week)}
    {week.days_off.map(({ id, label, from, until }) => (
      <span key={id} className="p-small p-muted p-block">
        {t.dayOff({
          label,
          days:
            from === until
              ? formatDay(from)
              : t.placeFromTo({ from: formatDay(from), until: formatDay(until) }),
        })}
      </span>
    ))}
  </span>
);

const Cells = ({ line, offers }: { line: Line; offers: ReadonlyMap<number, Offer> }) => (
  <>
    <td data-label={t.placeProgramme()}>
      {translated(programmeOf(line.programme as Offer['programme']).label)}
    </td>
    <td data-label={t.taken()}>
      {line.places === null ? line.taken : t.takenOf({ taken: line.taken, places: line.places })}
      {line.over > 0 ? <strong className="p-over">{t.over({ count: line.over })}</strong> : null}
    </td>
    <td data-label={t.offered()}>{line.offered}</td>
    <td data-label={t.free()}>
      <span>
        {line.free ?? t.noLimit()}
        <Beside line={line} />
      </span>
    </td>
    <td data-label={t.who()}>
      {line.offers.length === 0 ? (
        t.noPlaces()
      ) : (
        <ul className="list-unstyled mb-0">
          {line.offers.map((id) => {
            const offer = offers.get(id);
            return offer ? <Who key={id} offer={offer} /> : null;
          })}
        </ul>
      )}
    </td>
  </>
);

/** Notes a period that is longer than the week, whose places count for other weeks too, or a shorter one. */
function Beside({ line: { places, taken, offered, free } }: { line: Line }) {
  const count = places === null || free === null ? 0 : places - taken - offered - free;
  if (count === 0 || (count < 0 && free === 0)) return null;
  return (
    <span className="p-small p-muted p-block">
      {count > 0 ? t.takenInOtherWeeks({ count }) : t.freeOnFullestDays()}
    </span>
  );
}

function Who({ offer }: { offer: Offer }) {
  const { application_id: id, applicant_name: name, participants, state } = offer;
  return (
    <li>
      {id === null ? (
        t.placeSomebody()
      ) : (
        <Link to={deskPath(offer.programme, id)} translate="no">
          {name}
        </Link>
      )}
      {participants > 1 ? ` ${t.withPeople({ count: participants })}` : ''}
      {state === 'open' ? <span className="p-muted"> {t.waits()}</span> : null}
    </li>
  );
}
