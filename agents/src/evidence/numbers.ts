// Numbers in prose: which ones a text holds, and whether something computed or said them.

const NUMBER = /(?<![\p{L}\d])[-−]?\$?\d+(?:[.,]\d+)*\s?(?:%|×|x\b|k\b|m\b)?/giu

/** The numbers of a text as comparable strings: "$12,000" → "12000", "86 %" → "86", "−0.3" → "-0.3". */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(NUMBER)].map(match => canonical(match[0]))
}

const SCALES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 }

function canonical(raw: string): string {
  const scale = SCALES[raw.at(-1)!.toLowerCase()] ?? 1
  const digits = raw
    .replaceAll('−', '-')
    .replaceAll(/[^\d.,-]/g, '')
    .replaceAll(/,(?=\d{3}(\D|$))/g, '')
    .replaceAll(',', '.')
    .replace(/[.,]$/, '')
  const value = Number(digits) * scale
  return Number.isFinite(value) ? String(value) : digits
}

/** Collects every number that prose may repeat. */
export class AllowedNumbers {
  private readonly allowed = new Set<string>()
  addText(text: string): this {
    for (const number of numbersIn(text)) this.allow(number)
    return this
  }
  addValue(value: number): this {
    this.allow(String(value))
    return this
  }
  /** Every number and every text in a structure: scores, prices, dates. */
  addAll(value: unknown): this {
    if (typeof value === 'number') this.addValue(value)
    else if (typeof value === 'string') this.addText(value)
    else if (Array.isArray(value)) for (const item of value) this.addAll(item)
    else if (typeof value === 'object' && value !== null)
      for (const item of Object.values(value)) this.addAll(item)
    return this
  }
  /** Numbers of the text that nothing accounts for. */
  strays(text: string): string[] {
    return numbersIn(text).filter(
      number => !this.allowed.has(number) && !this.allowed.has(String(-Number(number))),
    )
  }
  private allow(number: string): void {
    this.allowed.add(number)
  }
}
