import { fakeShell } from '@portal/remote-sdk/dev';
import { showFailurePanel } from './panel';
import { type FailureReason, failure } from './result';

const branding = {
  name: 'Hope House',
  logo: null,
  mailbox: 'help@hope.example',
  website: null,
  social: [],
  newsletter: null,
};

function show(reason: FailureReason, retry = jest.fn(), languages = ['en']) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  showFailurePanel(place, {
    failure: failure(reason, 'mfe-visitor-wizard 1.0.0'),
    title: 'Visit application',
    branding,
    language: fakeShell({ languages }).language,
    links: [{ href: '/', text: 'Home page' }],
    retry,
  });
  return { place, retry };
}

test.each<[FailureReason, string]>([
  ['timeout', 'Visit application is taking too long'],
  ['unreachable', 'Visit application could not be reached'],
  ['incompatible', 'Visit application is being updated'],
  ['crashed', 'Visit application has stopped working'],
])('%s: the panel shows it, that nothing typed is lost, and tries again', (reason, heading) => {
  const { place, retry } = show(reason);
  expect(place.querySelector('h1')?.textContent).toBe(heading);
  expect(place.textContent).toContain('What you typed is kept on this device.');
  expect(document.title).toBe(`${heading} - Hope House`);
  expect(document.activeElement).toBe(place.querySelector('h1'));
  place.querySelector('button')?.click();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what failed to load offline is loaded again once online, unless something else is shown', () => {
  const lineIsBack = () => window.dispatchEvent(new Event('online'));
  const crashed = show('crashed');
  const left = show('timeout');
  const { retry } = show('unreachable');
  lineIsBack();
  lineIsBack();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(left.retry).not.toHaveBeenCalled();
  expect(crashed.retry).not.toHaveBeenCalled();
  show('crashed', retry);
  lineIsBack();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('it leads home, to the other pages and to the mailbox', () => {
  const { place } = show('unreachable');
  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/', 'mailto:help@hope.example']);
});

test('support finds the technical words behind a fold', () => {
  const { place } = show('crashed');
  expect(place.querySelector('details')?.textContent).toContain('crashed. mfe-visitor-wizard 1.0.0');
});

test('a page that does not exist offers other pages and nothing to retry', () => {
  const { place } = show('not-found');
  expect(place.querySelector('h1')?.textContent).toBe('Page not found');
  expect(place.querySelector('button')).toBeNull();
  expect(place.querySelector('details')).toBeNull();
});

test('where the organisation has set no logo, the page’s own icon stands beside its name', () => {
  document.head.innerHTML = '<link rel="icon" href="data:image/svg+xml,heart">';
  expect(show('not-found').place.querySelector('.p-brand img')).toHaveProperty(
    'src',
    'data:image/svg+xml,heart',
  );
  document.head.replaceChildren();
});

test('its header has the switch of languages, where there is a choice', async () => {
  const alone = show('not-found');
  const { place } = show('not-found', jest.fn(), ['en', 'fr']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(place.querySelectorAll('header select option')).toHaveLength(2);
  expect(alone.place.querySelector('select')).toBeNull();
});

test('drawn once more in another language it leaves the focus with the choice', async () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const { language } = fakeShell({ languages: ['en', 'fr'] });
  const draw = (byChoice = false) =>
    showFailurePanel(place, {
      ...{ failure: failure('not-found', '/x'), title: 'This page', branding, language, links: [] },
      ...{ retry: jest.fn(), again: () => draw(true), byChoice },
    });
  draw();
  await new Promise((resolve) => setTimeout(resolve));
  const select = place.querySelector('select') as HTMLSelectElement;
  select.value = 'fr';
  select.dispatchEvent(new Event('change'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const drawn = place.querySelector('select') as HTMLSelectElement;
  expect([drawn.value, drawn === select]).toEqual(['fr', false]);
  expect(document.activeElement).toBe(drawn);
});
