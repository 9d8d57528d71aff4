import { buildService } from '@portal/build-config/service-build';

void Promise.all([
  buildService(),
  buildService({ entry: 'src/web-app/program.ts', outfile: 'dist/draw-icons.js' }),
]);
