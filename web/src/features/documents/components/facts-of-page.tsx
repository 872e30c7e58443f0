import { KIND_NAMES } from '@sextant/contracts/company/kinds'
import type { DocumentFact } from '@sextant/contracts/documents/rows'
import type { FactReplacement } from '@sextant/contracts/company/replacement'
import { CheckIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/ui/cn.ts'
import { Replacement } from '@/ui/patterns/replacement.tsx'

type FactsOfPageProps = {
  facts: readonly DocumentFact[]
  /** How many there are in the whole document. */
  all: number
  chosen: string | null
  choose: (id: string) => void
  /** Its name and what is known of it, in a line. */
  lineOf: (fact: DocumentFact) => string
  /** What it would take the place of; null where it changes nothing that is known. */
  replacementOf: (fact: DocumentFact) => FactReplacement | null
  /** What can be done with one that waits. */
  actionsOf: (fact: DocumentFact) => ReactNode
}

/** What was read of the company on this page, in its order; what waits is decided here. */
export function FactsOfPage({
  facts,
  all,
  chosen,
  choose,
  lineOf,
  replacementOf,
  actionsOf,
}: FactsOfPageProps) {
  return (
    <section aria-labelledby="facts" className="grid content-start">
      <h2 id="facts" className="border-b-2 border-act pb-2 font-semibold">
        Facts read here{' '}
        <span className="cap font-normal">
          {facts.length} on this page, {all} in all
        </span>
      </h2>
      {facts.length === 0 && (
        <p className="cap py-3">
          Nothing on this page was understood as a fact of your company. Its text can still be found
          and cited.
        </p>
      )}
      <ol>
        {facts.map((fact, index) => (
          <li key={fact.id} className="border-b border-line py-3">
            <button
              type="button"
              onClick={() => choose(fact.id)}
              aria-pressed={chosen === fact.id}
              className="flex w-full items-baseline justify-between gap-3 text-left"
            >
              <span className="cap">
                <NumberMark number={index + 1} isOn={chosen === fact.id} />{' '}
                {KIND_NAMES[fact.kind].one}
              </span>
              {fact.status === 'proposed' && <span className="cap">{howRead(fact)}</span>}
            </button>
            <p className="mt-0.5 font-semibold wrap-anywhere">{lineOf(fact)}</p>
            <Changed replacement={replacementOf(fact)} />
            {fact.status === 'confirmed' && (
              <p className="cap mt-0.5 flex items-center gap-1 text-good">
                <CheckIcon aria-hidden className="size-3.5" /> Confirmed
              </p>
            )}
            {fact.status === 'superseded' && <p className="cap">No longer holds</p>}
            {fact.status === 'proposed' && (
              <div className="mt-2 flex flex-wrap gap-2">{actionsOf(fact)}</div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** By rules, or by a language model, and how sure that is. */
const howRead = ({ confidence, read_by: by }: DocumentFact): string =>
  `${by ? 'by a model' : 'read'} with ${Math.round(confidence * 100)}%`

function Changed({ replacement }: { replacement: FactReplacement | null }) {
  if (!replacement || replacement.values.length === 0) return null
  return (
    <>
      <p className="cap mt-0.5 text-warn">Reads otherwise here</p>
      <Replacement {...replacement} />
    </>
  )
}

const NumberMark = ({ number, isOn }: { number: number; isOn: boolean }) => (
  <span
    aria-hidden
    className={cn(
      'mr-1 inline-grid size-5 place-items-center rounded-[3px] border border-act text-[11px] font-semibold',
      isOn ? 'bg-act text-on-act' : 'text-act',
    )}
  >
    {number}
  </span>
)
