import type { CompanyFindings, FoundRow, PlayRow } from '@sextant/contracts/company/findings'
import type { Company } from '../company/company.ts'
import { findAll, type Found } from '../findings/find.ts'
import type { FoundBy } from '../findings/finding.ts'
import type { Computation } from '../findings/kit.ts'
import { type ChosenPlay, choosePlays } from '../plays/choose.ts'
import { gapsOf } from './gaps.ts'

/** Shown to people; what follows beyond it says little that is new. */
const PLAYS_SHOWN = 8

/** What follows from a company's confirmed facts, in words, and which rules broke. */
export type Conclusions = CompanyFindings & Pick<Found, 'broken'>

export function conclude(company: Company): Conclusions {
  const { findings, explained, wanted, ledger, broken } = findAll(company)
  const plays = choosePlays(company, findings).slice(0, PLAYS_SHOWN)
  return {
    findings: findings.map(found => foundRow(found, ledger)),
    explained: [...explained],
    wanted: wanted.map(({ says, fact, ...rest }) => ({
      ...rest,
      says: says.text,
      fact: fact ?? null,
    })),
    gaps: gapsOf(company, wanted),
    plays: plays.map(play => playRow(play, company.currency)),
    broken,
  }
}

function foundRow(found: FoundBy, ledger: readonly Computation[]): FoundRow {
  const used = new Set(
    found.says.origins.flatMap(origin => ('ledger' in origin ? [origin.ledger] : [])),
  )
  return {
    rule: found.rule,
    family: found.family,
    says: found.says.text,
    rests: [...found.rests],
    computed: ledger
      .filter(({ id }) => used.has(id))
      .map(({ id, value, how }) => ({ id, value, how })),
    evidence: found.evidence,
    quadrant: found.quadrant ?? null,
  }
}

function playRow(chosen: ChosenPlay, currency: string): PlayRow {
  const { play, finding } = chosen
  return {
    id: play.id,
    rule: finding.rule,
    title: chosen.title.text,
    because: (chosen.pair?.because ?? finding.says).text,
    steps: chosen.steps.map(step => step.text),
    metric: chosen.metric.text,
    stop: chosen.stop.text,
    owner: play.owner,
    hours: play.hours,
    weeks: [...play.weeks],
    cost: [...chosen.cost],
    currency,
    source: play.source,
  }
}
