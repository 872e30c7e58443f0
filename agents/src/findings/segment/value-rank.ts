import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { yearlyCents } from '../../company/periods.ts'
import { say } from '../../sentences/sentence.ts'
import { payersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** The dearest and the cheapest differ at least so many times. */
const APART = 1.5

type Valued = { group: Fact<'segment'>; cents: number }

/** Paying groups by what one of them spends in a year, the largest first. */
const valued = (company: Company): Valued[] =>
  factsOf(company, 'segment')
    .flatMap(group => {
      const cents = group.spend ? yearlyCents(group.spend) : null
      return cents && !group.single && group.side !== 'user' ? [{ group, cents }] : []
    })
    .sort((a, b) => b.cents - a.cents)

/** Groups ranked by what one customer spends in a year; told where the most valuable is not the largest. */
export const valueRank: Rule = {
  id: 'segment.value-rank',
  family: 'segment',

  find(company, kit) {
    const ranked = valued(company)
    const [top] = ranked
    const last = ranked.at(-1)
    if (!top || !last || ranked.length < 2 || top.cents < last.cents * APART) return []
    const times = top.cents / last.cents
    const rests = [top.group, last.group]
    const isSmaller = (top.group.size ?? 0) < (last.group.size ?? 0)
    const spending = ({ group, cents }: Valued) =>
      say`${kit.money(roughly(cents), 'spending a year', [group])} with ${kit.label(group)}`
    const says = say`What a customer spends in a year lies far apart: ${spending(top)} against ${spending(last)}. Winning one of the first brings as much as ${kit.number(times, 'spending ÷ spending', rests)} of the second${isSmaller ? say`, though the first are the smaller group` : say``}.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'opportunity',
        weight: {},
        about: kit.label(top.group),
        figures: { times, top: top.cents, last: last.cents },
      },
    ]
  },

  asks(company, kit) {
    const groups = factsOf(company, 'segment').filter(
      ({ single, side }) => !single && side !== 'user',
    )
    // Share and heads on a card tell what each brings: it is not asked for again.
    const open = groups.filter(({ spend, share, size }) => !spend && !(share && size))
    const [group] = open
    if (!group || open.length > 1 || groups.length < 2) return null
    return {
      says: say`Tell me what ${payersOf(kit.company)} such as ${kit.label(group)} spend in a year, and I can say whom it pays most to win.`,
      kind: 'segment',
      fact: group.id,
      attribute: 'spend',
    }
  },
}
