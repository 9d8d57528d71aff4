import { Unavailable } from '@portal/service-kit/errors';
import type { Text } from '@portal/service-kit/messages';
import { LRUCache } from 'lru-cache';

/** Who waits for a piece of work. */
export interface Sender {
  /** The network of the client. */
  network: string;
  /** A person or a draft within the network: a university is one network. */
  person: string;
}

export interface TurnLimits {
  /** Pieces of work at once. */
  atOnce: number;
  /** Of one network, so that a place is left for others. */
  atOncePerNetwork: number;
  /** Networks whose work has lately run to its limit; together they have one place. */
  isSlow?: (network: string) => boolean;
  /** Pieces that may wait; the next one is refused. */
  waiting: number;
  waitingPerNetwork: number;
  /** What the refusal says. */
  refusal: Text;
}

interface Waiting {
  sender: Sender;
  begin(): void;
  refuse(error: Error): void;
}

/** Senders whose last turn is remembered. */
const remembered = 5000;

/**
 * Work in turns by sender: the network whose last turn is the longest ago comes next, within it the person, then the order
 * of arrival. So the queue of one sender never delays another's. Where all that may wait waits, the latest piece of the
 * network with most of them makes way for a network with fewer.
 */
export function turnsBySender(limits: TurnLimits) {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  const lastTurn = new LRUCache<string, number>({ max: remembered });
  let turn = 0;
  let runningInAll = 0;

  const turnOf = (sender: Sender) => [
    lastTurn.get(sender.network) ?? 0,
    lastTurn.get(`${sender.network} ${sender.person}`) ?? 0,
  ];
  const isSlow = (network: string) => limits.isSlow?.(network) ?? false;
  const isFree = ({ network }: Sender) =>
    (running.get(network) ?? 0) < limits.atOncePerNetwork &&
    !(isSlow(network) && [...running.keys()].some(isSlow));
  const waitingOf = (network: string) => waiting.filter(({ sender }) => sender.network === network);

  function next(): Waiting | undefined {
    if (runningInAll >= limits.atOnce) return undefined;
    let found: Waiting | undefined;
    for (const one of waiting.filter(({ sender }) => isFree(sender)))
      if (!found || isBefore(turnOf(one.sender), turnOf(found.sender))) found = one;
    return found;
  }

  function beginNext(): void {
    for (let found = next(); found; found = next()) {
      waiting.splice(waiting.indexOf(found), 1);
      const { network, person } = found.sender;
      turn += 1;
      lastTurn.set(network, turn);
      lastTurn.set(`${network} ${person}`, turn);
      running.set(network, (running.get(network) ?? 0) + 1);
      runningInAll += 1;
      found.begin();
    }
  }

  function end({ network }: Sender): void {
    runningInAll -= 1;
    const left = (running.get(network) ?? 1) - 1;
    if (left === 0) running.delete(network);
    else running.set(network, left);
    beginNext();
  }

  /** Whether one more may wait, after the latest of a network with more of them was refused. */
  function hasRoomFor({ network }: Sender): boolean {
    if (waiting.length < limits.waiting) return true;
    const networks = new Set(waiting.map(({ sender }) => sender.network));
    const [largest = ''] = [...networks].sort(
      (one, other) => waitingOf(other).length - waitingOf(one).length,
    );
    if (waitingOf(network).length + 1 >= waitingOf(largest).length) return false;
    const latest = waitingOf(largest).at(-1);
    if (!latest) return false;
    waiting.splice(waiting.indexOf(latest), 1);
    latest.refuse(new Unavailable(limits.refusal));
    return true;
  }

  /** @throws Unavailable when too many pieces wait already */
  return async <T>(sender: Sender, work: () => Promise<T>): Promise<T> => {
    if (waitingOf(sender.network).length >= limits.waitingPerNetwork || !hasRoomFor(sender))
      throw new Unavailable(limits.refusal);
    await new Promise<void>((begin, refuse) => {
      waiting.push({ sender, begin, refuse });
      beginNext();
    });
    try {
      return await work();
    } finally {
      end(sender);
    }
  };
}

const isBefore = (
  [network = 0, person = 0]: number[],
  [otherNetwork = 0, otherPerson = 0]: number[],
): boolean => network < otherNetwork || (network === otherNetwork && person < otherPerson);
