import { isSameReferee, type ReferenceType } from '@portal/contract-svc-applications-v1';
import { type Document, isLetter, type LetterWriter, letterType, type Referee } from './contents';

const asReferee = ({ fullName, email }: LetterWriter) => ({ full_name: fullName, email });

export const isSamePerson = (one: LetterWriter, other: LetterWriter): boolean =>
  isSameReferee(asReferee(one), asReferee(other));

export const storedLetter = <One extends Document>(documents: One[], type: ReferenceType): One | undefined =>
  documents.find(({ uploadType }) => uploadType === letterType(type));

/**
 * The letter of a reference: the stored letter if the present referee wrote it. A letter by somebody else stays stored,
 * and counts again when its author is named as the referee again.
 */
export function letterOf<One extends Document>(
  documents: One[],
  type: ReferenceType,
  referee: LetterWriter | undefined,
): One | undefined {
  const letter = storedLetter(documents, type);
  if (!letter?.letterOf) return letter;
  return referee && isSamePerson(letter.letterOf, referee) ? letter : undefined;
}

/** A letter that has just arrived, with the present referee as its author. */
export function withWriter<One extends Document>(document: One, referees: Referee[]): One {
  const referee = referees.find(({ type }) => letterType(type) === document.uploadType);
  if (!isLetter(document) || !referee) return document;
  const { fullName, email } = referee;
  return { ...document, letterOf: { fullName, email } };
}
