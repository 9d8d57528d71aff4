import { shellConfig } from '@portal/build-config/webpack';

export default shellConfig({ dir: __dirname });
