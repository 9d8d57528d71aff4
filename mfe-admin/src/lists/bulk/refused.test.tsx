import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acted, previewed, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { ACT, choose, decide, portal, press, words } from '../../testing/bulk-portal';

beforeEach(() => localStorage.clear());

describe('what the service refuses of a decision is told at its field, which takes the focus', () => {
  const output = 'This text cannot be sent.';
  const atField = async (label: string | RegExp) => {
    const field = await screen.findByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(expect.stringContaining(output));
    expect(field).toBeInvalid();
    expect(screen.queryByRole('button', { name: 'Confirm and send' })).toBeNull();
    expect(await axe(document.body)).toEqual([]);
  };

  test.each([
    ['message', 'Message to the applicants'],
    ['messages.en', 'Message to the applicants'],
    ['status', 'New status'],
  ])('%s, when it is to be sent', async (name, label) => {
    const { server } = await choose(portal());
    server.answers(ACT, refusal(422, { message: output, errors: { [name]: [output] } }));
    await decide();
    await atField(label);
    server.answers(ACT, acted([12, 13]));
    await enter(userEvent, screen.getByLabelText('Message to the applicants'), ' Bring your papers.');
    expect(screen.queryByText(output)).toBeNull();
  });

  test('one of two languages', async () => {
    const rows = [previewed(12), previewed(13, { language: 'fr' }), previewed(15)];
    const { server } = await choose(portal(rows));
    server.answers(ACT, refusal(422, { message: output, errors: { 'messages.fr': [output] } }));
    await userEvent.selectOptions(await screen.findByLabelText('New status'), 'Approved');
    await enter(userEvent, screen.getByLabelText(/^Message in English/), words);
    await enter(userEvent, screen.getByLabelText(/^Message in French/), 'Bienvenue dans notre équipe.');
    await press('Show the emails');
    await press('Confirm and send');
    await atField(/^Message in French/);
  });

  test('before an email of it is shown', async () => {
    const { server } = await choose(portal());
    server.answers(
      'POST /api/feedback/preview',
      refusal(422, { message: output, errors: { message: [output] } }),
    );
    await userEvent.selectOptions(await screen.findByLabelText('New status'), 'Approved');
    await enter(userEvent, screen.getByLabelText('Message to the applicants'), words);
    await press('Show the email');
    await atField('Message to the applicants');
  });

  test('a label that is gone', async () => {
    const server = portal().answers('GET /api/admin/labels', {
      labels: [{ id: 3, name: 'Nurse', tone: 'info', used: 0 }],
    });
    await choose(server, 'Add a label');
    server.answers(ACT, refusal(422, { message: output, errors: { label: [output] } }));
    await userEvent.selectOptions(await screen.findByLabelText('Label'), 'Nurse');
    await press('Label 2 applications');
    await atField('Label');
  });

  test('anything else stands in the notice of the dialog', async () => {
    const { server } = await choose(portal());
    server.answers(ACT, refusal(422, { message: output, errors: { items: [output] } }));
    await decide();
    expect(await screen.findByRole('alert')).toHaveTextContent(output);
  });
});
