import { translatePage } from '@portal/test-kit/page-translator';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { surviveTranslation } from './translated-pages';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// A translator that started before the page is notified of each change first; the guard gets both changes at once.
translatePage({ mark: '~' });
surviveTranslation();

const observed = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

test('a text that goes while the one before it changes stays gone, whoever hears of it first', async () => {
  const states = [
    'Waiting',
    'Sending, 40 %',
    'Sending, 100 %',
    'Sent',
    'Kept',
    'Sending, 10 %',
    'Sent',
    'Kept',
  ];
  let show: (state: string) => void = () => {};
  function Page() {
    const [state, setState] = useState('Waiting');
    show = setState;
    const [word, share] = state.split(', ');
    return (
      <p>
        {word}
        {share ? `, ${share}` : null}
        {' of it'}
      </p>
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(() => root.render(<Page />));
  await observed();
  const seen: string[] = [];
  for (const state of states) {
    await act(() => show(state));
    await observed();
    seen.push(place.textContent ?? '');
  }
  expect(seen.map((words) => words.replaceAll('~', ''))).toEqual(states.map((state) => `${state} of it`));
  for (const words of seen) expect(words).toContain('~');
  await act(() => root.unmount());
});
