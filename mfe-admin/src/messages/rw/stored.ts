/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1975,
  [
    'umwirondoro',
    'ikigo',
    'impamyabumenyi',
    'impamyabumenyi za mbere',
    'ibihembo',
    'amasomo',
    'ubunararibonye bwo kwa muganga',
    'ubunararibonye mu bushakashatsi',
    'ubunararibonye mu bukorerabushake',
    'ibyo ashishikajwe na byo',
    'ubusobanuro bwite',
    'indimi',
    'ubundi bumenyi',
    'ubumuga',
    'igihe',
    'abahamya',
    'amakuru yo gusura',
    'imyiteguro',
    'CV',
    'ibaruwa isaba',
    'amanota yo mu ishuri',
    'icyemezo cy’uko atakatiwe n’inkiko',
    'indangamuntu cyangwa pasiporo',
    'ibaruwa y’ikigo',
    'indi nyandiko',
    ({ part }: { part: string | number }) => `${part} (byakuweho)`,
    'Umukozi',
    'Usaba',
    'Usaba',
    ({ program, name }: { program: string | number; name: string | number }) =>
      `${program} (token ya ${name})`,
  ],
];

export default words;
