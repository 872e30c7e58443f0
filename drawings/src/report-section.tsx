import type { ReportSection } from '@sextant/contracts/reports/content'
import type { ReactElement } from 'react'
import { ReportFalls, reportFallsHeight } from './report-falls.tsx'
import { ReportLine, REPORT_LINE_HEIGHT } from './report-line.tsx'
import { printTone } from './tone.tsx'

/** The drawing of a report's section for a file; null for those that are words and tables. */
export function reportPicture(
  section: ReportSection,
  { width, colour }: { width: number; colour: string },
): { element: ReactElement; width: number; height: number } | null {
  const shared = { width, tone: printTone, colour }
  if (section.form === 'line')
    return {
      element: <ReportLine section={section} {...shared} />,
      width,
      height: REPORT_LINE_HEIGHT,
    }
  if (section.form === 'falls')
    return {
      element: <ReportFalls section={section} {...shared} />,
      width,
      height: reportFallsHeight(section),
    }
  return null
}
