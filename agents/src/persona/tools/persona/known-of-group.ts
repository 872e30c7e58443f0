import type { Claim } from '@sextant/contracts/deliverable'
import type { Fact } from '../../../company/company.ts'
import { customersIn } from '../../../company/segments.ts'
import { yearlyCents } from '../../../company/periods.ts'
import type { Desk } from '../../../core/desk.ts'
import { say } from '../../../sentences/sentence.ts'

/** What the card of a group says in figures: how many, what they spend, who stays. What follows from them are findings. */
export function knownOfGroup(desk: Desk, group: Fact<'segment'> | undefined): Claim[] {
  if (!group) return []
  return [...sizeOf(desk, group), ...shareOf(desk, group), ...stayOf(desk, group)]
}

function sizeOf(desk: Desk, group: Fact<'segment'>): Claim[] {
  const { kit, company } = desk
  const { size, spend } = group
  const cents = spend ? yearlyCents(spend) : null
  const each = cents === null ? null : kit.money(cents, 'as said', [group], 'year')
  if (!size) return each ? [desk.claim(say`Each spends ${each}.`, [group.id])] : []
  const many = kit.number(size, 'as said', [group])
  if (!each || cents === null) return [desk.claim(say`There are ${many} of them.`, [group.id])]
  if (customersIn(company, group) === null)
    return [desk.claim(say`There are ${many} of them; each spends ${each}.`, [group.id])]
  const all = kit.money(size * cents, 'how many × what each spends a year', [group], 'year')
  return [
    desk.claim(
      say`There are ${many} of them, each spends ${each}: together ${all}.`,
      [group.id],
      'computed',
    ),
  ]
}

function shareOf(desk: Desk, group: Fact<'segment'>): Claim[] {
  if (group.share === undefined) return []
  const part = desk.kit.percent(group.share, 'as said', [group])
  return [desk.claim(say`They are ${part} of all sales.`, [group.id])]
}

function stayOf(desk: Desk, group: Fact<'segment'>): Claim[] {
  const { repeats, leaves } = group
  const again = repeats === undefined ? null : desk.kit.percent(repeats, 'as said', [group])
  const gone = leaves === undefined ? null : desk.kit.percent(leaves, 'as said', [group])
  return [
    ...(again ? [desk.claim(say`Of them, ${again} buy again.`, [group.id])] : []),
    ...(gone ? [desk.claim(say`Of them, ${gone} leave in a year.`, [group.id])] : []),
  ]
}
