import '@testing-library/jest-dom';
import { next, problems } from '@portal/application-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { openWizard } from './open-wizard';

/** What people have really typed or pasted, where they meet the answer: step 2 before the sign-in. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function onStepTwo() {
  const wizard = openWizard();
  await wizard.user.click(await screen.findByLabelText('Personal'));
  for (const box of screen.getAllByRole('checkbox')) await wizard.user.click(box);
  await wizard.user.click(next());
  await screen.findByLabelText('Full Name');
  return wizard;
}
const type = (label: string, value: string, selector = 'input') => {
  const field = screen.getByLabelText(label, { selector });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  return field;
};
const slip = 'Enter an email address in the correct format, like name@example.com';

test('each slip in an email address is told at its field, in the words of the summary', async () => {
  const { user } = await onStepTwo();
  for (const email of [
    "uwase@gmail.com'",
    'uwase@gmail.com?',
    'uwase@gmail.com-',
    'uwase@gmail.com…',
    'uwase@10.0.0.1',
    'uwase@example.123',
    `${'a'.repeat(65)}@example.org`,
  ]) {
    type('Email', email, 'input[type=email]');
    await user.click(next());
    expect(await problems()).toContain(slip);
  }
});

test.each([
  '\u200euwase@example.org',
  'uwase\u200b@example.org',
  'uwase\u2060@example.org',
  'uwase@example.org\u202c',
])('the address %j is taken without what cannot be seen', async (pasted) => {
  const { user } = await onStepTwo();
  expect(type('Email', pasted, 'input[type=email]')).toHaveValue('uwase@example.org');
  await user.click(next());
  expect(await problems()).not.toContain(slip);
});

test('names as people write them are no problem, and what cannot be seen is none', async () => {
  const { user } = await onStepTwo();
  const name = /full name|name cannot|in one line/i;
  for (const [pasted, kept] of [
    ['dr.uwase marie', 'dr.uwase marie'],
    ['j.p.habimana', 'j.p.habimana'],
    ['Marie st.john', 'Marie st.john'],
    ['\u200eUwase Marie', 'Uwase Marie'],
    ['Uwase Ma\u00adrie', 'Uwase Marie'],
    ['Uwase\tMarie', 'Uwase Marie'],
    ['محمد علي\u200f', 'محمد علي'],
    ['Bo', 'Bo'],
    ['Ng', 'Ng'],
  ] as const) {
    expect(type('Full Name', pasted)).toHaveValue(kept);
    await user.click(next());
    expect((await problems()).filter((line) => name.test(line))).toEqual([]);
  }
  type('Full Name', '\u2800\u2800\u2800');
  await user.click(next());
  expect(await problems()).toContain('Enter your full name');
});
