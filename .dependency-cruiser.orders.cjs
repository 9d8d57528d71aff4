/** Folders in the order in which they may use each other, the lowest first; .dependency-cruiser.cjs makes rules of it. */

/** The parts whose folders are rooms: each room above those that it may use. */
const roomsOf = {
  'mfe-admin': 'api frame account notifications reports settings workspace lists requests'.split(' '),
  'mfe-user-dashboard':
    'language api common feedback requests waitlist review further offer applications account dashboard app'.split(
      ' ',
    ),
  'svc-auth': ['platform', 'accounts', 'signing-in', 'staff', 'mail', 'privacy'],
  'packages/service-kit': ['base', 'access', 'storage', 'writing', 'start', 'requests'],
  'packages/application-ui': ['base', 'account', 'steps', 'editors', 'wizards'],
};

/** The modules of svc-applications, each above those that it may use. */
const modules = [
  'platform',
  'application',
  'documents',
  'assessment',
  'integrations',
  'mail',
  'rounds',
  'offers',
  'referees',
  'decisions',
  'application-view',
  'drafting',
  'lists',
  'privacy',
];

/** Folders beside each other, each of which uses none that stands after it here. */
const inThisOrder = {
  'contracts/svc-applications-v1/src': ['questions', 'programmes'],
  'mfe-intern-wizard/src': ['wizard', 'steps', 'programme'],
  'mfe-visitor-wizard/src': ['wizard', 'steps', 'programme'],
  'packages/application-ui/src/wizards/wizard': ['resume', 'aside'],
  'packages/build-config/src': ['messages', 'contracts', 'generated', 'commands'],
  'packages/service-kit/src/requests/http': ['bodies', 'calls', 'server'],
  'packages/ui/src': ['messages', 'language'],
  'svc-applications/src/assessment': ['blind', 'conflicts'],
  'svc-applications/src/decisions': ['reopening', 'feedback'],
};

module.exports = { inThisOrder, modules, roomsOf };
