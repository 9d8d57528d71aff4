import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@portal/service-kit/logging';
import { openMailTransport, storedMails } from '@portal/service-kit/mail';
import { removeDiscarded } from '../src/drafting/discarding/remove';
import { checkErased } from '../src/privacy/erasing/check-again';
import { checkAfterMs } from '../src/privacy/erasing/checks-store';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, returning, staffToken } from './factories/applicant';
import { ask, linkTo, send, setLetters, someone, withoutLetters } from './factories/referees';
import { buildComplete, buildSubmitted, pdfFile } from './factories/sections';
import { rightPassword } from './fake-auth';
import { tableNames } from './table-names';

onEachDatabase((portal) => {
  const erase = async ({ applicationId: id }: Pick<Applicant, 'applicationId'>) =>
    portal().call('eraseApplicant', {
      token: await staffToken(portal()),
      params: { id },
      body: { reason: 'person_asked', password: rightPassword },
    });
  /** Runs the job at a time when everything that was under way has ended. */
  const later = (parts: object = {}) => {
    const clock = () => new Date(Date.now() + checkAfterMs + 1000);
    return checkErased({ ...portal().service, clock, ...parts }, silentLogger);
  };
  const objects = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of portal().files.list(prefix)) keys.push(key);
    return keys;
  };
  const stored = ({ applicationId }: Applicant) => objects(`${applicationId}/`);
  const complete = async () => returning(portal(), 'intern', await buildComplete(portal()));
  const another = async (more = '\n') => new File([await (await pdfFile()).arrayBuffer(), more], 'cv.pdf');
  const upload = async (amina: Applicant, more?: string) =>
    amina.call('uploadInternshipDocuments', {
      form: { intern_details_id: amina.detailsId, cv: await another(more) },
    });
  const begin = async (amina: Applicant, name = 'Amina Erasable.pdf') => {
    const bytes = Buffer.from(await (await another(name)).arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const answer = await amina.call('startUpload', { body: { name, size: bytes.length, sha256 } });
    return { ...answer, bytes };
  };
  const sendPiece = (amina: Applicant, id: string, bytes: Buffer) =>
    amina.call('uploadChunk', {
      params: { id },
      form: { number: '0', piece: new File([new Uint8Array(bytes)], 'piece') },
    });
  const everyRow = async () => {
    const rows = await Promise.all(
      (await tableNames(portal().knex)).map(async (table) => [table, await portal().knex(table)]),
    );
    return rows.map(([table, found]) => `${table} ${JSON.stringify(found)}`);
  };
  /** Does `work` like a process that is killed once it has stored a file: neither the row nor the removal follows. */
  async function killedAfterStoring(work: () => Promise<unknown>, before: () => Promise<unknown>) {
    const { files } = portal();
    const put = files.put.bind(files);
    const stores = jest.spyOn(files, 'put').mockImplementation(async (...one) => {
      await put(...one);
      await before();
      throw new Error('killed');
    });
    const removes = jest.spyOn(files, 'remove').mockRejectedValue(new Error('killed'));
    const restored = () => removes.mockRestore();
    try {
      await work();
    } finally {
      stores.mockRestore();
      restored();
    }
  }

  // More people are made as copies of the first, who must therefore stay.
  beforeAll(async () => {
    await buildComplete(portal());
    await buildSubmitted(portal());
  });

  describe('a process that is killed while somebody is erased', () => {
    it('leaves no file', async () => {
      const amina = await complete();
      await killedAfterStoring(
        () => upload(amina),
        async () => undefined,
      );
      expect((await erase(amina)).status).toBe(200);
      expect(await stored(amina)).toHaveLength(1);
      await later();
      expect(await stored(amina)).toEqual([]);
      expect(await portal().knex('erasure_checks')).toEqual([]);
    });

    it('leaves no piece of a file', async () => {
      const amina = await complete();
      const { body, bytes } = await begin(amina);
      const during = () =>
        portal().service.stores.transaction(async (trx) => {
          await trx.erasing.erase({ applicationIds: [], personId: amina.personId }, new Date());
        });
      await killedAfterStoring(() => sendPiece(amina, body.id, bytes), during);
      expect(await objects(`pieces/${body.id}/`)).toHaveLength(1);
      await portal().knex('erasing_files').delete();
      await later();
      expect(await objects(`pieces/${body.id}/`)).toEqual([]);
    });

    it('leaves no file of a draft that is discarded', async () => {
      const amina = await complete();
      await killedAfterStoring(
        () => upload(amina),
        async () => undefined,
      );
      await amina.call('discardDraft', { params: { id: amina.applicationId } });
      const afterADay = new Date(Date.now() + 25 * 3_600_000);
      expect(await removeDiscarded(portal().service, afterADay, silentLogger)).toBe(1);
      expect(await stored(amina)).toEqual([]);
    });

    it('leaves no letter of a referee', async () => {
      await setLetters(portal(), 'either');
      const amina = await complete();
      portal().auth.proven.add(amina.personId);
      await withoutLetters(portal(), amina);
      const email = someone();
      expect((await ask(amina, { email })).status).toBe(200);
      const link = await linkTo(portal(), email);
      const sending = async () => send(portal(), link, { act: 'send', letter: await pdfFile() });
      await killedAfterStoring(sending, async () => undefined);
      await erase(amina);
      await later();
      expect(await stored(amina)).toEqual([]);
    });
  });

  it('whoever is erased begins nothing any more, by a request that was let in before', async () => {
    const amina = await complete();
    await erase(amina);
    expect((await begin(amina)).status).toBe(401);
    const { personId, personal } = amina;
    const identity = {
      ...{ fullName: personal.name, email: personal.email, phoneNumber: personal.phone },
      dateOfBirth: personal.dob,
    };
    const draft = { personId, type: 'visitor', identity, answers: {} } as never;
    await expect(portal().service.stores.applications.insert(draft, new Date())).rejects.toThrow('sign in');
    expect(await portal().knex('arriving_files').where({ person_id: personId })).toEqual([]);
    expect(await portal().knex('applications').where({ person_id: personId })).toEqual([]);
  });

  it('rows that a request wrote all the same go with the second look, and svc-auth is asked again', async () => {
    const amina = await buildSubmitted(portal());
    await erase(amina);
    const { knex } = portal();
    const row = { id: 'a'.repeat(32), person_id: amina.personId, original_name: 'Amina Late.pdf' };
    await knex('arriving_files').insert({
      ...row,
      ...{ size: 1, sha256: 'b'.repeat(64), piece_bytes: 1, touched_at: new Date() },
    });
    portal().auth.erased.length = 0;
    await portal().service.stores.enqueue('rename-person', { person_id: amina.personId, name: 'Amina Late' });
    await later();
    expect((await everyRow()).filter((text) => text.includes('Amina Late'))).toEqual([]);
    expect(portal().auth.erased).toContain(amina.personId);
  });

  it('a mail to a former address that was being written goes with the second look; of others none', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'mails-'));
    try {
      const config = { kind: 'folder', directory } as const;
      const transport = openMailTransport(config, 'Portal <no-reply@portal.test>');
      const [amina, bosco] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      await erase(amina);
      for (const { applicationId, personId } of [amina, bosco]) {
        const messageId = `applications-outbox-${applicationId}@portal.test`;
        const about = { personId, applicationId };
        const mail = { subject: 'Your application', text: 'Dear Amina', html: '<p>Dear Amina</p>' };
        await transport.send({ ...mail, to: 'former@example.org', messageId, about });
      }
      await later({ mails: storedMails(config) });
      expect(await readdir(directory)).toEqual([
        expect.stringContaining(`applications-outbox-${bosco.applicationId}`),
      ]);
    } finally {
      await rm(directory, { recursive: true });
    }
  });

  it('nothing is left of people who upload, correct and are corrected while they are erased', async () => {
    const words: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const amina = round % 2 === 0 ? await complete() : await buildSubmitted(portal());
      const { personId, applicationId: id } = amina;
      const corrected = `corrected.${personId}.${round}@example.org`;
      words.push(amina.personal.email, amina.personal.phone, corrected, `Erasable ${personId}`);
      const token = await staffToken(portal());
      const { body, bytes } = await begin(amina, `Erasable ${personId}.pdf`);
      const work: (() => Promise<unknown>)[] = [
        () => upload(amina, 'one'),
        () => upload(amina, 'two'),
        () => sendPiece(amina, body.id, bytes),
        () => begin(amina, `Erasable ${personId} too.pdf`),
        () => portal().call('correctMailAddress', { token, params: { id }, body: { email: corrected } }),
        () =>
          amina.call('saveInternshipProgress', {
            body: { application_id: id, current_step: 3, form_data: { skills: `Erasable ${personId}` } },
          }),
      ];
      work.splice(round, 0, () => erase(amina));
      await Promise.allSettled(work.map((one) => one()));
      expect((await erase(amina)).status).toBe(404);
      await later();
      expect([await stored(amina), await objects(`pieces/${body.id}/`)]).toEqual([[], []]);
    }
    const rows = await everyRow();
    for (const word of words)
      expect(rows.filter((text) => text.includes(word)).map((text) => text.slice(0, 300))).toEqual([]);
  });
});
