/// <reference path="./pdf-files.d.ts" />
import workerFile from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

/** The engine requests these files by their original names, so the build puts them into one folder. */
const all = [
  require.context('pdfjs-dist/cmaps', false, /\.bcmap$/),
  require.context('pdfjs-dist/standard_fonts', false, /Foxit(Symbol|Dingbats)\.pfb$/),
  require.context('pdfjs-dist/wasm', false, /\.wasm$/),
];
const [one] = all.flatMap((folder) => folder.keys().map((key) => folder(key)));
const folder = new URL('.', new URL(one ?? '', location.href)).href;

export const workerAddress = workerFile;
export const engineFiles = {
  cMapUrl: folder,
  standardFontDataUrl: folder,
  wasmUrl: folder,
};
