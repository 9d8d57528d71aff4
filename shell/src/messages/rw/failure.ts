/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  12,
  [
    ({ title }: { title: string | number }) => `${title}: biratinze cyane`,
    'Internet yawe ishobora kuba igenda buhoro. Ibyo wanditse bibitswe kuri iki gikoresho. Tegereza gato, hanyuma wongere ugerageze.',
    ({ title }: { title: string | number }) => `${title}: ntibyashoboye gufunguka`,
    'Reba niba internet ikora, hanyuma wongere ugerageze. Ibyo wanditse bibitswe kuri iki gikoresho. Izindi paji zishobora kuba zigikora.',
    ({ title }: { title: string | number }) => `${title}: biri kuvugururwa`,
    'Ubu iyi paji ntihuye n’ibindi bice by’urubuga. Ibyo wanditse bibitswe kuri iki gikoresho. Ongera ugerageze mu minota mike.',
    ({ title }: { title: string | number }) => `${title}: byahagaze gukora`,
    'Habaye ikibazo kuri iyi paji. Ibyo wanditse bibitswe kuri iki gikoresho. Ongera ugerageze; niba byongeye kuba, twandikire.',
    'Paji ntiyabonetse',
    'Niba wanditse aderesi, reba ko ari yo. Niba wakurikiye ihuza, rishobora kuba ritagikora.',
    'Izindi paji',
    <T>({ mail }: { mail: (words: string) => T }) => ['Ukeneye ubufasha? Andikira ', mail(''), '.'],
    'Amakuru y’abatanga ubufasha',
  ],
];

export default words;
