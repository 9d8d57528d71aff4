import '@testing-library/jest-dom';
import { logistics, person, visitor } from '@portal/contract-svc-applications-v1/questions';
import { createFormStore, FormProvider } from '@portal/ui/form-state';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { blankOwn, readInternshipForm, storedForm } from '../src/base/form';
import { ContactPhone, OwnPhone } from '../src/base/phone';
import { EmailField } from '../src/steps/personal';
import { QuestionField } from '../src/steps/questions';
import { rulesOf } from '../src/steps/questions/rules';
import { referenceRules } from '../src/steps/references/rules';
import { phonesWithSlips, typedPhones } from '../src/testing';

const blank = {
  ...blankOwn(),
  name: '',
  email: '',
  phone: '',
  references: [{ phone: '' }],
  emergency_contact_phone: '',
};
type Form = typeof blank;

beforeEach(() => localStorage.clear());

function show(fields: ReactNode, start: Partial<Form> = {}) {
  const form = createFormStore<Form>({ ...blank, ...blankOwn(), ...start });
  const { unmount } = render(<FormProvider form={form}>{fields}</FormProvider>);
  return { form, user: userEvent.setup(), unmount };
}
const own = <OwnPhone label="Phone Number" />;
const referee = <ContactPhone path="references.0.phone" />;
const emergency = (
  <QuestionField question={logistics.ask.emergency_contact_phone} path="emergency_contact_phone" />
);
/** The message about the parsed number; screen readers announce its changes. */
const status = () => document.querySelector<HTMLElement>('[aria-live=polite]') as HTMLElement;
const phoneOf = (form: { values(): Form }) => form.values().phone;
const phoneRules = rulesOf({ ...person, ask: { phone: person.ask.phone } });
const { emergency_contact_phone } = logistics.ask;
const visitName = rulesOf({ ...visitor, ask: { name: visitor.ask.name } });

const answerYes = async (user: ReturnType<typeof userEvent.setup>) => {
  const yes = screen.queryByRole('button', { name: 'Yes' });
  if (yes) await user.click(yes);
};

describe.each(typedPhones)('%s, typed with Rwanda chosen', (typed, digits) => {
  it('is the meant number of the applicant', async () => {
    const { form, user } = show(own);
    await user.click(screen.getByLabelText('Phone Number'));
    await user.paste(typed);
    await answerYes(user);
    expect(phoneOf(form)).toBe(digits);
    expect(phoneRules(form.values())).toEqual({});
    expect(status()).toHaveTextContent(/^Saved as \+/);
    expect(status().textContent?.replace(/\D/g, '')).toBe(digits);
  });
  it.each([
    ['a referee', referee, (form: Form) => form.references[0]?.phone],
    ['the emergency contact', emergency, (form: Form) => form.emergency_contact_phone],
  ])('is the meant number of %s', async (_, field, kept) => {
    const { form, user } = show(field);
    await user.click(screen.getByLabelText(/^Phone/));
    await user.paste(typed);
    await answerYes(user);
    expect(kept(form.values())).toBe(`+${digits}`);
  });
});

describe('the country of a number', () => {
  it('is what the applicant chose, for other people, too, and on the next form of the device', async () => {
    const { form, user, unmount } = show(
      <>
        {own}
        {referee}
      </>,
    );
    const [chosen] = screen.getAllByRole('combobox', { name: 'Country code' });
    await user.selectOptions(chosen as HTMLElement, 'Kenya (+254)');
    await user.type(screen.getByLabelText('Phone Number'), '0712 345 678');
    expect(phoneOf(form)).toBe('254712345678');
    await user.type(screen.getByLabelText('Phone'), '0722 123 456');
    expect(form.values().references[0]?.phone).toBe('+254722123456');
    unmount();
    show(own);
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('Kenya (+254)');
  });

  it('follows a number that names another one', async () => {
    const { form, user } = show(own);
    await user.type(screen.getByLabelText('Phone Number'), '+254 712 345 678');
    await user.tab();
    expect(form.values().country_code).toBe('+254');
    expect(phoneOf(form)).toBe('254712345678');
  });

  it('is that of the stored number after the sign-in, whatever an earlier save contained', () => {
    const result = { phone: '254712345678', country_code: '+250' };
    const form = readInternshipForm(result);
    expect(form).toMatchObject({ country_code: '+254', phone_typed: '712345678' });
    expect(storedForm(form)).toHaveProperty('country_code', '+254');
    expect(readInternshipForm({ phone: '254712345678' }).country_code).toBe('+254');
  });
});

describe('a number that does not fit its country', () => {
  it.each([
    ['254712345678', 'Is this +254 712 345678 (Kenya)?', '254712345678'],
    ['0712 345 678', 'Is this +250 712 345 678', '250712345678'],
  ])('%s is asked about, and kept once it is answered', async (typed, question, digits) => {
    const { form, user } = show(own);
    await user.type(screen.getByLabelText('Phone Number'), typed);
    expect(status()).toHaveTextContent(question);
    expect(phoneOf(form)).toBe('');
    expect(String(phoneRules(form.values()).phone)).toMatch(/^Is this \+.*Choose “Yes” below the field/);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(phoneOf(form)).toBe(digits);
    expect(phoneRules(form.values())).toEqual({});
    expect(screen.getByLabelText('Phone Number')).toHaveFocus();
  });

  it('is asked about where it was stored without its country', async () => {
    const { form, user } = show(referee, { references: [{ phone: '0733 444 555' }] });
    expect(form.values().references[0]?.phone).toBe('0733 444 555');
    expect(status()).toHaveTextContent('Is this +250 733 444 555 (Rwanda)?');
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(form.values().references[0]?.phone).toBe('+250733444555');
  });
});

