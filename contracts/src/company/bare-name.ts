import { ARTICLE, tidyLabel } from './label.ts'

/** Whether a name names nothing: one letter, a number, a unit or a currency alone. What was read so is most likely a piece of something else. */
export function isBareName(label: string): boolean {
  const words = tidyLabel(label).replace(ARTICLE, '').toLowerCase()
  if ([...words].filter(sign => /\p{L}/u.test(sign)).length < 2) return true
  return words.split(/[\s/.,-]+/).every(isMeasure)
}

const isMeasure = (word: string): boolean =>
  word === '' || /^\p{Sc}?[\d.,’']+\p{L}?$/u.test(word) || bareWords().has(word)

let bare: ReadonlySet<string> | undefined

/** Units and currencies as English writes them: long, short, by sign and by code. */
function bareWords(): ReadonlySet<string> {
  bare ??= new Set([...Intl.supportedValuesOf('unit').flatMap(unitWords), ...currencyWords()])
  return bare
}

/** "kilogram", "kilograms", "kg"; the figure is taken off. */
function unitWords(unit: string): string[] {
  const written = (['long', 'short', 'narrow'] as const).flatMap(unitDisplay => {
    const format = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay })
    return [1, 2].map(value =>
      format
        .formatToParts(value)
        .filter(({ type }) => type === 'unit')
        .map(part => part.value)
        .join(''),
    )
  })
  return written.map(word => word.toLowerCase())
}

const CURRENCY_DISPLAYS = ['symbol', 'narrowSymbol', 'name'] as const

/** "dkk", "kr", "kroner": of a name, the last word is the money, the others the country. */
function currencyWords(): string[] {
  const codes = Intl.supportedValuesOf('currency')
  const written = codes.flatMap(currency =>
    CURRENCY_DISPLAYS.flatMap(currencyDisplay => moneyWords(currency, currencyDisplay)),
  )
  return [...codes, ...written].map(word => word.toLowerCase())
}

/** Of one, and of several. */
function moneyWords(
  currency: string,
  currencyDisplay: (typeof CURRENCY_DISPLAYS)[number],
): string[] {
  const style = { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 } as const
  const format = new Intl.NumberFormat('en', style)
  return [1, 2].map(value => {
    const said = format.formatToParts(value).find(({ type }) => type === 'currency')?.value ?? ''
    return said.split(' ').at(-1)!
  })
}
