import type { ServerResponse } from 'node:http';
import { Room, type Stay } from '@portal/service-kit/room';

/** How much may wait for readers who take it slowly. */
export interface ReadingLimits {
  /** Bytes of answers in memory, so that a slow reader keeps no connection to a service. Half is for one network. */
  bytes: number;
  /** The most of one answer; a longer one waits at its service, and keeps a connection to it. */
  bytesOfOne: number;
  /** How many of those there may be: fewer than the connections for downloads to one replica. */
  longOnes: number;
}

export const readingLimits: ReadingLimits = { bytes: 64_000_000, bytesOfOne: 2_000_000, longOnes: 40 };

/** One answer, as far as its reader has not taken it. */
export interface WaitingAnswer {
  /** Whether more of it may come although its reader has not taken what is there. */
  mayGrow(): boolean;
}

/** Answers that wait for their readers; where there is no more room the slowest of the largest network ends. */
export class WaitingAnswers {
  private readonly bytes: Room;
  private readonly longOnes: Room;

  constructor(private readonly limits: ReadingLimits) {
    const { bytes, longOnes } = limits;
    this.bytes = new Room({ all: bytes, each: bytes / 2 });
    this.longOnes = new Room({ all: longOnes, each: longOnes });
  }

  enter(network: string, res: ServerResponse): WaitingAnswer {
    // Later, not while bytes of an answer are being taken in; and the connection, since an answer that waits behind
    // others on it cannot be ended by itself.
    const end = () => void setImmediate(() => res.req.socket.destroy());
    let held: { stay: Stay; amount: number } | undefined;
    let place: Stay | undefined;
    const leave = () => {
      held?.stay.leave();
      place?.leave();
    };
    const hold = (amount: number) => {
      held ??= { stay: this.bytes.enter(network, end), amount: 0 };
      if (!held.stay.take(amount - held.amount, 0)) return end();
      held.amount = amount;
    };
    const wait = () => {
      if (place) return;
      place = this.longOnes.enter(network, end);
      if (!place.take(1, 0)) end();
    };
    res.on('drain', () => {
      const amount = held?.amount ?? 0;
      held?.stay.take(-amount, amount);
      if (held) held.amount = 0;
      place?.take(0, amount);
    });
    res.once('close', leave);
    return {
      mayGrow: () => {
        const isLong = res.writableLength > this.limits.bytesOfOne;
        if (isLong) wait();
        else hold(res.writableLength);
        return !isLong;
      },
    };
  }
}
