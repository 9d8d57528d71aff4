import { call, fillInternship, saveProgress } from '../support/api';
import { anApplicant } from '../support/applicants';
import { expectCleanPage } from '../support/axe';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, dialog, field, words } from '../support/page';
import { expectStep, openAs } from '../support/wizard';

fixture('One application in two tabs');

interface Progress {
  form_data: { personal_statement: string };
}

test('the person sees both texts and chooses; nothing is overwritten unseen', async (t) => {
  const portal = harness().shared;
  const session = await fillInternship(portal, anApplicant());
  await openAs(session, 6);
  await expectStep(/Motivation/);
  await fill('Personal statement: why do you want to come to us?', 'Written in this tab');
  await saveProgress(portal, session, 6, { personal_statement: 'Written in the other tab' });

  await t.click(button('Next Step'));
  await t.expect(dialog.exists).ok();
  await t.expect(dialog.textContent).contains('Written in this tab');
  await t.expect(dialog.textContent).contains('Written in the other tab');
  await expectCleanPage('the two copies', { newToAxe: true });

  await t.click(button('Keep all from the other copy'));
  await t.click(button('Continue with these answers'));
  await t.expect(dialog.exists).notOk();
  await t
    .expect(field('Personal statement: why do you want to come to us?').value)
    .eql('Written in the other tab');

  await fill('Personal statement: why do you want to come to us?', 'Settled in this tab');
  await t.click(button('Next Step'));
  await expectStep(/Skills/);
  const { form_data } = await call<Progress>(portal, 'GET', '/api/get-progress', { token: session.token });
  await t.expect(form_data.personal_statement).eql('Settled in this tab');
  await t.expect(words('Two copies of your answers').exists).notOk();
});

test('a reload with an unsaved text and a newer one on the server asks before the form is shown', async (t) => {
  const portal = harness().shared;
  const session = await fillInternship(portal, anApplicant());
  await openAs(session, 6);
  await expectStep(/Motivation/);
  await fill('Personal statement: why do you want to come to us?', 'Typed before the reload');
  await saveProgress(portal, session, 6, { personal_statement: 'Written on another device' });
  await t.eval(() => window.location.reload());

  await t.expect(dialog.exists).ok();
  await t.expect(dialog.textContent).contains('Typed before the reload');
  await t.expect(dialog.textContent).contains('Written on another device');
  await t.click(button('Keep all from here'));
  await t.click(button('Continue with these answers'));
  await expectStep(/Motivation/);
  await t
    .expect(field('Personal statement: why do you want to come to us?').value)
    .eql('Typed before the reload');
});
