export interface ShellPage {
  path: string;
  chunks: readonly string[];
  /**
   * Whether the gateway sends the page with its content, readable before scripts run; from first-page.json of the
   * build.
   */
  drawn?: boolean;
}

/** The pages that the shell itself draws, each with the named chunks it opens with. */
export const shellPages: readonly ShellPage[] = [
  { path: '/', chunks: ['react', 'home'], drawn: true },
  { path: '/maintenance', chunks: ['react', 'maintenance'] },
  { path: '/help', chunks: ['react', 'help'] },
  { path: '/prepare', chunks: ['react', 'prepare'] },
  { path: '/accessibility', chunks: ['react', 'accessibility'] },
];

/** The chunks that every page of a remote needs from the shell. */
export const sharedChunks: readonly string[] = ['react', 'federation'];
