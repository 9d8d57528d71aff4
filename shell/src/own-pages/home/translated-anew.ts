import { englishBy, translateFrom } from '@portal/contract-language-v1/anew';
import refusals from '@portal/contract-language-v1/refusals/all';
import accounts from '@portal/contract-svc-auth-v1/sentences/all';
import { sentencesHeard } from '@portal/remote-sdk';
import { refusedMessage } from './sign-in/refused';

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Translations of the answers of the services that these pages call. English needs no table; in a language without a
 * table, answers are shown as sent.
 */
const tablesOf = (language: string) =>
  [refusals as Tables, accounts as Tables].map((tables) => tables[language] ?? {});

/** From now on translates services' answers, whichever language they came in, into this language. */
export function translateAnewIn(language: string): void {
  const translate = translateFrom(tablesOf(language));
  refusedMessage(
    new Map(
      [...sentencesHeard()].map(([sentence, language]) => [
        sentence,
        translate(englishBy(tablesOf(language))(sentence)),
      ]),
    ),
  );
}
