import type { Person } from '@portal/contract-svc-auth-v1/internal';
import type { Reply } from './fake-reply';

/** The languages in which these people get mail. */
export function languagesOf(
  people: Map<number, Pick<Person, 'language'>>,
  { people: ids }: { people: number[] },
): Reply {
  const languages = ids.flatMap((id) => {
    const language = people.get(id)?.language;
    return language ? [{ id, language }] : [];
  });
  return { operation: 'listLanguages', status: 200, body: { languages } };
}
