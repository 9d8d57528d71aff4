import { type ApplicationsUnderTest, onEachDatabase } from './applications-under-test';
import { buildApplicant, personal, staffToken } from './factories/applicant';
import { ask, linkTo, setLetters, someone } from './factories/referees';
import { buildComplete, buildSubmitted, expectTaken, submission } from './factories/sections';

interface Refusal {
  message: string;
  errors?: Record<string, string[]>;
  codes?: { message?: string; errors?: Record<string, string[]> };
}

type Headers = Record<string, string>;
/** Makes one call with these headers. */
type Attempt = (headers: Headers) => Promise<{ status: number; headers: globalThis.Headers; body: unknown }>;

const noPdf = () => new File(['no PDF at all'], 'cv.pdf', { type: 'application/pdf' });

/** Refused calls with all kinds of reasons, by what is wrong with them. */
async function attempts(portal: ApplicationsUnderTest): Promise<Record<string, Attempt>> {
  const amina = await buildApplicant(portal);
  const { token, applicationId, detailsId } = amina;
  const complete = await buildComplete(portal);
  const submitted = await buildSubmitted(portal);
  const admin = await staffToken(portal);
  const raw =
    (path: string, init: RequestInit = {}): Attempt =>
    async (headers) => {
      const answer = await fetch(portal.url + path, { ...init, headers: { ...init.headers, ...headers } });
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    };
  const json = { 'Content-Type': 'application/json' };
  const progress = { application_id: applicationId, intern_details_id: detailsId, current_step: 3 };
  const login = (body: string, more: Headers = json) =>
    raw('/api/intern/login', { method: 'POST', body, headers: more });
  return {
    'nothing at the address': raw('/api/nothing'),
    'another method': raw('/api/portal-status', { method: 'DELETE' }),
    'broken JSON': login('{'),
    'another type': login('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }),
    'too much': login(JSON.stringify({ name: 'x'.repeat(300_000) })),
    'no answers': (headers) => portal.call('signInToInternship', { body: {}, headers }),
    'a name that is none': (headers) =>
      portal.call('signInToInternship', {
        body: personal({ name: 'Claim at https://evil.example' }),
        headers,
      }),
    'a wrong pair': (headers) =>
      portal.call('signInToInternship', {
        body: { email: amina.personal.email, phone: '250700000000' },
        headers,
      }),
    'a wrong visitor': (headers) =>
      portal.call('signInToVisit', { body: { email: 'x', phone: '1' }, headers }),
    'nobody signed in': (headers) => portal.call('getInternshipProgress', { headers }),
    'an applicant at a call of staff': (headers) =>
      portal.call('setPortalStatus', { token, body: { enabled: true }, headers }),
    'staff with a wrong field': (headers) =>
      portal.call('setPortalStatus', { token: admin, body: {}, headers }),
    'rows with faults': (headers) =>
      portal.call('saveInstitutions', {
        token,
        headers,
        body: { intern_details_id: detailsId, institutions: [{ name: '' }, { graduation_year: '1' }] },
      }),
    'a list that is too long': (headers) =>
      portal.call('saveInternshipProgress', {
        token,
        headers,
        body: { ...progress, form_data: { languages: Array.from({ length: 30 }, () => ({})) } },
      }),
    'a stale version': (headers) =>
      portal.call('saveInternshipProgress', {
        token,
        headers,
        body: { ...progress, version: 0, form_data: {} },
      }),
    'a file that is none': (headers) =>
      portal.call('uploadInternshipDocuments', {
        token,
        headers,
        form: { intern_details_id: detailsId, cv: noPdf() },
      }),
    'an unfinished application': (headers) =>
      portal.call('submitInternship', { token, headers, ...submission(amina) }),
    'no signature': (headers) =>
      portal.call('submitInternship', {
        token: complete.token,
        headers,
        body: { ...submission(complete).body, signature: '' },
      }),
    'a change after the submission': (headers) =>
      portal.call('saveInternshipProgress', {
        token: submitted.token,
        headers,
        body: {
          application_id: submitted.applicationId,
          intern_details_id: submitted.detailsId,
          current_step: 3,
          form_data: { other_skills: 'Drawing' },
        },
      }),
    'a decision without a message': (headers) =>
      portal.call('decideApplication', {
        token: admin,
        headers,
        body: { application_id: submitted.applicationId, status: 'approved', message: '' },
      }),
  };
}

const shown = ({ message, errors = {} }: Refusal): string[] => [message, ...Object.values(errors).flat()];
const withoutId = (body: unknown) => ({ ...(body as object), request_id: '' });

onEachDatabase((portal) => {
  it('some twenty refusals are the same in every language, and each of their sentences is translated', async () => {
    const made = Object.entries(await attempts(portal()));
    expect(made.length).toBeGreaterThanOrEqual(20);
    for (const [what, attempt] of made) {
      const plain = await attempt({});
      const english = plain.body as Refusal;
      expect([what, plain.status >= 400, plain.headers.get('content-language')]).toEqual([what, true, null]);
      const asked = await attempt({ 'Accept-Language': 'en-GB,en;q=0.9,fr;q=0.1' });
      expect([what, asked.status, withoutId(asked.body)]).toEqual([what, plain.status, withoutId(english)]);
      for (const language of ['fr', 'rw']) {
        const answer = await attempt({ 'Accept-Language': `${language}-RW, en;q=0.2` });
        const body = answer.body as Refusal;
        expect([what, answer.status, body.codes]).toEqual([what, plain.status, english.codes]);
        expect([what, answer.headers.get('content-language')]).toEqual([what, language]);
        expect(answer.headers.get('vary')).toContain('Accept-Language');
        expect([what, Object.keys(body.errors ?? {})]).toEqual([what, Object.keys(english.errors ?? {})]);
        const before = shown(english);
        const unsaid = shown(body).filter((sentence, at) => sentence === before[at]);
        expect([what, language, unsaid]).toEqual([what, language, []]);
      }
    }
  });

  it('a success has its message in the language, too, and leaves the rest alone', async () => {
    const token = await staffToken(portal());
    const { body } = await portal().call('markAllNotificationsRead', {
      token,
      headers: { 'Accept-Language': 'fr' },
    });
    expect(body).toEqual({
      message: 'Toutes les notifications sont marquées comme lues',
      marked: expect.any(Number),
    });
  });

  it('a referee reads the page in a language that the portal offers, and keeps what was typed', async () => {
    await setLetters(portal(), 'either');
    const amina = await buildApplicant(portal());
    portal().auth.proven.add(amina.personId);
    const email = someone();
    expectTaken('requestLetter', await ask(amina, { email }));
    const { pathname } = new URL(await linkTo(portal(), email), portal().url);
    const page = async (search: string, headers: Headers = {}, init: RequestInit = {}) => {
      const answer = await fetch(portal().url + pathname + search, {
        ...init,
        headers: { 'X-Portal-Languages': 'en,fr,rw', ...headers },
      });
      return answer.text();
    };
    const english = await page('', { 'X-Portal-Languages': '' });
    expect(english).toContain('<html lang="en">');
    expect(english).not.toContain('Français');
    expect(await page('?lang=fr', { 'X-Portal-Languages': '' })).toBe(english);
    for (const french of [
      await page('?lang=fr'),
      await page('', { Cookie: 'language=fr' }),
      await page('', { 'Accept-Language': 'fr-RW' }),
    ]) {
      expect(french).toContain('<html lang="fr">');
      expect(french).toContain('Une lettre pour Amina Uwase');
      expect(french).toContain('demande un stage auprès');
    }
    expect(await page('?lang=rw')).toContain('Ohereza ibaruwa');
    const form = new FormData();
    form.set('act', '');
    form.set('statement', 'Half a letter');
    const again = await page('?lang=fr', {}, { method: 'POST', body: form });
    expect(again).toContain('Half a letter</textarea>');
    expect(again).toContain('<html lang="fr">');
  });
});
