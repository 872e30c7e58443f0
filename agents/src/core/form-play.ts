import type { Finding } from '../findings/finding.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import type { Play, PlaySource, Role } from '../plays/play.ts'
import type { Label } from '../sentences/label.ts'
import type { Sentence } from '../sentences/sentence.ts'

/** A move that a form itself asks for, whatever was found: the test of what ranks first, the first week of a curve. */
export type FormPlay = {
  id: string
  owner: Role
  hours: number
  weeks: readonly [number, number]
  /** Cents of the company's currency, from and to. */
  cost: readonly [number, number]
  /** The method that says so; the tool lists it among its own. */
  source: PlaySource
  title: Sentence
  because: Sentence
  rests: readonly string[]
  /** Its reason is what the method says, and no figure of the firm. */
  isKnown?: true
  about?: Label
  steps: readonly [Sentence, Sentence, Sentence]
  metric: Sentence
  stop: Sentence
}

/** It stands beside the plays of the collection and is told like them. */
export function formPlay(form: FormPlay): ChosenPlay {
  const { id, owner, hours, weeks, cost, source, title, because, rests, about, isKnown } = form
  const finding: Finding = {
    says: because,
    rests,
    evidence: isKnown ? 'told' : 'measured',
    weight: {},
    figures: {},
    ...(about && { about }),
  }
  return {
    play: playOf({ id, owner, hours, weeks, cost, source }, form),
    finding: { ...finding, rule: `${FORM}.${id}`, family: 'goal' },
    title,
    steps: form.steps,
    metric: form.metric,
    stop: form.stop,
    cost,
    impact: null,
    confidence: 1,
    ease: 1,
    score: 0,
  }
}

const FORM = 'form'

/** Whether a move comes from the form: its reason is the form's own result then. */
export const isOfForm = ({ finding }: ChosenPlay): boolean => finding.rule.startsWith(`${FORM}.`)

type Terms = Pick<Play, 'id' | 'owner' | 'hours' | 'weeks' | 'cost' | 'source'>

const playOf = (terms: Terms, { title, steps, metric, stop }: FormPlay): Play => ({
  ...terms,
  area: 'focus',
  nature: 'act',
  on: [],
  confidence: 4,
  title: () => title,
  steps: [() => steps[0], () => steps[1], () => steps[2]],
  metric: () => metric,
  stop: () => stop,
})
