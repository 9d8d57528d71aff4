import '@testing-library/jest-dom';
import { type ProgrammeWizard, programmeWizards } from '@portal/contract-svc-applications-v1';
import { deviceStore } from '@portal/remote-sdk';
import { screen, waitFor } from '@testing-library/react';
import { programmePortal } from '../src/dev';
import { drawn, openPage } from '../src/testing';
import { ProgrammePage } from '../src/wizards/programme-wizard';

const step = (value: string, label: string, ...sections: string[]) => ({
  value,
  label,
  sections,
  lead: label,
  tip: 'Take your time.',
});
const wizard: ProgrammeWizard = {
  title: 'Short application',
  about: ['A programme of four steps.'],
  steps: [
    step('begin', 'Welcome', 'welcome'),
    step('you', 'About you', 'person'),
    step('can', 'What you can do', 'skills'),
    step('check', 'Check and send', 'signature'),
  ],
  documents: [],
  next: ['We read it.'],
};
beforeAll(() => Object.assign(programmeWizards, { intern: wizard }));
afterAll(() => Object.assign(programmeWizards, { intern: undefined }));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const person = { name: 'Amina Uwase', email: 'amina@example.org', phone: '250788123456' };
const form = { purpose: 'academic', agree_submission: true, agree_terms: true, ...person };
const skills = (other_skills: string) => ({ ...form, other_skills });

/** Typed here on the first version, without a connection; meanwhile another device has saved the second. */
function opensAfterBothWrote() {
  deviceStore('intern-wizard:backup:5', { of: 5 }).write({
    form: skills('Typed on this device'),
    base: skills(''),
    step: 3,
    reached: 3,
    timestamp: 1,
    version: 1,
    unsaved: true,
  });
  const stored = { person, form: skills('Saved on another device'), step: 3, version: 2 };
  const portal = programmePortal('intern', stored);
  const options = { portal, signedIn: true, address: '/application/short', role: 'intern' };
  return openPage(options, (shell) => <ProgrammePage shell={shell} type="intern" client={portal} />);
}

describe('a wizard that opens with two copies', () => {
  it.each([
    ['Keep all from here', 'Typed on this device'],
    ['Keep all from the other copy', 'Saved on another device'],
  ])('asks before it shows the form, and “%s” leads on with that text', async (answer, text) => {
    const { user } = opensAfterBothWrote();
    expect(await screen.findByRole('dialog', { name: 'Two copies of your answers' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: answer }));
    await user.click(screen.getByRole('button', { name: 'Continue with these answers' }));
    await drawn('What you can do');
    expect(screen.getByLabelText(/Anything else you are good at/)).toHaveValue(text);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
