import { type TranslatorOptions, translatePage, translatorWays } from '@portal/test-kit/page-translator';
import { act, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { surviveTranslation } from './translated-pages';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
surviveTranslation();

const crashed = jest.fn();
let end = () => {};
afterEach(() => {
  expect(crashed).not.toHaveBeenCalled();
  end();
});

/** Waits until observers have been notified: those of the page and that of the translator. */
const observed = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

/**
 * Draws one state after the other on a page that is translated from the start; returns the page's text after each
 * state.
 */
async function read<State>(
  states: readonly State[],
  draw: (state: State) => ReactNode,
  options: TranslatorOptions,
): Promise<string[]> {
  let show: (state: State) => void = () => {};
  const [first] = states as [State];
  function Page() {
    const [state, setState] = useState<State>(first);
    show = setState;
    return draw(state);
  }
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place, { onUncaughtError: crashed });
  await act(() => root.render(<Page />));
  end = translatePage(options);
  await observed();
  const seen = [];
  for (const state of states) {
    await act(() => show(state));
    await observed();
    seen.push(place.textContent ?? '');
  }
  await act(() => root.unmount());
  return seen;
}

describe.each(translatorWays)('on a page that is translated (%s)', (way) => {
  const translated = { way, mark: '~' };

  test('a text between elements that changes is the new one', async () => {
    const states = ['14:02', '14:03', '14:04'];
    const draw = (time: string) => (
      <p>
        <b>Saved</b> at {time}, <i>all of it</i>
      </p>
    );
    const seen = await read(states, draw, translated);
    for (const [index, words] of seen.entries())
      expect(words.replaceAll('~', '')).toBe(`Saved at ${states[index]}, all of it`);
    for (const words of seen) expect(words).toContain('~');
  });

  test('a text that comes and goes beside an element leaves nothing behind', async () => {
    const draw = (is: boolean) => (
      <p>
        {is ? 'Sending' : null}
        <button type="button">Press</button>
        {is ? null : 'Sent'}
      </p>
    );
    const seen = await read([true, false, true, false], draw, translated);
    expect(seen).toEqual(['Sending~Press~', 'Press~Sent~', 'Sending~Press~', 'Press~Sent~']);
  });

  test('an element comes before a text that was translated', async () => {
    const draw = (is: boolean) => (
      <p>
        {is ? <b>Careful</b> : null}
        Read this
        {is ? <i>now</i> : null}
      </p>
    );
    const seen = await read([false, true, false, true], draw, translated);
    expect(seen).toEqual(['Read this~', 'Careful~Read this~now~', 'Read this~', 'Careful~Read this~now~']);
  });

  test('a text becomes an element, and an element a text', async () => {
    const draw = (is: boolean) => <p>{is ? 'One word' : <b>One word</b>}</p>;
    const seen = await read([true, false, true, false], draw, translated);
    expect(seen).toEqual(Array(4).fill('One word~'));
  });

  test('rows with texts of their own change places', async () => {
    const Row = ({ children }: { children: ReactNode }) => children;
    const draw = (names: string[]) => (
      <div>
        {names.map((name) => (
          <Row key={name}>{name}</Row>
        ))}
      </div>
    );
    const seen = await read([['A', 'B', 'C'], ['C', 'A', 'B'], ['B'], ['B', 'D']], draw, translated);
    expect(seen).toEqual(['A~B~C~', 'C~A~B~', 'B~', 'B~D~']);
  });

  test('a text that somebody typed stands as it was typed', async () => {
    const draw = (name: string) => (
      <p>
        Hello, <b translate="no">{name}</b>
      </p>
    );
    expect(await read(['Rose', 'Violette'], draw, translated)).toEqual(['Hello, ~Rose', 'Hello, ~Violette']);
  });
});
