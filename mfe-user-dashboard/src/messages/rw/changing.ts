/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  254,
  [
    'Ubusabe bwavuguruwe neza!',
    'Inyandiko yoherejwe neza!',
    'Ibyo wahinduye bibitswe kuri iki gikoresho. Injira kugira ngo ukomeze.',
    ({ title, sentence }: { title: string | number; sentence: string | number }) => `${title}: ${sentence}`,
    ({ title, sentence }: { title: string | number; sentence: string | number }) =>
      `${title}: ntiwemerewe. ${sentence}`,
    ({ title }: { title: string | number }) => `${title}: hari amakosa. Reba mu ifishi.`,
    ({ title, sentence }: { title: string | number; sentence: string | number }) =>
      `${title}: ikosa rya seriveri. ${sentence}`,
  ],
];

export default words;
