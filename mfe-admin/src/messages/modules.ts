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
] = /* @__PURE__ */ messages(1225, [
  'Loading the modules...',
  'Refresh',
  'Loading the modules',
  'No module has been released yet',
  'A module appears here as soon as one is published.',
  'Services',
  ({ shellApi }: { shellApi: string | number }) =>
    `The portal offers shell API ${shellApi} and the contracts below.`,
  'Releases',
  ({ all }: { all: string | number }) => `${all}, no problems`,
  ({ all, wrong }: { all: string | number; wrong: string | number }) => `${all}, ${wrong} with problems`,
  ({ title, version }: { title: string | number; version: string | number }) =>
    `${title} ${version} is live for everybody.`,
  'It applies at once to every page opened from now on. Pages that are open already keep their version.',
  ({ title }: { title: string | number }) => `Roll ${title} back?`,
  ({ previous, version }: { previous: string | number; version: string | number }) =>
    `Version ${previous} comes back for everybody. ${version}, which is live now, stays published.`,
  ({ previous }: { previous: string | number }) => `Roll back to ${previous}`,
  ({ title, tried }: { title: string | number; tried: string | number }) =>
    `Promote ${title} ${tried} to everybody?`,
  ({
    tried,
    percent,
    version,
  }: {
    tried: string | number;
    percent: string | number;
    version: string | number;
  }) =>
    `Version ${tried}, which ${percent} % of the visitors have now, goes live for everybody. It replaces ${version}; a rollback brings ${version} back.`,
  ({ tried }: { tried: string | number }) => `Promote ${tried}`,
  ({ title, tried }: { title: string | number; tried: string | number }) =>
    `End the trial of ${title} ${tried}?`,
  ({ version, tried }: { version: string | number; tried: string | number }) =>
    `Version ${version} comes back for the visitors who have ${tried} now. ${tried} stays published.`,
  'End the trial',
  'Nothing has been released yet',
  'Releases and rollbacks appear here.',
  'No other version was live before this one.',
  'A start of the portal',
  'Somebody',
  ({ by, since }: { by: string | number; since: string | number }) => `${by} made it live on ${since}.`,
  ({ by, version, since }: { by: string | number; version: string | number; since: string | number }) =>
    `${by} started the trial of ${version} on ${since}.`,
  'Its pages show a message about the problem; everything else works.',
  ({ version }: { version: string | number }) => `${version} is unreachable`,
  ({ version }: { version: string | number }) => `${version} is incompatible`,
  ({ others }: { others: string | number }) => `Its files could not be fetched from here. ${others}`,
  ({ sentence }: { sentence: string | number }) => `It ${sentence}.`,
  'It cannot be made live again until this is fixed.',
  'Service',
  'State',
  'Version',
  'Contracts',
  'Running',
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
  'Previous',
  ({ title }: { title: string | number }) => `Versions of ${title}`,
  'Who gets it',
  'Opened',
  'Failed',
  'Needs',
  ({ use, publishedAt }: { use: string | number; publishedAt: string | number }) =>
    `${use}, published ${publishedAt}`,
  'Available',
  'Never',
  ({ rate }: { rate: string | number }) => `${rate} of page openings`,
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
  }) => `made ${title} ${version} live${before}`,
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
    `removed the files of ${title} ${version}, which are no longer used`,
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
