import { present } from '@sextant/drawings/deep-partial'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import type { PersonaBody } from '@sextant/contracts/persona/persona'
import { Growing } from '@/ui/patterns/growing.tsx'
import { useEditing } from '../editing/editing.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import type { ViewProps } from '../view.ts'
import { AttributeTable } from './attribute-table.tsx'
import { AskNext } from './ask-next.tsx'
import { DecisionColumns } from './decision-columns.tsx'
import { Insights } from './insights.tsx'
import { NamedBesides } from './named-besides.tsx'
import { NamedFigures } from './named-figures.tsx'
import { Overlaps } from './overlaps.tsx'
import { PersonaHead } from './persona-head.tsx'

type Body = DeepPartial<PersonaBody>

/** A group of customers as one person, to pin to a wall: who they are, how they decide, what each line rests on and changes. */
export default function PersonaPage({ body }: ViewProps<'persona'>) {
  if (!body) return <Growing lines={10} />
  const not = present(body.not)
  return (
    <div className="@container grid gap-8">
      <PersonaHead body={body} />
      <InTheirWords quote={body.quote} />
      <Insights insights={body.insights} />
      <DecisionColumns rows={body.rows} />
      <AttributeTable rows={body.rows} />
      <NamedBesides rest={body.rest} />
      <NamedFigures figures={body.figures} />
      <div className="grid gap-8 border-t border-line pt-5 @2xl:grid-cols-2">
        <section className="min-w-0">
          <h3 className="mb-2 font-semibold">Not them</h3>
          {not.length === 0 && (
            <p className="text-ink-3">Nobody is named who looks like a customer and is none.</p>
          )}
          {not.map((claim, index) => (
            <p key={index}>
              <InlineClaim claim={claim} path={['body', 'not', index]} label="Not them" />
            </p>
          ))}
        </section>
        <Overlaps overlaps={body.overlaps} />
      </div>
      <AskNext open={body.open} />
    </div>
  )
}

/** Somebody's own words, and who said them. */
function InTheirWords({ quote }: { quote: Body['quote'] }) {
  const { sources } = useEditing()
  if (!quote) return null
  const [n] = quote.sources ?? []
  const origin = n === undefined ? undefined : sources.get(n)?.origin
  return (
    <blockquote className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-y border-ink py-5">
      <p className="book max-w-[32em] text-title leading-8 italic max-md:text-read">
        <InlineClaim prose claim={quote} path={['body', 'quote']} label="In their words" />
      </p>
      {origin && <footer className="cap">{origin}</footer>}
    </blockquote>
  )
}
