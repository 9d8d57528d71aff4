import { fillReply } from '@portal/contract-svc-applications-v1';
import { Dialog } from '@portal/ui';
import { useState } from 'react';
import { readReplies, removeReply, type SavedReply } from '../../api/saved-replies';
import { DialogButtons, DialogFailure } from '../../frame/common/dialog-parts';
import { FailedNotice } from '../../frame/common/failed-notice';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/saved-replies';
import type { ReplyApplicant, Written } from './gaps';
import { KeptWords } from './kept-words';
import ReplyDialog from './reply-dialog';
import { ReplyList } from './reply-list';

interface RepliesDialogProps {
  written: Written;
  /** The text that a choice would replace; empty if there is none. */
  typed: string;
  applicant: ReplyApplicant;
  close: () => void;
  /** Called with the choice; `whole` is the message after it. */
  chosen: (more: Partial<Written>, whole: string) => void;
}

type Step = { kind: 'list' } | { kind: 'typed' | 'edit' | 'remove'; reply: SavedReply };

/** The team's texts, which can be chosen, changed or removed. Typed text is never replaced without a question. */
export default function RepliesDialog({ written, typed, applicant, close, chosen }: RepliesDialogProps) {
  const { api } = useStaff();
  const [replies, reload] = useLoad({ key: 'replies', load: (signal) => readReplies(api, signal) });
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const toList = () => setStep({ kind: 'list' });

  function take(reply: SavedReply, message: string) {
    const status = written.status === '' && reply.status ? { status: reply.status } : {};
    chosen({ message, ...status }, message);
  }
  if (step.kind === 'edit') {
    return (
      <ReplyDialog
        reply={step.reply}
        applicant={applicant}
        close={toList}
        kept={() => {
          reload();
          toList();
        }}
      />
    );
  }
  if (step.kind === 'remove') {
    return (
      <RemoveDialog
        reply={step.reply}
        close={toList}
        removed={() => {
          reload();
          toList();
        }}
      />
    );
  }
  if (step.kind === 'typed') {
    const text = fillReply(step.reply.text, applicant);
    return (
      <KeptWords
        typed={typed}
        back={toList}
        add={() => take(step.reply, `${typed.trimEnd()}\n\n${text}`)}
        replace={() => take(step.reply, text)}
      />
    );
  }
  return (
    <Dialog open title={t.savedReplies()} size="lg" onClose={close}>
      {replies.state === 'failed' ? (
        <FailedNotice title={t.repliesUnread()} message={replies.message} retry={reload} />
      ) : null}
      <ReplyList
        replies={replies.data}
        applicant={applicant}
        choose={(reply) =>
          typed ? setStep({ kind: 'typed', reply }) : take(reply, fillReply(reply.text, applicant))
        }
        edit={(reply) => setStep({ kind: 'edit', reply })}
        remove={(reply) => setStep({ kind: 'remove', reply })}
      />
    </Dialog>
  );
}

interface RemoveDialogProps {
  reply: SavedReply;
  close: () => void;
  removed: () => void;
}

function RemoveDialog({ reply, close, removed }: RemoveDialogProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [failure, setFailure] = useState<string | null>(null);
  const remove = () =>
    void run(
      async () => {
        await removeReply(api, reply.id);
        shell.notify.success(t.replyRemoved());
        removed();
      },
      (error) => setFailure(refusalSentence(error, t.removeFailed())),
    );
  return (
    <Dialog
      open
      title={t.removeQuestion({ name: reply.name })}
      onClose={busy ? undefined : close}
      footer={<DialogButtons button={t.removeReply()} harmful busy={busy} close={close} onPress={remove} />}
    >
      <DialogFailure failure={failure} />
      <p>{t.removeReplyText()}</p>
      <blockquote className="p-quote">{reply.text}</blockquote>
    </Dialog>
  );
}
