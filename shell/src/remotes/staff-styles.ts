import type { RegistryEntry } from '@portal/contract-remote-v1';
import { addStaffSheet } from './staff-sheet';

/**
 * Adds the stylesheet of staff pages for a remote released before remotes brought it themselves. Does nothing for other
 * remotes.
 */
export async function stylesFor({ describes, integrity = {} }: RegistryEntry): Promise<void> {
  const isForStaff = describes.pages.some(({ access }) => access === 'staff');
  const bringsStyles = Object.keys(integrity).some((file) => file.endsWith('.css'));
  if (isForStaff && !bringsStyles) await addStaffSheet();
}
