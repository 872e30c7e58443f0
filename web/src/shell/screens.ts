import { accountScreens } from '../screens/account/index.ts'
import { analyticsScreens } from '../screens/analytics/index.ts'
import { authScreens } from '../screens/auth/index.ts'
import { brandGuidelineScreens } from '../screens/brand-guidelines/index.ts'
import { brandScreens } from '../screens/brands/index.ts'
import { campaignScreens } from '../screens/campaigns/index.ts'
import { clientScreens } from '../screens/clients/index.ts'
import { dashboardScreens } from '../screens/dashboard/index.ts'
import { developmentScreens } from '../screens/development/index.ts'
import { documentScreens, documentScreensById } from '../screens/documents/index.ts'
import { feedbackScreens } from '../screens/feedback/index.ts'
import { guideScreens } from '../screens/guide/index.ts'
import { intelligenceScreens } from '../screens/intelligence/index.ts'
import { learningScreens } from '../screens/learning/index.ts'
import { marketingStrategyScreens } from '../screens/marketing-strategy/index.ts'
import { metricScreens, metricScreensById } from '../screens/metrics/index.ts'
import { movedScreens } from '../screens/moved/index.ts'
import { onboardingScreens } from '../screens/onboarding/index.ts'
import { operatorScreens } from '../screens/operator/index.ts'
import { outputScreens } from '../screens/outputs/index.ts'
import {
  performanceIntelligenceScreens,
  performanceSessionScreens,
} from '../screens/performance-intelligence/index.ts'
import { personaScreens } from '../screens/persona/index.ts'
import { portalScreens } from '../screens/portal/index.ts'
import { rootScreens } from '../screens/root/index.ts'
import { settingsScreens } from '../screens/settings/index.ts'
import { quickStartScreens } from '../screens/quick-start/index.ts'
import { quickWinScreens } from '../screens/quick-wins/index.ts'
import { strategyScreens } from '../screens/strategy/index.ts'
import { workspaceScreens } from '../screens/workspace/index.ts'
import { insideClientRows } from './inside-client.ts'
import type { ScreenRow } from './screen-row.ts'

/** Every address of the product. Feeds the router, the menus, the breadcrumbs and the tests; importable without a browser. */
export const screens: readonly ScreenRow[] = [
  ...rootScreens,
  ...authScreens,
  ...accountScreens,
  ...onboardingScreens,
  ...dashboardScreens,
  ...strategyScreens,
  ...personaScreens,
  ...quickStartScreens,
  ...marketingStrategyScreens,
  ...performanceIntelligenceScreens,
  ...performanceSessionScreens,
  ...quickWinScreens,
  ...outputScreens,
  ...documentScreensById,
  ...documentScreens,
  ...intelligenceScreens,
  ...brandGuidelineScreens,
  ...learningScreens,
  ...campaignScreens,
  ...metricScreens,
  ...metricScreensById,
  ...analyticsScreens,
  ...clientScreens,
  ...insideClientRows(strategyScreens, '/agents'),
  ...insideClientRows(personaScreens, '/agents'),
  ...insideClientRows(quickStartScreens, '/agents'),
  ...insideClientRows(marketingStrategyScreens, '/agents'),
  ...insideClientRows(performanceIntelligenceScreens, '/agents'),
  ...insideClientRows(quickWinScreens, ''),
  ...insideClientRows(outputScreens, ''),
  ...insideClientRows(documentScreens, ''),
  ...insideClientRows(brandGuidelineScreens, ''),
  ...insideClientRows(campaignScreens, ''),
  ...insideClientRows(metricScreens, ''),
  ...settingsScreens,
  ...feedbackScreens,
  ...portalScreens,
  ...operatorScreens,
  ...workspaceScreens,
  ...guideScreens,
  ...brandScreens,
  ...movedScreens,
  // Node has no import.meta.env: the printed table and the tests see them, a production build does not carry them.
  ...(import.meta.env?.PROD ? [] : developmentScreens),
]

const paths = new Set(screens.map(row => row.path))

/** Whether a screen answers at this address. Menus and buttons lead nowhere else. */
export const hasScreen = (path: string): boolean => paths.has(path.replace(/[?#].*$/, ''))
