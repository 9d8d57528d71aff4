import { ClientFunction, Selector } from 'testcafe';
import { harness } from '../support/harness';
import { button, field, h1, heading } from '../support/page';
import { startTestPortal } from '../support/portal';
import { desktop, resize } from '../support/windows';

const choice = Selector('select.p-language');
const spoken = ClientFunction(() => document.documentElement.lang);
/** The language of the page's words, which may be another one than the portal's. */
const spokenHere = ClientFunction(() =>
  document.querySelector('h1')?.closest('[lang]')?.getAttribute('lang'),
);

fixture('Whoever reads French or Kinyarwanda reads the first pages so');

test('a language is chosen in the header, keeps what was typed, and is remembered', async (t) => {
  const portal = await startTestPortal(harness().startPortal, { env: { LANGUAGES: 'en,fr,rw' } });
  const choose = async (name: string) => {
    await t.click(choice);
    await t.click(choice.find('option').withExactText(name));
  };
  try {
    await resize(t, desktop);
    await t.navigateTo(portal.url);
    await t.expect(heading('Welcome Back').exists).ok();
    await t.typeText(field('Email or phone'), 'uwase@example.org');
    await choose('Français');
    await t.expect(heading('Heureux de vous revoir').exists).ok();
    await t.expect(field('E-mail ou téléphone').value).eql('uwase@example.org');
    await t.expect(spoken()).eql('fr');
    await t.click(button('Se connecter'));
    await t.expect(Selector('[role=alert]').withText('Le mot de passe est obligatoire').exists).ok();

    await t.navigateTo(portal.url);
    await t.expect(h1.withText('Venez apprendre avec nous au Rwanda').exists).ok();
    await t.navigateTo(`${portal.url}/staff/auth`);
    await t.expect(heading('Welcome back').exists).ok();
    await t.expect(spokenHere()).eql('en');

    await t.navigateTo(`${portal.url}/?lang=rw`);
    await t.expect(h1.withText('Ngwino wigire hamwe natwe mu Rwanda').exists).ok();
    await t.navigateTo(`${portal.url}/nothing-here`);
    await t.expect(h1.withText('Paji ntiyabonetse').exists).ok();
  } finally {
    await portal.stop();
  }
});
