import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { networkOf } from '@portal/service-kit/network';
import { Room } from '@portal/service-kit/room';

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
  private readonly connections: Room;

  constructor(
    private readonly limits: UploadLimits,
    replicas: number,
    now?: () => number,
  ) {
    const all = limits.connections * replicas;
    this.connections = new Room({ all, each: all, sparesYoung: true }, now);
  }

  /**
   * Takes a place; returns the function that gives it back, or undefined when all places of this session or network are
   * taken. Where all connections are taken the slowest upload of the network with most of them ends by its `end`; while
   * none of them is slow the new one waits for its turn.
   */
  take(req: IncomingMessage, address: string, end: () => void): (() => void) | undefined {
    const { perSession, perNetwork } = this.limits;
    const network = networkOf(address);
    const wanted: [string, number][] = [[`network ${network}`, perNetwork]];
    const { authorization } = req.headers;
    if (authorization) wanted.push([`session ${digest(authorization)}`, perSession]);
    if (wanted.some(([sender, most]) => this.countOf(sender) >= most)) return undefined;
    for (const [sender] of wanted) this.taken.set(sender, this.countOf(sender) + 1);
    const stay = this.connections.enter(network, end);
    stay.take(1, 0);
    req.on('data', (chunk: Buffer) => stay.take(0, chunk.length));
    return () => {
      stay.leave();
      for (const [sender] of wanted) this.giveBack(sender);
    };
  }

  private countOf(sender: string): number {
    return this.taken.get(sender) ?? 0;
  }

  private giveBack(sender: string): void {
    const left = this.countOf(sender) - 1;
    if (left > 0) this.taken.set(sender, left);
    else this.taken.delete(sender);
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64');