describe('a number of another person that is not known in the country chosen beside it', () => {
  const rules = rulesOf({ ...logistics, ask: { emergency_contact_phone } });
  const refereeRules = ({ references, country_code }: Form) =>
    referenceRules('academic', references[0] as never, true, { country_code })['references.0.phone'];
  const cases: [string, ReactNode, (form: Form) => unknown][] = [
    ['a referee', referee, refereeRules],
    ['the emergency contact', emergency, (form) => rules(form).emergency_contact_phone],
  ];

  it.each(cases)(
    'is asked about at Next by that country, also after a step back: %s',
    async (_, field, problem) => {
      const { form, user, unmount } = show(field);
      const country = () => screen.getByRole('combobox', { name: 'Country code' });
      await user.selectOptions(country(), 'Kenya (+254)');
      await user.type(screen.getByLabelText(/^Phone/), '999 999 999');
      expect(status()).toHaveTextContent('Is this +254 999 999 999 (Kenya)?');
      expect(String(problem(form.values()))).toBe(
        'Is this +254 999 999 999? Choose “Yes” below the field, or correct it',
      );
      const kept = form.values();
      unmount();
      const { form: again } = show(field, kept);
      expect(country()).toHaveDisplayValue('Kenya (+254)');
      await user.click(screen.getByRole('button', { name: 'Yes' }));
      expect(problem(again.values())).toBeUndefined();
    },
  );

  it('is one of the country that is chosen last', async () => {
    const { form, user } = show(referee);
    const country = screen.getByRole('combobox', { name: 'Country code' });
    await user.type(screen.getByLabelText('Phone'), '999 999 999');
    await user.selectOptions(country, 'Kenya (+254)');
    await user.selectOptions(country, 'Rwanda (+250)');
    expect(String(refereeRules(form.values()))).toMatch(/^Is this \+250 999 999 999\?/);
  });
});

describe.each(phonesWithSlips)('%s, typed with Rwanda chosen', (typed, question, digits) => {
  it('is asked about, keeps nothing of the applicant until it is answered, and stays as answered', async () => {
    const { form, user, unmount } = show(own);
    await user.click(screen.getByLabelText('Phone Number'));
    await user.paste(typed);
    expect(status()).toHaveTextContent(question);
    expect(phoneOf(form)).toBe('');
    expect(String(phoneRules(form.values()).phone)).toMatch(/“Yes” below the field/);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await user.tab();
    expect(phoneOf(form)).toBe(digits);
    expect(phoneRules(form.values())).toEqual({});
    expect(status()).toHaveTextContent(/^Saved as \+/);
    const kept = form.values();
    unmount();
    show(own, kept);
    expect(status()).toHaveTextContent(/^Saved as \+/);
  });

  it('is asked about as the number of the emergency contact', async () => {
    const { form, user, unmount } = show(emergency);
    const rules = rulesOf({ ...logistics, ask: { emergency_contact_phone } });
    await user.click(screen.getByLabelText(/^Phone/));
    await user.paste(typed);
    expect(status()).toHaveTextContent(question);
    expect(String(rules(form.values()).emergency_contact_phone)).toMatch(/“Yes” below the field/);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(form.values().emergency_contact_phone.replace(/\D/g, '')).toBe(digits);
    expect(rules(form.values())).toEqual({});
    const kept = form.values();
    unmount();
    show(emergency, kept);
    expect(status()).toHaveTextContent(/^Saved as \+/);
  });
});

describe('an error', () => {
  it('goes from field and summary as the number, the address and the name are corrected', async () => {
    const { form, user } = show(
      <>
        {own}
        <EmailField />
        <QuestionField question={person.ask.name} path="name" />
      </>,
    );
    form.setErrors({ phone: 'a', email: 'b', name: 'c', dob: 'd' });
    await user.type(screen.getByLabelText('Phone Number'), '0788 123 456');
    await user.type(screen.getByLabelText('Email'), 'uwase@example.org');
    await user.type(screen.getByLabelText('Full Name'), 'Bo');
    expect(form.errors()).toEqual({ dob: 'd' });
    expect(form.attempt()).toBe(1);
  });
});

describe('what cannot be seen', () => {
  it.each(['\u200euwase@example.org', 'uwase\u200b@example.org', '\u202auwase@example.org\u202c'])(
    'goes from the address %p',
    async (pasted) => {
      const { form, user } = show(<EmailField />);
      await user.click(screen.getByLabelText('Email'));
      await user.paste(pasted);
      expect(form.values().email).toBe('uwase@example.org');
    },
  );
  it.each([
    ['Uwase Ma\u00adrie', 'Uwase Marie'],
    ['Uwase\tMarie', 'Uwase Marie'],
    ['محمد علي\u200f', 'محمد علي'],
    ['\u2800\u2800\u2800', ''],
  ])('goes from the name %p', async (pasted, name) => {
    const { form, user } = show(<QuestionField question={person.ask.name} path="name" />);
    await user.click(screen.getByLabelText('Full Name'));
    await user.paste(pasted);
    await user.tab();
    expect(form.values().name).toBe(name);
  });
  it('two letters are a name, one is reported as too short', () => {
    expect(visitName({ name: 'Ng' })).toEqual({});
    expect(visitName({ name: 'N' })).toEqual({ name: 'Enter your full name, with at least two letters' });
    expect(visitName({ name: '' })).toEqual({ name: 'Enter your full name' });
  });
});
