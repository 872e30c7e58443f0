import { boughtToday, type BoughtFrom } from '../../company/acquisition.ts'
import { type Fact } from '../../company/company.ts'
import { areUnlike, type YearOfOne, yearOfOne } from '../../company/won-by.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** What winning one customer costs, against what one of the same group spends in a year, and what of that stays. Never against those of another group. */
export const yearOfCustomer: Rule = {
  id: 'channel.year-of-customer',
  family: 'channel',

  find(company, kit) {
    return boughtToday(company)
      .flatMap(bought => {
        const year = yearOfOne(company, bought.channel)
        return year ? [findingOf(kit, bought, year)] : []
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const open = boughtToday(company).find(({ channel }) => !yearOfOne(company, channel))
    if (!open || !areUnlike(company)) return null
    return {
      says: say`Tell me which group of customers comes through ${kit.label(open.channel)}, and I can set what one costs against what one of them spends.`,
      kind: 'channel',
      fact: open.channel.id,
      attribute: 'about',
    }
  },
}

function findingOf(kit: Kit, { channel, cost }: BoughtFrom, year: YearOfOne): Finding {
  const { group, spends, keeps } = year
  const rests = [channel, group]
  const paid = kit.money(roughly(cost), 'spend a year ÷ customers', [channel])
  const year1 = kit.money(roughly(spends), 'what one spends in a year', [group])
  const part = kit.percent(cost / spends, 'cost of winning ÷ what one spends', rests)
  const start = say`${kit.label(channel)}: winning one customer costs ${paid}. Of ${kit.label(group)}, one spends ${year1} a year, so that is ${part} of it`
  const gap = (keeps?.value ?? spends) - cost
  return {
    says: say`${start}${kept(kit, channel, cost, year)}.`,
    rests: idsOf(...rests, ...(keeps?.rests ?? [])),
    evidence: 'derived',
    quadrant: gap < 0 ? 'weakness' : 'strength',
    weight: { centsAYear: Math.abs(gap) * (channel.customers ?? 1) },
    about: kit.label(channel),
    figures: { cost, spends, part: cost / spends, ...(keeps && { keeps: keeps.value }) },
  }
}

/** What stays of a year of theirs, and how long it takes to pay back. */
function kept(kit: Kit, channel: Fact<'channel'>, cost: number, { keeps }: YearOfOne): Sentence {
  if (!keeps || keeps.value <= 0) return say``
  const rests = [channel, ...keeps.rests]
  const stays = kit.money(roughly(keeps.value), keeps.how, keeps.rests)
  if (cost <= keeps.value)
    return say`. After its own cost ${stays} of that stays, so the first year pays it back`
  const years = kit.number(
    Number((cost / keeps.value).toFixed(1)),
    'cost ÷ what stays a year',
    rests,
  )
  return say`. After its own cost ${stays} of that stays, so they have to stay for ${years} years to pay it back`
}
