/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  114,
  [
    'Picha za karatasi',
    'Iweke karatasi ikiwa bapa, penye mwanga mzuri, na upige picha kila ukurasa kutoka juu. Kurasa zinakuwa PDF moja.',
    'Piga picha',
    'Chagua picha',
    'Ongeza picha zaidi',
    'Piga picha nyingine',
    'Kurasa',
    ({ number, of }: { number: string | number; of: string | number }) => `Ukurasa ${number} kati ya ${of}`,
    'Geuza',
    'Punguza',
    'Sogeza juu',
    'Sogeza chini',
    'Ondoa',
    ({ number }: { number: string | number }) => `Punguza ukurasa ${number}`,
    'Sogeza ukingo hadi ibaki karatasi tu.',
    'Ukingo wa juu',
    'Ukingo wa chini',
    'Ukingo wa kushoto',
    'Ukingo wa kulia',
    'Tayari',
    'Onyesha picha nzima',
    'Ghairi',
    'Tumia kurasa hizi',
    'Inatengeneza PDF...',
    'Inafungua picha...',
    ({ number }: { number: string | number }) => `Ukurasa ${number} umegeuzwa`,
    ({ number }: { number: string | number }) => `Sasa huu ni ukurasa ${number}`,
    ({ number }: { number: string | number }) => `Ukurasa ${number} umeondolewa`,
    ({ count }: { count: number }) =>
      `${count === 1 ? `Ukurasa ${count} umeongezwa` : `Kurasa ${count} zimeongezwa`}`,
    ({ name }: { name: string | number }) =>
      `${name} ni ya aina (HEIC) ambayo kivinjari hiki hakiwezi kuifungua. Kwenye mipangilio ya kamera yako chagua “Inayolingana zaidi” (JPEG), au piga picha ya skrini yenye picha hiyo na uichague.`,
    ({ name }: { name: string | number }) => `${name} haikuweza kufunguliwa kama picha. Chagua JPEG au PNG.`,
    ({ most }: { most: string | number }) => `Hati inaweza kuwa na kurasa ${most} hapa. Nyingine zimeachwa.`,
    'Kurasa hizi kwa pamoja ni kubwa mno. Zipunguze au uondoe ukurasa.',
    'PDF haikuweza kutengenezwa kwenye kifaa hiki. Ondoa ukurasa ujaribu tena.',
    ' au ',
  ],
];

export default words;
