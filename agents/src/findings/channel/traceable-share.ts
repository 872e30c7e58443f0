import { factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Below this the rest is rounding. */
const NOTABLE = 0.15

/** New customers of whom nobody knows how they came: 1 − Σ shares of the channels. */
export const traceableShare: Rule = {
  id: 'channel.traceable-share',
  family: 'channel',

  find(company, kit) {
    const known = factsOf(company, 'channel').filter(({ share }) => share)
    const [largest] = [...known].sort((a, b) => (b.share ?? 0) - (a.share ?? 0))
    if (!largest || known.length < 2) return []
    const rest = 1 - known.reduce((sum, { share }) => sum + (share ?? 0), 0)
    if (rest < NOTABLE) return []
    const part = kit.percent(rest, '1 − Σ shares of the channels', known)
    const { one, many } = buyersOf(kit, largest)
    const isMost = rest > (largest.share ?? 0)
    const says = isMost
      ? say`The channels you named leave ${part} of your new ${many} unexplained. That is more than any of them brings, so no channel can be judged yet.`
      : say`The channels you named leave ${part} of your new ${many} unexplained, so what a ${one} costs in each of them is only a guess.`
    return [
      {
        says,
        rests: idsOf(largest, ...known),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        figures: { untraced: rest },
      },
    ]
  },
}
