import { labelOf } from '@portal/contract-svc-applications-v1';
import { programScopes } from '@portal/contract-svc-auth-v1';
import { Button, Card, EmptyState, StatusChip } from '@portal/ui';
import type { AccessToken } from '../api/tokens';
import { dayAndTime, dayIn } from '../common/dates';
import { useStaff } from '../common/staff-context';

export interface TokenListProps {
  tokens: readonly AccessToken[];
  /** Asks whether this token should end. */
  end: (token: AccessToken) => void;
}

const isOver = ({ ended_at, ends_at }: AccessToken): boolean =>
  ended_at !== null || Date.parse(ends_at) <= Date.now();

/** The tokens that count, then those of the last months. */
export function TokenList({ tokens, end }: TokenListProps) {
  const live = tokens.filter((token) => !isOver(token));
  const over = tokens.filter(isOver);
  return (
    <>
      <Card title="Tokens that count">
        {live.length === 0 ? (
          <EmptyState
            level={3}
            title="No program has a token"
            text="Make one above when a program needs it."
          />
        ) : (
          <ul className="list-unstyled mb-0">
            {live.map((token) => (
              <li key={token.id} className="p-row p-between mb-3">
                <Standing token={token} />
                <Button variant="outline" small onClick={() => end(token)}>
                  End it<span className="visually-hidden"> ({token.name})</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {over.length === 0 ? null : (
        <Card title="Ended in the last three months">
          <ul className="list-unstyled mb-0">
            {over.map((token) => (
              <li key={token.id} className="p-row p-between mb-3">
                <Standing token={token} />
                <StatusChip status={token.ended_at ? 'Ended' : 'Time is over'} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Standing({ token }: { token: AccessToken }) {
  const { locale } = useStaff().shell;
  const { name, scopes, made_by, made_at, ends_at, ended_at, last_used_at, last_network } = token;
  const used = last_used_at
    ? `last used ${dayAndTime(last_used_at, locale)} from ${last_network}`
    : 'not used yet';
  const until = ended_at ? `ended ${dayIn(ended_at, locale)}` : `good until ${dayIn(ends_at, locale)}`;
  return (
    <span>
      <strong>{name}</strong>
      <br />
      <span>{scopes.map((scope) => labelOf(programScopes, scope)).join(', ')}</span>
      <br />
      <span className="p-small p-muted">
        Made by {made_by} on {dayIn(made_at, locale)}, {until}, {used}
      </span>
    </span>
  );
}
