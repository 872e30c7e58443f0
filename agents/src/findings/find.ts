import type { ExplainedRow } from '@sextant/contracts/company/findings'
import type { Company } from '../company/company.ts'
import { linked } from '../company/linked.ts'
import { sound as soundOf } from '../company/sound.ts'
import type { FoundBy, Rule, Wanted } from './finding.ts'
import { type Computation, Kit } from './kit.ts'
import { withoutRepeats } from './overlaps.ts'
import { rulesFor } from './rules.ts'
import { byWeight } from './weigh.ts'

export type Found = {
  /** The weightiest first. */
  findings: readonly FoundBy[]
  /** What did not seem to fit until somebody said why it does. */
  explained: readonly ExplainedRow[]
  wanted: readonly (Wanted & { rule: string })[]
  ledger: readonly Computation[]
  /** Makes further figures into the same ledger. */
  kit: Kit
  /** Rules that broke, with the reason: they stay silent, and somebody should look. */
  broken: readonly { rule: string; reason: string }[]
}

/** What follows from a company's confirmed facts, and which single answers would let more follow. */
export function findAll(known: Company, rules: readonly Rule[] = rulesFor([])): Found {
  const company = linked(known)
  const sound = soundOf(company)
  const kit = new Kit(company)
  const findings: FoundBy[] = []
  const wanted: (Wanted & { rule: string })[] = []
  const broken: { rule: string; reason: string }[] = []
  for (const rule of rules) {
    try {
      // What does not fit is told from the cards as they are; everything else is reckoned without it.
      const from = rule.family === 'contradiction' ? company : sound
      const found = rule.find(from, kit)
      findings.push(...found.map(one => ({ ...one, rule: rule.id, family: rule.family })))
      const question = found.length === 0 ? rule.asks?.(from, kit) : null
      if (question) wanted.push({ ...question, rule: rule.id })
    } catch (error) {
      broken.push({ rule: rule.id, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  const explained = findings.flatMap(found => explanationOf(found, company) ?? [])
  const asked = new Set(explained.map(({ says }) => says))
  const standing = findings.filter(({ says }) => !asked.has(says.text))
  return {
    findings: withoutRepeats(standing).sort(byWeight(company)),
    explained,
    wanted: eachFieldOnce(wanted),
    ledger: kit.ledger,
    kit,
    broken,
  }
}

/** Why what does not seem to fit does, where one of its cards says so; a figure that changes asks anew. */
function explanationOf({ family, says, rests }: FoundBy, company: Company): ExplainedRow | null {
  if (family !== 'contradiction') return null
  for (const { id, fits = [] } of company.facts) {
    const told = rests.includes(id) && fits.find(one => one.says === says.text)
    if (told) return { ...told, fact: id }
  }
  return null
}

type Question = Found['wanted'][number]

/** Several rules may wait for the same field of a card: it is asked for once, and what most of them wait for first. */
function eachFieldOnce(wanted: readonly Question[]): Question[] {
  const byField = Map.groupBy(wanted, ({ kind, fact, attribute }) =>
    [kind, fact, attribute].join(' '),
  )
  const asked = [...byField.values()]
    .toSorted((some, others) => others.length - some.length)
    .flatMap(([first]) => first ?? [])
  const isFirst = ({ says }: Question, at: number): boolean =>
    asked.findIndex(other => other.says.text === says.text) === at
  return asked.filter(isFirst)
}
