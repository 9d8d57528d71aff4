/** The registry with one remote, whose version is live. */
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
