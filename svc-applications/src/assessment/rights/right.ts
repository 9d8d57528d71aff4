import type { Permission } from '@portal/service-kit/permissions';
import { type Auth, can, type Holder, type Stores } from '../../platform';
import type { Author, EndReason } from './author';

/** A person's present right: their role and permissions, or why the right has ended. */
export type Right = Holder | { ended: EndReason };

/**
 * Asks svc-auth whether an author still has a right. Call it outside of transactions, as it may take seconds. An act
 * from before the author left (`askedAt`) stays cancelled even if they came back.
 * @throws Unavailable while svc-auth does not answer; nothing may be done then
 */
export async function askRight(
  auth: Pick<Auth, 'standing'>,
  author: Pick<Author, 'personId' | 'program'>,
  { needs, askedAt }: { needs: Permission; askedAt?: Date },
): Promise<Right> {
  const {
    role,
    permissions,
    token_live: isTokenLive,
    left_at: leftAt,
  } = await auth.standing(author.personId, author.program?.token);
  if (role === null || (askedAt && leftAt && endedSince(askedAt, leftAt))) return { ended: 'left' };
  const holder = { role, ...(permissions && { permissions }) };
  if (!can(holder, needs)) return { ended: 'role' };
  if (author.program && isTokenLive !== true) return { ended: 'token' };
  return holder;
}

/** Clocks of services may differ by this many milliseconds; nobody comes back and decides that quickly. */
const clocksDifferMs = 5000;

const endedSince = (askedAt: Date, leftAt: string): boolean =>
  new Date(leftAt).getTime() + clocksDifferMs >= askedAt.getTime();

/** Why this application is closed to an author now, if it is. Call it within the transaction of the act. */
export async function closedTo(
  { conflicts }: Pick<Stores, 'conflicts'>,
  { personId, ...holder }: Holder & { personId: number },
  applicationId: number,
): Promise<EndReason | undefined> {
  if (await conflicts.knows(personId, applicationId)) return 'conflict';
  return (await conflicts.hiddenAmong({ personId, ...holder }, [applicationId])).size > 0
    ? 'blind'
    : undefined;
}
