import { compileStyles } from './compile-styles';

for (const name of ['portal.scss', 'staff.scss']) {
  const { bytes, brotli } = compileStyles(name);
  process.stdout.write(`${name}: ${bytes} bytes, ${brotli} over the wire\n`);
}
