import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildProgram } from '@portal/build-config/service-build';
import { limits } from '@portal/contract-svc-applications-v1';
import { connectDatabase, migrate } from '@portal/service-kit/database';
import { createTestIssuer, type TestIssuer } from '@portal/service-kit/testing';
import { makePdf, temporaryFolder, until } from '@portal/test-kit';
import { migrations, migrationsTable } from '../migrations';
import type { ApplicationsUnderTest } from './applications-under-test';
import { type Client, createClient } from './client';
import { buildApplicant, staffToken } from './factories/applicant';
import { decideOn, kindWords } from './factories/decisions';
import { addCopies, asBefore, before, fillAsBefore } from './factories/portal-of-before';
import { wizardOf } from './factories/replicas';
import { ask, decideRequest, settle } from './factories/requests';
import { fillInAll, fillInAndSubmit, submission } from './factories/sections';
import { type FakeAuth, startFakeAuth } from './fake-auth';

const SERVICE_CREDENTIAL = 'the-service-credential-of-tests';

let main: string;
let issuer: TestIssuer;
let auth: FakeAuth;
const started = new Set<ChildProcess>();

beforeAll(async () => {
  const service = path.join(__dirname, '..');
  main = await buildProgram(service);
  await buildProgram(service, 'src/documents/check/check.ts');
  issuer = await createTestIssuer();
  auth = await startFakeAuth(issuer);
});
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
});
afterAll(() => auth.stop());

function start(env: Record<string, string>) {
  const child = fork(main, {
    env: { PATH: process.env.PATH, SERVICE_CREDENTIAL, AUTH_URL: auth.url, ...env },
    silent: true,
  });
  started.add(child);
  let words = '';
  child.stdout?.on('data', (chunk) => (words += chunk));
  child.stderr?.on('data', (chunk) => (words += chunk));
  const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const url = new Promise<string>((resolve, reject) => {
    child.on('message', ({ port }: { port?: number }) => port && resolve(`http://127.0.0.1:${port}`));
    child.once('exit', () => reject(new Error(words)));
  });
  url.catch(() => undefined);
  return { child, url, exit, output: () => words };
}

/** The part of a portal under test that the factories need. */
const portalAt = (url: string) => ({ call: createClient(url), issuer }) as ApplicationsUnderTest;
const mailsIn = (folder: string) => readdir(path.join(folder, 'mail')).catch(() => []);

/** The ids of the processes that this one has started, as Linux lists them. */
const childrenOf = async (pid: number | undefined) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'latin1')).split(' ').filter(Boolean).map(Number);

