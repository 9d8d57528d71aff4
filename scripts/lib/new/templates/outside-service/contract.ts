import path from 'node:path';
import { writeContractPackage } from '@portal/build-config/contracts';
import { contractDocument } from './src/document';

void writeContractPackage(contractDocument(), path.join(__dirname, 'contract'));
