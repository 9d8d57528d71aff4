import '@testing-library/jest-dom';
import { next } from '@portal/application-ui/testing';
import { surviveTranslation } from '@portal/remote-sdk';
import { translatePage } from '@portal/test-kit/page-translator';
import { screen, waitFor } from '@testing-library/react';
import { openStep, visitor } from './open-wizard';

surviveTranslation();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const steps = [
  [2, 'Personal Info'],
  [3, 'Education'],
  [4, 'Visit Goals'],
  [5, 'Logistics'],
  [6, 'Documents'],
  [7, 'Declaration'],
  [8, 'Review & Submit'],
] as const;

let end = () => {};
afterEach(() => end());

/** Has the page translated from now on; each translated text has a sign behind it. */
function translated() {
  end = translatePage({ mark: '~' });
}

test.each(steps)('step %i (%s) is used on a translated page', async (step, heading) => {
  const { user } = await openStep(step, heading, step === 8 ? {} : { form: {}, uploads: [] });
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

test('errors of a translated step are told, and go on being told as they are', async () => {
  const { user } = await openStep(3, 'Education', { form: {} });
  translated();
  await user.click(next(/^Next Step/));
  await waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('~'));
  const count = () => document.querySelectorAll('[role=alert] a').length;
  const before = count();
  await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'University of Rwanda');
  await user.click(next(/^Next Step/));
  await waitFor(() => expect(count()).toBeLessThan(before));
  expect(document.querySelector('[role=alert]')?.textContent).toContain('~');
});

test('what was typed stands in the translated review as it was typed', async () => {
  await openStep(8, 'Review & Submit');
  translated();
  const values = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  await waitFor(() => expect(values().join()).toContain('~'));
  expect(values()).toEqual(expect.arrayContaining([visitor.name, visitor.email]));
});
