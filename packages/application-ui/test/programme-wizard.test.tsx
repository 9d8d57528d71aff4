import '@testing-library/jest-dom';
import { type ProgrammeWizard, programmeWizards } from '@portal/contract-svc-applications-v1';
import { screen } from '@testing-library/react';
import { programmePortal } from '../src/dev';
import { asked, drawn, enter, next, openPage, pdf, problems } from '../src/testing';
import { ProgrammePage, programmeLanguages } from '../src/wizards/programme-wizard';

const step = (value: string, label: string, ...sections: string[]) => ({
  value,
  label,
  sections,
  lead: `${label}, in short.`,
  tip: 'Take your time.',
});

/** The internship with a wizard built from its table. */
const wizard: ProgrammeWizard = {
  title: 'Short application',
  about: ['A programme of five steps.'],
  steps: [
    step('begin', 'Welcome', 'welcome'),
    step('you', 'About you', 'person'),
    step('can', 'What you can do', 'skills'),
    { ...step('papers', 'Your papers'), documents: true },
    step('check', 'Check and send', 'signature'),
  ],
  documents: [
    { value: 'cv', label: 'Your CV', required: true },
    { value: 'other', label: 'Anything else' },
  ],
  next: ['We read it.'],
};
beforeAll(() => Object.assign(programmeWizards, { intern: wizard }));
afterAll(() => Object.assign(programmeWizards, { intern: undefined }));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const person = { name: 'Amina Uwase', email: 'amina@example.org', phone: '250788123456' };
const form = {
  purpose: 'academic',
  agree_submission: true,
  agree_terms: true,
  ...person,
  dob: '1999-04-12',
  gender: 'female',
  nationality: 'Rwandan',
  current_address: 'KG 11 Avenue',
  contact_preference: 'email',
};
const open = (stored: Parameters<typeof programmePortal>[1] = {}, signedIn = true) => {
  const portal = programmePortal('intern', stored);
  const options = { portal, signedIn, address: '/application/short', role: 'intern' };
  return openPage(options, (shell) => <ProgrammePage shell={shell} type="intern" client={portal} />);
};

describe('a wizard that is made from its programme', () => {
  it('begins with what the programme is, and does not go on without a purpose', async () => {
    const { user } = open({}, false);
    await drawn('Welcome');
    expect(screen.getByText('A programme of five steps.')).toBeVisible();
    await user.click(next());
    expect(await problems()).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Continue your application' })).toBeVisible();
  });

  it('asks the sections of a step by their rules, and keeps what was typed', async () => {
    const { user, portal } = open({ person, form, step: 3 });
    await drawn('What you can do');
    await user.click(next());
    expect(await problems()).not.toHaveLength(0);
    await enter(user, screen.getByLabelText(/Anything else you are good at/), 'Drawing');
    await user.selectOptions(screen.getByLabelText('Language'), 'French');
    await user.selectOptions(screen.getByLabelText('Proficiency'), 'Advanced');
    await user.click(next());
    await drawn('Your papers');
    expect(portal.stored.form).toMatchObject({ other_skills: 'Drawing' });
  });

  it('insists on the documents that are required, and sends each as it is chosen', async () => {
    const { user, portal } = open({ person, form, step: 4 });
    await drawn('Your papers');
    await user.click(next());
    expect(await problems()).toEqual(['Please add: Your CV.']);
    await user.upload(screen.getByLabelText(/Your CV/), pdf());
    await user.click(next());
    await drawn('Check and send');
    expect(portal.stored.uploads.map(({ upload_type }) => upload_type)).toEqual(['cv']);
  });

  it('shows what is stored, and is handed in with a signature', async () => {
    const skills = { languages: [{ language: 'French', proficiency: 'Advanced' }], other_skills: 'Drawing' };
    const { user, portal } = open({ person, form: { ...form, ...skills }, step: 5 });
    await drawn('Check and send');
    await user.click(await screen.findByRole('tab', { name: 'Languages and skills' }));
    expect(screen.getByText('Drawing')).toBeVisible();
    await enter(user, screen.getByLabelText('Signature'), 'Amina Uwase');
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await user.click(next('Submit Application'));
    expect(await screen.findByText('We read it.')).toBeVisible();
    expect(asked(portal)).toContain('/api/programmes/intern/submit');
  });

  it('is in French: its frame and the questions with a translation; the rest stays in English', async () => {
    (await programmeLanguages.fr?.())?.();
    try {
      open({ form, person, step: 3 });
      await drawn('What you can do');
      expect(screen.getByRole('button', { name: 'Étape suivante' })).toBeVisible();
      expect(screen.getByLabelText(/^Ce que vous savez faire d’autre/)).toBeVisible();
    } finally {
      (await programmeLanguages.en?.())?.();
    }
  });
});
