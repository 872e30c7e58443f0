import { Fragment } from 'react'

const ADDRESS = /(https?:\/\/[^\s<>"']+)/g
// A full stop or a bracket after an address belongs to the sentence.
const SENTENCE_END = /[.,;:!?)\]}]+$/

/** The parts of a text: addresses of the web, and the words between them. */
export function partsOf(text: string): { text: string; href?: string }[] {
  return text.split(ADDRESS).flatMap((part, index) => {
    if (part === '') return []
    if (index % 2 === 0) return [{ text: part }]
    const end = SENTENCE_END.exec(part)?.[0] ?? ''
    const href = part.slice(0, part.length - end.length)
    return [{ text: href, href }, ...(end ? [{ text: end }] : [])]
  })
}

/** What somebody wrote, with its web addresses to press. They open beside, and are told nothing of where one came from. */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map((part, index) =>
    part.href ? (
      <a
        key={index}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="link wrap-anywhere"
      >
        {part.text}
      </a>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  )
}
