import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { networkOf } from '@portal/service-kit/network';

/** How many uploads may run at once. */
export interface UploadLimits {
  perSession: number;
  /** Large enough for a university, whose people share an address. */
  perNetwork: number;
  /** Connections to each replica of a service; other calls have their own. */
  connections: number;
}

export const uploadLimits: UploadLimits = { perSession: 3, perNetwork: 40, connections: 64 };

/** Counts the uploads that run now, by session and by network. */
export class UploadPlaces {
  private readonly taken = new Map<string, number>();

  constructor(private readonly limits: UploadLimits) {}

  /** Takes a place; returns the function that gives it back, or undefined when all places are taken. */
  take(req: IncomingMessage, address: string): (() => void) | undefined {
    const { perSession, perNetwork } = this.limits;
    const wanted: [string, number][] = [[`network ${networkOf(address)}`, perNetwork]];
    const { authorization } = req.headers;
    if (authorization) wanted.push([`session ${digest(authorization)}`, perSession]);
    if (wanted.some(([who, most]) => this.countOf(who) >= most)) return undefined;
    for (const [who] of wanted) this.taken.set(who, this.countOf(who) + 1);
    return () => {
      for (const [who] of wanted) this.giveBack(who);
    };
  }

  private countOf(who: string): number {
    return this.taken.get(who) ?? 0;
  }

  private giveBack(who: string): void {
    const left = this.countOf(who) - 1;
    if (left > 0) this.taken.set(who, left);
    else this.taken.delete(who);
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64');
