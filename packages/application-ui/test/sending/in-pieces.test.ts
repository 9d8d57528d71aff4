import { limits } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, ApiError } from '@portal/remote-sdk';
import { callWithFile } from '../../src/base/sending';

const { pieceBytes } = limits;
const large = () => new File([new Uint8Array(2 * pieceBytes + 10)], 'cv.pdf', { type: 'application/pdf' });
const lost = () => new ApiError({ kind: 'network', status: 0, message: 'gone' });
const refusedWith = (status: number, errors: Record<string, string[]> = {}) =>
  new ApiError({ kind: 'answer', status, message: 'no', errors });

beforeAll(() => {
  const subtle = { digest: async () => new ArrayBuffer(32) };
  Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });
  // jsdom lacks this method on files.
  Blob.prototype.arrayBuffer = async function bytes(this: Blob) {
    return new Uint8Array(this.size).buffer;
  };
});
beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

interface SetUp {
  asked: string[];
  client: ApiClient;
  /** Errors for the next requests whose names begin with the given text, one each. */
  fails: [string, Error][];
  arrived: Set<number>;
}

function setUp(): SetUp {
  const fails: [string, Error][] = [];
  const asked: string[] = [];
  const arrived = new Set<number>();
  const answer = (what: string, body: unknown) => {
    asked.push(what);
    const at = fails.findIndex(([begin]) => what.startsWith(begin));
    if (at !== -1) throw (fails.splice(at, 1)[0] as [string, Error])[1];
    return { status: 200, body };
  };
  const shown = () => ({ id: 'f'.repeat(32), piece_bytes: pieceBytes, arrived: [...arrived] });
  const client: ApiClient = {
    send: async (method) => answer(method === 'POST' ? 'begin' : 'give up', shown()),
    async upload(path, form, options) {
      if (!path.endsWith('/pieces')) {
        const how = form.get('document')
          ? 'whole'
          : `take ${form.get('arriving_as')} as ${form.get('arriving_name')}`;
        return answer(how, { upload: {}, version: 2 });
      }
      const number = Number(form.get('number'));
      options?.onProgress?.(50);
      const verdict = answer(`piece ${number} of ${(form.get('piece') as File).size}`, shown());
      arrived.add(number);
      return verdict;
    },
  };
  return { asked, client, fails, arrived };
}

const send = ({ client }: SetUp, file: File, options = {}) =>
  callWithFile(
    client,
    applicationCalls.uploadDocument,
    {
      params: { programme: 'intern' },
      form: { application_id: 7, document_type: 'cv', document: file } as never,
    },
    options,
  );
const inAll = [
  'begin',
  `piece 0 of ${pieceBytes}`,
  `piece 1 of ${pieceBytes}`,
  'piece 2 of 10',
  'take document as cv.pdf',
];

test('a small file goes as it always went', async () => {
  const one = setUp();
  await send(one, new File(['%PDF-'], 'cv.pdf'));
  expect(one.asked).toEqual(['whole']);
});

test('a large file goes in pieces, and its progress is what has arrived', async () => {
  const one = setUp();
  const percents: number[] = [];
  const { body } = await send(one, large(), { onProgress: (percent: number) => percents.push(percent) });
  expect(body).toEqual({ upload: {}, version: 2 });
  expect(one.asked).toEqual(inAll);
  expect(percents).toEqual([...percents].sort((a, b) => a - b));
  expect([percents[0], percents.at(-1)]).toEqual([0, 99]);
});

test('what has arrived before is not sent again', async () => {
  const one = setUp();
  one.arrived.add(0).add(2);
  await send(one, large());
  expect(one.asked).toEqual(['begin', `piece 1 of ${pieceBytes}`, 'take document as cv.pdf']);
});

test('it waits for the connection in each step, reports that, and goes on', async () => {
  const one = setUp();
  one.fails.push(['begin', lost()], ['piece 1', lost()], ['piece 1', refusedWith(503)], ['take', lost()]);
  const waits: boolean[] = [];
  const sent = send(one, large(), { onWaiting: (waiting: boolean) => waits.push(waiting) });
  const coming = setInterval(() => window.dispatchEvent(new Event('online')), 20);
  await sent;
  clearInterval(coming);
  expect(one.asked.filter((what) => what.startsWith('piece 1'))).toHaveLength(3);
  expect(one.asked.filter((what) => what.startsWith('piece 0'))).toHaveLength(1);
  expect(one.asked.filter((what) => what === 'take document as cv.pdf')).toHaveLength(2);
  expect(waits.filter(Boolean)).toHaveLength(4);
  expect(waits.at(-1)).toBe(false);
});

test('it begins anew where what had arrived is gone or damaged, and not for ever', async () => {
  const one = setUp();
  const gone = () => refusedWith(422, { arriving_file: ['damaged'] });
  one.fails.push(['piece 0', refusedWith(404)], ['take', gone()]);
  await send(one, large());
  expect(one.asked.filter((what) => what === 'begin')).toHaveLength(3);
  const never = setUp();
  never.fails.push(['take', gone()], ['take', gone()], ['take', gone()]);
  await expect(send(never, large())).rejects.toMatchObject({ status: 422 });
});

test('a refusal of the file is reported at once', async () => {
  const one = setUp();
  one.fails.push(['take', refusedWith(422, { cv: ['CV must be a PDF'] })]);
  await expect(send(one, large())).rejects.toMatchObject({ errors: { cv: ['CV must be a PDF'] } });
  expect(one.asked.filter((what) => what === 'begin')).toHaveLength(1);
});

test('a service that does not know pieces gets the whole file', async () => {
  const one = setUp();
  one.fails.push(['begin', refusedWith(404)]);
  await send(one, large());
  expect(one.asked).toEqual(['begin', 'whole']);
});

test('cancelling while offline ends the wait, and the pieces are deleted', async () => {
  const one = setUp();
  one.fails.push(['piece 1', lost()]);
  const stop = new AbortController();
  const sent = send(one, large(), { signal: stop.signal, onWaiting: () => stop.abort() });
  await expect(sent).rejects.toThrow();
  expect(one.asked.at(-1)).toBe('give up');
  expect(one.asked).not.toContain('take document as cv.pdf');
});

test('a page that gives up for now keeps what has arrived, for when it is back online', async () => {
  const one = setUp();
  one.fails.push(['piece 1', lost()]);
  const stop = new AbortController();
  const onWaiting = () => stop.abort({ status: 0 });
  await expect(send(one, large(), { signal: stop.signal, onWaiting })).rejects.toThrow();
  expect(one.asked).not.toContain('give up');
  await send(one, large());
  expect(one.asked.filter((what) => what.startsWith('piece 0'))).toHaveLength(1);
});
