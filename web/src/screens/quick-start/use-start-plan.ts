import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useStartWithFacts } from '@/features/agent-session/api/create-session.ts'
import { companyFactsQuery } from '@/features/company/api/company-model.ts'
import { useModelCurrency } from '@/features/company/use-model-currency.ts'
import { useReadFigures } from '@/features/quick-start/api/understanding.ts'
import type { KeptFact } from '@/features/quick-start/kept-facts.ts'
import type { TypedNames, WrongFigures } from '@/features/quick-start/names.ts'
import type { QuickStartAnswers } from '@/features/quick-start/steps.ts'
import { useAgentPlace } from '../session/use-agent-place.ts'
import { factsToStart } from './facts-to-start.ts'
import { type Grammar, readFigures, textsToRead } from './read-figures.ts'

const NO_FACTS = [] as const

/** Begins a session with what was answered, as confirmed cards: their words stay with them. `said`: the money that the answers speak of. */
export function useStartPlan(answers: QuickStartAnswers, clientId: string | null, said: string) {
  const navigate = useNavigate()
  const here = useAgentPlace()
  const { data: known = NO_FACTS } = useQuery(companyFactsQuery(clientId))
  const { currency: ofModel, choose } = useModelCurrency(known, clientId)
  // As long as no amount stands in the model, the answers say in which money it counts.
  const currency = choose && said ? said : ofModel
  const isBudgetKnown = known.some(
    ({ kind, attributes }) => kind === 'budget' && attributes.amount !== undefined,
  )
  const starting = useStartWithFacts()
  const reading = useReadFigures()
  const [today] = useState(() => new Date())

  const start = async (typed: TypedNames, facts: readonly KeptFact[]): Promise<WrongFigures> => {
    const figures = readFigures(typed.figures, currency, await grammarFor(typed))
    if (Object.keys(figures.wrong).length > 0) return figures.wrong
    const session = {
      agent: here.agent.id,
      tool: 'first-plan' as const,
      scope: here.scope,
      facts: factsToStart({ answers, typed, figures, facts, currency, today, isBudgetKnown }),
    }
    await starting.save(session, ({ id }) => navigate(here.session(id)))
    return {}
  }

  async function grammarFor({ figures }: TypedNames): Promise<Grammar> {
    const texts = textsToRead(figures)
    const read = texts.length > 0 ? await reading.save({ texts, currency }) : null
    const found = read?.ok ? read.answer : []
    return text => found[texts.indexOf(text)] ?? null
  }

  return { start, busy: starting.saving || reading.saving, currency }
}
