/** The size of the room, in bytes or places. */
export interface RoomLimits {
  all: number;
  /** The most that one holder may have. */
  each: number;
  /**
   * Set where requests without room can wait: a running request is then ended only when it is old enough to be called
   * slow.
   */
  sparesYoung?: boolean;
}

/** The part of the room that one request holds. */
export interface Stay {
  /**
   * Takes room for what has arrived, never for what is announced. `bytes` is the number of bytes that arrived with it,
   * where room is counted in another unit. Returns false when there is no room: then the caller must end this request.
   */
  take(amount: number, bytes?: number): boolean;
  /** The whole body has arrived: from now on the request is not ended to make room. */
  settle(): void;
  leave(): void;
}

interface Staying {
  holder: string;
  amount: number;
  bytes: number;
  since: number;
  isSettled: boolean;
  end: () => void;
}

/** In ms: a younger request cannot be called slow. */
const youngMs = 5_000;

/**
 * Room shared by many requests, counted as it is used. Each holder, such as a network, has at most its share. When the
 * room is full, the slowest request of the largest holder is ended to make room for a holder that has less. So slow
 * requests of one holder, however many, block nobody else.
 */
export class Room {
  private readonly stays = new Set<Staying>();
  private readonly amounts = new Map<string, number>();
  private taken = 0;

  constructor(
    public limits: RoomLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** `end` is called when the request is ended to make room for another. */
  enter(holder: string, end: () => void): Stay {
    const own: Staying = { holder, amount: 0, bytes: 0, since: this.now(), isSettled: false, end };
    this.stays.add(own);
    return {
      take: (amount, bytes = amount) => this.stays.has(own) && this.take(own, amount, bytes),
      settle: () => {
        own.isSettled = true;
      },
      leave: () => this.remove(own),
    };
  }

  private take(own: Staying, amount: number, bytes: number): boolean {
    own.bytes += bytes;
    while (!this.fits(own.holder, amount)) {
      const slowest = this.slowestOf(this.whoEnds(own, amount), own);
      if (!slowest || slowest === own || (this.limits.sparesYoung && this.isYoung(slowest))) return false;
      this.remove(slowest);
      slowest.end();
    }
    this.count(own, amount);
    return true;
  }

  private fits(holder: string, amount: number): boolean {
    if (amount <= 0) return true;
    const { all, each } = this.limits;
    return this.taken + amount <= all && this.heldBy(holder) + amount <= each;
  }

  /**
   * The holder whose request is ended: the asking holder when it exceeds its share, else the largest holder with an
   * upload that can be ended.
   */
  private whoEnds(own: Staying, amount: number): string {
    const wanted = this.heldBy(own.holder) + amount;
    if (wanted > this.limits.each) return own.holder;
    let [largest, most] = [own.holder, wanted];
    for (const { holder, amount: held, isSettled } of this.stays) {
      if (isSettled || held === 0 || this.heldBy(holder) <= most) continue;
      [largest, most] = [holder, this.heldBy(holder)];
    }
    return largest;
  }

  /** The slowest request of a holder; of equally slow ones the last to arrive. */
  private slowestOf(holder: string, own: Staying): Staying | undefined {
    let slowest: Staying | undefined;
    for (const stay of this.stays) {
      if (stay.holder !== holder || stay.isSettled || (stay.amount === 0 && stay !== own)) continue;
      if (!slowest || this.paceOf(stay) <= this.paceOf(slowest)) slowest = stay;
    }
    return slowest;
  }

  private paceOf(stay: Staying): number {
    return this.isYoung(stay) ? Number.POSITIVE_INFINITY : stay.bytes / (this.now() - stay.since);
  }

  private isYoung({ since }: Staying): boolean {
    return this.now() - since < youngMs;
  }

  private heldBy(holder: string): number {
    return this.amounts.get(holder) ?? 0;
  }

  private count(stay: Staying, amount: number): void {
    stay.amount += amount;
    this.taken += amount;
    const held = this.heldBy(stay.holder) + amount;
    if (held > 0) this.amounts.set(stay.holder, held);
    else this.amounts.delete(stay.holder);
  }

  private remove(stay: Staying): void {
    if (this.stays.delete(stay)) this.count(stay, -stay.amount);
  }
}
