/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1213,
  [
    'Inapakia moduli...',
    'Onyesha upya',
    'Inapakia moduli',
    'Bado hakuna moduli iliyotolewa',
    'Moduli inaonekana hapa mara inapochapishwa.',
    'Huduma',
    ({ shellApi }: { shellApi: string | number }) =>
      `Tovuti inatoa API ya ganda ${shellApi} na mikataba iliyo hapa chini.`,
    'Utoaji',
    ({ all }: { all: string | number }) => `${all}, hakuna matatizo`,
    ({ all, wrong }: { all: string | number; wrong: string | number }) => `${all}, ${wrong} zenye matatizo`,
    ({ title, version }: { title: string | number; version: string | number }) =>
      `${title} ${version} iko hai kwa kila mtu.`,
    'Inatumika mara moja kwa kila ukurasa unaofunguliwa kuanzia sasa. Kurasa zilizo wazi tayari zinabaki na toleo lake.',
    ({ title }: { title: string | number }) => `Urudishe ${title} nyuma?`,
    ({ previous, version }: { previous: string | number; version: string | number }) =>
      `Toleo ${previous} linarudi kwa kila mtu. ${version}, lililo hai sasa, linabaki limechapishwa.`,
    ({ previous }: { previous: string | number }) => `Rudisha hadi ${previous}`,
    ({ title, tried }: { title: string | number; tried: string | number }) =>
      `Upandishe ${title} ${tried} kwa kila mtu?`,
    ({
      tried,
      percent,
      version,
    }: {
      tried: string | number;
      percent: string | number;
      version: string | number;
    }) =>
      `Toleo ${tried}, ambalo ${percent} % ya wageni wanalo sasa, linakuwa hai kwa kila mtu. Linachukua nafasi ya ${version}; kurudisha nyuma kunarejesha ${version}.`,
    ({ tried }: { tried: string | number }) => `Pandisha ${tried}`,
    ({ title, tried }: { title: string | number; tried: string | number }) =>
      `Umalize jaribio la ${title} ${tried}?`,
    ({ version, tried }: { version: string | number; tried: string | number }) =>
      `Toleo ${version} linarudi kwa wageni walio na ${tried} sasa. ${tried} linabaki limechapishwa.`,
    'Maliza jaribio',
    'Bado hakuna kilichotolewa',
    'Utoaji na kurudisha nyuma vinaonekana hapa.',
    'Hakuna toleo lingine lililokuwa hai kabla ya hili.',
    'Kuwashwa kwa tovuti',
    'Mtu fulani',
    ({ by, since }: { by: string | number; since: string | number }) => `${by} alilifanya kuwa hai ${since}.`,
    ({ by, version, since }: { by: string | number; version: string | number; since: string | number }) =>
      `${by} alianza jaribio la ${version} ${since}.`,
    'Kurasa zake zinaonyesha ujumbe kuhusu tatizo; mengine yote yanafanya kazi.',
    ({ version }: { version: string | number }) => `${version} haifikiki`,
    ({ version }: { version: string | number }) => `${version} haiendani`,
    ({ others }: { others: string | number }) => `Faili zake hazikuweza kuletwa kutoka hapa. ${others}`,
    ({ sentence }: { sentence: string | number }) => `Ina tatizo: ${sentence}.`,
    'Haiwezi kufanywa kuwa hai tena hadi hili lirekebishwe.',
    'Huduma moja',
    'Hali yake',
    'Toleo',
    'Mikataba',
    'Inaendesha',
    'Haifikiki',
    'Haijulikani',
    ({ name, version }: { name: string | number; version: string | number }) => `mkataba ${name} ${version}`,
    'Haiendani',
    'Bado haijafunguliwa',
    'Inashindwa mara nyingi',
    'Inafanya kazi',
    'Hakuna mtu',
    ({ percent }: { percent: string | number }) => `${percent} % ya wageni`,
    'Kila mtu',
    'Hai',
    'Kwenye jaribio',
    'Iliyotangulia',
    ({ title }: { title: string | number }) => `Matoleo ya ${title}`,
    'Nani analipata',
    'Imefunguliwa',
    'Limeshindwa',
    'Inahitaji',
    ({ use, publishedAt }: { use: string | number; publishedAt: string | number }) =>
      `${use}, lilichapishwa ${publishedAt}`,
    'Lipo',
    'Kamwe',
    ({ rate }: { rate: string | number }) => `${rate} ya ufunguaji wa kurasa`,
    'API ya ganda',
    'Moduli',
    'Moduli hazikuweza kupakiwa',
    'Rudisha nyuma',
    'Pandisha',
    'Msimamizi fulani',
    'Amri ya utoaji',
    'Tovuti yenyewe',
    ({ from }: { from: string | number }) => ` (awali: ${from})`,
    ({ title, version }: { title: string | number; version: string | number }) =>
      `alichapisha ${title} ${version}`,
    ({
      title,
      version,
      before,
    }: {
      title: string | number;
      version: string | number;
      before: string | number;
    }) => `alifanya ${title} ${version} kuwa hai${before}`,
    ({
      percent,
      title,
      version,
    }: {
      percent: string | number;
      title: string | number;
      version: string | number;
    }) => `aliwapa ${percent} % ya wageni ${title} ${version}`,
    ({
      title,
      version,
      before,
    }: {
      title: string | number;
      version: string | number;
      before: string | number;
    }) => `alipandisha ${title} ${version} kwa kila mtu${before}`,
    ({ title, from, version }: { title: string | number; from: string | number; version: string | number }) =>
      `alimaliza jaribio la ${title} ${from}: ${version} linabaki hai`,
    ({
      title,
      version,
      before,
    }: {
      title: string | number;
      version: string | number;
      before: string | number;
    }) => `alirudisha ${title} hadi ${version}${before}`,
    ({ title, version }: { title: string | number; version: string | number }) =>
      `aliondoa faili za ${title} ${version}, ambazo hazitumiki tena`,
    ({ modules, services }: { modules: number; services: number }) =>
      `${modules === 1 ? `moduli ${modules}` : `moduli ${modules}`}, ${services === 1 ? `huduma ${services}` : `huduma ${services}`}`,
    ({ times }: { times: number }) =>
      `${times === 1 ? `${times} ilichukua muda mrefu` : `${times} zilichukua muda mrefu`}`,
    ({ times }: { times: number }) =>
      `${times === 1 ? `${times} haikuweza kuletwa` : `${times} hazikuweza kuletwa`}`,
    ({ times }: { times: number }) => `${times === 1 ? `${times} haikuendana` : `${times} hazikuendana`}`,
    ({ times }: { times: number }) => `${times === 1 ? `${times} ilivunjika` : `${times} zilivunjika`}`,
    ({ title, version }: { title: string | number; version: string | number }) =>
      `alimaliza jaribio la ${title}: ${version} linabaki hai`,
    ({ what, range, version }: { what: string | number; range: string | number; version: string | number }) =>
      `Ilitengenezwa kwa ${what} ${range}; tovuti ina ${version}.`,
  ],
];

export default words;
