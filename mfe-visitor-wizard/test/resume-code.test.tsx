import '@testing-library/jest-dom';
import { apiError, asked, bodyOf, enter, next, onStep, pdf } from '@portal/application-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { fakePortal } from '../dev/fake-portal';
import { openWizard, visitor } from './open-wizard';

const sent = 'We have sent a code to your email address. Enter it to continue.';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a code that is asked for in the middle of step 2 is followed by all that the step has to do', async () => {
  const portal = fakePortal();
  const { user } = openWizard({ portal });
  await user.click(await screen.findByLabelText('Personal'));
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(next());
  await onStep('Personal Info');
  const email = await screen.findByLabelText('Email', { selector: 'input[type=email]' });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.change(email, { target: { value: visitor.email } });
  type('Full Name', visitor.name);
  type('Phone Number', '+250 788-123-456');
  type('Date of birth', visitor.dob);
  type('Nationality', visitor.nationality);
  type('Current Address', visitor.current_address);
  type('Organization', visitor.institution_name);
  type('Position', visitor.institution_position);
  await user.click(screen.getByLabelText('Male'));
  await user.click(screen.getByRole('radio', { name: 'Phone' }));
  await user.upload(await screen.findByLabelText('National ID/Passport'), pdf('passport.pdf'));

  portal.fail('/api/visitor/login', apiError(401, { message: sent, body: { code_required: true } }));
  await user.click(next());
  await onStep('Enter your code');
  expect(asked(portal)).toEqual(['/api/visitor/login']);
  await enter(user, await screen.findByLabelText('Code'), '123456');
  await user.click(next('Continue'));
  await onStep('Education');
  expect(bodyOf(portal, '/api/visitor/login')).toMatchObject({ name: visitor.name, code: '123456' });
  expect(asked(portal)).toEqual([
    '/api/visitor/login',
    '/api/visitor/login',
    '/api/visitor/get-progress',
    '/api/visitor/upload-national-id',
    '/api/visitor/save-progress',
  ]);
});
