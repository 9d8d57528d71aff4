import '@testing-library/jest-dom';
import type { ApiClient } from '@portal/remote-sdk';
import { createFormStore, FormProvider } from '@portal/ui/form-state';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blankReference } from '../src/base/form';
import { sampleLetters } from '../src/dev';
import { AskInStep } from '../src/steps/letters';

const client = { send: async () => ({ status: 200, body: sampleLetters() }) } as unknown as ApiClient;

function open() {
  const references = [{ ...blankReference('academic'), full_name: 'Grace', email: 'grace@example.org' }];
  const onAsked = jest.fn();
  const step = { client, applicationId: 7, label: 'Academic letter', onAsked };
  const view = render(
    <FormProvider form={createFormStore({ user_id: 5, references })}>
      <AskInStep type="academic" {...step} />
    </FormProvider>,
  );
  return { ...view, onAsked, about: screen.getByLabelText(/write about/) };
}

afterEach(() => localStorage.clear());

test('what a referee should write about is still there after a reload, and gone once they were asked', async () => {
  const user = userEvent.setup();
  const first = open();
  await user.type(first.about, 'My thesis');
  first.unmount();
  const { about, onAsked } = open();
  expect(about).toHaveValue('My thesis');
  await user.click(screen.getByRole('button', { name: /Grace/ }));
  await waitFor(() => expect(onAsked).toHaveBeenCalled());
  expect(JSON.stringify(localStorage)).not.toContain('My thesis');
});
