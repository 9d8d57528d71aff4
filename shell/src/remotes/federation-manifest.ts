/** What the shell reads of a remote's mf-manifest.json. */
export interface FederationManifest {
  metaData?: {
    publicPath?: string;
    remoteEntry?: { name?: string; path?: string };
    /** 'webpack' for a remote that needs nothing but the shared packages; others borrow federation's runtime. */
    container?: string;
  };
  exposes?: { path?: string; assets?: { js?: { sync?: string[] }; css?: { sync?: string[] } } }[];
}
