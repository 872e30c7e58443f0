import type { Knowledge } from '../knowledge/pack.ts'

type Words = Knowledge['vocabulary']

/** Those a charity serves, as one and as many; the first that a description of them holds is taken. */
const SERVED: readonly (readonly [RegExp, string, string])[] = [
  [/\bfamil(?:y|ies)\b/i, 'family', 'families'],
  [/\bhouseholds?\b/i, 'household', 'households'],
  [/\b(?:kids?|child(?:ren)?)\b/i, 'child', 'children'],
  [/\bstudents?\b/i, 'student', 'students'],
  [/\bseniors?\b/i, 'senior', 'seniors'],
  [/\bveterans?\b/i, 'veteran', 'veterans'],
  [/\brefugees?\b/i, 'refugee', 'refugees'],
  [/\bpatients?\b/i, 'patient', 'patients'],
  [/\bartists?\b/i, 'artist', 'artists'],
  [/\bresidents?\b/i, 'resident', 'residents'],
  [/\bneighbou?rs?\b/i, 'neighbor', 'neighbors'],
  [/\bwomen\b/i, 'woman', 'women'],
  [/\bpeople\b/i, 'person', 'people'],
]

/** The trade speaks of donors and gifts; where the user said whom they serve, a plan for what is given speaks of those. */
export function servedWords(words: Words, groups: readonly string[]): Words {
  const served = groups.filter(
    g => !/\b(?:donors?|givers?|supporters?|sponsors?|funders?|volunteers?)\b/i.test(g),
  )
  const hit = SERVED.find(([sign]) => served.some(g => sign.test(g)))
  return hit
    ? { ...words, customer: hit[1], customers: hit[2], purchase: 'visit', purchases: 'visits' }
    : words
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bthe most profit from\b/g, 'most away from'],
  [/\btakes? the most profit from\b/g, 'weighs most on'],
  [/\bwho takes the profit from\b/gi, 'what presses on'],
  [/\bthe profit goes to\b/g, 'the pressure comes from'],
  [/\bthere is profit for /g, 'there is room for '],
  [/\bprofit\b/g, 'room to help'],
  [/\bmakes money with\b/g, 'pays for'],
  [/\bmargin\b/g, 'budget'],
  [/\bthirty buyers\b/g, 'thirty visitors'],
  [/\bnew buyers\b/g, 'newcomers'],
  [/\bBuyers\b/g, 'People served'],
  [/\bbuyers\b/g, 'people served'],
  [/\ba buyer of\b/g, 'a visitor of'],
  [/\bsell more\b/g, 'give more'],
  [/\bsell\b/g, 'offer'],
  [/\bsells\b/g, 'gives'],
  [/\bselling on\b/g, 'relying on'],
  [/\bselling\b/g, 'offering'],
  [/\bsales by line\b/g, 'costs by program'],
  [/\bSales\b/g, 'Use'],
  [/\bsales\b/g, 'use'],
  [/\bwould pay for\b/g, 'would use'],
  [/\bpaying\b/g, 'committed'],
  [/\bthey would buy elsewhere\b/g, 'they could get elsewhere'],
  [/\bbuy\b/g, 'take'],
  [/\ba price rise of one tenth on\b/g, 'a tenth more waiting for'],
  [/\bprice rise\b/g, 'change of terms'],
  [/\broom to charge for\b/g, 'room to give'],
  [/\btill\b/g, 'kitty'],
  [/\bthe takings from\b/g, 'the money for'],
  [/\bearns? what it earns\b/g, 'does what it can'],
  [/\bearns on\b/g, 'can carry'],
  [/\bearns?\b/g, 'helps'],
]

/** Fixed wording of a playbook for an organization that gives instead of selling. Never applied to the user's own words. */
export const charitable = (text: string): string =>
  WORDS.reduce((said, [from, to]) => said.replace(from, to), text)
