import { Button, Dialog, Notice } from '@portal/ui';
import type { ReactNode } from 'react';
import * as t from '../messages/offer';

interface AnswerDialogProps {
  title: string;
  /** The button that sends the answer. */
  send: { words: string; isDanger?: boolean; press: () => void };
  busy: boolean;
  /** The reason why the answer was refused. */
  problem: string | null;
  close: () => void;
  children: ReactNode;
}

/** A dialog that asks for the details of an answer to an offer before it is sent. */
export const AnswerDialog = ({ title, send, busy, problem, close, children }: AnswerDialogProps) => (
  <Dialog
    open
    title={title}
    onClose={close}
    footer={
      <>
        <Button variant="outline" onClick={close}>
          {t.keepOffer()}
        </Button>
        <Button {...(send.isDanger && { variant: 'danger' as const })} busy={busy} onClick={send.press}>
          {send.words}
        </Button>
      </>
    }
  >
    {problem ? (
      <Notice tone="danger" role="alert" title={t.answerFailed()}>
        <p>{problem}</p>
      </Notice>
    ) : null}
    {children}
  </Dialog>
);
