/** A registry with one remote and its live version. */
export const registryWith = (version: string) => ({
  remotes: {
    'mfe-form': {
      version,
      manifest: `/remotes/mfe-form/${version}/mf-manifest.json`,
      describes: {
        name: 'mfe-form',
        title: 'Form',
        pages: [
          { path: '/application/interns', mount: './page' },
          { path: '/intern-form', mount: './page' },
        ],
        shellApi: '^1.0.0',
        contracts: {},
      },
    },
  },
  contracts: {},
});
