import { frameworkById } from '@sextant/contracts/catalogue'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import type { Claim, Envelope, NextAction, TextSection } from '@sextant/contracts/deliverable'
import type { Bodies, DeliverableOf } from '@sextant/contracts/strategy/deliverable'
import type { Desk } from './desk.ts'
import type { FactKey } from './framework.ts'
import { spelledRight } from './reading/spelling.ts'

const LABELS: Readonly<Record<FactKey, string>> = {
  market: 'Market',
  offer: 'What you sell',
  rivals: 'Alternatives',
  bestCustomers: 'Best customers',
  strength: 'Why they choose you',
  constraint: 'What holds you back',
  goal: 'Goal',
  channels: 'Channels',
  numbers: 'Figures',
  change: 'What is changing',
  resources: 'Resources',
  inside: 'Inside the company',
  initiatives: 'Ideas',
  budget: 'Budget',
  baseline: 'Today’s figures',
  period: 'Period',
  prices: 'Prices',
  costs: 'Costs',
  switching: 'Switching',
  outcomes: 'What matters to buyers',
  partners: 'Suppliers and partners',
  compare: 'Compared with rivals',
  shares: 'Shares and growth',
}

export type Draft<K extends FrameworkId> = {
  title: string
  decision: Claim
  body: Bodies[K]
  narrative: TextSection[]
  actions: [NextAction, NextAction, NextAction]
  wouldChange: Claim[]
}

/** Closes a draft: everything the desk booked becomes the envelope around the body. */
export function assemble<K extends FrameworkId>(
  desk: Desk,
  framework: K,
  draft: Draft<K>,
): DeliverableOf<K> {
  const cited = desk.book.cited()
  const inputs = [...new Set(cited.filter(f => f.kind !== 'profile').map(f => f.key))].map(key => {
    const facts = cited.filter(f => f.key === key && f.kind !== 'profile')
    return {
      label: LABELS[key],
      value: facts.map(f => f.quote.trim()).join(' · '),
      sources: facts.flatMap(f => desk.book.of(f)),
    }
  })
  const unknown = desk.input.facts.filter(
    f => f.unknown && !inputs.some(i => i.label === LABELS[f.key]),
  )
  const envelope: Envelope = {
    framework,
    version: 1,
    title:
      spelledRight(desk.plain(draft.title)) ||
      `${frameworkById(framework).short} for ${desk.company}`,
    company: desk.company,
    industry: desk.input.profile.industry,
    decision: draft.decision,
    trueOn: desk.input.today.slice(0, 10),
    inputs: [
      ...inputs,
      ...unknown.map(f => ({ label: LABELS[f.key], value: 'Not known yet', sources: [] })),
    ],
    narrative: draft.narrative,
    computations: desk.ledger.all(),
    actions: draft.actions,
    wouldChange: draft.wouldChange,
    sources: desk.book.all(),
    writer: { kind: 'built-in', label: 'Built-in writer', notice: null },
    checks: [],
    insightsUsed: [...new Set(cited.flatMap(f => (f.kind === 'insight' && f.ref ? [f.ref] : [])))],
  }
  return { ...envelope, framework, body: draft.body } as DeliverableOf<K>
}
