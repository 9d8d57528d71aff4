import { type LetterWriter, letterOf, letterType, type Referee } from '../../application';
import type { Stores } from '../../platform';

/** Keeps a letter with its referee when the referee's name or address is corrected. */
export async function keepLetters(
  { documents }: Stores,
  applicationId: number,
  referees: readonly Referee[],
): Promise<void> {
  const stored = await documents.of(applicationId);
  for (const referee of referees) {
    const letter = letterOf(stored, referee.type, referee);
    if (!letter || isWrittenSo(letter.letterOf, referee)) continue;
    await documents.nameWriter(applicationId, letterType(referee.type), referee);
  }
}

const isWrittenSo = (writer: LetterWriter | null | undefined, { fullName, email }: Referee): boolean =>
  writer?.fullName === fullName && writer.email === email;
