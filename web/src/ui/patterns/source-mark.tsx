import { Fragment, useId, useState, type ReactNode } from 'react'
import { cn } from '../cn.ts'

export type SourceOfMark = {
  /** The passage itself, word for word; absent for an assumption. */
  quote?: ReactNode
  /** Who said it or where it stands, with its date. For an assumption: what is assumed and how to check it. */
  note: ReactNode
}

type SourceMarkProps = {
  number: number
  /** Nothing backs the claim yet: the mark is dashed. */
  assumed?: boolean
  open?: boolean
  controls?: string
  onClick?: () => void
  className?: string
}

/** The small numbered box after a claim. Inline on purpose: an inline-block could start a line alone. */
export function SourceMark({
  number,
  assumed,
  open,
  controls,
  onClick,
  className,
}: SourceMarkProps) {
  const style = cn(
    'relative mr-px ml-[3px] rounded-sm border px-1 py-px font-sans text-mark leading-none font-semibold [word-spacing:0] align-[0.22em] after:absolute after:-inset-1.5',
    assumed
      ? cn(
          'border-dashed border-line-strong text-ink-2 group-hover/mark:bg-ink-2 group-hover/mark:text-ground',
          open && 'bg-ink-2 text-ground',
        )
      : cn(
          'border-act text-act group-hover/mark:bg-act group-hover/mark:text-on-act',
          open && 'bg-act text-on-act',
        ),
    className,
  )
  const name = assumed ? `Assumption ${number}` : `Source ${number}`
  if (!onClick)
    return (
      <span className={style}>
        <span className="sr-only">{assumed ? 'Assumption' : 'Source'} </span>
        {number}
      </span>
    )
  // The box stays small; the padding round it is pressed as well: 24 px from mark to mark and from top to bottom.
  // A span: a button is a block within its line, and the line could break before it.
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      className="group/mark cursor-pointer px-0.5 py-[7px] align-[0.22em] text-mark leading-none"
      aria-label={name}
      aria-expanded={open ?? false}
      aria-controls={controls}
      onClick={onClick}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onClick()
      }}
    >
      <span className={cn(style, 'align-baseline after:hidden')}>{number}</span>
    </span>
  )
}

/** A passage opened in place, below its claim. */
function SourceQuote({
  source,
  assumed,
  id,
}: {
  source: SourceOfMark
  assumed?: boolean
  id?: string
}) {
  return (
    <span
      id={id}
      className={cn(
        'mt-2 mb-1 block border-l-2 py-2 pl-3 font-sans text-caption text-ink-2 animate-appear',
        assumed ? 'border-dashed border-line-strong' : 'border-act',
      )}
    >
      {source.quote && <q className="book mb-1 block text-body text-ink italic">{source.quote}</q>}
      {source.note}
    </span>
  )
}

/** A claim with its marks; pressing a mark opens its source under the claim, pushed down by the reader's own click. */
export function Claim({
  children,
  sources,
}: {
  children: ReactNode
  sources: readonly (SourceOfMark & { number: number; assumed?: boolean })[]
}) {
  const id = useId()
  const [open, setOpen] = useState<number | null>(null)
  const shown = sources.find(source => source.number === open)
  return (
    <>
      {children}
      {sources.map((source, index) => (
        <Fragment key={source.number}>
          {/* The first mark clings to the words before it; between marks the line may break. */}
          {index === 0 ? '\u2060' : '\u200B'}
          <SourceMark
            number={source.number}
            assumed={source.assumed}
            open={open === source.number}
            controls={open === source.number ? id : undefined}
            onClick={() => setOpen(open === source.number ? null : source.number)}
          />
        </Fragment>
      ))}
      {shown && <SourceQuote id={id} source={shown} assumed={shown.assumed} />}
    </>
  )
}
