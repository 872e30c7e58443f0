import { PagesNav } from '@/shell/pages-nav.tsx'

const PAGES = [
  { path: '/metrics', label: 'Figures' },
  { path: '/metrics/real-time', label: 'Real-time' },
  { path: '/metrics/plan', label: 'Plan' },
  { path: '/metrics/custom', label: 'Own metrics' },
  { path: '/metrics/reports', label: 'Reports' },
  { path: '/metrics/import', label: 'Imports', needs: 'figures.manage' },
] as const

/** The way between the pages of figures. */
export const MetricsNav = () => <PagesNav label="Pages of the figures" pages={PAGES} />
