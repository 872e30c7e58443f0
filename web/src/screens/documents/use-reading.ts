import type { DocumentDetail } from '@sextant/contracts/documents/rows'
import { useSearchParams } from 'react-router'

/** Where somebody is in a document, as the address says: ?version=1&page=3&fact=… */
export type Reading = {
  version: number
  page: number
  pageCount: number
  /** The fact whose words are washed, or the passage that one came for. */
  chosen: string | null
  /** A passage that one came for, by its first character on the page and its length. */
  passage: { from: number; to: number } | null
  show: (page: number, fact?: string) => void
  showVersion: (version: number) => void
  /** The same page of the newest version. */
  showNewest: () => void
}

const numberOf = (text: string | null): number | null => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

/** The name of the passage that one came for, among the marks of a page. */
export const PASSAGE = 'passage'

/** "120-560": characters of the page. */
function passageOf(text: string | null): Reading['passage'] {
  const [, from, to] = /^(\d{1,7})-(\d{1,7})$/.exec(text ?? '') ?? []
  return from && to ? { from: Number(from), to: Number(to) } : null
}

/** The place that the address names; a fact leads to its page. */
export function useReading(document: DocumentDetail): Reading {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('fact')
  const fact = document.facts.find(({ id }) => id === wanted)
  const asked = fact?.version ?? numberOf(params.get('version'))
  const shown = document.versions.find(({ version }) => version === asked)
  const newestRead = document.versions.find(({ page_count: count }) => count > 0)
  const { version, page_count: pageCount } = shown ?? newestRead ?? document.versions[0]!
  const page = numberOf(params.get('page')) ?? fact?.page ?? 1
  const passage = passageOf(params.get('passage'))
  const go = (next: Record<string, string>) =>
    setParams(next, { replace: true, preventScrollReset: true })
  const kept: Record<string, string> =
    version === document.version ? {} : { version: String(version) }
  return {
    version,
    pageCount,
    page: Math.min(page, Math.max(1, pageCount)),
    chosen: fact?.id ?? (passage ? PASSAGE : null),
    passage,
    show: (number, id) => go({ ...kept, page: String(number), ...(id && { fact: id }) }),
    showVersion: number => go({ version: String(number) }),
    showNewest: () => go({ page: String(page) }),
  }
}
