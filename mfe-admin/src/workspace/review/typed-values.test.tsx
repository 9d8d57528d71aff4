import '@testing-library/jest-dom';
import { typedNames, typedStatement } from '@portal/application-ui/testing';
import { screen } from '@testing-library/react';
import { openStaff, sampleReview } from '../../testing';
import { ineza, deskPortal as portal } from '../../testing/sample-desk';

beforeEach(() => localStorage.clear());

test.each(typedNames)('%s is read by staff as it is kept, and never translated', async (_typed, kept) => {
  const review = sampleReview({ ...ineza, applicant_name: kept });
  openStaff('/dashboard/intern/12', portal().answers('GET /api/admin/applications/12', { review }));
  const heading = await screen.findByRole('heading', { level: 1, name: kept });
  expect(heading.closest('[translate=no]') ?? heading.querySelector('[translate=no]')).not.toBeNull();
});

test('a statement with a sign that no workbook may hold is read whole', async () => {
  const [typed] = typedStatement;
  const review = sampleReview(ineza, { personal_statement: typed });
  openStaff('/dashboard/intern/12', portal().answers('GET /api/admin/applications/12', { review }));
  expect(await screen.findByText(typed)).toBeVisible();
});
