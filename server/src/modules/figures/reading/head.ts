import type { FigureRow, Grain } from '@sextant/contracts/figures/row'
import type { Channel, Source } from '@sextant/contracts/figures/sources'
import type { CampaignNames } from './campaign-names.ts'
import type { DayOrder } from './day-order.ts'
import type { Decimal } from './number-form.ts'
import type { PlatformId } from './platform.ts'
import type { Role } from './roles.ts'

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type Delimiter = ',' | ';' | '\t' | '|'

/** How the bytes of a file become cells. */
export type Form =
  | { kind: 'xlsx' }
  | { kind: 'text'; encoding: Encoding; bom: boolean; delimiter: Delimiter }

/** One column of the file, as the screen lists it. */
export type ColumnHead = {
  header: string
  role: Role
  /** What the file has of it in its first line with a value. */
  first: string | null
  /** The sign before its decimals, by the evidence of the whole file; null where no value has one. */
  decimal: Decimal | null
  /** How its days are written, where they are in numbers alone. */
  dayOrder: DayOrder | 'unsure' | null
  /** Days that can be read both ways, or the one that settles how. */
  dayEvidence: { line: number; value: string }[]
  /** The currency that its header names. */
  currency: string | null
}

/** How the day of a row is told. `span`: by first and last day, which are the same; `title`: by a line above the table. */
export type DayTold = { by: 'column' | 'span' | 'nothing' } | { by: 'title'; day: string }

/** What only a person can say. */
type Question =
  | { ask: 'mapping' }
  | { ask: 'day-order'; header: string; examples: string[] }
  | { ask: 'currency' }

/** A currency of the file, where it stands first and on how many lines. */
export type CurrencyTold = { currency: string; lines: number; line: number }

/** What a file is, before any row of it is read. */
export type FileHead = {
  name: string
  bytes: number
  form: Form
  /** Of the header, counted from 1; 0 where there is none. */
  headerLine: number
  /** Records of the file: header, titles, empty ones and totals included. */
  lines: number
  source: Source
  /** Null where no platform is recognised and a person says what the columns are. */
  platform: PlatformId | null
  language: Language | null
  grain: Grain
  columns: ColumnHead[]
  /** By which a mapping is remembered: the same for every file with these headers. */
  headersKey: string
  day: DayTold
  currencies: CurrencyTold[]
  timeZone: string | null
  attribution: string[]
  /** What the file calls its channels, and what they are taken for. */
  channels: Record<string, Channel | null>
  questions: Question[]
  /** What somebody should know and need not answer. */
  notices: string[]
}

/** What a person said of a file. */
export type Answers = {
  /** YYYY-MM-DD where the client is; days more than two beyond it are errors. */
  today: string
  /** By column, counted from 0; of the columns it does not name the head's roles stand. */
  mapping?: Record<number, Role>
  dayOrder?: DayOrder
  currency?: string
  channel?: Channel
  /** By the file's word for it. */
  channels?: Record<string, Channel>
  /** Cells that were put right; the column is counted from 0. */
  corrections?: { line: number; column: number; value: string }[]
  /** Campaigns that are known by number; without it each is what it is called. */
  campaigns?: CampaignNames
}

/** Why a line is no row. */
export const LEFT_OUT = {
  header: 'header line',
  title: 'comment line',
  total: 'total row',
  empty: 'empty line',
  item: 'further item of an order',
  void: 'cancelled or void',
  other: 'no figure of its own',
  error: 'line with an error',
} as const
export type LeftOutWhy = keyof typeof LEFT_OUT

/** What comes of a line: a row, what is wrong with a cell of it, or that it is left out and why. */
export type Outcome =
  | { kind: 'row'; row: FigureRow; note: string | null }
  | {
      kind: 'problem'
      line: number
      /** Counted from 0; null where it is of the whole line. */
      column: number | null
      header: string
      value: string
      says: string
    }
  | { kind: 'left-out'; line: number; why: LeftOutWhy; says: string | null }
