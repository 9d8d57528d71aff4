import { buildPageScript, buildService } from '@portal/build-config/service-build';

void buildService();
void buildService({ entry: 'src/sweep.ts', outfile: 'dist/sweep.js' });
void buildService({ entry: 'src/documents/check/check.ts', outfile: 'dist/check.js' });
void buildPageScript({ entry: 'letter-page/main.ts', outfile: 'dist/letter-page.js' });
