import type { MessageWords } from '@portal/contract-shell-v1';
import { act } from 'react';
import { fakeShell } from '../dev';
import { pageLifecycles } from './page-lifecycles';

const acting = (on: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: on });

beforeEach(() => acting(true));

function propsFor(crashed = jest.fn()) {
  return { shell: fakeShell(), domElement: document.createElement('div'), crashed };
}

test('a component becomes a page that comes and goes', async () => {
  const page = pageLifecycles(({ shell }) => <h1>{shell.branding.name}</h1>);
  const props = propsFor();
  await act(async () => {
    await page.bootstrap(props);
    await page.mount(props);
  });
  expect(props.domElement.textContent).toBe('Organisation name');
  await act(() => page.unmount(props));
  expect(props.domElement.innerHTML).toBe('');
});

test('an error that the component does not catch goes to the shell', async () => {
  const page = pageLifecycles(() => {
    throw new Error('render');
  });
  const crashed = jest.fn();
  const pending = new Promise<void>((resolve) => void crashed.mockImplementation(() => resolve()));
  const props = propsFor(crashed);
  // act() would throw the error itself, before the page can report it.
  acting(false);
  await page.mount(props);
  await pending;
  expect(crashed.mock.calls[0][0]).toEqual(new Error('render'));
});

test('unmounting a page that was never mounted is no error', async () => {
  await expect(pageLifecycles(() => null).unmount(propsFor())).resolves.toBeUndefined();
});

test('a page uses the language of the shell, keeps what was typed when another is chosen, and sets its lang', async () => {
  let word = 'Name';
  const applyWords = (output: string) => async () => () => {
    word = output;
  };
  const page = pageLifecycles(
    () => (
      <label>
        {word} <input />
      </label>
    ),
    { en: applyWords('Name'), fr: applyWords('Nom'), rw: () => Promise.reject(new Error('no line')) },
  );
  const shell = fakeShell({ languages: ['fr', 'en', 'rw', 'de'] });
  const props = { ...propsFor(), shell };
  const now = () => [props.domElement.lang, props.domElement.textContent?.trim()];
  await act(() => page.mount(props));
  expect(now()).toEqual(['fr', 'Nom']);
  const typed = props.domElement.querySelector('input') as HTMLInputElement;
  typed.value = 'Uwase';
  await act(async () => shell.language?.choose('en'));
  expect(now()).toEqual(['en', 'Name']);
  expect(props.domElement.querySelector('input')).toBe(typed);
  await act(async () => shell.language?.choose('fr'));
  await act(async () => shell.language?.choose('rw'));
  expect(now()).toEqual(['en', 'Name']);
  await act(async () => shell.language?.choose('de'));
  expect(now()).toEqual(['en', 'Name']);
  await act(() => page.unmount(props));
  await act(async () => shell.language?.choose('fr'));
  expect(props.domElement.textContent).toBe('');
});

async function notifying(drawAnew?: () => void) {
  let language = 'en';
  const page = pageLifecycles(
    ({ shell }) => (
      <button type="button" onClick={() => shell.notify.success('Saved')}>
        {language}
      </button>
    ),
    {
      fr: async () => () => {
        language = 'fr';
      },
    },
    (words) => `${words} (${language})`,
  );
  const shell = fakeShell({ languages: ['en', 'fr'] });
  const success = jest.fn<void, [MessageWords]>();
  const notify = { ...shell.notify, success, ...(drawAnew && { drawAnew }) };
  const props = { ...propsFor(), shell: { ...shell, notify } };
  await act(() => page.mount(props));
  act(() => props.domElement.querySelector('button')?.click());
  const words = success.mock.calls[0]?.[0];
  await act(async () => shell.language?.choose('fr'));
  return { words, message: typeof words === 'function' ? words() : words };
}

test('a short message follows the language of its page, and is drawn anew once its words are there', async () => {
  const drawAnew = jest.fn();
  expect((await notifying(drawAnew)).message).toBe('Saved (fr)');
  expect(drawAnew).toHaveBeenCalledTimes(2);
});

test('a shell from before gets the words alone', async () => {
  expect((await notifying()).words).toBe('Saved');
});

test('a page without languages of its own leaves the language to the place that it stands in', async () => {
  const shell = fakeShell({ languages: ['fr', 'en'] });
  const props = { ...propsFor(), shell };
  await act(() => pageLifecycles(() => <p>Bonjour</p>).mount(props));
  expect(props.domElement.textContent).toBe('Bonjour');
  expect(props.domElement.hasAttribute('lang')).toBe(false);
});
