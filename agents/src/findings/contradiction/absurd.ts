import { type TooDear, tooDear, type TooLarge, tooLarge } from '../../company/sound.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Figures of one firm that cannot stand beside each other: a line larger than the whole many times over, a sale that costs more than twice its price. */
export const absurd: Rule = {
  id: 'contradiction.absurd',
  family: 'contradiction',

  find(company, kit) {
    return [
      ...tooDear(company).map(one => ofCost(kit, one)),
      ...tooLarge(company).map(one => ofSize(kit, one)),
    ].slice(0, FINDINGS_PER_RULE)
  },
}

function ofSize(kit: Kit, { line, brings, turnover, times }: TooLarge): Finding {
  const rests = [line, ...turnover.rests]
  const sold = kit.number(line.volume ?? 0, 'as said', [line])
  const made = kit.money(roughly(brings), 'number × price', [line])
  const all = kit.money(turnover.value, turnover.how, turnover.rests)
  const ratio = kit.number(Math.round(times), 'number × price ÷ all sales', rests)
  return {
    says: say`${kit.label(line)}: ${sold} sold at ${kit.price(line.price, line)} would be ${made} a year, ${ratio} times the ${all} you gave for all sales. One of the figures counts something else: which? Until then nothing is built on them.`,
    rests: idsOf(...rests),
    evidence: 'derived',
    weight: {},
    about: kit.label(line),
    figures: { times },
  }
}

function ofCost(kit: Kit, { line, cost }: TooDear): Finding {
  return {
    says: say`${kit.label(line)}: the card says ${kit.price(line.price, line)} as its price and ${kit.money(cost, 'as said', [line])} as its own cost. Is that price the whole of what is paid, or a deposit, a part or one month of it? Until then nothing is built on them.`,
    rests: [line.id],
    evidence: 'derived',
    weight: {},
    about: kit.label(line),
    figures: { times: cost / line.price.cents },
  }
}
