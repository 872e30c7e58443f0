import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { yearlyCents } from '../../company/periods.ts'
import { ownPrice, pricedOffers, yearlySales } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Finding, Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A sum to be reached in a year, told in sales of the line that is sold most: target ÷ price. Speaks where nobody said where it starts. */
export const needed: Rule = {
  id: 'goal.needed',
  family: 'goal',

  find(company, kit) {
    const goal = factsOf(company, 'goal').find(
      ({ form, target, baseline, keep }) =>
        form === 'money' && target !== undefined && baseline === undefined && !keep,
    )
    const [line] = pricedOffers(company)
    if (!goal?.target) return []
    // Of several lines, no sum is told in sales of one of them: goal.lines-sum adds them up.
    if (factsOf(company, 'offer').length > 1) return fromEach(company, kit, goal, goal.target)
    if (!line) return []
    const each = yearlyCents(line.price) ?? ownPrice(line)
    const many = Math.ceil(goal.target / each)
    const rests = [goal, line]
    const sum = kit.money(goal.target, 'as said', [goal])
    const count = kit.number(many, 'target ÷ price', rests)
    const price = kit.money(each, 'price of one in a year', [line])
    const start = say`${kit.label(goal)}: to bring in ${sum} a year takes ${count} sales of ${kit.label(line)} at ${price} each, before any cost`
    const group = factsOf(company, 'segment').find(({ size, side }) => size && side !== 'user')
    const sold = line.volume ?? group?.size
    const known = line.volume ? line : group
    const rest =
      sold && known
        ? say`. You have ${kit.number(sold, 'as said', [known])} today, so ${lacking(sold, known)}`
        : say`. That number, not the sum, is what each week can be measured by.`
    return [
      {
        says: say`${start}${rest}`,
        rests: idsOf(...rests, ...(sold && known ? [known] : [])),
        evidence: 'derived',
        weight: {},
        about: kit.label(goal),
        figures: { needed: many, ...(sold && { sold }) },
      },
    ]

    function lacking(sold: number, of: NonNullable<typeof known>) {
      const open = many - sold
      if (open <= 0) return say`they already bring that much: what is missing is what they leave.`
      return say`${kit.number(open, 'needed − sold', [...rests, of])} are missing.`
    }
  },
}

/** The sum as what each of the customers has to bring, where one group is all that is known of them. */
function fromEach(company: Company, kit: Kit, goal: Fact<'goal'>, target: number): Finding[] {
  const payers = factsOf(company, 'segment').filter(({ side }) => side !== 'user')
  const [group, another] = payers
  if (!group?.size || group.single || another || yearlySales(company)) return []
  const rests = [goal, group]
  const sum = kit.money(target, 'as said', [goal])
  const heads = kit.number(group.size, 'as said', [group])
  const each = kit.money(roughly(target / group.size), 'target ÷ number', rests)
  return [
    {
      says: say`${kit.label(goal)}: ${sum} a year is ${each} from each of the ${heads} ${kit.label(group)}, before any cost. Set that beside what one of them pays today.`,
      rests: idsOf(...rests),
      evidence: 'derived',
      weight: {},
      about: kit.label(goal),
      figures: { needed: target / group.size },
    },
  ]
}
