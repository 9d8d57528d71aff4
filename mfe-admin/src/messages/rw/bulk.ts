/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  281,
  [
    'Fata icyemezo',
    'Gufata icyemezo ku busabe bwinshi',
    ({ applications }: { applications: string | number }) => `Fata icyemezo kuri: ${applications}`,
    ({ applications }: { applications: string | number }) => `${applications} bwafatiwe icyemezo`,
    'Ibyemezo bizoherezwa nyuma y’igihe gito. Mbere yaho ushobora kubisubiza byose, cyangwa kimwe kimwe ku murongo wacyo.',
    'Abasaba ntibabimenyeshejwe.',
    'Ibutsa abahamya',
    'Kwibutsa abahamya b’ubusabe bwinshi',
    ({ applications }: { applications: string | number }) => `Ibutsa abahamya: ${applications}`,
    ({ applications }: { applications: string | number }) => `${applications}: baributswe`,
    'Ohereza urwibutso rw’ubusabe butarangiye',
    'Kohereza urwibutso rw’ubusabe bwinshi butarangiye',
    ({ count }: { count: number }) =>
      `Ohereza urwibutso rw’ubusabe butarangiye: ${count === 1 ? `1` : `${count}`}`,
    'Ongeraho ikirango',
    'Kongera ikirango ku busabe bwinshi',
    ({ applications }: { applications: string | number }) => `${applications}: byashyizweho ikirango`,
    'Tanga abasoma',
    'Gutanga abasoma ubusabe bwinshi',
    ({ applications }: { applications: string | number }) => `${applications} bwahawe abasoma`,
    'Ushobora kubisubiza uko byari. Abasomaga mbere bagumaho.',
    'Abasoma wongeyemo bakuwemo. Ibyo banditse birabitswe.',
    ({ count }: { count: number }) => `${count === 1 ? `ubusabe 1` : `ubusabe ${count}`}`,
    'Buri usoma asoma bwose',
    'Kubugabanya ku buryo bungana',
    'Usoma umwe kuri buri busabe; ntawe urenza undi ubusabe burenze bumwe.',
    'Igabanya ntiryashobotse kubarwa. Ongera ugerageze.',
    'Bagenzi bawe ntibashoboye kuboneka',
    'Bagenzi bawe barafunguka',
    'Abasoma ubu busabe',
    'Hari ikibazo',
    'Bite?',
    'Banza urebe uko bugabanywa',
    'Ubusabe kuri buri usoma',
    ({ applications }: { applications: string | number }) => `Tanga ${applications}`,
    'Hitamo abandi basoma',
    'Funga',
    'Ubusabe ntibwashoboye kugenzurwa.',
    'Ubusabe buragenzurwa',
    'Nta birango birahari. Umuyobozi w’urubuga ashobora kubyongera mu Igenamiterere ry’urubuga, ahanditse Isuzuma.',
    'Ibirango ntibyashoboye kuboneka',
    'Ibirango birafunguka',
    'Ikirango cy’ubusabe',
    'Ikirango',
    'Hitamo ikirango',
    'Hitamo ikirango.',
    ({ applications }: { applications: string | number }) => `Shyira ikirango kuri: ${applications}`,
    ({ applications }: { applications: string | number }) => `${applications} bwo ku rutonde rwawe`,
    ({ applications }: { applications: string | number }) => `${applications} buhishwe n’ibitoranya byawe`,
    ({ count }: { count: number }) => `${count === 1 ? `Na bwo bushyiremo` : `Na bwo bushyiremo`}`,
    ({ applications }: { applications: string | number }) => `${applications} bwasizwe`,
    ({ names }: { names: string | number }) => `Busomwa na ${names}`,
    'Ibyavuyemo',
    ({ done, all }: { done: string | number; all: string | number }) => `${done} muri ${all} byakozwe...`,
    ({ applications }: { applications: string | number }) => `${applications} ntibwahindutse`,
    ({ applications }: { applications: string | number }) => `${applications} bwasubijwe uko bwari`,
    ({ count }: { count: string | number }) => `Subiza byose (${count})`,
    'Imeyili ntiyashoboye kwerekanwa. Ongera ugerageze.',
    ({
      applications,
      label,
      count,
      reference,
    }: {
      applications: string | number;
      label: string | number;
      count: number;
      reference: string | number;
    }) =>
      `${applications}: ${label}${count === 1 ? `` : ``}. Buri usaba ahabwa imeyili nk’iyi, ya ${reference}:`,
    'Ubutumwa ku basaba',
    'Icyemezo gishya',
    'Hitamo icyemezo',
    'Byose ntibyashobotse. Ibyakozwe birabitswe: ongera ukande ukomeze.',
    'Ntibyashobotse gusubizwa uko byari. Ongera ugerageze.',
    'Byasubijwe uko byari.',
    ({ count }: { count: number }) => `Erekana ${count === 1 ? `imeyili` : `imeyili`}`,
    'Ubutumwa bugenewe abasabye',
    ({ language, applicants }: { language: string | number; applicants: string | number }) =>
      `Ubutumwa mu rurimi: ${language} (${applicants})`,
    ({ count }: { count: number }) => `${count === 1 ? `usabye 1` : `abasabye ${count}`}`,
    ({
      min,
      max,
      name,
      reference,
    }: {
      min: string | number;
      max: string | number;
      name: string | number;
      reference: string | number;
    }) => `Hagati y’inyuguti ${min} na ${max}. ${name} na ${reference} bihinduka ibya buri wese usaba.`,
    ({ language }: { language: string | number }) =>
      `Sigaho ubusa niba ushaka kuboherereza ubutumwa bwo mu rurimi: ${language}.`,
    ({
      applications,
      count,
      label,
    }: {
      applications: string | number;
      count: number;
      label: string | number;
    }) =>
      `${applications} ${count === 1 ? `buhinduka` : `buhinduka`} ${label}. Buri wese usaba abona imeyili nk’izi, hakurikijwe ururimi rwe:`,
  ],
];

export default words;
