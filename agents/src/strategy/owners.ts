import type { Profile } from './framework.ts'

export type Duty = 'lead' | 'sell' | 'operate' | 'money' | 'people'

const OPERATE: Readonly<Record<string, string>> = {
  'SaaS/Software': 'Product lead',
  'E-commerce': 'Fulfilment lead',
  'Professional Services': 'Delivery lead',
  Manufacturing: 'Shop-floor lead',
  Healthcare: 'Practice manager',
  Retail: 'Shop manager',
  'Financial Services': 'Operations lead',
  Education: 'Program lead',
  'Non-profit': 'Program manager',
  Other: 'Operations lead',
}
const FRONT: Readonly<Record<string, string>> = {
  'SaaS/Software': 'Customer success lead',
  'E-commerce': 'Store marketer',
  'Professional Services': 'Client lead',
  Manufacturing: 'Sales lead',
  Healthcare: 'Front desk',
  Retail: 'Counter lead',
  'Financial Services': 'Relationship lead',
  Education: 'Admissions lead',
  'Non-profit': 'Supporter lead',
  Other: 'Customer lead',
}

/** The role that would really do it at this size: among ten people there is an owner and no "Counter lead". */
export function ownerFor(profile: Profile, duty: Duty): string {
  const small = /^1\s?[-–]\s?10$/.test(profile.companySize),
    middle = /^11-50$/.test(profile.companySize)
  const clinic = profile.industry === 'Healthcare',
    charity = profile.industry === 'Non-profit'
  const head = charity
    ? 'Executive director'
    : clinic
      ? 'Practice owner'
      : profile.industry === 'SaaS/Software'
        ? 'Founder'
        : 'Owner'
  if (small) return head
  if (middle)
    return duty === 'lead'
      ? head
      : duty === 'operate'
        ? (OPERATE[profile.industry] ?? 'Operations lead')
        : duty === 'sell'
          ? (FRONT[profile.industry] ?? 'Customer lead')
          : duty === 'money'
            ? 'Bookkeeper'
            : head
  return {
    lead: 'General manager',
    sell: 'Head of marketing',
    operate: OPERATE[profile.industry] ?? 'Head of operations',
    money: 'Finance lead',
    people: 'Head of people',
  }[duty]
}
