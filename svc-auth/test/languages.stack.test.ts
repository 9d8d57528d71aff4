import { onEachDatabase } from './each-database';
import { buildPerson, goodPassword, tokenOf } from './people';

interface Refusal {
  message: string;
  errors?: Record<string, string[]>;
  codes?: object;
}

const shown = ({ message, errors = {} }: Refusal): string[] => [message, ...Object.values(errors).flat()];

onEachDatabase((auth) => {
  it('refusals are the same in every language, and each of their sentences is translated', async () => {
    const amina = await buildPerson(auth());
    const grace = await buildPerson(auth(), { role: 'admin' });
    const [token, admin] = [await tokenOf(auth(), amina), await tokenOf(auth(), grace)];
    const calls: [what: string, method: string, path: string, options: { body?: unknown; token?: string }][] =
      [
        ['a wrong password', 'POST', '/api/login', { body: { email_or_phone: amina.email, password: 'no' } }],
        ['nothing typed', 'POST', '/api/login', { body: {} }],
        [
          'a link that is used',
          'POST',
          '/api/password/reset',
          { body: { token: 'x', newPassword: goodPassword } },
        ],
        ['no link', 'POST', '/api/password/reset', { body: { newPassword: goodPassword } }],
        ['no address', 'POST', '/api/password/forgot', { body: { email: 'nobody' } }],
        ['nobody signed in', 'GET', '/api/me', {}],
        ['an applicant among staff', 'GET', '/api/staff', { token }],
        [
          'a wrong current password',
          'POST',
          `/api/users/${amina.id}/change-password`,
          {
            token,
            body: { currentPassword: 'Amahoro2', newPassword: 'Amahoro33' },
          },
        ],
        [
          'a weak password',
          'POST',
          `/api/users/${amina.id}/change-password`,
          {
            token,
            body: { currentPassword: goodPassword, newPassword: 'a' },
          },
        ],
        [
          'an address that is taken',
          'POST',
          '/api/staff',
          {
            token: admin,
            body: { name: 'Joel Kamau', email: grace.email, role: 'reviewer' },
          },
        ],
        ['no role', 'POST', '/api/staff', { token: admin, body: { name: 'Joel Kamau', email: 'x' } }],
        ['an invitation that is over', 'GET', '/api/staff/invitations/nothing', {}],
      ];
    for (const [what, method, path, options] of calls) {
      const plain = await auth().call(method, path, options);
      const english = plain.body as unknown as Refusal;
      expect([what, plain.status >= 400, plain.headers.get('content-language')]).toEqual([what, true, null]);
      for (const language of ['fr', 'rw']) {
        const headers = { 'Accept-Language': `${language},en;q=0.5` };
        const answer = await auth().call(method, path, { ...options, headers });
        const body = answer.body as unknown as Refusal;
        expect([what, answer.status, body.codes]).toEqual([what, plain.status, english.codes]);
        expect([what, answer.headers.get('content-language')]).toEqual([what, language]);
        const before = shown(english);
        const unsaid = shown(body).filter((sentence, at) => sentence === before[at]);
        expect([what, language, unsaid]).toEqual([what, language, []]);
      }
    }
  });

  it('other services ask for the languages of many people at once', async () => {
    const [amina, joel] = [await buildPerson(auth()), await buildPerson(auth())];
    const token = await tokenOf(auth(), amina);
    await auth().call('PUT', '/api/me/language', { token, body: { language: 'rw' } });
    const people = [amina.id, joel.id, 999_999];
    const { body } = await auth().internal('POST', '/internal/people/languages', {
      body: { people },
    });
    expect(body).toEqual({ languages: [{ id: amina.id, language: 'rw' }] });
  });

  it('a success has its message in the language', async () => {
    const forgot = (headers = {}) =>
      auth().call('POST', '/api/password/forgot', { body: { email: 'nobody@example.org' }, headers });
    expect((await forgot()).body.message).toMatch(/^If there is an account/);
    const french = await forgot({ 'Accept-Language': 'fr' });
    expect(french.body).toEqual({ message: expect.stringMatching(/^S’il existe un compte/) });
  });
});
