import '@testing-library/jest-dom';
import type { PageLifecycles, PageProps } from '@portal/contract-shell-v1';
import { surviveTranslation } from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import { translatePage } from '@portal/test-kit/page-translator';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigateToUrl } from 'single-spa';
import { failure, type LoadResult } from '../failure/result';
import { languageFiles as files } from '../language/files';
import { createLanguage } from '../language/language';
import { createPortal } from './portal';
import type { Unit } from './unit';

surviveTranslation();

const reports: unknown[][] = [];
const loads = new Map<string, () => Promise<LoadResult>>();
const unitAt = (path: string): Unit => ({
  name: `wizard${path}`,
  title: 'Stage',
  places: [{ path, unit: `wizard${path}`, access: 'open', signIn: '/', openWhenClosed: true }],
  report: (...what) => void reports.push([path, ...what]),
  load: () => loads.get(path)?.() ?? Promise.resolve(failure('unreachable', path)),
});

/** Shared by all tests: single-spa keeps registered pages for as long as the tab lives. */
let language: ReturnType<typeof createLanguage>;
let endTranslation = () => {};
beforeAll(async () => {
  language = createLanguage({ files, offered: ['en', 'fr'], found: 'fr', asked: false, extent: 'home' });
  await language.ready;
  const container = document.createElement('main');
  document.body.append(container);
  endTranslation = translatePage({ mark: '~' });
  const shell = { ...fakeShell(), language: language.api };
  const portal = createPortal({ shell, container, serverAnswers: async () => true });
  portal.add(['/broken', '/crashing', '/torn'].map(unitAt));
  portal.complete(true, async () => false);
  portal.start();
});
afterAll(() => endTranslation());

const open = (path: string) => act(async () => void navigateToUrl(path));
function drawing(title: () => string, drawn: PageProps[] = []): PageLifecycles {
  return {
    async bootstrap() {},
    async mount(props) {
      drawn.push(props);
      const made = document.createElement('h1');
      made.textContent = title();
      props.domElement.append(made);
    },
    async unmount() {},
  };
}
const plain = (text: string | null | undefined) => text?.replaceAll('~', '');

const heading = () => plain(screen.getByRole('heading', { level: 1 }).textContent);

test('the panel of a page that did not come is drawn anew once its words are there, also on a translated page', async () => {
  await open('/broken');
  await waitFor(() => expect(heading()).toMatch(/la page n’a pas pu être chargée$/));
  expect(document.querySelectorAll('.p-failure')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Réessayer/ }));
  await waitFor(() => expect(heading()).toMatch(/la page n’a pas pu être chargée$/));
});

test('a page whose panel was left before the words came is not drawn over', async () => {
  const page = { title: 'Bonjour' };
  loads.set('/crashing', async () => ({ ok: true, page: drawing(() => page.title) }));
  await open('/broken');
  await open('/crashing');
  await waitFor(() => expect(heading()).toBe('Bonjour'));
  expect(document.querySelectorAll('.p-failure')).toHaveLength(0);
});

test('a page in which a translator has taken out what stood there is drawn anew, without a panel', async () => {
  const drawn: PageProps[] = [];
  loads.set('/torn', async () => ({ ok: true, page: drawing(() => `fois ${drawn.length}`, drawn) }));
  await open('/torn');
  await waitFor(() => expect(heading()).toBe('fois 1'));
  const torn = new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
  await act(async () => drawn[0]?.crashed(torn));
  await waitFor(() => expect(heading()).toBe('fois 2'));
  expect(document.querySelectorAll('.p-failure')).toHaveLength(0);
  // A page that breaks again at once is replaced by the panel, in the page's language.
  await act(async () => drawn[1]?.crashed(torn));
  await waitFor(() => expect(heading()).toBe('Stage ne fonctionne plus'));
});

test('a page reports how long it took to be shown, and the first error that it did not catch', async () => {
  loads.set('/crashing', async () => ({ ok: true, page: drawing(() => 'Bonjour') }));
  await open('/broken');
  reports.length = 0;
  await open('/crashing');
  await waitFor(() => expect(reports).toEqual([['/crashing', 'opened', expect.any(Number)]]));
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
  for (let time = 0; time < 2; time += 1)
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('out of order') }));
  expect(reports.slice(1)).toEqual([['/crashing', 'error']]);
});
