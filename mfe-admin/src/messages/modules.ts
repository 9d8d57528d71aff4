/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  modulesLoadingNow,
  modulesRefresh,
  modulesLoading,
  noModule,
  noModuleText,
  modulesServices,
  shellOffers,
  modulesReleases,
  noTrouble,
  inTrouble,
  liveForEverybody,
  countsAtOnce,
  rollTitleBack,
  previousComesBack,
  rollBackTo,
  giveEverybody,
  promoteText,
  promoteVersion,
  endTrialOf,
  endTrialText,
  endTrial,
  nothingReleased,
  nothingReleasedText,
  noOtherVersion,
  startOfPortal,
  modulesSomebody,
  putLive,
  beganToTry,
  pagesShowPanel,
  versionUnreachable,
  versionIncompatible,
  filesNotFetched,
  itMisfits,
  notLiveAgain,
  modulesService,
  columnState,
  columnVersion,
  modulesKeeps,
  modulesAnswers,
  modulesUnreachable,
  versionUnknown,
  contractVersion,
  modulesIncompatible,
  notOpenedYet,
  failsOften,
  modulesWorks,
  nobodyGetsIt,
  shareOfVisitors,
  everybodyGetsIt,
  liveUse,
  trialUse,
  beforeUse,
  versionsOf,
  whoGetsIt,
  modulesOpened,
  modulesFailed,
  modulesNeeds,
  usedPublished,
  atHand,
  modulesNever,
  ofOpenings,
  shellApi,
  modulesTitle,
  modulesNotLoaded,
  rollBack,
  modulesPromote,
  modulesAnAdministrator,
  releaseCommand,
  thePortal,
  deedBefore,
  deedPublished,
  deedLive,
  deedCanary,
  deedPromoted,
  deedAborted,
  deedRolledBack,
  deedRemoved,
  modulesAndServices,
  failuresTooLong,
  failuresNotFetched,
  failuresNotFit,
  failuresCrashed,
  deedAbortedUnknown,
  misfit,
] = /* @__PURE__ */ messages(1202, [
  'Loading the modules...',
  'Refresh',
  'Loading the modules',
  'No module was released yet',
  'A module appears here as soon as one is published.',
  'Services',
  ({ shellApi }: { shellApi: string | number }) =>
    `The portal offers its modules shell API ${shellApi}, and the contracts that these keep.`,
  'Releases',
  ({ all }: { all: string | number }) => `${all}, no trouble`,
  ({ all, wrong }: { all: string | number; wrong: string | number }) => `${all}, ${wrong} in trouble`,
  ({ title, version }: { title: string | number; version: string | number }) =>
    `${title} ${version} is live for everybody.`,
  'It counts at once for every page that is opened from now on. Pages that are open go on undisturbed with what they have.',
  ({ title }: { title: string | number }) => `Roll ${title} back?`,
  ({ previous, version }: { previous: string | number; version: string | number }) =>
    `Version ${previous} comes back for everybody. ${version}, which is live now, stays published.`,
  ({ previous }: { previous: string | number }) => `Roll back to ${previous}`,
  ({ title, tried }: { title: string | number; tried: string | number }) =>
    `Give everybody ${title} ${tried}?`,
  ({
    tried,
    percent,
    version,
  }: {
    tried: string | number;
    percent: string | number;
    version: string | number;
  }) =>
    `Version ${tried}, which ${percent} % of the visitors have now, goes live for everybody. It takes the place of ${version}, which a rollback brings back.`,
  ({ tried }: { tried: string | number }) => `Promote ${tried}`,
  ({ title, tried }: { title: string | number; tried: string | number }) =>
    `End the trial of ${title} ${tried}?`,
  ({ version, tried }: { version: string | number; tried: string | number }) =>
    `Version ${version} comes back for those who have ${tried} now. ${tried} stays published.`,
  'End the trial',
  'Nothing was released yet',
  'Releases and rollbacks appear here.',
  'No other version was live before this one.',
  'A start of the portal',
  'Somebody',
  ({ by, since }: { by: string | number; since: string | number }) => `${by} put it live on ${since}.`,
  ({ by, version, since }: { by: string | number; version: string | number; since: string | number }) =>
    `${by} began to try ${version} on ${since}.`,
  'Its pages show a panel that says so; everything else goes on.',
  ({ version }: { version: string | number }) => `${version} is unreachable`,
  ({ version }: { version: string | number }) => `${version} is incompatible`,
  ({ others }: { others: string | number }) => `Its files could not be fetched from here. ${others}`,
  ({ sentence }: { sentence: string | number }) => `It ${sentence}.`,
  'It cannot be put live again as long as this is so.',
  'Service',
  'State',
  'Version',
  'Keeps',
  'Answers',
  'Unreachable',
  'Unknown',
  ({ name, version }: { name: string | number; version: string | number }) => `contract ${name} ${version}`,
  'Incompatible',
  'Not opened yet',
  'Fails often',
  'Works',
  'Nobody',
  ({ percent }: { percent: string | number }) => `${percent} % of the visitors`,
  'Everybody',
  'Live',
  'On trial',
  'Before',
  ({ title }: { title: string | number }) => `Versions of ${title}`,
  'Who gets it',
  'Opened',
  'Failed',
  'Needs',
  ({ use, publishedAt }: { use: string | number; publishedAt: string | number }) =>
    `${use}, published ${publishedAt}`,
  'At hand',
  'Never',
  ({ rate }: { rate: string | number }) => `${rate} of the openings`,
  'shell API',
  'Modules',
  'The modules could not be loaded',
  'Roll back',
  'Promote',
  'An administrator',
  'The release command',
  'The portal',
  ({ from }: { from: string | number }) => ` (before: ${from})`,
  ({ title, version }: { title: string | number; version: string | number }) =>
    `published ${title} ${version}`,
  ({
    title,
    version,
    before,
  }: {
    title: string | number;
    version: string | number;
    before: string | number;
  }) => `put ${title} ${version} live${before}`,
  ({
    title,
    version,
    percent,
  }: {
    title: string | number;
    version: string | number;
    percent: string | number;
  }) => `gave ${title} ${version} to ${percent} % of the visitors`,
  ({
    title,
    version,
    before,
  }: {
    title: string | number;
    version: string | number;
    before: string | number;
  }) => `promoted ${title} ${version} to everybody${before}`,
  ({ title, from, version }: { title: string | number; from: string | number; version: string | number }) =>
    `ended the trial of ${title} ${from}: ${version} stays live`,
  ({
    title,
    version,
    before,
  }: {
    title: string | number;
    version: string | number;
    before: string | number;
  }) => `rolled ${title} back to ${version}${before}`,
  ({ title, version }: { title: string | number; version: string | number }) =>
    `removed the files of ${title} ${version}, which nobody uses any more`,
  ({ modules, services }: { modules: number; services: number }) =>
    `${modules === 1 ? `${modules} module` : `${modules} modules`}, ${services === 1 ? `${services} service` : `${services} services`}`,
  ({ times }: { times: number }) => `${times === 1 ? `${times} took too long` : `${times} took too long`}`,
  ({ times }: { times: number }) =>
    `${times === 1 ? `${times} could not be fetched` : `${times} could not be fetched`}`,
  ({ times }: { times: number }) => `${times === 1 ? `${times} did not fit` : `${times} did not fit`}`,
  ({ times }: { times: number }) => `${times === 1 ? `${times} crashed` : `${times} crashed`}`,
  ({ title, version }: { title: string | number; version: string | number }) =>
    `ended the trial of ${title}: ${version} stays live`,
  ({ what, range, version }: { what: string | number; range: string | number; version: string | number }) =>
    `It was made for ${what} ${range}; the portal has ${version}.`,
]);
