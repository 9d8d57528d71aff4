import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleIntern, sampleVisit } from '../../src/dev/sample-reviews';
import { axe } from '../axe';
import { openEditor, problems, refusal } from './render-editor';

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const field = (label: string) => screen.getByLabelText(label);

describe('the edit dialog', () => {
  test('has the tabs of an internship', async () => {
    await openEditor().open();
    expect(tabs()).toEqual([
      'Personal',
      'Education',
      'Interests',
      'Languages',
      'Availability',
      'References',
      'Experience',
      'Documents',
      'Disability',
    ]);
  });

  test('has the tabs of a visit', async () => {
    await openEditor({ review: sampleVisit() }).open();
    expect(tabs()).toEqual([
      'Personal',
      'Institution',
      'Education',
      'Interests',
      'Languages',
      'Logistics',
      'Documents',
    ]);
  });

  test('an applicant cannot change what they sign in with; an admin corrects the phone number', async () => {
    const applicant = openEditor();
    await applicant.open();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    expect(screen.getByDisplayValue('788123456')).toHaveAttribute('readonly');
    applicant.view.unmount();
    await openEditor({ admin: true }).open();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    expect(screen.getByDisplayValue('788123456')).not.toHaveAttribute('readonly');
  });

  test.each(['personal', 'education', 'references', 'documents', 'disability'])(
    'has no barrier that axe finds on the tab %s',
    async (tab) => {
      const editor = openEditor({ tab });
      await editor.open();
      expect(await axe(document.body)).toEqual([]);
    },
  );
});

describe('why a visitor comes', () => {
  const purposes = async (origin: 'wizard' | 'request') => {
    await openEditor({ review: sampleVisit({ origin }), tab: 'institution' }).open();
    const options = within(field('Purpose of visit')).getAllByRole('option');
    return options.map((option) => option.textContent);
  };
  test('a first draft knows the two purposes of its wizard', async () => {
    expect(await purposes('wizard')).toEqual(['Choose a purpose', 'Personal', 'Institutional']);
  });
  test('a further visit knows four', async () => {
    expect(await purposes('request')).toHaveLength(5);
  });
});

describe('further degrees of a visitor', () => {
  test('are shown as they were entered, are changed, and a text that is too long is reported', async () => {
    const editor = openEditor({ review: sampleVisit(), tab: 'education' });
    await editor.open();
    const degrees = 'Additional degrees or certifications (optional)';
    expect(field(degrees)).toHaveValue('Diploma in Palliative Care');
    await editor.user.clear(field(degrees));
    await editor.user.paste('x'.repeat(1001));
    await editor.save();
    expect(await problems()).toEqual(['Must be 1000 characters or less']);
    await editor.type(degrees, 'Diploma in Nursing');
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
    expect(editor.asked).toEqual([{ data: { previous_degrees: 'Diploma in Nursing' }, version: 7 }]);
  });
});

