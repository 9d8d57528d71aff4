/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  173,
  [
    'Data yako',
    'Tunachohifadhi kukuhusu, nani alikifungua, na kinaisha lini.',
    'Inapakia data yako',
    'Data yako haikuweza kupakiwa',
    'Data yako haikuweza kupakuliwa',
    'Akaunti yako',
    'Jina, anwani ya barua pepe, namba ya simu',
    ({ programme, status }: { programme: string | number; status: string | number }) =>
      `${programme}: ${status}`,
    'Hati',
    'Maoni kwako',
    'Maombi ya kupata ombi jingine',
    'Rasimu zilizotupwa, zinazohifadhiwa kwa siku moja',
    'Tunachohifadhi',
    'Unapata faili moja (zip) yenye ukurasa wa kusoma, hati zako, na majibu yako yote pamoja na maoni yetu kwa ajili ya programu za kompyuta.',
    'Pakua data yangu',
    'Nani alikifungua',
    'Hakuna mfanyakazi wetu aliyefungua maombi yako bado.',
    'Mfanyakazi wetu',
    <T>({
      who,
      name,
      role,
      look,
      reference,
    }: {
      who: (words: string) => T;
      name: string | number;
      role: string | number;
      look: string | number;
      reference: string | number;
    }) => [
      who(`${name}`),
      ` (${role === 'admin' ? `msimamizi` : `mkaguzi`}) ${look === 'application_opened' ? `alisoma` : look === 'application_exported' ? `alihifadhi kama PDF` : look === 'document_opened' ? `alifungua hati ya` : `alifungua`} ${reference}`,
    ],
    'Kinaisha lini',
    'Akaunti yako inafutwa pale ambapo hakuna kitu chako kingine kilichobaki hapa.',
    <T>({ what, mail }: { what: string | number; mail: (words: string) => T }) => [
      `Tunahifadhi ${what === 'rest' ? `mengine yote` : `data yako`} mpaka utuombe tufute. Andika kwa `,
      mail(''),
      ': hapo akaunti yako, maombi na hati vinafutwa kabisa. Rasimu unaweza kuitupa mwenyewe; inafutwa baada ya siku moja.',
    ],
    ({ reference, day, days }: { reference: string | number; day: string | number; days: string | number }) =>
      `${reference} litafutwa ${day} usipoliendeleza. Tunakuandikia siku ${days} kabla.`,
    ({ reference, day }: { reference: string | number; day: string | number }) =>
      `${reference} linaisha ${day}.`,
    ({ reference, after }: { reference: string | number; after: string | number }) =>
      `${reference} linaisha ${after}.`,
    ({ months }: { months: number }) =>
      `${months === 1 ? `mwezi ${months}` : `miezi ${months}`} baada ya kukubaliwa`,
    ({ months }: { months: number }) =>
      `${months === 1 ? `mwezi ${months}` : `miezi ${months}`} baada ya kukataliwa`,
    ({ one, other }: { one: string | number; other: string | number }) => `${one}, au ${other}`,
    ({ months }: { months: number }) =>
      `Nakala za barua pepe zilizotumwa kwako zinaisha baada ya ${months === 1 ? `mwezi ${months}` : `miezi ${months}`}.`,
    ({ months }: { months: number }) =>
      `Kifaa chako kinajulikana kwa ${months === 1 ? `mwezi ${months}` : `miezi ${months}`} baada ya kuingia.`,
  ],
];

export default words;
