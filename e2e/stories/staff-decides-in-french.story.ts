import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Selector } from 'testcafe';
import { submittedApplicant } from '../support/api';
import { aName, anApplicant } from '../support/applicants';
import { choose, fill } from '../support/form';
import { button, h1, heading, link, pagePath } from '../support/page';
import { allLanguages, doneWith, portalWith } from '../support/portal-with';
import { expectCleanStaffPage, inRow, row, rows, timelineEntry } from '../support/staff';
import { joinedColleague } from '../support/staff-seed';
import { desktop, resize } from '../support/windows';

fixture('A reviewer works in French').after(() => doneWith(allLanguages));

const message = 'We have begun to read your application and answer by Friday.';
const language = Selector('select.p-language');
const alert = Selector('[role=alert]');
const loading = Selector('.p-skeleton');

test('from signing in over the list and the review to a decision; what was typed stays as it was', async (t) => {
  const portal = await portalWith(allLanguages);
  const name = `Solange ${aName('Ingabire')}`;
  const { application_id } = await submittedApplicant(portal, anApplicant(name));
  const reference = referenceOf('intern', application_id);
  const reviewer = await joinedColleague(portal, 'reviewer');
  await resize(t, desktop);
  await t.navigateTo(`${portal.url}/staff/auth`);
  await t.expect(heading('Welcome back').exists).ok();
  await t.click(language).click(language.find('option').withExactText('Français'));
  await t.expect(heading('Quel plaisir de vous revoir').exists).ok();
  await expectCleanStaffPage('the sign-in in French');
  await fill('E\u2011mail', reviewer.email);
  await fill('Mot de passe', 'not the password');
  await t.click(button('Se connecter'));
  await t.expect(alert.withText('ou mot de passe incorrect').exists).ok();
  await t.click(language).click(language.find('option').withExactText('English'));
  await t.expect(alert.withText('Invalid email/phone or password.').exists).ok();
  await t.click(language).click(language.find('option').withExactText('Français'));
  await t.expect(alert.withText('ou mot de passe incorrect').exists).ok();
  await fill('Mot de passe', reviewer.password);
  await t.click(button('Se connecter'));
  await t.expect(pagePath()).eql('/dashboard');
  await t.expect(h1.withText('Tableau de bord').exists).ok();
  await t.expect(loading.exists).notOk();
  await expectCleanStaffPage('what waits, in French');

  await t.navigateTo(`${portal.url}/admin/notifications`);
  const sent = `${name} a envoyé sa candidature pour un stage (${reference}).`;
  await t.expect(Selector('main').withText(sent).exists).ok();

  await t.navigateTo(`${portal.url}/admin/intern-applications`);
  await t.expect(row(reference).exists).ok();
  await fill('Chercher par nom, e\u2011mail ou numéro', name.slice(0, -2));
  await t.expect(rows.count).eql(1);
  await expectCleanStaffPage('the list in French');
  await t.click(inRow(reference, 'Voir les détails'));
  await t.click(link('Ouvrir pour examiner'));

  await t.expect(h1.withText(name).exists).ok();
  await t.expect(loading.exists).notOk();
  await expectCleanStaffPage('the review in French');
  await choose('Nouveau statut', 'En examen');
  await fill('Message à la personne candidate', message);
  await t.click(button('Envoyer la réponse'));
  await t.click(button('Confirmer et envoyer'));
  await t.expect(timelineEntry(/Envoyée.+En examen/).withText(reviewer.name).exists).ok();
  await t.expect(Selector('blockquote').withExactText(message).exists).ok();
  await t.expect(Selector('[lang=fr] h1').exists).ok();
});
