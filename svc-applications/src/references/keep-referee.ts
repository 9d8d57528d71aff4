import { letterType, type Referee } from '../applications/contents';
import { letterOf } from '../applications/letters';
import type { Stores } from '../store';

/** Stores a referee in the place of the one of their kind. Their letter stays theirs when their name is corrected. */
export async function keepReferee(
  { sections, documents }: Stores,
  applicationId: number,
  referee: Referee,
): Promise<void> {
  await sections.replaceReferee(applicationId, referee);
  const letter = letterOf(await documents.of(applicationId), referee.type, referee);
  if (letter) await documents.nameWriter(applicationId, letterType(referee.type), referee);
}
