import type { PublicRound } from '@portal/contract-shell-v1';
import { Notice } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { opensWords, roundName } from '@portal/ui/rounds';
import * as t from '../../../messages/closedEntry';
import { useApp } from '../app-context';

/** Says that no round is open, and when the next one opens, if that is known. */
export function ClosedNotice({ next }: { next: PublicRound | null }) {
  const { timeZone = 'UTC' } = useApp().shell.settings.current();
  return (
    <Notice tone="info" title={t.closedNow()}>
      {next ? (
        <p>
          {t.opensAgain({ round: roundName(next) })}
          <br />
          {opensWords(next.opens_at, timeZone)}
        </p>
      ) : (
        <p>{t.noDate()}</p>
      )}
      <p>{rich(t.meanwhile({ link: (words) => <a href="/prepare">{words}</a> }))}</p>
    </Notice>
  );
}
