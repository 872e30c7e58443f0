import { present } from '@sextant/drawings/deep-partial'
import { Growing } from '@/ui/patterns/growing.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import type { ViewProps } from '../view.ts'
import { AttributeTable } from './attribute-table.tsx'
import { AskNext } from './ask-next.tsx'
import { DecisionColumns } from './decision-columns.tsx'
import { Overlaps } from './overlaps.tsx'
import { PersonaHead } from './persona-head.tsx'

/** A group of customers as one person, to pin to a wall: who they are, how they decide, what each line rests on and changes. */
export default function PersonaPage({ body }: ViewProps<'persona'>) {
  if (!body) return <Growing lines={10} />
  const not = present(body.not)
  return (
    <div className="@container grid gap-8">
      <PersonaHead body={body} />
      {body.quote && (
        <blockquote className="book border-y border-ink py-5 text-title leading-8 italic max-md:text-read">
          <InlineClaim prose claim={body.quote} path={['body', 'quote']} label="In their words" />
        </blockquote>
      )}
      <DecisionColumns rows={body.rows} />
      <AttributeTable rows={body.rows} />
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
