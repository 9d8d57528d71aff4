import { uploadOf } from '@portal/application-ui/dev';
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { next, onStep, openStep, wholeForm } from './open-wizard';

const uploads = ['cv', 'cover_letter', 'transcript', 'criminal_record'].map((type) =>
  uploadOf(type, `${type}.pdf`, 2048),
);
const letters = { academic: '7/a.pdf', community: '7/c.pdf' };
const school = { name: 'Huye School', program: null, degree_level: null, graduation_year: null };

/** Opens the review of an application whose list `institutions` has an incomplete row. */
async function reviewed(form: typeof wholeForm) {
  const { user, portal } = await openStep(11, 'Documents', { uploads, letters, form });
  const { send } = portal;
  portal.send = async (...call) => {
    const answer = await send(...call);
    const { reviewData } = (answer.body ?? {}) as { reviewData?: object };
    if (reviewData) Object.assign(reviewData, { incomplete_rows: { institutions: [school] } });
    return answer;
  };
  await user.click(next());
  await onStep('Review and Submit');
  await user.click(await screen.findByRole('tab', { name: /Education|Institution/ }));
}

test.each([
  ['alone', { ...wholeForm, institutions: [] }],
  ['beside a complete one', wholeForm],
])(
  'a row that is typed and not complete, %s, is read as typed in the review, with the way to it',
  async (_, form) => {
    await reviewed(form);
    expect(await screen.findByText('Huye School')).toBeInTheDocument();
    expect(screen.getByText('Not complete yet')).toBeInTheDocument();
    expect(screen.getByText(/Go back to step 4/)).toBeInTheDocument();
  },
);
