import { SWITCH_FORCES } from '@sextant/contracts/company/chips'
import type { Claim, TextSection } from '@sextant/contracts/deliverable'
import {
  JOB_ALTERNATIVES,
  JOB_OUTCOMES,
  JOBS,
  SWITCHING_FORCES,
} from '@sextant/contracts/strategy/counts'
import type {
  Job,
  JtbdBody,
  Outcome,
  SwitchingForce,
} from '@sextant/contracts/strategy/jobs-to-be-done'
import type { SwitchForce } from '@sextant/contracts/strategy/jtbd-words'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import { say } from '../../../sentences/sentence.ts'
import { decided } from './decided.ts'
import { forcesSay } from './forces-say.ts'
import { outcomesSay } from './outcomes-say.ts'
import { balanceOf, withOpportunity } from './recompute.ts'
import { weighed } from './weighed.ts'

const LETTERS: Readonly<Record<SwitchForce, string>> = {
  push: 'P',
  pull: 'U',
  anxiety: 'A',
  habit: 'H',
}

/** Jobs as they are called, forces in people's own words, outcomes by what they were rated. */
export function arrange(desk: Desk): Arranged<'jobs-to-be-done'> {
  const jobs = jobsOf(desk)
  const forces = forcesOf(desk)
  const body: JtbdBody = {
    jobs,
    forces,
    balance: balanceOf(forces),
    outcomes: outcomesOf(desk),
    instead: insteadOf(desk),
  }
  const narrative: TextSection[] = [
    { id: 'outcomes', heading: 'What is missing most', paragraphs: outcomesSay(desk, body) },
    { id: 'forces', heading: 'What moves and what holds', paragraphs: forcesSay(desk, body) },
  ]
  return {
    body,
    narrative: narrative.filter(({ paragraphs }) => paragraphs.length > 0),
    ...decided(desk, body),
  }
}

function jobsOf(desk: Desk): Job[] {
  const jobs = factsOf(desk.company, 'job').slice(0, JOBS.most)
  return jobs.map((fact, index) => ({
    id: `J${index + 1}`,
    claim: desk.named(fact),
    when: whenOf(desk, fact),
    soThat: null,
    kind: null,
    said: fact.quote.trim() === fact.label ? null : desk.quoted(fact),
  }))
}

/** The circumstance as it was written on the card, whole. */
function whenOf(desk: Desk, fact: Fact<'job'>): Claim | null {
  const words = fact.when?.trim()
  if (!words) return null
  const { sources } = desk.named(fact)
  return { text: `“${words}”`, sources, evidence: 'quoted' }
}

/** Quotes about the job that is weighed, by the force that somebody gave them; the strongest first, what nobody rated last. */
function forcesOf(desk: Desk): JtbdBody['forces'] {
  const { quotes } = weighed(desk.company)
  const listed = SWITCH_FORCES.map(force => {
    const own = quotes.filter(({ pushes }) => pushes === force)
    const ordered = own.toSorted((a, b) => (b.strength ?? 0) - (a.strength ?? 0))
    return [force, ordered.slice(0, SWITCHING_FORCES.most).map(forceOf)] as const
  })
  return Object.fromEntries(listed) as JtbdBody['forces']

  function forceOf(fact: Fact<'quote'>, index: number): SwitchingForce {
    return {
      id: `${LETTERS[fact.pushes ?? 'push']}${index + 1}`,
      claim: desk.quoted(fact) ?? desk.named(fact),
      who: fact.who?.trim() || null,
      strength: fact.strength ?? null,
    }
  }
}

/** The largest opportunity first; what was not rated in full stands below. */
function outcomesOf(desk: Desk): Outcome[] {
  const outcomes = factsOf(desk.company, 'outcome').map(fact =>
    withOpportunity({
      id: '',
      claim: desk.named(fact),
      importance: fact.importance ?? null,
      satisfaction: fact.satisfaction ?? null,
      opportunity: null,
      underserved: null,
      n: fact.n === undefined ? null : Math.round(fact.n),
    }),
  )
  const ordered = outcomes.toSorted((a, b) => (b.opportunity ?? -1) - (a.opportunity ?? -1))
  return ordered
    .slice(0, JOB_OUTCOMES.most)
    .map((outcome, index) => ({ ...outcome, id: `D${index + 1}` }))
}

/** Doing nothing and doing it oneself get the job as often as a rival does. */
const BY_SORT: readonly Fact<'rival'>['sort'][] = ['nothing', 'in-house', 'substitute', 'rival']

function insteadOf(desk: Desk): Claim[] {
  const rivals = factsOf(desk.company, 'rival').filter(({ sort }) => sort !== 'referrer')
  const place = ({ sort }: Fact<'rival'>): number => BY_SORT.indexOf(sort ?? 'rival')
  const ordered = rivals.toSorted(
    (a, b) => (b.lostTo ?? 0) - (a.lostTo ?? 0) || place(a) - place(b),
  )
  return ordered.slice(0, JOB_ALTERNATIVES.most).map(fact => {
    const label = desk.kit.name(fact)
    if (!label || fact.lostTo === undefined) return desk.named(fact)
    const part = desk.kit.percent(fact.lostTo, AS_SAID, [fact])
    return desk.named(fact, say`${label}: ${part} of those lost go there`)
  })
}
