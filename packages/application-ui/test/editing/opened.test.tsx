import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { sampleIntern, sampleVisit } from '../../src/dev/sample-reviews';
import { axe } from '../axe';
import { openEditor, pdf } from './render-editor';

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

describe('what staff reopened', () => {
  test('is all that the editor has, and all that it sends', async () => {
    const only = ['degrees', 'statement', 'documents.cv'];
    const editor = openEditor({ review: sampleIntern({ status: 'submitted' }), only, tab: 'statement' });
    await editor.open();
    expect(tabs()).toEqual(['Education', 'Interests', 'Documents']);
    expect(screen.getByRole('tab', { name: 'Interests' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByLabelText('Area')).toBeNull();
    const statement = screen.getByLabelText('Personal statement: why do you want to come to us?');
    await editor.user.clear(statement);
    await editor.user.type(statement, 'To learn.');
    await editor.user.click(screen.getByRole('tab', { name: 'Education' }));
    expect(screen.queryByText('Honours and awards')).toBeNull();
    expect(await axe(document.body)).toEqual([]);
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
    expect(editor.asked.map(({ data }) => data)).toEqual([{ personal_statement: 'To learn.' }]);
  });

  test('shows only the reopened documents, also kinds that the editor does not have', async () => {
    const only = ['documents.id', 'documents.cv'];
    const editor = openEditor({ review: sampleIntern({ status: 'submitted' }), only, tab: 'documents.id' });
    await editor.open();
    expect(tabs()).toEqual(['Documents']);
    expect(screen.getByLabelText('Signed CV / Resume')).toBeInTheDocument();
    expect(screen.queryByLabelText('Cover letter')).toBeNull();
    await editor.user.upload(screen.getByLabelText('National ID or passport'), pdf('id.pdf'));
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
    expect(editor.sent.map(({ fields }) => fields.document_type)).toEqual(['id']);
  });

  test('the editor of a visit has the sections of a visit', async () => {
    const review = sampleVisit({ status: 'submitted' });
    await openEditor({ review, only: ['logistics', 'highest-education'] }).open();
    expect(tabs()).toEqual(['Education', 'Logistics']);
  });
});
