/** A page that no question is about. */
export type OtherPage = { document: string; heading: string; words: string; language: string }

const DOCUMENTS = [
  'Price list 2026',
  'Notes of the week',
  'Report to the owners',
  'Letters',
  'Plan for next year',
  'Interview notes',
  'Minutes',
  'Handbook of the cafe',
]
const WHO = [
  'The guests',
  'Our members',
  'Two instructors',
  'The harbour office',
  'A school',
  'The bank',
  'The board',
  'A supplier',
  'The insurer',
  'Visitors from the city',
]
const DID = [
  'asked for',
  'wrote about',
  'paid for',
  'cancelled',
  'praised',
  'wants to change',
  'complained about',
  'will discuss',
  'agreed on',
  'postponed',
]
const WHAT = [
  'the boats',
  'the price of a tour',
  'the opening hours',
  'the booking page',
  'a new course for children',
  'the newsletter',
  'the parking spaces',
  'the evening classes',
  'the invoice of May',
  'the pictures for the website',
  'the insurance',
  'the changing rooms',
]
const WHEN = [
  'in spring',
  'before the season',
  'in the last week of June',
  'after the holidays',
  'on a rainy weekend',
  'this quarter',
  'at the end of the year',
  'twice this month',
]
const THEN = [
  'Nothing was decided.',
  'Ines will answer by letter.',
  'It costs about as much as last year.',
  'We come back to it at the next meeting.',
  'The figures are in the report.',
  'A list of dates follows.',
]
const GERMAN = [
  'Die Gäste fragten nach den Öffnungszeiten und dem Preis der Führungen.',
  'Der Verein spricht im Herbst über die Boote und die Rechnung.',
  'Die Stadt antwortet der Schule nach den Ferien.',
  'Der Kurs am Abend ist wieder gut besucht.',
]
const ROMANCE: Record<string, readonly string[]> = {
  fr: [
    'Les visiteurs demandent les horaires et le prix des cours.',
    'Le club parle des bateaux et de la facture en automne.',
    'La ville répond à l’école après les vacances.',
  ],
  es: [
    'Los visitantes preguntan por el horario y el precio de las clases.',
    'El club habla de los barcos y de la factura en otoño.',
    'La ciudad responde a la escuela después de las vacaciones.',
  ],
}

/** Numbers that look drawn and are the same each time. */
function draws(): (below: number) => number {
  let state = 20_270_101
  return below => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

/** So many pages about the same business, in the words that pages of questions use as well. */
export function otherPages(count: number): OtherPage[] {
  const draw = draws()
  const one = (list: readonly string[]): string => list[draw(list.length)]!
  const sentence = (): string =>
    `${one(WHO)} ${one(DID)} ${one(WHAT)} and ${one(WHAT)} ${one(WHEN)}. ${one(THEN)}`
  const several = (make: () => string): string => Array.from({ length: 4 }, make).join(' ')
  const page = (at: number): OtherPage => {
    const language = { 0: 'de', 1: 'fr', 2: 'es' }[at % 12] ?? 'en'
    const sentences = language === 'de' ? GERMAN : ROMANCE[language]
    return {
      document: `${one(DOCUMENTS)} ${at}`,
      heading: one(WHAT).replace('the ', ''),
      words: several(sentences ? () => one(sentences) : sentence),
      language,
    }
  }
  return Array.from({ length: count }, (_, at) => page(at))
}
