import { changeMovesMoney, type Touched, touchedBy } from '../../company/changes.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { leftOfYear } from '../../company/left-of-year.ts'
import { marginOf } from '../../company/margins.ts'
import { salesOfYear } from '../../company/targets.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** What a change is about, in money: the sales of the line or group it touches, their part of all, and what they leave. Threat and opportunity alike; where its size is told, other rules tell more. */
export const atStake: Rule = {
  id: 'change.at-stake',
  family: 'change',

  find(company, kit) {
    return (
      factsOf(company, 'change')
        // What a rule touches is told with its day by rules.share-at-stake.
        .filter(({ touches }) => touches !== 'cost' && touches !== 'rule')
        .filter(change => !changeMovesMoney(change))
        .flatMap(change => findingOf(company, kit, change))
        .toSorted((a, b) => (b.figures.sales ?? 0) - (a.figures.sales ?? 0))
        .slice(0, FINDINGS_PER_RULE)
    )
  },
}

function findingOf(company: Company, kit: Kit, change: Fact<'change'>): Finding[] {
  const { bearing } = change
  const touched = touchedBy(company, change)
  const isClear = bearing === 'hurts' || bearing === 'helps'
  if (!touched?.cents || !isClear) return []
  const label = kit.label(touched.fact)
  const money = kit.money(roughly(touched.cents), 'sales of what it touches', touched.rests)
  const does = bearing === 'hurts' ? say`puts at stake` : say`bears on`
  return [
    {
      says: say`${kit.label(change)}: what it ${does} is ${label}, about ${money} of ${takingsOf(company)} a year${partOf(company, kit, touched)}${leftOf(company, kit, touched)}.`,
      rests: idsOf(change, ...touched.rests),
      evidence: 'derived',
      quadrant: bearing === 'hurts' ? 'threat' : 'opportunity',
      // How much of it moves is not known: it is weighed by its likelihood, where that was told.
      weight: { centsAYear: touched.cents * ((change.likelihood ?? MIDDLE) / FIVE) * PART },
      about: kit.label(change),
      figures: { sales: touched.cents },
    },
  ]
}

/** Of five, where nobody rated it. */
const MIDDLE = 2
const FIVE = 5
/** Of what is touched, hardly all of it moves. */
const PART = 0.5

function partOf(company: Company, kit: Kit, { share, cents, rests, fact }: Touched): Sentence {
  if (share !== null) return say`, ${kit.percent(share, 'as said', [fact])} of all`
  const sales = salesOfYear(company)
  if (!sales || !cents || cents > sales.value) return say``
  return say`, ${kit.percent(cents / sales.value, 'its sales ÷ all sales', [...rests, ...sales.rests])} of all`
}

/** What the line leaves of it, and what that is of all that is left after the fixed costs. */
function leftOf(company: Company, kit: Kit, { fact, cents, rests }: Touched): Sentence {
  const margin = fact.kind === 'offer' ? marginOf(fact) : null
  if (!margin || margin <= 0 || !cents) return say``
  const left = cents * margin
  const money = kit.money(roughly(left), 'sales × margin of the line', rests)
  const start = say`, of which ${money} stays after its own cost`
  const year = leftOfYear(company)
  if (!year || year.after <= 0 || year.after > left * TOO_LITTLE) return start
  const rest = kit.money(roughly(year.after), 'what sales leave − fixed costs', year.rests)
  return say`${start}, beside the ${rest} that a year leaves after the fixed costs`
}

/** A part smaller than a fiftieth of what is left says nothing. */
const TOO_LITTLE = 50
