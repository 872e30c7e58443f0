import type { FactKind } from '@sextant/contracts/company/kinds'
import { budget } from './by-question/budget.ts'
import { change, movedIn } from './by-question/change.ts'
import { channel } from './by-question/channel.ts'
import { constraint } from './by-question/constraint.ts'
import { factor } from './by-question/factor.ts'
import { idea } from './by-question/idea.ts'
import { aYear, type Known, leftIn, type Question } from './by-question/left.ts'
import { measure } from './by-question/measure.ts'
import { offer } from './by-question/offer.ts'
import { partner } from './by-question/partner.ts'
import { person } from './by-question/person.ts'
import { rival } from './by-question/rival.ts'
import { segment } from './by-question/segment.ts'
import { strength } from './by-question/strength.ts'
import type { Clause } from './clauses.ts'
import { isOfPartYear, type Seen } from './slots.ts'

const QUESTIONS: Partial<Record<FactKind, Question>> = {
  offer,
  segment,
  rival,
  strength,
  constraint,
  change,
  person,
  channel,
  idea,
  factor,
  measure,
  partner,
  budget,
}

/** What a clause fills in on the card that was asked for, with the figures that its own words left over. */
export function byQuestion(
  kind: FactKind,
  known: Known,
  clause: Clause,
  figures: readonly Seen[],
  setting: { currency: string; hasPercent: boolean },
): Known {
  const question = QUESTIONS[kind]
  if (!question) return known
  const filled = { ...known }
  for (const left of leftIn(filled, clause, figures, setting)) {
    const place = question.places.find(
      ({ attribute, takes }) =>
        filled[attribute] === undefined && takes({ ...left, known: filled }),
    )
    if (place?.value === aYear && isOfPartYear(left.figure)) continue
    if (place) filled[place.attribute] = place.value?.(left) ?? left.figure.value
  }
  if (kind === 'change') Object.assign(filled, movedIn(filled, clause, figures))
  if (kind === 'measure') Object.assign(filled, nowAndBefore(clause, figures))
  const told = { ...filled, ...question.words?.(filled, clause.text, setting.currency) }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}

/** "The margin went from 42% to 37%": a figure is what it is now, and was before. */
function nowAndBefore(clause: Clause, figures: readonly Seen[]): Known {
  const { from, to, form } = movedIn({}, clause, figures)
  return to === undefined ? {} : { value: to, previous: from, form }
}
