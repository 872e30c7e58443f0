import type { ReportSection } from '@sextant/contracts/reports/content'
import { type Picture, pictureOfElement } from '../../../platform/paper/picture.ts'

/** The drawing of a section, `width` px wide; null for words and tables. */
export async function drawingOf(
  section: ReportSection,
  { width, colour }: { width: number; colour: string },
): Promise<Picture | null> {
  const { reportPicture } = await import('@sextant/drawings/report-section')
  const drawn = reportPicture(section, { width, colour })
  return drawn && pictureOfElement(drawn)
}
