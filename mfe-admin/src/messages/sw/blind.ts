/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  552,
  [
    ({ programme }: { programme: string | number }) => `${programme}`,
    'Ombi halikuweza kupakiwa',
    'Maombi',
    'Ombi lililotangulia',
    'Ombi linalofuata',
    ({ programme }: { programme: string | number }) => `${programme}, bila jina`,
    'Majina yamefichwa',
    ({ day }: { day: string | number }) =>
      `Tangu ${day}, hadi msimamizi atakapoyaonyesha tena. Majina, mawasiliano, picha, hati na barua vimefichwa, ili utathmini majibu pekee.`,
    ({ mark }: { mark: string | number }) =>
      `Maneno yanayoweza kumtambulisha mwombaji yamebadilishwa na ${mark}. Kama bado unamtambua mtu huyo, bonyeza “Namjua mtu huyu”.`,
    'Ombi hili haliwezi kuonyeshwa sasa.',
    'Majina yanaonyeshwa tena',
    'Lifungue',
    ({ programmes }: { programmes: string | number }) => `Majina ya ${programmes} yamefichwa`,
    <T>({ link }: { link: (words: string) => T }) => [
      'Yako kwenye ukaguzi bila majina na hayaonekani kwenye orodha wala utafutaji. ',
      link('Nenda kwenye ukaguzi bila majina'),
    ],
    'Inapakia maombi ya kusoma',
    ({ count }: { count: string | number }) => `${count} ya kusoma`,
    'Bado hujagawiwa maombi',
    'Msimamizi anagawa maombi. Unayapata yote chini ya Yote.',
    'Maombi ya nani',
    ({ count }: { count: string | number }) => `Niliyogawiwa (${count})`,
    'Zote',
    ({ programmes }: { programmes: string | number }) => `Maombi ya ${programmes}, bila majina`,
    'Ombi',
    'Karatasi yangu ya alama',
    'Majina, picha na hati vimefichwa, ili utathmini majibu pekee.',
    'Maombi hayakuweza kupakiwa',
    'Hakuna programu iliyo kwenye ukaguzi bila majina sasa',
    'Unapata maombi yote kwenye orodha zake.',
    'Hakuna cha kusoma hapa',
    'Hakuna ombi katika programu hizi linalosubiri uamuzi.',
    'Haijaanza',
    'Lilianzishwa',
    'Limetumwa',
    '[imefichwa]',
    'Umri',
    ({ from, to }: { from: string | number; to: string | number }) => `${from} hadi ${to}`,
    ({ below }: { below: string | number }) => `chini ya ${below}`,
    ({ from }: { from: string | number }) => `${from} na zaidi`,
  ],
];

export default words;
