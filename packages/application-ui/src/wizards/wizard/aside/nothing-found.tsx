import { Button, Notice } from '@portal/ui';
import { useContext } from 'react';
import * as t from '../../../messages/nothingFound';
import type { StepModule } from '../app';
import { OpenResume, useApp } from '../app-context';
import { PutOff } from '../off-step';

/** Shows the same whether the email is known or not. */
function NothingFoundFields() {
  const { asides } = useApp();
  const openResume = useContext(OpenResume);
  function begin() {
    asides.set(null);
    openResume(false);
  }
  return (
    <Notice tone="info" role="status" title={t.nothingWithThese()}>
      <p>{t.checkOrBegin()}</p>
      <Button variant="outline" onClick={begin}>
        {t.fillInTheRest()}
      </Button>
    </Notice>
  );
}

export const step: StepModule = {
  Fields: NothingFoundFields,
  logic: ({ asides }) => ({
    check: () => ({}),
    async save() {
      asides.set(null);
      throw new PutOff();
    },
  }),
};
