import { type ChunkedUpload, NotTaken, type Post } from './connection';
import { sendInPieces } from './pieces';

const file = () => new File([new Uint8Array(25)], 'letter.pdf');

/** Sends 25 bytes in pieces of 10 to a portal that answers each request in turn: with an error, or normally. */
async function sent(turns: (NotTaken | undefined)[], signal = new AbortController().signal) {
  const asked: string[] = [];
  const percents: number[] = [];
  const waits: boolean[] = [];
  const arrived: number[] = [];
  const post: Post = async (path, form) => {
    const number = form.get('number');
    asked.push(number === null ? path : `${path} ${number}`);
    const trouble = turns.shift();
    if (trouble) throw trouble;
    if (number !== null) arrived.push(Number(number));
    return { id: 'x', piece_bytes: 10, arrived: [...arrived] } satisfies ChunkedUpload;
  };
  const outcome = await sendInPieces({
    ...{ file: file(), path: 'p', post, signal },
    onPercent: (percent) => percents.push(percent),
    onWaiting: (waiting) => waits.push(waiting),
    pause: async () => undefined,
  }).catch((error: unknown) => error);
  return { asked, percents, waits, outcome };
}

const gone = () => new NotTaken(0);
const away = () => new NotTaken(503);

describe('a letter in pieces', () => {
  it('goes piece by piece, and reports its progress', async () => {
    const { asked, percents, outcome } = await sent([]);
    expect(outcome).toBe('x');
    expect(asked).toEqual(['p', 'p/x 0', 'p/x 1', 'p/x 2']);
    expect(percents).toEqual([0, 33, 66, 100]);
  });

  it('waits where the connection or the portal is down, and sends again only what has not arrived', async () => {
    const { asked, waits, outcome } = await sent([gone(), undefined, undefined, gone(), away(), gone()]);
    expect(outcome).toBe('x');
    expect(asked).toEqual(['p', 'p', 'p/x 0', 'p/x 1', 'p/x 1', 'p/x 1', 'p/x 1', 'p/x 2']);
    expect(waits).toEqual([true, false, false, true, true, true, false, false]);
  });

  it('begins anew where what had arrived is gone', async () => {
    const { asked, outcome } = await sent([undefined, undefined, new NotTaken(404)]);
    expect(outcome).toBe('x');
    expect(asked).toEqual(['p', 'p/x 0', 'p/x 1', 'p', 'p/x 1', 'p/x 2']);
  });

  it.each([
    ['a refusal', () => [new NotTaken(413, 'Too large')], 1],
    ['a closed portal', () => [new NotTaken(503, 'Closed', { portal_enabled: false })], 1],
    ['a portal that takes no pieces', () => [new NotTaken(404)], 1],
    ['a portal that fails again and again', () => Array.from({ length: 9 }, () => new NotTaken(500)), 5],
  ])('ends with %s', async (_, turns, tries) => {
    const { asked, outcome } = await sent(turns());
    expect([outcome instanceof NotTaken, asked.length]).toEqual([true, tries]);
  });

  it('ends when it is dropped', async () => {
    const dropping = new AbortController();
    dropping.abort();
    const { asked, outcome } = await sent([gone()], dropping.signal);
    expect([outcome instanceof NotTaken, asked.length]).toEqual([true, 1]);
  });
});