describe('saving', () => {
  test('sends what was changed with the version it was typed on, and gives the focus back', async () => {
    const editor = openEditor();
    await editor.open();
    await editor.tab('Languages');
    await editor.type('Anything else you are good at (optional)', 'First aid');
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
    expect(editor.asked).toEqual([{ data: { other_skills: 'First aid' }, version: 7 }]);
    expect(editor.onSaved.mock.calls[0][0]).toMatchObject({ version: 8, other_skills: 'First aid' });
    expect(editor.device()).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  });

  test('with nothing changed closes and sends nothing', async () => {
    const editor = openEditor();
    await editor.open();
    await editor.save();
    expect(editor.onClose).toHaveBeenCalled();
    expect(editor.asked).toEqual([]);
  });

  test('a missing answer is shown before anything is sent, with its tab opened and marked', async () => {
    const editor = openEditor();
    await editor.open();
    await editor.type('Current Address', ' ');
    await editor.tab('Languages');
    await editor.save();
    expect(await problems()).toEqual(['Enter your current address']);
    expect(editor.asked).toEqual([]);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Personal (has a problem)');
    expect(field('Current Address')).toHaveAccessibleDescription(/Error: Enter your current address$/);
  });

  test("the server's sentences stand at their fields, on whatever tab, and lead there", async () => {
    const editor = openEditor();
    const errors = {
      'intern_details.current_address': ['Too vague'],
      other_skills: ['Must be 1000 characters or less'],
    };
    editor.refuse(refusal(422, 'Check the answers.', { errors }));
    await editor.open();
    await editor.type('Current Address', 'Here');
    await editor.save();
    expect(await problems()).toEqual(['Too vague', 'Must be 1000 characters or less']);
    expect(editor.onFailed).toHaveBeenCalledWith('Update Failed', 'Check the answers.', 422);
    await editor.user.click(screen.getByRole('link', { name: 'Must be 1000 characters or less' }));
    await waitFor(() => expect(field('Anything else you are good at (optional)')).toHaveFocus());
  });

  test.each([
    [refusal(403, 'Forbidden'), "You don't have permission to update this application"],
    [
      refusal(409, 'This application has been submitted and cannot be edited.'),
      'This application has been submitted and cannot be edited.',
    ],
    [refusal(500, ''), 'Please try again'],
    [refusal(422, ''), 'Validation failed'],
    [
      refusal(0, 'The portal could not be reached. Check your connection and try again.', {
        kind: 'network',
      }),
      'The portal could not be reached. Check your connection and try again.',
    ],
  ])('refused with %j: it says why, and what was typed stays', async (error, sentence) => {
    const editor = openEditor();
    editor.refuse(error);
    await editor.open();
    await editor.type('Current Address', 'Musanze');
    await editor.save();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(editor.onFailed).toHaveBeenCalledWith('Update Failed', sentence, error.status);
    expect(field('Current Address')).toHaveValue('Musanze');
    expect(editor.device()).toMatchObject({ changed: { current_address: 'Musanze' } });
  });
});

test('an application of a programme that has no editor reports it, and can be closed', async () => {
  const editor = openEditor({ review: { ...sampleIntern(), type: 'volunteering' } as never });
  await editor.open();
  expect(screen.getByText('This kind of application is not edited here')).toBeVisible();
  await editor.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(editor.onClose).toHaveBeenCalled();
});

test('an application without an id cannot be saved, and reports it', async () => {
  const editor = openEditor({ review: sampleIntern({ id: 0 }) });
  await editor.open();
  await editor.type('Current Address', 'Musanze');
  await editor.save();
  expect(await screen.findByText('No application ID found')).toBeVisible();
  expect(editor.asked).toEqual([]);
});

describe('an application that was changed elsewhere meanwhile', () => {
  const stored = (changes: object) => ({
    ...sampleIntern(),
    version: 9,
    intern_details: { ...sampleIntern().intern_details, ...changes },
  });
  const stale = (changes: object) =>
    refusal(409, 'This application was changed in another tab or on another device.', {
      body: { version: 9, current: { review: stored(changes) } },
    });

  test('in what was not touched here: it is taken over and the save goes on', async () => {
    const editor = openEditor();
    editor.refuse(stale({ permanent_address: 'Huye' }));
    await editor.open();
    await editor.type('Current Address', 'Musanze');
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
    expect(editor.asked.at(-1)).toMatchObject({
      version: 9,
      data: { intern_details: { current_address: 'Musanze', permanent_address: 'Huye' } },
    });
  });

  test('a number that an admin corrected meanwhile comes whole, with its country', async () => {
    const editor = openEditor({ admin: true });
    editor.refuse(stale({ phone_number: '256700111222' }));
    await editor.open();
    await editor.type('Current Address', 'Musanze');
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
    expect(editor.asked.at(-1)).toMatchObject({
      data: { intern_details: { phone_number: '256700111222' } },
    });
  });

  test('in the same answer: both are shown, and the chosen one is saved', async () => {
    const editor = openEditor();
    editor.refuse(stale({ current_address: 'Rubavu' }));
    await editor.open();
    await editor.type('Current Address', 'Musanze');
    await editor.save();
    const question = await screen.findByRole('dialog', { name: 'Two copies of your answers' });
    expect(within(question).getByText('Musanze')).toBeVisible();
    expect(within(question).getByText('Rubavu')).toBeVisible();
    await editor.user.click(within(question).getByRole('radio', { name: 'From the other copy' }));
    await editor.user.click(within(question).getByRole('button', { name: 'Continue with these answers' }));
    expect(field('Current Address')).toHaveValue('Rubavu');
    expect(editor.asked).toHaveLength(1);
    expect(screen.getByText(/Both copies were combined/)).toBeVisible();
  });
});
