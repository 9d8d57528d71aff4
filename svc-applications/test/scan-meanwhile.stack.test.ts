import { databases } from '@portal/test-kit';
import { type ApplicationsUnderTest, startApplications } from './applications-under-test';
import { type Applicant, returning, staffToken } from './factories/applicant';
import { ask, linkTo, send, setLetters, someone, withoutLetters } from './factories/referees';
import { buildComplete, pdfFile, submission } from './factories/sections';
import { waitingScanner } from './factories/waiting-scanner';
import { rightPassword } from './fake-auth';

const { scanner, during } = waitingScanner();

describe.each(databases())('while the scanner looks into a file on $engine', ({ createDatabase }) => {
  let portal: ApplicationsUnderTest;
  beforeAll(async () => {
    portal = await startApplications(await createDatabase(), { scanner });
  });
  afterAll(() => portal?.stop());

  const stored = async ({ applicationId }: Applicant) => {
    const keys: string[] = [];
    for await (const { key } of portal.files.list(`${applicationId}/`)) keys.push(key);
    return keys;
  };
  /** A CV that differs from the stored one. */
  const another = async () => new File([await (await pdfFile()).arrayBuffer(), '\n'], 'other.pdf');
  const complete = async () => returning(portal, 'intern', await buildComplete(portal));
  const upload = async (amina: Applicant) =>
    amina.call('uploadInternshipDocuments', {
      form: { intern_details_id: amina.detailsId, cv: await another() },
    });
  const sessionOf = ({ personId, applicationId }: Applicant) => `wizard-${personId}-${applicationId}`;
  const rowsOf = ({ applicationId: application_id }: Applicant) =>
    portal.knex('documents').where({ application_id }).orderBy('id');
  const erase = async ({ applicationId: id }: Applicant) =>
    portal.call('eraseApplicant', {
      token: await staffToken(portal),
      params: { id },
      body: { reason: 'person_asked', password: rightPassword },
    });

  /** The status of an upload of which nothing may be stored, not even for a moment. */
  async function refused(amina: Applicant, meanwhile: () => unknown): Promise<number> {
    const put = jest.spyOn(portal.files, 'put');
    try {
      const { status } = await during(() => upload(amina), meanwhile);
      expect(put).not.toHaveBeenCalled();
      return status;
    } finally {
      put.mockRestore();
    }
  }

  it('an upload is taken where nothing changed', async () => {
    const amina = await complete();
    const before = await stored(amina);
    expect(
      (
        await during(
          () => upload(amina),
          () => undefined,
        )
      ).status,
    ).toBe(200);
    expect(await stored(amina)).not.toEqual(before);
  });

  it('the session ends: 401, and nothing is stored', async () => {
    const amina = await complete();
    const before = await rowsOf(amina);
    expect(await refused(amina, () => portal.issuer.endSession(sessionOf(amina)))).toBe(401);
    expect(await rowsOf(amina)).toEqual(before);
  });

  it('the application is submitted: 409, and nothing is stored', async () => {
    const amina = await complete();
    const before = await rowsOf(amina);
    const submit = async () =>
      expect((await amina.call('submitInternship', submission(amina))).status).toBe(200);
    expect(await refused(amina, submit)).toBe(409);
    expect(await rowsOf(amina)).toEqual(before);
  });

  it('the draft is discarded, or the person erased: 404, and nothing is stored', async () => {
    const amina = await complete();
    const discard = () => amina.call('discardDraft', { params: { id: amina.applicationId } });
    expect(await refused(amina, discard)).toBe(404);
    const bosco = await complete();
    expect(await refused(bosco, () => erase(bosco))).toBe(404);
    expect(await stored(bosco)).toEqual([]);
  });

  it('staff whose role is taken away store nothing in the application of somebody else', async () => {
    const amina = await complete();
    await amina.call('submitInternship', submission(amina));
    const token = await staffToken(portal, 'admin', { personId: 9_201, sessionId: 'staff-9201' });
    const put = jest.spyOn(portal.files, 'put');
    const form = { document_type: 'cv', application_id: amina.applicationId, file: await another() };
    const { status } = await during(
      () => portal.call('uploadOwnDocument', { token, form }),
      () => portal.issuer.endSession('staff-9201'),
    );
    expect([status, put.mock.calls]).toEqual([401, []]);
    put.mockRestore();
  });

  describe('a letter', () => {
    const asked = async () => {
      await setLetters(portal, 'either');
      const amina = await complete();
      portal.auth.proven.add(amina.personId);
      await withoutLetters(portal, amina);
      const email = someone();
      expect((await ask(amina, { email })).status).toBe(200);
      return { amina, link: await linkTo(portal, email) };
    };
    const sent = async (link: string) => send(portal, link, { act: 'send', letter: await pdfFile() });

    it.each([
      ['the applicant is erased', erase],
      [
        'the draft is discarded',
        (amina: Applicant) => amina.call('discardDraft', { params: { id: amina.applicationId } }),
      ],
    ])('%s: nothing of it is stored', async (_, meanwhile) => {
      const { amina, link } = await asked();
      const before = await stored(amina);
      const put = jest.spyOn(portal.files, 'put');
      const { status } = await during(
        () => sent(link),
        () => meanwhile(amina),
      );
      expect([status < 300 || status >= 400, put.mock.calls]).toEqual([true, []]);
      put.mockRestore();
      for (const key of await stored(amina)) expect(before).toContain(key);
      expect(await portal.knex('referee_letters').where({ application_id: amina.applicationId })).toEqual([]);
    });
  });
});
