import { Unavailable } from '@portal/service-kit/errors';
import type { Text } from '@portal/service-kit/messages';
import { LRUCache } from 'lru-cache';

/** The sender of a piece of work. */
export interface Sender {
  /** The network of the client. */
  network: string;
  /** The person or draft within the network; for example a university is a single network. */
  person: string;
}

export interface TurnLimits {
  /** The most pieces of work at once. */
  atOnce: number;
  /** The most pieces of one network at once, so that places are left for others. */
  atOncePerNetwork: number;
  /** Whether work of this network lately ran to its limit; all such networks share one place. */
  isSlow?: (network: string) => boolean;
  /** The most pieces that may wait; further ones are refused. */
  waiting: number;
  waitingPerNetwork: number;
  /** The message of a refusal. */
  refusal: Text;
}

interface Waiting {
  sender: Sender;
  begin(): void;
  refuse(error: Error): void;
}

/** The number of senders whose last turn is remembered. */
const remembered = 5000;

/**
 * Does work in turns by sender: next comes the network whose last turn was longest ago, within it the person whose last
 * turn was, then the order of arrival. So the queue of one sender does not delay others. When the queue is full, the
 * latest piece of the network with most pieces gives way to a network with fewer.
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

  /** Whether one more piece may wait; if necessary, the latest piece of a network with more pieces is refused. */
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

  /**
   * Does work when its turn comes.
   * @throws Unavailable if too many pieces wait already
   */
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
