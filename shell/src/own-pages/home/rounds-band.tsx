import type { Settings } from '@portal/contract-shell-v1';
import { RoundLine } from '@portal/ui/rounds';
import * as t from '../../messages/rounds';
import { offerOf } from './offers';

/** Says when programmes with rounds close; the card of a closed programme says when it opens. */
export default function RoundsBand({ rounds = [], timeZone = 'UTC' }: Pick<Settings, 'rounds' | 'timeZone'>) {
  const open = rounds.filter((one) => one.open);
  return open.length > 0 ? (
    <section className="p-band mb-4" aria-labelledby="rounds-heading">
      <h2 id="rounds-heading">{t.roundsHeading()}</h2>
      <div>
        {open.map(({ programme, ...facts }) => (
          <p key={programme}>
            <strong>{offerOf(programme as Parameters<typeof offerOf>[0]).name}</strong>
            <br />
            <RoundLine {...facts} timeZone={timeZone} />
          </p>
        ))}
      </div>
    </section>
  ) : null;
}
