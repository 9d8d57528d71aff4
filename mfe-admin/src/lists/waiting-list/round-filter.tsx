import { Select } from '@portal/ui/forms';
import { roundName } from '@portal/ui/rounds';
import { useSearchParams } from 'react-router-dom';
import type { WaitingList } from '../../api/waiting-list';
import * as t from '../../messages/waiting-list';

interface RoundFilterProps {
  list: WaitingList;
  at: number | undefined;
}

/** Restricts the list to one round; the address keeps it. Hidden when nobody waits in any round. */
export function RoundFilter({ list, at }: RoundFilterProps) {
  const [, setParams] = useSearchParams();
  // An older service sends no rounds.
  const rounds = list.rounds ?? [];
  if (rounds.length === 0 && at === undefined) return null;
  return (
    <div className="p-row mt-3">
      <Select
        id="waitlist-round"
        label={t.waitlistRound()}
        value={at === undefined ? '' : String(at)}
        options={[
          { value: '', label: t.waitlistAllRounds() },
          ...rounds.map(({ id, count, ...round }) => ({
            value: String(id),
            label: t.waitlistCount({ label: roundName(round), count }),
          })),
        ]}
        onChange={({ target }) =>
          setParams({ programme: list.programme, ...(target.value && { round: target.value }) })
        }
      />
    </div>
  );
}
