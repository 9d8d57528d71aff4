export { type FocusOnChangeOptions, useFocusOnChange } from './base/hooks/use-focus-on-change';
export { type PageTitleOptions, usePageTitle } from './base/hooks/use-page-title';
export { usePrinting } from './base/hooks/use-printing';
export { useReconnected } from './base/hooks/use-reconnected';
export { Icon } from './base/icon';
export * from './base/icons';
export { joinClasses } from './base/join-classes';
export { MenuIcon } from './base/menu-icon';
export { Accordion, type AccordionItem, type AccordionProps } from './components/accordion';
export { AppHeader, type AppHeaderProps, BrandLink, type HeaderBranding } from './components/app-header';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
} from './components/button';
export { Card, type CardProps } from './components/card';
export { Dialog, type DialogProps } from './components/dialog';
export { EmptyState, type EmptyStateProps } from './components/empty-state';
export { Notice, type NoticeProps, type NoticeTone } from './components/notice';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar';
export { type SaveState, SaveStatus, type SaveStatusProps, saveSentence } from './components/save-status';
export { Skeleton, type SkeletonProps } from './components/skeleton';
export { SkipLink, type SkipLinkProps } from './components/skip-link';
export { StatusChip, type StatusChipProps, type Tone } from './components/status-chip';
export { type Station, Stepper } from './components/stepper';
export { SummaryList, type SummaryListProps, type SummaryRow } from './components/summary-list';
export { type TabItem, Tabs, type TabsProps } from './components/tabs';
export { TipBox, type TipBoxProps } from './components/tip-box';
