import { anyOf } from '../reading/any-of.ts'
import { type Company, type Fact, factsOf } from './company.ts'

/** What a move may presuppose of a firm. Each holds by a chip, a figure or the firm's own words, never by default. */
export const PRESUPPOSED = [
  'discounts',
  'goods',
  'stock',
  'hire',
  'private-payers',
  'quotes',
  'kinds-of-work',
] as const
export type Presupposed = (typeof PRESUPPOSED)[number]

/** Words of any trade that say it of the firm itself. */
const WORDS: Readonly<Partial<Record<Presupposed, RegExp>>> = {
  discounts: anyOf(
    'discount(?:s|ed|ing)?',
    'rebates?',
    'price cuts?',
    'haggl\\w*',
    'bargain(?:s|ing)?',
    '\\d+ ?% off',
  ),
  goods: anyOf('goods', 'materials?', 'supplies', 'parcels?', 'pallets?', 'ingredients?', 'parts'),
  stock: anyOf('stock(?:s|ed)?', 'warehouses?', 'inventory', 'shelf', 'shelves', 'storage'),
  hire: anyOf(
    'hir(?:e|es|ed|ing)',
    'rent(?:s|ed|al|als|ing)?',
    'leas(?:e|es|ed|ing)',
    'by the day',
    'charter(?:s|ed)?',
    'borrow(?:s|ed|ing)?',
  ),
  quotes: anyOf(
    'quot(?:e|es|ed|ing|ation|ations)',
    'estimates?',
    'tender(?:s|ed|ing)?',
    'bids?',
    'proposals?',
  ),
}

/** Who pays by rule or by law, and after their own time: no deposit is asked of them. */
const PAYS_BY_RULE = anyOf(
  'insur(?:er|ers|ance|ances)',
  'public',
  'government',
  'county',
  'municipal\\w*',
  'ministry',
  'council',
  'state',
  'health (?:fund|scheme|service)',
  'hospitals?',
  'authorit(?:y|ies)',
  'agenc(?:y|ies)',
  'net \\d+',
  '\\d+ days',
)

/** What speaks of the firm itself; what is said of a rival is nothing of ours, and praise or complaint neither. */
const OF_OTHERS = new Set<Fact['kind']>(['rival', 'quote', 'factor', 'force'])

const isSaid = (company: Company, words: RegExp): boolean =>
  company.facts.some(
    ({ kind, status, label, quote }) =>
      status === 'confirmed' && !OF_OTHERS.has(kind) && (words.test(label) || words.test(quote)),
  )

const said = (company: Company, what: Presupposed): boolean => {
  const words = WORDS[what]
  return words !== undefined && isSaid(company, words)
}

const OF_GOODS = new Set(['E-commerce', 'Retail', 'Manufacturing'])

const sellsGoods = (company: Company): boolean =>
  OF_GOODS.has(company.industry ?? '') ||
  factsOf(company, 'partner').some(({ gives }) => gives === 'supplies') ||
  factsOf(company, 'change').some(({ costOf }) => costOf === 'goods') ||
  said(company, 'goods')

const keepsStock = (company: Company): boolean =>
  factsOf(company, 'measure').some(({ metric }) => metric === 'stock') || said(company, 'stock')

/** Who is asked for money before the work begins: nobody who pays by rule. */
function arePrivate(company: Company): boolean {
  const payers: Fact[] = [
    ...factsOf(company, 'segment').filter(({ side }) => side !== 'user'),
    ...factsOf(company, 'constraint').filter(({ sort }) => sort === 'cash'),
    ...factsOf(company, 'measure').filter(({ metric }) => metric === 'arrears'),
  ]
  return !payers.some(({ label, quote }) => PAYS_BY_RULE.test(label) || PAYS_BY_RULE.test(quote))
}

const sendsQuotes = (company: Company): boolean =>
  factsOf(company, 'organization').some(({ sells }) => sells === 'projects') ||
  factsOf(company, 'measure').some(({ metric }) => metric === 'win-rate') ||
  company.industry === 'Professional Services' ||
  said(company, 'quotes')

/** Kinds of work that share what is short: several lines, and no hindrance that is of one of them alone. */
function areSeveralKinds(company: Company, rests: readonly string[]): boolean {
  const lines = factsOf(company, 'offer')
  const brakes = factsOf(company, 'constraint').filter(({ id }) => rests.includes(id))
  const isOfOne = ({ about }: Fact<'constraint'>) => lines.some(({ id }) => id === about)
  return lines.length > 1 && !(brakes.length > 0 && brakes.every(isOfOne))
}

/** Whether a firm is such that a move makes sense for it. `rests`: the facts of the finding that the move answers. */
export function holds(what: Presupposed, company: Company, rests: readonly string[]): boolean {
  switch (what) {
    case 'discounts':
      return said(company, 'discounts')
    case 'goods':
      return sellsGoods(company)
    case 'stock':
      return keepsStock(company)
    case 'hire':
      return said(company, 'hire')
    case 'private-payers':
      return arePrivate(company)
    case 'quotes':
      return sendsQuotes(company)
    case 'kinds-of-work':
      return areSeveralKinds(company, rests)
  }
}
