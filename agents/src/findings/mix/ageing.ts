import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { areWhole, type Line, linesOf } from '../../company/lines.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Above it most of the business is past its growth. */
const OLD = 0.6
/** With so much that is new or growing, there is something to follow. */
const YOUNG = 0.2

type Stage = NonNullable<Fact<'offer'>['stage']>

/** Lines where all of them say how old they are. */
function stagedLines(company: Company): Line[] {
  const lines = linesOf(company)
  const isTold = lines.every(({ offer }) => offer.stage !== undefined)
  return lines.length > 1 && areWhole(lines) && isTold ? lines : []
}

const partAt = (lines: Line[], stages: readonly Stage[]): number =>
  lines
    .filter(({ offer }) => stages.some(stage => stage === offer.stage))
    .reduce((sum, { share }) => sum + share, 0)

/** Sales by the age of the lines they come from: how much is past its growth, and how much follows. */
export const ageing: Rule = {
  id: 'mix.ageing',
  family: 'mix',

  find(company, kit) {
    const lines = stagedLines(company)
    const old = partAt(lines, ['mature', 'fading'])
    const young = partAt(lines, ['new', 'growing'])
    if (lines.length === 0 || old < OLD || young > YOUNG) return []
    const offers = lines.map(({ offer }) => offer)
    const past = kit.percent(old, 'Σ share of mature and fading lines', offers)
    const says =
      young > 0
        ? say`Lines past their growth bring ${past} of ${takingsOf(kit.company)}, young ones ${kit.percent(young, 'Σ share of new and growing lines', offers)}. What follows the old ones has to be begun while they still pay for it.`
        : say`All sales come from lines past their growth, and no line is young. What follows them has to be begun while they still pay for it.`
    return [
      {
        says,
        rests: idsOf(...offers),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        figures: { old, young },
      },
    ]
  },

  asks(company, kit) {
    const lines = linesOf(company)
    const open = factsOf(company, 'offer').filter(({ stage }) => stage === undefined)
    const [offer] = open
    if (!offer || open.length > 1 || lines.length < 2 || !areWhole(lines)) return null
    return {
      says: say`Tell me the stage of ${kit.label(offer)}, from new to fading, and I can say whether anything follows the old lines.`,
      kind: 'offer',
      fact: offer.id,
      attribute: 'stage',
    }
  },
}
