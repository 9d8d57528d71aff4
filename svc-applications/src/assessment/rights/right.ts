import type { Permission } from '@portal/service-kit/permissions';
import { type Auth, can, type Holder, type Stores } from '../../platform';
import type { Author, EndReason } from './author';

/** A right as it stands: with the role that counts now and what it may, or why it has ended. */
export type Right = Holder | { ended: EndReason };

/**
 * Asks svc-auth whether an author still may. Outside of transactions, as it may take seconds. What was asked for before
 * they left (`askedAt`) stays cancelled, also once they are back.
 * @throws Unavailable while svc-auth does not answer: then nobody knows, and nothing is done
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

/** Clocks of services may differ by so much; nobody comes back and decides within that time. */
const clocksDifferMs = 5000;

const endedSince = (askedAt: Date, leftAt: string): boolean =>
  new Date(leftAt).getTime() + clocksDifferMs >= askedAt.getTime();

/** Whether this application is closed to an author by now. Within the transaction of the act. */
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
