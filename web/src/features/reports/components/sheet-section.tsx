import type { ReportSection, SectionOf } from '@sextant/contracts/reports/content'
import { SheetDrawing } from './sheet-drawing.tsx'
import { SheetTable } from './sheet-table.tsx'

/** A section of the sheet: a rule, its heading, a line that says what is shown, and its body. */
export function SheetSection({ section }: { section: ReportSection }) {
  const id = `section-${section.id}`
  return (
    <section
      aria-labelledby={id}
      className="mt-10 border-t border-ink pt-3 max-md:mt-8 print:mt-6 print:break-inside-avoid"
    >
      <h2 id={id} className="book text-[1.125rem] leading-6 font-[560] wrap-anywhere">
        {section.title}
      </h2>
      {section.caption && <p className="cap mt-0.5">{section.caption}</p>}
      <Body section={section} />
    </section>
  )
}

function Body({ section }: { section: ReportSection }) {
  switch (section.form) {
    case 'prose':
      return <Prose section={section} />
    case 'list':
      return <List section={section} />
    case 'table':
      return <SheetTable section={section} />
    default:
      return <SheetDrawing section={section} />
  }
}

const Prose = ({ section: { lines } }: { section: SectionOf<'prose'> }) => (
  <div className="book mt-2 grid max-w-[40em] gap-3 text-[1.0625rem] leading-[1.6]">
    {lines.map((line, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no other name
      <p key={at} className="wrap-anywhere whitespace-pre-line">
        {line}
      </p>
    ))}
  </div>
)

/** Numbered, because steps are spoken of by their number. */
const List = ({ section: { items } }: { section: SectionOf<'list'> }) => (
  <ol className="mt-1">
    {items.map(({ lead, text }, at) => (
      <li
        // oxlint-disable-next-line react/no-array-index-key -- two steps may read alike
        key={at}
        className="grid grid-cols-[1.5rem_minmax(0,1fr)] border-b border-line py-3"
      >
        <span aria-hidden className="text-ink-3 tabular-nums">
          {at + 1}
        </span>
        <p className="wrap-anywhere">
          {lead && <b className="font-semibold">{/[.:!?]$/.test(lead) ? lead : `${lead}:`} </b>}
          {text}
        </p>
      </li>
    ))}
  </ol>
)
