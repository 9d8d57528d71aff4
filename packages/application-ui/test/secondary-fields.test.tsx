import '@testing-library/jest-dom';
import { createFormStore, FormProvider } from '@portal/ui/form-state';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  SecondaryInternFields,
  SecondaryVisitorFields,
  secondaryInternForm,
  secondaryInternRules,
  secondaryVisitorForm,
} from '../src/editors/secondary';
import { enter } from '../src/testing';
import { axe } from './axe';

test('two referees stand there from the start, hours have their placeholder', async () => {
  const form = createFormStore(secondaryInternForm());
  const { container } = render(
    <main>
      <h1>Application</h1>
      <FormProvider form={form}>
        <SecondaryInternFields limit={300} />
      </FormProvider>
    </main>,
  );
  expect(screen.getByRole('group', { name: 'Academic reference' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Community reference' })).toBeVisible();
  expect(screen.getByLabelText('Hours available per week (optional)')).toHaveAttribute('placeholder', '20');
  await enter(userEvent, screen.getByLabelText('Organization (optional)'), 'Parish');
  expect(form.values().references[1]?.organization).toBe('Parish');
  act(() => form.setErrors(secondaryInternRules(form.values(), 300)));
  expect(await axe(container)).toEqual([]);
});

test('a visit asks for its purpose and whether accommodation is needed', async () => {
  const form = createFormStore(secondaryVisitorForm());
  const { container } = render(
    <main>
      <h1>Application</h1>
      <FormProvider form={form}>
        <SecondaryVisitorFields />
      </FormProvider>
    </main>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Purpose of visit'), 'observation');
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(form.values()).toMatchObject({ purpose: 'observation', accommodation_needed: 'yes' });
  expect(await axe(container)).toEqual([]);
});
