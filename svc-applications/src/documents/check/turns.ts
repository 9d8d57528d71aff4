import { Unavailable } from '@portal/service-kit/errors';
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
  /** Pieces that may wait; the next one is refused. */
  waiting: number;
  waitingPerNetwork: number;
  /** The sentence of the refusal. */
  refusal: string;
}

interface Waiting {
  sender: Sender;
  begin(): void;
}

/** Senders whose last turn is remembered. */
const remembered = 5000;

/**
 * Work in turns by sender: the network whose last turn is the longest ago comes next, within it the person, then the order
 * of arrival. So the queue of one sender never delays another's.
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
  const isFree = ({ network }: Sender) => (running.get(network) ?? 0) < limits.atOncePerNetwork;

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

  /** @throws Unavailable when too many pieces wait already */
  return async <T>(sender: Sender, work: () => Promise<T>): Promise<T> => {
    const ofNetwork = waiting.filter((one) => one.sender.network === sender.network).length;
    if (waiting.length >= limits.waiting || ofNetwork >= limits.waitingPerNetwork)
      throw new Unavailable(limits.refusal);
    await new Promise<void>((begin) => {
      waiting.push({ sender, begin });
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
