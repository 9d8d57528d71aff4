import { englishBy, sayingBy } from '@portal/contract-language-v1/anew';
import french from '@portal/contract-language-v1/refusals/fr';
import kinyarwanda from '@portal/contract-language-v1/refusals/rw';
import frenchOfAccounts from '@portal/contract-svc-auth-v1/sentences/fr';
import kinyarwandaOfAccounts from '@portal/contract-svc-auth-v1/sentences/rw';
import { sentencesHeard } from '@portal/remote-sdk';
import { sayRefused } from '../home/sign-in/refused';

/** What the services that these pages call answer. English needs no table; a language without one keeps what was said. */
const tables: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  fr: [french, frenchOfAccounts],
  rw: [kinyarwanda, kinyarwandaOfAccounts],
};

/** Says in this language what services have said in another one, from now on. */
export function sayAnewIn(language: string): void {
  const say = sayingBy(tables[language] ?? []);
  sayRefused(
    new Map(
      [...sentencesHeard()].map(([sentence, spoken]) => [
        sentence,
        say(englishBy(tables[spoken] ?? [])(sentence)),
      ]),
    ),
  );
}
