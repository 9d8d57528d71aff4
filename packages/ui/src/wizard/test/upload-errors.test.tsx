import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFormStore, FormProvider } from '../../inputs/form-state';
import { StepErrors } from '../frame/step-errors';
import { createUploads, UploadField } from '../uploads';

test('the summary says of a file that was refused what its field says', async () => {
  const form = createFormStore({});
  const uploads = createUploads({
    check: async (_key, { size }) => (size > 3 ? 'CV must be smaller than 3 bytes' : null),
    failed: async () => null,
  });
  form.setErrors({ cv: 'Select your CV', name: 'Enter a name' });
  render(
    <FormProvider form={form}>
      <StepErrors problem={null} />
      <UploadField path="cv" label="CV" uploads={uploads} uploadKey="cv" />
    </FormProvider>,
  );
  const summary = () => screen.getAllByRole('link').map((link) => link.textContent);
  expect(summary()).toEqual(['Select your CV', 'Enter a name']);

  await userEvent.upload(screen.getByLabelText('CV'), new File(['1234'], 'cv.pdf'));
  expect(await screen.findAllByText('CV must be smaller than 3 bytes')).toHaveLength(2);
  expect(summary()).toEqual(['CV must be smaller than 3 bytes', 'Enter a name']);
  expect(form.attempt()).toBe(1);
});
