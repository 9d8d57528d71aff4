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

/** By whom those of a referee's letter are counted. */
export const senderOfLetter = (ip: string, request: number): Sender => ({
  network: networkOf(ip),
  person: `letter ${request}`,
});
