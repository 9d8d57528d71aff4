/** The place of saved views, under the lists of applications. There are none yet. */
export function SavedViews() {
  return null;
}
