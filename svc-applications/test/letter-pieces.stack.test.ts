import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@portal/contract-svc-applications-v1';
import { makePdf } from '@portal/test-kit';
import { keptMs, mostAtOnce } from '../src/documents/chunked-uploads/chunked-upload';
import { removeStale } from '../src/documents/chunked-uploads/removal';
import { onEachDatabase } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { ask, linkTo, open, send, setLetters, someone } from './factories/referees';
import { expectTaken } from './factories/sections';

const { pieceBytes, wizardFileBytes } = limits;
const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'piece');

interface Answer {
  status: number;
  id: string;
  arrived: number[];
  message: string;
  errors: Record<string, string[]>;
}

onEachDatabase((portal) => {
  /** A referee who is asked for a letter. */
  async function asked() {
    const amina = await buildApplicant(portal());
    portal().auth.proven.add(amina.personId);
    const email = someone();
    expectTaken('requestLetter', await ask(amina, { email }));
    return { amina, email, link: await linkTo(portal(), email) };
  }
  async function post(path: string, fields: Record<string, string | File>): Promise<Answer> {
    const { status, html } = await send(portal(), path, fields);
    return { status, ...JSON.parse(html) };
  }
  const begin = (link: string, bytes: Buffer, more: Record<string, string> = {}) =>
    post(`${link}/pieces`, {
      name: 'Letter for Amina.pdf',
      size: String(bytes.length),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ...more,
    });
  const piece = (link: string, id: string, number: number, bytes: Buffer) =>
    post(`${link}/pieces/${id}`, {
      number: String(number),
      piece: fileOf(bytes.subarray(number * pieceBytes, (number + 1) * pieceBytes)),
    });
  const numbers = (bytes: Buffer) =>
    Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, n) => n);
  async function arrived(link: string, bytes: Buffer): Promise<string> {
    const { id } = await begin(link, bytes);
    for (const number of numbers(bytes)) expect((await piece(link, id, number, bytes)).status).toBe(200);
    return id;
  }
  const objects = async (id: string) => {
    const keys: string[] = [];
    for await (const { key } of portal().files.list(`pieces/${id}/`)) keys.push(key);
    return keys;
  };
  const letters = (applicationId: number) =>
    portal().knex('referee_letters').where({ application_id: applicationId });
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await makePdf({ bytes: 2 * pieceBytes + 777 });
  });
  beforeEach(() => setLetters(portal(), 'either'));

  it('a letter goes on where it stopped, is sent with the form, once, and its pieces go', async () => {
    const { amina, link } = await asked();
    const { id } = await begin(link, pdf);
    expect((await piece(link, id, 2, pdf)).arrived).toEqual([2]);
    // The connection breaks, and the page is opened again.
    expect(await begin(link, pdf, { name: 'renamed.pdf' })).toMatchObject({ id, arrived: [2] });
    const early = await send(portal(), link, { act: 'send', statement: 'Dear all', arriving_file: id });
    expect([early.status, early.html.includes('has not arrived completely')]).toEqual([422, true]);
    expect(early.html).toContain('Dear all</textarea>');
    for (const number of [0, 1, 1]) await piece(link, id, number, pdf);
    const sending = { act: 'send', statement: 'Dear all', arriving_file: id };
    const both = await Promise.all([send(portal(), link, sending), send(portal(), link, sending)]);
    expect(both.map(({ status }) => status)).toContain(303);
    expect((await send(portal(), link, sending)).html).toContain('as text and as a PDF');
    const rows = await letters(amina.applicationId);
    expect(rows).toMatchObject([
      { statement: 'Dear all', original_name: 'renamed.pdf', size: pdf.length, mime_type: 'application/pdf' },
    ]);
    const parts: Buffer[] = [];
    for await (const part of await portal().files.get(rows[0].file_path)) parts.push(part as Buffer);
    expect(Buffer.concat(parts).equals(pdf)).toBe(true);
    await removeStale(portal().service);
    expect(await objects(id)).toEqual([]);
  });

  it('a letter with a few bytes before its header is taken, as every reader opens it', async () => {
    const { amina, link } = await asked();
    const early = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), pdf]);
    const id = await arrived(link, early);
    expect((await send(portal(), link, { act: 'send', arriving_file: id })).status).toBe(303);
    expect(await letters(amina.applicationId)).toMatchObject([{ size: early.length }]);
  });

  it("a link opens its own letter's pieces alone, and no person's; a person opens none of a letter's", async () => {
    const [mine, other] = [await asked(), await asked()];
    const id = await arrived(mine.link, pdf);
    expect((await begin(other.link, pdf)).id).not.toBe(id);
    expect((await piece(other.link, id, 0, pdf)).status).toBe(404);
    const stolen = await send(portal(), other.link, { act: 'send', arriving_file: id });
    expect([stolen.status, stolen.html.includes('no longer kept')]).toEqual([422, true]);
    const { token } = mine.amina;
    const body = { name: 'a.pdf', size: pdf.length, sha256: createHash('sha256').update(pdf).digest('hex') };
    const own = (await portal().call('startUpload', { token, body })).body.id;
    expect(own).not.toBe(id);
    expect((await piece(mine.link, own, 0, pdf)).status).toBe(404);
    const form = { number: 0, piece: fileOf(pdf.subarray(0, pieceBytes)) };
    expect((await portal().call('uploadChunk', { token, params: { id }, form })).status).toBe(404);
    expect((await portal().call('cancelUpload', { token, params: { id } })).status).toBe(404);
    const taken = { intern_details_id: mine.amina.detailsId, arriving_file: id, arriving_as: 'cv' };
    expect((await mine.amina.call('uploadInternshipDocuments', { form: taken })).status).toBe(422);
    for (const reader of [token, await staffToken(portal(), 'admin')]) {
      const headers = { Authorization: `Bearer ${reader}` };
      expect((await open(portal(), `/api/storage/pieces/${id}/0`, { headers })).status).toBe(404);
    }
    expect((await send(portal(), mine.link, { act: 'send', arriving_file: id })).status).toBe(303);
  });

  it('two devices with one link send one letter together; a newer link goes on with it', async () => {
    const { email, amina, link } = await asked();
    const both = await Promise.all([begin(link, pdf), begin(link, pdf)]);
    const [{ id }] = both;
    expect(both[1]?.id).toBe(id);
    await portal()
      .knex('letter_requests')
      .where({ application_id: amina.applicationId })
      .update({ asked_at: new Date(Date.now() - 4 * 86_400_000) });
    const state = (await amina.call('listOwnLetters', { params: { id: amina.applicationId } })).body;
    const letter = state.references[0]?.request?.id ?? 0;
    await amina.call('remindReferee', { params: { id: amina.applicationId, letter } });
    const newer = await linkTo(portal(), email, 2);
    await Promise.all(
      numbers(pdf).flatMap((number) => [piece(link, id, number, pdf), piece(newer, id, number, pdf)]),
    );
    expect((await begin(newer, pdf)).arrived).toEqual(numbers(pdf));
    expect((await send(portal(), newer, { act: 'send', arriving_file: id })).status).toBe(303);
  });

  it('is held to the rules of a letter before its bytes are sent, and again when it is whole', async () => {
    const { amina, link } = await asked();
    const large = await begin(link, pdf, { size: String(wizardFileBytes + 1) });
    expect([large.status, large.errors.letter?.[0]]).toEqual([
      413,
      expect.stringMatching(/smaller than 5MB/),
    ]);
    const other = randomBytes(pieceBytes + 5);
    const noPdf = await begin(link, other);
    const first = await piece(link, noPdf.id, 0, other);
    expect([first.status, first.errors.letter?.[0]]).toEqual([422, expect.stringMatching(/must be a PDF/)]);
    const broken = Buffer.concat([Buffer.from('%PDF-1.4\n'), other]);
    const whole = await arrived(link, broken);
    const refused = await send(portal(), link, { act: 'send', statement: 'Kept', arriving_file: whole });
    expect([refused.status, refused.html.includes('Kept</textarea>')]).toEqual([422, true]);
    const damaged = await begin(link, pdf, { sha256: 'a'.repeat(64) });
    for (const number of numbers(pdf)) await piece(link, damaged.id, number, pdf);
    const result = await send(portal(), link, { act: 'send', arriving_file: damaged.id });
    expect(result.html).toContain('damaged on its way');
    expect(await letters(amina.applicationId)).toEqual([]);
  });

  it('what is malformed is refused, and writes nothing', async () => {
    const { link } = await asked();
    const { id } = await begin(link, pdf);
    const count = async () => (await portal().knex('arriving_letters')).length;
    const before = await count();
    for (const more of [{ size: '0' }, { size: 'x' }, { sha256: 'A' }, { name: 'n'.repeat(256) }] as Record<
      string,
      string
    >[])
      expect((await begin(link, pdf, more)).status).toBe(422);
    const cut = pdf.subarray(0, 100);
    for (const number of ['3', '-1', '1e9', ''])
      expect((await post(`${link}/pieces/${id}`, { number, piece: fileOf(cut) })).status).toBe(422);
    expect((await post(`${link}/pieces/${id}`, { number: '0' })).status).toBe(422);
    expect((await post(`${link}/pieces/${id}`, { number: '0', piece: fileOf(pdf) })).status).toBe(413);
    for (const path of [`${link}x/pieces`, `/letter/${'a'.repeat(43)}/pieces`])
      expect((await begin(path.replace('/pieces', ''), pdf)).status).toBe(404);
    expect((await piece(link, 'f'.repeat(32), 0, pdf)).status).toBe(404);
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await open(portal(), `${link}/pieces`, { method })).status).toBe(405);
    expect(await count()).toBe(before);
    expect((await begin(link, pdf)).arrived).toEqual([]);
  });

  it('a link that is used, withdrawn or expired takes no piece more, and what was there goes', async () => {
    const used = await asked();
    const { id } = await begin(used.link, pdf);
    await piece(used.link, id, 0, pdf);
    await send(portal(), used.link, { act: 'send', statement: 'As text' });
    expect((await piece(used.link, id, 1, pdf)).status).toBe(409);
    expect((await begin(used.link, pdf)).status).toBe(409);
    await removeStale(portal().service);
    expect(await objects(id)).toEqual([]);

    const replaced = await asked();
    const begun = (await begin(replaced.link, pdf)).id;
    expectTaken('requestLetter', await ask(replaced.amina, { email: someone(), full_name: 'Somebody Else' }));
    expect((await piece(replaced.link, begun, 0, pdf)).status).toBe(409);

    const expired = await asked();
    const links = portal().knex('letter_links').where({ application_id: expired.amina.applicationId });
    // A file that was begun while the link was valid is accepted for another day.
    await links.clone().update({ expires_at: new Date(Date.now() - 3_600_000) });
    expect((await begin(expired.link, pdf)).status).toBe(200);
    await links.clone().update({ expires_at: new Date(0) });
    expect((await begin(expired.link, pdf)).status).toBe(409);
  });

  it('a closed portal takes no piece and reports that; the pieces wait', async () => {
    const { link } = await asked();
    const { id } = await begin(link, pdf);
    await piece(link, id, 0, pdf);
    const token = await staffToken(portal());
    await portal().call('setPortalStatus', { token, body: { enabled: false } });
    const closed = await piece(link, id, 1, pdf);
    await portal().call('setPortalStatus', { token, body: { enabled: true } });
    expect(closed).toMatchObject({ status: 503, portal_enabled: false });
    expect((await begin(link, pdf)).arrived).toEqual([0]);
  });

  it('so many are kept for a letter, for a day, and none when the application is discarded or erased', async () => {
    const { amina, link } = await asked();
    const ids: string[] = [];
    for (let file = 0; file <= mostAtOnce.letter; file += 1) {
      ids.push((await begin(link, Buffer.alloc(1000, `${file}`))).id);
      await portal()
        .knex('arriving_letters')
        .where({ id: ids.at(-1) })
        .update({ touched_at: new Date(Date.now() - 60_000 + file * 1000) });
    }
    const kept = () => portal().knex('arriving_letters').whereIn('id', ids).pluck('id');
    expect((await kept()).sort()).toEqual(ids.slice(1).sort());
    const at = (ms: number) => ({ ...portal().service, clock: () => new Date(Date.now() + ms) });
    await removeStale(at(keptMs + 120_000));
    expect(await kept()).toEqual([]);

    const { id } = await begin(link, pdf);
    await piece(link, id, 0, pdf);
    expect(await objects(id)).toHaveLength(1);
    const { stores } = portal().service;
    await stores.transaction((trx) =>
      trx.erasing.erase({ applicationIds: [amina.applicationId] }, new Date()),
    );
    await removeStale(portal().service);
    expect(await objects(id)).toEqual([]);
  });
});
