import { uploadOf } from '@portal/application-ui/dev';
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { apiError } from '../dev/fake-portal';
import { enter, next, onStep, openStep, openWizard } from './open-wizard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = ['cv', 'cover_letter', 'transcript', 'criminal_record'].map((type) =>
  uploadOf(type, `${type}.pdf`, 2048),
);
const letters = { academic: '7/a.pdf', community: '7/c.pdf' };
const review = () => openStep(12, 'Review and Submit', { uploads: stored, letters });

test('the confirmation reloads; later the device knows only that somebody has applied, until "Done here"', async () => {
  const { user, portal, shell, close } = await review();
  await enter(user, screen.getByLabelText('Signature'), 'Amina Uwase');
  await user.click(next('Submit Application'));
  await screen.findByText('APP-007');
  await waitFor(() => expect(shell.session.current()).toBeNull());
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  expect(window.location.search).toContain('step=submitted');
  close();
  const reloaded = openWizard({ portal, address: window.location.pathname + window.location.search });
  expect(await screen.findByText('APP-007')).toBeInTheDocument();
  reloaded.close();

  sessionStorage.clear();
  const later = openWizard({ portal });
  await onStep('You have applied');
  expect(document.body.textContent).not.toMatch(/APP-007|Amina/);
  await later.user.click(screen.getByRole('button', { name: 'Done here' }));
  await onStep('Welcome');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  later.close();
  openWizard({ portal });
  await onStep('Welcome');
});

test('submitted on another device: this one reports it at its next save, and keeps nothing', async () => {
  const { user, portal, toasts } = await openStep(7, 'Skills');
  portal.stored.submitted = true;
  portal.fail(
    '/api/save-progress',
    apiError(409, { message: 'This application has been submitted already.' }),
  );
  await user.click(next());
  expect(await screen.findByText('You have submitted this application')).toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => /backup|draft|files/.test(key))).toEqual([]);
  expect(toasts().filter((one) => one.startsWith('error'))).toEqual([]);
});
