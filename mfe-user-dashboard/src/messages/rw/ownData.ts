/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  173,
  [
    'Amakuru yawe',
    'Ibyo tubitse kuri wowe, ababifunguye, n’igihe bizamara.',
    'Amakuru yawe arafunguka',
    'Amakuru yawe ntiyashoboye gufunguka',
    'Amakuru yawe ntiyashoboye kumanurwa',
    'Konti yawe',
    'Izina, aderesi ya imeyili, nimero ya telefone',
    ({ programme, status }: { programme: string | number; status: string | number }) =>
      `${programme}: ${status}`,
    'Inyandiko',
    'Ubutumwa twakwandikiye',
    'Ibyifuzo byo kongera gusaba',
    'Ubusabe butarangiye bwarekewe, bubikwa umunsi umwe',
    'Ibyo tubitse',
    'Ubona dosiye imwe ya zip irimo paji yo gusoma, inyandiko zawe, na dosiye y’amakuru irimo ibisubizo byawe byose n’ubutumwa bwacu.',
    'Manura amakuru yanjye',
    'Ababifunguye',
    'Nta mukozi wacu urafungura ubusabe bwawe.',
    'Umwe mu bakozi bacu',
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
      ` (${role === 'admin' ? `umuyobozi` : `usuzuma`}) ${look === 'application_opened' ? `yasomye` : look === 'application_exported' ? `yabitse muri PDF` : look === 'document_opened' ? `yafunguye inyandiko ya` : `yafunguye`} ${reference}`,
    ],
    'Igihe tubibika',
    'Dusiba konti yawe iyo nta kindi cyawe tukibitse.',
    <T>({ what, mail }: { what: string | number; mail: (words: string) => T }) => [
      `Tubika ${what === 'rest' ? `ibindi byose` : `amakuru yawe`} kugeza igihe usabye ko bisibwa. Andikira `,
      mail(''),
      ': konti yawe, ubusabe n’inyandiko bisibwa burundu. Ushobora kureka ubusabe butaroherezwa; busibwa burundu nyuma y’umunsi.',
    ],
    ({ reference, day, days }: { reference: string | number; day: string | number; days: string | number }) =>
      `${reference} izasibwa ku wa ${day} niba udakomeje. Tuzakwandikira mbere y’iminsi ${days}.`,
    ({ reference, day }: { reference: string | number; day: string | number }) =>
      `${reference} izasibwa ku wa ${day}.`,
    ({ reference, after }: { reference: string | number; after: string | number }) =>
      `${reference} izasibwa ${after}.`,
    ({ months }: { months: number }) =>
      `${months === 1 ? `ukwezi ${months}` : `amezi ${months}`} nyuma yo kwemerwa`,
    ({ months }: { months: number }) =>
      `${months === 1 ? `ukwezi ${months}` : `amezi ${months}`} nyuma yo kutemerwa`,
    ({ one, other }: { one: string | number; other: string | number }) => `${one}, cyangwa ${other}`,
    ({ months }: { months: number }) =>
      `Kopi z’imeyili twakoherereje zisibwa nyuma ${months === 1 ? `y’ukwezi ${months}` : `y’amezi ${months}`}.`,
    ({ months }: { months: number }) =>
      `Igikoresho cyawe kimenywa mu gihe ${months === 1 ? `cy’ukwezi ${months}` : `cy’amezi ${months}`} umaze kwinjira.`,
  ],
];

export default words;
