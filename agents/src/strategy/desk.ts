import type { Claim, NextAction } from '@sextant/contracts/deliverable'
import type { Knowledge } from '../knowledge/pack.ts'
import { dayMonth, workingDaysAfter } from './calendar.ts'
import type { Fact, FactKey, PlaybookInput } from './framework.ts'
import { charitable, servedWords } from './charity.ts'
import { openLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { ownerFor } from './owners.ts'
import type { Duty } from './owners.ts'
import { readFacts } from './reading/reading.ts'
import type { Reading } from './reading/reading.ts'
import type { Rival } from './reading/rivals.ts'
import { capital, decapital, lower, sentence } from './reading/wording.ts'
import { spelledRight } from './reading/spelling.ts'
import { openSourceBook } from './source-book.ts'
import type { SourceBook } from './source-book.ts'

/** Words with the sources that carry them: the parts claims are made of. */
export type Phrase = { text: string; sources: readonly number[] }
type Quoted = { quote: string; fact: Fact }

/** The working surface of one draft: what was read, what the trade knows, and where sources and numbers are booked. */
export type Desk = {
  input: PlaybookInput
  knowledge: Knowledge
  words: Knowledge['vocabulary']
  reading: Reading
  book: SourceBook
  ledger: Ledger
  company: string
  /** "bakery", "payroll software", or the industry's name when no trade was recognised. */
  trade: string
  /** A claim from a template; numbers of the sources of all parts, in order, without repeats. A claim nobody backs cites the profile. */
  say: (parts: TemplateStringsArray, ...values: readonly (Phrase | string)[]) => Claim
  /** Words cut from a fact, cited. `text` may be tidier than the quote. */
  cite: (from: Quoted, text?: string) => Phrase
  /** Words nothing backs: booked as an assumption with who checks what by when. */
  assume: (text: string, check: string, duty?: Duty, days?: number) => Phrase
  /** The company's own description of itself as a source. */
  profile: () => number
  owner: (duty: Duty) => string
  due: (workingDays: number) => string
  /** Whether the user said "I don't know" to this. */
  unknown: (key: FactKey) => boolean
  /** The rival named first; null when no rival has a name. */
  foe: Rival | null
  /** A claim as the second half of a sentence: no final stop, small first letter unless a name or quote opens it. */
  inner: (claim: Claim) => Phrase
  /** A fixed text in the words of a charity where the company is one. */
  plain: (text: string) => string
  action: (what: Claim, duty: Duty, workingDays: number, metric: string) => NextAction
}

export function openDesk(input: PlaybookInput): Desk {
  const book = openSourceBook()
  const reading = readFacts(input)
  const { profile, knowledge, today } = input
  const giving = profile.industry === 'Non-profit'
  const words = giving
    ? servedWords(
        knowledge.vocabulary,
        reading.groups.map(g => g.text),
      )
    : knowledge.vocabulary
  const plain = (part: string) => (giving ? charitable(part) : part)
  const about = (): Fact => ({
    key: 'offer',
    value: profile.description || profile.companyName,
    quote: profile.description.trim() || profile.companyName,
    unknown: false,
    kind: 'profile',
    ref: null,
    on: today,
  })
  const self: Fact = about()
  const profileSource = () => book.fact(self)
  const owner = (duty: Duty) => ownerFor(profile, duty)
  const due = (days: number) => workingDaysAfter(today, days)
  const names = [profile.companyName, ...reading.rivals.filter(r => r.named).map(r => r.name)]
  const keepsCapital = (text: string) => names.some(n => n !== '' && text.startsWith(n))
  return {
    input,
    knowledge,
    reading,
    book,
    company: profile.companyName.trim() || 'the company',
    words,
    ledger: openLedger(),
    trade: (
      knowledge.trade?.name ??
      (knowledge.industry === 'Other' ? 'business' : `${knowledge.industry} business`)
    ).replace(/^[A-Z][a-z]/, m => m.toLowerCase()),
    say(parts, ...values) {
      const sources = new Set<number>()
      let text = ''
      parts.forEach((part, index) => {
        const value = values[index]
        text +=
          plain(part) +
          (value === undefined
            ? ''
            : typeof value === 'string'
              ? value === profile.companyName
                ? value
                : plain(value)
              : value.text)
        if (value !== undefined && typeof value !== 'string')
          for (const n of value.sources) sources.add(n)
      })
      if (sources.size === 0) sources.add(profileSource())
      return { text: spelledRight(sentence(text)), sources: [...sources] }
    },
    cite: (from, text) => ({
      text: text ?? from.quote,
      sources: [book.fact(from.fact, from.quote)],
    }),
    assume: (text, check, duty = 'lead', days = 10) => ({
      text,
      sources: [
        book.assumption(
          `Assumption: ${capital(text.length > 160 ? `${text.slice(0, 157)}…` : text).replace(/[“”]/g, '')}`,
          assumptionCheck(owner(duty), plain(check), due(days)),
        ),
      ],
    }),
    profile: profileSource,
    owner,
    due,
    unknown: key =>
      input.facts.some(f => f.key === key && f.unknown) && reading.facts(key).length === 0,
    foe:
      reading.rivals.find(r => r.named && r.remarks.length > 0) ??
      reading.rivals.find(r => r.named) ??
      null,
    inner: claim => ({
      text: keepsCapital(claim.text)
        ? claim.text.replace(/\.$/, '')
        : decapital(claim.text.replace(/\.$/, '')),
      sources: claim.sources,
    }),
    plain,
    action: (what, duty, days, metric) => ({
      what,
      ownerRole: owner(duty),
      due: due(days),
      metric: spelledRight(capital(plain(metric).replace(/\.$/, ''))),
    }),
  }
}

/** "Owner: tally the first item asked for by 100 people, by 4 December." */
function assumptionCheck(owner: string, check: string, due: string): string {
  const what = check.trim().replace(/[.\s]+$/, '')
  const body = what.endsWith('?')
    ? `find out “${what}”`
    : /^[A-Z][a-z]+ /.test(what)
      ? what.charAt(0).toLowerCase() + what.slice(1)
      : lower(what)
  return `${owner}: ${body}, by ${dayMonth(due)}.`
}
