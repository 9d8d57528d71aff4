/** Who runs this portal: configuration, never code. */
export interface Branding {
  name: string;
  /** Address of the logo, or null for the built-in mark. */
  logo: string | null;
  /** Where applicants write to. */
  mailbox: string;
  website: string | null;
  social: readonly { name: string; url: string }[];
  newsletter: string | null;
  /** Where somebody might go whom no programme fits; nothing is shown of it where it is left out. */
  elsewhere?: readonly { name: string; url: string }[];
}
