/** The address of the worker's file. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  const address: string;
  export default address;
}

declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}

/** Webpack's table of files in a folder: the address of each. */
declare const require: {
  context(folder: string, deep: boolean, names: RegExp): { keys(): string[]; (key: string): string };
};
