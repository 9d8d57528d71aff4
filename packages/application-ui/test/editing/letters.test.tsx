import '@testing-library/jest-dom';
import { createFormStore, FormProvider } from '@portal/ui/form-state';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { FullReview } from '../../src/base/review';
import { sampleIntern } from '../../src/dev/sample-reviews';
import { SecondaryInternFields, secondaryInternForm } from '../../src/editors/secondary';
import { enter } from '../../src/testing';
import { axe } from '../axe';
import { openEditor, pdf } from './render-editor';

const academic = () => screen.getAllByLabelText('Full name')[0] as HTMLElement;
const address = () => screen.getAllByLabelText('Email')[0] as HTMLElement;
const notice = () => screen.queryByText('The stored letter is from Dr. Jean Habimana');

async function replaceReferee(editor: ReturnType<typeof openEditor>, name: string, email: string) {
  await editor.user.clear(academic());
  await enter(editor.user, academic(), name);
  await editor.user.clear(address());
  await enter(editor.user, address(), email);
}

describe('a letter and who is the referee', () => {
  test('naming another person shows, before anything is saved, that the letter stays with its author', async () => {
    const editor = openEditor({ tab: 'references' });
    await editor.open();
    expect(notice()).toBeNull();
    await replaceReferee(editor, 'Dr. Grace Ingabire', 'grace@example.org');
    expect(notice()).toBeVisible();
    expect(screen.getByText(/It does not count as a letter from Dr. Grace Ingabire/)).toBeVisible();
    expect(editor.asked).toEqual([]);
    expect(await axe(document.body)).toEqual([]);
    await replaceReferee(editor, 'Dr Jean Habimana', 'jean@example.com');
    expect(notice()).toBeNull();
  });

  test('a corrected name or a new address is the same person', async () => {
    const editor = openEditor({ tab: 'references' });
    await editor.open();
    await replaceReferee(editor, 'Prof. Habimana', 'jean@example.com');
    expect(notice()).toBeNull();
    await replaceReferee(editor, 'Dr. Jean Habimana', 'habimana@example.org');
    expect(notice()).toBeNull();
  });

  test('choosing the letter of the new referee settles it, and it is sent', async () => {
    const editor = openEditor({ tab: 'references' });
    await editor.open();
    await replaceReferee(editor, 'Dr. Grace Ingabire', 'grace@example.org');
    await editor.user.upload(screen.getByLabelText('Academic reference letter'), pdf('new.pdf'));
    await waitFor(() => expect(notice()).toBeNull());
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
    expect(editor.sent[0]?.fields).toMatchObject({ document_type: 'academic_reference' });
  });

  test('a letter that was set aside is mentioned when the dialog is opened again', async () => {
    const [first, ...others] = sampleIntern().references;
    const [letter] = sampleIntern().letters ?? [];
    const writer = { full_name: 'Dr. Jean Habimana', email: 'jean@example.com' };
    const review = sampleIntern({
      references: [
        { ...first, full_name: 'Dr. Grace Ingabire', email: 'grace@example.org', letter_path: null },
        ...others,
      ],
      letters: letter ? [{ ...letter, letter_of: writer }] : [],
    });
    const editor = openEditor({ review, tab: 'references' });
    await editor.open();
    expect(notice()).toBeVisible();
    expect(screen.queryByText('letter.pdf')).toBeNull();
  });
});

describe('the letters of an earlier application in the form of a further one', () => {
  const carried = (): FullReview =>
    sampleIntern({
      origin: 'request',
      references: [],
      letters: (sampleIntern().letters ?? []).map((letter) => ({
        ...letter,
        letter_of: { full_name: 'Dr. Jean Habimana', email: 'jean@example.com' },
      })),
    });

  test('show with whom they go', async () => {
    const form = createFormStore(secondaryInternForm(carried()));
    const { container } = render(
      <main>
        <h1>Application</h1>
        <FormProvider form={form}>
          <SecondaryInternFields limit={300} review={carried()} />
        </FormProvider>
      </main>,
    );
    const group = within(screen.getByRole('group', { name: 'Academic reference' }));
    const shown = () => group.getByRole('status').textContent;
    const name = (full_name: string, email: string) =>
      act(() => {
        const [reference, ...others] = form.values().references;
        form.set('references', [{ ...reference, full_name, email }, ...others]);
      });
    expect(shown()).toMatch(/^We still have the letter from Dr. Jean Habimana/);
    name('Jean Habimana', 'jean@example.com');
    expect(shown()).toMatch(/goes with this reference\.$/);
    name('Grace Ingabire', 'grace@example.org');
    expect(shown()).toMatch(/so it does not go with the reference from Grace Ingabire/);
    expect(
      within(screen.getByRole('group', { name: 'Community reference' })).queryByRole('status'),
    ).toBeNull();
    expect(await axe(container)).toEqual([]);
  });
});
