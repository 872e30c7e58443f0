import type { Understood } from '@sextant/contracts/quick-start/understood'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { understandingQuery } from '@/features/quick-start/api/understanding.ts'
import { NamesForm } from '@/features/quick-start/components/names-form.tsx'
import { figuresIn, type KeptFact, keptFacts, periodIn } from '@/features/quick-start/kept-facts.ts'
import { namesIn, type TypedNames } from '@/features/quick-start/names.ts'
import type { QuickStartAnswers } from '@/features/quick-start/steps.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { UnderstoodList } from './understood-list.tsx'
import { useStartPlan } from './use-start-plan.ts'

/** What stands on the page of names: what was typed, and what is kept of what was understood. */
export type Named = { typed: TypedNames; facts: readonly KeptFact[] }

type NamingProps = {
  answers: QuickStartAnswers
  clientId: string | null
  /** What stood there before somebody went back to the questions. */
  soFar: Named | null
  onBack: (named: Named) => void
}

const NOTHING: Understood = { facts: [], left: [], currency: '' }

/** What was understood of the answers, to be confirmed, and the names and figures that the plan is made of. */
export function Naming(props: NamingProps) {
  const { data, isPending, isError } = useQuery(understandingQuery(props.clientId, props.answers))
  if (isPending) return <Reading />
  return (
    <>
      {isError && (
        <Alert title="Your words could not be read just now. The fields below make a plan all the same." />
      )}
      <Understanding {...props} understood={data ?? NOTHING} />
    </>
  )
}

const Reading = () => (
  <div className="grid gap-3">
    <output className="text-ink-2">Reading your answers …</output>
    <Skeleton className="h-24" />
    <Skeleton className="h-40" />
  </div>
)

function Understanding({
  answers,
  clientId,
  soFar,
  onBack,
  understood,
}: NamingProps & { understood: Understood }) {
  const [facts, setFacts] = useState(() => soFar?.facts ?? keptFacts(understood))
  const [typed] = useState<TypedNames>(
    () =>
      soFar?.typed ?? {
        names: namesIn(answers, understood.facts),
        figures: figuresIn(facts),
        per: periodIn(facts),
      },
  )
  const { start, busy, currency } = useStartPlan(answers, clientId, understood.currency)
  return (
    <>
      <UnderstoodList facts={facts} left={understood.left} currency={currency} onFacts={setFacts} />
      <h2 className="book text-title leading-8">What shall the plan call it?</h2>
      <p className="mt-1 mb-5 text-ink-2">
        A few words each. They stand in every sentence of your plan.
      </p>
      <NamesForm
        answers={answers}
        typed={typed}
        busy={busy}
        onBack={so => onBack({ typed: so, facts })}
        onDone={so => start(so, facts)}
      />
    </>
  )
}
