import { factsInPage } from './facts-in-page.ts'

/** A page of prose takes some hundred milliseconds. */
export const DOCUMENT_THOUGHTS = { factsInPage } as const
