import { sameStem, stemsIn } from '../reading/stems.ts'
import { aboutOf, type Company, type Fact, factsOf } from './company.ts'

type Told = { about?: string | undefined; label: string; quote: string }

/** The one line of which a word, or what it is counted in, stands in what was said of something: "the same felt cover for less", "half of the nights". */
export function lineSaid(
  { label, quote }: Told,
  offers: readonly Fact<'offer'>[],
): Fact<'offer'> | undefined {
  const said = stemsIn(quote.replace(label, ''))
  const [line, another] = offers.filter(offer =>
    [...stemsIn(offer.label), ...stemsIn(offer.unit?.many ?? '')].some(word =>
      said.some(other => sameStem(word, other)),
    ),
  )
  return another ? undefined : line
}

/** The line that something is of: the one it is tied to, else the only one, else the one its words name. Of several, nobody is guessed. */
export function lineMeantBy(company: Company, fact: Told): Fact<'offer'> | undefined {
  const offers = factsOf(company, 'offer')
  const [only, another] = offers
  return aboutOf(company, fact, 'offer') ?? (another ? lineSaid(fact, offers) : only)
}
