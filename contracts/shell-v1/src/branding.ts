/** The organisation that runs this portal: it comes from configuration, never from code. */
export interface Branding {
  name: string;
  /** Address of the logo, or null for the built-in mark. */
  logo: string | null;
  /** The email address to which applicants write. */
  mailbox: string;
  website: string | null;
  social: readonly { name: string; url: string }[];
  newsletter: string | null;
  /** Other places for people whom no programme suits; nothing is shown when left out. */
  elsewhere?: readonly { name: string; url: string }[];
}
