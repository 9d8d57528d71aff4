/** The rights of a member of staff; people who are not listed are administrators. */
export interface StatusLine {
  role: string | null;
  permissions?: string[];
  other_administrator?: boolean;
  left_at?: string;
}

/** The response about the rights of a person and, if asked for, of a token. */
export function standingAt(
  path: string,
  standings: ReadonlyMap<number, StatusLine>,
  endedTokens: ReadonlySet<number>,
) {
  const id = Number(/\/staff\/(\d+)/.exec(path)?.[1]);
  const token = /token=(\d+)/.exec(path)?.[1];
  const stands: StatusLine = standings.get(id) ?? { role: 'admin' };
  const { role, permissions, other_administrator = true, left_at = null } = stands;
  const token_live = role === 'admin' && !endedTokens.has(Number(token));
  const body = {
    ...{ role, other_administrator, left_at },
    ...(permissions && { permissions }),
    ...(token && { token_live }),
  };
  return { operation: 'getStanding', status: 200, body };
}
