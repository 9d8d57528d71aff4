import { compileStyles } from './compile-styles';

const { bytes, brotli } = compileStyles();
process.stdout.write(`portal.css: ${bytes} bytes, ${brotli} over the wire\n`);
