export { type FakeShell, type FakeShellOptions, fakeShell } from './fake-shell';
export { runAlone } from './run-alone';
