import { Icon } from './icon';

export const CheckIcon = () => (
  <Icon>
    <path d="m4.5 10.5 3.7 3.7 7.3-8" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);
export const InfoIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 9.2v4.3M10 6.4v.1" />
  </Icon>
);
export const AlertIcon = () => (
  <Icon>
    <path d="M10 2.9 18 16.6H2zM10 8v4M10 14.3v.1" />
  </Icon>
);
export const FileIcon = () => (
  <Icon>
    <path d="M5 2.5h6.5l4 4v11H5zM11.5 2.5v4h4M8 11h5M8 14h5" />
  </Icon>
);
export const DeviceIcon = () => (
  <Icon>
    <rect x="5.5" y="2.5" width="9" height="15" rx="1.8" />
    <path d="M9.3 14.8h1.4" />
  </Icon>
);
export const CloudOffIcon = () => (
  <Icon>
    <path d="M6.2 15.5h8M15.6 15a3.4 3.4 0 0 0 .4-6.5A5.3 5.3 0 0 0 8.2 5M6 6.6a5 5 0 0 0-.8 2A3.6 3.6 0 0 0 5 15.5M3 3l14 14" />
  </Icon>
);
export const ArrowRightIcon = () => (
  <Icon>
    <path d="M4 10h12M11 5l5 5-5 5" />
  </Icon>
);
export const ArrowLeftIcon = () => (
  <Icon>
    <path d="M16 10H4M9 5l-5 5 5 5" />
  </Icon>
);
export const ChevronDownIcon = () => (
  <Icon>
    <path d="m5 7.5 5 5 5-5" />
  </Icon>
);
export const PlusIcon = () => (
  <Icon>
    <path d="M10 4v12M4 10h12" />
  </Icon>
);
export const TrashIcon = () => (
  <Icon>
    <path d="M3.5 5.5h13M8 5.5v-2h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 9v4.5M11.5 9v4.5" />
  </Icon>
);
export const MailIcon = () => (
  <Icon>
    <rect x="2.5" y="4.5" width="15" height="11" rx="1.5" />
    <path d="m3 6 7 5 7-5" />
  </Icon>
);
export const BellIcon = () => (
  <Icon>
    <path d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13zM8.3 17.2c.9.7 2.5.7 3.4 0" />
  </Icon>
);
export const SearchIcon = () => (
  <Icon>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.2 13.2 4 4" />
  </Icon>
);
export const DownloadIcon = () => (
  <Icon>
    <path d="M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13" />
  </Icon>
);
export const ExternalIcon = () => (
  <Icon>
    <path d="M8 4.5H4v11.5h11.5v-4M11.5 3.5h5v5M16 4l-7 7" />
  </Icon>
);

/** The neutral mark in place of an organisation's logo: a heart in an open hand's curve. */
export const LogoMark = () => (
  <svg className="p-logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
    <circle cx="16" cy="16" r="16" className="p-logo-ground" />
    <path
      className="p-logo-line"
      d="M16 22.5c-4-2.7-6.5-5.2-6.5-8.2 0-2 1.5-3.5 3.3-3.5 1.3 0 2.5.7 3.2 1.9.7-1.2 1.9-1.9 3.2-1.9 1.8 0 3.3 1.5 3.3 3.5 0 3-2.5 5.5-6.5 8.2z"
    />
  </svg>
);
