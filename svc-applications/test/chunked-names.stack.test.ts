import { createHash } from 'node:crypto';
import { limits } from '@portal/contract-svc-applications-v1';
import { makePdf } from '@portal/test-kit';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { expectTaken } from './factories/sections';

const { pieceBytes } = limits;
const names = { cv: 'My CV.pdf', transcript: 'Transcript 2026.pdf', other: 'ID.pdf' };

onEachDatabase((portal) => {
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await makePdf({ bytes: pieceBytes + 777 });
  });
  const begin = async (person: Applicant, name: string) => {
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    const body = { name, size: pdf.length, sha256 };
    return (await portal().call('startUpload', { token: person.token, body })).body;
  };
  const send = (person: Applicant, id: string, number: number) => {
    const bytes = pdf.subarray(number * pieceBytes, (number + 1) * pieceBytes);
    const form = { number, piece: new File([new Uint8Array(bytes)], 'piece') };
    return portal().call('uploadChunk', { token: person.token, params: { id }, form });
  };
  const take = async (person: Applicant, id: string, arriving_as: string, arriving_name: string) => {
    const form = { intern_details_id: person.detailsId, arriving_file: id, arriving_as, arriving_name };
    expectTaken('uploadInternshipDocuments', await person.call('uploadInternshipDocuments', { form }));
  };
  /** The names of the documents as staff see them. */
  async function readByStaff({ applicationId: id }: Applicant): Promise<Record<string, string>> {
    const token = await staffToken(portal(), 'admin');
    const params = { id, type: 'intern' };
    const { uploads } = (await portal().call('openApplicationByType', { token, params })).body.review;
    return Object.fromEntries(uploads.map(({ upload_type: kind, original_name: name }) => [kind, name]));
  }

  it('a file that is chosen for several fields under other names comes once, and keeps each name', async () => {
    const amina = await buildApplicant(portal());
    const { id } = await begin(amina, names.cv);
    await send(amina, id, 0);
    // Half of a file has been sent when the other fields continue it.
    for (const name of [names.transcript, names.other])
      expect(await begin(amina, name)).toMatchObject({ id, arrived: [0] });
    await send(amina, id, 1);
    for (const [type, name] of Object.entries(names)) await take(amina, id, type, name);
    expect(await readByStaff(amina)).toEqual(names);
  });

  it('a file that is chosen again under another name has that name', async () => {
    const amina = await buildApplicant(portal());
    const { id } = await begin(amina, 'scan.pdf');
    for (const number of [0, 1]) await send(amina, id, number);
    for (const name of ['scan.pdf', names.transcript]) await take(amina, id, 'transcript', name);
    expect(await readByStaff(amina)).toEqual({ transcript: names.transcript });
  });
});
