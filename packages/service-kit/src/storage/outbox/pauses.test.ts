import { announceWork } from './alarm';
import { type Pauses, pausesOf } from './pauses';

let stopping: AbortController;
let pauses: Pauses;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  stopping = new AbortController();
  pauses = pausesOf({ table: 'mails', pollMs: 1_000, restMs: 5_000, stopping: stopping.signal });
});
afterEach(() => {
  stopping.abort();
  pauses.end();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Begins a pause; returns a function that says whether it is over. */
function begin(foundWork = false) {
  const state = { over: false };
  void pauses.next(foundWork).then(() => {
    state.over = true;
  });
  return state;
}

/** Measures a pause; in ms, rounded to hundreds. */
async function lengthOf(foundWork = false): Promise<number> {
  const pause = begin(foundWork);
  let ms = 0;
  for (; !pause.over && ms < 60_000; ms += 100) await jest.advanceTimersByTimeAsync(100);
  return ms;
}

async function rest() {
  for (let looks = 0; looks < 20; looks += 1) await lengthOf();
}

test('pauses are short at first, and grow to the longest while there is no work', async () => {
  expect(await lengthOf()).toBe(1_000);
  await rest();
  expect(await lengthOf()).toBe(5_000);
});

test('work that was found makes pauses short again', async () => {
  await rest();
  expect(await lengthOf(true)).toBe(1_000);
  expect(await lengthOf()).toBe(1_000);
});

test('work that is queued here ends a long pause: a short one later it is looked for', async () => {
  await rest();
  const pause = begin();
  await jest.advanceTimersByTimeAsync(500);
  announceWork('mails');
  await jest.advanceTimersByTimeAsync(900);
  expect(pause.over).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(pause.over).toBe(true);
  expect(await lengthOf()).toBe(1_000);
});

test('work of another table wakes nobody', async () => {
  await rest();
  const pause = begin();
  announceWork('messages');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(pause.over).toBe(false);
});

test('a stop ends every pause', async () => {
  await rest();
  const pause = begin();
  stopping.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(pause.over).toBe(true);
  const next = begin();
  await jest.advanceTimersByTimeAsync(0);
  expect(next.over).toBe(true);
});