describe('the process', () => {
  it('starts the check of files with the first file, and leaves none of its processes behind', async () => {
    const { child, url, exit } = start({ DATA_DIR: temporaryFolder() });
    const portal = portalAt(await url);
    expect(await childrenOf(child.pid)).toEqual([]);
    await fillInAll(portal);
    const checks = await childrenOf(child.pid);
    expect(checks.length).toBeGreaterThanOrEqual(1);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    for (const pid of checks) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('killed itself, takes the check of files with it', async () => {
    const { child, url, exit } = start({ DATA_DIR: temporaryFolder() });
    await fillInAll(portalAt(await url));
    const [check = 0] = await childrenOf(child.pid);
    child.kill('SIGKILL');
    await exit;
    await until(
      async () => !(await readFile(`/proc/${check}/stat`, 'latin1').catch(() => '')).includes(' (node) S'),
    );
  });

  it('killed right after its answer, has lost neither the application nor the mail', async () => {
    const DATA_DIR = temporaryFolder();
    const withoutMail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@example.org' };
    const first = start({ DATA_DIR, ...withoutMail });
    const amina = await fillInAll(portalAt(await first.url));
    const { status, body } = await amina.call('submitInternship', submission(amina));
    expect([status, body.email_sent]).toEqual([200, false]);
    first.child.kill('SIGKILL');
    await first.exit;

    const second = start({ DATA_DIR });
    const portal = portalAt(await second.url);
    const list = await portal.call('listOwnApplications', { token: await amina.accountToken() });
    expect(list.body.applications).toMatchObject([{ id: amina.applicationId, status: 'submitted' }]);
    await until(async () => (await mailsIn(DATA_DIR)).length > 0);
    expect(await mailsIn(DATA_DIR)).toHaveLength(1);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  });

  it('killed in the middle of saves that carry their version, has lost none that it answered', async () => {
    const DATA_DIR = temporaryFolder();
    const first = start({ DATA_DIR });
    const amina = await buildApplicant(portalAt(await first.url));
    const wizard = wizardOf(amina);
    const url = await first.url;
    const save = () => wizard.save(portalAt(url), { other_skills: `on version ${wizard.version()}` });
    while (wizard.version() < 20) await save();
    const unheard = save().catch(() => undefined);
    first.child.kill('SIGKILL');
    await unheard;
    await first.exit;
    const last = wizard.version();

    const second = start({ DATA_DIR });
    const portal = portalAt(await second.url);
    const { version, form_data } = await wizard.read(portal);
    // The save without a response may have been stored, too.
    expect([last, last + 1]).toContain(version);
    expect(form_data.other_skills).toBe(`on version ${version - 1}`);
    expect((await wizard.save(portal, { other_skills: 'it goes on' })).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  });

  it('killed right after a decision, has lost neither the decision nor its mail', async () => {
    const DATA_DIR = temporaryFolder();
    const withoutMail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@example.org' };
    const first = start({ DATA_DIR, ...withoutMail });
    const amina = await fillInAndSubmit(portalAt(await first.url));
    const decided = await decideOn(portalAt(await first.url), amina);
    expect(decided.email_sent).toBe(false);
    first.child.kill('SIGKILL');
    await first.exit;

    const second = start({ DATA_DIR });
    const portal = portalAt(await second.url);
    const inbox = await portal.call('listOwnFeedback', { token: await amina.accountToken() });
    expect(inbox.body.feedback).toMatchObject([{ status: 'approved', message: kindWords }]);
    // One mail for the submission, one for the decision.
    await until(async () => (await mailsIn(DATA_DIR)).length >= 2);
    expect(await mailsIn(DATA_DIR)).toHaveLength(2);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  });

  it('killed while it copies the files of an approval, leaves nothing half done', async () => {
    const DATA_DIR = temporaryFolder();
    const knex = connectDatabase({ url: `sqlite:${path.join(DATA_DIR, 'applications.sqlite')}` });
    const first = start({ DATA_DIR });
    const portal = { ...portalAt(await first.url), knex };
    const amina = await fillInAndSubmit(portal);
    await settle(portal, amina.applicationId);
    const { request } = (await ask(portal, amina)).body;
    const copies = () => readdir(path.join(DATA_DIR, 'files', `request-${request.id}`)).catch(() => []);
    const unanswered = decideRequest(portal, 'approveRequest', request.id).catch(() => undefined);
    while ((await copies()).length === 0) await new Promise(setImmediate);
    first.child.kill('SIGKILL');
    await Promise.all([first.exit, unanswered]);

    const drafts = () => knex('applications').where({ origin: 'request' });
    const { status } = await knex('application_requests').where({ id: request.id }).first();
    expect(await drafts()).toHaveLength(status === 'approved' ? 1 : 0);
    const second = start({ DATA_DIR });
    const again = await decideRequest(portalAt(await second.url), 'approveRequest', request.id);
    expect(again.status).toBe(status === 'approved' ? 409 : 200);
    const [draft, ...others] = await drafts();
    expect(others).toEqual([]);
    const kept = await knex('documents').where({ application_id: draft.id }).pluck('file_path');
    expect(kept.map((file) => path.basename(file)).sort()).toEqual((await copies()).sort());
    expect(kept).toHaveLength(6);
    await knex.destroy();
  });

  it('killed in the middle of a file in pieces, goes on with those that it acknowledged, and stores it once', async () => {
    const DATA_DIR = temporaryFolder();
    const pdf = await makePdf({ bytes: 3 * limits.pieceBytes + 777 });
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    const first = start({ DATA_DIR });
    const amina = await buildApplicant(portalAt(await first.url));
    const { token } = amina;
    const begin = (at: Client) =>
      at('startUpload', { token, body: { name: 'transcript.pdf', size: pdf.length, sha256 } });
    const send = (at: Client, id: string, number: number) => {
      const bytes = pdf.subarray(number * limits.pieceBytes, (number + 1) * limits.pieceBytes);
      const form = { number, piece: new File([new Uint8Array(bytes)], 'piece') };
      return at('uploadChunk', { token, params: { id }, form });
    };
    const { id } = (await begin(amina.call)).body;
    for (const number of [0, 1]) expect((await send(amina.call, id, number)).status).toBe(200);
    const unanswered = send(amina.call, id, 2).catch(() => undefined);
    first.child.kill('SIGKILL');
    await Promise.all([first.exit, unanswered]);

    const second = start({ DATA_DIR });
    const { call } = portalAt(await second.url);
    const { body } = await begin(call);
    expect(body.id).toBe(id);
    expect(body.arrived).toEqual(expect.arrayContaining([0, 1]));
    for (const number of [0, 1, 2, 3])
      if (!body.arrived.includes(number)) expect((await send(call, id, number)).status).toBe(200);
    const form = { intern_details_id: amina.detailsId, arriving_file: id, arriving_as: 'transcript' };
    expect((await call('uploadInternshipDocuments', { token, form })).status).toBe(200);
    const folder = path.join(DATA_DIR, 'files', String(amina.applicationId));
    const [stored = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect((await readFile(path.join(folder, stored))).equals(pdf)).toBe(true);
  });

  it('killed while it folds answers, leaves a portal that continues and reads the same answers', async () => {
    const DATA_DIR = temporaryFolder();
    const knex = connectDatabase({ url: `sqlite:${path.join(DATA_DIR, 'applications.sqlite')}` });
    await migrate(knex, { migrations, table: migrationsTable });
    await fillAsBefore(knex);
    await addCopies(knex, 20);
    const folded = async () =>
      Number((await knex('applications').whereNotNull('answers').count('* as n').first())?.n);
    const all = before.reviews.length * 21;
    const first = start({ DATA_DIR });
    first.url.catch(() => undefined);
    await until(async () => (await folded()) > 0);
    first.child.kill('SIGKILL');
    await first.exit;
    expect(await folded()).toBeLessThan(all);

    const second = start({ DATA_DIR });
    const portal = portalAt(await second.url);
    await until(async () => (await folded()) === all);
    const token = await staffToken(portal);
    for (const review of before.reviews) {
      const { body } = await portal.call('openApplication', { params: { id: review.id }, token });
      expect(asBefore(body.review)).toEqual(review);
    }
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    await knex.destroy();
  });

  it('is ready when database, files and svc-auth answer, and stops in order', async () => {
    const service = start({ DATA_DIR: temporaryFolder() });
    const url = await service.url;
    await until(async () => (await fetch(`${url}/readyz`)).ok);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
    service.child.kill('SIGTERM');
    expect(await service.exit).toBe(0);
    expect(service.output()).toContain('The code on a new device is off, since emails are kept in a folder');
  });

  it('logs callers and applications by ids alone', async () => {
    const service = start({ DATA_DIR: temporaryFolder() });
    const amina = await fillInAll(portalAt(await service.url));
    await amina.call('submitInternship', submission(amina));
    service.child.kill('SIGTERM');
    await service.exit;
    const { name, email, phone } = amina.personal;
    for (const secret of [name, email, phone, amina.token, 'cv.pdf', auth.passwords.get(amina.personId)]) {
      expect(service.output()).not.toContain(secret);
    }
    expect(service.output()).toContain('"route":"/api/submit"');
  });

  it('does not start with a mail server and no sender, and logs why in one sentence', async () => {
    const service = start({ DATA_DIR: temporaryFolder(), SMTP_URL: 'smtp://mail' });
    expect(await service.exit).toBe(1);
    expect(service.output().trim().split('\n')).toEqual([
      expect.stringContaining('MAIL_FROM must be given together with SMTP_URL'),
    ]);
  });
});
