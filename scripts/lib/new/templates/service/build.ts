import { buildService } from '@portal/build-config/service-build';

void buildService();
