import type { PageBlock } from '@sextant/contracts/documents/rows'
import { Parser } from 'htmlparser2'

type Write = (sort: PageBlock['sort'], words: string) => void

/** What stands in these is no text of the page. */
const SILENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'head',
  'iframe',
  'object',
])
const HEADING = /^h[1-6]$/
/** A text ends where one of these begins or ends. */
const BLOCKS = new Set(
  `h1 h2 h3 h4 h5 h6 p div section article header footer main aside nav ul ol li table thead tbody tr
  blockquote pre figure figcaption address dl dt dd form fieldset hr body`.split(/\s+/),
)

/** Hands the text of an HTML document on, block by block. Nothing runs, nothing is fetched: only words are listened to. */
export function blocksOfHtml(html: string, write: Write): void {
  let words = ''
  let cells: string[] | null = null
  const silent: string[] = []
  const open: string[] = []
  const sort = (): PageBlock['sort'] => {
    if (open.some(name => HEADING.test(name))) return 'heading'
    return open.includes('li') ? 'item' : 'paragraph'
  }
  const end = (): void => {
    const said = words.replaceAll(/\s+/g, ' ').trim()
    words = ''
    if (said !== '') write(sort(), said)
  }
  const endRow = (): void => {
    if (cells?.some(cell => cell !== '')) write('row', cells.join('\t'))
    cells = null
  }
  const endCell = (): void => {
    cells?.push(words.replaceAll(/\s+/g, ' ').trim())
    words = ''
  }
  const parser = new Parser({
    onopentagname: name => {
      if (SILENT.has(name)) silent.push(name)
      if (silent.length > 0) return
      if (name === 'br') words += ' '
      if (name === 'tr') {
        end()
        cells = []
      } else if (BLOCKS.has(name) && !cells) end()
      else if (BLOCKS.has(name) && cells) words += ' '
      open.push(name)
    },
    ontext: text => {
      if (silent.length === 0) words += text
    },
    onclosetag: name => {
      if (silent.at(-1) === name) {
        silent.pop()
        return
      }
      if (silent.length > 0) return
      if (name === 'td' || name === 'th') endCell()
      else if (name === 'tr') endRow()
      else if (BLOCKS.has(name) && !cells) end()
      const at = open.lastIndexOf(name)
      if (at >= 0) open.splice(at, 1)
    },
  })
  parser.end(html)
  end()
}
