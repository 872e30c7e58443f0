import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { transformSync } from 'rolldown/utils'

// The drawings are React components shared with the web; Node runs TypeScript but not JSX.
registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.tsx')) return next(url, context)
    const path = fileURLToPath(url)
    const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), {
      jsx: { runtime: 'automatic' },
    })
    if (errors[0]) throw errors[0]
    return { format: 'module', source: code, shortCircuit: true }
  },
})

/** A whole SVG document and its natural size in px. */
export type Picture = { svg: string; width: number; height: number; label: string }

/** A letter's halo is one element with `paint-order`; renderers that fill first would cover the letters, so it becomes two. */
const splitHalos = (svg: string): string =>
  svg.replaceAll(
    /<text([^>]*?) paint-order="stroke"([^>]*)>(.*?)<\/text>/gs,
    (_, before: string, after: string, inner: string) => {
      const plain = `${before}${after}`.replaceAll(/ stroke(?:-width|-linejoin)?="[^"]*"/g, '')
      return `<text${before}${after}>${inner}</text><text${plain}>${inner}</text>`
    },
  )

type Drawn = { element: ReactElement; width: number; height: number }

/** A drawing of @sextant/drawings as a file holds it. */
export function pictureOfElement({ element, width, height }: Drawn): Picture {
  const markup = renderToStaticMarkup(element)
  const label = /aria-label="([^"]*)"/.exec(markup)?.[1] ?? ''
  return { svg: splitHalos(markup), width, height, label: unescape(label) }
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const unescape = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, entity => ENTITIES[entity] ?? entity)
