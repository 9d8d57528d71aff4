/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1309,
  [
    'Amazina yahishwe abasuzuma.',
    'Amazina yongeye kugaragara.',
    'Isuzuma nta mazina',
    'Mu cyiciro cya mbere abasuzuma babona ibisubizo gusa: nta mazina, aho babarizwa, amafoto, inyandiko cyangwa amabaruwa. Abayobozi bakomeza kubona byose.',
    'Iri genamiterere ntiryashoboye kuboneka',
    'Igenamiterere ry’isuzuma nta mazina rirafunguka',
    ({ programme }: { programme: string | number }) => `${programme}: amazina arahishwe`,
    ({ hiddenSince, hiddenBy }: { hiddenSince: string | number; hiddenBy: string | number }) =>
      `kuva ${hiddenSince}, na ${hiddenBy}`,
    <T>({ hidden, programme }: { hidden: (words: string) => T; programme: string | number }) => [
      'Ongera werekane amazina',
      hidden(`: ${programme}`),
    ],
    'Hisha amazina',
    <T>({ hidden, programme }: { hidden: (words: string) => T; programme: string | number }) => [
      'Hisha amazina',
      hidden(`: ${programme}`),
    ],
    ({ label }: { label: string | number }) => `Guhisha amazina: ${label}?`,
    ({ label }: { label: string | number }) => `Kongera kwerekana amazina: ${label}?`,
    'Erekana amazina',
    'Ibyo ntibyashoboye kubikwa. Nta cyahindutse.',
    'Icyo gihe abasuzuma basoma ubu busabe ahanditse Isuzuma nta mazina, bakoresheje nimero yabwo gusa. Ntibugaragara ku ntonde, mu ishakiro, mu matangazo no muri raporo, kandi ntibashobora kubufataho icyemezo.',
    'Ibyo babonye mbere barabizi. Amazina aguma ahishwe kugeza umuyobozi yongeye kuyerekana.',
    'Abasuzuma bahita babona amazina, inyandiko, amabaruwa n’ibyo abasoma bose banditse. Kongera guhisha amazina ntibyibagiza ibyo babonye.',
    ({ reader }: { reader: string | number }) => `${reader} ashobora kongera gusoma ubu busabe.`,
    'Ibyo ntibyashoboye kubikwa. Ongera ugerageze.',
    'Igongana ry’inyungu',
    'Igongana ry’inyungu rirafunguka',
    'Nta na rimwe. Umukozi ukanze « Uyu muntu ndamuzi » mu busabe agaragara hano, kandi ntashobora gusoma ubusabe bw’uwo muntu.',
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
    }) => [`${reader}: ${reference} `, span(`kuva ${declaredAt}`)],
    'ubusabe bwasibwe',
    <T>({
      hidden,
      reader,
      reference,
    }: {
      hidden: (words: string) => T;
      reader: string | number;
      reference: string | number;
    }) => ['Ongera wemerere', hidden(` ${reader}, ${reference}`)],
    ({ number }: { number: string | number }) => `Icyo bareberaho ${number}`,
    <T>({ hidden, number }: { hidden: (words: string) => T; number: string | number }) => [
      'Kuraho',
      hidden(` icyo bareberaho ${number}`),
    ],
    'Izina',
    'Ubufasha ku basoma',
    'Uburemere',
    '1 kugeza 10. Icyo bareberaho gifite uburemere 2 kibarwa kabiri.',
    'Isuzuma',
    'Ibi bibonwa n’abakozi gusa, abasaba ntibabibona.',
    'Ibirango',
    'Ibirango ntibyashoboye kuboneka',
    'Ibirango birafunguka',
    'Nta kirango kirahaba. Ongeraho icya mbere hasi.',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Hindura',
      hidden(` ${name}`),
    ],
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Kuraho',
      hidden(` ${name}`),
    ],
    ({ name }: { name: string | number }) => `Gukuraho ikirango ${name}?`,
    'Kuraho ikirango',
    ({ used }: { used: string | number }) => `Kizakurwa ku busabe bwose bugifite: ${used}.`,
    ({ count }: { count: number }) => `${count === 1 ? `ku busabe ${count}` : `ku busabe ${count}`}`,
    'Ikirango nticyashoboye kubikwa.',
    ({ name }: { name: string | number }) => `Hindura ${name}`,
    'Ikirango gishya',
    'Izina ry’ikirango gishya',
    'Ibara',
    'Bika ikirango',
    'Ongeraho ikirango',
    'Reka',
    'Impapuro z’amanota ntizashoboye kuboneka',
    'Impapuro z’amanota zirafunguka',
    'Urupapuro rw’amanota rwabitswe.',
    'Urupapuro rw’amanota ntirwashoboye kubikwa.',
    ({ label }: { label: string | number }) => `Urupapuro rw’amanota: ${label}`,
    ({
      version,
      savedBy,
      savedAt,
    }: {
      version: string | number;
      savedBy: string | number;
      savedAt: string | number;
    }) =>
      `Verisiyo ${version}, yabitswe na ${savedBy} ku wa ${savedAt}. Impapuro z’amanota zoherejwe zigumana ibyo zashingiyeho.`,
    'Nta rupapuro rw’amanota rurahaba: abasoma bashobora kwandika ibyitonderwa, ariko ntibatanga amanota.',
    'Urupapuro rw’amanota ntirwashoboye kubikwa',
    'Ongeraho icyo bareberaho',
    'Bika urupapuro rw’amanota',
    'Butegereje icyemezo',
    'Bwoherejwe',
    'Burasuzumwa',
    'Igabanya ntiryashobotse kubarwa. Ongera ugerageze.',
    'Gutanga ubusabe bwo gusoma',
    'Ubusabe bugabanywa ku buryo bungana. Nta wuhabwa ubusabe bw’uwo azi. Abasoma basanzwe bahari baragumaho, kandi barabarwa.',
    'Hari ikibazo',
    'Abakozi ntibashoboye kuboneka',
    'Abakozi barafunguka',
    'Gahunda',
    'Imiterere',
    'Abasoma buri busabe',
    ({ readersEach }: { readersEach: string | number }) => `1 kugeza ${readersEach}`,
    'Banza urebe uko bugabanywa',
    ({ assigned }: { assigned: number }) =>
      `${assigned === 1 ? `Ubusabe ${assigned} bwatanzwe.` : `Ubusabe ${assigned} bwatanzwe.`}`,
    'Kubutanga gutya?',
    'Tanga',
    'Ubusabe ntibwashoboye gutangwa. Nta cyahindutse.',
    ({ applications }: { applications: number }) =>
      `${applications === 1 ? `Ubusabe ${applications} burahuye.` : `Ubusabe ${applications} burahuye.`}`,
    'Bwose busanzwe bufite abasoma bahagije.',
    <T>({ b, lacking }: { b: (words: string) => T; lacking: number }) => [
      b(`${lacking === 1 ? `Ubusabe ${lacking}` : `Ubusabe ${lacking}`} buzagira abasoma bake cyane,`),
      ' kuko aba basoma bazi usaba. Hitamo abandi basoma.',
    ],
    ({ programme }: { programme: string | number }) => `${programme}: amazina aragaragara`,
    ({ reference }: { reference: string | number }) => `bikomoka kuri ${reference}`,
    'Impamvu wemerewe kongera kubusoma',
    'Gusa niba nta wundi muyobozi uhari. Impamvu yawe igaragara mu mateka y’ubusabe.',
    'Nyemerera kongera kubusoma',
  ],
];

export default words;
