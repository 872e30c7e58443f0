import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { yearlyCents } from '../../company/periods.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Sides = { payers: Fact<'segment'>; users: Fact<'segment'> }

/** The one group that pays and the one that uses; of several, nobody said who pays for whom. */
function sidesOf(company: Company): Sides | null {
  const groups = factsOf(company, 'segment')
  const [payers, ...morePayers] = groups.filter(({ side }) => side === 'payer')
  const [users, ...moreUsers] = groups.filter(({ side }) => side === 'user')
  const isPair = payers && users && morePayers.length === 0 && moreUsers.length === 0
  return isPair ? { payers, users } : null
}

/** Where one group pays and another uses: how many each payer carries, and what there is for each user. */
export const payerAgainstUser: Rule = {
  id: 'segment.payer-against-user',
  family: 'segment',

  find(company, kit) {
    const sides = sidesOf(company)
    const { payers, users } = sides ?? {}
    if (!payers?.size || !users?.size || users.size <= payers.size) return []
    const rests = [payers, users]
    const carried = users.size / payers.size
    const yearly = payers.spend ? yearlyCents(payers.spend) : null
    const beside = say`Each payer carries ${kit.number(carried, 'users ÷ payers', rests)} of those served (${kit.number(payers.size, 'as said', [payers])} under ${kit.label(payers)}, ${kit.number(users.size, 'as said', [users])} under ${kit.label(users)})`
    const each = yearly ? yearly / carried : undefined
    const says =
      yearly && each
        ? say`${beside}. At ${kit.money(yearly, 'spending a year', [payers])} a year from a payer, that is about ${kit.money(roughly(each), 'spending ÷ users a payer', rests)} for each of those served, and a payer who leaves takes ${kit.number(carried, 'users ÷ payers', rests)} such shares along.`
        : say`${beside}, so the loss of a single payer is felt by all of them.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        weight: {},
        about: kit.label(payers),
        figures: { carried, ...(each && { each }) },
      },
    ]
  },

  asks(company, kit) {
    const sides = sidesOf(company)
    const open = sides && [sides.payers, sides.users].filter(({ size }) => size === undefined)
    const [group] = open ?? []
    if (!group || open?.length !== 1) return null
    return {
      says: say`Tell me how many people come under ${kit.label(group)}, and I can say how many each payer carries.`,
      kind: 'segment',
      fact: group.id,
      attribute: 'size',
    }
  },
}
