import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { fillVisit, openVisit, visit } from './further-visit';
import { fakePortal, heading, screen, waitFor } from './open';

beforeEach(() => localStorage.clear());

const keep = 'POST /api/visitor/save-progress';
const offline = { status: 503, body: { message: 'Not now.' } };

test('keeps every word on the device at once, and on the server when a section is left', async () => {
  const { user, portal } = await openVisit();
  await enter(user, screen.getByLabelText('Institution name'), 'Butaro Hospital');
  expect(screen.getByText('Saved on this device')).toBeVisible();
  await user.tab();
  expect(portal.calls()).not.toContain(keep);
  await user.click(screen.getByLabelText('Purpose of visit'));
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect(portal.stored.forms[9]).toMatchObject({ institution_name: 'Butaro Hospital' });
});

test('goes on from another device with what was typed last, however little', async () => {
  const portal = fakePortal({ applications: [visit] });
  const first = await openVisit(portal);
  await enter(first.user, screen.getByLabelText('Institution name'), 'Bu');
  await enter(first.user, screen.getByLabelText('Visit start date'), '2099-02-01');
  first.close();
  await waitFor(() => expect(portal.calls()).toContain(keep));
  localStorage.clear();
  await openVisit(portal);
  expect(screen.getByLabelText('Institution name')).toHaveValue('Bu');
  expect(screen.getByLabelText('Visit start date')).toHaveValue('2099-02-01');
});

test('answers that did not reach the server are on the device, and are sent with the next section', async () => {
  const portal = fakePortal({ applications: [visit] });
  portal.answerOnce(keep, offline, offline);
  const first = await openVisit(portal);
  await enter(first.user, screen.getByLabelText('Institution name'), 'Butaro Hospital');
  await first.user.click(screen.getByLabelText('Purpose of visit'));
  expect(await screen.findByText('Not sent yet: kept on this device')).toBeVisible();
  first.close();
  const again = await openVisit(portal);
  expect(screen.getByLabelText('Institution name')).toHaveValue('Butaro Hospital');
  await again.user.selectOptions(screen.getByLabelText('Purpose of visit'), 'research');
  await again.user.click(screen.getByLabelText('Position'));
  await waitFor(() =>
    expect(portal.stored.forms[9]).toMatchObject({
      institution_name: 'Butaro Hospital',
      purpose: 'research',
    }),
  );
});

test('changed on two devices: both are shown, and nothing takes the place of the other unseen', async () => {
  const portal = fakePortal({ applications: [visit] });
  const form = await openVisit(portal);
  await enter(form.user, screen.getByLabelText('Institution name'), 'Butaro Hospital');
  const stored = portal.stored.reviews[9];
  portal.stored.forms[9] = { institution_name: 'Another one', institution_position: 'Head nurse' };
  if (stored) portal.stored.reviews[9] = { ...stored, version: 8 };
  await form.user.click(screen.getByLabelText('Purpose of visit'));
  const question = await screen.findByRole('dialog', { name: 'Two copies of your answers' });
  expect(question).toHaveTextContent('Another one');
  expect(portal.stored.forms[9]).toMatchObject({ institution_name: 'Another one' });
  await form.user.click(screen.getByRole('button', { name: 'Continue with these answers' }));
  expect(screen.getByLabelText('Institution name')).toHaveValue('Butaro Hospital');
  expect(screen.getByLabelText('Position')).toHaveValue('Head nurse');
  await waitFor(() =>
    expect(portal.stored.forms[9]).toMatchObject({
      institution_name: 'Butaro Hospital',
      institution_position: 'Head nurse',
    }),
  );
});

test('answers that an earlier portal kept on the device are there', async () => {
  localStorage.setItem('portal.further.5.9', JSON.stringify({ institution_name: 'Butaro Hospital' }));
  await openVisit();
  expect(screen.getByLabelText('Institution name')).toHaveValue('Butaro Hospital');
});

test('changed on another device just before it is submitted: what was chosen is seen first', async () => {
  const form = await openVisit();
  await fillVisit(form);
  await form.user.click(screen.getByLabelText('Position'));
  await waitFor(() => expect(form.portal.stored.forms[9]).toMatchObject({ accommodation_needed: 'no' }));
  const { forms, reviews } = form.portal.stored;
  const stored = reviews[9];
  forms[9] = { ...forms[9], institution_position: 'Head nurse' };
  const message = 'This application was changed in another tab or on another device.';
  form.portal.answerOnce('POST /api/visitor/submit-application', {
    status: 409,
    body: { message, version: 20, current: { form_data: forms[9], current_step: 2 } },
  });
  if (stored) reviews[9] = { ...stored, version: 20 };
  await form.submit();
  await screen.findByRole('dialog', { name: 'Two copies of your answers' });
  await form.user.click(screen.getByRole('button', { name: 'Continue with these answers' }));
  expect(await screen.findByText('Both copies were combined.')).toBeVisible();
  expect(screen.getByLabelText('Position')).toHaveValue('Head nurse');
  await form.submit();
  await heading('Application Submitted!');
  expect(form.portal.asked.at(-1)?.body).toMatchObject({
    form_data: { institution_position: 'Head nurse' },
  });
});
