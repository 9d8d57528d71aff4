interface Rules {
  createScriptURL(address: string): string | null;
}

test('scripts come from the folders of scripts alone, never from where people’s files are', async () => {
  const policies: Record<string, Rules> = {};
  Object.assign(globalThis, {
    trustedTypes: {
      createPolicy: (name: string, rules: Rules) => Object.assign(policies, { [name]: rules }),
    },
  });
  await import('./trusted-scripts');
  expect(Object.keys(policies)).toEqual(['default']);
  const load = (address: string) => policies.default?.createScriptURL(address);
  expect(load('/assets/main.js')).toBe('/assets/main.js');
  expect(load('/remotes/mfe-admin/1.0.0/remoteEntry.js')).toContain('remoteEntry');
  expect(load('http://localhost:3004/remoteEntry.js')).toContain('localhost:3004');
  expect(load('/service-worker.js')).toBe('/service-worker.js');
  expect(load('/api/service-worker.js')).toBeNull();
  expect(load('/api/storage/1/cv.pdf')).toBeNull();
  expect(load('/assets/../api/storage/1/cv.pdf')).toBeNull();
  expect(load('data:text/javascript,alert(1)')).toBeNull();
});
