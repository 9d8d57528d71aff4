export { type Asked, FakeResponse, type FakeServer, fakeServer, refusal } from './fake-server';
export { contracts, openStaff } from './open-staff';
export * from './sample-overview';
export * from './samples';
