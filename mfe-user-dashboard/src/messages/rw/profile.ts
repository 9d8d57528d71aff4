/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  203,
  [
    'Ijambobanga ryahinduwe',
    'Umwirondoro wawe urafunguka',
    <T>({ data }: { data: (words: string) => T }) => [
      data('Amakuru yawe'),
      ': ibyo tubitse, ababifunguye, n’igihe bizamara.',
    ],
    'Ibikwerekeye',
    'Izina',
    'Imeyili',
    'Telefone',
    ({ count }: { count: number }) => `${count === 1 ? `Gahunda` : `Gahunda`}`,
    'Umwirondoro wawe ntiwashoboye gufunguka.',
    'Umwirondoro ntiwabonetse',
    'Nta cyatakaye. Ongera ugerageze mu kanya; niba bikomeje, twandikire.',
  ],
];

export default words;
