import { roundName } from '@portal/ui/rounds';
import type { Results } from '../../api/results';
import * as t from '../../messages/results';

type Counted = Results['by_round'][number];

/** How many applications of a round are approved, compared with its places, whatever the filter. */
export function RoundPlaces({ rounds }: { rounds: readonly Counted[] }) {
  return rounds.length === 0 ? null : (
    <ul className="p-results-rounds" aria-label={t.resultsByRound()}>
      {rounds.map((round) => (
        <li key={round.id}>
          {placesInWords(round)}
          {round.over > 0 ? <strong>{` ${t.resultsOver({ count: round.over })}`}</strong> : null}
        </li>
      ))}
    </ul>
  );
}

function placesInWords({ approved, places, ...round }: Counted): string {
  const name = roundName(round);
  return places === null
    ? t.resultsRoundCount({ name, approved })
    : t.resultsRoundPlaces({ name, approved, places });
}
