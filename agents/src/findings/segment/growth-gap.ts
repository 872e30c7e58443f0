import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { salesOfYear } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Moving = { group: Fact<'segment'>; rate: number; share: number; adds: number }

/** Groups with a part of sales and a growth, by what they add to all sales. */
function movingGroups(company: Company): Moving[] {
  return factsOf(company, 'segment').flatMap(group => {
    const { size, previousSize, growth, share } = group
    const ofSize = size && previousSize ? size / previousSize - 1 : undefined
    const rate = growth ?? ofSize
    return share && rate !== undefined ? [{ group, rate, share, adds: share * rate }] : []
  })
}

/** A group that grows beside one that shrinks: growth × share of sales shows which of them decides the year. */
export const growthGap: Rule = {
  id: 'segment.growth-gap',
  family: 'segment',

  find(company, kit) {
    const groups = movingGroups(company).sort((a, b) => b.adds - a.adds)
    const [up] = groups
    const down = groups.at(-1)
    if (!up || !down || up.adds <= 0 || down.adds >= 0) return []
    const rests = [up.group, down.group]
    const net = up.adds + down.adds
    const sales = salesOfYear(company)
    const added = kit.percent(up.adds, 'growth × share of sales', [up.group])
    const taken = kit.percent(-down.adds, 'growth × share of sales', [down.group])
    const rise = say`${kit.percent(up.rate, 'as said', [up.group])} more from ${kit.label(up.group)}`
    const fall = say`${kit.percent(-down.rate, 'as said', [down.group])} less from ${kit.label(down.group)}`
    const end = net < 0 ? say`the loss outweighs the growth` : say`the growth covers the loss`
    const worth = sales ? Math.abs(net) * sales.value : undefined
    const money =
      sales && worth
        ? say` by about ${kit.money(roughly(worth), '|sum| × sales', [...rests, ...sales.rests])} a year`
        : say``
    const says = say`In another such year, ${rise} adds ${added} to sales and ${fall} takes ${taken} away: ${end}${money}.`
    return [
      {
        says,
        rests: idsOf(...rests, ...(sales?.rests ?? [])),
        evidence: 'derived',
        quadrant: net < 0 ? 'threat' : 'opportunity',
        weight: worth ? { centsAYear: worth } : {},
        about: kit.label(net < 0 ? down.group : up.group),
        figures: { net, up: up.adds, down: down.adds },
      },
    ]
  },

  asks(company, kit) {
    const groups = factsOf(company, 'segment').filter(({ share }) => share)
    const moving = movingGroups(company)
    const open = groups.find(group => moving.every(one => one.group.id !== group.id))
    if (!open || moving.length === 0 || moving.length !== groups.length - 1) return null
    return {
      says: say`Tell me by how much sales to ${kit.label(open)} grew or fell, and I can say which group decides the year.`,
      kind: 'segment',
      fact: open.id,
      attribute: 'growth',
    }
  },
}
