/** Campaigns that a text names. `several`: a part of it that fits more than one, with those. */
export type Named = { campaigns: string[]; several: string[][] }

const NOTHING: Named = { campaigns: [], several: [] }
/** Between two names; a campaign that holds such a word is found whole before. */
const BETWEEN =
  /[,;\n]|\s(?:and|or|vs\.?|versus|against|with|to|than|und|oder|gegen|mit|et|ou|contre|y|o|contra)\s/iu

/** The words of a name without case, accents and signs between them. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Which campaigns a text means, in its order: by their whole names, or by a part of one that fits no other. */
export function namedCampaigns(text: string, campaigns: readonly string[]): Named {
  const whole = wholeNames(text, campaigns)
  if (whole.length >= 2) return { campaigns: whole, several: [] }
  const rest = withoutNames(text, whole)
  const others = campaigns.filter(name => !whole.includes(name))
  const found = rest.split(BETWEEN).reduce<Named>((so, part) => {
    const fits = fitting(part, others)
    if (fits.length === 0) return so
    return fits.length === 1
      ? { ...so, campaigns: [...so.campaigns, fits[0]!] }
      : { ...so, several: [...so.several, fits] }
  }, NOTHING)
  const all = [...new Set([...whole, ...found.campaigns])]
  return { ...found, campaigns: inOrder(text, all) }
}

function wholeNames(text: string, campaigns: readonly string[]): string[] {
  const words = text.toLowerCase()
  return campaigns
    .filter(name => words.includes(name.toLowerCase()))
    .toSorted((a, b) => words.indexOf(a.toLowerCase()) - words.indexOf(b.toLowerCase()))
}

const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => {
    const at = left.toLowerCase().indexOf(name.toLowerCase())
    return at < 0 ? left : `${left.slice(0, at)}, ${left.slice(at + name.length)}`
  }, text)

/** Campaigns that hold every word of a part which any of them holds: "compare" is no part of a name. */
function fitting(part: string, campaigns: readonly string[]): string[] {
  const known = campaigns.map(name => ({ name, words: new Set(wordsOf(name)) }))
  const said = wordsOf(part).filter(word => known.some(({ words }) => words.has(word)))
  if (said.length === 0) return []
  return known.filter(({ words }) => said.every(word => words.has(word))).map(({ name }) => name)
}

/** Whoever is named first is the first of the two. */
function inOrder(text: string, names: readonly string[]): string[] {
  const words = wordsOf(text)
  const at = (name: string): number => {
    const places = wordsOf(name).map(word => words.indexOf(word))
    return Math.min(...places.filter(place => place >= 0))
  }
  return names.toSorted((a, b) => at(a) - at(b))
}
