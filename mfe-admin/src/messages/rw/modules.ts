/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1225,
  [
    'Ibice birafunguka...',
    'Vugurura',
    'Ibice birafunguka',
    'Nta gice kirasohoka',
    'Igice kigaragara hano kikimara gusohoka.',
    'Serivisi',
    ({ shellApi }: { shellApi: string | number }) =>
      `Urubuga rutanga shell API ${shellApi} n’amasezerano ari hasi.`,
    'Ibyasohotse',
    ({ all }: { all: string | number }) => `${all}, nta kibazo`,
    ({ all, wrong }: { all: string | number; wrong: string | number }) => `${all}, ${wrong} bifite ikibazo`,
    ({ title, version }: { title: string | number; version: string | number }) =>
      `${title} ${version} irakora kuri bose.`,
    'Bihita bikurikizwa ku rupapuro rwose rufunguwe kuva ubu. Impapuro zisanzwe zifunguye zigumana verisiyo yazo.',
    ({ title }: { title: string | number }) => `Gusubiza inyuma ${title}?`,
    ({ previous, version }: { previous: string | number; version: string | number }) =>
      `Verisiyo ${previous} igarukira bose. ${version}, ikora ubu, ikomeza kuba yarasohotse.`,
    ({ previous }: { previous: string | number }) => `Subira kuri ${previous}`,
    ({ title, tried }: { title: string | number; tried: string | number }) => `Guha bose ${title} ${tried}?`,
    ({
      tried,
      percent,
      version,
    }: {
      tried: string | number;
      percent: string | number;
      version: string | number;
    }) =>
      `Verisiyo ${tried}, ifitwe ubu na ${percent} % by’abasura, itangira gukora kuri bose. Isimbura ${version}; gusubiza inyuma bigarura ${version}.`,
    ({ tried }: { tried: string | number }) => `Ha bose ${tried}`,
    ({ title, tried }: { title: string | number; tried: string | number }) =>
      `Guhagarika igerageza rya ${title} ${tried}?`,
    ({ version, tried }: { version: string | number; tried: string | number }) =>
      `Verisiyo ${version} igarukira abafite ${tried} ubu. ${tried} ikomeza kuba yarasohotse.`,
    'Hagarika igerageza',
    'Nta kirasohoka',
    'Ibyasohotse n’ibyasubijwe inyuma bigaragara hano.',
    'Nta yindi verisiyo yakoraga mbere y’iyi.',
    'Itangira ry’urubuga',
    'Umuntu',
    ({ by, since }: { by: string | number; since: string | number }) => `${by} yayitangije ku wa ${since}.`,
    ({ by, version, since }: { by: string | number; version: string | number; since: string | number }) =>
      `${by} yatangiye kugerageza ${version} ku wa ${since}.`,
    'Impapuro zacyo zerekana ubutumwa bwerekeye ikibazo; ibindi byose birakora.',
    ({ version }: { version: string | number }) => `${version} ntigerwaho`,
    ({ version }: { version: string | number }) => `${version} ntihuye`,
    ({ others }: { others: string | number }) => `Dosiye zacyo ntizashoboye kuboneka uhereye hano. ${others}`,
    ({ sentence }: { sentence: string | number }) => `Ikibazo: ${sentence}.`,
    'Ntishobora kongera gutangizwa bitarakosorwa.',
    'Serivisi',
    'Imiterere',
    'Verisiyo',
    'Amasezerano',
    'Irakora',
    'Ntigerwaho',
    'Ntibizwi',
    ({ name, version }: { name: string | number; version: string | number }) =>
      `amasezerano ${name} ${version}`,
    'Ntihuye',
    'Ntirafungurwa',
    'Inanirwa kenshi',
    'Irakora',
    'Nta n’umwe',
    ({ percent }: { percent: string | number }) => `${percent} % by’abasura`,
    'Bose',
    'Irakora',
    'Iri kugeragezwa',
    'Iyabanje',
    ({ title }: { title: string | number }) => `Verisiyo za ${title}`,
    'Abayifite',
    'Inshuro yafunguwe',
    'Inshuro yanze',
    'Ibyo ikeneye',
    ({ use, publishedAt }: { use: string | number; publishedAt: string | number }) =>
      `${use}, yasohotse ku wa ${publishedAt}`,
    'Irahari',
    'Nta na rimwe',
    ({ rate }: { rate: string | number }) => `${rate} by’inshuro yafunguwe`,
    'shell API',
    'Ibice by’urubuga',
    'Ibice ntibyashoboye kuboneka',
    'Subiza inyuma',
    'Ha bose',
    'Umuyobozi',
    'Itegeko ryo gusohora',
    'Urubuga',
    ({ from }: { from: string | number }) => ` (mbere: ${from})`,
    ({ title, version }: { title: string | number; version: string | number }) =>
      `yasohoye ${title} ${version}`,
    ({
      title,
      version,
      before,
    }: {
      title: string | number;
      version: string | number;
      before: string | number;
    }) => `yatangije ${title} ${version}${before}`,
    ({
      title,
      version,
      percent,
    }: {
      title: string | number;
      version: string | number;
      percent: string | number;
    }) => `yahaye ${title} ${version} ${percent} % by’abasura`,
    ({
      title,
      version,
      before,
    }: {
      title: string | number;
      version: string | number;
      before: string | number;
    }) => `yahaye bose ${title} ${version}${before}`,
    ({ title, from, version }: { title: string | number; from: string | number; version: string | number }) =>
      `yahagaritse igerageza rya ${title} ${from}: ${version} irakomeza`,
    ({
      title,
      version,
      before,
    }: {
      title: string | number;
      version: string | number;
      before: string | number;
    }) => `yasubije ${title} kuri ${version}${before}`,
    ({ title, version }: { title: string | number; version: string | number }) =>
      `yavanyeho dosiye za ${title} ${version}, itagikoreshwa`,
    ({ modules, services }: { modules: number; services: number }) =>
      `${modules === 1 ? `igice ${modules}` : `ibice ${modules}`}, ${services === 1 ? `serivisi ${services}` : `serivisi ${services}`}`,
    ({ times }: { times: number }) =>
      `${times === 1 ? `inshuro ${times} yatinze cyane` : `inshuro ${times} yatinze cyane`}`,
    ({ times }: { times: number }) =>
      `${times === 1 ? `inshuro ${times} itabonetse` : `inshuro ${times} itabonetse`}`,
    ({ times }: { times: number }) =>
      `${times === 1 ? `inshuro ${times} itahuye` : `inshuro ${times} itahuye`}`,
    ({ times }: { times: number }) =>
      `${times === 1 ? `inshuro ${times} yahagaze gitunguranye` : `inshuro ${times} yahagaze gitunguranye`}`,
    ({ title, version }: { title: string | number; version: string | number }) =>
      `yahagaritse igerageza rya ${title}: ${version} irakomeza`,
    ({ what, range, version }: { what: string | number; range: string | number; version: string | number }) =>
      `Yakorewe ${what} ${range}; urubuga rufite ${version}.`,
  ],
];

export default words;
