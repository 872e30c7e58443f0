import type { Prompt } from '../model/prompt.ts'
import { factsInPage } from './facts-in-page.ts'
import type { About } from './job/about.ts'
import { batchesOf } from './job/batches.ts'
import type { PagesAnswer } from './job/form.ts'
import { pagesPrompt } from './job/prompt.ts'
import { settlePages } from './job/settle.ts'
import type { FactOnPage, Page } from './page.ts'

/** A page of prose takes some hundred milliseconds. A model reads a document call by call (from 0). */
export const DOCUMENT_THOUGHTS = {
  factsInPage,
  /** Null after the last call. */
  preparePages: (pages: readonly Page[], call: number, about: About): Prompt | null => {
    const batch = batchesOf(pages)[call]
    return batch ? pagesPrompt(batch, about) : null
  },
  settlePages: (
    given: PagesAnswer,
    pages: readonly Page[],
    call: number,
    about: About,
  ): FactOnPage[] => settlePages(given, batchesOf(pages)[call] ?? [], about),
} as const
