import { formatDay } from '@portal/application-ui';
import { translated } from '@portal/application-ui/language';
import { dayOffKinds, labelOf } from '@portal/contract-svc-applications-v1';
import { type DayOff, removeDayOff } from '../../api/places';
import { HeadedTable } from '../../frame/common/headed-table';
import * as t from '../../messages/places';
import { RemoveButton } from './remove-button';

interface DaysOffProps {
  daysOff: readonly DayOff[];
  changed: () => void;
}

/** The days on which nobody can come. */
export const DaysOff = ({ daysOff, changed }: DaysOffProps) => (
  <HeadedTable
    label={t.daysOff()}
    columns={[t.placeDays(), t.dayOffName(), t.kindOfDay(), null]}
    acts={t.placeActions()}
  >
    {daysOff.map((one) => (
      <Row key={one.id} dayOff={one} changed={changed} />
    ))}
  </HeadedTable>
);

function Row({ dayOff: { id, from, until, label, kind }, changed }: { dayOff: DayOff; changed: () => void }) {
  return (
    <tr>
      <th scope="row" data-label={t.placeDays()}>
        {from === until ? formatDay(from) : t.placeFromTo({ from: formatDay(from), until: formatDay(until) })}
      </th>
      <td data-label={t.dayOffName()} translate="no">
        {label}
      </td>
      <td data-label={t.kindOfDay()}>{translated(labelOf(dayOffKinds, kind))}</td>
      <td>
        <RemoveButton name={label} remove={(api) => removeDayOff(api, id)} changed={changed} />
      </td>
    </tr>
  );
}
