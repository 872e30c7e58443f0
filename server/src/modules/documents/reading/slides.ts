import type { PageBlock } from '@sextant/contracts/documents/rows'
import { Parser } from 'htmlparser2'
import { openZip } from './zip.ts'

type Block = { sort: PageBlock['sort']; words: string }

const SLIDE = /^ppt\/(slides|notesSlides)\/(_rels\/)?(slide|notesSlide)\d+\.xml(\.rels)?$/
const BOOK = new Set(['ppt/presentation.xml', 'ppt/_rels/presentation.xml.rels'])
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

type Heard = {
  opens?: (name: string, attributes: Record<string, string>) => void
  closes?: (name: string) => void
  text?: (text: string) => void
}
/** Only the five entities of XML are known: no document can define one that grows. */
function hear(xml: string, { opens, closes, text }: Heard): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => opens?.(local(name), attributes),
      onclosetag: name => closes?.(local(name)),
      ontext: piece => text?.(piece),
    },
    { xmlMode: true },
  )
  parser.end(xml)
}

/** What the parts of a file point at, by the ids of the relations. */
function relationsOf(xml: string | undefined): Map<string, string> {
  const targets = new Map<string, string>()
  hear(xml ?? '', {
    opens: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target)
    },
  })
  return targets
}

/** The slides in the order in which they are shown. */
function slideNames(files: Record<string, string>): string[] {
  const targets = relationsOf(files['ppt/_rels/presentation.xml.rels'])
  const names: string[] = []
  hear(files['ppt/presentation.xml'] ?? '', {
    opens: (name, attributes) => {
      const target = name === 'sldId' ? targets.get(attributes['r:id'] ?? '') : undefined
      if (target) names.push(`ppt/${target.replace(/^\/?(ppt\/)?/, '')}`)
    },
  })
  return names
}

/** What stands on a slide: titles as headings, tables row by row, everything else a paragraph. */
function blocksOfSlide(xml: string): Block[] {
  const blocks: Block[] = []
  let words = ''
  let sort: Block['sort'] = 'paragraph'
  let cells: string[] | null = null
  let reading = false
  hear(xml, {
    opens: (name, { type }) => {
      if (name === 'sp') sort = 'paragraph'
      if (name === 'ph' && /title/i.test(type ?? '')) sort = 'heading'
      if (name === 'tr') cells = []
      if (name === 't') reading = true
      if (name === 'br') words += ' '
    },
    text: piece => {
      if (reading) words += piece
    },
    closes: name => {
      if (name === 't') reading = false
      if (name === 'tc') {
        cells?.push(words.replaceAll(/\s+/g, ' ').trim())
        words = ''
      }
      if (name === 'tr') {
        blocks.push({ sort: 'row', words: cells?.join('\t') ?? '' })
        cells = null
      }
      if (name === 'p' && cells) words += ' '
      if (name !== 'p' || cells) return
      blocks.push({ sort, words })
      words = ''
    },
  })
  return blocks
}

/** The slides of a presentation in their order, each with the notes of who speaks. */
export function readSlides(bytes: Uint8Array): Block[][] {
  const files = openZip(bytes, name => BOOK.has(name) || SLIDE.test(name))
  return slideNames(files).flatMap(name => {
    const xml = files[name]
    if (xml === undefined) return []
    const relations = relationsOf(files[name.replace('slides/', 'slides/_rels/') + '.rels'])
    const notes = [...relations.values()].find(target => target.includes('notesSlide'))
    const noted = notes ? files[`ppt/${notes.replace('../', '')}`] : undefined
    const spoken = noted === undefined ? [] : blocksOfSlide(noted).filter(isSaid)
    return [[...blocksOfSlide(xml), ...spoken]]
  })
}

/** A note that is more than the number of its slide. */
const isSaid = ({ words }: Block): boolean => !/^\s*\d*\s*$/.test(words)
