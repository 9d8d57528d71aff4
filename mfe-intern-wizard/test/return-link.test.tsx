import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { bodyOf, openStep } from './open-wizard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  [9, 'Academic Reference'],
  [10, 'Community Reference'],
  [11, 'Documents'],
])('step %i (%s) mentions that one can come back, and emails a link to itself', async (step, heading) => {
  const { user, portal } = await openStep(step, heading);
  if (step < 11)
    expect(screen.getByText(/You can (leave and )?come back to this step later/)).toBeInTheDocument();
  portal.stored.step = 12;
  await user.click(await screen.findByRole('button', { name: 'Email me a link to come back' }));
  expect(await screen.findByText(/^The link is on its way to/)).toHaveTextContent('amina@example.org');
  expect(portal.stored.step).toBe(step);
  expect(bodyOf(portal, '/api/programmes/intern/return-link')).toEqual({ application_id: 7 });
});
