import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { networkOf } from '@portal/service-kit/network';
import { Room } from '@portal/service-kit/room';

/** How many uploads may run at once. */
export interface UploadLimits {
  perSession: number;
  /** Uploads of one network; large enough for a university whose people share one address. */
  perNetwork: number;
  /** Connections to each replica of a service for uploads; other calls have their own. */
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
   * Reserves a place for an upload and returns the function that gives it back; undefined when the session or the
   * network has none left. When all connections are in use, the slowest upload of the network with the most uploads
   * ends through its `end`; if no upload is slow, the new one waits for its turn.
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
