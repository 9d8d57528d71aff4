import { translated } from '@portal/application-ui/language';
import { applicationStatuses, fillReply, labelOf } from '@portal/contract-svc-applications-v1';
import { joinClasses, Skeleton } from '@portal/ui';
import { useState } from 'react';
import type { SavedReply } from '../../api/saved-replies';
import { languageWord } from '../../frame/common/language-words';
import { PickField, usePick } from '../../frame/common/pick';
import * as t from '../../messages/saved-replies';
import { fittingReplies, inLanguageFirst, type ReplyApplicant } from './gaps';

interface ReplyListProps {
  /** Null while they are loaded. */
  replies: readonly SavedReply[] | null;
  applicant: ReplyApplicant;
  choose: (reply: SavedReply) => void;
  edit: (reply: SavedReply) => void;
  remove: (reply: SavedReply) => void;
}

/** Finds replies by a few letters: arrow keys highlight one, whose text is previewed, and Enter chooses it. */
export function ReplyList({ replies, applicant, choose, edit, remove }: ReplyListProps) {
  const [text, setText] = useState('');
  const found = fittingReplies(inLanguageFirst(replies ?? [], applicant.language), text);
  const pick = usePick({ entries: found, choose });
  const { active, point, idOf, list } = pick;
  return (
    <>
      <PickField
        pick={pick}
        label={t.findReply()}
        placeholder={t.findReply()}
        maxLength={60}
        text={text}
        change={setText}
      />
      {replies === null ? <Skeleton lines={3} label={t.repliesLoading()} /> : null}
      <div className="p-command-list" id={list} role="listbox" aria-label={t.savedReplies()}>
        {found.map((reply) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
          <div
            key={reply.id}
            id={idOf(reply)}
            className="p-command-entry"
            role="option"
            tabIndex={-1}
            aria-selected={reply === active}
            onPointerMove={() => point(reply.id)}
            onClick={() => choose(reply)}
          >
            <span>{reply.name}</span>
            <span className="p-muted">{besides(reply, applicant)}</span>
          </div>
        ))}
      </div>
      <p
        className={joinClasses(found.length > 0 ? 'visually-hidden' : 'p-muted p-command-told')}
        role="status"
      >
        {replies === null ? '' : countOf(found.length, replies.length)}
      </p>
      {active ? (
        <section className="p-reply" aria-label={active.name}>
          <p className="p-mail-text mb-2" lang={active.language}>
            {fillReply(active.text, applicant)}
          </p>
          <p className="p-row mb-0">
            <span className="p-small p-muted">{t.replyChangedBy({ name: active.changed_by })}</span>
            <button type="button" className="p-link" onClick={() => edit(active)}>
              {t.editReply()}
            </button>
            <button type="button" className="p-link" onClick={() => remove(active)}>
              {t.removeReply()}
            </button>
          </p>
        </section>
      ) : null}
    </>
  );
}

/** Returns the reply's decision, and its language if it is not the applicant's. */
const besides = ({ status, language }: SavedReply, applicant: ReplyApplicant): string =>
  [
    status ? translated(labelOf(applicationStatuses, status)) : '',
    language === applicant.language ? '' : languageWord(language),
  ]
    .filter(Boolean)
    .join(', ');

function countOf(found: number, all: number): string {
  if (all === 0) return t.noReplies();
  return found === 0 ? t.noReplyFits() : t.countReplies({ count: found });
}
