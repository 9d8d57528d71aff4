import { isSameReferee, type RefereeName } from '@portal/contract-svc-applications-v1';
import { isEmail } from '@portal/contract-svc-applications-v1/values/email';
import { Notice } from '@portal/ui';
import { useFormValue } from '@portal/ui/form-state';
import type { Reference } from '../../base/form';
import { missing } from '../../base/form/rule-kit';
import * as t from '../../messages/letterNotices';

interface LetterNoticeProps {
  /** The author of the stored letter; null without a letter. */
  writer: RefereeName | null;
  /** The path of the reference in the form. */
  path: string;
}

/** Whether a referee is named: with a name and a complete email address. */
const isNamed = ({ full_name, email }: Reference) => !missing(full_name) && isEmail(email.trim());

export const isLetterOfAnother = (writer: RefereeName | null, referee: Reference): boolean =>
  writer !== null && isNamed(referee) && !isSameReferee(writer, referee);

/** Warns, before a save, that another person than the current referee wrote the stored letter. */
export function LetterNotice({ writer, path }: LetterNoticeProps) {
  const referee = useFormValue<Reference>(path);
  return (
    <div role="status">
      {writer && isLetterOfAnother(writer, referee) ? (
        <Notice tone="warning" title={t.storedFrom({ writer: writer.full_name })}>
          <p>{t.addTheirs({ referee: referee.full_name.trim(), writer: writer.full_name })}</p>
        </Notice>
      ) : null}
    </div>
  );
}

/** Explains what happens with the letter of an earlier application in a further application. */
export function CarriedLetterNotice({ writer, path }: LetterNoticeProps) {
  const referee = useFormValue<Reference>(path);
  if (!writer) return null;
  const { full_name: name } = writer;
  return (
    <p className="form-text" role="status">
      {carriedSentence(name, referee, isSameReferee(writer, referee))}
    </p>
  );
}

function carriedSentence(name: string, referee: Reference, isSame: boolean): string {
  if (isSame) return t.goesWith({ name });
  if (!isNamed(referee)) return t.stillHave({ name });
  return t.ofAnother({ name, referee: referee.full_name.trim() });
}
