import { isMeasure } from '@sextant/contracts/figures/measures'
import { noDayVotes, orderOf, weighDay, type DayVotes } from './day-order.ts'
import { hasDay } from './days.ts'
import type { ColumnHead, CurrencyTold } from './head.ts'
import { currencyInHeader } from './headers.ts'
import { type Table, whyLeftOut } from './left-out.ts'
import { currencyOf, isCurrency } from './money.ts'
import { decimalOf, noVotes, type NumberVotes, together, weighNumber } from './number-form.ts'
import type { Cell, FileRecord } from './record.ts'
import { isMoney, type Role } from './roles.ts'

const SEEN_MOST = 200
const NUMBER_LIKE = /^[^\p{L}]*\d[\d.,\s'’%)+-]*(\p{Sc}|[A-Z]{3})?$/u
const CODE = /\b[A-Z]{3}\b/
const SYMBOL = /[€£₹₺₪]/

/** What the lines of a file say for themselves, gathered from the first to the last one. */
export class Evidence {
  readonly #numbers: NumberVotes[]
  readonly #days: DayVotes[]
  readonly #first: (string | null)[]
  readonly #currencies = new Map<string, CurrencyTold>()
  readonly #roles: Role[]
  readonly #headers: string[]
  readonly #table: Table
  readonly channels = new Set<string>()
  readonly attribution = new Set<string>()
  timeZone: string | null = null
  lines = 0
  rows = 0
  /** Rows whose first and last day are not the same. */
  spans = 0
  brokenAt: number | null = null

  constructor(headers: string[], roles: Role[], table: Table) {
    this.#headers = headers
    this.#roles = roles
    this.#table = table
    this.#numbers = headers.map(noVotes)
    this.#days = headers.map(noDayVotes)
    this.#first = headers.map(() => null)
  }

  /** Takes in one line. */
  add({ line, cells, broken }: FileRecord): void {
    this.lines += 1
    if (broken) this.brokenAt = line
    const { dayAt } = this.#table
    const dayTold = dayAt !== null && hasDay(cells[dayAt] ?? '')
    if (broken || whyLeftOut(line, cells, this.#table, dayTold)) return
    this.rows += 1
    for (const index of this.#headers.keys()) this.#weigh(index, cells[index] ?? '', line)
    this.#compareSpan(cells)
  }

  #weigh(index: number, cell: Cell, line: number): void {
    if (cell === '') return
    const role = this.#roles[index]!
    if (!this.#isPersonal(role)) this.#first[index] ??= String(cell)
    if (typeof cell === 'number') return
    if (/^\d/.test(cell)) weighDay(this.#days[index]!, cell, line)
    if (NUMBER_LIKE.test(cell)) weighNumber(this.#numbers[index]!, cell)
    if (role === 'currency') this.#tell(currencyOf(cell), line)
    if (isMoney(role)) this.#tell(currencyWithin(cell), line)
    if (role === 'channel' && this.channels.size < SEEN_MOST) this.channels.add(cell)
    if (role === 'attribution' && this.attribution.size < 20) this.attribution.add(cell)
    if (role === 'time_zone') this.timeZone ??= cell
  }

  /** Of orders only what is used is shown: beside it stand names and addresses. */
  #isPersonal(role: Role): boolean {
    return role === 'customer' || (role === 'ignore' && this.#roles.includes('customer'))
  }

  #tell(currency: string | null, line: number): void {
    if (!currency) return
    const told = this.#currencies.get(currency)
    if (told) told.lines += 1
    else this.#currencies.set(currency, { currency, lines: 1, line })
  }

  #compareSpan(cells: Cell[]): void {
    const [starts, ends] = [this.#roles.indexOf('starts'), this.#roles.indexOf('ends')]
    if (starts >= 0 && ends >= 0 && cells[starts] !== cells[ends]) this.spans += 1
  }

  /** The columns with what was found of them; days of the lines above settle what those of the table leave open. */
  columns(titles: string[]): ColumnHead[] {
    const above = orderOf(votesOf(titles))
    const figures = this.#numbers.filter((_votes, index) => isMeasure(this.#roles[index]!))
    const all = together(figures)
    return this.#headers.map((header, index) => ({
      header,
      role: this.#roles[index]!,
      first: this.#first[index]!,
      decimal: decimalOf(this.#numbers[index]!, all),
      ...dayForm(this.#days[index]!, above),
      currency: currencyInHeader(header),
    }))
  }

  /** The currencies of the lines, else those of the headers. */
  currencies(): CurrencyTold[] {
    if (this.#currencies.size > 0) return [...this.#currencies.values()]
    const named = this.#headers.flatMap((header, index) =>
      isMoney(this.#roles[index]!) ? (currencyInHeader(header) ?? []) : [],
    )
    const line = this.#table.headerLine
    return [...new Set(named)].map(currency => ({ currency, lines: this.rows, line }))
  }
}

const DAY_IN_WORDS = /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/g

function votesOf(titles: string[]): DayVotes {
  const votes = noDayVotes()
  const days = titles.flatMap(title => title.match(DAY_IN_WORDS) ?? [])
  for (const day of days) weighDay(votes, day, 0)
  return votes
}

function dayForm(
  votes: DayVotes,
  above: ReturnType<typeof orderOf>,
): Pick<ColumnHead, 'dayOrder' | 'dayEvidence'> {
  const own = orderOf(votes)
  const dayOrder = own === 'unsure' ? (above ?? own) : own
  const examples = votes.examples.map(value => ({ line: 0, value }))
  const settled = votes.evidence ? [votes.evidence] : []
  return { dayOrder, dayEvidence: dayOrder === 'unsure' ? examples : settled }
}

/** The currency that an amount is written with. */
function currencyWithin(cell: string): string | null {
  const code = CODE.exec(cell)?.[0]
  if (code && isCurrency(code)) return code
  const symbol = SYMBOL.exec(cell)?.[0]
  return symbol ? currencyOf(symbol) : null
}
