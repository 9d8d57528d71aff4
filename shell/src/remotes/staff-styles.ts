import type { RegistryEntry } from '@portal/contract-remote-v1';
import { addStaffSheet } from './staff-sheet';

/**
 * The styles of staff pages for a release from before remotes brought them: it counts on the shell for them. Nothing for
 * any other remote.
 */
export async function stylesFor({ describes, integrity = {} }: RegistryEntry): Promise<void> {
  const isForStaff = describes.pages.some(({ access }) => access === 'staff');
  const bringsStyles = Object.keys(integrity).some((file) => file.endsWith('.css'));
  if (isForStaff && !bringsStyles) await addStaffSheet();
}
