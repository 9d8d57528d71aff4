import { uploadOf } from '@portal/application-ui/dev';
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { apiError, type FakePortal } from '../dev/fake-portal';
import { asked, next, onStep, openStep, openWizard } from './open-wizard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const uploads = ['cv', 'cover_letter', 'transcript', 'criminal_record'].map((type) =>
  uploadOf(type, `${type}.pdf`, 2048),
);
const letters = { academic: '7/a.pdf', community: '7/c.pdf' };
const statement = () => screen.findByLabelText('Personal statement: why do you want to come to us?');
type User = Awaited<ReturnType<typeof openStep>>['user'];

async function change(user: User, words: string) {
  await user.click(await screen.findByRole('tab', { name: 'Area of Interest' }));
  await user.click(screen.getByRole('link', { name: 'Change Area of Interest' }));
  await onStep('Motivation');
  await user.clear(await statement());
  await user.type(await statement(), words);
}

async function browserBack() {
  act(() => window.history.back());
  await onStep('Review and Submit');
}

async function expectReviewed(user: User, words: string) {
  await user.click(await screen.findByRole('tab', { name: 'Area of Interest' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText('To learn')).not.toBeInTheDocument();
}

/** Holds the answers of saves until the returned function is called. */
function holdSaves(portal: FakePortal): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { send } = portal;
  portal.send = async (...call) => {
    const answer = send(...call);
    if (call[1] === '/api/save-progress') await held;
    return answer;
  };
  return letGo;
}

describe('the review after a change that was left by the browser’s Back', () => {
  test('waits until what was typed is saved, and shows it', async () => {
    const { user, portal } = await openStep(12, 'Review and Submit', { uploads, letters });
    await change(user, 'Typed last');
    const release = holdSaves(portal);
    await browserBack();
    expect(await screen.findByText('Loading review data...', { selector: 'p' })).toBeInTheDocument();
    expect(asked(portal).at(-1)).toBe('/api/save-progress');
    release();
    await expectReviewed(user, 'Typed last');
    expect(asked(portal).slice(-2)).toEqual(['/api/save-progress', '/api/get-progress']);
  });

  test('asks between two copies first, and shows what was chosen', async () => {
    const { user, portal } = await openStep(12, 'Review and Submit', { uploads, letters });
    await change(user, 'Typed here');
    portal.stored.form = { ...portal.stored.form, personal_statement: 'Typed elsewhere' };
    portal.stored.version += 1;
    await browserBack();
    await user.click(await screen.findByRole('button', { name: 'Keep all from here' }));
    await user.click(screen.getByRole('button', { name: 'Continue with these answers' }));
    await expectReviewed(user, 'Typed here');
    expect(portal.stored.form.personal_statement).toBe('Typed here');
  });

  test('after a reload, too: what only this device had is saved before it is reviewed', async () => {
    const { user, portal, close } = await openStep(12, 'Review and Submit', { uploads, letters });
    await change(user, 'Typed before the reload');
    close();
    const again = openWizard({ portal, signedIn: true, address: '/application/interns?step=review' });
    await onStep('Review and Submit');
    await expectReviewed(again.user, 'Typed before the reload');
  });

  test('a refused submission names the question and leads to it', async () => {
    const { user, portal } = await openStep(12, 'Review and Submit', { uploads, letters });
    await user.type(screen.getByLabelText('Signature'), 'Amina Uwase');
    const errors = { 'references.0.full_name': ["Enter the referee's full name"], name: ['Enter your name'] };
    portal.fail('/api/submit', apiError(422, { errors }));
    await user.click(next('Submit Application'));
    await user.click(await screen.findByRole('link', { name: "Enter the referee's full name" }));
    await onStep('Academic Reference');
    await waitFor(() => expect(next(/^Save and return/)).toBeInTheDocument());
  });
});
