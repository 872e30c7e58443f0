import type { FigureForm } from '@sextant/contracts/company/figures'
import type { Fact } from '../company/company.ts'
import type { Kit } from '../findings/kit.ts'
import type { Hole } from '../sentences/hole.ts'

/** A figure in its form, entered into the ledger: cents, a share 0–1, hours, days, months or a count. */
export function figureText(
  kit: Kit,
  form: FigureForm,
  value: number,
  how: string,
  rests: readonly Fact[],
): Hole {
  switch (form) {
    case 'money':
      return kit.money(value, how, rests)
    case 'share':
      return kit.percent(value, how, rests)
    case 'hours':
      return kit.duration(value, 'hour', how, rests)
    case 'days':
      return kit.duration(value, 'day', how, rests)
    case 'months':
      return kit.duration(value, 'month', how, rests)
    default:
      return kit.number(value, how, rests)
  }
}

const TENTH = 10
const THOUSANDTH = 1000
const MONEY_DIGITS = 3

/** As exact as a prediction may look: money on three digits, shares on a tenth of a percent, whole numbers from ten on. */
export function shownValue(form: FigureForm, value: number): number {
  if (form === 'money') return Math.round(Number(value.toPrecision(MONEY_DIGITS)))
  if (form === 'share') return Math.round(value * THOUSANDTH) / THOUSANDTH
  return value >= TENTH ? Math.round(value) : Math.round(value * TENTH) / TENTH
}
