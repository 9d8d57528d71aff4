/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  831,
  [
    'Mtu huyu hakuweza kufutwa. Tafadhali jaribu tena.',
    'Mtu huyo amefutwa',
    'Ufutaji umeanza na unaendelea wenyewe',
    ({ name }: { name: string | number }) => `Umfute ${name}?`,
    'Umfute mtu huyu?',
    'Futa kabisa',
    'Orodha ya data ya kufuta haikuweza kupakiwa',
    'Hii itafutwa kabisa na haiwezi kurejeshwa:',
    'Takwimu bado zitahesabu maombi. Tovuti inarekodi kwamba ulimfuta mtu, lini na kwa nini, bila jina.',
    'Inapakia orodha ya data ya kufuta',
    'Sababu',
    'Nenosiri lako',
    'Akaunti: jina, anwani ya barua pepe, namba ya simu, nenosiri na kuingia',
    'Barua pepe zinazosubiri kutumwa, na arifa',
    ({ count }: { count: number }) =>
      `${count === 1 ? `ombi ${count} pamoja na majibu na nakala zake zote` : `maombi ${count} pamoja na majibu na nakala zake zote`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `rasimu ${count} iliyotupwa` : `rasimu ${count} zilizotupwa`}`,
    ({ count }: { count: number }) => `${count === 1 ? `hati ${count}` : `hati ${count}`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `ujumbe ${count} wa maoni` : `jumbe ${count} za maoni`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `ombi ${count} la kupata jingine` : `maombi ${count} ya kupata jingine`}`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `barua pepe ${count} imeshatumwa` : `barua pepe ${count} zimeshatumwa`}. Tovuti haiwezi kufuta barua pepe zilizotumwa kutoka seva za barua au vikasha.`,
    'Nakala rudufu zilizotengenezwa kabla ya leo zinabaki na data hii hadi uzifute.',
  ],
];

export default words;
