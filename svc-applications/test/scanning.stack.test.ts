import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { silentLogger } from '@portal/service-kit/logging';
import { databases, makePdf, startClamd, type TestClamd, virus } from '@portal/test-kit';
import { clamav, clamavAt, NoVerdict, type Scanner } from '../src/documents/scanning/clamav';
import { scanWaiting, startScanning } from '../src/documents/scanning/scan-waiting';
import { refuseLetterFile } from '../src/referees/refused-file';
import { type ApplicationsUnderTest, startApplications } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import {
  ask,
  linkTo,
  mailsTo,
  open as openPage,
  send as sendLetter,
  setLetters,
  someone,
  withoutLetters,
} from './factories/referees';
import { buildComplete, pdfFile } from './factories/sections';

const refusal = { cv: ['CV contains a virus. Choose another file'] };

let clamd: TestClamd;
let scanner: Scanner;
let infectedPdf: Buffer;
beforeAll(async () => {
  clamd = await startClamd();
  scanner = clamavAt(clamd.address);
  infectedPdf = Buffer.concat([await makePdf({}), Buffer.from(`%${virus}\n`)]);
});
afterAll(() => clamd?.stop());

describe.each(databases())('a portal with a virus scanner on $engine', ({ createDatabase }) => {
  let portal: ApplicationsUnderTest;
  beforeAll(async () => {
    portal = await startApplications(await createDatabase(), { scanner });
  });
  afterAll(() => portal?.stop());

  const send = async (applicant: Applicant, content?: Buffer) =>
    applicant.call('uploadInternshipDocuments', {
      form: { intern_details_id: applicant.detailsId, cv: await pdfFile('cv.pdf', content) },
    });
  const cvOf = async (applicant: Applicant) =>
    (await applicant.call('getInternshipProgress')).body.uploads.find(
      ({ upload_type }) => upload_type === 'cv',
    );
  const open = (path: string | undefined, token: string, method = 'GET') =>
    fetch(`${portal.url}/api/storage/${path}`, { headers: { Authorization: `Bearer ${token}` }, method });
  const logger = silentLogger;
  const catchUp = () => scanWaiting({ ...portal.service, refused: refuseLetterFile }, scanner, logger);

  it('takes a clean document as ever', async () => {
    const amina = await buildApplicant(portal);
    expect((await send(amina)).status).toBe(200);
    const cv = await cvOf(amina);
    expect(cv).not.toHaveProperty('scan');
    expect((await open(cv?.file_path, amina.token)).status).toBe(200);
  });

  it('refuses a document with a virus, keeps the earlier one, and stores nothing', async () => {
    const amina = await buildApplicant(portal);
    await send(amina);
    const before = await cvOf(amina);
    const { status, body } = await send(amina, infectedPdf);
    expect([status, body.errors]).toEqual([422, refusal]);
    expect(await cvOf(amina)).toEqual(before);
    const stored = [];
    for await (const { key } of portal.files.list(`${amina.applicationId}/`)) stored.push(key);
    expect(stored).toEqual([before?.file_path]);
  });

  it('takes documents while the scanner is away, opens them to nobody, and scans them when it is back', async () => {
    const [amina, bosco] = [await buildComplete(portal), await buildComplete(portal)];
    await clamd.goAway();
    expect([(await send(amina)).status, (await send(bosco, infectedPdf)).status]).toEqual([200, 200]);
    const [clean, infected] = [await cvOf(amina), await cvOf(bosco)];
    expect([clean?.scan, infected?.scan]).toEqual(['waiting', 'waiting']);
    const staff = await staffToken(portal);
    for (const token of [amina.token, staff]) {
      const answer = await open(clean?.file_path, token);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toHaveProperty(
        'message',
        'This file is still being checked for viruses. Please try again in a minute.',
      );
    }
    expect((await open(clean?.file_path, staff, 'HEAD')).status).toBe(409);
    await expect(catchUp()).rejects.toThrow();

    await clamd.comeBack();
    expect(await catchUp()).toBe(2);
    expect(await cvOf(amina)).not.toHaveProperty('scan');
    expect((await open(clean?.file_path, amina.token)).status).toBe(200);

    expect((await cvOf(bosco))?.scan).toBe('refused');
    expect((await open(infected?.file_path, bosco.token)).status).toBe(409);
    const submit = await bosco.call('submitInternship', {
      body: {
        application_id: bosco.applicationId,
        intern_details_id: bosco.detailsId,
        signature: 'Jean Bosco',
      },
    });
    expect([submit.status, submit.body.errors]).toEqual([422, { 'documents.cv': ['Select your CV'] }]);
    expect((await send(bosco)).status).toBe(200);
    expect(await cvOf(bosco)).not.toHaveProperty('scan');
  });

  it('goes on with other files where the scanner has no verdict about one', async () => {
    const [amina, bosco] = [await buildApplicant(portal), await buildApplicant(portal)];
    await clamd.goAway();
    await send(amina);
    await send(bosco);
    await clamd.comeBack();
    let asked = 0;
    const choosy: Scanner = {
      async isClean() {
        asked += 1;
        if (asked === 1) throw new NoVerdict('too large');
        return true;
      },
    };
    expect(await scanWaiting({ ...portal.service, refused: refuseLetterFile }, choosy, logger)).toBe(1);
    expect((await cvOf(amina))?.scan).toBe('waiting');
    expect(await cvOf(bosco)).not.toHaveProperty('scan');
    expect(await catchUp()).toBe(1);
  });

  it('asks a referee again whose PDF is refused after it was sent', async () => {
    await setLetters(portal, 'either');
    const amina = await buildComplete(portal);
    portal.auth.proven.add(amina.personId);
    await withoutLetters(portal, amina);
    const email = someone('Jeanne');
    expect((await ask(amina, { email })).status).toBe(200);
    const path = await linkTo(portal, email);
    await clamd.goAway();
    const pdf = new File([new Uint8Array(infectedPdf)], 'letter.pdf', { type: 'application/pdf' });
    expect((await sendLetter(portal, path, { act: 'send', letter: pdf })).status).toBe(303);
    await clamd.comeBack();
    await catchUp();
    await linkTo(portal, email, 2);
    expect(mailsTo(portal, email).at(-1)?.text).toContain('virus scanner has refused');
    expect((await openPage(portal, path)).html).toContain('Send the letter');
    const letters = await portal.knex('referee_letters').where({ application_id: amina.applicationId });
    expect(letters).toEqual([]);
    const text = { act: 'send', statement: 'She is careful and kind.' };
    expect((await sendLetter(portal, await linkTo(portal, email, 2), text)).status).toBe(303);
  });

  it('lets nothing wait any more when scanning is switched off', async () => {
    const amina = await buildApplicant(portal);
    await clamd.goAway();
    await send(amina);
    await clamd.comeBack();
    await startScanning({ ...portal.service, refused: refuseLetterFile }, undefined, logger).stop();
    expect((await open((await cvOf(amina))?.file_path, amina.token)).status).toBe(200);
  });
});

describe('asking the scanner', () => {
  it('finds a virus in the midst of 5 MB, and none where there is none', async () => {
    const half = Buffer.alloc(2.5 * 1024 * 1024, 'a');
    const of = (...pieces: Buffer[]) => scanner.isClean(Readable.from(pieces));
    expect(await of(half, Buffer.from(virus), half)).toBe(false);
    expect(await of(half, half)).toBe(true);
    expect(await of()).toBe(true);
  });

  it('ends with an error when it is silent, or returns something else', async () => {
    const silent = createServer((socket) => socket.resume().on('error', () => undefined));
    const odd = createServer((socket) => {
      socket
        .on('error', () => undefined)
        .once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'));
    });
    const at = async (server: typeof silent, patienceMs: number) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as { port: number };
      return clamav({ host: '127.0.0.1', port, patienceMs }).isClean(Readable.from([Buffer.from('x')]));
    };
    await expect(at(silent, 200)).rejects.toThrow('The scanner was silent for 200 ms');
    await expect(at(odd, 60_000)).rejects.toThrow('INSTREAM size limit exceeded');
    for (const server of [silent, odd]) server.close();
  });
});
