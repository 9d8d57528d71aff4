import type { CallContext } from '@portal/service-kit/http';
import { networkOf } from '@portal/service-kit/network';
import type { Sender } from './check/turns';

/** By whom the turns of a signed-in person's files are counted. */
export const senderOf = ({
  ip,
  actor,
}: {
  ip: string;
  actor: { role: string; personId: number };
}): Sender => ({
  network: networkOf(ip),
  person: `${actor.role} ${actor.personId}`,
});

/** Whose files are checked, and whether they may still send them. */
export const sentBy = (ctx: Pick<CallContext<'token'>, 'ip' | 'actor' | 'refuseEnded'>) => ({
  sender: senderOf(ctx),
  refuseEnded: ctx.refuseEnded,
});

/** By whom those of a referee's letter are counted. */
export const senderOfLetter = (ip: string, request: number): Sender => ({
  network: networkOf(ip),
  person: `letter ${request}`,
});
