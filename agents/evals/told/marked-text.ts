/** Words of an owner with marks of what each name and each figure is: `{offer1.price|85 euro}`, `{segment1|walkers}`. */
export type MarkedText = {
  currency: string
  country: string
  /** The kind that was asked for, or "all". */
  asked: string
  text: string
  marks: Mark[]
  /** What has no mark may be something all the same. */
  isPartial?: true
}

/** `role` is null on a name; `flag`: how an attempt went; `from`: the channel that brings such customers. */
export type Mark = {
  kind: string
  thing: string
  role: string | null
  flag?: string
  from?: string
  start: number
  end: number
}

const HEADER = /^#\s*currency\s+(\S+)\s*\|\s*country\s+([^|]+?)\s*\|\s*asked\s+(\w+)\s*$/
const MARK = /\{([a-z]+)(\d*)(?:\.([a-zA-Z]+))?(?:!(\w+))?(?:<(\w+))?\|([^{}]*)\}/g

/** Texts of one file; throws where a mark is not written as it should be. */
export function markedTexts(file: string, name: string): MarkedText[] {
  return file
    .split(/^---\s*$/m)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => markedText(part, name))
}

function markedText(part: string, name: string): MarkedText {
  const [first = '', ...lines] = part.split('\n')
  const header = HEADER.exec(first)
  if (!header) throw new Error(`${name}: no header: ${first}`)
  const [, currency = '', country = '', asked = ''] = header
  const body = lines.join('\n').trim()
  const marks: Mark[] = []
  let text = ''
  let from = 0
  for (const match of body.matchAll(MARK)) {
    const [all, kind = '', number = '', role, flag, channel, words = ''] = match
    text += body.slice(from, match.index)
    marks.push({
      kind,
      thing: `${kind}${number}`,
      role: role ?? null,
      ...(flag && { flag }),
      ...(channel && { from: channel }),
      start: text.length,
      end: text.length + words.length,
    })
    text += words
    from = match.index + all.length
  }
  text += body.slice(from)
  if (/[{}]/.test(text)) throw new Error(`${name}: a mark is not closed: ${text.slice(0, 200)}`)
  return { currency, country, asked, text, marks }
}
