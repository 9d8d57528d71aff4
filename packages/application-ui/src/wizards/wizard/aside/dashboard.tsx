import { Notice } from '@portal/ui';
import { translated } from '@portal/ui/language';
import { useSyncExternalStore } from 'react';
import * as t from '../../../messages/codes';
import type { StepModule } from '../app';
import { useApp } from '../app-context';
import { PutOff } from '../off-step';

function DashboardFields() {
  const { asides, shell } = useApp();
  const message = useSyncExternalStore(asides.subscribe, () => asides.now()?.message ?? '');
  return (
    <Notice tone="info" role="status" title={translated(message)}>
      <p>
        <a
          href="/"
          onClick={(event) => {
            event.preventDefault();
            shell.navigate('/');
          }}
        >
          {t.withPassword()}
        </a>
      </p>
    </Notice>
  );
}

export const step: StepModule = {
  Fields: DashboardFields,
  logic: ({ shell }) => ({
    check: () => ({}),
    async save() {
      shell.navigate('/');
      throw new PutOff();
    },
  }),
};
