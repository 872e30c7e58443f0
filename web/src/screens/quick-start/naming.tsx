import type { Understood } from '@sextant/contracts/quick-start/understood'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { understandingQuery } from '@/features/quick-start/api/understanding.ts'
import { NamesForm } from '@/features/quick-start/components/names-form.tsx'
import { withRoles } from '@/features/quick-start/roles.ts'
import type { QuickStartAnswers } from '@/features/quick-start/steps.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { UnderstoodList } from './understood-list.tsx'
import { type Named, useNaming } from './use-naming.ts'
import { useStartPlan } from './use-start-plan.ts'

type NamingProps = {
  answers: QuickStartAnswers
  clientId: string | null
  /** What stood there before somebody went back to the questions. */
  soFar: Named | null
  onBack: (named: Named) => void
}

const NOTHING: Understood = {
  facts: [],
  left: [],
  figures: [],
  boughtAs: null,
  currency: '',
  notice: null,
}

/** What was understood of the answers, to be confirmed, and the names and figures that the plan is made of. */
export function Naming(props: NamingProps) {
  const { data, isPending, isError } = useQuery(understandingQuery(props.clientId, props.answers))
  if (isPending) return <Reading />
  return (
    <>
      {isError && (
        <Alert title="Your words could not be read just now. The fields below make a plan all the same." />
      )}
      {data?.notice && <Alert tone="info" title={data.notice} />}
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
  const page = useNaming(answers, clientId, understood, soFar)
  const [isNew, setIsNew] = useState(false)
  const { start, busy, currency } = useStartPlan(answers, clientId, understood.currency)
  const { facts, figures, typed } = page.named
  const done = async () => {
    // What was typed about earlier attempts is looked over before anything rests on it.
    const hasNews = await page.readTried()
    setIsNew(hasNews)
    if (!hasNews) return start(typed, withRoles(facts, figures, currency))
    document.getElementById('understood')?.focus()
    return {}
  }
  return (
    <>
      <UnderstoodList
        facts={facts}
        figures={figures}
        currency={currency}
        onFacts={page.onFacts}
        onRole={page.onRole}
      />
      {isNew && (
        <Alert
          tone="info"
          title="What you tried was read and stands in the list above. Look it over, then make the plan."
        />
      )}
      <h2 className="book text-title leading-8">What shall the plan call it?</h2>
      <p className="mt-1 mb-5 text-ink-2">
        A few words each. They stand in every sentence of your plan.
      </p>
      <NamesForm
        answers={answers}
        typed={typed}
        onTyped={page.onTyped}
        busy={busy || page.reading}
        onBack={() => onBack(page.named)}
        onDone={done}
      />
    </>
  )
}
