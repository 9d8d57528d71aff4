import type { WholeApplication } from '../applications/application';
import type { Contents } from '../applications/contents';
import { renamePerson } from '../mail/kinds';
import { keepTold } from '../sections/told';
import type { Stores } from '../store';
import { storedContents } from './current';
import { difference } from './of-contents';

/**
 * Writes into the tables what the document says, for services of before, which read them; within a transaction. Answers
 * the application as it is named then; the account learns a new name.
 */
export async function keepTables(
  within: Stores,
  application: WholeApplication,
  contents: Contents,
): Promise<WholeApplication> {
  const stored = await storedContents(within, application.id);
  await keepTold(within, application.id, difference(stored, contents));
  const name = contents.details.fullName;
  if (name !== stored.details.fullName) {
    await within.enqueue(renamePerson, { person_id: application.personId, name });
  }
  return { ...application, applicantName: name };
}
