import { keep, kept } from './stores';

/** In ms: a reachable server answers within this time; after it a kept copy is shown, if there is one. */
const patienceMs = 6_000;

const late = Symbol('late');
const wait = () => new Promise<typeof late>((resolve) => setTimeout(resolve, patienceMs, late));

export interface Asked {
  store: string;
  /** The address under which the answer is kept. */
  address: string;
  request: Request;
  /** Keeps the worker alive until this work has ended, even after the answer. */
  lasting(work: Promise<unknown>): void;
}

/**
 * Returns the server's answer and passes a copy to `copied`; returns the kept answer when the server does not answer,
 * fails or takes too long.
 */
export async function newestFirst(
  { store, address, request, lasting }: Asked,
  copied: (answer: Response) => Promise<unknown>,
): Promise<Response> {
  const asked = fetch(request).then((answer) => {
    if (answer.status === 200) lasting(copied(answer.clone()));
    return answer;
  });
  const settled = asked.then(
    (answer) => (answer.status >= 500 ? null : answer),
    () => null,
  );
  lasting(settled);
  const first = await Promise.race([settled, wait()]);
  if (first !== null && first !== late) return first;
  return (await kept(store, address)) ?? asked;
}

/** Returns the kept file; a missing one is fetched and kept. For addresses whose content never changes. */
export async function keptFirst({ store, address, request, lasting }: Asked): Promise<Response> {
  const found = await kept(store, address);
  if (found) return found;
  const answer = await fetch(request);
  lasting(keep(store, address, answer.clone()));
  return answer;
}
