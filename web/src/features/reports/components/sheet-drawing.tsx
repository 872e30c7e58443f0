import type { SectionOf } from '@sextant/contracts/reports/content'
import { ReportFalls, reportFallsHeight } from '@sextant/drawings/report-falls'
import { ReportLine, REPORT_LINE_HEIGHT } from '@sextant/drawings/report-line'
import { screenTone } from '@sextant/drawings/tone'
import { useWidth } from '@/ui/use-width.ts'

type Drawn = SectionOf<'line'> | SectionOf<'falls'>

const heightOf = (section: Drawn): number =>
  section.form === 'line' ? REPORT_LINE_HEIGHT : reportFallsHeight(section)

/** The drawing of a section, as wide as the sheet; its figures in words for those who do not see it. */
export function SheetDrawing({ section }: { section: Drawn }) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const shared = { width, tone: screenTone, colour: 'var(--brand)' }
  return (
    <div ref={ref} className="mt-3 min-w-0" style={{ minHeight: heightOf(section) }}>
      {width > 0 && section.form === 'line' && <ReportLine section={section} {...shared} />}
      {width > 0 && section.form === 'falls' && <ReportFalls section={section} {...shared} />}
      {section.form === 'line' && section.note && <p className="cap mt-2">{section.note}</p>}
      {section.form === 'falls' && (
        <p className="sr-only">
          {section.former.text} before, {section.later.text} now:{' '}
          {section.parts.map(({ label, text }) => `${label} ${text}`).join(', ')}.
        </p>
      )}
    </div>
  )
}
