import { aboutOf, type Company, type Fact } from '../../../company/company.ts'
import type { Label } from '../../../sentences/label.ts'

/** What somebody has or lacks, by what a sentence can say of it: what is short is hands, room, goods, money or an approval. */
export type Inside =
  | 'asset'
  | 'person'
  | 'hands'
  | 'room'
  | 'goods'
  | 'money'
  | 'approval'
  | 'known'
  | 'asked'
  | 'kept'
  | 'price'
  | 'few-buyers'
  | 'systems'
  | 'season'

/** What lies around: who, or what changes. `choice`: a customer decides anew. */
export type Outside =
  | 'group'
  | 'referrer'
  | 'rival'
  | 'nothing'
  | 'law'
  | 'demand'
  | 'cost'
  | 'funding'
  | 'supply'
  | 'technology'
  | 'seller'
  | 'choice'
  | 'unsorted'

type Sort = NonNullable<Fact<'constraint'>['sort']>
const BY_SORT: Readonly<Record<Exclude<Sort, 'capacity'>, Inside>> = {
  'one-person': 'hands',
  skills: 'hands',
  supplier: 'goods',
  cash: 'money',
  rules: 'approval',
  awareness: 'known',
  conversion: 'asked',
  retention: 'kept',
  'price-pressure': 'price',
  'one-customer': 'few-buyers',
  systems: 'systems',
  data: 'systems',
  season: 'season',
}
const BY_RESOURCE: Readonly<Record<NonNullable<Fact<'constraint'>['resource']>, Inside>> = {
  equipment: 'room',
  room: 'room',
  calendar: 'room',
  hours: 'hands',
  craft: 'hands',
  posts: 'hands',
  approval: 'approval',
  money: 'money',
}

/** Null where nobody told of what kind it is: nothing is said of that. */
export function insideKind(fact: Fact, name: Label): Inside | null {
  if (fact.kind === 'strength' || fact.kind === 'resource')
    return name.isPerson ? 'person' : 'asset'
  if (fact.kind !== 'constraint' || fact.sort === undefined) return null
  if (fact.sort !== 'capacity') return BY_SORT[fact.sort]
  return fact.resource ? BY_RESOURCE[fact.resource] : 'room'
}

const BY_TOUCH: Readonly<Record<NonNullable<Fact<'change'>['touches']>, Outside>> = {
  rule: 'law',
  demand: 'demand',
  cost: 'cost',
  funding: 'funding',
  supply: 'supply',
  technology: 'technology',
  rival: 'seller',
}

/** Null for who or what has no place in a pair: a partner gives already what it gives. */
export function outsideKind(company: Company, fact: Fact): Outside | null {
  if (fact.kind === 'segment') return 'group'
  if (fact.kind === 'rival') return fact.sort === 'nothing' ? 'nothing' : ofRival(fact)
  if (fact.kind !== 'change') return null
  if (choosing(company, fact)) return 'choice'
  return fact.touches ? BY_TOUCH[fact.touches] : 'unsorted'
}

const ofRival = ({ sort }: Fact<'rival'>): Outside => (sort === 'referrer' ? 'referrer' : 'rival')

/** The single customer whose choice a change opens anew. */
export function choosing(company: Company, change: Fact): Fact<'segment'> | undefined {
  if (change.kind !== 'change' || change.bearing !== 'hurts') return undefined
  const customer = aboutOf(company, change, 'segment')
  return customer?.single ? customer : undefined
}
