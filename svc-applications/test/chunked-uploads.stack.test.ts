import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@portal/contract-svc-applications-v1';
import { makePdf } from '@portal/test-kit';
import { keptAfterTakenMs, keptMs, mostAtOnce } from '../src/documents/chunked-uploads/chunked-upload';
import { removeStale } from '../src/documents/chunked-uploads/removal';
import { sweep } from '../src/documents/sweep/sweep';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { referee } from './factories/sections';

const { pieceBytes, wizardFileBytes } = limits;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const fileOf = (bytes: Buffer, name = 'piece') => new File([new Uint8Array(bytes)], name);

onEachDatabase((portal) => {
  const begin = (person: { token: string }, bytes: Buffer, more: object = {}) =>
    portal().call('startUpload', {
      token: person.token,
      body: { name: 'transcript.pdf', size: bytes.length, sha256: sha256(bytes), ...more },
    });
  const pieceOf = (bytes: Buffer, number: number) =>
    bytes.subarray(number * pieceBytes, (number + 1) * pieceBytes);
  const send = (person: { token: string }, id: string, number: number, piece: Buffer) =>
    portal().call('uploadChunk', {
      token: person.token,
      params: { id },
      form: { number, piece: fileOf(piece) },
    });
  const take = (person: Applicant, id: string, as = 'transcript') =>
    person.call('uploadInternshipDocuments', {
      form: { intern_details_id: person.detailsId, arriving_file: id, arriving_as: as },
    });
  const objects = async (prefix = 'pieces/') => {
    const keys: string[] = [];
    for await (const { key } of portal().files.list(prefix)) keys.push(key);
    return keys;
  };
  const numbers = (bytes: Buffer) =>
    Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, n) => n);
  async function arrived(person: { token: string }, bytes: Buffer): Promise<string> {
    const { id } = (await begin(person, bytes)).body;
    for (const number of numbers(bytes))
      expect((await send(person, id, number, pieceOf(bytes, number))).status).toBe(200);
    return id;
  }
  const stored = async ({ applicationId }: Applicant, type = 'transcript') => {
    const row = await portal()
      .knex('documents')
      .where({ application_id: applicationId, upload_type: type })
      .first();
    const parts: Buffer[] = [];
    for await (const part of await portal().files.get(row.file_path)) parts.push(part as Buffer);
    return { row, bytes: Buffer.concat(parts) };
  };
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await makePdf({ bytes: 2 * pieceBytes + 777 });
  });

  describe('a file in pieces', () => {
    it('goes on where it stopped, in any order, and is stored as it was', async () => {
      const amina = await buildApplicant(portal());
      const { body } = await begin(amina, pdf);
      expect(body).toMatchObject({ piece_bytes: pieceBytes, arrived: [] });
      expect((await send(amina, body.id, 2, pieceOf(pdf, 2))).body.arrived).toEqual([2]);
      // The connection breaks, and the same file is chosen again with another name.
      const again = await begin(amina, pdf, { name: 'renamed.pdf' });
      expect(again.body).toMatchObject({ id: body.id, arrived: [2] });
      await send(amina, body.id, 0, pieceOf(pdf, 0));
      await send(amina, body.id, 2, pieceOf(pdf, 2));
      expect((await take(amina, body.id)).body.errors).toMatchObject({
        arriving_file: ['This file has not arrived completely. Please send it again'],
      });
      await send(amina, body.id, 1, pieceOf(pdf, 1));
      const taken = await take(amina, body.id);
      expect(taken.status).toBe(200);
      const { row, bytes } = await stored(amina);
      expect(row).toMatchObject({ original_name: 'renamed.pdf', size: pdf.length, sha256: sha256(pdf) });
      expect(bytes.equals(pdf)).toBe(true);
    });

    it('is stored once, also when its sender did not hear the answer', async () => {
      const amina = await buildApplicant(portal());
      const id = await arrived(amina, pdf);
      const { version } = (await take(amina, id)).body;
      const { row } = await stored(amina);
      const again = await take(amina, id);
      expect([again.status, again.body.version]).toEqual([200, version]);
      expect((await stored(amina)).row.file_path).toBe(row.file_path);
      expect(await objects(`${amina.applicationId}/`)).toHaveLength(1);
    });

    it('arrives through each call that takes files', async () => {
      const amina = await buildApplicant(portal());
      const token = await amina.accountToken();
      const id = await arrived(amina, pdf);
      const ids = { intern_details_id: amina.detailsId, application_id: amina.applicationId };
      const letter = await amina.call('saveAcademicReference', {
        form: { ...ids, ...referee, institution: 'University of Rwanda', arriving_file: id },
      });
      expect(letter.status).toBe(200);
      const one = { document_type: 'cv', application_id: amina.applicationId, arriving_file: id };
      expect((await portal().call('uploadOwnDocument', { token, form: one })).status).toBe(200);
      const several = { arriving_file: id, arriving_as: 'other' };
      const params = { id: amina.applicationId };
      expect(
        (await portal().call('uploadApplicationDocuments', { token, params, form: several })).status,
      ).toBe(200);
      const programme = { ...one, document_type: 'cover_letter' };
      const made = await amina.call('uploadDocument', { params: { programme: 'intern' }, form: programme });
      expect(made.status).toBe(200);
      for (const type of ['cv', 'other', 'cover_letter', 'academic_reference']) {
        expect((await stored(amina, type)).bytes.equals(pdf)).toBe(true);
      }
    });

    it('is held to the rules of any file', async () => {
      const amina = await buildApplicant(portal());
      const page = Buffer.concat([Buffer.from('<html>'), randomBytes(pieceBytes)]);
      const noPdf = await take(amina, await arrived(amina, page));
      expect([noPdf.status, noPdf.body.errors]).toEqual([
        422,
        { transcript: ['Transcript or proof of enrolment must be a PDF'] },
      ]);
      const large = Buffer.alloc(wizardFileBytes + 1, 'x');
      const tooLarge = await take(amina, (await begin(amina, large)).body.id);
      expect(tooLarge.status).toBe(413);
      expect((await begin(amina, large, { size: 10 * 1024 * 1024 + 1 })).status).toBe(422);
      expect(await portal().knex('documents').where({ application_id: amina.applicationId })).toEqual([]);
    });

    it('that is another one than was announced is refused, and sent again from the beginning', async () => {
      const amina = await buildApplicant(portal());
      const { id } = (await begin(amina, pdf)).body;
      const damaged = Buffer.from(pdf);
      damaged[1000] = 7;
      for (const number of numbers(pdf)) await send(amina, id, number, pieceOf(damaged, number));
      expect((await take(amina, id)).body.errors).toMatchObject({
        arriving_file: ['This file was damaged on its way. Please send it again'],
      });
      expect((await begin(amina, pdf)).body).toMatchObject({ id, arrived: [] });
      for (const number of numbers(pdf)) await send(amina, id, number, pieceOf(pdf, number));
      expect((await take(amina, id)).status).toBe(200);
    });

    it('refuses pieces that it does not have', async () => {
      const amina = await buildApplicant(portal());
      const { id } = (await begin(amina, pdf)).body;
      for (const [number, piece] of [
        [3, pieceOf(pdf, 2)],
        [2, pieceOf(pdf, 0)],
        [0, pieceOf(pdf, 2)],
        [0, Buffer.alloc(0)],
      ] as const)
        expect((await send(amina, id, number, piece)).status).toBe(422);
      expect((await send(amina, id, 0, Buffer.alloc(pieceBytes + 1))).status).toBe(413);
      expect((await begin(amina, pdf)).body.arrived).toEqual([]);
      expect(await objects(`pieces/${id}/`)).toEqual([]);
    });

    it('is nobody else’s, and no piece can be opened', async () => {
      const amina = await buildApplicant(portal());
      const eric = await buildApplicant(portal());
      const id = await arrived(amina, pdf);
      expect((await send(eric, id, 0, pieceOf(pdf, 0))).status).toBe(404);
      expect((await portal().call('cancelUpload', { token: eric.token, params: { id } })).status).toBe(404);
      expect((await take(eric, id)).status).toBe(422);
      expect((await begin(eric, pdf)).body.id).not.toBe(id);
      const admin = await staffToken(portal(), 'admin');
      for (const token of [amina.token, admin]) {
        const headers = { Authorization: `Bearer ${token}` };
        expect((await fetch(`${portal().url}/api/storage/pieces/${id}/0`, { headers })).status).toBe(404);
      }
      expect((await take(amina, id)).status).toBe(200);
    });

    it('that two tabs send at once arrives once', async () => {
      const amina = await buildApplicant(portal());
      const tabs = await Promise.all([begin(amina, pdf), begin(amina, pdf)]);
      const ids = new Set(tabs.map(({ body }) => body.id));
      expect(ids.size).toBe(1);
      const [id = ''] = ids;
      const both = [...numbers(pdf), ...numbers(pdf)].map((number) =>
        send(amina, id, number, pieceOf(pdf, number)),
      );
      expect(new Set((await Promise.all(both)).map(({ status }) => status))).toEqual(new Set([200]));
      expect(await objects(`pieces/${id}/`)).toHaveLength(3);
      expect((await take(amina, id)).status).toBe(200);
    });
  });

  describe('what is kept of files in pieces', () => {
    it('is so many of one person; the one that stood still longest goes first', async () => {
      const amina = await buildApplicant(portal());
      const ids: string[] = [];
      for (let file = 0; file <= mostAtOnce.person; file += 1) {
        ids.push((await begin(amina, Buffer.alloc(1000, `${file}`))).body.id);
        await portal()
          .knex('arriving_files')
          .where({ id: ids.at(-1) })
          .update({ touched_at: new Date(Date.now() - 60_000 + file * 1000) });
      }
      const kept = await portal().knex('arriving_files').where({ person_id: amina.personId }).pluck('id');
      expect(kept.sort()).toEqual(ids.slice(1).sort());
    });

    it('goes when it is given up', async () => {
      const amina = await buildApplicant(portal());
      const id = await arrived(amina, pdf);
      expect((await portal().call('cancelUpload', { token: amina.token, params: { id } })).status).toBe(204);
      expect((await send(amina, id, 0, pieceOf(pdf, 0))).status).toBe(404);
      expect((await take(amina, id)).body.errors).toMatchObject({
        arriving_file: ['Part of this file is no longer kept. Please send it again'],
      });
      await removeStale(portal().service);
      expect(await objects(`pieces/${id}/`)).toEqual([]);
    });

    it('goes a day after its last piece, or soon after it was taken, with bytes that a kill left', async () => {
      const amina = await buildApplicant(portal());
      const at = (ms: number) => ({ ...portal().service, clock: () => new Date(Date.now() + ms) });
      const status = (await begin(amina, pdf)).body.id;
      await send(amina, status, 0, pieceOf(pdf, 0));
      // As if the process had been killed before it wrote the row.
      await portal().files.put(`pieces/${status}/1`, pieceOf(pdf, 1));
      const other = await makePdf({ bytes: pieceBytes + 5 });
      const taken = await arrived(amina, other);
      await take(amina, taken);
      await removeStale(at(keptAfterTakenMs - 60_000));
      expect(await objects(`pieces/${taken}/`)).toHaveLength(2);
      await removeStale(at(keptAfterTakenMs + 60_000));
      expect(await objects(`pieces/${taken}/`)).toEqual([]);
      expect(await objects(`pieces/${status}/`)).toHaveLength(2);
      await removeStale(at(keptMs + 60_000));
      expect(await objects(`pieces/${status}/`)).toEqual([]);
      expect((await stored(amina)).bytes.equals(other)).toBe(true);
    });

    it('is no file without a document to those who sweep, until it goes', async () => {
      const amina = await buildApplicant(portal());
      const id = await arrived(amina, pdf);
      await portal().files.put(`pieces/${'0'.repeat(32)}/0`, Buffer.from('of no file'));
      const lines: string[] = [];
      const now = new Date(Date.now() + 2 * 3_600_000);
      const notify = (sentence: string) => void lines.push(sentence);
      const { files, service } = portal();
      await sweep({ files, stores: service.stores }, { remove: false, verify: false, now, notify });
      expect(lines.join('\n')).toContain(`file pieces/${'0'.repeat(32)}/0: no document leads to it`);
      expect(lines.join('\n')).not.toContain(id);
      await files.remove(`pieces/${'0'.repeat(32)}/0`);
    });

    it('loses no piece that was acknowledged when the store fails in the middle', async () => {
      const amina = await buildApplicant(portal());
      const { id } = (await begin(amina, pdf)).body;
      await send(amina, id, 0, pieceOf(pdf, 0));
      const put = jest.spyOn(portal().files, 'put').mockRejectedValueOnce(new Error('no room'));
      const form = new FormData();
      form.set('number', '1');
      form.set('piece', fileOf(pieceOf(pdf, 1)));
      const headers = { Authorization: `Bearer ${amina.token}`, 'X-Forwarded-For': '10.1.2.3' };
      const url = `${portal().url}/api/arriving-files/${id}/pieces`;
      expect((await fetch(url, { method: 'POST', body: form, headers })).status).toBe(500);
      put.mockRestore();
      expect((await begin(amina, pdf)).body.arrived).toEqual([0]);
      for (const number of [1, 2]) await send(amina, id, number, pieceOf(pdf, number));
      // A piece that the store has lost must be sent again.
      await portal().files.remove(`pieces/${id}/1`);
      expect((await take(amina, id)).status).toBe(422);
      expect((await begin(amina, pdf)).body.arrived).toEqual([]);
      for (const number of numbers(pdf)) await send(amina, id, number, pieceOf(pdf, number));
      expect((await take(amina, id)).status).toBe(200);
    });
  });
});
