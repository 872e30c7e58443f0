import { aboutOf, factsOf } from '../../company/company.ts'
import { pieces } from '../../company/pieces.ts'
import { contributionOf, ownPrice } from '../../company/sales.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Use below it is idle time worth selling. */
const IDLE = 0.6
/** As full as something may be and still answer. */
const BUSY = 0.8

/** What stands idle and belongs to a line: the further sales at 80% use, volume × (0.8 ÷ used − 1), and what they bring. */
export const idle: Rule = {
  id: 'capacity.idle',
  family: 'capacity',

  find(company, kit) {
    return factsOf(company, 'resource')
      .flatMap(thing => {
        const about = aboutOf(company, thing, 'offer')
        const line = pieces(company).find(({ id }) => id === about?.id)
        if (!thing.used || thing.used > IDLE || !line?.volume) return []
        const more = Math.floor(line.volume * (BUSY / thing.used - 1))
        const left = contributionOf(line)
        const worth = more * (left ?? ownPrice(line))
        const rests = [thing, line]
        const how = left ? 'further sales × what one leaves' : 'further sales × price'
        const kept = left ? say`leave` : say`bring`
        const says = say`${kit.label(thing)}: not in use for ${kit.percent(1 - thing.used, '1 − used', [thing])} of the time. At ${fixed.percent(BUSY, 'busy')} there is room for ${kit.number(more, 'number × (0.8 ÷ used − 1)', rests)} more sales of ${kit.label(line)} a year, which would ${kept} about ${kit.money(roughly(worth), how, rests)}.`
        return [
          {
            says,
            rests: idsOf(...rests),
            evidence: 'derived' as const,
            quadrant: 'opportunity' as const,
            weight: { centsAYear: worth },
            about: kit.label(thing),
            figures: { used: thing.used, more, worth },
          },
        ]
      })
      .slice(0, 2)
  },

  asks(company, kit) {
    const open = factsOf(company, 'resource').find(
      thing => thing.used === undefined && aboutOf(company, thing, 'offer')?.volume,
    )
    if (!open) return null
    return {
      says: say`Tell me for how much of the time ${kit.label(open)} ${agree('be', kit.label(open))} in use, and I can say what the idle part would bring.`,
      kind: 'resource',
      fact: open.id,
      attribute: 'used',
    }
  },
}
