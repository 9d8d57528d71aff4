import { feedbackLength } from '@portal/contract-svc-applications-v1';
import { languageWord } from '../../frame/common/language-words';
import * as t from '../../messages/bulk';
import { MessageField } from '../../workspace/feedback/message-field';
import { severalApplicants } from '../../workspace/saved-replies/gaps';
import { SavedReplies } from '../../workspace/saved-replies/saved-replies';
import type { BulkText, Language, WrittenGroup } from './bulk-text';

/** Returns the id of the field with the text in a language. */
export const fieldOf = (groups: readonly WrittenGroup[], language: Language): string =>
  groups[0]?.language === language ? 'feedback-message' : `feedback-message-${language}`;

interface GroupMessageProps {
  group: WrittenGroup;
  groups: readonly WrittenGroup[];
  text: BulkText;
  error: string | undefined;
  change: (text: BulkText) => void;
}

/** The message to the applicants of one language, with the saved replies of that language first. */
export function GroupMessage({ group, groups, text, error, change }: GroupMessageProps) {
  const { language, rows } = group;
  const [first] = groups as [WrittenGroup];
  const id = fieldOf(groups, language);
  const name = languageWord(language);
  const message = text.messages[language] ?? '';
  const write = (words: string) => ({ ...text.messages, [language]: words });
  const gaps = { ...feedbackLength, name: '{name}', reference: '{reference}' };
  return (
    <>
      <MessageField
        id={id}
        label={
          groups.length === 1
            ? t.messageToApplicants()
            : t.messageInLanguage({ language: name, applicants: t.applicantsIn({ count: rows.length }) })
        }
        hint={
          group === first ? t.gapsFilled(gaps) : t.emptyTakesOther({ language: languageWord(first.language) })
        }
        message={message}
        error={error}
        change={(words) => change({ ...text, messages: write(words) })}
      />
      <SavedReplies
        written={{ status: text.status, message }}
        applicant={severalApplicants(language)}
        change={({ status = text.status, message: words = message }) =>
          change({ status, messages: write(words) })
        }
        field={id}
      />
    </>
  );
}
