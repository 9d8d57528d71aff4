import { identifyingMessages } from '@portal/contract-svc-auth-v1/internal';
import { DomainError } from '@portal/service-kit/errors';
import type { Service } from '../../platform/service';
import { networkBucket, type SignInRoute } from '../attempts/failures';
import { bucket, type Limit } from '../attempts/limits';
import { type Challenge, challengeGoodForMs, makeChallenge, solvedChallenge, workFor } from './challenge';

/** Thrown when the network has failed too often: the call must be repeated with a solution of `challenge`. */
export class WorkNeeded extends DomainError {
  constructor(challenge: Challenge) {
    super('WorkNeeded', identifyingMessages.networkSlowed, { extra: { challenge }, retryAfterSeconds: 1 });
  }
}

export interface GuessRequest {
  /** The client's network address. */
  address: string;
  /** The solution of a challenge, as the client sent it. */
  proofOfWork?: string | null | undefined;
  /** Whether an earlier step of the same request has passed this check. */
  passed?: boolean | undefined;
}

/**
 * A request that may be a guess of credentials. A network with too many failures is not closed, since a whole
 * university may be one network; instead each guess from it costs a proof of work.
 */
export interface Guess {
  /** Whether the network has budget left or the work was done. Uses the solution up. */
  mayGo(): Promise<boolean>;
  /** Call before anything is compared, and before the outcome is sent. @throws WorkNeeded unless `mayGo` */
  go(): Promise<void>;
  /** Counts a failure. @throws WorkNeeded when the budget was used up meanwhile: then the outcome stays secret */
  fail(): Promise<void>;
  /** Returns the refusal, with a new challenge. */
  refusal(): Promise<WorkNeeded>;
}

// A solution counts once: it is stored as a counter with a limit of one.
const oncePerSolution: Limit = { name: 'proof of work', most: 1, windowMs: 2 * challengeGoodForMs };

export function guessFrom(
  { attempts, clock, workSecret }: Service,
  target: SignInRoute,
  { address, proofOfWork, passed = false }: GuessRequest,
): Guess {
  const network = networkBucket(target, address);
  const place = { door: target.name, address };
  let worked = passed;

  async function work(): Promise<boolean> {
    if (worked || !proofOfWork) return worked;
    const id = await solvedChallenge(workSecret, place, proofOfWork, clock());
    worked = id !== undefined && (await attempts.takeOnce(bucket(oncePerSolution, id)));
    return worked;
  }
  async function refusal(): Promise<WorkNeeded> {
    const failures = await attempts.failuresIn(network);
    const amount = workFor(Math.max(failures, target.perNetwork), target.perNetwork);
    return new WorkNeeded(await makeChallenge(workSecret, place, { work: amount, now: clock() }));
  }
  const mayGo = async () =>
    worked || (await attempts.failuresIn(network)) < target.perNetwork || (await work());
  return {
    mayGo,
    refusal,
    async go() {
      if (!(await mayGo())) throw await refusal();
    },
    async fail() {
      if (!(await attempts.noteFailure(network, worked))) throw await refusal();
    },
  };
}
