import { translated } from '@portal/application-ui/language';
import { labelOf } from '@portal/contract-svc-applications-v1';
import { programScopes } from '@portal/contract-svc-auth-v1';
import { Button, Card, EmptyState, StatusChip } from '@portal/ui';
import { rich } from '@portal/ui/language';
import type { AccessToken } from '../../api/tokens';
import { dayAndTime, dayIn } from '../../frame/common/dates';
import { hidden } from '../../frame/common/hidden';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/tokens';

export interface TokenListProps {
  tokens: readonly AccessToken[];
  /** Asks whether this token should end. */
  end: (token: AccessToken) => void;
}

const isOver = ({ ended_at, ends_at }: AccessToken): boolean =>
  ended_at !== null || Date.parse(ends_at) <= Date.now();

/** The valid tokens, then tokens that ended in the last months. */
export function TokenList({ tokens, end }: TokenListProps) {
  const live = tokens.filter((token) => !isOver(token));
  const over = tokens.filter(isOver);
  return (
    <>
      <Card title={t.tokensThatCount()}>
        {live.length === 0 ? (
          <EmptyState level={3} title={t.noProgramHasToken()} text={t.makeOneAbove()} />
        ) : (
          <ul className="list-unstyled mb-0">
            {live.map((token) => (
              <li key={token.id} className="p-row p-between mb-3">
                <StatusLine token={token} />
                <Button variant="outline" small onClick={() => end(token)}>
                  {rich(
                    t.endItNamed({
                      hidden,
                      name: token.name,
                    }),
                  )}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {over.length === 0 ? null : (
        <Card title={t.endedLately()}>
          <ul className="list-unstyled mb-0">
            {over.map((token) => (
              <li key={token.id} className="p-row p-between mb-3">
                <StatusLine token={token} />
                <StatusChip status={token.ended_at ? t.endedToken() : t.timeIsOver()} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function StatusLine({ token }: { token: AccessToken }) {
  const { locale } = useStaff().shell;
  const { name, scopes, made_by, made_at, ends_at, ended_at, last_used_at, last_network } = token;
  const used = last_used_at
    ? t.tokensLastUsed({ lastUsedAt: dayAndTime(last_used_at, locale), lastNetwork: last_network ?? '' })
    : t.notUsedYet();
  const until = ended_at
    ? t.endedAt({ endedAt: dayIn(ended_at, locale) })
    : t.goodUntil({ endsAt: dayIn(ends_at, locale) });
  return (
    <span>
      <strong>{name}</strong>
      <br />
      <span>{scopes.map((scope) => translated(labelOf(programScopes, scope))).join(', ')}</span>
      <br />
      <span className="p-small p-muted">
        {t.tokenMade({ madeBy: made_by, madeAt: dayIn(made_at, locale), until, used })}
      </span>
    </span>
  );
}
