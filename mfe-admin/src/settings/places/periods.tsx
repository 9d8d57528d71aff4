import { formatDay } from '@portal/application-ui';
import { translated } from '@portal/application-ui/language';
import { type ApplicationType, programmeOf } from '@portal/contract-svc-applications-v1';
import { Button } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { changePlaces, type PlacePeriod, removePeriod } from '../../api/places';
import { HeadedTable } from '../../frame/common/headed-table';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/places';
import { RemoveButton } from './remove-button';

interface PeriodsProps {
  periods: readonly PlacePeriod[];
  changed: () => void;
}

/** The periods with their places, how many people have accepted, and how many exceed the places. */
export const Periods = ({ periods, changed }: PeriodsProps) => (
  <HeadedTable
    className="mb-4"
    label={t.places()}
    columns={[t.placeDays(), t.placeProgramme(), t.places(), t.taken(), t.offered(), null]}
    acts={t.placeActions()}
  >
    {periods.map((period) => (
      <Row key={period.id} period={period} changed={changed} />
    ))}
  </HeadedTable>
);

const nameOf = ({ from, until }: PlacePeriod): string =>
  t.placeFromTo({ from: formatDay(from), until: formatDay(until) });

function Row({ period, changed }: { period: PlacePeriod; changed: () => void }) {
  return (
    <tr>
      <th scope="row" data-label={t.placeDays()}>
        <span>
          {nameOf(period)}
          {period.label ? (
            <span className="p-small p-muted p-block" translate="no">
              {period.label}
            </span>
          ) : null}
        </span>
      </th>
      <td data-label={t.placeProgramme()}>
        {translated(programmeOf(period.programme as ApplicationType).label)}
      </td>
      <td data-label={t.places()}>
        <PlacesField period={period} changed={changed} />
      </td>
      <td data-label={t.taken()}>
        {period.taken}
        {period.over > 0 ? <strong className="p-over">{t.over({ count: period.over })}</strong> : null}
      </td>
      <td data-label={t.offered()}>{period.offered}</td>
      <td>
        <RemoveButton
          name={nameOf(period)}
          remove={(api) => removePeriod(api, period.id)}
          changed={changed}
        />
      </td>
    </tr>
  );
}

function PlacesField({ period, changed }: { period: PlacePeriod; changed: () => void }) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [typed, setTyped] = useState(String(period.places));
  function save(event: FormEvent) {
    event.preventDefault();
    void run(
      async () => {
        const now = await changePlaces(api, period, Number(typed));
        if (now.over > 0) shell.notify.warning(t.savedOver({ count: now.over }));
        else shell.notify.success(t.saved());
        changed();
      },
      (error) =>
        shell.notify.error(
          fieldErrors(error, ['places']).places ?? refusalSentence(error, t.placeNotSaved()),
        ),
    );
  }
  return (
    <form className="p-row" onSubmit={save} noValidate>
      <input
        className="form-control p-chars-4"
        inputMode="numeric"
        aria-label={t.placesOf({ name: nameOf(period) })}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {typed === String(period.places) ? null : (
        <Button type="submit" small busy={busy}>
          {t.placeSave()}
        </Button>
      )}
    </form>
  );
}
