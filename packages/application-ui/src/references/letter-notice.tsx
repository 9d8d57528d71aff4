import { isSameReferee, type RefereeName } from '@portal/contract-svc-applications-v1';
import { isEmail } from '@portal/contract-svc-applications-v1/questions';
import { Notice } from '@portal/ui';
import { useFormValue } from '@portal/ui/form-state';
import type { Reference } from '../form';
import { missing } from '../form/rule-kit';

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

/** Says, before a save, that another person than the current referee wrote the stored letter. */
export function LetterNotice({ writer, path }: LetterNoticeProps) {
  const referee = useFormValue<Reference>(path);
  return (
    <div role="status">
      {writer && isLetterOfAnother(writer, referee) ? (
        <Notice tone="warning" title={`The stored letter is from ${writer.full_name}`}>
          <p>
            It is not shown as that of {referee.full_name.trim()}: add their own letter here. Nothing is
            deleted. Name {writer.full_name} again and the letter is back.
          </p>
        </Notice>
      ) : null}
    </div>
  );
}

/** Says what happens with the letter of an earlier application in a further application. */
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
  if (isSame) return `The letter of ${name} that we have goes with this reference.`;
  if (!isNamed(referee))
    return `We still have the letter of ${name}. It goes with this application when you name them again.`;
  return `The letter that we have is from ${name}, so it does not go with the reference of ${referee.full_name.trim()}. You can add their own.`;
}
