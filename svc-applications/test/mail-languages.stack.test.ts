import { until } from '@portal/test-kit';
import { standardOf } from '../src/mail/templates/template';
import { works } from '../src/works';
import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { decideOn, kindWords } from './factories/decisions';
import { buildComplete, submission } from './factories/sections';

onEachDatabase((portal) => {
  const inFrench = { 'Accept-Language': 'fr' };
  const mailTo = async (email: string) => {
    await until(() => portal().mails.some(({ to }) => to === email));
    return portal().mails.findLast(({ to }) => to === email);
  };
  const kept = async (id: number) => (await portal().service.stores.languages.ofOwner(id))?.language;
  async function submitted(headers: Record<string, string> = {}) {
    const amina = await buildComplete(portal());
    const answer = await amina.call('submitInternship', { ...submission(amina), headers });
    expect(answer.status).toBe(200);
    return amina;
  }

  it('of a submission is that of its confirmation and of the decision, with the words of staff as they are', async () => {
    const amina = await submitted(inFrench);
    const { email } = amina.personal;
    const confirmation = await mailTo(email);
    expect(confirmation?.subject).toMatch(/^Nous avons reçu votre candidature de stage \(APP-\d+\)$/);
    expect(confirmation?.text).toContain('Notre équipe de sélection lit chaque candidature');
    expect(confirmation?.text).toContain('Mot de passe\u00a0: Fresh-');
    expect(confirmation?.html).toContain('<html lang="fr">');
    await decideOn(portal(), amina);
    const decision = await mailTo(email);
    expect(decision?.subject).toMatch(/^Votre candidature de stage est acceptée/);
    expect(decision?.text).toContain(`Un mot de notre équipe pour vous\u00a0:\n\n${kindWords}\n`);
  });

  it('is English for people who chose none, and a browser’s own list is no choice', async () => {
    const amina = await submitted({ 'Accept-Language': 'fr-FR,fr;q=0.9,en;q=0.8' });
    expect(await kept(amina.applicationId)).toBeNull();
    expect((await mailTo(amina.personal.email))?.subject).toMatch(/^We have received your internship/);
  });

  it('is what was chosen for the account since; while svc-auth is away that of the page', async () => {
    const amina = await submitted(inFrench);
    Object.assign(portal().auth.people.get(amina.personId) ?? {}, { language: 'rw' });
    await decideOn(portal(), amina);
    expect((await mailTo(amina.personal.email))?.subject).toMatch(/^Ubusabe bwawe bwo/);
    portal().auth.down(true);
    try {
      await decideOn(portal(), amina, { status: 'rejected' });
      await until(() => portal().mails.some(({ subject }) => subject.startsWith('La décision sur')));
    } finally {
      portal().auth.down(false);
    }
  });

  it('has the standard words where only those in English were changed, and staff can see that', async () => {
    const token = await staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
    const place = { programme: 'intern', kind: 'decision-in-review', language: 'en' };
    const words = { subject: 'Ours', text: '{message}', small: '' };
    await portal().call('updateMailTemplate', { token, params: place, body: { ...words, version: 0 } });
    const amina = await submitted(inFrench);
    await decideOn(portal(), amina, { status: 'in-review' });
    expect((await mailTo(amina.personal.email))?.subject).toMatch(
      /^Nous examinons votre candidature de stage/,
    );
    const list = await portal().call('listMailTemplates', { token, query: { language: 'fr' } });
    const line = list.body.templates.find(
      ({ kind, programme }) => kind === place.kind && programme === 'intern',
    );
    expect(line).toMatchObject({ language: 'fr', is_standard: true, changed_in: ['en'] });
    expect((await portal().call('listMailTemplates', { token, query: { language: 'tlh' } })).status).toBe(
      422,
    );
    const french = { ...place, language: 'fr' };
    const read = await portal().call('getMailTemplate', { token, params: french });
    expect(read.body.subject).toBe(standardOf(works, place.kind, 'fr').subject);
    await portal().call('updateMailTemplate', {
      token,
      params: french,
      body: { ...words, subject: 'À nous', version: 0 },
    });
    await decideOn(portal(), amina, {
      status: 'in-review',
      message: 'We are glad to have you with us in July.',
    });
    await until(() => portal().mails.some(({ subject }) => subject === 'À nous'));
    for (const params of [place, french])
      await portal().call('resetMailTemplate', { token, params, body: { version: 1 } });
  });
});
