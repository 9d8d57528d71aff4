import { onEachDatabase } from './each-database';
import { type Mailbox, startMailbox } from './mailbox';
import { buildApplicant, buildPerson, goodPassword, randomAddress, tokenOf, wizardTokenOf } from './people';

onEachDatabase((auth) => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox(auth());
  });
  afterAll(() => mailbox?.stop());

  const kept = async ({ id }: { id: number }) => (await auth().service.stores.people.byId(id))?.language;
  const announcement = (language: string, chosen = language) => ({
    'Accept-Language': language,
    Cookie: `language=${chosen}`,
  });
  const signIn = (person: { email: string }, headers: Record<string, string>) =>
    auth().call('POST', '/api/login', {
      body: { email_or_phone: person.email, password: goodPassword },
      address: randomAddress(),
      headers,
    });
  const forgets = ({ email }: { email: string }) =>
    mailbox.nextTo(email, () => auth().call('POST', '/api/password/forgot', { body: { email } }));

  it('is what somebody chose where they signed in, and their mails are in it', async () => {
    const person = await buildPerson(auth());
    expect(await kept(person)).toBeNull();
    const { body } = await signIn(person, announcement('fr'));
    expect(body.user).toMatchObject({ language: 'fr' });
    const text = await forgets(person);
    expect(text).toContain('Le lien ci-dessous vous permet d’en choisir un.');
    expect(text).toContain('Des questions\u00a0? Écrivez à');
    expect(text).not.toContain('Someone');
    expect(mailbox.sentTo(person.email)[0]?.subject).toBe(
      'Choisissez un nouveau mot de passe pour Hill School',
    );
  });

  it('is English for people who chose none, and a browser’s own list is no choice', async () => {
    const person = await buildPerson(auth());
    const { body } = await signIn(person, { 'Accept-Language': 'fr-FR,fr;q=0.9' });
    expect(body.user).not.toHaveProperty('language');
    expect(await forgets(person)).toContain('The link below lets you choose one.');
  });

  it('stays when a new device has chosen none', async () => {
    const person = await buildPerson(auth(), { language: 'rw' });
    const { body } = await signIn(person, { 'Accept-Language': 'en' });
    expect(body.user).toMatchObject({ language: 'rw' });
    expect(await kept(person)).toBe('rw');
    await signIn(person, announcement('en'));
    expect(await kept(person)).toBe('en');
  });

  it('is changed by a choice of whoever is signed in, the wizard included', async () => {
    const person = await buildPerson(auth());
    const choose = (token: string, language: unknown) =>
      auth().call('PUT', '/api/me/language', { token, body: { language } });
    const token = await tokenOf(auth(), person);
    expect((await choose(token, 'rw')).status).toBe(204);
    expect((await auth().call('GET', '/api/me', { token })).body).toMatchObject({ language: 'rw' });
    for (const none of ['de', '', null, 7, 'fr-FR', 'x'.repeat(5000)])
      expect((await choose(token, none)).status).toBe(422);
    expect(await kept(person)).toBe('rw');
    const applicant = await buildApplicant(auth());
    expect((await choose(await wizardTokenOf(auth(), applicant), 'fr')).status).toBe(204);
    expect(await kept(applicant)).toBe('fr');
    const answer = await auth().internal('GET', `/internal/people/${applicant.id}`);
    expect(answer.body).toMatchObject({ language: 'fr' });
  });

  it('comes with an applicant who begins; a pair on a strange device changes nothing', async () => {
    const pair = { email: `${Math.random()}@example.org`, phone: '250788111222' };
    const identify = (more: object) =>
      auth().internal('POST', '/internal/wizard/identify', {
        body: { ...pair, role: 'intern', address: randomAddress(), ...more },
      });
    const begun = await identify({ create: true, name: 'Amina', language: 'fr', language_chosen: true });
    const { id } = begun.body.person as { id: number };
    expect(await kept({ id })).toBe('fr');
    await identify({ language: 'rw', language_chosen: true });
    expect(await kept({ id })).toBe('fr');
    const device = (begun.body.device as { token: string }).token;
    expect((await identify({ device, language: 'de', language_chosen: true })).status).toBe(200);
    expect(await kept({ id })).toBe('fr');
    await identify({ device, language: 'rw', language_chosen: true });
    expect(await kept({ id })).toBe('rw');
  });

  it('of an invitation is the inviting administrator’s', async () => {
    const admin = await buildPerson(auth(), { role: 'admin', language: 'fr' });
    const email = `${Math.random()}@example.org`;
    const token = await tokenOf(auth(), admin);
    const body = { name: 'Jean Bosco', email, role: 'reviewer' };
    const text = await mailbox.nextTo(email, () => auth().call('POST', '/api/staff', { token, body }));
    expect(text).toContain('Bonjour Jean Bosco,');
    expect(text).toContain('Dans l’équipe d’évaluation');
  });
});
