import '@testing-library/jest-dom';
import { fillVisit, openVisitInLanguages } from './further-visit';
import {
  abilities,
  application,
  fakePortal,
  feedback,
  heading,
  openInLanguages,
  reviewOf,
  screen,
  waitFor,
  within,
} from './open';

const all = ['en', 'fr', 'rw', 'en-XA'];
const listed = application(3, 'intern', 'approved', { abilities: abilities.mayAsk });
let close: (() => Promise<void>) | undefined;

async function open(offered: string[], at: string, stored: Parameters<typeof fakePortal>[0]) {
  const dashboard = await openInLanguages(offered, { at, portal: fakePortal(stored) });
  close = dashboard.close;
  return dashboard;
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await close?.();
  close = undefined;
});

test('feedback is read in French: everything but what somebody has written', async () => {
  const stored = { applications: [listed], feedback: [feedback(1, { application_id: 3, is_read: true })] };
  const { domElement } = await open(['fr', 'en'], '/feedback', stored);
  expect(await heading('Nos messages')).toBeVisible();
  expect(domElement).toHaveAttribute('lang', 'fr');
  expect(await screen.findByRole('heading', { name: 'Il nous faut plus d’informations' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stage APP-003' })).toHaveAttribute(
    'href',
    '/userdashboard/applications/3',
  );
  expect(screen.getByText(/^\d+ novembre 2026$/)).toBeVisible();
  expect(screen.getByText(/Please send us your transcript/)).toHaveAttribute('lang', '');
  expect(document.title).toContain('Nos messages');
});

test('another language under an open dialog keeps what was typed, and translates its errors', async () => {
  const { user, choose } = await open(all, '', { applications: [listed] });
  await user.click(await screen.findByRole('button', { name: /^Request Another/ }));
  const field = await screen.findByLabelText('Why do you want to apply again?');
  await user.type(field, 'Again');
  await user.click(screen.getByRole('button', { name: 'Send Request' }));
  const shown = (sentence: string) =>
    within(screen.getByRole('dialog')).getByRole('link', { name: sentence });
  expect(shown('Please provide a more detailed reason (at least 20 characters)')).toBeVisible();

  await choose('fr');
  expect(screen.getByRole('dialog', { name: 'Postuler à nouveau' })).toBeVisible();
  expect(screen.getByLabelText('Pourquoi voulez-vous postuler à nouveau ?')).toBe(field);
  expect(field).toHaveValue('Again');
  expect(within(screen.getByRole('dialog')).getByRole('link')).not.toHaveTextContent('Please');

  await choose('rw');
  expect(screen.getByLabelText('Kuki ushaka kongera gusaba?')).toHaveValue('Again');
  await choose('en');
  expect(shown('Please provide a more detailed reason (at least 20 characters)')).toBeVisible();
  expect(field).toHaveValue('Again');
});

test('another language under the editor keeps the open tab and what was typed', async () => {
  const draft = application(3, 'intern', 'draft');
  const stored = { applications: [draft], reviews: { 3: reviewOf(draft) } };
  const { user, choose } = await open(all, '/applications/3/edit', stored);
  const address = await screen.findByLabelText('Current Address');
  await user.clear(address);
  await user.type(address, 'Musanze');
  await choose('fr');
  const editor = within(screen.getByRole('dialog', { name: 'Modifier la candidature APP-003' }));
  expect(editor.getByRole('tab', { selected: true })).toHaveTextContent('Vous');
  expect(address).toHaveValue('Musanze');
  expect(address).toBeVisible();
});

test('a refusal of several fields follows the language that is chosen while it stands, also in its short message', async () => {
  const dashboard = await openVisitInLanguages();
  const { user, choose, portal, standing: status } = dashboard;
  close = dashboard.close;
  await fillVisit(dashboard);
  await choose('fr');
  const errors = {
    position: ['Saisissez votre fonction'],
    visit_end_date: ['La date de fin de la visite doit être après la date de début.'],
  };
  const refusal = { status: 422, body: { message: 'Erreur', errors }, language: 'fr' };
  portal.answerOnce('POST /api/visitor/submit-application', refusal);
  await user.click(screen.getByRole('button', { name: 'Envoyer la candidature' }));
  const shown = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.textContent);
  const inFrench = Object.values(errors).flat();
  await waitFor(() => expect(shown()).toEqual(inFrench));
  expect(status()).toEqual([`Des réponses sont à corriger\u00a0: ${inFrench.join(' ')}`]);
  await choose('rw');
  const kinyarwanda = [
    'Andika umwanya ukoraho',
    'Itariki uruzinduko rurangiriraho igomba kuba nyuma y’iyo rutangiriraho.',
  ];
  expect(shown()).toEqual(kinyarwanda);
  expect(status()).toEqual([`Hari ibigomba gukosorwa: ${kinyarwanda.join(' ')}`]);
  await choose('en');
  const english = ['Enter your position', 'Visit end date must be after start date.'];
  expect(shown()).toEqual(english);
  expect(status()).toEqual([`Validation Failed: ${english.join(' ')}`]);
});

test('the switch stands in the menu beside the page and in that of a phone, where there is a choice', async () => {
  const { user } = await open(['en', 'fr'], '', { applications: [listed] });
  const switches = await screen.findAllByRole('combobox', { name: 'Language', hidden: true });
  expect(switches).toHaveLength(2);
  await user.selectOptions(switches[0] as HTMLElement, 'Français');
  expect(await heading('Votre espace')).toBeVisible();
  await close?.();
  close = undefined;
  await open(['en'], '', { applications: [listed] });
  expect(await heading('Dashboard')).toBeVisible();
  expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
});
