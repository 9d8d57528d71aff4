/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  114,
  [
    'Amafoto y’urupapuro',
    'Rambura urupapuro ahantu hari urumuri rwiza, ufotore buri paji uhereye hejuru. Amapaji ahinduka PDF imwe.',
    'Fotora',
    'Hitamo amafoto',
    'Ongeraho andi mafoto',
    'Fotora indi',
    'Amapaji',
    ({ number, of }: { number: string | number; of: string | number }) => `Paji ya ${number} kuri ${of}`,
    'Hindukiza',
    'Kata impande',
    'Zamura',
    'Manura',
    'Kuramo',
    ({ number }: { number: string | number }) => `Kata impande za paji ya ${number}`,
    'Imura uruhande kugeza hasigaye urupapuro gusa.',
    'Hejuru',
    'Hasi',
    'Ibumoso',
    'Iburyo',
    'Byarangiye',
    'Erekana ifoto yose',
    'Hagarika',
    'Koresha aya mapaji',
    'PDF irakorwa...',
    'Amafoto arafungurwa...',
    ({ number }: { number: string | number }) => `Paji ya ${number} yahindukijwe`,
    ({ number }: { number: string | number }) => `Ubu ni paji ya ${number}`,
    ({ number }: { number: string | number }) => `Paji ya ${number} yakuwemo`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `Paji ${count} yongewemo` : `Amapaji ${count} yongewemo`}`,
    ({ name }: { name: string | number }) =>
      `${name} ni iyo mu bwoko (HEIC) iyi porogaramu idashobora gufungura. Mu igenamiterere rya kamera yawe hitamo “Most compatible” (JPEG), cyangwa ufotore ekara iriho iyo foto abe ari yo uhitamo.`,
    ({ name }: { name: string | number }) => `${name} ntiyafungutse nk’ifoto. Hitamo JPEG cyangwa PNG.`,
    ({ most }: { most: string | number }) => `Inyandiko igira amapaji ${most} gusa hano. Andi ntiyongewemo.`,
    'Aya mapaji yose hamwe ni manini cyane. Yakate impande cyangwa ukuremo paji.',
    'PDF ntiyakozwe kuri iki gikoresho. Kuramo paji wongere ugerageze.',
    ' cyangwa ',
  ],
];

export default words;
