import { uploadOf } from '@portal/application-ui/dev';
import '@testing-library/jest-dom';
import { fileDatabase, lineTo } from '@portal/application-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { apiError, fakePortal } from '../dev/fake-portal';
import { asked, enter, next, onStep, openWizard, pdf, person, problems, wholeForm } from './open-wizard';

let device: Map<string, unknown>;
beforeEach(() => {
  device = fileDatabase();
  localStorage.clear();
  sessionStorage.clear();
});

const labels = {
  cv: 'Signed CV / Resume',
  cover_letter: 'Cover letter',
  transcript: 'Academic transcript or proof of enrolment',
  criminal_record: 'Valid criminal record',
};
type Type = keyof typeof labels;
const types = Object.keys(labels) as Type[];
const storedFiles = (...kinds: Type[]) => kinds.map((type) => uploadOf(type, `${type}.pdf`, 2048));

/** Opens a step for a signed-in person who then goes offline. */
async function onLonelyStep(step: number, heading: string, more: Parameters<typeof fakePortal>[0] = {}) {
  const portal = fakePortal({ person, form: wholeForm, step, ...more });
  const line = lineTo(portal);
  const wizard = openWizard({ portal, signedIn: true });
  await onStep(heading);
  return { ...wizard, line };
}
type Lonely = Awaited<ReturnType<typeof onLonelyStep>>;

const choose = async ({ user }: Lonely, type: Type) =>
  user.upload(await screen.findByLabelText(labels[type]), pdf(`${type}.pdf`));
const kept = (count: number) =>
  waitFor(() => expect(screen.getAllByText(/^Kept on this device\./)).toHaveLength(count));
const errors = ({ toasts }: Lonely) => toasts().filter((toast) => toast.startsWith('error'));
const sent = ({ portal }: Lonely) => portal.stored.uploads.map(({ upload_type }) => upload_type);

test('a letter that is chosen offline is kept, counts for its step, and is sent by itself', async () => {
  const wizard = await onLonelyStep(9, 'Academic Reference');
  const { user, line, portal, toasts } = wizard;
  wizard.line.cut();
  await user.upload(await screen.findByLabelText('Academic reference letter'), pdf('letter.pdf'));
  await user.click(next());
  await onStep('Community Reference');
  const notice = within(
    (await screen.findByText('Files not sent yet')).closest('[role=status]') as HTMLElement,
  );
  expect(notice.getByRole('link', { name: /^letter\.pdf/ })).toBeInTheDocument();
  expect(errors(wizard)).toEqual([]);
  expect([...device.keys()]).toEqual(['intern-wizard-7/letter-academic']);

  await line.back();
  await waitFor(() => expect(portal.stored.letters.academic).not.toBeNull());
  await waitFor(() => expect(toasts()).toContain('success: Your files have been sent.'));
  expect(screen.queryByText('Files not sent yet')).not.toBeInTheDocument();
  expect(asked(portal).filter((path) => path.includes('academic'))).toHaveLength(1);
  await waitFor(() => expect([...device.keys()]).toEqual([]));
});

test('documents that are chosen offline lead on to the review; a reopened page sends them in order, once', async () => {
  const before = await onLonelyStep(11, 'Documents', { uploads: storedFiles('cv') });
  before.line.cut();
  for (const type of ['transcript', 'cover_letter', 'criminal_record'] as const) await choose(before, type);
  await kept(3);
  await before.user.click(next());
  await onStep('Review and Submit');
  expect(errors(before).filter((toast) => /document/i.test(toast))).toEqual([]);
  expect(await screen.findByRole('link', { name: /^transcript\.pdf/ })).toBeInTheDocument();
  before.close();

  const again = openWizard({ portal: before.portal, signedIn: true });
  await onStep('Review and Submit');
  // Offline nothing can be loaded; the page remembers which files the portal has.
  await again.user.click(await screen.findByRole('link', { name: /^transcript\.pdf/ }));
  await onStep('Documents');
  await kept(3);
  await again.user.click(next(/^Save and return|^Next/));
  await onStep('Review and Submit');
  await before.line.back();
  await waitFor(() => expect(sent(before)).toEqual(['cv', 'transcript', 'cover_letter', 'criminal_record']));
  await waitFor(() => expect(screen.queryByText('Files not sent yet')).not.toBeInTheDocument());
  expect(asked(before.portal).filter((path) => path === '/api/documents')).toHaveLength(3);
  await waitFor(() => expect([...device.keys()]).toEqual([]));
});

test('an application is not submitted before its files; a refused file is reported at the field and on the review', async () => {
  const wizard = await onLonelyStep(11, 'Documents', {
    uploads: storedFiles('cover_letter', 'transcript', 'criminal_record'),
  });
  const { user, line, portal } = wizard;
  line.cut();
  await choose(wizard, 'cv');
  await kept(1);
  await user.click(next());
  await onStep('Review and Submit');
  await enter(user, await screen.findByLabelText(/^Signature/), 'Amina Uwase');
  const refusal = apiError(422, { errors: { cv: ['CV is password protected'] } });
  portal.fail('/api/documents', refusal);
  await line.back();
  expect(await screen.findByText(/: CV is password protected/)).toBeInTheDocument();
  portal.fail('/api/documents', refusal);
  await user.click(next('Submit Application'));
  expect(await problems()).toEqual(['CV is password protected']);
  expect(portal.stored.submitted).toBe(false);

  await user.click(screen.getByRole('link', { name: /^cv\.pdf/ }));
  await onStep('Documents');
  expect(await screen.findAllByText('CV is password protected')).not.toHaveLength(0);
  await choose(wizard, 'cv');
  await waitFor(() => expect(sent(wizard)).toContain('cv'));
});

test('who leaves a shared phone takes the kept files with them', async () => {
  const wizard = await onLonelyStep(11, 'Documents');
  wizard.line.cut();
  await choose(wizard, 'cv');
  await kept(1);
  await wizard.user.click(screen.getByRole('button', { name: 'Leave' }));
  await wizard.user.click(await screen.findByRole('button', { name: 'Delete and leave' }));
  await waitFor(() => expect([...device.keys()]).toEqual([]));
  expect(Object.keys(localStorage).filter((key) => !key.startsWith('of:'))).toEqual([
    'portal-files-on-their-way',
  ]);
});

test('a replacement that failed holds its step, until it goes or the old file is kept', async () => {
  const wizard = await onLonelyStep(11, 'Documents', { uploads: storedFiles(...types) });
  const { user, portal } = wizard;
  portal.fail('/api/documents', apiError(500));
  await choose(wizard, 'cv');
  expect(await screen.findByText('CV could not be uploaded, try again')).toBeInTheDocument();
  await user.click(next());
  expect(await problems()).toEqual(['CV could not be uploaded, try again']);
  expect(screen.getByRole('button', { name: /^Try again/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep the old file' }));
  await user.click(next());
  await onStep('Review and Submit');
});
