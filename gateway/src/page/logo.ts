import { existsSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import type { Branding } from '@portal/service-kit/branding';
import { type FileSource, folderSource } from '../static';

export interface Logo {
  /** The path under which pages show the logo. */
  path: string;
  source: FileSource;
  file: string;
}

/**
 * Returns the logo's file when branding names it by a path (`/logo.svg`): beside branding.json, else that absolute
 * path.
 */
export function logoFile(branding: Branding, brandingFile: string | undefined): Logo | undefined {
  if (!brandingFile || !branding.logo?.startsWith('/')) return undefined;
  const folder = dirname(resolve(brandingFile));
  for (const place of [resolve(folder, `.${branding.logo}`), branding.logo]) {
    if (existsSync(place))
      return {
        path: `/branding/logo${extname(place)}`,
        source: folderSource(dirname(place)),
        file: basename(place),
      };
  }
  return undefined;
}
