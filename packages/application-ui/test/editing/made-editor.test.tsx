import '@testing-library/jest-dom';
import { type ProgrammeWizard, programmeWizards } from '@portal/contract-svc-applications-v1';
import {
  disability,
  person,
  programmeAnswers,
  signature,
  skills,
  welcome,
} from '@portal/contract-svc-applications-v1/questions';
import { screen, waitFor } from '@testing-library/react';
import { sampleIntern } from '../../src/dev/sample-reviews';
import { axe } from '../axe';
import { openEditor, pdf, problems } from './render-editor';

const step = (value: string, label: string, ...sections: string[]) => {
  return { value, label, sections, lead: `${label}, in short.`, tip: 'Take your time.' };
};

const wizard: ProgrammeWizard = {
  title: 'Short application',
  about: [],
  steps: [
    step('begin', 'Welcome', 'welcome'),
    step('you', 'About you', 'person', 'disability'),
    step('can', 'What you can do', 'skills'),
    { ...step('papers', 'Your papers'), documents: true },
    step('check', 'Check and send', 'signature'),
  ],
  documents: [{ value: 'cv', label: 'Your CV', required: true }],
  next: [],
};
const sections = [welcome, person, disability, skills, signature];

/** Adds a programme to the table that has no hand-written editor. */
beforeAll(() => {
  Object.assign(programmeWizards, { volunteer: wizard });
  Object.assign(programmeAnswers, { volunteer: { ...programmeAnswers.intern, sections } });
});
afterAll(() => {
  Object.assign(programmeWizards, { volunteer: undefined });
  Object.assign(programmeAnswers, { volunteer: undefined });
});

const review = () => ({ ...sampleIntern(), type: 'volunteer', answers: {} }) as never;

describe('the editor of a programme that is data', () => {
  it('has a tab for each step that asks something, with the fields of the wizard', async () => {
    const editor = openEditor({ review: review() });
    await editor.open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'About you',
      'What you can do',
      'Documents',
    ]);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    expect(await axe(document.body)).toEqual([]);
  });

  it('sends the changed answers alone, each under its key', async () => {
    const editor = openEditor({ review: review() });
    await editor.open();
    await editor.tab('What you can do');
    const skill = screen.getByLabelText(/Anything else you are good at/);
    await editor.user.clear(skill);
    await editor.user.type(skill, ' Drawing ');
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
    expect(editor.asked.map(({ data }) => data)).toEqual([{ other_skills: 'Drawing' }]);
  });

  it('names the problem, and opens its tab', async () => {
    const editor = openEditor({ review: review() });
    await editor.open();
    await editor.type('Full Name', '');
    await editor.tab('What you can do');
    await editor.save();
    expect(await problems()).toHaveLength(1);
    expect(screen.getByRole('tab', { name: /About you/ })).toHaveAttribute('aria-selected', 'true');
    expect(editor.asked).toEqual([]);
  });

  it('sends a document by the call of every programme', async () => {
    const editor = openEditor({ review: review() });
    await editor.open();
    await editor.tab('Documents');
    await editor.user.upload(screen.getByLabelText(/Your CV/), pdf());
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
    expect(editor.sent).toMatchObject([
      { path: '/api/programmes/volunteer/documents', fields: { document_type: 'cv' } },
    ]);
  });
});
