import { agentById } from '@sextant/contracts/catalogue'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { QuickStartForm } from '@/features/quick-start/components/quick-start-form.tsx'
import {
  allAnswered,
  firstOpen,
  keepAnswers,
  NO_ANSWERS,
  type QuickStartAnswers,
  readAnswers,
  trimmed,
} from '@/features/quick-start/steps.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { Continue, MadeHere } from '../session/begun.tsx'
import { useAgentPlace } from '../session/use-agent-place.ts'
import { Naming } from './naming.tsx'
import type { Named } from './use-naming.ts'

const { name, estimatedTime } = agentById('quick-start')
const TIME = estimatedTime.replace('min', 'minutes')

/** Quick Start's door: five answers, three short names for them, and the plan is made. What was answered in the dialog comes along. */
export default function QuickStart() {
  const allowed = useCan()('agents.use')
  const { clientId } = useAgentPlace().scope
  if (!allowed) return <Forbidden />
  // From one client to the next nothing that was typed comes along.
  return <Door key={clientId} clientId={clientId} />
}

function Door({ clientId }: { clientId: string | null }) {
  const brought = useAnswersBrought(clientId)
  const [answers, setAnswers] = useState(brought)
  const [step, setStep] = useState(() => firstOpen(answers))
  const [soFar, setSoFar] = useState<Named | null>(null)
  const [isNaming, setIsNaming] = useState(() => allAnswered(answers))
  const keep = (next: QuickStartAnswers) => {
    keepAnswers(next, clientId)
    setAnswers(next)
    // Other answers are read anew.
    setSoFar(null)
  }
  const done = () => {
    if (!soFar) keep(trimmed(answers))
    setIsNaming(true)
  }
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={name}
        meta={`Five answers, and you have a plan for 30 days with a first text to send. ${TIME}.`}
      />
      <section aria-label="Your answers" className="max-w-[36em]">
        {isNaming ? (
          <Naming
            answers={answers}
            clientId={clientId}
            soFar={soFar}
            onBack={named => {
              setSoFar(named)
              setStep(0)
              setIsNaming(false)
            }}
          />
        ) : (
          <QuickStartForm
            step={step}
            answers={answers}
            onAnswer={keep}
            onStep={setStep}
            onDone={done}
          />
        )}
      </section>
      <Continue />
      <MadeHere />
    </Page>
  )
}

/** What came with the navigation, else what this tab still holds. */
function useAnswersBrought(clientId: string | null): QuickStartAnswers {
  const { state } = useLocation() as { state: { answers?: QuickStartAnswers } | null }
  return state?.answers ?? readAnswers(clientId) ?? NO_ANSWERS
}
