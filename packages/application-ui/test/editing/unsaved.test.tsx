import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { sampleIntern } from '../../src/dev/sample-reviews';
import { axe } from '../axe';
import { openEditor } from './render-editor';

const question = () => screen.findByRole('dialog', { name: 'Close without saving?' });
const press = (name: string) => screen.getByRole('button', { name });

describe('closing with unsaved changes', () => {
  test.each([
    ['Cancel', (editor: ReturnType<typeof openEditor>) => editor.cancel()],
    ['Escape', (editor: ReturnType<typeof openEditor>) => editor.user.keyboard('{Escape}')],
  ])('by %s asks first', async (_, leave) => {
    const editor = openEditor();
    await editor.open();
    await editor.type('Current Address', 'Musanze');
    await leave(editor);
    expect(await question()).toBeVisible();
    expect(editor.onClose).not.toHaveBeenCalled();
    await editor.user.click(press('Continue editing'));
    expect(screen.getByLabelText('Current Address')).toHaveValue('Musanze');
  });

  test('without changes just closes', async () => {
    const editor = openEditor();
    await editor.open();
    await editor.cancel();
    expect(editor.onClose).toHaveBeenCalled();
  });

  test('kept on the device, they are offered when the dialog is opened again', async () => {
    const editor = openEditor();
    await editor.open();
    await editor.type('Current Address', 'Musanze');
    await editor.cancel();
    await question();
    expect(await axe(document.body)).toEqual([]);
    await editor.user.click(press('Keep on this device'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await editor.open();
    expect(screen.getByText('You have unsaved changes on this device')).toBeVisible();
    expect(screen.getByText(/: Current address\./)).toBeVisible();
    await editor.user.click(press('Continue with my changes'));
    expect(screen.getByLabelText('Current Address')).toHaveValue('Musanze');
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
  });

  test('deleted, they are gone', async () => {
    const editor = openEditor();
    await editor.open();
    await editor.type('Current Address', 'Musanze');
    await editor.cancel();
    await question();
    await editor.user.click(press('Delete my changes'));
    expect(editor.device()).toBeNull();
    await editor.open();
    expect(screen.getByLabelText('Current Address')).toHaveValue('KG 11 Ave, Kigali');
  });

  test('where nothing can be kept, keeping is not offered', async () => {
    const editor = openEditor({ keepable: false });
    await editor.open();
    await editor.type('Current Address', 'Musanze');
    await editor.cancel();
    await question();
    expect(screen.queryByRole('button', { name: 'Keep on this device' })).toBeNull();
  });
});

describe('unsaved changes that are offered', () => {
  const kept = (current_address: string) => ({
    version: 6,
    changed: { current_address },
    before: { current_address: 'Nyanza' },
    at: '2026-11-20T14:02:00.000Z',
  });

  test('stay on the device while nobody answered', async () => {
    const editor = openEditor({ kept: kept('Musanze') });
    await editor.open();
    await editor.cancel();
    expect(editor.device()).toMatchObject({ changed: { current_address: 'Musanze' } });
  });

  test('are deleted when the person chooses so', async () => {
    const editor = openEditor({ kept: kept('Musanze') });
    await editor.open();
    await editor.user.click(press('Delete them'));
    expect(editor.device()).toBeNull();
    expect(screen.getByLabelText('Current Address')).toHaveValue('KG 11 Ave, Kigali');
  });

  test('typed on an older copy: both are shown where they differ', async () => {
    const editor = openEditor({ kept: kept('Musanze') });
    await editor.open();
    await editor.user.click(press('Continue with my changes'));
    expect(await screen.findByRole('dialog', { name: 'Two copies of your answers' })).toBeVisible();
    await editor.user.click(press('Continue with these answers'));
    expect(screen.getByLabelText('Current Address')).toHaveValue('Musanze');
  });

  test('that were saved meanwhile are not offered', async () => {
    const stored = sampleIntern().intern_details?.current_address ?? '';
    const editor = openEditor({ kept: kept(stored) });
    await editor.open();
    expect(screen.queryByText('You have unsaved changes on this device')).toBeNull();
  });
});
