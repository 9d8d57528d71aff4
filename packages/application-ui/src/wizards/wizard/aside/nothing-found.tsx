import { Button, Notice } from '@portal/ui';
import { useContext } from 'react';
import * as t from '../../../messages/nothingFound';
import type { StepModule } from '../app';
import { OpenResume, useApp } from '../app-context';
import { PutOff } from '../off-step';
import { ClosedNotice } from '../round/closed-notice';
import { useRounds } from '../round/use-rounds';

/** The same screen whether the email is known or not. While no round is open, it does not suggest to begin. */
function NothingFoundFields() {
  const { asides } = useApp();
  const rounds = useRounds();
  const openResume = useContext(OpenResume);
  function begin() {
    asides.set(null);
    openResume(false);
  }
  if (rounds && !rounds.open)
    return (
      <>
        <Notice tone="info" role="status" title={t.nothingWithThese()} />
        <ClosedNotice next={rounds.next} />
      </>
    );
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
