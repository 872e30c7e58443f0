import { PagesNav } from '@/shell/pages-nav.tsx'

const PAGES = [
  { path: '/analytics', label: 'Overview' },
  { path: '/analytics/dashboard', label: 'Dashboard' },
  { path: '/analytics/insights', label: 'Insights' },
  { path: '/analytics/reports', label: 'Reports' },
] as const

/** The way between the pages of analytics. */
export const AnalyticsNav = () => <PagesNav label="Pages of analytics" pages={PAGES} />
