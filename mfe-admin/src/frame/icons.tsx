import { BellIcon, Icon, MailIcon } from '@portal/ui';

const TodayIcon = () => (
  <Icon>
    <circle cx="10" cy="10.5" r="3.5" />
    <path d="M10 2.5v1.8M4.3 4.8l1.3 1.3M15.7 4.8l-1.3 1.3M2 10.5h1.8M16.2 10.5H18M3.5 16.5h13" />
  </Icon>
);
const OverviewIcon = () => (
  <Icon>
    <path d="M3 3h6v8H3zM11 3h6v4h-6zM11 9h6v8h-6zM3 13h6v4H3z" />
  </Icon>
);
const ListIcon = () => (
  <Icon>
    <path d="M3 5h1M7 5h10M3 10h1M7 10h10M3 15h1M7 15h10" />
  </Icon>
);
/** Icon of a programme's list, distinguishable when labels are hidden. */
const CapListIcon = () => (
  <Icon>
    <path d="m5.5 2.5 4 2-4 2-4-2zM3.3 5.4v2.1c1.3 1.2 3.1 1.2 4.4 0V5.4M12 5h5M3 12h14M3 16h14" />
  </Icon>
);
const PersonListIcon = () => (
  <Icon>
    <circle cx="5.5" cy="3.8" r="1.7" />
    <path d="M2.3 8.8c.4-1.8 1.6-2.6 3.2-2.6s2.8.8 3.2 2.6M12 5h5M3 12h14M3 16h14" />
  </Icon>
);
const CapIcon = () => (
  <Icon>
    <path d="m10 4 8.5 4L10 12 1.5 8zM5 9.8v4c3 2.6 7 2.6 10 0v-4M18.5 8v5" />
  </Icon>
);
const PersonIcon = () => (
  <Icon>
    <circle cx="10" cy="6.5" r="3.2" />
    <path d="M3.5 17c.6-3.6 3.2-5.2 6.5-5.2s5.9 1.6 6.5 5.2" />
  </Icon>
);
const AgainIcon = () => (
  <Icon>
    <path d="M4 10a6 6 0 0 1 10.5-4L16 7.5M16 3.5v4h-4M16 10a6 6 0 0 1-10.5 4L4 12.5M4 16.5v-4h4" />
  </Icon>
);
const LetterIcon = () => (
  <Icon>
    <path d="M5 2.5h7l3 3v5M5 2.5v15h5M7.5 8h5M7.5 11h3M12 16l4.5-4.5 1.5 1.5-4.5 4.5H12z" />
  </Icon>
);
const ResultsIcon = () => (
  <Icon>
    <path d="M17.5 9V4.5h-15v11H9M2.5 5l7.5 5.5L17.5 5M11.5 14.5l2.3 2.3 4-4.3" />
  </Icon>
);
const WaitingListIcon = () => (
  <Icon>
    <path d="M3 4.5h1M3 10h1M3 15.5h1M7 4.5h10M7 10h6M7 15.5h4" />
    <circle cx="15" cy="14.5" r="3" />
    <path d="M15 13v1.7l1 .8" />
  </Icon>
);
const PlacesIcon = () => (
  <Icon>
    <path d="M3 4.5h14v13H3zM3 8.5h14M7 2.5v4M13 2.5v4M6.5 12h.1M10 12h.1M13.5 12h.1M6.5 14.8h.1M10 14.8h.1" />
  </Icon>
);
const ChartIcon = () => (
  <Icon>
    <path d="M3 3v14h14M7 13.5V10M11 13.5V6M15 13.5V8.5" />
  </Icon>
);
const SettingsIcon = () => (
  <Icon>
    <path d="M3 6h7M14 6h3M3 14h3M10 14h7" />
    <circle cx="12" cy="6" r="2" />
    <circle cx="8" cy="14" r="2" />
  </Icon>
);
const PartsIcon = () => (
  <Icon>
    <path d="m10 2.5 6.5 3.7v7.6L10 17.5l-6.5-3.7V6.2zM3.5 6.2 10 10l6.5-3.8M10 10v7.5" />
  </Icon>
);
const PeopleIcon = () => (
  <Icon>
    <circle cx="7.5" cy="7" r="2.8" />
    <path d="M2 16.5c.5-3 2.7-4.5 5.5-4.5s5 1.5 5.5 4.5M13 4.5a2.8 2.8 0 0 1 0 5M15 12.3c1.7.6 2.7 2 3 4.2" />
  </Icon>
);
export const PanelIcon = () => (
  <Icon>
    <path d="M2.5 3.5h15v13h-15zM7.5 3.5v13" />
  </Icon>
);
export const MoreIcon = () => (
  <Icon>
    <path d="M4 10h.1M10 10h.1M16 10h.1" strokeWidth="3" />
  </Icon>
);
export const SignOutIcon = () => (
  <Icon>
    <path d="M8 3.5H4v13h4M8.5 10H17M13.5 6.5 17 10l-3.5 3.5" />
  </Icon>
);
export const ActIcon = () => (
  <Icon>
    <path d="M11 2.5 4.5 11.5h5l-.5 6 6.5-9h-5z" />
  </Icon>
);

/** The icons of the places in the navigation. */
export const pictures = {
  today: TodayIcon,
  overview: OverviewIcon,
  list: ListIcon,
  'list-cap': CapListIcon,
  'list-person': PersonListIcon,
  cap: CapIcon,
  person: PersonIcon,
  again: AgainIcon,
  letter: LetterIcon,
  bell: BellIcon,
  results: ResultsIcon,
  waiting_list: WaitingListIcon,
  places: PlacesIcon,
  chart: ChartIcon,
  settings: SettingsIcon,
  mail: MailIcon,
  parts: PartsIcon,
  people: PeopleIcon,
};
export type Picture = keyof typeof pictures;
