import { agentById } from '@sextant/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStartWithFacts } from '@/features/agent-session/api/create-session.ts'
import { companyFactsQuery } from '@/features/company/api/company-model.ts'
import { useModelCurrency } from '@/features/company/use-model-currency.ts'
import { NamesForm } from '@/features/quick-start/components/names-form.tsx'
import { QuickStartForm } from '@/features/quick-start/components/quick-start-form.tsx'
import {
  dayOf,
  monthlyMost,
  type QuickStartFigures,
  type TypedNames,
} from '@/features/quick-start/names.ts'
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
import { readFigures } from './read-figures.ts'

const NO_FACTS = [] as const
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
  const [typed, setTyped] = useState<TypedNames | null>(null)
  const [isNaming, setIsNaming] = useState(() => allAnswered(answers))
  const { start, saving, wrongFigures } = useStart(answers)
  const keep = (next: QuickStartAnswers) => {
    keepAnswers(next, clientId)
    setAnswers(next)
  }
  const done = () => {
    keep(trimmed(answers))
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
          <>
            <h2 className="book text-title leading-8">What shall the plan call it?</h2>
            <p className="mt-1 mb-5 text-ink-2">
              A few words each. They stand in every sentence of your plan.
            </p>
            <NamesForm
              answers={answers}
              busy={saving}
              wrongFigures={wrongFigures}
              typed={typed}
              onBack={soFar => {
                setTyped(soFar)
                setStep(0)
                setIsNaming(false)
              }}
              onDone={all => void start(all)}
            />
          </>
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

/** Begins a session with what was answered, as confirmed cards: their words stay with them. */
function useStart(answers: QuickStartAnswers) {
  const navigate = useNavigate()
  const here = useAgentPlace()
  const { clientId } = here.scope
  const { data: known = NO_FACTS } = useQuery(companyFactsQuery(clientId))
  const { currency } = useModelCurrency(known, clientId)
  const isBudgetKnown = known.some(
    ({ kind, attributes }) => kind === 'budget' && attributes.amount !== undefined,
  )
  const starting = useStartWithFacts()
  const [today] = useState(() => new Date())
  const start = ({ names, figures }: TypedNames) => {
    const { price, budget, baseline, target } = readFigures(figures, currency)
    // Who writes a price in euros plans in euros.
    const band = { cents: monthlyMost(answers) * 100, currency: price?.currency ?? currency }
    const amount = { ...(budget ?? band), per: 'month' }
    const way =
      target === undefined ? {} : { counts: 'sales', baseline, target, form: 'count', per: 'month' }
    const facts = [
      {
        kind: 'offer' as const,
        label: names.company,
        attributes: price ? { price } : {},
        quote: answers.company,
      },
      { kind: 'segment' as const, label: names.audience, attributes: {}, quote: answers.audience },
      {
        kind: 'goal' as const,
        label: names.goal,
        attributes: { ...way, by: dayOf(answers, today) },
        quote: answers.goal,
      },
      // A band says less than a budget that stands already; a sum that was typed says more.
      ...(isBudgetKnown && !budget
        ? []
        : [
            {
              kind: 'budget' as const,
              label: 'most for marketing',
              attributes: { amount },
            },
          ]),
    ]
    const session = { agent: here.agent.id, tool: 'first-plan' as const, scope: here.scope, facts }
    return starting.save(session, ({ id }) => navigate(here.session(id)))
  }
  const wrongFigures = (figures: QuickStartFigures) => readFigures(figures, currency).wrong
  return { start, saving: starting.saving, wrongFigures }
}
