/** The pages that the shell itself draws, each with the named chunks it opens with. */
export const shellPages: readonly { path: string; chunks: readonly string[] }[] = [
  { path: '/', chunks: ['react', 'home'] },
  { path: '/maintenance', chunks: ['react', 'maintenance'] },
];

/** The chunks that every page of a remote needs from the shell. */
export const sharedChunks: readonly string[] = ['react', 'federation'];
