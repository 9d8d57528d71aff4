import { formatDay } from '@portal/application-ui';
import { offerLimits } from '@portal/contract-svc-applications-v1';
import { Notice } from '@portal/ui';
import { TextArea } from '@portal/ui/forms';
import type { Clash } from '../../api/offers';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/offers';

interface ClashesProps {
  clashes: readonly Clash[];
  reason: string;
  changeReason: (reason: string) => void;
}

/** The clashes of an offer; administrators can ignore them with a reason. */
export default function Clashes({ clashes, reason, changeReason }: ClashesProps) {
  const { can } = useStaff();
  if (clashes.length === 0) return null;
  return (
    <Notice tone="warning" title={t.clashesTitle()}>
      <ul>
        {clashes.map((clash) => (
          <li key={`${clash.kind} ${clash.from} ${clash.label}`}>{clashWords(clash)}</li>
        ))}
      </ul>
      {can('managePlaces') ? (
        <TextArea
          id="offer-clash_reason"
          label={t.clashReason()}
          hint={t.clashReasonHint()}
          rows={2}
          limit={offerLimits.reason}
          value={reason}
          onChange={({ currentTarget }) => changeReason(currentTarget.value)}
        />
      ) : (
        <p>{t.clashAdministrators()}</p>
      )}
    </Notice>
  );
}

/** A clash in words. */
export function clashWords({ kind, from, until, label, places, taken, offered }: Clash): string {
  const days = t.daysFromTo({ from: formatDay(from), until: formatDay(until) });
  switch (kind) {
    case 'full':
      return t.clashFull({ days, places: places ?? 0, taken: taken ?? 0 });
    case 'offered':
      return t.clashOffered({ days, places: places ?? 0, taken: taken ?? 0, offered: offered ?? 0 });
    case 'day-off':
      return t.clashDayOff({ days, label: label ?? '' });
    default:
      return t.clashSamePerson({ days });
  }
}
