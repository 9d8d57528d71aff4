import type { ServerResponse } from 'node:http';
import { Room, type Stay } from '@portal/service-kit/room';

/** How much of the answers may wait for clients that read slowly. */
export interface ReadingLimits {
  /** Bytes of answers in memory, so that slow clients keep no service connections busy. One network may use half. */
  bytes: number;
  /** Most bytes in memory of one answer; the rest of it waits at the service and keeps a connection busy. */
  bytesOfOne: number;
  /** Most longer answers at once: fewer than the connections for downloads to one replica. */
  longOnes: number;
}

export const readingLimits: ReadingLimits = { bytes: 64_000_000, bytesOfOne: 2_000_000, longOnes: 40 };

/** The part of one answer that its client has not read yet. */
export interface WaitingAnswer {
  /** Whether more of the answer may be read from the service although the client has not read what is there. */
  mayGrow(): boolean;
}

/** Keeps track of answers that wait for their clients. Without room, the slowest answer of the largest network ends. */
export class WaitingAnswers {
  private readonly bytes: Room;
  private readonly longOnes: Room;

  constructor(private readonly limits: ReadingLimits) {
    const { bytes, longOnes } = limits;
    this.bytes = new Room({ all: bytes, each: bytes / 2 });
    this.longOnes = new Room({ all: longOnes, each: longOnes });
  }

  enter(network: string, res: ServerResponse): WaitingAnswer {
    // Deferred, so that it does not run while bytes are arriving. The whole connection ends, because an answer that is
    // queued behind others on it cannot be ended alone.
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
