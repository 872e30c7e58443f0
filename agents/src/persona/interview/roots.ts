/** Words that ask rather than tell what is asked about: of English, and of asking somebody how they came to buy. No word of a trade. */
const ASKING = new Set(
  [
    'the and between for with from into onto about over under off out down again after before until till while during',
    'yes since because such not nor only very much many more most less least few some any all each every both other',
    'others another else one ones two first last next same own still yet already ever never always often',
    'sometimes usually really actually just even too also quite rather maybe perhaps than then there here that',
    'this these those they them their his her him its our ours you your yours yourself yourselves who whom whose',
    'what when where which why how are was were been being did does done doing has had have having can could will',
    'would shall should may might must exactly enough',
    'tell describe explain say says said think thought thinking thing things happen happens happened like get got',
    'getting come comes came coming make makes made making take takes took taking taken give gives gave want wants',
    'wanted need needs needed know knew known find found use uses used using try tries tried trying begin begins',
    'began start starts started starting look looks looked looking search buy buys bought buying order ordered book',
    'booked hire hired hiring call called contact choose chose chosen choosing decide decides decided deciding compare',
    'compared pick picked pay paid paying cost costs ask asked asking hear heard read see saw feel felt involved',
    'check checks checked checking decision decisions day days time times moment point part way kind sort reason person people somebody someone anybody anyone',
    'everybody everyone something anything everything nothing product service supplier suppliers provider firm',
    'ring rings ringing rang care cares cared cause caused company seller vendor shop solution offer customer question word words money work effort trouble year month',
    'week place work works worked new old soon early earlier late later finally go goes going went gone back',
  ]
    .join(' ')
    .split(' '),
)

/** Letters and figures of a word; an apostrophe joins, "wouldn't" is one. */
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu
/** Characters of a root, below which nothing is taken off. */
const LEAST = 4
const ENDINGS = ['ings', 'ing', 'ers', 'er', 'ed', 'es', 's'] as const

/** A word without its ending, so that "trimmer" and "trimming", "visit" and "visits" meet. No dictionary: a near miss counts as another word. */
export function rootOf(written: string): string {
  const word = written.toLowerCase().replace(/['’].*$/u, '')
  if (/\d/.test(word)) return word
  const single = word.length > LEAST ? word.replace(/i(?:es|ed)$/u, 'y') : word
  const ending = ENDINGS.find(end => single.endsWith(end) && single.length - end.length >= LEAST)
  const short = single.length === LEAST && /[^s]s$/u.test(single) ? single.slice(0, -1) : single
  const bare = ending ? single.slice(0, -ending.length) : short
  const plain = bare.length > LEAST - 1 ? bare.replace(/([^aeious])\1$/u, '$1') : bare
  return plain.length > LEAST ? plain.replace(/e$/u, '') : plain
}

export const wordsIn = (text: string): string[] => text.match(WORD) ?? []

/** The roots of all words of a text, figures included. */
export const rootsIn = (text: string): Set<string> => new Set(wordsIn(text).map(rootOf))

/** The words of a text that tell what it is about, as they stand there: not those that only ask. Short words count where they are figures. */
export const contentWords = (text: string): string[] =>
  wordsIn(text).filter(word => {
    const plain = word.toLowerCase().replace(/['’].*$/u, '')
    return /\d/.test(plain) || (plain.length > 2 && !ASKING.has(plain))
  })

/** Whether these roots are all among those, apart from what everybody speaks of. */
export const holdsAll = (
  roots: ReadonlySet<string>,
  wanted: readonly string[],
  free: ReadonlySet<string> = new Set(),
): boolean => wanted.every(root => free.has(root) || roots.has(root))
