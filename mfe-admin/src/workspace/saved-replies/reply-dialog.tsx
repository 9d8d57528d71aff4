import { decisions, feedbackLength } from '@portal/contract-svc-applications-v1';
import { Dialog } from '@portal/ui';
import { Select, TextArea, TextField } from '@portal/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { changeReply, keepReply, type ReplyWords, type SavedReply } from '../../api/saved-replies';
import { DialogButtons, DialogFailure } from '../../frame/common/dialog-parts';
import { languagesOffered } from '../../frame/common/languages-offered';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { translatedChoices } from '../../frame/common/translated-choices';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/saved-replies';
import { isDecision } from '../decision-text/rules';
import { type ReplyApplicant, type Written, withGaps } from './gaps';

interface ReplyDialogProps {
  /** The reply to change; absent: a new one. */
  reply?: SavedReply;
  /** The text from which a new reply is made. */
  written?: Written;
  applicant: ReplyApplicant;
  close: () => void;
  kept?: () => void;
}

const fields = ['name', 'text', 'language', 'status'] as const;

/** Saves a text for the team, or changes a saved one. */
export default function ReplyDialog({ reply, written, applicant, close, kept = close }: ReplyDialogProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [words, setWords] = useState<ReplyWords>(() => reply ?? newReply(written, applicant));
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const firstWrong = useRef<string | null>(null);
  useEffect(() => {
    if (firstWrong.current) document.getElementById(firstWrong.current)?.focus();
    firstWrong.current = null;
  });

  function change(more: Partial<ReplyWords>) {
    setWords({ ...words, ...more });
    // A corrected field no longer counts as wrong.
    setProblems(({ ...left }) => {
      for (const field of Object.keys(more)) delete left[field];
      return left;
    });
  }

  function save() {
    setFailure(null);
    setProblems({});
    const { language, name, text, status } = words;
    const body = { language, name, text, status: status ?? null };
    void run(
      async () => {
        await (reply ? changeReply(api, reply, body) : keepReply(api, body));
        shell.notify.success(t.replyKept());
        kept();
      },
      (error) => {
        const errors = fieldErrors(error, fields);
        setProblems(errors);
        const [first] = fields.filter((field) => errors[field]);
        firstWrong.current = first ? `reply-${first}` : null;
        if (!first) setFailure(refusalSentence(error, t.keepFailed()));
      },
    );
  }
  return (
    <Dialog
      open
      title={reply ? t.editReply() : t.keepText()}
      onClose={busy ? undefined : close}
      footer={<DialogButtons button={t.saveReply()} busy={busy} close={close} form="reply-form" />}
    >
      <form
        id="reply-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog is inside the form of the message, whose submit must not run.
          event.stopPropagation();
          save();
        }}
      >
        <DialogFailure failure={failure} />
        <TextField
          id="reply-name"
          label={t.replyName()}
          hint={t.replyNameHint()}
          autoComplete="off"
          maxLength={60}
          value={words.name}
          error={problems.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextArea
          id="reply-text"
          label={t.replyText()}
          hint={t.replyTextHint({ name: '{name}', reference: '{reference}' })}
          rows={6}
          limit={feedbackLength.max}
          value={words.text}
          error={problems.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <Select
          id="reply-language"
          label={t.replyLanguage()}
          options={languagesOffered(shell, words.language)}
          value={words.language}
          error={problems.language}
          onChange={({ target }) => change({ language: target.value as SavedReply['language'] })}
        />
        <Select
          id="reply-status"
          label={t.replyStatus()}
          placeholder={t.anyStatus()}
          options={translatedChoices(decisions)}
          value={words.status ?? ''}
          error={problems.status}
          onChange={({ target }) => change({ status: isDecision(target.value) ? target.value : null })}
        />
      </form>
    </Dialog>
  );
}

const newReply = (written: Written | undefined, applicant: ReplyApplicant): ReplyWords => ({
  name: '',
  text: withGaps(written?.message.trim() ?? '', applicant),
  language: applicant.language ?? 'en',
  status: written?.status || null,
});
