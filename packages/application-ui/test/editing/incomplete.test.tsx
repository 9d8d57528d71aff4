import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { sampleIntern, sampleVisit } from '../../src/dev/sample-reviews';
import { ApplicationReading } from '../../src/editors/reading';
import { openEditor, problems } from './render-editor';

const incomplete_rows = {
  institutions: [{ name: 'Huye School', program: '', degree_level: 'Knighthood', graduation_year: null }],
  periods: [{ start_date: '2097-06-01', end_date: null }],
  references: [{ type: 'community', full_name: null, organization: 'Red Cross', email: 'jean@example.org' }],
};
const draft = () =>
  sampleIntern({
    status: 'draft',
    references: sampleIntern().references.filter(({ type }) => type === 'academic'),
    incomplete_rows,
  });

describe('rows of a draft that are typed and not complete', () => {
  test('stand in the editor behind the others, and are asked for once their list is changed', async () => {
    const editor = openEditor({ review: draft(), tab: 'education' });
    await editor.open();
    const names = screen.getAllByLabelText('Name of institution');
    expect(names.at(-1)).toHaveValue('Huye School');
    await editor.user.type(names[0] as HTMLElement, ' of Rwanda');
    await editor.save();
    expect(await problems()).toEqual(
      expect.arrayContaining(['Enter your programme of study', 'Select the degree level']),
    );
    expect(editor.asked).toEqual([]);
  });

  test('are no reason against another save, which leaves them as they are', async () => {
    const editor = openEditor({ review: draft(), tab: 'interests' });
    await editor.open();
    await editor.type('Personal statement: why do you want to come to us?', 'To learn.');
    await editor.save();
    expect(editor.asked.map(({ data }) => Object.keys(data as object))).toEqual([['personal_statement']]);
  });

  test('incomplete rows of a visit are there, too', async () => {
    const review = sampleVisit({ status: 'draft', institution: [], incomplete_rows });
    const editor = openEditor({ review, tab: 'education' });
    await editor.open();
    expect(screen.getByLabelText('Name of institution')).toHaveValue('Huye School');
  });

  test('are read with their mark: a school, a period, a referee without a name', () => {
    render(<ApplicationReading review={draft()} layout="document" />);
    const card = (name: string) =>
      within(screen.getByRole('heading', { name }).closest('section, .p-card') as HTMLElement);
    expect(card('Institution Information').getByText('Huye School')).toBeVisible();
    expect(card('Institution Information').getByText('Not complete yet')).toBeVisible();
    expect(card('Availability').getByText(/Not complete yet/)).toBeVisible();
    expect(card('References Information').getByText('jean@example.org')).toBeVisible();
    expect(card('References Information').getByText('Not complete yet')).toBeVisible();
  });
});
