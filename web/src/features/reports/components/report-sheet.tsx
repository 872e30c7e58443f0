import type { ReportContent } from '@sextant/contracts/reports/content'
import type { CSSProperties, ReactNode } from 'react'
import { usePicture } from '@/client/use-picture.ts'
import { sayDay, sayPeriod } from '../words.ts'
import { SheetSection } from './sheet-section.tsx'

type ReportSheetProps = {
  title: string
  content: ReportContent
  /** In place of the sections, where there is nothing to tell of. */
  empty?: ReactNode
}

/** In the dark a brand's colour is lightened, so that it can be read there too. */
const brandStyle = (colour: string): CSSProperties =>
  ({
    '--brand-given': colour,
    '--brand': 'light-dark(var(--brand-given), color-mix(in oklab, var(--brand-given) 50%, white))',
  }) as CSSProperties

/** A report as a sheet of paper in its sender's colours; the same on screen, in print and, by other hands, in files. */
export function ReportSheet({ title, content, empty }: ReportSheetProps) {
  const { brand, headline, lead, prepared_for, period, as_of, sections, sources } = content
  return (
    <article
      aria-label={title}
      style={brandStyle(brand.colour)}
      className="report-sheet min-w-0 border border-t-[6px] border-line border-t-(--brand) bg-surface px-[clamp(24px,7vw,88px)] pt-10 pb-10 max-md:border-x-0 max-md:pt-6 max-md:not-print:-mx-4 max-md:not-print:px-4 print:border-0 print:border-t-4 print:border-t-(--brand) print:bg-transparent print:px-0 print:pt-4 print:pb-0"
    >
      <header className="flex items-start justify-between gap-6">
        <Mark brand={brand} />
        <p className="cap shrink-0 text-right">
          Prepared for {prepared_for}
          <br />
          {sayPeriod(period)}
          {as_of && (
            <>
              <br />
              As of {sayDay(as_of)}
            </>
          )}
        </p>
      </header>
      <h1
        tabIndex={-1}
        className="book mt-9 max-w-[24em] text-[2.375rem] leading-[1.12] font-[420] tracking-[-0.012em] text-balance wrap-anywhere max-md:mt-6 max-md:text-[1.75rem] print:mt-6"
      >
        {headline}
      </h1>
      {lead && (
        <p className="book mt-4 max-w-[40em] text-[1.125rem] leading-[1.6] wrap-anywhere">{lead}</p>
      )}
      {empty}
      {sections.map(section => (
        <SheetSection key={section.id} section={section} />
      ))}
      {sources && (
        <footer className="cap mt-11 flex flex-wrap justify-between gap-x-10 gap-y-2 border-t border-line pt-3">
          <span className="max-w-[34em]">{sources}</span>
          <span>{brand.name}</span>
        </footer>
      )}
    </article>
  )
}

function Mark({ brand }: { brand: ReportContent['brand'] }) {
  const picture = usePicture(brand.logo && `/api/v1/images/${brand.logo}`)
  if (picture)
    return <img src={picture} alt={brand.name} className="max-h-10 max-w-48 object-contain" />
  return (
    <span className="book text-[1.25rem] leading-7 font-semibold wrap-anywhere text-(--brand)">
      {brand.name}
    </span>
  )
}
