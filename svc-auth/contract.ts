import path from 'node:path';
import { writeContract } from '@portal/build-config/contracts';
import { contractDocument } from './src/document';

void writeContract(contractDocument(), path.join(__dirname, '../contracts/svc-auth-v1'));
