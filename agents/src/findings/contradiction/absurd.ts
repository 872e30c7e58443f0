import { type TooMany, tooManyRefused } from '../../company/refusals.ts'
import {
  type TooDear,
  tooDear,
  type TooFast,
  tooFast,
  type TooFull,
  tooFull,
  type TooLarge,
  tooLarge,
  refusedTooMuch,
  type TooMuch,
  tooMuch,
} from '../../company/sound.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Figures of one firm that cannot stand beside each other: a line or a sum far larger than the whole, a sale that costs more than twice its price, more refused or sold than three times what is sold or possible, a growth that no year holds. One question asks, and nothing is built on them. */
export const absurd: Rule = {
  id: 'contradiction.absurd',
  family: 'contradiction',

  find(company, kit) {
    return [
      ...tooDear(company).map(one => ofCost(kit, one)),
      ...tooLarge(company).map(one => ofSize(kit, one)),
      ...tooFull(company).map(one => ofRoom(kit, one)),
      ...tooManyRefused(company).map(one => ofRefused(kit, one)),
      ...refusedTooMuch(company).map(one => ofRefusedSum(kit, one)),
      ...tooMuch(company).map(one => ofSum(kit, one)),
      ...tooFast(company).map(one => ofGrowth(kit, one)),
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

function ofRoom(kit: Kit, { line, sold, possible }: TooFull): Finding {
  const many = kit.number(sold, 'as said', [line])
  const most = kit.number(possible, 'as said', [line])
  return {
    says: say`${kit.label(line)}: the card says ${many} sold in a year and ${most} as the most that is possible. Is ${most} what fits in at one time, on one day or in one week? Until then nothing is built on it.`,
    rests: [line.id],
    evidence: 'derived',
    weight: {},
    about: kit.label(line),
    figures: { times: sold / possible },
  }
}

function ofRefused(kit: Kit, { brake, sold, of }: TooMany): Finding {
  const rests = [brake, ...of]
  const lost = kit.number(brake.lost, 'as said', [brake])
  const all = kit.number(sold, 'Σ number of the lines', of)
  const ratio = kit.number(Number((brake.lost / sold).toFixed(1)), 'refused ÷ sold', rests)
  return {
    says: say`${kit.label(brake)}: the card says ${lost} refused or lost in a year, ${ratio} times the ${all} that are sold. Does it count sales, or something else? Until then nothing is built on it.`,
    rests: idsOf(...rests),
    evidence: 'derived',
    weight: {},
    about: kit.label(brake),
    figures: { times: brake.lost / sold },
  }
}

function ofSum(kit: Kit, { fact, cents, turnover }: TooMuch): Finding {
  const rests = [fact, ...turnover.rests]
  const sum = kit.money(cents, 'a year, as said', [fact])
  const all = kit.money(turnover.value, turnover.how, turnover.rests)
  const times = cents / turnover.value
  const ratio = kit.number(Number(times.toFixed(1)), 'sum ÷ all sales', rests)
  return {
    says: say`${kit.label(fact)}: the card says ${sum} a year, ${ratio} times the ${all} you gave for all sales. One of the figures counts something else: which? Until then nothing is built on it.`,
    rests: idsOf(...rests),
    evidence: 'derived',
    weight: {},
    about: kit.label(fact),
    figures: { times },
  }
}

function ofRefusedSum(kit: Kit, { fact, cents, turnover }: TooMuch): Finding {
  const rests = [fact, ...turnover.rests]
  const sum = kit.money(roughly(cents), 'refused × price', [fact])
  const all = kit.money(turnover.value, turnover.how, turnover.rests)
  return {
    says: say`${kit.label(fact)}: what the card says was refused or lost would be ${sum} a year beside the ${all} you gave for all sales. Does it count sales, or something else? Until then nothing is built on it.`,
    rests: idsOf(...rests),
    evidence: 'derived',
    weight: {},
    about: kit.label(fact),
    figures: { times: cents / turnover.value },
  }
}

function ofGrowth(kit: Kit, { fact, growth }: TooFast): Finding {
  const part = kit.percent(growth, 'as said, or number ÷ number before − 1', [fact])
  return {
    says: say`${kit.label(fact)}: by the card it grows by ${part} in a year. Do both figures count the same, and over a year? Until then nothing is built on it.`,
    rests: [fact.id],
    evidence: 'derived',
    weight: {},
    about: kit.label(fact),
    figures: { growth },
  }
}
