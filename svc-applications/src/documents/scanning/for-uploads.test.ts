import { createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { until } from '@portal/test-kit';
import { clamav, type Scanner } from './clamav';
import { scannerForUploads } from './for-uploads';

let server: Server;
let asked: string[];
/** How the fake scanner reacts to a command. */
let answer: (command: string, socket: Socket) => void;
let scanner: Scanner;
let port: number;
/** A scanner with this patience: long for a slow machine, short for a scanner that stays silent. */
const scannerWith = (patience: number) =>
  scannerForUploads(clamav({ host: '127.0.0.1', port }), { patience, probeEveryMs: 20 });

const verdict = (text: string) => (command: string, socket: Socket) =>
  socket.end(command === 'zPING' ? 'PONG\0' : `${text}\0`);
const commandIn = (piece: Buffer) => piece.toString('latin1').split('\0', 1)[0] ?? '';

beforeEach(async () => {
  asked = [];
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (piece) => {
      const command = commandIn(piece);
      asked.push(command);
      answer(command, socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as { port: number });
  scanner = scannerWith(20_000);
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const isClean = () => scanner.isClean(Readable.from([Buffer.from('a letter')]));

test('it returns the verdict of the scanner', async () => {
  answer = verdict('stream: OK');
  expect(await isClean()).toBe(true);
  answer = verdict('stream: Eicar FOUND');
  expect(await isClean()).toBe(false);
});

test('a file that takes long ends alone: the next is scanned', async () => {
  answer = (command, socket) => command === 'zPING' && socket.end('PONG\0');
  scanner = scannerWith(100);
  for (let time = 0; time < 5; time += 1) await expect(isClean()).rejects.toThrow();
  answer = verdict('stream: OK');
  await until(() => isClean().catch(() => undefined));
});

test('a scanner that answers nothing keeps no upload waiting, until it is back', async () => {
  answer = () => undefined;
  scanner = scannerWith(100);
  await until(async () => {
    const { message } = (await isClean().catch((error: Error) => error)) as Error;
    return message === 'The scanner is down';
  });
  const before = asked.filter((command) => command !== 'zPING').length;
  await expect(isClean()).rejects.toThrow('The scanner is down');
  expect(asked.filter((command) => command !== 'zPING')).toHaveLength(before);
  answer = verdict('stream: OK');
  await until(() => isClean().catch(() => undefined));
}, 30_000);
