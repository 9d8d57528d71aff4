import { surviveTranslation } from '@portal/remote-sdk';
import { translatePage } from '@portal/test-kit/page-translator';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { next } from './next';

type Step = readonly [step: number, heading: string];

interface TranslatedWizard {
  /** The steps after the first one, the review last. */
  steps: readonly Step[];
  /** The step that needs a school. */
  education: Step;
  /** Opens a step, without any answer where `empty`. */
  open(step: Step, how: { empty: boolean }): Promise<{ user: UserEvent }>;
  /** The typed answers that the review must show unchanged. */
  typed: readonly string[];
}

/** Tests a wizard while the browser translates it; a mark follows each translated text. */
export function testTranslated({ steps, education, open, typed }: TranslatedWizard): void {
  let end = () => {};
  const review = steps.at(-1) as Step;
  const translated = () => {
    end = translatePage({ mark: '~' });
  };
  const alertText = () => document.querySelector('[role=alert]')?.textContent ?? '';

  surviveTranslation();
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => end());

  test.each(steps)('step %i (%s) is used on a translated page', async (step, heading) => {
    const { user } = await open([step, heading], { empty: step !== review[0] });
    translated();
    for (const name of [/^Add /, /^Remove /]) {
      const [press] = screen.queryAllByRole('button', { name });
      if (press) await user.click(press);
    }
    await user.click(next(/^(Next Step|Submit Application|Sign In)/));
    await user.click(screen.getByRole('button', { name: /^Previous/ }));
    await waitFor(() => expect(document.querySelector('h1')?.textContent).not.toContain(heading));
    expect(document.querySelector('h1')?.textContent).toMatch(/~$/);
  });

  test('errors of a translated step are shown, and keep up with its values', async () => {
    const { user } = await open(education, { empty: true });
    translated();
    await user.click(next(/^Next Step/));
    await waitFor(() => expect(alertText()).toContain('~'));
    const count = () => document.querySelectorAll('[role=alert] a').length;
    const before = count();
    await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'University of Rwanda');
    await user.click(next(/^Next Step/));
    await waitFor(() => expect(count()).toBeLessThan(before));
    expect(alertText()).toContain('~');
  });

  test('what was typed stands in the translated review as it was typed', async () => {
    await open(review, { empty: false });
    translated();
    const values = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    await waitFor(() => expect(values().join()).toContain('~'));
    expect(values()).toEqual(expect.arrayContaining([...typed]));
  });
}
