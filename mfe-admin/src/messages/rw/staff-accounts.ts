/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1705,
  [
    'Kongera kohereza ubutumire?',
    ({ email }: { email: string | number }) =>
      `${email} abona ihuza rishya, rimara amasaha 72. Ihuza rya mbere ntiryongera gukora.`,
    'Ohereza ubutumire',
    ({ email }: { email: string | number }) => `Ubutumire bushya buri mu nzira bugana ${email}.`,
    ({ name }: { name: string | number }) => `Gusohora ${name} hose?`,
    ({ name }: { name: string | number }) =>
      `Ku gikoresho cyose ${name} asabwa kongera kwinjira. Ibyo yandikaga biguma ku gikoresho.`,
    'Sohora hose',
    ({ name, ended }: { name: string | number; ended: number }) =>
      `${name} yasohowe hose (${ended === 1 ? `inshuro ${ended}` : `inshuro ${ended}`}).`,
    ({ name }: { name: string | number }) => `Gusiba kode ya ${name}?`,
    ({ name }: { name: string | number }) =>
      `Bikoreshe niba ${name} yarabuze porogaramu imuha kode na kode zo kwitabaza. Banza umenye neza ko ari we ubisaba.`,
    'Kugeza ashyizeho porogaramu nshya, yinjira akoresheje ijambobanga ryonyine. Asohorwa hose kandi abona imeyili.',
    'Siba kode',
    ({ name }: { name: string | number }) => `${name} ubu yinjiza ijambobanga gusa.`,
    ({ name }: { name: string | number }) => `Guhagarika ${name}?`,
    ({ name }: { name: string | number }) => `Ubutumire bwa ${name} ntibuzongera gukora.`,
    ({ name }: { name: string | number }) => `${name} ahita asohorwa hose kandi ntashobora kongera kwinjira.`,
    'Ibyo yakoze biguma mu mateka, hamwe n’izina rye. Konti ishobora kongera gufungurwa.',
    'Hagarika',
    ({ name }: { name: string | number }) => `Konti ya ${name} yahagaritswe.`,
    ({ name }: { name: string | number }) => `Gufungurira ${name}?`,
    ({ name }: { name: string | number }) =>
      `${name} ntiyigeze yemera ubutumire: ongera ubwohereze konti imaze gufungurwa.`,
    ({ name }: { name: string | number }) =>
      `${name} ashobora kongera kwinjira akoresheje ijambobanga rya kera.`,
    'Fungura',
    ({ name }: { name: string | number }) => `Konti ya ${name} irakora.`,
    ({ name }: { name: string | number }) => `Konti ya ${name} yabitswe.`,
    ({ name, role }: { name: string | number; role: string | number }) => `${name} ubu ni ${role}.`,
    ({ name }: { name: string | number }) => `Hindura ${name}`,
    ({ other }: { other: string | number }) => `Hindura inshingano: ${other}`,
    'Bika',
    ({ name, other }: { name: string | number; other: string | number }) => `${name} aba ${other}`,
    'Ubutumire bugumana agaciro.',
    'Ahita asohorwa hose kandi agomba kongera kwinjira.',
    'Amazina yose',
    'Inshingano',
    'Konti z’abakozi',
    'Abakozi barafunguka...',
    'Tumira umuntu',
    'Abakozi barafunguka',
    ({ active, count }: { active: number; count: string | number }) =>
      `${active === 1 ? `Konti ${active} ikora` : `Konti ${active} zikora`} kuri ${count}`,
    ({ email }: { email: string | number }) => `Ubutumire buri mu nzira bugana ${email}.`,
    'Abona imeyili irimo ihuza, rimara amasaha 72, agahitamo ijambobanga rye.',
    'Imeyili',
    'Andika imeyili mu buryo bukwiye, nka name@example.com',
    'Hitamo inshingano',
    'Izina',
    'Imiterere',
    'Aheruka kwinjira',
    'Ibikorwa',
    ' (wowe)',
    'Nta na rimwe',
    'Umwirondoro wanjye',
    'Yahagaritswe',
    'Ubutumire bwarangiye',
    'Yatumiwe',
    ({ until }: { until: string | number }) => `kugeza ${until}`,
    'Ibyo ntibyashoboye kubikwa. Ongera ugerageze.',
    'Konti z’abakozi ntizashoboye kuboneka',
    'Hindura',
    'Ongera wohereze ubutumire',
  ],
];

export default words;
