import type { Meter } from './persona.ts'

/** What a line rests on, in words: "3 of 5 customers, 1 document, your cards"; "nobody asked yet" where it is assumed. */
export function evidenceWords({
  said,
  against = 0,
  asked,
  documents,
  told,
  computed,
}: Meter): string {
  const parts = [
    said > 0 ? `${said} of ${asked} ${asked === 1 ? 'customer asked' : 'customers asked'}` : '',
    against > 0 ? `${against} ${against === 1 ? 'says' : 'say'} the opposite` : '',
    documents > 0 ? `${documents} ${documents === 1 ? 'document' : 'documents'}` : '',
    told ? 'your cards' : '',
    computed ? 'your figures' : '',
  ]
  return parts.filter(Boolean).join(', ') || 'assumed, nobody asked yet'
}
