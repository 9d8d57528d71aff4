/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1297,
  [
    'Majina yamefichwa kwa wakaguzi.',
    'Majina yanaonyeshwa tena.',
    'Ukaguzi bila majina',
    'Katika awamu ya kwanza wakaguzi wanaona majibu tu: hakuna majina, mawasiliano, picha, hati wala barua. Wasimamizi bado wanaona kila kitu.',
    'Mipangilio hii haikuweza kupakiwa',
    'Inapakia mipangilio ya ukaguzi bila majina',
    ({ programme }: { programme: string | number }) => `${programme}: majina yamefichwa`,
    ({ hiddenSince, hiddenBy }: { hiddenSince: string | number; hiddenBy: string | number }) =>
      `tangu ${hiddenSince}, na ${hiddenBy}`,
    <T>({ hidden, programme }: { hidden: (words: string) => T; programme: string | number }) => [
      'Onyesha majina tena',
      hidden(` ya ${programme}`),
    ],
    'Ficha majina',
    <T>({ hidden, programme }: { hidden: (words: string) => T; programme: string | number }) => [
      'Ficha majina',
      hidden(` ya ${programme}`),
    ],
    ({ label }: { label: string | number }) => `Ufiche majina: ${label}?`,
    ({ label }: { label: string | number }) => `Uonyeshe majina tena: ${label}?`,
    'Onyesha majina',
    'Haikuweza kuhifadhiwa. Hakuna kilichobadilika.',
    'Kisha wakaguzi wanasoma maombi haya chini ya Ukaguzi bila majina, kwa namba ya kumbukumbu tu. Maombi hayaonekani kwenye orodha, utafutaji, arifa na ripoti, na wakaguzi hawawezi kuyaamua.',
    'Wakaguzi bado wanajua walichoona awali. Majina yanabaki yamefichwa hadi msimamizi atakapoyaonyesha tena.',
    'Wakaguzi wanaona majina, hati, barua na madokezo ya wasomaji wote mara moja. Ukificha majina tena baadaye, bado wanajua walichoona.',
    ({ reader }: { reader: string | number }) => `${reader} anaweza kusoma ombi hili tena.`,
    'Haikuweza kuhifadhiwa. Tafadhali jaribu tena.',
    'Migongano ya maslahi',
    'Inapakia migongano ya maslahi',
    'Hakuna. Wafanyakazi wanaobonyeza “Namjua mtu huyu” kwenye ombi wanaonekana hapa na hawawezi kusoma maombi ya mtu huyo.',
    <T>({
      reader,
      reference,
      span,
      declaredAt,
    }: {
      reader: string | number;
      reference: string | number;
      span: (words: string) => T;
      declaredAt: string | number;
    }) => [`${reader}: ${reference} `, span(`tangu ${declaredAt}`)],
    'ombi lililofutwa',
    <T>({
      hidden,
      reader,
      reference,
    }: {
      hidden: (words: string) => T;
      reader: string | number;
      reference: string | number;
    }) => ['Ruhusu tena', hidden(` ${reader}, ${reference}`)],
    ({ number }: { number: string | number }) => `Kigezo cha ${number}`,
    <T>({ hidden, number }: { hidden: (words: string) => T; number: string | number }) => [
      'Ondoa',
      hidden(` kigezo cha ${number}`),
    ],
    'Jina',
    'Msaada kwa wasomaji',
    'Uzito',
    '1 hadi 10. Kigezo chenye uzito 2 kinahesabiwa mara mbili.',
    'Tathmini',
    'Wafanyakazi tu wanaona hili, kamwe si waombaji.',
    'Lebo zote',
    'Lebo hazikuweza kupakiwa',
    'Inapakia lebo',
    'Bado hakuna lebo. Ongeza ya kwanza hapa chini.',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Badilisha',
      hidden(` ${name}`),
    ],
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Ondoa',
      hidden(` ${name}`),
    ],
    ({ name }: { name: string | number }) => `Uondoe lebo ${name}?`,
    'Ondoa lebo',
    ({ used }: { used: string | number }) => `Itaondolewa kwenye kila ombi lililo nayo: ${used}.`,
    ({ count }: { count: number }) => `${count === 1 ? `kwenye ombi 1` : `kwenye maombi ${count}`}`,
    'Lebo haikuweza kuhifadhiwa.',
    ({ name }: { name: string | number }) => `Badilisha ${name}`,
    'Lebo mpya',
    'Jina la lebo mpya',
    'Rangi',
    'Hifadhi lebo',
    'Ongeza lebo mpya',
    'Ghairi',
    'Karatasi za alama hazikuweza kupakiwa',
    'Inapakia karatasi za alama',
    'Karatasi ya alama imehifadhiwa.',
    'Karatasi ya alama haikuweza kuhifadhiwa.',
    ({ label }: { label: string | number }) => `Karatasi ya alama: ${label}`,
    ({
      version,
      savedBy,
      savedAt,
    }: {
      version: string | number;
      savedBy: string | number;
      savedAt: string | number;
    }) =>
      `Toleo ${version}, lilihifadhiwa na ${savedBy} ${savedAt}. Karatasi za alama zilizotumwa tayari zinabaki na vigezo vyake.`,
    'Bado hakuna karatasi ya alama: wasomaji wanaweza kuandika madokezo, lakini hawawezi kutoa alama.',
    'Karatasi ya alama haikuhifadhiwa',
    'Ongeza kigezo',
    'Hifadhi karatasi ya alama',
    'Hayajaamuliwa',
    'Imewasilishwa',
    'Inakaguliwa',
    'Mgao haukuweza kukokotolewa. Tafadhali jaribu tena.',
    'Gawa maombi',
    'Maombi yanagawanywa sawasawa. Hakuna anayepata ombi la mtu anayemjua. Wasomaji waliogawiwa tayari wanabaki, na wanahesabiwa.',
    'Kuna tatizo',
    'Wenzako hawakuweza kupakiwa',
    'Inapakia wenzako',
    'Programu',
    'Hali',
    'Wasomaji wa kila ombi',
    ({ readersEach }: { readersEach: string | number }) => `1 hadi ${readersEach}`,
    'Hakiki mgao',
    ({ assigned }: { assigned: number }) =>
      `${assigned === 1 ? `ombi 1 limegawiwa.` : `maombi ${assigned} yamegawiwa.`}`,
    'Uyagawe hivi?',
    'Gawia',
    'Maombi hayakuweza kugawiwa. Hakuna kilichobadilika.',
    ({ applications }: { applications: number }) =>
      `${applications === 1 ? `ombi 1 linalingana.` : `maombi ${applications} yanalingana.`}`,
    'Yote tayari yana wasomaji wa kutosha.',
    <T>({ b, lacking }: { b: (words: string) => T; lacking: number }) => [
      b(`${lacking === 1 ? `ombi 1 litakuwa` : `maombi ${lacking} yatakuwa`} na wasomaji wachache mno,`),
      ' kwa sababu wasomaji hawa wanamjua mwombaji. Chagua wasomaji zaidi.',
    ],
    ({ programme }: { programme: string | number }) => `${programme}: majina yanaonyeshwa`,
    ({ reference }: { reference: string | number }) => `inatokana na ${reference}`,
    'Kwa nini unaweza kulisoma tena',
    'Tu kama hakuna msimamizi mwingine anayefanya kazi hapa. Sababu yako inaonekana kwenye historia ya ombi.',
    'Niruhusu nilisome tena',
  ],
];

export default words;
