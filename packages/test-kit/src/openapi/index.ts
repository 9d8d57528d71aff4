export { dereferenced } from './dereferenced';
export { expectFakeToFollow, type FakeAnswer } from './expect-fake-to-follow';
export { expectRequestToFollow, type SentRequest } from './expect-request-to-follow';
export { expectToFollow } from './expect-to-follow';
export { type HoldOptions, holdToContracts } from './hold-to-contracts';
