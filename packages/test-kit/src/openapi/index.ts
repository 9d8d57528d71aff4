export { expectFakeToFollow, type FakeAnswer } from './expect-fake-to-follow';
export { expectToFollow } from './expect-to-follow';
