export interface ShellPage {
  path: string;
  chunks: readonly string[];
  /** Whether it is sent drawn, to be read before any script has run: what the shell's build wrote to first-page.json. */
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
