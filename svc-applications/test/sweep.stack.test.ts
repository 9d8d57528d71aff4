import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ObjectStore, openObjectStore } from '@portal/service-kit/store';
import { databases, makePdf, storeOfRun, temporaryFolder } from '@portal/test-kit';
import { isClean, summaryOf, sweep } from '../src/documents/sweep/sweep';
import { type ApplicationsUnderTest, startApplications } from './applications-under-test';
import { type Applicant, buildApplicant } from './factories/applicant';
import { pdfFile, sendDocument } from './factories/sections';

const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);

describe.each(databases())('files and their documents, on $engine with files of its own', (where) => {
  let portal: ApplicationsUnderTest;
  let files: ObjectStore;
  beforeEach(async () => {
    files = await openObjectStore(storeOfRun());
    portal = await startApplications(await where.createDatabase(), { files });
  });
  afterEach(() => portal.stop());

  async function swept(more: { remove?: boolean; verify?: boolean; now?: Date } = {}) {
    const lines: string[] = [];
    const notify = (sentence: string) => void lines.push(sentence);
    const options = { remove: false, verify: false, now: inTwoHours(), ...more, notify };
    const result = await sweep({ files, stores: portal.service.stores }, options);
    return { result, output: lines.join('\n'), clean: isClean(result) };
  }

  async function withCv(): Promise<Applicant & { cv: string; cvId: number }> {
    const amina = await buildApplicant(portal);
    await sendDocument(amina, 'cv', await pdfFile('cv.pdf'));
    const key = { application_id: amina.applicationId, upload_type: 'cv' };
    const { file_path: cv, id: cvId } = await portal.knex('documents').where(key).first();
    return { ...amina, cv, cvId };
  }

  const open = ({ cv, token }: { cv: string; token: string }) =>
    fetch(`${portal.url}/api/storage/${cv}`, { headers: { Authorization: `Bearer ${token}` } });

  it('are in order after uploads and replacements', async () => {
    const amina = await withCv();
    await sendDocument(amina, 'cv', await pdfFile('newer.pdf'));
    const { result, clean, output } = await swept({ verify: true });
    expect({ clean, output, files: result.files, rows: result.rows }).toEqual({
      clean: true,
      output: '',
      files: 1,
      rows: 1,
    });
  });

  it('are named where a row or its file is missing, and nothing is removed unasked', async () => {
    const amina = await withCv();
    await files.remove(amina.cv);
    await files.put('77/forgotten.pdf', Buffer.from('nobody knows me'));
    const { result, output, clean } = await swept();
    expect(clean).toBe(false);
    expect(output).toContain('file 77/forgotten.pdf: no document leads to it');
    expect(output).toContain(`document ${amina.cvId} of application ${amina.applicationId}`);
    expect(summaryOf(result)).toMatch(/^files without a document: 1$[\s\S]*^documents without a file: 1$/m);
    expect(await files.stat('77/forgotten.pdf')).toMatchObject({ size: 15 });
  });

  it('lose files without a document, when that is asked for', async () => {
    const amina = await withCv();
    await files.put('77/forgotten.pdf', Buffer.from('nobody knows me'));
    const { result, clean } = await swept({ remove: true });
    expect({ clean, removed: result.removed }).toEqual({ clean: true, removed: 1 });
    await expect(files.stat('77/forgotten.pdf')).rejects.toThrow();
    expect((await open(amina)).status).toBe(200);
  });

  it('are left alone while an upload may be on its way', async () => {
    await files.put('77/arriving.pdf', Buffer.from('my row comes soon'));
    const { result } = await swept({ remove: true, now: new Date() });
    expect(result).toMatchObject({ files: 1, filesWithoutRow: 0, removed: 0 });
    expect(await files.stat('77/arriving.pdf')).toMatchObject({ size: 17 });
  });

  it('are not sent when the bytes differ from the upload', async () => {
    const amina = await withCv();
    const bytes = Buffer.from(await (await open(amina)).arrayBuffer());
    bytes[100] = 255 - (bytes[100] as number);
    await files.put(amina.cv, bytes);
    const answer = await open(amina);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({
      message: expect.any(String),
      request_id: expect.any(String),
    });
    const { output, clean } = await swept({ verify: true });
    expect(clean).toBe(false);
    expect(output).toContain('is not what was uploaded');
  });

  it('break off when a long file is damaged near its end', async () => {
    const amina = await buildApplicant(portal);
    await sendDocument(amina, 'cv', await pdfFile('long.pdf', await makePdf({ bytes: 2_000_000 })));
    const key = { application_id: amina.applicationId };
    const { file_path: cv } = await portal.knex('documents').where(key).first();
    const bytes = Buffer.from(await (await open({ ...amina, cv })).arrayBuffer());
    bytes[bytes.length - 1] = 0;
    await files.put(cv, bytes);
    const half = (async () => (await open({ ...amina, cv })).arrayBuffer())();
    await expect(half).rejects.toThrow();
  });
});

describe('the rest of an upload that was cut off', () => {
  const directory = temporaryFolder('sweep-cut-off-');
  const aside = path.join(directory, '.unfinished');
  const day = 24 * 3_600_000;
  const noDocuments = { knownAmong: async () => new Set<string>(), page: async () => [] };

  async function swept(remove: boolean) {
    const lines: string[] = [];
    const files = await openObjectStore({ kind: 'files', directory });
    const notify = (sentence: string) => void lines.push(sentence);
    const options = { remove, verify: false, now: new Date(), notify };
    const result = await sweep({ files, stores: { documents: noDocuments } }, options);
    return { output: lines, clean: isClean(result), summary: summaryOf(result) };
  }

  it('is named after a day, removed when that is asked for, and left alone on its first day', async () => {
    expect((await swept(true)).clean).toBe(true);
    await mkdir(aside, { recursive: true });
    for (const [name, age] of Object.entries({ yesterday: day + 60_000, today: day - 60_000 })) {
      await writeFile(path.join(aside, name), 'half a cv');
      const then = new Date(Date.now() - age);
      await utimes(path.join(aside, name), then, then);
    }
    const named = await swept(false);
    expect(named).toMatchObject({
      clean: false,
      output: ['file .unfinished/yesterday: an upload that was cut off left it'],
    });
    expect(named.summary).toContain('left by uploads that were cut off: 1');
    expect((await readdir(aside)).sort()).toEqual(['today', 'yesterday']);
    expect((await swept(true)).clean).toBe(true);
    expect(await readdir(aside)).toEqual(['today']);
  });
});
