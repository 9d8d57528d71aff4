import type { CallContext } from '@portal/service-kit/http';
import { networkOf } from '@portal/service-kit/network';
import type { Sender } from './check/turns';

/** The sender in whose turns the files of a signed-in person are checked. */
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

/** The sender of a call's files, and the check that they may still send them. */
export const sentBy = (ctx: Pick<CallContext<'token'>, 'ip' | 'actor' | 'refuseEnded'>) => ({
  sender: senderOf(ctx),
  refuseEnded: ctx.refuseEnded,
});

/** The sender in whose turns the file of a referee's letter is checked. */
export const senderOfLetter = (ip: string, request: number): Sender => ({
  network: networkOf(ip),
  person: `letter ${request}`,
});
