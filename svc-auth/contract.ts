import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeContract } from '@portal/build-config/contracts';
import { permissions } from '@portal/service-kit/permissions';
import { contractDocument } from './src/document';

const folder = path.join(__dirname, '../contracts/svc-auth-v1');

/** The names of the table, for pages: what a role may is the services' alone. */
const namesForPages = `/**
 * What members of staff may do, by name, as pages know it; services have the table of roles. More may be added. Written
 * by \`npm run contracts\` from that table.
 */
export const permissions = [
${permissions.map((name) => `  '${name}',\n`).join('')}] as const;

export type Permission = (typeof permissions)[number];
`;

writeFileSync(path.join(folder, 'src/permissions.ts'), namesForPages);
void writeContract(contractDocument(), folder);
