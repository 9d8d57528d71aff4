/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1077,
  [
    'Itegereje koherezwa',
    'Yoherejwe',
    'Yanzwe na seriveri ya imeyili',
    'Yagarutse itageze',
    'Ntiyageze',
    'Imeyili',
    'Urubuga ruzongera kugerageza.',
    <T>({ hidden, kind }: { hidden: (words: string) => T; kind: string | number }) => [
      'Ongera wohereze',
      hidden(`: ${kind}`),
    ],
    'Andika imeyili mu buryo bukwiye, nka name@example.com',
    'Kosora aderesi',
    'Bika aderesi',
    'Kuva ubu imeyili zijya kuri aderesi nshya, kandi usaba ayikoresha yinjira. Ijambobanga ryoherejwe mbere ntirikora, kandi aderesi ya kera irabimenyeshwa. Aderesi usaba yemeje ntishobora gukosorerwa hano.',
    'Aderesi ya imeyili',
    'Imeyili zirafunguka...',
    'Imeyili zirafunguka',
    'Imeyili zitageze',
    'Imeyili',
    'Ubusabe',
    'Ntiyageze',
    'Impamvu',
    'Ibikorwa',
    ({ createdAt }: { createdAt: string | number }) => `yo ku wa ${createdAt}`,
    'Nta bwo',
    ({ application }: { application: string | number }) => `Ubusabe ${application}`,
    ({ attempts }: { attempts: number }) =>
      `nyuma ${attempts === 1 ? `y’inshuro ${attempts}` : `y’inshuro ${attempts}`}`,
    'Ntizwi',
    <T>({
      hidden,
      kind,
      id,
    }: {
      hidden: (words: string) => T;
      kind: string | number;
      id: string | number;
    }) => ['Ongera wohereze', hidden(`: ${kind} ${id}`)],
    'Kwemeza ko ubusabe bwakiriwe',
    'Icyemezo ku busabe',
    'Igisubizo ku cyifuzo',
    'Gusaba andi makuru',
    'Kwibutsa ubusabe butarangiye',
    'Kumenyesha ko ubusabe butarangiye buvaho',
    'Gusaba umuhamya ibaruwa',
    'Ihuza ryo kwemeza mbere yo kubaza abahamya',
    'Imeyili cyangwa telefone ya konti yakosowe',
    'Izina rya konti ryakosowe',
    'Ihuza ry’ijambobanga rishya',
    'Ubutumire mu bakozi',
    'Kumenyesha ko konti yahindutse',
    'Kode y’igikoresho gishya',
    'Kode y’imeyili yakosowe',
    'Kumenyesha imeyili yanditswe nabi',
    'Kumenyesha imeyili ya kera',
    'Imeyili ntizashoboye kuboneka',
    'Ntiyashoboye kongera koherezwa. Ongera ugerageze.',
    'Imeyili yoherejwe.',
    'Imeyili iri mu nzira.',
    'Aderesi yakosowe. Ongera wohereze imeyili zitageze.',
    'Aderesi ntiyashoboye gukosorwa. Ongera ugerageze.',
    'Nta meyili itageze',
    'Imeyili itashoboye kugera nyuma yo kugerageza kenshi igaragara hano. Ushobora kongera kuyohereza.',
    'Nta meyili itegereje koherezwa.',
    ({ count, since }: { count: number; since: string | number }) =>
      `${count === 1 ? `Imeyili ${count} itegereje koherezwa, iya kera kuva ${since}.` : `Imeyili ${count} zitegereje koherezwa, iya kera kuva ${since}.`}`,
    'Aderesi yanzwe',
    'Seriveri y’imeyili yasabye kongera kugerageza nyuma',
    'Seriveri y’imeyili ntiyabonetse',
    'Seriveri y’imeyili yanze ko urubuga rwinjira',
    'Seriveri y’imeyili yanze imeyili',
    'Agasanduku k’ubutumwa karuzuye',
    'Umurongo wo kugaruka',
  ],
];

export default words;
